//! Assistants: rulings 77 to 84.

use crate::research::players;
use crate::scene::{Scene, assistant};

/// Keys of the assistants of a seat, with `gold` and `used` where it applies.
fn team(scene: &Scene, seat: usize) -> Vec<String> {
    let player = &scene.s.players[seat];
    let rows = &crate::scene::tables().rows.assistants;
    let mut team = Vec::new();
    for place in 0..2 {
        if player.assistants[place].is_some() {
            let mut words = rows[player.assistants[place].at()].name.key.clone();
            for (set, word) in [(player.gold, " gold"), (player.tired, " used")] {
                if set & (1 << place) != 0 {
                    words.push_str(word);
                }
            }
            team.push(words);
        }
    }
    team
}

/// Rescue space ahead, an idol in the crates, and these two in the rescue stack.
fn castaways() -> Scene {
    let mut scene = Scene::snake().found("low1", "site1_jewel").token(0, 0, "3b").idols(0, 1, 0);
    let top = scene.s.rescue[0];
    if top != assistant("compass") {
        // The sea captain of the rulebook's example is on top.
        for supply in &mut scene.s.supply {
            if supply.top == assistant("compass") {
                supply.top = top;
            }
        }
        if scene.s.assistant_bag & (1 << assistant("compass").0) != 0 {
            scene.s.assistant_bag ^= 1 << assistant("compass").0 | 1 << top.0;
        }
        scene.s.rescue[0] = assistant("compass");
    }
    scene
}

#[test]
fn ruling_077_bird_has_two_sources_and_boards_two_places() {
    let mut scene = players(2, "bird")
        .token(0, 0, "2a")
        .supply(["coins", "tablet", "compass"])
        .purse(0, "tablet 1 arrowhead 1 jewel 1");
    scene = crate::research::bonus(scene, "2b", "bonus_coin");
    scene.act("research notebook 1b; recruit 1; end; pass; end; research notebook 2b; row_first; recruit 2");
    assert_eq!(team(&scene, 0), ["coins", "tablet"]);
    let mut full = Scene::bird()
        .assistant(0, "coins", false)
        .assistant(0, "tablet", false)
        .token(0, 0, "1b")
        .purse(0, "jewel 1");
    full.act("research notebook 1b");
    assert_eq!(full.list("recruit"), [""; 0]);
    assert_eq!(team(&full, 0), ["coins", "tablet"]);
}

#[test]
fn ruling_077_snake_has_one_recruit_and_one_rescue() {
    let mut scene = castaways().supply(["coins", "tablet", "exile"]).purse(0, "jewel 1");
    scene.act("research glass 4a; rescue compass; end; pass; end; research notebook 1b; recruit 1");
    assert_eq!(team(&scene, 0), ["compass used", "coins"]);
}

#[test]
fn ruling_078_a_newcomer_is_silver_and_usable_at_once() {
    let mut scene =
        Scene::bird().token(0, 0, "1b").supply(["coins", "tablet", "compass"]).purse(0, "jewel 1");
    scene.act("research notebook 1b");
    assert_eq!(scene.legal(), ["recruit 1", "recruit 2", "recruit 3"]);
    scene.act("recruit 1; assistant 1");
    assert_eq!((scene.tokens(0).as_str(), team(&scene, 0)), ("coin 2", vec!["coins used".to_string()]));
}

#[test]
fn ruling_078_a_rescued_one_comes_exhausted() {
    let mut scene = castaways();
    scene.act("research glass 4a; rescue compass");
    assert_eq!(team(&scene, 0), ["compass used"]);
    assert_eq!(scene.legal(), ["end"]);
    scene.act("end; pass; end; pass; end");
    while scene.can("keep_hand") {
        scene.act("keep_hand");
    }
    assert_eq!(team(&scene, 0), ["compass"]);
}

#[test]
fn ruling_079_an_assistant_serves_once_until_refreshed() {
    let mut scene =
        Scene::bird().assistant(0, "compass", false).hand(0, "ceremonial_rattle").purse(0, "tablet 1");
    scene.act("assistant 1");
    assert!(!scene.can("assistant 1"));
    scene.act("play ceremonial_rattle; refresh 1; assistant 1");
    assert_eq!((scene.tokens(0).as_str(), scene.can("assistant 1")), ("compass 2", false));
}

