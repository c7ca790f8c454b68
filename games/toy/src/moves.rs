//! The moves of the toy game.

use crate::{BOTH, Event, Glimpse, Held, Phase, State};
use kernel::game::{Seat, Sink, Viewer};

impl Held {
    pub(super) fn glimpse(self) -> Glimpse {
        Glimpse { face: Some(self.face), seen: self.seen }
    }
}

impl Glimpse {
    pub(super) fn by(self, viewer: Viewer) -> Glimpse {
        let knows = matches!(viewer, Viewer::Seat(seat) if self.seen >> seat.0 & 1 == 1);
        // What both seats have seen is face up.
        Glimpse { face: self.face.filter(|_| knows || self.seen == BOTH), seen: self.seen }
    }
}

impl State {
    /// The seat whose card or turn it is.
    pub fn actor(&self) -> Seat {
        Seat(self.seat)
    }

    pub(super) fn bit(&self) -> u8 {
        1 << self.seat
    }

    pub(super) fn left(&self) -> u8 {
        self.bag.iter().sum()
    }

    pub(super) fn take(&mut self, mut card: Held, sink: &mut impl Sink<Event>) {
        card.seen |= self.bit();
        let old = self.hands[self.seat as usize].replace(card).expect("both seats are dealt a card first");
        self.pile[old.face as usize - 1] += 1;
        self.phase = Phase::Stake;
        sink.emit(|| Event::Swapped(self.actor(), old.face, card.glimpse()));
    }

    pub(super) fn draw(&mut self, face: u8, sink: &mut impl Sink<Event>) {
        self.bag[face as usize - 1] -= 1;
        let card = Held { face, seen: self.bit() };
        match self.phase {
            Phase::Deal => {
                self.hands[self.seat as usize] = Some(card);
                sink.emit(|| Event::Dealt(self.actor(), card.glimpse()));
                (self.phase, self.seat) = if self.seat == 0 { (Phase::Deal, 1) } else { (Phase::Turn, 0) };
            }
            Phase::Peek => {
                self.top = Some(card);
                self.phase = Phase::Choose;
                sink.emit(|| Event::Peeked(self.actor(), card.glimpse()));
            }
            Phase::Draw | Phase::Turn | Phase::Choose | Phase::Stake | Phase::Over => self.take(card, sink),
        }
    }

    pub(super) fn stake(&mut self, yes: bool, sink: &mut impl Sink<Event>) {
        let stake = Held { face: yes.into(), seen: self.bit() };
        self.stakes[self.seat as usize] = Some(stake);
        sink.emit(|| Event::Staked(self.actor(), stake.glimpse()));
        if self.seat == 0 {
            (self.phase, self.seat) = (Phase::Turn, 1);
            return;
        }
        self.phase = Phase::Over;
        for held in self.hands.iter_mut().chain(&mut self.stakes).flatten() {
            held.seen = BOTH;
        }
        sink.emit(|| Event::Ended);
    }

    pub(super) fn points(&self, seat: usize) -> [i32; 2] {
        let card = self.hands[seat].map_or(0, |card| i32::from(card.face));
        let stake = match self.stakes[seat] {
            Some(Held { face: 1, .. }) => {
                if card == 3 {
                    1
                } else {
                    -1
                }
            }
            _ => 0,
        };
        [card, stake]
    }
}
