//! Bots as people name them: `LEVEL[:SIMULATIONS][+CHARACTER][@NET]`, read in this one place.

use std::fmt;
use std::str::FromStr;

use crate::budget::Limit;
use crate::character::Character;
use crate::level::Level;

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
    type Err = String;

    fn from_str(text: &str) -> Result<Name, String> {
        let (front, net) = match text.split_once('@') {
            None => (text, NetName::BuiltIn),
            Some((front, "classic")) => (front, NetName::Classic),
            Some((_, "")) => {
                return Err(format!(
                    "{text} is no bot; after the @ comes classic or the file of a network, as in hard@mine.net"
                ));
            }
            Some((front, file)) => (front, NetName::File(file.to_string())),
        };
        let (front, character) = match front.split_once('+') {
            None => (front, None),
            Some((front, name)) => {
                let character = Character::from_name(name).ok_or_else(|| {
                    let names = Character::ALL.map(Character::name).join(", ");
                    format!("the character {name} does not exist; the characters are {names}")
                })?;
                (front, Some(character))
            }
        };
        let (level, simulations) = match front.split_once(':') {
            None => (front, None),
            Some((level, number)) => match number.parse() {
                Ok(simulations @ 1..=1_000_000_000) => (level, Some(simulations)),
                _ => {
                    return Err(format!(
                        "{text} is no bot; after the colon comes a number of simulations, as in hard:500"
                    ));
                }
            },
        };
        let level = Level::from_name(level).ok_or_else(|| {
            let names = Level::ALL.map(Level::name).join(", ");
            format!("the bot level {level} does not exist; the levels are {names}")
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
        assert!(
            wrong("clever@classic").starts_with("the bot level clever does not exist; the levels are random")
        );
        for text in ["hard:", "hard:0", "hard:many@classic"] {
            assert_eq!(
                wrong(text),
                format!("{text} is no bot; after the colon comes a number of simulations, as in hard:500")
            );
        }
        assert!(wrong("hard@").ends_with("as in hard@mine.net"));
        assert_eq!(
            wrong("hard+thief"),
            "the character thief does not exist; the characters are explorer, scholar, collector, fighter"
        );
    }
}
