//! The program from outside: commands, the engine protocol and its documentation.

mod analyse;
mod commands;
mod common;
mod engine;
mod exec;
mod protocol;
mod terminal;
