//! The toy game obeys the laws of every game, and bots of every level play it.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use bots::{Bot, Budget, Level, Limit};
use kernel::{Dealer, Game, Pending, Viewer};
use serde_json::json;
use toy::Toy;

static GO: AtomicBool = AtomicBool::new(false);

kernel::conformance_tests! {
    two_players: Toy, {"players": 2}, 40 games;
}

/// The points of both seats after a game in which seat 0 plays at this level and seat 1 at random.
fn played(level: Level, seed: u64) -> [i32; 2] {
    let bot = Bot::new(Arc::new(Toy));
    let mut state = Toy.start(&Toy.setup(&json!({ "players": 2 })).expect("the setup"));
    let (mut dealer, mut legal) = (Dealer::new(seed), Vec::new());
    let budget = Budget { limit: Limit::Simulations(60), cancel: &GO };
    loop {
        Toy.legal(&state, &mut legal);
        let action = match Toy.pending(&state) {
            Pending::Over => return [Toy.totals(&state)[0], Toy.totals(&state)[1]],
            Pending::Chance(draw) => dealer.choose(&Toy, &state, draw, &legal),
            Pending::Player(seat) => {
                let level = if seat.0 == 0 { level } else { Level::Random };
                let view = Toy.view(&state, Viewer::Seat(seat));
                legal[bot.choose(&view, &legal, level, &budget, seed).index]
            }
        };
        Toy.advance(&mut state, action, &mut ());
    }
}

#[test]
fn every_level_plays_and_those_that_think_win() {
    for level in Level::ALL {
        let ahead: i32 = (0..60).map(|seed| played(level, seed)).map(|[own, other]| own - other).sum();
        if level > Level::Easy {
            assert!(ahead > 20, "{level} is only {ahead} points ahead of random play in 60 games");
        }
    }
}

#[test]
fn the_words_are_whole() {
    words::check::whole(&toy::WORDS, &["table-"]);
}
