//! What can be asked of a table, and why it may say no.

use std::fmt;

use kernel::{Lang, Seat};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::options::ClientId;
use crate::{MAX_CHAT, MAX_MEMBERS, MAX_MESSAGES, MAX_NAME, WATCHER_MESSAGES, WATCHERS_MESSAGES};

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

fn yes() -> bool {
    true
}

/// An action as somebody outside names it.
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

/// How far to go back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
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
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text(Lang::En))
    }
}

impl Refusal {
    /// The sentence for people.
    pub fn text(&self, lang: Lang) -> String {
        let (en, fr) = match self {
            Refusal::Stale { step } => (
                format!("the game has moved on to step {step}; look at it and choose again"),
                format!("la partie en est à l'étape {step} ; regardez-la et choisissez à nouveau"),
            ),
            Refusal::NoSuchSeat { seats } => {
                let last = seats.saturating_sub(1);
                (
                    format!("there is no such seat; seats are 0 to {last}"),
                    format!("cette place n'existe pas ; les places vont de 0 à {last}"),
                )
            }
            Refusal::SeatsOpen { seats } => {
                let seats = seats.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
                (
                    format!("somebody must sit on every seat first; still open: {seats}"),
                    format!("il faut d'abord quelqu'un à chaque place ; encore libres : {seats}"),
                )
            }
            Refusal::NoSuchChoice { actions } => (
                format!("there is no such action: the list has {actions}, counted from 0"),
                format!("cette action n'existe pas : la liste en a {actions}, comptées à partir de 0"),
            ),
            Refusal::BadName => (
                format!("a name has 1 to {MAX_NAME} plain characters"),
                format!("un nom a de 1 à {MAX_NAME} caractères simples"),
            ),
            Refusal::BadText => (
                format!("a message has 1 to {MAX_CHAT} plain characters"),
                format!("un message a de 1 à {MAX_CHAT} caractères simples"),
            ),
            Refusal::TooManyMembers => (
                format!("a table has at most {MAX_MEMBERS} members"),
                format!("une table a au plus {MAX_MEMBERS} membres"),
            ),
            Refusal::WatchersSaidEnough => (
                format!(
                    "who watches says at most {WATCHER_MESSAGES} things, and all watchers together {WATCHERS_MESSAGES}"
                ),
                format!(
                    "qui regarde dit au plus {WATCHER_MESSAGES} choses, et tous ceux qui regardent {WATCHERS_MESSAGES} ensemble"
                ),
            ),
            Refusal::TooManyMessages => (
                format!("a table takes at most {MAX_MESSAGES} messages"),
                format!("une table accepte au plus {MAX_MESSAGES} messages"),
            ),
            plain => {
                let (en, fr) = plain.sentence();
                (en.into(), fr.into())
            }
        };
        match lang {
            Lang::En => en,
            Lang::Fr => fr,
        }
    }

