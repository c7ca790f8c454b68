//! Sessions behind JSON, tried with the toy game.

use std::sync::Arc;

use games::{AnyGame, AnySession, Choice, Refused};
use kernel::{ChanceMode, Lang, Pending, Record, Seat, Viewer};
use serde_json::{Value, json};
use toy::Toy;

fn start(chance: ChanceMode) -> Box<dyn AnySession> {
    Arc::new(Toy).start(&json!({ "players": 2 }), chance).expect("a good setup")
}

fn object(value: &Value) -> Choice {
    Choice::Object(value.as_object().expect("an object").clone())
}

#[test]
fn an_action_can_be_named_in_three_ways() {
    let legal = start(ChanceMode::Seeded(1)).legal(None);
    let at = legal.iter().position(|entry| entry["text"] == "swap").expect("one may swap");
    let ways =
        [Choice::Index(at as u64), Choice::Text("swap".into()), object(&legal[at]["action"])].map(|choice| {
            let mut session = start(ChanceMode::Seeded(1));
            let events = session.apply(&choice, Lang::EN).expect("swapping is legal");
            (events, session.hash(), session.state())
        });
    assert_eq!(ways[0], ways[1]);
    assert_eq!(ways[0], ways[2]);
    assert_eq!(ways[0].0[0]["event"], "swapped");
    assert!(ways[0].0[0]["text"].is_string());
}

#[test]
fn a_refused_action_changes_nothing_and_says_why() {
    let mut session = start(ChanceMode::Seeded(1));
    let before = (session.state(), session.record(None));
    let refused = [
        (Choice::Index(3), Refused::Index { index: 3, actions: 3 }),
        (Choice::Index(u64::MAX), Refused::Index { index: u64::MAX, actions: 3 }),
        (Choice::Text("dance".into()), Refused::Unknown),
        (Choice::Text("stake yes".into()), Refused::NotLegal),
        (object(&json!({ "do": "stake", "on": "yes" })), Refused::NotLegal),
        (object(&json!({})), Refused::NotLegal),
    ];
    for (choice, reason) in refused {
        assert_eq!(session.apply(&choice, Lang::EN), Err(reason));
        assert_eq!((session.state(), session.record(None)), before);
    }
}

#[test]
fn outcomes_have_weights_and_only_outcomes() {
    let mut session = start(ChanceMode::Manual);
    assert!(matches!(session.pending(), Pending::Chance(_)));
    let weights: Vec<Value> = session.legal(None).iter().map(|entry| entry["weight"].clone()).collect();
    assert_eq!(weights, [2, 1, 1]);
    for face in [1, 3] {
        session.apply(&Choice::Text(format!("draw {face}")), Lang::EN).expect("a card that is there");
    }
    assert_eq!(session.pending(), Pending::Player(Seat(0)));
    let legal = session.legal(Some(Lang::find("fr").expect("French")));
    assert!(legal.iter().all(|entry| entry.get("weight").is_none() && entry["meaning"].is_string()));
}

#[test]
fn events_are_shown_as_their_viewer_sees_them() {
    let session = start(ChanceMode::Seeded(1));
    let full = |viewer| -> Vec<bool> {
        session.events(0, viewer, Lang::EN).iter().map(|event| !event["card"].is_null()).collect()
    };
    assert_eq!(full(Viewer::Seat(Seat(0))), [true, false]);
    assert_eq!(full(Viewer::Seat(Seat(1))), [false, true]);
    assert_eq!(full(Viewer::Spectator), [false, false]);
    assert!(session.events(2, Viewer::Spectator, Lang::EN).is_empty());
}

#[test]
fn a_saved_position_and_a_record_go_on_where_they_stopped() {
    let mut session = start(ChanceMode::Seeded(4));
    session.name_players(vec!["Ann".into(), "Bob".into()]);
    session.apply(&Choice::Text("peek".into()), Lang::EN).expect("one may peek");
    let game: Arc<Toy> = Arc::new(Toy);
    let loaded = game.load(&session.state(), ChanceMode::Manual).expect("a saved position");
    assert_eq!((loaded.hash(), loaded.legal(None)), (session.hash(), session.legal(None)));
    let record = Record::parse(&session.record(None)).expect("a printed record");
    let mut resumed = game.resume(&record, ChanceMode::Manual).expect("a good record");
    assert_eq!(resumed.record(None), session.record(None));
    assert_eq!(game.verify(&record).expect("a good record").hash, session.hash());

    assert!(resumed.undo() && resumed.undo());
    assert!(session.undo());
    assert_eq!(resumed.hash(), session.hash());
    assert!(!session.undo(), "what was dealt before the first decision stays");
}

#[test]
fn several_actions_are_carried_out_all_or_none() {
    for chance in [ChanceMode::Seeded(1), ChanceMode::Manual] {
        let deal = if chance == ChanceMode::Manual { &["draw 3", "draw 1"][..] } else { &[] };
        let mut one_by_one = start(chance);
        for text in deal {
            one_by_one.apply(&Choice::Text((*text).into()), Lang::EN).expect("a card that is there");
        }
        let mut at_once = start(chance);
        let dealt: Vec<Choice> = deal.iter().map(|text| Choice::Text((*text).into())).collect();
        at_once.apply_all(&dealt, Lang::EN).expect("the same");
        let before = (at_once.state(), at_once.record(None));

        let mut choices = Vec::new();
        let mut told = Vec::new();
        for _ in 0..3 {
            let text = one_by_one.legal(None)[0]["text"].as_str().expect("a text").to_string();
            told.extend(one_by_one.apply(&Choice::Text(text.clone()), Lang::EN).expect("a listed action"));
            choices.push(Choice::Text(text));
        }
        let mut broken = choices.clone();
        broken.push(Choice::Text("dance".into()));
        assert_eq!(at_once.apply_all(&broken, Lang::EN), Err((3, Refused::Unknown)));
        assert_eq!((at_once.state(), at_once.record(None)), before, "none");
        assert_eq!(at_once.apply_all(&choices, Lang::EN), Ok(told), "the events of all");
        assert_eq!(at_once.record(None), one_by_one.record(None), "all");
    }
}

#[test]
fn the_object_of_an_answer_says_what_it_does() {
    // Tikal II: a spot goes by its number, its object also says what it gives.
    let game = games::Rules::by_id("tikal", &[]).expect("the embedded tables").any();
    let mut session = game.start(&json!({ "players": 2 }), ChanceMode::Seeded(3)).expect("a good setup");
    let spot = loop {
        let legal = session.legal(None);
        let of = |verb: &str| legal.iter().find(|entry| entry["action"]["do"] == verb);
        if let Some(spot) = of("spot") {
            break spot["action"].clone();
        }
        let next = of("explore").or(of("place")).unwrap_or(&legal[legal.len() / 2]);
        session.apply(&object(&next["action"]), Lang::EN).expect("a listed action");
    };
    assert!(spot["what"].as_str().is_some_and(|what| what.contains("points")), "{spot}");
    let mut without = spot.clone();
    without.as_object_mut().expect("an object").remove("what");
    let mut wrong = spot.clone();
    wrong["what"] = "points 99".into();
    assert_eq!(session.apply(&object(&wrong), Lang::EN), Err(Refused::NotLegal), "it must be true");
    let before = session.hash();
    session.apply(&object(&without), Lang::EN).expect("what may be left out");
    session.undo();
    assert_eq!(session.hash(), before);
    session.apply(&object(&spot), Lang::EN).expect("as the list shows it");
}
