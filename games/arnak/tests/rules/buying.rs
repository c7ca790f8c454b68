//! Buying and gaining cards, the card row and its refills: rulings 59 to 67.

use arnak::ids::Card;

use crate::scene::{Scene, card, tables};

/// The card row from the left, `-` for a gap.
pub fn row(scene: &Scene) -> String {
    let key = |&card: &Card| if card.is_none() { "-" } else { tables().card(card).name.key.as_str() };
    scene.s.row.iter().map(key).collect::<Vec<_>>().join(" ")
}

/// A two-player scene with a row of known prices: artifact 2; items 1, 2, 2, 3, 2.
fn market() -> Scene {
    Scene::bird().row("stone_jar", "hat axe rope dog torch")
}

#[test]
fn ruling_059_coins_buy_items_and_compasses_artifacts() {
    assert_eq!(market().purse(0, "coin 1 compass 2").list("buy"), ["buy stone_jar", "buy hat"]);
    assert_eq!(
        market().purse(0, "coin 2 compass 1").list("buy"),
        ["buy hat", "buy axe", "buy rope", "buy torch"]
    );
    assert_eq!(market().purse(0, "compass 9").list("buy"), ["buy stone_jar"]);
    assert_eq!(market().purse(0, "tablet 9 arrowhead 9 jewel 9").list("buy"), [""; 0]);
    let mut scene = market().purse(0, "coin 5 compass 5");
    scene.act("buy dog");
    assert_eq!(scene.tokens(0), "coin 2 compass 5");
}

#[test]
fn ruling_059_one_card_per_action() {
    let mut scene = market().purse(0, "coin 9 compass 9");
    scene.act("buy hat");
    assert_eq!(scene.legal(), ["end"]);
}

#[test]
fn ruling_060_a_bought_artifact_is_resolved_without_the_tablet() {
    let mut scene =
        market().row("treasure_chest", "hat axe rope dog torch").purse(0, "compass 4").deck(0, "horse");
    scene.act("buy treasure_chest");
    assert!(scene.is_in("play", 0, "treasure_chest"));
    assert_eq!(scene.legal(), ["yes", "no"]);
    scene.act("yes; draw");
    assert!(scene.is_in("hand", 0, "horse"));
    assert_eq!(scene.tokens(0), "coin 1");
}

#[test]
fn ruling_060_the_effect_may_be_skipped() {
    let mut scene = market().row("serpent_idol", "hat axe rope dog torch").purse(0, "compass 2");
    scene.act("buy serpent_idol; no");
    assert!(scene.is_in("play", 0, "serpent_idol"));
    assert_eq!((scene.tokens(0).as_str(), scene.s.players[0].play_fear), ("", 0));
    assert_eq!(scene.legal(), ["end"]);
}

#[test]
fn ruling_060_other_costs_of_the_effect_are_paid() {
    let charts = || market().row("star_charts", "hat axe rope dog torch");
    let mut rich = charts().purse(0, "coin 1 compass 4");
    rich.act("buy star_charts; yes");
    assert_eq!(rich.legal(), ["yes", "no"], "the coin is asked for");
    rich.act("yes; activate camp3; activate camp4");
    assert_eq!(rich.tokens(0), "tablet 2 arrowhead 1");
    let mut poor = charts().purse(0, "compass 4");
    poor.act("buy star_charts; yes");
    assert_eq!((poor.legal(), poor.tokens(0).as_str()), (vec!["end".to_string()], ""));
}

#[test]
fn ruling_060_a_research_it_grants_is_the_same_main_action() {
    let mut scene = market().row("idol_of_ara_anu", "hat axe rope dog torch").purse(0, "coin 9 compass 3");
    scene.act("buy idol_of_ara_anu; yes; research glass 1b");
    assert_eq!(scene.tokens(0), "coin 10", "row 1 gives the glass a coin");
    assert_eq!(scene.legal(), ["end"]);
}

#[test]
fn ruling_060_a_dig_it_grants_is_the_same_main_action() {
    let mut scene =
        market().row("passage_shell", "hat axe rope dog torch").purse(0, "coin 9 compass 3").hand(0, "axe");
    scene.act("buy passage_shell; yes; dig camp3.1; yes");
    assert_eq!(scene.tokens(0), "coin 9 tablet 4");
    assert_eq!(scene.legal(), ["end"], "there is a figure, travel and money for more, but no main action");
}

