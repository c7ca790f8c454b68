//! Confidence in printed values: the four marks of the tables, and their counts in a game.

use serde::{Deserialize, Serialize};

use super::Component;

/// How sure a printed value is, the surest first: a component is as sure as its least sure column, the greatest of
/// their marks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum Confidence {
    /// Stated by the printed rules.
    Rulebook,
    /// Compared with the printed component by the owner of a box, who says so in a content folder.
    Checked,
    /// Taken from public sources.
    #[default]
    Public,
    /// Chosen by us so that the game can be played; a box owner should check it.
    Reconstructed,
}

impl Confidence {
    /// All marks, the surest first.
    pub const ALL: [Confidence; 4] =
        [Confidence::Rulebook, Confidence::Checked, Confidence::Public, Confidence::Reconstructed];

    /// The confidence with this word.
    pub fn from_word(word: &str) -> Option<Confidence> {
        Self::ALL.into_iter().find(|c| c.word() == word)
    }

    /// The word used in tables.
    pub const fn word(self) -> &'static str {
        match self {
            Confidence::Rulebook => "rulebook",
            Confidence::Checked => "checked",
            Confidence::Public => "public",
            Confidence::Reconstructed => "reconstructed",
        }
    }

    /// Whether the owner of a box has something to check.
    pub const fn is_open(self) -> bool {
        matches!(self, Confidence::Public | Confidence::Reconstructed)
    }
}

/// The number of components per mark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Marks {
    /// Stated by the printed rules.
    pub rulebook: usize,
    /// Confirmed by a box owner.
    pub checked: usize,
    /// Taken from public sources.
    pub public: usize,
    /// Chosen by us.
    pub reconstructed: usize,
}

impl Marks {
    /// The marks of these components.
    pub fn of<'a>(components: impl IntoIterator<Item = &'a Component>) -> Marks {
        let mut marks = Marks::default();
        for component in components {
            *marks.slot(component.confidence) += 1;
        }
        marks
    }

    /// The number of components with this mark.
    pub fn get(mut self, confidence: Confidence) -> usize {
        *self.slot(confidence)
    }

    fn slot(&mut self, confidence: Confidence) -> &mut usize {
        match confidence {
            Confidence::Rulebook => &mut self.rulebook,
            Confidence::Checked => &mut self.checked,
            Confidence::Public => &mut self.public,
            Confidence::Reconstructed => &mut self.reconstructed,
        }
    }
}
