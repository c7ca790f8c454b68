//! Exile and Fear: rulings 20 to 28.

use arnak::ids::BASIC;

use crate::scene::{Scene, card};

/// The Fear supply is empty: seat 1 has all of it.
fn no_fear_left(scene: Scene) -> Scene {
    let all = scene.s.fear as usize;
    scene.played(1, &"fear ".repeat(all))
}

#[test]
fn ruling_020_exile_is_optional_and_reaches_hand_and_play_area_only() {
    let mut scene = Scene::bird().hand(0, "axe rope fear").deck(0, "hat").played(0, "funding_ship fear");
    scene.act("play axe");
    let expected = [
        "exile_hand rope",
        "exile_hand fear",
        "exile_play axe",
        "exile_play funding_ship",
        "exile_play fear",
        "no",
    ];
    let mut legal = scene.legal();
    legal.sort();
    let mut sorted = expected.map(String::from).to_vec();
    sorted.sort();
    assert_eq!(legal, sorted);
    assert_eq!(scene.tokens(0), "");
    scene.act("no");
    assert_eq!(scene.tokens(0), "compass 1", "the gain does not depend on it");
    assert!(scene.is_in("hand", 0, "rope") && scene.is_in("hand", 0, "fear"));
}

#[test]
fn ruling_020_one_card_per_icon() {
    let mut scene = Scene::bird().hand(0, "machete fear fear");
    scene.act("play machete; exile_hand fear");
    assert_eq!(scene.tokens(0), "compass 2");
    assert_eq!(scene.legal(), ["end"]);
    assert_eq!(scene.s.players[0].hand_fear, 1);
}

#[test]
fn ruling_021_a_card_may_exile_itself() {
    let mut played = Scene::bird().hand(0, "axe");
    played.act("play axe; exile_play axe");
    assert!(played.is_in("exile", 0, "axe") && !played.is_in("play", 0, "axe"));
    assert_eq!(played.tokens(0), "compass 1");

    let mut bought = Scene::bird().purse(0, "compass 4").row("ritual_dagger", "hat axe rope dog torch");
    bought.act("buy ritual_dagger; yes; exile_play ritual_dagger");
    assert!(bought.is_in("exile", 0, "ritual_dagger"));
    assert_eq!(bought.tokens(0), "arrowhead 1");
    assert_eq!(bought.points(0, "artifacts"), 0);
}

#[test]
fn ruling_022_where_exiled_cards_go() {
    let mut fear = Scene::bird().hand(0, "axe fear");
    let supply = fear.s.fear;
    fear.act("play axe; exile_hand fear");
    assert_eq!(fear.s.fear, supply + 1);

    let scene = || {
        Scene::bird()
            .hand(0, "torch")
            .played(0, "parrot war_mask funding_ship")
            .row("ornate_hammer", "hat rope dog brush tent")
            .purse(0, "compass 4")
            .bare(1)
    };
    let mut item = scene();
    item.act("play torch; exile_play parrot; end; pass; end; buy ornate_hammer; yes");
    let back = item.list("take_card");
    assert_eq!(back.len(), 2, "{back:?}");
    assert!(item.can("take_card parrot"), "an exiled item comes back by the hammer");
    item.act("take_card parrot");
    assert_eq!(item.deck_list(0), ["parrot"]);

    let mut artifact = scene();
    artifact.act("play torch; exile_play war_mask; end; pass; end; buy ornate_hammer; yes");
    assert!(artifact.is_in("exile", 0, "war_mask"));
    assert!(!artifact.can("take_card war_mask"));
    assert_eq!(artifact.list("take_card").len(), 1);

    let mut basic = scene();
    basic.act("play torch; exile_play funding_ship; end; pass; end; buy ornate_hammer; yes");
    let bit = 1 << (card("funding_ship").0 - BASIC);
    assert_eq!(basic.s.players[0].exiled_basics & bit, bit);
    assert!(!basic.can("take_card funding_ship"));
}

#[test]
fn ruling_023_cards_that_exile_themselves_do_so_for_their_effect_only() {
    let mut effect = Scene::bird().hand(0, "rough_map");
    effect.act("play rough_map");
    assert_eq!(effect.tokens(0), "compass 3");
    assert!(effect.is_in("exile", 0, "rough_map") && !effect.is_in("play", 0, "rough_map"));

    let mut travel = Scene::bird().hand(0, "rough_map");
    travel.act("dig camp3.1; spend rough_map");
    assert!(travel.is_in("play", 0, "rough_map") && !travel.is_in("exile", 0, "rough_map"));

    let mut used_up = Scene::bird().hand(0, "parrot rough_map");
    used_up.act("play parrot; useup rough_map");
    assert!(used_up.is_in("play", 0, "rough_map"));
}

#[test]
fn ruling_024_a_fear_tile_may_be_exiled_instead_of_a_card() {
    let mut scene = no_fear_left(Scene::bird().bare(1).hand(0, "serpent_idol axe").purse(0, "tablet 1"));
    scene.act("play serpent_idol; end; pass; end");
    assert_eq!(scene.points(0, "fear"), -2);
    scene.act("play axe");
    assert_eq!(scene.legal(), ["exile_play axe", "exile_play serpent_idol", "exile_tile", "no"]);
    scene.act("exile_tile");
    assert_eq!((scene.s.players[0].fear_tiles, scene.points(0, "fear"), scene.s.fear), (0, 0, 0));
}

