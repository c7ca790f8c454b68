//! The printed values of items except their effects: price, points, travel value, when they are played and
//! whether they exile themselves. And the check that every item has a scene.

use crate::scene::{Scene, tables};

/// Price in coins, points, travel value, played as a free action, exiles itself when played.
const PRINTED: [(&str, u8, i32, &str, bool, bool); 40] = [
    ("sea_turtle", 3, 1, "ship ship", false, false),
    ("ostrich", 3, 1, "car car", false, false),
    ("pack_donkey", 4, 1, "car car", false, false),
    ("horse", 4, 1, "car car", false, false),
    ("steam_boat", 3, 3, "ship ship", true, false),
    ("automobile", 3, 3, "car car", true, false),
    ("sturdy_boots", 1, 1, "car car", false, false),
    ("gold_pan", 1, 1, "ship ship", true, false),
    ("trowel", 1, 1, "car", false, false),
    ("pickaxe", 1, 1, "car", false, false),
    ("hot_air_balloon", 2, 1, "plane", false, true),
    ("aeroplane", 4, 3, "plane plane", false, false),
    ("journal", 3, 1, "car ship", false, true),
    ("parrot", 2, 2, "ship", false, false),
    ("watch", 1, 1, "ship", true, false),
    ("army_knife", 3, 1, "car ship", false, false),
    ("binoculars", 4, 1, "ship", false, false),
    ("tent", 4, 2, "car", false, false),
    ("fishing_rod", 2, 2, "ship", false, false),
    ("precision_compass", 4, 1, "ship", false, false),
    ("bow_and_arrows", 2, 2, "car", false, false),
    ("carrier_pigeon", 2, 1, "ship", true, false),
    ("whip", 2, 1, "car", false, true),
    ("rough_map", 1, 1, "ship", false, true),
    ("airdrop", 2, 1, "plane", false, true),
    ("flask", 2, 1, "ship", false, true),
    ("machete", 4, 1, "car", false, false),
    ("torch", 2, 2, "ship", false, false),
    ("large_backpack", 3, 1, "car", false, false),
    ("rope", 2, 1, "ship", false, false),
    ("revolver", 4, 1, "ship ship", false, false),
    ("hat", 1, 1, "ship", true, false),
    ("bear_trap", 2, 1, "car", false, true),
    ("grappling_hook", 2, 2, "car", false, false),
    ("lantern", 3, 2, "car", false, false),
    ("dog", 3, 1, "car", false, false),
    ("brush", 3, 3, "car", false, false),
    ("axe", 2, 2, "ship", false, false),
    ("chronometer", 3, 2, "ship ship", true, false),
    ("theodolite", 3, 1, "ship", false, false),
];

/// Beside the first spaces of the camps, what of the Snake Temple's map a travel value alone pays: low1 costs a
/// car, low3 a ship, high2 two boots, high3 a plane, two1 two cars, two2 a plane and a boot, two3 a ship and a
/// car, two4 two ships.
const REACH: [(&str, &str); 8] = [
    ("boot", ""),
    ("car", "low1"),
    ("ship", "low3"),
    ("plane", "low1 low3 high3"),
    ("car car", "low1 high2 two1"),
    ("ship ship", "low3 high2 two4"),
    ("car ship", "low1 low3 high2 two3"),
    ("plane plane", "low1 low3 high2 high3 two1 two2 two3 two4"),
];

/// Where the only card in hand takes a figure.
pub fn reach(key: &str) -> Vec<String> {
    let scene = Scene::snake()
        .found("low1", "site1_jewel")
        .found("low3", "site1_coin_arrowhead")
        .found("high2", "site1_coin_2tablets")
        .found("high3", "site1_tablet_arrowhead")
        .found("two1", "site2_2compasses_jewel")
        .found("two2", "site2_arrowhead_jewel")
        .found("two3", "site2_2tablets_jewel")
        .found("two4", "site2_draw_tablet_jewel")
        .hand(0, key);
    scene.list("dig")
}

/// Where a card of this travel value takes a figure.
pub fn reach_of(travel: &str) -> Vec<String> {
    let (_, sites) = REACH.iter().find(|(value, _)| *value == travel).expect("a travel value of the table");
    let camps = ["camp1.1", "camp2.1", "camp3.1", "camp4.1", "camp5.1"];
    camps.into_iter().chain(sites.split_whitespace()).map(|space| format!("dig {space}")).collect()
}

#[test]
fn every_item_costs_its_coins_and_scores_its_points() {
    for (key, cost, points, ..) in PRINTED {
        let buy = format!("buy {key}");
        let shop = |coins: u8| {
            Scene::bird()
                .row("stone_jar", &format!("{key} - - - -"))
                .purse(0, &format!("coin {coins} compass 9"))
        };
        assert!(!shop(cost - 1).can(&buy), "{key} for one coin less");
        let mut scene = shop(cost);
        scene.act(&buy);
        assert_eq!((scene.tokens(0), scene.points(0, "items")), (String::from("compass 9"), points), "{key}");
    }
}

#[test]
fn every_item_has_its_travel_value() {
    for (key, _, _, travel, ..) in PRINTED {
        assert_eq!(reach(key), reach_of(travel), "{key}");
        let mut scene = Scene::bird().hand(0, key);
        scene.act(&format!("dig camp3.1; spend {key}"));
        // A card with two kinds of icons asks which of them pays.
        let paid = usize::from(scene.list("icon").is_empty());
        assert_eq!(scene.s.pool.total() as usize + paid, travel.split(' ').count(), "{key}");
    }
}

#[test]
fn every_item_is_a_free_or_a_main_action() {
    for (key, _, _, _, free, _) in PRINTED {
        let play = format!("play {key}");
        let mut scene = Scene::bird().hand(0, key);
        assert!(scene.can(&play), "{key}");
        scene.act("pass");
        assert_eq!(scene.can(&play), free, "{key} after the main action");
    }
}

#[test]
fn ruling_023_items_that_exile_themselves_do_so_for_their_effect_only() {
    for (key, .., exiles) in PRINTED {
        let mut played = Scene::bird().hand(0, key);
        let mut spent = played.clone();
        played.act(&format!("play {key}"));
        assert_eq!((played.is_in("exile", 0, key), played.is_in("play", 0, key)), (exiles, !exiles), "{key}");
        spent.act(&format!("dig camp3.1; spend {key}"));
        assert!(spent.is_in("play", 0, key) && !spent.is_in("exile", 0, key), "{key} pays for a journey");
    }
}

#[test]
fn every_item_has_its_line_and_a_scene() {
    let scenes = concat!(include_str!("items_a.rs"), include_str!("items_b.rs"), include_str!("items_c.rs"));
    let items = &tables().rows.items;
    assert_eq!(items.len(), PRINTED.len());
    for (row, (key, ..)) in items.iter().zip(PRINTED) {
        assert_eq!(row.name.key, key, "the tables and this list name the items in the same order");
        let own = scenes.contains(&format!("\nfn {key}_"));
        let line = scenes.contains(&format!("\n    (\"{key}\", "));
        assert!(own || line, "{key} has no scene");
    }
}
