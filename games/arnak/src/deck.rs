//! Moving cards: drawing, leaving the hand, exile, Fear. It keeps track of what other players can
//! know.

use kernel::{Seat, Seen, Sink};

use crate::event::Event;
use crate::ids::{BASIC, Card, FEAR};
use crate::machine::Machine;
use crate::purse::Purse;
use crate::state::{BAG, Chance, DrawTo, Frame, Player, SHUFFLES, State, VEILED_FEAR};
use crate::tables::Tables;

impl Player {
    /// Puts a card into the hand.
    pub(crate) fn add_to_hand(&mut self, t: &Tables, card: Card) {
        if card == FEAR {
            self.hand_fear += 1;
        } else {
            self.hand |= card.bit();
        }
        self.hand_icons = self.hand_icons.plus(t.icons[card.at()]);
    }

    /// Takes a card from the hand, for all to see.
    pub(crate) fn take_from_hand(&mut self, t: &Tables, card: Card) {
        if card == FEAR {
            // Others knew some Fear cards for certain; a Fear card that leaves is one of those
            // first.
            let veiled: u8 = self.veiled_fear.iter().sum();
            if self.hand_fear == veiled {
                let r =
                    self.veiled_fear.iter().position(|&n| n > 0).expect("a veiled Fear card has a shuffle");
                self.veiled_fear[r] -= 1;
            }
            self.hand_fear -= 1;
        } else {
            self.hand &= !card.bit();
            self.reveal(card);
        }
        self.hand_icons = self.hand_icons.less_exact(t.icons[card.at()]);
    }

    /// All players have seen this card.
    fn reveal(&mut self, card: Card) {
        for unseen in &mut self.unseen {
            *unseen &= !card.bit();
        }
        self.aside &= !card.bit();
    }

    /// Puts a card into the play area.
    pub(crate) const fn add_to_play(&mut self, card: Card) {
        if card.0 == FEAR.0 {
            self.play_fear += 1;
        } else {
            self.play |= card.bit();
        }
    }

    /// If all cards of a shuffle whose location others did not know are in the hand, others can infer it.
    /// Cards in `look` are not in the hand.
    fn unveil_if_complete(&mut self, r: usize, look: &[u8]) {
        let aside_fear = self.deck.iter().chain(look).any(|&mark| mark == VEILED_FEAR + r as u8);
        if self.bag_size(r) == 0 && self.unseen[r] & self.aside == 0 && !aside_fear {
            self.unseen[r] = 0;
            self.veiled_fear[r] = 0;
        }
    }

    /// The same for every shuffle, once no card is being looked at: a card just put down may have been the
    /// last.
    fn unveil_complete(&mut self) {
        for r in 0..SHUFFLES {
            self.unveil_if_complete(r, &[]);
        }
    }
}

