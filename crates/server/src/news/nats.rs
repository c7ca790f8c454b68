//! News carried by NATS.

use std::sync::Arc;
use std::time::Duration;

use async_nats::connection::State;
use async_nats::{Client, ConnectOptions, Event, ServerAddr};
use futures_util::StreamExt;
use serde::{Deserialize, Serialize};
use tokio::sync::{Notify, mpsc, oneshot};
use tokio::task::AbortHandle;

use super::{News, NewsError};
use crate::app::App;
use crate::live::Ask;
use crate::secret;

/// Prefix of the subjects of tables; the id follows.
const SUBJECT: &str = "temples.table";
/// Maximum news waiting to be sent; more are dropped.
const QUEUE: usize = 4096;
/// The longest time between two attempts to reach NATS.
const PATIENCE: Duration = Duration::from_secs(2);
/// How often a silent NATS server is pinged.
const QUIET: Duration = Duration::from_secs(10);

/// News in transit.
#[derive(Serialize, Deserialize)]
struct Letter {
    /// The process.
    from: u64,
    #[serde(flatten)]
    news: News,
}

/// Requests to the task that sends news.
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

/// Subscription to one table's news; ends when dropped.
pub(crate) struct Following(AbortHandle);

impl Drop for Following {
    fn drop(&mut self) {
        self.0.abort();
    }
}

impl Bridge {
    /// Connects now or later; `looks` is notified whenever news may have been missed.
    pub(super) async fn connect(nats: &str, looks: &Arc<Notify>) -> Result<Bridge, NewsError> {
        let address: ServerAddr = nats.parse().map_err(|_| NewsError::Address)?;
        if !matches!(address.scheme(), "nats" | "tls") {
            return Err(NewsError::Address);
        }
        let looks = Arc::clone(looks);
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
                        // News sent in the meantime was missed.
                        looks.notify_one();
                    }
                    Event::Disconnected => tracing::warn!("NATS does not answer; news come late"),
                    other => tracing::debug!(event = %other, "NATS"),
                }
                std::future::ready(())
            })
            .connect(address)
            .await
            .map_err(|_| NewsError::Address)?;
        let (errands, waiting) = mpsc::channel(QUEUE);
        tokio::spawn(send(client.clone(), secret::number(), waiting));
        Ok(Bridge { client, errands })
    }

    pub(super) fn is_connected(&self) -> bool {
        self.client.connection_state() == State::Connected
    }

    pub(super) fn announce(&self, table: &str, news: News) {
        let _ = self.errands.try_send(Errand::Send { table: table.into(), news });
    }

    pub(super) async fn finish(&self) {
        let (done, finished) = oneshot::channel();
        if self.errands.send(Errand::Finish(done)).await.is_ok() {
            let _ = finished.await;
        }
    }

    pub(super) fn follow(&self, app: &Arc<App>, table: &str) -> Following {
        let client = self.client.clone();
        let (app, id) = (Arc::downgrade(app), table.to_string());
        let task = tokio::spawn(async move {
            let Ok(mut letters) = client.subscribe(format!("{SUBJECT}.{id}")).await else { return };
            if let Some(app) = app.upgrade() {
                app.tell_loaded(&id, Ask::Listening).await;
            }
            while let Some(message) = letters.next().await {
                let Some(app) = app.upgrade() else { break };
                // Other messages on the subject are not ours.
                let Ok(Letter { from, news }) = serde_json::from_slice(&message.payload) else { continue };
                match news {
                    News::Stored { number } => {
                        app.metrics.news_heard.add(1);
                        app.hear(&id, number).await;
                    }
                    News::Changed => app.tell_loaded(&id, Ask::Reload).await,
                    News::Watched { crowd, greeting } => {
                        app.tell_loaded(&id, Ask::Elsewhere { process: from, crowd, greeting }).await;
                    }
                }
            }
        });
        Following(task.abort_handle())
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
    use super::Letter;
    use crate::news::{Crowd, News};

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
