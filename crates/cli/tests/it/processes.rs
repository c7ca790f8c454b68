//! Several processes of the program on one `PostgreSQL`, connected by NATS: what players of one table at different
//! processes see, and what survives when a part fails.

use std::net::SocketAddr;
use std::process::{Command, Stdio};
use std::sync::LazyLock;
use std::time::Duration;

use serde_json::{Value, json};
use testbed::{Client, Line, Nats, Postgres, Process, Socket};

use crate::common::temples;

/// For all tests that stop none of them.
static POSTGRES: LazyLock<Postgres> = LazyLock::new(Postgres::start);
static NATS: LazyLock<Nats> = LazyLock::new(Nats::start);

/// Starts a process on this database with this NATS.
fn start(database: &str, nats: &str) -> Process {
    let mut command = Command::new(env!("CARGO_BIN_EXE_temples"));
    command.args(["serve", "--listen", "127.0.0.1:0", "--nats", nats]);
    Process::start(command.env("TEMPLES_DATABASE", database).stderr(Stdio::null()))
}

/// Two processes, and a table of two people of whom each is at another one.
struct Club {
    one: Process,
    two: Process,
    ada: Client,
    bea: Client,
    table: String,
}

impl Club {
    /// A started table; the seats beyond those of the two clients are for bots.
    async fn new(database: &str, nats: &str, players: u8) -> Club {
        let (one, two) = (start(database, nats), start(database, nats));
        let (ada, bea) = (Client::guest(one.address, "Ada").await, Client::guest(two.address, "Bea").await);
        let mut seats = vec![json!({ "who": "me" }), json!({ "who": "open" })];
        seats.resize(players.into(), json!({ "who": "bot", "level": "random" }));
        let setup = json!({ "players": players });
        let table = ada.table(json!({ "game": "tikal", "setup": setup, "seats": seats })).await;
        bea.command(&table, json!({ "do": "join", "name": "Bea" })).await.ok();
        bea.command(&table, json!({ "do": "take_seat", "seat": 1 })).await.ok();
        ada.command(&table, json!({ "do": "start" })).await.ok();
        Club { one, two, ada, bea, table }
    }

    /// Opens a socket and waits for its first message.
    async fn socket(&self, client: &Client) -> Socket {
        let mut socket = client.socket(&self.table, "").await;
        socket.wait("update").await;
        socket
    }
}

/// Waits until a socket has received the entry of this number.
async fn reach(socket: &mut Socket, number: u64) {
    while socket.last["number"].as_u64() < Some(number) {
        socket.wait("update").await;
    }
}

/// Waits until a socket has received this entry, which need not have changed the position.
async fn hear(socket: &mut Socket, number: &Value) {
    socket.until(|m| m["type"] == "update" && m["number"].as_u64() >= number.as_u64()).await;
}

/// Plays the first action offered to either client, `steps` times, and returns the number of the last acknowledged
/// entry. After each step both clients wait until they have seen it.
async fn play(sockets: &mut [Socket; 2], steps: usize) -> u64 {
    let mut number = sockets[0].last["number"].as_u64().expect("an update has a number");
    for step in 0..steps {
        let who = loop {
            if let Some(who) = sockets.iter().position(|s| !s.last["position"]["offer"].is_null()) {
                break who;
            }
            // A bot is to move.
            sockets[0].wait("update").await;
            let number = sockets[0].last["number"].as_u64().expect("an update has a number");
            reach(&mut sockets[1], number).await;
        };
        let act = json!({ "do": "act", "step": sockets[who].last["step"], "action": 0 });
        let answer = sockets[who].ask(step as u64, act).await;
        assert_eq!(answer["type"], "ack", "{answer}");
        number = answer["number"].as_u64().expect("an ack has a number");
        for socket in &mut *sockets {
            reach(socket, number).await;
        }
    }
    number
}

