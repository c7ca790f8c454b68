//! Nothing that leaves the server depends on what its reader cannot know.
//!
//! Seven kinds of leak are known from public projects: undo buffers, spectator views, client JSON, a readable seed,
//! log texts, side views of replays, and what offline clients catch up on. Two tables are played alike, except that a
//! card or token drawn in secret differs; everything that the other clients get through HTTP and sockets is then
//! compared byte for byte. Ids, seeds and times differ between the two tables and are removed first.

use serde_json::{Value, json};

use crate::client::{Client, Server, Socket};
use crate::log;

/// The member who enters the draws, two players, and an anonymous spectator.
struct Club {
    table: String,
    dealer: (Client, Socket),
    players: [(Client, Socket); 2],
    spectator: (Client, Socket),
    /// The actions so far, as notation.
    script: Vec<String>,
    /// Everything that each of the others was sent, in order: the second player, the spectator.
    heard: [Vec<String>; 2],
}

impl Club {
    async fn new(server: &Server, game: &str) -> Club {
        let dealer = server.guest("Dee").await;
        let new = json!({ "game": game, "options": { "chance_by_hand": true }, "public": true });
        let table = dealer.table(new).await;
        let mut players = Vec::new();
        for (seat, name) in ["Ada", "Bea"].into_iter().enumerate() {
            let client = server.guest(name).await;
            client.command(&table, json!({ "do": "join", "name": name })).await.ok();
            client.command(&table, json!({ "do": "take_seat", "seat": seat })).await.ok();
            let socket = client.socket(&table, "").await;
            players.push((client, socket));
        }
        let [ada, bea]: [(Client, Socket); 2] = players.try_into().ok().expect("there are two");
        let nobody = server.nobody();
        let spectator = nobody.socket(&table, "?lang=fr").await;
        let socket = dealer.socket(&table, "").await;
        let mut club = Club {
            table,
            dealer: (dealer, socket),
            players: [ada, bea],
            spectator: (nobody, spectator),
            script: Vec::new(),
            heard: Default::default(),
        };
        let number =
            club.dealer.0.command(&club.table, json!({ "do": "start" })).await.ok()["number"].clone();
        club.hear(&number).await;
        club
    }

    /// Waits until all clients have received this entry.
    async fn hear(&mut self, number: &Value) {
        let [ada, bea] = &mut self.players;
        let others = [
            (&mut ada.1, None),
            (&mut self.dealer.1, None),
            (&mut bea.1, Some(0)),
            (&mut self.spectator.1, Some(1)),
        ];
        for (socket, to) in others {
            loop {
                let message = socket.next().await.expect("the socket is open");
                let last = message["number"].as_u64() >= number.as_u64() && message["type"] == "update";
                if let (Some(to), true) = (to, message["type"] == "update") {
                    self.heard[to].push(plain(&message));
                }
                if last {
                    break;
                }
            }
        }
    }

    /// Who acts now, and their legal moves.
    fn choices(&self) -> (Option<usize>, Vec<String>) {
        let texts = |list: &Value| -> Vec<String> {
            list.as_array()
                .into_iter()
                .flatten()
                .map(|a| a["text"].as_str().expect("notation").into())
                .collect()
        };
        for (seat, (_, socket)) in self.players.iter().enumerate() {
            let actions = texts(&socket.last["position"]["offer"]["actions"]);
            if !actions.is_empty() {
                return (Some(seat), actions);
            }
        }
        (None, texts(&self.dealer.1.last["position"]["outcomes"]))
    }

    /// Acts, and returns what the second player heard of it.
    async fn act(&mut self, action: &str) -> Value {
        let (who, _) = self.choices();
        let (client, socket) = match who {
            Some(seat) => &self.players[seat],
            None => &self.dealer,
        };
        let command = json!({ "do": "act", "step": socket.last["step"], "action": action });
        let number = client.command(&self.table, command).await.ok()["number"].clone();
        self.hear(&number).await;
        self.script.push(action.into());
        self.players[1].1.last["news"].as_array().and_then(|news| news.last()).cloned().unwrap_or_default()
    }

    /// Everything the second player and the spectator can get at this moment.
    async fn everything(&self) -> Vec<String> {
        let mut all = Vec::new();
        let step = self.players[1].1.last["step"].clone();
        let number = self.players[1].1.last["number"].as_u64().unwrap_or(0);
        for client in [&self.players[1].0, &self.spectator.0] {
            let mut paths = vec![
                String::new(),
                "/record".into(),
                "/replay".into(),
                "/replay?lang=fr".into(),
                "/analysis".into(),
            ];
            paths.extend([
                "/replay?viewer=0".into(),
                "/replay?viewer=spectator".into(),
                "/replay/3?viewer=0".into(),
            ]);
            paths.extend([0, 1, number.saturating_sub(2), number].map(|from| format!("/update?from={from}")));
            paths.extend([0, 2, number / 2].map(|step| format!("/replay/{step}")));
            // What a link to the table shows elsewhere: the page with its tags, and the picture byte for byte.
            for page in ["//t/ID", "//replay/ID", "//t/ID/preview.jpg"] {
                let answer = client.get(&page.replace("ID", &self.table)).await;
                all.push(format!("{page} {} {}", answer.status, answer.text.replace(&self.table, "ID")));
            }
            for path in paths {
                let answer = client.get(&format!("/tables/{}{path}", self.table)).await;
                let text = serde_json::from_str::<Value>(&answer.text)
                    .map_or(answer.text.clone(), |json| plain(&json));
                all.push(format!("{path} {} {text}", answer.status));
            }
            all.push(plain(&client.get("/tables?scope=public").await.json()["tables"].as_array().map_or(
                Value::Null,
                |tables| {
                    tables
                        .iter()
                        .find(|table| table["id"] == self.table.as_str())
                        .cloned()
                        .unwrap_or_default()
                },
            )));
            for command in [
                json!({ "do": "act", "step": step, "action": 0 }),
                json!({ "do": "act", "step": step, "action": "pass" }),
                json!({ "do": "undo", "step": step, "back": "step" }),
                json!({ "do": "undo", "step": step, "back": "turn" }),
                json!({ "do": "rematch" }),
            ] {
                // Requests that change nothing are refused with the same words in the current position.
                if self.choices().0 != Some(1) {
                    let answer = client.command(&self.table, command.clone()).await;
                    all.push(
                        format!("{command} {} {}", answer.status, answer.text)
                            .replace(&step.to_string(), "STEP"),
                    );
                }
            }
            // A bot's answer varies; only the player to decide gets it.
            if self.choices().0 != Some(1) {
                all.push(client.post(&format!("/tables/{}/hint", self.table), json!({})).await.text);
            }
        }
        all
    }
}

