//! Games read from files of rows, by column names only.

use std::collections::{BTreeMap, BTreeSet};

use crate::WORDS;
use crate::data::{Cell, Dataset};

words::errors! {
    /// Why files of rows are no files of games.
    pub enum GamesError in WORDS {
        "games-none" None,
        "games-column" Column { column: &'static str },
    }
}

/// A setup that games were played with.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Setting {
    /// The setup as JSON, which identifies the setting.
    pub setup: String,
    /// The board, where the game has several.
    pub board: Option<String>,
    /// Variants in play.
    pub variants: Vec<String>,
    /// How many players sit at the table.
    pub players: usize,
}

/// How one player did.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Result {
    /// The bot, or `None` for the rival of a solo game.
    pub bot: Option<String>,
    /// The final score.
    pub total: i64,
    /// 1 is best.
    pub rank: i64,
    /// Points by category, where the setting has it.
    pub points: Vec<Option<i64>>,
    /// The components taken, by family.
    pub took: Vec<Vec<String>>,
}

/// A finished game.
#[derive(Clone, PartialEq, Debug)]
pub struct Game {
    /// Its setting, as a place in [`Study::settings`].
    pub setting: usize,
    /// Decisions of all players.
    pub decisions: i64,
    /// Decisions by round, and the sum of the lengths of their legal lists.
    pub rounds: Vec<(i64, i64)>,
    /// The players by seat.
    pub seats: Vec<Result>,
    /// The automatic opponent of a solo game.
    pub rival: Option<Result>,
}

impl Game {
    /// How many share the first place.
    pub fn winners(&self) -> usize {
        self.seats.iter().chain(&self.rival).filter(|one| one.rank == 1).count()
    }
}

/// All games of one set of rules.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Study {
    /// The id of the game.
    pub rules: String,
    /// Everything it was set up like, in order of board, variants and players.
    pub settings: Vec<Setting>,
    /// The ids of the score categories.
    pub categories: Vec<String>,
    /// The ids of the families of components.
    pub families: Vec<String>,
    /// The games.
    pub games: Vec<Game>,
}

impl Study {
    /// The bots that played, by name.
    pub fn bots(&self) -> BTreeSet<&str> {
        self.games.iter().flat_map(|game| &game.seats).filter_map(|seat| seat.bot.as_deref()).collect()
    }

    /// Every player of every game.
    pub fn results(&self) -> impl Iterator<Item = (&Game, usize, &Result)> {
        self.games
            .iter()
            .flat_map(|game| game.seats.iter().enumerate().map(move |(seat, one)| (game, seat, one)))
    }
}

/// Sorts the rows of all files into one study per game.
pub fn studies(files: &[Dataset]) -> anyhow::Result<Vec<Study>> {
    let mut studies: Vec<Study> = Vec::new();
    for file in files {
        let columns = Columns::of(file)?;
        for row in &file.rows {
            let rules = columns.text(row, "rules").unwrap_or_default();
            let at = studies.iter().position(|study| study.rules == rules).unwrap_or_else(|| {
                studies.push(Study { rules, ..Study::default() });
                studies.len() - 1
            });
            columns.add(row, &mut studies[at]);
        }
    }
    if studies.is_empty() {
        return Err(GamesError::None.into());
    }
    for study in &mut studies {
        sort(study);
    }
    Ok(studies)
}

/// Puts the settings together by board, in the order in which boards first appear, then by variants and players.
fn sort(study: &mut Study) {
    let mut order: Vec<usize> = (0..study.settings.len()).collect();
    order.sort_by_key(|&at| {
        let one = &study.settings[at];
        let board = study.settings.iter().position(|other| other.board == one.board);
        (board, one.variants.clone(), one.players, one.setup.clone())
    });
    let place: BTreeMap<usize, usize> = order.iter().enumerate().map(|(new, &old)| (old, new)).collect();
    study.settings = order.iter().map(|&old| study.settings[old].clone()).collect();
    for game in &mut study.games {
        game.setting = place[&game.setting];
    }
}

/// The meaning of the columns, by name.
struct Columns<'a> {
    places: BTreeMap<&'a str, usize>,
    /// Name of a category or family, and its place for each of the seats.
    seats: Vec<Seat>,
    rival: Option<Seat>,
    rounds: Vec<(usize, usize)>,
}

struct Seat {
    bot: Option<usize>,
    total: usize,
    rank: usize,
    points: Vec<(String, usize)>,
    took: Vec<(String, usize)>,
}

impl<'a> Columns<'a> {
    fn of(data: &'a Dataset) -> anyhow::Result<Self> {
        let places = data.places();
        for needed in ["rules", "setup", "players", "decisions", "seat0_total", "seat0_rank"] {
            if !places.contains_key(needed) {
                return Err(GamesError::Column { column: needed }.into());
            }
        }
        let seat = |who: &str| -> Option<Seat> {
            let own: Vec<(&str, usize)> = places
                .iter()
                .filter_map(|(name, &at)| Some((name.strip_prefix(who)?.strip_prefix('_')?, at)))
                .collect();
            let find = |wanted: &str| own.iter().find(|(name, _)| *name == wanted).map(|&(_, at)| at);
            let mut seat = Seat {
                bot: find("bot"),
                total: find("total")?,
                rank: find("rank")?,
                points: Vec::new(),
                took: Vec::new(),
            };
            for (name, at) in own {
                match name.strip_prefix("took_") {
                    Some(family) => seat.took.push((family.to_string(), at)),
                    None if ["bot", "total", "rank"].contains(&name) => {}
                    None => seat.points.push((name.to_string(), at)),
                }
            }
            seat.points.sort_by_key(|&(_, at)| at);
            seat.took.sort_by_key(|&(_, at)| at);
            Some(seat)
        };
        let seats = (0..).map_while(|number| seat(&format!("seat{number}"))).collect();
        let rounds = (1..).map_while(|round| {
            let find = |what: &str| places.get(format!("round{round}_{what}").as_str()).copied();
            Some((find("decisions")?, find("options")?))
        });
        Ok(Columns { seats, rival: seat("rival"), rounds: rounds.collect(), places })
    }

