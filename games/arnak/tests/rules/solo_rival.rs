//! The rival of the solo game on the base boards: rulings 98 to 109.

use arnak::event::{Event, Kind};
use arnak::state::Frame;
use kernel::{Game, Viewer};

use crate::scene::{Scene, assistant, card, game, guardian, site, tables};
use crate::solo_scene::{back_is_left, rival_tile, solo, solo_after, tile_keys};

#[test]
fn ruling_098_the_game_is_set_up_for_two_and_the_player_is_second() {
    let scene = Scene::new(r#"{"players":1,"board":"bird"}"#);
    assert_eq!(scene.tokens(0), "coin 1 compass 1");
    assert_eq!(scene.s.stacks, [2; 6]);
    assert_eq!(scene.s.temple_bonus.len(), 2);
    let second_spaces = (0..5).fold(0, |set, camp| set | 2 << (2 * camp));
    assert_eq!(scene.s.blocked, second_spaces);
    assert_eq!(scene.s.bonus.iter().filter(|b| b.is_some()).count(), 7);
    let rival = &scene.s.rival;
    assert_eq!([scene.rival_token(0), scene.rival_token(1), scene.rival_token(2)], ["0a", "-", "-"]);
    assert_eq!(rival.unplayed.count_ones(), 9, "it has played once before the player's first turn");
}

#[test]
fn ruling_098_the_rival_starts_every_round() {
    let mut scene = solo("bird", "");
    scene.act("pass; end");
    assert_eq!(scene.s.round, 2);
    assert_eq!(scene.s.rival.unplayed.count_ones(), 9);
    let start = scene.events.iter().position(|e| e.kind() == Kind::RoundStarted).expect("a round started");
    let after: Vec<Kind> = scene.events[start..].iter().map(Event::kind).collect();
    let turn = after.iter().position(|&k| k == Kind::TurnStarted).expect("the player's turn");
    let tile = after.iter().position(|&k| k == Kind::RivalTurn).expect("the rival's turn");
    assert!(tile < turn, "{after:?}");
    assert_eq!(scene.s.stack.last(), Some(&Frame::Turn));
}

#[test]
fn ruling_098_six_figures_and_no_more() {
    let mut scene = solo("bird", "").found("low1", "site1_coin_arrowhead");
    for at in ["camp2.1", "camp3.1", "camp4.1", "camp5.1"] {
        scene = scene.rival_at(at);
    }
    scene = scene.all_found("low2").rival_at("low2");
    scene.rival("dig_coin", "left");
    assert!(scene.rival_is_at("low1"));
    assert_eq!(scene.s.rival.figures.count_ones(), 6);
    scene = scene.found("low3", "site1_compass_arrowhead");
    scene.rival("dig_arrowhead", "left");
    assert_eq!(scene.deeds(), [Kind::RivalNothing]);
    assert_eq!(scene.s.rival.figures.count_ones(), 6);
}

#[test]
fn ruling_099_ten_tiles_of_which_the_red_ones_are_the_difficulty() {
    let digs = ["dig_coin", "dig_compass", "dig_tablet", "dig_arrowhead", "dig_jewel"];
    for red in 0..=5 {
        let scene = Scene::new(&format!(r#"{{"players":1,"board":"bird","rival":{{"red":{red}}}}}"#));
        let keys = tile_keys(scene.s.rival.tiles);
        assert_eq!(keys.len(), 10);
        assert_eq!(keys[..5], digs);
        assert_eq!(keys.iter().filter(|key| key.ends_with("_red")).count(), red);
        for family in ["discover", "research", "overcome", "buy_item", "buy_artifact"] {
            let of_it = keys.iter().filter(|key| key.starts_with(family)).count();
            assert_eq!(of_it, 1, "{family} in {keys:?}");
        }
    }
}

#[test]
fn ruling_099_named_families_are_red() {
    let scene = solo("bird", r#""red":["research","item"]"#);
    let keys = tile_keys(scene.s.rival.tiles);
    assert_eq!(
        keys[5..],
        ["discover_green", "research_red", "overcome_green", "buy_item_red", "buy_artifact_green"]
    );
}

#[test]
fn ruling_099_the_same_ten_are_shuffled_again_each_round() {
    let mut scene = solo("bird", r#""red":3"#);
    let tiles = scene.s.rival.tiles;
    let mut seen = 0u32;
    for round in 1..5 {
        scene.act("pass; end");
        assert_eq!(scene.s.round, round + 1);
        assert_eq!(scene.s.rival.tiles, tiles);
        assert_eq!(scene.s.rival.unplayed | 1 << scene.s.rival.first, tiles);
        seen |= 1 << scene.s.rival.first;
    }
    assert!(seen.count_ones() > 1, "rounds start with different tiles");
}

#[test]
fn ruling_100_the_rival_goes_on_alone_and_never_passes_early() {
    let mut scene = solo("bird", "");
    scene.events.clear();
    scene.act("pass; end");
    let end = scene.events.iter().position(|e| e.kind() == Kind::RoundEnded).expect("the round ended");
    let turns = scene.events[..end].iter().filter(|e| e.kind() == Kind::RivalTurn).count();
    assert_eq!(turns, 9);
}

#[test]
fn ruling_100_after_its_tenth_tile_the_player_goes_on_alone() {
    let mut scene = solo("bird", "").with(|s| s.rival.unplayed = 1 << rival_tile("dig_coin"));
    scene.s.rival.arrow = 2;
    scene.s.main_used = true;
    scene.act("end");
    assert_eq!(scene.s.rival.unplayed, 0);
    for _ in 0..3 {
        scene.s.main_used = true;
        scene.events.clear();
        scene.act("end");
        assert_eq!(scene.to_act(), Some(0));
        assert!(scene.events.iter().all(|e| e.kind() != Kind::RivalTurn));
        assert_eq!(scene.s.round, 1);
    }
    scene.act("pass; end");
    assert_eq!(scene.s.round, 2);
}

#[test]
fn ruling_100_an_impossible_action_is_nothing() {
    let mut scene = solo("bird", "").figure(0, "camp1.1");
    scene.rival("dig_coin", "left");
    assert_eq!(scene.deeds(), [Kind::RivalNothing]);
    assert_eq!(scene.s.rival.figures, 0);
}

#[test]
fn ruling_101_the_arrow_is_the_back_of_the_next_tile() {
    let mut scene = solo("bird", "");
    scene.rival("dig_coin", "right");
    assert_eq!(scene.s.rival.arrow, 2);
    // Five of the ten point right: jewel and coin are used, three are left beside five left ones.
    let backs: Vec<bool> = tile_keys(scene.s.rival.unplayed)
        .iter()
        .map(|key| tables().rows.rival[rival_tile(key)].left)
        .collect();
    assert_eq!(backs.iter().filter(|&&left| left).count(), 5);
    assert_eq!(backs.len(), 8);
    // The back that the player sees is right: the next tile has that back.
    scene.s.main_used = true;
    let action = game().parse("end").expect("an action");
    game().apply(&mut scene.s, action, &mut ()).expect("legal");
    let next = scene.legal();
    let right = ["dig_tablet", "research_green", "buy_item_green"];
    assert_eq!(next, right.map(|key| format!("rival {key}")));
}

#[test]
fn ruling_101_the_arrows_of_the_tiles() {
    let left = ["dig_compass", "dig_arrowhead", "discover", "overcome", "buy_artifact"];
    let right = ["dig_coin", "dig_tablet", "dig_jewel", "research", "buy_item"];
    for (families, wanted) in [(left, true), (right, false)] {
        for family in families {
            let colours = if family.starts_with("dig") { &[""][..] } else { &["_green", "_red"] };
            for colour in colours {
                assert_eq!(back_is_left(&format!("{family}{colour}")), wanted, "{family}{colour}");
            }
        }
    }
}

#[test]
fn ruling_101_the_first_tile_of_the_round_serves_the_last() {
    for (first, seen, goes_to) in [("dig_jewel", 2, "low4"), ("dig_arrowhead", 1, "low1")] {
        let mut scene = solo_after("bird", "", first)
            .found("low1", "site1_compass_arrowhead")
            .found("low4", "site1_fear_compass_jewel")
            .with(|s| s.rival.unplayed = 1 << rival_tile("dig_compass"));
        scene.s.rival.arrow = 1;
        scene.s.main_used = true;
        scene.act("end");
        assert_eq!(scene.s.rival.arrow, seen);
        assert!(scene.rival_is_at(goes_to), "{first}");
    }
}

#[test]
fn ruling_102_a_dig_goes_to_the_highest_row_then_by_arrow() {
    let scene = solo("bird", "")
        .found("low1", "site1_compass_arrowhead")
        .found("low4", "site1_fear_compass_jewel")
        .found("high2", "site1_item_or_compasses")
        .found("two3", "site2_2compasses_jewel")
        .found("two1", "site2_arrowhead_jewel");
    let mut taken: Vec<&str> = Vec::new();
    // Level II, then the upper line (either/or counts), then the lower line by arrow, then the camp.
    for goes_to in ["two3", "high2", "low4", "low1", "camp2.1"] {
        let mut now = scene.clone();
        for at in &taken {
            now = now.rival_at(at);
        }
        now.rival("dig_compass", "right");
        assert!(now.rival_is_at(goes_to), "with {taken:?}");
        taken.push(goes_to);
    }
    let mut left = scene.clone().rival_at("two3").rival_at("high2");
    left.rival("dig_compass", "left");
    assert!(left.rival_is_at("low1"));
    let mut full = scene;
    for at in &taken {
        full = full.rival_at(at);
    }
    full.rival("dig_compass", "left");
    assert_eq!(full.deeds(), [Kind::RivalNothing], "the second space of the camp is blocked");
}

#[test]
fn ruling_102_a_dig_takes_the_space_and_nothing_else() {
    let mut scene = solo_after("bird", "", "dig_coin").guarded("camp5", "guardian_01");
    let before = scene.s;
    scene.rival("dig_jewel", "left");
    assert!(scene.rival_is_at("camp5.1"), "the jewel camp offers a jewel although it asks a card");
    assert_eq!(scene.s.guardians, before.guardians);
    assert_eq!(scene.s.fear, before.fear);
    let scene = scene.hand(0, "fear funding_car");
    assert_eq!(scene.list("dig"), ["dig camp1.1", "dig camp2.1", "dig camp3.1", "dig camp4.1"]);
}

/// The result of a discovery of the rival: the site and whether it has a guardian.
fn discovery(colour: &str, round: u8, arrow: &str) -> Option<(&'static str, bool)> {
    let red = if colour == "red" { r#""red":["discover"]"# } else { "" };
    let mut scene = solo("bird", red).round(round);
    scene.rival(&format!("discover_{colour}"), arrow);
    let found = ["low1", "low4", "high1", "high4", "two1", "two4"]
        .into_iter()
        .find(|at| scene.s.tiles[site(at).at()].is_some());
    if found.is_none() {
        assert_eq!(scene.deeds(), [Kind::RivalNothing]);
    }
    found.map(|at| {
        assert!(scene.rival_is_at(at));
        assert!(scene.idol_at(at).is_none());
        (at, scene.s.guardians[site(at).at()].is_some())
    })
}

#[test]
fn ruling_103_discoveries_by_colour_and_round() {
    let expected = [
        ("green", 1, Some((1, true))),
        ("green", 2, Some((1, false))),
        ("green", 3, Some((1, true))),
        ("green", 4, Some((2, false))),
        ("green", 5, None),
        ("red", 1, Some((1, false))),
        ("red", 2, Some((1, true))),
        ("red", 3, Some((1, false))),
        ("red", 4, Some((2, true))),
        ("red", 5, Some((2, false))),
    ];
    for (colour, round, wanted) in expected {
        for (arrow, end) in [("left", 0), ("right", 1)] {
            let wanted = wanted.map(|(level, guardian)| {
                (if level == 1 { ["low1", "low4"][end] } else { ["two1", "two4"][end] }, guardian)
            });
            assert_eq!(discovery(colour, round, arrow), wanted, "{colour} in round {round}");
        }
    }
}

#[test]
fn ruling_103_the_lower_line_comes_first() {
    let mut scene = solo("bird", "").all_found("low1 low2 low3");
    scene.rival("discover_green", "left");
    assert!(scene.rival_is_at("low4"), "the last of the lower line before the upper one");
    let mut scene = solo("bird", "").all_found("low1 low2 low3 low4");
    scene.rival("discover_green", "right");
    assert!(scene.rival_is_at("high4"));
    let mut scene = solo("bird", "").all_found("low1 low2 low3 low4 high1 high2 high3 high4");
    scene.rival("discover_green", "right");
    assert_eq!(scene.deeds(), [Kind::RivalNothing]);
}

#[test]
fn ruling_103_the_site_tile_is_not_resolved() {
    let mut scene = solo("bird", "");
    scene.rival_with("discover_green", "left", "tile_up site1_fear_tablet_jewel");
    assert_eq!(scene.s.tiles[site("low1").at()], crate::scene::tile("site1_fear_tablet_jewel"));
    assert_eq!(scene.s.fear, 19, "nobody took Fear");
    assert_eq!(scene.tokens(0), "");
}

#[test]
fn ruling_104_research_moves_by_arrow_and_takes_bonus_and_assistant() {
    let mut scene = solo("bird", "").supply(["coins", "tablet", "exile"]);
    scene.rival("research_green", "right");
    assert_eq!(scene.rival_token(0), "1b");
    // Three stacks of four: the arrow says which one.
    let tops = scene.tops();
    assert_eq!(tops[..2], ["coins", "tablet"]);
    assert_ne!(tops[2], "exile");
    assert_eq!(scene.s.supply.map(|x| x.below), [3, 3, 2]);
    let removed = Event::RivalRemovedAssistant { assistant: Some(assistant("exile")) };
    assert!(scene.events.contains(&removed));

    let mut scene = solo("bird", "").rival_glass("1a");
    let (first, _) = tables().boards[0].bonus[crate::scene::spot("2a").at()];
    let tile = scene.s.bonus[first as usize];
    scene.s.supply[0].below -= 1;
    let gone = scene.s.assistant_bag.trailing_zeros();
    scene.s.assistant_bag &= !(1 << gone);
    scene.rival("research_green", "left");
    assert_eq!(scene.rival_token(0), "2a");
    assert!(scene.s.bonus[first as usize].is_none());
    assert!(scene.events.contains(&Event::RivalRemovedBonus { bonus: Some(tile) }));
    assert_eq!(scene.s.supply.map(|x| x.below), [2, 2, 3], "the leftmost of the tallest stacks");
}

#[test]
fn ruling_104_of_several_bonus_tiles_the_arrow_takes_one() {
    let (first, _) = tables().boards[1].bonus[crate::scene::spot("7a").at()];
    for (arrow, gone, stays) in [("left", 0, 1), ("right", 1, 0)] {
        let mut scene = solo("snake", "").rival_glass("6a");
        scene.rival("research_green", arrow);
        assert!(scene.s.bonus[first as usize + gone].is_none());
        assert!(scene.s.bonus[first as usize + stays].is_some());
    }
}

#[test]
fn ruling_104_in_the_lost_temple_a_six_point_tile_instead() {
    let mut scene = solo("bird", r#""red":["research"]"#).rival_glass("7b");
    scene.rival("research_red", "left");
    assert_eq!((scene.s.rival.arrival, scene.s.arrivals), (1, 1));
    assert_eq!(scene.s.temple_bonus.len(), 1);
    assert_eq!(scene.points(1, "glass"), 23);

    for (arrow, at) in [("left", 3), ("right", 4)] {
        let mut scene = solo("bird", r#""red":["research"]"#).arrived(true).round(5);
        scene.rival("research_red", arrow);
        let mut stacks = [2; 6];
        stacks[at] = 1;
        assert_eq!(scene.s.stacks, stacks);
        assert_eq!(scene.s.rival.temple_tiles, [0, 1, 0]);
        assert_eq!(scene.s.supply.map(|x| x.below).iter().sum::<u8>(), 8, "an assistant leaves all the same");
        assert_eq!(scene.s.temple_bonus.len(), 2, "no further bonus tile");
    }

    // One stack is empty: the other, whatever the arrow. Both: nothing but the assistant.
    let bought = |s: &mut arnak::State, at: usize| {
        s.players[0].temple_tiles[1] += s.stacks[at];
        s.stacks[at] = 0;
    };
    let mut scene = solo("bird", "").arrived(true).with(|s| bought(s, 3));
    scene.rival("research_green", "left");
    assert_eq!(scene.s.stacks, [2, 2, 2, 0, 1, 2]);
    let mut scene = solo("bird", "").arrived(true).with(|s| bought(s, 3)).with(|s| bought(s, 4));
    scene.rival("research_green", "left");
    assert_eq!(scene.s.rival.temple_tiles, [0; 3]);
    assert!(scene.deeds().contains(&Kind::RivalNothing), "the player is told that no tile was left");
    assert!(scene.deeds().contains(&Kind::RivalRemovedAssistant));
}

#[test]
fn ruling_104_the_bonus_stack_before_and_after_the_player_looked() {
    // The player arrives first, looks at two tiles and takes one: the other is known, and the rival removes it.
    let mut scene = solo("bird", "").token(0, 0, "7a").purse(0, "coin compass jewel").rival_glass("7a");
    scene.act("research glass 8a");
    let offered = scene.list("bonus");
    if let Some(first) = offered.first() {
        scene.act(first);
    }
    while scene.can("no") {
        scene.act("no");
    }
    assert_eq!(scene.s.temple_bonus.len(), 1);
    assert!(scene.s.temple_bonus[0].is_some());
    scene.rival("research_green", "left");
    assert_eq!((scene.s.players[0].arrival, scene.s.rival.arrival), (1, 2));
    assert!(scene.s.temple_bonus.is_empty());

    // The rival arrives first and takes an unseen one: the player finds one tile and has no choice.
    let mut scene = solo("bird", "").token(0, 0, "7a").purse(0, "coin compass jewel").rival_glass("7a");
    let unseen: u8 = scene.s.bonus_bag.iter().sum();
    scene.rival("research_green", "left");
    assert_eq!(scene.s.temple_bonus.len(), 1);
    assert!(scene.s.temple_bonus[0].is_none());
    assert_eq!(scene.s.bonus_bag.iter().sum::<u8>(), unseen, "nobody knows which tile is gone");
    let view = game().view(&scene.s, Viewer::Seat(kernel::Seat(0)));
    assert_eq!(view.known().temple_bonus, scene.s.temple_bonus);
    scene.feed("bonus_up bonus_coin");
    scene.act("research glass 8a");
    assert_eq!(scene.tokens(0), "coin 1");
    assert!(scene.s.temple_bonus.is_empty());
    assert_eq!(scene.points(0, "glass"), 21);
}

#[test]
fn ruling_104_on_the_snake_side_the_rescue_space_gives_its_top_assistant_as_well() {
    let mut scene = solo("snake", "").rival_glass("3b");
    let top = scene.s.rescue[0];
    scene.rival("research_green", "left");
    assert_eq!(scene.rival_token(0), "4a");
    assert_eq!(scene.s.rescue.len(), 1);
    assert_ne!(scene.s.rescue[0], top);
    assert!(scene.s.rescue[0].is_some(), "the next one lies open");
    let removed = scene.events.iter().filter(|e| e.kind() == Kind::RivalRemovedAssistant).count();
    assert_eq!(removed, 2);
    assert_eq!(scene.s.supply.map(|x| x.below), [2, 2, 2], "the stack of four was the tallest");
}

#[test]
fn ruling_105_overcome_takes_the_highest_guardian_with_a_figure_of_the_rival() {
    let scene = solo("bird", "")
        .all_found("low1 low4 high2")
        .guarded("low1", "guardian_01")
        .guarded("low4", "guardian_02")
        .guarded("high2", "guardian_03")
        .rival_at("low1")
        .rival_at("low4");
    let overcame = |scene: &Scene| scene.s.rival.guardians;
    let mut right = scene.clone();
    right.rival("overcome_green", "right");
    assert_eq!(overcame(&right), 1 << guardian("guardian_02").0);
    assert!(right.s.guardians[site("low4").at()].is_none());
    assert_eq!(right.rival_token(0), "0a", "no research then");
    let mut left = scene.clone();
    left.rival("overcome_green", "left");
    assert_eq!(overcame(&left), 1 << guardian("guardian_01").0);
    let mut higher = scene.rival_at("high2");
    higher.rival("overcome_green", "left");
    assert_eq!(overcame(&higher), 1 << guardian("guardian_03").0);
    assert_eq!(higher.points(1, "guardians"), 5);
}

#[test]
fn ruling_105_without_a_guardian_it_researches_and_leaves_the_supply_alone() {
    let mut scene = solo("snake", "").rival_glass("3a").all_found("low1").guarded("low1", "guardian_01");
    scene = scene.rival_at("low2").all_found("low2");
    let supply = scene.s.supply;
    scene.rival("overcome_green", "left");
    assert_eq!(scene.rival_token(0), "4a");
    assert_eq!(scene.s.supply, supply);
    assert_eq!(scene.s.rescue.len(), 1, "a rescue still happens");
    assert_eq!(scene.s.rival.guardians, 0);
}

#[test]
fn ruling_106_green_buys_the_lowest_and_red_the_highest_by_arrow_on_ties() {
    let shop =
        |red: &str| solo("bird", red).round(3).row("stone_jar treasure_chest mortar", "brush hat automobile");
    let cases = [
        ("buy_item_green", "left", "hat"),
        ("buy_item_red", "left", "brush"),
        ("buy_item_red", "right", "automobile"),
        ("buy_artifact_green", "left", "stone_jar"),
        ("buy_artifact_green", "right", "mortar"),
        ("buy_artifact_red", "left", "treasure_chest"),
    ];
    for (tile, arrow, wanted) in cases {
        let red = if tile.ends_with("red") { r#""red":["item","artifact"]"# } else { "" };
        let mut scene = shop(red);
        let before = scene.s.row;
        scene.rival(tile, arrow);
        assert_eq!(scene.s.rival.cards, card(wanted).bit(), "{tile} {arrow}");
        // The row is filled up before the player's turn, sliding to the staff.
        assert!(scene.s.row.iter().all(|c| c.is_some()));
        let kept = before.iter().filter(|&&c| c != card(wanted)).all(|c| scene.s.row.contains(c));
        assert!(kept, "{tile} {arrow}");
    }
}

#[test]
fn ruling_107_a_crossed_out_v_does_nothing_in_round_v() {
    let scene = solo("bird", "").round(5).all_found("low1").guarded("low1", "guardian_01").rival_at("low1");
    for tile in ["discover_green", "research_green", "overcome_green"] {
        let mut scene = scene.clone();
        let (cards, supply, guardians) = (scene.s.rival.cards, scene.s.supply, scene.s.guardians);
        scene.rival(tile, "left");
        assert_eq!(scene.deeds(), [Kind::RivalNothing], "{tile}");
        assert_eq!((scene.s.rival.cards, scene.s.supply, scene.s.guardians), (cards, supply, guardians));
        assert_eq!(scene.rival_token(0), "0a");
    }
}

#[test]
fn ruling_107_the_green_tiles_buy_in_all_five_rounds() {
    for tile in ["buy_item_green", "buy_artifact_green"] {
        for round in 1..=5 {
            let mut scene = solo("bird", "").round(round);
            scene.rival(tile, "left");
            assert_eq!(scene.deeds(), [Kind::RivalBought], "{tile} in round {round}");
        }
    }
}

#[test]
fn events_name_who_found_the_site_and_woke_the_guardian() {
    let told = |scene: &Scene, kind: Kind| {
        let event = scene.events.iter().find(|event| event.kind() == kind).expect("it happened");
        (game().event_phrase(event).json("event")["seat"].clone(), game().event_text(event, kernel::Lang::EN))
    };
    let mut rival = solo("bird", "");
    rival.rival("discover_green", "left");
    for (kind, starts) in [(Kind::SiteFound, "The rival finds "), (Kind::GuardianAwoke, "The rival wakes ")] {
        let (seat, text) = told(&rival, kind);
        assert_eq!((seat, text.starts_with(starts)), ("rival".into(), true), "{text}");
    }
    let mut player = solo("bird", "").hand(0, "aeroplane").purse(0, "compass 3");
    player.act("discover low1; spend aeroplane");
    while !player.events.iter().any(|event| event.kind() == Kind::GuardianAwoke) {
        let legal = player.legal();
        let way =
            ["icon plane", "continue", "no"].into_iter().find(|way| legal.contains(&(*way).to_string()));
        player.act(way.unwrap_or(&legal[0]));
    }
    for (kind, starts) in [(Kind::SiteFound, "Player 1 finds "), (Kind::GuardianAwoke, "Player 1 wakes ")] {
        let (seat, text) = told(&player, kind);
        assert_eq!((seat, text.starts_with(starts)), (0.into(), true), "{text}");
    }
}

#[test]
fn ruling_108_what_the_rival_scores() {
    let scene = solo("bird", "")
        .all_found("low1 low2 two1 two2")
        .overcame(0, "guardian_01 guardian_02")
        .exiled("brush stone_jar")
        .rival_glass("7a")
        .with(|s| {
            s.exiled = 0;
            s.rival.cards = card("brush").bit() | card("stone_jar").bit();
            s.rival.guardians = std::mem::take(&mut s.players[0].guardians);
            s.players[0].boon_icons = arnak::purse::Icons::NONE;
            s.stacks[3] -= 1;
            s.rival.temple_tiles[1] = 1;
            s.rival.idols = (0b11, 3);
        });
    let sheet = game().scores(&scene.s);
    let rival = |category| sheet.points(1, category);
    assert_eq!(rival("glass"), Some(16));
    assert_eq!(rival("temple_tiles"), Some(6));
    assert_eq!(rival("guardians"), Some(10));
    assert_eq!((rival("items"), rival("artifacts")), (Some(3), Some(1)));
    assert_eq!(rival("idols"), Some(2 * 3 + 3 * 2));
    assert_eq!((rival("slots"), rival("notebook"), rival("fear")), (Some(0), Some(0), Some(0)));
    assert_eq!(sheet.rows[1].total, 48);
}

#[test]
fn ruling_108_a_tie_is_a_tie() {
    // Four empty slots make 10 points; 9 + 1 points of the rival tie with them.
    let tie = solo("bird", "").rival_glass("5a").exiled("stone_jar").with(|s| {
        s.exiled = 0;
        s.rival.cards = card("stone_jar").bit();
    });
    let ranks = |scene: &Scene| {
        let sheet = game().scores(&scene.s);
        (sheet.rows[0].total - sheet.rows[1].total, sheet.rows[0].rank, sheet.rows[1].rank)
    };
    assert_eq!(ranks(&tie), (0, 1, 1), "neither side wins it alone");
    let ahead = tie.clone().token(0, 0, "1a");
    assert_eq!(ranks(&ahead), (1, 1, 2));
    let behind = tie.rival_glass("6a");
    assert!(matches!(ranks(&behind), (..0, 2, 1)));
}

#[test]
fn ruling_109_a_second_idol_of_a_kind_goes_to_the_minus_one_stack() {
    let mut scene = solo("bird", "").same_idols("low1 low4", "idol_coin");
    let coin = scene.idol_at("low1");
    scene.rival("discover_green", "left");
    assert_eq!(scene.s.rival.idols, (1 << coin.0, 0));
    scene = scene.with(|s| s.rival.unplayed |= 1 << rival_tile("discover_green"));
    scene.rival("discover_green", "right");
    assert_eq!(scene.s.rival.idols, (1 << coin.0, 1));
    assert_eq!(scene.points(1, "idols"), 5);
}

#[test]
fn ruling_109_face_down_idols_go_there_at_once() {
    let mut scene = solo("bird", "").round(4).idol_on("two1", "idol_exile");
    let exile = scene.idol_at("two1");
    scene.rival("discover_green", "left");
    assert_eq!(scene.s.rival.idols, (1 << exile.0, 1));
}
