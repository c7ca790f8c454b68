//! A game in progress without I/O: the current position, the decisions so far, and undo.
//!
//! It owns the order of decisions and the answers to chance. It must not know who holds a seat, clocks
//! or files; the rules decide what a viewer may see (`Game::view`, `Game::see`).

use std::fmt;
use std::sync::Arc;

use crate::chance::Dealer;
use crate::game::{Draw, Game, Illegal, Pending, Seat};
use crate::record::{Record, VerifyError};
use crate::seat_or_word::seat_or_word;

/// The source of chance outcomes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChanceMode {
    /// A dealer with this seed answers them as soon as they arise. The seed is stored nowhere else.
    Seeded(u64),
    /// The caller, who applies outcomes like any other action.
    Manual,
}

/// The maker of a decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Actor {
    /// A player.
    Seat(Seat),
    /// A chance outcome, which no player decides.
    Chance,
}

impl fmt::Display for Actor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Actor::Seat(seat) => write!(f, "{seat}"),
            Actor::Chance => write!(f, "*"),
        }
    }
}

impl Actor {
    /// The actor that a position waits for; `None` when the game is over.
    pub fn of(pending: Pending) -> Option<Actor> {
        match pending {
            Pending::Player(seat) => Some(Actor::Seat(seat)),
            Pending::Chance(_) => Some(Actor::Chance),
            Pending::Over => None,
        }
    }

    /// The seat, unless it is chance.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Actor::Seat(seat) => Some(seat),
            Actor::Chance => None,
        }
    }
}

seat_or_word!(Actor, Chance, "chance");

/// One decision that was carried out.
#[derive(Clone, PartialEq, Debug)]
pub struct Step<A, E> {
    /// The player or chance that decided.
    pub actor: Actor,
    /// What.
    pub action: A,
    /// The hash of the position after it.
    pub hash: u64,
    /// The events, with nothing hidden.
    pub events: Vec<E>,
}

/// A step of a game.
pub type StepOf<G> = Step<<G as Game>::Action, <G as Game>::Event>;

/// A game in progress.
pub struct Session<G: Game> {
    game: Arc<G>,
    state: G::State,
    dealer: Option<Dealer>,
    steps: Vec<StepOf<G>>,
    /// `before[i]` is the position in which step `i` was taken: undo is exact because it is a copy.
    before: Vec<G::State>,
    legal: Vec<G::Action>,
    players: Vec<String>,
}

impl<G: Game> Session<G> {
    /// A new game. With a seed, everything is dealt up to the first decision of a player.
    pub fn new(game: Arc<G>, setup: &G::Setup, chance: ChanceMode) -> Self {
        let start = game.start(setup);
        Self::from_state(game, start, chance)
    }

    /// A game that continues from this position.
    pub fn from_state(game: Arc<G>, state: G::State, chance: ChanceMode) -> Self {
        let mut session = Self::waiting(game, state);
        session.drive(chance);
        session
    }

    /// Replays a recorded game and continues from its last step.
    pub fn from_record(game: Arc<G>, record: &Record, chance: ChanceMode) -> Result<Self, VerifyError> {
        let start = record.start(&*game)?;
        let mut replayed = Vec::new();
        record.replay(&*game, |actor, action, state, events| {
            replayed.push((actor, action, state.clone(), events));
        })?;
        let mut session = Self::waiting(game, start);
        for (actor, action, state, events) in replayed {
            session.push(actor, action, state, events);
        }
        session.players.clone_from(&record.players);
        session.drive(chance);
        Ok(session)
    }

    fn waiting(game: Arc<G>, state: G::State) -> Self {
        let (steps, before) = (Vec::new(), Vec::new());
        Session { game, state, dealer: None, steps, before, legal: Vec::new(), players: Vec::new() }
    }

    fn drive(&mut self, chance: ChanceMode) {
        self.dealer = match chance {
            ChanceMode::Seeded(seed) => Some(Dealer::new(seed)),
            ChanceMode::Manual => None,
        };
        self.settle();
    }

    /// The rules.
    pub fn game(&self) -> &Arc<G> {
        &self.game
    }

    /// The position now, with nothing hidden.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// The position the session began with, before any step.
    pub fn start(&self) -> &G::State {
        self.before.first().unwrap_or(&self.state)
    }

    /// The position in which step `at` was taken.
    pub fn before(&self, at: usize) -> Option<&G::State> {
        self.before.get(at)
    }

    /// The input that the position waits for. With a seed this is never chance.
    pub fn pending(&self) -> Pending {
        self.game.pending(&self.state)
    }

    /// The legal actions, or outcomes, in their fixed order.
    pub fn legal(&self) -> &[G::Action] {
        &self.legal
    }

    /// Every step so far, in order.
    pub fn steps(&self) -> &[StepOf<G>] {
        &self.steps
    }

    /// The players' names, as far as they were given.
    pub fn players(&self) -> &[String] {
        &self.players
    }

    /// Names the players, by seat.
    pub fn name_players(&mut self, names: impl IntoIterator<Item = impl Into<String>>) {
        self.players = names.into_iter().map(Into::into).collect();
    }

    /// The whole game so far as a record.
    pub fn record(&self) -> Record {
        Record::of(self)
    }

    /// Carries out a legal action and, with a seed, every chance decision that follows. The events are
    /// those of all these steps; a refused action changes nothing.
    pub fn apply(&mut self, action: G::Action) -> Result<Vec<G::Event>, Illegal> {
        let Some(actor) = Actor::of(self.pending()) else {
            return Err(Illegal::GameOver);
        };
        let first = self.steps.len();
        let mut next = self.state.clone();
        let mut events = Vec::new();
        self.game.apply(&mut next, action, &mut events)?;
        self.push(actor, action, next, events);
        self.settle();
        Ok(self.steps[first..].iter().flat_map(|step| step.events.iter().cloned()).collect())
    }

    /// Takes back the last decision of a player and the chance outcomes that followed it; without a seed,
    /// exactly one step. `false`, and nothing changes, when there is none.
    pub fn undo(&mut self) -> bool {
        let last = match self.dealer {
            Some(_) => self.steps.iter().rposition(|step| step.actor != Actor::Chance),
            None => self.steps.len().checked_sub(1),
        };
        let Some(last) = last else {
            return false;
        };
        self.steps.truncate(last);
        self.state = self.before.drain(last..).next().expect("every step keeps the position before it");
        self.game.legal(&self.state, &mut self.legal);
        true
    }

    fn push(&mut self, actor: Actor, action: G::Action, next: G::State, events: Vec<G::Event>) {
        self.steps.push(Step { actor, action, hash: self.game.hash(&next), events });
        self.before.push(std::mem::replace(&mut self.state, next));
    }

    /// Answers chance decisions if there is a dealer, then lists the legal actions.
    fn settle(&mut self) {
        self.game.legal(&self.state, &mut self.legal);
        while let Some((draw, dealer)) = waiting_draw(self.pending(), self.dealer.as_mut()) {
            let outcome = dealer.deal(&*self.game, &self.state, draw, &mut self.legal);
            let mut next = self.state.clone();
            let mut events = Vec::new();
            self.game.advance(&mut next, outcome, &mut events);
            self.push(Actor::Chance, outcome, next, events);
            self.game.legal(&self.state, &mut self.legal);
        }
    }
}

fn waiting_draw(pending: Pending, dealer: Option<&mut Dealer>) -> Option<(Draw, &mut Dealer)> {
    match pending {
        Pending::Chance(draw) => dealer.map(|dealer| (draw, dealer)),
        Pending::Player(_) | Pending::Over => None,
    }
}
