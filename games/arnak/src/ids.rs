//! Small numbers that identify components. Their text keys are in the tables and never change.

/// Declares id types over `u8`.
macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
        pub struct $name(pub u8);

        impl $name {
            /// Empty.
            pub const NONE: $name = $name(u8::MAX);

            /// As an index into a table.
            #[inline]
            pub const fn at(self) -> usize {
                self.0 as usize
            }

            /// Whether something is there.
            #[inline]
            pub const fn is_some(self) -> bool {
                self.0 != u8::MAX
            }

            /// Whether it is empty.
            #[inline]
            pub const fn is_none(self) -> bool {
                self.0 == u8::MAX
            }
        }
    )*};
}

ids! {
    /// A card: items from 0, artifacts after them, the four basic cards from [`BASIC`], [`FEAR`].
    Card
    /// A site of the map: camps 0 to 4, level I 5 to 12, level II 13 to 16.
    Site
    /// A space for one figure: two per camp (0 to 9), then one per site (10 to 21).
    Space
    /// A site tile.
    Tile
    /// A guardian tile.
    Guardian
    /// An assistant tile.
    Assistant
    /// A kind of idol, by effect.
    Idol
    /// A kind of research bonus tile, by effect.
    Bonus
    /// A space of the research track: four numbers per row, so that a number means the same place on every board.
    Spot
    /// A stack of temple tiles.
    Stack
    /// An altar of the board that has them.
    Altar
    /// A secret passage of the board that has them.
    Passage
    /// A tile of the rival, by its row.
    RivalTile
    /// An objective of the solo game, by its row.
    ObjectiveTile
}

/// The first basic card; each player owns one of each of the four.
pub const BASIC: u8 = 120;
/// Fear cards are all alike.
pub const FEAR: Card = Card(127);

/// The number of camps, and of sites in all.
pub const CAMPS: usize = 5;
/// Sites on every board.
pub const SITES: usize = 17;
/// The first level II site.
pub const FIRST_LEVEL_TWO: usize = 13;
/// Spaces for figures.
pub const SPACES: usize = 22;

/// Spaces a row of the research track may have.
const TRACK_COLUMNS: u8 = 4;
/// The highest row a research track may have.
pub const TOP_ROW: u8 = 12;
/// Numbers of research spaces; no board uses them all.
pub const SPOTS: usize = (TOP_ROW as usize + 1) * TRACK_COLUMNS as usize;

impl Spot {
    /// Where every token starts.
    pub const START: Spot = Spot(0);

    /// The space in this row (0 is the start) and column (from 1).
    #[inline]
    pub const fn of(row: u8, column: u8) -> Spot {
        Spot(row * TRACK_COLUMNS + column - 1)
    }

    /// The row, from 0 for the start.
    #[inline]
    pub const fn row(self) -> u8 {
        self.0 / TRACK_COLUMNS
    }

    /// The column, from 1.
    #[inline]
    pub const fn column(self) -> u8 {
        self.0 % TRACK_COLUMNS + 1
    }
}

/// A way up the research track: the space it leads to, and which of several parallel bridges it takes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Hash)]
pub struct Step {
    /// The upper space.
    pub to: Spot,
    /// 0 for the only bridge between two spaces; parallel ones count from 1 on the left.
    pub lane: u8,
}

impl Step {
    /// Up the only bridge to this space.
    pub const fn to(to: Spot) -> Step {
        Step { to, lane: 0 }
    }
}

impl Card {
    /// Funding and Exploration.
    pub const fn is_basic(self) -> bool {
        self.0 >= BASIC && self.0 < FEAR.0
    }

    /// The card as a one-element set; Fear has none.
    #[inline]
    pub const fn bit(self) -> u128 {
        1 << self.0
    }
}

impl Space {
    /// The site this space belongs to.
    #[inline]
    pub const fn site(self) -> Site {
        if self.0 < 10 { Site(self.0 / 2) } else { Site(self.0 - 5) }
    }
}

impl Site {
    /// The first (for level I and II the only) space.
    #[inline]
    pub const fn space(self) -> Space {
        if self.0 < CAMPS as u8 { Space(self.0 * 2) } else { Space(self.0 + 5) }
    }

    /// All spaces of the site as a set.
    #[inline]
    pub const fn spaces(self) -> u32 {
        if self.0 < CAMPS as u8 { 0b11 << (self.0 * 2) } else { 1 << (self.0 + 5) }
    }

    /// 0 for camps, 1 and 2.
    #[inline]
    pub const fn level(self) -> u8 {
        if self.0 < CAMPS as u8 {
            0
        } else if self.0 < FIRST_LEVEL_TWO as u8 {
            1
        } else {
            2
        }
    }
}
