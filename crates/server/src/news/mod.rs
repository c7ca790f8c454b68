//! News between processes on one database: which entries are stored, and who watches where.
//!
//! News only speeds things up. Any message may be lost, duplicated or late: entries are read from the database by
//! their numbers, and every few seconds each process polls for what it missed. So nothing waits for NATS, and nothing
//! here fails while it is away. [`Bridge`] carries the news; a build without the feature `hosting` has none.

#[cfg_attr(feature = "hosting", path = "nats.rs")]
#[cfg_attr(not(feature = "hosting"), path = "alone.rs")]
mod bridge;

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::WORDS;
use crate::app::{App, PAGE};
use crate::live::Ask;
use crate::store::{Kind, StoreError};

pub(crate) use bridge::{Bridge, Following};

/// A process repeats who watches at it after this many looks at the database.
const BEAT: u32 = 4;

/// What one process announces about a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "news", rename_all = "snake_case")]
pub(crate) enum News {
    /// Entries up to this number are stored.
    Stored { number: u32 },
    /// Entries that were stored before are changed.
    Changed,
    /// Who watches at that process.
    Watched {
        #[serde(flatten)]
        crowd: Crowd,
        /// That process has just begun to listen and wants the same information from the others.
        greeting: bool,
    },
}

/// Who watches a table at one process.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub(crate) struct Crowd {
    /// The people, once for each socket.
    pub(crate) people: Vec<u64>,
    /// Number of anonymous sockets.
    pub(crate) strangers: u32,
}

words::errors! {
    /// Why news cannot be exchanged with other processes.
    pub enum NewsError in WORDS {
        "nats-address" Address,
        "nats-none" NoNats,
    }
}

impl Crowd {
    pub(crate) fn is_empty(&self) -> bool {
        self.people.is_empty() && self.strangers == 0
    }
}

impl App {
    /// Exchanges news with other processes through the NATS server at this address, whenever it is reachable. The
    /// error describes a valid address.
    pub async fn join_others(self: &Arc<Self>, nats: &str) -> Result<(), NewsError> {
        let bridge = Bridge::connect(nats, &self.look_now).await?;
        // The first bridge stays.
        let _ = self.bridge.set(bridge);
        Ok(())
    }

    /// Whether there are others to join, and if so, whether they can be reached.
    pub(crate) fn reaches_others(&self) -> Option<bool> {
        self.bridge.get().map(Bridge::is_connected)
    }

    /// Announces news to other processes. Messages that cannot be sent at once are dropped.
    pub(crate) fn announce(&self, table: &str, news: News) {
        if let Some(bridge) = self.bridge.get() {
            bridge.announce(table, news);
        }
    }

    /// Waits until the announcements are sent, if they can be.
    pub(crate) async fn finish_announcing(&self) {
        if let Some(bridge) = self.bridge.get() {
            bridge.finish().await;
        }
    }

    /// Subscribes to news of a table. The table is notified when that begins.
    pub(crate) fn follow(self: &Arc<Self>, table: &str) -> Option<Following> {
        Some(self.bridge.get()?.follow(self, table))
    }

    /// Polls every few seconds for entries that others stored at tables watched here.
    pub(crate) fn start_looking(self: &Arc<Self>) {
        if self.store.kind() == Kind::Sqlite {
            return;
        }
        let (app, now, every) = (Arc::downgrade(self), Arc::clone(&self.look_now), self.config.look);
        tokio::spawn(async move {
            for round in 1u32.. {
                // Either is a reason.
                let _ = tokio::time::timeout(every, now.notified()).await;
                let Some(app) = app.upgrade().filter(|app| !app.is_closing()) else { break };
                if let Err(error) = app.look_for_news().await {
                    tracing::warn!(%error, "cannot look for news");
                }
                if round.is_multiple_of(BEAT) {
                    for (table, _) in app.registry.watched() {
                        app.tell_loaded(&table, Ask::Beat).await;
                    }
                }
            }
        });
    }

    async fn look_for_news(self: &Arc<Self>) -> Result<(), StoreError> {
        for known in self.registry.watched().chunks(PAGE) {
            let ids: Vec<&str> = known.iter().map(|(id, _)| id.as_str()).collect();
            for (id, number) in self.store.numbers(&ids).await? {
                if known.iter().any(|(other, known)| *other == id && number > *known) {
                    self.metrics.news_found.add(1);
                    self.hear(&id, number).await;
                }
            }
        }
        Ok(())
    }
}
