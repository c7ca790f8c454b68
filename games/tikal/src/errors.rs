//! Why tables and positions of Tikal are refused. The sentences are in `words`.

use crate::words::WORDS;

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

words::errors! {
    /// Why the JSON of a position cannot be read.
    pub enum ReadError in WORDS {
        "read-object" NoObject,
        "read-no-field" NoField { field: String },
        "read-number" Number { name: String, most: u64, value: String },
        "read-flag" Flag { name: String, value: String },
        "read-list" List { name: String },
        "read-id" Id { name: String, value: String, what: Expected },
        "read-cards" Cards { name: String },
        "read-no-card" NoCard { name: String, id: String },
        "read-twice" Twice { name: String, value: String },
        "read-frames" Frames,
        "read-no-frame" NoFrame { value: String },
        "read-piles" Piles { n: usize },
        "read-players" Players { n: u8 },
        "read-temple" Temple,
        "read-no-space" NoSpace { space: String },
        "read-room-elsewhere" RoomElsewhere { space: String },
        "read-turn" Turn { space: String, n: u8 },
        "read-points" Points { name: String, category: &'static str },
        "read-spots" Spots,
        "read-no-room" NoRoom { id: String },
        "read-owners" Owners { id: String },
        "read-no-seat" NoSeat { id: String, value: String },
        "read-tops" Tops { name: String },
    }
}

words::errors! {
    /// What an id should name.
    pub enum Expected in WORDS {
        "no-tile" Tile,
        "no-room" Room,
        "no-treasure" Treasure,
        "no-place" Place,
        "no-site" Site,
        "no-river" River,
        "no-colour" Colour,
        "no-stock" Stock,
        "no-token" Token,
    }
}

words::errors! {
    /// What is wrong with a position that can be read.
    pub enum PositionError in WORDS {
        "position-players" Players,
        "position-variant" Variant,
        "position-round" Round,
        "position-last-turns" LastTurns,
        "position-active" Active,
        "position-wheel" Wheel,
        "position-keys" Keys { want: u8, colour: String, n: u32 },
        "position-passages" Passages { want: u8, n: u32 },
        "position-treasures" Treasures { want: u8, id: String, n: u32 },
        "position-unseen-treasures" UnseenTreasures { held: u32, unseen: u32 },
        "position-open-treasures" OpenTreasures,
        "position-many-piles" ManyPiles,
        "position-cards" Cards { want: u8, id: String, n: u32 },
        "position-unseen-cards" UnseenCards { held: u8, unseen: u32 },
        "position-tile-twice" TileTwice { id: String },
        "position-tile-missing" TileMissing { id: String },
        "position-site-tiles" SiteTiles { id: String, most: u8 },
        "position-no-room" NoRoom,
        "position-turned-far" TurnedFar,
        "position-printed-turned" PrintedTurned { id: String },
        "position-doors" Doors,
        "position-room-places" RoomPlaces { id: String, n: usize },
        "position-room-misplaced" RoomMisplaced { id: String },
        "position-room-turned" RoomTurned { id: String },
        "position-light-rooms" LightRooms,
        "position-treasure-room" TreasureRoom,
        "position-flags-unplaced" FlagsUnplaced { id: String },
        "position-flags-twice" FlagsTwice { id: String },
        "position-flags-beside" FlagsBeside { id: String },
        "position-full-rooms" FullRooms,
        "position-flags" Flags { seat: usize },
        "position-many-flags" ManyFlags { seat: usize, most: u8 },
        "position-not-in-game" NotInGame { seat: usize },
        "position-explorer" Explorer { seat: usize },
        "position-pirogue" Pirogue { seat: usize },
        "position-tents" Tents,
        "position-shown" Shown { seat: usize },
        "position-no-decision" NoDecision,
        "position-stuck" Stuck,
        "position-top-known" TopKnown { pile: PileName },
        "position-looker-knows" LookerKnows { pile: PileName },
        "position-looker" Looker { pile: PileName },
        "position-put-back" PutBack { pile: PileName },
    }
}

words::errors! {
    /// Piles of which players may know the top.
    pub enum PileName in WORDS {
        "pile-treasures" Treasures,
        "pile-deck" Deck,
        "pile-light-rooms" LightRooms,
    }
}
