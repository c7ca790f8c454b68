//! What a command leads to. Nothing here changes the table: the result is entries or a refusal.

mod fair;
mod order;
mod play;
mod seats;
mod time;

use kernel::{Game, Seat};

use crate::command::{Command, Refusal, Sender};
use crate::entry::{Change, Entry, Proposal};
use crate::options::{ClientId, TakeBacks};
use crate::room::Status;
use crate::table::Table;
use play::Draft;

type Decision = Result<Vec<Entry>, Refusal>;

impl<G: Game> Table<G> {
    /// The entries a command leads to at this time. The table is unchanged until they are committed.
    pub fn decide(&self, from: Sender, command: &Command, now: u64) -> Decision {
        let mut draft = Draft::new(self, now);
        if let Sender::Seat(_, seat) = from {
            need(command.is_for(seat), Refusal::SeatOnly)?;
        }
        match command {
            Command::Join { name, lang } => self.join(&mut draft, from, name, *lang)?,
            Command::Leave => self.leave(&mut draft, from)?,
            Command::TakeSeat { seat } => self.take_seat(&mut draft, from, *seat)?,
            Command::SetBot { seat, level } => self.set_bot(&mut draft, from, *seat, level)?,
            Command::FreeSeat { seat } => self.free_seat(&mut draft, from, *seat)?,
            Command::Start => self.start(&mut draft, from)?,
            Command::Act { step, action } => self.act(&mut draft, from, *step, action)?,
            Command::Undo { step, back } => {
                let member = self.at_step(from, *step)?;
                if self.created.options.take_backs == TakeBacks::Never {
                    return Err(Refusal::TakeBacksOff);
                }
                let to = self.line.alone(*back, |seat| self.acts(from, member, seat));
                draft.take_back(member, to.ok_or(Refusal::NothingToTakeBack)?, false)?;
            }
            Command::AskUndo { step, back } => {
                let member = self.at_step(from, *step)?;
                if self.created.options.take_backs != TakeBacks::Agreed || self.created.options.rated {
                    return Err(Refusal::TakeBacksOff);
                }
                let missing =
                    if self.line.first() == 0 { Refusal::NothingToTakeBack } else { Refusal::HistoryNeeded };
                let deals = matches!(from, Sender::Client(client) if self.deals(client));
                let to = self.line.agreed(*back, |seat| self.acts(from, member, seat), deals);
                let to = to.ok_or(missing)?;
                self.ask(&mut draft, member, Proposal::TakeBack { to })?;
            }
            Command::Answer { ask, yes } => self.answer(&mut draft, from, *ask, *yes)?,
            Command::Withdraw => {
                let member = self.member(from)?;
                let own = self.room.ask.as_ref().is_some_and(|ask| ask.member == member);
                need(own, Refusal::NoAsk)?;
                draft.note(Change::Withdrawn { member });
            }
            Command::Pause => self.pause(&mut draft, from)?,
            Command::Resume => {
                self.seated_or_host(from)?;
                need(!self.room.status.is_over(), Refusal::Ended)?;
                need(self.room.status == Status::Paused, Refusal::NotPaused)?;
                draft.note(Change::Resumed);
            }
            Command::Abandon => self.abandon(&mut draft, from)?,
            Command::Resign { seat } => {
                let member = self.member(from)?;
                self.place(*seat)?;
                need(self.room.holds(member, *seat), Refusal::NotSeated)?;
                self.under_way()?;
                draft.forfeit(*seat);
            }
            Command::Chat { text } => self.chat(&mut draft, from, text)?,
            Command::Tick => draft.tick(),
            Command::Rematch => {
                let member = self.member(from)?;
                need(self.room.status.is_over(), Refusal::NotEnded)?;
                need(self.players().contains(&member), Refusal::NotSeated)?;
                if !self.room.again.contains(&member) {
                    draft.note(Change::Again { member });
                }
            }
            Command::Kick { member } => self.kick(&mut draft, from, *member, false)?,
            Command::Block { member, on: true } => self.kick(&mut draft, from, *member, true)?,
            Command::Block { member, on: false } => self.unblock(&mut draft, from, *member)?,
            Command::Mute { member, on } => self.mute(&mut draft, from, *member, *on)?,
            Command::Lock { on } => self.lock(&mut draft, from, *on)?,
        }
        Ok(draft.entries)
    }

