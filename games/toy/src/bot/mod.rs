//! The evaluation of the toy game: the card, the stake, and the chance of staking on a 3.

#![expect(clippy::cast_precision_loss, reason = "scores are small")]

mod study;

use bots::learn::Vocabulary;
use bots::learn::vocabulary::NO_FEATURE;
use bots::{Character, Playable, Scores, Search, Value};
use kernel::Game;
use serde::Deserialize;

use crate::rules::CATEGORIES;
use crate::{Action, State, Toy};

#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
struct Weights {
    hand: Hand,
    search: Search,
}

#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
struct Hand {
    three: f32,
    spread: f32,
}

/// The estimate of the toy game's positions.
pub struct ToyValue {
    w: Weights,
    vocabulary: Vocabulary,
    deeds: Vocabulary,
    /// The features "holds a card of this number" and "has staked".
    cards: [u16; 3],
    staked: u16,
}

impl Playable for Toy {
    type Value = ToyValue;

    const WEIGHTS: &'static str = include_str!("../../bot/weights.toml");
    const NET: Option<&'static [u8]> = None;
    const SETUPS: &'static [&'static str] = &[r#"{"players":2}"#];
    const FIXED: &'static [&'static str] = &["hand.spread"];

    fn value(&self, weights: &str) -> Result<ToyValue, toml::de::Error> {
        let w = toml::from_str(weights)?;
        let mut vocabulary = Vocabulary::default();
        let cards = [1, 2, 3].map(|face| vocabulary.add(format!("card {face}")));
        let staked = vocabulary.add("staked");
        let mut deeds = Vocabulary::default();
        for word in ["peek", "keep", "swap", "stake"] {
            deeds.add(word);
        }
        Ok(ToyValue { w, vocabulary, deeds, cards, staked })
    }
}

impl Value<Toy> for ToyValue {
    fn scores(&self, game: &Toy, state: &State) -> Scores {
        let mut scores = Scores::default();
        for (seat, score) in scores.iter_mut().take(2).enumerate() {
            *score = self.score(game, state, seat);
        }
        scores
    }

    fn score(&self, game: &Toy, state: &State, seat: usize) -> f32 {
        let three = state.hands[seat].is_some_and(|card| card.face == 3) && state.stakes[seat].is_none();
        game.totals(state)[seat] as f32 + if three { self.w.hand.three } else { 0.0 }
    }

    fn turn(&self) -> f32 {
        0.0
    }

    fn ended(&self, _before: &State, action: Action, _after: &State) -> bool {
        matches!(action, Action::Stake(_))
    }

    fn spread(&self, _state: &State) -> f32 {
        self.w.hand.spread
    }

    fn mark(&self, state: &State) -> u64 {
        Toy.hash(state)
    }

    fn theme(&self, action: Action) -> u64 {
        match action {
            Action::Peek => 1,
            Action::Keep => 2,
            Action::Swap => 3,
            Action::Draw(_) | Action::Stake(_) => 0,
        }
    }

    fn search(&self) -> &Search {
        &self.w.search
    }

    fn outsider(&self, _game: &Toy, _state: &State) -> Option<f32> {
        None
    }

    type Basis = ();

    // It is quicker to work out than to compare.
    fn basis(&self, _state: &State, _seat: usize) -> Option<()> {
        None
    }

    // There is nothing to prefer but winning.
    fn liked(&self, _game: &Toy, _state: &State, _seat: usize, _character: Character) -> f32 {
        0.0
    }

    fn vocabulary(&self) -> &Vocabulary {
        &self.vocabulary
    }

    fn phases(&self) -> usize {
        1
    }

    fn phase(&self, _state: &State) -> usize {
        0
    }

    fn table_features(&self, _game: &Toy, _state: &State, _out: &mut Vec<u16>) {}

    fn seat_features(&self, _game: &Toy, state: &State, seat: usize, out: &mut Vec<u16>) {
        out.extend(state.hands[seat].map(|card| self.cards[usize::from(card.face) - 1]));
        out.extend(state.stakes[seat].map(|_| self.staked));
    }

    fn deeds(&self) -> &Vocabulary {
        &self.deeds
    }

    fn deed(&self, _state: &State, action: Action) -> u16 {
        match action {
            Action::Peek => 0,
            Action::Keep => 1,
            Action::Swap => 2,
            Action::Stake(_) => 3,
            Action::Draw(_) => NO_FEATURE,
        }
    }

    fn categories(&self) -> Vec<&'static str> {
        CATEGORIES.iter().map(|category| category.id).collect()
    }
}
