//! E-mail, for confirming addresses and recovering accounts. A build without the feature `hosting` sends none.

#[cfg_attr(feature = "hosting", path = "smtp.rs")]
#[cfg_attr(not(feature = "hosting"), path = "silent.rs")]
mod smtp;

pub use smtp::Mailer;

use crate::WORDS;

words::errors! {
    /// Why e-mail cannot be sent with these options.
    pub enum MailError in WORDS {
        "smtp-from" From { from: String },
        "smtp-address" Address,
        "smtp-password" Password,
        "smtp-none" NoMail,
    }
}

/// Why an e-mail was not sent: an error of the mail library or the network, for the log.
pub(crate) type NotSent = Box<dyn std::error::Error + Send + Sync>;

/// An e-mail.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Letter {
    /// The address.
    pub(crate) to: String,
    pub(crate) subject: String,
    pub(crate) text: String,
}

/// An e-mail address in the form it is stored in, if it is one.
pub(crate) fn address(text: &str) -> Option<String> {
    let text = text.trim();
    let (local, domain) = text.rsplit_once('@')?;
    let fine = (3..=254).contains(&text.len())
        && (1..=64).contains(&local.len())
        && domain.contains('.')
        && !domain.starts_with('.')
        && !domain.ends_with('.')
        && domain.chars().all(|c| c.is_alphanumeric() || c == '-' || c == '.')
        && text.chars().all(|c| !c.is_whitespace() && !c.is_control() && !"<>()[]\\,;:\"".contains(c));
    // The part before the @ is up to its server, which may be case-sensitive.
    (fine && smtp::takes(text)).then(|| format!("{local}@{}", domain.to_lowercase()))
}

#[cfg(test)]
mod tests {
    use super::address;

    #[cfg(feature = "hosting")]
    #[test]
    fn addresses_are_looked_at() {
        assert_eq!(address(" Ada@Example.ORG ").as_deref(), Some("Ada@example.org"));
        for bad in [
            "",
            "ada",
            "@example.org",
            "ada@",
            "ada@host",
            "a b@example.org",
            "a@b@example.org\r\nBcc: x@y.z",
            "<a@example.org>",
            "a,b@example.org",
            "ada@.example",
            "ada@exam_ple.org",
        ] {
            assert_eq!(address(bad), None, "{bad}");
        }
    }
}
