//! Order at the table: who may join, chat and watch. The owner and the host decide; players of a running game stay.

use kernel::{Game, Lang, Seat};

use super::{Draft, need};
use crate::command::{Refusal, Sender, plain};
use crate::entry::Change;
use crate::options::ClientId;
use crate::room::{Holder, Member, SeatState};
use crate::table::Table;
use crate::{MAX_CHAT, MAX_MEMBERS, MAX_MESSAGES, MAX_NAME, WATCHER_MESSAGES, WATCHERS_MESSAGES};

impl<G: Game> Table<G> {
    /// Why a client, or an anonymous viewer, may not look at the table.
    pub fn bars(&self, client: Option<ClientId>) -> Option<Refusal> {
        let known = |member: &&Member| Some(member.client) == client;
        match self.room.members.iter().find(known) {
            Some(member) if member.blocked => Some(Refusal::Blocked),
            Some(member) if !member.kicked => None,
            Some(_) | None => {
                (self.room.locked && client != Some(self.created.owner)).then_some(Refusal::Locked)
            }
        }
    }

    pub(super) fn join(
        &self,
        draft: &mut Draft<'_, G>,
        from: Sender,
        name: &str,
        lang: Lang,
    ) -> Result<(), Refusal> {
        let Sender::Client(client) = from else {
            return Err(Refusal::NotAtTable);
        };
        let name = plain(name, MAX_NAME).ok_or(Refusal::BadName)?;
        if let Some(refusal) = self.bars(Some(client)) {
            return Err(refusal);
        }
        let before = self.room.members.iter().find(|member| member.client == client);
        if before.is_some_and(|member| member.here && member.name == name && member.lang == lang) {
            return Ok(());
        }
        if !before.is_some_and(|member| member.here) {
            self.make_room(draft)?;
        }
        // Joining and leaving repeatedly must not fill the table: the number of a member who left without a
        // trace is reused.
        let free = || self.room.members.iter().position(Member::is_traceless).map(|at| at as u16);
        let full = before.is_none() && self.room.members.len() >= MAX_MEMBERS;
        let slot = if full { free() } else { None };
        draft.note(Change::Joined { client, name, lang, slot });
        Ok(())
    }

    /// When the table is full, the member without a seat who joined first leaves. They may still
    /// watch.
    fn make_room(&self, draft: &mut Draft<'_, G>) -> Result<(), Refusal> {
        let here = || self.room.members.iter().enumerate().filter(|(_, member)| member.here);
        if here().count() < MAX_MEMBERS {
            return Ok(());
        }
        let players = self.players();
        let idle = |(at, member): &(usize, &Member)| {
            member.client != self.created.owner && !players.contains(&(*at as u16))
        };
        let (member, _) = here().find(idle).ok_or(Refusal::TooManyMembers)?;
        draft.note(Change::Left { member: member as u16 });
        Ok(())
    }

    pub(super) fn chat(&self, draft: &mut Draft<'_, G>, from: Sender, text: &str) -> Result<(), Refusal> {
        let member = self.member(from)?;
        let text = plain(text, MAX_CHAT).ok_or(Refusal::BadText)?;
        let speaker = &self.room.members[member as usize];
        need(!speaker.muted, Refusal::Muted)?;
        if self.room.held_by(member).next().is_some() {
            need(self.room.messages < MAX_MESSAGES, Refusal::TooManyMessages)?;
        } else {
            // Spectators have a quota of their own, so that they cannot silence the players.
            let share = self.room.chatter < WATCHERS_MESSAGES && speaker.said < WATCHER_MESSAGES;
            need(share, Refusal::WatchersSaidEnough)?;
        }
        draft.note(Change::Said { member, text });
        Ok(())
    }

    pub(super) fn kick(
        &self,
        draft: &mut Draft<'_, G>,
        from: Sender,
        member: u16,
        blocked: bool,
    ) -> Result<(), Refusal> {
        let known = self.subject(from, member)?;
        need(known.here || blocked, Refusal::NoSuchMember)?;
        if known.blocked {
            return Ok(());
        }
        let plays = |place: &SeatState| match place.holder {
            Holder::Human { member: holder } => holder == member,
            Holder::Bot { stands_in_for, .. } => stands_in_for == Some(member),
            Holder::Open => false,
        };
        // A player whose bot stands in still counts as playing.
        if self.under_way().is_ok() && self.room.places.iter().any(plays) {
            need(from == Sender::Host, Refusal::StillPlaying)?;
            let seats: Vec<Seat> = self.room.held_by(member).collect();
            if self.created.options.rated {
                self.leave_game(draft, member);
            } else {
                for seat in seats {
                    draft.stand_in(seat, "easy");
                }
            }
        }
        draft.note(Change::Kicked { member, blocked });
        Ok(())
    }

    pub(super) fn unblock(&self, draft: &mut Draft<'_, G>, from: Sender, member: u16) -> Result<(), Refusal> {
        if self.subject(from, member)?.blocked {
            draft.note(Change::Unblocked { member });
        }
        Ok(())
    }

    pub(super) fn mute(
        &self,
        draft: &mut Draft<'_, G>,
        from: Sender,
        member: u16,
        on: bool,
    ) -> Result<(), Refusal> {
        if self.subject(from, member)?.muted != on {
            draft.note(Change::Muted { member, on });
        }
        Ok(())
    }

    pub(super) fn lock(&self, draft: &mut Draft<'_, G>, from: Sender, on: bool) -> Result<(), Refusal> {
        self.owner(from)?;
        if self.room.locked != on {
            draft.note(Change::Locked { on });
        }
        Ok(())
    }

    /// The member whom the owner or the host is about to send away or silence.
    fn subject(&self, from: Sender, member: u16) -> Result<&Member, Refusal> {
        self.owner(from)?;
        let known = self.room.members.get(member as usize).ok_or(Refusal::NoSuchMember)?;
        need(known.client != self.created.owner || from == Sender::Host, Refusal::NotYourself)?;
        Ok(known)
    }
}
