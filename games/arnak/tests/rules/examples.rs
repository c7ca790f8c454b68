//! The worked examples of the rulebook, by page.

use crate::buying::row;
use crate::research::{bonus, in_temple, players};
use crate::scene::{Scene, assistant, spot};

#[test]
fn p09_red_digs_for_tablets_and_the_next_visit_costs_two_boots() {
    let mut scene = players(4, "bird").hand(0, "fear").hand(1, "fear").hand(2, "fear exploration_car");
    scene.act("dig camp3.1; spend fear");
    assert_eq!((scene.tokens(0).as_str(), scene.is_in("play", 0, "fear")), ("tablet 2", true));
    scene.act("end");
    assert!(
        !scene.can("dig camp3.1") && !scene.can("dig camp3.2"),
        "one boot does not reach the second space"
    );
    scene.act("pass; end");
    assert!(!scene.can("dig camp3.1") && scene.can("dig camp3.2"));
}

#[test]
fn p09_red_may_take_the_second_space_herself_and_then_the_site_is_full() {
    let mut scene = players(4, "bird").hand(0, "fear").hand(1, "fear fear");
    scene.act("dig camp3.1; spend fear; end; pass; end; pass; end; pass; end");
    let mut scene = scene.hand(0, "funding_car fear");
    scene.act("dig camp3.2; spend funding_car; spend fear");
    assert_eq!(scene.tokens(0), "tablet 4");
    let scene = scene.purse(1, "coin 9").with(|s| (s.turn, s.main_used) = (1, false));
    assert_eq!(scene.list("dig").iter().filter(|text| text.contains("camp3")).count(), 0);
}

/// Whether a hand and purse can dig at a site.
fn reaches(site: &str, tile: &str, hand: &str, purse: &str) -> bool {
    Scene::bird().found(site, tile).hand(0, hand).purse(0, purse).can(&format!("dig {site}"))
}

#[test]
fn p09_what_pays_for_a_ship() {
    let ship = |hand: &str, purse: &str| reaches("low3", "site1_jewel", hand, purse);
    assert!(ship("funding_ship", "") && ship("airdrop", "") && ship("", "coin 2"));
    assert!(!ship("funding_car", "") && !ship("fear", "") && !ship("", "coin 1"));
    assert!(!ship("funding_car fear", "coin 1"), "no number of cars and boots makes a ship");
}

#[test]
fn p09_what_pays_for_two_cars() {
    let cars = |hand: &str, purse: &str| reaches("two1", "site2_arrowhead_jewel", hand, purse);
    assert!(cars("airdrop hot_air_balloon", ""), "two planes");
    assert!(cars("funding_car exploration_car", ""), "two cars");
    assert!(cars("airdrop exploration_car", ""), "a plane and a car");
    assert!(cars("funding_car", "coin 2"), "a car and two coins");
    assert!(cars("", "coin 4"), "four coins");
    assert!(!cars("funding_ship exploration_ship", ""), "two ships");
    assert!(
        !cars("funding_car exploration_ship", "") && !cars("funding_car fear", "") && !cars("", "coin 3")
    );
}

#[test]
fn p09_two_icons_from_two_sources_are_really_paid() {
    let mut scene =
        Scene::bird().found("two1", "site2_arrowhead_jewel").hand(0, "funding_car fear").purse(0, "coin 2");
    scene.act("dig two1");
    assert_eq!(scene.list("spend"), ["spend funding_car"]);
    scene.act("spend funding_car; hire");
    assert_eq!(scene.tokens(0), "arrowhead 1 jewel 1");
}

#[test]
fn p12_refilling_the_row_in_round_two() {
    let round_two =
        || Scene::bird().round(2).row("stone_jar war_mask", "hat axe rope dog").purse(0, "coin 9 compass 9");
    let mut item = round_two().script("deal torch");
    item.act("buy hat; end");
    assert_eq!(row(&item), "stone_jar war_mask axe rope dog torch");
    let mut artifact = round_two().script("deal mortar");
    artifact.act("buy war_mask; no; end");
    assert_eq!(row(&artifact), "mortar stone_jar hat axe rope dog");
}

#[test]
fn p13_the_parrot_takes_a_funding_card_and_gives_a_jewel() {
    let mut scene = Scene::bird().hand(0, "parrot funding_car fear");
    scene.act("play parrot");
    assert!(scene.is_in("play", 0, "parrot"));
    assert_eq!(scene.list("useup"), ["useup funding_car", "useup fear"]);
    scene.act("useup funding_car");
    assert_eq!(scene.tokens(0), "jewel 1", "no coin");
    assert!(scene.is_in("play", 0, "funding_car"));
    assert_eq!(scene.legal(), ["end"]);
}

#[test]
fn p14_six_point_tiles_take_the_two_costs_on_their_side() {
    let mut left = in_temple("bird", "coin 1 tablet 2 jewel 1");
    assert!(left.can("temple 4") && !left.can("temple 5") && !left.can("temple 6"));
    left.act("temple 4");
    assert_eq!((left.tokens(0).as_str(), left.points(0, "temple_tiles")), ("", 6));
    let right = in_temple("bird", "compass 1 arrowhead 1 jewel 1");
    assert!(!right.can("temple 4") && right.can("temple 5") && !right.can("temple 6"));
}

