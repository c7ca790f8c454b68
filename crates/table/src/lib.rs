//! One game in progress without I/O: who sits where, whose turn it is, what may be taken back, whose clock
//! runs, and what each viewer is told.
//!
//! A [`Table`] is a fold over numbered [`Entry`]s, and everything that changes it is an entry. A host (a
//! server, a terminal, a browser) drives it in three moves:
//!
//! 1. [`Table::decide`] looks at a [`Command`] and the time, and answers with the entries it leads to or with
//!    a [`Refusal`]. It changes nothing.
//! 2. The host stores the entries. Their numbers are unique, so two hosts can never both be right about the
//!    same table.
//! 3. [`Table::commit`] takes the entries in and tells every viewer what it may know ([`Output`]).
//!    [`Table::handle`] is all three in one for hosts that store elsewhere or nowhere.
//!
//! What the table waits for from outside (a bot's move, a drawn card, the next look at the clock, a new table
//! for a rematch) is in [`Table::wants`]. The table never runs a bot, never looks at a clock, and holds the
//! seed of its dealer where no message is made of it.
//!
//! Two numbers order what clients know: `number` counts entries of any kind; `step` is the number of the
//! last entry that changed what can be done. Whoever acts names the step they saw, so a chat line makes
//! nobody late while a take-back does.
#![forbid(unsafe_code)]

mod any;
mod clock;
mod command;
mod confirm;
mod decide;
mod entry;
mod line;
mod message;
mod options;
mod render;
mod replay;
mod room;
#[cfg(feature = "schema")]
pub mod schema;
mod store;
mod table;

pub use any::{AnyTable, load, open};
pub use command::{Back, Choice, Command, Refusal, Sender};
pub use entry::{Change, Entry, Proposal};
pub use message::{
    Audience, BlockedView, ClockView, Event, Glance, MemberView, News, Offer, Offered, Outcome, Output,
    Outstanding, Position, SeatView, Standing, TableView, Told, Update, Want, You,
};
pub use options::{Chance, ClientId, Clock, New, Options, Seed, TakeBacks, TimeOut};
pub use replay::{Replay, ReplayStep, RoundStart};
pub use room::{Ask, Hands, Holder, Member, Place, Room, Status};
pub use store::{Created, Damaged, LoadError, SavedStep, Snapshot, Stored};
pub use table::Table;

/// The longest chat message, in characters.
pub const MAX_CHAT: usize = 500;
/// The most chat messages of the players of one table.
pub const MAX_MESSAGES: u32 = 2000;
/// The most chat messages of all who sit nowhere. They do not count among those of the players.
pub const WATCHERS_MESSAGES: u32 = 500;
/// The most chat messages of one member who sits nowhere.
pub const WATCHER_MESSAGES: u32 = 100;
/// So often a player stops a game without a clock alone; after that the others must agree.
pub const PAUSES: u32 = 3;
/// A rated game is broken off without a result when somebody leaves before they have made so many decisions.
pub const EARLY: u32 = 3;
/// The longest name of a member, in characters.
pub const MAX_NAME: usize = 40;
/// The most people who are at one table by name. When more come, who sits nowhere and came first leaves. Watching needs
/// no name.
pub const MAX_MEMBERS: usize = 64;
/// So many of the latest entries are kept for those who missed some; who missed more gets everything anew.
pub const RECENT: usize = 256;
