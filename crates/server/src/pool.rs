//! The bots' thread pool: a bounded number think at a time, off the threads that serve people. A bot gets the
//! view of its seat, and its memory from earlier steps of the same turn.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

pub use bots::{Recall, Thought};

use bots::{AnyDecision, Budget, Level, Limit, NetName, Style};
use games::{Rules, with_rules};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::turns::Turns;

/// A decision to think about: a player's view and legal moves.
pub type Question = Box<dyn AnyDecision>;

/// A bot's memory, as long as there is room for it. Dropping it frees the room.
#[derive(Default)]
pub(crate) struct Kept {
    recall: Recall,
    _place: Option<OwnedSemaphorePermit>,
}

/// An engine for bots.
pub trait Brains: Send + Sync + 'static {
    /// Chooses an action. It may use its whole limit and must check `cancel`; what it wants to remember for the next
    /// step of the same turn it leaves in `recall`.
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
    /// The bots of all games; those for these rules are built at once. `None` without a game.
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
    /// Separate slots for bots that answer at once, so that they do not queue behind those that think for
    /// seconds.
    quick: Turns,
    /// Room for bots' memories: search trees take megabytes.
    shelf: Arc<Semaphore>,
}

/// Memories allowed in addition to the number of bots that can think at a time.
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
    /// A pool for this many bots at a time.
    pub(crate) fn new(brains: Arc<dyn Brains>, at_once: usize) -> Self {
        let at_once = at_once.max(1);
        let shelf = Arc::new(Semaphore::new(at_once + SHELF));
        Pool { brains, room: Turns::new(at_once), quick: Turns::new(at_once), shelf }
    }

    /// Thinks when it is this owner's turn. The memory returned with the thought is for the next step of the same
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
        // These evaluate the position and never search.
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
                // Without room it is dropped: the next step starts a fresh search.
                let kept = if shelved.is_some() { Kept { recall, _place: shelved } } else { Kept::default() };
                (thought, kept)
            });
            // A bot that panics affects nothing else.
            job.await.map_err(|_| Failed)
        }
    }

    /// Runs other bot work, such as an analysis, when it is this owner's turn.
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
