//! Tunes weights by self-play: all weights are perturbed at random in one direction and in the opposite one, the two
//! bots play each other, and the weights move towards the winner (simultaneous perturbation, after Spall).
//!
//! Weights are tuned as the text of their file, so that its comments stay. This module knows nothing of games: the
//! caller plays them and reports the margins.

use std::fmt::Write;
use std::ops::Range;

use kernel::SplitMix;

/// How far weights are changed for a match, as a share of them.
const CHANGE: f64 = 0.15;
/// How far a match won by one standard deviation moves them, as a share of that change.
const GAIN: f64 = 0.05;

/// A number in the text of a weights file.
struct Number {
    place: Range<usize>,
    value: f64,
}

/// The weights on their way.
pub struct Tuner {
    text: String,
    numbers: Vec<Number>,
    /// Logarithms of the factors the weights are multiplied by.
    at: Vec<f64>,
    /// The change of the current match.
    sides: Vec<f64>,
    sum: Vec<f64>,
    summed: u64,
    squares: (f64, u64),
    round: u64,
    rounds: u64,
    rng: SplitMix,
}

impl Tuner {
    /// Tunes the weights of a file over this many rounds. Whole numbers, zeros, the tables under `search` and the
    /// keys in `fixed` (as `table.key`) stay unchanged.
    pub fn new(text: &str, fixed: &[&str], rounds: u64, seed: u64) -> Self {
        let numbers = numbers(text, fixed);
        let zeros = vec![0.0; numbers.len()];
        Tuner {
            text: text.to_string(),
            numbers,
            at: zeros.clone(),
            sides: zeros.clone(),
            sum: zeros,
            summed: 0,
            squares: (0.0, 0),
            round: 0,
            rounds: rounds.max(1),
            rng: SplitMix::new(seed),
        }
    }

    /// How many weights there are to tune.
    pub fn weights(&self) -> usize {
        self.numbers.len()
    }

    /// The weights of the two bots of the next match.
    pub fn pair(&mut self) -> (String, String) {
        for side in &mut self.sides {
            *side = if self.rng.below(2) == 0 { 1.0 } else { -1.0 };
        }
        let change = self.change();
        let side =
            |way: f64| self.written(self.at.iter().zip(&self.sides).map(|(x, s)| x + way * change * s));
        (side(1.0), side(-1.0))
    }

    /// Learns by how many points the first bot won each game, negative if it lost.
    pub fn learn(&mut self, margins: &[f64]) {
        let n = margins.len().max(1) as f64;
        self.squares.0 += margins.iter().map(|margin| margin * margin).sum::<f64>();
        self.squares.1 += margins.len() as u64;
        let usual = (self.squares.0 / self.squares.1.max(1) as f64).sqrt().max(1e-9);
        // The mean of a match without a difference has a standard deviation of 1 on this scale.
        let won = margins.iter().sum::<f64>() / n / usual * n.sqrt();
        let late = self.round as f64 / self.rounds as f64;
        let step = GAIN * self.change() / (1.0 + 2.0 * late) * won;
        for (at, side) in self.at.iter_mut().zip(&self.sides) {
            *at += step * side;
        }
        self.round += 1;
        if 2 * self.round > self.rounds {
            self.summed += 1;
            for (sum, at) in self.sum.iter_mut().zip(&self.at) {
                *sum += at;
            }
        }
    }

    /// The weights found: the mean over the second half of the way, which is steadier than its end.
    pub fn found(&self) -> String {
        if self.summed == 0 {
            return self.written(self.at.iter().copied());
        }
        self.written(self.sum.iter().map(|sum| sum / self.summed as f64))
    }

    fn change(&self) -> f64 {
        CHANGE / (1.0 + self.round as f64 / self.rounds as f64)
    }

