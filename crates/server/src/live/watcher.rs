//! Clients that watch a table through a socket, and the delivery of the table's messages to them.

use std::sync::atomic::{AtomicU64, Ordering};

use axum::extract::ws::Utf8Bytes;
use kernel::{Lang, Seat};
use table::{AnyTable, Audience, Change, ClientId, Entry, Output};
use tokio::sync::mpsc;

use crate::wire::SocketMessage;

/// One of several watchers of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct WatcherId(u64);

impl WatcherId {
    pub(crate) fn new() -> Self {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        WatcherId(NEXT.fetch_add(1, Ordering::Relaxed))
    }
}

/// Messages out of a socket.
#[derive(Clone, Debug)]
pub(crate) enum Outgoing {
    /// A message.
    Text(Utf8Bytes),
    /// The last message.
    Last(Utf8Bytes),
}

/// A watching client.
pub(crate) struct Watcher {
    pub(crate) id: WatcherId,
    pub(crate) client: Option<ClientId>,
    /// The one seat of the client through which they look, if they have a seat link.
    pub(crate) seat: Option<Seat>,
    pub(crate) lang: Lang,
    /// The outgoing queue. When it is full the watcher is dropped; its client reconnects.
    pub(crate) out: mpsc::Sender<Outgoing>,
}

impl Watcher {
    /// Sends what was missed since an entry, with the clock as of now.
    pub(crate) fn resync(&self, table: &dyn AnyTable, from: u32, now: u64) -> bool {
        let update = table.resync_at(self.client, self.seat, from, self.lang).told_at(now);
        self.send(SocketMessage::Update(&update).text())
    }

    /// Sends a message; `false` when the way is closed or full.
    pub(crate) fn send(&self, text: Utf8Bytes) -> bool {
        self.out.try_send(Outgoing::Text(text)).is_ok()
    }
}

/// Whether any of these watchers wants the messages for an audience.
pub(crate) fn listens(watchers: &[Watcher], to: Audience) -> bool {
    watchers.iter().any(|watcher| match to {
        Audience::Client(client) => watcher.client == Some(client) && watcher.seat.is_none(),
        Audience::Watchers(lang) => watcher.lang == lang,
    })
}

/// The table's messages, each serialised once and only if a watcher wants it.
pub(crate) struct Broadcast<'a> {
    table: &'a dyn AnyTable,
    outputs: &'a [Output],
    texts: Vec<Option<Utf8Bytes>>,
    /// The number of the last entry before.
    before: u32,
    /// A member sat down or stood up.
    seats_changed: bool,
}

impl<'a> Broadcast<'a> {
    pub(crate) fn new(
        table: &'a dyn AnyTable,
        outputs: &'a [Output],
        entries: &[Entry],
        before: u32,
    ) -> Self {
        let seats = |entry: &Entry| {
            matches!(
                entry.change,
                Change::Seated { .. }
                    | Change::TookOver { .. }
                    | Change::Left { .. }
                    | Change::Kicked { .. }
                    | Change::Forfeited { .. }
            )
        };
        let seats_changed = entries.iter().any(seats);
        Broadcast { table, outputs, texts: vec![None; outputs.len()], before, seats_changed }
    }

    /// The message for a watcher.
    pub(crate) fn to(&mut self, watcher: &Watcher) -> Utf8Bytes {
        if watcher.seat.is_some() {
            // Who gets or loses the seat sees the game through other eyes, and everything again.
            let from = if self.seats_changed { 0 } else { self.before };
            let update = self.table.resync_at(watcher.client, watcher.seat, from, watcher.lang);
            return SocketMessage::Update(&update).text();
        }
        let own = watcher.client.and_then(|client| self.find(|to| *to == Audience::Client(client)));
        if let Some(at) = own {
            let client = watcher.client.expect("the message is for this client");
            let member = self.table.room().members.iter().find(|member| member.client == client);
            if member.is_some_and(|member| member.lang == watcher.lang) {
                return self.text(at);
            }
            // The same in the language of this device.
            let told = &self.outputs[at].update;
            let from = if told.full { 0 } else { self.before };
            let mut update = self.table.resync(Some(client), from, watcher.lang);
            update.you.pass_device = told.you.pass_device;
            return SocketMessage::Update(&update).text();
        }
        if !self.is_member(watcher)
            && let Some(at) = self.find(|to| *to == Audience::Watchers(watcher.lang))
        {
            return self.text(at);
        }
        SocketMessage::Update(&self.table.resync(watcher.client, self.before, watcher.lang)).text()
    }

    /// Members without a seat see what is public, and which member they are.
    fn is_member(&self, watcher: &Watcher) -> bool {
        self.table.room().members.iter().any(|member| Some(member.client) == watcher.client && member.here)
    }

    fn find(&self, to: impl Fn(&Audience) -> bool) -> Option<usize> {
        self.outputs.iter().position(|output| to(&output.to))
    }

    fn text(&mut self, at: usize) -> Utf8Bytes {
        let outputs = self.outputs;
        self.texts[at].get_or_insert_with(|| SocketMessage::Update(&outputs[at].update).text()).clone()
    }
}
