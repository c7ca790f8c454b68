//! The published schemas match the messages on the wire.

use kernel::{Dealer, Game, Pending, Seat, SplitMix, Viewer};
use serde_json::{Value, json};
use tikal::Tikal;
use tikal::view_doc::ViewDoc;

#[test]
fn views_of_tikal_have_the_shape_that_is_told() {
    let game = Tikal::build(&[]).expect("the game loads");
    for (seed, setup) in
        [json!({ "players": 2 }), json!({ "players": 4, "variants": ["more_control"] })].iter().enumerate()
    {
        let setup = game.setup(setup).expect("the setup is fine");
        let (mut state, mut legal) = (game.start(&setup), Vec::new());
        let (mut dealer, mut rng) = (Dealer::new(seed as u64), SplitMix::new(seed as u64));
        loop {
            for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator] {
                let view = game.view_json(&game.view(&state, viewer));
                let read: ViewDoc =
                    serde_json::from_value(view.clone()).unwrap_or_else(|error| panic!("{error}: {view}"));
                assert_eq!(serde_json::to_value(read).expect("it is JSON"), view);
            }
            game.legal(&state, &mut legal);
            let action = match game.pending(&state) {
                Pending::Over => break,
                Pending::Chance(draw) => dealer.choose(&game, &state, draw, &legal),
                Pending::Player(_) => legal[rng.below(legal.len() as u32) as usize],
            };
            game.advance(&mut state, action, &mut ());
        }
    }
}

/// Every reference of the document leads somewhere, and every call has a summary and answers.
#[test]
fn the_openapi_document_is_whole() {
    fn references(value: &Value, found: &mut Vec<String>) {
        match value {
            Value::Object(fields) => {
                if let Some(Value::String(to)) = fields.get("$ref") {
                    found.push(to.clone());
                }
                fields.values().for_each(|value| references(value, found));
            }
            Value::Array(list) => list.iter().for_each(|value| references(value, found)),
            _ => {}
        }
    }
    let document: Value = serde_json::from_str(&server::openapi()).expect("it is JSON");
    let mut found = Vec::new();
    references(&document, &mut found);
    assert!(found.len() > 100);
    for to in found {
        let at = to.strip_prefix('#').expect("references stay in the document");
        assert!(document.pointer(at).is_some(), "{to}");
    }
    for (path, methods) in document["paths"].as_object().expect("there are paths") {
        for (method, call) in methods.as_object().expect("there are methods") {
            assert!(!call["summary"].as_str().unwrap_or_default().is_empty(), "{method} {path}");
            assert!(!call["responses"].as_object().expect("there are answers").is_empty(), "{method} {path}");
        }
    }
}
