//! The file of a tournament: its options in the first line, then one line per finished game.

use std::collections::BTreeSet;
use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::path::Path;

use anyhow::Context;
use serde_json::{Value, json};

use crate::WORDS;
use crate::fail::usage;

/// A game that was played to its end.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Finished {
    pub number: u64,
    pub round: u64,
    /// The bots by seat, as places in the list.
    pub seats: Vec<usize>,
    pub totals: Vec<i32>,
    pub ranks: Vec<u8>,
    pub seed: u64,
}

impl Finished {
    /// Each seat's share of the win: a shared win is split.
    pub(super) fn shares(&self) -> impl Iterator<Item = f64> + '_ {
        let winners = self.ranks.iter().map(|rank| u32::from(*rank == 1)).sum::<u32>().max(1);
        let winners = f64::from(winners);
        self.ranks.iter().map(move |rank| if *rank == 1 { 1.0 / winners } else { 0.0 })
    }

    fn json(&self) -> Value {
        json!({
            "game": self.number,
            "round": self.round,
            "seats": self.seats,
            "totals": self.totals,
            "ranks": self.ranks,
            "seed": self.seed,
        })
    }

    fn read(value: &Value) -> Option<Finished> {
        let list = |name: &str| value.get(name)?.as_array();
        Some(Finished {
            number: value.get("game")?.as_u64()?,
            round: value.get("round")?.as_u64()?,
            seats: list("seats")?.iter().map(|seat| Some(seat.as_u64()? as usize)).collect::<Option<_>>()?,
            totals: list("totals")?
                .iter()
                .map(|total| Some(total.as_i64()? as i32))
                .collect::<Option<_>>()?,
            ranks: list("ranks")?.iter().map(|rank| Some(rank.as_u64()? as u8)).collect::<Option<_>>()?,
            seed: value.get("seed")?.as_u64()?,
        })
    }
}

words::errors! {
    /// Why a tournament cannot go on from a file; the sentence continues after its name.
    enum StateError in WORDS {
        "state-json" NotJson { line: usize },
        "state-other" Other { fields: Vec<String> },
        "state-game" NoGame { line: usize },
    }
}

/// All games so far, and the file for the next ones.
pub(super) struct State {
    pub games: Vec<Finished>,
    known: BTreeSet<u64>,
    file: Option<(File, String)>,
}

impl State {
    /// Resumes the file of this name, or creates it.
    pub(super) fn open(path: Option<&Path>, header: &Value) -> anyhow::Result<State> {
        let mut state = State { games: Vec::new(), known: BTreeSet::new(), file: None };
        let Some(path) = path else { return Ok(state) };
        let name = path.display().to_string();
        let text = match fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => String::new(),
            Err(error) => return Err(error).with_context(|| format!("cannot read {name}")),
        };
        let whole = state.load(&text, header).map_err(|problem| usage(format!("{name} {problem}")))?;
        // A line that was cut short by a crash is played again.
        if whole < text.len() {
            fs::write(path, &text[..whole]).with_context(|| format!("cannot write {name}"))?;
        }
        let mut file = OpenOptions::new()
            .append(true)
            .create(true)
            .open(path)
            .with_context(|| format!("cannot write {name}"))?;
        if whole == 0 {
            writeln!(file, "{header}").with_context(|| format!("cannot write {name}"))?;
        }
        state.file = Some((file, name));
        Ok(state)
    }

    /// Reads all complete lines and returns their length.
    fn load(&mut self, text: &str, header: &Value) -> Result<usize, StateError> {
        let whole = text.rfind('\n').map_or(0, |at| at + 1);
        for (at, line) in text[..whole].lines().enumerate() {
            let value: Value =
                serde_json::from_str(line).map_err(|_| StateError::NotJson { line: at + 1 })?;
            if at == 0 {
                if value != *header {
                    let fields = header.as_object().into_iter().flatten();
                    let other = fields.filter(|(name, field)| value.get(name.as_str()) != Some(*field));
                    let fields = other.map(|(name, _)| name.clone()).collect();
                    return Err(StateError::Other { fields });
                }
                continue;
            }
            let finished = Finished::read(&value).ok_or(StateError::NoGame { line: at + 1 })?;
            self.known.insert(finished.number);
            self.games.push(finished);
        }
        Ok(whole)
    }

    /// Whether the game of this number is played.
    pub(super) fn has(&self, number: u64) -> bool {
        self.known.contains(&number)
    }

    /// Stores a finished game.
    pub(super) fn add(&mut self, finished: Finished) -> anyhow::Result<()> {
        if let Some((file, name)) = &mut self.file {
            writeln!(file, "{}", finished.json()).with_context(|| format!("cannot write {name}"))?;
        }
        self.known.insert(finished.number);
        self.games.push(finished);
        Ok(())
    }
}
