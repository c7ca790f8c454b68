//! The root of a decision over all worlds: compares the player's plans by sequential halving.
//!
//! A plan is the player's own turn up to the first chance outcome, or to its end. Nothing new is revealed until then,
//! so every world can follow the same actions; what follows the plan is chosen separately in each world. The most
//! promising plans get the same number of simulations in every world. The better half continues with more, until two
//! are left (sequential halving, without noise).

use std::cmp::Reverse;
use std::sync::atomic::Ordering;
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use kernel::Game;

use crate::budget::{Budget, Clock, Limit};
use crate::shape::Shape;
use crate::tree::Tree;
use crate::turn::Turns;
use crate::value::Value;
use crate::world::World;

/// Minimum simulations per compared plan and world, on average.
const EACH: u64 = 2;
/// Minimum number of plans compared, even with few simulations.
pub(crate) const PLANS: u64 = 3;
/// Points deducted from a plan that no world found; a share of them if only some worlds lack it.
const DOUBT: f32 = 1.0;

/// A world of a decision.
pub(crate) struct Grove<'a, G: Game, V: Value<G>> {
    pub tree: Tree<G>,
    pub world: World<'a, G, V>,
    pub clock: Clock<'a>,
    /// The plans of the ends of the player's turn, in the order of the tree.
    lines: Vec<Vec<G::Action>>,
    /// How long the last piece of work took.
    took: Duration,
    /// The ends of the player's turn behind each plan.
    ends: Vec<Vec<u32>>,
    /// The ends with the actions of a plan in another order.
    alike: Vec<Vec<u32>>,
}

impl<'a, G: Game, V: Value<G>> Grove<'a, G, V> {
    pub(crate) fn new(tree: Tree<G>, world: World<'a, G, V>, clock: Clock<'a>) -> Self {
        let (lines, took, ends, alike) = (Vec::new(), Duration::ZERO, Vec::new(), Vec::new());
        Grove { tree, world, clock, lines, took, ends, alike }
    }

    /// Finds the ends of the player's turn, and their plans.
    pub(crate) fn plant(&mut self, turns: &mut Turns<G>, legal: &[G::Action], shape: &Shape) {
        self.tree.plant(turns, &mut self.world, legal, shape, &self.clock);
        let Grove { tree, world, lines, .. } = self;
        lines.clear();
        lines.extend(tree.ends().into_iter().map(|end| tree.commitment(world, end)));
    }

    /// The turn with a plan as this world expects it.
    pub(crate) fn line(&self, plan: usize) -> Option<Vec<G::Action>> {
        let change = self.tree.change(self.world.seats);
        let (.., line) = self.tree.promise(self.ends.get(plan)?, self.world.seats, change)?;
        Some(line.to_vec())
    }
}

/// A plan, and its results.
pub(crate) struct Plan<A> {
    /// The actions until chance answers.
    pub line: Vec<A>,
    /// Simulations in all worlds.
    pub visits: u64,
    /// The mean of the worlds: the player's score, and its lead.
    pub score: f32,
    pub lead: f32,
}

/// Runs work for each world on some threads, whose buffers are kept.
pub(crate) struct Crew<'b, G: Game> {
    turns: Vec<Turns<G>>,
    /// When the time is over, if time is the limit.
    end: Option<Instant>,
    budget: &'b Budget<'b>,
}

impl<'b, G: Game> Crew<'b, G> {
    pub(crate) fn new(threads: usize, budget: &'b Budget<'b>) -> Self {
        let end = match budget.limit {
            Limit::Millis(millis) => Some(Instant::now() + Duration::from_millis(millis)),
            Limit::Simulations(_) => None,
        };
        Crew { turns: (0..threads.max(1)).map(|_| Turns::new()).collect(), end, budget }
    }

