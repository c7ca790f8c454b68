//! `temples verify`: replays records and reports for each whether it agrees, or where it first differs. A file may
//! be a bundle of several records.

use std::fs::File;
use std::io::{self, Read, Write};
use std::path::Path;

use games::AnyGame;
use kernel::record::{Bundled, Verified, parts};
use serde_json::{Value, json};

use crate::WORDS;
use crate::args::VerifyArgs;
use crate::fail::Reported;

/// No record is longer; a long game has some hundred kilobytes.
const MAX_RECORD: u64 = 64 << 20;

/// The game of a record that agrees, or why it does not.
type Checked = Result<(String, Verified), Disagrees>;

words::errors! {
    /// Why a record does not agree. What the reader and the rules report is as they word it.
    enum Disagrees in WORDS {
        "verify-unread" Unread { reason: String },
        "verify-game" Game { line: usize, reason: games::UnknownGame },
        "verify-differs" Differs { reason: String },
    }
}

/// Checks every record of every file; fails after the last if any of them disagrees.
pub(crate) fn run(games: &[Box<dyn AnyGame>], args: &VerifyArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let results: Vec<(String, Checked)> = args.files.iter().flat_map(|path| check(games, path)).collect();
    let good = results.iter().all(|(_, result)| result.is_ok());
    if args.json {
        let files: Vec<Value> = results.iter().map(|(name, result)| line_json(name, result)).collect();
        serde_json::to_writer_pretty(&mut *out, &json!({ "ok": good, "files": files }))?;
        writeln!(out)?;
    } else {
        for (name, result) in &results {
            match result {
                Ok((game, verified)) => writeln!(out, "{name}: ok, {game}, {}", summary(verified))?,
                Err(reason) => writeln!(out, "{name}: {reason}")?,
            }
        }
    }
    if good { Ok(()) } else { Err(Reported.into()) }
}

/// The records of a file with their names: that of the file, and which of several it is.
fn check(games: &[Box<dyn AnyGame>], path: &Path) -> Vec<(String, Checked)> {
    let file = path.display().to_string();
    let bytes = match read(path) {
        Ok(bytes) => bytes,
        Err(error) => return vec![(file, Err(Disagrees::Unread { reason: error.to_string() }))],
    };
    let records = parts(&bytes);
    let all = records.len();
    let each = records.iter().enumerate().map(|(at, part)| {
        let name = if all == 1 { file.clone() } else { format!("{file}, record {} of {all}", at + 1) };
        (name, replay(games, part))
    });
    each.collect()
}

fn replay(games: &[Box<dyn AnyGame>], part: &Bundled<'_>) -> Checked {
    let record = part.parse().map_err(|error| Disagrees::Differs { reason: error.to_string() })?;
    let game = games.iter().find(|game| game.id() == record.game).ok_or_else(|| {
        let known: Vec<&str> = games.iter().map(|game| game.id()).collect();
        Disagrees::Game { line: part.line + 1, reason: games::unknown_game(&record.game, &known) }
    })?;
    let verified =
        game.verify(&record).map_err(|error| Disagrees::Differs { reason: part.place(error).to_string() })?;
    Ok((record.game, verified))
}

/// The bytes of a record file, if it is no longer than a record can be.
pub(crate) fn read(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    File::open(path)?.take(MAX_RECORD + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > MAX_RECORD {
        return Err(io::Error::other(format!("it is longer than {MAX_RECORD} bytes")));
    }
    Ok(bytes)
}

fn summary(verified: &Verified) -> String {
    match &verified.scores {
        Some(scores) => {
            let scores: Vec<String> = scores.iter().map(ToString::to_string).collect();
            format!("{} steps, final scores {}", verified.steps, scores.join(" "))
        }
        None => format!("{} steps, not over", verified.steps),
    }
}

fn line_json(name: &str, result: &Checked) -> Value {
    match result {
        Ok((game, verified)) => json!({
            "file": name,
            "ok": true,
            "game": game,
            "steps": verified.steps,
            "scores": verified.scores,
            "hash": format!("{:016x}", verified.hash),
        }),
        Err(reason) => json!({ "file": name, "ok": false, "reason": reason.to_string() }),
    }
}
