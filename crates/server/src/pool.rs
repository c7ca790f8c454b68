//! Where bots think: a bounded number at a time, away from the threads that serve people. What a bot is given is
//! the view of its seat, and what it remembers of the steps of the same turn before.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, PoisonError, RwLock};

use arnak::Arnak;
use bots::{Bot, Budget, Level, Limit, Memory, Playable, Style};
use games::Rules;
use kernel::{Game, Seat, Viewer};
use table::{AnyTable, Table};
use tikal::Tikal;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::turns::Turns;

/// A decision to think about: what one player sees and may do.
pub enum Question {
    /// Lost Ruins of Arnak.
    Arnak(Box<Asked<Arnak>>),
    /// Tikal II.
    Tikal(Box<Asked<Tikal>>),
}

/// A decision of one game.
pub struct Asked<G: Game> {
    /// The rules of the table, which may have begun with other component tables than new ones do.
    game: Arc<G>,
    view: G::View,
    legal: Vec<G::Action>,
}

impl Question {
    /// The decision a table waits for, as the one who decides sees it.
    pub(crate) fn of(table: &dyn AnyTable, seat: Seat) -> Option<Question> {
        fn asked<G: Game>(table: &dyn AnyTable, seat: Seat) -> Option<Box<Asked<G>>> {
            let table = table.as_any().downcast_ref::<Table<G>>()?;
            let legal = table.legal().to_vec();
            let game = Arc::clone(table.shared_game());
            (!legal.is_empty()).then(|| Box::new(Asked { game, view: table.view(Viewer::Seat(seat)), legal }))
        }
        asked(table, seat).map(Question::Arnak).or_else(|| asked(table, seat).map(Question::Tikal))
    }
}

/// What a bot thinks.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought {
    /// The place of the chosen action in the list.
    pub index: usize,
    /// How many simulations were made.
    pub simulations: u64,
    /// What was looked at, best first: the place in the list, visits, score, win, lead.
    pub candidates: Vec<bots::Candidate>,
    /// The notations of what it expects to follow, the chosen action first.
    pub line: Vec<String>,
}

/// What a bot remembers from one step of its turn to the next.
#[derive(Default)]
pub enum Recall {
    /// Nothing.
    #[default]
    Nothing,
    /// Trees of Lost Ruins of Arnak.
    Arnak(Box<Memory<Arnak>>),
    /// Trees of Tikal II.
    Tikal(Box<Memory<Tikal>>),
}

impl Recall {
    /// Whether there is nothing in it that would be missed.
    pub fn is_empty(&self) -> bool {
        match self {
            Recall::Nothing => true,
            Recall::Arnak(memory) => memory.is_empty(),
            Recall::Tikal(memory) => memory.is_empty(),
        }
    }

    fn arnak(&mut self) -> &mut Memory<Arnak> {
        if !matches!(self, Recall::Arnak(_)) {
            *self = Recall::Arnak(Box::default());
        }
        let Recall::Arnak(memory) = self else { unreachable!("it was just made so") };
        memory
    }

    fn tikal(&mut self) -> &mut Memory<Tikal> {
        if !matches!(self, Recall::Tikal(_)) {
            *self = Recall::Tikal(Box::default());
        }
        let Recall::Tikal(memory) = self else { unreachable!("it was just made so") };
        memory
    }
}

/// What a bot remembers, as long as there is room for it. Dropping it makes room.
#[derive(Default)]
pub(crate) struct Kept {
    recall: Recall,
    _place: Option<OwnedSemaphorePermit>,
}

/// Whoever thinks for bots.
pub trait Brains: Send + Sync + 'static {
    /// Chooses. It may take as long as the limit says and must look at `cancel`; what it remembers for the next step
    /// of the same turn it leaves in `recall`.
    fn think(
        &self,
        question: &Question,
        recall: &mut Recall,
        style: Style,
        limit: Limit,
        seed: u64,
        cancel: &AtomicBool,
    ) -> Thought;
}

/// The bots of this program.
pub struct OwnBots {
    arnak: Shelved<Arnak>,
    tikal: Shelved<Tikal>,
}

/// A bot for every set of component tables that was asked about.
struct Shelved<G: Playable>(RwLock<Vec<Arc<Bot<G>>>>);

impl<G: Playable> Shelved<G> {
    fn new(game: &Arc<G>) -> Self {
        Shelved(RwLock::new(vec![Arc::new(Bot::new(Arc::clone(game)))]))
    }

    fn of(&self, game: &Arc<G>) -> Arc<Bot<G>> {
        let content = game.content_hash();
        let find = |bots: &[Arc<Bot<G>>]| bots.iter().find(|b| b.game().content_hash() == content).cloned();
        let known = find(&self.0.read().unwrap_or_else(PoisonError::into_inner));
        known.unwrap_or_else(|| {
            let bot = Arc::new(Bot::new(Arc::clone(game)));
            self.0.write().unwrap_or_else(PoisonError::into_inner).push(Arc::clone(&bot));
            bot
        })
    }
}

