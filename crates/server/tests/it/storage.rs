//! Tables that are let go and loaded again, and two servers on one database.

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use server::{Config, OwnBots};

use crate::client::{Client, Server, database, long_games, on_postgres};

async fn with(url: &str, config: Config) -> Server {
    let rules = games::Rules::all(&[]).expect("the games load");
    let brains = Arc::new(OwnBots::new(&rules).expect("there are bots"));
    Server::with(url, config, brains).await
}

/// Takes the action that a number chooses, and returns the update before it.
async fn step(client: &Client, table: &str, number: &mut u64) -> Value {
    let update = client.get(&format!("/tables/{table}/update")).await.ok();
    let actions = update["position"]["offer"]["actions"].as_array().cloned().unwrap_or_default();
    if !actions.is_empty() {
        *number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let at = (*number >> 33) as usize % actions.len();
        client.command(table, json!({ "do": "act", "step": update["step"], "action": at })).await.ok();
    }
    update
}

#[tokio::test]
async fn a_table_that_is_let_go_is_the_same_when_it_comes_back() {
    let config = Config { idle: Duration::ZERO, snapshot_every: 5, ..Config::default() };
    let server = with(&database().await, config).await;
    let ada = server.guest("Ada").await;
    for game in long_games() {
        let seats = json!([{ "who": "me" }, { "who": "me" }]);
        let table = ada.table(json!({ "game": game, "seats": seats, "start": true })).await;
        let mut number = 5;
        for _ in 0..40 {
            step(&ada, &table, &mut number).await;
        }
        // Further back than the snapshot: there is no other player to ask.
        let update = ada.get(&format!("/tables/{table}/update")).await.ok();
        let first = ada.get(&format!("/tables/{table}/replay")).await.ok();
        let back = json!({ "do": "ask_undo", "step": update["step"], "back": "turn" });
        ada.command(&table, back).await.ok();
        let after = ada.get(&format!("/tables/{table}/replay")).await.ok();
        assert!(after["steps"].as_u64() < first["steps"].as_u64());
        for _ in 0..10 {
            step(&ada, &table, &mut number).await;
        }
        let record = ada.get(&format!("/tables/{table}/record")).await;
        assert_eq!(record.status.as_u16(), 200, "{}", record.text);
    }
    let metrics = server.nobody().get("//metrics").await.text;
    let loaded = metrics.lines().find_map(|line| line.strip_prefix("temples_tables_loaded_total "));
    assert!(loaded.and_then(|n| n.parse::<u32>().ok()) > Some(10), "{metrics}");
}

/// Entries that are no longer in memory, because the server keeps few or was restarted, are read from the database: a
/// client that joins gets the same as ever, including what was undone.
#[tokio::test]
async fn whoever_comes_late_hears_of_what_is_no_longer_in_memory() {
    for (little, snapshot_every) in [(4, 10_000), (64, 5)] {
        let url = database().await;
        let all = with(&url, Config { recent: 256, snapshot_every, ..Config::default() }).await;
        let ada = all.guest("Ada").await;
        for game in long_games() {
            let seats = json!([{ "who": "me" }, { "who": "me" }]);
            let table = ada.table(json!({ "game": game, "seats": seats, "start": true })).await;
            let mut number = 11;
            for at in 0..24 {
                let step = step(&ada, &table, &mut number).await["step"].clone();
                if at % 6 == 5 {
                    let now = ada.get(&format!("/tables/{table}/update")).await.ok();
                    assert_ne!(now["step"], step, "a step was taken");
                    let back = json!({ "do": "ask_undo", "step": now["step"], "back": "step" });
                    ada.command(&table, back).await.ok();
                    ada.command(&table, json!({ "do": "chat", "text": format!("back {at}") })).await.ok();
                }
            }
            let later = with(&url, Config { recent: little, ..Config::default() }).await;
            let (here, there) = ([ada.clone(), all.nobody()], [ada.at(later.address), later.nobody()]);
            for (here, there) in here.iter().zip(&there) {
                let everything = here.get(&format!("/tables/{table}/update?lang=fr")).await.ok();
                assert!(everything["news"].as_array().unwrap().len() > 24);
                let mut socket = there.socket(&table, "?lang=fr").await;
                assert_eq!(socket.wait("update").await["news"], everything["news"]);
                for from in 0..=everything["number"].as_u64().unwrap() {
                    let path = format!("/tables/{table}/update?from={from}");
                    assert_eq!(there.get(&path).await.ok(), here.get(&path).await.ok(), "from {from}");
                }
                socket.send(&json!({ "do": "resync", "from": 0 })).await;
                assert_eq!(socket.wait("update").await["news"], everything["news"]);
            }
        }
    }
}

