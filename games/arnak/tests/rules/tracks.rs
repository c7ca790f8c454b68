//! Checks that both research tracks have in common, run over the tables of each.

use arnak::Event;
use arnak::purse::Purse;
use arnak::tables::SpotRow;

use crate::parts::{Parts, tokens, without};
use crate::scene::{Scene, spot, tables};

/// A space of a track: what entering it costs, where bridges lead on from it.
pub struct Space {
    pub key: &'static str,
    pub cost: &'static str,
    pub next: &'static [&'static str],
}

pub const fn space(key: &'static str, cost: &'static str, next: &'static [&'static str]) -> Space {
    Space { key, cost, next }
}

/// The tests that every track's tables `TRACK`, `POINTS` and `STACKS` have to pass, in the file of its board.
macro_rules! track_tests {
    ($scene:path, $board:literal) => {
        #[test]
        fn spaces_are_all_in_the_table() {
            crate::tracks::names_every_space($scene, &TRACK);
        }

        #[test]
        fn bridges_lead_where_they_lead() {
            crate::tracks::bridges_lead($scene, &TRACK);
        }

        #[test]
        fn bridges_take_their_cost_and_no_less() {
            crate::tracks::bridges_cost($scene, &TRACK);
        }

        #[test]
        fn rows_score() {
            crate::tracks::rows_score($scene, &TRACK, POINTS);
            crate::tracks::arrivals_score($board);
        }

        #[test]
        fn temple_tiles_take_their_price_and_no_less() {
            crate::tracks::stacks_cost($scene, STACKS);
        }
    };
}
pub(crate) use track_tests;

/// Enough of everything.
pub const PLENTY: &str = "coin 9 compass 9 tablet 9 arrowhead 9 jewel 9";

/// The glass on a space; the notebook at the start.
fn glass_on(scene: fn() -> Scene, at: &str) -> Scene {
    if at == "8a" { scene().in_temple(0) } else { scene().token(0, 0, at) }
}

/// The notebook on a space, with the glass above it.
pub fn notebook_on(scene: fn() -> Scene, at: &str) -> Scene {
    scene().in_temple(0).token(0, 1, at)
}

/// All spaces of the track are in the table and no other.
pub fn names_every_space(scene: fn() -> Scene, spaces: &[Space]) {
    let board = &tables().rows.boards[scene().s.options.board as usize];
    let keys: Vec<&str> = spaces.iter().map(|space| space.key).collect();
    assert_eq!(
        board.track.iter().map(SpotRow::spot).collect::<Vec<_>>(),
        keys.iter().map(|key| spot(key)).collect::<Vec<_>>()
    );
}

/// With enough resources, bridges lead from each space to those in the table, for both tokens.
pub fn bridges_lead(scene: fn() -> Scene, spaces: &[Space]) {
    for Space { key, next, .. } in spaces {
        let glass = glass_on(scene, key).purse(0, PLENTY).holding_idols(0, 1, 0);
        let wanted: Vec<String> = next.iter().map(|to| format!("research glass {to}")).collect();
        let offered = glass.list("research");
        let offered: Vec<String> = offered.into_iter().filter(|text| text.contains("glass")).collect();
        assert_eq!(offered, wanted, "glass on {key}");
        if *key == "8a" {
            continue;
        }
        let notebook = notebook_on(scene, key).purse(0, PLENTY).holding_idols(0, 1, 0);
        let open = next.iter().filter(|to| **to != "8a");
        let wanted: Vec<String> = open.map(|to| format!("research notebook {to}")).collect();
        assert_eq!(notebook.list("research"), wanted, "notebook on {key}");
    }
}

/// Each bridge takes the cost of the space it leads to, exactly, from both tokens; one token less is refused.
pub fn bridges_cost(scene: fn() -> Scene, spaces: &[Space]) {
    let cost = |key: &str| spaces.iter().find(|space| space.key == key).expect("a space of the table").cost;
    for Space { key, next, .. } in spaces {
        for to in *next {
            let price = tokens(cost(to));
            let mut sides = vec![("glass", glass_on(scene, key))];
            if *to != "8a" {
                sides.push(("notebook", notebook_on(scene, key)));
            }
            for (token, side) in sides {
                let research = format!("research {token} {to}");
                let mut exact = with(side.clone(), &price).no_bonus_at(to);
                exact.act(&research);
                assert_eq!(paid(&exact), worth(cost(to)), "{research}");
                for at in 0..price.len() {
                    let rest = without(&price, at);
                    let short = with(side.clone(), &rest.split_whitespace().collect::<Vec<_>>());
                    assert!(!short.can(&research), "{research} without a {}", price[at]);
                }
            }
        }
    }
}

/// Tokens and idols paid in a scene.
fn paid(scene: &Scene) -> (Purse, usize) {
    scene.events.iter().fold((Purse::ZERO, 0), |(sum, idols), event| match *event {
        Event::Paid { tokens, .. } => (sum.plus(tokens), idols),
        Event::IdolPaid { .. } => (sum, idols + 1),
        _ => (sum, idols),
    })
}

