//! Bots behind object-safe traits, beside [`kernel::AnySession`]: for hosts that run any game and name
//! none.
//!
//! A table provides an [`AnyDecision`]: one player's view and legal moves. A host passes it a [`Shelf`] of bots
//! and a [`Recall`], and gets a [`Thought`]. Nothing here may know a table or a protocol.

use std::any::Any;
use std::sync::{Arc, PoisonError, RwLock};

use kernel::Game;

use crate::{Bot, Budget, Candidate, Memory, NetName, Playable, Style};

/// A bot's answer, without the types of its game.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought {
    /// The place of the chosen action in the legal list.
    pub index: usize,
    /// Number of simulations.
    pub simulations: u64,
    /// The actions considered, best first.
    pub candidates: Vec<Candidate>,
    /// The notations of the line that the bot expects, the chosen action first.
    pub line: Vec<String>,
}

/// A decision to think about: one player's view and legal moves, without the types of the game.
pub trait AnyDecision: Send + Sync {
    /// Chooses an action with a bot from the shelf. What it remembers for the next step of the same turn stays in
    /// `recall`. An unreadable network must not stop a game: the built-in bot answers instead.
    fn think(
        &self,
        bots: &Shelf,
        net: &NetName,
        recall: &mut Recall,
        style: Style,
        budget: &Budget<'_>,
        seed: u64,
    ) -> Thought;

    /// The notation of a legal action.
    fn text(&self, index: usize) -> String;

    /// How many actions are legal.
    fn choices(&self) -> usize;
}

/// A decision of one game.
pub struct Decision<G: Game> {
    /// The rules of the table; its component tables may differ from those of new games.
    pub game: Arc<G>,
    /// The view of the player to decide.
    pub view: G::View,
    /// The legal moves.
    pub legal: Vec<G::Action>,
}

impl<G: Playable> AnyDecision for Decision<G> {
    fn think(
        &self,
        bots: &Shelf,
        net: &NetName,
        recall: &mut Recall,
        style: Style,
        budget: &Budget<'_>,
        seed: u64,
    ) -> Thought {
        let bot = bots.bot(&self.game, net);
        let choice = bot.think(recall.memory(), &self.view, &self.legal, style, budget, seed);
        Thought {
            index: choice.index,
            simulations: choice.simulations,
            candidates: choice.candidates,
            line: choice.line.iter().map(|&action| self.game.phrase(action).text()).collect(),
        }
    }

    fn text(&self, index: usize) -> String {
        self.game.phrase(self.legal[index]).text()
    }

    fn choices(&self) -> usize {
        self.legal.len()
    }
}

/// A bot's memory from one step of its turn to the next.
#[derive(Default)]
pub struct Recall(Option<Box<dyn Remembered>>);

/// A [`Memory`] of some game.
trait Remembered: Send + Sync {
    fn is_empty(&self) -> bool;
    fn as_any(&mut self) -> &mut dyn Any;
}

impl<G: Playable> Remembered for Memory<G> {
    fn is_empty(&self) -> bool {
        Memory::is_empty(self)
    }

    fn as_any(&mut self) -> &mut dyn Any {
        self
    }
}

impl Recall {
    /// Whether it holds nothing useful.
    pub fn is_empty(&self) -> bool {
        self.0.as_ref().is_none_or(|memory| memory.is_empty())
    }

    /// The memory of this game; that of another game is forgotten.
    fn memory<G: Playable>(&mut self) -> &mut Memory<G> {
        if self.0.as_mut().is_none_or(|memory| !memory.as_any().is::<Memory<G>>()) {
            self.0 = Some(Box::<Memory<G>>::default());
        }
        let memory = self.0.as_mut().expect("it was just filled");
        memory.as_any().downcast_mut().expect("a memory of another game was just replaced")
    }
}

/// Bots of any games, each built once for every set of component tables and every network requested.
#[derive(Default)]
pub struct Shelf(RwLock<Vec<(NetName, Arc<dyn Any + Send + Sync>)>>);

impl Shelf {
    /// The bot of a game with a network.
    pub fn bot<G: Playable>(&self, game: &Arc<G>, net: &NetName) -> Arc<Bot<G>> {
        let content = game.content_hash();
        let known = self.0.read().unwrap_or_else(PoisonError::into_inner).iter().find_map(|(name, bot)| {
            let bot = Arc::clone(bot).downcast::<Bot<G>>().ok()?;
            (name == net && bot.game().content_hash() == content).then_some(bot)
        });
        known.unwrap_or_else(|| {
            let bot = Bot::named(Arc::clone(game), net).unwrap_or_else(|_| Bot::new(Arc::clone(game)));
            let bot = Arc::new(bot);
            let shelved = Arc::clone(&bot) as Arc<dyn Any + Send + Sync>;
            self.0.write().unwrap_or_else(PoisonError::into_inner).push((net.clone(), shelved));
            bot
        })
    }

    /// Number of bots built.
    pub fn len(&self) -> usize {
        self.0.read().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// Whether none was built.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}