#[test]
fn ruling_025_gained_fear_lies_in_the_play_area_and_does_not_travel() {
    let mut scene = Scene::bird().bare(1).hand(0, "serpent_idol").purse(0, "tablet 1");
    let supply = scene.s.fear;
    scene.act("play serpent_idol");
    assert_eq!(scene.tokens(0), "jewel 1");
    assert_eq!((scene.s.players[0].play_fear, scene.s.players[0].hand_fear), (1, 0));
    assert_eq!(scene.s.fear, supply - 1);
    scene.act("end; pass; end");
    assert!(scene.list("dig").is_empty());
}

#[test]
fn ruling_026_nineteen_fear_cards_two_in_each_starting_deck() {
    for (players, supply) in [(2, 15), (3, 13), (4, 11)] {
        let scene = Scene::new(&format!(r#"{{"players":{players},"board":"bird"}}"#));
        assert_eq!(scene.s.fear, supply);
        for seat in 0..players {
            assert_eq!(scene.points(seat, "fear"), -2);
        }
    }
    assert_eq!(Scene::new(r#"{"players":1,"board":"bird"}"#).s.fear, 17);
}

#[test]
fn ruling_026_a_fear_tile_when_the_supply_is_empty() {
    let mut scene =
        no_fear_left(Scene::bird().bare(1).hand(0, "funding_car").found("low1", "site1_fear_compass_jewel"));
    scene.act("dig low1; spend funding_car");
    assert_eq!(scene.tokens(0), "compass 1 jewel 1");
    let me = &scene.s.players[0];
    assert_eq!((me.fear_tiles, me.play_fear, scene.s.fear), (1, 0, 0));
    assert_eq!(scene.points(0, "fear"), -2);
}

#[test]
fn ruling_026_the_last_card_first_then_tiles_and_tiles_never_enter_the_deck() {
    // Two figures return from guarded sites, one Fear card is left.
    let mut scene = Scene::bird()
        .bare(1)
        .found("low1", "site1_jewel")
        .found("low2", "site1_coin_arrowhead")
        .guarded("low1", "guardian_05")
        .guarded("low2", "guardian_06")
        .figure(0, "low1")
        .figure(0, "low2");
    let but_one = scene.s.fear as usize - 1;
    scene = scene.played(1, &"fear ".repeat(but_one));
    scene.act("pass; end; pass; end");
    assert_eq!((scene.s.round, scene.s.fear), (2, 0));
    let me = &scene.s.players[0];
    assert_eq!((me.hand_fear, me.play_fear, me.fear_tiles, me.deck_size()), (1, 0, 1, 0));
    assert_eq!(scene.points(0, "fear"), -3);
    scene.act("pass; end; pass; end; keep_hand; keep_hand");
    assert_eq!(scene.s.round, 3);
    assert_eq!(scene.s.players[0].fear_tiles, 1, "it stays in the play area round after round");
}

#[test]
fn ruling_026_a_returned_fear_card_is_gained_before_tiles() {
    let mut scene = no_fear_left(Scene::bird().bare(1).hand(0, "axe serpent_idol fear").purse(0, "tablet 1"));
    scene.act("play axe; exile_hand fear; end; pass; end");
    assert_eq!(scene.s.fear, 1);
    scene.act("play serpent_idol");
    let me = &scene.s.players[0];
    assert_eq!((me.play_fear, me.fear_tiles, scene.s.fear), (1, 0, 0));
}

#[test]
fn ruling_027_fear_has_no_effect_and_pays_a_boot() {
    let mut scene = Scene::bird()
        .hand(0, "fear")
        .purse(0, "tablet 2")
        .found("low1", "site1_jewel")
        .found("low3", "site1_coin_arrowhead");
    assert!(scene.list("play").is_empty());
    let camps = ["dig camp1.1", "dig camp2.1", "dig camp3.1", "dig camp4.1", "dig camp5.1"];
    assert_eq!(scene.list("dig"), camps, "neither car nor ship");
    scene.act("dig camp4.1; spend fear");
    assert_eq!(scene.tokens(0), "tablet 2 arrowhead 1");
    assert!(scene.list("play").is_empty());
}

#[test]
fn ruling_028_war_mask_stops_the_fear_of_all_guardians_for_its_owner_and_this_round() {
    let mut scene = Scene::bird()
        .bare(1)
        .hand(0, "war_mask funding_car")
        .purse(0, "tablet 1")
        .found("low1", "site1_jewel")
        .found("low2", "site1_coin_arrowhead")
        .found("low3", "site1_tablet_arrowhead")
        .guarded("low1", "guardian_05")
        .guarded("low2", "guardian_06")
        .guarded("low3", "guardian_07")
        .figure(0, "low1")
        .figure(1, "low3");
    scene.act("play war_mask");
    assert_eq!(scene.tokens(0), "arrowhead 1");
    // The second figure goes to a guardian after the mask was played.
    scene.act("end; pass; end; dig low2; spend funding_car; end; pass; end");
    assert_eq!(scene.s.round, 2);
    assert_eq!((scene.points(0, "fear"), scene.points(1, "fear")), (0, -1));

    let mut next = scene.hand(0, "funding_ship").hand(1, "");
    next.act("pass; end; dig low3; spend funding_ship; end; pass; end");
    assert_eq!(next.s.round, 3);
    assert_eq!(next.points(0, "fear"), -1, "it lasts one round");
}

#[test]
fn ruling_028_war_mask_bought_protects_at_once_and_after_it_was_exiled() {
    let mut scene = Scene::bird()
        .bare(1)
        .hand(0, "axe")
        .purse(0, "compass 3")
        .row("war_mask", "hat rope dog brush tent")
        .found("low1", "site1_jewel")
        .guarded("low1", "guardian_05")
        .figure(0, "low1");
    scene.act("buy war_mask; yes; end; pass; end; play axe; exile_play war_mask; end; pass; end");
    assert_eq!((scene.s.round, scene.points(0, "fear")), (2, 0));
}
