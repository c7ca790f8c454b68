//! The parts common to all games, without knowledge of any game: the [`Game`] contract, explicit chance, views,
//! score sheets, the notation of actions, the effect language, records, perft and the conformance suite.
//!
//! A game is a value (its `State`) and pure functions over it. The legal actions are a list; playing one means choosing
//! an entry of that list, and a chance outcome is an entry of such a list too:
//!
//! ```
//! use kernel::{Dealer, Game, Pending};
//!
//! let game = toy::Rules::build(&[])?;
//! let setup = game.setup(&serde_json::json!({ "players": 2 }))?;
//! let (mut state, mut dealer, mut legal) = (game.start(&setup), Dealer::new(7), Vec::new());
//! loop {
//!     let pending = game.pending(&state);
//!     game.legal(&state, &mut legal);
//!     let action = match pending {
//!         Pending::Player(_) => legal[0],
//!         Pending::Chance(draw) => dealer.choose(&game, &state, draw, &legal),
//!         Pending::Over => break,
//!     };
//!     game.advance(&mut state, action, &mut ());
//! }
//! println!("{:?}", game.totals(&state));
//! # Ok::<(), kernel::Problems>(())
//! ```
//!
//! | to … | read |
//! | --- | --- |
//! | write a game | [`Game`], then [`conformance`] for the laws it must obey; `games/toy` is the smallest example |
//! | play one with undo and a record | [`Session`], [`Record`] |
//! | answer or script chance | [`Dealer`], [`ChanceMode`] |
//! | see what a viewer may know | [`Game::View`], [`Viewer`] |
//! | talk to any game in JSON | [`AnyGame`], [`AnySession`] |
//! | declare events | [`events!`], [`Seen`] |
//! | describe components and effects | [`content`], [`effect`] |
//! | explain what cannot be done now | [`Why`] |
//! | describe a setup form | [`Meta`] |
//!
//! The kernel must not know a game, a clock, a file or a network.
#![forbid(unsafe_code)]

pub mod any;
mod chacha;
pub mod chance;
pub mod conformance;
pub mod content;
pub mod effect;
pub mod event;
pub mod game;
pub mod hash;
pub mod list;
pub mod meta;
pub mod notation;
pub mod perft;
pub mod record;
pub mod rng;
#[cfg(feature = "schema")]
pub mod schema;
pub mod score;
mod seat_or_word;
pub mod session;
pub mod why;

pub use any::{AnyGame, AnySession, Choice, Refused};
pub use chance::Dealer;
pub use event::Seen;
pub use game::{Draw, Game, Illegal, MAX_SEATS, Pending, Problem, Problems, Purpose, Seat, Sink, Viewer};
pub use hash::StableHasher;
pub use list::List;
pub use meta::{Form, Meta};
pub use notation::{Arg, Phrase};
pub use record::{Record, record_for, verify};
pub use rng::SplitMix;
pub use score::{Category, Heading, ScoreRow, ScoreSheet, Sheet, Who};
pub use session::{Actor, ChanceMode, Session};
pub use why::{Why, WhyNot};
pub use words::{Lang, Or, Say};

/// Sentences that belong to no single game.
pub static WORDS: words::Part = words::part!();
