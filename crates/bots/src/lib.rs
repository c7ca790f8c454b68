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
mod forest;
mod greedy;
mod level;
pub mod ratings;
mod shape;
mod tikal;
mod tree;
pub mod tuning;
mod turn;
mod value;
mod world;

use std::sync::Arc;

use kernel::SplitMix;

pub use answer::{Unable, ask};
pub use arnak::ArnakValue;
pub use budget::{Budget, Limit};
pub use forest::Memory;
pub use level::Level;
pub use shape::Search;
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
    threads: usize,
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
        Ok(Bot { game, value, threads: 1 })
    }

    /// The same bot, thinking on so many threads. With simulations as the limit that changes nothing but the time.
    #[must_use]
    pub fn with_threads(self, threads: usize) -> Self {
        Bot { threads, ..self }
    }

    /// The rules it plays by.
    pub fn game(&self) -> &Arc<G> {
        &self.game
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
        self.think(&mut Memory::default(), view, legal, level, budget, seed)
    }

    /// The same for somebody who asks for one decision of a player after the other, and takes what was answered: the
    /// steps of a turn are then thought about once. A memory belongs to one seat of one game.
    pub fn think(
        &self,
        memory: &mut Memory<G>,
        view: &G::View,
        legal: &[G::Action],
        level: Level,
        budget: &Budget<'_>,
        seed: u64,
    ) -> Choice<G::Action> {
        let mut rng = SplitMix::new(seed);
        let fallback = rng.below(legal.len().max(1) as u32) as usize;
        memory.enter(level);
        if legal.len() < 2 || level == Level::Random {
            let choice = Choice::plain(fallback, legal);
            choice.line.iter().for_each(|&action| memory.note(action));
            return choice;
        }
        let worlds = Worlds { game: &*self.game, value: &self.value, view, legal };
        let search = self.value.search();
        let mut tree = |shape| forest::choose(&worlds, shape, budget, self.threads, &mut rng, memory);
        let mut choice = match level {
            Level::Random => Choice::plain(fallback, legal),
            Level::Hard => tree(&search.hard),
            Level::Expert => tree(&search.expert),
            Level::Easy => greedy::choose(&worlds, &search.easy, budget, &mut rng),
            Level::Medium => turn::choose(&worlds, &search.medium, budget, &mut rng),
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
