//! How a command fails: one sentence for people and an exit code for scripts.

use std::fmt;

/// The request itself is invalid or asks for a part that does not exist; the exit code is 2.
#[derive(Debug)]
pub(crate) struct Usage(pub String);

impl fmt::Display for Usage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Usage {}

/// A check found and reported a problem; the exit code is 1.
#[derive(Debug)]
pub(crate) struct Reported;

impl fmt::Display for Reported {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a check failed")
    }
}

impl std::error::Error for Reported {}

/// A command was interrupted and has reported its partial results; the exit code is 130.
#[derive(Debug)]
pub(crate) struct Interrupted;

impl fmt::Display for Interrupted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("interrupted")
    }
}

impl std::error::Error for Interrupted {}

/// A usage error with this sentence.
#[expect(clippy::needless_pass_by_value, reason = "`map_err` hands over errors")]
pub(crate) fn usage(sentence: impl ToString) -> anyhow::Error {
    Usage(sentence.to_string()).into()
}

/// Whether the reader of our output went away, which is no failure (`temples describe | head`).
pub(crate) fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.chain().any(|cause| {
        cause.downcast_ref::<std::io::Error>().is_some_and(|io| io.kind() == std::io::ErrorKind::BrokenPipe)
    })
}
