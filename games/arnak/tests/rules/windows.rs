//! Decisions that free actions could change, prices that are asked for, and what cannot be laid out (rulings 110 to 114).

use arnak::purse::Purse;
use kernel::Game;
use serde_json::json;

use crate::scene::{Scene, game};
use crate::solo_scene::random_games;

/// The notebook of seat 0 below row 3 of the Bird Temple, whose effect turns an assistant to gold.
fn before_promotion() -> Scene {
    let scene = Scene::bird().token(0, 0, "3a").token(0, 1, "2a").purse(0, "tablet 2 arrowhead 1");
    scene.with(|s| s.bonus = [arnak::ids::Bonus::NONE; arnak::state::BONUS_PLACES])
}

#[test]
fn ruling_110_the_only_silver_assistant_serves_before_it_is_upgraded() {
    let mut scene = before_promotion().assistant(0, "coins", false);
    scene.act("research notebook 3a");
    assert_eq!(scene.legal(), ["promote 1", "assistant 1"], "the upgrade waits");
    scene.act("assistant 1");
    assert_eq!(scene.s.players[0].gold, 1, "nothing is left to wait for");
    scene.act("assistant 1");
    assert_eq!(scene.tokens(0), "coin 5", "two as silver and three as gold");
    // An exhausted one is not worth waiting for, nor is the discount assistant, which is not free.
    let mut tired = before_promotion().assistant(0, "coins", false).exhausted(0, 1);
    tired.act("research notebook 3a");
    assert_eq!((tired.s.players[0].gold, tired.s.players[0].tired), (1, 0));
    let mut merchant = before_promotion().assistant(0, "discount", false);
    merchant.act("research notebook 3a");
    assert_eq!(merchant.s.players[0].gold, 1);
}

#[test]
fn ruling_110_the_only_assistant_serves_before_it_is_exchanged() {
    let only = |s: &mut arnak::State| {
        for stack in 1..3 {
            s.assistant_bag |= 1 << s.supply[stack].top.0;
            s.supply[stack].top = arnak::ids::Assistant::NONE;
            s.supply[0].below += 1 + s.supply[stack].below;
            s.supply[stack].below = 0;
        }
    };
    let scene = Scene::bird().supply(["tablet", "exile", "draw"]).assistant(0, "coins", false).with(only);
    let mut scene = scene.hand(0, "decorated_horn").purse(0, "tablet");
    scene.act("play decorated_horn");
    assert_eq!(scene.legal(), ["exchange 1 1", "assistant 1"]);
    scene.act("assistant 1; assistant 1");
    assert_eq!(scene.tokens(0), "coin 2 tablet 1");
}

#[test]
fn ruling_110_stone_key_waits_for_an_idol_in_a_slot() {
    let scene = Scene::bird().found("low1", "site1_jewel").hand(0, "stone_key").purse(0, "tablet");
    let mut scene = scene.idols(0, 1, 0);
    scene.act("play stone_key");
    assert_eq!(scene.legal(), ["no", "idol"]);
    scene.act("idol; option 2");
    assert_eq!((scene.s.players[0].idols, scene.s.players[0].slotted), (1, 0), "and back it goes");
    scene.act("idol; option 2");
    assert_eq!(scene.tokens(0), "arrowhead 2");
}

#[test]
fn ruling_110_an_item_put_on_the_deck_waits_for_draws() {
    let scene = Scene::bird().round(5).hand(0, "monkey_medallion").purse(0, "tablet").deck(0, "rope");
    let mut scene =
        scene.assistant(0, "draw", true).row("stone_jar mortar sundial serpents_gold war_club", "hat");
    let item = scene.s.row[5];
    scene.act("play monkey_medallion");
    assert_eq!(scene.legal(), ["take_card hat", "assistant 1"], "one item is left, and it waits");
    scene.act("assistant 1; draw");
    assert!(scene.is_in("hand", 0, "rope"), "the card that lay on top");
    assert_eq!(scene.s.players[0].deck.first(), Some(&item.0));
}

