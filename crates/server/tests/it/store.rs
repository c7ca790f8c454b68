//! The way from one database to another.

use serde_json::json;
use server::Store;

use crate::client::{Server, database, file_database};

#[tokio::test]
async fn an_export_holds_everything_and_is_read_back() {
    let url = database().await;
    let server = Server::on(&url).await;
    let ada = server.guest("Ada").await;
    ada.post("/accounts", json!({ "name": "Ada", "password": "correct horse" })).await.ok();
    let seats = json!([{ "who": "me" }, { "who": "bot", "level": "random" }]);
    let table = ada.table(json!({ "game": "tikal", "seats": seats, "start": true })).await;
    ada.command(&table, json!({ "do": "resign", "seat": 0 })).await.ok();
    let before = ada.get(&format!("/tables/{table}/update")).await.text;
    server.stop().await;

    let mut file = Vec::new();
    let rows = Store::open(&url).await.expect("it opens").export(&mut file).await.expect("it is written");
    // Into a file, and from there into a database of the first kind.
    let (between, other) = (file_database(), database().await);
    for url in [&between, &other] {
        let store = Store::open(url).await.expect("it opens");
        assert_eq!(store.import(&mut file.as_slice(), false).await.expect("it is read"), rows);
        let refused = store.import(&mut file.as_slice(), false).await.expect_err("it is not empty");
        assert!(refused.to_string().contains("not empty"), "{refused}");
        let mut again = Vec::new();
        store.export(&mut again).await.expect("it is written");
        assert_eq!(String::from_utf8(file).unwrap(), String::from_utf8(again.clone()).unwrap());
        store.close().await;
        file = again;
    }

    let server = Server::on(&other).await;
    let mut ada = ada;
    ada.address = server.address;
    assert_eq!(ada.get(&format!("/tables/{table}/update")).await.text, before);
    assert_eq!(ada.get(&format!("/people/{}", ada.person)).await.ok()["games"], 1);

    let third = Store::open(&database().await).await.expect("it opens");
    let text = String::from_utf8(file).expect("an export is text");
    let head = text.lines().next().expect("an export says what it is");
    let lines: Vec<&str> = text.lines().collect();
    let without = |left_out: usize| {
        let kept = lines.iter().enumerate().filter(|(at, _)| *at != left_out);
        kept.flat_map(|(_, line)| [*line, "\n"]).collect::<String>()
    };
    for (wrong, reason) in [
        // Cut after a line, in a line, and between two lines that stay.
        (without(lines.len() - 1), "its last line is missing"),
        (text[..text.len() - 20].to_string(), "line"),
        (without(3), "its rows or its hash differ"),
        // Altered, and added to.
        (text.replace("Ada", "Bea"), "its rows or its hash differ"),
        (format!("{text}{}\n", lines[1]), "something follows"),
        ("nonsense".to_string(), "did not write this file"),
        ("{\"temples\":\"export\",\"change\":99}\n".to_string(), "a newer version"),
        ("{\"temples\":\"export\",\"change\":2}\n".to_string(), "before 0.1"),
        (format!("{head}\n[\"people\",1]\n"), "line 2"),
        (format!("{head}\n[\"drop\",1]\n"), "line 2"),
    ] {
        let error = third.import(&mut wrong.as_bytes(), true).await.expect_err("it is refused").to_string();
        assert!(error.contains(reason), "{error}");
    }
    // A file of the previous version has no last line: its owner must vouch that it is complete.
    let old = without(lines.len() - 1).replacen(",\"ends\":true", "", 1);
    let error = third.import(&mut old.as_bytes(), false).await.expect_err("it is refused").to_string();
    assert!(error.contains("--unchecked"), "{error}");
    // None of those attempts stored anything, or this would be refused.
    assert_eq!(third.import(&mut old.as_bytes(), true).await.expect("it is read"), rows);
    // A file of version 0.1 knows fewer tables.
    let fourth = Store::open(&database().await).await.expect("it opens");
    let later = [
        "content",
        "bot_ratings",
        "owners",
        "reports",
        "bans",
        "removed",
        "orders",
        "audit",
        "seat_links",
        "mail_codes",
    ];
    let added = |line: &&str| later.iter().any(|table| line.starts_with(&format!("[\"{table}\"")));
    let mut old: Vec<String> = old.lines().filter(|line| !added(line)).map(with_fewer_columns).collect();
    old.push(format!("[\"seat_keys\",\"0123456789abcdef\",\"{}\",\"{table}\",7]", "0".repeat(64)));
    let old = old.join("\n").replacen(&format!("\"change\":{}", change_of(head)), "\"change\":3", 1);
    assert!(fourth.import(&mut old.as_bytes(), true).await.expect("it is read") < rows);
}

/// A line as version 0.1 wrote it.
fn with_fewer_columns(line: &str) -> String {
    let mut row: serde_json::Value = serde_json::from_str(line).expect("it is JSON");
    let columns = match row[0].as_str() {
        Some("people") => 7,
        Some("sessions") => 6,
        _ => return line.into(),
    };
    row.as_array_mut().expect("a row").truncate(columns + 1);
    row.to_string()
}

/// The change of the database that the first line of an export names.
fn change_of(head: &str) -> u64 {
    let head: serde_json::Value = serde_json::from_str(head).expect("it is JSON");
    head["change"].as_u64().expect("a number")
}
