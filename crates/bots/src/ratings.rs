//! Elo ratings from results between players, by the Bradley-Terry model.
//!
//! The ratings are the most probable ones under a wide normal prior, which keeps the rating of a player who won
//! every game finite. The errors come from the curvature at the maximum. This module knows nothing of games or
//! bots.

/// Elo points in which the odds become e times as good: 400 / ln 10.
const SCALE: f64 = 173.717_792_761_240_74;
/// The standard deviation of the prior, in Elo points. So wide that some dozen games outweigh it.
const PRIOR: f64 = 1_500.0;
/// The standard normal quantile of a 95 % interval.
const Z: f64 = 1.959_963_984_540_054;
/// Steps after which Newton's method has long converged.
const STEPS: usize = 100;

/// All games between two players.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pairing {
    /// One player, as a place in the list of ratings.
    pub one: usize,
    /// The other.
    pub two: usize,
    /// Games that `one` won; a shared win counts half.
    pub wins: f64,
    /// Games played.
    pub games: f64,
}

/// How strong a player is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// Elo points above or below the mean of all players.
    pub elo: f64,
    /// The half width of the 95 % interval around them.
    pub error: f64,
}

/// Rates `players` players. Pairings with a player outside that range, or of a player with itself, are ignored.
///
/// For games of more than two players, count every pair as a separate game.
pub fn bradley_terry(players: usize, pairings: &[Pairing]) -> Vec<Rating> {
    let fits = |pair: &&Pairing| pair.one < players && pair.two < players && pair.one != pair.two;
    let pairings: Vec<Pairing> = pairings.iter().filter(fits).copied().collect();
    let precision = (SCALE / PRIOR).powi(2);
    let mut at = vec![0.0; players];
    let mut covariance = Vec::new();
    for _ in 0..STEPS {
        let mut slope: Vec<f64> = at.iter().map(|x| -precision * x).collect();
        let mut curve = vec![vec![0.0; players]; players];
        for (place, row) in curve.iter_mut().enumerate() {
            row[place] = precision;
        }
        for &Pairing { one, two, wins, games } in &pairings {
            let chance = 1.0 / (1.0 + (at[two] - at[one]).exp());
            let (pull, weight) = (wins - games * chance, games * chance * (1.0 - chance));
            slope[one] += pull;
            slope[two] -= pull;
            curve[one][one] += weight;
            curve[two][two] += weight;
            curve[one][two] -= weight;
            curve[two][one] -= weight;
        }
        covariance = inverse(curve);
        // A long step can leap over the top where the curve is flat, so none is longer than this.
        let mut moved: f64 = 0.0;
        for (place, row) in covariance.iter().enumerate() {
            let step: f64 = row.iter().zip(&slope).map(|(c, s)| c * s).sum();
            let step = step.clamp(-1.0, 1.0);
            at[place] += step;
            moved = moved.max(step.abs());
        }
        if moved < 1e-10 {
            break;
        }
    }
    let n = players.max(1) as f64;
    let mean = at.iter().sum::<f64>() / n;
    let rows: Vec<f64> = covariance.iter().map(|row| row.iter().sum::<f64>() / n).collect();
    let all = rows.iter().sum::<f64>() / n;
    // The error is that of the distance to the mean, which all players share.
    (0..players)
        .map(|place| {
            let variance = (covariance[place][place] - 2.0 * rows[place] + all).max(0.0);
            Rating { elo: SCALE * (at[place] - mean), error: Z * SCALE * variance.sqrt() }
        })
        .collect()
}

/// The inverse of a symmetric positive definite matrix, by Gauss and Jordan.
fn inverse(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let n = matrix.len();
    for (place, row) in matrix.iter_mut().enumerate() {
        row.extend((0..n).map(|column| f64::from(u8::from(column == place))));
    }
    for pivot in 0..n {
        let by = matrix[pivot][pivot];
        for cell in &mut matrix[pivot] {
            *cell /= by;
        }
        let done = matrix[pivot].clone();
        for (place, row) in matrix.iter_mut().enumerate() {
            let factor = row[pivot];
            if place != pivot {
                for (cell, from) in row.iter_mut().zip(&done) {
                    *cell -= factor * from;
                }
            }
        }
    }
    matrix.into_iter().map(|row| row[n..].to_vec()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pairing(one: usize, two: usize, wins: f64, games: f64) -> Pairing {
        Pairing { one, two, wins, games }
    }

    #[test]
    fn three_wins_of_four_are_191_points() {
        let rated = bradley_terry(2, &[pairing(0, 1, 7_500.0, 10_000.0)]);
        assert!((rated[0].elo - rated[1].elo - 190.85).abs() < 0.5, "{rated:?}");
        // The standard error of the difference is 1 / sqrt(n p q), here 0.0231 or 4.01 points.
        assert!((rated[0].error - 4.01 * 1.96 / 2.0).abs() < 0.05, "{rated:?}");
        assert!((rated[0].elo + rated[1].elo).abs() < 1e-9);
    }

    #[test]
    fn ratings_add_up_along_a_ladder_and_across_it() {
        // Chances for distances of 100 and 200 points.
        let chance = |distance: f64| 1.0 / (1.0 + 10f64.powf(-distance / 400.0));
        let n = 20_000.0;
        let rated = bradley_terry(
            3,
            &[
                pairing(0, 1, n * chance(100.0), n),
                pairing(2, 1, n * chance(-200.0), n),
                pairing(0, 2, n * chance(300.0), n),
            ],
        );
        assert!((rated[0].elo - rated[1].elo - 100.0).abs() < 0.5, "{rated:?}");
        assert!((rated[1].elo - rated[2].elo - 200.0).abs() < 0.5, "{rated:?}");
    }

    #[test]
    fn who_wins_always_stays_finite_and_is_known_badly() {
        let rated = bradley_terry(3, &[pairing(0, 1, 100.0, 100.0), pairing(1, 2, 50.0, 100.0)]);
        assert!(rated[0].elo.is_finite() && rated[0].elo - rated[1].elo > 500.0, "{rated:?}");
        assert!(rated[0].error > 3.0 * (rated[1].elo - rated[2].elo).abs(), "{rated:?}");
    }

    #[test]
    fn strangers_and_nobody_are_no_trouble() {
        assert_eq!(bradley_terry(0, &[]), []);
        let alone = bradley_terry(1, &[pairing(0, 5, 1.0, 1.0), pairing(0, 0, 1.0, 1.0)]);
        assert!(alone[0].elo.abs() < 1e-9 && alone[0].error.abs() < 1e-9, "{alone:?}");
    }
}
