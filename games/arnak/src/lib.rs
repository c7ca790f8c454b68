//! The rules of Lost Ruins of Arnak and Twisted Paths: pure functions over a small flat state, driven by component tables.
//!
//! ```
//! use kernel::Game;
//!
//! let game = arnak::Rules::build(&[])?;
//! let setup = game.setup(&serde_json::json!({ "players": 2, "board": "bird" }))?;
//! let state = game.start(&setup);
//! assert_eq!((game.seats(&state), game.round(&state)), (2, 1));
//! # Ok::<(), kernel::Problems>(())
//! ```
//!
//! The documentation of [`kernel`] begins with the loop that plays any game to its end.
//!
//! Read in this order:
//!
//! | to … | read |
//! | --- | --- |
//! | see what a position is | `state.rs` |
//! | see what players and chance can do | `action.rs` |
//! | see what a position waits for | `frame.rs` |
//! | follow the legal list | `legal/mod.rs` |
//! | follow an action | `answer.rs` |
//! | follow what goes on without an answer | `machine.rs` |
//! | add or change an effect of cards, sites and tiles | `verb/mod.rs` (the list), `verb/deed.rs` (what a verb says), one file for each family |
//! | see who may know what | `view.rs` |
//! | change a sentence | `words/`, and the folder `words` of the game |
//! | see what bots value | `bot/mod.rs` |
//!
//! Code cites rulings of `docs/rulings/arnak.md` and `docs/rulings/twisted-paths.md` by number.
//!
//! This crate must not know a file, a clock, a generator or a client.
#![forbid(unsafe_code)]

pub mod action;
mod answer;
#[cfg(feature = "bot")]
pub mod bot;
mod chance;
pub mod content;
mod deck;
pub mod describe;
pub mod errors;
pub mod event;
mod expedition;
mod frame;
mod hash;
pub mod ids;
mod keys;
mod legal;
mod load;
mod machine;
mod meta;
mod notation;
#[cfg(feature = "postcard")]
pub mod postcard;
pub mod purse;
mod research;
pub mod rival;
mod rounds;
mod rows;
pub mod rules;
mod save;
pub mod score;
pub mod setup;
pub mod state;
pub mod tables;
mod tagged;
mod temples;
pub mod travel;
#[cfg(feature = "tui")]
pub mod tui;
mod validate;
pub mod verb;
pub mod verb_text;
pub mod view;
pub mod view_json;
mod wares;
pub mod why;
mod words;

pub use action::Action;
pub use event::Event;
pub use notation::VERBS;
pub use rules::Arnak;
#[cfg(feature = "schema")]
pub use view_json::ViewDoc;

/// The rules, by the name under which the registry looks for them.
pub type Rules = Arnak;
pub use setup::Setup;
pub use state::State;
pub use view::View;
