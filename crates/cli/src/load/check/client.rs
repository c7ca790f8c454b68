//! Clients that play and chat while everything around them fails, and record what they did and saw.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use client::{Message, Method, StatusCode};
use futures_util::StreamExt;
use kernel::SplitMix;
use serde_json::{Value, json};
use tokio::time::{sleep, timeout};

use super::history::{Asked, Call, Came, History, News, Sight};
use crate::load::player::Seating;

/// Time-out for a response: a stopped process does not answer.
const PATIENCE: Duration = Duration::from_secs(5);
/// Pause of a client before it repeats an unanswered request.
const PAUSE: Duration = Duration::from_millis(50);
/// After the last fault everything must be back within this time.
const RECOVERY: Duration = Duration::from_mins(1);

/// State shared by all clients.
pub(super) struct World {
    /// The addresses of the processes.
    pub(super) servers: Vec<String>,
    pub(super) http: client::Client,
    pub(super) began: Instant,
    /// No client starts anything after this.
    pub(super) until: Instant,
    pub(super) history: Mutex<History>,
    /// The tables, each with the token of a player there.
    pub(super) tables: Mutex<Vec<(String, String)>>,
}

impl World {
    pub(super) fn new(servers: Vec<String>, seconds: u64) -> World {
        let http = client::Client::new(PATIENCE);
        let began = Instant::now();
        let until = began + Duration::from_secs(seconds);
        World { servers, http, began, until, history: Mutex::default(), tables: Mutex::default() }
    }

    fn is_over(&self) -> bool {
        Instant::now() >= self.until || crate::interrupt::stopped()
    }

    fn note(&self, what: impl FnOnce(&mut History)) {
        what(&mut self.history.lock().unwrap_or_else(PoisonError::into_inner));
    }

    fn any_server(&self, rng: &mut SplitMix) -> &str {
        &self.servers[rng.below(self.servers.len() as u32) as usize]
    }

    /// Sends a request; `None` if no response came.
    async fn call(
        &self,
        method: Method,
        server: &str,
        path: &str,
        token: Option<&str>,
        body: Option<&Value>,
    ) -> Option<(StatusCode, Value)> {
        let mut request = self.http.request(method, format!("{server}/api/v1{path}"));
        if let Some(token) = token {
            request = request.bearer(token);
        }
        if let Some(body) = body {
            request = request.json(body);
        }
        let answer = request.send().await.ok()?;
        let status = answer.status();
        Some((status, serde_json::from_str(&answer.text().await.ok()?).ok()?))
    }

    /// Repeats a request at any process until it succeeds; `None` when the time is over.
    async fn insist(
        &self,
        rng: &mut SplitMix,
        path: &str,
        token: Option<&str>,
        body: &Value,
    ) -> Option<Value> {
        while !self.is_over() {
            let server = self.any_server(rng).to_string();
            match self.call(Method::POST, &server, path, token, Some(body)).await {
                Some((status, answer)) if status.is_success() => return Some(answer),
                _ => sleep(PAUSE).await,
            }
        }
        None
    }

    /// Looks at a table and records what it sees.
    async fn look(&self, server: &str, table: &str, token: &str, from: u32) -> Option<Value> {
        let begin = self.began.elapsed();
        let path = format!("/tables/{table}/update?from={from}");
        let (status, update) = self.call(Method::GET, server, &path, Some(token), None).await?;
        if !status.is_success() {
            return None;
        }
        self.note(|history| history.sights.extend(sight(table, Some(begin), &update)));
        Some(update)
    }

