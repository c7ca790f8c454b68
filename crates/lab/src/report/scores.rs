//! The sections on scores, wins and categories.

use super::document::{Block, Grid, Section};
use super::plot::{self, Axis, Mark, Row, shape};
use super::{Teller, escape};
use crate::games::{Game, Result};
use crate::stats::{Sample, wilson};

/// The quantiles of a box.
const BOX: [f64; 5] = [0.05, 0.25, 0.5, 0.75, 0.95];

pub(super) fn quantiles(sample: &Sample) -> [f64; 5] {
    BOX.map(|share| sample.quantile(share))
}

impl Teller<'_> {
    pub(super) fn settings(&self) -> std::ops::Range<usize> {
        0..self.study.settings.len()
    }

    pub(super) fn games(&self, setting: usize) -> impl Iterator<Item = &Game> {
        self.study.games.iter().filter(move |game| game.setting == setting)
    }

    /// Totals of the players of a setting, of one seat or of all.
    fn totals(&self, setting: usize, seat: Option<usize>) -> Sample {
        self.games(setting)
            .flat_map(|game| game.seats.iter().enumerate())
            .filter(|(at, _)| seat.is_none_or(|seat| seat == *at))
            .map(|(_, one)| one.total as f64)
            .collect()
    }

    /// Title, facts and table of contents.
    pub(super) fn head(&self) -> String {
        let study = self.study;
        let (games, decisions) =
            (study.games.len(), study.games.iter().map(|game| game.decisions).sum::<i64>());
        let winners: Sample = study
            .games
            .iter()
            .flat_map(|game| game.seats.iter().filter(|one| one.rank == 1))
            .map(|one| one.total as f64)
            .collect();
        let everybody: Sample = study.results().map(|(_, _, one)| one.total as f64).collect();
        let facts = [
            (self.say("games"), games.to_string()),
            (self.say("setups"), study.settings.len().to_string()),
            (self.say("decisions"), thousands(decisions)),
            (self.say("mean-score"), self.number(everybody.mean(), 1)),
            (self.say("mean-winning-score"), self.number(winners.mean(), 1)),
        ];
        let facts: String =
            facts.map(|(what, value)| format!("<div><dt>{what}</dt><dd>{value}</dd></div>")).concat();
        let bots: Vec<String> =
            study.bots().into_iter().map(|bot| format!("<code>{}</code>", escape(bot))).collect();
        let lead = format!("{} {}.", self.say("lead"), bots.join(", "));
        let links: String = [
            ("scores", self.say("scores")),
            ("wins", self.say("wins")),
            ("categories", self.say("categories")),
            ("taken", self.say("components")),
            ("length", self.say("length")),
            ("choices", self.say("choices")),
        ]
        .map(|(id, text)| format!("<a href=\"#{}-{id}\">{text}</a>", study.rules))
        .concat();
        format!(
            "<h1>{}</h1>\n<p class=\"lead\">{lead}</p>\n<nav>{links}</nav>\n<dl class=\"facts\">{facts}</dl>\n",
            escape(self.names.title(&study.rules, self.lang))
        )
    }

    pub(super) fn id(&self, name: &str) -> String {
        format!("{}-{name}", self.study.rules)
    }

    /// The common axis of all scores.
    fn score_axis(&self) -> Axis<'static> {
        let all: Sample = self.study.results().map(|(_, _, one)| one.total as f64).collect();
        let (low, high) = all.range();
        let pad = ((high - low) * 0.03).max(1.0);
        Axis {
            low: (low - pad).min(0.0_f64.max(low - pad)),
            high: high + pad,
            title: self.say("final-score"),
            unit: "",
            lang: self.lang,
        }
    }

    /// Scores by setting, by seat and by bot.
    pub(super) fn distributions(&self) -> Section {
        let axis = self.score_axis();
        let ridges: Vec<Row> = self
            .settings()
            .map(|at| {
                let sample = self.totals(at, None);
                let marks = vec![
                    Mark::Ridge { outline: outline(&sample, axis.low, axis.high), class: String::new() },
                    Mark::Reference(sample.quantile(0.5)),
                ];
                Row { label: self.setting(at), first: false, marks }
            })
            .collect();
        let heads: Vec<String> = [
            self.say("setup"),
            self.say("seat"),
            self.say("games"),
            self.say("mean"),
            "±",
            self.say("sd"),
            "min",
            "5 %",
            "25 %",
            "50 %",
            "75 %",
            "95 %",
            "max",
        ]
        .map(String::from)
        .to_vec();
        let mut numbers = Vec::new();
        let mut boxes = Vec::new();
        for at in self.settings() {
            let players = self.study.settings[at].players;
            for seat in 0..players {
                let sample = self.totals(at, Some(seat));
                let first = seat == 0;
                let label = if first {
                    format!("{} · {}", self.setting(at), seat + 1)
                } else {
                    (seat + 1).to_string()
                };
                let class = format!("seat{seat}");
                boxes.push(Row {
                    label,
                    first,
                    marks: vec![Mark::Box { quantiles: quantiles(&sample), class }],
                });
                let (low, high) = sample.range();
                let mut row = vec![
                    self.setting(at),
                    (seat + 1).to_string(),
                    sample.n().to_string(),
                    self.number(sample.mean(), 1),
                    self.number(sample.margin(), 1),
                    self.number(sample.sd(), 1),
                    self.number(low, 0),
                ];
                row.extend(quantiles(&sample).map(|value| self.number(value, 0)));
                row.push(self.number(high, 0));
                numbers.push(row);
            }
        }
        let mut content = vec![Block::figure(
            &plot::rows(&ridges, &axis, 46.0, self.say("scores-by-setup")),
            self.say("scores-note"),
            None,
        )];
        content.push(Block::figure(
            &(self.seat_key() + &plot::rows(&boxes, &axis, 22.0, self.say("scores-by-seat"))),
            self.say("seats-note"),
            Some(Grid::plain(heads, numbers)),
        ));
        let bots = self.study.bots();
        if bots.len() > 1 {
            content.push(self.by_bot(&bots.into_iter().collect::<Vec<_>>(), &axis));
        }
        Section::new(&self.id("scores"), self.say("scores-title"), self.say("scores-about"), content)
    }

    fn by_bot(&self, bots: &[&str], axis: &Axis<'_>) -> Block {
        let mut rows = Vec::new();
        let mut numbers = Vec::new();
        for at in self.settings() {
            let mut first = true;
            for bot in bots {
                let played = |one: &&Result| one.bot.as_deref() == Some(*bot);
                let sample: Sample = self
                    .games(at)
                    .flat_map(|game| &game.seats)
                    .filter(played)
                    .map(|one| one.total as f64)
                    .collect();
                if sample.n() == 0 {
                    continue;
                }
                let label = if first { format!("{} · {bot}", self.setting(at)) } else { (*bot).to_string() };
                let marks = vec![Mark::Box { quantiles: quantiles(&sample), class: String::new() }];
                rows.push(Row { label, first, marks });
                first = false;
                let wins: f64 = self
                    .games(at)
                    .map(|game| {
                        let won = game.seats.iter().filter(played).filter(|one| one.rank == 1).count();
                        won as f64 / game.winners().max(1) as f64
                    })
                    .sum();
                let (share, n) = (wins / sample.n() as f64, sample.n() as f64);
                let (low, high) = wilson(share, n);
                numbers.push(vec![
                    self.setting(at),
                    (*bot).to_string(),
                    sample.n().to_string(),
                    self.number(sample.mean(), 1),
                    self.number(sample.margin(), 1),
                    format!("{} %", self.number(100.0 * share, 1)),
                    format!("{}–{} %", self.number(100.0 * low, 1), self.number(100.0 * high, 1)),
                ]);
            }
        }
        let heads = [
            self.say("setup"),
            self.say("bot"),
            self.say("games"),
            self.say("mean"),
            "±",
            self.say("won"),
            self.say("interval"),
        ]
        .map(String::from);
        Block::figure(
            &plot::rows(&rows, axis, 22.0, self.say("scores-by-bot")),
            self.say("bots-note"),
            Some(Grid::plain(heads.to_vec(), numbers)),
        )
    }

    fn seat_key(&self) -> String {
        let most = self.study.settings.iter().map(|setting| setting.players).max().unwrap_or(0);
        let items: Vec<String> = (0..most)
            .map(|seat| {
                format!(
                    "<li><svg viewBox='0 0 16 16' aria-hidden='true'><g class='dot seat{seat}'>{}</g></svg>{}</li>",
                    shape(seat, 8.0, 8.0, 5.5),
                    self.seat(seat)
                )
            })
            .collect();
        format!("<ul class=\"key\">{}</ul>", items.concat())
    }

    /// How often each seat wins.
    pub(super) fn wins(&self) -> Section {
        let mut rows = Vec::new();
        let mut numbers = Vec::new();
        let mut most = 0.0_f64;
        for at in self.settings() {
            let players = self.study.settings[at].players;
            let games = self.games(at).count();
            for seat in 0..players {
                let wins: f64 = self
                    .games(at)
                    .filter(|game| game.seats.get(seat).is_some_and(|one| one.rank == 1))
                    .map(|game| 1.0 / game.winners() as f64)
                    .sum();
                let share = wins / games.max(1) as f64;
                let (low, high) = wilson(share, games.max(1) as f64);
                most = most.max(high);
                let first = seat == 0;
                let label = if first { self.setting(at) } else { String::new() };
                let mut marks = Vec::new();
                if players > 1 {
                    marks.push(Mark::Reference(100.0 / players as f64));
                }
                marks.push(Mark::Dot {
                    at: 100.0 * share,
                    low: 100.0 * low,
                    high: 100.0 * high,
                    seat: Some(seat),
                });
                rows.push(Row { label, first, marks });
                numbers.push(vec![
                    self.setting(at),
                    (seat + 1).to_string(),
                    games.to_string(),
                    format!("{} %", self.number(100.0 * share, 1)),
                    format!("{}–{} %", self.number(100.0 * low, 1), self.number(100.0 * high, 1)),
                ]);
            }
        }
        let axis = Axis {
            low: 0.0,
            high: (105.0 * most).min(100.0),
            title: self.say("games-won"),
            unit: " %",
            lang: self.lang,
        };
        let heads =
            [self.say("setup"), self.say("seat"), self.say("games"), self.say("won"), self.say("interval")]
                .map(String::from);
        Section::new(
            &self.id("wins"),
            self.say("wins-title"),
            self.say("wins-about"),
            vec![Block::figure(
                &(self.seat_key() + &plot::rows(&rows, &axis, 19.0, self.say("wins"))),
                self.say("wins-note"),
                Some(Grid::plain(heads.to_vec(), numbers)),
            )],
        )
    }

    /// The sources of points.
    pub(super) fn categories(&self) -> Section {
        let study = self.study;
        let mean = |setting: usize, category: usize| -> Option<f64> {
            let points: Sample = self
                .games(setting)
                .flat_map(|game| &game.seats)
                .filter_map(|one| one.points.get(category).copied().flatten())
                .map(|points| points as f64)
                .collect();
            (points.n() > 0).then(|| points.mean())
        };
        let name = |at: usize| self.names.category(&study.rules, &study.categories[at], self.lang);
        let mut rows = Vec::new();
        let mut numbers = Vec::new();
        let (mut low, mut high) = (0.0_f64, 0.0_f64);
        for at in self.settings() {
            let means: Vec<Option<f64>> =
                (0..study.categories.len()).map(|category| mean(at, category)).collect();
            low = low.min(means.iter().flatten().filter(|mean| **mean < 0.0).sum());
            high = high.max(means.iter().flatten().filter(|mean| **mean > 0.0).sum());
            let parts = means
                .iter()
                .enumerate()
                .filter_map(|(category, mean)| {
                    let label = format!("{} {}", name(category), self.number((*mean)?, 1));
                    Some(((*mean)?, format!("c{category}"), label))
                })
                .collect();
            rows.push(Row { label: self.setting(at), first: false, marks: vec![Mark::Stack(parts)] });
            let mut row = vec![self.setting(at)];
            row.extend(means.iter().map(|mean| mean.map_or("–".to_string(), |mean| self.number(mean, 1))));
            row.push(self.number(means.iter().flatten().sum(), 1));
            numbers.push(row);
        }
        let mut heads = vec![self.say("setup").to_string()];
        heads.extend((0..study.categories.len()).map(|at| name(at).to_string()));
        heads.push(self.say("total").to_string());
        let axis = Axis {
            low: low - 1.0,
            high: high * 1.02 + 1.0,
            title: self.say("mean-points"),
            unit: "",
            lang: self.lang,
        };
        let key: Vec<String> = (0..study.categories.len())
            .map(|at| {
                format!(
                    "<li><svg viewBox='0 0 16 16' aria-hidden='true'><g class='dot c{at}'><rect x='1' y='1' width='14' height='14'/></g></svg>{}</li>",
                    escape(name(at))
                )
            })
            .collect();
        let mut content = vec![Block::figure(
            &(format!("<ul class=\"key\">{}</ul>", key.concat())
                + &plot::rows(&rows, &axis, 30.0, self.say("categories-plot"))),
            self.say("categories-note"),
            Some(Grid::plain(heads, numbers)),
        )];
        if study.settings.iter().any(|setting| setting.players > 1) {
            content.push(self.winners());
        }
        Section::new(
            &self.id("categories"),
            self.say("categories-title"),
            self.say("categories-about"),
            content,
        )
    }

    /// What winners have more of than their opponents.
    fn winners(&self) -> Block {
        let study = self.study;
        let mut rows = Vec::new();
        let mut numbers = Vec::new();
        let mut reach = 1.0_f64;
        for (at, id) in study.categories.iter().enumerate() {
            let leads: Sample = study
                .games
                .iter()
                .filter_map(|game| {
                    let mean = |winners: bool| -> Option<f64> {
                        let points: Sample = game
                            .seats
                            .iter()
                            .filter(|one| winners == (one.rank == 1))
                            .filter_map(|one| one.points.get(at).copied().flatten())
                            .map(|points| points as f64)
                            .collect();
                        (points.n() > 0).then(|| points.mean())
                    };
                    Some(mean(true)? - mean(false)?)
                })
                .collect();
            if leads.n() < 2 {
                continue;
            }
            let (mean, margin) = (leads.mean(), leads.margin());
            reach = reach.max(mean.abs() + margin);
            let label = self.names.category(&study.rules, id, self.lang).to_string();
            numbers.push(vec![
                label.clone(),
                leads.n().to_string(),
                self.number(mean, 2),
                self.number(margin, 2),
            ]);
            let marks = vec![Mark::Dot { at: mean, low: mean - margin, high: mean + margin, seat: None }];
            rows.push(Row { label, first: false, marks });
        }
        let axis =
            Axis { low: -reach, high: reach, title: self.say("points-more"), unit: "", lang: self.lang };
        let heads =
            [self.say("category"), self.say("games"), self.say("winners-lead"), "±"].map(String::from);
        Block::figure(
            &plot::rows(&rows, &axis, 24.0, self.say("winners-plot")),
            self.say("winners-note"),
            Some(Grid::plain(heads.to_vec(), numbers)),
        )
    }
}

