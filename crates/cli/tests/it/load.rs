//! The load driver: small runs against its own server, and its messages when there is nothing to load.

use serde_json::Value;

use crate::common::{arg, folder, temples};

#[test]
fn clients_play_random_actions_and_finished_tables_are_replaced() {
    let options = ["load", "--tables", "2", "--rate", "1000", "--seconds", "3600", "--json"];
    for (extra, steps) in [
        // A game of Tikal II has fewer than two hundred and fifty decisions on average.
        (&["--game", "tikal", "--steps", "1000"][..], 1000),
        (&["--game", "arnak", "--bot", "easy", "--setup", r#"{"players":3}"#, "--steps", "50"][..], 50),
        (&["--steps", "50", "--seed", "5"][..], 50),
    ] {
        let ran = temples(&[&options[..], extra].concat());
        assert_eq!((ran.code, ran.stderr.as_str()), (0, ""), "{extra:?}");
        let report: Value = serde_json::from_str(&ran.stdout).expect("one document");
        assert_eq!(report["tables"], 2);
        assert!(report["steps"].as_u64() >= Some(steps), "{report}");
        assert_eq!(report["refused"], serde_json::json!({}), "{report}");
        assert_eq!(report["reconnects"], 0);
        assert_eq!(report["games"].as_u64() > Some(0), steps == 1000, "{report}");
        let times = &report["acknowledgement_ms"];
        let times = ["p50", "p90", "p99", "p99_9", "max"].map(|name| times[name].as_f64().expect("a time"));
        assert!(times[0] > 0.0 && times.is_sorted(), "{report}");
        if cfg!(target_os = "linux") {
            for moment in ["start", "end"] {
                let told = &report["server"][moment];
                assert!(told["memory_bytes"].as_f64() > Some(1e6), "{report}");
                assert!(told["tables_in_memory"].as_f64() >= Some(2.0), "{report}");
            }
            assert!(report["server"]["cores"].as_f64() > Some(0.0), "{report}");
        }
    }
}

#[test]
fn the_report_is_for_people_too_and_a_database_can_be_named() {
    let file = folder("load").join("load.db");
    let database = format!("sqlite:{}", arg(&file));
    let ran = temples(&["load", "--tables", "1", "--rate", "500", "--steps", "5", "--database", &database]);
    assert_eq!((ran.code, ran.stderr.as_str()), (0, ""));
    for line in
        ["tables             1, each 500 actions a second", "refused            none", "reconnects         0"]
    {
        assert!(ran.stdout.contains(line), "{}", ran.stdout);
    }
    assert!(ran.stdout.contains("99 % within"), "{}", ran.stdout);
    assert!(file.exists(), "a database that was named stays");
}

#[test]
fn what_cannot_be_loaded_is_said_in_one_sentence() {
    let cases: [(&[&str], i32, &str); 8] = [
        (&["--server", "http://127.0.0.1:1"], 1, "the server at http://127.0.0.1:1 does not answer"),
        (&["--server", "example.org"], 2, "example.org is not the address of a server"),
        (
            &["--database", "mysql:x"],
            1,
            "the server did not start: --database begins with sqlite: or postgres:",
        ),
        (
            &["--database", "sqlite:/nowhere/at/all.db"],
            1,
            "the server did not start: cannot open the database",
        ),
        (&["--game", "chess"], 2, "chess"),
        (&["--setup", "{}"], 2, "--setup says for how many players"),
        (&["--bot", "wizard"], 1, "the server refuses POST /tables"),
        (&["--rate", "0"], 2, "it is a number from 0.001 to 1000"),
    ];
    for (options, code, sentence) in cases {
        let ran = temples(&[&["load", "--tables", "1", "--steps", "1"], options].concat());
        assert_eq!(ran.code, code, "{options:?}: {}", ran.stderr);
        assert_eq!(ran.stderr.lines().count(), 1, "{options:?}: {}", ran.stderr);
        assert!(ran.stderr.contains(sentence), "{options:?}: {}", ran.stderr);
        assert_eq!(ran.stdout, "");
    }
}
