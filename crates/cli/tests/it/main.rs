//! The program from outside: commands, the engine protocol and its documentation.

mod analyse;
mod commands;
mod common;
mod docs;
mod engine;
mod exec;
mod laboratory;
mod learn;
mod load;
mod play;
mod processes;
mod protocol;
mod terminal;
