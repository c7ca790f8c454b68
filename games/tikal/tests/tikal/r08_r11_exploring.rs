//! Rulings 8 to 11: excavating, rescue, the tent, special cards.

use kernel::Game;

use crate::scene::{Scene, parse};

fn at(place: &str, keys: &[&str], passages: u8) -> Scene {
    let mut scene = Scene::new(2);
    scene.tent_used(0).tent_used(1).stand(0, place).backpack(0, keys).passages(0, passages).begin_exploring();
    scene
}

#[test]
fn r08_01_one_flag_per_player_and_room_on_a_free_spot_of_choice() {
    let mut scene = at("B1", &["brown"], 0);
    scene.lay("sanctuary-pink", "B2", 0).flag(1, "B2", 2);
    scene.act("explore B2");
    assert_eq!(scene.offers("spot"), ["spot 1", "spot 3", "spot 4"]);
    scene.act("spot 4");
    assert_eq!(scene.points(0, "spots"), 2);
    assert_eq!(scene.state.spot_owner(scene.room("sanctuary-pink"), 3), Some(0));
    let mut refused = scene.state.clone();
    assert!(scene.game.apply(&mut refused, parse("explore B2"), &mut ()).is_err());
}

#[test]
fn r08_02_cards_and_treasures_of_spots_are_drawn_like_the_actions() {
    let mut scene = at("B1", &["brown"], 0);
    scene.lay("sanctuary-pink", "B2", 0);
    scene.acts(&["explore B2", "spot 1", "draw final_5", "draw passage", "draw key_any"]);
    assert_eq!(scene.offers("keep").len(), 3);
    scene.act("keep final_5");
    assert_eq!((scene.points(0, "spots"), scene.state.seats[0].hand_count()), (3, 1));
    let mut scene = at("B1", &["brown"], 0);
    scene.lay("sanctuary-pink", "B2", 0);
    scene.acts(&["explore B2", "spot 3", "look 3", "draw mask", "draw mask", "draw vase", "keep vase"]);
    assert_eq!(scene.state.seats[0].treasures, [0, 0, 1, 0, 0]);
}

#[test]
fn r08_03_plain_spots() {
    let mut scene = at("outside", &["pink"], 0);
    scene.act("explore A1");
    assert_eq!((scene.points(0, "rooms"), scene.points(0, "spots")), (2, 1), "the bonus spot by itself");
    let mut scene = at("outside", &["pink"], 0);
    scene.flag(1, "A1", 1).act("explore A1");
    assert_eq!((scene.points(0, "rooms"), scene.points(0, "spots")), (2, 0), "later players score the doors");
}

#[test]
fn r08_04_door_points_of_a_first_and_a_second_green_room() {
    let mut scene = at("outside", &["green"], 0);
    scene.act("explore A5");
    assert_eq!(scene.points(0, "rooms"), 2);
    scene.finish_turn();
    scene.begin_exploring().act("explore E1");
    assert_eq!(scene.points(0, "rooms"), 2 + 4);
}

#[test]
fn r08_04_door_points_of_a_third_blue_room() {
    let mut scene = at("outside", &["blue"], 0);
    scene.lay("stack-blue-single", "C3", 0).flag(0, "C3", 1).flag(0, "D1", 1).flag(1, "B6", 1);
    scene.act("explore B6");
    assert_eq!(scene.points(0, "rooms"), 5, "two new doors and three old ones");
}

#[test]
fn r08_05_dark_and_secret_rooms_give_no_door_points() {
    let mut scene = at("outside", &[], 1);
    scene.acts(&["explore S3", "stay"]);
    assert_eq!((scene.points(0, "rooms"), scene.points(0, "spots")), (0, 10));
}

#[test]
fn r08_06_full_room() {
    let mut scene = at("outside", &[], 1);
    scene.flag(1, "S1", 1);
    assert!(!scene.can("explore S1") && scene.can("walk S1") && scene.can("explore S3"));
}

#[test]
fn r08_07_out_of_flags() {
    // Two players can place at most twenty flags: 16 turns, 2 tents, 1 card, 1 special turn.
    let game = crate::scene::rules();
    assert_eq!(u32::from(game.tables.numbers.flags), 16 + 2 + 1 + 1);
}

