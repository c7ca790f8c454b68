//! Test doubles and services around the server: a real `PostgreSQL` and a real NATS, a disk that fails on demand, a
//! mail server, a wrong clock, a line that can be cut, and clients that speak to a server as others do. It knows
//! neither the server's internals nor any rule; only tests depend on it.
//!
//! | to … | read |
//! | --- | --- |
//! | start the program as a server, send it signals, kill it | [`Process`] |
//! | call a server, hold a socket to it | [`Client`], [`Socket`], [`Answer`] |
//! | have a database, a message service | [`Postgres`], [`Nats`] |
//! | make a disk fail or lose what was not synced | [`Disk`], [`Fault`], [`Survives`] |
//! | cut a connection | [`Line`] |
//! | receive e-mail | [`MailServer`] |
//! | set the clock of a process wrong | [`WrongClock`] |
#![forbid(unsafe_code)]

mod client;
mod clock;
mod disk;
mod line;
mod mail;
mod process;
mod service;

pub use self::client::{Answer, Client, Socket};
pub use ::client::Method;
pub use clock::WrongClock;
pub use disk::{Disk, Fault, Span, Survives};
pub use line::Line;
pub use mail::{Mail, MailServer};
pub use process::Process;
pub use service::{Nats, Postgres};
