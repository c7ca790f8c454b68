//! The form for the owner of a box: its rows, the folder it produces, and its effect on games that have
//! begun.

use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};

use serde_json::{Value, json};
use server::Shelf;
use testbed::Method;

use crate::client::{Client, Server, file_database};

/// An empty folder for component tables.
fn folder() -> PathBuf {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    let name = format!("shelf-{}-{}-{number}", env!("CARGO_CRATE_NAME"), std::process::id());
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&path);
    path
}

fn shelf(folder: &std::path::Path) -> Shelf {
    Shelf::open(folder, None).expect("the shelf opens")
}

/// A row of the form, as a client would send it back.
async fn row(client: &Client, game: &str, file: &str, id: &str) -> Value {
    let sheet = client.get(&format!("/games/{game}/check")).await.ok();
    let rows = sheet["rows"].as_array().expect("rows");
    let row = rows.iter().find(|row| row["file"] == file && row["id"] == id).expect("the row is there");
    let fields = row["fields"].as_array().expect("fields");
    let values: serde_json::Map<String, Value> = fields
        .iter()
        .map(|field| (field["column"].as_str().expect("a column").to_string(), field["value"].clone()))
        .collect();
    json!({ "file": file, "section": row["section"], "id": id, "values": values })
}

/// The same row with another value.
async fn corrected(client: &Client, file: &str, id: &str, column: &str, value: Value) -> Value {
    let mut row = row(client, "arnak", file, id).await;
    row["values"][column] = value;
    json!({ "rows": [row] })
}

pub(crate) async fn hat_costs(client: &Client, query: &str) -> String {
    let told = client.get(&format!("/games/arnak/components{query}")).await.ok();
    let components = told["components"].as_array().expect("components");
    let hat = components.iter().find(|component| component["id"] == "hat").expect("the hat");
    hat["numbers"]["coins"].as_str().expect("a price").to_string()
}

#[tokio::test]
async fn rows_come_with_their_fields_and_marks() {
    let server = Server::new().await;
    let nobody = server.nobody();
    let sheet = nobody.get("/games/tikal/check?lang=fr").await.ok();
    assert_eq!((&sheet["local"], &sheet["corrected"]), (&json!(false), &json!(false)));
    assert!(sheet["marks"]["reconstructed"].as_u64() > Some(50), "{}", sheet["marks"]);
    let rows = sheet["rows"].as_array().expect("rows");
    let tile = rows.iter().find(|row| row["id"] == "A14").expect("the tile");
    assert_eq!((&tile["family"], &tile["confidence"]), (&json!("action_tile"), &json!("reconstructed")));
    let effect = &tile["fields"][0];
    assert_eq!((&effect["label"], &effect["confidence"]), (&json!("effet"), &json!("rulebook")));
    assert_eq!(nobody.get("/games/chess/check").await.refused(404), "no_game");
    server.stop().await;
}

#[tokio::test]
async fn answers_make_a_folder_or_name_the_field() {
    let server = Server::new().await;
    let ada = server.guest("Ada").await;
    let right = corrected(&ada, "arnak/items.toml", "hat", "cost", json!(2)).await;
    let made = ada.post("/games/arnak/check", right.clone()).await.ok();
    assert_eq!(made["files"][0]["name"], "arnak/items.toml");
    let text = made["files"][0]["text"].as_str().expect("a text");
    assert!(text.contains("cost = 2") && text.contains("confidence = \"checked\""), "{text}");
    assert_eq!(made["used"], false);
    assert_eq!(hat_costs(&ada, "").await, "1", "nothing is used by looking");

    let wrong = corrected(&ada, "arnak/items.toml", "hat", "effect", json!("gian coin")).await;
    let made = ada.post("/games/arnak/check", wrong).await.ok();
    let problem = &made["problems"][0];
    assert_eq!((&problem["id"], &problem["column"]), (&json!("hat"), &json!("effect")));
    assert_eq!(problem["message"], "unknown verb \"gian\"");
    assert_eq!(made["files"], json!([]));

    // The whole box at once.
    let sheet = ada.get("/games/arnak/check").await.ok();
    let mut rows = Vec::new();
    for row in sheet["rows"].as_array().expect("rows") {
        let fields = row["fields"].as_array().expect("fields");
        let pairs = fields
            .iter()
            .map(|field| (field["column"].as_str().unwrap_or_default().into(), field["value"].clone()));
        let values: serde_json::Map<String, Value> = pairs.collect();
        rows.push(
            json!({ "file": row["file"], "section": row["section"], "id": row["id"], "values": values }),
        );
    }
    let made = ada.post("/games/arnak/check", json!({ "rows": rows })).await.ok();
    assert_eq!(made["problems"], json!([]));
    assert!(made["files"].as_array().is_some_and(|files| files.len() > 20));

    // On a public server, only --content sets the tables.
    let answer = ada.call(Method::PUT, "/games/arnak/check", Some(right)).await;
    assert_eq!(answer.refused(403), "not_allowed");
    assert_eq!(ada.call(Method::DELETE, "/games/arnak/check", None).await.refused(403), "not_allowed");
    assert_eq!(
        server.nobody().post("/games/arnak/check", json!({ "rows": [] })).await.refused(401),
        "no_session"
    );
    server.stop().await;
}

