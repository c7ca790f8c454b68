//! The log: structured lines on stderr. No line holds a secret, a hidden card or an address with a key.

use tracing_subscriber::EnvFilter;

/// Writes the log to stderr from now on; the variable `RUST_LOG` says how much.
pub fn log_to_stderr(json: bool) {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info,sqlx=warn"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    // Somebody may have set one up already, as tests do.
    let _ = if json { log.json().try_init() } else { log.try_init() };
}
