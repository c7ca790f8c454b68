//! Training of a network on files of positions: plain stochastic gradient descent on one thread, so that the same
//! files and seed give the same network.
//!
//! A feature's row of weights in a phase is the sum of one for all phases, one for that phase, and those of its
//! parts. Each row's step size decreases with its past gradients (`AdaGrad` by rows).
//!
//! Final scores depend on much that comes after a position. So a network is trained in rounds: the first learns the
//! final scores, each later one a mixture of them and of what the network before it expected at the following
//! positions of the same game (λ-returns of temporal-difference learning), which vary less.

use kernel::{MAX_SEATS, SplitMix};
use serde_json::{Value as Json, json};

use super::data::{self, WIN};
use super::errors::LessonsError;
use super::fit::fitted;
use super::model::{Model, Pull, Row};
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
    /// Number of passes over the data in each round.
    pub epochs: u32,
    /// Rounds: how often a new network learns from the expectations of the one before.
    pub rounds: u32,
    /// Share of everything later in a target, of the expectation at the next position the rest; 1 learns final scores
    /// alone.
    pub lambda: f32,
    /// The length of the first steps.
    pub rate: f32,
    /// The same for weights of the first layer that feed no head directly, as a fraction.
    pub hidden: f32,
    /// The seed of the order and of the weights at the start.
    pub seed: u64,
}

