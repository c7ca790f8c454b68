//! The build without the feature `hosting`: no address is accepted, so none is called.

use super::TurnNotice;
use crate::error::Error;

/// Refuses every address.
pub(crate) fn check(_address: &str, _public: bool) -> Result<String, Error> {
    Err(Error::NoWebhooks)
}

/// Makes no call. The database may hold an address that another build stored.
#[expect(clippy::unused_async, reason = "the same face as the module that calls")]
pub(super) async fn send(
    _address: &str,
    _public: bool,
    _notice: &TurnNotice,
    _secret: Option<&str>,
    _now: u64,
) -> Option<()> {
    None
}
