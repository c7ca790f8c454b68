//! The research track and the Lost Temple: rulings 68 to 76.

use arnak::ids::Bonus;

use crate::scene::{Scene, game, spot, tables};
use kernel::Game;

const ALL: &str = "coin 9 compass 9 tablet 9 arrowhead 9 jewel 9";

fn kind(key: &str) -> Bonus {
    match game().parse(&format!("bonus {key}")) {
        Some(arnak::Action::TakeBonus(bonus)) => bonus,
        other => panic!("{key:?} is no bonus tile: {other:?}"),
    }
}

/// Puts these tiles on a space; the ones that were there go to the box.
pub fn bonus(mut scene: Scene, at: &str, keys: &str) -> Scene {
    let (first, n) = tables().boards[scene.s.options.board as usize].bonus[spot(at).at()];
    let wanted: Vec<Bonus> = keys.split_whitespace().map(kind).collect();
    assert!(wanted.len() <= n as usize, "the space has room for {n}");
    for (place, wanted) in (first as usize..).zip(wanted) {
        let old = scene.s.bonus[place];
        assert!(old.is_some(), "there is a tile to exchange");
        scene.s.bonus_bag[old.at()] += 1;
        if scene.s.bonus_bag[wanted.at()] > 0 {
            scene.s.bonus_bag[wanted.at()] -= 1;
        } else {
            let from =
                scene.s.bonus.iter().skip(place + 1).position(|&b| b == wanted).expect("three of each kind");
            scene.s.bonus_bag[old.at()] -= 1;
            scene.s.bonus[place + 1 + from] = old;
        }
        scene.s.bonus[place] = wanted;
    }
    scene
}

/// The tiles on a space, as words.
pub fn tiles(scene: &Scene, at: &str) -> Vec<String> {
    let (first, n) = tables().boards[scene.s.options.board as usize].bonus[spot(at).at()];
    let places = &scene.s.bonus[first as usize..(first + n) as usize];
    places.iter().filter(|b| b.is_some()).map(|b| tables().rows.bonuses[b.at()].name.key.clone()).collect()
}

/// This many players, all with empty hands, decks and purses.
pub fn players(n: usize, board: &str) -> Scene {
    let scene = Scene::new(&format!(r#"{{"players":{n},"board":"{board}"}}"#));
    (0..n).fold(scene, |scene, seat| scene.hand(seat, "").deck(seat, "").purse(seat, ""))
}

/// What a seat can research with every resource in its purse.
fn moves(scene: Scene) -> Vec<String> {
    scene.purse(0, ALL).list("research")
}

/// From, to, cost.
type Bridges = &'static [(&'static str, &'static str, &'static str)];

const BIRD: Bridges = &[
    ("0a", "1a", "compass 1 arrowhead 1"),
    ("0a", "1b", "jewel 1"),
    ("1a", "2a", "jewel 1"),
    ("1a", "2b", "tablet 1 arrowhead 1"),
    ("1b", "2b", "tablet 1 arrowhead 1"),
    ("2a", "3a", "tablet 2 arrowhead 1"),
    ("2b", "3a", "tablet 2 arrowhead 1"),
    ("3a", "4a", "coin 1 tablet 1 arrowhead 1"),
    ("3a", "4b", "tablet 1 jewel 1"),
    ("3a", "4c", "arrowhead 2"),
    ("4a", "5a", "coin 1 jewel 1"),
    ("4b", "5a", "coin 1 jewel 1"),
    ("4c", "5a", "coin 1 jewel 1"),
    ("5a", "6a", "compass 1 jewel 1"),
    ("5a", "6b", "tablet 2 arrowhead 1"),
    ("6a", "7a", "coin 1 tablet 1 arrowhead 1"),
    ("6b", "7a", "coin 1 tablet 1 arrowhead 1"),
    ("6b", "7b", "tablet 1 jewel 1"),
    ("7a", "8a", "coin 1 compass 1 jewel 1"),
    ("7b", "8a", "coin 1 compass 1 jewel 1"),
];

