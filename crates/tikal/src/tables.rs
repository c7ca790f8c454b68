//! The component tables after all checks, in the flat form the rules use.

use kernel::content::{Confidence, TableFile};
use kernel::effect::{Effect, Verb, parse};
use kernel::{Lang, Problems, StableHasher};
use toml::Spanned;

use crate::content::{Row, Table, refuse_unknown};
use crate::grid::{DIRECTIONS, Grid};
use crate::ids::{
    COLOURS, Colour, Kind, MAX_KINDS, MAX_LIGHT, MAX_ROOMS, MAX_SECRET, MAX_SPOTS, MAX_TILES, Node, Room,
    SITES, TREASURES, Tile, Treasure,
};
use crate::rows::{
    CardRow, ColourRow, NumberRow, RiverRow, RoomRow, SpaceRow, TileRow, TreasureRow, WheelRow,
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

/// A name in both languages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name {
    /// English.
    pub en: String,
    /// French.
    pub fr: String,
}

impl Name {
    /// The name in this language.
    pub fn pick(&self, lang: Lang) -> &str {
        lang.pick(&self.en, &self.fr)
    }
}

/// An action tile.
#[derive(Clone, Debug)]
pub struct TileInfo {
    /// Its key.
    pub id: String,
    /// What it shows, as written.
    pub effect: Effect<Act>,
    /// What it shows, part by part.
    pub acts: Vec<Act>,
    /// With how many players it comes into play.
    pub back: u8,
    /// How sure the effect is.
    pub confidence: Confidence,
}

/// A kind of special card.
#[derive(Clone, Debug)]
pub struct KindInfo {
    /// Its key.
    pub id: String,
    /// Its name.
    pub name: Name,
    /// What it does.
    pub act: Act,
    /// How many there are.
    pub copies: u8,
    /// How sure the effect is.
    pub confidence: Confidence,
    /// How sure the number is.
    pub copies_confidence: Confidence,
}

/// What sort of room it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RoomKind {
    /// A light room that lies in the temple from the start.
    Printed,
    /// A light room of the stack.
    Stack,
    /// A dark room with an altar.
    Sanctuary,
    /// The last room of the temple.
    TreasureRoom,
    /// A room outside the temple.
    Secret,
}

const ROOM_KINDS: [(&str, RoomKind); 5] = [
    ("printed", RoomKind::Printed),
    ("stack", RoomKind::Stack),
    ("sanctuary", RoomKind::Sanctuary),
    ("treasure", RoomKind::TreasureRoom),
    ("secret", RoomKind::Secret),
];

/// Which keys an altar compares.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Altar {
    /// Keys of one colour.
    Of(Colour),
    /// All keys.
    Multicolour,
}

/// A place for a flag.
#[derive(Clone, Debug)]
pub struct SpotInfo {
    /// What it gives, as written.
    pub effect: Effect<Act>,
    /// What it gives, part by part.
    pub acts: Vec<Act>,
}

/// A room.
#[derive(Clone, Debug)]
pub struct RoomInfo {
    /// Its key.
    pub id: String,
    /// Its name.
    pub name: Name,
    /// Its sort.
    pub kind: RoomKind,
    /// The colour of its doors, for light rooms.
    pub colour: Option<Colour>,
    /// The sides with a door before turning, as a set of directions.
    pub doors: u8,
    /// Where a printed room lies.
    pub cell: Option<Node>,
    /// The altar of a sanctuary.
    pub altar: Option<Altar>,
    /// The space a secret room is drawn next to.
    pub near: Option<Node>,
    /// The places for flags.
    pub spots: Vec<SpotInfo>,
    /// How many rotations look different.
    pub turns: u8,
    /// How sure the values are.
    pub confidence: Confidence,
}

/// What lies along the river.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bank {
    /// A site with this number.
    Site(u8),
    /// A seaplane.
    Seaplane,
    /// The forest.
    Forest,
}

/// A place along the river.
#[derive(Clone, Debug)]
pub struct RiverInfo {
    /// Its key.
    pub id: String,
    /// Its name.
    pub name: Name,
    /// What it is.
    pub bank: Bank,
    /// Tiles dealt here with two, three and four players.
    pub tiles: [u8; 3],
    /// How sure the values are.
    pub confidence: Confidence,
}

