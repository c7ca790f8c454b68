//! The hard and expert levels: a tree of whole turns in each of several sampled worlds.
//!
//! A node is the position after a turn; its children are the best ends of the next player's turn found by the turn
//! search, with priors from their estimates. The estimate of the best end stands for everything beyond the tree.
//! Nodes, positions and lines of a world are stored in three arenas. Since every draw has one outcome in a world,
//! the number of worlds is also the number of chance children.

use kernel::{Game, Pending, Seat, Viewer};

use crate::budget::Clock;
use crate::shape::Shape;
use crate::turn::Turns;
use crate::value::{Scores, Value, lead};
use crate::world::{After, Judged, World};

/// No index, no seat.
const NONE: u32 = u32::MAX;

/// A position after a turn.
struct Node {
    /// Index of the settled position, once the node is expanded.
    state: u32,
    /// Who decides here, once it is known.
    seat: u8,
    expanded: bool,
    parent: u32,
    /// The first child and their number.
    children: (u32, u16),
    /// The actions that lead here from the parent.
    line: (u32, u16),
    visits: u32,
    prior: f32,
    /// The lead of the player who moved here, as estimated before any search.
    guess: f32,
    /// How reluctantly a strong player would move here, in points.
    reluctance: f32,
    mark: u64,
    sum: Outcome,
}

/// Expected scores of the players and, where there is one, of the outsider.
#[derive(Clone, Copy, Default)]
struct Outcome {
    scores: Scores,
    outsider: Option<f32>,
}

impl Outcome {
    /// Halfway to another one. Who has just moved looks better than before, so the estimates before and after a
    /// turn are taken together; otherwise lines of different length could not be compared.
    fn between(self, scores: Scores, outsider: Option<f32>) -> Outcome {
        let half = |one: f32, two: f32| 0.5 * (one + two);
        Outcome {
            scores: std::array::from_fn(|seat| half(self.scores[seat], scores[seat])),
            outsider: self.outsider.zip(outsider).map(|(one, two)| half(one, two)),
        }
    }
}

impl Node {
    /// The end of a turn as estimated, which counts as one visit.
    fn end(parent: u32, mark: u64, judged: &Judged) -> Node {
        Node {
            state: NONE,
            seat: u8::MAX,
            expanded: false,
            parent,
            children: (0, 0),
            line: (0, 0),
            visits: 1,
            prior: 0.0,
            guess: judged.lead,
            reluctance: 0.0,
            mark,
            sum: Outcome { scores: judged.scores, outsider: judged.outsider },
        }
    }

    fn mean(&self) -> Outcome {
        let n = self.visits.max(1) as f32;
        Outcome { scores: self.sum.scores.map(|sum| sum / n), outsider: self.sum.outsider.map(|sum| sum / n) }
    }

    fn add(&mut self, outcome: &Outcome) {
        self.visits += 1;
        for (sum, score) in self.sum.scores.iter_mut().zip(outcome.scores) {
            *sum += score;
        }
        if let (Some(sum), Some(score)) = (&mut self.sum.outsider, outcome.outsider) {
            *sum += score;
        }
    }
}

/// The tree of one world.
pub(crate) struct Tree<G: Game> {
    seed: u64,
    seat: Seat,
    nodes: Vec<Node>,
    states: Vec<G::State>,
    actions: Vec<G::Action>,
    /// The children of the root: ends of the player's turn.
    roots: Vec<u32>,
    path: Vec<u32>,
    legal: Vec<G::Action>,
}

impl<G: Game> Tree<G> {
    /// A tree that consists of the position to decide in.
    pub(crate) fn new(seed: u64, state: G::State, seat: Seat) -> Self {
        let nothing = Judged { scores: [0.0; 4], outsider: None, lead: 0.0, shift: 0.0 };
        let end = Node::end(NONE, 0, &nothing);
        let root = Node { state: 0, seat: seat.0, expanded: true, visits: 0, prior: 1.0, ..end };
        Tree {
            seed,
            seat,
            nodes: vec![root],
            states: vec![state],
            actions: Vec::new(),
            roots: Vec::new(),
            path: Vec::new(),
            legal: Vec::new(),
        }
    }

    /// The seed of its world.
    pub(crate) fn seed(&self) -> u64 {
        self.seed
    }

    /// The position to decide in.
    pub(crate) fn state(&self) -> &G::State {
        &self.states[0]
    }

    /// Total visits to the ends of the player's turn.
    pub(crate) fn visits(&self) -> u64 {
        u64::from(self.nodes[0].visits)
    }

