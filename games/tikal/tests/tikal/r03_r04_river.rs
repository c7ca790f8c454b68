//! Rulings 3 and 4: the pirogue and the deliveries.

use kernel::{Game, Purpose};
use tikal::event::Event;

use crate::scene::{Scene, rules};

#[test]
fn r03_01_any_tile_on_the_board_and_the_own_site_without_moving() {
    let mut scene = Scene::new(2);
    assert_eq!(scene.offers("take").len(), 16);
    scene.treasures(0, &["mask"]).act("take A01");
    assert_eq!(scene.pirogue(0), "s1");
    assert!(scene.can("passage"), "no delivery and no forest came in between");
}

#[test]
fn r03_02_clockwise_only_up_to_five_sites() {
    let mut scene = Scene::new(2);
    scene.backpack(0, &["pink"]).tent_used(0).moor(0, "s3").act("take A03");
    assert_eq!(scene.pirogue(0), "s2");
    assert_eq!(scene.state.seats[0].backpack, [0; 5], "five sites on, through the forest");
}

#[test]
fn r03_02_clockwise_also_in_round_2() {
    let mut scene = Scene::new(2);
    scene.state.round = 2;
    scene.state.active = 1;
    scene.check();
    scene.backpack(1, &["pink"]).tent_used(1).moor(1, "s4").act("take A12");
    assert_eq!(
        (scene.pirogue(1), scene.state.seats[1].backpack),
        ("s5", [0; 5]),
        "forwards through the forest"
    );
}

#[test]
fn r03_03_an_empty_site_is_left_and_sites_are_shared() {
    let mut scene = Scene::new(2);
    scene.last_tile("A06").moor(1, "s1");
    assert_eq!(scene.offers("take"), ["take A06"]);
    scene.moor(0, "s3").act("take A06");
    assert_eq!((scene.pirogue(0), scene.pirogue(1)), ("s3", "s3"));
}

#[test]
fn r03_04_crossing_the_forest_costs_a_key() {
    let mut scene = Scene::new(2);
    scene.backpack(0, &["pink", "blue"]).moor(0, "s4").act("take A12");
    assert_eq!(scene.offers("pay"), ["pay pink", "pay blue"]);
    scene.act("pay blue");
    assert_eq!(scene.state.seats[0].backpack, [1, 0, 0, 0, 0]);
    assert_eq!(scene.state.keys[3], 7, "it went back to the supply");
}

#[test]
fn r03_04_without_a_key_ten_points_are_lost() {
    let mut scene = Scene::new(2);
    scene.moor(0, "s4").acts(&["take A12", "lose"]);
    assert_eq!(scene.points(0, "penalties"), -10);
}

#[test]
fn r03_05_whoever_has_a_key_must_pay_it_and_camp_keys_do_not_count() {
    let mut scene = Scene::new(2);
    scene.backpack(0, &["pink"]).moor(0, "s4").act("take A12");
    assert!(!scene.can("lose"));
    let mut scene = Scene::new(2);
    scene.camp(0, &["pink"]).moor(0, "s4").act("take A12");
    assert!(scene.can("lose") && scene.offers("pay").is_empty());
}

#[test]
fn r03_06_forest_card_no_key() {
    let mut scene = Scene::new(2);
    scene.hand(0, &["forest_free"]).backpack(0, &["pink"]).moor(0, "s4").act("take A12");
    assert!(scene.can("pay pink"), "playing the card is voluntary");
    let purpose = |text| rules().purpose(&scene.state, rules().parse(text).expect("it is an action"));
    assert_eq!(
        ["pay pink", "play forest_free", "lose", "end", "take A12"].map(purpose),
        [Purpose::Pay, Purpose::Free, Purpose::Pay, Purpose::Leave, Purpose::Main]
    );
    scene.act("play forest_free");
    assert_eq!(scene.state.seats[0].backpack, [1, 0, 0, 0, 0]);
    let mut scene = Scene::new(2);
    scene.hand(0, &["forest_free"]).moor(0, "s4").acts(&["take A12", "play forest_free"]);
    assert_eq!(scene.points(0, "penalties"), 0, "it also waives the loss of points");
}

#[test]
fn r03_07_tent_key_for_forest() {
    let mut scene = Scene::new(2);
    scene.moor(0, "s4").acts(&["take A12", "tent key", "key green backpack"]);
    assert_eq!(scene.points(0, "penalties"), 0);
    assert_eq!(scene.state.seats[0].backpack, [0; 5], "the only key pays at once");
    let mut scene = Scene::new(2);
    scene.hand(0, &["key_any"]).moor(0, "s4").acts(&[
        "take A12",
        "play key_any",
        "key blue backpack",
        "pay blue",
    ]);
    assert_eq!(scene.points(0, "penalties"), 0);
}

#[test]
fn r03_08_the_key_on_the_tile_comes_too_late_for_the_forest() {
    let mut scene = Scene::new(2);
    scene.tent_used(0).moor(0, "s4").act("take A12");
    assert_eq!(scene.points(0, "penalties"), -10);
    assert!(scene.can("key blue backpack"));
}

