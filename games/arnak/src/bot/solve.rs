//! The last round of Arnak.

use crate::Arnak;
use crate::action::Action;
use crate::state::State;
use kernel::{Game, Pending, Seat, SplitMix, Viewer};

use bots::solve::{Idle, Search};
use bots::{Solution, Unsolved};

use super::ArnakValue;
use bots::Budget;

/// The round that can be solved.
const LAST: u8 = 5;

/// A player who has passed.
struct Passed;

impl Idle<Arnak> for Passed {
    fn idle(&self, legal: &[Action]) -> Action {
        let wishes = [Action::Pass, Action::EndTurn, Action::KeepHand, Action::Decline];
        wishes.into_iter().find(|wish| legal.contains(wish)).unwrap_or(legal[0])
    }
}

/// Solves the round for the seat whose view this is.
pub(super) fn solve(
    game: &Arnak,
    value: &ArnakValue,
    view: &<Arnak as Game>::View,
    budget: &Budget<'_>,
) -> Result<Solution<Action>, Unsolved> {
    let Viewer::Seat(seat) = view.viewer else { return Err(Unsolved::Spectator) };
    // The only hidden information that matters are the stacks others have looked through; one sample stands for
    // all.
    let state = game.sample(view, &mut SplitMix::new(0));
    if game.pending(&state) == Pending::Over {
        return Err(Unsolved::Over);
    }
    if state.round < LAST {
        return Err(Unsolved::NotLastRound);
    }
    Ok(Search::new(game, value, Passed, seat, budget).solve(&quiet(&state, seat)))
}

/// Whether only the viewer still acts before the game ends.
pub(super) fn alone(view: &<Arnak as Game>::View) -> bool {
    let Viewer::Seat(seat) = view.viewer else { return false };
    let state = view.known();
    state.round == LAST && state.passed | 1 << seat.0 == everybody(state) && state.rival.unplayed == 0
}

/// The position in which the others have passed and the piles are empty.
fn quiet(state: &State, seat: Seat) -> State {
    let mut quiet = *state;
    quiet.passed |= everybody(state) & !(1 << seat.0);
    quiet.rival.unplayed = 0;
    quiet.item_bag = 0;
    quiet.artifact_bag = 0;
    for stack in &mut quiet.supply {
        stack.below = 0;
    }
    quiet
}

fn everybody(state: &State) -> u8 {
    (1 << state.options.players) - 1
}
