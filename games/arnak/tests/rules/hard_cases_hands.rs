//! Cards looked at, put back and kept, and what others can know of them afterwards.

use std::collections::BTreeSet;

use arnak::ids::FEAR;
use arnak::state::{BAG, VEILED};
use arnak::view::View;
use kernel::{Game, Seat, SplitMix, Viewer};

use crate::artifacts::ways;
use crate::scene::{Scene, card, game};

/// Seat 0 as after a shuffle: some cards were drawn to the hand, the others are in the deck in no order yet, and
/// no other player knows which is which.
fn dealt(scene: Scene, hand: &str, deck: &str) -> Scene {
    scene.holding(0, hand).with(|s| {
        let me = &mut s.players[0];
        let fear = |keys: &str| keys.split_whitespace().filter(|&key| key == "fear").count() as u8;
        me.veiled_fear[0] = fear(hand);
        me.bag_fear[0] = fear(deck);
        s.fear -= fear(deck);
        for card in hand.split_whitespace().chain(deck.split_whitespace()).map(card).filter(|&c| c != FEAR) {
            me.unseen[0] |= card.bit();
            if card.is_basic() {
                me.exiled_basics &= !(1 << (card.0 - arnak::ids::BASIC));
            }
        }
        me.deck.push(BAG);
    })
}

/// What seat 1 knows.
fn seen(scene: &Scene) -> View {
    game().view(&scene.s, Viewer::Seat(Seat(1)))
}

/// The hand cards of seat 0 that seat 1 knows for sure.
fn known_hand(scene: &Scene) -> u128 {
    seen(scene).known().players[0].hand
}

/// The events that seat 1 saw.
fn told(scene: &Scene) -> Vec<arnak::Event> {
    scene.events.iter().map(|event| game().see(event, Viewer::Seat(Seat(1)))).collect()
}

/// The two actions end in positions that only seat 0 can distinguish.
fn same_to_others(scene: &Scene, one: &str, other: &str) {
    let (mut a, mut b) = (scene.clone(), scene.clone());
    a.act(one);
    b.act(other);
    assert_ne!(a.s, b.s, "{one} and {other} differ");
    assert_eq!(seen(&a), seen(&b), "{one} looks like {other}");
    assert_eq!(told(&a), told(&b), "{one} is told like {other}");
    let spectators = [&a, &b].map(|scene| game().view(&scene.s, Viewer::Spectator));
    assert_eq!(spectators[0], spectators[1]);
    let own = [&a, &b].map(|scene| game().view(&scene.s, Viewer::Seat(Seat(0))));
    assert_ne!(own[0], own[1]);
}

#[test]
fn crystal_earring_with_no_card_to_three_cards_left() {
    for scene in ways(&Scene::bird(), "crystal_earring") {
        assert_eq!(scene.legal(), ["end"]);
    }
    for mut scene in ways(&Scene::bird().deck(0, "hat"), "crystal_earring") {
        assert_eq!(scene.legal(), ["look 1"]);
        scene.act("look 1");
        assert_eq!(scene.legal(), ["end", "play hat"], "one card is kept, nothing can be put back");
    }
    for mut scene in ways(&Scene::bird().deck(0, "hat axe"), "crystal_earring") {
        assert_eq!(scene.legal(), ["look 1", "look 2"]);
        let mut one = scene.clone();
        one.act("look 1");
        assert_eq!(one.deck_list(0), ["axe"]);
        scene.act("look 2");
        assert_eq!(scene.legal(), ["put_down hat", "put_down axe", "no"]);
        let mut down = scene.clone();
        scene.act("no; keep axe");
        assert_eq!(scene.deck_list(0), ["hat"]);
        assert!(scene.is_in("hand", 0, "axe"));
        assert_eq!(scene.legal(), ["end"]);
        down.act("put_down hat");
        assert!(down.is_in("hand", 0, "axe") && down.is_in("play", 0, "hat"));
        assert_eq!((down.tokens(0).as_str(), down.deck_list(0).len()), ("", 0));
    }
    for mut scene in ways(&Scene::bird().deck(0, "hat axe fear"), "crystal_earring") {
        assert_eq!(scene.legal(), ["look 1", "look 2", "look 3"]);
        scene.act("look 3");
        assert_eq!(scene.legal(), ["put_down hat", "put_down axe", "put_down fear"]);
        scene.act("put_down fear");
        assert_eq!(scene.s.players[0].play_fear, 1);
        scene.act("put_down hat");
        assert!(scene.is_in("hand", 0, "axe"), "two may go to the play area");
        assert_eq!(scene.legal(), ["end"]);
    }
}

