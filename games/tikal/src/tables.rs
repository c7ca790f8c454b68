//! The component tables after all checks, in the flat form the rules use.

use kernel::content::Confidence;
use kernel::effect::{Effect, Verb as _};
use kernel::{Lang, StableHasher};

use crate::grid::Grid;
use crate::ids::{COLOURS, Colour, Kind, Node, Room, SITES, TREASURES, Tile, Treasure};
use crate::verb::Verb;
use crate::words::WORDS;

/// The name of a component: its row's name in a language, otherwise that language's word for its key, otherwise the
/// row's English name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name {
    key: String,
    own: Vec<(Lang, String)>,
}

impl Name {
    /// The name of a component from its key among the words and the names in its row.
    pub(crate) fn new(key: String, own: Vec<(Lang, String)>) -> Name {
        Name { key, own }
    }

    /// The name in this language.
    pub fn pick(&self, lang: Lang) -> String {
        self.own(lang)
            .or_else(|| WORDS.try_say(lang, &self.key, &[]))
            .or_else(|| self.own(Lang::EN))
            .unwrap_or_default()
    }

    /// A grammatical form of the name, such as the plural; the name itself if the language has no such form.
    pub(crate) fn form(&self, lang: Lang, form: &str) -> String {
        let said = || WORDS.try_say(lang, &format!("{}.{form}", self.key), &[]);
        self.own(lang).or_else(said).unwrap_or_else(|| self.pick(lang))
    }

    fn own(&self, lang: Lang) -> Option<String> {
        self.own.iter().find(|(own, _)| *own == lang).map(|(_, text)| text.clone())
    }
}

/// An action tile.
#[derive(Clone, Debug)]
pub struct TileInfo {
    /// Its key.
    pub id: String,
    /// Its effect, as written.
    pub effect: Effect<Verb>,
    /// Its effect, part by part.
    pub verbs: Vec<Verb>,
    /// The number of players from which it is in play.
    pub back: u8,
    /// How sure the mark on the back is.
    pub back_confidence: Confidence,
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
    pub verb: Verb,
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
    /// Its effect, as written.
    pub effect: Effect<Verb>,
    /// Its effect, part by part.
    pub verbs: Vec<Verb>,
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
    /// How sure these numbers are.
    pub tiles_confidence: Confidence,
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
    /// Maximum number of sites a pirogue may move.
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
    /// How sure each price is.
    pub wheel_confidence: [Confidence; TREASURES],
    /// The action tiles.
    pub tiles: Vec<TileInfo>,
    /// The kinds of special card.
    pub kinds: Vec<KindInfo>,
    /// The keys and nodes of the temple's spaces.
    pub spaces: Vec<(String, Node)>,
    /// How sure the place of each space is.
    pub spaces_confidence: Vec<Confidence>,
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
    /// A stable hash of everything in the tables that play depends on.
    pub hash: u64,
}

impl Tables {
    /// A stable hash of all that play depends on. Names and confidence marks do not change a game, so a better
    /// translation leaves old records valid.
    pub(crate) fn rules_hash(&self) -> u64 {
        let mut hasher = StableHasher::new();
        let mut add = |text: String| hasher.bytes(text.as_bytes());
        for row in self.colours.iter().chain(&self.treasures).chain(&self.number_rows) {
            add(format!("{} {}", row.id, row.n));
        }
        add(format!("{:?}", self.wheel));
        for tile in &self.tiles {
            add(format!("{} {} {}", tile.id, tile.back, tile.effect));
        }
        for kind in &self.kinds {
            add(format!("{} {} {}", kind.id, kind.copies, kind.verb.print()));
        }
        for (id, node) in &self.spaces {
            let beside: Vec<u8> = self.grid.neighbour[node.index()].iter().map(|other| other.0).collect();
            add(format!("{id} {} {beside:?}", node.0));
        }
        for place in &self.river {
            add(format!("{} {:?} {:?}", place.id, place.bank, place.tiles));
        }
        for room in &self.rooms {
            add(format!(
                "{} {:?} {:?} {} {:?} {:?}",
                room.id, room.kind, room.colour, room.doors, room.cell, room.altar
            ));
            for spot in &room.spots {
                add(spot.effect.to_string());
            }
        }
        hasher.finish()
    }

    /// The tiles in play with this many players, as a set.
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

/// A set of sides turned by this many steps.
#[inline]
pub(crate) fn turned(doors: u8, rotation: u8) -> u8 {
    ((doors << rotation) | (doors >> (6 - rotation))) & 0x3f
}
