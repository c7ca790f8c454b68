//! Hints, replays, analyses, clocks, rematches.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use serde_json::{Value, json};
use server::{Config, OwnBots};

use crate::client::{Server, database, long_games};
use crate::play::play;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn hints_are_for_whoever_decides() {
    let server = Server::new().await;
    let (ada, bea) = (server.guest("Ada").await, server.guest("Bea").await);
    for game in long_games() {
        let seats = json!([{ "who": "me" }, { "who": "bot", "level": "random" }]);
        let table = ada.table(json!({ "game": game, "seats": seats, "start": true })).await;
        let mut socket = ada.socket(&table, "").await;
        let update = socket.until(|message| !message["position"]["offer"].is_null()).await;
        let path = format!("/tables/{table}/hint");
        let hint = ada.post(&path, json!({ "level": "easy", "millis": 50 })).await.ok();
        let best = &hint["candidates"][0];
        let offered = update["position"]["offer"]["actions"].as_array().unwrap();
        assert!(
            offered
                .iter()
                .any(|action| action["text"] == best["text"] && action["meaning"] == best["meaning"])
        );
        assert!(hint["line"].as_array().unwrap().iter().all(Value::is_string));
        assert_eq!(bea.post(&path, json!({})).await.refused(409), "not_deciding");
        assert_eq!(ada.post(&path, json!({ "level": "wise" })).await.refused(409), "bad_level");
        assert_eq!(server.nobody().post(&path, json!({})).await.refused(401), "no_session");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn reasons_are_told_to_each_viewer_in_their_language() {
    let server = Server::new().await;
    let (ada, bea) = (server.guest("Ada").await, server.guest("Bea").await);
    for game in long_games() {
        let open = ada.table(json!({ "game": game, "seats": [{ "who": "me" }, { "who": "open" }] })).await;
        assert_eq!(ada.get(&format!("/tables/{open}/why")).await.refused(409), "not_started");

        let seats = json!([{ "who": "me" }, { "who": "me" }]);
        let table = ada.table(json!({ "game": game, "seats": seats, "start": true })).await;
        let why = |query: &str| format!("/tables/{table}/why{query}");
        let (own, french) = (ada.get(&why("")).await.ok(), ada.get(&why("?lang=fr")).await.ok());
        assert!(own["step"].is_u64());
        let (list, told) = (own["reasons"].as_array().unwrap(), french["reasons"].as_array().unwrap());
        assert!(list.len() > 20 && list.len() == told.len());
        for (one, other) in list.iter().zip(told) {
            assert_eq!((&one["what"], &one["missing"]), (&other["what"], &other["missing"]));
            assert!(one["what"]["place"].is_string() && one["text"] != other["text"], "{one}");
        }
        // A client without a seat learns nothing about hands.
        let public = bea.get(&why("")).await.ok();
        let public = public["reasons"].as_array().unwrap();
        assert!(public.iter().all(|one| one["reason"] == "watching"), "{public:?}");
        assert!(
            !public.iter().any(|one| one["what"]["kind"] == "hand_card" || one["what"]["kind"] == "backpack")
        );
        assert_eq!(bea.get(&why("?key=nonsense")).await.refused(401), "no_session");
        assert_eq!(bea.get(&why("?seat=0")).await.refused(400), "bad_request");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_player_to_decide_can_look_ahead_and_nobody_else() {
    let server = Server::new().await;
    let (ada, bea) = (server.guest("Ada").await, server.guest("Bea").await);
    let seats = json!([{ "who": "me" }, { "who": "me" }]);
    let made = json!({ "game": "arnak", "setup": { "players": 2, "board": "bird" }, "seats": seats, "seed": 5, "start": true });
    let table = ada.table(made).await;
    let ahead = |action: &str| format!("/tables/{table}/ahead?action={action}");
    let update = ada.get(&format!("/tables/{table}/update?from=1000000")).await.ok();
    let seat = update["position"]["to_act"].as_u64().unwrap() as usize;
    let coins = |view: &Value| view["players"][seat]["resources"]["coin"].as_i64().unwrap();

    let told = ada.get(&ahead("dig%20camp1.1")).await.ok();
    assert_eq!((&told["step"], &told["ahead"]["open"]), (&update["step"], &json!(false)));
    let told = &told["ahead"];
    // The journey is paid with the cheapest card, and the camp gives two coins.
    assert_eq!(coins(&told["view"]) - coins(&update["position"]["view"]), 2);
    assert!(told["view"]["players"][seat]["figures"].as_array().unwrap().contains(&json!("camp1.1")));
    let events = |told: &Value| {
        told["events"].as_array().unwrap().iter().map(|one| one["event"].clone()).collect::<Vec<_>>()
    };
    assert!(events(told).contains(&json!("spent")) && events(told).contains(&json!("dug")), "{told}");
    // The table is unchanged.
    assert_eq!(ada.get(&format!("/tables/{table}/update?from=1000000")).await.ok()["step"], update["step"]);

    // A question about a step that has passed gets a plain answer, not an error.
    let late = bea.get(&format!("{}&step=1", ahead("dig%20camp1.1"))).await.ok();
    assert_eq!((&late["step"], &late["ahead"]), (&update["step"], &Value::Null));
    assert_eq!(ada.get(&ahead("dig%20nowhere")).await.refused(409), "illegal_action");
    assert_eq!(bea.get(&ahead("dig%20camp1.1")).await.refused(409), "not_deciding");
    assert_eq!(ada.get(&format!("/tables/{table}/ahead")).await.refused(400), "bad_request");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_finished_game_is_replayed_through_all_eyes_and_analysed() {
    let server = Server::new().await;
    let (ada, bea) = (server.guest("Ada").await, server.guest("Bea").await);
    let seats = json!([{ "who": "me" }, { "who": "bot", "level": "random" }]);
    let table = ada.table(json!({ "game": "tikal", "seats": seats, "start": true })).await;
    let mut socket = ada.socket(&table, "").await;
    socket.wait("update").await;
    let mut moves = 0;
    let now = play(&mut socket, 11, |_| {
        moves += 1;
        moves > 20
    })
    .await;

    // While the game runs, each client has their own view.
    let replay = |query: &str| format!("/tables/{table}/replay{query}");
    let own = ada.get(&replay("")).await.ok();
    assert_eq!(own["steps"].as_u64(), Some(own["list"].as_array().unwrap().len() as u64));
    assert_eq!(own["rounds"][0], json!({ "round": 1, "step": 0 }));
    assert_eq!(ada.get(&replay("?viewer=1")).await.refused(409), "not_ended");
    assert_eq!(bea.get(&replay("?viewer=0")).await.refused(409), "not_ended");
    assert_eq!(ada.get(&replay("?viewer=9")).await.refused(400), "bad_request");
    ada.get(&replay("?viewer=spectator")).await.ok();
    let steps = now["position"]["steps"].as_u64().unwrap();
    let last = ada.get(&replay(&format!("/{steps}"))).await.ok();
    assert_eq!(last["view"], now["position"]["view"]);
    assert_eq!(ada.get(&replay("/100000")).await.refused(404), "no_step");
    assert_eq!(ada.get(&replay("?viewer=3")).await.refused(409), "no_such_seat");
    assert_eq!(ada.get(&format!("/tables/{table}/analysis")).await.refused(409), "not_ended");

    let end = play(&mut socket, 12, |_| false).await;
    for viewer in ["0", "1", "spectator"] {
        let seen = bea.get(&replay(&format!("?viewer={viewer}&lang=fr"))).await.ok();
        let steps = seen["steps"].as_u64().unwrap();
        let position = bea.get(&replay(&format!("/{steps}?viewer={viewer}"))).await.ok();
        assert_eq!(position["standing"], end["position"]["standing"]);
        let first = bea.get(&replay(&format!("/0?viewer={viewer}"))).await.ok();
        assert_eq!(first["steps"], 0);
        for (at, round) in seen["rounds"].as_array().unwrap().iter().enumerate().skip(1) {
            let begun = bea.get(&replay(&format!("/{}?viewer={viewer}", round["step"]))).await.ok();
            assert_eq!((&begun["round"], at as u64 + 1), (&round["round"], round["round"].as_u64().unwrap()));
            assert!(begun["to_act"].is_u64(), "somebody decides: {begun}");
        }
    }
    let (path, path_fr) = (format!("/tables/{table}/analysis"), format!("/tables/{table}/analysis?lang=fr"));
    let (english, french) = tokio::join!(bea.get(&path), bea.get(&path_fr));
    let document = english.ok();
    assert!(document["curve"].as_array().unwrap().len() > 3);
    assert_eq!(document["curve"][0]["scores"].as_array().unwrap().len(), 2);
    let points = document["turning_points"].as_array().unwrap();
    assert!(!points.is_empty() && points.len() <= 6);
    assert_ne!(english.text, french.text);
    assert_eq!(bea.get(&format!("/tables/{table}/analysis")).await.text, english.text);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_clock_that_runs_out_goes_on_without_anybody() {
    let server = Server::new().await;
    let ada = server.guest("Ada").await;
    let seats = json!([{ "who": "me" }, { "who": "bot", "level": "random" }]);
    let options =
        json!({ "clock": { "per": "move", "ms": 30 }, "time_out": { "then": "bot", "level": "random" } });
    let table =
        ada.table(json!({ "game": "tikal", "seats": seats, "options": options, "start": true })).await;
    let mut socket = ada.socket(&table, "").await;
    let end = socket.until(|message| message["table"]["status"] == "finished").await;
    assert_eq!(end["table"]["seats"][0]["who"], "bot");
    assert_eq!(end["table"]["seats"][0]["stands_in_for"], 0);
}

/// A client that connects later gets the time left now, not the time left at the last entry.
#[tokio::test]
async fn a_clock_goes_on_between_entries() {
    static NOW: AtomicU64 = AtomicU64::new(1_800_000_000_000);
    let config = Config { steady: || NOW.load(Ordering::Relaxed), ..Config::default() };
    let rules = games::Rules::all(&[]).expect("the games load");
    let brains = Arc::new(OwnBots::new(&rules).expect("there are bots"));
    let server = Server::with(&database().await, config, brains).await;
    let ada = server.guest("Ada").await;
    let seats = json!([{ "who": "me" }, { "who": "me" }]);
    let options = json!({ "clock": { "per": "game", "ms": 600_000, "increment_ms": 0 } });
    let table =
        ada.table(json!({ "game": "tikal", "seats": seats, "options": options, "start": true })).await;
    let path = format!("/tables/{table}/update");
    let before = ada.get(&path).await.ok();
    NOW.fetch_add(3_000, Ordering::Relaxed);
    let after = ada.get(&path).await.ok();
    let told = ada.socket(&table, "").await.wait("update").await;
    assert_eq!(
        (&before["number"], &before["table"]["clock"]["left_ms"]),
        (&after["number"], &json!([600_000, 600_000]))
    );
    let running = before["table"]["clock"]["running"].as_u64().expect("a clock runs") as usize;
    let mut left = [600_000, 600_000];
    left[running] -= 3_000;
    assert_eq!(after["table"]["clock"]["left_ms"], json!(left));
    assert_eq!(told["table"]["clock"]["left_ms"], json!(left));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_rematch_is_a_new_table_with_everybody_one_seat_further() {
    let server = Server::new().await;
    let (ada, bea) = (server.guest("Ada").await, server.guest("Bea").await);
    let table = ada.table(json!({ "game": "tikal", "seats": [{ "who": "me" }, { "who": "open" }] })).await;
    bea.command(&table, json!({ "do": "join", "name": "Bea" })).await.ok();
    bea.command(&table, json!({ "do": "take_seat", "seat": 1 })).await.ok();
    ada.command(&table, json!({ "do": "start" })).await.ok();
    bea.command(&table, json!({ "do": "resign", "seat": 1 })).await.ok();
    let mut socket = ada.socket(&table, "").await;
    ada.command(&table, json!({ "do": "rematch" })).await.ok();
    bea.command(&table, json!({ "do": "rematch" })).await.ok();
    let next = socket.wait("next").await["table"].as_str().unwrap().to_string();
    assert_eq!(ada.get(&format!("/tables/{table}")).await.ok()["next"], next.as_str());
    let info = bea.get(&format!("/tables/{next}")).await.ok();
    assert_eq!((&info["status"], &info["mine"]), (&json!("playing"), &json!([0])));
    assert_eq!(ada.get(&format!("/tables/{next}/update")).await.ok()["you"]["seats"], json!([1]));
}