#[test]
fn ruling_061_an_artifact_from_hand_costs_a_tablet() {
    let jar = || Scene::bird().hand(0, "stone_jar").deck(0, "hat");
    assert!(!jar().purse(0, "coin 5 compass 5 arrowhead 5 jewel 5").can("play stone_jar"));
    let mut scene = jar().purse(0, "tablet 2");
    scene.act("play stone_jar; draw");
    assert_eq!(scene.tokens(0), "tablet 1");
    assert!(scene.is_in("hand", 0, "hat"));
    assert_eq!(scene.list("end"), ["end"], "playing it was the main action");
}

#[test]
fn ruling_061_the_tablet_comes_on_top_of_the_effects_own_cost() {
    let mut scene = Scene::bird().hand(0, "star_charts").purse(0, "coin 1 tablet 1");
    scene.act("play star_charts");
    assert_eq!(scene.tokens(0), "coin 1", "the tablet is paid even if the offer is then declined");
    scene.act("yes");
    assert_eq!(scene.tokens(0), "");
    scene.act("activate camp1; activate camp2");
    assert_eq!(scene.tokens(0), "coin 2 compass 2");
}

#[test]
fn ruling_062_a_gained_item_is_bought_without_paying() {
    let mut scene = market().found("low1", "site1_item_or_compasses").hand(0, "funding_car").deck(0, "horse");
    scene.act("dig low1; spend funding_car; option 1");
    assert_eq!(
        scene.list("take_card"),
        ["take_card hat", "take_card axe", "take_card rope", "take_card dog", "take_card torch"]
    );
    scene.act("take_card dog");
    assert_eq!(scene.deck_list(0), ["horse", "dog"]);
    assert_eq!(row(&scene), "stone_jar hat axe rope - torch");
}

#[test]
fn ruling_062_a_gained_artifact_is_resolved_like_a_bought_one() {
    let mut scene = Scene::bird()
        .round(2)
        .row("serpents_gold war_club", "hat axe rope dog")
        .token(0, 0, "6b")
        .token(0, 1, "5a")
        .purse(0, "compass 1 jewel 1");
    scene.act("research notebook 6a; row_first");
    assert_eq!(scene.list("take_card"), ["take_card serpents_gold", "take_card war_club"]);
    scene.act("take_card serpents_gold");
    assert_eq!(scene.legal(), ["yes", "no"]);
    scene.act("yes");
    assert_eq!((scene.tokens(0).as_str(), scene.s.players[0].play_fear), ("coin 4", 1));
}

#[test]
fn ruling_063_items_slide_left_and_come_in_at_the_right() {
    let mut scene = Scene::bird()
        .round(2)
        .row("stone_jar war_club", "hat axe rope dog")
        .purse(0, "coin 2")
        .script("deal torch");
    scene.act("buy axe");
    assert_eq!(row(&scene), "stone_jar war_club hat - rope dog", "the gap stays until the turn ends");
    scene.act("end");
    assert_eq!(row(&scene), "stone_jar war_club hat rope dog torch");
}

#[test]
fn ruling_063_artifacts_slide_right_and_come_in_at_the_left() {
    let mut scene = Scene::bird()
        .round(3)
        .row("mortar stone_jar war_club", "hat axe rope")
        .purse(0, "compass 4")
        .script("deal sundial");
    scene.act("buy war_club; no");
    assert_eq!(row(&scene), "mortar stone_jar - hat axe rope");
    scene.act("end");
    assert_eq!(row(&scene), "sundial mortar stone_jar hat axe rope");
}

#[test]
fn ruling_063_two_cards_taken_in_one_turn_are_both_replaced_at_its_end() {
    let mut scene = market()
        .row("monkey_medallion", "hat axe rope dog torch")
        .purse(0, "compass 4")
        .script("deal sundial; deal horse");
    scene.act("buy monkey_medallion; yes; take_card hat");
    assert_eq!(row(&scene), "- - axe rope dog torch");
    scene.act("end");
    assert_eq!(row(&scene), "sundial axe rope dog torch horse");
}

