//! Sitting down, standing up and beginning.

use kernel::{Game, Seat};

use super::{Draft, need};
use crate::SEAT_ASKS;
use crate::command::{Refusal, Sender, level_is_fine};
use crate::entry::{Change, Proposal};
use crate::room::{Holder, Status};
use crate::table::Table;

impl<G: Game> Table<G> {
    pub(super) fn take_seat(
        &self,
        draft: &mut Draft<'_, G>,
        from: Sender,
        seat: Seat,
    ) -> Result<(), Refusal> {
        let member = self.member(from)?;
        let place = self.place(seat)?;
        need(!self.room.status.is_over(), Refusal::Ended)?;
        let lobby = self.room.status == Status::Lobby;
        need(!matches!(place.holder, Holder::Human { .. }), Refusal::SeatTaken)?;
        need(!place.forfeited, Refusal::GivenUp)?;
        need(lobby || !self.was_of_another(seat, member), Refusal::RatedFixed)?;
        if !self.created.options.hot_seat {
            need(self.room.held_by(member).next().is_none(), Refusal::HotSeatOff)?;
            // A member who sat elsewhere in this game knows that seat's secrets.
            let known = self.room.members[member as usize].known;
            need(known & !(1 << seat.0) == 0, Refusal::KnowsAnother)?;
        }
        if !lobby && place.person() != Some(member) {
            return self.ask_for_seat(draft, member, seat);
        }
        draft.note(Change::Seated { seat, holder: Holder::Human { member } });
        Ok(())
    }

    /// Sitting down in a running game reveals another player's hand: all seated players must agree, and the log
    /// records it.
    fn ask_for_seat(&self, draft: &mut Draft<'_, G>, member: u16, seat: Seat) -> Result<(), Refusal> {
        need(!self.created.options.rated, Refusal::RatedFixed)?;
        need(!self.room.people().is_empty(), Refusal::NobodyAgrees)?;
        need(self.room.members[member as usize].seat_asks < SEAT_ASKS, Refusal::AskedEnough)?;
        self.ask(draft, member, Proposal::Seat { seat })
    }

    pub(super) fn set_bot(
        &self,
        draft: &mut Draft<'_, G>,
        from: Sender,
        seat: Seat,
        level: &str,
    ) -> Result<(), Refusal> {
        let place = self.place(seat)?;
        need(!self.room.status.is_over(), Refusal::Ended)?;
        need(level_is_fine(level), Refusal::BadLevel)?;
        self.not_fixed(from)?;
        let stands_in_for = match (&place.holder, from) {
            (Holder::Human { member }, Sender::Client(_) | Sender::Seat(..)) => {
                need(self.member(from)? == *member, Refusal::SeatTaken)?;
                Some(*member)
            }
            (Holder::Human { member }, Sender::Host) => Some(*member),
            (Holder::Open, _) => {
                self.owner(from)?;
                None
            }
            (Holder::Bot { stands_in_for, .. }, _) => {
                self.owner(from)?;
                *stands_in_for
            }
        };
        let stands_in_for = stands_in_for.filter(|_| self.room.status != Status::Lobby);
        draft.note(Change::Seated { seat, holder: Holder::Bot { level: level.into(), stands_in_for } });
        Ok(())
    }

    pub(super) fn free_seat(
        &self,
        draft: &mut Draft<'_, G>,
        from: Sender,
        seat: Seat,
    ) -> Result<(), Refusal> {
        let place = self.place(seat)?;
        need(!self.room.status.is_over(), Refusal::Ended)?;
        match &place.holder {
            Holder::Open => return Ok(()),
            Holder::Human { .. } | Holder::Bot { .. } if self.not_fixed(from).is_err() => {
                return Err(Refusal::RatedFixed);
            }
            Holder::Human { member } => {
                let own = self.member(from).is_ok_and(|sender| sender == *member);
                let lobby = self.room.status == Status::Lobby && self.is_owner(from);
                let refusal = if self.room.status == Status::Lobby {
                    Refusal::NotAllowed
                } else {
                    Refusal::SeatBelongs
                };
                need(own || lobby, refusal)?;
            }
            Holder::Bot { stands_in_for, .. } => {
                self.owner(from)?;
                need(!place.forfeited, Refusal::GivenUp)?;
                need(stands_in_for.is_none(), Refusal::SeatBelongs)?;
            }
        }
        draft.note(Change::Seated { seat, holder: Holder::Open });
        Ok(())
    }

    pub(super) fn start(&self, draft: &mut Draft<'_, G>, from: Sender) -> Result<(), Refusal> {
        need(!self.room.status.is_over(), Refusal::Ended)?;
        need(self.room.status == Status::Lobby, Refusal::AlreadyStarted)?;
        self.owner(from)?;
        let open = |seat: &Seat| self.room.places[seat.index()].holder == Holder::Open;
        let seats: Vec<Seat> = self.room.seats().filter(open).collect();
        need(seats.is_empty(), Refusal::SeatsOpen { seats })?;
        draft.note(Change::Started);
        draft.settle();
        Ok(())
    }
}
