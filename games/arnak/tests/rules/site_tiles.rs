//! Camps and site tiles: their travel costs and effects.

use crate::parts::{Parts, without};
use crate::scene::{Scene, site, tables};

/// Questions after digging there, tokens after, Fear gained. The deck holds Axe and Dog, the hand is empty.
const TILES: [(&str, &str, &str, u8); 22] = [
    ("site1_item_or_compasses", "option 1; take_card hat", "", 0),
    ("site1_item_or_compasses", "option 2", "compass 2", 0),
    ("site1_coin_arrowhead", "", "coin 1 arrowhead 1", 0),
    ("site1_draw_coin_tablet", "draw", "coin 1 tablet 1", 0),
    ("site1_draw_coin_tablet", "no", "coin 1 tablet 1", 0),
    ("site1_compass_arrowhead", "", "compass 1 arrowhead 1", 0),
    ("site1_coin_2tablets", "", "coin 1 tablet 2", 0),
    ("site1_tablet_arrowhead", "", "tablet 1 arrowhead 1", 0),
    ("site1_draw_arrowhead", "draw", "arrowhead 1", 0),
    ("site1_draw_arrowhead", "no", "arrowhead 1", 0),
    ("site1_fear_tablet_jewel", "", "tablet 1 jewel 1", 1),
    ("site1_fear_compass_jewel", "", "compass 1 jewel 1", 1),
    ("site1_jewel", "", "jewel 1", 0),
    ("site2_2compasses_jewel", "", "compass 2 jewel 1", 0),
    ("site2_coin_compass_tablet_arrowhead", "", "coin 1 compass 1 tablet 1 arrowhead 1", 0),
    ("site2_arrowhead_jewel", "", "arrowhead 1 jewel 1", 0),
    ("site2_draw_tablet_jewel", "draw", "tablet 1 jewel 1", 0),
    ("site2_draw_tablet_jewel", "no", "tablet 1 jewel 1", 0),
    ("site2_2tablets_jewel", "", "tablet 2 jewel 1", 0),
    ("site2_fear_2tablets_2arrowheads", "", "tablet 2 arrowhead 2", 1),
    // The same again with nothing to draw.
    ("site1_draw_arrowhead", "-", "arrowhead 1", 0),
    ("site2_draw_tablet_jewel", "-", "tablet 1 jewel 1", 0),
];

/// A site of the tile's level, the hand that pays for it, and how.
fn at(tile: &str) -> (&'static str, &'static str, &'static str) {
    if tile.starts_with("site1") {
        ("low1", "funding_car", "spend funding_car")
    } else {
        ("two1", "automobile", "spend automobile; icon car")
    }
}

/// Seat 0 in front of a found site, able to go there.
fn before(tile: &str) -> Scene {
    let (at, card, _) = at(tile);
    Scene::bird().found(at, tile).hand(0, card).row("treasure_chest", "dog hat horse machete lantern")
}

#[test]
fn every_site_tile_gives_what_it_shows() {
    for (tile, acts, after, fear) in TILES {
        let (at, _, pay) = at(tile);
        let mut scene = before(tile).deck(0, if acts == "-" { "" } else { "axe dog" });
        scene.act(&format!("dig {at}; {pay}; {}", acts.trim_matches('-')));
        assert_eq!((scene.tokens(0).as_str(), scene.s.players[0].play_fear), (after, fear), "{tile}: {acts}");
        assert_eq!(scene.hand_cards(0), if acts == "draw" { "axe" } else { "" }, "{tile}: {acts}");
        assert_eq!(scene.legal(), ["end"], "{tile}: nothing more is asked");
    }
}

#[test]
fn every_site_tile_has_its_line() {
    let rows = tables().rows.tiles.iter().filter(|row| !row.twisted);
    let mut levels = [0, 0];
    for row in rows {
        let key = row.name.key.as_str();
        assert!(TILES.iter().any(|(tile, ..)| *tile == key), "{key} has no line");
        assert_eq!(row.level, if key.starts_with("site1") { 1 } else { 2 }, "{key}");
        levels[row.level as usize - 1] += 1;
    }
    assert_eq!(levels, [10, 6]);
}

#[test]
fn site1_item_or_compasses_gives_one_of_the_two() {
    let mut scene = before("site1_item_or_compasses");
    scene.act("dig low1; spend funding_car");
    assert_eq!(scene.legal(), ["option 1", "option 2"]);
    scene.act("option 1");
    assert_eq!(
        scene.legal(),
        ["take_card dog", "take_card hat", "take_card horse", "take_card machete", "take_card lantern"]
    );
    scene.act("take_card horse");
    assert_eq!(
        (scene.tokens(0).as_str(), scene.deck_list(0)),
        ("", vec![String::from("horse")]),
        "under the deck"
    );
    let mut empty = before("site1_item_or_compasses").row("treasure_chest", "- - - - -");
    empty.act("dig low1; spend funding_car");
    assert_eq!(empty.tokens(0), "compass 2", "without an item in the row the compasses are left");
}

/// The camps of both boards: questions, tokens after.
const CAMPS: [(&str, &str, &str); 6] = [
    ("camp1.1", "", "coin 2"),
    ("camp2.1", "", "compass 2"),
    ("camp3.1", "", "tablet 2"),
    ("camp4.1", "", "arrowhead 1"),
    ("camp5.1", "useup hat", "jewel 1"),
    ("camp5.1", "no", ""),
];

