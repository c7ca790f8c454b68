//! The names of a game's features. Networks and files of positions refer to features by name, so that they fit
//! corrected or extended tables.

use std::collections::HashMap;

/// No feature.
pub const NO_FEATURE: u16 = u16::MAX;

/// All features of a game with its tables. A feature consists of parts that it shares with others: a card in hand has
/// as parts the card in any zone, and the steps of its effect. A network that has never seen the card judges it by
/// those.
#[derive(Clone, Default, Debug)]
pub struct Vocabulary {
    names: Vec<String>,
    parts: Vec<Vec<(u16, u8)>>,
    part_names: Vec<String>,
    part_places: HashMap<String, u16>,
}

impl Vocabulary {
    /// Adds a feature without parts.
    pub fn add(&mut self, name: impl Into<String>) -> u16 {
        self.add_with(name, &[])
    }

    /// Adds a feature made of parts, each with a multiplicity.
    pub fn add_with(&mut self, name: impl Into<String>, parts: &[(String, u8)]) -> u16 {
        let parts = parts.iter().map(|(part, n)| (self.part(part), *n)).collect();
        self.names.push(name.into());
        self.parts.push(parts);
        self.names.len() as u16 - 1
    }

    /// Adds this many features, which mean "at least 1", "at least 2" and so on.
    pub fn steps(&mut self, name: &str, most: u8) -> Steps {
        let first = self.names.len() as u16;
        for n in 1..=most {
            self.add(format!("{name}.{n}"));
        }
        Steps { first, most }
    }

    fn part(&mut self, name: &str) -> u16 {
        if let Some(&place) = self.part_places.get(name) {
            return place;
        }
        let place = self.part_names.len() as u16;
        self.part_names.push(name.to_string());
        self.part_places.insert(name.to_string(), place);
        place
    }

    /// How many features there are.
    pub fn len(&self) -> usize {
        self.names.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.names.is_empty()
    }

    /// The features by number.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// The parts by number.
    pub fn part_names(&self) -> &[String] {
        &self.part_names
    }

    /// The parts of a feature, each with its multiplicity.
    pub fn parts(&self, feature: u16) -> &[(u16, u8)] {
        &self.parts[usize::from(feature)]
    }
}

/// Thermometer features for a number: the first `n` of them are active, up to the last.
#[derive(Clone, Copy, Default, Debug)]
pub struct Steps {
    first: u16,
    most: u8,
}

impl Steps {
    /// Adds those active for `n`.
    #[inline]
    pub fn push(self, n: u8, out: &mut Vec<u16>) {
        for step in 0..u16::from(n.min(self.most)) {
            out.push(self.first + step);
        }
    }
}