/// The bridge to the rescue space costs an idol and is in ruling 76.
const SNAKE: Bridges = &[
    ("0a", "1a", "compass 1 tablet 2"),
    ("0a", "1b", "jewel 1"),
    ("1a", "2a", "coin 1 compass 1 arrowhead 1"),
    ("1a", "2b", "tablet 1 jewel 1"),
    ("1b", "2b", "tablet 1 jewel 1"),
    ("1b", "2c", "arrowhead 2"),
    ("2a", "3a", "tablet 2 arrowhead 1"),
    ("2b", "3a", "tablet 2 arrowhead 1"),
    ("2b", "3b", "coin 1 jewel 1"),
    ("2c", "3b", "coin 1 jewel 1"),
    ("4a", "5a", "arrowhead 2"),
    ("4a", "5b", "tablet 1 jewel 1"),
    ("5a", "6a", "tablet 1 jewel 1"),
    ("5a", "6b", "compass 1 tablet 3"),
    ("5b", "6b", "compass 1 tablet 3"),
    ("6a", "7a", "coin 1 tablet 1 arrowhead 1"),
    ("6b", "7a", "coin 1 tablet 1 arrowhead 1"),
    ("7a", "8a", "compass 1 arrowhead 1 jewel 1"),
];

/// Every bridge can be crossed for its price and not for one token less, and there are no others.
fn check_bridges(start: fn() -> Scene, bridges: Bridges) {
    for &(from, to, price) in bridges {
        let at = || start().token(0, 0, from);
        let wanted: Vec<String> =
            bridges.iter().filter(|b| b.0 == from).map(|b| format!("research glass {}", b.1)).collect();
        let glass: Vec<String> = moves(at()).into_iter().filter(|text| text.contains("glass")).collect();
        assert_eq!(glass, wanted, "from {from}");
        let go = format!("research glass {to}");
        assert!(at().purse(0, price).can(&go), "{price} pays {from} to {to}");
        let words: Vec<&str> = price.split(' ').collect();
        for paid in (0..words.len()).step_by(2) {
            let n = words[paid + 1].parse::<u8>().expect("a number") - 1;
            let mut less: Vec<String> = words.iter().map(ToString::to_string).collect();
            less[paid + 1] = n.to_string();
            assert!(!at().purse(0, &less.join(" ")).can(&go), "{less:?} does not pay {from} to {to}");
        }
    }
}

#[test]
fn ruling_068_bird_bridges_and_their_prices() {
    check_bridges(Scene::bird, BIRD);
}

#[test]
fn ruling_068_snake_bridges_and_their_prices() {
    check_bridges(Scene::snake, SNAKE);
}

#[test]
fn ruling_068_tokens_share_spaces() {
    let mut scene = Scene::bird().token(1, 0, "1a").token(1, 1, "1a").purse(0, "compass 1 arrowhead 1");
    scene.act("research glass 1a");
    assert_eq!(scene.s.players[0].tokens[0], spot("1a"));
}

#[test]
fn ruling_069_the_glass_moves_first() {
    assert_eq!(moves(Scene::bird()), ["research glass 1a", "research glass 1b"]);
}

#[test]
fn ruling_069_the_notebook_never_passes_the_glass() {
    let notebook = |glass: &str, at: &str| -> Vec<String> {
        let moves = moves(Scene::bird().token(0, 0, glass).token(0, 1, at));
        moves.into_iter().filter(|text| text.contains("notebook")).collect()
    };
    assert_eq!(notebook("1b", "0a"), ["research notebook 1a", "research notebook 1b"], "same row, any space");
    assert_eq!(notebook("1a", "1a"), [""; 0]);
    assert_eq!(notebook("2a", "1a"), ["research notebook 2a", "research notebook 2b"]);
    assert_eq!(notebook("4c", "3a"), ["4a", "4b", "4c"].map(|to| format!("research notebook {to}")));
    assert_eq!(notebook("3a", "3a"), [""; 0]);
}

