//! Throttles wrong passwords, codes and keys: each makes the sender wait longer. They are counted by address, so that
//! the owner of a name can log in from elsewhere regardless of what others try; two-factor codes are also counted by account,
//! since only a caller with the password gets that far. Time is that of the server's clock.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};

use crate::error::Error;

/// Wrong attempts without a penalty: people mistype.
const FREE: u32 = 5;
/// The first wait, in milliseconds; it doubles.
const FIRST: u64 = 2000;
/// The longest wait of an address.
const LONGEST: u64 = 15 * 60 * 1000;
/// The longest wait for an account: its owner may be among those waiting.
const LONGEST_OF_ACCOUNT: u64 = 5 * 60 * 1000;
/// Wrong attempts are forgotten after this time without another.
const FORGOTTEN: u64 = 60 * 60 * 1000;
/// Maximum number of keys remembered; beyond it the oldest are dropped.
const MOST: usize = 100_000;

/// Who guessed wrong.
#[derive(Debug)]
pub(crate) struct Guesses {
    addresses: Waits<IpAddr>,
    accounts: Waits<u64>,
}

impl Default for Guesses {
    fn default() -> Self {
        Guesses { addresses: Waits::new(LONGEST), accounts: Waits::new(LONGEST_OF_ACCOUNT) }
    }
}

impl Guesses {
    /// Whether an address may try now; `None` is an address that is not counted.
    pub(crate) fn may(&self, address: Option<IpAddr>, now: u64) -> Result<(), Error> {
        address.map_or(Ok(()), |address| self.addresses.may(&address, now))
    }

    /// Whether a two-factor code of this account may be tried now.
    pub(crate) fn may_code(&self, person: u64, now: u64) -> Result<(), Error> {
        self.accounts.may(&person, now)
    }

    /// An address was wrong.
    pub(crate) fn wrong(&self, address: Option<IpAddr>, now: u64) {
        if let Some(address) = address {
            self.addresses.wrong(address, now);
        }
    }

    /// A two-factor code of this account was wrong.
    pub(crate) fn wrong_code(&self, person: u64, now: u64) {
        self.accounts.wrong(person, now);
    }

    /// A two-factor code of this account was right.
    pub(crate) fn right_code(&self, person: u64) {
        self.accounts.forget(&person);
    }
}

#[derive(Clone, Copy, Debug)]
struct Wait {
    wrong: u32,
    last: u64,
    until: u64,
}

#[derive(Debug)]
struct Waits<K> {
    longest: u64,
    known: Mutex<HashMap<K, Wait>>,
}

impl<K: Eq + Hash> Waits<K> {
    fn new(longest: u64) -> Self {
        Waits { longest, known: Mutex::default() }
    }

    fn may(&self, key: &K, now: u64) -> Result<(), Error> {
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        match known.get(key) {
            Some(wait) if now < wait.until => {
                Err(Error::Guesses { seconds: (wait.until - now).div_ceil(1000) })
            }
            Some(_) | None => Ok(()),
        }
    }

    fn wrong(&self, key: K, now: u64) {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= MOST {
            known.retain(|_, wait| now < wait.until || now < wait.last + FORGOTTEN / 4);
        }
        let wait = known.entry(key).or_insert(Wait { wrong: 0, last: now, until: now });
        if now >= wait.last + FORGOTTEN {
            wait.wrong = 0;
        }
        wait.wrong += 1;
        wait.last = now;
        if wait.wrong > FREE {
            let doubled = FIRST.saturating_mul(1 << (wait.wrong - FREE - 1).min(20));
            wait.until = now + doubled.min(self.longest);
        }
    }

    fn forget(&self, key: &K) {
        self.known.lock().unwrap_or_else(PoisonError::into_inner).remove(key);
    }
}

#[cfg(test)]
mod tests {
    use super::{FORGOTTEN, FREE, Guesses, LONGEST};
    use crate::error::Error;
    use std::net::IpAddr;

    #[test]
    fn waits_grow_by_address_and_are_forgotten() {
        let guesses = Guesses::default();
        let (one, other) = (Some(IpAddr::from([192, 0, 2, 1])), Some(IpAddr::from([192, 0, 2, 2])));
        let mut now = 1_000_000;
        for _ in 0..FREE {
            assert_eq!(guesses.may(one, now), Ok(()));
            guesses.wrong(one, now);
        }
        for seconds in [2, 4, 8, 16] {
            assert_eq!(guesses.may(one, now), Ok(()));
            guesses.wrong(one, now);
            assert_eq!(guesses.may(one, now), Err(Error::Guesses { seconds }));
            assert_eq!(guesses.may(one, now + 1), Err(Error::Guesses { seconds }));
            assert_eq!((guesses.may(other, now), guesses.may(None, now)), (Ok(()), Ok(())));
            now += seconds * 1000;
        }
        for _ in 0..40 {
            guesses.wrong(one, now);
        }
        assert_eq!(guesses.may(one, now), Err(Error::Guesses { seconds: LONGEST / 1000 }));
        now += FORGOTTEN;
        guesses.wrong(one, now);
        assert_eq!(guesses.may(one, now), Ok(()));
    }
}
