//! Laws of single positions that take some time: legality both ways, saves, texts, scores.

use serde_json::{Value, json};

use super::play::Line;
use super::{Failure, Law, Suite};
use words::Lang;

use crate::game::{Game, Illegal, Pending};
use crate::rng::SplitMix;
use crate::score::Who;
use crate::why::Why;

/// Positions per game that are saved and loaded.
const SAVES: u32 = 200;
/// Positions per game that are examined closely.
const CLOSE_LOOKS: u32 = 40;
/// Closely examined positions for which every reason is checked.
const REASONS: u32 = 12;
/// Legal actions tried in each closely examined position.
const LISTED: usize = 6;
/// Foreign actions, and misspelt notations, tried in each of them.
const FOREIGN: usize = 24;
const MUTATED: usize = 16;
/// Damaged saves tried in each of them.
const DAMAGED: usize = 8;

impl<G: Why> Suite<'_, G> {
    /// Plays through a game again and examines some of its positions closely.
    pub(super) fn close_look(&mut self, line: &Line<G::Action>) -> Result<(), Failure> {
        let game = &**self.game;
        let mut state = game.start(&self.setup);
        let mut legal = Vec::new();
        self.refuse_nonsense()?;
        for at in 0..=line.actions.len() {
            self.place.step.set(at);
            let chosen = if at == line.actions.len() { 0 } else { self.rng.below(line.actions.len() as u32) };
            if chosen < SAVES {
                self.save_and_load(&state)?;
            }
            if chosen < CLOSE_LOOKS {
                game.legal(&state, &mut legal);
                self.listed(&state, &legal)?;
                self.unlisted(&state, &legal)?;
                self.damaged(&game.save(&state))?;
                self.hidden(&state, &legal)?;
                if chosen < REASONS {
                    self.reasons(&state)?;
                }
                self.scores(&state)?;
            }
            if let Some(&action) = line.actions.get(at) {
                game.advance(&mut state, action, &mut ());
            }
        }
        Ok(())
    }
}

