//! Items that give tokens, draw, exile or trade: a table for the plain ones, scenes for those with choices.

use crate::parts::Parts;
use crate::scene::Scene;

/// The card alone in hand: tokens before, actions, tokens after. No decision is left then.
const PLAIN: [(&str, &str, &str, &str); 21] = [
    ("steam_boat", "", "play steam_boat", "compass 2"),
    ("automobile", "", "play automobile", "compass 2"),
    ("gold_pan", "", "play gold_pan", "coin 2"),
    ("carrier_pigeon", "", "play carrier_pigeon", "tablet 2"),
    ("hat", "", "play hat", "coin 1 compass 1"),
    ("rough_map", "", "play rough_map", "compass 3"),
    ("horse", "", "play horse", "coin 1 compass 1"),
    ("large_backpack", "", "play large_backpack", "coin 1"),
    ("trowel", "compass 1", "play trowel; yes", "jewel 1"),
    ("trowel", "compass 1", "play trowel; no", "compass 1"),
    ("trowel", "coin 3", "play trowel", "coin 3"),
    ("pickaxe", "compass 1", "play pickaxe; yes", "tablet 1 arrowhead 1"),
    ("pickaxe", "compass 1", "play pickaxe; no", "compass 1"),
    ("pickaxe", "tablet 1", "play pickaxe", "tablet 1"),
    ("machete", "", "play machete; no", "compass 2"),
    ("torch", "", "play torch; no", "tablet 1"),
    ("axe", "", "play axe; no", "compass 1"),
    ("parrot", "", "play parrot", ""),
    ("theodolite", "", "play theodolite", "coin 1"),
    ("brush", "", "play brush", ""),
    ("bow_and_arrows", "", "play bow_and_arrows", ""),
];

#[test]
fn plain_items_give_what_they_show() {
    for (key, before, acts, after) in PLAIN {
        let mut scene = Scene::bird().hand(0, key).purse(0, before);
        scene.act(acts);
        assert_eq!(scene.tokens(0), after, "{acts}");
        assert!(scene.can("pass") || scene.legal() == ["end"], "{acts}: nothing more is asked");
        assert!(!scene.can(&format!("play {key}")), "{key} has left the hand");
    }
}

#[test]
fn horse_draws_before_it_gives() {
    let mut scene = Scene::bird().hand(0, "horse").deck(0, "hat rope");
    scene.act("play horse");
    assert_eq!((scene.legal(), scene.tokens(0)), (vec!["draw".into(), "no".into()], String::new()));
    let mut declined = scene.clone();
    scene.act("draw");
    assert_eq!((scene.hand_cards(0).as_str(), scene.tokens(0).as_str()), ("hat", "coin 1 compass 1"));
    declined.act("no");
    assert_eq!((declined.hand_cards(0).as_str(), declined.tokens(0).as_str()), ("", "coin 1 compass 1"));
    assert_eq!(declined.deck_list(0), ["hat", "rope"]);
}

#[test]
fn pack_donkey_draws_up_to_two() {
    let scene = Scene::bird().hand(0, "pack_donkey").deck(0, "axe rope torch");
    for (acts, hand) in [
        ("play pack_donkey; draw; draw", "rope axe"),
        ("play pack_donkey; draw; no", "axe"),
        ("play pack_donkey; no", ""),
    ] {
        let mut scene = scene.clone();
        scene.act(acts);
        assert_eq!((scene.hand_cards(0).as_str(), scene.list("draw").len()), (hand, 0), "{acts}");
        assert!(scene.can("end"), "{acts}");
    }
}

#[test]
fn pack_donkey_draws_what_a_short_deck_holds() {
    let mut scene = Scene::bird().hand(0, "pack_donkey").deck(0, "axe");
    scene.act("play pack_donkey; draw");
    assert_eq!((scene.hand_cards(0).as_str(), scene.list("draw").len()), ("axe", 0));
    let mut scene = Scene::bird().hand(0, "pack_donkey").played(0, "axe");
    scene.act("play pack_donkey; end");
    assert_eq!(scene.hand_cards(0), "", "ruling 12: the play area is not shuffled into an empty deck");
}

