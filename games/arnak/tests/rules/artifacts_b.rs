//! A scene for each of the other seventeen artifacts.

use crate::artifacts::{ITEMS, end_round, ways};
use crate::scene::{Scene, assistant, card, site, tile};

#[test]
fn coconut_flask_uses_a_silver_assistant_of_the_supply() {
    let scene = Scene::snake().supply(["coins", "tablet", "coin_for_arrowhead"]);
    for mut scene in ways(&scene, "coconut_flask") {
        assert_eq!(scene.tokens(0), "coin 2");
        assert_eq!(
            scene.legal(),
            ["use_assistant 1", "use_assistant 2", "use_assistant 3"],
            "no assistant to be rescued"
        );
        let (mut coins, mut dealer) = (scene.clone(), scene.clone());
        let supply = scene.s.supply;
        scene.act("use_assistant 2");
        assert_eq!(scene.tokens(0), "coin 2 tablet 1");
        assert_eq!(scene.s.supply, supply, "the assistant stays where it is");
        assert!(scene.s.players[0].assistants[0].is_none());
        coins.act("use_assistant 1");
        assert_eq!(coins.tokens(0), "coin 4");
        dealer.act("use_assistant 3");
        assert_eq!(dealer.legal(), ["yes", "no"], "what the assistant asks for is paid");
        dealer.act("yes");
        assert_eq!(dealer.tokens(0), "coin 1 arrowhead 1");
    }
}

#[test]
fn cleansing_cauldron_draws_then_exiles() {
    for mut scene in ways(&Scene::bird().deck(0, "fear"), "cleansing_cauldron") {
        assert_eq!(scene.legal(), ["draw", "no"]);
        let mut undrawn = scene.clone();
        scene.act("draw");
        assert_eq!(scene.legal(), ["exile_hand fear", "exile_play cleansing_cauldron", "no"]);
        scene.act("exile_hand fear");
        assert_eq!(scene.s.players[0].hand_size(), 0);
        undrawn.act("no");
        assert_eq!(undrawn.legal(), ["exile_play cleansing_cauldron", "no"], "never from the deck");
        undrawn.act("exile_play cleansing_cauldron");
        assert!(undrawn.is_in("exile", 0, "cleansing_cauldron"));
    }
}

#[test]
fn ancient_wine_uses_a_gold_assistant_of_the_supply() {
    let scene = Scene::snake().supply(["coins", "tablet", "draw"]).deck(0, "hat");
    for mut scene in ways(&scene, "ancient_wine") {
        assert_eq!(scene.tokens(0), "coin 1");
        assert_eq!(scene.legal(), ["use_assistant 1", "use_assistant 2", "use_assistant 3"]);
        let (mut tablet, mut draw) = (scene.clone(), scene.clone());
        scene.act("use_assistant 1");
        assert_eq!(scene.tokens(0), "coin 4");
        assert_eq!(scene.s.supply[0].top, assistant("coins"));
        tablet.act("use_assistant 2");
        assert_eq!(tablet.tokens(0), "coin 2 tablet 1");
        draw.act("use_assistant 3; draw");
        assert_eq!(draw.legal(), ["end", "play hat"], "the gold side uses up no card");
    }
}

#[test]
fn decorated_horn_swaps_an_assistant() {
    let scene = Scene::bird()
        .supply(["tablet", "exile", "draw"])
        .assistant(0, "compass", false)
        .assistant(0, "upgrade", false)
        .exhausted(0, 1);
    for mut scene in ways(&scene, "decorated_horn") {
        let below = scene.s.supply.map(|stack| stack.below);
        let swaps = scene.list("exchange");
        assert_eq!(swaps.len(), 6);
        assert!(!scene.can("no"));
        scene.act("exchange 1 3");
        let me = &scene.s.players[0];
        assert_eq!(me.assistants, [assistant("draw"), assistant("upgrade")]);
        assert_eq!((me.gold, me.tired), (0, 0), "silver for silver, and ready");
        assert_eq!(scene.s.supply[2].top, assistant("compass"));
        assert_eq!(scene.s.supply.map(|stack| stack.below), below, "nothing else is turned up");
        assert!(scene.can("assistant 1"));
    }
    for scene in ways(&Scene::bird(), "decorated_horn") {
        assert_eq!(scene.legal(), ["end"], "who has no assistant swaps none");
    }
}

