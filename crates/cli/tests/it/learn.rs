//! From self-play to a network that plays, from outside.

use crate::commands::{assert_refused, document};
use crate::common::{arg, folder, temples};

/// Plays `games` of the easy level into a file.
fn data(out: &std::path::Path, games: &str, threads: &str) -> String {
    let ran = temples(&[
        "data",
        "--game",
        "tikal",
        "--bot",
        "easy",
        "--games",
        games,
        "--seed",
        "3",
        "--threads",
        threads,
        "--out",
        arg(out),
    ]);
    assert_eq!((ran.code, ran.stderr.as_str()), (0, ""), "{}", ran.stdout);
    ran.stdout
}

#[test]
fn two_commands_make_a_network_that_plays() {
    let folder = folder("learn");
    let (one, two) = (folder.join("one.positions"), folder.join("two.positions"));
    assert!(data(&one, "24", "1").starts_with("24 games, "));
    // The same file from two threads in two parts, of which the first was cut in its last game.
    data(&two, "10", "2");
    let bytes = std::fs::read(&two).expect("the file was written");
    std::fs::write(&two, &bytes[..bytes.len() - 5]).expect("a test file can be written");
    assert!(data(&two, "24", "2").starts_with("15 games, "));
    assert_eq!(std::fs::read(&one).expect("the file"), std::fs::read(&two).expect("the file"));
    assert!(data(&two, "24", "2").contains("holds 24 games already"));

    let (net, again) = (folder.join("one.net"), folder.join("again.net"));
    let train = |out: &std::path::Path| {
        document(&["train", "--game", "tikal", arg(&one), "--epochs", "2", "--out", arg(out), "--json"])
    };
    let report = train(&net);
    assert!(report["held_out"].as_u64() > Some(0) && report["positions"].as_u64() > Some(0), "{report}");
    let choices = &report["choices"];
    assert!(choices["held_out"].as_u64() > Some(0) && choices["first"]["learned"].is_number(), "{report}");
    train(&again);
    assert_eq!(std::fs::read(&net).expect("the network"), std::fs::read(&again).expect("the network"));

    // The network stays, and what is learned of the choices in the same games is the same.
    let only = folder.join("only.net");
    let ran =
        temples(&["train", "--game", "tikal", arg(&one), "--choices-of", arg(&net), "--out", arg(&only)]);
    assert!(ran.stdout.contains("choices: learned from "), "{}{}", ran.stdout, ran.stderr);
    assert_eq!(std::fs::read(&net).expect("the network"), std::fs::read(&only).expect("the network"));

    let bots = format!("medium:4@{},medium:4@classic", net.display());
    let sim = document(&[
        "sim",
        "--game",
        "tikal",
        "--bots",
        &bots,
        "--games",
        "2",
        "--duplicate",
        "--json",
        "--threads",
        "1",
    ]);
    assert_eq!(sim["seats"][0]["bot"], format!("medium:4@{}", net.display()));
    assert_eq!(sim["seats"][1]["bot"], "medium:4@classic");
}

#[test]
fn what_is_wrong_with_files_and_names_is_said() {
    let folder = folder("learn-wrong");
    let file = folder.join("a.positions");
    data(&file, "2", "1");
    let other =
        ["data", "--game", "tikal", "--bot", "easy", "--games", "2", "--seed", "4", "--out", arg(&file)];
    assert_refused(&other, 2, "was made with other options");
    assert_refused(&["train", "--game", "arnak", arg(&file)], 2, "holds positions of tikal, not of arnak");
    let few = folder.join("few.net");
    assert_refused(&["train", "--game", "tikal", arg(&file), "--out", arg(&few)], 2, "too few games");
    let hard = ["data", "--game", "tikal", "--bot", "hard", "--out", arg(&few)];
    assert_refused(&hard, 2, "say how many simulations hard is to make");
    let sim = |bot: &str| ["sim", "--game", "tikal", "--bots", bot].map(str::to_string);
    for (bot, sentence) in [
        ("hard@", "after the @, give classic or the file of a network"),
        ("hard@nowhere.net", "cannot read nowhere.net"),
        ("best@classic", "the bot level best does not exist"),
    ] {
        assert_refused(&sim(bot).each_ref().map(String::as_str), 2, sentence);
    }
    let positions = format!("hard@{}", file.display());
    assert_refused(&["sim", "--game", "tikal", "--bots", &positions], 2, "this is not a network file");
}

