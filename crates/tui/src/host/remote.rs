//! Client of a server: HTTP for the lobby, a socket on its own thread for a table. A lost connection resumes
//! after the last number received, so no message is missed or repeated.

use std::io::ErrorKind;
use std::net::TcpStream;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::thread;
use std::time::Duration;

use kernel::Lang;
use serde_json::{Value, json};
use table::{Clock, Command};
use tungstenite::client::IntoClientRequest;
use tungstenite::stream::MaybeTlsStream;
use tungstenite::{Message, WebSocket};

use super::{Heard, Host};
use crate::wire::{Hint, Update};
use crate::words::say;
use panes::Catalogue;

/// Time-out for a response of the server.
const PATIENCE: Duration = Duration::from_secs(10);
/// How often the socket's thread looks for something to send.
const PULSE: Duration = Duration::from_millis(25);

/// A table of the server in a list.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Summary {
    /// Its id.
    pub id: String,
    /// The game.
    pub game: String,
    /// The setup.
    pub setup: Value,
    /// Where the game stands.
    pub status: String,
    /// Who sits there, in words.
    pub seats: Vec<String>,
    /// Whether it is one of the caller's.
    pub mine: bool,
}

/// The request to create a table.
#[derive(Clone, PartialEq, Debug)]
pub struct NewTable {
    /// The game.
    pub game: String,
    /// Players and modules.
    pub setup: Value,
    /// `"me"`, `"open"` or the level of a bot, by seat.
    pub seats: Vec<String>,
    /// Whether the table is listed publicly.
    pub public: bool,
    /// The clock, if there is one.
    pub clock: Option<Clock>,
}

/// Why a login failed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoEntry {
    /// The account has two-factor codes, and none was given.
    CodeNeeded,
    /// The server slows guesses down: its sentence, and the seconds to wait.
    Wait(String, u64),
    /// Anything else, as one sentence.
    Other(String),
}

/// A server, and who we are there.
#[derive(Clone)]
pub struct Lobby {
    base: String,
    token: String,
    /// Whether we have an account there, and under which name.
    account: Option<String>,
    /// The language of messages.
    pub lang: Lang,
    agent: ureq::Agent,
}

impl Lobby {
    /// Connects to a server as the person of `token`, or as a new guest.
    pub fn enter(url: &str, token: Option<&str>, name: &str, lang: Lang) -> Result<Self, String> {
        let base = url.trim_end_matches('/').to_string();
        if !base.starts_with("http://") && !base.starts_with("https://") {
            return Err(format!("{url} is no address of a server; an example is https://games.example"));
        }
        let agent = ureq::Agent::config_builder()
            .timeout_global(Some(PATIENCE))
            .http_status_as_error(false)
            .build()
            .new_agent();
        let token = token.unwrap_or_default().to_string();
        let mut lobby = Lobby { base, token, account: None, lang, agent };
        if !lobby.token.is_empty()
            && let Ok(me) = lobby.get("/me")
        {
            lobby.account = account(&me);
            return Ok(lobby);
        }
        lobby.be_guest(name)?;
        Ok(lobby)
    }

    /// Becomes a new guest. A name that an account has is refused, and the server gives another.
    fn be_guest(&mut self, name: &str) -> Result<(), String> {
        self.token.clear();
        self.account = None;
        let lang = self.lang;
        let named = self.post("/session", &json!({ "name": name, "lang": lang }));
        let session = named.or_else(|_| self.post("/session", &json!({ "lang": lang })))?;
        self.token = session["token"].as_str().unwrap_or_default().into();
        Ok(())
    }

    /// The name of our account there, if we are logged in.
    pub fn account(&self) -> Option<&str> {
        self.account.as_deref()
    }

