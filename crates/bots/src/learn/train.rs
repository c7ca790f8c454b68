//! Training of a network on files of positions: plain stochastic gradient descent on one thread, so that the same
//! files and seed give the same network.
//!
//! A feature's row of weights in a phase is the sum of one for all phases, one for that phase, and those of its
//! parts. Each row's step size decreases with its past gradients (`AdaGrad` by rows).

use kernel::{MAX_SEATS, SplitMix};
use serde_json::{Value as Json, json};

use super::data::{self, WIN};
use super::errors::LessonsError;
use super::fit::fitted;
use super::model::{Model, Pull};
use super::net::{HEADS, Net, OTHER, OWN, Scratch, TABLE, WIDTH};
use super::vocabulary::{NO_FEATURE, Vocabulary};

/// One game in this many is held out, by its number and independent of the setup.
const HELD_OUT: u32 = 10;
/// Errors of more points pull no harder than this.
const FAR: f32 = 15.0;
/// Points of error that count as one.
const USUAL: f32 = 8.0;
/// Weight of the lines of the score sheet in the loss, relative to the score.
const LINES: f32 = 0.25;

/// How a network is trained.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Number of passes over the data.
    pub epochs: u32,
    /// The length of the first steps.
    pub rate: f32,
    /// The same for weights of the first layer that feed no head directly, as a fraction.
    pub hidden: f32,
    /// The seed of the order and of the weights at the start.
    pub seed: u64,
}

impl Default for Plan {
    fn default() -> Self {
        Plan { epochs: 3, rate: 0.03, hidden: 0.3, seed: 1 }
    }
}

/// The training data.
#[derive(Debug)]
pub struct Lessons {
    features: Vec<u16>,
    lists: Vec<(u32, u16)>,
    moments: Vec<Lesson>,
    games: Vec<Outcome>,
    lines: usize,
}

#[derive(Clone, Copy, Debug)]
struct Lesson {
    game: u32,
    phase: u8,
    seats: u8,
    first: u32,
    estimates: [f32; 4],
    outsider: Option<f32>,
}

#[derive(Clone, Debug)]
struct Outcome {
    held_out: bool,
    totals: Vec<i16>,
    wins: Vec<u8>,
    lines: Vec<Vec<i16>>,
    rival: Option<i16>,
}

/// Errors on games held out, in points of the final score.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Errors {
    /// Scores compared.
    pub n: u64,
    /// The root of the mean square of the error.
    pub root: f64,
    /// Its mean: above zero if players end with more than expected.
    pub mean: f64,
}

/// The result of a training.
#[derive(Debug)]
pub struct Trained {
    /// The network file.
    pub bytes: Vec<u8>,
    /// Errors of the estimate alone, by phase and over all.
    pub before: Vec<Errors>,
    /// The same of the rounded network.
    pub after: Vec<Errors>,
    /// The mean squared error of the chance to win (Brier's score).
    pub brier: f64,
    /// Positions learned from, and held out.
    pub positions: (usize, usize),
}

impl Lessons {
    /// An empty data set.
    pub fn new() -> Self {
        Lessons { features: Vec::new(), lists: Vec::new(), moments: Vec::new(), games: Vec::new(), lines: 0 }
    }

    /// Adds the games of a file; features outside this vocabulary are dropped.
    pub fn add(&mut self, file: &data::File, vocabulary: &Vocabulary) {
        let places = data::translate(&file.features, vocabulary);
        for log in &file.games {
            let game = self.games.len() as u32;
            self.lines = self.lines.max(log.lines.first().map_or(0, Vec::len));
            self.games.push(Outcome {
                held_out: SplitMix::new(u64::from(log.number)).below(HELD_OUT) == 0,
                totals: log.totals.clone(),
                wins: log.wins.clone(),
                lines: log.lines.clone(),
                rival: log.rival,
            });
            for moment in &log.moments {
                let mut estimates = [0.0; 4];
                estimates[..moment.estimates.len()].copy_from_slice(&moment.estimates);
                self.moments.push(Lesson {
                    game,
                    phase: moment.phase,
                    seats: moment.estimates.len() as u8,
                    first: self.lists.len() as u32,
                    estimates,
                    outsider: moment.outsider,
                });
                for list in &moment.lists {
                    let start = self.features.len();
                    let known = list.iter().map(|&f| places[usize::from(f)]).filter(|&f| f != NO_FEATURE);
                    self.features.extend(known);
                    self.lists.push((start as u32, (self.features.len() - start) as u16));
                }
            }
        }
    }

