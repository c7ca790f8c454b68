//! Reads the component tables, checks counts and references, and builds the flat tables of the
//! rules.
//!
//! The kernel reads and layers the files and reports positions; this module knows what a row means, `rooms` for the
//! rooms.

mod rooms;

use kernel::content::{At, ContentError as Table, Reader, Row, Schema, TableFile, Tables as Files, load};
use kernel::effect::{Effect, Verb as _};
use kernel::{Lang, Problems};

use crate::errors::{ContentError, Counted as Counts, Here};
use crate::grid::Grid;
use crate::ids::{COLOURS, MAX_KINDS, MAX_TILES, Node, Room, SITES, TREASURES, members};
use crate::tables::{Bank, Counted, KindInfo, Name, Numbers, RiverInfo, RoomKind, Tables, TileInfo};
use crate::verb::{COLOUR_IDS, Verb};

macro_rules! schema {
    ($file:literal, $sum:expr, $columns:expr) => {
        Schema {
            file: concat!("tikal/", $file),
            text: include_str!(concat!("../../content/", $file)),
            sections: &[("rows", $columns)],
            sum: $sum,
        }
    };
}

/// Every table, as `--content` folders may override it.
pub const SCHEMAS: &[Schema<'_>] = &[
    schema!("colours.toml", Some("keys"), &["en", "keys"]),
    schema!("treasures.toml", Some("tokens"), &["en", "tokens"]),
    schema!("wheel.toml", None, &["value"]),
    schema!("action_tiles.toml", None, &["effect", "back"]),
    schema!("cards.toml", Some("copies"), &["en", "copies", "effect"]),
    schema!("temple.toml", None, &["q", "r"]),
    schema!("river.toml", None, &["kind", "en", "tiles"]),
    schema!("rooms.toml", None, &["kind", "en", "colour", "doors", "cell", "altar", "near", "spots"]),
    schema!("numbers.toml", None, &["value", "en"]),
];

/// Most copies of one component, and most points of one number.
const MANY: i64 = 200;

impl Tables {
    /// Reads the embedded tables with `overrides` laid over them.
    pub fn build(overrides: &[TableFile]) -> Result<Tables, Problems> {
        let mut problems = Problems::default();
        let files = load("tikal", SCHEMAS, overrides, &mut problems);
        let tables = Loader { files: &files, problems: &mut problems }.tables();
        match tables {
            Some(tables) if problems.0.is_empty() => Ok(tables),
            _ => Err(problems),
        }
    }
}

/// All files on their way to [`Tables`].
struct Loader<'a> {
    files: &'a Files,
    problems: &'a mut Problems,
}

impl<'a> Loader<'a> {
    fn tables(&mut self) -> Option<Tables> {
        let colours = self.each("colours.toml", |r| counted("colour", r, "keys", 0..=MANY));
        let treasures = self.each("treasures.toml", |r| counted("treasure", r, "tokens", 0..=MANY));
        let wheel = self.each("wheel.toml", |r| (r.number("value", 0..=20) as u8, r.confidence()));
        let tiles = self.each("action_tiles.toml", tile);
        let kinds: Vec<KindInfo> = self.each("cards.toml", card).into_iter().flatten().collect();
        let number_rows = self.each("numbers.toml", |r| counted("number", r, "value", 0..=MANY));
        self.at_most("action_tiles.toml", Counts::Tiles, tiles.len(), MAX_TILES);
        self.at_most("cards.toml", Counts::Kinds, self.rows("cards.toml").len(), MAX_KINDS);
        self.check_colours();
        self.check_amounts(&colours, &treasures, &kinds);
        self.check_ids();
        self.exactly("wheel.toml", Counts::Sectors, wheel.len(), TREASURES);

        let (grid, spaces) = self.temple();
        let (river, sites) = self.river(&tiles);
        let rooms = self.rooms_of(&spaces);
        let numbers = self.numbers(&number_rows);

        let of_kind = |kind: RoomKind| rooms.iter().filter(|room| room.kind == kind).count() as u8;
        let printed = of_kind(RoomKind::Printed);
        let light = printed + of_kind(RoomKind::Stack);
        let secret = of_kind(RoomKind::Secret);
        let in_temple = rooms.len() as u8 - secret;
        let all_read = rooms.len() == self.rows("rooms.toml").len();
        if all_read && in_temple as usize != spaces.len() {
            let error = ContentError::Temple { rooms: in_temple, spaces: spaces.len() };
            self.refuse("rooms.toml", error);
        }
        let grid = grid.filter(|_| self.problems.0.is_empty())?;
        let mut tables = Tables {
            colours,
            treasures,
            wheel: std::array::from_fn(|at| wheel[at].0),
            wheel_confidence: std::array::from_fn(|at| wheel[at].1),
            tiles,
            kinds,
            spaces,
            spaces_confidence: self.rows("temple.toml").iter().map(Row::confidence).collect(),
            grid,
            river,
            sites,
            treasure_room: Room(in_temple - 1),
            rooms,
            printed,
            light,
            secret,
            numbers,
            number_rows,
            hash: 0,
        };
        tables.hash = tables.rules_hash();
        Some(tables)
    }

