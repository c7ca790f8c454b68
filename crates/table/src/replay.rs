//! A game step by step, as one viewer could follow it.

use kernel::{Actor, Game, Lang, Pending, Viewer};
use serde::Serialize;

use crate::command::Refusal;
use crate::message::{Event, Position};
use crate::table::Table;

/// All steps of a game, as one viewer may know them.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Replay {
    /// The number of steps.
    pub steps: u32,
    /// The first step of each round.
    pub rounds: Vec<RoundStart>,
    /// The steps in order, taken-back ones left out.
    pub list: Vec<ReplayStep>,
}

/// The beginning of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RoundStart {
    /// The round, from 1.
    pub round: u8,
    /// The number of steps before its first decision; 0 for the first round.
    pub step: u32,
}

/// One step.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ReplayStep {
    /// Its place, from 1: the position after it is the one with this number.
    pub step: u32,
    /// Whose; chance is `"chance"`.
    #[cfg_attr(feature = "schema", schema(value_type = kernel::schema::SeatOrChance))]
    pub by: Actor,
    /// The notation; `None` is hidden.
    pub text: Option<String>,
    /// What came of it.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<kernel::schema::EventParts>))]
    pub events: Vec<Event>,
}

impl<G: Game> Table<G> {
    /// All steps so far, as `viewer` may know them. Needs a table that was loaded with all its entries.
    pub fn replay(&self, viewer: Viewer, lang: Lang) -> Result<Replay, Refusal> {
        let session = self.line.session().ok_or(Refusal::HistoryNeeded)?;
        let game = self.game();
        let mut state = self.line.state_at(0).ok_or(Refusal::HistoryNeeded)?;
        let mut replay = Replay {
            steps: self.line.len(),
            rounds: vec![RoundStart { round: game.round(&state), step: 0 }],
            list: Vec::new(),
        };
        for (at, step) in session.steps().iter().enumerate() {
            let hidden = game.conceals(&state, step.action, viewer);
            game.advance(&mut state, step.action, &mut ());
            let number = at as u32 + 1;
            replay.list.push(ReplayStep {
                step: number,
                by: step.actor,
                text: (!hidden).then(|| game.phrase(step.action).text()),
                events: step.events.iter().map(|event| self.event(event, viewer, lang)).collect(),
            });
            // What is dealt and drawn between two rounds ends when a player decides.
            let round = game.round(&state);
            if matches!(game.pending(&state), Pending::Player(_))
                && replay.rounds.last().is_none_or(|last| last.round != round)
            {
                replay.rounds.push(RoundStart { round, step: number });
            }
        }
        Ok(replay)
    }

    /// The position after this many steps, as `viewer` could see it then. It offers no actions.
    pub fn position_at(&self, step: u32, viewer: Viewer) -> Result<Position, Refusal> {
        let state = self.line.state_at(step).ok_or(Refusal::NothingToTakeBack)?;
        let game = self.game();
        let pending = game.pending(&state);
        let last = step == self.line.len() && self.room.status.is_over();
        Ok(Position {
            steps: step,
            round: game.round(&state),
            to_act: Actor::of(pending),
            view: game.view_json(&game.view(&state, viewer)),
            offer: None,
            outcomes: None,
            can_undo: false,
            standing: (last || pending == Pending::Over).then(|| self.standing()),
        })
    }
}
