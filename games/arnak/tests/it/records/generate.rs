//! Plays the games of the fixtures: plausible moves with a preference for what no record shows yet.
//!
//! Chance is answered manually, which a record allows, so that missing cards and tiles come up. Games are kept
//! short: after a number of steps all players pass. A few begin with full purses, for the upper rows of the tracks;
//! those contain their starting position.

use std::collections::BTreeSet;
use std::sync::Arc;

use arnak::content::boards;
use arnak::purse::{Purse, Res};
use arnak::state::{Frame, Token};
use arnak::{Action, Arnak, State};
use kernel::{ChanceMode, Game, Pending, Record, Session, SplitMix};
use serde_json::{Value, json};

use super::coverage::{Coverage, Ending, Use};

/// Attempts per game; the one that shows most new things is kept.
const TRIES: u64 = 6;
/// Passes over all plans.
const TIMES: u32 = 8;
/// A game that shows less than this is dropped while others are to come.
const LEAST: usize = 5;
/// Attempts to find rare things.
const LONGEST_HUNT: u64 = 20_000;
/// Attempts on every board for what no plan showed.
const SHORT_HUNT: u64 = 200;

/// A game to be played.
struct Plan {
    setup: Value,
    /// Number of steps after which all players pass.
    budget: usize,
    /// All players begin with full purses.
    rich: bool,
    /// All players climb the track as fast as they can.
    rush: bool,
}

/// A game that was played.
struct Trial {
    start: State,
    actions: Vec<Action>,
    end: State,
    new: BTreeSet<Use>,
}

/// All fixtures: for each board the records that together cover everything.
pub(crate) fn generate(game: &Arc<Arnak>) -> Vec<(&'static str, Vec<Record>)> {
    let mut cover = Cover { game, missing: Coverage::new(game).all, records: Vec::new() };
    for time in 0..TIMES {
        for (number, plan) in plans(time).into_iter().enumerate() {
            let setup = game.setup(&plan.setup).expect("a plan has a good setup");
            let board = 1 << setup.options.board;
            if !cover.missing.iter().any(|&what| Coverage::boards(what) & board != 0) {
                continue;
            }
            let first = (u64::from(time) * 100 + number as u64) * TRIES;
            let tries = (0..TRIES).map(|seed| play(game, &cover.missing, &plan, first + seed));
            let best = tries.rev().max_by_key(|trial| trial.new.len()).expect("there is a try");
            if best.new.len() >= LEAST {
                cover.keep(best);
            }
        }
    }
    for (what, plan) in hunts() {
        if cover.missing.contains(&what) {
            let mut trials = (0..LONGEST_HUNT).map(|seed| play(game, &cover.missing, &plan, seed));
            if let Some(trial) = trials.find(|trial| trial.new.contains(&what)) {
                drop(trials);
                cover.keep(trial);
            }
        }
    }
    while let Some(&what) = cover.missing.first() {
        let found = anywhere(what).find_map(|(plan, seed)| {
            let trial = play(game, &cover.missing, &plan, seed);
            trial.new.contains(&what).then_some(trial)
        });
        match found {
            Some(trial) => cover.keep(trial),
            // The test of the fixtures names it.
            None => drop(cover.missing.pop_first()),
        }
    }
    let of = |at: usize| {
        let mine = cover.records.iter().filter(|(board, _)| usize::from(*board) == at);
        mine.map(|(_, record)| record.clone()).collect()
    };
    boards().into_iter().enumerate().map(|(at, board)| (board, of(at))).collect()
}

/// The records kept so far, with their boards, and what they do not show yet.
struct Cover<'a> {
    game: &'a Arc<Arnak>,
    missing: BTreeSet<Use>,
    records: Vec<(u8, Record)>,
}

impl Cover<'_> {
    fn keep(&mut self, trial: Trial) {
        self.missing.retain(|what| !trial.new.contains(what));
        let mut session = Session::from_state(self.game.clone(), trial.start, ChanceMode::Manual);
        for action in trial.actions {
            session.apply(action).expect("what was played is legal");
        }
        debug_assert_eq!(*session.state(), trial.end);
        self.records.push((trial.end.options.board, session.record()));
    }
}

/// Games that might show what no plan has.
fn anywhere(what: Use) -> impl Iterator<Item = (Plan, u64)> {
    let boards =
        boards().into_iter().enumerate().filter(move |(at, _)| Coverage::boards(what) & (1 << at) != 0);
    let setups: Vec<Value> = boards
        .flat_map(|(_, board)| {
            let table = json!({"players": 2, "board": board, "twisted_paths": true});
            let solo =
                json!({"players": 1, "board": board, "rival": {"purple": 3, "red": 2, "objectives": 3}});
            [table, solo]
        })
        .collect();
    (0..SHORT_HUNT).flat_map(move |seed| {
        let plan = move |setup| (Plan { setup, budget: 450, rich: true, rush: false }, seed);
        setups.clone().into_iter().map(plan)
    })
}