    /// One table after the other, each with its clients, until the time is over.
    pub(super) async fn play(&self, number: u64, seating: &Seating, seed: u64) {
        let mut rng = SplitMix::new(seed);
        let mut tokens = Vec::new();
        for client in 0..seating.clients {
            let guest = json!({ "name": format!("Client {number}.{client}") });
            let Some(answer) = self.insist(&mut rng, "/session", None, &guest).await else { return };
            tokens.push(answer["token"].as_str().unwrap_or_default().to_string());
        }
        while !self.is_over() {
            let Some(table) = self.open(number, seating, &tokens, &mut rng).await else { return };
            self.tables
                .lock()
                .unwrap_or_else(PoisonError::into_inner)
                .push((table.clone(), tokens[0].clone()));
            let clients = tokens.iter().enumerate().map(|(client, token)| {
                let player = Client { world: self, table: &table, token, name: format!("{number}.{client}") };
                player.play(seating.pause * tokens.len() as u32, SplitMix::new(rng.next()))
            });
            let clients = futures_util::future::join_all(clients);
            let ended = tokio::select! {
                _ = clients => true,
                () = self.watch(&table, &tokens[0], SplitMix::new(rng.next())) => false,
            };
            if !ended {
                return;
            }
        }
    }

    /// Creates a table and seats all players.
    async fn open(
        &self,
        number: u64,
        seating: &Seating,
        tokens: &[String],
        rng: &mut SplitMix,
    ) -> Option<String> {
        let mut seats = vec![json!({ "who": "me" })];
        seats.resize(seating.clients, json!({ "who": "open" }));
        seats.extend(seating.bot.iter().map(|level| json!({ "who": "bot", "level": level })));
        let start = seating.clients == 1;
        let new = json!({ "game": seating.game, "setup": seating.setup, "seats": seats, "start": start });
        let made = self.insist(rng, "/tables", Some(&tokens[0]), &new).await?;
        let table = made["id"].as_str().unwrap_or_default().to_string();
        let path = format!("/tables/{table}/commands");
        for (seat, token) in tokens.iter().enumerate().skip(1) {
            let join = json!({ "do": "join", "name": format!("Client {number}.{seat}") });
            self.insist(rng, &path, Some(token), &join).await?;
            // If it was stored without a response, the second attempt is refused, but it did
            // happen.
            self.settle(rng, &path, token, &json!({ "do": "take_seat", "seat": seat })).await?;
        }
        if !start {
            self.settle(rng, &path, &tokens[0], &json!({ "do": "start" })).await?;
        }
        Some(table)
    }

    /// Asks until it is done, or refused because it is.
    async fn settle(&self, rng: &mut SplitMix, path: &str, token: &str, body: &Value) -> Option<()> {
        while !self.is_over() {
            let server = self.any_server(rng).to_string();
            match self.call(Method::POST, &server, path, Some(token), Some(body)).await {
                Some((status, _)) if status.is_success() || status == StatusCode::CONFLICT => return Some(()),
                _ => sleep(PAUSE).await,
            }
        }
        None
    }

    /// Watches a table through sockets, one after the other, until the time is over.
    async fn watch(&self, table: &str, token: &str, mut rng: SplitMix) {
        let mut from = 0;
        while !self.is_over() {
            let server = self.any_server(&mut rng);
            let url = format!("{server}/api/v1/tables/{table}/socket?from={from}");
            let Ok(mut socket) = self.http.get(url).bearer(token).socket().await else {
                sleep(PAUSE).await;
                continue;
            };
            // A stopped process sends nothing; ask another one then.
            while let Ok(Some(Ok(message))) = timeout(PATIENCE, socket.next()).await {
                let Message::Text(text) = message else { continue };
                let Ok(told) = serde_json::from_str::<Value>(&text) else { continue };
                if told["type"] == "update" {
                    from = told["number"].as_u64().map_or(from, |number| number as u32);
                    self.note(|history| history.sights.extend(sight(table, None, &told)));
                }
                if self.is_over() {
                    break;
                }
            }
        }
    }

