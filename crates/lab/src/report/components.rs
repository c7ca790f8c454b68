//! The section on components: how often each is taken, and how players who take it score.

use std::collections::{BTreeMap, BTreeSet};

use super::Teller;
use super::document::{Block, Grid, Piece, Section};
use crate::stats::{Sample, difference};

/// The figures of one component.
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
                content.push(Block::Heading(
                    self.names.family(&self.study.rules, family, self.lang).to_string(),
                ));
                content.push(Block::Grid(self.family(&lines)));
            }
        }
        Section::new(
            &format!("{}-taken", self.study.rules),
            self.say("taken-title"),
            self.say("taken-about"),
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
                // If a setting lacks a component, its games say nothing about players without it.
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
            self.say("taken-by"),
            "",
            self.say("score-with"),
            self.say("without"),
            self.say("difference"),
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
