//! Deferred writes: summaries and snapshots of tables. They are derived from the entries, so losing one costs
//! time and no move; of several for the same table only the last is written.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use serde::{Deserialize, Serialize};
use table::{SeatView, Status};
use tokio::sync::Notify;

use super::{Store, Stored};

/// The state of a table, for lists.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Summary {
    /// Where the game stands.
    pub status: Status,
    /// The round, from 1; 0 before the start.
    pub round: u8,
    /// How many steps were taken.
    pub steps: u32,
    /// The seat that is to decide.
    pub to_act: Option<u8>,
    /// The seats.
    pub seats: Vec<SeatView>,
    /// The people by member number.
    pub people: Vec<u64>,
    /// The totals by seat, once the game is over.
    pub scores: Option<Vec<i32>>,
    /// The ranks by seat, once the game is over with a result.
    pub ranks: Option<Vec<u8>>,
}

/// The derived data of a table.
#[derive(Clone, Debug)]
pub(crate) struct Later {
    /// The number of the last entry it is derived from.
    pub(crate) number: i64,
    pub(crate) summary: Summary,
    pub(crate) changed_at: i64,
    /// When a process must look at the table again.
    pub(crate) wake_at: Option<i64>,
    /// All members; empty if they are already written.
    pub(crate) members: Vec<i64>,
    /// The number and text of a snapshot.
    pub(crate) snapshot: Option<(i64, String)>,
}

/// The queue of deferred writes.
#[derive(Clone)]
pub(crate) struct Behind {
    store: Store,
    waiting: Arc<Mutex<BTreeMap<String, Later>>>,
    news: Arc<Notify>,
    /// One at a time writes.
    turn: Arc<tokio::sync::Mutex<()>>,
}

impl Behind {
    /// An empty queue.
    pub(crate) fn new(store: Store) -> Self {
        Behind { store, waiting: Arc::default(), news: Arc::default(), turn: Arc::default() }
    }

    /// To be written soon.
    pub(crate) fn put(&self, table: &str, later: Later) {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        match waiting.get_mut(table) {
            Some(before) => {
                let snapshot = later.snapshot.or_else(|| before.snapshot.take());
                let mut members = std::mem::take(&mut before.members);
                if !later.members.is_empty() {
                    members = later.members;
                }
                *before = Later { members, snapshot, ..later };
            }
            None => {
                waiting.insert(table.into(), later);
            }
        }
        drop(waiting);
        self.news.notify_one();
    }

    /// Resolves when something waits.
    pub(crate) async fn news(&self) {
        self.news.notified().await;
    }

    /// Signals again that writes are waiting.
    pub(crate) fn poke(&self) {
        self.news.notify_one();
    }

    /// Writes everything queued. A failed write is queued again, unless a newer one replaces it.
    pub(crate) async fn flush(&self) -> Stored<()> {
        let _turn = self.turn.lock().await;
        let all = std::mem::take(&mut *self.waiting.lock().unwrap_or_else(PoisonError::into_inner));
        if all.is_empty() {
            return Ok(());
        }
        let result = self.store.write_later(&all).await;
        if result.is_err() {
            let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
            for (table, later) in all {
                waiting.entry(table).or_insert(later);
            }
        }
        result
    }
}
