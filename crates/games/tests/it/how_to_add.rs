//! Checks what `docs/HOW-TO-ADD.md` says about a verb for every verb of every game: a line in the list of the game, one
//! `impl Deed` in the file of a family, its sentence, and its row in the guide of tables. No other file names it.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

const GUIDE: &str = include_str!("../../../../docs/HOW-TO-ADD.md");
const TABLES: &str = include_str!("../../../../docs/CONTENT.md");

/// The games with verbs: the folder, the name in the guide, and the headings in the guide of tables.
const GAMES: [(&str, &str, [&str; 2]); 2] = [
    ("arnak", "Arnak", ["\nVerbs. Those that say", "\n## Verbs of Tikal II"]),
    ("tikal", "Tikal II", ["\n## Verbs of Tikal II", "\n## "]),
];

/// Files beyond the four that name a verb: the game, the verb, the file below the game, and why it must. The test wants
/// this list exact, so it can only become shorter without a reason.
const EXCEPTIONS: [(&str, &str, &str, &str); 0] = [];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The files below a folder with this ending.
fn files(folder: &Path, ending: &str, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the folder can be read") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            files(&path, ending, found);
        } else if path.extension().is_some_and(|end| end == ending) {
            found.push(path);
        }
    }
    found.sort();
}

/// The code of a file by lines, without comments and unit tests.
fn code(text: &str) -> impl Iterator<Item = &str> {
    let lines = text.lines().take_while(|line| *line != "#[cfg(test)]");
    lines.filter(|line| !line.trim_start().starts_with("//"))
}

/// Whether a line holds `what`, not as a part of a longer name.
fn names(line: &str, what: &str) -> bool {
    let inside = |c: char| c.is_alphanumeric() || c == '_';
    line.match_indices(what).any(|(at, _)| {
        let (before, after) = (&line[..at], &line[at + what.len()..]);
        !before.ends_with(inside) && !after.starts_with(inside)
    })
}

/// The verbs in the list of a game.
fn listed(list: &str) -> Vec<&str> {
    let (_, list) = list.split_once("macro_rules! verbs {").expect("the list");
    let list = list.split("\n    } };").next().unwrap_or_default();
    // A verb stands at the margin of the list, its fields further in.
    let lines = list.lines().filter_map(|line| line.strip_prefix("        "));
    lines
        .filter(|line| line.starts_with(|c: char| c.is_ascii_uppercase()))
        .map(|line| line.split([';', '(', ' ']).next().unwrap_or_default())
        .collect()
}

/// The first word of a verb's text form, from its definition.
fn word(family: &str, name: &str) -> Option<String> {
    let (_, definition) = family.split_once(&format!("impl Deed for {name} {{"))?;
    let (_, word) = definition.split_once("const WORD: &'static str = \"")?;
    Some(word.split('"').next().unwrap_or_default().into())
}

/// The files that the guide names for a verb of this game, of this family, and their number.
fn told(game: &str, family: &str) -> Vec<String> {
    let heading = format!("| a verb of {game} |");
    let row = GUIDE.lines().find(|line| line.starts_with(&heading)).expect("the row is there");
    let cells: Vec<&str> = row.split('|').collect();
    let mut files: Vec<String> =
        cells[2].split('`').skip(1).step_by(2).map(|file| file.replace("<family>", family)).collect();
    files.sort();
    assert_eq!(cells[3].trim().split(',').next(), Some(files.len().to_string().as_str()), "{row}");
    files
}

#[test]
fn a_verb_touches_four_files() {
    let mut exceptions = Vec::new();
    for (game, name_of_game, [from, to]) in GAMES {
        let folder = root().join("games").join(game);
        let mut sources = Vec::new();
        files(&folder.join("src"), "rs", &mut sources);
        let sources: BTreeMap<String, String> = sources
            .into_iter()
            .map(|path| {
                let name = path.strip_prefix(&folder).expect("below the game").display().to_string();
                (name, read(&path))
            })
            .collect();
        // Without the name of the type in front a verb could hide from this test.
        for (name, text) in &sources {
            assert!(!code(text).any(|line| line.contains("Verb::{") || line.contains("Verb::*")), "{name}");
        }
        let mut sentences = Vec::new();
        files(&folder.join("words/en"), "ftl", &mut sentences);
        let guide = &TABLES[TABLES.find(from).expect("the verbs") + from.len()..];
        let guide = &guide[..guide.find(to).unwrap_or(guide.len())];

        let verbs = listed(&sources["src/verb/mod.rs"]);
        assert!(verbs.len() > 10, "{verbs:?}");
        for verb in verbs {
            let (variant, definition) = (format!("Verb::{verb}"), format!("impl Deed for {verb} "));
            let (kind, import) = (format!("each::{verb}"), "use super::each::");
            let mut found: Vec<String> = sources
                .iter()
                .filter(|(name, text)| {
                    *name == "src/verb/mod.rs"
                        || code(text).any(|line| {
                            names(line, &variant)
                                || names(line, &kind)
                                || line.contains(&definition)
                                || (line.starts_with(import) && names(line, verb))
                        })
                })
                .map(|(name, _)| name.clone())
                .collect();
            let home = sources.iter().find(|(_, text)| text.contains(&definition));
            let (home, text) = home.unwrap_or_else(|| panic!("{game}: {verb} is defined"));
            let word = word(text, verb).unwrap_or_else(|| panic!("{game}: {verb} has a word"));

            let key = format!("verb-{}", word.replace('_', "-"));
            let says = |line: &str| {
                line.strip_prefix(&key).is_some_and(|rest| rest.starts_with(" =") || rest.starts_with('-'))
            };
            for path in &sentences {
                if read(path).lines().any(says) {
                    found.push(path.strip_prefix(&folder).expect("below the game").display().to_string());
                }
            }
            let row = format!("| `{word}");
            if guide
                .lines()
                .any(|line| line.strip_prefix(&row).is_some_and(|rest| rest.starts_with(['`', ' '])))
            {
                found.push("docs/CONTENT.md".into());
            }

            let family = home.trim_start_matches("src/verb/").trim_end_matches(".rs");
            let told = told(name_of_game, family);
            for file in &told {
                assert!(found.contains(file), "{game}: {verb} is in {file}");
            }
            found.retain(|file| !told.contains(file));
            exceptions.extend(found.into_iter().map(|file| (game, verb.to_string(), file)));
        }
    }
    let allowed: Vec<(&str, String, String)> =
        EXCEPTIONS.iter().map(|&(game, verb, file, _)| (game, verb.into(), file.into())).collect();
    assert_eq!(exceptions, allowed, "files beyond the four that name a verb");
}
