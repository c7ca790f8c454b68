//! Cards, hand, deck and play area: rulings 11 to 19.

use crate::scene::Scene;

#[test]
fn ruling_011_a_card_travels_or_works_and_lies_in_the_play_area_afterwards() {
    let mut scene = Scene::bird().hand(0, "funding_ship hat");
    scene.act("dig camp3.1; spend funding_ship");
    assert_eq!(scene.tokens(0), "tablet 2", "no coin besides the boot");
    assert!(scene.is_in("play", 0, "funding_ship"));
    assert_eq!(scene.legal(), ["end", "play hat"]);

    let mut effect = Scene::bird().hand(0, "funding_ship fear");
    effect.act("play funding_ship");
    assert!(effect.is_in("play", 0, "funding_ship"));
    effect.act("dig camp3.1");
    assert_eq!(effect.list("spend"), ["spend fear"]);
}

#[test]
fn ruling_012_the_play_area_returns_to_the_deck_at_the_end_of_the_round_only() {
    let mut scene = Scene::bird().bare(1).hand(0, "flask").played(0, "funding_ship funding_car hat");
    scene.act("play flask");
    assert_eq!(scene.legal(), ["end"], "an empty deck gives no card");
    assert_eq!(scene.s.players[0].hand_size(), 0);
    scene.act("end; pass; end; pass; end");
    assert_eq!(scene.s.round, 2);
    assert_eq!(scene.s.players[0].play, 0);
    for key in ["funding_ship", "funding_car", "hat"] {
        assert!(scene.is_in("hand", 0, key));
    }
    assert!(scene.is_in("exile", 0, "flask"));
}

#[test]
fn ruling_013_every_draw_is_optional() {
    let mut scene = Scene::bird().hand(0, "pack_donkey").deck(0, "hat axe rope");
    scene.act("play pack_donkey");
    assert_eq!(scene.legal(), ["draw", "no"]);
    scene.act("draw");
    assert_eq!(scene.legal(), ["draw", "no", "play hat"]);
    scene.act("no");
    assert_eq!(scene.deck_list(0), ["axe", "rope"]);
    assert_eq!(scene.legal(), ["end", "play hat"]);
}

#[test]
fn ruling_013_a_short_deck_gives_what_is_there() {
    let mut scene = Scene::bird().hand(0, "pack_donkey").deck(0, "axe");
    scene.act("play pack_donkey; draw");
    assert_eq!(scene.legal(), ["end"]);
    assert!(scene.is_in("hand", 0, "axe"));
}

#[test]
fn ruling_014_no_hand_limit_during_play() {
    let mut scene = Scene::bird().hand(0, "flask axe rope dog torch fear").deck(0, "parrot brush tent");
    scene.act("play flask; draw; draw; draw");
    assert_eq!(scene.s.players[0].hand_size(), 8);
    assert_eq!(scene.legal(), ["end"]);
}

#[test]
fn ruling_014_kept_cards_count_towards_the_five() {
    let mut scene = Scene::bird().bare(1).hand(0, "hat axe fear").deck(0, "rope dog torch parrot");
    scene.act("pass; end; pass; end");
    assert_eq!(scene.legal(), ["discard hat", "discard axe", "discard fear", "keep_hand"]);
    scene.act("discard axe; keep_hand; pass; end");
    assert_eq!(scene.deck_list(0), ["parrot", "?"]);
    assert_eq!(scene.s.players[0].hand_size(), 5);
    for key in ["hat", "fear", "rope", "dog", "torch"] {
        assert!(scene.is_in("hand", 0, key), "{key}");
    }
}

#[test]
fn ruling_014_more_than_five_kept_cards_stay() {
    let mut scene = Scene::bird().bare(1).hand(0, "hat axe fear rope dog torch").deck(0, "parrot");
    scene.act("pass; end; pass; end; keep_hand");
    assert_eq!(scene.s.round, 2);
    assert_eq!(scene.s.players[0].hand_size(), 6);
    assert_eq!(scene.deck_list(0), ["parrot"]);
}

#[test]
fn ruling_015_any_hand_card_is_used_up_without_effect_or_travel() {
    let mut scene = Scene::bird().hand(0, "parrot gold_pan funding_ship fear");
    scene.act("play parrot");
    let expected =
        ["useup gold_pan", "useup funding_ship", "useup fear", "no", "play gold_pan", "play funding_ship"];
    assert_eq!(scene.legal(), expected, "not the parrot itself, which lies in the play area");
    scene.act("useup gold_pan");
    assert_eq!(scene.tokens(0), "jewel 1");
    assert!(scene.is_in("play", 0, "gold_pan"));
    assert!(scene.s.pool.is_empty());
}

