//! The toolkit with which games draw their terminal pictures.
//!
//! A game implements [`Picture`] over a [`Scene`]: what one viewer may know of a position, the components and the
//! colours. It draws on a [`Canvas`], which grows with its content:
//!
//! ```
//! use panes::Canvas;
//! use ratatui::style::Style;
//!
//! let mut canvas = Canvas::new(20);
//! canvas.line("Camps", Style::new());
//! canvas.paragraph(2, "Two archaeologists wait at the camps.", 5, Style::new());
//! assert!(canvas.height() > 2);
//! ```
//!
//! | to … | read |
//! | --- | --- |
//! | draw a game | [`Picture`], [`Scene`], [`Pane`], [`Canvas`] |
//! | look components up | [`Catalogue`], [`Piece`] |
//! | give it signs, words and colours | [`Picture::sign`], [`Picture::word`], [`Picture::colour`], [`Theme`] |
//! | show a game that draws nothing | [`Plain`] |
//!
//! This crate must not know a game, a terminal, a key, a table or a bot.
#![forbid(unsafe_code)]

mod canvas;
mod catalogue;
mod icons;
mod plain;
mod postcard;
mod scene;
mod theme;
mod words;

pub use canvas::{Canvas, fit, wrap};
pub use catalogue::{Catalogue, Piece};
pub use icons::Span;
pub use plain::Plain;
pub use postcard::{Layer, Postcard};
pub use scene::{Pane, Picture, Scene, fields, list, number, text};
pub use theme::{Colours, Theme};
