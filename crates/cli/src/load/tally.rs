//! Counters of a run.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// Counts of all tables.
#[derive(Default)]
pub(super) struct Tally {
    inner: Mutex<Counts>,
}

#[derive(Default)]
struct Counts {
    /// Counting is off before all clients play, and afterwards.
    counting: bool,
    outcome: Outcome,
}

/// The results.
#[derive(Clone, Debug, Default)]
pub(super) struct Outcome {
    /// How long acknowledgements took, in microseconds; sorted when the counting is over.
    pub(super) micros: Vec<u32>,
    /// Games that came to their end.
    pub(super) games: u64,
    /// Refusals by code.
    pub(super) refused: BTreeMap<String, u64>,
    /// Connections that were lost and restored.
    pub(super) reconnects: u64,
}

impl Tally {
    fn count(&self, what: impl FnOnce(&mut Outcome)) {
        let mut counts = self.inner.lock().unwrap_or_else(PoisonError::into_inner);
        if counts.counting {
            what(&mut counts.outcome);
        }
    }

    /// From now on everything counts.
    pub(super) fn begin(&self) {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner).counting = true;
    }

    /// Stops counting.
    pub(super) fn end(&self) {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner).counting = false;
    }

    /// An action was acknowledged after this time.
    pub(super) fn acknowledged(&self, time: Duration) {
        let micros = u32::try_from(time.as_micros()).unwrap_or(u32::MAX);
        self.count(|outcome| outcome.micros.push(micros));
    }

    /// An action was refused.
    pub(super) fn refused(&self, code: &str) {
        self.count(|outcome| *outcome.refused.entry(code.into()).or_default() += 1);
    }

    /// A connection was lost.
    pub(super) fn reconnected(&self) {
        self.count(|outcome| outcome.reconnects += 1);
    }

    /// A game came to its end.
    pub(super) fn game(&self) {
        self.count(|outcome| outcome.games += 1);
    }

    /// How many actions were acknowledged.
    pub(super) fn steps(&self) -> u64 {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner).outcome.micros.len() as u64
    }

    /// The counts.
    pub(super) fn outcome(&self) -> Outcome {
        let mut outcome = self.inner.lock().unwrap_or_else(PoisonError::into_inner).outcome.clone();
        outcome.micros.sort_unstable();
        outcome
    }
}

impl Outcome {
    /// The time within which this many per thousand acknowledgements arrived, in milliseconds.
    pub(super) fn per_mille(&self, part: u64) -> Option<f64> {
        let last = (self.micros.len() as u64).checked_sub(1)?;
        let rank = (self.micros.len() as u64 * part).div_ceil(1000).saturating_sub(1).min(last);
        Some(f64::from(self.micros[rank as usize]) / 1000.0)
    }
}

/// A server's metrics at one moment.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Sample {
    /// Memory of the process, in bytes.
    pub(super) memory: Option<f64>,
    /// Processor time it has used, in seconds.
    pub(super) processor: Option<f64>,
    /// Tables in memory.
    pub(super) tables: Option<f64>,
}

impl Sample {
    /// The numbers in a text of Prometheus' form.
    pub(super) fn of(text: &str) -> Sample {
        let number = |name: &str| {
            let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '))?;
            line.trim().parse().ok()
        };
        Sample {
            memory: number("process_resident_memory_bytes"),
            processor: number("process_cpu_seconds_total"),
            tables: number("temples_tables"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Outcome, Sample, Tally};
    use std::time::Duration;

    #[test]
    fn percentiles_are_those_of_the_sorted_times() {
        let tally = Tally::default();
        tally.acknowledged(Duration::from_secs(9));
        tally.begin();
        for millis in (1..=200).rev() {
            tally.acknowledged(Duration::from_millis(millis));
        }
        tally.end();
        tally.acknowledged(Duration::from_secs(9));
        let outcome = tally.outcome();
        assert_eq!(
            [500, 900, 990, 999, 1000].map(|part| outcome.per_mille(part)),
            [100.0, 180.0, 198.0, 200.0, 200.0].map(Some)
        );
        assert_eq!(Outcome::default().per_mille(990), None);
    }

    #[test]
    fn a_sample_is_what_the_server_tells() {
        let text = "# HELP temples_tables x\ntemples_tables 7\ntemples_tables_loaded_total 9\n\
            process_resident_memory_bytes 1048576\n";
        let sample = Sample::of(text);
        assert_eq!(sample, Sample { memory: Some(1_048_576.0), processor: None, tables: Some(7.0) });
    }
}
