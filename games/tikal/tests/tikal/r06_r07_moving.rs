//! Rulings 6 and 7: moving through the temple, doors and secret passages.

use kernel::Game;
use tikal::event::Event;

use crate::scene::Scene;

/// The explorer phase of seat 0, at `place` with these keys and this many passages.
fn at(place: &str, keys: &[&str], passages: u8) -> Scene {
    let mut scene = Scene::new(2);
    scene.tent_used(0).tent_used(1).stand(0, place).backpack(0, keys).passages(0, passages).begin_exploring();
    scene
}

#[test]
fn r06_01_any_distance_through_discovered_rooms_never_through_empty_spaces() {
    let mut scene = at("outside", &["pink"], 0);
    assert!(scene.can("explore A1") && scene.can("explore E5"));
    assert!(scene.can("explore B1"), "outside, the pink room, and on through its other door");
    assert!(!scene.legal().iter().any(|text| text.contains("B2")));
    scene.passages(0, 3);
    assert!(!scene.legal().iter().any(|text| text.contains("B2")), "not even by a passage");
    assert!(scene.can("explore D6"));
}

#[test]
fn r06_02_one_door_one_key_two_doors_both_keys() {
    // A door on one side is enough, from either side: A1's pink door leads to B1, which shows none there.
    assert!(at("B1", &["pink"], 0).can("walk A1"));
    assert!(!at("B1", &["yellow"], 0).can("walk A1"));
    // B1's eastern door is brown; a pink room at B2 shows a door to the west.
    let both = |keys: &[&str]| {
        let mut scene = at("B1", keys, 0);
        scene.lay("stack-pink-single", "B2", 3);
        scene.can("walk B2")
    };
    assert!(both(&["brown", "pink"]));
    assert!(!both(&["brown"]) && !both(&["pink"]));
    // Two doors of one colour need one key.
    let mut scene = at("B1", &["brown"], 0);
    scene.lay("stack-brown-single", "B2", 3);
    assert!(scene.can("walk B2"));
}

#[test]
fn r06_03_keys_are_shown_not_spent() {
    let mut scene = at("outside", &["pink"], 0);
    scene.act("explore B1");
    assert_eq!(scene.state.seats[0].backpack, [1, 0, 0, 0, 0]);
}

#[test]
fn r06_04_the_outer_wall_belongs_to_one_room_only() {
    assert!(at("outside", &["yellow"], 0).can("explore A3"));
    // E2 shows a door to the east only, so the outside is shut.
    let mut scene = at("outside", &["yellow"], 0);
    scene.lay("stack-yellow-single", "E2", 1);
    assert!(!scene.can("explore E2"), "its door leads north-east");
    let mut scene = at("outside", &["yellow"], 0);
    scene.lay("stack-yellow-single", "E2", 4);
    assert!(scene.can("explore E2"), "its door leads south-west, to the outside");
}

#[test]
fn r06_05_the_outside_is_one_area() {
    let mut scene = at("A1", &["pink", "brown"], 0);
    assert!(scene.can("explore D6"), "out at the top left, in at the bottom right");
    scene.act("explore D6");
    let words = scene.events.iter().find_map(|event| match event {
        Event::Moved { .. } => Some(scene.game.event_phrase(event).text()),
        _ => None,
    });
    assert_eq!(words.as_deref(), Some("moved 0 A1,outside,D6 0 0"), "the way is told");
}

#[test]
fn r06_06_rooms_without_doors_are_entered_through_a_neighbours_door() {
    let mut scene = at("B1", &["brown"], 0);
    scene.lay("sanctuary-pink", "B2", 0);
    assert!(scene.can("explore B2"));
    scene.lay("sanctuary-blue", "B3", 0);
    assert!(!scene.can("explore B3"), "a wall between two rooms without doors");
    scene.passages(0, 1);
    assert!(scene.can("explore B3"));
}

#[test]
fn r06_07_explorers_never_block_each_other() {
    let mut scene = at("outside", &["pink"], 0);
    scene.stand(1, "A1");
    assert!(scene.can("explore A1") && scene.can("explore B1"));
}

#[test]
fn r06_08_a_flag_ends_the_move() {
    let mut scene = at("outside", &["pink"], 0);
    scene.act("explore A1");
    assert_eq!((scene.state.active, scene.explorer(0)), (1, "A1"));
}

#[test]
fn r06_09_rooms_with_the_own_flag_may_be_passed() {
    let mut scene = at("outside", &["pink"], 0);
    scene.flag(0, "A1", 1);
    assert!(scene.can("walk A1") && !scene.can("explore A1") && scene.can("explore B1"));
}

#[test]
fn r06_09_move_without_flag() {
    let mut scene = at("outside", &["pink"], 0);
    scene.act("walk E5");
    assert_eq!((scene.explorer(0), scene.state.seats[0].flags), ("E5", 0));
    assert_eq!(scene.state.active, 1, "it used up the explorer phase");
}

