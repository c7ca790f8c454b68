//! The result of a run, for people and for programs.

use std::io::Write;

use serde_json::{Value, json};

use super::tally::{Outcome, Sample};

/// Target for the 99th percentile of acknowledgements, in milliseconds.
const GOAL: f64 = 20.0;
const MEBI: f64 = 1024.0 * 1024.0;

/// The percentiles reported, in thousandths.
const PARTS: [(&str, u64); 5] = [("50 %", 500), ("90 %", 900), ("99 %", 990), ("99.9 %", 999), ("all", 1000)];

/// A run.
pub(super) struct Report {
    pub(super) server: String,
    pub(super) tables: u64,
    pub(super) rate: f64,
    /// Seconds played before counting began.
    pub(super) warm_up: u64,
    pub(super) seconds: f64,
    pub(super) outcome: Outcome,
    /// At the start, at every tenth of the time, and at the end; empty if the server publishes none.
    pub(super) samples: Vec<Sample>,
    /// The load average of this machine at the end.
    pub(super) load: Option<f64>,
}

impl Report {
    /// Writes it as text or as one JSON document.
    pub(super) fn write(&self, json: bool, out: &mut impl Write) -> anyhow::Result<()> {
        if json {
            serde_json::to_writer_pretty(&mut *out, &self.document())?;
            return Ok(writeln!(out)?);
        }
        for (name, value) in self.lines() {
            writeln!(out, "{name:<18} {value}")?;
        }
        Ok(())
    }

    fn steps(&self) -> usize {
        self.outcome.micros.len()
    }

    fn per_second(&self) -> f64 {
        self.steps() as f64 / self.seconds.max(f64::EPSILON)
    }

    fn memory(&self) -> Option<Vec<f64>> {
        self.samples.iter().map(|sample| sample.memory.map(|bytes| bytes / MEBI)).collect()
    }

    /// Number of cores the server kept busy.
    fn cores(&self) -> Option<f64> {
        let (first, last) = (self.samples.first()?.processor?, self.samples.last()?.processor?);
        Some((last - first) / self.seconds.max(f64::EPSILON))
    }

    fn memory_line(&self) -> String {
        let told =
            self.memory().unwrap_or_default().iter().map(|memory| format!("{memory:.1}")).collect::<Vec<_>>();
        match told.as_slice() {
            [] => "unknown: /metrics of the server does not tell it".into(),
            all => format!("{} MiB, from the start to the end", all.join(", ")),
        }
    }

    fn time(&self) -> String {
        match self.warm_up {
            0 => format!("{:.1} s", self.seconds),
            warm_up => format!("{:.1} s, after {warm_up} s of warm-up", self.seconds),
        }
    }

    fn lines(&self) -> Vec<(&'static str, String)> {
        let times = PARTS.iter().filter_map(|(name, part)| {
            Some(format!("{name} within {:.1} ms", self.outcome.per_mille(*part)?))
        });
        let times = times.collect::<Vec<_>>().join(", ");
        let goal = match self.outcome.per_mille(990) {
            Some(time) if time < GOAL => format!("99 % under {GOAL:.0} ms: reached"),
            Some(_) => format!("99 % under {GOAL:.0} ms: missed"),
            None => "nothing was acknowledged".into(),
        };
        let refused: Vec<String> =
            self.outcome.refused.iter().map(|(code, count)| format!("{count} {code}")).collect();
        let mut lines = vec![
            ("server", self.server.clone()),
            ("tables", format!("{}, each {} actions a second", self.tables, self.rate)),
            ("time", self.time()),
            ("steps", format!("{}, {:.1} a second", self.steps(), self.per_second())),
            ("acknowledged", if times.is_empty() { "nothing".into() } else { times }),
            ("goal", goal),
            ("games ended", self.outcome.games.to_string()),
            ("refused", if refused.is_empty() { "none".into() } else { refused.join(", ") }),
            ("reconnects", self.outcome.reconnects.to_string()),
        ];
        lines.push(("server memory", self.memory_line()));
        if let Some(cores) = self.cores() {
            lines.push(("server processor", format!("{cores:.2} cores")));
        }
        if let Some(load) = self.load {
            lines.push(("load average", format!("{load:.2} at the end, this program included")));
        }
        lines
    }

    fn document(&self) -> Value {
        let time = |part| self.outcome.per_mille(part);
        let samples: Vec<Value> = self
            .samples
            .iter()
            .map(|sample| {
                json!({
                    "memory_bytes": sample.memory,
                    "processor_seconds": sample.processor,
                    "tables_in_memory": sample.tables,
                })
            })
            .collect();
        let named = |at: usize| samples.get(at).cloned().unwrap_or_default();
        let last = samples.len().saturating_sub(1);
        json!({
            "tables": self.tables,
            "rate_per_table": self.rate,
            "warm_up_seconds": self.warm_up,
            "seconds": self.seconds,
            "steps": self.steps(),
            "steps_per_second": self.per_second(),
            "acknowledgement_ms": {
                "p50": time(500), "p90": time(900), "p99": time(990), "p99_9": time(999), "max": time(1000),
            },
            "games": self.outcome.games,
            "refused": self.outcome.refused,
            "reconnects": self.outcome.reconnects,
            "server": {
                "start": named(0),
                "middle": if last > 1 { named(last / 2) } else { Value::Null },
                "end": named(last),
                "all": samples,
                "cores": self.cores(),
            },
            "load_average": self.load,
        })
    }
}
