//! Seats: in a running game no person takes another's seat unless all seated players agree; and what a program that acts
//! for one seat may see and do.

use kernel::{Lang, Seat, Viewer};
use serde_json::json;
use table::{
    Back, Change, ClientId, Clock, Command, Holder, Options, Proposal, Refusal, SEAT_ASKS, SeatView, Sender,
    Status, TimeOut, Told,
};
use toy::Toy;

use crate::club::{ANN, BOB, CAT, Club, begun, bot, join, sit, to};

const DAN: ClientId = ClientId(104);

fn free(seat: u8) -> Command {
    Command::FreeSeat { seat: Seat(seat) }
}

/// Ann's time is up and a bot stands in for her; Bob is at the table too, and Cat watches.
fn timed_out(options: Options) -> Club<Toy> {
    let clock = Some(Clock::Move { ms: 60_000 });
    let time_out = TimeOut::Bot { level: "easy".into() };
    let mut club = Club::new(Toy, &json!({ "players": 2 }), Options { clock, time_out, ..options });
    // Ann owns the table; Bob is the slow one.
    for (client, name, seat) in [(BOB, "Bob", 0), (ANN, "Ann", 1)] {
        club.ok(client, &join(name));
        club.ok(client, &sit(seat));
    }
    club.ok(CAT, &join("Cat"));
    club.ok(ANN, &Command::Start);
    club.now += 100_000;
    club.host(&Command::Tick);
    let stands_in = Holder::Bot { level: "easy".into(), stands_in_for: Some(0) };
    assert_eq!(club.table.room().places[0].holder, stands_in);
    club
}

fn open_ask(club: &Club<Toy>) -> u32 {
    club.table.room().ask.as_ref().expect("a question is open").number
}

#[test]
fn an_owner_cannot_free_the_seat_of_somebody_who_is_away() {
    let mut club = timed_out(Options::default());
    assert_eq!(club.say(ANN, &free(0)), Err(Refusal::SeatBelongs));
    assert_eq!(club.send(Sender::Host, &free(0)), Err(Refusal::SeatBelongs));
    assert_eq!(club.say(ANN, &Command::Kick { member: 0 }), Err(Refusal::StillPlaying));
    // Leaving for good is still only being away, as far as the table can tell.
    club.ok(BOB, &Command::Leave);
    assert_eq!(club.say(ANN, &Command::Block { member: 0, on: true }), Err(Refusal::StillPlaying));
    // A stronger bot may stand in; the seat stays Bob's.
    club.ok(ANN, &Command::SetBot { seat: Seat(0), level: "hard".into() });
    club.ok(BOB, &join("Bob"));
    club.ok(BOB, &sit(0));
    assert_eq!(club.table.viewer(BOB), Viewer::Seat(Seat(0)));
}

#[test]
fn nobody_frees_the_seat_of_who_sits_in_a_running_game() {
    let mut club = begun(Options::default());
    assert_eq!(club.say(ANN, &free(1)), Err(Refusal::SeatBelongs));
    assert_eq!(club.send(Sender::Host, &free(1)), Err(Refusal::SeatBelongs));
    club.ok(BOB, &free(1));
    let open = SeatView::Open { forfeited: false, belongs_to: Some(1) };
    assert_eq!(club.table.glance().seats[1], open);
    club.ok(BOB, &sit(1));
}

#[test]
fn a_newcomer_sees_the_hand_only_when_all_who_sit_agree_and_the_log_says_so() {
    let mut club = timed_out(Options::default());
    let hidden = club.table.resync(Some(CAT), 0, Lang::EN);
    let outputs = club.ok(CAT, &sit(0));
    let proposal = Proposal::Seat { seat: Seat(0) };
    assert!(matches!(to(&outputs, Some(ANN)).news[0].told,
        Told::Asked { member: 2, proposal: asked } if asked == proposal));
    let ask = to(&outputs, None).table.ask.clone().expect("everybody sees the question");
    assert_eq!((ask.member, ask.waiting_for), (2, vec![1]));
    assert_eq!(club.table.viewer(CAT), Viewer::Spectator, "asking shows nothing");
    let number = open_ask(&club);
    // The absent player is not asked, and the newcomer does not answer for others.
    assert_eq!(club.say(BOB, &Command::Answer { ask: number, yes: true }), Err(Refusal::NotAsked));
    assert_eq!(club.say(CAT, &Command::Answer { ask: number, yes: true }), Err(Refusal::NotAsked));
    // Refused once.
    club.ok(ANN, &Command::Answer { ask: number, yes: false });
    assert_eq!(club.table.viewer(CAT), Viewer::Spectator);
    let again = club.table.resync(Some(CAT), 0, Lang::EN);
    assert_eq!(again.position.map(|p| p.view), hidden.position.map(|p| p.view));
    // Agreed to; the game goes on in the meantime.
    club.ok(CAT, &sit(0));
    let number = open_ask(&club);
    club.host(&club.act("keep"));
    assert_eq!(open_ask(&club), number, "a move of the bot does not answer the question");
    let outputs = club.ok(ANN, &Command::Answer { ask: number, yes: true });
    assert_eq!(club.table.viewer(CAT), Viewer::Seat(Seat(0)));
    assert!(to(&outputs, Some(CAT)).full);
    for reader in [Some(ANN), None] {
        let told = to(&outputs, reader).news.iter().find_map(|news| match &news.told {
            Told::TookOver { seat, name, before_name, .. } => {
                Some((*seat, name.clone(), before_name.clone()))
            }
            _ => None,
        });
        assert_eq!(told, Some((Seat(0), "Cat".into(), Some("Bob".into()))), "everybody reads it");
    }
    let logged = Change::TookOver { seat: Seat(0), member: 2, before: Some(0) };
    assert!(club.stored.entries.iter().any(|entry| entry.change == logged));
    // The seat is Cat's now.
    assert_eq!(club.say(BOB, &sit(0)), Err(Refusal::SeatTaken));
}

