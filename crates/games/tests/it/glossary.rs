//! The texts of each language use the words of `docs/glossary-LANG.md`, one per idea.

use std::fs;
use std::path::{Path, PathBuf};

use kernel::Lang;

/// The heading of the table for all texts.
const ALL: &str = "All games";

/// One line of a glossary table: the term, the words it forbids, and the exceptions.
struct Entry {
    word: String,
    forbidden: Vec<String>,
    allowed: Vec<String>,
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The glossaries there are.
fn glossaries() -> Vec<(Lang, String)> {
    let read = |lang: Lang| {
        let text = fs::read_to_string(root().join(format!("docs/glossary-{lang}.md"))).ok()?;
        Some((lang, text))
    };
    Lang::all().filter_map(read).collect()
}

/// The folders of words that belong to no game.
fn shared() -> Vec<String> {
    let crates = fs::read_dir(root().join("crates")).expect("the crates");
    let names = crates.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned());
    let mut places: Vec<String> = names.map(|name| format!("crates/{name}/words")).collect();
    places.retain(|place| root().join(place).is_dir());
    places.push("web/words".into());
    places.sort();
    places
}

/// The games that have a table, below their name, with its entries.
fn tables(glossary: &str) -> Vec<(&'static str, Vec<Entry>)> {
    let table = |game| Some((game, entries(glossary, &games::name(game, Lang::EN))?));
    games::IDS.into_iter().filter_map(table).collect()
}

/// The entries of the table below a heading, if the glossary has one.
fn entries(glossary: &str, heading: &str) -> Option<Vec<Entry>> {
    let (_, section) = glossary.split_once(&format!("## {heading}\n"))?;
    let section = section.split("\n## ").next().unwrap_or_default();
    let rows = section.lines().filter(|line| line.starts_with("| ")).skip(2);
    let row = |row: &str| {
        let cells: Vec<&str> = row.trim_matches('|').split('|').map(str::trim).collect();
        let [_, word, not, except] = cells[..] else { panic!("four columns: {row}") };
        Entry {
            word: word.into(),
            forbidden: not.split(", ").filter(|word| !word.is_empty()).map(str::to_lowercase).collect(),
            allowed: except.split('`').skip(1).step_by(2).map(Into::into).collect(),
        }
    };
    Some(rows.map(row).collect())
}

/// The table of the words that all texts share.
fn common(glossary: &str) -> Vec<Entry> {
    entries(glossary, ALL).expect("the heading is there")
}

/// Whether `pattern` occurs in a lower-case text as whole words; `*` matches any ending.
fn found(text: &str, pattern: &str) -> bool {
    let (stem, open) = pattern.strip_suffix('*').map_or((pattern, false), |stem| (stem, true));
    text.match_indices(stem).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + stem.len()..].chars().next();
        !before.is_some_and(char::is_alphabetic) && (open || !after.is_some_and(char::is_alphabetic))
    })
}

/// The text of a line in a Fluent file, without key, comment and arguments.
fn said(line: &str) -> String {
    if line.starts_with('#') {
        return String::new();
    }
    let text = line.split_once(" = ").map_or(line, |(_, text)| text);
    let mut out = String::new();
    let mut depth = 0_usize;
    for c in text.chars() {
        match c {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            c if depth == 0 => out.push(c),
            _ => {}
        }
    }
    out
}

fn files(path: &Path, all: &mut Vec<PathBuf>) {
    if path.is_dir() {
        let entries = fs::read_dir(path).expect("the folder can be read");
        entries.for_each(|entry| files(&entry.expect("an entry").path(), all));
    } else if path.extension().is_some_and(|ending| ending == "ftl") {
        all.push(path.to_path_buf());
    }
}

fn check(lang: Lang, entries: &[Entry], places: &[String]) -> Vec<String> {
    let root = root();
    let mut wrong = Vec::new();
    for place in places {
        let mut all = Vec::new();
        files(&root.join(place).join(lang.code()), &mut all);
        for file in all {
            let text = fs::read_to_string(&file).expect("a text");
            for (at, line) in text.lines().enumerate() {
                for entry in entries {
                    let allowed = entry.allowed.iter();
                    let line = allowed.fold(line.to_string(), |line, right| line.replace(right, ""));
                    let line = said(&line).to_lowercase();
                    for word in entry.forbidden.iter().filter(|word| found(&line, word)) {
                        let file = file.strip_prefix(&root).unwrap_or(&file).display();
                        wrong.push(format!("{file}:{}: {word:?} should be {:?}", at + 1, entry.word));
                    }
                }
            }
        }
    }
    wrong
}