impl<S: Sink<Event>> Machine<'_, S> {
    /// Draws the top or bottom card of a deck that is not empty; chance may have to decide which it
    /// is.
    pub(crate) fn draw(&mut self, seat: u8, bottom: bool, to: DrawTo) {
        let player = &mut self.s.players[seat as usize];
        let at = if bottom { player.deck.len() - 1 } else { 0 };
        let mark = player.deck[at];
        match mark {
            0..BAG => {
                player.deck.remove(at);
                let card = Card(mark);
                let veiled = player.aside & card.bit() != 0;
                player.aside &= !card.bit();
                self.drawn(seat, card, veiled.then(|| self.shuffle_of(seat, card)), to);
            }
            VEILED_FEAR.. => {
                player.deck.remove(at);
                self.drawn(seat, FEAR, Some((mark - VEILED_FEAR) as usize), to);
            }
            BAG..VEILED_FEAR => {
                let r = (mark - BAG) as usize;
                let bag = player.bag(r);
                // Whether chance is asked may depend on the number of cards, which is public, but not on their
                // kinds.
                if player.bag_size(r) == 1 {
                    let card = if bag == 0 { FEAR } else { Card(bag.trailing_zeros() as u8) };
                    self.draw_from_bag(seat, r, card, to);
                } else {
                    self.push(Frame::Chance(Chance::Card { seat, bag: r as u8, to }));
                }
            }
        }
    }

    /// The card that chance, or the last of its kind, gives.
    pub(crate) fn draw_from_bag(&mut self, seat: u8, r: usize, card: Card, to: DrawTo) {
        let player = &mut self.s.players[seat as usize];
        if card == FEAR {
            player.bag_fear[r] -= 1;
        } else {
            player.aside |= card.bit();
        }
        if player.bag_size(r) == 0 {
            let at = player
                .deck
                .iter()
                .position(|&m| m == BAG + r as u8)
                .expect("a bag with cards is in its deck");
            player.deck.remove(at);
        }
        if card != FEAR {
            player.aside &= !card.bit();
        }
        self.drawn(seat, card, Some(r), to);
    }

    fn shuffle_of(&self, seat: u8, card: Card) -> usize {
        let unseen = &self.s.players[seat as usize].unseen;
        unseen.iter().position(|set| set & card.bit() != 0).expect("a veiled card belongs to a shuffle")
    }

    /// A card has left the deck; `veiled` is its shuffle if others cannot know which card it is.
    fn drawn(&mut self, seat: u8, card: Card, veiled: Option<usize>, to: DrawTo) {
        let t = self.t;
        let State { players, look, .. } = &mut *self.s;
        let player = &mut players[seat as usize];
        match to {
            DrawTo::Hand => {
                player.add_to_hand(t, card);
                if let Some(r) = veiled {
                    if card == FEAR {
                        player.veiled_fear[r] += 1;
                    }
                    player.unveil_if_complete(r, look);
                }
                self.log.emit(|| Event::Drew { seat: Seat(seat), card: seen(veiled, seat, card) });
            }
            DrawTo::Look => {
                let mark = match veiled {
                    Some(r) if card == FEAR => VEILED_FEAR + r as u8,
                    Some(_) => {
                        player.aside |= card.bit();
                        card.0
                    }
                    None => card.0,
                };
                look.push(mark);
                self.log.emit(|| Event::Looked { seat: Seat(seat), card: seen(veiled, seat, card) });
            }
        }
    }

    /// Moves one of the cards looked at to the hand.
    pub(crate) fn keep_looked(&mut self, at: usize) {
        let mark = self.s.look.remove(at);
        let seat = self.s.turn;
        let card = looked_card(mark);
        let veiled = self.looked_shuffle(mark);
        let t = self.t;
        let last = self.s.look.is_empty();
        let player = self.s.me_mut();
        player.aside &= !card.bit();
        player.add_to_hand(t, card);
        if let Some(r) = veiled
            && card == FEAR
        {
            player.veiled_fear[r] += 1;
        }
        if last {
            player.unveil_complete();
        }
        self.log.emit(|| Event::KeptCard { seat: Seat(seat), card: seen(veiled, seat, card) });
    }

    /// Puts the other one back on top of the deck.
    pub(crate) fn return_looked(&mut self) {
        let mark = self.s.look.remove(0);
        let seat = self.s.turn;
        let veiled = self.looked_shuffle(mark);
        let player = self.s.me_mut();
        player.deck.insert(0, mark);
        player.unveil_complete();
        self.log
            .emit(|| Event::ReturnedCard { seat: Seat(seat), card: seen(veiled, seat, looked_card(mark)) });
    }

    /// Puts a card looked at openly into the play area.
    pub(crate) fn put_down(&mut self, at: usize) {
        let mark = self.s.look.remove(at);
        let seat = self.s.turn;
        let card = looked_card(mark);
        let player = self.s.me_mut();
        player.reveal(card);
        player.add_to_play(card);
        self.log.emit(|| Event::Discarded { seat: Seat(seat), card });
    }

    /// Two cards looked at are left; others may know one of them, or distinguish them by their origin. From
    /// here on they must not: which one is kept is secret. So both become cards of one shuffle.
    pub(crate) fn veil_together(&mut self) {
        let [first, second] = [0, 1].map(|at| self.looked_shuffle(self.s.look[at]));
        let r = match (first, second) {
            (Some(r), Some(other)) if r == other => return,
            // The earlier shuffle is used up, or the later one could not have been reached.
            (Some(one), Some(two)) => {
                let (from, to) = if self.s.me().bag_size(one) == 0 { (one, two) } else { (two, one) };
                self.merge_shuffles(from, to);
                return;
            }
            (Some(r), None) | (None, Some(r)) => r,
            (None, None) => {
                let me = self.s.me();
                // The number of this round belongs to the shuffle at its end.
                let free = (0..self.s.round as usize)
                    .find(|&r| me.unseen[r] == 0 && me.bag_size(r) == 0 && me.veiled_fear[r] == 0);
                // Without a free number the two stay known, which reveals no more than others knew.
                let Some(r) = free else { return };
                r
            }
        };
        let State { players, look, turn, .. } = &mut *self.s;
        let me = &mut players[*turn as usize];
        for &mark in look.iter().filter(|&&mark| mark < BAG) {
            if me.aside & Card(mark).bit() == 0 {
                me.unseen[r] |= Card(mark).bit();
                me.aside |= Card(mark).bit();
            }
        }
    }

    /// The cards of one shuffle that others cannot place become cards of another.
    fn merge_shuffles(&mut self, from: usize, to: usize) {
        let State { players, look, turn, .. } = &mut *self.s;
        let me = &mut players[*turn as usize];
        me.unseen[to] |= std::mem::take(&mut me.unseen[from]);
        me.veiled_fear[to] += std::mem::take(&mut me.veiled_fear[from]);
        for mark in look.iter_mut().chain(me.deck.iter_mut()) {
            if *mark == VEILED_FEAR + from as u8 {
                *mark = VEILED_FEAR + to as u8;
            }
        }
    }

    fn looked_shuffle(&self, mark: u8) -> Option<usize> {
        if mark >= VEILED_FEAR {
            return Some((mark - VEILED_FEAR) as usize);
        }
        let bit = Card(mark).bit();
        (self.s.me().aside & bit != 0).then(|| self.shuffle_of(self.s.turn, Card(mark)))
    }

    /// Moves a hand card to the play area without effect.
    pub(crate) fn hand_to_play(&mut self, card: Card) {
        let t = self.t;
        let me = self.s.me_mut();
        me.take_from_hand(t, card);
        me.add_to_play(card);
    }

    /// Sends a card that has left its zone to exile (ruling 22).
    pub(crate) const fn exile_card(&mut self, seat: u8, card: Card) {
        if card.0 == FEAR.0 {
            self.s.fear += 1;
        } else if card.is_basic() {
            self.s.players[seat as usize].exiled_basics |= 1 << (card.0 - BASIC);
        } else {
            self.s.exiled |= card.bit();
        }
    }

    /// Takes Fear into the play area; a fear tile when the supply is empty (rulings 25 and 26).
    pub(crate) fn gain_fear(&mut self, seat: u8, n: u8) {
        for _ in 0..n {
            let player = &mut self.s.players[seat as usize];
            let seat = Seat(seat);
            if self.s.fear > 0 {
                self.s.fear -= 1;
                player.play_fear += 1;
                self.log.emit(|| Event::FearGained { seat });
            } else {
                player.fear_tiles = (player.fear_tiles + 1).min(Purse::MOST);
                self.log.emit(|| Event::FearTileGained { seat });
            }
        }
    }
}

/// A card that left the deck, and who may know it: all, unless it comes from a shuffle that others cannot see into.
const fn seen(veiled: Option<usize>, seat: u8, card: Card) -> Seen<Card> {
    if veiled.is_some() { Seen::By(Seat(seat), card) } else { Seen::ByAll(card) }
}

/// The card of an entry among the cards looked at.
pub(crate) const fn looked_card(mark: u8) -> Card {
    if mark >= VEILED_FEAR { FEAR } else { Card(mark) }
}
