//! Decisions of the host made outside the running server: bans, removed tables, and orders to tables. The sweeper
//! applies them.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, PoisonError, RwLock};

use table::{Command, Sender};
use tokio::sync::oneshot;

use crate::admin::RELOAD;
use crate::app::App;
use crate::error::Error;
use crate::live::{Ack, Ask};
use crate::store::{BanRow, OrderRow, StoreError};

/// The decisions known here; at most a few seconds old.
#[derive(Default)]
pub(crate) struct Order(RwLock<Known>);

#[derive(Default)]
struct Known {
    banned: HashMap<u64, BanRow>,
    removed: HashSet<String>,
}

impl Order {
    /// Whether a person may use the server at this time.
    pub(crate) fn admits(&self, person: u64, now: u64) -> Result<(), Error> {
        let known = self.0.read().unwrap_or_else(PoisonError::into_inner);
        match known.banned.get(&person).filter(|ban| ban.until.is_none_or(|until| until > now)) {
            Some(ban) => Err(Error::Banned { until: ban.until, reason: ban.reason.clone() }),
            None => Ok(()),
        }
    }

    /// Whether a table was not taken away.
    pub(crate) fn shows(&self, table: &str) -> Result<(), Error> {
        let known = self.0.read().unwrap_or_else(PoisonError::into_inner);
        if known.removed.contains(table) { Err(Error::Removed) } else { Ok(()) }
    }
}

impl App {
    /// Applies the host's decisions.
    pub(crate) async fn keep_order(self: &Arc<Self>) -> Result<(), StoreError> {
        let bans = self.store.bans(self.now()).await?;
        let removed: HashSet<String> = self.store.removed().await?.into_iter().collect();
        let gone: Vec<String> = {
            let mut known = self.order.0.write().unwrap_or_else(PoisonError::into_inner);
            known.banned = bans.into_iter().map(|ban| (ban.person, ban)).collect();
            let gone = removed.difference(&known.removed).cloned().collect();
            known.removed = removed;
            gone
        };
        for table in gone {
            self.close_table(&table).await;
        }
        for order in self.store.open_orders().await? {
            if self.store.claim_order(&order.id).await? {
                let outcome = match self.carry_out(&order).await {
                    Ok(()) => "done".into(),
                    Err(error) => error.message(kernel::Lang::EN),
                };
                tracing::info!(table = order.table, order = order.command, outcome, "an order of the host");
                self.store.end_order(&order.id, &outcome).await?;
            }
        }
        Ok(())
    }

    async fn carry_out(self: &Arc<Self>, order: &OrderRow) -> Result<(), Error> {
        if order.command == RELOAD {
            self.reload(&order.table).await;
            return Ok(());
        }
        let command: Command = serde_json::from_str(&order.command).map_err(|_| Error::Broken)?;
        self.host_command(&order.table, command).await.map(drop)
    }

    /// Carries out a command of the host at a table.
    async fn host_command(self: &Arc<Self>, id: &str, command: Command) -> Result<Ack, Error> {
        let (reply, answer) = oneshot::channel();
        self.ask(id, Ask::Command { from: Sender::Host, command, reply }).await?;
        answer.await.map_err(|_| Error::Broken)?
    }
}