    /// Logs in to an account; the guest we were stays where it is.
    pub fn login(&self, name: &str, password: &str, code: Option<&str>) -> Result<Lobby, NoEntry> {
        let mut entered = self.clone();
        entered.token.clear();
        let body = json!({ "name": name, "password": password, "code": code });
        let request = entered.introduced(entered.agent.post(entered.address("/login")));
        let mut response = request
            .send_json(&body)
            .map_err(|error| NoEntry::Other(format!("the server cannot be reached: {error}")))?;
        let status = response.status();
        let wait = response.headers().get("retry-after").and_then(|value| value.to_str().ok()?.parse().ok());
        let document: Value = response.body_mut().read_json().unwrap_or_default();
        if !status.is_success() {
            let sentence = sentence(&document, status);
            return Err(match (document["error"]["code"].as_str(), wait) {
                (Some("code_needed"), _) => NoEntry::CodeNeeded,
                (_, Some(seconds)) => NoEntry::Wait(sentence, seconds),
                (_, None) => NoEntry::Other(sentence),
            });
        }
        entered.token = document["token"].as_str().unwrap_or_default().into();
        entered.account = account(&document["person"]);
        Ok(entered)
    }

    /// Logs out, and becomes a guest with this name.
    pub fn logout(&self, name: &str) -> Result<Lobby, String> {
        let mut left = self.clone();
        left.post("/logout", &json!({}))?;
        left.be_guest(name)?;
        Ok(left)
    }

    /// The session token, to be stored for the next time.
    pub fn token(&self) -> &str {
        &self.token
    }

    fn get(&self, path: &str) -> Result<Value, String> {
        answer(self.introduced(self.agent.get(self.address(path))).call())
    }

    fn post(&self, path: &str, body: &Value) -> Result<Value, String> {
        answer(self.introduced(self.agent.post(self.address(path))).send_json(body))
    }

    /// Adds identity and language to a request.
    fn introduced<B>(&self, request: ureq::RequestBuilder<B>) -> ureq::RequestBuilder<B> {
        let request = request.header("accept-language", self.lang.code());
        if self.token.is_empty() { request } else { request.header("authorization", self.bearer()) }
    }

    fn address(&self, path: &str) -> String {
        format!("{}/api/v1{path}", self.base)
    }

    fn bearer(&self) -> String {
        format!("Bearer {}", self.token)
    }

    /// Our tables, then the public ones.
    pub fn tables(&self) -> Result<Vec<Summary>, String> {
        let mut found: Vec<Summary> = Vec::new();
        for (scope, mine) in [("mine", true), ("public", false)] {
            let list = self.get(&format!("/tables?scope={scope}"))?;
            let list = list.as_array().or_else(|| list["tables"].as_array());
            for summary in list.into_iter().flatten().map(|table| summary(table, mine)) {
                if !found.iter().any(|known| known.id == summary.id) {
                    found.push(summary);
                }
            }
        }
        Ok(found)
    }

    /// Creates a table and returns its id.
    pub fn create(&self, new: &NewTable) -> Result<String, String> {
        let seats: Vec<Value> = new
            .seats
            .iter()
            .map(|seat| match seat.as_str() {
                "me" | "open" => json!({ "who": seat }),
                level => json!({ "who": "bot", "level": level }),
            })
            .collect();
        let hot_seat = new.seats.iter().filter(|seat| *seat == "me").count() > 1;
        let made = self.post(
            "/tables",
            &json!({
                "game": new.game,
                "setup": new.setup,
                "options": { "hot_seat": hot_seat, "lang": self.lang, "clock": new.clock },
                "seats": seats,
                "public": new.public,
                "start": !new.seats.iter().any(|seat| seat == "open"),
            }),
        )?;
        made["id"].as_str().map(Into::into).ok_or_else(|| "the server named no table".into())
    }

    /// The components of a game as this server has them.
    pub fn catalogue(&self, game: &str) -> Result<Catalogue, String> {
        let lang = self.lang.code();
        self.get(&format!("/games/{game}/components?lang={lang}")).map(|document| Catalogue::read(&document))
    }
}

