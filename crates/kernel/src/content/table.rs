//! Files as rows of cells, every cell with its place and its confidence; layers of files; counts.
//!
//! A file holds `confidence`, `count` and one or more sections, each a list of rows with an `id`. A row may state its
//! own `confidence`, and `<column>_confidence` for a single column. A file with `whole = true` replaces the built-in
//! one instead of being layered over it. Nothing here knows what the columns mean.

use std::fmt;
use std::sync::Arc;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::{Confidence, ContentError, TableFile, position};
use crate::game::Problems;
use words::{Lang, Or};

/// A position in a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct At {
    /// The name of the file as shown to people.
    pub file: Arc<str>,
    /// From 1.
    pub line: usize,
    /// From 1, in characters.
    pub column: usize,
}

impl At {
    /// The beginning of a file, for what is said about all of it.
    pub fn top(file: &str) -> At {
        At { file: Arc::from(file), line: 1, column: 1 }
    }
}

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}", self.file, self.line, self.column)
    }
}

/// A value as written.
#[derive(Clone, PartialEq, Debug)]
pub enum Value {
    /// A string.
    Text(String),
    /// An integer.
    Number(i64),
    /// True or false.
    Flag(bool),
    /// A list.
    List(Vec<Cell>),
    /// Something no table uses, with TOML's word for it.
    Other(&'static str),
}

/// A value with its place.
#[derive(Clone, PartialEq, Debug)]
pub struct Cell {
    /// The value.
    pub value: Value,
    /// Its position in the file.
    pub at: At,
    /// Its confidence.
    pub confidence: Confidence,
    /// It comes from an override, and no built-in file overwrites it.
    given: bool,
    /// A string whose characters appear literally in the file, so that positions inside it can be
    /// reported.
    plain: bool,
}

impl Cell {
    /// The place of a column (from 1) inside a string.
    pub fn inside(&self, column: usize) -> At {
        let shift = if self.plain { column } else { 0 };
        At { column: self.at.column + shift, ..self.at.clone() }
    }
}

/// A row of a section.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    /// Its key.
    pub id: String,
    /// Its position in the file.
    pub at: At,
    /// The confidence the row states for itself; it then vouches for all its columns.
    stated: Option<Confidence>,
    /// Confidences for single columns, which take precedence over the row's own.
    marks: Vec<(String, Confidence)>,
    /// Whether an override states it.
    given: bool,
    cells: Vec<(String, Cell)>,
}

impl Row {
    /// The cell of a column.
    pub fn cell(&self, column: &str) -> Option<&Cell> {
        self.cells.iter().find(|(name, _)| name == column).map(|(_, cell)| cell)
    }

    /// Takes over the values of `over`, column by column. A value from an override survives when a built-in
    /// row is laid over it, and a confidence stated by the override also applies to that row's columns.
    pub fn lay(&mut self, over: &Row) {
        if let Some(confidence) = over.stated {
            self.stated = over.stated;
            self.given = over.given;
            for (_, cell) in &mut self.cells {
                cell.confidence = confidence;
            }
        }
        let vouched = self.stated.filter(|_| self.given && !over.given);
        for (name, cell) in &over.cells {
            let mut cell = cell.clone();
            cell.confidence = vouched.unwrap_or(cell.confidence);
            match self.cells.iter_mut().find(|(known, _)| known == name) {
                Some((_, old)) if old.given && !cell.given => {}
                Some((_, old)) => *old = cell,
                None => self.cells.push((name.clone(), cell)),
            }
        }
        for (name, confidence) in &over.marks {
            if let Some((_, cell)) = self.cells.iter_mut().find(|(known, _)| known == name)
                && (over.given || !cell.given)
            {
                cell.confidence = vouched.unwrap_or(*confidence);
            }
        }
    }

    /// The confidence the row states for itself.
    pub(super) fn stated(&self) -> Option<Confidence> {
        self.stated
    }

    /// Confidences for single columns.
    pub(super) fn marks(&self) -> &[(String, Confidence)] {
        &self.marks
    }

    /// The confidence of the least sure cell.
    pub fn confidence(&self) -> Confidence {
        let cells = self.cells.iter().map(|(_, cell)| cell.confidence);
        cells.max().or(self.stated).unwrap_or_default()
    }
}

