//! The search trees of all worlds of one decision: how they share the budget and the threads, and what is kept of
//! them for the next step of the same turn.

use kernel::{Game, SplitMix};

use crate::budget::{Budget, Clock, Limit};
use crate::learn::chances::{Correction, Teller};
use crate::plans::{Crew, Grove, PLANS, Plan, compare};
use crate::shape::Shape;
use crate::tree::Tree;
use crate::turn;
use crate::value::Value;
use crate::world::{Worlds, answer};
use crate::{Candidate, Choice, Style};

/// A bot's memory from one decision to the next. It holds nothing that was not in the bot's views.
///
/// If the next view is the one expected after the chosen action, the search continues where it stopped.
pub struct Memory<G: Game> {
    trees: Vec<Tree<G>>,
    /// The turn as a level without trees planned it.
    pub(crate) plan: Option<turn::Plan<G>>,
    /// What was decided in the trees.
    promised: Option<Promise<G::Action>>,
    /// The bot's answers since the trees were grown or the turn was planned.
    pub(crate) taken: Vec<G::Action>,
    style: Option<Style>,
}

/// A planned turn.
struct Promise<A> {
    /// The turn as it is expected.
    line: Vec<A>,
    /// How many of its actions are taken before anything new is seen.
    sure: usize,
    /// Its evaluation.
    found: Candidate,
}

impl<G: Game> Default for Memory<G> {
    fn default() -> Self {
        Memory { trees: Vec::new(), plan: None, promised: None, taken: Vec::new(), style: None }
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

    /// The next step of what was decided, as long as nothing new is seen: more thought would tell nothing else.
    fn keep_word<V: Value<G>>(&mut self, worlds: &Worlds<'_, G, V>) -> Option<Choice<G::Action>> {
        let promise = self.promised.as_ref()?;
        let rest = promise.line.strip_prefix(self.taken.as_slice())?;
        let next = rest.first().filter(|_| self.taken.len() < promise.sure)?;
        let index = worlds.legal.iter().position(|action| action == next)?;
        let tree = self.trees.first_mut()?;
        let mut world = worlds.world(tree.seed(), tree.state());
        if !tree.expects(&mut world, &self.taken, worlds.view) {
            return None;
        }
        self.taken.push(*next);
        let found = Candidate { index, ..promise.found };
        Some(Choice { index, simulations: 0, candidates: vec![found], line: rest.to_vec() })
    }

    /// Forgets everything that was thought in another style.
    pub(crate) fn enter(&mut self, style: Style) {
        if self.style != Some(style) {
            self.trees.clear();
            self.plan = None;
            self.promised = None;
            self.style = Some(style);
        }
        if self.is_empty() {
            self.taken.clear();
        }
    }
}

/// Searches as long as the budget lasts. The worlds share it evenly and are searched independently between two
/// comparisons, so the number of threads affects only the time.
pub(crate) fn choose<G: Game, V: Value<G>>(
    worlds: &Worlds<'_, G, V>,
    shape: &Shape,
    budget: &Budget<'_>,
    threads: usize,
    rng: &mut SplitMix,
    memory: &mut Memory<G>,
) -> Choice<G::Action> {
    if let Some(choice) = memory.keep_word(worlds) {
        return choice;
    }
    let taken = std::mem::take(&mut memory.taken);
    let mut trees = std::mem::take(&mut memory.trees);
    trees.retain_mut(|tree| {
        let mut world = worlds.world(tree.seed(), tree.state());
        !taken.is_empty() && tree.follow(&mut world, &taken, worlds.view)
    });
    // Too few simulations to compare plans in all worlds are spent in some of them.
    let simulations = match budget.limit {
        Limit::Simulations(simulations) => simulations,
        Limit::Millis(_) => shape.enough,
    };
    let count = shape.worlds.min(simulations / PLANS).max(1);
    trees.truncate(count as usize);
    while (trees.len() as u64) < count {
        let Some((world, state, seat)) = worlds.sample(rng) else { break };
        trees.push(Tree::new(world.seed, state, seat));
    }
    let count = trees.len() as u64;
    let mut groves: Vec<Grove<'_, G, V>> = Vec::with_capacity(trees.len());
    for (number, tree) in trees.into_iter().enumerate() {
        let world = worlds.world(tree.seed(), tree.state());
        let clock = Clock::share(budget, shape.enough, (number as u64, count), tree.visits());
        groves.push(Grove::new(tree, world, clock));
    }
    let mut crew = Crew::new(threads, budget);
    crew.work(&mut groves, 1, |grove, turns| grove.plant(turns, worlds.legal, shape));
    let plans = compare(&mut crew, &mut groves, shape);
    let spent = groves.iter().map(|grove| grove.clock.spent()).sum();
    // For each first action: its best plan, and the simulations of all.
    let mut found: Vec<Option<(usize, u64)>> = vec![None; worlds.legal.len()];
    for (at, plan) in plans.iter().enumerate() {
        let first = plan.line.first().and_then(|first| worlds.legal.iter().position(|a| a == first));
        let Some(first) = first else { continue };
        let visits = plan.visits.max(1);
        match &mut found[first] {
            Some((_, sum)) => *sum += visits,
            none => *none = Some((at, visits)),
        }
    }
    let told = groves.first().map_or(Correction::default(), |grove| {
        worlds.correction(Teller::of(worlds.level), grove.tree.state())
    });
    let candidates = found.iter().enumerate().filter_map(|(index, found)| {
        let (at, visits) = (*found)?;
        let Plan { score, lead, .. } = plans[at];
        Some(Candidate { index, visits, score: score + told.score, win: told.odds.chance(lead), lead })
    });
    let plan_of = |index: usize| found[index].map_or(usize::MAX, |(at, _)| at);
    // The plans are in their order already.
    let choice = answer(
        worlds.legal,
        candidates.collect(),
        |candidate| -(plan_of(candidate.index) as f64),
        spent,
        |index| groves.iter().find_map(|grove| grove.line(plan_of(index))).unwrap_or_default(),
    );
    memory.promised = choice.candidates.first().map(|&found| Promise {
        found,
        line: choice.line.clone(),
        sure: plans[plan_of(found.index)].line.len(),
    });
    memory.trees = groves.into_iter().map(|grove| grove.tree).collect();
    memory.taken.extend(worlds.legal.get(choice.index));
    choice
}
