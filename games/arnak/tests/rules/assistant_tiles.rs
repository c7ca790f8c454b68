//! The twelve assistants, silver and gold.

use crate::parts::Parts;
use crate::scene::{Scene, tables};

/// Side, tokens before, actions after `assistant 1`, tokens after. Gold is the second side.
const SIDES: [(&str, bool, &str, &str, &str); 36] = [
    ("coins", false, "", "", "coin 2"),
    ("coins", true, "", "", "coin 3"),
    ("tablet", false, "", "", "tablet 1"),
    ("tablet", true, "", "", "coin 1 tablet 1"),
    ("boot_for_arrowhead", false, "", "", ""),
    ("boot_for_arrowhead", false, "coin 2", "yes; hire", "arrowhead 1"),
    ("boot_for_arrowhead", false, "coin 2", "no", "coin 2"),
    ("boot_for_arrowhead", true, "", "", "arrowhead 1"),
    ("coin_for_arrowhead", false, "", "", ""),
    ("coin_for_arrowhead", false, "coin 1", "yes", "arrowhead 1"),
    ("coin_for_arrowhead", false, "coin 1", "no", "coin 1"),
    ("coin_for_arrowhead", true, "compass 4", "", "compass 4"),
    ("coin_for_arrowhead", true, "coin 1", "yes; option 1", "arrowhead 1"),
    ("coin_for_arrowhead", true, "coin 1", "yes; option 2", "jewel 1"),
    ("coin_for_arrowhead", true, "coin 1", "no", "coin 1"),
    ("exile", false, "", "", ""),
    ("exile", true, "", "", "compass 1"),
    ("draw", false, "", "", ""),
    ("draw", true, "", "", ""),
    ("coin_or_plane", false, "", "option 1", "coin 1"),
    ("coin_or_plane", true, "", "option 1", "coin 2"),
    ("compass_or_car", false, "", "option 1", "compass 1"),
    ("compass_or_car", true, "", "option 1", "coin 1 compass 1"),
    ("compass_or_ship", false, "", "option 1", "compass 1"),
    ("compass_or_ship", true, "", "option 1", "coin 1 compass 1"),
    ("discount", false, "coin 2", "buy dog", ""),
    ("discount", true, "coin 1", "buy dog", ""),
    ("upgrade", false, "tablet 1 arrowhead 1", "upgrade tablet", "arrowhead 2"),
    ("upgrade", false, "tablet 1 arrowhead 1", "upgrade arrowhead", "tablet 1 jewel 1"),
    ("upgrade", false, "tablet 1", "no", "tablet 1"),
    ("upgrade", false, "coin 3 jewel 1", "", "coin 3 jewel 1"),
    ("upgrade", true, "tablet 1", "upgrade tablet", "compass 1 arrowhead 1"),
    ("upgrade", true, "arrowhead 1", "upgrade arrowhead", "compass 1 jewel 1"),
    ("upgrade", true, "", "", "compass 1"),
    ("compass", false, "", "", "compass 1"),
    ("compass", true, "", "", "compass 2"),
];

/// Seat 0 with this assistant, a known row and nothing else.
fn with(key: &str, gold: bool) -> Scene {
    Scene::bird().assistant(0, key, gold).row("treasure_chest", "dog hat horse machete lantern")
}

#[test]
fn every_side_gives_what_it_shows() {
    for (key, gold, before, acts, after) in SIDES {
        let mut scene = with(key, gold).purse(0, before);
        scene.act(&format!("assistant 1; {acts}")).forgo();
        assert_eq!(scene.tokens(0), after, "{key}, gold {gold}: {acts}");
        let over = scene.can(if key == "discount" { "end" } else { "pass" });
        assert!(over && scene.list("upgrade").is_empty(), "{key}: nothing more is asked");
    }
}

#[test]
fn every_assistant_has_its_lines() {
    for row in tables().rows.assistants.iter().filter(|row| !row.twisted) {
        for gold in [false, true] {
            let has = SIDES.iter().any(|&(key, side, ..)| key == row.name.key && side == gold);
            assert!(has, "{}, gold {gold}, has no line", row.name.key);
        }
    }
    assert_eq!(tables().rows.assistants.iter().filter(|row| !row.twisted).count(), 12);
}

#[test]
fn ruling_004_all_but_the_discount_are_free_actions() {
    for row in tables().rows.assistants.iter().filter(|row| !row.twisted) {
        let key = &row.name.key;
        for gold in [false, true] {
            let mut scene = with(key, gold).purse(0, "coin 9 compass 9");
            assert!(scene.can("assistant 1"), "{key}");
            scene.act("pass");
            assert_eq!(scene.can("assistant 1"), key != "discount", "{key} after the main action");
        }
    }
}

#[test]
fn ruling_079_a_used_assistant_is_exhausted() {
    for (key, gold, before, acts, _) in SIDES {
        let mut scene = with(key, gold).purse(0, before);
        scene.act(&format!("assistant 1; {acts}"));
        assert!(!scene.can("assistant 1"), "{key}, gold {gold}");
        assert_eq!(scene.s.players[0].tired, 1);
    }
    let scene = with("coins", true).exhausted(0, 1);
    assert!(!scene.can("assistant 1"));
}

