//! Guardians and idols: rulings 51 to 58.

use crate::scene::{Scene, guardian, site};

/// Seat 0 stands on a discovered site with this guardian.
fn facing(key: &str, purse: &str, hand: &str) -> Scene {
    Scene::bird()
        .bare(1)
        .hand(0, hand)
        .purse(0, purse)
        .found("low1", "site1_jewel")
        .guarded("low1", key)
        .figure(0, "low1")
}

#[test]
fn ruling_051_overcoming_needs_an_own_figure_there() {
    let away = Scene::bird()
        .purse(0, "coin 9 arrowhead 9")
        .found("low1", "site1_jewel")
        .guarded("low1", "guardian_04")
        .figure(0, "camp1.1")
        .figure(1, "low1");
    assert!(away.list("overcome").is_empty());
    let mut there = facing("guardian_04", "coin 2 arrowhead 1", "");
    there.act("overcome low1");
    assert_eq!(there.tokens(0), "");
    assert_eq!(there.points(0, "guardians"), 5);
    assert!(there.s.guardians[site("low1").at()].is_none());
    there.act("end; pass; end; pass; end");
    assert_eq!(there.points(0, "fear"), 0, "no Fear from an overcome guardian");
}

#[test]
fn ruling_051_the_whole_cost_is_paid() {
    assert!(!facing("guardian_04", "coin 1 arrowhead 1", "").can("overcome low1"));
    assert!(!facing("guardian_04", "coin 2", "").can("overcome low1"));
    assert!(!facing("guardian_05", "tablet 1 arrowhead 1", "").can("overcome low1"));
    assert!(!facing("guardian_06", "arrowhead 1 coin 1", "funding_car").can("overcome low1"));

    let mut travel = facing("guardian_11", "compass 1", "fear funding_ship");
    travel.act("overcome low1; spend fear; spend funding_ship");
    assert_eq!((travel.tokens(0), travel.points(0, "guardians")), (String::new(), 5));

    let mut card = facing("guardian_07", "compass 1 arrowhead 1", "fear axe");
    card.act("overcome low1");
    assert_eq!(card.legal(), ["useup axe", "useup fear"]);
    card.act("useup fear");
    assert_eq!((card.tokens(0), card.points(0, "guardians")), (String::new(), 5));
}

#[test]
fn ruling_051_the_card_of_the_cost_is_not_played_away() {
    let mut scene = facing("guardian_02", "coin 1 arrowhead 1", "hat");
    scene = scene.assistant(0, "exile", false).assistant(0, "boot_for_arrowhead", false);
    scene.act("overcome low1");
    assert_eq!(scene.legal(), ["useup hat", "assistant 1", "assistant 2"], "not play hat");
    scene.act("assistant 1");
    assert!(!scene.can("exile_hand hat") && scene.can("no"));
    scene.act("no; assistant 2");
    assert_eq!(scene.legal(), ["no"], "its ship is not there for the assistant either");
    scene.act("no; useup hat");
    assert_eq!((scene.tokens(0), scene.points(0, "guardians")), (String::new(), 5));
}

#[test]
fn ruling_051_bear_trap_needs_that_nobody_else_is_there() {
    let scene = |other: bool| {
        let scene = Scene::bird()
            .hand(0, "bear_trap")
            .found("low1", "site1_jewel")
            .found("low2", "site1_coin_arrowhead")
            .found("low3", "site1_tablet_arrowhead")
            .guarded("low1", "guardian_04")
            .guarded("low2", "guardian_05")
            .guarded("low3", "guardian_06")
            .figure(0, "low1");
        let mut scene = if other { scene.figure(1, "low2") } else { scene };
        scene.act("play bear_trap");
        scene
    };
    assert_eq!(scene(false).list("overcome"), ["overcome low1", "overcome low2", "overcome low3"]);
    let mut trap = scene(true);
    assert_eq!(trap.list("overcome"), ["overcome low1", "overcome low3"]);
    trap.act("overcome low3");
    assert_eq!(trap.points(0, "guardians"), 5);
    assert!(trap.is_in("exile", 0, "bear_trap"));
}

