//! Notifies a person's webhook that it is their turn. A build without the feature `hosting` makes no calls and
//! accepts no address.

#[cfg_attr(feature = "hosting", path = "call.rs")]
#[cfg_attr(not(feature = "hosting"), path = "silent.rs")]
mod call;

use std::sync::Arc;

use serde::Serialize;
use utoipa::ToSchema;

use crate::app::App;

pub(crate) use call::check;

/// What is sent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct TurnNotice {
    /// What happened: `your_turn`.
    pub event: String,
    /// The table.
    pub table: String,
    /// Its path at this server.
    pub path: String,
    /// The game.
    pub game: String,
    /// The seat that is to decide.
    pub seat: u8,
    /// The round, from 1.
    pub round: u8,
    /// A sentence for people.
    pub text: String,
}

impl App {
    /// Notifies a person that it is their turn, if they want that.
    pub(crate) fn notify(self: &Arc<Self>, person: u64, notice: TurnNotice) {
        let app = Arc::clone(self);
        tokio::spawn(async move {
            let address = match app.store.person(person).await {
                Ok(row) => row.and_then(|row| row.webhook),
                Err(_) => None,
            };
            let Some(address) = address else { return };
            let secret = app.store.webhook_secret(person).await.ok().flatten();
            if call::send(&address, app.config.public, &notice, secret.as_deref(), app.now()).await.is_some()
            {
                app.metrics.webhooks.add(1);
            } else {
                tracing::info!(table = notice.table, "a webhook was not reached");
            }
        });
    }
}
