//! What all thirty-five artifacts have in common: price, points, tablet, the choice on buying.

use arnak::purse::{Icon, Icons};

use crate::scene::{Scene, card, tables};

/// Items that no scene here needs elsewhere.
pub const ITEMS: &str = "brush lantern theodolite binoculars tent";

/// Key, price in compasses, points and planes of every artifact.
const PRINTED: [(&str, u8, i8, u8); 35] = [
    ("pathfinders_sandals", 3, 1, 1),
    ("pathfinders_staff", 4, 1, 1),
    ("war_mask", 3, 1, 1),
    ("treasure_chest", 4, 3, 1),
    ("ritual_dagger", 4, 2, 1),
    ("crystal_earring", 4, 2, 1),
    ("mortar", 3, 1, 1),
    ("serpents_gold", 3, 2, 1),
    ("serpent_idol", 2, 1, 1),
    ("monkey_medallion", 4, 2, 1),
    ("idol_of_ara_anu", 3, 1, 1),
    ("inscribed_blade", 2, 1, 1),
    ("guardians_ocarina", 4, 2, 2),
    ("tigerclaw_hairpin", 4, 2, 1),
    ("war_club", 4, 1, 1),
    ("sundial", 2, 1, 1),
    ("traders_scales", 4, 2, 1),
    ("hunting_arrows", 4, 1, 1),
    ("coconut_flask", 3, 2, 1),
    ("cleansing_cauldron", 3, 1, 1),
    ("ancient_wine", 3, 1, 1),
    ("decorated_horn", 2, 1, 1),
    ("ornate_hammer", 4, 2, 1),
    ("star_charts", 4, 2, 1),
    ("stone_jar", 2, 1, 1),
    ("passage_shell", 3, 1, 1),
    ("ceremonial_rattle", 3, 2, 1),
    ("sacred_drum", 4, 1, 1),
    ("traders_coins", 3, 1, 1),
    ("stone_key", 3, 2, 1),
    ("obsidian_earring", 4, 2, 1),
    ("guiding_stone", 3, 1, 1),
    ("guiding_skull", 4, 1, 1),
    ("runes_of_the_dead", 4, 1, 1),
    ("guardians_crown", 4, 2, 1),
];

fn price(key: &str) -> u8 {
    PRINTED.iter().find(|row| row.0 == key).expect("a printed artifact").1
}

/// The scene after the artifact was played from the hand for a tablet, and after it was bought for its
/// compasses and its effect used; apart from the price, both end with the purse of the scene.
pub fn ways(scene: &Scene, key: &str) -> [Scene; 2] {
    [from_hand(scene, key), bought(scene, key)]
}

/// Played from the hand, which costs a tablet.
pub fn from_hand(scene: &Scene, key: &str) -> Scene {
    let play = format!("play {key}");
    let mut scene = scene.clone().holding(0, key);
    if scene.res(0, "tablet") == 0 {
        assert!(!scene.can(&play), "{key} from the hand costs a tablet");
    }
    scene = scene.earning(0, "tablet");
    scene.act(&play);
    assert!(scene.is_in("play", 0, key));
    scene
}

/// Bought, with its effect.
pub fn bought(scene: &Scene, key: &str) -> Scene {
    let buy = format!("buy {key}");
    let mut scene = scene.clone().on_sale(0, key);
    if scene.res(0, "compass") == 0 {
        assert!(!scene.clone().earning(0, &format!("compass {}", price(key) - 1)).can(&buy));
    }
    scene = scene.earning(0, &format!("compass {}", price(key)));
    scene.act(&buy);
    assert!(scene.is_in("play", 0, key));
    assert!(scene.can("yes") && scene.can("no"), "the effect of {key} may be skipped");
    scene.act("yes");
    scene
}

/// Both players pass and the round ends.
pub fn end_round(scene: &mut Scene) {
    scene.act("end");
    while scene.can("pass") {
        scene.act("pass; end");
    }
}

