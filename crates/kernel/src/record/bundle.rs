//! Files that hold several records, one after the other.
//!
//! A bundle is the plain concatenation of records: the first line of a record ends the previous one. No other line
//! of a record can begin with the same word, so finding the next record needs no parsing. This module must not
//! know where records are stored.

use super::{Record, RecordError, VerifyError, parse};

/// One record of a file, not yet read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bundled<'a> {
    /// The number of its first line in the file, from 1.
    pub line: usize,
    /// Its bytes.
    pub bytes: &'a [u8],
}

/// The records of a file. Bytes before the first header line are a part of their own, which does not parse; so is an
/// empty file. A file always has at least one part.
pub fn parts(bytes: &[u8]) -> Vec<Bundled<'_>> {
    let mut parts = Vec::new();
    let (mut from, mut from_line, mut at) = (0, 1, 0);
    for (number, line) in bytes.split_inclusive(|&byte| byte == b'\n').enumerate() {
        if at > from && line.starts_with(parse::BEGINS.as_bytes()) {
            parts.push(Bundled { line: from_line, bytes: &bytes[from..at] });
            (from, from_line) = (at, number + 1);
        }
        at += line.len();
    }
    parts.push(Bundled { line: from_line, bytes: &bytes[from..] });
    parts
}

impl Bundled<'_> {
    /// Reads the record; an error names the line of the file.
    pub fn parse(&self) -> Result<Record, RecordError> {
        Record::parse_bytes(self.bytes)
            .map_err(|error| RecordError { line: error.line + self.line - 1, reason: error.reason })
    }

    /// An error of this record with the line of the file.
    pub fn place(&self, error: VerifyError) -> VerifyError {
        let down = |line: usize| line + self.line - 1;
        match error {
            VerifyError::Start { line, problems } => VerifyError::Start { line: down(line), problems },
            VerifyError::Step { line, difference } => VerifyError::Step { line: down(line), difference },
            VerifyError::Scores { line, recorded, computed } => {
                VerifyError::Scores { line: down(line), recorded, computed }
            }
            VerifyError::OtherGame { .. }
            | VerifyError::Partial(_)
            | VerifyError::OtherRules { .. }
            | VerifyError::OtherContent { .. } => error,
        }
    }
}

impl Record {
    /// Reads all records of a file, each with the part it was read from; the first error ends the reading.
    pub fn parse_bundle(bytes: &[u8]) -> Result<Vec<(Bundled<'_>, Record)>, RecordError> {
        parts(bytes).into_iter().map(|part| Ok((part, part.parse()?))).collect()
    }
}
