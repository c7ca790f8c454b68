//! The command line from outside: its output and exit codes.

use crate::common::{GAME, Ran, SETUP, arg, folder, temples};
use serde_json::Value;

const COMMANDS: [&str; 22] = [
    "play",
    "serve",
    "export",
    "import",
    "openapi",
    "tui",
    "sim",
    "report",
    "tournament",
    "convert",
    "engine",
    "verify",
    "analyse",
    "solve",
    "describe",
    "perft",
    "bench",
    "tune",
    "data",
    "train",
    "calibrate",
    "completions",
];

/// A run that fails as expected: nothing on stdout, one line on stderr.
pub(crate) fn assert_refused(args: &[&str], code: i32, sentence: &str) {
    let Ran { code: found, stdout, stderr } = temples(args);
    assert_eq!((found, stdout.as_str()), (code, ""), "{args:?}: {stderr}");
    assert_eq!(stderr.lines().count(), 1, "{args:?}: {stderr}");
    assert!(stderr.starts_with("error: ") && stderr.contains(sentence), "{args:?}: {stderr}");
}

/// The one JSON document of a run that succeeded.
pub(crate) fn document(args: &[&str]) -> Value {
    let ran = temples(args);
    assert_eq!((ran.code, ran.stderr.as_str()), (0, ""), "{args:?}");
    serde_json::from_str(&ran.stdout).unwrap_or_else(|error| panic!("{args:?}: {error}: {}", ran.stdout))
}

#[test]
fn every_command_has_help_with_an_example() {
    for command in COMMANDS {
        for flag in ["--help", "-h"] {
            let ran = temples(&[command, flag]);
            assert_eq!((ran.code, ran.stderr.as_str()), (0, ""), "{command}");
            assert!(ran.stdout.contains("Example:"), "{}", ran.stdout);
            assert!(ran.stdout.contains(&format!("temples {command}")), "{}", ran.stdout);
        }
    }
    let whole = temples(&["--help"]).stdout;
    for word in COMMANDS.into_iter().chain(["Exit codes:", "Example:", "--content"]) {
        assert!(whole.contains(word), "{word} in {whole}");
    }
    assert_eq!(temples(&["--version"]).stdout, format!("temples {}\n", env!("CARGO_PKG_VERSION")));
}

#[test]
fn a_database_of_another_kind_is_refused() {
    assert_refused(&["serve", "--listen", "127.0.0.1:0", "--database", "mysql:x"], 2, "begins with sqlite:");
}

#[test]
fn the_openapi_document_needs_no_server() {
    let ran = temples(&["openapi"]);
    assert_eq!((ran.code, ran.stderr.as_str()), (0, ""));
    let document: serde_json::Value = serde_json::from_str(&ran.stdout).expect("it is JSON");
    assert!(document["paths"]["/tables/{id}/commands"]["post"].is_object());
}

