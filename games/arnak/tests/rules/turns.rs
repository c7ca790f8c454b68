//! Turn structure: rulings 1 to 10.

use std::collections::BTreeSet;

use crate::scene::{Scene, site};

/// A discovered level I site that costs a car and gives a jewel.
fn car_site() -> Scene {
    Scene::bird().found("low1", "site1_jewel")
}

#[test]
fn ruling_001_free_actions_before_during_and_after_the_main_action() {
    let mut scene = Scene::bird().hand(0, "funding_ship exploration_car hat fear");
    scene.act("play exploration_car");
    assert_eq!(scene.tokens(0), "compass 1");
    scene.act("dig camp3.1; play hat; spend fear; play funding_ship");
    assert_eq!(scene.tokens(0), "coin 2 compass 2 tablet 2");
    assert_eq!(scene.legal(), ["end"]);
}

#[test]
fn ruling_001_one_main_action_per_turn() {
    let mut scene = Scene::bird()
        .hand(0, "parrot fear hat")
        .purse(0, "coin 9 compass 9 tablet 9 arrowhead 9 jewel 9")
        .found("low1", "site1_jewel")
        .guarded("low1", "guardian_04")
        .figure(0, "low1")
        .row("stone_jar", "axe rope dog torch flask");
    scene.act("buy dog");
    assert_eq!(scene.legal(), ["end", "play hat"]);
}

#[test]
fn ruling_002_the_main_actions() {
    let scene = Scene::bird()
        .hand(0, "parrot fear")
        .purse(0, "coin 9 compass 9 tablet 9 arrowhead 9 jewel 9")
        .found("low1", "site1_jewel")
        .guarded("low1", "guardian_04")
        .figure(0, "low1")
        .assistant(0, "discount", false);
    let verbs = |scene: &Scene| -> BTreeSet<String> {
        scene.legal().iter().map(|text| text.split(' ').next().unwrap().to_string()).collect()
    };
    let expected = ["assistant", "buy", "dig", "discover", "overcome", "pass", "play", "research"];
    assert_eq!(verbs(&scene), expected.map(String::from).into());

    let there = scene.token(0, 0, "8a").with(|s| {
        s.players[0].arrival = 1;
        s.arrivals = 1;
    });
    assert_eq!(there.list("temple").len(), 6);
}

#[test]
fn ruling_003_free_actions_alone_are_no_turn() {
    let mut scene = Scene::bird().hand(0, "hat");
    assert!(!scene.can("end"));
    scene.act("play hat");
    assert_eq!(scene.tokens(0), "coin 1 compass 1");
    let cheap = scene.clone().row("stone_jar", "dog brush horse machete tent");
    assert_eq!(cheap.legal(), ["pass"], "who can do nothing else has to pass");
    scene.act("pass");
    assert_eq!(scene.legal(), ["end"]);
}

#[test]
fn ruling_004_what_is_free() {
    let mut scene = Scene::bird()
        .hand(0, "hat parrot fear")
        .purse(0, "coin 9")
        .assistant(0, "compass", false)
        .assistant(0, "discount", false)
        .overcame(0, "guardian_07 guardian_13")
        .idols(0, 1, 0);
    assert!(scene.can("assistant 2"));
    scene.act("pass");
    // The plane of guardian 13 pays travel and waits for a cost.
    assert_eq!(scene.legal(), ["end", "play hat", "assistant 1", "boon guardian_07", "idol"]);
    scene.act("play hat; assistant 1; boon guardian_07; idol; option 2; end");
    assert_eq!(scene.tokens(0), "coin 10 compass 2 arrowhead 1");
}