#[test]
fn flask_draws_up_to_three_and_is_gone() {
    let scene = Scene::bird().hand(0, "flask").deck(0, "axe rope torch dog");
    for (draws, hand) in [("draw; draw; draw", "torch rope axe"), ("draw; draw; no", "rope axe"), ("no", "")]
    {
        let mut scene = scene.clone();
        scene.act(&format!("play flask; {draws}"));
        assert_eq!(scene.hand_cards(0), hand, "{draws}");
        assert!(scene.can("end") && scene.is_in("exile", 0, "flask"), "{draws}");
        assert_eq!(scene.points(0, "items"), 6, "an exiled card scores nothing");
    }
}

#[test]
fn large_backpack_draws_the_bottom_card() {
    let mut scene = Scene::bird().hand(0, "large_backpack").deck(0, "axe rope torch");
    scene.act("play large_backpack; draw");
    assert_eq!((scene.hand_cards(0).as_str(), scene.tokens(0).as_str()), ("torch", "coin 1"));
    assert_eq!(scene.deck_list(0), ["axe", "rope"]);
    assert!(!scene.can("draw"), "one card only");
}

#[test]
fn large_backpack_fetches_the_item_bought_this_round() {
    let scene = Scene::bird().hand(0, "large_backpack").deck(0, "axe rope").purse(0, "coin 3");
    let mut scene = scene.row("stone_jar", "dog hat horse machete lantern");
    scene.act("buy dog; end");
    scene.act("pass; end; play large_backpack; draw");
    assert_eq!(scene.hand_cards(0), "dog", "ruling 17");
    assert_eq!(scene.deck_list(0), ["axe", "rope"]);
}

#[test]
fn axe_exiles_from_hand_or_play_area_also_itself() {
    let mut scene = Scene::bird().hand(0, "axe hat fear").played(0, "rope funding_car fear").deck(0, "dog");
    scene.act("play axe");
    let mut offered = scene.list("exile_hand");
    offered.extend(scene.list("exile_play"));
    let wanted = [
        "exile_hand hat",
        "exile_hand fear",
        "exile_play rope",
        "exile_play axe",
        "exile_play funding_car",
        "exile_play fear",
    ];
    assert_eq!(offered, wanted, "never from the deck");
    assert!(scene.can("no") && scene.list("exile_tile").is_empty());
    assert_eq!(scene.tokens(0), "", "the gain comes after the exile");
    let supply = scene.s.fear;
    let mut itself = scene.clone();
    scene.act("exile_play fear");
    assert_eq!((scene.s.fear, scene.play_cards(0).as_str()), (supply + 1, "rope axe funding_car"));
    assert_eq!(scene.tokens(0), "compass 1");
    itself.act("exile_play axe");
    assert!(itself.is_in("exile", 0, "axe") && itself.tokens(0) == "compass 1");
}

#[test]
fn machete_exiles_and_gives_two_compasses() {
    let mut scene = Scene::bird().hand(0, "machete exploration_ship fear").deck(0, "dog");
    let supply = scene.s.fear;
    scene.act("play machete; exile_hand fear");
    assert_eq!((scene.tokens(0).as_str(), scene.hand_cards(0).as_str()), ("compass 2", "exploration_ship"));
    assert_eq!(scene.s.fear, supply + 1);
    assert_eq!(scene.points(0, "fear"), 0);
}

#[test]
fn torch_exiles_and_gives_a_tablet() {
    let mut scene = Scene::bird().hand(0, "torch funding_ship");
    scene.act("play torch; exile_hand funding_ship");
    assert_eq!((scene.tokens(0).as_str(), scene.hand_cards(0).as_str()), ("tablet 1", ""));
    assert_eq!(scene.play_cards(0), "torch");
    scene.act("end");
    assert!(!scene.is_in("deck", 0, "funding_ship"));
}

#[test]
fn parrot_takes_any_card_for_a_jewel() {
    let mut scene = Scene::bird().hand(0, "parrot hat fear");
    scene.act("play parrot");
    assert_eq!(scene.list("useup"), ["useup hat", "useup fear"]);
    assert!(scene.can("no"));
    let mut declined = scene.clone();
    scene.act("useup fear");
    assert_eq!((scene.tokens(0).as_str(), scene.hand_cards(0).as_str()), ("jewel 1", "hat"));
    assert_eq!((scene.play_cards(0).as_str(), scene.list("useup").len()), ("parrot fear", 0));
    declined.act("no");
    assert_eq!((declined.tokens(0).as_str(), declined.hand_cards(0).as_str()), ("", "hat fear"));
}

