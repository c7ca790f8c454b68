//! The thread on which bots think, so that the screen stays alive. A bot is given the view of its seat and the legal
//! list, both taken from the table before the thread hears of them. The thread remembers the turn of the bot that moved
//! last, and ends with the table.

use std::any::Any;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use bots::{Bot, Budget, Limit, Memory, Name, Playable};
use games::{Rules, with_rules};
use kernel::{Seat, Viewer};
use table::{AnyTable, Table};

use crate::wire::{Candidate, Hint};

/// What a bot found out.
pub(crate) enum Thought {
    /// Its own move.
    Move {
        /// The step it answers.
        step: u32,
        /// The place of the action in the legal list.
        index: u32,
    },
    /// What it would do in the place of a person.
    Hint {
        /// The step it is about.
        step: u32,
        /// What it thinks.
        hint: Hint,
    },
}

/// What the bot of a seat remembers of its turn; the type is the memory of the table's game.
type Remembered = Option<(Seat, Box<dyn Any>)>;

type Job = Box<dyn FnOnce(&AtomicBool, &mut Remembered) -> Thought + Send>;

/// A thread that answers one question after the other.
pub(crate) struct Thinker {
    jobs: Sender<Job>,
    thoughts: Receiver<Thought>,
    cancel: Arc<AtomicBool>,
}

/// A question to a bot.
#[derive(Clone)]
pub(crate) struct Question {
    /// The step it is about.
    pub(crate) step: u32,
    /// Whose decision it is.
    pub(crate) seat: Seat,
    /// The bot.
    pub(crate) bot: Name,
    /// What it may spend.
    pub(crate) limit: Limit,
    /// The seed of its own generator.
    pub(crate) seed: u64,
    /// Whether it advises a person instead of moving.
    pub(crate) advice: bool,
}

impl Thinker {
    /// Starts the thread.
    pub(crate) fn new() -> Self {
        let (jobs, inbox) = channel::<Job>();
        let (outbox, thoughts) = channel();
        let cancel = Arc::new(AtomicBool::new(false));
        let flag = Arc::clone(&cancel);
        thread::spawn(move || {
            let mut remembered = None;
            for job in inbox {
                if flag.load(Ordering::Relaxed) || outbox.send(job(&flag, &mut remembered)).is_err() {
                    break;
                }
            }
        });
        Thinker { jobs, thoughts, cancel }
    }

    /// Asks; the answer comes from [`Thinker::heard`].
    pub(crate) fn ask(&self, rules: &Rules, table: &dyn AnyTable, question: Question) {
        let job = with_rules!(rules, game => job(game, table, question));
        if let Some(job) = job {
            // The thread ends only with this value.
            let _ = self.jobs.send(job);
        }
    }

    /// An answer, if there is one.
    pub(crate) fn heard(&self) -> Option<Thought> {
        self.thoughts.try_recv().ok()
    }
}

impl Drop for Thinker {
    fn drop(&mut self) {
        self.cancel.store(true, Ordering::Relaxed);
    }
}

fn job<G: Playable>(game: &Arc<G>, table: &dyn AnyTable, question: Question) -> Option<Job> {
    let table = table.as_any().downcast_ref::<Table<G>>()?;
    let (game, legal) = (Arc::clone(game), table.legal().to_vec());
    let view = table.view(Viewer::Seat(question.seat));
    Some(Box::new(move |cancel, remembered| {
        // A network that cannot be read any more is no reason to stop the game.
        let bot = Bot::named(Arc::clone(&game), &question.bot.net).unwrap_or_else(|_| Bot::new(game));
        let style = question.bot.style();
        let budget = Budget { limit: question.limit, cancel };
        if !question.advice {
            let memory = memory_of::<G>(remembered, question.seat);
            let choice = bot.think(memory, &view, &legal, style, &budget, question.seed);
            return Thought::Move { step: question.step, index: choice.index as u32 };
        }
        let choice = bot.choose(&view, &legal, style, &budget, question.seed);
        let text = |at: usize| bot.game().phrase(legal[at]).text();
        let candidate = |candidate: &bots::Candidate| Candidate {
            text: text(candidate.index),
            visits: candidate.visits,
            score: f64::from(candidate.score),
            win: f64::from(candidate.win),
        };
        let mut candidates: Vec<Candidate> = choice.candidates.iter().map(candidate).collect();
        // Where there was nothing to think about the list is empty.
        if candidates.is_empty() && choice.index < legal.len() {
            candidates.push(Candidate { text: text(choice.index), ..Candidate::default() });
        }
        Thought::Hint { step: question.step, hint: Hint { candidates, simulations: choice.simulations } }
    }))
}

/// What the bot of this seat remembers; that of another seat is forgotten, because its turn is over.
fn memory_of<G: Playable>(remembered: &mut Remembered, seat: Seat) -> &mut Memory<G> {
    let own = remembered.take().filter(|(whose, memory)| *whose == seat && memory.is::<Memory<G>>());
    let (_, memory) = remembered.insert(own.unwrap_or_else(|| (seat, Box::new(Memory::<G>::default()))));
    memory.downcast_mut().expect("a memory of another game was just replaced")
}

#[cfg(test)]
mod tests {
    use super::{Remembered, memory_of};
    use kernel::Seat;
    use tikal::Tikal;

    #[test]
    fn the_memory_of_a_turn_lasts_until_another_seat_moves() {
        let mut remembered: Remembered = None;
        let first = std::ptr::from_ref(memory_of::<Tikal>(&mut remembered, Seat(0)));
        assert!(std::ptr::eq(first, memory_of::<Tikal>(&mut remembered, Seat(0))));
        memory_of::<Tikal>(&mut remembered, Seat(1));
        assert_eq!(remembered.as_ref().map(|(seat, _)| *seat), Some(Seat(1)));
    }
}
