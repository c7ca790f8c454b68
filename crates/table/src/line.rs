//! The game itself: the position and the decisions that led to it, without undone ones.
//!
//! It keeps two positions in addition to the current one, and goes back by replaying from the nearer: a
//! game has hundreds of steps that take a microsecond each, and a position per step would be most of a
//! table's memory.

use std::sync::Arc;

use kernel::{Actor, ChanceMode, Game, Pending, Seat, Session};

use crate::command::Back;

/// A step of the game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Taken<A> {
    pub(crate) actor: Actor,
    pub(crate) action: A,
    /// No player can undo it alone.
    pub(crate) fixed: bool,
    /// The hash of the position after it.
    pub(crate) hash: u64,
    /// The number of its entry.
    pub(crate) number: u32,
}

pub(crate) struct Line<G: Game> {
    pub(crate) game: Arc<G>,
    /// The position after the first `first` steps, which are not here.
    start: G::State,
    first: u32,
    steps: Vec<Taken<G::Action>>,
    /// How many steps led to the last one that is fixed, and the position after it.
    mark: (u32, G::State),
    state: G::State,
    legal: Vec<G::Action>,
}

impl<G: Game> Line<G> {
    /// The line that begins after `first` steps with this position.
    pub(crate) fn new(game: Arc<G>, state: G::State, first: u32) -> Self {
        let mut legal = Vec::new();
        game.legal(&state, &mut legal);
        let (start, mark) = (state.clone(), (first, state.clone()));
        Line { game, start, first, steps: Vec::new(), mark, state, legal }
    }

    pub(crate) fn state(&self) -> &G::State {
        &self.state
    }

    pub(crate) fn legal(&self) -> &[G::Action] {
        &self.legal
    }

    pub(crate) fn pending(&self) -> Pending {
        self.game.pending(&self.state)
    }

    /// The number of steps of the game.
    pub(crate) fn len(&self) -> u32 {
        self.first + self.steps.len() as u32
    }

    /// The number of steps at the beginning that are not stored here.
    pub(crate) fn first(&self) -> u32 {
        self.first
    }

    /// The last fixed position, how many steps led to it, and the steps since.
    pub(crate) fn since_mark(&self) -> (&G::State, u32, &[Taken<G::Action>]) {
        (&self.mark.1, self.mark.0, &self.steps[(self.mark.0 - self.first) as usize..])
    }

    /// Carries out a step; `None`, without a change, if it is not legal or leads to another hash.
    pub(crate) fn push(&mut self, step: Taken<G::Action>) -> Option<Vec<G::Event>> {
        if Actor::of(self.pending()) != Some(step.actor) || !self.legal.contains(&step.action) {
            return None;
        }
        let (mut next, mut events) = (self.state.clone(), Vec::new());
        self.game.advance(&mut next, step.action, &mut events);
        if self.game.hash(&next) != step.hash {
            return None;
        }
        self.state = next;
        self.game.legal(&self.state, &mut self.legal);
        self.steps.push(step);
        if step.fixed {
            self.mark = (self.len(), self.state.clone());
        }
        Some(events)
    }

    /// The position after this many steps, if those steps are here.
    pub(crate) fn state_at(&self, len: u32) -> Option<G::State> {
        if len < self.first || len > self.len() {
            return None;
        }
        let (from, state) =
            if len >= self.mark.0 { (self.mark.0, &self.mark.1) } else { (self.first, &self.start) };
        let mut state = state.clone();
        for step in &self.steps[(from - self.first) as usize..(len - self.first) as usize] {
            self.game.advance(&mut state, step.action, &mut ());
        }
        Some(state)
    }

    /// Goes back so that `len` steps remain; `None`, without a change, if that is not possible.
    pub(crate) fn cut(&mut self, len: u32) -> Option<()> {
        let state = self.state_at(len)?;
        if self.mark.0 > len {
            let kept = &self.steps[..(len - self.first) as usize];
            let fixed = kept.iter().rposition(|step| step.fixed).map_or(0, |at| at as u32 + 1);
            self.mark = (self.first + fixed, self.state_at(self.first + fixed)?);
        }
        self.steps.truncate((len - self.first) as usize);
        self.game.legal(&state, &mut self.legal);
        self.state = state;
        Some(())
    }

    /// How many steps remain when the holder of `seats` undoes alone: back over their own decisions and
    /// chance outcomes, until a fixed step.
    pub(crate) fn alone(&self, back: Back, seats: impl Fn(Seat) -> bool) -> Option<u32> {
        let mut furthest = None;
        for (at, step) in self.steps.iter().enumerate().rev() {
            let Some(own) = own_step(step, &seats, false).filter(|_| !step.fixed) else {
                break;
            };
            let found = Some(self.first + at as u32);
            match back {
                Back::Step if own => return found,
                Back::To(number) if own && step.number == number => return found,
                Back::Turn if own => furthest = found,
                Back::Step | Back::To(_) | Back::Turn => {}
            }
        }
        furthest
    }

    /// The same when the others agree: back over anything. A member who enters the draws of a physical box can
    /// go back to those.
    pub(crate) fn agreed(&self, back: Back, seats: impl Fn(Seat) -> bool, deals: bool) -> Option<u32> {
        let mut furthest = None;
        for (at, step) in self.steps.iter().enumerate().rev() {
            let own = own_step(step, &seats, deals);
            let found = Some(self.first + at as u32);
            match back {
                Back::Step if own == Some(true) => return found,
                Back::To(number) if own.is_none_or(|own| own) && step.number == number => return found,
                Back::Turn if own == Some(true) => furthest = found,
                Back::Turn if own.is_none() && furthest.is_some() => return furthest,
                Back::Step | Back::To(_) | Back::Turn => {}
            }
        }
        furthest
    }

    /// The same game as a kernel session, for records; `None` unless every step is here.
    pub(crate) fn session(&self) -> Option<Session<G>> {
        let mut session = Session::from_state(Arc::clone(&self.game), self.start.clone(), ChanceMode::Manual);
        for step in &self.steps {
            session.apply(step.action).ok()?;
        }
        (self.first == 0).then_some(session)
    }
}

/// Whether a step is a decision of one of these seats (`true`), chance (`false`), or neither (`None`). An outcome
/// that the dealer chose among several is the dealer's decision.
fn own_step<A>(step: &Taken<A>, seats: impl Fn(Seat) -> bool, deals: bool) -> Option<bool> {
    match step.actor {
        Actor::Chance => Some(deals && step.fixed),
        Actor::Seat(seat) => seats(seat).then_some(true),
    }
}
