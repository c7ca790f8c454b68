//! The table: it applies entries and decides who must be notified. `decide` turns commands into entries,
//! `render` makes the messages of a viewer.

use std::collections::VecDeque;
use std::sync::Arc;

use kernel::{Actor, Game, Lang, Pending, Record, Seat, Viewer, record_for};

use crate::RECENT;
use crate::command::{Command, Refusal, Sender};
use crate::entry::{Change, Entry};
use crate::line::{Line, Taken};
use crate::message::{Audience, Output, Update, Want};
use crate::options::{Chance, ClientId, Options, Seed};
use crate::room::{Holder, Room, Status};
use crate::store::{Created, Damaged, actor_of};

/// One game in progress.
pub struct Table<G: Game> {
    pub(crate) created: Created,
    pub(crate) room: Room,
    pub(crate) line: Line<G>,
    /// The latest entries, for clients that missed some.
    pub(crate) recent: VecDeque<Kept<G>>,
    /// The number to keep.
    keep: usize,
}

/// An entry with the data needed to report it.
pub(crate) struct Kept<G: Game> {
    pub(crate) entry: Entry,
    /// The events of a step, with nothing hidden.
    pub(crate) events: Box<[G::Event]>,
    /// From whom the step is concealed, as a bit set of seats; the highest bit is for spectators.
    pub(crate) concealed: u8,
    /// The number of steps of an undo.
    pub(crate) undone: u32,
}

impl<G: Game> Table<G> {
    pub(crate) fn assemble(created: Created, room: Room, line: Line<G>) -> Self {
        Table { created, room, line, recent: VecDeque::new(), keep: RECENT }
    }

    /// The creation of the table. It holds the seed: for storage only.
    pub fn created(&self) -> &Created {
        &self.created
    }

    /// Everything but the game.
    pub fn room(&self) -> &Room {
        &self.room
    }

    /// The options of the table.
    pub fn options(&self) -> &Options {
        &self.created.options
    }

    /// The rules.
    pub fn game(&self) -> &G {
        &self.line.game
    }

    /// The rules as the table shares them with others who think about it.
    pub fn shared_game(&self) -> &Arc<G> {
        &self.line.game
    }

    /// Keeps at most this many of the latest entries, for a host that stores the others elsewhere: it asks
    /// [`Table::reaches`] before it answers a client that missed some.
    pub fn keep_recent(&mut self, entries: usize) {
        self.keep = entries.clamp(1, RECENT);
        self.forget();
    }

    /// Forgets entries that are not among the latest.
    fn forget(&mut self) {
        let old = self.recent.len().saturating_sub(self.keep);
        self.recent.drain(..old);
    }

