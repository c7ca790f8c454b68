//! The toolkit with which games draw: postcards for link previews and, with the feature `terminal`, pictures for the
//! terminal.
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
//! | lay out the picture of a link preview | [`Postcard`], [`Layer`] |
//! | give it signs, words and colours | [`Picture::sign`], [`Picture::word`], [`Picture::colour`], [`Theme`] |
//! | show a game that draws nothing | [`Plain`] |
//!
//! This crate must not know a game, a terminal, a key, a table or a bot.
#![forbid(unsafe_code)]

#[cfg(feature = "terminal")]
mod canvas;
#[cfg(feature = "terminal")]
mod catalogue;
#[cfg(feature = "terminal")]
mod icons;
#[cfg(feature = "terminal")]
mod plain;
mod postcard;
#[cfg(feature = "terminal")]
mod scene;
#[cfg(feature = "terminal")]
mod theme;
mod value;
#[cfg(feature = "terminal")]
mod words;

#[cfg(feature = "terminal")]
pub use canvas::{Canvas, fit, wrap};
#[cfg(feature = "terminal")]
pub use catalogue::{Catalogue, Piece};
#[cfg(feature = "terminal")]
pub use icons::Span;
#[cfg(feature = "terminal")]
pub use plain::Plain;
pub use postcard::{Layer, Postcard};
#[cfg(feature = "terminal")]
pub use scene::{Pane, Picture, Scene};
#[cfg(feature = "terminal")]
pub use theme::{Colours, Theme};
pub use value::{fields, list, number, text};
