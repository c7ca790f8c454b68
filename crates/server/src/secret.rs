//! Random ids and secrets. A secret is shown once and stored as its hash; comparison takes constant time.

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

/// This many random digits of five bits each.
fn word(digits: usize) -> String {
    let bytes: [u8; 64] = random();
    bytes.iter().take(digits).map(|byte| char::from(DIGITS[*byte as usize % 32])).collect()
}

/// The id of a table. Anyone who knows it may look at the table, so it must not be guessable: a
/// hundred bits.
pub(crate) fn table_id() -> String {
    word(20)
}

/// Whether a text can be the id of a table; other texts are never looked up in the database.
pub(crate) fn is_table_id(id: &str) -> bool {
    id.len() == 20 && id.bytes().all(|byte| DIGITS.contains(&byte))
}

/// A short id that people type.
pub(crate) fn short_id() -> String {
    word(8)
}

/// A key that signs messages, as its owner keeps it: two hundred bits.
pub(crate) fn key() -> String {
    word(40)
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

/// A new secret in two parts: an id to find it by, and the secret itself.
pub(crate) struct Secret {
    /// The part stored in clear.
    pub(crate) id: String,
    /// The part stored as a hash.
    secret: String,
}

impl Secret {
    /// A new one.
    pub(crate) fn new() -> Self {
        Secret { id: word(16), secret: word(40) }
    }

    /// The text its owner keeps.
    pub(crate) fn text(&self) -> String {
        format!("{}-{}", self.id, self.secret)
    }

    /// The stored form.
    pub(crate) fn hash(&self) -> String {
        hash(&self.secret)
    }

    /// Parses an owner's text.
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

/// A code that people copy from paper, an e-mail or a screen: a hundred bits in five groups.
pub(crate) struct Code(String);

impl Code {
    /// Number of digits that identify the code; the others are secret.
    const ID: usize = 8;
    const ALL: usize = 20;

    /// A new one.
    pub(crate) fn new() -> Self {
        Code(word(Self::ALL))
    }

    /// The text its owner keeps.
    pub(crate) fn text(&self) -> String {
        let groups: Vec<&str> = (0..Self::ALL).step_by(4).map(|at| &self.0[at..at + 4]).collect();
        groups.join("-")
    }

    /// Parses an owner's input, ignoring case, spaces and dashes, and accepting letters that look like digits.
    pub(crate) fn parse(text: &str) -> Option<Code> {
        let plain = |c: char| match c.to_ascii_lowercase() {
            'o' => '0',
            'i' | 'l' => '1',
            other => other,
        };
        let digits = text.chars().take(100).filter(|c| !c.is_whitespace() && *c != '-');
        let digits: String = digits.map(plain).collect();
        let fine = digits.len() == Self::ALL && digits.bytes().all(|byte| DIGITS.contains(&byte));
        fine.then_some(Code(digits))
    }

    /// The part to find it by.
    pub(crate) fn id(&self) -> &str {
        &self.0[..Self::ID]
    }

    /// The stored form.
    pub(crate) fn hash(&self) -> String {
        hash(&self.0)
    }

    /// Whether this is the code with that hash.
    pub(crate) fn is(&self, stored: &str) -> bool {
        self.hash().as_bytes().ct_eq(stored.as_bytes()).into()
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
    use super::{Code, Secret, is_table_id, parse_person, person, person_id, table_id};

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
    fn a_code_is_read_as_people_type_it() {
        let code = Code::new();
        let typed =
            format!(" {} ", code.text().to_uppercase().replace('-', " ").replace('0', "O").replace('1', "L"));
        assert!(Code::parse(&typed).is_some_and(|read| read.is(&code.hash()) && read.id() == code.id()));
        assert!(!Code::new().is(&code.hash()));
        for wrong in ["", "0000-0000-0000-0000-000", "0000-0000-0000-0000-000é", "uuuu-0000-0000-0000-0000"]
        {
            assert!(Code::parse(wrong).is_none(), "{wrong}");
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
