//! The rival's tiles of Twisted Paths: spider (section 8), owl (section 9) and the purple ones (section 11).

use arnak::event::{Event, Kind};
use arnak::ids::Card;
use kernel::Game;

use crate::scene::{Scene, card, game, guardian, site, spot, tables};
use crate::solo_scene::{rival_tile, solo, tile_keys};

const ALL_PURPLE: &str = r#""purple":5"#;

fn spider() -> Scene {
    solo("spider", "")
}

fn owl() -> Scene {
    solo("owl", "")
}

#[test]
fn twisted_08_01_eleven_tiles_and_a_reserve_for_two() {
    let scene = spider();
    let keys = tile_keys(scene.s.rival.tiles);
    assert_eq!(keys.len(), 11);
    assert!(keys.contains(&"spider") && !keys.contains(&"owl"));
    assert_eq!(scene.s.reserve, 14);
    let mut scene = spider();
    scene.events.clear();
    scene.act("pass; end");
    let end = scene.events.iter().position(|e| e.kind() == Kind::RoundEnded).expect("the round ended");
    assert_eq!(scene.events[..end].iter().filter(|e| e.kind() == Kind::RivalTurn).count(), 10);
}

#[test]
fn twisted_08_02_by_round() {
    // Altar 2 has an artifact; altar 1 is the lowest empty one and the rival's glass is above it.
    let place = vec![Kind::ArtifactOnAltar, Kind::RivalAltar];
    let both = vec![Kind::RivalAltar, Kind::ArtifactOnAltar, Kind::RivalAltar];
    let rounds = [vec![Kind::RivalNothing], place, vec![Kind::RivalAltar], both.clone(), both];
    let tablets = [[0, 0], [1, 0], [0, 1], [1, 1], [1, 1]];
    for round in 1..=5u8 {
        let mut scene = spider().round(round).on_altar(2, "stone_key").rival_glass("3a");
        scene.rival("spider", "left");
        assert_eq!(scene.deeds(), rounds[round as usize - 1], "round {round}");
        assert_eq!(scene.s.rival.altars[..2], tablets[round as usize - 1], "round {round}");
        let placed: u8 = scene.s.rival.altars.iter().sum();
        assert_eq!(scene.s.reserve, 14 - placed);
    }
}

#[test]
fn twisted_08_03_activate_the_highest_altar_with_an_artifact_wherever_the_glass_is() {
    let scene = spider().round(3).on_altar(1, "stone_key").on_altar(3, "mortar");
    let mut now = scene.clone();
    now.rival("spider", "left");
    assert_eq!(now.rival_token(0), "0a");
    assert_eq!(now.s.rival.altars, [0, 0, 1, 0, 0]);
    let mut full = scene.clone().rival_under(3, 3);
    full.rival("spider", "left");
    assert_eq!(full.s.rival.altars, [1, 0, 3, 0, 0], "the next lower one");
    let mut fuller = scene.rival_under(3, 3).rival_under(1, 3);
    fuller.rival("spider", "left");
    assert_eq!(fuller.deeds(), [Kind::RivalNothing]);
    assert_eq!(fuller.s.rival.altars, [3, 0, 3, 0, 0]);
}