#[test]
fn ruling_052_a_free_overcome_waives_the_tile_but_not_the_card() {
    let mut club = facing("guardian_08", "tablet 1", "war_club");
    club.act("play war_club");
    assert_eq!(club.tokens(0), "", "the tablet of the artifact");
    club.act("overcome low1");
    assert_eq!(club.points(0, "guardians"), 5);

    let mut revolver = facing("guardian_08", "compass 1", "revolver");
    revolver.act("play revolver");
    assert_eq!(revolver.legal(), ["yes", "no"]);
    revolver.act("yes; overcome low1");
    assert_eq!((revolver.tokens(0), revolver.points(0, "guardians")), (String::new(), 5));

    let mut no_compass = facing("guardian_08", "", "revolver");
    no_compass.act("play revolver");
    assert_eq!(no_compass.legal(), ["end"]);
    assert_eq!(no_compass.points(0, "guardians"), 0);
}

#[test]
fn ruling_052_the_second_space_of_a_camp_counts() {
    let scene = || {
        Scene::players(4)
            .guarded("camp3", "guardian_04")
            .hand(0, "war_club")
            .purse(0, "tablet 1")
            .figure(1, "camp3.1")
            .figure(0, "camp3.2")
    };
    let mut free = scene();
    free.act("play war_club; overcome camp3");
    assert_eq!(free.points(0, "guardians"), 5);
    assert!(scene().purse(0, "coin 2 arrowhead 1").can("overcome camp3"));
}

#[test]
fn ruling_053_a_boon_works_once_and_the_points_stay() {
    let mut scene = facing("guardian_07", "compass 1 arrowhead 1", "fear").deck(0, "axe rope");
    scene.act("overcome low1; useup fear");
    assert_eq!(scene.legal(), ["end", "boon guardian_07"], "also in the turn it was won");
    scene.act("boon guardian_07; draw");
    assert!(scene.is_in("hand", 0, "axe"));
    assert_eq!(scene.legal(), ["end"]);
    scene.act("end; pass; end");
    assert!(scene.list("boon").is_empty());
    assert_eq!(scene.points(0, "guardians"), 5);
}

#[test]
fn ruling_053_boons_interrupt_at_any_time_of_an_own_turn() {
    let mut scene =
        Scene::bird().hand(0, "fear fear").purse(0, "tablet 1").overcame(0, "guardian_02 guardian_08");
    scene.act("dig camp1.1; boon guardian_02; exile_hand fear; boon guardian_08; upgrade tablet");
    assert_eq!(scene.tokens(0), "arrowhead 1");
    scene.act("spend fear; end");
    assert_eq!(scene.to_act(), Some(1));
    assert!(scene.list("boon").is_empty(), "not in the turn of another player");
}

#[test]
fn ruling_053_travel_boons_pay_any_travel_cost() {
    let scene = || Scene::bird().overcame(0, "guardian_01").found("low3", "site1_jewel");
    assert!(scene().list("boon").is_empty(), "nothing to pay yet");
    let mut site = scene();
    assert!(site.can("dig camp1.1") && site.can("dig low3"));
    site.act("dig low3");
    assert_eq!(site.legal(), ["boon guardian_01"]);
    site.act("boon guardian_01");
    assert_eq!(site.tokens(0), "jewel 1");
    assert!(site.s.players[0].boon_icons.is_empty());

    let mut assistant = scene().assistant(0, "boot_for_arrowhead", false);
    assistant.act("assistant 1; yes; boon guardian_01");
    assert_eq!(assistant.tokens(0), "arrowhead 1");
    assert!(assistant.list("dig").is_empty(), "it is used");

    let mut guardian = facing("guardian_03", "coin 1 arrowhead 1", "").overcame(0, "guardian_10");
    guardian.act("overcome low1; boon guardian_10");
    assert_eq!(guardian.points(0, "guardians"), 10);
}

