//! What protects an account: passwords, recovery codes, codes by e-mail, two-factor codes.

use sqlx::Row;

use super::accounts::end_links;
use super::people::{COLUMNS, PERSON, PersonRow, person};
use super::{Store, Stored, Tx};
use crate::secret::Code;

/// The purpose of a mailed code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Purpose {
    /// To show that an e-mail address is the person's.
    Confirm,
    /// To set a new password.
    Recover,
}

impl Purpose {
    fn word(self) -> &'static str {
        match self {
            Purpose::Confirm => "confirm",
            Purpose::Recover => "recover",
        }
    }
}

impl Store {
    /// The hash of a person's password.
    pub(crate) async fn password(&self, person: u64) -> Stored<Option<String>> {
        self.text_of(person, "password").await
    }

    /// The hash of a person's recovery code.
    pub(crate) async fn recovery(&self, person: u64) -> Stored<Option<String>> {
        self.text_of(person, "recovery").await
    }

    /// The key that signs a person's turn notices.
    pub(crate) async fn webhook_secret(&self, person: u64) -> Stored<Option<String>> {
        self.text_of(person, "webhook_secret").await
    }

    async fn text_of(&self, person: u64, column: &'static str) -> Stored<Option<String>> {
        let sql = sqlx::AssertSqlSafe(format!("SELECT {column} FROM people WHERE id = $1"));
        let row = sqlx::query(sql).bind(person as i64).fetch_optional(&self.read).await?;
        row.map_or(Ok(None), |row| Ok(row.try_get(0)?))
    }

    /// Sets or takes away where turn notices go, with the key that signs them.
    pub(crate) async fn set_webhook(&self, person: u64, webhook: Option<(&str, &str)>) -> Stored<()> {
        sqlx::query("UPDATE people SET webhook = $2, webhook_secret = $3 WHERE id = $1")
            .bind(person as i64)
            .bind(webhook.map(|(address, _)| address))
            .bind(webhook.map(|(_, secret)| secret))
            .execute(&self.write)
            .await?;
        Ok(())
    }

    /// Sets a new password and ends all sessions and seat links but this session.
    pub(crate) async fn set_password(&self, person: u64, hash: &str, keep: &str) -> Stored<()> {
        let mut tx = self.write.begin().await?;
        new_password(&mut tx, person, hash, keep).await?;
        tx.commit().await
    }

    /// Ends all sessions and seat links of a person but this session.
    pub(crate) async fn end_others(&self, person: u64, keep: &str) -> Stored<()> {
        let mut tx = self.write.begin().await?;
        end_others(&mut tx, person, keep).await?;
        tx.commit().await
    }

    /// Stores the hash of a new recovery code.
    pub(crate) async fn set_recovery(&self, person: u64, hash: &str) -> Stored<()> {
        sqlx::query("UPDATE people SET recovery = $2 WHERE id = $1")
            .bind(person as i64)
            .bind(hash)
            .execute(&self.write)
            .await?;
        Ok(())
    }

    /// Uses up a recovery code: the next one takes its place, the password is new, two-factor codes are off and all sessions
    /// end. `false` if the code was used in the meantime.
    pub(crate) async fn recover(&self, person: u64, used: &str, next: &str, password: &str) -> Stored<bool> {
        let mut tx = self.write.begin().await?;
        let done = sqlx::query(
            "UPDATE people SET recovery = $3, totp = NULL, totp_on = 0, totp_last = NULL \
             WHERE id = $1 AND recovery = $2",
        )
        .bind(person as i64)
        .bind(used)
        .bind(next)
        .execute(&mut *tx)
        .await?;
        if done.rows_affected() == 0 {
            return Ok(false);
        }
        new_password(&mut tx, person, password, "").await?;
        tx.commit().await?;
        Ok(true)
    }

    /// Stores the hash of a code that is mailed; earlier ones for the same are void.
    pub(crate) async fn add_mail_code(
        &self,
        code: &Code,
        person: u64,
        purpose: Purpose,
        email: &str,
        until: u64,
    ) -> Stored<()> {
        let mut tx = self.write.begin().await?;
        sqlx::query("DELETE FROM mail_codes WHERE person = $1 AND purpose = $2")
            .bind(person as i64)
            .bind(purpose.word())
            .execute(&mut *tx)
            .await?;
        sqlx::query(
            "INSERT INTO mail_codes (id, hash, person, purpose, email, expires_at) VALUES ($1, $2, $3, $4, $5, $6)",
        )
        .bind(code.id())
        .bind(code.hash())
        .bind(person as i64)
        .bind(purpose.word())
        .bind(email)
        .bind(until as i64)
        .execute(&mut *tx)
        .await?;
        tx.commit().await
    }

