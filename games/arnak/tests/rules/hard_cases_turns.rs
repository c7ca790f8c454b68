//! More cards with sharp edges, turns in a row, and decks that are used up.

use arnak::ids::{Card, Space};
use kernel::Game;

use crate::artifacts::{ITEMS, end_round, ways};
use crate::scene::{Scene, assistant, card, game, site, tile};

#[test]
fn stone_key_frees_the_last_slot_and_serves_the_snakes_bridge() {
    // The bridge takes idols from the crates only; the key brings one back there.
    let scene = Scene::snake()
        .found("low1", "site1_jewel")
        .found("low2", "site1_coin_arrowhead")
        .idols(0, 0, 2)
        .token(0, 0, "3a")
        .token(0, 1, "1a");
    assert!(!scene.can("research glass 4a"));
    for mut scene in ways(&scene, "stone_key") {
        assert_eq!((scene.s.players[0].idols, scene.s.players[0].slotted), (1, 1));
        scene.act("end; pass; end");
        assert!(scene.can("research glass 4a"));
        scene.act("research glass 4a");
        assert_eq!((scene.s.players[0].idols, scene.s.players[0].slotted), (0, 1));
        assert_eq!(scene.points(0, "idols"), 3, "the idol paid is out of the game");
    }
}

#[test]
fn sundial_is_no_free_action_and_watch_is_one() {
    let scene = Scene::bird().hand(0, "sundial watch chronometer fear").purse(0, "tablet");
    assert!(scene.can("play sundial") && scene.can("play watch"));
    let mut before = scene.clone();
    before.act("play watch");
    assert_eq!(
        before.legal(),
        ["option 1", "option 2", "play chronometer"],
        "the main action is still there"
    );
    let mut passing = before.clone();
    passing.act("option 2");
    assert_eq!((passing.tokens(0).as_str(), passing.s.passed), ("coin 3 tablet 1", 1));
    assert_eq!(
        passing.legal(),
        ["end", "play chronometer"],
        "passing was the main action; free actions go on"
    );
    passing.act("play chronometer");
    assert_eq!(passing.tokens(0), "coin 4 compass 1 tablet 1", "who has passed cannot pass for more");
    before.act("option 1");
    assert_eq!((before.tokens(0).as_str(), before.s.passed), ("coin 2 tablet 1", 0));
    assert!(before.can("play sundial"));

    let mut after = scene;
    after.act("dig camp1.1");
    assert!(after.can("play watch") && !after.can("play sundial"), "in the middle of paying");
    after.act("spend fear");
    assert_eq!(after.legal(), ["end", "play watch", "play chronometer"]);
    after.act("play watch; play chronometer");
    assert_eq!((after.tokens(0).as_str(), after.s.passed), ("coin 5 compass 1 tablet 1", 0));
}

#[test]
fn watch_may_not_pass_in_the_middle_of_a_main_action() {
    let mut scene = Scene::bird().hand(0, "watch axe").deck(0, "hat");
    scene.act("play axe; play watch");
    assert_eq!((scene.tokens(0).as_str(), scene.s.passed), ("coin 2", 0), "only the two coins are possible");
    assert!(scene.can("no"), "the axe goes on where it was");
}

#[test]
fn sundial_may_pass_when_bought_and_when_gained_inside_an_action() {
    let scene = Scene::bird().round(2).hand(0, "whip watch").row("sundial stone_jar", "brush tent hat axe");
    let mut scene = scene;
    scene.act("play whip; buy sundial; yes");
    assert_eq!(scene.list("option"), ["option 1", "option 2"], "part of the main action that bought it");
    scene.act("option 2");
    assert_eq!((scene.tokens(0).as_str(), scene.s.passed), ("jewel 1", 1));
    assert_eq!(scene.legal(), ["end", "play watch"]);
}

