//! Answers: their notation and what they say about their effect.

use kernel::Game;

use crate::scene::{Scene, game};

const ITEMS: &str = "hat axe rope dog torch";

/// The notations of the legal actions with the effect of each here.
fn what(scene: &Scene) -> Vec<(String, Option<String>)> {
    let mut legal = Vec::new();
    game().legal(&scene.s, &mut legal);
    legal.iter().map(|&action| (game().phrase(action).text(), game().meaning(&scene.s, action))).collect()
}

fn says(text: &str, what: &str) -> (String, Option<String>) {
    (text.to_string(), Some(what.to_string()))
}

#[test]
fn options_say_what_they_do() {
    let mut scene = Scene::bird().hand(0, "watch");
    scene.act("play watch");
    let expected = [says("option 1", "gain coin 2"), says("option 2", "pass; gain coin 3")];
    assert_eq!(what(&scene)[..2], expected);
}

#[test]
fn yes_and_no_say_what_is_offered() {
    let mut offer = Scene::bird().hand(0, "trowel").purse(0, "compass 1");
    offer.act("play trowel");
    let pay = "pay compass: gain jewel";
    assert_eq!(what(&offer)[..2], [says("yes", pay), says("no", pay)]);
    let object = game().action_json(&offer.s, game().parse("yes").expect("an answer"));
    assert_eq!(object, serde_json::json!({"do": "yes", "what": pay}));

    // If only declining is left without words of its own, it is named after the decision.
    let mut draw = Scene::bird().hand(0, "stone_jar").deck(0, "hat").purse(0, "tablet 1");
    draw.act("play stone_jar");
    assert_eq!(what(&draw)[..2], [("draw".to_string(), None), says("no", "draw")]);

    let mut resolve = Scene::bird().row("stone_jar", ITEMS).deck(0, "hat").purse(0, "compass 2");
    resolve.act("buy stone_jar");
    assert_eq!(what(&resolve)[..2], [says("yes", "draw"), says("no", "draw")]);
}

#[test]
fn words_of_older_records_are_read_by_the_decision_they_answer() {
    let at = |scene: &Scene, text: &str| {
        game().parse_at(&scene.s, text).map(|action| game().phrase(action).text())
    };
    let mut airdrop = Scene::bird().hand(0, "airdrop").row("stone_jar", ITEMS).purse(0, "coin 9");
    assert_eq!(at(&airdrop, "buy hat").as_deref(), Some("buy hat"), "a purchase is one");
    airdrop.act("play airdrop");
    assert_eq!(at(&airdrop, "buy hat").as_deref(), Some("take_card hat"));
    assert_eq!(at(&airdrop, "take_card hat").as_deref(), Some("take_card hat"));

    let mut flask =
        Scene::bird().hand(0, "coconut_flask").supply(["coins", "tablet", "compass"]).purse(0, "tablet 1");
    flask.act("play coconut_flask");
    assert_eq!(at(&flask, "recruit 2").as_deref(), Some("use_assistant 2"));
}