#[test]
fn ornate_hammer_exiles_the_last_item_and_takes_an_exiled_one() {
    let scene = Scene::bird().row("stone_jar", ITEMS).exiled("rope").deck(0, "hat");
    for mut scene in ways(&scene, "ornate_hammer") {
        assert!(scene.is_in("exile", 0, "tent"));
        assert_eq!(
            scene.legal(),
            ["take_card tent", "take_card rope", "no"],
            "artifacts lie in another pile"
        );
        let mut declined = scene.clone();
        scene.act("take_card tent");
        assert_eq!(scene.deck_list(0), ["hat", "tent"], "it goes under the deck");
        assert_eq!(scene.tokens(0), "");
        assert!(!scene.is_in("exile", 0, "tent"));
        declined.act("no");
        assert!(declined.is_in("exile", 0, "tent"));
        declined.act("end");
        assert_eq!(declined.s.row[1..5], ["brush", "lantern", "theodolite", "binoculars"].map(card));
        assert!(declined.s.row[5].is_some());
    }
}

#[test]
fn star_charts_activate_two_camps_for_a_coin() {
    let scene = Scene::bird().purse(0, "coin").figure(1, "camp1.1").figure(0, "camp2.1");
    for mut scene in ways(&scene, "star_charts") {
        assert_eq!(scene.legal(), ["yes", "no"]);
        let mut declined = scene.clone();
        scene.act("yes");
        assert_eq!(scene.list("activate").len(), 5, "occupied or not");
        scene.act("activate camp1");
        assert_eq!(scene.tokens(0), "coin 2");
        assert_eq!(
            scene.legal(),
            ["activate camp2", "activate camp3", "activate camp4", "activate camp5"],
            "a different one"
        );
        scene.act("activate camp2");
        assert_eq!(scene.tokens(0), "coin 2 compass 2");
        declined.act("no");
        assert_eq!(declined.tokens(0), "coin 1");
        assert_eq!(declined.legal(), ["end"]);
    }
    for scene in ways(&Scene::bird(), "star_charts") {
        assert_eq!(scene.legal(), ["end"], "the camp's coins cannot pay for the camp");
    }
}

#[test]
fn stone_jar_draws_a_card() {
    for mut scene in ways(&Scene::bird().deck(0, "hat axe"), "stone_jar") {
        assert_eq!(scene.legal(), ["draw", "no"]);
        scene.act("draw");
        assert_eq!(scene.legal(), ["end", "play hat"]);
        assert_eq!(scene.deck_list(0), ["axe"]);
    }
    for scene in ways(&Scene::bird(), "stone_jar") {
        assert_eq!(scene.legal(), ["end"]);
    }
}

#[test]
fn passage_shell_sends_to_a_camp_for_nothing_and_twice() {
    let scene = Scene::bird().found("low1", "site1_jewel").figure(0, "camp1.1").figure(1, "camp4.1");
    for mut scene in ways(&scene, "passage_shell") {
        assert_eq!(scene.legal(), ["dig camp2.1", "dig camp3.1", "dig camp5.1", "no"]);
        let mut declined = scene.clone();
        scene.act("dig camp3.1");
        assert_eq!(scene.tokens(0), "tablet 2");
        assert_eq!(scene.legal(), ["yes", "no"]);
        let mut once = scene.clone();
        scene.act("yes");
        assert_eq!(scene.tokens(0), "tablet 4");
        assert_eq!(scene.legal(), ["end"], "twice and no more");
        once.act("no");
        assert_eq!(once.tokens(0), "tablet 2");
        assert_eq!(once.s.players[0].figure_at_home(), None);
        declined.act("no");
        assert_eq!(declined.s.players[0].figure_at_home(), Some(1));
    }
    for scene in ways(&scene.figure(0, "camp3.1"), "passage_shell") {
        assert_eq!(scene.legal(), ["end"], "it needs a figure on the own board");
    }
}

#[test]
fn ceremonial_rattle_refreshes_one_assistant() {
    let scene = Scene::bird().assistant(0, "tablet", false).assistant(0, "compass", true);
    for mut scene in ways(&scene, "ceremonial_rattle") {
        assert_eq!(scene.legal(), ["no", "assistant 1", "assistant 2"], "ready assistants are not refreshed");
        scene.act("assistant 1");
        assert_eq!(scene.legal(), ["refresh 1", "no", "assistant 2"], "unless they are used first");
        scene.act("refresh 1; assistant 1");
        assert_eq!(scene.tokens(0), "tablet 2");
    }
    for mut scene in ways(&scene.exhausted(0, 1).exhausted(0, 2), "ceremonial_rattle") {
        assert_eq!(scene.legal(), ["refresh 1", "refresh 2", "no"]);
        let mut declined = scene.clone();
        scene.act("refresh 2");
        assert_eq!(scene.legal(), ["end", "assistant 2"]);
        scene.act("assistant 2");
        assert_eq!(scene.tokens(0), "compass 2");
        declined.act("no");
        assert_eq!(declined.legal(), ["end"]);
    }
}

