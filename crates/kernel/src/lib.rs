//! What every game has, and nothing of any one game: the [`Game`] contract, explicit chance, views,
//! score sheets, the notation of actions, the effect language, records, perft and the conformance suite.
//!
//! The kernel must not know a game, a clock, a file or a network.
#![forbid(unsafe_code)]

pub mod any;
mod chacha;
pub mod chance;
pub mod conformance;
pub mod content;
pub mod effect;
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
pub mod session;
pub mod why;

pub use any::{AnyGame, AnySession, Choice, Refused};
pub use chance::Dealer;
pub use game::{Draw, Game, Illegal, Lang, MAX_SEATS, Pending, Problems, Purpose, Seat, Sink, Viewer};
pub use hash::StableHasher;
pub use list::List;
pub use meta::{Form, Meta};
pub use notation::{Arg, Phrase};
pub use record::{Record, record_for, verify};
pub use rng::SplitMix;
pub use score::{Category, ScoreRow, ScoreSheet, Who};
pub use session::{Actor, ChanceMode, Session};
pub use why::{Why, WhyNot};
