//! Seats, starting, acting, stale commands, hot-seat, chat, endings, rematch.

use std::sync::Arc;

use games::{Rules, with_rules};
use kernel::{Game, Record, Seat, Viewer, verify};
use serde_json::json;
use table::{
    AnyTable, Audience, Chance, Choice, Command, Holder, New, Options, Refusal, Seed, Sender, Status, Table,
    Told, Update, Want,
};
use toy::Toy;

use crate::club::{ANN, BOB, CAT, Club, ann_and_bob, begun, bot, join, sit, text, to};

fn toy(options: Options) -> Club<Toy> {
    Club::new(Toy, &json!({ "players": 2 }), options)
}

#[test]
fn a_game_begins_when_every_seat_is_held_and_the_owner_says_so() {
    let mut club = toy(Options::default());
    assert_eq!(club.say(ANN, &sit(0)), Err(Refusal::NotAtTable));
    club.ok(ANN, &join("Ann"));
    club.ok(ANN, &sit(0));
    assert_eq!(club.say(ANN, &Command::Start), Err(Refusal::SeatsOpen { seats: vec![Seat(1)] }));
    club.ok(BOB, &join("Bob"));
    assert_eq!(club.say(BOB, &sit(0)), Err(Refusal::SeatTaken));
    assert_eq!(club.say(BOB, &sit(2)), Err(Refusal::NoSuchSeat { seats: 2 }));
    assert_eq!(club.say(BOB, &bot(1)), Err(Refusal::NotAllowed));
    club.ok(BOB, &sit(1));
    assert_eq!(club.say(BOB, &Command::Start), Err(Refusal::NotAllowed));
    let outputs = club.ok(ANN, &Command::Start);
    assert_eq!(club.status(), Status::Playing);
    assert_eq!(club.say(ANN, &Command::Start), Err(Refusal::AlreadyStarted));
    let audiences: Vec<Audience> = outputs.iter().map(|output| output.to).collect();
    assert_eq!(
        audiences,
        [Audience::Client(ANN), Audience::Client(BOB), Audience::Watchers(kernel::Lang::EN)]
    );
    assert!(to(&outputs, Some(ANN)).position.as_ref().is_some_and(|position| position.offer.is_some()));
    assert!(to(&outputs, Some(BOB)).position.as_ref().is_some_and(|position| position.offer.is_none()));
}

#[test]
fn a_refused_table_says_every_reason() {
    let options = Options {
        clock: Some(table::Clock::Move { ms: 0 }),
        time_out: table::TimeOut::Bot { level: "Very Good".into() },
        ..Options::default()
    };
    let new = New { setup: json!({ "players": 9 }), options, owner: ANN, seed: Seed(1), at: 0 };
    let problems = Table::create(Arc::new(Toy), new).err().expect("nothing about it is right");
    assert_eq!(problems.0.len(), 3);
}

#[test]
fn a_late_action_is_refused_with_the_present_step() {
    let mut club = begun(Options::default());
    let step = club.step();
    let keep = club.act("keep");
    club.ok(ANN, &Command::Chat { text: "hm".into() });
    assert_eq!(club.step(), step, "talk makes nobody late");
    club.ok(ANN, &keep);
    let late = club.say(ANN, &keep);
    assert_eq!(late, Err(Refusal::Stale { step: club.step() }));
    assert_eq!(
        late.err().map(|refusal| json!(refusal)),
        Some(json!({ "code": "stale", "step": club.step() }))
    );
}

#[test]
fn only_the_player_to_decide_may_act_and_only_what_is_legal() {
    let mut club = begun(Options::default());
    club.ok(CAT, &join("Cat"));
    let keep = club.act("keep");
    for client in [BOB, CAT] {
        assert_eq!(club.say(client, &keep), Err(Refusal::NotYourTurn));
    }
    assert_eq!(club.send(Sender::Host, &keep), Err(Refusal::NotYourTurn));
    let step = club.step();
    let refusals = [
        (Choice::Index(3), Refusal::NoSuchChoice { actions: 3 }),
        (Choice::Text("dance".into()), Refusal::UnknownAction),
        (Choice::Text("stake yes".into()), Refusal::IllegalAction),
        (Choice::Text("draw 1".into()), Refusal::IllegalAction),
        (Choice::Object(serde_json::Map::new()), Refusal::IllegalAction),
    ];
    for (action, refusal) in refusals {
        assert_eq!(club.say(ANN, &Command::Act { step, action }), Err(refusal));
    }
    club.ok(ANN, &keep);
}