#[test]
fn every_artifact_has_a_scene() {
    let scenes = [include_str!("artifacts_a.rs"), include_str!("artifacts_b.rs")].concat();
    let keys: Vec<&str> = tables().rows.artifacts.iter().map(|row| row.name.key.as_str()).collect();
    assert_eq!(keys, PRINTED.map(|row| row.0));
    for key in keys {
        assert!(scenes.contains(&format!("#[test]\nfn {key}_")), "{key} has no scene");
    }
}

#[test]
fn artifacts_cost_and_score_what_is_printed() {
    for (key, price, points, planes) in PRINTED {
        let mut scene = Scene::bird().row(key, ITEMS).purse(0, &format!("compass {price}"));
        assert_eq!(tables().icons[card(key).at()], Icons::of(Icon::Plane, planes), "{key}");
        scene.act(&format!("buy {key}"));
        assert_eq!(scene.tokens(0), "", "{key}");
        assert_eq!(scene.points(0, "artifacts"), i32::from(points), "{key}");
    }
}

#[test]
fn ruling_060_a_bought_artifact_may_be_left_unresolved() {
    for (key, price, ..) in PRINTED {
        let mut scene = Scene::bird().row(key, ITEMS).purse(0, &format!("compass {price} coin 1"));
        let figures = scene.s.players[0].figures;
        scene.act(&format!("buy {key}"));
        assert_eq!(scene.legal(), ["yes", "no"], "{key}");
        scene.act("no");
        assert_eq!(scene.legal(), ["end"], "{key} was the main action");
        assert_eq!(scene.tokens(0), "coin 1", "{key}");
        assert!(scene.is_in("play", 0, key));
        assert_eq!(scene.s.players[0].figures, figures);
        assert_eq!(scene.s.players[0].play_fear, 0);
        assert!(!scene.s.players[0].shielded && !scene.s.players[0].all_planes);
    }
}

#[test]
fn ruling_060_the_plane_of_a_bought_artifact_pays_nothing() {
    for (key, price, ..) in PRINTED {
        let scene = Scene::bird().assistant(0, "boot_for_arrowhead", false);
        let mut bought = scene.clone().row(key, ITEMS).purse(0, &format!("compass {price}"));
        bought.act(&format!("buy {key}; no; assistant 1"));
        assert_eq!(bought.legal(), ["end"], "nothing can pay the boot after buying {key}");
        let mut held = scene.hand(0, key);
        held.act(&format!("assistant 1; yes; spend {key}"));
        assert_eq!(held.tokens(0), "arrowhead 1", "in the hand {key} pays travel");
        assert!(held.is_in("play", 0, key));
    }
}

#[test]
fn ruling_061_an_artifact_from_the_hand_costs_a_tablet() {
    for (key, ..) in PRINTED {
        let scene = Scene::bird().hand(0, key);
        assert!(!scene.can(&format!("play {key}")), "{key} without a tablet");
        let mut scene = scene.purse(0, "tablet 2");
        scene.act(&format!("play {key}"));
        let price = |event: &arnak::Event| match *event {
            arnak::Event::Paid { tokens, .. } => Some(tokens),
            _ => None,
        };
        let paid: Vec<_> = scene.events.iter().filter_map(price).collect();
        let tablet = arnak::purse::Purse::of(arnak::purse::Res::Tablet, 1);
        assert_eq!(paid, [tablet], "{key}");
    }
}

#[test]
fn an_artifact_is_a_main_action() {
    for (key, ..) in PRINTED {
        let mut scene = Scene::bird().hand(0, &format!("{key} fear")).purse(0, "tablet 2");
        assert!(scene.can(&format!("play {key}")));
        scene.act("dig camp1.1");
        assert!(!scene.can(&format!("play {key}")), "{key} in the middle of another action");
        scene.act("spend fear");
        assert!(!scene.can(&format!("play {key}")), "{key} after another action");
    }
}
