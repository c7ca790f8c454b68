//! Reasons why something cannot be used, in hand-made positions.

use kernel::why::{self, WhyNot};
use kernel::{Lang, Seat, Viewer};

use crate::scene::{Scene, game};

fn told(scene: &Scene, viewer: Viewer, lang: Lang) -> Vec<WhyNot> {
    use kernel::Game as _;
    why::why(game(), &game().view(&scene.s, viewer), viewer, lang)
}

/// The only reason of seat 0 for a thing of this kind and id.
fn why_not(scene: &Scene, kind: &str, id: &str) -> Option<WhyNot> {
    let mut all = told(scene, Viewer::Seat(Seat(0)), Lang::EN);
    all.retain(|why| why.what.kind == kind && why.what.id == id);
    assert!(all.len() < 2, "{all:?}");
    all.pop()
}

/// The reason for a token and a research space.
fn step(scene: &Scene, token: &str, spot: &str) -> Option<WhyNot> {
    let mut all = told(scene, Viewer::Seat(Seat(0)), Lang::EN);
    all.retain(|why| why.what.id == spot && why.what.with.as_deref() == Some(token));
    all.pop()
}

fn text(why: Option<WhyNot>) -> String {
    why.map_or_else(|| "usable".into(), |why| why.text)
}

fn missing(why: &WhyNot) -> Vec<(&str, u8)> {
    why.missing.iter().map(|(what, &by)| (what.as_str(), by)).collect()
}

#[test]
fn card_of_the_row_says_how_much_is_missing() {
    let scene = Scene::bird().row("stone_jar", "axe rope dog torch flask").purse(0, "coin 1");
    let axe = why_not(&scene, "row_card", "axe").expect("it costs more than 1 coin");
    let price = crate::scene::tables().cost[crate::scene::card("axe").at()];
    assert_eq!((axe.reason.as_str(), missing(&axe)), ("short", vec![("coin", price - 1)]));
    let rich = scene.clone().purse(0, &format!("coin {price}"));
    assert_eq!(why_not(&rich, "row_card", "axe"), None);

    let jar = why_not(&scene, "row_card", "stone_jar").expect("it costs compasses");
    assert!(jar.missing.contains_key("compass") && jar.text.contains("compass"), "{jar:?}");
}

#[test]
fn site_asks_for_travel_and_for_an_archaeologist() {
    let scene = Scene::bird().found("low1", "site1_jewel");
    let site = why_not(&scene, "space", "low1").expect("it costs a car");
    assert_eq!((site.text.as_str(), missing(&site)), ("You are 1 car of travel short.", vec![("car", 1)]));
    assert_eq!(site.name, game().tables.rows.tiles[scene.s.tiles[5].at()].name.say(Lang::EN));

    let hired = scene.clone().purse(0, "coin 2");
    assert_eq!(why_not(&hired, "space", "low1"), None, "ruling 29: two coins hire a plane");

    let out = scene.figure(0, "camp1.1").figure(0, "camp2.1");
    let site = why_not(&out, "space", "low1").expect("both archaeologists are out");
    assert_eq!(
        (site.text.as_str(), missing(&site)),
        ("You have no archaeologist left.", vec![("archaeologist", 1)])
    );
    assert_eq!(text(why_not(&out, "space", "camp1.1")), "Your archaeologist is already here.");
}

#[test]
fn undiscovered_site_asks_for_compasses_and_travel_together() {
    let scene = Scene::bird().purse(0, "compass 1");
    let site = why_not(&scene, "space", "low1").expect("nothing is there to pay with");
    let price = game().tables.boards[0].discover[5].get(arnak::purse::Res::Compass);
    assert_eq!(missing(&site), [("car", 1), ("compass", price - 1)]);
}

#[test]
fn spaces_say_who_stands_there() {
    let scene = Scene::bird().hand(0, "exploration_car").figure(1, "camp1.1");
    assert_eq!(text(why_not(&scene, "space", "camp1.1")), "An archaeologist stands here: Player 2.");
    let blocked = (0..22).find(|at| scene.s.blocked & (1 << at) != 0).expect("two players block spaces");
    let id = format!("camp{}.{}", blocked / 2 + 1, blocked % 2 + 1);
    assert_eq!(text(why_not(&scene, "space", &id)), "This space is blocked for this number of players.");
}

#[test]
fn ruling_069_the_notebook_waits_for_the_glass() {
    let rich = Scene::bird().purse(0, "coin 9 compass 9 tablet 9 arrowhead 9 jewel 9");
    let scene = rich.token(0, 0, "1a").token(0, 1, "1a");
    let legal = scene.legal();
    let next = legal.iter().find_map(|text| text.strip_prefix("research glass "));
    let spot = next.expect("the glass has a way up");
    let why = step(&scene, "notebook", spot).expect("the notebook may not pass the glass");
    assert_eq!((why.reason.as_str(), why.what.place.as_str()), ("notebook_behind", spot));
    assert_eq!(why.text, "The notebook may not pass the magnifying glass.");
    assert_eq!(text(step(&scene, "glass", spot)), "usable");
    assert_eq!(text(step(&scene, "glass", "1a")), "The token is already here.");
    assert_eq!(text(why_not(&scene, "token", "notebook")), "The notebook may not pass the magnifying glass.");
}

#[test]
fn temple_tiles_wait_for_the_glass() {
    let scene = Scene::bird().purse(0, "coin 9 compass 9 tablet 9 arrowhead 9 jewel 9");
    assert_eq!(
        text(why_not(&scene, "temple", "1")),
        "Your magnifying glass has not reached the Lost Temple."
    );
}

