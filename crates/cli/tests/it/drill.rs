//! The drill of docs/HOSTING.md: a backup while games are played, the loss of everything, the way back.

use std::path::Path;
use std::process::{Command, Stdio};

use serde_json::json;
use testbed::{Client, Process};

use crate::common::{arg, folder};

/// The commands of the drill as printed in the document, by purpose.
fn steps() -> Vec<String> {
    let text = include_str!("../../../../docs/HOSTING.md");
    let (_, drill) = text.split_once("### The drill").expect("the document has the drill");
    let (_, block) = drill.split_once("```sh\n").expect("the drill has commands");
    let (block, _) = block.split_once("```").expect("the block ends");
    block.lines().map(|line| line.split('#').next().unwrap_or_default().trim().to_string()).collect()
}

/// Runs a command of the document in a folder, with the paths of the test.
fn run(step: &str, folder: &Path) {
    let here = arg(folder);
    let bin = Path::new(env!("CARGO_BIN_EXE_temples")).parent().expect("it is in a folder");
    let path = format!("{}:{}", bin.display(), std::env::var("PATH").unwrap_or_default());
    let step = step.replace("/var/lib/temples", here).replace("/var/backups", here);
    let done = Command::new("sh").args(["-c", &step]).env("PATH", path).current_dir(folder).output();
    let done = done.expect("there is a shell");
    assert!(done.status.success(), "{step}: {}", String::from_utf8_lossy(&done.stderr));
}

fn serve(folder: &Path) -> Process {
    let mut command = Command::new(env!("CARGO_BIN_EXE_temples"));
    let database = format!("sqlite:{}/temples.db", arg(folder));
    command.args(["serve", "--listen", "127.0.0.1:0", "--database", &database]).stderr(Stdio::null());
    Process::start(&mut command)
}

async fn act(ada: &Client, table: &str) -> u64 {
    let update = ada.get(&format!("/tables/{table}/update")).await.ok();
    ada.command(table, json!({ "do": "act", "step": update["step"], "action": 0 })).await.ok();
    update["step"].as_u64().expect("a number")
}

#[tokio::test]
async fn a_backup_brings_everything_back() {
    let folder = folder("drill");
    let [export, import] = <[String; 2]>::try_from(steps()).expect("the drill has two commands");
    let process = serve(&folder);
    let ada = Client::guest(process.address, "Ada").await;
    let seats = json!([{ "who": "me" }, { "who": "me" }]);
    let table = ada.table(json!({ "game": "tikal", "seats": seats, "start": true })).await;
    for _ in 0..5 {
        act(&ada, &table).await;
    }
    // While it runs, and is played on.
    run(&export, &folder);
    let saved = ada.get(&format!("/tables/{table}/record")).await.text;
    act(&ada, &table).await;
    drop(process);
    for ending in ["", "-wal", "-shm"] {
        let _ = std::fs::remove_file(folder.join(format!("temples.db{ending}")));
    }

    run(&import, &folder);
    let process = serve(&folder);
    // The same person with the same session, at the same table, where it stood.
    let ada = ada.at(process.address);
    assert_eq!(ada.get(&format!("/tables/{table}/record")).await.text, saved);
    let before = act(&ada, &table).await;
    assert!(act(&ada, &table).await > before, "the game goes on");
}
