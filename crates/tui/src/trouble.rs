//! What the client could not do. The sentences are in `words`.

use kernel::Problems;
use kernel::record::{RecordError, VerifyError};
use table::{Damaged, LoadError, Refusal};

use crate::words::WORDS;

words::errors! {
    /// What the client could not do.
    pub enum Trouble in WORDS {
        "no-folder" NoFolder,
        "trouble-no-server" NoServer,
        "seats-wrong" Seats { seats: usize, named: usize },
        "trouble-unread" Unread { path: String, reason: String },
        "trouble-unwritten" Unwritten { path: String, reason: String },
        "trouble-no-save" NoSave { path: String },
        "trouble-no-record" NoRecord { reason: RecordError },
        "trouble-address" Address { url: String },
        "trouble-late" Late,
        "trouble-unreached" Unreached { reason: String },
        "trouble-status" Status { status: String },
        "trouble-no-table" NoTable,
        "trouble-of" NoGame { reason: games::UnknownGame },
        "trouble-of" Setup { reason: Problems },
        "trouble-of" Stored { reason: LoadError },
        "trouble-of" Entry { reason: Damaged },
        "trouble-of" Refused { reason: Refusal },
        "trouble-of" Replay { reason: VerifyError },
        "trouble-of" Said { reason: String },
    }
}

impl Trouble {
    /// A file that cannot be read.
    pub(crate) fn unread(path: &std::path::Path, error: &impl ToString) -> Trouble {
        Trouble::Unread { path: path.display().to_string(), reason: error.to_string() }
    }

    /// A file that cannot be written.
    pub(crate) fn unwritten(path: &std::path::Path, error: &impl ToString) -> Trouble {
        Trouble::Unwritten { path: path.display().to_string(), reason: error.to_string() }
    }

    /// A sentence from elsewhere: the server's, in the language it was asked for, or a parser's.
    #[expect(clippy::needless_pass_by_value, reason = "as `map_err` passes it")]
    pub(crate) fn said(reason: impl ToString) -> Trouble {
        Trouble::Said { reason: reason.to_string() }
    }
}
