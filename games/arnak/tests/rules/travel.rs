//! Paying for travel: rulings 29 to 35.

use crate::scene::Scene;

/// The snake side has every single icon: camps a boot, low1 a car, low3 a ship, high3 a plane.
fn every_icon() -> Scene {
    Scene::snake()
        .found("low1", "site1_jewel")
        .found("low3", "site1_coin_arrowhead")
        .found("high3", "site1_tablet_arrowhead")
}

/// Discovered level II sites of the bird side: two1 costs two cars, two3 two ships.
fn double_icons() -> Scene {
    Scene::bird().found("two1", "site2_arrowhead_jewel").found("two3", "site2_2tablets_jewel")
}

#[test]
fn ruling_029_what_pays_what() {
    let reach = |scene: Scene| -> Vec<bool> {
        ["camp3.1", "low1", "low3", "high3"].iter().map(|at| scene.can(&format!("dig {at}"))).collect()
    };
    assert_eq!(reach(every_icon().hand(0, "fear")), [true, false, false, false]);
    assert_eq!(reach(every_icon().hand(0, "funding_car")), [true, true, false, false]);
    assert_eq!(reach(every_icon().hand(0, "funding_ship")), [true, false, true, false]);
    assert_eq!(reach(every_icon().hand(0, "hot_air_balloon")), [true, true, true, true]);
    assert_eq!(reach(every_icon().purse(0, "coin 2")), [true, true, true, true]);
    assert_eq!(reach(every_icon().purse(0, "coin 1")), [false, false, false, false]);
    assert_eq!(reach(every_icon().hand(0, "journal")), [true, true, true, false]);
}

#[test]
fn ruling_029_a_payment_lists_what_pays_the_icon() {
    let mut scene = every_icon().hand(0, "hot_air_balloon funding_car funding_ship fear").purse(0, "coin 2");
    let spends = |scene: &Scene, at: &str| {
        let mut scene = scene.clone();
        scene.act(&format!("dig {at}"));
        scene.list("spend")
    };
    assert_eq!(spends(&scene, "high3"), ["spend hot_air_balloon"]);
    assert_eq!(spends(&scene, "low1"), ["spend hot_air_balloon", "spend funding_car"]);
    assert_eq!(spends(&scene, "low3"), ["spend hot_air_balloon", "spend funding_ship"]);
    let all = ["spend hot_air_balloon", "spend funding_ship", "spend funding_car", "spend fear"];
    assert_eq!(spends(&scene, "camp3.1"), all);
    scene.act("dig high3");
    assert!(scene.can("hire"));
}

#[test]
fn ruling_029_two_coins_hire_a_plane_any_number_of_times() {
    let mut scene = double_icons().purse(0, "coin 5");
    scene.act("dig two1; hire; hire");
    assert_eq!(scene.tokens(0), "coin 1 arrowhead 1 jewel 1");
    assert!(!double_icons().purse(0, "coin 3").can("dig two1"));
}

#[test]
fn ruling_029_hired_planes_pay_guardians() {
    // Guardian 3 costs a coin, an arrowhead and a boot.
    let scene = |coins: &str| {
        Scene::bird()
            .purse(0, coins)
            .found("low1", "site1_jewel")
            .guarded("low1", "guardian_03")
            .figure(0, "low1")
    };
    assert!(!scene("coin 2 arrowhead 1").can("overcome low1"), "the coin of the cost hires nobody");
    let mut enough = scene("coin 3 arrowhead 1");
    enough.act("overcome low1");
    assert_eq!(enough.tokens(0), "coin 2");
    enough.act("hire");
    assert_eq!((enough.tokens(0), enough.points(0, "guardians")), (String::new(), 5));
}

#[test]
fn ruling_029_hired_planes_pay_the_boot_assistant() {
    let mut scene = Scene::bird().purse(0, "coin 2").assistant(0, "boot_for_arrowhead", false);
    scene.act("assistant 1; yes; hire");
    assert_eq!(scene.tokens(0), "arrowhead 1");

    let mut poor = Scene::bird().purse(0, "coin 1").assistant(0, "boot_for_arrowhead", false);
    poor.act("assistant 1");
    assert_eq!(poor.tokens(0), "coin 1");
    assert!(poor.can("pass"));
}