    /// Afterwards every client looks at every table, at every process. Returns the number of tables that
    /// do not answer.
    pub(super) async fn look_at_the_end(&self) -> usize {
        let deadline = Instant::now() + RECOVERY;
        let tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let mut silent = 0;
        for (table, token) in &tables {
            for server in &self.servers {
                while self.look(server, table, token, 0).await.is_none() {
                    if Instant::now() >= deadline {
                        silent += 1;
                        break;
                    }
                    sleep(PAUSE).await;
                }
            }
        }
        silent
    }
}

/// A client at a table.
struct Client<'a> {
    world: &'a World,
    table: &'a str,
    token: &'a str,
    name: String,
}

impl Client<'_> {
    /// Acts when it can, and chats now and then, until the game or the time is over.
    async fn play(self, pause: Duration, mut rng: SplitMix) {
        let (mut from, mut said) = (0, 0);
        // The step and the actions offered there: an update omits an unchanged position.
        let mut offer: (u64, Vec<String>) = (0, Vec::new());
        while !self.world.is_over() {
            sleep(pause * (500 + rng.below(1000)) / 1000).await;
            let server = self.world.any_server(&mut rng).to_string();
            let Some(update) = self.world.look(&server, self.table, self.token, from).await else { continue };
            from = update["number"].as_u64().map_or(from, |number| number as u32);
            let status = update["table"]["status"].as_str().unwrap_or_default();
            if matches!(status, "finished" | "forfeited" | "abandoned") {
                return;
            }
            let step = update["step"].as_u64().unwrap_or_default();
            if !update["position"].is_null() {
                let actions = update["position"]["offer"]["actions"].as_array().into_iter().flatten();
                let texts = actions.filter_map(|action| action["text"].as_str().map(String::from));
                offer = (step, texts.collect());
            }
            let actions = if offer.0 == step { offer.1.as_slice() } else { &[] };
            let asked = if actions.is_empty() || rng.below(4) == 0 {
                said += 1;
                Asked::Say { text: format!("{}/{said}", self.name) }
            } else {
                let text = actions[rng.below(actions.len() as u32) as usize].clone();
                Asked::Act { step: step as u32, text }
            };
            // A different process from the one that was looked at.
            let server = self.world.any_server(&mut rng).to_string();
            self.ask(&server, asked).await;
        }
    }

    async fn ask(&self, server: &str, asked: Asked) {
        let command = match &asked {
            Asked::Act { step, text } => json!({ "do": "act", "step": step, "action": text }),
            Asked::Say { text } => json!({ "do": "chat", "text": text }),
        };
        let path = format!("/tables/{}/commands", self.table);
        let begin = self.world.began.elapsed();
        let answer = self.world.call(Method::POST, server, &path, Some(self.token), Some(&command)).await;
        let end = self.world.began.elapsed();
        let came = match answer {
            Some((status, answer)) if status.is_success() => match answer["number"].as_u64() {
                Some(number) => Came::Stored { number: number as u32 },
                None => Came::Unknown,
            },
            Some((_, answer)) => match answer["error"]["code"].as_str() {
                Some("unsure" | "broken") | None => Came::Unknown,
                Some(code) => Came::Refused { code: code.into() },
            },
            None => Came::Unknown,
        };
        let call = Call { table: self.table.into(), begin, end, asked, came };
        self.world.note(|history| history.calls.push(call));
    }
}

/// What an update shows; `None` if it is not one.
fn sight(table: &str, begin: Option<Duration>, update: &Value) -> Option<Sight> {
    let number = |value: &Value| value.as_u64().map(|number| number as u32);
    let news = update["news"].as_array()?.iter().filter_map(|news| {
        let text = if news["what"] == "said" { &news["text"] } else { &news["action"] };
        Some(News {
            number: number(&news["number"])?,
            what: news["what"].as_str()?.into(),
            text: text.as_str().map(String::from),
        })
    });
    Some(Sight {
        table: table.into(),
        begin,
        number: number(&update["number"])?,
        step: number(&update["step"])?,
        news: news.collect(),
    })
}
