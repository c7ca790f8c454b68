//! Files of rows: CSV, JSON lines and Parquet, by file extension.
//!
//! CSV and JSON lines are written row by row, unbuffered. A Parquet file can be read only when it is complete, so
//! its rows go as JSON lines into `FILE.part` while games are played and become the Parquet file at the end; if the
//! program ends before that, the part remains, and [`read`] takes it instead.

mod csv;
mod json;
#[cfg_attr(not(feature = "parquet"), path = "no_parquet.rs")]
mod parquet;

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};

use anyhow::Context;

use crate::WORDS;
use crate::data::{Cell, Column, Dataset};

words::errors! {
    /// Why a file of rows cannot be used.
    pub enum FileError in WORDS {
        "file-no-parquet" NoParquet,
        "file-ending" Ending { path: String },
        "file-line" Line { line: usize, reason: Box<FileError> },
        "file-no-object" NoObject { line: usize, message: String },
        "file-large" Large { column: String },
        "file-nested" Nested { column: String },
        "file-part" Part { path: String, part: String },
        "file-empty" Empty,
        "file-cells" Cells { row: usize, cells: usize, names: usize },
    }
}

/// The form of a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Form {
    Csv,
    JsonLines,
    Parquet,
}

impl Form {
    fn of(path: &Path) -> Result<Form, FileError> {
        match path.extension().and_then(|ending| ending.to_str()) {
            Some("csv") => Ok(Form::Csv),
            Some("jsonl" | "part") => Ok(Form::JsonLines),
            Some("parquet") if cfg!(feature = "parquet") => Ok(Form::Parquet),
            Some("parquet") => Err(FileError::NoParquet),
            _ => Err(FileError::Ending { path: path.display().to_string() }),
        }
    }
}

/// Checks the name of a file of rows before any work is done.
pub fn check_name(path: &Path) -> Result<(), FileError> {
    Form::of(path).map(|_| ())
}

/// Where the rows of a Parquet file are until it is complete.
fn part(path: &Path) -> PathBuf {
    let mut name = OsString::from(path.as_os_str());
    name.push(".part");
    PathBuf::from(name)
}

/// A file that is being written.
pub struct Writer {
    path: PathBuf,
    form: Form,
    columns: Vec<Column>,
    file: BufWriter<File>,
}

impl Writer {
    /// Creates the file, or replaces the one of this name.
    pub fn create(path: &Path, columns: Vec<Column>) -> anyhow::Result<Writer> {
        let form = Form::of(path)?;
        let target = match form {
            Form::Csv | Form::JsonLines => path.to_path_buf(),
            Form::Parquet => {
                // An older result must not be taken for this one.
                if path.exists() {
                    fs::remove_file(path).with_context(|| format!("cannot replace {}", path.display()))?;
                }
                part(path)
            }
        };
        let file = File::create(&target).with_context(|| format!("cannot create {}", target.display()))?;
        let mut writer = Writer { path: path.to_path_buf(), form, columns, file: BufWriter::new(file) };
        if form == Form::Csv {
            let heads = csv::line(writer.columns.iter().map(|column| column.name.clone()));
            writer.put(&heads)?;
        }
        Ok(writer)
    }

    /// Adds a row with one cell per column. It is safe from a crash of the program from now on.
    pub fn write(&mut self, row: &[Cell]) -> anyhow::Result<()> {
        debug_assert_eq!(row.len(), self.columns.len());
        let line = match self.form {
            Form::Csv => csv::line(row.iter().map(|cell| cell.text().unwrap_or_default())),
            Form::JsonLines | Form::Parquet => json::line(&self.columns, row),
        };
        self.put(&line)
    }

    fn put(&mut self, line: &str) -> anyhow::Result<()> {
        self.file
            .write_all(line.as_bytes())
            .and_then(|()| self.file.flush())
            .with_context(|| format!("cannot write to {}", self.path.display()))
    }

    /// Completes the file.
    pub fn finish(self) -> anyhow::Result<()> {
        if self.form == Form::Parquet {
            let part = part(&self.path);
            drop(self.file);
            parquet::from_lines(&part, &self.path, &self.columns).with_context(|| FileError::Part {
                path: self.path.display().to_string(),
                part: part.display().to_string(),
            })?;
            fs::remove_file(&part).with_context(|| format!("cannot remove {}", part.display()))?;
        }
        Ok(())
    }
}

/// Reads a whole file. For a Parquet file whose run ended early, the rows written until then.
pub fn read(path: &Path) -> anyhow::Result<Dataset> {
    let form = Form::of(path)?;
    let context = || format!("cannot read {}", path.display());
    match form {
        Form::Parquet if part(path).exists() => read(&part(path)),
        Form::Parquet => parquet::read(path).with_context(context),
        Form::Csv => {
            let text = fs::read_to_string(path).with_context(context)?;
            csv::read(&text).with_context(context)
        }
        Form::JsonLines => {
            let text = fs::read_to_string(path).with_context(context)?;
            json::read(&text).with_context(context)
        }
    }
}

/// Writes a whole file.
pub fn write(path: &Path, data: &Dataset) -> anyhow::Result<()> {
    let mut writer = Writer::create(path, data.columns.clone())?;
    for row in &data.rows {
        writer.write(row)?;
    }
    writer.finish()
}
