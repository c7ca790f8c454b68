//! Games over the socket.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use bots::{Level, Limit, Style};
use serde_json::{Value, json};
use server::{Brains, Config, OwnBots, Question, Recall, Thought};

use crate::client::{Server, Socket, database, long_games};

/// Plays the action that a simple number generator picks, until the game is over or `stop` says so.
pub(crate) async fn play(
    socket: &mut Socket,
    mut number: u64,
    mut stop: impl FnMut(&Value) -> bool,
) -> Value {
    let mut id = 0;
    loop {
        let update = socket.last.clone();
        if update["table"]["status"] == "finished" || stop(&update) {
            return update;
        }
        let offer = &update["position"]["offer"];
        if offer.is_null() {
            socket.wait("update").await;
            continue;
        }
        let actions = offer["actions"].as_array().expect("an offer lists actions");
        number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let at = (number >> 33) as usize % actions.len();
        let action = match id % 3 {
            0 => json!(at),
            1 => actions[at]["text"].clone(),
            _ => actions[at]["action"].clone(),
        };
        id += 1;
        let answer = socket.ask(id, json!({ "do": "act", "step": update["step"], "action": action })).await;
        assert_eq!(answer["type"], "ack", "{answer}");
        let number = answer["number"].as_u64().expect("an ack has a number");
        while socket.last["number"].as_u64() < Some(number) {
            socket.wait("update").await;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_game_of_each_is_played_against_a_bot() {
    let server = Server::new().await;
    let guest = server.guest("Ada").await;
    // The toy game is among them: nothing but a line of the registry tells the server of a game.
    for game in games::IDS {
        let seats = json!([{ "who": "me" }, { "who": "bot", "level": "random" }]);
        let table = guest.table(json!({ "game": game, "seats": seats, "start": true })).await;
        let mut socket = guest.socket(&table, "").await;
        let first = socket.wait("update").await;
        assert_eq!(first["full"], true);
        assert_eq!(first["you"]["seats"], json!([0]));
        let end = play(&mut socket, 7, |_| false).await;
        let standing = &end["position"]["standing"];
        assert_eq!(standing["ranks"].as_array().expect("there is a result").len(), 2);
        let record = guest.get(&format!("/tables/{table}/record")).await;
        assert_eq!(record.status.as_u16(), 200);
        let parsed = kernel::Record::parse_bytes(record.text.as_bytes()).expect("the record is one");
        let rules = games::Rules::by_id(game, &[]).expect("the game loads").any();
        assert!(rules.verify(&parsed).expect("the record agrees").scores.is_some());
        let list = guest.get("/tables?scope=finished").await.ok();
        assert!(list["tables"].as_array().unwrap().iter().any(|listed| listed["id"] == table.as_str()));
    }
}

/// A lesson counts on the same cards and the same answers of the bots.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_chosen_seed_brings_the_same_game_once_more() {
    let server = Server::new().await;
    let guest = server.guest("Ada").await;
    for game in long_games() {
        let mut seen = Vec::new();
        for seed in [Some(7), Some(7), Some(8), None] {
            let seats = json!([{ "who": "me" }, { "who": "bot", "level": "easy" }]);
            let table =
                guest.table(json!({ "game": game, "seats": seats, "start": true, "seed": seed })).await;
            let mut socket = guest.socket(&table, "").await;
            socket.wait("update").await;
            let mut decisions = 0;
            let end = play(&mut socket, 3, |update| {
                decisions += u32::from(!update["position"]["offer"].is_null());
                decisions > 20
            })
            .await;
            seen.push(end["position"]["view"].to_string());
        }
        assert_eq!(seen[0], seen[1]);
        assert!(seen[0] != seen[2] && seen[0] != seen[3]);
    }
}

#[tokio::test]
async fn a_chosen_seed_is_for_games_in_which_nobody_else_sits() {
    let server = Server::new().await;
    let guest = server.guest("Ada").await;
    let (me, bot, open) =
        (json!({ "who": "me" }), json!({ "who": "bot", "level": "easy" }), json!({ "who": "open" }));
    for (seats, start, by_hand) in [
        (json!([me, open]), true, false),
        (json!([me]), true, false),
        (json!([me, bot]), false, false),
        (json!([me, bot]), true, true),
    ] {
        let options = json!({ "chance_by_hand": by_hand });
        let new = json!({ "game": "tikal", "seats": seats, "start": start, "seed": 7, "options": options });
        let answer = guest.post("/tables", new).await;
        assert!(answer.status.is_client_error(), "{seats} {start} {by_hand}");
    }
    let new = json!({ "game": "tikal", "seats": [me, open], "start": true, "seed": 7 });
    assert_eq!(guest.post("/tables", new).await.refused(400), "bad_seed");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn arnak_goes_on_after_a_restart_in_the_middle_of_a_turn() {
    Box::pin(two_clients_and_a_bot_come_back_after_a_restart("arnak")).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tikal_goes_on_after_a_restart_in_the_middle_of_a_turn() {
    Box::pin(two_clients_and_a_bot_come_back_after_a_restart("tikal")).await;
}

/// Two clients and a bot play a whole game. They see each other's moves; the server restarts in the middle of a
/// turn, that turn's actions are undone afterwards, and the game has a single record.
async fn two_clients_and_a_bot_come_back_after_a_restart(game: &str) {
    let url = database().await;
    let server = Server::on(&url).await;
    let (ada, bea) = (server.guest("Ada").await, server.guest("Bea").await);
    let seats = json!([{ "who": "me" }, { "who": "open" }, { "who": "bot", "level": "random" }]);
    let table = ada.table(json!({ "game": game, "setup": { "players": 3 }, "seats": seats })).await;
    let mut first = ada.socket(&table, "").await;
    let mut second = bea.socket(&table, "").await;
    second.wait("update").await;
    assert_eq!(second.ask(1, json!({ "do": "chat", "text": "hello" })).await["code"], "not_at_table");
    assert_eq!(second.ask(2, json!({ "do": "join", "name": "Bea" })).await["type"], "ack");
    assert_eq!(second.ask(3, json!({ "do": "take_seat", "seat": 1 })).await["type"], "ack");
    let presence =
        first.until(|m| m["type"] == "presence" && m["members"].as_array().unwrap().len() == 2).await;
    assert_eq!(
        presence["members"],
        json!([{ "member": 0, "online": true }, { "member": 1, "online": true }])
    );
    assert_eq!(first.ask(4, json!({ "do": "start" })).await["type"], "ack");

    // Both play until Ada has an action in her turn that she can undo. Once she has taken it, the server restarts.
    let harmless = |update: &Value| {
        let actions = update["position"]["offer"]["actions"].as_array()?;
        let free = |action: &&Value| action["ends_turn"] == false && action["reveals"] == false;
        Some(actions.iter().find(free)?["text"].clone())
    };
    let offered = tokio::select! {
        offered = play(&mut first, 3, |update| harmless(update).is_some()) => offered,
        _ = play(&mut second, 4, |_| false) => panic!("a turn of the first player comes first"),
    };
    let action = harmless(&offered).expect("there is something harmless to do");
    let done = first.ask(40, json!({ "do": "act", "step": offered["step"], "action": action })).await;
    assert_eq!(done["type"], "ack", "{done}");
    while first.last["number"].as_u64() < done["number"].as_u64() {
        first.wait("update").await;
    }
    let before = first.last.clone();
    assert_eq!(before["position"]["can_undo"], true);
    let number = before["number"].as_u64().unwrap();
    second.until(|message| message["number"].as_u64() >= Some(number)).await;
    server.stop().await;
    assert_eq!(first.wait("goodbye").await["reason"], "restart");

    let server = Server::on(&url).await;
    let (mut ada, mut bea) = (ada, bea);
    (ada.address, bea.address) = (server.address, server.address);
    let mut first = ada.socket(&table, &format!("?from={}", number - 1)).await;
    let mut second = bea.socket(&table, "?lang=fr").await;
    let again = first.wait("update").await;
    assert_eq!((&again["number"], &again["step"]), (&before["number"], &before["step"]));
    assert_eq!(again["position"]["view"], before["position"]["view"]);
    assert_eq!(again["position"]["offer"], before["position"]["offer"]);
    second.wait("update").await;

    let late = json!({ "do": "act", "step": 1, "action": 0 });
    assert_eq!(first.ask(5, late).await["code"], "stale");
    assert_eq!(
        second.ask(6, json!({ "do": "undo", "step": before["step"], "back": "step" })).await["code"],
        "nothing_to_take_back"
    );
    let undo = first.ask(7, json!({ "do": "undo", "step": before["step"], "back": "step" })).await;
    assert_eq!(undo["type"], "ack");
    let told = second
        .until(|message| {
            message["news"].as_array().is_some_and(|news| news.iter().any(|n| n["what"] == "took_back"))
        })
        .await;
    assert_eq!(told["number"], undo["number"]);
    while first.last["number"].as_u64() < undo["number"].as_u64() {
        first.wait("update").await;
    }

    let (one, two) = tokio::join!(play(&mut first, 5, |_| false), play(&mut second, 6, |_| false));
    assert_eq!(one["position"]["standing"], two["position"]["standing"]);
    let record = ada.get(&format!("/tables/{table}/record")).await;
    let parsed = kernel::Record::parse_bytes(record.text.as_bytes()).expect("the record is one");
    let rules = games::Rules::by_id(game, &[]).expect("the game loads").any();
    assert!(rules.verify(&parsed).expect("the record agrees").scores.is_some());
}

/// Bots of which the better ones fail.
struct Failing(OwnBots);

impl Brains for Failing {
    fn think(
        &self,
        question: &Question,
        recall: &mut Recall,
        style: Style,
        limit: Limit,
        seed: u64,
        cancel: &AtomicBool,
    ) -> Thought {
        assert!(style.level <= Level::Easy, "this bot fails on purpose");
        self.0.think(question, recall, style, limit, seed, cancel)
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_whose_bot_fails_goes_on() {
    let rules = games::Rules::all(&[]).expect("the games load");
    let brains = Arc::new(Failing(OwnBots::new(&rules).expect("there are bots")));
    let server = Server::with(&database().await, Config::default(), brains).await;
    let guest = server.guest("Ada").await;
    let seats = json!([{ "who": "bot", "level": "hard" }, { "who": "me" }]);
    let table = guest.table(json!({ "game": "tikal", "seats": seats, "start": true })).await;
    let mut socket = guest.socket(&table, "").await;
    let update = socket.until(|message| !message["position"]["offer"].is_null()).await;
    assert_eq!(update["table"]["seats"][0]["level"], "easy");
}

/// Bots that search little, and note whether they had a memory when asked.
struct Noting(OwnBots, std::sync::Mutex<Vec<bool>>);

impl Brains for Noting {
    fn think(
        &self,
        question: &Question,
        recall: &mut Recall,
        style: Style,
        _: Limit,
        seed: u64,
        cancel: &AtomicBool,
    ) -> Thought {
        self.1.lock().expect("nobody panics").push(!recall.is_empty());
        self.0.think(question, recall, style, Limit::Simulations(8), seed, cancel)
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_remembers_its_turn_and_no_longer() {
    let rules = games::Rules::all(&[]).expect("the games load");
    let brains = Arc::new(Noting(OwnBots::new(&rules).expect("there are bots"), std::sync::Mutex::default()));
    let server =
        Server::with(&database().await, Config::default(), Arc::clone(&brains) as Arc<dyn Brains>).await;
    let guest = server.guest("Ada").await;
    for game in long_games() {
        brains.1.lock().expect("nobody panics").clear();
        // A fixed deal: a player who passes at once would leave the bot one long row of turns of its own.
        let seats = json!([{ "who": "me" }, { "who": "bot", "level": "hard" }]);
        let table = guest.table(json!({ "game": game, "seats": seats, "seed": 3, "start": true })).await;
        let mut socket = guest.socket(&table, "").await;
        socket.wait("update").await;
        play(&mut socket, 7, |update| update["position"]["round"].as_u64() > Some(1)).await;
        let noted = brains.1.lock().expect("nobody panics").clone();
        assert!(noted.contains(&true), "{game}: nothing was remembered within a turn");
        assert!(noted[1..].contains(&false), "{game}: something was remembered from turn to turn");
    }
}

#[tokio::test]
async fn messages_that_make_no_sense_are_refused_and_harm_nobody() {
    let server = Server::new().await;
    let guest = server.guest("Ada").await;
    let table = guest.table(json!({ "game": "tikal", "seats": [{ "who": "me" }] })).await;
    let mut socket = guest.socket(&table, "").await;
    for text in [
        "",
        "{",
        "[]",
        "7",
        "{}",
        r#"{"do":"fly"}"#,
        r#"{"do":"act"}"#,
        r#"{"id":-1,"do":"ping"}"#,
        r#"{"do":"act","step":1,"action":0,"more":1}"#,
        r#"{"do":"resync","from":-3}"#,
    ] {
        socket.send_text(text).await;
        assert_eq!(socket.wait("refused").await["code"], "bad_request", "{text}");
    }
    let fly = socket.ask(8, json!({ "do": "fly" })).await["message"].clone();
    let fly = fly.as_str().expect("it is a sentence");
    assert!(fly.starts_with("fly is not valid here; it must be one of join, leave,"), "{fly}");
    assert!(fly.ends_with("rematch, kick, block, mute, lock, ping, resync, lang"), "{fly}");
    assert_eq!(socket.ask(9, json!({ "do": "ping" })).await["type"], "pong");
    socket.send(&json!({ "do": "resync" })).await;
    assert_eq!(socket.until(|m| m["full"] == true).await["you"]["member"], 0);
    socket.send(&json!({ "do": "lang", "lang": "fr" })).await;
    socket.until(|m| m["full"] == true).await;
    assert_eq!(socket.ask(10, json!({ "do": "resume" })).await["message"], "la partie n’est pas en pause");

    let mut watcher = server.nobody().socket(&table, "").await;
    assert_eq!(watcher.wait("update").await["you"]["viewer"], "spectator");
    assert_eq!(watcher.ask(1, json!({ "do": "join", "name": "X" })).await["code"], "no_session");
}
