//! Players that see views only: the contract of a bot, its five levels, and what they share.
//!
//! A bot gets a [`kernel::Game::View`], never a state, so it cannot peek: positions to think about come from
//! [`kernel::Game::sample`], which has nothing but the view to go by. This crate must not know a protocol, a table or
//! a command. What a position is worth is told by one [`Value`] per game, with its weights in one file.
#![forbid(unsafe_code)]
#![expect(clippy::cast_precision_loss, reason = "counts and scores are small; estimates need no more digits")]

mod answer;
mod arnak;
mod budget;
mod greedy;
mod level;
pub mod ratings;
mod tikal;
mod tree;
mod turn;
mod value;
mod world;

use std::sync::Arc;

use kernel::SplitMix;

pub use answer::{Unable, ask};
pub use arnak::ArnakValue;
pub use budget::{Budget, Limit};
pub use level::Level;
pub use tikal::TikalValue;
pub use value::{Playable, Scores, Value};

use world::Worlds;

/// What a bot thinks of one action.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Candidate {
    /// The place of the action in the legal list.
    pub index: usize,
    /// How often the search looked at it.
    pub visits: u64,
    /// The final score its player may expect after it.
    pub score: f32,
    /// The chance to win after it, from 0 to 1.
    pub win: f32,
    /// What the level goes by: expected points ahead of the best other player.
    pub lead: f32,
}

/// An answer with its reasons.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice<A> {
    /// The place of the chosen action in the legal list.
    pub index: usize,
    /// How many simulations were made.
    pub simulations: u64,
    /// Every action that was looked at, best first; empty if there was nothing to think about.
    pub candidates: Vec<Candidate>,
    /// What the bot expects to follow in its own turn, the chosen action first.
    pub line: Vec<A>,
}

/// A player of one game at any level.
pub struct Bot<G: Playable> {
    game: Arc<G>,
    value: G::Value,
}

impl<G: Playable> Bot<G> {
    /// A bot for these rules.
    pub fn new(game: Arc<G>) -> Self {
        Self::with_weights(game, G::WEIGHTS)
            .expect("the built-in weights are checked by the tests of this crate")
    }

    /// A bot with weights of its own, in the form of the files in `crates/bots/weights`.
    pub fn with_weights(game: Arc<G>, weights: &str) -> Result<Self, String> {
        let value = game.value(weights)?;
        Ok(Bot { game, value })
    }

    /// The rules it plays by.
    pub fn game(&self) -> &Arc<G> {
        &self.game
    }

    /// The estimate it goes by.
    pub fn value(&self) -> &G::Value {
        &self.value
    }

    /// Chooses one of the `legal` actions of the player whose `view` this is and who has to decide.
    ///
    /// With a number of simulations as the limit the answer depends on the arguments alone.
    pub fn choose(
        &self,
        view: &G::View,
        legal: &[G::Action],
        level: Level,
        budget: &Budget<'_>,
        seed: u64,
    ) -> Choice<G::Action> {
        let mut rng = SplitMix::new(seed);
        let fallback = rng.below(legal.len().max(1) as u32) as usize;
        if legal.len() < 2 || level == Level::Random {
            return Choice::plain(fallback, legal);
        }
        let worlds = Worlds { game: &*self.game, value: &self.value, view, legal };
        let mut choice = match level {
            Level::Random => Choice::plain(fallback, legal),
            Level::Easy => greedy::choose(&worlds, budget, &mut rng),
            Level::Medium => turn::choose(&worlds, budget, &mut rng),
            Level::Hard => tree::choose(&worlds, &tree::HARD, budget, &mut rng),
            Level::Expert => tree::choose(&worlds, &tree::EXPERT, budget, &mut rng),
        };
        if choice.index >= legal.len() {
            choice = Choice::plain(fallback, legal);
        }
        choice
    }
}

impl<A: Copy> Choice<A> {
    /// An answer without thought.
    fn plain(index: usize, legal: &[A]) -> Self {
        let line = legal.get(index).copied().into_iter().collect();
        Choice { index, simulations: 0, candidates: Vec::new(), line }
    }
}
