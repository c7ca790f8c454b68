//! The server from outside: real HTTP, real sockets, a real database.

mod check;
mod client;
mod clocks;
mod fair;
mod guard;
mod leak;
mod lobby;
mod log;
mod noise;
mod order;
mod outlive;
mod people;
mod play;
mod preview;
mod seats;
mod storage;
mod store;
mod study;
mod wire;
