//! The terminal client: play, replay and study in a terminal, alone, hot-seat, against bots, or at a server.
//!
//! [`App`] is the whole program without a terminal: it takes [`Input`]s and draws pictures, so tests press keys and
//! read what is shown. [`run`] gives it a terminal and gives the terminal back whatever happens. This crate must not
//! know a rule: it shows views, offers the actions it was given, and sends one back.
#![forbid(unsafe_code)]

mod app;
mod clock;
mod fuzzy;
pub mod host;
mod replay;
mod saves;
mod screen;
mod terminal;
pub mod wire;
mod words;

pub use app::{App, Config, Start, find, random_seed};
pub use panes::{Catalogue, Colours, Piece, Theme};
pub use saves::{Folder, Journal, Save};
pub use screen::{Input, LEAST};
pub use terminal::run;
pub use words::from_environment;

/// The time, in milliseconds since 1970.
fn now() -> u64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as u64)
}
