//! The host of a server keeps order with `temples admin`, and one guest's bots do not hold up another's.

use std::process::{Command, Stdio};

use serde_json::{Value, json};
use testbed::{Client, Process};

use crate::common::{arg, folder, temples};

fn serve(database: &str, more: &[&str]) -> Process {
    let mut command = Command::new(env!("CARGO_BIN_EXE_temples"));
    command.args(["serve", "--listen", "127.0.0.1:0"]).args(more);
    Process::start(command.env("TEMPLES_DATABASE", database).stderr(Stdio::null()))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_host_reads_reports_bans_and_removes_while_the_server_runs() {
    let folder = folder("order");
    let database = format!("sqlite:{}", arg(&folder.join("temples.db")));
    let process = serve(&database, &[]);
    let admin =
        |task: &[&str]| temples(&[&["admin", "--database", &database, "--as", "root"], task].concat());
    let done = |task: &[&str]| {
        let ran = admin(task);
        assert_eq!((ran.code, ran.stderr.as_str()), (0, ""), "{task:?}");
        ran.stdout
    };
    let (ada, bea) =
        (Client::guest(process.address, "Ada").await, Client::guest(process.address, "Bea").await);
    let table = ada.table(json!({ "game": "tikal", "seats": [{ "who": "me" }, { "who": "open" }] })).await;
    bea.command(&table, json!({ "do": "join", "name": "Bea" })).await.ok();
    let report =
        ada.post("/reports", json!({ "table": table, "member": 1, "text": "she sings" })).await.json();
    let listed = done(&["reports"]);
    assert!(listed.contains("she sings") && listed.contains(&bea.person), "{listed}");
    done(&["answer", report["id"].as_str().unwrap(), "we heard her too"]);
    assert_eq!(ada.get("/reports").await.ok()["reports"][0]["answer"], "we heard her too");

    assert!(done(&["people", "bea"]).contains(&bea.person));
    done(&["ban", &bea.person, "--days", "2", "--reason", "singing"]);
    while bea.get("/me").await.status.is_success() {
        tokio::task::yield_now().await;
    }
    let refused = bea.get("/me").await;
    assert_eq!(refused.refused(403), "banned");
    assert!(refused.text.contains("singing"), "{}", refused.text);
    assert!(done(&["bans"]).contains("singing"));
    done(&["unban", &bea.person]);

    let told = done(&["kick", &table, "1", "--block"]);
    let order =
        told.split('`').nth(1).and_then(|command| command.split(' ').next_back()).unwrap().to_string();
    while done(&["order", &order]).trim() != "done" {
        tokio::task::yield_now().await;
    }
    assert_eq!(ada.get(&format!("/tables/{table}/update")).await.ok()["table"]["blocked"][0]["name"], "Bea");
    done(&["remove-table", &table, "--reason", "rude"]);
    while ada.get(&format!("/tables/{table}")).await.status.is_success() {
        tokio::task::yield_now().await;
    }
    let log: Value = serde_json::from_str(&done(&["--json", "log"])).expect("it is JSON");
    let what: Vec<&str> = log.as_array().unwrap().iter().map(|line| line["what"].as_str().unwrap()).collect();
    assert_eq!(what, ["remove table", "order", "unban", "ban", "answer"]);
    assert!(log.as_array().unwrap().iter().all(|line| line["who"] == "root"));

    let unknown = admin(&["ban", "0000000000000000", "--reason", "?"]);
    assert_eq!(unknown.code, 1);
    assert!(unknown.stderr.contains("there is no person"), "{}", unknown.stderr);
}

/// Decisions of bots so far.
async fn bot_moves(client: &Client, process: &Process) -> u64 {
    let url = format!("http://{}/metrics", process.address);
    let text = client.http.get(url).send().await.unwrap().text().await.unwrap();
    let line = text.lines().find(|line| line.starts_with("temples_bot_moves_total ")).expect("it is counted");
    line.split(' ').nth(1).and_then(|number| number.parse().ok()).expect("it is a number")
}

/// One guest has thirty tables of four experts. If bots were served in order of arrival, each of the thirty would
/// move between another player's turn and the answer of the `easy` bot there.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn thirty_tables_of_experts_do_not_hold_up_an_easy_bot_elsewhere() {
    let folder = folder("crowd");
    let database = format!("sqlite:{}", arg(&folder.join("temples.db")));
    let process = serve(&database, &["--no-limits", "--bots", "1"]);
    let hog = Client::guest(process.address, "Hog").await;
    let experts = vec![json!({ "who": "bot", "level": "expert" }); 4];
    for _ in 0..30 {
        let setup = json!({ "players": 4 });
        hog.table(json!({ "game": "tikal", "setup": setup, "seats": experts, "start": true })).await;
    }
    let ada = Client::guest(process.address, "Ada").await;
    let seats = json!([{ "who": "me" }, { "who": "bot", "level": "easy" }]);
    let table = ada.table(json!({ "game": "tikal", "seats": seats, "start": true })).await;
    let mut socket = ada.socket(&table, "").await;
    let (mut answered, mut others) = (0, 0);
    let mut update = socket.until(|message| message["position"]["offer"].is_object()).await;
    while answered < 5 {
        let before = bot_moves(&ada, &process).await;
        let act = json!({ "do": "act", "step": update["step"], "action": 0 });
        ada.command(&table, act).await.ok();
        let mut own = 0;
        // Until the bot has answered, or it is still Ada's turn.
        update = loop {
            let told = socket.wait("update").await;
            let news = told["news"].as_array().expect("an update has news");
            own += news.iter().filter(|news| news["what"] == "did" && news["by"] == 1).count() as u64;
            if told["position"]["offer"].is_object() {
                break told;
            }
        };
        if own > 0 {
            answered += own;
            others += bot_moves(&ada, &process).await.saturating_sub(before + own);
        }
    }
    assert!(others < 10 * answered, "{others} moves of others for {answered} answers");
}
