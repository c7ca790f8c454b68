//! A bot for a game in progress whose type is not known: asked by and answering in JSON.

use std::fmt;
use std::sync::Arc;

use games::AnySession;
use kernel::{Pending, Session, Viewer};
use serde_json::{Map, Value as Json, json};

use crate::value::Playable;
use crate::{Bot, Budget, Level};

/// Why no bot answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unable {
    /// No player has to decide.
    NoDecision,
    /// Nobody has taught the bots this game.
    UnknownGame,
}

impl fmt::Display for Unable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Unable::NoDecision => "no player has a decision to take at this moment",
            Unable::UnknownGame => "only the random bot can play this game",
        })
    }
}

impl std::error::Error for Unable {}

/// Asks a bot for the decision a game in progress waits for. It sees the view of the player who decides.
///
/// The answer holds the `index` of the action in the legal list and the `reasons`.
pub fn ask(
    session: &dyn AnySession,
    level: Level,
    budget: &Budget<'_>,
    seed: u64,
) -> Result<(usize, Map<String, Json>), Unable> {
    if !matches!(session.pending(), Pending::Player(_)) {
        return Err(Unable::NoDecision);
    }
    if let Some(session) = session.as_any().downcast_ref::<Session<::arnak::Arnak>>() {
        return typed(session, level, budget, seed);
    }
    if let Some(session) = session.as_any().downcast_ref::<Session<::tikal::Tikal>>() {
        return typed(session, level, budget, seed);
    }
    Err(Unable::UnknownGame)
}

fn typed<G: Playable>(
    session: &Session<G>,
    level: Level,
    budget: &Budget<'_>,
    seed: u64,
) -> Result<(usize, Map<String, Json>), Unable> {
    let Pending::Player(seat) = session.pending() else { return Err(Unable::NoDecision) };
    let bot = Bot::new(Arc::clone(session.game()));
    let game = session.game();
    let view = game.view(session.state(), Viewer::Seat(seat));
    let choice = bot.choose(&view, session.legal(), level, budget, seed);
    let text = |action: G::Action| game.phrase(action).text();
    let candidates: Vec<Json> = choice
        .candidates
        .iter()
        .map(|candidate| {
            json!({
                "id": candidate.index,
                "text": text(session.legal()[candidate.index]),
                "visits": candidate.visits,
                "score": round(candidate.score, 100.0),
                "win": round(candidate.win, 1000.0),
            })
        })
        .collect();
    let line: Vec<String> = choice.line.iter().map(|&action| text(action)).collect();
    let mut reasons = Map::new();
    reasons.insert("choices".into(), session.legal().len().into());
    reasons.insert("simulations".into(), choice.simulations.into());
    reasons.insert("candidates".into(), candidates.into());
    reasons.insert("line".into(), line.into());
    Ok((choice.index, reasons))
}

/// A few digits are all an estimate has.
fn round(number: f32, parts: f64) -> f64 {
    (f64::from(number) * parts).round() / parts
}
