//! Positions from self-play, training on a few of them, and bots that play with the result.

use std::collections::HashSet;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use arnak::Arnak;
use bots::learn::chances::Telling;
use bots::learn::data::{self, GameLog};
use bots::learn::play::{Player, play};
use bots::learn::policy::{self, Choices};
use bots::learn::tell::tell;
use bots::learn::train::{Lessons, Plan, Trained, train};
use bots::learn::{Chances, NetError};
use bots::{Bot, Budget, Level, Limit, Playable, Value};
use kernel::{Dealer, Game, Pending, SplitMix, Viewer};
use serde_json::json;
use tikal::Tikal;

static GO: AtomicBool = AtomicBool::new(false);

fn game<G: Playable>() -> Arc<G> {
    Arc::new(G::build(&[]).expect("the embedded tables are valid"))
}

/// Games of the easy level, each with the next of the setups for training.
fn games<G: Playable>(bot: &Bot<G>, count: u32) -> Vec<GameLog> {
    let player = Player { style: Level::Easy.into(), simulations: 8, random: 50, decisions: 300 };
    (0..count)
        .map(|number| {
            let setup = serde_json::from_str(G::SETUPS[number as usize % G::SETUPS.len()]).expect("JSON");
            let setup = bot.game().setup(&setup).expect("the setups are valid");
            play(bot, &setup, player, number, u64::from(number), &GO).expect("the game ends")
        })
        .collect()
}

/// The games as a file of positions holds them.
fn file<G: Playable>(bot: &Bot<G>, logs: &[GameLog]) -> data::File {
    let value = bot.value();
    let mut bytes = data::head(G::ID, value.vocabulary(), value.deeds(), &json!({}));
    for log in logs {
        bytes.extend(log.write());
    }
    data::read(&bytes).expect("it was just written")
}

fn trained<G: Playable>(bot: &Bot<G>, logs: &[GameLog], seed: u64) -> Trained {
    let (value, file) = (bot.value(), file(bot, logs));
    let mut lessons = Lessons::new();
    lessons.add(&file, value.vocabulary());
    let plan = Plan { epochs: 2, rounds: 2, seed, ..Plan::default() };
    train(&lessons, G::ID, value.vocabulary(), value.phases(), &plan, &json!({}), &mut |_| ())
        .expect("there is enough")
}

/// Preferences learned on top of a network foresee choices in other games better than a guess, can be repeated, and take
/// the place of those learned before.
fn prefers<G: Playable>(bot: &Bot<G>, logs: &[GameLog], bytes: &[u8]) -> Vec<u8> {
    let value = bot.value();
    let learned = Bot::classic(Arc::clone(bot.game())).with_net(bytes).expect("it was just trained");
    let mut choices = Choices::default();
    assert!(choices.is_empty());
    choices.add(&file(bot, logs), learned.net().expect("it has one"), value.vocabulary(), value.deeds());
    let prefer = |bytes: &[u8]| policy::prefer(bytes, &choices, value.deeds(), 1).expect("it is a network");
    let (net, foreseen) = prefer(bytes);
    assert!(foreseen.decisions.0 > foreseen.decisions.1 && foreseen.decisions.1 > 50, "{foreseen:?}");
    assert!(foreseen.first.0 > foreseen.first.1 + 0.1, "{foreseen:?}");
    assert!(net.len() > bytes.len());
    assert_eq!(prefer(&net), (net.clone(), foreseen), "they take the place of those before");
    let cut = Bot::classic(Arc::clone(bot.game())).with_net(&net[..net.len() - 1]);
    assert!(matches!(cut.err(), Some(NetError::Length)));
    net
}

