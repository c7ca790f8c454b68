//! The socket of a table: what is told comes in by a channel from the table's task, what is asked goes to it.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Extension, State};
use axum::http::HeaderMap;
use axum::response::Response;
use kernel::Lang;
use serde_json::Value;
use table::{ClientId, Command};
use tokio::sync::mpsc;
use tokio::time::{Instant, interval_at};

use super::caller::{Asked, Maybe, Params, TableId};
use super::origin::{Counted, may_open};
use super::read;
use super::tables::{carry_out, viewer};
use crate::app::App;
use crate::error::Error;
use crate::limit::{Bucket, Open};
use crate::live::{Ask, Outgoing, Watcher, WatcherId};
use crate::wire::{ErrorBody, SocketAsk, SocketMessage, UpdateQuery};
use crate::wrong::Wrong;

/// The longest message of a client, in bytes.
const LONGEST: usize = 16 * 1024;
/// So much is read from a connection at a time, in bytes. Commands are short, and every connection holds as much.
const READ_AHEAD: usize = 4 * 1024;
/// So many messages wait for a client at most.
const QUEUE: usize = 256;
/// A client that says nothing for so long is asked whether it is there.
const QUIET: Duration = Duration::from_secs(30);

/// Opens the socket of a table; see `SocketAsk`, `Command` and `SocketMessage` for what goes through it.
#[expect(clippy::too_many_arguments, reason = "each is a part of the request")]
#[utoipa::path(
    get, path = "/tables/{id}/socket", tag = "tables", security((), ("token" = [])),
    params(("id" = String, Path, description = "The table"), UpdateQuery),
    responses((status = 101, description = "A WebSocket"), (status = 400, body = ErrorBody),
        (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody),
        (status = 409, body = ErrorBody), (status = 429, body = ErrorBody)),
)]
pub(super) async fn socket(
    State(app): State<Arc<App>>,
    Extension(counted): Extension<Counted>,
    headers: HeaderMap,
    TableId(id): TableId,
    Maybe(caller): Maybe,
    asked: Asked,
    Params(query): Params<UpdateQuery>,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Result<Response, Error> {
    if !may_open(&headers, &app.config.origins) {
        return Err(Error::BadOrigin);
    }
    let lang = asked.or(caller.as_ref());
    let client = viewer(&app, &id, caller, query.key.as_deref()).await?;
    if let Some(refusal) = app.look(&id, move |table| table.bars(client)).await? {
        return Err(refusal.into());
    }
    let upgrade = upgrade.map_err(|_| Wrong::NotSocket)?;
    let bucket = app.limits.messages();
    let open = app.limits.open_socket(counted.0)?;
    let connection = Connection { app, id, client, lang, bucket, _open: open };
    Ok(upgrade
        .max_message_size(LONGEST)
        .max_frame_size(LONGEST)
        .read_buffer_size(READ_AHEAD)
        .on_upgrade(move |socket| connection.serve(socket, query.from)))
}

struct Connection {
    app: Arc<App>,
    id: String,
    client: Option<ClientId>,
    lang: Lang,
    bucket: Bucket,
    /// The socket's place among those of its address.
    _open: Option<Open>,
}

impl Connection {
    async fn serve(mut self, mut socket: WebSocket, from: u32) {
        let (out, mut told) = mpsc::channel(QUEUE);
        let watcher = WatcherId::new();
        let watch = Watcher { id: watcher, client: self.client, lang: self.lang, out };
        if self.app.ask(&self.id, Ask::Watch { watcher: watch, from }).await.is_err() {
            return;
        }
        let mut quiet = interval_at(Instant::now() + QUIET, QUIET);
        let mut heard = true;
        loop {
            let next = tokio::select! {
                told = told.recv() => match told {
                    Some(Outgoing::Text(text)) => socket.send(Message::Text(text)).await.is_ok(),
                    Some(Outgoing::Last(text)) => {
                        let _ = socket.send(Message::Text(text)).await;
                        false
                    }
                    // The table let go of us: too slow, or it failed.
                    None => false,
                },
                message = socket.recv() => {
                    heard = true;
                    match message {
                        Some(Ok(Message::Text(text))) => {
                            let answer = self.hear(&text, watcher).await;
                            match answer {
                                Some(answer) => socket.send(Message::Text(answer)).await.is_ok(),
                                None => true,
                            }
                        }
                        Some(Ok(Message::Binary(_))) => {
                            let error = Wrong::NotText.into();
                            socket.send(Message::Text(self.refuse(None, &error))).await.is_ok()
                        }
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => true,
                        Some(Ok(Message::Close(_)) | Err(_)) | None => false,
                    }
                }
                _ = quiet.tick() => {
                    let there = std::mem::replace(&mut heard, false);
                    there && socket.send(Message::Ping(axum::body::Bytes::new())).await.is_ok()
                }
            };
            if !next {
                break;
            }
        }
        let _ = self.app.ask(&self.id, Ask::Unwatch(watcher)).await;
        let frame = CloseFrame { code: close_code::AWAY, reason: Utf8Bytes::from_static("") };
        let _ = socket.send(Message::Close(Some(frame))).await;
    }

    /// Answers a message, unless the table does.
    async fn hear(&mut self, text: &str, watcher: WatcherId) -> Option<Utf8Bytes> {
        let limited = self.bucket.take();
        let mut message: Value = match read::tree(text.as_bytes()) {
            Ok(message) => message,
            Err(wrong) => return Some(self.refuse(None, &wrong.into())),
        };
        let Some(fields) = message.as_object_mut() else {
            return Some(self.refuse(None, &Wrong::NotObject.into()));
        };
        let id = match fields.shift_remove("id") {
            None => None,
            Some(id) => match id.as_u64() {
                Some(id) => Some(id),
                None => return Some(self.refuse(None, &Wrong::MessageId.into())),
            },
        };
        if let Err(error) = limited {
            self.app.metrics.limited.add(1);
            return Some(self.refuse(id, &error));
        }
        let word = fields.get("do").and_then(Value::as_str).unwrap_or_default();
        if !matches!(word, "ping" | "resync" | "lang") {
            return Some(self.command(id, &message).await);
        }
        match read::value(&message) {
            Ok(SocketAsk::Ping) => Some(SocketMessage::Pong { id }.text()),
            Ok(SocketAsk::Resync { from }) => self.again(watcher, from, None).await,
            Ok(SocketAsk::Lang { lang }) => {
                self.lang = lang;
                self.again(watcher, 0, Some(lang)).await
            }
            Err(wrong) => Some(self.refuse(id, &wrong.into())),
        }
    }

    async fn again(&self, watcher: WatcherId, from: u32, lang: Option<Lang>) -> Option<Utf8Bytes> {
        let asked = self.app.ask(&self.id, Ask::Again { watcher, from, lang }).await;
        asked.err().map(|error| self.refuse(None, &error))
    }

    async fn command(&self, id: Option<u64>, message: &Value) -> Utf8Bytes {
        let result = match (read::value::<Command>(message), self.client) {
            (Err(wrong), _) => Err(with_socket_words(wrong, message).into()),
            (Ok(_), None) => Err(Error::NotKnown),
            (Ok(command), Some(client)) => carry_out(&self.app, &self.id, client, command).await,
        };
        match result {
            Ok(ack) => SocketMessage::Ack { id, number: ack.number, step: ack.step }.text(),
            Err(error) => self.refuse(id, &error),
        }
    }

    fn refuse(&self, id: Option<u64>, error: &Error) -> Utf8Bytes {
        SocketMessage::Refused { id, code: error.code(), message: error.message(self.lang) }.text()
    }
}

/// Through a socket more can be asked than a table knows.
fn with_socket_words(mut wrong: Wrong, message: &Value) -> Wrong {
    if let Wrong::NoSuchWord { word, known } = &mut wrong
        && message.get("do").and_then(Value::as_str) == Some(word)
    {
        known.extend(["ping", "resync", "lang"].map(String::from));
    }
    wrong
}
