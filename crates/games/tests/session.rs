//! Sessions behind JSON, tried with the toy game.

use std::sync::Arc;

use games::{AnyGame, AnySession, Choice, Refused};
use kernel::toy::Toy;
use kernel::{ChanceMode, Lang, Pending, Record, Seat, Viewer};
use serde_json::{Value, json};

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
            let events = session.apply(&choice, Lang::En).expect("swapping is legal");
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
        assert_eq!(session.apply(&choice, Lang::En), Err(reason));
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
        session.apply(&Choice::Text(format!("draw {face}")), Lang::En).expect("a card that is there");
    }
    assert_eq!(session.pending(), Pending::Player(Seat(0)));
    let legal = session.legal(Some(Lang::Fr));
    assert!(legal.iter().all(|entry| entry.get("weight").is_none() && entry["meaning"].is_string()));
}

#[test]
fn events_are_shown_as_their_viewer_sees_them() {
    let session = start(ChanceMode::Seeded(1));
    let full = |viewer| -> Vec<bool> {
        session.events(0, viewer, Lang::En).iter().map(|event| !event["card"].is_null()).collect()
    };
    assert_eq!(full(Viewer::Seat(Seat(0))), [true, false]);
    assert_eq!(full(Viewer::Seat(Seat(1))), [false, true]);
    assert_eq!(full(Viewer::Spectator), [false, false]);
    assert!(session.events(2, Viewer::Spectator, Lang::En).is_empty());
}

#[test]
fn a_saved_position_and_a_record_go_on_where_they_stopped() {
    let mut session = start(ChanceMode::Seeded(4));
    session.name_players(vec!["Ann".into(), "Bob".into()]);
    session.apply(&Choice::Text("peek".into()), Lang::En).expect("one may peek");
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
