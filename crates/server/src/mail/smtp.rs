//! E-mail by SMTP. The server's address determines whether the connection is encrypted: `smtps://`, or `smtp://`
//! with `?tls=required`; a password is never sent over an unencrypted one, except to this machine.

use std::fmt;
use std::time::Duration;

use lettre::message::Mailbox;
use lettre::message::header::ContentType;
use lettre::transport::smtp::AsyncSmtpTransport;
use lettre::{Address, AsyncTransport, Message, Tokio1Executor};

use super::{Letter, MailError, NotSent};

/// Time-out for the mail server.
const PATIENCE: Duration = Duration::from_secs(20);

/// The way to send e-mail.
#[derive(Clone)]
pub struct Mailer {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
}

impl fmt::Debug for Mailer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Mailer").field("from", &self.from).finish_non_exhaustive()
    }
}

impl Mailer {
    /// E-mail through this server, from this address.
    pub fn new(url: &str, from: &str) -> Result<Mailer, MailError> {
        let from = from.parse().map_err(|_| MailError::From { from: from.into() })?;
        let (scheme, rest) = url.split_once("://").ok_or(MailError::Address)?;
        let authority = rest.split(['/', '?']).next().unwrap_or_default();
        let (user, host) =
            authority.rsplit_once('@').map_or((None, authority), |(user, host)| (Some(user), host));
        let encrypted = scheme == "smtps" || rest.contains("tls=required");
        let local = ["localhost", "127.0.0.1", "[::1]"]
            .iter()
            .any(|own| host.strip_prefix(own).is_some_and(|port| port.is_empty() || port.starts_with(':')));
        if user.is_some() && !encrypted && !local {
            return Err(MailError::Password);
        }
        let transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(url)
            .map_err(|_| MailError::Address)?
            .timeout(Some(PATIENCE))
            .build();
        Ok(Mailer { transport, from })
    }

    /// Sends an e-mail.
    pub(crate) async fn send(&self, letter: Letter) -> Result<(), NotSent> {
        let to: Address = letter.to.parse()?;
        let message = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, to))
            .subject(letter.subject)
            .header(ContentType::TEXT_PLAIN)
            .body(letter.text)?;
        self.transport.send(message).await?;
        Ok(())
    }
}

/// Whether e-mail could go to an address.
pub(super) fn takes(address: &str) -> bool {
    address.parse::<Address>().is_ok()
}

#[cfg(test)]
mod tests {
    use super::Mailer;

    #[test]
    fn a_password_goes_over_encrypted_connections_alone() {
        for fine in [
            "smtps://ada:secret@mail.example",
            "smtp://ada:secret@mail.example:587?tls=required",
            "smtp://mail.example",
            "smtp://ada:secret@localhost:2525",
        ] {
            assert!(Mailer::new(fine, "Temples <temples@example.org>").is_ok(), "{fine}");
        }
        for bad in ["", "mail.example", "http://mail.example", "smtp://ada:secret@mail.example"] {
            let why = Mailer::new(bad, "temples@example.org").expect_err(bad).to_string();
            assert!(why.starts_with("--smtp") && !why.contains("secret"), "{why}");
        }
        assert!(Mailer::new("smtp://mail.example", "nobody").is_err());
    }
}
