//! The one place that knows the list of games, for code that chooses one at run time.
//!
//! [`Rules`] is an enum over the games; [`with_rules!`] calls generic code with the concrete type, for
//! everything that must be fast. [`AnyGame`] and [`AnySession`] are the same games behind JSON, for
//! everything that talks to the outside. This crate must not know a rule, a protocol or a command.
#![forbid(unsafe_code)]

pub mod columns;
pub mod content;

use std::sync::Arc;

use ::bots::analyse::{AnalyseError, Analysis, Settings, analyse_with};
use ::bots::{AnyBots, Bot, Bots, Budget, Name, Unable};
use kernel::content::TableFile;
use kernel::{Game, Lang, Meta, Pending, Problems, Record};
use panes::Picture;

pub use kernel::{AnyGame, AnySession, Choice, Refused};

/// The ids of all games.
pub const IDS: [&str; 2] = [<arnak::Arnak as Game>::ID, <tikal::Tikal as Game>::ID];

/// The rules of one of the games.
#[derive(Clone)]
pub enum Rules {
    /// Lost Ruins of Arnak.
    Arnak(Arc<arnak::Arnak>),
    /// Tikal II: The Lost Temple.
    Tikal(Arc<tikal::Tikal>),
}

/// Evaluates an expression with the concrete rules, an `&Arc<G>`, bound to a name.
///
/// ```
/// use games::{Rules, with_rules};
/// use kernel::Game;
///
/// fn families<G: Game>(game: &G) -> usize {
///     game.describe(kernel::Lang::En).len()
/// }
/// for rules in Rules::all(&[]).unwrap() {
///     assert!(with_rules!(&rules, game => families(&**game)) > 0);
/// }
/// ```
#[macro_export]
macro_rules! with_rules {
    ($rules:expr, $game:ident => $body:expr) => {
        match $rules {
            $crate::Rules::Arnak($game) => $body,
            $crate::Rules::Tikal($game) => $body,
        }
    };
}

impl Rules {
    /// Every game, with these tables laid over the embedded ones. The error lists the problems of all.
    pub fn all(overrides: &[TableFile]) -> Result<Vec<Rules>, Problems> {
        let mut problems = Problems::default();
        let mut all = Vec::new();
        for id in IDS {
            match Rules::by_id(id, overrides) {
                Ok(rules) => all.push(rules),
                Err(more) => problems.0.extend(more.0),
            }
        }
        problems.or(all)
    }

    /// One game. Tables of other games among `overrides` are left alone.
    pub fn by_id(id: &str, overrides: &[TableFile]) -> Result<Rules, Problems> {
        match id {
            <arnak::Arnak as Game>::ID => build(overrides).map(Rules::Arnak),
            <tikal::Tikal as Game>::ID => build(overrides).map(Rules::Tikal),
            _ => Err(Problems::one(unknown_game(id, &IDS))),
        }
    }

    /// The game behind JSON.
    pub fn any(self) -> Box<dyn AnyGame> {
        with_rules!(self, game => Box::new(game))
    }

    /// The id of the game.
    pub fn id(&self) -> &'static str {
        fn of<G: Game>(_: &G) -> &'static str {
            G::ID
        }
        with_rules!(self, game => of(&**game))
    }

    /// The version of the rules.
    pub fn version(&self) -> u32 {
        fn of<G: Game>(_: &G) -> u32 {
            G::RULES_VERSION
        }
        with_rules!(self, game => of(&**game))
    }

    /// The hash of the component tables.
    pub fn content(&self) -> u64 {
        with_rules!(self, game => game.content_hash())
    }

    /// What the game says about itself.
    pub fn meta(&self) -> Meta {
        with_rules!(self, game => game.meta())
    }
}

/// The bots of a game, by its id.
pub fn bots(id: &str) -> Option<&'static dyn AnyBots> {
    match id {
        <arnak::Arnak as Game>::ID => Some(&const { Bots::<arnak::Arnak>::new() }),
        <tikal::Tikal as Game>::ID => Some(&const { Bots::<tikal::Tikal>::new() }),
        _ => None,
    }
}

/// The terminal pictures of a game, by its id.
pub fn picture(id: &str) -> &'static dyn Picture {
    match id {
        <tikal::Tikal as Game>::ID => &tikal::tui::Pictures,
        _ => &arnak::tui::Pictures,
    }
}

/// Asks a bot for the decision a game in progress waits for; see [`AnyBots::ask`].
pub fn ask(
    session: &dyn AnySession,
    name: &Name,
    budget: &Budget<'_>,
    seed: u64,
    lang: Lang,
) -> Result<(usize, serde_json::Map<String, serde_json::Value>), Unable> {
    if !matches!(session.pending(), Pending::Player(_)) {
        return Err(Unable::NoDecision);
    }
    bots(session.game()).ok_or(Unable::UnknownGame)?.ask(session, name, budget, seed, lang)
}

/// Analyses a record with the built-in bot of its game; `progress` is told how many decisions are judged, of how many.
pub fn analyse(
    rules: &Rules,
    record: &Record,
    settings: &Settings<'_>,
    progress: &mut dyn FnMut(usize, usize),
) -> Result<Analysis, AnalyseError> {
    with_rules!(rules, game => analyse_with(&Bot::new(Arc::clone(game)), record, settings, progress))
}

/// The sentence for an id that is none of the `known` ones.
pub fn unknown_game(id: &str, known: &[&str]) -> String {
    format!("there is no game {id:?}; the games are {}", known.join(", "))
}

fn build<G: Game>(overrides: &[TableFile]) -> Result<Arc<G>, Problems> {
    let own: Vec<TableFile> = overrides.iter().filter(|file| belongs_to(file, G::ID)).cloned().collect();
    G::build(&own).map(Arc::new)
}

fn belongs_to(file: &TableFile, id: &str) -> bool {
    file.name.split_once('/').is_some_and(|(folder, _)| folder == id)
}
