//! Accounts, ratings, profiles, webhooks, limits.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde_json::{Value, json};
use server::{Config, OwnBots};
use testbed::Method;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;

use crate::client::{Client, Server, database};
use crate::fair::play;

pub(crate) async fn account(server: &Server, name: &str) -> Client {
    let guest = server.guest("guest").await;
    let body = json!({ "name": name, "password": format!("{name} has a password") });
    assert_eq!(guest.post("/accounts", body).await.ok()["person"]["account"], true);
    guest
}

#[tokio::test]
async fn a_guest_becomes_an_account_and_logs_in_elsewhere() {
    let server = Server::new().await;
    let guest = server.guest("Ada").await;
    let table = guest.table(json!({ "game": "tikal", "seats": [{ "who": "me" }] })).await;
    let short = json!({ "name": "Ada", "password": "short" });
    assert_eq!(guest.post("/accounts", short).await.refused(400), "bad_password");
    let right = json!({ "name": "Ada", "password": "correct horse" });
    let made = guest.post("/accounts", right.clone()).await.ok();
    assert_eq!(made["person"]["id"].as_str().unwrap(), guest.person);
    assert_eq!(guest.post("/accounts", right.clone()).await.refused(409), "has_account");
    let other = server.guest("Bea").await;
    let taken = json!({ "name": "ADA ", "password": "another one" });
    assert_eq!(other.post("/accounts", taken).await.refused(409), "name_taken");

    let mut elsewhere = server.nobody();
    let wrong = json!({ "name": "Ada", "password": "correct cow" });
    assert_eq!(elsewhere.post("/login", wrong).await.refused(401), "wrong_password");
    let nobody = json!({ "name": "Nobody", "password": "correct horse" });
    assert_eq!(elsewhere.post("/login", nobody).await.refused(401), "wrong_password");
    let answer = elsewhere.post("/login", right).await.ok();
    elsewhere.token = Some(answer["token"].as_str().unwrap().into());
    assert_eq!(elsewhere.get("/tables").await.ok()["tables"][0]["id"], table.as_str());

    let renamed =
        elsewhere.call(Method::PATCH, "/me", Some(json!({ "name": "Ada L.", "lang": "fr" }))).await.ok();
    assert_eq!((&renamed["name"], &renamed["lang"]), (&json!("Ada L."), &json!("fr")));
    account(&server, "Cleo").await;
    let cleo = elsewhere.call(Method::PATCH, "/me", Some(json!({ "name": "cleo" }))).await;
    assert_eq!(cleo.refused(409), "name_taken");
    let again = json!({ "name": "ada l.", "password": "correct horse" });
    elsewhere.post("/login", again).await.ok();

    assert_eq!(elsewhere.post("/logout", json!({})).await.status.as_u16(), 204);
    assert_eq!(elsewhere.get("/me").await.refused(401), "no_session");
    assert_eq!(guest.get("/me").await.ok()["name"], "Ada L.");
}

#[tokio::test]
async fn who_is_forgotten_has_no_name_any_more() {
    let server = Server::new().await;
    let (ada, bea) = (account(&server, "Ada Lovelace").await, server.guest("Bea").await);
    let seats = json!([{ "who": "me" }, { "who": "open" }]);
    let table = ada.table(json!({ "game": "tikal", "seats": seats })).await;
    ada.command(&table, json!({ "do": "chat", "text": "my words" })).await.ok();
    bea.command(&table, json!({ "do": "join", "name": "Bea" })).await.ok();
    let export = ada.get("/me/export").await;
    let document = export.ok();
    assert_eq!(document["name"], "Ada Lovelace");
    assert_eq!(document["tables"][0]["said"][0]["text"], "my words");
    assert!(!export.text.contains("argon2") && !export.text.contains("hash"));
    let before = bea.get(&format!("/tables/{table}/update")).await.text;
    assert!(before.contains("Ada Lovelace"));

    assert_eq!(ada.call(Method::DELETE, "/me", None).await.status.as_u16(), 204);
    assert_eq!(ada.get("/me").await.refused(401), "no_session");
    let login = json!({ "name": "Ada Lovelace", "password": "Ada Lovelace has a password" });
    assert_eq!(server.nobody().post("/login", login).await.refused(401), "wrong_password");
    assert_eq!(server.nobody().get(&format!("/people/{}", ada.person)).await.refused(404), "no_person");
    let after = bea.get(&format!("/tables/{table}/update")).await.text;
    assert!(!after.contains("Lovelace"), "{after}");
    assert!(!bea.get(&format!("/tables/{table}")).await.text.contains("Lovelace"));
}

/// Ends a game at once: the client resigns seat 0.
async fn resign(client: &Client, table: &str) {
    client.command(table, json!({ "do": "resign", "seat": 0 })).await.ok();
}

