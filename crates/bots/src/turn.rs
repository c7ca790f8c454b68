//! The easy and medium levels, and the foundation of the stronger ones: the best ways to play one turn to its end.
//!
//! A turn is a series of small decisions with many orders that lead to the same position, so the search is
//! best-first over positions, each expanded once. All of them are in one arena that is reused for the next
//! turn.

use std::cmp::Ordering;
use std::collections::{BinaryHeap, HashSet};
use std::hash::{BuildHasherDefault, Hasher};

use kernel::{Game, Seat, SplitMix, Viewer};

use crate::budget::{Budget, Clock};
use crate::forest::Memory;
use crate::learn::chances::{Correction, Teller};
use crate::shape::{Blinkers, Planning};
use crate::value::Value;
use crate::world::{After, Judged, Sums, World, Worlds, answer};
use crate::{Candidate, Choice};

/// First actions that are played to the end of the turn before the best ones are expanded.
const TRIED: usize = 12;
/// Points taken off a plan for each world that did not find it.
const DOUBT: f32 = 10.0;
/// Ends of a turn that are behind the best one by more points are judged roughly.
const FAR_BEHIND: f32 = 4.0;
/// No turn is followed for more steps than this.
const LONGEST: usize = 60;

/// A planned turn, in the world in which it looked best.
pub(crate) struct Plan<G: Game> {
    seed: u64,
    state: G::State,
    seat: Seat,
    line: Vec<G::Action>,
    /// The evaluation of the plan.
    found: Candidate,
}

impl<G: Game> Plan<G> {
    /// The place of the next step in the legal list, if everything the player sees after `taken` is as planned.
    fn next<V: Value<G>>(&mut self, worlds: &Worlds<'_, G, V>, taken: &[G::Action]) -> Option<usize> {
        let next = *self.line.strip_prefix(taken)?.first()?;
        let index = worlds.legal.iter().position(|&action| action == next)?;
        let mut world = worlds.world(self.seed, &self.state);
        for &action in taken {
            let (state, After::Goes | After::Drew) = world.step(&self.state, action, self.seat) else {
                return None;
            };
            self.state = state;
        }
        self.line.drain(..taken.len());
        (worlds.game.view(&self.state, Viewer::Seat(self.seat)) == *worlds.view).then_some(index)
    }
}

/// Plans the turn in a few worlds and takes the action that leads to the best ends on average. As long as nothing
/// unexpected is revealed, the steps of a plan are carried out without a new search.
pub(crate) fn choose<G: Game, V: Value<G>>(
    worlds: &Worlds<'_, G, V>,
    planning: &Planning,
    budget: &Budget<'_>,
    rng: &mut SplitMix,
    memory: &mut Memory<G>,
) -> Choice<G::Action> {
    let taken = std::mem::take(&mut memory.taken);
    if let Some(mut plan) = memory.plan.take()
        && let Some(index) = plan.next(worlds, &taken)
    {
        let found = Candidate { index, ..plan.found };
        let line = plan.line.clone();
        memory.taken.push(worlds.legal[index]);
        memory.plan = Some(plan);
        return Choice { index, simulations: 0, candidates: vec![found], line };
    }
    let mut clock = Clock::new(budget, planning.worlds * planning.effort);
    let mut sums = Sums::new(worlds.legal.len());
    let mut told = Correction::default();
    let mut turns = Turns::new();
    if planning.overlook > 0.0 {
        turns.blinkers = Some(Blinkers::new(rng.next(), planning.overlook));
    }
    let noise: Vec<f32> =
        worlds.legal.iter().map(|_| planning.noise * (unit(rng) + unit(rng) - 1.0)).collect();
    let mut lines: Vec<(f32, Vec<G::Action>, usize)> =
        vec![(f32::NEG_INFINITY, Vec::new(), 0); worlds.legal.len()];
    let mut planned_in = Vec::new();
    for number in 0..planning.worlds {
        if number > 0 && clock.is_over() {
            break;
        }
        let Some((mut world, state, seat)) = worlds.sample(rng) else { break };
        told = worlds.correction(Teller::Plan, &state);
        let mut left = planning.effort;
        turns.explore(&mut world, &state, seat, worlds.legal, usize::MAX, &mut || {
            left = left.saturating_sub(1);
            left > 0 && clock.tick()
        });
        for (first, best) in turns.best_by_first(worlds.legal.len()).into_iter().enumerate() {
            let Some(end) = best else { continue };
            let judged = turns.judged(end);
            sums.add(first, 1, judged.scores[seat.index()], judged.lead);
            if judged.lead > lines[first].0 {
                lines[first] = (judged.lead, turns.line(end), planned_in.len());
            }
        }
        planned_in.push((world.seed, state, seat));
    }
    let candidates = sums.candidates(told);
    if candidates.is_empty() && planning.overlook > 0.0 {
        // None of the options it considered leads to the end of the turn: search again.
        return choose(worlds, &planning.steady(), budget, rng, memory);
    }
    // An action that was followed to an end in some worlds only was followed where luck favoured it.
    let most = candidates.iter().map(|candidate| candidate.visits).max().unwrap_or(0);
    let doubt = |visits: u64| DOUBT * (most - visits) as f32;
    let choice = answer(
        worlds.legal,
        candidates,
        |candidate| f64::from(candidate.lead + noise[candidate.index] - doubt(candidate.visits)),
        clock.spent(),
        |index| lines[index].1.clone(),
    );
    if let Some(&found) = choice.candidates.first() {
        let (seed, state, seat) = planned_in.swap_remove(lines[choice.index].2);
        memory.plan = Some(Plan { seed, state, seat, line: choice.line.clone(), found });
        memory.taken.push(worlds.legal[choice.index]);
    }
    choice
}

