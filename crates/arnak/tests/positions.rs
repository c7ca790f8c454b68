//! Positions in random play: valid at every decision, with the hash that belongs to them.

use arnak::{Action, Arnak, State};
use kernel::{Dealer, Game, Pending, SplitMix};
use serde_json::json;

/// Every setup that these tests play.
const SETUPS: [(u8, &str); 6] = [(2, "bird"), (3, "bird"), (4, "bird"), (2, "snake"), (3, "snake"), (4, "snake")];

fn game() -> Arnak {
    Arnak::build(&[]).expect("the embedded tables are sound")
}

/// Plays a random game and shows every position with the action that follows.
fn play(game: &Arnak, players: u8, board: &str, seed: u64, mut visit: impl FnMut(&State, Option<Action>)) {
    let setup = game.setup(&json!({"players": players, "board": board})).expect("the setup is one");
    let mut state = game.start(&setup);
    let (mut dealer, mut rng) = (Dealer::new(seed), SplitMix::new(seed));
    let mut legal = Vec::new();
    loop {
        game.legal(&state, &mut legal);
        let action = match game.pending(&state) {
            Pending::Over => break,
            Pending::Chance(draw) => dealer.choose(game, &state, draw, &legal),
            Pending::Player(_) => legal[rng.below(legal.len() as u32) as usize],
        };
        visit(&state, Some(action));
        game.advance(&mut state, action, &mut ());
    }
    visit(&state, None);
}

#[test]
fn every_position_of_random_games_is_valid() {
    let game = game();
    for (players, board) in SETUPS {
        for seed in 0..GAMES {
            let mut step = 0;
            let mut before = String::new();
            play(&game, players, board, seed, |state, action| {
                if let Err(problems) = game.validate(state) {
                    panic!("{players} {board} seed {seed} step {step}, after {before}: {problems}\n{:?}", state.stack);
                }
                step += 1;
                before = format!("{action:?} at {:?}", state.stack.last());
            });
        }
    }
}

const GAMES: u64 = 800;