/// The columns and sections a table may hold, and its embedded text.
#[derive(Clone, Copy, Debug)]
pub struct Schema<'a> {
    /// Path inside the content folder: `arnak/items.toml`.
    pub file: &'a str,
    /// The embedded text; empty for a table that only a content folder has.
    pub text: &'a str,
    /// The sections with their columns, apart from `id` and `confidence`.
    pub sections: &'static [(&'static str, &'static [&'static str])],
    /// The column whose sum over all rows of the first section the file states as `total`.
    pub sum: Option<&'static str>,
}

/// All tables of a game, overrides laid over them.
#[derive(Clone, Debug)]
pub struct Tables(Vec<FileRows>);

/// One file of them.
#[derive(Clone, Debug)]
struct FileRows {
    file: String,
    sections: Vec<Section>,
    total: Option<(i64, At)>,
}

#[derive(Clone, Debug)]
struct Section {
    name: &'static str,
    rows: Vec<Row>,
    count: Option<(i64, At)>,
}

impl Tables {
    /// The rows of a section, in order; empty if the file has no such section.
    pub fn rows(&self, file: &str, section: &str) -> &[Row] {
        let table = self.0.iter().find(|table| table.file == file);
        let section = table.and_then(|table| table.sections.iter().find(|s| s.name == section));
        section.map_or(&[], |section| &section.rows)
    }
}

