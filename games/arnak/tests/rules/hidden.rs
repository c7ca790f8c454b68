//! Who knows what: rulings 94 to 97, by comparing views and by redealing what a viewer cannot know.

use std::collections::BTreeSet;

use arnak::ids::{Assistant, Bonus};
use arnak::purse::Icons;
use arnak::{Event, State, View};
use kernel::{Game, Pending, Seat, Seen, SplitMix, Viewer};

use crate::research::players;
use crate::scene::{Scene, assistant, card, game, tile};

const SPECTATOR: Viewer = Viewer::Spectator;

fn seat(n: u8) -> Viewer {
    Viewer::Seat(Seat(n))
}

fn view(scene: &Scene, viewer: Viewer) -> View {
    game().view(&scene.s, viewer)
}

/// Twenty redeals consistent with the viewer's knowledge; each looks the same to the viewer.
fn redeals(state: &State, viewer: Viewer) -> Vec<State> {
    let mut rng = SplitMix::new(7);
    let deals: Vec<State> = (0..20).map(|_| game().redeal(state, viewer, &mut rng)).collect();
    for deal in &deals {
        assert_eq!(game().view(deal, viewer), game().view(state, viewer));
        game().validate(deal).expect("a deal is a position");
    }
    deals
}

/// How many different values a part of the state has among deals.
fn kinds<T: Ord>(deals: &[State], part: impl Fn(&State) -> T) -> usize {
    deals.iter().map(part).collect::<BTreeSet<T>>().len()
}

/// The position in which chance decides, right after an action, and its possible outcomes.
fn at_chance(scene: &Scene, text: &str) -> (State, Vec<String>) {
    let mut state = scene.s;
    let action = game().parse(text).expect("an action");
    game().apply(&mut state, action, &mut ()).expect("a legal action");
    assert!(matches!(game().pending(&state), Pending::Chance(_)));
    let mut outcomes = Vec::new();
    game().legal(&state, &mut outcomes);
    let texts = outcomes.into_iter().map(|action| game().phrase(action).text()).collect();
    (state, texts)
}

fn conceals(state: &State, outcome: &str, viewer: Viewer) -> bool {
    game().conceals(state, game().parse(outcome).expect("an outcome"), viewer)
}

