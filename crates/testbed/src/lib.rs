//! What tests need around the server: a real `PostgreSQL` and a real NATS, and clients that speak to a server as others
//! do. It knows neither the server's inside nor any rule; only tests depend on it.
#![forbid(unsafe_code)]

mod client;
mod service;

pub use client::{Answer, Client, Socket};
pub use service::{Nats, Postgres};
