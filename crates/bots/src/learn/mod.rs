//! A learned value: features by name, a small network of integers, files of positions from self-play, and training.

pub mod chances;
pub mod data;
mod errors;
mod fit;
mod model;
pub mod net;
pub mod play;
pub mod policy;
pub mod tell;
pub mod train;
pub mod vocabulary;

pub use chances::{Chances, Teller};
pub use errors::{LessonsError, NetError};
pub use net::{Net, Verdict};
pub use vocabulary::Vocabulary;