/// Reads the embedded tables and lays the overrides of the same name over them. Files in the folders of
/// other games are ignored; anything else that does not fit is a problem.
pub fn load(game: &str, schemas: &[Schema<'_>], overrides: &[TableFile], problems: &mut Problems) -> Tables {
    let mut tables = Vec::new();
    for schema in schemas {
        let (whole, over): (Vec<_>, Vec<_>) =
            overrides.iter().filter(|file| file.name == schema.file).partition(|file| is_whole(&file.text));
        let mut table = match whole.last() {
            Some(file) => read(schema, &file.name, &file.text, false, problems),
            None => read(schema, &format!("built-in {}", schema.file), schema.text, false, problems),
        };
        for file in over {
            let over = read(schema, &file.name, &file.text, true, problems);
            lay_table(schema, &mut table, over, file, problems);
        }
        check_counts(schema, &table, problems);
        tables.push(table);
    }
    for file in overrides {
        let ours = file.name.split_once('/').is_none_or(|(folder, _)| folder == game);
        if ours && !schemas.iter().any(|schema| schema.file == file.name) {
            let known = schemas.iter().map(|schema| schema.file.to_string()).collect();
            problems.push(ContentError::NoTable { file: file.name.clone(), known });
        }
    }
    Tables(tables)
}

/// All tables of a game as self-contained files: they preserve what a game was played with, for programs whose
/// built-in tables differ.
pub fn whole(game: &str, schemas: &[Schema<'_>], overrides: &[TableFile]) -> Vec<TableFile> {
    let own = |file: &&TableFile| file.name.split_once('/').is_some_and(|(folder, _)| folder == game);
    let stated =
        |schema: &&Schema<'_>| overrides.iter().any(|file| file.name == schema.file && is_whole(&file.text));
    let built_in = schemas
        .iter()
        .filter(|schema| !stated(schema))
        .map(|schema| TableFile { name: schema.file.into(), text: format!("{WHOLE}\n{}", schema.text) });
    built_in.chain(overrides.iter().filter(own).cloned()).collect()
}

/// The line that makes a file replace the built-in one.
const WHOLE: &str = "whole = true";

/// Whether a file replaces the built-in one. The line comes before the first section.
pub fn is_whole(text: &str) -> bool {
    let mut head = text.lines().map(str::trim).take_while(|line| !line.starts_with('['));
    head.any(|line| line == WHOLE)
}

/// The rows of one override by themselves, section by section, and the lines that state its counts.
pub(super) fn layer(
    schema: &Schema<'_>,
    file: &TableFile,
    problems: &mut Problems,
) -> (Vec<(&'static str, Vec<Row>)>, String) {
    let table = read(schema, &file.name, &file.text, true, problems);
    let counts = table.sections.iter().filter_map(|s| Some(format!("{} = {}", s.name, s.count.as_ref()?.0)));
    let counts: Vec<String> = counts.collect();
    let count = match table.sections.as_slice() {
        [Section { count: Some((n, _)), .. }] => format!("count = {n}\n"),
        _ if counts.is_empty() => String::new(),
        _ => format!("count = {{ {} }}\n", counts.join(", ")),
    };
    let total = table.total.as_ref().map(|(total, _)| format!("total = {total}\n"));
    let head = count + &total.unwrap_or_default();
    (table.sections.into_iter().map(|section| (section.name, section.rows)).collect(), head)
}

/// The rows of a section as the program carries them.
pub(super) fn embedded(schema: &Schema<'_>, section: &str) -> Vec<Row> {
    let table = read(schema, schema.file, schema.text, false, &mut Problems::default());
    table.sections.into_iter().find(|s| s.name == section).map(|s| s.rows).unwrap_or_default()
}

/// Lays rows over rows by id. A new id is added if `add` allows it, and a problem otherwise.
pub fn lay(base: &[Row], over: &[Row], add: bool, problems: &mut Problems) -> Vec<Row> {
    let mut rows = base.to_vec();
    for row in over {
        match rows.iter_mut().find(|known| known.id == row.id) {
            Some(known) => known.lay(row),
            None if add => rows.push(row.clone()),
            None => problems.push_at(&row.at, ContentError::NoId { id: row.id.clone() }),
        }
    }
    rows
}

fn lay_table(
    schema: &Schema<'_>,
    table: &mut FileRows,
    over: FileRows,
    file: &TableFile,
    problems: &mut Problems,
) {
    for section in over.sections {
        let base =
            table.sections.iter_mut().find(|s| s.name == section.name).expect("a table has all its sections");
        let before = base.rows.len();
        base.rows = lay(&base.rows, &section.rows, true, problems);
        let now = base.rows.len();
        if section.count.is_some() {
            base.count = section.count;
        } else if let Some((count, _)) = base.count.take_if(|_| now != before) {
            let error = ContentError::Rows { section: section.name, rows: now, count };
            problems.push_at(&At::top(&file.name), error);
        }
    }
    if over.total.is_some() {
        table.total = over.total;
    } else if let (Some(column), Some((total, _))) = (schema.sum, &table.total) {
        let sum = sum(table, column);
        if sum != *total {
            problems.push_at(&At::top(&file.name), ContentError::Sum { column, sum, total: *total });
            table.total = None;
        }
    }
}

fn sum(table: &FileRows, column: &str) -> i64 {
    table.sections[0].rows.iter().map(|row| number_of(row, column)).fold(0, i64::saturating_add)
}

fn check_counts(schema: &Schema<'_>, table: &FileRows, problems: &mut Problems) {
    for section in &table.sections {
        if let Some((count, at)) = &section.count
            && *count != section.rows.len() as i64
        {
            let rows = section.rows.len();
            problems.push_at(at, ContentError::Count { count: *count, section: section.name, rows });
        }
    }
    if let (Some(column), Some((total, at))) = (schema.sum, &table.total) {
        let sum = sum(table, column);
        if sum != *total {
            problems.push_at(at, ContentError::Total { total: *total, column, sum });
        }
    }
}

fn number_of(row: &Row, column: &str) -> i64 {
    match row.cell(column).map(|cell| &cell.value) {
        Some(Value::Number(n)) => *n,
        _ => 0,
    }
}

/// A file while it is read.
struct Source<'a> {
    name: Arc<str>,
    text: &'a str,
    /// Start of each line, so that finding a position does not scan the file for every cell.
    lines: Vec<usize>,
    confidence: Confidence,
    /// Confidences that the file states for a column of all its rows.
    marks: Vec<(String, Confidence)>,
    /// It is an override.
    given: bool,
}

impl Source<'_> {
    fn at(&self, offset: usize) -> At {
        let before = self.lines.partition_point(|&start| start <= offset) - 1;
        let start = self.lines[before];
        let (_, column) = position(&self.text[start..], offset - start);
        At { file: self.name.clone(), line: before + 1, column }
    }

    fn cell(&self, value: &Spanned<DeValue<'_>>, confidence: Confidence) -> Cell {
        let span = value.span();
        let mut plain = false;
        let read = match value.get_ref() {
            DeValue::String(text) => {
                plain = self.text.get(span.start + 1..span.end.saturating_sub(1)) == Some(text.as_ref());
                Value::Text(text.to_string())
            }
            DeValue::Integer(number) => i64::from_str_radix(number.as_str(), number.radix())
                .map_or(Value::Other("number out of range"), Value::Number),
            DeValue::Boolean(flag) => Value::Flag(*flag),
            DeValue::Array(items) => {
                Value::List(items.iter().map(|item| self.cell(item, confidence)).collect())
            }
            other => Value::Other(other.type_str()),
        };
        Cell { value: read, at: self.at(span.start), confidence, given: self.given, plain }
    }
}

/// Reads one file; anything unreadable is reported as a problem and left out.
fn read(schema: &Schema<'_>, name: &str, text: &str, given: bool, problems: &mut Problems) -> FileRows {
    let sections = schema.sections.iter().map(|&(name, _)| Section { name, rows: Vec::new(), count: None });
    let mut table = FileRows { file: schema.file.into(), sections: sections.collect(), total: None };
    let lines = std::iter::once(0).chain(text.match_indices('\n').map(|(at, _)| at + 1)).collect();
    let mut source = Source {
        name: Arc::from(name),
        text,
        lines,
        confidence: Confidence::default(),
        marks: Vec::new(),
        given,
    };
    let (top, errors) = DeTable::parse_recoverable(text);
    if !errors.is_empty() {
        for error in errors {
            let at = source.at(error.span().map_or(0, |span| span.start));
            problems.push_at(&at, ContentError::Toml { message: error.message().into() });
        }
        return table;
    }
    let top = top.into_inner();
    if let Some(value) = top.get("confidence") {
        source.confidence = confidence(&source, value, problems).unwrap_or_default();
    }
    let columns: Vec<&str> =
        schema.sections.iter().flat_map(|(_, columns)| with_languages(columns)).collect();
    source.marks = marks(&source, &top, &columns, problems);
    for (key, value) in &top {
        let at = source.at(key.span().start);
        match key.get_ref().as_ref() {
            "confidence" => {}
            // The place among the built-in files of its kind; the build script of the game reads it.
            "order" if value.get_ref().is_integer() => {}
            "whole" if is_whole(text) => {}
            "whole" => problems.push_at(&at, ContentError::Whole { line: WHOLE }),
            key if marked(key, &columns).is_some() => {}
            "count" => read_counts(&source, &mut table, value, problems),
            "total" if schema.sum.is_some() => match source.cell(value, source.confidence).value {
                Value::Number(total) => table.total = Some((total, at)),
                _ => problems.push_at(&at, ContentError::TotalNumber),
            },
            name => {
                if let Some(i) = schema.sections.iter().position(|&(section, _)| section == name) {
                    table.sections[i].rows =
                        read_rows(&source, &with_languages(schema.sections[i].1), name, value, problems);
                    continue;
                }
                let mut known = vec!["confidence", "count"];
                known.extend(schema.sum.map(|_| "total"));
                known.extend(schema.sections.iter().map(|&(section, _)| section));
                problems.push_at(&at, ContentError::Key { key: name.into(), known });
            }
        }
    }
    table
}

fn confidence(
    source: &Source<'_>,
    value: &Spanned<DeValue<'_>>,
    problems: &mut Problems,
) -> Option<Confidence> {
    let found = value.get_ref().as_str().and_then(Confidence::from_word);
    if found.is_none() {
        let at = source.at(value.span().start);
        let known = Or::of(Confidence::ALL.map(|c| format!("{:?}", c.word())));
        problems.push_at(&at, ContentError::Confidence { known });
    }
    found
}

/// The columns of a section. Rows with an English name can have one in every other language, by the language's code.
pub(super) fn with_languages(columns: &[&'static str]) -> Vec<&'static str> {
    let mut all = Vec::new();
    for &column in columns {
        all.push(column);
        if column == Lang::EN.code() {
            all.extend(Lang::all().map(Lang::code).filter(|code| !columns.contains(code)));
        }
    }
    all
}

/// The column that a key such as `arrow_confidence` refers to.
fn marked<'a>(key: &'a str, columns: &[&str]) -> Option<&'a str> {
    key.strip_suffix("_confidence").filter(|column| columns.contains(column))
}

/// Confidences that a file or a row states for single columns.
fn marks(
    source: &Source<'_>,
    fields: &DeTable<'_>,
    columns: &[&str],
    problems: &mut Problems,
) -> Vec<(String, Confidence)> {
    let mut marks = Vec::new();
    for (key, value) in fields {
        if let Some(column) = marked(key.get_ref(), columns)
            && let Some(confidence) = confidence(source, value, problems)
        {
            marks.push((column.to_string(), confidence));
        }
    }
    marks
}

/// `count = 40` is the number of rows of the only section; `count = { sites = 17, … }` names sections.
fn read_counts(
    source: &Source<'_>,
    table: &mut FileRows,
    value: &Spanned<DeValue<'_>>,
    problems: &mut Problems,
) {
    let at = source.at(value.span().start);
    if let DeValue::Table(counts) = value.get_ref() {
        for (key, value) in counts {
            let at = source.at(key.span().start);
            let section = table.sections.iter_mut().find(|s| s.name == key.get_ref().as_ref());
            match (section, source.cell(value, source.confidence).value) {
                (Some(section), Value::Number(n)) => section.count = Some((n, at)),
                (Some(_), _) => problems.push_at(&at, ContentError::CountNumber),
                (None, _) => {
                    problems.push_at(&at, ContentError::CountWhat { section: key.get_ref().to_string() });
                }
            }
        }
        return;
    }
    match (source.cell(value, source.confidence).value, table.sections.as_mut_slice()) {
        (Value::Number(n), [section]) => section.count = Some((n, at)),
        (Value::Number(_), _) => problems.push_at(&at, ContentError::CountNames),
        _ => problems.push_at(&at, ContentError::CountNumber),
    }
}

fn read_rows(
    source: &Source<'_>,
    columns: &[&str],
    section: &str,
    value: &Spanned<DeValue<'_>>,
    problems: &mut Problems,
) -> Vec<Row> {
    let at = source.at(value.span().start);
    let Some(items) = value.get_ref().as_array() else {
        problems.push_at(&at, ContentError::ListOfRows { section: section.into() });
        return Vec::new();
    };
    let mut rows: Vec<Row> = Vec::new();
    for item in items {
        let at = source.at(item.span().start);
        let Some(fields) = item.get_ref().as_table() else {
            problems.push_at(&at, ContentError::Row);
            continue;
        };
        let Some(id) = fields.get("id").and_then(|id| id.get_ref().as_str()) else {
            problems.push_at(&at, ContentError::RowId);
            continue;
        };
        if id.is_empty() || !id.bytes().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'_' | b'-')) {
            problems.push_at(&at, ContentError::IdLetters { id: id.into() });
            continue;
        }
        if rows.iter().any(|row| row.id == id) {
            problems.push_at(&at, ContentError::IdTwice { id: id.into() });
            continue;
        }
        let stated = fields.get("confidence").and_then(|value| confidence(source, value, problems));
        let own = marks(source, fields, columns, problems);
        let of = |marks: &[(String, Confidence)], column: &str| {
            marks.iter().find(|(name, _)| name == column).map(|&(_, confidence)| confidence)
        };
        let mut cells = Vec::new();
        for (key, value) in fields {
            let column = key.get_ref().as_ref();
            if columns.contains(&column) {
                // The nearest statement counts: of the row on the column, of the row, of the file on the column.
                let sure = of(&own, column).or(stated).or(of(&source.marks, column));
                cells.push((column.to_string(), source.cell(value, sure.unwrap_or(source.confidence))));
            } else if !matches!(column, "id" | "confidence") && marked(column, columns).is_none() {
                let at = source.at(key.span().start);
                let known = columns.iter().map(ToString::to_string).collect();
                problems.push_at(&at, ContentError::Column { column: column.into(), known });
            }
        }
        rows.push(Row { id: id.to_string(), at, stated, marks: own, given: source.given, cells });
    }
    rows
}
