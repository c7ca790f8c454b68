//! Follows a record position by position, including a record that holds only what one viewer may
//! know.
//!
//! What a viewer's record leaves out is filled in with possible values: at every step there is a position
//! consistent with everything the viewer knew, which is all that the viewer's decisions can be judged by. This
//! module must not know why a caller follows a record.

use super::{Difference, Record, VerifyError, view_check};
use crate::game::{Game, Pending, Viewer};
use crate::rng::SplitMix;
use crate::session::Actor;

/// Worlds tried just before a step that is not possible; half as many for each step back, down to [`FEWEST`].
const WORLDS: usize = 4096;
/// Worlds tried at least.
const FEWEST: usize = 64;
/// Steps to go back at most: further than any payment or effect that one hidden hand decides reaches.
const BACK: usize = 24;

/// A recorded game, position by position.
#[derive(Clone, Debug)]
pub struct Followed<G: Game> {
    /// The viewer whose knowledge the positions fit; with a full record they are the true ones.
    pub viewer: Option<Viewer>,
    /// The steps in order.
    pub steps: Vec<FollowedStep<G>>,
    /// The position after the last step.
    pub end: G::State,
}

/// A step of a recorded game.
#[derive(Clone, Debug)]
pub struct FollowedStep<G: Game> {
    /// The position in which it was taken, or one that looks like it to the viewer of the record.
    pub before: G::State,
    /// The player or chance that decided.
    pub actor: Actor,
    /// The action; `None` if the viewer of the record may not know it.
    pub action: Option<G::Action>,
}

impl Record {
    /// The positions of a record. A full record is replayed and every line compared; in a viewer's record every
    /// position is consistent with what the viewer knew.
    pub fn follow<G: Game>(&self, game: &G) -> Result<Followed<G>, VerifyError> {
        if let Some(viewer) = self.view {
            return Possible { game, record: self, viewer, rng: SplitMix::new(0) }.follow();
        }
        let mut at = self.start(game)?;
        let mut steps = Vec::new();
        self.replay(game, |actor, action, after, _| {
            let before = std::mem::replace(&mut at, after.clone());
            steps.push(FollowedStep { before, actor, action: Some(action) });
        })?;
        Ok(Followed { viewer: None, steps, end: at })
    }
}

/// The search for positions that fit a viewer's record.
struct Possible<'a, G: Game> {
    game: &'a G,
    record: &'a Record,
    viewer: Viewer,
    rng: SplitMix,
}

impl<G: Game> Possible<'_, G> {
    fn follow(mut self) -> Result<Followed<G>, VerifyError> {
        // Before each step, and at last after all of them.
        let mut states = vec![self.record.beginning(self.game)?];
        while states.len() <= self.record.steps.len() {
            let at = states.len() - 1;
            match self.take(&states[at], at) {
                Ok(next) => states.push(next),
                Err(difference) => self.other_world(&mut states, at, difference)?,
            }
        }
        let end = states.pop().expect("the first position is never taken out");
        let steps = states.into_iter().zip(&self.record.steps);
        let steps = steps.map(|(before, step)| FollowedStep {
            action: step.action.as_deref().and_then(|text| self.game.parse_at(&before, text)),
            before,
            actor: step.actor,
        });
        Ok(Followed { viewer: Some(self.viewer), steps: steps.collect(), end })
    }

    /// Redeals what the viewer did not know until step `at` is possible: first just before it, then ever earlier,
    /// because a hidden hand also determines what a player can finish and which steps follow automatically.
    fn other_world(
        &mut self,
        states: &mut Vec<G::State>,
        at: usize,
        difference: Difference,
    ) -> Result<(), VerifyError> {
        for back in 0..=BACK.min(at) {
            for _ in 0..(WORLDS >> back).max(FEWEST) {
                let first = at - back;
                let mut line = vec![self.game.redeal(&states[first], self.viewer, &mut self.rng)];
                for step in first..=at {
                    match self.take(&line[step - first], step) {
                        Ok(next) => line.push(next),
                        Err(_) => break,
                    }
                }
                if line.len() == back + 2 {
                    states.truncate(first);
                    states.append(&mut line);
                    return Ok(());
                }
            }
        }
        Err(VerifyError::Step { line: self.record.line_of(at), difference })
    }

    /// The position after step `at`, if the step is legal in this one. Hidden parts take one possible value.
    fn take(&mut self, state: &G::State, at: usize) -> Result<G::State, Difference> {
        let (game, step) = (self.game, &self.record.steps[at]);
        let expected = Actor::of(game.pending(state)).ok_or(Difference::GameOver)?;
        if step.actor != expected {
            return Err(Difference::Actor { recorded: step.actor, expected });
        }
        let mut legal = Vec::new();
        game.legal(state, &mut legal);
        let action = if let Some(text) = &step.action {
            let action = game.parse_at(state, text).ok_or_else(|| Difference::Unreadable(text.clone()))?;
            if !legal.contains(&action) || game.conceals(state, action, self.viewer) {
                return Err(Difference::NotLegal(text.clone()));
            }
            action
        } else {
            legal.retain(|&action| game.conceals(state, action, self.viewer));
            if legal.is_empty() {
                return Err(Difference::NotLegal("?".into()));
            }
            legal[self.rng.below(legal.len() as u32) as usize]
        };
        let mut next = state.clone();
        game.advance(&mut next, action, &mut ());
        let last = at + 1 == self.record.steps.len();
        let over = game.pending(&next) == Pending::Over;
        if over != (last && self.record.scores.is_some()) {
            return Err(Difference::GameOver);
        }
        match step.check {
            Some(recorded) if !over => {
                let computed = view_check(game, &next, self.viewer);
                if recorded == computed { Ok(next) } else { Err(Difference::Check { recorded, computed }) }
            }
            // The end of the game may reveal everything, and then only the true position fits.
            _ => Ok(next),
        }
    }
}
