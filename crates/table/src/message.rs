//! Messages of a table: to each viewer what that viewer may know, and to its host what the table
//! waits for. Clients in Rust read them with the same types.

use kernel::{Actor, Lang, Purpose, Seat, Sheet, Viewer};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

use crate::entry::Proposal;
use crate::options::ClientId;
use crate::room::Status;

/// A message and whom it is for.
#[derive(Clone, PartialEq, Debug)]
pub struct Output {
    /// For whom.
    pub to: Audience,
    /// What.
    pub update: Update,
}

/// Whom a message is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audience {
    /// This client.
    Client(ClientId),
    /// All other viewers of the table in this language.
    Watchers(Lang),
}

/// An update for a viewer: news, and the current state.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Update {
    /// The number of the last entry included; name it to receive the later ones.
    pub number: u32,
    /// The step to name when acting.
    pub step: u32,
    /// The time of the last entry.
    pub at: u64,
    /// Whether this replaces everything sent before.
    pub full: bool,
    /// Through whose eyes.
    pub you: You,
    /// The events in order.
    #[serde(deserialize_with = "known")]
    pub news: Vec<News>,
    /// Seats, people, clock, questions.
    pub table: TableView,
    /// The game; left out when it is unchanged.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub position: Option<Position>,
}

impl Update {
    /// Brings the clock up to date, for a client that reads the update later than the last entry.
    #[must_use]
    pub fn told_at(mut self, now: u64) -> Update {
        let since = now.saturating_sub(self.at);
        if let Some(clock) = &mut self.table.clock
            && let Some(left) = clock.running.and_then(|seat| clock.left_ms.get_mut(seat.index()))
        {
            *left = left.saturating_sub(since);
        }
        self
    }
}

/// Through whose eyes a message is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct You {
    /// The viewer: a seat, or `"spectator"`.
    #[cfg_attr(feature = "schema", schema(value_type = kernel::schema::SeatOrSpectator))]
    pub viewer: Viewer,
    /// The own member number.
    pub member: Option<u16>,
    /// The own seats.
    pub seats: Vec<Seat>,
    /// The device is to be handed to the player of this seat before anything is shown.
    pub pass_device: bool,
}

/// One thing that happened, as a viewer may know it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct News {
    /// The number of its entry.
    pub number: u32,
    /// When.
    pub at: u64,
    /// What.
    #[serde(flatten)]
    pub told: Told,
}

/// An event, as a viewer may know it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "what", rename_all = "snake_case")]
#[expect(missing_docs, reason = "each is the public part of the `Change` of the same name")]
pub enum Told {
    Joined {
        member: u16,
        name: String,
    },
    Left {
        member: u16,
    },
    Seated {
        seat: Seat,
        holder: SeatView,
    },
    TookOver {
        seat: Seat,
        member: u16,
        name: String,
        /// The former holder; absent if a bot had it from the start.
        #[serde(skip_serializing_if = "Option::is_none")]
        before: Option<u16>,
        #[serde(skip_serializing_if = "Option::is_none")]
        before_name: Option<String>,
    },
    Started,
    Did {
        /// The actor of the step; chance is `"chance"`.
        #[cfg_attr(feature = "schema", schema(value_type = kernel::schema::SeatOrChance))]
        by: Actor,
        /// The notation; `None` is hidden.
        action: Option<String>,
        /// What came of it.
        #[cfg_attr(feature = "schema", schema(value_type = Vec<kernel::schema::EventParts>))]
        events: Vec<Event>,
    },
    TookBack {
        member: u16,
        /// The number of undone steps.
        steps: u32,
        agreed: bool,
    },
    Asked {
        member: u16,
        proposal: Proposal,
    },
    Answered {
        member: u16,
        yes: bool,
    },
    Withdrawn {
        member: u16,
    },
    Paused {
        /// The player who stopped it alone.
        #[serde(skip_serializing_if = "Option::is_none")]
        member: Option<u16>,
    },
    Resumed,
    TimedOut {
        seat: Seat,
    },
    Forfeited {
        seat: Seat,
    },
    Ended {
        how: Status,
    },
    Said {
        member: u16,
        name: String,
        text: String,
    },
    Again {
        member: u16,
    },
    Kicked {
        member: u16,
        name: String,
        blocked: bool,
    },
    Unblocked {
        member: u16,
        name: String,
    },
    Muted {
        member: u16,
        name: String,
        on: bool,
    },
    Locked {
        on: bool,
    },
}

/// A fact of the game as a viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Event {
    /// For programs.
    #[serde(flatten)]
    pub fact: Value,
    /// For people.
    pub text: String,
}

/// Everything at the table but the game.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TableView {
    /// The status of the game.
    pub status: Status,
    /// The seats.
    pub seats: Vec<SeatView>,
    /// All members, by number.
    pub members: Vec<MemberView>,
    /// The clock, if there is one.
    pub clock: Option<ClockView>,
    /// The open question.
    pub ask: Option<Outstanding>,
    /// The seats that want a rematch.
    pub again: Vec<u16>,
    /// Whether the result changes ratings.
    pub rated: bool,
    /// Whether players may ask a bot what to do.
    pub hints: bool,
    /// Whether only members can watch and no new ones are accepted.
    pub locked: bool,
    /// The people who may not return.
    pub blocked: Vec<BlockedView>,
}

/// A blocked person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct BlockedView {
    /// The number.
    pub member: u16,
    /// The name.
    pub name: String,
}

