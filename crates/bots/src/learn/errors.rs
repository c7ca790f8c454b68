//! What can be wrong with the files of networks and of positions.

use crate::WORDS;

words::errors! {
    /// Why a file is no network for this program.
    pub enum NetError in WORDS {
        "net-unread" Unread { file: String, message: String },
        "net-of" Of { file: String, reason: Box<NetError> },
        "net-none" NoNet,
        "net-cut-off" CutOff,
        "net-head" Head { message: String },
        "net-other-game" OtherGame { net: String, game: String },
        "net-shape" Shape { net: String, program: String },
        "net-no-list" NoList { key: &'static str },
        "net-length" Length,
    }
}

words::errors! {
    /// Why nothing can be learned from a file of positions.
    pub enum LessonsError in WORDS {
        "lessons-none" NoPositions,
        "lessons-cut-off" CutOff,
        "lessons-head" Head { message: String },
        "lessons-features" NoFeatures,
        "lessons-damaged" Damaged { game: usize },
        "lessons-few" FewGames,
    }
}