#[test]
fn every_camp_gives_what_it_shows() {
    for scene in [Scene::bird(), Scene::snake()] {
        for (at, acts, after) in CAMPS {
            let mut scene = scene.clone().hand(0, "fear hat");
            scene.act(&format!("dig {at}; spend fear; {acts}"));
            assert_eq!(scene.tokens(0), after, "{at}: {acts}");
            assert_eq!(scene.hand_cards(0), if after == "jewel 1" { "" } else { "hat" });
            assert!(scene.can("end"), "{at}");
        }
    }
}

#[test]
fn ruling_044_the_jewel_camp_may_be_visited_without_a_card() {
    let mut scene = Scene::bird().hand(0, "fear");
    assert!(scene.can("dig camp5.1"));
    scene.act("dig camp5.1; spend fear");
    assert_eq!((scene.tokens(0).as_str(), scene.legal()), ("", vec![String::from("end")]));
}

/// Travel costs of the map: the spaces of each board.
const BIRD: [(&str, &str); 22] = [
    ("camp1.1", "boot"),
    ("camp1.2", "boot boot"),
    ("camp2.1", "boot"),
    ("camp2.2", "boot boot"),
    ("camp3.1", "boot"),
    ("camp3.2", "boot boot"),
    ("camp4.1", "boot"),
    ("camp4.2", "boot boot"),
    ("camp5.1", "boot"),
    ("camp5.2", "boot boot"),
    ("low1", "car"),
    ("low2", "car"),
    ("low3", "ship"),
    ("low4", "ship"),
    ("high1", "car"),
    ("high2", "car"),
    ("high3", "ship"),
    ("high4", "ship"),
    ("two1", "car car"),
    ("two2", "car car"),
    ("two3", "ship ship"),
    ("two4", "ship ship"),
];
/// Where the Snake Temple differs.
const SNAKE: [(&str, &str); 4] =
    [("high2", "boot boot"), ("high3", "plane"), ("two2", "plane boot"), ("two3", "ship car")];

/// Cards worth these icons, each of them alone worth one.
fn hand_for(icons: &str) -> Vec<&'static str> {
    let mut cars = ["funding_car", "exploration_car"].into_iter();
    let mut ships = ["funding_ship", "exploration_ship"].into_iter();
    let next = |icon| match icon {
        "boot" => Some("fear"),
        "car" => cars.next(),
        "ship" => ships.next(),
        _ => Some("airdrop"),
    };
    icons.split(' ').map(next).map(|card| card.expect("two of a kind at most")).collect()
}

/// A map of four players with a found tile on this site.
fn on(board: &str, space: &str) -> Scene {
    let scene = Scene::new(&format!(r#"{{"players":4,"board":"{board}"}}"#)).deck(0, "").purse(0, "");
    match space.split_at(3).0 {
        "cam" => scene,
        "two" => scene.found(space, "site2_arrowhead_jewel"),
        _ => scene.found(space, "site1_jewel"),
    }
}

#[test]
fn every_space_costs_its_travel() {
    for board in ["bird", "snake"] {
        for (space, bird) in BIRD {
            let differs = SNAKE.iter().find(|(at, _)| board == "snake" && *at == space);
            let cost = differs.map_or(bird, |(_, cost)| *cost);
            let dig = format!("dig {space}");
            let hand = hand_for(cost);
            let mut scene = on(board, space).hand(0, &hand.join(" "));
            assert!(scene.can(&dig), "{board}: {space} for {cost}");
            scene.act(&dig);
            while let Some(spend) = scene.list("spend").first().cloned() {
                scene.act(&spend);
            }
            assert_eq!(scene.hand_cards(0), "", "{board}: {space} takes all of it");
            for at in 0..hand.len() {
                let short = on(board, space).hand(0, &without(&hand, at));
                assert!(!short.can(&dig), "{board}: {space} for less than {cost}");
            }
            // A cost of boots takes anything; the others take no lesser or other icon.
            for (icon, other) in
                [("car", "steam_boat gold_pan"), ("ship", "automobile ostrich"), ("plane", "army_knife")]
            {
                if cost.contains(icon) {
                    let other = on(board, space).hand(0, other);
                    assert!(!other.can(&dig), "{board}: {space} without a {icon}");
                }
            }
        }
    }
}

#[test]
fn every_discovery_costs_three_or_six_compasses_and_gives_its_idols() {
    for board in ["bird", "snake"] {
        for (at, _) in BIRD.iter().filter(|(at, _)| !at.starts_with("camp")) {
            let (compasses, idols) = if at.starts_with("two") { (6, 2) } else { (3, 1) };
            let scene = |n: u8| {
                let scene = Scene::new(&format!(r#"{{"players":2,"board":"{board}"}}"#)).deck(0, "");
                scene.hand(0, "aeroplane fear").idol_at(at, "idol_coin").purse(0, &format!("compass {n}"))
            };
            assert!(!scene(compasses - 1).can(&format!("discover {at}")), "{board}: {at}");
            assert!(!scene(9).can(&format!("dig {at}")), "{board}: {at} is not found yet");
            let mut scene = scene(compasses).script("tile_up site1_jewel; tile_up site2_2tablets_jewel");
            scene.act(&format!("discover {at}; spend aeroplane"));
            while let Some(icon) = scene.list("icon").first().cloned() {
                scene.act(&icon);
            }
            assert_eq!(scene.tokens(0), "coin 1", "{board}: {at}, all compasses paid, the idol's coin");
            assert_eq!(scene.s.players[0].idols, idols, "{board}: {at}");
            scene.act("continue");
            assert!(scene.s.tiles[site(at).at()].is_some() && scene.s.guardians[site(at).at()].is_some());
        }
    }
}
