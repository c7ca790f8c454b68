//! Chains of effects and cards with sharp edges, each in a scene of its own.

use arnak::ids::Card;
use arnak::purse::{Icon, Icons};

use crate::artifacts::{end_round, ways};
use crate::scene::{Scene, assistant, card, guardian, site, space, spot, tables};

/// The bonus tile on a track space of the Bird Temple; the tile that lay there takes its place.
fn bonus_on(scene: Scene, at: &str, key: &str) -> Scene {
    let wanted = tables().rows.bonuses.iter().position(|row| row.name.key == key).expect("a bonus tile");
    let place = tables().boards[scene.s.options.board as usize].bonus[spot(at).at()].0 as usize;
    scene.with(|s| {
        let old = s.bonus[place];
        s.bonus[place] = arnak::ids::Bonus(wanted as u8);
        s.bonus_bag[wanted] -= 1;
        s.bonus_bag[old.at()] += 1;
    })
}

#[test]
fn one_main_action_buys_four_artifacts_one_inside_the_other() {
    let scene = Scene::bird()
        .round(3)
        .hand(0, "precision_compass hat")
        .row("ancient_wine idol_of_ara_anu passage_shell", "brush lantern theodolite")
        .supply(["discount", "tablet", "exile"])
        .token(0, 0, "6b")
        .token(0, 1, "5a")
        .purse(0, "compass 4")
        .script("deal coconut_flask");
    let mut scene = bonus_on(scene, "6a", "bonus_tablet");
    // The top artifact is offered beside the row, for three compasses less.
    scene.act("play precision_compass; buy coconut_flask");
    assert_eq!(scene.tokens(0), "compass 4");
    assert_eq!(scene.legal(), ["yes", "no", "play hat"], "a free action fits between any two steps");
    scene.act("yes");
    assert_eq!(scene.tokens(0), "coin 2 compass 4");
    scene.act("use_assistant 1");
    let silver = [
        "buy ancient_wine",
        "buy idol_of_ara_anu",
        "buy passage_shell",
        "buy brush",
        "buy lantern",
        "buy theodolite",
    ];
    assert_eq!(scene.list("buy"), silver);
    scene.act("buy ancient_wine; yes");
    assert_eq!(scene.tokens(0), "coin 3 compass 2", "the silver side takes one compass off");
    scene.act("use_assistant 1; buy idol_of_ara_anu; yes");
    assert_eq!(scene.tokens(0), "coin 3 compass 1", "the gold side takes two compasses off");
    assert_eq!(scene.list("research"), ["research notebook 6a"]);
    scene.act("research notebook 6a; row_first");
    assert!(scene.is_in("play", 0, "passage_shell"), "the only artifact left in the row");
    scene.act("play hat; yes; dig camp2.1; yes");
    assert_eq!(scene.tokens(0), "coin 4 compass 5 tablet 1", "camp twice, then the bonus tile of the space");
    assert_eq!(scene.legal(), ["end"], "all that was one main action");
    assert!(scene.s.row[..3].iter().all(|c| c.is_none()), "the gaps are filled when the turn ends");
    scene.act("end");
    assert!(scene.s.row.iter().all(|c| c.is_some()));
    assert_eq!(scene.s.supply[0].top, assistant("discount"), "used twice and still there");
}

#[test]
fn the_idol_of_a_new_site_refreshes_the_assistant_that_paid_the_way() {
    let mut scene = Scene::bird()
        .idol_on("two1", "idol_refresh")
        .assistant(0, "compass_or_car", true)
        .assistant(0, "boot_for_arrowhead", false)
        .hand(0, "aeroplane")
        .purse(0, "compass 4")
        .script("tile_up site2_2tablets_jewel; guardian_up guardian_11");
    scene.act("play aeroplane");
    assert!(scene.can("discover two1"), "six compasses less two, and a plane covers one of two cars");
    scene.act("discover two1");
    assert_eq!(scene.tokens(0), "", "compasses are paid before anything is gained");
    assert_eq!(scene.legal(), ["assistant 1", "assistant 2"], "nothing but the driver brings a car");
    scene.act("assistant 1");
    assert_eq!(scene.list("option"), ["option 2"], "a coin and a compass would leave the car unpaid");
    scene.act("option 2; icon car");
    assert_eq!(scene.s.pool, Icons::of(Icon::Car, 1), "the second car is left over");
    assert_eq!(scene.s.players[0].idols, 2, "one face up, one face down");
    assert_eq!(scene.list("refresh"), ["refresh 1"]);
    scene.act("refresh 1");
    // The site tile is not revealed yet: idols, assistants and left-over icons may be used first.
    assert!(scene.s.tiles[site("two1").at()].is_none());
    assert_eq!(scene.legal(), ["continue", "assistant 1", "assistant 2", "idol"]);
    scene.act("assistant 2; yes; icon car");
    assert_eq!(scene.tokens(0), "arrowhead 1");
    scene.act("idol; option 4; assistant 1; option 1");
    assert_eq!(scene.tokens(0), "coin 2 compass 2 arrowhead 1");
    scene.act("continue");
    assert_eq!(scene.tokens(0), "coin 2 compass 2 tablet 2 arrowhead 1 jewel 1");
    assert_eq!(scene.s.guardians[site("two1").at()], guardian("guardian_11"));
    assert_eq!(scene.legal(), ["end", "idol"]);
}

