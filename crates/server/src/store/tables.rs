//! Tables, their entries, and lists of them.

use std::collections::BTreeMap;

use sqlx::any::AnyRow;
use sqlx::{AssertSqlSafe, Row};
use table::{Change, Created, Entry, Snapshot};

use super::behind::{Later, Summary};
use super::moderation::own;
use super::writer::{Batch, EntryRow, append};
use super::{Kind, Store, StoreError, Stored, Tx, integer};

/// A table as stored, without its entries.
#[derive(Clone, Debug)]
pub(crate) struct TableRow {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) public: bool,
    pub(crate) made: Created,
    pub(crate) next: Option<String>,
}

/// A table in a list.
#[derive(Clone, Debug)]
pub(crate) struct Listed {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) public: bool,
    pub(crate) made: Created,
    pub(crate) summary: Summary,
    pub(crate) changed_at: i64,
    pub(crate) next: Option<String>,
}

/// Which tables a list holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Scope {
    /// Where this person is a member.
    Mine(u64),
    /// Public and not over.
    Public,
    /// Over: public, or with this person as a member.
    Finished(Option<u64>),
}

const PLAYED_OUT: &str = "('finished', 'forfeited', 'abandoned')";

impl Store {
    /// The tables that a person is a member of and whose game is not over.
    pub(crate) async fn open_seats_of(&self, person: u64) -> Stored<Vec<String>> {
        let rows = sqlx::query(
            "SELECT members.table_id FROM members JOIN tables ON tables.id = members.table_id \
             WHERE members.person = $1 AND tables.status IN ('lobby', 'playing', 'paused') ORDER BY 1 LIMIT 200",
        )
        .bind(person as i64)
        .fetch_all(&self.read)
        .await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    /// Stores a new table with its first entries.
    pub(crate) async fn create(&self, row: &TableRow, batch: &Batch, later: &Later) -> Stored<()> {
        let mut tx = self.write.begin().await?;
        create(&mut tx, row, batch, later).await?;
        tx.commit_entries(batch).await
    }

    /// How a table stood when something was last written about it, and when that was.
    pub(crate) async fn summary(&self, id: &str) -> Stored<Option<(Summary, u64)>> {
        let row = sqlx::query("SELECT summary, changed_at FROM tables WHERE id = $1")
            .bind(id)
            .fetch_optional(&self.read)
            .await?;
        let Some(row) = row else { return Ok(None) };
        let summary = serde_json::from_str(row.try_get(0)?)?;
        Ok(Some((summary, row.try_get::<i64, _>(1)? as u64)))
    }

    /// Stores a new table as the successor of another, unless that has one already. Returns the id of the successor.
    pub(crate) async fn create_next(
        &self,
        before: &str,
        row: &TableRow,
        batch: &Batch,
        later: &Later,
    ) -> Stored<String> {
        let mut tx = self.write.begin().await?;
        let named = sqlx::query("UPDATE tables SET next_table = $2 WHERE id = $1 AND next_table IS NULL")
            .bind(before)
            .bind(row.id.as_str())
            .execute(&mut *tx)
            .await?;
        if named.rows_affected() == 1 {
            create(&mut tx, row, batch, later).await?;
            tx.commit_entries(batch).await?;
            return Ok(row.id.clone());
        }
        let row = sqlx::query("SELECT next_table FROM tables WHERE id = $1")
            .bind(before)
            .fetch_one(&mut *tx)
            .await?;
        tx.rollback().await?;
        Ok(row.try_get(0)?)
    }

    /// Stores entries. If one of the numbers is taken, nothing is stored and the result is a conflict.
    pub(crate) async fn append(&self, batch: Batch) -> Stored<()> {
        if let Some(writer) = &self.writer {
            return writer.store(batch).await;
        }
        let mut tx = self.write.begin().await?;
        match append(&mut tx, &batch).await {
            Ok(()) => tx.commit_entries(&batch).await,
            // The connection itself is fine.
            Err(StoreError::Conflict) => tx.rollback().await.and(Err(StoreError::Conflict)),
            Err(error) => Err(error),
        }
    }

    pub(super) async fn write_later(&self, all: &BTreeMap<String, Later>) -> Stored<()> {
        let mut tx = self.write.begin().await?;
        for (table, later) in all {
            write_one(&mut tx, table, later).await?;
        }
        tx.commit().await
    }

    /// A table without its entries.
    pub(crate) async fn table(&self, id: &str) -> Stored<Option<TableRow>> {
        let row = sqlx::query("SELECT id, name, public, made, next_table FROM tables WHERE id = $1")
            .bind(id)
            .fetch_optional(&self.read)
            .await?;
        row.map(|row| {
            Ok(TableRow {
                id: row.try_get(0)?,
                name: row.try_get(1)?,
                public: row.try_get::<i64, _>(2)? != 0,
                made: serde_json::from_str(row.try_get(3)?)?,
                next: row.try_get(4)?,
            })
        })
        .transpose()
    }

    /// The latest snapshot of a table.
    pub(crate) async fn snapshot(&self, id: &str) -> Stored<Option<Snapshot>> {
        let row = sqlx::query("SELECT snapshot FROM snapshots WHERE table_id = $1")
            .bind(id)
            .fetch_optional(&self.read)
            .await?;
        row.map(|row| Ok(serde_json::from_str(row.try_get(0)?)?)).transpose()
    }

    /// The entries of a table after this number.
    pub(crate) async fn entries(&self, id: &str, after: u32) -> Stored<Vec<Entry>> {
        let rows = sqlx::query(
            "SELECT number, at, change FROM entries WHERE table_id = $1 AND number > $2 ORDER BY number",
        )
        .bind(id)
        .bind(i64::from(after))
        .fetch_all(&self.read)
        .await?;
        rows.iter()
            .map(|row| {
                Ok(Entry {
                    number: row.try_get::<i64, _>(0)? as u32,
                    at: row.try_get::<i64, _>(1)? as u64,
                    change: serde_json::from_str(row.try_get(2)?)?,
                })
            })
            .collect()
    }

    /// A page of a list, the latest first.
    pub(crate) async fn list(
        &self,
        scope: Scope,
        game: Option<&str>,
        page: u32,
        size: u32,
    ) -> Stored<Vec<Listed>> {
        const MEMBER: &str = "id IN (SELECT table_id FROM members WHERE person = $1)";
        let (which, person) = match scope {
            Scope::Mine(person) => (format!("{MEMBER} AND status NOT IN {PLAYED_OUT}"), Some(person)),
            // Every list has the same parameters, whether they matter or not.
            Scope::Public => (format!("public = 1 AND $1 = $1 AND status NOT IN {PLAYED_OUT}"), None),
            Scope::Finished(person) => {
                (format!("status IN {PLAYED_OUT} AND (public = 1 OR {MEMBER})"), person)
            }
        };
        let sql = format!(
            "SELECT id, name, public, made, summary, changed_at, next_table FROM tables WHERE {which} \
             AND id NOT IN (SELECT table_id FROM removed) AND ($2 = '' OR game = $2) ORDER BY changed_at DESC, id LIMIT $3 OFFSET $4"
        );
        let rows = sqlx::query(AssertSqlSafe(sql))
            // No person has this number.
            .bind(person.map_or(-1, |person| person as i64))
            .bind(game.unwrap_or_default())
            .bind(i64::from(size))
            .bind(i64::from(page) * i64::from(size))
            .fetch_all(&self.read)
            .await?;
        rows.iter().map(listed).collect()
    }

    /// Tables that are due by now, each with the time since when.
    pub(crate) async fn due(&self, by: u64, most: u32) -> Stored<Vec<(String, i64)>> {
        let rows =
            sqlx::query("SELECT id, wake_at FROM tables WHERE wake_at <= $1 ORDER BY wake_at LIMIT $2")
                .bind(by as i64)
                .bind(i64::from(most))
                .fetch_all(&self.read)
                .await?;
        rows.iter().map(|row| Ok((row.try_get(0)?, integer(row, 1)?))).collect()
    }

    /// Whether this process may handle a table that has been due since `at`: of several that ask, one may, and the
    /// others ask again after `until`. An `SQLite` file is never shared.
    pub(crate) async fn claim(&self, id: &str, at: i64, until: u64) -> Stored<bool> {
        if self.kind == Kind::Sqlite {
            return Ok(true);
        }
        let claimed = sqlx::query("UPDATE tables SET wake_at = $3 WHERE id = $1 AND wake_at = $2")
            .bind(id)
            .bind(at)
            .bind(until as i64)
            .execute(&self.write)
            .await?;
        Ok(claimed.rows_affected() == 1)
    }

    /// No other process needs to look at these tables before this time; for `PostgreSQL` only.
    pub(crate) async fn put_off(&self, ids: &[String], until: u64) -> Stored<()> {
        // A row that is being written at this moment need not be put off, and waiting for it could deadlock.
        let sql = format!(
            "UPDATE tables SET wake_at = $1 WHERE id IN (SELECT id FROM tables WHERE wake_at < $1 AND id IN ({}) \
             FOR UPDATE SKIP LOCKED)",
            places(2, ids.len())
        );
        let mut query = sqlx::query(AssertSqlSafe(sql)).bind(until as i64);
        for id in ids {
            query = query.bind(id.as_str());
        }
        query.execute(&self.write).await?;
        Ok(())
    }

    /// The numbers of the last entries of these tables.
    pub(crate) async fn numbers(&self, ids: &[&str]) -> Stored<Vec<(String, u32)>> {
        let sql = format!("SELECT id, number FROM tables WHERE id IN ({})", places(1, ids.len()));
        let mut query = sqlx::query(AssertSqlSafe(sql));
        for id in ids {
            query = query.bind(*id);
        }
        let rows = query.fetch_all(&self.read).await?;
        rows.iter().map(|row| Ok((row.try_get(0)?, integer(row, 1)? as u32))).collect()
    }

    /// Marks a table as not due.
    pub(crate) async fn let_sleep(&self, id: &str) -> Stored<()> {
        sqlx::query("UPDATE tables SET wake_at = NULL WHERE id = $1").bind(id).execute(&self.write).await?;
        Ok(())
    }
}

impl Batch {
    /// Entries as rows, each with the hash of the position after it; `hash` is that of the position before.
    pub(crate) fn new(table: &str, entries: &[Entry], mut hash: u64, now: u64) -> Stored<Batch> {
        let rows = entries.iter().map(|entry| {
            if let Change::Did { hash: after, .. } | Change::TookBack { hash: after, .. } = &entry.change {
                hash = *after;
            }
            Ok(EntryRow {
                number: i64::from(entry.number),
                at: entry.at as i64,
                change: serde_json::to_string(&entry.change)?,
                hash: format!("{hash:016x}"),
            })
        });
        Ok(Batch { table: table.into(), rows: rows.collect::<Stored<_>>()?, wake_at: now as i64 })
    }
}

/// This many parameters, numbered from `first`.
fn places(first: usize, count: usize) -> String {
    let places: Vec<String> = (first..first + count).map(|at| format!("${at}")).collect();
    places.join(", ")
}

fn listed(row: &AnyRow) -> Stored<Listed> {
    Ok(Listed {
        id: row.try_get(0)?,
        name: row.try_get(1)?,
        public: row.try_get::<i64, _>(2)? != 0,
        made: serde_json::from_str(row.try_get(3)?)?,
        summary: serde_json::from_str(row.try_get(4)?)?,
        changed_at: row.try_get(5)?,
        next: row.try_get(6)?,
    })
}

async fn create(tx: &mut Tx, row: &TableRow, batch: &Batch, later: &Later) -> Stored<()> {
    sqlx::query(
        "INSERT INTO tables (id, game, players, name, public, made, status, summary, created_at, changed_at) \
         VALUES ($1, $2, $3, $4, $5, $6, 'lobby', '', $7, $7)",
    )
    .bind(row.id.as_str())
    .bind(row.made.game.as_str())
    .bind(row.made.seats.len() as i64)
    .bind(row.name.as_str())
    .bind(i64::from(row.public))
    .bind(serde_json::to_string(&row.made)?)
    .bind(row.made.at as i64)
    .execute(&mut **tx)
    .await?;
    own(tx, &row.id, row.made.owner.0).await?;
    append(tx, batch).await?;
    write_one(tx, &row.id, later).await
}

/// Writes derived data, unless more entries are stored by now than it is derived from: another process may have
/// added them, and then its mark must stay.
async fn write_one(tx: &mut Tx, table: &str, later: &Later) -> Stored<()> {
    let status = serde_json::to_value(later.summary.status)?;
    let sql = "UPDATE tables SET status = $2, summary = $3, changed_at = $4, wake_at = $5 \
               WHERE id = $1 AND number <= $6";
    sqlx::query(sql)
        .bind(table)
        .bind(status.as_str().unwrap_or_default().to_string())
        .bind(serde_json::to_string(&later.summary)?)
        .bind(later.changed_at)
        .bind(later.wake_at)
        .bind(later.number)
        .execute(&mut **tx)
        .await?;
    for person in &later.members {
        sqlx::query("INSERT INTO members (table_id, person) VALUES ($1, $2) ON CONFLICT DO NOTHING")
            .bind(table)
            .bind(*person)
            .execute(&mut **tx)
            .await?;
    }
    if let Some((number, snapshot)) = &later.snapshot {
        sqlx::query(
            "INSERT INTO snapshots (table_id, number, snapshot) VALUES ($1, $2, $3) \
             ON CONFLICT (table_id) DO UPDATE SET number = excluded.number, snapshot = excluded.snapshot \
             WHERE snapshots.number < excluded.number",
        )
        .bind(table)
        .bind(*number)
        .bind(snapshot.as_str())
        .execute(&mut **tx)
        .await?;
    }
    Ok(())
}
