//! Keeping order: owners at their tables, the host of the server, quotas, and a server that is full.

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use server::{Admin, Config, OwnBots, Store};
use table::Command;
use testbed::Method;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::client::{Client, Server, database};

async fn server_with(config: Config) -> (Server, String) {
    let rules = games::Rules::all(&[]).expect("the games load");
    let brains = Arc::new(OwnBots::new(&rules).expect("there are bots"));
    let url = database().await;
    (Server::with(&url, config, brains).await, url)
}

/// A public server whose callers are all on this machine.
async fn public() -> (Server, String) {
    server_with(Config { public: true, sweep: Duration::from_millis(20), ..Config::default() }).await
}

async fn open_table(ada: &Client) -> String {
    let seats = json!([{ "who": "me" }, { "who": "open" }]);
    ada.table(json!({ "game": "tikal", "seats": seats, "public": true })).await
}

/// Polls until the response is as expected; the test's time-out ends it if it never is.
async fn until(client: &Client, path: &str, like: impl Fn(u16, &Value) -> bool) -> Value {
    loop {
        let answer = client.get(path).await;
        let body = serde_json::from_str(&answer.text).unwrap_or_default();
        if like(answer.status.as_u16(), &body) {
            return body;
        }
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn the_owner_keeps_order_at_the_table() {
    let server = Server::new().await;
    let (ada, bea, cat) = (server.guest("Ada").await, server.guest("Bea").await, server.guest("Cat").await);
    let table = open_table(&ada).await;
    let path = format!("/tables/{table}/update");
    for (client, name) in [(&bea, "Bea"), (&cat, "Cat")] {
        client.command(&table, json!({ "do": "join", "name": name })).await.ok();
    }
    let (of_cat, stranger) = (2, server.nobody());
    assert_eq!(
        bea.command(&table, json!({ "do": "kick", "member": of_cat })).await.refused(409),
        "not_allowed"
    );
    ada.command(&table, json!({ "do": "mute", "member": of_cat })).await.ok();
    let say = json!({ "do": "chat", "text": "hello" });
    assert_eq!(cat.command(&table, say.clone()).await.refused(409), "muted");
    ada.command(&table, json!({ "do": "mute", "member": of_cat, "on": false })).await.ok();
    cat.command(&table, say).await.ok();

    let mut socket = cat.socket(&table, "").await;
    socket.wait("update").await;
    ada.command(&table, json!({ "do": "block", "member": of_cat })).await.ok();
    assert_eq!(socket.wait("goodbye").await["reason"], "blocked");
    assert_eq!(cat.get(&path).await.refused(409), "blocked");
    let join = json!({ "do": "join", "name": "Cat" });
    assert_eq!(cat.command(&table, join.clone()).await.refused(409), "blocked");
    assert_eq!(ada.get(&path).await.ok()["table"]["blocked"][0]["name"], "Cat");

    let mut watcher = stranger.socket(&table, "").await;
    watcher.wait("update").await;
    ada.command(&table, json!({ "do": "lock" })).await.ok();
    assert_eq!(watcher.wait("goodbye").await["reason"], "locked");
    for end in ["", "/update", "/record", "/replay", "/why", "/analysis"] {
        assert_eq!(stranger.get(&format!("/tables/{table}{end}")).await.refused(409), "locked", "{end}");
    }
    assert_eq!(bea.get(&path).await.ok()["table"]["locked"], true);
    ada.command(&table, json!({ "do": "lock", "on": false })).await.ok();
    ada.command(&table, json!({ "do": "block", "member": of_cat, "on": false })).await.ok();
    cat.command(&table, join).await.ok();
    stranger.get(&path).await.ok();
}

#[tokio::test]
async fn a_talker_is_slowed_down_at_one_table_and_harms_nobody() {
    let (server, _) = public().await;
    let (ada, bea) = (server.guest("Ada").await, server.guest("Bea").await);
    let (one, other) = (open_table(&ada).await, open_table(&ada).await);
    for table in [&one, &other] {
        bea.command(table, json!({ "do": "join", "name": "Bea" })).await.ok();
    }
    let say = json!({ "do": "chat", "text": "bla" });
    let mut said = 0;
    let refused = loop {
        let answer = bea.command(&one, say.clone()).await;
        if !answer.status.is_success() {
            break answer;
        }
        said += 1;
    };
    assert_eq!(refused.refused(429), "too_many_requests");
    assert!((5..30).contains(&said), "{said}");
    ada.command(&one, say.clone()).await.ok();
    bea.command(&other, say).await.ok();
}

#[tokio::test]
async fn anybody_reports_and_the_host_answers_bans_and_removes() {
    let (server, url) = public().await;
    let (ada, bea, guest) =
        (server.guest("Ada").await, server.guest("Bea").await, server.guest("Guest").await);
    let table = open_table(&ada).await;
    bea.command(&table, json!({ "do": "join", "name": "Bea" })).await.ok();
    let report = json!({ "table": table, "member": 1, "text": "she sings" });
    let sent = guest.post("/reports", report).await;
    assert_eq!(sent.status.as_u16(), 201, "{}", sent.text);
    assert_eq!(sent.json()["person"], bea.person.as_str());
    for wrong in [json!({ "text": "nobody" }), json!({ "table": table, "text": " " })] {
        assert_eq!(guest.post("/reports", wrong).await.refused(400), "bad_request");
    }
    let nobody = json!({ "table": table, "member": 9, "text": "who?" });
    assert_eq!(guest.post("/reports", nobody).await.refused(404), "no_person");

    let store = Store::open(&url).await.expect("the database opens");
    let admin = Admin::new(store, "root", server.app.now());
    let reports = admin.reports(false).await.unwrap();
    assert_eq!((reports.len(), reports[0][5].as_str()), (1, "she sings"));
    admin.answer(&reports[0][0], "we told her").await.unwrap();
    assert!(admin.answer("00000000", "?").await.is_err());
    assert!(admin.reports(false).await.unwrap().is_empty());
    let own = guest.get("/reports").await.ok();
    assert_eq!(own["reports"][0]["answer"], "we told her");
    assert!(ada.get("/reports").await.ok()["reports"].as_array().unwrap().is_empty());

    // A ban holds for requests and for sockets that are open.
    let mut socket = bea.socket(&table, "").await;
    socket.wait("update").await;
    admin.ban(&bea.person, Some(3), "singing").await.unwrap();
    let banned = until(&bea, "/me", |status, _| status == 403).await;
    assert_eq!(banned["error"]["code"], "banned");
    assert!(banned["error"]["message"].as_str().unwrap().contains("singing"), "{banned}");
    let refused = socket.ask(1, json!({ "do": "chat", "text": "la" })).await;
    assert_eq!(refused["code"], "banned");
    assert_eq!(admin.bans().await.unwrap()[0][0], bea.person);
    admin.unban(&bea.person).await.unwrap();
    until(&bea, "/me", |status, _| status == 200).await;
    assert!(admin.unban(&bea.person).await.is_err());

    // The running server carries out the host's orders at a table.
    let order = admin.order(&table, &Command::Block { member: 1, on: true }).await.unwrap();
    until(&bea, &format!("/tables/{table}/update"), |status, body| {
        status == 409 && body["error"]["code"] == "blocked"
    })
    .await;
    while admin.outcome(&order).await.unwrap().is_none() {
        tokio::task::yield_now().await;
    }
    assert_eq!(admin.outcome(&order).await.unwrap().as_deref(), Some("done"));

    admin.remove_table(&table, "rude name").await.unwrap();
    let gone = until(&ada, &format!("/tables/{table}"), |status, _| status == 404).await;
    assert_eq!(gone["error"]["code"], "removed");
    assert!(ada.get("/tables?scope=mine").await.ok()["tables"].as_array().unwrap().is_empty());

    admin.remove_person(&bea.person, "asked to").await.unwrap();
    assert_eq!(bea.get("/me").await.refused(401), "no_session");
    let what: Vec<String> = admin.audit(100).await.unwrap().into_iter().map(|line| line[2].clone()).collect();
    for word in ["answer", "ban", "unban", "order", "remove table", "remove person"] {
        assert!(what.iter().any(|what| what == word), "{word} is not in {what:?}");
    }
}

#[tokio::test]
async fn a_guest_has_a_quota_and_is_told_how_much_it_is() {
    let (server, _) = public().await;
    let guest = server.guest("Ada").await;
    let mut tables = Vec::new();
    let refused = loop {
        let answer = guest.post("/tables", json!({ "game": "tikal", "seats": [{ "who": "me" }] })).await;
        if !answer.status.is_success() {
            break answer;
        }
        tables.push(answer.json()["id"].as_str().unwrap().to_string());
    };
    assert_eq!(refused.refused(429), "quota");
    assert!(refused.text.contains(&format!("{} tables open", tables.len())), "{}", refused.text);
    guest.command(&tables[0], json!({ "do": "abandon" })).await.ok();
    let bots = json!([{ "who": "me" }, { "who": "bot", "level": "easy" }]);
    guest.table(json!({ "game": "tikal", "seats": bots })).await;

    // Bots are counted over all open tables, new and old.
    let other = server.guest("Bea").await;
    let three = json!([{ "who": "bot", "level": "random" }, { "who": "bot", "level": "random" }, { "who": "bot", "level": "random" }]);
    let new = json!({ "game": "tikal", "setup": { "players": 4 }, "seats": three });
    let mut last = String::new();
    let refused = loop {
        let answer = other.post("/tables", new.clone()).await;
        if !answer.status.is_success() {
            break answer;
        }
        last = answer.json()["id"].as_str().unwrap().to_string();
    };
    assert_eq!(refused.refused(429), "quota");
    assert!(refused.text.contains("bots at open tables"), "{}", refused.text);
    let set = |level: &str, seat: u8| json!({ "do": "set_bot", "seat": seat, "level": level });
    assert_eq!(other.command(&last, set("random", 3)).await.refused(429), "quota");
    other.command(&last, set("easy", 0)).await.ok();

    let mut exports = 0;
    while guest.call(Method::GET, "/me/export", None).await.status.is_success() {
        exports += 1;
    }
    assert!((1..20).contains(&exports), "{exports}");
    assert_eq!(guest.get("/me/export").await.refused(429), "quota");
}

#[tokio::test]
async fn a_full_server_says_so_and_takes_others_when_there_is_room() {
    let (server, _) = server_with(Config { connections: 3, ..Config::default() }).await;
    let mut held = Vec::new();
    for _ in 0..3 {
        let mut stream = TcpStream::connect(server.address).await.unwrap();
        stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n").await.unwrap();
        let mut answer = [0; 15];
        stream.read_exact(&mut answer).await.unwrap();
        assert_eq!(&answer, b"HTTP/1.1 200 OK");
        held.push(stream);
    }
    let mut refused = Vec::new();
    let _ = TcpStream::connect(server.address).await.unwrap().read_to_end(&mut refused).await;
    let refused = String::from_utf8(refused).unwrap();
    let (lead, body) = refused.split_once("\r\n\r\n").expect("it is an answer");
    assert!(lead.starts_with("HTTP/1.1 503") && lead.contains(&format!("Content-Length: {}", body.len())));
    assert_eq!(serde_json::from_str::<Value>(body).unwrap()["error"]["code"], "full");
    held.pop();
    loop {
        let mut stream = TcpStream::connect(server.address).await.unwrap();
        stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").await.unwrap();
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer).await;
        if answer.starts_with(b"HTTP/1.1 200") {
            break;
        }
    }
}
