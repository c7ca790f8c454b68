//! Accounts: names with passwords, data about a person, and erasing them.

use serde_json::{Value, json};
use sqlx::Row;
use table::{Change, Created};

use super::people::{PERSON, lang_word, person};
use super::{PersonRow, Store, Stored, Tx};
use crate::names;
use crate::secret::person_id;

/// The displayed name of an erased person.
pub(crate) const GONE: &str = "—";

/// A new account.
pub(crate) struct NewAccount<'a> {
    pub(crate) name: &'a str,
    /// The hash of the password.
    pub(crate) password: &'a str,
    /// The hash of the recovery code.
    pub(crate) recovery: &'a str,
}

impl Store {
    /// Gives a person an account; their seat links end. A conflict means that the name, or one that looks like it, is taken.
    pub(crate) async fn make_account(&self, person: u64, new: &NewAccount<'_>) -> Stored<()> {
        let mut tx = self.write.begin().await?;
        sqlx::query(
            "UPDATE people SET name = $2, account = $3, password = $4, looks = $5, guest_looks = NULL, \
             recovery = $6 WHERE id = $1",
        )
        .bind(person as i64)
        .bind(new.name)
        .bind(names::key(new.name))
        .bind(new.password)
        .bind(names::looks(new.name))
        .bind(new.recovery)
        .execute(&mut *tx)
        .await?;
        end_links(&mut tx, person).await?;
        tx.commit().await
    }

    /// Gives an account another name. A conflict means that the name, or one that looks like it, is taken.
    pub(crate) async fn rename_account(&self, person: u64, name: &str) -> Stored<()> {
        sqlx::query(
            "UPDATE people SET name = $2, account = $3, looks = $4 WHERE id = $1 AND account IS NOT NULL",
        )
        .bind(person as i64)
        .bind(name)
        .bind(names::key(name))
        .bind(names::looks(name))
        .execute(&self.write)
        .await?;
        Ok(())
    }

    /// Whether a member other than this person has this name, or one that looks like it.
    pub(crate) async fn is_members_name(&self, name: &str, except: u64) -> Stored<bool> {
        let row = sqlx::query("SELECT 1 FROM people WHERE (account = $1 OR looks = $2) AND id <> $3 LIMIT 1")
            .bind(names::key(name))
            .bind(names::looks(name))
            .bind(except as i64)
            .fetch_optional(&self.read)
            .await?;
        Ok(row.is_some())
    }

    /// Guests whose name looks like this one.
    pub(crate) async fn guests_like(&self, name: &str) -> Stored<Vec<PersonRow>> {
        let sql = sqlx::AssertSqlSafe(format!(
            "SELECT {PERSON} FROM people WHERE guest_looks = $1 AND account IS NULL ORDER BY id"
        ));
        let rows = sqlx::query(sql).bind(names::looks(name)).fetch_all(&self.read).await?;
        rows.iter().map(person).collect()
    }

    /// Fills in the visual skeletons of names stored before skeletons were. If two members' names now look alike, one
    /// goes without a skeleton; both keep their names.
    pub(super) async fn look_at_names(&self) -> Stored<()> {
        let rows =
            sqlx::query("SELECT id, name, account FROM people WHERE looks IS NULL AND guest_looks IS NULL")
                .fetch_all(&self.write)
                .await?;
        if rows.is_empty() {
            return Ok(());
        }
        let mut tx = self.write.begin().await?;
        for row in &rows {
            let (id, name): (i64, String) = (row.try_get(0)?, row.try_get(1)?);
            if row.try_get::<Option<String>, _>(2)?.is_none() {
                sqlx::query("UPDATE people SET guest_looks = $2 WHERE id = $1")
                    .bind(id)
                    .bind(names::looks(&name))
                    .execute(&mut *tx)
                    .await?;
                continue;
            }
            sqlx::query(
                "UPDATE people SET account = $2, looks = $3 WHERE id = $1 AND NOT EXISTS \
                 (SELECT 1 FROM people other WHERE other.id <> $1 AND (other.account = $2 OR other.looks = $3))",
            )
            .bind(id)
            .bind(names::key(&name))
            .bind(names::looks(&name))
            .execute(&mut *tx)
            .await?;
        }
        tx.commit().await
    }

