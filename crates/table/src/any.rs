//! A table without the type of its game, for hosts that run all games. Everything in and out is plain data.

use std::any::Any;
use std::sync::Arc;

use bots::{AnyDecision, Decision, Playable};
use games::{Rules, with_rules};
use kernel::{Game, Lang, Problems, Seat, Viewer, Why, WhyNot, why};
use serde_json::Value;

use crate::ahead::Ahead;
use crate::command::{Command, Refusal, Sender};
use crate::entry::Entry;
use crate::message::{Audience, Glance, Output, Position, Update, Want};
use crate::options::{ClientId, New, Seed};
use crate::replay::Replay;
use crate::room::Room;
use crate::store::{Created, Damaged, LoadError, Snapshot, Stored};
use crate::table::Table;

/// A table without the type of its game; see [`Table`] for the methods.
pub trait AnyTable: Send + Sync {
    /// The id of the game.
    fn game_id(&self) -> &'static str;
    /// The creation of the table. It holds the seed: for storage only.
    fn created(&self) -> &Created;
    /// Everything but the game.
    fn room(&self) -> &Room;
    /// The hash of the position, for the host.
    fn hash(&self) -> u64;
    /// Why a client, or an anonymous viewer, may not look at the table.
    fn bars(&self, client: Option<ClientId>) -> Option<Refusal>;
    /// The viewer of a client; of a single seat, if `only` names one.
    fn viewer_at(&self, client: ClientId, only: Option<Seat>) -> Viewer;
    /// Through whose eyes a client looks.
    fn viewer(&self, client: ClientId) -> Viewer {
        self.viewer_at(client, None)
    }
    /// The game as a viewer may know it.
    fn view(&self, viewer: Viewer) -> Value;
    /// The notations of the legal moves of the player to decide.
    fn legal(&self) -> Vec<String>;
    /// Everything a viewer cannot use now, with the reason as far as the viewer may know it.
    fn why(&self, viewer: Viewer, lang: Lang) -> Vec<WhyNot>;
    /// What an action would lead to, as far as the player to decide can know it.
    fn ahead(&self, viewer: Viewer, text: &str, lang: Lang) -> Option<Ahead>;
    /// The current decision or draw, as one sentence. For a draw it reveals what the table knows: only for the
    /// dealer.
    fn prompt(&self, lang: Lang) -> String;
    /// The entries a command leads to. Does not change the table.
    fn decide(&self, from: Sender, command: &Command, now: u64) -> Result<Vec<Entry>, Refusal>;
    /// Applies entries and returns the updates for all viewers.
    fn commit(&mut self, entries: &[Entry]) -> Result<Vec<Output>, Damaged>;
    /// The same for a host that knows who is listening; see [`Table::commit_for`].
    fn commit_for(
        &mut self,
        entries: &[Entry],
        listens: &dyn Fn(Audience) -> bool,
    ) -> Result<Vec<Output>, Damaged>;
    /// Decides and commits in one.
    fn handle(&mut self, from: Sender, command: &Command, now: u64) -> Result<Vec<Output>, Refusal>;
    /// Keeps at most this many of the latest entries in memory.
    fn keep_recent(&mut self, entries: usize);
    /// Whether a resync from `from` can be answered from memory.
    fn reaches(&self, from: u32) -> bool;
    /// What a client missed since entry `from`, or everything; from a single seat, if `only` names one.
    fn resync_at(&self, client: Option<ClientId>, only: Option<Seat>, from: u32, lang: Lang) -> Update;
    /// What a client missed since entry `from`, or everything.
    fn resync(&self, client: Option<ClientId>, from: u32, lang: Lang) -> Update {
        self.resync_at(client, None, from, lang)
    }
    /// The state of the table, for lists.
    fn glance(&self) -> Glance;
    /// All steps so far, as a viewer may know them.
    fn replay(&self, viewer: Viewer, lang: Lang) -> Result<Replay, Refusal>;
    /// The position after this many steps, as a viewer could see it then.
    fn position_at(&self, step: u32, viewer: Viewer) -> Result<Position, Refusal>;
    /// The inputs that the table needs from its host.
    fn wants(&self) -> Vec<Want>;
    /// The table at this moment, for storage only.
    fn snapshot(&self) -> Snapshot;
    /// The record a client may have, as text; from a single seat, if `only` names one.
    fn record_at(&self, client: Option<ClientId>, only: Option<Seat>) -> Result<String, Refusal>;
    /// The record a client may have, as text.
    fn record(&self, client: Option<ClientId>) -> Result<String, Refusal> {
        self.record_at(client, None)
    }
    /// The table of the next game, once all players want it.
    fn rematch(&self, seed: Seed, at: u64) -> Result<Created, Refusal>;
    /// The decision the table waits for, as the player of this seat sees it, for bots; `None` if there is none.
    fn decision(&self, seat: Seat) -> Option<Box<dyn AnyDecision>>;
    /// The table with its type, as a `Table<G>`.
    fn as_any(&self) -> &dyn Any;
}