#[test]
fn ruling_079_an_upgrade_turns_to_gold_and_refreshes() {
    let upgrade = || Scene::bird().token(0, 0, "3a").token(0, 1, "2b").purse(0, "tablet 2 arrowhead 1");
    let mut used = upgrade().assistant(0, "coins", false).exhausted(0, 1);
    used.act("research notebook 3a; assistant 1");
    assert_eq!((used.tokens(0).as_str(), team(&used, 0)), ("coin 3", vec!["coins gold used".to_string()]));
    let mut ready = upgrade().assistant(0, "coins", false);
    ready.act("research notebook 3a; promote 1");
    assert_eq!(team(&ready, 0), ["coins gold"]);
}

#[test]
fn ruling_080_any_own_silver_assistant_may_be_upgraded() {
    let two = |gold: bool| {
        Scene::snake()
            .assistant(0, "coins", gold)
            .assistant(0, "tablet", false)
            .exhausted(0, 2)
            .token(0, 0, "4a")
            .purse(0, "arrowhead 2")
    };
    let mut scene = two(false);
    scene.act("research glass 5a");
    assert_eq!(scene.list("promote"), ["promote 1", "promote 2"]);
    scene.act("promote 2");
    assert_eq!(team(&scene, 0), ["coins", "tablet gold"]);
    let mut scene = two(true);
    scene.act("research glass 5a");
    assert_eq!(team(&scene, 0), ["coins gold", "tablet gold"], "the only silver one");
}

#[test]
fn ruling_081_taking_the_top_reveals_the_next() {
    let mut scene = Scene::bird()
        .token(0, 0, "1b")
        .supply(["coins", "tablet", "compass"])
        .purse(0, "jewel 1")
        .script("assistant_up draw");
    let below = scene.s.supply[1].below;
    scene.act("research notebook 1b; recruit 2");
    assert_eq!(scene.s.supply[1].top, assistant("draw"));
    assert_eq!(scene.s.supply[1].below, below - 1);
    assert_eq!(scene.s.supply[0].top, assistant("coins"));
}

#[test]
fn ruling_081_an_emptied_stack_shows_nobody() {
    let mut scene =
        Scene::bird().token(0, 0, "1b").supply(["coins", "tablet", "compass"]).purse(0, "jewel 1");
    // Four of the first stack have been recruited; they are with the players.
    for (seat, key) in [(0, "draw"), (1, "exile"), (1, "discount")] {
        scene = scene.assistant(seat, key, false);
    }
    assert_eq!(scene.s.supply[0].below, 0);
    scene.act("research notebook 1b; recruit 1");
    assert!(scene.s.supply[0].top.is_none());
    assert_eq!(team(&scene, 0), ["draw", "coins"]);
}

#[test]
fn ruling_082_the_horn_keeps_the_level_and_brings_a_ready_newcomer() {
    let horn = |gold: bool| {
        Scene::bird()
            .assistant(0, "tablet", gold)
            .exhausted(0, 1)
            .supply(["coins", "compass", "exile"])
            .hand(0, "decorated_horn")
            .purse(0, "tablet 1")
    };
    let mut gold = horn(true);
    let below = gold.s.supply[1].below;
    gold.act("play decorated_horn");
    assert_eq!(gold.legal(), ["exchange 1 1", "exchange 1 2", "exchange 1 3"]);
    gold.act("exchange 1 2");
    assert_eq!(team(&gold, 0), ["compass gold"]);
    assert_eq!((gold.s.supply[1].top, gold.s.supply[1].below), (assistant("tablet"), below));
    gold.act("assistant 1");
    assert_eq!(gold.tokens(0), "compass 2");
    let mut silver = horn(false);
    silver.act("play decorated_horn; exchange 1 2");
    assert_eq!(team(&silver, 0), ["compass"]);
}

#[test]
fn ruling_082_the_returned_assistant_is_silver_again() {
    let mut scene = Scene::bird()
        .assistant(0, "tablet", true)
        .supply(["coins", "compass", "exile"])
        .hand(0, "decorated_horn")
        .purse(0, "tablet 1")
        .token(1, 0, "1b")
        .purse(1, "jewel 1");
    scene.act("play decorated_horn; exchange 1 1; end; research notebook 1b; recruit 1");
    assert_eq!(team(&scene, 1), ["tablet"]);
}

