//! Texts of verbs and costs, and in `icons` their icons. The wording is ours.
//!
//! A clause starts in lower case and has no full stop; where the rules give the player a choice it says
//! "you may".

mod icons;

pub use icons::ICONS;
pub(crate) use icons::{cost_icons, purse_icons, row, token, travel_icons};

use kernel::Lang;

use crate::purse::{Amounts, Cost, Icon, Icons, Purse, Res};
use crate::verb::{Dest, Place, Tally, Verb, Ware};
use crate::words::say;

/// A resource in the right number, without the number.
pub fn res_word(res: Res, n: u8, lang: Lang) -> String {
    say!(lang, &format!("res-{}.word", res.key()), n = n)
}

/// A travel icon in the right number, without the number.
pub fn icon_word(icon: Icon, n: u8, lang: Lang) -> String {
    say!(lang, &format!("icon-{}.word", icon.key()), n = n)
}

/// "2 coins".
pub fn res_text(res: Res, n: u8, lang: Lang) -> String {
    say!(lang, &format!("res-{}", res.key()), n = n)
}

/// "1 boot".
pub fn icon_text(icon: Icon, n: u8, lang: Lang) -> String {
    say!(lang, &format!("icon-{}", icon.key()), n = n)
}

/// "2 coins and 1 jewel".
pub fn purse_text(purse: Purse, lang: Lang) -> String {
    and(&amounts(purse, lang), lang)
}

/// "1 boot and 1 plane".
pub fn icons_text(icons: Icons, lang: Lang) -> String {
    let texts: Vec<String> = icons.iter().map(|(icon, n)| icon_text(icon, n, lang)).collect();
    and(&texts, lang)
}

fn amounts(purse: Purse, lang: Lang) -> Vec<String> {
    purse.iter().map(|(res, n)| res_text(res, n, lang)).collect()
}

/// "a, b, c".
pub(crate) fn commas(parts: &[String], lang: Lang) -> String {
    let parts = parts.iter().cloned();
    parts.reduce(|a, b| say!(lang, "list-more", a = a, b = b)).unwrap_or_default()
}

/// "a, b and c".
fn and(parts: &[String], lang: Lang) -> String {
    match parts {
        [most @ .., last] if !most.is_empty() => {
            say!(lang, "list-and", a = commas(most, lang), b = last)
        }
        _ => commas(parts, lang),
    }
}

/// "1, 2 or 3".
fn up_to(max: u8, lang: Lang) -> String {
    let numbers: Vec<String> = (1..=max).map(|n| n.to_string()).collect();
    or(&numbers, lang)
}

/// "a, b or c".
pub(crate) fn or(parts: &[String], lang: Lang) -> String {
    match parts {
        [most @ .., last] if !most.is_empty() => {
            say!(lang, "list-or", a = commas(most, lang), b = last)
        }
        _ => commas(parts, lang),
    }
}

/// The cost as a phrase that follows "you may".
pub(crate) fn say_cost(cost: &Cost, lang: Lang) -> String {
    let mut paid = amounts(cost.res, lang);
    if cost.icons.total() > 0 {
        paid.push(say!(lang, "of-travel", icons = icons_text(cost.icons, lang)));
    }
    let mut deeds = Vec::new();
    if !paid.is_empty() {
        deeds.push(say!(lang, "cost-pay", what = and(&paid, lang)));
    }
    if cost.cards > 0 {
        deeds.push(say!(lang, "cost-cards", n = cost.cards));
    }
    if cost.fear > 0 {
        deeds.push(say!(lang, "cost-fear", n = cost.fear));
    }
    if cost.idols > 0 {
        deeds.push(say!(lang, "cost-idols", n = cost.idols));
    }
    and(&deeds, lang)
}

