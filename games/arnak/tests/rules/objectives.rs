//! The rival's objectives (Twisted Paths, section 10).

use arnak::event::{Event, Kind};

use crate::scene::{Scene, card, tables};
use crate::solo_scene::solo;

/// A solo game at the player's first turn with these objectives revealed, in order.
fn with(board: &str, rival: &str, first: &str, objectives: &str) -> Scene {
    let back = if crate::solo_scene::back_is_left(first) { "left" } else { "right" };
    let revealed: Vec<String> = objectives.split_whitespace().map(|o| format!("objective obj_{o}")).collect();
    let revealed = revealed.join("; ");
    let setup = format!(r#"{{"players":1,"board":"{board}","rival":{{{rival}}}}}"#);
    Scene::dealt(&setup, &format!("arrow {back}; rival {first}; {revealed}")).bare(0)
}

fn three(objectives: &str) -> Scene {
    with("bird", r#""objectives":3"#, "dig_jewel", objectives).with(|s| s.rival.figures = 0)
}

/// The revealed objectives by key; `-` for a void place.
fn revealed(scene: &Scene) -> Vec<String> {
    let n = scene.s.options.objectives as usize;
    let key = |o: u8| match tables().rows.objectives.get(o as usize) {
        Some(name) => name.key.trim_start_matches("obj_").to_string(),
        None => String::from("-"),
    };
    scene.s.rival.objectives[..n].iter().map(|&o| key(o)).collect()
}

/// Which revealed places are settled, from the first, and what the rival has gained.
fn settled(scene: &Scene) -> (Vec<usize>, u8) {
    let met = scene.s.rival.objectives_met;
    (
        (0..4).filter(|place| met & (1 << place) != 0).map(|place| place + 1).collect(),
        scene.s.rival.objective_points,
    )
}

#[test]
fn twisted_10_01_two_three_or_four_are_revealed_before_the_first_turn_of_the_player() {
    for n in [2, 3, 4] {
        let rival = format!(r#""objectives":{n}"#);
        let scene = with("bird", &rival, "dig_jewel", "site item research artifact");
        let all = ["site", "item", "research", "artifact"];
        assert_eq!(revealed(&scene), all[..n]);
        assert_eq!(scene.s.rival.objective_pile.count_ones() as usize, 5 - n);
        let kinds: Vec<Kind> = scene.events.iter().map(Event::kind).collect();
        let tile = kinds.iter().position(|&k| k == Kind::RivalTurn).expect("a tile");
        let objective = kinds.iter().position(|&k| k == Kind::ObjectiveRevealed).expect("an objective");
        assert!(tile < objective, "the rival has acted once by then");
    }
    let none = solo("bird", "");
    assert_eq!(none.s.rival.objective_pile, 0);
    assert!(none.events.iter().all(|e| e.kind() != Kind::ObjectiveRevealed));
}

#[test]
fn twisted_10_01_each_round_anew() {
    let mut scene = three("site item research");
    let before = scene.s.rival.objective_points;
    assert_eq!(before, 0);
    scene.act("pass; end");
    assert_eq!(scene.s.round, 2);
    assert!(revealed(&scene).iter().all(|o| o != "-"), "the first tile meets at most one");
    assert_eq!(scene.s.rival.objectives_met, 0);
}

#[test]
fn twisted_10_02_one_met_by_the_first_action_is_replaced_without_points() {
    let scene = with("bird", r#""objectives":3"#, "buy_item_green", "artifact item site research");
    assert_eq!(revealed(&scene), ["artifact", "site", "research"]);
    assert_eq!(settled(&scene), (vec![], 0));
    assert_eq!(scene.s.rival.objective_pile, 1 << 4, "the replaced one does not come back");
}

#[test]
fn twisted_10_02_replacements_may_be_replaced_and_places_stay_void() {
    // A purple purchase meets both card objectives; four places and three tiles left.
    let rival = r#""objectives":4,"purple":["item"]"#;
    let scene = with("bird", rival, "purple_item", "item artifact site research archaeologists");
    assert_eq!(revealed(&scene), ["site", "research", "archaeologists", "-"]);
    assert_eq!(scene.s.rival.objective_pile, 0);
    assert_eq!(settled(&scene), (vec![], 0));
    // The other order of the shuffle: the last place runs dry.
    let scene = with("bird", rival, "purple_item", "site research archaeologists item");
    assert_eq!(revealed(&scene), ["site", "research", "archaeologists", "-"]);
}

#[test]
fn twisted_10_02_one_figure_is_never_enough() {
    let scene = with("bird", r#""objectives":3"#, "dig_jewel", "archaeologists item site");
    assert_eq!(revealed(&scene), ["archaeologists", "item", "site"]);
    assert_eq!(scene.s.rival.figures.count_ones(), 1);
}

#[test]
fn twisted_10_03_who_is_first_turns_it_down() {
    let scene = three("item research site");
    // The player first: nothing scored, and the rival comes too late.
    let mut mine = scene.clone().purse(0, "coin 1").row("stone_jar", "hat axe rope dog torch");
    mine.act("buy hat");
    assert_eq!(settled(&mine), (vec![1], 0));
    assert!(mine.events.iter().any(|e| e.kind() == Kind::ObjectiveMet));
    mine.rival("buy_item_green", "left");
    assert_eq!(settled(&mine), (vec![1], 0));
    // The rival first: two points, once.
    let mut its = scene;
    its.rival("research_green", "left");
    assert_eq!(settled(&its), (vec![2], 2));
    its.rival("overcome_green", "left");
    assert_eq!(settled(&its), (vec![2], 2), "a second step brings nothing");
    assert_eq!(its.points(1, "objectives"), 2);
    assert_eq!(its.points(0, "objectives"), 0);
}

#[test]
fn twisted_10_04_one_turn_may_meet_several() {
    // Discovering with the second figure: site and archaeologists.
    let mut scene = three("site archaeologists item")
        .figure(0, "camp1.1")
        .purse(0, "compass 3")
        .hand(0, "funding_car")
        .script("tile_up site1_jewel");
    scene.act("discover low1; spend funding_car");
    assert_eq!(settled(&scene).0, [1, 2]);
    // The rival's third figure, on a discovery.
    let mut scene = three("site archaeologists item").rival_at("camp1.1").rival_at("camp2.1");
    scene.rival("discover_green", "left");
    assert_eq!(settled(&scene), (vec![1, 2], 4));
}

#[test]
fn twisted_10_04_other_than_main_actions_and_gifts_count() {
    // Airdrop gives an item; a notebook effect gives an artifact.
    let mut scene = three("item artifact site").hand(0, "airdrop").row("stone_jar", "hat axe rope dog torch");
    scene.act("play airdrop; take_card hat");
    assert_eq!(settled(&scene).0, [1]);
    let mut scene = three("item artifact site")
        .no_bonus()
        .token(0, 0, "6a")
        .token(0, 1, "5a")
        .purse(0, "compass jewel")
        .row("stone_jar", "hat axe rope dog torch");
    scene.act("research notebook 6a; no");
    assert!(scene.is_in("play", 0, "stone_jar"), "the only artifact of the row");
    assert_eq!(settled(&scene).0, [2]);
}

#[test]
fn twisted_10_05_two_figures_of_the_player_three_of_the_rival() {
    let scene = three("archaeologists item site");
    let mut mine = scene.clone().hand(0, "funding_ship funding_car");
    mine.act("dig camp1.1; spend funding_ship");
    assert_eq!(settled(&mine).0, [0usize; 0]);
    let mut mine = scene.clone().figure(0, "camp3.1").hand(0, "funding_ship");
    mine.act("dig camp2.1; spend funding_ship");
    assert_eq!(settled(&mine), (vec![1], 0));
    let mut its = scene;
    its.rival("dig_coin", "left");
    assert_eq!(settled(&its), (vec![], 0));
    its.rival("dig_compass", "left");
    assert_eq!(settled(&its), (vec![], 0));
    its.rival("dig_tablet", "left");
    assert_eq!(settled(&its), (vec![1], 2));
}

#[test]
fn twisted_10_06_research_is_with_glass_or_lantern() {
    let scene = three("research item site").no_bonus().token(0, 0, "1a").purse(0, "compass arrowhead jewel");
    let mut notebook = scene.clone();
    notebook.act("research notebook 1a");
    assert_eq!(settled(&notebook).0, [0usize; 0]);
    let mut glass = scene;
    glass.act("research glass 2a");
    assert_eq!(settled(&glass).0, [1]);
    // A temple tile bought with the glass counts.
    let mut tile = three("research item site").arrived(false).purse(0, "jewel");
    tile.act("temple 2");
    assert_eq!(settled(&tile).0, [1]);
    // The rival's notebook does not count, its glass step without a guardian does.
    let purple = r#""objectives":3,"purple":5"#;
    let scene = with("bird", purple, "dig_jewel", "research item site").with(|s| s.rival.figures = 0);
    let mut notebook =
        scene.clone().rival_glass("3a").all_found("low1").guarded("low1", "guardian_01").rival_at("low1");
    notebook.rival("purple_guardian", "left");
    assert_eq!(notebook.rival_token(1), "1a");
    assert_eq!(settled(&notebook), (vec![], 0));
    let mut glass = scene;
    glass.rival("purple_guardian", "left");
    assert_eq!(settled(&glass), (vec![1], 2));
}

#[test]
fn twisted_10_06_tiles_and_lantern_of_the_owl_temple() {
    let scene = || with("owl", r#""objectives":3"#, "dig_jewel", "research item site");
    let mut glass = scene().token(0, 0, "1a").purse(0, "coin compass");
    glass.act("wall 1a");
    assert_eq!(settled(&glass).0, [1]);
    // The notebook alone on the space: its purchase is none with the glass.
    let mut notebook = scene().token(0, 0, "2a").token(0, 1, "1a").purse(0, "coin compass");
    notebook.act("wall 1a");
    assert_eq!(settled(&notebook).0, [0usize; 0]);
    // A glass in its passage is not on the space.
    let mut passage = scene().inside(0, 1, "0a").token(0, 1, "3a").purse(0, "compass tablet jewel");
    passage.act("wall 3a");
    assert_eq!(settled(&passage).0, [0usize; 0]);
    let mut lantern = scene().inside(0, 1, "0a").purse(0, "arrowhead");
    lantern.act("research lantern 1b");
    assert_eq!(settled(&lantern).0, [1]);
    // The rival's step from the owl tile; a 5-point tile brings no step.
    let mut its = scene();
    its.rival("owl", "left");
    assert_eq!(settled(&its), (vec![1], 2));
    let mut its = scene().walls_of(0, "1a 1b");
    its.rival("owl", "left");
    assert_eq!(settled(&its), (vec![], 0));
}

#[test]
fn twisted_10_07_entering_a_passage_is_research() {
    let scene = || with("owl", r#""objectives":3"#, "dig_jewel", "research item site");
    let mut mine = scene().token(0, 0, "3a").purse(0, "coin compass");
    mine.act("passage 1");
    assert_eq!(settled(&mine), (vec![1], 0));
    let mut its = scene().rival_glass("3a");
    its.rival("overcome_green", "left");
    assert_eq!(its.s.rival.passage, 0);
    assert_eq!(settled(&its), (vec![1], 2));
}

#[test]
fn twisted_10_08_the_first_one_is_worth_four_with_the_priority_option() {
    let rival = r#""objectives":3,"priority":true"#;
    let mut scene = with("bird", rival, "dig_jewel", "research item site");
    scene.rival("research_green", "left");
    assert_eq!(settled(&scene), (vec![1], 4));
    let place = |kind| scene.deeds().iter().position(|&deed| deed == kind);
    assert!(
        place(Kind::RivalResearched) < place(Kind::ObjectiveLost),
        "the deed is told before what it meets"
    );
    scene.rival("buy_item_green", "left");
    assert_eq!(settled(&scene), (vec![1, 2], 6));
    // A replacement inherits it.
    let mut scene = with("bird", rival, "buy_item_green", "item research site artifact");
    assert_eq!(revealed(&scene), ["research", "site", "artifact"]);
    scene.rival("research_green", "left");
    assert_eq!(settled(&scene), (vec![1], 4));
}

#[test]
fn twisted_10_09_points_are_counted_however_many() {
    // Nine objectives so far: more than the six 2-point tiles beside the stacks; three make one of 6, the sum is the same.
    let mut scene = three("item research site").round(4).with(|s| s.rival.objective_points = 18);
    scene.rival("research_green", "left");
    assert_eq!(scene.points(1, "objectives"), 20);
    assert_eq!(scene.s.rival.temple_tiles, [0; 3], "rewards are no tiles of the temple");
    assert_eq!(scene.s.stacks, [2; 6]);
    let mut scene = with("owl", r#""objectives":3"#, "dig_jewel", "research item site");
    scene.rival("owl", "left");
    assert_eq!(scene.points(1, "objectives"), 2);
    assert_eq!(scene.points(1, "temple_tiles"), 1, "an Owl tile of one point");
}

#[test]
fn twisted_10_10_points_stay_and_tiles_come_back() {
    let mut scene = three("research item site");
    scene.rival("research_green", "left");
    assert_eq!(settled(&scene).1, 2);
    scene.act("pass");
    // Everything the rival still does this round is met or not shown; the points of this round are these.
    scene.act("end");
    assert_eq!(scene.s.round, 2);
    assert!(scene.s.rival.objective_points >= 2);
    assert_eq!(scene.s.rival.objectives_met, 0);
    let shown = scene.s.rival.objectives[..3].iter().fold(0, |set, o| set | 1u8 << o);
    let replaced = 5 - scene.s.rival.objective_pile.count_ones() - shown.count_ones();
    assert!(replaced <= 1, "all five were shuffled again");
}

#[test]
fn twisted_02_09_an_artifact_on_an_altar_is_not_bought() {
    let scene = || with("spider", r#""objectives":3"#, "dig_coin", "artifact item site");
    let mut mine = scene().dark(0, 1).token(0, 0, "2a").row("stone_jar", "hat axe rope dog torch");
    mine.act("altar 1; no");
    assert_eq!(mine.s.altar_cards[0], card("stone_jar"));
    assert_eq!(settled(&mine), (vec![], 0));
    let mut its = scene().round(2).rival_glass("2a");
    its.rival("spider", "left");
    assert!(its.s.altar_cards[0].is_some());
    assert_eq!(settled(&its), (vec![], 0));
    // Nor does a discount have any part in it: the row's price is not asked at all.
    assert_eq!(mine.tokens(0), "");
}