/// Whatever a player can do has a deed, and no two deeds have the same name.
fn deeds_are_known<G: Playable>() {
    let bot = Bot::classic(game::<G>());
    let (game, value) = (bot.game(), bot.value());
    let names: HashSet<&String> = value.deeds().names().iter().collect();
    assert_eq!(names.len(), value.deeds().len());
    let mut legal = Vec::new();
    for (number, setup) in G::SETUPS.iter().enumerate() {
        let setup = game.setup(&serde_json::from_str(setup).expect("JSON")).expect("the setups are valid");
        let mut state = game.start(&setup);
        let (mut dealer, mut rng) = (Dealer::new(number as u64), SplitMix::new(number as u64));
        loop {
            game.legal(&state, &mut legal);
            let action = match game.pending(&state) {
                Pending::Over => break,
                Pending::Chance(draw) => dealer.choose(&**game, &state, draw, &legal),
                Pending::Player(_) => {
                    for &action in &legal {
                        let deed = usize::from(value.deed(&state, action));
                        assert!(deed < value.deeds().len(), "{action:?} has no deed");
                    }
                    legal[rng.below(legal.len() as u32) as usize]
                }
            };
            game.advance(&mut state, action, &mut ());
        }
    }
}

#[test]
fn deeds_of_arnak_are_known() {
    deeds_are_known::<Arnak>();
}

#[test]
fn deeds_of_tikal_are_known() {
    deeds_are_known::<Tikal>();
}

/// Names are unique, lists are sets of existing features, and no list is empty.
fn features_are_sets<G: Playable>() {
    let bot = Bot::classic(game::<G>());
    let vocabulary = bot.value().vocabulary();
    let names: HashSet<&String> = vocabulary.names().iter().collect();
    assert_eq!(names.len(), vocabulary.len());
    for log in games(&bot, G::SETUPS.len() as u32) {
        assert!(log.moments.len() > 10, "game {} has {} ends of turns", log.number, log.moments.len());
        for decision in &log.decisions {
            let deeds: HashSet<u16> = decision.deeds.iter().copied().collect();
            assert!(deeds.len() > 1 && deeds.len() == decision.deeds.len());
        }
        for moment in &log.moments {
            assert!(usize::from(moment.phase) < bot.value().phases());
            assert_eq!(moment.lists.len(), log.totals.len() + 1);
            for list in &moment.lists {
                assert!(!list.is_empty() && list.windows(2).all(|two| two[0] < two[1]));
                assert!(list.iter().all(|&feature| usize::from(feature) < vocabulary.len()));
            }
        }
    }
}

#[test]
fn features_of_arnak_are_sets() {
    features_are_sets::<Arnak>();
}

#[test]
fn features_of_tikal_are_sets() {
    features_are_sets::<Tikal>();
}

/// The same games and the same seed give the same network, which expects better than the estimate on other games.
fn learns<G: Playable>(count: u32) -> (Bot<G>, Vec<u8>) {
    let bot = Bot::classic(game::<G>());
    let logs = games(&bot, count);
    assert_eq!(logs, games(&bot, count), "self-play can be repeated");
    let one = trained(&bot, &logs, 1);
    assert_eq!(one.bytes, trained(&bot, &logs, 1).bytes, "training can be repeated");
    assert_ne!(one.bytes, trained(&bot, &logs, 2).bytes);
    let (before, after) = (one.before.last().expect("all"), one.after.last().expect("all"));
    assert!(before.n > 100 && after.root < before.root, "{before:?} {after:?}");
    assert!(after.mean.abs() < before.mean.abs(), "{before:?} {after:?}");
    let net = prefers(&bot, &logs, &one.bytes);
    assert!(net.len() < 4 << 20);
    (bot, net)
}

