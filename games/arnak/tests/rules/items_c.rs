//! Items that buy, overcome or research.

use arnak::ids::Card;

use crate::parts::Parts;
use crate::scene::{Scene, assistant, card, guardian, site};

/// A row of known prices: Treasure Chest 4 compasses; Dog 3 coins, Hat 1, Horse 4, Machete 4, Lantern 3.
fn market(scene: Scene) -> Scene {
    scene.row("treasure_chest", "dog hat horse machete lantern")
}

#[test]
fn fishing_rod_offers_the_row_and_the_top_item_for_three_coins_less() {
    let mut scene = market(Scene::bird().hand(0, "fishing_rod")).script("deal aeroplane");
    scene.act("play fishing_rod");
    assert_eq!(scene.list("buy"), ["buy dog", "buy hat", "buy lantern"], "4 - 3 is a coin too much");
    let mut scene = market(Scene::bird().hand(0, "fishing_rod").purse(0, "coin 1")).script("deal aeroplane");
    scene.act("play fishing_rod");
    let all = ["buy dog", "buy hat", "buy horse", "buy machete", "buy lantern", "buy aeroplane"];
    assert_eq!(scene.list("buy"), all);
    assert!(scene.can("no"));
    scene.act("buy aeroplane");
    assert_eq!((scene.tokens(0), scene.deck_list(0)), (String::new(), vec![String::from("aeroplane")]));
    assert!(scene.can("end"), "one purchase");
    let row = scene.s.row;
    scene.act("end");
    assert_eq!(scene.s.row, row, "nothing of the row was taken");
}

#[test]
fn fishing_rod_never_pays_back() {
    let mut scene = market(Scene::bird().hand(0, "fishing_rod").purse(0, "coin 2")).script("deal aeroplane");
    scene.act("play fishing_rod; buy hat");
    assert_eq!((scene.tokens(0).as_str(), scene.deck_list(0)), ("coin 2", vec![String::from("hat")]));
    scene.act("end");
    assert_eq!(scene.s.row[5], card("aeroplane"), "the card that was seen fills the row");
}

#[test]
fn fishing_rod_may_buy_nothing() {
    let mut scene = market(Scene::bird().hand(0, "fishing_rod")).script("deal aeroplane");
    scene.act("play fishing_rod; no");
    assert_eq!((scene.deck_list(0), scene.legal()), (vec![], vec![String::from("end")]));
    scene = scene.purse(1, "coin 1");
    scene.act("end; buy hat; end");
    assert_eq!(scene.s.row[5], card("aeroplane"), "it stayed on top of its deck");
}

#[test]
fn fishing_rod_is_played_although_nothing_can_be_afforded() {
    let scene = Scene::bird().hand(0, "fishing_rod").row("treasure_chest", "horse machete - - -");
    let mut scene = scene.script("deal aeroplane");
    scene.act("play fishing_rod");
    assert_eq!((scene.legal(), scene.s.item_top), (vec![String::from("end")], card("aeroplane")), "p. 22");
}

#[test]
fn fishing_rod_with_an_empty_deck_offers_the_row() {
    let scene = market(Scene::bird().hand(0, "fishing_rod"));
    let mut scene = scene.with(|s| s.exiled |= std::mem::take(&mut s.item_bag));
    scene.act("play fishing_rod");
    assert_eq!(scene.list("buy"), ["buy dog", "buy hat", "buy lantern"]);
    let row = scene.s.row;
    scene.act("buy hat; end");
    assert_eq!(
        scene.s.row,
        [row[0], row[1], Card::NONE, row[3], row[4], row[5]],
        "ruling 64: no sliding either"
    );
}

#[test]
fn precision_compass_offers_artifacts_for_three_compasses_less() {
    let mut scene = market(Scene::bird().hand(0, "precision_compass")).script("deal serpent_idol");
    scene.act("play precision_compass");
    assert_eq!(scene.list("buy"), ["buy serpent_idol"], "2 - 3 is nothing, 4 - 3 a compass too much");
    scene.act("buy serpent_idol");
    assert_eq!(scene.legal(), ["yes", "no"], "its effect without a tablet, or not");
    scene.act("yes");
    assert_eq!((scene.tokens(0).as_str(), scene.s.players[0].play_fear), ("jewel 1", 1));
    assert_eq!(scene.play_cards(0), "precision_compass serpent_idol fear");
    let mut scene = market(Scene::bird().hand(0, "precision_compass").purse(0, "coin 9 compass 1"));
    scene = scene.script("deal serpent_idol");
    scene.act("play precision_compass");
    assert_eq!(scene.list("buy"), ["buy treasure_chest", "buy serpent_idol"], "no items");
    let mut row = scene.clone();
    row.act("buy treasure_chest; no; end");
    assert_eq!((row.tokens(0).as_str(), row.s.row[0]), ("coin 9", card("serpent_idol")));
    scene.act("no; end");
    assert_eq!(scene.s.row[0], card("treasure_chest"));
    assert_eq!(scene.s.artifact_top, card("serpent_idol"));
}

#[test]
fn whip_buys_a_row_artifact_for_four_compasses_less() {
    let mut scene = Scene::bird().round(3).hand(0, "whip").purse(0, "coin 9");
    scene = scene.row("treasure_chest serpent_idol war_mask", "dog hat horse");
    scene.act("play whip");
    let artifacts = ["buy treasure_chest", "buy serpent_idol", "buy war_mask"];
    assert_eq!(scene.list("buy"), artifacts, "4, 2 and 3 compasses become nothing; no items, no top card");
    assert!(scene.can("no"));
    assert!(scene.is_in("exile", 0, "whip"));
    scene.act("buy serpent_idol; yes");
    assert_eq!(
        (scene.tokens(0).as_str(), scene.play_cards(0).as_str()),
        ("coin 9 jewel 1", "serpent_idol fear")
    );
    assert!(scene.can("end"));
}

