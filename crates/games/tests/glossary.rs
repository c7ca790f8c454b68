//! The texts of each language use the words of `docs/glossary-LANG.md`, one per idea.

use std::fs;
use std::path::{Path, PathBuf};

use kernel::Lang;

/// The games with the heading of their table.
const GAMES: [(&str, &str); 2] = [("arnak", "## Lost Ruins of Arnak\n"), ("tikal", "## Tikal II\n")];
/// Files of words that speak of every game.
const SHARED: [&str; 4] = ["crates/games/words", "crates/panes/words", "crates/tui/words", "web/words"];
/// What a shared file says about the other game: the file's folder, and the words.
const OF_THE_OTHER: [(&str, &str); 3] =
    [("web/words", "Salles les plus fouillées"), ("web/words", "excaver"), ("web/words", "Excaver")];

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

fn entries(glossary: &str, heading: &str) -> Vec<Entry> {
    let (_, section) = glossary.split_once(heading).expect("the heading is there");
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
    rows.map(row).collect()
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
                let others = OF_THE_OTHER.iter().filter(|(path, _)| path == place).map(|&(_, word)| word);
                let line = others.fold(line.to_string(), |line, word| line.replace(word, ""));
                for entry in entries {
                    let line = entry.allowed.iter().fold(line.clone(), |line, right| line.replace(right, ""));
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
    for (lang, glossary) in glossaries() {
        for (game, heading) in GAMES {
            let own = format!("games/{game}/words");
            assert!(root().join(&own).join(lang.code()).exists(), "{own}/{lang} is gone");
            let mut places = vec![own];
            // A file that names both games is checked against the game it was written for.
            if game == "arnak" {
                places.extend(SHARED.map(String::from));
            }
            let wrong = check(lang, &entries(&glossary, heading), &places);
            assert!(wrong.is_empty(), "{}", wrong.join("\n"));
        }
    }
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
        for (_, heading) in GAMES {
            let entries = entries(&glossary, heading);
            assert!(
                entries.len() > 10 && entries.iter().all(|entry| !entry.word.is_empty()),
                "{lang}: {heading}"
            );
        }
    }
}
