//! Tables as a form: every row with its columns for the owner of a box to compare, and the files that hold the
//! owner's answers. It knows neither games nor folders; [`Written::blame`] maps a problem back to its field.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use serde::Serialize;
use serde_json::Value as Json;

use super::table::{self, Row};
use super::{Cell, Confidence, ContentError, Schema, TableFile, Value};
use crate::game::{Game, Problem, Problems};
use words::Lang;

/// The type of a column, which decides on the field of a form.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// A text.
    Text,
    /// A number.
    Number,
    /// Yes or no.
    Flag,
    /// A list of texts.
    Texts,
    /// A list of numbers.
    Numbers,
}

/// A column of a row.
#[derive(Clone, PartialEq, Debug)]
pub struct SheetField {
    /// The column.
    pub column: &'static str,
    /// What it holds.
    pub kind: Kind,
    /// The value; null if the row has none.
    pub value: Json,
    /// Its confidence, if there is one.
    pub confidence: Option<Confidence>,
}

/// A row of a table.
#[derive(Clone, PartialEq, Debug)]
pub struct SheetRow {
    /// The file: `arnak/items.toml`.
    pub file: &'static str,
    /// The list in the file.
    pub section: &'static str,
    /// The key of the row.
    pub id: String,
    /// The family of its component.
    pub family: &'static str,
    /// The key of its component. Rows of several files may speak of the same one.
    pub component: String,
    /// The lowest confidence of its columns.
    pub confidence: Confidence,
    /// Its columns in the order of the table, those without a value included if another row has one.
    pub fields: Vec<SheetField>,
}

/// A row's values as the owner of a box states them.
#[derive(Clone, PartialEq, Debug)]
pub struct Correction {
    /// The file.
    pub file: String,
    /// The list in the file.
    pub section: String,
    /// The key of the row.
    pub id: String,
    /// The columns with their values; null is none.
    pub values: BTreeMap<String, Json>,
}

/// All rows of a game's tables with these overrides.
pub fn sheet<G: Game>(overrides: &[TableFile]) -> Vec<SheetRow> {
    // Building the game rejects a folder with problems; the form shows whatever can be read.
    let tables = table::load(G::ID, G::TABLES, overrides, &mut Problems::default());
    let mut all = Vec::new();
    for schema in G::TABLES {
        for &(section, columns) in schema.sections {
            let rows = tables.rows(schema.file, section);
            let columns = table::with_languages(columns);
            let kinds: Vec<Option<Kind>> = columns.iter().map(|column| kind_of(rows, column)).collect();
            for row in rows {
                let (family, component) = G::part_of(schema.file, section, row);
                let fields = columns.iter().zip(&kinds).filter_map(|(&column, kind)| {
                    let cell = row.cell(column);
                    Some(SheetField {
                        column,
                        kind: (*kind)?,
                        value: cell.map_or(Json::Null, json),
                        confidence: cell.map(|cell| cell.confidence),
                    })
                });
                all.push(SheetRow {
                    file: schema.file,
                    section,
                    id: row.id.clone(),
                    family,
                    component,
                    confidence: row.confidence(),
                    fields: fields.collect(),
                });
            }
        }
    }
    all
}

/// The kind of a column, from the first row that determines it. Names in other languages can be added to
/// any row.
fn kind_of(rows: &[Row], column: &str) -> Option<Kind> {
    if Lang::find(column).is_some() {
        return Some(Kind::Text);
    }
    let kinds = rows.iter().filter_map(|row| row.cell(column)).filter_map(|cell| match &cell.value {
        Value::Text(_) => Some(Kind::Text),
        Value::Number(_) => Some(Kind::Number),
        Value::Flag(_) => Some(Kind::Flag),
        Value::List(items) => match items.first()?.value {
            Value::Number(_) => Some(Kind::Numbers),
            _ => Some(Kind::Texts),
        },
        Value::Other(_) => None,
    });
    kinds.into_iter().next()
}

fn json(cell: &Cell) -> Json {
    match &cell.value {
        Value::Text(text) => text.as_str().into(),
        Value::Number(number) => (*number).into(),
        Value::Flag(flag) => (*flag).into(),
        Value::List(items) => items.iter().map(json).collect(),
        Value::Other(_) => Json::Null,
    }
}

