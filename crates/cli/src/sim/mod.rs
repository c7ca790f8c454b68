//! `temples sim`: many games between bots on several threads. The seed of every game depends on its
//! number alone and results are counted in integers, so the number of threads changes nothing but the
//! time.

mod report;
mod rows;
mod tally;

use std::collections::BTreeMap;
use std::io::Write;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{SyncSender, sync_channel};
use std::time::Instant;
use std::{fs, thread};

use anyhow::Context;
use kernel::score::ScoreSheet;
use kernel::{Actor, ChanceMode, Game, Pending, Session};
use serde_json::Value;

use crate::args::SimArgs;
use crate::bot::{self, Level};
use crate::playout::{Counts, Crew, Endless, game_seed};
use crate::progress::Progress;
use rows::Rows;
use tally::Tally;

/// Games a thread plays between two reports to the collector.
const CHUNK: u64 = 16;

/// A finished game.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Played {
    pub number: u64,
    pub seed: u64,
    pub rounds: u8,
    pub counts: Counts,
    pub sheet: ScoreSheet,
}

/// Everything that decides how the games go.
struct Plan<'a, G: Game> {
    game: &'a Arc<G>,
    bots: &'a [Level],
    setup: &'a G::Setup,
    seed: u64,
    games: u64,
    threads: u64,
    records: Option<&'a Path>,
}

/// Plays the games and prints the report.
pub(crate) fn run<G: Game>(
    game: &Arc<G>,
    setup: &Value,
    args: &SimArgs,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let valid = crate::setup(&**game, setup)?;
    let seats = usize::from(game.seats(&game.start(&valid)));
    let bots = bot::line_up(&args.bots, seats)?;
    let mut rows = args.out.as_deref().map(Rows::create).transpose()?;
    if let Some(folder) = &args.records {
        fs::create_dir_all(folder)
            .with_context(|| format!("cannot create the folder {}", folder.display()))?;
    }
    let cores = thread::available_parallelism().map_or(1, std::num::NonZero::get) as u64;
    let threads = args.threads.map_or(cores, u64::from).min(args.games);
    let plan = Plan {
        game,
        bots: &bots,
        setup: &valid,
        seed: args.seed,
        games: args.games,
        threads,
        records: args.records.as_deref(),
    };

    let progress = Progress::new("games", args.games);
    let begun = Instant::now();
    let tally = play_all(&plan, |played, done| {
        progress.show(done);
        rows.as_mut().map_or(Ok(()), |rows| rows.write(played))
    })?;
    let seconds = begun.elapsed().as_secs_f64();
    if let Some(rows) = rows {
        rows.finish()?;
    }
    drop(progress);

    let names: Vec<&str> = bots.iter().map(|level: &Level| level.name()).collect();
    let report =
        report::Report { game: G::ID, setup, seed: args.seed, threads, seconds, bots: &names, tally: &tally };
    if args.json {
        serde_json::to_writer_pretty(&mut *out, &report.json())?;
        writeln!(out)?;
    } else {
        report.text(out)?;
    }
    Ok(())
}

/// Plays the games on threads and hands each result to `each` in the order of the numbers.
fn play_all<G: Game>(
    plan: &Plan<'_, G>,
    mut each: impl FnMut(&Played, u64) -> anyhow::Result<()>,
) -> anyhow::Result<Tally> {
    let next = AtomicU64::new(0);
    let stop = AtomicBool::new(false);
    let (sender, receiver) = sync_channel::<anyhow::Result<Vec<Played>>>(2 * plan.threads as usize);
    thread::scope(|scope| {
        for _ in 0..plan.threads {
            let sender = sender.clone();
            let (next, stop) = (&next, &stop);
            scope.spawn(move || work(plan, next, stop, &sender));
        }
        drop(sender);
        let mut tally = Tally::default();
        let mut early: BTreeMap<u64, Vec<Played>> = BTreeMap::new();
        let mut failed = None;
        for chunk in receiver {
            if failed.is_some() {
                continue;
            }
            let result = chunk.and_then(|chunk| {
                early.insert(chunk[0].number, chunk);
                while let Some(ready) = early.remove(&tally.games) {
                    for played in &ready {
                        tally.add(played);
                        each(played, tally.games)?;
                    }
                }
                Ok(())
            });
            if let Err(error) = result {
                // The threads notice at their next game; what they still send is thrown away.
                stop.store(true, Ordering::Relaxed);
                failed = Some(error);
            }
        }
        failed.map_or(Ok(tally), Err)
    })
}

fn work<G: Game>(
    plan: &Plan<'_, G>,
    next: &AtomicU64,
    stop: &AtomicBool,
    sender: &SyncSender<anyhow::Result<Vec<Played>>>,
) {
    let mut legal = Vec::new();
    while !stop.load(Ordering::Relaxed) {
        let first = next.fetch_add(CHUNK, Ordering::Relaxed);
        if first >= plan.games {
            return;
        }
        let numbers = first..(first + CHUNK).min(plan.games);
        let chunk = numbers
            .map(|number| {
                let seed = game_seed(plan.seed, number);
                match plan.records {
                    None => play(plan, number, seed, &mut legal),
                    Some(folder) => play_recorded(plan, number, seed, folder),
                }
                .with_context(|| format!("game {number} (seed {seed})"))
            })
            .collect();
        if sender.send(chunk).is_err() {
            return;
        }
    }
}

fn play<G: Game>(
    plan: &Plan<'_, G>,
    number: u64,
    seed: u64,
    legal: &mut Vec<G::Action>,
) -> anyhow::Result<Played> {
    let mut state = plan.game.start(plan.setup);
    let counts = Crew::new(seed).play(&**plan.game, &mut state, legal)?;
    Ok(Played { number, seed, rounds: plan.game.round(&state), counts, sheet: plan.game.scores(&state) })
}

/// The same game, step by step in a session, whose record becomes a file.
fn play_recorded<G: Game>(
    plan: &Plan<'_, G>,
    number: u64,
    seed: u64,
    folder: &Path,
) -> anyhow::Result<Played> {
    let mut session = Session::new(Arc::clone(plan.game), plan.setup, ChanceMode::Seeded(seed));
    session.name_players(plan.bots.iter().map(|level| level.name()));
    let mut crew = Crew::new(seed);
    while let Pending::Player(seat) = session.pending() {
        if session.steps().len() > G::MAX_STEPS as usize {
            return Err(Endless.into());
        }
        let action = crew.decide(seat, session.legal());
        session.apply(action)?;
    }
    let path = folder.join(format!("{}-{number:06}.record", G::ID));
    fs::write(&path, session.record().to_string())
        .with_context(|| format!("cannot write {}", path.display()))?;
    let decisions = session.steps().iter().filter(|step| step.actor != Actor::Chance).count() as u64;
    let counts = Counts { decisions, chance: session.steps().len() as u64 - decisions };
    let state = session.state();
    Ok(Played { number, seed, rounds: plan.game.round(state), counts, sheet: plan.game.scores(state) })
}
