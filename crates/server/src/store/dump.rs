//! A whole database as lines of JSON, and back: for backups and for moving from `SQLite` to `PostgreSQL`.
//!
//! The first line identifies the format; each other line is `["table", value, …]` in the order of the columns here.
//! The last line counts the rows and hashes all lines before it, so a truncated or altered file is detected.

use std::io::{BufRead, Write};

use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use sqlx::any::AnyTypeInfoKind;
use sqlx::{Any, AssertSqlSafe, Column, Executor, Row, ValueRef};

use super::{CHANGES, Store, StoreError, Stored, Tx};

/// Files since this change of the database are read. Later changes only added tables, and columns at the end of the lists
/// below.
const FIRST: usize = 3;

/// The tables with their columns, in an order in which they can be filled. The last column list is the key.
const TABLES: &[(&str, &str, &str)] = &[
    (
        "people",
        "id, name, lang, account, password, webhook, created_at, looks, guest_looks, webhook_secret, recovery, \
         email, totp, totp_on, totp_last",
        "id",
    ),
    (
        "sessions",
        "id, hash, person, only_table, created_at, expires_at, only_seat, link, device, seen_at",
        "id",
    ),
    (
        "tables",
        "id, game, players, name, public, made, status, summary, created_at, changed_at, wake_at, next_table, \
         number",
        "id",
    ),
    ("entries", "table_id, number, at, change, hash", "table_id, number"),
    ("snapshots", "table_id, number, snapshot", "table_id"),
    ("members", "table_id, person", "table_id, person"),
    ("seat_links", "id, hash, table_id, seat, person, label, created_at, used_at", "id"),
    ("mail_codes", "id, hash, person, purpose, email, expires_at", "id"),
    (
        "results",
        "table_id, seat, game, players, person, level, score, rank, rating_before, rating_after, ended_at, board",
        "table_id, seat",
    ),
    ("taken", "table_id, seat, family, component, times", "table_id, seat, family, component"),
    (
        "ratings",
        "person, game, players, rating, deviation, volatility, games, changed_at",
        "person, game, players",
    ),
    (
        "bot_ratings",
        "person, game, players, rating, deviation, volatility, games, changed_at",
        "person, game, players",
    ),
    ("analyses", "table_id, lang, document", "table_id, lang"),
    ("content", "game, hash, files", "game, hash"),
    ("owners", "table_id, person", "table_id"),
    ("reports", "id, at, reporter, person, table_id, text, answer, answered_at", "id"),
    ("bans", "person, at, until, reason", "person"),
    ("removed", "table_id, at, reason", "table_id"),
    ("orders", "id, at, table_id, command, outcome", "id"),
    ("audit", "id, at, who, what, about, note", "id"),
];

/// Tables that earlier versions had.
const FORMER: &[(&str, &str, &str)] = &[("seat_keys", "id, hash, table_id, person", "id")];

/// Rows read at a time.
const PAGE: i64 = 1000;

impl Store {
    /// Writes everything. Returns the number of rows.
    pub async fn export(&self, out: &mut impl Write) -> Stored<u64> {
        let mut lines = Lines { out, hash: Sha256::new() };
        lines.add(&json!({ "temples": "export", "change": CHANGES.len(), "ends": true }))?;
        let mut rows = 0;
        // One transaction sees one moment.
        let mut tx = self.read.begin_reading().await?;
        for (table, columns, key) in TABLES {
            for page in 0.. {
                let sql = format!("SELECT {columns} FROM {table} ORDER BY {key} LIMIT $1 OFFSET $2");
                let found =
                    sqlx::query(AssertSqlSafe(sql)).bind(PAGE).bind(page * PAGE).fetch_all(&mut *tx).await?;
                for row in &found {
                    let mut line = vec![Value::from(*table)];
                    for at in 0..row.len() {
                        line.push(value(row, at)?);
                    }
                    lines.add(&Value::Array(line))?;
                }
                rows += found.len() as u64;
                if (found.len() as i64) < PAGE {
                    break;
                }
            }
        }
        tx.commit().await?;
        let hash = hex(&lines.hash);
        lines.add(&json!({ "temples": "end", "rows": rows, "sha256": hash }))?;
        Ok(rows)
    }