#[test]
fn ruling_064_without_items_in_the_deck_the_row_neither_slides_nor_fills() {
    let mut scene = Scene::bird()
        .round(2)
        .row("stone_jar war_club", "hat axe rope dog")
        .purse(0, "coin 2")
        .purse(1, "compass 4")
        .with(|s| s.exiled |= std::mem::take(&mut s.item_bag))
        .script("deal sundial");
    scene.act("buy axe; end");
    assert_eq!(row(&scene), "stone_jar war_club hat - rope dog");
    scene.act("buy war_club; no; end");
    assert_eq!(row(&scene), "sundial stone_jar hat - rope dog", "artifacts go on as before");
}

#[test]
fn ruling_064_the_last_card_still_fills_the_row() {
    let mut scene = market().purse(0, "coin 2").with(|s| {
        let last = card("horse").bit();
        s.exiled |= s.item_bag & !last;
        s.item_bag = last;
    });
    scene.act("buy axe; end");
    assert_eq!(row(&scene), "stone_jar hat rope dog torch horse");
    assert_eq!(scene.s.item_bag, 0);
}

/// A row of items that cost four, and a Fishing Rod.
fn fishing() -> Scene {
    Scene::bird()
        .row("stone_jar", "pack_donkey horse aeroplane binoculars tent")
        .hand(0, "fishing_rod")
        .script("deal machete")
}

#[test]
fn ruling_065_the_rod_may_be_used_with_nothing_to_pay() {
    let mut scene = fishing();
    assert!(scene.can("play fishing_rod"));
    scene.act("play fishing_rod");
    assert_eq!(scene.s.item_top, card("machete"));
    assert_eq!(scene.legal(), ["end"]);
}

#[test]
fn ruling_065_the_top_item_is_offered_too_and_nothing_need_be_bought() {
    let mut scene = fishing().purse(0, "coin 1");
    scene.act("play fishing_rod");
    let row_and_top = ["pack_donkey", "horse", "aeroplane", "binoculars", "tent", "machete"];
    assert_eq!(scene.list("buy"), row_and_top.map(|key| format!("buy {key}")), "no artifact");
    scene.act("no; end");
    assert_eq!(scene.s.item_top, card("machete"), "it lies on the deck again");
    assert_eq!(row(&scene), "stone_jar pack_donkey horse aeroplane binoculars tent");
    assert_eq!(scene.tokens(0), "coin 1");
}

#[test]
fn ruling_065_the_seen_card_fills_the_place_of_a_row_card() {
    let mut scene = fishing().purse(0, "coin 1");
    scene.act("play fishing_rod; buy horse; end");
    assert_eq!(row(&scene), "stone_jar pack_donkey aeroplane binoculars tent machete");
    assert_eq!((scene.tokens(0).as_str(), scene.deck_list(0)), ("", vec!["horse".to_string()]));
}

#[test]
fn ruling_065_the_seen_card_may_be_bought() {
    let mut scene = fishing().purse(0, "coin 1");
    scene.act("play fishing_rod; buy machete; end");
    assert_eq!(row(&scene), "stone_jar pack_donkey horse aeroplane binoculars tent");
    assert_eq!((scene.tokens(0).as_str(), scene.deck_list(0)), ("", vec!["machete".to_string()]));
    assert!(scene.s.item_top.is_none());
}

#[test]
fn ruling_065_the_compass_reveals_an_artifact_and_resolves_it() {
    let mut scene = market()
        .row("war_club", "hat axe rope dog torch")
        .hand(0, "precision_compass")
        .purse(0, "coin 9 compass 1")
        .script("deal traders_coins");
    scene.act("play precision_compass");
    assert_eq!(scene.list("buy"), ["buy war_club", "buy traders_coins"]);
    scene.act("buy traders_coins; yes");
    assert_eq!(scene.tokens(0), "coin 11 compass 1", "three off a price of three; no tablet, two coins");
}

