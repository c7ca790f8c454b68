//! Reads the component tables, checks counts and references, and makes the flat tables of the rules.

use kernel::Problems;
use kernel::content::{Confidence, TableFile};
use kernel::effect::{Effect, Verb, parse};
use toml::Spanned;

use crate::content::{Row, Table, refuse_unknown};
use crate::grid::{DIRECTIONS, Grid};
use crate::ids::{
    COLOURS, Colour, MAX_KINDS, MAX_LIGHT, MAX_ROOMS, MAX_SECRET, MAX_SPOTS, MAX_TILES, Node, Room, SITES,
    TREASURES,
};
use crate::rows::{
    CardRow, ColourRow, NumberRow, RiverRow, RoomRow, SpaceRow, TileRow, TreasureRow, WheelRow,
};
use crate::tables::{
    Altar, Bank, Counted, KindInfo, Name, Numbers, RiverInfo, RoomInfo, RoomKind, SpotInfo, Tables, TileInfo,
    turned,
};
use crate::verb::{Act, COLOUR_IDS};

const FILES: [(&str, &str); 9] = [
    ("tikal/colours.toml", include_str!("../../../content/tikal/colours.toml")),
    ("tikal/treasures.toml", include_str!("../../../content/tikal/treasures.toml")),
    ("tikal/wheel.toml", include_str!("../../../content/tikal/wheel.toml")),
    ("tikal/action_tiles.toml", include_str!("../../../content/tikal/action_tiles.toml")),
    ("tikal/cards.toml", include_str!("../../../content/tikal/cards.toml")),
    ("tikal/temple.toml", include_str!("../../../content/tikal/temple.toml")),
    ("tikal/river.toml", include_str!("../../../content/tikal/river.toml")),
    ("tikal/rooms.toml", include_str!("../../../content/tikal/rooms.toml")),
    ("tikal/numbers.toml", include_str!("../../../content/tikal/numbers.toml")),
];

const ROOM_KINDS: [(&str, RoomKind); 5] = [
    ("printed", RoomKind::Printed),
    ("stack", RoomKind::Stack),
    ("sanctuary", RoomKind::Sanctuary),
    ("treasure", RoomKind::TreasureRoom),
    ("secret", RoomKind::Secret),
];

