//! Recorded games replay as recorded, and together use everything in the box.

use std::path::Path;

use kernel::Record;

use crate::cover::{self, Uses};
use crate::scene::rules;

/// The bundles: several records one after the other in each file.
#[expect(clippy::disallowed_methods, reason = "fixtures are files; only the rules do no I/O")]
fn bundles() -> Vec<(String, Vec<u8>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/records");
    let mut names: Vec<String> = std::fs::read_dir(&folder)
        .expect("the folder of records")
        .map(|entry| entry.expect("a file").file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    let read = |name: String| {
        let bytes = std::fs::read(folder.join(&name)).expect("a readable file");
        (name, bytes)
    };
    names.into_iter().map(read).collect()
}

#[test]
fn every_record_replays_and_together_they_use_everything() {
    let game = rules();
    let mut used = Uses::new();
    let bundles = bundles();
    let names: Vec<&str> = bundles.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, ["2-players.rec", "3-players.rec", "4-players.rec"]);
    for (name, bytes) in &bundles {
        for (part, record) in Record::parse_bundle(bytes).unwrap_or_else(|error| panic!("{name}: {error}")) {
            let found = cover::uses(&game, &record).map_err(|error| part.place(error));
            used.extend(
                found.unwrap_or_else(|error| panic!("{name}, record at line {}: {error}", part.line)),
            );
        }
    }
    let all = cover::all(&game);
    let unused: Vec<&String> = all.difference(&used).collect();
    assert!(unused.is_empty(), "no record uses {unused:?}");
    let unknown: Vec<&String> = used.difference(&all).collect();
    assert!(unknown.is_empty(), "tests/tikal/cover.rs does not list {unknown:?}");
}

#[test]
fn records_of_the_first_rules_say_why_they_cannot_be_replayed() {
    let game = rules();
    let (_, bytes) = bundles().remove(0);
    let text = String::from_utf8(bytes).expect("records are text").replacen("rules 2", "rules 1", 1);
    let (_, record) = Record::parse_bundle(text.as_bytes()).expect("it reads").remove(0);
    let error = kernel::verify(&game, &record).expect_err("other rules");
    assert_eq!(
        error.to_string(),
        "this record was played by rules version 1, this program has version 2, so it cannot be replayed here"
    );
}
