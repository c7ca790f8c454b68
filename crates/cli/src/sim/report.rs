//! The output of `sim`, as text and as JSON.

use std::io::{self, Write};

use kernel::score::Who;
use serde_json::{Map, Value, json};

use super::tally::Tally;
use crate::columns::{Align, Columns};

/// What all matches of a run have in common.
pub(crate) struct Head {
    pub game: &'static str,
    pub seed: u64,
    pub threads: u64,
    pub seconds: f64,
    pub duplicate: bool,
    /// Requested number of games.
    pub asked: u64,
}

/// The full report of one match.
pub(crate) struct Report<'a> {
    pub head: &'a Head,
    pub setup: &'a Value,
    pub bots: Vec<String>,
    /// It is the only match of the run.
    pub alone: bool,
    pub tally: &'a Tally,
}

impl Head {
    fn rate(&self, count: u64) -> f64 {
        count as f64 / self.seconds.max(1e-9)
    }

    /// One document for several matches.
    pub(crate) fn json(&self, reports: &[Report<'_>]) -> Value {
        let sum = |of: fn(&Tally) -> u64| reports.iter().map(|report| of(report.tally)).sum::<u64>();
        json!({
            "game": self.game,
            "seed": self.seed,
            "threads": self.threads,
            "duplicate": self.duplicate,
            "games": sum(|tally| tally.games),
            "decisions": sum(|tally| tally.decisions),
            "chance_outcomes": sum(|tally| tally.chance),
            "seconds": self.seconds,
            "games_per_second": self.rate(sum(|tally| tally.games)),
            "decisions_per_second": self.rate(sum(|tally| tally.decisions)),
            "matches": reports.iter().map(Report::json).collect::<Vec<_>>(),
        })
    }

    /// Text for people.
    pub(crate) fn text(&self, reports: &[Report<'_>], out: &mut impl Write) -> io::Result<()> {
        let sum = |of: fn(&Tally) -> u64| reports.iter().map(|report| of(report.tally)).sum::<u64>();
        let (games, decisions) = (sum(|tally| tally.games), sum(|tally| tally.decisions));
        match reports {
            [one] if one.alone => writeln!(out, "{} {}, seed {}", self.game, one.setup, self.seed)?,
            several => writeln!(
                out,
                "{}, {} match{}, seed {}",
                self.game,
                several.len(),
                if several.len() == 1 { "" } else { "es" },
                self.seed
            )?,
        }
        if games < self.asked {
            writeln!(out, "interrupted: these are the results of {games} of {} games", self.asked)?;
        }
        writeln!(
            out,
            "{games} games, {decisions} decisions, {} chance outcomes in {:.2} s on {} thread{}",
            sum(|tally| tally.chance),
            self.seconds,
            self.threads,
            if self.threads == 1 { "" } else { "s" }
        )?;
        writeln!(out, "{:.0} games/s, {:.0} decisions/s", self.rate(games), self.rate(decisions))?;
        reports.iter().try_for_each(|report| report.text(out))
    }
}

impl Report<'_> {
    /// One document; a single report also holds what the run has in common.
    pub(crate) fn json(&self) -> Value {
        let Tally { games, decisions, chance, .. } = *self.tally;
        let mut document = Map::new();
        let mut put = |name: &str, value: Value| document.insert(name.to_string(), value);
        if self.alone {
            put("game", self.head.game.into());
        }
        put("setup", self.setup.clone());
        if self.alone {
            put("seed", self.head.seed.into());
            put("threads", self.head.threads.into());
            put("duplicate", self.head.duplicate.into());
        }
        put("games", games.into());
        put("decisions", decisions.into());
        put("chance_outcomes", chance.into());
        put("mean_rounds", self.per_game(self.tally.rounds).into());
        if self.alone {
            put("seconds", self.head.seconds.into());
            put("games_per_second", self.head.rate(games).into());
            put("decisions_per_second", self.head.rate(decisions).into());
        }
        put("seats", self.tally.json(&self.bots));
        if !self.tally.lost.is_empty() {
            let lost = self.tally.lost.iter().map(|(&(bot, failure), (games, why))| {
                json!({ "who": bot, "bot": self.bots[bot], "failure": failure, "games": games, "first": why })
            });
            put("lost_seats", lost.collect());
        }
        Value::Object(document)
    }

    fn per_game(&self, count: u64) -> f64 {
        count as f64 / self.tally.games.max(1) as f64
    }

    fn text(&self, out: &mut impl Write) -> io::Result<()> {
        let tally = self.tally;
        writeln!(out)?;
        if !self.alone {
            writeln!(out, "{}, {}: {} games", self.setup, self.bots.join(","), tally.games)?;
        }
        writeln!(
            out,
            "{:.1} decisions and {:.1} rounds per game\n",
            self.per_game(tally.decisions),
            self.per_game(tally.rounds)
        )?;

        let mut scores = Columns::new(
            &[
                if self.head.duplicate { "no." } else { "seat" },
                "bot",
                "wins",
                "95 % interval",
                "mean",
                "sd",
                "min",
                "5 %",
                "25 %",
                "50 %",
                "75 %",
                "95 %",
                "max",
            ],
            &[Align::Left, Align::Left],
        );
        for column in &tally.columns {
            let (low, high) = tally.interval(column);
            let mut cells = vec![
                name(column.who),
                self.bot(column.who).to_string(),
                format!("{:.1} %", 100.0 * tally.win_rate(column)),
                format!("{:.1}–{:.1} %", 100.0 * low, 100.0 * high),
                format!("{:.2}", column.mean()),
                format!("{:.2}", column.sd()),
            ];
            cells.extend(column.quantiles().map(|total| total.to_string()));
            scores.row(cells);
        }
        scores.write(out)?;
        for (&(bot, _), (games, why)) in &tally.lost {
            let (name, all) = (&self.bots[bot], tally.games);
            writeln!(out, "{name} lost its seat in {games} of {all} games, the first time because it {why}")?;
        }

        writeln!(out, "\nmean points by category")?;
        let mut heads = vec!["category".to_string()];
        heads.extend(tally.columns.iter().map(|column| match column.who {
            Who::Seat(seat) if self.head.duplicate => format!("bot {seat}"),
            Who::Seat(seat) => format!("seat {seat}"),
            Who::Rival => "rival".to_string(),
        }));
        let mut points = Columns::new(&heads, &[Align::Left]);
        for (at, category) in tally.categories.iter().enumerate() {
            let mut cells = vec![category.name.get(kernel::Lang::EN)];
            cells.extend(tally.columns.iter().map(|column| format!("{:.2}", tally.mean_points(column, at))));
            points.row(cells);
        }
        points.write(out)
    }

    fn bot(&self, who: Who) -> &str {
        match who {
            Who::Seat(seat) => self.bots.get(seat.index()).map_or("?", String::as_str),
            Who::Rival => "",
        }
    }
}

fn name(who: Who) -> String {
    match who {
        Who::Seat(seat) => seat.to_string(),
        Who::Rival => "rival".to_string(),
    }
}
