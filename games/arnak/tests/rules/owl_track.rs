//! The research track and the map of the Owl Temple, row by row.

use arnak::purse::{Icon, Icons, Purse, Res};

use crate::scene::{Scene, site, spot, tables};
use crate::twisted_track::{bridges, costs, gives, ready, scores};

/// Seat 0 with a token on a space of the track, the others where they are not in the way.
fn stand(token: usize, at: &str) -> Scene {
    let scene = ready(r#"{"players":2,"board":"owl"}"#);
    match token {
        0 => scene.token(0, 0, at),
        1 => scene.token(0, 0, "9a").token(0, 1, at),
        _ => scene.inside(0, 1, at).with(|s| s.players[0].temple_tiles = [1, 0, 0]),
    }
}

/// From, to, price.
const BRIDGES: [(&str, &str, &str); 23] = [
    ("0a", "1a", "compass tablet"),
    ("0a", "1b", "arrowhead"),
    ("1a", "2a", "tablet 2"),
    ("1a", "2b", "jewel"),
    ("1b", "2b", "jewel"),
    ("2a", "3a", "coin arrowhead"),
    ("2b", "3a", "coin arrowhead"),
    ("2b", "3b", "tablet 2"),
    ("3a", "4a", "jewel"),
    ("3b", "4a", "compass arrowhead"),
    ("4a", "5a", "jewel"),
    ("4a", "5b", "arrowhead 2"),
    ("5a", "6a", "tablet arrowhead"),
    ("5a", "6b", "coin jewel"),
    ("5b", "6b", "coin jewel"),
    ("5b", "6c", "tablet arrowhead"),
    ("6a", "7a", "compass jewel"),
    ("6b", "7a", "arrowhead 2"),
    ("6c", "7a", "tablet jewel"),
    ("7a", "8a", "coin tablet 2 arrowhead"),
    ("7a", "8b", "coin compass jewel"),
    ("8a", "9a", "arrowhead jewel"),
    ("8b", "9a", "arrowhead jewel"),
];

/// Effects of glass, notebook and lantern and their points, from row 1.
const ROWS: [([&str; 3], [i32; 3]); 9] = [
    (["coin 1", "recruit", "compass 1"], [1, 0, 1]),
    (["compass 1", "exile", "recruit or promote"], [2, 1, 2]),
    (["draw", "recruit or promote", "coin 1"], [3, 1, 3]),
    (["compass 1", "recruit or promote", "tablet 1"], [4, 2, 4]),
    (["coin 2", "discount", "draw"], [8, 7, 8]),
    (["compass 1", "refresh", "compass 2"], [11, 9, 11]),
    (["draw", "activate", "arrowhead 1"], [16, 12, 16]),
    (["compass 1", "artifact", "coin 2"], [20, 16, 20]),
    (["fear", "overcome", "upgrade"], [25, 18, 25]),
];

#[test]
fn owl_track_every_bridge_and_its_price() {
    bridges(stand, &[0, 1, 2], &BRIDGES);
}

#[test]
fn owl_track_every_effect() {
    for (from, to, price) in BRIDGES {
        let (effects, _) = ROWS[spot(to).row() as usize - 1];
        for (token, effect) in effects.into_iter().enumerate() {
            let word = crate::twisted_track::TOKENS[token];
            gives(&stand(token, from), &format!("research {word} {to}"), price, effect);
        }
    }
}

#[test]
fn owl_track_every_point() {
    let spaces: Vec<&str> = BRIDGES.iter().map(|row| row.1).collect();
    for at in spaces {
        let (_, points) = ROWS[spot(at).row() as usize - 1];
        for (token, points) in points.into_iter().enumerate() {
            scores(&stand(token, at), token, at, points);
        }
    }
}

#[test]
fn owl_track_every_wall_tile_and_its_price() {
    let walls = [
        ("1a", 1, "coin compass"),
        ("1b", 1, "coin tablet"),
        ("2b", 5, "coin tablet 2 arrowhead"),
        ("3a", 5, "compass tablet jewel"),
        ("3b", 10, "coin compass tablet 2 arrowhead jewel"),
        ("4a", 10, "coin tablet arrowhead 2 jewel"),
        ("5a", 1, "compass 2"),
        ("5b", 5, "coin compass arrowhead 2"),
        ("6b", 10, "compass tablet 2 jewel 2"),
        ("8a", 5, "coin 2 jewel"),
        ("8b", 5, "compass tablet 2 arrowhead"),
    ];
    let three = Scene::new(r#"{"players":3,"board":"owl"}"#).bare(0);
    let keys: Vec<u64> = walls.iter().map(|row| 1 << spot(row.0).0).collect();
    assert_eq!(three.s.walls, keys.iter().fold(0, |set, bit| set | bit));
    for (at, points, price) in walls {
        let scene = three.clone().token(0, 0, at);
        costs(&scene, &format!("wall {at}"), price);
        let mut bought = scene.purse(0, price);
        bought.act(&format!("wall {at}"));
        assert_eq!(bought.points(0, "temple_tiles"), points, "{at}");
    }
}

#[test]
fn owl_track_every_passage_and_its_price() {
    let passages = [
        (1, "3a", "coin compass"),
        (2, "4a", "tablet 2"),
        (3, "5a", "coin tablet"),
        (4, "7a", "compass jewel"),
        (5, "9a", "tablet arrowhead"),
        (6, "9a", "jewel"),
    ];
    for (passage, at, price) in passages {
        costs(&stand(0, at), &format!("passage {passage}"), price);
    }
}

#[test]
fn owl_track_bonus_tiles_by_players() {
    // On 2a, 6a, 6c, 7a and 9a.
    for (players, wanted) in
        [(1, [0, 1, 1, 1, 1]), (2, [0, 1, 1, 1, 1]), (3, [1, 1, 1, 1, 2]), (4, [1, 1, 1, 2, 2])]
    {
        let scene = Scene::new(&format!(r#"{{"players":{players},"board":"owl"}}"#));
        let lie = ["2a", "6a", "6c", "7a", "9a"].map(|at| {
            let (first, n) = tables().boards[3].bonus[spot(at).at()];
            (first..first + n).filter(|&p| scene.s.bonus[p as usize].is_some()).count()
        });
        assert_eq!(lie, wanted, "{players} players");
        assert!(scene.s.temple_bonus.is_empty());
        assert_eq!(scene.s.bonus.iter().filter(|b| b.is_some()).count(), wanted.iter().sum::<usize>());
    }
}

#[test]
fn owl_track_several_bonus_tiles_are_a_choice() {
    let mut scene = Scene::dealt(
        r#"{"players":4,"board":"owl"}"#,
        // Places are dealt along the track: 2a, 6a, 6c, twice 7a, twice 9a.
        "bonus_up bonus_coin; bonus_up bonus_coin; bonus_up bonus_coin; bonus_up bonus_tablet; bonus_up bonus_compass",
    )
    .bare(0)
    .token(0, 0, "6b")
    .purse(0, "arrowhead 2");
    scene.act("research glass 7a; bonus_first");
    assert_eq!(scene.list("bonus"), ["bonus bonus_tablet", "bonus bonus_compass"]);
    scene.act("bonus bonus_tablet");
    assert_eq!(scene.tokens(0), "tablet 1");
}

/// Travel costs by site, the surcharge in coins and the face-down idols of the twelve sites.
pub fn map(board: usize, travel: &[(&str, &str)], surcharge: &[u8; 12], down: &[u8; 12]) {
    let data = &tables().boards[board];
    for (k, (at, cost)) in travel.iter().enumerate() {
        let mut icons = Icons::NONE;
        let mut last = Icon::Boot;
        for word in cost.split_whitespace() {
            if let Ok(n) = word.parse::<u8>() {
                icons = icons.plus(Icons::of(last, n - 1));
            } else {
                last = Icon::from_key(word).expect("an icon");
                icons = icons.plus(Icons::of(last, 1));
            }
        }
        let place = site(at);
        assert_eq!(data.travel[place.space().at()], icons, "{at}");
        let compasses = if place.level() == 1 { 3 } else { 6 };
        let price = Purse::of(Res::Compass, compasses).plus(Purse::of(Res::Coin, surcharge[k]));
        assert_eq!(data.discover[place.at()], price, "{at}");
        assert_eq!(data.idols[place.at()], (1, down[k]), "{at}");
    }
    for camp in 0..5 {
        assert_eq!(data.travel[2 * camp], Icons::of(Icon::Boot, 1));
        assert_eq!(data.travel[2 * camp + 1], Icons::of(Icon::Boot, 2));
    }
}

#[test]
fn owl_map_travel_and_discovery() {
    let sites = [
        ("low1", "car"),
        ("low2", "ship"),
        ("low3", "car"),
        ("low4", "ship"),
        ("high1", "car"),
        ("high2", "boot 2"),
        ("high3", "plane"),
        ("high4", "ship"),
        ("two1", "car 2"),
        ("two2", "ship car"),
        ("two3", "boot plane"),
        ("two4", "ship 2"),
    ];
    map(3, &sites, &[0, 0, 0, 0, 2, 2, 2, 2, 0, 0, 0, 0], &[0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1]);
    for (camp, tokens) in [(2, "compass 2"), (3, "tablet 2"), (4, "coin 1 arrowhead 1")] {
        let mut scene = Scene::new(r#"{"players":2,"board":"owl"}"#).bare(0).hand(0, "funding_ship");
        scene.act(&format!("dig camp{camp}.1; spend funding_ship"));
        assert_eq!(scene.tokens(0), tokens);
        assert_eq!(scene.s.players[0].play_fear, u8::from(camp == 4), "camp {camp}");
    }
    let mut jewel = Scene::new(r#"{"players":2,"board":"owl"}"#).bare(0).hand(0, "fear hat");
    jewel.act("dig camp5.1; spend fear; useup hat");
    assert_eq!(jewel.tokens(0), "jewel 1", "for a card of the hand");
}
