//! A few turns as people play them.

use crate::scene::Scene;

#[test]
fn a_funding_card_pays_a_boot_or_gives_a_coin() {
    let mut scene = Scene::bird().hand(0, "funding_ship hat fear");
    assert!(scene.can("dig camp1.1") && !scene.can("dig camp1.2"));
    scene.act("dig camp3.1");
    assert_eq!(scene.list("spend"), ["spend hat", "spend funding_ship", "spend fear"]);
    assert!(scene.can("play hat"), "free actions are there in the middle of paying");
    scene.act("play hat; spend fear");
    assert_eq!(scene.tokens(0), "coin 1 compass 1 tablet 2");
    scene.act("play funding_ship; end");
    assert_eq!(scene.to_act(), Some(1));
}

#[test]
fn an_item_goes_under_the_deck() {
    let mut scene = Scene::bird().purse(0, "coin 4").row("stone_jar", "hat axe rope dog torch");
    scene.act("buy dog");
    assert_eq!(scene.deck_list(0), ["dog"]);
    assert_eq!(scene.tokens(0), "coin 1");
    assert!(!scene.can("buy hat"), "the main action is used");
    scene.act("end");
    assert_eq!(scene.s.row.iter().filter(|c| c.is_some()).count(), 6);
}
