//! Hostile connections: requests that never end, and shutting down in spite of them.

use std::io::Write;
use std::net::TcpStream;
use std::process::{Command, Stdio};
use std::time::Duration;

use serde_json::{Value, json};
use testbed::{Client, Process};

use crate::common::{arg, folder, temples};

/// The program ends within this time after SIGTERM.
const END: Duration = Duration::from_secs(10);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_ends_in_time_whoever_holds_on_and_every_acknowledged_move_is_stored() {
    let folder = folder("edge");
    let database = format!("sqlite:{}", arg(&folder.join("temples.db")));
    let mut command = Command::new(env!("CARGO_BIN_EXE_temples"));
    command.args(["serve", "--listen", "127.0.0.1:0", "--no-limits"]);
    let mut process = Process::start(command.env("TEMPLES_DATABASE", &database).stderr(Stdio::null()));
    let ada = Client::guest(process.address, "Ada").await;
    // A bot that thinks for seconds at one table, and a table whose player acts as fast as possible.
    let slow = json!([{ "who": "bot", "level": "expert" }, { "who": "me" }]);
    ada.table(
        json!({ "game": "arnak", "setup": { "players": 2, "board": "bird" }, "seats": slow, "start": true }),
    )
    .await;
    let seats = json!([{ "who": "me" }, { "who": "me" }]);
    let table = ada.table(json!({ "game": "tikal", "seats": seats, "start": true })).await;
    let mut held = Vec::new();
    for at in 0..40 {
        let mut stream = TcpStream::connect(process.address).expect("it listens");
        let part = match at % 4 {
            0 => String::new(),
            1 => "GET /api/v1/games HTTP/1.1\r\nHost: x\r\n".into(),
            2 => "POST /api/v1/session HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n\
                  Content-Length: 100\r\n\r\n{"
                .into(),
            _ => "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n".to_string(),
        };
        stream.write_all(part.as_bytes()).expect("it reads");
        held.push(stream);
    }
    let socket = ada.socket(&table, "").await;

    let mut acknowledged = Vec::new();
    let mut asked = false;
    let base = format!("http://{}/api/v1/tables/{table}/commands", process.address);
    // The player is answered until the server stops answering.
    for word in 0.. {
        let said = json!({ "do": "chat", "text": format!("word {word}") });
        let request = ada.http.post(&base).json(&said);
        let token = ada.token.as_deref().expect("there is a session");
        let Ok(answer) = request.bearer(token).send().await else { break };
        if answer.status().is_success() {
            acknowledged.push(format!("word {word}"));
        }
        if acknowledged.len() == 20 && !asked {
            process.signal("TERM");
            asked = true;
        }
    }
    let ended = tokio::task::spawn_blocking(move || process.wait());
    let status = tokio::time::timeout(END, ended)
        .await
        .expect("it ends within ten seconds")
        .expect("it is waited for");
    assert!(status.success(), "{status}");
    drop((socket, held));

    let file = folder.join("export.jsonl");
    assert_eq!(temples(&["export", "--database", &database, arg(&file)]).code, 0);
    let text = std::fs::read_to_string(&file).expect("it was exported");
    let rows = text.lines().filter(|line| line.starts_with(r#"["entries","#));
    let changes = rows.map(|line| serde_json::from_str::<Value>(line).expect("a line is JSON"));
    let said: Vec<Value> = changes
        .filter_map(|row| serde_json::from_str::<Value>(row[4].as_str()?).ok())
        .filter(|change| change["what"] == "said")
        .map(|change| change["text"].clone())
        .collect();
    assert!(acknowledged.len() >= 20);
    for word in &acknowledged {
        assert_eq!(said.iter().filter(|text| *text == word).count(), 1, "{word}");
    }
}
