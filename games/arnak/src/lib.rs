//! The rules of Lost Ruins of Arnak: pure functions over a small flat state, driven by component tables.
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
mod pending;
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
pub use rules::Arnak;
pub use setup::Setup;
pub use state::State;
pub use view::View;
