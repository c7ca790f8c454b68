//! Component tables: files laid over the embedded ones, positions in them, and what `describe` tells.

use serde::{Deserialize, Serialize};

/// A table as text, with the name its errors are reported under.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableFile {
    /// Path inside the content folder, with forward slashes: `arnak/items.toml`.
    pub name: String,
    /// The TOML text.
    pub text: String,
}

/// How sure a printed value is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Confidence {
    /// Stated by the printed rules.
    Rulebook,
    /// Agreed on by public sources.
    #[default]
    Public,
    /// Chosen by us so that the game can be played; a box owner should check it.
    Reconstructed,
}

impl Confidence {
    /// The word used in tables.
    pub const fn word(self) -> &'static str {
        match self {
            Confidence::Rulebook => "rulebook",
            Confidence::Public => "public",
            Confidence::Reconstructed => "reconstructed",
        }
    }
}

/// One component as `describe` and the clients show it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Component {
    /// The family: `item`, `guardian`, `action_tile`, …
    pub family: &'static str,
    /// The stable key.
    pub id: String,
    /// The name in the language asked for.
    pub name: String,
    /// Printed numbers and marks by name, in printed order.
    pub numbers: Vec<(String, String)>,
    /// The rule text, generated from the effect.
    pub text: String,
    /// The icon row, generated from the effect.
    pub icons: Vec<String>,
    /// How sure the values are.
    pub confidence: Confidence,
}

/// Line and column (from 1) of a byte offset.
pub fn position(text: &str, offset: usize) -> (usize, usize) {
    let before = &text.as_bytes()[..offset.min(text.len())];
    let line = before.split(|&b| b == b'\n').count();
    let start = before.iter().rposition(|&b| b == b'\n').map_or(0, |at| at + 1);
    (line, before.len() - start + 1)
}
