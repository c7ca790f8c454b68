//! `temples sim`: many games between bots on several threads. The seed of a game depends only on its place in
//! its match and results are counted in integers, so the number of threads affects only the time.

mod matches;
mod notes;
mod play;
mod report;
mod rows;
mod tally;

use std::fs;
use std::io::Write;
use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

use anyhow::Context;
use bots::Bot;
use kernel::Seat;
use kernel::score::{ScoreRow, ScoreSheet, Who};
use lab::Studied;
use lab::file::{Writer, check_name};
use serde_json::json;

use crate::arena::Arena;
use crate::args::SimArgs;
use crate::bot::{self, Brains, Lost, Named};
use crate::fail::{Interrupted, usage};
use crate::interrupt;
use crate::playout::{Counts, game_seed};
use crate::progress::Progress;
use matches::Match;
use notes::Notes;
use rows::Rows;
use tally::Tally;

/// Games a thread plays between two reports to the collector, if they take no time to think about.
const CHUNK: u64 = 16;

/// A finished game.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Played {
    /// Its number in the run.
    pub number: u64,
    /// Its match, as a place in the plan.
    pub of: usize,
    pub seed: u64,
    /// How far the bots were moved around the seats.
    pub rotation: usize,
    pub rounds: u8,
    pub counts: Counts,
    /// The score sheet by seat.
    pub sheet: ScoreSheet,
    /// What else goes into files of rows, if there are any.
    pub notes: Notes,
    /// Programs that lost their seats.
    pub lost: Vec<Lost>,
}

/// Which bots think for the places of a line-up.
enum Seating<'a, G: Studied> {
    /// Named bots; the first of every line-up may have its own weights.
    Named { brains: &'a Brains<G>, first: Option<&'a Bot<G>> },
    /// One for the first place and one for the others.
    Two { first: &'a Bot<G>, others: &'a Bot<G> },
}

impl<'a, G: Studied> Seating<'a, G> {
    fn of(&self, place: usize, named: &Named) -> &'a Bot<G> {
        match *self {
            Seating::Named { first: Some(first), .. } | Seating::Two { first, .. } if place == 0 => first,
            Seating::Named { brains, .. } => brains.of(named),
            Seating::Two { others, .. } => others,
        }
    }

    /// A bot with an evaluation, for notes.
    fn any(&self) -> &'a Bot<G> {
        match *self {
            Seating::Named { brains, .. } => brains.built_in(),
            Seating::Two { others, .. } => others,
        }
    }
}

/// Everything that decides how the games go.
struct Plan<'a, G: Studied> {
    game: &'a Arc<G>,
    brains: Seating<'a, G>,
    matches: &'a [Match<G>],
    duplicate: bool,
    seed: u64,
    records: Option<&'a Path>,
    /// Notes of games, and of decisions, are wanted.
    notes: (bool, bool),
}

/// Plays the games and prints the report.
pub(crate) fn run<G: Studied>(game: &Arc<G>, args: &SimArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let matches = matches::read(&**game, args)?;
    for path in args.out.iter().chain(&args.decisions) {
        check_name(path).map_err(usage)?;
    }
    let rows = Rows::new(&**game, &matches);
    let mut games = args.out.as_deref().map(|path| Writer::create(path, rows.game_columns())).transpose()?;
    let mut decisions = args
        .decisions
        .as_deref()
        .map(|path| Writer::create(path, Rows::<G>::decision_columns()))
        .transpose()?;
    if let Some(folder) = &args.records {
        fs::create_dir_all(folder)
            .with_context(|| format!("cannot create the folder {}", folder.display()))?;
    }
    let thinking = usize::from(args.bot_threads);
    let brains = Brains::new(game, matches.iter().flat_map(|one| &one.bots), thinking)?;
    let own = args.weights.as_deref().map(|path| weighted(game, path)).transpose()?;
    let named = matches.first().and_then(|one| one.bots.first());
    let own = own.map(|bot| match named {
        Some(named) => bot.with_net_of(brains.of(named)).with_threads(thinking),
        None => bot.with_threads(thinking),
    });
    let plan = Plan {
        game,
        brains: Seating::Named { brains: &brains, first: own.as_ref() },
        matches: &matches,
        duplicate: args.duplicate,
        seed: args.run.seed,
        records: args.records.as_deref(),
        notes: (games.is_some(), decisions.is_some()),
    };

    let total = matches.iter().map(|one| one.games).sum();
    let chunk = if matches.iter().all(Match::is_random) { CHUNK } else { 1 };
    let arena = Arena::new(args.run.threads, total, chunk);
    interrupt::listen();
    let progress = Progress::new("games", total);
    let mut tallies = vec![Tally::default(); matches.len()];
    let mut done = 0;
    let begun = Instant::now();
    arena.run(
        0..total,
        |number| play::play(&plan, number),
        |played| {
            done += 1;
            progress.show(done);
            if let Some(file) = &mut games {
                file.write(&rows.game(&matches, &played))?;
            }
            if let Some(file) = &mut decisions {
                for decision in &played.notes.decisions {
                    file.write(&rows.decision(&matches, &played, decision))?;
                }
            }
            let sheet = if args.duplicate { by_bot(&played.sheet, played.rotation) } else { played.sheet };
            let seats = matches[played.of].bots.len();
            for lost in &played.lost {
                let moved = if args.duplicate { played.rotation % seats } else { 0 };
                tallies[played.of].lose((lost.seat.index() + seats - moved) % seats, &lost.failure);
            }
            tallies[played.of].add(&sheet, played.counts, played.rounds);
            Ok(())
        },
    )?;
    let seconds = begun.elapsed().as_secs_f64();
    drop(progress);
    for file in [games, decisions].into_iter().flatten() {
        file.finish()?;
    }

    let head = report::Head {
        game: G::ID,
        seed: args.run.seed,
        threads: arena.threads,
        seconds,
        duplicate: args.duplicate,
        asked: total,
    };
    // An interrupted run reports nothing about matches it did not reach.
    let reports: Vec<report::Report<'_>> = matches
        .iter()
        .zip(&tallies)
        .filter(|(_, tally)| tally.games > 0)
        .map(|(one, tally)| report::Report {
            head: &head,
            setup: &one.asked,
            bots: one.bots.iter().map(Named::name).collect(),
            alone: matches.len() == 1,
            tally,
        })
        .collect();
    if args.json {
        let mut document = match &reports[..] {
            [one] if one.alone => one.json(),
            several => head.json(several),
        };
        if interrupt::stopped() {
            document["interrupted"] = json!(true);
        }
        serde_json::to_writer_pretty(&mut *out, &document)?;
        writeln!(out)?;
    } else {
        head.text(&reports, out)?;
    }
    if interrupt::stopped() { Err(Interrupted.into()) } else { Ok(()) }
}

