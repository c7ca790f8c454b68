//! A scene for each of the first eighteen artifacts.

use arnak::ids::Card;

use crate::artifacts::{ITEMS, end_round, ways};
use crate::scene::{Scene, card};

#[test]
fn pathfinders_sandals_move_a_figure_to_another_camp() {
    let scene = Scene::bird()
        .found("low1", "site1_jewel")
        .found("low2", "site1_coin_arrowhead")
        .guarded("low1", "guardian_08")
        .figure(0, "low1")
        .figure(1, "camp1.1");
    for mut scene in ways(&scene, "pathfinders_sandals") {
        let to = ["move low1 camp2.1", "move low1 camp3.1", "move low1 camp4.1", "move low1 camp5.1"];
        assert_eq!(scene.legal(), to, "no level I site, no occupied space, no way to decline");
        scene.act("move low1 camp3.1");
        assert_eq!(scene.tokens(0), "tablet 2");
        end_round(&mut scene);
        assert_eq!(scene.s.players[0].play_fear, 0, "who has left a guardian is not afraid of it");
    }
}

#[test]
fn pathfinders_sandals_leave_a_camp_for_a_different_one() {
    let scene = Scene::players(4);
    let scene = scene.figure(0, "camp1.1").figure(0, "camp2.2").figure(1, "camp3.1");
    for scene in ways(&scene, "pathfinders_sandals") {
        assert!(scene.can("move camp1.1 camp2.1") && scene.can("move camp2.2 camp1.2"));
        assert!(!scene.can("move camp1.1 camp1.2") && !scene.can("move camp1.1 camp3.1"));
        assert!(scene.can("move camp1.1 camp3.2"));
    }
}

#[test]
fn pathfinders_sandals_need_a_figure_on_a_site() {
    for scene in ways(&Scene::bird(), "pathfinders_sandals") {
        assert_eq!(scene.legal(), ["end"]);
    }
}

#[test]
fn pathfinders_staff_reaches_level_one_too() {
    let scene = Scene::bird()
        .found("low1", "site1_jewel")
        .found("low2", "site1_compass_arrowhead")
        .found("low3", "site1_coin_2tablets")
        .found("two1", "site2_2tablets_jewel")
        .guarded("low2", "guardian_01")
        .figure(0, "two1")
        .figure(1, "low3")
        .figure(1, "camp5.1");
    for mut scene in ways(&scene, "pathfinders_staff") {
        let to: Vec<String> = ["camp1.1", "camp2.1", "camp3.1", "camp4.1", "low1", "low2"]
            .map(|to| format!("move two1 {to}"))
            .to_vec();
        assert_eq!(scene.legal(), to);
        scene.act("move two1 low2");
        assert_eq!(scene.tokens(0), "compass 1 arrowhead 1");
        end_round(&mut scene);
        assert_eq!(scene.s.players[0].play_fear, 1, "the guardian of the new site counts");
    }
}

#[test]
fn war_mask_gives_an_arrowhead_and_courage_for_the_round() {
    let scene = Scene::bird().found("low1", "site1_jewel").guarded("low1", "guardian_08").figure(0, "low1");
    for mut scene in ways(&scene, "war_mask") {
        assert_eq!(scene.tokens(0), "arrowhead 1");
        end_round(&mut scene);
        assert_eq!(scene.s.players[0].play_fear, 0);
    }
    let mut bare = scene;
    bare.act("pass");
    end_round(&mut bare);
    assert_eq!(bare.s.players[0].play_fear, 1, "without the mask there is Fear");
}

#[test]
fn treasure_chest_draws_and_gives_a_coin() {
    for mut scene in ways(&Scene::bird().deck(0, "hat axe"), "treasure_chest") {
        assert_eq!(scene.tokens(0), "");
        assert_eq!(scene.legal(), ["draw", "no"]);
        let mut without = scene.clone();
        scene.act("draw");
        assert!(scene.is_in("hand", 0, "hat"));
        assert_eq!((scene.tokens(0).as_str(), scene.deck_list(0).len()), ("coin 1", 1));
        without.act("no");
        assert_eq!((without.tokens(0).as_str(), without.deck_list(0).len()), ("coin 1", 2));
    }
    for scene in ways(&Scene::bird(), "treasure_chest") {
        assert_eq!(scene.tokens(0), "coin 1", "an empty deck changes nothing about the coin");
    }
}