#[test]
fn r03_09_things_on_the_way_come_in_river_order() {
    let mut scene = Scene::new(2);
    scene.backpack(0, &["pink"]).treasures(0, &["mask", "vase", "vase"]).act("take A16");
    assert_eq!(scene.prompt(), "What do you deliver?");
    scene.act("deliver mask 1");
    assert!(scene.prompt().contains("forest"));
    scene.act("pay pink");
    assert_eq!(scene.prompt(), "What do you deliver?");
    scene.act("deliver vase 2");
    assert!(scene.can("score pink"), "then the tile");
}

#[test]
fn r03_10_below_zero() {
    let mut scene = Scene::new(2);
    scene.moor(0, "s4").acts(&["take A12", "lose"]);
    assert_eq!(scene.score(0), -9, "ten lost, one point on the tile");
}

#[test]
fn r04_01_only_while_passing_a_seaplane() {
    let mut scene = Scene::new(2);
    scene.treasures(0, &["mask"]).act("take A05");
    assert_eq!(scene.pirogue(0), "s2");
    assert!(scene.offers("deliver").is_empty(), "no seaplane between the first two sites");
    let mut scene = Scene::new(2);
    scene.treasures(0, &["mask"]).moor(0, "s2").act("take A06");
    assert_eq!(scene.offers("deliver"), ["deliver mask 1"]);
}

#[test]
fn r04_02_four_masks_at_three_score_twelve() {
    let mut scene = Scene::new(2);
    scene.treasures(0, &["mask", "mask", "mask", "mask", "vase"]).act("take A06");
    assert_eq!(
        scene.legal()[..6],
        ["deliver mask 1", "deliver mask 2", "deliver mask 3", "deliver mask 4", "deliver vase 1", "skip"]
    );
    scene.act("deliver mask 4");
    assert_eq!(scene.points(0, "deliveries"), 12);
    assert_eq!(scene.state.wheel, 1);
    assert_eq!((scene.state.delivered, scene.state.seats[0].treasures), ([4, 0, 0, 0, 0], [0, 0, 1, 0, 0]));
    assert_eq!(scene.pirogue(0), "s3", "then the move goes on to the tile");
}

#[test]
fn r04_03_two_seaplanes_in_one_move() {
    let mut scene = Scene::new(2);
    scene.backpack(0, &["pink"]).treasures(0, &["knife", "knife"]);
    scene.acts(&["take A16", "deliver knife 1", "pay pink", "deliver knife 1"]);
    assert_eq!(scene.points(0, "deliveries"), 3 + 4, "the wheel turned in between, the type may be the same");
    assert_eq!(scene.state.wheel, 2);
}

#[test]
fn r04_04_no_delivery_no_turn_of_the_wheel() {
    let mut scene = Scene::new(2);
    scene.treasures(0, &["mask"]).acts(&["take A06", "skip"]);
    assert_eq!((scene.state.wheel, scene.score(0)), (0, 2));
}

#[test]
fn r04_05_one_notch_hands_each_symbol_the_number_of_its_counter_clockwise_neighbour() {
    let scene = Scene::new(2);
    let prices = |notches: u8| {
        let mut state = scene.state.clone();
        state.wheel = notches;
        [0, 1, 2, 3, 4].map(|at| state.price(&scene.game.tables.wheel, tikal::ids::Treasure(at)))
    };
    assert_eq!(prices(0), [3, 5, 2, 4, 3]);
    assert_eq!(prices(1), [3, 3, 5, 2, 4]);
    assert_eq!(prices(4), [5, 2, 4, 3, 3]);
}

#[test]
fn r04_06_several_types_in_one_delivery_at_the_prices_before_turning() {
    let mut scene = Scene::new(2);
    scene.hand(0, &["delivery_many_types"]).treasures(0, &["mask", "mask", "statuette", "vase"]);
    scene.acts(&["take A06", "play delivery_many_types"]);
    assert!(!scene.can("skip"), "the card is for a delivery");
    scene.acts(&["deliver mask 2", "deliver statuette 1"]);
    assert_eq!(scene.offers("deliver"), ["deliver vase 1"]);
    scene.act("done");
    assert_eq!((scene.points(0, "deliveries"), scene.state.wheel), (6 + 5, 1));
}

#[test]
fn r04_07_plus_two_covers_every_token_of_the_delivery() {
    let mut scene = Scene::new(2);
    scene.hand(0, &["delivery_plus_2"]).treasures(0, &["vase", "vase", "vase"]);
    scene.acts(&["take A06", "play delivery_plus_2", "deliver vase 3"]);
    assert_eq!(scene.points(0, "deliveries"), 3 * 4);
    let mut scene = Scene::new(2);
    scene.hand(0, &["delivery_plus_2", "delivery_many_types"]).treasures(0, &["vase", "knife"]);
    scene.acts(&[
        "take A06",
        "play delivery_many_types",
        "play delivery_plus_2",
        "deliver vase 1",
        "deliver knife 1",
    ]);
    assert_eq!(scene.points(0, "deliveries"), 4 + 5, "with several types it covers them all");
}

