//! The levels by name, the same for every game.

use std::fmt;

use kernel::{Lang, Say};

use crate::WORDS;
use crate::budget::Limit;

/// How strong a bot is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Any legal action with equal chance.
    Random,
    /// Plans its own turn briefly with a simple estimate, and overlooks some of its options.
    Easy,
    /// Plans its own turn to the end, and overlooks some of its options.
    Medium,
    /// Searches several turns ahead in several possible worlds.
    Hard,
    /// The same, wider and deeper.
    Expert,
    /// The same with more time: the strongest level.
    Master,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Level; 6] =
        [Level::Random, Level::Easy, Level::Medium, Level::Hard, Level::Expert, Level::Master];

    /// The name of the level.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
            Level::Expert => "expert",
            Level::Master => "master",
        }
    }

    /// The level with this name.
    pub fn from_name(name: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.name() == name)
    }

    /// The name of a level in a language. A level that only another version knows keeps its own name.
    pub fn name_in(level: &str, lang: Lang) -> String {
        WORDS.try_say(lang, &format!("level-{level}"), &[]).unwrap_or_else(|| level.into())
    }

    /// The level's default budget for a decision. The weaker levels never use it up.
    pub const fn limit(self) -> Limit {
        match self {
            Level::Random | Level::Easy | Level::Medium | Level::Hard => Limit::Millis(200),
            Level::Expert => Limit::Millis(1000),
            Level::Master => Limit::Millis(3000),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Say for Level {
    fn say(&self, lang: Lang) -> String {
        Level::name_in(self.name(), lang)
    }
}
