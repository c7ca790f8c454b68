//! Games outlive the tables and the rules they began with.

use kernel::content::TableFile;
use serde_json::{Value, json};
use server::{Shelf, Store};

use crate::check::hat_costs;
use crate::client::{Client, Server, database};

/// A shelf on which the hat costs 2 instead of 1.
fn corrected() -> Shelf {
    let text = "rows = [{ id = \"hat\", cost = 2 }]\n".into();
    let files = vec![TableFile { name: "arnak/items.toml".into(), text }];
    Shelf::fixed(games::Rules::all(&files).expect("a sound correction"), files)
}

/// The shelf of a program without those tables.
fn plain() -> Shelf {
    games::Rules::all(&[]).expect("the games load").into()
}

/// A table of bots that has been played to its end.
async fn finished(client: &Client) -> String {
    let bot = json!({ "who": "bot", "level": "random" });
    let id = client
        .table(json!({ "game": "arnak", "setup": { "players": 2 }, "seats": [bot, bot], "start": true }))
        .await;
    let mut socket = client.socket(&id, "").await;
    let over = |m: &Value| m["table"]["status"] == "finished";
    socket.until(|message| over(message) || over(&message["update"])).await;
    id
}

/// What a hat costs at a table.
async fn cost_of_hat(client: &Client, table: &str) -> String {
    let content = client.get(&format!("/tables/{table}")).await.ok()["content"].clone();
    hat_costs(client, &format!("?content={}", content.as_str().expect("a hash"))).await
}

#[tokio::test]
async fn a_changed_card_leaves_games_as_they_began() {
    let url = database().await;
    let server = Server::with_shelf(&url, corrected()).await;
    let ada = server.guest("Ada").await;
    let over = finished(&ada).await;
    let seats = json!([{ "who": "me" }, { "who": "me" }]);
    let running =
        ada.table(json!({ "game": "arnak", "setup": { "players": 2 }, "seats": seats, "start": true })).await;
    let record = ada.get(&format!("/tables/{over}/record")).await.text;
    server.stop().await;

    // Another release, or the same one without the corrected card.
    let server = Server::with_shelf(&url, plain()).await;
    let ada = ada.at(server.address);
    assert_eq!(ada.get(&format!("/tables/{over}/record")).await.text, record);
    ada.get(&format!("/tables/{over}/replay")).await.ok();
    assert_eq!(cost_of_hat(&ada, &running).await, "2");
    assert_eq!(ada.get(&format!("/tables/{running}")).await.ok()["rules"], "kept");
    let update = ada.get(&format!("/tables/{running}/update")).await.ok();
    ada.command(&running, json!({ "do": "act", "step": update["step"], "action": 0 })).await.ok();
    let seats = json!([{ "who": "me" }, { "who": "me" }]);
    let new =
        ada.table(json!({ "game": "arnak", "setup": { "players": 2 }, "seats": seats, "start": true })).await;
    assert_eq!(cost_of_hat(&ada, &new).await, "1", "new games are played with the new tables");
    assert_eq!(ada.get(&format!("/tables/{new}")).await.ok()["rules"], "current");
    server.stop().await;
}

/// A copy of a database with every exported line changed, in a database of its own.
async fn altered(url: &str, change: impl Fn(&str) -> String) -> String {
    let mut text = Vec::new();
    Store::open(url).await.expect("it opens").export(&mut text).await.expect("it is written");
    let text = String::from_utf8(text).expect("it is text");
    // Without its last line, as old versions wrote it: the hash no longer fits.
    let mut lines: Vec<String> = text.lines().map(change).collect();
    lines.pop();
    lines[0] = lines[0].replace(",\"ends\":true", "");
    let other = database().await;
    let store = Store::open(&other).await.expect("it opens");
    store.import(&mut lines.join("\n").as_bytes(), true).await.expect("it is read");
    store.close().await;
    other
}

#[tokio::test]
async fn a_game_of_rules_that_are_gone_says_so_and_keeps_scores_and_record() {
    let url = database().await;
    let server = Server::on(&url).await;
    let ada = server.guest("Ada").await;
    let over = finished(&ada).await;
    let seats = json!([{ "who": "me" }, { "who": "me" }]);
    let running = ada.table(json!({ "game": "tikal", "seats": seats, "start": true })).await;
    let info = ada.get(&format!("/tables/{over}")).await.ok();
    let record = ada.get(&format!("/tables/{over}/record")).await.text;
    server.stop().await;

    let url = altered(&url, |line| {
        if line.starts_with("[\"tables\"") {
            line.replace("\\\"rules\\\":2", "\\\"rules\\\":1")
        } else {
            line.into()
        }
    })
    .await;
    let server = Server::on(&url).await;
    let ada = ada.at(server.address);
    for table in [&over, &running] {
        let answer = ada.get(&format!("/tables/{table}/update")).await;
        let sentence =
            "this game used rules that this version no longer supports; its scores and its record are kept";
        assert!(answer.text.contains(sentence), "{}", answer.text);
        assert_eq!(answer.refused(409), "old_rules");
    }
    let now = ada.get(&format!("/tables/{over}")).await.ok();
    assert_eq!((&now["scores"], &now["rules"]), (&info["scores"], &json!("gone")));
    let listed = ada.get("/tables?scope=mine").await.ok();
    let listed = listed["tables"].as_array().expect("a list").iter();
    assert!(listed.into_iter().all(|table| table["rules"] == "gone"));
    assert!(info["scores"].is_array(), "{info}");
    // The same steps and scores; without rules there are no checks of the positions.
    let kept = ada.get(&format!("/tables/{over}/record")).await.text;
    let bare: Vec<&str> = record.lines().map(|line| line.split(" #").next().unwrap_or(line)).collect();
    assert_eq!(kept.replace("rules 1", "rules 2").lines().collect::<Vec<_>>(), bare);
    // Only the rules know what is hidden in a game that is not over.
    assert_eq!(ada.get(&format!("/tables/{running}/record")).await.refused(409), "old_rules");
    server.stop().await;
}