impl<G: Why + Playable> AnyTable for Table<G> {
    fn game_id(&self) -> &'static str {
        G::ID
    }

    fn created(&self) -> &Created {
        Table::created(self)
    }

    fn room(&self) -> &Room {
        Table::room(self)
    }

    fn hash(&self) -> u64 {
        Table::hash(self)
    }

    fn bars(&self, client: Option<ClientId>) -> Option<Refusal> {
        Table::bars(self, client)
    }

    fn viewer_at(&self, client: ClientId, only: Option<Seat>) -> Viewer {
        Table::viewer_at(self, client, only)
    }

    fn view(&self, viewer: Viewer) -> Value {
        self.game().view_json(&Table::view(self, viewer))
    }

    fn legal(&self) -> Vec<String> {
        Table::legal(self).iter().map(|&action| self.game().phrase(action).text()).collect()
    }

    fn why(&self, viewer: Viewer, lang: Lang) -> Vec<WhyNot> {
        why::why(self.game(), &Table::view(self, viewer), viewer, lang)
    }

    fn ahead(&self, viewer: Viewer, text: &str, lang: Lang) -> Option<Ahead> {
        Table::ahead(self, viewer, text, lang)
    }

    fn prompt(&self, lang: Lang) -> String {
        self.game().prompt(self.line.state(), lang)
    }

    fn decide(&self, from: Sender, command: &Command, now: u64) -> Result<Vec<Entry>, Refusal> {
        Table::decide(self, from, command, now)
    }

    fn commit(&mut self, entries: &[Entry]) -> Result<Vec<Output>, Damaged> {
        Table::commit(self, entries)
    }

    fn commit_for(
        &mut self,
        entries: &[Entry],
        listens: &dyn Fn(Audience) -> bool,
    ) -> Result<Vec<Output>, Damaged> {
        Table::commit_for(self, entries, listens)
    }

    fn handle(&mut self, from: Sender, command: &Command, now: u64) -> Result<Vec<Output>, Refusal> {
        Table::handle(self, from, command, now)
    }

    fn keep_recent(&mut self, entries: usize) {
        Table::keep_recent(self, entries);
    }

    fn reaches(&self, from: u32) -> bool {
        Table::reaches(self, from)
    }

    fn resync_at(&self, client: Option<ClientId>, only: Option<Seat>, from: u32, lang: Lang) -> Update {
        Table::resync_at(self, client, only, from, lang)
    }

    fn glance(&self) -> Glance {
        Table::glance(self)
    }

    fn replay(&self, viewer: Viewer, lang: Lang) -> Result<Replay, Refusal> {
        Table::replay(self, viewer, lang)
    }

    fn position_at(&self, step: u32, viewer: Viewer) -> Result<Position, Refusal> {
        Table::position_at(self, step, viewer)
    }

    fn wants(&self) -> Vec<Want> {
        Table::wants(self)
    }

    fn snapshot(&self) -> Snapshot {
        Table::snapshot(self)
    }

    fn record_at(&self, client: Option<ClientId>, only: Option<Seat>) -> Result<String, Refusal> {
        Table::record_at(self, client, only).map(|record| record.to_string())
    }

    fn rematch(&self, seed: Seed, at: u64) -> Result<Created, Refusal> {
        Table::rematch(self, seed, at)
    }

    fn decision(&self, seat: Seat) -> Option<Box<dyn AnyDecision>> {
        let (game, legal) = (Arc::clone(self.shared_game()), Table::legal(self).to_vec());
        let view = Table::view(self, Viewer::Seat(seat));
        (!legal.is_empty()).then(|| Box::new(Decision { game, view, legal }) as Box<dyn AnyDecision>)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// A new table of one of the games; the error lists every reason against it.
pub fn open(rules: &Rules, new: New) -> Result<Box<dyn AnyTable>, Problems> {
    with_rules!(rules, game => Ok(Box::new(Table::create(Arc::clone(game), new)?)))
}

/// Every reason against a new table, in a language.
pub fn reasons(rules: &Rules, new: &New, lang: Lang) -> Vec<String> {
    let mut reasons = new.options.reasons(lang);
    reasons.extend(with_rules!(rules, game => game.setup_reasons(&new.setup, lang)));
    reasons
}

/// A stored table of one of the games, rebuilt.
pub fn load(rules: &Rules, stored: &Stored) -> Result<Box<dyn AnyTable>, LoadError> {
    with_rules!(rules, game => Ok(Box::new(Table::load(Arc::clone(game), stored)?)))
}
