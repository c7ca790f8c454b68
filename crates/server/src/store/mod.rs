//! Storage: people, tables, their entries. One set of queries serves `SQLite` and `PostgreSQL`.
//!
//! Entries are append-only, and each number is used once: that makes several processes on one database safe.
//! Everything else about a table (summary, snapshot) is derived from its entries and may be late. This module
//! knows rows and JSON texts, not what they mean.

mod accounts;
mod behind;
mod content;
mod dump;
mod health;
mod links;
mod log;
mod moderation;
mod people;
mod rate;
mod results;
mod security;
mod tables;
mod tx;
mod writer;

use std::fmt;
use std::ops::Range;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use sqlx::any::{AnyPoolOptions, AnyRow};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AnyPool, AssertSqlSafe, Executor, Row};

pub(crate) use accounts::NewAccount;
pub(crate) use behind::{Behind, Later, Summary};
pub(crate) use moderation::{AuditRow, BanRow, OrderRow, ReportRow};
pub(crate) use people::{NewSession, Only, PersonRow};
pub(crate) use rate::Against;
pub(crate) use results::{Comparable, Finished, Played, Taken};
pub(crate) use security::Purpose;
pub(crate) use tables::{Scope, TableRow};

use health::Health;
use log::Log;
use tx::{Connections, Tx};
pub(crate) use writer::Batch;
use writer::Writer;

/// The schema migrations, in order; each runs once. Never edit a released one.
const CHANGES: &[&str] = &[
    include_str!("../../migrations/0001.sql"),
    include_str!("../../migrations/0002.sql"),
    include_str!("../../migrations/0003.sql"),
    include_str!("../../migrations/0004.sql"),
    include_str!("../../migrations/0005.sql"),
    include_str!("../../migrations/0006.sql"),
];

/// Which database it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// One file.
    Sqlite,
    /// A server for several processes.
    Postgres,
}

/// Why a read or write failed.
#[derive(Debug)]
pub enum StoreError {
    /// Another process has stored an entry with this number.
    Conflict,
    /// The database does not answer, or refuses. Nothing was stored.
    Database(sqlx::Error),
    /// This build has no driver for `PostgreSQL`.
    NotBuilt,
    /// The connection broke before the database confirmed the write, and it has not recovered in time to
    /// say so.
    Unsure(sqlx::Error),
    /// The stored data cannot be read.
    Damaged(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Conflict => f.write_str("the number of this entry is taken"),
            StoreError::Database(error) => write!(f, "the database failed: {error}"),
            StoreError::NotBuilt => {
                f.write_str("this build of temples has no PostgreSQL: build it with `make release`")
            }
            StoreError::Unsure(error) => write!(f, "the database went away during a COMMIT: {error}"),
            StoreError::Damaged(what) => write!(f, "the database holds what cannot be read: {what}"),
        }
    }
}

impl std::error::Error for StoreError {}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match &error {
            sqlx::Error::Database(reason) if reason.is_unique_violation() => StoreError::Conflict,
            _ => StoreError::Database(error),
        }
    }
}

impl From<serde_json::Error> for StoreError {
    fn from(error: serde_json::Error) -> Self {
        StoreError::Damaged(error.to_string())
    }
}

/// The result of a query.
pub(crate) type Stored<T> = Result<T, StoreError>;

/// A database.
#[derive(Clone)]
pub struct Store {
    kind: Kind,
    read: Connections,
    /// The same as `read`, except that `SQLite` has one connection for writing, so that no writer waits for a
    /// lock.
    write: Connections,
    /// An idle connection to `SQLite` that is closed last. While one is open, `SQLite` remembers which part of its
    /// log is committed; the first of a new set would read that from the log, and find what failed to be synced
    /// there.
    keeper: Option<AnyPool>,
    health: Arc<Health>,
    /// Combines the writes of many tables into one transaction; only `SQLite` needs it.
    writer: Option<Writer>,
}

impl Store {
    /// Opens a database, making its tables if they are missing. The URL begins with `sqlite:` or `postgres:`.
    pub async fn open(url: &str) -> Stored<Store> {
        sqlx::any::install_default_drivers();
        let kind = if url.starts_with("sqlite:") { Kind::Sqlite } else { Kind::Postgres };
        if kind == Kind::Postgres && cfg!(not(feature = "hosting")) {
            return Err(StoreError::NotBuilt);
        }
        let memory = url.contains(":memory:");
        let health = Arc::<Health>::default();
        let connections = |pool| Connections::new(kind, pool, Arc::clone(&health));
        let mut keeper = None;
        let (read, write) = match kind {
            Kind::Sqlite => {
                let url = creating(url);
                make_private(&url)?;
                if !memory {
                    keeper = Some(keep_open(&url).await?);
                }
                let write = connections(sqlite(1).connect(&url).await?);
                (if memory { write.clone() } else { connections(sqlite(5).connect_lazy(&url)?) }, write)
            }
            Kind::Postgres => {
                let pool = connections(postgres().connect(url).await?);
                (pool.clone(), pool)
            }
        };
        let writer = (kind == Kind::Sqlite).then(|| {
            let log = (!memory).then(|| Log::start(read.clone(), write.clone()));
            Writer::start(write.clone(), log)
        });
        let store = Store { kind, read, write, keeper, health, writer };
        store.migrate().await?;
        Ok(store)
    }

