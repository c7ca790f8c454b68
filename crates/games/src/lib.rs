//! The one place that knows the list of games, for code that chooses one at run time.
//!
//! The list itself is `[dependencies]` in this crate's `Cargo.toml`: for each game there, the build script generates
//! a variant of [`Rules`] and an arm in every match on a game's id.
//!
//! [`Rules`] is an enum over the games; [`with_rules!`] calls generic code with the concrete type, for
//! everything that must be fast. [`AnyGame`] and [`AnySession`] are the same games behind JSON, for
//! everything that talks to the outside. This crate must not know a rule, a protocol or a command.
//!
//! ```
//! use games::{IDS, Rules};
//! use kernel::{ChanceMode, Lang};
//!
//! assert!(IDS.contains(&"arnak"));
//! let game = Rules::by_id("arnak", &[])?.any();
//! let setup = serde_json::json!({ "players": 2, "board": "bird" });
//! let session = game.start(&setup, ChanceMode::Seeded(7))?;
//! println!("{}", session.prompt(Lang::EN));
//! for action in session.legal(Some(Lang::EN)) {
//!     println!("{action}");
//! }
//! # Ok::<(), kernel::Problems>(())
//! ```
//!
//! | to … | read |
//! | --- | --- |
//! | find a game by its id | [`IDS`], [`Rules::by_id`], [`Rules::all`] |
//! | call generic code with the rules of any game | [`with_rules!`] |
//! | describe a game, or play it in JSON | [`Rules::game`], [`Rules::any`], [`AnyGame`], [`AnySession`] |
//! | ask a bot, analyse a record | [`ask`], [`bots()`](fn@bots), [`analyse`] |
//! | draw a game in a terminal | `picture`, with the feature `terminal` |
//! | draw a table for a link preview | [`postcard`] |
//! | read tables that a box owner corrected | [`content`] |
//! | name families, columns and values of components | [`columns`] |
#![forbid(unsafe_code)]

// First, because modules below use `with_rules!`.
include!(concat!(env!("OUT_DIR"), "/registry.rs"));

pub mod columns;
pub mod content;

use std::sync::Arc;

use ::bots::analyse::{AnalyseError, Analysis, Settings, analyse_with};
use ::bots::{AnyBots, Bot, Bots, Budget, Family, Name, Studied, Unable};
use kernel::content::TableFile;
use kernel::meta::Text;
use kernel::{Category, Game, Lang, Meta, Pending, Problems, Record};
use panes::Postcard;
#[cfg(feature = "terminal")]
use panes::{Picture, Plain};

pub use kernel::{AnyGame, AnySession, Choice, Refused};

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

    /// One game. Tables of other games among `overrides` are ignored.
    pub fn by_id(id: &str, overrides: &[TableFile]) -> Result<Rules, Problems> {
        by_id(id, overrides)
    }

    /// The game without its type.
    pub fn game(&self) -> &dyn AnyGame {
        with_rules!(self, game => game)
    }

    /// The game without its type, as a value of its own.
    pub fn any(self) -> Box<dyn AnyGame> {
        with_rules!(self, game => Box::new(game))
    }

    /// The id of the game.
    pub fn id(&self) -> &'static str {
        self.game().id()
    }

    /// The version of the rules.
    pub fn version(&self) -> u32 {
        self.game().rules_version()
    }

    /// The hash of the component tables.
    pub fn content(&self) -> u64 {
        self.game().content_hash()
    }

    /// All lines that its score sheets can have.
    pub fn categories(&self) -> &'static [Category] {
        fn of<G: Studied>(_: &G) -> &'static [Category] {
            G::CATEGORIES
        }
        with_rules!(self, game => of(&**game))
    }

    /// The kinds of components whose taking is noted.
    pub fn families(&self) -> &'static [Family] {
        fn of<G: Studied>(_: &G) -> &'static [Family] {
            G::FAMILIES
        }
        with_rules!(self, game => of(&**game))
    }

    /// The game's description of itself.
    pub fn meta(&self) -> Meta {
        self.game().meta()
    }
}

/// The name of a game without its subtitle, by its id; the id itself if the game is unknown.
pub fn name(id: &str, lang: Lang) -> String {
    let title = titles(id).map_or_else(|| id.into(), |title| title.get(lang));
    title.split(':').next().unwrap_or_default().trim().into()
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

/// Analyses a record with the built-in bot of its game; calls `progress` with the number of decisions judged and the
/// total.
pub fn analyse(
    rules: &Rules,
    record: &Record,
    settings: &Settings<'_>,
    progress: &mut dyn FnMut(usize, usize),
) -> Result<Analysis, AnalyseError> {
    with_rules!(rules, game => analyse_with(&Bot::new(Arc::clone(game)), record, settings, progress))
}

words::errors! {
    /// An id that no game has.
    pub enum UnknownGame in WORDS {
        "unknown-game" NoGame { id: String, known: Vec<String> },
    }
}

/// The error for an id that is not among the `known` ones.
pub fn unknown_game(id: &str, known: &[&str]) -> UnknownGame {
    UnknownGame::NoGame { id: id.into(), known: known.iter().map(ToString::to_string).collect() }
}

fn build<G: Game>(overrides: &[TableFile]) -> Result<Arc<G>, Problems> {
    let own: Vec<TableFile> = overrides.iter().filter(|file| belongs_to(file, G::ID)).cloned().collect();
    G::build(&own).map(Arc::new)
}

fn belongs_to(file: &TableFile, id: &str) -> bool {
    file.name.split_once('/').is_some_and(|(folder, _)| folder == id)
}

/// The Rust example of the README.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
/// Sentences about component tables of any game.
static WORDS: words::Part = words::part!();

#[cfg(test)]
mod tests {
    #[test]
    fn the_words_are_whole() {
        ::words::check::whole(&super::WORDS, &["word-"]);
    }
}