#[test]
fn twisted_08_04_place_by_arrow_on_the_lowest_empty_altar_if_the_glass_is_above() {
    let scene = spider().round(2).row("stone_jar mortar", "hat axe rope dog");
    for (arrow, wanted) in [("left", "stone_jar"), ("right", "mortar")] {
        let mut scene = scene.clone().rival_glass("2b");
        scene.rival("spider", arrow);
        assert_eq!(scene.s.altar_cards[0], card(wanted));
        assert_eq!(scene.s.rival.altars, [1, 0, 0, 0, 0]);
        assert!(scene.s.row.iter().all(|c| c.is_some()), "the row is filled up");
        assert!(!scene.s.row.contains(&card(wanted)));
        assert_eq!(scene.s.rival.cards, 0, "nobody owns it");
    }
    // On the altar's own row the glass is not above it; the check comes first, so the artifact stays in the row.
    let mut low = scene.clone().rival_glass("1a");
    low.rival("spider", "left");
    assert_eq!(low.deeds(), [Kind::RivalNothing]);
    assert_eq!(low.s.row, scene.s.row);
    // Altar 1 taken: altar 2 stands in row 2.
    let mut second = scene.clone().on_altar(1, "stone_key").rival_glass("2b");
    second.rival("spider", "left");
    assert_eq!(second.deeds(), [Kind::RivalNothing]);
    // No artifact in the row.
    let mut bare = scene.rival_glass("2b").with(|s| {
        for place in 0..2 {
            let gone = std::mem::replace(&mut s.row[place], Card::NONE);
            s.exiled |= gone.bit();
        }
        s.exiled |= std::mem::take(&mut s.artifact_bag);
    });
    bare.rival("spider", "left");
    assert_eq!(bare.deeds(), [Kind::RivalNothing]);
    // No empty altar.
    let mut full = spider().round(2).rival_glass("7a");
    for (altar, key) in [(1, "stone_key"), (2, "mortar"), (3, "stone_jar"), (4, "sundial"), (5, "war_club")] {
        full = full.on_altar(altar, key);
    }
    full = full.round(2);
    full.rival("spider", "left");
    assert_eq!(full.deeds(), [Kind::RivalNothing]);
}

#[test]
fn twisted_08_05_no_reserve_tablet_no_action() {
    let scene = spider().round(4).on_altar(2, "stone_key").rival_glass("3a");
    let mut none = scene.clone().dark(0, 14);
    let row = none.s.row;
    none.rival("spider", "left");
    assert_eq!(none.deeds(), [Kind::RivalNothing, Kind::RivalNothing]);
    assert_eq!(none.s.row, row);
    // One tablet: the first of the two actions takes it, the second is void.
    let mut one = scene.dark(0, 13);
    one.rival("spider", "left");
    assert_eq!(one.deeds(), [Kind::RivalAltar, Kind::RivalNothing]);
    assert_eq!(one.s.reserve, 0);
    assert!(one.s.altar_cards[0].is_none());
}

#[test]
fn twisted_08_06_tablets_cost_the_rival_nothing_but_count() {
    let scene = spider()
        .on_altar(1, "stone_key")
        .on_altar(3, "mortar")
        .on_altar(4, "stone_jar")
        .rival_under(1, 2)
        .under(0, 1, 1)
        .rival_under(3, 2)
        .under(0, 3, 2)
        .under(0, 4, 1);
    // Eight tablets under altars: four emptied spaces, three points each for the player's four.
    assert_eq!(scene.points(0, "dark_tablets"), -12);
    assert_eq!(scene.points(1, "dark_tablets"), 0);
    assert_eq!(scene.points(1, "altars"), 2 + 3);
    assert_eq!(scene.points(0, "altars"), 3 + 3);
}

#[test]
fn twisted_08_07_the_rival_gets_no_dark_tablet() {
    let mut scene = spider();
    scene.rival("dig_tablet", "left");
    assert!(scene.rival_is_at("camp3.1"));
    assert_eq!(scene.s.reserve, 14);
    assert_eq!(scene.s.fear, 19);
    // A discovery on a space with an obscure effect neither.
    let mut scene = spider();
    scene.rival("discover_green", "right");
    assert!(scene.rival_is_at("low4"));
    assert_eq!(scene.s.reserve, 14);
    // The jewel camp asks a coin and is a jewel site all the same.
    let mut scene = crate::solo_scene::solo_after("spider", "", "dig_coin");
    scene.rival("dig_jewel", "left");
    assert!(scene.rival_is_at("camp5.1"));
}

