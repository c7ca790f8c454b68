//! Words for the component tables: families, columns and values, as people read them.
//!
//! Documents hold the tables' own identifiers, the same in every language; programs that print them for a person
//! translate them here. The words of a game stand in its own folder ([`Game::words`](kernel::Game::words)) under keys that
//! begin with `table-`; this crate has only those that belong to no game. This module must not know what a word means in the rules.

use kernel::Lang;
use kernel::content::Confidence;
use words::{Part, Value, say};

use crate::WORDS;

/// The name of a family of components.
pub fn family(game: &Part, lang: Lang, family: &str) -> String {
    find(game, lang, "family", family).unwrap_or_else(|| family.into())
}

/// The name of a column. Columns that differ by a number share a name: `spot_2` is `table-column-spot_n` with `$n`.
pub fn column(game: &Part, lang: Lang, name: &str) -> String {
    find(game, lang, "column", name).or_else(|| numbered(game, lang, name)).unwrap_or_else(|| name.into())
}

/// The name of a column of a table, as a form shows it.
pub fn field(game: &Part, lang: Lang, name: &str) -> String {
    let language = || Some(say!(WORDS, lang, "field-language", language = Lang::find(name)?.name()));
    find(game, lang, "field", name).or_else(language).unwrap_or_else(|| column(game, lang, name))
}

/// A column's value: translates whole phrases first, then word by word. Numbers and ids stay
/// unchanged.
pub fn value(game: &Part, lang: Lang, text: &str) -> String {
    if let Some(phrase) = find(game, lang, "phrase", &text.replace(' ', "-")) {
        return phrase;
    }
    let mut out = String::new();
    for piece in text.split_inclusive([' ', ',', ';']) {
        let (word, gap) = piece.split_at(piece.trim_end_matches([' ', ',', ';']).len());
        out += self::word(game, lang, word).as_deref().unwrap_or(word);
        out += gap;
    }
    out
}

/// The word for how sure a value is.
pub fn confidence(lang: Lang, confidence: Confidence) -> String {
    common(lang, confidence.word()).unwrap_or_else(|| confidence.word().into())
}

/// The word of a kind for a key of the tables.
fn find(game: &Part, lang: Lang, kind: &str, key: &str) -> Option<String> {
    game.try_say(lang, &format!("table-{kind}-{key}"), &[])
}

fn word(game: &Part, lang: Lang, word: &str) -> Option<String> {
    find(game, lang, "word", word).or_else(|| common(lang, word))
}

/// A word that belongs to no game.
fn common(lang: Lang, word: &str) -> Option<String> {
    WORDS.try_say(lang, &format!("word-{word}"), &[])
}

/// The name of a column with a number in it: digits, several of them (`2-4`), or a Roman numeral.
fn numbered(game: &Part, lang: Lang, name: &str) -> Option<String> {
    let (key, n) = without_number(name)?;
    game.try_say(lang, &format!("table-column-{key}"), &[("n", Value::from(n))])
}

