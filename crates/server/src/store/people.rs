//! People and their sessions.

use kernel::Lang;
use sqlx::Row;
use sqlx::any::AnyRow;

use super::{Store, Stored};
use crate::names;
use crate::secret::{self, Secret};

/// A person as stored.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct PersonRow {
    pub(crate) id: u64,
    pub(crate) name: String,
    pub(crate) lang: Lang,
    pub(crate) account: bool,
    pub(crate) webhook: Option<String>,
    pub(crate) created_at: u64,
    /// The confirmed e-mail address.
    pub(crate) email: Option<String>,
    /// A login needs a two-factor code.
    pub(crate) two_factor: bool,
}

impl PersonRow {
    /// A new guest.
    pub(crate) fn guest(name: String, lang: Lang, now: u64) -> Self {
        PersonRow {
            id: secret::person(),
            name,
            lang,
            account: false,
            webhook: None,
            created_at: now,
            email: None,
            two_factor: false,
        }
    }
}

/// The one seat that a session is good for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Only {
    pub(crate) table: String,
    pub(crate) seat: u8,
    /// The seat link that it began with.
    pub(crate) link: String,
}

/// A session as stored.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct SessionRow {
    pub(crate) person: PersonRow,
    pub(crate) only: Option<Only>,
    /// When it was last used, as far as recorded.
    pub(crate) seen_at: u64,
}

/// A session that begins.
pub(crate) struct NewSession<'a> {
    pub(crate) person: u64,
    pub(crate) only: Option<&'a Only>,
    pub(crate) device: &'a str,
    pub(crate) now: u64,
    pub(crate) until: u64,
}

/// A session in a list.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct SessionLine {
    pub(crate) id: String,
    pub(crate) device: String,
    pub(crate) created_at: u64,
    pub(crate) seen_at: u64,
    pub(crate) only: Option<Only>,
}

pub(super) const PERSON: &str = "people.id, people.name, people.lang, people.account, people.webhook, \
    people.created_at, people.email, people.totp_on";
/// How many columns that is.
pub(super) const COLUMNS: usize = 8;

impl Store {
    /// Stores a new guest.
    pub(crate) async fn add_person(&self, person: &PersonRow) -> Stored<()> {
        sqlx::query(
            "INSERT INTO people (id, name, lang, created_at, guest_looks) VALUES ($1, $2, $3, $4, $5)",
        )
        .bind(person.id as i64)
        .bind(person.name.as_str())
        .bind(lang_word(person.lang))
        .bind(person.created_at as i64)
        .bind(names::looks(&person.name))
        .execute(&self.write)
        .await?;
        Ok(())
    }

