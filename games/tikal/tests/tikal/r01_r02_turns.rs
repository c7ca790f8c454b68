//! Rulings 1 and 2: set-up, order of play, the structure of a turn.

use kernel::Game;
use serde_json::json;
use tikal::action::Action;
use tikal::event::{Event, TurnKind};
use tikal::ids::NONE;

use crate::scene::{Scene, rules};

#[test]
fn r01_01_two_to_four_players_and_every_reason_at_once() {
    let game = rules();
    assert!(game.setup(&json!({"players": 3})).is_ok());
    let refused = game.setup(&json!({"players": 5, "variants": ["more_control", "fast"], "colour": "red"}));
    assert_eq!(refused.map_err(|problems| problems.0.len()), Err(3));
    assert!(game.setup(&json!({"players": 1})).is_err());
    assert!(game.setup(&json!({})).is_err());
    assert!(game.setup(&json!({"players": 2, "variants": ["short_game", "short_game"]})).is_err());
}

#[test]
fn r01_01_first_player_is_seat_0() {
    assert_eq!(Scene::new(4).state.active, 0);
}

/// The seats in the order of their turns, special turns apart.
fn turns(players: u8) -> (Vec<u8>, Vec<u8>) {
    let mut scene = Scene::new(players);
    let (mut normal, mut special) = (vec![0], Vec::new());
    while !scene.legal().is_empty() {
        let legal = scene.legal();
        let choice = ["rest", "end", "skip"].iter().find(|text| legal.iter().any(|legal| legal == *text));
        let choice = choice.map_or(legal[0].clone(), ToString::to_string);
        scene.act(&choice);
        for event in &scene.events {
            match event {
                Event::Turn { seat, kind: TurnKind::Normal } => normal.push(seat.0),
                Event::Turn { seat, kind: TurnKind::Last } => special.push(seat.0),
                _ => {}
            }
        }
    }
    (normal, special)
}

#[test]
fn r01_02_round_2_runs_backwards_from_the_last_player() {
    let (normal, _) = turns(4);
    assert_eq!(normal[..6], [0, 1, 2, 3, 0, 1]);
    assert_eq!(normal[24..30], [3, 2, 1, 0, 3, 2]);
}

#[test]
fn r01_03_everybody_has_the_same_number_of_turns() {
    for (players, each) in [(2, 8), (3, 7), (4, 6)] {
        let (normal, special) = turns(players);
        for seat in 0..players {
            let of = |turns: &[u8]| turns.iter().copied().filter(|other| *other == seat).count();
            assert_eq!((of(&normal), of(&special)), (2 * each, 1));
        }
        assert_eq!(
            normal[normal.len() / 2 - 1],
            players - 1,
            "the last in order takes the last tile of round 1"
        );
        assert_eq!(normal[normal.len() - 1], 0, "and of round 2");
    }
}

#[test]
fn r01_04_tiles_by_the_number_of_players() {
    let game = rules();
    for (players, tiles) in [(2, 16), (3, 21), (4, 24)] {
        assert_eq!(game.tables.tiles_for(players).count_ones(), tiles);
    }
    let marked = |mark: u8| game.tables.tiles.iter().filter(|tile| tile.back == mark).count();
    assert_eq!([marked(2), marked(3), marked(4)], [16, 5, 3]);
}

#[test]
fn r01_05_site_counts() {
    for (players, counts) in [(2, [3, 3, 3, 3, 2, 2]), (3, [4, 4, 4, 3, 3, 3]), (4, [4; 6])] {
        assert_eq!(Scene::new(players).state.sites.map(u32::count_ones), counts);
    }
}

#[test]
fn r01_06_two_start_keys_at_once_also_of_one_colour() {
    let mut scene = Scene::before_keys(2, &[]);
    assert_eq!(scene.legal().len(), 15);
    scene.act("keys blue blue");
    assert_eq!(scene.state.seats[0].backpack, [0, 0, 0, 2, 0]);
    assert_eq!(scene.state.keys, [7, 7, 7, 5, 7]);
    assert_eq!(scene.game.pending(&scene.state), kernel::Pending::Player(kernel::Seat(1)));
    scene.act("keys pink brown");
    assert_eq!(scene.state.active, 0, "then the first turn begins");
}

