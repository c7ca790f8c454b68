//! The messages of the socket other than the commands of a table.

use kernel::Lang;
use serde::{Deserialize, Serialize};
use table::Update;
use utoipa::ToSchema;

/// A message from a client through the socket, other than the commands of a table. Every message may have an `id`.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum SocketAsk {
    /// Answered by `pong`.
    Ping,
    /// Tell me what came after entry `from`, or everything.
    Resync {
        /// The number of the last entry known.
        #[serde(default)]
        from: u32,
    },
    /// Speak another language.
    Lang {
        /// Which.
        lang: Lang,
    },
}

/// A message to a client through the socket.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum SocketMessage<'a> {
    /// News and the current state.
    #[schema(value_type = Update)]
    Update(&'a Update),
    /// The server has stored the request.
    Ack {
        /// The id the client gave.
        #[serde(skip_serializing_if = "Option::is_none")]
        id: Option<u64>,
        /// The number of the last entry.
        number: u32,
        /// The step to name when acting next.
        step: u32,
    },
    /// The server refused the request; nothing changed.
    Refused {
        /// The id the client gave.
        #[serde(skip_serializing_if = "Option::is_none")]
        id: Option<u64>,
        /// For programs.
        code: String,
        /// For people.
        message: String,
    },
    /// The people who are connected.
    Presence {
        /// The members of the table.
        members: Vec<Online>,
        /// The number of other spectators.
        watchers: u32,
    },
    /// The answer to `ping`.
    Pong {
        /// The id the client gave.
        #[serde(skip_serializing_if = "Option::is_none")]
        id: Option<u64>,
    },
    /// All players wanted to play again: there is a new table.
    Next {
        /// Its id.
        table: String,
    },
    /// The connection ends.
    Goodbye {
        /// Why: `restart` is to be followed by a new connection.
        reason: String,
    },
}

/// Whether a member is connected.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Online {
    /// The member number.
    pub member: u16,
    /// Whether they are connected.
    pub online: bool,
}

impl SocketMessage<'_> {
    /// The text of the message.
    pub(crate) fn text(&self) -> axum::extract::ws::Utf8Bytes {
        serde_json::to_string(self).expect("messages have text keys only").into()
    }
}
