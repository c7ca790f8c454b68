//! The thread on which bots think, so that the screen stays responsive. A bot gets the view of its seat and the legal
//! list, both taken from the table before they reach the thread. The thread remembers the turn of the bot that moved
//! last, and ends with the table.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use bots::{AnyDecision, Budget, Limit, Name, Recall, Shelf};
use kernel::Seat;
use table::{AnyTable, Hint, Offered};

/// A bot's answer.
pub(crate) enum Thought {
    /// Its own move.
    Move {
        /// The step it answers.
        step: u32,
        /// The place of the action in the legal list.
        index: u32,
    },
    /// A hint for a person.
    Hint {
        /// The step it is about.
        step: u32,
        /// The hint.
        hint: Hint,
    },
}

/// The bots built so far, and the memory of the bot whose turn it is.
#[derive(Default)]
struct Mind {
    shelf: Shelf,
    remembered: Option<(Seat, Recall)>,
}

type Job = Box<dyn FnOnce(&AtomicBool, &mut Mind) -> Thought + Send>;

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
    /// Its budget.
    pub(crate) limit: Limit,
    /// The seed of its own generator.
    pub(crate) seed: u64,
    /// The actions about which it advises a person, instead of moving.
    pub(crate) advises: Option<Vec<Offered>>,
}

impl Thinker {
    /// Starts the thread.
    pub(crate) fn new() -> Self {
        let (jobs, inbox) = channel::<Job>();
        let (outbox, thoughts) = channel();
        let cancel = Arc::new(AtomicBool::new(false));
        let flag = Arc::clone(&cancel);
        thread::spawn(move || {
            let mut mind = Mind::default();
            for job in inbox {
                if flag.load(Ordering::Relaxed) || outbox.send(job(&flag, &mut mind)).is_err() {
                    break;
                }
            }
        });
        Thinker { jobs, thoughts, cancel }
    }

    /// Asks; [`Thinker::heard`] returns the answer.
    pub(crate) fn ask(&self, table: &dyn AnyTable, question: Question) {
        if let Some(decision) = table.decision(question.seat) {
            let job: Job = Box::new(move |cancel, mind| mind.answer(&*decision, &question, cancel));
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

impl Mind {
    fn answer(&mut self, decision: &dyn AnyDecision, question: &Question, cancel: &AtomicBool) -> Thought {
        let (net, style) = (&question.bot.net, question.bot.style());
        let budget = Budget { limit: question.limit, cancel };
        let Some(actions) = &question.advises else {
            let recall = recall_of(&mut self.remembered, question.seat);
            let choice = decision.think(&self.shelf, net, recall, style, &budget, question.seed);
            return Thought::Move { step: question.step, index: choice.index as u32 };
        };
        let recall = &mut Recall::default();
        let choice = decision.think(&self.shelf, net, recall, style, &budget, question.seed);
        Thought::Hint { step: question.step, hint: Hint::of(choice, actions) }
    }
}

/// The memory of this seat's bot; that of another seat is dropped, because its turn is over.
fn recall_of(remembered: &mut Option<(Seat, Recall)>, seat: Seat) -> &mut Recall {
    let own = remembered.take().filter(|(whose, _)| *whose == seat);
    &mut remembered.insert(own.unwrap_or_else(|| (seat, Recall::default()))).1
}

#[cfg(test)]
mod tests {
    use super::recall_of;
    use kernel::Seat;

    #[test]
    fn the_memory_of_a_turn_lasts_until_another_seat_moves() {
        let mut remembered = None;
        recall_of(&mut remembered, Seat(0));
        assert_eq!(remembered.as_ref().map(|(seat, _)| *seat), Some(Seat(0)));
        recall_of(&mut remembered, Seat(1));
        assert_eq!(remembered.as_ref().map(|(seat, _)| *seat), Some(Seat(1)));
    }
}