#[test]
fn r09_01_a_stuck_player_may_buy_a_key() {
    let mut scene = at("outside", &[], 0);
    assert_eq!(scene.offers("rescue").len(), 5);
    assert!(scene.can("rest"), "it is voluntary");
    scene.act("rescue green");
    assert_eq!((scene.points(0, "penalties"), scene.state.seats[0].backpack[2]), (-10, 1));
    assert!(scene.can("explore A5") && scene.offers("rescue").is_empty());
}

#[test]
fn r09_02_rescue_condition() {
    assert!(at("outside", &["pink"], 0).offers("rescue").is_empty());
    assert!(at("outside", &[], 1).offers("rescue").is_empty(), "a passage token opens a wall");
    for card in ["passage", "key_any"] {
        let mut scene = at("outside", &[], 0);
        scene.hand(0, &[card]);
        assert!(scene.offers("rescue").is_empty(), "{card} opens a way");
    }
    let mut scene = at("outside", &[], 0);
    scene.hand(0, &["final_5", "forest_free"]);
    assert_eq!(scene.offers("rescue").len(), 5, "these cards open nothing");
    // The tent's key opens a door, as long as there is a door to open and a key to take.
    let tent = |place: &str| {
        let mut scene = Scene::new(2);
        scene.stand(0, place).begin_exploring();
        scene
    };
    let scene = tent("outside");
    assert!(scene.can("tent key") && scene.offers("rescue").is_empty());
    let mut scene = tent("S1");
    scene.flag(0, "S1", 1);
    assert!(scene.can("tent key") && scene.offers("rescue").len() == 5, "no key leads out of a secret room");
    // Not for the forest.
    let mut scene = Scene::new(2);
    scene.moor(0, "s4").act("take A12");
    assert!(scene.can("lose") && scene.offers("rescue").is_empty());
}

#[test]
fn r09_02_two_free_keys_free_a_player_behind_two_doors() {
    // The wall between B1 and B2 shows a brown and a blue door; every other way out of B1 is shut for good.
    let stuck = |hand: &[&str]| {
        let mut scene = at("B1", &[], 0);
        scene.lay("stack-blue-single", "B2", 3).flag(0, "B1", 1).hand(0, hand);
        scene
    };
    let keys = |scene: &Scene| scene.offers("rescue").len();
    let mut scene = stuck(&["key_any", "key_any"]);
    assert_eq!(keys(&scene), 0);
    // All other rooms but B2 are flagged, so that one key alone does not help.
    for (id, node) in scene.game.tables.spaces.clone() {
        if scene.state.room_in(node).is_some() && !["B1", "B2"].contains(&id.as_str()) {
            scene.flag(0, &id, 1);
        }
    }
    assert_eq!(keys(&scene), 0, "two cards, two keys");
    scene.acts(&["play key_any", "key brown camp"]);
    assert_eq!(keys(&scene), 5, "one card is not enough");
}

#[test]
fn r09_03_one_rescue_key_in_an_explorer_phase() {
    let mut scene = at("S1", &[], 0);
    scene.flag(0, "S1", 1).act("rescue pink");
    assert!(scene.offers("rescue").is_empty(), "though the player is still stuck");
    assert_eq!(scene.points(0, "penalties"), -10);
    let saved = scene.game.save(&scene.state);
    assert_eq!(
        scene.game.load(&saved).expect("a position").top(),
        scene.state.top(),
        "also in a loaded position"
    );
    scene.rest();
    scene.finish_turn();
    scene.begin_exploring();
    assert_eq!((scene.state.active, scene.offers("rescue").len()), (0, 5), "again in the next");
}

#[test]
fn r10_01_the_tent_once_per_round_for_an_exploration_or_a_backpack_key() {
    let mut scene = Scene::new(2);
    assert!(scene.can("tent key") && scene.can("tent explore"));
    scene.act("tent key");
    assert_eq!(scene.legal().len(), 5);
    assert!(scene.can("key pink backpack") && !scene.can("key pink camp"));
    scene.act("key pink backpack");
    assert!(!scene.can("tent key") && !scene.can("tent explore"));
    scene.last_tile("A06").moor(1, "s3").act("take A06").finish_turn();
    assert_eq!(scene.state.round, 2);
    assert!(scene.state.seats[..2].iter().all(|player| player.tent), "turned back for round 2");
}