#[tokio::test]
async fn games_among_accounts_are_rated_and_others_only_counted() {
    let server = Server::new().await;
    let (ada, bea) = (account(&server, "Ada").await, account(&server, "Bea").await);
    let seats = json!([{ "who": "me" }, { "who": "open" }]);
    let rated = json!({ "rated": true });
    let new = json!({ "game": "tikal", "seats": seats, "public": true, "options": rated });
    let table = ada.table(new).await;
    bea.command(&table, json!({ "do": "join", "name": "Bea" })).await.ok();
    bea.command(&table, json!({ "do": "take_seat", "seat": 1 })).await.ok();
    ada.command(&table, json!({ "do": "start" })).await.ok();
    play(&[&ada, &bea], &table, 3).await;
    resign(&ada, &table).await;
    let list = ada.get("/ratings?game=tikal&players=2").await.ok();
    let people = list["people"].as_array().unwrap();
    assert_eq!(people.len(), 2);
    assert_eq!((&people[0]["name"], &people[0]["games"]), (&json!("Bea"), &json!(1)));
    let (first, second) = (people[0]["rating"]["rating"].as_f64(), people[1]["rating"]["rating"].as_f64());
    assert!(first > Some(1500.0) && second < Some(1500.0), "{list}");
    assert!(list["bots"].as_array().unwrap().iter().any(|bot| bot["level"] == "medium"));

    // Against a bot, and with a guest.
    let seats = json!([{ "who": "me" }, { "who": "bot", "level": "easy" }]);
    let second = ada.table(json!({ "game": "tikal", "seats": seats, "start": true })).await;
    resign(&ada, &second).await;
    let guest = server.guest("Guest").await;
    let seats = json!([{ "who": "me" }, { "who": "bot", "level": "easy" }]);
    let third = guest.table(json!({ "game": "tikal", "seats": seats, "start": true })).await;
    resign(&guest, &third).await;
    let profile = ada.get(&format!("/people/{}", ada.person)).await.ok();
    assert_eq!((&profile["games"], &profile["wins"]), (&json!(2), &json!(0)));
    assert_eq!(profile["statistics"][0]["game"], "tikal");
    assert!(profile["statistics"][0]["rating"]["rating"].as_f64() < Some(1500.0));
    // Only their players can find private games.
    let tables = async |client: &Client| {
        let profile = client.get(&format!("/people/{}", ada.person)).await.ok();
        let latest = profile["latest"].as_array().unwrap().iter();
        latest.map(|game| game["table"].clone()).collect::<Vec<Value>>()
    };
    let shown = tables(&bea).await;
    assert!(shown.contains(&json!(table)) && shown.contains(&Value::Null), "{shown:?}");
    let shown = tables(&ada).await;
    assert!(shown.contains(&json!(table)) && shown.contains(&json!(second)), "{shown:?}");
    let profile = bea.get(&format!("/people/{}", bea.person)).await.ok();
    assert_eq!((&profile["games"], &profile["wins"]), (&json!(1), &json!(1)));
    let profile = guest.get(&format!("/people/{}", guest.person)).await.ok();
    assert_eq!((&profile["games"], &profile["statistics"][0]["rating"]), (&json!(1), &Value::Null));
    let list = ada.get("/ratings?game=tikal&players=2").await.ok();
    assert_eq!(list["people"].as_array().unwrap().len(), 2);
    assert_eq!(ada.get("/ratings?game=chess").await.refused(404), "no_game");
}

#[tokio::test]
async fn games_whose_chance_somebody_knows_or_chooses_are_counted_but_not_rated() {
    let server = Server::new().await;
    let ada = account(&server, "Ada").await;
    let by_hand = json!({ "options": { "chance_by_hand": true } });
    for unfair in
        [json!({ "rated": true, "chance_by_hand": true }), json!({ "rated": true, "hot_seat": true })]
    {
        let refused = ada.post("/tables", json!({ "game": "tikal", "options": unfair })).await;
        assert_eq!(refused.refused(400), "bad_setup");
    }
    for (games, more) in [(1, json!({ "seed": 7 })), (2, by_hand)] {
        let seats = json!([{ "who": "me" }, { "who": "bot", "level": "easy" }]);
        let mut new = json!({ "game": "tikal", "seats": seats, "start": true });
        new.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        let table = ada.table(new).await;
        resign(&ada, &table).await;
        let profile = ada.get(&format!("/people/{}", ada.person)).await.ok();
        assert_eq!(profile["games"], games);
        assert_eq!(profile["statistics"][0]["rating"], Value::Null, "{more}");
    }
}