#[test]
fn sacred_drum_refreshes_both_for_a_card() {
    let scene = Scene::bird()
        .assistant(0, "tablet", false)
        .assistant(0, "compass", true)
        .exhausted(0, 1)
        .exhausted(0, 2);
    for mut scene in ways(&scene.clone().hand(0, "fear"), "sacred_drum") {
        assert_eq!(scene.legal(), ["useup fear", "no"], "the drum itself is in the play area already");
        let mut declined = scene.clone();
        scene.act("useup fear");
        assert_eq!(scene.s.players[0].play_fear, 1);
        assert_eq!(scene.legal(), ["end", "assistant 1", "assistant 2"]);
        declined.act("no");
        assert_eq!(declined.legal(), ["end"]);
    }
    for scene in ways(&scene, "sacred_drum") {
        assert_eq!(scene.legal(), ["end"], "without a card the cost cannot be paid");
    }
}

#[test]
fn traders_coins_trade_up_and_give_two_coins() {
    for mut scene in ways(&Scene::bird().purse(0, "tablet"), "traders_coins") {
        assert_eq!(scene.legal(), ["upgrade tablet", "no"]);
        let mut none = scene.clone();
        scene.act("upgrade tablet");
        assert_eq!(scene.tokens(0), "coin 2 arrowhead 1");
        assert_eq!(scene.legal(), ["end"], "the new arrowhead is not traded on");
        none.act("no");
        assert_eq!(none.tokens(0), "coin 2 tablet 1");
    }
    for scene in ways(&Scene::bird(), "traders_coins") {
        assert_eq!(scene.tokens(0), "coin 2");
    }
}

#[test]
fn stone_key_frees_an_idol_from_a_slot() {
    let explored = Scene::bird().found("low1", "site1_jewel").found("low2", "site1_coin_arrowhead");
    let scene = explored.clone().idols(0, 0, 2);
    assert_eq!((scene.points(0, "idols"), scene.points(0, "slots")), (6, 7));
    for mut scene in ways(&scene, "stone_key") {
        let me = &scene.s.players[0];
        assert_eq!((me.idols, me.slotted), (1, 1));
        assert_eq!((scene.points(0, "idols"), scene.points(0, "slots")), (6, 9), "the slot scores again");
        assert_eq!(scene.legal(), ["end", "idol"]);
        scene.act("idol; option 2");
        assert_eq!(scene.tokens(0), "arrowhead 1", "and it can be used again");
    }
    for mut scene in ways(&explored.idols(0, 1, 0), "stone_key") {
        scene.act("no");
        assert_eq!(scene.s.players[0].idols, 1, "an idol in the crates is not in a slot");
    }
}

#[test]
fn obsidian_earring_draws_from_the_bottom() {
    for mut scene in ways(&Scene::bird().deck(0, "hat gold_pan rope axe"), "obsidian_earring") {
        assert_eq!(scene.legal(), ["look 1", "look 2"]);
        let mut one = scene.clone();
        scene.act("look 2");
        assert_eq!(scene.legal(), ["put_down axe", "put_down rope"]);
        scene.act("put_down rope");
        assert!(scene.is_in("hand", 0, "axe") && scene.is_in("play", 0, "rope"));
        assert_eq!(scene.deck_list(0), ["hat", "gold_pan"]);
        assert_eq!(scene.legal(), ["end"], "nothing goes back");
        one.act("look 1");
        assert!(one.is_in("hand", 0, "axe"));
        assert_eq!(one.deck_list(0), ["hat", "gold_pan", "rope"]);
    }
}