/// Guardians on two own sites, one of them level II; sites of every sort as destinations.
fn crown() -> Scene {
    Scene::bird()
        .bare(1)
        .hand(0, "guardians_crown")
        .purse(0, "tablet 1")
        .found("low1", "site1_jewel")
        .found("low2", "site1_coin_arrowhead")
        .found("low3", "site1_tablet_arrowhead")
        .found("high1", "site1_compass_arrowhead")
        .found("two1", "site2_arrowhead_jewel")
        .found("two2", "site2_2tablets_jewel")
        .guarded("two1", "guardian_04")
        .guarded("low2", "guardian_05")
        .guarded("low3", "guardian_06")
        .figure(0, "two1")
        .figure(1, "camp1.1")
        .figure(1, "low1")
}

#[test]
fn ruling_054_the_crown_moves_an_own_sites_guardian_to_an_unoccupied_camp_or_level_one_site() {
    let mut scene = crown();
    scene.act("play guardians_crown");
    // Not the occupied camp1 and low1, not the guarded low2 and low3, no level II, nothing undiscovered.
    let expected =
        ["crown two1 camp2", "crown two1 camp3", "crown two1 camp4", "crown two1 camp5", "crown two1 high1"];
    assert_eq!(scene.legal(), expected);
    scene.act("crown two1 high1");
    assert_eq!(scene.tokens(0), "compass 1 arrowhead 1", "the destination is activated");
    assert!(scene.s.guardians[site("two1").at()].is_none());
    assert_eq!(scene.s.guardians[site("high1").at()], guardian("guardian_04"));
}

#[test]
fn ruling_054_the_crown_chooses_among_the_guardians_of_both_figures() {
    let mut scene = crown().figure(0, "low2");
    scene.act("play guardians_crown");
    assert_eq!(scene.list("crown").len(), 10);
    assert!(scene.can("crown low2 high1") && scene.can("crown two1 high1"));
    assert!(!scene.can("crown low3 camp2"), "nobody of ours is there");
}

#[test]
fn ruling_054_figures_where_the_guardian_ends_get_fear() {
    let mut scene = crown().hand(0, "guardians_crown fear");
    scene.act("play guardians_crown; crown two1 camp3");
    assert_eq!(scene.tokens(0), "tablet 2");
    scene.act("end; pass; end; dig camp3.1; spend fear; end; pass; end");
    assert_eq!(scene.s.round, 2);
    assert_eq!(scene.points(0, "fear"), -2, "the one spent and one from the camp; two1 is safe now");
}

#[test]
fn ruling_054_any_figure_on_a_camp_makes_it_occupied() {
    let mut scene = Scene::players(4)
        .hand(0, "guardians_crown")
        .purse(0, "tablet 1")
        .found("low1", "site1_jewel")
        .guarded("low1", "guardian_04")
        .figure(0, "low1")
        .figure(1, "camp1.2")
        .figure(0, "camp2.1");
    scene.act("play guardians_crown");
    assert_eq!(scene.legal(), ["crown low1 camp3", "crown low1 camp4", "crown low1 camp5"]);
    scene.act("crown low1 camp5");
    assert_eq!(scene.legal(), ["end"], "no card for the jewel");
}

#[test]
fn ruling_055_an_idol_goes_to_the_leftmost_empty_slot_for_one_of_five_effects() {
    let scene = || Scene::bird().purse(0, "coin 1").deck(0, "axe").idols(0, 2, 1);
    let mut choice = scene();
    assert_eq!(choice.points(0, "slots"), 2 + 3 + 4);
    choice.act("idol");
    assert_eq!(choice.list("option"), ["option 1", "option 2", "option 3", "option 4", "option 5"]);
    assert_eq!(choice.points(0, "slots"), 3 + 4, "the second slot from the left is filled");
    for (option, tokens) in [
        ("option 1", "jewel 1"),
        ("option 2", "coin 1 arrowhead 1"),
        ("option 3", "coin 1 tablet 2"),
        ("option 4", "coin 2 compass 1"),
    ] {
        let mut scene = choice.clone();
        scene.act(option);
        assert_eq!(scene.tokens(0), tokens);
        assert!(scene.can("pass"), "a free action");
    }
    choice.act("option 5; draw");
    assert!(choice.is_in("hand", 0, "axe"));
    assert_eq!(choice.points(0, "idols"), 9, "slotted idols still score");
}