#[test]
fn r01_06_start_keys_only_as_far_as_the_supply_goes() {
    let mut scene = Scene::before_keys(2, &[]);
    scene.state.keys[0] = 1;
    scene.state.seats[1].camp[0] = 6;
    assert!(scene.can("keys pink yellow"));
    assert!(!scene.can("keys pink pink"));
}

#[test]
fn r01_07_explorers_outside_pirogues_at_the_start_site_score_0() {
    let scene = Scene::new(3);
    for seat in 0..3 {
        assert_eq!((scene.explorer(seat), scene.pirogue(seat), scene.score(seat)), ("outside", "s1", 0));
    }
}

#[test]
fn r01_08_the_next_sanctuary_is_always_visible() {
    let mut scene = Scene::new(2);
    assert_eq!(scene.state.next_sanctuary, scene.room("sanctuary-pink").0);
    assert_eq!(scene.view(1).known.next_sanctuary, scene.state.next_sanctuary);
    scene.act("take A06").act("reveal sanctuary-blue");
    assert_eq!(scene.state.next_sanctuary, scene.room("sanctuary-blue").0, "seen before the first is placed");
    scene.act("place sanctuary-pink C3");
}

#[test]
fn r01_08_wheel_start_is_any_of_five_orientations() {
    let game = rules();
    let setup = game.setup(&json!({"players": 2})).expect("a valid setup");
    let state = game.start(&setup);
    let mut legal = Vec::new();
    game.legal(&state, &mut legal);
    assert_eq!(legal, (0..5).map(Action::Wheel).collect::<Vec<_>>());
    assert!(legal.iter().all(|&outcome| game.weight(&state, outcome) == 1));
}

#[test]
fn r01_09_treasure_piles_of_9_8_8() {
    assert_eq!(Scene::new(2).state.piles.map(|pile| pile.unknown), [9, 8, 8]);
}

#[test]
fn r02_01_pirogue_phase_first_and_mandatory_explorer_phase_optional() {
    let mut scene = Scene::new(2);
    assert_eq!(scene.offers("take").len(), 16);
    assert!(scene.offers("explore").is_empty() && !scene.can("rest") && !scene.can("end"));
    scene.backpack(0, &["pink"]).bring("A16", 0).act("take A16").act("score pink");
    assert!(scene.can("explore A1") && scene.can("rest"));
}

#[test]
fn r02_02_actions_of_a_tile_in_any_order() {
    let mut scene = Scene::new(2);
    scene.act("take A02");
    assert!(scene.can("discover light_room") && scene.can("look 1"));
    scene.acts(&["look 1", "draw mask", "draw mask", "draw vase", "keep vase"]);
    assert!(scene.prompt().contains("room"), "the discovery is all that is left and begins by itself");
    let mut other = Scene::new(2);
    other.acts(&["take A02", "discover light_room"]);
    other.acts(&["draw stack-pink-single", "draw stack-blue-single", "draw stack-blue-adjacent"]);
    other.acts(&["keep stack-blue-single", "place stack-blue-single C3 0"]);
    assert!(other.can("look 2"));
}

#[test]
fn r02_03_tile_actions_mandatory() {
    let mut scene = Scene::new(2);
    scene.act("take A02");
    assert_eq!(scene.offers("decline"), ["decline treasure"]);
    for (tile, site, gift) in [("A09", 3, "key"), ("A01", 0, "passage"), ("A08", 2, "card")] {
        let mut scene = Scene::new(2);
        scene.bring(tile, 0).moor(0, "s1").act(&format!("take {tile}"));
        assert!(scene.can(&format!("decline {gift}")), "{tile} of site {site}");
    }
    let mut scene = Scene::new(2);
    scene.bring("A16", 0).act("take A16");
    assert!(scene.legal().iter().all(|text| text.starts_with("score") || text.starts_with("tent")));
    let mut scene = Scene::new(2);
    scene.bring("A09", 0).act("take A09");
    assert_eq!(scene.points(0, "tiles"), 1, "points are always taken");
    scene.act("decline key");
    assert_eq!(scene.state.keys, [7; 5]);
    assert!(scene.can("rest"));
}