#[test]
fn r06_10_excavating_where_the_explorer_stands() {
    let mut scene = at("A5", &[], 0);
    assert!(scene.can("explore A5"));
    scene.act("explore A5");
    assert_eq!((scene.explorer(0), scene.points(0, "rooms")), ("A5", 2));
}

#[test]
fn r07_01_one_passage_crosses_one_wall_or_one_door_without_its_key() {
    // From B1 the north-western wall is blank outside, the one to A1 is a pink door.
    let mut scene = at("B1", &[], 1);
    assert!(scene.can("walk A1") && scene.can("walk outside"));
    assert!(!scene.can("walk A3"), "that would be two");
    scene.act("walk A1");
    assert_eq!(
        (scene.state.passages, scene.state.seats[0].passages),
        (8, 0),
        "the token is back in the supply"
    );
}

#[test]
fn r07_01_two_doors_one_passage() {
    let mut scene = at("B1", &[], 1);
    scene.lay("stack-pink-single", "B2", 3);
    assert!(scene.can("walk B2"));
}

#[test]
fn r07_01_a_passage_is_not_used_on_a_door_that_opens() {
    // B6 opens to A5 with the blue key; the passage cannot be wasted there for a way back out.
    let mut scene = at("B6", &["blue"], 1);
    scene.act("explore A5");
    assert!(!scene.can("return B6"));
}

#[test]
fn r07_02_several_passages_in_one_move() {
    let mut scene = at("A1", &[], 3);
    scene.lay("sanctuary-pink", "B2", 0).lay("sanctuary-blue", "B3", 0);
    assert!(scene.can("explore B3"));
    scene.act("explore B3");
    assert_eq!(scene.legal(), ["stay", "return A3", "return B2"]);
    scene.act("stay");
    assert_eq!(scene.state.seats[0].passages, 1, "two walls");
}

#[test]
fn r07_03_go_on_or_flag_and_stay_or_flag_and_leave() {
    let scene = at("outside", &[], 1);
    assert!(scene.can("explore A1"));
    let mut stays = at("outside", &[], 1);
    stays.acts(&["explore A1", "stay"]);
    assert_eq!(stays.explorer(0), "A1");
    let mut leaves = at("outside", &[], 1);
    leaves.acts(&["explore A1", "return outside"]);
    assert_eq!((leaves.explorer(0), leaves.state.seats[0].passages), ("outside", 0));
    assert_eq!(leaves.state.seats[0].flags, leaves.node("A1").bit());
    assert_eq!(leaves.state.active, 1, "then the move is over");
    let mut goes_on = at("outside", &["brown"], 1);
    goes_on.lay("sanctuary-pink", "C1", 0);
    assert!(goes_on.can("explore C1"), "through the wall, and for instance");
}

#[test]
fn r07_03_example_1_through_the_wall_and_on_with_the_pink_key() {
    let mut scene = at("outside", &["pink"], 1);
    scene.lay("stack-green-single", "D5", 0).stand(0, "D5").lay("stack-pink-single", "C4", 3).lay(
        "sanctuary-yellow",
        "C3",
        0,
    );
    scene.act("explore C3").act("spot 2");
    assert_eq!((scene.explorer(0), scene.state.seats[0].passages), ("C3", 0));
}

#[test]
fn r07_03_example_2_two_passages_and_out_again() {
    let mut scene = at("outside", &[], 2);
    scene.lay("stack-green-single", "D5", 0).stand(0, "D5").lay("stack-brown-single", "C4", 0).lay(
        "sanctuary-yellow",
        "C3",
        0,
    );
    scene.act("explore C3");
    assert_eq!(scene.legal(), ["stay", "return C4"]);
    scene.acts(&["return C4", "spot 1", "draw passage", "draw final_5", "draw key_any", "keep passage"]);
    assert_eq!((scene.explorer(0), scene.state.seats[0].passages), ("C4", 0));
    assert_eq!(scene.points(0, "spots"), 3);
}

#[test]
fn r07_03_example_3_two_passages_and_stay() {
    let mut scene = at("outside", &["pink"], 2);
    scene.lay("stack-green-single", "D5", 0).stand(0, "D5").lay("stack-brown-single", "C4", 0).lay(
        "sanctuary-yellow",
        "C3",
        0,
    );
    scene.lay("stack-pink-single", "B3", 5);
    scene.acts(&["explore C3", "stay", "spot 4"]);
    assert_eq!((scene.explorer(0), scene.state.seats[0].passages), ("C3", 0));
    scene.finish_turn();
    scene.begin_exploring();
    assert!(scene.can("explore B3"), "the pink key leads on in the next turn");
}

#[test]
fn r07_03_example_4_into_the_secret_room_of_ten_and_out_again() {
    let mut scene = at("A1", &["pink"], 1);
    scene.act("explore S1");
    assert_eq!(scene.legal(), ["stay", "return outside"]);
    scene.act("return outside");
    assert_eq!((scene.explorer(0), scene.points(0, "spots")), ("outside", 10));
}

