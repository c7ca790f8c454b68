//! Random ids and secrets. A secret is shown once and stored as its hash; comparing takes the same time whatever
//! differs.

use std::fmt::Write;

use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;

/// Digits without those that look alike.
const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// Random bytes from the operating system.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

/// A random number.
pub(crate) fn number() -> u64 {
    u64::from_le_bytes(random())
}

/// So many random digits of five bits each.
fn word(digits: usize) -> String {
    let bytes: [u8; 64] = random();
    bytes.iter().take(digits).map(|byte| char::from(DIGITS[*byte as usize % 32])).collect()
}

/// The id of a table. Whoever knows it may look at the table, so it cannot be guessed: a hundred bits.
pub(crate) fn table_id() -> String {
    word(20)
}

/// Whether a text can be the id of a table; nothing else is looked for in the database.
pub(crate) fn is_table_id(id: &str) -> bool {
    id.len() == 20 && id.bytes().all(|byte| DIGITS.contains(&byte))
}

/// A short id that people type.
pub(crate) fn short_id() -> String {
    word(8)
}

/// The number of a new person. It fits a signed column.
pub(crate) fn person() -> u64 {
    number() >> 1
}

/// The id of a person as others see it.
pub(crate) fn person_id(person: u64) -> String {
    format!("{person:016x}")
}

/// The person with this id.
pub(crate) fn parse_person(id: &str) -> Option<u64> {
    (id.len() == 16).then(|| u64::from_str_radix(id, 16).ok()).flatten().filter(|person| person >> 63 == 0)
}

/// A new secret in two parts: a name to find it by, and what must be known.
pub(crate) struct Secret {
    /// The part stored as it is.
    pub(crate) id: String,
    /// The part stored as a hash.
    secret: String,
}

impl Secret {
    /// A new one.
    pub(crate) fn new() -> Self {
        Secret { id: word(16), secret: word(40) }
    }

    /// What its owner keeps.
    pub(crate) fn text(&self) -> String {
        format!("{}-{}", self.id, self.secret)
    }

    /// What is stored.
    pub(crate) fn hash(&self) -> String {
        hash(&self.secret)
    }

    /// Reads what an owner shows.
    pub(crate) fn parse(text: &str) -> Option<Secret> {
        let (id, secret) = text.split_once('-')?;
        let fine = |part: &str, len: usize| part.len() == len && part.bytes().all(|b| DIGITS.contains(&b));
        (fine(id, 16) && fine(secret, 40)).then(|| Secret { id: id.into(), secret: secret.into() })
    }

    /// Whether this is the secret with that hash.
    pub(crate) fn is(&self, stored: &str) -> bool {
        hash(&self.secret).as_bytes().ct_eq(stored.as_bytes()).into()
    }
}

fn hash(secret: &str) -> String {
    let mut text = String::with_capacity(64);
    for byte in Sha256::digest(secret.as_bytes()) {
        let _ = write!(text, "{byte:02x}");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::{Secret, is_table_id, parse_person, person, person_id, table_id};

    #[test]
    fn a_secret_is_known_by_its_hash_alone() {
        let secret = Secret::new();
        let shown = Secret::parse(&secret.text()).expect("what was shown is read back");
        assert!(shown.is(&secret.hash()));
        assert!(!Secret::new().is(&secret.hash()));
        assert!(!secret.hash().contains(&secret.secret));
        for wrong in ["", "-", "abc-def", &secret.text()[1..], &format!("{}x", secret.text())] {
            assert!(Secret::parse(wrong).is_none(), "{wrong}");
        }
    }

    #[test]
    fn ids_are_read_back() {
        assert!(is_table_id(&table_id()));
        assert!(!is_table_id("../../etc/passwd/xyz"));
        let person = person();
        assert_eq!(parse_person(&person_id(person)), Some(person));
        assert_eq!(parse_person("ffffffffffffffff"), None);
        assert_eq!(parse_person("é2345678901234567"), None);
    }
}
