//! Programs as bots: the example plays, and each way to fail costs the seat and not the game.

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::common::{Ran, arg, folder, long_games, temples};

const EXAMPLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bots/explorer.py");

/// Plays a few games of `random` against this bot.
fn play(game: &str, bot: &str, rows: &Path, more: &[&str]) -> Ran {
    let bots = format!("random,{bot}");
    let base = ["sim", "--game", game, "--games", "3", "--seed", "4", "--simulations", "5", "--bots", &bots];
    let ran = temples(&[&base[..], &["--json", "--out", arg(rows)], more].concat());
    assert_eq!(ran.code, 0, "{}", ran.stderr);
    ran
}

fn rows(path: &Path) -> Vec<Value> {
    let text = fs::read_to_string(path).expect("the rows are written");
    text.lines().map(|line| serde_json::from_str(line).expect("a row is JSON")).collect()
}

/// A long time limit, so that a slow start on a busy machine is not a failure.
const PATIENT: [&str; 2] = ["--exec-millis", "120000"];

#[test]
fn the_example_plays_every_game_repeatably_on_any_number_of_threads() {
    let folder = folder("exec-example");
    let bot = format!("exec:python3 {EXAMPLE}");
    for game in long_games() {
        let (one, two) = (folder.join("one.jsonl"), folder.join("two.jsonl"));
        let ran = play(game, &bot, &one, &[&PATIENT[..], &["--threads", "1"]].concat());
        assert_eq!(ran.stderr, "", "it never fails");
        play(game, &bot, &two, &[&PATIENT[..], &["--threads", "3"]].concat());
        assert_eq!(rows(&one), rows(&two));
        assert!(rows(&one).iter().all(|row| row["lost_seats"].is_null()));
        let report: Value = serde_json::from_str(&ran.stdout).expect("a document");
        assert_eq!(report["seats"][1]["bot"], bot.as_str());
        if game == "arnak" {
            let mean = |seat: usize| report["seats"][seat]["score"]["mean"].as_f64();
            assert!(mean(1) > mean(0), "liking some words better beats no liking at all: {report}");
        }
    }
}

#[test]
fn the_example_is_as_short_as_it_is_said_to_be() {
    let text = fs::read_to_string(EXAMPLE).expect("the example is there");
    assert!(text.lines().count() <= 45);
}

/// The bot loses its seat in all three games, `easy` finishes each game, and the failure is reported
/// everywhere.
fn fails(name: &str, bot: &str, more: &[&str], kind: &str, words: &str) {
    let folder = folder(name);
    let (lost, easy) = (folder.join("lost.jsonl"), folder.join("easy.jsonl"));
    let ran = play("arnak", bot, &lost, more);
    for game in 0..3 {
        let line = format!("game {game}, seat 1: {bot} ");
        let told = ran.stderr.lines().find(|told| told.starts_with(&line));
        let told = told.unwrap_or_else(|| panic!("no word about game {game}: {}", ran.stderr));
        assert!(told.contains(words) && told.ends_with("; easy plays on in its place"), "{told}");
    }
    for row in rows(&lost) {
        assert_eq!(row["lost_seats"], format!("1:{kind}"), "{row}");
    }
    let report: Value = serde_json::from_str(&ran.stdout).expect("a document");
    assert_eq!(
        (&report["lost_seats"][0]["games"], &report["lost_seats"][0]["failure"]),
        (&3.into(), &kind.into())
    );
    // Easy has played from the first decision on, so the scores are easy's.
    play("arnak", "easy", &easy, &[]);
    for (lost, easy) in rows(&lost).iter().zip(rows(&easy)) {
        let total = |row: &Value| (row["seat0_total"].clone(), row["seat1_total"].clone());
        assert!(lost["seat1_total"].is_number());
        assert_eq!(total(lost), total(&easy));
    }
}

/// A shell script that is a bot.
fn script(name: &str, text: &str) -> String {
    let path = folder(name).join("bot.sh");
    fs::write(&path, text).expect("it can be written");
    format!("exec:sh {}", arg(&path))
}

/// Answers the greetings, then does this.
fn after_greetings(name: &str, then: &str) -> String {
    script(name, &format!("read a; echo '{{}}'; read b; echo '{{\"ok\":true}}'; read c; {then}\n"))
}

#[test]
fn a_program_that_ends_loses_its_seat() {
    fails("exec-ends", "exec:false", &PATIENT, "ended", "has ended");
    let bot = after_greetings("exec-ends-bot", "exit 3");
    fails("exec-ends-later", &bot, &PATIENT, "ended", "has ended");
}

#[test]
fn a_program_that_never_answers_loses_its_seat() {
    let bot = script("exec-hangs-bot", "while read line; do :; done\n");
    fails("exec-hangs", &bot, &["--exec-millis", "30"], "silent", "did not answer within 30 ms");
}

#[test]
fn a_program_that_answers_nonsense_loses_its_seat() {
    let bots = [
        ("no-json", "echo hello", "\"hello\", which is not a JSON object"),
        ("no-action", "echo '{}'", "\"{}\", which names no legal action"),
        ("beyond", "echo '{\"action\":99999}'", "which names no legal action"),
        ("negative", "echo '{\"action\":-1}'", "which names no legal action"),
        ("text", "echo '{\"action\":\"fly home\"}'", "which names no legal action"),
        ("refuses", "echo '{\"ok\":false}'", "which says that it cannot"),
        ("bytes", "printf '\\377\\n'", "which is not a JSON object"),
    ];
    for (name, then, words) in bots {
        let bot = after_greetings(&format!("exec-{name}-bot"), &format!("{then}; read d"));
        fails(&format!("exec-{name}"), &bot, &PATIENT, "nonsense", words);
    }
}

#[test]
fn what_cannot_be_started_is_refused_before_any_game() {
    let refused = |bot: &str, words: &str| {
        let ran = temples(&["sim", "--game", "tikal", "--bots", bot]);
        assert_eq!((ran.code, ran.stdout.as_str()), (2, ""));
        assert!(ran.stderr.contains(words), "{}", ran.stderr);
    };
    refused("exec:./no-such-bot", "cannot start ./no-such-bot");
    refused("exec:", "after exec: comes a program to run");
}
