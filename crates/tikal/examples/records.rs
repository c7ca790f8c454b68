//! Writes the record fixtures: `cargo run -p tikal --example records -- crates/tikal/tests/data/records`.
//!
//! Games are played at random with a liking for what is rarely legal, so that together they use every tile, card
//! and spot. A change of the rules that changes outcomes bumps the rules version and runs this again.

use std::path::PathBuf;
use std::sync::Arc;

use kernel::{ChanceMode, Game, Pending, Session, SplitMix};
use serde_json::json;
use tikal::Tikal;
use tikal::action::Action;

/// How many records of every setup.
const EACH: u64 = 9;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder: PathBuf = std::env::args().nth(1).ok_or("say the folder to write to")?.into();
    let game = Arc::new(Tikal::build(&[])?);
    for players in 2..=4 {
        for variants in [vec![], vec!["more_control"], vec!["short_game"], vec!["more_control", "short_game"]]
        {
            let setup = game.setup(&json!({"players": players, "variants": variants}))?;
            for seed in 0..EACH {
                let session = play(&game, setup, seed);
                let mut name = format!("{players}p");
                for variant in &variants {
                    name.push('-');
                    name.push_str(variant);
                }
                std::fs::write(folder.join(format!("{name}-{seed}.rec")), session.record().to_string())?;
            }
        }
    }
    // One game that is shared by its players.
    let setup = game.setup(&json!({"players": 2, "variants": []}))?;
    let shared = (EACH..).map(|seed| play(&game, setup, seed));
    let tie = |session: &Session<Tikal>| game.scores(session.state()).winners().count() > 1;
    let session = shared.into_iter().find(tie).ok_or("no shared victory")?;
    std::fs::write(folder.join("2p-shared-victory.rec"), session.record().to_string())?;
    Ok(())
}

fn play(game: &Arc<Tikal>, setup: tikal::setup::Setup, seed: u64) -> Session<Tikal> {
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
