//! Whose seat it is, and seat links.

use serde_json::{Value, json};
use testbed::Method;

use crate::client::{Client, Server};
use crate::people::account;

/// Bea sits down beside Ada, and the game begins.
async fn begun(ada: &Client, bea: &Client, options: Value) -> String {
    let seats = json!([{ "who": "me" }, { "who": "open" }]);
    let table = ada.table(json!({ "game": "tikal", "seats": seats, "options": options })).await;
    bea.command(&table, json!({ "do": "join", "name": "Bea" })).await.ok();
    bea.command(&table, json!({ "do": "take_seat", "seat": 1 })).await.ok();
    ada.command(&table, json!({ "do": "start" })).await.ok();
    table
}

async fn eyes(client: &Client, table: &str) -> Value {
    client.get(&format!("/tables/{table}/update")).await.ok()["you"]["viewer"].clone()
}

#[tokio::test]
async fn a_stranger_gets_a_seat_and_its_hand_only_when_all_who_sit_agree() {
    let server = Server::new().await;
    let (ada, bea, cat) = (server.guest("Ada").await, server.guest("Bea").await, server.guest("Cat").await);
    let table = begun(&ada, &bea, json!({})).await;
    // Bea lets a bot play and is away; the owner cannot give her seat away.
    bea.command(&table, json!({ "do": "set_bot", "seat": 1, "level": "random" })).await.ok();
    let free = json!({ "do": "free_seat", "seat": 1 });
    assert_eq!(ada.command(&table, free).await.refused(409), "seat_belongs");
    cat.command(&table, json!({ "do": "join", "name": "Cat" })).await.ok();
    let sit = json!({ "do": "take_seat", "seat": 1 });
    cat.command(&table, sit.clone()).await.ok();
    assert_eq!(eyes(&cat, &table).await, "spectator");
    let ask = ada.get(&format!("/tables/{table}/update")).await.ok()["table"]["ask"].clone();
    assert_eq!(ask["proposal"], json!({ "for": "seat", "seat": 1 }));
    ada.command(&table, json!({ "do": "answer", "ask": ask["number"], "yes": true })).await.ok();
    assert_eq!(eyes(&cat, &table).await, 1);
    let update = server.nobody().get(&format!("/tables/{table}/update")).await.ok();
    let news = update["news"].as_array().unwrap();
    let told = news.iter().find(|news| news["what"] == "took_over").expect("everybody reads it");
    assert_eq!((&told["name"], &told["before_name"]), (&json!("Cat"), &json!("Bea")));
    assert_eq!(bea.command(&table, sit).await.refused(409), "seat_taken");
}

async fn make_link(client: &Client, table: &str, body: Value) -> (String, String) {
    let made = client.post(&format!("/tables/{table}/links"), body).await;
    assert_eq!(made.status.as_u16(), 201, "{}", made.text);
    let link = made.ok()["seat_link"].as_str().unwrap().to_string();
    let key = link.split_once("#key=").expect("the link has a key").1.to_string();
    (made.ok()["id"].as_str().unwrap().into(), key)
}

async fn open(server: &Server, table: &str, key: &str) -> Client {
    let mut device = server.nobody();
    let answer = device.post(&format!("/tables/{table}/key"), json!({ "key": key })).await.ok();
    device.token = Some(answer["token"].as_str().unwrap().into());
    device
}

#[tokio::test]
async fn a_seat_link_opens_one_seat_and_nothing_else() {
    let server = Server::new().await;
    for ada in [server.guest("Ada G.").await, account(&server, "Ada A.").await] {
        // A person with two seats: the link opens only the second.
        let seats = json!([{ "who": "me" }, { "who": "me" }]);
        let table = ada.table(json!({ "game": "arnak", "seats": seats, "start": true })).await;
        let elsewhere = ada.table(json!({ "game": "tikal", "seats": [{ "who": "me" }] })).await;
        let (_, key) = make_link(&ada, &table, json!({ "seat": 1, "label": "phone" })).await;
        let device = open(&server, &table, &key).await;
        let me = device.get("/me").await.ok();
        assert_eq!((&me["id"], &me["only"]), (&json!(ada.person), &json!({ "table": table, "seat": 1 })));
        // It looks through its own seat, no matter who is to decide.
        let update = device.get(&format!("/tables/{table}/update")).await.ok();
        assert_eq!((&update["you"]["viewer"], &update["you"]["seats"]), (&json!(1), &json!([1])));
        assert!(update["position"]["offer"].is_null());
        assert_eq!(eyes(&ada, &table).await, 0);
        let by_key = server.nobody().get(&format!("/tables/{table}/update?key={key}")).await.ok();
        assert_eq!(by_key["you"]["viewer"], 1);
        let mut socket = device.socket(&table, "").await;
        assert_eq!(socket.wait("update").await["you"]["viewer"], 1);
        let act = json!({ "do": "act", "step": update["step"], "action": 0 });
        assert_eq!(device.command(&table, act.clone()).await.refused(409), "not_your_turn");
        ada.command(&table, act).await.ok();
        assert_eq!(socket.wait("update").await["you"]["viewer"], 1);
        let ack = socket.ask(3, json!({ "do": "chat", "text": "from the other device" })).await;
        assert_eq!(ack["type"], "ack");
        for refused in [
            json!({ "do": "leave" }),
            json!({ "do": "join", "name": "Eve" }),
            json!({ "do": "free_seat", "seat": 1 }),
            json!({ "do": "resign", "seat": 0 }),
            json!({ "do": "lock" }),
        ] {
            assert_eq!(device.command(&table, refused).await.refused(409), "seat_only");
        }
        let other = device.command(&elsewhere, json!({ "do": "chat", "text": "hello" })).await;
        assert_eq!(other.refused(403), "seat_only");
        assert_eq!(eyes(&device, &elsewhere).await, "spectator");
        for (method, path) in [
            (Method::DELETE, "/me".to_string()),
            (Method::GET, "/me/export".into()),
            (Method::GET, "/me/sessions".into()),
            (Method::DELETE, "/me/sessions".into()),
            (Method::GET, format!("/tables/{table}/links")),
        ] {
            assert_eq!(device.call(method, &path, None).await.refused(403), "seat_only", "{path}");
        }
        for (method, path, body) in [
            (Method::PATCH, "/me".to_string(), json!({ "name": "X" })),
            (Method::POST, format!("/tables/{table}/links"), json!({})),
            (Method::POST, "/tables".into(), json!({ "game": "tikal" })),
            (Method::POST, "/accounts".into(), json!({ "name": "Eve", "password": "correct horse" })),
            (Method::POST, "/reports".into(), json!({ "table": table, "text": "x" })),
        ] {
            assert_eq!(device.call(method, &path, Some(body)).await.refused(403), "seat_only", "{path}");
        }
        device.post("/session", json!({ "name": "Eve", "lang": "fr" })).await.ok();
        let still = ada.get("/me").await.ok();
        assert_ne!((&still["name"], &still["lang"]), (&json!("Eve"), &json!("fr")));
        assert_eq!(device.get("/tables").await.refused(401), "no_session");
    }
}

