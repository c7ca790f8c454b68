//! Component tables: what a game may expect from `load` and `Reader`.

use kernel::content::{Confidence, ContentError, Reader, Row, Schema, TableFile, load, whole};
use kernel::{Lang, Problem, Problems};

const TEXT: &str = "confidence = \"public\"
count = 2
rows = [
  { id = \"one\", cost = 1, doors = [\"E\", \"W\"], cost_confidence = \"reconstructed\" },
  { id = \"T-2\", cost = 2, doors = [\"E\"] },
]
";

const SCHEMAS: &[Schema<'_>] =
    &[Schema { file: "toy/tiles.toml", text: TEXT, sections: &[("rows", &["cost", "doors"])], sum: None }];

/// The rows with `text` laid over them, or the reasons against it.
fn laid(text: &str) -> Result<Vec<Row>, Vec<Problem>> {
    let over = [TableFile { name: "toy/tiles.toml".into(), text: text.into() }];
    let mut problems = Problems::default();
    let tables = load("toy", SCHEMAS, &over, &mut problems);
    problems.or(tables.rows("toy/tiles.toml", "rows").to_vec()).map_err(|problems| problems.0)
}

fn sure(row: &Row) -> (Confidence, Confidence, Confidence) {
    let mut problems = Problems::default();
    let reader = Reader::new(row, &mut problems);
    (reader.confidence(), reader.confidence_of("cost"), reader.confidence_of("doors"))
}

const RULEBOOK: Confidence = Confidence::Rulebook;
const PUBLIC: Confidence = Confidence::Public;
const OURS: Confidence = Confidence::Reconstructed;

#[test]
fn a_column_may_be_less_sure_than_its_row() {
    let rows = laid("").expect("nothing is changed");
    assert_eq!(sure(&rows[0]), (OURS, OURS, PUBLIC), "a row is as sure as its least sure column");
    assert_eq!(sure(&rows[1]), (PUBLIC, PUBLIC, PUBLIC));
}

#[test]
fn an_override_states_confidence_for_file_row_or_column() {
    let one = |text: &str| sure(&laid(text).expect("a sound override")[0]);
    let both = "rows = [{ id = \"one\", cost = 3, cost_confidence = \"rulebook\" }]";
    assert_eq!(one(both), (PUBLIC, RULEBOOK, PUBLIC));
    let confirmed = "rows = [{ id = \"one\", cost_confidence = \"rulebook\" }]";
    assert_eq!(one(confirmed), (PUBLIC, RULEBOOK, PUBLIC), "the value stays, its mark changes");
    let row = "rows = [{ id = \"one\", confidence = \"rulebook\" }]";
    assert_eq!(one(row), (RULEBOOK, RULEBOOK, RULEBOOK));
    let all_but_one = "rows = [{ id = \"one\", confidence = \"rulebook\", doors_confidence = \"public\" }]";
    assert_eq!(one(all_but_one), (PUBLIC, RULEBOOK, PUBLIC));
    let file = "confidence = \"rulebook\"\nrows = [{ id = \"one\", cost = 3 }]";
    assert_eq!(one(file), (PUBLIC, RULEBOOK, PUBLIC));
}

#[test]
fn a_file_may_state_its_place_among_others() {
    assert_eq!(laid("order = 3").map(|rows| rows.len()), Ok(2));
    let refused = laid("order = \"third\"").expect_err("a place is a number");
    assert!(refused[0].to_string().starts_with("toy/tiles.toml:1:1: unknown key \"order\""), "{refused:?}");
}

#[test]
fn a_table_of_a_content_folder_alone_is_its_overrides() {
    let name = "toy/more.toml";
    let schemas = [Schema { file: name, text: "", ..SCHEMAS[0] }];
    let over =
        [TableFile { name: name.into(), text: "count = 1\nrows = [{ id = \"new\", cost = 4 }]".into() }];
    let mut problems = Problems::default();
    let tables = load("toy", &schemas, &over, &mut problems);
    assert_eq!(problems, Problems::default());
    assert_eq!(tables.rows(name, "rows").iter().map(|row| row.id.as_str()).collect::<Vec<_>>(), ["new"]);
}

#[test]
fn marks_and_ids_that_cannot_be_are_refused() {
    assert_eq!(
        laid("rows = [{ id = \"one\", price_confidence = \"public\" }]").expect_err("no such column")[0]
            .to_string(),
        "toy/tiles.toml:1:23: unknown column \"price_confidence\"; the columns are id, cost, doors, confidence"
    );
    assert!(laid("rows = [{ id = \"one\", cost_confidence = \"sure\" }]").is_err());
    for id in ["", "two words", "é", "a.b"] {
        let problems = laid(&format!("rows = [{{ id = \"{id}\" }}]")).expect_err(id);
        assert_eq!(problems[0].is(), Some(&ContentError::IdLetters { id: id.into() }));
    }
    assert!(laid("rows = [{ id = \"T-2\", cost = 5 }]").is_ok());
}

#[test]
fn entries_of_a_list_are_refused_at_their_place() {
    let rows = laid("rows = [{ id = \"one\", doors = [\"E\", \"X\"] }]").expect("a list of texts");
    let mut problems = Problems::default();
    let mut reader = Reader::new(&rows[0], &mut problems);
    reader.refuse_entry("doors", 1, "no direction");
    reader.refuse_entry("doors", 7, "too few");
    reader.refuse_entry("cost", 0, "no list");
    assert_eq!(
        problems.say(Lang::EN),
        [
            "toy/tiles.toml:1:37: no direction",
            "toy/tiles.toml:1:31: too few",
            "built-in toy/tiles.toml:4:24: no list"
        ]
    );
}

/// A schema of a later program, whose own table has changed.
const LATER: &[Schema<'_>] = &[Schema {
    file: "toy/tiles.toml",
    text: "count = 1\nrows = [{ id = \"new\", cost = 9, doors = [] }]\n",
    sections: &[("rows", &["cost", "doors"])],
    sum: None,
}];

#[test]
fn whole_tables_are_read_by_a_program_whose_own_differ() {
    let text = "rows = [{ id = \"one\", cost = 3 }]";
    let over = [
        TableFile { name: "toy/tiles.toml".into(), text: text.into() },
        TableFile { name: "other/tiles.toml".into(), text: "rows = []".into() },
    ];
    let kept = whole("toy", SCHEMAS, &over);
    let mut problems = Problems::default();
    let then = load("toy", LATER, &kept, &mut problems);
    let now = load("toy", SCHEMAS, &over, &mut problems);
    problems.or(()).expect("the files are sound");
    let values = |row: &Row| (row.id.clone(), row.cell("cost").map(|cell| cell.value.clone()));
    let rows = |tables: &kernel::content::Tables| -> Vec<_> {
        tables.rows("toy/tiles.toml", "rows").iter().map(values).collect()
    };
    assert_eq!(rows(&then), rows(&now));
    assert_eq!(whole("toy", LATER, &kept), kept, "what is whole stays as it is");
}

#[test]
fn a_file_says_at_its_top_that_it_is_whole() {
    let wrong = laid("whole = 1").expect_err("one is not true");
    assert_eq!(wrong[0].is(), Some(&ContentError::Whole { line: "whole = true" }));
}