/// Files of a content folder, and the position of each field in them.
#[derive(Clone, PartialEq, Debug)]
pub struct Written {
    /// The files.
    pub files: Vec<TableFile>,
    places: Vec<WrittenRow>,
}

/// A row in a written file, on a line of its own.
#[derive(Clone, PartialEq, Debug)]
struct WrittenRow {
    file: String,
    line: usize,
    section: String,
    id: String,
    /// The first characters of the values, counted from 1, in ascending order.
    columns: Vec<(usize, String)>,
}

/// A problem of a content folder and the field it is about, as far as one can be named.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Blame {
    /// The file.
    pub file: Option<String>,
    /// The list in the file.
    pub section: Option<String>,
    /// The key of the row.
    pub id: Option<String>,
    /// The column.
    pub column: Option<String>,
    /// The sentence.
    pub message: String,
}

impl Blame {
    /// A problem that is about no single field.
    pub fn nowhere(problem: &Problem, lang: Lang) -> Blame {
        Blame { file: None, section: None, id: None, column: None, message: problem.say(lang) }
    }
}

impl Written {
    /// The field that a problem of these files is about.
    pub fn blame(&self, problem: &Problem, lang: Lang) -> Blame {
        let found = problem.at.as_ref().and_then(|at| {
            let place = self.places.iter().find(|place| *place.file == *at.file && place.line == at.line)?;
            Some((place, at))
        });
        let Some((place, at)) = found else { return Blame::nowhere(problem, lang) };
        let at = place.columns.iter().rev().find(|(start, _)| *start <= at.column);
        Blame {
            file: Some(place.file.clone()),
            section: Some(place.section.clone()),
            id: Some(place.id.clone()),
            column: at.map(|(_, name)| name.clone()),
            message: problem.why(lang),
        }
    }
}

/// The files of this game with the overrides and the corrections. Corrected rows are marked as checked and hold
/// every column, so that they keep what the owner saw. Files of other games stay unchanged.
pub fn write<G: Game>(overrides: &[TableFile], corrections: &[Correction]) -> Result<Written, Problems> {
    let mut problems = Problems::default();
    for correction in corrections {
        let schema = G::TABLES.iter().find(|schema| schema.file == correction.file);
        let known = schema.is_some_and(|schema| has_row(schema, overrides, correction));
        if !known {
            let Correction { file, section, id, .. } = correction;
            let (file, section, id) = (file.clone(), section.clone(), id.clone());
            problems.push(ContentError::NoRow { file, section, id });
        }
    }
    let ours = |file: &TableFile| G::TABLES.iter().any(|schema| schema.file == file.name);
    let others = overrides.iter().filter(|file| !ours(file));
    let mut written = Written { files: others.cloned().collect(), places: Vec::new() };
    for schema in G::TABLES {
        let old = overrides.iter().find(|file| file.name == schema.file);
        let new: Vec<&Correction> = corrections.iter().filter(|new| new.file == schema.file).collect();
        if old.is_some() || !new.is_empty() {
            write_file(schema, old, &new, &mut written, &mut problems);
        }
    }
    problems.or(written)
}

fn has_row(schema: &Schema<'_>, overrides: &[TableFile], wanted: &Correction) -> bool {
    let tables = table::load("", std::slice::from_ref(schema), overrides, &mut Problems::default());
    tables.rows(schema.file, &wanted.section).iter().any(|row| row.id == wanted.id)
}

