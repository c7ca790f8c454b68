//! Games in which players interrupt everything they can: free actions are taken four times out of five, by some
//! players only in the middle of something else, and some players start rich and so have more to interrupt
//! with.
//!
//! Whatever the interruption, there is always a legal move, the stack of unfinished work stays far below its
//! limit, and the position is sound.

use arnak::purse::{Purse, Res};
use arnak::state::Frame;
use arnak::{Action, State};
use kernel::{Dealer, Game, Pending, SplitMix};

use crate::scene::{Scene, game, site, tables};

/// Games per setup.
const GAMES: u64 = 66;
/// Capacity of the stack, and the room that is always left at a decision.
const CAPACITY: usize = 24;
const MARGIN: usize = 6;
/// Resources of which the rich have plenty.
const RICH: [Res; 5] = [Res::Coin, Res::Compass, Res::Tablet, Res::Arrowhead, Res::Jewel];

/// Whether this action interrupts the current decision.
fn interrupts(s: &State, action: Action) -> bool {
    let t = tables();
    match action {
        Action::Play(card) => t.free & card.bit() != 0,
        Action::Assist(place) => {
            !t.assistants[s.players[s.turn as usize].assistants[place as usize].at()].main
        }
        Action::Boon(_) | Action::SlotIdol | Action::PairIdol | Action::Pair => true,
        _ => false,
    }
}

/// Whether a free action is taken now. Every other game free actions are saved for the middle of something.
fn interrupt_now(s: &State, seed: u64, rng: &mut SplitMix) -> bool {
    let saving = seed % 2 == 1 && s.stack.last() == Some(&Frame::Turn) && !s.main_used;
    rng.below(100) < if saving { 2 } else { 80 }
}

/// Statistics over a number of games.
#[derive(Default, Debug)]
struct Found {
    games: u64,
    decisions: u64,
    interruptions: u64,
    /// The most unfinished business at a decision, and the most under an interruption.
    deepest: usize,
    deepest_interruption: usize,
    /// Decisions so deep that no free action is offered any more.
    too_deep: u64,
}

fn play(setup: &str, found: &mut Found) {
    let json = serde_json::from_str(setup).expect("a setup is JSON");
    let setup = game().setup(&json).expect("the setup is valid");
    for seed in 0..GAMES {
        let mut s = game().start(&setup);
        if seed % 3 == 2 {
            for player in &mut s.players[..s.options.players as usize] {
                player.purse = RICH.iter().fold(Purse::ZERO, |purse, &res| purse.plus(Purse::of(res, 15)));
            }
        }
        let mut dealer = Dealer::new(seed);
        let mut rng = SplitMix::new(seed);
        let (mut legal, mut free) = (Vec::new(), Vec::new());
        loop {
            game().legal(&s, &mut legal);
            let action = match game().pending(&s) {
                Pending::Over => break,
                Pending::Chance(draw) => dealer.choose(game(), &s, draw, &legal),
                Pending::Player(_) => {
                    assert!(
                        !legal.is_empty(),
                        "seed {seed} of {setup:?}: nothing to do in {:?}",
                        &s.stack[..]
                    );
                    found.decisions += 1;
                    found.deepest = found.deepest.max(s.stack.len());
                    free.clear();
                    free.extend(legal.iter().copied().filter(|&action| interrupts(&s, action)));
                    if !free.is_empty() && interrupt_now(&s, seed, &mut rng) {
                        found.interruptions += 1;
                        if s.stack.last() != Some(&Frame::Turn) {
                            found.deepest_interruption = found.deepest_interruption.max(s.stack.len());
                        }
                        free[rng.below(free.len() as u32) as usize]
                    } else {
                        legal[rng.below(legal.len() as u32) as usize]
                    }
                }
            };
            found.too_deep += u64::from(s.stack.len() > 14);
            game().apply(&mut s, action, &mut ()).expect("a listed action is possible");
            assert!(s.stack.len() <= CAPACITY - MARGIN, "seed {seed} of {setup:?}: {:?}", &s.stack[..]);
            if let Err(problems) = game().validate(&s) {
                panic!("seed {seed} of {setup:?} after {action:?}: {problems}");
            }
        }
        found.games += 1;
    }
}

