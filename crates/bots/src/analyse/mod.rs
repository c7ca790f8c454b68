//! Bot analysis of a recorded game: for every decision the best action and the cost of the one taken, the
//! expected scores over the game, and its turning points.
//!
//! A decision is judged from the view of the player who took it and nothing else, so a full record and the player's
//! own record give the same judgement. This module must not know files, clients or how results are displayed.

pub(crate) mod curve;
mod words;

use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};

use ::words::{Say, say};
use kernel::record::{Followed, VerifyError};
use kernel::{Actor, Game, Lang, Record, Seat, SplitMix, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;

use crate::value::Playable;
use crate::{Bot, Budget, Level, Limit, Memory, Style};

/// Number of moves per player that are described in words.
const COSTLY: usize = 3;
/// Losses below this are within the error of the estimates.
const LEAST_LOSS: f64 = 0.5;

/// How to analyse.
#[derive(Clone, Copy, Debug)]
pub struct Settings<'a> {
    /// Who judges.
    pub style: Style,
    /// Budget per decision; a decision that was not the best gets as much again.
    pub limit: Limit,
    /// With a number of simulations as the limit, the result depends only on this seed and the
    /// record.
    pub seed: u64,
    /// Whose decisions to judge; all players' if absent.
    pub seat: Option<Seat>,
    /// The language of the words.
    pub lang: Lang,
    /// Ends the analysis early.
    pub cancel: &'a AtomicBool,
}

/// An analysed game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Analysis {
    /// The id of the game.
    pub game: String,
    /// The setup, as the record has it.
    pub setup: Json,
    /// The level that judged.
    pub level: String,
    /// Whose knowledge the record holds: a seat or `"spectator"`; absent for a full one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub viewer: Option<Json>,
    /// The players in the order of the seats.
    pub players: Vec<Player>,
    /// The final totals, once the game is over; that of an automatic rival comes last.
    pub scores: Option<Vec<i32>>,
    /// Every judged decision, in order. Forced moves are not decisions.
    pub decisions: Vec<Decision>,
    /// The scores to expect at the beginning of each turn, and at the end.
    pub curve: Vec<Point>,
    /// The moments after which the chances to win were other ones, in order.
    pub turning_points: Vec<TurningPoint>,
}

/// How one player has played.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Player {
    /// The seat.
    pub seat: u8,
    /// The name, as far as the record has it.
    pub name: String,
    /// How many decisions were judged.
    pub decisions: usize,
    /// Number of decisions for which nothing better was found.
    pub best: usize,
    /// Total cost of all decisions.
    pub loss: f64,
    /// The most costly ones, worst first.
    pub costly: Vec<Costly>,
}

/// A move that cost much.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Costly {
    /// The place in [`Analysis::decisions`].
    pub decision: usize,
    /// What happened and what would have been better, as a sentence.
    pub words: String,
}

/// A judged decision.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Decision {
    /// The step of the record, from 0.
    pub step: usize,
    /// The round, from 1.
    pub round: u8,
    /// Who decided.
    pub seat: u8,
    /// How many actions were legal.
    pub choices: usize,
    /// The bot's choice.
    pub best: Move,
    /// The player's choice.
    pub played: Move,
    /// Cost in expected score, relative to the best other player as bots measure it; 0 if nothing better was found.
    pub loss: f64,
    /// The bot's plan for the rest of the turn, as notation.
    pub line: Vec<String>,
    /// Number of simulations.
    pub simulations: u64,
}

/// An action and its expected result.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Move {
    /// Its notation.
    pub text: String,
    /// Its meaning for people.
    pub meaning: String,
    /// The player's expected final score after it.
    pub score: f64,
    /// By how much it exceeds that of the best other player.
    pub lead: f64,
    /// The chance to win after it, from 0 to 1.
    pub win: f64,
}

/// A moment of the curve.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Point {
    /// The step of the record that comes next, from 0.
    pub step: usize,
    /// The round, from 1.
    pub round: u8,
    /// Whose turn begins; `None` at the end.
    pub seat: Option<u8>,
    /// The expected final scores, in the order of the seats. Each is evaluated from that player's view, or all from
    /// the view of the record's viewer.
    pub scores: Vec<f64>,
    /// The same for an automatic rival.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rival: Option<f64>,
    /// The chances to win in the order of the seats.
    pub win: Vec<f64>,
}

