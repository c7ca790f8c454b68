//! The hard and expert levels: a tree of whole turns in each of several sampled worlds.
//!
//! A node is the position after a turn; its children are the best ends of the next player's turn that the
//! turn search finds, with priors from their estimates. The estimate of the best end stands for everything
//! beyond the tree. All nodes of a world lie in one arena.

use std::time::Instant;

use kernel::{Game, Pending, Seat, SplitMix};

use crate::Choice;
use crate::budget::{Budget, Clock};
use crate::turn::Turns;
use crate::value::{Scores, Value, lead};
use crate::world::{Sums, World, Worlds, answer};

/// How wide and how long a level searches.
pub(crate) struct Shape {
    /// Worlds sampled.
    worlds: u64,
    /// Positions looked into for the own turn, in each world.
    root_effort: u64,
    /// Ends of the own turn that are followed.
    root_width: usize,
    /// Positions looked into for each later turn.
    effort: u64,
    /// Ends of later turns that are followed.
    width: usize,
    /// Simulations after which more would change little.
    enough: u64,
}

/// The hard level.
pub(crate) const HARD: Shape =
    Shape { worlds: 4, root_effort: 160, root_width: 12, effort: 20, width: 4, enough: 4_000 };
/// The expert level.
pub(crate) const EXPERT: Shape =
    Shape { worlds: 8, root_effort: 300, root_width: 16, effort: 28, width: 5, enough: 40_000 };

/// How much the search trusts the priors over what it has found.
const CURIOSITY: f32 = 1.2;
/// Points of estimate that make an end e times as likely to be looked at.
const TEMPERATURE: f32 = 1.5;

/// Searches as long as the budget lasts.
pub(crate) fn choose<G: Game, V: Value<G>>(
    worlds: &Worlds<'_, G, V>,
    shape: &Shape,
    budget: &Budget<'_>,
    rng: &mut SplitMix,
) -> Choice<G::Action> {
    let begun = Instant::now();
    let mut clock = Clock::new(budget, shape.enough);
    let mut sums = Sums::new(worlds.legal.len());
    let mut spread = 1.0;
    let mut tree = Tree { nodes: Vec::new(), turns: Turns::new(), legal: Vec::new() };
    let mut lines: Vec<(u64, Vec<G::Action>)> = vec![(0, Vec::new()); worlds.legal.len()];
    for number in 0..shape.worlds {
        if number > 0 && clock.is_over() {
            break;
        }
        let Some((mut world, state, seat)) = worlds.sample(rng) else { break };
        spread = worlds.value.spread(&state);
        let roots = tree.plant(&mut world, &state, seat, worlds.legal, shape, &clock);
        let until = (number + 1) as f64 / shape.worlds as f64;
        while clock.share(begun) < until && clock.tick() {
            tree.simulate(&mut world, shape);
        }
        for (at, (first, line)) in roots.into_iter().enumerate() {
            let node = &tree.nodes[at + 1];
            let visits = u64::from(node.visits);
            let mean = node.mean();
            let ahead = lead(&mean, seat.index(), world.seats, node.outsider);
            sums.add(first, visits, mean[seat.index()], ahead);
            if visits > lines[first].0 {
                lines[first] = (visits, line);
            }
        }
    }
    answer(
        worlds.legal,
        sums.candidates(spread),
        |candidate| candidate.visits as f64 + 1e-3 * f64::from(candidate.lead),
        clock.spent(),
        |index| std::mem::take(&mut lines[index].1),
    )
}

/// A position after a turn.
struct Node<G: Game> {
    /// The position; settled once the node is looked into.
    state: G::State,
    /// Who decides here, as far as it is known.
    seat: Option<Seat>,
    /// The first child and their number.
    children: (u32, u16),
    expanded: bool,
    visits: u32,
    prior: f32,
    /// The lead of whoever moved here, as estimated before anything was known of what follows.
    guess: f32,
    sum: Scores,
    outsider: Option<f32>,
}

impl<G: Game> Node<G> {
    fn mean(&self) -> Scores {
        let n = self.visits.max(1) as f32;
        self.sum.map(|sum| sum / n)
    }

    fn add(&mut self, scores: &Scores) {
        self.visits += 1;
        for (sum, score) in self.sum.iter_mut().zip(scores) {
            *sum += score;
        }
    }
}

/// The tree of one world. Its memory is kept for the next.
struct Tree<G: Game> {
    nodes: Vec<Node<G>>,
    turns: Turns<G>,
    legal: Vec<G::Action>,
}

