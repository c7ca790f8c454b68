//! The document of the rulings of Twisted Paths: complete, in order, and every test it names exists.
#![expect(clippy::disallowed_methods, reason = "this test reads the document")]

use std::fs;

use crate::rulings_doc::{cited, crate_file, tests};

/// Rulings by section, from 1.
const RULINGS: [usize; 12] = [9, 14, 7, 4, 12, 10, 6, 8, 6, 10, 6, 6];

fn document() -> String {
    fs::read_to_string(crate_file("../../docs/rulings/twisted-paths.md")).expect("the rulings are readable")
}

/// The numbered entries: section, number, and their lines in one.
fn entries(document: &str) -> Vec<(usize, usize, String)> {
    let mut entries: Vec<(usize, usize, String)> = Vec::new();
    let mut inside = false;
    for line in document.lines() {
        let number = line.strip_prefix("- ").and_then(|line| line.split(' ').next());
        let number = number.and_then(|number| number.split_once('.'));
        let parsed = number.and_then(|(s, n)| Some((s.parse().ok()?, n.parse().ok()?)));
        if let Some((section, number)) = parsed {
            entries.push((section, number, line.to_string()));
        } else if inside && line.starts_with("  ") {
            let (_, _, text) = entries.last_mut().expect("an entry has begun");
            text.push_str(line);
        }
        inside = parsed.is_some() || (inside && line.starts_with("  "));
    }
    entries
}

#[test]
fn every_ruling_of_twisted_paths_is_there_once_and_in_order() {
    let document = document();
    let numbers: Vec<(usize, usize)> = entries(&document).into_iter().map(|(s, n, _)| (s, n)).collect();
    let wanted: Vec<(usize, usize)> =
        RULINGS.iter().enumerate().flat_map(|(at, &n)| (1..=n).map(move |number| (at + 1, number))).collect();
    assert_eq!(numbers, wanted);
}

#[test]
fn every_ruling_of_twisted_paths_has_a_mark_and_a_test_of_its_own() {
    for (section, number, text) in entries(&document()) {
        let marked = ["[R]", "[I]", "[P]", "[A]"].iter().any(|mark| text.contains(mark));
        assert!(marked, "ruling {section}.{number} has no mark");
        let own = format!("twisted_{section:02}_{number:02}_");
        assert!(cited(&text).any(|name| name.starts_with(&own)), "ruling {section}.{number} names no test");
        // Besides its own tests an entry may name one of its whole section.
        let example = format!("twisted_{section:02}_the_");
        let stray = cited(&text).find(|name| !name.starts_with(&own) && !name.starts_with(&example));
        assert_eq!(stray, None, "ruling {section}.{number} names a test of another");
    }
}

#[test]
fn every_test_named_by_the_rulings_of_twisted_paths_exists() {
    let (document, tests) = (document(), tests());
    let missing: Vec<&str> = cited(&document).filter(|name| !tests.contains(*name)).collect();
    assert_eq!(missing, [""; 0], "named in the rulings, but no test");
    // Conversely, no test carries the number of a ruling that does not name it.
    let unnamed: Vec<&String> = tests
        .iter()
        .filter(|name| name.starts_with("twisted_"))
        .filter(|name| !document.contains(*name))
        .collect();
    assert_eq!(unnamed, [""; 0], "a test of a ruling that is not named there");
}
