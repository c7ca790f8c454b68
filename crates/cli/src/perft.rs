//! `temples perft`: how many action sequences a setup has, per depth.

use std::io::Write;
use std::time::Instant;

use kernel::{Game, perft};
use serde_json::{Value, json};

use crate::args::PerftArgs;
use crate::columns::Columns;

/// Counts and prints.
pub(crate) fn run<G: Game>(
    game: &G,
    setup: &Value,
    args: &PerftArgs,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let state = game.start(&crate::setup(game, setup)?);
    let depth = args.depth as usize;
    let begun = Instant::now();
    let counts = if args.all_chance {
        perft::expanded(game, &state, depth)
    } else {
        perft::seeded(game, &state, args.seed, depth)
    };
    let seconds = begun.elapsed().as_secs_f64();
    if args.json {
        let document = json!({
            "game": G::ID,
            "setup": setup,
            "seed": if args.all_chance { Value::Null } else { args.seed.into() },
            "all_chance": args.all_chance,
            "counts": counts,
            "seconds": seconds,
        });
        serde_json::to_writer_pretty(&mut *out, &document)?;
        writeln!(out)?;
        return Ok(());
    }
    let mut table = Columns::new(&["depth", "sequences"], &[]);
    for (at, count) in counts.iter().enumerate() {
        table.row(vec![(at + 1).to_string(), count.to_string()]);
    }
    table.write(out)?;
    writeln!(out, "in {seconds:.2} s")?;
    Ok(())
}
