//! The program from outside: commands, the engine protocol and its documentation.

mod commands;
mod common;
mod docs;
mod engine;
mod laboratory;
mod play;
mod protocol;
mod terminal;