#[test]
fn ruling_005_the_new_idol_is_slotted_before_the_site_tile_is_seen() {
    let mut scene = Scene::bird()
        .hand(0, "funding_car hat")
        .purse(0, "compass 3")
        .idol_on("low1", "idol_coin")
        .script("tile_up site1_jewel; guardian_up guardian_05");
    scene.act("discover low1; spend funding_car");
    assert_eq!(scene.legal(), ["continue", "play hat", "idol"]);
    assert_eq!(scene.tokens(0), "coin 1");
    assert!(scene.s.tiles[site("low1").at()].is_none());
    scene.act("idol; option 2");
    assert_eq!(scene.tokens(0), "coin 1 arrowhead 1");
    assert!(scene.s.tiles[site("low1").at()].is_none(), "another free action may follow");
    assert_eq!(scene.legal(), ["continue", "play hat"]);
    scene.act("continue");
    assert_eq!(scene.tokens(0), "coin 1 arrowhead 1 jewel 1");
    assert_eq!(scene.legal(), ["end", "play hat"]);
}

#[test]
fn ruling_005_no_pause_without_a_free_action() {
    let mut scene = Scene::bird()
        .hand(0, "funding_car")
        .purse(0, "compass 3")
        .idols(0, 0, 4)
        .idol_on("low1", "idol_coin")
        .script("tile_up site1_jewel");
    scene.act("discover low1; spend funding_car");
    assert_eq!(scene.legal(), ["end"]);
    assert_eq!(scene.tokens(0), "coin 1 jewel 1");
}

#[test]
fn ruling_005_the_new_idol_may_bring_what_its_effect_needs() {
    let mut scene =
        Scene::bird().hand(0, "funding_car").purse(0, "compass 3").idol_on("low1", "idol_upgrade");
    scene.act("discover low1; spend funding_car");
    assert_eq!(scene.legal(), ["no", "idol"], "nothing to trade up yet");
    scene.act("idol; option 3; upgrade tablet");
    assert_eq!(scene.s.players[0].slotted, 1);
    assert!(scene.events.iter().any(|e| e.kind() == arnak::event::Kind::SiteFound));
    assert!(scene.res(0, "tablet") >= 1 && scene.res(0, "arrowhead") >= 1);
}

#[test]
fn ruling_005_a_card_revealed_or_drawn_may_be_answered_by_a_free_action() {
    let mut rod = Scene::bird()
        .hand(0, "fishing_rod hat")
        .row("stone_jar", "horse machete tent binoculars aeroplane")
        .script("deal pack_donkey");
    rod.act("play fishing_rod");
    assert_eq!(rod.legal(), ["no", "play hat"], "every card is a coin too dear");
    rod.act("play hat");
    let wares =
        ["buy horse", "buy machete", "buy tent", "buy binoculars", "buy aeroplane", "buy pack_donkey"];
    let mut legal = rod.list("buy");
    legal.sort_by_key(|text| wares.iter().position(|ware| ware == text));
    assert_eq!(legal, wares);

    let mut hook = Scene::bird().hand(0, "parrot").deck(0, "rope").overcame(0, "guardian_07");
    hook.act("play parrot");
    assert_eq!(hook.legal(), ["no", "boon guardian_07"], "no card to use up yet");
    hook.act("boon guardian_07; draw; useup rope");
    assert_eq!(hook.tokens(0), "jewel 1");
}

#[test]
fn ruling_005_a_coin_taken_while_paying_hires_the_plane() {
    let mut scene = car_site().hand(0, "hat").purse(0, "coin 2");
    scene.act("dig low1; play hat");
    assert_eq!(scene.tokens(0), "coin 3 compass 1");
    assert_eq!(scene.legal(), ["hire"]);
    scene.act("hire");
    assert_eq!(scene.tokens(0), "coin 1 compass 1 jewel 1");
}

