//! Fair play: what a rated game fixes, who loses it, and how it changes ratings.

use serde_json::{Value, json};

use crate::client::{Client, Server};

async fn account(server: &Server, name: &str) -> Client {
    let guest = server.guest("guest").await;
    let body = json!({ "name": name, "password": format!("{name} has a password") });
    guest.post("/accounts", body).await.ok();
    guest
}

/// Each client takes the first action it is offered, until each has made this many decisions.
pub(crate) async fn play(clients: &[&Client], table: &str, decisions: u32) {
    let mut made = vec![0; clients.len()];
    while made.iter().any(|made| *made < decisions) {
        for (client, made) in clients.iter().zip(&mut made) {
            let update = client.get(&format!("/tables/{table}/update")).await.ok();
            if !update["position"]["offer"].is_object() {
                continue;
            }
            let act = json!({ "do": "act", "step": update["step"], "action": 0 });
            client.command(table, act).await.ok();
            *made += 1;
        }
    }
}

/// The update in which the client is to decide: until then its bot may still act.
async fn decides(client: &Client, table: &str) -> Value {
    loop {
        let update = client.get(&format!("/tables/{table}/update")).await.ok();
        if update["position"]["offer"].is_object() {
            return update;
        }
    }
}

async fn against_bot(ada: &Client, options: Value) -> String {
    let seats = json!([{ "who": "me" }, { "who": "bot", "level": "random" }]);
    ada.table(json!({ "game": "tikal", "seats": seats, "options": options, "start": true })).await
}

/// A game of two people that has begun.
async fn between(ada: &Client, bea: &Client, options: Value) -> String {
    let seats = json!([{ "who": "me" }, { "who": "open" }]);
    let new = json!({ "game": "tikal", "seats": seats, "options": options, "public": true });
    let table = ada.table(new).await;
    bea.command(&table, json!({ "do": "join", "name": "Bea" })).await.ok();
    bea.command(&table, json!({ "do": "take_seat", "seat": 1 })).await.ok();
    ada.command(&table, json!({ "do": "start" })).await.ok();
    table
}

async fn rating(client: &Client, person: &Client, kind: &str) -> Option<f64> {
    let profile = client.get(&format!("/people/{}", person.person)).await.ok();
    profile["statistics"][0][kind]["rating"].as_f64()
}

#[tokio::test]
async fn a_rated_game_is_for_accounts_and_keeps_its_bots() {
    let server = Server::new().await;
    let (ada, guest) = (account(&server, "Ada").await, server.guest("Guest").await);
    let seats = json!([{ "who": "me" }, { "who": "bot", "level": "random" }]);
    let rated = json!({ "game": "tikal", "seats": seats, "options": { "rated": true }, "start": true });
    assert_eq!(guest.post("/tables", rated.clone()).await.refused(403), "account_needed");
    let unfair = json!({ "rated": true, "hints": true });
    let refused = ada.post("/tables", json!({ "game": "tikal", "options": unfair })).await;
    assert_eq!(refused.refused(400), "bad_setup");

    let table = ada.table(rated).await;
    play(&[&ada], &table, 3).await;
    for (seat, level) in [(1, "expert"), (0, "master")] {
        let set = json!({ "do": "set_bot", "seat": seat, "level": level });
        assert_eq!(ada.command(&table, set).await.refused(409), "rated_fixed");
    }
    ada.command(&table, json!({ "do": "resign", "seat": 0 })).await.ok();
    // Who loses against `random` has lost against `random`, and is not measured against people.
    assert!(rating(&ada, &ada, "bot_rating").await < Some(1500.0));
    assert_eq!(rating(&ada, &ada, "rating").await, None);

    // A guest sits down at an unrated table only.
    let open = json!([{ "who": "me" }, { "who": "open" }]);
    let table = ada.table(json!({ "game": "tikal", "seats": open, "options": { "rated": true } })).await;
    guest.command(&table, json!({ "do": "join", "name": "Guest" })).await.ok();
    let sit = guest.command(&table, json!({ "do": "take_seat", "seat": 1 })).await;
    assert_eq!(sit.refused(403), "account_needed");
    let info = guest.get(&format!("/tables/{table}")).await.ok();
    assert_eq!(info["options"]["clock"], json!({ "per": "day", "days": 3 }), "nobody stays away for ever");
}

#[tokio::test]
async fn the_owner_who_changes_the_bot_gains_nothing() {
    let server = Server::new().await;
    let ada = account(&server, "Ada").await;
    let table = against_bot(&ada, json!({})).await;
    play(&[&ada], &table, 3).await;
    ada.command(&table, json!({ "do": "set_bot", "seat": 1, "level": "expert" })).await.ok();
    ada.command(&table, json!({ "do": "resign", "seat": 0 })).await.ok();
    assert_eq!(rating(&ada, &ada, "bot_rating").await, None, "only a rated game changes ratings");
    assert_eq!(rating(&ada, &ada, "rating").await, None);
}

#[tokio::test]
async fn a_rated_game_has_no_hints_no_analysis_and_no_way_back() {
    let server = Server::new().await;
    let ada = account(&server, "Ada").await;
    let table = against_bot(&ada, json!({ "rated": true })).await;
    play(&[&ada], &table, 1).await;
    assert_eq!(ada.post(&format!("/tables/{table}/hint"), json!({})).await.refused(409), "hints_off");
    assert_eq!(ada.get(&format!("/tables/{table}/analysis")).await.refused(409), "not_ended");
    let update = decides(&ada, &table).await;
    assert_eq!((&update["table"]["rated"], &update["table"]["hints"]), (&json!(true), &json!(false)));
    let undo = json!({ "do": "ask_undo", "step": update["step"], "back": "step" });
    assert_eq!(ada.command(&table, undo).await.refused(409), "take_backs_off");
}