#[test]
fn coconut_flask_with_the_discount_assistant_buys_one_cheaper() {
    let scene =
        Scene::bird().supply(["discount", "tablet", "exile"]).row("stone_jar", "brush tent hat axe dog");
    for mut scene in ways(&scene, "coconut_flask") {
        scene.act("use_assistant 1");
        // Two coins were just gained: brush, hat, axe and dog cost at most three.
        let offered = scene.list("buy");
        assert_eq!(offered, ["buy brush", "buy hat", "buy axe", "buy dog"]);
        let mut nothing = scene.clone();
        scene.act("buy brush");
        assert_eq!((scene.tokens(0), scene.deck_list(0)), (String::new(), vec!["brush".to_string()]));
        assert_eq!(scene.legal(), ["end"], "the purchase was part of the main action");
        nothing.act("no");
        assert_eq!(nothing.tokens(0), "coin 2");
        assert_eq!(scene.s.supply[0].top, assistant("discount"));
    }
}

#[test]
fn ancient_wine_with_the_discount_assistant_buys_two_cheaper() {
    let scene =
        Scene::bird().supply(["discount", "tablet", "exile"]).row("stone_jar", "brush tent hat axe dog");
    for mut scene in ways(&scene, "ancient_wine") {
        scene.act("use_assistant 1");
        assert_eq!(scene.list("buy"), cheap(&scene), "one coin and two off");
        scene.act("buy brush");
        assert_eq!(scene.tokens(0), "");
        assert_eq!(scene.deck_list(0), ["brush"]);
    }
}

/// What Ancient Wine and the discount assistant can buy of that row: the artifact only if it is still there.
fn cheap(scene: &Scene) -> Vec<&'static str> {
    let all = ["buy stone_jar", "buy brush", "buy hat", "buy axe", "buy dog"];
    if scene.s.row[0].is_some() { all.to_vec() } else { all[1..].to_vec() }
}

#[test]
fn ancient_wine_and_the_discount_assistant_buy_an_artifact_that_resolves() {
    let scene = Scene::bird()
        .round(2)
        .row("serpent_idol stone_jar", "brush tent hat axe")
        .supply(["discount", "tablet", "exile"]);
    let mut scene = scene.hand(0, "ancient_wine").purse(0, "tablet");
    scene.act("play ancient_wine; use_assistant 1; buy serpent_idol");
    assert_eq!(scene.tokens(0), "coin 1", "two compasses less two");
    scene.act("yes");
    assert_eq!((scene.tokens(0).as_str(), scene.s.players[0].play_fear), ("coin 1 jewel 1", 1));
}

#[test]
fn ruling_033_travel_from_a_supply_assistant_serves_free_actions_only() {
    let scene =
        Scene::bird().supply(["coin_or_plane", "tablet", "exile"]).assistant(0, "boot_for_arrowhead", false);
    for mut scene in ways(&scene, "coconut_flask") {
        scene.act("use_assistant 1; option 2");
        assert_eq!(scene.s.pool, Icons::of(Icon::Plane, 1));
        assert_eq!(scene.legal(), ["end", "assistant 1"], "no dig: the artifact was the main action");
        let mut wasted = scene.clone();
        scene.act("assistant 1; yes");
        assert_eq!(scene.legal(), ["icon plane", "hire"]);
        scene.act("icon plane");
        assert_eq!(scene.tokens(0), "coin 2 arrowhead 1");
        wasted.act("end");
        assert_eq!(wasted.s.pool, Icons::NONE);
    }
    for mut scene in ways(&scene, "ancient_wine") {
        scene.act("use_assistant 1; option 2");
        assert_eq!(scene.s.pool, Icons::of(Icon::Plane, 2), "the gold side has two planes");
    }
}