#[test]
fn ruling_082_the_rescue_stack_is_out_of_reach() {
    let mut scene = castaways().assistant(0, "tablet", false).hand(0, "decorated_horn").purse(0, "tablet 1");
    scene.act("play decorated_horn");
    assert_eq!(scene.list("exchange"), ["exchange 1 1", "exchange 1 2", "exchange 1 3"]);
}

#[test]
fn ruling_083_the_flask_uses_a_silver_side_on_the_supply_board() {
    let mut scene = Scene::bird()
        .hand(0, "coconut_flask")
        .supply(["coins", "tablet", "compass"])
        .purse(0, "tablet 1")
        .token(1, 0, "1b")
        .purse(1, "jewel 1");
    scene.act("play coconut_flask");
    assert_eq!(
        (scene.tokens(0).as_str(), scene.list("use_assistant").len()),
        ("coin 2", 3),
        "the coins are gained"
    );
    scene.act("use_assistant 1");
    assert_eq!(scene.tokens(0), "coin 4");
    assert_eq!(scene.s.supply[0].top, assistant("coins"));
    assert_eq!(team(&scene, 0), [""; 0]);
    scene.act("end; research notebook 1b; recruit 1; assistant 1");
    assert_eq!(scene.tokens(1), "coin 2", "it was not exhausted");
}

#[test]
fn ruling_083_the_wine_uses_a_gold_side_on_the_supply_board() {
    let mut scene =
        Scene::bird().hand(0, "ancient_wine").supply(["coins", "tablet", "compass"]).purse(0, "tablet 1");
    scene.act("play ancient_wine; use_assistant 3");
    assert_eq!(scene.tokens(0), "coin 1 compass 2");
}

#[test]
fn ruling_083_the_assistants_own_cost_is_paid() {
    let wine = || Scene::bird().hand(0, "ancient_wine").supply(["coin_for_arrowhead", "coins", "tablet"]);
    let mut scene = wine().purse(0, "tablet 1");
    scene.act("play ancient_wine; use_assistant 1; yes; option 2");
    assert_eq!(scene.tokens(0), "jewel 1", "the coin of the wine pays");
}

#[test]
fn ruling_083_the_rescue_stack_is_not_part_of_the_supply() {
    let mut scene =
        castaways().supply(["coins", "tablet", "exile"]).hand(0, "coconut_flask").purse(0, "tablet 1");
    scene.act("play coconut_flask");
    assert_eq!(scene.legal(), ["use_assistant 1", "use_assistant 2", "use_assistant 3", "idol"]);
}

#[test]
fn ruling_084_the_drum_refreshes_both_for_one_card() {
    let both = || {
        Scene::bird()
            .assistant(0, "coins", false)
            .assistant(0, "tablet", true)
            .exhausted(0, 1)
            .exhausted(0, 2)
            .purse(0, "tablet 1")
    };
    let mut drum = both().hand(0, "sacred_drum fear");
    drum.act("play sacred_drum");
    assert_eq!(drum.legal(), ["useup fear", "no"]);
    drum.act("useup fear");
    assert_eq!(team(&drum, 0), ["coins", "tablet gold"]);
    let mut alone = both().hand(0, "sacred_drum");
    alone.act("play sacred_drum");
    assert_eq!(team(&alone, 0), ["coins used", "tablet gold used"], "no card to use up");
}

#[test]
fn ruling_084_the_rattle_refreshes_one() {
    let mut scene = Scene::bird()
        .assistant(0, "coins", false)
        .assistant(0, "tablet", false)
        .exhausted(0, 1)
        .exhausted(0, 2)
        .hand(0, "ceremonial_rattle")
        .purse(0, "tablet 1");
    scene.act("play ceremonial_rattle");
    assert_eq!(scene.legal(), ["refresh 1", "refresh 2", "no"]);
    scene.act("refresh 2");
    assert_eq!(team(&scene, 0), ["coins used", "tablet"]);
}
