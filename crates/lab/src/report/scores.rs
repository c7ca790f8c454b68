//! The sections on scores, wins and categories.

use super::document::{Grid, Part, Section};
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

    /// Title, facts and what is on the page.
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
            (self.say("games", "parties"), games.to_string()),
            (self.say("setups", "configurations"), study.settings.len().to_string()),
            (self.say("decisions", "décisions"), thousands(decisions)),
            (self.say("mean score", "score moyen"), self.number(everybody.mean(), 1)),
            (self.say("mean winning score", "score gagnant moyen"), self.number(winners.mean(), 1)),
        ];
        let facts: String =
            facts.map(|(what, value)| format!("<div><dt>{what}</dt><dd>{value}</dd></div>")).concat();
        let bots: Vec<String> =
            study.bots().into_iter().map(|bot| format!("<code>{}</code>", escape(bot))).collect();
        let lead = format!(
            "{} {}.",
            self.say(
                "Games among bots, played by the complete rules:",
                "Parties entre bots, selon les règles complètes :"
            ),
            bots.join(", ")
        );
        let links: String = [
            ("scores", self.say("Scores", "Scores")),
            ("wins", self.say("Wins by seat", "Victoires par place")),
            ("categories", self.say("Categories", "Catégories")),
            ("taken", self.say("Components", "Éléments")),
            ("length", self.say("Length", "Durée")),
            ("choices", self.say("Choices", "Choix")),
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
            title: self.lang.pick("final score, points", "score final, points"),
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
            self.say("setup", "configuration"),
            self.say("seat", "place"),
            self.say("games", "parties"),
            self.say("mean", "moyenne"),
            "±",
            self.say("sd", "écart type"),
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
        let mut content = vec![Part::figure(
            &plot::rows(
                &ridges,
                &axis,
                46.0,
                self.say("Final scores by setup", "Scores finaux par configuration"),
            ),
            self.say(
                "All players of a setup together; the dashed line is the median.",
                "Tous les joueurs d'une configuration ensemble ; le trait pointillé est la médiane.",
            ),
            None,
        )];
        content.push(Part::figure(
            &(self.seat_key()
                + &plot::rows(&boxes, &axis, 22.0, self.say("Final scores by seat", "Scores finaux par place"))),
            self.say(
                "By seat: the box holds the middle half of the games, the line nine games of ten, the thick mark is the median.",
                "Par place : la boîte contient la moitié centrale des parties, le trait neuf parties sur dix, le trait épais est la médiane.",
            ),
            Some(Grid::plain(heads, numbers)),
        ));
        let bots = self.study.bots();
        if bots.len() > 1 {
            content.push(self.by_bot(&bots.into_iter().collect::<Vec<_>>(), &axis));
        }
        Section::new(
            &self.id("scores"),
            self.say("How many points?", "Combien de points ?"),
            self.say(
                "Final scores of everybody who took part, by setup and by seat.",
                "Les scores finaux de tous les participants, par configuration et par place.",
            ),
            content,
        )
    }

    fn by_bot(&self, bots: &[&str], axis: &Axis<'_>) -> Part {
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
            self.say("setup", "configuration"),
            self.say("bot", "bot"),
            self.say("games", "parties"),
            self.say("mean", "moyenne"),
            "±",
            self.say("won", "gagnées"),
            self.say("95 % interval", "intervalle à 95 %"),
        ]
        .map(String::from);
        Part::figure(
            &plot::rows(&rows, axis, 22.0, self.say("Final scores by bot", "Scores finaux par bot")),
            self.say("By bot, drawn as above.", "Par bot, dessiné comme ci-dessus."),
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
            title: self.say("games won", "parties gagnées"),
            unit: " %",
            lang: self.lang,
        };
        let heads = [
            self.say("setup", "configuration"),
            self.say("seat", "place"),
            self.say("games", "parties"),
            self.say("won", "gagnées"),
            self.say("95 % interval", "intervalle à 95 %"),
        ]
        .map(String::from);
        Section::new(
            &self.id("wins"),
            self.say("Does the seat matter?", "La place compte-t-elle ?"),
            self.say(
                "Seat 1 begins the first round. The dashed line is an equal share; an interval that does not touch it is a \
                 seat that truly wins more or less often.",
                "La place 1 commence la première manche. Le trait pointillé est la part égale ; un intervalle qui ne le touche \
                 pas désigne une place qui gagne vraiment plus ou moins souvent.",
            ),
            vec![Part::figure(
                &(self.seat_key() + &plot::rows(&rows, &axis, 19.0, self.say("Wins by seat", "Victoires par place"))),
                self.say(
                    "Share of games won, with Wilson's 95 % interval; a shared win is split.",
                    "Part des parties gagnées, avec l'intervalle de Wilson à 95 % ; une victoire partagée est divisée.",
                ),
                Some(Grid::plain(heads.to_vec(), numbers)),
            )],
        )
    }

    /// Where the points come from.
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
        let mut heads = vec![self.say("setup", "configuration").to_string()];
        heads.extend((0..study.categories.len()).map(|at| name(at).to_string()));
        heads.push(self.say("total", "total").to_string());
        let axis = Axis {
            low: low - 1.0,
            high: high * 1.02 + 1.0,
            title: self.say("mean points", "points moyens"),
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
        let mut content = vec![Part::figure(
            &(format!("<ul class=\"key\">{}</ul>", key.concat())
                + &plot::rows(&rows, &axis, 30.0, self.say("Points by category", "Points par catégorie"))),
            self.say(
                "Mean points of all players; what costs points stands left of zero.",
                "Points moyens de tous les joueurs ; ce qui coûte des points est à gauche de zéro.",
            ),
            Some(Grid::plain(heads, numbers)),
        )];
        if study.settings.iter().any(|setting| setting.players > 1) {
            content.push(self.winners());
        }
        Section::new(
            &self.id("categories"),
            self.say("Where do the points come from?", "D'où viennent les points ?"),
            self.say(
                "The lines of the score sheet, on average over all players of a setup.",
                "Les lignes de la feuille de score, en moyenne sur tous les joueurs d'une configuration.",
            ),
            content,
        )
    }

    /// What winners have more of than the others at their table.
    fn winners(&self) -> Part {
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
        let axis = Axis {
            low: -reach,
            high: reach,
            title: self.say("points more than the others", "points de plus que les autres"),
            unit: "",
            lang: self.lang,
        };
        let heads = [
            self.say("category", "catégorie"),
            self.say("games", "parties"),
            self.say("winner’s lead", "avance du gagnant"),
            "±",
        ]
        .map(String::from);
        Part::figure(
            &plot::rows(&rows, &axis, 24.0, self.say("What winners have more of", "Ce que les gagnants ont de plus")),
            self.say(
                "What the winner has more of than the mean of the others at the same table, over all setups, with the 95 % interval.",
                "Ce que le gagnant a de plus que la moyenne des autres à la même table, sur toutes les configurations, avec l'intervalle à 95 %.",
            ),
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
