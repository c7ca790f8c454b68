//! One game in progress without I/O: who sits where, whose turn it is, what may be undone, whose clock
//! runs, and what each viewer is shown.
//!
//! A [`Table`] is a fold over numbered [`Entry`]s, and everything that changes it is an entry. A host (a
//! server, a terminal, a browser) drives it in three moves:
//!
//! 1. [`Table::decide`] looks at a [`Command`] and the time, and returns the entries it leads to or a
//!    [`Refusal`]. It changes nothing.
//! 2. The host stores the entries. Their numbers are unique, so two hosts cannot both extend the same table.
//! 3. [`Table::commit`] applies the entries and returns for every viewer what it may know ([`Output`]).
//!    [`Table::handle`] is all three in one for hosts that store elsewhere or nowhere.
//!
//! ```
//! use std::sync::Arc;
//!
//! use kernel::Seat;
//! use table::{ClientId, Command, New, Options, Seed, Sender, Status, Table};
//!
//! let (ann, now) = (ClientId(1), 0);
//! let new = New {
//!     setup: serde_json::json!({ "players": 2 }),
//!     options: Options { hot_seat: true, ..Options::default() },
//!     owner: ann,
//!     seed: Seed(7),
//!     at: now,
//! };
//! let mut table = Table::create(Arc::new(toy::Toy), new)?;
//! for command in [
//!     Command::Join { name: "Ann".into(), lang: kernel::Lang::EN },
//!     Command::TakeSeat { seat: Seat(0) },
//!     Command::TakeSeat { seat: Seat(1) },
//!     Command::Start,
//! ] {
//!     table.handle(Sender::Client(ann), &command, now).expect("Ann may do that");
//! }
//! assert_eq!(table.room().status, Status::Playing);
//! # Ok::<(), kernel::Problems>(())
//! ```
//!
//! What the table needs from outside (a bot's move, a drawn card, the next look at the clock, a new table for
//! a rematch) is in [`Table::wants`]. The table never runs a bot or reads a clock, and no message is built
//! from the seed of its dealer.
//!
//! Two numbers order what clients know: `number` counts entries of any kind; `step` is the number of the
//! last entry that changed what can be done. A client that acts names the step it saw, so a chat line does
//! not make an action stale, but an undo does.
//!
//! | to … | read |
//! | --- | --- |
//! | drive one game | [`Table`], [`Command`], [`Refusal`] |
//! | drive any game | [`AnyTable`], [`open()`], [`load()`] |
//! | store and load | [`Entry`], [`Created`], [`Snapshot`] |
//! | show it to people | [`Update`], [`Position`], [`Offer`] |
//! | show a finished game | [`Replay`] |
#![forbid(unsafe_code)]

mod ahead;
mod any;
mod clock;
mod command;
mod confirm;
mod decide;
mod entry;
mod hint;
mod line;
mod message;
mod options;
mod render;
mod replay;
mod room;
mod store;
mod table;

pub use ahead::Ahead;
pub use any::{AnyTable, load, open, reasons};
pub use command::{Back, Choice, Command, Refusal, Sender};
pub use entry::{Change, Entry, Proposal};
pub use hint::{Hint, HintCandidate};
pub use message::{
    Audience, BlockedView, ClockView, Event, Glance, MemberView, News, Offer, Offered, Outcome, Output,
    Outstanding, Position, SeatView, Standing, TableView, Told, Update, Want, You,
};
pub use options::{Chance, ClientId, Clock, ClockError, New, Options, Seed, TakeBacks, TimeOut};
pub use replay::{Replay, ReplayStep, RoundStart};
pub use room::{Ask, Hands, Holder, Member, Room, SeatState, Status};
pub use store::{Created, Damaged, LoadError, SavedStep, Snapshot, Stored};
pub use table::Table;

/// The longest chat message, in characters.
pub const MAX_CHAT: usize = 500;
/// The most chat messages of the players of one table.
pub const MAX_MESSAGES: u32 = 2000;
/// The most chat messages of all spectators together. They do not count towards the players' limit.
pub const WATCHERS_MESSAGES: u32 = 500;
/// The most chat messages of one member who sits nowhere.
pub const WATCHER_MESSAGES: u32 = 100;
/// The maximum number of pauses of a player in a game without a clock; after that the others must agree.
pub const PAUSES: u32 = 3;
/// The maximum number of requests of a member for a seat of a running game.
pub const SEAT_ASKS: u32 = 3;
/// If a player leaves a rated game before making this many decisions, it ends without a result.
pub const EARLY: u32 = 3;
/// The longest name of a member, in characters.
pub const MAX_NAME: usize = 40;
/// The most named members at one table. When more join, the one without a seat who joined first leaves. Watching
/// needs no name.
pub const MAX_MEMBERS: usize = 64;
/// Latest entries kept in memory for clients that missed some; a client that missed more gets a full
/// update.
pub const RECENT: usize = 256;

/// The sentences of tables.
static WORDS: words::Part = words::part!();

#[cfg(test)]
mod tests {
    #[test]
    fn the_words_are_whole() {
        ::words::check::whole(&super::WORDS, &["refusal-"]);
    }
}
