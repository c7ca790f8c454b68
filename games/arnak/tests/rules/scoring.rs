//! Final scoring and ties: rulings 92 and 93, and a tie with the rival.

use kernel::{Game, ScoreSheet};

use crate::research::players;
use crate::scene::{Scene, game, guardian};

fn sheet(scene: &Scene) -> ScoreSheet {
    game().scores(&scene.s)
}

fn totals(scene: &Scene) -> Vec<i32> {
    sheet(scene).rows.iter().map(|row| row.total).collect()
}

fn ranks(scene: &Scene) -> Vec<u8> {
    sheet(scene).rows.iter().map(|row| row.rank).collect()
}

/// These seats go to the Lost Temple, in the order of play; the others have passed.
fn temple(scene: Scene, seats: &[usize]) -> Scene {
    let mut scene = scene;
    for &seat in seats {
        scene = scene.token(seat, 0, "7a").purse(seat, "coin 1 compass 1 jewel 1");
    }
    for seat in 0..scene.s.options.players as usize {
        assert_eq!(scene.to_act(), Some(seat));
        if seats.contains(&seat) {
            scene.act("research glass 8a");
            if let Some(tile) = scene.list("bonus").first() {
                scene.act(&tile.clone());
            }
            while !scene.can("end") {
                scene.act("no");
            }
        } else {
            scene.act("pass");
        }
        scene.act("end");
    }
    scene
}

#[test]
fn ruling_092_every_source_of_points() {
    let scene = temple(players(2, "bird"), &[0])
        .found("low1", "site1_jewel")
        .found("low2", "site1_coin_arrowhead")
        .found("low3", "site1_compass_arrowhead")
        .token(0, 1, "5a")
        .idols(0, 2, 1)
        .overcame(0, "guardian_01 guardian_02")
        .hand(0, "brush fear")
        .deck(0, "steam_boat fear")
        .played(0, "treasure_chest stone_jar fear funding_car")
        .exiled("automobile mortar")
        .purse(0, "coin 1 compass 1 tablet 2 arrowhead 1 jewel 1");
    let points = |category: &str| scene.points(0, category);
    assert_eq!(points("glass"), 23);
    assert_eq!(points("notebook"), 6);
    assert_eq!(points("idols"), 9, "three each, in the slot or not");
    assert_eq!(points("slots"), 9, "two, three and four");
    assert_eq!(points("guardians"), 10);
    assert_eq!(points("items"), 6, "in hand and deck");
    assert_eq!(points("artifacts"), 4);
    assert_eq!(points("fear"), -3);
    assert_eq!(points("temple_tiles"), 0);
    assert_eq!(totals(&scene)[0], 23 + 6 + 9 + 9 + 10 + 6 + 4 - 3);
}

#[test]
fn ruling_092_rows_score_by_token_on_both_sides() {
    let by_row = |board: &str| -> Vec<(i32, i32)> {
        let score = |row: u8| {
            let at = format!("{row}a");
            let scene = players(2, board).token(0, 0, &at).token(0, 1, &at);
            (scene.points(0, "glass"), scene.points(0, "notebook"))
        };
        (0..=7).map(score).collect()
    };
    assert_eq!(by_row("bird"), [(0, 0), (1, 0), (2, 1), (4, 2), (6, 4), (9, 6), (12, 8), (16, 10)]);
    assert_eq!(by_row("snake"), [(0, 0), (1, 0), (2, 3), (3, 4), (4, 5), (5, 8), (10, 12), (15, 15)]);
}

#[test]
fn ruling_092_slots_score_while_they_are_empty() {
    let mut found = players(2, "bird");
    for (at, tile) in [
        ("low1", "site1_jewel"),
        ("low2", "site1_coin_arrowhead"),
        ("low3", "site1_compass_arrowhead"),
        ("low4", "site1_coin_2tablets"),
    ] {
        found = found.found(at, tile);
    }
    let slots = |slotted: u8| found.clone().idols(0, 4 - slotted, slotted).points(0, "slots");
    assert_eq!([0, 1, 2, 3, 4].map(slots), [10, 9, 7, 4, 0]);
    assert_eq!(found.clone().idols(0, 1, 3).points(0, "idols"), 12);
}

