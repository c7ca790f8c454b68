//! The sections on the length of games and the number of options.

use super::Teller;
use super::document::{Block, Grid, Section};
use super::plot::{self, Axis, Mark, Row};
use super::scores::quantiles;
use crate::games::Game;
use crate::stats::Sample;

impl Teller<'_> {
    /// How long games are.
    pub(super) fn length(&self) -> Section {
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
                self.setting(at),
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
            title: self.say("decisions-per-game"),
            unit: "",
            lang: self.lang,
        };
        let heads =
            [self.say("setup"), self.say("mean"), self.say("sd"), "min", "max", self.say("per-player")]
                .map(String::from);
        Section::new(
            &self.id("length"),
            self.say("length-title"),
            self.say("length-about"),
            vec![Block::figure(
                &plot::rows(&rows, &axis, 24.0, self.say("length-plot")),
                self.say("length-note"),
                Some(Grid::plain(heads.to_vec(), numbers)),
            )],
        )
    }

    /// How many actions there are to choose from, round by round.
    pub(super) fn branching(&self) -> Section {
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
        // A dozen lines are indistinguishable, so boards or variants are then merged.
        let several = self.study.settings.len() > 6;
        let group = |at: usize| {
            let setting = &self.study.settings[at];
            match self.names.board(&self.study.rules, setting, self.lang) {
                Some(board) if several => board,
                None if several => format!("{} {}", setting.players, self.say("players")),
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
                let mut row = vec![self.setting(at)];
                row.extend((0..rounds).map(|round| {
                    factor(&|game: &Game| game.setting == at, round)
                        .map_or("–".to_string(), |factor| self.number(factor, 2))
                }));
                row
            })
            .collect();
        let mut heads = vec![self.say("setup").to_string()];
        heads.extend((1..=rounds).map(|round| format!("{} {round}", self.say("round"))));
        Section::new(
            &self.id("choices"),
            self.say("choices-title"),
            self.say("choices-about"),
            vec![Block::figure(
                &plot::lines(
                    &series,
                    self.say("round"),
                    self.say("legal-actions"),
                    self.lang,
                    self.say("choices-plot"),
                ),
                self.say("choices-note"),
                Some(Grid::plain(heads, numbers)),
            )],
        )
    }
}
