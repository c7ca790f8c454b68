//! Whether the database accepts writes now: from the latest writes, or from a test write if there were none.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use tokio::sync::Mutex;

use super::{Store, StoreError, Stored};

/// A successful write vouches for this long; asking more often causes no more writes.
const FRESH: Duration = Duration::from_secs(1);
/// A database that takes longer to store one row counts as not answering.
const PATIENCE: Duration = Duration::from_secs(3);

/// The results of the latest writes.
pub(crate) struct Health {
    begun: Instant,
    /// When something was last stored, in milliseconds since the begin.
    wrote: AtomicU64,
    /// Something failed after that.
    failing: AtomicBool,
    /// Time of the last test write. Only one runs at a time.
    tried: Mutex<Option<Instant>>,
}

impl Default for Health {
    fn default() -> Self {
        Health {
            begun: Instant::now(),
            wrote: AtomicU64::new(0),
            failing: AtomicBool::new(true),
            tried: Mutex::new(None),
        }
    }
}

impl Health {
    /// Something was stored.
    pub(super) fn wrote(&self) {
        self.wrote.store(self.begun.elapsed().as_millis() as u64, Ordering::Relaxed);
        self.failing.store(false, Ordering::Release);
    }

    /// Something failed.
    pub(super) fn failed(&self) {
        self.failing.store(true, Ordering::Release);
    }

    fn is_fresh(&self) -> bool {
        let now = self.begun.elapsed().as_millis() as u64;
        let since = now.saturating_sub(self.wrote.load(Ordering::Relaxed));
        !self.failing.load(Ordering::Acquire) && since < FRESH.as_millis() as u64
    }
}

impl Store {
    /// Whether something can be stored: it was a moment ago, or a row is written and removed.
    pub async fn ready(&self) -> Stored<()> {
        if self.health.is_fresh() {
            return Ok(());
        }
        let mut tried = self.health.tried.lock().await;
        if self.health.is_fresh() {
            return Ok(());
        }
        if tried.is_some_and(|at| at.elapsed() < FRESH) && self.health.failing.load(Ordering::Acquire) {
            return Err(StoreError::Database(sqlx::Error::PoolTimedOut));
        }
        let result = tokio::time::timeout(PATIENCE, self.try_to_write()).await;
        let result = result.unwrap_or(Err(StoreError::Database(sqlx::Error::PoolTimedOut)));
        if result.is_err() {
            self.health.failed();
        }
        *tried = Some(Instant::now());
        result
    }

    async fn try_to_write(&self) -> Stored<()> {
        let mut tx = self.write.begin().await?;
        // No migration has this number, and the row is never visible.
        sqlx::query("INSERT INTO changes (number) VALUES (0)").execute(&mut *tx).await?;
        sqlx::query("DELETE FROM changes WHERE number = 0").execute(&mut *tx).await?;
        tx.commit().await
    }
}
