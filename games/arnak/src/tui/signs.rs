//! Signs, words and colours of the icons of Arnak on a terminal.

use kernel::Lang;
use panes::{Scene, Span};

use super::TRAVEL;
use crate::words::{WORDS, say};

/// The sign of a resource.
pub(super) fn sign(key: &str) -> Option<&'static str> {
    Some(match key {
        "coin" => "$",
        "compass" => "◎",
        "tablet" => "▤",
        "arrowhead" => "▲",
        "jewel" => "◆",
        "dark" => "▩",
        _ => return None,
    })
}

/// The word of any other icon. The bolt of free actions is left out: the list of actions says what is free.
pub(super) fn word(lang: Lang, key: &str) -> Option<String> {
    match key {
        "bolt" => Some(String::new()),
        key if TRAVEL.contains(&key) => Some(travel_icon(lang, key)),
        key => WORDS.try_say(lang, &format!("tui-icon-{key}"), &[]),
    }
}

/// The colour of a resource, a travel icon or a side of an assistant.
pub(super) fn colour(key: &str) -> Option<(u8, u8)> {
    Some(match key {
        "coin" | "gold" => (221, 136),
        "compass" | "ship" => (117, 25),
        "tablet" | "car" => (179, 94),
        "arrowhead" | "silver" => (252, 240),
        "jewel" => (211, 162),
        "dark" => (141, 55),
        "fear" => (210, 160),
        "boot" => (187, 58),
        "plane" => (159, 31),
        _ => return None,
    })
}

/// A travel icon in two letters.
pub(super) fn travel_icon(lang: Lang, key: &str) -> String {
    say!(lang, &format!("tui-travel-{key}"))
}

/// A travel cost as tables write it: `boot 2`.
pub(super) fn travel(lang: Lang, cost: &str) -> String {
    let mut parts: Vec<String> = Vec::new();
    for part in cost.split_whitespace() {
        match (part.parse::<u8>(), parts.last_mut()) {
            (Ok(n), Some(last)) => *last = format!("{n}{last}"),
            _ => parts.push(travel_icon(lang, part)),
        }
    }
    parts.join("+")
}

/// The resources with their signs.
pub(super) fn legend(scene: &Scene<'_>) -> Vec<Span> {
    let mut spans = Vec::new();
    for key in ["coin", "compass", "tablet", "arrowhead", "jewel"] {
        spans.push((sign(key).unwrap_or_default().to_string(), scene.thing(key)));
        let noun = say!(scene.lang, &format!("tui-noun-{key}"));
        spans.push((format!(" {noun}  "), scene.theme.dim()));
    }
    spans
}
