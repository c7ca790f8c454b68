//! Bots behind object-safe faces, beside [`kernel::AnySession`]: for hosts that run any game and name none.
//!
//! A table gives an [`AnyDecision`]: what one player sees and may do. A host hands it a [`Shelf`] of bots and a
//! [`Recall`], and hears a [`Thought`]. Nothing here may know a table or a protocol.

use std::any::Any;
use std::sync::{Arc, PoisonError, RwLock};

use kernel::Game;

use crate::{Bot, Budget, Candidate, Memory, NetName, Playable, Style};

/// What a bot thinks, without the types of its game.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought {
    /// The place of the chosen action in the legal list.
    pub index: usize,
    /// How many simulations were made.
    pub simulations: u64,
    /// What was looked at, best first.
    pub candidates: Vec<Candidate>,
    /// The notations of what the bot expects to follow, the chosen action first.
    pub line: Vec<String>,
}

/// A decision to think about: what one player sees and may do, without the types of its game.
pub trait AnyDecision: Send + Sync {
    /// Chooses, with a bot from the shelf. What it remembers for the next step of the same turn stays in `recall`. A
    /// network that cannot be read is no reason to stop a game: the built-in bot answers instead.
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
    /// The rules of the table, which may have begun with other component tables than new ones do.
    pub game: Arc<G>,
    /// What the player who decides may know.
    pub view: G::View,
    /// What may be done.
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

/// What a bot remembers from one step of its turn to the next.
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
    /// Whether there is nothing in it that would be missed.
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

/// Bots of any games, each made once for every set of component tables and every network that was asked for.
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

    /// How many bots were made.
    pub fn len(&self) -> usize {
        self.0.read().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// Whether none was made.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}
