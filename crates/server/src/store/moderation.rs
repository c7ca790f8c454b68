//! Moderation: reports, bans, removed tables, the host's orders to running tables, and the audit log.

use sqlx::any::AnyRow;
use sqlx::{AssertSqlSafe, Row};

use super::{Store, StoreError, Stored, Tx, integer};
use crate::secret;

/// A report.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct ReportRow {
    pub(crate) id: String,
    pub(crate) at: u64,
    pub(crate) reporter: u64,
    pub(crate) person: Option<u64>,
    pub(crate) table: Option<String>,
    pub(crate) text: String,
    pub(crate) answer: Option<String>,
    pub(crate) answered_at: Option<u64>,
}

/// A person banned for good or until a time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct BanRow {
    pub(crate) person: u64,
    pub(crate) at: u64,
    pub(crate) until: Option<u64>,
    pub(crate) reason: String,
}

/// A command of the host that a running server carries out.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct OrderRow {
    pub(crate) id: String,
    pub(crate) table: String,
    pub(crate) command: String,
}

/// A line of the audit log.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct AuditRow {
    pub(crate) at: u64,
    pub(crate) who: String,
    pub(crate) what: String,
    pub(crate) about: String,
    pub(crate) note: String,
}

const REPORT: &str = "id, at, reporter, person, table_id, text, answer, answered_at";

impl Store {
    /// Stores a report.
    pub(crate) async fn add_report(&self, report: &ReportRow) -> Stored<()> {
        sqlx::query(
            "INSERT INTO reports (id, at, reporter, person, table_id, text) VALUES ($1, $2, $3, $4, $5, $6)",
        )
        .bind(report.id.as_str())
        .bind(report.at as i64)
        .bind(report.reporter as i64)
        .bind(report.person.map(|person| person as i64))
        .bind(report.table.as_deref())
        .bind(report.text.as_str())
        .execute(&self.write)
        .await?;
        Ok(())
    }

    /// A person's reports, the latest first.
    pub(crate) async fn reports_of(&self, person: u64) -> Stored<Vec<ReportRow>> {
        let sql = format!("SELECT {REPORT} FROM reports WHERE reporter = $1 ORDER BY at DESC, id LIMIT 100");
        let rows = sqlx::query(AssertSqlSafe(sql)).bind(person as i64).fetch_all(&self.read).await?;
        rows.iter().map(report).collect()
    }

    /// All reports, or the unanswered ones, the oldest first.
    pub(crate) async fn reports(&self, all: bool) -> Stored<Vec<ReportRow>> {
        let which = if all { "" } else { "WHERE answer IS NULL" };
        let sql = format!("SELECT {REPORT} FROM reports {which} ORDER BY at, id LIMIT 1000");
        let rows = sqlx::query(AssertSqlSafe(sql)).fetch_all(&self.read).await?;
        rows.iter().map(report).collect()
    }

    /// Answers a report; `false` if it does not exist.
    pub(crate) async fn answer_report(&self, id: &str, answer: &str, log: &AuditRow) -> Stored<bool> {
        let mut tx = self.write.begin().await?;
        let done = sqlx::query("UPDATE reports SET answer = $2, answered_at = $3 WHERE id = $1")
            .bind(id)
            .bind(answer)
            .bind(log.at as i64)
            .execute(&mut *tx)
            .await?;
        if done.rows_affected() == 0 {
            tx.rollback().await?;
            return Ok(false);
        }
        note(&mut tx, log).await?;
        tx.commit().await?;
        Ok(true)
    }

    /// Bans a person.
    pub(crate) async fn ban(&self, ban: &BanRow, log: &AuditRow) -> Stored<()> {
        let mut tx = self.write.begin().await?;
        sqlx::query(
            "INSERT INTO bans (person, at, until, reason) VALUES ($1, $2, $3, $4) ON CONFLICT (person) \
             DO UPDATE SET at = excluded.at, until = excluded.until, reason = excluded.reason",
        )
        .bind(ban.person as i64)
        .bind(ban.at as i64)
        .bind(ban.until.map(|until| until as i64))
        .bind(ban.reason.as_str())
        .execute(&mut *tx)
        .await?;
        note(&mut tx, log).await?;
        tx.commit().await
    }

