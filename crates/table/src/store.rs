//! Stored form of a table: how it was created, optionally a snapshot, and the entries since.
//!
//! It holds the seed and every secret of the game, and is only for the host's storage.

use std::fmt;
use std::sync::Arc;

use kernel::{Actor, Game, Lang, Problems, Say, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::entry::{Change, Entry};
use crate::line::{Line, Taken};
use crate::options::{Chance, ClientId, New, Options, Seed};
use crate::room::{Holder, Member, Room, SeatState};
use crate::table::Table;
use crate::{RECENT, WORDS};

/// The creation of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Created {
    /// The id of the game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The hash of its component tables.
    pub content: u64,
    /// The setup, as the game reads it.
    pub setup: Value,
    /// The options.
    pub options: Options,
    /// The person who may fill seats and start.
    pub owner: ClientId,
    /// The secret of the dealer.
    pub seed: Seed,
    /// When, in milliseconds of the host's clock.
    pub at: u64,
    /// The initial members: at a rematch, the players of the previous game.
    pub members: Vec<Member>,
    /// The initial players by seat.
    pub seats: Vec<Holder>,
}

/// A table as stored.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Stored {
    /// Its creation.
    pub created: Created,
    /// Everything up to some entry, so that earlier entries need not be read.
    pub snapshot: Option<Snapshot>,
    /// The entries since.
    pub entries: Vec<Entry>,
}

/// A table at one moment.
///
/// The game in it begins at the last step that no player can undo alone, so everything a player may do
/// alone works; an agreed undo beyond it, and records, need the earlier entries. After such an undo the
/// snapshot is obsolete.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Snapshot {
    /// Everything but the game.
    pub room: Room,
    /// The number of steps that led to the position.
    pub first: u32,
    /// The position.
    pub state: Value,
    /// Its hash.
    pub hash: u64,
    /// The steps since.
    pub line: Vec<SavedStep>,
}

/// A step in a snapshot.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SavedStep {
    /// Whose; `None` is chance.
    pub seat: Option<Seat>,
    /// The notation.
    pub action: String,
    /// The hash of the position after it.
    pub hash: u64,
    /// The number of its entry.
    pub number: u32,
}

words::errors! {
    /// Why an entry does not fit: its number is not the next one; its step is not one of the rules here, or leads to
    /// another position; it undoes more steps than there are since the snapshot the table was loaded from; or it refers
    /// to members or seats that do not exist at this table.
    pub enum Damaged in WORDS {
        "damaged-number" Number { found: u32, expected: u32 },
        "damaged-step" Step { number: u32 },
        "damaged-snapshot" BeforeSnapshot { number: u32 },
        "damaged-nonsense" Nonsense { number: u32 },
    }
}

words::errors! {
    /// An inconsistency in a stored table.
    enum Misfit in WORDS {
        "misfit-seats" Seats,
        "misfit-snapshot" Snapshot,
    }
}

/// The reason a stored table cannot be rebuilt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LoadError {
    /// It is of another game, by other rules or with other tables.
    OtherRules,
    /// Its setup, options, seats or snapshot are refused.
    Refused(Problems),
    /// An entry does not fit.
    Entry(Damaged),
}

impl Say for LoadError {
    fn say(&self, lang: Lang) -> String {
        match self {
            LoadError::OtherRules => WORDS.say(lang, "load-other-rules", &[]),
            LoadError::Refused(problems) => Say::say(problems, lang),
            LoadError::Entry(damaged) => damaged.say(lang),
        }
    }
}

/// The sentence in English, for programs and logs.
impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say(Lang::EN))
    }
}

impl std::error::Error for LoadError {}

impl<G: Game> Table<G> {
    /// A new table; the error lists every reason against it.
    pub fn create(game: Arc<G>, new: New) -> Result<Self, Problems> {
        let mut problems: Problems = new.options.reasons(Lang::EN).into_iter().collect();
        let setup = match game.setup(&new.setup) {
            Ok(setup) => setup,
            Err(more) => {
                problems.0.extend(more.0);
                return Err(problems);
            }
        };
        problems.or(())?;
        let seats = game.seats(&game.start(&setup)) as usize;
        let created = Created {
            game: G::ID.into(),
            rules: G::RULES_VERSION,
            content: game.content_hash(),
            setup: serde_json::to_value(setup).expect("a setup has text keys only"),
            options: new.options,
            owner: new.owner,
            seed: new.seed,
            at: new.at,
            members: Vec::new(),
            seats: vec![Holder::Open; seats],
        };
        Self::open(game, created).map_err(|error| Problems::one(error.to_string()))
    }

