//! Views as clients get them: the same whatever is hidden, and with all that is not.

use std::collections::BTreeSet;

use arnak::{Arnak, State};
use kernel::{Dealer, Game, Pending, Seat, SplitMix, Viewer};
use serde_json::{Value, json};

fn game() -> Arnak {
    Arnak::build(&[]).expect("the embedded tables are sound")
}

fn each_position(game: &Arnak, setup: &Value, seed: u64, mut visit: impl FnMut(&State)) {
    let mut state = game.start(&game.setup(setup).expect("the setup is one"));
    let (mut dealer, mut rng) = (Dealer::new(seed), SplitMix::new(seed));
    let mut legal = Vec::new();
    loop {
        visit(&state);
        game.legal(&state, &mut legal);
        let action = match game.pending(&state) {
            Pending::Over => return,
            Pending::Chance(draw) => dealer.choose(game, &state, draw, &legal),
            Pending::Player(_) => legal[rng.below(legal.len() as u32) as usize],
        };
        game.advance(&mut state, action, &mut ());
    }
}

fn viewers(state: &State) -> impl Iterator<Item = Viewer> {
    (0..state.options.players).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Spectator])
}

fn setups() -> [Value; 4] {
    [
        json!({"players": 2, "board": "bird"}),
        json!({"players": 4, "board": "snake"}),
        json!({"players": 3, "board": "spider"}),
        json!({"players": 1, "board": "owl", "rival": {"red": 2, "objectives": 3}}),
    ]
}

#[test]
fn what_is_hidden_does_not_change_the_document() {
    let game = game();
    let mut rng = SplitMix::new(5);
    for setup in setups() {
        for seed in 0..3 {
            each_position(&game, &setup, seed, |state| {
                if rng.below(4) > 0 {
                    return;
                }
                for viewer in viewers(state) {
                    let view = game.view(state, viewer);
                    let other = game.redeal(state, viewer, &mut rng);
                    game.validate(&other).unwrap_or_else(|problems| panic!("{viewer:?}: {problems}"));
                    let again = game.view(&other, viewer);
                    assert_eq!(game.view_json(&view), game.view_json(&again), "{viewer:?}");
                }
            });
        }
    }
}

#[test]
fn counts_and_scores_are_those_of_the_position() {
    let game = game();
    for setup in setups() {
        for seed in 10..12 {
            each_position(&game, &setup, seed, |state| {
                let sheet = game.scores(state);
                for viewer in viewers(state) {
                    let document = game.view_json(&game.view(state, viewer));
                    for (seat, player) in state.players[..state.options.players as usize].iter().enumerate() {
                        let shown = &document["players"][seat];
                        assert_eq!(shown["hand"]["size"], player.hand_size(), "{viewer:?}");
                        assert_eq!(shown["deck"]["size"], player.deck_size(), "{viewer:?}");
                        let known = shown["hand"]["cards"].as_array().expect("a list").len();
                        let unknown = shown["hand"]["unknown"].as_u64().expect("a number");
                        assert_eq!(known as u64 + unknown, u64::from(player.hand_size()));
                        if viewer.is(Seat(seat as u8)) {
                            assert_eq!(unknown, 0, "everybody knows the own hand");
                        }
                    }
                    if state.look.is_empty() {
                        let totals: Vec<i32> = sheet.rows.iter().map(|row| row.total).collect();
                        assert_eq!(document["scores"]["totals"], json!(totals), "{viewer:?}");
                    }
                }
            });
        }
    }
}

/// All words in a document.
fn words(json: &Value, found: &mut BTreeSet<String>) {
    match json {
        Value::String(word) => drop(found.insert(word.clone())),
        Value::Array(items) => items.iter().for_each(|item| words(item, found)),
        Value::Object(fields) => fields.values().for_each(|field| words(field, found)),
        _ => {}
    }
}

#[test]
fn a_hidden_hand_card_shows_to_its_owner_alone() {
    let game = game();
    let mut state =
        game.start(&game.setup(&json!({"players": 3, "board": "bird"})).expect("the setup is one"));
    let mut dealer = Dealer::new(3);
    let mut legal = Vec::new();
    while let Pending::Chance(draw) = game.pending(&state) {
        game.legal(&state, &mut legal);
        let action = dealer.choose(&game, &state, draw, &legal);
        game.advance(&mut state, action, &mut ());
    }
    // Seat 1 has drawn an item that it bought, unseen by others, and its like lies in the deck.
    let mut position = game.save(&state);
    let items = position["item_bag"].as_array_mut().expect("a list");
    let (held, left) = (items.remove(0), items.remove(0));
    let player = &mut position["players"][1];
    player["hand"][0]["cards"].as_array_mut().expect("a list").push(held.clone());
    player["deck"][0]["cards"].as_array_mut().expect("a list").push(left.clone());
    let state = game.load(&position).expect("two items have moved");
    let player = &mut position["players"][1];
    let hand = player["hand"][0]["cards"].as_array_mut().expect("a list");
    *hand.last_mut().expect("a card") = left.clone();
    let deck = player["deck"][0]["cards"].as_array_mut().expect("a list");
    *deck.last_mut().expect("a card") = held.clone();
    let swapped = game.load(&position).expect("two items have changed places");

    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(2)), Viewer::Spectator] {
        let [one, two] = [&state, &swapped].map(|state| game.view_json(&game.view(state, viewer)));
        assert_eq!(one, two, "{viewer:?} can tell which of the two is in the hand");
        let mut shown = BTreeSet::new();
        words(&one["players"][1]["hand"], &mut shown);
        words(&one["players"][1]["deck"]["from_top"], &mut shown);
        assert!(shown.is_empty(), "{viewer:?} sees {shown:?}");
    }
    let own = game.view_json(&game.view(&state, Viewer::Seat(Seat(1))));
    let cards = own["players"][1]["hand"]["cards"].as_array().expect("a list");
    assert!(cards.contains(&held) && !cards.contains(&left));
}
