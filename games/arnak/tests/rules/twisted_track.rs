//! Helpers that check the tables of the Spider and the Owl track.

use arnak::Event;
use arnak::purse::Purse;

use crate::scene::{Scene, spot, tables};

/// A scene with a token (0 glass, 1 notebook, 2 lantern) on a space and nothing in the way of its next step.
pub type Stand = fn(usize, &str) -> Scene;

/// Seat 0 with something for every effect of a track: an assistant, cards, a guardian at its archaeologist.
pub fn ready(setup: &str) -> Scene {
    Scene::new(setup)
        .bare(0)
        .no_bonus()
        .round(2)
        .assistant(0, "compass", false)
        .exhausted(0, 1)
        .deck(0, "hat")
        .played(0, "fear")
        .found("low1", "site1_jewel")
        .guarded("low1", "guardian_01")
        .figure(0, "low1")
}

/// The individual tokens of a price such as `coin tablet 2`.
fn pieces(price: &str) -> Vec<&str> {
    let mut pieces: Vec<&str> = Vec::new();
    for word in price.split_whitespace() {
        match word.parse::<usize>() {
            Ok(n) => {
                let last = *pieces.last().expect("a number follows its resource");
                pieces.extend(std::iter::repeat_n(last, n - 1));
            }
            Err(_) => pieces.push(word),
        }
    }
    pieces
}

/// The price without one of its tokens, for each of them.
pub fn one_less(price: &str) -> Vec<String> {
    let all = pieces(price);
    (0..all.len())
        .map(|at| {
            all.iter().enumerate().filter(|(k, _)| *k != at).map(|(_, p)| *p).collect::<Vec<_>>().join(" ")
        })
        .collect()
}

/// Everything paid in a scene.
pub fn paid(scene: &Scene) -> Purse {
    scene.events.iter().fold(Purse::ZERO, |sum, event| match *event {
        Event::Paid { tokens, .. } => sum.plus(tokens),
        _ => sum,
    })
}

/// The word of a token in notation.
pub const TOKENS: [&str; 3] = ["glass", "notebook", "lantern"];

/// The exact cost of a token's action: legal with the price, refused with one piece less, and paid.
pub fn costs(scene: &Scene, action: &str, price: &str) {
    let mut exact = scene.clone().purse(0, price);
    assert!(exact.can(action), "{action} for {price}");
    let purse = exact.s.players[0].purse;
    exact.act(action);
    assert_eq!(paid(&exact), purse, "{action}");
    for less in one_less(price) {
        assert!(!scene.clone().purse(0, &less).can(action), "{action} for {less}");
    }
}

/// Each bridge of a table (from, to, price) for each of these tokens, and no other bridge.
pub fn bridges(stand: Stand, tokens: &[usize], table: &[(&str, &str, &str)]) {
    let rich = "coin 9 compass 9 tablet 9 arrowhead 9 jewel 9";
    for &token in tokens {
        let mut froms: Vec<&str> = table.iter().map(|row| row.0).collect();
        froms.dedup();
        for from in froms {
            let offered = stand(token, from).purse(0, rich).list("research");
            let mine: Vec<String> =
                offered.into_iter().filter(|text| text.split(' ').nth(1) == Some(TOKENS[token])).collect();
            let wanted: Vec<String> = table
                .iter()
                .filter(|row| row.0 == from && !(token == 1 && row.1 == "8a" && is_temple(stand)))
                .map(|row| format!("research {} {}", TOKENS[token], row.1))
                .collect();
            assert_eq!(mine, wanted, "{} on {from}", TOKENS[token]);
        }
        for (from, to, price) in table {
            if token == 1 && *to == "8a" && is_temple(stand) {
                continue;
            }
            costs(&stand(token, from), &format!("research {} {to}", TOKENS[token]), price);
        }
    }
}

/// Whether the top space of the board is the Lost Temple.
fn is_temple(stand: Stand) -> bool {
    tables().boards[stand(0, "0a").s.options.board as usize].temple == spot("8a")
}

/// The gain of entering a space, as one word or the tokens in the purse afterwards.
///
/// `stand` must give seat 0 one exhausted silver assistant, a card in deck, a Fear card in play and a figure beside
/// a guardian on `low1`.
pub fn gives(before: &Scene, action: &str, price: &str, wanted: &str) {
    let mut scene = before.clone().purse(0, price);
    scene.act(action);
    let me = &scene.s.players[0];
    let was = &before.s.players[0];
    match wanted {
        "recruit" => assert_eq!(scene.list("recruit"), ["recruit 1", "recruit 2", "recruit 3"], "{action}"),
        "recruit or promote" => {
            assert_eq!(scene.list("option"), ["option 1", "option 2"], "{action}");
            let mut first = scene.clone();
            first.act("option 1");
            assert_eq!(first.list("recruit").len(), 3, "{action}");
            scene.act("option 2");
            assert_eq!(scene.s.players[0].gold, 1, "{action}");
        }
        "promote" => assert_eq!((me.gold, me.tired), (1, 0), "{action}"),
        "refresh" => assert_eq!(scene.legal(), ["refresh 1", "no"], "{action}"),
        "exile" => assert_eq!(scene.legal(), ["exile_play fear", "no"], "{action}"),
        "draw" => assert_eq!(scene.legal(), ["draw", "no"], "{action}"),
        "fear" => assert_eq!(me.play_fear, was.play_fear + 1, "{action}"),
        "overcome" => assert_eq!(scene.legal(), ["overcome low1", "no"], "{action}"),
        "artifact" => {
            let artifacts: Vec<String> = scene.list("take_card");
            assert_eq!(artifacts.len(), before.s.round as usize, "{action}");
            assert_eq!(scene.legal(), artifacts, "no way around it");
        }
        "exile, dark" => {
            assert_eq!(scene.legal(), ["exile_play fear", "no"], "{action}");
            scene.act("no");
            assert_eq!(scene.tokens(0), "dark 1", "{action}");
        }
        "camp" => {
            let camps =
                ["activate camp1", "activate camp2", "activate camp3", "activate camp4", "activate camp5"];
            assert_eq!(scene.legal(), camps, "{action}");
        }
        "activate" => assert_eq!(scene.tokens(0), "jewel 1", "{action}: the only level I site is a jewel's"),
        "discount" => {
            // Four and three compasses, two less each.
            let shop = before.clone().row("treasure_chest mortar", "hat axe rope dog");
            for (compasses, offered) in
                [(1, vec!["buy mortar"]), (2, vec!["buy treasure_chest", "buy mortar"])]
            {
                let mut scene = shop.clone().purse(0, &format!("{price} compass {compasses}"));
                scene.act(action);
                assert_eq!(scene.list("buy"), offered, "{action}");
            }
        }
        "upgrade" => {
            let mut rich = before.clone().purse(0, &format!("{price} arrowhead"));
            rich.act(action);
            assert_eq!(rich.legal(), ["upgrade arrowhead", "no"], "{action}");
        }
        tokens => assert_eq!(scene.tokens(0), tokens, "{action}"),
    }
}

/// The points of a token on a space.
pub fn scores(scene: &Scene, token: usize, at: &str, points: i32) {
    let board = scene.s.options.board as usize;
    assert!(tables().spot(board as u8, spot(at)).is_some());
    assert_eq!(scene.points(0, TOKENS[token]), points, "{} on {at}", TOKENS[token]);
}
