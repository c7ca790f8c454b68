//! What a table is made of: numbered changes, in the order in which they happened. Entries are for storage
//! and for other hosts of the same table; they tell everything, so no client ever gets one.

use kernel::{Lang, Seat};
use serde::{Deserialize, Serialize};

use crate::options::ClientId;
use crate::room::{Holder, Status};

/// One change.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// Its place, from 1, without gaps.
    pub number: u32,
    /// When, in milliseconds of the host's clock; never before the entry before.
    pub at: u64,
    /// What.
    pub change: Change,
}

/// What changed. People are named by their member number.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum Change {
    /// Somebody came, or came back, or changed name or language.
    Joined {
        /// Who, by the host's numbering.
        client: ClientId,
        /// The name others see.
        name: String,
        /// The language of their messages.
        lang: Lang,
        /// The number of a member who left without a trace and whose number this one has from now on.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        slot: Option<u16>,
    },
    /// Somebody went; their seats are open.
    Left {
        /// Who.
        member: u16,
    },
    /// A seat has another holder.
    Seated {
        /// Which.
        seat: Seat,
        /// Who holds it now.
        holder: Holder,
    },
    /// The game began.
    Started,
    /// A decision, or a chance outcome.
    Did {
        /// Whose; `None` is chance.
        seat: Option<Seat>,
        /// The notation.
        action: String,
        /// Nobody takes it back alone.
        fixed: bool,
        /// The hash of the position after it.
        hash: u64,
    },
    /// Decisions were taken back.
    TookBack {
        /// By whom.
        member: u16,
        /// So many steps of the game remain.
        to: u32,
        /// The others had to agree.
        agreed: bool,
        /// The hash of the position after it.
        hash: u64,
    },
    /// Somebody asked the others.
    Asked {
        /// Who.
        member: u16,
        /// For what.
        proposal: Proposal,
    },
    /// Somebody answered.
    Answered {
        /// Who.
        member: u16,
        /// What.
        yes: bool,
    },
    /// Who asked thought better of it.
    Withdrawn {
        /// Who.
        member: u16,
    },
    /// The game stands still.
    Paused {
        /// Who stopped it alone; `None` is the host, or everybody agreed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        member: Option<u16>,
    },
    /// The game goes on.
    Resumed,
    /// The time of this seat was up.
    TimedOut {
        /// Which.
        seat: Seat,
    },
    /// This seat ranks last whatever happens.
    Forfeited {
        /// Which.
        seat: Seat,
    },
    /// The game ended, not by its rules.
    Ended {
        /// How.
        how: Status,
    },
    /// Somebody said something.
    Said {
        /// Who.
        member: u16,
        /// What.
        text: String,
    },
    /// Somebody wants to play again.
    Again {
        /// Who.
        member: u16,
    },
    /// Somebody was sent away; seats they held before the start are open.
    Kicked {
        /// Who.
        member: u16,
        /// Whether they may not come back.
        blocked: bool,
    },
    /// Somebody who was blocked may come back.
    Unblocked {
        /// Who.
        member: u16,
    },
    /// Somebody may not speak any more, or may again.
    Muted {
        /// Who.
        member: u16,
        /// Whether they may not.
        on: bool,
    },
    /// The table takes no new members, or does again.
    Locked {
        /// Whether it takes none.
        on: bool,
    },
}

impl Change {
    /// Whether what clients offer to do may be different after it.
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

/// What needs the consent of all other people.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "for", rename_all = "snake_case")]
pub enum Proposal {
    /// To go back so far that this many steps of the game remain.
    TakeBack {
        /// How many.
        to: u32,
    },
    /// To stop the clocks.
    Pause,
    /// To end the game without a result.
    Abandon,
}