#[test]
fn ruling_070_the_notebook_stays_out_of_the_lost_temple() {
    let mut scene = Scene::bird().token(0, 0, "7a").token(0, 1, "7a").purse(0, ALL);
    assert_eq!(scene.list("research"), ["research glass 8a"]);
    scene.act("research glass 8a");
    scene.act(&scene.list("bonus")[0].clone());
    while !scene.can("end") {
        scene.act("no");
    }
    scene.act("end; pass; end");
    assert_eq!(scene.list("research"), [""; 0], "glass in the temple, notebook below it");
    let mut journal = scene.token(0, 1, "7a").hand(0, "journal");
    journal.act("play journal");
    assert_eq!(journal.legal(), ["end"]);
}

#[test]
fn ruling_071_the_first_token_takes_the_bonus_tile_and_everyone_the_row() {
    let mut scene = bonus(players(2, "bird"), "2b", "bonus_tablet")
        .token(0, 0, "1a")
        .token(1, 0, "1b")
        .purse(0, "tablet 1 arrowhead 1")
        .purse(1, "tablet 1 arrowhead 1");
    let box_before = scene.s.bonus_bag;
    scene.act("research glass 2b; bonus_first; end");
    assert_eq!(scene.tokens(0), "compass 1 tablet 1");
    assert_eq!(tiles(&scene, "2b"), [""; 0]);
    assert_eq!(scene.s.bonus_bag, box_before, "the tile has left the game");
    scene.act("research glass 2b");
    assert_eq!((scene.tokens(1).as_str(), scene.legal()), ("compass 1", vec!["end".to_string()]));
}

#[test]
fn ruling_071_a_notebook_takes_the_tile_just_as_well() {
    let mut scene = bonus(players(2, "bird"), "2a", "bonus_coin")
        .token(0, 0, "2b")
        .token(0, 1, "1a")
        .supply(["coins", "tablet", "compass"])
        .purse(0, "jewel 1");
    scene.act("research notebook 2a; bonus_first; recruit 2");
    assert_eq!(scene.tokens(0), "coin 1", "not the compass of the glass");
    assert_eq!(tiles(&scene, "2a"), [""; 0]);
}

#[test]
fn ruling_071_the_player_picks_the_order() {
    let start = || {
        bonus(Scene::bird(), "6a", "bonus_exile")
            .token(0, 0, "5a")
            .deck(0, "hat")
            .purse(0, "compass 1 jewel 1")
    };
    let mut row_first = start();
    row_first.act("research glass 6a");
    assert_eq!(row_first.legal(), ["bonus_first", "row_first"]);
    row_first.act("row_first; draw; exile_hand hat");
    assert!(row_first.is_in("exile", 0, "hat"));
    let mut bonus_first = start();
    bonus_first.act("research glass 6a; bonus_first");
    assert_eq!(bonus_first.list("draw"), ["draw"], "nothing to exile yet: the offer is void");
    bonus_first.act("draw");
    assert!(bonus_first.is_in("hand", 0, "hat"));
}

