//! Captures the log of all servers of these tests.

use std::io::Write;
use std::sync::{Mutex, Once, PoisonError};

use tracing_subscriber::EnvFilter;

static LINES: Mutex<Vec<u8>> = Mutex::new(Vec::new());

struct Lines;

impl Write for Lines {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        LINES.lock().unwrap_or_else(PoisonError::into_inner).extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// Captures every line from now on.
pub(crate) fn keep() {
    static BEGUN: Once = Once::new();
    BEGUN.call_once(|| {
        let filter = EnvFilter::new("info,server=debug,sqlx=warn");
        let log = tracing_subscriber::fmt().with_env_filter(filter).with_ansi(false).with_writer(|| Lines);
        log.try_init().expect("nobody else keeps the log of these tests");
    });
}

/// The log so far.
pub(crate) fn text() -> String {
    String::from_utf8_lossy(&LINES.lock().unwrap_or_else(PoisonError::into_inner)).into_owned()
}
