//! Ctrl-C and its like: a long command ends its work, reports what it has and leaves.

use std::sync::atomic::{AtomicBool, Ordering};

/// Set when somebody wants the program to come to an end; also what cancels a bot that is thinking.
pub(crate) static STOP: AtomicBool = AtomicBool::new(false);

/// From now on the first interruption sets [`STOP`] and the second one ends the program at once.
pub(crate) fn listen() {
    // A handler can be set once per process; the next command of the same process finds it set.
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
