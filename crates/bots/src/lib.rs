//! Players that see views only: the contract of a bot, its six levels, and what they share.
//!
//! ```
//! use std::sync::Arc;
//! use std::sync::atomic::AtomicBool;
//!
//! use bots::{Bot, Budget, Level, Limit};
//! use kernel::{ChanceMode, Game, Pending, Session, Viewer};
//!
//! let game = Arc::new(tikal::Rules::build(&[])?);
//! let setup = game.setup(&serde_json::json!({ "players": 2 }))?;
//! let session = Session::new(Arc::clone(&game), &setup, ChanceMode::Seeded(7));
//! let bot = Bot::new(Arc::clone(&game));
//! let Pending::Player(seat) = session.pending() else { unreachable!("the session deals by itself") };
//! let view = game.view(session.state(), Viewer::Seat(seat));
//! let budget = Budget { limit: Limit::Simulations(20), cancel: &AtomicBool::new(false) };
//! let choice = bot.choose(&view, session.legal(), Level::Hard, &budget, 1);
//! assert!(choice.index < session.legal().len());
//! # Ok::<(), kernel::Problems>(())
//! ```
//!
//! # A bot of your own
//!
//! needs nothing of this crate: it is a function from what its seat sees and the legal list to a place in that list. This one tries
//! every action in eight positions that agree with its view, takes the one that leaves its seat furthest ahead, and plays a
//! game against [`Level::Easy`]. It plays any game, since it knows only the contract [`kernel::Game`].
//!
//! ```
//! use std::sync::Arc;
//! use std::sync::atomic::AtomicBool;
//!
//! use bots::{Bot, Budget, Level, Limit};
//! use kernel::{ChanceMode, Game, Pending, Seat, Session, SplitMix, Viewer};
//!
//! fn choose<G: Game>(game: &G, seat: Seat, view: &G::View, legal: &[G::Action], rng: &mut SplitMix) -> usize {
//!     let mut ahead = vec![0; legal.len()];
//!     for _ in 0..8 {
//!         // The legal actions are the same in every position that agrees with the view.
//!         let position = game.sample(view, rng);
//!         for (ahead, action) in ahead.iter_mut().zip(legal) {
//!             let mut after = position.clone();
//!             game.advance(&mut after, *action, &mut ());
//!             let points = game.totals(&after);
//!             let others = (0..usize::from(game.seats(&after))).filter(|other| *other != seat.index());
//!             *ahead += points[seat.index()] - others.map(|other| points[other]).max().unwrap_or(0);
//!         }
//!     }
//!     (0..legal.len()).max_by_key(|at| ahead[*at]).expect("who is to decide has an action")
//! }
//!
//! let game = Arc::new(tikal::Rules::build(&[])?);
//! let setup = game.setup(&serde_json::json!({ "players": 2, "variants": ["short_game"] }))?;
//! let mut session = Session::new(Arc::clone(&game), &setup, ChanceMode::Seeded(7));
//! let easy = Bot::new(Arc::clone(&game));
//! let budget = Budget { limit: Limit::Simulations(20), cancel: &AtomicBool::new(false) };
//! let mut rng = SplitMix::new(1);
//! while let Pending::Player(seat) = session.pending() {
//!     let view = game.view(session.state(), Viewer::Seat(seat));
//!     let legal = session.legal();
//!     let index = match seat {
//!         Seat(0) => choose(&*game, seat, &view, legal, &mut rng),
//!         _ => easy.choose(&view, legal, Level::Easy, &budget, rng.next()).index,
//!     };
//!     let action = legal[index];
//!     session.apply(action).expect("the action is legal");
//! }
//! assert_eq!(session.pending(), Pending::Over);
//! println!("{}", session.record());
//! # Ok::<(), kernel::Problems>(())
//! ```
//!
//! A program in any language can play too: it speaks the protocol of `temples engine`.
//!
//! # What is here
//!
//! A bot gets a [`kernel::Game::View`], never a state, so it cannot peek: it searches in positions from
//! [`kernel::Game::sample`], whose only input is the view.
//!
//! | to … | read |
//! | --- | --- |
//! | write a bot of your own | the example above |
//! | ask a bot for a decision | [`Bot::choose`]; [`Bot::think`] with a [`Memory`] for one decision after the other |
//! | name a bot (`hard:500@classic`) | [`Name`], [`Level`], [`Character`] |
//! | ask without knowing the game's type | [`AnyBots`], [`AnyDecision`], [`Shelf`] |
//! | make a game playable for every level | [`Playable`], [`Value`] |
//! | judge recorded games | [`analyse`] |
//! | find what is sure at the end of a game | [`solve`] |
//! | train a network, tune weights | [`learn`], [`tuning`] |
//! | compare players | [`ratings`], [`sprt`] |
//!
//! This crate must not know a protocol, a table or a command.
#![forbid(unsafe_code)]
#![expect(clippy::cast_precision_loss, reason = "counts and scores are small; estimates need no more digits")]