impl Tables {
    /// Reads the embedded tables with `overrides` laid over them.
    pub fn build(overrides: &[TableFile]) -> Result<Tables, Problems> {
        let mut problems = Problems::default();
        let names: Vec<&str> = FILES.iter().map(|file| file.0).collect();
        refuse_unknown("tikal/", &names, overrides, &mut problems);

        let colours: Table<ColourRow> = open(0, overrides, &mut problems);
        let treasures: Table<TreasureRow> = open(1, overrides, &mut problems);
        let wheel: Table<WheelRow> = open(2, overrides, &mut problems);
        let tiles: Table<TileRow> = open(3, overrides, &mut problems);
        let cards: Table<CardRow> = open(4, overrides, &mut problems);
        let temple: Table<SpaceRow> = open(5, overrides, &mut problems);
        let river: Table<RiverRow> = open(6, overrides, &mut problems);
        let rooms: Table<RoomRow> = open(7, overrides, &mut problems);
        let numbers: Table<NumberRow> = open(8, overrides, &mut problems);

        check_colours(&colours, &mut problems);
        check_copies(&colours, |row| row.keys, &mut problems);
        check_copies(&treasures, |row| row.tokens, &mut problems);
        check_copies(&cards, |row| row.copies, &mut problems);
        check_amounts(&colours, &treasures, &wheel, &mut problems);
        if treasures.rows.len() != TREASURES {
            problems.push(format!("{}: there must be {TREASURES} types of treasure", names[1]));
        }
        if wheel.rows.len() != TREASURES {
            problems.push(format!("{}: there must be {TREASURES} sectors, one per symbol", names[2]));
        }
        let tile_infos = read_tiles(&tiles, &mut problems);
        let kinds = read_cards(&cards, &mut problems);
        let (grid, spaces) = read_temple(&temple, &mut problems);
        let (river_infos, sites) = read_river(&river, &tile_infos, &mut problems);
        let room_infos = read_rooms(&rooms, &spaces, &mut problems);
        check_ids(&treasures, &cards, &rooms, &mut problems);
        let rules = read_numbers(&numbers, &mut problems);

        let of_kind = |kind: RoomKind| room_infos.iter().filter(|room| room.kind == kind).count() as u8;
        let printed = of_kind(RoomKind::Printed);
        let light = printed + of_kind(RoomKind::Stack);
        let secret = of_kind(RoomKind::Secret);
        let in_temple = room_infos.len() as u8 - secret;
        if in_temple as usize != spaces.len() {
            problems.push(format!(
                "{}: {in_temple} rooms belong into the temple but it has {} spaces",
                names[7],
                spaces.len()
            ));
        }
        let (Some(grid), true) = (grid, problems.0.is_empty()) else { return Err(problems) };
        let counted = |id: &str, en: &str, fr: &str, n: u8, confidence: Confidence| Counted {
            id: id.to_string(),
            name: Name { en: en.to_string(), fr: fr.to_string() },
            n,
            confidence,
        };
        let mut prices = [0; TREASURES];
        let mut wheel_confidence = [Confidence::Reconstructed; TREASURES];
        for (at, row) in wheel.rows.iter().enumerate() {
            prices[at] = row.value.value;
            wheel_confidence[at] = row.value.confidence;
        }
        let mut tables = Tables {
            colours: colours
                .rows
                .iter()
                .map(|row| &row.value)
                .map(|c| counted(&c.id, &c.en, &c.fr, c.keys, c.confidence))
                .collect(),
            treasures: treasures
                .rows
                .iter()
                .map(|row| &row.value)
                .map(|t| counted(&t.id, &t.en, &t.fr, t.tokens, t.confidence))
                .collect(),
            wheel: prices,
            wheel_confidence,
            tiles: tile_infos,
            kinds,
            spaces,
            spaces_confidence: temple.rows.iter().map(|row| row.value.confidence).collect(),
            grid,
            river: river_infos,
            sites,
            treasure_room: Room(in_temple - 1),
            rooms: room_infos,
            printed,
            light,
            secret,
            numbers: rules,
            number_rows: numbers
                .rows
                .iter()
                .map(|row| &row.value)
                .map(|n| counted(&n.id, &n.en, &n.fr, n.value, n.confidence))
                .collect(),
            hash: 0,
        };
        tables.hash = tables.rules_hash();
        Ok(tables)
    }
}

fn open<R: crate::content::Keyed + serde::de::DeserializeOwned>(
    file: usize,
    overrides: &[TableFile],
    problems: &mut Problems,
) -> Table<R> {
    Table::read(FILES[file].0, FILES[file].1, overrides, problems)
}

fn check_colours(table: &Table<ColourRow>, problems: &mut Problems) {
    let ids: Vec<&str> = table.rows.iter().map(|row| row.value.id.as_str()).collect();
    if ids != COLOUR_IDS {
        let message = format!("the colours must be {} in this order", COLOUR_IDS.join(", "));
        match table.rows.iter().zip(COLOUR_IDS).find(|(row, id)| row.value.id != *id) {
            Some((row, _)) => problems.push(table.at(&row.place, &message)),
            None => problems.push(format!("{}: {message}", FILES[0].0)),
        }
    }
}

fn check_copies<R>(table: &Table<R>, copies: impl Fn(&R) -> u8, problems: &mut Problems) {
    let found: usize = table.rows.iter().map(|row| copies(&row.value) as usize).sum();
    if let Some((stated, place)) = &table.copies
        && *stated != found
    {
        problems.push(table.at(place, &format!("copies is {stated} but the rows hold {found}")));
    }
    if found > 200 {
        problems.push("a family of components holds at most 200 copies".to_string());
    }
}

/// Amounts the rules take for granted: keys to start with, treasures for every pile, points that fit the sheet.
fn check_amounts(
    colours: &Table<ColourRow>,
    treasures: &Table<TreasureRow>,
    wheel: &Table<WheelRow>,
    problems: &mut Problems,
) {
    if colours.rows.iter().map(|row| u32::from(row.value.keys)).sum::<u32>() < 10 {
        problems.push(format!("{}: four players need at least 10 keys", FILES[0].0));
    }
    let tokens: u32 = treasures.rows.iter().map(|row| u32::from(row.value.tokens)).sum();
    if !(6..=100).contains(&tokens) {
        problems.push(format!("{}: there must be 6 to 100 treasures, found {tokens}", FILES[1].0));
    }
    for row in &wheel.rows {
        if row.value.value > 20 {
            problems.push(wheel.at(&row.place, "a price must be at most 20"));
        }
    }
}

