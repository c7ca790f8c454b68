//! The socket of a table: updates arrive through a channel from the table's task, requests go to it.

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

use super::caller::{Asked, Eyes, Maybe, Params, TableId};
use super::origin::{Counted, may_open};
use super::read;
use super::tables::{carry_out, viewer};
use crate::app::App;
use crate::error::Error;
use crate::limit::{Bucket, Open};
use crate::live::{Ask, Outgoing, Watcher, WatcherId};
use crate::secret::Secret;
use crate::wire::{ErrorBody, SocketAsk, SocketMessage, UpdateQuery};
use crate::wrong::Wrong;

/// The longest message of a client, in bytes.
const LONGEST: usize = 16 * 1024;
/// Bytes read from a connection at a time. Commands are short, and every connection holds such a buffer.
const READ_AHEAD: usize = 4 * 1024;
/// Maximum number of messages queued for a client.
const QUEUE: usize = 256;
/// A client that is silent for this long is pinged.
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
    let session = caller.as_ref().filter(|_| query.key.is_none()).map(|caller| caller.session.clone());
    let link = query.key.as_deref().and_then(Secret::parse).map(|secret| secret.id);
    let eyes = viewer(&app, &id, caller, query.key.as_deref()).await?;
    let client = eyes.map(|eyes| eyes.client);
    if let Some(refusal) = app.look(&id, move |table| table.bars(client)).await? {
        return Err(refusal.into());
    }
    let upgrade = upgrade.map_err(|_| Wrong::NotSocket)?;
    let bucket = app.limits.messages();
    let open = app.limits.open_socket(counted.0)?;
    let connection = Connection { app, id, eyes, session, link, lang, bucket, _open: open };
    Ok(upgrade
        .max_message_size(LONGEST)
        .max_frame_size(LONGEST)
        .read_buffer_size(READ_AHEAD)
        .on_upgrade(move |socket| connection.serve(socket, query.from)))
}

struct Connection {
    app: Arc<App>,
    id: String,
    eyes: Option<Eyes>,
    /// The session that opened it.
    session: Option<String>,
    /// The seat link that opened it without one.
    link: Option<String>,
    lang: Lang,
    bucket: Bucket,
    /// The socket's slot in its address's quota.
    _open: Option<Open>,
}

impl Connection {
    async fn serve(mut self, mut socket: WebSocket, from: u32) {
        let (out, mut told) = mpsc::channel(QUEUE);
        let watcher = WatcherId::new();
        let (client, seat) = (self.eyes.map(|eyes| eyes.client), self.eyes.and_then(|eyes| eyes.seat));
        let watch = Watcher { id: watcher, client, seat, lang: self.lang, out };
        let mut signed_out = self.app.hear_of_sign_outs();
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
                    // The table dropped us: too slow, or it failed.
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
                person = signed_out.recv() => {
                    // Who missed some looks as well.
                    let own = !person.is_ok_and(|person| client != Some(ClientId(person)));
                    if own && !self.is_signed_in().await {
                        let last = SocketMessage::Goodbye { reason: "signed_out".into() }.text();
                        let _ = socket.send(Message::Text(last)).await;
                        false
                    } else {
                        true
                    }
                }
                _ = quiet.tick() => {
                    let there = std::mem::replace(&mut heard, false);
                    // Another process may have ended the session.
                    let here = self.is_signed_in().await;
                    there && here && socket.send(Message::Ping(axum::body::Bytes::new())).await.is_ok()
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

    /// Whether the session that opened the socket is still valid. While the database does not
    /// answer, assume so.
    async fn is_signed_in(&self) -> bool {
        let good = match (&self.session, &self.link) {
            (Some(session), _) => self.app.store.has_session(session).await,
            (None, Some(link)) => self.app.store.has_link(link).await,
            (None, None) => Ok(true),
        };
        good.unwrap_or(true)
    }

    async fn again(&self, watcher: WatcherId, from: u32, lang: Option<Lang>) -> Option<Utf8Bytes> {
        let asked = self.app.ask(&self.id, Ask::Again { watcher, from, lang }).await;
        asked.err().map(|error| self.refuse(None, &error))
    }

    async fn command(&self, id: Option<u64>, message: &Value) -> Utf8Bytes {
        let result = match (read::value::<Command>(message), self.eyes) {
            (Err(wrong), _) => Err(with_socket_words(wrong, message).into()),
            (Ok(_), None) => Err(Error::NotKnown),
            (Ok(command), Some(eyes)) => carry_out(&self.app, &self.id, eyes, command).await,
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

/// A socket accepts more requests than a table knows.
fn with_socket_words(mut wrong: Wrong, message: &Value) -> Wrong {
    if let Wrong::NoSuchWord { word, known } = &mut wrong
        && message.get("do").and_then(Value::as_str) == Some(word)
    {
        known.extend(["ping", "resync", "lang"].map(String::from));
    }
    wrong
}
