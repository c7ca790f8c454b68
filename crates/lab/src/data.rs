//! Rows of cells under named columns: the one form in which results travel between games, files and reports.

use std::collections::BTreeMap;

/// The type of a column. Every cell may be empty.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Whole numbers.
    Integer,
    /// Numbers with digits after the point.
    Real,
    /// Text; a list is its words with spaces between them.
    Text,
}

/// A named column.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Column {
    /// The name, unique in its file.
    pub name: String,
    /// The type of its cells.
    pub kind: Kind,
}

impl Column {
    /// A column of this name and kind.
    pub fn new(name: impl Into<String>, kind: Kind) -> Self {
        Column { name: name.into(), kind }
    }
}

/// One value.
#[derive(Clone, PartialEq, Debug)]
pub enum Cell {
    /// No value, such as the score of an empty seat.
    Empty,
    /// A whole number.
    Integer(i64),
    /// Any number.
    Real(f64),
    /// Text.
    Text(String),
}

impl Cell {
    /// The cell as text; `None` if it is empty.
    pub fn text(&self) -> Option<String> {
        match self {
            Cell::Empty => None,
            Cell::Integer(number) => Some(number.to_string()),
            Cell::Real(number) => Some(number.to_string()),
            Cell::Text(text) => Some(text.clone()),
        }
    }

    /// The cell as a whole number, if it is one.
    pub fn integer(&self) -> Option<i64> {
        match self {
            Cell::Integer(number) => Some(*number),
            Cell::Real(number) if number.fract() == 0.0 => Some(*number as i64),
            Cell::Empty | Cell::Real(_) | Cell::Text(_) => None,
        }
    }
}

impl From<&str> for Cell {
    fn from(text: &str) -> Self {
        Cell::Text(text.to_string())
    }
}

impl From<String> for Cell {
    fn from(text: String) -> Self {
        Cell::Text(text)
    }
}

impl From<f32> for Cell {
    /// Estimates keep three digits, so that files stay small and identical on every machine.
    fn from(number: f32) -> Self {
        Cell::Real((f64::from(number) * 1000.0).round() / 1000.0)
    }
}

macro_rules! whole {
    ($($kind:ty)*) => {$(
        impl From<$kind> for Cell {
            fn from(number: $kind) -> Self {
                Cell::Integer(number as i64)
            }
        }
    )*};
}

whole! { u8 i32 u32 i64 u64 usize }

impl<T: Into<Cell>> From<Option<T>> for Cell {
    fn from(cell: Option<T>) -> Self {
        cell.map_or(Cell::Empty, Into::into)
    }
}

/// A whole file in memory.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Dataset {
    /// The columns.
    pub columns: Vec<Column>,
    /// The rows, each with one cell per column.
    pub rows: Vec<Vec<Cell>>,
}

impl Dataset {
    /// The places of the columns by name.
    pub fn places(&self) -> BTreeMap<&str, usize> {
        self.columns.iter().enumerate().map(|(at, column)| (column.name.as_str(), at)).collect()
    }
}
