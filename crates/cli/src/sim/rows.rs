//! The rows of `--out` and `--decisions`: their columns, and how a game fills them.
//!
//! A file has the columns of all matches of its run; cells that do not apply, such as a fourth seat, are empty.

use kernel::score::Who;
use kernel::{Meta, Seat};
use lab::{Cell, Column, Family, Kind, Studied};
use serde_json::Value;

use super::Played;
use super::matches::Match;
use super::notes::Decision;

/// The columns of one run.
pub(crate) struct Rows<'a, G: Studied> {
    game: &'a G,
    meta: Meta,
    seats: usize,
    rival: bool,
    /// Some bot is an external program.
    programs: bool,
    categories: Vec<&'static str>,
}

impl<'a, G: Studied> Rows<'a, G> {
    /// The columns that these matches need.
    pub(crate) fn new(game: &'a G, matches: &[Match<G>]) -> Self {
        let (meta, categories) = (game.meta(), Vec::new());
        let mut rows = Rows { game, meta, seats: 0, rival: false, programs: false, categories };
        rows.programs = matches.iter().flat_map(|one| &one.bots).any(|named| named.program.is_some());
        let sheets: Vec<_> = matches.iter().map(|one| game.scores(&game.start(&one.setup))).collect();
        for sheet in &sheets {
            rows.seats = rows.seats.max(sheet.rows.iter().filter(|row| row.who != Who::Rival).count());
            rows.rival |= sheet.rows.iter().any(|row| row.who == Who::Rival);
        }
        let used = |id: &str| sheets.iter().any(|sheet| sheet.categories.iter().any(|one| one.id == id));
        rows.categories = G::CATEGORIES.iter().map(|one| one.id).filter(|id| used(id)).collect();
        rows
    }

    /// The columns of a row per game. `board` holds the choice that has a picture, whatever the game calls it, and
    /// `variants` the choices of fields that allow several.
    pub(crate) fn game_columns(&self) -> Vec<Column> {
        let mut columns = columns(&[
            ("game", Kind::Integer),
            ("rules", Kind::Text),
            ("setup", Kind::Text),
            ("board", Kind::Text),
            ("variants", Kind::Text),
            ("players", Kind::Integer),
            ("seed", Kind::Integer),
            ("rotation", Kind::Integer),
            ("rounds", Kind::Integer),
            ("decisions", Kind::Integer),
            ("chance", Kind::Integer),
            ("winner", Kind::Text),
        ]);
        if self.programs {
            columns.push(Column::new("lost_seats", Kind::Text));
        }
        for round in 1..=G::ROUNDS {
            columns.push(Column::new(format!("round{round}_decisions"), Kind::Integer));
            columns.push(Column::new(format!("round{round}_options"), Kind::Integer));
        }
        for seat in 0..self.seats {
            columns.push(Column::new(format!("seat{seat}_bot"), Kind::Text));
            self.score_columns(&format!("seat{seat}"), &mut columns);
            for Family { id, .. } in G::FAMILIES {
                columns.push(Column::new(format!("seat{seat}_took_{id}"), Kind::Text));
            }
        }
        if self.rival {
            self.score_columns("rival", &mut columns);
        }
        columns
    }

    fn score_columns(&self, who: &str, columns: &mut Vec<Column>) {
        let names = ["total", "rank"].into_iter().chain(self.categories.iter().copied());
        columns.extend(names.map(|name| Column::new(format!("{who}_{name}"), Kind::Integer)));
    }

