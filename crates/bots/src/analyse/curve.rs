//! The scores to expect over the game, and where the chances turned.

use std::sync::atomic::Ordering;

use kernel::record::Followed;
use kernel::score::Who;
use kernel::{Actor, Pending, Record, Seat, SplitMix, Viewer};

use super::{AnalyseError, Decision, Point, Settings, TurningPoint, round};
use crate::Bot;
use crate::learn::Teller;
use crate::value::{Playable, Scores, Value, lead};

/// Worlds that an estimate is averaged over.
const WORLDS: usize = 16;
/// A change of the chance to win that makes a turning point.
const TURN: f64 = 0.1;
/// Number of turning points reported.
const TURNS: usize = 5;

/// A point at the beginning of each turn and one at the end.
pub(super) fn curve<G: Playable>(
    bot: &Bot<G>,
    record: &Record,
    followed: &Followed<G>,
    settings: &Settings<'_>,
) -> Result<Vec<Point>, AnalyseError> {
    let mut points = Vec::new();
    let mut last: Option<Seat> = None;
    for (at, step) in followed.steps.iter().enumerate() {
        let Actor::Seat(seat) = step.actor else { continue };
        if last != Some(seat) {
            if settings.cancel.load(Ordering::Relaxed) {
                return Err(AnalyseError::Cancelled);
            }
            points.push(point(bot, followed.viewer, &step.before, at, Some(seat)));
        }
        let after = followed.steps.get(at + 1).map_or(&followed.end, |next| &next.before);
        let ended = step.action.is_some_and(|action| bot.value.ended(&step.before, action, after));
        last = (!ended).then_some(seat);
    }
    let end = point(bot, followed.viewer, &followed.end, followed.steps.len(), None);
    points.push(finish(bot, record, followed, end));
    Ok(points)
}

fn point<G: Playable>(
    bot: &Bot<G>,
    viewer: Option<Viewer>,
    state: &G::State,
    step: usize,
    seat: Option<Seat>,
) -> Point {
    let game = &**bot.game();
    let seats = usize::from(game.seats(state));
    let Glance { scores, outsider, win, .. } = glance(bot, viewer, state, step as u64);
    Point {
        step,
        round: game.round(state),
        seat: seat.map(|seat| seat.0),
        scores: scores[..seats].iter().map(|&score| round(f64::from(score), 100.0)).collect(),
        rival: outsider.map(|score| round(f64::from(score), 100.0)),
        win: win[..seats].iter().map(|&chance| round(f64::from(chance), 1000.0)).collect(),
    }
}

/// What is reported about a position without a search.
pub(crate) struct Glance {
    /// Each player's expected score as that player sees it, or as the viewer of the record sees all.
    pub scores: Scores,
    pub outsider: Option<f32>,
    /// Expected points ahead of the best other player.
    pub leads: Scores,
    pub win: Scores,
}

/// Evaluates a position in worlds sampled from the players' views, or from one viewer's.
pub(crate) fn glance<G: Playable>(
    bot: &Bot<G>,
    viewer: Option<Viewer>,
    state: &G::State,
    seed: u64,
) -> Glance {
    let game = &**bot.game();
    let seats = usize::from(game.seats(state));
    let mut scores: Scores = [0.0; kernel::MAX_SEATS];
    let mut outsider = None;
    for (own, score) in scores.iter_mut().enumerate().take(seats) {
        let viewer = viewer.unwrap_or(Viewer::Seat(Seat(own as u8)));
        let view = game.view(state, viewer);
        let mut rng = SplitMix::new(seed);
        for _ in 0..WORLDS {
            let world = game.sample(&view, &mut rng);
            let (expected, rival) = bot.expected(&world);
            *score += expected[own] / WORLDS as f32;
            outsider = rival;
        }
    }
    let told = bot.correction(Teller::Glance, state);
    let (mut leads, mut win) = ([0.0; kernel::MAX_SEATS], [0.0; kernel::MAX_SEATS]);
    for own in 0..seats {
        leads[own] = lead(&scores, own, seats, outsider);
        win[own] = told.odds.chance(leads[own]);
    }
    // One of several players wins: their chances add up to 1.
    let whole = if seats > 1 { win.iter().sum::<f32>().max(1e-9) } else { 1.0 };
    for own in 0..seats {
        win[own] /= whole;
        scores[own] += told.score;
    }
    Glance { scores, outsider, leads, win }
}

/// The last point holds the actual result, if the game is over.
fn finish<G: Playable>(bot: &Bot<G>, record: &Record, followed: &Followed<G>, end: Point) -> Point {
    let game = &**bot.game();
    let (Pending::Over, Some(totals)) = (game.pending(&followed.end), &record.scores) else { return end };
    let seats = end.scores.len();
    let best = totals.iter().max();
    let winners: Vec<usize> = if followed.viewer.is_none() {
        let rows = game.scores(&followed.end).rows;
        rows.iter()
            .filter(|row| row.rank == 1)
            .map(|row| match row.who {
                Who::Seat(seat) => seat.index(),
                Who::Rival => seats,
            })
            .collect()
    } else {
        (0..totals.len()).filter(|&row| totals.get(row) == best).collect()
    };
    let win = |seat: usize| if winners.contains(&seat) { 1.0 / winners.len() as f64 } else { 0.0 };
    Point {
        scores: totals.iter().take(seats).map(|&total| f64::from(total)).collect(),
        rival: totals.get(seats).map(|&total| f64::from(total)),
        win: (0..seats).map(|seat| round(win(seat), 1000.0)).collect(),
        ..end
    }
}

/// The largest changes of the chances, in the order of the game.
pub(super) fn turning_points(curve: &[Point], decisions: &[Decision]) -> Vec<TurningPoint> {
    let mut found: Vec<TurningPoint> = Vec::new();
    for (at, pair) in curve.windows(2).enumerate() {
        let [before, after] = pair else { continue };
        let gain = |seat: usize| after.win[seat] - before.win[seat];
        let most = (0..after.win.len()).max_by(|&one, &two| gain(one).abs().total_cmp(&gain(two).abs()));
        let Some(seat) = most.filter(|&seat| gain(seat).abs() >= TURN) else { continue };
        // Between two players, one gains what the other loses; report the one who gains.
        let seat = (0..after.win.len()).find(|&other| gain(other) >= TURN).unwrap_or(seat);
        let between = |&at: &usize| (before.step..after.step).contains(&decisions[at].step);
        let decision = (0..decisions.len())
            .filter(between)
            .filter(|&at| decisions[at].loss > 0.0)
            .max_by(|&one, &two| decisions[one].loss.total_cmp(&decisions[two].loss));
        found.push(TurningPoint {
            point: at + 1,
            round: before.round,
            seat: seat as u8,
            before: before.win[seat],
            after: after.win[seat],
            words: String::new(),
            decision,
        });
    }
    found.sort_by(|one, two| (two.after - two.before).abs().total_cmp(&(one.after - one.before).abs()));
    found.truncate(TURNS);
    found.sort_by_key(|turning| turning.point);
    found
}