#[test]
fn guardian_asks_for_company_then_for_its_price() {
    let scene = Scene::bird().found("low1", "site1_jewel").guarded("low1", "guardian_04");
    let why = why_not(&scene, "guardian", "guardian_04").expect("nobody is there");
    assert_eq!(why.reason, "not_with_guardian");
    let there = scene.figure(0, "low1");
    let why = why_not(&there, "guardian", "guardian_04").expect("the price is missing");
    let cost = game().tables.guardians[crate::scene::guardian("guardian_04").at()].cost;
    let asked: Vec<(&str, u8)> = cost.res.iter().map(|(res, n)| (res.key(), n)).collect();
    for (what, n) in asked {
        assert_eq!(why.missing.get(what), Some(&n), "{why:?}");
    }
    let site = why_not(&there, "space", "low1").expect("the same at its site");
    assert!(site.text.starts_with("To overcome "), "{}", site.text);
}

#[test]
fn after_the_main_action_only_that_is_said() {
    let mut scene =
        Scene::bird().hand(0, "parrot fear").purse(0, "coin 9").row("stone_jar", "axe rope dog torch flask");
    scene.act("buy dog");
    for (kind, id) in [("row_card", "axe"), ("hand_card", "parrot"), ("token", "glass")] {
        assert_eq!(text(why_not(&scene, kind, id)), "Your main action of this turn is taken.", "{kind} {id}");
    }
    assert_eq!(text(why_not(&scene, "hand_card", "fear")), "It has no effect: it only pays for travel.");
}

#[test]
fn in_the_middle_of_a_payment_the_payment_comes_first() {
    let mut scene = Scene::bird()
        .hand(0, "exploration_car funding_ship fear")
        .purse(0, "coin 1")
        .found("low1", "site1_jewel")
        .row("stone_jar", "axe rope dog torch flask");
    scene.act("dig low1");
    let other = why_not(&scene, "row_card", "axe").expect("a purchase has to wait");
    assert_eq!(other.reason, "first");
    assert!(other.text.starts_with("First: Pay 1 car of travel"), "{}", other.text);
    let fear = why_not(&scene, "hand_card", "fear").expect("a boot pays no car");
    assert_eq!((fear.text.as_str(), missing(&fear)), ("It does not pay what is due: car.", vec![("car", 1)]));
    assert_eq!(why_not(&scene, "hand_card", "exploration_car"), None);
    assert_eq!(why_not(&scene, "hand_card", "funding_ship"), None, "its coin would hire a plane");
}

#[test]
fn what_the_payment_needs_is_kept_for_it() {
    // A ship and a car are due. The car is paid first; playing the ship for its effect would leave nothing for the
    // rest.
    let mut scene = Scene::snake()
        .hand(0, "exploration_ship exploration_car fear")
        .found("two3", "site2_arrowhead_jewel");
    scene.act("dig two3");
    let ship = why_not(&scene, "hand_card", "exploration_ship").expect("it is needed");
    assert_eq!(
        (ship.reason.as_str(), ship.text.as_str()),
        ("reserved", "You need it for the payment under way.")
    );
    assert_eq!(why_not(&scene, "hand_card", "exploration_car"), None, "it can be spent");
}

#[test]
fn exhausted_assistants_and_used_boons_say_so() {
    let scene = Scene::bird().assistant(0, "compass", false).exhausted(0, 1).overcame(0, "guardian_07");
    assert_eq!(text(why_not(&scene, "assistant", "1")), "This assistant is exhausted.");
    assert_eq!(text(why_not(&scene, "assistant", "2")), "You have no assistant here.");
    let used = scene.with(|s| s.players[0].used_boons = s.players[0].guardians);
    assert_eq!(text(why_not(&used, "guardian", "guardian_07")), "The boon of this guardian is used up.");
    assert_eq!(text(why_not(&used, "idols", "idols")), "You are 1 idol short.");
}

#[test]
fn discounts_count_in_what_is_missing() {
    let plain = Scene::bird().purse(0, "coin 1").assistant(0, "discount", false);
    let mut scene = plain.row("stone_jar", "axe rope dog torch flask");
    let short_by =
        |scene: &Scene| why_not(scene, "row_card", "axe").and_then(|why| why.missing.get("coin").copied());
    let before = short_by(&scene).expect("an axe costs more than a coin");
    scene.act("assistant 1");
    assert_eq!(short_by(&scene).unwrap_or(0), before - 1);
}

#[test]
fn others_and_spectators_hear_whose_turn_it_is() {
    let scene = Scene::bird().hand(0, "parrot").hand(1, "hat");
    let other = told(&scene, Viewer::Seat(Seat(1)), Lang::EN);
    assert!(other.iter().all(|why| why.text == "It is not your turn: player 1 decides."));
    assert!(other.iter().any(|why| why.what.kind == "hand_card" && why.what.id == "hat"));
    let public = told(&scene, Viewer::Spectator, Lang::find("fr").expect("French is there"));
    assert!(public.iter().all(|why| why.text == "Vous êtes spectateur." && why.what.kind != "hand_card"));
    let over = scene.with_over();
    assert!(
        told(&over, Viewer::Seat(Seat(0)), Lang::find("fr").expect("French is there"))
            .iter()
            .all(|why| why.text == "La partie est finie.")
    );
}

impl Scene {
    /// The same as if the game had ended here; no position of a real game.
    fn with_over(mut self) -> Scene {
        self.s.stack.clear();
        self.s.over = true;
        self
    }
}

#[test]
fn reasons_are_told_in_french() {
    let scene = Scene::bird().found("low1", "site1_jewel");
    let all = told(&scene, Viewer::Seat(Seat(0)), Lang::find("fr").expect("French is there"));
    let site = all.iter().find(|why| why.what.id == "low1").expect("it costs a car");
    assert_eq!(site.text, "Il vous manque 1 voiture de déplacement.");
}
