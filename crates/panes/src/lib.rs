//! What a game draws its terminal pictures with.
//!
//! A game implements [`Picture`] over a [`Scene`]: what one viewer may know of a position, the components and the
//! colours. It draws on a [`Canvas`]. This crate must not know a terminal, a key, a table or a bot.
#![forbid(unsafe_code)]

mod canvas;
mod catalogue;
mod icons;
mod scene;
mod score;
mod theme;
pub mod words;

pub use canvas::{Canvas, fit, wrap};
pub use catalogue::{Catalogue, Piece};
pub use icons::{Span, sign, travel};
pub use scene::{Pane, Picture, Scene, fields, list, number, text};
pub use score::{Category, Row, Sheet};
pub use theme::{Colours, Theme};
