//! The tests of the bots in one program: every program of its own would compile the searches of all games again.

mod analyse;
mod characters;
mod contract;
mod learn;
mod mixed;
mod notes;
mod solve;
