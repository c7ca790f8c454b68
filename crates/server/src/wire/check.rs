//! The component tables as a form for the owner of a box.

use kernel::content::{Blame, Confidence, Kind, Marks};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use utoipa::ToSchema;

/// All rows of a game's component tables.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct CheckSheet {
    /// The game.
    pub game: String,
    /// Whether this server takes corrections over for new games: one that runs for its user alone.
    pub local: bool,
    /// Whether a content folder is laid over the built-in tables.
    pub corrected: bool,
    /// The confidence of the game's components.
    pub marks: Marks,
    /// The rows.
    pub rows: Vec<CheckRow>,
}

/// A row of a component table.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct CheckRow {
    /// The file of the table.
    pub file: String,
    /// The list in the file.
    pub section: String,
    /// The key of the row.
    pub id: String,
    /// The family of its component.
    pub family: String,
    /// The name of the family in the language asked for.
    pub family_name: String,
    /// The key of its component.
    pub component: String,
    /// The lowest confidence of its columns.
    pub confidence: Confidence,
    /// The columns.
    pub fields: Vec<CheckField>,
}

/// A column of a row.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct CheckField {
    /// The column.
    pub column: String,
    /// Its name in the language asked for.
    pub label: String,
    /// What it holds.
    pub kind: Kind,
    /// The value; null if there is none.
    pub value: Value,
    /// Its confidence.
    pub confidence: Option<Confidence>,
}

/// The corrections of a box owner.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CheckedRows {
    /// The rows that were compared with the box, with all their columns.
    pub rows: Vec<CheckedRow>,
}

/// A row that was compared with the box.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CheckedRow {
    /// The file of the table.
    pub file: String,
    /// The list in the file.
    pub section: String,
    /// The key of the row.
    pub id: String,
    /// The values by column; null for none.
    #[schema(value_type = Object)]
    pub values: Map<String, Value>,
}

/// The content folder made of what an owner found, or what is wrong with it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct CheckedFolder {
    /// The files; none if something is wrong.
    pub files: Vec<ContentFile>,
    /// The errors, each with its field.
    pub problems: Vec<Blame>,
    /// New games are played with them from now on.
    pub used: bool,
}

/// A file of a content folder.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ContentFile {
    /// Its path in the folder.
    pub name: String,
    /// Its text.
    pub text: String,
}
