//! The component tables of Arnak: the files, their columns, and how they become [`Rows`].
//!
//! The kernel reads and layers the files and reports positions; this module knows what a row means, `board`
//! for the boards and `rival` for the rival's tiles. `canon` is the text that records are bound to. The build script
//! lists the files of the boards; content folders can add more.

mod board;
mod canon;
mod rival;

use kernel::content::{
    At, ContentError as Table, Reader, Row, Schema, TableFile, Tables, is_whole, lay, load,
};
use kernel::{Lang, Problems};

use crate::errors::{ContentError, Counted};
use crate::purse::{Cost, Icons, Purse};
use crate::tables::{
    AssistantRow, BoardRow, CardRow, GuardianRow, KindRow, MAX_ITEMS, Named, NamedAfter, Rows, SlotRow,
    TileRow, When,
};
use crate::verb::Verb;

pub use canon::{canonical, content_hash};
pub use rival::deed_words;

macro_rules! schema {
    ($file:literal, $sum:expr, $($section:literal: $columns:expr),+) => {
        schema!($file, $sum, &[$(($section, $columns)),+])
    };
    ($file:literal, $sum:expr, $sections:expr) => {
        Schema {
            file: concat!("arnak/", $file),
            text: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/content/", $file)),
            sections: $sections,
            sum: $sum,
        }
    };
}

const CARD: &[&str] = &["en", "cost", "points", "travel", "when", "effect", "exile"];
const BASIC: &[&str] = &["en", "points", "travel", "when", "effect"];
const ASSISTANT: &[&str] = &["en", "when", "silver", "gold"];
const GUARDIAN: &[&str] = &["en", "cost", "boon"];
const TILE: &[&str] = &["en", "level", "effect"];
const KIND: &[&str] = &["en", "copies", "effect"];
const SLOT: &[&str] = &["en", "effect"];
const RIVAL: &[&str] = &["en", "colour", "family", "arrow", "rounds"];
const OBJECTIVE: &[&str] = &["en"];
const BOARD: &[&str] = &["en", "twisted", "arrival", "reserve", "lantern"];
const ABOUT: &[&str] = &["en"];
const SITE: &[&str] = &["line", "column", "spaces", "discover", "idols", "en", "effect", "obscure"];
const ROW: &[&str] = &["points", "glass", "notebook", "lantern", "lantern_points"];
const SPOT: &[&str] = &[
    "row",
    "column",
    "from",
    "cost",
    "points",
    "glass",
    "notebook",
    "lantern",
    "lantern_points",
    "bonus",
    "rescue",
    "temple",
    "wall",
    "wall_from",
    "wall_cost",
    "en",
];
const BRIDGE: &[&str] = &["from", "to", "cost"];
const STACK: &[&str] = &["en", "points", "cost", "tiles", "row", "idol"];
const ALTAR: &[&str] = &["en", "points", "row"];
const PASSAGE: &[&str] = &["en", "from", "side", "tile", "cost"];

/// The lists of a board.
const WHOLE_BOARD: &[(&str, &[&str])] = &[
    ("board", BOARD),
    ("about", ABOUT),
    ("sites", SITE),
    ("rows", ROW),
    ("track", SPOT),
    ("bridges", BRIDGE),
    ("stacks", STACK),
    ("altars", ALTAR),
    ("passages", PASSAGE),
];
/// The lists of a file that is laid over the one of a board.
const OVER_BOARD: &[(&str, &[&str])] = &[
    ("sites", SITE),
    ("rows", ROW),
    ("track", SPOT),
    ("bridges", BRIDGE),
    ("stacks", STACK),
    ("altars", ALTAR),
    ("passages", PASSAGE),
];

