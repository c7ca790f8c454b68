//! The guaranteed score of a player: exact search over their own actions to the end of the game.
//!
//! The question is defined so that it has one answer. The face-down piles of cards and assistants are assumed to be
//! empty. Every other unknown outcome (a card drawn, a site or guardian revealed) is assumed to be the worst possible
//! one. While other players can still act, they are assumed to take every shared component after each turn of the
//! player ([`Endgame::advance`]): beyond the current turn only what no other player can take away counts. That assumption is
//! worse than anything the others can do, so the score is sure, but a higher one may be sure too.
//!
//! The solver sees a view; it must not know the position behind it.

use std::collections::HashMap;
use std::fmt;

use kernel::{Game, Lang, Pending, Seat};
use words::Say;

use crate::budget::{Budget, Clock};
use crate::value::Value;

/// The best a player can be sure of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solution<A> {
    /// Whose score it is.
    pub seat: Seat,
    /// The score if the game ended now.
    pub now: i32,
    /// The final score the player can be sure of.
    pub score: i32,
    /// Whether no higher score is sure. Otherwise the search is not complete or the others can still act; this score
    /// is sure all the same.
    pub exact: bool,
    /// Whether the search was completed before the budget ended.
    pub complete: bool,
    /// Whether others can still act, so that the score is a lower bound also after a complete search.
    pub contested: bool,
    /// How to begin: the player's actions up to the first unknown outcome, or to the end.
    pub line: Vec<A>,
    /// Positions searched.
    pub positions: u64,
}

impl<A> Solution<A> {
    /// The points that can still be scored.
    pub fn more(&self) -> i32 {
        self.score - self.now
    }
}

/// Why the position cannot be solved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unsolved {
    /// The solver does not support this game.
    Game,
    /// It is not the last round yet.
    NotLastRound,
    /// The game has ended.
    Over,
    /// A spectator has no score.
    Spectator,
}

impl Say for Unsolved {
    fn say(&self, lang: Lang) -> String {
        let key = match self {
            Unsolved::Game => "unsolved-game",
            Unsolved::NotLastRound => "unsolved-early",
            Unsolved::Over => "unsolved-over",
            Unsolved::Spectator => "unsolved-spectator",
        };
        words::say!(crate::WORDS, lang, key)
    }
}

impl fmt::Display for Unsolved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say(Lang::EN))
    }
}

impl std::error::Error for Unsolved {}

/// A solution as a hint for its player.
pub fn hint(more: i32, exact: bool, lang: Lang) -> String {
    let key = if exact { "sure-exact" } else { "sure-bound" };
    words::say!(crate::WORDS, lang, key, n = more.max(0))
}

/// Number of most promising actions followed at every decision, pass by pass. In the first pass the player does
/// nothing; a pass that omitted nothing is the last.
const WIDTHS: [usize; 10] = [0, 1, 2, 3, 4, 6, 9, 14, 30, usize::MAX];
/// Maximum number of results cached; beyond it the search continues without caching.
const REMEMBERED: usize = 4 << 20;
/// Below every score.
const NOTHING: i32 = -10_000;

/// The assumptions of a game about everything that its player does not decide.
pub trait Endgame<G: Game> {
    /// Whether others can still act before the game ends.
    fn contested(&self) -> bool;

    /// The action of a player who does nothing.
    fn idle(&self, legal: &[G::Action]) -> G::Action;

    /// Whether a legal action of the player has at least this result in every position that the assumptions stand for.
    fn is_reliable(&self, game: &G, state: &G::State, action: G::Action) -> bool;

    /// Takes an action of the player. If it ends the turn, the others have then taken all that they could.
    fn advance(&self, game: &G, state: &mut G::State, action: G::Action);

    /// The player's guaranteed score once no player has to decide.
    fn score(&self, game: &G, state: &G::State) -> i32;
}

/// What is known about a position's result.
#[derive(Clone, Copy)]
struct Known<A> {
    score: i32,
    kind: Kind,
    best: Option<A>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Exact,
    AtLeast,
    AtMost,
}

/// The search for one seat.
pub struct Search<'a, G: Game, V, E> {
    game: &'a G,
    value: &'a V,
    endgame: E,
    seat: Seat,
    clock: Clock<'a>,
    known: HashMap<u64, Known<G::Action>>,
    width: usize,
    /// Something was left out in this pass.
    narrow: bool,
    /// The budget is spent.
    stopped: bool,
}

impl<'a, G: Game, V: Value<G>, E: Endgame<G>> Search<'a, G, V, E> {
    /// The search of `game` for a seat, with the estimate that orders actions.
    pub fn new(game: &'a G, value: &'a V, endgame: E, seat: Seat, budget: &Budget<'a>) -> Self {
        Search {
            game,
            value,
            endgame,
            seat,
            clock: Clock::new(budget, u64::MAX),
            known: HashMap::new(),
            width: 0,
            narrow: false,
            stopped: false,
        }
    }

    /// The best sure score from `state`, with a first line.
    pub fn solve(mut self, state: &G::State) -> Solution<G::Action> {
        let now = self.game.totals(state)[self.seat.index()];
        let mut solution = Solution {
            seat: self.seat,
            now,
            score: NOTHING,
            exact: false,
            complete: false,
            contested: self.endgame.contested(),
            line: Vec::new(),
            positions: 0,
        };
        for width in WIDTHS {
            self.known.clear();
            (self.width, self.narrow) = (width, false);
            let score = self.sure(state, solution.score, i32::MAX);
            if score > solution.score {
                solution.score = score;
                solution.line = self.line(state);
            }
            if self.stopped {
                break;
            }
            if !self.narrow {
                solution.complete = true;
                break;
            }
        }
        solution.exact = solution.complete && !solution.contested;
        solution.positions = self.clock.spent();
        solution
    }

