//! What can be asked of a table, and why it may say no.

use std::fmt;

use kernel::{Lang, Seat};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::options::ClientId;
use crate::{MAX_CHAT, MAX_MEMBERS, MAX_MESSAGES, MAX_NAME};

/// Who sends a command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sender {
    /// A person's program.
    Client(ClientId),
    /// Whoever runs the table: it moves for bots, keeps time, and may do what the owner may.
    Host,
}

/// What is asked of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Be at the table under this name. Again: change name or language.
    Join {
        /// The name others see.
        name: String,
        /// The language of messages.
        #[serde(default)]
        lang: Lang,
    },
    /// Go; own seats become open.
    Leave,
    /// Sit down on an open seat, or back on the own seat where a bot stood in.
    TakeSeat {
        /// Which.
        seat: Seat,
    },
    /// Let a bot play this seat.
    SetBot {
        /// Which.
        seat: Seat,
        /// How well.
        level: String,
    },
    /// Make this seat open.
    FreeSeat {
        /// Which.
        seat: Seat,
    },
    /// Begin the game.
    Start,
    /// Decide; or enter a chance outcome where that is done by hand.
    Act {
        /// The step this answers.
        step: u32,
        /// What.
        action: Choice,
    },
    /// Take back own decisions of this turn.
    Undo {
        /// The step this answers.
        step: u32,
        /// How far.
        back: Back,
    },
    /// Ask the others to let decisions be taken back.
    AskUndo {
        /// The step this answers.
        step: u32,
        /// How far.
        back: Back,
    },
    /// Answer what somebody asked.
    Answer {
        /// The number of the question.
        ask: u32,
        /// Whether one agrees.
        yes: bool,
    },
    /// Ask no longer.
    Withdraw,
    /// Let the game stand still; with a clock the others must agree.
    Pause,
    /// Let the game go on.
    Resume,
    /// End the game without a result; the others must agree.
    Abandon,
    /// Give up: the seat ranks last.
    Resign {
        /// Which.
        seat: Seat,
    },
    /// Say something to everybody at the table.
    Chat {
        /// What.
        text: String,
    },
    /// Look at the clock.
    Tick,
    /// Play again, when the game is over and everybody wants to.
    Rematch,
}

/// An action as somebody outside names it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Choice {
    /// Its place in the list that was offered.
    Index(u32),
    /// Its notation.
    Text(String),
    /// Its object, as the list shows it.
    Object(Map<String, Value>),
}

/// How far to go back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Back {
    /// Before the own last decision.
    Step,
    /// As far as the own decisions follow each other.
    Turn,
    /// Before the decision with this number.
    To(u32),
}

/// Why a command was refused. The table is then as it was.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "code", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the sentence of each is in `Display`")]
pub enum Refusal {
    Stale { step: u32 },
    NotAtTable,
    NotSeated,
    NotYourTurn,
    NotAllowed,
    NoSuchSeat { seats: u8 },
    SeatTaken,
    HotSeatOff,
    KnowsAnother,
    GivenUp,
    NotStarted,
    AlreadyStarted,
    SeatsOpen { seats: Vec<Seat> },
    Paused,
    NotPaused,
    Ended,
    NotEnded,
    NoSuchChoice { actions: usize },
    UnknownAction,
    IllegalAction,
    TimeUp,
    NothingToTakeBack,
    TakeBacksOff,
    HistoryNeeded,
    AskOpen,
    NoAsk,
    NotAsked,
    BadName,
    BadText,
    BadLevel,
    TooManyMembers,
    TooManyMessages,
    NotAgreed,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match self {
            Refusal::Stale { step } => {
                return write!(f, "the game has moved on to step {step}; look at it and choose again");
            }
            Refusal::NoSuchSeat { seats } => {
                return write!(f, "there is no such seat; seats are 0 to {}", seats.saturating_sub(1));
            }
            Refusal::SeatsOpen { seats } => {
                let seats: Vec<String> = seats.iter().map(ToString::to_string).collect();
                return write!(f, "somebody must sit on every seat first; still open: {}", seats.join(", "));
            }
            Refusal::NoSuchChoice { actions } => {
                return write!(f, "there is no such action: the list has {actions}, counted from 0");
            }
            Refusal::BadName => return write!(f, "a name has 1 to {MAX_NAME} plain characters"),
            Refusal::BadText => return write!(f, "a message has 1 to {MAX_CHAT} plain characters"),
            Refusal::TooManyMembers => return write!(f, "a table has at most {MAX_MEMBERS} members"),
            Refusal::TooManyMessages => return write!(f, "a table takes at most {MAX_MESSAGES} messages"),
            Refusal::NotAtTable => "join the table first",
            Refusal::NotSeated => "this takes a seat of yours at the table",
            Refusal::NotYourTurn => "somebody else is to decide",
            Refusal::NotAllowed => "only the owner of the table may do this",
            Refusal::SeatTaken => "somebody holds this seat; take an open one",
            Refusal::HotSeatOff => "at this table nobody holds more than one seat",
            Refusal::KnowsAnother => "whoever has seen the cards of one seat cannot change to another",
            Refusal::GivenUp => "this seat has given up",
            Refusal::NotStarted => "the game has not begun",
            Refusal::AlreadyStarted => "the game has begun",
            Refusal::Paused => "the game is paused; resume it first",
            Refusal::NotPaused => "the game is not paused",
            Refusal::Ended => "the game is over",
            Refusal::NotEnded => "the game is not over",
            Refusal::UnknownAction => {
                "these words name no action of this game; take one from the list offered"
            }
            Refusal::IllegalAction => "this action is not in the list of this decision",
            Refusal::TimeUp => "the time for this decision is up",
            Refusal::NothingToTakeBack => {
                "there is nothing to take back: something was revealed, or somebody else acted since"
            }
            Refusal::TakeBacksOff => "at this table this is not taken back",
            Refusal::HistoryNeeded => {
                "the table was loaded without its earlier steps; load all of them first"
            }
            Refusal::AskOpen => "a question is open; answer or withdraw it first",
            Refusal::NoAsk => "no such question is open",
            Refusal::NotAsked => "this question is not for you to answer, or you have answered it",
            Refusal::BadLevel => "the level of a bot is a short word of a-z, 0-9, _ and -",
            Refusal::NotAgreed => "not everybody wants to play again yet",
        };
        f.write_str(text)
    }
}

impl std::error::Error for Refusal {}

/// Text somebody typed, trimmed: visible characters only, so that nobody forges lines or turns them round.
pub(crate) fn plain(text: &str, most: usize) -> Option<String> {
    let odd = |c: char| c.is_control() || matches!(c, '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let text = text.trim();
    let fits = !text.is_empty() && text.chars().count() <= most && !text.chars().any(odd);
    fits.then(|| text.to_string())
}

/// Which levels there are is for the host to say.
pub(crate) fn level_is_fine(level: &str) -> bool {
    let fine = |b: u8| matches!(b, b'a'..=b'z' | b'0'..=b'9' | b'_' | b'-');
    (1..=32).contains(&level.len()) && level.bytes().all(fine)
}
