//! Bots as people name them: `LEVEL[:SIMULATIONS][+CHARACTER][@NET]`, read in this one place.

use std::fmt;
use std::str::FromStr;

use crate::WORDS;
use crate::budget::Limit;
use crate::character::Character;
use crate::level::Level;

words::errors! {
    /// Why a text names no bot.
    pub enum NameError in WORDS {
        "name-net" Net { name: String },
        "name-character" Character { name: String, known: Vec<&'static str> },
        "name-simulations" Simulations { name: String },
        "name-level" Level { name: String, known: Vec<&'static str> },
    }
}

/// Which network corrects the estimate of a bot.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum NetName {
    /// The one this program is built with, for the levels that use it.
    #[default]
    BuiltIn,
    /// None: only the hand-made estimate.
    Classic,
    /// That of a file.
    File(String),
}

/// A bot as people name it: `hard`, `hard:500`, `hard+explorer`, `hard@classic`, `expert:2000@mine.net`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Name {
    /// How strong it is.
    pub level: Level,
    /// Simulations for each decision, if given.
    pub simulations: Option<u64>,
    /// Its preference, if it has one beyond winning.
    pub character: Option<Character>,
    /// Its network.
    pub net: NetName,
}

/// How a bot that is there plays: the level, and whether it leaves its network aside.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Style {
    /// How strong it is.
    pub level: Level,
    /// Whether it uses only the hand-made estimate.
    pub classic: bool,
    /// Whether it makes none of the mistakes of its level: for games that are learned from.
    pub steady: bool,
    /// Its preference.
    pub taste: Option<Character>,
}

impl From<Level> for Style {
    fn from(level: Level) -> Style {
        Style { level, classic: false, steady: false, taste: None }
    }
}

impl fmt::Display for Style {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.level, if self.classic { "@classic" } else { "" })
    }
}

impl Name {
    /// Its budget for a decision.
    pub fn limit(&self) -> Limit {
        self.simulations.map_or(self.level.limit(), Limit::Simulations)
    }

    /// How it plays, on a bot that has its network.
    pub fn style(&self) -> Style {
        Style { classic: self.net == NetName::Classic, taste: self.character, ..self.level.into() }
    }

    /// Whether it needs only this program and no network file.
    pub fn is_built_in(&self) -> bool {
        !matches!(self.net, NetName::File(_))
    }
}

impl From<Level> for Name {
    fn from(level: Level) -> Name {
        Name { level, simulations: None, character: None, net: NetName::BuiltIn }
    }
}

impl FromStr for Name {
    type Err = NameError;

    fn from_str(text: &str) -> Result<Name, NameError> {
        let (front, net) = match text.split_once('@') {
            None => (text, NetName::BuiltIn),
            Some((front, "classic")) => (front, NetName::Classic),
            Some((_, "")) => return Err(NameError::Net { name: text.into() }),
            Some((front, file)) => (front, NetName::File(file.to_string())),
        };
        let (front, character) = match front.split_once('+') {
            None => (front, None),
            Some((front, name)) => {
                let character = Character::from_name(name).ok_or_else(|| {
                    let known = Character::ALL.map(Character::name).to_vec();
                    NameError::Character { name: name.into(), known }
                })?;
                (front, Some(character))
            }
        };
        let (level, simulations) = match front.split_once(':') {
            None => (front, None),
            Some((level, number)) => match number.parse() {
                Ok(simulations @ 1..=1_000_000_000) => (level, Some(simulations)),
                _ => return Err(NameError::Simulations { name: text.into() }),
            },
        };
        let level = Level::from_name(level).ok_or_else(|| {
            let known = Level::ALL.map(Level::name).to_vec();
            NameError::Level { name: level.into(), known }
        })?;
        Ok(Name { level, simulations, character, net })
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.level)?;
        if let Some(simulations) = self.simulations {
            write!(f, ":{simulations}")?;
        }
        if let Some(character) = self.character {
            write!(f, "+{character}")?;
        }
        match &self.net {
            NetName::BuiltIn => Ok(()),
            NetName::Classic => f.write_str("@classic"),
            NetName::File(file) => write!(f, "@{file}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_as_they_are_written() {
        for text in [
            "random",
            "hard",
            "hard:500",
            "expert@classic",
            "medium:60@nets/mine.net",
            "hard:60+scholar@classic",
            "easy+fighter",
        ] {
            assert_eq!(text.parse::<Name>().map(|name| name.to_string()), Ok(text.to_string()));
        }
        let name: Name = "expert:2000@classic".parse().expect("a bot");
        assert_eq!((name.level, name.limit()), (Level::Expert, Limit::Simulations(2000)));
        assert!(name.style().classic && name.is_built_in());
        let name: Name = "hard@mine.net".parse().expect("a bot");
        assert!(!name.style().classic && !name.is_built_in());
        assert_eq!(name.limit(), Level::Hard.limit());
    }

    #[test]
    fn wrong_names_get_a_sentence() {
        let wrong = |text: &str| text.parse::<Name>().expect_err("no bot");
        assert!(matches!(wrong("clever@classic"), NameError::Level { name, .. } if name == "clever"));
        for text in ["hard:", "hard:0", "hard:many@classic"] {
            assert_eq!(wrong(text), NameError::Simulations { name: text.into() });
        }
        assert_eq!(wrong("hard@"), NameError::Net { name: "hard@".into() });
        assert_eq!(
            wrong("hard+thief").to_string(),
            "the character thief does not exist; the characters are explorer, scholar, collector, fighter"
        );
    }
}