#[test]
fn ruling_094_a_hand_is_its_owners_secret() {
    let scene = Scene::new(r#"{"players":3,"board":"bird"}"#);
    let hand = scene.s.players[0].hand;
    assert_eq!(view(&scene, seat(0)).known().players[0].hand, hand);
    for viewer in [seat(1), seat(2), SPECTATOR] {
        let view = view(&scene, viewer);
        let shown = &view.known().players[0];
        assert_eq!((shown.hand, shown.hand_fear, shown.hand_icons), (0, 0, Icons::NONE));
        assert_eq!((view.hand_size(0), view.veiled_cards(0)), (5, 5));
        let deals = redeals(&scene.s, viewer);
        assert!(
            kinds(&deals, |s| (s.players[0].hand, s.players[0].hand_fear)) > 3,
            "many hands are possible"
        );
    }
    let deals = redeals(&scene.s, seat(1));
    assert_eq!(kinds(&deals, |s| s.players[1].hand), 1, "the viewer's own hand stays");
}

#[test]
fn ruling_094_the_order_of_a_shuffled_deck_is_nobodys_knowledge() {
    let mut scene = players(2, "bird").played(0, "hat axe rope dog torch tent horse machete fear");
    scene.act("pass; end; pass; end");
    assert_eq!((scene.s.players[0].hand_size(), scene.deck_list(0)), (5, vec!["?".to_string()]));
    let mut scene = scene.hand(0, "stone_jar").purse(0, "tablet 1");
    scene.act("pass; end; play stone_jar");
    let left = scene.s.players[0].deck_size() as usize;
    assert_eq!(left, 4);
    let (state, outcomes) = at_chance(&scene, "draw");
    assert_eq!(outcomes.len(), left, "any card of the deck may come, even for its owner");
    let first = outcomes[0].clone();
    assert!(!conceals(&state, &first, seat(0)) && conceals(&state, &first, seat(1)));
    assert!(conceals(&state, &first, SPECTATOR));
}

#[test]
fn ruling_094_undealt_stacks_hold_every_tile_that_is_not_out() {
    let rich =
        players(2, "bird").purse(0, "coin 9 compass 9 jewel 1").row("stone_jar", "hat axe rope dog torch");
    let mut bought = rich.clone();
    bought.act("buy hat");
    assert_eq!(at_chance(&bought, "end").1.len(), 40 - 5, "items");
    let mut bought = rich.clone();
    bought.act("buy stone_jar; no");
    assert_eq!(at_chance(&bought, "end").1.len(), 35 - 1, "artifacts");
    let mut found = coin_idol(rich.clone());
    found.act("discover low1; hire");
    let (state, outcomes) = at_chance(&found, "continue");
    assert_eq!(outcomes.len(), 10, "site tiles of level I");
    assert!(!conceals(&state, &outcomes[0], SPECTATOR), "a tile turned up is public");
    let mut recruit = rich.token(0, 0, "1b");
    recruit.act("research notebook 1b");
    assert_eq!(at_chance(&recruit, "recruit 1").1.len(), 12 - 3, "assistants");
}

/// The coin idol lies on the first site of level I.
fn coin_idol(mut scene: Scene) -> Scene {
    let from = scene.s.idols.iter().position(|idol| idol.0 == 0).expect("a coin idol lies face up");
    scene.s.idols.swap(from, 5);
    scene
}

#[test]
fn ruling_094_face_down_idols_stay_unknown_for_good() {
    let scene = players(2, "bird").purse(0, "coin 4 compass 6");
    assert_eq!(scene.s.idol_bag.iter().sum::<u8>(), 4, "one under each site of level II");
    let mut found = scene.clone();
    found.act("discover two1; hire; hire");
    assert_eq!(found.s.players[0].idols, 2);
    assert_eq!(found.s.idol_bag, scene.s.idol_bag, "nobody has looked at the second one");
    assert!(found.events.contains(&Event::HiddenIdolTaken { seat: Seat(0) }), "nor is it told");
}

#[test]
fn ruling_095_what_lies_open_is_in_every_view() {
    let scene = Scene::new(r#"{"players":2,"board":"snake"}"#)
        .found("low1", "site1_jewel")
        .found("low2", "site1_coin_arrowhead")
        .guarded("low1", "guardian_01")
        .figure(0, "low1")
        .played(0, "hat fear")
        .played(1, "axe")
        .exiled("mortar flask")
        .purse(0, "coin 3 jewel 2")
        .overcame(1, "guardian_08")
        .assistant(0, "coins", true)
        .exhausted(0, 1)
        .idols(1, 1, 1)
        .token(0, 0, "2a");
    for viewer in [seat(0), seat(1), SPECTATOR] {
        let view = view(&scene, viewer);
        let (known, s) = (view.known(), &scene.s);
        assert_eq!((known.row, known.exiled, known.fear), (s.row, s.exiled, s.fear));
        assert_eq!((known.tiles, known.guardians, known.idols), (s.tiles, s.guardians, s.idols));
        assert_eq!((known.bonus, known.stacks, known.supply), (s.bonus, s.stacks, s.supply));
        assert_eq!((known.rescue[0], known.rescue.len()), (s.rescue[0], s.rescue.len()));
        assert_eq!(known.temple_bonus.len(), s.temple_bonus.len());
        for (shown, player) in known.players.iter().zip(&s.players) {
            assert_eq!(
                (shown.play, shown.play_fear, shown.purse),
                (player.play, player.play_fear, player.purse)
            );
            assert_eq!((shown.guardians, shown.used_boons), (player.guardians, player.used_boons));
            assert_eq!(
                (shown.assistants, shown.gold, shown.tired),
                (player.assistants, player.gold, player.tired)
            );
            assert_eq!(
                (shown.idols, shown.slotted, shown.figures),
                (player.idols, player.slotted, player.figures)
            );
            assert_eq!(shown.tokens, player.tokens);
        }
        for at in 0..2 {
            let player = &scene.s.players[at];
            assert_eq!(view.hand_size(at), player.hand_size());
            assert_eq!(known.players[at].deck_size() - view.veiled_cards(at), player.deck_size());
        }
    }
}

/// Three players at the gates of the Lost Temple, whose stack holds a coin, a compass and a tablet.
fn gates() -> Scene {
    let mut scene = players(3, "bird");
    for seat in 0..3 {
        scene = scene.token(seat, 0, "7a").purse(seat, "coin 1 compass 1 jewel 1");
    }
    scene.script("bonus_up bonus_coin; bonus_up bonus_compass; bonus_up bonus_tablet")
}

fn temple_stack(scene: &Scene, viewer: Viewer) -> Vec<Bonus> {
    view(scene, viewer).known().temple_bonus.to_vec()
}

#[test]
fn ruling_096_who_reached_the_lost_temple_knows_what_is_left_there() {
    let [compass, tablet] = [Bonus(1), Bonus(2)];
    let mut scene = gates();
    scene.act("research glass 8a; bonus bonus_coin; end");
    assert_eq!(temple_stack(&scene, seat(0)), [compass, tablet]);
    for viewer in [seat(1), seat(2), SPECTATOR] {
        assert_eq!(temple_stack(&scene, viewer), [Bonus::NONE; 2]);
        let deals = redeals(&scene.s, viewer);
        assert!(kinds(&deals, |s| s.temple_bonus.to_vec()) > 3);
    }
    assert_eq!(kinds(&redeals(&scene.s, seat(0)), |s| s.temple_bonus.to_vec()), 1);
    scene.act("research glass 8a; bonus bonus_compass; end");
    assert_eq!([0, 1].map(|n| temple_stack(&scene, seat(n))), [[tablet], [tablet]].map(Vec::from));
    assert_eq!(temple_stack(&scene, seat(2)), [Bonus::NONE]);
    assert_eq!(temple_stack(&scene, SPECTATOR), [Bonus::NONE]);
}

#[test]
fn ruling_096_looking_through_the_temple_stack_shows_others_nothing() {
    let (state, outcomes) = at_chance(&gates(), "research glass 8a");
    for viewer in [seat(1), seat(2), SPECTATOR] {
        assert!(conceals(&state, &outcomes[0], viewer), "{viewer:?}");
    }
    assert!(!conceals(&state, &outcomes[0], seat(0)));
    // Half-way through the stack.
    let mut state = state;
    let coin = game().parse("bonus_up bonus_coin").expect("an outcome");
    game().apply(&mut state, coin, &mut ()).expect("a coin tile is in the box");
    assert_eq!(game().view(&state, seat(0)).known().temple_bonus[0], Bonus(0));
    assert_eq!(kinds(&redeals(&state, seat(0)), |s| s.temple_bonus[0]), 1);
    for viewer in [seat(1), SPECTATOR] {
        assert_eq!(game().view(&state, viewer).known().temple_bonus[0], Bonus::NONE);
        let deals = redeals(&state, viewer);
        assert!(
            kinds(&deals, |s| s.temple_bonus[0]) > 2 && deals.iter().all(|s| s.temple_bonus[0].is_some())
        );
    }
}

#[test]
fn ruling_096_a_stack_of_equal_tiles_looks_like_any_other() {
    let look = |tiles: &str| {
        let mut scene = players(2, "bird").token(0, 0, "7a").purse(0, "coin 1 compass 1 jewel 1");
        // Two tiles of each of these kinds are in the box.
        for kind in [1, 2] {
            while scene.s.bonus_bag[kind] < 2 {
                let place = scene.s.bonus.iter().position(|b| b.at() == kind).expect("three of each kind");
                let other = (0..6)
                    .find(|&k| k != 1 && k != 2 && scene.s.bonus_bag[k] > 0)
                    .expect("a tile in the box");
                scene.s.bonus[place] = Bonus(other as u8);
                scene.s.bonus_bag[other] -= 1;
                scene.s.bonus_bag[kind] += 1;
            }
        }
        scene.events.clear();
        let mut scene = scene.script(tiles);
        scene.act("research glass 8a");
        scene
    };
    let same = look("bonus_up bonus_tablet; bonus_up bonus_tablet");
    let mixed = look("bonus_up bonus_tablet; bonus_up bonus_compass");
    assert_eq!(same.legal(), ["bonus bonus_tablet"]);
    assert_eq!(mixed.legal(), ["bonus bonus_tablet", "bonus bonus_compass"]);
    let shown =
        |scene: &Scene| -> Vec<_> { scene.events.iter().map(|event| game().see(event, seat(1))).collect() };
    assert_eq!(shown(&same), shown(&mixed));
    assert_eq!(view(&same, seat(1)), view(&mixed, seat(1)));
}

/// Three players before the rescue space; the stack holds the compass, the coins and the tablet, from the top.
fn castaways() -> Scene {
    let mut scene = players(3, "snake");
    let sites =
        [("low1", "site1_jewel"), ("low2", "site1_coin_arrowhead"), ("low3", "site1_compass_arrowhead")];
    for (seat, (at, tile)) in sites.into_iter().enumerate() {
        scene = scene.found(at, tile).idols(seat, 1, 0).token(seat, 0, "3a");
    }
    scene = scene.supply(["draw", "exile", "upgrade"]);
    let top = scene.s.rescue[0];
    if top != assistant("compass") {
        scene.s.assistant_bag ^= 1 << top.0 | 1 << assistant("compass").0;
        scene.s.rescue[0] = assistant("compass");
    }
    scene.script("assistant_up coins; assistant_up tablet")
}

fn rescue_stack(scene: &Scene, viewer: Viewer) -> Vec<Assistant> {
    view(scene, viewer).known().rescue.to_vec()
}

#[test]
fn ruling_096_only_the_top_of_the_rescue_stack_is_public() {
    let [compass, tablet] = ["compass", "tablet"].map(assistant);
    let mut scene = castaways();
    for viewer in [seat(0), seat(1), SPECTATOR] {
        assert_eq!(rescue_stack(&scene, viewer), [compass, Assistant::NONE, Assistant::NONE]);
    }
    let (state, outcomes) = at_chance(&scene, "research glass 4a");
    assert_eq!(outcomes.len(), 12 - 4, "nobody knew more than the four tops");
    assert!(!conceals(&state, &outcomes[0], seat(0)));
    assert!(conceals(&state, &outcomes[0], seat(1)) && conceals(&state, &outcomes[0], SPECTATOR));
    scene.act("research glass 4a");
    assert_eq!(scene.list("rescue"), ["rescue compass", "rescue coins", "rescue tablet"]);
    scene.act("rescue coins; end");
    assert_eq!(rescue_stack(&scene, seat(0)), [compass, tablet], "the rest keeps its order");
    for viewer in [seat(1), seat(2), SPECTATOR] {
        assert_eq!(rescue_stack(&scene, viewer), [compass, Assistant::NONE]);
        assert!(kinds(&redeals(&scene.s, viewer), |s| s.rescue[1]) > 3);
    }
    assert_eq!(kinds(&redeals(&scene.s, seat(0)), |s| s.rescue[1]), 1);
    scene.act("research glass 4a; rescue compass; end");
    assert_eq!(rescue_stack(&scene, seat(2)), [tablet], "it lies on top now");
    assert_eq!(rescue_stack(&scene, SPECTATOR), [tablet]);
}

#[test]
fn ruling_097_a_scouted_tile_was_seen_by_all_and_lies_at_the_bottom() {
    let mut scene = players(2, "bird")
        .hand(0, "guiding_stone")
        .purse(0, "tablet 1")
        .purse(1, "coin 2 compass 3")
        .script("tile_up site1_jewel");
    scene.act("play guiding_stone; end");
    assert_eq!(scene.tokens(0), "jewel 1");
    for viewer in [seat(0), seat(1), SPECTATOR] {
        assert_eq!(view(&scene, viewer).known().tile_bottom.to_vec(), [tile("site1_jewel")]);
    }
    let mut scene = coin_idol(scene);
    scene.act("discover low1; hire");
    let (_, outcomes) = at_chance(&scene, "continue");
    assert_eq!(outcomes.len(), 9);
    assert!(!outcomes.contains(&"tile_up site1_jewel".to_string()), "nine tiles lie above it");
}

#[test]
fn ruling_097_a_drawn_card_is_seen_by_its_owner_only() {
    let scene = Scene::new(r#"{"players":2,"board":"bird"}"#);
    let mut drawn = 0;
    for event in &scene.events {
        let Event::Drew { seat, card } = *event else { continue };
        drawn += 1;
        let other = Viewer::Seat(Seat(1 - seat.0));
        let hidden = Event::Drew { seat, card: Seen::Hidden };
        assert!(card.known().is_some());
        assert_eq!(game().see(event, Viewer::Seat(seat)), *event);
        assert_eq!(game().see(event, other), hidden);
        assert_eq!(game().see(event, SPECTATOR), hidden);
    }
    assert_eq!(drawn, 10);
}

#[test]
fn ruling_097_cards_spent_or_used_up_are_public() {
    let mut scene = Scene::bird().hand(0, "parrot hat");
    scene.events.clear();
    scene.act("play parrot; useup hat");
    let shown: Vec<_> = scene.events.iter().map(|event| game().see(event, SPECTATOR)).collect();
    assert!(shown.contains(&Event::Played { seat: Seat(0), card: card("parrot") }));
    assert!(shown.contains(&Event::UsedUp { seat: Seat(0), card: card("hat") }));
    let mut scene = Scene::new(r#"{"players":2,"board":"bird"}"#);
    scene.act("dig camp3.1");
    let payment = scene.list("spend")[0].clone();
    scene.act(&payment);
    let spent = card(payment.trim_start_matches("spend "));
    assert_eq!(view(&scene, seat(1)).known().players[0].play, spent.bit());
    assert_eq!(view(&scene, seat(1)).hand_size(0), 4);
}

#[test]
fn ruling_097_a_bought_item_is_known_also_when_it_is_drawn() {
    let mut scene = Scene::bird()
        .row("stone_jar", "hat axe rope dog torch")
        .purse(0, "coin 1 tablet 1")
        .hand(0, "treasure_chest");
    scene.act("buy hat; end; pass; end; play treasure_chest; draw");
    assert_eq!(view(&scene, seat(1)).known().players[0].hand, card("hat").bit());
}