    /// The account with this name, and the hash of its password.
    pub(crate) async fn account(&self, name: &str) -> Stored<Option<(PersonRow, String)>> {
        // Names from before normalisation are found as they were written.
        for key in [names::key(name), name.trim().to_lowercase()] {
            let row = sqlx::query("SELECT id, password FROM people WHERE account = $1")
                .bind(key)
                .fetch_optional(&self.read)
                .await?;
            let Some(row) = row else { continue };
            let (id, hash): (i64, Option<String>) = (row.try_get(0)?, row.try_get(1)?);
            return Ok(self.person(id as u64).await?.zip(hash));
        }
        Ok(None)
    }

    /// Everything that is stored about a person.
    pub(crate) async fn export_person(&self, person: &PersonRow) -> Stored<Value> {
        let sessions = sqlx::query(
            "SELECT created_at, expires_at, device FROM sessions WHERE person = $1 ORDER BY created_at",
        )
        .bind(person.id as i64)
        .fetch_all(&self.read)
        .await?;
        let sessions = sessions
            .iter()
            .map(|row| {
                Ok(json!({ "created": row.try_get::<i64, _>(0)?, "expires": row.try_get::<i64, _>(1)?,
                    "device": row.try_get::<String, _>(2)? }))
            })
            .collect::<Stored<Vec<Value>>>()?;
        let links = sqlx::query(
            "SELECT table_id, seat, label, created_at, used_at FROM seat_links WHERE person = $1 ORDER BY created_at",
        )
        .bind(person.id as i64)
        .fetch_all(&self.read)
        .await?;
        let links = links
            .iter()
            .map(|row| {
                Ok(json!({ "table": row.try_get::<String, _>(0)?, "seat": row.try_get::<i64, _>(1)?,
                    "label": row.try_get::<String, _>(2)?, "created": row.try_get::<i64, _>(3)?,
                    "used": row.try_get::<Option<i64>, _>(4)? }))
            })
            .collect::<Stored<Vec<Value>>>()?;
        let mut tables = Vec::new();
        for table in self.tables_of(person.id).await? {
            let Some(row) = self.table(&table).await? else { continue };
            let mut said = Vec::new();
            let mut people: Vec<u64> = row.made.members.iter().map(|member| member.client.0).collect();
            for entry in self.entries(&table, 0).await? {
                match entry.change {
                    Change::Joined { client, slot: Some(slot), .. } => {
                        if let Some(number) = people.get_mut(slot as usize) {
                            *number = client.0;
                        }
                    }
                    Change::Joined { client, .. } if !people.contains(&client.0) => people.push(client.0),
                    Change::Said { member, text } if people.get(member as usize) == Some(&person.id) => {
                        said.push(json!({ "at": entry.at, "text": text }));
                    }
                    _ => {}
                }
            }
            tables.push(json!({ "id": table, "game": row.made.game, "created": row.made.at, "said": said }));
        }
        let past = self.past(person.id, 1_000_000).await?;
        let results: Vec<Value> = past
            .iter()
            .map(|past| {
                json!({ "table": past.table, "game": past.game, "players": past.players, "seat": past.seat,
                    "score": past.score, "rank": past.rank, "ended": past.ended_at })
            })
            .collect();
        let records = self.records(person.id).await?;
        let ratings: Vec<Value> = records
            .iter()
            .filter_map(|record| {
                let rating = record.rating?;
                Some(json!({ "game": record.game, "players": record.players, "rating": rating.points,
                    "deviation": rating.deviation }))
            })
            .collect();
        let bot_ratings: Vec<Value> = records
            .iter()
            .filter_map(|record| {
                let rating = record.bot_rating?;
                Some(json!({ "game": record.game, "players": record.players, "rating": rating.points,
                    "deviation": rating.deviation }))
            })
            .collect();
        let reports: Vec<Value> = self
            .reports_of(person.id)
            .await?
            .iter()
            .map(|report| json!({ "at": report.at, "table": report.table, "text": report.text, "answer": report.answer }))
            .collect();
        Ok(json!({
            "id": person_id(person.id),
            "name": person.name,
            "account": person.account,
            "lang": lang_word(person.lang),
            "webhook": person.webhook,
            "email": person.email,
            "two_factor": person.two_factor,
            "created": person.created_at,
            "sessions": sessions,
            "links": links,
            "tables": tables,
            "results": results,
            "ratings": ratings,
            "bot_ratings": bot_ratings,
            "reports": reports,
        }))
    }

