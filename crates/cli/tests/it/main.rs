//! The program from outside: commands, the engine protocol and its documentation.

mod analyse;
mod check;
mod clocks;
mod commands;
mod common;
mod docs;
mod drill;
mod edge;
mod engine;
mod exec;
mod faults;
mod features;
mod laboratory;
mod learn;
mod load;
mod order;
mod play;
mod private;
mod processes;
mod protocol;
mod strategy;
mod terminal;
mod toy;
