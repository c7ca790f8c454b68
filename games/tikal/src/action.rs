//! Decisions, chance outcomes and events, as ids and small numbers.

use kernel::Seat;

use crate::ids::{COLOURS, Colour, Kind, MAX_KINDS, Node, Room, TREASURES, Tile, Treasure};
use crate::state::{Source, Stock};

/// Where a key goes; it stays there for good (ruling 5.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stow {
    /// Face down, to score.
    Camp,
    /// Face up, to open doors and pay for the forest.
    Backpack,
}

/// What may be declined on an action tile (ruling `tile-actions-mandatory`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gift {
    /// A key.
    Key,
    /// A treasure.
    Treasure,
    /// A special card.
    Card,
    /// A secret passage.
    Passage,
}

/// One small decision or chance outcome.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Chance: the wheel starts turned by this many notches.
    Wheel(u8),
    /// Chance: this sanctuary is next.
    Reveal(Room),
    /// Chance: this tile is dealt next.
    Deal(Tile),
    /// Chance: this treasure is seen next.
    DrawTreasure(Treasure),
    /// Chance: this card is seen next.
    DrawCard(Kind),
    /// Chance: this light room is seen next.
    DrawRoom(Room),
    /// The two keys before the game.
    StartKeys(Colour, Colour),
    /// Go for this action tile.
    Take(Tile),
    /// Deliver this many treasures of one type.
    Deliver(Treasure, u8),
    /// No delivery here.
    Skip,
    /// No more types in this delivery.
    Done,
    /// Give this key to cross the forest.
    Pay(Colour),
    /// Cross the forest without a key and lose points.
    Lose,
    /// Use the tent for a key.
    TentKey,
    /// Use the tent for an exploration.
    TentExplore,
    /// Play a special card.
    Play(Kind),
    /// Take this key and put it there.
    Key(Colour, Stow),
    /// Look at this treasure pile.
    Pile(u8),
    /// Take an open treasure.
    Open(Treasure),
    /// Replace the open treasure from this pile.
    Refill(u8),
    /// Look at the special cards.
    Card,
    /// Take a secret passage.
    Passage,
    /// Look at the light rooms.
    LightRoom,
    /// Place the next sanctuary.
    Sanctuary,
    /// Score the doors of this colour.
    ScoreDoors(Colour),
    /// Do without this part of the tile.
    Decline(Gift),
    /// Keep this treasure.
    KeepTreasure(Treasure),
    /// Keep this card.
    KeepCard(Kind),
    /// Place this light room.
    KeepRoom(Room),
    /// Place the room here, turned by this many steps.
    Place(Room, Node, u8),
    /// Excavate in this room, playing this many passage cards on the way.
    Explore(Node, u8),
    /// Move there without excavating, playing this many passage cards on the way.
    Walk(Node, u8),
    /// Do not move and do not excavate.
    Rest,
    /// Stay in the room just excavated.
    Stay,
    /// Leave the room just excavated through the passage, back to this place.
    Return(Node),
    /// Take this spot.
    Spot(u8),
    /// Buy a rescue key.
    Rescue(Colour),
    /// End the turn.
    End,
}

/// An event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// The wheel was set.
    WheelSet(u8),
    /// A sanctuary became the next one.
    NextSanctuary(Room),
    /// A tile was dealt to a site.
    Dealt(Tile, u8),
    /// A treasure is now face up.
    OpenTreasure(Treasure),
    /// A turn began; `true` for the special last turn.
    Turn(Seat, bool),
    /// Two keys were chosen before the game.
    StartKeys(Seat, Colour, Colour),
    /// A tile was taken at a site.
    Took(Seat, Tile, u8),
    /// Treasures were delivered for this many points.
    Delivered(Seat, Treasure, u8, u16),
    /// The wheel turned and is at this many notches.
    WheelTurned(u8),
    /// A key was given for the forest.
    PaidForest(Seat, Colour),
    /// A card was played.
    Played(Seat, Kind),
    /// The tent was used; `true` for a key.
    Tent(Seat, bool),
    /// A key was taken.
    GotKey(Seat, Colour, Stow),
    /// Points were scored or lost.
    Scored(Seat, Source, i16),
    /// A player looks at this many tokens of a stock.
    Looks(Seat, Stock, u8),
    /// A token came into the sight of a player; others do not see which.
    Saw(Seat, Stock, Option<u8>),
    /// A token was kept; others do not see which.
    Kept(Seat, Stock, Option<u8>),
    /// An open treasure was taken.
    TookOpen(Seat, Treasure),
    /// A room was placed.
    Placed(Room, Node, u8),
    /// A secret passage was taken.
    GotPassage(Seat),
    /// A part of a tile was declined.
    Declined(Seat, Gift),
    /// An explorer went this way; `true` marks steps through a passage.
    Moved {
        /// Who.
        seat: Seat,
        /// The steps, from the place where the explorer stood.
        path: Vec<(Node, bool)>,
        /// Tokens spent.
        tokens: u8,
        /// Cards spent.
        cards: u8,
    },
    /// A flag was placed on a spot.
    Flagged(Seat, Node, Room, u8),
    /// A rescue key was bought.
    Rescued(Seat, Colour),
    /// A round ended and is scored.
    RoundEnded(u8),
    /// A player turned up the camp keys for a scoring, by colour.
    ShowedKeys(Seat, [u8; COLOURS]),
    /// A player turned up all that was left hidden, at the end of the game.
    Revealed {
        /// Who.
        seat: Seat,
        /// The treasures that were not delivered, by type.
        treasures: [u8; TREASURES],
        /// The cards in hand, by kind.
        hand: [u8; MAX_KINDS],
    },
    /// The game ended.
    GameEnded,
}
