//! Fits the chance to win as a function of the lead, from finished games.

use crate::value::Odds;

/// Logistic regression of results on leads, by Newton's method. A weak prior with a spread of ten points keeps it
/// sensible where data is scarce; without data there is no fit.
pub(super) fn fitted(results: &[(f32, f32)]) -> Odds {
    const OPINION: f64 = 20.0;
    if results.is_empty() {
        return Odds { slope: 0.0, level: 0.0 };
    }
    let (mut slope, mut level) = (0.17_f64, 0.0_f64);
    for _ in 0..20 {
        // Leads are scaled to tens of points, so that both directions have similar curvature.
        let mut pull = [OPINION * (1.7 - 10.0 * slope), -OPINION * level];
        let mut curve = [OPINION, 0.0, OPINION];
        for &(lead, won) in results {
            let x = f64::from(lead) / 10.0;
            let chance = 1.0 / (1.0 + (-10.0 * slope * x - level).exp());
            let weight = (chance * (1.0 - chance)).max(1e-6);
            pull[0] += (f64::from(won) - chance) * x;
            pull[1] += f64::from(won) - chance;
            curve[0] += weight * x * x;
            curve[1] += weight * x;
            curve[2] += weight;
        }
        let whole = curve[0] * curve[2] - curve[1] * curve[1];
        slope += (curve[2] * pull[0] - curve[1] * pull[1]) / whole / 10.0;
        level += (curve[0] * pull[1] - curve[1] * pull[0]) / whole;
        slope = slope.clamp(0.02, 2.0);
        level = level.clamp(-3.0, 3.0);
    }
    Odds { slope: slope as f32, level: level as f32 }
}

#[cfg(test)]
mod tests {
    use kernel::SplitMix;

    use super::*;

    /// Chances are found again from games that were decided by them.
    #[test]
    fn odds_are_fitted_to_what_became_of_leads() {
        let odds = Odds { slope: 0.12, level: -0.5 };
        let mut rng = SplitMix::new(5);
        let results: Vec<(f32, f32)> = (0..20_000)
            .map(|_| {
                let lead = rng.below(61) as f32 - 30.0;
                (lead, f32::from(u8::from(rng.below(1000) as f32 / 1000.0 < odds.chance(lead))))
            })
            .collect();
        let found = fitted(&results);
        assert!(
            (found.slope - odds.slope).abs() < 0.01 && (found.level - odds.level).abs() < 0.06,
            "{found:?}"
        );
        assert!(fitted(&[]).slope <= 0.0);
        let few = fitted(&[(5.0, 1.0), (-5.0, 0.0)]);
        assert!((few.slope - 0.17).abs() < 0.02 && few.level.abs() < 0.1, "{few:?}");
    }
}
