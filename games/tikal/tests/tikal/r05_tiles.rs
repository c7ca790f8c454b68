//! Ruling 5: the effects of action tiles.

use kernel::{Game, Pending};
use tikal::ids::NONE;

use crate::scene::Scene;

#[test]
fn r05_01_a_key_goes_into_camp_or_backpack_for_good() {
    let mut scene = Scene::new(2);
    scene.act("take A05");
    assert_eq!(scene.offers("key").len(), 10);
    scene.act("key green camp");
    assert_eq!((scene.state.seats[0].camp, scene.state.seats[0].backpack), ([0, 0, 1, 0, 0], [0; 5]));
    let mut scene = Scene::new(2);
    scene.bring("A09", 0).act("take A09");
    assert_eq!(scene.offers("key"), ["key pink backpack", "key pink camp"]);
    scene.act("key pink backpack");
    assert_eq!(scene.state.seats[0].backpack, [1, 0, 0, 0, 0]);
}

#[test]
fn r05_02_colour_used_up_any_other_colour() {
    let mut scene = Scene::new(2);
    scene.drain_keys(&["pink"]).bring("A09", 0).act("take A09");
    assert_eq!(scene.offers("key").len(), 8);
    scene.act("key blue camp");
    assert!(scene.offers("key").is_empty(), "one key only");
}

#[test]
fn r05_02_no_keys_left() {
    let mut scene = Scene::new(2);
    scene.drain_keys(&["pink", "yellow", "green", "blue", "brown"]).bring("A09", 0).act("take A09");
    assert!(scene.can("rest"), "the key has no effect");
    assert!(!scene.can("tent key"));
}

#[test]
fn r05_03_look_at_three_keep_one_put_two_back() {
    let mut scene = Scene::new(2);
    scene.bring("A14", 0).act("take A14").act("look 2");
    assert!(matches!(scene.game.pending(&scene.state), Pending::Chance(_)));
    scene.acts(&["draw mask", "draw vase", "draw knife"]);
    assert_eq!(scene.offers("keep"), ["keep mask", "keep vase", "keep knife"]);
    scene.act("keep vase");
    assert_eq!(scene.state.seats[0].treasures, [0, 0, 1, 0, 0]);
    assert_eq!(scene.state.piles.map(|pile| pile.len()), [9, 7, 8]);
    let mut scene = Scene::new(2);
    scene.act("take A08").act("card").acts(&["draw passage", "draw passage", "draw final_5", "keep passage"]);
    assert_eq!((scene.state.seats[0].hand_count(), scene.state.deck.len()), (1, 12));
}

#[test]
fn r05_04_put_back_order() {
    let mut scene = Scene::new(2);
    scene.bring("A15", 0).acts(&["take A15", "look 1", "draw mask", "draw vase", "draw knife", "keep vase"]);
    let top = |scene: &Scene| scene.state.piles[0].top.iter().map(|known| known.token).collect::<Vec<u8>>();
    assert_eq!(top(&scene), [0, 4], "in their order");
    scene.acts(&["look 1", "draw pendant"]);
    assert_eq!(top(&scene), [0, 4, 3], "the next look sees them first");
    assert_eq!(
        scene.offers("keep").len(),
        scene.legal().len() - scene.offers("tent").len(),
        "only what to keep is asked"
    );
}

#[test]
fn r05_05_short_pile() {
    let mut scene = Scene::new(2);
    scene.drain_pile(0, 2).drain_pile(1, 0).bring("A15", 0).act("take A15");
    assert_eq!(scene.offers("look"), ["look 1", "look 3"], "an empty pile cannot be chosen");
    let two = scene.act("look 1").legal();
    scene.act(&two[0]);
    let one = scene.legal();
    scene.act(&one[0]);
    assert!(!scene.offers("keep").is_empty(), "two were looked at");
    let kept = scene.offers("keep");
    scene.act(&kept[0]).act("look 1");
    assert_eq!(scene.state.piles[0].len(), 0, "the last one is kept at once");
    assert_eq!(scene.state.seats[0].treasure_count(), 2);
    let mut scene = Scene::new(2);
    scene.drain_deck(0).act("take A08");
    assert!(!scene.can("card"), "an empty deck has no effect and is not reshuffled");
}

#[test]
fn r05_06_double_treasure_is_two_separate_actions() {
    let mut scene = Scene::new(2);
    scene.bring("A15", 0).acts(&["take A15", "look 1", "draw mask", "draw vase", "draw knife", "keep mask"]);
    assert_eq!(scene.offers("look"), ["look 1", "look 2", "look 3"], "the same pile or another");
    scene.acts(&["look 1", "draw pendant"]);
    assert_eq!(
        scene.offers("keep"),
        ["keep vase", "keep knife", "keep pendant"],
        "after the first pair was put back"
    );
    scene.act("keep pendant");
    assert!(scene.can("rest"));
}

