//! The display of a table's clock. A table sends its state at the last entry; since then it has run here.

use std::time::Instant;

use kernel::Seat;
use ratatui::text::{Line, Span};
use table::{ClockView, TableView};

use super::super::Look;
use crate::clock::left;

/// Less than this is urgent.
const SHORT: u64 = 30_000;

/// When the clock was last received, and what was shown since.
pub(super) struct Hands {
    told: Instant,
    shown: String,
}

impl Default for Hands {
    fn default() -> Self {
        Hands { told: Instant::now(), shown: String::new() }
    }
}

impl Hands {
    fn elapsed(&self) -> u64 {
        self.told.elapsed().as_millis() as u64
    }

    /// Whether the display of a running clock has changed since the last call.
    pub(super) fn ticked(&mut self, table: &TableView) -> bool {
        let Some(clock) = table.clock.as_ref().filter(|clock| clock.running.is_some()) else {
            return false;
        };
        let now: String = times(clock, self.elapsed()).map(left).collect();
        let changed = now != self.shown;
        self.shown = now;
        changed
    }

    /// Every player's time in one line, with a mark at the one whose time runs.
    pub(super) fn line(&self, table: &TableView, look: &Look) -> Option<Line<'static>> {
        let clock = table.clock.as_ref()?;
        let mut spans = Vec::new();
        for (at, ms) in times(clock, self.elapsed()).enumerate() {
            let running = clock.running == Some(Seat(at as u8));
            let style = if running && ms < SHORT { look.theme.alert() } else { look.theme.base() };
            spans.push(Span::styled(format!("{}", at + 1), look.theme.seat(at as u8)));
            spans.push(Span::styled(format!("{}{}  ", if running { "▸" } else { " " }, left(ms)), style));
        }
        Some(Line::from(spans))
    }
}

/// Every seat's remaining time this long after the clock was received.
fn times(clock: &ClockView, elapsed: u64) -> impl Iterator<Item = u64> {
    clock.left_ms.iter().enumerate().map(move |(at, &ms)| {
        if clock.running == Some(Seat(at as u8)) { ms.saturating_sub(elapsed) } else { ms }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_running_clock_runs_and_it_stops_at_nothing() {
        let clock = ClockView { left_ms: vec![5000, 7000], running: Some(Seat(1)) };
        assert_eq!(times(&clock, 0).collect::<Vec<_>>(), [5000, 7000]);
        assert_eq!(times(&clock, 3000).collect::<Vec<_>>(), [5000, 4000]);
        assert_eq!(times(&clock, 9000).collect::<Vec<_>>(), [5000, 0]);
        let stopped = ClockView { running: None, ..clock };
        assert_eq!(times(&stopped, 9000).collect::<Vec<_>>(), [5000, 7000]);
    }
}
