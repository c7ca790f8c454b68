//! How long a bot may think, and how it is told to stop.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// What a bot may spend on one decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limit {
    /// Time. The answer then depends on the speed of the machine.
    Millis(u64),
    /// Simulations. The answer is then the same on every machine.
    Simulations(u64),
}

/// Positions the solver looks at in the place of one simulation of a search.
const POSITIONS: u64 = 50;

impl Limit {
    /// A part of it, at least 1.
    #[must_use]
    pub fn part(self, times: u64, of: u64) -> Limit {
        let part = |n: u64| (n.saturating_mul(times) / of).max(1);
        match self {
            Limit::Millis(millis) => Limit::Millis(part(millis)),
            Limit::Simulations(simulations) => Limit::Simulations(part(simulations)),
        }
    }

    /// The same for the solver, which counts positions.
    pub(crate) fn positions(self) -> Limit {
        match self {
            Limit::Millis(_) => self,
            Limit::Simulations(simulations) => Limit::Simulations(simulations.saturating_mul(POSITIONS)),
        }
    }
}

/// A limit, and a flag by which others end the thinking early.
#[derive(Clone, Copy, Debug)]
pub struct Budget<'a> {
    /// What may be spent.
    pub limit: Limit,
    /// Looked at between simulations; once it is set the bot answers with what it has.
    pub cancel: &'a AtomicBool,
}

/// A budget being spent.
pub(crate) struct Clock<'a> {
    end: Option<Instant>,
    most: u64,
    spent: u64,
    cancel: &'a AtomicBool,
}

impl<'a> Clock<'a> {
    /// Starts the clock. A level that needs no more than `enough` simulations never takes more.
    pub(crate) fn new(budget: &Budget<'a>, enough: u64) -> Self {
        let (end, most) = match budget.limit {
            Limit::Millis(millis) => (Some(Instant::now() + Duration::from_millis(millis)), enough),
            Limit::Simulations(most) => (None, most.min(enough)),
        };
        Clock { end, most, spent: 0, cancel: budget.cancel }
    }

    /// Counts a simulation; `false` when it may not be made any more.
    pub(crate) fn tick(&mut self) -> bool {
        if self.is_over() {
            return false;
        }
        self.spent += 1;
        true
    }

    /// Whether there is nothing left to spend.
    pub(crate) fn is_over(&self) -> bool {
        self.spent >= self.most
            || self.cancel.load(Ordering::Relaxed)
            || self.end.is_some_and(|end| Instant::now() >= end)
    }

    /// Simulations made.
    pub(crate) fn spent(&self) -> u64 {
        self.spent
    }

    /// The share of the budget that is spent, from 0 to 1.
    pub(crate) fn share(&self, begun: Instant) -> f64 {
        let by_count = self.spent as f64 / self.most.max(1) as f64;
        let by_time = self.end.map_or(0.0, |end| {
            let whole = end.saturating_duration_since(begun).as_secs_f64();
            if whole <= 0.0 { 1.0 } else { begun.elapsed().as_secs_f64() / whole }
        });
        by_count.max(by_time)
    }
}
