//! `temples bench`: the speed of the rules in random play, with the seeded dealer, as `sim` plays. Every
//! measurement repeats the same games, so its repetitions differ by noise only.

use std::hint::black_box;
use std::io::Write;
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use bots::{Bot, Budget, Level, Limit, Playable};
use games::{Rules, with_rules};
use kernel::{Game, Pending, Viewer};
use serde_json::{Value, json};

use crate::args::BenchArgs;
use crate::bot;
use crate::columns::{Align, Columns};
use crate::playout::{Counts, Crew, game_seed};

/// How often each measurement is repeated.
const REPETITIONS: usize = 5;

/// Counts allocations of the calling thread; the binary supplies it.
pub type AllocationCount = fn() -> u64;

/// The best and the middle of several repetitions.
#[derive(Clone, Copy, Debug)]
struct Spread {
    best: f64,
    median: f64,
}

impl Spread {
    fn of(mut values: Vec<f64>, better: impl Fn(f64, f64) -> f64) -> Self {
        values.sort_by(f64::total_cmp);
        let median = values[values.len() / 2];
        Spread { best: values.iter().copied().fold(median, better), median }
    }

    fn json(self) -> Value {
        json!({ "best": self.best, "median": self.median })
    }
}

/// Everything measured for one setup.
struct Measured {
    game: &'static str,
    setup: Value,
    players: u8,
    decisions: Spread,
    chance: Spread,
    games: Spread,
    decisions_per_game: f64,
    clone_ns: Spread,
    state_bytes: usize,
    allocations_per_decision: f64,
    allocations_per_clone: f64,
    two_threads: f64,
    simulations: Spread,
    simulations_two: f64,
    /// Time of a simulation with the network, as a multiple of one with only the hand-made estimate.
    network: f64,
}

/// Measures the games and prints the result.
pub(crate) fn run(
    rules: &[Rules],
    args: &BenchArgs,
    allocations: AllocationCount,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let mut measured = Vec::new();
    for rules in rules {
        for setup in rules.meta().bench {
            measured.push(with_rules!(rules, game => measure(game, setup, args.millis, allocations)?));
        }
    }
    if args.json {
        serde_json::to_writer_pretty(&mut *out, &document(&measured, args.millis))?;
        writeln!(out)?;
    } else {
        text(&measured, args.millis, out)?;
    }
    Ok(())
}

fn measure<G: Playable>(
    game: &Arc<G>,
    setup: Value,
    millis: u64,
    allocations: AllocationCount,
) -> anyhow::Result<Measured> {
    let bots = [1, 2].map(|threads| Bot::new(Arc::clone(game)).with_threads(threads));
    let classic = Bot::classic(Arc::clone(game));
    let game = &**game;
    let valid = crate::setup(game, &setup)?;
    let time = Duration::from_millis(millis);
    random_play(game, &valid, 0, time / 2)?;

    // Runs with one thread and two alternate, so that a slow moment of the machine affects both.
    let (mut one, mut two) = (Vec::new(), Vec::new());
    for _ in 0..REPETITIONS {
        one.push(random_play(game, &valid, 0, time)?);
        two.push(thread::scope(|scope| {
            let other = scope.spawn(|| random_play(game, &valid, 1 << 32, time));
            let own = random_play(game, &valid, 0, time)?;
            let other = other.join().expect("a thread that plays games does not panic")?;
            anyhow::Ok(own.decisions + other.decisions)
        })?);
    }
    let decisions = Spread::of(one.iter().map(|rate| rate.decisions).collect(), f64::max);
    let on_two = Spread::of(two, f64::max);
    let (allocations_per_decision, decisions_per_game) = count_allocations(game, &valid, allocations)?;
    let pool = positions(game, &valid);
    let (mut alone, mut both_cores, mut without) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..REPETITIONS {
        alone.push(search_speed(&bots[0], &pool, time));
        both_cores.push(search_speed(&bots[1], &pool, time));
        without.push(search_speed(&classic, &pool, time));
    }
    let simulations = Spread::of(alone, f64::max);
    let before = allocations();
    black_box(pool[0].clone());
    let allocations_per_clone = allocations() - before;
    Ok(Measured {
        game: G::ID,
        setup,
        players: game.seats(&game.start(&valid)),
        decisions,
        chance: Spread::of(one.iter().map(|rate| rate.chance).collect(), f64::max),
        games: Spread::of(one.iter().map(|rate| rate.games).collect(), f64::max),
        decisions_per_game,
        clone_ns: Spread::of((0..REPETITIONS).map(|_| clone_time::<G>(&pool, time / 4)).collect(), f64::min),
        state_bytes: size_of::<G::State>(),
        allocations_per_decision,
        allocations_per_clone: allocations_per_clone as f64,
        two_threads: on_two.median / decisions.median,
        simulations,
        simulations_two: Spread::of(both_cores, f64::max).median / simulations.median,
        network: Spread::of(without, f64::max).median / simulations.median,
    })
}

