//! The processes of a checked run: they are killed and started again, or stopped for a while and continued.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::Context;
use kernel::SplitMix;

use crate::interrupt;
use crate::load::child::{Child, Start};

/// How long a stopped process sleeps.
const ASLEEP: Duration = Duration::from_secs(1);
/// Time a process may need to start while its database is away.
const RECOVERY: Duration = Duration::from_mins(1);
/// Polling interval.
const LOOK: Duration = Duration::from_millis(50);

/// The faults injected into the processes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Upsets {
    pub(super) kills: u64,
    pub(super) stops: u64,
}

/// Server processes on one database.
pub(super) struct Herd {
    children: Vec<Child>,
    content: Option<PathBuf>,
    database: String,
    nats: Option<String>,
}

impl Herd {
    /// Starts this many.
    pub(super) fn start(
        content: Option<&Path>,
        database: &str,
        nats: Option<&str>,
        processes: u16,
    ) -> anyhow::Result<Herd> {
        let mut herd = Herd {
            children: Vec::new(),
            content: content.map(PathBuf::from),
            database: database.into(),
            nats: nats.map(String::from),
        };
        for _ in 0..processes {
            let child = herd.spawn("127.0.0.1:0")?;
            herd.children.push(child);
        }
        Ok(herd)
    }

    /// Their addresses, which stay the same.
    pub(super) fn urls(&self) -> Vec<String> {
        self.children.iter().map(|child| child.url.clone()).collect()
    }

    fn spawn(&self, listen: &str) -> anyhow::Result<Child> {
        Child::start(&Start {
            content: self.content.as_deref(),
            database: &self.database,
            nats: self.nats.as_deref(),
            listen,
        })
    }

    /// Kills or stops one of them at this interval until the time is over; afterwards all run.
    pub(super) fn upset(&mut self, every: Duration, until: Instant, seed: u64) -> anyhow::Result<Upsets> {
        let mut rng = SplitMix::new(seed);
        let mut upsets = Upsets::default();
        while wait(every, until) {
            let at = rng.below(self.children.len() as u32) as usize;
            // Alternating, so that a short run has both.
            if upsets.kills <= upsets.stops {
                self.children[at].kill();
                upsets.kills += 1;
                self.start_again(at)?;
            } else if self.children[at].sleep() {
                upsets.stops += 1;
                wait(ASLEEP, until);
                self.children[at].wake();
            }
        }
        Ok(upsets)
    }

    /// Starts a killed process at its old address, when its database is there.
    fn start_again(&mut self, at: usize) -> anyhow::Result<()> {
        let listen = self.children[at].url.trim_start_matches("http://").to_string();
        let deadline = Instant::now() + RECOVERY;
        loop {
            match self.spawn(&listen) {
                Ok(child) => {
                    self.children[at] = child;
                    return Ok(());
                }
                Err(error) if Instant::now() >= deadline => {
                    return Err(error).context("a process that was killed does not start again");
                }
                Err(_) => std::thread::sleep(LOOK),
            }
        }
    }

    /// Ends them all.
    pub(super) fn end(self) {
        for child in self.children {
            child.end();
        }
    }
}

/// Waits; `false` when it is time to end.
fn wait(time: Duration, until: Instant) -> bool {
    let end = (Instant::now() + time).min(until);
    while Instant::now() < end && !interrupt::stopped() {
        std::thread::sleep(LOOK.min(end.saturating_duration_since(Instant::now())));
    }
    Instant::now() < until && !interrupt::stopped()
}