/// The document of an answer, or its error as one sentence.
fn answer(result: Result<ureq::http::Response<ureq::Body>, ureq::Error>) -> Result<Value, String> {
    let mut response = result.map_err(|error| format!("the server cannot be reached: {error}"))?;
    let status = response.status();
    let document: Value = response.body_mut().read_json().unwrap_or_default();
    if status.is_success() {
        return Ok(document);
    }
    Err(sentence(&document, status))
}

/// Why a request was refused.
fn sentence(document: &Value, status: ureq::http::StatusCode) -> String {
    let sentence = document["error"]["message"].as_str().or_else(|| document["message"].as_str());
    sentence.map_or_else(|| format!("the server answered {status}"), Into::into)
}

/// The name of a person who has an account.
fn account(person: &Value) -> Option<String> {
    let name = person["name"].as_str()?;
    (person["account"] == true).then(|| name.into())
}

fn summary(table: &Value, mine: bool) -> Summary {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_string();
    let seat = |seat: &Value| match seat["who"].as_str() {
        Some("bot") => text(&seat["level"]),
        Some("human") => text(&seat["name"]),
        _ => "…".into(),
    };
    Summary {
        id: text(&table["id"]),
        game: text(&table["game"]),
        setup: table["setup"].clone(),
        status: text(&table["status"]),
        seats: table["seats"].as_array().into_iter().flatten().map(seat).collect(),
        mine,
    }
}

/// A table of a server.
pub struct Remote {
    lobby: Lobby,
    id: String,
    outbox: Sender<Value>,
    inbox: Receiver<Heard>,
    direct: Sender<Heard>,
    stop: Arc<AtomicBool>,
}

impl Remote {
    /// Sits down at a table, or watches it.
    pub fn open(lobby: &Lobby, id: &str) -> Self {
        let (outbox, commands) = channel();
        let (direct, inbox) = channel();
        let stop = Arc::new(AtomicBool::new(false));
        let line = Line {
            lobby: lobby.clone(),
            id: id.into(),
            commands,
            heard: direct.clone(),
            stop: Arc::clone(&stop),
            number: 0,
        };
        thread::spawn(move || line.run());
        Remote { lobby: lobby.clone(), id: id.into(), outbox, inbox, direct, stop }
    }
}

impl Drop for Remote {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

impl Host for Remote {
    fn send(&mut self, command: Command) {
        // A command that cannot be written has no business on the wire.
        if let Ok(message) = serde_json::to_value(&command) {
            let _ = self.outbox.send(message);
        }
    }

    fn hint(&mut self) {
        let (lobby, id, direct) = (self.lobby.clone(), self.id.clone(), self.direct.clone());
        thread::spawn(move || {
            let asked =
                lobby.post(&format!("/tables/{id}/hint"), &json!({ "level": "master", "millis": 1000 }));
            let read = |value| serde_json::from_value::<Hint>(value).map_err(|error| error.to_string());
            let _ = direct.send(match asked.and_then(read) {
                Ok(hint) => Heard::Hint(hint),
                Err(why) => Heard::Refused(why),
            });
        });
    }

    fn why(&mut self) {
        let (lobby, id, direct) = (self.lobby.clone(), self.id.clone(), self.direct.clone());
        thread::spawn(move || {
            let read = |mut answer: Value| {
                serde_json::from_value(answer["reasons"].take()).map_err(|error| error.to_string())
            };
            let _ = direct.send(match lobby.get(&format!("/tables/{id}/why")).and_then(read) {
                Ok(reasons) => Heard::Why(reasons),
                Err(why) => Heard::Refused(why),
            });
        });
    }

    fn resync(&mut self) {
        let _ = self.outbox.send(json!({ "do": "resync", "from": 0 }));
    }

    fn poll(&mut self) -> Vec<Heard> {
        self.inbox.try_iter().collect()
    }

    fn record(&mut self) -> Result<String, String> {
        let path = format!("/tables/{}/record", self.id);
        let request = self.lobby.introduced(self.lobby.agent.get(self.lobby.address(&path)));
        let mut response =
            request.call().map_err(|error| format!("the server cannot be reached: {error}"))?;
        if !response.status().is_success() {
            return Err(format!("the server answered {}", response.status()));
        }
        response.body_mut().read_to_string().map_err(|error| error.to_string())
    }

