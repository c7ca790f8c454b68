//! Whatever a client sends to a socket or an address, the server answers and keeps running.

use kernel::SplitMix;
use serde_json::{Value, json};
use testbed::Method;

use crate::client::Server;

/// Messages that make sense, to be spoiled.
const SOUND: [&str; 16] = [
    r#"{"do":"join","name":"Ada","lang":"fr"}"#,
    r#"{"do":"leave"}"#,
    r#"{"do":"take_seat","seat":1}"#,
    r#"{"do":"set_bot","seat":1,"level":"random"}"#,
    r#"{"do":"free_seat","seat":0}"#,
    r#"{"do":"start"}"#,
    r#"{"id":4,"do":"act","step":1,"action":0}"#,
    r#"{"do":"act","step":1,"action":{"do":"pass"}}"#,
    r#"{"do":"undo","step":3,"back":{"to":1}}"#,
    r#"{"do":"ask_undo","step":3,"back":"turn"}"#,
    r#"{"do":"answer","ask":1,"yes":true}"#,
    r#"{"do":"chat","text":"hello"}"#,
    r#"{"do":"resign","seat":0}"#,
    r#"{"do":"tick"}"#,
    r#"{"do":"resync","from":1}"#,
    r#"{"do":"lang","lang":"en"}"#,
];

/// Words that people try.
const ODD: [&str; 12] = [
    "null",
    "-1",
    "1e999",
    "18446744073709551616",
    "\"\\u0000\"",
    "\"\\u202e\"",
    "[[[[[[[[]]]]]]]]",
    "{}",
    "true",
    "\"'; DROP TABLE entries; --\"",
    "4294967295",
    "0.5",
];

/// A message with something wrong in it, or not.
fn spoiled(rng: &mut SplitMix) -> String {
    let pick = |rng: &mut SplitMix, n: usize| rng.below(n as u32) as usize;
    let text = SOUND[pick(rng, SOUND.len())];
    match rng.below(5) {
        0 => text.into(),
        1 => {
            let mut message: Value = serde_json::from_str(text).expect("it is sound");
            let fields = message.as_object_mut().expect("it is an object");
            let name = fields.keys().nth(pick(rng, fields.len())).expect("there is one").clone();
            let odd = ODD[pick(rng, ODD.len())];
            match serde_json::from_str(odd) {
                Ok(value) => {
                    fields.insert(name, value);
                    message.to_string()
                }
                Err(_) => format!("{{\"do\":{odd}}}"),
            }
        }
        2 => text.chars().take(pick(rng, text.len())).collect(),
        3 => {
            let mut bytes: Vec<char> = text.chars().collect();
            let at = pick(rng, bytes.len());
            bytes[at] = char::from_u32(rng.below(0xd7ff)).unwrap_or('?');
            bytes.into_iter().collect()
        }
        _ => "[".repeat(pick(rng, 2000)),
    }
}

#[tokio::test]
async fn a_socket_survives_noise() {
    let server = Server::new().await;
    for seed in 0..4 {
        let mut rng = SplitMix::new(seed);
        let client = server.guest("Ada").await;
        let seats = json!([{ "who": "me" }, { "who": "bot", "level": "random" }]);
        let table = client.table(json!({ "game": "tikal", "seats": seats, "start": seed % 2 == 0 })).await;
        let mut socket = client.socket(&table, "").await;
        for id in 0..150 {
            socket.send_text(&spoiled(&mut rng)).await;
            let answer = socket.ask(1000 + id, json!({ "do": "ping" })).await;
            assert!(answer["type"] == "pong" || answer["code"] == "too_many_requests", "{answer}");
        }
        // The stored table can still be read.
        let before = client.get(&format!("/tables/{table}")).await.ok();
        assert!(client.get(&format!("/tables/{table}/replay")).await.status.as_u16() < 500, "{before}");
    }
}

#[tokio::test]
async fn addresses_survive_noise() {
    let server = Server::new().await;
    let client = server.guest("Ada").await;
    let table = client.table(json!({ "game": "arnak" })).await;
    let document = client.get("/openapi.json").await.ok();
    let mut rng = SplitMix::new(9);
    let mut calls = 0;
    for (path, methods) in document["paths"].as_object().expect("there are paths") {
        for method in methods.as_object().expect("there are methods").keys() {
            // Who is gone cannot ask any more.
            if path.ends_with("/socket") || path == "/logout" || (path == "/me" && method == "delete") {
                continue;
            }
            for _ in 0..12 {
                let odd = ODD[rng.below(ODD.len() as u32) as usize];
                let id = if rng.below(3) == 0 { odd } else { table.as_str() };
                let path = path.replace("{id}", id).replace("{step}", odd).replace("{game}", odd);
                let query =
                    ["", "?lang=fr", "?from=-1", "?page=99999999999", "?viewer=%00", "?key=x", "?game=%27"];
                let query = query[rng.below(query.len() as u32) as usize];
                let path: String = path
                    .chars()
                    .map(|c| if c.is_ascii_graphic() && !"\"<>\\^`{|}".contains(c) { c } else { '_' })
                    .collect();
                let method: Method = method.to_uppercase().parse().expect("a method");
                let body = (method != Method::GET)
                    .then(|| serde_json::from_str(odd).unwrap_or(json!({ "name": odd })));
                let answer = client.call(method, &format!("{path}{query}"), body).await;
                assert!(answer.status.as_u16() < 500, "{path}{query}: {} {}", answer.status, answer.text);
                calls += 1;
            }
        }
    }
    assert!(calls > 200, "{calls}");
}

/// A browser names the page that opens a socket; a page of another site must be refused, since it would use its
/// visitor's cookie.
#[tokio::test]
async fn a_page_of_another_site_opens_no_socket() {
    let server = Server::new().await;
    let ada = server.guest("Ada").await;
    let table = ada.table(json!({ "game": "tikal" })).await;
    let ask = async |origin: String| {
        let url = format!("http://{}/api/v1/tables/{table}/socket?lang=fr", server.address);
        let answer = ada.http.get(url).header("origin", origin).send().await.expect("the server answers");
        let status = answer.status().as_u16();
        let body: Value =
            serde_json::from_str(&answer.text().await.expect("it is text")).expect("it is JSON");
        (status, body["error"]["code"].as_str().expect("there is a code").to_string())
    };
    for other in ["https://evil.example", "null"] {
        assert_eq!(ask(other.into()).await, (403, "bad_origin".into()));
    }
    // The server's own page may; that this request asks for no socket is a different error.
    assert_eq!(ask(format!("http://{}", server.address)).await, (400, "bad_request".into()));
    ada.socket(&table, "").await;
}
