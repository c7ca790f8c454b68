//! Totals of many games: sums of integers only, so that the order in which games arrive cannot change a
//! digit of the result.

use std::collections::BTreeMap;

use kernel::score::{Category, ScoreSheet, Who};
use lab::stats::wilson;
use serde_json::{Map, Value, json};

use crate::exec::Failure;
use crate::playout::Counts;

/// A win is worth this many parts, so that two to five winners share it without rounding.
const WIN: u64 = 60;

/// The quantiles that are reported: name and percent.
const QUANTILES: [(&str, u64); 7] =
    [("min", 0), ("p5", 5), ("p25", 25), ("p50", 50), ("p75", 75), ("p95", 95), ("max", 100)];

/// One player's results.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Column {
    /// Whose results these are.
    pub who: Who,
    totals: BTreeMap<i32, u64>,
    wins: u64,
    points: Vec<i64>,
}

/// The results of all games so far.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Tally {
    pub games: u64,
    pub decisions: u64,
    pub chance: u64,
    pub rounds: u64,
    pub categories: Vec<Category>,
    pub columns: Vec<Column>,
    /// By place in the line-up and kind of failure: how often a program lost its seat, and the first reason.
    pub lost: BTreeMap<(usize, &'static str), (u64, String)>,
}

impl Tally {
    /// Notes that the program at a place lost its seat in a game.
    pub(crate) fn lose(&mut self, bot: usize, failure: &Failure) {
        let entry = self.lost.entry((bot, failure.word())).or_insert_with(|| (0, failure.to_string()));
        entry.0 += 1;
    }

    /// Adds a game.
    pub(crate) fn add(&mut self, sheet: &ScoreSheet, counts: Counts, rounds: u8) {
        if self.games == 0 {
            self.categories.clone_from(&sheet.categories);
            self.columns = sheet
                .rows
                .iter()
                .map(|row| Column {
                    who: row.who,
                    totals: BTreeMap::new(),
                    wins: 0,
                    points: vec![0; sheet.categories.len()],
                })
                .collect();
        }
        self.games += 1;
        self.decisions += counts.decisions;
        self.chance += counts.chance;
        self.rounds += u64::from(rounds);
        let winners = sheet.rows.iter().filter(|row| row.rank == 1).count() as u64;
        for (column, row) in self.columns.iter_mut().zip(&sheet.rows) {
            *column.totals.entry(row.total).or_default() += 1;
            if row.rank == 1 {
                column.wins += WIN / winners;
            }
            for (sum, &points) in column.points.iter_mut().zip(&row.points) {
                *sum += i64::from(points);
            }
        }
    }

    /// The score part of the report; `bots` by seat.
    pub(crate) fn json(&self, bots: &[String]) -> Value {
        self.columns
            .iter()
            .map(|column| {
                let bot = match column.who {
                    Who::Seat(seat) => bots.get(seat.index()).map_or("?", String::as_str),
                    Who::Rival => "rival",
                };
                let (low, high) = self.interval(column);
                let quantiles: Map<_, _> = QUANTILES
                    .iter()
                    .map(|&(name, q)| (name.to_string(), Value::from(column.quantile(q))))
                    .collect();
                let points: Map<_, _> = self
                    .categories
                    .iter()
                    .enumerate()
                    .map(|(at, category)| {
                        (category.id.to_string(), Value::from(self.mean_points(column, at)))
                    })
                    .collect();
                json!({
                    "who": column.who,
                    "bot": bot,
                    "win_rate": self.win_rate(column),
                    "win_rate_95": [low, high],
                    "score": { "mean": column.mean(), "sd": column.sd(), "quantiles": quantiles },
                    "categories": points,
                })
            })
            .collect()
    }

    /// Shared wins are split.
    pub(crate) fn win_rate(&self, column: &Column) -> f64 {
        column.wins as f64 / WIN as f64 / self.games as f64
    }

    /// Wilson's 95 % interval of the win rate.
    pub(crate) fn interval(&self, column: &Column) -> (f64, f64) {
        wilson(self.win_rate(column), self.games as f64)
    }

    pub(crate) fn mean_points(&self, column: &Column, category: usize) -> f64 {
        column.points[category] as f64 / self.games as f64
    }
}

impl Column {
    fn games(&self) -> u64 {
        self.totals.values().sum()
    }

    pub(crate) fn mean(&self) -> f64 {
        self.sum() as f64 / self.games() as f64
    }

    fn sum(&self) -> i128 {
        self.totals.iter().map(|(&total, &n)| i128::from(total) * i128::from(n)).sum()
    }

    /// The standard deviation of a sample; 0 for a single game.
    pub(crate) fn sd(&self) -> f64 {
        let n = i128::from(self.games());
        if n < 2 {
            return 0.0;
        }
        let squares: i128 =
            self.totals.iter().map(|(&total, &n)| i128::from(total).pow(2) * i128::from(n)).sum();
        ((n * squares - self.sum().pow(2)) as f64 / (n * (n - 1)) as f64).sqrt()
    }

    /// The smallest total that at least `percent` of the games do not exceed.
    pub(crate) fn quantile(&self, percent: u64) -> i32 {
        let needed = (self.games() * percent).div_ceil(100).max(1);
        let mut seen = 0;
        for (&total, &n) in &self.totals {
            seen += n;
            if seen >= needed {
                return total;
            }
        }
        unreachable!("all games together are at least any percentage of them")
    }

    /// All reported quantiles in order.
    pub(crate) fn quantiles(&self) -> impl Iterator<Item = i32> + '_ {
        QUANTILES.iter().map(|&(_, percent)| self.quantile(percent))
    }
}

#[cfg(test)]
mod tests {
    use kernel::Seat;
    use kernel::meta::Text;
    use kernel::score::ScoreRow;

    use super::*;

    fn add(tally: &mut Tally, totals: &[(i32, u8)]) {
        let rows = totals
            .iter()
            .enumerate()
            .map(|(seat, &(total, rank))| ScoreRow {
                who: Who::Seat(Seat(seat as u8)),
                points: vec![total - 1, 1],
                total,
                rank,
            })
            .collect();
        let categories = vec![Category::new("a", Text::plain("A")), Category::new("b", Text::plain("B"))];
        tally.add(&ScoreSheet { categories, rows }, Counts { decisions: 10, chance: 3 }, 2);
    }

    #[test]
    fn shared_wins_are_split_and_means_are_exact() {
        let mut tally = Tally::default();
        add(&mut tally, &[(10, 1), (10, 1)]);
        add(&mut tally, &[(20, 1), (12, 2)]);
        assert_eq!((tally.games, tally.decisions, tally.chance), (2, 20, 6));
        assert!((tally.win_rate(&tally.columns[0]) - 0.75).abs() < 1e-12);
        assert!((tally.win_rate(&tally.columns[1]) - 0.25).abs() < 1e-12);
        assert!((tally.columns[0].mean() - 15.0).abs() < 1e-12);
        assert!((tally.columns[0].sd() - 50f64.sqrt()).abs() < 1e-12);
        assert!((tally.mean_points(&tally.columns[1], 0) - 10.0).abs() < 1e-12);
    }

    #[test]
    fn quantiles_are_nearest_rank() {
        let mut tally = Tally::default();
        for total in 1..=100 {
            add(&mut tally, &[(total, 1)]);
        }
        assert_eq!(tally.columns[0].quantiles().collect::<Vec<_>>(), [1, 5, 25, 50, 75, 95, 100]);
    }
}
