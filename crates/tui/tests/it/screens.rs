//! The main screens as pictures, and their keys and mouse.

use bots::Level;
use kernel::Lang;
use ratatui::crossterm::event::KeyCode;
use serde_json::json;
use tui::{Input, Start};

use crate::support::{Rig, game};

const SMALL: (u16, u16) = (100, 30);
const LARGE: (u16, u16) = (140, 45);

fn arnak(lang: Lang, size: (u16, u16)) -> Rig {
    let start = game("arnak", json!({"players": 2, "board": "bird"}), &[None, Some(Level::Random)], lang);
    Rig::new(start, lang, size, None)
}

fn tikal(lang: Lang, size: (u16, u16)) -> Rig {
    Rig::new(game("tikal", json!({"players": 2}), &[None, Some(Level::Random)], lang), lang, size, None)
}

fn solo() -> Rig {
    let setup = json!({"players": 1, "board": "owl", "rival": {"red": 1, "objectives": 3}});
    Rig::new(game("arnak", setup, &[None], Lang::EN), Lang::EN, SMALL, None)
}

#[test]
fn the_menu_and_the_form() {
    for lang in Lang::all() {
        let mut rig = Rig::new(Start::Menu, lang, SMALL, None);
        insta::assert_snapshot!(format!("menu-{lang}"), rig.picture());
        rig.enter();
        insta::assert_snapshot!(format!("form-{lang}"), rig.picture());
    }
}

#[test]
fn arnak_in_both_sizes_and_every_language() {
    for lang in Lang::all() {
        insta::assert_snapshot!(format!("arnak-small-{lang}"), arnak(lang, SMALL).picture());
        insta::assert_snapshot!(format!("arnak-large-{lang}"), arnak(lang, LARGE).picture());
    }
}

#[test]
fn tikal_in_both_sizes_and_every_language() {
    for lang in Lang::all() {
        insta::assert_snapshot!(format!("tikal-small-{lang}"), tikal(lang, SMALL).picture());
        insta::assert_snapshot!(format!("tikal-large-{lang}"), tikal(lang, LARGE).picture());
    }
}

#[test]
fn the_other_panes() {
    let (mut arnak, mut tikal, mut solo) = (arnak(Lang::EN, SMALL), tikal(Lang::EN, SMALL), solo());
    for key in ['2', '3', '4'] {
        for (rig, name) in [(&mut arnak, "arnak"), (&mut tikal, "tikal"), (&mut solo, "owl")] {
            rig.key(KeyCode::Char(key));
            insta::assert_snapshot!(format!("pane-{name}-{key}"), rig.picture());
        }
    }
}

#[test]
fn help_catalogue_and_scores() {
    let mut rig = arnak(Lang::EN, SMALL);
    rig.letters("?");
    insta::assert_snapshot!("help", rig.picture());
    rig.letters(" i");
    assert!(rig.shows("Coin Camp"), "the catalogue opens at what the selected action is about");
    rig.letters("parrot");
    insta::assert_snapshot!("inspect", rig.picture());
    rig.key(KeyCode::Esc);
    rig.letters("s");
    insta::assert_snapshot!("scores", rig.picture());
}

#[test]
fn a_small_window_says_how_large_it_must_be() {
    for (lang, sentence) in
        [(Lang::EN, "at least 100 × 30"), (Lang::find("fr").expect("French"), "au moins 100 × 30")]
    {
        for size in [(99, 30), (100, 29), (40, 10), (10, 3), (1, 1)] {
            let picture = arnak(lang, size).picture();
            let words: String =
                picture.replace(['"', '\n'], " ").split_whitespace().collect::<Vec<_>>().join(" ");
            assert!(size.0 < 40 || words.contains(sentence), "{words}");
        }
    }
    assert!(!arnak(Lang::EN, SMALL).shows("at least 100"));
}

#[test]
fn letters_after_a_slash_search_the_actions() {
    let mut rig = arnak(Lang::EN, SMALL);
    rig.letters("/pass rest");
    assert!(rig.shows("▸ Pass for the rest of the round"));
    assert!(!rig.shows("  Buy "));
    rig.key(KeyCode::Esc);
    assert!(rig.shows("▸ Dig at Coin Camp"));
}

