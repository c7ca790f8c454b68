//! Counters for Prometheus.

use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// A number that others read.
#[derive(Default, Debug)]
pub(crate) struct Counter(AtomicU64);

impl Counter {
    pub(crate) fn add(&self, n: u64) {
        self.0.fetch_add(n, Ordering::Relaxed);
    }

    pub(crate) fn sub(&self, n: u64) {
        self.0.fetch_sub(n, Ordering::Relaxed);
    }

    pub(crate) fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// The upper bounds of the time it takes to store, in milliseconds.
const BOUNDS: [u64; 9] = [1, 2, 5, 10, 20, 50, 100, 500, 2000];

/// The counters.
#[derive(Default, Debug)]
pub(crate) struct Metrics {
    pub(crate) tables_loaded: Counter,
    pub(crate) watchers: Counter,
    pub(crate) commands: Counter,
    pub(crate) refused: Counter,
    pub(crate) conflicts: Counter,
    pub(crate) news_heard: Counter,
    pub(crate) news_found: Counter,
    pub(crate) bot_moves: Counter,
    pub(crate) bots_failed: Counter,
    pub(crate) requests: Counter,
    pub(crate) errors: Counter,
    pub(crate) limited: Counter,
    pub(crate) webhooks: Counter,
    entries: Counter,
    stores: Counter,
    store_micros: Counter,
    store_buckets: [Counter; BOUNDS.len()],
}

impl Metrics {
    /// Entries were stored.
    pub(crate) fn stored(&self, time: Duration, entries: usize) {
        self.entries.add(entries as u64);
        self.stores.add(1);
        self.store_micros.add(time.as_micros() as u64);
        for (bound, bucket) in BOUNDS.iter().zip(&self.store_buckets) {
            if time <= Duration::from_millis(*bound) {
                bucket.add(1);
            }
        }
    }

    /// Everything in Prometheus' text form.
    pub(crate) fn text(&self, tables: usize, reaches_others: Option<bool>) -> String {
        let mut text = String::new();
        let mut line = |name: &str, kind: &str, help: &str, value: u64| {
            let _ = writeln!(
                text,
                "# HELP temples_{name} {help}\n# TYPE temples_{name} {kind}\ntemples_{name} {value}"
            );
        };
        line("tables", "gauge", "Tables in memory.", tables as u64);
        line("watchers", "gauge", "Open sockets.", self.watchers.get());
        if let Some(reached) = reaches_others {
            line(
                "nats_connected",
                "gauge",
                "Whether NATS carries news of other processes.",
                u64::from(reached),
            );
        }
        line("tables_loaded_total", "counter", "Tables taken into memory.", self.tables_loaded.get());
        line("requests_total", "counter", "HTTP requests.", self.requests.get());
        line("errors_total", "counter", "HTTP answers with a status of 500 and more.", self.errors.get());
        line("limited_total", "counter", "Requests and messages over the rate limit.", self.limited.get());
        line("commands_total", "counter", "Commands of clients.", self.commands.get());
        line("refused_total", "counter", "Commands that were refused.", self.refused.get());
        line("entries_total", "counter", "Entries stored.", self.entries.get());
        line("conflicts_total", "counter", "Entries another process was faster with.", self.conflicts.get());
        line(
            "news_heard_total",
            "counter",
            "News of other processes that NATS brought.",
            self.news_heard.get(),
        );
        line("news_found_total", "counter", "News that only the database told.", self.news_found.get());
        line("bot_moves_total", "counter", "Decisions of bots.", self.bot_moves.get());
        line("bots_failed_total", "counter", "Bots that failed and were replaced.", self.bots_failed.get());
        line("webhooks_total", "counter", "Notifications sent.", self.webhooks.get());
        let _ = writeln!(
            text,
            "# HELP temples_store_seconds Time to store a command.\n# TYPE temples_store_seconds histogram"
        );
        for (bound, bucket) in BOUNDS.iter().zip(&self.store_buckets) {
            let seconds = Duration::from_millis(*bound).as_secs_f64();
            let _ = writeln!(text, "temples_store_seconds_bucket{{le=\"{seconds}\"}} {}", bucket.get());
        }
        let count = self.stores.get();
        let sum = Duration::from_micros(self.store_micros.get()).as_secs_f64();
        let _ = writeln!(text, "temples_store_seconds_bucket{{le=\"+Inf\"}} {count}");
        let _ = writeln!(text, "temples_store_seconds_sum {sum}\ntemples_store_seconds_count {count}");
        process(&mut text);
        text
    }
}

/// The process metrics of Prometheus' own libraries, as far as the system provides them.
fn process(text: &mut String) {
    let mut line = |name: &str, kind: &str, help: &str, value: f64| {
        let _ = writeln!(
            text,
            "# HELP process_{name} {help}\n# TYPE process_{name} {kind}\nprocess_{name} {value}"
        );
    };
    if let Some(bytes) = resident() {
        line("resident_memory_bytes", "gauge", "Memory of the process.", bytes);
    }
    #[cfg(unix)]
    {
        let time = rustix::time::clock_gettime(rustix::time::ClockId::ProcessCPUTime);
        let time = Duration::try_from(time).unwrap_or_default();
        let seconds = time.as_secs_f64();
        line("cpu_seconds_total", "counter", "Processor time the process has used.", seconds);
    }
}

/// The memory of this process in bytes.
fn resident() -> Option<f64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let kibibytes = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let number: f64 = kibibytes.split_whitespace().next()?.parse().ok()?;
    Some(number * 1024.0)
}
