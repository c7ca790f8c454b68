//! The tables of a tournament: ratings with errors, and who did how well against whom.

use std::io::{self, Write};

use bots::ratings::{Pairing, Rating, bradley_terry};
use serde_json::{Value, json};

use super::state::Finished;
use crate::columns::{Align, Columns};

/// The standings after these games.
pub(super) struct Standings {
    names: Vec<String>,
    ratings: Vec<Rating>,
    games: Vec<u64>,
    wins: Vec<f64>,
    totals: Vec<i64>,
    /// Games in which one finished before the other, ties as halves, and games of both, by pair.
    cross: Vec<Vec<(f64, u64)>>,
}

impl Standings {
    pub(super) fn new(names: Vec<String>, finished: &[Finished]) -> Self {
        let n = names.len();
        let mut cross = vec![vec![(0.0, 0); n]; n];
        let (mut games, mut wins, mut totals) = (vec![0; n], vec![0.0; n], vec![0; n]);
        for game in finished {
            for ((&bot, share), &total) in game.seats.iter().zip(game.shares()).zip(&game.totals) {
                games[bot] += 1;
                wins[bot] += share;
                totals[bot] += i64::from(total);
            }
            for (&one, first) in game.seats.iter().zip(&game.ranks) {
                for (&two, second) in game.seats.iter().zip(&game.ranks).filter(|(two, _)| **two != one) {
                    let cell: &mut (f64, u64) = &mut cross[one][two];
                    cell.0 += match first.cmp(second) {
                        std::cmp::Ordering::Less => 1.0,
                        std::cmp::Ordering::Equal => 0.5,
                        std::cmp::Ordering::Greater => 0.0,
                    };
                    cell.1 += 1;
                }
            }
        }
        let mut pairings = Vec::new();
        for (one, row) in cross.iter().enumerate() {
            for (two, &(wins, games)) in row.iter().enumerate().skip(one + 1) {
                pairings.push(Pairing { one, two, wins, games: games as f64 });
            }
        }
        let ratings = bradley_terry(n, &pairings);
        Standings { names, ratings, games, wins, totals, cross }
    }

    /// The bots from the strongest down.
    fn order(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.names.len()).collect();
        order.sort_by(|&one, &two| {
            self.ratings[two].elo.total_cmp(&self.ratings[one].elo).then(one.cmp(&two))
        });
        order
    }

    fn mean(&self, bot: usize) -> f64 {
        self.totals[bot] as f64 / self.games[bot].max(1) as f64
    }

    fn share(&self, bot: usize) -> f64 {
        self.wins[bot] / self.games[bot].max(1) as f64
    }

    /// One document.
    pub(super) fn json(&self) -> Value {
        let order = self.order();
        let table: Vec<Value> = order
            .iter()
            .map(|&bot| {
                let against: serde_json::Map<String, Value> = order
                    .iter()
                    .filter(|&&other| other != bot && self.cross[bot][other].1 > 0)
                    .map(|&other| {
                        let (points, games) = self.cross[bot][other];
                        (self.names[other].clone(), json!({ "points": points, "games": games }))
                    })
                    .collect();
                json!({
                    "bot": self.names[bot],
                    "elo": (self.ratings[bot].elo * 10.0).round() / 10.0 + 0.0,
                    "error_95": (self.ratings[bot].error * 10.0).round() / 10.0,
                    "games": self.games[bot],
                    "win_rate": self.share(bot),
                    "mean_score": self.mean(bot),
                    "against": against,
                })
            })
            .collect();
        json!({ "standings": table })
    }

    /// Text for people.
    pub(super) fn text(&self, out: &mut impl Write) -> io::Result<()> {
        let order = self.order();
        let mut heads: Vec<String> =
            ["place", "bot", "Elo", "± 95 %", "games", "wins", "mean"].map(String::from).to_vec();
        heads.extend((1..=order.len()).map(|place| format!("#{place}")));
        let mut table = Columns::new(&heads, &[Align::Right, Align::Left]);
        for (place, &bot) in order.iter().enumerate() {
            let mut row = vec![
                (place + 1).to_string(),
                self.names[bot].clone(),
                // Rounding first leaves no negative zero.
                format!("{:+}", self.ratings[bot].elo.round() as i64),
                format!("{:.0}", self.ratings[bot].error),
                self.games[bot].to_string(),
                format!("{:.1} %", 100.0 * self.share(bot)),
                format!("{:.1}", self.mean(bot)),
            ];
            row.extend(order.iter().map(|&other| {
                let (points, games) = self.cross[bot][other];
                if other == bot {
                    "·".to_string()
                } else if games == 0 {
                    "–".to_string()
                } else {
                    format!("{points}/{games}")
                }
            }));
            table.row(row);
        }
        table.write(out)?;
        writeln!(
            out,
            "\nElo by Bradley and Terry around the mean of all; under #n the games finished before the bot at place n, ties as halves"
        )
    }
}