    fn text(&self, row: &[Cell], name: &str) -> Option<String> {
        self.places.get(name).and_then(|&at| row[at].text())
    }

    fn number(&self, row: &[Cell], name: &str) -> Option<i64> {
        self.places.get(name).and_then(|&at| row[at].integer())
    }

    fn add(&self, row: &[Cell], study: &mut Study) {
        let setting = Setting {
            setup: self.text(row, "setup").unwrap_or_default(),
            board: self.text(row, "board"),
            variants: self
                .text(row, "variants")
                .map(|list| list.split_whitespace().map(String::from).collect())
                .unwrap_or_default(),
            players: self.number(row, "players").unwrap_or_default() as usize,
        };
        let at = study.settings.iter().position(|known| *known == setting).unwrap_or_else(|| {
            study.settings.push(setting);
            study.settings.len() - 1
        });
        let seats = self.seats.iter().filter_map(|seat| result(row, seat, study)).collect();
        let rival = self.rival.as_ref().and_then(|seat| result(row, seat, study));
        study.games.push(Game {
            setting: at,
            decisions: self.number(row, "decisions").unwrap_or_default(),
            rounds: self
                .rounds
                .iter()
                .map(|&(decisions, options)| {
                    (row[decisions].integer().unwrap_or_default(), row[options].integer().unwrap_or_default())
                })
                .collect(),
            seats,
            rival,
        });
    }
}

/// The index of a name in a list, which grows with each unknown name.
fn place(list: &mut Vec<String>, name: &str) -> usize {
    list.iter().position(|known| known == name).unwrap_or_else(|| {
        list.push(name.to_string());
        list.len() - 1
    })
}

fn result(row: &[Cell], seat: &Seat, study: &mut Study) -> Option<Result> {
    let mut result = Result {
        bot: seat.bot.and_then(|at| row[at].text()),
        total: row[seat.total].integer()?,
        rank: row[seat.rank].integer()?,
        ..Result::default()
    };
    for (name, at) in &seat.points {
        let category = place(&mut study.categories, name);
        result.points.resize(result.points.len().max(category + 1), None);
        result.points[category] = row[*at].integer();
    }
    for (name, at) in &seat.took {
        let family = place(&mut study.families, name);
        result.took.resize(result.took.len().max(family + 1), Vec::new());
        result.took[family] = row[*at]
            .text()
            .map(|list| list.split_whitespace().map(String::from).collect())
            .unwrap_or_default();
    }
    Some(result)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::{Column, Kind};

    #[test]
    fn rows_become_games_by_the_names_of_their_columns() {
        let names = [
            ("rules", Kind::Text),
            ("setup", Kind::Text),
            ("board", Kind::Text),
            ("players", Kind::Integer),
            ("decisions", Kind::Integer),
            ("round1_decisions", Kind::Integer),
            ("round1_options", Kind::Integer),
            ("seat0_bot", Kind::Text),
            ("seat0_total", Kind::Integer),
            ("seat0_rank", Kind::Integer),
            ("seat0_idols", Kind::Integer),
            ("seat0_took_card", Kind::Text),
            ("seat1_total", Kind::Integer),
            ("seat1_rank", Kind::Integer),
        ];
        let row = |setup: &str, board: &str, second: Option<i64>| -> Vec<Cell> {
            let players = 1 + i64::from(second.is_some());
            vec![
                "toy".into(),
                setup.into(),
                board.into(),
                players.into(),
                9_i64.into(),
                3_i64.into(),
                12_i64.into(),
                "easy".into(),
                50_i64.into(),
                1_i64.into(),
                7_i64.into(),
                "rope axe rope".into(),
                second.into(),
                second.map(|_| 2_i64).into(),
            ]
        };
        let columns = names.map(|(name, kind)| Column::new(name, kind)).to_vec();
        let rows = vec![row("b2", "b", Some(40)), row("a1", "a", None), row("b1", "b", None)];
        let found = studies(&[Dataset { columns: columns.clone(), rows }]).expect("games");
        let [study] = &found[..] else { panic!("one game, {}", found.len()) };
        let setups: Vec<&str> = study.settings.iter().map(|setting| setting.setup.as_str()).collect();
        assert_eq!(setups, ["b1", "b2", "a1"], "boards as they appear, then by players");
        let game = &study.games[0];
        assert_eq!(
            (game.setting, game.seats.len(), game.winners(), &game.rounds[..]),
            (1, 2, 1, &[(3, 12)][..])
        );
        assert_eq!((study.games[1].setting, study.games[1].seats.len()), (2, 1));
        assert_eq!(
            (&study.categories, &study.families),
            (&vec!["idols".to_string()], &vec!["card".to_string()])
        );
        let first = &game.seats[0];
        assert_eq!((first.total, &first.points[..], first.took[0].len()), (50, &[Some(7)][..], 3));

        assert!(studies(&[]).is_err());
        let short = Dataset { columns: columns[1..].to_vec(), rows: Vec::new() };
        assert!(studies(&[short]).expect_err("no rules").to_string().contains("no column rules"));
    }
}
