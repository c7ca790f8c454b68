//! Moderation by the host of a server, from outside the running server: it works on the database and logs who did
//! what; the server picks it up within a few seconds (`order.rs`).

use table::Command;

use crate::secret::{is_table_id, parse_person, person_id};
use crate::store::{AuditRow, BanRow, Store, StoreError};

/// The host at work.
pub struct Admin {
    store: Store,
    who: String,
    now: u64,
}

/// A line of a list.
pub type Line = Vec<String>;

/// Why something was not done.
#[derive(Debug)]
pub enum AdminError {
    /// No object has this name.
    Unknown(String),
    /// The database refused.
    Store(StoreError),
}

impl std::fmt::Display for AdminError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            AdminError::Unknown(what) => f.write_str(what),
            AdminError::Store(error) => write!(f, "{error}"),
        }
    }
}

impl std::error::Error for AdminError {}

impl From<StoreError> for AdminError {
    fn from(error: StoreError) -> Self {
        AdminError::Store(error)
    }
}

type Done<T> = Result<T, AdminError>;

impl Admin {
    /// The person who administers, and the time in milliseconds since 1970.
    pub fn new(store: Store, who: &str, now: u64) -> Admin {
        Admin { store, who: who.into(), now }
    }

    fn log(&self, what: &str, about: &str, note: &str) -> AuditRow {
        AuditRow {
            at: self.now,
            who: self.who.clone(),
            what: what.into(),
            about: about.into(),
            note: note.into(),
        }
    }

    /// Unanswered reports, or all: id, time, reporter, person, table, text, answer.
    pub async fn reports(&self, all: bool) -> Done<Vec<Line>> {
        let reports = self.store.reports(all).await?;
        let line = |report: crate::store::ReportRow| {
            vec![
                report.id,
                date(report.at),
                person_id(report.reporter),
                report.person.map(person_id).unwrap_or_default(),
                report.table.unwrap_or_default(),
                report.text,
                report.answer.unwrap_or_default(),
            ]
        };
        Ok(reports.into_iter().map(line).collect())
    }

    /// Answers a report. Its author can read the answer.
    pub async fn answer(&self, report: &str, text: &str) -> Done<()> {
        if self.store.answer_report(report, text, &self.log("answer", report, text)).await? {
            return Ok(());
        }
        Err(AdminError::Unknown(format!("there is no report {report}; `temples admin reports` lists them")))
    }

    /// People by a part of their name or their id: id, name, kind, ban.
    pub async fn people(&self, text: &str) -> Done<Vec<Line>> {
        let bans = self.store.bans(self.now).await?;
        let people = self.store.find_people(text).await?;
        let line = |(id, name, account): (u64, String, bool)| {
            let ban = bans.iter().find(|ban| ban.person == id).map(told);
            let kind = if account { "account" } else { "guest" };
            vec![person_id(id), name, kind.into(), ban.unwrap_or_default()]
        };
        Ok(people.into_iter().map(line).collect())
    }

    /// Tables of a person: id, whether it is over, how many bots sit at it.
    pub async fn tables(&self, person: &str) -> Done<Vec<Line>> {
        let id = self.person(person).await?;
        let tables = self.store.open_tables(id).await?;
        Ok(tables.into_iter().map(|(table, bots)| vec![table, format!("{bots} bots")]).collect())
    }

    /// Bans a person for a number of days, or permanently.
    pub async fn ban(&self, person: &str, days: Option<u32>, reason: &str) -> Done<()> {
        let id = self.person(person).await?;
        let until = days.map(|days| self.now + u64::from(days) * DAY);
        let ban = BanRow { person: id, at: self.now, until, reason: reason.into() };
        Ok(self.store.ban(&ban, &self.log("ban", person, &told(&ban))).await?)
    }

    /// Lifts a ban.
    pub async fn unban(&self, person: &str) -> Done<()> {
        let id = self.person(person).await?;
        if self.store.unban(id, &self.log("unban", person, "")).await? {
            return Ok(());
        }
        Err(AdminError::Unknown(format!("{person} is not banned")))
    }

