//! The easy level: one action ahead, the estimate averaged over a few worlds, and some noise on top.

use kernel::{Game, SplitMix};

use crate::Choice;
use crate::budget::{Budget, Clock};
use crate::shape::Guessing;
use crate::turn::unit;
use crate::value::{Odds, Value};
use crate::world::{After, Sums, Worlds, answer};

/// Chooses the action after which the position looks best.
pub(crate) fn choose<G: Game, V: Value<G>>(
    worlds: &Worlds<'_, G, V>,
    guess: &Guessing,
    budget: &Budget<'_>,
    rng: &mut SplitMix,
) -> Choice<G::Action> {
    let mut clock = Clock::new(budget, guess.worlds * worlds.legal.len() as u64);
    let mut sums = Sums::new(worlds.legal.len());
    let mut odds = Odds::of_spread(1.0);
    let noise: Vec<f32> = worlds.legal.iter().map(|_| guess.noise * (unit(rng) + unit(rng) - 1.0)).collect();
    'thinking: for _ in 0..guess.worlds {
        let Some((mut world, state, seat)) = worlds.sample(rng) else { break };
        odds = worlds.odds(&state);
        for (index, &action) in worlds.legal.iter().enumerate() {
            if !clock.tick() {
                break 'thinking;
            }
            let (next, after) = world.step(&state, action, seat);
            let judged = world.judge(&next, seat);
            // Ending the turn is no worse than going on with it.
            let kept = if matches!(after, After::Ended) { worlds.value.turn() } else { 0.0 };
            sums.add(index, 1, judged.scores[seat.index()] + kept, judged.lead + kept);
        }
    }
    let rank = |candidate: &crate::Candidate| f64::from(candidate.lead + noise[candidate.index]);
    answer(worlds.legal, sums.candidates(odds), rank, clock.spent(), |_| Vec::new())
}
