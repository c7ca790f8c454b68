//! The research track and the temple tiles of the Bird Temple.

use crate::parts::Parts;
use crate::scene::{Scene, assistant, site};
use crate::tracks::{self, Space, StackLine, space};

const TRACK: [Space; 15] = [
    space("0a", "", &["1a", "1b"]),
    space("1a", "compass arrowhead", &["2a", "2b"]),
    space("1b", "jewel", &["2b"]),
    space("2a", "jewel", &["3a"]),
    space("2b", "tablet arrowhead", &["3a"]),
    space("3a", "tablet 2 arrowhead", &["4a", "4b", "4c"]),
    space("4a", "coin tablet arrowhead", &["5a"]),
    space("4b", "tablet jewel", &["5a"]),
    space("4c", "arrowhead 2", &["5a"]),
    space("5a", "coin jewel", &["6a", "6b"]),
    space("6a", "compass jewel", &["7a"]),
    space("6b", "tablet 2 arrowhead", &["7a", "7b"]),
    space("7a", "coin tablet arrowhead", &["8a"]),
    space("7b", "tablet jewel", &["8a"]),
    space("8a", "coin compass jewel", &[]),
];

/// Glass and notebook by row.
const POINTS: [(i32, i32); 7] = [(1, 0), (2, 1), (4, 2), (6, 4), (9, 6), (12, 8), (16, 10)];

const STACKS: [StackLine; 6] = [
    ("temple 1", "coin tablet 2", 2),
    ("temple 2", "jewel", 2),
    ("temple 3", "compass arrowhead", 2),
    ("temple 4", "coin tablet 2 jewel", 6),
    ("temple 5", "compass arrowhead jewel", 6),
    ("temple 6", "coin compass tablet 2 arrowhead jewel", 11),
];

tracks::track_tests!(Scene::bird, "bird");

#[test]
fn bird_bonus_tiles_lie_by_number_of_players() {
    let two = [("2a", 1), ("2b", 1), ("4a", 1), ("4b", 1), ("4c", 1), ("6a", 1), ("6b", 1)];
    let three = [two.as_slice(), &[("7a", 1), ("7b", 1)]].concat();
    let mut four = three.clone();
    four.insert(2, ("3a", 1));
    four.insert(6, ("5a", 1));
    tracks::bonus_tiles_lie("bird", [&two, &three, &four]);
}

#[test]
fn bird_glass_gains_by_row() {
    tracks::glass_gains(
        Scene::bird,
        &[
            ("0a", "1a", "compass arrowhead", "coin 1"),
            ("0a", "1b", "jewel", "coin 1"),
            ("1b", "2b", "tablet arrowhead", "compass 1"),
            ("2a", "3a", "tablet 2 arrowhead", "compass 1"),
            ("3a", "4c", "arrowhead 2", "compass 1"),
            ("4a", "5a", "coin jewel", "compass 1"),
            ("6b", "7b", "tablet jewel", "compass 1"),
        ],
    );
}

#[test]
fn bird_glass_in_row_six_may_draw() {
    let scene =
        Scene::bird().token(0, 0, "5a").no_bonus_at("6a").purse(0, "compass jewel").deck(0, "hat axe");
    let mut scene = scene;
    scene.act("research glass 6a");
    assert_eq!(scene.legal(), ["draw", "no"]);
    scene.act("draw");
    assert_eq!(scene.hand_cards(0), "hat");
    assert!(!scene.can("draw"), "one card only");
}

#[test]
fn bird_notebook_takes_an_assistant_in_rows_one_and_two() {
    for (from, to, cost) in [("0a", "1b", "jewel"), ("1b", "2b", "tablet arrowhead")] {
        let scene = tracks::notebook_on(Scene::bird, from).no_bonus_at(to).purse(0, cost);
        let mut scene = scene.supply(["coins", "tablet", "exile"]);
        scene.act(&format!("research notebook {to}"));
        assert_eq!(scene.legal(), ["recruit 1", "recruit 2", "recruit 3"], "the open ones, and not optional");
        scene.act("recruit 3");
        let player = &scene.s.players[0];
        assert_eq!(
            (player.assistants[0], player.gold, player.tired),
            (assistant("exile"), 0, 0),
            "silver and ready"
        );
        assert!(scene.can("assistant 1"), "ruling 78: usable at once");
        assert!(
            scene.s.supply[2].top.is_some() && scene.s.supply[2].top != assistant("exile"),
            "the next lies open"
        );
    }
}