#[test]
fn ruling_071_every_token_chooses_among_the_tiles_of_the_snakes_row_seven() {
    let mut scene = bonus(players(3, "snake"), "7a", "bonus_coin bonus_compass bonus_tablet")
        .token(0, 0, "6a")
        .token(0, 1, "6b")
        .token(1, 0, "6a")
        .token(2, 0, "6b");
    for seat in 0..3 {
        scene = scene.purse(seat, "coin 2 tablet 2 arrowhead 2");
    }
    scene.act("research glass 7a; bonus_first");
    assert_eq!(scene.list("bonus"), ["bonus bonus_coin", "bonus bonus_compass", "bonus bonus_tablet"]);
    scene.act("bonus bonus_compass");
    assert_eq!(scene.s.players[0].play_fear, 1, "the row still gives its Fear");
    assert_eq!(tiles(&scene, "7a"), ["bonus_coin", "bonus_tablet"], "only the chosen tile is gone");
    scene.act(
        "end; research glass 7a; bonus_first; bonus bonus_tablet; end; research glass 7a; bonus_first; end",
    );
    assert_eq!(scene.tokens(2), "coin 2 tablet 1 arrowhead 1", "the last tile leaves no choice");
    scene.act("research notebook 7a");
    assert_eq!(scene.tokens(0), "compass 1 jewel 1", "no tile is left for the fourth token");
}

#[test]
fn ruling_072_what_is_impossible_is_skipped() {
    // No assistant to upgrade.
    let mut scene = Scene::bird().token(0, 0, "3a").token(0, 1, "2a").purse(0, "tablet 2 arrowhead 1");
    scene.act("research notebook 3a");
    assert_eq!(scene.legal(), ["end"]);
    // No guardian to overcome.
    let mut scene = Scene::bird().token(0, 0, "7b").token(0, 1, "6a").purse(0, "coin 1 tablet 1 arrowhead 1");
    scene.act("research notebook 7a");
    assert_eq!(scene.legal(), ["end"]);
    // No artifact to gain.
    let mut scene = Scene::bird()
        .row("-", "hat axe rope dog torch")
        .token(0, 0, "6b")
        .token(0, 1, "5a")
        .purse(0, "compass 1 jewel 1");
    scene = bonus(scene, "6a", "bonus_coin");
    scene.act("research notebook 6a; row_first");
    assert_eq!((scene.legal(), scene.tokens(0).as_str()), (vec!["end".to_string()], "coin 1"));
    // An empty deck to draw from.
    let mut scene = bonus(Scene::bird(), "6a", "bonus_coin").token(0, 0, "5a").purse(0, "compass 1 jewel 1");
    scene.act("research glass 6a; row_first");
    assert_eq!((scene.legal(), scene.tokens(0).as_str()), (vec!["end".to_string()], "coin 1"));
}

