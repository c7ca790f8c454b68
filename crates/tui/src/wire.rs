//! The messages of a table, as this client reads them. A table in this process and one on a server send the same
//! JSON, so one reader serves both. Fields this client has no use for are left out.

use kernel::Purpose;
use serde::Deserialize;
use serde_json::Value;

pub use panes::{Category, Row, Sheet};

/// An update for a viewer: news, and the current state.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Update {
    /// The number of the last entry included.
    pub number: u32,
    /// The step to name when acting.
    pub step: u32,
    /// Whether this replaces everything received before.
    #[serde(default)]
    pub full: bool,
    /// Through whose eyes.
    pub you: You,
    /// What happened, in order.
    #[serde(default)]
    pub news: Vec<News>,
    /// Seats, people, questions.
    pub table: TableView,
    /// The game; left out when it is as it was.
    #[serde(default)]
    pub position: Option<Position>,
}

/// Through whose eyes a message is.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct You {
    /// The viewer: a seat, or `"spectator"`.
    pub viewer: Value,
    /// The own member number.
    pub member: Option<u16>,
    /// The own seats.
    #[serde(default)]
    pub seats: Vec<u8>,
    /// The device is to be handed to the player of this seat before anything is shown.
    #[serde(default)]
    pub pass_device: bool,
}

impl You {
    /// The seat looked through.
    pub fn seat(&self) -> Option<u8> {
        self.viewer.as_u64().map(|seat| seat as u8)
    }
}

/// One item of news.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct News {
    /// The number of its entry.
    pub number: u32,
    /// What.
    #[serde(flatten)]
    pub told: Told,
}

/// What happened.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
#[expect(missing_docs, reason = "each is the message of the same name of the table")]
pub enum Told {
    Joined {
        member: u16,
        name: String,
    },
    Left {
        member: u16,
    },
    Seated {
        seat: u8,
        holder: SeatView,
    },
    TookOver {
        seat: u8,
        name: String,
        #[serde(default)]
        before_name: Option<String>,
    },
    Started,
    Did {
        by: Value,
        action: Option<String>,
        #[serde(default)]
        events: Vec<Event>,
    },
    TookBack {
        steps: u32,
    },
    Asked {
        member: u16,
        proposal: Value,
    },
    Answered {
        member: u16,
        yes: bool,
    },
    Withdrawn {
        member: u16,
    },
    Paused,
    Resumed,
    TimedOut {
        seat: u8,
    },
    Forfeited {
        seat: u8,
    },
    Ended {
        how: String,
    },
    Said {
        name: String,
        text: String,
    },
    #[serde(other)]
    Other,
}

/// A fact of the game.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Event {
    /// For people.
    #[serde(default)]
    pub text: String,
}

/// Everything at the table but the game.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
pub struct TableView {
    /// The state of the game.
    pub status: String,
    /// The seats.
    pub seats: Vec<SeatView>,
    /// All present members.
    #[serde(default)]
    pub members: Vec<MemberView>,
    /// The clock, if there is one.
    #[serde(default)]
    pub clock: Option<ClockView>,
    /// The open question.
    #[serde(default)]
    pub ask: Option<Outstanding>,
    /// Whether the result changes ratings.
    #[serde(default)]
    pub rated: bool,
}

impl TableView {
    /// Whether the game has ended.
    pub fn is_over(&self) -> bool {
        matches!(self.status.as_str(), "finished" | "forfeited" | "abandoned")
    }
}

/// Who plays a seat.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "who", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the same as in the table's messages")]
pub enum SeatView {
    Open {
        #[serde(default)]
        belongs_to: Option<u16>,
    },
    Human {
        member: u16,
        name: String,
    },
    Bot {
        level: String,
        #[serde(default)]
        stands_in_for: Option<u16>,
        #[serde(default)]
        belongs_to: Option<u16>,
    },
}