#[test]
fn ruling_066_the_hammer_exiles_the_rightmost_item_and_may_take_any_exiled_one() {
    let hammer =
        || market().exiled("flask").hand(0, "ornate_hammer").purse(0, "tablet 1").script("deal horse");
    let mut scene = hammer();
    scene.act("play ornate_hammer");
    assert!(scene.is_in("exile", 0, "torch"));
    assert_eq!(scene.legal(), ["take_card flask", "take_card torch", "no"]);
    scene.act("take_card torch");
    assert_eq!((scene.deck_list(0), scene.tokens(0).as_str()), (vec!["torch".to_string()], ""));
    assert_eq!(row(&scene), "stone_jar hat axe rope dog -");
    scene.act("end");
    assert_eq!(row(&scene), "stone_jar hat axe rope dog horse");
    let mut scene = hammer();
    scene.act("play ornate_hammer; no");
    assert!(scene.is_in("exile", 0, "torch") && scene.is_in("exile", 0, "flask"));
    assert!(scene.s.players[0].deck.is_empty());
}

#[test]
fn ruling_066_exiled_artifacts_stay_where_they_are() {
    let mut scene = market().exiled("mortar flask").hand(0, "ornate_hammer").purse(0, "tablet 1");
    scene.act("play ornate_hammer");
    assert_eq!(scene.list("take_card"), ["take_card flask", "take_card torch"]);
}

#[test]
fn ruling_067_the_discount_assistant_is_the_main_action() {
    let mut scene = market().assistant(0, "discount", false).purse(0, "coin 2 compass 1");
    assert_eq!(scene.list("buy"), ["buy hat", "buy axe", "buy rope", "buy torch"]);
    scene.act("assistant 1");
    assert_eq!(scene.list("buy").len(), 6, "one coin off, or one compass");
    scene.act("buy dog");
    assert_eq!(scene.tokens(0), "compass 1");
    assert_eq!(scene.legal(), ["end"]);
    let mut scene = market().assistant(0, "discount", false).purse(0, "coin 9");
    scene.act("buy hat");
    assert!(!scene.can("assistant 1"), "not as a free action");
}

#[test]
fn ruling_067_who_uses_the_discount_assistant_buys() {
    let mut scene =
        market().assistant(0, "discount", false).hand(0, "funding_ship").purse(0, "coin 2 compass 1");
    scene.act("assistant 1");
    let all: Vec<String> = scene.legal();
    assert!(
        all.iter().all(|text| text.starts_with("buy ")),
        "no way around it, and nothing in between: {all:?}"
    );
    scene.act("buy dog; play funding_ship");
    assert_eq!(scene.tokens(0), "coin 1 compass 1", "free actions come after it");
    // Inside an artifact it is an offer.
    let mut wine =
        market().supply(["discount", "coins", "tablet"]).hand(0, "ancient_wine").purse(0, "tablet coin 3");
    wine.act("play ancient_wine; use_assistant 1");
    assert!(wine.can("no"));
}

#[test]
fn ruling_067_gold_is_two_off_and_never_below_nothing() {
    let mut scene = market().assistant(0, "discount", true).purse(0, "coin 1");
    scene.act("assistant 1");
    assert_eq!(scene.list("buy").len(), 6);
    scene.act("buy hat");
    assert_eq!(scene.tokens(0), "coin 1");
}

#[test]
fn ruling_067_the_discount_assistant_needs_something_to_buy() {
    let dear = || {
        Scene::bird()
            .row("mortar", "pack_donkey horse aeroplane binoculars tent")
            .assistant(0, "discount", false)
    };
    assert!(!dear().purse(0, "coin 2 compass 1").can("assistant 1"));
    assert!(dear().purse(0, "coin 3").can("assistant 1"));
    assert!(dear().purse(0, "compass 2").can("assistant 1"));
}

#[test]
fn ruling_067_on_the_supply_board_it_acts_inside_the_artifact() {
    let mut scene = market()
        .row("coconut_flask", "hat axe rope dog torch")
        .supply(["discount", "coins", "tablet"])
        .purse(0, "compass 3");
    scene.act("buy coconut_flask; yes; use_assistant 1");
    assert_eq!(scene.list("buy"), ["buy hat", "buy axe", "buy rope", "buy dog", "buy torch"]);
    scene.act("buy dog");
    assert_eq!((scene.tokens(0).as_str(), scene.deck_list(0)), ("", vec!["dog".to_string()]));
    assert_eq!(scene.legal(), ["end"]);
}