#[tokio::test]
async fn two_servers_on_one_database_never_both_take_a_number() {
    let url = database().await;
    let (one, two) = (with(&url, Config::default()).await, with(&url, Config::default()).await);
    let ada = one.guest("Ada").await;
    let mut elsewhere = ada.clone();
    elsewhere.address = two.address;
    let seats = json!([{ "who": "me" }, { "who": "me" }]);
    let table = ada.table(json!({ "game": "tikal", "seats": seats, "start": true })).await;
    let mut socket = elsewhere.socket(&table, "").await;
    let seen = socket.wait("update").await;

    // The second process does not know yet what the first has stored.
    let act = json!({ "do": "act", "step": seen["step"], "action": 0 });
    let number = ada.command(&table, act.clone()).await.ok()["number"].clone();
    assert_eq!(elsewhere.command(&table, act).await.refused(409), "stale");
    let told = socket.until(|message| message["type"] == "update").await;
    assert_eq!(told["number"], number);

    // A command that names no step is carried out after what was missed.
    ada.command(&table, json!({ "do": "chat", "text": "here" })).await.ok();
    elsewhere.command(&table, json!({ "do": "chat", "text": "there" })).await.ok();
    let update = elsewhere.get(&format!("/tables/{table}/update?from={number}")).await.ok();
    let said: Vec<&Value> = update["news"].as_array().unwrap().iter().map(|news| &news["text"]).collect();
    assert_eq!(said, [&json!("here"), &json!("there")]);

    // News of the first process reaches watchers at the second.
    let number =
        ada.command(&table, json!({ "do": "chat", "text": "again" })).await.ok()["number"].as_u64().unwrap();
    two.app.hear(&table, number as u32).await;
    let told = socket.until(|message| message["number"].as_u64() == Some(number)).await;
    assert_eq!(told["news"].as_array().unwrap().last().unwrap()["text"], "again");

    // Both at once, many times: every number is used once.
    let mut taken = Vec::new();
    for round in 0..20 {
        let here = ada.command(&table, json!({ "do": "chat", "text": format!("a{round}") }));
        let there = elsewhere.command(&table, json!({ "do": "chat", "text": format!("b{round}") }));
        let (here, there) = tokio::join!(here, there);
        taken.extend([here, there].map(|answer| answer.ok()["number"].as_u64().unwrap()));
    }
    taken.sort_unstable();
    taken.dedup();
    assert_eq!(taken.len(), 40);
}

/// Both have the table in memory and are asked for the rematch; it is created once.
#[tokio::test]
async fn two_servers_on_one_database_make_one_rematch() {
    let url = database().await;
    let (one, two) = (with(&url, Config::default()).await, with(&url, Config::default()).await);
    let (ada, bea) = (one.guest("Ada").await, two.guest("Bea").await);
    let seats = json!([{ "who": "me" }, { "who": "open" }]);
    let table = ada.table(json!({ "game": "tikal", "seats": seats })).await;
    bea.command(&table, json!({ "do": "join", "name": "Bea" })).await.ok();
    bea.command(&table, json!({ "do": "take_seat", "seat": 1 })).await.ok();
    ada.command(&table, json!({ "do": "start" })).await.ok();
    let (mut first, mut second) = (ada.socket(&table, "").await, bea.socket(&table, "").await);
    first.wait("update").await;
    second.wait("update").await;
    ada.command(&table, json!({ "do": "resign", "seat": 0 })).await.ok();
    let asked = ada.command(&table, json!({ "do": "rematch" })).await.ok()["number"].as_u64().unwrap();
    // A file is never shared, so no process polls it for others' entries.
    if !on_postgres() {
        two.app.hear(&table, asked as u32).await;
    }
    let number = bea.command(&table, json!({ "do": "rematch" })).await.ok()["number"].as_u64().unwrap();
    one.app.hear(&table, number as u32).await;
    let next = second.wait("next").await["table"].clone();
    assert_eq!(first.wait("next").await["table"], next);
    // The other server writes a moment later that the first game is over.
    let listed = async {
        loop {
            let mine = ada.get("/tables?scope=mine").await.ok()["tables"].clone();
            let ids: Vec<Value> = mine.as_array().unwrap().iter().map(|table| table["id"].clone()).collect();
            assert!(ids.contains(&next));
            if ids.len() == 1 {
                return;
            }
        }
    };
    tokio::time::timeout(Duration::from_mins(1), listed).await.expect("there is one next table");
}
