//! Writes the record fixtures: `cargo run -p temples-tikal --example records -- games/tikal/tests/data/records`.
//!
//! Games are played at random with a preference for what is rarely legal. For every setup the game that adds most is
//! kept, then further games until everything that `cover` lists is used. After a rule change that changes outcomes,
//! bump the rules version and run this again.
#![expect(clippy::print_stdout, reason = "a program for people who change the rules")]

#[path = "../tests/tikal/cover.rs"]
mod cover;

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::Arc;

use kernel::{ChanceMode, Game, Pending, Record, Session, SplitMix};
use tikal::Tikal;
use tikal::action::Action;
use tikal::setup::Setup;

/// Number of games tried before a setup, or the search for rare things, is given up.
const TRIES: u64 = 60;

/// A game that may be kept.
struct Candidate {
    players: u8,
    record: Record,
    uses: cover::Uses,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder: PathBuf = std::env::args().nth(1).ok_or("say the folder to write to")?.into();
    let game = Arc::new(Tikal::build(&[])?);
    let all = cover::all(&game);
    let mut candidates = Vec::new();
    for json in cover::setups() {
        let setup = game.setup(&json)?;
        for seed in 0..TRIES {
            let record = play(&game, setup, seed).record();
            let uses = cover::uses(&game, &record)?;
            candidates.push(Candidate { players: setup.players, record, uses });
        }
    }
    let mut used = BTreeSet::new();
    let mut kept: Vec<Candidate> = Vec::new();
    while used.len() < all.len() {
        let adds = |candidate: &Candidate| candidate.uses.difference(&used).count();
        // The first of those that add most, so that the choice depends only on the games.
        let best = (0..candidates.len()).rev().max_by_key(|&at| adds(&candidates[at])).ok_or("no games")?;
        if adds(&candidates[best]) == 0 {
            return Err(format!("no game uses {:?}", all.difference(&used)).into());
        }
        let best = candidates.remove(best);
        used.extend(best.uses.iter().cloned());
        kept.push(best);
    }
    for players in 2..=4 {
        let of = kept.iter().filter(|candidate| candidate.players == players);
        let bundle: String = of.map(|candidate| candidate.record.to_string()).collect();
        std::fs::write(folder.join(format!("{players}-players.rec")), bundle)?;
    }
    println!("{} records use all of {} things", kept.len(), all.len());
    Ok(())
}

fn play(game: &Arc<Tikal>, setup: Setup, seed: u64) -> Session<Tikal> {
    let mut session = Session::new(game.clone(), &setup, ChanceMode::Seeded(seed));
    let mut rng = SplitMix::new(seed ^ 0x7469_6b61_6c32);
    while let Pending::Player(_) = session.pending() {
        let legal = session.legal();
        let total = legal.iter().map(|&action| liking(action)).sum();
        let mut left = rng.below(total);
        let chosen = legal.iter().copied().find(|&action| {
            let weight = liking(action);
            let found = left < weight;
            left = left.saturating_sub(weight);
            found
        });
        let action = chosen.expect("the number drawn is below the sum of the likings");
        session.apply(action).expect("a listed action is legal");
    }
    session
}

fn liking(action: Action) -> u32 {
    match action {
        Action::Explore(..) => 40,
        Action::Play(_) | Action::Done => 15,
        Action::Spot(_) | Action::Return(_) | Action::Skip => 10,
        Action::Walk(..) | Action::Rest | Action::Rescue(_) | Action::Decline(_) => 1,
        _ => 5,
    }
}
