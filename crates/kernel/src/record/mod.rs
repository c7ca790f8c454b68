//! The text record of a game: the setup, every action and chance outcome, the final scores.
//!
//! This module owns the format only: `parse` reads it, `verify` replays it. It must not know a game's
//! rules beyond the [`Game`] contract, nor where records are stored.
//!
//! ```text
//! temples-record 1
//! game toy
//! rules 1
//! content 00f1e2d3c4b5a697
//! setup {"players":2}
//! players ["Ann","Bob"]
//!
//! * draw 3 #1a2b3c4d
//! * draw 1 #5e6f7081
//! 0 keep #92a3b4c5
//! …
//! scores 3 1
//! ```
//!
//! A step is the actor (a seat, or `*` for chance), the notation of the action, and the first half of a hash
//! chain over all positions so far. `scores` holds the totals of all rows once the game is over, and ends the
//! record. A session that did not begin with a new game has a line `position {…}` after the players. What a
//! viewer may have while the game runs has a line `view seat 0` or `view spectator` there, `?` for what is
//! hidden, and checks of what that viewer saw instead of the chain: see [`record_for`].
//!
//! A file may hold several records, one after the other: see [`parts`] and [`Record::parse_bundle`].

mod bundle;
mod follow;
mod parse;
mod verify;

use std::fmt;

use serde_json::Value;

pub use bundle::{Bundled, parts};
pub use follow::{Followed, FollowedStep};
pub use parse::{BadLine, RecordError};
pub use verify::{Difference, Verified, VerifyError, verify};

use crate::game::{Game, Pending, Viewer};
use crate::hash::StableHasher;
use crate::rng::SplitMix;
use crate::session::{Actor, Session};

/// A recorded game.
#[derive(Clone, PartialEq, Debug)]
pub struct Record {
    /// The id of the game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The hash of its component tables.
    pub content: u64,
    /// The setup, as the game reads it.
    pub setup: Value,
    /// The players' names by seat, as far as they are known.
    pub players: Vec<String>,
    /// The position the game went on from, if it did not begin at the beginning.
    pub position: Option<Value>,
    /// The viewer from whom something was withheld; `None` for a full record.
    pub view: Option<Viewer>,
    /// The steps.
    pub steps: Vec<RecordStep>,
    /// The totals of all rows of the score sheet, once the game is over.
    pub scores: Option<Vec<i32>>,
}

/// A recorded step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordStep {
    /// The player or chance that decided.
    pub actor: Actor,
    /// The notation of the action; `None` is hidden from the viewer of the record.
    pub action: Option<String>,
    /// The hash chain after it, shortened; in the record of a viewer a hash of what the viewer saw then, if any.
    pub check: Option<u32>,
}

impl Record {
    /// Everything that happened in a session.
    pub fn of<G: Game>(session: &Session<G>) -> Record {
        let game = &**session.game();
        let mut record = header(session);
        let mut chain = Chain::new(game, session.start());
        for step in session.steps() {
            record.steps.push(RecordStep {
                actor: step.actor,
                action: Some(game.phrase(step.action).text()),
                check: Some(chain.add(step.hash)),
            });
        }
        // A new game needs no position: the setup determines it.
        if *session.start() != game.start(&game.setup_of(session.start())) {
            record.position = Some(game.save(session.start()));
        }
        record
    }

    /// The line number of step `at` in the text.
    pub fn line_of(&self, at: usize) -> usize {
        parse::HEADER.len() + usize::from(self.position.is_some()) + usize::from(self.view.is_some()) + 2 + at
    }
}

/// The part of a running session that `viewer` may have: steps concealed from that viewer are written
/// `?`.
///
/// The checks are hashes of what the viewer saw after each step, and of nothing else: with a hash of the whole
/// position a reader could try every hidden card until the hash fits. For the same reason, if the session did not
/// begin with a new game, its starting position is a possible one, sampled from the viewer's view.
pub fn record_for<G: Game>(session: &Session<G>, viewer: Viewer) -> Record {
    let game = &**session.game();
    let mut record = header(session);
    record.view = Some(viewer);
    for (at, step) in session.steps().iter().enumerate() {
        let before = session.before(at).expect("every step keeps the position before it");
        let action = (!game.conceals(before, step.action, viewer)).then(|| game.phrase(step.action).text());
        let after = session.before(at + 1).unwrap_or_else(|| session.state());
        let check = Some(view_check(game, after, viewer));
        record.steps.push(RecordStep { actor: step.actor, action, check });
    }
    if *session.start() != game.start(&game.setup_of(session.start())) {
        let possible = game.redeal(session.start(), viewer, &mut SplitMix::new(0));
        record.position = Some(game.save(&possible));
    }
    record
}

/// A hash of what `viewer` sees of a position, shortened.
fn view_check<G: Game>(game: &G, state: &G::State, viewer: Viewer) -> u32 {
    let mut hash = StableHasher::new();
    hash.bytes(game.view_json(&game.view(state, viewer)).to_string().as_bytes());
    (hash.finish() >> 32) as u32
}

fn header<G: Game>(session: &Session<G>) -> Record {
    let game = &**session.game();
    let setup = game.setup_of(session.state());
    Record {
        game: G::ID.into(),
        rules: G::RULES_VERSION,
        content: game.content_hash(),
        setup: serde_json::to_value(setup).expect("a setup has text keys only"),
        players: session.players().to_vec(),
        position: None,
        view: None,
        steps: Vec::new(),
        scores: (session.pending() == Pending::Over).then(|| totals(game, session.state())),
    }
}

fn totals<G: Game>(game: &G, state: &G::State) -> Vec<i32> {
    game.scores(state).rows.iter().map(|row| row.total).collect()
}

/// The running hash of all positions: a slip anywhere shows in every later line.
struct Chain(u64);

impl Chain {
    fn new<G: Game>(game: &G, start: &G::State) -> Self {
        let mut hash = StableHasher::new();
        hash.u64(game.content_hash());
        hash.u64(game.hash(start));
        Chain(hash.finish())
    }

    /// Adds a position and returns the part of the chain that is written.
    fn add(&mut self, state_hash: u64) -> u32 {
        let mut hash = StableHasher::new();
        hash.u64(self.0);
        hash.u64(state_hash);
        self.0 = hash.finish();
        (self.0 >> 32) as u32
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", parse::FORMAT)?;
        writeln!(f, "game {}", self.game)?;
        writeln!(f, "rules {}", self.rules)?;
        writeln!(f, "content {:016x}", self.content)?;
        writeln!(f, "setup {}", self.setup)?;
        writeln!(f, "players {}", Value::from(self.players.clone()))?;
        if let Some(position) = &self.position {
            writeln!(f, "position {position}")?;
        }
        match self.view {
            Some(Viewer::Seat(seat)) => writeln!(f, "view seat {seat}")?,
            Some(Viewer::Spectator) => writeln!(f, "view spectator")?,
            None => {}
        }
        writeln!(f)?;
        for step in &self.steps {
            write!(f, "{} {}", step.actor, step.action.as_deref().unwrap_or("?"))?;
            match step.check {
                Some(check) => writeln!(f, " #{check:08x}")?,
                None => writeln!(f)?,
            }
        }
        if let Some(scores) = &self.scores {
            let scores: Vec<String> = scores.iter().map(ToString::to_string).collect();
            writeln!(f, "scores {}", scores.join(" "))?;
        }
        Ok(())
    }
}
