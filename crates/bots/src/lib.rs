//! Players that see views only: the contract of a bot, its six levels, and what they share.
//!
//! A bot gets a [`kernel::Game::View`], never a state, so it cannot peek: positions to think about come from
//! [`kernel::Game::sample`], which has nothing but the view to go by. This crate must not know a protocol, a table or
//! a command. What a position is worth is told by one [`Value`] per game, with its weights in one file.
#![forbid(unsafe_code)]
#![expect(clippy::cast_precision_loss, reason = "counts and scores are small; estimates need no more digits")]

pub mod analyse;
mod answer;
mod budget;
mod forest;
mod greedy;
pub mod learn;
mod level;
mod name;
pub mod ratings;
mod shape;
pub mod solve;
pub mod sprt;
mod studied;
mod tree;
pub mod tuning;
mod turn;
mod value;
mod world;

use std::sync::Arc;

use kernel::SplitMix;

pub use answer::{AnyBots, Bots, Unable};
pub use budget::{Budget, Limit};
pub use forest::Memory;
pub use level::Level;
pub use name::{Name, NetName, Style};
pub use shape::Search;
pub use solve::{Solution, Unsolved};
pub use studied::{Family, Studied, Took};
pub use value::{Odds, Playable, Scores, Value};
pub use world::Marker;

use learn::Net;
use learn::net::Scratch;
use world::Worlds;

/// What a bot thinks of one action.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Candidate {
    /// The place of the action in the legal list.
    pub index: usize,
    /// How often the search looked at it.
    pub visits: u64,
    /// The final score its player may expect after it.
    pub score: f32,
    /// The chance to win after it, from 0 to 1.
    pub win: f32,
    /// What the level goes by: expected points ahead of the best other player.
    pub lead: f32,
}

/// An answer with its reasons.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice<A> {
    /// The place of the chosen action in the legal list.
    pub index: usize,
    /// How many simulations were made.
    pub simulations: u64,
    /// Every action that was looked at, best first; empty if there was nothing to think about.
    pub candidates: Vec<Candidate>,
    /// What the bot expects to follow in its own turn, the chosen action first.
    pub line: Vec<A>,
}

/// A player of one game at any level.
pub struct Bot<G: Playable> {
    game: Arc<G>,
    value: G::Value,
    net: Option<Arc<Net>>,
    threads: usize,
}

impl<G: Playable> Bot<G> {
    /// A bot for these rules, with the network this program is built with.
    pub fn new(game: Arc<G>) -> Self {
        let bot = Self::classic(game);
        match G::NET {
            Some(net) => {
                bot.with_net(net).expect("the built-in networks are checked by the tests of this crate")
            }
            None => bot,
        }
    }

    /// A bot that goes by the hand-made estimate alone.
    pub fn classic(game: Arc<G>) -> Self {
        Self::with_weights(game, G::WEIGHTS)
            .expect("the built-in weights are checked by the tests of this crate")
    }

    /// A bot with weights of its own, in the form of the file `bot/weights.toml` of its game.
    pub fn with_weights(game: Arc<G>, weights: &str) -> Result<Self, String> {
        let value = game.value(weights)?;
        Ok(Bot { game, value, net: None, threads: 1 })
    }

    /// The same bot, thinking on so many threads. With simulations as the limit that changes nothing but the time.
    #[must_use]
    pub fn with_threads(self, threads: usize) -> Self {
        Bot { threads, ..self }
    }

    /// The bot of a name, with its network; the error says what is wrong with the file of one.
    pub fn named(game: Arc<G>, net: &NetName) -> Result<Self, String> {
        match net {
            NetName::BuiltIn => Ok(Self::new(game)),
            NetName::Classic => Ok(Self::classic(game)),
            NetName::File(file) => {
                let bytes = std::fs::read(file).map_err(|error| format!("cannot read {file}: {error}"))?;
                Self::classic(game).with_net(&bytes).map_err(|problem| format!("{file}: {problem}"))
            }
        }
    }

    /// The same bot with the network of a file; the error says what is wrong with it.
    pub fn with_net(self, bytes: &[u8]) -> Result<Self, String> {
        let net = Net::read(bytes, G::ID, self.value.vocabulary(), self.value.phases())?;
        Ok(Bot { net: Some(Arc::new(net)), ..self })
    }

    /// The rules it plays by.
    pub fn game(&self) -> &Arc<G> {
        &self.game
    }

    /// Its network, if it has one.
    pub fn net(&self) -> Option<&Net> {
        self.net.as_deref()
    }

    /// The estimate it goes by.
    pub fn value(&self) -> &G::Value {
        &self.value
    }

    /// The final scores it expects in a position, of all seats and of the outsider.
    pub(crate) fn expected(&self, state: &G::State) -> (Scores, Option<f32>) {
        world::expect(&*self.game, &self.value, self.net.as_deref(), &mut Scratch::default(), state)
    }

