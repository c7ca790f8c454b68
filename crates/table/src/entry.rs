//! The numbered changes that make up a table, in order. Entries are for storage and for other hosts of the
//! same table; they contain all secrets, so no client ever gets one.

use kernel::{Lang, Seat};
use serde::{Deserialize, Serialize};

use crate::options::ClientId;
use crate::room::{Holder, Status};

/// One change.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// Its place, from 1, without gaps.
    pub number: u32,
    /// Time in milliseconds of the host's clock; never earlier than the previous entry.
    pub at: u64,
    /// What.
    pub change: Change,
}

/// A change. People are identified by their member number.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum Change {
    /// A member joined, rejoined, or changed name or language.
    Joined {
        /// Who, by the host's numbering.
        client: ClientId,
        /// The name others see.
        name: String,
        /// The language of their messages.
        #[serde(deserialize_with = "Lang::or_english")]
        lang: Lang,
        /// The number of a member who left without a trace and whose number this one has from now on.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        slot: Option<u16>,
    },
    /// A member left; their seats are open.
    Left {
        /// Who.
        member: u16,
    },
    /// A seat has another holder.
    Seated {
        /// Which.
        seat: Seat,
        /// Its new holder.
        holder: Holder,
    },
    /// A member took over a seat of a running game, with the consent of all seated players.
    TookOver {
        /// Which.
        seat: Seat,
        /// Its new holder.
        member: u16,
        /// Its former holder; `None` if a bot held it from the start.
        before: Option<u16>,
    },
    /// The game began.
    Started,
    /// A decision, or a chance outcome.
    Did {
        /// Whose; `None` is chance.
        seat: Option<Seat>,
        /// The notation.
        action: String,
        /// No player can undo it alone.
        fixed: bool,
        /// The hash of the position after it.
        hash: u64,
    },
    /// Decisions were taken back.
    TookBack {
        /// By whom.
        member: u16,
        /// The number of steps that remain.
        to: u32,
        /// The others had to agree.
        agreed: bool,
        /// The hash of the position after it.
        hash: u64,
    },
    /// A member asked the others.
    Asked {
        /// Who.
        member: u16,
        /// For what.
        proposal: Proposal,
    },
    /// A member answered.
    Answered {
        /// Who.
        member: u16,
        /// What.
        yes: bool,
    },
    /// The asker withdrew the question.
    Withdrawn {
        /// Who.
        member: u16,
    },
    /// The game is paused.
    Paused {
        /// The player who paused it alone; `None` if the host paused it or all players agreed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        member: Option<u16>,
    },
    /// The game continues.
    Resumed,
    /// The time of this seat was up.
    TimedOut {
        /// Which.
        seat: Seat,
    },
    /// This seat ranks last, regardless of the scores.
    Forfeited {
        /// Which.
        seat: Seat,
    },
    /// The game ended, not by its rules.
    Ended {
        /// How.
        how: Status,
    },
    /// A member wrote in the chat.
    Said {
        /// Who.
        member: u16,
        /// What.
        text: String,
    },
    /// A member wants a rematch.
    Again {
        /// Who.
        member: u16,
    },
    /// A member was removed; seats they held before the start are open.
    Kicked {
        /// Who.
        member: u16,
        /// Whether they are barred from coming back.
        blocked: bool,
    },
    /// A blocked member may come back.
    Unblocked {
        /// Who.
        member: u16,
    },
    /// A member was muted or unmuted.
    Muted {
        /// Who.
        member: u16,
        /// Whether they are muted.
        on: bool,
    },
    /// The table was locked against new members, or unlocked.
    Locked {
        /// Whether it takes none.
        on: bool,
    },
}

impl Change {
    /// Whether it may change what clients can offer.
    pub(crate) fn is_step(&self) -> bool {
        match self {
            Change::Started
            | Change::Did { .. }
            | Change::TookBack { .. }
            | Change::Paused { .. }
            | Change::Resumed
            | Change::Ended { .. } => true,
            Change::Joined { .. }
            | Change::Left { .. }
            | Change::Seated { .. }
            | Change::TookOver { .. }
            | Change::Asked { .. }
            | Change::Answered { .. }
            | Change::Withdrawn { .. }
            | Change::TimedOut { .. }
            | Change::Forfeited { .. }
            | Change::Said { .. }
            | Change::Again { .. }
            | Change::Kicked { .. }
            | Change::Unblocked { .. }
            | Change::Muted { .. }
            | Change::Locked { .. } => false,
        }
    }
}

/// A request that needs the consent of all other people.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "for", rename_all = "snake_case")]
pub enum Proposal {
    /// To go back so far that this many steps of the game remain.
    TakeBack {
        /// The number of steps that remain.
        to: u32,
    },
    /// To stop the clocks.
    Pause,
    /// To end the game without a result.
    Abandon,
    /// To let the member who asks take over a seat of another.
    Seat {
        /// Which.
        seat: Seat,
    },
}
