//! Calibration: the predictions of bots in finished games are compared with the results, and the network file stores
//! corrections for each method of prediction, phase and number of players. Corrections change the reported figures,
//! never the play.

use std::collections::BTreeMap;

use serde_json::{Value as Json, json};

use super::fit::fitted;
use crate::level::Level;
use crate::value::Odds;

/// How an expectation was found.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Teller {
    /// A single evaluation of the position, as for the curve of a game.
    Glance,
    /// The turn was planned to its end: the medium level.
    Plan,
    /// A tree of turns was searched by the hard level.
    Hard,
    /// The same by the expert.
    Expert,
    /// The same by the master.
    Master,
}

impl Teller {
    /// All of them.
    pub const ALL: [Teller; 5] = [Teller::Glance, Teller::Plan, Teller::Hard, Teller::Expert, Teller::Master];

    /// The way in which a level finds out.
    pub const fn of(level: Level) -> Teller {
        match level {
            Level::Random | Level::Easy | Level::Medium => Teller::Plan,
            Level::Hard => Teller::Hard,
            Level::Expert => Teller::Expert,
            Level::Master => Teller::Master,
        }
    }

    /// The method whose corrections apply where it has none of its own.
    const fn like(self) -> Option<Teller> {
        match self {
            Teller::Glance | Teller::Plan => None,
            Teller::Hard => Some(Teller::Plan),
            Teller::Expert => Some(Teller::Hard),
            Teller::Master => Some(Teller::Expert),
        }
    }

    /// The name in network files.
    pub const fn name(self) -> &'static str {
        match self {
            Teller::Glance => "glance",
            Teller::Plan => "plan",
            Teller::Hard => "hard",
            Teller::Expert => "expert",
            Teller::Master => "master",
        }
    }
}

/// A prediction made in a game, and the result.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Telling {
    /// How it was found.
    pub teller: Teller,
    /// The phase of the game.
    pub phase: u8,
    /// The number of players.
    pub players: u8,
    /// The predicted final score.
    pub score: f32,
    /// The lead that was expected.
    pub lead: f32,
    /// The predicted chance to win.
    pub win: f32,
    /// The final score.
    pub total: f32,
    /// 1 for a win, a fraction of it for a shared one.
    pub won: f32,
}

/// Parts of one that corrections are kept in.
const SLOPE: f32 = 10_000.0;
const LEVEL: f32 = 1_000.0;
const SCORE: f32 = 100.0;
/// Number of error-free predictions added to each group, so that few games do not correct much.
const CALM: f64 = 20.0;

/// Maps raw predictions to reported ones.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Correction {
    /// The chance to win as a function of the lead.
    pub odds: Odds,
    /// Points to add to the expected score.
    pub score: f32,
}

/// Without games, a spread of one point.
impl Default for Correction {
    fn default() -> Self {
        Correction { odds: Odds::of_spread(1.0), score: 0.0 }
    }
}

#[derive(Clone, Copy, PartialEq, Debug)]
struct Row {
    teller: Teller,
    phase: u8,
    players: u8,
    /// In parts of [`SLOPE`], [`LEVEL`] and [`SCORE`].
    parts: [i32; 3],
}

impl Row {
    fn place(&self) -> (Teller, u8, u8) {
        (self.teller, self.players, self.phase)
    }
}

/// The predictions of one method, phase and number of players.
#[derive(Default)]
struct Group<'a> {
    tellings: Vec<&'a Telling>,
    games: usize,
    /// The game that was counted last.
    last: Option<usize>,
}

/// The corrections of a network.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Chances {
    rows: Vec<Row>,
    /// The source of each part.
    made: Vec<Json>,
}

impl Chances {
    /// Fits the corrections to games played without any; `made` describes them. A group with fewer than `least` games
    /// is not corrected.
    pub fn fit(games: &[Vec<Telling>], least: usize, made: Json) -> Chances {
        let mut groups: BTreeMap<(Teller, u8, u8), Group<'_>> = BTreeMap::new();
        for (number, game) in games.iter().enumerate() {
            for told in game {
                let group = groups.entry((told.teller, told.players, told.phase)).or_default();
                group.games += usize::from(group.last.replace(number) != Some(number));
                group.tellings.push(told);
            }
        }
        let mut rows = Vec::new();
        for ((teller, players, phase), group) in groups {
            if group.games < least {
                continue;
            }
            let results: Vec<(f32, f32)> = group.tellings.iter().map(|told| (told.lead, told.won)).collect();
            let missed: f64 = group.tellings.iter().map(|told| f64::from(told.total - told.score)).sum();
            let Odds { slope, level } = fitted(&results);
            let score = (missed / (results.len() as f64 + CALM)) as f32;
            let parts = [slope * SLOPE, level * LEVEL, score * SCORE].map(|part| part.round() as i32);
            rows.push(Row { teller, phase, players, parts });
        }
        Chances { rows, made: vec![made] }
    }

