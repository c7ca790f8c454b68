//! The network while it is trained: its weights as fractions, how they answer and how they are moved.

use kernel::SplitMix;

use super::net::{DEEP, HEADS, LEAK_BITS, WIDTH, Weights};
use super::vocabulary::Vocabulary;

/// Slope for negative numbers.
const LEAK: f32 = 1.0 / (1 << LEAK_BITS) as f32;
/// Rows are drawn towards zero by this share of the step.
const DECAY: f32 = 2e-4;
/// Weights of a row stay below this, so that they can be quantised.
const MOST: f32 = 30.0;
/// Learning rate of the upper layers, relative to the first.
const UPPER: f32 = 0.3;

/// A row of the first layer.
pub(super) type Row = [f32; WIDTH];

/// Rows of weights with how far each was moved: each weight that leads to a head directly, and all others together.
struct Rows {
    rows: Vec<Row>,
    moved: Vec<[f32; HEADS + 1]>,
}

/// How a list of features pulls at its rows.
pub(super) struct Pull {
    slope: Row,
    squares: [f32; HEADS + 1],
    /// The length of steps of the weights that lead to heads directly, and of all others.
    rates: (f32, f32),
}

impl Pull {
    pub(super) fn new(slope: Row, rates: (f32, f32)) -> Self {
        let mut squares = [0.0; HEADS + 1];
        for (square, slope) in squares.iter_mut().zip(&slope[..HEADS]) {
            *square = slope * slope;
        }
        squares[HEADS] =
            slope[HEADS..].iter().map(|slope| slope * slope).sum::<f32>() / (WIDTH - HEADS) as f32;
        Pull { slope, squares, rates }
    }
}

impl Rows {
    fn new(n: usize) -> Self {
        Rows { rows: vec![[0.0; WIDTH]; n], moved: vec![[1e-2; HEADS + 1]; n] }
    }

    #[inline]
    fn step(&mut self, at: usize, pull: &Pull, times: f32) {
        let moved = &mut self.moved[at];
        let row = &mut self.rows[at];
        for (moved, square) in moved.iter_mut().zip(&pull.squares) {
            *moved += square * times * times;
        }
        for k in 0..HEADS {
            row[k] -= pull.rates.0 / moved[k].sqrt() * (times * pull.slope[k] + DECAY * row[k]);
        }
        let rate = pull.rates.1 / moved[HEADS].sqrt();
        for (weight, &slope) in row[HEADS..].iter_mut().zip(&pull.slope[HEADS..]) {
            *weight -= rate * (times * slope + DECAY * *weight);
        }
    }
}

/// A single weight with how far it was moved.
#[derive(Clone, Copy)]
pub(super) struct One {
    pub at: f32,
    moved: f32,
}

impl One {
    const ZERO: One = One { at: 0.0, moved: 1e-3 };

    #[inline]
    pub(super) fn step(&mut self, slope: f32, rate: f32) {
        self.moved += slope * slope;
        self.at -= rate * slope / self.moved.sqrt();
    }
}

/// A layer above the first: rows of weights with how far each row was moved.
struct Layer<const N: usize> {
    rows: Vec<[f32; N]>,
    moved: Vec<f32>,
    bias: Vec<One>,
}

impl<const N: usize> Layer<N> {
    fn new(rows: usize, mut weight: impl FnMut() -> f32) -> Self {
        let rows: Vec<[f32; N]> = (0..rows).map(|_| std::array::from_fn(|_| weight())).collect();
        Layer { moved: vec![1e-3; rows.len()], bias: vec![One::ZERO; rows.len()], rows }
    }

    fn out(&self, k: usize, inputs: &[f32; N]) -> f32 {
        self.bias[k].at + self.rows[k].iter().zip(inputs).map(|(weight, input)| weight * input).sum::<f32>()
    }

    /// Adds the gradient of one number to the inputs' gradients, then updates its row.
    fn back(&mut self, k: usize, slope: f32, inputs: &[f32; N], square: f32, back: &mut [f32; N], rate: f32) {
        self.moved[k] += slope * slope * square;
        let step = UPPER * rate * slope / self.moved[k].sqrt();
        for ((weight, &input), back) in self.rows[k].iter_mut().zip(inputs).zip(back) {
            *back += slope * *weight;
            *weight -= step * input;
        }
        self.bias[k].step(slope, rate);
    }
}

/// The mean square of some numbers.
fn mean_square(numbers: &[f32]) -> f32 {
    numbers.iter().map(|number| number * number).sum::<f32>() / numbers.len() as f32
}

pub(super) struct Model {
    features: usize,
    all: Rows,
    phase: Rows,
    parts: Rows,
    deep: Layer<WIDTH>,
    heads: Layer<DEEP>,
    pub lead: Vec<One>,
    /// The parts of the features of a list and how often each, gathered.
    counts: Vec<f32>,
    touched: Vec<u16>,
}

/// The activations of one seat.
pub(super) struct Pass {
    first: Row,
    inputs: Row,
    deep: [f32; DEEP],
    active: [f32; DEEP],
    pub out: Vec<f32>,
}

