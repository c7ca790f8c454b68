//! How much one person may have at a time on a public server. Guests have less than accounts, since one person can be
//! a hundred guests. Every refusal states the quota.

use crate::app::App;
use crate::error::Error;
use crate::limit::{Buckets, Rate};
use crate::store::PersonRow;

/// The quotas.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the sentence of each is in `Error::message`")]
pub enum Quota {
    Tables { account: bool },
    Bots { account: bool },
    Exports,
    Reports,
    Links,
    Mails,
}

/// Open tables of a guest's making.
pub(crate) const GUEST_TABLES: u32 = 20;
/// Open tables of an account's making.
pub(crate) const TABLES: u32 = 100;
/// Bots at the open tables of a guest.
pub(crate) const GUEST_BOTS: u32 = 30;
/// Bots at the open tables of an account.
pub(crate) const BOTS: u32 = 150;
/// Exports of a person's own data, per hour.
pub(crate) const EXPORTS: u32 = 5;
/// Reports in an hour.
pub(crate) const REPORTS: u32 = 10;

/// Seat links of one person at one table.
pub(crate) const LINKS: u32 = 20;
/// E-mails to one address in an hour.
pub(crate) const MAILS: u32 = 5;

/// Counters per hour.
#[derive(Debug)]
pub(crate) struct Quotas {
    exports: Buckets<u64>,
    reports: Buckets<u64>,
    mails: Buckets<String>,
}

impl Default for Quotas {
    fn default() -> Self {
        let hourly = |most| Buckets::new(Rate { burst: most, per_minute: 1 });
        Quotas {
            exports: hourly(EXPORTS),
            reports: hourly(REPORTS),
            mails: Buckets::new(Rate { burst: MAILS, per_minute: 1 }),
        }
    }
}

impl App {
    fn counts(&self) -> bool {
        self.config.public && !self.config.no_limits
    }

    /// Whether a person may create another table with this many bots.
    pub(crate) async fn may_open(&self, person: &PersonRow, bots: u32) -> Result<(), Error> {
        if !self.counts() {
            return Ok(());
        }
        self.behind.flush().await?;
        let open = self.store.open_tables(person.id).await?;
        let account = person.account;
        let most = if account { TABLES } else { GUEST_TABLES };
        if open.len() as u32 >= most {
            return Err(Error::Quota { quota: Quota::Tables { account }, most });
        }
        enough_bots(account, open.iter().map(|(_, bots)| bots).sum::<u32>() + bots)
    }

    /// Whether another bot may sit down at a table of this person's.
    pub(crate) async fn may_seat_bot(&self, owner: u64) -> Result<(), Error> {
        if !self.counts() {
            return Ok(());
        }
        self.behind.flush().await?;
        let open = self.store.open_tables(owner).await?;
        let account = self.store.person(owner).await?.is_some_and(|person| person.account);
        enough_bots(account, open.iter().map(|(_, bots)| bots).sum::<u32>() + 1)
    }

    /// Whether a person may export their data again.
    pub(crate) fn may_export(&self, person: u64) -> Result<(), Error> {
        let quota = Error::Quota { quota: Quota::Exports, most: EXPORTS };
        if self.counts() { self.quotas.exports.take(person).map_err(|_| quota) } else { Ok(()) }
    }

    /// Whether another e-mail may go to an address. This applies to every server: a private one must not flood people
    /// either.
    pub(crate) fn may_mail(&self, email: &str) -> Result<(), Error> {
        let quota = Error::Quota { quota: Quota::Mails, most: MAILS };
        self.quotas.mails.take(email.into()).map_err(|_| quota)
    }

    /// Whether a person may send another report.
    pub(crate) fn may_report(&self, person: u64) -> Result<(), Error> {
        let quota = Error::Quota { quota: Quota::Reports, most: REPORTS };
        if self.counts() { self.quotas.reports.take(person).map_err(|_| quota) } else { Ok(()) }
    }
}

fn enough_bots(account: bool, bots: u32) -> Result<(), Error> {
    let most = if account { BOTS } else { GUEST_BOTS };
    if bots > most {
        return Err(Error::Quota { quota: Quota::Bots { account }, most });
    }
    Ok(())
}