const BASE: &[Schema<'_>] = &[
    schema!("items.toml", None, "rows": CARD),
    schema!("artifacts.toml", None, "rows": CARD),
    schema!("basics.toml", None, "rows": BASIC),
    schema!("assistants.toml", None, "rows": ASSISTANT),
    schema!("guardians.toml", None, "rows": GUARDIAN),
    schema!("site_tiles.toml", None, "rows": TILE),
    schema!("idols.toml", Some("copies"), "rows": KIND),
    schema!("bonus_tiles.toml", Some("copies"), "rows": KIND),
    schema!("idol_slots.toml", None, "rows": SLOT),
    schema!("rival.toml", None, "rows": RIVAL),
];
/// The files of the boards in their order.
const BOARDS: &[Schema<'_>] = include!(concat!(env!("OUT_DIR"), "/boards.rs"));
const TWISTED: &[Schema<'_>] = &[
    schema!("twisted_assistants_reconstructed.toml", None, "rows": ASSISTANT),
    schema!("twisted_guardians_reconstructed.toml", None, "rows": GUARDIAN),
    schema!("twisted_site_tiles.toml", None, "rows": TILE),
    schema!("twisted_idols.toml", Some("copies"), "rows": KIND),
    schema!("twisted_bonus_tiles_reconstructed.toml", Some("copies"), "rows": KIND),
    schema!("twisted_rival.toml", None, "rows": RIVAL, "objectives": OBJECTIVE),
    schema!("twisted_rival_reconstructed.toml", None, "rows": RIVAL),
];

/// Every table of the program, as `--content` folders may override it.
pub const SCHEMAS: &[Schema<'_>] = &{
    let mut all = [BASE[0]; BASE.len() + BOARDS.len() + TWISTED.len()];
    let (mut at, parts) = (0, [BASE, BOARDS, TWISTED]);
    let mut part = 0;
    while part < parts.len() {
        let mut i = 0;
        while i < parts[part].len() {
            all[at] = parts[part][i];
            (at, i) = (at + 1, i + 1);
        }
        part += 1;
    }
    all
};

/// The end of the name of a file that is laid over the one of a board.
const RECONSTRUCTED: &str = "_reconstructed";
/// A position holds the number of its board in a byte.
const MAX_BOARDS: usize = u8::MAX as usize;
/// Card sets hold items, artifacts, basic cards and Fear in 128 bits.
const MAX_CARDS: usize = 118;
/// Assistants, guardians and rival tiles fit into sets of this size.
const MAX_TILES: usize = 32;
/// Site tiles, all of which may end up under their stacks.
const MAX_SITE_TILES: usize = 20;
/// Kinds of idols and of bonus tiles.
const MAX_KINDS: usize = 12;
/// Slot effects are the branches of one choice.
const MAX_SLOTS: usize = 8;

/// The embedded tables with `overrides` laid over them, or every reason why they cannot be used.
pub fn rows(overrides: &[TableFile]) -> Result<Rows, Problems> {
    let mut problems = Problems::default();
    let schemas = schemas(overrides);
    let tables = load("arnak", &schemas, overrides, &mut problems);
    let boards: Vec<&str> = schemas.iter().filter_map(|schema| board_of(schema.file)).collect();
    let mut loader = Loader { tables: &tables, problems: &mut problems };
    let rows = loader.rows(&boards);
    problems.or(rows)
}

/// The keys of the boards of the program, in their order.
pub fn boards() -> Vec<&'static str> {
    BOARDS.iter().filter_map(|schema| board_of(schema.file)).collect()
}

/// The key of the board that a file defines.
fn board_of(file: &str) -> Option<&str> {
    let key = file.strip_prefix("arnak/board_")?.strip_suffix(".toml")?;
    (!key.ends_with(RECONSTRUCTED)).then_some(key)
}

/// The tables of the program, and those of boards that only the overrides have, by name. A set that states every
/// other table as a whole is complete: a board that it lacks was added to the program later, and the games that began
/// with the set do not have it.
fn schemas(overrides: &[TableFile]) -> Vec<Schema<'_>> {
    let stated = |schema: &Schema<'_>| overrides.iter().any(|file| file.name == schema.file);
    let whole =
        |schema: &Schema<'_>| overrides.iter().any(|file| file.name == schema.file && is_whole(&file.text));
    let complete = BASE.iter().chain(TWISTED).all(whole);
    let built_in = SCHEMAS.iter().filter(|schema| {
        let board = BOARDS.iter().any(|board| board.file == schema.file);
        !complete || !board || stated(schema)
    });
    let mut all: Vec<Schema<'_>> = built_in.copied().collect();
    let known = |name: &str| SCHEMAS.iter().any(|schema| schema.file == name);
    let new = overrides.iter().map(|file| file.name.as_str());
    let mut new: Vec<&str> = new.filter(|name| board_of(name).is_some() && !known(name)).collect();
    new.sort_unstable();
    new.dedup();
    all.extend(new.into_iter().map(|file| Schema { file, text: "", sections: WHOLE_BOARD, sum: None }));
    all
}

