//! Statistics over many games: the rows that simulations write, the files that hold them, the statistics and
//! the report.
//!
//! ```
//! use lab::stats::{Sample, difference, wilson};
//!
//! let (bird, snake): (Sample, Sample) = ([71.0, 68.0, 75.0].into_iter().collect(), [60.0, 64.0].into_iter().collect());
//! let (points, margin) = difference(&bird, &snake);
//! assert!(points > 0.0 && margin > 0.0);
//! // 95 % interval of 87 wins in 100 games.
//! let (low, high) = wilson(0.87, 100.0);
//! assert!(low < 0.87 && 0.87 < high);
//! ```
//!
//! | to … | read |
//! | --- | --- |
//! | say what is worth writing down about a game | [`Studied`] |
//! | read and write rows | [`file`](mod@file), [`Dataset`] |
//! | make results of rows | [`games`](mod@games) |
//! | compute intervals | [`stats`] |
//! | make the HTML report | [`report`] |
//!
//! Everything after the rows uses only column names, so files filtered or joined elsewhere can be read too. This
//! crate plays no game and must not know a command.
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
pub use data::{Cell, Column, Dataset, Kind};

/// The sentences of the report.
static WORDS: words::Part = words::part!();

#[cfg(test)]
mod tests {
    #[test]
    fn the_words_are_whole() {
        ::words::check::whole(&super::WORDS, &[]);
    }
}
