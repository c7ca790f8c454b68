//! Number of action sequences per depth, from the start and from the middle of games, compared with
//! `tests/data/*.perft`: a rule change shows up here.
//!
//! `TEMPLES_REGENERATE=1 cargo test -p temples-arnak --test it perft::` rewrites the numbers.

use std::fmt::Write;
use std::path::{Path, PathBuf};

use arnak::{Action, Arnak, State};
use kernel::{Dealer, Game, Pending, SplitMix, perft};
use serde_json::{Value, json};

/// Counting stops at the last depth with at most this many sequences.
const BUDGET: u64 = 300_000;
/// Not even then deeper than this.
const DEEPEST: usize = 8;
/// Steps of random play before the later positions.
const LATER: [u32; 2] = [120, 200];

const HEAD: &str = "\
# Sequences of players' decisions of each length from 1. Chance is answered by a dealer with the seed. A position is\n\
# reached from the start of the setup by so many steps of play, chance included: chance by the same dealer, players'\n\
# decisions at random with the same seed, passing only when nothing else is left.\n";

#[test]
fn counts_of_bird() {
    compare("bird");
}

#[test]
fn counts_of_snake() {
    compare("snake");
}

#[test]
fn counts_of_spider() {
    compare("spider");
}

#[test]
fn counts_of_owl() {
    compare("owl");
}

#[expect(clippy::disallowed_methods, reason = "numbers are files; only the rules do no I/O")]
fn compare(board: &str) {
    let game = Arnak::build(&[]).expect("the embedded tables load");
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/data/{board}.perft"));
    if std::env::var("TEMPLES_REGENERATE").is_ok() {
        write(&game, board, &path);
    }
    let text = std::fs::read_to_string(&path).expect("a file of numbers");
    let mut counted = 0;
    for line in text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        let (place, counts) = line.rsplit_once(": ").expect("a position and its counts");
        let mut words = place.split(' ');
        let mut word = |name: &str| {
            assert_eq!(words.next(), Some(name), "{line}");
            words.next().expect("a value").to_string()
        };
        let setup: Value = serde_json::from_str(&word("setup")).expect("a setup without spaces");
        let seed = word("seed").parse().expect("a number");
        let steps = word("steps").parse().expect("a number");
        let expected: Vec<u64> = counts.split(' ').map(|n| n.parse().expect("a number")).collect();
        let state = position(&game, &setup, seed, steps);
        assert_eq!(perft::seeded(&game, &state, seed, expected.len()), expected, "{place}");
        counted += 1;
    }
    assert_eq!(counted, setups(board).len() * (1 + LATER.len()), "positions of {board}");
}

/// Every player count, and the solo game plain and hard.
fn setups(board: &str) -> Vec<Value> {
    let mut setups: Vec<Value> = (2..=4).map(|players| json!({"players": players, "board": board})).collect();
    setups.push(json!({"players": 1, "board": board}));
    setups.push(json!({"players": 1, "board": board, "rival": {"red": 2, "purple": 3, "objectives": 4}}));
    setups
}

fn write(game: &Arnak, board: &str, path: &PathBuf) {
    let mut text = HEAD.to_string();
    for (at, setup) in setups(board).iter().enumerate() {
        text.push('\n');
        let seed = at as u64 + 1;
        for steps in [0].into_iter().chain(LATER) {
            let state = position(game, setup, seed, steps);
            let mut counts = perft::seeded(game, &state, seed, 1);
            while counts.len() < DEEPEST {
                let deeper = perft::seeded(game, &state, seed, counts.len() + 1);
                if deeper.last() > Some(&BUDGET) {
                    break;
                }
                counts = deeper;
            }
            let counts: Vec<String> = counts.iter().map(u64::to_string).collect();
            writeln!(text, "setup {setup} seed {seed} steps {steps}: {}", counts.join(" ")).expect("text");
        }
    }
    std::fs::write(path, text).expect("the numbers are written");
}

/// A position of random play.
fn position(game: &Arnak, setup: &Value, seed: u64, steps: u32) -> State {
    let mut state = game.start(&game.setup(setup).expect("a good setup"));
    let (mut dealer, mut rng, mut legal) = (Dealer::new(seed), SplitMix::new(seed), Vec::new());
    for _ in 0..steps {
        game.legal(&state, &mut legal);
        let action = match game.pending(&state) {
            Pending::Chance(draw) => dealer.choose(game, &state, draw, &legal),
            Pending::Player(_) => {
                // Players who pass whenever the die says so finish the game in a few turns.
                if legal.len() > 1 {
                    legal.retain(|&action| action != Action::Pass);
                }
                legal[rng.below(legal.len() as u32) as usize]
            }
            Pending::Over => panic!("the game is over after fewer than {steps} steps"),
        };
        game.advance(&mut state, action, &mut ());
    }
    state
}
