//! Rulings 12 to 15: scorings, the end, hidden information, variants.

use kernel::{Game, Lang, Pending, Seat, Viewer};
use tikal::event::Event;
use tikal::ids::NONE;
use tikal::state::Frame;

use crate::scene::{Scene, rules};

/// Ends round 1 with the last tile of seat 1, on which the sanctuary is the only decision.
fn end_round_1(scene: &mut Scene) {
    let last = scene.state.players - 1;
    let site = scene.game.tables.river[scene.game.tables.sites[scene.site_of("A06")] as usize].id.clone();
    scene.last_tile("A06").moor(last, &site).act("take A06").finish_turn();
    assert_eq!(scene.state.round, 2);
}

#[test]
fn r12_01_keys_then_altars_after_the_turn_of_the_last_tile() {
    let mut scene = Scene::new(2);
    scene.lay("sanctuary-green", "C3", 0).camp(0, &["green"]).flag(0, "C3", 2).last_tile("A06").moor(1, "s3");
    scene.acts(&["take A06"]);
    assert_eq!(scene.points(0, "keys"), 0, "the turn is completed first");
    let next = scene.legal().remove(0);
    scene.act(&next);
    let place = scene.legal().remove(0);
    scene.act(&place).act("rest").act("end");
    let order: Vec<String> = scene.events.iter().map(|event| scene.game.event_phrase(event).text()).collect();
    assert_eq!(
        order,
        ["round_ended 1", "showed_keys 0 green", "showed_keys 1 ", "scored 0 keys 1", "scored 0 altars 3"]
    );
}

#[test]
fn r12_01_backpack_keys_do_not_count() {
    let mut scene = Scene::new(2);
    scene.backpack(0, &["pink", "yellow", "green"]);
    end_round_1(&mut scene);
    assert_eq!(scene.points(0, "keys"), 0);
}

#[test]
fn r12_02_sets_of_keys_score_7_and_13() {
    let game = rules();
    // Three different and one spare; four different and two different spares.
    assert_eq!(game.key_points(&[2, 1, 1, 0, 0]), 7);
    assert_eq!(game.key_points(&[2, 2, 1, 1, 0]), 13);
    let sets = [[0, 0, 0, 0, 0], [1, 0, 0, 0, 0], [1, 1, 0, 0, 0], [1, 1, 1, 0, 0], [1, 1, 1, 1, 0], [1; 5]];
    assert_eq!(sets.map(|camp| game.key_points(&camp)), [0, 1, 3, 6, 10, 15]);
    assert_eq!(game.key_points(&[3, 0, 0, 0, 0]), 3, "three sets of one");
}

/// Altar points of four seats with a flag in the yellow sanctuary for each seat of `present`.
fn altar(altar: &str, present: &[u8], camps: [&[&str]; 4]) -> [i16; 4] {
    let mut scene = Scene::new(4);
    scene.lay(altar, "C3", 0);
    for &seat in present {
        scene.flag(seat, "C3", seat + 1);
    }
    for (seat, camp) in camps.iter().enumerate() {
        scene.camp(seat as u8, camp);
    }
    end_round_1(&mut scene);
    [0, 1, 2, 3].map(|seat| scene.points(seat, "altars"))
}

#[test]
fn r12_03_altar_alone_whatever_the_keys() {
    assert_eq!(altar("sanctuary-yellow", &[0], [&[], &["yellow"], &[], &[]]), [3, 0, 0, 0]);
}

#[test]
fn r12_03_altar_the_only_one_with_the_colour() {
    assert_eq!(altar("sanctuary-yellow", &[0, 2], [&["pink"], &[], &["yellow"], &[]]), [0, 0, 3, 0]);
}

#[test]
fn r12_03_altar_most_keys_of_the_colour() {
    let camps: [&[&str]; 4] = [&["yellow"], &["yellow", "yellow"], &["pink", "blue"], &[]];
    assert_eq!(altar("sanctuary-yellow", &[0, 1, 2], camps), [0, 3, 0, 0]);
}

