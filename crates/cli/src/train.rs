//! `temples train`: from files of positions to a network. The same files and options give the same network.

use std::fs;
use std::io::Write;
use std::sync::Arc;
use std::time::Instant;

use anyhow::Context;
use bots::learn::data;
use bots::learn::train::{Errors, Lessons, Plan, train};
use bots::{Bot, Playable, Value};
use serde_json::{Value as Json, json};

use crate::args::TrainArgs;
use crate::fail::usage;
use crate::progress::Progress;
use crate::table::{Align, Table};

/// Reads the files, trains and reports the errors on the held-out games.
pub(crate) fn run<G: Playable>(game: &Arc<G>, args: &TrainArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let bot = Bot::classic(Arc::clone(game));
    let value = bot.value();
    let mut lessons = Lessons::new();
    let mut made = Vec::new();
    for path in &args.files {
        let name = path.display();
        let bytes = fs::read(path).with_context(|| format!("cannot read {name}"))?;
        let file = data::read(&bytes).map_err(|problem| usage(format!("{name}: {problem}")))?;
        if file.game != G::ID {
            return Err(usage(format!("{name} holds positions of {}, not of {}", file.game, G::ID)));
        }
        made.push(json!({ "games": file.games.len(), "made": file.made }));
        lessons.add(&file, value.vocabulary());
    }
    let TrainArgs { epochs, rounds, lambda, rate, seed, .. } = *args;
    let plan = Plan { epochs, rounds, lambda, rate, seed, ..Plan::default() };
    let progress = Progress::new("epochs", u64::from(plan.rounds * plan.epochs));
    let begun = Instant::now();
    let trained =
        train(&lessons, G::ID, value.vocabulary(), value.phases(), &plan, &Json::from(made), &mut |epoch| {
            progress.show(u64::from(epoch));
        })
        .map_err(usage)?;
    drop(progress);
    fs::write(&args.out, &trained.bytes).with_context(|| format!("cannot write {}", args.out.display()))?;
    if args.json {
        let errors = |errors: &[Errors]| -> Vec<Json> {
            errors.iter().map(|e| json!({ "scores": e.n, "root": e.root, "mean": e.mean })).collect()
        };
        let document = json!({
            "network": args.out,
            "bytes": trained.bytes.len(),
            "positions": trained.positions.0,
            "held_out": trained.positions.1,
            "estimate": errors(&trained.before),
            "corrected": errors(&trained.after),
            "brier": trained.brier,
        });
        serde_json::to_writer_pretty(&mut *out, &document)?;
        writeln!(out)?;
        return Ok(());
    }
    writeln!(
        out,
        "{}: {} bytes, from {} positions in {:.0} s; errors of the final score on {} positions of other games",
        args.out.display(),
        trained.bytes.len(),
        trained.positions.0,
        begun.elapsed().as_secs_f64(),
        trained.positions.1
    )?;
    let head = ["phase", "estimate", "bias", "network", "bias"].map(str::to_string);
    let mut table = Table::new(&head, &[Align::Left]);
    for (phase, (before, after)) in trained.before.iter().zip(&trained.after).enumerate() {
        if before.n == 0 {
            continue;
        }
        let name =
            if phase + 1 == trained.before.len() { "all".to_string() } else { (phase + 1).to_string() };
        let number = |n: f64| format!("{n:.2}");
        table.row(vec![
            name,
            number(before.root),
            format!("{:+.2}", before.mean),
            number(after.root),
            format!("{:+.2}", after.mean),
        ]);
    }
    table.write(out)?;
    writeln!(out, "chance to win: mean squared error {:.4}", trained.brier)?;
    Ok(())
}