    /// The table as created, before any entry.
    pub fn open(game: Arc<G>, created: Created) -> Result<Self, LoadError> {
        let same = created.game == G::ID
            && created.rules == G::RULES_VERSION
            && created.content == game.content_hash();
        if !same {
            return Err(LoadError::OtherRules);
        }
        let reasons: Problems = created.options.reasons(Lang::EN).into_iter().collect();
        reasons.or(()).map_err(LoadError::Refused)?;
        let setup = game.setup(&created.setup).map_err(LoadError::Refused)?;
        let start = game.start(&setup);
        let sits = created.seats.iter().all(|holder| is_known(holder, created.members.len()));
        if created.seats.len() != game.seats(&start) as usize || !sits {
            return Err(refused(Misfit::Seats));
        }
        let places = created.seats.iter().cloned().map(SeatState::new).collect();
        let mut room = Room::new(created.members.clone(), places, &created.options, created.at);
        room.face(None);
        Ok(Table::assemble(created, room, Line::new(game, start, 0)))
    }

    /// The table rebuilt, every hash compared.
    pub fn load(game: Arc<G>, stored: &Stored) -> Result<Self, LoadError> {
        let mut table = Self::open(game, stored.created.clone())?;
        if let Some(snapshot) = &stored.snapshot {
            table.restore(snapshot)?;
        }
        for entry in &stored.entries {
            table.take(entry).map_err(LoadError::Entry)?;
        }
        table.keep_recent(RECENT);
        Ok(table)
    }

    /// The table at this moment.
    pub fn snapshot(&self) -> Snapshot {
        let (state, first, steps) = self.line.since_mark();
        let game = &self.line.game;
        let saved = |step: &Taken<G::Action>| SavedStep {
            seat: step.actor.seat(),
            action: game.phrase(step.action).text(),
            hash: step.hash,
            number: step.number,
        };
        Snapshot {
            room: self.room.clone(),
            first,
            state: game.save(state),
            hash: game.hash(state),
            line: steps.iter().map(saved).collect(),
        }
    }

    fn restore(&mut self, snapshot: &Snapshot) -> Result<(), LoadError> {
        let game = Arc::clone(&self.line.game);
        let state = game.load(&snapshot.state).map_err(LoadError::Refused)?;
        let room = &snapshot.room;
        let sound = game.hash(&state) == snapshot.hash
            && room.places.len() == self.room.places.len()
            && room.hands.left.len() == self.room.hands.left.len()
            && serde_json::to_value(game.setup_of(&state)).ok().as_ref() == Some(&self.created.setup)
            && room.places.iter().all(|place| is_known(&place.holder, room.members.len()))
            && room.members.iter().all(|member| member.facing.is_none_or(|seat| room.place(seat).is_some()))
            && room.hands.turn.is_none_or(|seat| room.place(seat).is_some());
        if !sound {
            return Err(refused(Misfit::Snapshot));
        }
        let mut line = Line::new(Arc::clone(&game), state, snapshot.first);
        for step in &snapshot.line {
            let (actor, number, hash) = (actor_of(step.seat), step.number, step.hash);
            let pushed = game
                .parse(&step.action)
                .and_then(|action| line.push(Taken { actor, action, fixed: false, hash, number }));
            if pushed.is_none() {
                return Err(LoadError::Entry(Damaged::Step { number }));
            }
        }
        self.room = snapshot.room.clone();
        self.line = line;
        Ok(())
    }

    /// The same people for another game, each one seat further, so that another player begins.
    pub(crate) fn again(&self, seed: Seed, at: u64) -> Created {
        let mut members = self.room.members.clone();
        for member in &mut members {
            (member.facing, member.known) = (None, 0);
        }
        let holders = self.room.places.iter().map(|place| match &place.holder {
            Holder::Human { member } | Holder::Bot { stands_in_for: Some(member), .. }
                if self.room.again.contains(member) =>
            {
                Holder::Human { member: *member }
            }
            Holder::Bot { level, .. } => Holder::Bot { level: level.clone(), stands_in_for: None },
            Holder::Open | Holder::Human { .. } => Holder::Open,
        });
        let mut seats: Vec<Holder> = holders.collect();
        seats.rotate_left(1);
        let mut created = Created { seed, at, members, seats, ..self.created.clone() };
        if created.options.chance == Chance::Prepared {
            // No player may know the next deal.
            created.options.chance = Chance::Dealer;
        }
        created
    }
}

impl Stored {
    /// A table that was just created.
    pub fn new(created: Created) -> Self {
        Stored { created, snapshot: None, entries: Vec::new() }
    }
}

impl Change {
    /// The entry of a step.
    pub(crate) fn did(actor: Actor, action: String, fixed: bool, hash: u64) -> Change {
        Change::Did { seat: actor.seat(), action, fixed, hash }
    }
}

pub(crate) fn actor_of(seat: Option<Seat>) -> Actor {
    seat.map_or(Actor::Chance, Actor::Seat)
}

/// Whether the holder of a seat is one of this many members.
fn is_known(holder: &Holder, members: usize) -> bool {
    match holder {
        Holder::Human { member } => (*member as usize) < members,
        Holder::Open | Holder::Bot { .. } => true,
    }
}

fn refused(reason: Misfit) -> LoadError {
    LoadError::Refused(Problems::one(reason))
}
