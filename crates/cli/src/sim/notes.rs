//! Data recorded while a game is played, for files of rows.

use bots::Value;
use kernel::{Game, Seat, Sink};
use lab::{Cell, Studied, Took};

use crate::bot::Picked;

/// The notes of one game.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Notes {
    /// Which player took what, in order.
    pub took: Vec<Took>,
    /// Decisions by round, and the sum of the lengths of their legal lists.
    pub rounds: Vec<(u64, u64)>,
    /// The decisions, if rows of them are wanted.
    pub decisions: Vec<Decision>,
}

/// One decision.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Decision {
    pub round: u8,
    pub seat: Seat,
    pub legal: usize,
    pub chosen: usize,
    pub action: String,
    /// The bot's expectation: score, chance to win, points ahead.
    pub expected: Option<[f32; 3]>,
    /// Points, estimate and features of the position, in the order of their columns.
    pub position: Vec<Cell>,
}

/// Writes the notes of a running game.
pub(crate) struct Notebook<'a, G: Studied> {
    game: &'a G,
    value: &'a G::Value,
    decisions: bool,
    notes: Notes,
}

impl<'a, G: Studied> Notebook<'a, G> {
    pub(crate) fn new(game: &'a G, value: &'a G::Value, decisions: bool) -> Self {
        Notebook { game, value, decisions, notes: Notes::default() }
    }

    /// A decision is about to be carried out.
    pub(crate) fn decided(&mut self, state: &G::State, seat: Seat, legal: &[G::Action], picked: &Picked) {
        let round = self.game.round(state);
        let at = usize::from(round.clamp(1, G::ROUNDS)) - 1;
        self.notes.rounds.resize(self.notes.rounds.len().max(at + 1), (0, 0));
        let (decisions, options) = &mut self.notes.rounds[at];
        *decisions += 1;
        *options += legal.len() as u64;
        if self.decisions {
            let total = self.game.totals(state)[seat.index()];
            let estimate = self.value.scores(self.game, state)[seat.index()];
            let mut position = vec![Cell::from(total), Cell::from(estimate)];
            position.extend(self.game.features(state, seat).into_iter().map(Cell::from));
            self.notes.decisions.push(Decision {
                round,
                seat,
                legal: legal.len(),
                chosen: picked.index,
                action: self.game.phrase(legal[picked.index]).text(),
                expected: picked.expected,
                position,
            });
        }
    }

    /// The notes of the finished game.
    pub(crate) fn finish(self) -> Notes {
        self.notes
    }
}

impl<G: Studied> Sink<G::Event> for Notebook<'_, G> {
    fn emit(&mut self, make: impl FnOnce() -> <G as Game>::Event) {
        self.notes.took.extend(G::took(&make()));
    }
}