#[test]
fn bird_notebook_finds_no_place_for_a_third_assistant() {
    let scene = tracks::notebook_on(Scene::bird, "0a").purse(0, "jewel");
    let mut scene = scene.assistant(0, "coins", false).assistant(0, "tablet", false);
    scene.act("research notebook 1b");
    assert_eq!(scene.legal().iter().filter(|text| text.starts_with("recruit")).count(), 0);
    assert!(scene.can("end"));
}

#[test]
fn bird_notebook_upgrades_an_assistant_in_rows_three_and_four() {
    for (from, to, cost) in [("2a", "3a", "tablet 2 arrowhead"), ("3a", "4b", "tablet jewel")] {
        let base = || tracks::notebook_on(Scene::bird, from).no_bonus_at(to).purse(0, cost);
        let mut scene = base().assistant(0, "coins", false).assistant(0, "exile", false).exhausted(0, 1);
        scene.act(&format!("research notebook {to}"));
        assert_eq!(scene.list("promote"), ["promote 1", "promote 2"]);
        assert!(!scene.can("no"));
        scene.act("promote 1");
        let player = &scene.s.players[0];
        assert_eq!((player.gold, player.tired), (0b01, 0), "ruling 79: gold and refreshed");
        let mut one = base().assistant(0, "coins", true).assistant(0, "exile", false);
        one.act(&format!("research notebook {to}; promote 2"));
        assert_eq!(one.s.players[0].gold, 0b11, "the only silver one");
        let mut none = base().assistant(0, "coins", true);
        none.act(&format!("research notebook {to}; end"));
        assert_eq!(none.to_act(), Some(1), "ruling 72: nothing to upgrade");
    }
}

#[test]
fn bird_notebook_gains_three_compasses_in_row_five() {
    let mut scene = tracks::notebook_on(Scene::bird, "4b").no_bonus_at("5a").purse(0, "coin jewel");
    scene.act("research notebook 5a");
    assert_eq!((scene.tokens(0).as_str(), scene.legal()), ("compass 3", vec![String::from("end")]));
}

#[test]
fn bird_notebook_gains_an_artifact_in_row_six() {
    let scene = tracks::notebook_on(Scene::bird, "5a").no_bonus_at("6a").purse(0, "compass jewel").round(2);
    let mut scene = scene.row("serpent_idol treasure_chest", "dog hat horse axe");
    scene.act("research notebook 6a");
    assert_eq!(
        scene.legal(),
        ["take_card serpent_idol", "take_card treasure_chest"],
        "any of the row, no items"
    );
    scene.act("take_card serpent_idol");
    assert_eq!(scene.legal(), ["yes", "no"], "neither compasses nor a tablet");
    scene.act("yes");
    assert_eq!((scene.tokens(0).as_str(), scene.play_cards(0).as_str()), ("jewel 1", "serpent_idol fear"));
}

#[test]
fn bird_notebook_overcomes_a_guardian_in_row_seven() {
    let base = || tracks::notebook_on(Scene::bird, "6b").no_bonus_at("7b").purse(0, "tablet jewel");
    let mut scene =
        base().guarded("camp1", "guardian_13").guarded("camp2", "guardian_08").figure(0, "camp1.1");
    scene.act("research notebook 7b");
    assert_eq!(scene.legal(), ["overcome camp1", "no"]);
    scene.act("overcome camp1");
    assert_eq!((scene.points(0, "guardians"), scene.tokens(0).as_str()), (5, ""));
    assert!(scene.s.guardians[site("camp1").at()].is_none());
    let mut none = base().guarded("camp2", "guardian_08").figure(0, "camp1.1");
    none.act("research notebook 7b");
    assert_eq!(none.legal(), ["end"]);
}

#[test]
fn bird_lost_temple_gives_a_tile_of_the_hidden_stack() {
    let scene = Scene::bird().token(0, 0, "7a").purse(0, "coin compass jewel");
    let mut scene = scene.script("bonus_up bonus_tablet; bonus_up bonus_coin");
    scene.act("research glass 8a");
    assert_eq!(scene.legal(), ["bonus bonus_tablet", "bonus bonus_coin"], "all of it is looked through");
    scene.act("bonus bonus_coin");
    assert_eq!((scene.tokens(0).as_str(), scene.points(0, "glass")), ("coin 1", 23));
    assert_eq!((scene.s.temple_bonus.len(), scene.s.arrivals), (1, 1));
    let mut second = scene.token(1, 0, "7b").purse(1, "coin compass jewel");
    second.act("end; research glass 8a");
    assert_eq!(
        (second.tokens(1).as_str(), second.points(1, "glass")),
        ("tablet 1", 21),
        "the one that is left"
    );
    assert_eq!(second.s.temple_bonus.len(), 0);
}
