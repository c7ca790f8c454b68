//! Reasons why something cannot be used: what is missing on the way, and which rule forbids it.

use kernel::why::{self, Reason, WhyNot};
use kernel::{Dealer, Game, Lang, Pending, Seat, SplitMix, Viewer, Why};
use serde_json::json;
use tikal::ids::{Node, members};
use tikal::state::{Frame, State};
use tikal::why::{Rule, Thing};

use crate::scene::{Scene, rules};

fn told(scene: &Scene, viewer: Viewer, lang: Lang) -> Vec<WhyNot> {
    why::why(&scene.game, &scene.game.view(&scene.state, viewer), viewer, lang)
}

/// The reason of seat 0 for a place.
fn why_not(scene: &Scene, place: &str) -> Option<WhyNot> {
    let mut all = told(scene, Viewer::Seat(Seat(0)), Lang::EN);
    all.retain(|why| why.what.place == place);
    assert!(all.len() < 2, "{all:?}");
    all.pop()
}

fn text(scene: &Scene, place: &str) -> String {
    why_not(scene, place).map_or_else(|| "usable".into(), |why| why.text)
}

fn exploring(place: &str, keys: &[&str], passages: u8) -> Scene {
    let mut scene = Scene::new(2);
    scene.tent_used(0).tent_used(1).stand(0, place).backpack(0, keys).passages(0, passages).begin_exploring();
    scene
}

#[test]
fn r06_02_a_room_behind_a_door_names_the_key() {
    let scene = exploring("B1", &["yellow"], 0);
    let room = why_not(&scene, "A1").expect("the door is pink");
    assert_eq!(room.text, "You lack a pink key on the way, or 1 secret passage.");
    assert_eq!(room.missing.into_iter().collect::<Vec<_>>(), [("key:pink".into(), 1)]);
    assert_eq!(text(&exploring("B1", &["pink"], 0), "A1"), "usable");
    assert_eq!(text(&exploring("B1", &["yellow"], 1), "A1"), "usable");
}

#[test]
fn r06_01_empty_spaces_have_no_room() {
    assert_eq!(text(&exploring("outside", &["pink"], 0), "B2"), "No room is discovered here yet.");
}

#[test]
fn a_rescue_key_is_for_the_stranded() {
    let scene = exploring("outside", &["pink"], 0);
    assert_eq!(
        text(&scene, "key pink"),
        "A rescue key is for an explorer who can reach no room to excavate."
    );
}

#[test]
fn tiles_keys_and_treasures_before_sailing() {
    let mut scene = Scene::new(2);
    scene.backpack(0, &["pink"]).treasures(0, &["mask"]).hand(0, &[]);
    assert_eq!(text(&scene, "A01"), "usable");
    assert!(text(&scene, "backpack pink").starts_with("Keys in the backpack open doors"));
    assert!(text(&scene, "treasure mask").contains("seaplane"));
    assert!(text(&scene, "price vase").starts_with("You have none of these"));
    assert!(text(&scene, "A1").starts_with("First: Choose an action tile"));
    assert_eq!(text(&scene, "tent"), "usable");
    scene.tent_used(0);
    assert_eq!(text(&scene, "tent"), "You have already used your tent this round.");
    scene.begin_exploring();
    assert_eq!(text(&scene, "A16"), "Your pirogue has sailed in this turn.");
}

#[test]
fn others_hear_whose_turn_it_is() {
    let scene = Scene::new(2);
    let other = told(&scene, Viewer::Seat(Seat(1)), Lang::find("fr").expect("French"));
    assert!(other.iter().all(|why| why.text == "Ce n’est pas votre tour : le joueur 1 décide."));
    assert!(other.iter().any(|why| why.what.place == "tent"));
    let public = told(&scene, Viewer::Spectator, Lang::EN);
    assert!(public.iter().all(|why| why.text == "You are only watching." && why.what.place != "tent"));
}

/// The position with more keys and passages in the hands of the player to decide.
fn given(state: &State, keys: u8, passages: u8) -> State {
    let mut world = state.clone();
    let me = world.me_mut();
    for colour in members(u64::from(keys)) {
        me.backpack[colour as usize] += 1;
    }
    me.passages += passages;
    world
}