fn write_file(
    schema: &Schema<'_>,
    old: Option<&TableFile>,
    corrections: &[&Correction],
    written: &mut Written,
    problems: &mut Problems,
) {
    let (layers, head) = match old {
        Some(file) => table::layer(schema, file, problems),
        None => (Vec::new(), String::new()),
    };
    let mut text = String::from("# Values of one box, as its owner compared them.\n");
    text += &head;
    for &(section, columns) in schema.sections {
        let columns = &table::with_languages(columns);
        let rows: &[Row] = layers.iter().find(|(name, _)| *name == section).map_or(&[], |(_, rows)| rows);
        let mut lines = Vec::new();
        for row in rows {
            if corrections.iter().any(|new| new.section == section && new.id == row.id) {
                continue;
            }
            let (line, starts) = kept_row(row, columns);
            lines.push((line, starts, row.id.clone()));
        }
        let embedded = table::embedded(schema, section);
        for new in corrections.iter().filter(|new| new.section == section) {
            let before = embedded.iter().find(|row| row.id == new.id);
            let (line, starts) = checked_row(new, columns, before, problems);
            lines.push((line, starts, new.id.clone()));
        }
        if lines.is_empty() {
            continue;
        }
        let _ = write!(text, "\n{section} = [\n");
        for (line, columns, id) in lines {
            let number = text.matches('\n').count() + 1;
            text += &line;
            text.push('\n');
            let (file, section) = (schema.file.to_string(), section.to_string());
            written.places.push(WrittenRow { file, line: number, section, id, columns });
        }
        text += "]\n";
    }
    written.files.push(TableFile { name: schema.file.into(), text });
}

/// A line under way: the text, and where values begin in it.
struct Line {
    text: String,
    starts: Vec<(usize, String)>,
}

impl Line {
    fn new(id: &str) -> Self {
        Line { text: format!("  {{ id = {}", quoted(id)), starts: Vec::new() }
    }

    fn put(&mut self, column: &str, value: &str) {
        let _ = write!(self.text, ", {column} = ");
        self.starts.push((self.text.chars().count() + 1, column.to_string()));
        self.text += value;
    }

    fn end(mut self) -> (String, Vec<(usize, String)>) {
        self.text += " },";
        (self.text, self.starts)
    }
}

/// A row of an override, unchanged.
fn kept_row(row: &Row, columns: &[&str]) -> (String, Vec<(usize, String)>) {
    let mut line = Line::new(&row.id);
    for column in columns {
        if let Some(cell) = row.cell(column) {
            line.put(column, &toml(&json(cell)).unwrap_or_default());
            // A confidence that applies to the whole file is stated at its head.
            if row.stated() != Some(cell.confidence) {
                line.put(&format!("{column}_confidence"), &quoted(cell.confidence.word()));
            }
        }
    }
    if let Some(stated) = row.stated() {
        line.put("confidence", &quoted(stated.word()));
    }
    line.end()
}

/// A row as the owner of a box confirmed it.
fn checked_row(
    new: &Correction,
    columns: &[&str],
    before: Option<&Row>,
    problems: &mut Problems,
) -> (String, Vec<(usize, String)>) {
    let mut line = Line::new(&new.id);
    for column in new.values.keys().filter(|column| !columns.contains(&column.as_str())) {
        let (file, section, column) = (new.file.clone(), new.section.clone(), column.clone());
        problems.push(ContentError::NoColumn { file, section, column });
    }
    for column in columns {
        let (file, name, id) = (new.file.clone(), column.to_string(), new.id.clone());
        let value = new.values.get(*column).unwrap_or(&Json::Null);
        if value.is_null() {
            if before.is_some_and(|row| row.cell(column).is_some()) {
                problems.push(ContentError::Cleared { file, column: name, id });
            }
            continue;
        }
        match toml(value) {
            Some(value) => line.put(column, &value),
            None => problems.push(ContentError::NoValue { file, column: name, id }),
        }
    }
    let checked = quoted(Confidence::Checked.word());
    for (column, _) in before.map(Row::marks).unwrap_or_default() {
        line.put(&format!("{column}_confidence"), &checked);
    }
    line.put("confidence", &checked);
    line.end()
}

/// A value as TOML; `None` for a value that no table holds.
fn toml(value: &Json) -> Option<String> {
    Some(match value {
        Json::String(text) => quoted(text),
        Json::Number(number) => number.as_i64()?.to_string(),
        Json::Bool(flag) => flag.to_string(),
        Json::Array(items) => {
            let items: Option<Vec<String>> = items.iter().map(toml).collect();
            format!("[{}]", items?.join(", "))
        }
        Json::Null | Json::Object(_) => return None,
    })
}

fn quoted(text: &str) -> String {
    let mut out = String::from('"');
    for c in text.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            c if c.is_control() => {
                let _ = write!(out, "\\u{:04X}", c as u32);
            }
            c => out.push(c),
        }
    }
    out.push('"');
    out
}
