//! Tables that are being played or watched. Each has one task that owns it and is its only writer; all other code
//! sends it messages. A table is loaded on first use and unloaded when it is idle.
//!
//! The order is always: decide, store, commit, send. No client receives a move that is not stored.

mod bot;
mod follow;
mod presence;
mod room;
mod stored;
mod watcher;

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};

use kernel::Lang;
use serde::Serialize;
use table::{AnyTable, Command, Sender};
use tokio::sync::{mpsc, oneshot};
use utoipa::ToSchema;

use crate::app::App;
use crate::error::Error;
use crate::news::{Crowd, News};
pub(crate) use bot::bot_of;
use room::Room;
pub(crate) use stored::{history, later, summary};
pub(crate) use watcher::{Outgoing, Watcher, WatcherId};

/// An acknowledgement: what was asked is stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Ack {
    /// The number of the last entry.
    pub number: u32,
    /// The step to name when acting next.
    pub step: u32,
}

/// Messages to the task of a table.
#[cfg_attr(not(feature = "hosting"), expect(dead_code, reason = "only other processes send some of these"))]
pub(crate) enum Ask {
    /// A command.
    Command { from: Sender, command: Command, reply: oneshot::Sender<Result<Ack, Error>> },
    /// A client starts watching and gets everything after `from`.
    Watch { watcher: Watcher, from: u32 },
    /// A client stops watching.
    Unwatch(WatcherId),
    /// A watcher missed something, or wants another language.
    Again { watcher: WatcherId, from: u32, lang: Option<Lang> },
    /// Looks at the table itself, and at what came after an entry.
    Look { from: Option<u32>, look: Look },
    /// Another process has stored entries up to this number.
    News { number: u32 },
    /// The stored table was changed: reload it.
    Reload,
    /// Whatever the table waits for is this process's business now.
    Wake,
    /// News of other processes arrive from now on.
    Listening,
    /// Who watches in another process; one that greets wants the same information from us.
    Elsewhere { process: u64, crowd: Crowd, greeting: bool },
    /// Time to announce again who watches here, and to forget processes not heard from.
    Beat,
    /// The program ends.
    Goodbye(oneshot::Sender<()>),
}

/// A closure that looks at a table, or at the reason why there is none.
pub(crate) type Look = Box<dyn FnOnce(Result<&dyn AnyTable, Error>) + Send>;

type Asks = mpsc::Sender<Ask>;

/// The tables that are loaded.
#[derive(Default)]
pub(crate) struct Registry {
    live: Mutex<HashMap<String, Live>>,
}

/// A loaded table.
struct Live {
    asks: Asks,
    sign: Arc<Sign>,
}

/// State of a loaded table that can be read without asking its task.
#[derive(Default)]
struct Sign {
    /// The number of its last entry.
    number: AtomicU32,
    /// Whether any client watches.
    watched: AtomicBool,
    /// Whether a bot thinks.
    thinks: AtomicBool,
}

/// Maximum number of messages queued for a table.
const QUEUE: usize = 256;

impl Registry {
    /// How many tables are loaded.
    pub(crate) fn len(&self) -> usize {
        self.map().len()
    }

    fn map(&self) -> std::sync::MutexGuard<'_, HashMap<String, Live>> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The table, if it is loaded.
    fn loaded(&self, id: &str) -> Option<Asks> {
        self.map().get(id).map(|live| live.asks.clone()).filter(|asks| !asks.is_closed())
    }

    /// The watched tables with the numbers of their last entries, in order.
    pub(crate) fn watched(&self) -> Vec<(String, u32)> {
        let map = self.map();
        let watched = map.iter().filter(|(_, live)| live.sign.watched.load(Ordering::Relaxed));
        let mut all: Vec<(String, u32)> =
            watched.map(|(id, live)| (id.clone(), live.sign.number.load(Ordering::Relaxed))).collect();
        all.sort();
        all
    }

    /// The tables whose bots think here.
    pub(crate) fn thinking(&self) -> Vec<String> {
        let map = self.map();
        let mut ids: Vec<String> = map
            .iter()
            .filter(|(_, live)| live.sign.thinks.load(Ordering::Relaxed))
            .map(|(id, _)| id.clone())
            .collect();
        ids.sort();
        ids
    }

    /// The ids of all loaded tables.
    fn ids(&self) -> Vec<String> {
        let mut ids: Vec<String> = self.map().keys().cloned().collect();
        ids.sort();
        ids
    }
}