/// A histogram as an outline, each share measured by the largest.
fn outline(sample: &Sample, low: f64, high: f64) -> Vec<(f64, f64)> {
    const BINS: usize = 48;
    let width = ((high - low) / BINS as f64).max(1.0).ceil();
    let bins = ((high - low) / width).ceil() as usize + 1;
    let mut counts = vec![0.0_f64; bins];
    for value in sample.values() {
        counts[(((value - low) / width).floor().max(0.0) as usize).min(bins - 1)] += 1.0;
    }
    // A light smoothing takes away the saw teeth of small samples.
    let at =
        |place: i64| usize::try_from(place).ok().and_then(|place| counts.get(place)).copied().unwrap_or(0.0);
    let smooth: Vec<f64> =
        (0..bins as i64).map(|place| 0.25 * at(place - 1) + 0.5 * at(place) + 0.25 * at(place + 1)).collect();
    let most = smooth.iter().copied().fold(1e-9, f64::max);
    let mut outline = vec![(low, 0.0)];
    outline.extend(
        smooth.iter().enumerate().map(|(place, share)| (low + (place as f64 + 0.5) * width, share / most)),
    );
    outline.push((low + bins as f64 * width, 0.0));
    outline
}

fn thousands(number: i64) -> String {
    let digits = number.to_string();
    let mut out = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            out.push('\u{202f}');
        }
        out.push(digit);
    }
    out
}
