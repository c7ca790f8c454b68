//! A learned value: features by name, a small network of integers, files of positions from self-play, and training.

pub mod data;
mod model;
pub mod net;
pub mod play;
pub mod train;
pub mod vocabulary;

pub use net::{Net, Verdict};
pub use vocabulary::Vocabulary;
