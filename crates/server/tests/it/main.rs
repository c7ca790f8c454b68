//! The server from outside: real HTTP, real sockets, a real database.

mod client;
mod lobby;
mod people;
mod play;
mod study;
