//! Boards: sites, research tracks, temple tiles, altars and passages, and the checks that apply to every
//! board.

use kernel::content::{At, Reader, Row};

use super::{Loader, RECONSTRUCTED, icons, named, named_after, purse};
use crate::errors::{ContentError, Counted};
use crate::ids::{CAMPS, SITES, TOP_ROW};
use crate::purse::{Cost, Purse};
use crate::tables::{AltarRow, BoardRow, EdgeRow, NamedAfter, PassageRow, SiteRow, SpotRow, StackRow};
use crate::verb::Verb;

/// Lines of sites from the bottom with the number of sites in each.
const LINES: [(&str, usize); 4] = [("camp", CAMPS), ("lower", 4), ("upper", 4), ("level2", 4)];
/// The highest row of a track.
const MAX_ROW: i64 = TOP_ROW as i64;
/// Spaces of a track, bridges up from one of them, and places for bonus tiles on all of them.
const MAX_SPOTS: usize = 24;
const MAX_BRIDGES: usize = 4;
const MAX_BONUS: usize = 12;
/// Stacks of temple tiles, different values of temple tiles, altars, passages.
const MAX_STACKS: usize = 6;
const MAX_VALUES: usize = 3;
const MAX_ALTARS: usize = 5;
const MAX_PASSAGES: usize = 8;

impl<'a> Loader<'a> {
    /// The board with this key: its file, and the reconstructed one laid over it. `None` if the file of a content
    /// folder lacks it.
    pub(super) fn board(&mut self, key: &str) -> Option<BoardRow> {
        let file = &format!("board_{key}.toml");
        let reconstructed = &format!("board_{key}{RECONSTRUCTED}.toml");
        for section in ["board", "about"] {
            for other in self.section(file, section).iter().filter(|row| row.id != key) {
                self.problems.push_at(&other.at, ContentError::OnlyBoard { key: key.into() });
            }
        }
        let own = |rows: &'a [Row]| rows.iter().find(|row| row.id == key);
        let about = own(self.section(file, "about"));
        let about = about.map(|row| named(&mut Reader::new(row, self.problems), "board_about"));
        let Some(head) = own(self.section(file, "board")) else {
            self.refuse(file, ContentError::NoBoard { key: key.into() });
            return None;
        };
        let mut sites = self.laid(file, reconstructed, "sites", false);
        let rows = self.laid(file, reconstructed, "rows", false);
        let mut track = self.laid(file, reconstructed, "track", false);
        let bridges = self.laid(file, reconstructed, "bridges", true);
        let stacks = self.laid(file, reconstructed, "stacks", false);
        let altars = self.laid(file, reconstructed, "altars", false);
        let passages = self.laid(file, reconstructed, "passages", false);

        let r = &mut Reader::new(head, self.problems);
        let lantern = r.flag("lantern");
        let mut board = BoardRow {
            name: named(r, "board"),
            about,
            // Altars and lanterns are in that box alone.
            twisted: r.flag("twisted") || lantern || !altars.is_empty(),
            sites: Vec::new(),
            track: Vec::new(),
            edges: Vec::new(),
            stacks: Vec::new(),
            arrival: r.numbers("arrival", 0..=60).unwrap_or_default().map(|n| n as i8),
            altars: Vec::new(),
            reserve: r.all_numbers("reserve", -20..=0).into_iter().map(|n| n as i8).collect(),
            passages: Vec::new(),
            lantern,
        };
        if !lantern && !r.has("arrival") {
            r.refuse("arrival", ContentError::Arrival);
        }

        sites.sort_by_key(site_place);
        board.sites = sites.iter().map(|row| site(&mut Reader::new(row, self.problems))).collect();
        self.check_sites(&sites, &board, file);

        track.sort_by_key(|row| number(row, "row") * 100 + number(row, "column"));
        let widths: Vec<i64> = track.iter().map(|row| number(row, "row")).collect();
        for row in &track {
            let at_row = number(row, "row");
            let width = widths.iter().filter(|&&other| other == at_row).count();
            let merged = Self::with_row_effects(row, &rows, at_row);
            board.track.push(spot(&mut Reader::new(&merged, self.problems), width, lantern));
        }
        let before = self.problems.0.len();
        let places = self.edges(&track, &bridges, &mut board);
        if self.problems.0.len() == before {
            self.check_track(&track, &board, &places, file);
        }

        let top = board.track.last().map_or(0, |spot| spot.row);
        for row in &stacks {
            board.stacks.push(stack(&mut Reader::new(row, self.problems), i64::from(top)));
        }
        for row in &altars {
            let r = &mut Reader::new(row, self.problems);
            board.altars.push(AltarRow {
                name: named(r, "altar"),
                points: r.number("points", 0..=20) as i8,
                row: r.number("row", 0..=MAX_ROW) as u8,
            });
        }
        for row in &passages {
            board.passages.push(passage(&mut Reader::new(row, self.problems), &board.track));
        }
        self.check_sizes(&board, file);
        Some(board)
    }