    /// The row of a game.
    pub(crate) fn game(&self, matches: &[Match<G>], played: &Played) -> Vec<Cell> {
        let one = &matches[played.of];
        let sheet = &played.sheet;
        let winners = sheet.rows.iter().filter(|row| row.rank == 1).map(|row| match row.who {
            Who::Seat(seat) => seat.to_string(),
            Who::Rival => "rival".to_string(),
        });
        let mut row = vec![
            Cell::from(played.number),
            Cell::from(G::ID),
            Cell::from(one.json.to_string()),
            self.meta.pictured_in(&one.json).into(),
            self.variants(&one.json),
            Cell::from(one.bots.len()),
            Cell::from(played.seed),
            Cell::from(played.rotation),
            Cell::from(played.rounds),
            Cell::from(played.counts.decisions),
            Cell::from(played.counts.chance),
            Cell::from(winners.collect::<Vec<_>>().join(" ")),
        ];
        if self.programs {
            let lost = played.lost.iter().map(|lost| format!("{}:{}", lost.seat, lost.failure.word()));
            let lost: Vec<String> = lost.collect();
            row.push(if lost.is_empty() { Cell::Empty } else { lost.join(" ").into() });
        }
        for round in 0..usize::from(G::ROUNDS) {
            let (decisions, options) = played.notes.rounds.get(round).copied().unwrap_or_default();
            row.extend([Cell::from(decisions), Cell::from(options)]);
        }
        for seat in 0..self.seats {
            let seat = Seat(seat as u8);
            row.push(bot(one, played.rotation, seat).into());
            self.scores(played, Who::Seat(seat), &mut row);
            for family in 0..G::FAMILIES.len() {
                let took = played.notes.took.iter().filter(|took| took.seat == seat && took.family == family);
                let keys: Vec<&str> = took.map(|&took| self.game.key(took)).collect();
                row.push(if keys.is_empty() { Cell::Empty } else { keys.join(" ").into() });
            }
        }
        if self.rival {
            self.scores(played, Who::Rival, &mut row);
        }
        row
    }

    /// The choices of fields that allow several, but for those deeper in the setup.
    fn variants(&self, setup: &Value) -> Cell {
        let fields = self.meta.fields.iter().filter(|field| field.many && field.path.len() == 1);
        let lists = fields.filter_map(|field| field.value_in(setup)?.as_array());
        let words: Vec<&str> = lists.flatten().filter_map(Value::as_str).collect();
        if words.is_empty() { Cell::Empty } else { words.join(" ").into() }
    }

    fn scores(&self, played: &Played, who: Who, row: &mut Vec<Cell>) {
        let sheet = &played.sheet;
        match sheet.rows.iter().find(|one| one.who == who) {
            None => row.extend(vec![Cell::Empty; 2 + self.categories.len()]),
            Some(one) => {
                row.extend([Cell::from(one.total), Cell::from(one.rank)]);
                for &id in &self.categories {
                    let at = sheet.categories.iter().position(|category| category.id == id);
                    row.push(at.map(|at| one.points[at]).into());
                }
            }
        }
    }

    /// The columns of a row per decision.
    pub(crate) fn decision_columns() -> Vec<Column> {
        let mut columns = columns(&[
            ("game", Kind::Integer),
            ("board", Kind::Text),
            ("players", Kind::Integer),
            ("round", Kind::Integer),
            ("seat", Kind::Integer),
            ("bot", Kind::Text),
            ("legal", Kind::Integer),
            ("chosen", Kind::Integer),
            ("action", Kind::Text),
            ("value", Kind::Real),
            ("win", Kind::Real),
            ("lead", Kind::Real),
            ("final", Kind::Integer),
            ("points", Kind::Integer),
            ("estimate", Kind::Real),
        ]);
        columns.extend(G::FEATURES.iter().map(|&name| Column::new(name, Kind::Integer)));
        columns
    }

    /// The row of a decision.
    pub(crate) fn decision(&self, matches: &[Match<G>], played: &Played, decision: &Decision) -> Vec<Cell> {
        let one = &matches[played.of];
        let total =
            played.sheet.rows.iter().find(|row| row.who == Who::Seat(decision.seat)).map(|row| row.total);
        let expected = |at: usize| Cell::from(decision.expected.map(|expected| expected[at]));
        let mut row = vec![
            Cell::from(played.number),
            self.meta.pictured_in(&one.json).into(),
            Cell::from(one.bots.len()),
            Cell::from(decision.round),
            Cell::from(decision.seat.0),
            bot(one, played.rotation, decision.seat).into(),
            Cell::from(decision.legal),
            Cell::from(decision.chosen),
            Cell::from(decision.action.as_str()),
            expected(0),
            expected(1),
            expected(2),
            total.into(),
        ];
        row.extend(decision.position.iter().cloned());
        row
    }
}

fn columns(list: &[(&str, Kind)]) -> Vec<Column> {
    list.iter().map(|&(name, kind)| Column::new(name, kind)).collect()
}

/// The name of the bot at a seat, if it is occupied.
fn bot<G: Studied>(one: &Match<G>, rotation: usize, seat: Seat) -> Option<String> {
    let seats = one.bots.len();
    (seat.index() < seats).then(|| one.bots[(seat.index() + seats - rotation % seats) % seats].name())
}