#[test]
fn obsidian_earring_with_no_card_to_three_cards_left() {
    for scene in ways(&Scene::bird(), "obsidian_earring") {
        assert_eq!(scene.legal(), ["end"]);
    }
    for mut scene in ways(&Scene::bird().deck(0, "hat"), "obsidian_earring") {
        assert_eq!(scene.legal(), ["look 1"]);
        scene.act("look 1");
        assert_eq!(scene.legal(), ["end", "play hat"]);
    }
    for mut scene in ways(&Scene::bird().deck(0, "hat axe"), "obsidian_earring") {
        scene.act("look 2");
        assert_eq!(scene.legal(), ["put_down axe", "put_down hat"], "one of two has to go");
        scene.act("put_down axe");
        assert_eq!(scene.legal(), ["end", "play hat"]);
    }
    for mut scene in ways(&Scene::bird().deck(0, "hat axe rope"), "obsidian_earring") {
        assert_eq!(scene.legal(), ["look 1", "look 2"], "two at most");
        scene.act("look 2");
        assert_eq!(scene.legal(), ["put_down rope", "put_down axe"]);
        assert_eq!(scene.deck_list(0), ["hat"]);
    }
}

#[test]
fn others_do_not_see_what_crystal_earring_looks_at_keeps_and_returns() {
    let scene = dealt(Scene::bird(), "", "funding_ship funding_car exploration_ship fear")
        .script("drawn funding_ship; drawn funding_car; drawn fear");
    for mut scene in ways(&scene, "crystal_earring") {
        scene.act("look 3");
        assert!(
            seen(&scene).known().look.iter().all(|&mark| mark == VEILED),
            "three cards, nobody knows which"
        );
        assert_eq!(
            scene.list("put_down"),
            ["put_down funding_ship", "put_down funding_car", "put_down fear"]
        );
        scene.act("put_down funding_ship; no");
        same_to_others(&scene, "keep fear", "keep funding_car");
        scene.act("keep fear");
        let view = seen(&scene);
        assert_eq!((view.veiled_cards(0), view.known().players[0].hand_size()), (1, 0));
        assert_eq!(view.known().players[0].deck[..], [VEILED, BAG]);
        // Any of the three others may be in the hand.
        let mut hands = BTreeSet::new();
        for seed in 0..60 {
            let s = game().redeal(&scene.s, Viewer::Seat(Seat(1)), &mut SplitMix::new(seed));
            game().validate(&s).expect("a redeal is a position");
            hands.insert((s.players[0].hand, s.players[0].hand_fear));
        }
        let possible = [(0, 1), (card("funding_car").bit(), 0), (card("exploration_ship").bit(), 0)];
        assert_eq!(hands, BTreeSet::from(possible));
    }
}

#[test]
fn others_know_by_elimination_what_was_kept() {
    let scene = dealt(Scene::bird(), "", "funding_car fear").script("drawn fear");
    for mut scene in ways(&scene, "crystal_earring") {
        scene.act("look 2; put_down fear");
        assert_eq!(seen(&scene).veiled_cards(0), 0, "the other card of two is in the hand");
        assert_eq!(known_hand(&scene), card("funding_car").bit());
    }
    for mut scene in ways(&scene, "crystal_earring") {
        scene.act("look 2; no; keep fear");
        assert_eq!(seen(&scene).veiled_cards(0), 1, "either of them may lie on the deck");
    }
}

