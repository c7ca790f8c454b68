//! The stable hash of a position. Every struct is destructured by name, so that a new field does not
//! compile until it is hashed.

use kernel::{List, StableHasher};

use crate::ids::{Assistant, Bonus, Card, Guardian, Idol, Site, Space, Spot, Tile};
use crate::purse::{Amounts, Icons, Purse, Res};
use crate::state::{DrawTo, Options, Player, Rival, State, Supply, Token};
use crate::verb::{Dest, SiteGroup, Tally, Ware};

/// A value that can be hashed.
pub(crate) trait Stable {
    /// Adds it.
    fn stable(&self, h: &mut StableHasher);
}

macro_rules! words {
    ($($kind:ty: $self:ident => $word:expr;)*) => {$(
        impl Stable for $kind {
            #[inline]
            fn stable(&$self, h: &mut StableHasher) {
                h.u64($word);
            }
        }
    )*};
}

words! {
    u8: self => u64::from(*self);
    u16: self => u64::from(*self);
    u32: self => u64::from(*self);
    u64: self => *self;
    bool: self => u64::from(*self);
    (u8, u8): self => u64::from(self.0) << 8 | u64::from(self.1);
    (u16, u8): self => u64::from(self.0) << 8 | u64::from(self.1);
    Purse: self => self.0;
    Icons: self => u64::from(self.0);
    Card: self => u64::from(self.0);
    Site: self => u64::from(self.0);
    Space: self => u64::from(self.0);
    Spot: self => u64::from(self.0);
    Tile: self => u64::from(self.0);
    Guardian: self => u64::from(self.0);
    Assistant: self => u64::from(self.0);
    Idol: self => u64::from(self.0);
    Bonus: self => u64::from(self.0);
    Token: self => *self as u64;
    Ware: self => *self as u64;
    Dest: self => *self as u64;
    SiteGroup: self => *self as u64;
    Tally: self => *self as u64;
    Res: self => *self as u64;
    DrawTo: self => *self as u64;
}

/// The discount of a verb: one kind of resource by its number and how many, or none.
impl Stable for Amounts {
    fn stable(&self, h: &mut StableHasher) {
        self.purse().iter().next().map_or((u8::MAX, 0), |(res, n)| (res as u8, n)).stable(h);
    }
}

impl Stable for u128 {
    #[inline]
    fn stable(&self, h: &mut StableHasher) {
        h.u128(*self);
    }
}

impl<T: Stable> Stable for [T] {
    fn stable(&self, h: &mut StableHasher) {
        h.u64(self.len() as u64);
        for item in self {
            item.stable(h);
        }
    }
}

impl<T: Stable, const N: usize> Stable for [T; N] {
    fn stable(&self, h: &mut StableHasher) {
        for item in self {
            item.stable(h);
        }
    }
}

impl<T: Stable, const N: usize> Stable for List<T, N> {
    fn stable(&self, h: &mut StableHasher) {
        (**self).stable(h);
    }
}

/// Takes a struct apart without a rest and adds every field.
macro_rules! fields {
    ($kind:ident { $($field:ident),* $(,)? }) => {
        impl Stable for $kind {
            fn stable(&self, h: &mut StableHasher) {
                let $kind { $($field),* } = self;
                $($field.stable(h);)*
            }
        }
    };
}

fields! { Supply { top, below } }
fields! { Options { players, board, twisted, red, purple, named_red, named_purple, objectives, priority } }
fields! { Rival {
    figures, tiles, unplayed, current, first, arrow, idols, cards, guardians, tokens, passage, arrival, temple_tiles,
    altars, marked, objectives, objective_pile, objectives_met, objective_points, done,
} }
fields! { Player {
    hand, play, unseen, aside, purse, hand_icons, boon_icons, guardians, used_boons, deck, hand_fear, play_fear,
    fear_tiles, bag_fear, veiled_fear, exiled_basics, figures, assistants, gold, tired, idols, slotted, tokens,
    passage, arrival, temple_tiles, pairs, altars, shielded, all_planes,
} }
fields! { State {
    players, item_bag, artifact_bag, exiled, stack, pool, blocked, tile_bag, guardian_bag, assistant_bag, options,
    round, first, turn, passed, main_used, over, row, item_top, artifact_top, fear, tiles, guardians, idols, idol_bag,
    tile_bottom, supply, rescue, rescue_known, bonus, bonus_bag, temple_bonus, temple_known, stacks, arrivals, look,
    reserve, altar_cards, walls, passages, rival,
} }

/// The hash of a position.
pub(crate) fn hash(state: &State) -> u64 {
    let mut h = StableHasher::new();
    state.stable(&mut h);
    h.finish()
}