/// Random games: the missing amount suffices and is minimal, and the other rules are true.
#[test]
fn what_is_missing_is_enough_and_no_more() {
    let game = rules();
    let mut met: Vec<&str> = Vec::new();
    for seed in 0..12_u64 {
        let variants = if seed % 2 == 0 { json!([]) } else { json!(["more_control"]) };
        let setup =
            game.setup(&json!({"players": 2 + seed % 3, "variants": variants})).expect("a valid setup");
        let (mut state, mut legal) = (game.start(&setup), Vec::new());
        let (mut dealer, mut rng) = (Dealer::new(seed), SplitMix::new(seed));
        loop {
            let action = match game.pending(&state) {
                Pending::Over => break,
                Pending::Chance(draw) => dealer.deal(&game, &state, draw, &mut legal),
                Pending::Player(seat) => {
                    let viewer = Viewer::Seat(seat);
                    for (thing, reason) in why::reasons(&game, &game.view(&state, viewer), viewer) {
                        let Reason::Rule(rule) = reason else { panic!("{reason:?} for who decides") };
                        met.push(game.rule_word(rule));
                        check(&game, &state, thing, rule);
                    }
                    met.sort_unstable();
                    met.dedup();
                    game.legal(&state, &mut legal);
                    legal[rng.below(legal.len() as u32) as usize]
                }
            };
            game.advance(&mut state, action, &mut ());
        }
    }
    let common = [
        "at_forest",
        "at_seaplane",
        "card_moment",
        "explored",
        "first",
        "given",
        "no_room",
        "no_treasure",
        "none_left",
        "not_empty",
        "not_stuck",
        "opens_doors",
        "sailed",
        "short",
        "spot_taken",
        "tent_used",
    ];
    let unseen: Vec<&&str> = common.iter().filter(|word| !met.contains(word)).collect();
    assert!(unseen.is_empty(), "no random game shows {unseen:?}; met {met:?}");
}

fn check(game: &tikal::Tikal, state: &State, thing: Thing, rule: Rule) {
    let usable = |keys, passages| why::used(game, &given(state, keys, passages)).contains(&thing);
    let me = state.me();
    match (rule, thing) {
        (Rule::Short { keys, passages, instead }, _) => {
            assert!(usable(keys, passages), "{thing:?} with {keys:b} and {passages} in {state:?}");
            for key in members(u64::from(keys)) {
                assert!(!usable(keys & !(1 << key), passages), "{thing:?} without key {key}");
            }
            if passages > 0 {
                assert!(!usable(keys, passages - 1), "{thing:?} with a passage less");
            }
            if instead > 0 {
                assert!(usable(0, instead) && !usable(0, instead - 1), "{thing:?} by {instead} passages");
            }
        }
        (Rule::First, _) => assert!(!matches!(state.top(), Frame::After), "{thing:?}"),
        (Rule::NoRoom, Thing::Node(node)) => assert_eq!(state.room_in(node), None),
        (Rule::YourExplorer, Thing::Node(node)) => assert_eq!(me.explorer, node),
        (Rule::NotEmpty, Thing::Node(node)) => {
            assert!(node == Node::OUTSIDE || node.is_secret() || state.room_in(node).is_some());
        }
        (Rule::TentUsed, _) => assert!(!me.tent),
        (Rule::TentLast, _) => assert!(state.last),
        (Rule::NoTreasure(Some(treasure)), _) => assert_eq!(me.treasures[treasure.index()], 0),
        (Rule::NoTreasure(None), _) => assert_eq!(me.treasure_count(), 0),
        (Rule::NoneLeft, Thing::Key(colour)) => assert!(!state.has_key(colour)),
        (Rule::NoWay, _) => assert!(!usable(0b11111, 8), "{thing:?}"),
        (Rule::SpotTaken(seat), Thing::Spot(spot)) => {
            let Frame::ChooseSpot(node) = state.top() else { panic!("spots are there to be chosen") };
            let room = state.room_in(node).expect("only rooms of the temple leave a choice");
            assert_eq!(state.spot_owner(room, spot), Some(seat.0));
        }
        _ => {}
    }
}