#[test]
fn guiding_stone_resolves_the_next_level_one_tile() {
    let scene = Scene::bird().script("tile_up site1_fear_compass_jewel");
    for scene in ways(&scene, "guiding_stone") {
        assert_eq!((scene.tokens(0).as_str(), scene.s.players[0].play_fear), ("compass 1 jewel 1", 1));
        let seen = tile("site1_fear_compass_jewel");
        assert_eq!(scene.s.tile_bottom[..], [seen], "it lies under its stack");
        assert!(scene.s.tiles.iter().all(|t| t.is_none()) && scene.s.guardians.iter().all(|g| g.is_none()));
        assert_eq!(scene.s.players[0].idols, 0);
    }
    let choice = Scene::bird().script("tile_up site1_item_or_compasses");
    for mut scene in ways(&choice, "guiding_stone") {
        assert_eq!(scene.legal(), ["option 1", "option 2"]);
        scene.act("option 2");
        assert_eq!(scene.tokens(0), "compass 2");
        assert_eq!(scene.s.tile_bottom[..], [tile("site1_item_or_compasses")]);
    }
}

#[test]
fn guiding_stone_comes_to_the_tiles_it_put_away() {
    // All level I tiles but two are on the map.
    let scene = Scene::bird()
        .found("low1", "site1_item_or_compasses")
        .found("low2", "site1_coin_arrowhead")
        .found("low3", "site1_draw_coin_tablet")
        .found("low4", "site1_compass_arrowhead")
        .found("high1", "site1_coin_2tablets")
        .found("high2", "site1_tablet_arrowhead")
        .found("high3", "site1_draw_arrowhead")
        .found("high4", "site1_fear_tablet_jewel")
        .script("tile_up site1_fear_compass_jewel");
    for mut scene in ways(&scene, "guiding_stone") {
        scene.act("end; pass; end");
        // The stack is now: one unseen tile, then the one that was seen.
        scene = scene.earning(0, "tablet").holding(0, "guiding_stone");
        scene.act("play guiding_stone");
        assert_eq!(scene.res(0, "jewel"), 2, "the last unseen tile is the plain jewel");
        let under = ["site1_fear_compass_jewel", "site1_jewel"].map(tile);
        assert_eq!(scene.s.tile_bottom[..], under);
    }
}

#[test]
fn guiding_skull_resolves_the_next_level_two_tile_for_a_compass() {
    let scene = Scene::bird().purse(0, "compass").script("tile_up site2_fear_2tablets_2arrowheads");
    for mut scene in ways(&scene, "guiding_skull") {
        assert_eq!(scene.legal(), ["yes", "no"]);
        let mut declined = scene.clone();
        scene.act("yes");
        assert_eq!((scene.tokens(0).as_str(), scene.s.players[0].play_fear), ("tablet 2 arrowhead 2", 1));
        assert_eq!(scene.s.tile_bottom[..], [tile("site2_fear_2tablets_2arrowheads")]);
        declined.act("no");
        assert_eq!((declined.tokens(0).as_str(), declined.s.tile_bottom.len()), ("compass 1", 0));
    }
    for scene in ways(&Scene::bird(), "guiding_skull") {
        assert_eq!(scene.legal(), ["end"], "without a compass there is nothing to see");
    }
}

#[test]
fn runes_of_the_dead_give_fear_a_coin_and_three_tablets() {
    for scene in ways(&Scene::bird(), "runes_of_the_dead") {
        assert_eq!((scene.tokens(0).as_str(), scene.s.players[0].play_fear), ("coin 1 tablet 3", 1));
    }
}

#[test]
fn guardians_crown_moves_a_guardian_and_activates_where_it_lands() {
    let scene = Scene::bird()
        .found("low1", "site1_jewel")
        .found("low2", "site1_compass_arrowhead")
        .found("low3", "site1_coin_arrowhead")
        .found("two1", "site2_2tablets_jewel")
        .guarded("low1", "guardian_08")
        .guarded("low3", "guardian_09")
        .guarded("camp5", "guardian_13")
        .figure(0, "low1")
        .figure(1, "camp1.1");
    for mut scene in ways(&scene, "guardians_crown") {
        let to: Vec<String> =
            ["camp2", "camp3", "camp4", "low2"].map(|to| format!("crown low1 {to}")).to_vec();
        assert_eq!(scene.legal(), to, "no occupied, guarded, level II or undiscovered site");
        scene.act("crown low1 low2");
        assert_eq!(scene.tokens(0), "compass 1 arrowhead 1");
        assert!(scene.s.guardians[site("low1").at()].is_none());
        assert_eq!(scene.s.guardians[site("low2").at()], crate::scene::guardian("guardian_08"));
        end_round(&mut scene);
        assert_eq!(scene.s.players[0].play_fear, 0, "the figure stayed, the guardian left");
    }
    for scene in ways(&Scene::bird().guarded("camp1", "guardian_08"), "guardians_crown") {
        assert_eq!(scene.legal(), ["end"], "only from an own site");
    }
}