impl OwnBots {
    /// The bots for these rules.
    pub fn new(rules: &[Rules]) -> Option<Self> {
        let (mut arnak, mut tikal) = (None, None);
        for rules in rules {
            match rules {
                Rules::Arnak(game) => arnak = Some(Shelved::new(game)),
                Rules::Tikal(game) => tikal = Some(Shelved::new(game)),
            }
        }
        Some(OwnBots { arnak: arnak?, tikal: tikal? })
    }
}

impl Brains for OwnBots {
    fn think(
        &self,
        question: &Question,
        recall: &mut Recall,
        style: Style,
        limit: Limit,
        seed: u64,
        cancel: &AtomicBool,
    ) -> Thought {
        fn typed<G: Playable>(
            bots: &Shelved<G>,
            asked: &Asked<G>,
            memory: &mut Memory<G>,
            style: Style,
            budget: &Budget<'_>,
            seed: u64,
        ) -> Thought {
            let bot = bots.of(&asked.game);
            let choice = bot.think(memory, &asked.view, &asked.legal, style, budget, seed);
            let text = |&action: &G::Action| bot.game().phrase(action).text();
            Thought {
                index: choice.index,
                simulations: choice.simulations,
                candidates: choice.candidates,
                line: choice.line.iter().map(text).collect(),
            }
        }
        let budget = Budget { limit, cancel };
        match question {
            Question::Arnak(asked) => typed(&self.arnak, asked, recall.arnak(), style, &budget, seed),
            Question::Tikal(asked) => typed(&self.tikal, asked, recall.tikal(), style, &budget, seed),
        }
    }
}

/// The place where bots think.
#[derive(Clone)]
pub(crate) struct Pool {
    brains: Arc<dyn Brains>,
    room: Turns,
    /// Places of their own for bots that answer at once: they do not wait for those that think for seconds.
    quick: Turns,
    /// Room for what bots remember: trees take megabytes.
    shelf: Arc<Semaphore>,
}

/// So many bots more than can think at a time may remember something.
const SHELF: usize = 8;

/// Stops a bot when it is dropped.
pub(crate) struct Cancel(Arc<AtomicBool>);

impl Cancel {
    pub(crate) fn new() -> Self {
        Cancel(Arc::default())
    }

    fn flag(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.0)
    }
}

impl Drop for Cancel {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// A bot failed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Failed;

impl Pool {
    /// Room for so many bots at a time.
    pub(crate) fn new(brains: Arc<dyn Brains>, at_once: usize) -> Self {
        let at_once = at_once.max(1);
        let shelf = Arc::new(Semaphore::new(at_once + SHELF));
        Pool { brains, room: Turns::new(at_once), quick: Turns::new(at_once), shelf }
    }

    /// Thinks, when it is the turn of this owner. What comes back besides the thought is for the next step of the same
    /// turn.
    #[expect(clippy::too_many_arguments, reason = "what a bot needs to know, and for whom")]
    pub(crate) fn think(
        &self,
        owner: u64,
        question: Question,
        kept: Kept,
        style: Style,
        limit: Limit,
        seed: u64,
        cancel: &Cancel,
    ) -> impl Future<Output = Result<(Thought, Kept), Failed>> + Send + use<> {
        // These look at the position and never search.
        let quick = matches!(style.level, Level::Random | Level::Easy);
        let room = if quick { self.quick.clone() } else { self.room.clone() };
        let (brains, cancel) = (Arc::clone(&self.brains), cancel.flag());
        let places = Arc::clone(&self.shelf);
        async move {
            let place = room.take(owner).await.ok_or(Failed)?;
            let job = tokio::task::spawn_blocking(move || {
                let _place = place;
                let Kept { mut recall, _place: shelved } = kept;
                let thought = brains.think(&question, &mut recall, style, limit, seed, &cancel);
                let shelved = if recall.is_empty() {
                    None
                } else {
                    shelved.or_else(|| places.try_acquire_owned().ok())
                };
                // Without room it is forgotten: the next step is thought about anew.
                let kept = if shelved.is_some() { Kept { recall, _place: shelved } } else { Kept::default() };
                (thought, kept)
            });
            // A bot that panics takes nobody with it.
            job.await.map_err(|_| Failed)
        }
    }

    /// Does other work of bots, such as an analysis, when it is the turn of this owner.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        owner: u64,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Failed> {
        let place = self.room.take(owner).await.ok_or(Failed)?;
        let job = tokio::task::spawn_blocking(move || {
            let _place = place;
            work()
        });
        job.await.map_err(|_| Failed)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use arnak::Arnak;
    use kernel::Game;
    use kernel::content::TableFile;

    use super::Shelved;

    #[test]
    fn a_bot_thinks_with_the_tables_of_its_table() {
        let text = "rows = [{ id = \"hat\", cost = 2 }]".to_string();
        let file = TableFile { name: "arnak/items.toml".into(), text };
        let plain = Arc::new(Arnak::build(&[]).expect("the tables are right"));
        let dearer = Arc::new(Arnak::build(&[file]).expect("a price may change"));
        let bots = Shelved::new(&plain);
        for game in [&plain, &dearer, &plain] {
            assert_eq!(bots.of(game).game().content_hash(), game.content_hash());
        }
        assert_eq!(bots.0.read().expect("nobody failed").len(), 2, "each is made once");
    }
}