/// A message without what differs between any two tables.
fn plain(message: &Value) -> String {
    fn strip(value: &mut Value) {
        match value {
            Value::Object(fields) => {
                for name in ["at", "id", "created", "changed", "mine"] {
                    fields.shift_remove(name);
                }
                fields.values_mut().for_each(strip);
            }
            Value::Array(list) => list.iter_mut().for_each(strip),
            _ => {}
        }
    }
    let mut message = message.clone();
    // Component ids stay: only the ids of the message itself differ.
    let view = message.pointer_mut("/position/view").map(Value::take);
    strip(&mut message);
    format!("{message} {}", view.unwrap_or_default())
}

/// The index of the first draw that the second player may not know and that had an alternative, with that
/// alternative.
async fn first_secret(club: &mut Club, mut number: u64, skip: usize) -> Option<(usize, String)> {
    let mut seen = 0;
    for _ in 0..400 {
        let (who, choices) = club.choices();
        if choices.is_empty() {
            return None;
        }
        number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let at = (number >> 33) as usize % choices.len();
        let news = club.act(&choices[at].clone()).await;
        if who.is_none() && choices.len() > 1 && news["action"].is_null() {
            if seen == skip {
                return Some((club.script.len() - 1, choices[(at + 1) % choices.len()].clone()));
            }
            seen += 1;
        }
    }
    None
}

/// Plays until something is drawn in secret, once each way, and compares what the other clients get then and for some
/// steps more.
async fn compare(server: &Server, game: &str, number: u64, skip: usize) -> usize {
    let mut one = Box::pin(Club::new(server, game)).await;
    let Some((place, other)) = first_secret(&mut one, number, skip).await else { return 0 };
    let mut two = Box::pin(Club::new(server, game)).await;
    for at in 0..place {
        two.act(&one.script[at].clone()).await;
    }
    two.act(&other).await;
    let mut compared = 0;
    for _ in 0..6 {
        assert_eq!(one.heard, two.heard, "{game} {number}: what was told differs");
        let (first, second) = tokio::join!(one.everything(), two.everything());
        for (first, second) in first.iter().zip(&second) {
            assert_eq!(first, second, "{game} {number}");
            compared += 1;
        }
        // Go on alike as long as both can.
        let ((who, choices), (same, others)) = (one.choices(), two.choices());
        let Some(common) = choices.iter().find(|choice| others.contains(choice)).filter(|_| who == same)
        else {
            break;
        };
        let news = one.act(common).await;
        let told = two.act(common).await;
        // What is done openly with different cards is no longer secret.
        if plain(&news) != plain(&told) && !news["action"].is_null() {
            break;
        }
    }
    compared
}

#[tokio::test]
async fn the_others_cannot_tell_what_was_drawn_in_secret() {
    let server = Server::new().await;
    let mut compared = 0;
    for (game, number, skip) in [("arnak", 1, 0), ("arnak", 2, 4), ("tikal", 3, 0), ("tikal", 4, 1)] {
        compared += Box::pin(compare(&server, game, number, skip)).await;
    }
    assert!(compared > 100, "only {compared} answers were compared");

    // The log of all this, and of all other tests, names no token, no key and no card.
    // The address `/me/password` is no secret.
    let log = log::text().replace("/me/password", "");
    assert!(log.contains("/api/v1/tables"), "there is a log");
    for word in ["Bearer", "key=", "draw_", "\"seed\"", "password"] {
        assert!(!log.contains(word), "{word} is in the log");
    }
}

#[tokio::test]
async fn the_seed_is_nowhere() {
    let server = Server::new().await;
    let ada = server.guest("Ada").await;
    let seats = json!([{ "who": "me" }, { "who": "bot", "level": "random" }]);
    let table = ada.table(json!({ "game": "arnak", "seats": seats, "start": true })).await;
    for path in ["", "/update", "/record", "/replay", "/replay/5"] {
        let text = ada.get(&format!("/tables/{table}{path}")).await.text;
        assert!(!text.contains("seed"), "{path}: {text}");
    }
    for path in ["/me/export", "/tables"] {
        assert!(!ada.get(path).await.text.contains("seed"));
    }
}