#[test]
fn ritual_dagger_exiles_a_card_if_wanted() {
    let scene = Scene::bird().hand(0, "fear hat").deck(0, "axe").played(0, "funding_car");
    for mut scene in ways(&scene, "ritual_dagger") {
        let choices =
            ["exile_hand hat", "exile_hand fear", "exile_play ritual_dagger", "exile_play funding_car", "no"];
        assert_eq!(scene.list("exile_hand"), choices[..2]);
        assert_eq!(scene.list("exile_play"), choices[2..4]);
        assert!(scene.can("no"));
        let (mut none, mut itself) = (scene.clone(), scene.clone());
        let supply = scene.s.fear;
        scene.act("exile_hand fear");
        assert_eq!((scene.tokens(0).as_str(), scene.s.fear), ("arrowhead 1", supply + 1));
        none.act("no");
        assert_eq!(none.tokens(0), "arrowhead 1", "the arrowhead does not depend on exiling");
        itself.act("exile_play ritual_dagger");
        assert!(itself.is_in("exile", 0, "ritual_dagger"));
        assert_eq!(itself.tokens(0), "arrowhead 1");
    }
}

#[test]
fn crystal_earring_keeps_one_and_may_return_one() {
    for mut scene in ways(&Scene::bird().deck(0, "hat gold_pan rope axe"), "crystal_earring") {
        assert_eq!(scene.legal(), ["look 1", "look 2", "look 3"]);
        scene.act("look 3");
        assert_eq!(scene.list("put_down"), ["put_down hat", "put_down gold_pan", "put_down rope"]);
        assert!(!scene.can("no"), "one of three has to go to the play area");
        scene.act("put_down hat");
        assert_eq!(scene.legal(), ["put_down gold_pan", "put_down rope", "no"]);
        scene.act("no");
        assert_eq!(scene.legal(), ["keep gold_pan", "keep rope"], "the other goes back on top");
        scene.act("keep rope");
        assert_eq!(scene.deck_list(0), ["gold_pan", "axe"]);
        assert!(scene.is_in("hand", 0, "rope") && scene.is_in("play", 0, "hat"));
        assert_eq!(scene.tokens(0), "", "what goes to the play area has no effect");
    }
}

#[test]
fn mortar_exiles_and_gives_two_coins() {
    let scene = Scene::bird().played(0, "fear");
    for mut scene in ways(&scene, "mortar") {
        assert_eq!(scene.legal(), ["exile_play mortar", "exile_play fear", "no"]);
        let mut none = scene.clone();
        scene.act("exile_play fear");
        assert_eq!((scene.tokens(0).as_str(), scene.s.players[0].play_fear), ("coin 2", 0));
        none.act("no");
        assert_eq!((none.tokens(0).as_str(), none.s.players[0].play_fear), ("coin 2", 1));
    }
}

#[test]
fn serpents_gold_gives_fear_and_four_coins() {
    let supply = Scene::bird().s.fear;
    for scene in ways(&Scene::bird(), "serpents_gold") {
        assert_eq!((scene.tokens(0).as_str(), scene.s.players[0].play_fear), ("coin 4", 1));
        assert_eq!(scene.s.fear, supply - 1);
        assert_eq!(scene.legal(), ["end"]);
    }
}

#[test]
fn serpent_idol_gives_fear_and_a_jewel() {
    for scene in ways(&Scene::bird(), "serpent_idol") {
        assert_eq!((scene.tokens(0).as_str(), scene.s.players[0].play_fear), ("jewel 1", 1));
    }
    // The supply of Fear lies in front of the other player.
    let empty = Scene::bird();
    let all = vec!["fear"; empty.s.fear as usize].join(" ");
    for scene in ways(&empty.played(1, &all), "serpent_idol") {
        assert_eq!(scene.tokens(0), "jewel 1");
        assert_eq!((scene.s.players[0].play_fear, scene.s.players[0].fear_tiles), (0, 1));
        assert_eq!(scene.points(0, "fear"), -2);
    }
}

#[test]
fn monkey_medallion_puts_an_item_on_top_of_the_deck() {
    let scene = Scene::bird().deck(0, "hat").row("stone_jar", ITEMS);
    for mut scene in ways(&scene, "monkey_medallion") {
        let items = [
            "take_card brush",
            "take_card lantern",
            "take_card theodolite",
            "take_card binoculars",
            "take_card tent",
        ];
        assert_eq!(scene.legal(), items, "any item of the row, and one must be taken");
        scene.act("take_card theodolite");
        assert_eq!(scene.tokens(0), "");
        assert_eq!(scene.deck_list(0), ["theodolite", "hat"]);
        assert!(scene.s.row[3].is_none(), "the gap stays until the turn ends");
        scene.act("end");
        assert_eq!(scene.s.row.map(Card::is_some), [true; 6]);
        assert_eq!(scene.s.row[1..5], ["brush", "lantern", "binoculars", "tent"].map(card));
    }
    let bare = Scene::bird().row("stone_jar", "- - - - -");
    for scene in ways(&bare, "monkey_medallion") {
        assert_eq!(scene.legal(), ["end"], "without items nothing happens");
    }
}