/// A game of each kind. Every second time the games are short.
fn plans(time: u32) -> Vec<Plan> {
    let mut plans = Vec::new();
    let mut add = |setup: Value, longest: usize, rich: bool| {
        let budget = if rich || time.is_multiple_of(2) { longest } else { longest / 2 };
        plans.push(Plan { setup, budget, rich, rush: rich && !time.is_multiple_of(2) });
    };
    for board in boards() {
        for players in 2..=4_usize {
            add(json!({"players": players, "board": board}), 170 + 25 * players, false);
            // The base box has too few idols for the Owl Temple.
            let twisted = board != "spider";
            add(json!({"players": players, "board": board, "twisted_paths": twisted}), 250, false);
        }
        for rival in [
            json!({}),
            json!({"red": 5, "objectives": 2}),
            json!({"purple": 5, "objectives": 3}),
            json!({"red": 2, "purple": 2, "objectives": 4, "priority": true}),
            json!({"red": ["item", "research"], "purple": ["discover"], "objectives": 4}),
        ] {
            add(json!({"players": 1, "board": board, "rival": rival}), 280, false);
        }
        add(json!({"players": 4, "board": board, "twisted_paths": true}), 700, true);
        add(json!({"players": 2, "board": board, "twisted_paths": true}), 500, true);
    }
    plans
}

/// Things that do not come up by themselves, and games in which they can.
fn hunts() -> Vec<(Use, Plan)> {
    let plan = |setup: Value, budget| Plan { setup, budget, rich: false, rush: false };
    let rich = |setup: Value, budget| Plan { rich: true, rush: true, ..plan(setup, budget) };
    let solo = |board: &str| json!({"players": 1, "board": board, "rival": {"purple": 5, "objectives": 3}});
    let table = |players: u8, board: &str| json!({"players": players, "board": board});
    vec![
        (Use::Arrived(0, 4), rich(table(4, "bird"), 700)),
        (Use::Arrived(1, 4), rich(table(4, "snake"), 900)),
        (Use::Arrived(2, 4), rich(table(4, "spider"), 700)),
        (Use::RivalAltar(4), rich(solo("spider"), 500)),
        (Use::RivalPassage(4), rich(solo("owl"), 400)),
        (Use::RivalPassage(5), rich(solo("owl"), 400)),
        (Use::Ending(Ending::EarlierArrival), rich(table(2, "bird"), 250)),
        (Use::Ending(Ending::ResearchScore), plan(table(2, "snake"), 120)),
        (Use::Ending(Ending::SharedVictory), plan(table(3, "bird"), 0)),
        (Use::Ending(Ending::OwlResearchScore), plan(table(3, "owl"), 120)),
        (Use::Ending(Ending::OwlSharedVictory), plan(table(2, "owl"), 0)),
        (Use::Ending(Ending::SoloVictory), rich(table(1, "bird"), 250)),
        (Use::Ending(Ending::SoloDefeat), plan(table(1, "bird"), 0)),
        (Use::Ending(Ending::SoloDraw), plan(table(1, "bird"), 300)),
    ]
}

/// A game in the making.
struct Player<'a> {
    game: &'a Arnak,
    missing: BTreeSet<Use>,
    new: BTreeSet<Use>,
    rng: SplitMix,
    rush: bool,
    events: Vec<arnak::Event>,
}

fn play(game: &Arnak, missing: &BTreeSet<Use>, plan: &Plan, seed: u64) -> Trial {
    let setup = game.setup(&plan.setup).expect("a plan has a good setup");
    let mut state = game.start(&setup);
    let mut player = Player {
        game,
        missing: missing.clone(),
        new: BTreeSet::new(),
        rng: SplitMix::new(seed ^ 0x6172_6e61_6b00),
        rush: plan.rush,
        events: Vec::new(),
    };
    let mut legal = Vec::new();
    if plan.rich {
        while state.stack.last() != Some(&Frame::Turn) {
            player.game.legal(&state, &mut legal);
            let outcome = player.outcome(&state, &legal);
            game.advance(&mut state, outcome, &mut ());
        }
        for person in &mut state.players[..setup.options.players as usize] {
            let full = [Res::Coin, Res::Compass, Res::Tablet, Res::Arrowhead, Res::Jewel];
            person.purse = full.into_iter().fold(Purse::ZERO, |purse, res| purse.with(res, 40));
        }
    }
    let start = state;
    let mut actions = Vec::new();
    loop {
        game.legal(&state, &mut legal);
        let action = match game.pending(&state) {
            Pending::Over => break,
            Pending::Chance(_) => player.outcome(&state, &legal),
            Pending::Player(_) if actions.len() < plan.budget => player.choice(&state, &legal),
            Pending::Player(_) => shortest(&legal),
        };
        let before = state;
        player.events.clear();
        game.advance(&mut state, action, &mut player.events);
        actions.push(action);
        let (missing, new) = (&player.missing, &mut player.new);
        Coverage::observe(game, &before, action, &player.events, &mut |what| {
            if missing.contains(&what) {
                new.insert(what);
            }
        });
        for what in &player.new {
            player.missing.remove(what);
        }
    }
    Coverage::observe_end(game, &state, &mut |what| {
        if player.missing.contains(&what) {
            player.new.insert(what);
        }
    });
    Trial { start, actions, end: state, new: player.new }
}

