//! Tables with a clock, with manual draws, and records that hold what one player knew.

use std::fs;

use bots::Level;
use kernel::Lang;
use ratatui::crossterm::event::KeyCode;
use serde_json::{Value, json};
use table::Clock;
use tui::host::Opening;
use tui::{Input, Start};

use crate::support::{Place, Rig, game, opening};

const SMALL: (u16, u16) = (100, 30);

fn solo() -> Value {
    json!({"players": 1, "board": "bird", "rival": {"red": 1}})
}

fn timed(clock: Clock, place: Option<&Place>) -> Rig {
    let opening = Opening { clock: Some(clock), ..opening(solo(), &[None], Lang::EN) };
    Rig::new(Start::Game("arnak".into(), opening), Lang::EN, SMALL, place)
}

#[test]
fn the_time_left_is_shown() {
    let day = 24 * 60 * 60 * 1000;
    let mut rig = timed(Clock::Game { ms: 30 * day, increment_ms: 0 }, None);
    assert!(rig.shows("1▸30 d"), "{}", rig.picture());
}

#[test]
fn a_clock_of_the_form_is_on_the_table() {
    let mut rig = Rig::new(Start::Menu, Lang::find("fr").expect("French"), SMALL, None);
    rig.enter();
    while !rig.shows("▸ Pendule") {
        rig.key(KeyCode::Down);
    }
    rig.key(KeyCode::Left);
    assert!(rig.shows("1:00:00 pour la partie, 30 s de plus par tour"), "{}", rig.picture());
    rig.letters("s");
    let picture = rig.picture();
    assert!(picture.contains("1▸1:00:00") || picture.contains("1▸59:"), "{picture}");
}

#[test]
fn when_the_time_is_up_a_bot_plays_on_and_the_seat_can_be_taken_back() {
    let mut rig = timed(Clock::Move { ms: 1 }, None);
    while !rig.shows("Take seat 1 back") {
        rig.app.pump();
    }
    assert!(rig.shows("The time of player 1 is up."), "{}", rig.picture());
}

/// Makes every time in a save a month older.
fn age(place: &Place) {
    let path = fs::read_dir(place.0.join("saves")).unwrap().next().unwrap().unwrap().path();
    let older = |line: &str| {
        let mut entry: Value = serde_json::from_str(line).unwrap();
        entry["at"] = (entry["at"].as_u64().unwrap() - 30 * 24 * 60 * 60 * 1000).into();
        entry.to_string() + "\n"
    };
    let text: String = fs::read_to_string(&path).unwrap().lines().map(older).collect();
    fs::write(path, text).unwrap();
}

#[test]
fn a_clock_stands_still_while_nobody_is_at_the_table() {
    let place = Place::new("clock");
    drop(timed(Clock::Game { ms: 24 * 60 * 60 * 1000, increment_ms: 0 }, Some(&place)));
    age(&place);
    let mut rig = Rig::new(Start::Menu, Lang::EN, SMALL, Some(&place));
    rig.key(KeyCode::Down);
    rig.enter();
    rig.enter();
    let picture = rig.picture();
    assert!(picture.contains("1▸23:5") || picture.contains("1▸24:00:00"), "{picture}");
    assert!(picture.contains("Your decision"), "{picture}");
}

fn by_hand(id: &str, setup: Value, seats: &[Option<Level>]) -> Rig {
    let opening = Opening { by_hand: true, ..opening(setup, seats, Lang::EN) };
    Rig::new(Start::Game(id.into(), opening), Lang::EN, SMALL, None)
}

#[test]
fn what_a_box_brings_is_entered_by_hand() {
    let mut rig = by_hand("arnak", solo(), &[None]);
    let before = rig.step();
    assert!(
        rig.shows("Enter what was drawn") && rig.shows("Waiting for the physical draw"),
        "{}",
        rig.picture()
    );
    rig.key(KeyCode::Down);
    rig.enter();
    assert!(rig.step() > before);
    // A slip of the hand is taken back to the same question.
    rig.letters("u");
    rig.enter();
    assert_eq!(rig.step(), before, "{}", rig.picture());
    while rig.shows("Waiting for the physical draw") {
        rig.enter();
    }
    assert!(rig.shows("Your decision"), "{}", rig.picture());
    assert!(rig.shows("Fear") || rig.shows("Funding") || rig.shows("Exploration"), "{}", rig.picture());
}

#[test]
fn a_whole_game_is_followed_by_hand() {
    let mut rig = by_hand(
        "tikal",
        json!({"players": 2, "variants": ["short_game"]}),
        &[Some(Level::Random), Some(Level::Random)],
    );
    for _ in 0..5_000 {
        rig.wait();
        if rig.app.is_over() {
            return;
        }
        assert!(rig.shows("Waiting for the physical draw"), "{}", rig.picture());
        rig.enter();
    }
    panic!("it does not end:\n{}", rig.picture());
}

#[test]
fn the_form_offers_chance_by_hand() {
    let mut rig = Rig::new(Start::Menu, Lang::EN, SMALL, None);
    rig.enter();
    while !rig.shows("▸ Cards and tiles are drawn") {
        rig.key(KeyCode::Down);
    }
    assert!(rig.shows("Seed of the deal"));
    rig.key(KeyCode::Right);
    assert!(rig.shows("by hand, from a real box") && !rig.shows("Seed of the deal"), "{}", rig.picture());
    rig.letters("s");
    assert!(rig.shows("Waiting for the physical draw"), "{}", rig.picture());
}

/// Plays some steps at a table of two people and returns the current viewer's record.
fn export(id: &str, setup: Value, steps: usize) -> String {
    let place = Place::new(&format!("partial-{id}"));
    let start = game(id, setup, &[None, Some(Level::Random)], Lang::EN);
    let mut rig = Rig::new(start, Lang::EN, SMALL, Some(&place));
    for _ in 0..steps {
        rig.wait();
        rig.enter();
    }
    rig.wait();
    rig.key(KeyCode::Esc);
    rig.letters("w");
    let file = fs::read_dir(place.0.join("records")).unwrap().next().unwrap().unwrap().path();
    fs::read_to_string(file).unwrap()
}

#[test]
fn a_record_of_what_one_player_knew_is_watched_through_their_eyes() {
    for rules in games::Rules::all(&[]).unwrap().iter().filter(|rules| rules.id() != "toy") {
        let (id, setup) = (rules.id(), rules.meta().examples.swap_remove(0));
        let record = export(id, setup, 40);
        assert!(record.contains("\nview seat 0\n"), "{record}");
        let steps = record.lines().filter(|line| line.contains(" #")).count();
        let mut rig = Rig::new(Start::Record(record), Lang::EN, SMALL, None);
        assert!(rig.shows("only what Player 1 (Ann) knew"), "{}", rig.picture());
        rig.letters("v");
        assert!(rig.shows("only what Player 1 (Ann) knew"), "nobody else's eyes are in the record");
        rig.key(KeyCode::Home);
        for at in 0..steps {
            assert_eq!(rig.step() as usize, at);
            rig.app.update(Input::Wheel(0, 0, true));
        }
        assert!(rig.shows("The end."), "{}", rig.picture());
        rig.letters("s");
        assert!(!rig.shows("Final scores"), "the game is not over");
    }
}
