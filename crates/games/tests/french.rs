//! The French texts use the words of `docs/glossary-fr.md`, one per idea.

use std::fs;
use std::path::{Path, PathBuf};

const GLOSSARY: &str = include_str!("../../../docs/glossary-fr.md");

/// Where the French texts of each game are; files that speak of both games are in both lists.
const ARNAK: [&str; 8] = [
    "games/arnak/src",
    "games/arnak/content",
    "games/arnak/web",
    "crates/games/src",
    "crates/panes/src/icons.rs",
    "crates/panes/src/scene.rs",
    "crates/tui/src/screen",
    "web/src/i18n/fr.ts",
];
const TIKAL: [&str; 4] = ["games/tikal/src", "games/tikal/content", "games/tikal/web", "web/src/i18n/fr.ts"];
/// What a file that speaks of both games says of the other one.
const OF_THE_OTHER: [(&str, &str); 3] = [
    ("web/src/i18n/fr.ts", "Salles les plus fouillées"),
    ("web/src/i18n/fr.ts", "excaver"),
    ("web/src/i18n/fr.ts", "Excaver"),
];

/// One line of a glossary table: the French word, what must not stand for it, and what may.
struct Entry<'a> {
    french: &'a str,
    forbidden: Vec<&'a str>,
    allowed: Vec<&'a str>,
}

fn entries(heading: &str) -> Vec<Entry<'static>> {
    let (_, section) = GLOSSARY.split_once(heading).expect("the heading is there");
    let section = section.split("\n## ").next().unwrap_or_default();
    let rows = section.lines().filter(|line| line.starts_with("| ")).skip(2);
    rows.map(|row| {
        let cells: Vec<&str> = row.trim_matches('|').split('|').map(str::trim).collect();
        let [_, french, not, except] = cells[..] else { panic!("four columns: {row}") };
        Entry {
            french,
            forbidden: not.split(", ").filter(|word| !word.is_empty()).collect(),
            allowed: except.split('`').skip(1).step_by(2).collect(),
        }
    })
    .collect()
}

/// Whether the words of `pattern` stand in a lower-case text as whole words; `*` is any ending.
fn found(text: &str, pattern: &str) -> bool {
    let (stem, open) = pattern.strip_suffix('*').map_or((pattern, false), |stem| (stem, true));
    text.match_indices(stem).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + stem.len()..].chars().next();
        !before.is_some_and(char::is_alphabetic) && (open || !after.is_some_and(char::is_alphabetic))
    })
}

fn files(path: &Path, all: &mut Vec<PathBuf>) {
    if path.is_dir() {
        let entries = fs::read_dir(path).expect("the folder can be read");
        entries.for_each(|entry| files(&entry.expect("an entry").path(), all));
    } else if path.extension().is_some_and(|ext| ["rs", "ts", "svelte", "toml"].iter().any(|&e| ext == e)) {
        all.push(path.to_path_buf());
    }
}

fn check(heading: &str, places: &[&str]) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let entries = entries(heading);
    let mut wrong = Vec::new();
    for place in places {
        let mut all = Vec::new();
        assert!(root.join(place).exists(), "{place} is gone");
        files(&root.join(place), &mut all);
        for file in all {
            let text = fs::read_to_string(&file).expect("a text");
            for (at, line) in text.lines().enumerate() {
                let others = OF_THE_OTHER.iter().filter(|(path, _)| path == place).map(|&(_, word)| word);
                let line = others.fold(line.to_string(), |line, word| line.replace(word, ""));
                for entry in &entries {
                    let line = entry.allowed.iter().fold(line.clone(), |line, right| line.replace(right, ""));
                    let line = line.to_lowercase();
                    for word in entry.forbidden.iter().filter(|word| found(&line, word)) {
                        let file = file.strip_prefix(&root).unwrap_or(&file).display();
                        wrong.push(format!("{file}:{}: {word:?} should be {:?}", at + 1, entry.french));
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn texts_about_arnak_use_the_words_of_the_booklets() {
    check("## Lost Ruins of Arnak\n", &ARNAK);
}

#[test]
fn texts_about_tikal_use_the_words_of_the_booklet() {
    check("## Tikal II\n", &TIKAL);
}

#[test]
fn whole_words_are_found_and_parts_of_words_are_not() {
    assert!(found("la niche vide", "niche*") && found("niches", "niche*"));
    assert!(found("votre carnet.", "carnet*") && !found("incarnet", "carnet*"));
    assert!(found("une clef", "clef*") && !found("excavating", "excaver"));
    assert!(!found("rubisé", "rubis") && found("un rubis, deux", "rubis"));
}

#[test]
fn every_idea_has_its_word() {
    for heading in ["## Lost Ruins of Arnak\n", "## Tikal II\n"] {
        let entries = entries(heading);
        assert!(entries.len() > 10 && entries.iter().all(|entry| !entry.french.is_empty()), "{heading}");
    }
}
