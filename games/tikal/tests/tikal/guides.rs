//! The claims of docs/CONTENT.md and docs/POSITION.md about Tikal II: examples load, and columns, verbs, fields and
//! errors all exist.

use std::collections::BTreeSet;

use kernel::content::{Confidence, TableFile};
use kernel::effect::{EffectError, parse};
use kernel::{Dealer, Game, Or, Pending, SplitMix, Viewer};
use serde_json::Value;
use tikal::Tikal;
use tikal::content::SCHEMAS;
use tikal::verb::{Verb, forms};

use crate::cover;
use crate::scene::rules;

const CONTENT: &str = include_str!("../../../../docs/CONTENT.md");
const POSITION: &str = include_str!("../../../../docs/POSITION.md");

fn section(heading: &str) -> &'static str {
    let start = CONTENT.find(heading).unwrap_or_else(|| panic!("the guide has a section {heading:?}"));
    let rest = &CONTENT[start + heading.len()..];
    &rest[..rest.find("\n## ").unwrap_or(rest.len())]
}

/// Everything between backticks in a text.
fn quoted(text: &str) -> Vec<&str> {
    text.split('`').skip(1).step_by(2).collect()
}

/// The examples that name a table of this game in their first line.
fn examples() -> Vec<TableFile> {
    let fenced = CONTENT.split("```toml\n").skip(1).map(|part| part.split("```").next().unwrap_or_default());
    let named = |text: &str| {
        let name = text.trim_start().strip_prefix("# ")?.lines().next()?;
        name.starts_with("tikal/").then(|| TableFile { name: name.to_string(), text: text.to_string() })
    };
    fenced.filter_map(named).collect()
}

#[test]
fn the_examples_of_the_guide_do_what_it_says() {
    let examples = examples();
    let names: Vec<&str> = examples.iter().map(|file| file.name.as_str()).collect();
    assert_eq!(names, ["tikal/action_tiles.toml", "tikal/rooms.toml", "tikal/cards.toml"]);
    let tables = Tikal::build(&examples).unwrap_or_else(|problems| panic!("{problems}")).tables;
    let tile = |id: &str| &tables.tiles[tables.tile(id).expect("a tile").index()];
    assert_eq!(
        tile("A05").verbs,
        [Verb::LightRoom, Verb::Key { colour: None, backpack: false }, Verb::Points(1)]
    );
    assert_eq!(
        (tile("A05").confidence, tile("A14").confidence),
        (Confidence::Reconstructed, Confidence::Rulebook)
    );
    let room = &tables.rooms[tables.room("S3").expect("a room").index()];
    assert_eq!(
        (room.spots[0].verbs.clone(), room.confidence),
        (vec![Verb::Points(9), Verb::Passage], Confidence::Rulebook)
    );
    assert!(tables.kind("survey").is_some());
}

#[test]
fn every_table_and_column_is_described() {
    let guide = section("## Columns of Tikal II");
    for schema in SCHEMAS {
        let name =
            schema.file.strip_prefix("tikal/").and_then(|file| file.strip_suffix(".toml")).expect("a table");
        let row = guide.lines().find(|line| line.starts_with(&format!("| `{name}` |")));
        let row = row.unwrap_or_else(|| panic!("{name} has a row"));
        for column in schema.sections.iter().flat_map(|(_, columns)| *columns) {
            assert!(quoted(row).contains(column), "{} {column}", schema.file);
        }
    }
    let reconstructed = section("## Which values of Tikal II are reconstructed");
    for schema in SCHEMAS {
        let listed = reconstructed.contains(&format!("| `{}` |", schema.file));
        assert_eq!(listed, schema.text.contains("\"reconstructed\""), "{}", schema.file);
    }
}

#[test]
fn every_verb_has_an_example_that_reads_back() {
    let mut seen = BTreeSet::new();
    for row in section("## Verbs of Tikal II").lines().filter(|line| line.starts_with("| `")) {
        let example = quoted(row)[0];
        let effect = parse::<Verb>(example).unwrap_or_else(|error| panic!("{example}: {error}"));
        assert_eq!(effect.to_string(), example);
        let kernel::effect::Effect::Do(act) = effect else { panic!("{example} is one step") };
        let stands = row.split('|').nth(2).expect("where it stands");
        for (place, allowed) in
            [("tiles", act.is_for_tiles()), ("spots", act.is_for_spots()), ("cards", act.is_for_cards())]
        {
            assert_eq!(stands.contains(place), allowed, "{example} on {place}");
        }
        seen.insert(example);
    }
    // The list that an unknown verb is answered with has them all.
    let error = parse::<Verb>("fly").expect_err("no verb").error;
    assert_eq!(error, EffectError::Unknown { word: "fly".into(), words: Or::of(forms()) });
    assert_eq!(seen.len(), forms().len());
}

#[test]
fn the_errors_of_the_guide_are_those_the_tests_check() {
    let (_, list) =
        CONTENT.split_once("Tables of Tikal II are refused in the same way:\n\n```text\n").expect("a list");
    let lines: Vec<&str> = list.split("```").next().unwrap_or_default().lines().collect();
    let tests = [
        include_str!("content.rs").replace("\\\"", "\""),
        include_str!("snapshots/tikal__content__every_slip_is_told_at_once_with_its_place.snap").to_string(),
    ]
    .concat();
    assert_eq!(lines.len(), 8);
    for line in lines {
        let line = line.trim_end_matches('…').trim();
        assert!(tests.contains(line), "{line}");
    }
}

/// The names of all fields of an object and its contents, without keys of components.
fn fields(json: &Value, ids: &BTreeSet<String>, found: &mut BTreeSet<String>) {
    match json {
        Value::Object(object) => {
            for (key, value) in object.iter().filter(|(key, _)| *key != "setup") {
                if !ids.contains(key) {
                    found.insert(key.clone());
                }
                fields(value, ids, found);
            }
        }
        Value::Array(items) => items.iter().for_each(|item| fields(item, ids, found)),
        _ => {}
    }
}

#[test]
fn every_field_and_frame_of_a_position_is_described() {
    let game = rules();
    let ids: BTreeSet<String> = game.describe(kernel::Lang::EN).into_iter().map(|part| part.id).collect();
    let (_, guide) = POSITION.split_once("# Positions of Tikal II").expect("it has its part");
    let (mut found, mut frames) = (BTreeSet::new(), BTreeSet::new());
    for setup in cover::setups() {
        let mut state = game.start(&game.setup(&setup).expect("a valid setup"));
        let (mut dealer, mut rng, mut legal) = (Dealer::new(5), SplitMix::new(5), Vec::new());
        loop {
            let saved = game.save(&state);
            fields(&saved, &ids, &mut found);
            fields(&game.view_json(&game.view(&state, Viewer::Spectator)), &ids, &mut found);
            for frame in saved["stack"].as_array().expect("a list") {
                frames.insert(frame["frame"].as_str().expect("a word").to_string());
            }
            game.legal(&state, &mut legal);
            let action = match game.pending(&state) {
                Pending::Chance(draw) => dealer.choose(&game, &state, draw, &legal),
                Pending::Player(_) => legal[rng.below(legal.len() as u32) as usize],
                Pending::Over => break,
            };
            game.advance(&mut state, action, &mut ());
        }
    }
    assert!(found.len() > 40 && frames.len() > 18, "{found:?} {frames:?}");
    for word in found.union(&frames) {
        assert!(
            guide.contains(&format!("`{word}`")) || word == "frame",
            "docs/POSITION.md does not describe {word}"
        );
    }
}
