//! Rated games are fair, and the owner keeps order at the table.

use kernel::{Game, Seat};
use serde_json::json;
use table::{
    Back, Chance, Change, ClientId, Clock, Command, Holder, Options, Refusal, Sender, Status, TakeBacks,
    TimeOut,
};
use toy::Toy;

use crate::club::{ANN, BOB, CAT, Club, ann_and_bob, begun, bot, join, sit, to};

fn rated() -> Options {
    Options { rated: true, ..Options::default() }.made_fair()
}

/// Ann against a bot.
fn against_a_bot(options: Options) -> Club<Toy> {
    let mut club = Club::new(Toy, &json!({ "players": 2 }), options);
    club.ok(ANN, &join("Ann"));
    club.ok(ANN, &sit(0));
    club.ok(ANN, &Command::SetBot { seat: Seat(1), level: "random".into() });
    club.ok(ANN, &Command::Start);
    club
}

/// Plays until a seat has made this many decisions.
fn play_on(club: &mut Club<Toy>, seat: Seat, moves: u32) {
    while club.table.room().places[seat.index()].moves < moves {
        let to_act = club.deciding().expect("the game goes on");
        let holder = club.table.room().places[to_act.index()].holder.clone();
        let from = match holder {
            Holder::Human { member } => Sender::Client(club.table.room().members[member as usize].client),
            Holder::Bot { .. } | Holder::Open => Sender::Host,
        };
        let mut legal = Vec::new();
        club.game.legal(club.state(), &mut legal);
        let named = |word: &str| legal.iter().map(|&a| club.game.phrase(a).text()).find(|text| text == word);
        let action = ["peek", "keep"].iter().find_map(|word| named(word));
        let action = action.unwrap_or_else(|| club.game.phrase(legal[0]).text());
        club.send(from, &club.act(&action)).expect("it is legal");
    }
}

#[test]
fn a_rated_table_takes_only_fair_options() {
    let fair = rated();
    assert!(!fair.hints && fair.take_backs == TakeBacks::OwnTurn);
    assert_eq!(fair.time_out, TimeOut::Loss { level: "easy".into() });
    let unrated = Options::default();
    assert_eq!(unrated.clone().made_fair(), unrated, "others stay as they are");
    let unfair = [
        Options { hints: true, ..rated() },
        Options { take_backs: TakeBacks::Agreed, ..rated() },
        Options { time_out: TimeOut::Bot { level: "master".into() }, ..rated() },
        Options { hot_seat: true, ..rated() },
        Options { chance: Chance::Prepared, ..rated() },
        Options { chance: Chance::Hand { dealers: vec![ANN] }, ..rated() },
    ];
    for options in unfair {
        let new = table::New {
            setup: json!({ "players": 2 }),
            options: options.clone(),
            owner: ANN,
            seed: table::Seed(1),
            at: 0,
        };
        let refused = table::Table::create(std::sync::Arc::new(Toy), new).err().expect("it is unfair");
        assert!(refused.to_string().contains("a rated game"), "{options:?}: {refused}");
    }
}

#[test]
fn a_rated_game_keeps_its_bots_and_seats() {
    let mut club = against_a_bot(rated());
    let expert = Command::SetBot { seat: Seat(1), level: "expert".into() };
    assert_eq!(club.say(ANN, &expert), Err(Refusal::RatedFixed));
    // Nor does a bot play for her, and no player can be replaced.
    let own = Command::SetBot { seat: Seat(0), level: "master".into() };
    assert_eq!(club.say(ANN, &own), Err(Refusal::RatedFixed));
    for seat in [0, 1] {
        assert_eq!(club.say(ANN, &Command::FreeSeat { seat: Seat(seat) }), Err(Refusal::RatedFixed));
    }
    // The host replaces a bot that failed; the table remembers the original one.
    club.host(&bot(1));
    let began = club.table.room().places[1].began.clone();
    assert_eq!(began, Some(Holder::Bot { level: "random".into(), stands_in_for: None }));
    // Before the start, and in unrated games, owners are free.
    let mut other = against_a_bot(Options::default());
    other.ok(ANN, &expert);
}

#[test]
fn in_a_rated_game_nothing_is_taken_back_past_a_reveal() {
    for (options, allowed) in [(Options::default(), true), (rated(), false)] {
        let mut club = against_a_bot(options);
        club.ok(ANN, &club.act("peek"));
        let step = club.step();
        let undo = Command::Undo { step, back: Back::Step };
        assert_eq!(club.say(ANN, &undo), Err(Refusal::NothingToTakeBack));
        // Against bots no other player has to agree: unrated, that would let her look at a card and
        // undo.
        let ask = club.say(ANN, &Command::AskUndo { step, back: Back::Step });
        assert_eq!(ask.is_ok(), allowed, "{ask:?}");
        if !allowed {
            assert_eq!(ask.err(), Some(Refusal::TakeBacksOff));
        }
    }
    // An action that reveals nothing can still be undone in one's own turn.
    let mut club = against_a_bot(rated());
    club.ok(ANN, &club.act("keep"));
    club.ok(ANN, &Command::Undo { step: club.step(), back: Back::Step });
}