#[test]
fn others_cannot_tell_which_of_two_known_items_was_kept() {
    for mut scene in ways(&Scene::bird().deck(0, "hat axe"), "crystal_earring") {
        assert_eq!(seen(&scene).known().players[0].deck[..], [card("hat").0, card("axe").0]);
        scene.act("look 2; no");
        same_to_others(&scene, "keep hat", "keep axe");
        scene.act("keep hat");
        assert_eq!((known_hand(&scene), seen(&scene).veiled_cards(0)), (0, 1));
        let mut hands = BTreeSet::new();
        for seed in 0..20 {
            let s = game().redeal(&scene.s, Viewer::Seat(Seat(1)), &mut SplitMix::new(seed));
            hands.insert(s.players[0].hand);
        }
        assert_eq!(hands, BTreeSet::from([card("hat").bit(), card("axe").bit()]));
        scene.act("play hat");
        let view = seen(&scene);
        assert_eq!((view.veiled_cards(0), view.hand_size(0)), (0, 0));
    }
}

#[test]
fn others_cannot_tell_a_known_item_from_a_card_of_the_shuffle() {
    let scene = dealt(Scene::bird().deck(0, "hat"), "", "funding_car fear").script("drawn fear");
    for mut scene in ways(&scene, "crystal_earring") {
        scene.act("look 2; no");
        same_to_others(&scene, "keep hat", "keep fear");
        let mut down = scene.clone();
        scene.act("keep fear");
        assert_eq!((known_hand(&scene), seen(&scene).veiled_cards(0)), (0, 1));
        down.act("keep hat");
        assert_eq!((known_hand(&down), seen(&down).veiled_cards(0)), (0, 1));
    }
    for mut scene in ways(&scene, "crystal_earring") {
        scene.act("look 2; put_down fear");
        assert_eq!(known_hand(&scene), card("hat").bit(), "what lies in the play area is no secret");
    }
}

#[test]
fn others_cannot_tell_a_card_of_one_shuffle_from_one_of_the_next() {
    // One card of the first shuffle is left above those of the second.
    let scene = dealt(Scene::bird(), "funding_ship exploration_car", "funding_car").round(2).with(|s| {
        let me = &mut s.players[0];
        me.exiled_basics &= !(1 << (card("exploration_ship").0 - arnak::ids::BASIC));
        me.unseen[1] = card("exploration_ship").bit();
        me.bag_fear[1] = 2;
        s.fear -= 2;
        me.deck.push(BAG + 1);
    });
    let scene = scene.script("drawn exploration_ship");
    for mut scene in ways(&scene, "crystal_earring") {
        scene.act("look 2");
        assert_eq!(scene.list("put_down"), ["put_down funding_car", "put_down exploration_ship"]);
        scene.act("no");
        same_to_others(&scene, "keep funding_car", "keep exploration_ship");
        scene.act("keep funding_car");
        assert_eq!((known_hand(&scene), seen(&scene).veiled_cards(0)), (0, 3));
    }
}

#[test]
fn obsidian_earring_shows_others_one_card_and_not_the_other() {
    let scene = dealt(Scene::bird(), "", "funding_ship funding_car exploration_ship")
        .script("drawn funding_ship; drawn funding_car");
    for mut scene in ways(&scene, "obsidian_earring") {
        scene.act("look 2; put_down funding_ship");
        assert!(scene.is_in("hand", 0, "funding_car") && scene.is_in("play", 0, "funding_ship"));
        let view = seen(&scene);
        assert_eq!((view.veiled_cards(0), view.known().players[0].hand), (1, 0));
        assert_eq!(view.known().players[0].play & card("funding_ship").bit(), card("funding_ship").bit());
    }
    let last = dealt(Scene::bird(), "", "funding_ship funding_car").script("drawn funding_ship");
    for mut scene in ways(&last, "obsidian_earring") {
        scene.act("look 2; put_down funding_ship");
        assert_eq!(known_hand(&scene), card("funding_car").bit(), "of two cards the other is known");
    }
}

#[test]
fn a_card_put_back_stays_secret_when_it_is_drawn() {
    let scene = dealt(Scene::bird(), "", "funding_ship funding_car exploration_ship fear")
        .script("drawn funding_ship; drawn funding_car")
        .holding(0, "stone_jar");
    let mut scene = scene.holding(0, "crystal_earring").purse(0, "tablet 2");
    scene.act("play crystal_earring; look 2; no; keep funding_ship; end; pass; end");
    scene.act("play stone_jar; draw");
    assert!(scene.is_in("hand", 0, "funding_car"));
    let view = seen(&scene);
    assert_eq!((view.veiled_cards(0), view.known().players[0].hand), (2, 0));
}

