//! Building blocks for the text forms of verbs and costs.

use kernel::Or;
use kernel::effect::{EffectError, Words};

use super::Ware;
use crate::purse::{Cost, Icon, Icons, Purse, Res};

/// Maximum amount, far below the capacity of a [`Purse`].
pub(super) const MOST: u8 = 20;
/// Travel icons of one kind.
pub(super) const MOST_ICONS: u8 = 4;
/// Cards drawn, used up or taken as Fear, idols paid.
pub(super) const MOST_CARDS: u8 = 9;

/// A number if one follows, else 1. Errors point to the number.
pub(super) fn amount(words: &mut Words<'_>, most: u8) -> Result<u8, EffectError> {
    match words.peek().and_then(|word| word.parse::<u8>().ok()) {
        None => Ok(1),
        Some(n) if (1..=most).contains(&n) => {
            words.next();
            Ok(n)
        }
        Some(_) => Err(EffectError::Number { most }),
    }
}

/// One of these words.
pub(super) fn one_of<T: Copy>(words: &mut Words<'_>, options: &[(&str, T)]) -> Result<T, EffectError> {
    if let Some(&(_, value)) = options.iter().find(|&&(word, _)| words.peek() == Some(word)) {
        words.next();
        return Ok(value);
    }
    Err(EffectError::expected(options.iter().map(|&(word, _)| word)))
}

pub(super) const RESOURCES: [(&str, Res); 6] = [
    ("coin", Res::Coin),
    ("compass", Res::Compass),
    ("tablet", Res::Tablet),
    ("arrowhead", Res::Arrowhead),
    ("jewel", Res::Jewel),
    ("dark", Res::Dark),
];

pub(super) fn purse(words: &mut Words<'_>) -> Result<Purse, EffectError> {
    let mut purse = Purse::ZERO;
    while let Some(res) = words.peek().and_then(Res::from_key) {
        if purse.get(res) > 0 {
            return Err(EffectError::Twice { word: res.key().into() });
        }
        words.next();
        purse = purse.plus(Purse::of(res, amount(words, MOST)?));
    }
    if purse == Purse::ZERO {
        return Err(EffectError::expected(RESOURCES.map(|(word, _)| word)));
    }
    Ok(purse)
}

pub(super) fn icons(words: &mut Words<'_>) -> Result<Icons, EffectError> {
    let mut icons = Icons::NONE;
    while let Some(icon) = words.peek().and_then(Icon::from_key) {
        if icons.get(icon) > 0 {
            return Err(EffectError::Twice { word: icon.key().into() });
        }
        words.next();
        icons = icons.plus(Icons::of(icon, amount(words, MOST_ICONS)?));
    }
    if icons.is_empty() {
        return Err(EffectError::expected(Icon::ALL.map(Icon::key)));
    }
    Ok(icons)
}

pub(super) fn amounts<'a>(parts: impl Iterator<Item = (&'a str, u8)>) -> String {
    let parts: Vec<String> =
        parts.map(|(key, n)| if n == 1 { key.to_string() } else { format!("{key} {n}") }).collect();
    parts.join(" ")
}

pub(super) fn print_purse(purse: Purse) -> String {
    amounts(purse.iter().map(|(res, n)| (res.key(), n)))
}

pub(super) fn print_icons(icons: Icons) -> String {
    amounts(icons.iter().map(|(icon, n)| (icon.key(), n)))
}

pub(super) fn number(n: u8) -> String {
    if n == 1 { String::new() } else { format!(" {n}") }
}

pub(super) fn parse_cost(words: &mut Words<'_>) -> Result<Cost, EffectError> {
    let mut cost = Cost::default();
    while let Some(word) = words.peek() {
        let again = match word {
            "card" => cost.cards > 0,
            "fear" => cost.fear > 0,
            "idol" => cost.idols > 0,
            _ => {
                Res::from_key(word).is_some_and(|res| cost.res.get(res) > 0)
                    || Icon::from_key(word).is_some_and(|icon| cost.icons.get(icon) > 0)
            }
        };
        if again {
            return Err(EffectError::Twice { word: word.into() });
        }
        if let Some(res) = Res::from_key(word) {
            words.next();
            cost.res = cost.res.plus(Purse::of(res, amount(words, MOST)?));
        } else if let Some(icon) = Icon::from_key(word) {
            words.next();
            cost.icons = cost.icons.plus(Icons::of(icon, amount(words, MOST_ICONS)?));
        } else {
            let others = [("card", &mut cost.cards), ("fear", &mut cost.fear), ("idol", &mut cost.idols)];
            let Some((_, place)) = others.into_iter().find(|&(key, _)| key == word) else {
                let resources = RESOURCES.iter().map(|&(word, _)| word);
                let known = resources.chain(Icon::ALL.map(Icon::key)).chain(["card", "fear", "idol"]);
                return Err(EffectError::Unknown { word: word.into(), words: Or::of(known) });
            };
            words.next();
            *place = amount(words, MOST_CARDS)?;
        }
    }
    Ok(cost)
}

pub(super) fn print_cost(cost: &Cost) -> String {
    let others = [("card", cost.cards), ("fear", cost.fear), ("idol", cost.idols)];
    let parts = cost.res.iter().map(|(res, n)| (res.key(), n));
    let parts = parts.chain(cost.icons.iter().map(|(icon, n)| (icon.key(), n)));
    amounts(parts.chain(others.into_iter().filter(|&(_, n)| n > 0)))
}

pub(super) const WARES: [(&str, Ware); 3] =
    [("item", Ware::Item), ("artifact", Ware::Artifact), ("card", Ware::Either)];

/// A number that must not be left out.
pub(super) fn needed(words: &mut Words<'_>, most: u8) -> Result<u8, EffectError> {
    if words.peek().is_some_and(|word| word.parse::<u8>().is_ok()) {
        return amount(words, most);
    }
    Err(EffectError::Number { most })
}

pub(super) const fn ware_key(ware: Ware) -> &'static str {
    match ware {
        Ware::Item => "item",
        Ware::Artifact => "artifact",
        Ware::Either => "card",
    }
}
