//! `temples analyse` and `temples solve`, from records and positions to their output.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use games::{Rules, with_rules};
use kernel::{ChanceMode, Game, Record, Seat, Session, Viewer, record_for};
use serde_json::{Value, json};

use crate::common::{GAME, SETUP, arg, folder, temples, temples_with};

/// The record of a short match.
fn recorded(name: &str) -> PathBuf {
    let folder = folder(name);
    let args =
        ["sim", "--game", GAME, "--setup", SETUP, "--bots", "easy,random", "--games", "1", "--seed", "5"];
    let ran = temples(&[&args[..], &["--simulations", "20", "--records", arg(&folder)]].concat());
    assert_eq!(ran.code, 0, "{}", ran.stderr);
    folder.join("arnak-000000.record")
}

fn with_session<T>(record: &Path, use_it: impl FnOnce(&dyn games::AnySession, &Record, String) -> T) -> T {
    fn own<G: Game>(game: &Arc<G>, record: &Record) -> (Session<G>, String) {
        let session = Session::from_record(Arc::clone(game), record, ChanceMode::Manual).expect("it replays");
        let own = record_for(&session, Viewer::Seat(Seat(0))).to_string();
        (session, own)
    }
    let record = Record::parse(&fs::read_to_string(record).expect("it is there")).expect("it reads");
    let rules = Rules::by_id(&record.game, &[]).expect("the embedded tables are valid");
    with_rules!(&rules, game => {
        let (session, own) = own(game, &record);
        use_it(&session, &record, own)
    })
}

fn document(args: &[&str]) -> Value {
    let ran = temples(args);
    assert_eq!((ran.code, ran.stderr.as_str()), (0, ""), "{args:?}");
    serde_json::from_str(&ran.stdout).expect("stdout is one JSON document")
}

#[test]
fn a_record_is_analysed_as_json_text_and_page() {
    let record = recorded("analyse");
    let html = record.with_extension("html");
    let base = ["analyse", arg(&record), "--level", "easy", "--simulations", "20"];
    let all = document(&[&base[..], &["--json"]].concat());
    assert_eq!((all["game"].as_str(), all["level"].as_str()), (Some("arnak"), Some("easy")));
    let decisions = all["decisions"].as_array().expect("a list");
    assert!(decisions.len() > 40 && decisions.iter().any(|decision| decision["loss"].as_f64() > Some(0.5)));
    let costly = |seat: usize| all["players"][seat]["costly"].as_array().map_or(0, Vec::len);
    assert_eq!(costly(1), 3, "a random player makes costly moves");
    assert!(all["curve"].as_array().is_some_and(|curve| curve.len() > 10));
    assert_eq!(all, document(&[&base[..], &["--json"]].concat()), "repeatable");

    let text = temples(&[&base[..], &["--html", arg(&html)]].concat());
    assert_eq!(text.code, 0, "{}", text.stderr);
    assert!(text.stdout.contains("The most costly moves of random:\n  Round "), "{}", text.stdout);
    let page = fs::read_to_string(&html).expect("the page is written");
    assert_eq!(page.matches("<polyline").count(), 2, "a line per player");
    assert_eq!(page.matches("<li>Round ").count(), costly(0) + costly(1) + turning(&all));
    assert!(page.contains("prefers-color-scheme: dark") && page.starts_with("<!doctype html>"));
    for outside in ["http:", "https:", "<script", "<link", "url("] {
        assert!(!page.contains(outside), "the page needs nothing from outside: {outside}");
    }
    let french = temples(&[&base[..], &["--lang", "fr", "--html", arg(&html)]].concat());
    assert!(french.stdout.contains("Les coups les plus coûteux de random:"), "{}", french.stdout);
    assert!(fs::read_to_string(&html).expect("the page is written").contains("<html lang=\"fr\">"));
}

fn turning(analysis: &Value) -> usize {
    analysis["turning_points"].as_array().map_or(0, Vec::len)
}

#[test]
fn names_in_a_page_are_text() {
    let record = recorded("analyse-names");
    let text = fs::read_to_string(&record).expect("it is there");
    fs::write(&record, text.replace("[\"easy:20\",\"random\"]", "[\"<b>&Ann\",\"\"]"))
        .expect("it can be written");
    let html = record.with_extension("html");
    let args = ["analyse", arg(&record), "--level", "easy", "--simulations", "4", "--html", arg(&html)];
    assert_eq!(temples(&args).code, 0);
    let page = fs::read_to_string(&html).expect("the page is written");
    assert!(page.contains("&lt;b&gt;&amp;Ann") && page.contains("seat 1") && !page.contains("<b>"));
}