#[test]
fn the_terminal_client_says_what_is_wrong_before_it_takes_the_screen() {
    assert_refused(&["tui"], 2, "plays in a terminal");
    assert_refused(&["tui", "--game", "chess"], 2, "there is no game");
    assert_refused(&["tui", "--game", "tikal", "--setup", "{"], 2, "--setup is not JSON");
    assert_refused(&["tui", "--game", "tikal", "--setup", r#"{"players":9}"#], 2, "cannot be set up");
    assert_refused(&["tui", "--game", "tikal", "--bots", "easy,easy,easy"], 2, "--bots names 3");
    assert_refused(&["tui", "--game", "tikal", "--bots", "genius"], 2, "does not exist");
    assert_refused(&["tui", "--record", "no/such/file"], 1, "cannot read");
    assert_refused(&["tui", "--bots", "easy"], 2, "--game");
    assert_refused(&["tui", "--game", "tikal", "--clock", "soon"], 2, "is not a clock");
    assert_refused(&["tui", "--game", "tikal", "--chance", "lucky"], 2, "lucky");
}

#[test]
fn bad_requests_get_one_sentence() {
    let known = format!("the games are {}", games::IDS.join(", "));
    assert_refused(&["frobnicate"], 2, "frobnicate");
    assert_refused(&["sim"], 2, "--game");
    assert_refused(&["sim", "--game", "chess"], 2, &known);
    assert_refused(&["perft", "--game", "chess", "--depth", "1"], 2, &known);
    assert_refused(&["describe", "--game", "chess"], 2, &known);
    assert_refused(&["bench", "--game", "chess"], 2, &known);
    assert_refused(&["sim", "--game", GAME, "--setup", "{"], 2, "--setup is not JSON");
    assert_refused(&["sim", "--game", GAME, "--setup", r#"{"players":99}"#], 2, "cannot be set up like this");
    assert_refused(&["sim", "--game", GAME, "--games", "0"], 2, "--games");
    assert_refused(&["sim", "--game", GAME, "--games", "99999999999999999999"], 2, "--games");
    assert_refused(&["sim", "--game", GAME, "--threads", "0"], 2, "--threads");
    assert_refused(&["sim", "--game", GAME, "--seed", "-1"], 2, "-1");
    assert_refused(&["sim", "--game", GAME, "--setup", SETUP, "--bots", "greedy"], 2, "the bot level greedy");
    assert_refused(
        &["sim", "--game", GAME, "--setup", SETUP, "--bots", "random,random,random"],
        2,
        "2 seats",
    );
    assert_refused(
        &["sim", "--game", GAME, "--setup", SETUP, "--out", "x.txt"],
        2,
        ".csv, .jsonl or .parquet",
    );
    assert_refused(&["perft", "--game", GAME, "--depth", "65"], 2, "--depth");
    assert_refused(&["describe", "--game", GAME, "--lang", "xx"], 2, "xx");
    assert_refused(&["describe", "--game", GAME, "--family", "rockets"], 2, "has no family named rockets");
    assert_refused(&["bench", "--millis", "0"], 2, "--millis");
    assert_refused(&["completions", "tcsh"], 2, "tcsh");
    assert_refused(&["verify"], 2, "FILE");
}

#[test]
fn sim_reports_every_figure() {
    let base = ["sim", "--game", GAME, "--setup", SETUP, "--games", "40", "--seed", "7"];
    let text = temples(&base);
    assert_eq!((text.code, text.stderr.as_str()), (0, ""), "{}", text.stderr);
    for word in
        ["40 games", "decisions/s", "games/s", "chance outcomes", "95 % interval", "mean points by category"]
    {
        assert!(text.stdout.contains(word), "{word} in {}", text.stdout);
    }

    let report = document(&[&base[..], &["--json", "--bots", "random,random"]].concat());
    assert_eq!(report["games"], 40);
    assert_eq!(report["setup"], serde_json::from_str::<Value>(SETUP).expect("JSON"));
    assert!(report["decisions"].as_u64() > Some(0) && report["chance_outcomes"].as_u64() > Some(0));
    let seats = report["seats"].as_array().expect("a list of seats");
    assert_eq!(seats.len(), 2);
    let wins: f64 = seats.iter().map(|seat| seat["win_rate"].as_f64().expect("a rate")).sum();
    assert!((wins - 1.0).abs() < 1e-9, "wins are split: {wins}");
    for seat in seats {
        assert_eq!(seat["bot"], "random");
        let score = &seat["score"];
        let quantiles: Vec<i64> =
            score["quantiles"].as_object().expect("quantiles").values().filter_map(Value::as_i64).collect();
        assert_eq!(quantiles.len(), 7);
        assert!(quantiles.is_sorted(), "{quantiles:?}");
        let categories =
            seat["categories"].as_object().expect("categories").values().filter_map(Value::as_f64);
        assert!((categories.sum::<f64>() - score["mean"].as_f64().expect("a mean")).abs() < 1e-9);
    }
}

#[test]
fn the_number_of_threads_and_recording_change_no_result() {
    let folder = folder("threads");
    let records = folder.join("records");
    let run = |name: &str, threads: &str, more: &[&str]| {
        let out = folder.join(name);
        let args = [
            "sim",
            "--game",
            GAME,
            "--setup",
            SETUP,
            "--games",
            "100",
            "--seed",
            "5",
            "--json",
            "--threads",
            threads,
        ];
        let mut report = document(&[&args[..], &["--out", arg(&out)], more].concat());
        for field in ["threads", "seconds", "games_per_second", "decisions_per_second"] {
            report.as_object_mut().expect("an object").remove(field);
        }
        (report, std::fs::read_to_string(out).expect("the rows were written"))
    };
    let one = run("one.csv", "1", &[]);
    assert_eq!(one, run("two.csv", "2", &[]));
    assert_eq!(one, run("recorded.csv", "2", &["--records", arg(&records)]));
    assert_eq!(one.1.lines().count(), 101);
    assert!(one.1.starts_with("game,rules,setup,board,variants,players,seed,"), "{}", one.1);

    let lines = run("rows.jsonl", "2", &[]).1;
    let rows: Vec<Value> = lines.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(rows.len(), 100);
    let heads: Vec<&str> = one.1.lines().next().expect("a heading").split(',').collect();
    for (number, row) in rows.iter().enumerate() {
        let names: Vec<&str> = row.as_object().expect("an object").keys().map(String::as_str).collect();
        assert_eq!((&row["game"], names), (&Value::from(number), heads.clone()));
    }
    assert_eq!(std::fs::read_dir(records).expect("the records were written").count(), 100);
}

#[test]
fn verify_names_the_first_line_that_differs() {
    let folder = folder("verify");
    document(&["sim", "--game", GAME, "--setup", SETUP, "--games", "2", "--records", arg(&folder), "--json"]);
    let good = folder.join(format!("{GAME}-000000.record"));
    let other = folder.join(format!("{GAME}-000001.record"));
    let ran = temples(&["verify", arg(&good), arg(&other)]);
    assert_eq!(ran.code, 0, "{}", ran.stdout);
    assert!(
        ran.stdout.lines().count() == 2 && ran.stdout.lines().all(|line| line.contains(": ok, ")),
        "{}",
        ran.stdout
    );

    let text = std::fs::read_to_string(&good).expect("a record is text");
    let bad = folder.join("bad.record");
    // The check of the first step, which is the eighth line.
    let mut lines: Vec<String> = text.lines().map(String::from).collect();
    let step = lines[7].rsplit_once('#').expect("a step ends in its check").0.to_string();
    lines[7] = format!("{step}#00000000");
    std::fs::write(&bad, lines.join("\n")).expect("a test file can be written");
    let ran = temples(&["verify", arg(&good), arg(&bad), arg(&folder.join("absent.record"))]);
    let stdout: Vec<&str> = ran.stdout.lines().collect();
    assert_eq!((ran.code, stdout.len()), (1, 3), "{}", ran.stdout);
    assert!(stdout[0].contains(": ok, "), "{}", stdout[0]);
    assert!(stdout[1].contains("bad.record: line 8: "), "{}", stdout[1]);
    assert!(stdout[2].contains("absent.record: cannot be read"), "{}", stdout[2]);

    // A bundle is several records in one file, each named by its number; lines are those of the file.
    let bundle = folder.join("bundle.record");
    std::fs::write(&bundle, format!("{text}{}\n{text}", lines.join("\n")))
        .expect("a test file can be written");
    let ran = temples(&["verify", arg(&bundle)]);
    let stdout: Vec<&str> = ran.stdout.lines().collect();
    let line = lines.len() + 8;
    assert_eq!((ran.code, stdout.len()), (1, 3), "{}", ran.stdout);
    assert!(stdout[0].contains("bundle.record, record 1 of 3: ok, "), "{}", stdout[0]);
    assert!(stdout[1].contains(&format!("record 2 of 3: line {line}: ")), "{}", stdout[1]);
    assert!(stdout[2].contains("record 3 of 3") && stdout[2].contains(": ok, "), "{}", stdout[2]);

    let ran = temples(&["verify", "--json", arg(&good), arg(&bad)]);
    let report: Value = serde_json::from_str(&ran.stdout).expect("one document");
    assert_eq!((ran.code, &report["ok"]), (1, &Value::from(false)));
    assert_eq!(report["files"][0]["ok"], true);
    assert!(report["files"][1]["reason"].as_str().is_some_and(|reason| reason.starts_with("line 8: ")));
}

#[test]
fn perft_counts_and_describe_lists() {
    let perft = ["perft", "--game", GAME, "--setup", SETUP, "--seed", "7", "--depth", "2"];
    let counts = document(&[&perft[..], &["--json"]].concat());
    assert_eq!(counts["counts"].as_array().map(Vec::len), Some(2));
    let text = temples(&perft).stdout;
    for count in counts["counts"].as_array().expect("counts") {
        assert!(text.contains(&count.to_string()), "{text}");
    }
    let all = document(&[&perft[..], &["--json", "--all-chance"]].concat());
    assert_eq!((&all["all_chance"], &all["seed"]), (&Value::from(true), &Value::Null));

    for lang in ["en", "fr"] {
        let described = document(&["describe", "--game", GAME, "--lang", lang, "--json"]);
        let components = described["components"].as_array().expect("components");
        assert!(!components.is_empty());
        let text = temples(&["describe", "--game", GAME, "--lang", lang]).stdout;
        for component in components {
            for field in ["id", "name"] {
                let word = component[field].as_str().expect("a word");
                assert!(text.contains(word), "{word} in {text}");
            }
        }
        let heading = if lang == "en" {
            ["item: 40 components, 0 reconstructed", "id                 name "]
        } else {
            ["item (objet) : 40 composants, dont reconstitués : 0", "id                 nom "]
        };
        let numbers = if lang == "en" {
            ["coins 3, points 1, travel ship 2, when main", "reconstructed *"]
        } else {
            ["prix en pièces 3, points 1, déplacement bateau 2, action principale", "reconstitué *"]
        };
        for words in heading.into_iter().chain(numbers) {
            assert!(text.contains(words), "{words} in {text}");
        }
        let marks = &described["marks"];
        let count = |mark: &str| components.iter().filter(|one| one["confidence"] == mark).count();
        for mark in ["rulebook", "checked", "public", "reconstructed"] {
            assert_eq!(marks[mark], count(mark), "{mark}");
        }
        let words = if lang == "en" {
            ["arnak: ", " rulebook, ", " checked, ", " public, ", " reconstructed"]
        } else {
            ["arnak : ", " règle, ", " vérifié, ", " public, ", " reconstitué"]
        };
        let [game, rulebook, checked, public, reconstructed] = words;
        let line = format!(
            "{game}{}{rulebook}{}{checked}{}{public}{}{reconstructed}\n",
            marks["rulebook"], marks["checked"], marks["public"], marks["reconstructed"]
        );
        assert!(text.ends_with(&line), "{line} at the end");
        let family = components[0]["family"].as_str().expect("a family");
        let few = document(&["describe", "--game", GAME, "--family", family, "--json"]);
        assert_eq!(few["marks"], *marks, "they are of the whole game");
        assert!(few["components"].as_array().expect("components").iter().all(|one| one["family"] == family));
    }
}

#[test]
fn bench_measures_every_figure_and_finds_no_allocation() {
    let report = document(&["bench", "--game", GAME, "--millis", "1", "--json"]);
    let setups = report["setups"].as_array().expect("a list of setups");
    assert!(!setups.is_empty());
    for setup in setups {
        for figure in [
            "decisions_per_second",
            "chance_outcomes_per_second",
            "games_per_second",
            "ns_per_clone",
            "hard_simulations_per_second",
        ] {
            assert!(setup[figure]["best"].as_f64() > Some(0.0), "{figure} of {setup}");
            assert!(setup[figure]["median"].as_f64() > Some(0.0), "{figure} of {setup}");
        }
        assert_eq!(setup["allocations_per_decision"], 0.0, "{setup}");
        assert_eq!(setup["allocations_per_clone"], 0.0, "{setup}");
        assert!(setup["bytes_per_state"].as_u64() > Some(0));
        assert!(setup["hard_two_threads_ratio"].as_f64() > Some(0.0));
        assert!(setup["network_time_ratio"].as_f64() > Some(0.0));
    }
}

#[test]
fn tuning_is_repeatable_and_its_weights_can_be_played() {
    let folder = folder("tune");
    let run = |name: &str, threads: &str| {
        let out = folder.join(name);
        let rounds = ["tune", "--game", "tikal", "--rounds", "2", "--games", "2", "--check", "2"];
        let ran =
            temples(&[&rounds[..], &["--level", "easy", "--threads", threads, "--out", arg(&out)]].concat());
        assert_eq!((ran.code, ran.stderr.as_str()), (0, ""));
        assert!(ran.stdout.contains("2 games on other deals: "), "{}", ran.stdout);
        (std::fs::read_to_string(&out).expect("the weights were written"), out)
    };
    let (one, path) = run("one.toml", "1");
    assert_eq!(one, run("two.toml", "2").0);
    assert_ne!(one, std::fs::read_to_string("../../games/tikal/bot/weights.toml").expect("the weights file"));
    let sim = ["sim", "--game", "tikal", "--games", "1", "--bots", "easy", "--weights", arg(&path)];
    assert_eq!(temples(&sim).code, 0);
    let alone = ["tune", "--game", "arnak", "--setup", "{\"players\":1,\"board\":\"bird\"}"];
    assert_refused(&alone, 2, "at least two players");
    assert_refused(&["tune", "--game", "tikal", "--level", "best"], 2, "the bot level best does not exist");
}

#[test]
fn completions_know_the_commands() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let ran = temples(&["completions", shell]);
        assert_eq!((ran.code, ran.stderr.as_str()), (0, ""));
        assert!(COMMANDS.iter().all(|command| ran.stdout.contains(command)), "{shell}");
    }
}

#[test]
fn a_content_folder_with_strangers_in_it_is_refused() {
    let strange = folder("strange");
    std::fs::write(strange.join("notes.txt"), "").expect("a test file can be written");
    std::fs::create_dir(strange.join("chess")).expect("a test folder can be created");
    assert_refused(&["describe", "--game", GAME, "--content", arg(&strange)], 1, "notes.txt is not a folder");
    assert_refused(
        &["--content", arg(&strange), "describe", "--game", GAME],
        1,
        "chess is not a folder named",
    );
    assert_refused(&["--content", arg(&strange.join("absent")), "engine"], 1, "cannot read the folder");
}

#[test]
fn every_game_is_simulated_recorded_and_verified() {
    for rules in games::Rules::all(&[]).expect("the embedded tables are good") {
        for (at, setup) in rules.meta().bench.iter().enumerate() {
            let game = rules.id();
            let folder = folder(&format!("{game}-{at}"));
            let records = arg(&folder);
            let report = document(&[
                "sim",
                "--game",
                game,
                "--setup",
                &setup.to_string(),
                "--games",
                "3",
                "--records",
                records,
                "--json",
            ]);
            assert_eq!(report["games"], 3);
            let files: Vec<std::path::PathBuf> =
                (0..3).map(|number| folder.join(format!("{game}-{number:06}.record"))).collect();
            let mut args = vec!["verify", "--json"];
            args.extend(files.iter().map(|file| arg(file)));
            assert_eq!(document(&args)["ok"], true);
        }
    }
}

#[test]
fn the_rival_of_a_solo_game_has_a_row_of_its_own() {
    let setup = r#"{"players":1,"board":"snake","rival":{"red":3,"purple":0,"objectives":3}}"#;
    let report = document(&["sim", "--game", "arnak", "--setup", setup, "--games", "10", "--json"]);
    let who: Vec<&Value> = report["seats"].as_array().expect("rows").iter().map(|row| &row["who"]).collect();
    assert_eq!(who, [&Value::from(0), &Value::from("rival")]);
    let wins: f64 = (0..2).filter_map(|row| report["seats"][row]["win_rate"].as_f64()).sum();
    assert!((wins - 1.0).abs() < 1e-9, "{wins}");
}

#[test]
fn duplicate_matches_rotate_the_bots_and_do_not_depend_on_threads() {
    let folder = folder("duplicate");
    let run = |threads: &str, bots: &str| {
        let out = folder.join(format!("{threads}.jsonl"));
        let args = ["sim", "--game", "tikal", "--setup", "{\"players\":3}", "--games", "6", "--seed", "2"];
        let more = ["--duplicate", "--simulations", "5", "--json", "--bots", bots, "--threads", threads];
        let mut report = document(&[&args[..], &more, &["--out", arg(&out)]].concat());
        for field in ["threads", "seconds", "games_per_second", "decisions_per_second"] {
            report.as_object_mut().expect("an object").remove(field);
        }
        let rows = std::fs::read_to_string(out).expect("the rows were written");
        let rows: Vec<Value> = rows.lines().map(|row| serde_json::from_str(row).expect("JSON")).collect();
        (report, rows)
    };
    let one = run("1", "random,easy,medium:9");
    assert_eq!(one, run("2", "random,easy,medium:9"));
    let seeds: Vec<&Value> = one.1.iter().map(|row| &row["seed"]).collect();
    assert!(seeds[0] == seeds[2] && seeds[3] == seeds[5] && seeds[2] != seeds[3], "{seeds:?}");
    let bots: Vec<&Value> =
        one.0["seats"].as_array().expect("a list").iter().map(|seat| &seat["bot"]).collect();
    assert_eq!(bots, ["random", "easy:5", "medium:9"]);
    let mean = |place: usize| one.0["seats"][place]["score"]["mean"].as_f64().expect("a mean");
    assert!(mean(0) < mean(1) && mean(0) < mean(2), "the scores are those of the bots, not of the seats");
    assert_refused(&["sim", "--game", "tikal", "--millis", "5", "--simulations", "5"], 2, "--simulations");
    assert_refused(&["sim", "--game", "tikal", "--bots", "hard:many"], 2, "hard:many is not a bot");
    let weights = folder.join("weights.toml");
    std::fs::write(&weights, "nothing = 1").expect("a file");
    assert_refused(&["sim", "--game", "tikal", "--weights", arg(&weights)], 2, "holds no weights for tikal");
}
