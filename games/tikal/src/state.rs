//! A whole position as plain values: ids, counts and sets in fixed arrays.
//!
//! Two states are equal when every component is in the same place, the same work is pending and the same
//! players know the same hidden tokens; equal states behave the same from then on.

use kernel::{List, MAX_SEATS};

use crate::ids::{
    COLOURS, Colour, Kind, MAX_KINDS, MAX_LIGHT, MAX_ROOMS, MAX_SPACES, NONE, Node, Room, SITES, TREASURES,
    Tile, Treasure,
};
use crate::temple::Doors;

pub use crate::frame::{Frame, Stock};

/// Variant: two treasure piles and three open treasures.
pub const MORE_CONTROL: u8 = 1;
/// Variant: no tent.
pub const SHORT_GAME: u8 = 2;
/// Open treasures in the variant.
pub const OPEN: usize = 3;
/// Most treasure piles.
pub const PILES: usize = 3;

/// Where points came from; the lines of the score sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// Doors counted when excavating a light room.
    Rooms,
    /// Doors counted by an action tile.
    Doors,
    /// Bonus points of spots.
    Spots,
    /// Points shown on action tiles.
    Tiles,
    /// Treasures delivered.
    Deliveries,
    /// Sets of camp keys.
    Keys,
    /// Altars.
    Altars,
    /// Treasures left at the end.
    Treasures,
    /// Cards scored at the end.
    Cards,
    /// Points lost in the forest and for rescue keys.
    Penalties,
}

/// How many sources there are.
pub const SOURCES: usize = 10;

/// A pile whose unknown part is an unordered bag stored elsewhere, below tokens that some player has
/// seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pile {
    /// Number of unseen tokens.
    pub unknown: u8,
    /// Who looked last, and so knows the whole top; 0 when nothing on it is known.
    pub looker: u8,
    /// Tokens on top that some player has seen, topmost first.
    pub top: List<Known, 3>,
}

impl Pile {
    /// All tokens in the pile.
    pub fn len(&self) -> usize {
        self.unknown as usize + self.top.len()
    }

    /// Whether nothing is left.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Forgets the looker once nothing on top is known.
    pub fn forget_looker(&mut self) {
        if self.top.is_empty() {
            self.looker = 0;
        }
    }
}

/// A token on a pile and the seats that know it, as a set.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Known {
    /// Treasure, kind or room.
    pub token: u8,
    /// Who knows it.
    pub who: u8,
}

/// One player's things.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Player {
    /// Rooms with a flag of this player.
    pub flags: u64,
    /// Action tiles taken this round.
    pub tiles: u32,
    /// Points by source.
    pub points: [i16; SOURCES],
    /// Where the explorer stands.
    pub explorer: Node,
    /// Where along the river the pirogue lies.
    pub pirogue: u8,
    /// Open keys.
    pub backpack: [u8; COLOURS],
    /// Hidden keys, whose colours all players saw when they were taken.
    pub camp: [u8; COLOURS],
    /// Treasures in the camp.
    pub treasures: [u8; TREASURES],
    /// How many of those all players saw being taken.
    pub shown: [u8; TREASURES],
    /// Cards in hand.
    pub hand: [u8; MAX_KINDS],
    /// Secret passage tokens.
    pub passages: u8,
    /// Whether the tent can still be used this round.
    pub tent: bool,
}

impl Player {
    /// The colours in the backpack, as a set.
    #[inline]
    pub fn key_set(&self) -> u8 {
        let mut set = 0;
        for (colour, &n) in self.backpack.iter().enumerate() {
            set |= u8::from(n > 0) << colour;
        }
        set
    }

    /// Treasures in the camp.
    #[inline]
    pub fn treasure_count(&self) -> u8 {
        self.treasures.iter().sum()
    }

    /// Cards in hand.
    #[inline]
    pub fn hand_count(&self) -> u8 {
        self.hand.iter().sum()
    }

    /// The score track.
    pub fn score(&self) -> i32 {
        self.points.iter().map(|&n| i32::from(n)).sum()
    }
}