#[test]
fn ruling_015_fear_is_used_up_like_any_card() {
    let mut scene = Scene::bird().hand(0, "parrot fear");
    scene.act("play parrot; useup fear");
    assert_eq!(scene.tokens(0), "jewel 1");
    assert!(scene.is_in("play", 0, "fear") && !scene.is_in("hand", 0, "fear"));
}

#[test]
fn ruling_015_an_empty_hand_cannot_pay() {
    let mut scene = Scene::bird().hand(0, "parrot");
    scene.act("play parrot");
    assert_eq!(scene.legal(), ["end"]);
    assert_eq!(scene.tokens(0), "");

    let guarded = |hand: &str| {
        Scene::bird()
            .hand(0, hand)
            .purse(0, "coin 1 arrowhead 1")
            .found("low1", "site1_jewel")
            .guarded("low1", "guardian_02")
            .figure(0, "low1")
    };
    assert!(!guarded("").can("overcome low1"));
    assert!(guarded("fear").can("overcome low1"));
}

#[test]
fn ruling_015_the_forced_use_up_of_the_silver_assistant() {
    let mut scene = Scene::bird().hand(0, "axe").deck(0, "fear rope").assistant(0, "draw", false);
    scene.act("assistant 1");
    assert_eq!(scene.legal(), ["draw", "no"]);
    scene.act("draw");
    assert_eq!(scene.legal(), ["useup axe", "useup fear"], "it cannot be declined");
    scene.act("useup fear");
    assert!(scene.is_in("hand", 0, "axe") && scene.is_in("play", 0, "fear"));

    let mut without_drawing = Scene::bird().hand(0, "axe").deck(0, "rope").assistant(0, "draw", false);
    without_drawing.act("assistant 1; no");
    assert_eq!(without_drawing.legal(), ["useup axe"], "also by who did not draw");

    let mut empty = Scene::bird().assistant(0, "draw", false);
    empty.act("assistant 1");
    assert!(empty.can("pass"), "no deck, no hand: nothing happens");

    let mut gold = Scene::bird().hand(0, "axe").deck(0, "rope").assistant(0, "draw", true);
    gold.act("assistant 1; draw");
    assert_eq!(gold.s.players[0].hand_size(), 2);
    assert!(gold.can("pass"));
}

#[test]
fn ruling_016_bought_and_gained_items_go_under_the_deck() {
    let mut scene =
        Scene::bird().deck(0, "axe").purse(0, "coin 3").row("stone_jar", "hat parrot rope dog torch");
    scene.act("buy dog");
    assert_eq!(scene.deck_list(0), ["axe", "dog"]);

    let mut site = Scene::bird()
        .hand(0, "funding_car")
        .deck(0, "axe")
        .found("low1", "site1_item_or_compasses")
        .row("stone_jar", "hat parrot rope dog torch");
    site.act("dig low1; spend funding_car; option 1");
    let items = ["take_card hat", "take_card parrot", "take_card rope", "take_card dog", "take_card torch"];
    assert_eq!(site.legal(), items);
    site.act("take_card dog");
    assert_eq!(site.deck_list(0), ["axe", "dog"]);
    assert_eq!(site.tokens(0), "");
}

#[test]
fn ruling_016_airdrop_gives_to_the_hand_and_monkey_medallion_to_the_top() {
    let mut airdrop =
        Scene::bird().hand(0, "airdrop").deck(0, "axe").row("stone_jar", "hat parrot rope dog torch");
    airdrop.act("play airdrop; take_card hat");
    assert!(airdrop.is_in("hand", 0, "hat"));
    assert_eq!(airdrop.legal(), ["end", "play hat"], "usable at once, its effect being free");

    let mut medallion = Scene::bird()
        .deck(0, "axe")
        .purse(0, "compass 4")
        .row("monkey_medallion", "hat parrot rope dog torch");
    medallion.act("buy monkey_medallion; yes; take_card dog");
    assert_eq!(medallion.deck_list(0), ["dog", "axe"]);
}

