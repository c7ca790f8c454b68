//! No e-mail.

use super::{Letter, MailError, NotSent};

/// The way to send e-mail, of which this build has none.
#[derive(Clone, Debug)]
pub struct Mailer(std::convert::Infallible);

impl Mailer {
    /// Fails: this build cannot send e-mail.
    pub fn new(_: &str, _: &str) -> Result<Mailer, MailError> {
        Err(MailError::NoMail)
    }

    #[expect(clippy::unused_async, reason = "the same as the one that waits")]
    pub(crate) async fn send(&self, _: Letter) -> Result<(), NotSent> {
        match self.0 {}
    }
}

/// Whether e-mail could go to an address.
pub(super) fn takes(_: &str) -> bool {
    false
}
