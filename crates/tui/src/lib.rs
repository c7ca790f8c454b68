//! The terminal client: play, replay and study in a terminal, alone, hot-seat, against bots, or at a server.
//!
//! [`App`] is the whole program without a terminal: it takes [`Input`]s and draws pictures, so tests press keys and
//! read the screen. [`run`] gives it a terminal and restores that in any event. This crate must not know a rule: it
//! shows views, offers the actions it was given, and sends one back.
//!
//! ```no_run
//! let config = tui::Config {
//!     rules: games::Rules::all(&[]).expect("the built-in tables are whole"),
//!     lang: tui::from_environment(),
//!     colours: tui::Colours::default(),
//!     folder: None,
//!     lobby: None,
//!     name: "Ann".into(),
//!     remember: None,
//! };
//! let app = tui::App::new(config, tui::Start::Menu)?;
//! # Ok::<(), tui::Trouble>(())
//! ```
//!
//! | to … | read |
//! | --- | --- |
//! | run it | [`App`], [`Config`], [`Start`], [`run`] |
//! | press keys in a test | [`Input`], [`App::update`], [`App::draw`] |
//! | play here or at a server | [`host`] |
//! | keep games | [`Folder`], [`Save`] |
#![forbid(unsafe_code)]

mod app;
mod clock;
mod fuzzy;
pub mod host;
mod replay;
mod saves;
mod screen;
mod terminal;
mod trouble;
mod words;

pub use app::{App, Config, Remember, Start, find, random_seed};
pub use panes::{Catalogue, Colours, Piece, Theme};
pub use saves::{Folder, Journal, Save};
pub use screen::{Input, LEAST};
pub use terminal::run;
pub use trouble::Trouble;
pub use words::from_environment;

/// The time, in milliseconds since 1970.
fn now() -> u64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as u64)
}
