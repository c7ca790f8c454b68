//! Sitting down, standing up and beginning.

use kernel::{Game, Seat};

use super::{Draft, need};
use crate::command::{Refusal, Sender, level_is_fine};
use crate::entry::Change;
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
        let free = match &place.holder {
            Holder::Open => true,
            Holder::Human { .. } => false,
            Holder::Bot { stands_in_for, .. } => lobby || *stands_in_for == Some(member),
        };
        need(free, Refusal::SeatTaken)?;
        need(!place.forfeited, Refusal::GivenUp)?;
        need(lobby || !self.was_of_another(seat, member), Refusal::RatedFixed)?;
        if !self.created.options.hot_seat {
            need(self.room.held_by(member).next().is_none(), Refusal::HotSeatOff)?;
            // Who sat elsewhere in this game knows what that seat knows.
            let known = self.room.members[member as usize].known;
            need(known & !(1 << seat.0) == 0, Refusal::KnowsAnother)?;
        }
        draft.note(Change::Seated { seat, holder: Holder::Human { member } });
        Ok(())
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
            (Holder::Human { member }, Sender::Client(_)) => {
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
                need(own || lobby || from == Sender::Host, Refusal::NotAllowed)?;
            }
            Holder::Bot { .. } => {
                self.owner(from)?;
                need(!place.forfeited, Refusal::GivenUp)?;
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
