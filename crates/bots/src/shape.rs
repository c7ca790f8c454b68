//! Width and depth of the levels' searches, from `[search]` in the weights file of each game.

use kernel::SplitMix;
use serde::Deserialize;

use crate::level::Level;

/// The searches of one game.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub struct Search {
    pub(crate) easy: Planning,
    pub(crate) medium: Planning,
    pub(crate) hard: Shape,
    pub(crate) expert: Shape,
    pub(crate) master: Shape,
}

impl Search {
    /// How much a level follows learned preferences.
    pub(crate) fn trust(&self, level: Level) -> f32 {
        match level {
            Level::Random => 0.0,
            Level::Easy => self.easy.trust,
            Level::Medium => self.medium.trust,
            Level::Hard => self.hard.trust,
            Level::Expert => self.expert.trust,
            Level::Master => self.master.trust,
        }
    }
}

/// How the easy and the medium level plan their turns.
#[derive(Deserialize, Clone, Copy, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Planning {
    /// Worlds the turn is planned in.
    pub worlds: u64,
    /// Positions expanded in each of them.
    pub effort: u64,
    /// Noise on a plan's value, in points.
    pub noise: f32,
    /// The share of options that the player overlooks in a turn.
    pub overlook: f32,
    /// How much the order of the search follows learned preferences, in points for a nat.
    #[serde(default)]
    pub trust: f32,
}

impl Planning {
    /// The same without mistakes.
    pub(crate) fn steady(self) -> Self {
        Planning { noise: 0.0, overlook: 0.0, ..self }
    }
}

/// What a player overlooks while planning one turn: some themes of actions, at whichever step they occur.
#[derive(Clone, Copy)]
pub(crate) struct Blinkers {
    seed: u64,
    /// Out of 2 to the power of 16.
    share: u64,
}

impl Blinkers {
    pub(crate) fn new(seed: u64, share: f32) -> Self {
        Blinkers { seed, share: (share.clamp(0.0, 0.9) * 65_536.0) as u64 }
    }

    /// Whether actions with this theme are overlooked. Steps without a theme never are.
    pub(crate) fn hide(&self, theme: u64) -> bool {
        theme != 0
            && SplitMix::new(self.seed ^ theme.wrapping_mul(0x9e37_79b9_7f4a_7c15)).next() >> 48 < self.share
    }
}

/// A tree of turns.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Shape {
    /// Worlds sampled.
    pub worlds: u64,
    /// Positions expanded for the player's turn, in each world.
    pub root_effort: u64,
    /// Ends of the player's turn that are followed.
    pub root_width: usize,
    /// Maximum number of those with the same theme.
    pub root_alike: usize,
    /// Positions expanded for each later turn.
    pub effort: u64,
    /// Ends of later turns that are followed, and how many of them may have the same theme.
    pub width: usize,
    pub alike: usize,
    /// Approximate maximum number of actions considered per list in later turns.
    pub breadth: usize,
    /// How much the search trusts the priors over its results.
    pub curiosity: f32,
    /// Points of estimate that make an end e times as likely to be visited.
    pub temperature: f32,
    /// How much the order of the search and the priors follow learned preferences, in points for a nat.
    #[serde(default)]
    pub trust: f32,
    /// Simulations after which more would change little.
    pub enough: u64,
}

#[cfg(test)]
mod tests {
    use super::*;

    /// About the requested share of themes is overlooked, and plain steps never are.
    #[test]
    fn a_share_of_the_themes_is_overlooked() {
        let blinkers = Blinkers::new(3, 0.25);
        let hidden = (1..=4000).filter(|&theme| blinkers.hide(theme)).count();
        assert!((850..1150).contains(&hidden), "{hidden} of 4000");
        assert!(!Blinkers::new(3, 0.9).hide(0));
        assert!((1..=4000).all(|theme| !Blinkers::new(3, 0.0).hide(theme)));
    }
}
