//! `temples train`: from files of positions to a network. The same files and options give the same network.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

use anyhow::Context;
use bots::learn::data;
use bots::learn::policy::{self, Choices, Foreseen};
use bots::learn::train::{Errors, Lessons, Plan, train};
use bots::{Bot, Playable, Value};
use serde_json::{Value as Json, json};

use crate::args::TrainArgs;
use crate::columns::{Align, Columns};
use crate::fail::usage;
use crate::progress::Progress;

/// A file of positions of this game.
fn read<G: Playable>(path: &Path) -> anyhow::Result<data::File> {
    let name = path.display();
    let bytes = fs::read(path).with_context(|| format!("cannot read {name}"))?;
    let file = data::read(&bytes).map_err(|problem| usage(format!("{name}: {problem}")))?;
    if file.game != G::ID {
        return Err(usage(format!("{name} holds positions of {}, not of {}", file.game, G::ID)));
    }
    Ok(file)
}

/// Adds to a network which actions the players of the files chose; the network stays as it is where no decisions were
/// written down.
fn prefer<G: Playable>(
    game: &Arc<G>,
    args: &TrainArgs,
    bytes: Vec<u8>,
) -> anyhow::Result<(Vec<u8>, Option<Foreseen>)> {
    let bot = Bot::classic(Arc::clone(game)).with_net(&bytes).map_err(usage)?;
    let (value, net) = (bot.value(), bot.net().expect("it has just been read"));
    let mut choices = Choices::default();
    for path in &args.files {
        choices.add(&read::<G>(path)?, net, value.vocabulary(), value.deeds());
    }
    if choices.is_empty() {
        return Ok((bytes, None));
    }
    let (bytes, foreseen) = policy::prefer(&bytes, &choices, value.deeds(), args.seed).map_err(usage)?;
    Ok((bytes, Some(foreseen)))
}

/// How well choices are foreseen, as a sentence.
fn tell(foreseen: &Foreseen) -> String {
    format!(
        "choices: learned from {} decisions; of {} in other games {:.1} % are the most preferred action (a guess: {:.1} %), surprise {:.2} nats (a guess: {:.2})",
        foreseen.decisions.0,
        foreseen.decisions.1,
        100.0 * foreseen.first.0,
        100.0 * foreseen.first.1,
        foreseen.surprise.0,
        foreseen.surprise.1,
    )
}

/// Reads the files, trains and reports the errors on the held-out games.
pub(crate) fn run<G: Playable>(game: &Arc<G>, args: &TrainArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let save = |bytes: &[u8]| {
        fs::write(&args.out, bytes).with_context(|| format!("cannot write {}", args.out.display()))
    };
    if let Some(path) = &args.choices_of {
        let name = path.display();
        let bytes = fs::read(path).with_context(|| format!("cannot read {name}"))?;
        let (bytes, foreseen) = prefer(game, args, bytes)?;
        let Some(foreseen) = foreseen else {
            return Err(usage("these files hold no decisions: make them with temples data --decisions 100"));
        };
        save(&bytes)?;
        writeln!(out, "{}: {} bytes", args.out.display(), bytes.len())?;
        writeln!(out, "{}", tell(&foreseen))?;
        return Ok(());
    }
    let bot = Bot::classic(Arc::clone(game));
    let value = bot.value();
    let mut lessons = Lessons::new();
    let mut made = Vec::new();
    for path in &args.files {
        let file = read::<G>(path)?;
        made.push(json!({ "games": file.games.len(), "made": file.made }));
        lessons.add(&file, value.vocabulary());
    }
    let TrainArgs { epochs, rounds, lambda, rate, seed, .. } = *args;
    let plan = Plan { epochs, rounds, lambda, rate, seed, ..Plan::default() };
    let progress = Progress::new("epochs", u64::from(plan.rounds * plan.epochs));
    let begun = Instant::now();
    let mut trained =
        train(&lessons, G::ID, value.vocabulary(), value.phases(), &plan, &Json::from(made), &mut |epoch| {
            progress.show(u64::from(epoch));
        })
        .map_err(usage)?;
    drop(progress);
    let (bytes, foreseen) = prefer(game, args, trained.bytes)?;
    trained.bytes = bytes;
    save(&trained.bytes)?;
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
            "choices": foreseen.map(|foreseen| json!({
                "decisions": foreseen.decisions.0,
                "held_out": foreseen.decisions.1,
                "first": { "learned": foreseen.first.0, "guess": foreseen.first.1 },
                "surprise": { "learned": foreseen.surprise.0, "guess": foreseen.surprise.1 },
            })),
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
    let mut table = Columns::new(&head, &[Align::Left]);
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
    if let Some(foreseen) = &foreseen {
        writeln!(out, "{}", tell(foreseen))?;
    }
    Ok(())
}
