//! The research track of the Spider Temple, row by row.

use kernel::Game;

use crate::scene::{Scene, game, spot, tables};
use crate::twisted_track::{TOKENS, costs, gives, one_less, paid, ready, scores};

/// Seat 0 with a token on a space of the track, the other one where it is not in the way.
fn stand(token: usize, at: &str) -> Scene {
    let scene = ready(r#"{"players":2,"board":"spider"}"#);
    match token {
        0 => scene.token(0, 0, at),
        // The glass in the top row below the Lost Temple lets the notebook go anywhere.
        _ => scene.token(0, 0, "7a").token(0, 1, at),
    }
}

/// From, way, price in tokens, and what else it costs.
const BRIDGES: [(&str, &str, &str, &str); 18] = [
    ("0a", "1a.1", "compass arrowhead", ""),
    ("0a", "1a.2", "tablet 2", "boot"),
    ("1a", "2a", "arrowhead", "card"),
    ("1a", "2b", "jewel", ""),
    ("2a", "3a", "tablet jewel", ""),
    ("2b", "3b", "tablet 2 arrowhead", ""),
    ("3a", "4a", "tablet arrowhead jewel", ""),
    ("3b", "4a", "arrowhead jewel", "boot"),
    ("3b", "4b", "compass tablet", "idol"),
    ("4a", "5a", "tablet arrowhead", "plane"),
    ("4a", "5b", "tablet 2 jewel", ""),
    ("4b", "5c", "coin tablet jewel", ""),
    ("5a", "6a", "coin tablet arrowhead", "boot"),
    ("5b", "6b", "arrowhead jewel", ""),
    ("5c", "6b", "coin arrowhead jewel", ""),
    ("6a", "7a", "coin arrowhead jewel", ""),
    ("6b", "7a", "tablet arrowhead 2", ""),
    ("7a", "8a", "tablet arrowhead jewel", ""),
];

/// Space, effect and points of the glass, effect and points of the notebook.
const SPACES: [(&str, &str, i32, &str, i32); 13] = [
    ("1a", "coin 1", 1, "recruit or promote", 0),
    ("2a", "exile", 3, "draw", 3),
    ("2b", "dark 1", 3, "dark 1", 3),
    ("3a", "dark 1", 5, "recruit or promote", 4),
    ("3b", "compass 1", 5, "recruit or promote", 4),
    ("4a", "recruit or promote", 8, "activate", 8),
    ("4b", "dark 1", 9, "camp", 8),
    ("5a", "draw", 12, "upgrade", 11),
    ("5b", "dark 1", 12, "dark 1", 11),
    ("5c", "recruit or promote", 11, "compass 3", 12),
    ("6a", "exile, dark", 14, "recruit or promote", 16),
    ("6b", "overcome", 15, "recruit or promote", 17),
    ("7a", "fear", 20, "overcome", 22),
];

/// The scene with the means for a bridge's cost other than tokens, and the answer that pays it.
fn equipped(scene: Scene, extra: &str) -> (Scene, &'static str) {
    match extra {
        "boot" => (scene.hand(0, "fear"), "spend fear"),
        "plane" => (scene.hand(0, "stone_key"), "spend stone_key"),
        "card" => (scene.hand(0, "fear"), "useup fear"),
        "idol" => (scene.idols(0, 1, 0), ""),
        _ => (scene, ""),
    }
}

#[test]
fn twisted_12_01_every_bridge_with_its_printed_price() {
    for token in [0, 1] {
        let word = TOKENS[token];
        for (from, way, price, extra) in BRIDGES.into_iter().filter(|row| token == 0 || row.1 != "8a") {
            let research = format!("research {word} {way}");
            let (able, answer) = equipped(stand(token, from), extra);
            let mut exact = able.clone().purse(0, price);
            let before = (exact.s.players[0].idols, exact.s.players[0].hand_size());
            exact.act(&research);
            if !answer.is_empty() {
                assert_eq!(exact.legal(), [answer], "{research}");
                exact.act(answer);
            }
            assert_eq!(exact.s.players[0].tokens[token], spot(&way[..2]), "{research}");
            assert_eq!(paid(&exact), able.clone().purse(0, price).s.players[0].purse, "{research}");
            let after = (exact.s.players[0].idols, exact.s.players[0].hand_size());
            let gone = (u8::from(extra == "idol"), u8::from(["boot", "plane", "card"].contains(&extra)));
            assert_eq!((before.0 - after.0, before.1 - after.1), gone, "{research}");
            for less in one_less(price) {
                assert!(!able.clone().purse(0, &less).can(&research), "{research} for {less}");
            }
            let without = stand(token, from).purse(0, price);
            assert_eq!(without.can(&research), extra.is_empty(), "{research} without {extra}");
        }
        // And no other bridge.
        for from in BRIDGES.map(|row| row.0) {
            let (rich, _) = equipped(stand(token, from).hand(0, "stone_key rope").idols(0, 1, 0), "");
            let offered = rich.purse(0, "coin 9 compass 9 tablet 9 arrowhead 9 jewel 9").list("research");
            let mine: Vec<String> =
                offered.into_iter().filter(|text| text.split(' ').nth(1) == Some(word)).collect();
            let ways = BRIDGES.iter().filter(|row| row.0 == from && (token == 0 || row.1 != "8a"));
            let wanted: Vec<String> = ways.map(|row| format!("research {word} {}", row.1)).collect();
            assert_eq!(mine, wanted, "{word} on {from}");
        }
    }
}

#[test]
fn twisted_12_01_parallel_bridges_are_told_apart() {
    let both = || stand(0, "0a").hand(0, "fear").purse(0, "compass arrowhead tablet 2");
    assert!(!both().can("research glass 1a"), "the way is named");
    let mut left = both();
    left.act("research glass 1a.1");
    assert_eq!((left.tokens(0).as_str(), left.is_in("hand", 0, "fear")), ("coin 1 tablet 2", true));
    let mut right = both();
    right.act("research glass 1a.2; spend fear");
    assert_eq!(right.tokens(0), "coin 1 compass 1 arrowhead 1");
    // The Journal pays neither, so it offers one of them.
    let mut journal = stand(1, "0a").hand(0, "journal");
    journal.act("play journal");
    assert_eq!(journal.legal(), ["research notebook 1a.1", "no"]);
}

#[test]
fn twisted_12_02_a_bridge_is_paid_like_anything_else() {
    // A coin taken while paying hires the plane; no action may take the last means away.
    let mut plane = stand(0, "4a").hand(0, "funding_ship").purse(0, "coin tablet arrowhead");
    assert!(!plane.can("research glass 5a"), "a coin that is still in hand cannot be counted on");
    plane = plane.purse(0, "coin 2 tablet arrowhead");
    plane.act("research glass 5a; play funding_ship; hire");
    assert_eq!((plane.tokens(0).as_str(), plane.legal()), ("coin 1", vec!["draw".into(), "no".into()]));
    let mut boot = stand(0, "0a").hand(0, "funding_ship").purse(0, "tablet 2");
    boot.act("research glass 1a.2");
    assert_eq!(boot.legal(), ["spend funding_ship"], "its coin would not hire a plane");
    // A card to use up may pay a boot elsewhere only if another one is left.
    let mut card = stand(0, "1a").hand(0, "funding_ship rope").purse(0, "arrowhead");
    card.act("research glass 2a; play funding_ship");
    assert_eq!(card.legal(), ["useup rope"]);
    // The reward comes after the whole price.
    let mut coin = stand(0, "0a").hand(0, "fear").purse(0, "tablet 2");
    coin.act("research glass 1a.2");
    assert_eq!(coin.tokens(0), "");
    coin.act("spend fear");
    assert_eq!(coin.tokens(0), "coin 1");
    // Dark tablets are tablets, and a discount takes tokens off, not travel.
    let mut dark = stand(0, "0a").hand(0, "fear").purse(0, "").dark(0, 2);
    dark.act("research glass 1a.2; dark 2; spend fear");
    assert_eq!(dark.tokens(0), "coin 1");
    let mut blade = stand(0, "0a").hand(0, "inscribed_blade fear").purse(0, "tablet");
    blade.act("play inscribed_blade; option 2; research glass 1a.2");
    assert_eq!(blade.legal(), ["spend fear"]);
}

#[test]
fn twisted_12_02_idols_come_from_the_crates_and_leave_the_game() {
    let slotted = stand(0, "3b").idols(0, 0, 1).purse(0, "compass tablet");
    assert!(!slotted.can("research glass 4b"));
    let mut idol = stand(0, "3b").idols(0, 1, 1).purse(0, "compass tablet");
    idol.act("research glass 4b");
    assert_eq!((idol.s.players[0].idols, idol.s.players[0].slotted), (0, 1));
}

#[test]
fn twisted_12_03_every_effect_of_the_track() {
    for (to, glass, _, notebook, _) in SPACES {
        for (from, way, price, extra) in BRIDGES.iter().filter(|row| row.1.starts_with(to)) {
            for (token, wanted) in [(0, glass), (1, notebook)] {
                let (scene, answer) = equipped(stand(token, from), extra);
                gives(&scene, &format!("research {} {way}; {answer}", TOKENS[token]), price, wanted);
            }
        }
    }
}

#[test]
fn twisted_12_03_the_site_with_an_own_figure_may_be_of_level_two() {
    let mut scene = stand(1, "3a")
        .found("two1", "site2_arrowhead_jewel")
        .figure(0, "two1")
        .purse(0, "tablet arrowhead jewel");
    scene.act("research notebook 4a");
    assert_eq!(scene.legal(), ["activate low1", "activate two1"]);
    scene.act("activate two1");
    assert_eq!(scene.tokens(0), "arrowhead 1 jewel 1", "without the compasses that Tent asks for");
}

#[test]
fn twisted_12_05_no_idols_lie_on_the_track() {
    let scene = Scene::new(r#"{"players":4,"board":"spider"}"#);
    let idols =
        scene.s.idol_bag.iter().sum::<u8>() + scene.s.idols.iter().filter(|i| i.is_some()).count() as u8;
    assert_eq!(idols, 26, "all are on sites or in the box");
    assert!(tables().rows.boards[2].stacks.iter().all(|stack| !stack.idol));
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

/// The stacks with their prices and points.
const STACKS: [(&str, &str, i32); 6] = [
    ("temple 1", "coin tablet 2", 2),
    ("temple 2", "jewel", 2),
    ("temple 3", "compass arrowhead", 2),
    ("temple 4", "coin tablet 2 jewel", 6),
    ("temple 5", "compass arrowhead jewel", 6),
    ("temple 6", "coin compass tablet 2 arrowhead jewel", 11),
];

#[test]
fn spider_track_temple_tiles() {
    let there = stand(0, "8a").with(|s| {
        s.players[0].arrival = 1;
        s.arrivals = 1;
    });
    for (action, price, points) in STACKS {
        costs(&there, action, price);
        let mut bought = there.clone().purse(0, price);
        bought.act(action);
        assert_eq!(bought.points(0, "temple_tiles"), points, "{action}");
    }
}

#[test]
fn twisted_12_04_the_pyramid_opens_the_temple_tiles_by_rows() {
    let rich = "coin 9 compass 9 tablet 9 arrowhead 9 jewel 9";
    let two = ["temple 1", "temple 2", "temple 3"];
    let six = ["temple 1", "temple 2", "temple 3", "temple 4", "temple 5"];
    for at in ["5a", "5b", "5c"] {
        assert_eq!(stand(0, at).purse(0, rich).list("temple"), [""; 0], "{at}");
    }
    for at in ["6a", "6b"] {
        assert_eq!(stand(0, at).purse(0, rich).list("temple"), two, "{at}");
    }
    assert_eq!(stand(0, "7a").purse(0, rich).list("temple"), six);
    // It is a research action, with its discounts, and the token stays where it is.
    let mut scene = stand(0, "6a").hand(0, "idol_of_ara_anu").purse(0, "tablet");
    scene.act("play idol_of_ara_anu; temple 2; end");
    assert_eq!((scene.points(0, "temple_tiles"), scene.s.players[0].tokens[0]), (2, spot("6a")));
}

#[test]
fn twisted_12_04_what_is_described_is_what_is_played() {
    use kernel::Lang;
    for (at, board) in tables().rows.boards.iter().enumerate() {
        let described = game().describe(Lang::EN);
        for row in 1..=board.track.iter().map(|spot| spot.row).max().unwrap_or(0) {
            let key = &board.name.key;
            let setup = format!(r#"{{"players":2,"board":"{key}"}}"#);
            let temple = tables().boards[at].temple;
            let scene = Scene::new(&setup)
                .bare(0)
                .purse(0, "coin 9 compass 9 tablet 9 arrowhead 9 jewel 9")
                .with(|s| {
                    s.players[0].tokens[0] = arnak::ids::Spot::of(row, 1);
                    if s.players[0].tokens[0] == temple {
                        (s.players[0].arrival, s.arrivals) = (1, 1);
                    }
                });
            let open: Vec<String> = board
                .stacks
                .iter()
                .enumerate()
                .filter(|(_, stack)| {
                    let id = format!("{key}.{}", stack.name.key);
                    let component = described.iter().find(|c| c.id == id).expect("every stack is described");
                    let (_, told) =
                        component.numbers.iter().find(|(name, _)| name == "row").expect("its row");
                    told.parse::<u8>().expect("a number") <= row
                })
                .map(|(at, _)| format!("temple {}", at + 1))
                .collect();
            assert_eq!(scene.list("temple"), open, "{key}, row {row}");
        }
    }
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
