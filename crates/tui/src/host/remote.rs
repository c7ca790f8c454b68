//! Client of a server: HTTP for the lobby, a socket for a table. All of it runs on one thread of its own, so that the
//! screen waits only where it asks for an answer. A lost connection resumes after the last number received, so no
//! message is missed or repeated.

use std::sync::LazyLock;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Duration;

use client::{Answer, Call, Client, Message, Socket, StatusCode};
use futures_util::{SinkExt, StreamExt};
use kernel::{Lang, Say};
use serde::Deserialize;
use serde_json::{Value, json};
use table::{Clock, Command, Hint, SeatView, Status, Update};
use tokio::runtime::{Builder, Runtime};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

use super::{ADVISER, Heard, Host};
use crate::trouble::Trouble;
use crate::words::say;
use panes::Catalogue;

/// Time-out for a response of the server.
const PATIENCE: Duration = Duration::from_secs(10);
/// The first pause before a lost connection is made again; each failure doubles it.
const PAUSE: Duration = Duration::from_millis(250);
/// The longest pause.
const LONGEST: Duration = Duration::from_secs(10);

/// The thread of all connections. It starts with the first.
static LINES: LazyLock<Runtime> = LazyLock::new(|| {
    let lines = Builder::new_multi_thread().worker_threads(1).enable_all().build();
    lines.expect("the system starts one more thread")
});

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
    pub status: Status,
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
    Wait(Trouble, u64),
    /// Anything else.
    Other(Trouble),
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
    client: Client,
}

impl Lobby {
    /// Connects to a server as the person of `token`, or as a new guest.
    pub fn enter(url: &str, token: Option<&str>, name: &str, lang: Lang) -> Result<Self, Trouble> {
        let base = url.trim_end_matches('/').to_string();
        if !base.starts_with("http://") && !base.starts_with("https://") {
            return Err(Trouble::Address { url: url.into() });
        }
        let token = token.unwrap_or_default().to_string();
        let mut lobby = Lobby { base, token, account: None, lang, client: Client::new(PATIENCE) };
        if !lobby.token.is_empty()
            && let Ok(me) = LINES.block_on(lobby.get("/me"))
        {
            lobby.account = account(&me);
            return Ok(lobby);
        }
        lobby.be_guest(name)?;
        Ok(lobby)
    }