#[test]
fn p09_one_ship_is_paid_by_ship_plane_or_two_coins() {
    let site = || Scene::bird().found("low3", "site1_jewel");
    for hand in ["funding_ship", "hot_air_balloon"] {
        assert!(site().hand(0, hand).can("dig low3"), "{hand}");
    }
    assert!(site().purse(0, "coin 2").can("dig low3"));
    for hand in ["funding_car", "fear", "funding_car exploration_car fear"] {
        assert!(!site().hand(0, hand).can("dig low3"), "{hand}");
    }
}

#[test]
fn p09_two_cars_are_paid_by_any_mix() {
    let pays = [
        ("aeroplane", ""),
        ("automobile", ""),
        ("funding_car exploration_car", ""),
        ("hot_air_balloon funding_car", ""),
        ("funding_car", "coin 2"),
        ("", "coin 4"),
    ];
    for (hand, coins) in pays {
        assert!(double_icons().hand(0, hand).purse(0, coins).can("dig two1"), "{hand} {coins}");
    }
    for (hand, coins) in [("gold_pan", ""), ("gold_pan", "coin 2"), ("funding_car fear", "coin 1")] {
        assert!(!double_icons().hand(0, hand).purse(0, coins).can("dig two1"), "{hand} {coins}");
    }
}

#[test]
fn ruling_030_a_two_icon_cost_may_mix_sources() {
    let mut scene = double_icons()
        .hand(0, "funding_car")
        .assistant(0, "compass_or_car", false)
        .overcame(0, "guardian_13");
    scene.act("dig two1");
    assert_eq!(scene.legal(), ["spend funding_car", "boon guardian_13", "play funding_car", "assistant 1"]);
    scene.act("boon guardian_13");
    assert_eq!(scene.legal(), ["spend funding_car", "play funding_car", "assistant 1"]);
    scene.act("assistant 1; option 2; icon car");
    assert_eq!(scene.tokens(0), "arrowhead 1 jewel 1");
    assert!(scene.is_in("hand", 0, "funding_car"));
}

#[test]
fn ruling_030_both_sources_stay_bound_until_all_is_paid() {
    let mut scene = double_icons().hand(0, "funding_car exploration_car hat");
    scene.act("dig two1");
    assert_eq!(scene.legal(), ["spend funding_car", "spend exploration_car", "play hat"]);
    scene.act("spend funding_car");
    assert_eq!(scene.legal(), ["spend exploration_car", "play hat"]);
    scene.act("spend exploration_car");
    assert_eq!(scene.tokens(0), "arrowhead 1 jewel 1");
}

#[test]
fn ruling_030_a_two_icon_card_may_pay_one_icon_or_both() {
    let mut both = double_icons().hand(0, "automobile");
    both.act("dig two1; spend automobile");
    assert_eq!(both.legal(), ["icon car"]);
    both.act("icon car");
    assert_eq!(both.tokens(0), "arrowhead 1 jewel 1");

    let mut one = Scene::bird().hand(0, "automobile");
    one.act("dig camp3.1; spend automobile");
    assert_eq!(one.tokens(0), "tablet 2");
    assert_eq!(one.legal(), ["end"]);
}

#[test]
fn p16_a_card_with_two_icons_pays_the_assistant_and_a_dig() {
    let scene = || Scene::bird().hand(0, "sturdy_boots").assistant(0, "boot_for_arrowhead", false);
    let mut dig_first = scene();
    dig_first.act("dig camp3.1; spend sturdy_boots; assistant 1; yes");
    assert_eq!(dig_first.legal(), ["icon car"]);
    dig_first.act("icon car");
    assert_eq!(dig_first.tokens(0), "tablet 2 arrowhead 1");

    let mut assistant_first = scene();
    assistant_first.act("assistant 1; yes; spend sturdy_boots");
    assert_eq!(assistant_first.tokens(0), "arrowhead 1");
    assistant_first.act("dig camp3.1");
    assert_eq!(assistant_first.legal(), ["icon car"]);
    assistant_first.act("icon car");
    assert_eq!(assistant_first.tokens(0), "tablet 2 arrowhead 1");

    let mut in_between = scene();
    in_between.act("dig camp3.1; assistant 1; yes; spend sturdy_boots; icon car");
    assert_eq!(in_between.tokens(0), "tablet 2 arrowhead 1");
    assert_eq!(in_between.legal(), ["end"]);
}

