//! The claims of docs/CONTENT.md: its examples load, its verbs are all verbs, its errors are real.

use std::collections::BTreeSet;

use arnak::content::{SCHEMAS, rows};
use arnak::verb::{VERBS, Verb};
use kernel::content::{Confidence, TableFile};
use kernel::effect::{parse, parse_cost};

const GUIDE: &str = include_str!("../../../../docs/CONTENT.md");

fn section(heading: &str) -> &'static str {
    let start = GUIDE.find(heading).unwrap_or_else(|| panic!("the guide has a section {heading:?}"));
    let rest = &GUIDE[start + heading.len()..];
    &rest[..rest.find("\n## ").unwrap_or(rest.len())]
}

/// Everything between backticks in a text.
fn quoted(text: &str) -> Vec<&str> {
    text.split('`').skip(1).step_by(2).collect()
}

#[test]
fn every_verb_has_an_example_that_reads_back() {
    let language = section("## The effect language");
    let (_, table) = language.split_once("Verbs.").expect("the verbs have a table");
    let (table, _) = table.split_once("What a rival tile does").expect("the rival comes last");
    let rows = table.lines().filter(|line| line.starts_with("| `"));
    let mut seen = BTreeSet::new();
    for row in rows {
        for (at, example) in quoted(row).into_iter().enumerate() {
            // `reveal` is explained as a part of its verb.
            if at > 0 && example == "reveal" {
                continue;
            }
            let effect = parse::<Verb>(example).or_else(|_| parse::<Verb>(&format!("{example} coin 1")));
            let effect = effect.unwrap_or_else(|error| panic!("{example}: {error}"));
            if at == 0 {
                assert_eq!(effect.to_string(), example, "the first example of a row is in its shortest form");
                let word = example.split(' ').next().unwrap_or_default();
                assert!(seen.insert(word), "{word} has two rows");
            }
        }
    }
    assert_eq!(seen, VERBS.iter().copied().collect());
}

#[test]
fn every_combinator_example_reads_back() {
    let language = section("## The effect language");
    let (table, _) = language.split_once("Verbs.").expect("the verbs have a table");
    let examples: Vec<&str> =
        table.lines().filter(|line| line.starts_with("| `")).map(|row| quoted(row)[0]).collect();
    assert_eq!(examples.len(), 6);
    for example in examples {
        let effect = parse::<Verb>(example).unwrap_or_else(|error| panic!("{example}: {error}"));
        assert_eq!(effect.to_string(), example);
    }
    assert!(parse_cost::<Verb>("coin arrowhead 2 boot card").is_ok());
    assert!(section("## Columns").contains("`coin arrowhead 2 boot card`"));
}

#[test]
fn rival_deeds_of_the_guide_are_read() {
    let (_, deeds) =
        section("## The effect language").split_once("What a rival tile does").expect("it is there");
    for deed in quoted(deeds) {
        let text = format!("rows = [{{ id = \"owl\", rounds = [\"{deed}\"] }}]");
        let file = TableFile { name: "arnak/twisted_rival.toml".into(), text };
        assert!(rows(&[file]).is_ok(), "{deed}");
    }
}

#[test]
fn the_reconstructed_files_are_all_named() {
    let (_, table) = GUIDE.split_once("## Which values").expect("the section is there");
    let (table, _) = table.split_once("\n## ").expect("another follows");
    let named: BTreeSet<&str> =
        table.lines().filter(|line| line.starts_with("| `")).map(|row| quoted(row)[0]).collect();
    let marked = SCHEMAS.iter().filter(|schema| schema.text.contains("\nconfidence = \"reconstructed\"\n"));
    assert_eq!(named, marked.map(|schema| schema.file).collect());
    for schema in SCHEMAS {
        assert_eq!(schema.file.contains("reconstructed"), named.contains(schema.file), "{}", schema.file);
    }
}

/// The fenced TOML texts of a section, without their indentation.
fn examples(heading: &str) -> Vec<String> {
    let parts = section(heading).split("```toml\n").skip(1);
    parts
        .map(|part| {
            part.split("```")
                .next()
                .unwrap_or_default()
                .lines()
                .map(str::trim_start)
                .collect::<Vec<_>>()
                .join("\n")
        })
        .collect()
}

#[test]
fn the_correction_example_does_what_it_says() {
    let texts = examples("## Correcting a value, step by step");
    let guardians = "arnak/twisted_guardians_reconstructed.toml";
    let guardian = TableFile { name: guardians.into(), text: texts[0].clone() };
    let board = TableFile { name: "arnak/board_owl_reconstructed.toml".into(), text: texts[1].clone() };
    let rows = rows(&[guardian, board]).expect("the examples of the guide are right");
    let find = |key: &str| rows.guardians.iter().find(|row| row.name.key == key).expect("it is there");
    assert_eq!(find("tp_g1").name.confidence, Confidence::Reconstructed);
    assert_eq!(find("tp_g2").name.confidence, Confidence::Checked);
    assert_eq!(rows.boards[3].track.last().map(|spot| spot.points[2]), Some(22));
}

#[test]
fn the_new_card_example_adds_a_card() {
    let text = examples("## Adding a card").remove(0);
    let rows = rows(&[TableFile { name: "arnak/items.toml".into(), text }]).expect("the example is right");
    assert_eq!(rows.items.last().map(|card| card.name.key.as_str()), Some("spyglass"));
}

#[test]
fn the_columns_of_the_guide_are_all_columns() {
    let guide = section("## Columns");
    for schema in SCHEMAS {
        for (section, columns) in schema.sections {
            for column in *columns {
                assert!(guide.contains(&format!("`{column}`")), "{} {section}: {column}", schema.file);
            }
        }
    }
}

#[test]
fn the_errors_of_the_guide_are_those_the_tests_check() {
    let tests = [include_str!("content/overrides.rs"), include_str!("content/refusals.rs")].concat();
    let tests = tests.replace("\\\n", "").replace("\\\"", "\"");
    let tests: String = tests.split_whitespace().collect::<Vec<_>>().join(" ");
    let (_, list) = section("## When a file is wrong").split_once("```text\n").expect("errors are listed");
    let lines: Vec<&str> = list.split("```").next().unwrap_or_default().lines().collect();
    assert_eq!(lines.len(), 8);
    for line in lines {
        let line = line.trim_end_matches('…').trim();
        assert!(tests.contains(line), "{line}");
    }
}