#[test]
fn idol_of_ara_anu_takes_a_jewel_off_a_research() {
    for mut scene in ways(&Scene::bird(), "idol_of_ara_anu") {
        assert_eq!(scene.legal(), ["research glass 1b", "no"], "the notebook stays behind the glass");
        scene.act("research glass 1b");
        assert_eq!(scene.tokens(0), "coin 1", "the row gives a coin");
        assert_eq!(scene.legal(), ["end"]);
    }
    let other = Scene::bird().purse(0, "arrowhead 1");
    for mut scene in ways(&other.earning(0, "compass 1"), "idol_of_ara_anu") {
        assert_eq!(scene.list("research"), ["research glass 1a", "research glass 1b"]);
        scene.act("research glass 1a");
        assert_eq!(scene.tokens(0), "coin 1", "a discount that is not needed is lost");
    }
}

#[test]
fn idol_of_ara_anu_helps_with_temple_tiles_and_the_notebook() {
    let in_temple = |s: &mut arnak::State| {
        s.players[0].arrival = 1;
        s.arrivals = 1;
    };
    let scene = Scene::bird().token(0, 0, "8a").token(0, 1, "1a").with(in_temple).purse(0, "coin tablet 2");
    for mut scene in ways(&scene, "idol_of_ara_anu") {
        assert_eq!(scene.list("temple"), ["temple 1", "temple 2", "temple 4"]);
        assert_eq!(scene.list("research"), ["research notebook 2a"], "2b costs no jewel and an arrowhead");
        scene.act("temple 4");
        assert_eq!(scene.tokens(0), "");
        assert_eq!(scene.points(0, "temple_tiles"), 6);
    }
}

#[test]
fn inscribed_blade_takes_an_arrowhead_or_two_tablets_off() {
    let scene = Scene::bird().token(0, 0, "2a").purse(0, "tablet 2 arrowhead");
    for mut scene in ways(&scene, "inscribed_blade") {
        assert_eq!(scene.legal(), ["option 1", "option 2"]);
        let mut tablets = scene.clone();
        scene.act("option 1");
        assert_eq!(scene.legal(), ["research glass 3a", "no"]);
        scene.act("research glass 3a");
        assert_eq!(scene.tokens(0), "compass 1 arrowhead 1");
        tablets.act("option 2; research glass 3a");
        assert_eq!(tablets.tokens(0), "compass 1 tablet 2");
    }
    // Both discounts together would pay for row 3; one alone does not.
    for scene in ways(&Scene::bird().token(0, 0, "2a"), "inscribed_blade") {
        for option in ["option 1", "option 2"] {
            let mut scene = scene.clone();
            scene.act(option);
            assert_eq!(scene.legal(), ["end"], "an arrowhead and two tablets are never both covered");
        }
    }
}

#[test]
fn inscribed_blade_helps_with_temple_tiles() {
    let in_temple = |s: &mut arnak::State| {
        s.players[0].arrival = 1;
        s.arrivals = 1;
    };
    let scene = Scene::bird().token(0, 0, "8a").with(in_temple).purse(0, "coin compass");
    for scene in ways(&scene, "inscribed_blade") {
        let (mut arrowhead, mut tablets) = (scene.clone(), scene);
        arrowhead.act("option 1");
        assert_eq!(arrowhead.list("temple"), ["temple 3"]);
        tablets.act("option 2");
        assert_eq!(tablets.list("temple"), ["temple 1"]);
        tablets.act("temple 1");
        assert_eq!(tablets.tokens(0), "compass 1");
    }
}

#[test]
fn guardians_ocarina_calls_a_figure_home() {
    let scene = Scene::bird()
        .found("low1", "site1_jewel")
        .guarded("low1", "guardian_08")
        .figure(0, "low1")
        .figure(0, "camp1.1");
    for mut scene in ways(&scene, "guardians_ocarina") {
        assert_eq!(scene.legal(), ["recall low1", "recall camp1.1"]);
        scene.act("recall low1");
        assert_eq!(scene.s.players[0].figure_at_home(), Some(0));
        assert!(scene.s.players[0].all_planes);
        end_round(&mut scene);
        assert_eq!(scene.s.players[0].play_fear, 0);
    }
}

