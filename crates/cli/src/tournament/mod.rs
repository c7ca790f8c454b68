//! `temples tournament`: bots meet in a round robin or by the Swiss system. Every finished game is a line of the
//! state file, from which the same command continues; pairings and seeds depend only on the options and the games
//! before.

mod draw;
mod standings;
mod state;

use std::collections::BTreeMap;
use std::io::Write;
use std::sync::Arc;

use anyhow::Context;
use bots::sprt::Sprt;
use bots::{Bot, Playable};
use kernel::Pending;
use kernel::score::Who;
use serde_json::{Value, json};

use crate::arena::Arena;
use crate::args::{Format, TournamentArgs};
use crate::bot::{self, Brains, LineUp, Named};
use crate::fail::{Interrupted, usage};
use crate::interrupt;
use crate::playout::{Crew, Endless, game_seed};
use crate::progress::Progress;
use standings::Standings;
use state::{Finished, State};

/// Rounds of a match that ends by itself.
const MANY: u64 = 10_000;

/// A game to play: its number in the tournament and the bots by seat.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Meeting {
    number: u64,
    round: u64,
    seats: Vec<usize>,
    /// The deal within the round, the same for all meetings and rotations.
    deal: u64,
}

/// Plays the tournament and prints its tables.
pub(crate) fn run<G: Playable>(
    game: &Arc<G>,
    setup: &Value,
    args: &TournamentArgs,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let valid = crate::setup(&**game, setup)?;
    let seats = usize::from(game.seats(&game.start(&valid)));
    let limit = args.run.think.limit();
    let entrants: Vec<Named> = args
        .bots
        .iter()
        .map(|name| {
            Ok(bot::line_up(std::slice::from_ref(name), 1, limit, args.run.exec_millis)?.swap_remove(0))
        })
        .collect::<anyhow::Result<_>>()?;
    let names: Vec<String> = entrants.iter().map(Named::name).collect();
    if seats < 2 {
        return Err(usage("a tournament needs a setup of at least two players"));
    }
    if entrants.len() < seats {
        return Err(usage(format!(
            "this setup has {seats} seats, but --bots names {} of them",
            entrants.len()
        )));
    }
    if let Some(twice) = names.iter().enumerate().find(|(at, name)| names[..*at].contains(name)) {
        return Err(usage(format!("--bots names {} twice", twice.1)));
    }
    if args.sprt.is_some() && (seats != 2 || entrants.len() != 2 || !args.games.is_multiple_of(2)) {
        return Err(usage(
            "--sprt compares two bots in a setup of two players, with an even number of --games in a round",
        ));
    }
    let rounds = args.rounds.unwrap_or(match args.format {
        Format::RoundRobin if args.sprt.is_some() => MANY,
        Format::RoundRobin => 1,
        Format::Swiss => u64::from((names.len() as u64).next_power_of_two().trailing_zeros()).max(1),
    });
    let header = json!({
        "tournament": G::ID,
        "setup": serde_json::to_value(&valid).context("a setup is plain data")?,
        "bots": names,
        "format": if args.format == Format::Swiss { "swiss" } else { "round-robin" },
        "games": args.games,
        "seed": args.run.seed,
        "rules_version": G::RULES_VERSION,
        "content": format!("{:016x}", game.content_hash()),
    });
    let mut state = State::open(args.out.as_deref(), &header)?;
    let resumed = state.games.len();

    let brains = Brains::new(game, &entrants, 1)?;
    interrupt::listen();
    let mut played = 0;
    for round in 0..rounds {
        let meetings = draw::round(args.format, round, args.games, entrants.len(), seats, &state.games);
        let left: Vec<Meeting> = meetings.into_iter().filter(|one| !state.has(one.number)).collect();
        let progress = Progress::new("games of the round", left.len() as u64);
        let mut done = 0;
        let play = |at: u64| {
            let meeting = &left[at as usize];
            let seated = meeting.seats.iter().map(|&place| &entrants[place]);
            let bots = seated.map(|named| (brains.of(named), named.clone())).collect();
            let seed = game_seed(args.run.seed.wrapping_add(meeting.round << 32), meeting.deal);
            let result = play(&**game, &valid, bots, meeting.number, seed)
                .with_context(|| format!("game {} (seed {seed})", meeting.number))?;
            Ok(result.map(|(totals, ranks)| Finished {
                number: meeting.number,
                round: meeting.round,
                seats: meeting.seats.clone(),
                totals,
                ranks,
                seed,
            }))
        };
        Arena::new(args.run.threads, left.len() as u64, 1).run(0..left.len() as u64, play, |finished| {
            done += 1;
            progress.show(done);
            state.add(finished)
        })?;
        if interrupt::stopped() {
            break;
        }
        played = round + 1;
        if args.sprt.is_some_and(|sprt| sprt.standing(&deals(&state.games)).verdict().is_some()) {
            break;
        }
    }
    let rounds = if args.sprt.is_some() { played } else { rounds };

    let standings = Standings::new(names, &state.games);
    if args.json {
        let mut document = standings.json();
        for (name, value) in header.as_object().into_iter().flatten() {
            document[name] = value.clone();
        }
        document["rounds"] = json!(rounds);
        document["played"] = json!(state.games.len());
        if let Some(sprt) = args.sprt {
            let standing = sprt.standing(&deals(&state.games));
            document["sprt"] = json!({
                "elo": [sprt.low, sprt.high],
                "deals": standing.deals,
                "log_likelihood_ratio": standing.ratio,
                "bound": standing.bound,
                "stronger": standing.verdict(),
            });
        }
        if interrupt::stopped() {
            document["interrupted"] = json!(true);
        }
        serde_json::to_writer_pretty(&mut *out, &document)?;
        writeln!(out)?;
    } else {
        let kind = if args.format == Format::Swiss { "Swiss" } else { "round robin" };
        writeln!(out, "{} {setup}, {kind}, {rounds} round{}", G::ID, if rounds == 1 { "" } else { "s" })?;
        let before = if resumed > 0 { format!(", {resumed} of them from before") } else { String::new() };
        let early = if interrupt::stopped() { "; interrupted, not all rounds are played" } else { "" };
        writeln!(out, "{} games{before}{early}\n", state.games.len())?;
        standings.text(out)?;
        if let Some(sprt) = args.sprt {
            told(sprt, &deals(&state.games), &entrants[0].name(), out)?;
        }
    }
    if interrupt::stopped() { Err(Interrupted.into()) } else { Ok(()) }
}

