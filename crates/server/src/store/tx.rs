//! Connections and transactions of a database. A connection that saw an error is closed and never reused: its idea of
//! its transaction may differ from what the database did, and everything after it would be lost.
//!
//! The database alone decides the outcome of a transaction. It acknowledges COMMIT, or the result is read back
//! afterwards; nothing here guesses.

use std::fmt;
use std::ops::{Deref, DerefMut};
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use futures_util::stream::{self, Stream, TryStreamExt};
use sqlx::any::{AnyQueryResult, AnyRow, AnyStatement, AnyTypeInfo};
use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyConnection, AnyPool, Either, Execute, Executor, Row, SqlStr};

use super::health::Health;
use super::{Batch, Kind, StoreError, Stored};

/// How long, at these intervals, to ask the database about the outcome of a transaction.
const ASKING: Duration = Duration::from_secs(8);
const BETWEEN: Duration = Duration::from_millis(250);

/// A pool of connections of which each is good.
#[derive(Clone)]
pub(crate) struct Connections {
    kind: Kind,
    pool: AnyPool,
    health: Arc<Health>,
}

impl fmt::Debug for Connections {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Connections").field("kind", &self.kind).finish_non_exhaustive()
    }
}

impl Connections {
    pub(super) fn new(kind: Kind, pool: AnyPool, health: Arc<Health>) -> Self {
        Connections { kind, pool, health }
    }

    /// Begins a transaction that writes.
    pub(super) async fn begin(&self) -> Stored<Tx> {
        // Taking the lock at once avoids discovering half-way that another program has it.
        self.open(match self.kind {
            Kind::Sqlite => "BEGIN IMMEDIATE",
            Kind::Postgres => "BEGIN",
        })
        .await
    }

    /// Begins a transaction that reads one moment.
    pub(super) async fn begin_reading(&self) -> Stored<Tx> {
        self.open(match self.kind {
            Kind::Sqlite => "BEGIN",
            Kind::Postgres => "BEGIN ISOLATION LEVEL REPEATABLE READ",
        })
        .await
    }

    async fn open(&self, begin: &'static str) -> Stored<Tx> {
        let conn = self.pool.acquire().await.inspect_err(|_| self.health.failed())?;
        let mut tx = Tx { conn, of: self.clone(), open: true, id: None };
        tx.conn.execute(begin).await?;
        Ok(tx)
    }

    /// Closes all connections, after the work in progress.
    pub(super) async fn close(&self) {
        self.pool.close().await;
    }

    /// The outcome of a `PostgreSQL` transaction whose connection was lost.
    async fn outcome(&self, id: &str) -> Option<Outcome> {
        tokio::time::timeout(ASKING, self.ask_for_outcome(id)).await.ok()
    }

    /// Whether these very entries are stored.
    async fn holds(&self, batch: &Batch) -> Stored<bool> {
        let Some(last) = batch.rows.last() else {
            let table = sqlx::query("SELECT id FROM tables WHERE id = $1").bind(batch.table.as_str());
            return Ok(table.fetch_optional(self).await?.is_some());
        };
        let sql = "SELECT number FROM entries WHERE table_id = $1 AND number = $2 AND at = $3 AND change = $4 \
                   AND hash = $5";
        let row = sqlx::query(sql)
            .bind(batch.table.as_str())
            .bind(last.number)
            .bind(last.at)
            .bind(last.change.as_str())
            .bind(last.hash.as_str())
            .fetch_optional(self)
            .await?;
        Ok(row.is_some())
    }

    async fn ask_for_outcome(&self, id: &str) -> Outcome {
        loop {
            let row = sqlx::query("SELECT pg_xact_status(CAST($1 AS xid8))").bind(id).fetch_one(self).await;
            let status = row.and_then(|row| row.try_get::<Option<String>, _>(0));
            match status.ok().flatten().as_deref() {
                Some("committed") => return Outcome::Committed,
                Some("aborted") => return Outcome::Aborted,
                // It is still at work, or the database is away.
                _ => tokio::time::sleep(BETWEEN).await,
            }
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Outcome {
    Committed,
    Aborted,
}

/// How a transaction ended.
enum Ended {
    Stored,
    /// It did not happen.
    Refused(sqlx::Error),
    /// The answer was lost. A transaction with its id was committed, or the outcome is unknown.
    Lost {
        error: sqlx::Error,
        committed: bool,
    },
}

/// Whether a connection is still usable after this error: the database refused a row and is in a known state.
fn harmless(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::Database(reason) => reason.kind() != sqlx::error::ErrorKind::Other,
        sqlx::Error::RowNotFound => true,
        _ => false,
    }
}

type Found = Either<AnyQueryResult, AnyRow>;

impl Connections {
    /// Closes a connection that saw an error, instead of giving it back.
    fn judge<T>(&self, conn: &mut PoolConnection<Any>, result: &sqlx::Result<T>) {
        if let Err(error) = result
            && !harmless(error)
        {
            self.health.failed();
            conn.close_on_drop();
        }
    }
}

/// Single statements, each a transaction of its own.
impl<'p> Executor<'p> for &'p Connections {
    type Database = Any;

    fn fetch_many<'e, 'q: 'e, E>(
        self,
        query: E,
    ) -> Pin<Box<dyn Stream<Item = sqlx::Result<Found>> + Send + 'e>>
    where
        'p: 'e,
        E: 'q + Execute<'q, Any>,
    {
        Box::pin(
            stream::once(async move {
                let mut conn = self.pool.acquire().await.inspect_err(|_| self.health.failed())?;
                let all: sqlx::Result<Vec<Found>> = conn.fetch_many(query).try_collect().await;
                self.judge(&mut conn, &all);
                Ok::<_, sqlx::Error>(stream::iter(all?.into_iter().map(Ok)))
            })
            .try_flatten(),
        )
    }