/// A number from 0 to 1.
pub(crate) fn unit(rng: &mut SplitMix) -> f32 {
    rng.below(1 << 20) as f32 / (1 << 20) as f32
}

/// A position on the way to the end of a turn.
struct Node<G: Game> {
    state: G::State,
    parent: u32,
    action: Option<G::Action>,
    first: u32,
    depth: u16,
    ended: bool,
    done: bool,
    judged: Judged,
    mark: u64,
    /// Hash of the actions' themes so far, independent of their order.
    theme: u64,
    /// How reluctantly a strong player would come here, in points.
    reluctance: f32,
}

impl<G: Game> Node<G> {
    /// How early the search looks here.
    fn promise(&self) -> f32 {
        self.judged.lead - self.reluctance
    }
}

/// A position to look into, best first; older ones first among equals.
struct Open {
    promise: f32,
    node: u32,
}

impl PartialEq for Open {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Open {}

impl PartialOrd for Open {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Open {
    fn cmp(&self, other: &Self) -> Ordering {
        self.promise.total_cmp(&other.promise).then(other.node.cmp(&self.node))
    }
}

/// Marks are mixed already.
#[derive(Default)]
struct Mixed(u64);

impl Hasher for Mixed {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = self.0.rotate_left(8) ^ u64::from(byte);
        }
    }

    fn write_u64(&mut self, mark: u64) {
        self.0 = mark;
    }
}

/// The search over one turn. Its buffers are reused by the next search.
pub(crate) struct Turns<G: Game> {
    nodes: Vec<Node<G>>,
    open: BinaryHeap<Open>,
    seen: HashSet<u64, BuildHasherDefault<Mixed>>,
    legal: Vec<G::Action>,
    /// How reluctantly each action of `legal` would be taken, if that is known.
    reluctance: Vec<f32>,
    firsts: Vec<u32>,
    ends: Vec<u32>,
    /// The best lead at an end found so far.
    best: f32,
    breadth: usize,
    blinkers: Option<Blinkers>,
}

impl<G: Game> Turns<G> {
    pub(crate) fn new() -> Self {
        Turns {
            nodes: Vec::new(),
            open: BinaryHeap::new(),
            seen: HashSet::default(),
            legal: Vec::new(),
            reluctance: Vec::new(),
            firsts: Vec::new(),
            ends: Vec::new(),
            best: f32::NEG_INFINITY,
            breadth: usize::MAX,
            blinkers: None,
        }
    }