/// Plays both seats of a table for this many decisions, buying whatever can be bought.
async fn buy(client: &Client, table: &str, decisions: u32) {
    for _ in 0..decisions {
        let update = client.get(&format!("/tables/{table}/update")).await.ok();
        let offer = update["position"]["offer"]["actions"].as_array().unwrap().clone();
        let buying = |action: &&Value| action["action"]["do"] == "buy";
        let action = offer.iter().find(buying).unwrap_or(&offer[0]);
        let act = json!({ "do": "act", "step": update["step"], "action": action["text"] });
        client.command(table, act).await.ok();
    }
}

#[tokio::test]
async fn a_profile_tells_means_by_board_and_seat_and_what_was_taken() {
    let server = Server::new().await;
    let ada = server.guest("Ada").await;
    let mut bought: BTreeMap<String, u64> = BTreeMap::new();
    for (board, decisions) in [("bird", 60), ("owl", 30)] {
        let seats = json!([{ "who": "me" }, { "who": "me" }]);
        let setup = json!({ "players": 2, "board": board });
        let table =
            ada.table(json!({ "game": "arnak", "setup": setup, "seats": seats, "start": true })).await;
        buy(&ada, &table, decisions).await;
        resign(&ada, &table).await;
        let replay = ada.get(&format!("/tables/{table}/replay")).await.ok();
        let steps = replay["list"].as_array().unwrap();
        for event in steps.iter().flat_map(|step| step["events"].as_array().unwrap()) {
            if event["event"] == "bought" || event["event"] == "item_gained" {
                *bought.entry(event["card"].as_str().unwrap().into()).or_default() += 1;
            }
        }
    }
    assert!(bought.len() > 1, "something was bought: {bought:?}");
    let profile = server.nobody().get(&format!("/people/{}", ada.person)).await.ok();
    let boards = profile["boards"].as_array().unwrap();
    let summary = |one: &Value| (one["board"].clone(), one["games"].clone(), one["wins"].clone());
    // Both seats are hers; the one that gave up lost.
    let expected = vec![(json!("bird"), json!(2), json!(1)), (json!("owl"), json!(2), json!(1))];
    assert_eq!(boards.iter().map(summary).collect::<Vec<_>>(), expected);
    let seats = profile["seats"].as_array().unwrap();
    let summary = |one: &Value| (one["players"].clone(), one["seat"].clone(), one["wins"].clone());
    let expected = vec![(json!(2), json!(0), json!(0)), (json!(2), json!(1), json!(2))];
    assert_eq!(seats.iter().map(summary).collect::<Vec<_>>(), expected);
    let mean = |list: &[Value]| list.iter().map(|one| one["mean_score"].as_f64().unwrap()).sum::<f64>() / 2.0;
    assert!((mean(boards) - mean(seats)).abs() < 0.11, "the same games have the same mean: {profile}");

    let liked: Vec<&Value> =
        profile["favourites"].as_array().unwrap().iter().filter(|one| one["family"] == "card").collect();
    assert_eq!(liked.len(), bought.len().min(8));
    for one in &liked {
        assert_eq!(one["times"].as_u64(), bought.get(one["component"].as_str().unwrap()).copied(), "{one}");
    }
    assert!(liked.is_sorted_by(|one, next| one["times"].as_u64() >= next["times"].as_u64()));
    // The result of a scan is stored, and counted once.
    let again = server.nobody().get(&format!("/people/{}", ada.person)).await.ok();
    assert_eq!(again, profile);
}

#[tokio::test]
async fn a_best_score_is_one_of_the_same_game_board_and_number_of_players() {
    let server = Server::new().await;
    let (ada, bea) = (server.guest("Ada").await, server.guest("Bea").await);
    let (me, alone) = (json!({ "who": "me" }), json!({ "players": 1, "board": "bird" }));
    let two = |board: &str| json!({ "players": 2, "board": board });
    let mut tables = Vec::new();
    for (game, setup, seats, decisions) in [
        ("arnak", two("bird"), 2, 60),
        ("arnak", two("owl"), 2, 40),
        ("arnak", alone, 1, 40),
        ("tikal", json!({ "players": 2 }), 2, 4),
        ("arnak", two("bird"), 2, 0),
    ] {
        let new =
            json!({ "game": game, "setup": setup, "seats": vec![&me; seats], "seed": 5, "start": true });
        let table = ada.table(new).await;
        buy(&ada, &table, decisions).await;
        resign(&ada, &table).await;
        tables.push(table);
    }
    let profile = ada.get(&format!("/people/{}", ada.person)).await.ok();
    let scores = |table: &str| {
        let latest = profile["latest"].as_array().unwrap();
        latest
            .iter()
            .filter(|past| past["table"] == table)
            .map(|past| past["score"].as_i64())
            .collect::<Vec<_>>()
    };
    let best = |table: &str| format!("/tables/{table}/best");
    let before = scores(&tables[0]).into_iter().max().unwrap();
    let last = ada.get(&best(&tables[4])).await.ok();
    assert_eq!(last, json!({ "best": before, "games": 1 }));
    assert!(scores(&tables[4]).into_iter().all(|score| score != before), "the game itself is left out");
    for table in &tables[1..4] {
        assert_eq!(ada.get(&best(table)).await.ok(), json!({ "best": null, "games": 0 }), "{table}");
    }
    // Each caller learns their own, and programs without a session nothing.
    assert_eq!(bea.get(&best(&tables[4])).await.ok()["games"], 0);
    assert_eq!(server.nobody().get(&best(&tables[4])).await.refused(401), "no_session");
    assert_eq!(ada.get(&best("nowhere")).await.refused(404), "no_table");
}