    /// Positions in all.
    pub fn len(&self) -> usize {
        self.moments.len()
    }

    /// Whether there is no data.
    pub fn is_empty(&self) -> bool {
        self.moments.is_empty()
    }

    fn list(&self, place: u32) -> &[u16] {
        let (start, len) = self.lists[place as usize];
        &self.features[start as usize..start as usize + usize::from(len)]
    }
}

impl Default for Lessons {
    fn default() -> Self {
        Lessons::new()
    }
}

/// The estimated lead of a seat over the best other one, or the outsider.
fn lead(lesson: &Lesson, seat: usize) -> f32 {
    let others = (0..usize::from(lesson.seats)).filter(|&other| other != seat);
    let best =
        others.map(|other| lesson.estimates[other]).chain(lesson.outsider).fold(f32::NEG_INFINITY, f32::max);
    lesson.estimates[seat] - if best.is_finite() { best } else { lesson.estimates[seat] }
}

/// Trains a network. `tell` is called for each epoch.
pub fn train(
    lessons: &Lessons,
    game: &str,
    vocabulary: &Vocabulary,
    phases: usize,
    plan: &Plan,
    about: &Json,
    tell: &mut dyn FnMut(u32),
) -> Result<Trained, LessonsError> {
    let held_out = |lesson: &Lesson| lessons.games[lesson.game as usize].held_out;
    let mut order: Vec<u32> =
        (0..lessons.len() as u32).filter(|&at| !held_out(&lessons.moments[at as usize])).collect();
    if order.is_empty() || order.len() == lessons.len() {
        return Err(LessonsError::FewGames);
    }
    let positions = (order.len(), lessons.len() - order.len());
    let mut model = Model::new(vocabulary, phases, lessons.lines, plan.seed);
    let mut rng = SplitMix::new(plan.seed ^ 0x5eed);
    let steps = order.len() as f32 * plan.epochs as f32;
    let mut done = 0.0_f32;
    let mut slopes = vec![0.0; HEADS + lessons.lines];
    for epoch in 0..plan.epochs {
        rng.shuffle(&mut order);
        for &at in &order {
            let rate = plan.rate * (1.0 - 0.95 * done / steps);
            done += 1.0;
            learn(
                &mut model,
                lessons,
                &lessons.moments[at as usize],
                vocabulary,
                (rate, plan.hidden),
                &mut slopes,
            );
        }
        tell(epoch + 1);
    }
    let about = json!({
        "made": about,
        "positions": positions.0,
        "epochs": plan.epochs,
        "rate": plan.rate,
        "hidden": plan.hidden,
        "seed": plan.seed,
    });
    let mut weights = model.weights(phases);
    let held = || lessons.moments.iter().filter(|&lesson| held_out(lesson));
    let before = errors(phases, held(), lessons, |lesson| lesson.estimates);
    // The rounded network predicts the chances, from its output on held-out games.
    let net = Net::read(&weights.write(game, vocabulary, &about), game, vocabulary, phases)
        .expect("a network reads back as it was written");
    let mut scratch = Scratch::default();
    let mut results = vec![Vec::new(); phases * MAX_SEATS];
    let mut brier = (0.0, 0_u64);
    let after = errors(phases, held(), lessons, |lesson| {
        let (seats, phase) = (usize::from(lesson.seats), usize::from(lesson.phase));
        for place in 0..=seats {
            scratch.list.clear();
            scratch.list.extend_from_slice(lessons.list(lesson.first + place as u32));
            net.feed(&mut scratch, if place == 0 { TABLE } else { place - 1 }, phase);
        }
        let outcome = &lessons.games[lesson.game as usize];
        let mut expected = Lesson { estimates: [0.0; 4], ..*lesson };
        for seat in 0..seats {
            let verdict = net.verdict(&scratch, seat, seats);
            expected.estimates[seat] = lesson.estimates[seat] + verdict.score;
            expected.outsider = expected.outsider.map(|rival| rival + verdict.rival);
            let chance = 1.0 / (1.0 + (-verdict.win - net.lead(phase) * lead(lesson, seat)).exp());
            let won = f32::from(outcome.wins[seat]) / f32::from(WIN);
            brier.0 += f64::from((chance - won) * (chance - won));
            brier.1 += 1;
        }
        for seat in 0..seats {
            let won = f32::from(outcome.wins[seat]) / f32::from(WIN);
            results[phase * MAX_SEATS + seats - 1].push((lead(&expected, seat), won));
        }
        expected.estimates
    });
    weights.odds = results.iter().map(|results| fitted(results)).collect();
    let bytes = weights.write(game, vocabulary, &about);
    Ok(Trained { bytes, before, after, brier: brier.0 / brier.1.max(1) as f64, positions })
}