#[test]
fn decorated_horn_keeps_gold_and_wakes_the_newcomer() {
    let scene = Scene::snake()
        .supply(["tablet", "exile", "draw"])
        .assistant(0, "coins", true)
        .exhausted(0, 1)
        .assistant(0, "compass", false);
    for mut scene in ways(&scene, "decorated_horn") {
        let swaps =
            ["exchange 1 1", "exchange 1 2", "exchange 1 3", "exchange 2 1", "exchange 2 2", "exchange 2 3"];
        assert_eq!(scene.list("exchange"), swaps, "not with those waiting for rescue");
        let rescue = scene.s.rescue;
        scene.act("exchange 1 1");
        let me = &scene.s.players[0];
        assert_eq!(me.assistants, [assistant("tablet"), assistant("compass")]);
        assert_eq!((me.gold, me.tired), (1, 0), "gold for gold, and ready");
        assert_eq!((scene.s.supply[0].top, scene.s.rescue), (assistant("coins"), rescue));
        scene.act("assistant 1");
        assert_eq!(scene.tokens(0), "coin 1 tablet 1", "the gold side of the newcomer");
    }
}

#[test]
fn decorated_horn_returns_a_silver_assistant_that_can_be_used_at_once() {
    let mut scene = Scene::bird()
        .supply(["tablet", "exile", "draw"])
        .assistant(0, "coins", true)
        .hand(0, "decorated_horn coconut_flask")
        .purse(0, "tablet 2");
    scene.act("assistant 1; play decorated_horn; exchange 1 1; end; pass; end");
    assert_eq!(scene.tokens(0), "coin 3 tablet 1");
    scene.act("play coconut_flask; use_assistant 1");
    assert_eq!(scene.tokens(0), "coin 7", "two coins of the flask and two of the silver side");
}

#[test]
fn war_mask_protects_to_the_end_of_the_round_and_no_longer() {
    let scene = Scene::bird()
        .found("low1", "site1_jewel")
        .guarded("low1", "guardian_08")
        .guarded("camp1", "guardian_13")
        .figure(0, "low1")
        .figure(1, "camp2.1")
        .hand(0, "war_mask mortar fear")
        .purse(0, "tablet 2");
    let mut scene = scene;
    scene.act("play war_mask; end; pass; end");
    // The mask is exiled, and another figure comes to a guarded site: the protection was given for the round.
    scene.act("play mortar; exile_play war_mask; end; dig camp1.1; spend fear");
    end_round(&mut scene);
    assert_eq!(scene.s.players[0].play_fear, 1, "only the card spent for its boot");
    while scene.can("keep_hand") {
        scene.act("keep_hand");
    }
    assert_eq!(scene.s.round, 2);
    let mut scene = scene.figure(0, "camp1.1").with(|s| s.turn = s.first);
    while scene.can("pass") {
        scene.act("pass; end");
    }
    assert_eq!(scene.s.players[0].play_fear, 1, "the next round is another matter");
    assert_eq!(scene.s.players[0].figures, [Space::NONE; 2]);
}

#[test]
fn journal_crosses_the_snakes_bridge_without_an_idol() {
    let scene = Scene::snake().hand(0, "journal").token(0, 0, "5a").token(0, 1, "3b");
    let mut scene = scene.row("serpent_idol", ITEMS);
    assert!(!scene.can("research notebook 4a"), "the bridge costs an idol");
    scene.act("play journal");
    assert!(scene.is_in("exile", 0, "journal"));
    assert_eq!(scene.legal(), ["research notebook 4a", "no"]);
    scene.act("research notebook 4a");
    assert!(scene.is_in("play", 0, "serpent_idol"), "the row gives an artifact");
    scene.act("yes");
    assert_eq!(scene.tokens(0), "jewel 1");
    assert!(scene.s.players[0].assistants[0].is_none(), "the notebook rescues nobody");
}

#[test]
fn journal_keeps_an_idol_that_could_have_been_paid() {
    let scene = Scene::snake()
        .found("low1", "site1_jewel")
        .idols(0, 1, 0)
        .hand(0, "journal")
        .token(0, 0, "4a")
        .token(0, 1, "3a")
        .row("-", ITEMS)
        .with(|s| s.exiled |= std::mem::take(&mut s.artifact_bag));
    let mut scene = scene;
    scene.act("play journal; research notebook 4a");
    assert_eq!(scene.s.players[0].idols, 1);
    assert_eq!(scene.legal(), ["end", "idol"], "without artifacts the row gives nothing");
}

