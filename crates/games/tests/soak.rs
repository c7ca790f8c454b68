//! A campaign of random games over every kind of setup: each step leaves a valid position with something to
//! decide, and each game ends within its bound. In a long campaign one game of every setup, then one in a thousand,
//! is put through the conformance suite too. `TEMPLES_SOAK_GAMES` says how many games are played in all.

use std::io::Write;
use std::num::NonZero;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use games::{Rules, with_rules};
use kernel::conformance::{self, Budget};
use kernel::{Dealer, Game, Pending, SplitMix, Why};
use serde_json::{Value, json};

/// Few enough for every test run; a campaign plays a million.
const DEFAULT_GAMES: u64 = 300;

/// A campaign of so many games of every setup is a long one.
const LONG: u64 = 100;

/// One game in so many goes through the conformance suite, which plays it several times over.
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
        // Written past the test harness, which would keep it to itself until the end of the campaign.
        let _ = writeln!(std::io::stderr(), "{id} {setup}: {each} games, {steps} steps");
    }
}

/// The setups that the game shows to people, and all others that differ in kind.
fn setups(rules: &Rules) -> Vec<Value> {
    let shown = rules.clone().any().setups();
    let mut setups = shown["examples"].as_array().expect("setups have a list of examples").clone();
    assert!(!setups.is_empty());
    match rules {
        Rules::Arnak(_) => setups.extend(arnak_setups()),
        Rules::Tikal(_) => setups.extend(tikal_setups()),
    }
    setups
}

/// Every board with every number of players, with and without the components of Twisted Paths; alone against rivals
/// of every colour, with and without objectives.
fn arnak_setups() -> Vec<Value> {
    let mut setups = Vec::new();
    for board in ["bird", "snake", "spider", "owl"] {
        for twisted in [false, true] {
            for players in 2..=4 {
                setups.push(json!({"players": players, "board": board, "twisted_paths": twisted}));
            }
        }
        for rival in [
            json!({}),
            json!({"red": 5}),
            json!({"red": 3, "objectives": 2}),
            json!({"red": ["item"], "purple": 2, "objectives": 3, "priority": true}),
            json!({"red": 2, "purple": ["discover", "research", "overcome"]}),
            json!({"purple": 5, "objectives": 4}),
        ] {
            setups.push(json!({"players": 1, "board": board, "rival": rival}));
        }
        setups.push(
            json!({"players": 1, "board": board, "twisted_paths": board == "bird" || board == "snake"}),
        );
    }
    setups
}

/// Every number of players with every combination of variants.
fn tikal_setups() -> Vec<Value> {
    let variants = [&[][..], &["more_control"], &["short_game"], &["more_control", "short_game"]];
    (2..=4)
        .flat_map(|players| variants.map(|variants| json!({"players": players, "variants": variants})))
        .collect()
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

fn one_game<G: Game>(game: &G, setup: &Value, seed: u64) -> u64 {
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
