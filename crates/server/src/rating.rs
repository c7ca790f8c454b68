//! Ratings by Glicko-2 (Mark Glickman, "Example of the Glicko-2 system"): each game is a rating period, and a
//! game of several players counts as one against each of the others. It knows nothing of people or tables.

use bots::Level;

/// How strong a player is believed to be.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Rating {
    /// The estimate.
    pub(crate) points: f64,
    /// The uncertainty: the true strength is very probably within twice this value.
    pub(crate) deviation: f64,
    /// How erratic the results are.
    pub(crate) volatility: f64,
}

/// A new player.
pub(crate) const NEW: Rating = Rating { points: 1500.0, deviation: 350.0, volatility: 0.06 };

/// How far volatility may change.
const TAU: f64 = 0.5;
/// Glicko-2 points in one of its own units.
const SCALE: f64 = 173.7178;
/// The deviation never falls lower, so that a rating can always follow its player.
const LEAST: f64 = 45.0;
const MOST: f64 = 350.0;

/// A game against one opponent: who, the result from 0 to 1, and how much it counts.
pub(crate) type Game = (Rating, f64, f64);

/// A rating with a greater deviation is not yet sure enough to compare people by.
const PROVISIONAL: f64 = 110.0;
/// A game with a smaller weight is ignored.
const NOTHING: f64 = 0.05;

impl Rating {
    /// Whether it is based on too few games to be reliable.
    pub(crate) fn is_provisional(self) -> bool {
        self.deviation > PROVISIONAL
    }
}

/// The weight of a game between two people who met this often within a day: half as much each time, and nothing
/// from the sixth game on, so that a friend cannot inflate a rating.
pub(crate) fn repeated(met: u32) -> f64 {
    let weight = 0.5_f64.powi(met.min(64) as i32);
    if weight < NOTHING { 0.0 } else { weight }
}

/// The fixed rating of a bot. People are rated against bots when they play no people.
pub(crate) fn anchor(level: Level) -> Rating {
    let points = match level {
        Level::Random => 700.0,
        Level::Easy => 1150.0,
        Level::Medium => 1500.0,
        Level::Hard => 1700.0,
        Level::Expert => 1800.0,
        Level::Master => 1900.0,
    };
    Rating { points, deviation: LEAST, volatility: NEW.volatility }
}

/// The result of one rank against another.
pub(crate) fn result(own: u8, other: u8) -> f64 {
    match own.cmp(&other) {
        std::cmp::Ordering::Less => 1.0,
        std::cmp::Ordering::Equal => 0.5,
        std::cmp::Ordering::Greater => 0.0,
    }
}

/// The rating after these games.
pub(crate) fn after(before: Rating, games: &[Game]) -> Rating {
    if games.iter().all(|(_, _, weight)| *weight == 0.0) {
        return before;
    }
    let mu = (before.points - NEW.points) / SCALE;
    let phi = before.deviation / SCALE;
    let (mut precision, mut gain) = (0.0, 0.0);
    for (opponent, score, counts) in games {
        let g = weight(opponent.deviation / SCALE);
        let expected = 1.0 / (1.0 + (-g * (mu - (opponent.points - NEW.points) / SCALE)).exp());
        precision += counts * g * g * expected * (1.0 - expected);
        gain += counts * g * (score - expected);
    }
    let variance = 1.0 / precision.max(1e-9);
    let volatility = volatility(before.volatility, phi, variance, variance * gain);
    let wide = phi.hypot(volatility);
    let phi = 1.0 / (1.0 / (wide * wide) + 1.0 / variance).sqrt();
    Rating {
        points: SCALE * (mu + phi * phi * gain) + NEW.points,
        deviation: (SCALE * phi).clamp(LEAST, MOST),
        volatility,
    }
}

fn weight(phi: f64) -> f64 {
    1.0 / (1.0 + 3.0 * phi * phi / (std::f64::consts::PI * std::f64::consts::PI)).sqrt()
}