#[test]
fn r12_03_altar_nobody_has_the_colour() {
    assert_eq!(altar("sanctuary-yellow", &[0, 1], [&["pink"], &[], &[], &[]]), [3, 3, 0, 0]);
}

#[test]
fn r12_03_altar_tied_players_score_each() {
    let camps: [&[&str]; 4] = [&["yellow"], &["pink"], &[], &["yellow"]];
    assert_eq!(altar("sanctuary-yellow", &[0, 1, 3], camps), [3, 0, 0, 3]);
}

#[test]
fn r12_03_multicolour_altar_compares_all_camp_keys() {
    let camps: [&[&str]; 4] = [&["yellow", "yellow"], &["pink", "blue", "green"], &[], &[]];
    assert_eq!(altar("sanctuary-multicolour", &[0, 1], camps), [0, 3, 0, 0]);
}

#[test]
fn r12_04_players_without_a_flag_never_count() {
    let camps: [&[&str]; 4] = [&["yellow"], &["yellow", "yellow", "yellow"], &[], &[]];
    assert_eq!(altar("sanctuary-yellow", &[0], camps), [3, 0, 0, 0]);
    assert_eq!(altar("sanctuary-yellow", &[], camps), [0; 4]);
}

#[test]
fn r12_05_camp_keys_stay_and_score_again() {
    let mut scene = Scene::new(2);
    scene.camp(0, &["pink", "yellow"]);
    end_round_1(&mut scene);
    assert_eq!((scene.points(0, "keys"), scene.state.seats[0].camp), (3, [1, 1, 0, 0, 0]));
    scene.play_out();
    assert_eq!(scene.points(0, "keys"), 6);
}

#[test]
fn r13_01_round_2_deals_again_and_leaves_the_temple_as_it_is() {
    let mut scene = Scene::new(2);
    scene
        .stand(0, "A1")
        .flag(0, "A1", 1)
        .passages(0, 2)
        .treasures(0, &["mask"])
        .hand(0, &["final_5"])
        .tent_used(0);
    scene.state.wheel = 3;
    scene.last_tile("A06").moor(1, "s3").act("take A06").finish_turn();
    assert_eq!(scene.state.sites.map(u32::count_ones), [3, 3, 3, 3, 2, 2]);
    assert_eq!((scene.pirogue(0), scene.pirogue(1)), ("s1", "s1"));
    let me = &scene.state.seats[0];
    assert!(me.tent && me.passages == 2 && me.treasure_count() == 1 && me.hand_count() == 1);
    assert_eq!((scene.explorer(0), scene.state.wheel), ("A1", 3));
    assert_eq!(scene.state.active, 1, "the last player begins");
}

/// Round 2 just before its last tile, which seat 0 takes.
fn before_the_end() -> Scene {
    let mut scene = Scene::new(2);
    scene.state.round = 2;
    scene.state.active = 1;
    scene.tent_used(0).tent_used(1).last_tile("A06").moor(0, "s3");
    scene
}

#[test]
fn r13_02_one_special_turn_each_for_the_explorer_alone() {
    let mut scene = before_the_end();
    scene.backpack(0, &["pink"]).backpack(1, &["pink"]).act("take A06").finish_turn();
    assert!(scene.state.last && scene.offers("take").is_empty());
    scene.act("explore A1");
    assert_eq!((scene.points(1, "rooms"), scene.state.active), (2, 0), "one flag, then the next");
    scene.act("explore A1");
    assert_eq!(scene.game.pending(&scene.state), Pending::Over);
}

#[test]
fn r13_03_special_order() {
    let mut scene = before_the_end();
    scene.act("take A06").finish_turn();
    assert_eq!(scene.state.active, 1, "the first player of round 2");
    scene.act("rest");
    assert_eq!(scene.state.active, 0);
}

#[test]
fn r13_04_special_rescue() {
    let mut scene = before_the_end();
    scene.act("take A06").finish_turn();
    scene.acts(&["rescue pink", "explore A1"]);
    assert_eq!((scene.points(1, "penalties"), scene.points(1, "spots")), (-10, 1), "the spot counts in full");
}