#[test]
fn an_action_is_named_by_place_notation_or_object() {
    let object = json!({ "do": "keep" }).as_object().expect("an object").clone();
    let ways = [json!(1), json!("keep"), json!(object)].map(|action| {
        let mut club = begun(Options::default());
        let command = json!({ "do": "act", "step": club.step(), "action": action });
        club.ok(ANN, &serde_json::from_value(command).expect("a command"));
        club.stored.entries
    });
    assert_eq!(ways[0], ways[1]);
    assert_eq!(ways[0], ways[2]);
}

#[test]
fn commands_are_read_from_plain_words_and_slips_are_refused() {
    let read = |json: serde_json::Value| serde_json::from_value::<Command>(json);
    let act = Command::Act { step: 7, action: Choice::Index(0) };
    assert_eq!(read(json!({ "do": "act", "step": 7, "action": 0 })).expect("a command"), act);
    let undo = Command::Undo { step: 7, back: table::Back::To(3) };
    assert_eq!(read(json!({ "do": "undo", "step": 7, "back": { "to": 3 } })).expect("a command"), undo);
    assert_eq!(read(json!({ "do": "start" })).expect("a command"), Command::Start);
    for slip in [
        json!({ "do": "act", "action": 0 }),
        json!({ "do": "act", "step": 7, "action": -1 }),
        json!({ "do": "act", "step": 7, "action": 0, "sep": 1 }),
        json!({ "do": "take_seat", "seat": 300 }),
        json!({ "do": "dance" }),
        json!([]),
    ] {
        assert!(read(slip.clone()).is_err(), "{slip}");
    }
}

#[test]
fn a_bot_is_moved_by_the_host_alone() {
    let mut club = ann_and_bob(Options::default());
    club.ok(BOB, &bot(1));
    club.ok(ANN, &Command::Start);
    assert_eq!(club.table.wants(), []);
    club.ok(ANN, &club.act("keep"));
    club.ok(ANN, &club.act("stake no"));
    let want = Want::Bot { step: club.step(), seat: Seat(1), level: "easy".into() };
    assert_eq!(club.table.wants(), [want]);
    let keep = club.act("keep");
    assert_eq!(club.say(BOB, &keep), Err(Refusal::NotYourTurn));
    assert_eq!(club.table.legal().len(), 3);
    club.host(&keep);
}

#[test]
fn one_client_may_hold_all_seats_and_the_device_goes_round() {
    let mut club = toy(Options { hot_seat: true, ..Options::default() });
    club.ok(ANN, &join("Ann"));
    club.ok(ANN, &sit(0));
    club.ok(ANN, &sit(1));
    let outputs = club.ok(ANN, &Command::Start);
    assert_eq!(to(&outputs, Some(ANN)).you.viewer, Viewer::Seat(Seat(0)));
    let outputs = club.ok(ANN, &club.act("keep"));
    assert!(!to(&outputs, Some(ANN)).you.pass_device);
    let outputs = club.ok(ANN, &club.act("stake yes"));
    let update = to(&outputs, Some(ANN));
    assert_eq!(update.you.viewer, Viewer::Seat(Seat(1)));
    assert!(update.you.pass_device && update.full, "seat 1 looks now, at everything anew");
    let staked = update.news.iter().find_map(|news| match &news.told {
        Told::Did { action, .. } if news.number == update.number => Some(action.clone()),
        _ => None,
    });
    assert_eq!(staked, Some(None), "the stake of seat 0 stays secret");
    assert!(club.table.resync(Some(ANN), update.number, kernel::Lang::EN).you.pass_device);
}

#[test]
fn without_hot_seat_nobody_holds_two_seats_or_changes_sides() {
    let mut club = toy(Options::default());
    club.ok(ANN, &join("Ann"));
    club.ok(ANN, &sit(0));
    assert_eq!(club.say(ANN, &sit(1)), Err(Refusal::HotSeatOff));
    club.ok(ANN, &Command::FreeSeat { seat: Seat(0) });
    club.ok(ANN, &sit(1));
    club.ok(BOB, &join("Bob"));
    club.ok(BOB, &sit(0));
    club.ok(ANN, &Command::Start);
    club.ok(BOB, &Command::Leave);
    club.ok(ANN, &Command::FreeSeat { seat: Seat(1) });
    assert_eq!(club.say(ANN, &sit(0)), Err(Refusal::KnowsAnother));
    club.ok(ANN, &sit(1));
    club.ok(CAT, &join("Cat"));
    club.ok(CAT, &sit(0));
    let ask = club.table.room().number;
    let outputs = club.ok(ANN, &Command::Answer { ask, yes: true });
    assert!(to(&outputs, Some(CAT)).full, "a new player sees the game through the seat");
    club.ok(CAT, &club.act("keep"));
}

