//! Where bots think: a bounded number at a time, away from the threads that serve people. What a bot is given is
//! the view of its seat, and what it remembers of the steps of the same turn before.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

pub use bots::{Recall, Thought};

use bots::{AnyDecision, Budget, Level, Limit, NetName, Style};
use games::{Rules, with_rules};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::turns::Turns;

/// A decision to think about: what one player sees and may do.
pub type Question = Box<dyn AnyDecision>;

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
pub struct OwnBots(bots::Shelf);

impl OwnBots {
    /// The bots of all games, those for these rules made at once; `None` without a game.
    pub fn new(rules: &[Rules]) -> Option<Self> {
        let shelf = bots::Shelf::default();
        for rules in rules {
            with_rules!(rules, game => drop(shelf.bot(game, &NetName::BuiltIn)));
        }
        (!shelf.is_empty()).then_some(OwnBots(shelf))
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
        question.think(&self.0, &NetName::BuiltIn, recall, style, &Budget { limit, cancel }, seed)
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