    /// Asks all other people; if there are none, carries it out at once. A question about a seat gives way to others,
    /// so that a spectator cannot keep players from asking.
    fn ask(&self, draft: &mut Draft<'_, G>, member: u16, proposal: Proposal) -> Result<(), Refusal> {
        let seat = |proposal: &Proposal| matches!(proposal, Proposal::Seat { .. });
        let open = self.room.ask.as_ref().is_some_and(|ask| seat(&proposal) || !seat(&ask.proposal));
        need(!open, Refusal::AskOpen)?;
        if self.room.people().iter().all(|&other| other == member) {
            return draft.carry_out(member, proposal);
        }
        draft.note(Change::Asked { member, proposal });
        Ok(())
    }

    fn answer(&self, draft: &mut Draft<'_, G>, from: Sender, number: u32, yes: bool) -> Result<(), Refusal> {
        let member = self.member(from)?;
        let ask = self.room.ask.as_ref().filter(|ask| ask.number == number).ok_or(Refusal::NoAsk)?;
        let people = self.room.people();
        let asked = member != ask.member && people.contains(&member) && !ask.agreed.contains(&member);
        need(asked, Refusal::NotAsked)?;
        draft.note(Change::Answered { member, yes });
        let agrees = |other: &u16| [member, ask.member].contains(other) || ask.agreed.contains(other);
        if yes && people.iter().all(agrees) {
            draft.carry_out(ask.member, ask.proposal)?;
        }
        Ok(())
    }

    /// The member who sends a command about the present step of a game being played.
    fn at_step(&self, from: Sender, step: u32) -> Result<u16, Refusal> {
        let member = self.member(from)?;
        need(self.room.held_by(member).any(|seat| from.reaches(seat)), Refusal::NotSeated)?;
        self.playing()?;
        need(step == self.room.step, Refusal::Stale { step: self.room.step })?;
        Ok(member)
    }

    fn member(&self, from: Sender) -> Result<u16, Refusal> {
        match from {
            Sender::Client(client) | Sender::Seat(client, _) => {
                self.room.member(client).ok_or(Refusal::NotAtTable)
            }
            Sender::Host => Err(Refusal::NotAtTable),
        }
    }

    /// The member who sends, if they sit; `None` is the host.
    fn seated_or_host(&self, from: Sender) -> Result<Option<u16>, Refusal> {
        if from == Sender::Host {
            return Ok(None);
        }
        let member = self.member(from)?;
        need(self.room.held_by(member).any(|seat| from.reaches(seat)), Refusal::NotSeated)?;
        Ok(Some(member))
    }

    /// Whether a sender, who is this member, acts for a seat.
    fn acts(&self, from: Sender, member: u16, seat: Seat) -> bool {
        from.reaches(seat) && self.room.holds(member, seat)
    }

    fn owner(&self, from: Sender) -> Result<(), Refusal> {
        need(self.is_owner(from), Refusal::NotAllowed)
    }

    fn is_owner(&self, from: Sender) -> bool {
        match from {
            Sender::Client(ClientId(client)) => client == self.created.owner.0,
            Sender::Seat(..) => false,
            Sender::Host => true,
        }
    }

    fn place(&self, seat: Seat) -> Result<&crate::room::SeatState, Refusal> {
        self.room.place(seat).ok_or(Refusal::NoSuchSeat { seats: self.room.places.len() as u8 })
    }

    /// The game is being played, perhaps paused.
    fn under_way(&self) -> Result<(), Refusal> {
        match self.room.status {
            Status::Lobby => Err(Refusal::NotStarted),
            Status::Playing | Status::Paused => Ok(()),
            Status::Finished | Status::Forfeited | Status::Abandoned => Err(Refusal::Ended),
        }
    }

    fn playing(&self) -> Result<(), Refusal> {
        self.under_way()?;
        need(self.room.status == Status::Playing, Refusal::Paused)
    }
}

fn need(holds: bool, refusal: Refusal) -> Result<(), Refusal> {
    if holds { Ok(()) } else { Err(refusal) }
}