    /// All current bans: id, ban.
    pub async fn bans(&self) -> Done<Vec<Line>> {
        let bans = self.store.bans(self.now).await?;
        Ok(bans.iter().map(|ban| vec![person_id(ban.person), told(ban)]).collect())
    }

    /// Removes a table from everyone's sight.
    pub async fn remove_table(&self, table: &str, reason: &str) -> Done<()> {
        self.table(table).await?;
        Ok(self.store.remove_table(table, reason, &self.log("remove table", table, reason)).await?)
    }

    /// Erases a person: name, sessions, password, ratings. Their games stay, under no name.
    pub async fn remove_person(&self, person: &str, reason: &str) -> Done<()> {
        let id = self.person(person).await?;
        let tables = self.store.forget(id).await?;
        self.store.note(&self.log("remove person", person, reason)).await?;
        for table in tables {
            self.store.add_order(&table, RELOAD, &self.log("read anew", &table, person)).await?;
        }
        Ok(())
    }

    /// Has the running server carry out a command of the host at a table. Returns the number of the order.
    pub async fn order(&self, table: &str, command: &Command) -> Done<String> {
        self.table(table).await?;
        let text = serde_json::to_string(command).map_err(StoreError::from)?;
        Ok(self.store.add_order(table, &text, &self.log("order", table, &text)).await?)
    }

    /// The outcome of an order, once the server has carried it out.
    pub async fn outcome(&self, order: &str) -> Done<Option<String>> {
        Ok(self.store.outcome(order).await?.filter(|outcome| outcome != "begun"))
    }

    /// The latest lines of the audit log, newest first: time, who, what, about, note.
    pub async fn audit(&self, most: u32) -> Done<Vec<Line>> {
        let lines = self.store.audit(most).await?;
        let line = |row: AuditRow| vec![date(row.at), row.who, row.what, row.about, row.note];
        Ok(lines.into_iter().map(line).collect())
    }

    async fn person(&self, id: &str) -> Done<u64> {
        let unknown = || {
            AdminError::Unknown(format!(
                "there is no person {id}; `temples admin people NAME` finds their id"
            ))
        };
        let person = parse_person(id).ok_or_else(unknown)?;
        self.store.person(person).await?.map(|row| row.id).ok_or_else(unknown)
    }

    async fn table(&self, id: &str) -> Done<()> {
        if is_table_id(id) && self.store.table(id).await?.is_some() {
            return Ok(());
        }
        Err(AdminError::Unknown(format!("there is no table {id}; its id is the end of its address /t/ID")))
    }
}

/// The order to read a table from the database.
pub(crate) const RELOAD: &str = "read anew";

const DAY: u64 = 24 * 60 * 60 * 1000;

fn told(ban: &BanRow) -> String {
    match ban.until {
        Some(until) => format!("until {}: {}", date(until), ban.reason),
        None => format!("for good: {}", ban.reason),
    }
}

/// A time as the day and minute of Greenwich.
pub(crate) fn date(at: u64) -> String {
    let (days, minutes) = (at / DAY, at % DAY / 60_000);
    // Days from the first of March of the year 0, in eras of 400 years (Howard Hinnant, "chrono-compatible low-level date
    // algorithms").
    let days = days + 719_468;
    let (era, day_of_era) = (days / 146_097, days % 146_097);
    let year = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = year + era * 400 + u64::from(month <= 2);
    format!("{year}-{month:02}-{day:02} {:02}:{:02}", minutes / 60, minutes % 60)
}

#[cfg(test)]
mod tests {
    use super::date;

    #[test]
    fn times_are_days_and_minutes() {
        assert_eq!(date(0), "1970-01-01 00:00");
        assert_eq!(date(951_827_640_000), "2000-02-29 12:34");
        assert_eq!(date(1_798_761_599_000), "2026-12-31 23:59");
    }
}
