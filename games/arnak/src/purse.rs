//! Resources and travel icons, packed one per byte so that "can this be paid" is one comparison.

/// The kinds of tokens. `Dark` is the dark tablet of the Spider Temple.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
#[repr(u8)]
#[expect(missing_docs, reason = "the rulebook's own words")]
pub enum Res {
    Coin,
    Compass,
    Tablet,
    Arrowhead,
    Jewel,
    Dark,
}

impl Res {
    /// All kinds in printed order.
    pub const ALL: [Res; 6] = [Res::Coin, Res::Compass, Res::Tablet, Res::Arrowhead, Res::Jewel, Res::Dark];

    /// The word used in tables, notation and JSON.
    pub const fn key(self) -> &'static str {
        match self {
            Res::Coin => "coin",
            Res::Compass => "compass",
            Res::Tablet => "tablet",
            Res::Arrowhead => "arrowhead",
            Res::Jewel => "jewel",
            Res::Dark => "dark",
        }
    }

    /// The kind with this key.
    pub fn from_key(key: &str) -> Option<Res> {
        Res::ALL.into_iter().find(|res| res.key() == key)
    }
}

const HIGH: u64 = 0x8080_8080_8080_8080;

/// An amount of every resource, at most 127 of each: far more than a game can accumulate.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Hash)]
pub struct Purse(pub u64);

impl Purse {
    /// Empty.
    pub const ZERO: Purse = Purse(0);

    /// The most a player holds of one kind (ruling 113).
    pub const MOST: u8 = 99;

    /// `n` of one kind.
    pub const fn of(res: Res, n: u8) -> Purse {
        Purse((n as u64) << (res as u8 * 8))
    }

    /// How many of a kind.
    #[inline]
    pub const fn get(self, res: Res) -> u8 {
        (self.0 >> (res as u8 * 8)) as u8
    }

    /// Both together.
    #[inline]
    #[must_use]
    pub const fn plus(self, other: Purse) -> Purse {
        debug_assert!((self.0 + other.0) & HIGH == 0, "nobody holds 128 of anything");
        Purse(self.0 + other.0)
    }

    /// Both together, but no more than [`Purse::MOST`] of a kind.
    #[must_use]
    pub fn topped_up(self, other: Purse) -> Purse {
        const ROOM: u64 = 0x0101_0101_0101_0101 * (127 - Purse::MOST) as u64;
        let sum = self.plus(other);
        if (sum.0 + ROOM) & HIGH == 0 {
            return sum;
        }
        Res::ALL.into_iter().fold(sum, |sum, res| sum.with(res, sum.get(res).min(Purse::MOST)))
    }

    /// The remainder; the caller ensures that it can be paid.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Purse) -> Purse {
        debug_assert!(self.covers(other), "a cost is checked before it is paid");
        Purse(self.0 - other.0)
    }

    /// Whether there is enough of every kind.
    #[inline]
    pub const fn covers(self, cost: Purse) -> bool {
        ((self.0 | HIGH) - cost.0) & HIGH == HIGH
    }

    /// The cost minus a discount, never below zero in any kind.
    #[must_use]
    pub fn less(self, discount: Purse) -> Purse {
        let mut rest = self;
        for res in Res::ALL {
            rest = rest.with(res, self.get(res).saturating_sub(discount.get(res)));
        }
        rest
    }

    /// The same with another amount of one kind.
    #[must_use]
    pub const fn with(self, res: Res, n: u8) -> Purse {
        let shift = res as u8 * 8;
        Purse(self.0 & !(0xff << shift) | (n as u64) << shift)
    }

    /// The kinds present with their amounts, in printed order.
    pub fn iter(self) -> impl Iterator<Item = (Res, u8)> {
        Res::ALL.into_iter().map(move |res| (res, self.get(res))).filter(|&(_, n)| n > 0)
    }
}

/// Amounts as the tables write them, a byte for each kind of token: small enough for a verb on the stack.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Hash)]
pub struct Amounts([u8; 6]);

impl Amounts {
    /// None.
    pub const NONE: Amounts = Amounts([0; 6]);

    /// As a purse, which can be added and compared.
    #[inline]
    pub const fn purse(self) -> Purse {
        let [coin, compass, tablet, arrowhead, jewel, dark] = self.0;
        Purse(u64::from_le_bytes([coin, compass, tablet, arrowhead, jewel, dark, 0, 0]))
    }
}

impl From<Purse> for Amounts {
    fn from(purse: Purse) -> Amounts {
        Amounts(Res::ALL.map(|res| purse.get(res)))
    }
}

/// The travel icons, weakest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
#[repr(u8)]
#[expect(missing_docs, reason = "the rulebook's own words")]
pub enum Icon {
    Boot,
    Ship,
    Car,
    Plane,
}

impl Icon {
    /// All icons, weakest first.
    pub const ALL: [Icon; 4] = [Icon::Boot, Icon::Ship, Icon::Car, Icon::Plane];