#[test]
fn chat_and_names_are_plain_and_bounded() {
    let mut club = begun(Options::default());
    for bad in ["", "  ", "two\nlines", "right\u{202e}left", &"x".repeat(table::MAX_CHAT + 1)] {
        assert_eq!(club.say(ANN, &Command::Chat { text: bad.into() }), Err(Refusal::BadText));
        assert_eq!(club.say(CAT, &join(bad)), Err(Refusal::BadName));
    }
    assert_eq!(club.say(CAT, &Command::Chat { text: "hello".into() }), Err(Refusal::NotAtTable));
    let outputs = club.ok(BOB, &Command::Chat { text: " hello ".into() });
    let update = to(&outputs, None);
    assert_eq!(update.position, None, "the game is as it was");
    assert!(
        matches!(&update.news[0].told, Told::Said { name, text, .. } if name == "Bob" && text == "hello")
    );
    for at in 1..table::MAX_MESSAGES {
        club.table
            .handle(Sender::Client(BOB), &Command::Chat { text: at.to_string() }, 0)
            .expect("still room");
    }
    let more = club.table.handle(Sender::Client(BOB), &Command::Chat { text: "more".into() }, 0);
    assert_eq!(more, Err(Refusal::TooManyMessages));
}

#[test]
fn the_people_of_a_table_are_bounded() {
    let mut club = toy(Options::default());
    for client in 0..table::MAX_MEMBERS as u64 {
        club.ok(table::ClientId(client), &join("Somebody"));
    }
    // The member without a seat who joined first makes room; they may still watch, and join again.
    club.ok(ANN, &join("Ann"));
    club.ok(table::ClientId(0), &join("Again"));
    let here = club.table.room().members.iter().filter(|member| member.here).count();
    assert_eq!(here, table::MAX_MEMBERS);
}

#[test]
fn a_paused_game_stands_still() {
    let mut club = begun(Options::default());
    let keep = club.act("keep");
    club.ok(BOB, &Command::Pause);
    assert_eq!(club.say(ANN, &keep), Err(Refusal::Paused));
    assert_eq!(club.say(ANN, &Command::Pause), Err(Refusal::Paused));
    let outputs = club.ok(ANN, &Command::Resume);
    assert!(to(&outputs, Some(ANN)).position.as_ref().is_some_and(|position| position.offer.is_some()));
    assert_eq!(club.say(ANN, &Command::Resume), Err(Refusal::NotPaused));
    assert_eq!(club.say(ANN, &keep), Err(Refusal::Stale { step: club.step() }));
    club.ok(ANN, &club.act("keep"));
}

#[test]
fn a_game_is_abandoned_when_everybody_agrees() {
    let mut club = begun(Options::default());
    club.ok(ANN, &Command::Abandon);
    assert_eq!(club.status(), Status::Playing);
    let ask = club.table.room().number;
    assert_eq!(club.say(ANN, &Command::Answer { ask, yes: true }), Err(Refusal::NotAsked));
    assert_eq!(club.say(BOB, &Command::Answer { ask: ask + 1, yes: true }), Err(Refusal::NoAsk));
    assert_eq!(club.say(BOB, &Command::Abandon), Err(Refusal::AskOpen));
    club.ok(BOB, &Command::Answer { ask, yes: false });
    assert_eq!(club.say(BOB, &Command::Answer { ask, yes: true }), Err(Refusal::NoAsk));
    club.ok(BOB, &Command::Abandon);
    let ask = club.table.room().number;
    club.ok(BOB, &Command::Withdraw);
    assert_eq!(club.say(ANN, &Command::Answer { ask, yes: true }), Err(Refusal::NoAsk));
    club.ok(BOB, &Command::Abandon);
    let ask = club.table.room().number;
    let outputs = club.ok(ANN, &Command::Answer { ask, yes: true });
    assert_eq!(club.status(), Status::Abandoned);
    let standing = to(&outputs, None).position.as_ref().and_then(|position| position.standing.as_ref());
    assert_eq!(standing.map(|standing| standing.ranks.clone()), Some(None), "there is no result");
    assert_eq!(club.say(ANN, &club.act("keep")), Err(Refusal::Ended));
}

