//! The research track of the Spider Temple, row by row.

use crate::scene::{Scene, tables};
use crate::twisted_track::{bridges, costs, gives, scores};

/// Seat 0 with a token on a space of the track, the other one where it is not in the way.
fn stand(token: usize, at: &str) -> Scene {
    let scene = Scene::new(r#"{"players":2,"board":"spider"}"#)
        .bare(0)
        .no_bonus()
        .round(2)
        .assistant(0, "compass", false)
        .exhausted(0, 1)
        .deck(0, "hat")
        .played(0, "fear")
        .found("low1", "site1_jewel")
        .guarded("low1", "guardian_01")
        .figure(0, "low1");
    match token {
        0 => scene.token(0, 0, at),
        // The glass in the top row below the Lost Temple lets the notebook go anywhere.
        _ => scene.token(0, 0, "7a").token(0, 1, at),
    }
}

/// From, to, price.
const BRIDGES: [(&str, &str, &str); 17] = [
    ("0a", "1a", "tablet arrowhead"),
    ("1a", "2a", "coin jewel"),
    ("1a", "2b", "coin compass tablet 2"),
    ("2a", "3a", "compass arrowhead 2"),
    ("2b", "3b", "tablet jewel"),
    ("3a", "4a", "coin compass tablet arrowhead"),
    ("3b", "4a", "coin tablet 2 arrowhead"),
    ("3b", "4b", "compass 2 jewel"),
    ("4a", "5a", "coin tablet jewel"),
    ("4a", "5b", "compass tablet 3"),
    ("4b", "5c", "coin arrowhead 2"),
    ("5a", "6a", "coin tablet 2 arrowhead"),
    ("5b", "6b", "coin compass tablet jewel"),
    ("5c", "6b", "compass tablet 2 jewel"),
    ("6a", "7a", "arrowhead jewel"),
    ("6b", "7a", "compass tablet 2 arrowhead"),
    ("7a", "8a", "tablet arrowhead jewel"),
];

/// Space, effect and points of the glass, effect and points of the notebook.
const SPACES: [(&str, &str, i32, &str, i32); 13] = [
    ("1a", "coin 1", 1, "recruit", 0),
    ("2a", "coin 1 compass 1", 3, "exile", 3),
    ("2b", "dark 1", 3, "compass 2", 3),
    ("3a", "compass 1", 5, "recruit or promote", 4),
    ("3b", "draw", 5, "recruit or promote", 4),
    ("4a", "recruit or promote", 8, "stack idol", 8),
    ("4b", "dark 1", 9, "compass 1 dark 1", 8),
    ("5a", "dark 1", 12, "artifact", 11),
    ("5b", "compass 2", 12, "compass 1 dark 1", 11),
    ("5c", "recruit or promote", 11, "refresh", 12),
    ("6a", "compass 1", 14, "promote", 16),
    ("6b", "coin 1", 15, "promote", 17),
    ("7a", "fear", 20, "overcome", 22),
];

#[test]
fn spider_track_every_bridge_and_its_price() {
    bridges(stand, &[0, 1], &BRIDGES);
}

#[test]
fn spider_track_every_effect() {
    for (to, glass, _, notebook, _) in SPACES {
        for (from, _, price) in BRIDGES.iter().filter(|row| row.1 == to) {
            gives(&stand(0, from), &format!("research glass {to}"), price, glass);
            gives(&stand(1, from), &format!("research notebook {to}"), price, notebook);
        }
    }
}

#[test]
fn spider_track_every_point() {
    for (at, _, glass, _, notebook) in SPACES {
        scores(&stand(0, at), 0, at, glass);
        scores(&stand(1, at), 1, at, notebook);
    }
    scores(&stand(0, "0a"), 0, "0a", 0);
    let four = Scene::new(r#"{"players":4,"board":"spider"}"#).with(|s| {
        for (seat, player) in s.players.iter_mut().enumerate() {
            player.tokens[0] = crate::scene::spot("8a");
            player.arrival = seat as u8 + 1;
        }
        s.arrivals = 4;
    });
    assert_eq!([0, 1, 2, 3].map(|seat| four.points(seat, "glass")), [31, 29, 28, 27]);
}

#[test]
fn spider_track_bonus_tiles_by_players() {
    for (players, top) in [(1, 2), (2, 2), (3, 3), (4, 4)] {
        let scene = Scene::new(&format!(r#"{{"players":{players},"board":"spider"}}"#));
        for (at, wanted) in [("3a", 1), ("3b", 1), ("4a", 1), ("4b", 0), ("5c", 1), ("7a", top)] {
            let (first, n) = tables().boards[2].bonus[crate::scene::spot(at).at()];
            let lie = (first..first + n).filter(|&p| scene.s.bonus[p as usize].is_some()).count();
            assert_eq!(lie, wanted, "{players} players on {at}");
        }
        assert_eq!(scene.s.temple_bonus.len(), if players == 1 { 2 } else { players });
        assert_eq!(scene.s.stacks, [if players == 1 { 2 } else { players as u8 }; 6]);
    }
}

#[test]
fn spider_track_temple_tiles() {
    let stacks = [
        ("temple 1", "coin tablet 2", 2),
        ("temple 2", "jewel", 2),
        ("temple 3", "compass arrowhead", 2),
        ("temple 4", "coin tablet 2 jewel", 6),
        ("temple 5", "compass arrowhead jewel", 6),
        ("temple 6", "coin compass tablet 2 arrowhead jewel", 11),
    ];
    let there = stand(0, "8a").with(|s| {
        s.players[0].arrival = 1;
        s.arrivals = 1;
    });
    for (action, price, points) in stacks {
        costs(&there, action, price);
        let mut bought = there.clone().purse(0, price);
        bought.act(action);
        assert_eq!(bought.points(0, "temple_tiles"), points, "{action}");
    }
    assert_eq!(
        stand(0, "7a").purse(0, "coin 9 compass 9 tablet 9 arrowhead 9 jewel 9").list("temple"),
        [""; 0]
    );
}

#[test]
fn spider_map_travel_and_discovery() {
    let sites = [
        ("low1", "ship"),
        ("low2", "car"),
        ("low3", "ship"),
        ("low4", "car"),
        ("high1", "ship"),
        ("high2", "plane"),
        ("high3", "boot 2"),
        ("high4", "car"),
        ("two1", "ship 2"),
        ("two2", "boot plane"),
        ("two3", "ship car"),
        ("two4", "car 2"),
    ];
    crate::owl_track::map(2, &sites, &[0; 12], &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1]);
    let camps = ["coin 2", "compass 2", "tablet 2", "arrowhead 1"];
    for (at, tokens) in camps.into_iter().enumerate() {
        let mut scene = Scene::new(r#"{"players":2,"board":"spider"}"#).bare(0).hand(0, "funding_ship");
        scene.act(&format!("dig camp{}.1; spend funding_ship", at + 1));
        assert_eq!(scene.tokens(0), tokens);
    }
    let mut jewel = Scene::new(r#"{"players":2,"board":"spider"}"#).bare(0).hand(0, "fear").purse(0, "coin");
    jewel.act("dig camp5.1; spend fear; yes");
    assert_eq!(jewel.tokens(0), "jewel 1", "for a coin, not for a card");
}