    /// Finds ends of the turn of `seat`, as long as `more` allows. It always finds at least one. Of long
    /// lists only about `breadth` actions are considered, evenly spread.
    pub(crate) fn explore<V: Value<G>>(
        &mut self,
        world: &mut World<'_, G, V>,
        state: &G::State,
        seat: Seat,
        legal: &[G::Action],
        breadth: usize,
        more: &mut dyn FnMut() -> bool,
    ) {
        self.nodes.clear();
        self.open.clear();
        self.seen.clear();
        self.ends.clear();
        self.best = f32::NEG_INFINITY;
        self.breadth = breadth.max(1);
        let judged = world.judge_start(state, seat);
        let mark = world.mark(state, &judged);
        self.seen.insert(mark);
        self.nodes.push(Node {
            state: state.clone(),
            parent: 0,
            action: None,
            first: u32::MAX,
            depth: 0,
            ended: false,
            done: false,
            judged,
            mark,
            theme: 0,
            reluctance: 0.0,
        });
        world.look_round(state, seat);
        self.legal.clear();
        self.legal.extend_from_slice(legal);
        self.expand(world, 0, seat);
        let mut firsts = std::mem::take(&mut self.firsts);
        firsts.clear();
        firsts.extend(1..self.nodes.len() as u32);
        firsts.sort_by(|&one, &two| {
            self.nodes[two as usize].promise().total_cmp(&self.nodes[one as usize].promise())
        });
        for (place, &first) in firsts.iter().take(TRIED).enumerate() {
            if place > 0 && !more() {
                break;
            }
            self.finish(world, first, seat, more);
        }
        self.firsts = firsts;
        while let Some(open) = self.open.pop() {
            if self.nodes[open.node as usize].done {
                continue;
            }
            if !more() {
                return;
            }
            self.list(world, open.node);
            self.expand(world, open.node, seat);
        }
    }

    /// Plays on with the best-looking step until the turn ends.
    fn finish<V: Value<G>>(
        &mut self,
        world: &mut World<'_, G, V>,
        from: u32,
        seat: Seat,
        more: &mut dyn FnMut() -> bool,
    ) {
        let mut at = from;
        for step in 0..LONGEST {
            if self.nodes[at as usize].ended
                || self.nodes[at as usize].done
                || (step > 1 && !self.ends.is_empty() && !more())
            {
                return;
            }
            self.list(world, at);
            let first_new = self.nodes.len() as u32;
            self.expand(world, at, seat);
            let new = first_new..self.nodes.len() as u32;
            let Some(best) = new.max_by(|&one, &two| {
                let lead = |node: u32| {
                    let node = &self.nodes[node as usize];
                    node.promise() + if node.ended { world.value.turn() } else { 0.0 }
                };
                lead(one).total_cmp(&lead(two)).then(two.cmp(&one))
            }) else {
                return;
            };
            at = best;
        }
    }

    fn list<V: Value<G>>(&mut self, world: &World<'_, G, V>, node: u32) {
        world.game.legal(&self.nodes[node as usize].state, &mut self.legal);
    }