impl<G: Game> Suite<'_, G> {
    fn refuse_nonsense(&self) -> Result<(), Failure> {
        let (game, place) = (&**self.game, self.place);
        place.law(Law::Notation);
        for nonsense in ["", " ", "?", "\u{1f980}", "-1", "#00000000"] {
            place.hold(game.parse(nonsense).is_none(), || format!("{nonsense:?} reads as an action"))?;
        }
        place.law(Law::LoadRefuses);
        for nonsense in [Value::Null, json!({}), json!([]), json!("start"), json!(1)] {
            place.hold(game.load(&nonsense).is_err(), || format!("{nonsense} loads as a position"))?;
        }
        Ok(())
    }

    fn save_and_load(&self, state: &G::State) -> Result<(), Failure> {
        let (game, place) = (&**self.game, self.place);
        place.law(Law::SaveLoad);
        let saved = game.save(state);
        let loaded =
            game.load(&saved).or_else(|problems| place.fail(format!("its save is refused: {problems}")))?;
        place.hold(loaded == *state, || format!("{state:?} loads as {loaded:?}"))?;
        place.hold(game.hash(&loaded) == game.hash(state), || "the loaded position has another hash".into())
    }

    fn listed(&mut self, state: &G::State, legal: &[G::Action]) -> Result<(), Failure> {
        let (game, place) = (&**self.game, self.place);
        place.law(Law::Texts);
        for lang in Lang::all() {
            place.hold(!game.prompt(state, lang).is_empty(), || format!("no prompt in {lang:?}"))?;
        }
        for action in self.few(legal, LISTED) {
            place.law(Law::Accepts);
            let (mut heard, mut unheard, mut events) = (state.clone(), state.clone(), Vec::new());
            let result = game.apply(&mut heard, action, &mut events);
            place.hold(result.is_ok(), || format!("{action:?} is listed and refused"))?;
            game.advance(&mut unheard, action, &mut ());
            place.hold(heard == unheard, || format!("{action:?} depends on who listens"))?;
            place.law(Law::Conserved);
            game.validate(&heard).or_else(|problems| place.fail(format!("after {action:?}: {problems}")))?;

            place.law(Law::Texts);
            for lang in Lang::all() {
                let text = game.action_text(state, action, lang);
                place.hold(!text.is_empty(), || format!("no text for {action:?} in {lang:?}"))?;
                for event in &events {
                    for viewer in self.viewers(state) {
                        let seen = game.see(event, viewer);
                        let told = !game.event_text(&seen, lang).is_empty()
                            && !game.event_phrase(&seen).text().is_empty();
                        place.hold(told, || format!("no text for {seen:?} in {lang:?}"))?;
                    }
                }
            }
        }
        Ok(())
    }

    /// Tries actions of other positions, and actions whose notation is that of a listed one with a slip in it.
    fn unlisted(&mut self, state: &G::State, legal: &[G::Action]) -> Result<(), Failure> {
        let (game, place) = (&**self.game, self.place);
        let remembered = std::mem::take(&mut self.seen.actions);
        let mut candidates = self.few(&remembered, FOREIGN);
        place.law(Law::Notation);
        for _ in 0..MUTATED {
            let from = self.some(legal).or(self.some(&remembered)).copied();
            if let Some(text) = from.map(|action| game.phrase(action).text()) {
                let words = &self.seen.words;
                candidates.extend(game.parse(&with_a_slip(&text, words, &mut self.rng)));
            }
        }
        self.seen.actions = remembered;
        let reason = if legal.is_empty() { Illegal::GameOver } else { Illegal::NotLegal };
        for action in candidates.into_iter().filter(|action| !legal.contains(action)) {
            place.law(Law::Refuses);
            let (mut tried, mut events) = (state.clone(), Vec::new());
            let result = game.apply(&mut tried, action, &mut events);
            place.hold(result == Err(reason), || {
                format!("{action:?} is not listed, and the answer is {result:?}")
            })?;
            place.law(Law::Untouched);
            place.hold(tried == *state && game.hash(&tried) == game.hash(state), || {
                format!("{action:?} was refused and changed the position")
            })?;
            place.hold(events.is_empty(), || {
                format!("{action:?} was refused and something happened: {events:?}")
            })?;
        }
        Ok(())
    }

    fn damaged(&mut self, saved: &Value) -> Result<(), Failure> {
        let (game, place) = (&**self.game, self.place);
        place.law(Law::LoadRefuses);
        for _ in 0..DAMAGED {
            let mut damaged = saved.clone();
            damage(&mut damaged, &mut self.rng);
            let Ok(state) = game.load(&damaged) else {
                continue;
            };
            let valid = game.validate(&state);
            valid.or_else(|problems| place.fail(format!("{damaged} is accepted: {problems}")))?;
            let mut legal = Vec::new();
            game.legal(&state, &mut legal);
            let over = game.pending(&state) == Pending::Over;
            place.hold(legal.is_empty() == over, || format!("{damaged} is accepted and cannot go on"))?;
        }
        Ok(())
    }

    fn scores(&self, state: &G::State) -> Result<(), Failure> {
        let (game, place) = (&**self.game, self.place);
        place.law(Law::Totals);
        let (sheet, totals) = (game.scores(state), game.totals(state));
        let seats = game.seats(state);
        place.hold(sheet.rows.len() >= seats as usize, || "a seat has no row".into())?;
        for (at, row) in sheet.rows.iter().enumerate() {
            let whose = if at < seats as usize {
                matches!(row.who, Who::Seat(s) if s.index() == at)
            } else {
                row.who == Who::Rival
            };
            place.hold(whose, || format!("row {at} is of {:?}", row.who))?;
            place
                .hold(row.points.len() == sheet.categories.len(), || format!("row {at} misses a category"))?;
            place
                .hold(row.points.iter().sum::<i32>() == row.total, || format!("row {at} does not add up"))?;
            if let Who::Seat(seat) = row.who {
                let total = totals[seat.index()];
                place.hold(total == row.total, || {
                    format!("seat {seat} has {} on the sheet, {total} without", row.total)
                })?;
            }
        }
        if game.pending(state) != Pending::Over {
            return Ok(());
        }
        place.law(Law::Ranks);
        place.hold(sheet.rows.iter().any(|row| row.rank == 1), || "nobody has rank 1".into())?;
        let players = &sheet.rows[..seats as usize];
        for (one, other) in players.iter().flat_map(|one| players.iter().map(move |other| (one, other))) {
            let fair = one.rank > 0 && (one.total <= other.total || one.rank < other.rank);
            place.hold(fair, || format!("{:?} with {} has rank {}", one.who, one.total, one.rank))?;
        }
        Ok(())
    }
}

