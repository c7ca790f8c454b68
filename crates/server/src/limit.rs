//! Rate limits of a caller: token buckets that refill over time.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::error::Error;

/// A bucket of tokens.
#[derive(Clone, Debug)]
pub(crate) struct Bucket {
    rate: Rate,
    tokens: f64,
    at: Instant,
}

/// How large a bucket is and how fast it fills.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Rate {
    /// How many tokens it holds.
    pub(crate) burst: u32,
    /// Tokens added per minute.
    pub(crate) per_minute: u32,
}

impl Bucket {
    pub(crate) fn new(rate: Rate) -> Self {
        Bucket { rate, tokens: f64::from(rate.burst), at: Instant::now() }
    }

    /// Takes a token, or returns the number of seconds until there is one.
    pub(crate) fn take(&mut self) -> Result<(), Error> {
        self.take_at(Instant::now())
    }

    fn take_at(&mut self, now: Instant) -> Result<(), Error> {
        let per_second = f64::from(self.rate.per_minute) / 60.0;
        let since = now.saturating_duration_since(self.at).as_secs_f64();
        self.tokens = (self.tokens + since * per_second).min(f64::from(self.rate.burst));
        self.at = now;
        if self.tokens >= 1.0 {
            self.tokens -= 1.0;
            return Ok(());
        }
        let seconds = ((1.0 - self.tokens) / per_second).ceil().max(1.0) as u64;
        Err(Error::TooMuch { seconds })
    }

    fn is_full(&self, now: Instant) -> bool {
        let per_second = f64::from(self.rate.per_minute) / 60.0;
        let since = now.saturating_duration_since(self.at).as_secs_f64();
        self.tokens + since * per_second >= f64::from(self.rate.burst)
    }
}

/// A bucket per key; full ones are forgotten.
#[derive(Debug)]
pub(crate) struct Buckets<K> {
    rate: Rate,
    inner: Mutex<(HashMap<K, Bucket>, Instant)>,
}

/// The buckets of a server.
#[derive(Debug)]
pub(crate) struct Limits {
    /// Requests by address.
    pub(crate) requests: Buckets<IpAddr>,
    /// Requests that create people or prove identity, by address.
    pub(crate) doors: Buckets<IpAddr>,
    /// Commands by person.
    pub(crate) commands: Buckets<u64>,
    /// New tables by person.
    pub(crate) tables: Buckets<u64>,
    /// Hints by person.
    pub(crate) hints: Buckets<u64>,
    /// Words of a person at a table.
    pub(crate) chat: Buckets<(String, u64)>,
    /// Messages of one socket.
    messages: Rate,
    /// How many sockets each address has open.
    sockets: Arc<Mutex<HashMap<IpAddr, u32>>>,
    /// How many it may have.
    most_sockets: u32,
}

/// Maximum number of open sockets per address: a club behind one router, each player at a few
/// tables.
const SOCKETS: u32 = 200;

/// An open socket. Dropping it makes room for another.
#[derive(Debug)]
pub(crate) struct Open {
    sockets: Arc<Mutex<HashMap<IpAddr, u32>>>,
    address: IpAddr,
}

impl Drop for Open {
    fn drop(&mut self) {
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        if let Entry::Occupied(mut count) = sockets.entry(self.address) {
            *count.get_mut() -= 1;
            if *count.get() == 0 {
                count.remove();
            }
        }
    }
}

/// A bucket that is never empty.
const ENDLESS: Rate = Rate { burst: u32::MAX, per_minute: u32::MAX };

impl Limits {
    /// The limits of a server, or none.
    pub(crate) fn new(limited: bool) -> Self {
        let rate = |burst, per_minute| if limited { Rate { burst, per_minute } } else { ENDLESS };
        Limits {
            // No person clicks faster, but programs can.
            messages: rate(200, 6000),
            requests: Buckets::new(rate(300, 1200)),
            doors: Buckets::new(rate(20, 20)),
            commands: Buckets::new(rate(200, 6000)),
            tables: Buckets::new(rate(30, 30)),
            hints: Buckets::new(rate(30, 60)),
            chat: Buckets::new(rate(10, 20)),
            sockets: Arc::default(),
            most_sockets: if limited { SOCKETS } else { u32::MAX },
        }
    }