    /// Stores the name and language of a person.
    pub(crate) async fn change_person(&self, person: &PersonRow) -> Stored<()> {
        let looks = (!person.account).then(|| names::looks(&person.name));
        sqlx::query("UPDATE people SET name = $2, lang = $3, guest_looks = $4 WHERE id = $1")
            .bind(person.id as i64)
            .bind(person.name.as_str())
            .bind(lang_word(person.lang))
            .bind(looks)
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
    pub(crate) async fn add_session(&self, secret: &Secret, new: &NewSession<'_>) -> Stored<()> {
        sqlx::query(
            "INSERT INTO sessions (id, hash, person, only_table, created_at, expires_at, only_seat, link, device, \
             seen_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $5)",
        )
        .bind(secret.id.as_str())
        .bind(secret.hash())
        .bind(new.person as i64)
        .bind(new.only.map(|only| only.table.as_str()))
        .bind(new.now as i64)
        .bind(new.until as i64)
        .bind(new.only.map(|only| i64::from(only.seat)))
        .bind(new.only.map(|only| only.link.as_str()))
        .bind(new.device)
        .execute(&self.write)
        .await?;
        Ok(())
    }

    /// The session of a secret that is still good.
    pub(crate) async fn session(&self, secret: &Secret, now: u64) -> Stored<Option<SessionRow>> {
        let sql = sqlx::AssertSqlSafe(format!(
            "SELECT {PERSON}, sessions.hash, sessions.only_table, sessions.only_seat, sessions.link, \
             sessions.seen_at FROM sessions JOIN people ON people.id = sessions.person \
             WHERE sessions.id = $1 AND sessions.expires_at > $2"
        ));
        let row =
            sqlx::query(sql).bind(secret.id.as_str()).bind(now as i64).fetch_optional(&self.read).await?;
        let Some(row) = row else { return Ok(None) };
        if !secret.is(row.try_get(COLUMNS)?) {
            return Ok(None);
        }
        let seen_at = row.try_get::<Option<i64>, _>(COLUMNS + 4)?.unwrap_or_default() as u64;
        Ok(Some(SessionRow { person: person(&row)?, only: only(&row, COLUMNS + 1)?, seen_at }))
    }

    /// Writes down that a session is in use, and the link that it began with.
    pub(crate) async fn touch_session(&self, id: &str, link: Option<&str>, now: u64) -> Stored<()> {
        sqlx::query("UPDATE sessions SET seen_at = $2 WHERE id = $1")
            .bind(id)
            .bind(now as i64)
            .execute(&self.write)
            .await?;
        match link {
            Some(link) => self.touch_link(link, now).await,
            None => Ok(()),
        }
    }

    /// Whether a session still exists.
    pub(crate) async fn has_session(&self, id: &str) -> Stored<bool> {
        let row = sqlx::query("SELECT 1 FROM sessions WHERE id = $1").bind(id).fetch_optional(&self.read);
        Ok(row.await?.is_some())
    }

    /// The sessions of a person, the last used first.
    pub(crate) async fn sessions(&self, person: u64, now: u64) -> Stored<Vec<SessionLine>> {
        let rows = sqlx::query(
            "SELECT only_table, only_seat, link, id, device, created_at, seen_at FROM sessions \
             WHERE person = $1 AND expires_at > $2 ORDER BY COALESCE(seen_at, created_at) DESC, id",
        )
        .bind(person as i64)
        .bind(now as i64)
        .fetch_all(&self.read)
        .await?;
        let line = |row: &AnyRow| {
            let created_at = row.try_get::<i64, _>(5)?;
            Ok(SessionLine {
                only: only(row, 0)?,
                id: row.try_get(3)?,
                device: row.try_get(4)?,
                created_at: created_at as u64,
                seen_at: row.try_get::<Option<i64>, _>(6)?.unwrap_or(created_at) as u64,
            })
        };
        rows.iter().map(line).collect()
    }

    /// Ends a session.
    pub(crate) async fn end_session(&self, id: &str) -> Stored<()> {
        sqlx::query("DELETE FROM sessions WHERE id = $1").bind(id).execute(&self.write).await?;
        Ok(())
    }

    /// Ends a session of this person; returns whether there was one.
    pub(crate) async fn end_session_of(&self, person: u64, id: &str) -> Stored<bool> {
        let ended = sqlx::query("DELETE FROM sessions WHERE id = $1 AND person = $2")
            .bind(id)
            .bind(person as i64)
            .execute(&self.write)
            .await?;
        Ok(ended.rows_affected() > 0)
    }
}

/// The word of a language in the database.
pub(super) fn lang_word(lang: Lang) -> &'static str {
    lang.code()
}

/// A person, whose columns are the first of a row.
pub(super) fn person(row: &AnyRow) -> Stored<PersonRow> {
    Ok(PersonRow {
        id: row.try_get::<i64, _>(0)? as u64,
        name: row.try_get(1)?,
        lang: Lang::find(row.try_get(2)?).unwrap_or_default(),
        account: row.try_get::<Option<String>, _>(3)?.is_some(),
        webhook: row.try_get(4)?,
        created_at: row.try_get::<i64, _>(5)? as u64,
        email: row.try_get(6)?,
        two_factor: row.try_get::<i64, _>(7)? != 0,
    })
}

/// The seat that a session is limited to, from its columns `only_table`, `only_seat` and `link`.
fn only(row: &AnyRow, at: usize) -> Stored<Option<Only>> {
    let table: Option<String> = row.try_get(at)?;
    let seat: Option<i64> = row.try_get(at + 1)?;
    let link: Option<String> = row.try_get(at + 2)?;
    Ok(table.zip(seat).zip(link).map(|((table, seat), link)| Only { table, seat: seat as u8, link }))
}
