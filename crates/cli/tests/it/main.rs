//! The program from outside: commands, the engine protocol and its documentation.

mod commands;
mod common;
mod engine;
mod play;
mod protocol;
mod terminal;
