//! The solver of the last round: by hand, against brute force, and as the expert uses it.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use arnak::ids::{Guardian, Site, Tile};
use arnak::purse::{Purse, Res};
use arnak::{Action, Arnak, State};
use bots::{Bot, Budget, Level, Limit, Solution, Unsolved, solve};
use kernel::{Dealer, Game, Lang, Pending, Seat, SplitMix, Viewer};
use serde_json::{Value, json};
use tikal::Tikal;

static GO: AtomicBool = AtomicBool::new(false);
static STOP: AtomicBool = AtomicBool::new(true);
/// Games of each kind in which promises are put to the test.
const PROMISES: u64 = 8;

fn bot() -> Bot<Arnak> {
    Bot::new(Arc::new(Arnak::build(&[]).expect("the embedded tables are valid")))
}

fn budget(positions: u64) -> Budget<'static> {
    Budget { limit: Limit::Simulations(positions), cancel: &GO }
}

fn solved(bot: &Bot<Arnak>, state: &State, seat: u8, positions: u64) -> Solution<Action> {
    let view = bot.game().view(state, Viewer::Seat(Seat(seat)));
    bot.solve(&view, &budget(positions)).expect("the last round can be solved")
}

/// The position after everything was dealt.
fn dealt(game: &Arnak, setup: &Value, seed: u64) -> State {
    let (mut dealer, mut list) = (Dealer::new(seed), Vec::new());
    let mut state = game.start(&game.setup(setup).expect("the setup is valid"));
    while let Pending::Chance(draw) = game.pending(&state) {
        let outcome = dealer.deal(game, &state, draw, &mut list);
        game.advance(&mut state, outcome, &mut ());
    }
    state
}

/// A hand-made position of round V. Seat 0 has no figure left and only the named cards; seat 1 has passed.
fn scene(bot: &Bot<Arnak>, row: &[&str], hand: &[&str], deck: &[&str], resources: &Value) -> State {
    let mut state = contested(bot, row, hand, deck, resources);
    state.passed = 1 << 1;
    state
}

/// The same position where seat 1 can still act.
fn contested(bot: &Bot<Arnak>, row: &[&str], hand: &[&str], deck: &[&str], resources: &Value) -> State {
    let game = &**bot.game();
    let state = dealt(game, &json!({ "players": 2, "board": "bird" }), 7);
    let mut json = game.save(&state);
    let mut bags = [Vec::new(), Vec::new()];
    for (bag, key) in bags.iter_mut().zip(["item_bag", "artifact_bag"]) {
        let cards = json[key].as_array().expect("a list").clone();
        bag.extend(cards.into_iter().map(|card| card.as_str().expect("a word").to_string()));
    }
    for card in json["row"].as_array().expect("a list").iter().filter_map(Value::as_str) {
        let item = matches!(game.parse(&format!("buy {card}")), Some(Action::Buy(card)) if game.tables.items & card.bit() != 0);
        bags[usize::from(!item)].push(card.to_string());
    }
    for bag in &mut bags {
        bag.retain(|card| !row.contains(&&**card) && !hand.contains(&&**card) && !deck.contains(&&**card));
    }
    let mut places: Vec<Value> = row.iter().map(|&card| card.into()).collect();
    places.reverse();
    while places.len() < 6 {
        places.push(Value::Null);
    }
    places.reverse();
    json["row"] = places.into();
    json["item_bag"] = bags[0].clone().into();
    json["artifact_bag"] = bags[1].clone().into();
    json["round"] = 5.into();
    let player = &mut json["players"][0];
    player["resources"] = resources.clone();
    player["figures"] = json!(["camp1.1", "camp2.1"]);
    player["hand"] = hand.into();
    // A deck in no order, of one shuffle.
    player["deck"] = if deck.is_empty() { json!([]) } else { json!([{ "shuffle": 4, "cards": deck }]) };
    player["play"] =
        json!(["funding_car", "funding_ship", "exploration_car", "exploration_ship", "fear", "fear"]);
    game.load(&json).unwrap_or_else(|problems| panic!("{problems}"))
}

fn more(bot: &Bot<Arnak>, state: &State) -> i32 {
    let solution = solved(bot, state, 0, 2_000_000);
    assert!(solution.exact, "{solution:?}");
    solution.more()
}