/// Polls a page of a process until it matches.
async fn says(address: SocketAddr, page: &str, like: impl Fn(&testbed::Answer) -> bool) -> testbed::Answer {
    let client = Client::new(address);
    let asking = async {
        loop {
            let answer = client.get(page).await;
            if like(&answer) {
                return answer;
            }
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(Duration::from_mins(1), asking)
        .await
        .unwrap_or_else(|_| panic!("{page} says something else"))
}

/// A counter of a process.
async fn count(address: SocketAddr, name: &str) -> u32 {
    let metrics = Client::new(address).get("//metrics").await.text;
    let line = metrics.lines().find_map(|line| line.strip_prefix(&format!("temples_{name}_total ")));
    line.and_then(|number| number.parse().ok()).unwrap_or_else(|| panic!("{name} is not counted"))
}

/// Waits until a process is ready and reaches NATS.
async fn hears(address: SocketAddr) {
    says(address, "//readyz", |answer| answer.text == "ready\n").await;
}

/// The members shown as connected.
fn online(presence: &Value) -> Vec<bool> {
    let members = presence["members"].as_array().into_iter().flatten();
    members.map(|member| member["online"] == true).collect()
}

#[tokio::test]
async fn moves_are_seen_at_another_process_at_once() {
    let club = Club::new(&POSTGRES.create("moves"), &NATS.url(), 3).await;
    hears(club.one.address).await;
    hears(club.two.address).await;
    let mut sockets = [club.socket(&club.ada).await, club.socket(&club.bea).await];
    // Each sees that the other is there, and that a spectator arrives.
    for socket in &mut sockets {
        socket.until(|message| online(message) == [true, true]).await;
    }
    let watcher = club.socket(&Client::new(club.two.address)).await;
    sockets[0].until(|message| message["watchers"] == 1).await;
    drop(watcher);
    sockets[0].until(|message| message["watchers"] == 0).await;

    // Bots move once, in whichever process they think.
    let number = play(&mut sockets, 12).await;
    let (here, there) = (&sockets[0].last, &sockets[1].last);
    assert!(here["number"].as_u64() >= Some(number));
    assert_eq!(here["position"]["standing"], there["position"]["standing"]);
    let record = club.bea.get(&format!("/tables/{}/replay", club.table)).await.ok();
    assert!(record["steps"].as_u64() >= Some(12), "{record}");
    // NATS delivered the news, and no bot's move was computed twice.
    for address in [club.one.address, club.two.address] {
        let (heard, found) = (count(address, "news_heard").await, count(address, "news_found").await);
        assert!(heard > found, "{heard} heard, {found} found");
        assert_eq!(count(address, "conflicts").await, 0);
    }

    // A client that leaves is gone everywhere.
    let [first, mut second] = sockets;
    drop(first);
    second.until(|message| online(message) == [false, true]).await;
}

#[tokio::test]
async fn of_two_processes_one_takes_a_number() {
    let club = Club::new(&POSTGRES.create("race"), &NATS.url(), 2).await;
    let mut sockets = [club.socket(&club.ada).await, club.socket(&club.bea).await];
    for round in 0..20 {
        let at =
            sockets.iter().position(|s| !s.last["position"]["offer"].is_null()).expect("somebody decides");
        let who = if at == 0 { &club.ada } else { &club.bea };
        // The same person at both processes at once, without waiting for news.
        let act = json!({ "do": "act", "step": sockets[at].last["step"], "action": 0 });
        let (one, two) = (who.at(club.one.address), who.at(club.two.address));
        let (here, there) =
            tokio::join!(one.command(&club.table, act.clone()), two.command(&club.table, act));
        let (done, late) = if here.status.is_success() { (here, there) } else { (there, here) };
        assert_eq!(late.refused(409), "stale", "round {round}");
        let number = done.ok()["number"].as_u64().expect("an ack has a number");
        for socket in &mut sockets {
            reach(socket, number).await;
        }
    }
    let stored = club.ada.get(&format!("/tables/{}/replay", club.table)).await.ok();
    assert!(stored["steps"].as_u64() >= Some(20));
}

#[tokio::test]
async fn a_killed_process_loses_nothing_that_was_acknowledged() {
    let mut club = Club::new(&POSTGRES.create("killed"), &NATS.url(), 3).await;
    let mut sockets = [club.socket(&club.ada).await, club.socket(&club.bea).await];
    let number = play(&mut sockets, 8).await;
    // In the middle of the game, with a move whose answer is not awaited.
    let who = sockets.iter().position(|s| !s.last["position"]["offer"].is_null());
    if let Some(who) = who {
        let act = json!({ "do": "act", "step": sockets[who].last["step"], "action": 0 });
        sockets[who].send(&act).await;
    }
    club.one.kill();
    let [_, second] = sockets;

    let ada = club.ada.at(club.two.address);
    let mut first = ada.socket(&club.table, "").await;
    let again = first.wait("update").await;
    assert!(again["number"].as_u64() >= Some(number), "{again}");
    let mut sockets = [first, second];
    // The database may still have been working for the dead process; this comes after it.
    let said = sockets[0].ask(900, json!({ "do": "chat", "text": "I am back" })).await;
    for socket in &mut sockets {
        hear(socket, &said["number"]).await;
    }
    let before = said["number"].as_u64().expect("an ack has a number");
    // They continue, bots too, which may have been thinking in the dead process.
    let number = play(&mut sockets, 12).await;
    assert!(number >= before + 12);
    let record = ada.get(&format!("/tables/{}/record", club.table)).await;
    assert!(record.status.is_success(), "{}", record.text);
}

#[tokio::test]
async fn without_nats_news_come_late_and_with_it_at_once_again() {
    let mut nats = Nats::start();
    let club = Club::new(&POSTGRES.create("late"), &nats.url(), 2).await;
    let mut sockets = [club.socket(&club.ada).await, club.socket(&club.bea).await];
    play(&mut sockets, 2).await;
    nats.stop();
    for address in [club.one.address, club.two.address] {
        let answer = says(address, "//readyz", |answer| answer.text.contains("NATS")).await;
        assert!(answer.status.is_success());
        assert!(Client::new(address).get("//metrics").await.text.contains("temples_nats_connected 0"));
    }
    // The clients receive it a little later, and a direct request sees it at once.
    play(&mut sockets, 3).await;
    assert!(count(club.one.address, "news_found").await + count(club.two.address, "news_found").await > 0);
    let said = club.ada.command(&club.table, json!({ "do": "chat", "text": "hello" })).await.ok();
    let update = club.bea.get(&format!("/tables/{}/update", club.table)).await.ok();
    assert_eq!(update["number"], said["number"]);
    for socket in &mut sockets {
        hear(socket, &said["number"]).await;
    }
    // A process that starts now works as well.
    let third = start(&POSTGRES.url("late"), &nats.url());
    let mut late = club.ada.at(third.address).socket(&club.table, "").await;
    assert_eq!(late.wait("update").await["number"], said["number"]);

    nats.start_again();
    for address in [club.one.address, club.two.address, third.address] {
        hears(address).await;
    }
    let heard = count(third.address, "news_heard").await;
    let mut moves = 0;
    while count(third.address, "news_heard").await == heard {
        moves += 1;
        assert!(moves < 20, "nothing is heard through NATS");
        let number = play(&mut sockets, 1).await;
        reach(&mut late, number).await;
    }
}

#[tokio::test]
async fn a_stopped_database_is_said_and_comes_back() {
    let mut postgres = Postgres::start();
    let club = Club::new(&postgres.create("club"), &NATS.url(), 3).await;
    let mut sockets = [club.socket(&club.ada).await, club.socket(&club.bea).await];
    let number = play(&mut sockets, 4).await;
    postgres.stop();
    let answer = says(club.one.address, "//readyz", |answer| answer.status == 503).await;
    assert_eq!(answer.text, "nothing can be stored\n");
    assert_eq!(club.ada.get(&format!("/tables/{}", club.table)).await.refused(503), "unavailable");
    for socket in &mut sockets {
        let refused = socket.ask(900, json!({ "do": "chat", "text": "is anybody there?" })).await;
        assert_eq!(refused["type"], "refused", "{refused}");
        assert_eq!(refused["code"], "unavailable");
        assert_eq!(
            refused["message"],
            "the database does not answer or cannot store this; nothing was changed, try again in a moment"
        );
    }
    postgres.start_again();
    for address in [club.one.address, club.two.address] {
        hears(address).await;
    }
    let update = club.ada.get(&format!("/tables/{}/update?from={number}", club.table)).await.ok();
    let said = update["news"].as_array().expect("there are news").iter().any(|news| news["what"] == "said");
    assert!(!said, "what was refused is not there: {update}");
    assert!(play(&mut sockets, 6).await > number);
}

/// The connection is lost between COMMIT and its answer: what was stored is acknowledged, what was not can be
/// repeated.
// Starting the process blocks while the line must be served.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_commit_whose_answer_is_lost_is_read_back() {
    POSTGRES.create("lost_answers");
    let line = Line::to(POSTGRES.port()).await;
    let process = start(&POSTGRES.url_through(line.port(), "lost_answers"), &NATS.url());
    let ada = Client::guest(process.address, "Ada").await;
    let seats = json!([{ "who": "me" }, { "who": "me" }]);
    let table = ada.table(json!({ "game": "tikal", "seats": seats, "start": true })).await;
    let update = async || ada.get(&format!("/tables/{table}/update")).await.ok();
    for round in 0..6 {
        let before = update().await;
        let act = json!({ "do": "act", "step": before["step"], "action": 0 });
        line.cut_after_commit();
        let number = ada.command(&table, act).await.ok()["number"].clone();
        assert_eq!(update().await["number"], number, "round {round}");
    }
    assert!(line.cuts() > 0);
    let mut refused = 0;
    for round in 0..20 {
        let before = update().await;
        let act = json!({ "do": "act", "step": before["step"], "action": 0 });
        line.cut_before_commit();
        let answer = ada.command(&table, act.clone()).await;
        // The COMMIT that was cut may have been that of a summary.
        if answer.status.is_success() {
            continue;
        }
        assert_eq!(answer.refused(503), "unavailable");
        assert_eq!(answer.headers["retry-after"], "1");
        assert_eq!(update().await["number"], before["number"], "round {round}: it did not happen");
        ada.command(&table, act).await.ok();
        refused += 1;
        if refused == 3 {
            break;
        }
    }
    assert!(refused > 0, "no COMMIT of a move was cut");
    let steps = ada.get(&format!("/tables/{table}/replay")).await.ok();
    assert!(steps["steps"].as_u64().is_some(), "{steps}");
}

#[test]
fn nats_is_for_one_postgres_and_has_an_address() {
    let serve = |database: &str, nats: &str| {
        temples(&["serve", "--listen", "127.0.0.1:0", "--database", database, "--nats", nats])
    };
    let sqlite = serve("sqlite:x.db", "nats://localhost:4222");
    assert_eq!((sqlite.code, sqlite.stdout.as_str()), (2, ""));
    assert!(sqlite.stderr.contains("several processes on one PostgreSQL"), "{}", sqlite.stderr);
    let wrong = serve(&POSTGRES.create("address"), "http://localhost:4222");
    assert_eq!((wrong.code, wrong.stdout.as_str()), (2, ""));
    assert!(wrong.stderr.contains("an address of NATS looks like nats://localhost:4222"), "{}", wrong.stderr);
}
