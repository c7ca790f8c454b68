//! Tables over HTTP and WebSocket: lobby, storage, people.
//!
//! ```
//! use server::{App, Config, Store, router};
//!
//! # tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(async {
//! let store = Store::open("sqlite::memory:").await?;
//! let rules = games::Rules::all(&[]).expect("the built-in tables are whole");
//! let app = App::new(Config::default(), store, rules).expect("every game has rules");
//! let _routes = router(app); // or `server::serve(app, listener, end)`
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! # })?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! | to … | read |
//! | --- | --- |
//! | run a server | [`App`], [`Config`], [`serve()`], [`signal`] |
//! | call it in process | [`router`] |
//! | know its messages | [`wire`], [`openapi`] |
//! | store elsewhere, back up, administer | [`Store`], [`Admin`] |
//! | bring bots of your own | [`Brains`], [`OwnBots`] |
//!
//! A table in use has one task that owns it (`live`); entries are stored before any client receives them (`store`).
//! There are no rules in here: a table decides, this crate stores, notifies and waits.
#![forbid(unsafe_code)]

mod admin;
mod analysis;
mod app;
mod clock;
mod error;
mod guess;
mod habits;
mod http;
mod limit;
mod live;
mod log;
mod mail;
mod metrics;
mod names;
mod news;
mod order;
mod password;
mod pool;
mod preview;
mod quota;
mod rating;
mod secret;
mod serve;
mod shelf;
mod store;
mod totp;
mod turns;
mod webhook;
pub mod wire;
mod wrong;

pub use admin::{Admin, AdminError, Line};
pub use app::{App, Config};
pub use error::Error;
pub use http::{openapi, router};
pub use log::log_to_stderr;
pub use mail::{MailError, Mailer};
pub use news::NewsError;
pub use pool::{Brains, OwnBots, Question, Recall, Thought};
pub use quota::Quota;
pub use serve::{serve, signal};
pub use shelf::Shelf;
pub use store::{Kind, Store, StoreError};
pub use wrong::{Wanted, Wrong};

/// Formats a sentence of the server: `say!(lang, "key", n = 3)`.
macro_rules! say {
    ($lang:expr, $key:expr $(, $name:ident = $value:expr)* $(,)?) => {
        ::words::say!($crate::WORDS, $lang, $key $(, $name = $value)*)
    };
}
pub(crate) use say;

/// The sentences of the server.
static WORDS: ::words::Part = ::words::part!();

#[cfg(test)]
mod tests {
    #[test]
    fn the_words_are_whole() {
        ::words::check::whole(&super::WORDS, &["error-", "mail-"]);
    }
}
