//! Fair scheduling of bots: a bounded number of slots, given to the owners of tables in turn. An owner of thirty
//! tables waits for their own bots, and delays no one else.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

/// The places.
#[derive(Clone)]
pub(crate) struct Turns {
    waiting: Arc<Mutex<Waiting>>,
}

struct Waiting {
    free: usize,
    /// Waiting owners, the next one first, each with their requests in order of arrival.
    owners: VecDeque<(u64, VecDeque<oneshot::Sender<Slot>>)>,
}

/// A place to think at. Dropping it gives it to the next.
pub(crate) struct Slot(Option<Turns>);

impl Turns {
    /// A scheduler with this many slots.
    pub(crate) fn new(places: usize) -> Self {
        Turns { waiting: Arc::new(Mutex::new(Waiting { free: places, owners: VecDeque::new() })) }
    }

    /// Waits for a place in the name of this owner.
    pub(crate) async fn take(&self, owner: u64) -> Option<Slot> {
        let turn = {
            let mut waiting = self.lock();
            if waiting.free > 0 {
                waiting.free -= 1;
                return Some(Slot(Some(self.clone())));
            }
            let (sender, turn) = oneshot::channel();
            match waiting.owners.iter_mut().find(|(other, _)| *other == owner) {
                Some((_, queue)) => queue.push_back(sender),
                None => waiting.owners.push_back((owner, [sender].into())),
            }
            turn
        };
        turn.await.ok()
    }

    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Gives a place to the next.
    fn pass_on(&self) {
        let mut waiting = self.lock();
        while let Some((owner, mut queue)) = waiting.owners.pop_front() {
            let next = queue.pop_front();
            if !queue.is_empty() {
                waiting.owners.push_back((owner, queue));
            }
            let Some(Err(mut back)) = next.map(|next| next.send(Slot(Some(self.clone())))) else { return };
            // The requester is gone; dropping the slot must not pass it on a second time.
            back.0 = None;
        }
        waiting.free += 1;
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        if let Some(turns) = self.0.take() {
            turns.pass_on();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Turns;
    use std::sync::{Arc, Mutex};

    #[tokio::test]
    async fn owners_take_turns_and_whoever_gave_up_is_passed_over() {
        let turns = Turns::new(1);
        let first = turns.take(0).await.expect("there is a place");
        let order = Arc::new(Mutex::new(Vec::new()));
        let mut tasks = Vec::new();
        // One owner has six bots waiting before two others have one each; one of those two goes
        // away.
        for (owner, bots) in [(1, 6), (2, 1), (3, 1)] {
            for _ in 0..bots {
                let (turns, order) = (turns.clone(), Arc::clone(&order));
                tasks.push(tokio::spawn(async move {
                    let _place = turns.take(owner).await.expect("its turn comes");
                    order.lock().expect("nobody panics").push(owner);
                }));
                tokio::task::yield_now().await;
            }
        }
        tasks.remove(6).abort();
        tokio::task::yield_now().await;
        drop(first);
        for task in tasks {
            task.await.expect("its turn comes");
        }
        assert_eq!(*order.lock().expect("nobody panics"), [1, 3, 1, 1, 1, 1, 1]);
        // The place is free again.
        turns.take(4).await.expect("there is a place");
    }
}
