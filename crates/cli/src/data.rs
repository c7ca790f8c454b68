//! `temples data`: positions of self-play for training. The same options give the same file on every machine and with
//! any number of threads; a file that is there already is continued.

use std::fs::{self, File, OpenOptions};
use std::io::{BufWriter, Write};
use std::path::Path;
use std::sync::Arc;

use anyhow::Context;
use bots::learn::{data, play};
use bots::{Bot, Level, Playable, Value};
use serde_json::{Value as Json, json};

use crate::arena::Arena;
use crate::args::DataArgs;
use crate::bot;
use crate::fail::{Interrupted, usage};
use crate::interrupt;
use crate::playout::game_seed;
use crate::progress::Progress;

/// The levels that end by themselves do so before this.
const MANY: u64 = 1_000_000;

/// Plays the games that are missing and adds them to the file.
pub(crate) fn run<G: Playable>(game: &Arc<G>, args: &DataArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let asked = if args.setup.is_empty() {
        G::SETUPS.iter().map(|text| crate::parse_setup(text)).collect::<anyhow::Result<Vec<Json>>>()?
    } else {
        args.setup.iter().map(|text| crate::parse_setup(text)).collect::<anyhow::Result<Vec<Json>>>()?
    };
    let setups =
        asked.iter().map(|setup| crate::setup(&**game, setup)).collect::<anyhow::Result<Vec<G::Setup>>>()?;
    let name = bot::parse(&args.bot).map_err(usage)?;
    if name.level == Level::Random {
        return Err(usage("games of the random bot teach nothing; take easy or better"));
    }
    if name.level >= Level::Hard && name.simulations.is_none() {
        return Err(usage(format!(
            "say how many simulations {} is to make, as in {}:100, so that the games can be repeated",
            name.level, name.level
        )));
    }
    let bot = Bot::named(Arc::clone(game), &name.net).map_err(usage)?;
    let player = play::Player {
        style: name.style(),
        simulations: name.simulations.unwrap_or(MANY),
        random: u32::from(args.random),
        decisions: u32::from(args.decisions),
    };
    let made = json!({
        "setups": asked,
        "bot": name.to_string(),
        "network": bot.net().map(|net| net.about().clone()),
        "random": args.random,
        "decisions": args.decisions,
        "seed": args.seed,
        "rules_version": G::RULES_VERSION,
        "content": format!("{:016x}", game.content_hash()),
    });
    let (mut file, before) =
        open(&args.out, &data::head(G::ID, bot.value().vocabulary(), bot.value().deeds(), &made))?;
    if before >= args.games {
        writeln!(out, "{} holds {before} games already", args.out.display())?;
        return Ok(());
    }
    interrupt::listen();
    let progress = Progress::new("games", args.games);
    let (mut done, mut positions, mut points, mut seats) = (before, 0, 0_i64, 0_u64);
    Arena::new(args.threads, args.games - before, 1).run(
        before..args.games,
        |number| {
            let setup = &setups[(number % setups.len() as u64) as usize];
            let seed = game_seed(args.seed, number);
            let log = play::play(&bot, setup, player, number as u32, seed, &interrupt::STOP);
            if log.is_none() && !interrupt::stopped() {
                return Err(crate::playout::Endless).with_context(|| format!("game {number} (seed {seed})"));
            }
            Ok(log)
        },
        |log| {
            // After an interruption, only games up to the first gap are kept.
            if u64::from(log.number) == done {
                done += 1;
                positions += log.moments.len();
                points += log.totals.iter().map(|&total| i64::from(total)).sum::<i64>();
                seats += log.totals.len() as u64;
                progress.show(done);
                file.write_all(&log.write())?;
            }
            Ok(())
        },
    )?;
    drop(progress);
    file.flush()?;
    writeln!(
        out,
        "{} games, {positions} positions, {:.1} points a player; {} holds {done} games",
        done - before,
        points as f64 / seats.max(1) as f64,
        args.out.display()
    )?;
    if interrupt::stopped() { Err(Interrupted.into()) } else { Ok(()) }
}

/// The file to append to, and the number of games in it. An incomplete game at its end is removed.
fn open(path: &Path, head: &[u8]) -> anyhow::Result<(BufWriter<File>, u64)> {
    let name = path.display();
    if !path.exists() {
        let mut file = File::create(path).with_context(|| format!("cannot create {name}"))?;
        file.write_all(head)?;
        return Ok((BufWriter::new(file), 0));
    }
    let bytes = fs::read(path).with_context(|| format!("cannot read {name}"))?;
    let found = data::read(&bytes).map_err(|problem| usage(format!("{name}: {problem}")))?;
    if !bytes.starts_with(head) {
        return Err(usage(format!(
            "{name} was made with other options, rules or content; name another file"
        )));
    }
    if let Some(at) = found.games.iter().enumerate().position(|(at, log)| log.number != at as u32) {
        return Err(usage(format!("{name} lacks game {at}; name another file")));
    }
    let file = OpenOptions::new().append(true).open(path).with_context(|| format!("cannot write {name}"))?;
    file.set_len(found.whole as u64)?;
    Ok((BufWriter::new(file), found.games.len() as u64))
}
