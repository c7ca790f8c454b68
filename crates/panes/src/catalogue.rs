//! The components of a game with their names and rule texts, found by the ids that views and actions use.

use std::collections::HashMap;

use kernel::content::{Component, Confidence};
use serde_json::Value;

/// One component as shown to people.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Piece {
    /// The family: `item`, `guardian`, …
    pub family: String,
    /// The stable key.
    pub id: String,
    /// The name in the language of the catalogue.
    pub name: String,
    /// Printed numbers and marks by name.
    pub numbers: Vec<(String, String)>,
    /// The rule text.
    pub text: String,
    /// The icon row.
    pub icons: Vec<String>,
    /// The values are reconstructed, not known.
    pub reconstructed: bool,
}

impl Piece {
    /// A printed number or mark.
    pub fn number(&self, name: &str) -> &str {
        self.numbers.iter().find(|(key, _)| key == name).map_or("", |(_, value)| value)
    }
}

/// All components of a game.
#[derive(Clone, Debug, Default)]
pub struct Catalogue {
    pieces: Vec<Piece>,
    by_id: HashMap<String, usize>,
}

impl Catalogue {
    /// The catalogue of these components.
    pub fn new(pieces: Vec<Piece>) -> Self {
        // The first of an id wins: some short ids occur in several families.
        let mut by_id = HashMap::new();
        for (at, piece) in pieces.iter().enumerate() {
            by_id.entry(piece.id.clone()).or_insert(at);
        }
        Catalogue { pieces, by_id }
    }

    /// From the rules in this program.
    pub fn of(components: Vec<Component>) -> Self {
        let piece = |component: Component| Piece {
            family: component.family.to_string(),
            id: component.id,
            name: component.name,
            numbers: component.numbers,
            text: component.text,
            icons: component.icons,
            reconstructed: component.confidence == Confidence::Reconstructed,
        };
        Catalogue::new(components.into_iter().map(piece).collect())
    }

    /// From the document of `temples describe --json`, as servers give it.
    pub fn read(document: &Value) -> Self {
        let text = |value: &Value| value.as_str().unwrap_or_default().to_string();
        let texts = |value: &Value| value.as_array().into_iter().flatten().map(text).collect();
        let piece = |component: &Value| Piece {
            family: text(&component["family"]),
            id: text(&component["id"]),
            name: text(&component["name"]),
            numbers: component["numbers"]
                .as_object()
                .into_iter()
                .flatten()
                .map(|(name, value)| (name.clone(), text(value)))
                .collect(),
            text: text(&component["text"]),
            icons: texts(&component["icons"]),
            reconstructed: component["confidence"] == "reconstructed",
        };
        Catalogue::new(document["components"].as_array().into_iter().flatten().map(piece).collect())
    }

    /// Every component.
    pub fn pieces(&self) -> &[Piece] {
        &self.pieces
    }

    /// A component by its id.
    pub fn get(&self, id: &str) -> Option<&Piece> {
        self.by_id.get(id).map(|&at| &self.pieces[at])
    }

    /// A component of a board by the id it has there.
    pub fn on(&self, board: &str, id: &str) -> Option<&Piece> {
        self.get(&format!("{board}.{id}"))
    }

    /// A component of this family.
    pub fn in_family(&self, family: &str, id: &str) -> Option<&Piece> {
        self.get(id)
            .filter(|piece| piece.family == family)
            .or_else(|| self.pieces.iter().find(|piece| piece.family == family && piece.id == id))
    }

    /// The name of a component, or its id when there is none.
    pub fn name<'a>(&'a self, id: &'a str) -> &'a str {
        self.get(id).map_or(id, |piece| &piece.name)
    }
}
