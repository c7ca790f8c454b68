//! The server from outside: real HTTP, real sockets, a real database. `TEMPLES_TEST_DATABASE=postgres` chooses `PostgreSQL`.

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
mod postgres;
mod preview;
mod seats;
mod storage;
mod store;
mod study;
mod wire;