#[test]
fn r05_07_a_light_room_on_any_empty_space_in_any_rotation() {
    let mut scene = Scene::new(2);
    scene.act("take A03");
    scene.acts(&["draw stack-pink-single", "draw stack-blue-single", "draw stack-blue-adjacent"]);
    assert_eq!(scene.offers("keep").len(), 3);
    scene.act("keep stack-blue-adjacent");
    assert_eq!(scene.offers("place").len(), 17 * 6);
    scene.act("place stack-blue-adjacent C3 2");
    let room = scene.room("stack-blue-adjacent");
    assert_eq!(scene.game.tables.doors(room, 2), 0b1100, "doors NW and W");
    assert_eq!(scene.state.light_stack.len(), 9);
}

#[test]
fn r05_08_a_sanctuary_on_any_empty_space_without_rotation() {
    let mut scene = Scene::new(2);
    scene.acts(&["take A06", "reveal sanctuary-green"]);
    assert_eq!(scene.offers("place").len(), 17);
    scene.act("place sanctuary-pink C3");
    assert_eq!(scene.state.room_in(scene.node("C3")), Some(scene.room("sanctuary-pink")));
    assert_eq!(scene.offers("place").len(), 0);
}

#[test]
fn r05_09_the_treasure_room_fills_the_last_space_at_once() {
    let mut scene = Scene::new(2);
    scene
        .fill_temple(&["C3", "C2"])
        .backpack(0, &["pink", "yellow", "green", "blue", "brown"])
        .passages(0, 1);
    assert_eq!(scene.state.next_sanctuary, scene.room("sanctuary-multicolour").0);
    scene.acts(&["take A06", "place sanctuary-multicolour C2"]);
    assert_eq!(scene.state.room_in(scene.node("C3")), Some(scene.game.tables.treasure_room));
    assert!(scene.can("explore C3"), "it can be excavated in the same turn");
    assert!(scene.game.tables.rooms[scene.game.tables.treasure_room.index()].doors == 0);
}

#[test]
fn r05_10_every_round_discovers_eight_rooms_so_the_treasure_room_always_appears() {
    for players in 2..=4 {
        let mut scene = Scene::new(players);
        scene.play_out();
        assert!(scene.state.room_in_any(scene.game.tables.treasure_room.0));
        assert_eq!((scene.state.light_stack.len(), scene.state.next_sanctuary), (0, NONE));
    }
}

trait RoomInAny {
    fn room_in_any(&self, room: u8) -> bool;
}

impl RoomInAny for tikal::state::State {
    fn room_in_any(&self, room: u8) -> bool {
        self.laid.contains(&room)
    }
}

#[test]
fn r05_10_a_discovery_with_an_empty_stack_has_no_effect() {
    let mut scene = Scene::new(2);
    scene.fill_temple(&[]).act("take A06");
    assert_eq!(scene.points(0, "tiles"), 2);
    assert!(scene.can("rest"));
}

#[test]
fn r05_11_door_scoring_for_the_acting_player_alone() {
    // The rulebook's example: five blue doors for one player, three for another.
    let mut scene = Scene::new(2);
    scene.lay("stack-blue-single", "C3", 0);
    scene.flag(0, "C3", 1).flag(0, "D1", 1).flag(0, "B6", 1).flag(1, "C3", 2).flag(1, "D1", 2);
    scene.bring("A16", 0).act("take A16");
    assert_eq!(scene.offers("score").len(), 5);
    let mut other = Scene::new(2);
    scene.act("score blue");
    assert_eq!((scene.points(0, "doors"), scene.points(1, "doors")), (5, 0));
    other.lay("stack-blue-single", "C3", 0).flag(0, "C3", 2).flag(0, "D1", 2).bring("A16", 0);
    other.acts(&["take A16", "score blue"]);
    assert_eq!(other.points(0, "doors"), 3);
}

#[test]
fn r05_12_passage_tokens_come_from_a_supply_of_eight() {
    let mut scene = Scene::new(2);
    scene.acts(&["take A01", "passage"]);
    assert_eq!((scene.state.passages, scene.state.seats[0].passages), (7, 1));
    let mut scene = Scene::new(2);
    scene.passages(1, 8).act("take A01");
    assert!(!scene.can("passage"), "no-passage-left: nothing is gained");
}

#[test]
fn r05_13_taken_tiles_stay_in_the_camp_until_the_round_ends() {
    let mut scene = Scene::new(2);
    scene.bring("A16", 0).acts(&["take A16", "score pink"]).rest();
    assert_eq!(scene.state.seats[0].tiles, 1 << 15);
    assert!(!scene.offers("take").contains(&"take A16".to_string()));
    scene.last_tile("A06").moor(1, "s3").act("take A06").finish_turn();
    assert_eq!(scene.state.round, 2);
    assert!(scene.can("take A16") && scene.state.seats.iter().all(|player| player.tiles == 0));
}