#[test]
fn ruling_005_the_card_that_must_pay_is_not_played_for_its_coin() {
    let mut poor = car_site().hand(0, "funding_car");
    poor.act("dig low1");
    assert_eq!(poor.legal(), ["spend funding_car"]);

    // With one coin more its own coin makes a plane.
    let mut scene = car_site().hand(0, "funding_car").purse(0, "coin 1");
    scene.act("dig low1");
    assert_eq!(scene.legal(), ["spend funding_car", "play funding_car"]);
    scene.act("play funding_car");
    assert_eq!(scene.legal(), ["hire"]);
    scene.act("hire");
    assert_eq!(scene.tokens(0), "jewel 1");
}

#[test]
fn ruling_005_the_assistant_that_must_pay_gives_its_icon() {
    let mut scene = car_site().assistant(0, "coin_or_plane", false);
    scene.act("dig low1");
    assert_eq!(scene.legal(), ["assistant 1"]);
    scene.act("assistant 1");
    assert_eq!(scene.legal(), ["option 2"], "its coin would leave the journey unpaid");
    scene.act("option 2; icon plane");
    assert_eq!(scene.tokens(0), "jewel 1");

    let mut free_to_choose = car_site().assistant(0, "coin_or_plane", false).purse(0, "coin 1");
    free_to_choose.act("dig low1; assistant 1");
    assert_eq!(free_to_choose.legal(), ["option 1", "option 2"]);
    free_to_choose.act("option 1; hire");
    assert_eq!(free_to_choose.tokens(0), "jewel 1");
}

#[test]
fn ruling_005_what_must_pay_is_neither_exiled_nor_used_up_nor_sold() {
    let mut scene = car_site()
        .hand(0, "funding_car fear")
        .played(0, "hat")
        .assistant(0, "exile", false)
        .assistant(0, "draw", false);
    scene.act("dig low1; assistant 1");
    assert_eq!(scene.list("exile_hand"), ["exile_hand fear"]);
    assert_eq!(scene.list("exile_play"), ["exile_play hat"]);
    scene.act("no; assistant 2");
    assert_eq!(scene.legal(), ["useup fear"], "the deck is empty, the use-up stays");
    scene.act("useup fear; spend funding_car");
    assert_eq!(scene.tokens(0), "jewel 1");

    let mut last_card = car_site().hand(0, "funding_car").assistant(0, "draw", false);
    last_card.act("dig low1");
    assert_eq!(last_card.legal(), ["spend funding_car"], "the assistant would use up the only car");

    let mut coins = car_site().purse(0, "coin 2").assistant(0, "coin_for_arrowhead", false).idols(0, 1, 0);
    coins.act("dig low1; idol");
    assert_eq!(coins.list("option"), ["option 2", "option 3", "option 4", "option 5"]);
    coins.act("option 4; assistant 1");
    assert_eq!(coins.tokens(0), "coin 3 compass 1");
    assert_eq!(coins.legal(), ["yes", "no"], "one coin is to spare now");
    coins.act("yes; hire");
    assert_eq!(coins.tokens(0), "compass 1 arrowhead 1 jewel 1");
}

#[test]
fn ruling_005_the_use_up_to_come_leaves_the_card_that_must_pay() {
    let mut scene = car_site().hand(0, "funding_car steam_boat").deck(0, "axe").assistant(0, "draw", false);
    scene.act("dig low1; assistant 1");
    assert_eq!(scene.legal(), ["draw", "no"], "the boat may have to be used up");
    scene.act("draw");
    assert_eq!(scene.legal(), ["useup steam_boat", "useup axe", "play steam_boat"], "now the axe may be");
    scene.act("play steam_boat");
    assert_eq!(scene.legal(), ["useup axe"]);
    scene.act("useup axe; spend funding_car");
    assert_eq!(scene.tokens(0), "compass 2 jewel 1");
}

