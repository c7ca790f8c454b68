//! A bot for a game in progress whose type is not known: questions and answers are JSON.

use std::marker::PhantomData;
use std::sync::Arc;

use kernel::{AnySession, Lang, Pending, Seat, Session, Viewer};
use serde_json::{Map, Value as Json, json};

use crate::learn::NetError;
use crate::solve::{Solution, Unsolved, hint};
use crate::value::Playable;
use crate::{Bot, Budget, Level, Name, WORDS};

words::errors! {
    /// Why no bot answered.
    pub enum Unable in WORDS {
        "unable-no-decision" NoDecision,
        "unable-game" UnknownGame,
        "unable-net" Net { reason: NetError },
    }
}

/// The bots of one game behind an object-safe face, beside [`AnySession`].
pub trait AnyBots: Send + Sync {
    /// Asks a bot for the decision a game in progress waits for. It sees the view of the player who decides.
    ///
    /// The answer holds the `index` of the action in the legal list and the `reasons`, with sentences in `lang`.
    fn ask(
        &self,
        session: &dyn AnySession,
        name: &Name,
        budget: &Budget<'_>,
        seed: u64,
        lang: Lang,
    ) -> Result<(usize, Map<String, Json>), Unable>;

    /// Solves the last round of a game in progress for a seat; the line is in notation.
    fn solve(
        &self,
        session: &dyn AnySession,
        seat: Seat,
        budget: &Budget<'_>,
    ) -> Result<Solution<String>, Unsolved>;
}

/// The bots of a game; see [`AnyBots`].
pub struct Bots<G>(PhantomData<fn() -> G>);

impl<G> Bots<G> {
    /// The bots of this game.
    pub const fn new() -> Self {
        Bots(PhantomData)
    }
}

impl<G> Default for Bots<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Playable> AnyBots for Bots<G> {
    fn ask(
        &self,
        session: &dyn AnySession,
        name: &Name,
        budget: &Budget<'_>,
        seed: u64,
        lang: Lang,
    ) -> Result<(usize, Map<String, Json>), Unable> {
        let session = session.as_any().downcast_ref::<Session<G>>().ok_or(Unable::UnknownGame)?;
        ask(session, name, budget, seed, lang)
    }

    fn solve(
        &self,
        session: &dyn AnySession,
        seat: Seat,
        budget: &Budget<'_>,
    ) -> Result<Solution<String>, Unsolved> {
        let session = session.as_any().downcast_ref::<Session<G>>().ok_or(Unsolved::Game)?;
        solve(session, seat, budget)
    }
}

fn ask<G: Playable>(
    session: &Session<G>,
    name: &Name,
    budget: &Budget<'_>,
    seed: u64,
    lang: Lang,
) -> Result<(usize, Map<String, Json>), Unable> {
    let Pending::Player(seat) = session.pending() else { return Err(Unable::NoDecision) };
    let bot = Bot::named(Arc::clone(session.game()), &name.net).map_err(|reason| Unable::Net { reason })?;
    let game = session.game();
    let view = game.view(session.state(), Viewer::Seat(seat));
    // In the last round a quarter of the budget goes into the hint.
    let quarter = Budget { limit: budget.limit.part(1, 4).positions(), cancel: budget.cancel };
    let sure = if name.level == Level::Random { None } else { bot.solve(&view, &quarter).ok() };
    let rest = if sure.is_some() { budget.limit.part(3, 4) } else { budget.limit };
    let budget = Budget { limit: rest, cancel: budget.cancel };
    let choice = bot.choose(&view, session.legal(), name.style(), &budget, seed);
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
    if let Some(sure) = sure {
        let line: Vec<String> = sure.line.iter().map(|&action| text(action)).collect();
        let hint = hint(sure.more(), sure.exact, lang);
        let sure = json!({
            "score": sure.score, "more": sure.more(), "exact": sure.exact, "line": line, "text": hint,
        });
        reasons.insert("sure".into(), sure);
    }
    Ok((choice.index, reasons))
}

fn solve<G: Playable>(
    session: &Session<G>,
    seat: Seat,
    budget: &Budget<'_>,
) -> Result<Solution<String>, Unsolved> {
    let game = session.game();
    let view = game.view(session.state(), Viewer::Seat(seat));
    let Solution { seat, now, score, exact, complete, contested, line, positions } =
        Bot::new(Arc::clone(game)).solve(&view, budget)?;
    let line = line.into_iter().map(|action| game.phrase(action).text()).collect();
    Ok(Solution { seat, now, score, exact, complete, contested, line, positions })
}

/// A few digits are all an estimate has.
fn round(number: f32, parts: f64) -> f64 {
    (f64::from(number) * parts).round() / parts
}
