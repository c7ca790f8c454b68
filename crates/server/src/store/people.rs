//! People, their sessions and the keys of their seats.

use kernel::Lang;
use sqlx::Row;
use sqlx::any::AnyRow;

use super::{Store, Stored};
use crate::secret::Secret;

/// A person as stored.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct PersonRow {
    pub(crate) id: u64,
    pub(crate) name: String,
    pub(crate) lang: Lang,
    pub(crate) account: bool,
    pub(crate) webhook: Option<String>,
    pub(crate) created_at: u64,
}

/// A session as stored.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct SessionRow {
    pub(crate) person: PersonRow,
    /// Good at this table alone.
    pub(crate) only_table: Option<String>,
}

const PERSON: &str = "people.id, people.name, people.lang, people.account, people.webhook, people.created_at";

impl Store {
    /// Stores a new guest.
    pub(crate) async fn add_person(&self, person: &PersonRow) -> Stored<()> {
        sqlx::query("INSERT INTO people (id, name, lang, created_at) VALUES ($1, $2, $3, $4)")
            .bind(person.id as i64)
            .bind(person.name.as_str())
            .bind(lang_word(person.lang))
            .bind(person.created_at as i64)
            .execute(&self.write)
            .await?;
        Ok(())
    }

    /// Stores the name, language and webhook of a person.
    pub(crate) async fn change_person(&self, person: &PersonRow) -> Stored<()> {
        sqlx::query("UPDATE people SET name = $2, lang = $3, webhook = $4 WHERE id = $1")
            .bind(person.id as i64)
            .bind(person.name.as_str())
            .bind(lang_word(person.lang))
            .bind(person.webhook.as_deref())
            .execute(&self.write)
            .await?;
        Ok(())
    }

    /// A person.
    pub(crate) async fn person(&self, id: u64) -> Stored<Option<PersonRow>> {
        let sql = sqlx::AssertSqlSafe(format!("SELECT {PERSON} FROM people WHERE id = $1"));
        let row = sqlx::query(sql).bind(id as i64).fetch_optional(&self.read).await?;
        row.map(|row| person(&row)).transpose()
    }

    /// Stores a session.
    pub(crate) async fn add_session(
        &self,
        secret: &Secret,
        person: u64,
        only_table: Option<&str>,
        now: u64,
        until: u64,
    ) -> Stored<()> {
        sqlx::query(
            "INSERT INTO sessions (id, hash, person, only_table, created_at, expires_at) \
             VALUES ($1, $2, $3, $4, $5, $6)",
        )
        .bind(secret.id.as_str())
        .bind(secret.hash())
        .bind(person as i64)
        .bind(only_table)
        .bind(now as i64)
        .bind(until as i64)
        .execute(&self.write)
        .await?;
        Ok(())
    }

    /// The session of a secret that is still good.
    pub(crate) async fn session(&self, secret: &Secret, now: u64) -> Stored<Option<SessionRow>> {
        let sql = sqlx::AssertSqlSafe(format!(
            "SELECT {PERSON}, sessions.hash, sessions.only_table FROM sessions \
             JOIN people ON people.id = sessions.person WHERE sessions.id = $1 AND sessions.expires_at > $2"
        ));
        let row =
            sqlx::query(sql).bind(secret.id.as_str()).bind(now as i64).fetch_optional(&self.read).await?;
        let Some(row) = row else { return Ok(None) };
        if !secret.is(row.try_get(6)?) {
            return Ok(None);
        }
        Ok(Some(SessionRow { person: person(&row)?, only_table: row.try_get(7)? }))
    }

    /// Ends a session.
    pub(crate) async fn end_session(&self, id: &str) -> Stored<()> {
        sqlx::query("DELETE FROM sessions WHERE id = $1").bind(id).execute(&self.write).await?;
        Ok(())
    }

    /// Stores the key of a person's seat.
    pub(crate) async fn add_key(&self, secret: &Secret, table: &str, person: u64) -> Stored<()> {
        sqlx::query("INSERT INTO seat_keys (id, hash, table_id, person) VALUES ($1, $2, $3, $4)")
            .bind(secret.id.as_str())
            .bind(secret.hash())
            .bind(table)
            .bind(person as i64)
            .execute(&self.write)
            .await?;
        Ok(())
    }

    /// Whose key this is at that table.
    pub(crate) async fn key(&self, secret: &Secret, table: &str) -> Stored<Option<PersonRow>> {
        let sql = sqlx::AssertSqlSafe(format!(
            "SELECT {PERSON}, seat_keys.hash FROM seat_keys JOIN people ON people.id = seat_keys.person \
             WHERE seat_keys.id = $1 AND seat_keys.table_id = $2"
        ));
        let row = sqlx::query(sql).bind(secret.id.as_str()).bind(table).fetch_optional(&self.read).await?;
        let Some(row) = row else { return Ok(None) };
        Ok(if secret.is(row.try_get(6)?) { Some(person(&row)?) } else { None })
    }
}

/// The word of a language in the database.
pub(super) fn lang_word(lang: Lang) -> &'static str {
    lang.pick("en", "fr")
}

fn person(row: &AnyRow) -> Stored<PersonRow> {
    Ok(PersonRow {
        id: row.try_get::<i64, _>(0)? as u64,
        name: row.try_get(1)?,
        lang: if row.try_get::<String, _>(2)? == "fr" { Lang::Fr } else { Lang::En },
        account: row.try_get::<Option<String>, _>(3)?.is_some(),
        webhook: row.try_get(4)?,
        created_at: row.try_get::<i64, _>(5)? as u64,
    })
}