    /// Whether the player's view is `view` after these actions, with which the turn goes on.
    pub(crate) fn expects<V: Value<G>>(
        &mut self,
        world: &mut World<'_, G, V>,
        taken: &[G::Action],
        view: &G::View,
    ) -> bool {
        let root = self.states[0].clone();
        // What another player has looked at differs between worlds, so not every step need be possible in this one.
        let Some((state, After::Goes | After::Drew)) = self.play(world, &root, taken) else { return false };
        world.game.view(&state, Viewer::Seat(self.seat)) == *view
    }

    /// Advances to the position after these actions of its player, and after turns of the others if the actions end
    /// the turn, if the player's view then is `view`.
    pub(crate) fn follow<V: Value<G>>(
        &mut self,
        world: &mut World<'_, G, V>,
        taken: &[G::Action],
        view: &G::View,
    ) -> bool {
        let mut state = self.states[0].clone();
        for (place, &action) in taken.iter().enumerate() {
            world.game.legal(&state, &mut self.legal);
            if !self.legal.contains(&action) {
                return false;
            }
            let (next, after) = world.step(&state, action, self.seat);
            if matches!(after, After::Ended) {
                if place + 1 < taken.len() {
                    return false;
                }
                let Some(node) = self.next_turn(world, taken, view) else { return false };
                self.keep(node);
                return true;
            }
            state = next;
        }
        if world.game.view(&state, Viewer::Seat(self.seat)) != *view {
            return false;
        }
        self.states[0] = state;
        let (nodes, actions) = (&mut self.nodes, &self.actions);
        let mut kept = 0;
        self.roots.retain(|&root| {
            let node = &mut nodes[root as usize];
            let (start, len) = (node.line.0 as usize, usize::from(node.line.1));
            let fits = len > taken.len() && actions[start..start + taken.len()] == *taken;
            if fits {
                node.line = ((start + taken.len()) as u32, (len - taken.len()) as u16);
                kept += node.visits;
            }
            fits
        });
        self.nodes[0].visits = kept;
        true
    }

    /// The node at the start of the player's next turn that looks to the player as `view`, below the end of the turn
    /// that `taken` leads to.
    fn next_turn<V: Value<G>>(
        &self,
        world: &World<'_, G, V>,
        taken: &[G::Action],
        view: &G::View,
    ) -> Option<u32> {
        let end = self.roots.iter().copied().find(|&root| self.line(root) == taken)?;
        let mut open = vec![end];
        while let Some(at) = open.pop() {
            let node = &self.nodes[at as usize];
            if node.state == NONE {
                continue;
            }
            if node.seat != self.seat.0 {
                open.extend((0..u32::from(node.children.1)).map(|n| node.children.0 + n));
            } else if world.game.view(&self.states[node.state as usize], Viewer::Seat(self.seat)) == *view {
                return Some(at);
            }
        }
        None
    }

    /// Makes a node the root and forgets everything that is not below it.
    fn keep(&mut self, node: u32) {
        let old = std::mem::replace(self, Tree::new(self.seed, self.states[0].clone(), self.seat));
        self.states[0] = old.states[old.nodes[node as usize].state as usize].clone();
        // Nodes to copy, and the indices of their originals: children are contiguous.
        let mut copied = vec![node];
        let mut at = 0;
        while at < copied.len() {
            let (first, count) = old.nodes[copied[at] as usize].children;
            let place = self.nodes.len() as u32;
            for child in first..first + u32::from(count) {
                let from = &old.nodes[child as usize];
                let start = self.actions.len() as u32;
                let (line, len) = (from.line.0 as usize, usize::from(from.line.1));
                self.actions.extend_from_slice(&old.actions[line..line + len]);
                let mut state = NONE;
                if from.state != NONE {
                    state = self.states.len() as u32;
                    self.states.push(old.states[from.state as usize].clone());
                }
                let line = (start, from.line.1);
                self.nodes.push(Node { state, parent: at as u32, children: (0, 0), line, ..*from });
                copied.push(child);
            }
            self.nodes[at].children = (place, count);
            at += 1;
        }
        let (first, count) = std::mem::take(&mut self.nodes[0].children);
        self.roots = (first..first + u32::from(count)).collect();
        self.nodes[0].visits = self.roots.iter().map(|&root| self.nodes[root as usize].visits).sum();
    }

