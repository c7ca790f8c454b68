//! The Owl Temple: lantern and passages, temple tiles, sites and scoring (Twisted Paths, sections 5 to 7).

use arnak::event::Kind;
use kernel::Game;

use crate::scene::{Scene, game, site, tables};
use crate::solo_scene::random_games;

/// Two players, Owl Temple: seat 0 has an empty hand, deck and purse.
fn owl() -> Scene {
    Scene::new(r#"{"players":2,"board":"owl"}"#).bare(0)
}

/// Enough of everything.
const RICH: &str = "coin 9 compass 9 tablet 9 arrowhead 9 jewel 9";

#[test]
fn twisted_05_01_the_lantern_comes_with_a_passage() {
    let mut scene = owl().token(0, 0, "3a").purse(0, "coin compass");
    assert_eq!(scene.token_at(0, 2), "-");
    assert_eq!(scene.list("research").iter().filter(|r| r.contains("lantern")).count(), 0);
    scene.act("passage 1");
    assert_eq!(scene.token_at(0, 2), "0a");
    assert_eq!(scene.tokens(0), "");
}

#[test]
fn twisted_05_02_a_passage_is_a_research_action_of_the_glass_beside_it() {
    // Each passage from its own space, with its reward.
    let rewards = [
        (1, "3a", [1, 0, 0], 0),
        (2, "4a", [1, 0, 0], 0),
        (3, "5a", [1, 0, 0], 0),
        (4, "7a", [0, 1, 0], 0),
        (5, "9a", [0, 0, 0], 1),
        (6, "9a", [0, 0, 0], 1),
    ];
    for (passage, at, tiles, idols) in rewards {
        let mut scene = owl().token(0, 0, at).purse(0, RICH);
        let beside: Vec<String> =
            rewards.iter().filter(|r| r.1 == at).map(|r| format!("passage {}", r.0)).collect();
        assert_eq!(scene.list("passage"), beside);
        scene.act(&format!("passage {passage}"));
        assert_eq!(scene.s.players[0].temple_tiles, tiles, "passage {passage}");
        assert_eq!(scene.s.players[0].idols, idols, "passage {passage}");
        assert_eq!(scene.s.passages, 0b11_1111 & !(1 << (passage - 1)));
        assert!(scene.s.main_used);
        // Blocked for the other player, and this one has its single passage behind it.
        let other = scene.clone().token(1, 0, at).purse(1, RICH).with(|s| (s.turn, s.main_used) = (1, false));
        assert!(!other.can(&format!("passage {passage}")));
        let again = scene.with(|s| s.main_used = false);
        assert_eq!(again.list("passage"), [""; 0]);
    }
    // Neither notebook nor lantern enters one.
    let scene = owl().inside(0, 1, "5a").token(0, 1, "4a").purse(0, RICH);
    assert_eq!(scene.list("passage"), [""; 0]);
}

#[test]
fn twisted_05_03_the_passage_belongs_to_its_row() {
    let scene = owl().inside(0, 4, "0a");
    assert_eq!(scene.points(0, "glass"), 16);
    assert_eq!(scene.points(0, "lantern"), 0);
    let limit = scene.token(0, 1, "6a").purse(0, RICH);
    assert!(limit.can("research notebook 7a"));
}

#[test]
fn twisted_05_04_no_row_effect_on_entering() {
    // Row 4 of the glass gives a compass; the bonus tile of row 7 stays too.
    let mut scene = owl().token(0, 0, "4a").purse(0, "tablet 2");
    scene.act("passage 2");
    assert_eq!(scene.tokens(0), "");
    assert_eq!(scene.legal(), ["end"]);
    let mut seventh = owl().token(0, 0, "7a").purse(0, "compass jewel");
    let bonus = seventh.s.bonus;
    seventh.act("passage 4");
    assert_eq!(seventh.s.bonus, bonus);
    assert_eq!(seventh.tokens(0), "");
}

#[test]
fn twisted_05_05_idols_under_passages_and_at_the_summit_have_no_effect() {
    let mut under = owl().token(0, 0, "9a").purse(0, "jewel");
    under.act("passage 6");
    assert_eq!((under.s.players[0].idols, under.tokens(0).as_str()), (1, ""));
    assert_eq!(under.legal(), ["end", "idol"]);
    let mut summit = owl().token(0, 0, "5b").purse(0, "jewel");
    summit.act("temple 2");
    assert_eq!((summit.s.players[0].idols, summit.tokens(0).as_str()), (1, ""));
    assert_eq!(summit.legal(), ["end", "idol"]);
    assert_eq!(summit.s.stacks[1], 1);
}

#[test]
fn twisted_05_06_the_glass_is_frozen_then() {
    let scene = owl().inside(0, 1, "0a").purse(0, RICH);
    let moves = scene.list("research");
    assert_eq!(
        moves,
        ["research lantern 1a", "research lantern 1b", "research notebook 1a", "research notebook 1b"]
    );
}

#[test]
fn twisted_05_07_each_token_has_its_own_effects_and_points() {
    // Row 1: a coin for the glass, an assistant for the notebook, a compass for the lantern.
    let mut glass = owl().purse(0, "arrowhead");
    glass.act("research glass 1b");
    assert_eq!(glass.tokens(0), "coin 1");
    let mut notebook = owl().token(0, 0, "1a").purse(0, "arrowhead");
    notebook.act("research notebook 1b");
    assert_eq!(notebook.list("recruit").len(), 3);
    let mut lantern = owl().inside(0, 1, "0a").purse(0, "arrowhead");
    lantern.act("research lantern 1b");
    assert_eq!(lantern.tokens(0), "compass 1");
    assert_eq!(lantern.points(0, "lantern"), 1);
    // The lantern collects bonus tiles and buys tiles.
    let mut bonus = owl().inside(0, 1, "5a").purse(0, "tablet 2 arrowhead");
    bonus.act("research lantern 6a; bonus_first");
    assert!(bonus.events.iter().any(|e| e.kind() == Kind::BonusTaken));
    let mut tile = owl().inside(0, 1, "1b").purse(0, "coin tablet");
    tile.act("wall 1b");
    assert_eq!(tile.s.players[0].temple_tiles, [2, 0, 0]);
}

#[test]
fn twisted_05_08_the_lantern_passes_the_glass() {
    let scene = owl().inside(0, 1, "3b").purse(0, "compass arrowhead");
    assert!(scene.can("research lantern 4a"));
    let mut scene = scene;
    scene.act("research lantern 4a");
    assert_eq!([scene.token_at(0, 0), scene.token_at(0, 2)], ["3a", "4a"]);
    // Normal bridges at normal costs, from row 0.
    let start = owl().inside(0, 1, "0a").purse(0, "arrowhead");
    assert_eq!(start.list("research"), ["research lantern 1b", "research notebook 1b"]);
    assert!(!start.purse(0, "compass").can("research lantern 1a"));
}

#[test]
fn twisted_05_09_the_notebook_goes_as_high_as_the_higher_of_glass_and_lantern() {
    let limit = |glass: &str, notebook: &str| {
        owl().token(0, 0, glass).token(0, 1, notebook).purse(0, RICH).list("research")
    };
    assert!(!limit("0a", "0a").iter().any(|r| r.contains("notebook")));
    assert!(limit("1a", "0a").contains(&String::from("research notebook 1b")));
    assert!(!limit("2a", "2b").iter().any(|r| r.contains("notebook")));
    let by_glass = owl().inside(0, 3, "1a").token(0, 1, "4a").purse(0, RICH);
    assert!(by_glass.can("research notebook 5b"), "the glass in its passage counts");
    let by_lantern = owl().inside(0, 1, "4a").token(0, 1, "3a").purse(0, RICH);
    assert!(by_lantern.can("research notebook 4a"), "the lantern is higher");
    let neither = owl().inside(0, 1, "2b").token(0, 1, "3a").purse(0, RICH);
    assert!(!neither.can("research notebook 4a"));
}

#[test]
fn twisted_05_10_the_notebook_reaches_the_top_and_nobody_arrives() {
    let mut scene = owl().no_bonus().token(0, 0, "9a").token(0, 1, "8a").purse(0, "arrowhead jewel");
    scene.act("research notebook 9a");
    assert_eq!(scene.points(0, "notebook"), 18);
    assert_eq!((scene.s.arrivals, scene.s.players[0].arrival), (0, 0));
    assert!(scene.s.temple_bonus.is_empty());
}

#[test]
fn twisted_05_11_research_effects_serve_the_lantern() {
    let mut scene = owl().inside(0, 1, "1b").hand(0, "idol_of_ara_anu").purse(0, "tablet");
    scene.act("play idol_of_ara_anu");
    assert_eq!(scene.legal(), ["research lantern 2b", "no"], "a jewel less, and no move of the glass");
    scene.act("research lantern 2b");
    assert_eq!(scene.token_at(0, 2), "2b");
}

#[test]
fn twisted_05_12_the_journal_moves_the_notebook_only() {
    let mut scene = owl().token(0, 0, "3a").token(0, 1, "2b").hand(0, "journal");
    scene.act("play journal");
    assert_eq!(scene.legal(), ["research notebook 3a", "research notebook 3b", "no"]);
    scene.act("research notebook 3b");
    while !scene.can("end") {
        let first = scene.legal()[0].clone();
        scene.act(&first);
    }
    assert_eq!(scene.s.players[0].temple_tiles, [0; 3], "the tile there is not given");
    assert!(scene.wall_at("3b"));
}

#[test]
fn twisted_06_01_any_own_token_buys_the_tile_of_its_space() {
    for (token, scene) in [
        ("glass", owl().token(0, 0, "1a")),
        ("notebook", owl().token(0, 0, "2a").token(0, 1, "1a")),
        ("lantern", owl().inside(0, 1, "1a")),
    ] {
        let mut scene = scene.purse(0, "coin compass");
        assert_eq!(scene.list("wall"), ["wall 1a"], "{token}");
        let (before, tiles) = (scene.s.players[0].tokens, scene.s.players[0].temple_tiles[0]);
        scene.act("wall 1a");
        assert_eq!(scene.s.players[0].tokens, before, "the token does not move");
        assert_eq!(scene.s.players[0].temple_tiles[0], tiles + 1);
        assert_eq!(scene.tokens(0), "", "the row effect is not repeated");
        assert_eq!(scene.legal().first().map(String::as_str), Some("end"), "one tile per action");
    }
    // Two tokens on one space: the tile is listed once. Without its price it is not.
    let two = owl().token(0, 0, "1a").token(0, 1, "1a").purse(0, "coin compass");
    assert_eq!(two.list("wall"), ["wall 1a"]);
    assert_eq!(two.purse(0, "coin").list("wall"), [""; 0]);
    // A glass in its passage is not on the space.
    let inside = owl().inside(0, 1, "0a").purse(0, RICH);
    assert_eq!(inside.list("wall"), [""; 0]);
}

#[test]
fn twisted_06_02_moving_onto_a_space_does_not_give_the_tile() {
    let mut scene = owl().purse(0, "compass 2 tablet coin");
    scene.act("research glass 1a");
    assert_eq!(scene.s.players[0].temple_tiles, [0; 3]);
    assert_eq!(scene.legal(), ["end"], "buying is a later action");
    scene = scene.with(|s| s.main_used = false);
    assert_eq!(scene.list("wall"), ["wall 1a"]);
}

#[test]
fn twisted_06_03_the_summit_opens_by_rows_5_7_and_9() {
    let open = |scene: Scene| scene.purse(0, RICH).list("temple");
    let low = ["temple 1", "temple 2", "temple 3"];
    let middle = ["temple 1", "temple 2", "temple 3", "temple 4", "temple 5"];
    let all = ["temple 1", "temple 2", "temple 3", "temple 4", "temple 5", "temple 6"];
    assert_eq!(open(owl().token(0, 0, "4a")), [""; 0]);
    assert_eq!(open(owl().token(0, 0, "5a")), low);
    assert_eq!(open(owl().token(0, 0, "6c")), low);
    assert_eq!(open(owl().token(0, 0, "7a")), middle);
    assert_eq!(open(owl().token(0, 0, "8b")), middle);
    assert_eq!(open(owl().token(0, 0, "9a")), all);
    // Any token, and the glass in a passage of that row.
    assert_eq!(open(owl().inside(0, 1, "5b")), low);
    assert_eq!(open(owl().inside(0, 3, "0a")), low);
    assert_eq!(open(owl().inside(0, 5, "0a")), all);
    // Prices: A, B, C, and their sums.
    let prices =
        ["coin tablet 2", "jewel", "compass arrowhead", "coin tablet 2 jewel", "compass arrowhead jewel"];
    for (at, price) in prices.into_iter().enumerate() {
        let mut scene = owl().token(0, 0, "9a").purse(0, price);
        scene.act(&format!("temple {}", at + 1));
        assert_eq!(scene.tokens(0), "", "stack {}", at + 1);
    }
    let mut ten = owl().token(0, 0, "9a").purse(0, "coin compass tablet 2 arrowhead jewel");
    ten.act("temple 6");
    assert_eq!((ten.tokens(0).as_str(), ten.points(0, "temple_tiles")), ("", 10));
}

#[test]
fn twisted_06_04_tiles_under_passages_cannot_be_bought() {
    let scene = owl().token(0, 0, "7a").purse(0, "coin 9 tablet 9 arrowhead 9");
    // Passage 4 costs a compass and a jewel; without them there is no way to its tile.
    assert_eq!(scene.list("passage"), [""; 0]);
    assert_eq!(scene.list("wall"), [""; 0], "no tile on that space itself");
}

#[test]
fn twisted_06_05_what_is_empty_stays_empty() {
    let mut scene = owl().token(0, 0, "1a").purse(0, RICH);
    scene.act("wall 1a; end");
    assert!(!scene.wall_at("1a"));
    scene = scene.with(|s| (s.turn, s.main_used) = (0, false));
    assert_eq!(scene.list("wall"), [""; 0]);
    let scene = owl().token(0, 0, "9a").purse(0, RICH).with(|s| {
        s.stacks[5] = 0;
        s.players[1].temple_tiles[2] += 1;
    });
    assert!(!scene.can("temple 6"));
    random_games(r#"{"players":3,"board":"owl"}"#, 4, |before, _, after| {
        assert_eq!(after.walls & !before.walls, 0);
        assert_eq!(after.passages & !before.passages, 0);
    });
}

