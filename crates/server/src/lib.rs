//! Tables over HTTP and WebSocket: lobby, storage, people.
//!
//! [`App`] holds what all parts share; [`router`] is the whole HTTP side, apart from any socket, so that tests call it
//! in process; [`serve()`] binds the two to a listener. A table in use has one task that owns it (`live`); entries are
//! stored before anybody hears of them (`store`). The rules are nowhere in here: a table decides, this crate stores,
//! tells and waits.
#![forbid(unsafe_code)]

mod admin;
mod analysis;
mod app;
mod clock;
mod error;
mod habits;
mod http;
mod limit;
mod live;
mod log;
mod metrics;
mod names;
mod news;
mod order;
mod password;
mod pool;
mod quota;
mod rating;
mod secret;
mod serve;
mod setups;
mod shelf;
mod store;
mod turns;
mod webhook;
pub mod wire;
mod wrong;

pub use admin::{Admin, AdminError, Line};
pub use app::{App, Config};
pub use error::Error;
pub use http::{openapi, router};
pub use log::log_to_stderr;
pub use pool::{Brains, OwnBots, Question, Recall, Thought};
pub use quota::Quota;
pub use serve::{serve, signal};
pub use shelf::Shelf;
pub use store::{Kind, Store, StoreError};
pub use wrong::{Wanted, Wrong};