#[test]
fn ruling_006_a_reward_never_pays_its_own_cost() {
    let camp = Scene::bird();
    assert!(!camp.can("dig camp1.1"), "its two coins would hire the plane there");

    let idol = Scene::bird().purse(0, "coin 1 compass 3").idol_on("low1", "idol_coin");
    assert!(!idol.can("discover low1"), "the idol's coin comes after the travel");
    assert!(idol.purse(0, "coin 2 compass 3").can("discover low1"));

    // Row 2 of the snake side gives the glass two coins.
    let row = Scene::snake().token(0, 0, "1a").purse(0, "compass 1 arrowhead 1");
    assert!(!row.can("research glass 2a"));
    assert!(row.purse(0, "coin 1 compass 1 arrowhead 1").can("research glass 2a"));
}

#[test]
fn ruling_007_passing_leaves_the_free_actions_of_the_turn_and_ends_the_turns_of_the_round() {
    let mut scene =
        Scene::bird().hand(0, "hat funding_car").hand(1, "fear fear").found("low1", "site1_jewel");
    scene.act("pass");
    assert_eq!(scene.legal(), ["end", "play hat", "play funding_car"]);
    scene.act("play hat; end; dig camp1.1; spend fear; end");
    assert_eq!(scene.to_act(), Some(1), "seat 0 is skipped though a card is left");
    assert_eq!(scene.tokens(0), "coin 1 compass 1");
}

#[test]
fn ruling_008_passed_players_are_skipped_and_the_last_one_goes_on_alone() {
    let mut scene = Scene::players(3).bare(2).hand(1, "fear fear").deck(1, "");
    assert_eq!(scene.to_act(), Some(0));
    scene.act("pass; end");
    assert_eq!(scene.to_act(), Some(1));
    scene.act("dig camp1.1; spend fear; end");
    assert_eq!(scene.to_act(), Some(2));
    scene.act("pass; end");
    assert_eq!(scene.to_act(), Some(1));
    scene.act("dig camp2.1; spend fear; end");
    assert_eq!(scene.to_act(), Some(1), "turns in a row");
    assert_eq!(scene.s.round, 1);
    scene.act("pass; end");
    assert_eq!((scene.s.round, scene.to_act()), (2, Some(1)));
}

#[test]
fn ruling_009_watch_passes_for_three_coins_while_the_main_action_is_unused() {
    let mut scene = Scene::bird().hand(0, "watch hat fear");
    scene.act("play watch");
    assert_eq!(scene.legal(), ["option 1", "option 2", "play hat"]);
    scene.act("option 2");
    assert_eq!(scene.tokens(0), "coin 3");
    assert_eq!(scene.legal(), ["end", "play hat"]);
    assert_eq!(scene.s.passed, 0b01);
}

#[test]
fn ruling_009_the_other_branch_of_watch_and_chronometer_is_free() {
    let mut scene = Scene::bird().hand(0, "watch chronometer fear");
    scene.act("play watch; option 1; play chronometer; option 1");
    assert_eq!(scene.tokens(0), "coin 3 compass 1");
    assert_eq!(scene.s.passed, 0);
    assert!(scene.can("dig camp1.1") && !scene.can("end"));
}

#[test]
fn ruling_009_chronometer_passes_for_three_compasses() {
    let mut scene = Scene::bird().hand(0, "chronometer fear");
    scene.act("play chronometer; option 2");
    assert_eq!(scene.tokens(0), "compass 3");
    assert_eq!(scene.legal(), ["end"]);
}

#[test]
fn ruling_009_after_and_during_the_main_action_only_the_free_branch_is_left() {
    let mut scene = Scene::bird().hand(0, "watch chronometer fear");
    scene.act("dig camp3.1; play watch");
    assert_eq!(scene.tokens(0), "coin 2");
    scene.act("spend fear; play chronometer");
    assert_eq!(scene.tokens(0), "coin 3 compass 1 tablet 2");
    assert_eq!(scene.s.passed, 0);
    assert_eq!(scene.legal(), ["end"]);
}

