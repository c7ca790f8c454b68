//! Words for the component tables: families, columns and values, as people read them.
//!
//! Documents hold the tables' own identifiers, the same in every language; programs that print them for a person
//! translate them here. This module must not know what a word means in the rules.

use kernel::Lang;
use kernel::content::Confidence;
use words::say;

use crate::WORDS;

/// The name of a family of components.
pub fn family(lang: Lang, family: &str) -> String {
    find(lang, "family", family).unwrap_or_else(|| family.into())
}

/// The name of a column.
pub fn column(lang: Lang, name: &str) -> String {
    if let Some(round) = name.strip_prefix("round_") {
        return say!(WORDS, lang, "round", n = round);
    }
    if let Some(places) = name.strip_prefix("spot_") {
        return say!(WORDS, lang, "spot", n = places);
    }
    if let Some(players) = name.strip_prefix("tiles_").and_then(|rest| rest.strip_suffix("_players")) {
        return say!(WORDS, lang, "tiles-with", n = players);
    }
    let found = find(lang, "column", name).or_else(|| find(lang, "side", name));
    found.unwrap_or_else(|| name.into())
}

/// The name of a column of a table, as a form shows it.
pub fn field(lang: Lang, name: &str) -> String {
    let language = || Some(say!(WORDS, lang, "field-language", language = Lang::find(name)?.name()));
    find(lang, "field", name).or_else(language).unwrap_or_else(|| column(lang, name))
}

/// A column's value: translates whole phrases first, then word by word. Numbers and ids stay
/// unchanged.
pub fn value(lang: Lang, text: &str) -> String {
    if let Some(phrase) = find(lang, "phrase", &text.replace(' ', "-")) {
        return phrase;
    }
    let mut out = String::new();
    for piece in text.split_inclusive([' ', ',', ';']) {
        let (word, gap) = piece.split_at(piece.trim_end_matches([' ', ',', ';']).len());
        let said = find(lang, "word", word).or_else(|| find(lang, "side", word));
        out += said.as_deref().unwrap_or(word);
        out += gap;
    }
    out
}

/// The word for how sure a value is.
pub fn confidence(lang: Lang, confidence: Confidence) -> String {
    find(lang, "word", confidence.word()).unwrap_or_else(|| confidence.word().into())
}

/// The word of a family of words for a key of the tables.
fn find(lang: Lang, family: &str, key: &str) -> Option<String> {
    WORDS.try_say(lang, &format!("{family}-{key}"), &[])
}

#[cfg(test)]
mod tests {
    use kernel::Game;

    use super::*;
    use crate::Rules;

    fn components(rules: &Rules) -> Vec<kernel::content::Component> {
        with_rules!(rules, game => game.describe(Lang::EN))
    }

    fn french() -> Lang {
        Lang::find("fr").expect("French")
    }

    #[test]
    fn every_word_of_every_table_can_be_said() {
        let numeral = |word: &str| word.contains(|c: char| c.is_ascii_digit());
        let known =
            |name: &str, kinds: &[&str]| kinds.iter().any(|kind| find(Lang::EN, kind, name).is_some());
        for rules in Rules::all(&[]).unwrap() {
            for component in components(&rules) {
                assert!(known(component.family, &["family"]), "the family {}", component.family);
                for (name, text) in &component.numbers {
                    let column_known = known(name, &["column", "side"]) || column(Lang::EN, name) != *name;
                    assert!(column_known, "the column {name}");
                    if known(&text.replace(' ', "-"), &["phrase"]) {
                        continue;
                    }
                    let word =
                        |word: &str| word.is_empty() || numeral(word) || known(word, &["word", "side"]);
                    assert!(text.split([' ', ',', ';']).all(word), "{text:?} of {name}");
                }
            }
        }
    }

    #[test]
    fn phrases_come_before_words_and_ids_stay() {
        assert_eq!(value(french(), "buy highest item"), "achat de l'objet qui a le plus de points");
        assert_eq!(value(french(), "coin tablet 2"), "pièce tablette 2");
        assert_eq!(value(french(), "points 3; card"), "points 3; carte");
        assert_eq!(value(french(), "o5l"), "o5l");
        assert_eq!(value(Lang::EN, "buy highest item"), "buy highest item");
        assert_eq!(column(french(), "tiles_3_players"), "tuiles à 3 joueurs");
        assert_eq!(column(Lang::EN, "spot_2-4"), "spot 2-4");
        assert_eq!(field(Lang::EN, "de"), "German name");
    }
}