#[test]
fn r10_02_tent_key_timing() {
    let mut scene = Scene::new(2);
    scene.bring("A09", 0);
    assert!(scene.can("tent key"), "before the pirogue");
    scene.act("take A09");
    assert!(scene.can("tent key"), "while the tile is used");
    scene.act("key pink camp");
    assert!(scene.can("tent key"), "in the explorer phase");
    scene.act("rest");
    assert!(scene.can("tent key") && scene.can("end"), "after it");
}

#[test]
fn r10_03_tent_special_turn() {
    let mut scene = Scene::new(2);
    scene.state.round = 2;
    scene.state.active = 1;
    scene.last_tile("A06").moor(0, "s3").act("take A06").finish_turn();
    assert!(scene.state.last && scene.state.me().tent, "the tent was never used");
    assert!(!scene.can("tent key") && !scene.can("tent explore") && scene.can("rest"));
}

#[test]
fn r11_01_cards_are_played_in_the_own_turn_also_at_once_and_then_lie_open() {
    let mut scene = Scene::new(4);
    scene.tent_used(0).bring("A23", 0).acts(&[
        "take A23",
        "card",
        "draw key_any",
        "draw passage",
        "draw final_5",
    ]);
    scene.act("keep key_any");
    assert!(scene.can("play key_any"), "at once when drawn");
    scene.acts(&["play key_any", "key blue camp"]);
    let kind = scene.game.tables.kind("key_any").expect("the card").index();
    assert_eq!(scene.state.discard[kind], 1);
    let mut scene = Scene::new(2);
    scene.hand(1, &["key_any"]);
    assert!(!scene.can("play key_any"), "not in the turn of another");
}

#[test]
fn r11_02_end_cards_are_not_played() {
    let mut scene = Scene::new(2);
    scene.hand(0, &["pair_3_or_12", "final_5", "final_2_per_room_colour"]);
    assert!(scene.offers("play").is_empty());
    assert_eq!(scene.game.tables.kinds.len(), 10);
}

#[test]
fn r11_03_card_copies() {
    let game = crate::scene::rules();
    let copies = |id: &str| game.tables.kinds[game.tables.kind(id).expect("a card").index()].copies;
    assert_eq!(game.tables.kinds.iter().map(|kind| kind.copies).sum::<u8>(), 13);
    assert_eq!((copies("pair_3_or_12"), copies("extra_exploration")), (2, 1));
}

#[test]
fn r11_04_special_turn_cards() {
    let mut scene = Scene::new(2);
    scene.state.round = 2;
    scene.state.active = 1;
    scene.hand(
        1,
        &["passage", "extra_exploration", "key_any", "delivery_anywhere", "delivery_plus_2", "forest_free"],
    );
    scene.treasures(1, &["mask"]);
    scene.last_tile("A06").moor(0, "s3").act("take A06").finish_turn();
    assert_eq!((scene.state.last, scene.state.active), (true, 1));
    assert!(scene.can("explore S1 1") && scene.can("play key_any") && scene.can("play delivery_anywhere"));
    assert!(!scene.can("play forest_free"));
    scene.acts(&["play delivery_anywhere", "play delivery_plus_2", "deliver mask 1"]);
    assert_eq!(scene.points(1, "deliveries"), 5);
    scene.acts(&["play key_any", "key pink backpack", "explore A1"]);
    assert!(scene.can("play extra_exploration"));
    scene.acts(&["play extra_exploration", "explore E5"]);
    assert_eq!(scene.state.seats[1].flags.count_ones(), 2);
}

#[test]
fn r11_05_hand_limit() {
    let mut scene = Scene::new(2);
    scene.hand(
        0,
        &[
            "passage",
            "passage",
            "key_any",
            "key_any",
            "final_5",
            "forest_free",
            "pair_3_or_12",
            "pair_3_or_12",
        ],
    );
    scene.bring("A08", 0).acts(&["take A08", "card", "draw final_2_per_room_colour", "draw delivery_plus_2"]);
    scene.acts(&["draw delivery_anywhere", "keep delivery_plus_2"]);
    assert_eq!(scene.state.seats[0].hand_count(), 9, "no hand limit");
}
