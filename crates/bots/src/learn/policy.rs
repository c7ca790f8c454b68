//! Learns which actions strong players choose: a row of weights for each deed, over the first layer of a network that
//! stays as it is.
//!
//! The chance of an action among the legal ones is a softmax of what its deed's row makes of the first layer of the
//! player who decides. A deed's row is its own and those of its parts, so a card that was never seen is preferred for
//! what its effect does.

use kernel::SplitMix;

use super::data;
use super::net::{ACT_ONE, Net, Scratch, TABLE, WIDTH};
use super::train::held_out;
use super::vocabulary::{NO_FEATURE, Vocabulary};

/// Passes over the decisions.
const EPOCHS: u32 = 3;
/// The length of the first steps.
const RATE: f32 = 0.05;
/// Rows are drawn towards zero by this share of each step.
const DECAY: f32 = 1e-4;

/// Decisions to learn from, as the network sees them.
#[derive(Debug, Default)]
pub struct Choices {
    inputs: Vec<[i16; WIDTH]>,
    deeds: Vec<u16>,
    decisions: Vec<Lesson>,
}

#[derive(Clone, Copy, Debug)]
struct Lesson {
    first: u32,
    count: u16,
    chosen: u16,
    held_out: bool,
}

/// What a deed's row and its bias are, by deed and then by part.
#[derive(Debug)]
pub(crate) struct Preferences {
    pub rows: Vec<[f32; WIDTH]>,
    pub bias: Vec<f32>,
}

/// How well the choices in games held out are foreseen.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Foreseen {
    /// Decisions learned from, and held out.
    pub decisions: (usize, usize),
    /// The share of decisions whose deed is the most preferred one, and the same for a guess.
    pub first: (f64, f64),
    /// The mean logarithm of how unlikely the deed chosen seemed, and the same for a guess.
    pub surprise: (f64, f64),
}

impl Choices {
    /// Adds the decisions of a file; deeds outside this vocabulary are left out, and decisions that lack their choice.
    pub fn add(&mut self, file: &data::File, net: &Net, vocabulary: &Vocabulary, deeds: &Vocabulary) {
        let places = data::translate(&file.features, vocabulary);
        let names = data::translate(&file.deeds, deeds);
        let mut scratch = Scratch::default();
        for log in &file.games {
            let held_out = held_out(log.number);
            for decision in &log.decisions {
                let first = self.deeds.len();
                let known = decision.deeds.iter().map(|&deed| names[usize::from(deed)]);
                let done = names[usize::from(decision.deeds[usize::from(decision.chosen)])];
                self.deeds.extend(known.filter(|&deed| deed != NO_FEATURE));
                let Some(chosen) = self.deeds[first..].iter().position(|&deed| deed == done) else {
                    self.deeds.truncate(first);
                    continue;
                };
                for (place, list) in decision.lists.iter().enumerate() {
                    scratch.list.clear();
                    let known = list.iter().map(|&f| places[usize::from(f)]).filter(|&f| f != NO_FEATURE);
                    scratch.list.extend(known);
                    let place = if place == 0 { TABLE } else { place - 1 };
                    net.feed(&mut scratch, place, usize::from(decision.phase));
                }
                let seats = decision.lists.len() - 1;
                self.inputs.push(Net::inputs(&scratch, usize::from(decision.seat), seats).1);
                let (count, chosen) = ((self.deeds.len() - first) as u16, chosen as u16);
                self.decisions.push(Lesson { first: first as u32, count, chosen, held_out });
            }
        }
    }

    /// Whether there is nothing to learn from.
    pub fn is_empty(&self) -> bool {
        self.decisions.is_empty()
    }
}

/// The rows while they are trained.
struct Rows<'a> {
    vocabulary: &'a Vocabulary,
    /// By deed, then by part; the last number of each is the bias.
    weights: Vec<[f32; WIDTH + 1]>,
    moved: Vec<[f32; WIDTH + 1]>,
}

impl Rows<'_> {
    /// The rows that make up a deed, and how often each counts.
    fn of(&self, deed: u16) -> impl Iterator<Item = (usize, f32)> {
        let parts = self.vocabulary.parts(deed).iter();
        let at = self.vocabulary.len();
        std::iter::once((usize::from(deed), 1.0))
            .chain(parts.map(move |&(part, n)| (at + usize::from(part), f32::from(n))))
    }

    fn logit(&self, deed: u16, inputs: &[f32; WIDTH]) -> f32 {
        let one = |row: &[f32; WIDTH + 1]| -> f32 {
            row[WIDTH] + row[..WIDTH].iter().zip(inputs).map(|(weight, input)| weight * input).sum::<f32>()
        };
        self.of(deed).map(|(row, n)| n * one(&self.weights[row])).sum()
    }

    fn step(&mut self, deed: u16, slope: f32, inputs: &[f32; WIDTH], rate: f32) {
        let of: Vec<(usize, f32)> = self.of(deed).collect();
        for (row, n) in of {
            let (weights, moved) = (&mut self.weights[row], &mut self.moved[row]);
            let inputs = inputs.iter().copied().chain(std::iter::once(1.0));
            for ((weight, moved), input) in weights.iter_mut().zip(moved).zip(inputs) {
                let slope = n * slope * input + DECAY * *weight;
                *moved += slope * slope;
                *weight -= rate * slope / moved.sqrt();
            }
        }
    }
}

