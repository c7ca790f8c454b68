//! The contract of every level, on positions of random play in every kind of game.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use arnak::Arnak;
use bots::{
    AnyDecision, Bot, Budget, Choice, Decision, Level, Limit, Memory, NetName, Playable, Recall, Shelf,
};
use kernel::content::TableFile;
use kernel::{Dealer, Game, Pending, Seat, SplitMix, Viewer};
use serde_json::{Value, json};
use tikal::Tikal;
use tikal::state::Pile;

static GO: AtomicBool = AtomicBool::new(false);
static STOP: AtomicBool = AtomicBool::new(true);
/// Searches of each such position.
const LUCK: u64 = 30;
/// Games of Tikal II in which players look at piles.
const PEEKED: u64 = 12;

/// Every kind of game: boards, numbers of players, modules, solo.
fn arnak_setups() -> Vec<Value> {
    let mut setups = Vec::new();
    for board in ["bird", "snake", "spider", "owl"] {
        for players in 2..=4 {
            setups.push(json!({ "players": players, "board": board }));
        }
        setups.push(json!({ "players": 2, "board": board, "twisted_paths": true }));
        let rival = json!({ "red": 2, "purple": 2, "objectives": 3 });
        setups.push(json!({ "players": 1, "board": board, "rival": rival }));
    }
    setups
}

fn tikal_setups() -> Vec<Value> {
    let mut setups = Vec::new();
    for players in 2..=4 {
        setups.push(json!({ "players": players }));
        setups.push(json!({ "players": players, "variants": ["more_control", "short_game"] }));
    }
    setups
}

/// A position in which a player has a choice.
struct Position<G: Game> {
    state: G::State,
    seat: Seat,
    legal: Vec<G::Action>,
}

/// A decision in a game that is being played.
struct Asked<'a, G: Game> {
    state: &'a G::State,
    seat: Seat,
    legal: &'a [G::Action],
    /// Chance has answered since the last decision.
    dealt: bool,
}