pub mod analyse;
mod answer;
mod budget;
mod character;
mod face;
mod forest;
pub mod learn;
mod level;
mod name;
mod plans;
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

use std::sync::{Arc, Mutex, PoisonError};

use kernel::SplitMix;

pub use answer::{AnyBots, Bots, Unable};
pub use budget::{Budget, Limit};
pub use character::Character;
pub use face::{AnyDecision, Decision, Recall, Shelf, Thought};
pub use forest::Memory;
pub use level::Level;
pub use name::{Name, NameError, NetName, Style};
pub use shape::Search;
pub use solve::{Solution, Unsolved};
pub use studied::{Family, Studied, Took};
pub use value::{Odds, Playable, Scores, Value};
pub use world::{Marker, Notes};

use learn::chances::{Chances, Correction, Teller};
use learn::{Net, NetError};
use world::Worlds;

/// A bot's judgement of one action.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Candidate {
    /// The place of the action in the legal list.
    pub index: usize,
    /// Number of visits by the search.
    pub visits: u64,
    /// The player's expected final score after it.
    pub score: f32,
    /// The chance to win after it, from 0 to 1.
    pub win: f32,
    /// The level's criterion: expected points ahead of the best other player.
    pub lead: f32,
}

/// An answer with its reasons.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice<A> {
    /// The place of the chosen action in the legal list.
    pub index: usize,
    /// Number of simulations.
    pub simulations: u64,
    /// Every action considered, best first; empty if there was no choice.
    pub candidates: Vec<Candidate>,
    /// The line that the bot expects in its own turn, the chosen action first.
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
        let net = bot.built_in();
        Bot { net, ..bot }
    }

    /// The built-in network, fitted to the tables: cached, since tables and hints create bots often.
    fn built_in(&self) -> Option<Arc<Net>> {
        static READ: Mutex<Vec<(&'static str, u64, Arc<Net>)>> = Mutex::new(Vec::new());
        const KEPT: usize = 8;
        let bytes = G::NET?;
        let content = self.game.content_hash();
        let mut read = READ.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((.., net)) = read.iter().find(|(game, of, _)| (*game, *of) == (G::ID, content)) {
            return Some(Arc::clone(net));
        }
        let net = Net::read(bytes, G::ID, self.value.vocabulary(), self.value.deeds(), self.value.phases());
        let net = Arc::new(net.expect("the built-in networks are checked by the tests of this crate"));
        if read.len() >= KEPT {
            read.remove(0);
        }
        read.push((G::ID, content, Arc::clone(&net)));
        Some(net)
    }

    /// A bot that uses only the hand-made estimate.
    pub fn classic(game: Arc<G>) -> Self {
        Self::with_weights(game, G::WEIGHTS)
            .expect("the built-in weights are checked by the tests of this crate")
    }

    /// A bot with weights of its own, in the form of the file `bot/weights.toml` of its game.
    pub fn with_weights(game: Arc<G>, weights: &str) -> Result<Self, toml::de::Error> {
        let value = game.value(weights)?;
        Ok(Bot { game, value, net: None, threads: 1 })
    }

    /// The same bot on this many threads. With simulations as the limit that affects only the time.
    #[must_use]
    pub fn with_threads(self, threads: usize) -> Self {
        Bot { threads, ..self }
    }

    /// The bot of a name, with its network; the error says what is wrong with the network's file.
    pub fn named(game: Arc<G>, net: &NetName) -> Result<Self, NetError> {
        match net {
            NetName::BuiltIn => Ok(Self::new(game)),
            NetName::Classic => Ok(Self::classic(game)),
            NetName::File(file) => {
                let unread = |error: std::io::Error| NetError::Unread {
                    file: file.clone(),
                    message: error.to_string(),
                };
                let bytes = std::fs::read(file).map_err(unread)?;
                let wrong = |error| NetError::Of { file: file.clone(), reason: Box::new(error) };
                Self::classic(game).with_net(&bytes).map_err(wrong)
            }
        }
    }

    /// The same bot with the network of a file; the error says what is wrong with it.
    pub fn with_net(self, bytes: &[u8]) -> Result<Self, NetError> {
        let net = Net::read(bytes, G::ID, self.value.vocabulary(), self.value.deeds(), self.value.phases())?;
        Ok(Bot { net: Some(Arc::new(net)), ..self })
    }

    /// The same bot with the network of another, or without one if that has none.
    #[must_use]
    pub fn with_net_of(self, other: &Bot<G>) -> Self {
        Bot { net: other.net.clone(), ..self }
    }

    /// The same bot with other corrections of its reported figures; without a network it has none.
    #[must_use]
    pub fn with_chances(self, chances: Chances) -> Self {
        let net = self.net.as_deref().map(|net| Arc::new(net.clone().with_chances(chances)));
        Bot { net, ..self }
    }

    /// The rules it plays by.
    pub fn game(&self) -> &Arc<G> {
        &self.game
    }

    /// Its network, if it has one.
    pub fn net(&self) -> Option<&Net> {
        self.net.as_deref()
    }

    /// Its evaluation function.
    pub fn value(&self) -> &G::Value {
        &self.value
    }

    /// The final scores it expects in a position, of all seats and of the outsider, reusing its notes from the
    /// previous position. Notes save work along a turn and never change a result.
    pub fn expect_with(
        &self,
        state: &G::State,
        notes: &mut Notes<<G::Value as Value<G>>::Basis>,
    ) -> (Scores, Option<f32>) {
        world::expect(&*self.game, &self.value, self.net(), notes, state)
    }

    /// The final scores it expects in a position, of all seats and of the outsider.
    pub(crate) fn expected(&self, state: &G::State) -> (Scores, Option<f32>) {
        world::expect(&*self.game, &self.value, self.net.as_deref(), &mut world::Notes::default(), state)
    }

    /// The correction of reported figures in a position.
    pub(crate) fn correction(&self, teller: Teller, state: &G::State) -> Correction {
        world::correction(&*self.game, &self.value, self.net.as_deref(), teller, state)
    }

    /// Chooses one of the `legal` actions for the player to decide, whose view is `view`.
    ///
    /// With a number of simulations as the limit, the answer depends only on the arguments.
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

    /// The same for a caller that asks for a player's decisions in sequence and follows the answers: the search is
    /// then shared by the steps of a turn. A memory belongs to one seat of one game.
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
        let choice = if level < Level::Expert || !self.game.last_round(view) {
            self.search(view, legal, style, budget, &mut rng, memory)
        } else if self.game.alone(view) {
            *memory = Memory::default();
            self.last_round(view, legal, style, budget, 4, &mut rng, memory)
        } else {
            self.last_round(view, legal, style, budget, 1, &mut rng, memory)
        };
        if choice.index < legal.len() { choice } else { Choice::plain(fallback, legal) }
    }

    /// The highest final score that the player with this `view` can guarantee; see [`solve`]. A number of simulations
    /// as the limit bounds the positions searched.
    pub fn solve(&self, view: &G::View, budget: &Budget<'_>) -> Result<Solution<G::Action>, Unsolved> {
        self.game.solve(&self.value, view, budget)
    }

    /// A decision of the last round: some eighths of the budget go into the guaranteed score, the others into the
    /// expected one. The guaranteed line is taken unless the search expects more of another, for the score or the lead.
    #[expect(clippy::too_many_arguments, reason = "what a search takes, and the eighths")]
    fn last_round(
        &self,
        view: &G::View,
        legal: &[G::Action],
        style: Style,
        budget: &Budget<'_>,
        eighths: u64,
        rng: &mut SplitMix,
        memory: &mut Memory<G>,
    ) -> Choice<G::Action> {
        let part = |times: u64| Budget { limit: budget.limit.part(times, 8), cancel: budget.cancel };
        let mut choice = self.search(view, legal, style, &part(8 - eighths), rng, memory);
        let Some(&best) = choice.candidates.first().filter(|_| choice.simulations > 0) else {
            // A step of a turn that was decided before.
            return choice;
        };
        let positions = Budget { limit: part(eighths).limit.positions(), cancel: budget.cancel };
        let Ok(solved) = self.solve(view, &positions) else { return choice };
        let Some(index) = legal.iter().position(|action| Some(action) == solved.line.first()) else {
            return choice;
        };
        let at = choice.candidates.iter().position(|candidate| candidate.index == index);
        let found = at.map_or(best, |at| choice.candidates[at]);
        // What is sure needs no correction.
        let (sure, shift) = (solved.score as f32, self.shift(view, style));
        let raised =
            Candidate { index, score: sure, lead: found.lead + sure - (found.score - shift), ..found };
        if sure < best.score - shift || raised.lead < best.lead {
            return choice;
        }
        at.map(|at| choice.candidates.remove(at));
        choice.candidates.insert(0, raised);
        (choice.index, choice.line) = (index, solved.line);
        if at != Some(0) {
            // The trees were grown for another decision.
            *memory = Memory::default();
        }
        choice
    }

    /// What the corrections add to an expected score. They change the reported figures, not the play.
    fn shift(&self, view: &G::View, style: Style) -> f32 {
        let state = self.game.sample(view, &mut SplitMix::new(0));
        if style.classic { 0.0 } else { self.correction(Teller::of(style.level), &state).score }
    }

    /// A level's findings about some actions; the index is beyond the list if there are none.
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
        let (game, level, taste) = (&*self.game, style.level, style.taste);
        let search = self.value.search();
        let trust = search.trust(level);
        let worlds = Worlds { game, value: &self.value, net, level, taste, trust, view, legal };
        match style.level {
            Level::Random => Choice::plain(usize::MAX, legal),
            Level::Easy | Level::Medium => {
                let planning = if style.level == Level::Easy { search.easy } else { search.medium };
                let planning = if style.steady { planning.steady() } else { planning };
                turn::choose(&worlds, &planning, budget, rng, memory)
            }
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

/// The names of levels, the sentences of analyses and of the solver.
static WORDS: words::Part = words::part!();

#[cfg(test)]
mod tests {
    #[test]
    fn the_words_are_whole() {
        ::words::check::whole(&super::WORDS, &["level-"]);
    }

    #[test]
    fn every_level_has_a_name_and_a_description() {
        let keys = ::words::check::keys(&super::WORDS, kernel::Lang::EN, &mut Vec::new());
        let named: Vec<_> = keys.keys().filter_map(|key| key.strip_prefix("level-")).collect();
        let mut wanted: Vec<String> = super::Level::ALL
            .iter()
            .flat_map(|level| [level.name().to_string(), format!("{}.about", level.name())])
            .collect();
        wanted.sort();
        assert_eq!(named, wanted);
    }
}
