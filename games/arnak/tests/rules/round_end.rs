//! The end of a round, step by step: rulings 85 to 91.

use arnak::event::{Event, Kind};

use crate::buying::row;
use crate::research::players;
use crate::scene::{Scene, assistant};

/// All players pass, starting with the player to move; hands are empty or the next decision is about
/// them.
fn all_pass(scene: &mut Scene) {
    let round = scene.s.round;
    for _ in 0..scene.s.options.players {
        assert_eq!(scene.s.round, round, "nobody had passed before");
        scene.act("pass; end");
    }
}

/// The facts of these kinds since the scene began, in order.
fn facts(scene: &Scene, kinds: &[Kind]) -> Vec<Kind> {
    scene.events.iter().map(Event::kind).filter(|kind| kinds.contains(kind)).collect()
}

#[test]
fn ruling_085_figures_come_home_with_fear_from_guarded_sites() {
    let mut scene = players(2, "bird")
        .found("low1", "site1_jewel")
        .guarded("low1", "guardian_01")
        .found("low2", "site1_coin_arrowhead")
        .figure(0, "low1")
        .figure(0, "low2")
        .figure(1, "camp1.1");
    all_pass(&mut scene);
    assert!(scene.s.players.iter().all(|player| player.figures.iter().all(|f| f.is_none())));
    assert_eq!(facts(&scene, &[Kind::FearGained]), [Kind::FearGained]);
    // Both hands and decks were empty, so the one Fear is shuffled and drawn at once.
    assert_eq!((scene.s.players[0].hand_fear, scene.s.players[1].hand_fear), (1, 0));
    assert_eq!(scene.s.guardians[crate::scene::site("low1").at()], crate::scene::guardian("guardian_01"));
}

#[test]
fn ruling_085_two_figures_on_one_guarded_camp_bring_two() {
    let mut scene =
        players(4, "bird").guarded("camp1", "guardian_01").figure(0, "camp1.1").figure(0, "camp1.2");
    all_pass(&mut scene);
    assert_eq!(scene.s.players[0].hand_fear, 2);
}

#[test]
fn ruling_085_everybody_at_once() {
    let mut scene = players(3, "bird");
    for (seat, at) in ["low1", "low2", "low3"].into_iter().enumerate() {
        let (tile, guardian) = [
            ("site1_jewel", "guardian_01"),
            ("site1_coin_arrowhead", "guardian_02"),
            ("site1_compass_arrowhead", "guardian_03"),
        ][seat];
        scene = scene.found(at, tile).guarded(at, guardian).figure(seat, at);
    }
    scene = scene.hand(1, "hat").hand(2, "axe");
    all_pass(&mut scene);
    assert_eq!(scene.to_act(), Some(1), "nobody has put a hand in order before all Fear was taken");
    assert_eq!([0, 1, 2].map(|seat| scene.s.players[seat].play_fear), [1, 1, 1]);
}

#[test]
fn ruling_086_each_hand_card_is_discarded_or_kept() {
    let mut scene =
        players(2, "bird").hand(0, "hat fear rope").hand(1, "axe").deck(0, "tent dog horse torch machete");
    all_pass(&mut scene);
    assert_eq!(scene.to_act(), Some(0));
    assert_eq!(
        scene.legal(),
        ["discard rope", "discard hat", "discard fear", "keep_hand"],
        "no free actions"
    );
    scene.act("discard rope");
    assert_eq!(scene.legal(), ["discard hat", "discard fear", "keep_hand"]);
    scene.act("keep_hand");
    assert_eq!((scene.to_act(), scene.legal()), (Some(1), vec!["discard axe".into(), "keep_hand".into()]));
    scene.act("discard axe");
    let me = &scene.s.players[0];
    assert_eq!((me.hand_fear, me.hand_size()), (1, 5), "the Fear was kept, three cards were drawn");
    assert!(["hat", "tent", "dog", "horse"].iter().all(|key| scene.is_in("hand", 0, key)));
    assert_eq!(scene.deck_list(0), ["torch", "machete", "?"], "the discarded card is shuffled under");
}

#[test]
fn ruling_086_a_hand_of_fear_alone_is_asked_too() {
    let mut scene = players(2, "bird").hand(0, "fear");
    all_pass(&mut scene);
    assert_eq!((scene.to_act(), scene.legal()), (Some(0), vec!["discard fear".into(), "keep_hand".into()]));
}

#[test]
fn ruling_087_the_play_area_goes_shuffled_under_the_deck() {
    let mut scene = players(2, "bird")
        .found("low1", "site1_jewel")
        .guarded("low1", "guardian_01")
        .figure(0, "low1")
        .deck(0, "tent dog horse torch machete rope")
        .played(0, "hat axe")
        .row("stone_jar", "gold_pan watch parrot flask lantern")
        .purse(0, "coin 1");
    scene.act("buy gold_pan; end; pass; end; pass; end");
    assert_eq!(scene.deck_list(0), ["rope", "gold_pan", "?"], "bought items lie above the shuffled cards");
    let me = &scene.s.players[0];
    assert_eq!((me.bag_size(1), me.bag_fear[1]), (3, 1), "two cards, and the Fear of the guardian");
    assert_eq!((me.play, me.play_fear), (0, 0));
}