    fn rows(&self, file: &str) -> &'a [Row] {
        self.files.rows(&format!("tikal/{file}"), "rows")
    }

    fn each<T>(&mut self, file: &str, read: impl Fn(&mut Reader<'_>) -> T) -> Vec<T> {
        self.rows(file).iter().map(|row| read(&mut Reader::new(row, self.problems))).collect()
    }

    /// Reports a problem with a table as a whole.
    fn refuse(&mut self, file: &str, error: ContentError) {
        self.problems.push_at(&At::top(&format!("tikal/{file}")), error);
    }

    fn at_most(&mut self, file: &str, what: Counts, have: usize, most: usize) {
        if have > most {
            self.refuse(file, ContentError::TooMany { have, what, most });
        }
    }

    fn exactly(&mut self, file: &str, what: Counts, have: usize, want: usize) {
        if have != want {
            self.refuse(file, ContentError::Exactly { want, what, have });
        }
    }

    fn check_colours(&mut self) {
        let ids: Vec<&str> = self.rows("colours.toml").iter().map(|row| row.id.as_str()).collect();
        if ids != COLOUR_IDS {
            self.refuse("colours.toml", ContentError::Colours { known: COLOUR_IDS.to_vec() });
        }
    }

    /// Amounts the rules take for granted: keys to start with, treasures for every pile.
    fn check_amounts(&mut self, colours: &[Counted], treasures: &[Counted], kinds: &[KindInfo]) {
        let sum = |rows: &[Counted]| rows.iter().map(|row| u32::from(row.n)).sum::<u32>();
        let (keys, tokens) = (sum(colours), sum(treasures));
        if !(10..=200).contains(&keys) {
            let error = ContentError::Between { low: 10, high: 200, what: Counts::Keys, have: keys };
            self.refuse("colours.toml", error);
        }
        if !(6..=100).contains(&tokens) {
            let error = ContentError::Between { low: 6, high: 100, what: Counts::Treasures, have: tokens };
            self.refuse("treasures.toml", error);
        }
        self.exactly("treasures.toml", Counts::TreasureTypes, treasures.len(), TREASURES);
        let cards: u32 = kinds.iter().map(|kind| u32::from(kind.copies)).sum();
        self.at_most("cards.toml", Counts::Cards, cards as usize, 200);
    }

    /// Tokens drawn and kept are identified only by their id, so treasures, cards and rooms share one list
    /// of ids.
    fn check_ids(&mut self) {
        let files = ["treasures.toml", "cards.toml", "rooms.toml"];
        let all: Vec<(&str, &Row)> =
            files.iter().flat_map(|&file| self.rows(file).iter().map(move |row| (file, row))).collect();
        for (at, (file, row)) in all.iter().enumerate() {
            let taken = all[..at].iter().find(|(other, known)| other != file && known.id == row.id);
            if let Some((other, _)) = taken {
                let error = Table::IdTaken { id: row.id.clone(), file: format!("tikal/{other}") };
                self.problems.push_at(&row.at, error);
            }
        }
    }

    fn temple(&mut self) -> (Option<Grid>, Vec<(String, Node)>) {
        let cells =
            self.each("temple.toml", |r| (r.number("q", -60..=60) as i8, r.number("r", -60..=60) as i8));
        let rows = self.rows("temple.toml");
        for (at, row) in rows.iter().enumerate() {
            if cells[..at].contains(&cells[at]) {
                Reader::new(row, self.problems).refuse("q", ContentError::SpaceTwice);
            }
        }
        let Some((grid, nodes)) = Grid::new(&cells) else {
            self.refuse("temple.toml", ContentError::Frame);
            return (None, Vec::new());
        };
        // The temple is one building: every space can be reached from the first over neighbouring spaces.
        let joined = joined(&grid, nodes[0]);
        for (row, _) in rows.iter().zip(&nodes).filter(|(_, node)| joined & node.bit() == 0) {
            Reader::new(row, self.problems).refuse("q", ContentError::SpaceApart { id: row.id.clone() });
        }
        (Some(grid), rows.iter().map(|row| row.id.clone()).zip(nodes).collect())
    }

    fn river(&mut self, tiles: &[TileInfo]) -> (Vec<RiverInfo>, [u8; SITES]) {
        let mut river = self.each("river.toml", place);
        let mut sites = [0; SITES];
        let mut found = 0;
        for (at, place) in river.iter_mut().enumerate() {
            if let Bank::Site(number) = &mut place.bank {
                *number = found as u8;
                if found < SITES {
                    sites[found] = at as u8;
                }
                found += 1;
            }
        }
        self.exactly("river.toml", Counts::Sites, found, SITES);
        for players in 2..=4_usize {
            let dealt: usize = river.iter().map(|place| place.tiles[players - 2] as usize).sum();
            let in_play = tiles.iter().filter(|tile| tile.back as usize <= players).count();
            if dealt != in_play || !dealt.is_multiple_of(players) || dealt == 0 {
                self.refuse("river.toml", ContentError::TilesDealt { players, dealt, tiles: in_play });
            }
        }
        (river, sites)
    }

    fn numbers(&mut self, rows: &[Counted]) -> Numbers {
        let mut numbers = Numbers::default();
        let mut fields: [(&str, &mut u8); 7] = [
            ("passage_tokens", &mut numbers.passage_tokens),
            ("flags", &mut numbers.flags),
            ("longest_move", &mut numbers.longest_move),
            ("forest_loss", &mut numbers.forest_loss),
            ("rescue_cost", &mut numbers.rescue_cost),
            ("altar_points", &mut numbers.altar_points),
            ("treasure_points", &mut numbers.treasure_points),
        ];
        for (row, written) in rows.iter().zip(self.rows("numbers.toml")) {
            if let Some(field) = fields.iter_mut().find(|field| field.0 == row.id) {
                *field.1 = row.n;
                continue;
            }
            let size = row.id.strip_prefix("set_of_").and_then(|n| n.parse::<usize>().ok());
            match size.filter(|n| (1..=COLOURS).contains(n)) {
                Some(n) => numbers.set_points[n] = row.n,
                None => {
                    self.problems.push_at(&written.at, ContentError::NoNumber { id: row.id.clone() });
                }
            }
        }
        if numbers.longest_move as usize != SITES - 1 {
            // Every other site stays within reach, so that a tile can always be taken (ruling 3.2).
            self.refuse("numbers.toml", ContentError::LongestMove { n: SITES - 1 });
        }
        numbers
    }
}

