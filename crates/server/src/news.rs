//! News between processes on one database, carried by NATS: which entries are stored, and who watches where.
//!
//! News make things fresh and do nothing else. Any of them may be lost, doubled or late: entries are read from the
//! database by their numbers, and every few seconds each process looks there for what it was not told. So nobody waits
//! for NATS, and nothing here fails when it is away.

use std::sync::Arc;
use std::time::Duration;

use async_nats::connection::State;
use async_nats::{Client, ConnectOptions, Event, ServerAddr};
use futures_util::StreamExt;
use serde::{Deserialize, Serialize};
use tokio::sync::{mpsc, oneshot};
use tokio::task::AbortHandle;

use crate::app::{App, PAGE};
use crate::live::Ask;
use crate::secret;
use crate::store::{Kind, StoreError};

/// What the subjects of tables begin with; the id follows.
const SUBJECT: &str = "temples.table";
/// So many news wait to be sent at most; more are dropped.
const QUEUE: usize = 4096;
/// The longest time between two attempts to reach NATS.
const PATIENCE: Duration = Duration::from_secs(2);
/// NATS is asked so often whether it is there, if it says nothing.
const QUIET: Duration = Duration::from_secs(10);
/// After so many looks at the database a process says again who watches at it.
const BEAT: u32 = 4;

/// What one process tells the others about a table.
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
        /// That process has just begun to listen and wants to hear the same of the others.
        greeting: bool,
    },
}

/// Who watches a table at one process.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub(crate) struct Crowd {
    /// The people, once for each socket.
    pub(crate) people: Vec<u64>,
    /// How many sockets are nobody's.
    pub(crate) strangers: u32,
}

impl Crowd {
    pub(crate) fn is_empty(&self) -> bool {
        self.people.is_empty() && self.strangers == 0
    }
}

/// News as they travel.
#[derive(Serialize, Deserialize)]
struct Letter {
    /// The process.
    from: u64,
    #[serde(flatten)]
    news: News,
}

/// What the sender of news is asked.
enum Errand {
    Send {
        table: String,
        news: News,
    },
    /// Everything before is on its way when this is answered.
    Finish(oneshot::Sender<()>),
}

/// The way to other processes.
pub(crate) struct Bridge {
    client: Client,
    errands: mpsc::Sender<Errand>,
}

/// News of one table come in while this lives.
pub(crate) struct Following(AbortHandle);

impl Drop for Following {
    fn drop(&mut self) {
        self.0.abort();
    }
}

impl App {
    /// Exchanges news with other processes through the NATS server at this address, whenever it is there. The error says
    /// what an address looks like.
    pub async fn join_others(self: &Arc<Self>, nats: &str) -> Result<(), String> {
        let wrong = || "an address of NATS looks like nats://localhost:4222".to_string();
        let address: ServerAddr = nats.parse().map_err(|_| wrong())?;
        if !matches!(address.scheme(), "nats" | "tls") {
            return Err(wrong());
        }
        let looks = Arc::clone(&self.look_now);
        let client = ConnectOptions::new()
            .name("temples")
            .retry_on_initial_connect()
            .max_reconnects(None)
            .no_echo()
            .ping_interval(QUIET)
            .reconnect_delay_callback(|attempts| {
                PATIENCE.min(Duration::from_millis(50) * 2u32.saturating_pow(attempts.min(16) as u32))
            })
            .event_callback(move |event| {
                match event {
                    Event::Connected => {
                        tracing::info!("news of other processes come through NATS");
                        // What was told in the meantime went by.
                        looks.notify_one();
                    }
                    Event::Disconnected => tracing::warn!("NATS does not answer; news come late"),
                    other => tracing::debug!(event = %other, "NATS"),
                }
                std::future::ready(())
            })
            .connect(address)
            .await
            .map_err(|_| wrong())?;
        let (errands, waiting) = mpsc::channel(QUEUE);
        tokio::spawn(send(client.clone(), secret::number(), waiting));
        // Whoever joined first stays.
        let _ = self.bridge.set(Bridge { client, errands });
        Ok(())
    }

    /// Whether there are others to join, and if so, whether they can be reached.
    pub(crate) fn reaches_others(&self) -> Option<bool> {
        self.bridge.get().map(|bridge| bridge.client.connection_state() == State::Connected)
    }

    /// Tells other processes. What cannot be sent at once is dropped.
    pub(crate) fn announce(&self, table: &str, news: News) {
        if let Some(bridge) = self.bridge.get() {
            let _ = bridge.errands.try_send(Errand::Send { table: table.into(), news });
        }
    }

    /// Waits until what was announced is on its way, if it can be.
    pub(crate) async fn finish_announcing(&self) {
        let Some(bridge) = self.bridge.get() else { return };
        let (done, finished) = oneshot::channel();
        if bridge.errands.send(Errand::Finish(done)).await.is_ok() {
            let _ = finished.await;
        }
    }

    /// Lets news of a table in from now on. The table is told when that begins.
    pub(crate) fn follow(self: &Arc<Self>, table: &str) -> Option<Following> {
        let client = self.bridge.get()?.client.clone();
        let (app, id) = (Arc::downgrade(self), table.to_string());
        let task = tokio::spawn(async move {
            let Ok(mut letters) = client.subscribe(format!("{SUBJECT}.{id}")).await else { return };
            if let Some(app) = app.upgrade() {
                app.tell_loaded(&id, Ask::Listening).await;
            }
            while let Some(message) = letters.next().await {
                let Some(app) = app.upgrade() else { break };
                // Whatever else is said there is not for us.
                let Ok(Letter { from, news }) = serde_json::from_slice(&message.payload) else { continue };
                match news {
                    News::Stored { number } => {
                        app.metrics.news_heard.add(1);
                        app.hear(&id, number).await;
                    }
                    News::Changed => app.tell_loaded(&id, Ask::ReadAnew).await,
                    News::Watched { crowd, greeting } => {
                        app.tell_loaded(&id, Ask::Elsewhere { process: from, crowd, greeting }).await;
                    }
                }
            }
        });
        Some(Following(task.abort_handle()))
    }

    /// Looks every few seconds for what others stored at tables that somebody watches here.
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

/// Sends news while NATS is there.
async fn send(client: Client, me: u64, mut errands: mpsc::Receiver<Errand>) {
    while let Some(errand) = errands.recv().await {
        let connected = client.connection_state() == State::Connected;
        match errand {
            Errand::Send { table, news } if connected => {
                let Ok(text) = serde_json::to_vec(&Letter { from: me, news }) else { continue };
                let _ = client.publish(format!("{SUBJECT}.{table}"), text.into()).await;
            }
            Errand::Send { .. } => {}
            Errand::Finish(done) => {
                if connected {
                    let _ = tokio::time::timeout(PATIENCE, client.flush()).await;
                }
                let _ = done.send(());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Crowd, Letter, News};

    #[test]
    fn news_are_read_back() {
        let all = [
            News::Stored { number: 7 },
            News::Changed,
            News::Watched { crowd: Crowd { people: vec![u64::MAX, 1], strangers: 2 }, greeting: true },
        ];
        for news in all {
            let text = serde_json::to_string(&Letter { from: u64::MAX, news: news.clone() }).unwrap();
            let read: Letter = serde_json::from_str(&text).unwrap();
            assert_eq!((read.from, read.news), (u64::MAX, news), "{text}");
        }
    }
}
