//! Stores the entries of many tables in one transaction. `SQLite` waits for the disk once per transaction, and has
//! one writer: tables that move at the same time share the wait.

use std::fmt::Write as _;

use sqlx::{AssertSqlSafe, Executor, Row};
use tokio::sync::{mpsc, oneshot};

use super::log::Log;
use super::{Connections, Kind, StoreError, Stored, Tx};

/// Maximum number of tables per transaction.
const MOST: usize = 128;
/// Databases take at most some ten thousand values in one statement.
const MOST_ROWS: usize = 500;

/// Entries of one table, ready for storing.
#[derive(Clone, Debug)]
pub(crate) struct Batch {
    pub(crate) table: String,
    pub(crate) rows: Vec<EntryRow>,
    /// When a process must look at the table again, unless a summary says otherwise.
    pub(crate) wake_at: i64,
}

/// An entry as stored.
#[derive(Clone, Debug)]
pub(crate) struct EntryRow {
    pub(crate) number: i64,
    pub(crate) at: i64,
    pub(crate) change: String,
    pub(crate) hash: String,
}

type Job = (Batch, oneshot::Sender<Stored<()>>);

/// The handle of the writer task.
#[derive(Clone)]
pub(crate) struct Writer {
    jobs: mpsc::Sender<Job>,
}

impl Writer {
    /// Starts it. It ends with the last handle.
    pub(crate) fn start(pool: Connections, log: Option<Log>) -> Writer {
        let (jobs, mut waiting) = mpsc::channel::<Job>(4 * MOST);
        tokio::spawn(async move {
            let mut taken = Vec::with_capacity(MOST);
            while waiting.recv_many(&mut taken, MOST).await > 0 {
                write(&pool, &mut taken).await;
                if let Some(log) = &log {
                    log.grew();
                }
            }
        });
        Writer { jobs }
    }

    /// Stores a batch; returns after the commit.
    pub(crate) async fn store(&self, batch: Batch) -> Stored<()> {
        let (reply, answer) = oneshot::channel();
        self.jobs.send((batch, reply)).await.map_err(|_| StoreError::Database(sqlx::Error::PoolClosed))?;
        answer.await.map_err(|_| StoreError::Database(sqlx::Error::WorkerCrashed))?
    }
}

async fn write(pool: &Connections, jobs: &mut Vec<Job>) {
    let failed = match together(pool, jobs).await {
        Ok(results) => {
            for ((_, reply), result) in jobs.drain(..).zip(results) {
                let _ = reply.send(result);
            }
            return;
        }
        Err(error) => error.to_string(),
    };
    for (_, reply) in jobs.drain(..) {
        let reason = sqlx::Error::AnyDriverError(failed.clone().into());
        let _ = reply.send(Err(StoreError::Database(reason)));
    }
}

/// Stores all, at best in two statements for all tables.
async fn together(pool: &Connections, jobs: &[Job]) -> Stored<Vec<Stored<()>>> {
    let batches: Vec<&Batch> = jobs.iter().map(|(batch, _)| batch).collect();
    if batches.len() > 1 && !twice(&batches) {
        let mut tx = pool.begin().await?;
        match append_all(&mut tx, &batches).await {
            Ok(()) => {
                tx.commit().await?;
                return Ok(jobs.iter().map(|_| Ok(())).collect());
            }
            Err(StoreError::Conflict) => tx.rollback().await?,
            Err(error) => return Err(error),
        }
    }
    one_by_one(pool, jobs).await
}

/// Whether a table has two batches here; the second may depend on the first.
fn twice(batches: &[&Batch]) -> bool {
    let mut tables: Vec<&str> = batches.iter().map(|batch| batch.table.as_str()).collect();
    tables.sort_unstable();
    tables.windows(2).any(|pair| pair[0] == pair[1])
}

/// Adds the entries of all batches, or none.
async fn append_all(tx: &mut Tx, batches: &[&Batch]) -> Stored<()> {
    let rows = batches.iter().flat_map(|batch| batch.rows.iter().map(|row| (batch.table.as_str(), row)));
    let rows: Vec<(&str, &EntryRow)> = rows.collect();
    for rows in rows.chunks(MOST_ROWS) {
        let mut sql = String::from("INSERT INTO entries (table_id, number, at, change, hash) VALUES ");
        list(&mut sql, rows.len(), 5);
        let mut query = sqlx::query(AssertSqlSafe(sql)).persistent(false);
        for (table, row) in rows {
            query = query.bind(*table).bind(row.number).bind(row.at);
            query = query.bind(row.change.as_str()).bind(row.hash.as_str());
        }
        query.execute(&mut **tx).await?;
    }
    // The times of one transaction differ by milliseconds; with the earliest, no table wakes too
    // late.
    let Some(wake_at) = batches.iter().map(|batch| batch.wake_at).min() else { return Ok(()) };
    let mut sql = String::from("UPDATE tables SET wake_at = $1 WHERE id IN (");
    for at in 0..batches.len() {
        let _ = write!(sql, "{}${}", if at == 0 { "" } else { ", " }, at + 2);
    }
    sql.push(')');
    let mut query = sqlx::query(AssertSqlSafe(sql)).persistent(false).bind(wake_at);
    for batch in batches {
        query = query.bind(batch.table.as_str());
    }
    query.execute(&mut **tx).await?;
    Ok(())
}

