//! A progress line on stderr, shown only when stderr is a terminal.

use std::cell::Cell;
use std::io::{IsTerminal, Write, stderr};
use std::time::{Duration, Instant};

const WIDTH: u64 = 30;
const PAUSE: Duration = Duration::from_millis(100);

/// Progress of a long command.
pub(crate) struct Progress {
    what: &'static str,
    total: u64,
    terminal: bool,
    begun: Instant,
    shown: Cell<Option<Instant>>,
}

impl Progress {
    /// Counts `what` up to `total`.
    pub(crate) fn new(what: &'static str, total: u64) -> Self {
        let terminal = stderr().is_terminal();
        Progress { what, total, terminal, begun: Instant::now(), shown: Cell::new(None) }
    }

    /// Draws the line if the last one is old enough. A terminal that refuses it is not worth failing for.
    pub(crate) fn show(&self, done: u64) {
        if !self.terminal || self.shown.get().is_some_and(|at| at.elapsed() < PAUSE) {
            return;
        }
        self.shown.set(Some(Instant::now()));
        let full = (WIDTH * done / self.total) as usize;
        let bar = format!("{}{}", "#".repeat(full), "-".repeat(WIDTH as usize - full));
        let each = self.begun.elapsed().as_secs_f64() / done.max(1) as f64;
        let left = words(each * (self.total - done) as f64);
        let _ = write!(stderr(), "\r[{bar}] {done}/{} {}, {left} left \x1b[K", self.total, self.what);
    }
}

/// A time in the two largest units that matter.
fn words(seconds: f64) -> String {
    match seconds.round() as u64 {
        seconds @ 0..=99 => format!("{seconds} s"),
        seconds @ 100..=5999 => format!("{} min {:02} s", seconds / 60, seconds % 60),
        seconds => format!("{} h {:02} min", seconds / 3600, seconds % 3600 / 60),
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if self.shown.get().is_some() {
            let _ = write!(stderr(), "\r\x1b[K");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_told_in_units_that_fit() {
        assert_eq!(
            [7.4, 99.0, 100.0, 5999.0, 6000.0].map(words),
            ["7 s", "99 s", "1 min 40 s", "99 min 59 s", "1 h 40 min"]
        );
    }
}