/// A moment after which the chances were other ones.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct TurningPoint {
    /// The place in [`Analysis::curve`] of the moment after it.
    pub point: usize,
    /// The round, from 1.
    pub round: u8,
    /// Who gained most by it.
    pub seat: u8,
    /// That player's chance to win before.
    pub before: f64,
    /// And after.
    pub after: f64,
    /// The same as a sentence.
    pub words: String,
    /// The most costly decision in between, if any: an index into [`Analysis::decisions`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decision: Option<usize>,
}

/// Why a record was not analysed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AnalyseError {
    /// It cannot be replayed.
    Record(VerifyError),
    /// It lacks this seat's knowledge.
    OtherSeat(Seat),
    /// The seat does not exist.
    NoSeat(Seat),
    /// A random bot cannot judge moves.
    Random,
    /// The caller cancelled it.
    Cancelled,
}

impl Say for AnalyseError {
    fn say(&self, lang: Lang) -> String {
        match self {
            AnalyseError::Record(error) => error.say(lang),
            AnalyseError::OtherSeat(seat) => say!(crate::WORDS, lang, "analyse-other-seat", seat = seat.0),
            AnalyseError::NoSeat(seat) => say!(crate::WORDS, lang, "analyse-no-seat", seat = seat.0),
            AnalyseError::Random => say!(crate::WORDS, lang, "analyse-random"),
            AnalyseError::Cancelled => say!(crate::WORDS, lang, "analyse-cancelled"),
        }
    }
}

impl fmt::Display for AnalyseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say(Lang::EN))
    }
}

impl std::error::Error for AnalyseError {}

impl From<VerifyError> for AnalyseError {
    fn from(error: VerifyError) -> Self {
        AnalyseError::Record(error)
    }
}

/// Analyses a record with a bot. Calls `progress` with the number of decisions judged and the
/// total.
pub fn analyse_with<G: Playable>(
    bot: &Bot<G>,
    record: &Record,
    settings: &Settings<'_>,
    progress: &mut dyn FnMut(usize, usize),
) -> Result<Analysis, AnalyseError> {
    if settings.style.level == Level::Random {
        return Err(AnalyseError::Random);
    }
    let followed = record.follow(&**bot.game())?;
    let judge = Judge { bot, settings };
    let seats = bot.game().seats(&followed.end);
    let own = whose(&followed, settings, seats)?;
    let mut open: Vec<Open<'_, G>> = Vec::new();
    for (at, step) in followed.steps.iter().enumerate() {
        let (Actor::Seat(seat), Some(action)) = (step.actor, step.action) else { continue };
        let mut legal = Vec::new();
        bot.game().legal(&step.before, &mut legal);
        if legal.len() > 1 && own(seat) {
            open.push(Open { at, before: &step.before, seat, action, legal });
        }
    }
    let mut decisions = Vec::new();
    for decision in &open {
        progress(decisions.len(), open.len());
        decisions.push(judge.decision(decision)?);
    }
    progress(decisions.len(), open.len());
    let curve = curve::curve(bot, record, &followed, settings)?;
    let name = |seat: u8| record.players.get(usize::from(seat)).cloned().unwrap_or_default();
    let mut turning_points = curve::turning_points(&curve, &decisions);
    for turning in &mut turning_points {
        let step = curve[turning.point].step;
        turning.words = words::turning(turning, step, &name(turning.seat), settings.lang);
    }
    let players = (0..seats).map(|seat| player(seat, name(seat), &decisions, settings.lang)).collect();
    Ok(Analysis {
        game: record.game.clone(),
        setup: record.setup.clone(),
        level: settings.style.to_string(),
        viewer: followed.viewer.map(|viewer| match viewer {
            Viewer::Seat(seat) => seat.0.into(),
            Viewer::Spectator => "spectator".into(),
        }),
        players,
        scores: record.scores.clone(),
        decisions,
        curve,
        turning_points,
    })
}