    async fn tables_of(&self, person: u64) -> Stored<Vec<String>> {
        let rows = sqlx::query("SELECT table_id FROM members WHERE person = $1 ORDER BY table_id")
            .bind(person as i64)
            .fetch_all(&self.read)
            .await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    /// Erases a person: the name everywhere, sessions, keys, password, webhook, ratings. Their games stay, under no
    /// name. Returns the tables that showed the name.
    pub(crate) async fn forget(&self, person: u64) -> Stored<Vec<String>> {
        let tables = self.tables_of(person).await?;
        let mut tx = self.write.begin().await?;
        for table in &tables {
            let rows = sqlx::query("SELECT number, change FROM entries WHERE table_id = $1")
                .bind(table.as_str())
                .fetch_all(&mut *tx)
                .await?;
            for row in rows {
                let number: i64 = row.try_get(0)?;
                let Change::Joined { client, lang, slot, .. } = serde_json::from_str(row.try_get(1)?)? else {
                    continue;
                };
                if client.0 != person {
                    continue;
                }
                let change =
                    serde_json::to_string(&Change::Joined { client, name: GONE.into(), lang, slot })?;
                sqlx::query("UPDATE entries SET change = $3 WHERE table_id = $1 AND number = $2")
                    .bind(table.as_str())
                    .bind(number)
                    .bind(change)
                    .execute(&mut *tx)
                    .await?;
            }
            let row = sqlx::query("SELECT made FROM tables WHERE id = $1")
                .bind(table.as_str())
                .fetch_one(&mut *tx)
                .await?;
            let mut made: Created = serde_json::from_str(row.try_get(0)?)?;
            for member in made.members.iter_mut().filter(|member| member.client.0 == person) {
                member.name = GONE.into();
            }
            sqlx::query("UPDATE tables SET made = $2 WHERE id = $1")
                .bind(table.as_str())
                .bind(serde_json::to_string(&made)?)
                .execute(&mut *tx)
                .await?;
            sqlx::query("DELETE FROM snapshots WHERE table_id = $1")
                .bind(table.as_str())
                .execute(&mut *tx)
                .await?;
        }
        for sql in [
            "DELETE FROM sessions WHERE person = $1",
            "DELETE FROM seat_links WHERE person = $1",
            "DELETE FROM mail_codes WHERE person = $1",
            "DELETE FROM ratings WHERE person = $1",
            "DELETE FROM bot_ratings WHERE person = $1",
            "DELETE FROM reports WHERE reporter = $1",
            "DELETE FROM members WHERE person = $1",
            "UPDATE results SET person = NULL WHERE person = $1",
            "DELETE FROM people WHERE id = $1",
        ] {
            sqlx::query(sql).bind(person as i64).execute(&mut *tx).await?;
        }
        tx.commit().await?;
        Ok(tables)
    }

    /// Ends sessions, and forgets mailed codes, whose time is over.
    pub(crate) async fn drop_old_sessions(&self, now: u64) -> Stored<()> {
        sqlx::query("DELETE FROM sessions WHERE expires_at <= $1")
            .bind(now as i64)
            .execute(&self.write)
            .await?;
        sqlx::query("DELETE FROM mail_codes WHERE expires_at <= $1")
            .bind(now as i64)
            .execute(&self.write)
            .await?;
        Ok(())
    }
}

/// Ends the seat links of a person and the sessions that they opened.
pub(super) async fn end_links(tx: &mut Tx, person: u64) -> Stored<()> {
    for sql in [
        "DELETE FROM seat_links WHERE person = $1",
        "DELETE FROM sessions WHERE person = $1 AND link IS NOT NULL",
    ] {
        sqlx::query(sql).bind(person as i64).execute(&mut **tx).await?;
    }
    Ok(())
}
