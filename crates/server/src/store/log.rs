//! Checkpoints the `SQLite` write-ahead log, beside the writer. Left to itself, `SQLite` checkpoints inside a commit,
//! and the caller of that commit waits for all of it.

use std::time::Duration;

use sqlx::Row;
use tokio::sync::mpsc;

use super::{Connections, StoreError, Stored};

/// How long the log rests between two times.
const PAUSE: Duration = Duration::from_secs(1);
/// Number of pages (4 KiB each) from which the log restarts. The writer has to pause for that, but rarely, and
/// only for the little added since the earlier pages were written back.
const LONG: i64 = 4_096;
/// Number of pages from which a commit checkpoints by itself, in case the keeper of the log falls
/// behind.
pub(super) const AT_WORST: i64 = 8 * LONG;

/// The keeper of the log, which keeps it short.
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
        // A queued message says the same.
        let _ = self.grown.try_send(());
    }
}

/// Writes the log back. A failed sync may have lost pages written earlier that `SQLite` believes to be in the file:
/// then every page is written again, to the log first.
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
    use std::process::Command;

    use sqlx::Row;
    use testbed::{Disk, Fault, Span, Survives};

    use super::{LONG, keep_short, shorten};
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

    /// Fills the database with rows of a page each.
    const FILL: &str = "WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < 100) \
        INSERT INTO entries (table_id, number, at, change, hash) SELECT 'a', n, 1, hex(zeroblob(1500)), '' FROM n";

    async fn open(disk: &Disk) -> Store {
        Store::open(&format!("sqlite:{}", disk.file("a.db").display())).await.expect("it opens")
    }

    /// The half of the next test that runs on the disk. A part of the log is written back while another connection
    /// reads; then the rest is, and its sync fails, which loses the first part too.
    #[tokio::test]
    async fn on_the_disk_whose_sync_fails() {
        let Some(disk) = Disk::underneath() else { return };
        let store = open(&disk).await;
        let update = async |from: i64, to: i64| {
            let sql = "UPDATE entries SET at = 2 WHERE number BETWEEN $1 AND $2";
            sqlx::query(sql).bind(from).bind(to).execute(&store.write).await.expect("it is stored");
        };
        let mut lost = false;
        sqlx::query(FILL).execute(&store.write).await.expect("it is stored");
        keep_short(&store.read, &store.write, &mut lost).await.expect("the disk works");
        update(1, 50).await;
        let mut reader = store.read.begin_reading().await.expect("it can be read");
        sqlx::query("SELECT COUNT(*) FROM entries").fetch_one(&mut *reader).await.expect("it is read");
        update(51, 60).await;
        keep_short(&store.read, &store.write, &mut lost).await.expect("the disk works");
        reader.rollback().await.expect("it ends");
        // The sync of the log works, that of the file does not.
        disk.fail_after(1, Fault::SyncFails, Span::Calls(1));
        keep_short(&store.read, &store.write, &mut lost).await.expect_err("the sync fails");
        assert!(lost && disk.hits() == 1, "{lost}, {}", disk.hits());
        disk.heal();
        keep_short(&store.read, &store.write, &mut lost).await.expect("the disk works again");
        assert!(!lost);
        // The log restarts: what is not in the file now is lost.
        update(61, 100).await;
        std::process::exit(0);
    }

    #[tokio::test]
    async fn pages_that_a_failed_sync_lost_are_written_again() {
        let disk = Disk::new();
        let mut command = Command::new(std::env::current_exe().expect("this program"));
        command.args(["--exact", "store::log::tests::on_the_disk_whose_sync_fails", "--nocapture"]);
        disk.under(&mut command);
        let ran = command.output().expect("it starts");
        assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
        disk.cut_power(Survives::Nothing);
        let store = open(&disk).await;
        let row = sqlx::query("SELECT COUNT(*) FROM entries WHERE at = 2").fetch_one(&store.read).await;
        assert_eq!(row.and_then(|row| row.try_get::<i64, _>(0)).expect("it is read"), 100);
        store.close().await;
    }
}
