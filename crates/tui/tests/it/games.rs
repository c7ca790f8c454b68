//! Whole games by keys only, on every kind of setup, with every pane drawn on the way, and replayed afterwards.

use bots::Level;
use kernel::{Lang, SplitMix};
use ratatui::crossterm::event::KeyCode;
use serde_json::{Value, json};

use crate::support::{Place, Rig, game};

/// Presses random keys until the game is over.
fn play(id: &str, setup: &Value, seats: &[Option<Level>], size: (u16, u16)) -> Rig {
    let place =
        Place::new(&format!("{id}-{}", setup.to_string().replace(|c: char| !c.is_alphanumeric(), "")));
    let mut rig = Rig::new(game(id, setup.clone(), seats, Lang::EN), Lang::EN, size, Some(&place));
    let mut rng = SplitMix::new(11);
    for turn in 0..20_000_u32 {
        rig.wait();
        if turn % 40 == 0 {
            rig.key(KeyCode::Tab);
            rig.picture();
        }
        if rig.app.is_over() {
            // An earlier key may have closed the sheet already.
            rig.key(KeyCode::Esc);
            rig.letters("s");
            assert!(rig.shows("Final scores"), "{}", rig.picture());
            let records = std::fs::read_dir(place.0.join("records")).unwrap().count();
            assert_eq!(records, 1, "a finished game leaves a record");
            assert_eq!(std::fs::read_dir(place.0.join("saves")).unwrap().count(), 0, "and no save");
            return rig;
        }
        for _ in 0..rng.below(6) {
            rig.key(KeyCode::Down);
        }
        // The second one answers the question before a turn ends, uncovers the device, or takes an action.
        rig.enter();
        rig.wait();
        rig.enter();
    }
    panic!("{id} {setup} does not end:\n{}", rig.picture());
}

#[test]
fn a_solo_game_of_arnak_on_every_board() {
    for board in ["bird", "snake", "spider", "owl"] {
        let setup = json!({"players": 1, "board": board, "rival": {"red": 2, "purple": 1, "objectives": 3}});
        play("arnak", &setup, &[None], (100, 30));
    }
}

#[test]
fn arnak_with_people_and_bots() {
    let bot = Some(Level::Random);
    play("arnak", &json!({"players": 4, "board": "owl"}), &[None, bot, None, bot], (140, 45));
    play(
        "arnak",
        &json!({"players": 3, "board": "bird", "twisted_paths": true}),
        &[bot, None, bot],
        (100, 30),
    );
}

#[test]
fn tikal_with_people_and_bots() {
    let bot = Some(Level::Random);
    play("tikal", &json!({"players": 2}), &[None, None], (100, 30));
    let both = json!({"players": 4, "variants": ["more_control", "short_game"]});
    play("tikal", &both, &[None, bot, bot, None], (140, 45));
    let mut rig = play("tikal", &json!({"players": 3}), &[bot, None, bot], (100, 45));
    // At the end all camps and hands are revealed.
    rig.key(KeyCode::Esc);
    rig.letters("4");
    let picture = rig.picture();
    assert_eq!(picture.matches("in the camp").count(), 3, "{picture}");
    assert_eq!(picture.matches("in hand").count(), 3, "{picture}");
}

#[test]
fn a_game_that_draws_nothing_is_shown_plainly() {
    let setup = json!({"players": 2});
    let mut rig = Rig::new(game("toy", setup.clone(), &[None, None], Lang::EN), Lang::EN, (100, 30), None);
    rig.wait();
    // The device is handed to the first player.
    rig.enter();
    let table = rig.picture();
    assert!(table.contains("phase") && table.contains("Keep your card"), "{table}");
    rig.letters("2");
    assert!(rig.shows("0, 0, 0"), "the pile holds nothing yet:\n{}", rig.picture());
    rig.letters("3");
    assert!(rig.shows("Card 3") && rig.shows("Scores its number."), "{}", rig.picture());
    rig.letters("4");
    assert!(rig.shows("hands") && rig.shows("stakes"), "{}", rig.picture());
    for level in Level::ALL {
        play("toy", &setup, &[None, Some(level)], (140, 45));
    }
}

#[test]
fn the_language_changes_in_mid_game_for_everybody_at_the_screen() {
    let setup = json!({"players": 2, "board": "bird"});
    let mut rig = Rig::new(game("arnak", setup, &[None, None], Lang::EN), Lang::EN, (140, 45), None);
    rig.wait();
    rig.enter();
    rig.letters("/play funding");
    rig.enter();
    assert!(rig.shows("gains 1 coin") && rig.shows("You may"), "{}", rig.picture());
    rig.letters("L");
    assert!(rig.shows("Du kannst") && rig.shows("erhält 1 Münze"), "the device stays: {}", rig.picture());
    assert!(!rig.shows("gains 1 coin"), "{}", rig.picture());
    rig.letters("/runde passen");
    // Done, and confirmed; then the turn is ended, and that confirmed.
    for _ in 0..4 {
        if !rig.shows("Gib das Gerät weiter") {
            rig.enter();
        }
    }
    // The other player, who was told the first action in English, reads it in German too.
    assert!(rig.shows("Gib das Gerät weiter"), "{}", rig.picture());
    rig.enter();
    rig.letters("l");
    assert!(rig.shows("erhält 1 Münze") && !rig.shows("gains 1 coin"), "{}", rig.picture());
}

#[test]
fn the_language_of_a_record_changes_while_it_is_watched() {
    let setup = json!({"players": 2});
    let bot = Some(Level::Random);
    let mut rig = play("toy", &setup, &[None, bot], (140, 45));
    rig.key(KeyCode::Esc);
    rig.letters("/watch");
    rig.enter();
    assert!(rig.shows("replay · round 1"), "{}", rig.picture());
    rig.letters("L");
    assert!(!rig.shows("replay · round 1") && rig.shows("Runde 1"), "{}", rig.picture());
}

#[test]
fn a_finished_game_is_watched_step_by_step() {
    let setup = json!({"players": 1, "board": "bird", "rival": {"red": 1}});
    let mut rig = play("arnak", &setup, &[None], (100, 30));
    rig.key(KeyCode::Esc);
    rig.letters("/watch");
    rig.enter();
    assert!(rig.shows("replay · round 1"), "{}", rig.picture());
    let first = rig.step();
    rig.key(KeyCode::Right);
    assert_eq!(rig.step(), first + 1);
    rig.key(KeyCode::Left);
    assert_eq!(rig.step(), first);
    rig.letters("r");
    assert!(rig.shows("round 2"));
    rig.letters("r");
    assert!(rig.shows("round 3"));
    rig.letters("R");
    assert!(rig.shows("round 2"));
    rig.key(KeyCode::End);
    assert!(rig.shows("The end."));
    rig.letters("s");
    assert!(rig.shows("Final scores"));
    rig.letters(" v");
    assert!(rig.shows("a spectator"));
    for key in "12345".chars() {
        rig.letters(&key.to_string());
        rig.picture();
    }
    rig.key(KeyCode::Home);
    assert_eq!(rig.step(), 0);
}
