//! The reader of records. Records are untrusted input: it returns an error for any invalid bytes and
//! never panics.

use std::fmt;

use serde_json::Value;
use words::{Lang, Say};

use super::{Record, RecordStep};
use crate::WORDS;
use crate::game::{MAX_SEATS, Seat, Viewer};
use crate::session::Actor;

/// The first line of every record.
pub(super) const FORMAT: &str = "temples-record 1";

/// The start of the first line of a record, in any format version.
pub(super) const BEGINS: &str = "temples-record ";

/// The lines that every header has, in order.
pub(super) const HEADER: [&str; 6] = ["temples-record", "game", "rules", "content", "setup", "players"];

words::errors! {
    /// An error in a line of a record, with the expected form.
    pub enum BadLine in WORDS {
        "record-utf8" NotUtf8,
        "record-cut" Cut,
        "record-begin" Begin { line: &'static str },
        "record-format" Format { version: String },
        "record-header" Header { word: String },
        "record-rules" Rules,
        "record-content" Content,
        "record-json" Json { word: String, message: String },
        "record-object" Object { word: String },
        "record-players" Players,
        "record-view" View,
        "record-header-end" HeaderEnd,
        "record-actor" Actor { word: String, last: u8 },
        "record-step" Step,
        "record-check" Check,
        "record-no-check" NoCheck,
        "record-words" Words,
        "record-hides" Hides,
        "record-scores" Scores,
        "record-after-scores" AfterScores,
    }
}

/// An error in the text of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// The line, from 1.
    pub line: usize,
    /// The error.
    pub reason: BadLine,
}

impl Say for RecordError {
    fn say(&self, lang: Lang) -> String {
        words::say!(WORDS, lang, "record-line", line = self.line, reason = self.reason.say(lang))
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say(Lang::EN))
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
                Err(RecordError { line, reason: BadLine::NotUtf8 })
            }
        }
    }

    /// Reads the text of a record.
    pub fn parse(text: &str) -> Result<Record, RecordError> {
        let mut lines = Lines { lines: text.lines().collect(), at: 0 };
        lines.format()?;
        let game = lines.header("game")?.to_string();
        let rules = lines.header("rules")?.parse().map_err(|_| lines.error(BadLine::Rules))?;
        let content = lines.header("content")?;
        let content = hex(content, 16).ok_or_else(|| lines.error(BadLine::Content))?;
        let setup = lines.json("setup")?;
        let players = lines.players()?;
        let position = if lines.next_is("position") { Some(lines.json("position")?) } else { None };
        let view = if lines.next_is("view") { Some(lines.view()?) } else { None };
        if !lines.take()?.is_empty() {
            return Err(lines.error(BadLine::HeaderEnd));
        }
        let (mut steps, mut scores) = (Vec::new(), None);
        while lines.at < lines.lines.len() {
            if scores.is_some() {
                lines.at += 1;
                return Err(lines.error(BadLine::AfterScores));
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
    fn error(&self, reason: BadLine) -> RecordError {
        RecordError { line: self.at.max(1), reason }
    }

    fn take(&mut self) -> Result<&'a str, RecordError> {
        self.at += 1;
        self.lines.get(self.at - 1).copied().ok_or_else(|| self.error(BadLine::Cut))
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
            Some(version) => self.error(BadLine::Format { version: version.into() }),
            None => self.error(BadLine::Begin { line: FORMAT }),
        })
    }

    fn header(&mut self, word: &str) -> Result<&'a str, RecordError> {
        let line = self.take()?;
        match line.strip_prefix(word).and_then(|rest| rest.strip_prefix(' ')) {
            Some(value) if !value.is_empty() => Ok(value),
            _ => Err(self.error(BadLine::Header { word: word.into() })),
        }
    }

    fn json(&mut self, word: &str) -> Result<Value, RecordError> {
        let value: Value = serde_json::from_str(self.header(word)?)
            .map_err(|error| self.error(BadLine::Json { word: word.into(), message: error.to_string() }))?;
        if value.is_object() { Ok(value) } else { Err(self.error(BadLine::Object { word: word.into() })) }
    }

    fn players(&mut self) -> Result<Vec<String>, RecordError> {
        serde_json::from_str(self.header("players")?).map_err(|_| self.error(BadLine::Players))
    }

    fn view(&mut self) -> Result<Viewer, RecordError> {
        let value = self.header("view")?;
        match value.split_once(' ') {
            None if value == "spectator" => Ok(Viewer::Spectator),
            Some(("seat", number)) if seat(number).is_some() => {
                Ok(Viewer::Seat(seat(number).unwrap_or_default()))
            }
            _ => Err(self.error(BadLine::View)),
        }
    }

    fn scores(&mut self) -> Result<Vec<i32>, RecordError> {
        let totals: Result<Vec<i32>, _> = self.header("scores")?.split(' ').map(str::parse).collect();
        totals.map_err(|_| self.error(BadLine::Scores))
    }

    fn step(&mut self, partial: bool) -> Result<RecordStep, RecordError> {
        let line = self.take()?;
        let Some((actor, rest)) = line.split_once(' ') else {
            return Err(self.error(BadLine::Step));
        };
        let actor = match actor {
            "*" => Actor::Chance,
            number => Actor::Seat(seat(number).ok_or_else(|| {
                self.error(BadLine::Actor { word: number.into(), last: MAX_SEATS as u8 - 1 })
            })?),
        };
        let (action, check) = match rest.rsplit_once(" #") {
            _ if partial && !rest.contains('#') => (rest, None),
            Some((action, digits)) => match hex(digits, 8) {
                Some(check) => (action, Some(check as u32)),
                None => return Err(self.error(BadLine::Check)),
            },
            _ => return Err(self.error(BadLine::NoCheck)),
        };
        if action.is_empty() || action.split(' ').any(str::is_empty) {
            return Err(self.error(BadLine::Words));
        }
        match (action, partial) {
            ("?", true) => Ok(RecordStep { actor, action: None, check }),
            ("?", false) => Err(self.error(BadLine::Hides)),
            _ => Ok(RecordStep { actor, action: Some(action.to_string()), check }),
        }
    }
}

fn seat(number: &str) -> Option<Seat> {
    (0..MAX_SEATS as u8).find(|seat| seat.to_string() == number).map(Seat)
}