    /// The sentence of a refusal without numbers, in English and French.
    fn sentence(&self) -> (&'static str, &'static str) {
        match self {
            Refusal::NotAtTable => ("join the table first", "rejoignez d'abord la table"),
            Refusal::NotSeated => {
                ("this takes a seat of yours at the table", "il faut pour cela une place à la table")
            }
            Refusal::NotYourTurn => ("somebody else is to decide", "c'est à quelqu'un d'autre de décider"),
            Refusal::NotAllowed => {
                ("only the owner of the table may do this", "seul l'hôte de la table peut faire cela")
            }
            Refusal::SeatTaken => {
                ("somebody holds this seat; take an open one", "cette place est prise ; prenez-en une libre")
            }
            Refusal::HotSeatOff => (
                "at this table nobody holds more than one seat",
                "à cette table, personne n'occupe plus d'une place",
            ),
            Refusal::KnowsAnother => (
                "whoever has seen the cards of one seat cannot change to another",
                "qui a vu les cartes d'une place ne peut pas en changer",
            ),
            Refusal::GivenUp => ("this seat has given up", "cette place a abandonné"),
            Refusal::NotStarted => ("the game has not begun", "la partie n'a pas commencé"),
            Refusal::AlreadyStarted => ("the game has begun", "la partie a commencé"),
            Refusal::Paused => {
                ("the game is paused; resume it first", "la partie est en pause ; reprenez-la d'abord")
            }
            Refusal::NotPaused => ("the game is not paused", "la partie n'est pas en pause"),
            Refusal::Ended => ("the game is over", "la partie est terminée"),
            Refusal::NotEnded => ("the game is not over", "la partie n'est pas terminée"),
            Refusal::UnknownAction => (
                "these words name no action of this game; take one from the list offered",
                "ces mots ne nomment aucune action de ce jeu ; prenez-en une de la liste proposée",
            ),
            Refusal::IllegalAction => (
                "this action is not in the list of this decision",
                "cette action n'est pas dans la liste de cette décision",
            ),
            Refusal::TimeUp => {
                ("the time for this decision is up", "le temps pour cette décision est écoulé")
            }
            Refusal::NothingToTakeBack => (
                "there is nothing to take back: something was revealed, or somebody else acted since",
                "il n'y a rien à reprendre : quelque chose a été révélé, ou quelqu'un d'autre a joué depuis",
            ),
            Refusal::TakeBacksOff => {
                ("at this table this is not taken back", "à cette table, cela ne se reprend pas")
            }
            Refusal::HistoryNeeded => (
                "the table was loaded without its earlier steps; load all of them first",
                "la table a été chargée sans ses premières étapes ; chargez-les toutes d'abord",
            ),
            Refusal::AskOpen => (
                "a question is open; answer or withdraw it first",
                "une question est ouverte ; répondez-y ou retirez-la d'abord",
            ),
            Refusal::NoAsk => ("no such question is open", "aucune question de ce genre n'est ouverte"),
            Refusal::NotAsked => (
                "this question is not for you to answer, or you have answered it",
                "cette question ne vous est pas posée, ou vous y avez répondu",
            ),
            Refusal::BadLevel => (
                "the level of a bot is a short word of a-z, 0-9, _ and -",
                "le niveau d'un robot est un mot court de a-z, 0-9, _ et -",
            ),
            Refusal::RatedFixed => (
                "a rated game keeps its seats and its bots as they were at the start",
                "une partie classée garde ses places et ses robots du début",
            ),
            Refusal::RatedResign => (
                "a rated game is not broken off alone; resign instead",
                "on n'interrompt pas seul une partie classée ; déclarez forfait",
            ),
            Refusal::NoSuchMember => {
                ("there is no such member at the table", "ce membre n'est pas à la table")
            }
            Refusal::NotYourself => (
                "the owner of the table cannot be sent away or silenced",
                "l'hôte de la table ne peut être ni renvoyé ni réduit au silence",
            ),
            Refusal::StillPlaying => (
                "a player of a running game cannot be sent away",
                "on ne renvoie pas quelqu'un qui joue une partie en cours",
            ),
            Refusal::Muted => (
                "the owner of the table does not let you speak here",
                "l'hôte de la table ne vous laisse pas parler ici",
            ),
            Refusal::Blocked => (
                "the owner of the table does not let you come here",
                "l'hôte de la table ne vous laisse pas venir ici",
            ),
            Refusal::Locked => {
                ("this table is for its members alone", "cette table est réservée à ses membres")
            }
            Refusal::NotAgreed => {
                ("not everybody wants to play again yet", "tout le monde ne veut pas encore rejouer")
            }
            Refusal::Stale { .. }
            | Refusal::NoSuchSeat { .. }
            | Refusal::SeatsOpen { .. }
            | Refusal::NoSuchChoice { .. }
            | Refusal::BadName
            | Refusal::BadText
            | Refusal::TooManyMembers
            | Refusal::WatchersSaidEnough
            | Refusal::TooManyMessages => ("this was refused", "cela a été refusé"),
        }
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
    let fine = |b: u8| b.is_ascii_alphanumeric() || b"_-:@./".contains(&b);
    (1..=64).contains(&level.len()) && level.bytes().all(fine)
}