/// With its own network every level answers, deterministically, and a redeal of hidden parts changes nothing.
fn plays_with<G: Playable>(bot: Bot<G>, net: &[u8], setup: &serde_json::Value) {
    let bot = bot.with_net(net).expect("it was just trained");
    let game = Arc::clone(bot.game());
    let mut state = game.start(&game.setup(setup).expect("the setup is valid"));
    let (mut dealer, mut rng, mut legal) = (Dealer::new(4), SplitMix::new(4), Vec::new());
    let budget = Budget { limit: Limit::Simulations(16), cancel: &GO };
    let (mut asked, mut differs) = (0, 0);
    loop {
        game.legal(&state, &mut legal);
        let action = match game.pending(&state) {
            Pending::Over => break,
            Pending::Chance(draw) => dealer.choose(&*game, &state, draw, &legal),
            Pending::Player(seat) => {
                if legal.len() > 1 && rng.below(9) == 0 {
                    let other = game.redeal(&state, Viewer::Seat(seat), &mut rng);
                    for level in Level::ALL {
                        let choose = |state: &G::State, classic: bool| {
                            let view = game.view(state, Viewer::Seat(seat));
                            bot.choose(&view, &legal, bots::Style { classic, ..level.into() }, &budget, 3)
                        };
                        let choice = choose(&state, false);
                        assert_eq!(choice, choose(&other, false), "{level} peeks");
                        differs += usize::from(choice != choose(&state, true));
                    }
                    asked += 1;
                }
                legal[rng.below(legal.len() as u32) as usize]
            }
        };
        game.advance(&mut state, action, &mut ());
    }
    assert!(asked > 3 && differs > asked, "the network is used: {differs} of {asked}");
}

#[test]
fn arnak_learns_and_plays_with_it() {
    let (bot, net) = learns::<Arnak>(40);
    plays_with(bot, &net, &json!({ "players": 2, "board": "owl" }));
}

#[test]
fn tikal_learns_and_plays_with_it() {
    let (bot, net) = learns::<Tikal>(40);
    plays_with(bot, &net, &json!({ "players": 3 }));
}

/// Corrections change the reported figures, never the play.
#[test]
fn corrections_change_no_choice() {
    let plain = Bot::new(game::<Arnak>()).with_chances(Chances::default());
    let player = Player { style: Level::Medium.into(), simulations: 20, random: 0, decisions: 0 };
    let setup = plain.game().setup(&json!({ "players": 2, "board": "bird" })).expect("the setup is valid");
    let before: Vec<Vec<Telling>> =
        (0..3).map(|seed| tell(&plain, &setup, player, seed, &GO).expect("the game ends")).collect();
    let chances = Chances::fit(&before, 1, json!({}));
    let bot = Bot::new(game::<Arnak>()).with_chances(chances.clone());
    let (mut told, mut kinds) = (0, HashSet::new());
    for (seed, before) in before.iter().enumerate() {
        let after = tell(&bot, &setup, player, seed as u64, &GO).expect("the game ends");
        assert_eq!(after.len(), before.len(), "the same game");
        for (before, after) in before.iter().zip(&after) {
            assert_eq!((before.lead, before.total, before.won), (after.lead, after.total, after.won));
            let found =
                chances.of(before.teller, usize::from(before.phase), 2).expect("such games were seen");
            assert!((after.score - before.score - found.score).abs() < 0.01, "{before:?} {after:?}");
            told += usize::from((before.score - after.score).abs() > 0.01);
            kinds.insert(before.teller);
        }
    }
    assert!(told > 100 && kinds.len() == 2, "{told} of {kinds:?}");
}

#[test]
fn a_wrong_file_gets_a_sentence() {
    let bot = || Bot::classic(game::<Arnak>());
    let problem = |bytes: &[u8]| bot().with_net(bytes).err().expect("no network");
    assert_eq!(problem(b"hello"), NetError::NoNet);
    let tikal = Bot::classic(game::<Tikal>());
    let net = trained(&tikal, &games(&tikal, 20), 1).bytes;
    assert_eq!(problem(&net), NetError::OtherGame { net: "tikal".into(), game: "arnak".into() });
    let cut = tikal.with_net(&net[..net.len() - 1]).err();
    assert_eq!(cut, Some(NetError::Length));
}