    /// Whose mailed code this is, and the address it went to, if it is still good.
    pub(crate) async fn mail_code(
        &self,
        code: &Code,
        purpose: Purpose,
        now: u64,
    ) -> Stored<Option<(PersonRow, String)>> {
        let sql = sqlx::AssertSqlSafe(format!(
            "SELECT {PERSON}, mail_codes.hash, mail_codes.email FROM mail_codes \
             JOIN people ON people.id = mail_codes.person \
             WHERE mail_codes.id = $1 AND mail_codes.purpose = $2 AND mail_codes.expires_at > $3"
        ));
        let row = sqlx::query(sql)
            .bind(code.id())
            .bind(purpose.word())
            .bind(now as i64)
            .fetch_optional(&self.read)
            .await?;
        let Some(row) = row else { return Ok(None) };
        if !code.is(row.try_get(COLUMNS)?) {
            return Ok(None);
        }
        Ok(Some((person(&row)?, row.try_get(COLUMNS + 1)?)))
    }

    /// Uses up a mailed code; `false` if that happened before.
    async fn use_mail_code(tx: &mut Tx, code: &Code) -> Stored<bool> {
        let done =
            sqlx::query("DELETE FROM mail_codes WHERE id = $1").bind(code.id()).execute(&mut **tx).await?;
        Ok(done.rows_affected() > 0)
    }

    /// Uses up a mailed code for an address that is confirmed by it.
    pub(crate) async fn confirm_email(&self, person: u64, code: &Code, email: &str) -> Stored<bool> {
        let mut tx = self.write.begin().await?;
        if !Self::use_mail_code(&mut tx, code).await? {
            return Ok(false);
        }
        sqlx::query("UPDATE people SET email = $2 WHERE id = $1")
            .bind(person as i64)
            .bind(email)
            .execute(&mut *tx)
            .await?;
        tx.commit().await?;
        Ok(true)
    }

    /// Removes the address of a person, with the codes mailed to it.
    pub(crate) async fn forget_email(&self, person: u64) -> Stored<()> {
        let mut tx = self.write.begin().await?;
        for sql in
            ["UPDATE people SET email = NULL WHERE id = $1", "DELETE FROM mail_codes WHERE person = $1"]
        {
            sqlx::query(sql).bind(person as i64).execute(&mut *tx).await?;
        }
        tx.commit().await
    }

    /// Uses up a mailed code for a new password; all sessions end.
    pub(crate) async fn recover_by_mail(&self, person: u64, code: &Code, password: &str) -> Stored<bool> {
        let mut tx = self.write.begin().await?;
        if !Self::use_mail_code(&mut tx, code).await? {
            return Ok(false);
        }
        new_password(&mut tx, person, password, "").await?;
        tx.commit().await?;
        Ok(true)
    }

    /// The accounts with this confirmed address.
    pub(crate) async fn with_email(&self, email: &str) -> Stored<Vec<PersonRow>> {
        let sql = sqlx::AssertSqlSafe(format!(
            "SELECT {PERSON} FROM people WHERE email = $1 AND account IS NOT NULL ORDER BY id LIMIT 5"
        ));
        let rows = sqlx::query(sql).bind(email).fetch_all(&self.read).await?;
        rows.iter().map(person).collect()
    }

    /// The two-factor secret of a person, in Base32, whether it is active yet or not.
    pub(crate) async fn totp(&self, person: u64) -> Stored<Option<String>> {
        self.text_of(person, "totp").await
    }

    /// Stores a two-factor secret that is not confirmed yet, or removes it.
    pub(crate) async fn set_totp(&self, person: u64, secret: Option<&str>) -> Stored<()> {
        sqlx::query("UPDATE people SET totp = $2, totp_on = 0, totp_last = NULL WHERE id = $1")
            .bind(person as i64)
            .bind(secret)
            .execute(&self.write)
            .await?;
        Ok(())
    }

    /// Turns two-factor codes on.
    pub(crate) async fn turn_totp_on(&self, person: u64) -> Stored<()> {
        sqlx::query("UPDATE people SET totp_on = 1 WHERE id = $1 AND totp IS NOT NULL")
            .bind(person as i64)
            .execute(&self.write)
            .await?;
        Ok(())
    }

    /// Uses up the code of a time step; `false` if it, or a later one, was used before.
    pub(crate) async fn use_totp_step(&self, person: u64, step: u64) -> Stored<bool> {
        let done = sqlx::query(
            "UPDATE people SET totp_last = $2 WHERE id = $1 AND (totp_last IS NULL OR totp_last < $2)",
        )
        .bind(person as i64)
        .bind(step as i64)
        .execute(&self.write)
        .await?;
        Ok(done.rows_affected() > 0)
    }
}

async fn new_password(tx: &mut Tx, person: u64, hash: &str, keep: &str) -> Stored<()> {
    sqlx::query("UPDATE people SET password = $2 WHERE id = $1")
        .bind(person as i64)
        .bind(hash)
        .execute(&mut **tx)
        .await?;
    sqlx::query("DELETE FROM mail_codes WHERE person = $1").bind(person as i64).execute(&mut **tx).await?;
    end_others(tx, person, keep).await
}

async fn end_others(tx: &mut Tx, person: u64, keep: &str) -> Stored<()> {
    end_links(tx, person).await?;
    sqlx::query("DELETE FROM sessions WHERE person = $1 AND id <> $2")
        .bind(person as i64)
        .bind(keep)
        .execute(&mut **tx)
        .await?;
    Ok(())
}
