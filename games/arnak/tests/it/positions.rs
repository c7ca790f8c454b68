//! Positions in random play: valid at every decision, with the hash that belongs to them.

use std::collections::BTreeSet;

use arnak::{Action, Arnak, State};
use kernel::content::TableFile;
use kernel::{Dealer, Game, Pending, SplitMix};
use serde_json::{Value, json};

/// Every kind of game that these tests play.
fn setups() -> Vec<Value> {
    let mut setups = Vec::new();
    for board in ["bird", "snake", "spider", "owl"] {
        setups.extend((2..=4).map(|players| json!({"players": players, "board": board})));
        setups.push(json!({"players": 1, "board": board}));
        let rival = json!({"red": 2, "purple": ["research", "discover"], "objectives": 3, "priority": true});
        setups.push(json!({"players": 1, "board": board, "twisted_paths": true, "rival": rival}));
    }
    setups.push(json!({"players": 2, "board": "snake", "twisted_paths": true}));
    setups
}

/// Games of each kind.
const GAMES: u64 = 6;

fn game() -> Arnak {
    Arnak::build(&[]).expect("the embedded tables are sound")
}

/// Plays a random game and shows every position with the action that follows.
fn play(game: &Arnak, setup: &Value, seed: u64, mut visit: impl FnMut(&State, Option<Action>)) {
    let setup = game.setup(setup).expect("the setup is one");
    let mut state = game.start(&setup);
    let (mut dealer, mut rng) = (Dealer::new(seed), SplitMix::new(seed));
    let mut legal = Vec::new();
    loop {
        game.legal(&state, &mut legal);
        let action = match game.pending(&state) {
            Pending::Over => break,
            Pending::Chance(draw) => dealer.choose(game, &state, draw, &legal),
            Pending::Player(_) => legal[rng.below(legal.len() as u32) as usize],
        };
        visit(&state, Some(action));
        game.advance(&mut state, action, &mut ());
    }
    visit(&state, None);
}

#[test]
fn every_position_of_random_games_is_valid() {
    let game = game();
    for setup in setups() {
        for seed in 0..GAMES {
            let mut step = 0;
            let mut before = String::new();
            play(&game, &setup, seed, |state, action| {
                if let Err(problems) = game.validate(state) {
                    panic!("{setup} seed {seed} step {step}, after {before}: {problems}\n{:?}", state.stack);
                }
                step += 1;
                before = format!("{action:?} at {:?}", state.stack.last());
            });
        }
    }
}

#[test]
fn a_saved_position_loads_as_the_equal_one() {
    let game = game();
    for setup in setups() {
        for seed in 0..GAMES {
            let mut step = 0;
            play(&game, &setup, seed, |state, _| {
                let saved = game.save(state);
                let loaded = game.load(&saved).unwrap_or_else(|problems| {
                    panic!("{setup} seed {seed} step {step}: {problems}\n{saved}");
                });
                assert_eq!(loaded, *state, "{setup} seed {seed} step {step}: {saved}");
                assert_eq!(game.hash(&loaded), game.hash(state));
                step += 1;
            });
        }
    }
}

/// Every field of an object, and of the objects in its lists.
fn fields(json: &Value, found: &mut BTreeSet<String>) {
    match json {
        Value::Object(object) => found.extend(object.keys().cloned()),
        Value::Array(items) => items.iter().for_each(|item| fields(item, found)),
        _ => {}
    }
}

#[test]
fn every_field_of_a_position_is_described() {
    let guide = include_str!("../../../../docs/POSITION.md");
    let game = game();
    let mut found = BTreeSet::new();
    for setup in setups() {
        play(&game, &setup, 1, |state, _| {
            let saved = game.save(state);
            for part in [&saved, &saved["players"], &saved["rival"], &saved["supply"]] {
                fields(part, &mut found);
            }
        });
    }
    assert!(found.len() > 60, "{found:?}");
    for field in found {
        assert!(guide.contains(&format!("`{field}`")), "docs/POSITION.md does not describe {field}");
    }
}

/// Tables that give and ask far more than printed ones.
fn inflated() -> Arnak {
    let camps = (1..=5).map(|at| {
        let key = ["coins", "compasses", "tablets", "arrowhead", "jewel"][at - 1];
        format!(r#"{{ id = "camp_{key}", effect = "gain coin 20 compass 20 tablet 20 arrowhead 20 jewel 20; fear 3; draw 9" }}"#)
    });
    let camps: Vec<String> = camps.collect();
    let guardians: Vec<String> = (1..=15)
        .map(|at| {
            format!(
                r#"{{ id = "guardian_{at:02}", cost = "coin 2 card 3 boot 3 plane 2", boon = "draw 9" }}"#
            )
        })
        .collect();
    let file = |path: &str, section: &str, rows: &[String]| TableFile {
        name: path.into(),
        text: format!("confidence = \"rulebook\"\n{section} = [\n{},\n]\n", rows.join(",\n")),
    };
    let files =
        [file("arnak/board_bird.toml", "sites", &camps), file("arnak/guardians.toml", "rows", &guardians)];
    Arnak::build(&files).expect("the tables are sound, if generous")
}

/// Ruling 113.
#[test]
fn every_position_of_inflated_games_loads_again() {
    let game = inflated();
    let (mut richest, mut longest) = (0, 0);
    for seed in 0..GAMES {
        play(&game, &json!({"players": 2, "board": "bird"}), seed, |state, _| {
            let saved = game.save(state);
            match game.load(&saved) {
                Ok(loaded) => assert_eq!(loaded, *state),
                Err(problems) => panic!("seed {seed}: {problems}\n{:?}", state.stack),
            }
            for player in &state.players[..2] {
                richest = richest.max(player.has(arnak::purse::Res::Coin));
                longest = longest.max(player.hand_size());
            }
        });
    }
    assert!(richest == 99 && longest > 6, "{richest} coins and {longest} cards at most");
}

#[test]
fn a_state_is_small_and_flat() {
    let bytes = size_of::<State>();
    assert!(bytes <= 1536, "{bytes} bytes");
}