/// Events per second.
struct Rates {
    decisions: f64,
    chance: f64,
    games: f64,
}

/// Plays complete games, from number `first` on, until the time is up.
fn random_play<G: Game>(game: &G, setup: &G::Setup, first: u64, time: Duration) -> anyhow::Result<Rates> {
    let mut legal = Vec::new();
    let mut sum = Counts::default();
    let mut games = 0;
    let begun = Instant::now();
    let seconds = loop {
        let mut state = game.start(setup);
        let counts = Crew::new(game_seed(0, first + games)).play(game, &mut state, &mut legal)?;
        black_box(game.totals(&state));
        sum.decisions += counts.decisions;
        sum.chance += counts.chance;
        games += 1;
        let elapsed = begun.elapsed();
        if elapsed >= time {
            break elapsed.as_secs_f64();
        }
    };
    Ok(Rates {
        decisions: sum.decisions as f64 / seconds,
        chance: sum.chance as f64 / seconds,
        games: games as f64 / seconds,
    })
}

/// Allocations per decision inside `legal` and `advance`, and decisions per game. The list of actions is
/// the caller's and has found its size in a game played before.
fn count_allocations<G: Game>(
    game: &G,
    setup: &G::Setup,
    allocations: AllocationCount,
) -> anyhow::Result<(f64, f64)> {
    const GAMES: u64 = 20;
    let mut legal = Vec::with_capacity(1 << 12);
    let mut counts = Counts::default();
    let mut found = 0;
    for number in 0..GAMES {
        let mut state = game.start(setup);
        let mut crew = Crew::new(game_seed(0, number));
        let before = allocations();
        let played = crew.play(game, &mut state, &mut legal)?;
        found += allocations() - before;
        counts.decisions += played.decisions;
    }
    let decisions = counts.decisions.max(1) as f64;
    Ok((found as f64 / decisions, counts.decisions as f64 / GAMES as f64))
}

/// Positions from the course of a game, evenly spread.
fn positions<G: Game>(game: &G, setup: &G::Setup) -> Vec<G::State> {
    const POSITIONS: usize = 64;
    let mut legal = Vec::new();
    let mut crew = Crew::new(game_seed(0, 0));
    let mut state = game.start(setup);
    let mut all = vec![state.clone()];
    while let Some((_, action)) = crew.choose(game, &state, &mut legal) {
        game.advance(&mut state, action, &mut ());
        all.push(state.clone());
    }
    let step = all.len().div_ceil(POSITIONS);
    all.into_iter().step_by(step).collect()
}

/// Nanoseconds per copy of a state.
fn clone_time<G: Game>(pool: &[G::State], time: Duration) -> f64 {
    let mut copies = 0u64;
    let begun = Instant::now();
    loop {
        for _ in 0..16 {
            for state in pool {
                black_box(black_box(state).clone());
            }
        }
        copies += 16 * pool.len() as u64;
        let elapsed = begun.elapsed();
        if elapsed >= time {
            return elapsed.as_nanos() as f64 / copies as f64;
        }
    }
}

/// Simulations of `hard` in a decision.
const PER_DECISION: u64 = 240;

/// Simulations per second of the hard level.
fn search_speed<G: Playable>(bot: &Bot<G>, pool: &[G::State], time: Duration) -> f64 {
    let game = &**bot.game();
    let budget = Budget { limit: Limit::Simulations(PER_DECISION), cancel: &bot::NEVER };
    let mut legal = Vec::new();
    let mut made = 0;
    let begun = Instant::now();
    loop {
        for state in pool {
            let Pending::Player(seat) = game.pending(state) else { continue };
            game.legal(state, &mut legal);
            let view = game.view(state, Viewer::Seat(seat));
            made += bot.choose(&view, &legal, Level::Hard, &budget, 0).simulations;
            let elapsed = begun.elapsed();
            if elapsed >= time {
                return made as f64 / elapsed.as_secs_f64();
            }
        }
    }
}

