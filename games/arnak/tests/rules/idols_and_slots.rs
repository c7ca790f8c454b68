//! Idols found at sites, the slots they go into, and the research bonus tiles.

use crate::parts::Parts;
use crate::scene::{Scene, site, tables};

/// Kind, tokens beyond the three compasses, actions, tokens afterwards.
const IDOLS: [(&str, &str, &str, &str); 9] = [
    ("idol_coin", "", "", "coin 1"),
    ("idol_compass", "", "", "compass 1"),
    ("idol_tablet", "", "", "tablet 1"),
    ("idol_exile", "", "exile_hand fear", ""),
    ("idol_exile", "", "no", ""),
    ("idol_upgrade", "tablet", "upgrade tablet", "arrowhead 1"),
    ("idol_upgrade", "arrowhead", "upgrade arrowhead", "jewel 1"),
    ("idol_upgrade", "tablet", "no", "tablet 1"),
    ("idol_upgrade", "", "", ""),
];

/// Seat 0 has paid for the discovery of a site with this idol; a Fear card is left in hand.
fn finding(kind: &str, purse: &str) -> Scene {
    let scene = Scene::bird().hand(0, "exploration_car fear").idol_at("low2", kind);
    scene
        .purse(0, &format!("compass 3 {purse}"))
        .script("tile_up site1_fear_tablet_jewel; guardian_up guardian_08")
}

#[test]
fn every_idol_gives_what_it_shows() {
    for (kind, purse, acts, after) in IDOLS {
        let mut scene = finding(kind, purse);
        scene.act(&format!("discover low2; spend exploration_car; {acts}")).forgo();
        assert_eq!(scene.tokens(0), after, "{kind}: {acts}");
        assert_eq!(scene.hand_cards(0), if acts.starts_with("exile") { "" } else { "fear" }, "{kind}");
        assert_eq!((scene.s.players[0].idols, scene.points(0, "idols")), (1, 3), "{kind}");
        assert!(scene.s.idols[site("low2").at()].is_none() && scene.s.tiles[site("low2").at()].is_none());
        scene.act("continue");
        assert!(scene.s.tiles[site("low2").at()].is_some(), "{kind} came before the site tile");
    }
}

#[test]
fn idol_refresh_readies_one_assistant() {
    let base = || finding("idol_refresh", "").assistant(0, "coins", false).assistant(0, "exile", true);
    let mut scene = base().exhausted(0, 1).exhausted(0, 2);
    scene.act("discover low2; spend exploration_car");
    assert_eq!(
        (scene.list("refresh"), scene.can("no")),
        (vec!["refresh 1".into(), "refresh 2".into()], true)
    );
    scene.act("refresh 2");
    assert_eq!(scene.s.players[0].tired, 0b01, "one of them");
    let mut one = base().exhausted(0, 2);
    one.act("discover low2; spend exploration_car");
    assert_eq!(one.list("refresh"), ["refresh 2"]);
    let mut none = base();
    none.act("discover low2; spend exploration_car").forgo();
    assert_eq!((none.list("refresh").len(), none.can("continue")), (0, true));
}

#[test]
fn the_box_holds_sixteen_idols_of_six_kinds() {
    let copies: Vec<(&str, u8)> = tables()
        .rows
        .idols
        .iter()
        .map(|row| (row.name.key.as_str(), row.copies))
        .filter(|row| row.1 > 0)
        .collect();
    let wanted = [
        ("idol_coin", 3),
        ("idol_compass", 3),
        ("idol_tablet", 3),
        ("idol_exile", 3),
        ("idol_upgrade", 2),
        ("idol_refresh", 2),
    ];
    assert_eq!(copies, wanted);
    for (kind, _) in wanted {
        assert!(kind == "idol_refresh" || IDOLS.iter().any(|(key, ..)| *key == kind), "{kind} has no line");
    }
    // Face up one on each of the twelve sites; the other four lie face down on level II.
    let scene = Scene::bird();
    for (at, (kind, n)) in wanted.into_iter().enumerate() {
        let up = scene.s.idols.iter().filter(|idol| idol.is_some() && idol.at() == at).count();
        assert_eq!(up + usize::from(scene.s.idol_bag[at]), n as usize, "{kind}");
    }
    assert_eq!(scene.s.idols.iter().filter(|idol| idol.is_some()).count(), 12);
}

/// The five slot effects in printed order: tokens before, actions after `idol`, tokens after.
const SLOTS: [(&str, &str, &str, &str); 6] = [
    ("coin_for_jewel", "coin 1", "option 1", "jewel 1"),
    ("arrowhead", "", "option 2", "arrowhead 1"),
    ("tablets", "", "option 3", "tablet 2"),
    ("coin_compass", "", "option 4", "coin 1 compass 1"),
    ("draw", "", "option 5; draw", ""),
    ("draw", "", "option 5; no", ""),
];

#[test]
fn every_slot_effect_gives_what_it_shows() {
    let keys: Vec<&str> = tables().rows.slots.iter().map(|row| row.name.key.as_str()).collect();
    assert_eq!(keys, ["coin_for_jewel", "arrowhead", "tablets", "coin_compass", "draw"]);
    for (key, purse, acts, after) in SLOTS {
        for moment in ["", "pass; "] {
            let mut scene = Scene::bird().holding_idols(0, 1, 0).purse(0, purse).deck(0, "axe dog");
            scene.act(&format!("{moment}idol; {acts}"));
            assert_eq!(scene.tokens(0), after, "{key}");
            assert_eq!(scene.hand_cards(0), if acts.ends_with("draw") { "axe" } else { "" }, "{key}");
            assert_eq!((scene.s.players[0].idols, scene.s.players[0].slotted), (0, 1), "{key}");
            assert_eq!(scene.can("pass"), moment.is_empty(), "a free action");
        }
    }
}

