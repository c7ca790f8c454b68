//! Choices made when a table is created that never change: setup, chance, clock, undo.

use std::fmt;
use std::str::FromStr;

use kernel::Lang;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::WORDS;
use crate::command::level_is_fine;

/// The sender of commands, by the host's numbering. No message contains it: people see member numbers and
/// names.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ClientId(pub u64);

/// The seed of the dealer. It is serialised for storage only and never printed.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seed(pub u64);

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

/// The host's parameters for a new table.
#[derive(Clone, PartialEq, Debug)]
pub struct New {
    /// The setup, as the game reads it.
    pub setup: Value,
    /// The other options.
    pub options: Options,
    /// The person who may fill seats with bots and start.
    pub owner: ClientId,
    /// The secret of the dealer. With chance by hand it has no use.
    pub seed: Seed,
    /// The time, in milliseconds of the host's clock.
    pub at: u64,
}

/// The fixed options of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// The source of chance outcomes.
    pub chance: Chance,
    /// The clock; none unless chosen.
    pub clock: Option<Clock>,
    /// The consequence of a time-out.
    pub time_out: TimeOut,
    /// The undo policy.
    pub take_backs: TakeBacks,
    /// Whether one client may hold several seats and hand the device round.
    pub hot_seat: bool,
    /// The language of those who only watch.
    pub lang: Lang,
    /// Whether the result changes ratings. Such a game keeps the rules of fair play; see [`Options::made_fair`].
    pub rated: bool,
    /// Whether players may ask a bot what to do.
    pub hints: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            chance: Chance::default(),
            clock: None,
            time_out: TimeOut::default(),
            take_backs: TakeBacks::default(),
            hot_seat: false,
            lang: Lang::default(),
            rated: false,
            // Tables from before there was a choice had hints.
            hints: true,
        }
    }
}

/// The source of chance outcomes.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(tag = "by", rename_all = "snake_case", deny_unknown_fields)]
pub enum Chance {
    /// The table's dealer, from its seed.
    #[default]
    Dealer,
    /// The table's dealer, from a seed that its maker chose and may know by heart: a deal prepared for learning or
    /// played once more.
    Prepared,
    /// People beside a physical box. They are offered all possible outcomes, which reveals what no player holds.
    Hand {
        /// Members who may enter outcomes, in addition to the host.
        dealers: Vec<ClientId>,
    },
}

impl Chance {
    /// Whether people enter the draws.
    pub fn by_hand(&self) -> bool {
        match self {
            Chance::Dealer | Chance::Prepared => false,
            Chance::Hand { .. } => true,
        }
    }
}

/// How time is measured. It runs for people and for seats they left, never for bots.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "per", rename_all = "snake_case", deny_unknown_fields)]
pub enum Clock {
    /// A time limit for each new decision. Undoing it gains no time.
    Move {
        /// Milliseconds.
        ms: u64,
    },
    /// A time limit for the whole game, with an increment at the end of each turn.
    Game {
        /// Milliseconds.
        ms: u64,
        /// Milliseconds.
        increment_ms: u64,
    },
    /// Days for each new decision.
    Day {
        /// Days.
        days: u32,
    },
}

words::errors! {
    /// An error in the text of a clock.
    pub enum ClockError in WORDS {
        "clock-none" NoClock { text: String },
    }
}

/// Reads a clock: `20+10` is twenty minutes for the game and ten seconds more per turn, `60s` a minute per decision.
impl FromStr for Clock {
    type Err = ClockError;

    fn from_str(text: &str) -> Result<Clock, ClockError> {
        const SECOND: u64 = 1000;
        const MINUTE: u64 = 60 * SECOND;
        let number = |digits: &str| match digits.parse::<u32>() {
            Ok(number @ 1..=100_000) => Ok(u64::from(number)),
            _ => Err(ClockError::NoClock { text: text.into() }),
        };
        if let Some(seconds) = text.strip_suffix('s') {
            return Ok(Clock::Move { ms: number(seconds)? * SECOND });
        }
        let (minutes, seconds) = text.split_once('+').unwrap_or((text, ""));
        let increment_ms = if seconds.is_empty() || seconds == "0" { 0 } else { number(seconds)? * SECOND };
        Ok(Clock::Game { ms: number(minutes)? * MINUTE, increment_ms })
    }
}