/// A whole position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// Unfinished business, the next on top.
    pub stack: List<Frame, 12>,
    /// Number of players.
    pub players: u8,
    /// Variants in play, as a set.
    pub variants: u8,
    /// The round, 1 or 2.
    pub round: u8,
    /// Whether the special last turns are being played.
    pub last: bool,
    /// Turns begun in this round, or special turns begun.
    pub turn: u8,
    /// Whose turn it is.
    pub active: u8,
    /// Notches the price wheel is turned by.
    pub wheel: u8,
    /// Players' things by seat.
    pub seats: [Player; MAX_SEATS],

    /// Action tiles to be dealt, as a set.
    pub tile_bag: u32,
    /// Action tiles at each site, as sets.
    pub sites: [u32; SITES],

    /// Keys in the supply.
    pub keys: [u8; COLOURS],
    /// Secret passage tokens in the supply.
    pub passages: u8,

    /// Unseen treasures of all piles together.
    pub treasure_bag: [u8; TREASURES],
    /// The treasure piles.
    pub piles: [Pile; PILES],
    /// Open treasures of the variant.
    pub open: List<u8, OPEN>,
    /// Treasures delivered by all players.
    pub delivered: [u8; TREASURES],

    /// Unseen cards of the deck.
    pub card_bag: [u8; MAX_KINDS],
    /// The deck.
    pub deck: Pile,
    /// Cards played.
    pub discard: [u8; MAX_KINDS],

    /// Unseen light rooms of the stack, as a set of rooms.
    pub light_bag: u64,
    /// The stack of light rooms.
    pub light_stack: Pile,
    /// Sanctuaries below the visible one, as a set of rooms.
    pub sanctuary_bag: u64,
    /// The visible sanctuary.
    pub next_sanctuary: u8,

    /// The room in each space of the temple.
    pub laid: [u8; MAX_SPACES],
    /// How each light room was turned.
    pub rotation: [u8; MAX_LIGHT],
    /// Who took which spot of each room: three bits per spot, seat + 1 or 0.
    pub spots: [u16; MAX_ROOMS],
    /// Rooms without a free spot.
    pub full: u64,
    /// The doors of the rooms laid so far, arranged for the movement search.
    pub doors: Doors,
}

impl State {
    /// The player to move.
    #[inline]
    pub fn me(&self) -> &Player {
        &self.seats[self.active as usize]
    }

    /// The player to move.
    #[inline]
    pub fn me_mut(&mut self) -> &mut Player {
        &mut self.seats[self.active as usize]
    }

    /// The frame that waits.
    #[inline]
    pub fn top(&self) -> Frame {
        self.stack.last().copied().unwrap_or_default()
    }

    /// Whether the game has ended.
    #[inline]
    pub fn is_over(&self) -> bool {
        self.stack.last() == Some(&Frame::Over)
    }

    /// Whether a variant is in play.
    #[inline]
    pub fn has_variant(&self, variant: u8) -> bool {
        self.variants & variant != 0
    }

    /// The treasure piles in this game.
    #[inline]
    pub fn pile_count(&self) -> usize {
        if self.has_variant(MORE_CONTROL) { 2 } else { 3 }
    }

    /// The treasure piles that are not empty.
    #[inline]
    pub fn piles_left(&self) -> impl Iterator<Item = u8> + '_ {
        (0..self.pile_count() as u8).filter(|&pile| !self.piles[pile as usize].is_empty())
    }

    /// The first two treasure piles that are not empty.
    #[inline]
    pub(crate) fn first_piles(&self) -> (Option<u8>, Option<u8>) {
        let mut piles = self.piles_left();
        (piles.next(), piles.next())
    }

    /// The pile behind a stock.
    pub fn pile(&self, stock: Stock) -> &Pile {
        match stock {
            Stock::Treasures(n) => &self.piles[n as usize],
            Stock::Cards => &self.deck,
            Stock::LightRooms => &self.light_stack,
        }
    }

    /// The pile behind a stock.
    pub fn pile_mut(&mut self, stock: Stock) -> &mut Pile {
        match stock {
            Stock::Treasures(n) => &mut self.piles[n as usize],
            Stock::Cards => &mut self.deck,
            Stock::LightRooms => &mut self.light_stack,
        }
    }

    /// The room in a space, if it is discovered.
    #[inline]
    pub fn room_in(&self, node: Node) -> Option<Room> {
        match self.laid.get(node.index()) {
            Some(&room) if room != NONE => Some(Room(room)),
            _ => None,
        }
    }

    /// Who holds a spot.
    #[inline]
    pub fn spot_owner(&self, room: Room, spot: u8) -> Option<u8> {
        ((self.spots[room.index()] >> (3 * spot)) as u8 & 7).checked_sub(1)
    }

    /// Whether the tent offers anything now (rulings 10.1, `tent-special-turn`).
    #[inline]
    pub fn tent_is_open(&self) -> bool {
        self.me().tent && !self.last
    }

    /// The keys left in the supply.
    #[inline]
    pub fn keys_left(&self) -> u8 {
        self.keys.iter().sum()
    }

    /// The price of a treasure (ruling 4.5).
    #[inline]
    pub fn price(&self, wheel: &[u8; TREASURES], treasure: Treasure) -> u8 {
        wheel[(treasure.index() + TREASURES - self.wheel as usize) % TREASURES]
    }

    /// The site at which a tile lies.
    #[inline]
    pub fn site_of(&self, tile: Tile) -> Option<usize> {
        self.sites.iter().position(|set| set & (1 << tile.0) != 0)
    }

    /// How many cards of a kind the player to move holds.
    #[inline]
    pub fn holds(&self, kind: Kind) -> u8 {
        self.me().hand[kind.index()]
    }

    /// Whether a key of this colour is in the supply.
    #[inline]
    pub fn has_key(&self, colour: Colour) -> bool {
        self.keys[colour.index()] > 0
    }
}
