//! The icon rows of verbs and costs: words that clients draw.

use crate::purse::{Cost, Icons, Purse, Res};
use crate::verb::{Dest, Place, Tally, Verb, Ware};

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

fn token(word: &str, n: u8) -> String {
    if n == 1 { word.to_string() } else { format!("{word}:{n}") }
}

fn purse_icons(purse: Purse) -> impl Iterator<Item = String> {
    purse.iter().map(|(res, n)| token(res.key(), n))
}

fn travel_icons(icons: Icons) -> impl Iterator<Item = String> {
    icons.iter().map(|(icon, n)| token(icon.key(), n))
}

/// The icon row of a cost.
pub(crate) fn cost_icons(cost: &Cost) -> Vec<String> {
    let others = [("use_up", cost.cards), ("fear", cost.fear), ("idol", cost.idols)];
    let others = others.into_iter().filter(|&(_, n)| n > 0).map(|(word, n)| token(word, n));
    purse_icons(cost.res).chain(travel_icons(cost.icons)).chain(others).collect()
}

/// The icon row of a verb.
pub(crate) fn icons(verb: &Verb) -> Vec<String> {
    let words = |words: &[&str]| words.iter().map(|word| (*word).to_string()).collect::<Vec<_>>();
    match *verb {
        Verb::Gain(purse) => purse_icons(purse).collect(),
        Verb::Travel(icons) => travel_icons(icons).collect(),
        Verb::Fear(n) => vec![token("fear", n)],
        Verb::Draw { n, bottom } => vec![token(if bottom { "draw_bottom" } else { "draw" }, n)],
        Verb::Exile => words(&["exile"]),
        Verb::UseUp => words(&["use_up"]),
        Verb::Upgrade => words(&["upgrade"]),
        Verb::Refresh { all } => words(&[if all { "refresh_all" } else { "refresh" }]),
        Verb::Recruit => words(&["recruit"]),
        Verb::Promote => words(&["promote"]),
        Verb::Supply { gold } => words(&[if gold { "supply_gold" } else { "supply_silver" }]),
        Verb::Exchange => words(&["exchange"]),
        Verb::Rescue => words(&["rescue"]),
        Verb::Send { shell: true, .. } => words(&["send", "camp", "free", "twice"]),
        Verb::Send { icons, compasses, shell: false } => {
            let mut row = words(&["send"]);
            let off = travel_icons(icons).chain((compasses > 0).then(|| token("compass", compasses)));
            for icon in off {
                row.extend(["minus".into(), icon]);
            }
            row
        }
        Verb::Relocate { level1: false } => words(&["relocate", "camp"]),
        Verb::Relocate { level1: true } => words(&["relocate", "camp", "or", "level1"]),
        Verb::Activate { place, n } => {
            let place = match place {
                Place::Camp => "camp",
                Place::EmptyCamp => "camp_empty",
                Place::LevelOne => "level1",
                Place::Mine | Place::Occupied => "mine",
            };
            vec!["activate".into(), token(place, n)]
        }
        Verb::Scout(level) => words(&["scout", if level < 2 { "site1" } else { "site2" }]),
        Verb::Overcome { alone } => words(&["overcome", if alone { "alone" } else { "mine" }]),
        Verb::Buy { ware, minus, reveal } => {
            let mut row = words(&["buy", ware_icon(ware)]);
            if minus > 0 {
                let off: &[Res] = match ware {
                    Ware::Item => &[Res::Coin],
                    Ware::Artifact => &[Res::Compass],
                    Ware::Either => &[Res::Coin, Res::Compass],
                };
                for (at, res) in off.iter().enumerate() {
                    row.push(if at == 0 { "minus" } else { "or" }.into());
                    row.push(token(res.key(), minus));
                }
            }
            row.extend(reveal.then(|| "reveal".into()));
            row
        }
        Verb::Take { ware, dest } => {
            let mut row = words(&["take", ware_icon(ware)]);
            match dest {
                Dest::Bottom => {}
                Dest::Hand => row.push("hand".into()),
                Dest::Top => row.push("deck_top".into()),
            }
            row
        }
        Verb::Research(minus) => {
            let mut row = words(&["research"]);
            for icon in purse_icons(minus) {
                row.extend(["minus".into(), icon]);
            }
            row
        }
        Verb::Journal => words(&["research", "notebook", "free"]),
        Verb::Per { tally, res, max } => {
            let tally = match tally {
                Tally::Guardian => "guardian",
                Tally::Idol => "idol",
                Tally::Archaeologist => "archaeologist",
            };
            vec![res.key().into(), "per".into(), tally.into(), token("max", max)]
        }
        Verb::Pass => words(&["pass"]),
        Verb::Protect => words(&["protect"]),
        Verb::Planes => words(&["all_planes"]),
        Verb::Recall => words(&["recall"]),
        Verb::Look { bottom, max } => vec![token(if bottom { "look_bottom" } else { "look_top" }, max)],
        Verb::Hammer => words(&["hammer"]),
        Verb::Unslot => words(&["unslot"]),
        Verb::Crown => words(&["crown"]),
        Verb::CopyIdol => words(&["copy_idol"]),
        Verb::Ready => words(&["ready"]),
    }
}

const fn ware_icon(ware: Ware) -> &'static str {
    match ware {
        Ware::Item => "item",
        Ware::Artifact => "artifact",
        Ware::Either => "card",
    }
}