#[test]
fn purchases_found_by_hand() {
    let bot = bot();
    // A torch costs 2 coins and is worth 2 points; one coin buys nothing.
    assert_eq!(more(&bot, &scene(&bot, &["torch"], &[], &[], &json!({ "coin": 2 }))), 2);
    assert_eq!(more(&bot, &scene(&bot, &["torch"], &[], &[], &json!({ "coin": 1 }))), 0);
    // The gold pan gives two coins for a brush of 3 coins and 3 points.
    let state = scene(&bot, &["brush"], &["gold_pan"], &[], &json!({ "coin": 1 }));
    assert_eq!(more(&bot, &state), 3);
    let line = solved(&bot, &state, 0, 100_000).line;
    let texts: Vec<String> = line.iter().map(|&action| bot.game().phrase(action).text()).collect();
    assert!(texts.contains(&"play gold_pan".into()) && texts.contains(&"buy brush".into()), "{texts:?}");
    // The piles count as empty: nothing replaces the brush in the row.
    assert_eq!(more(&bot, &scene(&bot, &["brush"], &[], &[], &json!({ "coin": 9 }))), 3);
    // Serpent's Gold: 3 compasses, 2 points, a Fear card of -1, and 4 coins, of which 3 buy the brush.
    let state = scene(&bot, &["serpents_gold", "brush"], &[], &[], &json!({ "compass": 3 }));
    assert_eq!(more(&bot, &state), 2 - 1 + 3);
    // A jewel takes the glass to the first row: a point and the coin that the torch still needs.
    let state = scene(&bot, &["torch"], &[], &[], &json!({ "coin": 1, "jewel": 1 }));
    assert_eq!(more(&bot, &state), 1 + 2);
}

#[test]
fn a_card_drawn_is_the_worst_one() {
    let bot = bot();
    let horse = |deck: &[&str]| more(&bot, &scene(&bot, &["brush"], &["horse"], deck, &json!({ "coin": 1 })));
    // With the coin of the horse, one more is needed for the brush; a hat or a gold pan provides it, a pickaxe does
    // not.
    assert_eq!(horse(&["hat", "gold_pan"]), 3);
    assert_eq!(horse(&["gold_pan", "pickaxe"]), 0);
}

/// A bound of seat 0 while others can still act.
fn bound(bot: &Bot<Arnak>, state: &State) -> i32 {
    let solution = solved(bot, state, 0, 2_000_000);
    assert!(solution.complete && solution.contested && !solution.exact, "{solution:?}");
    solution.more()
}

#[test]
fn while_others_act_only_this_turn_and_own_things_count() {
    let bot = bot();
    // Both cards can be bought when no other player acts; otherwise one now, and the other one may be gone.
    let row = ["serpents_gold", "brush"];
    let prices = json!({ "coin": 3, "compass": 3 });
    assert_eq!(more(&bot, &scene(&bot, &row, &[], &[], &prices)), 2 + 3);
    assert_eq!(bound(&bot, &contested(&bot, &row, &[], &[], &prices)), 3);
    // The bridge to the first row cannot be taken away: the torch now, a point for the glass later.
    let both = json!({ "coin": 2, "jewel": 1 });
    assert_eq!(bound(&bot, &contested(&bot, &["torch"], &[], &[], &both)), 2 + 1);
    // The coin for the torch comes with the glass, and then the torch may be gone.
    let late = json!({ "coin": 1, "jewel": 1 });
    assert_eq!(more(&bot, &scene(&bot, &["torch"], &[], &[], &late)), 1 + 2);
    assert_eq!(bound(&bot, &contested(&bot, &["torch"], &[], &[], &late)), 1);
    // While another player decides, nothing of the row is sure.
    let mut state = contested(&bot, &["torch"], &[], &[], &both);
    state.turn = 1;
    assert_eq!(bound(&bot, &state), 1);
    // A player who has passed keeps the score.
    state.passed = 1 << 0;
    let solution = solved(&bot, &state, 0, 1_000);
    assert_eq!((solution.more(), solution.line.len()), (0, 0), "{solution:?}");
}

