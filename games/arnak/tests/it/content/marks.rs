//! How sure values are.

use arnak::content::{SCHEMAS, rows};
use arnak::describe::describe;
use kernel::Lang;
use kernel::content::{Confidence, ContentError};

use super::{embedded, file};

#[test]
fn reconstructed_values_are_marked_and_only_they() {
    let rows = embedded();
    for component in describe(&rows, Lang::EN) {
        let id = component.id.as_str();
        let reconstructed = component.confidence == Confidence::Reconstructed;
        let base = ["bird", "snake"].iter().any(|board| id.starts_with(board));
        let card = ["item", "artifact", "basic", "fear"].contains(&component.family);
        if base || card {
            assert!(!reconstructed, "{id}");
        }
        let owl = id.starts_with("owl.") && component.family == "bridge";
        if id.starts_with("tp_a") || id.starts_with("tp_g") || owl {
            assert!(reconstructed, "{id}");
        }
    }
    // The Spider track is read off a picture, apart from what it cuts off.
    let ours = ["s3r", "s4r", "s5r", "s6r", "s7", "s6l_s7", "s7_lost_temple"];
    for component in describe(&rows, Lang::EN) {
        let Some(id) = component.id.strip_prefix("spider.") else { continue };
        if ["bridge", "track_space"].contains(&component.family) {
            let reconstructed = component.confidence == Confidence::Reconstructed;
            assert_eq!(reconstructed, ours.contains(&id), "{id}");
        }
    }
}

/// A tile of the rival is as sure as its arrow, which rests on a single source.
#[test]
fn arrows_and_rounds_make_the_rivals_tiles_reconstructed() {
    for component in describe(&embedded(), Lang::EN) {
        if component.family == "rival_tile" {
            assert_eq!(component.confidence, Confidence::Reconstructed, "{}", component.id);
        }
    }
    let text = "arrow_confidence = \"checked\"\nrows = [\n  { id = \"dig_coin\", arrow = \"right\" },\n  \
                { id = \"dig_jewel\", arrow_confidence = \"checked\" },\n]\n";
    let rows = rows(&[file("arnak/rival.toml", text)]).expect("the file is right");
    let mark = |key: &str| rows.rival.iter().find(|row| row.name.key == key).map(|row| row.name.confidence);
    assert_eq!(mark("dig_coin"), Some(Confidence::Public), "its other columns are");
    assert_eq!(mark("dig_jewel"), Some(Confidence::Public), "a mark needs no value beside it");
    assert_eq!(mark("dig_tablet"), Some(Confidence::Reconstructed));
}

#[test]
fn the_nearest_statement_marks_a_column() {
    let text = "confidence = \"rulebook\"\ncost_confidence = \"reconstructed\"\nrows = [\n\
                { id = \"tp_g1\", cost = \"coin\", boon = \"draw\", en = \"a\", fr = \"a\" },\n\
                { id = \"tp_g2\", cost = \"coin\", confidence = \"checked\" },\n\
                { id = \"tp_g3\", cost = \"coin\", boon_confidence = \"public\", confidence = \"checked\" },\n\
                { id = \"tp_g4\", boon_confidence = \"sure\", hat_confidence = \"public\" },\n]\n";
    let lines = text.lines().filter(|line| !line.contains("tp_g4")).collect::<Vec<_>>().join("\n");
    let name = "arnak/twisted_guardians_reconstructed.toml";
    let rows_ = rows(&[file(name, &lines)]).expect("the file is right");
    let marks: Vec<_> = rows_.guardians.iter().rev().take(4).rev().map(|row| row.name.confidence).collect();
    assert_eq!(
        marks,
        [Confidence::Reconstructed, Confidence::Checked, Confidence::Public, Confidence::Reconstructed]
    );
    let Err(problems) = rows(&[file(name, text)]) else { panic!("two marks are wrong") };
    assert_eq!(problems.0.len(), 2, "{problems}");
    assert!(
        matches!(problems.0[0].is(), Some(ContentError::Confidence { .. }))
            && matches!(problems.0[1].is(), Some(ContentError::Column { column, .. }) if column == "hat_confidence"),
        "{problems}"
    );
}

#[test]
fn only_the_owner_of_a_box_says_checked() {
    for schema in SCHEMAS {
        assert!(!schema.text.contains("\"checked\""), "{}", schema.file);
    }
    assert!(describe(&embedded(), Lang::EN).iter().all(|part| part.confidence != Confidence::Checked));
}