    fn fetch_optional<'e, 'q: 'e, E>(
        self,
        query: E,
    ) -> Pin<Box<dyn Future<Output = sqlx::Result<Option<AnyRow>>> + Send + 'e>>
    where
        'p: 'e,
        E: 'q + Execute<'q, Any>,
    {
        Box::pin(async move {
            let mut conn = self.pool.acquire().await.inspect_err(|_| self.health.failed())?;
            let row = conn.fetch_optional(query).await;
            self.judge(&mut conn, &row);
            row
        })
    }

    fn prepare_with<'e>(
        self,
        sql: SqlStr,
        parameters: &'e [AnyTypeInfo],
    ) -> Pin<Box<dyn Future<Output = sqlx::Result<AnyStatement>> + Send + 'e>>
    where
        'p: 'e,
    {
        Box::pin(async move {
            let mut conn = self.pool.acquire().await?;
            let prepared = conn.prepare_with(sql, parameters).await;
            self.judge(&mut conn, &prepared);
            prepared
        })
    }
}

/// A transaction. One that is dropped before its end takes its connection with it, and the database rolls it back.
pub(crate) struct Tx {
    conn: PoolConnection<Any>,
    of: Connections,
    open: bool,
    /// The id by which `PostgreSQL` can be asked about its outcome.
    id: Option<String>,
}

impl Tx {
    /// Ends it; everything in it is durable when this is `Ok`.
    pub(super) async fn commit(self) -> Stored<()> {
        match self.end().await {
            Ended::Stored => Ok(()),
            Ended::Refused(error) => Err(error.into()),
            Ended::Lost { error, .. } => Err(StoreError::Unsure(error)),
        }
    }

    /// The same for a transaction that stores entries: if the answer is lost, they are looked up.
    pub(super) async fn commit_entries(self, batch: &Batch) -> Stored<()> {
        let of = self.of.clone();
        match self.end().await {
            Ended::Stored => Ok(()),
            Ended::Refused(error) => Err(error.into()),
            Ended::Lost { error, committed } => match of.holds(batch).await {
                Ok(true) => {
                    tracing::warn!(%error, "the answer to a COMMIT was lost; what it stored was read back");
                    of.health.wrote();
                    Ok(())
                }
                // A different transaction has this id: after a crash, the database reuses ids that it had not
                // recorded yet.
                Ok(false) if committed => Err(error.into()),
                Ok(false) | Err(_) => Err(StoreError::Unsure(error)),
            },
        }
    }

    async fn end(mut self) -> Ended {
        if self.of.kind == Kind::Postgres && self.id.is_none() {
            let row = sqlx::query("SELECT CAST(pg_current_xact_id_if_assigned() AS TEXT)")
                .fetch_one(&mut *self.conn)
                .await;
            // Without an id it has written nothing, so nothing can be lost.
            match row.and_then(|row| row.try_get(0)) {
                Ok(id) => self.id = id,
                Err(error) => return Ended::Refused(error),
            }
        }
        let Err(error) = self.conn.execute("COMMIT").await else {
            self.open = false;
            self.of.health.wrote();
            return Ended::Stored;
        };
        self.of.health.failed();
        let Some(id) = self.id.take() else { return Ended::Refused(error) };
        let of = self.of.clone();
        // The connection is closed before the query, so that the database need not wait for it.
        drop(self);
        match of.outcome(&id).await {
            Some(Outcome::Aborted) => Ended::Refused(error),
            outcome => Ended::Lost { error, committed: outcome == Some(Outcome::Committed) },
        }
    }

    /// Rolls it back.
    pub(super) async fn rollback(mut self) -> Stored<()> {
        self.conn.execute("ROLLBACK").await?;
        self.open = false;
        Ok(())
    }

    /// Remembers the id that one of its statements returned, which saves a query.
    pub(super) fn is_known_as(&mut self, id: String) {
        self.id = Some(id);
    }

    /// Which database it is.
    pub(super) fn kind(&self) -> Kind {
        self.of.kind
    }
}

impl Deref for Tx {
    type Target = AnyConnection;

    fn deref(&self) -> &AnyConnection {
        &self.conn
    }
}

impl DerefMut for Tx {
    fn deref_mut(&mut self) -> &mut AnyConnection {
        &mut self.conn
    }
}

impl Drop for Tx {
    fn drop(&mut self) {
        if self.open {
            self.conn.close_on_drop();
        }
    }
}