#[test]
fn boot_for_arrowhead_takes_any_travel_that_pays_a_boot() {
    let base = || Scene::bird().assistant(0, "boot_for_arrowhead", false);
    let mut scene =
        base().hand(0, "funding_ship exploration_car hot_air_balloon fear").overcame(0, "guardian_01");
    scene.act("assistant 1; yes");
    let cards = ["spend hot_air_balloon", "spend funding_ship", "spend exploration_car", "spend fear"];
    assert_eq!(
        (scene.list("spend"), scene.list("boon")),
        (cards.map(String::from).to_vec(), vec!["boon guardian_01".into()])
    );
    scene.act("spend fear");
    assert_eq!((scene.tokens(0).as_str(), scene.play_cards(0).as_str()), ("arrowhead 1", "fear"));
    let mut poor = base().purse(0, "coin 1 jewel 3");
    poor.act("assistant 1").forgo();
    assert_eq!(poor.tokens(0), "coin 1 jewel 3", "one coin hires nobody");
}

#[test]
fn boot_for_arrowhead_shares_a_card_with_a_dig() {
    let scene = Scene::bird().assistant(0, "boot_for_arrowhead", false).found("low3", "site1_jewel");
    let mut scene = scene.hand(0, "gold_pan");
    scene.act("dig low3; spend gold_pan; assistant 1; yes; icon ship");
    assert_eq!(scene.tokens(0), "arrowhead 1 jewel 1", "ruling 31: the second ship is still there this turn");
    let scene = Scene::bird().assistant(0, "boot_for_arrowhead", false).found("low3", "site1_jewel");
    let mut late = scene.hand(0, "gold_pan");
    late.act("dig low3; spend gold_pan; end; pass; end; assistant 1");
    assert_eq!((late.tokens(0).as_str(), late.list("yes").len()), ("jewel 1", 0), "and gone in the next");
}

#[test]
fn exile_reaches_hand_and_play_area() {
    for (gold, after) in [(false, ""), (true, "compass 1")] {
        let scene =
            Scene::bird().assistant(0, "exile", gold).hand(0, "hat fear").played(0, "rope").deck(0, "dog");
        let mut scene = scene;
        scene.act("assistant 1");
        assert_eq!(scene.list("exile_hand"), ["exile_hand hat", "exile_hand fear"]);
        assert_eq!(scene.list("exile_play"), ["exile_play rope"]);
        let mut kept = scene.clone();
        scene.act("exile_hand fear");
        assert_eq!((scene.tokens(0).as_str(), scene.hand_cards(0).as_str()), (after, "hat"));
        kept.act("no");
        assert_eq!((kept.tokens(0).as_str(), kept.hand_cards(0).as_str()), (after, "hat fear"));
    }
}

#[test]
fn draw_in_silver_makes_one_use_up_a_card() {
    let mut scene = Scene::bird().assistant(0, "draw", false).hand(0, "hat").deck(0, "axe dog");
    scene.act("assistant 1");
    assert_eq!((scene.list("draw"), scene.can("no")), (vec![String::from("draw")], true));
    let mut declined = scene.clone();
    scene.act("draw");
    assert_eq!(scene.list("useup"), ["useup hat", "useup axe"]);
    assert!(
        !scene.can("draw") && !scene.can("no") && !scene.can("pass"),
        "p. 24: drawing is optional, using up is not"
    );
    scene.act("useup axe");
    assert_eq!((scene.hand_cards(0).as_str(), scene.play_cards(0).as_str()), ("hat", "axe"));
    declined.act("no");
    assert!(!declined.can("pass"), "also without drawing");
    declined.act("useup hat");
    assert_eq!(
        (declined.hand_cards(0).as_str(), declined.deck_list(0)),
        ("", vec!["axe".into(), "dog".into()])
    );
}

#[test]
fn draw_in_silver_uses_up_a_card_even_if_none_was_drawn() {
    let mut scene = Scene::bird().assistant(0, "draw", false).hand(0, "axe");
    scene.act("assistant 1");
    assert_eq!(scene.legal(), ["useup axe"], "an empty deck only makes the draw fail");
    let mut bare = Scene::bird().assistant(0, "draw", false).played(0, "axe");
    bare.act("assistant 1");
    assert!(bare.can("pass"), "without a card in hand there is nothing to use up");
}

#[test]
fn draw_in_gold_keeps_the_hand() {
    let mut scene = Scene::bird().assistant(0, "draw", true).hand(0, "hat").deck(0, "axe dog");
    scene.act("assistant 1; draw");
    assert_eq!((scene.hand_cards(0).as_str(), scene.can("pass")), ("hat axe", true));
}

