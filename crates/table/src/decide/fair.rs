//! Fair play: what a rated game refuses, who may abandon or pause a game, and what leaving means.
//!
//! A rated game is fixed at its start: seats, bots and options stay. No player wins through a bot or avoids a loss by
//! leaving. If a player leaves before making [`EARLY`] decisions, the game ends without a result.

use kernel::{Game, Seat};

use super::{Draft, need};
use crate::command::{Refusal, Sender};
use crate::entry::{Change, Proposal};
use crate::room::{Holder, Status};
use crate::table::Table;
use crate::{EARLY, PAUSES};

impl<G: Game> Table<G> {
    /// In a rated game that has begun, the choices made before the start stay; the host may still replace a bot that
    /// failed.
    pub(super) fn not_fixed(&self, from: Sender) -> Result<(), Refusal> {
        let fixed = self.created.options.rated && self.room.status != Status::Lobby;
        need(!fixed || from == Sender::Host, Refusal::RatedFixed)
    }

    /// Whether this seat of a rated game was another player's, or a bot's, when the game began.
    pub(super) fn was_of_another(&self, seat: Seat, member: u16) -> bool {
        let began = self.room.place(seat).and_then(|place| place.began.as_ref());
        self.created.options.rated && began.is_some_and(|began| *began != Holder::Human { member })
    }

    /// A member leaves. A player who leaves a rated game loses it.
    pub(super) fn leave(&self, draft: &mut Draft<'_, G>, from: Sender) -> Result<(), Refusal> {
        let member = self.member(from)?;
        self.leave_game(draft, member);
        draft.note(Change::Left { member });
        Ok(())
    }

    /// The consequences for a rated game that a member leaves.
    pub(super) fn leave_game(&self, draft: &mut Draft<'_, G>, member: u16) {
        if self.created.options.rated && self.under_way().is_ok() {
            let seats: Vec<Seat> = self.room.held_by(member).collect();
            for seat in seats {
                draft.forfeit(seat);
            }
        }
    }

    /// Whether the game ends without a result when this seat is given up now.
    pub(super) fn is_early(&self, seat: Seat) -> bool {
        self.created.options.rated && self.room.place(seat).is_some_and(|place| place.moves < EARLY)
    }

    pub(super) fn pause(&self, draft: &mut Draft<'_, G>, from: Sender) -> Result<(), Refusal> {
        let member = self.seated_or_host(from)?;
        self.playing()?;
        match member {
            // Pausing a clock or a rated game needs the consent of all, and so does pausing a game again and
            // again.
            Some(member) if self.needs_consent_to_pause(member) => self.ask(draft, member, Proposal::Pause),
            Some(_) | None => {
                draft.note(Change::Paused { member });
                Ok(())
            }
        }
    }

    fn needs_consent_to_pause(&self, member: u16) -> bool {
        let options = &self.created.options;
        options.clock.is_some()
            || options.rated
            || self.room.members.get(member as usize).is_some_and(|member| member.pauses >= PAUSES)
    }

    pub(super) fn abandon(&self, draft: &mut Draft<'_, G>, from: Sender) -> Result<(), Refusal> {
        need(!self.room.status.is_over(), Refusal::Ended)?;
        if self.room.status == Status::Lobby {
            self.owner(from)?;
        } else if let Some(member) = self.seated_or_host(from)? {
            // Against bots no other player could agree: a player who abandoned rated games would never
            // lose one.
            let alone = self.room.people().iter().all(|&other| other == member);
            let late = self.room.held_by(member).any(|seat| !self.is_early(seat));
            need(!(self.created.options.rated && alone && late), Refusal::RatedResign)?;
            return self.ask(draft, member, Proposal::Abandon);
        }
        draft.note(Change::Ended { how: Status::Abandoned });
        Ok(())
    }
}