impl Player<'_> {
    /// A chance outcome, preferring what is missing.
    fn outcome(&mut self, state: &State, legal: &[Action]) -> Action {
        let weights: Vec<u32> = legal
            .iter()
            .map(|&action| self.game.weight(state, action) + 40 * u32::from(self.wanted(state, action)))
            .collect();
        legal[self.pick(&weights)]
    }

    fn wanted(&self, state: &State, action: Action) -> bool {
        let wants = |what: Use| self.missing.contains(&what);
        match action {
            Action::Deal(card) => {
                wants(Use::Played(card)) || wants(Use::Bought(card)) || wants(Use::Resolved(card))
            }
            Action::Draw(card) => wants(Use::Played(card)) || wants(Use::Travelled(card)),
            Action::Tile(tile) => wants(Use::Found(tile)) || wants(Use::Dug(tile)),
            Action::Guardian(guardian) => wants(Use::Overcame(guardian)) || wants(Use::Boon(guardian)),
            Action::Assistant(assistant) => {
                wants(Use::Assisted(assistant, false)) || wants(Use::Assisted(assistant, true))
            }
            Action::Idol(idol) => wants(Use::TookIdol(idol)),
            Action::Bonus(bonus) => wants(Use::TookBonus(bonus)),
            Action::RivalTile(tile) => wants(Use::Rival(tile, state.round)),
            Action::Objective(at) => wants(Use::ObjectiveMet(at)) || wants(Use::ObjectiveLost(at)),
            _ => false,
        }
    }

    /// A player's decision: plausible moves, and above all those that show something new.
    fn choice(&mut self, state: &State, legal: &[Action]) -> Action {
        let mut weights = Vec::with_capacity(legal.len());
        for &action in legal {
            let mut next = *state;
            self.events.clear();
            self.game.advance(&mut next, action, &mut self.events);
            let mut news = 0;
            let missing = &self.missing;
            Coverage::observe(self.game, state, action, &self.events, &mut |what| {
                news += u32::from(missing.contains(&what));
            });
            news += u32::from(self.leads_to_new_verb(&next));
            let rush = if self.rush { hurry(state, action) } else { 0 };
            weights.push(liking(state, action) + 400 * news + rush);
        }
        legal[self.pick(&weights)]
    }

    /// Whether a kind of action is on offer that no record has.
    fn leads_to_new_verb(&self, state: &State) -> bool {
        // Verbs come first in the list.
        if !matches!(self.missing.first(), Some(Use::Verb(_))) {
            return false;
        }
        let mut legal = Vec::new();
        self.game.legal(state, &mut legal);
        legal.iter().any(|&action| self.missing.contains(&Use::Verb(self.game.phrase(action).verb)))
    }

    fn pick(&mut self, weights: &[u32]) -> usize {
        let mut left = self.rng.below(weights.iter().sum());
        weights
            .iter()
            .position(|&weight| {
                let found = left < weight;
                left = left.saturating_sub(weight);
                found
            })
            .expect("the number drawn is below the sum of the weights")
    }
}

/// The way to the end of the game.
fn shortest(legal: &[Action]) -> Action {
    let ways = [Action::Pass, Action::EndTurn, Action::KeepHand, Action::Decline, Action::Continue];
    ways.into_iter().find(|way| legal.contains(way)).unwrap_or(legal[0])
}

/// How likely a move is for a player who wants to reach the top: passages start only there.
fn hurry(state: &State, action: Action) -> u32 {
    match action {
        Action::Research(Token::Glass, _) => 800,
        Action::Altar(_) => 300,
        Action::Passage(_) => u32::from(state.me().tokens[0].row()).pow(3),
        _ => 0,
    }
}

/// How likely a move is beside the others.
fn liking(state: &State, action: Action) -> u32 {
    let turn = state.stack.last() == Some(&Frame::Turn);
    match action {
        Action::Pass => 1,
        Action::Temple(_) | Action::Overcome(_) => 80,
        Action::Research(Token::Notebook, _) => 45,
        Action::Research(..) | Action::Discover(_) | Action::Wall(_) | Action::Passage(_) => 60,
        Action::Altar(_) | Action::EndTurn => 40,
        Action::Dig(_) | Action::Accept | Action::DrawCard | Action::Pair | Action::PairIdol => 30,
        Action::Buy(_) | Action::Take(_) | Action::PutOnAltar(_) => 25,
        Action::Play(_) | Action::Assist(_) | Action::Boon(_) | Action::SlotIdol if turn => 12,
        Action::Play(_) | Action::Assist(_) | Action::Boon(_) | Action::SlotIdol => 2,
        Action::Decline | Action::Discard(_) => 4,
        _ => 10,
    }
}