#[test]
fn guardians_ocarina_makes_planes_of_all_travel_icons() {
    let scene = Scene::snake()
        .found("high3", "site1_jewel")
        .found("two1", "site2_arrowhead_jewel")
        .hand(0, "fear gold_pan")
        .figure(0, "camp2.1");
    assert!(!scene.can("dig high3") && !scene.can("dig two1"), "a boot is no plane, ships are no cars");
    for mut scene in ways(&scene, "guardians_ocarina") {
        scene.act("end; pass; end");
        assert!(scene.can("dig high3") && scene.can("dig two1"));
        let mut fear = scene.clone();
        scene.act("dig two1; spend gold_pan; icon plane");
        assert_eq!(scene.tokens(0), "arrowhead 1 jewel 1", "both icons of the card became planes");
        fear.act("dig high3; spend fear");
        assert_eq!(fear.tokens(0), "jewel 1");
    }
}

#[test]
fn tigerclaw_hairpin_exiles_and_activates_an_empty_camp() {
    let scene = Scene::bird().hand(0, "fear").figure(1, "camp2.1").guarded("camp4", "guardian_08");
    for mut scene in ways(&scene, "tigerclaw_hairpin") {
        assert_eq!(scene.legal(), ["exile_hand fear", "exile_play tigerclaw_hairpin", "no"]);
        scene.act("exile_hand fear");
        let camps = ["activate camp1", "activate camp3", "activate camp4", "activate camp5"];
        assert_eq!(scene.legal(), camps, "a guardian does not occupy, a figure does");
        scene.act("activate camp4");
        assert_eq!(scene.tokens(0), "arrowhead 1");
        assert_eq!(scene.s.players[0].figure_at_home(), Some(0));
    }
    let full = Scene::players(4);
    let full = full
        .figure(0, "camp1.1")
        .figure(1, "camp2.2")
        .figure(1, "camp3.1")
        .figure(2, "camp4.1")
        .figure(2, "camp5.2");
    for mut scene in ways(&full, "tigerclaw_hairpin") {
        scene.act("no");
        assert_eq!(scene.legal(), ["end"], "a camp with one figure is occupied");
    }
}

#[test]
fn war_club_overcomes_without_the_guardians_cost() {
    let scene = Scene::players(4);
    let scene = scene
        .found("low1", "site1_jewel")
        .found("low2", "site1_coin_arrowhead")
        .guarded("low1", "guardian_08")
        .guarded("low2", "guardian_09")
        .guarded("camp1", "guardian_13")
        .figure(0, "low1")
        .figure(0, "camp1.2")
        .figure(1, "low2");
    for mut scene in ways(&scene, "war_club") {
        assert_eq!(scene.legal(), ["overcome camp1", "overcome low1", "no"], "also on a second space");
        let mut declined = scene.clone();
        scene.act("overcome camp1");
        assert_eq!((scene.tokens(0).as_str(), scene.points(0, "guardians")), ("", 5));
        assert!(scene.s.guardians[0].is_none());
        declined.act("no");
        assert_eq!(declined.points(0, "guardians"), 0);
    }
}

#[test]
fn sundial_gives_tablets_or_a_jewel_for_passing() {
    for mut scene in ways(&Scene::bird(), "sundial") {
        assert_eq!(scene.legal(), ["option 1", "option 2"]);
        let mut passing = scene.clone();
        scene.act("option 1");
        assert_eq!((scene.tokens(0).as_str(), scene.s.passed), ("tablet 2", 0));
        passing.act("option 2");
        assert_eq!((passing.tokens(0).as_str(), passing.s.passed), ("jewel 1", 1));
        assert_eq!(passing.legal(), ["end"]);
        passing.act("end; pass; end");
        assert!(passing.can("keep_hand"), "nobody is left to take a turn");
    }
}

#[test]
fn traders_scales_trade_up_and_give_three_coins() {
    for mut scene in ways(&Scene::bird().purse(0, "tablet arrowhead"), "traders_scales") {
        assert_eq!(scene.legal(), ["upgrade tablet", "upgrade arrowhead", "no"]);
        let (mut arrowhead, mut none) = (scene.clone(), scene.clone());
        scene.act("upgrade tablet");
        assert_eq!(scene.tokens(0), "coin 3 arrowhead 2");
        arrowhead.act("upgrade arrowhead");
        assert_eq!(arrowhead.tokens(0), "coin 3 tablet 1 jewel 1");
        none.act("no");
        assert_eq!(none.tokens(0), "coin 3 tablet 1 arrowhead 1");
        assert_eq!(scene.legal(), ["end"], "one trade only");
    }
    for scene in ways(&Scene::bird().purse(0, "jewel"), "traders_scales") {
        assert_eq!(scene.tokens(0), "coin 3 jewel 1", "a jewel is the best there is");
    }
}

#[test]
fn hunting_arrows_give_fear_and_two_arrowheads() {
    for scene in ways(&Scene::bird(), "hunting_arrows") {
        assert_eq!((scene.tokens(0).as_str(), scene.s.players[0].play_fear), ("arrowhead 2", 1));
    }
}
