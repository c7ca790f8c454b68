//! Whoever watches a table through a socket, and how what a table tells finds its way to them.

use std::sync::atomic::{AtomicU64, Ordering};

use axum::extract::ws::Utf8Bytes;
use kernel::Lang;
use table::{AnyTable, Audience, ClientId, Output};
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

/// What goes out of a socket.
#[derive(Clone, Debug)]
pub(crate) enum Outgoing {
    /// A message.
    Text(Utf8Bytes),
    /// The last message.
    Last(Utf8Bytes),
}

/// Somebody who watches.
pub(crate) struct Watcher {
    pub(crate) id: WatcherId,
    pub(crate) client: Option<ClientId>,
    pub(crate) lang: Lang,
    /// The way out. When it is full the watcher is dropped and comes back by itself.
    pub(crate) out: mpsc::Sender<Outgoing>,
}

impl Watcher {
    /// Tells what was missed since an entry, with the clock as it stands now.
    pub(crate) fn resync(&self, table: &dyn AnyTable, from: u32, now: u64) -> bool {
        let update = table.resync(self.client, from, self.lang).told_at(now);
        self.send(SocketMessage::Update(&update).text())
    }

    /// Sends a message; `false` when the way is closed or full.
    pub(crate) fn send(&self, text: Utf8Bytes) -> bool {
        self.out.try_send(Outgoing::Text(text)).is_ok()
    }
}

/// Whether somebody among these wants what is told to an audience.
pub(crate) fn listens(watchers: &[Watcher], to: Audience) -> bool {
    watchers.iter().any(|watcher| match to {
        Audience::Client(client) => watcher.client == Some(client),
        Audience::Watchers(lang) => watcher.lang == lang,
    })
}

/// What the table told, each text written once and only if somebody wants it.
pub(crate) struct Told<'a> {
    table: &'a dyn AnyTable,
    outputs: &'a [Output],
    texts: Vec<Option<Utf8Bytes>>,
    /// The number of the last entry before.
    before: u32,
}

impl<'a> Told<'a> {
    pub(crate) fn new(table: &'a dyn AnyTable, outputs: &'a [Output], before: u32) -> Self {
        Told { table, outputs, texts: vec![None; outputs.len()], before }
    }

    /// What a watcher is told of it.
    pub(crate) fn to(&mut self, watcher: &Watcher) -> Utf8Bytes {
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
