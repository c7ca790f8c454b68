//! Component tables as files: reading rows, laying an owner's corrections over them, and errors that name
//! file, line and column. It knows nothing of any particular game's rows.
//!
//! A table is a file with `count = N` and `rows = [ { id = "…", … }, … ]`. A file of the same name laid over it
//! replaces rows by id, adds rows with new ids and may state a new `count`.

use std::ops::Range;

use kernel::Problems;
use kernel::content::{TableFile, position};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use toml::Spanned;

/// A row of a table, which every row's type must be able to name.
pub trait Keyed {
    /// The stable key of the row.
    fn id(&self) -> &str;
}

/// Where a value stands: which of the table's texts, and where in it.
#[derive(Clone, Debug)]
pub struct Place {
    file: usize,
    span: Range<usize>,
}

/// A row with the place it was read from.
#[derive(Clone, Debug)]
pub struct Row<R> {
    /// The row itself.
    pub value: R,
    /// Where the row begins.
    pub place: Place,
}

/// One table after all corrections.
#[derive(Clone, Debug)]
pub struct Table<R> {
    name: String,
    texts: Vec<String>,
    count: Option<(usize, Place)>,
    /// Printed number of components, where rows stand for several copies.
    pub copies: Option<(usize, Place)>,
    /// The rows in order.
    pub rows: Vec<Row<R>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Raw<R> {
    count: Option<Spanned<usize>>,
    copies: Option<Spanned<usize>>,
    #[serde(default = "Vec::new")]
    rows: Vec<Spanned<R>>,
}

impl<R: Keyed + DeserializeOwned> Table<R> {
    /// Reads the embedded text and every override of the same name; all that is wrong goes to `problems`.
    pub fn read(name: &str, embedded: &str, overrides: &[TableFile], problems: &mut Problems) -> Self {
        let mut table =
            Table { name: name.to_string(), texts: Vec::new(), count: None, copies: None, rows: Vec::new() };
        table.lay(embedded, problems);
        for file in overrides.iter().filter(|file| file.name == name) {
            table.lay(&file.text, problems);
        }
        match &table.count {
            None => problems.push(format!("{name}: the table must state its number of rows as count = N")),
            Some((count, place)) if *count != table.rows.len() => {
                let message = format!("count is {count} but there are {} rows", table.rows.len());
                problems.push(table.at(place, &message));
            }
            Some(_) => {}
        }
        table
    }

    fn lay(&mut self, text: &str, problems: &mut Problems) {
        let file = self.texts.len();
        self.texts.push(text.to_string());
        let raw: Raw<R> = match toml::from_str(text) {
            Ok(raw) => raw,
            Err(error) => {
                let start = error.span().map_or(0, |span| span.start);
                problems.push(self.at(&Place { file, span: start..start }, error.message()));
                return;
            }
        };
        let place = |span: Range<usize>| Place { file, span };
        if let Some(count) = raw.count {
            self.count = Some((*count.get_ref(), place(count.span())));
        }
        if let Some(copies) = raw.copies {
            self.copies = Some((*copies.get_ref(), place(copies.span())));
        }
        let fresh = self.rows.len();
        for row in raw.rows {
            let place = place(row.span());
            let value = row.into_inner();
            match self.rows.iter().position(|old| old.value.id() == value.id()) {
                Some(at) if at >= fresh || self.rows[at].place.file == file => {
                    problems.push(
                        self.at(&place, &format!("the id {:?} appears twice in this file", value.id())),
                    );
                }
                Some(at) => self.rows[at] = Row { value, place },
                None => self.rows.push(Row { value, place }),
            }
        }
    }
}

impl<R> Table<R> {
    /// The message with file, line and column in front.
    pub fn at(&self, place: &Place, message: &str) -> String {
        let (line, column) = position(&self.texts[place.file], place.span.start);
        format!("{}:{line}:{column}: {message}", self.name)
    }

    /// The message at a value inside a row, `inside` characters after the value's opening quote.
    pub fn at_value<T>(&self, row: &Row<R>, value: &Spanned<T>, inside: usize, message: &str) -> String {
        let start = value.span().start + inside;
        self.at(&Place { file: row.place.file, span: start..start }, message)
    }

    /// Where a row with this id stands.
    pub fn find(&self, id: &str) -> Option<usize>
    where
        R: Keyed,
    {
        self.rows.iter().position(|row| row.value.id() == id)
    }
}

/// Reports every file of the folder `folder/` whose name is not one of `known`.
pub fn refuse_unknown(folder: &str, known: &[&str], overrides: &[TableFile], problems: &mut Problems) {
    for file in overrides.iter().filter(|file| file.name.starts_with(folder)) {
        if !known.contains(&file.name.as_str()) {
            problems.push(format!(
                "{}: there is no such table, expected one of {}",
                file.name,
                known.join(", ")
            ));
        }
    }
}
