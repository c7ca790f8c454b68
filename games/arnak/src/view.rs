//! What one viewer may know, and random positions consistent with it (rulings 94 to 97).
//!
//! Undealt piles are bags whose order is unknown to all, so a view is the state with three things veiled:
//! hand cards (and cards put back on a deck, or being looked at) of other players, and the Lost Temple and
//! rescue stacks for viewers who have not looked.

use kernel::{SplitMix, Viewer};

use crate::ids::{Assistant, Bonus, Card, FEAR};
use crate::purse::Icons;
use crate::state::{BAG, Chance, Frame, Player, SHUFFLES, State, VEILED, VEILED_FEAR};
use crate::tables::Tables;
use crate::travel::{self, Change, bits};

/// A position as one viewer knows it. The state inside contains nothing veiled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// The position without veiled parts; [`VEILED`] marks stand for cards at known places.
    state: State,
    /// Veiled hand cards by player and shuffle.
    veiled: [[u8; SHUFFLES]; 4],
}

impl View {
    /// The position without veiled parts.
    pub fn known(&self) -> &State {
        &self.state
    }

    /// Cards in a player's hand, known or not.
    pub fn hand_size(&self, seat: usize) -> u8 {
        self.state.players[seat].hand_size() + self.veiled_cards(seat)
    }

    /// Hand cards of a player that this viewer does not know.
    pub fn veiled_cards(&self, seat: usize) -> u8 {
        self.veiled[seat].iter().sum()
    }

    /// Those of them that come from this shuffle.
    pub(crate) fn veiled_of(&self, seat: usize, shuffle: usize) -> u8 {
        self.veiled[seat][shuffle]
    }

    /// What `viewer` may know of `state`.
    pub(crate) fn new(t: &Tables, state: &State, viewer: Viewer) -> View {
        let mut view = View { viewer, state: *state, veiled: [[0; SHUFFLES]; 4] };
        let s = &mut view.state;
        for seat in 0..s.options.players as usize {
            if viewer != Viewer::Seat(kernel::Seat(seat as u8)) {
                let looking = seat == s.turn as usize && !s.look.is_empty();
                let State { players, look, .. } = s;
                view.veiled[seat] = veil(t, &mut players[seat], if looking { look } else { &mut [] });
            }
        }
        let knows = |mask: u8| matches!(viewer, Viewer::Seat(seat) if mask & (1 << seat.0) != 0);
        let (temple, rescue) = being_looked_at(s);
        let looker = |places: usize| if places > 0 { 1 << s.turn } else { 0 };
        if !knows(s.temple_known | looker(temple)) {
            for tile in s.temple_bonus.iter_mut().filter(|b| b.is_some()) {
                s.bonus_bag[tile.at()] += 1;
                *tile = Bonus::NONE;
            }
        }
        if !knows(s.rescue_known | looker(rescue)) {
            for assistant in s.rescue.iter_mut().skip(1).filter(|a| a.is_some()) {
                s.assistant_bag |= 1 << assistant.0;
                *assistant = Assistant::NONE;
            }
        }
        view
    }

    /// A random position that fits the view.
    pub(crate) fn sample(&self, t: &Tables, rng: &mut SplitMix) -> State {
        // A player in the middle of a payment can complete it: that is public knowledge.
        const TRIES: usize = 200;
        let mut s = self.deal(t, rng);
        for _ in 0..TRIES {
            if travel::keeps(t, &s, travel::outstanding(t, &s), Change::default()) {
                break;
            }
            s = self.deal(t, rng);
        }
        s
    }

    /// A random position that fits the view, payments under way apart.
    fn deal(&self, t: &Tables, rng: &mut SplitMix) -> State {
        let mut s = self.state;
        for seat in 0..s.options.players as usize {
            if self.viewer != Viewer::Seat(kernel::Seat(seat as u8)) {
                let State { players, look, turn, .. } = &mut s;
                let looking = seat == *turn as usize;
                unveil(t, &mut players[seat], self.veiled[seat], if looking { look } else { &mut [] }, rng);
            }
        }
        // These stacks are dealt, since a player has looked or is looking through them; to this viewer they
        // are not.
        let (mut temple, mut rescue) = being_looked_at(&s);
        if s.temple_known != 0 {
            temple = s.temple_bonus.len();
        }
        if s.rescue_known != 0 {
            rescue = s.rescue.len();
        }
        for place in 0..temple {
            if s.temple_bonus[place].is_none() {
                let kind = pick_kind(&s.bonus_bag, rng);
                s.bonus_bag[kind] -= 1;
                s.temple_bonus[place] = Bonus(kind as u8);
            }
        }
        for place in 1..rescue {
            if s.rescue[place].is_none() {
                let assistant = pick_bit(s.assistant_bag, rng);
                s.assistant_bag &= !(1 << assistant);
                s.rescue[place] = Assistant(assistant);
            }
        }
        s
    }
}