/// The spaces that can be reached from `from` over neighbouring spaces.
fn joined(grid: &Grid, from: Node) -> u64 {
    let mut set = from.bit();
    loop {
        let beside = members(set).flat_map(|node| grid.neighbour[node as usize]);
        let more = beside.fold(set, |all, node| all | node.bit());
        if more == set {
            return set;
        }
        set = more;
    }
}

fn name(family: &str, r: &mut Reader<'_>) -> Name {
    let mut own = Vec::new();
    // English is in the table itself; a box owner adds other languages.
    for lang in Lang::all().filter(|&lang| lang == Lang::EN || r.has(lang.code())).collect::<Vec<_>>() {
        let column = lang.code();
        let text = r.text(column);
        if r.has(column) && text.trim().is_empty() {
            r.refuse(column, Table::Empty { column: column.into() });
        }
        own.push((lang, text));
    }
    Name::new(format!("{family}-{}", r.id()), own)
}

fn counted(family: &str, r: &mut Reader<'_>, column: &str, range: std::ops::RangeInclusive<i64>) -> Counted {
    Counted {
        id: r.id().to_string(),
        name: name(family, r),
        n: r.number(column, range) as u8,
        confidence: r.confidence(),
    }
}

/// The steps of an effect that is a plain sequence, each of them allowed here; `refuse` gets the others.
fn steps(
    effect: &Effect<Verb>,
    allowed: fn(Verb) -> bool,
    here: &Here,
    mut refuse: impl FnMut(ContentError),
) -> Vec<Verb> {
    let steps: Vec<&Effect<Verb>> = match effect {
        Effect::Seq(steps) => steps.iter().collect(),
        step => vec![step],
    };
    let mut verbs = Vec::new();
    for step in steps {
        match step {
            Effect::Do(verb) if allowed(*verb) => verbs.push(*verb),
            Effect::Do(verb) => refuse(ContentError::Act { act: verb.print(), here: here.clone() }),
            Effect::Seq(_) | Effect::Either(_) | Effect::Pick(..) | Effect::Pay(..) => {
                refuse(ContentError::PlainSteps { here: here.clone() });
            }
        }
    }
    verbs
}

