//! Many games on several threads, with the results in the order of the numbers, regardless of the order in which they end.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::sync_channel;
use std::thread;

use crate::interrupt;

/// How the work is divided.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Arena {
    /// Threads that play.
    pub threads: u64,
    /// Games a thread plays between two reports to the collector.
    pub chunk: u64,
}

impl Arena {
    /// One thread per core unless a number is given, and no more than there are games.
    pub(crate) fn new(threads: Option<u16>, games: u64, chunk: u64) -> Self {
        let cores = thread::available_parallelism().map_or(1, std::num::NonZero::get) as u64;
        Arena { threads: threads.map_or(cores, u64::from).clamp(1, games.max(1)), chunk }
    }

    /// Plays the games of these numbers and passes each result to `each` in order.
    ///
    /// `play` returns `None` for a game abandoned because the program is to end; games that other threads had
    /// finished by then are still passed on.
    pub(crate) fn run<T: Send>(
        self,
        numbers: Range<u64>,
        play: impl Fn(u64) -> anyhow::Result<Option<T>> + Sync,
        mut each: impl FnMut(T) -> anyhow::Result<()>,
    ) -> anyhow::Result<()> {
        let next = AtomicU64::new(numbers.start);
        let failed = AtomicBool::new(false);
        let (sender, receiver) = sync_channel(2 * self.threads as usize);
        thread::scope(|scope| {
            for _ in 0..self.threads {
                let (next, failed, play, sender) = (&next, &failed, &play, sender.clone());
                scope.spawn(move || {
                    while !failed.load(Ordering::Relaxed) && !interrupt::stopped() {
                        let first = next.fetch_add(self.chunk, Ordering::Relaxed);
                        if first >= numbers.end {
                            return;
                        }
                        let games: anyhow::Result<Vec<Option<T>>> =
                            (first..(first + self.chunk).min(numbers.end)).map(play).collect();
                        if sender.send((first, games)).is_err() {
                            return;
                        }
                    }
                });
            }
            drop(sender);
            let mut early = BTreeMap::new();
            let mut wanted = numbers.start;
            let mut problem = None;
            for (first, games) in receiver {
                if problem.is_some() {
                    continue;
                }
                let result = games.and_then(|games| {
                    early.insert(first, games);
                    while let Some(ready) = early.remove(&wanted) {
                        wanted += ready.len() as u64;
                        ready.into_iter().flatten().try_for_each(&mut each)?;
                    }
                    Ok(())
                });
                if let Err(error) = result {
                    // The threads notice at their next game; results they still send are discarded.
                    failed.store(true, Ordering::Relaxed);
                    problem = Some(error);
                }
            }
            if let Some(error) = problem {
                return Err(error);
            }
            early.into_values().flatten().flatten().try_for_each(&mut each)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_in_order_and_the_first_error_ends_it() {
        for threads in [1, 3] {
            let arena = Arena::new(Some(threads), 100, 7);
            let mut seen = Vec::new();
            arena
                .run(
                    0..100,
                    |number| Ok((number != 41).then_some(number)),
                    |number| {
                        seen.push(number);
                        Ok(())
                    },
                )
                .expect("nothing fails");
            assert_eq!(seen, (0..100).filter(|&number| number != 41).collect::<Vec<_>>());
            let error = arena
                .run(
                    0..100,
                    |number| if number == 50 { Err(anyhow::anyhow!("lost")) } else { Ok(Some(())) },
                    |()| Ok(()),
                )
                .expect_err("game 50 fails");
            assert_eq!(error.to_string(), "lost");
        }
    }
}
