//! `temples load --check` on both databases: a short run here, a long one in `make soak`, whose length
//! `TEMPLES_CHECK_SECONDS` sets.

use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::Duration;

use serde_json::Value;
use testbed::{Nats, Postgres};

use crate::common::{Ran, temples};

fn seconds() -> String {
    std::env::var("TEMPLES_CHECK_SECONDS").unwrap_or_else(|_| "8".into())
}

/// There are no errors, and enough happened for that to be significant.
#[expect(clippy::print_stdout, reason = "the figures of a long run are for docs/TRUST.md")]
fn passes(name: &str, ran: &Ran) -> Value {
    assert_eq!((ran.code, ran.stderr.as_str()), (0, ""), "{}", ran.stdout);
    let report: Value = serde_json::from_str(&ran.stdout).expect("one document");
    println!("{name}: {report}");
    assert_eq!(report["violations"], 0, "{report}");
    for count in ["actions", "words"] {
        assert!(report["acknowledged"][count].as_u64() > Some(20), "{report}");
    }
    assert!(report["faults"]["kills"].as_u64() > Some(0), "{report}");
    assert!(report["sights"].as_u64() > Some(40), "{report}");
    report
}

const CHECK: [&str; 9] =
    ["load", "--check", "--tables", "4", "--rate", "20", "--fault-every", "0.7", "--json"];

#[test]
fn one_order_explains_what_clients_of_sqlite_saw() {
    let ran = temples(&[&CHECK[..], &["--seconds", &seconds(), "--seed", "3"]].concat());
    passes("SQLite", &ran);
}

#[test]
fn one_order_explains_what_clients_of_several_processes_saw() {
    let (mut postgres, mut nats) = (Postgres::start(), Nats::start());
    let (database, news, seconds) = (postgres.create("checked"), nats.url(), seconds());
    let (done, ended) = channel();
    let run = std::thread::spawn(move || {
        let options = ["--seconds", &seconds, "--database", &database, "--nats", &news, "--processes", "3"];
        let ran =
            temples(&[&CHECK[..], &options, &["--bot", "random", "--setup", r#"{"players":3}"#]].concat());
        // Without a receiver the waiting thread has given up.
        let _ = done.send(());
        ran
    });
    let runs_for = |millis| {
        let waited = ended.recv_timeout(Duration::from_millis(millis));
        waited == Err(RecvTimeoutError::Timeout)
    };
    // Meanwhile the services stop and restart in turn.
    let mut stopped = 0;
    while runs_for(2000) {
        nats.stop();
        let runs = runs_for(500);
        nats.start_again();
        if !runs || !runs_for(1000) {
            break;
        }
        postgres.stop();
        let runs = runs_for(700);
        postgres.start_again();
        stopped += 1;
        if !runs {
            break;
        }
    }
    let ran = run.join().expect("the run ends");
    passes("PostgreSQL", &ran);
    assert!(stopped > 0, "the services were never stopped");
}

#[test]
fn a_check_is_for_servers_of_its_own() {
    let ran = temples(&["load", "--check", "--server", "http://127.0.0.1:1"]);
    assert_eq!((ran.code, ran.stdout.as_str()), (2, ""));
    let ran = temples(&["load", "--processes", "2"]);
    assert_eq!((ran.code, ran.stdout.as_str()), (2, ""));
    let ran = temples(&["load", "--check", "--processes", "2", "--seconds", "1"]);
    assert_eq!(ran.code, 2);
    assert!(ran.stderr.contains("several processes need PostgreSQL"), "{}", ran.stderr);
}
