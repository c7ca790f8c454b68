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

    /// The rows of weights of its features, from the rows of a file: those of the features it names, then those of its parts. A
    /// feature's row is its own, to which the rows of its parts are added; one that the file does not name has its parts alone.
    pub(crate) fn rows<T: Copy + Default, const N: usize>(
        &self,
        names: &[String],
        parts: &[String],
        row: impl Fn(usize) -> [T; N],
        add: impl Fn(T, T, u8) -> T,
    ) -> Vec<[T; N]> {
        let places = |names: &[String]| -> HashMap<String, usize> {
            names.iter().enumerate().map(|(at, name)| (name.clone(), at)).collect()
        };
        let (by_name, by_part) = (places(names), places(parts));
        let of = |(name, parts_of): (&String, &Vec<(u16, u8)>)| {
            let mut total = by_name.get(name).map_or([T::default(); N], |&at| row(at));
            for &(part, n) in parts_of {
                let Some(&at) = by_part.get(&self.part_names[usize::from(part)]) else { continue };
                for (total, part) in total.iter_mut().zip(row(names.len() + at)) {
                    *total = add(*total, part, n);
                }
            }
            total
        };
        self.names.iter().zip(&self.parts).map(of).collect()
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unknown_features_have_the_rows_of_their_parts() {
        let mut vocabulary = Vocabulary::default();
        vocabulary.add("pass");
        vocabulary.add_with("buy.torch", &[("gain".into(), 2)]);
        vocabulary.add_with("buy.lamp", &[("gain".into(), 1), ("never".into(), 1)]);
        let rows = [[5_i32, 1], [7, 1], [10, 2]];
        let (names, parts) = (["buy.lamp".to_string(), "pass".into()], ["gain".to_string()]);
        let found = vocabulary.rows(&names, &parts, |at| rows[at], |a, b, n| a + b * i32::from(n));
        assert_eq!(found, vec![[7, 1], [20, 4], [15, 3]]);
    }
}