impl Default for Plan {
    fn default() -> Self {
        Plan { epochs: 3, rounds: 3, lambda: 0.9, rate: 0.03, hidden: 0.3, seed: 1 }
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
                held_out: held_out(log.number),
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

    /// The final scores of a position's game.
    fn totals(&self, lesson: &Lesson) -> [f32; 4] {
        let totals = &self.games[lesson.game as usize].totals;
        std::array::from_fn(|seat| totals.get(seat).map_or(0.0, |&total| f32::from(total)))
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

/// Whether a game is held out, by its number.
pub(super) fn held_out(number: u32) -> bool {
    SplitMix::new(u64::from(number)).below(HELD_OUT) == 0
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
    let mut targets: Vec<[f32; 4]> = lessons.moments.iter().map(|lesson| lessons.totals(lesson)).collect();
    let mut rng = SplitMix::new(plan.seed ^ 0x5eed);
    let steps = order.len() as f32 * plan.epochs as f32;
    let mut slopes = vec![0.0; HEADS + lessons.lines];
    for round in 0..plan.rounds.max(1) {
        if round > 0 {
            returns(&mut model, lessons, vocabulary, plan.lambda, &mut targets);
            model = Model::new(vocabulary, phases, lessons.lines, plan.seed);
        }
        let mut done = 0.0_f32;
        for epoch in 0..plan.epochs {
            rng.shuffle(&mut order);
            for &at in &order {
                let rate = plan.rate * (1.0 - 0.95 * done / steps);
                done += 1.0;
                let (lesson, target) = (&lessons.moments[at as usize], &targets[at as usize]);
                learn(&mut model, lessons, lesson, target, vocabulary, (rate, plan.hidden), &mut slopes);
            }
            tell(round * plan.epochs + epoch + 1);
        }
    }
    let about = json!({
        "made": about,
        "positions": positions.0,
        "epochs": plan.epochs,
        "rounds": plan.rounds,
        "lambda": plan.lambda,
        "rate": plan.rate,
        "hidden": plan.hidden,
        "seed": plan.seed,
    });
    let mut weights = model.weights(phases);
    let held = || lessons.moments.iter().filter(|&lesson| held_out(lesson));
    let before = errors(phases, held(), lessons, |lesson| lesson.estimates);
    // The rounded network predicts the chances, from its output on held-out games.
    let net =
        Net::read(&weights.write(game, vocabulary, &about), game, vocabulary, &Vocabulary::default(), phases)
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

/// The sums of the first layer for the table and each seat.
fn sums(model: &mut Model, lessons: &Lessons, lesson: &Lesson, vocabulary: &Vocabulary) -> [Row; 5] {
    let mut sums = [[0.0; WIDTH]; 5];
    for (place, sum) in sums.iter_mut().enumerate().take(usize::from(lesson.seats) + 1) {
        let list = lessons.list(lesson.first + place as u32);
        *sum = model.sum(vocabulary, list, usize::from(lesson.phase));
    }
    sums
}

/// The first layer of a seat: its own and the table's features, and the mean of the others'.
fn first(sums: &[Row; 5], seat: usize, seats: usize) -> Row {
    let mut first = [0.0; WIDTH];
    for k in 0..OWN {
        first[k] = sums[0][k] + sums[seat + 1][k];
    }
    for other in (0..seats).filter(|&other| other != seat) {
        for k in OWN..OWN + OTHER {
            first[k] += share(seats) * sums[other + 1][k];
        }
    }
    first
}

/// The weight of one of the others in their mean.
fn share(seats: usize) -> f32 {
    1.0 / (seats as f32 - 1.0).max(1.0)
}

/// Targets for the scores: λ of what the positions after the next one lead to, the rest of what the model expects
/// at the next one. After the last position of a game comes its final score.
fn returns(
    model: &mut Model,
    lessons: &Lessons,
    vocabulary: &Vocabulary,
    lambda: f32,
    targets: &mut [[f32; 4]],
) {
    // What the model expects at the following position of the game, and the target there.
    let mut next: Option<(u32, [f32; 4], [f32; 4])> = None;
    for (lesson, target) in lessons.moments.iter().zip(targets).rev() {
        let seats = usize::from(lesson.seats);
        *target = match &next {
            Some((game, expected, later)) if *game == lesson.game => {
                std::array::from_fn(|seat| (1.0 - lambda) * expected[seat] + lambda * later[seat])
            }
            _ => lessons.totals(lesson),
        };
        let sums = sums(model, lessons, lesson, vocabulary);
        let mut expected = lesson.estimates;
        for (seat, expected) in expected.iter_mut().enumerate().take(seats) {
            *expected += model.pass(first(&sums, seat, seats)).out[0];
        }
        next = Some((lesson.game, expected, *target));
    }
}

/// Learns from one position, with the scores that its seats are to expect.
fn learn(
    model: &mut Model,
    lessons: &Lessons,
    lesson: &Lesson,
    target: &[f32; 4],
    vocabulary: &Vocabulary,
    (rate, hidden): (f32, f32),
    slopes: &mut [f32],
) {
    let (seats, phase) = (usize::from(lesson.seats), usize::from(lesson.phase));
    let outcome = &lessons.games[lesson.game as usize];
    let sums = sums(model, lessons, lesson, vocabulary);
    let mut backs = [[0.0; WIDTH]; 5];
    for seat in 0..seats {
        let pass = model.pass(first(&sums, seat, seats));
        let expected = lesson.estimates[seat] + pass.out[0];
        slopes[0] = (expected - target[seat]).clamp(-FAR, FAR) / USUAL;
        let error = expected - f32::from(outcome.totals[seat]);
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
                backs[other + 1][k] += share(seats) * back[k];
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Two games of two seats, with three positions and one.
    fn lessons() -> Lessons {
        let game = |totals: [i16; 2]| Outcome {
            held_out: false,
            totals: totals.to_vec(),
            wins: vec![0; 2],
            lines: vec![Vec::new(); 2],
            rival: None,
        };
        let moment = |game: u32, first: u32, estimate: f32| Lesson {
            game,
            phase: 0,
            seats: 2,
            first,
            estimates: [estimate, estimate + 1.0, 0.0, 0.0],
            outsider: None,
        };
        Lessons {
            features: vec![0, 1],
            lists: (0..12).map(|place| (place % 2, 1)).collect(),
            moments: vec![moment(0, 0, 10.0), moment(0, 3, 20.0), moment(0, 6, 30.0), moment(1, 9, 40.0)],
            games: vec![game([50, 60]), game([70, 80])],
            lines: 0,
        }
    }

    /// Targets lie between what is expected next and the final scores, and never reach into another game.
    #[test]
    fn targets_mix_what_comes_next_with_the_end_of_the_game() {
        let mut vocabulary = Vocabulary::default();
        vocabulary.add("one");
        vocabulary.add("two");
        let lessons = lessons();
        let mut model = Model::new(&vocabulary, 1, 0, 7);
        let ends: Vec<[f32; 4]> = lessons.moments.iter().map(|lesson| lessons.totals(lesson)).collect();
        let mut expected = Vec::new();
        for lesson in &lessons.moments {
            let sums = sums(&mut model, &lessons, lesson, &vocabulary);
            expected
                .push([0, 1].map(|seat| lesson.estimates[seat] + model.pass(first(&sums, seat, 2)).out[0]));
        }
        let mut targets = |lambda: f32| {
            let mut targets = vec![[0.0; 4]; lessons.moments.len()];
            returns(&mut model, &lessons, &vocabulary, lambda, &mut targets);
            targets
        };
        assert_eq!(targets(1.0), ends);
        let (next, mixed) = (targets(0.0), targets(0.25));
        for last in [2, 3] {
            assert_eq!((next[last], mixed[last]), (ends[last], ends[last]));
        }
        for seat in 0..2 {
            assert!((next[0][seat] - expected[1][seat]).abs() < 1e-4);
            assert!((next[1][seat] - expected[2][seat]).abs() < 1e-4);
            let one = 0.75 * expected[2][seat] + 0.25 * ends[2][seat];
            assert!((mixed[1][seat] - one).abs() < 1e-3);
            assert!((mixed[0][seat] - (0.75 * expected[1][seat] + 0.25 * one)).abs() < 1e-3);
        }
    }
}