impl Model {
    pub(super) fn new(vocabulary: &Vocabulary, phases: usize, lines: usize, seed: u64) -> Self {
        let mut rng = SplitMix::new(seed);
        let mut spread = |most: f32| (rng.below(1 << 20) as f32 / (1 << 19) as f32 - 1.0) * most;
        let mut all = Rows::new(vocabulary.len());
        for row in &mut all.rows {
            for weight in &mut row[HEADS..] {
                *weight = spread(0.1);
            }
        }
        Model {
            features: vocabulary.len(),
            all,
            phase: Rows::new(vocabulary.len() * phases),
            parts: Rows::new(vocabulary.part_names().len()),
            deep: Layer::new(DEEP, || spread(0.2)),
            heads: Layer::new(HEADS + lines, || spread(0.2)),
            lead: vec![One { at: 0.1, moved: 1.0 }; phases],
            counts: vec![0.0; vocabulary.part_names().len()],
            touched: Vec::new(),
        }
    }

    /// Counts the parts of a list.
    fn gather(&mut self, vocabulary: &Vocabulary, list: &[u16]) {
        for &part in &self.touched {
            self.counts[usize::from(part)] = 0.0;
        }
        self.touched.clear();
        for &feature in list {
            for &(part, n) in vocabulary.parts(feature) {
                let count = &mut self.counts[usize::from(part)];
                if *count == 0.0 {
                    self.touched.push(part);
                }
                *count += f32::from(n);
            }
        }
    }

    /// The first layer of a list.
    pub(super) fn sum(&mut self, vocabulary: &Vocabulary, list: &[u16], phase: usize) -> Row {
        let mut total = [0.0; WIDTH];
        for &feature in list {
            let at = usize::from(feature);
            let (all, phase) = (&self.all.rows[at], &self.phase.rows[phase * self.features + at]);
            for (total, (all, phase)) in total.iter_mut().zip(all.iter().zip(phase)) {
                *total += all + phase;
            }
        }
        self.gather(vocabulary, list);
        for &part in &self.touched {
            let count = self.counts[usize::from(part)];
            for (total, weight) in total.iter_mut().zip(&self.parts.rows[usize::from(part)]) {
                *total += count * weight;
            }
        }
        total
    }

    /// Moves the rows of a list against a slope.
    pub(super) fn step(&mut self, vocabulary: &Vocabulary, list: &[u16], phase: usize, pull: &Pull) {
        for &feature in list {
            let at = usize::from(feature);
            self.all.step(at, pull, 1.0);
            self.phase.step(phase * self.features + at, pull, 1.0);
        }
        self.gather(vocabulary, list);
        for &part in &self.touched {
            self.parts.step(usize::from(part), pull, self.counts[usize::from(part)]);
        }
    }

    pub(super) fn pass(&self, first: Row) -> Pass {
        let leak = |number: f32| if number > 0.0 { number } else { LEAK * number };
        let inputs = first.map(leak);
        let deep: [f32; DEEP] = std::array::from_fn(|k| self.deep.out(k, &inputs));
        let active = deep.map(leak);
        let direct = |h: usize| if h < HEADS { first[h] } else { 0.0 };
        let out = (0..self.heads.rows.len()).map(|h| self.heads.out(h, &active) + direct(h)).collect();
        Pass { first, inputs, deep, active, out }
    }

    /// Updates the upper layers by the gradients of the heads; returns the gradient of the first
    /// layer.
    pub(super) fn back(&mut self, pass: &Pass, slopes: &[f32], rate: f32) -> Row {
        let mut first = [0.0; WIDTH];
        let mut active = [0.0; DEEP];
        let square = mean_square(&pass.active);
        for (h, &slope) in slopes.iter().enumerate() {
            if slope != 0.0 {
                self.heads.back(h, slope, &pass.active, square, &mut active, rate);
            }
        }
        let square = mean_square(&pass.inputs);
        for (k, (slope, &number)) in active.iter().zip(&pass.deep).enumerate() {
            let slope = slope * if number > 0.0 { 1.0 } else { LEAK };
            self.deep.back(k, slope, &pass.inputs, square, &mut first, rate);
        }
        for (slope, &number) in first.iter_mut().zip(&pass.first) {
            *slope *= if number > 0.0 { 1.0 } else { LEAK };
        }
        for (first, slope) in first.iter_mut().zip(&slopes[..HEADS]) {
            *first += slope;
        }
        first
    }

    pub(super) fn weights(&self, phases: usize) -> Weights {
        let mut rows = Vec::with_capacity(phases * self.features);
        for phase in 0..phases {
            for at in 0..self.features {
                let (all, own) = (&self.all.rows[at], &self.phase.rows[phase * self.features + at]);
                rows.push(std::array::from_fn(|k| (all[k] + own[k]).clamp(-MOST, MOST)));
            }
        }
        Weights {
            rows,
            parts: self.parts.rows.iter().map(|row| row.map(|weight| weight.clamp(-MOST, MOST))).collect(),
            deep: self.deep.rows.clone(),
            deep_bias: std::array::from_fn(|k| self.deep.bias[k].at),
            heads: std::array::from_fn(|h| self.heads.rows[h]),
            head_bias: std::array::from_fn(|h| self.heads.bias[h].at),
            lead: self.lead.iter().map(|one| one.at).collect(),
            odds: Vec::new(),
        }
    }
}
