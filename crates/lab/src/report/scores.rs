//! The sections on scores, wins, categories, length and choices.

use super::page::{figure, section, table};
use super::plot::{self, Axis, Mark, Row, shape};
use super::{Teller, escape};
use crate::games::Game;
use crate::stats::{Sample, wilson};

/// The quantiles of a box.
const BOX: [f64; 5] = [0.05, 0.25, 0.5, 0.75, 0.95];

fn quantiles(sample: &Sample) -> [f64; 5] {
    BOX.map(|share| sample.quantile(share))
}

impl Teller<'_> {
    fn settings(&self) -> std::ops::Range<usize> {
        0..self.study.settings.len()
    }

    fn games(&self, setting: usize) -> impl Iterator<Item = &Game> {
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

    fn fold(&self) -> &'static str {
        self.lang.pick("The numbers", "Les chiffres")
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
            facts.iter().map(|(what, value)| format!("<div><dt>{what}</dt><dd>{value}</dd></div>")).collect();
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
        .iter()
        .map(|(id, text)| format!("<a href=\"#{}-{id}\">{text}</a>", study.rules))
        .collect();
        format!(
            "<h1>{}</h1>\n<p class=\"lead\">{lead}</p>\n<nav>{links}</nav>\n<dl class=\"facts\">{facts}</dl>\n",
            escape(self.names.title(&study.rules, self.lang))
        )
    }

    fn id(&self, name: &str) -> String {
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
    pub(super) fn distributions(&self) -> String {
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
                    escape(&self.setting(at)),
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
        let mut content = figure(
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
            "",
            "",
        );
        content += &figure(
            &(self.seat_key()
                + &plot::rows(&boxes, &axis, 22.0, self.say("Final scores by seat", "Scores finaux par place"))),
            self.say(
                "By seat: the box holds the middle half of the games, the line nine games of ten, the thick mark is the median.",
                "Par place : la boîte contient la moitié centrale des parties, le trait neuf parties sur dix, le trait épais est la médiane.",
            ),
            &table(&heads, &numbers),
            self.fold(),
        );
        let bots = self.study.bots();
        if bots.len() > 1 {
            content += &self.by_bot(&bots.into_iter().collect::<Vec<_>>(), &axis);
        }
        section(
            &self.id("scores"),
            self.say("How many points?", "Combien de points ?"),
            self.say(
                "Final scores, from what players of equal strength reach on each board and at each seat.",
                "Les scores finaux que des joueurs de même force atteignent sur chaque plateau et à chaque place.",
            ),
            &content,
        )
    }

    fn by_bot(&self, bots: &[&str], axis: &Axis<'_>) -> String {
        let mut rows = Vec::new();
        for at in self.settings() {
            let mut first = true;
            for bot in bots {
                let results = || {
                    self.games(at).flat_map(|game| &game.seats).filter(|one| one.bot.as_deref() == Some(*bot))
                };
                let sample: Sample = results().map(|one| one.total as f64).collect();
                if sample.n() == 0 {
                    continue;
                }
                let label = if first { format!("{} · {bot}", self.setting(at)) } else { (*bot).to_string() };
                let class = String::new();
                rows.push(Row {
                    label,
                    first,
                    marks: vec![Mark::Box { quantiles: quantiles(&sample), class }],
                });
                first = false;
            }
        }
        figure(
            &plot::rows(&rows, axis, 22.0, self.say("Final scores by bot", "Scores finaux par bot")),
            self.say("By bot, drawn as above.", "Par bot, dessiné comme ci-dessus."),
            "",
            "",
        )
    }

    fn seat_key(&self) -> String {
        let most = self.study.settings.iter().map(|setting| setting.players).max().unwrap_or(0);
        let items: String = (0..most)
            .map(|seat| {
                format!(
                    "<li><svg viewBox='0 0 16 16' aria-hidden='true'><g class='dot seat{seat}'>{}</g></svg>{}</li>",
                    shape(seat, 8.0, 8.0, 5.5),
                    self.seat(seat)
                )
            })
            .collect();
        format!("<ul class=\"key\">{items}</ul>")
    }

    /// How often each seat wins.
    pub(super) fn wins(&self) -> String {
        let mut rows = Vec::new();
        let mut numbers = Vec::new();
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
                    escape(&self.setting(at)),
                    (seat + 1).to_string(),
                    games.to_string(),
                    format!("{} %", self.number(100.0 * share, 1)),
                    format!("{}–{} %", self.number(100.0 * low, 1), self.number(100.0 * high, 1)),
                ]);
            }
        }
        let axis = Axis {
            low: 0.0,
            high: 100.0,
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
        section(
            &self.id("wins"),
            self.say("Does the seat matter?", "La place compte-t-elle ?"),
            self.say(
                "Seat 1 begins the first round. The dashed line is an equal share; an interval that does not touch it is a \
                 seat that truly wins more or less often.",
                "La place 1 commence la première manche. Le trait pointillé est la part égale ; un intervalle qui ne le touche \
                 pas désigne une place qui gagne vraiment plus ou moins souvent.",
            ),
            &figure(
                &(self.seat_key() + &plot::rows(&rows, &axis, 19.0, self.say("Wins by seat", "Victoires par place"))),
                self.say(
                    "Share of games won, with Wilson's 95 % interval; a shared win is split.",
                    "Part des parties gagnées, avec l'intervalle de Wilson à 95 % ; une victoire partagée est divisée.",
                ),
                &table(&heads, &numbers),
                self.fold(),
            ),
        )
    }

    /// Where the points come from.
    pub(super) fn categories(&self) -> String {
        let study = self.study;
        let mean = |setting: usize, category: usize| -> f64 {
            let points: Sample = self
                .games(setting)
                .flat_map(|game| &game.seats)
                .filter_map(|one| one.points.get(category).copied().flatten())
                .map(|points| points as f64)
                .collect();
            points.mean()
        };
        let name = |at: usize| self.names.category(&study.rules, &study.categories[at], self.lang);
        let mut rows = Vec::new();
        let mut numbers = Vec::new();
        let (mut low, mut high) = (0.0_f64, 0.0_f64);
        for at in self.settings() {
            let means: Vec<f64> = (0..study.categories.len()).map(|category| mean(at, category)).collect();
            low = low.min(means.iter().filter(|mean| **mean < 0.0).sum());
            high = high.max(means.iter().filter(|mean| **mean > 0.0).sum());
            let parts = means
                .iter()
                .enumerate()
                .map(|(category, &mean)| {
                    (mean, format!("c{category}"), format!("{} {}", name(category), self.number(mean, 1)))
                })
                .collect();
            rows.push(Row { label: self.setting(at), first: false, marks: vec![Mark::Stack(parts)] });
            let mut row = vec![escape(&self.setting(at))];
            row.extend(means.iter().map(|mean| self.number(*mean, 1)));
            row.push(self.number(means.iter().sum(), 1));
            numbers.push(row);
        }
        let mut heads = vec![self.say("setup", "configuration").to_string()];
        heads.extend((0..study.categories.len()).map(|at| escape(name(at))));
        heads.push(self.say("total", "total").to_string());
        let axis = Axis {
            low: low - 1.0,
            high: high * 1.02 + 1.0,
            title: self.say("mean points", "points moyens"),
            unit: "",
            lang: self.lang,
        };
        let key: String = (0..study.categories.len())
            .map(|at| {
                format!(
                    "<li><svg viewBox='0 0 16 16' aria-hidden='true'><g class='dot c{at}'><rect x='1' y='1' width='14' height='14'/></g></svg>{}</li>",
                    escape(name(at))
                )
            })
            .collect();
        let mut content = figure(
            &(format!("<ul class=\"key\">{key}</ul>")
                + &plot::rows(&rows, &axis, 30.0, self.say("Points by category", "Points par catégorie"))),
            self.say(
                "Mean points of all players; what costs points stands left of zero.",
                "Points moyens de tous les joueurs ; ce qui coûte des points est à gauche de zéro.",
            ),
            &table(&heads, &numbers),
            self.fold(),
        );
        if study.settings.iter().any(|setting| setting.players > 1) {
            content += &self.winners();
        }
        section(
            &self.id("categories"),
            self.say("Where do the points come from?", "D'où viennent les points ?"),
            self.say(
                "The lines of the score sheet, on average over all players of a setup.",
                "Les lignes de la feuille de score, en moyenne sur tous les joueurs d'une configuration.",
            ),
            &content,
        )
    }

    /// What winners have more of than the others at their table.
    fn winners(&self) -> String {
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
                escape(&label),
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
        figure(
            &plot::rows(&rows, &axis, 24.0, self.say("What winners have more of", "Ce que les gagnants ont de plus")),
            self.say(
                "What the winner has more of than the mean of the others at the same table, over all setups, with the 95 % interval.",
                "Ce que le gagnant a de plus que la moyenne des autres à la même table, sur toutes les configurations, avec l'intervalle à 95 %.",
            ),
            &table(&heads, &numbers),
            self.fold(),
        )
    }

    /// How long games are.
    pub(super) fn length(&self) -> String {
        let mut rows = Vec::new();
        let mut numbers = Vec::new();
        let mut high = 1.0_f64;
        for at in self.settings() {
            let sample: Sample = self.games(at).map(|game| game.decisions as f64).collect();
            let each = sample.mean() / self.study.settings[at].players.max(1) as f64;
            high = high.max(sample.quantile(0.95));
            let marks = vec![Mark::Box { quantiles: quantiles(&sample), class: String::new() }];
            rows.push(Row { label: self.setting(at), first: false, marks });
            numbers.push(vec![
                escape(&self.setting(at)),
                self.number(sample.mean(), 1),
                self.number(sample.sd(), 1),
                self.number(sample.range().0, 0),
                self.number(sample.range().1, 0),
                self.number(each, 1),
            ]);
        }
        let axis = Axis {
            low: 0.0,
            high: high * 1.05,
            title: self.say("decisions per game", "décisions par partie"),
            unit: "",
            lang: self.lang,
        };
        let heads = [
            self.say("setup", "configuration"),
            self.say("mean", "moyenne"),
            self.say("sd", "écart type"),
            "min",
            "max",
            self.say("per player", "par joueur"),
        ]
        .map(String::from);
        section(
            &self.id("length"),
            self.say("How long is a game?", "Combien de temps dure une partie ?"),
            self.say(
                "Counted in small decisions: where to go, how to pay, what to take. A turn is several of them.",
                "Comptée en petites décisions : où aller, comment payer, que prendre. Un tour en contient plusieurs.",
            ),
            &figure(
                &plot::rows(&rows, &axis, 24.0, self.say("Length of games", "Durée des parties")),
                self.say(
                    "Decisions of all players; boxes as above.",
                    "Décisions de tous les joueurs ; boîtes comme ci-dessus.",
                ),
                &table(&heads, &numbers),
                self.fold(),
            ),
        )
    }

    /// How many actions there are to choose from, round by round.
    pub(super) fn branching(&self) -> String {
        let rounds = self.study.games.iter().map(|game| game.rounds.len()).max().unwrap_or(0);
        let factor = |at: &dyn Fn(&Game) -> bool, round: usize| {
            let (mut decisions, mut options) = (0, 0);
            for game in self.study.games.iter().filter(|game| at(game)) {
                let (some, more) = game.rounds.get(round).copied().unwrap_or_default();
                decisions += some;
                options += more;
            }
            (decisions > 0).then(|| options as f64 / decisions as f64)
        };
        let points = |at: &dyn Fn(&Game) -> bool| -> Vec<(f64, f64)> {
            (0..rounds).filter_map(|round| Some((round as f64 + 1.0, factor(at, round)?))).collect()
        };
        // A dozen lines cannot be told apart, so boards or variants are then drawn as one.
        let several = self.study.settings.len() > 6;
        let group = |at: usize| {
            let setting = &self.study.settings[at];
            match &setting.board {
                Some(board) if several => {
                    self.names.component(&self.study.rules, "board", board, self.lang).to_string()
                }
                None if several => format!("{} {}", setting.players, self.say("players", "joueurs")),
                _ => self.setting(at),
            }
        };
        let mut groups: Vec<String> = Vec::new();
        for at in self.settings() {
            if !groups.contains(&group(at)) {
                groups.push(group(at));
            }
        }
        let series: Vec<(String, Vec<(f64, f64)>)> = groups
            .into_iter()
            .map(|name| {
                let line = points(&|game: &Game| group(game.setting) == name);
                (name, line)
            })
            .collect();
        let numbers: Vec<Vec<String>> = self
            .settings()
            .map(|at| {
                let mut row = vec![escape(&self.setting(at))];
                row.extend((0..rounds).map(|round| {
                    factor(&|game: &Game| game.setting == at, round)
                        .map_or("–".to_string(), |factor| self.number(factor, 2))
                }));
                row
            })
            .collect();
        let mut heads = vec![self.say("setup", "configuration").to_string()];
        heads.extend((1..=rounds).map(|round| format!("{} {round}", self.say("round", "manche"))));
        section(
            &self.id("choices"),
            self.say("How much is there to choose from?", "Combien de choix ?"),
            self.say(
                "The branching factor: the mean number of legal actions at a decision, by round. Decisions without a choice are counted.",
                "Le facteur de branchement : le nombre moyen d'actions légales à chaque décision, par manche. Les décisions sans choix comptent.",
            ),
            &figure(
                &plot::lines(
                    &series,
                    self.say("round", "manche"),
                    self.say("legal actions per decision", "actions légales par décision"),
                    self.lang,
                    self.say("Branching factor by round", "Facteur de branchement par manche"),
                ),
                self.say("Mean over all decisions of all players.", "Moyenne sur toutes les décisions de tous les joueurs."),
                &table(&heads, &numbers),
                self.fold(),
            ),
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