fn interrupted_games(board: &str) {
    let mut found = Found::default();
    for players in 1..=4 {
        play(&format!(r#"{{"players":{players},"board":"{board}"}}"#), &mut found);
        play(&format!(r#"{{"players":{players},"board":"{board}","twisted_paths":true}}"#), &mut found);
    }
    assert!(found.interruptions > 20 * found.games, "free actions were taken all the time: {found:?}");
    assert!(found.deepest_interruption >= 5, "also in the middle of other things: {found:?}");
    assert_eq!(found.too_deep, 0, "by chance nobody comes to where free actions have to wait: {found:?}");
}

#[test]
fn bird_games_full_of_interruptions() {
    interrupted_games("bird");
}

#[test]
fn snake_games_full_of_interruptions() {
    interrupted_games("snake");
}

#[test]
fn spider_games_full_of_interruptions() {
    interrupted_games("spider");
}

#[test]
fn owl_games_full_of_interruptions() {
    interrupted_games("owl");
}

/// A player with everything that can interrupt: boons, idols, two assistants and free cards.
fn busy(assistant: &str) -> Scene {
    Scene::bird()
        .round(4)
        .found("low1", "site1_jewel")
        .found("low2", "site1_coin_arrowhead")
        .found("low3", "site1_coin_2tablets")
        .found("low4", "site1_tablet_arrowhead")
        .found("two4", "site2_arrowhead_jewel")
        .idols(0, 4, 0)
        .idol_on("two1", "idol_exile")
        .overcame(0, "guardian_02 guardian_05 guardian_06 guardian_07 guardian_08 guardian_11 guardian_14")
        .assistant(0, assistant, false)
        .assistant(0, "compass_or_car", true)
        .hand(0, "watch chronometer aeroplane automobile fear")
        .deck(0, "hat axe rope dog")
        .played(0, "fear mortar")
        .purse(0, "coin 9 compass 9 tablet 9 arrowhead 9 jewel 9")
}

#[test]
fn everything_may_be_interrupted_by_everything_and_comes_to_its_end() {
    let mut deepest = 0;
    for seed in 0..300 {
        let mut scene = busy("upgrade");
        let mut rng = SplitMix::new(seed);
        scene.act("play aeroplane; discover two1");
        let idols = scene.s.players[0].idols;
        let mut steps = 0;
        // Interrupt as long as possible, then answer the questions one by one.
        while scene.s.turn == 0 && !scene.can("end") {
            let mut legal = Vec::new();
            game().legal(&scene.s, &mut legal);
            let free: Vec<Action> = legal.iter().copied().filter(|&a| interrupts(&scene.s, a)).collect();
            let among = if free.is_empty() { &legal } else { &free };
            let action = among[rng.below(among.len() as u32) as usize];
            scene.act(&game().phrase(action).text());
            deepest = deepest.max(scene.s.stack.len());
            steps += 1;
            assert!(steps < 200, "it comes to an end");
        }
        let me = &scene.s.players[0];
        assert_eq!(me.used_boons.count_ones(), 7, "every boon had its moment");
        assert_eq!((me.slotted, me.idols), (4, idols + 2 - 4), "and every slot");
        assert!(scene.s.tiles[site("two1").at()].is_some());
    }
    assert!((12..=CAPACITY - MARGIN).contains(&deepest), "{deepest} pieces of unfinished business");
}

#[test]
fn an_assistant_pays_the_way_however_deep_the_payment_lies() {
    let mut scene = busy("boot_for_arrowhead").hand(0, "watch chronometer").purse(0, "tablet");
    scene.act("boon guardian_02; boon guardian_05; boon guardian_06; boon guardian_11; boon guardian_14");
    scene.act("boon guardian_07; boon guardian_08; idol; idol; idol; idol; play watch; play chronometer");
    assert_eq!(scene.s.stack.len(), 14);
    scene.act("assistant 1");
    assert_eq!(scene.legal(), ["yes", "no"]);
    scene.act("yes");
    assert_eq!(scene.legal(), ["assistant 2"], "nothing else brings a boot");
    scene.act("assistant 2");
    assert_eq!(scene.legal(), ["option 2"]);
    scene.act("option 2; icon car");
    assert_eq!(scene.tokens(0), "tablet 1 arrowhead 1");
}
