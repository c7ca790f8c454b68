//! Digging and discovering: rulings 36 to 46.

use arnak::event::{Event, Kind};

use crate::scene::{Scene, guardian, site, space, tables, tile};

fn kinds(scene: &Scene) -> Vec<Kind> {
    scene.events.iter().map(Event::kind).collect()
}

#[test]
fn ruling_036_without_a_figure_at_home_nobody_digs_or_discovers() {
    let scene = Scene::bird()
        .hand(0, "aeroplane hot_air_balloon sea_turtle passage_shell fear")
        .purse(0, "coin 9 compass 9 tablet 9")
        .figure(0, "camp1.1")
        .figure(0, "camp2.1");
    assert!(scene.list("dig").is_empty() && scene.list("discover").is_empty());
    for card in ["aeroplane", "hot_air_balloon", "sea_turtle", "passage_shell"] {
        let mut scene = scene.clone();
        scene.act(&format!("play {card}"));
        assert!(scene.list("dig").is_empty() && scene.list("discover").is_empty(), "{card}");
        assert!(scene.can("end"), "{card}");
    }
}

#[test]
fn ruling_037_one_figure_per_space_and_two_spaces_per_camp() {
    let mut scene = Scene::players(4)
        .hand(0, "automobile fear")
        .hand(1, "fear fear fear")
        .found("low1", "site1_jewel")
        .figure(1, "low1");
    scene.act("dig camp3.1; spend fear; end");
    assert!(!scene.can("dig camp3.1") && scene.can("dig camp3.2"));
    assert!(!scene.can("dig low1"));
    let mut same_player = scene.clone().with(|s| s.turn = 0).hand(0, "fear funding_ship");
    same_player.act("dig camp3.2; spend fear; spend funding_ship");
    assert_eq!(same_player.tokens(0), "tablet 4");
    scene.act("dig camp3.2; spend fear; spend fear");
    let later = scene.with(|s| {
        s.turn = 0;
        s.main_used = false;
    });
    assert!(!later.can("dig camp3.1") && !later.can("dig camp3.2") && later.can("dig camp1.1"));
}

#[test]
fn ruling_038_the_dear_space_may_be_taken_first() {
    let mut scene = Scene::players(4).hand(0, "fear fear");
    let boot = ["dig camp1.1", "dig camp1.2", "dig camp2.1", "dig camp2.2"];
    assert_eq!(scene.list("dig")[..4], boot);
    scene.act("dig camp1.2; spend fear");
    assert_eq!(scene.legal(), ["spend fear"], "it costs two boots");
    scene.act("spend fear");
    assert_eq!(scene.tokens(0), "coin 2");
    assert_eq!(scene.s.players[0].figures[0], space("camp1.2"));
}

#[test]
fn ruling_038_one_boot_is_not_enough_for_the_dear_space() {
    let scene = Scene::players(4).hand(0, "fear");
    let camps = ["dig camp1.1", "dig camp2.1", "dig camp3.1", "dig camp4.1", "dig camp5.1"];
    assert_eq!(scene.list("dig"), camps);
}

