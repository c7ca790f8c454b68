//! placeholder
#![forbid(unsafe_code)]

pub mod content;
pub mod describe;
pub mod ids;
pub mod purse;
pub mod tables;
pub mod verb;
pub mod verb_text;
