//! Positions written as JSON, edited and read back.

use kernel::{Game, Lang};
use serde_json::json;

use crate::scene::Scene;

fn refused(scene: &Scene, position: &serde_json::Value) -> Vec<String> {
    match scene.game.load(position) {
        Ok(_) => panic!("the position is accepted"),
        Err(problems) => problems.say(Lang::EN),
    }
}

#[test]
fn a_position_is_readable() {
    let mut scene = Scene::new(2);
    scene.backpack(0, &["pink"]).act("take A03").acts(&["draw stack-pink-single", "draw stack-blue-single"]);
    let saved = scene.game.save(&scene.state);
    assert_eq!(saved["players"][0]["pirogue"], "s2");
    assert_eq!(saved["temple"]["A1"], json!({"room": "printed-pink-gap", "turn": 0}));
    assert_eq!(
        saved["light_rooms"]["stack"]["top"][1],
        json!({"token": "stack-blue-single", "known_by": [0]})
    );
    assert_eq!(saved["stack"][3], json!({"frame": "look", "stock": "light-rooms"}));
}

#[test]
fn an_edited_position_loads() {
    let scene = Scene::new(2);
    let mut saved = scene.game.save(&scene.state);
    saved["players"][0]["camp"]["blue"] = json!(2);
    saved["keys"]["blue"] = json!(5);
    saved["players"][1]["explorer"] = json!("S4");
    let loaded = scene.game.load(&saved).unwrap_or_else(|problems| panic!("{problems}"));
    assert_eq!((loaded.seats[0].camp[3], loaded.seats[1].explorer), (2, scene.node("S4")));
}

#[test]
fn a_missing_a_doubled_and_a_misplaced_component_are_all_named() {
    let scene = Scene::new(2);
    let mut saved = scene.game.save(&scene.state);
    saved["keys"]["pink"] = json!(6);
    saved["sites"]["s2"] = json!(["A03", "A04", "A01"]);
    saved["temple"]["C3"] = json!({"room": "sanctuary-blue", "turn": 0});
    saved["players"][0]["explorer"] = json!("C4");
    saved["spots"] = json!({"S1": [1], "A1": [0]});
    let unreadable = refused(&scene, &saved);
    assert_eq!(unreadable, ["spots: \"A1\" is not a room"]);
    saved["spots"] = json!({"printed-pink-gap": [0, 0, null, null]});
    assert_eq!(
        refused(&scene, &saved),
        [
            "there must be 7 pink keys, found 6",
            "tile A01 is doubled or not in play",
            "tile A05 is missing",
            "room sanctuary-blue must be in one place, found 2",
            "room printed-pink-gap must hold at most one flag per player",
            "the explorer of seat 0 stands in no discovered room",
        ]
    );
    for (lang, first) in
        [("fr", "il faut 7 clés pink, et non 6"), ("de", "nötig sind 7 Schlüssel pink, gefunden 6")]
    {
        let problems = scene.game.load(&saved).expect_err("the position is refused");
        assert_eq!(problems.say(Lang::find(lang).expect("the language is there"))[0], first);
    }
}

#[test]
fn a_printed_room_that_is_turned_is_refused() {
    let scene = Scene::new(2);
    let mut saved = scene.game.save(&scene.state);
    saved["temple"]["A1"]["turn"] = json!(2);
    assert_eq!(
        refused(&scene, &saved),
        ["room printed-pink-gap is printed on the board and cannot be turned"]
    );
}

#[test]
fn a_stack_that_play_cannot_reach_is_refused() {
    let scene = Scene::new(2);
    for (stack, reason) in [
        (json!([]), "it is empty"),
        (json!([{"frame": "after"}, {"frame": "forest"}]), "cannot lie on"),
        (json!([{"frame": "after"}]), "the tiles taken do not match the number of turns"),
        (
            json!([{"frame": "after"}, {"frame": "explore"}, {"frame": "before"}, {"frame": "gain", "room": "S1", "spot": 1, "at": 0}]),
            "Gain",
        ),
        (json!([{"frame": "over"}]), "its lowest frame is wrong"),
        (json!([{"frame": "fly"}]), "is not a frame"),
        (json!([{"frame": "turn", "pile": 0}]), "is not a frame"),
    ] {
        let mut saved = scene.game.save(&scene.state);
        saved["stack"] = stack;
        let problems = refused(&scene, &saved);
        assert!(
            problems.iter().any(|problem| problem.contains(reason)),
            "{problems:?} should say {reason:?}"
        );
    }
    let mut saved = scene.game.save(&scene.state);
    saved["active"] = json!(1);
    assert!(refused(&scene, &saved)[0].contains("it must be the turn of seat 0"));
}

#[test]
fn who_is_looking_at_a_pile_looked_last() {
    let mut scene = Scene::new(2);
    scene.backpack(0, &["pink"]).act("take A03").acts(&["draw stack-pink-single", "draw stack-blue-single"]);
    let mut saved = scene.game.save(&scene.state);
    saved["light_rooms"]["stack"]["looker"] = json!(1);
    for known in saved["light_rooms"]["stack"]["top"].as_array_mut().expect("the rooms on top") {
        known["known_by"] = json!([0, 1]);
    }
    let reason = "the stack of light rooms: the active player is looking at it and looked last";
    assert_eq!(refused(&scene, &saved), [reason]);
}