    /// Which database it is.
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// Closes all connections, after the work in progress.
    pub async fn close(&self) {
        self.read.close().await;
        self.write.close().await;
        if let Some(keeper) = &self.keeper {
            keeper.close().await;
        }
    }

    async fn migrate(&self) -> Stored<()> {
        let mut tx = self.write.begin().await?;
        if self.kind == Kind::Postgres {
            // Several processes may start at once.
            tx.execute("SELECT pg_advisory_xact_lock(8231907722)").await?;
        }
        tx.execute("CREATE TABLE IF NOT EXISTS changes (number BIGINT PRIMARY KEY)").await?;
        let row = sqlx::query("SELECT COALESCE(MAX(number), 0) FROM changes").fetch_one(&mut *tx).await?;
        let done = integer(&row, 0)?;
        if done > CHANGES.len() as i64 {
            let reason = format!("it was made by a newer version of this program (change {done})");
            return Err(StoreError::Damaged(reason));
        }
        change(&mut tx, done as usize..CHANGES.len()).await?;
        tx.commit().await?;
        self.look_at_names().await
    }
}

/// Runs these changes of the database's tables.
async fn change(tx: &mut Tx, which: Range<usize>) -> Stored<()> {
    for at in which {
        for statement in CHANGES[at].split(";\n").filter(|statement| !statement.trim().is_empty()) {
            tx.execute(AssertSqlSafe(statement)).await?;
        }
        sqlx::query("INSERT INTO changes (number) VALUES ($1)")
            .bind(at as i64 + 1)
            .execute(&mut **tx)
            .await?;
    }
    Ok(())
}

/// An integer of a row. `SQLite` gives small integers of expressions another type than columns.
fn integer(row: &AnyRow, at: usize) -> Stored<i64> {
    Ok(row.try_get::<i64, _>(at)?)
}

fn sqlite(connections: u32) -> AnyPoolOptions {
    AnyPoolOptions::new().max_connections(connections).acquire_timeout(Duration::from_secs(5)).after_connect(
        |connection, _| {
            Box::pin(async move {
                // An acknowledged move survives a power cut too: `FULL` waits for the disk.
                connection.execute("PRAGMA journal_mode = WAL").await?;
                connection.execute("PRAGMA synchronous = FULL").await?;
                connection
                    .execute(AssertSqlSafe(format!("PRAGMA wal_autocheckpoint = {}", log::AT_WORST)))
                    .await?;
                connection.execute("PRAGMA busy_timeout = 5000").await?;
                connection.execute("PRAGMA foreign_keys = ON").await?;
                Ok(())
            })
        },
    )
}

/// A connection that stays open. What an earlier process left in the log is written back first: if one of its syncs
/// failed, nothing may build on it.
async fn keep_open(url: &str) -> sqlx::Result<AnyPool> {
    let keeper = sqlite(1).idle_timeout(None).max_lifetime(None).connect(url).await?;
    // Another program that has the file open sees to its log itself, and is not waited for.
    (&keeper).execute("PRAGMA busy_timeout = 0").await?;
    if let Err(error) = (&keeper).execute("PRAGMA wal_checkpoint(TRUNCATE)").await {
        tracing::warn!(%error, "the database's log was not written back");
    }
    Ok(keeper)
}

fn postgres() -> AnyPoolOptions {
    AnyPoolOptions::new().max_connections(16).acquire_timeout(Duration::from_secs(5)).after_connect(
        |connection, _| {
            Box::pin(async move {
                // With `off` a COMMIT is answered before it is on the disk. Stronger settings stay.
                connection
                    .execute(
                        "SELECT set_config('synchronous_commit', 'on', false) \
                         WHERE current_setting('synchronous_commit') = 'off'",
                    )
                    .await?;
                Ok(())
            })
        },
    )
}

/// Creates a missing `SQLite` file readable only by its owner; the files beside it get the same permissions.
#[cfg(unix)]
fn make_private(url: &str) -> Stored<()> {
    use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};

    if !url.contains("mode=rwc") {
        return Ok(());
    }
    let options = SqliteConnectOptions::from_str(url)?;
    let file = options.get_filename();
    match std::fs::OpenOptions::new().write(true).create_new(true).mode(0o600).open(file) {
        // Opening the database reports any problem with the path.
        Ok(_) | Err(_) => {}
    }
    if std::fs::metadata(file).is_ok_and(|known| known.permissions().mode() & 0o077 != 0) {
        let file = file.display();
        tracing::warn!(%file, "others on this machine can open the database; `chmod 600` keeps it private");
    }
    Ok(())
}

#[cfg(not(unix))]
fn make_private(_: &str) -> Stored<()> {
    Ok(())
}

/// The URL of a file that is created if missing.
fn creating(url: &str) -> String {
    if url.contains("mode=") || url.contains(":memory:") {
        return url.into();
    }
    format!("{url}{}mode=rwc", if url.contains('?') { '&' } else { '?' })
}

#[cfg(test)]
mod tests {
    use super::creating;

    #[test]
    fn a_missing_file_is_made() {
        assert_eq!(creating("sqlite:a.db"), "sqlite:a.db?mode=rwc");
        assert_eq!(creating("sqlite:a.db?cache=shared"), "sqlite:a.db?cache=shared&mode=rwc");
        assert_eq!(creating("sqlite:a.db?mode=ro"), "sqlite:a.db?mode=ro");
    }
}
