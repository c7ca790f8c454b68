//! A bot's cache between positions changes no expectation.

use std::sync::Arc;

use bots::{Bot, Notes, Playable};
use kernel::{Dealer, Pending, SplitMix};
use serde_json::{Value, json};

/// Follows a game of random play with notes and without.
fn notes_change_nothing<G: Playable>(setup: &Value) {
    let game = Arc::new(G::build(&[]).expect("the embedded tables are valid"));
    let bot = Bot::new(Arc::clone(&game));
    let mut state = game.start(&game.setup(setup).expect("the setup is valid"));
    let (mut dealer, mut rng, mut legal) = (Dealer::new(4), SplitMix::new(4), Vec::new());
    let mut kept = Notes::default();
    loop {
        assert_eq!(bot.expect_with(&state, &mut kept), bot.expect_with(&state, &mut Notes::default()));
        game.legal(&state, &mut legal);
        let action = match game.pending(&state) {
            Pending::Over => break,
            Pending::Chance(draw) => dealer.choose(&*game, &state, draw, &legal),
            Pending::Player(_) => legal[rng.below(legal.len() as u32) as usize],
        };
        game.advance(&mut state, action, &mut ());
    }
}

#[test]
fn of_arnak() {
    for board in ["bird", "snake", "owl", "spider"] {
        notes_change_nothing::<arnak::Arnak>(&json!({ "players": 3, "board": board }));
    }
    let rival = json!({ "players": 1, "board": "spider", "rival": { "red": 2, "purple": 1 } });
    notes_change_nothing::<arnak::Arnak>(&rival);
}

#[test]
fn of_tikal() {
    notes_change_nothing::<tikal::Tikal>(&json!({ "players": 3 }));
}
