//! Decisions and chance outcomes, as ids and small numbers.

use crate::ids::{Colour, Kind, Node, Room, Tile, Treasure};

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