    fn check_sizes(&mut self, board: &BoardRow, file: &str) {
        let stacks = board.stacks.iter().map(|stack| stack.points);
        let walls = board.track.iter().filter_map(|spot| spot.wall).map(|wall| wall.0);
        let mut values: Vec<u8> = stacks.chain(walls).chain(board.passages.iter().map(|p| p.tile)).collect();
        values.retain(|&points| points > 0);
        values.sort_unstable();
        values.dedup();
        let bonus =
            board.track.iter().filter_map(|spot| spot.bonus.iter().max()).map(|&n| usize::from(n)).sum();
        self.at_most(file, Counted::Spots, board.track.len(), MAX_SPOTS);
        self.at_most(file, Counted::BonusPlaces, bonus, MAX_BONUS);
        self.at_most(file, Counted::Stacks, board.stacks.len(), MAX_STACKS);
        self.at_most(file, Counted::Values, values.len(), MAX_VALUES);
        self.at_most(file, Counted::Altars, board.altars.len(), MAX_ALTARS);
        self.at_most(file, Counted::Passages, board.passages.len(), MAX_PASSAGES);
        self.at_most(file, Counted::Rescues, board.track.iter().filter(|spot| spot.rescue).count(), 1);
    }

    /// A space of the track with the columns of its row added to its own.
    fn with_row_effects(spot: &Row, rows: &[Row], at_row: i64) -> Row {
        let id = format!("row{at_row}");
        let Some(row) = rows.iter().find(|row| row.id == id) else { return spot.clone() };
        let mut merged = row.clone();
        merged.id.clone_from(&spot.id);
        merged.at = spot.at.clone();
        merged.lay(spot);
        merged
    }

    /// Bridges as listed, and those that spaces name by `from` with their own cost; returns where each is
    /// defined.
    fn edges(&mut self, track: &[Row], bridges: &[Row], board: &mut BoardRow) -> Vec<At> {
        let mut edges: Vec<(EdgeRow, At)> = Vec::new();
        for (to, row) in track.iter().enumerate() {
            let r = &mut Reader::new(row, self.problems);
            let below = r.texts("from");
            if below.is_empty() {
                if r.has("cost") {
                    r.refuse("cost", ContentError::CostWithoutFrom);
                }
                continue;
            }
            let cost = bridge_cost(r);
            for from in below {
                let Some(from) = find(&board.track, &from) else {
                    r.refuse("from", ContentError::NoSpot { id: from });
                    continue;
                };
                let edge = EdgeRow { from, to: to as u8, lane: 0, cost, confidence: r.confidence() };
                edges.push((edge, place(row, "from")));
            }
        }
        for row in bridges {
            let r = &mut Reader::new(row, self.problems);
            let cost = bridge_cost(r);
            let ends = ["from", "to"].map(|column| spot_at(r, column, &board.track));
            if let [Some(from), Some(to)] = ends {
                let edge = EdgeRow { from, to, lane: 0, cost, confidence: r.confidence() };
                edges.push((edge, place(row, "to")));
            }
        }
        // The sort is stable: parallel bridges keep their listed order, from the left.
        edges.sort_by_key(|(edge, _)| (edge.from, edge.to));
        for at in 0..edges.len() {
            let ends = |other: &(EdgeRow, At)| (other.0.from, other.0.to);
            let same = edges.iter().filter(|other| ends(other) == ends(&edges[at])).count();
            let before = edges[..at].iter().filter(|other| ends(other) == ends(&edges[at])).count();
            edges[at].0.lane = if same > 1 { before as u8 + 1 } else { 0 };
        }
        let (edges, places) = edges.into_iter().unzip();
        board.edges = edges;
        places
    }

