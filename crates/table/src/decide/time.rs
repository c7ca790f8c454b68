//! Time-outs and resignation.

use kernel::{Actor, Game, Pending, Seat};

use super::Draft;
use crate::entry::Change;
use crate::options::TimeOut;
use crate::room::{Holder, Status};

/// Verbs that finish the turn of an absent player, the preferred first; they end it.
const CLOSING: [&str; 2] = ["end", "pass"];
/// Verbs that commit to the least, the preferred first.
const PLAIN: [&str; 8] = ["continue", "no", "skip", "done", "decline", "rest", "stay", "keep_hand"];
/// No turn takes more steps to finish.
const TURN: usize = 200;

impl<G: Game> Draft<'_, G> {
    /// What is due at this time: the dealer's answers, and the clock.
    pub(super) fn tick(&mut self) {
        if self.table.room.status != Status::Playing {
            return;
        }
        self.settle();
        let Some((seat, deadline)) = self.table.room.deadline() else {
            return;
        };
        if self.at < deadline {
            return;
        }
        self.note(Change::TimedOut { seat });
        match &self.table.created.options.time_out {
            TimeOut::Bot { level } => self.stand_in(seat, level),
            TimeOut::Pass => self.finish_turn(seat),
            TimeOut::Loss { .. } => self.forfeit(seat),
        }
    }

    /// A seat forfeits: it ranks last, and the game ends or continues with a bot in it.
    pub(super) fn forfeit(&mut self, seat: Seat) {
        if self.table.is_early(seat) {
            self.note(Change::Ended { how: Status::Abandoned });
            return;
        }
        self.note(Change::Forfeited { seat });
        let room = &self.table.room;
        let stays = |other: &Seat| *other != seat && !room.places[other.index()].forfeited;
        if room.seats().filter(stays).count() < 2 {
            self.note(Change::Ended { how: Status::Forfeited });
            return;
        }
        let level = match &self.table.created.options.time_out {
            TimeOut::Bot { level } | TimeOut::Loss { level } => level.as_str(),
            TimeOut::Pass => "easy",
        };
        self.stand_in(seat, level);
    }

    pub(super) fn stand_in(&mut self, seat: Seat, level: &str) {
        let stands_in_for = match self.table.room.places[seat.index()].holder {
            Holder::Human { member } => Some(member),
            Holder::Open | Holder::Bot { .. } => None,
        };
        self.note(Change::Seated { seat, holder: Holder::Bot { level: level.into(), stands_in_for } });
    }

    /// Finishes the turn in the plainest way.
    fn finish_turn(&mut self, seat: Seat) {
        let game = self.table.game();
        let mut legal = Vec::new();
        for _ in 0..TURN {
            if self.pending() != Pending::Player(seat) {
                break;
            }
            game.legal(self.state(), &mut legal);
            let with = |verbs: &[&str]| {
                let named = |verb: &&str| legal.iter().copied().find(|&a| game.phrase(a).verb == *verb);
                verbs.iter().find_map(named)
            };
            let closing = with(&CLOSING);
            let Some(action) = closing.or_else(|| with(&PLAIN)).or_else(|| legal.first().copied()) else {
                break;
            };
            // A player cannot undo what was done for them.
            self.step(Actor::Seat(seat), action, true);
            self.settle();
            if closing.is_some() {
                break;
            }
        }
    }
}