#[test]
fn r13_04_a_treasure_gained_in_the_special_turn_is_worth_one_point() {
    let mut scene = before_the_end();
    scene.lay("sanctuary-brown", "B2", 0).stand(1, "B2").act("take A06").finish_turn();
    scene.acts(&[
        "explore B2",
        "spot 3",
        "look 1",
        "draw mask",
        "draw mask",
        "draw mask",
        "keep mask",
        "rest",
    ]);
    assert_eq!(scene.points(1, "treasures"), 1);
}

#[test]
fn r13_05_final_scoring() {
    let mut scene = before_the_end();
    scene
        .hand(0, &["pair_3_or_12", "pair_3_or_12", "final_5"])
        .hand(1, &["final_2_per_room_colour", "key_any"]);
    scene.treasures(0, &["mask", "vase"]).camp(1, &["pink", "blue"]);
    scene.flag(1, "A1", 1).flag(1, "E5", 1).flag(1, "B6", 1).flag(1, "S1", 1);
    scene.act("take A06").finish_turn();
    scene.play_out();
    assert_eq!((scene.points(0, "cards"), scene.points(0, "treasures")), (12 + 5, 2));
    assert_eq!((scene.points(1, "cards"), scene.points(1, "keys")), (2 * 2, 3), "two colours with a flag");
}

#[test]
fn r13_05_one_half_of_the_pair_scores_three() {
    let mut scene = before_the_end();
    scene.hand(0, &["pair_3_or_12"]).act("take A06").finish_turn();
    scene.play_out();
    assert_eq!(scene.points(0, "cards"), 3);
}

#[test]
fn r13_05_a_tie_is_a_shared_victory() {
    let mut scene = before_the_end();
    scene.state.seats[1].points[3] = 2;
    scene.act("take A06").finish_turn();
    scene.play_out();
    let sheet = scene.game.scores(&scene.state);
    assert_eq!(sheet.winners().collect::<Vec<_>>(), [Seat(0), Seat(1)]);
    assert_eq!(sheet.rows.iter().map(|row| row.total).collect::<Vec<_>>(), [2, 2]);
}

#[test]
fn r13_06_at_the_end_everything_is_revealed() {
    let mut scene = before_the_end();
    scene
        .hand(0, &["final_5", "key_any", "key_any"])
        .treasures(0, &["mask", "mask", "vase"])
        .camp(0, &["pink", "blue"]);
    scene.act("take A06").finish_turn().act("rest");
    let hidden = scene.game.view_json(&scene.view(1));
    assert_eq!(hidden["players"][0]["hand"], serde_json::Value::Null);
    while scene.state.top() != Frame::After {
        scene.act("rest");
    }
    scene.act("end");
    assert_eq!(scene.game.pending(&scene.state), Pending::Over);
    // Keys before they score, the rest before it does; all players see the same.
    let see = |event: &Event| scene.game.event_phrase(&scene.game.see(event, Viewer::Spectator)).text();
    let told: Vec<String> = scene.events.iter().map(see).collect();
    let at = |text: &str| {
        told.iter().position(|line| line == text).unwrap_or_else(|| panic!("{text} in {told:?}"))
    };
    assert!(at("showed_keys 0 pink,blue") < at("scored 0 keys 3"));
    assert!(at("revealed 0 mask,mask,vase final_5,key_any,key_any") < at("scored 0 treasures 3"));
    assert!(at("revealed 1  ") < at("scored 0 treasures 3"));
    let text = |lang| {
        let revealed = scene.events.iter().find(|event| matches!(event, Event::Revealed { .. }));
        scene.game.event_text(revealed.expect("it is told"), lang)
    };
    assert_eq!(text(Lang::EN), "Player 1 reveals: 2 masks, 1 vase, Field notes, Locksmith, Locksmith.");
    assert_eq!(
        text(Lang::find("fr").expect("French")),
        "Joueur 1 révèle : 2 masques, 1 vase, Carnet de fouilles, Serrurier, Serrurier."
    );
    for viewer in [Viewer::Spectator, Viewer::Seat(Seat(1))] {
        let json = scene.game.view_json(&scene.game.view(&scene.state, viewer));
        let player = &json["players"][0];
        assert_eq!(player["hand"], serde_json::json!({"final_5": 1, "key_any": 2}));
        assert_eq!((&player["treasures"]["mask"], &player["treasures"]["vase"]), (&2.into(), &1.into()));
        assert_eq!((&player["camp"]["pink"], &player["camp"]["blue"]), (&1.into(), &1.into()));
    }
}