    /// Takes every action of `self.legal` at a node. Positions seen before are skipped.
    fn expand<V: Value<G>>(&mut self, world: &mut World<'_, G, V>, at: u32, seat: Seat) {
        let depth = self.nodes[at as usize].depth + 1;
        let theme = self.nodes[at as usize].theme;
        let start = self.nodes[0].judged;
        let legal = std::mem::take(&mut self.legal);
        let mut reluctance = std::mem::take(&mut self.reluctance);
        let preferred = world.reluctance(&self.nodes[at as usize].state, &legal, &mut reluctance);
        // Of a long list the most preferred actions are kept, or an even part where nothing is known of them.
        let most = if preferred && legal.len() > self.breadth {
            let mut sorted = reluctance.clone();
            *sorted.select_nth_unstable_by(self.breadth - 1, f32::total_cmp).1
        } else {
            f32::INFINITY
        };
        let stride = if preferred { 1 } else { legal.len().div_ceil(self.breadth).max(1) };
        // Where a list is thinned out, each position keeps a different part of it.
        let skip = if stride > 1 { (self.nodes[at as usize].mark % stride as u64) as usize } else { 0 };
        // The remaining actions must lead somewhere.
        let hidden = |action: G::Action| self.blinkers.is_some_and(|b| b.hide(world.value.theme(action)));
        let blinkered = self.blinkers.is_some() && !legal.iter().all(|&action| hidden(action));
        for (index, &action) in legal.iter().enumerate().skip(skip).step_by(stride) {
            if blinkered && self.blinkers.is_some_and(|b| b.hide(world.value.theme(action))) {
                continue;
            }
            let reluctant = reluctance.get(index).copied().unwrap_or(0.0);
            if reluctant > most {
                continue;
            }
            let first = if at == 0 { index as u32 } else { self.nodes[at as usize].first };
            let theme = match world.value.theme(action) {
                0 => theme,
                about => theme.wrapping_add(SplitMix::new(about).next()),
            };
            // The position is built in place: copying positions is a good part of the work.
            let number = self.nodes.len();
            self.nodes.push(Node {
                state: self.nodes[at as usize].state.clone(),
                parent: at,
                action: Some(action),
                first,
                depth,
                ended: false,
                done: false,
                judged: start,
                mark: 0,
                theme,
                reluctance: self.nodes[at as usize].reluctance + reluctant,
            });
            let (known, new) = self.nodes.split_at_mut(number);
            let child = &mut new[0];
            let after = world.step_in(&known[at as usize].state, &mut child.state, action, seat);
            child.judged = match after {
                After::Ended => world.judge_end(&child.state, seat, &start, self.best - FAR_BEHIND),
                After::Goes | After::Drew => world.judge_step(&child.state, seat, &start),
            };
            child.mark = world.mark(&child.state, &child.judged);
            if !self.seen.insert(child.mark) {
                self.nodes.pop();
                continue;
            }
            child.ended = matches!(after, After::Ended) || usize::from(depth) >= LONGEST;
            if child.ended {
                self.best = self.best.max(child.judged.lead);
                self.ends.push(number as u32);
            } else {
                self.open.push(Open { promise: child.promise(), node: number as u32 });
            }
        }
        (self.legal, self.reluctance) = (legal, reluctance);
        self.nodes[at as usize].done = true;
    }

    /// The evaluation of a node.
    pub(crate) fn judged(&self, node: u32) -> Judged {
        self.nodes[node as usize].judged
    }

    /// How reluctantly a strong player would come to a node, in points.
    pub(crate) fn reluctance(&self, node: u32) -> f32 {
        self.nodes[node as usize].reluctance
    }

    /// The mark of the position of a node.
    pub(crate) fn mark(&self, node: u32) -> u64 {
        self.nodes[node as usize].mark
    }

    /// The place in the legal list of the action that leads to a node.
    fn first(&self, node: u32) -> usize {
        self.nodes[node as usize].first as usize
    }

    /// Adds the actions that lead to a node to a list.
    pub(crate) fn write_line(&self, node: u32, actions: &mut Vec<G::Action>) {
        let from = actions.len();
        let mut at = node;
        while let Some(action) = self.nodes[at as usize].action {
            actions.push(action);
            at = self.nodes[at as usize].parent;
        }
        actions[from..].reverse();
    }

    /// The actions that lead to a node.
    pub(crate) fn line(&self, node: u32) -> Vec<G::Action> {
        let mut line = Vec::new();
        self.write_line(node, &mut line);
        line
    }

    /// The best ends found, best first: at most `keep`, and at most `alike` of the same theme.
    pub(crate) fn best(&mut self, keep: usize, alike: usize) -> Vec<u32> {
        let mut ends = std::mem::take(&mut self.ends);
        ends.sort_by(|&one, &two| self.judged(two).lead.total_cmp(&self.judged(one).lead));
        let mut best: Vec<u32> = Vec::with_capacity(keep);
        for &end in &ends {
            if best.len() >= keep {
                break;
            }
            let theme = |end: u32| self.nodes[end as usize].theme;
            if best.iter().filter(|&&other| theme(other) == theme(end)).count() < alike {
                best.push(end);
            }
        }
        self.ends = ends;
        best
    }

    /// The best end behind each first action, where one was found.
    pub(crate) fn best_by_first(&self, actions: usize) -> Vec<Option<u32>> {
        let mut best: Vec<Option<u32>> = vec![None; actions];
        for &end in &self.ends {
            let slot = &mut best[self.first(end)];
            if slot.is_none_or(|other| self.judged(end).lead > self.judged(other).lead) {
                *slot = Some(end);
            }
        }
        best
    }
}
