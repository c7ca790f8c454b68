//! The section on components: how often each is taken, and how players who take it score.

use std::collections::{BTreeMap, BTreeSet};

use super::Teller;
use super::document::{Grid, Part, Piece, Section};
use crate::stats::{Sample, difference};

/// What is said about one component.
struct Line {
    name: String,
    /// The share of players who took it.
    share: f64,
    with: Sample,
    without: Sample,
    /// Points ahead of the others in the same setup, and half the width of the interval.
    lead: (f64, f64),
}

impl Teller<'_> {
    /// Every family of components.
    pub(super) fn components(&self) -> Section {
        let mut content = Vec::new();
        for (at, family) in self.study.families.iter().enumerate() {
            let lines = self.lines(at, family);
            if !lines.is_empty() {
                content
                    .push(Part::Heading(self.names.family(&self.study.rules, family, self.lang).to_string()));
                content.push(Part::Grid(self.family(&lines)));
            }
        }
        Section::new(
            &format!("{}-taken", self.study.rules),
            self.say("What do they take, and does it pay?", "Que prennent-ils, et est-ce payant ?"),
            self.say(
                "The share of players who took a component at least once in a game, their mean score, and the mean score \
                 of those who did not. The difference is taken within each setup, so that boards and numbers of players do \
                 not distort it; bold means that its 95 % interval does not reach zero. It says what goes with good games, \
                 not what makes them: who is ahead can afford more.",
                "La part des joueurs qui ont pris un élément au moins une fois dans une partie, leur score moyen, et celui des \
                 autres. L'écart est calculé à l'intérieur de chaque configuration, pour que les plateaux et le nombre de joueurs \
                 ne le faussent pas ; en gras, son intervalle à 95 % n'atteint pas zéro. Il dit ce qui va avec les bonnes parties, \
                 pas ce qui les fait : qui mène peut s'offrir davantage.",
            ),
            content,
        )
    }

    fn lines(&self, at: usize, family: &str) -> Vec<Line> {
        let study = self.study;
        let mut sums: BTreeMap<(usize, usize), (f64, f64)> = BTreeMap::new();
        for (game, seat, one) in study.results() {
            let (sum, n) = sums.entry((game.setting, seat)).or_default();
            *sum += one.total as f64;
            *n += 1.0;
        }
        let usual: BTreeMap<(usize, usize), f64> =
            sums.into_iter().map(|(key, (sum, n))| (key, sum / n)).collect();
        let known: BTreeSet<&str> = study
            .results()
            .filter_map(|(_, _, one)| one.took.get(at))
            .flatten()
            .map(String::as_str)
            .collect();
        let mut lines: Vec<Line> = known
            .into_iter()
            .map(|id| {
                // A component that a setting does not have says nothing about those who lack it there.
                let has = |one: &crate::games::Result| {
                    one.took.get(at).is_some_and(|took| took.iter().any(|one| one == id))
                };
                let mut settings: BTreeSet<usize> = BTreeSet::new();
                settings
                    .extend(study.results().filter(|(_, _, one)| has(one)).map(|(game, _, _)| game.setting));
                let results = || study.results().filter(|(game, _, _)| settings.contains(&game.setting));
                let sample = |taken: bool| -> Sample {
                    results()
                        .filter(|(_, _, one)| has(one) == taken)
                        .map(|(_, _, one)| one.total as f64)
                        .collect()
                };
                let rest = |taken: bool| -> Sample {
                    results()
                        .filter(|(_, _, one)| has(one) == taken)
                        .map(|(game, seat, one)| one.total as f64 - usual[&(game.setting, seat)])
                        .collect()
                };
                let (with, without) = (sample(true), sample(false));
                Line {
                    name: self.names.component(&study.rules, family, id, self.lang).to_string(),
                    share: with.n() as f64 / (with.n() + without.n()).max(1) as f64,
                    lead: difference(&rest(true), &rest(false)),
                    with,
                    without,
                }
            })
            .collect();
        lines.sort_by(|one, two| two.share.total_cmp(&one.share).then_with(|| one.name.cmp(&two.name)));
        lines
    }

    fn family(&self, lines: &[Line]) -> Grid {
        let most = lines.iter().map(|line| line.share).fold(1e-9, f64::max);
        // The few that were hardly ever taken have wide intervals, which must not make all others small.
        let ends =
            lines.iter().filter(|line| line.lead.1.is_finite()).map(|line| line.lead.0.abs() + line.lead.1);
        let reach = ends.collect::<Sample>().quantile(0.8).max(1.0) * 1.5;
        let heads = [
            "",
            self.say("taken by", "pris par"),
            "",
            self.say("score with", "score avec"),
            self.say("without", "sans"),
            self.say("difference", "écart"),
            "±",
            "",
        ]
        .map(String::from);
        let none = || Piece::Text("–".to_string());
        let rows = lines
            .iter()
            .map(|line| {
                let (lead, margin) = line.lead;
                let sign = if lead > 0.0 { "+" } else { "" };
                let certain = margin < lead.abs();
                let (without, difference) = if line.without.n() == 0 {
                    (none(), none())
                } else {
                    let text = format!("{sign}{}", self.number(lead, 1));
                    (
                        Piece::Text(self.number(line.without.mean(), 1)),
                        Piece::Lead { text, up: lead > 0.0, certain },
                    )
                };
                let known = margin.is_finite() && line.without.n() > 0;
                vec![
                    Piece::Text(line.name.clone()),
                    Piece::Text(self.percent(line.share)),
                    Piece::Bar(line.share / most),
                    Piece::Text(self.number(line.with.mean(), 1)),
                    without,
                    difference,
                    if known { Piece::Text(self.number(margin, 1)) } else { none() },
                    if known {
                        Piece::Interval { lead: lead / reach, margin: margin / reach }
                    } else {
                        Piece::Text(String::new())
                    },
                ]
            })
            .collect();
        Grid { heads: heads.to_vec(), rows }
    }
}