/// A match of one bot against others of the same level, every deal once in each rotation around the seats: the
/// margins of the first over the best of the others, and the tally by place in the line-up.
pub(crate) fn contest<G: Studied>(
    game: &Arc<G>,
    setup: &G::Setup,
    (first, others): (&Bot<G>, &Bot<G>),
    bots: &[Named],
    games: u64,
    seed: u64,
    threads: Option<u16>,
) -> anyhow::Result<(Vec<f64>, Tally)> {
    let (asked, json) = (json!({}), json!({}));
    let games = games.next_multiple_of(bots.len() as u64);
    let matches = [Match { setup: setup.clone(), asked, json, bots: bots.to_vec(), games, start: 0 }];
    let plan = Plan {
        game,
        brains: Seating::Two { first, others },
        matches: &matches,
        duplicate: true,
        seed,
        records: None,
        notes: (false, false),
    };
    let (mut margins, mut tally) = (Vec::new(), Tally::default());
    Arena::new(threads, games, 1).run(
        0..games,
        |number| play::play(&plan, number),
        |played| {
            let sheet = by_bot(&played.sheet, played.rotation);
            let totals: Vec<i32> = sheet.rows.iter().map(|row| row.total).collect();
            let best = totals[1..].iter().copied().max().unwrap_or(0);
            margins.push(f64::from(totals[0] - best));
            tally.add(&sheet, played.counts, played.rounds);
            Ok(())
        },
    )?;
    if interrupt::stopped() { Err(Interrupted.into()) } else { Ok((margins, tally)) }
}

/// A bot with the weights of a file.
fn weighted<G: Studied>(game: &Arc<G>, path: &Path) -> anyhow::Result<Bot<G>> {
    let text = fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
    bot::weighted(game, &text, path.display())
}

impl<G: Studied> Plan<'_, G> {
    /// The match of a game, its seed and the rotation of its bots.
    fn deal(&self, number: u64) -> (usize, u64, usize) {
        let of =
            self.matches.iter().rposition(|one| one.start <= number).expect("the first match starts at 0");
        let one = &self.matches[of];
        let place = number - one.start;
        let (deal, rotation) = if self.duplicate {
            let seats = one.bots.len() as u64;
            (place / seats, (place % seats) as usize)
        } else {
            (place, 0)
        };
        (of, game_seed(self.seed, deal), rotation)
    }

    /// The bots by seat in a rotation: the bot at place `b` of the list sits at seat `b + rotation`.
    fn seated(&self, of: usize, rotation: usize) -> Vec<(&Bot<G>, Named)> {
        let named = self.matches[of].bots.iter().enumerate();
        let mut bots: Vec<(&Bot<G>, Named)> =
            named.map(|(at, named)| (self.brains.of(at, named), named.clone())).collect();
        let seats = bots.len();
        bots.rotate_right(rotation % seats);
        bots
    }
}

/// The sheet with a column for each bot of the line-up, in its order, instead of each seat.
fn by_bot(sheet: &ScoreSheet, rotation: usize) -> ScoreSheet {
    let seats = sheet.rows.iter().filter(|row| row.who != Who::Rival).count();
    let mut sheet = sheet.clone();
    let rows: Vec<ScoreRow> = (0..seats)
        .map(|bot| ScoreRow {
            who: Who::Seat(Seat(bot as u8)),
            ..sheet.rows[(bot + rotation) % seats].clone()
        })
        .collect();
    sheet.rows.splice(..seats, rows);
    sheet
}

/// Whether all bots play at random.
fn is_random(bots: &[Named]) -> bool {
    bots.iter().all(Named::is_random)
}