    /// Lifts a ban; `false` if there was none.
    pub(crate) async fn unban(&self, person: u64, log: &AuditRow) -> Stored<bool> {
        let mut tx = self.write.begin().await?;
        let done =
            sqlx::query("DELETE FROM bans WHERE person = $1").bind(person as i64).execute(&mut *tx).await?;
        if done.rows_affected() == 0 {
            tx.rollback().await?;
            return Ok(false);
        }
        note(&mut tx, log).await?;
        tx.commit().await?;
        Ok(true)
    }

    /// All bans in force at this time.
    pub(crate) async fn bans(&self, now: u64) -> Stored<Vec<BanRow>> {
        let sql = "SELECT person, at, until, reason FROM bans WHERE until IS NULL OR until > $1 ORDER BY at, person";
        let rows = sqlx::query(sql).bind(now as i64).fetch_all(&self.read).await?;
        rows.iter()
            .map(|row| {
                Ok(BanRow {
                    person: integer(row, 0)? as u64,
                    at: integer(row, 1)? as u64,
                    until: row.try_get::<Option<i64>, _>(2)?.map(|until| until as u64),
                    reason: row.try_get(3)?,
                })
            })
            .collect()
    }

    /// Removes a table from everyone's sight; its entries stay.
    pub(crate) async fn remove_table(&self, table: &str, reason: &str, log: &AuditRow) -> Stored<()> {
        let mut tx = self.write.begin().await?;
        sqlx::query("INSERT INTO removed (table_id, at, reason) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING")
            .bind(table)
            .bind(log.at as i64)
            .bind(reason)
            .execute(&mut *tx)
            .await?;
        note(&mut tx, log).await?;
        tx.commit().await
    }

