//! Steps of the game: a draft of the entries that follow each other, on a copy of the position.

use kernel::{Actor, Dealer, Game, Pending, Seat, Viewer};

use super::need;
use crate::command::{Choice, Refusal, Sender};
use crate::confirm::{Consequence, Worlds};
use crate::entry::{Change, Entry, Proposal};
use crate::room::{Holder, SeatState, Status};
use crate::table::Table;

/// Entries being drafted.
pub(crate) struct Draft<'a, G: Game> {
    pub(super) table: &'a Table<G>,
    /// The time; it never runs backwards, even if the host's clock does.
    pub(super) at: u64,
    pub(super) entries: Vec<Entry>,
    /// The position after the entries; copied at the first step.
    state: Option<G::State>,
}

impl<'a, G: Game> Draft<'a, G> {
    pub(super) fn new(table: &'a Table<G>, now: u64) -> Self {
        Draft { table, at: now.max(table.room.at), entries: Vec::new(), state: None }
    }

    pub(super) fn note(&mut self, change: Change) {
        let number = self.table.room.number + 1 + self.entries.len() as u32;
        self.entries.push(Entry { number, at: self.at, change });
    }

    pub(super) fn state(&self) -> &G::State {
        self.state.as_ref().unwrap_or(self.table.line.state())
    }

    pub(super) fn pending(&self) -> Pending {
        self.table.game().pending(self.state())
    }

    /// Adds a step that the rules allow.
    pub(super) fn step(&mut self, actor: Actor, action: G::Action, fixed: bool) {
        let game = self.table.game();
        let mut next = self.state().clone();
        game.advance(&mut next, action, &mut ());
        self.note(Change::did(actor, game.phrase(action).text(), fixed, game.hash(&next)));
        self.state = Some(next);
    }

    /// Adds the dealer's answers up to the next decision of a player. Returns whether any draw had
    /// several outcomes.
    ///
    /// An answer depends on the seed and on which draw it is, never on what was dealt before: an undone
    /// draw that is repeated has the same outcome.
    pub(super) fn settle(&mut self) -> bool {
        let mut several = false;
        if self.table.created.options.chance.by_hand() {
            return several;
        }
        let game = self.table.game();
        let mut dealer = Dealer::new(self.table.created.seed.0);
        let mut outcomes = Vec::new();
        while let Pending::Chance(draw) = self.pending() {
            game.legal(self.state(), &mut outcomes);
            let outcome = dealer.choose(game, self.state(), draw, &outcomes);
            several |= outcomes.len() > 1;
            self.step(Actor::Chance, outcome, outcomes.len() > 1);
        }
        several
    }

    /// Adds a player's decision and its consequences.
    pub(super) fn decision(&mut self, seat: Seat, action: G::Action, forced: bool) {
        let game = self.table.game();
        let viewer = Viewer::Seat(seat);
        let worlds = Worlds::new(game, &game.view(self.state(), viewer), seat);
        let (consequence, expected) = worlds.consequence(action);
        let at = self.entries.len();
        self.step(Actor::Seat(seat), action, true);
        let several = self.settle();
        // The announced consequence holds. What it could not foresee is fixed too: the dealer had a choice
        // after all, or the player now sees something that occurred in none of the sampled worlds.
        let stays = self.pending() == Pending::Player(seat);
        let foreseen = || expected.is_none_or(|view| view == game.view(self.state(), viewer));
        let free = !forced && consequence == Consequence::default() && stays && !several && foreseen();
        if let Change::Did { fixed, .. } = &mut self.entries[at].change {
            *fixed = !free;
        }
    }

    pub(super) fn take_back(&mut self, member: u16, to: u32, agreed: bool) -> Result<(), Refusal> {
        let state = self.table.line.state_at(to).ok_or(Refusal::HistoryNeeded)?;
        let hash = self.table.game().hash(&state);
        self.note(Change::TookBack { member, to, agreed, hash });
        self.state = Some(state);
        Ok(())
    }

    /// Carries out an agreed proposal.
    pub(super) fn carry_out(&mut self, member: u16, proposal: Proposal) -> Result<(), Refusal> {
        match proposal {
            Proposal::TakeBack { to } => return self.take_back(member, to, true),
            Proposal::Pause => self.note(Change::Paused { member: None }),
            Proposal::Abandon => self.note(Change::Ended { how: Status::Abandoned }),
            Proposal::Seat { seat } => {
                let before = self.table.room.place(seat).and_then(SeatState::person);
                self.note(Change::TookOver { seat, member, before });
            }
        }
        Ok(())
    }
}

impl<G: Game> Table<G> {
    pub(super) fn act(
        &self,
        draft: &mut Draft<'_, G>,
        from: Sender,
        step: u32,
        choice: &Choice,
    ) -> Result<(), Refusal> {
        let member = match from {
            Sender::Client(_) | Sender::Seat(..) => Some(self.member(from)?),
            Sender::Host => None,
        };
        self.playing()?;
        need(step == self.room.step, Refusal::Stale { step: self.room.step })?;
        match self.line.pending() {
            Pending::Player(seat) => {
                let entitled = match (&self.room.places[seat.index()].holder, member) {
                    (Holder::Human { member: holder }, Some(member)) => {
                        *holder == member && from.reaches(seat)
                    }
                    (Holder::Bot { .. }, None) => true,
                    (Holder::Open | Holder::Human { .. } | Holder::Bot { .. }, _) => false,
                };
                need(entitled, Refusal::NotYourTurn)?;
                let up = self.room.deadline().is_some_and(|(_, deadline)| draft.at >= deadline);
                need(!up, Refusal::TimeUp)?;
                draft.decision(seat, self.find(choice)?, false);
            }
            Pending::Chance(_) => {
                let entitled = match from {
                    Sender::Client(client) => self.deals(client),
                    Sender::Seat(..) => false,
                    Sender::Host => self.created.options.chance.by_hand(),
                };
                need(entitled, Refusal::NotYourTurn)?;
                draft.step(Actor::Chance, self.find(choice)?, self.line.legal().len() > 1);
            }
            Pending::Over => return Err(Refusal::Ended),
        }
        Ok(())
    }

    /// Finds the legal action that the caller named.
    fn find(&self, choice: &Choice) -> Result<G::Action, Refusal> {
        let (game, state, legal) = (self.game(), self.line.state(), self.line.legal());
        let action = match choice {
            Choice::Index(index) => {
                let action = legal.get(*index as usize).copied();
                return action.ok_or(Refusal::NoSuchChoice { actions: legal.len() });
            }
            Choice::Text(text) => game.parse_at(state, text).ok_or(Refusal::UnknownAction)?,
            Choice::Object(object) => {
                let meant = |&action: &G::Action| game.is_named(state, action, object);
                legal.iter().copied().find(meant).ok_or(Refusal::IllegalAction)?
            }
        };
        need(legal.contains(&action), Refusal::IllegalAction)?;
        Ok(action)
    }
}
