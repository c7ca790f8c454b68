//! The hot loop: one game of random bots from a position to its end, without allocating per decision.

use std::fmt;

use kernel::{Dealer, Draw, Game, MAX_SEATS, Pending, Seat, SplitMix};

use crate::bot;

/// The figures of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Counts {
    /// Decisions of players.
    pub decisions: u64,
    /// Chance outcomes.
    pub chance: u64,
}

/// A game exceeded the maximum length that its rules allow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Endless;

impl fmt::Display for Endless {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the game did not end within the bound of its rules, which is a bug of the rules")
    }
}

impl std::error::Error for Endless {}

/// The dealer and the bots of one game.
pub(crate) struct Crew {
    dealer: Dealer,
    bots: [SplitMix; MAX_SEATS],
}

impl Crew {
    /// All actors of the game with this seed.
    pub(crate) fn new(seed: u64) -> Self {
        Crew { dealer: Dealer::new(seed), bots: std::array::from_fn(|seat| bot::generator(seed, seat as u8)) }
    }

    /// The outcome the dealer gives; `legal` is scratch space.
    #[inline]
    pub(crate) fn deal<G: Game>(
        &mut self,
        game: &G,
        state: &G::State,
        draw: Draw,
        legal: &mut Vec<G::Action>,
    ) -> G::Action {
        self.dealer.deal(game, state, draw, legal)
    }

    /// The choice of the bot at `seat` from the list.
    #[inline]
    pub(crate) fn decide<A: Copy>(&mut self, seat: Seat, legal: &[A]) -> A {
        legal[self.bots[seat.index()].below(legal.len() as u32) as usize]
    }

    /// Takes the next step; `None` when the game is over. `legal` is scratch space.
    #[inline]
    pub(crate) fn choose<G: Game>(
        &mut self,
        game: &G,
        state: &G::State,
        legal: &mut Vec<G::Action>,
    ) -> Option<(Pending, G::Action)> {
        let pending = game.pending(state);
        let action = match pending {
            Pending::Over => return None,
            Pending::Chance(draw) => self.deal(game, state, draw, legal),
            Pending::Player(seat) => {
                game.legal(state, legal);
                self.decide(seat, legal)
            }
        };
        Some((pending, action))
    }

    /// Plays on until the game is over.
    #[inline]
    pub(crate) fn play<G: Game>(
        &mut self,
        game: &G,
        state: &mut G::State,
        legal: &mut Vec<G::Action>,
    ) -> Result<Counts, Endless> {
        let mut counts = Counts::default();
        for _ in 0..=G::MAX_STEPS {
            match self.choose(game, state, legal) {
                None => return Ok(counts),
                Some((Pending::Chance(_), outcome)) => {
                    game.advance(state, outcome, &mut ());
                    counts.chance += 1;
                }
                Some((_, action)) => {
                    game.advance(state, action, &mut ());
                    counts.decisions += 1;
                }
            }
        }
        Err(Endless)
    }
}

/// The seed of game `number` in a run: the `number`-th output of `SplitMix64` started at the seed of the
/// run, truncated to 53 bits so that every JSON reader preserves it exactly.
pub(crate) fn game_seed(run: u64, number: u64) -> u64 {
    SplitMix::new(run.wrapping_add(number.wrapping_mul(0x9e37_79b9_7f4a_7c15))).next() >> 11
}
