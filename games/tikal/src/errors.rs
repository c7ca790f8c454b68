//! Why tables and positions of Tikal are refused. The sentences are in `words`.

use crate::WORDS;

words::errors! {
    /// Why a table of Tikal is refused.
    pub enum ContentError in WORDS {
        "table-temple" Temple { rooms: u8, spaces: usize },
        "table-many" TooMany { have: usize, what: Counted, most: usize },
        "table-exactly" Exactly { want: usize, what: Counted, have: usize },
        "table-between" Between { low: u32, high: u32, what: Counted, have: u32 },
        "table-colours" Colours { known: Vec<&'static str> },
        "table-space-twice" SpaceTwice,
        "table-frame" Frame,
        "table-space-apart" SpaceApart { id: String },
        "table-tiles-dealt" TilesDealt { players: usize, dealt: usize, tiles: usize },
        "table-no-number" NoNumber { id: String },
        "table-longest-move" LongestMove { n: usize },
        "table-act" Act { act: String, here: Here },
        "table-plain-steps" PlainSteps { here: Here },
        "table-tile-acts" TileActs,
        "table-card-acts" CardActs,
        "table-site-tiles" SiteTiles,
        "table-rooms-in" RoomsIn { id: String },
        "table-room-needs" RoomNeeds { kind: String, column: &'static str },
        "table-room-lacks" RoomLacks { kind: String, column: &'static str },
        "table-light-doors" LightDoors,
        "table-spots" Spots { most: usize },
        "table-door-twice" DoorTwice { door: String },
        "table-no-space" NoSpace { id: String },
    }
}

words::errors! {
    /// What tables may hold too many or too few of.
    pub enum Counted in WORDS {
        "counted-tiles" Tiles,
        "counted-kinds" Kinds,
        "counted-cards" Cards,
        "counted-sectors" Sectors,
        "counted-keys" Keys,
        "counted-tokens" Treasures,
        "counted-types" TreasureTypes,
        "counted-sites" Sites,
        "counted-rooms" Rooms,
        "counted-light" LightRooms,
        "counted-secret" SecretRooms,
        "counted-treasure-rooms" TreasureRooms,
    }
}

words::errors! {
    /// Where an effect is printed.
    pub enum Here in WORDS {
        "here-tile" Tile,
        "here-spot" Spot,
        "here-card" Card,
    }
}

words::errors! {
    /// What is wrong with the stack of a position.
    pub enum StackError in WORDS {
        "stack-wrong" Wrong { reason: Box<StackError> },
        "stack-empty" Empty,
        "stack-lowest" Lowest,
        "stack-on" On { above: String, below: String },
        "stack-frame" Frame { frame: String },
        "stack-early-tiles" EarlyTiles,
        "stack-deal" Deal,
        "stack-no-turn" NoTurn,
        "stack-seat" Seat { seat: u8 },
        "stack-turns" Turns,
    }
}
