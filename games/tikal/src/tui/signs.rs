//! Words and colours of the icons of Tikal II on a terminal.

use kernel::Lang;

use crate::words::WORDS;

/// The word for a colour or a kind of treasure, in the plural.
pub(super) fn noun(lang: Lang, key: &str) -> String {
    WORDS.try_say(lang, &format!("tui-noun-{key}"), &[]).unwrap_or_else(|| key.into())
}

/// The word of an icon; a spot without a bonus is a dot.
pub(super) fn word(lang: Lang, key: &str) -> Option<String> {
    match key {
        "plain" => Some("·".into()),
        key => WORDS.try_say(lang, &format!("tui-icon-{key}"), &[]),
    }
}

/// The colour of a key or a room.
pub(super) fn colour(key: &str) -> Option<(u8, u8)> {
    Some(match key {
        "yellow" => (221, 136),
        "blue" => (117, 25),
        "brown" => (179, 94),
        "pink" => (211, 162),
        "green" => (114, 28),
        _ => return None,
    })
}