#[test]
fn a_test_ends_by_itself() {
    let sprt = document(&[
        "tournament",
        "--game",
        "tikal",
        "--bots",
        "easy,random",
        "--games",
        "4",
        "--sprt",
        "0,50",
        "--simulations",
        "4",
        "--json",
        "--threads",
        "1",
    ]);
    assert_eq!(sprt["sprt"]["stronger"], true, "{sprt}");
    assert!(sprt["played"].as_u64() < Some(200));
    let three = ["tournament", "--game", "tikal", "--bots", "easy,random,medium", "--sprt", "0,50"];
    assert_refused(&three, 2, "--sprt compares two bots");
    let wrong = ["tournament", "--game", "tikal", "--bots", "easy,random", "--sprt", "50,0"];
    assert_refused(&wrong, 2, "not a pair of Elo values");
}

/// Corrections change the reported figures, never the play, and stay in the file.
#[test]
fn chances_are_measured_and_corrected() {
    let folder = folder("calibrate");
    let net = folder.join("true.net");
    let measure = |bot: &str, seed: &str, out: &[&str]| {
        let setup = r#"{"players":2,"variants":["short_game"]}"#;
        let common = ["calibrate", "--game", "tikal", "--setup", setup, "--games", "6", "--json"];
        document(&[&common[..], &["--bot", bot, "--seed", seed], out].concat())
    };
    let told = measure("medium", "1", &["--least", "1", "--out", arg(&net)]);
    let corrected = measure(&format!("medium@{}", net.display()), "1", &[]);
    let measures = |document: &serde_json::Value| document["measures"].as_array().expect("a list").clone();
    let misses = |document: &serde_json::Value| {
        let scores = measures(document).into_iter().filter_map(|one| one["scores"].as_array().cloned());
        let miss = |one: serde_json::Value| {
            one["n"].as_f64().unwrap_or(0.0)
                * (one["came"].as_f64().unwrap_or(0.0) - one["told"].as_f64().unwrap_or(0.0)).abs()
        };
        scores.flatten().map(miss).sum::<f64>()
    };
    let names: Vec<_> = measures(&told).iter().map(|one| one["teller"].clone()).collect();
    assert_eq!(names, ["glance", "plan"]);
    assert_eq!((&told["made"]["games"], &measures(&told)[0]["games"]), (&6.into(), &6.into()));
    // The same games are played again; on them the corrected scores are true.
    let came = |document: &serde_json::Value| {
        measures(document).iter().map(|one| one["scores"][0]["came"].clone()).collect::<Vec<_>>()
    };
    assert_eq!(came(&told), came(&corrected));
    assert!(misses(&corrected) < 0.7 * misses(&told), "{} {}", misses(&told), misses(&corrected));
    let text =
        temples(&["calibrate", "--game", "tikal", "--games", "1", "--bot", "medium:4", "--threads", "1"]);
    assert!(
        text.stdout.starts_with("| game | forecast by | players | games | mean error |"),
        "{}",
        text.stdout
    );

    let refused = |bot: &str, sentence: &str| {
        assert_refused(&["calibrate", "--game", "tikal", "--bot", bot, "--out", arg(&net)], 2, sentence);
    };
    refused("easy", "easy predicts nothing with a network");
    refused("hard", "say how many simulations hard is to make");
    refused("medium@classic", "this bot has no network to correct");
}
