//! Games on disk: after a crash, the game up to the last step shown is left.

use std::fs;
use std::io::Write;

use kernel::Lang;
use ratatui::crossterm::event::KeyCode;
use serde_json::json;
use tui::Start;

use crate::support::{Place, Rig, game};

const SMALL: (u16, u16) = (100, 30);

fn begin(place: &Place) -> Rig {
    let start = game("arnak", json!({"players": 1, "board": "bird", "rival": {"red": 1}}), &[None], Lang::EN);
    let mut rig = Rig::new(start, Lang::EN, SMALL, Some(place));
    rig.letters("/play funding");
    rig.enter();
    rig
}

fn the_save(place: &Place) -> std::path::PathBuf {
    let mut files = fs::read_dir(place.0.join("saves")).unwrap();
    files.next().expect("a save").unwrap().path()
}

/// Opens the first saved game from the menu.
fn resume(place: &Place, lang: Lang) -> Rig {
    let mut rig = Rig::new(Start::Menu, lang, SMALL, Some(place));
    rig.key(KeyCode::Down);
    rig.enter();
    rig.enter();
    rig
}

#[test]
fn a_game_goes_on_where_it_was() {
    let place = Place::new("resume");
    let mut rig = begin(&place);
    let (step, before) = (rig.step(), rig.picture());
    drop(rig);
    let mut rig = resume(&place, Lang::EN);
    assert_eq!(rig.step(), step);
    let same =
        |picture: &str| picture.lines().filter(|line| line.contains("Deck")).collect::<Vec<_>>().join("\n");
    assert_eq!(same(&rig.picture()), same(&before));
    rig.letters("u");
    assert_eq!(rig.step(), step - 1, "what could be taken back before can be taken back after");
}

#[test]
fn a_torn_last_line_is_dropped() {
    let place = Place::new("torn");
    let mut rig = begin(&place);
    let step = rig.step();
    drop(rig);
    let path = the_save(&place);
    fs::OpenOptions::new()
        .append(true)
        .open(&path)
        .unwrap()
        .write_all(br#"{"number":99,"at":1,"chan"#)
        .unwrap();
    let mut rig = resume(&place, Lang::EN);
    assert_eq!(rig.step(), step);
    rig.letters("/play explor");
    rig.enter();
    assert_eq!(rig.step(), step + 1);
    drop(rig);
    assert_eq!(resume(&place, Lang::EN).step(), step + 1, "what follows a torn line is kept");
}

#[test]
fn a_game_goes_on_in_another_language() {
    let place = Place::new("lang");
    drop(begin(&place));
    let mut rig = resume(&place, Lang::find("fr").expect("French"));
    assert!(rig.shows("À vous"), "{}", rig.picture());
    assert!(rig.shows("Excaver"), "{}", rig.picture());
}

#[test]
fn a_file_that_is_no_game_is_left_out_and_a_game_is_deleted_on_the_second_press() {
    let place = Place::new("delete");
    drop(begin(&place));
    let path = the_save(&place);
    fs::write(path.with_file_name("noise.save"), "what is this?").unwrap();
    let mut rig = Rig::new(Start::Menu, Lang::EN, SMALL, Some(&place));
    assert!(rig.shows("1 saved"));
    rig.key(KeyCode::Down);
    rig.enter();
    rig.letters("d");
    assert!(rig.shows("Press d again") && path.exists());
    rig.letters("d");
    assert!(rig.shows("no saved game") && !path.exists());
}

#[test]
fn the_record_of_a_running_game_is_written_without_what_is_hidden() {
    let place = Place::new("export");
    let start = game("arnak", json!({"players": 2, "board": "bird"}), &[None, None], Lang::EN);
    let mut rig = Rig::new(start, Lang::EN, SMALL, Some(&place));
    rig.enter();
    rig.letters("w");
    assert!(rig.shows("Written to"));
    let file = fs::read_dir(place.0.join("records")).unwrap().next().unwrap().unwrap().path();
    let text = fs::read_to_string(file).unwrap();
    assert!(text.contains("view seat 0") && text.contains("* ?"), "{text}");
}
