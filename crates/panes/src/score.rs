//! The score sheet as it is shown.

use std::collections::BTreeMap;

use kernel::Lang;
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
    /// The heading by the code of the language.
    #[serde(flatten)]
    pub names: BTreeMap<String, String>,
}

impl Category {
    /// The heading in a language; English where it has none, and the key where English has none either.
    pub fn name(&self, lang: Lang) -> &str {
        [lang, Lang::EN].iter().find_map(|lang| self.names.get(lang.code())).unwrap_or(&self.id)
    }
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
    /// 1 is best; 0 while there is no winner.
    #[serde(default)]
    pub rank: u8,
}