#[test]
fn r02_07_a_discovered_room_is_placed_and_not_declined() {
    let mut scene = Scene::new(2);
    scene.bring("A01", 0).acts(&["take A01", "decline passage"]);
    scene.acts(&["draw stack-pink-single", "draw stack-blue-single", "draw stack-blue-adjacent"]);
    assert!(scene.offers("decline").is_empty() && !scene.can("rest"), "one of the three is chosen");
    scene.act("keep stack-blue-single");
    assert!(scene.offers("decline").is_empty() && scene.offers("place").len() == 17 * 6, "and placed");
    let mut scene = Scene::new(2);
    scene.bring("A06", 0).acts(&["take A06", "reveal sanctuary-green"]);
    assert!(scene.legal().iter().all(|text| text.starts_with("place") || text.starts_with("tent")));
}

#[test]
fn r02_04_at_most_three_explorations_in_a_turn() {
    let mut scene = Scene::new(2);
    scene.backpack(0, &["pink", "yellow", "green", "blue", "brown"]).hand(0, &["extra_exploration"]);
    scene.acts(&["tent explore", "explore A1", "play extra_exploration", "explore A3"]);
    assert!(!scene.can("tent explore"));
    scene.bring("A16", 0).acts(&["take A16", "score pink", "explore A5"]);
    assert_eq!(scene.state.seats[0].flags.count_ones(), 3);
    assert_eq!(scene.state.active, 1, "nothing is left, so the turn ends");
}

#[test]
fn r02_05_extra_explorations_before_the_pirogue_or_after_the_explorer() {
    let mut scene = Scene::new(2);
    assert!(scene.can("tent explore"));
    scene.bring("A09", 0).act("take A09");
    assert!(!scene.can("tent explore"), "not between the actions of a tile");
    scene.act("key pink backpack");
    assert!(!scene.can("tent explore"), "the normal exploration comes first");
    scene.act("explore A1");
    assert!(scene.can("tent explore") && scene.can("end"));
    scene.acts(&["tent explore", "explore E5"]);
    assert_eq!(scene.state.active, 1);
}

#[test]
fn r02_05_score_doors_comes_before_an_extra_exploration_of_the_same_turn() {
    // The effects of a tile are applied at once, so a flag of an extra exploration comes too late for them.
    let mut scene = Scene::new(2);
    scene.backpack(0, &["pink"]).hand(0, &["extra_exploration"]).bring("A16", 0).act("take A16");
    assert!(scene.can("score pink") && !scene.can("tent explore") && !scene.can("play extra_exploration"));
    scene.acts(&["score pink", "explore A1"]);
    assert_eq!(scene.points(0, "doors"), 0);
    assert!(scene.can("tent explore") && scene.can("play extra_exploration"));
}

#[test]
fn r02_06_interleave() {
    let mut scene = Scene::new(2);
    scene.backpack(0, &["pink"]).hand(0, &["extra_exploration", "key_any"]).treasures(0, &["mask"]);
    scene.act("take A16");
    assert_eq!(scene.prompt(), "What do you deliver?");
    assert!(scene.can("play key_any") && scene.can("tent key"));
    assert!(!scene.can("play extra_exploration") && !scene.can("tent explore"));
    scene.acts(&["play key_any", "key green camp", "skip"]);
    assert_eq!(scene.state.seats[0].camp, [0, 0, 1, 0, 0]);
    assert!(scene.can("pay pink") && !scene.can("tent explore"), "at the forest");
}

#[test]
fn r02_06_cards_may_be_played_while_a_tile_is_used() {
    let mut scene = Scene::new(2);
    scene.hand(0, &["key_any", "delivery_anywhere"]).treasures(0, &["vase"]).bring("A15", 0);
    scene.acts(&["take A15", "look 1", "draw mask", "draw mask", "draw knife"]);
    assert!(scene.can("keep mask") && scene.can("play key_any") && scene.can("play delivery_anywhere"));
    scene.acts(&["play delivery_anywhere", "deliver vase 1", "keep knife"]);
    assert_eq!(scene.points(0, "deliveries"), 2);
    assert_eq!(scene.state.next_sanctuary, scene.room("sanctuary-pink").0);
    assert_ne!(scene.state.next_sanctuary, NONE);
}