#[test]
fn ruling_055_several_idols_in_one_turn_and_the_same_effect_again() {
    let mut scene = Scene::bird().idols(0, 3, 0);
    scene.act("idol; option 2; idol; option 2");
    assert_eq!(scene.tokens(0), "arrowhead 2");
    assert_eq!((scene.points(0, "idols"), scene.points(0, "slots")), (9, 3 + 4));
}

#[test]
fn ruling_055_the_jewel_needs_its_coin() {
    let mut scene = Scene::bird().idols(0, 1, 0);
    scene.act("idol");
    assert!(!scene.can("option 1") && scene.can("option 2"));
}

#[test]
fn ruling_055_four_slots_and_no_idol_without_crates() {
    assert!(!Scene::bird().idols(0, 3, 4).can("idol"));
    assert!(!Scene::bird().idols(0, 0, 2).can("idol"));
    assert!(Scene::bird().idols(0, 1, 3).can("idol"));
}

#[test]
fn ruling_056_empty_slots_score_one_to_four_from_the_left() {
    for (slotted, points) in [(0, 10), (1, 9), (2, 7), (3, 4), (4, 0)] {
        assert_eq!(Scene::bird().idols(0, 0, slotted).points(0, "slots"), points);
    }
}

#[test]
fn ruling_057_stone_key_frees_the_last_filled_slot() {
    let mut scene = Scene::bird().hand(0, "stone_key").purse(0, "tablet 1").idols(0, 0, 2);
    scene.act("play stone_key");
    let me = &scene.s.players[0];
    assert_eq!((me.idols, me.slotted), (1, 1));
    assert_eq!((scene.points(0, "idols"), scene.points(0, "slots")), (6, 2 + 3 + 4));
    scene.act("idol; option 2");
    assert_eq!((scene.tokens(0), scene.points(0, "slots")), ("arrowhead 1".into(), 3 + 4));

    let mut nothing = Scene::bird().hand(0, "stone_key").purse(0, "tablet 1").idols(0, 1, 0);
    nothing.act("play stone_key; no");
    assert_eq!(nothing.s.players[0].idols, 1);
    assert_eq!(nothing.legal(), ["end", "idol"]);
}

#[test]
fn ruling_058_bow_and_arrows_counts_overcome_guardians_and_those_on_own_sites() {
    let compasses = |scene: Scene| {
        let mut scene = scene.hand(0, "bow_and_arrows");
        scene.act("play bow_and_arrows");
        scene.tokens(0)
    };
    assert_eq!(compasses(Scene::bird()), "");
    assert_eq!(compasses(facing("guardian_04", "", "")), "compass 1");
    let used = Scene::bird().overcame(0, "guardian_01 guardian_02").with(|s| {
        s.players[0].used_boons = 1 << guardian("guardian_02").0;
    });
    assert_eq!(compasses(used), "compass 2", "boon used or not");
    assert_eq!(compasses(facing("guardian_04", "", "").overcame(0, "guardian_01 guardian_02")), "compass 3");
    let many = facing("guardian_04", "", "").overcame(0, "guardian_01 guardian_02 guardian_03");
    assert_eq!(compasses(many), "compass 3", "three at most");
    let others = Scene::bird()
        .found("low1", "site1_jewel")
        .guarded("low1", "guardian_04")
        .figure(1, "low1")
        .overcame(1, "guardian_05");
    assert_eq!(compasses(others), "");
    let both_on_one_camp =
        Scene::players(4).guarded("camp1", "guardian_04").figure(0, "camp1.1").figure(0, "camp1.2");
    assert_eq!(compasses(both_on_one_camp), "compass 1", "one guardian counts once");
}

#[test]
fn ruling_058_brush_counts_all_own_idols() {
    for (crates, slotted, expected) in
        [(0, 0, ""), (1, 0, "compass 1"), (1, 1, "compass 2"), (0, 3, "compass 3"), (3, 2, "compass 3")]
    {
        let mut scene = Scene::bird().hand(0, "brush").idols(0, crates, slotted);
        scene.act("play brush");
        assert_eq!(scene.tokens(0), expected);
    }
}