#[test]
fn ruling_009_a_coin_of_chronometer_counts_for_the_payment_under_way() {
    // Two boots: the card's two ships, or four coins once it has given its own.
    let mut scene = Scene::snake().found("high2", "site1_jewel").hand(0, "chronometer").purse(0, "coin 3");
    scene.act("dig high2");
    assert_eq!(scene.legal(), ["spend chronometer", "hire", "play chronometer"]);
    scene.act("play chronometer; hire; hire");
    assert_eq!(scene.tokens(0), "compass 1 jewel 1");
}

#[test]
fn ruling_009_one_pass_in_a_turn() {
    let mut scene = Scene::bird().hand(0, "watch chronometer");
    scene.act("play watch; play chronometer; option 2");
    assert_eq!(scene.tokens(0), "coin 2 compass 3", "the watch has only its free branch left");
    assert_eq!(scene.legal(), ["end"]);
}

#[test]
fn ruling_009_sundial_from_hand_uses_the_main_action_either_way() {
    let scene = Scene::bird().hand(0, "sundial watch").purse(0, "tablet 1");
    let mut tablets = scene.clone();
    tablets.act("play sundial");
    assert_eq!(tablets.tokens(0), "");
    assert_eq!(tablets.legal(), ["option 1", "option 2", "play watch"]);
    tablets.act("play watch");
    assert_eq!(tablets.tokens(0), "coin 2", "the main action is under way, so the watch cannot pass");
    tablets.act("option 1");
    assert_eq!(tablets.tokens(0), "coin 2 tablet 2");
    assert_eq!((tablets.legal(), tablets.s.passed), (vec!["end".to_string()], 0));

    let mut jewel = scene;
    jewel.act("play sundial; option 2");
    assert_eq!(jewel.tokens(0), "jewel 1");
    assert_eq!((jewel.legal(), jewel.s.passed), (vec!["end".into(), "play watch".to_string()], 1));
}

#[test]
fn ruling_009_sundial_passes_as_a_part_of_its_purchase() {
    let mut scene = Scene::bird().purse(0, "compass 2").row("sundial", "hat axe rope dog torch");
    scene.act("buy sundial; yes; option 2");
    assert_eq!(scene.tokens(0), "jewel 1");
    assert_eq!((scene.legal(), scene.s.passed), (vec!["end".to_string()], 1));

    let mut cheaper = Scene::bird().hand(0, "whip watch").row("sundial", "hat axe rope dog torch");
    cheaper.act("play whip; buy sundial; yes; option 2; play watch");
    assert_eq!(cheaper.tokens(0), "coin 2 jewel 1");
    assert_eq!(cheaper.s.passed, 1);
}

#[test]
fn ruling_010_other_players_things_are_out_of_reach() {
    let scene = Scene::bird()
        .hand(0, "war_club guardians_crown pathfinders_sandals guardians_ocarina axe")
        .purse(0, "tablet 1")
        .found("low1", "site1_jewel")
        .guarded("low1", "guardian_05")
        .figure(1, "low1")
        .figure(0, "camp1.1")
        .played(1, "torch fear")
        .hand(1, "hat fear");
    assert!(scene.list("overcome").is_empty());

    let mut club = scene.clone();
    club.act("play war_club");
    assert_eq!(club.legal(), ["end"]);
    let mut crown = scene.clone();
    crown.act("play guardians_crown");
    assert_eq!(crown.legal(), ["end"]);
    let mut sandals = scene.clone();
    sandals.act("play pathfinders_sandals");
    let moves =
        ["move camp1.1 camp2.1", "move camp1.1 camp3.1", "move camp1.1 camp4.1", "move camp1.1 camp5.1"];
    assert_eq!(sandals.legal(), moves);
    let mut ocarina = scene.clone();
    ocarina.act("play guardians_ocarina");
    assert_eq!(ocarina.s.players[1].figures, scene.s.players[1].figures);
    let mut axe = scene;
    axe.act("play axe");
    assert_eq!(axe.list("exile_play"), ["exile_play axe"]);
    assert!(!axe.can("exile_hand hat") && !axe.can("exile_hand fear"));
}
