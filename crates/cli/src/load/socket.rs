//! One client's socket: a separate task reads it, so that the arrival time of a message is known whatever the
//! other clients do.

use std::time::Instant;

use client::Message;
use futures_util::stream::SplitSink;
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde::de::IgnoredAny;
use table::Status;
use tokio::sync::mpsc;
use tokio::task::AbortHandle;

use super::api::Api;

/// A message to a client, and its arrival time.
pub(super) struct Heard {
    /// Which client of the table.
    pub(super) client: usize,
    /// When it arrived.
    pub(super) at: Instant,
    pub(super) told: Incoming,
}

/// A message to a client.
pub(super) enum Incoming {
    /// The current state. The offer is the number of legal actions, 0 if others decide; it comes only with a
    /// position.
    Update { step: u32, over: bool, offer: Option<u32> },
    /// The request is stored.
    Ack { id: u64 },
    /// The request is refused.
    Refused { id: Option<u64>, code: String },
    /// The connection has ended.
    Closed,
}

/// An open socket.
pub(super) struct Socket {
    out: SplitSink<client::Socket, Message>,
    reader: AbortHandle,
}

impl Socket {
    /// Opens the socket of a table; all its messages go to `heard`.
    pub(super) async fn open(
        api: &Api,
        token: &str,
        table: &str,
        client: usize,
        heard: mpsc::Sender<Heard>,
    ) -> anyhow::Result<Socket> {
        let stream = api.socket(token, table).await?;
        let (out, mut messages) = stream.split();
        let reader = tokio::spawn(async move {
            loop {
                let told = match messages.next().await {
                    Some(Ok(Message::Text(text))) => (Instant::now(), read(&text)),
                    Some(Ok(Message::Close(_)) | Err(_)) | None => (Instant::now(), Some(Incoming::Closed)),
                    Some(Ok(_)) => continue,
                };
                let (at, Some(told)) = told else { continue };
                let last = matches!(told, Incoming::Closed);
                if heard.send(Heard { client, at, told }).await.is_err() || last {
                    break;
                }
            }
        });
        Ok(Socket { out, reader: reader.abort_handle() })
    }

    /// Sends a message; if that fails, the end of the connection is reported instead of an answer.
    pub(super) async fn send(&mut self, text: String) {
        let _ = self.out.send(Message::text(text)).await;
    }
}

impl Drop for Socket {
    fn drop(&mut self) {
        self.reader.abort();
    }
}

/// The parts of a [`table::Update`] or another message that matter here. Views and actions are skipped unread, so that the
/// driver does not slow down the machine whose server it measures.
#[derive(Deserialize)]
struct Wire<'a> {
    #[serde(rename = "type")]
    kind: &'a str,
    id: Option<u64>,
    #[serde(default)]
    step: u32,
    code: Option<String>,
    table: Option<WireTable>,
    position: Option<WirePosition>,
}

#[derive(Deserialize)]
struct WireTable {
    status: Status,
}

#[derive(Deserialize)]
struct WirePosition {
    offer: Option<WireOffer>,
}

#[derive(Deserialize)]
struct WireOffer {
    actions: Vec<IgnoredAny>,
}

/// Parses a message; `None` if it is of no interest.
fn read(text: &str) -> Option<Incoming> {
    let wire: Wire<'_> = serde_json::from_str(text).ok()?;
    match wire.kind {
        "update" => Some(Incoming::Update {
            step: wire.step,
            over: wire.table.is_some_and(|table| table.status.is_over()),
            offer: wire.position.map(|position| position.offer.map_or(0, |offer| offer.actions.len() as u32)),
        }),
        "ack" => Some(Incoming::Ack { id: wire.id? }),
        "refused" => Some(Incoming::Refused { id: wire.id, code: wire.code.unwrap_or_default() }),
        "goodbye" => Some(Incoming::Closed),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::{Incoming, read};

    #[test]
    fn what_matters_is_read_and_the_rest_is_left_aside() {
        let update = r#"{"type":"update","number":9,"step":7,"table":{"status":"playing","x":[1]},"news":[],
            "position":{"view":{"a":1},"offer":{"seat":0,"actions":[{"text":"a"},{"text":"b"}]}}}"#;
        assert!(matches!(read(update), Some(Incoming::Update { step: 7, over: false, offer: Some(2) })));
        let wait = r#"{"type":"update","step":7,"table":{"status":"finished"},"position":{"offer":null}}"#;
        assert!(matches!(read(wait), Some(Incoming::Update { step: 7, over: true, offer: Some(0) })));
        let chat = r#"{"type":"update","step":7,"table":{"status":"playing"}}"#;
        assert!(matches!(read(chat), Some(Incoming::Update { step: 7, over: false, offer: None })));
        assert!(matches!(
            read(r#"{"type":"ack","id":3,"number":5,"step":5}"#),
            Some(Incoming::Ack { id: 3 })
        ));
        let refused = read(r#"{"type":"refused","id":3,"code":"stale","message":"late"}"#);
        assert!(matches!(refused, Some(Incoming::Refused { id: Some(3), code }) if code == "stale"));
        assert!(matches!(read(r#"{"type":"goodbye","reason":"restart"}"#), Some(Incoming::Closed)));
        assert!(read(r#"{"type":"presence","members":[],"watchers":0}"#).is_none());
    }
}