/// The player of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "who", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the same as in `Holder`")]
pub enum SeatView {
    Open {
        forfeited: bool,
        /// The member who may sit down again without asking.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        belongs_to: Option<u16>,
    },
    Human {
        member: u16,
        name: String,
        forfeited: bool,
    },
    Bot {
        level: String,
        stands_in_for: Option<u16>,
        forfeited: bool,
        /// The member who may sit down again without asking.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        belongs_to: Option<u16>,
    },
}

impl SeatView {
    /// The absent member whose seat this is while it is empty or a bot stands in.
    pub fn absent(&self) -> Option<u16> {
        match self {
            SeatView::Open { belongs_to, .. } => *belongs_to,
            SeatView::Human { .. } => None,
            SeatView::Bot { stands_in_for, belongs_to, .. } => stands_in_for.or(*belongs_to),
        }
    }
}

/// A member.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct MemberView {
    /// The number.
    pub member: u16,
    /// The name.
    pub name: String,
    /// Whether this is the owner of the table.
    pub owner: bool,
    /// Whether they may not speak.
    pub muted: bool,
}

/// The clock when this was sent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ClockView {
    /// Milliseconds left by seat.
    pub left_ms: Vec<u64>,
    /// The seat whose time is running.
    pub running: Option<Seat>,
}

/// An open question.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Outstanding {
    /// Its number, to be named when answering.
    pub number: u32,
    /// The person who asks.
    pub member: u16,
    /// For what.
    pub proposal: Proposal,
    /// The people who have not answered yet.
    pub waiting_for: Vec<u16>,
}

/// The game as a viewer may know it.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Position {
    /// The number of steps taken.
    pub steps: u32,
    /// The round, from 1.
    pub round: u8,
    /// The actor to decide: a seat, `"chance"`, or `null` when the game is over.
    #[cfg_attr(feature = "schema", schema(value_type = Option<kernel::schema::SeatOrChance>))]
    pub to_act: Option<Actor>,
    /// The view.
    #[cfg_attr(feature = "schema", schema(value_type = games::GameView))]
    pub view: Value,
    /// The offer to the viewer, if the decision is theirs.
    pub offer: Option<Offer>,
    /// Outcomes to choose from, for who enters what a physical box brings.
    pub outcomes: Option<Vec<Outcome>>,
    /// Whether own decisions can be taken back alone.
    pub can_undo: bool,
    /// The result, once the game is over.
    pub standing: Option<Standing>,
}

/// The legal actions of a player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Offer {
    /// The current decision.
    pub prompt: String,
    /// Everything legal, in its fixed order.
    pub actions: Vec<Offered>,
}

/// One legal action.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Offered {
    /// The notation.
    pub text: String,
    /// The same in named parts.
    #[cfg_attr(feature = "schema", schema(value_type = kernel::schema::ActionParts))]
    pub action: Value,
    /// Its meaning as a sentence.
    pub meaning: String,
    /// Its purpose.
    pub purpose: Purpose,
    /// Relative cost of a payment; the default is the cheapest.
    #[serde(rename = "dearness")]
    pub payment_cost: u8,
    /// It passes the turn on or ends the game, so it cannot be taken back.
    pub ends_turn: bool,
    /// It brings something hidden to light, so it cannot be taken back.
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
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Outcome {
    /// The notation.
    pub text: String,
    /// The same in named parts.
    #[cfg_attr(feature = "schema", schema(value_type = kernel::schema::ActionParts))]
    pub action: Value,
    /// Its meaning as a sentence.
    pub meaning: String,
    /// Its relative weight.
    pub weight: u32,
}

/// The end of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Standing {
    /// The score sheet of the last position.
    #[cfg_attr(feature = "schema", schema(value_type = kernel::ScoreSheet))]
    pub sheet: Sheet,
    /// The rank of each seat, who gave up last; `None` when the game has no result.
    pub ranks: Option<Vec<u8>>,
}

/// The public state of a table, for lists, without the game itself.
#[derive(Clone, PartialEq, Debug)]
pub struct Glance {
    /// The status of the game.
    pub status: Status,
    /// The round, from 1; 0 before the start.
    pub round: u8,
    /// The number of steps taken.
    pub steps: u32,
    /// The seat that is to decide.
    pub to_act: Option<Seat>,
    /// The seats.
    pub seats: Vec<SeatView>,
    /// The result, once the game is over.
    pub standing: Option<Standing>,
}

/// An input that a table needs from its host.
#[derive(Clone, PartialEq, Debug)]
pub enum Want {
    /// A move of a bot: `Act` by the host with this step.
    Bot {
        /// The step.
        step: u32,
        /// The seat.
        seat: Seat,
        /// Its level.
        level: String,
    },
    /// A chance outcome from a physical box: `Act` by the host or a dealer with this step.
    Chance {
        /// The step.
        step: u32,
        /// The possible outcomes.
        outcomes: Vec<Outcome>,
    },
    /// `Tick` at this time, unless something happens before.
    Tick {
        /// Milliseconds of the host's clock.
        at: u64,
    },
    /// A new table, made of [`crate::Table::rematch`].
    Rematch,
}

/// Reads news and passes over kinds that this version does not know.
fn known<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<News>, D::Error> {
    let all = Vec::<Value>::deserialize(from)?;
    Ok(all.into_iter().filter_map(|news| serde_json::from_value(news).ok()).collect())
}
