//! The little statistics that tables and reports share.

/// The standard normal quantile of a 95 % interval.
pub const Z: f64 = 1.959_963_984_540_054;

/// Wilson's 95 % interval of a share `p` seen in `n` trials.
pub fn wilson(p: f64, n: f64) -> (f64, f64) {
    let z2 = Z * Z;
    let centre = (p + z2 / (2.0 * n)) / (1.0 + z2 / n);
    let half = Z / (1.0 + z2 / n) * (p * (1.0 - p) / n + z2 / (4.0 * n * n)).sqrt();
    ((centre - half).max(0.0), (centre + half).min(1.0))
}

/// A sample of numbers.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Sample {
    values: Vec<f64>,
}

impl FromIterator<f64> for Sample {
    fn from_iter<I: IntoIterator<Item = f64>>(values: I) -> Self {
        let mut values: Vec<f64> = values.into_iter().collect();
        values.sort_by(f64::total_cmp);
        Sample { values }
    }
}

impl Sample {
    /// How many numbers there are.
    pub fn n(&self) -> usize {
        self.values.len()
    }

    /// The numbers in order.
    pub fn values(&self) -> &[f64] {
        &self.values
    }

    /// The mean; 0 for an empty sample.
    pub fn mean(&self) -> f64 {
        if self.values.is_empty() { 0.0 } else { self.values.iter().sum::<f64>() / self.n() as f64 }
    }

    /// The standard deviation of the sample; 0 if there are fewer than two numbers.
    pub fn sd(&self) -> f64 {
        if self.n() < 2 {
            return 0.0;
        }
        let mean = self.mean();
        let squares: f64 = self.values.iter().map(|value| (value - mean).powi(2)).sum();
        (squares / (self.n() - 1) as f64).sqrt()
    }

    /// Half the width of the 95 % interval of the mean.
    pub fn margin(&self) -> f64 {
        if self.n() < 2 { f64::INFINITY } else { Z * self.sd() / (self.n() as f64).sqrt() }
    }

    /// The smallest number that at least this share of the sample does not exceed.
    pub fn quantile(&self, share: f64) -> f64 {
        let place = (share * self.n() as f64).ceil().max(1.0) as usize - 1;
        self.values.get(place.min(self.n().saturating_sub(1))).copied().unwrap_or(0.0)
    }

    /// The smallest and the largest number; zeros for an empty sample.
    pub fn range(&self) -> (f64, f64) {
        (self.values.first().copied().unwrap_or(0.0), self.values.last().copied().unwrap_or(0.0))
    }
}

/// The difference of two means with half the width of its 95 % interval, by Welch.
pub fn difference(one: &Sample, two: &Sample) -> (f64, f64) {
    let part = |sample: &Sample| sample.sd().powi(2) / sample.n().max(1) as f64;
    let margin = if one.n() < 2 || two.n() < 2 { f64::INFINITY } else { Z * (part(one) + part(two)).sqrt() };
    (one.mean() - two.mean(), margin)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilson_matches_a_published_example() {
        // 81 successes of 263: Newcombe (1998), method 3.
        let (low, high) = wilson(81.0 / 263.0, 263.0);
        assert!((low - 0.2553).abs() < 5e-5 && (high - 0.3662).abs() < 5e-5, "{low} {high}");
        // 0 of 10: the upper end is z²/(n + z²).
        let (low, high) = wilson(0.0, 10.0);
        assert!(low.abs() < 1e-9 && (high - 0.2775).abs() < 5e-5, "{low} {high}");
    }

    #[test]
    fn a_sample_knows_its_mean_spread_and_quantiles() {
        let sample: Sample = (1..=100).rev().map(f64::from).collect();
        assert!((sample.mean() - 50.5).abs() < 1e-12);
        assert!((sample.sd() - 29.011_491_975_882_016).abs() < 1e-9);
        let quantiles = [0.0, 0.05, 0.25, 0.5, 0.95, 1.0].map(|share| sample.quantile(share) as i32);
        assert_eq!(quantiles, [1, 5, 25, 50, 95, 100]);
        let (lead, margin) = difference(&sample, &(0..100).map(f64::from).collect());
        assert!((lead - 1.0).abs() < 1e-12 && (margin - 8.041_4).abs() < 1e-3, "{lead} {margin}");
    }
}