/// A price as tokens and idols.
fn worth(price: &str) -> (Purse, usize) {
    let scene = with(Scene::bird(), &tokens(price));
    (scene.s.players[0].purse, scene.s.players[0].idols as usize)
}

/// These tokens; `idol` is one in the crates.
fn with(scene: Scene, price: &[&str]) -> Scene {
    let idols = price.iter().filter(|part| **part == "idol").count() as u8;
    let purse: Vec<&str> = price.iter().copied().filter(|part| *part != "idol").collect();
    scene.purse(0, &purse.join(" ")).holding_idols(0, idols, 0)
}

/// Points of the glass and of the notebook by row, from row 1.
pub fn rows_score(scene: fn() -> Scene, spaces: &[Space], points: [(i32, i32); 7]) {
    for Space { key, .. } in spaces.iter().filter(|space| !["0a", "8a"].contains(&space.key)) {
        let (glass, notebook) = points[spot(key).row() as usize - 1];
        let scene = scene().token(0, 0, key).token(0, 1, key);
        assert_eq!((scene.points(0, "glass"), scene.points(0, "notebook")), (glass, notebook), "{key}");
    }
    let start = scene();
    assert_eq!((start.points(0, "glass"), start.points(0, "notebook")), (0, 0));
}

/// A step of the glass: from where, to where, its cost, and the tokens after it.
pub type GainLine = (&'static str, &'static str, &'static str, &'static str);

/// Each step of the glass gains these tokens and leaves nothing to do but to end the turn.
pub fn glass_gains(scene: fn() -> Scene, steps: &[GainLine]) {
    for &(from, to, cost, after) in steps {
        let mut scene = scene().token(0, 0, from).no_bonus_at(to).purse(0, cost);
        scene.act(&format!("research glass {to}"));
        assert_eq!(
            (scene.tokens(0).as_str(), scene.legal()),
            (after, vec![String::from("end")]),
            "row of {to}"
        );
    }
}

/// The four arrivals in the Lost Temple.
pub fn arrivals_score(board: &str) {
    let mut scene = Scene::new(&format!(r#"{{"players":4,"board":"{board}"}}"#));
    for (seat, points) in [(2, 23), (0, 21), (3, 20), (1, 19)] {
        scene = scene.in_temple(seat);
        assert_eq!(scene.points(seat, "glass"), points);
    }
}

/// A temple stack: how it is bought, its price, its points.
pub type StackLine = (&'static str, &'static str, i32);

/// Each stack takes its price to the last token, and only from who is in the Lost Temple.
pub fn stacks_cost(scene: fn() -> Scene, stacks: [StackLine; 6]) {
    for (temple, cost, points) in stacks {
        let price = tokens(cost);
        let mut there = scene().in_temple(0).purse(0, cost);
        there.act(temple);
        assert_eq!((there.tokens(0).as_str(), there.points(0, "temple_tiles")), ("", points), "{temple}");
        assert!(there.can("end") && !there.can("pass"), "{temple} is the main action");
        for at in 0..price.len() {
            let short = scene().in_temple(0).purse(0, &without(&price, at));
            assert!(!short.can(temple), "{temple} without a {}", price[at]);
        }
        let below = scene().token(0, 0, "7a").purse(0, PLENTY);
        assert_eq!(below.list("temple"), [""; 0]);
    }
    let mut rich = scene().in_temple(0).purse(0, PLENTY);
    let all: Vec<String> = stacks.iter().map(|(temple, ..)| String::from(*temple)).collect();
    assert_eq!(rich.list("temple"), all);
    // Two tiles a stack with two players.
    rich.act("temple 2; end; pass; end; temple 2; end");
    assert!(!rich.can("temple 2"), "an empty stack sells nothing");
    assert_eq!(rich.points(0, "temple_tiles"), 4);
}

/// Number of tiles on each space with two, three and four players, in the order of the track; solo as with
/// two.
pub fn bonus_tiles_lie(board: &str, wanted: [&[(&str, usize)]; 3]) {
    for players in 1..=4 {
        let n = players.max(2);
        let wanted = wanted[n - 2];
        let scene = Scene::new(&format!(r#"{{"players":{players},"board":"{board}"}}"#));
        let rows = &tables().rows.boards[scene.s.options.board as usize].track;
        let keys = rows.iter().map(|row| format!("{}{}", row.row, char::from(b'a' + row.column - 1)));
        let lie: Vec<(String, usize)> =
            keys.map(|key| (key.clone(), scene.bonus_count(&key))).filter(|(_, n)| *n > 0).collect();
        let wanted: Vec<(String, usize)> = wanted.iter().map(|(key, n)| (String::from(*key), *n)).collect();
        assert_eq!(lie, wanted, "{players} players");
        assert_eq!(scene.s.temple_bonus.len(), n, "the Lost Temple stack");
        assert_eq!(scene.s.stacks, [n as u8; 6], "temple tiles");
    }
}
