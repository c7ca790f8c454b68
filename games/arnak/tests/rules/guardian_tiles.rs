//! The fifteen guardians: their costs, and the value of their boons.

use crate::parts::{Parts, tokens, without};
use crate::scene::{Scene, guardian, site, tables};

/// Tokens and cards that pay the cost to the last, and how; then the boon.
struct Tile {
    key: &'static str,
    purse: &'static str,
    hand: &'static str,
    pay: &'static str,
    boon: Boon,
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Boon {
    Ship,
    Car,
    Plane,
    Exile,
    Draw,
    Upgrade,
}

const fn tile(
    key: &'static str,
    purse: &'static str,
    hand: &'static str,
    pay: &'static str,
    boon: Boon,
) -> Tile {
    Tile { key, purse, hand, pay, boon }
}

const TILES: [Tile; 15] = [
    tile("guardian_01", "coin compass arrowhead", "", "", Boon::Ship),
    tile("guardian_02", "coin arrowhead", "hat", "useup hat", Boon::Exile),
    tile("guardian_03", "coin arrowhead", "fear", "spend fear", Boon::Car),
    tile("guardian_04", "coin 2 arrowhead", "", "", Boon::Car),
    tile("guardian_05", "tablet arrowhead", "fear", "spend fear", Boon::Exile),
    tile("guardian_06", "arrowhead", "hot_air_balloon", "spend hot_air_balloon", Boon::Exile),
    tile("guardian_07", "compass arrowhead", "fear", "useup fear", Boon::Draw),
    tile("guardian_08", "coin 4", "", "", Boon::Upgrade),
    tile("guardian_09", "arrowhead", "funding_ship", "spend funding_ship", Boon::Car),
    tile("guardian_10", "arrowhead", "funding_car", "spend funding_car", Boon::Ship),
    tile("guardian_11", "compass", "fear fear", "spend fear; spend fear", Boon::Exile),
    tile("guardian_12", "jewel", "fear", "spend fear", Boon::Plane),
    tile("guardian_13", "tablet 3", "", "", Boon::Plane),
    tile("guardian_14", "arrowhead", "airdrop", "spend airdrop", Boon::Exile),
    tile("guardian_15", "compass 2 arrowhead", "", "", Boon::Ship),
];

/// Seat 0 stands with this guardian at the third camp.
fn facing(key: &str, purse: &str, hand: &str) -> Scene {
    Scene::bird().guarded("camp3", key).figure(0, "camp3.1").hand(0, hand).purse(0, purse)
}

#[test]
fn every_guardian_has_its_line() {
    let base: Vec<&str> =
        tables().rows.guardians.iter().filter(|row| !row.twisted).map(|row| row.name.key.as_str()).collect();
    assert_eq!(base, TILES.map(|tile| tile.key));
}

#[test]
fn every_guardian_takes_its_cost_to_the_last_token() {
    for Tile { key, purse, hand, pay, .. } in &TILES {
        let mut scene = facing(key, purse, hand);
        assert_eq!(scene.list("overcome"), ["overcome camp3"], "{key}");
        scene.act(&format!("overcome camp3; {pay}"));
        assert_eq!((scene.tokens(0).as_str(), scene.hand_cards(0).as_str()), ("", ""), "{key}");
        assert_eq!(scene.play_cards(0), *hand, "{key}: cards go to the play area");
        assert_eq!(scene.s.players[0].guardians, 1 << guardian(key).0, "{key}");
        assert!(scene.s.guardians[site("camp3").at()].is_none(), "{key} has left its site");
        assert_eq!(scene.points(0, "guardians"), 5, "{key}");
        assert!(scene.can("end") && !scene.can("pass"), "{key}: it was the main action");
    }
}

#[test]
fn every_guardian_refuses_when_one_part_is_missing() {
    for Tile { key, purse, hand, .. } in &TILES {
        let purse = tokens(purse);
        for at in 0..purse.len() {
            let scene = facing(key, &without(&purse, at), hand);
            assert!(!scene.can("overcome camp3"), "{key} without a {}", purse[at]);
        }
        let hand: Vec<&str> = hand.split_whitespace().collect();
        for at in 0..hand.len() {
            let scene = facing(key, &purse.join(" "), &without(&hand, at));
            assert!(!scene.can("overcome camp3"), "{key} without a card");
        }
    }
}

#[test]
fn every_guardian_wants_a_figure_of_the_player_there() {
    for Tile { key, purse, hand, .. } in &TILES {
        let scene = Scene::bird().guarded("camp3", key).hand(0, hand).purse(0, purse);
        let scene = scene.figure(0, "camp1.1").figure(1, "camp3.1");
        assert!(!scene.can("overcome camp3"), "{key}");
    }
}

#[test]
fn travel_of_the_wrong_kind_overcomes_nobody() {
    for (key, purse, hand, can) in [
        ("guardian_09", "arrowhead", "funding_car", false),
        ("guardian_10", "arrowhead", "funding_ship", false),
        ("guardian_06", "arrowhead", "funding_car funding_ship army_knife", false),
        ("guardian_14", "arrowhead", "gold_pan automobile", false),
        ("guardian_09", "arrowhead", "fear", false),
        ("guardian_03", "coin arrowhead", "funding_ship", true),
        ("guardian_05", "tablet arrowhead", "funding_car", true),
        ("guardian_11", "compass", "gold_pan", true),
        ("guardian_11", "compass", "funding_car fear", true),
        ("guardian_12", "jewel", "airdrop", true),
        ("guardian_10", "arrowhead coin 2", "", true),
        ("guardian_10", "arrowhead coin 1", "", false),
        ("guardian_03", "arrowhead coin 2", "", false),
        ("guardian_03", "arrowhead coin 3", "", true),
    ] {
        assert_eq!(facing(key, purse, hand).can("overcome camp3"), can, "{key} with {purse} and {hand}");
    }
}

#[test]
fn travel_boons_pay_one_journey_in_the_game() {
    // A car site, a ship site and one more of each.
    let map = || {
        let scene = Scene::bird().found("low1", "site1_jewel").found("low3", "site1_coin_arrowhead");
        scene.found("high1", "site1_tablet_arrowhead").found("high3", "site1_coin_2tablets")
    };
    for Tile { key, boon, .. } in &TILES {
        let sites = match boon {
            Boon::Ship => vec!["dig low3", "dig high3"],
            Boon::Car => vec!["dig low1", "dig high1"],
            Boon::Plane => vec!["dig low1", "dig low3", "dig high1", "dig high3"],
            _ => continue,
        };
        let mut scene = map().overcame(0, key);
        assert!(!scene.can(&format!("boon {key}")), "{key} is used on a travel cost only");
        let reached: Vec<String> = scene.list("dig").split_off(5);
        assert_eq!(reached, sites, "{key} besides the camps");
        scene.act(&format!("{}; boon {key}", sites[0]));
        assert_eq!(scene.points(0, "guardians"), 5, "{key} keeps its points");
        assert!(scene.s.pool.is_empty(), "{key} is one icon");
        scene.act("end; pass; end");
        assert_eq!((scene.list("dig"), scene.list("boon")), (vec![], vec![]), "{key} has given its boon");
    }
}

#[test]
fn free_boons_are_used_once_and_at_any_moment_of_the_turn() {
    for Tile { key, boon, .. } in &TILES {
        let scene =
            Scene::bird().overcame(0, key).hand(0, "hat fear").deck(0, "axe dog").purse(0, "tablet 1");
        let (acts, tokens, hand) = match boon {
            Boon::Exile => ("exile_hand fear", "tablet 1", "hat"),
            Boon::Draw => ("draw", "tablet 1", "hat axe fear"),
            Boon::Upgrade => ("upgrade tablet", "arrowhead 1", "hat fear"),
            _ => continue,
        };
        let before = scene.clone();
        for moment in ["", "pass; "] {
            let mut scene = before.clone();
            scene.act(&format!("{moment}boon {key}; {acts}"));
            assert_eq!((scene.tokens(0).as_str(), scene.hand_cards(0).as_str()), (tokens, hand), "{key}");
            assert!(scene.list("boon").is_empty(), "{key} only once");
            assert_eq!(scene.points(0, "guardians"), 5, "{key} keeps its points");
        }
        let mut wasted = before.clone();
        wasted.act(&format!("boon {key}; no"));
        assert!(wasted.list("boon").is_empty() && wasted.can("pass"), "{key}: doing without it is using it");
        let mut later = before.clone();
        later.act(&format!("boon {key}; {acts}; pass; end; pass; end"));
        while later.can("keep_hand") {
            later.act("keep_hand");
        }
        assert_eq!((later.s.round, later.list("boon").len()), (2, 0), "{key}: not in the next round either");
    }
}

#[test]
fn guardians_of_others_give_nothing() {
    let scene = Scene::bird().overcame(1, "guardian_02 guardian_12").found("low1", "site1_jewel");
    assert_eq!((scene.list("boon"), scene.list("dig")), (vec![], vec![]));
}
