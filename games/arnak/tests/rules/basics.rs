//! The cards all players start with: Funding, Exploration, Fear.

use crate::items_printed::{reach, reach_of};
use crate::parts::Parts;
use crate::scene::{Scene, tables};

/// Travel value and what the effect gives.
const BASICS: [(&str, &str, &str); 4] = [
    ("funding_ship", "ship", "coin 1"),
    ("funding_car", "car", "coin 1"),
    ("exploration_ship", "ship", "compass 1"),
    ("exploration_car", "car", "compass 1"),
];

#[test]
fn the_four_basic_cards_give_a_token_as_a_free_action() {
    let keys: Vec<&str> = tables().rows.basics.iter().map(|row| row.name.key.as_str()).collect();
    assert_eq!(keys, BASICS.map(|(key, ..)| key));
    for (key, _, after) in BASICS {
        let mut scene = Scene::bird().hand(0, key);
        scene.act(&format!("play {key}"));
        assert_eq!((scene.tokens(0).as_str(), scene.play_cards(0).as_str()), (after, key));
        assert!(scene.can("pass"), "{key} leaves the main action");
        let mut late = Scene::bird().hand(0, key);
        late.act(&format!("pass; play {key}"));
        assert_eq!(late.tokens(0), after, "{key} after the main action");
    }
}

#[test]
fn the_four_basic_cards_have_their_travel_value_and_no_points() {
    for (key, travel, _) in BASICS {
        assert_eq!(reach(key), reach_of(travel), "{key}");
        let mut scene = Scene::bird().hand(0, key);
        scene.act(&format!("dig camp4.1; spend {key}"));
        assert_eq!(scene.tokens(0), "arrowhead 1", "{key}: travel instead of the effect");
        assert_eq!(
            (scene.points(0, "items"), scene.points(0, "artifacts"), scene.points(0, "fear")),
            (0, 0, 0)
        );
    }
}

#[test]
fn everybody_starts_with_the_four_and_two_fear() {
    for players in 2..=4 {
        let scene = Scene::new(&format!(r#"{{"players":{players},"board":"bird"}}"#));
        for seat in 0..players {
            let player = &scene.s.players[seat];
            assert_eq!((player.hand_size(), player.deck_size()), (5, 1));
            let basics = BASICS
                .iter()
                .filter(|(key, ..)| scene.is_in("hand", seat, key) || scene.is_in("deck", seat, key));
            assert_eq!((basics.count(), scene.points(seat, "fear")), (4, -2));
        }
        assert_eq!(usize::from(scene.s.fear), 19 - 2 * players, "ruling 26");
    }
}

#[test]
fn fear_pays_a_boot_and_does_nothing() {
    let mut scene = Scene::bird().hand(0, "fear");
    assert_eq!(scene.list("play"), [""; 0]);
    assert_eq!(reach("fear"), reach_of("boot"));
    scene.act("dig camp3.1; spend fear");
    assert_eq!((scene.tokens(0).as_str(), scene.play_cards(0).as_str()), ("tablet 2", "fear"));
}

#[test]
fn fear_is_a_card_to_use_up() {
    let mut scene = Scene::bird().hand(0, "fear fear");
    scene.act("dig camp5.1; spend fear; useup fear");
    assert_eq!((scene.tokens(0).as_str(), scene.play_cards(0).as_str()), ("jewel 1", "fear fear"));
}

#[test]
fn fear_costs_a_point_wherever_it_lies() {
    let scene = Scene::bird().hand(0, "fear").deck(0, "fear hat").played(0, "fear");
    assert_eq!((scene.points(0, "fear"), scene.points(0, "items")), (-3, 1));
}

#[test]
fn fear_that_is_gained_lies_in_the_play_area_and_pays_nothing() {
    let mut scene = Scene::bird().found("low3", "site1_fear_compass_jewel").hand(0, "exploration_ship");
    let supply = scene.s.fear;
    scene.act("dig low3; spend exploration_ship");
    assert_eq!((scene.hand_cards(0).as_str(), scene.play_cards(0).as_str()), ("", "exploration_ship fear"));
    assert_eq!((scene.s.fear, scene.points(0, "fear")), (supply - 1, -1));
    scene.act("end; pass; end");
    assert_eq!(scene.list("dig"), [""; 0], "its boot is not there");
}

#[test]
fn fear_tiles_stand_in_when_the_cards_run_out() {
    let scene = Scene::bird().found("low3", "site1_fear_compass_jewel").hand(0, "exploration_ship axe");
    // Everything that is left of the supply lies in the other player's play area.
    let mut scene = scene.with(|s| s.players[1].play_fear += std::mem::take(&mut s.fear));
    scene.act("dig low3; spend exploration_ship");
    assert_eq!((scene.play_cards(0).as_str(), scene.s.players[0].fear_tiles), ("exploration_ship", 1));
    assert_eq!(scene.points(0, "fear"), -2);
    scene.act("end; pass; end; play axe");
    assert_eq!(scene.list("exile_tile"), ["exile_tile"], "p. 23: instead of a card of the play area");
    scene.act("exile_tile");
    assert_eq!((scene.points(0, "fear"), scene.s.fear), (0, 0));
}
