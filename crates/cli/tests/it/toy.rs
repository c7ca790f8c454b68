//! The toy game, which is a folder and a line of the registry, can do whatever the other games can.

use bots::Level;
use serde_json::{Value, json};

use crate::common::{arg, folder, temples, temples_with};

const SETUP: &str = r#"{"players":2}"#;

/// The answers of the engine to these requests.
fn engine(requests: &[Value]) -> Vec<Value> {
    let input: String = requests.iter().fold(String::new(), |text, request| text + &format!("{request}\n"));
    let ran = temples_with(&["engine"], input.as_bytes());
    assert_eq!((ran.code, ran.stderr.as_str()), (0, ""));
    ran.stdout.lines().map(|line| serde_json::from_str(line).expect("answers are JSON")).collect()
}

#[test]
fn it_is_played_in_the_engine_by_every_level() {
    let new = json!({ "cmd": "new", "game": "toy", "setup": { "players": 2 }, "seed": 5 });
    for level in Level::ALL.map(Level::name) {
        let bot = json!({ "cmd": "bot", "level": level, "simulations": 20, "seed": 1 });
        let mut game = vec![new.clone()];
        // Both turns, each with peek, keep or swap, and the stake at most.
        for _ in 0..6 {
            let answers = engine(&[game.clone(), vec![bot.clone()]].concat());
            let answer = answers.last().expect("an answer");
            if answer["error"]["code"] == "no_decision" {
                break;
            }
            assert!(answer["level"].as_str().is_some_and(|named| named.starts_with(level)), "{answer}");
            game.push(json!({ "cmd": "apply", "action": answer["action"]["text"] }));
        }
        let answers = engine(&[game, vec![json!({ "cmd": "scores" })]].concat());
        assert_eq!(answers[answers.len() - 2]["over"], true, "{level}: {answers:?}");
    }
}

#[test]
fn it_is_simulated_recorded_verified_analysed_and_reported() {
    let folder = folder("toy");
    let rows = folder.join("rows.csv");
    let bots = Level::ALL.map(|level| format!("{level}:10"));
    for pair in bots.chunks(2) {
        let bots = pair.join(",");
        let args = ["sim", "--game", "toy", "--setup", SETUP, "--bots", &bots, "--games", "4", "--seed", "3"];
        let ran = temples(&[&args[..], &["--records", arg(&folder), "--out", arg(&rows)]].concat());
        assert_eq!(ran.code, 0, "{bots}: {}", ran.stderr);
        let record = folder.join("toy-000000.record");
        let ran = temples(&["verify", arg(&record)]);
        assert_eq!(ran.code, 0, "{}", ran.stderr);
        let ran = temples(&["analyse", arg(&record), "--simulations", "10"]);
        assert_eq!(ran.code, 0, "{}", ran.stderr);
        std::fs::remove_file(&record).expect("the record is there");
        let page = folder.join("report.html");
        let ran = temples(&["report", arg(&rows), "-o", arg(&page)]);
        assert_eq!(ran.code, 0, "{}", ran.stderr);
        let page = std::fs::read_to_string(page).expect("the report was written");
        assert!(page.contains("Toy") && page.contains("Cards swapped for"));
    }
}

#[test]
fn its_components_and_counts_are_told() {
    let ran = temples(&["describe", "--game", "toy", "--lang", "fr"]);
    assert!(ran.code == 0 && ran.stdout.contains("Carte 3"), "{}{}", ran.stdout, ran.stderr);
    let ran = temples(&["perft", "--game", "toy", "--setup", SETUP, "--seed", "7", "--depth", "3"]);
    assert_eq!(ran.code, 0, "{}", ran.stderr);
}
