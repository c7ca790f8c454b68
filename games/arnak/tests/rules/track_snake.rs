//! The research track and the temple tiles of the Snake Temple.

use crate::parts::Parts;
use crate::scene::{Scene, spot, tables};
use crate::tracks::{self, Space, StackLine, space};

const TRACK: [Space; 15] = [
    space("0a", "", &["1a", "1b"]),
    space("1a", "compass tablet 2", &["2a", "2b"]),
    space("1b", "jewel", &["2b", "2c"]),
    space("2a", "coin compass arrowhead", &["3a"]),
    space("2b", "tablet jewel", &["3a", "3b"]),
    space("2c", "arrowhead 2", &["3b"]),
    space("3a", "tablet 2 arrowhead", &["4a"]),
    space("3b", "coin jewel", &["4a"]),
    space("4a", "idol", &["5a", "5b"]),
    space("5a", "arrowhead 2", &["6a", "6b"]),
    space("5b", "tablet jewel", &["6b"]),
    space("6a", "tablet jewel", &["7a"]),
    space("6b", "compass tablet 3", &["7a"]),
    space("7a", "coin tablet arrowhead", &["8a"]),
    space("8a", "compass arrowhead jewel", &[]),
];

/// Glass and notebook by row.
const POINTS: [(i32, i32); 7] = [(1, 0), (2, 3), (3, 4), (4, 5), (5, 8), (10, 12), (15, 15)];

const STACKS: [StackLine; 6] = [
    ("temple 1", "compass tablet 2", 2),
    ("temple 2", "jewel", 2),
    ("temple 3", "coin arrowhead", 2),
    ("temple 4", "compass tablet 2 jewel", 6),
    ("temple 5", "coin arrowhead jewel", 6),
    ("temple 6", "coin compass tablet 2 arrowhead jewel", 11),
];

tracks::track_tests!(Scene::snake, "snake");

#[test]
fn snake_bonus_tiles_lie_by_number_of_players() {
    let two = [("2a", 1), ("2c", 1), ("3a", 1), ("3b", 1), ("6a", 1), ("6b", 1), ("7a", 2)];
    let mut three = two.to_vec();
    three.insert(1, ("2b", 1));
    three[7] = ("7a", 3);
    let mut four = three.clone();
    four.insert(5, ("5a", 1));
    four.insert(6, ("5b", 1));
    tracks::bonus_tiles_lie("snake", [&two, &three, &four]);
}

#[test]
fn snake_glass_gains_coins_in_rows_one_and_two() {
    tracks::glass_gains(
        Scene::snake,
        &[
            ("0a", "1a", "compass tablet 2", "coin 1"),
            ("0a", "1b", "jewel", "coin 1"),
            ("1a", "2a", "coin compass arrowhead", "coin 2"),
            ("1b", "2b", "tablet jewel", "coin 2"),
            ("1b", "2c", "arrowhead 2", "coin 2"),
        ],
    );
}

#[test]
fn snake_glass_in_row_three_may_draw() {
    let mut scene =
        Scene::snake().token(0, 0, "2b").no_bonus_at("3b").purse(0, "coin jewel").deck(0, "hat axe");
    scene.act("research glass 3b");
    assert_eq!(scene.legal(), ["draw", "no"]);
    scene.act("draw");
    assert_eq!(scene.hand_cards(0), "hat");
    assert!(!scene.can("draw"), "one card only");
}

#[test]
fn snake_glass_rescues_an_assistant_in_row_four() {
    let mut scene = Scene::snake().token(0, 0, "3a").holding_idols(0, 1, 0);
    let top = scene.s.rescue[0];
    scene.act("research glass 4a");
    assert_eq!(scene.s.players[0].idols, 0, "the idol is paid");
    let offered = scene.list("rescue");
    assert_eq!((offered.len(), scene.s.rescue[0]), (2, top), "the whole stack of two players");
    scene.act(&offered[1]);
    let player = &scene.s.players[0];
    assert_eq!((player.gold, player.tired), (0, 1), "ruling 78: silver and exhausted");
    assert_eq!(format!("rescue {}", key_of(player.assistants[0].at())), offered[1]);
    assert_eq!((&scene.s.rescue[..], scene.points(0, "idols")), (&[top][..], 0), "the rest goes back");
    assert!(!scene.can("assistant 1") && scene.can("end"));
}

