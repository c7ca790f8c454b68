//! Tests of the kernel over its public interface, with the toy game.

mod chance;
mod content;
mod effect;
mod parts;
mod perft;
mod planted;
mod record;
mod session;
mod toy;
mod words;

use std::sync::Arc;

use ::toy::{Setup, Toy};
use kernel::{ChanceMode, Game, Session};

const SETUP: Setup = Setup { players: 2 };

fn seeded(seed: u64) -> Session<Toy> {
    Session::new(Arc::new(Toy), &SETUP, ChanceMode::Seeded(seed))
}

fn manual() -> Session<Toy> {
    Session::new(Arc::new(Toy), &SETUP, ChanceMode::Manual)
}

/// Applies a series of actions given in notation.
fn play(session: &mut Session<Toy>, actions: &[&str]) {
    for text in actions {
        let action = Toy.parse(text).expect("the script is notation");
        session.apply(action).expect("the script is legal");
    }
}

/// A finished game: seat 0 peeks and keeps a 3, seat 1 swaps its 1 for the 2 that seat 0 has seen.
const SCRIPT: [&str; 8] = ["draw 3", "draw 1", "peek", "draw 2", "keep", "stake yes", "swap", "stake no"];
