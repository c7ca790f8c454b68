//! The log: structured lines on stderr. No line holds a secret, a hidden card or an address with a key.

use tracing_subscriber::EnvFilter;

/// Writes the log to stderr from now on; the variable `RUST_LOG` sets its level.
pub fn log_to_stderr(json: bool) {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info,sqlx=warn"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    // A subscriber may be installed already, as in tests.
    let _ = if json { log.json().try_init() } else { log.try_init() };
}