/// A row that has a key, a name and a number: colours, treasures and the numbers of the rules.
#[derive(Clone, Debug)]
pub struct Counted {
    /// Its key.
    pub id: String,
    /// Its name.
    pub name: Name,
    /// How many.
    pub n: u8,
    /// How sure the values are.
    pub confidence: Confidence,
}

/// Single numbers of the rules.
#[derive(Clone, Copy, Debug, Default)]
pub struct Numbers {
    /// Secret passage tokens in the box.
    pub passage_tokens: u8,
    /// Flags of a player.
    pub flags: u8,
    /// Sites a pirogue may move at most.
    pub longest_move: u8,
    /// Points lost in the forest by a player without a key.
    pub forest_loss: u8,
    /// Points paid for a rescue key.
    pub rescue_cost: u8,
    /// Points of an altar.
    pub altar_points: u8,
    /// Points of a treasure that was not delivered.
    pub treasure_points: u8,
    /// Points of a set of keys by the number of colours in it.
    pub set_points: [u8; COLOURS + 1],
}

/// Everything in the box.
#[derive(Clone, Debug)]
pub struct Tables {
    /// The colours with their numbers of keys.
    pub colours: Vec<Counted>,
    /// The types of treasure with their numbers of tokens.
    pub treasures: Vec<Counted>,
    /// The prices on the wheel, clockwise.
    pub wheel: [u8; TREASURES],
    /// How sure the wheel is.
    pub wheel_confidence: Confidence,
    /// The action tiles.
    pub tiles: Vec<TileInfo>,
    /// The kinds of special card.
    pub kinds: Vec<KindInfo>,
    /// The keys and nodes of the temple's spaces.
    pub spaces: Vec<(String, Node)>,
    /// How sure the shape of the temple is.
    pub spaces_confidence: Confidence,
    /// The shape of the temple.
    pub grid: Grid,
    /// The river, clockwise.
    pub river: Vec<RiverInfo>,
    /// Where along the river each site lies.
    pub sites: [u8; SITES],
    /// The rooms, in the order of [`RoomKind`].
    pub rooms: Vec<RoomInfo>,
    /// How many rooms are printed.
    pub printed: u8,
    /// How many rooms are light.
    pub light: u8,
    /// The treasure room.
    pub treasure_room: Room,
    /// How many secret rooms there are.
    pub secret: u8,
    /// The numbers of the rules.
    pub numbers: Numbers,
    /// The same with names.
    pub number_rows: Vec<Counted>,
    /// A stable hash of all texts the tables were read from.
    pub hash: u64,
}

impl Tables {
    /// Reads the embedded tables with `overrides` laid over them.
    pub fn build(overrides: &[TableFile]) -> Result<Tables, Problems> {
        let mut problems = Problems::default();
        let names: Vec<&str> = FILES.iter().map(|file| file.0).collect();
        refuse_unknown("tikal/", &names, overrides, &mut problems);
        let mut hasher = StableHasher::new();

        let colours: Table<ColourRow> = open(0, overrides, &mut hasher, &mut problems);
        let treasures: Table<TreasureRow> = open(1, overrides, &mut hasher, &mut problems);
        let wheel: Table<WheelRow> = open(2, overrides, &mut hasher, &mut problems);
        let tiles: Table<TileRow> = open(3, overrides, &mut hasher, &mut problems);
        let cards: Table<CardRow> = open(4, overrides, &mut hasher, &mut problems);
        let temple: Table<SpaceRow> = open(5, overrides, &mut hasher, &mut problems);
        let river: Table<RiverRow> = open(6, overrides, &mut hasher, &mut problems);
        let rooms: Table<RoomRow> = open(7, overrides, &mut hasher, &mut problems);
        let numbers: Table<NumberRow> = open(8, overrides, &mut hasher, &mut problems);

        check_colours(&colours, &mut problems);
        check_copies(&colours, |row| row.keys, &mut problems);
        check_copies(&treasures, |row| row.tokens, &mut problems);
        check_copies(&cards, |row| row.copies, &mut problems);
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
        for (price, row) in prices.iter_mut().zip(&wheel.rows) {
            *price = row.value.value;
        }
        Ok(Tables {
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
            wheel_confidence: wheel.rows[0].value.confidence,
            tiles: tile_infos,
            kinds,
            spaces,
            spaces_confidence: temple.rows[0].value.confidence,
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
            hash: hasher.finish(),
        })
    }