    fn check_sites(&mut self, sites: &[Row], board: &BoardRow, file: &str) {
        if sites.len() != SITES {
            let n = sites.len();
            self.refuse(file, ContentError::Sites { wanted: SITES, n });
        }
        for (line, &(word, expected)) in LINES.iter().enumerate() {
            let here: Vec<&SiteRow> =
                board.sites.iter().filter(|site| usize::from(site.line) == line).collect();
            let columns: Vec<u8> = here.iter().map(|site| site.column).collect();
            let wanted: Vec<u8> = (1..=expected as u8).collect();
            if columns != wanted {
                let found = columns.iter().map(ToString::to_string).collect();
                self.refuse(file, ContentError::Columns { line: word, wanted: expected, found });
            }
        }
        for (row, site) in sites.iter().zip(&board.sites) {
            let spaces = if site.line == 0 { 2 } else { 1 };
            if site.spaces.len() != spaces {
                let at = place(row, "spaces");
                let have = site.spaces.len();
                let id = row.id.clone();
                self.problems.push_at(&at, ContentError::Spaces { id, have, wanted: spaces });
            }
        }
    }

    /// Bridges lead one row up, every space can be reached and left, and there is a single end.
    fn check_track(&mut self, track: &[Row], board: &BoardRow, places: &[At], file: &str) {
        let spots = &board.track;
        let top = spots.last().map_or(0, |spot| spot.row);
        if spots.iter().filter(|spot| spot.row == 0).count() != 1 {
            self.refuse(file, ContentError::OneStart);
        }
        if spots.first().is_some_and(|spot| spot.row == 0 && spot.column != 1) {
            self.problems.push_at(&track[0].at, ContentError::StartColumn);
        }
        for (pair, row) in spots.windows(2).zip(track.iter().skip(1)) {
            if (pair[0].row, pair[0].column) == (pair[1].row, pair[1].column) {
                let (id, other) = (row.id.clone(), pair[0].name.key.clone());
                self.problems.push_at(&row.at, ContentError::SamePlace { id, other });
            }
        }
        for (edge, at) in board.edges.iter().zip(places) {
            let (from, to) = (&spots[edge.from as usize], &spots[edge.to as usize]);
            if to.row != from.row + 1 {
                let (from, to) = (from.name.key.clone(), to.name.key.clone());
                self.problems.push_at(at, ContentError::BridgeUp { from, to });
            }
        }
        for (at, (row, spot)) in track.iter().zip(spots).enumerate() {
            let (at, id) = (at as u8, row.id.clone());
            if spot.row > 0 && !board.edges.iter().any(|edge| edge.to == at) {
                self.problems.push_at(&row.at, ContentError::NoBridgeTo { id: id.clone() });
            }
            if spot.row < top && !board.edges.iter().any(|edge| edge.from == at) {
                self.problems.push_at(&row.at, ContentError::NoBridgeFrom { id: id.clone() });
            }
            if board.edges.iter().filter(|edge| edge.from == at).count() > MAX_BRIDGES {
                self.problems.push_at(&row.at, ContentError::Bridges { most: MAX_BRIDGES, id });
            }
            if spot.temple && spot.row != top {
                self.problems.push_at(&row.at, ContentError::TempleTop);
            }
        }
        let temples = spots.iter().filter(|spot| spot.temple).count();
        let wanted = usize::from(!board.lantern);
        if temples != wanted {
            self.refuse(file, ContentError::Temples { n: temples, wanted });
        }
    }
}

fn number(row: &Row, column: &str) -> i64 {
    match row.cell(column).map(|cell| &cell.value) {
        Some(kernel::content::Value::Number(n)) => (*n).clamp(0, 99),
        _ => 0,
    }
}

/// Where a column is written, or its row if it is missing.
fn place(row: &Row, column: &str) -> At {
    row.cell(column).map_or(&row.at, |cell| &cell.at).clone()
}

fn line_of(row: &Row) -> Option<usize> {
    match row.cell("line").map(|cell| &cell.value) {
        Some(kernel::content::Value::Text(word)) => LINES.iter().position(|&(line, _)| line == word),
        _ => None,
    }
}

/// Sites are ordered: camps, lower line, upper line, level II, each from the left.
fn site_place(row: &Row) -> i64 {
    line_of(row).unwrap_or(LINES.len()) as i64 * 100 + number(row, "column")
}

fn find(track: &[SpotRow], id: &str) -> Option<u8> {
    track.iter().position(|spot| spot.name.key == id).map(|at| at as u8)
}

/// The space a column names.
fn spot_at(r: &mut Reader<'_>, column: &str, track: &[SpotRow]) -> Option<u8> {
    let id = r.text(column);
    let at = find(track, &id);
    if at.is_none() && r.has(column) {
        r.refuse(column, ContentError::NoSpot { id });
    }
    at
}

