//! Typed reading of a row: each invalid cell becomes a problem with its position and is replaced by a
//! placeholder value, so that one pass finds all problems.

use std::ops::RangeInclusive;

use words::{Or, Say};

use super::{At, Cell, Confidence, ContentError, Row, Value};
use crate::effect::{self, Effect, ParseError, Verb};
use crate::game::Problems;

/// Longest effect accepted; no component needs more, and all effects must fit into one program.
const LONGEST: usize = 300;

/// Reads the cells of one row.
#[derive(Debug)]
pub struct Reader<'a> {
    row: &'a Row,
    problems: &'a mut Problems,
}

impl<'a> Reader<'a> {
    /// A reader of `row` that reports to `problems`.
    pub fn new(row: &'a Row, problems: &'a mut Problems) -> Self {
        Reader { row, problems }
    }

    /// The row's key.
    pub fn id(&self) -> &'a str {
        &self.row.id
    }

    /// The confidence of the least sure cell.
    pub fn confidence(&self) -> Confidence {
        self.row.confidence()
    }

    /// The confidence of a column, or of the whole row if the column is missing.
    pub fn confidence_of(&self, column: &str) -> Confidence {
        self.row.cell(column).map_or_else(|| self.row.confidence(), |cell| cell.confidence)
    }

    /// Whether the column is filled.
    pub fn has(&self, column: &str) -> bool {
        self.row.cell(column).is_some()
    }

    /// Reports something about a column, at its place, or at the row if the column is missing.
    pub fn refuse(&mut self, column: &str, reason: impl Say) {
        let at = self.row.cell(column).map_or(&self.row.at, |cell| &cell.at);
        self.report(at, reason);
    }

    /// Reports something about an entry of a list, at its place.
    pub fn refuse_entry(&mut self, column: &str, entry: usize, reason: impl Say) {
        let place = match self.row.cell(column).map(|cell| &cell.value) {
            Some(Value::List(cells)) => cells.get(entry).map(|cell| &cell.at),
            _ => None,
        };
        match place {
            Some(at) => self.report(at, reason),
            None => self.refuse(column, reason),
        }
    }

    /// A string; without it the row is refused.
    pub fn text(&mut self, column: &str) -> String {
        self.need(column).map(|cell| self.text_of(column, cell)).unwrap_or_default()
    }

    /// A string, if the column is present.
    pub fn text_if(&mut self, column: &str) -> Option<String> {
        let cell = self.row.cell(column)?;
        Some(self.text_of(column, cell))
    }

    /// A list of strings; empty if the column is missing.
    pub fn texts(&mut self, column: &str) -> Vec<String> {
        let items = self.items(column).unwrap_or_default();
        items.iter().map(|cell| self.text_of(column, cell)).collect()
    }

    /// Whether a flag is set; it is not if the column is missing.
    pub fn flag(&mut self, column: &str) -> bool {
        match self.row.cell(column).map(|cell| &cell.value) {
            Some(Value::Flag(flag)) => *flag,
            None => false,
            Some(_) => {
                self.refuse(column, ContentError::Flag { column: column.into() });
                false
            }
        }
    }

    /// A number within `range`; without it the row is refused.
    pub fn number(&mut self, column: &str, range: RangeInclusive<i64>) -> i64 {
        self.need(column).map_or(*range.start(), |cell| self.number_of(column, cell, &range))
    }

    /// A number within `range`, or `default` if the column is missing.
    pub fn number_or(&mut self, column: &str, default: i64, range: RangeInclusive<i64>) -> i64 {
        self.row.cell(column).map_or(default, |cell| self.number_of(column, cell, &range))
    }

    /// Exactly `N` numbers within `range`, if the column is there.
    pub fn numbers<const N: usize>(&mut self, column: &str, range: RangeInclusive<i64>) -> Option<[i64; N]> {
        let items = self.items(column)?;
        if items.len() != N {
            self.refuse(column, ContentError::Numbers { column: column.into(), n: N });
            return None;
        }
        let mut numbers = [0; N];
        for (number, cell) in numbers.iter_mut().zip(items) {
            *number = self.number_of(column, cell, &range);
        }
        Some(numbers)
    }

    /// Any number of numbers within `range`; none if the column is missing.
    pub fn all_numbers(&mut self, column: &str, range: RangeInclusive<i64>) -> Vec<i64> {
        let items = self.items(column).unwrap_or_default();
        items.iter().map(|cell| self.number_of(column, cell, &range)).collect()
    }

    /// One of these words; falls back to the first if the cell holds none of them.
    pub fn word<T: Copy>(&mut self, column: &str, words: &[(&str, T)]) -> T {
        let text = self.text(column);
        if let Some(&(_, value)) = words.iter().find(|&&(word, _)| word == text) {
            return value;
        }
        if self.has(column) {
            let known = Or::of(words.iter().map(|&(word, _)| word));
            self.refuse(column, ContentError::Word { word: text, column: column.into(), known });
        }
        words[0].1
    }

    /// An effect; without it the row is refused.
    pub fn effect<V: Verb>(&mut self, column: &str) -> Effect<V> {
        self.need(column);
        self.effect_if(column)
    }

    /// An effect, or the empty effect if the column is missing.
    pub fn effect_if<V: Verb>(&mut self, column: &str) -> Effect<V> {
        let Some(cell) = self.row.cell(column) else { return Effect::nothing() };
        self.parsed(column, cell, effect::parse).unwrap_or_else(Effect::nothing)
    }

    /// A list of effects, with the empty effect in place of any that cannot be read. Without the list the row
    /// is rejected.
    pub fn effects<V: Verb>(&mut self, column: &str) -> Vec<Effect<V>> {
        self.need(column);
        let items = self.items(column).unwrap_or_default();
        let read = |cell| self.parsed(column, cell, effect::parse).unwrap_or_else(Effect::nothing);
        items.iter().map(read).collect()
    }

    /// A cost; without it the row is refused.
    pub fn cost<V: Verb>(&mut self, column: &str) -> Option<V::Cost> {
        let cell = self.need(column)?;
        self.parsed(column, cell, effect::parse_cost::<V>)
    }

    /// A list of costs; none if the column is missing.
    pub fn costs<V: Verb>(&mut self, column: &str) -> Vec<V::Cost> {
        let items = self.items(column).unwrap_or_default();
        items.iter().filter_map(|cell| self.parsed(column, cell, effect::parse_cost::<V>)).collect()
    }

    fn parsed<T>(
        &mut self,
        column: &str,
        cell: &Cell,
        parse: fn(&str) -> Result<T, ParseError>,
    ) -> Option<T> {
        let text = self.text_of(column, cell);
        if !matches!(cell.value, Value::Text(_)) {
            return None;
        }
        if text.len() > LONGEST {
            self.report(&cell.at, ContentError::Long { column: column.into(), most: LONGEST });
            return None;
        }
        parse(&text).map_err(|error| self.report(&cell.inside(error.column), error.error)).ok()
    }

    fn need(&mut self, column: &str) -> Option<&'a Cell> {
        let cell = self.row.cell(column);
        if cell.is_none() {
            let reason = ContentError::Missing { id: self.row.id.clone(), column: column.into() };
            self.report(&self.row.at, reason);
        }
        cell
    }

    fn items(&mut self, column: &str) -> Option<&'a [Cell]> {
        if let Value::List(items) = &self.row.cell(column)?.value {
            return Some(items);
        }
        self.refuse(column, ContentError::List { column: column.into() });
        None
    }

    fn text_of(&mut self, column: &str, cell: &Cell) -> String {
        if let Value::Text(text) = &cell.value {
            return text.clone();
        }
        self.report(&cell.at, ContentError::Text { column: column.into() });
        String::new()
    }

    fn number_of(&mut self, column: &str, cell: &Cell, range: &RangeInclusive<i64>) -> i64 {
        match cell.value {
            Value::Number(n) if range.contains(&n) => n,
            _ => {
                let (low, high) = (*range.start(), *range.end());
                self.report(&cell.at, ContentError::Number { column: column.into(), low, high });
                low
            }
        }
    }

    fn report(&mut self, at: &At, reason: impl Say) {
        self.problems.push_at(at, reason);
    }
}