/// How many places of the Lost Temple stack and of the rescue stack the current player has just seen.
fn being_looked_at(s: &State) -> (usize, usize) {
    match s.stack.last() {
        Some(&Frame::Chance(Chance::Temple { place })) => (place as usize, 0),
        Some(&Frame::Chance(Chance::Rescue { place })) => (0, place as usize),
        _ => (0, 0),
    }
}

/// Removes from a player's cards what others cannot know; returns the number of hand cards removed, by
/// shuffle.
fn veil(t: &Tables, player: &mut Player, look: &mut [u8]) -> [u8; SHUFFLES] {
    let mut veiled = [0; SHUFFLES];
    for (r, count) in veiled.iter_mut().enumerate() {
        let hidden = player.hand & player.unseen[r];
        *count = hidden.count_ones() as u8 + player.veiled_fear[r];
        player.hand &= !hidden;
        player.hand_fear -= player.veiled_fear[r];
        player.bag_fear[r] += player.veiled_fear[r];
        player.veiled_fear[r] = 0;
    }
    let Player { unseen, aside, bag_fear, deck, .. } = player;
    for mark in deck.iter_mut().chain(look) {
        if *mark >= VEILED_FEAR {
            let r = *mark - VEILED_FEAR;
            bag_fear[r as usize] += 1;
            *mark = VEILED + r;
        } else if *mark < BAG && *aside & Card(*mark).bit() != 0 {
            let r = unseen
                .iter()
                .position(|set| set & Card(*mark).bit() != 0)
                .expect("a veiled card has a shuffle");
            *mark = VEILED + r as u8;
        }
    }
    player.aside = 0;
    recount(t, player);
    veiled
}

/// Deals the cards that are veiled at random.
fn unveil(t: &Tables, player: &mut Player, veiled: [u8; SHUFFLES], look: &mut [u8], rng: &mut SplitMix) {
    for (r, &in_hand) in veiled.iter().enumerate() {
        let mark = VEILED + r as u8;
        let places = player.deck.iter().chain(look.iter()).filter(|&&m| m == mark).count();
        if in_hand == 0 && places == 0 {
            continue;
        }
        let mut pool: Vec<Card> = bits(player.unseen[r]).collect();
        pool.extend(std::iter::repeat_n(FEAR, player.bag_fear[r] as usize));
        rng.shuffle(&mut pool);
        let mut cards = pool.into_iter();
        for card in cards.by_ref().take(in_hand as usize) {
            if card == FEAR {
                player.hand_fear += 1;
                player.veiled_fear[r] += 1;
                player.bag_fear[r] -= 1;
            } else {
                player.hand |= card.bit();
            }
        }
        let Player { deck, aside, bag_fear, .. } = &mut *player;
        for place in deck.iter_mut().chain(look.iter_mut()).filter(|m| **m == mark) {
            let card = cards.next().expect("every veiled card comes from its shuffle");
            if card == FEAR {
                *place = VEILED_FEAR + r as u8;
                bag_fear[r] -= 1;
            } else {
                *place = card.0;
                *aside |= card.bit();
            }
        }
    }
    recount(t, player);
}

fn recount(t: &Tables, player: &mut Player) {
    let fear = t.icons[FEAR.at()];
    let icons = bits(player.hand).fold(Icons::NONE, |sum, card| sum.plus(t.icons[card.at()]));
    player.hand_icons = (0..player.hand_fear).fold(icons, |sum, _| sum.plus(fear));
}

fn pick_kind(counts: &[u8], rng: &mut SplitMix) -> usize {
    let total = counts.iter().map(|&n| u32::from(n)).sum();
    let mut left = rng.below(total);
    for (kind, &n) in counts.iter().enumerate() {
        if left < u32::from(n) {
            return kind;
        }
        left -= u32::from(n);
    }
    unreachable!("the number drawn is below the sum of the counts")
}

fn pick_bit(set: u32, rng: &mut SplitMix) -> u8 {
    let mut left = set;
    for _ in 0..rng.below(set.count_ones()) {
        left &= left - 1;
    }
    left.trailing_zeros() as u8
}