fn tile(r: &mut Reader<'_>) -> TileInfo {
    let effect = r.effect("effect");
    let verbs = steps(&effect, Verb::is_for_tiles, &Here::Tile, |reason| r.refuse("effect", reason));
    if verbs.len() > 8 {
        r.refuse("effect", ContentError::TileActs);
    }
    TileInfo {
        id: r.id().to_string(),
        effect,
        verbs,
        back: r.number("back", 2..=4) as u8,
        back_confidence: r.confidence_of("back"),
        confidence: r.confidence(),
    }
}

fn card(r: &mut Reader<'_>) -> Option<KindInfo> {
    let (name, copies) = (name("card", r), r.number("copies", 0..=MANY) as u8);
    let effect = r.effect("effect");
    let mut refused = false;
    let verbs = steps(&effect, Verb::is_for_cards, &Here::Card, |reason| {
        refused = true;
        r.refuse("effect", reason);
    });
    let [verb] = verbs[..] else {
        if !refused && r.has("effect") {
            r.refuse("effect", ContentError::CardActs);
        }
        return None;
    };
    Some(KindInfo {
        id: r.id().to_string(),
        name,
        verb,
        copies,
        confidence: r.confidence(),
        copies_confidence: r.confidence_of("copies"),
    })
}

fn place(r: &mut Reader<'_>) -> RiverInfo {
    let kinds = [("site", Bank::Site(0)), ("seaplane", Bank::Seaplane), ("forest", Bank::Forest)];
    let bank = r.word("kind", &kinds);
    if matches!(bank, Bank::Site(_)) != r.has("tiles") {
        r.refuse("tiles", ContentError::SiteTiles);
    }
    let tiles = r.numbers::<3>("tiles", 0..=MAX_TILES as i64).unwrap_or_default();
    RiverInfo {
        id: r.id().to_string(),
        name: name("river", r),
        bank,
        tiles: tiles.map(|n| n as u8),
        tiles_confidence: r.confidence_of("tiles"),
        confidence: r.confidence(),
    }
}