/// Plays on from a position until the game is over or `decide` has no answer.
fn play<G: Game>(
    game: &G,
    state: &mut G::State,
    dealer: &mut Dealer,
    mut decide: impl FnMut(Asked<'_, G>) -> Option<G::Action>,
) {
    let (mut legal, mut dealt) = (Vec::new(), false);
    loop {
        game.legal(state, &mut legal);
        let action = match game.pending(state) {
            Pending::Over => return,
            Pending::Chance(draw) => {
                dealt = true;
                dealer.choose(game, state, draw, &legal)
            }
            Pending::Player(seat) => {
                let asked = Asked { state, seat, legal: &legal, dealt: std::mem::take(&mut dealt) };
                let Some(action) = decide(asked) else { return };
                action
            }
        };
        game.advance(state, action, &mut ());
    }
}

/// The position before a game of this setup.
fn start<G: Game>(game: &G, setup: &Value) -> G::State {
    game.start(&game.setup(setup).expect("the setup is valid"))
}

/// Positions from a game of random play, one in every `every`.
fn positions<G: Game>(game: &G, setup: &Value, seed: u64, every: usize) -> Vec<Position<G>> {
    let mut rng = SplitMix::new(seed);
    let (mut found, mut choices) = (Vec::new(), 0);
    play(game, &mut start(game, setup), &mut Dealer::new(seed), |Asked { state, seat, legal, .. }| {
        if legal.len() > 1 {
            choices += 1;
            if choices % every == 0 {
                found.push(Position { state: state.clone(), seat, legal: legal.to_vec() });
            }
        }
        Some(legal[rng.below(legal.len() as u32) as usize])
    });
    found
}

fn choose<G: Playable>(
    bot: &Bot<G>,
    position: &Position<G>,
    state: &G::State,
    level: Level,
    simulations: u64,
    cancel: &AtomicBool,
) -> Choice<G::Action> {
    let view = bot.game().view(state, Viewer::Seat(position.seat));
    let budget = Budget { limit: Limit::Simulations(simulations), cancel };
    bot.choose(&view, &position.legal, level, &budget, 11)
}

/// An answer is in the list, its reasons are about the list, and its line begins with it.
fn check<A: Copy + PartialEq + std::fmt::Debug>(choice: &Choice<A>, legal: &[A], simulations: u64) {
    assert!(choice.index < legal.len());
    assert_eq!(choice.line.first(), Some(&legal[choice.index]));
    assert!(choice.simulations <= simulations);
    for candidate in &choice.candidates {
        assert!(candidate.index < legal.len() && candidate.visits > 0);
        assert!(candidate.score.is_finite() && (0.0..=1.0).contains(&candidate.win), "{candidate:?}");
    }
}

fn answers_everywhere<G: Playable>(setups: &[Value], every: usize) {
    let bot = Bot::new(Arc::new(G::build(&[]).expect("the embedded tables are valid")));
    for (number, setup) in setups.iter().enumerate() {
        for position in positions(&**bot.game(), setup, number as u64, every) {
            for level in Level::ALL {
                let choice = choose(&bot, &position, &position.state, level, 12, &GO);
                check(&choice, &position.legal, 12);
            }
        }
    }
}

#[test]
fn every_level_answers_in_every_kind_of_arnak() {
    answers_everywhere::<Arnak>(&arnak_setups(), 23);
}

#[test]
fn every_level_answers_in_every_kind_of_tikal() {
    answers_everywhere::<Tikal>(&tikal_setups(), 23);
}

/// The answer stays the same when hidden parts are redealt, and when asked again.
fn does_not_peek<G: Playable>(setup: &Value) {
    let bot = Bot::new(Arc::new(G::build(&[]).expect("the embedded tables are valid")));
    let mut changed = 0;
    for (number, position) in positions(&**bot.game(), setup, 5, 17).into_iter().enumerate() {
        let mut rng = SplitMix::new(number as u64);
        let other = bot.game().redeal(&position.state, Viewer::Seat(position.seat), &mut rng);
        changed += usize::from(other != position.state);
        for level in Level::ALL {
            let first = choose(&bot, &position, &position.state, level, 20, &GO);
            assert_eq!(first, choose(&bot, &position, &position.state, level, 20, &GO), "{level} again");
            assert_eq!(first, choose(&bot, &position, &other, level, 20, &GO), "{level} peeks");
        }
    }
    assert!(changed > 0, "some position has something to hide");
}

#[test]
fn no_level_peeks_in_arnak_and_answers_are_repeatable() {
    does_not_peek::<Arnak>(&json!({ "players": 3, "board": "snake" }));
}

#[test]
fn no_level_peeks_in_tikal_and_answers_are_repeatable() {
    does_not_peek::<Tikal>(&json!({ "players": 3 }));
}

#[test]
fn a_cancelled_bot_answers_at_once() {
    let bot = Bot::new(Arc::new(Arnak::build(&[]).expect("the embedded tables are valid")));
    let setup = json!({ "players": 2, "board": "bird" });
    for position in positions(&**bot.game(), &setup, 3, 29) {
        for level in Level::ALL {
            let choice = choose(&bot, &position, &position.state, level, 1_000_000_000, &STOP);
            check(&choice, &position.legal, 0);
        }
    }
}

/// Two threads, or three, share the worlds and find the same.
#[test]
fn the_number_of_threads_changes_no_answer() {
    let bot = |threads: usize| {
        let game = Arc::new(Arnak::build(&[]).expect("the embedded tables are valid"));
        Bot::new(game).with_threads(threads)
    };
    let (one, more) = (bot(1), [bot(2), bot(3)]);
    let setup = json!({ "players": 2, "board": "bird" });
    for position in positions(&**one.game(), &setup, 7, 61) {
        for level in [Level::Hard, Level::Expert] {
            let alone = choose(&one, &position, &position.state, level, 50, &GO);
            for bot in &more {
                assert_eq!(alone, choose(bot, &position, &position.state, level, 50, &GO), "{level}");
            }
        }
    }
}

/// Asked again after its own step, a bot reuses what it knows: fewer simulations, and visits from before.
#[test]
fn the_steps_of_a_turn_are_thought_about_once() {
    let bot = Bot::new(Arc::new(Arnak::build(&[]).expect("the embedded tables are valid")));
    let game = &**bot.game();
    let setup = json!({ "players": 2, "board": "bird" });
    let budget = Budget { limit: Limit::Simulations(80), cancel: &GO };
    let mut continued = 0;
    for mut position in positions(game, &setup, 9, 37) {
        let mut memory = Memory::default();
        let view = game.view(&position.state, Viewer::Seat(position.seat));
        let first = bot.think(&mut memory, &view, &position.legal, Level::Hard, &budget, 5);
        game.advance(&mut position.state, position.legal[first.index], &mut ());
        if game.pending(&position.state) != Pending::Player(position.seat) {
            continue;
        }
        game.legal(&position.state, &mut position.legal);
        if position.legal.len() < 2 {
            continue;
        }
        let view = game.view(&position.state, Viewer::Seat(position.seat));
        let second = bot.think(&mut memory, &view, &position.legal, Level::Hard, &budget, 6);
        check(&second, &position.legal, 80);
        let looks: u64 = second.candidates.iter().map(|candidate| candidate.visits).sum();
        if second.simulations < first.simulations && looks > second.simulations {
            continued += 1;
        }
        // Another position than the expected one is thought about from the beginning.
        let fresh = bot.choose(&view, &position.legal, Level::Hard, &budget, 6);
        let mut lost = Memory::default();
        let other = positions(game, &setup, 10, 41).swap_remove(0);
        let strange = game.view(&other.state, Viewer::Seat(other.seat));
        bot.think(&mut lost, &strange, &other.legal, Level::Hard, &budget, 5);
        assert_eq!(bot.think(&mut lost, &view, &position.legal, Level::Hard, &budget, 6), fresh);
    }
    assert!(continued > 0, "some turn goes on");
}

/// Search from before the others' turns is reused when they moved as a tree expected, and never exceeds the limit of
/// simulations.
fn trees_outlive_the_turns_of_others<G: Playable>(setup: &Value) {
    let bot = Bot::new(Arc::new(G::build(&[]).expect("the embedded tables are valid")));
    let game = &**bot.game();
    let budget = Budget { limit: Limit::Simulations(400), cancel: &GO };
    let mut memories: [Memory<G>; 2] = std::array::from_fn(|_| Memory::default());
    let (mut last, mut begun, mut continued) = (None, 0, 0);
    play(game, &mut start(game, setup), &mut Dealer::new(8), |Asked { state, seat, legal, .. }| {
        let view = game.view(state, Viewer::Seat(seat));
        let choice = bot.think(&mut memories[seat.index()], &view, legal, Level::Hard, &budget, begun + 1);
        check(&choice, legal, 400);
        // The first decision of a turn.
        if last != Some(seat) && !choice.candidates.is_empty() {
            begun += 1;
            let looks: u64 = choice.candidates.iter().map(|candidate| candidate.visits).sum();
            // A plan that was not searched counts as one look.
            let plain = choice.candidates.len() as u64;
            continued += u64::from(looks > choice.simulations + 12 + plain);
        }
        last = Some(seat);
        (begun < 40).then(|| legal[choice.index])
    });
    assert!(continued > 0, "none of {begun} turns went on where the last one ended");
}

#[test]
fn trees_outlive_the_turns_of_others_in_arnak() {
    trees_outlive_the_turns_of_others::<Arnak>(&json!({ "players": 2, "board": "bird" }));
}

#[test]
fn trees_outlive_the_turns_of_others_in_tikal() {
    trees_outlive_the_turns_of_others::<Tikal>(&json!({ "players": 2 }));
}

/// A planned turn is carried out step by step without a second thought, unless something unforeseen shows up.
#[test]
fn a_plan_is_carried_out() {
    let bot = Bot::new(Arc::new(Arnak::build(&[]).expect("the embedded tables are valid")));
    let game = &**bot.game();
    let setup = json!({ "players": 2, "board": "bird" });
    let budget = Budget { limit: Limit::Simulations(1000), cancel: &GO };
    let (mut carried_out, mut surprised) = (0, 0);
    for mut position in positions(game, &setup, 12, 19) {
        let mut memory = Memory::default();
        let mut plan: Vec<arnak::action::Action> = Vec::new();
        while game.pending(&position.state) == Pending::Player(position.seat) && position.legal.len() > 1 {
            let view = game.view(&position.state, Viewer::Seat(position.seat));
            let choice = bot.think(&mut memory, &view, &position.legal, Level::Medium, &budget, 5);
            check(&choice, &position.legal, 1000);
            if !plan.is_empty() && choice.line == plan && choice.simulations == 0 {
                carried_out += 1;
            } else if !plan.is_empty() {
                surprised += 1;
            }
            plan = choice.line[1..].to_vec();
            game.advance(&mut position.state, position.legal[choice.index], &mut ());
            game.legal(&position.state, &mut position.legal);
        }
    }
    assert!(carried_out > surprised, "{carried_out} steps as planned, {surprised} planned again");
}

/// What a search has decided is carried out without a second thought until something new is seen. In another position
/// than the expected one it counts for nothing.
fn decided_until_something_new_is_seen<G: Playable>(setup: &Value, every: usize) {
    let bot = Bot::new(Arc::new(G::build(&[]).expect("the embedded tables are valid")));
    let game = &**bot.game();
    let budget = Budget { limit: Limit::Simulations(40), cancel: &GO };
    let mut dealer = Dealer::new(6);
    let (mut carried_out, mut thought_again) = (0, 0);
    for mut position in positions(game, setup, 4, every) {
        let mut memory = Memory::default();
        let mut line: Vec<G::Action> = Vec::new();
        let mut new = true;
        play(game, &mut position.state, &mut dealer, |Asked { state, seat, legal, dealt }| {
            if seat != position.seat {
                return None;
            }
            new |= dealt;
            let view = game.view(state, Viewer::Seat(seat));
            let choice = bot.think(&mut memory, &view, legal, Level::Hard, &budget, 5);
            check(&choice, legal, 40);
            if legal.len() > 1 {
                if !line.is_empty() && new {
                    thought_again += 1;
                } else if !line.is_empty() {
                    assert_eq!((choice.simulations, &choice.line), (0, &line));
                    carried_out += 1;
                }
                line.clone_from(&choice.line);
                new = false;
            }
            line.drain(..1.min(line.len()));
            Some(legal[choice.index])
        });
    }
    assert!(carried_out > 0, "{carried_out} steps as decided, {thought_again} thought about again");
}

#[test]
fn what_was_decided_is_carried_out_in_arnak() {
    decided_until_something_new_is_seen::<Arnak>(&json!({ "players": 2, "board": "bird" }), 41);
}

#[test]
fn what_was_decided_is_carried_out_in_tikal() {
    decided_until_something_new_is_seen::<Tikal>(&json!({ "players": 2 }), 41);
}

/// Whether this own action shows something that differs between worlds although no chance answers it.
fn reveals<G: Game>(game: &G, worlds: &[G::State], seat: Seat, action: G::Action) -> bool {
    let mut lists = worlds.iter().map(|world| {
        let (mut next, mut legal) = (world.clone(), Vec::new());
        game.advance(&mut next, action, &mut ());
        game.legal(&next, &mut legal);
        (game.pending(&next) == Pending::Player(seat)).then_some(legal)
    });
    let first = lists.next().flatten();
    first.is_some() && lists.any(|list| list.is_some() && list != first)
}

/// An opponent has looked at the top of a pile, so each world has other tokens there, and no chance answers when the
/// player looks too. A step that was planned in one world is then illegal in another one. Steps without an alternative
/// are noted without a look at the worlds, so the next decision meets such a step.
#[test]
fn a_planned_step_may_be_illegal_in_another_world() {
    let bot = Bot::new(Arc::new(Tikal::build(&[]).expect("the embedded tables are valid")));
    let game = &**bot.game();
    let budget = Budget { limit: Limit::Simulations(12), cancel: &GO };
    let (mut met, mut positions) = (0, 0);
    for seed in 0..PEEKED {
        let mut rng = SplitMix::new(seed);
        play(game, &mut start(game, &json!({ "players": 2 })), &mut Dealer::new(seed), |asked| {
            let Asked { state, seat, legal, .. } = asked;
            let view = game.view(state, Viewer::Seat(seat));
            let unknown = |pile: &Pile| pile.top.iter().any(|known| known.token == u8::MAX);
            let mut piles = view.known.piles.iter().chain([&view.known.deck, &view.known.light_stack]);
            let worlds: Vec<_> = if piles.any(unknown) {
                (0..20).map(|n| game.sample(&view, &mut SplitMix::new(n))).collect()
            } else {
                Vec::new()
            };
            positions += u32::from(!worlds.is_empty());
            let looks = legal.iter().filter(|&&action| reveals(game, &worlds, seat, action));
            for (&look, luck) in looks.flat_map(|look| (0..LUCK).map(move |luck| (look, luck))) {
                let mut memory = Memory::default();
                let planned = bot.think(&mut memory, &view, &[look, look], Level::Hard, &budget, luck);
                let mut truths = worlds.iter().filter_map(|world| {
                    // The truth is a world in which the first steps of the plan can be taken.
                    let (mut truth, mut list) = (world.clone(), Vec::new());
                    for &action in planned.line.iter().take(2) {
                        game.legal(&truth, &mut list);
                        if game.pending(&truth) != Pending::Player(seat) || !list.contains(&action) {
                            return None;
                        }
                        game.advance(&mut truth, action, &mut ());
                    }
                    game.legal(&truth, &mut list);
                    let goes_on = game.pending(&truth) == Pending::Player(seat) && list.len() > 1;
                    goes_on.then_some((truth, list))
                });
                let (Some((truth, list)), [_, forced, ..]) = (truths.next(), &planned.line[..]) else {
                    continue;
                };
                // The second step is the only one, as far as the bot knows.
                bot.think(&mut memory, &view, &[*forced], Level::Hard, &budget, luck);
                let now = game.view(&truth, Viewer::Seat(seat));
                check(&bot.think(&mut memory, &now, &list, Level::Hard, &budget, luck), &list, 12);
                met += 1;
            }
            Some(legal[rng.below(legal.len() as u32) as usize])
        });
    }
    assert!(met > 0, "no plan of {positions} positions depends on what the other player has looked at");
}

/// Points of the first seat minus those of the second, in a game between two levels.
fn margin<G: Playable>(bot: &Bot<G>, setup: &Value, levels: [Level; 2], seed: u64) -> i32 {
    let game = &**bot.game();
    let mut state = start(game, setup);
    let mut step = 0;
    play(game, &mut state, &mut Dealer::new(seed), |Asked { state, seat, legal, .. }| {
        let view = game.view(state, Viewer::Seat(seat));
        let budget = Budget { limit: Limit::Simulations(200), cancel: &GO };
        step += 1;
        let choice = bot.choose(&view, legal, levels[seat.index()], &budget, seed << 32 | step);
        Some(legal[choice.index])
    });
    let totals = game.totals(&state);
    totals[0] - totals[1]
}

/// The stronger level wins at least this many of the games, with alternating seats.
fn beats<G: Playable>(setup: &Value, strong: Level, weak: Level, games: u64, least: usize) {
    let bot = Bot::new(Arc::new(G::build(&[]).expect("the embedded tables are valid")));
    let won = |&game: &u64| {
        if game % 2 == 0 {
            margin(&bot, setup, [strong, weak], game / 2) > 0
        } else {
            margin(&bot, setup, [weak, strong], game / 2) < 0
        }
    };
    let wins = (0..games).filter(won).count();
    assert!(wins >= least, "{strong} won {wins} of {games} against {weak}");
}

#[test]
fn easy_beats_random_and_medium_beats_easy_in_arnak() {
    let setup = json!({ "players": 2, "board": "bird" });
    beats::<Arnak>(&setup, Level::Easy, Level::Random, 40, 38);
    beats::<Arnak>(&setup, Level::Medium, Level::Easy, 30, 18);
}

#[test]
fn easy_beats_random_and_medium_beats_easy_in_tikal() {
    let setup = json!({ "players": 2 });
    beats::<Tikal>(&setup, Level::Easy, Level::Random, 40, 38);
    beats::<Tikal>(&setup, Level::Medium, Level::Easy, 6, 4);
}

#[test]
fn hard_beats_medium() {
    beats::<Arnak>(&json!({ "players": 2, "board": "bird" }), Level::Hard, Level::Medium, 8, 5);
    beats::<Tikal>(&json!({ "players": 2 }), Level::Hard, Level::Medium, 6, 4);
}

#[test]
fn a_bot_thinks_with_the_tables_of_its_table() {
    let text = "rows = [{ id = \"hat\", cost = 2 }]".to_string();
    let file = TableFile { name: "arnak/items.toml".into(), text };
    let plain = Arc::new(Arnak::build(&[]).expect("the tables are right"));
    let dearer = Arc::new(Arnak::build(&[file]).expect("a price may change"));
    let shelf = Shelf::default();
    for game in [&plain, &dearer, &plain] {
        let bot = shelf.bot(game, &NetName::BuiltIn);
        assert_eq!(bot.game().content_hash(), game.content_hash());
    }
    assert_eq!(shelf.len(), 2, "each is made once");
}

#[test]
fn what_a_bot_remembers_of_another_game_is_forgotten() {
    fn decision<G: Playable>(setup: &Value) -> Decision<G> {
        let game = Arc::new(G::build(&[]).expect("the tables are right"));
        let mut first = None;
        play(
            &*game,
            &mut start(&*game, setup),
            &mut Dealer::new(1),
            |Asked { state, seat, legal, .. }| {
                first = Some((game.view(state, Viewer::Seat(seat)), legal.to_vec()));
                None
            },
        );
        let (view, legal) = first.expect("a game begins with a decision");
        Decision { game, view, legal }
    }
    let (shelf, mut recall) = (Shelf::default(), Recall::default());
    let budget = Budget { limit: Limit::Simulations(8), cancel: &GO };
    let arnak: Box<dyn AnyDecision> = Box::new(decision::<Arnak>(&json!({ "players": 2, "board": "bird" })));
    let tikal: Box<dyn AnyDecision> = Box::new(decision::<Tikal>(&json!({ "players": 2 })));
    for asked in [&arnak, &tikal, &arnak] {
        let thought = asked.think(&shelf, &NetName::BuiltIn, &mut recall, Level::Hard.into(), &budget, 3);
        assert!(thought.index < asked.choices());
        assert_eq!(thought.line[0], asked.text(thought.index));
    }
}