#[test]
fn ruling_031_left_over_icons_keep_their_kind() {
    let scene = every_icon().hand(0, "gold_pan").assistant(0, "boot_for_arrowhead", false);
    let mut ship = scene;
    ship.act("assistant 1; yes; spend gold_pan");
    assert!(ship.can("dig low3") && !ship.can("dig low1"));
    ship.act("dig low3; icon ship");
    assert_eq!(ship.tokens(0), "coin 1 arrowhead 2");
}

#[test]
fn ruling_031_left_over_icons_of_an_assistant_remain_for_the_turn() {
    let mut scene = Scene::bird().assistant(0, "coin_or_plane", true).found("low1", "site1_jewel");
    scene = scene.assistant(0, "boot_for_arrowhead", false);
    scene.act("dig low1; assistant 1; option 2; icon plane; assistant 2; yes; icon plane");
    assert_eq!(scene.tokens(0), "arrowhead 1 jewel 1");
}

#[test]
fn ruling_031_left_over_icons_of_a_guardians_cost_pay_the_assistant() {
    let mut scene = Scene::bird()
        .hand(0, "automobile")
        .purse(0, "coin 1 arrowhead 1")
        .found("low1", "site1_jewel")
        .guarded("low1", "guardian_03")
        .figure(0, "low1")
        .assistant(0, "boot_for_arrowhead", false);
    scene.act("overcome low1; spend automobile; assistant 1; yes; icon car");
    assert_eq!((scene.tokens(0), scene.points(0, "guardians")), ("arrowhead 1".into(), 5));
}

#[test]
fn ruling_031_left_over_icons_vanish_with_the_turn() {
    let mut scene = Scene::bird().bare(1).hand(0, "automobile");
    scene.act("dig camp3.1; spend automobile");
    assert_eq!(scene.s.pool.total(), 1);
    scene.act("end; pass; end");
    assert!(scene.list("dig").is_empty());
    assert!(scene.s.pool.is_empty());
}

#[test]
fn ruling_032_overpaying_on_purpose() {
    // The boot of Fear would do; a plane is spent instead, and of two icons one is wasted.
    let mut scene = Scene::bird().hand(0, "aeroplane fear");
    scene.act("dig camp3.1");
    assert_eq!(scene.legal(), ["spend aeroplane", "spend fear"]);
    scene.act("spend aeroplane");
    assert_eq!(scene.tokens(0), "tablet 2");
    assert!(scene.is_in("hand", 0, "fear"));
}

#[test]
fn ruling_032_of_two_different_icons_the_player_says_which_pays() {
    let mut scene = every_icon().hand(0, "journal fear").assistant(0, "boot_for_arrowhead", false);
    scene.act("assistant 1; yes; spend journal");
    assert_eq!(scene.legal(), ["icon ship", "icon car", "spend fear"]);
    let mut car_left = scene.clone();
    car_left.act("icon ship");
    assert!(car_left.can("dig low1") && !car_left.can("dig low3"));
    // Fear on top of it: both icons of the card are left.
    scene.act("spend fear");
    assert_eq!(scene.tokens(0), "arrowhead 1");
    assert!(scene.can("dig low1") && scene.can("dig low3"));
}