impl<G: Game> Tree<G> {
    /// Begins a tree: the root and the ends of the own turn. Tells the first action and the line of each end.
    fn plant<V: Value<G>>(
        &mut self,
        world: &mut World<'_, G, V>,
        state: &G::State,
        seat: Seat,
        legal: &[G::Action],
        shape: &Shape,
        clock: &Clock<'_>,
    ) -> Vec<(usize, Vec<G::Action>)> {
        self.nodes.clear();
        self.nodes.push(Node {
            state: state.clone(),
            seat: Some(seat),
            children: (1, 0),
            expanded: true,
            visits: 1,
            prior: 1.0,
            guess: 0.0,
            sum: [0.0; 4],
            outsider: None,
        });
        let mut left = shape.root_effort;
        self.turns.explore(world, state, seat, legal, &mut || {
            left = left.saturating_sub(1);
            left > 0 && !clock.is_over()
        });
        let ends = self.turns.best(shape.root_width);
        self.adopt(0, &ends);
        ends.iter().map(|&end| (self.turns.first(end), self.turns.line(end))).collect()
    }

    /// Makes ends of the turn search children of a node, each looked at once.
    fn adopt(&mut self, parent: usize, ends: &[u32]) {
        let best = ends.iter().map(|&end| self.turns.judged(end).lead).fold(f32::NEG_INFINITY, f32::max);
        let weight = |lead: f32| ((lead - best) / TEMPERATURE).exp();
        let total: f32 = ends.iter().map(|&end| weight(self.turns.judged(end).lead)).sum();
        let first = self.nodes.len() as u32;
        for &end in ends {
            let judged = self.turns.judged(end);
            self.nodes.push(Node {
                state: self.turns.state(end).clone(),
                seat: None,
                children: (0, 0),
                expanded: false,
                visits: 1,
                prior: weight(judged.lead) / total,
                guess: judged.lead,
                sum: judged.scores,
                outsider: judged.outsider,
            });
        }
        self.nodes[parent].children = (first, ends.len() as u16);
    }

    /// Walks down to a position not looked into yet, looks into it, and tells everybody on the way.
    fn simulate<V: Value<G>>(&mut self, world: &mut World<'_, G, V>, shape: &Shape) {
        let mut path = vec![0];
        let mut at = 0;
        while self.nodes[at].expanded && self.nodes[at].children.1 > 0 {
            at = self.select(world, at);
            path.push(at);
        }
        let fresh = !self.nodes[at].expanded;
        let scores = self.look_into(world, at, shape);
        if fresh {
            // The first look at what follows replaces the estimate.
            self.nodes[at].visits = 0;
            self.nodes[at].sum = [0.0; 4];
        }
        for node in path {
            self.nodes[node].add(&scores);
        }
    }

    /// The child worth looking at next for whoever decides.
    fn select<V: Value<G>>(&self, world: &World<'_, G, V>, at: usize) -> usize {
        let node = &self.nodes[at];
        let seat = node.seat.map_or(0, Seat::index);
        let children = node.children.0 as usize..node.children.0 as usize + usize::from(node.children.1);
        let ahead = |child: usize| {
            let child = &self.nodes[child];
            lead(&child.mean(), seat, world.seats, child.outsider)
        };
        // Estimates of a position change with what follows in about the same way for all its siblings, so
        // those not looked into yet are taken to change as the others have.
        let (mut change, mut known) = (0.0, 0.0);
        for child in children.clone().filter(|&child| self.nodes[child].expanded) {
            change += ahead(child) - self.nodes[child].guess;
            known += 1.0;
        }
        let change = if known > 0.0 { change / known } else { 0.0 };
        let value = |child: usize| {
            let node = &self.nodes[child];
            if node.expanded { ahead(child) } else { node.guess + change }
        };
        let (low, high) = children
            .clone()
            .map(value)
            .fold((f32::INFINITY, f32::NEG_INFINITY), |(low, high), v| (low.min(v), high.max(v)));
        let scale = (high - low).max(1.0);
        let parent = (node.visits as f32).sqrt();
        let urge = |child: usize| {
            let Node { prior, visits, .. } = self.nodes[child];
            (value(child) - low) / scale + CURIOSITY * prior * parent / (1.0 + visits as f32)
        };
        let mut best = (children.start, f32::NEG_INFINITY);
        for child in children {
            let urge = urge(child);
            if urge > best.1 {
                best = (child, urge);
            }
        }
        best.0
    }

    /// Finds the ends of the turn that follows a position; tells the scores to expect from it.
    fn look_into<V: Value<G>>(&mut self, world: &mut World<'_, G, V>, at: usize, shape: &Shape) -> Scores {
        if self.nodes[at].expanded {
            // The game is over here.
            return self.nodes[at].mean();
        }
        let mut state = self.nodes[at].state.clone();
        let pending = world.settle(&mut state);
        self.nodes[at].expanded = true;
        let Pending::Player(seat) = pending else {
            return world.value.scores(world.game, &state);
        };
        world.game.legal(&state, &mut self.legal);
        let mut left = shape.effort;
        self.turns.explore(world, &state, seat, &self.legal, &mut || {
            left = left.saturating_sub(1);
            left > 0
        });
        let ends = self.turns.best(shape.width);
        let scores = ends
            .first()
            .map_or_else(|| world.value.scores(world.game, &state), |&end| self.turns.judged(end).scores);
        let node = &mut self.nodes[at];
        node.seat = Some(seat);
        node.state = state;
        self.adopt(at, &ends);
        scores
    }
}