#[test]
fn ruling_110_a_boon_is_used_before_it_is_turned_up_again() {
    // The Beast Tamer turns a used boon up; the boon of the toad trades a resource up.
    let scene = Scene::new(r#"{"players":2,"board":"bird","twisted_paths":true}"#).bare(0);
    let mut scene = scene.assistant(0, "tp_a4", true).overcame(0, "guardian_08").purse(0, "tablet arrowhead");
    scene.act("assistant 1");
    assert_eq!(scene.legal(), ["no", "boon guardian_08"], "nothing is used yet");
    scene.act("boon guardian_08; upgrade tablet; ready guardian_08; boon guardian_08; upgrade arrowhead");
    assert_eq!(scene.tokens(0), "coin 1 arrowhead 1 jewel 1");
}

#[test]
fn ruling_111_tent_asks_for_its_compasses_and_waits_for_them() {
    let tent = |figures: &[&str], purse: &str| {
        let scene =
            Scene::bird().found("two1", "site2_arrowhead_jewel").hand(0, "tent funding_ship exploration_car");
        figures.iter().fold(scene, |scene, at| scene.figure(0, at)).purse(0, purse)
    };
    let mut asked = tent(&["two1"], "compass 2");
    asked.act("play tent");
    assert_eq!(asked.list("activate"), ["activate two1"]);
    assert!(asked.can("no"), "what is behind a price may be declined");
    let mut paid = asked.clone();
    paid.act("activate two1");
    assert_eq!(paid.tokens(0), "arrowhead 1 jewel 1");
    asked.act("no");
    assert_eq!((asked.tokens(0).as_str(), asked.can("end")), ("compass 2", true));
    // A free action can still pay.
    let mut waits = tent(&["two1"], "compass 1");
    waits.act("play tent");
    assert_eq!(waits.list("activate"), [""; 0]);
    waits.act("play exploration_car; activate two1");
    assert_eq!(waits.tokens(0), "arrowhead 1 jewel 1");
    // So it can where another site costs nothing, which must be activated then.
    let mut both = tent(&["camp1.1", "two1"], "compass 1");
    both.act("play tent");
    assert_eq!((both.list("activate"), both.can("no")), (vec!["activate camp1".to_string()], false));
    both.act("play exploration_car");
    assert_eq!(both.list("activate"), ["activate camp1", "activate two1"]);
    // Nothing to wait for: no figure anywhere, or no free action to come.
    let mut nobody = tent(&[], "compass 2");
    nobody.act("play tent");
    assert!(nobody.can("end"));
    let mut alone = tent(&["two1"], "compass 1").hand(0, "tent");
    alone.act("play tent");
    assert_eq!(alone.legal(), ["end"]);
}

#[test]
fn ruling_111_a_choice_waits_for_a_branch_that_could_be_paid() {
    // The Dealer's gold side has one price for both branches; the slots have one branch with a price.
    let mut scene = Scene::bird().found("low1", "site1_jewel").hand(0, "funding_ship").idols(0, 1, 0);
    scene.act("idol");
    assert!(!scene.can("option 1"), "a jewel costs a coin");
    scene.act("play funding_ship; option 1");
    assert_eq!(scene.tokens(0), "jewel 1");
}

#[test]
fn ruling_112_who_drew_puts_a_card_down() {
    let mut scene = Scene::bird().assistant(0, "draw", false).deck(0, "hat");
    scene.act("assistant 1; draw");
    assert_eq!(scene.legal(), ["useup hat"], "the card drawn cannot be played away");
    scene.act("useup hat");
    assert!(scene.is_in("play", 0, "hat"));
    // With another card in hand it can.
    let mut two = Scene::bird().assistant(0, "draw", false).hand(0, "rope").deck(0, "hat");
    two.act("assistant 1; draw; play hat");
    assert_eq!((two.tokens(0).as_str(), two.legal()), ("coin 1 compass 1", vec!["useup rope".to_string()]));
    // A player who draws nothing and holds nothing puts nothing down.
    let mut none = Scene::bird().assistant(0, "draw", false).deck(0, "hat");
    none.act("assistant 1; no");
    assert!(none.can("pass"));
}

#[test]
fn ruling_113_nobody_holds_more_than_ninety_nine() {
    let mut scene = Scene::bird().assistant(0, "coins", true).with(|s| {
        s.players[0].purse = Purse::of(arnak::purse::Res::Coin, 98);
    });
    scene.act("assistant 1");
    assert_eq!(scene.res(0, "coin"), 99);
}

#[test]
fn ruling_113_every_position_of_a_rich_game_loads_again() {
    for board in ["bird", "snake", "spider", "owl"] {
        let setup = format!(r#"{{"players":2,"board":"{board}","twisted_paths":true}}"#);
        let mut rich = Scene::new(&setup).s;
        for player in &mut rich.players[..2] {
            let full = ["coin", "compass", "tablet", "arrowhead", "jewel"];
            player.purse = full.iter().fold(Purse::ZERO, |purse, key| {
                purse.with(arnak::purse::Res::from_key(key).expect("a resource"), 95)
            });
        }
        crate::solo_scene::random_from(&rich, 6, |_, _, s| {
            let saved = game().save(s);
            let loaded = game().load(&saved).unwrap_or_else(|problems| panic!("{problems}\n{saved}"));
            assert_eq!(loaded, *s);
        });
    }
    random_games(r#"{"players":1,"board":"spider"}"#, 2, |_, _, s| {
        assert_eq!(game().load(&game().save(s)).expect("it loads"), *s);
    });
}

#[test]
fn ruling_113_a_deck_takes_every_item_there_is() {
    let mut scene = Scene::bird().round(2);
    let mut bought = 0;
    loop {
        scene = scene.purse(0, "coin 99").with(|s| (s.turn, s.main_used) = (0, false));
        let Some(item) = scene.s.row[2..].iter().copied().find(|card| card.is_some()) else { break };
        let text = game().phrase(arnak::Action::Buy(item)).text();
        scene.act(&text);
        scene.act("end");
        bought += 1;
        scene = scene.with(|s| s.turn = 0);
    }
    assert_eq!((bought, scene.s.players[0].deck.len() >= 40), (40, true));
}

#[test]
fn ruling_114_what_cannot_be_laid_out_is_refused_with_the_reason() {
    let refused = |setup: serde_json::Value| game().setup(&setup).expect_err("too few idols").to_string();
    for (players, need) in [(1, 24), (2, 24), (3, 24), (4, 25)] {
        let reason = refused(json!({"players": players, "board": "owl", "twisted_paths": false}));
        let wanted = format!(
            "board is \"owl\": players {players} needs {need} idols, and without twisted_paths there are 16"
        );
        assert_eq!(reason, wanted);
    }
    for players in 1..=4 {
        let spider = json!({"players": players, "board": "spider", "twisted_paths": false});
        assert!(game().setup(&spider).is_ok(), "sixteen idols are enough for sixteen places");
    }
    // Nor does such a position load.
    let mut saved = game().save(&Scene::new(r#"{"players":2,"board":"owl"}"#).s);
    saved["setup"]["twisted_paths"] = json!(false);
    let reasons = game().load(&saved).expect_err("too few idols").to_string();
    assert!(reasons.contains("needs 24 idols"), "{reasons}");
}
