//! Names of components as small numbers: positions in the tables, stable within one set of tables.

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
        pub struct $name(pub u8);

        impl $name {
            /// The id as an index into tables.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }
    };
}

id!(
    /// A colour of keys, doors and altars.
    Colour
);
id!(
    /// A type of treasure, in the order of the symbols around the price wheel.
    Treasure
);
id!(
    /// An action tile.
    Tile
);
id!(
    /// A kind of special card.
    Kind
);
id!(
    /// A site along the river, in its order.
    Site
);
id!(
    /// A spot of a room, in its order.
    Spot
);
id!(
    /// A room: printed light rooms first, then those of the stack, sanctuaries, the treasure room and the
    /// secret rooms.
    Room
);
id!(
    /// A place where an explorer can be: a space of the temple (below 56), a secret room (56 to 63) or the
    /// outside.
    Node
);

/// Colours of keys.
pub const COLOURS: usize = 5;
/// Types of treasure.
pub const TREASURES: usize = 5;
/// Sites along the river.
pub const SITES: usize = 6;
/// Most action tiles; a set of them is a `u32`.
pub const MAX_TILES: usize = 32;
/// Most kinds of card.
pub const MAX_KINDS: usize = 16;
/// Most rooms, secret ones included.
pub const MAX_ROOMS: usize = 40;
/// Most light rooms.
pub const MAX_LIGHT: usize = 32;
/// Places in the frame that holds the temple's spaces.
pub const MAX_SPACES: usize = 56;
/// Most secret rooms.
pub const MAX_SECRET: usize = 8;
/// Most spots of a room.
pub const MAX_SPOTS: usize = 5;
/// Means "no such component" in the state.
pub const NONE: u8 = 0xff;

/// Every space of the temple as a set of nodes.
pub const TEMPLE: u64 = (1 << MAX_SPACES) - 1;

impl Node {
    /// Everything around the temple, one single area.
    pub const OUTSIDE: Node = Node(64);

    /// The secret room of this number.
    pub const fn secret(number: u8) -> Node {
        Node(MAX_SPACES as u8 + number)
    }

    /// Whether this is a secret room.
    pub const fn is_secret(self) -> bool {
        self.0 >= MAX_SPACES as u8 && self.0 < 64
    }

    /// The node as a set; the outside is in no set.
    #[inline]
    pub const fn bit(self) -> u64 {
        if self.0 < 64 { 1 << self.0 } else { 0 }
    }
}

/// Walks over the members of a set, lowest first.
#[inline]
pub fn members(mut set: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let next = set.trailing_zeros() as u8;
        set &= set - 1;
        Some(next)
    })
}