/// The rule of a verb as a clause.
pub(crate) fn say(verb: Verb, lang: Lang) -> String {
    match verb {
        Verb::Gain(amounts) => say!(lang, "verb-gain", what = purse_text(amounts.purse(), lang)),
        Verb::Travel(icons) => say!(lang, "verb-travel", what = icons_text(icons, lang)),
        Verb::Fear(n) => say!(lang, "verb-fear", n = n),
        Verb::Draw { n, bottom: false } => say!(lang, "verb-draw", n = n),
        Verb::Draw { n, bottom: true } => say!(lang, "verb-draw-bottom", n = n),
        Verb::Exile => say!(lang, "verb-exile"),
        Verb::UseUp => say!(lang, "verb-use-up"),
        Verb::Upgrade => say!(lang, "verb-upgrade"),
        Verb::Refresh { all: false } => say!(lang, "verb-refresh"),
        Verb::Refresh { all: true } => say!(lang, "verb-refresh-all"),
        Verb::Recruit => say!(lang, "verb-recruit"),
        Verb::Promote => say!(lang, "verb-promote"),
        Verb::Supply { gold: false } => say!(lang, "verb-supply-silver"),
        Verb::Supply { gold: true } => say!(lang, "verb-supply-gold"),
        Verb::Exchange => say!(lang, "verb-exchange"),
        Verb::Rescue => say!(lang, "verb-rescue"),
        Verb::Send { shell: true, .. } => say!(lang, "verb-send-shell"),
        Verb::Send { icons, compasses, shell: false } => {
            let travel = icons_text(icons, lang);
            let off = res_text(Res::Compass, compasses, lang);
            match (icons.is_empty(), compasses) {
                (true, 0) => say!(lang, "verb-send"),
                (false, 0) => say!(lang, "verb-send-travel", icons = travel),
                (true, _) => say!(lang, "verb-send-compass", compasses = off),
                (false, _) => say!(lang, "verb-send-both", icons = travel, compasses = off),
            }
        }
        Verb::Relocate { level1: false } => say!(lang, "verb-relocate"),
        Verb::Relocate { level1: true } => say!(lang, "verb-relocate-level1"),
        Verb::Activate { place, n, .. } => match place {
            Place::Camp => say!(lang, "verb-activate-camp", n = n),
            Place::EmptyCamp => say!(lang, "verb-activate-empty_camp", n = n),
            Place::LevelOne => say!(lang, "verb-activate-level1", n = n),
            Place::Mine => say!(lang, "verb-activate-mine", n = n),
            Place::Occupied => say!(lang, "verb-activate-occupied", n = n),
        },
        Verb::Scout(level) => say!(lang, "verb-scout", level = roman(level)),
        Verb::Overcome { alone: false } => say!(lang, "verb-overcome"),
        Verb::Overcome { alone: true } => say!(lang, "verb-overcome-alone"),
        Verb::Buy { ware, minus, reveal, .. } => buy(ware, minus, reveal, lang),
        Verb::Take { ware: Ware::Artifact, .. } => say!(lang, "verb-take-artifact"),
        Verb::Take { ware: Ware::Item | Ware::Either, dest } => match dest {
            Dest::Bottom => say!(lang, "verb-take-bottom"),
            Dest::Hand => say!(lang, "verb-take-hand"),
            Dest::Top => say!(lang, "verb-take-top"),
        },
        Verb::Research(Amounts::NONE) => say!(lang, "verb-research"),
        Verb::Research(minus) => say!(lang, "verb-research-minus", minus = purse_text(minus.purse(), lang)),
        Verb::Journal => say!(lang, "verb-journal"),
        Verb::Per { tally, res, max } => {
            let what = res_text(res, 1, lang);
            match tally {
                Tally::Guardian => say!(lang, "verb-per-guardian", what = what, max = max),
                Tally::Idol => say!(lang, "verb-per-idol", what = what, max = max),
                Tally::Archaeologist => say!(lang, "verb-per-archaeologist", what = what, max = max),
            }
        }
        Verb::Pass => say!(lang, "verb-pass"),
        Verb::Protect => say!(lang, "verb-protect"),
        Verb::Planes => say!(lang, "verb-planes"),
        Verb::Recall => say!(lang, "verb-recall"),
        Verb::Look { bottom: false, max } => say!(lang, "verb-look", numbers = up_to(max, lang)),
        Verb::Look { bottom: true, max } => say!(lang, "verb-look-bottom", numbers = up_to(max, lang)),
        Verb::Hammer => say!(lang, "verb-hammer"),
        Verb::Unslot => say!(lang, "verb-unslot"),
        Verb::Crown => say!(lang, "verb-crown"),
        Verb::CopyIdol => say!(lang, "verb-copy-idol"),
        Verb::Ready => say!(lang, "verb-ready"),
    }
}

/// Buying a card, for less than it costs.
fn buy(ware: Ware, minus: u8, reveal: bool, lang: Lang) -> String {
    let key = match (ware, reveal) {
        (Ware::Item, false) => "verb-buy-item",
        (Ware::Artifact, false) => "verb-buy-artifact",
        (Ware::Either, false) => "verb-buy-either",
        (Ware::Item, true) => "verb-reveal-item",
        (Ware::Artifact, true) => "verb-reveal-artifact",
        (Ware::Either, true) => "verb-reveal-either",
    };
    let [coins, compasses] = [Res::Coin, Res::Compass].map(|res| res_text(res, minus, lang));
    say!(lang, key, minus = minus, coins = coins, compasses = compasses)
}

/// A level of sites as printed.
pub(crate) const fn roman(level: u8) -> &'static str {
    if level < 2 { "I" } else { "II" }
}