#[test]
fn who_resigns_ranks_last_and_the_other_has_won() {
    let mut club = begun(Options::default());
    assert_eq!(club.say(ANN, &Command::Resign { seat: Seat(1) }), Err(Refusal::NotSeated));
    let outputs = club.ok(ANN, &Command::Resign { seat: Seat(0) });
    assert_eq!(club.status(), Status::Forfeited);
    let standing = to(&outputs, None).position.as_ref().and_then(|position| position.standing.as_ref());
    assert_eq!(standing.and_then(|standing| standing.ranks.clone()), Some(vec![2, 1]));
}

#[test]
fn with_more_players_a_bot_plays_on_for_who_resigned() {
    let rules = tikal::Tikal::build(&[]).expect("good tables");
    let mut club = Club::new(rules, &json!({ "players": 3 }), Options::default());
    for (client, name, seat) in [(ANN, "Ann", 0), (BOB, "Bob", 1), (CAT, "Cat", 2)] {
        club.ok(client, &join(name));
        club.ok(client, &sit(seat));
    }
    club.ok(ANN, &Command::Start);
    club.ok(BOB, &Command::Resign { seat: Seat(1) });
    assert_eq!(club.status(), Status::Playing);
    assert!(matches!(club.table.room().places[1].holder, Holder::Bot { .. }));
    assert_eq!(club.say(BOB, &sit(1)), Err(Refusal::GivenUp));
    let outputs = club.ok(ANN, &Command::Resign { seat: Seat(0) });
    assert_eq!(club.status(), Status::Forfeited, "only Cat is left");
    let standing = to(&outputs, None).position.as_ref().and_then(|position| position.standing.as_ref());
    assert_eq!(standing.and_then(|standing| standing.ranks.clone()), Some(vec![2, 2, 1]));
}

/// Plays the toy game to its end.
fn finish(club: &mut Club<Toy>) {
    for client in [ANN, BOB] {
        club.ok(client, &club.act("keep"));
        club.ok(client, &club.act("stake no"));
    }
}

#[test]
fn a_record_tells_what_its_reader_may_know_and_everything_at_the_end() {
    let mut club = begun(Options::default());
    club.ok(ANN, &club.act("keep"));
    let partial = club.table.record(Some(BOB)).expect("a record");
    assert_eq!(partial.view, Some(Viewer::Seat(Seat(1))));
    assert_eq!(partial.players, ["Ann", "Bob"]);
    assert_eq!(partial.steps[0].action, None, "the card of seat 0");
    assert!(partial.steps[1].action.is_some(), "the own card");
    assert!(partial.follow(&Toy).is_ok(), "there is a world that fits what Bob saw");
    assert_eq!(club.table.record(Some(CAT)).expect("a record").view, Some(Viewer::Spectator));
    club.ok(ANN, &club.act("stake no"));
    club.ok(BOB, &club.act("keep"));
    club.ok(BOB, &club.act("stake no"));
    assert_eq!(club.status(), Status::Finished);
    let record = club.table.record(None).expect("a record");
    let read = Record::parse(&record.to_string()).expect("a record reads back");
    assert!(verify(&Toy, &read).expect("it verifies").scores.is_some());
}

#[test]
fn a_rematch_needs_everybody_and_somebody_else_begins() {
    let mut club = begun(Options::default());
    assert_eq!(club.say(ANN, &Command::Rematch), Err(Refusal::NotEnded));
    finish(&mut club);
    club.ok(CAT, &join("Cat"));
    assert_eq!(club.say(CAT, &Command::Rematch), Err(Refusal::NotSeated));
    club.ok(ANN, &Command::Rematch);
    assert_eq!(club.table.rematch(Seed(2), 5000), Err(Refusal::NotAgreed));
    assert_eq!(club.table.wants(), []);
    club.ok(BOB, &Command::Rematch);
    assert_eq!(club.table.wants(), [Want::Rematch]);
    let created = club.table.rematch(Seed(2), 5000).expect("everybody agreed");
    assert_eq!(created.seed, Seed(2));
    let mut next = Table::open(Arc::new(Toy), created).expect("a table");
    let outputs = next.handle(Sender::Client(ANN), &Command::Start, 6000).expect("all sit already");
    assert_eq!(to(&outputs, Some(BOB)).you.viewer, Viewer::Seat(Seat(0)));
    assert_eq!(to(&outputs, Some(ANN)).you.viewer, Viewer::Seat(Seat(1)));
}