fn key_of(at: usize) -> &'static str {
    &tables().rows.assistants[at].name.key
}

#[test]
fn snake_bridge_takes_no_idol_from_a_slot() {
    let scene = Scene::snake().token(0, 0, "3a").holding_idols(0, 0, 3).purse(0, tracks::PLENTY);
    assert_eq!(scene.list("research"), ["research notebook 1a", "research notebook 1b"]);
}

#[test]
fn snake_second_token_pays_its_own_idol_and_rescues_nobody() {
    let scene = Scene::snake().token(0, 0, "5a").token(0, 1, "3a").holding_idols(0, 2, 0);
    let mut scene = scene.row("treasure_chest", "dog hat horse machete lantern");
    scene.act("research notebook 4a");
    assert_eq!((scene.s.players[0].idols, scene.list("rescue").len()), (1, 0));
    assert_eq!(scene.play_cards(0), "treasure_chest", "the row's artifact instead");
    assert_eq!(scene.s.rescue.len(), 2);
}

#[test]
fn snake_notebook_takes_an_assistant_in_row_one() {
    let mut scene = tracks::notebook_on(Scene::snake, "0a").purse(0, "compass tablet 2");
    let open = scene.s.supply[1].top;
    scene.act("research notebook 1a");
    assert_eq!(scene.legal(), ["recruit 1", "recruit 2", "recruit 3"], "not those of the rescue stack");
    scene.act("recruit 2");
    let player = &scene.s.players[0];
    assert_eq!((player.assistants[0], player.gold, player.tired), (open, 0, 0), "silver and ready");
}

#[test]
fn snake_notebook_may_exile_in_row_two() {
    let scene = tracks::notebook_on(Scene::snake, "1b").no_bonus_at("2c").purse(0, "arrowhead 2");
    let mut scene = scene.hand(0, "hat").played(0, "fear");
    scene.act("research notebook 2c");
    assert_eq!(
        (scene.list("exile_hand"), scene.list("exile_play")),
        (vec!["exile_hand hat".into()], vec!["exile_play fear".into()])
    );
    assert!(scene.can("no"));
    scene.act("exile_play fear");
    assert_eq!((scene.play_cards(0).as_str(), scene.points(0, "notebook")), ("", 3));
}

#[test]
fn snake_notebook_upgrades_an_assistant_in_row_three() {
    let scene = tracks::notebook_on(Scene::snake, "2a").no_bonus_at("3a").purse(0, "tablet 2 arrowhead");
    let mut scene = scene.assistant(0, "coins", false).assistant(0, "exile", false).exhausted(0, 2);
    scene.act("research notebook 3a");
    assert_eq!(scene.list("promote"), ["promote 1", "promote 2"]);
    scene.act("promote 2");
    assert_eq!((scene.s.players[0].gold, scene.s.players[0].tired), (0b10, 0));
}

#[test]
fn snake_notebook_gains_an_artifact_in_row_four() {
    let scene = tracks::notebook_on(Scene::snake, "3b").holding_idols(0, 1, 0).round(2);
    let mut scene = scene.row("serpent_idol treasure_chest", "dog hat horse axe");
    scene.act("research notebook 4a");
    assert_eq!(scene.legal(), ["take_card serpent_idol", "take_card treasure_chest"]);
    scene.act("take_card serpent_idol; yes");
    assert_eq!((scene.tokens(0).as_str(), scene.play_cards(0).as_str()), ("jewel 1", "serpent_idol fear"));
}

#[test]
fn snake_row_five_upgrades_for_the_glass_and_refreshes_for_the_notebook() {
    let scene = Scene::snake().token(0, 0, "4a").purse(0, "arrowhead 2").no_bonus_at("5a");
    let mut glass = scene.assistant(0, "coins", false).exhausted(0, 1);
    glass.act("research glass 5a");
    assert_eq!((glass.s.players[0].gold, glass.s.players[0].tired), (1, 0), "gold and refreshed");
    let scene = tracks::notebook_on(Scene::snake, "4a").purse(0, "tablet jewel").no_bonus_at("5b");
    let mut notebook = scene.assistant(0, "coins", false).exhausted(0, 1);
    notebook.act("research notebook 5b");
    assert_eq!(notebook.legal(), ["refresh 1", "no"]);
    notebook.act("refresh 1");
    assert_eq!((notebook.s.players[0].gold, notebook.s.players[0].tired), (0, 0), "silver still");
    let mut ready =
        tracks::notebook_on(Scene::snake, "4a").purse(0, "tablet jewel").assistant(0, "coins", false);
    ready.act("research notebook 5b");
    assert_eq!(ready.list("refresh"), [""; 0]);
}