#[test]
fn passage_shell_at_the_jewel_camp_with_no_one_and_two_cards() {
    for mut scene in ways(&Scene::bird(), "passage_shell") {
        scene.act("dig camp5.1");
        assert_eq!(scene.s.players[0].figures[0], space("camp5.1"), "the figure may go there all the same");
        scene.act("yes");
        assert_eq!((scene.tokens(0).as_str(), scene.legal().as_slice()), ("", &["end".to_string()][..]));
    }
    for mut scene in ways(&Scene::bird().hand(0, "fear"), "passage_shell") {
        scene.act("dig camp5.1");
        assert_eq!(scene.legal(), ["useup fear", "no"]);
        let mut saved = scene.clone();
        scene.act("useup fear; yes");
        assert_eq!(
            (scene.tokens(0).as_str(), scene.legal().as_slice()),
            ("jewel 1", &["end".to_string()][..])
        );
        // Declined the first time, the camp may still be used the second time.
        saved.act("no; yes; useup fear");
        assert_eq!(saved.tokens(0), "jewel 1");
    }
    for mut scene in ways(&Scene::bird().hand(0, "fear hat axe"), "passage_shell") {
        scene.act("dig camp5.1; useup fear");
        assert_eq!(scene.tokens(0), "jewel 1");
        let mut once = scene.clone();
        scene.act("yes; useup axe");
        assert_eq!(scene.tokens(0), "jewel 2", "each time uses up a card of its own");
        assert_eq!(scene.legal(), ["end", "play hat"]);
        once.act("no");
        assert_eq!(once.s.players[0].hand_size(), 2);
    }
}

#[test]
fn fishing_rod_may_buy_nothing_the_revealed_card_or_one_of_the_row() {
    let scene = Scene::bird()
        .hand(0, "fishing_rod")
        .row("stone_jar", "brush tent hat axe dog")
        .purse(0, "coin")
        .script("deal horse");
    let mut scene = scene;
    scene.act("play fishing_rod");
    let offered = ["buy brush", "buy tent", "buy hat", "buy axe", "buy dog", "buy horse", "no"];
    assert_eq!(scene.legal(), offered, "items for three coins less, no artifacts");
    let (mut revealed, mut row) = (scene.clone(), scene.clone());
    scene.act("no; end");
    assert_eq!(
        scene.s.row,
        ["stone_jar", "brush", "tent", "hat", "axe", "dog"].map(card),
        "nothing was taken"
    );
    assert_eq!(scene.s.item_top, card("horse"), "it lies on top of the deck again");
    // Whichever player takes an item next, the card that all have seen comes to the row.
    let mut scene = scene.purse(1, "coin 1");
    scene.act("buy hat; end");
    assert_eq!(scene.s.row, ["stone_jar", "brush", "tent", "axe", "dog", "horse"].map(card));
    assert_eq!(scene.s.item_top, Card::NONE);

    revealed.act("buy horse");
    assert_eq!((revealed.tokens(0), revealed.deck_list(0)), (String::new(), vec!["horse".to_string()]));
    revealed.act("end");
    assert_eq!(revealed.s.row, ["stone_jar", "brush", "tent", "hat", "axe", "dog"].map(card));
    assert_eq!(revealed.s.item_top, Card::NONE);

    row.act("buy axe");
    assert_eq!(row.tokens(0), "coin 1", "never below zero");
    row.act("end");
    assert_eq!(row.s.row, ["stone_jar", "brush", "tent", "hat", "dog", "horse"].map(card));
}

#[test]
fn precision_compass_may_buy_nothing_the_revealed_card_or_one_of_the_row() {
    let scene = Scene::bird()
        .round(2)
        .hand(0, "precision_compass")
        .row("serpent_idol war_club", "brush tent hat axe")
        .script("deal hunting_arrows");
    let mut scene = scene;
    scene.act("play precision_compass");
    assert_eq!(scene.legal(), ["buy serpent_idol", "no"], "playable though the revealed card is too dear");
    let mut row = scene.clone();
    scene.act("no; end");
    assert_eq!(scene.s.row[..2], ["serpent_idol", "war_club"].map(card));
    assert_eq!(scene.s.artifact_top, card("hunting_arrows"));
    row.act("buy serpent_idol; yes");
    assert_eq!((row.tokens(0).as_str(), row.s.players[0].play_fear), ("jewel 1", 1));
    row.act("end");
    assert_eq!(row.s.row[..2], ["hunting_arrows", "war_club"].map(card), "the seen card fills the gap");

    let rich = Scene::bird()
        .round(2)
        .hand(0, "precision_compass")
        .row("serpent_idol war_club", "brush tent hat axe")
        .purse(0, "compass")
        .script("deal hunting_arrows");
    let mut rich = rich;
    rich.act("play precision_compass");
    assert_eq!(rich.list("buy"), ["buy serpent_idol", "buy war_club", "buy hunting_arrows"]);
    rich.act("buy hunting_arrows; yes");
    assert_eq!(rich.tokens(0), "arrowhead 2");
    rich.act("end");
    assert_eq!(rich.s.row[..2], ["serpent_idol", "war_club"].map(card));
}

