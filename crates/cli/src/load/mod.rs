//! `temples load`: many tables of a server at once, with clients on real sockets that play random legal actions.
//!
//! It knows a server only by its wire protocol: each client has its own session, receives what that person may
//! know, and chooses among the actions it is offered.

mod api;
mod check;
mod child;
mod player;
mod report;
mod socket;
mod tally;

use std::io::Write;
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use serde_json::Value;
use tokio::sync::{Semaphore, mpsc};
use tokio::task::JoinSet;

use crate::args::LoadArgs;
use crate::fail::{Interrupted, usage};
use crate::progress::Progress;
use crate::{files, interrupt, parse_setup};
use api::Api;
use child::{Child, Start};
use player::{Player, Seating};
use report::Report;
use tally::{Sample, Tally};

/// Number of tables opened at a time; the server has other clients to serve meanwhile.
const AT_ONCE: usize = 16;
/// Interval at which the driver checks whether to end.
const LOOK: Duration = Duration::from_millis(200);
/// The run has this many parts; the server's metrics are sampled at their boundaries.
const PARTS: f64 = 10.0;
/// Open files in addition to the sockets.
const OTHER_FILES: u64 = 100;

/// Opens the tables, plays, reports.
pub(crate) fn run(content: Option<&Path>, args: &LoadArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let seatings = seatings(args)?;
    let sockets: u64 = (0..args.tables).map(|at| seatings[at as usize % seatings.len()].clients as u64).sum();
    let (need, have) = (sockets + OTHER_FILES, files::raise_limit());
    if have < need {
        bail!(
            "this many sockets need {need} open files and the system allows {have}: try `ulimit -n {need}`"
        );
    }
    interrupt::listen();
    if args.check {
        return check::run(content, args, &seatings, out);
    }
    // Dropped after the server that has it open.
    let scratch = files::Scratch::new("load");
    let child = if args.server.is_some() {
        None
    } else {
        let database = args.database.clone().unwrap_or_else(|| scratch.url());
        let start = Start { content, database: &database, nats: None, listen: "127.0.0.1:0" };
        Some(Child::start(&start)?)
    };
    let url =
        child.as_ref().map_or_else(|| args.server.clone().unwrap_or_default(), |child| child.url.clone());
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let measured = runtime.block_on(drive(&url, &seatings, args));
    // The sockets are closed before the server is asked to end.
    drop(runtime);
    let failed = child.and_then(Child::end);
    let report = match (measured, failed) {
        (Ok(report), _) => report,
        (Err(error), Some(reason)) => return Err(error.context(format!("the server ended: {reason}"))),
        (Err(error), None) => return Err(error),
    };
    report.write(args.json, out)?;
    if interrupt::stopped() { Err(Interrupted.into()) } else { Ok(()) }
}

/// The kinds of tables, which take turns.
fn seatings(args: &LoadArgs) -> anyhow::Result<Vec<Seating>> {
    let setup = parse_setup(&args.setup)?;
    let players = setup.get("players").and_then(Value::as_u64).filter(|players| (1..=4).contains(players));
    let Some(players) = players else {
        return Err(usage("--setup says for how many players, from 1 to 4, as in '{\"players\":2}'"));
    };
    if args.bot.is_some() && players < 2 {
        return Err(usage("--bot needs a setup for two players or more: one seat is for a client"));
    }
    let games: Vec<&str> = match &args.game {
        Some(game) if games::IDS.contains(&game.as_str()) => vec![game],
        Some(game) => return Err(usage(games::unknown_game(game, &games::IDS))),
        None => games::IDS.to_vec(),
    };
    let clients = players as usize - usize::from(args.bot.is_some());
    let seating = |game: &str| Seating {
        game: game.into(),
        setup: setup.clone(),
        clients,
        bot: args.bot.clone(),
        pause: Duration::from_secs_f64(1.0 / args.rate),
    };
    Ok(games.into_iter().map(seating).collect())
}

/// Everything that happens on sockets.
async fn drive(url: &str, seatings: &[Seating], args: &LoadArgs) -> anyhow::Result<Report> {
    let api = Api::new(url)?;
    api.answers().await?;
    let tally = Arc::new(Tally::default());
    let opening = Arc::new(Semaphore::new(AT_ONCE));
    let (opened, mut open) = mpsc::channel(args.tables as usize);
    let mut players = JoinSet::new();
    for number in 0..args.tables {
        let player = Player {
            api: api.clone(),
            seating: seatings[number as usize % seatings.len()].clone(),
            number,
            seed: args.seed.wrapping_mul(1_000_003).wrapping_add(number),
            tally: Arc::clone(&tally),
            opening: Arc::clone(&opening),
        };
        players.spawn(player.run(opened.clone()));
    }
    drop(opened);
    let progress = Progress::new("tables", args.tables);
    let mut count = 0;
    while count < args.tables && !interrupt::stopped() {
        tokio::select! {
            Some(()) = open.recv() => count += 1,
            ended = players.join_next() => fail(ended)?,
            () = tokio::time::sleep(LOOK) => {}
        }
        progress.show(count);
    }
    drop(progress);

    play_on(&mut players, "seconds of warm-up", args.warm_up, async |_| ControlFlow::Continue(())).await?;
    let mut samples = vec![api.sample().await];
    let begun = Instant::now();
    tally.begin();
    let enough = args.steps.unwrap_or(u64::MAX);
    play_on(&mut players, "seconds", args.seconds, async |part| {
        if part < 1.0 && part * PARTS >= samples.len() as f64 {
            samples.push(api.sample().await);
        }
        if tally.steps() < enough { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    })
    .await?;
    tally.end();
    let seconds = begun.elapsed().as_secs_f64();
    samples.push(api.sample().await);
    players.shutdown().await;
    Ok(Report {
        server: url.into(),
        tables: count,
        rate: args.rate,
        warm_up: args.warm_up,
        seconds,
        outcome: tally.outcome(),
        samples: samples.into_iter().collect::<Option<Vec<Sample>>>().unwrap_or_default(),
        load: files::load_average(),
    })
}

/// Plays for this many seconds, unless the progress callback ends it.
async fn play_on(
    players: &mut JoinSet<anyhow::Result<()>>,
    unit: &'static str,
    seconds: u64,
    mut look: impl AsyncFnMut(f64) -> ControlFlow<()>,
) -> anyhow::Result<()> {
    let (begun, whole) = (Instant::now(), Duration::from_secs(seconds));
    let progress = Progress::new(unit, seconds);
    while begun.elapsed() < whole && !interrupt::stopped() {
        tokio::select! {
            ended = players.join_next() => fail(ended)?,
            () = tokio::time::sleep(LOOK.min(whole.saturating_sub(begun.elapsed()))) => {}
        }
        if look(begun.elapsed().as_secs_f64() / whole.as_secs_f64()).await.is_break() {
            break;
        }
        progress.show(begun.elapsed().as_secs().min(seconds));
    }
    Ok(())
}

/// A table whose player ended has failed: they play until they are stopped.
fn fail(ended: Option<Result<anyhow::Result<()>, tokio::task::JoinError>>) -> anyhow::Result<()> {
    match ended {
        Some(Ok(result)) => result,
        Some(Err(error)) => Err(error).context("a client failed"),
        None => Ok(()),
    }
}