fn check_ids(
    treasures: &Table<TreasureRow>,
    cards: &Table<CardRow>,
    rooms: &Table<RoomRow>,
    problems: &mut Problems,
) {
    for row in &cards.rows {
        if treasures.find(&row.value.id).is_some() || rooms.find(&row.value.id).is_some() {
            problems.push(cards.at(&row.place, "a card must not share its id with a treasure or a room"));
        }
    }
    for row in &rooms.rows {
        if treasures.find(&row.value.id).is_some() {
            problems.push(rooms.at(&row.place, "a room must not share its id with a treasure"));
        }
    }
}

/// Reads an effect that is a plain series of steps, each of them allowed here.
fn read_effect<R>(
    table: &Table<R>,
    row: &Row<R>,
    text: &Spanned<String>,
    allowed: fn(Act) -> bool,
    here: &str,
    problems: &mut Problems,
) -> (Effect<Act>, Vec<Act>) {
    let effect = match parse::<Act>(text.get_ref()) {
        Ok(effect) => effect,
        Err(error) => {
            problems.push(table.at_value(row, text, error.column, &error.message));
            return (Effect::nothing(), Vec::new());
        }
    };
    let steps: Vec<&Effect<Act>> = match &effect {
        Effect::Seq(steps) => steps.iter().collect(),
        step => vec![step],
    };
    let mut acts = Vec::new();
    for step in steps {
        match step {
            Effect::Do(act) if allowed(*act) => acts.push(*act),
            Effect::Do(act) => {
                problems.push(table.at_value(
                    row,
                    text,
                    1,
                    &format!("{:?} cannot stand on {here}", act.print()),
                ));
            }
            Effect::Seq(_) | Effect::Either(_) | Effect::Pick(..) | Effect::Pay(..) => {
                problems.push(table.at_value(
                    row,
                    text,
                    1,
                    &format!("{here} shows plain steps joined by \";\""),
                ));
            }
        }
    }
    (effect, acts)
}

fn read_tiles(table: &Table<TileRow>, problems: &mut Problems) -> Vec<TileInfo> {
    if table.rows.len() > MAX_TILES {
        problems.push(format!("{}: at most {MAX_TILES} action tiles fit", FILES[3].0));
    }
    let mut tiles = Vec::new();
    for row in &table.rows {
        let tile = &row.value;
        let (effect, acts) =
            read_effect(table, row, &tile.effect, Act::is_for_tiles, "an action tile", problems);
        if acts.len() > 8 {
            problems.push(table.at_value(row, &tile.effect, 1, "an action tile shows at most 8 things"));
        }
        if !(2..=4).contains(tile.back.get_ref()) {
            problems.push(table.at_value(row, &tile.back, 0, "back must be 2, 3 or 4"));
        }
        tiles.push(TileInfo {
            id: tile.id.clone(),
            effect,
            acts,
            back: *tile.back.get_ref(),
            back_confidence: tile.back_confidence,
            confidence: tile.confidence,
        });
    }
    tiles
}

fn read_cards(table: &Table<CardRow>, problems: &mut Problems) -> Vec<KindInfo> {
    if table.rows.len() > MAX_KINDS {
        problems.push(format!("{}: at most {MAX_KINDS} kinds of card fit", FILES[4].0));
    }
    let mut kinds = Vec::new();
    for row in &table.rows {
        let card = &row.value;
        let (_, acts) = read_effect(table, row, &card.effect, Act::is_for_cards, "a special card", problems);
        let [act] = acts[..] else {
            problems.push(table.at_value(row, &card.effect, 1, "a special card does exactly one thing"));
            continue;
        };
        kinds.push(KindInfo {
            id: card.id.clone(),
            name: Name { en: card.en.clone(), fr: card.fr.clone() },
            act,
            copies: card.copies,
            confidence: card.confidence,
            copies_confidence: card.copies_confidence,
        });
    }
    kinds
}

