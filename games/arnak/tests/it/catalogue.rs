//! The whole catalogue as people read it: one snapshot per family, to be checked against the box row by row.

use arnak::content::rows;
use arnak::describe::describe;
use kernel::Lang;
use kernel::content::Component;

fn print(component: &Component) -> String {
    let numbers: Vec<String> =
        component.numbers.iter().map(|(name, value)| format!("{name} {value}")).collect();
    let mut lines = vec![format!("{} = {} ({})", component.id, component.name, component.confidence.word())];
    for line in [numbers.join(" | "), component.text.clone(), component.icons.join(" ")] {
        if !line.is_empty() {
            lines.push(format!("    {line}"));
        }
    }
    lines.join("\n")
}

fn family(lang: Lang, family: &str) -> String {
    let rows = rows(&[]).expect("the embedded tables are right");
    let all = describe(&rows, lang);
    let texts: Vec<String> = all.iter().filter(|c| c.family == family).map(print).collect();
    assert!(!texts.is_empty(), "no component of family {family}");
    texts.join("\n")
}

/// The parts of one board, in the order of the catalogue.
fn board(key: &str) -> String {
    let rows = rows(&[]).expect("the embedded tables are right");
    let inside = format!("{key}.");
    let all = describe(&rows, Lang::EN);
    let parts = all.iter().filter(|c| (c.family == "board" && c.id == key) || c.id.starts_with(&inside));
    parts.map(|c| format!("[{}] {}", c.family, print(c))).collect::<Vec<_>>().join("\n")
}

const FAMILIES: [&str; 12] = [
    "item",
    "artifact",
    "basic",
    "fear",
    "assistant",
    "guardian",
    "site_tile",
    "idol",
    "bonus_tile",
    "idol_slot",
    "rival_tile",
    "objective",
];

fn lang(code: &str) -> Lang {
    Lang::find(code).expect("the language is there")
}

#[test]
fn english_families() {
    for name in FAMILIES {
        insta::assert_snapshot!(format!("{name}_en"), family(Lang::EN, name));
    }
}

#[test]
fn boards() {
    for key in ["bird", "snake", "spider", "owl"] {
        insta::assert_snapshot!(format!("board_{key}_en"), board(key));
    }
}

#[test]
fn french_families() {
    for name in ["item", "artifact", "assistant", "guardian", "site_tile", "rival_tile"] {
        insta::assert_snapshot!(format!("{name}_fr"), family(lang("fr"), name));
    }
}

#[test]
fn german_families() {
    for name in FAMILIES {
        insta::assert_snapshot!(format!("{name}_de"), family(lang("de"), name));
    }
}

#[test]
fn boards_in_other_languages() {
    for code in ["fr", "de"] {
        for name in ["site", "track_space", "temple_stack", "altar", "passage"] {
            insta::assert_snapshot!(format!("{name}_{code}"), family(lang(code), name));
        }
    }
}