#[test]
fn the_notebook_follows_the_glass_and_stays_out_of_the_temple() {
    let all = "coin 5 compass 5 tablet 5 arrowhead 5 jewel 5";
    let start = Scene::bird().purse(0, all);
    assert_eq!(start.list("research"), ["research glass 1a", "research glass 1b"], "the glass goes first");
    let same_row = Scene::bird().purse(0, all).token(0, 0, "1b");
    let moves = ["research glass 2b", "research notebook 1a", "research notebook 1b"];
    assert_eq!(same_row.list("research"), moves, "the same row, also another space of it");
    let level = Scene::bird().purse(0, all).token(0, 0, "4a").token(0, 1, "4c");
    assert_eq!(level.list("research"), ["research glass 5a"], "never above the glass");
    let temple = Scene::bird().purse(0, all).token(0, 0, "8a").token(0, 1, "7a").with(|s| {
        s.players[0].arrival = 1;
        s.arrivals = 1;
    });
    assert_eq!(temple.list("research"), [""; 0], "the temple is for the glass alone");
    assert_eq!(temple.list("temple").len(), 6);
    let journal = Scene::bird().hand(0, "journal").token(0, 0, "4a").token(0, 1, "4c");
    let mut journal = journal;
    journal.act("play journal");
    assert_eq!(journal.legal(), ["end"], "the journal does not lead past the glass either");
}

#[test]
fn the_last_active_player_takes_turns_in_a_row() {
    let mut scene =
        Scene::players(3).hand(0, "fear fear").row("stone_jar", "brush tent hat axe dog").purse(0, "coin");
    scene.act("dig camp1.1; spend fear; end; pass; end; pass; end");
    assert_eq!(scene.to_act(), Some(0));
    scene.act("buy hat; end");
    assert_eq!((scene.to_act(), scene.s.row.iter().filter(|c| c.is_some()).count()), (Some(0), 6));
    scene.act("dig camp2.1; spend fear; end");
    assert_eq!(scene.to_act(), Some(0));
    assert_eq!(scene.s.round, 1);
    assert!(!scene.can("end"), "each turn has its main action");
    scene.act("pass; end");
    assert_eq!(scene.to_act(), Some(1), "now hands are put in order; the first player has none");
    assert!(scene.can("keep_hand"));
}

#[test]
fn an_item_bought_into_an_empty_deck_may_be_drawn_at_once() {
    let scene = Scene::bird()
        .found("low1", "site1_jewel")
        .idols(0, 1, 0)
        .row("stone_jar", "brush tent hat axe dog")
        .purse(0, "coin");
    let mut scene = scene;
    assert!(scene.deck_list(0).is_empty());
    scene.act("buy hat; idol; option 5; draw");
    assert!(scene.is_in("hand", 0, "hat"));
    scene.act("play hat; end");
    assert_eq!(scene.tokens(0), "coin 1 compass 1");
}

#[test]
fn large_backpack_draws_the_item_bought_last() {
    let scene = Scene::bird()
        .deck(0, "axe rope")
        .hand(0, "large_backpack")
        .row("stone_jar", "brush tent hat dog torch")
        .purse(0, "coin");
    let mut scene = scene;
    scene.act("buy hat; end; pass; end; play large_backpack; draw");
    assert!(scene.is_in("hand", 0, "hat"));
    assert_eq!(scene.deck_list(0), ["axe", "rope"]);
}

#[test]
fn ruling_024_a_fear_tile_may_be_exiled_in_place_of_a_card() {
    let empty = Scene::bird().hand(0, "serpents_gold torch").purse(0, "tablet");
    let all = vec!["fear"; empty.s.fear as usize].join(" ");
    let mut scene = empty.played(1, &all);
    scene.act("play serpents_gold");
    assert_eq!((scene.s.players[0].fear_tiles, scene.points(0, "fear")), (1, -2));
    scene.act("end; pass; end; play torch");
    assert_eq!(scene.legal(), ["exile_play torch", "exile_play serpents_gold", "exile_tile", "no"]);
    scene.act("exile_tile");
    assert_eq!((scene.s.players[0].fear_tiles, scene.points(0, "fear"), scene.s.fear), (0, 0, 0));
    assert_eq!(scene.tokens(0), "coin 4 tablet 1");
}

#[test]
fn ruling_026_a_fear_tile_stays_in_the_play_area() {
    let empty = Scene::bird().hand(0, "serpents_gold").purse(0, "tablet");
    let all = vec!["fear"; empty.s.fear as usize].join(" ");
    let mut scene = empty.played(1, &all);
    scene.act("play serpents_gold");
    end_round(&mut scene);
    while scene.can("keep_hand") {
        scene.act("keep_hand");
    }
    assert_eq!(scene.s.round, 2);
    let me = &scene.s.players[0];
    assert_eq!((me.fear_tiles, me.hand_fear, me.hand_size()), (1, 0, 1), "only Serpent's Gold was shuffled");
}