#[test]
fn p15_where_blue_red_and_yellow_can_move() {
    let all = "coin 9 compass 9 tablet 9 arrowhead 9 jewel 9";
    // Blue on the left space of the first row, Red on the right one, Yellow not started.
    let table = players(3, "bird").token(0, 0, "1a").token(1, 0, "1b");
    let table = (0..3).fold(table, |table, seat| table.purse(seat, all));
    let moves = |seat: u8| table.clone().with(|s| s.turn = seat).list("research");
    let start = ["research notebook 1a", "research notebook 1b"];
    assert_eq!(moves(0), [&["research glass 2a", "research glass 2b"], &start[..]].concat());
    assert_eq!(moves(1), [&["research glass 2b"], &start[..]].concat());
    assert_eq!(moves(2), ["research glass 1a", "research glass 1b"], "his notebook waits for the glass");
}

#[test]
fn p15_red_researches_with_her_glass() {
    let red = || bonus(Scene::bird(), "2b", "bonus_tablet").token(0, 0, "1b");
    assert!(!red().purse(0, "arrowhead 1").can("research glass 2b"), "the tablet of the tile comes too late");
    let mut scene = red().purse(0, "tablet 1 arrowhead 1");
    scene.act("research glass 2b; bonus_first");
    assert_eq!(scene.tokens(0), "compass 1 tablet 1");
    assert_eq!(scene.s.players[0].tokens[0], spot("2b"));
}

#[test]
fn p15_blue_gains_an_assistant() {
    // The left space of the first row costs a compass and an arrowhead.
    let mut scene = Scene::bird()
        .token(0, 0, "1a")
        .supply(["coins", "tablet", "compass"])
        .purse(0, "compass 1 arrowhead 1");
    assert_eq!(scene.list("research"), ["research notebook 1a"]);
    scene.act("research notebook 1a");
    assert_eq!(scene.legal(), ["recruit 1", "recruit 2", "recruit 3"]);
    scene.act("recruit 2");
    let me = &scene.s.players[0];
    assert_eq!((me.tokens[0], me.tokens[1]), (spot("1a"), spot("1a")));
    assert_eq!((me.assistants[0], me.gold, me.tired), (assistant("tablet"), 0, 0));
    assert_eq!(scene.tokens(0), "");
}

#[test]
fn p16_blue_uses_an_assistant_upgrades_it_and_uses_it_again() {
    let mut scene = Scene::bird()
        .assistant(0, "tablet", false)
        .assistant(0, "coins", false)
        .token(0, 0, "3a")
        .token(0, 1, "2b")
        .purse(0, "tablet 1 arrowhead 1");
    assert!(!scene.can("research notebook 3a"), "a tablet short");
    scene.act("assistant 1; research notebook 3a");
    assert_eq!(
        (scene.tokens(0).as_str(), scene.list("promote")),
        ("", vec!["promote 1".into(), "promote 2".into()])
    );
    scene.act("promote 1; assistant 1");
    assert_eq!(scene.tokens(0), "coin 1 tablet 1", "the gold side, in the same turn");
}

#[test]
fn p16_the_pilot_gives_a_coin_or_a_plane() {
    let pilot = || Scene::bird().found("low3", "site1_jewel").assistant(0, "coin_or_plane", false);
    let mut coin = pilot();
    coin.act("assistant 1; option 1");
    assert_eq!((coin.tokens(0).as_str(), coin.can("dig low3")), ("coin 1", false));
    let mut plane = pilot();
    plane.act("assistant 1; option 2; dig low3; icon plane");
    assert_eq!(plane.tokens(0), "jewel 1");
}

#[test]
fn p16_one_card_of_two_icons_serves_the_tracker_and_a_dig() {
    let mut scene = Scene::bird().hand(0, "sturdy_boots").assistant(0, "boot_for_arrowhead", false);
    scene.act("assistant 1; yes; spend sturdy_boots");
    assert_eq!(scene.tokens(0), "arrowhead 1");
    scene.act("dig camp3.1; icon car");
    assert_eq!(scene.tokens(0), "tablet 2 arrowhead 1");
}