#[test]
fn who_comes_back_first_has_the_seat() {
    let mut club = timed_out(Options::default());
    club.ok(CAT, &sit(0));
    let number = open_ask(&club);
    club.ok(BOB, &sit(0));
    assert_eq!(club.say(ANN, &Command::Answer { ask: number, yes: true }), Err(Refusal::NoAsk));
    assert_eq!(club.table.viewer(BOB), Viewer::Seat(Seat(0)));
    assert_eq!(club.table.viewer(CAT), Viewer::Spectator);
}

#[test]
fn a_rated_game_keeps_its_players_and_an_empty_table_has_nobody_to_agree() {
    let mut club = begun(Options { rated: true, ..Options::default() }.made_fair());
    club.ok(CAT, &join("Cat"));
    assert_eq!(club.say(CAT, &sit(1)), Err(Refusal::SeatTaken));
    club.ok(ANN, &club.act("keep"));

    let mut club = begun(Options::default());
    club.ok(CAT, &join("Cat"));
    for client in [ANN, BOB] {
        club.ok(client, &Command::Leave);
    }
    assert_eq!(club.say(CAT, &sit(1)), Err(Refusal::NobodyAgrees));
    // The previous holders sit down again.
    club.ok(BOB, &join("Bob"));
    club.ok(BOB, &sit(1));
}

#[test]
fn a_bots_seat_is_taken_over_by_consent_too() {
    let mut club = Club::new(Toy, &json!({ "players": 2 }), Options::default());
    club.ok(ANN, &join("Ann"));
    club.ok(ANN, &sit(0));
    club.ok(ANN, &bot(1));
    club.ok(ANN, &Command::Start);
    club.ok(CAT, &join("Cat"));
    club.ok(CAT, &sit(1));
    assert_eq!(club.table.viewer(CAT), Viewer::Spectator);
    club.ok(ANN, &Command::Answer { ask: open_ask(&club), yes: true });
    assert_eq!(club.table.viewer(CAT), Viewer::Seat(Seat(1)));
    let logged = Change::TookOver { seat: Seat(1), member: 1, before: None };
    assert_eq!(club.stored.entries.last().map(|entry| &entry.change), Some(&logged));
}

#[test]
fn who_watches_cannot_block_the_questions_of_players_or_ask_for_ever() {
    let mut club = timed_out(Options::default());
    for _ in 0..SEAT_ASKS {
        club.ok(CAT, &sit(0));
        // A player's question replaces that of a spectator.
        club.ok(ANN, &Command::Abandon);
        if club.status() == Status::Abandoned {
            return;
        }
        club.ok(ANN, &Command::Withdraw);
    }
    assert_eq!(club.say(CAT, &sit(0)), Err(Refusal::AskedEnough));
    club.ok(DAN, &join("Dan"));
    club.ok(DAN, &sit(0));
}

/// One person holds both seats; another device is restricted to seat 1.
#[test]
fn a_program_for_one_seat_sees_and_does_that_alone() {
    let mut club = Club::new(Toy, &json!({ "players": 2 }), Options { hot_seat: true, ..Options::default() });
    club.ok(ANN, &join("Ann"));
    club.ok(ANN, &sit(0));
    club.ok(ANN, &sit(1));
    club.ok(ANN, &Command::Start);
    let (own, other) = (Sender::Seat(ANN, Seat(1)), Sender::Seat(ANN, Seat(0)));
    let table = &club.table;
    assert_eq!(table.viewer(ANN), Viewer::Seat(Seat(0)));
    assert_eq!(table.viewer_at(ANN, Some(Seat(1))), Viewer::Seat(Seat(1)));
    let update = table.resync_at(Some(ANN), Some(Seat(1)), 0, Lang::EN);
    assert_eq!((update.you.viewer, update.you.seats.clone()), (Viewer::Seat(Seat(1)), vec![Seat(1)]));
    assert!(!update.you.pass_device);
    club.check_position(&update, Viewer::Seat(Seat(1)));
    assert_eq!(
        table.record_at(Some(ANN), Some(Seat(1))).expect("a record").view,
        Some(Viewer::Seat(Seat(1)))
    );

    let keep = club.act("keep");
    assert_eq!(club.send(own, &keep), Err(Refusal::NotYourTurn));
    club.send(other, &keep).expect("it is that seat's turn");
    let undo = Command::Undo { step: club.step(), back: Back::Step };
    assert_eq!(club.send(own, &undo), Err(Refusal::NothingToTakeBack));
    assert!(
        !club.table.resync_at(Some(ANN), Some(Seat(1)), 0, Lang::EN).position.is_some_and(|p| p.can_undo)
    );
    club.send(other, &undo).expect("it is that seat's own decision");
    for refused in [
        join("Eve"),
        Command::Leave,
        free(1),
        bot(1),
        Command::Abandon,
        Command::Lock { on: true },
        Command::Kick { member: 0 },
        Command::Resign { seat: Seat(0) },
        sit(0),
    ] {
        assert_eq!(club.send(own, &refused), Err(Refusal::SeatOnly), "{refused:?}");
    }
    club.send(own, &Command::Chat { text: "hello".into() }).expect("players talk");
    // Without the seat only public information is left.
    club.ok(ANN, &bot(1));
    assert_eq!(club.table.viewer_at(ANN, Some(Seat(1))), Viewer::Spectator);
    club.send(own, &sit(1)).expect("the seat is still theirs");
    club.send(own, &Command::Resign { seat: Seat(1) }).expect("it is the own seat");
}
