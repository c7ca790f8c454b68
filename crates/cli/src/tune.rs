//! `temples tune`: weights of the bots found by self-play. The same seed gives the same weights on every machine and
//! with any number of threads, since every game has a fixed number of simulations.

use std::fs;
use std::io::Write;
use std::sync::Arc;

use anyhow::Context;
use bots::tuning::Tuner;
use bots::{Bot, Level, Limit, Name, NetName};
use kernel::SplitMix;
use lab::Studied;
use serde_json::Value;

use crate::args::TuneArgs;
use crate::bot::{self, Named};
use crate::fail::usage;
use crate::interrupt;
use crate::progress::Progress;
use crate::sim;

/// Default number of simulations of the searching levels.
const FEW: u64 = 50;
/// The other levels end by themselves before this.
const MANY: u64 = 1_000_000;

/// Tunes, checks the result against the start on other deals, and writes it.
pub(crate) fn run<G: Studied>(
    game: &Arc<G>,
    setup: &Value,
    args: &TuneArgs,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let valid = crate::setup(&**game, setup)?;
    let seats = usize::from(game.seats(&game.start(&valid)));
    if seats < 2 {
        return Err(usage("tuning needs at least two players; say so with --setup '{\"players\":2}'"));
    }
    // Weights are tuned without a network, since the network corrects them.
    let bot = Name { net: NetName::Classic, ..bot::parse(&args.level).map_err(usage)? };
    let level = bot.level;
    let few = if level >= Level::Hard { FEW } else { MANY };
    let limit = Some(Limit::Simulations(args.simulations.unwrap_or(few)));
    let named = Named { bot, limit, program: None };
    let start = match &args.weights {
        Some(path) => fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?,
        None => G::WEIGHTS.to_string(),
    };
    let file = args.weights.as_deref().unwrap_or(&args.out).display();
    let read = |text: &str| bot::weighted(game, text, &file);
    let before = read(&start)?;
    let line_up = vec![named; seats];
    interrupt::listen();
    let contest = |one: &Bot<G>, two: &Bot<G>, games: u64, seed: u64| {
        sim::contest(game, &valid, (one, two), &line_up, games, seed, args.threads)
    };

    let mut tuner = Tuner::new(&start, G::FIXED, args.rounds, args.seed);
    let mut seeds = SplitMix::new(args.seed);
    let progress = Progress::new("rounds", args.rounds);
    for round in 0..args.rounds {
        let (plus, minus) = tuner.pair();
        let (margins, _) = contest(&read(&plus)?, &read(&minus)?, args.games, seeds.next())?;
        tuner.learn(&margins);
        if round % 10 == 9 || round + 1 == args.rounds {
            save(args, &tuner.found())?;
        }
        progress.show(round + 1);
    }
    drop(progress);

    let found = tuner.found();
    let (margins, tally) = contest(&read(&found)?, &before, args.check, seeds.next())?;
    let ahead = margins.iter().sum::<f64>() / margins.len() as f64;
    let (low, high) = tally.interval(&tally.columns[0]);
    writeln!(
        out,
        "{} weights of {} tuned in {} rounds of {} games, seed {}",
        tuner.weights(),
        G::ID,
        args.rounds,
        args.games,
        args.seed
    )?;
    writeln!(
        out,
        "against the weights at the start, {} games on other deals: {:.1} % won (95 % interval {:.1}–{:.1} %), {:+.2} points",
        tally.games,
        100.0 * tally.win_rate(&tally.columns[0]),
        100.0 * low,
        100.0 * high,
        ahead
    )?;
    let verdict =
        if low > 1.0 / seats as f64 { "better than the start" } else { "not proved better than the start" };
    writeln!(out, "{verdict}; written to {}", args.out.display())?;
    Ok(())
}

fn save(args: &TuneArgs, weights: &str) -> anyhow::Result<()> {
    fs::write(&args.out, weights).with_context(|| format!("cannot write {}", args.out.display()))
}
