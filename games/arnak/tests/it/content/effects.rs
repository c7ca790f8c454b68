//! Effects, texts and icons.

use std::collections::BTreeSet;

use arnak::content::rows;
use arnak::describe::describe;
use arnak::tables::Rows;
use arnak::verb::Verb;
use arnak::verb_text::ICONS;
use kernel::Lang;
use kernel::content::Component;
use kernel::effect::{Effect, parse};

use super::{embedded, file, refused};

fn effects(rows: &Rows) -> Vec<(String, Effect<Verb>)> {
    let mut all = Vec::new();
    let mut add = |key: &str, effect: &Effect<Verb>| all.push((key.to_string(), effect.clone()));
    for card in rows.items.iter().chain(&rows.artifacts).chain(&rows.basics).chain([&rows.fear]) {
        add(&card.name.key, &card.effect);
    }
    for row in &rows.assistants {
        row.sides.iter().for_each(|side| add(&row.name.key, side));
    }
    rows.guardians.iter().for_each(|row| add(&row.name.key, &row.boon));
    rows.tiles.iter().for_each(|row| add(&row.name.key, &row.effect));
    rows.idols.iter().chain(&rows.bonuses).for_each(|row| add(&row.name.key, &row.effect));
    rows.slots.iter().for_each(|row| add(&row.name.key, &row.effect));
    for board in &rows.boards {
        for site in &board.sites {
            add(&site.name.key, &site.effect);
            add(&site.name.key, &site.obscure);
        }
        board.track.iter().flat_map(|spot| &spot.effects).for_each(|effect| add(&board.name.key, effect));
    }
    all
}

#[test]
fn every_effect_prints_and_reads_back() {
    for (key, effect) in effects(&embedded()) {
        let text = effect.to_string();
        assert_eq!(parse::<Verb>(&text).as_ref(), Ok(&effect), "{key}: {text}");
    }
}

#[test]
fn every_effect_has_texts_and_icons() {
    for (key, effect) in effects(&embedded()) {
        let texts: Vec<String> = Lang::all().map(|lang| effect.say(lang)).collect();
        assert!(texts[1..].iter().all(|text| *text != texts[0]), "{key}: {texts:?}");
        for text in &texts {
            assert!(text.ends_with('.') && !text.contains("  ") && !text.contains(".."), "{key}: {text}");
            assert!(text.chars().next().is_some_and(char::is_uppercase), "{key}: {text}");
        }
        assert_eq!(effect.icons().is_empty(), effect.is_nothing(), "{key}");
    }
}

#[test]
fn icon_rows_use_known_words_only() {
    for component in describe(&embedded(), Lang::EN) {
        for icon in &component.icons {
            let word = icon.split(':').next().unwrap_or_default();
            assert!(ICONS.contains(&word), "{}: {icon}", component.id);
        }
    }
}

#[test]
fn the_catalogue_is_complete_in_every_language() {
    // Names that English shares with another language.
    let same = [
        ("fr", vec!["automobile", "revolver", "exploration_ship", "exploration_car"]),
        ("de", vec!["machete", "revolver", "chronometer", "tp_a2", "start", "s0", "o0"]),
    ];
    let rows = embedded();
    let english = describe(&rows, Lang::EN);
    let mut ids = BTreeSet::new();
    for en in &english {
        assert!(ids.insert((en.family, en.id.clone())), "{} {} is there twice", en.family, en.id);
        assert!(!en.name.is_empty() && !en.text.is_empty(), "{}", en.id);
    }
    for lang in Lang::all().filter(|&lang| lang != Lang::EN) {
        let other = describe(&rows, lang);
        let same = same.iter().find(|(code, _)| *code == lang.code()).map_or(&[][..], |(_, same)| same);
        assert_eq!(english.len(), other.len());
        for (en, other) in english.iter().zip(&other) {
            let facts = |of: &Component| (of.family, of.id.clone(), of.numbers.clone(), of.icons.clone());
            assert_eq!(facts(en), facts(other), "{lang}");
            assert_ne!(en.text, other.text, "{lang}: {}", en.id);
            let id = en.id.rsplit('.').next().unwrap_or_default();
            let alike = same.contains(&id) || id.starts_with("altar") && en.family == "altar";
            assert!(en.name != other.name || alike, "{lang}: {} is {:?}", en.id, en.name);
        }
    }
}

/// A name in the table takes precedence over the game's words, in any language; without one, English is the
/// fallback.
#[test]
fn a_table_can_name_its_rows_in_any_language() {
    let text = "rows = [{ id = \"hat\", de = \"Filzhut\" }]";
    let named = rows(&[file("arnak/items.toml", text)]).expect("a name may change");
    let hat = |rows: &Rows, code: &str| {
        let lang = Lang::find(code).expect("the language is there");
        rows.items.iter().find(|card| card.name.key == "hat").map(|card| card.name.say(lang))
    };
    assert_eq!(hat(&named, "de").as_deref(), Some("Filzhut"));
    assert_eq!(hat(&named, "fr").as_deref(), Some("Chapeau"));
    assert_eq!(hat(&embedded(), "de").as_deref(), Some("Hut"));
    let empty = "rows = [{ id = \"hat\", de = \" \" }]";
    assert_eq!(refused("arnak/items.toml", empty), ["arnak/items.toml:1:28: de must not be empty"]);
}
