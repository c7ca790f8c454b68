//! Time at tables is independent of the machines' clocks.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use serde_json::{Value, json};
use server::{Config, OwnBots};

use crate::client::{Client, Server, database, on_postgres};

async fn start(url: &str, config: Config) -> Server {
    let rules = games::Rules::all(&[]).expect("the games load");
    let brains = Arc::new(OwnBots::new(&rules).expect("there are bots"));
    Server::with(url, config, brains).await
}

/// A game of one person with two seats and a minute for each decision.
async fn timed(ada: &Client) -> String {
    let seats = json!([{ "who": "me" }, { "who": "me" }]);
    let options =
        json!({ "clock": { "per": "move", "ms": 60_000 }, "time_out": { "then": "loss", "level": "easy" } });
    ada.table(json!({ "game": "tikal", "seats": seats, "options": options, "start": true })).await
}

async fn act(ada: &Client, table: &str) -> Result<Value, String> {
    let update = ada.get(&format!("/tables/{table}/update")).await.ok();
    let act = json!({ "do": "act", "step": update["step"], "action": 0 });
    let answer = ada.command(table, act).await;
    if answer.status.is_success() { Ok(answer.json()) } else { Err(answer.refused(409)) }
}

/// Whether a player timed out; the table may have noticed before they acted.
fn is_up(acted: Result<Value, String>) -> bool {
    acted.is_err_and(|code| ["time_up", "ended"].contains(&code.as_str()))
}

const DAY: u64 = 86_400_000;

#[tokio::test]
async fn a_jump_of_the_clock_neither_forfeits_nor_stops() {
    static WALL: AtomicU64 = AtomicU64::new(1_800_000_000_000);
    static STEADY: AtomicU64 = AtomicU64::new(7_000_000);
    let config = Config {
        now: || WALL.load(Ordering::Relaxed),
        steady: || STEADY.load(Ordering::Relaxed),
        sweep: Duration::from_millis(20),
        ..Config::default()
    };
    let server = start(&database().await, config).await;
    let ada = server.guest("Ada").await;
    let table = timed(&ada).await;
    let path = format!("/tables/{table}/update");
    for jump in [DAY as i64, -2 * DAY as i64] {
        WALL.store(WALL.load(Ordering::Relaxed).strict_add_signed(jump), Ordering::Relaxed);
        act(&ada, &table).await.expect("nobody's time is up");
        let clock = ada.get(&path).await.ok()["table"]["clock"].clone();
        let running = clock["running"].as_u64().expect("it runs") as usize;
        assert_eq!(clock["left_ms"][running], 60_000, "a jump takes no time");
        // Time continues: half a minute is half a minute.
        STEADY.fetch_add(30_000, Ordering::Relaxed);
        let clock = ada.get(&path).await.ok()["table"]["clock"].clone();
        assert_eq!(clock["left_ms"][running], 30_000);
    }
    STEADY.fetch_add(31_000, Ordering::Relaxed);
    assert!(is_up(act(&ada, &table).await));
}

#[tokio::test]
async fn a_process_whose_clock_is_wrong_forfeits_nobody() {
    if !on_postgres() {
        // A file has a single process; the test above covers its own clock.
        return;
    }
    let url = database().await;
    let good = start(&url, Config { sweep: Duration::from_millis(20), ..Config::default() }).await;
    let ada = good.guest("Ada").await;
    let table = timed(&ada).await;
    // A day ahead, and a day behind.
    let ahead = Config {
        now: || (Config::default().now)() + DAY,
        sweep: Duration::from_millis(20),
        ..Config::default()
    };
    let behind = Config { now: || (Config::default().now)() - DAY, ..ahead.clone() };
    for config in [ahead, behind] {
        let wrong = start(&url, config).await;
        let there = ada.at(wrong.address);
        // It answers once it knows the time.
        there.get("/me").await.ok();
        assert!(wrong.app.now().abs_diff(good.app.now()) < DAY / 2, "it has the time of the database");
        for _ in 0..5 {
            act(&there, &table).await.expect("nobody's time is up");
            act(&ada, &table).await.expect("nor here");
        }
        // It answers, so it has begun.
        assert!(wrong.app.now().abs_diff(good.app.now()) < DAY / 2, "it has the time of the database");
        let clock = there.get(&format!("/tables/{table}/update")).await.ok()["table"]["clock"].clone();
        let running = clock["running"].as_u64().expect("it runs") as usize;
        assert!(clock["left_ms"][running].as_u64() > Some(0), "{clock}");
        wrong.stop().await;
    }
}

#[tokio::test]
async fn a_server_that_starts_with_a_clock_behind_what_is_stored_goes_on_from_there() {
    static STEADY: AtomicU64 = AtomicU64::new(0);
    if on_postgres() {
        return;
    }
    let url = database().await;
    let server = start(&url, Config::default()).await;
    let ada = server.guest("Ada").await;
    let table = timed(&ada).await;
    server.stop().await;
    let config = Config {
        now: || (Config::default().now)() - DAY,
        steady: || STEADY.load(Ordering::Relaxed),
        ..Config::default()
    };
    let server = start(&url, config).await;
    let ada = ada.at(server.address);
    act(&ada, &table).await.expect("nobody's time is up");
    // With a clock that stood still until the day is over, the minute would never end.
    STEADY.fetch_add(61_000, Ordering::Relaxed);
    assert!(is_up(act(&ada, &table).await));
}