    fn is_shared(&self) -> bool {
        true
    }
}

/// The socket's side of a table.
struct Line {
    lobby: Lobby,
    id: String,
    commands: Receiver<Value>,
    heard: Sender<Heard>,
    stop: Arc<AtomicBool>,
    /// The last number heard.
    number: u32,
}

type Socket = WebSocket<MaybeTlsStream<TcpStream>>;

impl Line {
    fn run(mut self) {
        let mut pause = Duration::from_millis(250);
        while !self.stop.load(Ordering::Relaxed) {
            match self.connect() {
                Ok(mut socket) => {
                    pause = Duration::from_millis(250);
                    if self.talk(&mut socket).is_none() {
                        return;
                    }
                    self.note(say!(self.lobby.lang, "connection-lost"));
                }
                Err(why) => {
                    if self.heard.send(Heard::Note(why)).is_err() {
                        return;
                    }
                }
            }
            thread::sleep(pause);
            pause = (pause * 2).min(Duration::from_secs(10));
        }
    }

    fn note(&self, text: String) {
        let _ = self.heard.send(Heard::Note(text));
    }

    fn connect(&self) -> Result<Socket, String> {
        let lang = self.lobby.lang.code();
        let path = format!("/tables/{}/socket?from={}&lang={lang}", self.id, self.number);
        // http becomes ws, https becomes wss.
        let address = self.lobby.address(&path).replacen("http", "ws", 1);
        let wrong = |error: tungstenite::Error| format!("the server cannot be reached: {error}");
        let mut request = address.into_client_request().map_err(wrong)?;
        if let Ok(bearer) = self.lobby.bearer().parse() {
            request.headers_mut().insert("authorization", bearer);
        }
        let (socket, _) = tungstenite::connect(request).map_err(wrong)?;
        let stream = match socket.get_ref() {
            MaybeTlsStream::Plain(stream) => Some(stream),
            MaybeTlsStream::Rustls(stream) => Some(stream.get_ref()),
            _ => None,
        };
        let timed = stream.map_or(Ok(()), |stream| stream.set_read_timeout(Some(PULSE)));
        timed.map_err(|error| error.to_string())?;
        Ok(socket)
    }

    /// Communicates until the connection ends (`Some`) or the receiver is gone (`None`).
    fn talk(&mut self, socket: &mut Socket) -> Option<()> {
        loop {
            if self.stop.load(Ordering::Relaxed) {
                let _ = socket.close(None);
                let _ = socket.flush();
                return None;
            }
            loop {
                match self.commands.try_recv() {
                    Ok(command) => {
                        if socket.send(Message::text(command.to_string())).is_err() {
                            return Some(());
                        }
                    }
                    Err(TryRecvError::Empty) => break,
                    Err(TryRecvError::Disconnected) => return None,
                }
            }
            match socket.read() {
                Ok(Message::Text(text)) => self.hear(&text)?,
                Ok(Message::Close(_)) => return Some(()),
                Ok(_) => {}
                Err(tungstenite::Error::Io(error))
                    if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => {}
                Err(_) => return Some(()),
            }
        }
    }

    fn hear(&mut self, text: &str) -> Option<()> {
        let message: Value = serde_json::from_str(text).unwrap_or_default();
        let heard = match message["type"].as_str() {
            Some("update") => match serde_json::from_value::<Update>(message) {
                Ok(update) => {
                    self.number = update.number;
                    Heard::Update(Box::new(update))
                }
                Err(error) => Heard::Note(error.to_string()),
            },
            Some("next") => Heard::Next(message["table"].as_str().unwrap_or_default().into()),
            Some("refused") => Heard::Refused(message["message"].as_str().unwrap_or_default().into()),
            _ => return Some(()),
        };
        self.heard.send(heard).ok()
    }
}