/// The new volatility, by the Illinois method of the paper.
fn volatility(before: f64, phi: f64, variance: f64, delta: f64) -> f64 {
    let a = (before * before).ln();
    let f = |x: f64| {
        let e = x.exp();
        let sum = phi * phi + variance + e;
        e * (delta * delta - sum) / (2.0 * sum * sum) - (x - a) / (TAU * TAU)
    };
    let mut low = a;
    let mut high = if delta * delta > phi * phi + variance {
        (delta * delta - phi * phi - variance).ln()
    } else {
        let mut k = 1.0;
        while f(a - k * TAU) < 0.0 && k < 100.0 {
            k += 1.0;
        }
        a - k * TAU
    };
    let (mut at_low, mut at_high) = (f(low), f(high));
    for _ in 0..100 {
        if (high - low).abs() < 1e-6 {
            break;
        }
        let middle = low + (low - high) * at_low / (at_high - at_low);
        let at_middle = f(middle);
        if at_middle * at_high <= 0.0 {
            (low, at_low) = (high, at_high);
        } else {
            at_low /= 2.0;
        }
        (high, at_high) = (middle, at_middle);
    }
    (low / 2.0).exp()
}

#[cfg(test)]
mod tests {
    use super::{NEW, Rating, after, anchor, repeated, result};
    use bots::Level;

    /// The worked example of the paper.
    #[test]
    fn the_example_of_the_paper_comes_out() {
        let player = Rating { points: 1500.0, deviation: 200.0, volatility: 0.06 };
        let other = |points, deviation| Rating { points, deviation, volatility: 0.06 };
        let games = [
            (other(1400.0, 30.0), 1.0, 1.0),
            (other(1550.0, 100.0), 0.0, 1.0),
            (other(1700.0, 300.0), 0.0, 1.0),
        ];
        let after = after(player, &games);
        assert!((after.points - 1464.06).abs() < 0.01, "{after:?}");
        assert!((after.deviation - 151.52).abs() < 0.01, "{after:?}");
        assert!((after.volatility - 0.05999).abs() < 0.00001, "{after:?}");
    }

    #[test]
    fn winning_raises_and_certainty_grows() {
        let won = after(NEW, &[(anchor(Level::Medium), 1.0, 1.0)]);
        let lost = after(NEW, &[(anchor(Level::Medium), 0.0, 1.0)]);
        assert!(won.points > NEW.points && lost.points < NEW.points);
        assert!(won.deviation < NEW.deviation);
        assert_eq!(after(NEW, &[]), NEW);
        assert_eq!((result(1, 2), result(2, 2), result(3, 1)), (1.0, 0.5, 0.0));
    }

    #[test]
    fn a_pair_that_meets_again_and_again_counts_less_and_less() {
        let friend = NEW;
        let mut before = f64::INFINITY;
        let gain = |met| after(NEW, &[(friend, 1.0, repeated(met))]).points - NEW.points;
        for met in 0..5 {
            assert!(gain(met) > 0.0 && gain(met) < before, "{met}");
            before = gain(met);
        }
        assert_eq!(after(NEW, &[(friend, 1.0, repeated(5))]), NEW, "the sixth game changes nothing");
    }

    #[test]
    fn a_rating_of_few_games_is_provisional() {
        let mut rating = NEW;
        assert!(rating.is_provisional());
        let mut games = 0;
        while rating.is_provisional() {
            rating = after(rating, &[(anchor(Level::Medium), f64::from(games % 2), 1.0)]);
            games += 1;
        }
        assert!((5..40).contains(&games), "{games}");
    }

    #[test]
    fn endless_results_stay_finite() {
        let mut rating = NEW;
        for _ in 0..2000 {
            rating = after(rating, &[(anchor(Level::Random), 1.0, 1.0), (anchor(Level::Expert), 1.0, 1.0)]);
            assert!(rating.points.is_finite() && rating.volatility.is_finite(), "{rating:?}");
            assert!((super::LEAST..=super::MOST).contains(&rating.deviation));
        }
    }
}