    /// What a viewer, such as a bot, may know of the game.
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.game().view(self.line.state(), viewer)
    }

    /// The legal moves of the player to decide, in their fixed order; empty while the game is not in
    /// progress.
    pub fn legal(&self) -> &[G::Action] {
        match (self.room.status, self.line.pending()) {
            (Status::Playing, Pending::Player(_)) => self.line.legal(),
            _ => &[],
        }
    }

    /// The hash of the position, for the host.
    pub fn hash(&self) -> u64 {
        self.game().hash(self.line.state())
    }

    /// Through whose eyes a client looks.
    pub fn viewer(&self, client: ClientId) -> Viewer {
        self.viewer_at(client, None)
    }

    /// The same for a client restricted to a single seat, if `only` names one.
    pub fn viewer_at(&self, client: ClientId, only: Option<Seat>) -> Viewer {
        self.room.viewer_at(self.room.member(client), only)
    }

    /// What the game waits for, once it has begun.
    pub(crate) fn pending(&self) -> Option<Pending> {
        (self.room.status != Status::Lobby).then(|| self.line.pending())
    }

    /// Decides and commits in one.
    pub fn handle(&mut self, from: Sender, command: &Command, now: u64) -> Result<Vec<Output>, Refusal> {
        let entries = self.decide(from, command, now)?;
        Ok(self.commit(&entries).expect("what was decided for this table fits it"))
    }

    /// Applies entries and returns the updates for all viewers. Entries before a damaged one are
    /// applied, the others are not.
    pub fn commit(&mut self, entries: &[Entry]) -> Result<Vec<Output>, Damaged> {
        self.commit_for(entries, &|_| true)
    }

    /// The same for a host that knows who is listening: no update is built for the others.
    pub fn commit_for(
        &mut self,
        entries: &[Entry],
        listens: &dyn Fn(Audience) -> bool,
    ) -> Result<Vec<Output>, Damaged> {
        if entries.is_empty() {
            return Ok(Vec::new());
        }
        let before = Before::of(&self.room);
        for entry in entries {
            self.take(entry)?;
        }
        let outputs = self.tell(&before, listens);
        self.forget();
        Ok(outputs)
    }

    /// Takes an entry in.
    pub(crate) fn take(&mut self, entry: &Entry) -> Result<(), Damaged> {
        let number = entry.number;
        if number != self.room.number + 1 {
            return Err(Damaged::Number { found: number, expected: self.room.number + 1 });
        }
        if entry.at < self.room.at {
            return Err(Damaged::Nonsense { number });
        }
        let len = self.line.len();
        let mut kept = Kept { entry: entry.clone(), events: Box::default(), concealed: 0, undone: 0 };
        match &entry.change {
            Change::Did { seat, action, fixed, hash } => {
                let step = || {
                    let action = self.game().parse_at(self.line.state(), action)?;
                    let taken = Taken { actor: actor_of(*seat), action, fixed: *fixed, hash: *hash, number };
                    Some((self.concealed(action), taken))
                };
                let (concealed, taken) = step().ok_or(Damaged::Step { number })?;
                kept.concealed = concealed;
                kept.events = self.line.push(taken).ok_or(Damaged::Step { number })?.into_boxed_slice();
            }
            Change::TookBack { to, .. } if *to < self.line.first() => {
                return Err(Damaged::BeforeSnapshot { number });
            }
            Change::TookBack { to, hash, .. } => {
                let state = self.line.state_at(*to).filter(|state| self.game().hash(state) == *hash);
                if state.is_none() || self.line.cut(*to).is_none() {
                    return Err(Damaged::Step { number });
                }
                kept.undone = len - *to;
            }
            _ => {}
        }
        self.room.fold(number, &entry.change).ok_or(Damaged::Nonsense { number })?;
        (self.room.number, self.room.at) = (number, entry.at);
        if entry.change.is_step() {
            self.room.step = number;
        }
        if self.room.status == Status::Playing && self.line.pending() == Pending::Over {
            self.room.status = Status::Finished;
        }
        let pending = self.pending();
        self.room.wind(&self.created.options, pending, self.line.len(), &entry.change);
        self.room.face(pending);
        self.recent.push_back(kept);
        Ok(())
    }

    /// From whom an action about to be taken is concealed.
    fn concealed(&self, action: G::Action) -> u8 {
        let hidden = |viewer| self.game().conceals(self.line.state(), action, viewer);
        let seats = self.room.seats().filter(|&seat| hidden(Viewer::Seat(seat)));
        let bits = seats.fold(0, |bits, seat| bits | viewer_bit(Viewer::Seat(seat)));
        if hidden(Viewer::Spectator) { bits | viewer_bit(Viewer::Spectator) } else { bits }
    }

    /// Builds the updates about everything after `before`: a client who sits or sat gets one of their own,
    /// the others share one per language. Audiences that do not listen get none.
    fn tell(&self, before: &Before, listens: &dyn Fn(Audience) -> bool) -> Vec<Output> {
        let mut outputs = Vec::new();
        let mut langs = vec![self.created.options.lang];
        for (at, member) in self.room.members.iter().enumerate() {
            let (viewer, was) = (self.room.viewer(Some(at as u16)), before.viewer(at));
            if viewer == Viewer::Spectator && was == Viewer::Spectator {
                if member.here && !langs.contains(&member.lang) {
                    langs.push(member.lang);
                }
                continue;
            }
            if !listens(Audience::Client(member.client)) {
                continue;
            }
            let since = match viewer {
                Viewer::Seat(seat) if viewer != was => before.seen[seat.index()],
                Viewer::Seat(_) | Viewer::Spectator => before.number,
            };
            let mut update = self.update(Some(at as u16), since, member.lang, viewer != was);
            update.you.pass_device =
                matches!(was, Viewer::Seat(_)) && matches!(viewer, Viewer::Seat(_)) && viewer != was;
            outputs.push(Output { to: Audience::Client(member.client), update });
        }
        let langs = langs.into_iter().filter(|lang| listens(Audience::Watchers(*lang)));
        let watchers = langs.map(|lang| Output {
            to: Audience::Watchers(lang),
            update: self.update(None, before.number, lang, false),
        });
        outputs.extend(watchers);
        outputs
    }

    /// What a client missed since entry `from`, or everything if that is too long ago or 0, as for a new
    /// client. A client without a seat, or an unknown one, sees what is public.
    pub fn resync(&self, client: Option<ClientId>, from: u32, lang: Lang) -> Update {
        self.resync_at(client, None, from, lang)
    }

    /// The same for a client restricted to a single seat, if `only` names one.
    pub fn resync_at(&self, client: Option<ClientId>, only: Option<Seat>, from: u32, lang: Lang) -> Update {
        let member = client.and_then(|client| self.room.member(client));
        let known = self.knows(from);
        let mut update = self.update_for(member, only, if known { from } else { 0 }, lang, !known);
        // It is unknown who held the device when the client was last heard from.
        update.you.pass_device = update.you.seats.len() > 1;
        update
    }

    /// Whether every entry after `from` is in memory; 0 is no client's last entry.
    fn knows(&self, from: u32) -> bool {
        from >= self.oldest() && from <= self.room.number && from > 0
    }

    /// The number of the entry before the oldest one that is here.
    fn oldest(&self) -> u32 {
        self.recent.front().map_or(self.room.number, |kept| kept.entry.number - 1)
    }

    /// Whether [`Table::resync`] from an entry returns as much as a table loaded with all its entries would.
    pub fn reaches(&self, from: u32) -> bool {
        self.knows(from) || self.oldest() <= self.room.number.saturating_sub(RECENT as u32)
    }

    /// What the table needs from its host.
    pub fn wants(&self) -> Vec<Want> {
        let mut wants = Vec::new();
        let step = self.room.step;
        if self.room.status == Status::Playing {
            match self.line.pending() {
                Pending::Player(seat) => {
                    if let Holder::Bot { level, .. } = &self.room.places[seat.index()].holder {
                        wants.push(Want::Bot { step, seat, level: level.clone() });
                    }
                }
                // A dealer answers at once; this remains to be done only when a batch of entries was
                // cut in two.
                Pending::Chance(_) => match self.created.options.chance {
                    Chance::Dealer | Chance::Prepared => wants.push(Want::Tick { at: self.room.at }),
                    Chance::Hand { .. } => {
                        wants.push(Want::Chance { step, outcomes: self.outcomes(self.created.options.lang) });
                    }
                },
                Pending::Over => {}
            }
        }
        if let Some((_, at)) = self.room.deadline() {
            wants.push(Want::Tick { at });
        }
        if self.all_want_more() {
            wants.push(Want::Rematch);
        }
        wants
    }

    /// Whether everyone seated at the end wants a rematch.
    pub(crate) fn all_want_more(&self) -> bool {
        let people = self.players();
        self.room.status.is_over()
            && !people.is_empty()
            && people.iter().all(|member| self.room.again.contains(member))
    }

    /// The people of the game who are still here: those seated, and those for whom a bot stands in.
    pub(crate) fn players(&self) -> Vec<u16> {
        let plays = |member: &u16| {
            self.room.members[*member as usize].here
                && self.room.places.iter().any(|place| match place.holder {
                    Holder::Open => false,
                    Holder::Human { member: holder } => holder == *member,
                    Holder::Bot { stands_in_for, .. } => stands_in_for == Some(*member),
                })
        };
        (0..self.room.members.len() as u16).filter(plays).collect()
    }

    /// The table of the next game, once all players want it, with a new seed.
    pub fn rematch(&self, seed: Seed, at: u64) -> Result<Created, Refusal> {
        if !self.room.status.is_over() {
            return Err(Refusal::NotEnded);
        }
        if self.all_want_more() { Ok(self.again(seed, at)) } else { Err(Refusal::NotAgreed) }
    }

    /// The record a client may have: during the game what they may know, afterwards everything.
    pub fn record(&self, client: Option<ClientId>) -> Result<Record, Refusal> {
        self.record_at(client, None)
    }

    /// The same for a client restricted to a single seat, if `only` names one.
    pub fn record_at(&self, client: Option<ClientId>, only: Option<Seat>) -> Result<Record, Refusal> {
        if self.room.status == Status::Lobby {
            return Err(Refusal::NotStarted);
        }
        let mut session = self.line.session().ok_or(Refusal::HistoryNeeded)?;
        session.name_players(self.room.seats().map(|seat| self.player_name(seat)));
        if self.room.status.is_over() {
            return Ok(session.record());
        }
        let viewer = client.map_or(Viewer::Spectator, |client| self.viewer_at(client, only));
        Ok(record_for(&session, viewer))
    }

    fn player_name(&self, seat: Seat) -> String {
        match &self.room.places[seat.index()].holder {
            Holder::Open => String::new(),
            Holder::Human { member } => self.name(*member),
            Holder::Bot { level, .. } => level.clone(),
        }
    }

    pub(crate) fn name(&self, member: u16) -> String {
        self.room.members.get(member as usize).map(|member| member.name.clone()).unwrap_or_default()
    }

    /// The actor in the current position.
    pub(crate) fn to_act(&self) -> Option<Actor> {
        Actor::of(self.line.pending())
    }
}

/// The bit of a viewer in a set of viewers.
pub(crate) fn viewer_bit(viewer: Viewer) -> u8 {
    match viewer {
        Viewer::Seat(seat) => 1 << seat.0,
        Viewer::Spectator => 1 << 7,
    }
}

/// The entries each client had seen before new ones were applied.
struct Before {
    number: u32,
    viewers: Vec<Viewer>,
    seen: Vec<u32>,
}

impl Before {
    fn of(room: &Room) -> Self {
        Before {
            number: room.number,
            viewers: (0..room.members.len() as u16).map(|member| room.viewer(Some(member))).collect(),
            seen: room.places.iter().map(|place| place.seen).collect(),
        }
    }

    fn viewer(&self, member: usize) -> Viewer {
        self.viewers.get(member).copied().unwrap_or(Viewer::Spectator)
    }
}