#[test]
fn what_ends_the_turn_is_asked_about_and_escape_leaves_it() {
    let mut rig = arnak(Lang::EN, SMALL);
    rig.letters("/pass");
    rig.enter();
    assert!(rig.shows("▸ End the turn ■"));
    let before = rig.step();
    rig.enter();
    assert!(rig.shows("This ends your turn and cannot be taken back."));
    rig.key(KeyCode::Esc);
    assert_eq!(rig.step(), before);
    rig.enter();
    rig.enter();
    assert!(rig.step() > before);
}

#[test]
fn steps_and_whole_turns_are_taken_back() {
    let mut rig = arnak(Lang::EN, SMALL);
    let before = rig.step();
    rig.letters("/play funding");
    rig.enter();
    assert_eq!(rig.step(), before + 1);
    rig.letters("/play explor");
    rig.enter();
    assert_eq!(rig.step(), before + 2);
    rig.letters("u");
    assert_eq!(rig.step(), before + 1);
    rig.letters("U");
    assert_eq!(rig.step(), before);
    assert!(rig.shows("Taken back"));
}

#[test]
fn the_mouse_selects_and_then_does() {
    let mut rig = arnak(Lang::EN, SMALL);
    let before = rig.step();
    let (x, y) = rig.find("Play Funding");
    rig.app.update(Input::Click(x, y));
    assert!(rig.shows("▸ Play Funding"));
    rig.app.update(Input::Click(x, y));
    rig.app.pump();
    assert_eq!(rig.step(), before + 1);
    let (x, y) = rig.find("2 Research");
    rig.app.update(Input::Click(x, y));
    assert!(rig.shows("Temple tiles to buy"));
    rig.letters("1");
    let (x, y) = rig.find("Tablet Camp");
    rig.app.update(Input::Click(x, y));
    assert!(rig.shows("▸ Dig at Tablet Camp"));
}

#[test]
fn the_device_is_covered_between_two_people() {
    let start = game("arnak", json!({"players": 2, "board": "bird"}), &[None, None], Lang::EN);
    let mut rig = Rig::new(start, Lang::EN, SMALL, None);
    assert!(
        rig.shows("Make sure no one else can see the screen"),
        "a resumed table does not know who holds the device"
    );
    rig.enter();
    assert!(rig.shows("Funding"));
    rig.letters("/pass");
    rig.enter();
    rig.enter();
    rig.enter();
    let picture = rig.picture();
    assert!(picture.contains("Player 2") && picture.contains("Make sure no one else can see the screen"));
    assert!(!picture.contains("Funding") && !picture.contains("Exploration"), "{picture}");
    insta::assert_snapshot!("cover", picture);
    rig.enter();
    assert!(rig.shows("Your decision, Player 2"));
}

#[test]
fn other_people_are_not_seen_before_their_turn() {
    let mut rig = tikal(Lang::EN, SMALL);
    rig.letters("4");
    let picture = rig.picture();
    let other = picture.split("Player 2").nth(1).unwrap();
    assert!(other.contains("camp keys 0"), "{picture}");
}

#[test]
fn a_hint_can_be_taken_over() {
    let mut rig = arnak(Lang::EN, SMALL);
    rig.letters("h");
    while !rig.shows("What the master bot expects") {
        rig.app.pump();
    }
    rig.key(KeyCode::Down);
    rig.enter();
    assert!(!rig.shows("What the master bot expects"));
}

#[test]
fn plain_letters_never_crash_any_screen() {
    let mut menu = Rig::new(Start::Menu, Lang::find("fr").expect("French"), SMALL, None);
    let mut table = arnak(Lang::find("fr").expect("French"), SMALL);
    for code in 0x20..0x7f_u8 {
        if code == b'q' || code == b's' {
            continue;
        }
        for rig in [&mut menu, &mut table] {
            rig.key(KeyCode::Char(char::from(code)));
            rig.picture();
            rig.key(KeyCode::Esc);
        }
    }
}
