//! `temples analyse`: a bot's analysis of a recorded game, as text, JSON and a page with a plot. The library `bots`
//! judges the moves; this module only presents the result.

mod page;
mod plot;
mod words;

use std::fs;
use std::io::Write;
use std::sync::Arc;

use anyhow::Context;
use bots::analyse::{AnalyseError, Analysis, Settings, analyse_with};
use bots::{Bot, Limit};
use games::{Rules, with_rules};
use kernel::{Record, Seat};

use crate::args::AnalyseArgs;
use crate::bot;
use crate::columns::{Align, Columns};
use crate::fail::usage;
use crate::progress::Progress;
use words::Words;

/// Analyses the record and shows the result.
pub(crate) fn run(
    rules: &Rules,
    record: &Record,
    args: &AnalyseArgs,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let name = bot::parse(&args.level).map_err(usage)?;
    let limit = name.simulations.map(Limit::Simulations).or(args.think.limit()).unwrap_or(name.level.limit());
    let lang = args.lang;
    let settings = Settings {
        style: name.style(),
        limit,
        seed: args.seed,
        seat: args.seat.map(Seat),
        lang,
        cancel: &bot::NEVER,
    };
    let mut progress = None;
    let mut show = |done: usize, all: usize| {
        progress.get_or_insert_with(|| Progress::new("decisions", all.max(1) as u64)).show(done as u64);
    };
    let analysis = with_rules!(rules, game => {
        let bot = Bot::named(Arc::clone(game), &name.net).map_err(usage)?;
        analyse_with(&bot, record, &settings, &mut show)
    });
    drop(progress);
    let analysis = analysis.map_err(|error| match error {
        AnalyseError::Record(_) | AnalyseError::Cancelled => {
            anyhow::Error::from(error).context(format!("{}", args.record.display()))
        }
        AnalyseError::OtherSeat(_) | AnalyseError::NoSeat(_) | AnalyseError::Random => {
            usage(error.to_string())
        }
    })?;
    if let Some(path) = &args.html {
        fs::write(path, page::page(&analysis, lang))
            .with_context(|| format!("cannot write {}", path.display()))?;
    }
    if args.json {
        serde_json::to_writer_pretty(&mut *out, &analysis)?;
        writeln!(out)?;
    } else {
        text(&analysis, &Words::of(lang), out)?;
    }
    Ok(())
}

/// Everything that matters, for a terminal.
fn text(analysis: &Analysis, words: &Words, out: &mut impl Write) -> anyhow::Result<()> {
    let mut table = Columns::new(&words.summary, &[Align::Left]);
    for player in &analysis.players {
        table.row(words.row(analysis, player));
    }
    table.write(out)?;
    for player in analysis.players.iter().filter(|player| !player.costly.is_empty()) {
        writeln!(out, "\n{} {}:", words.costly, words.name(player))?;
        for costly in &player.costly {
            writeln!(out, "  {}", costly.words)?;
        }
    }
    if !analysis.turning_points.is_empty() {
        writeln!(out, "\n{}:", words.turning)?;
        for turning in &analysis.turning_points {
            writeln!(out, "  {}", turning.words)?;
        }
    }
    writeln!(out, "\n{}:", words.curve)?;
    let mut heads = vec![words.step.to_string(), words.round.to_string()];
    heads.extend(analysis.players.iter().map(|player| words.name(player)));
    heads.extend(analysis.curve.first().and_then(|point| point.rival).map(|_| words.rival.to_string()));
    let mut curve = Columns::new(&heads, &[]);
    for (at, point) in analysis.curve.iter().enumerate() {
        // One line per round and player is enough to read; the page and the JSON have all of them.
        let new = at == 0 || analysis.curve[at - 1].round != point.round || at + 1 == analysis.curve.len();
        if new {
            let mut cells = vec![point.step.to_string(), point.round.to_string()];
            cells.extend(point.scores.iter().chain(&point.rival).map(|score| format!("{score:.1}")));
            curve.row(cells);
        }
    }
    curve.write(out)?;
    Ok(())
}
