//! Tables that are being played or looked at. Each has one task that owns it and is its only writer; everybody else
//! sends it questions. A table is loaded when somebody asks for it and let go when nobody does.
//!
//! The order is always: decide, store, commit, tell. Nobody hears of a move that is not stored.

mod bot;
mod room;
mod watcher;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use kernel::Lang;
use serde::Serialize;
use table::{AnyTable, ClientId, Command, Sender};
use tokio::sync::{mpsc, oneshot};
use utoipa::ToSchema;

use crate::app::App;
use crate::error::Error;
use room::Room;
pub(crate) use room::{later, load, summary};
pub(crate) use watcher::{Outgoing, Watcher, WatcherId};

/// An acknowledgement: what was asked is stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Ack {
    /// The number of the last entry.
    pub number: u32,
    /// The step to name when acting next.
    pub step: u32,
}

/// What is asked of the task of a table.
pub(crate) enum Ask {
    /// A command.
    Command { from: Sender, command: Command, reply: oneshot::Sender<Result<Ack, Error>> },
    /// Somebody begins to watch and is told everything after `from`.
    Watch { watcher: Watcher, from: u32 },
    /// Somebody goes away.
    Unwatch(WatcherId),
    /// A watcher missed something, or wants another language.
    Again { watcher: WatcherId, from: u32, lang: Option<Lang> },
    /// Somebody looks at the table itself.
    Look(Look),
    /// Another process has stored entries up to this number.
    News { number: u32 },
    /// What is stored was changed: it is read anew.
    ReadAnew,
    /// The program ends.
    Goodbye(oneshot::Sender<()>),
}

/// A look at a table, or at why there is none.
pub(crate) type Look = Box<dyn FnOnce(Result<&dyn AnyTable, Error>) + Send>;

type Asks = mpsc::Sender<Ask>;

/// The tables that are loaded.
#[derive(Default)]
pub(crate) struct Registry {
    live: Mutex<HashMap<String, Asks>>,
}

/// So many questions wait for a table at most.
const QUEUE: usize = 256;

impl Registry {
    /// How many tables are loaded.
    pub(crate) fn len(&self) -> usize {
        self.map().len()
    }

    fn map(&self) -> std::sync::MutexGuard<'_, HashMap<String, Asks>> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The table, if it is loaded.
    fn loaded(&self, id: &str) -> Option<Asks> {
        self.map().get(id).filter(|asks| !asks.is_closed()).cloned()
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
        if let Some(asks) = map.get(id).filter(|asks| !asks.is_closed()) {
            return asks.clone();
        }
        let (asks, waiting) = mpsc::channel(QUEUE);
        map.insert(id.into(), asks.clone());
        drop(map);
        self.metrics.tables_loaded.add(1);
        tokio::spawn(Room::run(Arc::clone(self), id.to_string(), waiting));
        asks
    }

    /// Asks the task of a table. One that was just let go is loaded again.
    pub(crate) async fn ask(self: &Arc<Self>, id: &str, mut ask: Ask) -> Result<(), Error> {
        for _ in 0..8 {
            match self.live(id).send(ask).await {
                Ok(()) => return Ok(()),
                Err(mpsc::error::SendError(back)) => ask = back,
            }
        }
        Err(Error::Broken)
    }

    /// Sends a command to a table; the answer comes when it is stored.
    pub(crate) async fn command(
        self: &Arc<Self>,
        id: &str,
        client: ClientId,
        command: Command,
    ) -> Result<Ack, Error> {
        let (reply, answer) = oneshot::channel();
        self.ask(id, Ask::Command { from: Sender::Client(client), command, reply }).await?;
        answer.await.map_err(|_| Error::Broken)?
    }

    /// Looks at a table.
    pub(crate) async fn look<T: Send + 'static>(
        self: &Arc<Self>,
        id: &str,
        look: impl FnOnce(&dyn AnyTable) -> T + Send + 'static,
    ) -> Result<T, Error> {
        let (reply, answer) = oneshot::channel();
        let ask = Ask::Look(Box::new(move |table: Result<&dyn AnyTable, Error>| {
            let _ = reply.send(table.map(look));
        }));
        self.ask(id, ask).await?;
        answer.await.map_err(|_| Error::Broken)?
    }

    /// Another process has stored entries of this table: whoever watches it here is told.
    pub async fn hear(self: &Arc<Self>, id: &str, number: u32) {
        if let Some(asks) = self.registry.loaded(id) {
            let _ = asks.send(Ask::News { number }).await;
        }
    }

    /// What is stored of a table was changed: whoever has it in memory reads it anew.
    pub(crate) async fn read_anew(&self, id: &str) {
        if let Some(asks) = self.registry.loaded(id) {
            let _ = asks.send(Ask::ReadAnew).await;
        }
    }

    /// Makes sure a table is loaded, so that it goes on by itself.
    pub(crate) async fn wake(self: &Arc<Self>, id: &str) {
        let _ = self.look(id, |_| ()).await;
    }

    /// Ends the tasks of all tables, after what they are storing, and tells everybody to come back.
    pub(crate) async fn close_tables(self: &Arc<Self>) {
        for id in self.registry.ids() {
            let Some(asks) = self.registry.loaded(&id) else { continue };
            let (done, closed) = oneshot::channel();
            if asks.send(Ask::Goodbye(done)).await.is_ok() {
                let _ = closed.await;
            }
        }
    }
}

/// Takes the table out of the registry when its task ends, however it ends.
struct Place {
    app: Weak<App>,
    id: String,
}

impl Drop for Place {
    fn drop(&mut self) {
        if let Some(app) = self.app.upgrade() {
            let mut map = app.registry.map();
            if map.get(&self.id).is_some_and(mpsc::Sender::is_closed) {
                map.remove(&self.id);
            }
        }
    }
}
