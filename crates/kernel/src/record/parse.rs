//! The reader of records. Records are untrusted input: it returns an error for any invalid bytes and
//! never panics.

use std::fmt;

use serde_json::Value;

use super::{Record, RecordStep};
use crate::game::{MAX_SEATS, Seat, Viewer};
use crate::session::Actor;

/// The first line of every record.
pub(super) const FORMAT: &str = "temples-record 1";

/// How the first line of a record begins, in any format version.
pub(super) const BEGINS: &str = "temples-record ";

/// The lines that every header has, in order.
pub(super) const HEADER: [&str; 6] = ["temples-record", "game", "rules", "content", "setup", "players"];

/// Why a text is no record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong and what was expected.
    pub message: String,
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.message)
    }
}

impl std::error::Error for RecordError {}

impl Record {
    /// Reads the bytes of a record file.
    pub fn parse_bytes(bytes: &[u8]) -> Result<Record, RecordError> {
        match std::str::from_utf8(bytes) {
            Ok(text) => Self::parse(text),
            Err(error) => {
                let before = &bytes[..error.valid_up_to()];
                let line = before.split(|&b| b == b'\n').count();
                Err(RecordError { line, message: "a record is UTF-8 text, this line is not".into() })
            }
        }
    }

    /// Reads the text of a record.
    pub fn parse(text: &str) -> Result<Record, RecordError> {
        let mut lines = Lines { lines: text.lines().collect(), at: 0 };
        lines.format()?;
        let game = lines.header("game")?.to_string();
        let rules = lines.header("rules")?.parse().map_err(|_| lines.error("rules is a whole number"))?;
        let content = lines.header("content")?;
        let content = hex(content, 16).ok_or_else(|| lines.error("content is 16 hexadecimal digits"))?;
        let setup = lines.json("setup")?;
        let players = lines.players()?;
        let position = if lines.next_is("position") { Some(lines.json("position")?) } else { None };
        let view = if lines.next_is("view") { Some(lines.view()?) } else { None };
        if !lines.take()?.is_empty() {
            return Err(lines.error("an empty line ends the header"));
        }
        let (mut steps, mut scores) = (Vec::new(), None);
        while lines.at < lines.lines.len() {
            if scores.is_some() {
                lines.at += 1;
                return Err(lines.error("nothing follows the scores"));
            }
            if lines.next_is("scores") {
                scores = Some(lines.scores()?);
            } else {
                steps.push(lines.step(view.is_some())?);
            }
        }
        Ok(Record { game, rules, content, setup, players, position, view, steps, scores })
    }
}

fn hex(digits: &str, length: usize) -> Option<u64> {
    let fits = digits.len() == length && digits.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f'));
    fits.then(|| u64::from_str_radix(digits, 16).ok()).flatten()
}

/// The lines and how many were read; an error names the last one read.
struct Lines<'a> {
    lines: Vec<&'a str>,
    at: usize,
}

impl<'a> Lines<'a> {
    fn error(&self, message: impl Into<String>) -> RecordError {
        RecordError { line: self.at.max(1), message: message.into() }
    }

    fn take(&mut self) -> Result<&'a str, RecordError> {
        self.at += 1;
        self.lines
            .get(self.at - 1)
            .copied()
            .ok_or_else(|| self.error("the record ends in the middle of its header"))
    }

    fn next_is(&self, word: &str) -> bool {
        self.lines
            .get(self.at)
            .and_then(|line| line.strip_prefix(word))
            .is_some_and(|rest| rest.starts_with(' '))
    }

    fn format(&mut self) -> Result<(), RecordError> {
        let line = self.take().unwrap_or_default();
        if line == FORMAT {
            return Ok(());
        }
        Err(match line.strip_prefix(BEGINS) {
            Some(version) => {
                self.error(format!("record format {version:?} is unknown, this program reads format 1"))
            }
            None => self.error(format!("a record begins with the line {FORMAT:?}")),
        })
    }

    fn header(&mut self, word: &str) -> Result<&'a str, RecordError> {
        let line = self.take()?;
        match line.strip_prefix(word).and_then(|rest| rest.strip_prefix(' ')) {
            Some(value) if !value.is_empty() => Ok(value),
            _ => Err(self.error(format!("expected \"{word}\" and its value"))),
        }
    }

    fn json(&mut self, word: &str) -> Result<Value, RecordError> {
        let value: Value = serde_json::from_str(self.header(word)?)
            .map_err(|error| self.error(format!("{word} is a JSON object on one line ({error})")))?;
        if value.is_object() {
            Ok(value)
        } else {
            Err(self.error(format!("{word} is a JSON object on one line")))
        }
    }

    fn players(&mut self) -> Result<Vec<String>, RecordError> {
        serde_json::from_str(self.header("players")?)
            .map_err(|_| self.error("players is a JSON list of names on one line"))
    }

    fn view(&mut self) -> Result<Viewer, RecordError> {
        let value = self.header("view")?;
        match value.split_once(' ') {
            None if value == "spectator" => Ok(Viewer::Spectator),
            Some(("seat", number)) if seat(number).is_some() => {
                Ok(Viewer::Seat(seat(number).unwrap_or_default()))
            }
            _ => Err(self.error("expected \"view spectator\" or \"view seat\" and its number")),
        }
    }

    fn scores(&mut self) -> Result<Vec<i32>, RecordError> {
        let totals: Result<Vec<i32>, _> = self.header("scores")?.split(' ').map(str::parse).collect();
        totals.map_err(|_| self.error("scores are whole numbers with one space between them"))
    }

    fn step(&mut self, partial: bool) -> Result<RecordStep, RecordError> {
        let line = self.take()?;
        let Some((actor, rest)) = line.split_once(' ') else {
            return Err(self.error("a step is an actor, an action and its check"));
        };
        let actor = match actor {
            "*" => Actor::Chance,
            number => Actor::Seat(seat(number).ok_or_else(|| {
                self.error(format!(
                    "{number:?} is no actor: expected * for chance or a seat from 0 to {}",
                    MAX_SEATS - 1
                ))
            })?),
        };
        let (action, check) = match rest.rsplit_once(" #") {
            _ if partial && !rest.contains('#') => (rest, None),
            Some((action, digits)) => match hex(digits, 8) {
                Some(check) => (action, Some(check as u32)),
                None => return Err(self.error("the check after # is 8 hexadecimal digits")),
            },
            _ => return Err(self.error("the check is missing: expected # and 8 hexadecimal digits")),
        };
        if action.is_empty() || action.split(' ').any(str::is_empty) {
            return Err(self.error("an action is words with one space between them"));
        }
        match (action, partial) {
            ("?", true) => Ok(RecordStep { actor, action: None, check }),
            ("?", false) => Err(self.error("only the record of a viewer hides actions")),
            _ => Ok(RecordStep { actor, action: Some(action.to_string()), check }),
        }
    }
}

fn seat(number: &str) -> Option<Seat> {
    (0..MAX_SEATS as u8).find(|seat| seat.to_string() == number).map(Seat)
}
