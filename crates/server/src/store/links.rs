//! Seat links: the secrets by which other devices play one seat.

use sqlx::Row;

use super::people::{COLUMNS, Only, PERSON, PersonRow, person};
use super::{Store, Stored};
use crate::secret::Secret;

/// A seat link in a list.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct LinkLine {
    pub(crate) id: String,
    pub(crate) seat: u8,
    pub(crate) label: String,
    pub(crate) created_at: u64,
    pub(crate) used_at: Option<u64>,
    /// The devices with a session by it, the latest first.
    pub(crate) devices: Vec<String>,
}

impl Store {
    /// Stores a seat link.
    pub(crate) async fn add_link(
        &self,
        secret: &Secret,
        person: u64,
        (table, seat): (&str, u8),
        label: &str,
        now: u64,
    ) -> Stored<()> {
        sqlx::query(
            "INSERT INTO seat_links (id, hash, table_id, seat, person, label, created_at) \
             VALUES ($1, $2, $3, $4, $5, $6, $7)",
        )
        .bind(secret.id.as_str())
        .bind(secret.hash())
        .bind(table)
        .bind(i64::from(seat))
        .bind(person as i64)
        .bind(label)
        .bind(now as i64)
        .execute(&self.write)
        .await?;
        Ok(())
    }

    /// Whose link this is at that table, and which seat it opens.
    pub(crate) async fn link(&self, secret: &Secret, table: &str) -> Stored<Option<(PersonRow, Only)>> {
        let sql = sqlx::AssertSqlSafe(format!(
            "SELECT {PERSON}, seat_links.hash, seat_links.seat FROM seat_links \
             JOIN people ON people.id = seat_links.person WHERE seat_links.id = $1 AND seat_links.table_id = $2"
        ));
        let row = sqlx::query(sql).bind(secret.id.as_str()).bind(table).fetch_optional(&self.read).await?;
        let Some(row) = row else { return Ok(None) };
        if !secret.is(row.try_get(COLUMNS)?) {
            return Ok(None);
        }
        let seat = row.try_get::<i64, _>(COLUMNS + 1)? as u8;
        Ok(Some((person(&row)?, Only { table: table.into(), seat, link: secret.id.clone() })))
    }

    /// Writes down that a link was used.
    pub(crate) async fn touch_link(&self, id: &str, now: u64) -> Stored<()> {
        sqlx::query("UPDATE seat_links SET used_at = $2 WHERE id = $1")
            .bind(id)
            .bind(now as i64)
            .execute(&self.write)
            .await?;
        Ok(())
    }

    /// Whether a link still exists.
    pub(crate) async fn has_link(&self, id: &str) -> Stored<bool> {
        let row = sqlx::query("SELECT 1 FROM seat_links WHERE id = $1").bind(id).fetch_optional(&self.read);
        Ok(row.await?.is_some())
    }

    /// The links of a person at a table, the latest first.
    pub(crate) async fn links(&self, person: u64, table: &str) -> Stored<Vec<LinkLine>> {
        let rows = sqlx::query(
            "SELECT id, seat, label, created_at, used_at FROM seat_links WHERE person = $1 AND table_id = $2 \
             ORDER BY created_at DESC, id",
        )
        .bind(person as i64)
        .bind(table)
        .fetch_all(&self.read)
        .await?;
        let devices = sqlx::query(
            "SELECT link, device FROM sessions WHERE person = $1 AND only_table = $2 AND link IS NOT NULL \
             ORDER BY COALESCE(seen_at, created_at) DESC, id",
        )
        .bind(person as i64)
        .bind(table)
        .fetch_all(&self.read)
        .await?;
        let devices = devices
            .iter()
            .map(|row| Ok((row.try_get(0)?, row.try_get(1)?)))
            .collect::<Stored<Vec<(String, String)>>>()?;
        rows.iter()
            .map(|row| {
                let id: String = row.try_get(0)?;
                let devices = devices.iter().filter(|(link, _)| *link == id);
                Ok(LinkLine {
                    devices: devices.map(|(_, device)| device.clone()).collect(),
                    seat: row.try_get::<i64, _>(1)? as u8,
                    label: row.try_get(2)?,
                    created_at: row.try_get::<i64, _>(3)? as u64,
                    used_at: row.try_get::<Option<i64>, _>(4)?.map(|at| at as u64),
                    id,
                })
            })
            .collect()
    }

    /// Revokes a link of this person at a table, with the sessions it opened; returns whether there was one.
    pub(crate) async fn end_link(&self, person: u64, table: &str, id: &str) -> Stored<bool> {
        let mut tx = self.write.begin().await?;
        let ended = sqlx::query("DELETE FROM seat_links WHERE id = $1 AND person = $2 AND table_id = $3")
            .bind(id)
            .bind(person as i64)
            .bind(table)
            .execute(&mut *tx)
            .await?;
        sqlx::query("DELETE FROM sessions WHERE link = $1 AND person = $2")
            .bind(id)
            .bind(person as i64)
            .execute(&mut *tx)
            .await?;
        tx.commit().await?;
        Ok(ended.rows_affected() > 0)
    }
}
