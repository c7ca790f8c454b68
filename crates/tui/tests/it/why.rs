//! Why something cannot be used now, by key and beside the catalogue entry.

use kernel::Lang;
use ratatui::crossterm::event::KeyCode;
use serde_json::json;

use crate::support::{Rig, game};

const SMALL: (u16, u16) = (100, 30);

/// A game of two at one device, which the first has taken up.
fn arnak(lang: Lang) -> Rig {
    let start = game("arnak", json!({"players": 2, "board": "bird"}), &[None, None], lang);
    let mut rig = Rig::new(start, lang, SMALL, None);
    rig.enter();
    rig
}

#[test]
fn the_list_of_reasons_is_searched_by_name() {
    let mut rig = arnak(Lang::EN);
    rig.letters("y");
    assert!(rig.shows("Why not?"), "{}", rig.picture());
    rig.letters("notebook");
    assert!(rig.shows("The notebook may not pass the magnifying glass."), "{}", rig.picture());
    rig.key(KeyCode::Esc);
    assert!(!rig.shows("Why not?"), "{}", rig.picture());
}

#[test]
fn what_is_missing_stands_below_the_list() {
    let mut rig = arnak(Lang::find("fr").expect("French"));
    rig.letters("y");
    rig.letters("two1");
    let picture = rig.picture();
    assert!(picture.contains("two1 · Il vous manque") && picture.contains("× compass"), "{picture}");
}

#[test]
fn a_component_looked_up_says_why_it_cannot_be_used() {
    let mut rig = arnak(Lang::EN);
    rig.letters("i");
    // Components on the table come first, and no player can afford all of them in the first turn.
    let unusable = (0..60).any(|_| {
        rig.key(KeyCode::Down);
        rig.shows("Why not:")
    });
    assert!(unusable, "{}", rig.picture());
}
