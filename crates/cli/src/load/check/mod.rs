//! `temples load --check`: many clients play while processes are killed and stopped, and each call is written down with its
//! begin and its end. Afterwards the log of every table must explain everything that its clients did and saw.

mod client;
mod herd;
mod history;

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use std::path::Path;
use std::sync::{Arc, PoisonError};
use std::time::{Duration, Instant};

use anyhow::Context;
use serde_json::{Value, json};
use server::Store;
use tokio::task::JoinSet;

use super::player::Seating;
use crate::args::LoadArgs;
use crate::fail::{Interrupted, Reported, usage};
use crate::{files, interrupt};
use client::World;
use herd::{Herd, Upsets};
use history::{Asked, Came, History, Logged, Logs, judge};

/// Maximum number of errors reported.
const TOLD: usize = 20;
/// How long the database may be away when it is read at the end.
const RECOVERY: Duration = Duration::from_mins(1);

/// Runs it.
pub(super) fn run(
    content: Option<&Path>,
    args: &LoadArgs,
    seatings: &[Seating],
    out: &mut impl Write,
) -> anyhow::Result<()> {
    if args.database.as_ref().is_none_or(|database| database.starts_with("sqlite:"))
        && (args.processes > 1 || args.nats.is_some())
    {
        return Err(usage("several processes need PostgreSQL: name it with --database postgres://…"));
    }
    // Dropped after the servers that have it open.
    let scratch = files::Scratch::new("check");
    let database = args.database.clone().unwrap_or_else(|| scratch.url());
    let mut herd = Herd::start(content, &database, args.nats.as_deref(), args.processes)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let world = Arc::new(World::new(herd.urls(), args.seconds));
    let (every, until, seed) = (Duration::from_secs_f64(args.fault_every), world.until, args.seed);
    let upsetting = std::thread::spawn(move || {
        let upsets = if every.is_zero() { Ok(Upsets::default()) } else { herd.upset(every, until, seed) };
        (herd, upsets)
    });
    runtime.block_on(play(&world, seatings, args));
    let (herd, upsets) = upsetting.join().map_err(|_| anyhow::anyhow!("the thread that upsets failed"))?;
    let upsets = upsets?;
    let silent = runtime.block_on(world.look_at_the_end());
    herd.end();
    let history = std::mem::take(&mut *world.history.lock().unwrap_or_else(PoisonError::into_inner));
    let tables: BTreeSet<String> = {
        let tables = world.tables.lock().unwrap_or_else(PoisonError::into_inner);
        tables.iter().map(|(table, _)| table.clone()).collect()
    };
    let logs = runtime.block_on(read(&database, &tables))?;
    drop(runtime);
    let mut wrong = judge(&history, &logs);
    if silent > 0 {
        wrong.push(format!("{silent} tables did not answer after the last fault"));
    }
    let report = Report {
        seconds: world.began.elapsed().as_secs_f64(),
        processes: args.processes,
        upsets,
        history,
        entries: logs.values().map(Vec::len).sum(),
        tables: tables.len(),
        wrong,
    };
    report.write(args.json, out)?;
    if !report.wrong.is_empty() {
        return Err(Reported.into());
    }
    if interrupt::stopped() { Err(Interrupted.into()) } else { Ok(()) }
}

/// Lets the clients of all tables play until the time is over.
async fn play(world: &Arc<World>, seatings: &[Seating], args: &LoadArgs) {
    let mut players = JoinSet::new();
    for number in 0..args.tables {
        let world = Arc::clone(world);
        let seating = seatings[number as usize % seatings.len()].clone();
        let seed = args.seed.wrapping_mul(1_000_003).wrapping_add(number);
        players.spawn(async move { world.play(number, &seating, seed).await });
    }
    while players.join_next().await.is_some() {}
}

