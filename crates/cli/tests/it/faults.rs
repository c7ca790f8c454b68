//! A real server on a real `SQLite` whose disk fails: whatever fails and for how long, acknowledged data is found
//! afterwards, nothing is stored twice, the tables continue without a restart, and `/readyz` is accurate.

use std::collections::BTreeMap;
use std::process::{Command, Stdio};
use std::time::Duration;

use serde_json::{Value, json};
use testbed::{Answer, Client, Disk, Fault, Process, Span, Survives};

use crate::common::{arg, temples};

/// Number of tables played at a time.
const TABLES: usize = 3;
/// Time-out for everything awaited.
const PATIENCE: Duration = Duration::from_mins(1);

/// Something that was acknowledged.
struct Done {
    /// The number of the last entry before it.
    after: u64,
    /// The number of its last entry.
    number: u64,
    /// The text of the action or chat line.
    text: String,
}

/// One table, with one person at both of its seats.
struct Player {
    client: Client,
    table: String,
    done: Vec<Done>,
    /// Number of chat lines.
    said: u32,
}

impl Player {
    async fn new(client: &Client) -> Player {
        let seats = json!([{ "who": "me" }, { "who": "me" }]);
        let new = json!({ "game": "tikal", "seats": seats, "start": true });
        let answer = until(|| client.post("/tables", new.clone()), stored).await;
        let table = answer.ok()["id"].as_str().expect("there is an id").into();
        Player { client: client.clone(), table, done: Vec::new(), said: 0 }
    }

    /// Acts or chats once; `true` if that was acknowledged. The only acceptable failure is a 503.
    async fn once(&mut self) -> bool {
        let update = self.client.get(&format!("/tables/{}/update", self.table)).await;
        if update.status == 503 {
            return false;
        }
        let update = update.ok();
        let after = update["number"].as_u64().expect("an update has a number");
        let action = &update["position"]["offer"]["actions"][0]["text"];
        let speaks = self.said as usize * 3 < self.done.len() || action.is_null();
        let (command, text) = if speaks {
            let text = format!("word {}", self.said);
            (json!({ "do": "chat", "text": text }), text)
        } else {
            let act = json!({ "do": "act", "step": update["step"], "action": 0 });
            (act, action.as_str().expect("an action has a text").to_string())
        };
        let answer = self.client.command(&self.table, command).await;
        if !stored(&answer) {
            return false;
        }
        let number = answer.ok()["number"].as_u64().expect("an ack has a number");
        self.said += u32::from(speaks);
        self.done.push(Done { after, number, text });
        true
    }
}

/// Whether a request was stored; if not, the response says so and it can be retried.
fn stored(answer: &Answer) -> bool {
    if answer.status == 503 {
        assert_eq!(answer.refused(503), "unavailable");
        return false;
    }
    answer.ok();
    true
}

