//! Which matches a run consists of: setups, the bots that play them, and how many games each.

use std::fs;
use std::path::Path;

use anyhow::Context;
use kernel::Game;
use lab::Studied;
use serde_json::Value;

use crate::WORDS;
use crate::args::SimArgs;
use crate::bot::{self, Named};
use crate::fail::usage;

/// One setup with one line-up.
pub(crate) struct Match<G: Game> {
    /// As the game reads it.
    pub setup: G::Setup,
    /// The requested setup.
    pub asked: Value,
    /// With everything it leaves to the game filled in.
    pub json: Value,
    /// The bots by place in the line-up.
    pub bots: Vec<Named>,
    /// How many games are played.
    pub games: u64,
    /// The number of the first of them.
    pub start: u64,
}

impl<G: Game> Match<G> {
    /// All bots play at random.
    pub(crate) fn is_random(&self) -> bool {
        super::is_random(&self.bots)
    }
}

/// A line of the file of setups, or an option of the command.
struct Entry {
    setup: Value,
    bots: Option<Vec<String>>,
    games: Option<u64>,
}

/// The matches that the options ask for. Every setup is played by every line-up that fits its seats.
pub(crate) fn read<G: Studied>(game: &G, args: &SimArgs) -> anyhow::Result<Vec<Match<G>>> {
    let entries = match &args.setups {
        Some(path) => from_file(path)?,
        None => args
            .setup
            .iter()
            .map(|text| Ok(Entry { setup: crate::parse_setup(text)?, bots: None, games: None }))
            .collect::<anyhow::Result<Vec<_>>>()?,
    };
    let limit = args.run.think.limit();
    let line_ups: Vec<Vec<String>> =
        args.bots.iter().map(|list| list.split(',').map(|name| name.trim().to_string()).collect()).collect();
    let mut used = vec![false; line_ups.len()];
    let mut matches: Vec<Match<G>> = Vec::new();
    for entry in &entries {
        let setup = crate::setup(game, &entry.setup)?;
        let seats = usize::from(game.seats(&game.start(&setup)));
        let json = serde_json::to_value(&setup).context("a setup is plain data")?;
        let mut fitting: Vec<Vec<Named>> = Vec::new();
        if let Some(names) = &entry.bots {
            fitting.push(bot::line_up(names, seats, limit, args.run.exec_millis)?);
        } else {
            for (names, used) in line_ups.iter().zip(&mut used) {
                // With several line-ups, those for another number of seats belong to another setup.
                let only = line_ups.len() == 1 && entries.len() == 1;
                if names.len() == 1 || names.len() == seats || only {
                    *used = true;
                    fitting.push(bot::line_up(names, seats, limit, args.run.exec_millis)?);
                }
            }
        }
        if fitting.is_empty() {
            return Err(usage(format!(
                "no line-up of --bots has one name or {seats} names for the {seats} seats of {}",
                entry.setup
            )));
        }
        for bots in fitting {
            let start = matches.last().map_or(0, |last| last.start + last.games);
            let games = entry.games.unwrap_or(args.games);
            let (setup, asked, json) = (setup.clone(), entry.setup.clone(), json.clone());
            matches.push(Match { setup, asked, json, bots, games, start });
        }
    }
    if let Some(at) =
        used.iter().position(|used| !used).filter(|_| entries.iter().any(|entry| entry.bots.is_none()))
    {
        return Err(usage(format!("the line-up {} fits the seats of no setup", args.bots[at])));
    }
    Ok(matches)
}

/// One entry per line, or a list of them.
fn from_file(path: &Path) -> anyhow::Result<Vec<Entry>> {
    let name = path.display();
    let text = fs::read_to_string(path).with_context(|| format!("cannot read {name}"))?;
    let values: Vec<Value> = if text.trim_start().starts_with('[') {
        serde_json::from_str(&text).map_err(|error| usage(format!("{name} is not a JSON list: {error}")))?
    } else {
        let lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
        lines
            .map(|(at, line)| {
                serde_json::from_str(line)
                    .map_err(|error| usage(format!("line {} of {name} is not JSON: {error}", at + 1)))
            })
            .collect::<anyhow::Result<_>>()?
    };
    if values.is_empty() {
        return Err(usage(format!("{name} holds no setup")));
    }
    values
        .into_iter()
        .enumerate()
        .map(|(at, value)| {
            entry(value).map_err(|problem| usage(format!("entry {} of {name}: {problem}", at + 1)))
        })
        .collect()
}

words::errors! {
    /// Why a line-up of a file cannot be played; the sentence continues after the name of the entry.
    enum EntryError in WORDS {
        "entry-field" Field { field: String },
        "entry-bots" Bots,
        "entry-games" Games,
    }
}

fn entry(value: Value) -> Result<Entry, EntryError> {
    let Some(setup) = value.get("setup") else {
        return Ok(Entry { setup: value, bots: None, games: None });
    };
    let object = value.as_object().expect("a value with a field is an object");
    if let Some(stranger) = object.keys().find(|key| !["setup", "bots", "games"].contains(&key.as_str())) {
        return Err(EntryError::Field { field: stranger.clone() });
    }
    let bots = match value.get("bots") {
        None => None,
        Some(Value::String(list)) => Some(list.split(',').map(|name| name.trim().to_string()).collect()),
        Some(list) => Some(serde_json::from_value(list.clone()).map_err(|_| EntryError::Bots)?),
    };
    let games = match value.get("games").map(Value::as_u64) {
        None => None,
        Some(Some(games @ 1..=1_000_000_000)) => Some(games),
        Some(_) => return Err(EntryError::Games),
    };
    Ok(Entry { setup: setup.clone(), bots, games })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_is_a_setup_or_holds_one() {
        let plain = entry(serde_json::json!({"players": 2})).expect("a setup");
        assert!(plain.setup["players"] == 2 && plain.bots.is_none() && plain.games.is_none());
        let full = entry(serde_json::json!({"setup": {"players": 3}, "bots": "easy, random", "games": 5}));
        let full = full.expect("a full entry");
        assert_eq!(full.bots, Some(vec!["easy".to_string(), "random".to_string()]));
        assert_eq!((full.setup["players"].as_u64(), full.games), (Some(3), Some(5)));
        for wrong in [r#"{"setup":{},"seats":1}"#, r#"{"setup":{},"bots":3}"#, r#"{"setup":{},"games":0}"#] {
            assert!(entry(serde_json::from_str(wrong).expect("JSON")).is_err(), "{wrong}");
        }
    }
}
