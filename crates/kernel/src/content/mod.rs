//! Component tables: overrides laid over the embedded files, positions in files, and the data behind
//! `describe`.
//!
//! `table` reads files into rows and layers them; [`Reader`] turns the cells of a row into values. Both collect
//! every problem in a folder with its position; neither knows what a row means.

mod errors;
mod marks;
mod reader;
mod sheet;
mod table;

pub use errors::ContentError;
pub use marks::{Confidence, Marks};
pub use reader::Reader;
pub use sheet::{Blame, Correction, Kind, SheetField, SheetRow, Written, sheet, write};
pub use table::{At, Cell, Row, Schema, Tables, Value, is_whole, lay, load, whole};

use serde::Serialize;

/// A table as text, with the name its errors are reported under.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableFile {
    /// Path inside the content folder, with forward slashes: `arnak/items.toml`.
    pub name: String,
    /// The TOML text.
    pub text: String,
}

/// One component as `describe` and the clients show it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Component {
    /// The family: `item`, `guardian`, `action_tile`, …
    pub family: &'static str,
    /// The stable key.
    pub id: String,
    /// The name in the requested language.
    pub name: String,
    /// Printed numbers and marks by name, in printed order.
    pub numbers: Vec<(String, String)>,
    /// The rule text, generated from the effect.
    pub text: String,
    /// The icon row, generated from the effect.
    pub icons: Vec<String>,
    /// The confidence of the values.
    pub confidence: Confidence,
}

/// Line and column (from 1, in characters as editors count them) of a byte offset.
pub fn position(text: &str, offset: usize) -> (usize, usize) {
    let mut line = 1;
    let mut column = 1;
    for (_, c) in text.char_indices().take_while(|&(at, _)| at < offset) {
        if c == '\n' {
            line += 1;
            column = 1;
        } else {
            column += 1;
        }
    }
    (line, column)
}

#[cfg(test)]
mod tests {
    use super::position;

    #[test]
    fn places_are_counted_in_characters() {
        let text = "a\néé = x\n";
        let at = text.find('x').expect("it is there");
        assert_eq!(position(text, at), (2, 6));
        assert_eq!(position(text, 0), (1, 1));
        assert_eq!(position(text, text.len() + 9), (3, 1));
    }
}