/// All tables on their way to [`Rows`].
struct Loader<'a> {
    tables: &'a Tables,
    problems: &'a mut Problems,
}

impl<'a> Loader<'a> {
    fn rows(&mut self, boards: &[&str]) -> Rows {
        let mut basics = self.each("basics.toml", |r| card(r, "basic", 0));
        let fear = basics.iter().position(|card| card.name.key == "fear").map(|at| basics.remove(at));
        let fear = fear.expect("rows can be changed but not removed, so Fear is there");
        let rows = Rows {
            items: self.each("items.toml", |r| bought(r, "item")),
            artifacts: self.each("artifacts.toml", |r| bought(r, "artifact")),
            basics,
            fear,
            assistants: self.both("assistants.toml", "twisted_assistants_reconstructed.toml", assistant),
            guardians: self.both("guardians.toml", "twisted_guardians_reconstructed.toml", guardian),
            tiles: self.both("site_tiles.toml", "twisted_site_tiles.toml", tile),
            idols: self.kinds("idol", "idols.toml", "twisted_idols.toml"),
            bonuses: self.kinds("bonus_tile", "bonus_tiles.toml", "twisted_bonus_tiles_reconstructed.toml"),
            slots: self.each("idol_slots.toml", slot),
            boards: boards.iter().filter_map(|key| self.board(key)).collect(),
            rival: self.rival(),
            objectives: self.objectives(),
        };
        self.check(&rows);
        rows
    }

