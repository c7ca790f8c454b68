//! Texts of amounts and costs, which the sentences of verbs hold, and in `icons` their icons. The wording is ours.

mod icons;

pub use icons::ICONS;
pub(crate) use icons::{cost_icons, purse_icons, row, token, travel_icons};

use kernel::Lang;

use crate::purse::{Cost, Icon, Icons, Purse, Res};
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
pub(crate) fn up_to(max: u8, lang: Lang) -> String {
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

/// A level of sites as printed.
pub(crate) const fn roman(level: u8) -> &'static str {
    if level < 2 { "I" } else { "II" }
}