/// Learns from one position.
fn learn(
    model: &mut Model,
    lessons: &Lessons,
    lesson: &Lesson,
    vocabulary: &Vocabulary,
    (rate, hidden): (f32, f32),
    slopes: &mut [f32],
) {
    let (seats, phase) = (usize::from(lesson.seats), usize::from(lesson.phase));
    let outcome = &lessons.games[lesson.game as usize];
    let mut sums = [[0.0; WIDTH]; 5];
    for (place, sum) in sums.iter_mut().enumerate().take(seats + 1) {
        *sum = model.sum(vocabulary, lessons.list(lesson.first + place as u32), phase);
    }
    let share = 1.0 / (seats as f32 - 1.0).max(1.0);
    let mut backs = [[0.0; WIDTH]; 5];
    for seat in 0..seats {
        let mut first = [0.0; WIDTH];
        for k in 0..OWN {
            first[k] = sums[0][k] + sums[seat + 1][k];
        }
        for other in (0..seats).filter(|&other| other != seat) {
            for k in OWN..OWN + OTHER {
                first[k] += share * sums[other + 1][k];
            }
        }
        let pass = model.pass(first);
        let error = lesson.estimates[seat] + pass.out[0] - f32::from(outcome.totals[seat]);
        slopes[0] = error.clamp(-FAR, FAR) / USUAL;
        let ahead = lead(lesson, seat);
        let chance = 1.0 / (1.0 + (-pass.out[1] - model.lead[phase].at * ahead).exp());
        slopes[1] = 0.5 * (chance - f32::from(outcome.wins[seat]) / f32::from(WIN));
        model.lead[phase].step(slopes[1] * ahead, 0.1 * rate);
        let spread = (pass.out[2] + 2.0).clamp(-2.0, 4.0).exp();
        slopes[2] = 0.1 * (1.0 - (error / spread) * (error / spread)).clamp(-3.0, 1.0);
        slopes[3] = match (lesson.outsider, outcome.rival) {
            (Some(estimate), Some(total)) => {
                (estimate + pass.out[3] - f32::from(total)).clamp(-FAR, FAR) / USUAL
            }
            _ => 0.0,
        };
        for (line, slope) in slopes[HEADS..].iter_mut().enumerate() {
            let points = outcome.lines[seat].get(line).copied().unwrap_or(0);
            *slope = LINES * (pass.out[HEADS + line] - f32::from(points)).clamp(-FAR, FAR) / USUAL;
        }
        let back = model.back(&pass, slopes, rate);
        for k in 0..OWN {
            backs[0][k] += back[k];
            backs[seat + 1][k] += back[k];
        }
        for other in (0..seats).filter(|&other| other != seat) {
            for k in OWN..OWN + OTHER {
                backs[other + 1][k] += share * back[k];
            }
        }
    }
    for (place, back) in backs.iter().enumerate().take(seats + 1) {
        let pull = Pull::new(*back, (rate, hidden * rate));
        model.step(vocabulary, lessons.list(lesson.first + place as u32), phase, &pull);
    }
}

/// Errors by phase, and over all at the end.
fn errors<'a>(
    phases: usize,
    held: impl Iterator<Item = &'a Lesson>,
    lessons: &Lessons,
    mut scores: impl FnMut(&Lesson) -> [f32; 4],
) -> Vec<Errors> {
    let mut sums = vec![(0_u64, 0.0_f64, 0.0_f64); phases + 1];
    for lesson in held {
        let expected = scores(lesson);
        let totals = &lessons.games[lesson.game as usize].totals;
        for (expected, &total) in expected.iter().zip(totals) {
            let error = f64::from(total) - f64::from(*expected);
            for place in [usize::from(lesson.phase), phases] {
                let (n, squares, sum) = &mut sums[place];
                (*n, *squares, *sum) = (*n + 1, *squares + error * error, *sum + error);
            }
        }
    }
    let mean = |n: u64, sum: f64| sum / n.max(1) as f64;
    sums.iter()
        .map(|&(n, squares, sum)| Errors { n, root: mean(n, squares).sqrt(), mean: mean(n, sum) })
        .collect()
}
