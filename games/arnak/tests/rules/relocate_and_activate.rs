//! Relocating, activating, scouting and the Passage Shell: rulings 47 to 50.

use crate::scene::{Scene, site, space, tile};

#[test]
fn ruling_047_relocation_costs_nothing_and_activates_the_new_site() {
    let scene = || {
        Scene::bird()
            .found("low1", "site1_jewel")
            .found("low2", "site1_coin_arrowhead")
            .found("two1", "site2_arrowhead_jewel")
            .figure(0, "two1")
            .figure(1, "camp1.1")
            .figure(1, "camp2.1")
            .purse(0, "tablet 1")
    };
    let mut sandals = scene().hand(0, "pathfinders_sandals");
    sandals.act("play pathfinders_sandals");
    assert_eq!(sandals.legal(), ["move two1 camp3.1", "move two1 camp4.1", "move two1 camp5.1"]);
    sandals.act("move two1 camp3.1");
    assert_eq!(sandals.tokens(0), "tablet 2");
    assert_eq!(sandals.s.players[0].figures[0], space("camp3.1"));

    let mut staff = scene().hand(0, "pathfinders_staff");
    staff.act("play pathfinders_staff");
    let moves =
        ["move two1 camp3.1", "move two1 camp4.1", "move two1 camp5.1", "move two1 low1", "move two1 low2"];
    assert_eq!(staff.legal(), moves, "discovered level I sites too, no level II site");
    staff.act("move two1 low1");
    assert_eq!(staff.tokens(0), "jewel 1");
}

#[test]
fn ruling_047_the_other_space_of_the_same_camp_is_not_another_site() {
    let mut scene =
        Scene::players(4).hand(0, "pathfinders_sandals").purse(0, "tablet 1").figure(0, "camp1.1");
    scene.act("play pathfinders_sandals");
    assert!(!scene.can("move camp1.1 camp1.2") && scene.can("move camp1.1 camp2.2"));
    assert_eq!(scene.legal().len(), 8);
}

#[test]
fn ruling_047_nobody_on_a_site_nobody_to_relocate() {
    let mut scene = Scene::bird().hand(0, "pathfinders_staff").purse(0, "tablet 1");
    scene.act("play pathfinders_staff");
    assert_eq!(scene.legal(), ["end"]);
    assert_eq!(scene.s.players[0].figure_at_home(), Some(0));
}

#[test]
fn ruling_047_fear_depends_on_where_the_figure_is_in_the_end() {
    let scene = |from: &str| {
        Scene::bird()
            .bare(1)
            .hand(0, "pathfinders_staff")
            .purse(0, "tablet 1")
            .found("low1", "site1_jewel")
            .found("low2", "site1_coin_arrowhead")
            .guarded("low1", "guardian_05")
            .figure(0, from)
    };
    let mut away = scene("low1");
    away.act("play pathfinders_staff; move low1 low2; end; pass; end; pass; end");
    assert_eq!((away.s.round, away.points(0, "fear")), (2, 0));
    let mut into = scene("low2");
    into.act("play pathfinders_staff; move low2 low1; end; pass; end; pass; end");
    assert_eq!((into.s.round, into.points(0, "fear")), (2, -1));
}

#[test]
fn ruling_048_activating_needs_neither_figure_nor_travel_and_is_not_blocked() {
    let mut camp =
        Scene::bird().hand(0, "lantern").figure(1, "camp1.1").figure(0, "camp2.1").figure(0, "camp3.1");
    camp.act("play lantern");
    let camps = ["activate camp1", "activate camp2", "activate camp3", "activate camp4", "activate camp5"];
    assert_eq!(camp.legal(), camps);
    camp.act("activate camp1");
    assert_eq!(camp.tokens(0), "coin 2");
    assert_eq!(camp.s.players[0].figures, [space("camp2.1"), space("camp3.1")]);
}

#[test]
fn ruling_048_undiscovered_sites_are_not_activated() {
    let mut scene = Scene::bird()
        .hand(0, "binoculars")
        .found("low2", "site1_jewel")
        .found("high3", "site1_coin_arrowhead")
        .found("two1", "site2_arrowhead_jewel")
        .figure(1, "low2");
    scene.act("play binoculars");
    assert_eq!(scene.legal(), ["activate low2", "activate high3"]);
    scene.act("activate low2");
    assert_eq!(scene.tokens(0), "jewel 1");

    let mut nothing = Scene::bird().hand(0, "binoculars");
    nothing.act("play binoculars");
    assert_eq!(nothing.legal(), ["end"]);
}

#[test]
fn ruling_048_unoccupied_means_no_figure_on_any_space() {
    let mut scene = Scene::players(4)
        .hand(0, "dog")
        .figure(1, "camp1.2")
        .figure(0, "camp2.1")
        .guarded("camp3", "guardian_05");
    scene.act("play dog");
    assert_eq!(scene.tokens(0), "compass 1");
    assert_eq!(
        scene.legal(),
        ["activate camp3", "activate camp4", "activate camp5"],
        "a guardian occupies nothing"
    );
    scene.act("activate camp3");
    assert_eq!(scene.tokens(0), "compass 1 tablet 2");
}

