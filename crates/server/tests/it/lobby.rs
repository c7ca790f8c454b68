//! Games, guests, tables and lists.

use serde_json::{Value, json};
use testbed::Method;

use crate::client::Server;

#[tokio::test]
async fn games_and_their_components_are_described() {
    let server = Server::new().await;
    let client = server.nobody();
    let games = client.get("/games").await.ok();
    assert_eq!(games["levels"].as_array().unwrap().len(), 6);
    let games = &games["games"];
    let ids: Vec<&str> = games.as_array().unwrap().iter().map(|game| game["id"].as_str().unwrap()).collect();
    assert_eq!(ids, games::IDS);
    for game in games.as_array().unwrap() {
        let new = json!({ "game": game["id"], "setup": game["default_setup"] });
        let guest = server.guest("Maker").await;
        guest.table(new).await;
    }
    let english = client.get("/games/arnak/components").await;
    let french = client.get("/games/arnak/components?lang=fr").await;
    assert_eq!(
        english.ok()["components"].as_array().unwrap().len(),
        french.ok()["components"].as_array().unwrap().len()
    );
    assert_ne!(english.text, french.text);
    let tag = english.headers["etag"].to_str().unwrap();
    let again = client.http.get(format!("http://{}/api/v1/games/arnak/components", server.address));
    let again = again.header("if-none-match", tag).send().await.unwrap();
    assert_eq!(again.status().as_u16(), 304);
    assert_eq!(client.get("/games/chess/components").await.refused(404), "no_game");
    assert_eq!(client.get("/games/arnak/components?lang=xx").await.refused(400), "bad_request");
}

#[tokio::test]
async fn the_list_of_games_is_packed_for_whoever_reads_that() {
    let server = Server::new().await;
    let client = server.nobody();
    let ask = async |encoding: &str| {
        let asked = client.http.get(format!("http://{}/api/v1/games", server.address));
        let answer = asked.header("accept-encoding", encoding).send().await.unwrap();
        let packed = answer.headers().get("content-encoding").map(|how| how.to_str().unwrap().to_owned());
        assert_eq!(answer.headers()["vary"], "accept-encoding");
        (packed, answer.bytes().await.unwrap())
    };
    let (how, plain) = ask("identity").await;
    assert_eq!(how, None);
    assert_eq!(ask("gzip;q=0").await, (None, plain.clone()));
    let (how, packed) = ask("br, gzip").await;
    assert_eq!(how.as_deref(), Some("gzip"));
    assert_eq!(packed[..2], [0x1f, 0x8b]);
    assert!(packed.len() * 3 < plain.len());
}

#[tokio::test]
async fn a_guest_is_the_same_person_by_token_and_by_cookie() {
    let server = Server::new().await;
    let guest = server.guest("  Ada ").await;
    let me = guest.get("/me").await.ok();
    assert_eq!(me["name"], "Ada");
    assert_eq!(me["account"], false);
    assert_eq!(guest.post("/session", json!({})).await.ok()["person"]["id"], me["id"]);
    assert_eq!(
        guest.post("/session", json!({ "name": "Bea", "lang": "fr" })).await.ok()["person"]["name"],
        "Bea"
    );
    assert_eq!(server.nobody().get("/me").await.refused(401), "no_session");
    let mut wrong = guest.clone();
    wrong.token = Some("nonsense".into());
    assert_eq!(wrong.get("/me").await.refused(401), "no_session");
    assert_eq!(
        server.nobody().post("/session", json!({ "name": "a\u{202e}b" })).await.refused(409),
        "bad_name"
    );
    assert_eq!(server.nobody().post("/session", json!({ "nam": "x" })).await.refused(400), "bad_request");

    let url = format!("http://{}/api/v1/session", server.address);
    let body = || guest.http.post(&url).header("content-type", "application/json").body("{}");
    let answer = body().send().await.unwrap();
    let cookie = answer.headers()["set-cookie"].to_str().unwrap().to_string();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Strict") && !cookie.contains("Secure"));
    let pair = cookie.split(';').next().unwrap();
    // Without the header another site could send the request.
    let forged = body().header("cookie", pair).send().await.unwrap();
    assert_eq!(forged.status().as_u16(), 403);
    let own = body().header("cookie", pair).header("x-temples", "1").send().await.unwrap();
    let first: Value = serde_json::from_str(&answer.text().await.unwrap()).unwrap();
    let second: Value = serde_json::from_str(&own.text().await.unwrap()).unwrap();
    assert_eq!(first["person"], second["person"]);
}

#[tokio::test]
async fn tables_are_listed_to_those_who_may_see_them() {
    let server = Server::new().await;
    let (ada, bea) = (server.guest("Ada").await, server.guest("Bea").await);
    let seats = json!([{ "who": "me" }, { "who": "open" }]);
    let hidden = ada.table(json!({ "game": "arnak", "seats": seats, "name": "Club" })).await;
    let public = ada.table(json!({ "game": "tikal", "seats": seats, "public": true })).await;
    let ids = |list: &Value| -> Vec<String> {
        list["tables"].as_array().unwrap().iter().map(|table| table["id"].as_str().unwrap().into()).collect()
    };
    let mine = ids(&ada.get("/tables?scope=mine").await.ok());
    assert!(mine.contains(&hidden) && mine.contains(&public));
    assert_eq!(ids(&bea.get("/tables?scope=mine").await.ok()), Vec::<String>::new());
    assert_eq!(ids(&bea.get("/tables?scope=public").await.ok()), vec![public.clone()]);
    assert_eq!(ids(&bea.get("/tables?scope=public&game=arnak").await.ok()), Vec::<String>::new());
    assert_eq!(server.nobody().get("/tables").await.refused(401), "no_session");

    let info = bea.get(&format!("/tables/{hidden}")).await.ok();
    assert_eq!(
        (&info["name"], &info["status"], &info["open"]),
        (&json!("Club"), &json!("lobby"), &json!(true))
    );
    bea.command(&hidden, json!({ "do": "join", "name": "Bea" })).await.ok();
    bea.command(&hidden, json!({ "do": "take_seat", "seat": 1 })).await.ok();
    assert_eq!(ids(&bea.get("/tables").await.ok()), vec![hidden.clone()]);
    assert_eq!(bea.command(&hidden, json!({ "do": "start" })).await.refused(409), "not_allowed");
    ada.command(&hidden, json!({ "do": "start" })).await.ok();
    let info = bea.get(&format!("/tables/{hidden}")).await.ok();
    assert_eq!((&info["status"], &info["round"], &info["mine"]), (&json!("playing"), &json!(1), &json!([1])));
    assert_eq!(ada.get("/tables/00000000000000000000").await.refused(404), "no_table");
    assert_eq!(ada.get("/tables/..%2f..").await.refused(404), "no_table");
}