#[test]
fn a_guardian_on_an_own_site_waits_for_its_player() {
    let bot = bot();
    let game = &**bot.game();
    let mut state = contested(&bot, &["torch"], &[], &[], &json!({ "coin": 2 }));
    let (site, guardian) = (Site(5), Guardian(0));
    state.players[0].figures[0] = site.space();
    state.tiles[site.at()] = Tile(game.tables.level[0].trailing_zeros() as u8);
    state.tile_bag &= !(1 << state.tiles[site.at()].0);
    state.guardians[site.at()] = guardian;
    state.guardian_bag &= !(1 << guardian.0);
    // It costs points to leave it: a Fear card, or a tile that costs 2, if the others take the last card.
    assert_eq!(bound(&bot, &state), 2 - 2);
    let price = game.tables.guardians[guardian.at()].cost;
    assert!(price.icons.is_empty() && price.cards == 0, "a price in tokens");
    state.players[0].purse = price.res.plus(Purse::of(Res::Coin, 2));
    // The torch now, five points for the guardian later; both are sure.
    let solution = solved(&bot, &state, 0, 2_000_000);
    let torch = solution.line.iter().position(|&action| game.phrase(action).text() == "buy torch");
    let overcome = solution.line.iter().position(|&action| action == Action::Overcome(site));
    assert!(solution.complete && solution.more() >= 2 + 5, "{solution:?}");
    assert!(torch < overcome && torch.is_some(), "{solution:?}");
}

/// Plays on as the solver says, against others who do anything: what was sure once stays sure.
fn promises(bot: &Bot<Arnak>, setup: &Value, seed: u64) -> (u32, u32) {
    const POSITIONS: u64 = 6_000;
    let game = &**bot.game();
    let mut rng = SplitMix::new(seed + 77);
    let found = last_rounds(game, setup, seed);
    let at = rng.below(found.len() as u32 / 2 + 1) as usize;
    let Some(&(mut state, seat)) = found.get(at) else { return (0, 0) };
    // Tokens make plans possible that random players do not live to see.
    for res in [Res::Coin, Res::Compass, Res::Tablet, Res::Arrowhead, Res::Jewel] {
        let more = Purse::of(res, rng.below(3) as u8);
        state.players[seat.index()].purse = state.players[seat.index()].purse.plus(more);
    }
    let (mut dealer, mut legal) = (Dealer::new(seed + 5), Vec::new());
    let (mut sure, mut kept, mut gains) = (None, 0, 0);
    loop {
        game.legal(&state, &mut legal);
        let action = match game.pending(&state) {
            Pending::Over => break,
            Pending::Chance(draw) => dealer.choose(game, &state, draw, &legal),
            Pending::Player(other) if other != seat => legal[rng.below(legal.len() as u32) as usize],
            Pending::Player(_) => {
                let solution = solved(bot, &state, seat.0, POSITIONS);
                if solution.complete {
                    let before = sure.unwrap_or(i32::MIN);
                    assert!(solution.score >= before, "{before}: {solution:?} {}", game.save(&state));
                    kept += u32::from(sure.is_some());
                    gains += u32::from(solution.contested && solution.more() > 0);
                }
                // Without a complete search the way to an earlier promise may be lost.
                sure = solution.complete.then_some(solution.score);
                solution.line[0]
            }
        };
        game.advance(&mut state, action, &mut ());
    }
    if let Some(sure) = sure {
        assert!(game.totals(&state)[seat.index()] >= sure, "{sure} was sure: {}", game.save(&state));
        kept += 1;
    }
    (kept, gains)
}

#[test]
fn what_is_sure_stays_sure_whatever_the_others_do() {
    let bot = bot();
    let rival = json!({ "red": 2, "purple": 2, "objectives": 3 });
    let setups = [
        json!({ "players": 2, "board": "bird" }),
        json!({ "players": 3, "board": "snake", "twisted_paths": true }),
        json!({ "players": 2, "board": "spider" }),
        json!({ "players": 4, "board": "owl" }),
        json!({ "players": 1, "board": "bird", "rival": rival }),
    ];
    let (mut kept, mut gains) = (0, 0);
    for setup in &setups {
        for seed in 0..PROMISES {
            let counts = promises(&bot, setup, seed);
            (kept, gains) = (kept + counts.0, gains + counts.1);
        }
    }
    assert!(kept > 100 && gains > 20, "{kept} promises kept, {gains} of points");
}

/// Plays at random into the last round and collects decisions there.
fn last_rounds(game: &Arnak, setup: &Value, seed: u64) -> Vec<(State, Seat)> {
    let (mut dealer, mut rng, mut legal) = (Dealer::new(seed), SplitMix::new(seed), Vec::new());
    let mut state = dealt(game, setup, seed);
    let mut found = Vec::new();
    loop {
        game.legal(&state, &mut legal);
        let action = match game.pending(&state) {
            Pending::Over => return found,
            Pending::Chance(draw) => dealer.choose(game, &state, draw, &legal),
            Pending::Player(seat) => {
                if state.round == 5 {
                    found.push((state, seat));
                }
                legal[rng.below(legal.len() as u32) as usize]
            }
        };
        game.advance(&mut state, action, &mut ());
    }
}