#[test]
fn ruling_033_travel_of_coconut_flask_serves_a_free_action() {
    let mut scene = Scene::bird()
        .hand(0, "coconut_flask")
        .purse(0, "tablet 1")
        .supply(["compass_or_ship", "coins", "tablet"])
        .assistant(0, "boot_for_arrowhead", false);
    scene.act("play coconut_flask; use_assistant 1; option 2");
    assert_eq!(scene.tokens(0), "coin 2");
    assert_eq!(scene.legal(), ["end", "assistant 1"], "no dig: the artifact was the main action");
    scene.act("assistant 1; yes");
    assert_eq!(scene.legal(), ["icon ship", "hire"]);
    scene.act("icon ship");
    assert_eq!(scene.tokens(0), "coin 2 arrowhead 1");
}

#[test]
fn ruling_033_travel_of_ancient_wine_is_lost_at_the_end_of_the_turn() {
    let mut scene = Scene::bird().bare(1).hand(0, "ancient_wine").purse(0, "tablet 1").supply([
        "coin_or_plane",
        "coins",
        "tablet",
    ]);
    scene.act("play ancient_wine; use_assistant 1; option 2");
    assert_eq!((scene.tokens(0), scene.s.pool.total()), ("coin 1".into(), 2));
    scene.act("end; pass; end");
    assert!(scene.list("dig").is_empty());
}

#[test]
fn ruling_034_a_travel_discount_is_an_icon_of_this_one_action() {
    let mut scene = Scene::bird()
        .hand(0, "sea_turtle fear")
        .found("low3", "site1_jewel")
        .found("low1", "site1_coin_arrowhead");
    scene.act("play sea_turtle");
    assert!(scene.can("dig low3") && scene.can("dig camp3.1") && !scene.can("dig low1"));
    scene.act("dig camp3.1");
    assert_eq!(scene.tokens(0), "tablet 2", "the ship covers the boot");
    assert_eq!(scene.legal(), ["end"]);
    assert!(scene.is_in("hand", 0, "fear"));
}

#[test]
fn ruling_034_a_discount_does_not_carry_over() {
    let mut scene = Scene::bird().hand(0, "sea_turtle").assistant(0, "boot_for_arrowhead", false);
    scene.act("play sea_turtle; no; assistant 1");
    assert_eq!(scene.tokens(0), "", "the boot was not there for the assistant");

    let mut two = double_icons().hand(0, "ostrich fear funding_car");
    two.act("play ostrich; dig two1");
    assert_eq!(two.legal(), ["spend funding_car"], "one of two cars is covered");
}

#[test]
fn ruling_034_boot_discounts_touch_boots_only() {
    let scene = every_icon().hand(0, "sturdy_boots").found("high2", "site1_compass_arrowhead");
    let mut boots = scene.clone();
    boots.act("play sturdy_boots");
    assert_eq!(boots.tokens(0), "compass 1");
    let digs = ["dig camp1.1", "dig camp2.1", "dig camp3.1", "dig camp4.1", "dig camp5.1", "dig high2"];
    assert_eq!(boots.list("dig"), digs);
    boots.act("dig high2");
    assert_eq!(boots.tokens(0), "compass 2 arrowhead 1", "both boots are covered");

    // A plane and a boot: the plane has to be paid.
    let mut mixed = scene.found("two2", "site2_arrowhead_jewel").purse(0, "coin 2");
    mixed.act("play sturdy_boots; dig two2");
    assert_eq!(mixed.legal(), ["hire"]);
    mixed.act("hire");
    assert_eq!(mixed.tokens(0), "compass 1 arrowhead 1 jewel 1");
}

#[test]
fn ruling_034_a_plane_discount_covers_the_icon_the_player_chooses() {
    let scene = |hand: &str| Scene::snake().hand(0, hand).found("two3", "site2_arrowhead_jewel");
    let mut both = scene("aeroplane funding_ship funding_car");
    both.act("play aeroplane; dig two3");
    assert_eq!(both.list("cover"), ["cover ship", "cover car"]);
    both.act("cover ship");
    assert_eq!(both.list("spend"), ["spend funding_car"]);

    let mut only_ship = scene("aeroplane funding_ship");
    only_ship.act("play aeroplane; dig two3");
    assert_eq!(only_ship.legal(), ["cover car"], "the ship can still be paid, the car could not");
    only_ship.act("cover car; spend funding_ship");
    assert_eq!(only_ship.tokens(0), "arrowhead 1 jewel 1");
}