#[tokio::test]
async fn a_table_that_cannot_be_is_refused_with_every_reason() {
    let server = Server::new().await;
    let guest = server.guest("Ada").await;
    let refused = |body: Value| {
        let guest = guest.clone();
        async move { guest.post("/tables", body).await }
    };
    let bad = refused(json!({ "game": "arnak", "setup": { "players": 9, "board": "moon" } })).await;
    assert_eq!(bad.refused(400), "bad_setup");
    assert!(bad.text.contains("players") && bad.text.contains("board"));
    assert_eq!(refused(json!({ "game": "chess" })).await.refused(404), "no_game");
    let start = json!({ "game": "tikal", "seats": [{ "who": "me" }], "start": true });
    assert_eq!(refused(start).await.refused(409), "seats_open");
    let level = json!({ "game": "tikal", "seats": [{ "who": "bot", "level": "godlike" }] });
    assert_eq!(refused(level).await.refused(409), "bad_level");
    let many = json!({ "game": "tikal", "seats": [{ "who": "me" }, { "who": "open" }, { "who": "open" }] });
    assert_eq!(refused(many).await.refused(409), "no_such_seat");
    assert_eq!(refused(json!({ "game": "tikal", "colour": "red" })).await.refused(400), "bad_request");
    let french = guest.call(Method::POST, "/tables?lang=fr", Some(json!({ "game": "chess" }))).await;
    assert!(french.text.contains("ce jeu n’existe pas"), "{}", french.text);
    let bad = json!({ "game": "arnak", "setup": { "players": 9, "board": "moon" } });
    let french = guest.call(Method::POST, "/tables?lang=fr", Some(bad)).await;
    assert!(french.text.contains("players vaut 9 : il faut 1, 2, 3 ou 4 ; board vaut"), "{}", french.text);
}

#[tokio::test]
async fn what_cannot_be_read_is_told_in_the_language_of_the_person() {
    let server = Server::new().await;
    let answer = server.nobody().post("/session", json!({ "name": "Zoé", "lang": "fr" })).await.ok();
    let mut zoe = server.nobody();
    zoe.token = Some(answer["token"].as_str().expect("there is a token").into());
    let message = |answer: &testbed::Answer| answer.json()["error"]["message"].as_str().map(String::from);
    let said = zoe.get("/tables/00000000000000000000").await;
    assert_eq!(message(&said).as_deref(), Some("cette table n’existe pas"));
    let said = zoe.post("/tables", json!({ "seats": [] })).await;
    assert_eq!(message(&said).as_deref(), Some("il manque le champ game"));
    let said = zoe.post("/tables?lang=en", json!({ "seats": [] })).await;
    assert_eq!(message(&said).as_deref(), Some("the field game is missing"));
    let said = zoe.get("/tables?scope=mine&page=next").await;
    assert_eq!(message(&said).as_deref(), Some("page doit être un nombre entier de 0 à 4294967295"));
    // A caller without a session acts for no person.
    let said = server.nobody().post("/session", json!({ "name": 7 })).await;
    assert_eq!(message(&said).as_deref(), Some("name must be a text"));
}

#[tokio::test]
async fn pages_and_headers() {
    let server = Server::new().await;
    let client = server.nobody();
    for path in ["//", "//t/whatever"] {
        let page = client.get(path).await;
        assert_eq!(page.status.as_u16(), 200);
        assert!(page.headers["content-type"].to_str().unwrap().starts_with("text/html"));
        assert!(page.headers["content-security-policy"].to_str().unwrap().contains("default-src 'self'"));
        assert_eq!(page.headers["x-content-type-options"], "nosniff");
    }
    assert_eq!(client.get("/nothing").await.refused(404), "no_path");
    assert_eq!(client.call(Method::DELETE, "/games", None).await.refused(405), "bad_method");
    assert_eq!(client.get("//healthz").await.text, "ok\n");
    assert_eq!(client.get("//readyz").await.text, "ready\n");
    assert!(client.get("//metrics").await.text.contains("temples_requests_total"));
    for (path, kind) in
        [("/docs", "text/html"), ("/docs/page.js", "text/javascript"), ("/docs/style.css", "text/css")]
    {
        let answer = client.get(path).await;
        assert!(answer.headers["content-type"].to_str().unwrap().starts_with(kind), "{path}");
    }
    let document = client.get("/openapi.json").await.ok();
    assert!(document["components"]["schemas"]["ArnakView"].is_object());
    assert!(document["components"]["schemas"]["TikalView"].is_object());
    assert!(document["paths"]["/tables/{id}/socket"].is_object());
}
