//! Time as a table knows it: only from the timestamps of entries and commands.

use kernel::{Pending, Seat};

use crate::entry::Change;
use crate::options::{Clock, Options};
use crate::room::{Holder, Room, Status};

impl Room {
    /// Charges the time that ran until the last entry and starts what runs from now on.
    ///
    /// `len` is how many steps the game has. After an agreed undo, decisions made again count as new ones; a
    /// seat that timed out gets its time per decision again, in case its player comes back.
    pub(crate) fn wind(&mut self, options: &Options, pending: Option<Pending>, len: u32, change: &Change) {
        let Some(clock) = options.clock else {
            return;
        };
        if let Some(seat) = self.hands.turn {
            let left = self.left(seat, self.at);
            self.hands.left[seat.index()] = left;
        }
        let rewound = matches!(change, Change::TookBack { agreed: true, .. });
        let timed_out = matches!(change, Change::TimedOut { .. });
        if rewound {
            self.hands.high = len;
        }
        self.hands.since = None;
        // No player's time runs while a chance outcome is awaited, and the turn is still the same.
        let Some(Pending::Player(seat)) = pending else {
            return;
        };
        let before = self.hands.turn.replace(seat);
        match clock {
            Clock::Move { .. } | Clock::Day { .. } => {
                if before != Some(seat) || len > self.hands.high || timed_out {
                    self.hands.left[seat.index()] = clock.allowance();
                }
            }
            Clock::Game { increment_ms, .. } => {
                if let Some(before) = before.filter(|&before| before != seat && !rewound) {
                    self.hands.left[before.index()] += increment_ms;
                }
            }
        }
        if before != Some(seat) || len > self.hands.high {
            self.hands.high = len;
        }
        let bot = matches!(self.places[seat.index()].holder, Holder::Bot { .. });
        self.hands.since = (self.status == Status::Playing && !bot).then_some(self.at);
    }

    /// The time a seat has left now.
    pub(crate) fn left(&self, seat: Seat, now: u64) -> u64 {
        let left = self.hands.left.get(seat.index()).copied().unwrap_or_default();
        match self.hands.since {
            Some(since) if self.hands.turn == Some(seat) => left.saturating_sub(now.saturating_sub(since)),
            _ => left,
        }
    }

    /// Whose time is running, and when it is up.
    pub(crate) fn deadline(&self) -> Option<(Seat, u64)> {
        let (seat, since) = (self.hands.turn?, self.hands.since?);
        Some((seat, since.saturating_add(*self.hands.left.get(seat.index())?)))
    }
}
