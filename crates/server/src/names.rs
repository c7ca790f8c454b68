//! Names people give themselves and their tables.

use kernel::SplitMix;
use table::MAX_NAME;

use crate::error::Error;
use crate::secret;

/// A name others see, trimmed.
pub(crate) fn person(name: &str) -> Result<String, Error> {
    let name = name.trim();
    let plain = !name.chars().any(is_odd);
    if !name.is_empty() && name.chars().count() <= MAX_NAME && plain {
        return Ok(name.into());
    }
    Err(Error::Refused(table::Refusal::BadName))
}

/// The name of a table; it may be empty.
pub(crate) fn table(name: &str) -> Result<String, Error> {
    if name.trim().is_empty() { Ok(String::new()) } else { person(name) }
}

/// Characters that forge lines or turn them round.
fn is_odd(c: char) -> bool {
    c.is_control() || matches!(c, '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// A name for a guest who gave none.
pub(crate) fn guest() -> String {
    const FIRST: [&str; 8] = ["Amber", "Jade", "Ochre", "Copper", "Ivory", "Coral", "Indigo", "Silver"];
    const LAST: [&str; 8] = ["Heron", "Jaguar", "Toucan", "Lizard", "Otter", "Macaw", "Tapir", "Gecko"];
    let mut rng = SplitMix::new(secret::number());
    let first = FIRST[rng.below(FIRST.len() as u32) as usize];
    let last = LAST[rng.below(LAST.len() as u32) as usize];
    format!("{first} {last} {}", 1 + rng.below(999))
}
