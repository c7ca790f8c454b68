//! The search trees of all worlds of one decision: how they share the budget and the threads, and what is kept of
//! them for the next step of the same turn.

use std::sync::{Mutex, PoisonError};
use std::thread;

use kernel::{Game, SplitMix};

use crate::budget::{Budget, Clock};
use crate::learn::chances::{Correction, Teller};
use crate::shape::Shape;
use crate::tree::Tree;
use crate::turn::{Plan, Turns};
use crate::value::Value;
use crate::world::{Sums, Worlds, answer};
use crate::{Choice, Style};

/// A bot's memory from one decision to the next. It holds nothing that was not in the bot's views.
///
/// If the next view is the one expected after the chosen action, the search continues where it stopped.
pub struct Memory<G: Game> {
    trees: Vec<Tree<G>>,
    /// The turn as a level without trees planned it.
    pub(crate) plan: Option<Plan<G>>,
    /// The bot's answers since the trees were grown or the turn was planned.
    pub(crate) taken: Vec<G::Action>,
    style: Option<Style>,
}

impl<G: Game> Default for Memory<G> {
    fn default() -> Self {
        Memory { trees: Vec::new(), plan: None, taken: Vec::new(), style: None }
    }
}

impl<G: Game> Memory<G> {
    /// Whether it holds nothing useful.
    pub fn is_empty(&self) -> bool {
        self.trees.is_empty() && self.plan.is_none()
    }

    /// Notes an answer that needed no thought.
    pub(crate) fn note(&mut self, action: G::Action) {
        if !self.is_empty() {
            self.taken.push(action);
        }
    }

    /// Forgets everything that was thought in another style.
    pub(crate) fn enter(&mut self, style: Style) {
        if self.style != Some(style) {
            self.trees.clear();
            self.plan = None;
            self.style = Some(style);
        }
        if self.is_empty() {
            self.taken.clear();
        }
    }
}

/// Searches as long as the budget lasts. The worlds share it evenly and each has its thread, so the number of
/// threads affects only the time.
pub(crate) fn choose<G: Game, V: Value<G>>(
    worlds: &Worlds<'_, G, V>,
    shape: &Shape,
    budget: &Budget<'_>,
    threads: usize,
    rng: &mut SplitMix,
    memory: &mut Memory<G>,
) -> Choice<G::Action> {
    let taken = std::mem::take(&mut memory.taken);
    let mut trees = std::mem::take(&mut memory.trees);
    trees.retain_mut(|tree| {
        let mut world = worlds.world(tree.seed(), tree.state());
        !taken.is_empty() && tree.follow(&mut world, &taken, worlds.view)
    });
    while (trees.len() as u64) < shape.worlds {
        let Some((world, state, seat)) = worlds.sample(rng) else { break };
        trees.push(Tree::new(world.seed, state, seat));
    }
    let spent = grow_all(worlds, shape, budget, threads, &mut trees);
    let mut sums = Sums::new(worlds.legal.len());
    let mut lines: Vec<(u64, Vec<G::Action>)> = vec![(0, Vec::new()); worlds.legal.len()];
    for tree in &trees {
        let seats = usize::from(worlds.game.seats(tree.state()));
        for found in tree.found(seats) {
            let place = found.line.first().and_then(|first| worlds.legal.iter().position(|a| a == first));
            let Some(first) = place else { continue };
            sums.add(first, found.visits, found.score, found.lead);
            if found.visits > lines[first].0 {
                lines[first] = (found.visits, found.line);
            }
        }
    }
    let told = trees
        .first()
        .map_or(Correction::default(), |tree| worlds.correction(Teller::of(worlds.level), tree.state()));
    let choice = answer(
        worlds.legal,
        sums.candidates(told),
        |candidate| candidate.visits as f64 + 1e-3 * f64::from(candidate.lead),
        spent,
        |index| std::mem::take(&mut lines[index].1),
    );
    memory.trees = trees;
    memory.taken.extend(worlds.legal.get(choice.index));
    choice
}

/// Grows every tree by its share of the budget; returns the number of simulations used.
fn grow_all<G: Game, V: Value<G>>(
    worlds: &Worlds<'_, G, V>,
    shape: &Shape,
    budget: &Budget<'_>,
    threads: usize,
    trees: &mut [Tree<G>],
) -> u64 {
    let count = trees.len();
    let threads = threads.clamp(1, count.max(1));
    // The time of one thread is divided among the worlds it grows.
    let turns_of = count.div_ceil(threads) as u64;
    // Trees differ in how long they take, so a thread that is done takes the next one.
    let waiting = Mutex::new(trees.iter_mut().enumerate());
    let next = || waiting.lock().unwrap_or_else(PoisonError::into_inner).next();
    let work = || {
        let mut turns = Turns::new();
        let mut spent = 0;
        while let Some((number, tree)) = next() {
            let inherited = tree.visits();
            let clock =
                Clock::share(budget, shape.enough, (number as u64, count as u64), turns_of, inherited);
            spent += grow(worlds, shape, tree, &mut turns, clock);
        }
        spent
    };
    thread::scope(|scope| {
        let others: Vec<_> = (1..threads).map(|_| scope.spawn(work)).collect();
        let own = work();
        let joined = others.into_iter().map(|other| other.join().expect("a search does not panic"));
        own + joined.sum::<u64>()
    })
}

fn grow<G: Game, V: Value<G>>(
    worlds: &Worlds<'_, G, V>,
    shape: &Shape,
    tree: &mut Tree<G>,
    turns: &mut Turns<G>,
    mut clock: Clock<'_>,
) -> u64 {
    let mut world = worlds.world(tree.seed(), tree.state());
    tree.plant(turns, &mut world, worlds.legal, shape, &clock);
    while tree.is_open() && clock.tick() {
        tree.simulate(turns, &mut world, shape);
    }
    clock.spent()
}
