//! Which effects may be declined, and which are carried out if they can be.

use crate::research::bonus;
use crate::scene::Scene;

const ITEMS: &str = "hat axe rope dog torch";

/// A card in hand with a tablet for it.
fn with(card: &str) -> Scene {
    Scene::bird().hand(0, card).purse(0, "tablet 1")
}

/// What an effect offers after these actions, in the words of its first offer, and whether it may be declined.
fn offer(mut scene: Scene, actions: &str) -> (String, bool) {
    scene.act(actions);
    let legal = scene.legal();
    let verb = legal[0].split(' ').next().expect("a verb").to_string();
    (verb, legal.contains(&"no".to_string()))
}

fn may(scene: Scene, actions: &str, verb: &str) {
    assert_eq!(offer(scene, actions), (verb.to_string(), true), "{actions}");
}

fn must(scene: Scene, actions: &str, verb: &str) {
    assert_eq!(offer(scene, actions), (verb.to_string(), false), "{actions}");
}

#[test]
fn may_effects_are_declined() {
    may(with("stone_jar").deck(0, "hat"), "play stone_jar", "draw");
    may(with("torch"), "play torch", "exile_play");
    may(with("traders_coins").purse(0, "tablet 2"), "play traders_coins", "upgrade");
    may(
        with("ceremonial_rattle").assistant(0, "coins", false).exhausted(0, 1),
        "play ceremonial_rattle",
        "refresh",
    );
    may(with("sea_turtle fear"), "play sea_turtle", "dig");
    let guarded = || {
        with("war_club revolver")
            .found("low1", "site1_jewel")
            .guarded("low1", "guardian_01")
            .figure(0, "low1")
    };
    may(guarded(), "play war_club", "overcome");
    may(guarded().purse(0, "compass 1"), "play revolver", "yes");
    may(with("whip").row("stone_jar", ITEMS), "play whip", "buy");
    may(with("idol_of_ara_anu"), "play idol_of_ara_anu", "research");
    may(with("journal").token(0, 0, "1a"), "play journal", "research");
    may(with("ornate_hammer"), "play ornate_hammer", "take_card");
    may(Scene::bird().row("stone_jar", ITEMS).purse(0, "compass 2"), "buy stone_jar", "yes");
    may(with("passage_shell"), "play passage_shell; dig camp1.1", "yes");
    may(with("parrot fear"), "play parrot", "useup");
}

#[test]
fn declining_costs_the_card_and_nothing_else() {
    let mut scene = with("idol_of_ara_anu");
    scene.act("play idol_of_ara_anu; no");
    assert_eq!((scene.tokens(0).as_str(), scene.legal()), ("", vec!["end".to_string()]));
    let mut scene = with("sea_turtle fear").deck(0, "hat");
    scene.act("play sea_turtle; no; no");
    assert!(scene.is_in("deck", 0, "hat") && scene.is_in("hand", 0, "fear"));
    assert_eq!(scene.legal(), ["end"]);
}

#[test]
fn a_looked_at_card_need_not_go_back() {
    let mut scene = with("crystal_earring").deck(0, "hat axe rope");
    scene.act("play crystal_earring; look 3");
    assert_eq!(scene.legal(), ["put_down hat", "put_down axe", "put_down rope"], "only one may go back");
    scene.act("put_down axe");
    assert_eq!(scene.legal(), ["put_down hat", "put_down rope", "no"]);
    let mut back = scene.clone();
    back.act("no; keep hat");
    assert_eq!((back.deck_list(0), back.is_in("hand", 0, "hat")), (vec!["rope".to_string()], true));
    scene.act("put_down rope");
    assert!(
        scene.s.players[0].deck.is_empty() && scene.is_in("hand", 0, "hat") && scene.is_in("play", 0, "rope")
    );
}

#[test]
fn other_effects_are_carried_out() {
    must(with("lantern"), "play lantern", "activate");
    must(with("pathfinders_sandals").figure(0, "camp1.1"), "play pathfinders_sandals", "move");
    must(with("decorated_horn").assistant(0, "coins", false), "play decorated_horn", "exchange");
    let crown = with("guardians_crown").found("low1", "site1_jewel").guarded("low1", "guardian_01");
    must(crown.figure(0, "low1"), "play guardians_crown", "crown");
    let two = with("guardians_ocarina").figure(0, "camp1.1").figure(0, "camp2.1");
    must(two, "play guardians_ocarina", "recall");
    must(with("airdrop").row("stone_jar", ITEMS), "play airdrop", "take_card");
    let artifact = bonus(Scene::bird().round(2), "6a", "bonus_coin").token(0, 0, "6b").token(0, 1, "5a");
    must(artifact.purse(0, "compass 1 jewel 1"), "research notebook 6a; row_first", "take_card");
    must(Scene::bird().token(0, 0, "1b").purse(0, "jewel 1"), "research notebook 1b", "recruit");
    let silver = Scene::bird().assistant(0, "coins", false).assistant(0, "tablet", false).token(0, 0, "3a");
    must(silver.token(0, 1, "2a").purse(0, "tablet 2 arrowhead 1"), "research notebook 3a", "promote");
    must(with("coconut_flask"), "play coconut_flask", "use_assistant");
}

#[test]
fn a_duty_with_one_way_is_done_at_once() {
    let mut key = with("stone_key").found("low1", "site1_jewel").idols(0, 0, 1);
    key.act("play stone_key");
    assert_eq!((key.s.players[0].slotted, key.s.players[0].idols), (0, 1));
    let mut recall = with("guardians_ocarina").figure(0, "camp1.1");
    recall.act("play guardians_ocarina");
    assert!(recall.s.players[0].figures.iter().all(|figure| figure.is_none()));
}

#[test]
fn a_main_action_card_may_be_played_for_nothing() {
    for card in [
        "trowel",
        "parrot",
        "binoculars",
        "tent",
        "revolver",
        "bear_trap",
        "bow_and_arrows",
        "brush",
        "flask",
        "rope",
        "war_club",
        "stone_key",
        "decorated_horn",
        "pathfinders_staff",
        "guardians_crown",
        "crystal_earring",
        "ceremonial_rattle",
        "sacred_drum",
        "star_charts",
        "guiding_skull",
        "obsidian_earring",
    ] {
        let mut scene = with(card);
        scene.act(&format!("play {card}"));
        assert_eq!(scene.legal(), ["end"], "{card}");
        assert_eq!(scene.s.players[0].hand_size(), 0);
    }
}
