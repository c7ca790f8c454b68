//! Counts the action sequences of a game per depth: a rule change shows up in these numbers.
//!
//! This module counts and must not know the game. A sequence that ends the game counts at its own length
//! and not beyond.

use crate::chance::Dealer;
use crate::game::{Game, Pending};

/// Sequences of players' decisions of every length from 1 to `depth`. Chance is answered by a dealer with
/// this seed and is no decision.
pub fn seeded<G: Game>(game: &G, state: &G::State, seed: u64, depth: usize) -> Vec<u64> {
    count(game, state, Some(Dealer::new(seed)), depth)
}

/// Sequences of decisions and chance outcomes of every length from 1 to `depth`; every outcome is tried,
/// and counts as one regardless of its weight.
pub fn expanded<G: Game>(game: &G, state: &G::State, depth: usize) -> Vec<u64> {
    count(game, state, None, depth)
}

fn count<G: Game>(game: &G, state: &G::State, dealer: Option<Dealer>, depth: usize) -> Vec<u64> {
    let lists = (0..=depth).map(|_| Vec::new()).collect();
    let mut counter = Counter { game, dealer, lists, counts: vec![0; depth] };
    counter.visit(state.clone(), 0);
    counter.counts
}

struct Counter<'a, G: Game> {
    game: &'a G,
    dealer: Option<Dealer>,
    /// One list per depth, used again and again.
    lists: Vec<Vec<G::Action>>,
    counts: Vec<u64>,
}

impl<G: Game> Counter<'_, G> {
    fn visit(&mut self, mut state: G::State, depth: usize) {
        if depth == self.counts.len() {
            return;
        }
        let mut list = std::mem::take(&mut self.lists[depth]);
        self.game.legal(&state, &mut list);
        if let Some(dealer) = &mut self.dealer {
            while let Pending::Chance(draw) = self.game.pending(&state) {
                let outcome = dealer.choose(self.game, &state, draw, &list);
                self.game.advance(&mut state, outcome, &mut ());
                self.game.legal(&state, &mut list);
            }
        }
        self.counts[depth] += list.len() as u64;
        if depth + 1 < self.counts.len() {
            for &action in &list {
                let mut next = state.clone();
                self.game.advance(&mut next, action, &mut ());
                self.visit(next, depth + 1);
            }
        }
        self.lists[depth] = list;
    }
}