#[tokio::test]
async fn a_seat_link_is_listed_and_revoked_and_ends_with_its_person() {
    let server = Server::new().await;
    let (ada, bea) = (server.guest("Ada").await, server.guest("Bea").await);
    let table = begun(&ada, &bea, json!({})).await;
    let path = format!("/tables/{table}/links");
    assert_eq!(ada.post(&path, json!({ "seat": 1 })).await.refused(403), "not_allowed");
    assert_eq!(ada.post(&path, json!({ "label": "x".repeat(41) })).await.refused(400), "bad_request");
    assert_eq!(server.guest("Cat").await.post(&path, json!({})).await.refused(403), "not_allowed");
    let (id, key) = make_link(&ada, &table, json!({ "label": "my phone" })).await;
    let listed = ada.get(&path).await;
    assert!(!listed.text.contains(&key), "the secret is shown once");
    let link = listed.ok()["links"][0].clone();
    assert_eq!((&link["id"], &link["seat"], &link["label"]), (&json!(id), &json!(0), &json!("my phone")));
    assert_eq!((&link["used"], &link["devices"]), (&Value::Null, &json!([])));
    assert_eq!(bea.get(&path).await.ok()["links"], json!([]));

    let mut device = server.nobody();
    let url = format!("http://{}/api/v1/tables/{table}/key", server.address);
    let request = device.http.post(url).header("user-agent", "Mozilla/5.0 (Android 15) Firefox/140.0");
    let answer = request.header("content-type", "application/json").body(json!({ "key": key }).to_string());
    let answer: Value = serde_json::from_str(&answer.send().await.unwrap().text().await.unwrap()).unwrap();
    device.token = Some(answer["token"].as_str().unwrap().into());
    let link = ada.get(&path).await.ok()["links"][0].clone();
    assert_eq!(link["devices"], json!(["Firefox, Android"]));
    assert!(link["used"].is_u64());
    let sessions = ada.get("/me/sessions").await.ok();
    let by_link = sessions["sessions"].as_array().unwrap().iter().find(|session| !session["only"].is_null());
    assert_eq!(by_link.unwrap()["only"], json!({ "table": table, "seat": 0 }));

    let mut socket = device.socket(&table, "").await;
    socket.wait("update").await;
    assert_eq!(bea.call(Method::DELETE, &format!("{path}/{id}"), None).await.refused(404), "no_link");
    assert_eq!(ada.call(Method::DELETE, &format!("{path}/{id}"), None).await.status.as_u16(), 204);
    assert_eq!(socket.wait("goodbye").await["reason"], "signed_out");
    assert_eq!(device.get("/me").await.refused(401), "no_session");
    let again = server.nobody().post(&format!("/tables/{table}/key"), json!({ "key": key })).await;
    assert_eq!(again.refused(401), "no_session");
    let by_key = server.nobody().get(&format!("/tables/{table}/update?key={key}")).await;
    assert_eq!(by_key.refused(401), "no_session");

    // Signing out everywhere and registering end links too; the current session stays.
    for register in [false, true] {
        let (_, key) = make_link(&ada, &table, json!({})).await;
        let device = open(&server, &table, &key).await;
        if register {
            ada.post("/accounts", json!({ "name": "Ada", "password": "correct horse" })).await.ok();
        } else {
            assert_eq!(ada.call(Method::DELETE, "/me/sessions", None).await.status.as_u16(), 204);
        }
        assert_eq!(device.get("/me").await.refused(401), "no_session");
        assert_eq!(ada.get(&path).await.ok()["links"], json!([]));
        assert_eq!(
            server.nobody().get(&format!("/tables/{table}/update?key={key}")).await.status.as_u16(),
            401
        );
    }
}