    /// What leads say about chances to win in a position.
    pub(crate) fn odds(&self, state: &G::State) -> Odds {
        world::odds(&*self.game, &self.value, self.net.as_deref(), state)
    }

    /// Chooses one of the `legal` actions of the player whose `view` this is and who has to decide.
    ///
    /// With a number of simulations as the limit the answer depends on the arguments alone.
    pub fn choose(
        &self,
        view: &G::View,
        legal: &[G::Action],
        style: impl Into<Style>,
        budget: &Budget<'_>,
        seed: u64,
    ) -> Choice<G::Action> {
        self.think(&mut Memory::default(), view, legal, style, budget, seed)
    }

    /// The same for somebody who asks for one decision of a player after the other, and takes what was answered: the
    /// steps of a turn are then thought about once. A memory belongs to one seat of one game.
    pub fn think(
        &self,
        memory: &mut Memory<G>,
        view: &G::View,
        legal: &[G::Action],
        style: impl Into<Style>,
        budget: &Budget<'_>,
        seed: u64,
    ) -> Choice<G::Action> {
        let style = style.into();
        let level = style.level;
        let mut rng = SplitMix::new(seed);
        let fallback = rng.below(legal.len().max(1) as u32) as usize;
        memory.enter(style);
        if legal.len() < 2 || level == Level::Random {
            let choice = Choice::plain(fallback, legal);
            choice.line.iter().for_each(|&action| memory.note(action));
            return choice;
        }
        let choice = if level >= Level::Expert && self.game.alone(view) {
            *memory = Memory::default();
            self.last_turns(view, legal, style, budget, &mut rng)
        } else {
            self.search(view, legal, style, budget, &mut rng, memory)
        };
        if choice.index < legal.len() { choice } else { Choice::plain(fallback, legal) }
    }

    /// The highest final score the player whose `view` this is can be sure of; see [`solve`]. A number of simulations
    /// as the limit bounds the positions looked at.
    pub fn solve(&self, view: &G::View, budget: &Budget<'_>) -> Result<Solution<G::Action>, Unsolved> {
        self.game.solve(&self.value, view, budget)
    }

    /// When only the own score is open: half of the budget goes into what is sure, half into what is likely, and what
    /// is sure is taken unless more is likely.
    fn last_turns(
        &self,
        view: &G::View,
        legal: &[G::Action],
        style: Style,
        budget: &Budget<'_>,
        rng: &mut SplitMix,
    ) -> Choice<G::Action> {
        let half = Budget { limit: budget.limit.part(1, 2), cancel: budget.cancel };
        let mut choice = self.search(view, legal, style, &half, rng, &mut Memory::default());
        let positions = Budget { limit: half.limit.positions(), cancel: budget.cancel };
        let solved = self.solve(view, &positions).ok();
        let sure = solved.and_then(|solved| {
            let first = legal.iter().position(|action| Some(action) == solved.line.first())?;
            Some((first, solved))
        });
        let Some((index, solved)) = sure else { return choice };
        let likely = choice.candidates.first().copied();
        if likely.is_none_or(|likely| solved.score as f32 >= likely.score) {
            let old = choice.candidates.iter().position(|candidate| candidate.index == index);
            let mut found = old.map(|at| choice.candidates.remove(at)).or(likely);
            if let Some(found) = &mut found {
                let score = solved.score as f32;
                *found = Candidate { index, score, lead: found.lead + score - found.score, ..*found };
            }
            choice.candidates.splice(0..0, found);
            (choice.index, choice.line) = (index, solved.line);
        }
        choice
    }

    /// What a level finds out about some actions; its index is beyond the list if that is nothing.
    fn search(
        &self,
        view: &G::View,
        legal: &[G::Action],
        style: Style,
        budget: &Budget<'_>,
        rng: &mut SplitMix,
        memory: &mut Memory<G>,
    ) -> Choice<G::Action> {
        // The easy level is to make the mistakes of people who have played a few games.
        let learned = !style.classic && style.level > Level::Easy;
        let net = self.net.as_deref().filter(|_| learned);
        let worlds = Worlds { game: &*self.game, value: &self.value, net, view, legal };
        let search = self.value.search();
        match style.level {
            Level::Random => Choice::plain(usize::MAX, legal),
            Level::Easy => greedy::choose(&worlds, &search.easy, budget, rng),
            Level::Medium => turn::choose(&worlds, &search.medium, budget, rng),
            Level::Hard => forest::choose(&worlds, &search.hard, budget, self.threads, rng, memory),
            Level::Expert => forest::choose(&worlds, &search.expert, budget, self.threads, rng, memory),
            Level::Master => forest::choose(&worlds, &search.master, budget, self.threads, rng, memory),
        }
    }
}

impl<A: Copy> Choice<A> {
    /// An answer without thought.
    fn plain(index: usize, legal: &[A]) -> Self {
        let line = legal.get(index).copied().into_iter().collect();
        Choice { index, simulations: 0, candidates: Vec::new(), line }
    }
}
