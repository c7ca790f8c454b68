//! Messages other than those of a table: requests and answers of the HTTP API, and the messages of the
//! socket. The `OpenAPI` document and the TypeScript types are made of these.

mod accounts;
mod check;
mod games;
mod links;
mod people;
mod reports;
mod socket;
mod study;
mod tables;

pub use self::accounts::*;
pub use self::check::*;
pub use self::games::*;
pub use self::links::*;
pub use self::people::*;
pub use self::reports::*;
pub use self::socket::*;
pub use self::study::*;
pub use self::tables::*;
pub use crate::error::{ErrorBody, ErrorInfo};
pub use crate::live::Ack;
pub use crate::webhook::TurnNotice;