#[test]
fn r14_what_everybody_sees() {
    let mut scene = Scene::new(3);
    scene
        .backpack(0, &["pink"])
        .passages(0, 1)
        .hand(0, &["final_5"])
        .treasures(0, &["mask"])
        .camp(0, &["blue"]);
    let view = scene.game.view(&scene.state, Viewer::Spectator);
    let player = &view.known.seats[0];
    assert_eq!((player.backpack, player.passages, player.tent), ([1, 0, 0, 0, 0], 1, true));
    assert_eq!((view.hands[0], view.treasures[0]), (1, 1));
    assert_eq!((player.hand_count(), player.treasure_count()), (0, 0), "which ones is hidden");
    let own = scene.view(0);
    assert_eq!((own.known.seats[0].hand_count(), own.known.seats[0].treasure_count()), (1, 1));
}

#[test]
fn r14_camp_key_memory() {
    let mut scene = Scene::new(2);
    scene.act("take A05").act("key green camp");
    assert!(scene.events.iter().any(|event| {
        scene.game.event_text(&scene.game.see(event, Viewer::Seat(Seat(1))), Lang::EN).contains("green")
    }));
    let json = scene.game.view_json(&scene.view(1));
    assert_eq!(json["players"][0]["camp"], serde_json::Value::Null);
    assert_eq!(json["players"][0]["camp_count"], 1);
    assert_eq!(json["players"][0]["camp_keys_seen"]["green"], 1, "the log stays open");
}

#[test]
fn r14_the_three_looked_at_are_seen_by_the_acting_player_only() {
    let mut scene = Scene::new(2);
    scene.bring("A15", 0).acts(&["take A15", "look 1", "draw mask", "draw vase"]);
    let shown = |scene: &Scene, seat: u8| {
        scene.view(seat).known.piles[0].top.iter().map(|known| known.token).collect::<Vec<u8>>()
    };
    scene.act("draw knife");
    assert_eq!(shown(&scene, 0), [0, 2, 4]);
    assert_eq!(shown(&scene, 1), [NONE; 3]);
    let saw = scene.events.iter().find(|event| matches!(event, Event::Saw { .. })).expect("it was seen");
    assert_eq!(scene.game.event_phrase(&scene.game.see(saw, Viewer::Seat(Seat(1)))).text(), "saw 0 pile-1 ?");
    assert_eq!(
        scene.game.event_phrase(&scene.game.see(saw, Viewer::Seat(Seat(0)))).text(),
        "saw 0 pile-1 knife"
    );
    assert!(scene.game.conceals(&scene.state, crate::scene::parse("keep vase"), Viewer::Seat(Seat(1))));
}

#[test]
fn r14_pile_memory() {
    let mut scene = Scene::new(2);
    scene.bring("A15", 0).acts(&["take A15", "look 1", "draw mask", "draw vase", "draw knife", "keep vase"]);
    for seed in 0..20 {
        let tokens = |state: &tikal::state::State| {
            state.piles[0].top.iter().map(|known| known.token).collect::<Vec<u8>>()
        };
        assert_eq!(tokens(&scene.redeal(0, seed)), [0, 4], "whoever put them back remembers");
    }
    let others: Vec<u8> = (0..20).map(|seed| scene.redeal(1, seed).piles[0].top[0].token).collect();
    assert!(others.iter().any(|&token| token != others[0]), "the other has no idea");
    // Once another player took one of three, only that player is sure of the rest.
    let mut scene = Scene::new(2);
    scene.bring("A14", 0).acts(&["take A14", "look 1", "draw mask", "draw vase", "draw knife", "keep vase"]);
    scene.finish_turn().bring("A15", 0);
    scene.acts(&["take A15", "look 1", "draw pendant", "keep mask"]);
    assert_eq!(scene.view(0).known.piles[0].top[0].token, NONE);
    assert_eq!(scene.view(1).known.piles[0].top[0].token, 4);
}