#[test]
fn r04_08_the_card_without_seaplane_works_at_any_time_and_with_the_helpers() {
    let mut scene = Scene::new(2);
    scene.hand(0, &["delivery_anywhere", "delivery_plus_2"]).bring("A14", 0);
    scene.acts(&["take A14", "look 1", "draw statuette", "draw mask", "draw mask", "keep statuette"]);
    scene.acts(&["play delivery_anywhere", "play delivery_plus_2", "deliver statuette 1"]);
    assert_eq!(scene.points(0, "deliveries"), 7, "a treasure of this very turn");
    assert_eq!(scene.state.wheel, 1);
    assert!(scene.can("passage"), "the tile goes on");
}

#[test]
fn r04_09_two_at_one_plane() {
    let mut scene = Scene::new(2);
    scene.hand(0, &["delivery_anywhere"]).treasures(0, &["mask", "pendant"]);
    scene.acts(&["take A06", "play delivery_anywhere", "deliver pendant 1"]);
    assert_eq!((scene.points(0, "deliveries"), scene.state.wheel), (4, 1));
    scene.act("deliver mask 1");
    assert_eq!((scene.points(0, "deliveries"), scene.state.wheel), (4 + 3, 2));
}

#[test]
fn r04_09_a_delivery_by_card_may_take_the_last_treasure_at_a_seaplane() {
    let mut scene = Scene::new(2);
    scene.hand(0, &["delivery_anywhere", "delivery_plus_2"]).treasures(0, &["mask"]);
    scene.acts(&["take A06", "play delivery_anywhere", "deliver mask 1"]);
    assert_eq!(scene.pirogue(0), "s3", "nothing is left to deliver, so the pirogue goes on");
    assert!(!scene.can("play delivery_plus_2"));
}

#[test]
fn r04_04_who_plays_a_card_for_a_delivery_makes_it() {
    for card in ["delivery_plus_2", "delivery_many_types"] {
        let mut scene = Scene::new(2);
        scene.hand(0, &[card]).treasures(0, &["mask"]).act("take A06");
        assert!(scene.can("skip"), "without a card it is optional");
        scene.act(&format!("play {card}"));
        assert!(!scene.can("skip") && !scene.can("done") && scene.can("deliver mask 1"));
    }
    let mut scene = Scene::new(2);
    scene.hand(0, &["delivery_anywhere"]).treasures(0, &["mask"]).act("play delivery_anywhere");
    assert!(!scene.can("skip") && scene.can("deliver mask 1"));
}

#[test]
fn r04_11_no_delivery_is_slipped_into_another() {
    let goods = ["mask", "statuette", "statuette", "vase"];
    let mut scene = Scene::new(2);
    scene
        .hand(0, &["delivery_anywhere", "delivery_many_types", "key_any"])
        .treasures(0, &goods)
        .act("take A06");
    assert!(scene.can("play delivery_anywhere"), "a delivery of its own, before the other has begun");
    scene.act("play delivery_many_types");
    assert!(!scene.can("play delivery_anywhere"), "a card was played for this one");
    scene.act("deliver mask 1");
    assert!(!scene.can("play delivery_anywhere"), "the wheel cannot turn in between");
    assert!(scene.can("play key_any"), "cards that deliver nothing may be played");
    scene.acts(&["deliver statuette 2", "done"]);
    assert_eq!((scene.points(0, "deliveries"), scene.state.wheel), (3 + 2 * 5, 1));
    // The +2 card begins a delivery too.
    let mut scene = Scene::new(2);
    scene.hand(0, &["delivery_anywhere", "delivery_plus_2"]).treasures(0, &goods);
    scene.acts(&["take A06", "play delivery_plus_2"]);
    assert!(!scene.can("play delivery_anywhere"));
    // A position in which a delivery is stacked on a begun one is invalid.
    let mut scene = Scene::new(2);
    scene.treasures(0, &goods);
    let mut saved = scene.game.save(&scene.state);
    saved["stack"].as_array_mut().expect("frames").extend([
        serde_json::json!({"frame": "delivery", "by_card": true, "bonus": 0, "many": true, "types": ["mask"]}),
        serde_json::json!({"frame": "delivery", "by_card": true, "bonus": 0, "many": false, "types": []}),
    ]);
    let problems = scene.game.load(&saved).expect_err("nothing lies on a delivery that has begun");
    assert!(problems.to_string().contains("cannot lie on"), "{problems}");
    saved["stack"].as_array_mut().expect("frames").pop();
    assert!(scene.game.load(&saved).is_ok());
}

#[test]
fn r04_10_treasures_of_the_tile_come_too_late_for_the_move() {
    let mut scene = Scene::new(2);
    scene.act("take A07");
    assert!(!scene.events.iter().any(|event| matches!(event, Event::Delivered { .. })));
    assert!(scene.can("look 1") && scene.offers("deliver").is_empty());
    scene.acts(&["look 1", "draw mask", "draw mask", "draw mask", "keep mask"]);
    assert!(scene.offers("deliver").is_empty());
}
