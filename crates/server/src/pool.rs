//! Where bots think: a bounded number at a time, away from the threads that serve people. What a bot is given is
//! the view of its seat.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use arnak::Arnak;
use bots::{Bot, Budget, Level, Limit, Playable};
use games::Rules;
use kernel::{Game, Seat, Viewer};
use table::{AnyTable, Table};
use tikal::Tikal;
use tokio::sync::Semaphore;

/// A decision to think about: what one player sees and may do.
pub enum Question {
    /// Lost Ruins of Arnak.
    Arnak(Box<Asked<Arnak>>),
    /// Tikal II.
    Tikal(Box<Asked<Tikal>>),
}

/// A decision of one game.
pub struct Asked<G: Game> {
    view: G::View,
    legal: Vec<G::Action>,
}

impl Question {
    /// The decision a table waits for, as the one who decides sees it.
    pub(crate) fn of(table: &dyn AnyTable, seat: Seat) -> Option<Question> {
        fn asked<G: Game>(table: &dyn AnyTable, seat: Seat) -> Option<Box<Asked<G>>> {
            let table = table.as_any().downcast_ref::<Table<G>>()?;
            let legal = table.legal().to_vec();
            (!legal.is_empty()).then(|| Box::new(Asked { view: table.view(Viewer::Seat(seat)), legal }))
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

/// Whoever thinks for bots.
pub trait Brains: Send + Sync + 'static {
    /// Chooses. It may take as long as the limit says and must look at `cancel`.
    fn think(
        &self,
        question: &Question,
        level: Level,
        limit: Limit,
        seed: u64,
        cancel: &AtomicBool,
    ) -> Thought;
}

/// The bots of this program.
pub struct OwnBots {
    arnak: Bot<Arnak>,
    tikal: Bot<Tikal>,
}

impl OwnBots {
    /// The bots for these rules.
    pub fn new(rules: &[Rules]) -> Option<Self> {
        let (mut arnak, mut tikal) = (None, None);
        for rules in rules {
            match rules {
                Rules::Arnak(game) => arnak = Some(Bot::new(Arc::clone(game))),
                Rules::Tikal(game) => tikal = Some(Bot::new(Arc::clone(game))),
            }
        }
        Some(OwnBots { arnak: arnak?, tikal: tikal? })
    }
}

impl Brains for OwnBots {
    fn think(
        &self,
        question: &Question,
        level: Level,
        limit: Limit,
        seed: u64,
        cancel: &AtomicBool,
    ) -> Thought {
        fn typed<G: Playable>(
            bot: &Bot<G>,
            asked: &Asked<G>,
            level: Level,
            budget: &Budget<'_>,
            seed: u64,
        ) -> Thought {
            let choice = bot.choose(&asked.view, &asked.legal, level, budget, seed);
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
            Question::Arnak(asked) => typed(&self.arnak, asked, level, &budget, seed),
            Question::Tikal(asked) => typed(&self.tikal, asked, level, &budget, seed),
        }
    }
}

/// The place where bots think.
#[derive(Clone)]
pub(crate) struct Pool {
    brains: Arc<dyn Brains>,
    room: Arc<Semaphore>,
}

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
        Pool { brains, room: Arc::new(Semaphore::new(at_once.max(1))) }
    }

    /// Thinks, when there is room. The seed is fresh, so nobody can foresee a bot by its earlier moves.
    pub(crate) fn think(
        &self,
        question: Question,
        level: Level,
        limit: Limit,
        cancel: &Cancel,
    ) -> impl Future<Output = Result<Thought, Failed>> + Send + use<> {
        let (brains, room, cancel) = (Arc::clone(&self.brains), Arc::clone(&self.room), cancel.flag());
        async move {
            let place = room.acquire_owned().await.map_err(|_| Failed)?;
            let seed = crate::secret::number();
            let job = tokio::task::spawn_blocking(move || {
                let _place = place;
                brains.think(&question, level, limit, seed, &cancel)
            });
            // A bot that panics takes nobody with it.
            job.await.map_err(|_| Failed)
        }
    }

    /// Does other work of bots, such as an analysis, when there is room.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Failed> {
        let place = Arc::clone(&self.room).acquire_owned().await.map_err(|_| Failed)?;
        let job = tokio::task::spawn_blocking(move || {
            let _place = place;
            work()
        });
        job.await.map_err(|_| Failed)
    }
}