/// What happens when a player's time is up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "then", rename_all = "snake_case", deny_unknown_fields)]
pub enum TimeOut {
    /// A bot plays on; the player may take the seat back.
    Bot {
        /// Its level.
        level: String,
    },
    /// The turn is passed for them: pass, end, decline, or else the first listed action.
    Pass,
    /// The seat ranks last. When one other seat is left the game ends; otherwise a bot plays on.
    Loss {
        /// The level of that bot.
        level: String,
    },
}

impl Default for TimeOut {
    fn default() -> Self {
        TimeOut::Bot { level: "easy".into() }
    }
}

/// The undo policy.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum TakeBacks {
    /// Within the player's own turn freely, further when all other people agree.
    #[default]
    Agreed,
    /// Only within the player's own turn, until something hidden was revealed.
    OwnTurn,
    /// Nothing.
    Never,
}

/// Upper bound of a clock; sums of such times cannot overflow.
const MAX_MS: u64 = 1000 * 366 * DAY;
const DAY: u64 = 24 * 60 * 60 * 1000;

impl Clock {
    /// The time a seat has at first, or for each decision.
    pub(crate) fn allowance(self) -> u64 {
        match self {
            Clock::Move { ms } | Clock::Game { ms, .. } => ms,
            Clock::Day { days } => u64::from(days) * DAY,
        }
    }
}

impl Options {
    /// The same options within the rules of rated games: no hints, no undo past a reveal or another player's move,
    /// and no bot that wins the game of a player who runs out of time. Unrated options stay unchanged.
    #[must_use]
    pub fn made_fair(mut self) -> Options {
        if !self.rated {
            return self;
        }
        self.hints = false;
        if self.take_backs == TakeBacks::Agreed {
            self.take_backs = TakeBacks::OwnTurn;
        }
        if let TimeOut::Bot { level } = self.time_out {
            self.time_out = TimeOut::Loss { level };
        }
        self
    }

    /// Every reason against these options, in a language.
    pub(crate) fn reasons(&self, lang: Lang) -> Vec<String> {
        let mut keys = Vec::new();
        if let Some(clock) = self.clock {
            let increment = if let Clock::Game { increment_ms, .. } = clock { increment_ms } else { 0 };
            if !(1..=MAX_MS).contains(&clock.allowance()) || increment > MAX_MS {
                keys.push("options-clock");
            }
        }
        if let TimeOut::Bot { level } | TimeOut::Loss { level } = &self.time_out
            && !level_is_fine(level)
        {
            keys.push("options-level");
        }
        if self.rated && (self.chance != Chance::Dealer || self.hot_seat) {
            keys.push("options-rated-dealt");
        }
        if self.rated && *self != self.clone().made_fair() {
            keys.push("options-rated-help");
        }
        keys.into_iter().map(|key| words::say!(WORDS, lang, key)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::{Clock, ClockError};

    #[test]
    fn clocks_are_read() {
        assert_eq!("20+10".parse(), Ok(Clock::Game { ms: 1_200_000, increment_ms: 10_000 }));
        assert_eq!("5".parse(), Ok(Clock::Game { ms: 300_000, increment_ms: 0 }));
        assert_eq!("90s".parse(), Ok(Clock::Move { ms: 90_000 }));
        for wrong in ["", "s", "0", "+5", "a+b", "5+x", "99999999999999s", "-3"] {
            assert_eq!(wrong.parse::<Clock>(), Err(ClockError::NoClock { text: wrong.into() }));
        }
    }
}