#[test]
fn twisted_08_08_the_player_uses_artifacts_the_rival_placed() {
    let mut scene = spider().round(2).row("treasure_chest mortar", "hat axe rope dog").rival_glass("2a");
    scene.rival("spider", "left");
    let mut scene = scene.dark(0, 1);
    assert_eq!(scene.list("altar"), [""; 0], "no token of the player is above it");
    scene = scene.token(0, 0, "2a");
    assert_eq!(scene.list("altar"), ["altar 1"]);
    scene.act("altar 1; yes");
    assert_eq!(scene.tokens(0), "coin 1");
    assert_eq!(scene.s.altar_cards[0], card("treasure_chest"));
}

#[test]
fn twisted_09_01_eleven_tiles_and_the_board_for_two() {
    let scene = owl();
    let keys = tile_keys(scene.s.rival.tiles);
    assert_eq!(keys.len(), 11);
    assert!(keys.contains(&"owl") && !keys.contains(&"spider"));
    assert_eq!(scene.s.stacks, [2, 2, 2, 1, 1, 1]);
    assert!(!scene.wall_at("4a"), "the tile of row 4 is for three or four players");
    assert_eq!(scene.s.walls.count_ones(), 10);
    assert_eq!(scene.s.passages, 0b11_1111);
}

#[test]
fn twisted_09_02_the_lowest_tile_by_value() {
    // Two 1-point tiles in row 1: by arrow, and the glass advances once.
    for (arrow, taken, to) in [("left", "1a", "1a"), ("right", "1b", "1b")] {
        let mut scene = owl();
        scene.rival("owl", arrow);
        assert!(!scene.wall_at(taken));
        assert_eq!(scene.s.rival.temple_tiles, [1, 0, 0]);
        assert_eq!(scene.rival_token(0), to);
        assert!(!scene.deeds().contains(&Kind::RivalRemovedAssistant));
    }
    // The 5-point tile of row 2: taken, no step.
    let mut scene = owl().walls_of(0, "1a 1b");
    scene.rival("owl", "left");
    assert!(!scene.wall_at("2b"));
    assert_eq!(scene.s.rival.temple_tiles, [0, 1, 0]);
    assert_eq!(scene.rival_token(0), "0a");
    // Row 3: by arrow the 10-point tile, marked first and two steps, taken the second time without a step.
    let mut scene = owl().walls_of(0, "1a 1b 2b");
    scene.rival("owl", "right");
    assert!(scene.wall_at("3b"));
    assert_eq!(scene.s.rival.marked, 1 << spot("3b").0);
    assert_eq!(scene.s.rival.temple_tiles, [0; 3]);
    assert_eq!(scene.rival_token(0), "2b");
    scene = scene.with(|s| s.rival.unplayed |= 1 << rival_tile("owl"));
    scene.rival("owl", "right");
    assert!(!scene.wall_at("3b"));
    assert_eq!(scene.s.rival.marked, 0);
    assert_eq!(scene.s.rival.temple_tiles, [0, 0, 1]);
    assert_eq!(scene.rival_token(0), "2b");
}

#[test]
fn twisted_09_02_a_marked_tile_the_player_takes_is_just_a_tile() {
    let mut scene = owl()
        .with(|s| s.rival.marked = 1 << spot("3b").0)
        .token(0, 0, "3b")
        .purse(0, "coin compass tablet 2 arrowhead jewel");
    scene.act("wall 3b");
    assert_eq!(scene.s.rival.marked, 0);
    assert_eq!(scene.tokens(0), "", "the compass of the mark is discarded, not gained");
    assert_eq!(scene.s.players[0].temple_tiles, [0, 0, 1]);
}

#[test]
fn twisted_09_03_only_tiles_on_the_track_count() {
    let mut scene = owl().walls_of(0, "1a 1b 2b 3a 3b 5a 5b 6b 8a 8b");
    scene.rival("owl", "left");
    assert_eq!(scene.deeds(), [Kind::RivalNothing]);
    assert_eq!(scene.s.stacks, [2, 2, 2, 1, 1, 1]);
    assert_eq!(scene.s.passages, 0b11_1111);
}

