//! Real processes whose wall clock is wrong or jumps: no player loses a game by it.

use std::process::{Command, Stdio};

use serde_json::{Value, json};
use testbed::{Client, Postgres, Process, WrongClock};

use crate::common::{arg, folder};

const DAY: i64 = 86_400;

fn serve(database: &str, clock: Option<&WrongClock>) -> Process {
    let mut command = Command::new(env!("CARGO_BIN_EXE_temples"));
    command.args(["serve", "--listen", "127.0.0.1:0", "--no-limits"]);
    if let Some(clock) = clock {
        clock.under(&mut command);
    }
    Process::start(command.env("TEMPLES_DATABASE", database).stderr(Stdio::null()))
}

/// A game of one person with two seats and an hour for each decision.
async fn timed(ada: &Client) -> String {
    let seats = json!([{ "who": "me" }, { "who": "me" }]);
    let options = json!({ "clock": { "per": "move", "ms": 3_600_000 }, "time_out": { "then": "loss", "level": "easy" } });
    ada.table(json!({ "game": "tikal", "seats": seats, "options": options, "start": true })).await
}

/// Takes the first action offered.
async fn act(ada: &Client, table: &str) {
    let update = ada.get(&format!("/tables/{table}/update")).await.ok();
    let act = json!({ "do": "act", "step": update["step"], "action": 0 });
    ada.command(table, act).await.ok();
}

/// The time left to the player whose clock runs, in milliseconds.
async fn left(ada: &Client, table: &str) -> u64 {
    let clock: Value = ada.get(&format!("/tables/{table}/update")).await.ok()["table"]["clock"].clone();
    let running = clock["running"].as_u64().expect("a clock runs") as usize;
    clock["left_ms"][running].as_u64().expect("it is a number")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_clock_that_jumps_under_a_server_forfeits_nobody_and_stops_nothing() {
    let folder = folder("clocks");
    let database = format!("sqlite:{}", arg(&folder.join("temples.db")));
    let clock = WrongClock::new();
    let process = serve(&database, Some(&clock));
    let ada = Client::guest(process.address, "Ada").await;
    let table = timed(&ada).await;
    for ahead in [DAY, -DAY, 365 * DAY, 0] {
        clock.set(ahead);
        act(&ada, &table).await;
        let first = left(&ada, &table).await;
        assert!((1..=3_600_000).contains(&first));
        // The clock runs, too: it takes less than an hour until some of the hour is used up.
        while left(&ada, &table).await == first {
            tokio::task::yield_now().await;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn processes_with_wrong_clocks_share_a_table_and_agree_on_its_time() {
    let postgres = Postgres::start();
    let database = postgres.create("clocks");
    let (ahead, behind) = (WrongClock::new(), WrongClock::new());
    ahead.set(DAY);
    behind.set(-DAY);
    let processes = [serve(&database, None), serve(&database, Some(&ahead)), serve(&database, Some(&behind))];
    let ada = Client::guest(processes[0].address, "Ada").await;
    let table = timed(&ada).await;
    for round in 0..9 {
        let here = ada.at(processes[round % 3].address);
        act(&here, &table).await;
        let there = ada.at(processes[(round + 1) % 3].address);
        assert!(left(&there, &table).await > 3_000_000, "round {round}");
    }
}