#[test]
fn travel_assistants_pay_or_give() {
    // Each with the sites it alone can pay for: a car, a ship, two cars, two ships.
    for (key, silver, gold) in [
        ("coin_or_plane", "low1 low3", "low1 low3 two1 two4"),
        ("compass_or_car", "low1", "low1 two1"),
        ("compass_or_ship", "low3", "low3 two4"),
    ] {
        for (side, sites) in [(false, silver), (true, gold)] {
            let scene = Scene::bird()
                .found("low1", "site1_jewel")
                .found("low3", "site1_coin_arrowhead")
                .found("two1", "site2_2compasses_jewel")
                .found("two4", "site2_arrowhead_jewel")
                .assistant(0, key, side);
            let camps = (1..=5).map(|n| format!("dig camp{n}.1"));
            let wanted: Vec<String> = camps.chain(sites.split(' ').map(|at| format!("dig {at}"))).collect();
            assert_eq!(scene.list("dig"), wanted, "{key}, gold {side}");
            let mut used = scene.clone();
            used.act("assistant 1; option 2");
            assert_eq!(
                (used.s.pool.total(), used.list("dig")),
                (1 + u8::from(side), wanted),
                "{key}, gold {side}"
            );
        }
    }
}

#[test]
fn coin_or_plane_that_is_needed_to_travel_cannot_become_a_coin() {
    let mut scene = Scene::bird().found("low1", "site1_jewel").assistant(0, "coin_or_plane", false);
    scene.act("dig low1; assistant 1");
    assert_eq!(scene.list("option"), ["option 2"]);
    scene.act("option 2; icon plane");
    assert_eq!((scene.tokens(0).as_str(), scene.s.players[0].tired), ("jewel 1", 1));
    let scene = Scene::bird().found("low1", "site1_jewel").assistant(0, "coin_or_plane", false);
    let mut rich = scene.hand(0, "funding_car");
    rich.act("dig low1; assistant 1");
    assert_eq!(rich.list("option"), ["option 1", "option 2"], "with a card to pay both are open");
}

#[test]
fn compass_or_car_in_gold_may_split_its_cars() {
    let scene = Scene::bird().found("low1", "site1_jewel").assistant(0, "compass_or_car", true);
    let mut scene = scene.assistant(0, "boot_for_arrowhead", false);
    scene.act("assistant 1; option 2; dig low1; icon car; assistant 2; yes; icon car");
    assert_eq!(scene.tokens(0), "arrowhead 1 jewel 1");
    scene.act("end; pass; end");
    assert!(scene.s.pool.is_empty());
}

#[test]
fn compass_or_ship_left_over_is_lost_with_the_turn() {
    let scene = Scene::bird().found("low3", "site1_jewel").assistant(0, "compass_or_ship", false);
    let mut scene = scene.row("treasure_chest", "dog hat horse machete lantern").purse(0, "coin 1");
    scene.act("assistant 1; option 2");
    assert!(scene.can("dig low3"));
    scene.act("buy hat; end; pass; end");
    assert_eq!(scene.list("dig"), [""; 0]);
}

#[test]
fn discount_buys_either_kind_for_less() {
    // Prices: Treasure Chest 4 compasses; Dog 3 coins, Hat 1, Horse 4, Machete 4, Lantern 3.
    for (gold, purse, offered) in [
        (false, "", "hat"),
        (true, "", "hat"),
        (false, "coin 2 compass 2", "dog hat lantern"),
        (true, "coin 2 compass 2", "treasure_chest dog hat horse machete lantern"),
        (false, "compass 3", "treasure_chest hat"),
        (true, "coin 1 compass 1", "dog hat lantern"),
    ] {
        let mut scene = with("discount", gold).purse(0, purse);
        scene.act("assistant 1");
        let offered: Vec<String> = offered.split(' ').map(|key| format!("buy {key}")).collect();
        assert_eq!(scene.list("buy"), offered, "gold {gold}, {purse}");
    }
    let scene =
        Scene::bird().assistant(0, "discount", false).row("treasure_chest", "dog - horse machete lantern");
    assert!(!scene.can("assistant 1"), "nothing can be bought");
}

#[test]
fn discount_is_paid_exactly_and_is_the_main_action() {
    let mut scene = with("discount", true).purse(0, "coin 5 compass 5");
    scene.act("assistant 1; buy treasure_chest; yes");
    assert_eq!((scene.tokens(0).as_str(), scene.list("buy").len()), ("coin 6 compass 3", 0));
    assert!(scene.can("end") && scene.is_in("play", 0, "treasure_chest"));
    let mut scene = with("discount", true).purse(0, "coin 5 compass 5");
    scene.act("assistant 1; buy hat");
    assert_eq!(scene.tokens(0), "coin 5 compass 5", "never below nothing");
}

#[test]
fn upgrade_makes_one_trade() {
    let mut scene = with("upgrade", false).purse(0, "coin 1 compass 1 tablet 1 arrowhead 1 jewel 1");
    scene.act("assistant 1");
    assert_eq!(scene.list("upgrade"), ["upgrade tablet", "upgrade arrowhead"]);
    scene.act("upgrade tablet");
    assert_eq!(scene.tokens(0), "coin 1 compass 1 arrowhead 2 jewel 1");
    assert_eq!(scene.list("upgrade"), [""; 0], "the new arrowhead is not traded on");
}