#[tokio::test]
async fn whoever_is_to_decide_and_does_not_watch_is_told() {
    let server = Server::new().await;
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let hook = format!("http://{}/turn", listener.local_addr().unwrap());
    let ada = server.guest("Ada").await;
    let set = ada.call(Method::PATCH, "/me", Some(json!({ "webhook": hook }))).await.ok();
    assert_eq!(set["webhook"], hook.as_str());
    // The address and the key are shown when they are set and never again.
    let secret = set["webhook_secret"].as_str().unwrap().to_string();
    let me = ada.get("/me").await;
    assert_eq!(me.ok()["webhook"], hook.replace("/turn", "/…"));
    assert!(me.ok().get("webhook_secret").is_none() && !me.text.contains(&secret));
    assert!(!ada.get("/me/export").await.text.contains(&secret));
    assert!(!ada.post("/session", json!({})).await.text.contains("/turn"));
    let bea = server.guest("Bea").await;
    let seats = json!([{ "who": "me" }, { "who": "open" }]);
    let table = ada.table(json!({ "game": "tikal", "seats": seats })).await;
    bea.command(&table, json!({ "do": "join", "name": "Bea" })).await.ok();
    bea.command(&table, json!({ "do": "take_seat", "seat": 1 })).await.ok();
    ada.command(&table, json!({ "do": "start" })).await.ok();
    let (mut stream, _) = listener.accept().await.unwrap();
    let mut heard = Vec::new();
    // The head may arrive before the body, which names the table last.
    while !String::from_utf8_lossy(&heard).contains(&table) {
        assert_ne!(stream.read_buf(&mut heard).await.unwrap(), 0);
    }
    stream.write_all(b"HTTP/1.1 204 No Content\r\n\r\n").await.unwrap();
    let heard = String::from_utf8(heard).unwrap();
    assert!(heard.starts_with("POST /turn HTTP/1.1"), "{heard}");
    assert!(heard.contains("your_turn"), "{heard}");
    assert!(heard.to_lowercase().contains("\r\nx-temples-signature: t="), "{heard}");
    let gone = ada.call(Method::PATCH, "/me", Some(json!({ "webhook": null }))).await.ok();
    assert!(gone.get("webhook").is_none());
}

#[tokio::test]
async fn a_public_server_limits_addresses_and_refuses_private_webhooks() {
    let rules = games::Rules::all(&[]).expect("the games load");
    let brains = Arc::new(OwnBots::new(&rules).expect("there are bots"));
    let config = Config { public: true, secure: true, behind_proxy: true, ..Config::default() };
    let server = Server::with(&database().await, config, brains).await;
    let http = server.nobody().http;
    let session = |address: &'static str| {
        let url = format!("http://{}/api/v1/session", server.address);
        let request = http.post(url).header("content-type", "application/json").body("{}");
        async move { request.header("x-forwarded-for", address).send().await.unwrap() }
    };
    let first = session("203.0.113.7").await;
    assert!(first.headers()["set-cookie"].to_str().unwrap().contains("; Secure"));
    let mut statuses = Vec::new();
    for _ in 0..25 {
        statuses.push(session("9.9.9.9, 203.0.113.7").await.status().as_u16());
    }
    assert!(statuses.contains(&429), "{statuses:?}");
    let other = session("203.0.113.8").await;
    assert_eq!(other.status().as_u16(), 200);
    let limited = session("203.0.113.7").await;
    assert!(limited.headers().contains_key("retry-after"));

    let guest = server.guest("Ada").await;
    for hook in ["http://127.0.0.1/", "http://169.254.169.254/", "gopher://example.org/"] {
        let answer = guest.call(Method::PATCH, "/me", Some(json!({ "webhook": hook }))).await;
        assert_eq!(answer.refused(400), "bad_webhook", "{hook}");
    }
}

#[tokio::test]
async fn too_long_bodies_are_refused() {
    let server = Server::new().await;
    let guest = server.guest("Ada").await;
    let long = json!({ "name": "x".repeat(100_000) });
    assert_eq!(guest.post("/session", long).await.refused(413), "too_large");
}
