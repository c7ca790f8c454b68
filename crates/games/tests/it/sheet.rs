//! Tables as a form, and the folder that a box owner's answers become.

use std::collections::BTreeMap;

use games::Rules;
use kernel::content::{At, Component, Confidence, Correction, Kind, Marks, SheetRow, TableFile, Written};
use kernel::{Lang, Problems};
use serde_json::{Value, json};

fn rows(rules: &Rules, overrides: &[TableFile]) -> Vec<SheetRow> {
    rules.game().sheet(overrides)
}

fn written(rules: &Rules, overrides: &[TableFile], corrections: &[Correction]) -> Result<Written, Problems> {
    rules.game().correct(overrides, corrections)
}

fn components(rules: &Rules) -> Vec<Component> {
    rules.game().describe(Lang::EN)
}

fn hash(rules: &Rules) -> u64 {
    rules.content()
}

fn rules(id: &str, overrides: &[TableFile]) -> Rules {
    Rules::by_id(id, overrides).unwrap_or_else(|problems| panic!("{problems}"))
}

/// The row as it stands, confirmed.
fn confirm(row: &SheetRow) -> Correction {
    let values = row.fields.iter().map(|field| (field.column.to_string(), field.value.clone()));
    Correction {
        file: row.file.into(),
        section: row.section.into(),
        id: row.id.clone(),
        values: values.collect(),
    }
}

fn has_tables(rules: &Rules) -> bool {
    !rules.game().tables().is_empty()
}

fn find<'a>(rows: &'a [SheetRow], file: &str, id: &str) -> &'a SheetRow {
    rows.iter().find(|row| row.file == file && row.id == id).unwrap_or_else(|| panic!("{file} {id}"))
}

#[test]
fn every_component_has_its_row() {
    for rules in Rules::all(&[]).unwrap() {
        let rows = rows(&rules, &[]);
        if !has_tables(&rules) {
            assert!(rows.is_empty(), "{} has no tables", rules.id());
            continue;
        }
        let all = components(&rules);
        for component in all.iter().filter(|component| component.family != "bridge") {
            let of = |row: &&SheetRow| row.family == component.family && row.component == component.id;
            let sure = rows.iter().filter(of).map(|row| row.confidence).max();
            let sure = sure.unwrap_or_else(|| panic!("no row of {} {}", component.family, component.id));
            // A space of a track is as sure as its row, too, which has a line of its own.
            assert!(sure <= component.confidence, "{} {}", component.family, component.id);
            if component.family != "track_space" {
                assert_eq!(sure, component.confidence, "{} {}", component.family, component.id);
            }
        }
        for row in rows.iter().filter(|row| !["bridge", "track_row"].contains(&row.family)) {
            assert!(
                all.iter().any(|part| part.family == row.family && part.id == row.component),
                "{}",
                row.id
            );
        }
    }
}

#[test]
fn whoever_confirms_everything_has_checked_the_whole_box() {
    for id in games::IDS {
        let plain = rules(id, &[]);
        if !has_tables(&plain) {
            continue;
        }
        let all: Vec<Correction> = rows(&plain, &[]).iter().map(confirm).collect();
        let files = written(&plain, &[], &all).expect("the values are right").files;
        let checked = rules(id, &files);
        assert_eq!(hash(&checked), hash(&plain), "no value of {id} changed");
        let marks = Marks::of(&components(&checked));
        assert_eq!((marks.public, marks.reconstructed), (0, 0), "{id}");
        assert_eq!(marks.checked, components(&plain).len(), "{id}");
    }
}

#[test]
fn a_correction_is_laid_over_an_older_folder() {
    let text = "confidence = \"public\"\nrows = [\n  { id = \"tp_g1\", boon = \"draw\" },\n  { id = \"tp_g3\", \
                cost = \"coin\", confidence = \"checked\" },\n]\n";
    let name = "arnak/twisted_guardians_reconstructed.toml";
    let older = [
        TableFile { name: name.into(), text: text.into() },
        TableFile { name: "tikal/wheel.toml".into(), text: "rows = []\n".into() },
    ];
    let plain = rules("arnak", &older);
    let mut correction = confirm(find(&rows(&plain, &older), name, "tp_g1"));
    correction.values.insert("cost".into(), json!("coin 2 arrowhead"));
    let files = written(&plain, &older, &[correction]).expect("it is right").files;
    assert!(files.contains(&older[1]), "the other game keeps its file");
    let rows = rows(&plain, &files);
    let first = find(&rows, name, "tp_g1");
    let value = |row: &SheetRow, column: &str| {
        row.fields.iter().find(|field| field.column == column).map(|field| field.value.clone())
    };
    assert_eq!(value(first, "cost"), Some(json!("coin 2 arrowhead")));
    assert_eq!(value(first, "boon"), Some(json!("draw")), "what the folder said before stays");
    assert_eq!(first.confidence, Confidence::Checked);
    let third = find(&rows, name, "tp_g3");
    assert_eq!((value(third, "cost"), third.confidence), (Some(json!("coin")), Confidence::Checked));
    assert_eq!(find(&rows, name, "tp_g2").confidence, Confidence::Reconstructed);
}