    fn section(&self, file: &str, section: &str) -> &'a [Row] {
        self.tables.rows(&format!("arnak/{file}"), section)
    }

    fn each<T>(&mut self, file: &str, read: fn(&mut Reader<'_>) -> T) -> Vec<T> {
        let rows = self.section(file, "rows");
        rows.iter().map(|row| read(&mut Reader::new(row, self.problems))).collect()
    }

    /// Base rows, then the expansion's own.
    fn both<T>(&mut self, base: &str, twisted: &str, read: fn(&mut Reader<'_>, bool) -> T) -> Vec<T> {
        let mut all = Vec::new();
        let known = self.section(base, "rows");
        for row in known {
            all.push(read(&mut Reader::new(row, self.problems), false));
        }
        for row in self.section(twisted, "rows") {
            if known.iter().any(|other| other.id == row.id) {
                let error = Table::IdTaken { id: row.id.clone(), file: format!("arnak/{base}") };
                self.problems.push_at(&row.at, error);
            }
            all.push(read(&mut Reader::new(row, self.problems), true));
        }
        all
    }

    /// Kinds of the base box; the expansion adds copies of some, and kinds of its own.
    fn kinds(&mut self, family: &'static str, base: &str, twisted: &str) -> Vec<KindRow> {
        let known = self.section(base, "rows");
        let read = |row| kind(&mut Reader::new(row, self.problems), family, false);
        let mut kinds: Vec<KindRow> = known.iter().map(read).collect();
        for row in self.section(twisted, "rows") {
            let reader = &mut Reader::new(row, self.problems);
            let Some(known) = kinds.iter_mut().find(|kind| kind.name.key == row.id) else {
                kinds.push(kind(reader, family, true));
                continue;
            };
            known.twisted = reader.number("copies", 0..=20) as u8;
            known.name.confidence = known.name.confidence.max(reader.confidence());
            let columns = Lang::all().map(Lang::code).chain(["effect"]);
            for column in columns.filter(|column| row.cell(column).is_some()) {
                let (id, file) = (row.id.clone(), format!("arnak/{base}"));
                reader.refuse(column, ContentError::Elsewhere { column, id, file });
            }
        }
        kinds
    }

    /// Checks across tables, so that every setup can be dealt.
    fn check(&mut self, rows: &Rows) {
        let files = ["items.toml", "artifacts.toml", "basics.toml"];
        let cards: Vec<&Row> = files.iter().flat_map(|file| self.section(file, "rows")).collect();
        for (at, row) in cards.iter().enumerate() {
            if cards[..at].iter().any(|other| other.id == row.id) {
                self.problems.push_at(&row.at, ContentError::CardId { id: row.id.clone() });
            }
        }
        self.at_most("items.toml", Counted::Items, rows.items.len(), MAX_ITEMS);
        self.at_most("artifacts.toml", Counted::Cards, rows.items.len() + rows.artifacts.len(), MAX_CARDS);
        self.at_most("assistants.toml", Counted::Assistants, rows.assistants.len(), MAX_TILES);
        self.at_most("guardians.toml", Counted::Guardians, rows.guardians.len(), MAX_TILES);
        self.at_most("site_tiles.toml", Counted::SiteTiles, rows.tiles.len(), MAX_SITE_TILES);
        self.at_most("idols.toml", Counted::IdolKinds, rows.idols.len(), MAX_KINDS);
        self.at_most("bonus_tiles.toml", Counted::BonusKinds, rows.bonuses.len(), MAX_KINDS);
        self.at_most("idol_slots.toml", Counted::Slots, rows.slots.len(), MAX_SLOTS);
        self.at_most("rival.toml", Counted::RivalTiles, rows.rival.len(), MAX_TILES);
        self.at_most("twisted_rival.toml", Counted::Objectives, rows.objectives.len(), 5);
        if rows.basics.len() != 4 {
            self.refuse("basics.toml", ContentError::Basics);
        }
        for (level, sites) in [(1, 8), (2, 4)] {
            let have = rows.tiles.iter().filter(|tile| tile.level == level && !tile.twisted).count();
            self.at_least("site_tiles.toml", Counted::TilesOfLevel { level }, have, sites);
        }
        if let Some(board) = rows.boards.get(MAX_BOARDS) {
            self.at_most(
                &format!("board_{}.toml", board.name.key),
                Counted::Boards,
                rows.boards.len(),
                MAX_BOARDS,
            );
        }
        for board in &rows.boards {
            self.check_supply(rows, board);
        }
    }

    /// A board deals its idols and bonus tiles from the boxes that it needs.
    fn check_supply(&mut self, rows: &Rows, board: &BoardRow) {
        let in_box = |kinds: &[KindRow]| {
            let each = kinds.iter().map(|kind| kind.copies + if board.twisted { kind.twisted } else { 0 });
            each.map(usize::from).sum::<usize>()
        };
        let sum = |numbers: &mut dyn Iterator<Item = u8>| numbers.map(usize::from).sum::<usize>();
        let idols = sum(&mut board.sites.iter().map(|site| site.idols.0 + site.idols.1));
        let summit = sum(&mut board.stacks.iter().filter(|stack| stack.idol).map(|stack| stack.count[3]));
        let hidden = board.passages.iter().filter(|passage| passage.tile == 0).count();
        let need = idols + summit + hidden;
        let what = Counted::IdolsFor { board: board.name.say(Lang::EN) };
        self.at_least("idols.toml", what, in_box(&rows.idols), need);

        let dealt = sum(&mut board.track.iter().map(|spot| spot.bonus[3]));
        let temple = board.track.iter().filter(|spot| spot.temple).count() * 4;
        let what = Counted::BonusesFor { board: board.name.say(Lang::EN) };
        self.at_least("bonus_tiles.toml", what, in_box(&rows.bonuses), dealt + temple);
    }

    /// Reports something about a whole file.
    fn refuse(&mut self, file: &str, error: ContentError) {
        self.problems.push_at(&At::top(&format!("arnak/{file}")), error);
    }

    fn at_most(&mut self, file: &str, what: Counted, have: usize, most: usize) {
        if have > most {
            self.refuse(file, ContentError::TooMany { have, what, most });
        }
    }

    fn at_least(&mut self, file: &str, what: Counted, have: usize, least: usize) {
        if have < least {
            self.refuse(file, ContentError::TooFew { have, what, least });
        }
    }

    fn laid(&mut self, base: &str, over: &str, section: &str, add: bool) -> Vec<Row> {
        lay(self.section(base, section), self.section(over, section), add, self.problems)
    }
}

fn named(r: &mut Reader<'_>, family: &'static str) -> Named {
    if !r.has(Lang::EN.code()) {
        r.text(Lang::EN.code());
    }
    named_after(r, family, None)
}

/// The names that the table gives; a component without one is named after its place.
fn named_after(r: &mut Reader<'_>, family: &'static str, place: Option<NamedAfter>) -> Named {
    let mut given = Vec::new();
    for lang in Lang::all() {
        let column = lang.code();
        let Some(name) = r.text_if(column) else { continue };
        if name.trim().is_empty() {
            r.refuse(column, Table::Empty { column: column.into() });
        }
        given.push((lang, name));
    }
    Named { key: r.id().to_string(), family, given, place, confidence: r.confidence() }
}

/// A cost of tokens only.
fn purse(r: &mut Reader<'_>, column: &str) -> Purse {
    let cost = r.cost::<Verb>(column).unwrap_or_default();
    if cost != (Cost { res: cost.res, ..Cost::default() }) {
        r.refuse(column, ContentError::Resources { column: column.into() });
    }
    cost.res
}

/// A list of travel icons.
fn icons(r: &mut Reader<'_>, column: &str, cost: Cost) -> Icons {
    if cost != (Cost { icons: cost.icons, ..Cost::default() }) {
        r.refuse(column, ContentError::TravelIcons { column: column.into() });
    }
    cost.icons
}

fn bought(r: &mut Reader<'_>, family: &'static str) -> CardRow {
    let cost = r.number("cost", 0..=9) as u8;
    card(r, family, cost)
}

fn card(r: &mut Reader<'_>, family: &'static str, cost: u8) -> CardRow {
    let travel = r.cost::<Verb>("travel").unwrap_or_default();
    CardRow {
        name: named(r, family),
        cost,
        points: r.number("points", -9..=20) as i8,
        icons: icons(r, "travel", travel),
        when: r.word("when", &[("free", When::Free), ("main", When::Main), ("never", When::Never)]),
        exiles: r.flag("exile"),
        effect: r.effect("effect"),
    }
}

fn assistant(r: &mut Reader<'_>, twisted: bool) -> AssistantRow {
    AssistantRow {
        name: named(r, "assistant"),
        main: r.word("when", &[("free", false), ("main", true)]),
        sides: [r.effect("silver"), r.effect("gold")],
        twisted,
    }
}

fn guardian(r: &mut Reader<'_>, twisted: bool) -> GuardianRow {
    let cost = r.cost::<Verb>("cost").unwrap_or_default();
    if cost.idols > 0 {
        r.refuse("cost", ContentError::GuardianIdols);
    }
    GuardianRow { name: named(r, "guardian"), cost, boon: r.effect("boon"), twisted }
}

fn tile(r: &mut Reader<'_>, twisted: bool) -> TileRow {
    TileRow {
        name: named(r, "site_tile"),
        level: r.number("level", 1..=2) as u8,
        effect: r.effect("effect"),
        twisted,
    }
}

fn kind(r: &mut Reader<'_>, family: &'static str, twisted: bool) -> KindRow {
    let copies = r.number("copies", 0..=20) as u8;
    let (copies, twisted) = if twisted { (0, copies) } else { (copies, 0) };
    KindRow { name: named(r, family), effect: r.effect("effect"), copies, twisted }
}

fn slot(r: &mut Reader<'_>) -> SlotRow {
    SlotRow { name: named(r, "idol_slot"), effect: r.effect("effect") }
}