#[test]
fn ruling_072_a_recruit_without_supply_is_skipped() {
    // Only the rival, who removes assistants, can reduce the supply board this far.
    let solo = Scene::new(r#"{"players":1,"board":"bird","rival":{"red":0}}"#).hand(0, "").deck(0, "");
    let mut scene = solo.token(0, 0, "1b").purse(0, "jewel 1").with(|s| {
        s.supply = [arnak::state::Supply { top: arnak::ids::Assistant::NONE, below: 0 }; 3];
        s.assistant_bag = 0;
    });
    scene.act("research notebook 1b");
    assert_eq!(scene.legal(), ["end"]);
}

#[test]
fn ruling_073_arrivals_score_23_21_20_and_19() {
    let mut scene = players(4, "bird");
    for seat in 0..4 {
        scene = scene.token(seat, 0, ["7a", "7b", "7a", "7b"][seat]).purse(seat, "coin 1 compass 1 jewel 1");
    }
    scene = scene
        .script("bonus_up bonus_coin; bonus_up bonus_compass; bonus_up bonus_tablet; bonus_up bonus_exile");
    scene.act("research glass 8a");
    let stack =
        ["bonus_coin", "bonus_compass", "bonus_tablet", "bonus_exile"].map(|key| format!("bonus {key}"));
    assert_eq!(scene.legal(), stack);
    scene.act("bonus bonus_compass");
    assert_eq!(scene.tokens(0), "compass 1", "the tile is resolved");
    scene.act("end; research glass 8a");
    assert_eq!(
        scene.legal(),
        ["bonus bonus_coin", "bonus bonus_tablet", "bonus bonus_exile"],
        "the rest was put back"
    );
    scene.act("bonus bonus_tablet; end; research glass 8a; bonus bonus_exile; end; research glass 8a; end");
    assert_eq!(scene.tokens(3), "coin 1", "there is one tile for everybody");
    let arrivals: Vec<i32> = (0..4).map(|seat| scene.points(seat, "glass")).collect();
    assert_eq!(arrivals, [23, 21, 20, 19]);
}

#[test]
fn ruling_073_the_price_is_paid_before_the_tile_helps() {
    let scene = Scene::bird().token(0, 0, "7a").purse(0, "compass 1 jewel 1");
    assert!(!scene.can("research glass 8a"), "a coin on the stack does not help to get there");
}

/// A glass in the Lost Temple, to move, with this purse.
pub fn in_temple(board: &str, purse: &str) -> Scene {
    let mut scene = players(2, board).token(0, 0, "7a").purse(0, ALL);
    scene = scene.script("bonus_up bonus_coin; bonus_up bonus_compass");
    scene.act("research glass 8a; bonus bonus_coin; end; pass; end");
    scene.purse(0, purse)
}

#[test]
fn ruling_074_bird_temple_tiles_cost_what_lies_below_them() {
    let (left, middle, right) = ("coin 1 tablet 2", "jewel 1", "compass 1 arrowhead 1");
    let affords = |costs: &[&str]| in_temple("bird", &costs.join(" ")).list("temple");
    assert_eq!(affords(&[left]), ["temple 1"]);
    assert_eq!(affords(&[middle]), ["temple 2"]);
    assert_eq!(affords(&[right]), ["temple 3"]);
    assert_eq!(affords(&[left, middle]), ["temple 1", "temple 2", "temple 4"]);
    assert_eq!(affords(&[middle, right]), ["temple 2", "temple 3", "temple 5"]);
    assert_eq!(affords(&[left, right]), ["temple 1", "temple 3"], "six points take neighbouring costs");
    assert_eq!(affords(&[left, middle, right]).len(), 6);
    assert_eq!(affords(&["coin 1 tablet 1 compass 1"]), [""; 0]);
}

#[test]
fn ruling_074_snake_temple_tiles_cost_what_lies_below_them() {
    let affords = |purse: &str| in_temple("snake", purse).list("temple");
    assert_eq!(affords("compass 1 tablet 2"), ["temple 1"]);
    assert_eq!(affords("jewel 1"), ["temple 2"]);
    assert_eq!(affords("coin 1 arrowhead 1"), ["temple 3"]);
    assert_eq!(affords("compass 1 tablet 2 jewel 1"), ["temple 1", "temple 2", "temple 4"]);
    assert_eq!(affords("coin 1 arrowhead 1 jewel 1"), ["temple 2", "temple 3", "temple 5"]);
    assert_eq!(affords("coin 1 compass 1 tablet 2 arrowhead 1 jewel 1").len(), 6);
}

#[test]
fn ruling_074_a_tile_is_paid_kept_and_worth_its_points() {
    for (stack, points) in [(1, 2), (2, 2), (3, 2), (4, 6), (5, 6), (6, 11)] {
        let mut scene = in_temple("bird", ALL);
        scene.act(&format!("temple {stack}"));
        assert_eq!(scene.points(0, "temple_tiles"), points);
        assert_eq!(scene.legal(), ["end"], "it was the main action");
    }
    let mut scene = in_temple("bird", "coin 1 compass 1 tablet 2 arrowhead 1 jewel 1");
    scene.act("temple 6");
    assert_eq!(scene.tokens(0), "");
}

#[test]
fn ruling_074_stacks_run_out_and_nobody_buys_from_below_the_temple() {
    let mut scene = in_temple("bird", "jewel 3");
    scene.act("temple 2; end; temple 2; end");
    assert_eq!(scene.list("temple"), [""; 0], "two players, two tiles");
    assert_eq!((scene.points(0, "temple_tiles"), scene.tokens(0).as_str()), (4, "jewel 1"));
    assert_eq!(Scene::bird().token(0, 0, "7a").purse(0, ALL).list("temple"), [""; 0]);
}

#[test]
fn ruling_075_discount_artifacts_work_on_temple_tiles() {
    let mut scene = in_temple("bird", "tablet 1 compass 1 arrowhead 1").hand(0, "idol_of_ara_anu");
    scene.act("play idol_of_ara_anu");
    assert_eq!(scene.list("temple"), ["temple 2", "temple 3", "temple 5"]);
    scene.act("temple 5");
    assert_eq!((scene.tokens(0).as_str(), scene.points(0, "temple_tiles")), ("", 6));
    let mut scene = in_temple("bird", "coin 1 compass 1 tablet 1").hand(0, "inscribed_blade");
    scene.act("play inscribed_blade; option 1");
    assert_eq!(scene.list("temple"), ["temple 3"], "an arrowhead off");
    let mut scene = in_temple("bird", "coin 1 compass 1 tablet 1").hand(0, "inscribed_blade");
    scene.act("play inscribed_blade; option 2");
    assert_eq!(scene.list("temple"), ["temple 1"], "two tablets off, not both");
}

#[test]
fn ruling_075_the_journal_moves_the_notebook_only() {
    let mut scene = Scene::bird().token(0, 0, "1a").hand(0, "journal");
    scene.act("play journal");
    assert_eq!(scene.legal(), ["research notebook 1a", "research notebook 1b", "no"]);
    let mut scene = in_temple("bird", "").token(0, 1, "7a").hand(0, "journal");
    scene.act("play journal");
    assert_eq!(scene.legal(), ["end"], "no temple tile");
}

#[test]
fn ruling_076_the_snake_bridge_takes_an_idol_from_the_crates() {
    let idols = |crates: u8, slotted: u8| {
        Scene::snake().found("low1", "site1_jewel").token(0, 0, "3a").purse(0, ALL).idols(0, crates, slotted)
    };
    assert!(!idols(0, 0).can("research glass 4a"));
    assert!(!idols(0, 1).can("research glass 4a"), "a slotted idol cannot be paid");
    let mut scene = idols(1, 0);
    scene.act("research glass 4a");
    assert_eq!(scene.s.players[0].idols, 0);
    assert_eq!(scene.points(0, "idols"), 0, "it has left the game");
}

#[test]
fn ruling_076_each_token_pays_its_own_idol() {
    let mut scene = Scene::snake()
        .found("low1", "site1_jewel")
        .found("low2", "site1_coin_arrowhead")
        .token(0, 0, "3a")
        .token(0, 1, "3b")
        .idols(0, 2, 0)
        .row("stone_jar", "hat axe rope dog torch");
    scene.act("research glass 4a");
    scene.act(&scene.list("rescue")[0].clone());
    scene.act("end; pass; end; research notebook 4a; no");
    assert_eq!(scene.s.players[0].idols, 0);
    assert!(scene.is_in("play", 0, "stone_jar"), "the notebook gains an artifact there");
}

#[test]
fn ruling_076_the_journal_needs_no_idol_and_discounts_do_not_help() {
    let mut scene = Scene::snake().token(0, 0, "4a").token(0, 1, "3a").hand(0, "journal");
    scene.act("play journal");
    assert_eq!(scene.list("research"), ["research notebook 4a"]);
    for (card, choice) in
        [("idol_of_ara_anu", ""), ("inscribed_blade", "option 1"), ("inscribed_blade", "option 2")]
    {
        let mut scene = Scene::snake().token(0, 0, "3a").hand(0, card).purse(0, ALL);
        scene.act(&format!("play {card}; {choice}"));
        assert_eq!(
            scene.list("research"),
            ["research notebook 1a", "research notebook 1b"],
            "{card} {choice}"
        );
    }
}