    /// These corrections, with those of `older` where they have none.
    #[must_use]
    pub fn over(mut self, older: Chances) -> Chances {
        let known = |row: &Row, rows: &[Row]| rows.iter().any(|other| other.place() == row.place());
        let kept: Vec<Row> = older.rows.into_iter().filter(|row| !known(row, &self.rows)).collect();
        self.rows.extend(kept);
        self.rows.sort_by_key(Row::place);
        self.made.splice(0..0, older.made);
        self
    }

    /// The correction for this method, or for the most similar one, if there were such games.
    pub fn of(&self, teller: Teller, phase: usize, players: usize) -> Option<Correction> {
        let found = self.rows.iter().find(|row| {
            (row.teller, usize::from(row.phase), usize::from(row.players)) == (teller, phase, players)
        });
        let Some(row) = found else { return self.of(teller.like()?, phase, players) };
        let [slope, level, score] = row.parts;
        Some(Correction {
            odds: Odds { slope: slope as f32 / SLOPE, level: level as f32 / LEVEL },
            score: score as f32 / SCORE,
        })
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// As network files have them.
    pub(crate) fn write(&self) -> Json {
        let rows: Vec<Json> = self
            .rows
            .iter()
            .map(|row| {
                let [slope, level, score] = row.parts;
                json!({ "teller": row.teller.name(), "players": row.players, "phase": row.phase,
                    "slope": slope, "level": level, "score": score })
            })
            .collect();
        json!({ "made": self.made, "rows": rows })
    }

    /// Reads them from a network file; one from before there were any has none. Rows with unknown names are left out.
    pub(crate) fn read(json: &Json) -> Chances {
        let row = |json: &Json| {
            let teller = Teller::ALL.into_iter().find(|teller| json["teller"] == teller.name())?;
            let small = |key: &str| json[key].as_u64().and_then(|n| u8::try_from(n).ok());
            let part = |key: &str| json[key].as_i64().and_then(|n| i32::try_from(n).ok());
            let parts = [part("slope")?, part("level")?, part("score")?];
            Some(Row { teller, phase: small("phase")?, players: small("players")?, parts })
        };
        let list = |key: &str| json[key].as_array().into_iter().flatten();
        Chances { rows: list("rows").filter_map(row).collect(), made: list("made").cloned().collect() }
    }
}

/// The error of predictions, for one number of players.
#[derive(Clone, PartialEq, Debug)]
pub struct Measure {
    /// How it was found.
    pub teller: Teller,
    /// The number of players.
    pub players: u8,
    /// Games.
    pub games: usize,
    /// The predicted chances, by tenths.
    pub tenths: [Mean; 10],
    /// The predicted final scores, by phase.
    pub phases: Vec<Mean>,
}

/// Means over predictions. Those of one game are correlated, so errors are summed by game.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Mean {
    /// How many.
    pub n: u64,
    /// The mean prediction.
    pub told: f64,
    /// The mean result.
    pub came: f64,
    /// The standard error of the difference.
    pub error: f64,
}

impl Mean {
    fn of(
        games: &[&[Telling]],
        wanted: impl Fn(&Telling) -> bool,
        pair: impl Fn(&Telling) -> [f32; 2],
    ) -> Mean {
        let (mut n, mut told, mut came, mut squares) = (0, 0.0, 0.0, 0.0);
        let mut sums = Vec::new();
        for game in games {
            let mut miss = 0.0;
            let mut own = 0.0;
            for [one, two] in game.iter().filter(|told| wanted(told)).map(&pair) {
                n += 1;
                own += 1.0;
                told += f64::from(one);
                came += f64::from(two);
                miss += f64::from(two - one);
            }
            sums.push((own, miss));
        }
        let whole = (n as f64).max(1.0);
        let mean = (came - told) / whole;
        for (own, miss) in sums {
            squares += (miss - own * mean) * (miss - own * mean);
        }
        Mean { n, told: told / whole, came: came / whole, error: squares.sqrt() / whole }
    }

    /// The mean result minus the mean prediction.
    pub fn miss(&self) -> f64 {
        self.came - self.told
    }
}

impl Measure {
    /// Measures the predictions of these games, for each method and each number of players that occurs.
    pub fn all(games: &[Vec<Telling>], phases: usize) -> Vec<Measure> {
        let mut found = Vec::new();
        for teller in Teller::ALL {
            for players in 1..=kernel::MAX_SEATS as u8 {
                let fits = |told: &Telling| (told.teller, told.players) == (teller, players);
                let own: Vec<&[Telling]> =
                    games.iter().map(Vec::as_slice).filter(|game| game.iter().any(fits)).collect();
                if own.is_empty() {
                    continue;
                }
                let tenth = |told: &Telling| ((told.win * 10.0) as usize).min(9);
                found.push(Measure {
                    teller,
                    players,
                    games: own.len(),
                    tenths: std::array::from_fn(|at| {
                        Mean::of(&own, |told| fits(told) && tenth(told) == at, |told| [told.win, told.won])
                    }),
                    phases: (0..phases)
                        .map(|phase| {
                            let here = |told: &Telling| fits(told) && usize::from(told.phase) == phase;
                            Mean::of(&own, here, |told| [told.score, told.total])
                        })
                        .collect(),
                });
            }
        }
        found
    }

