//! Commands to a table, and the reasons for refusing them.

use std::fmt;

use kernel::{Lang, Seat};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::WORDS;
use crate::options::ClientId;
use crate::{MAX_CHAT, MAX_MEMBERS, MAX_MESSAGES, MAX_NAME, SEAT_ASKS, WATCHER_MESSAGES, WATCHERS_MESSAGES};

/// The sender of a command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sender {
    /// A person's program.
    Client(ClientId),
    /// A program that may act for one seat of a person and do nothing else.
    Seat(ClientId, Seat),
    /// The process that runs the table: it moves for bots, keeps time, and may do what the owner may.
    Host,
}

impl Sender {
    /// Whether the sender may act for this seat, provided its person holds it.
    pub(crate) fn reaches(self, seat: Seat) -> bool {
        match self {
            Sender::Client(_) | Sender::Host => true,
            Sender::Seat(_, only) => only == seat,
        }
    }
}

/// A command to a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
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
    /// Leave the table; the seats of the member become open.
    Leave,
    /// Sit down on an open seat, or return to the sender's own seat. In a running game any other member's command opens a
    /// question, and that member sits down when all seated players agree.
    TakeSeat {
        /// Which.
        seat: Seat,
    },
    /// Let a bot play this seat.
    SetBot {
        /// Which.
        seat: Seat,
        /// The level.
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
        /// The extent.
        back: Back,
    },
    /// Ask the others to let decisions be taken back.
    AskUndo {
        /// The step this answers.
        step: u32,
        /// The extent.
        back: Back,
    },
    /// Answer the open question.
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
    /// Resume the game.
    Resume,
    /// End the game without a result; the others must agree.
    Abandon,
    /// Give up: the seat ranks last.
    Resign {
        /// Which.
        seat: Seat,
    },
    /// Say something to all members.
    Chat {
        /// What.
        text: String,
    },
    /// Look at the clock.
    Tick,
    /// Play again, once the game is over and all players want to.
    Rematch,
    /// Send a member away, for the owner. Players of a running game stay.
    Kick {
        /// Who.
        #[cfg_attr(feature = "schema", schema(maximum = 65535))]
        member: u16,
    },
    /// Send a member away for good, or let them come back, for the owner.
    Block {
        /// Who.
        #[cfg_attr(feature = "schema", schema(maximum = 65535))]
        member: u16,
        /// Whether they may not come back.
        #[serde(default = "yes")]
        on: bool,
    },
    /// Let a member speak no more, or again, for the owner.
    Mute {
        /// Who.
        #[cfg_attr(feature = "schema", schema(maximum = 65535))]
        member: u16,
        /// Whether they may not.
        #[serde(default = "yes")]
        on: bool,
    },
    /// Take no new members, or take them again, for the owner. Only members look at a locked table.
    Lock {
        /// Whether none are taken.
        #[serde(default = "yes")]
        on: bool,
    },
}

impl Command {
    /// Whether a program that acts for one seat may send this command.
    pub(crate) fn is_for(&self, own: Seat) -> bool {
        match self {
            Command::TakeSeat { seat } | Command::Resign { seat } => *seat == own,
            Command::Act { .. }
            | Command::Undo { .. }
            | Command::AskUndo { .. }
            | Command::Answer { .. }
            | Command::Withdraw
            | Command::Pause
            | Command::Resume
            | Command::Chat { .. }
            | Command::Tick
            | Command::Rematch => true,
            Command::Join { .. }
            | Command::Leave
            | Command::SetBot { .. }
            | Command::FreeSeat { .. }
            | Command::Start
            | Command::Abandon
            | Command::Kick { .. }
            | Command::Block { .. }
            | Command::Mute { .. }
            | Command::Lock { .. } => false,
        }
    }
}

fn yes() -> bool {
    true
}

/// An action as a client names it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(untagged)]
pub enum Choice {
    /// Its place in the list that was offered.
    Index(u32),
    /// Its notation.
    Text(String),
    /// Its object, as the list shows it.
    #[cfg_attr(feature = "schema", schema(value_type = kernel::schema::ActionParts))]
    Object(Map<String, Value>),
}

/// The extent of an undo.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Back {
    /// Before the sender's last decision.
    Step,
    /// Back over all consecutive decisions of the sender.
    Turn,
    /// Before the decision with this number.
    To(u32),
}

/// The refusal of a command. The table is unchanged.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "code", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the sentence of each is in `text`")]
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
    RatedFixed,
    RatedResign,
    NoSuchMember,
    NotYourself,
    StillPlaying,
    Muted,
    Blocked,
    Locked,
    WatchersSaidEnough,
    SeatBelongs,
    NobodyAgrees,
    AskedEnough,
    SeatOnly,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text(Lang::EN))
    }
}

impl words::Say for Refusal {
    fn say(&self, lang: Lang) -> String {
        self.text(lang)
    }
}

impl Refusal {
    /// The code for programs, as the JSON has it.
    pub fn code(&self) -> String {
        let json = serde_json::to_value(self).unwrap_or_default();
        json["code"].as_str().unwrap_or_default().into()
    }

    /// The sentence for people: that of its code, with its numbers.
    pub fn text(&self, lang: Lang) -> String {
        let say = |args: &[(&'static str, words::Value<'_>)]| {
            WORDS.say(lang, &format!("refusal-{}", self.code()), args)
        };
        match self {
            Refusal::Stale { step } => say(&[("step", (*step).into())]),
            Refusal::NoSuchSeat { seats } => say(&[("last", seats.saturating_sub(1).into())]),
            Refusal::SeatsOpen { seats } => {
                let seats = seats.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
                say(&[("seats", seats.into())])
            }
            Refusal::NoSuchChoice { actions } => say(&[("actions", (*actions).into())]),
            Refusal::BadName => say(&[("most", MAX_NAME.into())]),
            Refusal::BadText => say(&[("most", MAX_CHAT.into())]),
            Refusal::TooManyMembers => say(&[("most", MAX_MEMBERS.into())]),
            Refusal::WatchersSaidEnough => {
                say(&[("one", WATCHER_MESSAGES.into()), ("all", WATCHERS_MESSAGES.into())])
            }
            Refusal::AskedEnough => say(&[("most", SEAT_ASKS.into())]),
            Refusal::TooManyMessages => say(&[("most", MAX_MESSAGES.into())]),
            _ => say(&[]),
        }
    }
}

impl std::error::Error for Refusal {}

/// User-entered text, trimmed: visible characters only, so that it cannot forge lines or reverse their
/// direction.
pub(crate) fn plain(text: &str, most: usize) -> Option<String> {
    let odd = |c: char| c.is_control() || matches!(c, '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let text = text.trim();
    let fits = !text.is_empty() && text.chars().count() <= most && !text.chars().any(odd);
    fits.then(|| text.to_string())
}

/// The host decides which levels exist.
pub(crate) fn level_is_fine(level: &str) -> bool {
    let fine = |b: u8| b.is_ascii_alphanumeric() || b"_-:@./".contains(&b);
    (1..=64).contains(&level.len()) && level.bytes().all(fine)
}