impl SeatView {
    /// The absent member whose seat this is while it is empty or a bot stands in.
    pub fn absent(&self) -> Option<u16> {
        match self {
            SeatView::Open { belongs_to } => *belongs_to,
            SeatView::Human { .. } => None,
            SeatView::Bot { stands_in_for, belongs_to, .. } => stands_in_for.or(*belongs_to),
        }
    }
}

/// A member of the table.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct MemberView {
    /// The number.
    pub member: u16,
    /// The name.
    pub name: String,
    /// Whether this is the owner of the table.
    #[serde(default)]
    pub owner: bool,
}

/// The clock when the last entry was made.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct ClockView {
    /// Milliseconds left by seat.
    pub left_ms: Vec<u64>,
    /// Whose time runs.
    pub running: Option<u8>,
}

/// An open question.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Outstanding {
    /// Its number.
    pub number: u32,
    /// Who asks.
    pub member: u16,
    /// For what.
    pub proposal: Value,
    /// Who has yet to answer.
    pub waiting_for: Vec<u16>,
}

/// The game as a viewer may know it.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
pub struct Position {
    /// How many steps were taken.
    pub steps: u32,
    /// The round, from 1.
    pub round: u8,
    /// Who is to decide: a seat, `"chance"`, or `None` when the game is over.
    #[serde(default)]
    pub to_act: Value,
    /// What the viewer may know of it.
    pub view: Value,
    /// What the viewer may do, if the decision is theirs.
    #[serde(default)]
    pub offer: Option<Offer>,
    /// The possible draws of a physical box, for the client that enters them.
    #[serde(default)]
    pub outcomes: Option<Vec<Outcome>>,
    /// What is being drawn, as far as the host says so.
    #[serde(default)]
    pub drawn: String,
    /// Whether the viewer can undo decisions alone.
    #[serde(default)]
    pub can_undo: bool,
    /// The result, once the game is over.
    #[serde(default)]
    pub standing: Option<Standing>,
}

/// The legal actions of a player.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
pub struct Offer {
    /// The current decision.
    pub prompt: String,
    /// Everything legal, in its fixed order.
    pub actions: Vec<Offered>,
}

/// One legal action.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
pub struct Offered {
    /// The notation.
    pub text: String,
    /// The same in named parts.
    pub action: Value,
    /// What it means.
    pub meaning: String,
    /// Its purpose.
    #[serde(default)]
    pub purpose: Purpose,
    /// Its relative cost among the payments.
    #[serde(default)]
    pub dearness: u8,
    /// It passes the turn or ends the game.
    #[serde(default)]
    pub ends_turn: bool,
    /// It reveals hidden information.
    #[serde(default)]
    pub reveals: bool,
}

impl Offered {
    /// The ids of components and places the action names.
    pub fn targets(&self) -> impl Iterator<Item = &str> {
        let parts = self.action.as_object().into_iter().flatten();
        parts.filter(|(name, _)| *name != "do").filter_map(|(_, part)| part.as_str())
    }
}

/// One chance outcome.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
pub struct Outcome {
    /// The notation.
    pub text: String,
    /// What it means.
    pub meaning: String,
    /// How often it occurs relative to the others.
    #[serde(default)]
    pub weight: u32,
}

/// How a game ended.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Standing {
    /// The score sheet of the last position.
    pub sheet: Sheet,
    /// The rank of each seat; `None` when the game has no result.
    #[serde(default)]
    pub ranks: Option<Vec<u8>>,
}

/// A bot's judgement of the actions of a decision.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
pub struct Hint {
    /// Every action considered, best first.
    pub candidates: Vec<Candidate>,
    /// Number of simulations.
    #[serde(default)]
    pub simulations: u64,
}

/// A bot's judgement of one action.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
pub struct Candidate {
    /// The notation.
    pub text: String,
    /// Number of visits by the search.
    #[serde(default)]
    pub visits: u64,
    /// The final score to expect after it.
    #[serde(default)]
    pub score: f64,
    /// The chance to win after it, from 0 to 1.
    #[serde(default)]
    pub win: f64,
}
