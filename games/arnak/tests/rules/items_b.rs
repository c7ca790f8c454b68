//! Items that send a figure or activate a site.

use crate::parts::Parts;
use crate::scene::{Scene, site};

/// Four players on a side: camps have two spaces. Seat 0 has an empty hand, deck and purse.
fn four(board: &str) -> Scene {
    Scene::new(&format!(r#"{{"players":4,"board":"{board}"}}"#)).hand(0, "").deck(0, "").purse(0, "")
}

/// Digs and discoveries on offer.
fn journeys(scene: &Scene) -> Vec<String> {
    let mut all = scene.list("dig");
    all.extend(scene.list("discover"));
    all
}

const CAMPS: [&str; 5] = ["dig camp1.1", "dig camp2.1", "dig camp3.1", "dig camp4.1", "dig camp5.1"];

/// The first spaces of the camps and these.
fn camps_and(more: &[&str]) -> Vec<String> {
    CAMPS.iter().chain(more).map(|&s| String::from(s)).collect()
}

/// A map with a car site, a ship site and both two-icon sites found.
fn found() -> Scene {
    Scene::bird()
        .found("low1", "site1_coin_arrowhead")
        .found("low3", "site1_jewel")
        .found("two1", "site2_2compasses_jewel")
        .found("two4", "site2_arrowhead_jewel")
}

#[test]
fn sea_turtle_takes_a_ship_off_a_journey() {
    let mut scene = found().hand(0, "sea_turtle");
    scene.act("play sea_turtle");
    assert_eq!(journeys(&scene), camps_and(&["dig low3"]), "a ship covers a ship or a boot, no car");
    assert!(scene.can("no"));
    let mut camp = scene.clone();
    let mut stays = scene.clone();
    scene.act("dig low3");
    assert_eq!((scene.tokens(0).as_str(), scene.legal()), ("jewel 1", vec![String::from("end")]));
    camp.act("dig camp4.1");
    assert_eq!((camp.tokens(0).as_str(), camp.legal()), ("arrowhead 1", vec![String::from("end")]));
    stays.act("no");
    assert_eq!((stays.tokens(0).as_str(), stays.legal()), ("", vec![String::from("end")]));
}

#[test]
fn sea_turtle_draws_first_and_the_drawn_card_may_pay() {
    let mut scene = found().hand(0, "sea_turtle").deck(0, "exploration_ship exploration_car");
    scene.act("play sea_turtle");
    assert_eq!(scene.legal(), ["draw", "no"]);
    let mut declined = scene.clone();
    declined.act("no");
    assert!(!declined.can("dig two4") && declined.can("dig low3"));
    scene.act("draw");
    assert!(!scene.can("draw"), "one card only");
    assert!(scene.can("dig two4"), "one ship by the discount, one by the card");
    scene.act("dig two4; spend exploration_ship");
    assert_eq!(scene.tokens(0), "arrowhead 1 jewel 1");
}

#[test]
fn sea_turtle_helps_to_discover_but_not_with_compasses() {
    let mut scene = Scene::bird().hand(0, "sea_turtle").purse(0, "compass 3");
    scene.act("play sea_turtle");
    let ships = ["discover low3", "discover low4", "discover high3", "discover high4"];
    assert_eq!(journeys(&scene), camps_and(&ships));
    let mut short = Scene::bird().hand(0, "sea_turtle").purse(0, "compass 2");
    short.act("play sea_turtle");
    assert_eq!(journeys(&short), camps_and(&[]));
}

#[test]
fn sea_turtle_needs_a_figure_at_home() {
    let mut scene = found().hand(0, "sea_turtle").deck(0, "hat").figure(0, "camp1.1").figure(0, "camp2.1");
    scene.act("play sea_turtle; draw");
    assert_eq!((journeys(&scene), scene.hand_cards(0).as_str()), (vec![], "hat"));
    assert!(scene.can("end"));
}

#[test]
fn sea_turtle_leaves_no_icon_behind() {
    let mut scene = found().hand(0, "sea_turtle funding_car").assistant(0, "boot_for_arrowhead", false);
    scene.act("play sea_turtle; dig low1; spend funding_car; assistant 1").forgo();
    assert_eq!(
        scene.tokens(0),
        "coin 1 arrowhead 1",
        "the discount did not become an icon that pays the assistant"
    );
    assert!(scene.can("end"));
}

#[test]
fn ostrich_takes_a_car_off_a_journey() {
    let mut scene = found().hand(0, "ostrich").deck(0, "funding_car");
    scene.act("play ostrich; no");
    assert_eq!(journeys(&scene), camps_and(&["dig low1"]), "a car covers a car or a boot, no ship");
    scene.act("dig low1");
    assert_eq!((scene.tokens(0).as_str(), scene.legal()), ("coin 1 arrowhead 1", vec![String::from("end")]));
    let mut drawn = found().hand(0, "ostrich").deck(0, "funding_car exploration_car");
    drawn.act("play ostrich; draw");
    assert!(drawn.can("dig two1") && !drawn.can("dig two4"));
    drawn.act("dig two1; spend funding_car");
    assert_eq!(drawn.tokens(0), "compass 2 jewel 1");
}

#[test]
fn sturdy_boots_take_two_boots_off_and_nothing_else() {
    let sites = |scene: Scene| {
        scene
            .found("low1", "site1_jewel")
            .found("high2", "site1_coin_arrowhead")
            .found("high3", "site1_coin_2tablets")
            .found("two2", "site2_arrowhead_jewel")
    };
    let mut scene = sites(four("snake")).hand(0, "sturdy_boots");
    scene.act("play sturdy_boots");
    let mut wanted: Vec<String> =
        (1..=5).flat_map(|camp| [format!("dig camp{camp}.1"), format!("dig camp{camp}.2")]).collect();
    wanted.push("dig high2".into());
    assert_eq!(journeys(&scene), wanted, "p. 24: boots cover no car and no plane");
    let mut camp = scene.clone();
    scene.act("dig high2");
    assert_eq!(scene.tokens(0), "coin 1 compass 1 arrowhead 1");
    camp.act("dig camp1.2");
    assert_eq!(camp.tokens(0), "coin 2 compass 1");
    let mut plane = sites(four("snake")).hand(0, "sturdy_boots hot_air_balloon");
    plane.act("play sturdy_boots; dig two2");
    assert_eq!(
        plane.list("spend"),
        ["spend hot_air_balloon"],
        "the plane of two2 is still due, its boot is not"
    );
    plane.act("spend hot_air_balloon");
    assert_eq!(plane.tokens(0), "compass 1 arrowhead 1 jewel 1");
}

#[test]
fn sturdy_boots_give_the_compass_first() {
    let mut scene = four("snake").hand(0, "sturdy_boots").purse(0, "compass 2");
    scene = scene.idol_at("high2", "idol_coin").script("tile_up site1_jewel");
    scene.act("play sturdy_boots");
    assert_eq!(scene.list("discover"), ["discover high2"], "two boots covered, three compasses there");
    scene.act("discover high2");
    assert!(scene.can("idol"), "the idol just found may go into a slot before the tile is turned up");
    scene.act("continue");
    assert_eq!(scene.tokens(0), "coin 1 jewel 1");
}

#[test]
fn hot_air_balloon_pays_an_icon_and_three_compasses() {
    let mut scene = Scene::bird().hand(0, "hot_air_balloon").idol_at("low2", "idol_tablet");
    scene = scene.script("tile_up site1_jewel; guardian_up guardian_08");
    scene.act("play hot_air_balloon");
    let level_one =
        (1..=4).map(|n| format!("discover low{n}")).chain((1..=4).map(|n| format!("discover high{n}")));
    let level_one: Vec<String> = level_one.collect();
    let wanted: Vec<&str> = level_one.iter().map(String::as_str).collect();
    assert_eq!(journeys(&scene), camps_and(&wanted), "level I for nothing at all");
    scene.act("discover low2; continue");
    assert_eq!(scene.tokens(0), "tablet 1 jewel 1");
    assert!(scene.is_in("exile", 0, "hot_air_balloon") && scene.s.guardians[site("low2").at()].is_some());
}

#[test]
fn hot_air_balloon_on_level_two_leaves_three_compasses_and_an_icon() {
    let base = |purse: &str, hand: &str| {
        let mut scene = Scene::bird().hand(0, hand).purse(0, purse);
        scene.act("play hot_air_balloon");
        scene.list("discover").into_iter().filter(|at| at.starts_with("discover two")).collect::<Vec<_>>()
    };
    assert_eq!(base("compass 3", "hot_air_balloon funding_car"), ["discover two1", "discover two2"]);
    assert_eq!(base("compass 2", "hot_air_balloon funding_car"), [""; 0]);
    assert_eq!(base("compass 9", "hot_air_balloon"), [""; 0]);
}

#[test]
fn hot_air_balloon_may_be_kept_from_travelling() {
    let mut scene = Scene::bird().hand(0, "hot_air_balloon").figure(0, "camp1.1").figure(0, "camp2.1");
    scene.act("play hot_air_balloon");
    assert_eq!(scene.legal(), ["end"], "no figure at home, no journey");
    let mut scene = Scene::bird().hand(0, "hot_air_balloon");
    scene.act("play hot_air_balloon; no");
    assert_eq!(scene.legal(), ["end"]);
    assert!(scene.is_in("exile", 0, "hot_air_balloon"));
}

#[test]
fn aeroplane_pays_an_icon_and_two_compasses() {
    let mut scene =
        Scene::bird().hand(0, "aeroplane fear").purse(0, "compass 1").idol_at("high4", "idol_coin");
    scene = scene.script("tile_up site1_jewel");
    scene.act("play aeroplane");
    assert_eq!(scene.list("discover").len(), 8, "any site of level I");
    scene.act("discover high4; continue");
    assert_eq!((scene.tokens(0).as_str(), scene.play_cards(0).as_str()), ("coin 1 jewel 1", "aeroplane"));
    let mut poor = Scene::bird().hand(0, "aeroplane");
    poor.act("play aeroplane");
    assert_eq!(journeys(&poor), camps_and(&[]));
    let mut high = Scene::bird().hand(0, "aeroplane exploration_ship").purse(0, "compass 4");
    high = high.idol_at("two3", "idol_tablet").script("tile_up site2_arrowhead_jewel");
    high.act("play aeroplane; discover two3; spend exploration_ship; continue");
    assert_eq!(high.tokens(0), "tablet 1 arrowhead 1 jewel 1", "6 - 2 compasses were paid");
    assert_eq!(high.s.players[0].idols, 2);
}

#[test]
fn aeroplane_covers_the_ship_or_the_car() {
    let scene = Scene::snake().found("two3", "site2_arrowhead_jewel");
    let mut scene = scene.hand(0, "aeroplane funding_ship exploration_car");
    scene.act("play aeroplane; dig two3");
    assert_eq!(scene.list("cover"), ["cover ship", "cover car"]);
    let mut car = scene.clone();
    scene.act("cover ship");
    assert_eq!(scene.list("spend"), ["spend exploration_car"]);
    car.act("cover car");
    assert_eq!(car.list("spend"), ["spend funding_ship"]);
}

#[test]
fn binoculars_activate_any_found_site_of_level_one() {
    let scene = found().found("high2", "site1_coin_2tablets").hand(0, "binoculars").figure(1, "low1");
    let mut scene = scene.figure(0, "camp1.1").figure(0, "camp2.1");
    scene.act("play binoculars");
    assert_eq!(scene.list("activate"), ["activate low1", "activate low3", "activate high2"]);
    scene.act("activate low1");
    assert_eq!(scene.tokens(0), "coin 1 arrowhead 1", "occupied or not, no figure and no travel");
    let mut bare = Scene::bird().hand(0, "binoculars").found("two1", "site2_2compasses_jewel");
    bare.act("play binoculars");
    assert_eq!((bare.tokens(0).as_str(), bare.legal()), ("", vec![String::from("end")]));
}

#[test]
fn tent_activates_a_site_of_one_s_own() {
    let mut scene = found().hand(0, "tent").figure(0, "low3").figure(0, "camp1.1").figure(1, "low1");
    scene.act("play tent");
    assert_eq!(scene.list("activate"), ["activate camp1", "activate low3"]);
    let mut camp = scene.clone();
    scene.act("activate low3");
    assert_eq!(scene.tokens(0), "jewel 1");
    camp.act("activate camp1");
    assert_eq!(camp.tokens(0), "coin 2");
    let mut nobody = found().hand(0, "tent").figure(1, "low3");
    nobody.act("play tent");
    assert_eq!((nobody.tokens(0).as_str(), nobody.legal()), ("", vec![String::from("end")]));
}

#[test]
fn tent_costs_two_compasses_on_level_two() {
    let base = |purse: &str| found().hand(0, "tent").figure(0, "two1").figure(0, "camp1.1").purse(0, purse);
    let mut scene = base("compass 2");
    scene.act("play tent");
    assert_eq!(scene.list("activate"), ["activate camp1", "activate two1"]);
    scene.act("activate two1");
    assert_eq!(scene.tokens(0), "compass 2 jewel 1", "two paid, two gained");
    let mut short = base("compass 1");
    short.act("play tent");
    assert_eq!(short.tokens(0), "coin 2 compass 1", "only the camp is left");
}

#[test]
fn lantern_activates_any_camp() {
    let mut scene = found().hand(0, "lantern fear").figure(1, "camp2.1").figure(0, "camp1.1");
    scene.act("play lantern");
    let camps = ["activate camp1", "activate camp2", "activate camp3", "activate camp4", "activate camp5"];
    assert_eq!(scene.list("activate"), camps, "occupied or not, and no other site");
    for (at, after) in [(1, "coin 2"), (2, "compass 2"), (3, "tablet 2"), (4, "arrowhead 1")] {
        let mut scene = scene.clone();
        scene.act(&format!("activate camp{at}"));
        assert_eq!(scene.tokens(0), after);
    }
    scene.act("activate camp5; useup fear");
    assert_eq!(scene.tokens(0), "jewel 1");
}

#[test]
fn dog_activates_an_unoccupied_camp() {
    let scene = four("bird").hand(0, "dog").figure(1, "camp1.2").figure(0, "camp3.1").figure(2, "camp5.1");
    let mut scene = scene.guarded("camp4", "guardian_01");
    scene.act("play dog");
    let camps = ["activate camp2", "activate camp4"];
    assert_eq!(scene.list("activate"), camps, "any figure occupies the camp, a guardian does not");
    assert_eq!(scene.tokens(0), "compass 1", "the compass comes first");
    scene.act("activate camp4");
    assert_eq!(scene.tokens(0), "compass 1 arrowhead 1");
}

#[test]
fn dog_finds_no_camp_but_the_compass() {
    let scene = four("bird").hand(0, "dog").figure(0, "camp1.1").figure(1, "camp2.1").figure(1, "camp3.1");
    let mut scene = scene.figure(2, "camp4.2").figure(3, "camp5.2");
    scene.act("play dog");
    assert_eq!((scene.tokens(0).as_str(), scene.legal()), ("compass 1", vec![String::from("end")]));
}
