//! Ctrl-C and similar signals: a long command finishes, reports what it has and exits.

use std::sync::atomic::{AtomicBool, Ordering};

/// Set when the program is to end; also cancels a bot that is thinking.
pub(crate) static STOP: AtomicBool = AtomicBool::new(false);

/// From now on the first interrupt sets [`STOP`] and the second one ends the program at once.
pub(crate) fn listen() {
    // A handler can be set once per process; the next command in the same process finds it set.
    let _ = ctrlc::set_handler(|| {
        if STOP.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    });
}

/// Whether the program was interrupted.
pub(crate) fn stopped() -> bool {
    STOP.load(Ordering::Relaxed)
}