/// The logs of these tables, as the database holds them.
async fn read(database: &str, tables: &BTreeSet<String>) -> anyhow::Result<Logs> {
    let deadline = Instant::now() + RECOVERY;
    let mut text = Vec::new();
    loop {
        text.clear();
        let exported = match Store::open(database).await {
            Ok(store) => store.export(&mut text).await,
            Err(error) => Err(error),
        };
        match exported {
            Ok(_) => break,
            Err(error) if Instant::now() >= deadline => {
                return Err(error).context("the database cannot be read at the end");
            }
            Err(_) => tokio::time::sleep(Duration::from_millis(200)).await,
        }
    }
    let mut logs: Logs = tables.iter().map(|table| (table.clone(), Vec::new())).collect();
    for line in text.split(|byte| *byte == b'\n').filter(|line| line.starts_with(b"[\"entries\"")) {
        let row: Value = serde_json::from_slice(line)?;
        let Some(log) = row[1].as_str().and_then(|table| logs.get_mut(table)) else { continue };
        let change: Value = serde_json::from_str(row[4].as_str().unwrap_or_default())?;
        log.push(Logged::new(row[2].as_u64().unwrap_or_default() as u32, &change));
    }
    Ok(logs)
}

/// The result of a run.
struct Report {
    seconds: f64,
    processes: u16,
    upsets: Upsets,
    history: History,
    entries: usize,
    tables: usize,
    wrong: Vec<String>,
}

impl Report {
    fn acknowledged(&self) -> [usize; 2] {
        let count = |acts: bool| {
            let calls = self.history.calls.iter().filter(|call| matches!(call.came, Came::Stored { .. }));
            calls.filter(|call| matches!(call.asked, Asked::Act { .. }) == acts).count()
        };
        [count(true), count(false)]
    }

    fn refused(&self) -> BTreeMap<&str, u64> {
        let mut refused = BTreeMap::new();
        for call in &self.history.calls {
            if let Came::Refused { code } = &call.came {
                *refused.entry(code.as_str()).or_default() += 1;
            }
        }
        refused
    }

    fn unknown(&self) -> usize {
        self.history.calls.iter().filter(|call| call.came == Came::Unknown).count()
    }

    fn write(&self, json: bool, out: &mut impl Write) -> anyhow::Result<()> {
        let [acts, words] = self.acknowledged();
        let told = &self.wrong[..self.wrong.len().min(TOLD)];
        if json {
            let document = json!({
                "seconds": self.seconds,
                "processes": self.processes,
                "tables": self.tables,
                "calls": self.history.calls.len(),
                "acknowledged": { "actions": acts, "words": words },
                "refused": self.refused(),
                "unanswered": self.unknown(),
                "sights": self.history.sights.len(),
                "entries": self.entries,
                "faults": { "kills": self.upsets.kills, "stops": self.upsets.stops },
                "violations": self.wrong.len(),
                "told": told,
            });
            serde_json::to_writer_pretty(&mut *out, &document)?;
            return Ok(writeln!(out)?);
        }
        let refused: Vec<String> =
            self.refused().iter().map(|(code, count)| format!("{count} {code}")).collect();
        let lines = [
            ("time", format!("{:.1} s", self.seconds)),
            (
                "processes",
                format!(
                    "{}, killed {} times, stopped {}",
                    self.processes, self.upsets.kills, self.upsets.stops
                ),
            ),
            ("tables", format!("{} with {} entries", self.tables, self.entries)),
            ("acknowledged", format!("{acts} actions, {words} words")),
            ("refused", if refused.is_empty() { "none".into() } else { refused.join(", ") }),
            ("unanswered", self.unknown().to_string()),
            ("seen", format!("{} times", self.history.sights.len())),
            ("violations", if self.wrong.is_empty() { "none".into() } else { self.wrong.len().to_string() }),
        ];
        for (name, value) in lines {
            writeln!(out, "{name:<18} {value}")?;
        }
        for sentence in told {
            writeln!(out, "{sentence}")?;
        }
        Ok(())
    }
}
