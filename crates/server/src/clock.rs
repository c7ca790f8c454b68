//! The time of tables. It is set once, from the database's clock, and from then on measured on a monotonic clock:
//! changes to the wall clock of this machine neither time out a player nor stop a clock. Processes on one database
//! agree on the time, so a table can be handed over.

use std::sync::{Mutex, PoisonError};

/// A clock that runs evenly.
pub(crate) struct Clock {
    /// Milliseconds since some moment; monotonic.
    steady: fn() -> u64,
    state: Mutex<State>,
}

#[derive(Clone, Copy)]
struct State {
    /// The time, and the reading of the monotonic clock at that moment.
    base: u64,
    at: u64,
    /// The latest time returned; the clock never goes back behind it.
    told: u64,
    /// Whether the time came from the database.
    set: bool,
}

/// To follow the database's clock, this one runs faster or slower by at most one part in this many.
const SLEW: u64 = 200;

impl Clock {
    /// A clock that trusts the machine until the database is asked.
    pub(crate) fn new(wall: u64, steady: fn() -> u64) -> Self {
        Clock { steady, state: Mutex::new(State { base: wall, at: steady(), told: 0, set: false }) }
    }

    /// The time in milliseconds since 1970.
    pub(crate) fn now(&self) -> u64 {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        state.told = state.told.max(state.base + (self.steady)().saturating_sub(state.at));
        state.told
    }

    /// Follows the time of the database: the first time by setting the clock, later by running a little faster or
    /// slower, since a jump of the database's clock must not time out a player either. Returns the difference in
    /// milliseconds.
    pub(crate) fn follow(&self, time: u64) -> i64 {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        let at = (self.steady)();
        let since = at.saturating_sub(state.at);
        let now = state.base + since;
        let difference = time as i64 - now as i64;
        let most = (since / SLEW) as i64;
        let step = if state.set { difference.clamp(-most, most) } else { difference };
        let told = if state.set { state.told } else { 0 };
        *state = State { base: now.saturating_add_signed(step), at, told, set: true };
        difference
    }
}

/// Milliseconds of a monotonic clock. It continues while the machine sleeps, if the system has such a clock.
pub(crate) fn steady() -> u64 {
    #[cfg(target_os = "linux")]
    {
        let time = rustix::time::clock_gettime(rustix::time::ClockId::Boottime);
        time.tv_sec as u64 * 1000 + time.tv_nsec as u64 / 1_000_000
    }
    #[cfg(not(target_os = "linux"))]
    {
        use std::sync::LazyLock;
        use std::time::Instant;

        static BEGIN: LazyLock<Instant> = LazyLock::new(Instant::now);
        BEGIN.elapsed().as_millis() as u64
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU64, Ordering};

    use super::Clock;

    #[test]
    fn it_is_set_once_and_follows_slowly() {
        static STEADY: AtomicU64 = AtomicU64::new(5_000);
        let clock = Clock::new(1_000_000, || STEADY.load(Ordering::Relaxed));
        assert_eq!(clock.now(), 1_000_000);
        assert_eq!(clock.follow(9_000_000), 8_000_000);
        assert_eq!(clock.now(), 9_000_000, "this machine was wrong");
        STEADY.fetch_add(60_000, Ordering::Relaxed);
        assert_eq!(clock.now(), 9_060_000);
        // The other clock jumps by a day: an hour later we are eighteen seconds nearer.
        let mut other = 9_060_000 + 86_400_000;
        clock.follow(other);
        for _ in 0..60 {
            STEADY.fetch_add(60_000, Ordering::Relaxed);
            other += 60_000;
            clock.follow(other);
        }
        let ran = clock.now() - 9_060_000;
        assert!((3_600_000..3_620_000).contains(&ran), "{ran}");
        // Back again: the time never goes back.
        let before = clock.now();
        STEADY.fetch_add(1000, Ordering::Relaxed);
        clock.follow(1);
        assert!(clock.now() >= before);
    }
}