#[test]
fn problems_name_the_field() {
    let plain = rules("arnak", &[]);
    let all = rows(&plain, &[]);
    let mut wrong = confirm(find(&all, "arnak/items.toml", "hat"));
    wrong.values.insert("effect".into(), json!("gain coin; gain \"compass\""));
    wrong.values.insert("cost".into(), json!(99));
    let written = written(&plain, &[], &[wrong]).expect("that is for the reader to say");
    let Err(Problems(problems)) = Rules::by_id("arnak", &written.files) else { panic!("it is wrong") };
    let mut blamed: Vec<_> = problems.iter().map(|problem| written.blame(problem, Lang::EN)).collect();
    blamed.sort_by(|a, b| a.column.cmp(&b.column));
    let fields: Vec<_> = blamed.iter().map(|b| (b.id.as_deref(), b.column.as_deref())).collect();
    assert_eq!(fields, [(Some("hat"), Some("cost")), (Some("hat"), Some("effect"))]);
    assert_eq!(blamed[0].message, "cost must be a number from 0 to 9");
    assert_eq!(blamed[1].message, "'\"' has no meaning in an effect", "quotation marks survive the file");
    let mut general = Problems::default();
    general.push_at(&At::top("arnak/items.toml"), "it is too short");
    let general = written.blame(&general.0[0], Lang::EN);
    assert_eq!((general.id, general.column), (None, None));
}

#[test]
fn what_no_table_has_is_refused() {
    let plain = rules("arnak", &[]);
    let row = |file: &str, section: &str, id: &str, values: &[(&str, Value)]| Correction {
        file: file.into(),
        section: section.into(),
        id: id.into(),
        values: values
            .iter()
            .map(|(name, value)| ((*name).to_string(), value.clone()))
            .collect::<BTreeMap<_, _>>(),
    };
    let refused = |new: Correction| match written(&plain, &[], &[new]) {
        Err(problems) => problems.say(Lang::EN).join("\n"),
        Ok(_) => String::new(),
    };
    let unknown = refused(row("arnak/hats.toml", "rows", "hat", &[]));
    assert_eq!(unknown, "arnak/hats.toml: \"rows\" has no row with the id \"hat\"");
    let nobody = refused(row("arnak/items.toml", "rows", "cap", &[]));
    assert_eq!(nobody, "arnak/items.toml: \"rows\" has no row with the id \"cap\"");
    let column = refused(row("arnak/items.toml", "rows", "hat", &[("brim", json!(1))]));
    assert!(column.contains("\"rows\" has no column \"brim\""), "{column}");
    assert!(column.contains("cost of \"hat\" must not be empty"), "{column}");
    let odd = refused(row("arnak/items.toml", "rows", "hat", &[("cost", json!({ "coin": 1 }))]));
    assert!(odd.contains("cost of \"hat\" is not a valid value"), "{odd}");
}

#[test]
fn columns_know_what_they_hold() {
    let all = rows(&rules("arnak", &[]), &[]);
    let kind = |file: &str, id: &str, column: &str| {
        let row = find(&all, file, id);
        row.fields.iter().find(|field| field.column == column).map(|field| field.kind)
    };
    assert_eq!(kind("arnak/items.toml", "hat", "exile"), Some(Kind::Flag));
    assert_eq!(kind("arnak/items.toml", "hat", "cost"), Some(Kind::Number));
    assert_eq!(kind("arnak/board_bird.toml", "r2b", "from"), Some(Kind::Texts));
    assert_eq!(kind("arnak/board_bird.toml", "r2b", "bonus"), Some(Kind::Numbers));
    assert_eq!(kind("arnak/board_bird.toml", "r2b", "wall"), None, "no space of this board has one");
}