/// A round with an item deck that is used up, and gaps where items were.
fn used_up(items: &str) -> Scene {
    Scene::bird().row("stone_jar", items).with(|s| s.exiled |= std::mem::take(&mut s.item_bag))
}

#[test]
fn ruling_064_a_used_up_deck_neither_slides_nor_refills() {
    let mut scene = used_up("brush tent hat axe dog").purse(0, "coin 3");
    scene.act("buy brush; end");
    let row = [card("stone_jar"), Card::NONE, card("tent"), card("hat"), card("axe"), card("dog")];
    assert_eq!(scene.s.row, row);
    // Artifacts still have a deck.
    let mut scene = scene.purse(1, "compass 2");
    scene.act("buy stone_jar; no; end");
    assert!(scene.s.row[0].is_some());
    assert_eq!(scene.s.row[1..], row[1..]);
}

#[test]
fn ruling_089_with_a_gap_beside_the_staff_only_the_artifact_is_exiled() {
    let mut scene = used_up("- tent - axe -");
    scene.act("pass");
    end_round(&mut scene);
    while scene.can("keep_hand") {
        scene.act("keep_hand");
    }
    assert_eq!(scene.s.round, 2);
    assert!(scene.is_in("exile", 0, "stone_jar"));
    assert!(scene.s.row[0].is_some() && scene.s.row[1].is_some(), "two artifacts are dealt");
    assert_eq!(scene.s.row[2..], [card("tent"), Card::NONE, card("axe"), Card::NONE]);
    assert!(!scene.is_in("exile", 0, "tent"));
}

#[test]
fn ruling_089_an_item_beside_the_staff_is_exiled_though_none_will_come() {
    let mut scene = used_up("brush - hat - -");
    scene.act("pass");
    end_round(&mut scene);
    while scene.can("keep_hand") {
        scene.act("keep_hand");
    }
    assert!(scene.is_in("exile", 0, "brush"));
    assert_eq!(scene.s.row[2..], [Card::NONE, card("hat"), Card::NONE, Card::NONE]);
}

#[test]
fn a_used_up_artifact_deck_leaves_gaps_on_its_side() {
    let scene = Scene::bird()
        .round(3)
        .row("stone_jar serpent_idol sundial", "brush tent hat")
        .purse(0, "compass 2")
        .with(|s| s.exiled |= std::mem::take(&mut s.artifact_bag));
    let mut scene = scene;
    scene.act("buy sundial; no; end");
    assert_eq!(scene.s.row[..3], [card("stone_jar"), card("serpent_idol"), Card::NONE]);
    scene.act("pass");
    end_round(&mut scene);
    while scene.can("keep_hand") {
        scene.act("keep_hand");
    }
    let row = [card("stone_jar"), card("serpent_idol"), Card::NONE, Card::NONE, card("tent"), card("hat")];
    assert_eq!(scene.s.row, row, "only the item beside the staff is exiled");
    assert!(scene.is_in("exile", 0, "brush"));
}

#[test]
fn guiding_skull_and_a_discovery_share_the_stack_of_tiles() {
    let mut scene = Scene::bird()
        .hand(0, "guiding_skull automobile")
        .purse(0, "compass 8 tablet")
        .script("tile_up site2_2compasses_jewel; tile_up site2_arrowhead_jewel; guardian_up guardian_08");
    scene.act("play guiding_skull; yes; end; pass; end");
    assert_eq!(scene.tokens(0), "compass 9 jewel 1");
    scene.act("discover two1; spend automobile; icon car");
    while scene.can("continue") || scene.can("no") {
        let next = if scene.can("continue") { "continue" } else { "no" };
        scene.act(next);
    }
    assert_eq!(
        scene.s.tiles[site("two1").at()],
        tile("site2_arrowhead_jewel"),
        "the seen tile lies at the bottom"
    );
    assert_eq!(scene.s.tile_bottom[..], [tile("site2_2compasses_jewel")]);
    assert!(game().validate(&scene.s).is_ok());
}
