//! The score sheet as it is shown.

use serde::Deserialize;
use serde_json::Value;

/// A score sheet.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
pub struct Sheet {
    /// The lines.
    pub categories: Vec<Category>,
    /// The columns.
    pub rows: Vec<Row>,
}

/// A line of the score sheet.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
pub struct Category {
    /// Stable key.
    pub id: String,
    /// English heading.
    pub en: String,
    /// French heading.
    pub fr: String,
}

/// One player's column.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
pub struct Row {
    /// A seat, or `"rival"`.
    pub who: Value,
    /// Points per category.
    pub points: Vec<i32>,
    /// Their sum.
    pub total: i32,
    /// 1 is best; 0 while nobody has won.
    #[serde(default)]
    pub rank: u8,
}
