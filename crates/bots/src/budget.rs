//! How long a bot may think, and how it is stopped.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// One in this many simulations of the budget is run in any case.
const LEAST: u64 = 8;

/// A bot's budget for one decision.
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
    /// A fraction of it, at least 1.
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
    /// The limit.
    pub limit: Limit,
    /// Checked between simulations; once it is set the bot answers with what it has.
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
    /// Starts the clock of a level that ends by itself after `enough` simulations.
    pub(crate) fn new(budget: &Budget<'a>, enough: u64) -> Self {
        let (end, most) = match budget.limit {
            Limit::Millis(millis) => (Some(Instant::now() + Duration::from_millis(millis)), enough),
            Limit::Simulations(most) => (None, most.min(enough)),
        };
        Clock { end, most, spent: 0, cancel: budget.cancel }
    }

    /// Counts a simulation; `false` when the budget does not allow another.
    pub(crate) fn tick(&mut self) -> bool {
        if self.is_over() {
            return false;
        }
        self.spent += 1;
        true
    }

    /// Whether the budget is spent.
    pub(crate) fn is_over(&self) -> bool {
        self.spent >= self.most
            || self.cancel.load(Ordering::Relaxed)
            || self.end.is_some_and(|end| Instant::now() >= end)
    }

    /// Simulations it still allows.
    pub(crate) fn left(&self) -> u64 {
        self.most - self.spent.min(self.most)
    }

    /// Sets the time at which the next piece of work ends.
    pub(crate) fn stop_at(&mut self, end: Option<Instant>) {
        self.end = end;
    }

    /// Simulations run.
    pub(crate) fn spent(&self) -> u64 {
        self.spent
    }

    /// The clock of world `number` of `count`, without an end in time. With time as the limit a search ends after
    /// `enough` simulations; a number of simulations is used up exactly. Results of `inherited` earlier simulations
    /// need not be found again, but some new ones are always run.
    pub(crate) fn share(
        budget: &Budget<'a>,
        enough: u64,
        (number, count): (u64, u64),
        inherited: u64,
    ) -> Self {
        let whole = match budget.limit {
            Limit::Millis(_) => enough,
            Limit::Simulations(most) => most,
        };
        let upto = |n: u64| (u128::from(whole) * u128::from(n) / u128::from(count)) as u64;
        let part = upto(number + 1) - upto(number);
        let most = part.saturating_sub(inherited).max(part.div_ceil(LEAST));
        Clock { end: None, most, spent: 0, cancel: budget.cancel }
    }
}