/// Asks until the answer is as expected.
async fn until<F: Future<Output = Answer>>(ask: impl Fn() -> F, like: impl Fn(&Answer) -> bool) -> Answer {
    let asking = async {
        loop {
            let answer = ask().await;
            if like(&answer) {
                return answer;
            }
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(PATIENCE, asking).await.expect("the answer comes")
}

/// A server and the players of its tables.
struct House {
    disk: Disk,
    process: Process,
    players: Vec<Player>,
}

impl House {
    async fn new() -> House {
        let disk = Disk::new();
        let process = start(&disk);
        let ada = Client::guest(process.address, "Ada").await;
        let mut players = Vec::new();
        for _ in 0..TABLES {
            players.push(Player::new(&ada).await);
        }
        House { disk, process, players }
    }

    /// All clients act at once until each has this many more acknowledgements.
    async fn play(&mut self, times: usize) {
        let playing = self.players.iter_mut().map(async |player| {
            let enough = player.done.len() + times;
            while player.done.len() < enough {
                player.once().await;
            }
        });
        tokio::time::timeout(PATIENCE, futures_util::future::join_all(playing)).await.expect("they play on");
    }

    /// All clients act at once until a call of the disk has failed.
    async fn play_until_it_fails(&mut self) {
        while self.disk.hits() == 0 {
            self.play(1).await;
        }
    }

    async fn readyz(&self, status: u16) -> String {
        let client = Client::new(self.process.address);
        until(|| client.get("//readyz"), |answer| answer.status == status).await.text
    }

    /// The server continues without a restart, for existing and new clients.
    async fn goes_on(&mut self) {
        assert_eq!(self.readyz(200).await, "ready\n");
        self.play(4).await;
        let bea = Client::guest(self.process.address, "Bea").await;
        let mut player = Player::new(&bea).await;
        while !player.once().await {}
        self.players.push(player);
    }

    /// Kills the server and, if requested, cuts the power.
    fn crash(&mut self, cut: Option<Survives>) {
        self.process.kill();
        if let Some(survives) = cut {
            self.disk.cut_power(survives);
        }
        self.process = start(&self.disk);
        for player in &mut self.players {
            player.client.address = self.process.address;
        }
    }

    /// Everything acknowledged is in the database, once and in its place.
    fn check(&mut self) {
        self.process.kill();
        let file = self.disk.file("export");
        let _ = std::fs::remove_file(&file);
        let database = format!("sqlite:{}", arg(&self.disk.file("temples.db")));
        let ran = temples(&["export", "--database", &database, arg(&file)]);
        assert_eq!(ran.code, 0, "{}", ran.stderr);
        let text = std::fs::read_to_string(&file).expect("it was exported");
        let mut logs: BTreeMap<String, Vec<(u64, Value)>> = BTreeMap::new();
        for line in text.lines().filter(|line| line.starts_with(r#"["entries","#)) {
            let row: Value = serde_json::from_str(line).expect("a line is JSON");
            let change = serde_json::from_str(row[4].as_str().expect("a text")).expect("a change is JSON");
            let log = logs.entry(row[1].as_str().expect("a text").into()).or_default();
            log.push((row[2].as_u64().expect("a number"), change));
        }
        for player in &self.players {
            let log = &logs[&player.table];
            assert!(log.iter().map(|(number, _)| *number).eq(1..=log.len() as u64), "the log has gaps");
            for done in &player.done {
                assert!(done.number <= log.len() as u64, "{} of {} is lost", done.number, player.table);
                let change = &log[done.after as usize].1;
                let text = if change["what"] == "said" { &change["text"] } else { &change["action"] };
                assert_eq!(text, &json!(done.text), "entry {} of {}", done.after + 1, player.table);
            }
            let mut words: Vec<&str> = log.iter().filter_map(|(_, change)| change["text"].as_str()).collect();
            let spoken = words.len();
            words.sort_unstable();
            words.dedup();
            assert_eq!(words.len(), spoken, "something was said twice at {}", player.table);
        }
    }
}

fn start(disk: &Disk) -> Process {
    let mut command = Command::new(env!("CARGO_BIN_EXE_temples"));
    command.args(["serve", "--listen", "127.0.0.1:0", "--no-limits"]);
    command.env("TEMPLES_DATABASE", format!("sqlite:{}", arg(&disk.file("temples.db"))));
    disk.under(&mut command);
    Process::start(command.stderr(Stdio::null()))
}

/// One fault for one call, for a second and for ever; then the power is cut.
async fn survives(fault: Fault) {
    for (span, cut) in [
        (Span::Calls(1), Some(Survives::Nothing)),
        (Span::Time(Duration::from_secs(1)), Some(Survives::Some(fault as u64))),
        (Span::Ever, None),
    ] {
        let mut house = House::new().await;
        house.play(8).await;
        house.disk.fail(fault, span);
        if span == Span::Ever {
            // No write is acknowledged, and the responses say why.
            let said = house.readyz(503).await;
            assert_eq!(said, "nothing can be stored\n");
            for player in &mut house.players {
                for _ in 0..3 {
                    assert!(!player.once().await, "{fault:?}: this cannot have been stored");
                }
            }
            assert_eq!(house.readyz(503).await, said);
            house.disk.heal();
        } else {
            house.play_until_it_fails().await;
        }
        house.goes_on().await;
        house.crash(cut);
        house.goes_on().await;
        house.check();
    }
}

#[tokio::test]
async fn a_full_disk_loses_nothing_that_was_acknowledged() {
    survives(Fault::Full).await;
}

#[tokio::test]
async fn writes_that_fail_lose_nothing_that_was_acknowledged() {
    survives(Fault::WriteFails).await;
}

#[tokio::test]
async fn syncs_that_fail_lose_nothing_that_was_acknowledged() {
    survives(Fault::SyncFails).await;
}

#[tokio::test]
async fn short_writes_lose_nothing_that_was_acknowledged() {
    survives(Fault::ShortWrite).await;
}

#[tokio::test]
async fn a_read_only_file_system_loses_nothing_that_was_acknowledged() {
    survives(Fault::ReadOnly).await;
}

#[tokio::test]
async fn a_power_cut_loses_nothing_that_was_acknowledged() {
    let mut house = House::new().await;
    for round in 0..6 {
        house.play(6).await;
        let cut = if round == 0 { Survives::Nothing } else { Survives::Some(round) };
        house.crash(Some(cut));
    }
    house.goes_on().await;
    house.check();
}