#[test]
fn airdrop_takes_an_item_to_the_hand() {
    let mut scene = market(Scene::bird().hand(0, "airdrop")).deck(0, "axe");
    scene.act("play airdrop");
    assert_eq!(
        scene.list("take_card"),
        ["take_card dog", "take_card hat", "take_card horse", "take_card machete", "take_card lantern"]
    );
    scene.act("take_card hat");
    assert_eq!((scene.hand_cards(0).as_str(), scene.deck_list(0)), ("hat", vec![String::from("axe")]));
    scene.act("play hat");
    assert_eq!(scene.tokens(0), "coin 1 compass 1", "usable at once");
    assert!(scene.is_in("exile", 0, "airdrop"));
}

#[test]
fn airdrop_takes_the_last_item_without_asking() {
    let mut scene = Scene::bird().hand(0, "airdrop").row("stone_jar", "- dog - - -");
    scene.act("play airdrop");
    assert_eq!(
        (scene.hand_cards(0).as_str(), scene.can("play dog")),
        ("dog", false),
        "its main effect is for later"
    );
}

#[test]
fn revolver_overcomes_for_a_compass() {
    let base = |purse: &str| {
        let scene = Scene::bird().hand(0, "revolver").purse(0, purse).guarded("camp1", "guardian_13");
        scene
            .guarded("camp2", "guardian_08")
            .guarded("camp3", "guardian_04")
            .figure(0, "camp1.1")
            .figure(1, "camp2.1")
    };
    let mut scene = base("compass 1");
    scene.act("play revolver; yes");
    assert_eq!(scene.list("overcome"), ["overcome camp1"], "own sites only");
    scene.act("overcome camp1");
    assert_eq!((scene.tokens(0).as_str(), scene.points(0, "guardians")), ("", 5));
    assert!(scene.s.guardians[site("camp1").at()].is_none());
    let mut declined = base("compass 1");
    declined.act("play revolver; no");
    assert_eq!((declined.tokens(0).as_str(), declined.points(0, "guardians")), ("compass 1", 0));
    let mut short = base("coin 4 tablet 3");
    short.act("play revolver");
    assert_eq!(short.legal(), ["end"], "without the compass nothing");
}

#[test]
fn bear_trap_overcomes_where_nobody_else_is() {
    let scene =
        Scene::bird().hand(0, "bear_trap").guarded("camp1", "guardian_13").guarded("camp2", "guardian_08");
    let mut scene = scene.guarded("camp3", "guardian_04").figure(0, "camp1.1").figure(1, "camp2.1");
    scene.act("play bear_trap");
    assert_eq!(scene.list("overcome"), ["overcome camp1", "overcome camp3"]);
    scene.act("overcome camp3");
    assert_eq!(scene.points(0, "guardians"), 5);
    assert_eq!(scene.s.players[0].guardians, 1 << guardian("guardian_04").0);
    assert!(scene.is_in("exile", 0, "bear_trap") && scene.can("end"));
}

#[test]
fn bear_trap_is_kept_out_by_the_second_space_of_a_camp() {
    let scene = Scene::new(r#"{"players":4,"board":"bird"}"#).hand(0, "bear_trap");
    let mut scene = scene.guarded("camp1", "guardian_13").figure(0, "camp1.1").figure(1, "camp1.2");
    scene.act("play bear_trap");
    assert_eq!(scene.list("overcome"), [""; 0], "another player is at the same camp");
}

#[test]
fn journal_moves_the_notebook_for_nothing() {
    let mut scene = Scene::bird().hand(0, "journal").token(0, 0, "1a").supply(["coins", "tablet", "exile"]);
    scene.act("play journal");
    assert_eq!(scene.list("research"), ["research notebook 1a", "research notebook 1b"]);
    scene.act("research notebook 1b; recruit 2");
    assert_eq!(scene.points(0, "notebook"), 0);
    assert_eq!(scene.s.players[0].assistants[0], assistant("tablet"), "the row effect is resolved");
    assert!(scene.is_in("exile", 0, "journal") && scene.can("end"));
}

#[test]
fn journal_brings_the_bonus_tile_too() {
    let scene =
        Scene::bird().hand(0, "journal").token(0, 0, "3a").token(0, 1, "1a").bonus_at("2a", "bonus_coin");
    let mut scene = scene;
    scene.act("play journal; research notebook 2a; bonus_first; recruit 1");
    assert_eq!((scene.tokens(0).as_str(), scene.bonus_count("2a")), ("coin 1", 0));
}

#[test]
fn journal_does_not_pass_the_glass_nor_enter_the_temple() {
    let mut level = Scene::bird().hand(0, "journal").token(0, 0, "2a").token(0, 1, "2b");
    level.act("play journal");
    assert_eq!(level.legal(), ["end"], "p. 22: not above the magnifying glass");
    let mut top = Scene::bird().hand(0, "journal").in_temple(0).token(0, 1, "7a");
    top.act("play journal");
    assert_eq!(top.legal(), ["end"]);
}

#[test]
fn journal_crosses_the_idol_bridge_without_an_idol() {
    let mut scene = Scene::snake()
        .hand(0, "journal")
        .token(0, 0, "4a")
        .token(0, 1, "3b")
        .row("serpent_idol", "dog hat axe torch horse");
    assert!(!scene.can("research notebook 4a"), "there is no idol to pay with");
    scene.act("play journal; research notebook 4a");
    assert_eq!((scene.points(0, "notebook"), scene.play_cards(0).as_str()), (5, "serpent_idol"));
}
