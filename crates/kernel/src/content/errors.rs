//! Errors of tables that do not depend on the meaning of their rows.

use words::Or;

use crate::WORDS;

words::errors! {
    /// An error in a table.
    pub enum ContentError in WORDS {
        "content-toml" Toml { message: String },
        "content-no-table" NoTable { file: String, known: Vec<String> },
        "content-no-id" NoId { id: String },
        "content-rows" Rows { section: &'static str, rows: usize, count: i64 },
        "content-sum" Sum { column: &'static str, sum: i64, total: i64 },
        "content-count" Count { count: i64, section: &'static str, rows: usize },
        "content-total" Total { total: i64, column: &'static str, sum: i64 },
        "content-whole" Whole { line: &'static str },
        "content-total-number" TotalNumber,
        "content-key" Key { key: String, known: Vec<&'static str> },
        "content-confidence" Confidence { known: Or },
        "content-count-number" CountNumber,
        "content-count-what" CountWhat { section: String },
        "content-count-names" CountNames,
        "content-list-of-rows" ListOfRows { section: String },
        "content-row" Row,
        "content-row-id" RowId,
        "content-id-letters" IdLetters { id: String },
        "content-id-twice" IdTwice { id: String },
        "content-column" Column { column: String, known: Vec<String> },
        "content-flag" Flag { column: String },
        "content-numbers" Numbers { column: String, n: usize },
        "content-number" Number { column: String, low: i64, high: i64 },
        "content-word" Word { word: String, column: String, known: Or },
        "content-long" Long { column: String, most: usize },
        "content-missing" Missing { id: String, column: String },
        "content-list" List { column: String },
        "content-text" Text { column: String },
        "content-empty" Empty { column: String },
        "content-taken" IdTaken { id: String, file: String },
        "content-no-row" NoRow { file: String, section: String, id: String },
        "content-no-column" NoColumn { file: String, section: String, column: String },
        "content-cleared" Cleared { file: String, column: String, id: String },
        "content-value" NoValue { file: String, column: String, id: String },
    }
}