/// Writes the placeholders of these rows: `($1, $2), ($3, $4)`.
fn list(sql: &mut String, rows: usize, width: usize) {
    for row in 0..rows {
        sql.push_str(if row == 0 { "(" } else { ", (" });
        for at in 0..width {
            let _ = write!(sql, "{}${}", if at == 0 { "" } else { ", " }, row * width + at + 1);
        }
        sql.push(')');
    }
}

/// Stores the batches one by one; one whose numbers are taken is left out without affecting the others.
async fn one_by_one(pool: &Connections, jobs: &[Job]) -> Stored<Vec<Stored<()>>> {
    let mut tx = pool.begin().await?;
    let mut results = Vec::with_capacity(jobs.len());
    for (batch, _) in jobs {
        tx.execute("SAVEPOINT batch").await?;
        let stored = append(&mut tx, batch).await;
        match &stored {
            Ok(()) => {}
            Err(StoreError::Conflict) => {
                tx.execute("ROLLBACK TO batch").await?;
            }
            // After any other error the database may have rolled back more than this batch.
            Err(_) => return stored.map(|()| results),
        }
        tx.execute("RELEASE batch").await?;
        results.push(stored);
    }
    tx.commit().await?;
    Ok(results)
}

/// Adds the entries of a batch.
pub(super) async fn append(tx: &mut Tx, batch: &Batch) -> Stored<()> {
    for rows in batch.rows.chunks(MOST_ROWS) {
        let mut sql = String::from("INSERT INTO entries (table_id, number, at, change, hash) VALUES ");
        for at in 0..rows.len() {
            let first = 4 * at + 2;
            let comma = if at == 0 { "" } else { ", " };
            let _ = write!(sql, "{comma}($1, ${first}, ${}, ${}, ${})", first + 1, first + 2, first + 3);
        }
        let mut query = sqlx::query(AssertSqlSafe(sql)).bind(batch.table.as_str());
        for row in rows {
            query = query.bind(row.number).bind(row.at).bind(row.change.as_str()).bind(row.hash.as_str());
        }
        query.execute(&mut **tx).await?;
    }
    let sql = match tx.kind() {
        Kind::Sqlite => "UPDATE tables SET wake_at = $2, number = $3 WHERE id = $1",
        // The same, with the id by which the database can be asked later whether this was committed.
        Kind::Postgres => {
            "UPDATE tables SET wake_at = $2, number = $3 WHERE id = $1 \
             RETURNING CAST(pg_current_xact_id() AS TEXT)"
        }
    };
    let row = sqlx::query(sql)
        .bind(batch.table.as_str())
        .bind(batch.wake_at)
        .bind(batch.rows.last().map_or(0, |row| row.number))
        .fetch_optional(&mut **tx)
        .await?;
    if let Some(row) = row {
        tx.is_known_as(row.try_get(0)?);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use tokio::sync::oneshot;

    use super::{Batch, EntryRow, Job, together};
    use crate::store::{Store, StoreError};

    fn job(table: &str, numbers: std::ops::RangeInclusive<i64>) -> Job {
        let row = |number| EntryRow { number, at: 1, change: "{}".into(), hash: format!("{number:016x}") };
        let batch = Batch { table: table.into(), rows: numbers.map(row).collect(), wake_at: 1 };
        (batch, oneshot::channel().0)
    }

    async fn stored(store: &Store) -> Vec<(String, i64)> {
        let sql = "SELECT table_id, number FROM entries ORDER BY table_id, number";
        sqlx::query_as(sql).fetch_all(&store.read).await.expect("there are entries")
    }

    #[tokio::test]
    async fn tables_share_a_transaction_and_a_taken_number_harms_nobody() {
        let store = Store::open("sqlite::memory:").await.expect("memory is there");
        let all = together(&store.write, &[job("a", 1..=2), job("b", 1..=1), job("c", 1..=600)]).await;
        assert!(all.expect("it is stored").iter().all(Result::is_ok));
        let entries = stored(&store).await;
        assert_eq!(entries.len(), 603);
        assert_eq!(entries[..4], [("a", 1), ("a", 2), ("b", 1), ("c", 1)].map(|(t, n)| (t.to_string(), n)));

        let all = together(&store.write, &[job("a", 3..=3), job("b", 1..=2), job("d", 1..=1)]).await;
        let all = all.expect("the others are stored");
        assert!(matches!(all[..], [Ok(()), Err(StoreError::Conflict), Ok(())]), "{all:?}");
        assert_eq!(stored(&store).await.len(), 605);

        // The second batch of a table may have another number or the same.
        let all = together(&store.write, &[job("e", 1..=1), job("e", 2..=2), job("e", 2..=2)]).await;
        let all = all.expect("they are stored");
        assert!(matches!(all[..], [Ok(()), Ok(()), Err(StoreError::Conflict)]), "{all:?}");
    }
}
