//! The seeded driver of chance, and unseeded sampling for search.

use crate::chacha::Key;
use crate::game::{Draw, Game};
use crate::rng::SplitMix;

/// Answers chance decisions from a seed, with `ChaCha8`: one stream per pile, one block per draw.
///
/// It has no memory: the answer depends on the seed, the draw and the list of outcomes alone.
#[derive(Clone, Debug)]
pub struct Dealer {
    key: Key,
}

impl Dealer {
    /// A dealer for this seed.
    pub fn new(seed: u64) -> Self {
        Dealer { key: Key::new(seed) }
    }

    /// A number below `n`, without bias, belonging to this draw.
    pub fn below(&mut self, draw: Draw, n: u32) -> u32 {
        debug_assert!(n > 0, "a chance decision has an outcome");
        // Lemire's method: the top half of a product, redrawn in the rare biased case. Each draw owns one
        // block of its stream; sixteen biased words in a row, which will not occur in practice, run into
        // the next block.
        let threshold = n.wrapping_neg() % n;
        let mut number = u64::from(draw.index);
        loop {
            for word in self.key.block(u64::from(draw.stream), number) {
                let product = u64::from(word) * u64::from(n);
                if product as u32 >= threshold {
                    return (product >> 32) as u32;
                }
            }
            number += 1;
        }
    }

    /// The outcome of a chance decision; `list` is room to work in.
    pub fn deal<G: Game>(
        &mut self,
        game: &G,
        state: &G::State,
        draw: Draw,
        list: &mut Vec<G::Action>,
    ) -> G::Action {
        game.outcome(state, list, |total| self.below(draw, total))
    }

    /// The same for a caller that has listed the outcomes.
    pub fn choose<G: Game>(
        &mut self,
        game: &G,
        state: &G::State,
        draw: Draw,
        outcomes: &[G::Action],
    ) -> G::Action {
        pick(game, state, outcomes, |total| self.below(draw, total))
    }
}

/// Chooses an outcome with a generator that is independent of the game's seed: for search.
pub fn sample<G: Game>(
    game: &G,
    state: &G::State,
    list: &mut Vec<G::Action>,
    rng: &mut SplitMix,
) -> G::Action {
    game.outcome(state, list, |total| rng.below(total))
}

/// The outcome at index `below(total)` when each outcome is repeated according to its weight.
pub(crate) fn pick<G: Game>(
    game: &G,
    state: &G::State,
    outcomes: &[G::Action],
    below: impl FnOnce(u32) -> u32,
) -> G::Action {
    let total: u32 = outcomes.iter().map(|&o| game.weight(state, o)).sum();
    let mut left = below(total);
    for &outcome in outcomes {
        let weight = game.weight(state, outcome);
        if left < weight {
            return outcome;
        }
        left -= weight;
    }
    unreachable!("the number drawn is below the sum of the weights")
}