/// Brute force for the same question; `None` if that takes too many positions.
fn brute_force(game: &Arnak, state: &State, seat: Seat, left: &mut u32) -> Option<i32> {
    *left = left.checked_sub(1)?;
    let mut legal = Vec::new();
    game.legal(state, &mut legal);
    let mut each = |action: Action| {
        let mut next = *state;
        game.advance(&mut next, action, &mut ());
        brute_force(game, &next, seat, left)
    };
    match game.pending(state) {
        Pending::Over => Some(game.totals(state)[seat.index()]),
        Pending::Player(own) if own == seat => {
            legal.into_iter().try_fold(i32::MIN, |best, action| Some(best.max(each(action)?)))
        }
        Pending::Player(_) => {
            let idle = [Action::Pass, Action::EndTurn, Action::KeepHand, Action::Decline];
            each(idle.into_iter().find(|action| legal.contains(action)).unwrap_or(legal[0]))
        }
        Pending::Chance(_) => {
            legal.into_iter().try_fold(i32::MAX, |worst, outcome| Some(worst.min(each(outcome)?)))
        }
    }
}

/// The same position after the others have passed.
fn deserted(state: &State, seat: Seat) -> State {
    let mut deserted = *state;
    deserted.passed |= ((1 << state.options.players) - 1) & !(1 << seat.0);
    deserted.rival.unplayed = 0;
    deserted
}

/// The others have passed, the piles are empty, and stacks that only others have looked through are unknown.
fn quiet(game: &Arnak, state: &State, seat: Seat) -> State {
    let view = game.view(&deserted(state, seat), Viewer::Seat(seat));
    let mut quiet = game.sample(&view, &mut SplitMix::new(0));
    (quiet.temple_bonus, quiet.bonus_bag) = (view.known().temple_bonus, view.known().bonus_bag);
    (quiet.rescue, quiet.assistant_bag) = (view.known().rescue, view.known().assistant_bag);
    (quiet.item_bag, quiet.artifact_bag) = (0, 0);
    quiet.supply.iter_mut().for_each(|stack| stack.below = 0);
    quiet
}

#[test]
fn agrees_with_brute_force() {
    let bot = bot();
    let game = &**bot.game();
    let rival = json!({ "red": 2, "purple": 2, "objectives": 3 });
    let setups = [
        json!({ "players": 2, "board": "bird" }),
        json!({ "players": 3, "board": "snake" }),
        json!({ "players": 2, "board": "spider" }),
        json!({ "players": 4, "board": "owl" }),
        json!({ "players": 1, "board": "bird", "rival": rival }),
    ];
    let (mut compared, mut gains) = (0, 0);
    for setup in &setups {
        for seed in 0..6 {
            for (state, seat) in last_rounds(game, setup, seed) {
                let mut left = 20_000;
                let Some(expected) = brute_force(game, &quiet(game, &state, seat), seat, &mut left) else {
                    continue;
                };
                let solution = solved(&bot, &deserted(&state, seat), seat.0, 1_000_000);
                assert!(solution.exact && !solution.contested);
                assert_eq!(solution.score, expected, "{setup} {seed}: {}", game.save(&state));
                // No player can be sure of more while the others act than when they do nothing.
                let bound = solved(&bot, &state, seat.0, 1_000_000);
                assert!(bound.complete && bound.score <= expected, "{setup} {seed}: {bound:?}");
                compared += 1;
                gains += i32::from(solution.more() > 0);
            }
        }
    }
    assert!(compared > 100 && gains > 20, "{compared} compared, {gains} of them with points to make");
}

#[test]
fn with_little_time_the_score_is_a_bound_that_grows() {
    let bot = bot();
    let game = &**bot.game();
    let mut grown = 0;
    for seed in 0..4 {
        let (state, seat) = last_rounds(game, &json!({ "players": 2, "board": "bird" }), seed)[0];
        let scores: Vec<Solution<Action>> =
            [1, 300, 3_000, 30_000].map(|positions| solved(&bot, &state, seat.0, positions)).to_vec();
        assert!(scores.is_sorted_by_key(|solution| solution.score), "{scores:?}");
        assert_eq!(scores[3], solved(&bot, &state, seat.0, 30_000), "repeatable");
        // Doing nothing is always possible.
        assert!(!scores[0].exact && !scores[0].line.is_empty());
        grown += i32::from(scores[3].score > scores[0].score);
    }
    assert!(grown > 0);
}

