//! Seat links: one seat at one table, for another device.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A new seat link.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct NewLink {
    /// The seat, from 0; the caller's first seat if it is left out.
    #[schema(maximum = 255)]
    pub seat: Option<u8>,
    /// The purpose of the link, as in "my phone": up to 40 characters.
    #[schema(max_length = 40)]
    pub label: Option<String>,
}

/// A seat link was made.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct SeatLink {
    /// Its id, by which it is listed and revoked.
    pub id: String,
    /// The seat that it opens.
    pub seat: u8,
    /// The path, with the secret. It is shown this once.
    pub seat_link: String,
}

/// The caller's seat links at a table.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct LinkList {
    /// The links, the latest first.
    pub links: Vec<LinkInfo>,
}

/// A seat link and the devices that use it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct LinkInfo {
    /// Its id.
    pub id: String,
    /// The seat that it opens.
    pub seat: u8,
    /// The caller's note; may be empty.
    pub label: String,
    /// The time of creation, in milliseconds since 1970.
    pub created: u64,
    /// The last use by a device.
    pub used: Option<u64>,
    /// The devices that opened it, according to their User-Agent, the latest first.
    pub devices: Vec<String>,
}

/// The key of a seat link.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct KeyRequest {
    /// The part of the link after `#key=`.
    pub key: String,
}