fn site(r: &mut Reader<'_>) -> SiteRow {
    let lines: Vec<(&str, usize)> = LINES.iter().enumerate().map(|(at, &(word, _))| (word, at)).collect();
    let line = r.word("line", &lines);
    let column = r.number("column", 1..=5) as u8;
    let place = ["place-camp", "place-lower", "place-upper", "place-level2"][line.min(3)];
    let spaces: Vec<Cost> = r.costs::<Verb>("spaces");
    let spaces = spaces.into_iter().map(|cost| icons(r, "spaces", cost)).collect();
    let camp = line == 0;
    if camp {
        for column in ["discover", "idols"] {
            if r.has(column) {
                r.refuse(column, ContentError::Camp { column });
            }
        }
    } else if r.has("effect") {
        r.refuse("effect", ContentError::CampEffect);
    }
    let idols = r.numbers("idols", 0..=2).unwrap_or([0, 0]);
    SiteRow {
        name: named_after(r, "site", Some(NamedAfter::Site(place, column))),
        line: line as u8,
        column,
        spaces,
        effect: if camp { r.effect("effect") } else { r.effect_if("effect") },
        discover: if camp { Purse::ZERO } else { purse(r, "discover") },
        idols: (idols[0] as u8, idols[1] as u8),
        obscure: r.effect_if("obscure"),
    }
}

fn spot(r: &mut Reader<'_>, width: usize, lantern: bool) -> SpotRow {
    let row = r.number("row", 0..=MAX_ROW) as u8;
    let column = r.number("column", 1..=4) as u8;
    let temple = r.flag("temple");
    let side = match (width, column) {
        (1, _) => "place-row",
        (_, 1) => "place-row-left",
        (3, 2) => "place-row-middle",
        (2, 2) | (3, 3) => "place-row-right",
        _ => "place-row-far",
    };
    let plain = row == 0 || temple;
    let mut points = [0; 3];
    if !plain {
        if !r.has("points") {
            r.refuse("points", ContentError::NoPoints { id: r.id().into() });
        }
        let [glass, notebook] = r.numbers("points", 0..=60).unwrap_or_default();
        points = [glass as i8, notebook as i8, r.number_or("lantern_points", 0, 0..=60) as i8];
    }
    let effects = if plain {
        [r.effect_if("glass"), r.effect_if("notebook"), r.effect_if("lantern")]
    } else if lantern {
        [r.effect("glass"), r.effect("notebook"), r.effect("lantern")]
    } else {
        [r.effect("glass"), r.effect("notebook"), r.effect_if("lantern")]
    };
    let wall = r.has("wall").then(|| {
        let from = r.number_or("wall_from", 1, 1..=4) as u8;
        (r.number("wall", 1..=20) as u8, from, purse(r, "wall_cost"))
    });
    SpotRow {
        name: named_after(r, "track_space", Some(NamedAfter::Spot(side, row))),
        row,
        column,
        effects,
        points,
        bonus: r.numbers("bonus", 0..=4).unwrap_or_default().map(|n| n as u8),
        temple,
        rescue: r.flag("rescue"),
        wall,
    }
}

fn bridge_cost(r: &mut Reader<'_>) -> Cost {
    let cost = r.cost::<Verb>("cost").unwrap_or_default();
    if cost.fear > 0 {
        r.refuse("cost", ContentError::BridgeFear);
    }
    cost
}

fn stack(r: &mut Reader<'_>, top: i64) -> StackRow {
    let count = r.numbers("tiles", 0..=9);
    if count.is_none() && !r.has("tiles") {
        r.refuse("tiles", ContentError::Tiles);
    }
    let row = r.number_or("row", top, 0..=MAX_ROW);
    if row > top {
        r.refuse("row", ContentError::StackRow { row, top });
    }
    StackRow {
        name: named(r, "temple_stack"),
        points: r.number("points", 0..=20) as u8,
        cost: purse(r, "cost"),
        count: count.unwrap_or_default().map(|n| n as u8),
        idol: r.flag("idol"),
        min_row: row as u8,
    }
}

fn passage(r: &mut Reader<'_>, track: &[SpotRow]) -> PassageRow {
    PassageRow {
        name: named(r, "passage"),
        from: spot_at(r, "from", track).unwrap_or_default(),
        left: r.word("side", &[("left", true), ("right", false)]),
        tile: r.number("tile", 0..=20) as u8,
        cost: purse(r, "cost"),
    }
}
