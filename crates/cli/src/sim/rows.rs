//! The file of `--out`: one row per game, written while the games are played.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::Path;

use anyhow::Context;
use kernel::score::{ScoreSheet, Who};
use serde_json::{Map, Value, json};

use super::Played;
use crate::fail::usage;

enum Form {
    Csv,
    JsonLines,
}

/// An open file of rows.
pub(crate) struct Rows {
    form: Form,
    name: String,
    file: BufWriter<File>,
    started: bool,
}

impl Rows {
    /// Creates the file; its name decides the form.
    pub(crate) fn create(path: &Path) -> anyhow::Result<Rows> {
        let name = path.display().to_string();
        let form = match path.extension().and_then(|ext| ext.to_str()) {
            Some("csv") => Form::Csv,
            Some("jsonl") => Form::JsonLines,
            _ => return Err(usage(format!("the name of --out must end in .csv or .jsonl, {name} does not"))),
        };
        let file = File::create(path).with_context(|| format!("cannot create {name}"))?;
        Ok(Rows { form, name, file: BufWriter::new(file), started: false })
    }

    /// Writes one game.
    pub(crate) fn write(&mut self, played: &Played) -> anyhow::Result<()> {
        match self.form {
            Form::Csv => self.csv(played),
            Form::JsonLines => self.json_line(played),
        }
        .with_context(|| format!("cannot write to {}", self.name))
    }

    /// Makes sure everything is in the file.
    pub(crate) fn finish(mut self) -> anyhow::Result<()> {
        self.file.flush().with_context(|| format!("cannot write to {}", self.name))
    }

    fn csv(&mut self, played: &Played) -> std::io::Result<()> {
        if !self.started {
            self.started = true;
            writeln!(self.file, "{}", heading(played))?;
        }
        let Played { number, seed, rounds, counts, sheet, lost } = played;
        write!(self.file, "{number},{seed},{rounds},{},{}", counts.decisions, counts.chance)?;
        if let Some(lost) = lost {
            write!(self.file, ",{}", lost.len())?;
        }
        for row in &sheet.rows {
            write!(self.file, ",{},{}", row.total, row.rank)?;
            for points in &row.points {
                write!(self.file, ",{points}")?;
            }
        }
        writeln!(self.file)
    }

    fn json_line(&mut self, played: &Played) -> std::io::Result<()> {
        let scores: Vec<Value> = played
            .sheet
            .rows
            .iter()
            .map(|row| {
                let points: Map<_, _> = played
                    .sheet
                    .categories
                    .iter()
                    .zip(&row.points)
                    .map(|(category, &points)| (category.id.to_string(), Value::from(points)))
                    .collect();
                json!({ "who": row.who, "total": row.total, "rank": row.rank, "points": points })
            })
            .collect();
        let mut line = json!({
            "game": played.number,
            "seed": played.seed,
            "rounds": played.rounds,
            "decisions": played.counts.decisions,
            "chance": played.counts.chance,
            "scores": scores,
        });
        if let Some(lost) = &played.lost {
            let lost = lost.iter().map(|lost| {
                let why = lost.failure.to_string();
                json!({ "who": lost.seat, "bot": lost.bot, "failure": lost.failure.word(), "why": why })
            });
            line["lost_seats"] = lost.collect();
        }
        writeln!(self.file, "{line}")
    }
}

/// Category ids hold neither commas nor quotes, so no cell needs quoting.
fn heading(played: &Played) -> String {
    let sheet: &ScoreSheet = &played.sheet;
    let mut cells: Vec<String> = ["game", "seed", "rounds", "decisions", "chance"].map(String::from).to_vec();
    cells.extend(played.lost.as_ref().map(|_| "lost_seats".to_string()));
    for row in &sheet.rows {
        let who = match row.who {
            Who::Seat(seat) => format!("seat{seat}"),
            Who::Rival => "rival".to_string(),
        };
        cells.push(format!("{who}_total"));
        cells.push(format!("{who}_rank"));
        cells.extend(sheet.categories.iter().map(|category| format!("{who}_{}", category.id)));
    }
    cells.join(",")
}
