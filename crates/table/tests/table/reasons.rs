//! Setup errors have texts in every language.

use games::Rules;
use kernel::Lang;
use serde_json::{Value, json};
use table::{ClientId, Clock, New, Options, Seed, TimeOut};

/// Setups and options that give every reason.
fn wrong() -> Vec<(&'static str, Value, Options)> {
    let arnak = [
        json!(7),
        json!({ "board": "moon", "twisted_paths": 1, "colour": 2 }),
        json!({ "players": "two", "rival": {} }),
        json!({ "players": 2, "board": "owl", "twisted_paths": false }),
        json!({ "players": 1, "rival": 3 }),
        json!({ "players": 1, "rival": { "red": 4, "purple": 3, "objectives": 1, "more": 1 } }),
        json!({ "players": 1, "rival": { "red": ["item", "item", "tea"], "purple": ["item"], "priority": true } }),
        json!({ "players": 1, "rival": { "red": "all" } }),
    ];
    let tikal = [
        json!([]),
        json!({ "players": 1, "variants": ["short_game", "short_game", "tea"], "colour": 1 }),
        json!({ "variants": 3 }),
    ];
    let all = arnak.into_iter().map(|setup| ("arnak", setup)).chain(tikal.map(|setup| ("tikal", setup)));
    let mut wrong: Vec<_> = all.map(|(game, setup)| (game, setup, Options::default())).collect();
    let clock = Some(Clock::Move { ms: 0 });
    let time_out = TimeOut::Bot { level: "So Good!".into() };
    wrong.push(("tikal", json!({ "players": 2 }), Options { clock, time_out, ..Options::default() }));
    let unfair = Options { rated: true, hot_seat: true, ..Options::default() };
    wrong.push(("tikal", json!({ "players": 2 }), unfair));
    wrong
}

#[test]
fn every_reason_is_said_in_every_language() {
    for (game, setup, options) in wrong() {
        let rules = Rules::by_id(game, &[]).expect("the game loads");
        let new = New { setup, options, owner: ClientId(1), seed: Seed(1), at: 1 };
        let english = table::reasons(&rules, &new, Lang::EN);
        let problems = table::open(&rules, new.clone()).err().expect("it is wrong").say(Lang::EN);
        assert_eq!(english, problems, "programs read the English sentences");
        for lang in Lang::all().filter(|&lang| lang != Lang::EN) {
            let reasons = table::reasons(&rules, &new, lang);
            assert_eq!(reasons.len(), english.len());
            for (reason, english) in reasons.iter().zip(&english) {
                assert_ne!(reason, english, "{lang}");
            }
        }
    }
}

#[test]
fn nothing_is_against_a_good_table() {
    let rules = Rules::by_id("tikal", &[]).expect("the game loads");
    let new = New {
        setup: json!({ "players": 2 }),
        options: Options::default(),
        owner: ClientId(1),
        seed: Seed(1),
        at: 1,
    };
    assert_eq!(table::reasons(&rules, &new, Lang::EN), Vec::<String>::new());
}