    /// The tables that were taken away.
    pub(crate) async fn removed(&self) -> Stored<Vec<String>> {
        let rows =
            sqlx::query("SELECT table_id FROM removed ORDER BY table_id").fetch_all(&self.read).await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    /// Orders the running server to carry out a command at a table.
    pub(crate) async fn add_order(&self, table: &str, command: &str, log: &AuditRow) -> Stored<String> {
        let id = secret::short_id();
        let mut tx = self.write.begin().await?;
        sqlx::query("INSERT INTO orders (id, at, table_id, command) VALUES ($1, $2, $3, $4)")
            .bind(id.as_str())
            .bind(log.at as i64)
            .bind(table)
            .bind(command)
            .execute(&mut *tx)
            .await?;
        note(&mut tx, log).await?;
        tx.commit().await?;
        Ok(id)
    }

    /// Orders not yet carried out, the oldest first.
    pub(crate) async fn open_orders(&self) -> Stored<Vec<OrderRow>> {
        let sql = "SELECT id, table_id, command FROM orders WHERE outcome IS NULL ORDER BY at, id LIMIT 100";
        let rows = sqlx::query(sql).fetch_all(&self.read).await?;
        rows.iter()
            .map(|row| Ok(OrderRow { id: row.try_get(0)?, table: row.try_get(1)?, command: row.try_get(2)? }))
            .collect()
    }

    /// Whether this process carries out an order: of several that try, one may.
    pub(crate) async fn claim_order(&self, id: &str) -> Stored<bool> {
        let done = sqlx::query("UPDATE orders SET outcome = 'begun' WHERE id = $1 AND outcome IS NULL")
            .bind(id)
            .execute(&self.write)
            .await?;
        Ok(done.rows_affected() == 1)
    }

    /// Stores the outcome of an order.
    pub(crate) async fn end_order(&self, id: &str, outcome: &str) -> Stored<()> {
        sqlx::query("UPDATE orders SET outcome = $2 WHERE id = $1")
            .bind(id)
            .bind(outcome)
            .execute(&self.write)
            .await?;
        Ok(())
    }

    /// The outcome of an order, once it was carried out.
    pub(crate) async fn outcome(&self, id: &str) -> Stored<Option<String>> {
        let row = sqlx::query("SELECT outcome FROM orders WHERE id = $1")
            .bind(id)
            .fetch_optional(&self.read)
            .await?;
        Ok(row.map(|row| row.try_get::<Option<String>, _>(0)).transpose()?.flatten())
    }

    /// Writes a line into the audit log.
    pub(crate) async fn note(&self, log: &AuditRow) -> Stored<()> {
        let mut tx = self.write.begin().await?;
        note(&mut tx, log).await?;
        tx.commit().await
    }

    /// The latest lines of that log, the newest first.
    pub(crate) async fn audit(&self, most: u32) -> Stored<Vec<AuditRow>> {
        let rows = sqlx::query("SELECT at, who, what, about, note FROM audit ORDER BY at DESC, id LIMIT $1")
            .bind(i64::from(most))
            .fetch_all(&self.read)
            .await?;
        rows.iter()
            .map(|row| {
                Ok(AuditRow {
                    at: integer(row, 0)? as u64,
                    who: row.try_get(1)?,
                    what: row.try_get(2)?,
                    about: row.try_get(3)?,
                    note: row.try_get(4)?,
                })
            })
            .collect()
    }

    /// People whose name has this in it, or who have this id: the id, the name, whether they have an account.
    pub(crate) async fn find_people(&self, text: &str) -> Stored<Vec<(u64, String, bool)>> {
        let id = secret::parse_person(text).map_or(-1, |person| person as i64);
        let part = format!("%{}%", text.to_lowercase().replace(['%', '_'], ""));
        let rows = sqlx::query(
            "SELECT id, name, account FROM people WHERE id = $1 OR LOWER(name) LIKE $2 ORDER BY name, id LIMIT 100",
        )
        .bind(id)
        .bind(part)
        .fetch_all(&self.read)
        .await?;
        rows.iter()
            .map(|row| {
                let account = row.try_get::<Option<String>, _>(2)?.is_some();
                Ok((integer(row, 0)? as u64, row.try_get(1)?, account))
            })
            .collect()
    }

    /// The open tables that a person created, with the number of bots at each.
    pub(crate) async fn open_tables(&self, owner: u64) -> Stored<Vec<(String, u32)>> {
        let rows = sqlx::query(
            "SELECT id, summary FROM tables JOIN owners ON owners.table_id = tables.id WHERE owners.person = $1 \
             AND status NOT IN ('finished', 'forfeited', 'abandoned')",
        )
        .bind(owner as i64)
        .fetch_all(&self.read)
        .await?;
        rows.iter()
            .map(|row| {
                let summary: super::Summary = serde_json::from_str(row.try_get(1)?)?;
                let bots = summary.seats.iter().filter(|seat| matches!(seat, table::SeatView::Bot { .. }));
                Ok((row.try_get(0)?, bots.count() as u32))
            })
            .collect()
    }

    /// The time of the database, in milliseconds since 1970; `SQLite` has no clock of its own.
    pub(crate) async fn time(&self) -> Stored<Option<u64>> {
        if self.kind == super::Kind::Sqlite {
            return Ok(None);
        }
        let sql = "SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)";
        let row = sqlx::query(sql).fetch_one(&self.read).await?;
        Ok(Some(integer(&row, 0)? as u64))
    }

    /// The latest time that is written anywhere in the database.
    pub(crate) async fn latest(&self) -> Stored<u64> {
        let row =
            sqlx::query("SELECT COALESCE(MAX(changed_at), 0) FROM tables").fetch_one(&self.read).await?;
        Ok(integer(&row, 0)?.max(0) as u64)
    }
}

/// Records the owner of a table, to count one person's open tables.
pub(super) async fn own(tx: &mut Tx, table: &str, person: u64) -> Stored<()> {
    sqlx::query("INSERT INTO owners (table_id, person) VALUES ($1, $2) ON CONFLICT DO NOTHING")
        .bind(table)
        .bind(person as i64)
        .execute(&mut **tx)
        .await?;
    Ok(())
}

async fn note(tx: &mut Tx, log: &AuditRow) -> Stored<()> {
    sqlx::query("INSERT INTO audit (id, at, who, what, about, note) VALUES ($1, $2, $3, $4, $5, $6)")
        .bind(secret::table_id())
        .bind(log.at as i64)
        .bind(log.who.as_str())
        .bind(log.what.as_str())
        .bind(log.about.as_str())
        .bind(log.note.as_str())
        .execute(&mut **tx)
        .await?;
    Ok::<(), StoreError>(())
}

fn report(row: &AnyRow) -> Stored<ReportRow> {
    Ok(ReportRow {
        id: row.try_get(0)?,
        at: integer(row, 1)? as u64,
        reporter: integer(row, 2)? as u64,
        person: row.try_get::<Option<i64>, _>(3)?.map(|person| person as u64),
        table: row.try_get(4)?,
        text: row.try_get(5)?,
        answer: row.try_get(6)?,
        answered_at: row.try_get::<Option<i64>, _>(7)?.map(|at| at as u64),
    })
}