fn read_temple(table: &Table<SpaceRow>, problems: &mut Problems) -> (Option<Grid>, Vec<(String, Node)>) {
    let cells: Vec<(i8, i8)> = table.rows.iter().map(|row| (row.value.q, row.value.r)).collect();
    for (at, row) in table.rows.iter().enumerate() {
        if cells[..at].contains(&cells[at]) {
            problems.push(table.at(&row.place, "another space has the same coordinates"));
        }
    }
    let Some((grid, nodes)) = Grid::new(&cells) else {
        problems.push(format!(
            "{}: the spaces must fit into a frame of 56 places (columns of q times rows of r)",
            FILES[5].0
        ));
        return (None, Vec::new());
    };
    (Some(grid), table.rows.iter().map(|row| row.value.id.clone()).zip(nodes).collect())
}

fn read_river(
    table: &Table<RiverRow>,
    tiles: &[TileInfo],
    problems: &mut Problems,
) -> (Vec<RiverInfo>, [u8; SITES]) {
    let mut sites = [0; SITES];
    let mut found = 0;
    let mut river = Vec::new();
    for (at, row) in table.rows.iter().enumerate() {
        let value = &row.value;
        let bank = match value.kind.get_ref().as_str() {
            "site" => {
                if found < SITES {
                    sites[found] = at as u8;
                }
                found += 1;
                Bank::Site(found as u8 - 1)
            }
            "seaplane" => Bank::Seaplane,
            "forest" => Bank::Forest,
            other => {
                let message =
                    format!("{other:?} is no place of the river, expected site, seaplane or forest");
                problems.push(table.at_value(row, &value.kind, 0, &message));
                continue;
            }
        };
        if matches!(bank, Bank::Site(_)) != value.tiles.is_some() {
            problems.push(
                table.at(&row.place, "a site, and only a site, has tiles = [two, three, four players]"),
            );
        }
        river.push(RiverInfo {
            id: value.id.clone(),
            name: Name { en: value.en.clone(), fr: value.fr.clone() },
            bank,
            tiles: value.tiles.unwrap_or_default(),
            confidence: value.confidence,
        });
    }
    if found != SITES {
        problems.push(format!("{}: there must be {SITES} sites, found {found}", FILES[6].0));
    }
    for players in 2..=4_usize {
        let dealt: usize = river.iter().map(|place| place.tiles[players - 2] as usize).sum();
        let in_play = tiles.iter().filter(|tile| tile.back as usize <= players).count();
        if dealt != in_play || !dealt.is_multiple_of(players) || dealt == 0 {
            problems.push(format!(
                "{}: with {players} players the sites take {dealt} tiles, but {in_play} tiles are in play; both must \
                 be the same multiple of {players}",
                FILES[6].0
            ));
        }
    }
    (river, sites)
}

fn read_rooms(table: &Table<RoomRow>, spaces: &[(String, Node)], problems: &mut Problems) -> Vec<RoomInfo> {
    let mut rooms = Vec::new();
    for row in &table.rows {
        if let Some(room) = read_room(table, row, spaces, problems) {
            rooms.push(room);
        }
    }
    rooms.sort_by_key(|room| ROOM_KINDS.iter().position(|kind| kind.1 == room.kind));
    let of = |kind: RoomKind| rooms.iter().filter(|room| room.kind == kind).count();
    let name = FILES[7].0;
    if rooms.len() > MAX_ROOMS || of(RoomKind::Printed) + of(RoomKind::Stack) > MAX_LIGHT {
        problems.push(format!("{name}: at most {MAX_ROOMS} rooms fit, {MAX_LIGHT} of them light"));
    }
    if of(RoomKind::Secret) > MAX_SECRET {
        problems.push(format!("{name}: at most {MAX_SECRET} secret rooms fit"));
    }
    if of(RoomKind::TreasureRoom) != 1 {
        problems.push(format!("{name}: there must be exactly one treasure room"));
    }
    let cells: Vec<Node> = rooms.iter().filter_map(|room| room.cell).collect();
    for (at, cell) in cells.iter().enumerate() {
        if cells[..at].contains(cell) {
            let id = spaces.iter().find(|space| space.1 == *cell).map_or("?", |space| &space.0);
            problems.push(format!("{name}: two printed rooms lie in {id}"));
        }
    }
    rooms
}