#[test]
fn twisted_09_04_the_rival_enters_a_passage_on_the_side_of_the_arrow() {
    let mut scene = owl().rival_glass("3a");
    scene.rival("research_green", "right");
    assert_eq!(scene.rival_token(0), "4a", "passage 1 is on the left");
    assert_eq!(scene.s.passages, 0b11_1111);

    let mut scene = owl().rival_glass("3a");
    scene.rival("research_green", "left");
    assert_eq!(scene.s.passages, 0b11_1110);
    assert_eq!(scene.s.rival.passage, 0);
    assert_eq!(scene.s.rival.temple_tiles, [1, 0, 0]);
    assert_eq!([scene.rival_token(0), scene.rival_token(2)], ["3a", "0a"], "entering uses up the step");
    // From then on its lantern advances, along bridges and past passages.
    scene.rival("overcome_green", "left");
    assert_eq!([scene.rival_token(0), scene.rival_token(2)], ["3a", "1a"]);
    assert_eq!(scene.points(1, "glass"), 3);
    assert_eq!(scene.points(1, "lantern"), 1);
}

#[test]
fn twisted_09_04_idols_under_passages_go_to_the_minus_one_pile_and_the_outer_one_first() {
    let mut scene = owl().rival_glass("9a");
    scene.rival("research_green", "left");
    assert_eq!(scene.s.rival.passage, 4, "of passages 5 and 6 the one further left");
    assert_eq!(scene.s.rival.idols, (0, 1));
    assert_eq!(scene.points(1, "idols"), 2);
}

#[test]
fn twisted_09_04_the_check_comes_before_each_single_step() {
    // Two steps of a 10-point tile from 2b: to 3a, then into passage 1 of that space.
    let mut scene = owl().walls_of(0, "1a 1b 2b 3a").rival_glass("2b");
    scene.rival("owl", "left");
    assert_eq!(scene.s.rival.marked, 1 << spot("3b").0);
    assert_eq!([scene.rival_token(0), scene.rival_token(2)], ["3a", "0a"]);
    assert_eq!(scene.s.rival.passage, 0);
    // A used passage is no passage.
    let mut scene = owl().inside(0, 1, "0a").rival_glass("3a");
    scene.rival("research_green", "left");
    assert_eq!(scene.rival_token(0), "4a");
    // The lantern never enters one.
    let mut scene = owl().rival_glass("3a");
    scene.rival("research_green", "left");
    scene = scene.with(|s| s.rival.tokens[2] = spot("5a"));
    scene.rival("overcome_green", "left");
    assert_eq!(scene.rival_token(2), "6a");
    assert_eq!(scene.s.passages, 0b11_1110);
}

#[test]
fn twisted_09_05_at_the_top_a_five_point_summit_tile() {
    for (arrow, stacks) in [("left", [2, 2, 2, 0, 1, 1]), ("right", [2, 2, 2, 1, 0, 1])] {
        let mut scene = owl().rival_glass("3a");
        scene.rival("research_green", "left");
        scene = scene.with(|s| s.rival.tokens[2] = spot("9a"));
        scene.rival("overcome_green", arrow);
        assert_eq!(scene.s.stacks, stacks);
        assert_eq!(scene.s.rival.temple_tiles, [1, 1, 0]);
    }
    // The glass at the top, with the arrow away from its passages.
    let mut scene = owl().rival_glass("9a");
    scene.rival("research_green", "right");
    assert_eq!(scene.s.stacks, [2, 2, 2, 1, 0, 1]);
    // None left: nothing.
    let mut scene = owl().rival_glass("9a").with(|s| {
        s.stacks[3..5].fill(0);
        s.players[0].temple_tiles[1] += 2;
    });
    scene.rival("overcome_green", "right");
    assert_eq!(scene.s.stacks, [2, 2, 2, 0, 0, 1]);
    assert_eq!(scene.s.rival.temple_tiles, [0; 3]);
}

