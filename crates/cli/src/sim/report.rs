//! What `sim` prints, as text and as JSON.

use std::io::{self, Write};

use kernel::score::Who;
use serde_json::{Value, json};

use super::tally::Tally;
use crate::table::{Align, Table};

/// Everything there is to say about a run.
pub(crate) struct Report<'a> {
    pub game: &'static str,
    pub setup: &'a Value,
    pub seed: u64,
    pub threads: u64,
    pub seconds: f64,
    pub bots: &'a [&'a str],
    pub duplicate: bool,
    pub tally: &'a Tally,
}

impl Report<'_> {
    /// One document.
    pub(crate) fn json(&self) -> Value {
        let Tally { games, decisions, chance, rounds, .. } = *self.tally;
        let mut document = json!({
            "game": self.game,
            "setup": self.setup,
            "seed": self.seed,
            "threads": self.threads,
            "duplicate": self.duplicate,
            "games": games,
            "decisions": decisions,
            "chance_outcomes": chance,
            "mean_rounds": rounds as f64 / games as f64,
            "seconds": self.seconds,
            "games_per_second": self.rate(games),
            "decisions_per_second": self.rate(decisions),
            "seats": self.tally.json(self.bots),
        });
        if !self.tally.lost.is_empty() {
            let lost = self.tally.lost.iter().map(|(&(bot, failure), (games, why))| {
                json!({ "who": bot, "bot": self.name_of(bot), "failure": failure, "games": games, "first": why })
            });
            document["lost_seats"] = lost.collect();
        }
        document
    }

    fn name_of(&self, bot: u8) -> &str {
        self.bots.get(usize::from(bot)).copied().unwrap_or("?")
    }

    /// Text for people.
    pub(crate) fn text(&self, out: &mut impl Write) -> io::Result<()> {
        let tally = self.tally;
        writeln!(out, "{} {}, seed {}", self.game, self.setup, self.seed)?;
        writeln!(
            out,
            "{} games, {} decisions, {} chance outcomes in {:.2} s on {} thread{}",
            tally.games,
            tally.decisions,
            tally.chance,
            self.seconds,
            self.threads,
            if self.threads == 1 { "" } else { "s" }
        )?;
        writeln!(
            out,
            "{:.0} games/s, {:.0} decisions/s, {:.1} decisions and {:.1} rounds per game\n",
            self.rate(tally.games),
            self.rate(tally.decisions),
            tally.decisions as f64 / tally.games as f64,
            tally.rounds as f64 / tally.games as f64
        )?;

        let mut scores = Table::new(
            &[
                if self.duplicate { "no." } else { "seat" },
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
            let (name, all) = (self.name_of(bot), tally.games);
            writeln!(out, "{name} lost its seat in {games} of {all} games, the first time because it {why}")?;
        }

        writeln!(out, "\nmean points by category")?;
        let mut heads = vec!["category".to_string()];
        heads.extend(tally.columns.iter().map(|column| match column.who {
            Who::Seat(seat) if self.duplicate => format!("bot {seat}"),
            Who::Seat(seat) => format!("seat {seat}"),
            Who::Rival => "rival".to_string(),
        }));
        let mut points = Table::new(&heads, &[Align::Left]);
        for (at, category) in tally.categories.iter().enumerate() {
            let mut cells = vec![category.en.to_string()];
            cells.extend(tally.columns.iter().map(|column| format!("{:.2}", tally.mean_points(column, at))));
            points.row(cells);
        }
        points.write(out)
    }

    fn bot(&self, who: Who) -> &str {
        match who {
            Who::Seat(seat) => self.bots.get(seat.index()).copied().unwrap_or("?"),
            Who::Rival => "",
        }
    }

    fn rate(&self, count: u64) -> f64 {
        count as f64 / self.seconds.max(1e-9)
    }
}

fn name(who: Who) -> String {
    match who {
        Who::Seat(seat) => seat.to_string(),
        Who::Rival => "rival".to_string(),
    }
}