#[tokio::test]
async fn a_table_says_whether_there_are_hints_before_anybody_sits_down() {
    let server = Server::new().await;
    let (ada, bea) = (server.guest("Ada").await, server.guest("Bea").await);
    let seats = json!([{ "who": "me" }, { "who": "open" }]);
    for (hints, told) in [(json!(null), false), (json!(true), true), (json!(false), false)] {
        let new = json!({ "game": "tikal", "seats": seats, "public": true, "options": { "hints": hints } });
        let table = ada.table(new).await;
        let list = bea.get("/tables?scope=public").await.ok();
        let listed = list["tables"].as_array().unwrap().iter().find(|one| one["id"] == table.as_str());
        assert_eq!(listed.expect("it is public")["options"]["hints"], told, "{hints}");
        assert_eq!(bea.get(&format!("/tables/{table}")).await.ok()["options"]["hints"], told);
        bea.command(&table, json!({ "do": "join", "name": "Bea" })).await.ok();
        bea.command(&table, json!({ "do": "take_seat", "seat": 1 })).await.ok();
        ada.command(&table, json!({ "do": "start" })).await.ok();
        let mut answers = Vec::new();
        for client in [&ada, &bea] {
            let request = json!({ "level": "random" });
            answers.push(client.post(&format!("/tables/{table}/hint"), request).await);
        }
        if told {
            assert!(answers.iter().any(|answer| answer.status.is_success()), "one of them decides");
        } else {
            for answer in answers {
                assert_eq!(answer.refused(409), "hints_off");
            }
        }
    }
    // Against bots alone there are hints unless the game is rated.
    let table = against_bot(&ada, json!({})).await;
    assert_eq!(ada.get(&format!("/tables/{table}")).await.ok()["options"]["hints"], true);
}

#[tokio::test]
async fn who_leaves_early_breaks_a_rated_game_off_and_who_leaves_later_loses_it() {
    let server = Server::new().await;
    let (ada, bea) = (account(&server, "Ada").await, account(&server, "Bea").await);
    let table = between(&ada, &bea, json!({ "rated": true })).await;
    ada.command(&table, json!({ "do": "leave" })).await.ok();
    assert_eq!(bea.get(&format!("/tables/{table}")).await.ok()["status"], "abandoned");
    assert_eq!(rating(&ada, &ada, "rating").await, None);

    let table = between(&ada, &bea, json!({ "rated": true })).await;
    play(&[&ada, &bea], &table, 3).await;
    ada.command(&table, json!({ "do": "leave" })).await.ok();
    let info = bea.get(&format!("/tables/{table}")).await.ok();
    assert_eq!((&info["status"], &info["ranks"]), (&json!("forfeited"), &json!([2, 1])));
    assert!(rating(&bea, &ada, "rating").await < Some(1500.0));
    assert!(rating(&bea, &bea, "rating").await > Some(1500.0));
}

#[tokio::test]
async fn a_pair_that_plays_again_and_again_gains_less_and_less() {
    let server = Server::new().await;
    let (ada, bea) = (account(&server, "Ada").await, account(&server, "Bea").await);
    let (mut gains, mut before) = (Vec::new(), 1500.0);
    for _ in 0..6 {
        let table = between(&ada, &bea, json!({ "rated": true })).await;
        play(&[&ada, &bea], &table, 3).await;
        ada.command(&table, json!({ "do": "resign", "seat": 0 })).await.ok();
        let now = rating(&ada, &bea, "rating").await.expect("she is rated");
        gains.push(now - before);
        before = now;
    }
    assert!(gains.windows(2).all(|pair| pair[1] < pair[0]), "{gains:?}");
    assert!(gains[4] > 0.0 && gains[5] == 0.0, "{gains:?}");
    // The list shows the uncertainty of each rating.
    let list = ada.get("/ratings?game=tikal&players=2").await.ok();
    let first = &list["people"][0]["rating"];
    assert!(first["deviation"].as_f64() < Some(350.0) && first["provisional"] == true, "{list}");
}

#[tokio::test]
async fn people_and_bots_are_two_ratings() {
    let server = Server::new().await;
    let (ada, bea) = (account(&server, "Ada").await, account(&server, "Bea").await);
    let seats = json!([{ "who": "me" }, { "who": "open" }, { "who": "bot", "level": "random" }]);
    let new =
        json!({ "game": "tikal", "setup": { "players": 3 }, "seats": seats, "options": { "rated": true } });
    let table = ada.table(new).await;
    bea.command(&table, json!({ "do": "join", "name": "Bea" })).await.ok();
    bea.command(&table, json!({ "do": "take_seat", "seat": 1 })).await.ok();
    ada.command(&table, json!({ "do": "start" })).await.ok();
    play(&[&ada, &bea], &table, 3).await;
    ada.command(&table, json!({ "do": "resign", "seat": 0 })).await.ok();
    bea.command(&table, json!({ "do": "resign", "seat": 1 })).await.ok();
    // Against each other they were equal, and the bot beat both.
    for person in [&ada, &bea] {
        assert!(rating(&ada, person, "bot_rating").await < Some(1500.0));
    }
    let list = async |against: &str| {
        let list = ada.get(&format!("/ratings?game=tikal&players=3&against={against}")).await.ok();
        list["people"].as_array().unwrap().len()
    };
    assert_eq!((list("people").await, list("bots").await), (2, 2));
    assert_eq!(ada.get("/ratings?game=tikal&against=cats").await.refused(400), "bad_request");
}