/// How many times as long a game of 4 players takes as one of 2, for every game measured with both.
fn growth(measured: &[Measured]) -> Vec<(&'static str, Value, f64)> {
    let kind = |one: &Measured| {
        let mut setup = one.setup.clone();
        setup.as_object_mut().map(|fields| fields.remove("players"));
        (one.game, setup)
    };
    let mut found = Vec::new();
    for two in measured.iter().filter(|one| one.players == 2) {
        let wanted = kind(two);
        if let Some(four) = measured.iter().find(|one| one.players == 4 && kind(one) == wanted) {
            found.push((two.game, wanted.1, two.games.median / four.games.median));
        }
    }
    found
}

fn build() -> &'static str {
    if cfg!(debug_assertions) { "development" } else { "release" }
}

fn document(measured: &[Measured], millis: u64) -> Value {
    let setups: Vec<Value> = measured
        .iter()
        .map(|one| {
            json!({
                "game": one.game,
                "setup": one.setup,
                "players": one.players,
                "decisions_per_second": one.decisions.json(),
                "chance_outcomes_per_second": one.chance.json(),
                "games_per_second": one.games.json(),
                "decisions_per_game": one.decisions_per_game,
                "ns_per_clone": one.clone_ns.json(),
                "bytes_per_state": one.state_bytes,
                "allocations_per_decision": one.allocations_per_decision,
                "allocations_per_clone": one.allocations_per_clone,
                "two_threads_ratio": one.two_threads,
                "hard_simulations_per_second": one.simulations.json(),
                "hard_two_threads_ratio": one.simulations_two,
                "network_time_ratio": one.network,
            })
        })
        .collect();
    let growth: Vec<Value> = growth(measured)
        .into_iter()
        .map(|(game, setup, ratio)| json!({ "game": game, "setup": setup, "time_of_4_to_2_players": ratio }))
        .collect();
    json!({
        "version": env!("CARGO_PKG_VERSION"),
        "build": build(),
        "cores": thread::available_parallelism().map_or(1, std::num::NonZero::get),
        "millis": millis,
        "repetitions": REPETITIONS,
        "setups": setups,
        "growth": growth,
    })
}

fn text(measured: &[Measured], millis: u64, out: &mut impl Write) -> std::io::Result<()> {
    writeln!(out, "random play on one thread, {REPETITIONS} times {millis} ms each, {} build", build())?;
    if cfg!(debug_assertions) {
        writeln!(out, "a development build checks more and is slower; measure with cargo run --release")?;
    }
    writeln!(out)?;
    let mut table = Columns::new(
        &[
            "game",
            "setup",
            "decisions/s",
            "median",
            "chance/s",
            "games/s",
            "median",
            "ns/clone",
            "median",
            "bytes",
            "allocs/decision",
            "2 threads",
            "hard sims/s",
            "median",
            "2 threads",
            "network",
        ],
        &[Align::Left, Align::Left],
    );
    for one in measured {
        table.row(vec![
            one.game.to_string(),
            one.setup.to_string(),
            format!("{:.0}", one.decisions.best),
            format!("{:.0}", one.decisions.median),
            format!("{:.0}", one.chance.best),
            format!("{:.0}", one.games.best),
            format!("{:.0}", one.games.median),
            format!("{:.1}", one.clone_ns.best),
            format!("{:.1}", one.clone_ns.median),
            one.state_bytes.to_string(),
            format!("{:.3}", one.allocations_per_decision),
            format!("{:.2} ×", one.two_threads),
            format!("{:.0}", one.simulations.best),
            format!("{:.0}", one.simulations.median),
            format!("{:.2} ×", one.simulations_two),
            format!("{:.2} ×", one.network),
        ]);
    }
    table.write(out)?;
    for (game, setup, ratio) in growth(measured) {
        writeln!(out, "\n{game} {setup}: a game of 4 players takes {ratio:.2} × the time of one of 2")?;
    }
    Ok(())
}
