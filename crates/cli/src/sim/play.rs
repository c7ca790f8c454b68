//! One game of a run, from its number to its result.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use anyhow::Context;
use kernel::score::ScoreSheet;
use kernel::{Actor, ChanceMode, Pending, Session};
use lab::Studied;

use super::notes::{Notebook, Notes};
use super::{Plan, Played};
use crate::bot::{LineUp, Lost};
use crate::interrupt;
use crate::playout::{Counts, Crew, Endless};

/// Plays the game of this number; `None` if the program is to end before the game does.
pub(super) fn play<G: Studied>(plan: &Plan<'_, G>, number: u64) -> anyhow::Result<Option<Played>> {
    let (of, seed, rotation) = plan.deal(number);
    let played = |(state, counts, notes, lost): (G::State, Counts, Notes, Vec<Lost>)| Played {
        number,
        of,
        seed,
        rotation,
        rounds: plan.game.round(&state),
        counts,
        sheet: plan.game.scores(&state),
        notes,
        lost,
    };
    let ended = match plan.records {
        None => directly(plan, number, of, seed, rotation),
        Some(folder) => recorded(plan, number, of, seed, rotation, folder),
    };
    Ok(ended.with_context(|| format!("game {number} (seed {seed})"))?.map(played))
}

type Ended<G> = anyhow::Result<Option<(<G as kernel::Game>::State, Counts, Notes, Vec<Lost>)>>;

fn directly<G: Studied>(plan: &Plan<'_, G>, number: u64, of: usize, seed: u64, rotation: usize) -> Ended<G> {
    let game = &**plan.game;
    let one = &plan.matches[of];
    let mut state = game.start(&one.setup);
    let mut crew = Crew::new(seed);
    let mut legal = Vec::new();
    let wanted = plan.notes.0 || plan.notes.1;
    if one.is_random() && !wanted {
        let counts = crew.play(game, &mut state, &mut legal)?;
        return Ok(Some((state, counts, Notes::default(), Vec::new())));
    }
    let mut bots = LineUp::new(plan.seated(of, rotation), number, seed, &state);
    let mut notebook = wanted.then(|| Notebook::new(game, plan.brains.any().value(), plan.notes.1));
    let mut counts = Counts::default();
    for _ in 0..=G::MAX_STEPS {
        let action = match game.pending(&state) {
            Pending::Over => {
                let lost = bots.finish(&totals(&game.scores(&state)));
                return Ok(Some((state, counts, notebook.map(Notebook::finish).unwrap_or_default(), lost)));
            }
            Pending::Chance(draw) => {
                counts.chance += 1;
                crew.deal(game, &state, draw, &mut legal)
            }
            Pending::Player(seat) => {
                counts.decisions += 1;
                game.legal(&state, &mut legal);
                let picked = bots.think(seat, &state, &legal);
                if interrupt::stopped() {
                    return Ok(None);
                }
                if let Some(notebook) = &mut notebook {
                    notebook.decided(&state, seat, &legal, &picked);
                }
                legal[picked.index]
            }
        };
        match &mut notebook {
            Some(notebook) => game.advance(&mut state, action, notebook),
            None => game.advance(&mut state, action, &mut ()),
        }
    }
    Err(Endless.into())
}

/// The same game, step by step in a session, whose record becomes a file.
fn recorded<G: Studied>(
    plan: &Plan<'_, G>,
    number: u64,
    of: usize,
    seed: u64,
    rotation: usize,
    folder: &Path,
) -> Ended<G> {
    let mut session = Session::new(Arc::clone(plan.game), &plan.matches[of].setup, ChanceMode::Seeded(seed));
    let levels = plan.seated(of, rotation);
    session.name_players(levels.iter().map(|(_, named)| named.name()));
    let mut bots = LineUp::new(levels, number, seed, session.start());
    let mut notebook = Notebook::new(&**plan.game, plan.brains.any().value(), plan.notes.1);
    while let Pending::Player(seat) = session.pending() {
        if session.steps().len() > G::MAX_STEPS as usize {
            return Err(Endless.into());
        }
        let picked = bots.think(seat, session.state(), session.legal());
        if interrupt::stopped() {
            return Ok(None);
        }
        notebook.decided(session.state(), seat, session.legal(), &picked);
        let action = session.legal()[picked.index];
        session.apply(action)?;
    }
    let mut notes = notebook.finish();
    let events = session.steps().iter().flat_map(|step| &step.events);
    notes.took.extend(events.filter_map(G::took));
    let path = folder.join(format!("{}-{number:06}.record", G::ID));
    fs::write(&path, session.record().to_string())
        .with_context(|| format!("cannot write {}", path.display()))?;
    let decisions = session.steps().iter().filter(|step| step.actor != Actor::Chance).count() as u64;
    let counts = Counts { decisions, chance: session.steps().len() as u64 - decisions };
    let lost = bots.finish(&totals(&plan.game.scores(session.state())));
    Ok(Some((session.state().clone(), counts, notes, lost)))
}

fn totals(sheet: &ScoreSheet) -> Vec<i32> {
    sheet.rows.iter().map(|row| row.total).collect()
}