#[test]
fn ruling_039_blocked_spaces_by_player_count() {
    for (players, open) in [(2, 5), (3, 7), (4, 10)] {
        let scene = Scene::players(players).purse(0, "coin 9");
        assert_eq!(scene.list("dig").len(), open, "{players} players");
    }
    let solo = Scene::new(r#"{"players":1,"board":"bird"}"#);
    assert_eq!(solo.s.blocked, 0b10_1010_1010, "the second space of every camp");
    let three = Scene::players(3);
    assert_eq!(three.s.blocked & 0b01_0101_0101, 0, "the cheap space is never blocked");
}

#[test]
fn ruling_039_blocked_spaces_take_no_relocated_figure() {
    let mut scene = Scene::bird()
        .hand(0, "pathfinders_sandals")
        .purse(0, "tablet 1")
        .figure(0, "camp1.1")
        .figure(1, "camp2.1")
        .figure(1, "camp3.1");
    scene.act("play pathfinders_sandals");
    assert_eq!(scene.legal(), ["move camp1.1 camp4.1", "move camp1.1 camp5.1"]);
}

#[test]
fn ruling_040_a_guardian_does_not_stop_a_dig() {
    let mut scene = Scene::bird()
        .bare(1)
        .hand(0, "funding_car")
        .found("low1", "site1_jewel")
        .guarded("low1", "guardian_05");
    scene.act("dig low1; spend funding_car");
    assert_eq!(scene.tokens(0), "jewel 1");
    scene.act("end; pass; end; pass; end");
    assert_eq!((scene.s.round, scene.points(0, "fear")), (2, -1), "Fear comes when the figure returns");
    assert_eq!(scene.s.guardians[site("low1").at()], guardian("guardian_05"));
}

#[test]
fn ruling_041_the_order_of_a_discovery() {
    let mut scene = Scene::bird()
        .hand(0, "funding_car")
        .purse(0, "compass 4")
        .idols(0, 0, 4)
        .idol_on("low1", "idol_coin")
        .script("tile_up site1_coin_arrowhead; guardian_up guardian_05");
    scene.act("discover low1");
    assert_eq!(scene.tokens(0), "compass 1", "compasses are paid first");
    assert_eq!(scene.s.players[0].figure_at_home(), Some(0), "the figure goes when travel is paid");
    scene.act("spend funding_car");
    let expected = [
        Kind::Paid,
        Kind::Spent,
        Kind::Discovered,
        Kind::IdolTaken,
        Kind::Gained,
        Kind::SiteFound,
        Kind::Gained,
        Kind::GuardianAwoke,
    ];
    let told = kinds(&scene);
    assert_eq!(told[told.len() - expected.len()..], expected);
    assert_eq!(scene.tokens(0), "coin 2 compass 1 arrowhead 1");
    assert_eq!(scene.s.players[0].idols, 1);
    let at = site("low1").at();
    assert_eq!(scene.s.tiles[at], tile("site1_coin_arrowhead"));
    assert_eq!(scene.s.guardians[at], guardian("guardian_05"));
    assert!(scene.s.idols[at].is_none());
}

#[test]
fn ruling_041_compasses_by_level() {
    let scene = |compasses: &str| Scene::bird().hand(0, "aeroplane").purse(0, compasses);
    assert_eq!(scene("compass 2").list("discover").len(), 0);
    assert_eq!(scene("compass 3").list("discover").len(), 8);
    assert_eq!(scene("compass 5").list("discover").len(), 8);
    assert_eq!(scene("compass 6").list("discover").len(), 12);
    let mut two = scene("compass 7").idols(0, 0, 4).idol_on("two1", "idol_tablet");
    two.act("discover two1");
    assert_eq!(two.tokens(0), "compass 1");
}

#[test]
fn ruling_041_the_tile_comes_from_the_stack_of_the_level() {
    let all = tables().level;
    let mut one = Scene::bird().hand(0, "funding_car").purse(0, "compass 3").idol_on("low1", "idol_tablet");
    one.act("discover low1; spend funding_car; continue");
    assert!(all[0] & (1 << one.s.tiles[site("low1").at()].0) != 0);
    let mut two = Scene::bird().hand(0, "automobile").purse(0, "compass 6").idol_on("two1", "idol_tablet");
    two.act("discover two1; spend automobile; icon car; continue");
    assert!(all[1] & (1 << two.s.tiles[site("two1").at()].0) != 0);
}

#[test]
fn ruling_042_level_two_gives_two_idols_and_one_effect() {
    let mut scene = Scene::bird()
        .hand(0, "automobile")
        .purse(0, "compass 6")
        .idol_on("two1", "idol_tablet")
        .script("tile_up site2_arrowhead_jewel");
    scene.act("discover two1; spend automobile; icon car");
    assert_eq!(scene.tokens(0), "tablet 1", "the effect of the face-up one only");
    assert_eq!(scene.s.players[0].idols, 2);
    assert_eq!(scene.legal(), ["continue", "idol"]);
    scene.act("idol; option 2; idol; option 4");
    assert_eq!(scene.tokens(0), "coin 1 compass 1 tablet 1 arrowhead 2 jewel 1", "then the site tile");
    assert_eq!((scene.points(0, "idols"), scene.points(0, "slots")), (6, 3 + 4));
    assert_eq!(scene.legal(), ["end"]);
}

#[test]
fn ruling_043_digging_later_costs_no_compasses() {
    let mut scene = Scene::bird().hand(0, "automobile").found("two1", "site2_arrowhead_jewel");
    scene.act("dig two1; spend automobile; icon car");
    assert_eq!(scene.tokens(0), "arrowhead 1 jewel 1");
    assert!(scene.s.guardians[site("two1").at()].is_none(), "no guardian awakes");
    assert_eq!(scene.s.players[0].idols, 0);
}

#[test]
fn ruling_043_a_discovered_site_is_not_discovered_again() {
    let scene = Scene::bird().hand(0, "aeroplane").purse(0, "compass 9").found("low1", "site1_jewel");
    assert!(!scene.can("discover low1") && scene.can("dig low1") && scene.can("discover low2"));
}

#[test]
fn ruling_044_the_jewel_camp_may_be_visited_without_paying() {
    let mut with_card = Scene::bird().hand(0, "fear axe");
    with_card.act("dig camp5.1; spend fear");
    assert_eq!(with_card.legal(), ["useup axe", "no"]);
    let mut paid = with_card.clone();
    paid.act("useup axe");
    assert_eq!(paid.tokens(0), "jewel 1");
    assert!(paid.is_in("play", 0, "axe"));
    with_card.act("no");
    assert_eq!(with_card.tokens(0), "");

    let mut last_card = Scene::bird().hand(0, "fear");
    last_card.act("dig camp5.1; spend fear");
    assert_eq!(last_card.legal(), ["end"]);
    assert_eq!(last_card.s.players[0].figures[0], space("camp5.1"));
}

#[test]
fn ruling_045_both_parts_are_taken_and_fear_is_not_optional() {
    let mut scene = Scene::bird().hand(0, "funding_car").found("low1", "site1_fear_tablet_jewel");
    scene.act("dig low1; spend funding_car");
    assert_eq!(scene.legal(), ["end"], "nothing to decide");
    assert_eq!(scene.tokens(0), "tablet 1 jewel 1");
    assert_eq!(scene.s.players[0].play_fear, 1);

    let mut either = Scene::bird().hand(0, "funding_car").found("low1", "site1_item_or_compasses");
    either.act("dig low1; spend funding_car");
    assert_eq!(either.legal(), ["option 1", "option 2"]);
    either.act("option 2");
    assert_eq!((either.tokens(0), either.deck_list(0).len()), ("compass 2".into(), 0));

    let mut with_draw =
        Scene::bird().hand(0, "funding_car").deck(0, "axe").found("low1", "site1_draw_arrowhead");
    with_draw.act("dig low1; spend funding_car; no");
    assert_eq!(with_draw.tokens(0), "arrowhead 1", "the draw may be declined, the rest comes");
}

#[test]
fn ruling_046_the_archaeologist_icon_is_a_whole_dig_or_discovery() {
    let mut dig = Scene::bird()
        .hand(0, "ostrich fear")
        .deck(0, "exploration_car")
        .found("two1", "site2_arrowhead_jewel");
    dig.act("play ostrich");
    assert_eq!(dig.legal(), ["draw", "no"]);
    dig.act("draw");
    assert!(dig.can("dig two1") && dig.can("dig camp1.1") && dig.can("no"));
    dig.act("dig two1; spend exploration_car");
    assert_eq!(dig.tokens(0), "arrowhead 1 jewel 1", "the drawn card pays the second car");

    let mut discovery = Scene::bird()
        .hand(0, "sturdy_boots funding_car")
        .purse(0, "compass 2")
        .idol_on("low1", "idol_coin")
        .script("tile_up site1_jewel; guardian_up guardian_06");
    discovery.act("play sturdy_boots; discover low1; spend funding_car; continue");
    assert_eq!(discovery.tokens(0), "coin 1 jewel 1", "the compass of the card helps to pay");
    assert_eq!(discovery.s.guardians[site("low1").at()], guardian("guardian_06"));
    assert_eq!(discovery.s.players[0].idols, 1);
    assert_eq!(discovery.legal(), ["end", "idol"]);
}

#[test]
fn p09_the_second_visitor_of_a_camp_pays_two_boots() {
    let mut scene = Scene::players(4).bare(1).bare(2).bare(3).hand(0, "fear fear fear");
    scene.act("dig camp3.1; spend fear; end; pass; end; pass; end; pass; end");
    assert!(!scene.can("dig camp3.1"));
    scene.act("dig camp3.2; spend fear; spend fear");
    assert_eq!(scene.tokens(0), "tablet 4");
    assert_eq!(scene.s.players[0].figures, [space("camp3.1"), space("camp3.2")]);
}