#[test]
fn a_card_drawn_while_looking_does_not_give_the_others_away() {
    let scene = dealt(Scene::bird().deck(0, "hat"), "exploration_ship", "funding_car fear")
        .script("drawn fear")
        .overcame(0, "guardian_07");
    for mut scene in ways(&scene, "crystal_earring") {
        scene.act("look 2; boon guardian_07; draw");
        // Fear is being looked at; as far as others know it may be in the hand.
        assert!(scene.is_in("hand", 0, "funding_car"));
        let view = seen(&scene);
        assert_eq!((view.veiled_cards(0), view.known().players[0].hand), (2, 0));
        scene.act("put_down fear");
        let view = seen(&scene);
        let hand = card("exploration_ship").bit() | card("funding_car").bit() | card("hat").bit();
        assert_eq!(
            (view.veiled_cards(0), view.known().players[0].hand),
            (0, hand),
            "now all cards are placed"
        );
    }
}

/// Both players pass, and seat 0 chooses what to keep.
fn at_round_end(scene: Scene) -> Scene {
    let mut scene = scene.bare(1);
    scene.act("pass; end; pass; end");
    scene
}

#[test]
fn kept_cards_are_known_to_their_owner_alone() {
    let scene =
        dealt(Scene::bird(), "funding_ship", "funding_car exploration_ship exploration_car fear fear");
    let mut scene = at_round_end(scene);
    assert_eq!(scene.legal(), ["discard funding_ship", "keep_hand"]);
    scene.act("keep_hand");
    assert_eq!((scene.s.round, scene.s.players[0].hand_size()), (2, 5), "the kept card counts towards five");
    assert!(scene.is_in("hand", 0, "funding_ship"));
    let view = seen(&scene);
    assert_eq!((view.veiled_cards(0), view.known().players[0].hand_size()), (5, 0));
}

#[test]
fn discarded_cards_are_shown_and_may_give_the_hand_away() {
    let scene =
        dealt(Scene::bird(), "funding_ship fear", "funding_car exploration_ship exploration_car fear");
    let mut scene = at_round_end(scene);
    assert_eq!(scene.legal(), ["discard funding_ship", "discard fear", "keep_hand"], "Fear may be kept too");
    scene.act("discard fear");
    assert_eq!(seen(&scene).known().players[0].play_fear, 1);
    scene.act("keep_hand");
    // The other five of the six starting cards are all in the hand.
    let view = seen(&scene);
    assert_eq!((view.veiled_cards(0), view.known().players[0].hand_size()), (0, 5));
    assert_eq!(view.known().players[0].hand_fear, 1);
    assert_eq!(view.known().players[0].deck[..], [BAG + 1], "and Fear was shuffled under the deck");
}

#[test]
fn a_kept_fear_card_is_as_secret_as_any_other() {
    let scene =
        dealt(Scene::bird(), "fear", "funding_ship funding_car exploration_ship exploration_car fear");
    let other =
        dealt(Scene::bird(), "funding_ship", "fear fear funding_car exploration_ship exploration_car");
    let [mut scene, mut other] = [scene, other].map(at_round_end);
    let drawn = "drawn fear; drawn funding_car; drawn exploration_ship; drawn exploration_car";
    scene =
        scene.script("drawn funding_ship; drawn funding_car; drawn exploration_ship; drawn exploration_car");
    other = other.script(drawn);
    assert_eq!(seen(&scene), seen(&other));
    scene.act("keep_hand");
    other.act("keep_hand");
    assert_eq!(scene.s.players[0].hand, other.s.players[0].hand, "in the end the hands are the same");
    assert_eq!(seen(&scene), seen(&other));
}

#[test]
fn who_keeps_five_cards_or_more_draws_none() {
    let scene = Scene::bird().hand(0, "hat axe rope dog brush fear").deck(0, "tent");
    let mut scene = at_round_end(scene);
    scene.act("keep_hand");
    assert_eq!((scene.s.round, scene.s.players[0].hand_size()), (2, 6));
    assert_eq!(scene.deck_list(0), ["tent"]);
}