    /// The text with every weight multiplied.
    fn written(&self, factors: impl Iterator<Item = f64>) -> String {
        let mut text = String::new();
        let mut from = 0;
        for (number, factor) in self.numbers.iter().zip(factors) {
            text.push_str(&self.text[from..number.place.start]);
            // Writing to a string cannot fail.
            let _ = write!(text, "{:.4}", number.value * factor.exp());
            from = number.place.end;
        }
        text.push_str(&self.text[from..]);
        text
    }
}

/// The numbers of a weights file that can be tuned.
fn numbers(text: &str, fixed: &[&str]) -> Vec<Number> {
    let mut found = Vec::new();
    let (mut table, mut start) = (String::new(), 0);
    for line in text.split_inclusive('\n') {
        let body = line.split('#').next().unwrap_or("");
        if let Some(name) = body.trim().strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) {
            table = name.to_string();
        } else if let Some((key, values)) = body.split_once('=') {
            let name = format!("{table}.{}", key.trim());
            if !table.starts_with("search") && !fixed.contains(&name.as_str()) {
                found.extend(tokens(values, start + key.len() + 1));
            }
        }
        start += line.len();
    }
    found
}

/// The numbers with a decimal point in a line, with their offsets in the whole text.
fn tokens(values: &str, offset: usize) -> impl Iterator<Item = Number> {
    let part_of_number = |c: char| c.is_ascii_digit() || c == '.' || c == '-';
    let mut from = 0;
    std::iter::from_fn(move || {
        loop {
            let start = from + values[from..].find(part_of_number)?;
            let end = values[start..].find(|c| !part_of_number(c)).map_or(values.len(), |n| start + n);
            from = end;
            let word = &values[start..end];
            if let (true, Ok(value)) = (word.contains('.'), word.parse::<f64>())
                && value != 0.0
            {
                return Some(Number { place: offset + start..offset + end, value });
            }
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "# 1.5 of nothing.\n[a]\nx = 2.0 # by hand, 3.0\nn = 4\ny = [1.0, 0.0, -0.5]\n\
                        z = 7.0\n[search.hard]\nw = 9.0\n";

    #[test]
    fn only_weights_are_tuned_and_sentences_stay() {
        let mut tuner = Tuner::new(TEXT, &["a.z"], 10, 1);
        assert_eq!(tuner.weights(), 3);
        let (plus, minus) = tuner.pair();
        assert_ne!(plus, minus);
        for text in [plus, minus] {
            assert!(text.starts_with("# 1.5 of nothing.\n[a]\nx = "), "{text}");
            assert!(text.contains(" # by hand, 3.0\nn = 4\ny = [") && text.contains(", 0.0, -0."), "{text}");
            assert!(text.ends_with("]\nz = 7.0\n[search.hard]\nw = 9.0\n"), "{text}");
        }
    }

    #[test]
    fn it_finds_the_top_of_a_noisy_hill_and_the_same_one_again() {
        // Who is nearer to (6, 0.5) wins, on average.
        let worth = |text: &str| {
            let value = |key: &str| {
                let line = text.lines().find(|line| line.starts_with(key)).expect("the key is there");
                line.split(" = ").nth(1).and_then(|n| n.parse::<f64>().ok()).expect("a number")
            };
            -30.0 * ((value("p") / 6.0).ln().powi(2) + (value("q") / 0.5).ln().powi(2))
        };
        let run = |seed: u64| {
            let mut tuner = Tuner::new("[t]\np = 3.0\nq = 1.0\n", &[], 400, seed);
            let mut rng = SplitMix::new(9);
            for _ in 0..400 {
                let (plus, minus) = tuner.pair();
                let margins: Vec<f64> =
                    (0..16).map(|_| worth(&plus) - worth(&minus) + f64::from(rng.below(21)) - 10.0).collect();
                tuner.learn(&margins);
            }
            tuner.found()
        };
        let found = run(3);
        assert!(worth(&found) > 0.2 * worth("p = 3.0\nq = 1.0\n"), "{found}");
        assert_eq!(found, run(3));
        assert_ne!(found, run(4));
    }
}
