//! What one viewer may know, and random positions consistent with it.
//!
//! A view is a position from which everything hidden was moved back into the bags, with the public numbers
//! beside it. Colours of camp keys and open treasures taken stay in it: all players saw them being taken
//! (ruling `public-memory`); clients show only the number.

use kernel::{MAX_SEATS, Seat, SplitMix, Viewer};

use crate::Tikal;
use crate::ids::{MAX_KINDS, NONE, TREASURES};
use crate::state::{Pile, State};

/// What one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// The position without hidden information: unknown tokens are in their bags, on piles they are
    /// [`NONE`].
    pub known: State,
    /// Cards in each hand.
    pub hands: [u8; MAX_SEATS],
    /// Treasures in each camp.
    pub treasures: [u8; MAX_SEATS],
}

impl Tikal {
    pub(crate) fn view_of(state: &State, viewer: Viewer) -> View {
        let mut known = state.clone();
        let bit = match viewer {
            Viewer::Seat(seat) => 1 << seat.0,
            Viewer::Spectator => 0,
        };
        // At the end treasures and hands were turned up (ruling 13.6).
        let hidden = |seat: &u8| !state.is_over() && !viewer.is(Seat(*seat));
        for seat in (0..state.players).filter(hidden) {
            let player = &mut known.seats[seat as usize];
            for treasure in 0..TREASURES {
                known.treasure_bag[treasure] += player.treasures[treasure] - player.shown[treasure];
            }
            player.treasures = player.shown;
            for kind in 0..MAX_KINDS {
                known.card_bag[kind] += player.hand[kind];
            }
            player.hand = [0; MAX_KINDS];
        }
        for pile in &mut known.piles {
            hide(pile, bit, |token| known.treasure_bag[token as usize] += 1);
        }
        hide(&mut known.deck, bit, |token| known.card_bag[token as usize] += 1);
        hide(&mut known.light_stack, bit, |token| known.light_bag |= 1 << token);
        View {
            viewer,
            known,
            hands: state.seats.map(|player| player.hand_count()),
            treasures: state.seats.map(|player| player.treasure_count()),
        }
    }

    pub(crate) fn sample_of(view: &View, rng: &mut SplitMix) -> State {
        let mut state = view.known.clone();
        let mut treasures = Bag::new(state.treasure_bag);
        let mut cards = Bag::new(state.card_bag);
        for seat in 0..state.players as usize {
            let player = &mut state.seats[seat];
            for _ in player.treasure_count()..view.treasures[seat] {
                player.treasures[treasures.draw(rng)] += 1;
            }
            for _ in player.hand_count()..view.hands[seat] {
                player.hand[cards.draw(rng)] += 1;
            }
        }
        for pile in &mut state.piles {
            fill(pile, || treasures.draw(rng) as u8);
        }
        fill(&mut state.deck, || cards.draw(rng) as u8);
        state.treasure_bag = treasures.0;
        state.card_bag = cards.0;
        let bag = &mut state.light_bag;
        fill(&mut state.light_stack, || {
            let skip = rng.below(bag.count_ones());
            let room = crate::ids::members(*bag).nth(skip as usize).expect("the unseen rooms fill the stack");
            *bag &= !(1 << room);
            room
        });
        state
    }
}

/// Hides the tokens that the seat of `bit` does not know. That the last looker knows them is public; who else
/// does depends on which token was taken in between, so that is hidden too.
fn hide(pile: &mut Pile, bit: u8, mut back: impl FnMut(u8)) {
    for known in pile.top.iter_mut() {
        if known.who & bit == 0 {
            back(known.token);
            known.token = NONE;
        }
        known.who = known.who & bit | 1 << pile.looker;
    }
}

fn fill(pile: &mut Pile, mut draw: impl FnMut() -> u8) {
    for known in pile.top.iter_mut().filter(|known| known.token == NONE) {
        known.token = draw();
    }
}

/// Tokens by type, drawn one at a time.
struct Bag<const N: usize>([u8; N]);

impl<const N: usize> Bag<N> {
    fn new(counts: [u8; N]) -> Self {
        Bag(counts)
    }

    fn draw(&mut self, rng: &mut SplitMix) -> usize {
        let total: u32 = self.0.iter().map(|&n| u32::from(n)).sum();
        let mut left = rng.below(total);
        for (at, n) in self.0.iter_mut().enumerate() {
            if left < u32::from(*n) {
                *n -= 1;
                return at;
            }
            left -= u32::from(*n);
        }
        unreachable!("the number drawn is below the number of tokens")
    }
}