#[test]
fn twisted_09_06_research_tiles_still_remove_an_assistant() {
    let mut scene = owl();
    let places = |scene: &Scene| scene.s.supply.iter().map(|x| x.below).sum::<u8>();
    let before = places(&scene);
    scene.rival("research_green", "left");
    assert_eq!(places(&scene), before - 1);
    scene.rival("owl", "left");
    assert_eq!(places(&scene), before - 1, "the owl tile does not");
}

#[test]
fn digs_on_the_owl_camps() {
    // The arrowhead camp gives a coin too; the arrow chooses between it and the coin camp.
    for (tile, arrow, at) in [
        ("dig_coin", "left", "camp1.1"),
        ("dig_coin", "right", "camp4.1"),
        ("dig_compass", "right", "camp2.1"),
        ("dig_tablet", "left", "camp3.1"),
        ("dig_arrowhead", "left", "camp4.1"),
    ] {
        let mut scene = owl();
        scene.rival(tile, arrow);
        assert!(scene.rival_is_at(at), "{tile} {arrow}");
        assert_eq!(scene.s.rival.figures.count_ones(), 1);
    }
}

#[test]
fn twisted_11_01_one_tile_per_family_and_a_notebook() {
    let scene = solo("bird", r#""red":["discover","item"],"purple":["research"]"#);
    let keys = tile_keys(scene.s.rival.tiles);
    assert_eq!(
        keys[5..],
        ["discover_red", "overcome_green", "buy_item_red", "buy_artifact_green", "purple_research"]
    );
    assert_eq!(scene.rival_token(1), "0a", "with a purple tile it has a notebook");
    let scene = solo("bird", ALL_PURPLE);
    assert_eq!(tile_keys(scene.s.rival.tiles).iter().filter(|key| key.starts_with("purple")).count(), 5);
    let refused = serde_json::json!({"players":1,"board":"bird","rival":{"red":3,"purple":3}});
    assert!(game().setup(&refused).is_err());
}

#[test]
fn twisted_11_02_research_twice_in_round_v() {
    for (round, to) in [(1, "1a"), (4, "1a"), (5, "2a")] {
        let mut scene = solo("bird", ALL_PURPLE).round(round);
        let places: u8 = scene.s.supply.iter().map(|x| x.below).sum();
        scene.rival("purple_research", "left");
        assert_eq!(scene.rival_token(0), to, "round {round}");
        let after: u8 = scene.s.supply.iter().map(|x| x.below).sum();
        assert_eq!(after, places - 1, "one assistant in all, round {round}");
    }
    let mut scene = solo("bird", ALL_PURPLE).round(5).arrived(true);
    scene.rival("purple_research", "right");
    assert_eq!(scene.s.rival.temple_tiles, [0, 2, 0]);
    assert_eq!(scene.s.stacks, [2, 2, 2, 2, 0, 2]);
}

#[test]
fn twisted_11_03_guardian_or_glass_and_then_the_notebook() {
    // A guardian: no glass step, and the notebook is at its limit beside the glass.
    let scene = solo("bird", ALL_PURPLE).all_found("low1").guarded("low1", "guardian_01").rival_at("low1");
    let mut now = scene.clone();
    now.rival("purple_guardian", "left");
    assert_eq!(now.s.rival.guardians, 1 << guardian("guardian_01").0);
    assert_eq!([now.rival_token(0), now.rival_token(1)], ["0a", "0a"]);
    assert!(now.deeds().contains(&Kind::RivalNothing), "the player is told that the notebook stays");
    let mut behind = scene.rival_glass("2a");
    behind.rival("purple_guardian", "right");
    assert_eq!([behind.rival_token(0), behind.rival_token(1)], ["2a", "1b"]);
    assert_eq!(behind.points(1, "notebook"), 0);
    // No guardian: glass first, so the notebook may follow in the same turn; no assistant is removed.
    let mut scene = solo("bird", ALL_PURPLE);
    let supply = scene.s.supply;
    scene.rival("purple_guardian", "left");
    assert_eq!([scene.rival_token(0), scene.rival_token(1)], ["1a", "1a"]);
    assert_eq!(scene.s.supply, supply);
}

#[test]
fn twisted_11_03_the_notebook_removes_bonus_tiles_and_scores() {
    let (first, _) = tables().boards[0].bonus[spot("2b").at()];
    let mut scene = solo("bird", ALL_PURPLE).rival_glass("4a").with(|s| s.rival.tokens[1] = spot("1a"));
    let above = tables().boards[0].bonus[spot("5a").at()].0 as usize;
    assert!(scene.s.bonus[above].is_none(), "two players have no tile on 5a");
    scene.rival("purple_guardian", "right");
    assert_eq!([scene.rival_token(0), scene.rival_token(1)], ["5a", "2b"]);
    assert!(scene.s.bonus[first as usize].is_none());
    assert_eq!(scene.points(1, "notebook"), 1);
}

#[test]
fn twisted_11_03_the_notebook_stops_below_the_lost_temple() {
    let mut scene = solo("bird", ALL_PURPLE).arrived(true).with(|s| s.rival.tokens[1] = spot("6a"));
    scene.rival("purple_guardian", "left");
    assert_eq!(scene.rival_token(1), "7a");
    scene = scene.with(|s| s.rival.unplayed |= 1 << rival_tile("purple_guardian"));
    scene.rival("purple_guardian", "left");
    assert_eq!(scene.rival_token(1), "7a");
    // It rescues no assistant on the snake side.
    let mut scene = solo("snake", ALL_PURPLE).arrived(true).with(|s| s.rival.tokens[1] = spot("3a"));
    scene.rival("purple_guardian", "left");
    assert_eq!(scene.rival_token(1), "4a");
    assert_eq!(scene.s.rescue.len(), 2);
}

#[test]
fn twisted_11_03_on_the_owl_board_the_lantern_lifts_the_notebook() {
    let mut scene = solo("owl", ALL_PURPLE).rival_glass("3a").with(|s| s.rival.tokens[1] = spot("3a"));
    // Step of the glass: into passage 1. The notebook stays at the height of the glass in its passage.
    scene.rival("purple_guardian", "left");
    assert_eq!(scene.s.rival.passage, 0);
    assert_eq!(scene.rival_token(1), "3a");
    scene = scene.with(|s| {
        s.rival.unplayed |= 1 << rival_tile("purple_guardian");
        s.rival.tokens[2] = spot("3b");
    });
    scene.rival("purple_guardian", "left");
    assert_eq!([scene.rival_token(2), scene.rival_token(1)], ["4a", "4a"]);
    assert_eq!(scene.s.passages, 0b11_1110, "the notebook passes the open passages by");
}

#[test]
fn twisted_11_04_two_purchases_one_high_one_low() {
    let shop =
        || solo("bird", ALL_PURPLE).round(3).row("stone_jar treasure_chest mortar", "brush hat automobile");
    let cases = [
        ("purple_item", "left", "brush", "stone_jar"),
        ("purple_item", "right", "automobile", "mortar"),
        ("purple_artifact", "left", "treasure_chest", "hat"),
    ];
    for (tile, arrow, one, other) in cases {
        let mut scene = shop();
        scene.rival(tile, arrow);
        assert_eq!(scene.s.rival.cards, card(one).bit() | card(other).bit(), "{tile} {arrow}");
        let kinds: Vec<Kind> = scene
            .events
            .iter()
            .map(Event::kind)
            .filter(|k| matches!(k, Kind::RivalBought | Kind::RowDealt))
            .collect();
        assert_eq!(kinds, [Kind::RivalBought, Kind::RivalBought, Kind::RowDealt, Kind::RowDealt]);
    }
    // One type missing: only the other is bought.
    let mut scene = shop().with(|s| {
        for place in 3..6 {
            s.exiled |= std::mem::replace(&mut s.row[place], Card::NONE).bit();
        }
        s.exiled |= std::mem::take(&mut s.item_bag);
    });
    scene.rival("purple_item", "left");
    assert_eq!(scene.s.rival.cards, card("stone_jar").bit());
}

#[test]
fn twisted_11_05_discoveries_by_round_and_idols_worth_one_more() {
    let expected =
        [(1, "low1", true), (2, "low1", false), (3, "low1", true), (4, "two1", false), (5, "two1", true)];
    for (round, at, guardian) in expected {
        let mut scene = solo("bird", ALL_PURPLE).round(round);
        scene.rival("purple_site", "left");
        assert!(scene.rival_is_at(at), "round {round}");
        assert_eq!(scene.s.guardians[site(at).at()].is_some(), guardian, "round {round}");
        let idols = if at == "two1" { 4 + 3 } else { 4 };
        assert_eq!(scene.points(1, "idols"), idols);
    }
    // Without that tile in the stack idols score as ever, also before it is turned up.
    let without = solo("bird", r#""purple":["research"]"#).all_found("low1").with(|s| s.rival.idols = (1, 0));
    assert_eq!(without.points(1, "idols"), 3);
    let with = solo("bird", ALL_PURPLE).all_found("low1").with(|s| s.rival.idols = (1, 0));
    assert_eq!(with.points(1, "idols"), 4);
}

#[test]
fn twisted_11_06_purple_and_red_tiles_do_not_skip_round_v() {
    let setup = [
        (ALL_PURPLE, ["purple_site", "purple_research", "purple_guardian", "purple_item", "purple_artifact"]),
        (r#""red":5"#, ["discover_red", "research_red", "overcome_red", "buy_item_red", "buy_artifact_red"]),
    ];
    for (rival, tiles) in setup {
        for tile in tiles {
            let mut scene = solo("bird", rival).round(5);
            scene.rival(tile, "left");
            assert!(!scene.deeds().contains(&Kind::RivalNothing), "{tile}: {:?}", scene.deeds());
        }
    }
}

#[test]
fn new_kinds_of_idols_are_kinds_of_their_own_for_the_rival() {
    let mut scene = owl().same_idols("low1 low4", "idol_coin_or_compass");
    scene.rival("discover_green", "left");
    assert_eq!(scene.s.rival.idols.0.count_ones(), 1);
    scene = scene.with(|s| s.rival.unplayed |= 1 << rival_tile("discover_green"));
    scene.rival("discover_green", "right");
    assert_eq!((scene.s.rival.idols.0.count_ones(), scene.s.rival.idols.1), (1, 1));
    // The upper line of the Owl Temple has a face-down idol beside the other.
    let mut upper = owl().all_found("low1 low2 low3 low4");
    upper.rival("discover_green", "left");
    assert!(upper.rival_is_at("high1"));
    assert_eq!((upper.s.rival.idols.0.count_ones(), upper.s.rival.idols.1), (1, 1));
}

#[test]
fn twisted_12_06_the_rival_takes_tiles_in_the_lost_temple_only() {
    // In rows 6 and 7 it could buy tiles, and goes up.
    for (from, to) in [("6a", "7a"), ("7a", "8a")] {
        let mut scene = solo("spider", r#""red":["research"]"#).rival_glass(from);
        scene.rival("research_red", "left");
        assert_eq!((scene.rival_token(0), scene.s.stacks), (to.to_string(), [2; 6]), "from {from}");
    }
    for (arrow, at) in [("left", 3), ("right", 4)] {
        let mut scene = solo("spider", r#""red":["research"]"#).arrived(true).round(5);
        scene.rival("research_red", arrow);
        let mut stacks = [2; 6];
        stacks[at] = 1;
        assert_eq!((scene.s.stacks, scene.s.rival.temple_tiles), (stacks, [0, 1, 0]));
    }
}