    /// The word used in tables, notation and JSON.
    pub const fn key(self) -> &'static str {
        match self {
            Icon::Boot => "boot",
            Icon::Ship => "ship",
            Icon::Car => "car",
            Icon::Plane => "plane",
        }
    }

    /// The icon with this key.
    pub fn from_key(key: &str) -> Option<Icon> {
        Icon::ALL.into_iter().find(|icon| icon.key() == key)
    }

    /// Ruling 29: a plane pays anything, ship and car pay themselves and a boot, a boot pays a boot.
    pub const fn pays(self, cost: Icon) -> bool {
        matches!(
            (self, cost),
            (Icon::Plane, _)
                | (Icon::Ship, Icon::Ship | Icon::Boot)
                | (Icon::Car, Icon::Car | Icon::Boot)
                | (Icon::Boot, Icon::Boot)
        )
    }
}

/// A number of every travel icon. Packed, because a frame fits into eight bytes only if what follows its tag needs no
/// alignment.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Hash)]
#[repr(Rust, packed)]
pub struct Icons(pub u32);

impl Icons {
    /// None.
    pub const NONE: Icons = Icons(0);

    /// `n` of one icon.
    pub const fn of(icon: Icon, n: u8) -> Icons {
        Icons((n as u32) << (icon as u8 * 8))
    }

    /// How many of an icon.
    #[inline]
    pub const fn get(self, icon: Icon) -> u8 {
        (self.0 >> (icon as u8 * 8)) as u8
    }

    /// Both together.
    #[inline]
    #[must_use]
    pub const fn plus(self, other: Icons) -> Icons {
        Icons(self.0 + other.0)
    }

    /// One icon fewer; the caller ensures that it is there.
    #[inline]
    #[must_use]
    pub const fn without(self, icon: Icon) -> Icons {
        debug_assert!(self.get(icon) > 0);
        Icons(self.0 - (1 << (icon as u8 * 8)))
    }

    /// The remainder; the caller ensures that the others are among these.
    #[inline]
    #[must_use]
    pub const fn less_exact(self, other: Icons) -> Icons {
        Icons(self.0 - other.0)
    }

    /// The remainder of each icon, never below zero.
    #[must_use]
    pub fn less(self, other: Icons) -> Icons {
        Icon::ALL.into_iter().fold(Icons::NONE, |rest, icon| {
            rest.plus(Icons::of(icon, self.get(icon).saturating_sub(other.get(icon))))
        })
    }

    /// All icons counted.
    #[inline]
    pub const fn total(self) -> u8 {
        (self.0.wrapping_mul(0x0101_0101) >> 24) as u8
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The same number of planes: the effect of the Guardian's Ocarina.
    #[must_use]
    pub const fn as_planes(self) -> Icons {
        Icons::of(Icon::Plane, self.total())
    }

    /// Whether these icons can pay `cost`, each icon once. Exact because substitution is hierarchical:
    /// planes fill what ships and cars leave open, and everything pays boots.
    #[inline]
    pub const fn pay(self, cost: Icons) -> bool {
        let ships = cost.get(Icon::Ship).saturating_sub(self.get(Icon::Ship));
        let cars = cost.get(Icon::Car).saturating_sub(self.get(Icon::Car));
        cost.get(Icon::Plane) + ships + cars <= self.get(Icon::Plane) && cost.total() <= self.total()
    }

    /// The hardest icon of a cost, which is paid first.
    #[inline]
    pub const fn hardest(self) -> Option<Icon> {
        if self.get(Icon::Plane) > 0 {
            Some(Icon::Plane)
        } else if self.get(Icon::Car) > 0 {
            Some(Icon::Car)
        } else if self.get(Icon::Ship) > 0 {
            Some(Icon::Ship)
        } else if self.get(Icon::Boot) > 0 {
            Some(Icon::Boot)
        } else {
            None
        }
    }

    /// The icons present with their numbers, weakest first.
    pub fn iter(self) -> impl Iterator<Item = (Icon, u8)> {
        Icon::ALL.into_iter().map(move |icon| (icon, self.get(icon))).filter(|&(_, n)| n > 0)
    }
}

/// The cost of a guardian, an assistant, a bridge or a card effect.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Cost {
    /// Tokens.
    pub res: Purse,
    /// Travel icons.
    pub icons: Icons,
    /// Cards to use up from the hand.
    pub cards: u8,
    /// Fear cards to take.
    pub fear: u8,
    /// Idols from the crates, which leave the game.
    pub idols: u8,
}

impl Cost {
    /// The cost minus some tokens, never below zero in any kind.
    #[must_use]
    pub fn less(self, discount: Purse) -> Cost {
        Cost { res: self.res.less(discount), ..self }
    }

    /// Whether tokens and idols alone pay it.
    pub const fn is_plain(self) -> bool {
        self.icons.is_empty() && self.cards == 0 && self.fear == 0
    }
}