#[test]
fn r07_03_example_5_through_a_locked_door_and_stay() {
    let mut scene = at("B1", &["yellow"], 1);
    scene.acts(&["explore A1", "stay"]);
    assert_eq!((scene.explorer(0), scene.state.seats[0].passages), ("A1", 0));
}

#[test]
fn r07_04_the_return_leads_back_exactly_one_wall_from_the_room_just_opened() {
    // Through the wall into C4 and on by the open door into C3: no return from C3.
    let mut scene = at("outside", &["pink"], 1);
    scene.lay("stack-green-single", "D5", 0).stand(0, "D5").lay("stack-pink-single", "C4", 3).lay(
        "sanctuary-yellow",
        "C3",
        0,
    );
    scene.act("explore C3");
    assert!(scene.offers("return").is_empty());
    // The return ends beside the room, wherever the move began, and costs nothing more.
    let mut scene = at("E3", &["yellow"], 1);
    scene.acts(&["explore A1", "return outside"]);
    assert_eq!((scene.explorer(0), scene.state.seats[0].passages), ("outside", 0));
}

#[test]
fn r07_04_different_neighbours_are_different_returns() {
    let mut scene = at("A1", &["pink", "brown"], 1);
    scene.lay("sanctuary-pink", "B2", 0);
    scene.act("explore B2");
    // B1's brown door opens to B2, so a passage is of use only from A1.
    assert_eq!(scene.legal(), ["stay", "return A1"]);
    let mut scene = at("A1", &["pink"], 1);
    scene.lay("sanctuary-pink", "B2", 0);
    scene.act("explore B2");
    assert_eq!(scene.legal(), ["stay", "return A1", "return B1"]);
}

#[test]
fn r07_05_return_without_flag() {
    let mut scene = at("outside", &[], 1);
    scene.flag(0, "A1", 1);
    assert!(!scene.can("explore A1"));
    scene.act("walk A1");
    assert_eq!(scene.explorer(0), "A1", "in without a flag, and no way out for nothing");
}

#[test]
fn r07_06_secret_rooms_only_from_the_outside_and_only_by_a_passage() {
    assert!(!at("outside", &["pink", "yellow", "green", "blue", "brown"], 0).can("explore S3"));
    assert!(at("outside", &[], 1).can("explore S3"));
    // S6 is drawn beside C1, but from inside it takes one passage out and one in.
    let mut scene = at("outside", &[], 1);
    scene.lay("sanctuary-pink", "C1", 0).stand(0, "C1");
    assert!(!scene.can("explore S6"));
    scene.passages(0, 1);
    assert!(scene.can("explore S6"));
    let locked_in = at("S6", &["pink"], 0);
    assert!(locked_in.offers("walk").is_empty(), "leaving needs a passage too");
    assert!(at("S6", &["pink"], 1).can("explore A1"));
}

#[test]
fn r07_07_secret_rooms_in_any_order() {
    let scene = at("outside", &[], 1);
    for room in ["S1", "S2", "S3", "S4", "S5", "S6"] {
        assert!(scene.can(&format!("explore {room}")));
    }
}

#[test]
fn r07_08_the_passage_card_does_the_same_and_goes_to_the_discard_pile() {
    let mut scene = at("outside", &[], 0);
    scene.hand(0, &["passage"]);
    assert!(!scene.can("explore S1") && scene.can("explore S1 1"));
    scene.act("explore S1 1").act("return outside");
    let passage = scene.game.tables.kind("passage").expect("the card").index();
    assert_eq!((scene.state.discard[passage], scene.state.passages), (1, 8));
    assert_eq!(scene.points(0, "spots"), 10);
}

#[test]
fn r07_08_token_or_card_is_the_players_choice() {
    let mut scene = at("outside", &[], 1);
    scene.hand(0, &["passage"]);
    assert!(scene.can("explore S1") && scene.can("explore S1 1"));
    let mut by_card = at("outside", &[], 1);
    by_card.hand(0, &["passage"]).act("explore S1 1").act("stay");
    assert_eq!((by_card.state.seats[0].passages, by_card.state.seats[0].hand_count()), (1, 0));
    let mut by_token = at("outside", &[], 1);
    by_token.hand(0, &["passage"]).act("explore S1").act("stay");
    assert_eq!((by_token.state.seats[0].passages, by_token.state.seats[0].hand_count()), (0, 1));
}

#[test]
fn r07_09_from_the_outside_a_passage_opens_any_edge_room() {
    let scene = at("outside", &[], 1);
    for room in ["A1", "A3", "A5", "B1", "B6", "D1", "D6", "E1", "E3", "E5"] {
        assert!(scene.can(&format!("explore {room}")));
    }
    let mut scene = at("outside", &[], 1);
    scene.lay("sanctuary-pink", "C3", 0).lay("sanctuary-blue", "C5", 0);
    assert!(scene.can("explore C5") && !scene.can("explore C3"));
}