#[test]
fn texts_use_the_words_of_the_glossary() {
    let shared = shared();
    assert!(shared.len() > 9, "the folders of words are found: {shared:?}");
    for (lang, glossary) in glossaries() {
        let mut wrong = Vec::new();
        let games = games::IDS.map(|game| format!("games/{game}/words"));
        wrong.extend(check(lang, &common(&glossary), &[&shared[..], &games[..]].concat()));
        for (at, (game, entries)) in tables(&glossary).into_iter().enumerate() {
            let own = format!("games/{game}/words");
            assert!(root().join(&own).join(lang.code()).exists(), "{own}/{lang} is gone");
            let mut places = vec![own];
            // A file that speaks of every game is checked against the words of the first.
            if at == 0 {
                places.extend_from_slice(&shared);
            }
            wrong.extend(check(lang, &entries, &places));
        }
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }
}

/// Whether an apostrophe of the typewriter stands between letters, or between a letter and an argument.
fn straight(line: &str) -> bool {
    line.match_indices('\'').any(|(at, _)| {
        let before = line[..at].chars().next_back();
        let after = line[at + 1..].chars().next();
        before.is_some_and(char::is_alphabetic)
            && after.is_some_and(|c| c.is_alphanumeric() || "{«".contains(c))
    })
}

#[test]
fn french_texts_have_typographic_apostrophes() {
    let root = root();
    let mut all = Vec::new();
    for folder in ["crates", "games"] {
        let parts = fs::read_dir(root.join(folder)).expect("a folder");
        parts.for_each(|part| files(&part.expect("an entry").path().join("words/fr"), &mut all));
    }
    files(&root.join("web/words/fr"), &mut all);
    assert!(all.len() > 40, "the French texts are found");
    let mut wrong = Vec::new();
    for file in all {
        let text = fs::read_to_string(&file).expect("a text");
        let name = file.strip_prefix(&root).unwrap_or(&file).display();
        let lines = text.lines().enumerate().filter(|(_, line)| straight(line));
        wrong.extend(lines.map(|(at, line)| format!("{name}:{}: {line}", at + 1)));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_straight_apostrophe_is_found_and_a_quotation_mark_is_not() {
    assert!(straight("l'autel") && straight("d'{ $what }") && straight("jusqu'à"));
    assert!(!straight("l’autel") && !straight("'{ $symbol }' is not known"));
}

#[test]
fn whole_words_are_found_and_parts_of_words_are_not() {
    assert!(found("la niche vide", "niche*") && found("niches", "niche*"));
    assert!(found("votre carnet.", "carnet*") && !found("incarnet", "carnet*"));
    assert!(found("une clef", "clef*") && !found("excavating", "excaver"));
    assert!(!found("rubisé", "rubis") && found("un rubis, deux", "rubis"));
}

#[test]
fn keys_and_arguments_are_no_text() {
    assert_eq!(said("icon-camp = Lager"), "Lager");
    assert_eq!(said("counts = Lagerschlüssel { $camp } · Schätze"), "Lagerschlüssel  · Schätze");
    assert_eq!(said("# camp = Camp"), "");
}

#[test]
fn every_idea_has_its_word() {
    let glossaries = glossaries();
    assert!(glossaries.len() > 1, "there are glossaries");
    for (lang, glossary) in glossaries {
        let (common, mut tables) = (common(&glossary), tables(&glossary));
        tables.push((ALL, common));
        assert_eq!(tables.len(), glossary.matches("\n## ").count(), "{lang}: a heading names no game");
        for (heading, entries) in tables {
            assert!(
                entries.len() > 10 && entries.iter().all(|entry| !entry.word.is_empty()),
                "{lang}: {heading}"
            );
        }
    }
}