#[test]
fn a_players_own_record_is_judged_like_the_full_one() {
    let record = recorded("analyse-own");
    let own = record.with_extension("own");
    with_session(&record, |_, _, text| fs::write(&own, text).expect("it can be written"));
    let judge = |file: &Path, more: &[&str]| {
        let base = ["analyse", arg(file), "--level", "easy", "--simulations", "20", "--json"];
        document(&[&base[..], more].concat())
    };
    let (full, seen) = (judge(&record, &["--seat", "0"]), judge(&own, &[]));
    assert_eq!(full["decisions"], seen["decisions"]);
    assert_eq!((&full["viewer"], &seen["viewer"]), (&Value::Null, &json!(0)));
    let refused = temples(&["analyse", arg(&own), "--seat", "1"]);
    assert_eq!(refused.code, 2);
    assert!(refused.stderr.contains("does not hold what seat 1 knew"), "{}", refused.stderr);
}

#[test]
fn what_cannot_be_analysed_is_refused_in_a_sentence() {
    let record = recorded("analyse-refused");
    let refused = |args: &[&str], code: i32, words: &str| {
        let ran = temples(&[&["analyse"], args].concat());
        assert_eq!((ran.code, ran.stdout.as_str()), (code, ""), "{}", ran.stderr);
        assert!(ran.stderr.contains(words) && ran.stderr.lines().count() == 1, "{}", ran.stderr);
    };
    refused(&["nowhere.record"], 1, "cannot read nowhere.record");
    refused(&[arg(&record), "--level", "random"], 2, "the random bot cannot judge moves");
    refused(&[arg(&record), "--seat", "2"], 2, "no seat 2");
    refused(&[arg(&record), "--level", "wise"], 2, "the bot level wise does not exist");
    let broken = record.with_extension("broken");
    let text = fs::read_to_string(&record).expect("it is there");
    fs::write(&broken, text.replacen("\n0 ", "\n0 un", 1)).expect("it can be written");
    refused(&[arg(&broken)], 1, "is not an action of this game");
}

#[test]
fn the_last_round_is_solved_from_a_record_and_from_a_position() {
    let record = recorded("solve");
    // The last decision of the round but a few, and the same position as JSON.
    let (step, first, position) = with_session(&record, |_, record, _| {
        let game = arnak::Arnak::build(&[]).expect("the embedded tables are valid");
        let followed = record.follow(&game).expect("it replays");
        let seat = |at: usize| matches!(followed.steps[at].actor, kernel::Actor::Seat(Seat(0)));
        let step = (0..followed.steps.len()).rev().filter(|&at| seat(at)).nth(3).expect("seat 0 decided");
        let first = (0..followed.steps.len()).find(|&at| seat(at)).expect("seat 0 decided");
        (step.to_string(), first.to_string(), game.save(&followed.steps[step].before))
    });
    let file = record.with_extension("json");
    fs::write(&file, position.to_string()).expect("it can be written");
    let from_record = document(&["solve", arg(&record), "--step", &step, "--positions", "20000", "--json"]);
    assert_eq!(from_record, document(&["solve", arg(&file), "--positions", "20000", "--json"]));
    let number = |name: &str| from_record[name].as_i64().expect("a number");
    assert_eq!(number("score") - number("now"), number("more"));
    assert_eq!(from_record["seat"], 0);
    let text = temples(&["solve", arg(&file), "--positions", "20000", "--lang", "fr"]);
    assert!(text.stdout.contains("place 0 : ") && text.code == 0, "{}", text.stdout);

    // The engine's bot gives the same answer as a hint.
    let load = json!({ "cmd": "load", "game": "arnak", "state": position });
    let bot = json!({ "cmd": "bot", "level": "easy", "simulations": 1600, "lang": "fr" });
    let ran = temples_with(&["engine"], format!("{load}\n{bot}\n").as_bytes());
    let answer: Value = serde_json::from_str(ran.stdout.lines().nth(1).expect("two answers")).expect("JSON");
    let sure = &answer["reasons"]["sure"];
    assert_eq!((&sure["score"], &sure["more"]), (&from_record["score"], &from_record["more"]), "{answer}");
    assert!(sure["text"].as_str().is_some_and(|text| text.contains("sûr")), "{sure}");

    let refused = |args: &[&str], words: &str| {
        let ran = temples(&[&["solve"], args].concat());
        assert_eq!(ran.code, 2, "{}", ran.stderr);
        assert!(ran.stderr.contains(words) && ran.stderr.lines().count() == 1, "{}", ran.stderr);
    };
    refused(&[arg(&record)], "the game is over");
    refused(&[arg(&record), "--step", &first], "only the last round can be solved");
    refused(&[arg(&record), "--step", "99999"], "at step 99999 no player decides");
    refused(&[arg(&file), "--seat", "2"], "there is no seat 2");
    refused(&[arg(&file), "--step", "2"], "is a position");
    fs::write(&file, "{}").expect("it can be written");
    refused(&[arg(&file)], "the position was refused");
}