    /// The guaranteed score from here, exact between `alpha` and `beta`; once the budget is spent, a lower bound.
    fn sure(&mut self, state: &G::State, alpha: i32, beta: i32) -> i32 {
        let hash = self.game.hash(state);
        let (mut alpha, mut beta) = (alpha, beta);
        if let Some(known) = self.known.get(&hash) {
            match known.kind {
                Kind::Exact => return known.score,
                Kind::AtLeast => alpha = alpha.max(known.score),
                Kind::AtMost => beta = beta.min(known.score),
            }
            if alpha >= beta {
                return known.score;
            }
        }
        // The pass without actions is always completed, so that some score is guaranteed.
        if !self.clock.tick() && self.width > 0 {
            self.stopped = true;
            return NOTHING;
        }
        let pending = self.game.pending(state);
        let (score, best) = match pending {
            Pending::Over => return self.endgame.score(self.game, state),
            Pending::Player(seat) if seat == self.seat => self.most(state, alpha, beta),
            Pending::Player(_) => {
                let mut legal = Vec::new();
                self.game.legal(state, &mut legal);
                let next = self.after(state, self.endgame.idle(&legal));
                (self.sure(&next, alpha, beta), None)
            }
            Pending::Chance(_) => (self.least(state, alpha, beta), None),
        };
        if !self.stopped && self.known.len() < REMEMBERED {
            let kind = if score <= alpha {
                Kind::AtMost
            } else if score >= beta {
                Kind::AtLeast
            } else {
                Kind::Exact
            };
            self.known.insert(hash, Known { score, kind, best });
        } else if self.stopped && best.is_some() {
            // A result found in the last moment is valid, and its line is needed.
            self.known.insert(hash, Known { score, kind: Kind::AtLeast, best });
        }
        score
    }

    /// The own decision: the best of the actions.
    fn most(&mut self, state: &G::State, alpha: i32, beta: i32) -> (i32, Option<G::Action>) {
        let mut legal = Vec::new();
        self.game.legal(state, &mut legal);
        legal.retain(|&action| self.endgame.is_reliable(self.game, state, action));
        if self.width == 0 && !legal.is_empty() {
            self.narrow = true;
            legal = vec![self.endgame.idle(&legal)];
        }
        let mut children = self.children(state, &legal);
        if children.len() > self.width.max(1) {
            self.narrow = true;
            children.truncate(self.width);
        }
        let (mut score, mut best) = (NOTHING, None);
        for (_, action, next) in &children {
            let sure = self.sure(next, alpha.max(score), beta);
            if sure > score {
                (score, best) = (sure, Some(*action));
            }
            if self.stopped || score >= beta {
                break;
            }
        }
        (score, best)
    }

    /// The positions after the player's actions, the most promising first. Positions are on the heap, since a last round
    /// can be hundreds of decisions deep and the threads of callers have small stacks.
    #[inline(never)]
    fn children(&self, state: &G::State, legal: &[G::Action]) -> Vec<(f32, G::Action, G::State)> {
        let mut children = Vec::with_capacity(legal.len());
        for &action in legal {
            let mut next = state.clone();
            self.endgame.advance(self.game, &mut next, action);
            children.push((self.value.scores(self.game, &next)[self.seat.index()], action, next));
        }
        children.sort_by(|one: &(f32, _, _), two| two.0.total_cmp(&one.0));
        children
    }

    /// The position after an action that the player does not choose.
    #[inline(never)]
    #[expect(
        clippy::unnecessary_box_returns,
        reason = "a position in the frame of each call would fill the stack"
    )]
    fn after(&self, state: &G::State, action: G::Action) -> Box<G::State> {
        let mut next = Box::new(state.clone());
        self.game.advance(&mut next, action, &mut ());
        next
    }

    /// An unknown outcome: the worst of all.
    fn least(&mut self, state: &G::State, alpha: i32, beta: i32) -> i32 {
        let mut outcomes = Vec::new();
        self.game.legal(state, &mut outcomes);
        let mut score = i32::MAX;
        for outcome in outcomes {
            let next = self.after(state, outcome);
            score = score.min(self.sure(&next, alpha, beta.min(score)));
            if self.stopped {
                // An outcome not searched could be worse.
                return NOTHING;
            }
            if score <= alpha {
                break;
            }
        }
        score
    }

    /// The player's actions that lead to the score, up to the first unknown outcome. They go on over the turns of the
    /// others, since nothing that those can do prevents them.
    fn line(&self, state: &G::State) -> Vec<G::Action> {
        let (mut state, mut line, mut legal) = (state.clone(), Vec::new(), Vec::new());
        while let Pending::Player(seat) = self.game.pending(&state) {
            if seat == self.seat {
                let Some(best) = self.known.get(&self.game.hash(&state)).and_then(|known| known.best) else {
                    break;
                };
                line.push(best);
                self.endgame.advance(self.game, &mut state, best);
            } else {
                self.game.legal(&state, &mut legal);
                self.game.advance(&mut state, self.endgame.idle(&legal), &mut ());
            }
        }
        line
    }
}