fn read_room(
    table: &Table<RoomRow>,
    row: &Row<RoomRow>,
    spaces: &[(String, Node)],
    problems: &mut Problems,
) -> Option<RoomInfo> {
    let value = &row.value;
    let Some(&(_, kind)) = ROOM_KINDS.iter().find(|kind| kind.0 == value.kind.get_ref()) else {
        let known: Vec<&str> = ROOM_KINDS.iter().map(|kind| kind.0).collect();
        let message = format!("{:?} is no kind of room, expected {}", value.kind.get_ref(), known.join(", "));
        problems.push(table.at_value(row, &value.kind, 0, &message));
        return None;
    };
    let is_light = matches!(kind, RoomKind::Printed | RoomKind::Stack);
    let mut wants = |field: &str, given: bool, wanted: bool| {
        if given != wanted {
            let verb = if wanted { "needs" } else { "cannot have" };
            problems.push(
                table.at(&row.place, &format!("a room of kind {:?} {verb} {field}", value.kind.get_ref())),
            );
        }
    };
    wants("a colour", value.colour.is_some(), is_light);
    wants("doors", value.doors.is_some(), is_light);
    wants("a cell", value.cell.is_some(), kind == RoomKind::Printed);
    wants("an altar", value.altar.is_some(), kind == RoomKind::Sanctuary);
    wants("near", value.near.is_some(), kind == RoomKind::Secret);

    let mut colour_of = |text: &Spanned<String>| {
        let at = COLOUR_IDS.iter().position(|id| id == text.get_ref());
        if at.is_none() {
            let message = format!("{:?} is no colour, expected {}", text.get_ref(), COLOUR_IDS.join(", "));
            problems.push(table.at_value(row, text, 0, &message));
        }
        at.map(|at| Colour(at as u8))
    };
    let colour = value.colour.as_ref().and_then(&mut colour_of);
    let altar = value.altar.as_ref().and_then(|text| match text.get_ref().as_str() {
        "multicolour" => Some(Altar::Multicolour),
        _ => colour_of(text).map(Altar::Of),
    });
    let mut space_of = |text: &Spanned<String>| {
        let space = spaces.iter().find(|space| space.0 == *text.get_ref());
        if space.is_none() {
            let message = format!("{:?} is no space of the temple", text.get_ref());
            problems.push(table.at_value(row, text, 0, &message));
        }
        space.map(|space| space.1)
    };
    let cell = value.cell.as_ref().and_then(&mut space_of);
    let near = value.near.as_ref().and_then(&mut space_of);
    let mut doors = 0;
    for text in value.doors.iter().flatten() {
        let Some(side) = DIRECTIONS.iter().position(|name| name == text.get_ref()) else {
            let message = format!("{:?} is no direction, expected {}", text.get_ref(), DIRECTIONS.join(", "));
            problems.push(table.at_value(row, text, 0, &message));
            continue;
        };
        doors |= 1 << side;
    }
    let mut spots = Vec::new();
    for text in &value.spots {
        let (effect, acts) = read_effect(table, row, text, Act::is_for_spots, "a spot", problems);
        spots.push(SpotInfo { effect, acts });
    }
    if spots.is_empty() || spots.len() > MAX_SPOTS {
        problems.push(table.at(&row.place, &format!("a room has between 1 and {MAX_SPOTS} spots")));
    }
    let turns = (1..=6).find(|&turn| turned(doors, turn % 6) == doors).unwrap_or(6);
    Some(RoomInfo {
        id: value.id.clone(),
        name: Name { en: value.en.clone(), fr: value.fr.clone() },
        kind,
        colour,
        doors,
        cell,
        altar,
        near,
        spots,
        turns,
        confidence: value.confidence,
    })
}

fn read_numbers(table: &Table<NumberRow>, problems: &mut Problems) -> Numbers {
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
    for row in &table.rows {
        let id = row.value.id.as_str();
        if let Some(field) = fields.iter_mut().find(|field| field.0 == id) {
            *field.1 = row.value.value;
            continue;
        }
        let size = id.strip_prefix("set_of_").and_then(|n| n.parse::<usize>().ok());
        match size.filter(|n| (1..=COLOURS).contains(n)) {
            Some(n) => numbers.set_points[n] = row.value.value,
            None => problems.push(table.at(&row.place, &format!("{id:?} is no number of these rules"))),
        }
    }
    if numbers.longest_move as usize != SITES - 1 {
        // Every other site stays in reach, so that a tile can always be taken (ruling 3.2).
        problems.push(format!("{}: longest_move must be {}", FILES[8].0, SITES - 1));
    }
    if numbers.passage_tokens > 200 {
        problems.push(format!("{}: passage_tokens must be at most 200", FILES[8].0));
    }
    numbers
}