#[test]
fn who_leaves_a_rated_game_early_breaks_it_off_and_later_loses_it() {
    for command in [Command::Leave, Command::Resign { seat: Seat(0) }] {
        let mut early = begun(rated());
        early.ok(ANN, &command);
        assert_eq!(early.status(), Status::Abandoned);
        assert_eq!(early.table.glance().standing.and_then(|standing| standing.ranks), None);

        let mut late = begun(rated());
        play_on(&mut late, Seat(0), table::EARLY);
        late.ok(ANN, &command);
        assert_eq!(late.status(), Status::Forfeited);
        let standing = late.table.glance().standing.expect("it is over");
        assert_eq!(standing.ranks, Some(vec![2, 1]));
    }
    // In an unrated game, leaving frees the seat.
    let mut club = begun(Options::default());
    club.ok(ANN, &Command::Leave);
    assert_eq!(club.status(), Status::Playing);
}

#[test]
fn who_is_out_of_time_loses_a_rated_game_and_no_bot_wins_it_for_them() {
    let clock = Some(Clock::Move { ms: 100 });
    let mut club = begun(Options { clock, ..rated() });
    club.now += 1000;
    club.host(&Command::Tick);
    assert_eq!(club.status(), Status::Abandoned, "who never came did not play");

    let mut club = begun(Options { clock, ..rated() });
    for _ in 0..table::EARLY {
        club.ok(ANN, &club.act("keep"));
        club.ok(ANN, &Command::Undo { step: club.step(), back: Back::Step });
    }
    club.now += 1000;
    club.host(&Command::Tick);
    assert_eq!(club.status(), Status::Forfeited);
    assert_eq!(club.table.glance().standing.and_then(|standing| standing.ranks), Some(vec![2, 1]));
}

#[test]
fn a_rated_game_against_bots_is_not_broken_off_alone() {
    let mut club = against_a_bot(rated());
    play_on(&mut club, Seat(0), table::EARLY);
    assert_eq!(club.say(ANN, &Command::Abandon), Err(Refusal::RatedResign));
    let mut early = against_a_bot(rated());
    early.ok(ANN, &Command::Abandon);
    assert_eq!(early.status(), Status::Abandoned);
    // Two people may agree to it.
    let mut club = begun(rated());
    play_on(&mut club, Seat(0), table::EARLY);
    club.ok(ANN, &Command::Abandon);
    let ask = club.table.room().number;
    club.ok(BOB, &Command::Answer { ask, yes: true });
    assert_eq!(club.status(), Status::Abandoned);
}

#[test]
fn nobody_stops_a_game_again_and_again() {
    let mut club = begun(Options::default());
    for _ in 0..table::PAUSES {
        club.ok(BOB, &Command::Pause);
        club.ok(ANN, &Command::Resume);
    }
    club.ok(BOB, &Command::Pause);
    assert_eq!(club.status(), Status::Playing, "now Ann is asked");
    assert!(club.table.room().ask.is_some());
    club.ok(BOB, &Command::Withdraw);
    // The limit is per player: Ann has not paused it yet. A spectator never can.
    club.ok(CAT, &join("Cat"));
    assert_eq!(club.say(CAT, &Command::Pause), Err(Refusal::NotSeated));
    club.ok(ANN, &Command::Pause);
    assert_eq!(club.status(), Status::Paused);
    // In a rated game the others are asked at once.
    let mut club = begun(rated());
    club.ok(BOB, &Command::Pause);
    assert_eq!(club.status(), Status::Playing);
}

#[test]
fn watchers_cannot_use_up_the_words_of_the_players() {
    let mut club = begun(Options::default());
    let say = |at: u32| Command::Chat { text: at.to_string() };
    let mut watcher = 1000;
    let mut said = 0;
    while said < table::WATCHERS_MESSAGES {
        watcher += 1;
        let client = ClientId(watcher);
        club.table.handle(Sender::Client(client), &join("Watcher"), 0).expect("there is room");
        for at in 0..table::WATCHER_MESSAGES {
            club.table.handle(Sender::Client(client), &say(at), 0).expect("still room");
            said += 1;
        }
        let more = club.table.handle(Sender::Client(client), &say(0), 0);
        assert_eq!(more, Err(Refusal::WatchersSaidEnough));
    }
    club.table.handle(Sender::Client(CAT), &join("Cat"), 0).expect("there is room");
    let more = club.table.handle(Sender::Client(CAT), &say(0), 0);
    assert_eq!(more, Err(Refusal::WatchersSaidEnough));
    for at in 0..table::MAX_MESSAGES {
        club.table.handle(Sender::Client(BOB), &say(at), 0).expect("the players have their own share");
    }
}