#[test]
fn after_a_prepared_deal_nobody_knows_the_next() {
    let mut club = begun(Options { chance: Chance::Prepared, ..Options::default() });
    finish(&mut club);
    club.ok(ANN, &Command::Rematch);
    club.ok(BOB, &Command::Rematch);
    let created = club.table.rematch(Seed(2), 5000).expect("everybody agreed");
    assert_eq!(created.options.chance, Chance::Dealer);
}

#[test]
fn who_leaves_after_the_end_stays_in_the_record_and_out_of_the_rematch() {
    let mut club = begun(Options::default());
    finish(&mut club);
    club.ok(BOB, &Command::Leave);
    assert_eq!(club.table.record(None).expect("a record").players, ["Ann", "Bob"]);
    club.ok(ANN, &Command::Rematch);
    let created = club.table.rematch(Seed(2), 5000).expect("everybody who is here agreed");
    assert_eq!(created.seats, [Holder::Open, Holder::Human { member: 0 }]);
}

#[test]
fn beside_a_physical_box_outcomes_are_entered_by_hand() {
    let chance = Chance::Hand { dealers: vec![BOB] };
    let mut club = ann_and_bob(Options { chance, ..Options::default() });
    let outputs = club.ok(ANN, &Command::Start);
    let dealt = to(&outputs, Some(BOB)).position.as_ref().and_then(|position| position.outcomes.clone());
    let weights: Vec<u32> = dealt.expect("Bob deals").iter().map(|outcome| outcome.weight).collect();
    assert_eq!(weights, [2, 1, 1]);
    assert!(to(&outputs, Some(ANN)).position.as_ref().is_some_and(|position| position.outcomes.is_none()));
    assert!(matches!(club.table.wants()[..], [Want::Chance { .. }]));
    let draw = club.act("draw 3");
    assert_eq!(club.say(ANN, &draw), Err(Refusal::NotYourTurn));
    club.ok(BOB, &draw);
    club.host(&club.act("draw 1"));
    assert_eq!(club.deciding(), Some(Seat(0)));
    assert!(text(&club.table.resync(Some(ANN), 0, kernel::Lang::EN)).contains("draw 3"));
    assert!(!text(&club.table.resync(None, 0, kernel::Lang::EN)).contains("draw"));
}

#[test]
fn with_a_dealer_nobody_enters_outcomes() {
    let mut club = ann_and_bob(Options::default());
    club.ok(ANN, &Command::Start);
    let draw = club.act("draw 1");
    assert_eq!(club.send(Sender::Host, &draw), Err(Refusal::NotYourTurn));
    assert_eq!(club.say(ANN, &draw), Err(Refusal::IllegalAction));
}

fn is_of<G: Game>(_: &G, table: &dyn AnyTable) -> bool {
    table.as_any().is::<Table<G>>()
}

#[test]
fn any_game_runs_behind_the_same_face() {
    for rules in Rules::all(&[]).expect("the tables are whole") {
        let (id, setup) = (rules.id(), rules.meta().examples.swap_remove(0));
        let new = New { setup, options: Options::default(), owner: ANN, seed: Seed(7), at: 0 };
        let mut table = table::open(&rules, new).expect("a table");
        assert_eq!(table.game_id(), id);
        for command in [join("Ann"), sit(0), bot(1), Command::Start] {
            table.handle(Sender::Client(ANN), &command, 0).expect("all in order");
        }
        let update = table.resync(Some(ANN), 0, kernel::Lang::find("fr").expect("French"));
        let view = update.position.expect("the game has begun").view;
        assert_eq!(view, table.view(Viewer::Seat(Seat(0))));
        let typed = with_rules!(&rules, game => is_of(&**game, &*table));
        assert!(typed, "bots get at the view itself");
    }
}

#[test]
fn a_client_passes_over_news_of_a_kind_it_does_not_know() {
    let mut club = begun(Options::default());
    let outputs = club.ok(ANN, &club.act("peek"));
    let update = to(&outputs, Some(BOB));
    let mut message = serde_json::to_value(update).expect("it is JSON");
    let odd = json!({ "number": 99, "at": 0, "what": "danced", "member": 0 });
    message["news"].as_array_mut().expect("news are a list").push(odd);
    let read: Update = serde_json::from_value(message).expect("the rest is known");
    assert_eq!(read, *update);
}