    /// The distance between predicted chances and results: the mean over all predictions, and that of the worst
    /// tenth.
    pub fn errors(&self) -> (f64, f64) {
        let all: u64 = self.tenths.iter().map(|tenth| tenth.n).sum();
        let mean = self.tenths.iter().map(|tenth| tenth.n as f64 * tenth.miss().abs()).sum::<f64>();
        let worst = self.tenths.iter().map(|tenth| tenth.miss().abs()).fold(0.0, f64::max);
        (mean / all.max(1) as f64, worst)
    }
}

#[cfg(test)]
mod tests {
    use kernel::SplitMix;

    use super::*;

    /// Two-player games whose bots overestimate by `hope` points and distort leads.
    fn games(hope: f32, seed: u64) -> Vec<Vec<Telling>> {
        let true_odds = Odds { slope: 0.1, level: 0.0 };
        let told_odds = Odds { slope: 0.3, level: 0.4 };
        let mut rng = SplitMix::new(seed);
        let mut game = |_| {
            let lead = rng.below(41) as f32 - 20.0;
            let won = f32::from(u8::from(rng.below(1000) as f32 / 1000.0 < true_odds.chance(lead)));
            let total = 60.0 + rng.below(21) as f32;
            let telling = Telling {
                teller: Teller::Hard,
                phase: 1,
                players: 2,
                score: 70.0 + hope,
                lead,
                win: told_odds.chance(lead),
                total,
                won,
            };
            vec![telling]
        };
        (0..20_000).map(&mut game).collect()
    }

    /// Corrections fitted to some games make predictions right on others, and files keep the corrections.
    #[test]
    fn corrections_make_chances_true_on_other_games() {
        let (learned, mut fresh) = (games(5.0, 1), games(5.0, 2));
        let chances = Chances::fit(&learned, 50, json!({ "games": 20_000 }));
        let chances = Chances::read(&serde_json::from_str(&chances.write().to_string()).expect("JSON"));
        let before = Measure::all(&fresh, 3).remove(0);
        let (mean, worst) = before.errors();
        assert!(mean > 0.1 && worst > 0.2 && before.phases[1].miss() < -4.5, "{before:?}");
        let correction = chances.of(Teller::Hard, 1, 2).expect("there were such games");
        assert_eq!(chances.of(Teller::Hard, 0, 2), None);
        assert_eq!(chances.of(Teller::Plan, 1, 2), None);
        assert_eq!(chances.of(Teller::Master, 1, 2), Some(correction));
        for told in fresh.iter_mut().flatten() {
            (told.win, told.score) = (correction.odds.chance(told.lead), told.score + correction.score);
        }
        let after = Measure::all(&fresh, 3).remove(0);
        let (mean, worst) = after.errors();
        assert!(mean < 0.02 && worst < 0.04, "{after:?}");
        assert!(after.phases[1].miss().abs() < 0.4 && after.phases[0].n == 0, "{after:?}");
    }

    /// New corrections replace those of the same group; the others stay.
    #[test]
    fn corrections_are_laid_over_older_ones() {
        let chances = |hope: f32, teller: Teller, phase: u8| {
            let mut games = games(hope, 3);
            for told in games.iter_mut().flatten() {
                (told.teller, told.phase) = (teller, phase);
            }
            assert!(Chances::fit(&games, games.len() + 1, json!(hope)).is_empty());
            Chances::fit(&games, games.len(), json!(hope))
        };
        let older = chances(5.0, Teller::Hard, 1).over(chances(5.0, Teller::Plan, 1));
        let both = chances(-3.0, Teller::Hard, 1).over(older);
        let score = |teller, phase| both.of(teller, phase, 2).map(|correction| correction.score.round());
        assert_eq!(score(Teller::Hard, 1), Some(3.0));
        assert_eq!(score(Teller::Plan, 1), Some(-5.0));
        assert_eq!(both.write()["made"], json!([5.0, 5.0, -3.0]));
    }

    /// Errors are summed by game: repeating a prediction adds no certainty.
    #[test]
    fn tellings_of_one_game_stand_or_fall_together() {
        let once = games(0.0, 4);
        let twice: Vec<Vec<Telling>> = once.iter().map(|game| [&game[..], &game[..]].concat()).collect();
        let error = |games: &[Vec<Telling>]| Measure::all(games, 2).remove(0).phases[1].error;
        assert!((error(&once) - error(&twice)).abs() < 1e-9 && error(&once) > 0.0);
    }
}