#[test]
fn r14_light_rooms_stay_known_because_the_placed_one_is_public() {
    let mut scene = Scene::new(2);
    scene.acts(&["take A03", "draw stack-pink-single", "draw stack-blue-single", "draw stack-green-single"]);
    scene.acts(&["keep stack-green-single", "place stack-green-single C3 0"]).finish_turn();
    scene.acts(&[
        "take A04",
        "draw stack-brown-single",
        "keep stack-pink-single",
        "place stack-pink-single C2 0",
    ]);
    let top = scene.view(0).known.light_stack.top;
    assert_eq!(
        top[0].token,
        scene.room("stack-blue-single").0,
        "seat 0 put it back and saw the other being placed"
    );
    assert_eq!(top[1].token, NONE, "this one only seat 1 saw");
    assert_eq!(scene.view(1).known.light_stack.top[1].token, scene.room("stack-brown-single").0);
}

#[test]
fn r15_01_more_control_has_two_piles_and_three_open_treasures() {
    let mut scene = Scene::with_variants(2, &["more_control"]);
    assert_eq!(scene.state.piles.map(|pile| pile.unknown), [11, 11, 0]);
    assert_eq!(scene.state.open[..], [0, 0, 0], "the script turns up masks");
    scene.bring("A15", 0).act("take A15");
    assert!(scene.can("open mask") && scene.can("look 1") && scene.can("look 2"));
    scene.act("open mask");
    assert_eq!(scene.offers("refill"), ["refill 1", "refill 2"], "the taker chooses the pile");
    scene.acts(&["refill 2", "draw knife"]);
    assert_eq!((scene.state.open[..].to_vec(), scene.state.piles[1].unknown), (vec![0, 0, 4], 10));
    scene.acts(&["look 1", "draw vase", "draw vase", "draw pendant", "keep pendant"]);
    assert_eq!(scene.state.seats[0].treasures, [1, 0, 0, 1, 0]);
}

#[test]
fn r15_01_a_refill_takes_what_was_put_back_first() {
    let mut scene = Scene::with_variants(2, &["more_control"]);
    scene.bring("A15", 0).acts(&[
        "take A15",
        "look 1",
        "draw vase",
        "draw knife",
        "draw pendant",
        "keep vase",
    ]);
    scene.acts(&["open mask", "refill 1"]);
    assert_eq!(scene.state.open[..], [0, 0, 4]);
    assert_eq!(scene.state.piles[0].top.len(), 1);
}

#[test]
fn r15_01_open_treasure_hidden() {
    let mut scene = Scene::with_variants(2, &["more_control"]);
    scene.bring("A15", 0).acts(&["take A15", "open mask", "refill 1", "draw vase"]);
    let json = scene.game.view_json(&scene.view(1));
    assert_eq!(json["players"][0]["treasures"], serde_json::Value::Null, "face down like any other");
    assert_eq!(json["players"][0]["treasures_seen"]["mask"], 1, "but everybody saw which");
    assert!((0..10).all(|seed| scene.redeal(1, seed).seats[0].treasures[0] >= 1));
}

#[test]
fn r15_02_the_short_game_has_no_tent() {
    let mut scene = Scene::with_variants(2, &["short_game"]);
    assert!(!scene.can("tent key") && !scene.can("tent explore"));
    scene.last_tile("A06").moor(1, "s3").act("take A06").finish_turn();
    assert!(!scene.state.me().tent && scene.state.top() == Frame::Before);
}