/// Plays the line and then does nothing; the result is at least the score, whatever the others hold.
#[test]
fn the_line_keeps_its_promise_where_nothing_is_unknown() {
    let bot = bot();
    let game = &**bot.game();
    let state =
        scene(&bot, &["serpents_gold", "brush"], &["gold_pan"], &[], &json!({ "compass": 3, "coin": 1 }));
    let solution = solved(&bot, &state, 0, 1_000_000);
    let mut now = quiet(game, &state, Seat(0));
    for action in solution.line {
        game.apply(&mut now, action, &mut ()).expect("the line is legal");
    }
    assert_eq!(game.pending(&now), Pending::Over);
    assert_eq!(game.totals(&now)[0], solution.score);
}

#[test]
fn sees_the_view_alone() {
    let bot = bot();
    let game = &**bot.game();
    for (number, (state, seat)) in
        last_rounds(game, &json!({ "players": 3, "board": "owl" }), 2).into_iter().step_by(5).enumerate()
    {
        let other = game.redeal(&state, Viewer::Seat(seat), &mut SplitMix::new(number as u64));
        assert_eq!(solved(&bot, &state, seat.0, 500), solved(&bot, &other, seat.0, 500));
    }
}

#[test]
fn other_positions_are_refused_with_a_reason() {
    let bot = bot();
    let game = &**bot.game();
    let state = dealt(game, &json!({ "players": 2, "board": "bird" }), 1);
    let view = |viewer| game.view(&state, viewer);
    assert_eq!(bot.solve(&view(Viewer::Seat(Seat(0))), &budget(10)), Err(Unsolved::NotLastRound));
    assert_eq!(bot.solve(&view(Viewer::Spectator), &budget(10)), Err(Unsolved::Spectator));
    let tikal = Bot::new(Arc::new(Tikal::build(&[]).expect("the embedded tables are valid")));
    let start = tikal.game().start(&tikal.game().setup(&json!({ "players": 2 })).expect("it is valid"));
    let view = tikal.game().view(&start, Viewer::Seat(Seat(0)));
    assert_eq!(tikal.solve(&view, &budget(10)), Err(Unsolved::Game));
}

#[test]
fn the_expert_takes_what_is_sure_when_nobody_else_acts() {
    let bot = bot();
    let game = &**bot.game();
    // Serpent's Gold must be resolved for the brush; both are bought in turns of their own.
    let mut state = scene(&bot, &["serpents_gold", "brush"], &["gold_pan"], &[], &json!({ "compass": 3 }));
    state.passed |= 1 << 1;
    let expected = solved(&bot, &state, 0, 1_000_000).score;
    let mut legal = Vec::new();
    while let Pending::Player(seat) = game.pending(&state) {
        game.legal(&state, &mut legal);
        let view = game.view(&state, Viewer::Seat(seat));
        let choice = bot.choose(&view, &legal, Level::Expert, &budget(2_000), 1);
        assert_eq!(choice.line.first(), legal.get(choice.index));
        game.advance(&mut state, legal[choice.index], &mut ());
        let mut dealer = Dealer::new(3);
        while let Pending::Chance(draw) = game.pending(&state) {
            let outcome = dealer.deal(game, &state, draw, &mut legal);
            game.advance(&mut state, outcome, &mut ());
        }
    }
    assert!(game.totals(&state)[0] >= expected, "{} of {expected}", game.totals(&state)[0]);
}

#[test]
fn a_cancelled_solver_still_has_a_score() {
    let bot = bot();
    let state = scene(&bot, &["torch"], &[], &[], &json!({ "coin": 2 }));
    let view = bot.game().view(&state, Viewer::Seat(Seat(0)));
    let budget = Budget { limit: Limit::Simulations(1_000_000), cancel: &STOP };
    let solution = bot.solve(&view, &budget).expect("there is a score");
    assert!(!solution.exact && solution.more() == 0, "{solution:?}");
}

#[test]
fn hints_are_sentences() {
    assert_eq!(solve::hint(7, true, Lang::EN), "you can still make 7 points for sure");
    assert_eq!(
        solve::hint(1, false, Lang::find("fr").expect("French")),
        "vous pouvez encore faire au moins 1 point à coup sûr"
    );
    assert_eq!(solve::hint(0, true, Lang::EN), "you can make no more points for sure");
}