#[test]
fn twisted_06_06_research_discounts_apply_to_tiles() {
    let mut scene = owl().token(0, 0, "3a").hand(0, "idol_of_ara_anu").purse(0, "compass tablet 2");
    scene.act("play idol_of_ara_anu; wall 3a");
    assert_eq!(scene.tokens(0), "", "a jewel less than compass, tablet and jewel, and the artifact's tablet");
    let mut summit = owl().token(0, 0, "5a").hand(0, "idol_of_ara_anu").purse(0, "tablet");
    summit.act("play idol_of_ara_anu; temple 2");
    assert_eq!(summit.s.players[0].idols, 1);
    let mut passage = owl().token(0, 0, "7a").hand(0, "idol_of_ara_anu").purse(0, "tablet compass");
    passage.act("play idol_of_ara_anu; passage 4");
    assert_eq!(passage.s.players[0].temple_tiles, [0, 1, 0]);
}

#[test]
fn twisted_06_07_counts_by_players() {
    let counts = [
        (1, [2, 2, 2, 1, 1, 1], 10),
        (2, [2, 2, 2, 1, 1, 1], 10),
        (3, [2, 2, 2, 1, 1, 1], 11),
        (4, [3, 3, 3, 1, 1, 1], 11),
    ];
    for (players, stacks, walls) in counts {
        let scene = Scene::new(&format!(r#"{{"players":{players},"board":"owl"}}"#));
        assert_eq!(scene.s.stacks, stacks, "{players} players");
        // Alone, the rival may have taken one already.
        let there = scene.s.walls.count_ones() + u32::from(scene.s.rival.temple_tiles.iter().sum::<u8>());
        assert_eq!(there, walls, "{players} players");
        assert_eq!(scene.wall_at("4a"), players >= 3);
    }
}

#[test]
fn twisted_06_08_two_tiles_make_a_slot_at_any_time() {
    let one = owl().walls_of(0, "1a");
    assert!(!one.can("pair"));
    let mut scene = owl().walls_of(0, "1a 3b").hand(0, "funding_ship");
    scene.act("dig camp1.1");
    assert!(scene.can("pair"), "in the middle of paying");
    scene.act("pair");
    assert_eq!(scene.s.players[0].pairs, (1, 0));
    assert!(!scene.can("pair"), "two tiles make one pair");
    assert!(!scene.can("pair_idol"), "no idol");
    assert_eq!(scene.points(0, "temple_tiles"), 11, "both keep their points");
    let four = owl().walls_of(0, "1a 1b 2b 3b").with(|s| s.players[0].pairs = (1, 0));
    assert!(four.can("pair"));
    let base = Scene::bird().with(|s| {
        s.stacks[0] -= 2;
        s.players[0].temple_tiles[0] = 2;
    });
    assert!(!base.can("pair"), "only Owl tiles do");
}

#[test]
fn twisted_06_09_an_idol_there_has_a_standard_effect_and_costs_no_points() {
    let mut scene = owl().walls_of(0, "1a 3b").crates(0, "low1").purse(0, "coin").deck(0, "hat");
    scene.act("pair");
    assert_eq!(scene.points(0, "slots"), 10, "an empty pair is worth nothing");
    scene.act("pair_idol");
    assert_eq!(scene.list("option"), ["option 1", "option 2", "option 3", "option 4", "option 5"]);
    scene.act("option 3");
    assert_eq!(scene.tokens(0), "coin 1 tablet 2");
    assert_eq!(scene.s.players[0].pairs, (1, 1));
    assert_eq!(scene.points(0, "slots"), 10);
    let again = scene.clone().crates(0, "low2");
    assert!(again.can("idol") && !again.can("pair_idol"), "the slot holds one idol");
    // Stone Key takes it out.
    let mut key = scene.hand(0, "stone_key");
    key.act("play stone_key");
    assert_eq!((key.s.players[0].pairs, key.s.players[0].idols), ((1, 0), 1));
    let mut both = owl().walls_of(0, "1a 3b").crates(0, "low1 low2").hand(0, "stone_key").purse(0, "tablet");
    both = both.with(|s| {
        s.players[0].idols = 0;
        s.players[0].slotted = 1;
        s.players[0].pairs = (1, 1);
    });
    both.act("play stone_key");
    assert_eq!(both.legal(), ["unslot", "unpair"]);
}

#[test]
fn twisted_06_10_idols_in_pairs_score_three() {
    let mut scene = owl().walls_of(0, "1a 3b").crates(0, "low1").purse(0, "");
    assert_eq!(scene.points(0, "idols"), 3);
    scene.act("pair; pair_idol; option 2");
    assert_eq!(scene.points(0, "idols"), 3);
}

#[test]
fn twisted_07_01_the_upper_line_costs_two_coins_more() {
    // The alternative reading, two compasses, would let the second of these discover.
    let with = |purse: &str| owl().hand(0, "funding_car").purse(0, purse);
    assert!(with("coin 2 compass 3").can("discover high1"));
    assert!(!with("compass 5").can("discover high1"));
    assert!(!with("coin 1 compass 3").can("discover high1"));
    assert!(with("compass 3").can("discover low1"), "the lower line has no surcharge");
    let mut scene = with("coin 3 compass 4");
    scene.act("discover high1; spend funding_car");
    let paid: Vec<_> = scene.events.iter().filter(|e| e.kind() == Kind::Paid).collect();
    assert_eq!(paid.len(), 1);
    for at in ["high1", "high2", "high3", "high4", "two1", "two4"] {
        assert_eq!(tables().boards[3].idols[site(at).at()], (1, 1), "{at}");
    }
    // Coins of the surcharge cannot hire the plane of the way.
    let plane = owl().purse(0, "coin 3 compass 3");
    assert!(!plane.can("discover high3"));
    assert!(plane.purse(0, "coin 4 compass 3").can("discover high3"));
}

#[test]
fn twisted_07_02_the_face_up_idol_works_and_both_are_kept() {
    let mut scene = owl().idol_on("high1", "idol_tablet").hand(0, "funding_car").purse(0, "coin 2 compass 3");
    scene = scene.script("tile_up site1_jewel");
    scene.act("discover high1; spend funding_car; continue");
    assert_eq!(scene.s.players[0].idols, 2);
    assert_eq!(scene.tokens(0), "tablet 1 jewel 1");
    // The coin camp uses an idol that still lies on a site.
    let kinds = |scene: &Scene| {
        let mut kinds: Vec<String> = scene
            .s
            .idols
            .iter()
            .filter(|i| i.is_some())
            .map(|i| tables().rows.idols[i.at()].name.key.clone())
            .collect();
        kinds.sort_unstable();
        kinds.dedup();
        kinds
    };
    let mut camp = owl().hand(0, "funding_ship");
    let there = kinds(&camp);
    camp.act("dig camp1.1; spend funding_ship");
    let mut offered: Vec<String> =
        camp.list("copy").iter().map(|c| c.trim_start_matches("copy ").into()).collect();
    offered.sort_unstable();
    assert_eq!(offered, there);
    let none = owl().all_found("low1 low2 low3 low4 high1 high2 high3 high4 two1 two2 two3 two4");
    let mut none = none.hand(0, "funding_ship");
    none.act("dig camp1.1; spend funding_ship");
    assert_eq!((none.tokens(0).as_str(), none.legal()), ("coin 1", vec![String::from("end")]));
}

#[test]
fn twisted_07_03_all_three_tokens_score() {
    let scene = owl().inside(0, 4, "6b").token(0, 1, "5a");
    assert_eq!(
        (scene.points(0, "glass"), scene.points(0, "notebook"), scene.points(0, "lantern")),
        (16, 7, 11)
    );
}

#[test]
fn twisted_07_04_a_lantern_at_the_start_or_off_the_track_scores_nothing() {
    assert_eq!(owl().points(0, "lantern"), 0);
    assert_eq!(owl().inside(0, 1, "0a").points(0, "lantern"), 0);
}

#[test]
fn twisted_07_05_ties_go_by_tokens_and_temple_tiles_and_are_shared_then() {
    let ranks = |scene: &Scene| {
        let sheet = game().scores(&scene.s);
        assert_eq!(sheet.rows[0].total, sheet.rows[1].total);
        (sheet.rows[0].rank, sheet.rows[1].rank)
    };
    // Three points of an idol against three of row 3; then two of row 2 and a tile of one.
    let idol = owl().bare(1).crates(0, "low1").token(1, 0, "3b");
    assert_eq!(ranks(&idol), (2, 1));
    let tile = owl().bare(1).crates(0, "low1").token(1, 0, "2a").walls_of(1, "1a");
    assert_eq!(ranks(&tile), (2, 1));
    let shared = owl().bare(1).token(0, 0, "3a").token(1, 0, "2a").walls_of(1, "1a");
    assert_eq!(ranks(&shared), (1, 1));
    let lantern = owl().bare(1).crates(0, "low1").inside(1, 1, "1a").with(|s| s.players[0].idols = 0);
    let lantern = lantern.token(0, 0, "3b").crates(0, "low2").with(|s| {
        // Seat 0: 3 + 3 less one slot point. Seat 1: 3 + 1 + 1.
        s.players[0].idols = 0;
        s.players[0].slotted = 1;
    });
    assert_eq!(ranks(&lantern), (2, 1));
}

#[test]
fn twisted_07_06_no_idol_of_these_boxes_draws_a_card_or_gives_a_temple_tile() {
    let keys: Vec<&str> = tables().rows.idols.iter().map(|row| row.name.key.as_str()).collect();
    let ours = [
        "coin",
        "compass",
        "tablet",
        "exile",
        "upgrade",
        "refresh",
        "coin_or_compass",
        "ready",
        "fear_arrowhead",
    ];
    assert_eq!(keys, ours.map(|kind| format!("idol_{kind}")));
    let scene = Scene::new(r#"{"players":2,"board":"owl"}"#);
    let on_sites = scene.s.idols.iter().filter(|i| i.is_some()).count();
    let rest: u8 = scene.s.idol_bag.iter().sum();
    assert_eq!((on_sites, rest), (12, 14), "26 in both boxes; face-down ones come from the rest");
}