/// A name with `n` in place of its number, and the number.
fn without_number(name: &str) -> Option<(String, &str)> {
    let is_number = |part: &&str| !part.is_empty() && part.chars().all(|c| "0123456789-IVX".contains(c));
    let n = name.split('_').find(is_number)?;
    let parts: Vec<&str> = name.split('_').map(|part| if part == n { "n" } else { part }).collect();
    Some((parts.join("_"), n))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use kernel::Game;
    use kernel::content::{Component, SheetRow};

    use super::*;
    use crate::Rules;

    /// Everything that a game's tables say, and the words for it.
    struct Said {
        id: &'static str,
        words: &'static Part,
        components: Vec<Component>,
        sheet: Vec<SheetRow>,
    }

    fn said<G: Game>(game: &G) -> Said {
        let (components, sheet) = (game.describe(Lang::EN), kernel::content::sheet::<G>(&[]));
        Said { id: G::ID, words: G::words(), components, sheet }
    }

    fn all() -> Vec<Said> {
        let rules = Rules::all(&[]).expect("the tables");
        rules.iter().map(|rules| with_rules!(rules, game => said(&**game))).collect()
    }

    fn of(id: &str) -> &'static Part {
        all().into_iter().find(|said| said.id == id).expect("a game of the list").words
    }

    fn french() -> Lang {
        Lang::find("fr").expect("French")
    }

    fn is_numeral(word: &str) -> bool {
        word.contains(|c: char| c.is_ascii_digit())
    }

    #[test]
    fn every_word_of_every_table_can_be_said() {
        for Said { id, words, components, sheet } in all() {
            let has = |kind: &str, key: &str| find(words, Lang::EN, kind, key).is_some();
            let families = components.iter().map(|one| one.family).chain(sheet.iter().map(|row| row.family));
            for family in families {
                assert!(has("family", family), "{id}: the family {family}");
            }
            for (name, text) in components.iter().flat_map(|component| &component.numbers) {
                assert!(
                    column(words, Lang::EN, name) != *name || has("column", name),
                    "{id}: the column {name}"
                );
                if has("phrase", &text.replace(' ', "-")) {
                    continue;
                }
                let known =
                    |one: &str| one.is_empty() || is_numeral(one) || word(words, Lang::EN, one).is_some();
                assert!(text.split([' ', ',', ';']).all(known), "{id}: {text:?} of {name}");
            }
            for column in sheet.iter().flat_map(|row| &row.fields).map(|field| field.column) {
                let known = has("field", column) || has("column", column) || Lang::find(column).is_some();
                assert!(known, "{id}: the field {column}");
            }
        }
    }

    #[test]
    fn no_game_has_words_that_its_tables_do_not_say() {
        for Said { id, words, components, sheet } in all() {
            let mut said = BTreeSet::new();
            said.extend(components.iter().map(|one| format!("family-{}", one.family)));
            for row in &sheet {
                said.insert(format!("family-{}", row.family));
                let columns = row.fields.iter().map(|field| field.column);
                said.extend(
                    columns.flat_map(|column| [format!("field-{column}"), format!("column-{column}")]),
                );
            }
            for (name, text) in components.iter().flat_map(|component| &component.numbers) {
                said.insert(format!("column-{name}"));
                said.extend(without_number(name).map(|(name, _)| format!("column-{name}")));
                said.insert(format!("phrase-{}", text.replace(' ', "-")));
                said.extend(text.split([' ', ',', ';']).map(|word| format!("word-{word}")));
            }
            let keys = words::check::keys(words, Lang::EN, &mut Vec::new());
            let kinds = ["family-", "column-", "field-", "phrase-", "word-"];
            let of_tables = keys.keys().filter_map(|key| key.strip_prefix("table-"));
            let left = of_tables
                .filter(|key| kinds.iter().any(|kind| key.starts_with(kind)) && !said.contains(*key));
            assert_eq!(left.collect::<Vec<_>>(), Vec::<&str>::new(), "{id} says these nowhere");
        }
    }

    #[test]
    fn phrases_come_before_words_and_ids_stay() {
        let (arnak, tikal) = (of("arnak"), of("tikal"));
        assert_eq!(value(arnak, french(), "buy highest item"), "achat de l’objet qui a le plus de points");
        assert_eq!(value(arnak, french(), "coin tablet 2"), "pièce tablette 2");
        assert_eq!(value(tikal, french(), "points 3; card"), "points 3; carte");
        assert_eq!(value(tikal, french(), "o5l"), "o5l");
        assert_eq!(value(arnak, Lang::EN, "buy highest item"), "buy highest item");
        assert_eq!(column(tikal, french(), "tiles_3_players"), "tuiles à 3 joueurs");
        assert_eq!(column(tikal, Lang::EN, "spot_2-4"), "spot 2-4");
        assert_eq!(column(arnak, french(), "round_IV"), "manche IV");
        assert_eq!(field(arnak, Lang::EN, "de"), "name (Deutsch)");
    }

    #[test]
    fn a_game_brings_its_own_words() {
        let toy = of("toy");
        assert_eq!(family(toy, french(), "stake"), "mise");
        assert_eq!(column(toy, Lang::EN, "on_a_three"), "on a 3");
        assert_eq!(value(toy, french(), "secret"), "secrète");
        assert_eq!(family(of("arnak"), french(), "stake"), "stake", "no other game knows it");
    }
}