/// The first bot's share of each deal that was played from both seats, from 0 to 1.
fn deals(games: &[Finished]) -> Vec<f64> {
    let mut by_deal: BTreeMap<(u64, u64), Vec<f64>> = BTreeMap::new();
    for game in games {
        let first = game.seats.iter().zip(game.shares()).find(|(bot, _)| **bot == 0);
        by_deal.entry((game.round, game.seed)).or_default().extend(first.map(|(_, share)| share));
    }
    by_deal
        .values()
        .filter(|shares| shares.len() == 2)
        .map(|shares| shares.iter().sum::<f64>() / 2.0)
        .collect()
}

/// The state of the test in words.
fn told(sprt: Sprt, deals: &[f64], first: &str, out: &mut impl Write) -> anyhow::Result<()> {
    let Sprt { low, high } = sprt;
    let standing = sprt.standing(deals);
    let [none, half, one, more, both] = standing.deals;
    writeln!(
        out,
        "\n{} deals from both seats: {first} won nothing in {none}, ½ in {half}, 1 in {one}, 1½ in {more}, both in {both}",
        deals.len()
    )?;
    let verdict = match standing.verdict() {
        Some(true) => format!("{first} is stronger by {high} Elo rather than by {low}"),
        Some(false) => format!("{first} is stronger by {low} Elo, or less, rather than by {high}"),
        None => "nothing is decided yet".to_string(),
    };
    writeln!(
        out,
        "log-likelihood ratio of {high} against {low} Elo {:+.2}, bounds ±{:.2}: {verdict}",
        standing.ratio, standing.bound
    )?;
    Ok(())
}

/// Totals and ranks by seat; `None` if the program is to end before the game does.
fn play<G: Playable>(
    game: &G,
    setup: &G::Setup,
    bots: Vec<(&Bot<G>, Named)>,
    number: u64,
    seed: u64,
) -> anyhow::Result<Option<(Vec<i32>, Vec<u8>)>> {
    let mut state = game.start(setup);
    let mut crew = Crew::new(seed);
    let mut bots = LineUp::new(bots, number, seed, &state);
    let mut legal = Vec::new();
    for _ in 0..=G::MAX_STEPS {
        let action = match game.pending(&state) {
            Pending::Over => {
                let sheet = game.scores(&state);
                let totals: Vec<i32> = sheet.rows.iter().map(|row| row.total).collect();
                bots.finish(&totals);
                let seats = || sheet.rows.iter().filter(|row| row.who != Who::Rival);
                return Ok(Some((
                    seats().map(|row| row.total).collect(),
                    seats().map(|row| row.rank).collect(),
                )));
            }
            Pending::Chance(draw) => crew.deal(game, &state, draw, &mut legal),
            Pending::Player(seat) => {
                game.legal(&state, &mut legal);
                let picked = bots.think(seat, &state, &legal);
                if interrupt::stopped() {
                    return Ok(None);
                }
                legal[picked.index]
            }
        };
        game.advance(&mut state, action, &mut ());
    }
    Err(Endless.into())
}