    /// Finds the ends of the player's turn and adds the new ones.
    pub(crate) fn plant<V: Value<G>>(
        &mut self,
        turns: &mut Turns<G>,
        world: &mut World<'_, G, V>,
        legal: &[G::Action],
        shape: &Shape,
        clock: &Clock<'_>,
    ) {
        let mut left = shape.root_effort;
        turns.explore(world, &self.states[0], self.seat, legal, usize::MAX, &mut || {
            left = left.saturating_sub(1);
            left > 0 && !clock.is_over()
        });
        for end in turns.best(shape.root_width, shape.root_alike) {
            let mark = turns.mark(end);
            if !self.roots.iter().any(|&root| self.nodes[root as usize].mark == mark) {
                self.roots.push(self.nodes.len() as u32);
                self.push(turns, 0, end);
                self.nodes[0].visits += 1;
            }
        }
        let roots = std::mem::take(&mut self.roots);
        self.weigh(roots.iter().copied(), shape.temperature);
        self.roots = roots;
    }

    /// Makes an end of the turn search a node with one visit.
    fn push(&mut self, turns: &Turns<G>, parent: u32, end: u32) {
        let judged = turns.judged(end);
        let start = self.actions.len();
        turns.write_line(end, &mut self.actions);
        let line = (start as u32, (self.actions.len() - start) as u16);
        let reluctance = turns.reluctance(end);
        self.nodes.push(Node { line, reluctance, ..Node::end(parent, turns.mark(end), &judged) });
    }

    /// Gives siblings their priors.
    fn weigh(&mut self, siblings: impl Iterator<Item = u32> + Clone, temperature: f32) {
        let appeal = |node: &Node| node.guess - node.reluctance;
        let best =
            siblings.clone().map(|at| appeal(&self.nodes[at as usize])).fold(f32::NEG_INFINITY, f32::max);
        let weight = |node: &Node| ((appeal(node) - best) / temperature).exp();
        let total: f32 = siblings.clone().map(|at| weight(&self.nodes[at as usize])).sum();
        for at in siblings {
            let node = &mut self.nodes[at as usize];
            node.prior = weight(node) / total;
        }
    }

    /// The ends of the player's turn.
    pub(crate) fn ends(&self) -> Vec<u32> {
        self.roots.clone()
    }

    /// The actions that lead to a node from its parent.
    fn line(&self, node: u32) -> &[G::Action] {
        let (start, len) = self.nodes[node as usize].line;
        &self.actions[start as usize..start as usize + usize::from(len)]
    }

    /// The actions that lead to an end of the player's turn, up to and including the first one that chance answers.
    pub(crate) fn commitment<V: Value<G>>(&self, world: &mut World<'_, G, V>, end: u32) -> Vec<G::Action> {
        let line = self.line(end);
        let mut state = self.states[0].clone();
        for (place, &action) in line.iter().enumerate() {
            let (next, after) = world.step(&state, action, self.seat);
            if !matches!(after, After::Goes) {
                return line[..=place].to_vec();
            }
            state = next;
        }
        line.to_vec()
    }

    /// Plays a line of the player's turn from a position; `None` if it cannot be played or the turn ends before it does.
    fn play<V: Value<G>>(
        &mut self,
        world: &mut World<'_, G, V>,
        from: &G::State,
        line: &[G::Action],
    ) -> Option<(G::State, After)> {
        let mut at = (from.clone(), After::Goes);
        for &action in line {
            if matches!(at.1, After::Ended) {
                return None;
            }
            world.game.legal(&at.0, &mut self.legal);
            if !self.legal.contains(&action) {
                return None;
            }
            at = world.step(&at.0, action, self.seat);
        }
        Some(at)
    }

    /// Ends of the player's turn behind the first actions `line`: among `alike`, which have the same actions in another
    /// order, or found by a search. What is `owned` already stays as it is.
    pub(crate) fn adopt<V: Value<G>>(
        &mut self,
        turns: &mut Turns<G>,
        world: &mut World<'_, G, V>,
        line: &[G::Action],
        (alike, owned): (&[u32], &[u32]),
        shape: &Shape,
    ) -> Vec<u32> {
        let root = self.states[0].clone();
        let Some((state, after)) = self.play(world, &root, line) else { return Vec::new() };
        if matches!(after, After::Ended) {
            let judged = world.judge(&state, self.seat);
            let mark = world.mark(&state, &judged);
            return self.take(line, &[], mark, &judged, owned).into_iter().collect();
        }
        let mut found = Vec::new();
        for &end in alike {
            let rest = self.line(end).get(line.len()..).unwrap_or(&[]).to_vec();
            let played = self.play(world, &state, &rest).filter(|_| !owned.contains(&end));
            let Some((state, After::Ended)) = played else { continue };
            let judged = world.judge(&state, self.seat);
            if world.mark(&state, &judged) == self.nodes[end as usize].mark {
                self.name(end, line, &rest);
                found.push(end);
            }
        }
        if !found.is_empty() {
            return found;
        }
        let mut legal = std::mem::take(&mut self.legal);
        world.game.legal(&state, &mut legal);
        let mut left = shape.effort;
        turns.explore(world, &state, self.seat, &legal, shape.breadth, &mut || {
            left = left.saturating_sub(1);
            left > 0
        });
        self.legal = legal;
        for end in turns.best(1, 1) {
            found.extend(self.take(line, &turns.line(end), turns.mark(end), &turns.judged(end), owned));
        }
        found
    }

