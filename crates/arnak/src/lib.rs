//! placeholder
#![forbid(unsafe_code)]

pub mod content;
pub mod ids;
pub mod purse;
pub mod tables;
pub mod verb;
mod verb_text;
