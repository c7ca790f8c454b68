//! A bot's judgement of the actions of a decision, for the player to decide.

use bots::Thought;
use serde::{Deserialize, Serialize};

use crate::message::Offered;

/// A bot's recommendation.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Hint {
    /// The actions it examined, best first.
    pub candidates: Vec<HintCandidate>,
    /// The rest of the turn as it expects it, in notation.
    pub line: Vec<String>,
    /// The number of simulations.
    pub simulations: u64,
}

/// A bot's estimate of one action.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct HintCandidate {
    /// The notation.
    pub text: String,
    /// Its meaning as a sentence.
    pub meaning: String,
    /// The number of visits by the search.
    pub visits: u64,
    /// The final score to expect after it.
    pub score: f64,
    /// The chance to win after it, from 0 to 1.
    pub win: f64,
    /// The points to expect ahead of the best other player.
    pub lead: f64,
}

impl Hint {
    /// The hint of a thought about these actions.
    pub fn of(thought: Thought, actions: &[Offered]) -> Hint {
        let candidate = |action: &Offered, judged: Option<&bots::Candidate>| HintCandidate {
            text: action.text.clone(),
            meaning: action.meaning.clone(),
            visits: judged.map_or(0, |judged| judged.visits),
            score: judged.map_or(0.0, |judged| round(judged.score, 100.0)),
            win: judged.map_or(0.0, |judged| round(judged.win, 1000.0)),
            lead: judged.map_or(0.0, |judged| round(judged.lead, 100.0)),
        };
        let considered = thought.candidates.iter();
        let mut candidates: Vec<HintCandidate> = considered
            .filter_map(|judged| Some(candidate(actions.get(judged.index)?, Some(judged))))
            .collect();
        if candidates.is_empty() {
            // With a single legal action the bot does not search.
            candidates.extend(actions.get(thought.index).map(|action| candidate(action, None)));
        }
        Hint { candidates, line: thought.line, simulations: thought.simulations }
    }
}

/// A few digits are all an estimate has.
fn round(number: f32, parts: f64) -> f64 {
    (f64::from(number) * parts).round() / parts
}

#[cfg(test)]
mod tests {
    use super::{Hint, Offered, Thought};

    fn offered(text: &str) -> Offered {
        Offered { text: text.into(), meaning: format!("to {text}"), ..Offered::default() }
    }

    #[test]
    fn candidates_are_named_rounded_and_in_the_order_of_the_bot() {
        let judged = |index, score| bots::Candidate { index, visits: 5, score, win: 0.123_45, lead: -1.006 };
        let candidates = vec![judged(1, 40.004), judged(0, 39.0), judged(7, 1.0)];
        let thought = Thought { index: 1, simulations: 10, candidates, line: vec!["dig".into()] };
        let hint = Hint::of(thought, &[offered("pass"), offered("dig")]);
        let texts: Vec<&str> = hint.candidates.iter().map(|one| one.meaning.as_str()).collect();
        assert_eq!(texts, ["to dig", "to pass"]);
        assert_eq!((hint.simulations, hint.line), (10, vec!["dig".to_string()]));
        let best = &hint.candidates[0];
        let told = serde_json::json!([best.score, best.win, best.lead]);
        assert_eq!(told, serde_json::json!([40.0, 0.123, -1.01]));
    }

    #[test]
    fn the_only_action_is_named_without_numbers() {
        let thought = Thought { index: 0, simulations: 0, candidates: Vec::new(), line: Vec::new() };
        let hint = Hint::of(thought, &[offered("pass")]);
        assert_eq!(hint.candidates.len(), 1);
        assert_eq!((hint.candidates[0].text.as_str(), hint.candidates[0].visits), ("pass", 0));
    }
}
