//! Events for log, animation, replay and tests: ids, never sentences.
//!
//! One line of the table below is all about an event but its sentence: its word, its name, and its fields with their
//! names and types. Clients get the word and the fields under these names; `words` has the sentences. What a viewer
//! may not know is [`Seen`]. Clients know these words, so none may ever change its meaning.

use kernel::{Seat, Seen};

use crate::action::{Gift, Stow};
use crate::ids::{
    COLOURS, Colour, Kind as CardKind, MAX_KINDS, Node, Room, Site, Spot, TREASURES, Tile, Treasure,
};
use crate::notation::EventField;
use crate::state::{Source, Stock};

/// A kind of turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TurnKind {
    /// A turn of a round.
    Normal,
    /// The special last turn.
    Last,
}

/// What the tent is used for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TentUse {
    /// A key.
    Key,
    /// An exploration.
    Explore,
}

/// A token of a stock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "each holds what its type says")]
pub enum Token {
    Treasure(Treasure),
    Card(CardKind),
    Room(Room),
}

impl Token {
    /// The token of this number, which counts what the stock holds.
    pub const fn of(stock: Stock, number: u8) -> Token {
        match stock {
            Stock::Treasures(_) => Token::Treasure(Treasure(number)),
            Stock::Cards => Token::Card(CardKind(number)),
            Stock::LightRooms => Token::Room(Room(number)),
        }
    }
}

/// Keys by colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Keys(pub [u8; COLOURS]);

/// Treasures by type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Treasures(pub [u8; TREASURES]);

/// Special cards by kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cards(pub [u8; MAX_KINDS]);

kernel::events! {
    /// What happened.
    #[derive(Clone, PartialEq, Eq, Debug)]
    #[expect(missing_docs, reason = "the sentences among the words say what each is")]
    pub enum Event of EventField {
        // The table.
        "wheel_set"      WheelSet      { notches: u8 };
        "next_sanctuary" NextSanctuary { room: Room };
        "dealt"          Dealt         { tile: Tile, site: Site };
        "open_treasure"  OpenTreasure  { treasure: Treasure };
        "wheel_turned"   WheelTurned   { notches: u8 };
        "round_ended"    RoundEnded    { round: u8 };
        "game_ended"     GameEnded;

        // A turn.
        "start_keys"     StartKeys     { seat: Seat, first: Colour, second: Colour };
        "turn"           Turn          { seat: Seat, kind: TurnKind };
        "took"           Took          { seat: Seat, tile: Tile, site: Site };
        "delivered"      Delivered     { seat: Seat, treasure: Treasure, n: u8, points: u16 };
        "paid_forest"    PaidForest    { seat: Seat, key: Colour };
        "played"         Played        { seat: Seat, card: CardKind };
        "tent"           Tent          { seat: Seat, goal: TentUse as "for" };
        "got_key"        GotKey        { seat: Seat, key: Colour, to: Stow };
        "got_passage"    GotPassage    { seat: Seat };
        "declined"       Declined      { seat: Seat, what: Gift };
        "scored"         Scored        { seat: Seat, source: Source, points: i16 };

        // Looks at a stock. All see a light room that is kept, because it is placed.
        "looks"          Looks         { seat: Seat, from: Stock, n: u8 };
        "saw"            Saw           { seat: Seat, from: Stock, what: Seen<Token> };
        "kept"           Kept          { seat: Seat, from: Stock, what: Seen<Token> };
        "took_open"      TookOpen      { seat: Seat, treasure: Treasure };

        // The temple. A step of a path leads to a place; `true` marks those through a passage.
        "placed"         Placed        { room: Room, place: Node, turn: u8 };
        "moved"          Moved         { seat: Seat, path: Vec<(Node, bool)>, tokens: u8, cards: u8 };
        "flagged"        Flagged       { seat: Seat, place: Node, room: Room, spot: Spot };
        "rescued"        Rescued       { seat: Seat, key: Colour };

        // What players turn up: camp keys for a scoring, and at the end all that was left hidden.
        "showed_keys"    ShowedKeys    { seat: Seat, keys: Keys };
        "revealed"       Revealed      { seat: Seat, treasures: Treasures, cards: Cards };
    }
}
