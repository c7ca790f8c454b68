//! Clocks for people: the choices, and the format of remaining time. The table knows whose time
//! runs.

use kernel::Lang;
use table::Clock;

use crate::words::say;

const SECOND: u64 = 1000;
const MINUTE: u64 = 60 * SECOND;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;

/// The clocks of the form.
pub(crate) const CLOCKS: [Option<Clock>; 7] = [
    None,
    Some(Clock::Move { ms: MINUTE }),
    Some(Clock::Move { ms: 5 * MINUTE }),
    Some(Clock::Game { ms: 10 * MINUTE, increment_ms: 5 * SECOND }),
    Some(Clock::Game { ms: 20 * MINUTE, increment_ms: 10 * SECOND }),
    Some(Clock::Game { ms: 40 * MINUTE, increment_ms: 20 * SECOND }),
    Some(Clock::Game { ms: 60 * MINUTE, increment_ms: 30 * SECOND }),
];

/// A clock in a few words.
pub(crate) fn words(clock: Option<Clock>, lang: Lang) -> String {
    match clock {
        None => say!(lang, "clock-none"),
        Some(Clock::Move { ms }) => {
            let time = left(ms);
            say!(lang, "clock-decision", time = time)
        }
        Some(Clock::Game { ms, increment_ms }) => {
            let (time, more) = (left(ms), increment_ms / SECOND);
            say!(lang, "clock-game", time = time, more = more)
        }
        Some(Clock::Day { days }) => say!(lang, "clock-days", days = days),
    }
}

/// Remaining time: `4:07`, `1:02:09`, and from two days on `3 d`. Rounded up to the next second or day.
pub(crate) fn left(ms: u64) -> String {
    if ms >= 2 * DAY {
        return format!("{} d", ms.div_ceil(DAY));
    }
    let seconds = ms.div_ceil(SECOND);
    let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{rest:02}") } else { format!("{minutes}:{rest:02}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_left_reads_as_on_a_clock() {
        assert_eq!(left(0), "0:00");
        assert_eq!(left(1), "0:01");
        assert_eq!(left(4 * MINUTE + 7 * SECOND), "4:07");
        assert_eq!(left(HOUR + 2 * MINUTE + 9 * SECOND), "1:02:09");
        assert_eq!(left(3 * DAY), "3 d");
    }
}