/// The chances of the deeds of a decision.
fn chances(rows: &Rows<'_>, deeds: &[u16], inputs: &[f32; WIDTH], out: &mut Vec<f32>) {
    out.clear();
    out.extend(deeds.iter().map(|&deed| rows.logit(deed, inputs)));
    let most = out.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    for logit in out.iter_mut() {
        *logit = (*logit - most).exp();
    }
    let sum: f32 = out.iter().sum();
    for chance in out.iter_mut() {
        *chance /= sum;
    }
}

/// Learns preferences from the decisions that are not held out; the same arguments give the same weights.
pub(crate) fn learn(choices: &Choices, deeds: &Vocabulary, seed: u64) -> (Preferences, Foreseen) {
    let count = deeds.len() + deeds.part_names().len();
    let mut rows = Rows {
        vocabulary: deeds,
        weights: vec![[0.0; WIDTH + 1]; count],
        moved: vec![[1e-2; WIDTH + 1]; count],
    };
    let inputs = |at: usize| choices.inputs[at].map(|input| f32::from(input) / ACT_ONE);
    let span = |lesson: &Lesson| {
        &choices.deeds[lesson.first as usize..lesson.first as usize + usize::from(lesson.count)]
    };
    let mut order: Vec<u32> =
        (0..choices.decisions.len() as u32).filter(|&at| !choices.decisions[at as usize].held_out).collect();
    let mut rng = SplitMix::new(seed ^ 0xdeed);
    let steps = order.len() as f32 * EPOCHS as f32;
    let (mut done, mut found) = (0.0_f32, Vec::new());
    for _ in 0..EPOCHS {
        rng.shuffle(&mut order);
        for &at in &order {
            let rate = RATE * (1.0 - 0.95 * done / steps);
            done += 1.0;
            let lesson = &choices.decisions[at as usize];
            let inputs = inputs(at as usize);
            chances(&rows, span(lesson), &inputs, &mut found);
            found[usize::from(lesson.chosen)] -= 1.0;
            for (&deed, &slope) in span(lesson).iter().zip(&found) {
                rows.step(deed, slope, &inputs, rate);
            }
        }
    }
    let mut foreseen = Foreseen { decisions: (order.len(), 0), ..Foreseen::default() };
    for (at, lesson) in choices.decisions.iter().enumerate().filter(|(_, lesson)| lesson.held_out) {
        chances(&rows, span(lesson), &inputs(at), &mut found);
        let own = found[usize::from(lesson.chosen)];
        foreseen.decisions.1 += 1;
        foreseen.first.0 += f64::from(u8::from(found.iter().all(|&chance| chance <= own)));
        foreseen.first.1 += 1.0 / f64::from(lesson.count);
        foreseen.surprise.0 -= f64::from(own.max(1e-9).ln());
        foreseen.surprise.1 += f64::from(lesson.count).ln();
    }
    let n = foreseen.decisions.1.max(1) as f64;
    let mean = |(own, guess): (f64, f64)| (own / n, guess / n);
    foreseen = Foreseen { first: mean(foreseen.first), surprise: mean(foreseen.surprise), ..foreseen };
    let bias = rows.weights.iter().map(|row| row[WIDTH]).collect();
    let rows = rows.weights.iter().map(|row| std::array::from_fn(|k| row[k])).collect();
    (Preferences { rows, bias }, foreseen)
}

/// Learns preferences on top of a network and adds them to its file; what it had before is replaced.
pub fn prefer(
    bytes: &[u8],
    choices: &Choices,
    deeds: &Vocabulary,
    seed: u64,
) -> Result<(Vec<u8>, Foreseen), super::NetError> {
    let (preferences, foreseen) = learn(choices, deeds, seed);
    Ok((Net::with_preferences(bytes, deeds, &preferences)?, foreseen))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn vocabulary(names: &[(&str, &[&str])]) -> Vocabulary {
        let mut v = Vocabulary::default();
        for (name, parts) in names {
            v.add_with(*name, &parts.iter().map(|part| ((*part).to_string(), 1)).collect::<Vec<_>>());
        }
        v
    }

    /// Decisions between two deeds, of which the first is chosen if the first input is positive.
    fn choices() -> Choices {
        let mut choices = Choices::default();
        for at in 0..4000_u32 {
            let sign = if at % 2 == 0 { 128 } else { -128 };
            let mut inputs = [0; WIDTH];
            inputs[0] = sign;
            choices.inputs.push(inputs);
            choices.deeds.extend([0, 1]);
            let (first, chosen) = (2 * at, (at % 2) as u16);
            choices.decisions.push(Lesson { first, count: 2, chosen, held_out: at % 10 == 9 });
        }
        choices
    }

    #[test]
    fn preferences_depend_on_the_position() {
        let deeds = vocabulary(&[("dig", &[]), ("buy", &[])]);
        let (_, foreseen) = learn(&choices(), &deeds, 1);
        assert_eq!(foreseen.decisions, (3600, 400));
        assert!(foreseen.first.0 > 0.99, "{foreseen:?}");
        assert!((foreseen.first.1 - 0.5).abs() < 1e-9);
        assert!(foreseen.surprise.0 < 0.2 && foreseen.surprise.1 > 0.6, "{foreseen:?}");
    }
}