    /// Takes a place for a socket of this address; this machine itself needs none.
    pub(crate) fn open_socket(&self, address: Option<IpAddr>) -> Result<Option<Open>, Error> {
        let Some(address) = address else { return Ok(None) };
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        let count = sockets.entry(address).or_default();
        if *count >= self.most_sockets {
            return Err(Error::TooManySockets { most: self.most_sockets });
        }
        *count += 1;
        Ok(Some(Open { sockets: Arc::clone(&self.sockets), address }))
    }

    /// The bucket of one socket.
    pub(crate) fn messages(&self) -> Bucket {
        Bucket::new(self.messages)
    }
}

/// Interval at which full buckets are removed.
const CLEAN: Duration = Duration::from_mins(1);

impl<K: Eq + Hash> Buckets<K> {
    pub(crate) fn new(rate: Rate) -> Self {
        Buckets { rate, inner: Mutex::new((HashMap::new(), Instant::now())) }
    }

    /// Takes a token of this key.
    pub(crate) fn take(&self, key: K) -> Result<(), Error> {
        let now = Instant::now();
        let mut inner = self.inner.lock().unwrap_or_else(PoisonError::into_inner);
        let (map, cleaned) = &mut *inner;
        if now.saturating_duration_since(*cleaned) > CLEAN {
            map.retain(|_, bucket| !bucket.is_full(now));
            *cleaned = now;
        }
        map.entry(key).or_insert_with(|| Bucket::new(self.rate)).take_at(now)
    }
}

#[cfg(test)]
mod tests {
    use super::{Bucket, Buckets, Limits, Rate, SOCKETS};
    use crate::error::Error;
    use std::time::Duration;

    #[test]
    fn a_bucket_empties_and_fills() {
        let mut bucket = Bucket::new(Rate { burst: 2, per_minute: 6 });
        let start = bucket.at;
        assert_eq!(bucket.take_at(start), Ok(()));
        assert_eq!(bucket.take_at(start), Ok(()));
        assert_eq!(bucket.take_at(start), Err(Error::TooMuch { seconds: 10 }));
        assert!(!bucket.is_full(start + Duration::from_secs(15)));
        assert_eq!(bucket.take_at(start + Duration::from_secs(10)), Ok(()));
        assert!(bucket.is_full(start + Duration::from_secs(40)));
    }

    #[test]
    fn a_server_without_limits_has_none() {
        for (limits, limited) in [(Limits::new(true), true), (Limits::new(false), false)] {
            let asked = (0..1000).all(|_| limits.tables.take(7).is_ok());
            let mut socket = limits.messages();
            let heard = (0..1000).all(|_| socket.take_at(socket.at).is_ok());
            assert_eq!((asked, heard), (!limited, !limited));
        }
    }

    #[test]
    fn an_address_has_a_bounded_number_of_sockets() {
        let limits = Limits::new(true);
        let address = Some(std::net::IpAddr::from([192, 0, 2, 1]));
        let mut open: Vec<_> =
            (0..SOCKETS).map(|_| limits.open_socket(address).expect("there is room")).collect();
        assert_eq!(limits.open_socket(address).err(), Some(Error::TooManySockets { most: SOCKETS }));
        let other = Some(std::net::IpAddr::from([192, 0, 2, 2]));
        assert!(limits.open_socket(other).is_ok() && limits.open_socket(None).is_ok());
        open.pop();
        assert!(limits.open_socket(address).is_ok());
        drop(open);
        assert!(limits.sockets.lock().expect("nobody panics").is_empty());
    }

    #[test]
    fn keys_do_not_share() {
        let buckets = Buckets::new(Rate { burst: 1, per_minute: 1 });
        assert_eq!(buckets.take("a"), Ok(()));
        assert!(buckets.take("a").is_err());
        assert_eq!(buckets.take("b"), Ok(()));
    }
}