#[test]
fn the_jewel_of_a_slot_costs_a_coin() {
    let mut scene = Scene::bird().holding_idols(0, 1, 0).purse(0, "compass 3");
    scene.act("idol");
    assert_eq!(scene.list("option"), ["option 2", "option 3", "option 4", "option 5"]);
    let mut scene = Scene::bird().holding_idols(0, 1, 0).purse(0, "coin 1");
    scene.act("idol");
    assert_eq!(scene.list("option").len(), 5);
    assert!(!scene.can("no"), "one effect is chosen");
}

#[test]
fn ruling_055_several_idols_in_a_turn_and_the_same_effect_again() {
    let mut scene = Scene::bird().holding_idols(0, 3, 0);
    scene.act("idol; option 2; idol; option 2; pass; idol; option 2");
    assert_eq!((scene.tokens(0).as_str(), scene.s.players[0].slotted), ("arrowhead 3", 3));
    assert_eq!(scene.points(0, "idols"), 9, "slotted idols still score");
    assert!(!scene.can("idol"), "no idol is left in the crates");
}

#[test]
fn ruling_056_empty_slots_score_from_the_left() {
    for (slotted, points) in [(0, 10), (1, 9), (2, 7), (3, 4), (4, 0)] {
        let scene = Scene::bird().holding_idols(0, 1, slotted);
        assert_eq!(scene.points(0, "slots"), points, "{slotted} slots filled");
        assert_eq!(scene.can("idol"), slotted < 4, "there are four slots");
        assert_eq!(scene.points(0, "idols"), 3 * (1 + i32::from(slotted)));
    }
}

/// Kind, tokens beyond the jewel, actions, tokens afterwards (the row's compass still to come).
const BONUS: [(&str, &str, &str, &str); 9] = [
    ("bonus_coin", "", "", "coin 1"),
    ("bonus_compass", "", "", "compass 1"),
    ("bonus_tablet", "", "", "tablet 1"),
    ("bonus_draw", "", "draw", ""),
    ("bonus_draw", "", "no", ""),
    ("bonus_exile", "", "exile_hand fear", ""),
    ("bonus_exile", "", "no", ""),
    ("bonus_upgrade", "tablet", "upgrade tablet", "arrowhead 1"),
    ("bonus_upgrade", "arrowhead", "no", "arrowhead 1"),
];

#[test]
fn every_bonus_tile_gives_what_it_shows() {
    for (kind, purse, acts, after) in BONUS {
        let scene = Scene::bird().token(0, 0, "1a").bonus_at("2a", kind).purse(0, &format!("jewel {purse}"));
        let mut scene = scene.hand(0, "fear").deck(0, "hat axe");
        scene.act("research glass 2a");
        assert_eq!(scene.legal(), ["bonus_first", "row_first"], "ruling 71: in the player's order");
        let mut last = scene.clone();
        scene.act(&format!("bonus_first; {acts}"));
        let total = [after, "compass 1"].join(" ");
        assert_eq!(tally(&scene.tokens(0)), tally(&total), "{kind}: {acts}");
        let hand = match acts {
            "draw" => "hat fear",
            "exile_hand fear" => "",
            _ => "fear",
        };
        assert_eq!((scene.hand_cards(0).as_str(), scene.bonus_count("2a")), (hand, 0), "{kind}");
        assert!(scene.can("end"));
        last.act(&format!("row_first; {acts}"));
        assert_eq!((last.tokens(0), last.hand_cards(0)), (scene.tokens(0), scene.hand_cards(0)), "{kind}");
    }
}

/// How many of each token these words name in all.
fn tally(words: &str) -> Vec<(String, u8)> {
    let mut tally: Vec<(String, u8)> = Vec::new();
    let words: Vec<&str> = words.split_whitespace().collect();
    for pair in words.chunks(2) {
        let n: u8 = pair[1].parse().expect("tokens come with their number");
        match tally.iter_mut().find(|(key, _)| key == pair[0]) {
            Some((_, sum)) => *sum += n,
            None => tally.push((pair[0].into(), n)),
        }
    }
    tally.sort();
    tally
}

#[test]
fn ruling_071_only_the_first_token_takes_the_bonus_tile() {
    let mut scene = Scene::bird().token(0, 0, "1a").bonus_at("2a", "bonus_coin").purse(0, "jewel 1");
    scene = scene.token(1, 0, "1a").purse(1, "jewel 1");
    scene.act("research glass 2a; bonus_first; end");
    scene.act("research glass 2a");
    assert_eq!(
        (scene.tokens(1).as_str(), scene.can("end")),
        ("compass 1", true),
        "the row effect is always there"
    );
}

#[test]
fn the_box_holds_eighteen_bonus_tiles_of_six_kinds() {
    let copies: Vec<(&str, u8)> = tables()
        .rows
        .bonuses
        .iter()
        .map(|row| (row.name.key.as_str(), row.copies))
        .filter(|row| row.1 > 0)
        .collect();
    let wanted =
        ["bonus_coin", "bonus_compass", "bonus_tablet", "bonus_draw", "bonus_exile", "bonus_upgrade"];
    assert_eq!(copies, wanted.map(|key| (key, 3)));
    for scene in [Scene::bird(), Scene::snake()] {
        for (at, key) in wanted.into_iter().enumerate() {
            assert!(BONUS.iter().any(|(kind, ..)| *kind == key), "{key} has no line");
            let on_track = scene.s.bonus.iter().filter(|bonus| bonus.is_some() && bonus.at() == at).count();
            assert_eq!(on_track + usize::from(scene.s.bonus_bag[at]), 3, "{key}");
        }
    }
}