    /// Replaces the line of an end of the player's turn.
    fn name(&mut self, end: u32, line: &[G::Action], rest: &[G::Action]) {
        let start = self.actions.len() as u32;
        self.actions.extend(line.iter().chain(rest));
        self.nodes[end as usize].line = (start, (line.len() + rest.len()) as u16);
    }

    /// The end of the player's turn with this mark, now reached by this line; a new one if there is none, and `None` if it
    /// is owned already.
    fn take(
        &mut self,
        line: &[G::Action],
        rest: &[G::Action],
        mark: u64,
        judged: &Judged,
        owned: &[u32],
    ) -> Option<u32> {
        let known = self.roots.iter().copied().find(|&root| self.nodes[root as usize].mark == mark);
        if known.is_some_and(|end| owned.contains(&end)) {
            return None;
        }
        let end = known.unwrap_or_else(|| {
            let end = self.nodes.len() as u32;
            self.nodes.push(Node::end(0, mark, judged));
            self.nodes[0].visits += 1;
            self.roots.push(end);
            end
        });
        self.name(end, line, rest);
        Some(end)
    }

    /// How often the search was below these ends of the player's turn.
    pub(crate) fn visits_of(&self, ends: &[u32]) -> u32 {
        let nodes = ends.iter().map(|&end| &self.nodes[end as usize]);
        nodes.filter(|node| node.expanded).map(|node| node.visits).sum()
    }

    /// By how much searched ends of the player's turn differ from what they were estimated as, on average.
    pub(crate) fn change(&self, seats: usize) -> f32 {
        let nodes = self.roots.iter().map(|&root| &self.nodes[root as usize]).filter(|node| node.expanded);
        let (mut sum, mut n) = (0.0, 0.0);
        for node in nodes {
            sum += self.ahead(node, seats) - node.guess;
            n += 1.0;
        }
        if n > 0.0 { sum / n } else { 0.0 }
    }

    fn ahead(&self, node: &Node, seats: usize) -> f32 {
        let mean = node.mean();
        lead(&mean.scores, self.seat.index(), seats, mean.outsider)
    }

    /// What the best of these ends of the player's turn promises, where `change` is expected of those that were not
    /// searched: the player's score, its lead, and the actions that lead there.
    pub(crate) fn promise(
        &self,
        ends: &[u32],
        seats: usize,
        change: f32,
    ) -> Option<(f32, f32, &[G::Action])> {
        let node = |end: u32| &self.nodes[end as usize];
        let sure = |node: &Node| if node.expanded { node.visits } else { 0 };
        let worth = |node: &Node| if node.expanded { self.ahead(node, seats) } else { node.guess + change };
        let best = ends.iter().copied().max_by(|&one, &two| {
            let (one, two) = (node(one), node(two));
            sure(one).cmp(&sure(two)).then(worth(one).total_cmp(&worth(two)))
        })?;
        let shift = if node(best).expanded { 0.0 } else { change };
        Some((node(best).mean().scores[self.seat.index()] + shift, worth(node(best)), self.line(best)))
    }

