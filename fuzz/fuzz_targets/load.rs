//! Bytes as edits of a saved position: which game, setup and seed, how far it is played, then which values are
//! changed, dropped, doubled or swapped. A position that is taken in saves and loads back, and can be played to
//! its end without a dead end; everything else is refused with a reason.
#![no_main]

use games::{Rules, with_rules};
use kernel::{Dealer, Game, Pending, SplitMix};
use libfuzzer_sys::fuzz_target;
use serde_json::Value;

fuzz_target!(|bytes: &[u8]| {
    let [which, rest @ ..] = bytes else { return };
    RULES.with(|rules| {
        let rules = &rules[usize::from(*which) % rules.len()];
        with_rules!(rules, game => edited(&**game, rest));
    });
});

fn edited<G: Game>(game: &G, bytes: &[u8]) {
    let [setup, seed, steps, edits @ ..] = bytes else { return };
    let setups = game.setups();
    let setups = setups["examples"].as_array().expect("examples of setups");
    let setup = game.setup(&setups[usize::from(*setup) % setups.len()]).expect("a good setup");
    let mut player = Player { dealer: Dealer::new(u64::from(*seed)), rng: SplitMix::new(u64::from(*seed)) };
    let mut state = game.start(&setup);
    for _ in 0..usize::from(*steps) * 3 {
        if !player.step(game, &mut state) {
            break;
        }
    }
    let mut position = game.save(&state);
    for edit in edits.chunks_exact(8).take(4) {
        change(&mut position, edit);
    }
    let mut state = match game.load(&position) {
        Ok(state) => state,
        Err(problems) => {
            assert!(!problems.0.is_empty() && problems.0.iter().all(|reason| !reason.is_empty()));
            return;
        }
    };
    assert_eq!(game.load(&game.save(&state)), Ok(state.clone()));
    for step in 0..=G::MAX_STEPS {
        if step % 8 == 0 {
            assert_eq!(game.validate(&state), Ok(()), "{step} steps after {position}");
        }
        if !player.step(game, &mut state) {
            return;
        }
    }
    panic!("a loaded position has no end: {position}");
}

/// A player who acts at random.
struct Player {
    dealer: Dealer,
    rng: SplitMix,
}

impl Player {
    /// One step; `false` when the game is over.
    fn step<G: Game>(&mut self, game: &G, state: &mut G::State) -> bool {
        let mut legal = Vec::new();
        game.legal(state, &mut legal);
        let pending = game.pending(state);
        assert_eq!(legal.is_empty(), pending == Pending::Over, "a dead end: {}", game.save(state));
        let action = match pending {
            Pending::Over => return false,
            Pending::Chance(draw) => self.dealer.choose(game, state, draw, &legal),
            Pending::Player(_) => legal[self.rng.below(legal.len() as u32) as usize],
        };
        game.advance(state, action, &mut ());
        true
    }
}

/// One edit: the first six bytes lead to a value, the last two say what becomes of it.
fn change(position: &mut Value, edit: &[u8]) {
    let (path, rest) = edit.split_at(6);
    let (what, with) = (rest[0], rest[1]);
    let words = words(position);
    let mut here = position;
    for &step in path {
        let inner = match &*here {
            Value::Object(fields) if !fields.is_empty() => usize::from(step) % fields.len(),
            Value::Array(items) if !items.is_empty() => usize::from(step) % items.len(),
            _ => break,
        };
        here = match here {
            Value::Object(fields) => fields.values_mut().nth(inner).expect("a field"),
            Value::Array(items) => &mut items[inner],
            _ => unreachable!("only what has parts is gone into"),
        };
    }
    match (what % 6, &mut *here) {
        (0, Value::Number(_)) => *here = with.into(),
        (1, Value::Number(n)) => *here = (n.as_i64().unwrap_or(0) + i64::from(with as i8) % 3).into(),
        (0 | 1, Value::Bool(on)) => *on = !*on,
        (0..=2, Value::String(word)) if !words.is_empty() => {
            word.clone_from(&words[usize::from(with) * 7 % words.len()]);
        }
        (2, Value::Array(items)) if !items.is_empty() => drop(items.remove(usize::from(with) % items.len())),
        (3, Value::Array(items)) if !items.is_empty() => {
            let double = items[usize::from(with) % items.len()].clone();
            items.push(double);
        }
        (4, Value::Array(items)) if items.len() > 1 => {
            let n = items.len();
            items.swap(usize::from(with) % n, usize::from(with / 16) % n);
        }
        (_, Value::Array(items)) if !words.is_empty() => {
            items.push(words[usize::from(with) * 7 % words.len()].clone().into());
        }
        (5, value) => *value = Value::Null,
        _ => {}
    }
}

/// All words of a position.
fn words(value: &Value) -> Vec<String> {
    match value {
        Value::String(word) => vec![word.clone()],
        Value::Array(items) => items.iter().flat_map(words).collect(),
        Value::Object(fields) => fields.values().flat_map(words).collect(),
        _ => Vec::new(),
    }
}

thread_local! {
    // Building the tables takes longer than most inputs.
    static RULES: Vec<Rules> = Rules::all(&[]).expect("the embedded tables are good");
}