#[test]
fn fishing_rod_with_an_empty_deck_offers_the_row_alone() {
    let mut scene = Scene::bird()
        .hand(0, "fishing_rod")
        .row("stone_jar", "brush - - - -")
        .with(|s| s.exiled |= std::mem::take(&mut s.item_bag));
    scene.act("play fishing_rod");
    assert_eq!(scene.legal(), ["buy brush", "no"]);
}

#[test]
fn ornate_hammer_with_an_empty_row_takes_from_exile_only() {
    let scene = Scene::bird().row("stone_jar", "- - - - -").exiled("rope hat");
    for mut scene in ways(&scene, "ornate_hammer") {
        assert_eq!(scene.legal(), ["take_card rope", "take_card hat", "no"]);
        scene.act("take_card hat");
        assert_eq!(scene.deck_list(0), ["hat"]);
        assert!(scene.is_in("exile", 0, "rope"));
    }
    for scene in ways(&Scene::bird().row("stone_jar", "- - - - -"), "ornate_hammer") {
        assert_eq!(scene.legal(), ["end"], "nothing to exile and nothing to take");
    }
}

#[test]
fn ornate_hammer_takes_the_rightmost_item_that_is_there() {
    for scene in ways(&Scene::bird().row("stone_jar", "brush tent - hat -"), "ornate_hammer") {
        assert_eq!(scene.legal(), ["take_card hat", "no"]);
        assert_eq!(
            scene.s.row[1..],
            ["brush", "tent"].map(card).into_iter().chain([Card::NONE; 3]).collect::<Vec<_>>()
        );
    }
}

#[test]
fn guardians_crown_and_then_relocation_leave_all_fear_behind() {
    let scene = Scene::bird()
        .found("low1", "site1_jewel")
        .guarded("low1", "guardian_08")
        .guarded("camp3", "guardian_13")
        .figure(0, "low1")
        .figure(0, "camp3.1")
        .hand(0, "guardians_crown pathfinders_sandals")
        .purse(0, "tablet 2");
    let mut crowned = scene;
    crowned.act("play guardians_crown");
    assert!(crowned.can("crown camp3 camp1") && crowned.can("crown low1 camp1"));
    assert!(!crowned.can("crown low1 camp3"), "that camp is occupied");
    crowned.act("crown low1 camp1; end; pass; end");
    assert_eq!(crowned.tokens(0), "coin 2 tablet 1");
    let mut moved = crowned.clone();
    moved.act("play pathfinders_sandals; move camp3.1 camp2.1");
    end_round(&mut moved);
    assert_eq!(moved.s.players[0].play_fear, 0, "one guardian moved away, the other was left");
    // To the camp the crown sent its guardian to.
    crowned.act("play pathfinders_sandals; move low1 camp1.1");
    end_round(&mut crowned);
    assert_eq!(crowned.s.players[0].play_fear, 2, "who comes later to a guarded camp is afraid too");
}

#[test]
fn guardians_ocarina_with_nobody_out_makes_planes_of_left_over_icons() {
    let scene = Scene::bird().hand(0, "steam_boat").assistant(0, "boot_for_arrowhead", false).assistant(
        0,
        "compass_or_ship",
        true,
    );
    let mut scene = scene;
    scene.act("assistant 1; yes; spend steam_boat");
    assert_eq!(scene.s.pool, Icons::of(Icon::Ship, 1));
    for scene in ways(&scene, "guardians_ocarina") {
        assert_eq!(scene.legal(), ["end", "assistant 2"], "nobody to call home");
        assert_eq!(scene.s.pool, Icons::of(Icon::Plane, 1));
        let mut later = scene;
        later.act("assistant 2; option 2");
        assert_eq!(later.s.pool, Icons::of(Icon::Plane, 3), "ships gained later count as planes too");
        later.act("end");
        assert_eq!(later.s.pool, Icons::NONE);
    }
}

#[test]
fn guardians_ocarina_ends_with_the_round() {
    let mut scene = Scene::bird().deck(0, "hat axe").purse(0, "tablet").hand(0, "guardians_ocarina");
    scene.act("play guardians_ocarina");
    assert!(scene.s.players[0].all_planes);
    end_round(&mut scene);
    while scene.can("keep_hand") {
        scene.act("keep_hand");
    }
    assert_eq!(scene.s.round, 2);
    assert!(!scene.s.players[0].all_planes);
}

#[test]
fn ruling_035_guardians_ocarina_upgrades_discounts() {
    // Sturdy Boots cover two boots, which are no help on the way to a car site.
    let scene = Scene::bird().found("low1", "site1_jewel").hand(0, "sturdy_boots");
    let mut plain = scene.clone();
    plain.act("play sturdy_boots");
    assert!(!plain.can("dig low1") && plain.can("dig camp1.1"));
    let mut scene = scene.with(|s| s.players[0].all_planes = true);
    scene.act("play sturdy_boots; dig low1");
    assert_eq!(scene.tokens(0), "compass 1 jewel 1");
}