impl App {
    /// The table, loaded if it is not.
    fn live(self: &Arc<Self>, id: &str) -> Asks {
        let mut map = self.registry.map();
        if let Some(live) = map.get(id).filter(|live| !live.asks.is_closed()) {
            return live.asks.clone();
        }
        let (asks, waiting) = mpsc::channel(QUEUE);
        let sign = Arc::new(Sign::default());
        map.insert(id.into(), Live { asks: asks.clone(), sign: Arc::clone(&sign) });
        drop(map);
        self.metrics.tables_loaded.add(1);
        tokio::spawn(Room::run(Arc::clone(self), id.to_string(), waiting, sign));
        asks
    }

    /// Asks the task of a table. One that was just let go is loaded again.
    pub(crate) async fn ask(self: &Arc<Self>, id: &str, mut ask: Ask) -> Result<(), Error> {
        self.order.shows(id)?;
        for _ in 0..8 {
            match self.live(id).send(ask).await {
                Ok(()) => return Ok(()),
                Err(mpsc::error::SendError(back)) => ask = back,
            }
        }
        Err(Error::Broken)
    }

    /// Sends a command to a table; answers once the result is stored.
    pub(crate) async fn command(
        self: &Arc<Self>,
        id: &str,
        from: Sender,
        command: Command,
    ) -> Result<Ack, Error> {
        let (reply, answer) = oneshot::channel();
        self.ask(id, Ask::Command { from, command, reply }).await?;
        answer.await.map_err(|_| Error::Broken)?
    }

    /// Looks at a table.
    pub(crate) async fn look<T: Send + 'static>(
        self: &Arc<Self>,
        id: &str,
        look: impl FnOnce(&dyn AnyTable) -> T + Send + 'static,
    ) -> Result<T, Error> {
        self.look_back(id, None, look).await
    }

    /// Looks at a table and at what came after entry `from`.
    pub(crate) async fn look_back<T: Send + 'static>(
        self: &Arc<Self>,
        id: &str,
        from: Option<u32>,
        look: impl FnOnce(&dyn AnyTable) -> T + Send + 'static,
    ) -> Result<T, Error> {
        let (reply, answer) = oneshot::channel();
        let look: Look = Box::new(move |table: Result<&dyn AnyTable, Error>| {
            let _ = reply.send(table.map(look));
        });
        self.ask(id, Ask::Look { from, look }).await?;
        answer.await.map_err(|_| Error::Broken)?
    }

    /// Another process has stored entries of this table: notifies its watchers here.
    pub async fn hear(self: &Arc<Self>, id: &str, number: u32) {
        self.tell_loaded(id, Ask::News { number }).await;
    }

    /// Sends a message to a table if it is loaded.
    pub(crate) async fn tell_loaded(&self, id: &str, ask: Ask) {
        if let Some(asks) = self.registry.loaded(id) {
            let _ = asks.send(ask).await;
        }
    }

    /// The stored table was changed: every process that has it in memory reloads it.
    pub(crate) async fn reload(&self, id: &str) {
        self.announce(id, News::Changed);
        self.tell_loaded(id, Ask::Reload).await;
    }

    /// Ensures that a table is loaded and driven by this process.
    pub(crate) async fn wake(self: &Arc<Self>, id: &str) {
        let _ = self.ask(id, Ask::Wake).await;
    }

    /// Ends the tasks of all tables once they have finished storing, and tells all clients to
    /// reconnect.
    pub(crate) async fn close_tables(self: &Arc<Self>) {
        for id in self.registry.ids() {
            self.close_table(&id).await;
        }
    }

    /// The same for one table.
    pub(crate) async fn close_table(&self, id: &str) {
        let Some(asks) = self.registry.loaded(id) else { return };
        let (done, closed) = oneshot::channel();
        if asks.send(Ask::Goodbye(done)).await.is_ok() {
            let _ = closed.await;
        }
    }
}

/// Takes the table out of the registry when its task ends, however it ends.
struct Registered {
    app: Weak<App>,
    id: String,
}

impl Drop for Registered {
    fn drop(&mut self) {
        if let Some(app) = self.app.upgrade() {
            let mut map = app.registry.map();
            if map.get(&self.id).is_some_and(|live| live.asks.is_closed()) {
                map.remove(&self.id);
            }
        }
    }
}