/// Whose decisions can and shall be judged.
fn whose<G: Game>(
    followed: &Followed<G>,
    settings: &Settings<'_>,
    seats: u8,
) -> Result<impl Fn(Seat) -> bool + use<G>, AnalyseError> {
    let (viewer, wanted) = (followed.viewer, settings.seat);
    if let Some(seat) = wanted {
        if seat.0 >= seats {
            return Err(AnalyseError::NoSeat(seat));
        }
        if viewer.is_some_and(|viewer| !viewer.is(seat)) {
            return Err(AnalyseError::OtherSeat(seat));
        }
    }
    Ok(move |seat| wanted.is_none_or(|wanted| wanted == seat) && viewer.is_none_or(|viewer| viewer.is(seat)))
}

fn player(seat: u8, name: String, decisions: &[Decision], lang: Lang) -> Player {
    let own: Vec<usize> = (0..decisions.len()).filter(|&at| decisions[at].seat == seat).collect();
    let mut costly: Vec<usize> = own.iter().copied().filter(|&at| decisions[at].loss >= LEAST_LOSS).collect();
    costly.sort_by(|&one, &two| decisions[two].loss.total_cmp(&decisions[one].loss));
    costly.truncate(COSTLY);
    Player {
        seat,
        name,
        decisions: own.len(),
        best: own.iter().filter(|&&at| decisions[at].loss == 0.0).count(),
        loss: round(own.iter().map(|&at| decisions[at].loss).sum(), 100.0),
        costly: costly
            .into_iter()
            .map(|decision| Costly { decision, words: words::costly(&decisions[decision], lang) })
            .collect(),
    }
}

/// A decision that had alternatives.
struct Open<'a, G: Game> {
    at: usize,
    before: &'a G::State,
    seat: Seat,
    action: G::Action,
    legal: Vec<G::Action>,
}

/// A bot that judges decisions.
struct Judge<'a, G: Playable> {
    bot: &'a Bot<G>,
    settings: &'a Settings<'a>,
}

impl<G: Playable> Judge<'_, G> {
    fn decision(&self, open: &Open<'_, G>) -> Result<Decision, AnalyseError> {
        let Open { at, before, seat, action, ref legal } = *open;
        let Settings { limit, seed, lang, cancel, .. } = *self.settings;
        // Who judges makes none of the mistakes of its level.
        let style = Style { steady: true, ..self.settings.style };
        let game = &**self.bot.game();
        let view = game.view(before, Viewer::Seat(seat));
        let seed = SplitMix::new(seed ^ (at as u64) << 32).next();
        let budget = Budget { limit, cancel };
        let choice = self.bot.choose(&view, legal, style, &budget, seed);
        let (mut best, mut simulations) = (legal[choice.index], choice.simulations);
        // Both are searched separately and equally long, in the same worlds, so that they can be
        // compared.
        let budget = Budget { limit: limit.part(1, 2), cancel };
        let mut look = |action: G::Action| {
            let alone = self.bot.search(
                &view,
                &[action],
                style,
                &budget,
                &mut SplitMix::new(seed),
                &mut Memory::default(),
            );
            simulations += alone.simulations;
            let found = alone.candidates.first();
            let number = |n: Option<f32>| round(f64::from(n.unwrap_or_default()), 100.0);
            Move {
                text: game.phrase(action).text(),
                meaning: game.action_text(before, action, lang),
                score: number(found.map(|c| c.score)),
                lead: number(found.map(|c| c.lead)),
                win: round(f64::from(found.map_or(0.0, |c| c.win)), 1000.0),
            }
        };
        let played = look(action);
        let mut better = if best == action { played.clone() } else { look(best) };
        if better.lead <= played.lead {
            (best, better) = (action, played.clone());
        }
        if cancel.load(Ordering::Relaxed) {
            return Err(AnalyseError::Cancelled);
        }
        let line = if best == legal[choice.index] { choice.line } else { vec![best] };
        Ok(Decision {
            step: at,
            round: game.round(before),
            seat: seat.0,
            choices: legal.len(),
            loss: round(better.lead - played.lead, 100.0),
            best: better,
            played,
            line: line.into_iter().map(|action| game.phrase(action).text()).collect(),
            simulations,
        })
    }
}

/// A few digits are all an estimate has.
fn round(number: f64, parts: f64) -> f64 {
    (number * parts).round() / parts
}