    /// The tiles in play with so many players, as a set.
    pub fn tiles_for(&self, players: u8) -> u32 {
        let in_play = self.tiles.iter().enumerate().filter(|(_, tile)| tile.back <= players);
        in_play.fold(0, |set, (at, _)| set | 1 << at)
    }

    /// The room laid out in a secret node.
    pub fn secret_room(&self, node: Node) -> Room {
        Room(self.treasure_room.0 + 1 + node.0 - Node::secret(0).0)
    }

    /// All secret rooms as a set of nodes.
    pub fn secret_nodes(&self) -> u64 {
        ((1_u64 << self.secret) - 1) << Node::secret(0).0
    }

    /// The key of a node.
    pub fn node_id(&self, node: Node) -> &str {
        if node == Node::OUTSIDE {
            return "outside";
        }
        if node.is_secret() {
            return &self.rooms[self.secret_room(node).index()].id;
        }
        self.spaces.iter().find(|space| space.1 == node).map_or("?", |space| &space.0)
    }

    /// The node with this key.
    pub fn node(&self, id: &str) -> Option<Node> {
        if id == "outside" {
            return Some(Node::OUTSIDE);
        }
        if let Some(space) = self.spaces.iter().find(|space| space.0 == id) {
            return Some(space.1);
        }
        let room = self.room(id)?;
        let number = room.0.checked_sub(self.treasure_room.0 + 1)?;
        Some(Node::secret(number))
    }

    /// The room with this key.
    pub fn room(&self, id: &str) -> Option<Room> {
        self.rooms.iter().position(|room| room.id == id).map(|at| Room(at as u8))
    }

    /// The tile with this key.
    pub fn tile(&self, id: &str) -> Option<Tile> {
        self.tiles.iter().position(|tile| tile.id == id).map(|at| Tile(at as u8))
    }

    /// The kind of card with this key.
    pub fn kind(&self, id: &str) -> Option<Kind> {
        self.kinds.iter().position(|kind| kind.id == id).map(|at| Kind(at as u8))
    }

    /// The colour with this key.
    pub fn colour(&self, id: &str) -> Option<Colour> {
        self.colours.iter().position(|colour| colour.id == id).map(|at| Colour(at as u8))
    }

    /// The type of treasure with this key.
    pub fn treasure(&self, id: &str) -> Option<Treasure> {
        self.treasures.iter().position(|treasure| treasure.id == id).map(|at| Treasure(at as u8))
    }

    /// The sides of a room that show a door when it is turned by `rotation`.
    #[inline]
    pub fn doors(&self, room: Room, rotation: u8) -> u8 {
        turned(self.rooms[room.index()].doors, rotation)
    }
}

/// A set of sides turned by so many steps.
#[inline]
fn turned(doors: u8, rotation: u8) -> u8 {
    ((doors << rotation) | (doors >> (6 - rotation))) & 0x3f
}

fn open<R: crate::content::Keyed + serde::de::DeserializeOwned>(
    file: usize,
    overrides: &[TableFile],
    hasher: &mut StableHasher,
    problems: &mut Problems,
) -> Table<R> {
    let table = Table::read(FILES[file].0, FILES[file].1, overrides, problems);
    for text in table.texts() {
        hasher.bytes(text.as_bytes());
    }
    table
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
        if dealt != in_play || dealt % players != 0 || dealt == 0 {
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
        match DIRECTIONS.iter().position(|name| name == text.get_ref()) {
            Some(side) => doors |= 1 << side,
            None => {
                let message =
                    format!("{:?} is no direction, expected {}", text.get_ref(), DIRECTIONS.join(", "));
                problems.push(table.at_value(row, text, 0, &message));
            }
        }
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