#[test]
fn ruling_048_tent_activates_own_sites_and_pays_for_level_two() {
    let scene = |compasses: &str| {
        let mut scene = Scene::bird()
            .hand(0, "tent")
            .purse(0, compasses)
            .found("two1", "site2_arrowhead_jewel")
            .figure(0, "two1")
            .figure(0, "camp3.1");
        scene.act("play tent");
        scene
    };
    let mut rich = scene("compass 2");
    assert_eq!(rich.legal(), ["activate camp3", "activate two1"]);
    rich.act("activate two1");
    assert_eq!(rich.tokens(0), "arrowhead 1 jewel 1");
    assert_eq!(scene("compass 1").tokens(0), "compass 1 tablet 2", "the camp is the only way");
}

#[test]
fn ruling_049_a_scouted_tile_is_resolved_and_goes_under_its_stack() {
    let mut scene = Scene::bird()
        .bare(1)
        .hand(0, "guiding_stone")
        .purse(0, "tablet 1")
        .script("tile_up site1_fear_compass_jewel");
    let guardians = scene.s.guardian_bag;
    scene.act("play guiding_stone");
    assert_eq!(scene.tokens(0), "compass 1 jewel 1");
    assert_eq!(scene.s.players[0].play_fear, 1);
    assert_eq!((scene.s.players[0].idols, scene.s.guardian_bag), (0, guardians), "no idol, no guardian");
    assert_eq!(scene.s.tile_bottom[..], [tile("site1_fear_compass_jewel")]);
    assert!(scene.s.tiles.iter().all(|tile| tile.is_none()));
}

#[test]
fn ruling_049_scouted_tiles_come_back_in_order_when_the_stack_above_them_is_gone() {
    let mut scene = Scene::bird()
        .bare(1)
        .purse(0, "tablet 3 compass 3")
        .found("low2", "site1_item_or_compasses")
        .found("low3", "site1_draw_coin_tablet")
        .found("low4", "site1_compass_arrowhead")
        .found("high1", "site1_coin_2tablets")
        .found("high2", "site1_tablet_arrowhead")
        .found("high3", "site1_draw_arrowhead")
        .found("high4", "site1_fear_tablet_jewel")
        .idol_on("low1", "idol_tablet")
        .script("tile_up site1_jewel; tile_up site1_coin_arrowhead");
    for turn in ["play guiding_stone; end; pass; end", "play guiding_stone; end", "play guiding_stone; end"] {
        scene = scene.hand(0, "guiding_stone funding_car");
        scene.act(turn);
    }
    let scouted = ["site1_jewel", "site1_coin_arrowhead", "site1_fear_compass_jewel"].map(tile);
    assert_eq!(scene.s.tile_bottom[..], scouted);
    scene.act("discover low1; spend funding_car; continue");
    assert_eq!(scene.s.tiles[site("low1").at()], scouted[0]);
    assert_eq!(scene.s.tile_bottom[..], scouted[1..]);
}

#[test]
fn ruling_049_guiding_skull_pays_a_compass_for_level_two() {
    let mut scene = Scene::bird()
        .hand(0, "guiding_skull")
        .purse(0, "tablet 1 compass 1")
        .script("tile_up site2_arrowhead_jewel");
    scene.act("play guiding_skull");
    assert_eq!(scene.legal(), ["yes", "no"]);
    scene.act("yes");
    assert_eq!(scene.tokens(0), "arrowhead 1 jewel 1");
    assert_eq!(scene.s.tile_bottom[..], [tile("site2_arrowhead_jewel")]);

    let mut poor = Scene::bird().hand(0, "guiding_skull").purse(0, "tablet 1");
    poor.act("play guiding_skull");
    assert_eq!(poor.legal(), ["end"]);
}

#[test]
fn ruling_050_passage_shell_sends_a_figure_from_the_board_to_a_camp_for_nothing() {
    let mut scene = Scene::bird()
        .hand(0, "passage_shell fear")
        .purse(0, "tablet 1 compass 9")
        .found("low1", "site1_jewel")
        .figure(0, "camp1.1")
        .figure(1, "camp2.1");
    scene.act("play passage_shell");
    assert_eq!(scene.legal(), ["dig camp3.1", "dig camp4.1", "dig camp5.1", "no"]);
    scene.act("dig camp3.1");
    assert_eq!(scene.tokens(0), "compass 9 tablet 2");
    assert_eq!(scene.legal(), ["yes", "no"], "the second time is optional");
    let mut once = scene.clone();
    once.act("no");
    assert_eq!((once.res(0, "tablet"), once.legal()), (2, vec!["end".to_string()]));
    scene.act("yes");
    assert_eq!((scene.res(0, "tablet"), scene.legal()), (4, vec!["end".to_string()]));
    assert!(scene.is_in("hand", 0, "fear"));
    assert_eq!(scene.s.players[0].figures, [space("camp1.1"), space("camp3.1")]);
}

#[test]
fn ruling_050_at_the_jewel_camp_each_time_costs_its_own_card() {
    let mut scene = Scene::bird().hand(0, "passage_shell fear axe").purse(0, "tablet 1");
    scene.act("play passage_shell; dig camp5.1; useup fear");
    assert_eq!(scene.tokens(0), "jewel 1");
    scene.act("yes");
    assert_eq!(scene.legal(), ["useup axe", "no"]);
    scene.act("useup axe");
    assert_eq!((scene.tokens(0), scene.s.players[0].hand_size()), ("jewel 2".into(), 0));
}