#[test]
fn snake_glass_gains_fear_in_rows_six_and_seven() {
    for (from, to, cost) in [("5a", "6a", "tablet jewel"), ("6b", "7a", "coin tablet arrowhead")] {
        let mut scene = Scene::snake().token(0, 0, from).no_bonus_at(to).purse(0, cost);
        let supply = scene.s.fear;
        scene.act(&format!("research glass {to}"));
        assert_eq!((scene.play_cards(0).as_str(), scene.s.fear), ("fear", supply - 1), "{to}");
        assert_eq!((scene.tokens(0).as_str(), scene.legal()), ("", vec![String::from("end")]));
    }
}

#[test]
fn snake_notebook_draws_in_row_six_and_gains_a_jewel_in_row_seven() {
    let scene = tracks::notebook_on(Scene::snake, "5b").no_bonus_at("6b").purse(0, "compass tablet 3");
    let mut scene = scene.deck(0, "hat axe");
    scene.act("research notebook 6b");
    assert_eq!(scene.legal(), ["draw", "no"]);
    scene.act("draw");
    assert_eq!((scene.hand_cards(0).as_str(), scene.play_cards(0).as_str()), ("hat", ""), "no Fear");
    assert!(!scene.can("draw"), "one card only");
    let mut scene =
        tracks::notebook_on(Scene::snake, "6a").no_bonus_at("7a").purse(0, "coin tablet arrowhead");
    scene.act("research notebook 7a");
    assert_eq!((scene.tokens(0).as_str(), scene.play_cards(0).as_str()), ("jewel 1", ""));
}

#[test]
fn snake_row_seven_lets_each_token_choose_a_bonus_tile() {
    let scene = Scene::new(r#"{"players":3,"board":"snake"}"#).hand(0, "").deck(0, "");
    let kinds = ["bonus_coin", "bonus_compass", "bonus_tablet"];
    let mut scene = kinds.iter().rev().fold(scene, |scene, kind| first_at_seven(scene, kind));
    scene = scene.token(0, 0, "6a").token(0, 1, "6b").purse(0, "coin 2 tablet 2 arrowhead 2");
    scene.act("research glass 7a; bonus_first");
    assert_eq!(
        sorted(scene.list("bonus")),
        ["bonus bonus_coin", "bonus bonus_compass", "bonus bonus_tablet"]
    );
    scene.act("bonus bonus_tablet");
    assert_eq!((scene.tokens(0).as_str(), scene.bonus_count("7a")), ("coin 1 tablet 2 arrowhead 1", 2));
    scene.act("end; pass; end; pass; end; research notebook 7a; row_first");
    assert_eq!(sorted(scene.list("bonus")), ["bonus bonus_coin", "bonus bonus_compass"], "one of those left");
    scene.act("bonus bonus_compass");
    assert_eq!((scene.tokens(0).as_str(), scene.bonus_count("7a")), ("compass 1 tablet 1 jewel 1", 1));
}

/// Puts a tile of this kind on the first place of 7a and the one there before on the next.
fn first_at_seven(scene: Scene, kind: &str) -> Scene {
    let (first, n) = tables().boards[scene.s.options.board as usize].bonus[spot("7a").at()];
    let places = first as usize..(first + n) as usize;
    scene.with(|s| s.bonus[places].rotate_right(1)).bonus_at("7a", kind)
}

fn sorted(mut list: Vec<String>) -> Vec<String> {
    list.sort();
    list
}

#[test]
fn snake_lost_temple_gives_a_tile_of_the_hidden_stack() {
    let scene = Scene::snake().token(0, 0, "7a").purse(0, "compass arrowhead jewel");
    let mut scene = scene.script("bonus_up bonus_tablet; bonus_up bonus_upgrade");
    scene.act("research glass 8a");
    assert_eq!(scene.legal(), ["bonus bonus_tablet", "bonus bonus_upgrade"]);
    scene.act("bonus bonus_tablet");
    assert_eq!((scene.tokens(0).as_str(), scene.points(0, "glass")), ("tablet 1", 23));
    assert_eq!(scene.s.temple_bonus.len(), 1);
}