#[test]
fn p18_the_sample_sheet() {
    // Elwen: 14 of research, 13 of idols and slots, four guardians, 7 of cards, no Fear. Mín's 11 of idols and slots
    // cannot come from slots of 1, 2, 3 and 4, so hers are counted apart: 24 + 11 + 13 - 4 without them.
    let mut scene = in_temple("bird", "coin 1 compass 1 tablet 2 arrowhead 1 jewel 1");
    scene.act("temple 6; end");
    let scene = scene
        .found("low1", "site1_jewel")
        .found("low2", "site1_coin_arrowhead")
        .token(1, 0, "6a")
        .token(1, 1, "3a")
        .idols(1, 0, 2)
        .overcame(1, "guardian_01 guardian_02 guardian_03 guardian_04")
        .played(1, "brush parrot torch")
        .token(0, 1, "2a")
        .played(0, "steam_boat automobile aeroplane treasure_chest hat fear fear")
        .hand(0, "fear")
        .deck(0, "fear");
    let elwen =
        ["glass", "notebook", "temple_tiles", "idols", "slots", "guardians", "items", "artifacts", "fear"]
            .map(|category| scene.points(1, category));
    assert_eq!(elwen, [12, 2, 0, 6, 7, 20, 7, 0, 0]);
    assert_eq!(elwen.iter().sum::<i32>(), 54);
    let min = ["glass", "notebook", "temple_tiles", "guardians", "items", "artifacts", "fear"]
        .map(|category| scene.points(0, category));
    assert_eq!(min, [23, 1, 11, 0, 10, 3, -4]);
    assert_eq!(min.iter().sum::<i32>(), 55 - 11);
}

#[test]
fn p19_red_rescues_the_sea_captain() {
    let mut scene = Scene::snake()
        .found("low1", "site1_jewel")
        .token(0, 0, "3a")
        .idols(0, 1, 0)
        .supply(["coins", "tablet", "compass"])
        .script("assistant_up compass_or_ship");
    if scene.s.rescue[0] == assistant("compass_or_ship") {
        scene = scene.supply(["compass_or_ship", "tablet", "compass"]).supply(["coins", "tablet", "compass"]);
    }
    let top = scene.s.rescue[0];
    scene.act("research glass 4a");
    assert_eq!(scene.s.players[0].idols, 0, "the idol goes back to the box");
    assert_eq!(scene.s.players[0].tokens[0], spot("4a"));
    assert_eq!(scene.list("rescue").len(), 2);
    scene.act("rescue compass_or_ship");
    let me = &scene.s.players[0];
    assert_eq!((me.assistants[0], me.gold, me.tired), (assistant("compass_or_ship"), 0, 1));
    assert_eq!(scene.s.rescue.to_vec(), [top]);
    assert!(!scene.can("assistant 1"), "he is exhausted");
    let mut scene = scene.hand(0, "ceremonial_rattle").purse(0, "tablet 1");
    scene.act("end; pass; end; play ceremonial_rattle; refresh 1; assistant 1; option 1");
    assert_eq!(scene.tokens(0), "compass 1", "until he is refreshed");
}

#[test]
fn p19_the_glass_may_upgrade_either_assistant() {
    let mut scene = Scene::snake()
        .assistant(0, "coins", false)
        .assistant(0, "tablet", false)
        .exhausted(0, 2)
        .token(0, 0, "4a")
        .purse(0, "arrowhead 2");
    scene.act("research glass 5a");
    assert_eq!(scene.list("promote"), ["promote 1", "promote 2"]);
    scene.act("promote 2; assistant 2");
    assert_eq!(scene.tokens(0), "coin 1 tablet 1", "upgrading refreshes");
}

#[test]
fn p19_dreadful_tales_give_fear_to_the_glass_only() {
    let mut glass = bonus(Scene::snake(), "6a", "bonus_coin").token(0, 0, "5a").purse(0, "tablet 1 jewel 1");
    glass.act("research glass 6a; row_first");
    assert_eq!((glass.s.players[0].play_fear, glass.tokens(0).as_str()), (1, "coin 1"));
    let mut notebook = bonus(Scene::snake(), "6a", "bonus_coin")
        .token(0, 0, "6b")
        .token(0, 1, "5a")
        .deck(0, "hat")
        .purse(0, "tablet 1 jewel 1");
    notebook.act("research notebook 6a; bonus_first; draw");
    assert_eq!((notebook.s.players[0].play_fear, notebook.is_in("hand", 0, "hat")), (0, true));
}

#[test]
fn p24_a_discount_of_two_compasses_makes_three_one() {
    let aeroplane = |purse: &str| Scene::bird().hand(0, "aeroplane").purse(0, purse);
    let mut poor = aeroplane("");
    poor.act("play aeroplane");
    assert_eq!(poor.list("discover"), [""; 0]);
    let mut scene = aeroplane("compass 1");
    scene.act("play aeroplane");
    assert_eq!(scene.list("discover").len(), 8, "every site of level I: the plane covers the one icon");
    scene.act("discover low1");
    assert_eq!(scene.s.players[0].figures[0], crate::scene::space("low1"));
    assert_eq!(scene.events.iter().filter(|event| event.kind() == arnak::event::Kind::Paid).count(), 1);
}

#[test]
fn p24_a_discount_of_boots_does_nothing_for_cars_and_ships() {
    let mut scene = Scene::bird().found("low1", "site1_jewel").hand(0, "sturdy_boots");
    scene.act("play sturdy_boots");
    let camps: Vec<String> = (1..=5).map(|camp| format!("dig camp{camp}.1")).collect();
    assert_eq!(scene.list("dig"), camps, "not the site that costs a car");
}