    /// Descends from one of these ends of the player's turn to an unexpanded position, expands it, and backs the result up.
    pub(crate) fn simulate<V: Value<G>>(
        &mut self,
        turns: &mut Turns<G>,
        world: &mut World<'_, G, V>,
        shape: &Shape,
        ends: &[u32],
    ) {
        self.path.clear();
        self.path.push(0);
        let mut at = self.select_of(ends.iter().copied(), world, 0, shape);
        self.path.push(at);
        while self.nodes[at as usize].expanded && self.nodes[at as usize].children.1 > 0 {
            let (first, count) = self.nodes[at as usize].children;
            at = self.select_of(first..first + u32::from(count), world, at, shape);
            self.path.push(at);
        }
        let fresh = !self.nodes[at as usize].expanded;
        let outcome = self.look_into(turns, world, at, shape);
        let node = &mut self.nodes[at as usize];
        if fresh {
            // The first result from below replaces the estimate.
            node.visits = 0;
            node.sum = Outcome { scores: [0.0; 4], outsider: outcome.outsider.map(|_| 0.0) };
        }
        for &node in &self.path {
            self.nodes[node as usize].add(&outcome);
        }
    }

    /// The most promising child for the player who decides.
    fn select_of<V: Value<G>>(
        &self,
        children: impl Iterator<Item = u32> + Clone,
        world: &World<'_, G, V>,
        at: u32,
        shape: &Shape,
    ) -> u32 {
        let node = &self.nodes[at as usize];
        let ahead = |child: &Node| {
            let mean = child.mean();
            lead(&mean.scores, usize::from(node.seat), world.seats, mean.outsider)
        };
        // Estimates of a position change in a similar way for all its siblings as the search deepens, so
        // unexpanded ones are assumed to change as the others have.
        let (mut change, mut known) = (0.0, 0.0);
        let (mut low, mut high) = (f32::INFINITY, f32::NEG_INFINITY);
        let (mut guess_low, mut guess_high) = (f32::INFINITY, f32::NEG_INFINITY);
        for child in children.clone() {
            let child = &self.nodes[child as usize];
            if child.expanded {
                let ahead = ahead(child);
                change += ahead - child.guess;
                known += 1.0;
                (low, high) = (low.min(ahead), high.max(ahead));
            } else {
                (guess_low, guess_high) = (guess_low.min(child.guess), guess_high.max(child.guess));
            }
        }
        let change = if known > 0.0 { change / known } else { 0.0 };
        let (low, high) = (low.min(guess_low + change), high.max(guess_high + change));
        let scale = (high - low).max(1.0);
        let parent = shape.curiosity * (node.visits as f32).sqrt();
        let mut best = (NONE, f32::NEG_INFINITY);
        for place in children {
            let child = &self.nodes[place as usize];
            let value = if child.expanded { ahead(child) } else { child.guess + change };
            let urge = (value - low) / scale + child.prior * parent / (1.0 + child.visits as f32);
            if urge > best.1 || best.0 == NONE {
                best = (place, urge);
            }
        }
        best.0
    }

    /// Finds the ends of the turn that follows a position; returns its expected scores.
    fn look_into<V: Value<G>>(
        &mut self,
        turns: &mut Turns<G>,
        world: &mut World<'_, G, V>,
        at: u32,
        shape: &Shape,
    ) -> Outcome {
        if self.nodes[at as usize].expanded {
            // The game is over here.
            return self.nodes[at as usize].mean();
        }
        let Node { parent, line, .. } = self.nodes[at as usize];
        let mut state = self.states[self.nodes[parent as usize].state as usize].clone();
        let mut pending = world.game.pending(&state);
        for &action in &self.actions[line.0 as usize..line.0 as usize + usize::from(line.1)] {
            world.game.advance(&mut state, action, &mut ());
            pending = world.settle(&mut state);
        }
        self.nodes[at as usize].expanded = true;
        let estimate = |world: &mut World<'_, G, V>, state: &G::State| {
            let (scores, outsider) = world.expect(state);
            Outcome { scores, outsider }
        };
        let Pending::Player(seat) = pending else { return estimate(world, &state) };
        world.game.legal(&state, &mut self.legal);
        let mut left = shape.effort;
        turns.explore(world, &state, seat, &self.legal, shape.breadth, &mut || {
            left = left.saturating_sub(1);
            left > 0
        });
        let ends = turns.best(shape.width, shape.alike);
        let outcome = ends.first().map_or_else(
            || estimate(world, &state),
            |&end| {
                let judged = turns.judged(end);
                self.nodes[at as usize].mean().between(judged.scores, judged.outsider)
            },
        );
        let first = self.nodes.len() as u32;
        for &end in &ends {
            self.push(turns, at, end);
        }
        self.weigh(first..self.nodes.len() as u32, shape.temperature);
        let node = &mut self.nodes[at as usize];
        node.children = (first, ends.len() as u16);
        node.seat = seat.0;
        node.state = self.states.len() as u32;
        self.states.push(state);
        outcome
    }
}