    /// Imports an export by [`Store::export`] into an empty database, all or nothing. A file of an older version
    /// lacks the last line, without which a truncated file goes unnoticed; it is read if `unchecked` allows it.
    pub async fn import(&self, from: &mut impl BufRead, unchecked: bool) -> Stored<u64> {
        let mut lines = from.lines().enumerate();
        let first = lines.next().and_then(|(_, line)| line.ok()).unwrap_or_default();
        let head: Value = serde_json::from_str(&first).unwrap_or_default();
        if head["temples"] != "export" {
            return Err(StoreError::Damaged("`temples export` did not write this file".into()));
        }
        let change = head["change"].as_u64().unwrap_or_default() as usize;
        if change > CHANGES.len() {
            return Err(StoreError::Damaged(
                "this file was written by a newer version of the program: import it with that one".into(),
            ));
        }
        if change < FIRST {
            return Err(StoreError::Damaged(
                "this file was written by a version before 0.1, which this one cannot read".into(),
            ));
        }
        let earlier = change < CHANGES.len();
        let ends = head["ends"] == true;
        if !ends && !unchecked {
            return Err(StoreError::Damaged(
                "this file was written by an older version, without a last line by which a cut file is found out; \
                 if you are sure that it is whole, import it with --unchecked"
                    .into(),
            ));
        }
        let mut hash = Sha256::new();
        hash_line(&mut hash, &first);
        let mut tx = self.write.begin().await?;
        for (table, _, _) in TABLES {
            let sql = format!("SELECT 1 FROM {table} LIMIT 1");
            if sqlx::query(AssertSqlSafe(sql)).fetch_optional(&mut *tx).await?.is_some() {
                return Err(StoreError::Damaged("this database is not empty; import into a new one".into()));
            }
        }
        if earlier {
            // The rows go into tables of their version, and are then migrated like a database of that
            // time.
            for (table, _, _) in TABLES.iter().rev() {
                tx.execute(AssertSqlSafe(format!("DROP TABLE {table}"))).await?;
            }
            tx.execute("DELETE FROM changes").await?;
            super::change(&mut tx, 0..change).await?;
        }
        let (mut rows, mut ended) = (0u64, !ends);
        for (at, line) in lines {
            let wrong = |reason: &str| StoreError::Damaged(format!("line {}: {reason}", at + 1));
            let line = line.map_err(|error| wrong(&error.to_string()))?;
            if ends && ended {
                return Err(wrong("something follows the line that ends the file"));
            }
            let values: Value = serde_json::from_str(&line).map_err(|error| wrong(&error.to_string()))?;
            if ends && values["temples"] == "end" {
                if values["rows"] != rows || values["sha256"] != hex(&hash) {
                    return Err(wrong("this file is not what was exported: its rows or its hash differ"));
                }
                ended = true;
                continue;
            }
            hash_line(&mut hash, &line);
            let values = values.as_array().ok_or_else(|| wrong("this is not a row"))?;
            insert(&mut tx, values, earlier)
                .await?
                .ok_or_else(|| wrong("this is not a row of a known table"))?;
            rows += 1;
        }
        if !ended {
            return Err(StoreError::Damaged("this file was cut: its last line is missing".into()));
        }
        super::change(&mut tx, change..CHANGES.len()).await?;
        tx.commit().await?;
        self.look_at_names().await?;
        Ok(rows)
    }
}

/// Lines, written and hashed.
struct Lines<'a, W> {
    out: &'a mut W,
    hash: Sha256,
}

impl<W: Write> Lines<'_, W> {
    fn add(&mut self, line: &Value) -> Stored<()> {
        let line = line.to_string();
        hash_line(&mut self.hash, &line);
        writeln!(self.out, "{line}").map_err(unwritten)
    }
}

fn hash_line(hash: &mut Sha256, line: &str) {
    hash.update(line.as_bytes());
    hash.update(b"\n");
}

fn hex(hash: &Sha256) -> String {
    hash.clone().finalize().iter().fold(String::new(), |text, byte| text + &format!("{byte:02x}"))
}

fn unwritten(error: std::io::Error) -> StoreError {
    StoreError::Database(sqlx::Error::Io(error))
}

fn value(row: &sqlx::any::AnyRow, at: usize) -> Stored<Value> {
    let raw = row.try_get_raw(at)?;
    if raw.is_null() {
        return Ok(Value::Null);
    }
    Ok(match raw.type_info().kind() {
        AnyTypeInfoKind::SmallInt | AnyTypeInfoKind::Integer | AnyTypeInfoKind::BigInt => {
            row.try_get::<i64, _>(at)?.into()
        }
        AnyTypeInfoKind::Real | AnyTypeInfoKind::Double => row.try_get::<f64, _>(at)?.into(),
        AnyTypeInfoKind::Text => row.try_get::<String, _>(at)?.into(),
        other => {
            let reason = format!("column {} has the type {other:?}", row.column(at).name());
            return Err(StoreError::Damaged(reason));
        }
    })
}

/// Adds a row; does nothing if it is not one. A row of an earlier version may lack the last
/// columns.
async fn insert(tx: &mut Tx, values: &[Value], earlier: bool) -> Stored<Option<()>> {
    let Some((Value::String(name), values)) = values.split_first() else { return Ok(None) };
    let former = FORMER.iter().filter(|_| earlier);
    let Some((table, columns, _)) = TABLES.iter().chain(former).find(|(table, _, _)| table == name) else {
        return Ok(None);
    };
    let mut names: Vec<&str> = columns.split(", ").collect();
    if names.len() < values.len() || (names.len() > values.len() && !earlier) {
        return Ok(None);
    }
    names.truncate(values.len());
    let columns = names.join(", ");
    let places: Vec<String> = (1..=names.len()).map(|at| format!("${at}")).collect();
    let sql = format!("INSERT INTO {table} ({columns}) VALUES ({})", places.join(", "));
    let mut query = sqlx::query::<Any>(AssertSqlSafe(sql));
    for (name, value) in names.iter().zip(values) {
        // Only people have a number for an id.
        let number = NUMBERS.contains(name) || (*table == "people" && *name == "id");
        let real = REALS.contains(name);
        query = match value {
            // PostgreSQL needs the type of a missing value.
            Value::Null if number => query.bind(None::<i64>),
            Value::Null if real => query.bind(None::<f64>),
            Value::Null => query.bind(None::<String>),
            Value::Number(n) if real => query.bind(n.as_f64()),
            Value::Number(n) if number => query.bind(n.as_i64()),
            Value::String(text) if !number && !real => query.bind(text.clone()),
            _ => return Ok(None),
        };
    }
    query.execute(&mut **tx).await?;
    Ok(Some(()))
}

/// Integer columns.
const NUMBERS: &[&str] = &[
    "only_seat",
    "seen_at",
    "used_at",
    "totp_on",
    "totp_last",
    "reporter",
    "until",
    "answered_at",
    "times",
    "created_at",
    "changed_at",
    "expires_at",
    "ended_at",
    "wake_at",
    "at",
    "number",
    "person",
    "players",
    "public",
    "seat",
    "score",
    "rank",
    "games",
];
/// Columns with other numbers.
const REALS: [&str; 5] = ["rating", "deviation", "volatility", "rating_before", "rating_after"];
