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
use bots::{Bot, Limit, Playable};
use kernel::score::{ScoreRow, ScoreSheet, Who};
use kernel::{Actor, ChanceMode, Pending, Seat, Session};
use serde_json::Value;

use crate::args::SimArgs;
use crate::bot::{self, LineUp, Lost, Named};
use crate::fail::usage;
use crate::playout::{Counts, Crew, Endless, game_seed};
use crate::progress::Progress;
use rows::Rows;
use tally::Tally;

/// Games a thread plays between two reports to the collector, if they take no time to think about.
const CHUNK: u64 = 16;

/// A finished game.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Played {
    pub number: u64,
    pub seed: u64,
    pub rounds: u8,
    pub counts: Counts,
    pub sheet: ScoreSheet,
    /// Programs that lost their seats; absent if no program plays.
    pub lost: Option<Vec<Lost>>,
}

/// Everything that decides how the games go.
struct Plan<'a, G: Playable> {
    game: &'a Arc<G>,
    bots: &'a [(&'a Bot<G>, Named)],
    duplicate: bool,
    setup: &'a G::Setup,
    seed: u64,
    games: u64,
    threads: u64,
    records: Option<&'a Path>,
}

/// Plays the games and prints the report.
pub(crate) fn run<G: Playable>(
    game: &Arc<G>,
    setup: &Value,
    args: &SimArgs,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let valid = crate::setup(&**game, setup)?;
    let seats = usize::from(game.seats(&game.start(&valid)));
    let limit = args.simulations.map(Limit::Simulations).or(args.millis.map(Limit::Millis));
    let bots = bot::line_up(&args.bots, seats, limit, args.exec_millis)?;
    let mut rows = args.out.as_deref().map(Rows::create).transpose()?;
    if let Some(folder) = &args.records {
        fs::create_dir_all(folder)
            .with_context(|| format!("cannot create the folder {}", folder.display()))?;
    }
    let cores = thread::available_parallelism().map_or(1, std::num::NonZero::get) as u64;
    let threads = args.threads.map_or(cores, u64::from).min(args.games);
    let built_in = Bot::new(Arc::clone(game));
    let own = args.weights.as_deref().map(|path| weighted(game, path)).transpose()?;
    let mut seated: Vec<(&Bot<G>, Named)> = bots.iter().map(|named| (&built_in, named.clone())).collect();
    if let Some(own) = &own {
        seated[0].0 = own;
    }
    let plan = Plan {
        game,
        bots: &seated,
        duplicate: args.duplicate,
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

    let names: Vec<String> = bots.iter().map(Named::name).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let report = report::Report {
        game: G::ID,
        setup,
        seed: args.seed,
        threads,
        seconds,
        bots: &names,
        duplicate: args.duplicate,
        tally: &tally,
    };
    if args.json {
        serde_json::to_writer_pretty(&mut *out, &report.json())?;
        writeln!(out)?;
    } else {
        report.text(out)?;
    }
    Ok(())
}

/// A bot with the weights of a file.
fn weighted<G: Playable>(game: &Arc<G>, path: &Path) -> anyhow::Result<Bot<G>> {
    let text = fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
    Bot::with_weights(Arc::clone(game), &text).map_err(|problem| {
        let problem = problem.split_whitespace().collect::<Vec<_>>().join(" ");
        usage(format!("{} holds no weights for {}: {problem}", path.display(), G::ID))
    })
}

/// Plays the games on threads and hands each result to `each` in the order of the numbers.
fn play_all<G: Playable>(
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

fn work<G: Playable>(
    plan: &Plan<'_, G>,
    next: &AtomicU64,
    stop: &AtomicBool,
    sender: &SyncSender<anyhow::Result<Vec<Played>>>,
) {
    let mut legal = Vec::new();
    let chunk = if plan.is_random() { CHUNK } else { 1 };
    while !stop.load(Ordering::Relaxed) {
        let first = next.fetch_add(chunk, Ordering::Relaxed);
        if first >= plan.games {
            return;
        }
        let numbers = first..(first + chunk).min(plan.games);
        let chunk = numbers
            .map(|number| {
                let (deal, rotation) = plan.deal(number);
                let seed = game_seed(plan.seed, deal);
                match plan.records {
                    None => play(plan, number, seed, rotation, &mut legal),
                    Some(folder) => play_recorded(plan, number, seed, rotation, folder),
                }
                .with_context(|| format!("game {number} (seed {seed})"))
            })
            .collect();
        if sender.send(chunk).is_err() {
            return;
        }
    }
}

impl<G: Playable> Plan<'_, G> {
    /// Nobody thinks.
    fn is_random(&self) -> bool {
        self.bots.iter().all(|(_, named)| named.is_random())
    }

    /// Some bot is a program of its own.
    fn has_programs(&self) -> bool {
        self.bots.iter().any(|(_, named)| named.program.is_some())
    }

    /// The programs that lost their seats, by their place in the list of bots.
    fn lost(&self, mut lost: Vec<Lost>, rotation: usize) -> Option<Vec<Lost>> {
        let seats = self.bots.len();
        for one in &mut lost {
            one.seat = Seat(((one.seat.index() + seats - rotation % seats) % seats) as u8);
        }
        self.has_programs().then_some(lost)
    }

    /// The number of the deal and the rotation of the bots in a game.
    fn deal(&self, number: u64) -> (u64, usize) {
        if !self.duplicate {
            return (number, 0);
        }
        let seats = self.bots.len() as u64;
        (number / seats, (number % seats) as usize)
    }

    /// The bots by seat in a rotation: the bot at place `b` of the list sits at seat `b + rotation`.
    fn seated(&self, rotation: usize) -> Vec<(&Bot<G>, Named)> {
        let mut levels = self.bots.to_vec();
        levels.rotate_right(rotation % self.bots.len());
        levels
    }

    /// The sheet with a column for each bot of the list, in its order, instead of each seat.
    fn by_bot(&self, mut sheet: ScoreSheet, rotation: usize) -> ScoreSheet {
        let seats = self.bots.len();
        let rows: Vec<ScoreRow> = (0..seats)
            .map(|bot| ScoreRow {
                who: Who::Seat(Seat(bot as u8)),
                ..sheet.rows[(bot + rotation) % seats].clone()
            })
            .collect();
        sheet.rows.splice(..seats, rows);
        sheet
    }
}

fn play<G: Playable>(
    plan: &Plan<'_, G>,
    number: u64,
    seed: u64,
    rotation: usize,
    legal: &mut Vec<G::Action>,
) -> anyhow::Result<Played> {
    let game = &**plan.game;
    let mut state = game.start(plan.setup);
    let mut crew = Crew::new(seed);
    let (counts, lost) = if plan.is_random() {
        (crew.play(game, &mut state, legal)?, Vec::new())
    } else {
        let mut bots = LineUp::new(plan.seated(rotation), number, seed, &state);
        let counts = think(game, &mut state, &mut crew, &mut bots, legal)?;
        (counts, bots.finish(&totals(&game.scores(&state))))
    };
    let sheet = plan.by_bot(game.scores(&state), rotation);
    Ok(Played { number, seed, rounds: game.round(&state), counts, sheet, lost: plan.lost(lost, rotation) })
}

fn totals(sheet: &ScoreSheet) -> Vec<i32> {
    sheet.rows.iter().map(|row| row.total).collect()
}

/// Plays on until the game is over, with bots that look at their views.
fn think<G: Playable>(
    game: &G,
    state: &mut G::State,
    crew: &mut Crew,
    bots: &mut LineUp<'_, G>,
    legal: &mut Vec<G::Action>,
) -> Result<Counts, Endless> {
    let mut counts = Counts::default();
    for _ in 0..=G::MAX_STEPS {
        let action = match game.pending(state) {
            Pending::Over => return Ok(counts),
            Pending::Chance(draw) => {
                counts.chance += 1;
                crew.deal(game, state, draw, legal)
            }
            Pending::Player(seat) => {
                counts.decisions += 1;
                game.legal(state, legal);
                bots.decide(seat, state, legal)
            }
        };
        game.advance(state, action, &mut ());
    }
    Err(Endless)
}

/// The same game, step by step in a session, whose record becomes a file.
fn play_recorded<G: Playable>(
    plan: &Plan<'_, G>,
    number: u64,
    seed: u64,
    rotation: usize,
    folder: &Path,
) -> anyhow::Result<Played> {
    let mut session = Session::new(Arc::clone(plan.game), plan.setup, ChanceMode::Seeded(seed));
    let levels = plan.seated(rotation);
    session.name_players(levels.iter().map(|(_, named)| named.name()));
    let mut bots = LineUp::new(levels, number, seed, session.start());
    while let Pending::Player(seat) = session.pending() {
        if session.steps().len() > G::MAX_STEPS as usize {
            return Err(Endless.into());
        }
        let action = bots.decide(seat, session.state(), session.legal());
        session.apply(action)?;
    }
    let path = folder.join(format!("{}-{number:06}.record", G::ID));
    fs::write(&path, session.record().to_string())
        .with_context(|| format!("cannot write {}", path.display()))?;
    let decisions = session.steps().iter().filter(|step| step.actor != Actor::Chance).count() as u64;
    let counts = Counts { decisions, chance: session.steps().len() as u64 - decisions };
    let state = session.state();
    let sheet = plan.game.scores(state);
    let lost = plan.lost(bots.finish(&totals(&sheet)), rotation);
    let sheet = plan.by_bot(sheet, rotation);
    Ok(Played { number, seed, rounds: plan.game.round(state), counts, sheet, lost })
}
