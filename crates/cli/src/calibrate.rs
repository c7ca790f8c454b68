//! `temples calibrate`: compares bots' predictions in self-play with the results, and writes a network whose chances
//! and expected scores are corrected accordingly.

use std::borrow::Cow;
use std::fs;
use std::io::Write;
use std::sync::Arc;

use anyhow::Context;
use bots::learn::chances::{Mean, Measure, Telling};
use bots::learn::{Chances, Net, play, tell};
use bots::{Bot, Level, NetName, Playable, Value};
use serde_json::{Value as Json, json};

use crate::WORDS;
use crate::arena::Arena;
use crate::args::CalibrateArgs;
use crate::bot;
use crate::fail::{Interrupted, usage};
use crate::interrupt;
use crate::playout::game_seed;
use crate::progress::Progress;

/// The medium level ends by itself before this.
const MANY: u64 = 1_000_000;

words::errors! {
    /// Why a bot cannot be calibrated.
    enum CalibrateError in WORDS {
        "calibrate-level" Level { level: &'static str },
        "calibrate-simulations" Simulations { level: &'static str },
        "calibrate-network" Network,
    }
}

/// Plays the games, reports the accuracy of the chances, and writes the corrected network if requested.
pub(crate) fn run<G: Playable>(
    game: &Arc<G>,
    args: &CalibrateArgs,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let asked: Vec<Json> = if args.setup.is_empty() {
        G::SETUPS.iter().map(|text| crate::parse_setup(text)).collect::<anyhow::Result<_>>()?
    } else {
        args.setup.iter().map(|text| crate::parse_setup(text)).collect::<anyhow::Result<_>>()?
    };
    let setups =
        asked.iter().map(|setup| crate::setup(&**game, setup)).collect::<anyhow::Result<Vec<G::Setup>>>()?;
    let name = bot::parse(&args.bot).map_err(usage)?;
    if name.level < Level::Medium {
        return Err(usage(CalibrateError::Level { level: name.level.name() }));
    }
    if name.level >= Level::Hard && name.simulations.is_none() {
        return Err(usage(CalibrateError::Simulations { level: name.level.name() }));
    }
    let bot = Bot::named(Arc::clone(game), &name.net).map_err(usage)?;
    let older = bot.net().map(|net| net.chances().clone()).unwrap_or_default();
    // Corrections are fitted to uncorrected predictions.
    let (bot, bytes) = match &args.out {
        None => (bot, None),
        Some(_) => (bot.with_chances(Chances::default()), Some(network::<G>(&name.net)?)),
    };
    let player = play::Player {
        style: name.style(),
        simulations: name.simulations.unwrap_or(MANY),
        random: 0,
        decisions: 0,
    };
    interrupt::listen();
    let progress = Progress::new("games", args.games);
    let mut games: Vec<Vec<Telling>> = Vec::new();
    Arena::new(args.threads, args.games, 1).run(
        0..args.games,
        |number| {
            let setup = &setups[(number % setups.len() as u64) as usize];
            let seed = game_seed(args.seed, number);
            let told = tell::tell(&bot, setup, player, seed, &interrupt::STOP);
            if told.is_none() && !interrupt::stopped() {
                return Err(crate::playout::Endless).with_context(|| format!("game {number} (seed {seed})"));
            }
            Ok(told)
        },
        |told| {
            games.push(told);
            progress.show(games.len() as u64);
            Ok(())
        },
    )?;
    drop(progress);
    let measures = Measure::all(&games, bot.value().phases());
    let made = json!({ "bot": name.to_string(), "setups": asked, "games": games.len(), "seed": args.seed });
    if let (Some(path), Some(bytes)) = (&args.out, bytes) {
        let chances = Chances::fit(&games, args.least, made.clone()).over(older);
        let bytes = Net::rewrite(&bytes, &chances).map_err(usage)?;
        fs::write(path, bytes).with_context(|| format!("cannot write {}", path.display()))?;
    }
    if args.json {
        let document = json!({
            "made": made,
            "network": args.out,
            "measures": measures.iter().map(measure_json).collect::<Vec<_>>(),
        });
        serde_json::to_writer_pretty(&mut *out, &document)?;
        writeln!(out)?;
    } else {
        markdown(G::ID, &measures, out)?;
        if let Some(path) = &args.out {
            writeln!(
                out,
                "\n{} is corrected by these {} games. Measure it on others: temples calibrate with \
                 --bot {}@{} and another --seed",
                path.display(),
                games.len(),
                bots::Name { net: NetName::BuiltIn, ..name },
                path.display()
            )?;
        }
    }
    if interrupt::stopped() { Err(Interrupted.into()) } else { Ok(()) }
}

/// The file of the network that is to be corrected.
fn network<G: Playable>(net: &NetName) -> anyhow::Result<Cow<'static, [u8]>> {
    let none = || usage(CalibrateError::Network);
    match net {
        NetName::Classic => Err(none()),
        NetName::BuiltIn => G::NET.map(Cow::Borrowed).ok_or_else(none),
        NetName::File(file) => fs::read(file).map(Cow::Owned).with_context(|| format!("cannot read {file}")),
    }
}

fn measure_json(measure: &Measure) -> Json {
    let (mean, worst) = measure.errors();
    let mean_json =
        |mean: &Mean| json!({ "told": mean.told, "came": mean.came, "n": mean.n, "error": mean.error });
    json!({
        "teller": measure.teller.name(),
        "players": measure.players,
        "games": measure.games,
        "mean_error": mean,
        "worst_tenth": worst,
        "tenths": measure.tenths.iter().map(mean_json).collect::<Vec<_>>(),
        "scores": measure.phases.iter().map(mean_json).collect::<Vec<_>>(),
    })
}

/// The tables of docs/BOTS.md.
fn markdown(game: &str, measures: &[Measure], out: &mut impl Write) -> anyhow::Result<()> {
    let phases = measures.iter().map(|measure| measure.phases.len()).max().unwrap_or(0);
    let heads: Vec<String> = (1..=phases).map(|phase| format!("phase {phase}")).collect();
    writeln!(
        out,
        "| game | forecast by | players | games | mean error | worst tenth | score minus forecast: {} |",
        heads.join(" | ")
    )?;
    writeln!(out, "| --- | --- | --- | --- | --- | --- |{}", " --- |".repeat(phases))?;
    for measure in measures {
        let (mean, worst) = measure.errors();
        let cells: Vec<String> = measure
            .phases
            .iter()
            .map(|phase| match phase.n {
                0 => String::new(),
                _ => format!("{:+.1} ± {:.1}", phase.miss(), 1.96 * phase.error),
            })
            .collect();
        writeln!(
            out,
            "| {game} | {} | {} | {} | {:.1} | {:.1} | {} |",
            measure.teller.name(),
            measure.players,
            measure.games,
            100.0 * mean,
            100.0 * worst,
            cells.join(" | ")
        )?;
    }
    writeln!(
        out,
        "\n| game | forecast by | players | forecast, up to | times | mean forecast | won | ± 95 % |"
    )?;
    writeln!(out, "| --- | --- | --- | --- | --- | --- | --- | --- |")?;
    for measure in measures {
        for (at, tenth) in measure.tenths.iter().enumerate().filter(|(_, tenth)| tenth.n > 0) {
            writeln!(
                out,
                "| {game} | {} | {} | {} % | {} | {:.1} % | {:.1} % | {:.1} % |",
                measure.teller.name(),
                measure.players,
                10 * (at + 1),
                tenth.n,
                100.0 * tenth.told,
                100.0 * tenth.came,
                196.0 * tenth.error
            )?;
        }
    }
    Ok(())
}