    /// Works on every world. The time left is shared with `later` other pieces of work of the same length.
    pub(crate) fn work<V: Value<G>>(
        &mut self,
        groves: &mut [Grove<'_, G, V>],
        later: u32,
        work: impl Fn(&mut Grove<'_, G, V>, &mut Turns<G>) + Sync,
    ) {
        let threads = self.turns.len().min(groves.len()).max(1);
        let in_turn = groves.len().div_ceil(threads) as u32;
        let slice =
            self.end.map(|end| end.saturating_duration_since(Instant::now()) / (later + 1) / in_turn.max(1));
        // Worlds differ in how long they take, so a thread that is done takes the next one. The longest begin: a world
        // that takes long does so in every phase, and at the end it would keep the other threads waiting.
        let mut order: Vec<&mut Grove<'_, G, V>> = groves.iter_mut().collect();
        order.sort_by_key(|grove| Reverse(grove.took));
        let waiting = Mutex::new(order.into_iter());
        let next = || waiting.lock().unwrap_or_else(PoisonError::into_inner).next();
        let run = |turns: &mut Turns<G>| {
            while let Some(grove) = next() {
                let begun = Instant::now();
                grove.clock.stop_at(slice.map(|slice| begun + slice));
                work(grove, turns);
                grove.took = begun.elapsed();
            }
        };
        let (own, others) = self.turns.split_first_mut().expect("there is a thread");
        thread::scope(|scope| {
            for turns in others.iter_mut().take(threads - 1) {
                scope.spawn(|| run(turns));
            }
            run(own);
        });
    }

    fn is_cancelled(&self) -> bool {
        self.budget.cancel.load(Ordering::Relaxed)
    }
}

/// Compares the ways to play the player's turn, the best first.
pub(crate) fn compare<G: Game, V: Value<G>>(
    crew: &mut Crew<'_, G>,
    groves: &mut [Grove<'_, G, V>],
    shape: &Shape,
) -> Vec<Plan<G::Action>> {
    let mut plans = gather(groves);
    judge(groves, &mut plans);
    rank(&mut plans, groves);
    plans.truncate(shape.root_width);
    for grove in groves.iter_mut() {
        grove.ends.truncate(plans.len());
        grove.alike.truncate(plans.len());
    }
    if !crew.is_cancelled() {
        share(crew, groves, &mut plans, shape);
    }
    let rounds = groves.iter().map(|grove| grove.clock.left()).sum::<u64>() / (groves.len() as u64).max(1);
    let considered = (rounds / EACH).max(rounds.min(PLANS)).min(plans.len() as u64) as usize;
    if plans.len() < 2 || considered < 2 {
        return plans;
    }
    let phases = considered.next_power_of_two().ilog2();
    let mut alive = considered;
    let mut left = rounds;
    for phase in 0..phases {
        let later = phases - 1 - phase;
        // The last two are compared as long as the budget lasts.
        let part = if later == 0 { u64::MAX } else { (left / u64::from(later + 1)).max(alive as u64) };
        left = left.saturating_sub(part);
        crew.work(groves, later, |grove, turns| {
            let Grove { tree, world, clock, ends, .. } = grove;
            let mut n = 0;
            while n < part && clock.tick() {
                // All become equally well known.
                let open = ends[..alive].iter().filter(|ends| !ends.is_empty());
                let Some(next) = open.min_by_key(|ends| tree.visits_of(ends)) else { break };
                tree.simulate(turns, world, shape, next);
                n += 1;
            }
        });
        judge(groves, &mut plans[..alive]);
        rank(&mut plans[..alive], groves);
        alive = alive.div_ceil(2).max(2);
    }
    plans
}

/// The plans behind the ends of the player's turn that the worlds have found.
fn gather<G: Game, V: Value<G>>(groves: &mut [Grove<'_, G, V>]) -> Vec<Plan<G::Action>> {
    let mut plans: Vec<Plan<G::Action>> = Vec::new();
    for grove in groves.iter_mut() {
        grove.ends = vec![Vec::new(); plans.len()];
        grove.alike = vec![Vec::new(); plans.len()];
        for (end, line) in grove.tree.ends().into_iter().zip(std::mem::take(&mut grove.lines)) {
            if let Some(at) = plans.iter().position(|plan| plan.line == line) {
                grove.ends[at].push(end);
                continue;
            }
            let free = |at: usize| grove.ends[at].is_empty() && grove.alike[at].is_empty();
            if let Some(at) = (0..plans.len()).find(|&at| free(at) && reordered(&plans[at].line, &line)) {
                grove.alike[at].push(end);
                continue;
            }
            plans.push(Plan { line, visits: 0, score: 0.0, lead: 0.0 });
            grove.ends.push(vec![end]);
            grove.alike.push(Vec::new());
        }
    }
    for grove in groves {
        grove.ends.resize(plans.len(), Vec::new());
        grove.alike.resize(plans.len(), Vec::new());
    }
    plans
}

/// Whether two lines have the same actions in another order.
fn reordered<A: PartialEq>(one: &[A], two: &[A]) -> bool {
    let count = |list: &[A], action: &A| list.iter().filter(|other| *other == action).count();
    one.len() == two.len() && one.iter().all(|action| count(one, action) == count(two, action))
}

/// Makes the plans known in every world.
fn share<G: Game, V: Value<G>>(
    crew: &mut Crew<'_, G>,
    groves: &mut [Grove<'_, G, V>],
    plans: &mut Vec<Plan<G::Action>>,
    shape: &Shape,
) {
    let known = &*plans;
    crew.work(groves, 1, |grove, turns| {
        let mut owned: Vec<u32> = grove.ends.iter().flatten().copied().collect();
        for (at, plan) in known.iter().enumerate() {
            if !grove.ends[at].is_empty() || grove.clock.is_over() {
                continue;
            }
            let alike = std::mem::take(&mut grove.alike[at]);
            // Another plan that leads to the same position keeps it.
            let found = grove.tree.adopt(turns, &mut grove.world, &plan.line, (&alike, &owned), shape);
            owned.extend(&found);
            grove.ends[at] = found;
        }
    });
    judge(groves, plans);
    rank(plans, groves);
}

/// Means over the worlds.
fn judge<G: Game, V: Value<G>>(groves: &[Grove<'_, G, V>], plans: &mut [Plan<G::Action>]) {
    let changes: Vec<f32> = groves.iter().map(|grove| grove.tree.change(grove.world.seats)).collect();
    let best: Vec<f32> = groves
        .iter()
        .zip(&changes)
        .map(|(grove, &change)| {
            let promises =
                grove.ends.iter().filter_map(|ends| grove.tree.promise(ends, grove.world.seats, change));
            promises.map(|(_, lead, _)| lead).fold(f32::NEG_INFINITY, f32::max)
        })
        .collect();
    let usual = best.iter().filter(|best| best.is_finite()).sum::<f32>() / best.len().max(1) as f32;
    for (at, plan) in plans.iter_mut().enumerate() {
        let (mut score, mut lead, mut n) = (0.0, 0.0, 0.0_f32);
        plan.visits = 0;
        for ((grove, &change), best) in groves.iter().zip(&changes).zip(&best) {
            let Some((own, ahead, _)) = grove.tree.promise(&grove.ends[at], grove.world.seats, change) else {
                continue;
            };
            score += own;
            // Relative to the best of the world: some worlds are kinder than others.
            lead += ahead - best;
            n += 1.0;
            plan.visits += u64::from(grove.tree.visits_of(&grove.ends[at]));
        }
        let missing = groves.len() as f32 - n;
        plan.score = score / n.max(1.0);
        plan.lead = usual + lead / n.max(1.0) - DOUBT * missing / groves.len().max(1) as f32;
        if n == 0.0 {
            plan.lead = f32::NEG_INFINITY;
        }
    }
}

/// The best plans first.
fn rank<G: Game, V: Value<G>>(plans: &mut [Plan<G::Action>], groves: &mut [Grove<'_, G, V>]) {
    let mut order: Vec<usize> = (0..plans.len()).collect();
    order.sort_by(|&one, &two| plans[two].lead.total_cmp(&plans[one].lead));
    permute(plans, &order);
    for grove in groves {
        permute(&mut grove.ends[..plans.len()], &order);
        permute(&mut grove.alike[..plans.len()], &order);
    }
}

/// Puts items into another order.
fn permute<T>(items: &mut [T], order: &[usize]) {
    let mut place: Vec<usize> = vec![0; order.len()];
    for (to, &from) in order.iter().enumerate() {
        place[from] = to;
    }
    for at in 0..items.len() {
        while place[at] != at {
            let to = place[at];
            items.swap(at, to);
            place.swap(at, to);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_alike_in_any_order_and_with_every_action_as_often() {
        assert!(reordered(&[1, 2, 2, 3], &[2, 3, 2, 1]));
        assert!(!reordered(&[1, 2, 2], &[1, 1, 2]));
        assert!(!reordered(&[1, 2], &[1, 2, 2]));
    }

    #[test]
    fn items_take_the_order_asked_for() {
        let mut items = ["a", "b", "c", "d", "e"];
        permute(&mut items, &[3, 0, 4, 1, 2]);
        assert_eq!(items, ["d", "a", "e", "b", "c"]);
    }
}