/// A notation with one word changed, dropped or doubled.
fn with_a_slip(text: &str, known: &[String], rng: &mut SplitMix) -> String {
    let mut words: Vec<String> = text.split(' ').map(String::from).collect();
    let at = rng.below(words.len() as u32) as usize;
    match (rng.below(4), words[at].parse::<i64>()) {
        (0, _) if words.len() > 1 => {
            words.remove(at);
        }
        (1, _) => words.insert(at, words[at].clone()),
        (2 | 3, Ok(number)) => {
            let others = [number + 1, number - 1, 0, 255, 256, i64::MAX];
            words[at] = others[rng.below(others.len() as u32) as usize].to_string();
        }
        _ if !known.is_empty() => words[at].clone_from(&known[rng.below(known.len() as u32) as usize]),
        _ => words[at].push('x'),
    }
    words.join(" ")
}

/// Changes one value somewhere in the JSON.
fn damage(json: &mut Value, rng: &mut SplitMix) {
    let nodes = count(json);
    let mut at = rng.below(nodes);
    let other = find(json, &mut rng.below(nodes)).cloned().unwrap_or_default();
    if let Some(node) = find_mut(json, &mut at) {
        damage_node(node, other, rng);
    }
}

fn damage_node(node: &mut Value, other: Value, rng: &mut SplitMix) {
    match node {
        _ if rng.below(8) == 0 => *node = other,
        Value::Object(fields) if !fields.is_empty() => {
            let key = fields.keys().nth(rng.below(fields.len() as u32) as usize).cloned().unwrap_or_default();
            let value = fields.shift_remove(&key).unwrap_or_default();
            if rng.below(3) == 0 {
                fields.insert(format!("{key}x"), value);
            }
        }
        Value::Array(items) if !items.is_empty() => {
            let at = rng.below(items.len() as u32) as usize;
            if rng.below(2) == 0 {
                items.remove(at);
            } else {
                items.insert(at, items[at].clone());
            }
        }
        Value::Number(number) => {
            let n = number.as_i64().unwrap_or_default();
            let others = [json!(n + 1), json!(n - 1), json!(-1), json!(255), json!(u64::MAX), json!(0.5)];
            *node = others[rng.below(others.len() as u32) as usize].clone();
        }
        Value::String(text) => text.push('x'),
        Value::Bool(flag) => *flag = !*flag,
        Value::Null | Value::Object(_) | Value::Array(_) => *node = json!(1),
    }
}

fn children(json: &Value) -> Box<dyn Iterator<Item = &Value> + '_> {
    match json {
        Value::Array(items) => Box::new(items.iter()),
        Value::Object(fields) => Box::new(fields.values()),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => Box::new(std::iter::empty()),
    }
}

fn count(json: &Value) -> u32 {
    1 + children(json).map(count).sum::<u32>()
}

/// The node with this number, counted from the root down.
fn find<'a>(json: &'a Value, at: &mut u32) -> Option<&'a Value> {
    if *at == 0 {
        return Some(json);
    }
    *at -= 1;
    children(json).find_map(|child| find(child, at))
}

fn find_mut<'a>(json: &'a mut Value, at: &mut u32) -> Option<&'a mut Value> {
    if *at == 0 {
        return Some(json);
    }
    *at -= 1;
    match json {
        Value::Array(items) => items.iter_mut().find_map(|child| find_mut(child, at)),
        Value::Object(fields) => fields.values_mut().find_map(|child| find_mut(child, at)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => None,
    }
}