#[test]
fn ruling_092_leftovers_are_worth_nothing() {
    let poor = players(2, "bird");
    let rich =
        players(2, "bird").purse(0, "coin 9 compass 9 tablet 9 arrowhead 9 jewel 9").hand(0, "funding_car");
    assert_eq!(totals(&poor), totals(&rich));
    assert_eq!(totals(&poor), [10, 10], "only the empty slots");
}

#[test]
fn ruling_092_a_used_boon_costs_no_points() {
    let scene = players(2, "bird")
        .overcame(0, "guardian_08")
        .with(|s| s.players[0].used_boons = s.players[0].guardians);
    assert_eq!(scene.points(0, "guardians"), 5);
}

#[test]
fn ruling_093_the_earlier_in_the_temple_wins_a_tie() {
    let scene = temple(players(3, "bird"), &[1, 2]);
    // 23 and a guardian against 21, the notebook in row 5 and an item: the second has researched more.
    let scene = scene.overcame(1, "guardian_08").token(2, 1, "5a").played(2, "hat");
    assert_eq!(totals(&scene), [10, 38, 38]);
    assert_eq!(ranks(&scene), [3, 1, 2]);
}

#[test]
fn ruling_093_who_is_in_the_temple_beats_who_is_not() {
    let scene = temple(players(2, "bird"), &[1]);
    let scene = scene.token(0, 0, "7a").token(0, 1, "7a").played(1, "brush");
    assert_eq!(totals(&scene), [36, 36]);
    assert_eq!(ranks(&scene), [2, 1], "26 points of research do not help");
}

#[test]
fn ruling_093_without_anybody_in_the_temple_research_decides() {
    let scene = players(2, "bird").token(0, 0, "2a").token(1, 0, "2a").token(1, 1, "2a").played(0, "hat");
    assert_eq!(totals(&scene), [13, 13]);
    assert_eq!(ranks(&scene), [2, 1], "both tokens count");
}

#[test]
fn ruling_093_a_temple_visitor_who_is_not_tied_does_not_matter() {
    let scene = temple(players(3, "bird"), &[2]);
    let scene = scene.token(0, 0, "2a").played(1, "axe");
    assert_eq!(totals(&scene), [12, 12, 33]);
    assert_eq!(ranks(&scene), [2, 3, 1]);
}

#[test]
fn ruling_093_the_others_of_a_tie_share_the_next_rank() {
    let scene = temple(players(3, "bird"), &[2]);
    // 23 with a glass in the temple; 16 and 7 of cards; 12, 8 and 3 of cards.
    let scene = scene
        .token(0, 0, "7a")
        .played(0, "brush aeroplane hat")
        .token(1, 0, "6a")
        .token(1, 1, "6a")
        .played(1, "steam_boat");
    assert_eq!(totals(&scene), [33, 33, 33]);
    assert_eq!(ranks(&scene), [2, 2, 1], "their research of 16 and 20 is not compared");
}

#[test]
fn ruling_093_who_is_still_tied_shares() {
    let scene = players(2, "bird").token(0, 0, "2a").token(1, 0, "2b");
    assert_eq!((totals(&scene), ranks(&scene)), (vec![12, 12], vec![1, 1]));
    assert_eq!(sheet(&scene).winners().count(), 2);
}

#[test]
fn a_solo_tie_is_shared() {
    let solo = || Scene::new(r#"{"players":1,"board":"bird","rival":{"red":0}}"#).hand(0, "").deck(0, "");
    assert_eq!(totals(&solo()), [10, 0], "the rival's first turn was a dig");
    let two = |s: &mut arnak::State| {
        for key in ["guardian_01", "guardian_02"] {
            s.guardian_bag &= !(1 << guardian(key).0);
            s.rival.guardians |= 1 << guardian(key).0;
        }
    };
    let tie = solo().with(two);
    assert_eq!((totals(&tie), ranks(&tie)), (vec![10, 10], vec![1, 1]));
    let ahead = tie.played(0, "hat");
    assert_eq!((totals(&ahead), ranks(&ahead)), (vec![11, 10], vec![1, 2]));
}