#[test]
fn ruling_016_with_an_empty_deck_the_new_item_can_be_drawn_in_the_same_round() {
    let mut scene = Scene::bird()
        .purse(0, "coin 1")
        .overcame(0, "guardian_07")
        .row("stone_jar", "hat parrot rope dog torch");
    scene.act("buy hat; boon guardian_07; draw; play hat");
    assert_eq!(scene.tokens(0), "coin 1 compass 1");
}

#[test]
fn ruling_017_the_bottom_card_is_the_newest_item() {
    let mut scene = Scene::bird()
        .bare(1)
        .hand(0, "large_backpack")
        .deck(0, "axe")
        .purse(0, "coin 1")
        .row("stone_jar", "hat parrot rope dog torch");
    scene.act("buy hat; end; pass; end; play large_backpack; draw");
    assert_eq!(scene.tokens(0), "coin 1");
    assert!(scene.is_in("hand", 0, "hat"));
    assert_eq!(scene.deck_list(0), ["axe"]);
}

#[test]
fn ruling_017_obsidian_earring_looks_at_the_bottom() {
    let mut scene = Scene::bird().hand(0, "obsidian_earring").purse(0, "tablet 1").deck(0, "axe parrot rope");
    scene.act("play obsidian_earring");
    assert_eq!(scene.legal(), ["look 1", "look 2"]);
    scene.act("look 2");
    let mut others = scene.legal();
    others.sort();
    assert_eq!(others, ["put_down parrot", "put_down rope"]);
    scene.act("put_down rope");
    assert!(scene.is_in("hand", 0, "parrot") && scene.is_in("play", 0, "rope"));
    assert_eq!(scene.deck_list(0), ["axe"]);
    assert_eq!(scene.legal(), ["end"]);

    let mut one = Scene::bird().hand(0, "obsidian_earring").purse(0, "tablet 1").deck(0, "axe rope");
    one.act("play obsidian_earring; look 1");
    assert!(one.is_in("hand", 0, "rope"));
    assert_eq!(one.deck_list(0), ["axe"]);
}

#[test]
fn ruling_018_items_lie_above_the_cards_shuffled_in_that_round() {
    let mut scene = Scene::bird()
        .bare(1)
        .hand(0, "machete tent")
        .deck(0, "funding_ship funding_car exploration_ship exploration_car brush")
        .purse(0, "coin 3")
        .row("stone_jar", "hat parrot rope dog torch");
    scene.act("buy torch; end; pass; end; buy hat; end; pass; end; discard machete; discard tent");
    assert_eq!(scene.s.round, 2);
    assert_eq!(scene.deck_list(0), ["torch", "hat", "?"], "the five above them were drawn");
    assert_eq!(scene.s.players[0].deck_size(), 4);
}

#[test]
fn ruling_019_cards_score_in_hand_deck_and_play_area_but_not_in_exile() {
    let mut scene = Scene::bird()
        .bare(1)
        .hand(0, "brush hat fear")
        .deck(0, "steam_boat war_mask fear")
        .played(0, "torch treasure_chest fear funding_ship")
        .exiled("aeroplane guardians_crown");
    assert_eq!(scene.points(0, "items"), 3 + 1 + 3 + 2);
    assert_eq!(scene.points(0, "artifacts"), 1 + 3);
    assert_eq!(scene.points(0, "fear"), -3);
    scene.act("pass; end; pass; end; keep_hand; pass; end");
    assert_eq!(scene.points(0, "items"), 9, "nothing changes by the shuffle");
    assert_eq!(scene.points(0, "artifacts"), 4);
    assert_eq!(scene.points(0, "fear"), -3);
}

#[test]
fn ruling_019_an_exiled_card_scores_no_more() {
    let mut scene = Scene::bird().hand(0, "axe fear").played(0, "brush");
    assert_eq!((scene.points(0, "items"), scene.points(0, "fear")), (5, -1));
    let mut fear = scene.clone();
    fear.act("play axe; exile_hand fear");
    assert_eq!((fear.points(0, "items"), fear.points(0, "fear")), (5, 0));
    scene.act("play axe; exile_play brush");
    assert_eq!((scene.points(0, "items"), scene.points(0, "fear")), (2, -1));
}

#[test]
fn p13_parrot_uses_up_a_funding_card() {
    let mut scene = Scene::bird().hand(0, "parrot funding_ship funding_car");
    scene.act("play parrot; useup funding_ship");
    assert_eq!(scene.tokens(0), "jewel 1");
    assert_eq!(scene.legal(), ["end", "play funding_car"], "free actions may follow");
}