#[test]
fn ruling_034_compass_discounts_never_go_below_zero() {
    let balloon = |compasses: &str| {
        let scene = Scene::bird().hand(0, "hot_air_balloon fear").purse(0, compasses);
        let mut scene = scene.idol_on("low1", "idol_coin");
        scene.act("play hot_air_balloon");
        scene
    };
    let none = balloon("");
    assert!(none.can("discover low1") && !none.can("discover two1"));
    assert!(!balloon("compass 3").can("discover two1"), "of two cars the plane covers one");
    let mut with_car = balloon("compass 4").hand(0, "funding_car");
    assert!(with_car.can("discover two1"));
    with_car.act("discover low1");
    assert_eq!(with_car.tokens(0), "coin 1 compass 4");

    let mut plane = Scene::bird().hand(0, "aeroplane").purse(0, "compass 1").idol_on("low1", "idol_coin");
    plane.act("play aeroplane");
    assert!(plane.can("discover low1"));
    plane.act("discover low1");
    assert_eq!(plane.tokens(0), "coin 1", "three compasses less two");
}

#[test]
fn ruling_035_ocarina_turns_every_travel_icon_of_the_round_into_a_plane() {
    let mut scene = every_icon()
        .bare(1)
        .hand(0, "guardians_ocarina fear gold_pan")
        .purse(0, "tablet 1")
        .found("two2", "site2_arrowhead_jewel")
        .assistant(0, "compass_or_car", false)
        .overcame(0, "guardian_01");
    scene.act("play guardians_ocarina; end; pass; end");
    let mut cards = scene.clone();
    cards.act("dig high3");
    let pays = ["spend gold_pan", "spend fear", "boon guardian_01", "play gold_pan", "assistant 1"];
    assert_eq!(cards.legal(), pays);
    cards.act("assistant 1; option 2");
    assert_eq!(cards.list("icon"), ["icon plane"]);

    let mut two = scene.clone();
    two.act("dig two2; spend gold_pan");
    assert_eq!(two.list("icon"), ["icon plane"], "a card with two icons gives two planes");

    scene.act("dig high3; spend fear");
    assert_eq!(scene.tokens(0), "tablet 1 arrowhead 1");
}

#[test]
fn ruling_035_ocarina_counts_for_discounts_too() {
    let mut scene = every_icon().bare(1).hand(0, "guardians_ocarina sturdy_boots").purse(0, "tablet 1");
    scene.act("play guardians_ocarina; end; pass; end; play sturdy_boots");
    assert!(scene.can("dig high3"));
    scene.act("dig high3");
    assert_eq!(scene.tokens(0), "compass 1 tablet 1 arrowhead 1");
}

#[test]
fn ruling_035_ocarina_ends_with_the_round_and_is_its_owners_alone() {
    let mut scene = every_icon().hand(0, "guardians_ocarina").purse(0, "tablet 1").bare(1).hand(1, "fear");
    scene.act("play guardians_ocarina; end");
    assert!(!scene.can("dig high3") && scene.can("dig camp1.1"));
    scene.act("pass; end; pass; end; discard fear");
    assert_eq!(scene.s.round, 2);
    let next = scene.with(|s| s.turn = 0).hand(0, "fear");
    assert!(!next.can("dig high3") && next.can("dig camp1.1"));
}

#[test]
fn ruling_035_ocarina_brings_a_figure_home_without_fear() {
    let mut scene = every_icon()
        .bare(1)
        .guarded("low1", "guardian_05")
        .hand(0, "guardians_ocarina")
        .purse(0, "tablet 1")
        .figure(0, "low1")
        .figure(0, "camp1.1");
    scene.act("play guardians_ocarina");
    assert_eq!(scene.legal(), ["recall low1", "recall camp1.1"]);
    scene.act("recall low1; end; pass; end; pass; end");
    assert_eq!((scene.s.round, scene.points(0, "fear")), (2, 0));
}