#[test]
fn rope_changes_a_card_for_up_to_two() {
    let mut scene = Scene::bird().hand(0, "rope fear").deck(0, "hat dog axe");
    scene.act("play rope");
    assert_eq!(scene.legal(), ["useup fear", "no"]);
    let mut declined = scene.clone();
    scene.act("useup fear; draw");
    assert!(scene.can("draw") && scene.can("no"));
    scene.act("draw");
    assert_eq!((scene.hand_cards(0).as_str(), scene.list("draw").len()), ("hat dog", 0));
    declined.act("no");
    assert_eq!((declined.hand_cards(0).as_str(), declined.list("draw").len()), ("fear", 0));
    let mut bare = Scene::bird().hand(0, "rope").deck(0, "hat dog axe");
    bare.act("play rope");
    assert_eq!(bare.legal(), ["end"], "an empty hand cannot pay");
}

#[test]
fn grappling_hook_draws_and_exiles_for_a_card() {
    let mut scene = Scene::bird().hand(0, "grappling_hook fear").deck(0, "axe dog");
    scene.act("play grappling_hook; useup fear");
    assert_eq!(scene.legal(), ["draw", "no"]);
    let mut thrifty = scene.clone();
    scene.act("draw");
    assert!(!scene.can("draw"), "one card only");
    assert_eq!(scene.list("exile_hand"), ["exile_hand axe"], "the card just drawn may go");
    assert_eq!(scene.list("exile_play"), ["exile_play grappling_hook", "exile_play fear"]);
    scene.act("exile_play fear");
    assert_eq!((scene.hand_cards(0).as_str(), scene.play_cards(0).as_str()), ("axe", "grappling_hook"));
    thrifty.act("no; no");
    assert_eq!((thrifty.hand_cards(0).as_str(), thrifty.legal()), ("", vec![String::from("end")]));
    let mut bare = Scene::bird().hand(0, "grappling_hook").deck(0, "axe dog").played(0, "fear");
    bare.act("play grappling_hook");
    assert_eq!(bare.legal(), ["end"], "without the cost neither draw nor exile");
}

#[test]
fn army_knife_gives_two_different_things() {
    let mut scene = Scene::bird().hand(0, "army_knife fear");
    scene.act("play army_knife");
    assert_eq!(scene.legal(), ["option 1", "option 2", "option 3", "option 4"]);
    for (acts, after) in [
        ("option 2; option 3", "coin 1 compass 1"),
        ("option 2; option 4", "coin 1 tablet 1"),
        ("option 3; option 4", "compass 1 tablet 1"),
        ("option 1; exile_hand fear; option 2", "coin 1"),
        ("option 3; option 1; exile_play army_knife", "compass 1"),
    ] {
        let mut scene = scene.clone();
        scene.act(acts);
        assert_eq!(scene.tokens(0), after, "{acts}");
        assert!(scene.can("end"), "{acts}: two and no more");
    }
    scene.act("option 4");
    assert_eq!(scene.legal(), ["option 1", "option 2", "option 3"], "p. 22: not the same twice");
}

#[test]
fn watch_gives_two_coins_or_three_for_passing() {
    let mut scene = Scene::bird().hand(0, "watch funding_car");
    scene.act("play watch");
    assert_eq!(scene.list("option"), ["option 1", "option 2"]);
    let mut passing = scene.clone();
    scene.act("option 1");
    assert_eq!(scene.tokens(0), "coin 2");
    assert!(scene.can("pass"), "a free action");
    passing.act("option 2");
    assert_eq!(passing.tokens(0), "coin 3");
    assert!(
        !passing.can("pass") && passing.can("play funding_car"),
        "ruling 7: free actions are still there"
    );
    passing.act("end; pass; end");
    assert!(passing.can("keep_hand"), "both have passed: the round is over");
}

