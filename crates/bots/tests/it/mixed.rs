//! Complete games of any setup with any mix of levels end without an error. `TEMPLES_MIXED_GAMES` sets the total
//! number of games; `make soak` plays a thousand.

use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use arnak::Arnak;
use bots::{Bot, Budget, Level, Limit, Memory, Playable};
use kernel::{Dealer, Game, MAX_SEATS, Pending, SplitMix, Viewer};
use serde_json::{Value, json};
use tikal::Tikal;

static GO: AtomicBool = AtomicBool::new(false);

/// Few enough for every test run.
const DEFAULT_GAMES: u64 = 12;

/// Upper bound of the budgets; many are too small to visit every world once.
const MOST_SIMULATIONS: u32 = 13;

fn arnak_setup(rng: &mut SplitMix) -> Value {
    let board = ["bird", "snake", "spider", "owl"][rng.below(4) as usize];
    let players = 1 + rng.below(4);
    if players > 1 {
        // The base box has too few idols for the Owl Temple.
        let twisted = rng.below(2) == 0 || board == "owl";
        return json!({ "players": players, "board": board, "twisted_paths": twisted });
    }
    let objectives = [0, 2, 3, 4][rng.below(4) as usize];
    let rival = json!({ "red": rng.below(6), "objectives": objectives });
    json!({ "players": 1, "board": board, "rival": rival })
}

fn tikal_setup(rng: &mut SplitMix) -> Value {
    let mut variants = vec!["more_control", "short_game"];
    variants.truncate(rng.below(3) as usize);
    json!({ "players": 2 + rng.below(3), "variants": variants })
}

/// One game; every seat has its own level and budget. Returns the levels.
fn play<G: Playable>(bot: &Bot<G>, setup: &Value, seed: u64) -> String {
    let game = &**bot.game();
    let mut rng = SplitMix::new(seed);
    let levels: [Level; MAX_SEATS] = std::array::from_fn(|_| Level::ALL[rng.below(5) as usize]);
    let simulations: [u64; MAX_SEATS] = std::array::from_fn(|_| u64::from(1 + rng.below(MOST_SIMULATIONS)));
    let mut memories: [Memory<G>; MAX_SEATS] = std::array::from_fn(|_| Memory::default());
    let mut dealer = Dealer::new(seed);
    let mut state = game.start(&game.setup(setup).unwrap_or_else(|problems| panic!("{setup}: {problems}")));
    let mut legal = Vec::new();
    for _ in 0..=G::MAX_STEPS {
        game.legal(&state, &mut legal);
        let action = match game.pending(&state) {
            Pending::Over => {
                let seats = usize::from(game.seats(&state));
                assert!(game.scores(&state).rows.len() >= seats);
                return levels[..seats].iter().map(Level::to_string).collect::<Vec<_>>().join(", ");
            }
            Pending::Chance(draw) => dealer.choose(game, &state, draw, &legal),
            Pending::Player(seat) => {
                let at = seat.index();
                let view = game.view(&state, Viewer::Seat(seat));
                let budget = Budget { limit: Limit::Simulations(simulations[at]), cancel: &GO };
                let choice = bot.think(&mut memories[at], &view, &legal, levels[at], &budget, rng.next());
                assert!(choice.index < legal.len() && choice.simulations <= simulations[at]);
                legal[choice.index]
            }
        };
        assert_eq!(game.apply(&mut state, action, &mut ()), Ok(()));
    }
    panic!("{} {setup}, seed {seed}: no end within the bound of the rules", G::ID);
}

#[test]
fn games_of_mixed_levels_end_without_an_error() {
    let games = std::env::var("TEMPLES_MIXED_GAMES")
        .map_or(DEFAULT_GAMES, |text| text.parse().expect("TEMPLES_MIXED_GAMES is a whole number"));
    let arnak = Bot::new(Arc::new(Arnak::build(&[]).expect("the embedded tables are valid")));
    let tikal = Bot::new(Arc::new(Tikal::build(&[]).expect("the embedded tables are valid")));
    let mut rng = SplitMix::new(1);
    for number in 0..games {
        let (game, setup, levels) = if number % 2 == 0 {
            let setup = arnak_setup(&mut rng);
            let levels = play(&arnak, &setup, number);
            ("arnak", setup, levels)
        } else {
            let setup = tikal_setup(&mut rng);
            let levels = play(&tikal, &setup, number);
            ("tikal", setup, levels)
        };
        // Bypasses the test harness, which would hold the line back until the end.
        let _ = writeln!(std::io::stderr(), "game {number}: {game} {setup}: {levels}");
    }
}
