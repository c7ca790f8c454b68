//! Writes the log of `SQLite` back into its file, beside the writer. Left to itself, `SQLite` does it inside a commit, and
//! whoever waits for that commit waits for all of it.

use std::time::Duration;

use sqlx::Row;
use tokio::sync::mpsc;

use super::{Connections, StoreError, Stored};

/// How long the log rests between two times.
const PAUSE: Duration = Duration::from_secs(1);
/// From so many pages on (4 KiB each) the log begins anew, for which the writer has to pause: rarely, and for what
/// little was added since the pages before it were written back.
const LONG: i64 = 4_096;
/// From so many pages on a commit writes back by itself, should the keeper of the log not keep up.
pub(super) const AT_WORST: i64 = 8 * LONG;

/// The one who keeps the log short.
pub(crate) struct Log {
    grown: mpsc::Sender<()>,
}

/// The code of `SQLite` for a sync that failed.
const SYNC_FAILED: &str = "1034";

impl Log {
    /// Starts it. It ends with its handle, or when the connections are closed.
    pub(crate) fn start(read: Connections, write: Connections) -> Log {
        let (grown, mut waiting) = mpsc::channel(1);
        tokio::spawn(async move {
            let mut lost = false;
            while lost || waiting.recv().await.is_some() {
                match keep_short(&read, &write, &mut lost).await {
                    Ok(()) => {}
                    Err(StoreError::Database(sqlx::Error::PoolClosed)) => return,
                    // The pages stay in the log and are safe there; the next time takes them.
                    Err(error) => tracing::warn!(%error, "the database's log was not written back"),
                }
                tokio::time::sleep(PAUSE).await;
            }
        });
        Log { grown }
    }

    /// Something was written.
    pub(crate) fn grew(&self) {
        // A message that waits already says the same.
        let _ = self.grown.try_send(());
    }
}

/// Writes the log back. A sync that fails may have lost pages that were written at earlier times, of which `SQLite` believes
/// that they are in the file: then every page is written once more, to the log first.
async fn keep_short(read: &Connections, write: &Connections, lost: &mut bool) -> Stored<()> {
    if *lost {
        sqlx::query("VACUUM").persistent(false).execute(write).await?;
        *lost = false;
        tracing::info!("all pages of the database were written again, after a sync that failed");
    }
    let result = shorten(read).await;
    if let Err(sqlx::Error::Database(reason)) = &result
        && reason.code().as_deref() == Some(SYNC_FAILED)
    {
        *lost = true;
    }
    Ok(result?)
}

async fn shorten(pool: &Connections) -> sqlx::Result<()> {
    let row = sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").fetch_one(pool).await?;
    let pages: i64 = row.try_get(1)?;
    if pages >= LONG {
        sqlx::query("PRAGMA wal_checkpoint(RESTART)").fetch_one(pool).await?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{LONG, shorten};
    use crate::store::Store;

    #[tokio::test]
    async fn a_commit_leaves_the_file_alone_and_the_keeper_of_the_log_writes_it() {
        let folder = std::env::temp_dir().join(format!("temples-log-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("there is room for a file");
        let file = folder.join("a.db");
        let pages = || std::fs::metadata(&file).expect("the file is there").len() as i64 / 4096;
        let store = Store::open(&format!("sqlite:{}", file.display())).await.expect("a file is made");
        let insert = "WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < $1) \
            INSERT INTO entries (table_id, number, at, change, hash) SELECT 'a', n, 1, hex(zeroblob(3000)), '' FROM n";
        sqlx::query(insert).bind(LONG).execute(&store.write).await.expect("it is stored");
        assert!(pages() < LONG, "{} pages", pages());
        shorten(&store.read).await.expect("it is shortened");
        assert!(pages() >= LONG, "{} pages", pages());
        store.close().await;
        std::fs::remove_dir_all(&folder).expect("the folder is there");
    }
}