/// A game against a bot, which advances only when the caller acts.
async fn table(client: &Client) -> String {
    let seats = json!([{ "who": "me" }, { "who": "bot", "level": "medium" }]);
    let setup = json!({ "players": 2, "board": "bird" });
    client.table(json!({ "game": "arnak", "setup": setup, "seats": seats, "start": true })).await
}

#[tokio::test]
async fn games_keep_the_tables_they_began_with() {
    let (url, folder) = (file_database(), folder());
    let server = Server::with_shelf(&url, shelf(&folder)).await;
    let ada = server.guest("Ada").await;
    let before = table(&ada).await;
    let old = ada.get(&format!("/tables/{before}")).await.ok()["content"].clone();

    let right = corrected(&ada, "arnak/items.toml", "hat", "cost", json!(2)).await;
    let used = ada.call(Method::PUT, "/games/arnak/check", Some(right)).await.ok();
    assert_eq!(used["used"], true, "{used}");
    assert_eq!(ada.get("/games/arnak/check").await.ok()["corrected"], true);
    let after = table(&ada).await;
    let new = ada.get(&format!("/tables/{after}")).await.ok()["content"].clone();
    assert_ne!(old, new);
    assert_eq!(hat_costs(&ada, "").await, "2");
    let query = format!("?content={}", old.as_str().expect("a hash"));
    assert_eq!(hat_costs(&ada, &query).await, "1", "a table shows the cards it is played with");
    server.stop().await;

    // After a restart both are there, and a bot answers at each by its own tables.
    let server = Server::with_shelf(&url, shelf(&folder)).await;
    let ada = ada.at(server.address);
    assert_eq!(hat_costs(&ada, "").await, "2", "what was chosen stays chosen");
    for (id, content) in [(&before, &old), (&after, &new)] {
        assert_eq!(&ada.get(&format!("/tables/{id}")).await.ok()["content"], content);
        let mut socket = ada.socket(id, "").await;
        let mut step = 0;
        // Ada passes, and the bot plays until she is asked again or the game is over.
        for _ in 0..3 {
            let update = ada.get(&format!("/tables/{id}/update?from=1000000")).await.ok();
            let actions = update["position"]["offer"]["actions"].as_array().cloned().unwrap_or_default();
            let Some(action) = actions.last() else { break };
            step = update["step"].as_u64().expect("a step");
            let act = json!({ "do": "act", "step": step, "action": action["text"] });
            ada.command(id, act).await.ok();
            let on = |m: &Value| m["step"].as_u64().is_some_and(|now| now > step);
            socket.until(|message| on(message) || on(&message["update"])).await;
        }
        assert!(step > 0, "Ada was asked at {id}");
    }

    // Back to the tables of the program; the corrected game still loads.
    ada.call(Method::DELETE, "/games/arnak/check", None).await.ok();
    assert_eq!(hat_costs(&ada, "").await, "1");
    assert_eq!(ada.get(&format!("/tables/{after}")).await.ok()["content"], new);
    server.stop().await;

    // Without the folder new games use the program's tables, and games that have begun keep theirs.
    std::fs::remove_dir_all(&folder).expect("the folder is removed");
    let server = Server::with_shelf(&url, shelf(&folder)).await;
    let ada = ada.at(server.address);
    assert_eq!(hat_costs(&ada, "").await, "1");
    assert_eq!(ada.get(&format!("/tables/{after}")).await.ok()["content"], new);
    for id in [&before, &after] {
        ada.get(&format!("/tables/{id}/update")).await.ok();
    }
    server.stop().await;
}
