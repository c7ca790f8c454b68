//! The words that clients draw, and the icon rows of costs. Each verb makes its own row of them, in `verb/`.

use crate::purse::{Cost, Icons, Purse};

/// Every word an icon row is made of. A word may be followed by `:` and a number: `coin:2`.
pub const ICONS: &[&str] = &[
    "coin",
    "compass",
    "tablet",
    "arrowhead",
    "jewel",
    "dark",
    "boot",
    "ship",
    "car",
    "plane",
    "fear",
    "draw",
    "draw_bottom",
    "exile",
    "use_up",
    "upgrade",
    "refresh",
    "refresh_all",
    "recruit",
    "promote",
    "supply_silver",
    "supply_gold",
    "exchange",
    "rescue",
    "send",
    "relocate",
    "activate",
    "camp",
    "camp_empty",
    "level1",
    "mine",
    "scout",
    "site1",
    "site2",
    "overcome",
    "alone",
    "buy",
    "item",
    "artifact",
    "card",
    "reveal",
    "take",
    "hand",
    "deck_top",
    "research",
    "notebook",
    "minus",
    "free",
    "twice",
    "per",
    "guardian",
    "idol",
    "archaeologist",
    "max",
    "pass",
    "protect",
    "all_planes",
    "recall",
    "look_top",
    "look_bottom",
    "hammer",
    "unslot",
    "crown",
    "copy_idol",
    "ready",
    "or",
    "pick",
    "arrow",
    "bolt",
    "exile_self",
    "silver",
    "gold",
    "glass",
    "lantern",
    "obscure",
];

/// A word with its number, which is left out if it is 1.
pub(crate) fn token(word: &str, n: u8) -> String {
    if n == 1 { word.to_string() } else { format!("{word}:{n}") }
}

/// The tokens of a purse.
pub(crate) fn purse_icons(purse: Purse) -> impl Iterator<Item = String> {
    purse.iter().map(|(res, n)| token(res.key(), n))
}

/// Travel icons.
pub(crate) fn travel_icons(icons: Icons) -> impl Iterator<Item = String> {
    icons.iter().map(|(icon, n)| token(icon.key(), n))
}

/// The icon row of a cost.
pub(crate) fn cost_icons(cost: &Cost) -> Vec<String> {
    let others = [("use_up", cost.cards), ("fear", cost.fear), ("idol", cost.idols)];
    let others = others.into_iter().filter(|&(_, n)| n > 0).map(|(word, n)| token(word, n));
    purse_icons(cost.res).chain(travel_icons(cost.icons)).chain(others).collect()
}

/// An icon row of plain words.
pub(crate) fn row(words: &[&str]) -> Vec<String> {
    words.iter().map(|word| (*word).to_string()).collect()
}
