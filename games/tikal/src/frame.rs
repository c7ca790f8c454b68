//! Unfinished business: the frames on the stack of a position.
//!
//! Some frames wait for a player, some for chance; [`Frame::Sail`] and [`Frame::Gain`] go on by themselves. Two verbs wait
//! in frames of their own (`Deed::waiting` in `verb/`); the other parts of a tile wait in [`Frame::UseTile`].

use crate::ids::{Node, Room, Tile};

/// Stocks from which players look at three tokens at a time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Stock {
    /// A treasure pile.
    Treasures(u8),
    /// The deck of special cards.
    Cards,
    /// The stack of light rooms.
    LightRooms,
}

/// Unfinished business. The last frame of the stack is the one that waits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash)]
pub enum Frame {
    /// The game has ended.
    #[default]
    Over,
    /// Chance: the first orientation of the price wheel.
    Wheel,
    /// Chance: the next sanctuary to be seen.
    NextSanctuary,
    /// Chance: the next action tile of the deal.
    Deal,
    /// Chance: the next open treasure of the set-up.
    FirstOpen,
    /// Two keys into the backpack before the game.
    StartKeys(u8),
    /// Before the pirogue phase.
    Before,
    /// The pirogue is on its way to a tile.
    Sail {
        /// The tile to be taken.
        tile: Tile,
        /// How far along the river it has come.
        at: u8,
    },
    /// A delivery may be made.
    Delivery {
        /// By card, without a seaplane.
        by_card: bool,
        /// Points more per treasure.
        bonus: u8,
        /// Several types are allowed.
        many: bool,
        /// Types delivered so far, as a set.
        types: u8,
    },
    /// The forest requires a key.
    Forest,
    /// The parts of an action tile are being used.
    UseTile {
        /// The tile.
        tile: Tile,
        /// Its parts not yet used, as a set.
        left: u8,
    },
    /// A key is to be taken; a tent's key goes into the backpack.
    TakeKey {
        /// Only into the backpack.
        backpack: bool,
        /// Only this colour while it lasts, or any.
        colour: u8,
    },
    /// A treasure pile is to be chosen.
    ChoosePile,
    /// An open treasure is to be replaced from a pile.
    Refill,
    /// Chance: the top token of this pile becomes an open treasure.
    Turn(u8),
    /// Up to three tokens are being looked at; chance shows the unseen ones.
    Look(Stock),
    /// One of the tokens looked at is to be kept.
    Keep(Stock),
    /// A room is to be placed.
    Place(Room),
    /// An explorer phase.
    Explore,
    /// The same after a rescue key was bought in it (ruling 9.3).
    Rescued,
    /// How to get into a room, and where to end.
    Way {
        /// The room's node.
        node: Node,
        /// Passage cards already played for it.
        cards: u8,
    },
    /// Which spot of the room to take.
    ChooseSpot(Node),
    /// A spot's gains are being collected.
    Gain {
        /// The room.
        room: Room,
        /// The spot.
        spot: u8,
        /// The next part of its effect.
        at: u8,
    },
    /// After the explorer phase.
    After,
}

impl Frame {
    /// Whether this is a delivery that can no longer be left out or interrupted by another: a card was played for it, or
    /// a first type was delivered (rulings 4.4, 4.11).
    #[inline]
    pub fn is_begun_delivery(self) -> bool {
        match self {
            Frame::Delivery { by_card, bonus, many, types } => by_card || bonus > 0 || many || types != 0,
            _ => false,
        }
    }
}