#[test]
fn watch_after_the_main_action_gives_two_coins() {
    let mut scene = Scene::bird().hand(0, "watch fear");
    scene.act("dig camp3.1; spend fear; play watch");
    assert_eq!(scene.tokens(0), "coin 2 tablet 2", "ruling 9: passing needs the main action");
    scene.act("end; pass; end");
    assert_eq!((scene.s.round, scene.to_act()), (1, Some(0)));
}

#[test]
fn chronometer_gives_a_coin_and_a_compass_or_three_compasses_for_passing() {
    let mut scene = Scene::bird().hand(0, "chronometer");
    scene.act("play chronometer");
    assert_eq!(scene.list("option"), ["option 1", "option 2"]);
    let mut passing = scene.clone();
    scene.act("option 1");
    assert_eq!((scene.tokens(0).as_str(), scene.can("pass")), ("coin 1 compass 1", true));
    passing.act("option 2");
    assert_eq!((passing.tokens(0).as_str(), passing.legal()), ("compass 3", vec![String::from("end")]));
    passing.act("end; pass; end");
    assert!(passing.can("keep_hand"), "both have passed: the round is over");
    let mut late = Scene::bird().hand(0, "chronometer");
    late.act("pass; play chronometer");
    assert_eq!(late.tokens(0), "coin 1 compass 1", "who has passed already cannot pass for the gain");
}

#[test]
fn brush_counts_idols_in_crates_and_slots_up_to_three() {
    for (crates, slotted, after) in
        [(1, 0, "compass 1"), (0, 1, "compass 1"), (1, 2, "compass 3"), (3, 3, "compass 3")]
    {
        let mut scene = Scene::bird().holding_idols(0, crates, slotted).hand(0, "brush");
        scene.act("play brush");
        assert_eq!(scene.tokens(0), after, "{crates} in the crates, {slotted} in slots");
    }
    let mut others = Scene::bird().holding_idols(1, 2, 0).hand(0, "brush");
    others.act("play brush");
    assert_eq!(others.tokens(0), "");
}

#[test]
fn theodolite_gives_a_compass_for_each_figure_out() {
    let one = Scene::bird().hand(0, "theodolite").figure(0, "camp1.1");
    let two = one.clone().figure(0, "camp2.1");
    let others = Scene::bird().hand(0, "theodolite").figure(1, "camp1.1");
    for (mut scene, after) in [(one, "coin 1 compass 1"), (two, "coin 1 compass 2"), (others, "coin 1")] {
        scene.act("play theodolite");
        assert_eq!(scene.tokens(0), after);
    }
}

#[test]
fn bow_and_arrows_counts_overcome_guardians_and_those_on_own_sites() {
    let base = || Scene::bird().hand(0, "bow_and_arrows");
    let used = base().overcame(0, "guardian_02 guardian_08");
    let mut used = used.with(|s| s.players[0].used_boons = s.players[0].guardians);
    used.act("play bow_and_arrows");
    assert_eq!(used.tokens(0), "compass 2", "boons used or not");
    let mut there = base().guarded("camp1", "guardian_01").figure(0, "camp1.1").figure(0, "camp2.1");
    there.act("play bow_and_arrows");
    assert_eq!(there.tokens(0), "compass 1");
    let mut absent = base().guarded("camp1", "guardian_01").figure(1, "camp1.1").overcame(1, "guardian_03");
    absent.act("play bow_and_arrows");
    assert_eq!(absent.tokens(0), "", "not those of others, nor where only others are");
    let many = base().overcame(0, "guardian_02 guardian_03 guardian_08");
    let mut many = many.guarded("camp1", "guardian_01").figure(0, "camp1.1");
    many.act("play bow_and_arrows");
    assert_eq!(many.tokens(0), "compass 3", "p. 22: three at most");
}

#[test]
fn bow_and_arrows_sees_one_guardian_with_two_figures_at_its_camp() {
    let scene = Scene::new(r#"{"players":4,"board":"bird"}"#).hand(0, "bow_and_arrows").purse(0, "");
    let mut scene = scene.guarded("camp1", "guardian_01").figure(0, "camp1.1").figure(0, "camp1.2");
    scene.act("play bow_and_arrows");
    assert_eq!(scene.tokens(0), "compass 1");
}
