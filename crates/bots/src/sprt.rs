//! A match that ends by itself: Wald's sequential test of whether one player is stronger than another by a given
//! margin, counted by deals played from both seats (the pentanomial model, which accounts for their dependence).

use crate::WORDS;

words::errors! {
    /// Why a text is no pair of hypotheses.
    pub enum SprtError in WORDS {
        "sprt-pair" Pair { text: String },
    }
}

/// The chance of either error.
const ERROR: f64 = 0.05;
/// Minimum number of deals before a decision: with fewer the spread is unknown.
const LEAST: u64 = 8;

/// The hypotheses, in Elo points: whether the first player is better by `high` rather than by `low`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    /// The null hypothesis.
    pub low: f64,
    /// The alternative hypothesis.
    pub high: f64,
}

/// The state of a test.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Standing {
    /// Deals in which the first player won nothing, half a game, one, one and a half, both.
    pub deals: [u64; 5],
    /// The logarithm of how much better `high` explains the results than `low`.
    pub ratio: f64,
    /// Where it ends, above or below zero.
    pub bound: f64,
}

impl Standing {
    /// Whether the first player is better by `high`, once that is decided.
    pub fn verdict(&self) -> Option<bool> {
        (self.ratio.abs() >= self.bound).then_some(self.ratio > 0.0)
    }
}

impl Sprt {
    /// Reads `0,10`.
    pub fn parse(text: &str) -> Result<Sprt, SprtError> {
        let number = |text: &str| text.trim().parse::<f64>().ok().filter(|elo| elo.abs() <= 2000.0);
        match text.split_once(',').and_then(|(low, high)| Some((number(low)?, number(high)?))) {
            Some((low, high)) if low < high => Ok(Sprt { low, high }),
            _ => Err(SprtError::Pair { text: text.into() }),
        }
    }

    /// The state of the test after these deals: the share of the two games the first player won in each, from 0 to 1.
    pub fn standing(&self, shares: &[f64]) -> Standing {
        let mut deals = [0_u64; 5];
        for share in shares {
            deals[(share * 4.0).round().clamp(0.0, 4.0) as usize] += 1;
        }
        let n = shares.len() as f64;
        let mean = shares.iter().sum::<f64>() / n.max(1.0);
        // A prior of a tenth of a deal of every kind, so that a match without a loss has a spread too.
        let kinds = (0..5).map(|kind| (f64::from(kind) / 4.0, deals[kind as usize] as f64 + 0.1));
        let square: f64 = kinds.map(|(share, count)| count * (share - mean) * (share - mean)).sum();
        let spread = square / (n + 0.5).max(1.0);
        let (low, high) = (chance(self.low), chance(self.high));
        let ratio = if shares.len() as u64 >= LEAST {
            n * (high - low) * (2.0 * mean - low - high) / (2.0 * spread)
        } else {
            0.0
        };
        Standing { deals, ratio, bound: ((1.0 - ERROR) / ERROR).ln() }
    }
}

/// The share of wins that corresponds to this many Elo points.
fn chance(elo: f64) -> f64 {
    1.0 / (1.0 + 10.0_f64.powf(-elo / 400.0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::SplitMix;

    /// Plays deals whose games the first player wins with this chance until the test ends.
    fn decided(sprt: Sprt, win: f64, seed: u64) -> (bool, usize) {
        let mut rng = SplitMix::new(seed);
        let mut shares = Vec::new();
        loop {
            let game =
                |rng: &mut SplitMix| f64::from(u8::from(f64::from(rng.below(10_000)) < 10_000.0 * win));
            let both = game(&mut rng) + game(&mut rng);
            shares.push(0.5 * both);
            if let Some(better) = sprt.standing(&shares).verdict() {
                return (better, shares.len());
            }
        }
    }

    #[test]
    fn it_errs_in_at_most_about_one_match_in_twenty() {
        let sprt = Sprt { low: 0.0, high: 40.0 };
        let wrong =
            |win: f64, better: bool| (0..200).filter(|&seed| decided(sprt, win, seed).0 != better).count();
        assert!(wrong(chance(0.0), false) <= 20);
        assert!(wrong(chance(40.0), true) <= 20);
        // Clear cases are decided quickly.
        let (better, deals) = decided(sprt, 0.8, 1);
        assert!(better && deals < 60, "{deals}");
    }

    #[test]
    fn pairs_of_numbers_are_read() {
        assert_eq!(Sprt::parse("0, 10"), Ok(Sprt { low: 0.0, high: 10.0 }));
        for text in ["10,0", "5", "a,b", "0,9999"] {
            assert!(Sprt::parse(text).is_err(), "{text}");
        }
    }
}
