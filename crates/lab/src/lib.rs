//! What many games come to: the rows that simulations write, the files they are kept in, the statistics drawn
//! from them and the report that shows them.
//!
//! [`Studied`] says for each game what is worth writing down. Everything after the rows goes by column names
//! alone, so a file that was filtered or joined elsewhere can be read too. This crate plays no game and must not
//! know a command.
#![forbid(unsafe_code)]
#![expect(
    clippy::cast_precision_loss,
    reason = "statistics are printed with a few digits; counts stay far below 2^52"
)]

mod data;
pub mod file;
pub mod games;
pub mod report;
pub mod stats;

pub use bots::{Family, Studied, Took};
pub use data::{Cell, Column, Kind, Table};