#[test]
fn nobody_fills_a_table_by_coming_and_going() {
    let mut club = ann_and_bob(Options::default());
    for client in 1000..2000 {
        club.ok(ClientId(client), &join("Passer-by"));
        club.ok(ClientId(client), &Command::Leave);
    }
    assert_eq!(club.table.room().members.len(), table::MAX_MEMBERS);
    // Nor by coming and staying.
    for client in 2000..2100 {
        club.ok(ClientId(client), &join("Lodger"));
    }
    club.ok(CAT, &join("Cat"));
    assert!(club.table.room().members.len() <= 2 * table::MAX_MEMBERS);
    // The players are still who they were.
    let names: Vec<&str> = club.table.room().members[..2].iter().map(|member| member.name.as_str()).collect();
    assert_eq!(names, ["Ann", "Bob"]);
    assert!(club.table.room().members[..2].iter().all(|member| member.here));
}

#[test]
fn the_owner_sends_away_silences_and_locks() {
    let mut club = ann_and_bob(Options::default());
    club.ok(CAT, &join("Cat"));
    let (ann, bob, cat) = (0, 1, 2);
    for command in [
        Command::Kick { member: cat },
        Command::Block { member: cat, on: true },
        Command::Mute { member: cat, on: true },
        Command::Lock { on: true },
    ] {
        assert_eq!(club.say(BOB, &command), Err(Refusal::NotAllowed), "{command:?}");
    }
    assert_eq!(club.say(ANN, &Command::Kick { member: ann }), Err(Refusal::NotYourself));
    assert_eq!(club.say(ANN, &Command::Kick { member: 77 }), Err(Refusal::NoSuchMember));

    club.ok(ANN, &Command::Mute { member: cat, on: true });
    let hello = Command::Chat { text: "hello".into() };
    assert_eq!(club.say(CAT, &hello), Err(Refusal::Muted));
    club.ok(ANN, &Command::Mute { member: cat, on: false });
    club.ok(CAT, &hello);

    // Before the start a seat gives no protection; a removed member may come back unless the table is
    // locked.
    club.ok(ANN, &Command::Kick { member: bob });
    assert_eq!(club.table.room().places[1].holder, Holder::Open);
    club.ok(BOB, &join("Bob"));
    club.ok(BOB, &sit(1));
    club.ok(ANN, &Command::Block { member: cat, on: true });
    assert_eq!(club.say(CAT, &join("Cat")), Err(Refusal::Blocked));
    assert_eq!(club.table.bars(Some(CAT)), Some(Refusal::Blocked));
    let outputs = club.ok(ANN, &Command::Block { member: cat, on: false });
    assert!(to(&outputs, Some(ANN)).table.blocked.is_empty());
    club.ok(CAT, &join("Cat"));

    club.ok(ANN, &Command::Lock { on: true });
    let dan = ClientId(104);
    assert_eq!(club.say(dan, &join("Dan")), Err(Refusal::Locked));
    assert_eq!(club.table.bars(None), Some(Refusal::Locked), "only members look");
    assert_eq!(club.table.bars(Some(CAT)), None);
    club.ok(ANN, &Command::Kick { member: cat });
    assert_eq!(club.say(CAT, &join("Cat")), Err(Refusal::Locked));
    club.ok(ANN, &Command::Lock { on: false });
    club.ok(dan, &join("Dan"));

    // The owner cannot remove a player of a running game; the host can remove anyone.
    club.ok(ANN, &Command::Start);
    assert_eq!(club.say(ANN, &Command::Kick { member: bob }), Err(Refusal::StillPlaying));
    assert_eq!(club.say(ANN, &Command::Block { member: bob, on: true }), Err(Refusal::StillPlaying));
    club.host(&Command::Block { member: bob, on: true });
    assert!(matches!(club.table.room().places[1].holder, Holder::Bot { stands_in_for: Some(1), .. }));
    assert!(club.stored.entries.iter().any(|entry| matches!(entry.change, Change::Kicked { member: 1, .. })));
}

#[test]
fn everybody_is_told_what_the_table_allows() {
    let club = ann_and_bob(rated());
    let update = club.table.resync(None, 0, kernel::Lang::EN);
    assert!(update.table.rated && !update.table.hints && !update.table.locked);
    let club = ann_and_bob(Options::default());
    let update = club.table.resync(None, 0, kernel::Lang::EN);
    assert!(!update.table.rated && update.table.hints);
}