    /// Becomes a new guest. A name that an account has is refused, and the server gives another.
    fn be_guest(&mut self, name: &str) -> Result<(), Trouble> {
        self.token.clear();
        self.account = None;
        let lang = self.lang;
        let named = LINES.block_on(self.post("/session", &json!({ "name": name, "lang": lang })));
        let session = named.or_else(|_| LINES.block_on(self.post("/session", &json!({ "lang": lang }))))?;
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
        let request = entered.introduced(entered.client.post(entered.address("/login"))).json(&body);
        let (status, wait, document) = LINES.block_on(async {
            let answer = request.send().await.map_err(|error| NoEntry::Other(unreached(&error)))?;
            let (status, wait) = (answer.status(), answer.headers().get("retry-after"));
            let wait = wait.and_then(|value| value.to_str().ok()?.parse().ok());
            Ok((status, wait, document(answer).await))
        })?;
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
    pub fn logout(&self, name: &str) -> Result<Lobby, Trouble> {
        let mut left = self.clone();
        LINES.block_on(left.post("/logout", &json!({})))?;
        left.be_guest(name)?;
        Ok(left)
    }

    /// The session token, to be stored for the next time.
    pub fn token(&self) -> &str {
        &self.token
    }

    async fn get(&self, path: &str) -> Result<Value, Trouble> {
        answer(self.introduced(self.client.get(self.address(path)))).await
    }

    async fn post(&self, path: &str, body: &Value) -> Result<Value, Trouble> {
        answer(self.introduced(self.client.post(self.address(path))).json(body)).await
    }

    /// Adds identity and language to a request.
    fn introduced<'a>(&self, call: Call<'a>) -> Call<'a> {
        let call = call.header("accept-language", self.lang.code());
        if self.token.is_empty() { call } else { call.bearer(&self.token) }
    }

    fn address(&self, path: &str) -> String {
        format!("{}/api/v1{path}", self.base)
    }

    /// Our tables, then the public ones.
    pub fn tables(&self) -> Result<Vec<Summary>, Trouble> {
        let mut found: Vec<Summary> = Vec::new();
        for (scope, mine) in [("mine", true), ("public", false)] {
            let list = LINES.block_on(self.get(&format!("/tables?scope={scope}")))?;
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
    pub fn create(&self, new: &NewTable) -> Result<String, Trouble> {
        let seats: Vec<Value> = new
            .seats
            .iter()
            .map(|seat| match seat.as_str() {
                "me" | "open" => json!({ "who": seat }),
                level => json!({ "who": "bot", "level": level }),
            })
            .collect();
        let hot_seat = new.seats.iter().filter(|seat| *seat == "me").count() > 1;
        let made = LINES.block_on(self.post(
            "/tables",
            &json!({
                "game": new.game,
                "setup": new.setup,
                "options": { "hot_seat": hot_seat, "lang": self.lang, "clock": new.clock },
                "seats": seats,
                "public": new.public,
                "start": !new.seats.iter().any(|seat| seat == "open"),
            }),
        ))?;
        made["id"].as_str().map(Into::into).ok_or(Trouble::NoTable)
    }

    /// The components of a game as this server has them.
    pub fn catalogue(&self, game: &str) -> Result<Catalogue, Trouble> {
        let lang = self.lang.code();
        let document = LINES.block_on(self.get(&format!("/games/{game}/components?lang={lang}")))?;
        Ok(Catalogue::read(&document))
    }
}

/// Sends a request: the document of its answer, or why there is none.
async fn answer(call: Call<'_>) -> Result<Value, Trouble> {
    let answer = call.send().await.map_err(|error| unreached(&error))?;
    let status = answer.status();
    let document = document(answer).await;
    if status.is_success() { Ok(document) } else { Err(sentence(&document, status)) }
}

async fn document(answer: Answer) -> Value {
    serde_json::from_str(&answer.text().await.unwrap_or_default()).unwrap_or_default()
}

fn unreached(error: &client::Error) -> Trouble {
    match error {
        client::Error::Late => Trouble::Late,
        client::Error::Failed(reason) => Trouble::Unreached { reason: reason.clone() },
    }
}

/// Why a request was refused.
fn sentence(document: &Value, status: StatusCode) -> Trouble {
    let sentence = document["error"]["message"].as_str().or_else(|| document["message"].as_str());
    sentence.map_or_else(|| Trouble::Status { status: status.to_string() }, Trouble::said)
}

/// The name of a person who has an account.
fn account(person: &Value) -> Option<String> {
    let name = person["name"].as_str()?;
    (person["account"] == true).then(|| name.into())
}

fn summary(table: &Value, mine: bool) -> Summary {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_string();
    let seat = |seat: SeatView| match seat {
        SeatView::Bot { level, .. } => level,
        SeatView::Human { name, .. } => name,
        SeatView::Open { .. } => "…".into(),
    };
    let seats: Vec<SeatView> = Deserialize::deserialize(&table["seats"]).unwrap_or_default();
    Summary {
        id: text(&table["id"]),
        game: text(&table["game"]),
        setup: table["setup"].clone(),
        status: Deserialize::deserialize(&table["status"]).unwrap_or_default(),
        seats: seats.into_iter().map(seat).collect(),
        mine,
    }
}

/// The word of the message that changes the language of a connection.
const LANG: &str = "lang";

/// A table of a server.
pub struct Remote {
    lobby: Lobby,
    id: String,
    /// The socket's side ends when this is gone.
    outbox: UnboundedSender<Value>,
    inbox: Receiver<Heard>,
    direct: Sender<Heard>,
}

impl Remote {
    /// Sits down at a table, or watches it.
    pub fn open(lobby: &Lobby, id: &str) -> Self {
        let (outbox, commands) = unbounded_channel();
        let (direct, inbox) = channel();
        let line = Line { lobby: lobby.clone(), id: id.into(), commands, heard: direct.clone(), number: 0 };
        LINES.spawn(line.run());
        Remote { lobby: lobby.clone(), id: id.into(), outbox, inbox, direct }
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
        LINES.spawn(async move {
            let path = format!("/tables/{id}/hint");
            let asked = lobby.post(&path, &json!({ "level": ADVISER.name(), "millis": 1000 })).await;
            let read = |value| serde_json::from_value::<Hint>(value).map_err(Trouble::said);
            let _ = direct.send(match asked.and_then(read) {
                Ok(hint) => Heard::Hint(ADVISER, hint),
                Err(why) => Heard::Refused(why.say(lobby.lang)),
            });
        });
    }

    fn why(&mut self) {
        let (lobby, id, direct) = (self.lobby.clone(), self.id.clone(), self.direct.clone());
        LINES.spawn(async move {
            let read =
                |mut answer: Value| serde_json::from_value(answer["reasons"].take()).map_err(Trouble::said);
            let _ = direct.send(match lobby.get(&format!("/tables/{id}/why")).await.and_then(read) {
                Ok(reasons) => Heard::Why(reasons),
                Err(why) => Heard::Refused(why.say(lobby.lang)),
            });
        });
    }

    fn speak(&mut self, lang: Lang) {
        self.lobby.lang = lang;
        let _ = self.outbox.send(json!({ "do": LANG, "lang": lang }));
    }

    fn resync(&mut self) {
        let _ = self.outbox.send(json!({ "do": "resync", "from": 0 }));
    }

    fn poll(&mut self) -> Vec<Heard> {
        self.inbox.try_iter().collect()
    }

    fn record(&mut self) -> Result<String, Trouble> {
        let path = format!("/tables/{}/record", self.id);
        let request = self.lobby.introduced(self.lobby.client.get(self.lobby.address(&path)));
        LINES.block_on(async {
            let answer = request.send().await.map_err(|error| unreached(&error))?;
            if !answer.status().is_success() {
                return Err(Trouble::Status { status: answer.status().to_string() });
            }
            answer.text().await.map_err(Trouble::said)
        })
    }

    fn is_shared(&self) -> bool {
        true
    }

    fn drawn(&self) -> String {
        String::new()
    }
}

/// The socket's side of a table.
struct Line {
    lobby: Lobby,
    id: String,
    commands: UnboundedReceiver<Value>,
    heard: Sender<Heard>,
    /// The last number heard.
    number: u32,
}

impl Line {
    async fn run(mut self) {
        let mut pause = PAUSE;
        while !self.commands.is_closed() {
            match self.connect().await {
                Ok(mut socket) => {
                    pause = PAUSE;
                    if self.talk(&mut socket).await.is_none() {
                        return;
                    }
                    self.note(say!(self.lobby.lang, "connection-lost"));
                }
                Err(error) => self.note(unreached(&error).say(self.lobby.lang)),
            }
            tokio::time::sleep(pause).await;
            pause = (pause * 2).min(LONGEST);
        }
    }

    fn note(&self, text: String) {
        let _ = self.heard.send(Heard::Note(text));
    }

    async fn connect(&self) -> Result<Socket, client::Error> {
        let lang = self.lobby.lang.code();
        let path = format!("/tables/{}/socket?from={}&lang={lang}", self.id, self.number);
        self.lobby.client.get(self.lobby.address(&path)).bearer(&self.lobby.token).socket().await
    }

    /// Communicates until the connection ends (`Some`) or the receiver is gone (`None`).
    async fn talk(&mut self, socket: &mut Socket) -> Option<()> {
        loop {
            tokio::select! {
                command = self.commands.recv() => {
                    let Some(command) = command else {
                        let _ = socket.close(None).await;
                        return None;
                    };
                    // A connection made later asks for the language too.
                    if command["do"] == LANG {
                        self.lobby.lang = Deserialize::deserialize(&command["lang"]).unwrap_or_default();
                    }
                    if socket.send(Message::text(command.to_string())).await.is_err() {
                        return Some(());
                    }
                }
                message = socket.next() => match message {
                    Some(Ok(Message::Text(text))) => self.hear(&text)?,
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return Some(()),
                    Some(Ok(_)) => {}
                },
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
