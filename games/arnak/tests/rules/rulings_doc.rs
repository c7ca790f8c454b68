//! The document of rulings: complete, in order, and every test it names exists.
#![expect(clippy::disallowed_methods, reason = "this test reads the document and the other tests")]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Rulings of the base game.
const RULINGS: usize = 114;

pub fn crate_file(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

fn document() -> String {
    fs::read_to_string(crate_file("../../docs/rulings/arnak.md")).expect("the rulings are readable")
}

/// The entries of the numbered list: the number, and its lines in one.
fn entries(document: &str) -> Vec<(usize, String)> {
    let mut entries: Vec<(usize, String)> = Vec::new();
    let mut inside = false;
    for line in document.lines() {
        let number = line.split_once(". ").and_then(|(number, _)| number.parse().ok());
        match number {
            Some(number) => entries.push((number, line.to_string())),
            None if inside && line.starts_with(' ') => {
                let (_, text) = entries.last_mut().expect("an entry has begun");
                text.push_str(line);
            }
            None => {}
        }
        inside = number.is_some() || (inside && line.starts_with(' '));
    }
    entries
}

/// Every test function of the rules.
pub fn tests() -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    let files = fs::read_dir(crate_file("tests/rules")).expect("the rules have tests");
    // The folder beside the tests holds what scenes are made with.
    for file in files.map(|file| file.expect("a file").path()).filter(|path| path.is_file()) {
        let text = fs::read_to_string(file).expect("a test file is readable");
        let mut lines = text.lines().map(str::trim);
        while let Some(line) = lines.next() {
            if line == "#[test]" {
                let name = lines
                    .next()
                    .and_then(|next| next.strip_prefix("fn "))
                    .and_then(|next| next.split('(').next());
                names.extend(name.map(String::from));
            }
        }
    }
    names
}

/// Words between backquotes that look like the name of a test.
pub fn cited(text: &str) -> impl Iterator<Item = &str> {
    let quoted = text.split('`').skip(1).step_by(2);
    quoted.filter(|word| word.contains('_') && word.chars().all(|c| c.is_ascii_alphanumeric() || c == '_'))
}

#[test]
fn every_ruling_is_there_once_and_in_order() {
    let numbers: Vec<usize> = entries(&document()).into_iter().map(|(number, _)| number).collect();
    assert_eq!(numbers, (1..=RULINGS).collect::<Vec<_>>());
}

#[test]
fn every_ruling_says_where_it_comes_from() {
    for (number, text) in entries(&document()) {
        let marked = ["[R]", "[I]", "[P]", "[A]"].iter().any(|mark| text.contains(mark));
        assert!(marked, "ruling {number} has no mark");
        assert!(text.contains("(p. ") || text.contains("(silent)"), "ruling {number} has no page");
    }
}

#[test]
fn every_ruling_names_a_test_of_its_own() {
    for (number, text) in entries(&document()) {
        let own = format!("ruling_{number:03}_");
        let range = |name: &str| name.starts_with("rulings_");
        assert!(cited(&text).any(|name| name.starts_with(&own)), "ruling {number} names no test");
        let stray =
            cited(&text).find(|name| name.starts_with("ruling") && !name.starts_with(&own) && !range(name));
        assert_eq!(stray, None, "ruling {number} names a test of another");
    }
}

#[test]
fn every_test_that_is_named_exists() {
    let (document, tests) = (document(), tests());
    assert!(tests.contains("every_test_that_is_named_exists"), "tests are found at all");
    let missing: Vec<&str> = cited(&document).filter(|name| !tests.contains(*name)).collect();
    assert_eq!(missing, [""; 0], "named in the rulings, but no test");
}
