//! A campaign of random games over every kind of setup: each step leaves a valid position with a legal move, and
//! each game ends within its bound. A long campaign also runs the conformance suite on one game of every setup,
//! then on one in a thousand. `TEMPLES_SOAK_GAMES` sets the total number of games.

use std::io::Write;
use std::num::NonZero;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use games::{Rules, with_rules};
use kernel::conformance::{self, Budget};
use kernel::{Dealer, Form, Pending, SplitMix, Why};
use serde_json::Value;

/// Few enough for every test run; a campaign plays a million.
const DEFAULT_GAMES: u64 = 300;

/// Games per setup from which a campaign counts as long.
const LONG: u64 = 100;

/// One game in this many also runs the conformance suite, which plays it several times.
const CONFORMANCE_EVERY: u64 = 1000;

#[test]
fn random_games_keep_every_invariant() {
    let wanted = std::env::var("TEMPLES_SOAK_GAMES")
        .map_or(DEFAULT_GAMES, |text| text.parse().expect("TEMPLES_SOAK_GAMES is a whole number"));
    let all = Rules::all(&[]).expect("the embedded tables are good");
    let tasks: Vec<(&Rules, Value)> =
        all.iter().flat_map(|rules| setups(rules).into_iter().map(move |setup| (rules, setup))).collect();
    let each = wanted.div_ceil(tasks.len() as u64);
    for (rules, setup) in tasks {
        let steps = with_rules!(rules, game => campaign(game, &setup, each));
        let id = rules.clone().any().id();
        // Bypasses the test harness, which would hold the line back until the end of the campaign.
        let _ = writeln!(std::io::stderr(), "{id} {setup}: {each} games, {steps} steps");
    }
}

/// The number of setups per game, made by filling in its form at random.
const FORMS: usize = 64;

/// The setups that the game advertises, and others that its form produces, each once.
fn setups(rules: &Rules) -> Vec<Value> {
    let meta = rules.meta();
    let mut setups = meta.examples.clone();
    assert!(!setups.is_empty());
    let mut rng = SplitMix::new(1);
    for _ in 0..FORMS {
        let mut form = Form::new(&meta);
        for field in &meta.fields {
            let open: Vec<Value> = form.open(field).map(|choice| choice.value.clone()).collect();
            if !open.is_empty() {
                form.choose(field.key, &open[rng.below(open.len() as u32) as usize]);
            }
        }
        let setup = form.setup();
        if !setups.contains(&setup) {
            setups.push(setup);
        }
    }
    setups
}

/// Plays games number 0 to `games` on all cores and counts their steps.
fn campaign<G: Why>(game: &Arc<G>, setup: &Value, games: u64) -> u64 {
    let (next, steps) = (AtomicU64::new(0), AtomicU64::new(0));
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, NonZero::get) {
            scope.spawn(|| {
                loop {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if seed >= games {
                        break;
                    }
                    steps.fetch_add(one_game(&**game, setup, seed), Ordering::Relaxed);
                    if games >= LONG && seed.is_multiple_of(CONFORMANCE_EVERY) {
                        let checked = conformance::check(game, setup, Budget { games: 1, seed });
                        assert_eq!(checked, Ok(()), "{} {setup}", G::ID);
                    }
                }
            });
        }
    });
    steps.into_inner()
}

fn one_game<G: Why>(game: &G, setup: &Value, seed: u64) -> u64 {
    let mut state = game.start(&game.setup(setup).expect("an example is a good setup"));
    let (mut dealer, mut rng) = (Dealer::new(seed), SplitMix::new(seed));
    let mut legal = Vec::new();
    for step in 0..=u64::from(G::MAX_STEPS) {
        let place = || format!("{} {setup}, seed {seed}, after {step} steps", G::ID);
        assert_eq!(game.validate(&state), Ok(()), "{}", place());
        game.legal(&state, &mut legal);
        let pending = game.pending(&state);
        assert_eq!(legal.is_empty(), pending == Pending::Over, "{}", place());
        let action = match pending {
            Pending::Over => return step,
            Pending::Chance(draw) => dealer.choose(game, &state, draw, &legal),
            Pending::Player(_) => legal[rng.below(legal.len() as u32) as usize],
        };
        game.advance(&mut state, action, &mut ());
    }
    panic!("{} {setup}, seed {seed}: no end within the bound of the rules", G::ID);
}
