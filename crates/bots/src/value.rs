//! The evaluation of a position: the only knowledge of a game that a bot needs.

use kernel::{Game, MAX_SEATS};

use crate::budget::Budget;
use crate::character::Character;
use crate::learn::Vocabulary;
use crate::shape::Search;
use crate::solve::{Solution, Unsolved};

/// Expected final scores by seat; places without a player hold 0.
pub type Scores = [f32; MAX_SEATS];

/// Estimates positions of a game.
pub trait Value<G: Game>: Send + Sync {
    /// The expected final scores. Pending work is included as far as it can be foreseen, so that the
    /// steps of one turn can be compared.
    fn scores(&self, game: &G, state: &G::State) -> Scores;

    /// The same for one seat only. In the middle of a turn no other estimate is needed.
    fn score(&self, game: &G, state: &G::State, seat: usize) -> f32;

    /// The average value of a turn: it is subtracted from a player's estimate when a turn ends, so that estimates
    /// before and after a turn are comparable.
    fn turn(&self) -> f32;

    /// Whether `action` has ended the turn of the player who took it.
    fn ended(&self, before: &G::State, action: G::Action, after: &G::State) -> bool;

    /// The standard deviation of the final lead as seen from here, for chances to win.
    fn spread(&self, state: &G::State) -> f32;

    /// A number for everything that the steps of one turn can change. Equal positions share it; others of the
    /// same turn should not.
    fn mark(&self, state: &G::State) -> u64;

    /// The plan that an action belongs to; 0 for steps that merely carry one out. Of the plans with the same
    /// themes only a few are compared with others.
    fn theme(&self, action: G::Action) -> u64;

    /// How the levels search.
    fn search(&self) -> &Search;

    /// The expected score of an automatic opponent without a seat, if there is one.
    fn outsider(&self, game: &G, state: &G::State) -> Option<f32>;

    /// Everything that the estimate and the features of one player depend on, if that is small: for an equal basis
    /// they are not recomputed. `None` if it is too large to compare.
    type Basis: PartialEq + Clone + Send + Sync;

    /// The basis in a position.
    fn basis(&self, state: &G::State, seat: usize) -> Option<Self::Basis>;

    /// The features that a network takes as input.
    fn vocabulary(&self) -> &Vocabulary;

    /// Number of phases that a network distinguishes.
    fn phases(&self) -> usize;

    /// The phase of a position, from 0.
    fn phase(&self, state: &G::State) -> usize;

    /// The features of the shared table.
    fn table_features(&self, game: &G, state: &G::State, out: &mut Vec<u16>);

    /// The features of one player.
    fn seat_features(&self, game: &G, state: &G::State, seat: usize, out: &mut Vec<u16>);

    /// What actions are about, by name: the input of a learned preference.
    fn deeds(&self) -> &Vocabulary;

    /// The deed of an action in a position; [`NO_FEATURE`](crate::learn::vocabulary::NO_FEATURE) for one that no
    /// player takes. Actions between which nothing is to be learned share one.
    fn deed(&self, state: &G::State, action: G::Action) -> u16;

    /// The points a player has scored so far in what a character likes.
    fn liked(&self, game: &G, state: &G::State, seat: usize, character: Character) -> f32;

    /// The lines of the score sheet by id.
    fn categories(&self) -> Vec<&'static str>;
}

/// A game that bots can play.
pub trait Playable: Game {
    /// Its estimate.
    type Value: Value<Self>;

    /// The weights this program is built with, as TOML.
    const WEIGHTS: &'static str;

    /// The built-in network, if there is one.
    const NET: Option<&'static [u8]>;

    /// Setups on which a general network is trained, as JSON; the usual ones more than once.
    const SETUPS: &'static [&'static str];

    /// Weights, as `table.key`, that self-play cannot tune, because they are the same for all players.
    const FIXED: &'static [&'static str];

    /// Builds the estimate for these component tables from weights in TOML.
    fn value(&self, weights: &str) -> Result<Self::Value, toml::de::Error>;

    /// The best final score the player with this view can be sure of, where the rest of the game can be solved.
    fn solve(
        &self,
        _value: &Self::Value,
        _view: &Self::View,
        _budget: &Budget<'_>,
    ) -> Result<Solution<Self::Action>, Unsolved> {
        Err(Unsolved::Game)
    }

    /// Whether only the player with this view still acts, so that only their own score is open.
    fn alone(&self, _view: &Self::View) -> bool {
        false
    }

    /// Whether the player with this view decides in the part of the game that can be solved.
    fn last_round(&self, _view: &Self::View) -> bool {
        false
    }
}

/// The payoff of `seat`: expected points ahead of the best other player or, alone, ahead of the outsider.
pub(crate) fn lead(scores: &Scores, seat: usize, seats: usize, outsider: Option<f32>) -> f32 {
    let others = (0..seats).filter(|&other| other != seat).map(|other| scores[other]);
    let best = others.chain(outsider).fold(f32::NEG_INFINITY, f32::max);
    if best.is_finite() { scores[seat] - best } else { scores[seat] }
}

/// The chance to win as a function of the lead: the logit is linear.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Odds {
    /// Contribution of each point.
    pub slope: f32,
    /// The logit at a lead of zero.
    pub level: f32,
}

impl Odds {
    /// The odds when final leads have this standard deviation.
    pub(crate) fn of_spread(spread: f32) -> Odds {
        Odds { slope: 1.7 / spread.max(0.5), level: 0.0 }
    }

    /// The chance to win with this lead, from 0 to 1.
    pub fn chance(self, lead: f32) -> f32 {
        1.0 / (1.0 + (-self.slope * lead - self.level).exp())
    }
}