#[test]
fn ruling_087_fear_tiles_stay_in_the_play_area() {
    let every_fear = ["fear"; 19].join(" ");
    let mut scene = players(2, "bird")
        .played(1, &every_fear)
        .found("low1", "site1_jewel")
        .guarded("low1", "guardian_01")
        .figure(0, "low1");
    all_pass(&mut scene);
    let me = &scene.s.players[0];
    assert_eq!((me.fear_tiles, me.hand_size(), me.deck_size()), (1, 0, 0));
    assert_eq!(scene.points(0, "fear"), -2);
}

#[test]
fn ruling_088_all_assistants_are_refreshed() {
    let mut scene = players(2, "bird")
        .assistant(0, "coins", false)
        .assistant(0, "tablet", true)
        .assistant(1, "compass", false)
        .exhausted(0, 1)
        .exhausted(0, 2)
        .exhausted(1, 1);
    all_pass(&mut scene);
    assert_eq!([0, 1].map(|seat| scene.s.players[seat].tired), [0, 0]);
    assert_eq!((scene.s.players[0].gold, scene.s.players[0].assistants[1]), (0b10, assistant("tablet")));
}

#[test]
fn ruling_089_the_cards_beside_the_staff_are_exiled_and_two_artifacts_dealt() {
    let mut scene =
        players(2, "bird").row("stone_jar", "hat axe rope dog torch").script("deal mortar; deal sundial");
    all_pass(&mut scene);
    assert!(scene.is_in("exile", 0, "stone_jar") && scene.is_in("exile", 0, "hat"));
    assert_eq!(scene.s.exiled.count_ones(), 2);
    assert_eq!((scene.s.round, row(&scene).as_str()), (2, "sundial mortar axe rope dog torch"));
}

#[test]
fn ruling_089_only_the_artifact_next_to_the_staff_goes() {
    let mut scene = players(2, "bird")
        .round(3)
        .row("mortar sundial stone_jar", "hat axe rope")
        .script("deal war_club; deal war_mask");
    all_pass(&mut scene);
    assert!(scene.is_in("exile", 0, "stone_jar") && scene.is_in("exile", 0, "hat"));
    assert_eq!(row(&scene), "war_mask war_club mortar sundial axe rope");
}

#[test]
fn ruling_090_the_next_player_starts_and_hands_are_filled_to_five() {
    let mut scene = players(3, "bird")
        .deck(0, "tent dog horse torch machete rope")
        .hand(1, "parrot")
        .deck(1, "lantern flask hat axe brush")
        .deck(2, "watch");
    all_pass(&mut scene);
    scene.act("keep_hand");
    assert_eq!((scene.s.round, scene.to_act()), (2, Some(1)));
    assert_eq!([0, 1, 2].map(|seat| scene.s.players[seat].hand_size()), [5, 5, 1]);
    assert_eq!(scene.deck_list(0), ["rope"]);
    assert_eq!(scene.deck_list(1), ["brush"], "the kept card counts");
    all_pass(&mut scene);
    for _ in 0..3 {
        scene.act("keep_hand");
    }
    assert_eq!((scene.s.round, scene.to_act()), (3, Some(2)));
    all_pass(&mut scene);
    for _ in 0..3 {
        scene.act("keep_hand");
    }
    assert_eq!((scene.s.round, scene.to_act()), (4, Some(0)), "around the table");
}

#[test]
fn ruling_090_effects_for_the_round_end_with_it() {
    let mut scene = players(2, "bird")
        .found("low1", "site1_jewel")
        .guarded("low1", "guardian_01")
        .figure(0, "low1")
        .played(0, "war_mask guardians_ocarina")
        .with(|s| (s.players[0].shielded, s.players[0].all_planes) = (true, true));
    all_pass(&mut scene);
    assert_eq!(facts(&scene, &[Kind::FearGained]), [], "the mask still held");
    assert!(!scene.s.players[0].shielded && !scene.s.players[0].all_planes);
}

#[test]
fn rulings_085_to_090_happen_in_this_order() {
    let mut scene = players(2, "bird")
        .found("low1", "site1_jewel")
        .guarded("low1", "guardian_01")
        .figure(0, "low1")
        .hand(0, "hat")
        .deck(0, "axe");
    scene.events.clear();
    all_pass(&mut scene);
    scene.act("discard hat");
    let order = [
        Kind::RoundEnded,
        Kind::FearGained,
        Kind::Discarded,
        Kind::RowExiled,
        Kind::RowExiled,
        Kind::RowDealt,
        Kind::RowDealt,
        Kind::Drew,
        Kind::Drew,
        Kind::Drew,
        Kind::RoundStarted,
    ];
    assert_eq!(facts(&scene, &order), order);
}

#[test]
fn ruling_091_after_the_last_round_figures_come_home_and_that_is_all() {
    let mut scene = players(2, "bird")
        .round(5)
        .found("low1", "site1_jewel")
        .guarded("low1", "guardian_01")
        .figure(0, "low1")
        .hand(0, "hat fear")
        .deck(0, "axe")
        .played(0, "rope")
        .assistant(0, "coins", false)
        .exhausted(0, 1);
    let before = row(&scene);
    all_pass(&mut scene);
    assert!(scene.s.over && scene.to_act().is_none() && scene.legal().is_empty());
    let me = &scene.s.players[0];
    assert_eq!((me.play_fear, me.hand_fear, me.hand_size(), me.tired), (1, 1, 2, 1));
    assert_eq!((scene.deck_list(0), scene.s.round), (vec!["axe".to_string()], 5));
    assert_eq!((row(&scene), scene.s.exiled), (before, 0));
    assert_eq!(scene.points(0, "fear"), -2, "the Fear of the last guardian counts");
}
