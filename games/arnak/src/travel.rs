//! A player's means of payment, and what must stay payable while a payment is in progress.

use kernel::effect::Op;

use crate::ids::{Card, FEAR};
use crate::purse::{Icon, Icons, Res};
use crate::state::{Frame, State, Task};
use crate::tables::Tables;

/// What the payments in progress still require of the current player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Need {
    /// Travel icons.
    pub icons: Icons,
    /// Cards to use up as a part of a cost.
    pub cards: u8,
    /// Cards that effects under way will have used up, as far as there are any.
    pub soft: u8,
    /// Planes that a discount gives to them.
    pub wild: u8,
    /// Icons that choices further down the stack can still give.
    pub promised: Icons,
}

/// A step's effect on the current player's means.
#[derive(Clone, Copy, Debug, Default)]
pub struct Change {
    /// Coins spent.
    pub coins_out: u8,
    /// Coins gained.
    pub coins_in: u8,
    /// Icons lost, for example with a card.
    pub icons_out: Icons,
    /// Icons gained.
    pub icons_in: Icons,
    /// The hand card that leaves; its lost icons are in `icons_out`.
    pub card_out: Option<Card>,
    /// Cards that an effect would have used up.
    pub use_ups: u8,
}

/// The travel icons the current player can muster now, without hired planes: left-over icons, hand, boons
/// and ready assistants.
#[inline]
pub fn icons(t: &Tables, s: &State) -> Icons {
    let me = s.me();
    let mut icons = s.pool.plus(me.hand_icons).plus(me.boon_icons);
    for place in 0..2 {
        if me.ready(place) {
            icons = icons.plus(t.assistants[me.assistants[place].at()].icons[gold(s, place)]);
        }
    }
    if me.all_planes { icons.as_planes() } else { icons }
}

/// The same with the planes the coins can hire (ruling 29).
#[inline]
pub fn sources(t: &Tables, s: &State) -> Icons {
    icons(t, s).plus(hired(s.me().has(Res::Coin)))
}

/// Two coins make a plane, any number of times.
#[inline]
pub const fn hired(coins: u8) -> Icons {
    Icons::of(Icon::Plane, coins / 2)
}

/// 1 if the gold side of the current player's assistant is up.
#[inline]
pub const fn gold(s: &State, place: usize) -> usize {
    (s.me().gold >> place & 1) as usize
}

/// The icons' values for the current player this round (ruling 35).
#[inline]
pub const fn counted(s: &State, icons: Icons) -> Icons {
    if s.me().all_planes { icons.as_planes() } else { icons }
}

/// What the payments on the stack still require.
#[inline]
pub fn outstanding(t: &Tables, s: &State) -> Need {
    let mut need = Need::default();
    for (at, frame) in s.stack.iter().enumerate() {
        match *frame {
            Frame::PayTravel { need: icons, wild } => {
                need.icons = need.icons.plus(icons);
                need.wild += wild;
                // Anything below is decided too late for this payment.
                need.promised = Icons::NONE;
            }
            // The choice on top is being made now.
            Frame::Choose { pc, taken, .. } if at + 1 < s.stack.len() => {
                need.promised = need.promised.plus(promise(t, pc, taken));
            }
            Frame::PayCards { n } => need.cards += n,
            // Ruling 112: once a card to put down is due, no free action may take the last one
            // away.
            Frame::Ask(verb) => need.cards += verb.uses_up(),
            Frame::Task(Task::Run { pc }) => need.soft += t.use_ups_from[pc as usize],
            _ => {}
        }
    }
    need
}

/// The travel icons of an open choice, if one of its options gives some.
fn promise(t: &Tables, pc: u16, taken: u8) -> Icons {
    let Op::Choose { n, first, .. } = *t.program.op(pc) else { return Icons::NONE };
    let mut found = Icons::NONE;
    for i in (0..n).filter(|i| taken & (1 << i) == 0) {
        let mut branch = t.program.branch(first, i);
        let mut icons = Icons::NONE;
        while let Op::Do(verb) = *t.program.op(branch) {
            icons = icons.plus(verb.travel());
            branch += 1;
        }
        if !icons.is_empty() {
            if !found.is_empty() {
                // Which of several it will be is open.
                return Icons::NONE;
            }
            found = icons;
        }
    }
    found
}

/// Whether every payment in progress can still be completed after a change. Between the steps of a
/// payment a player may do anything that leaves it payable.
pub fn keeps(t: &Tables, s: &State, need: Need, change: Change) -> bool {
    if need.icons.is_empty() && need.cards == 0 {
        return true;
    }
    let me = s.me();
    let hand = me.hand_size() - u8::from(change.card_out.is_some());
    // Ruling 15: what is used up must be there; an effect's use-up takes a card only if there is one.
    let cards = need.cards + (need.soft + change.use_ups).min(hand);
    if hand < cards {
        return false;
    }
    if need.icons.is_empty() {
        return true;
    }
    let have = icons(t, s).less(counted(s, change.icons_out)).plus(counted(s, change.icons_in));
    let have = have.plus(counted(s, need.promised));
    let coins = me.has(Res::Coin) - change.coins_out + change.coins_in;
    let have = have.plus(hired(coins)).plus(Icons::of(Icon::Plane, need.wild));
    if cards == 0 {
        return have.pay(need.icons);
    }
    if cards == 1 {
        return hand_icons(t, s, change.card_out).any(|icons| have.less(counted(s, icons)).pay(need.icons));
    }
    // Several cards at once are needed only when interruptions nest. Giving up the least valuable cards
    // proves that it can be done; if that fails, the interruption has to wait.
    let mut worst = hand_icons(t, s, change.card_out).collect::<kernel::List<Icons, 128>>();
    worst.sort_unstable_by_key(|icons| (icons.get(Icon::Plane), icons.total(), icons.0));
    worst.iter().take(cards as usize).fold(have, |left, &icons| left.less(counted(s, icons))).pay(need.icons)
}

/// The travel value of every hand card but one that leaves.
fn hand_icons(t: &Tables, s: &State, without: Option<Card>) -> impl Iterator<Item = Icons> {
    let me = s.me();
    let (hand, fear) = match without {
        Some(FEAR) => (me.hand, me.hand_fear - 1),
        Some(card) => (me.hand & !card.bit(), me.hand_fear),
        None => (me.hand, me.hand_fear),
    };
    bits(hand).map(|card| t.icons[card.at()]).chain(std::iter::repeat_n(t.icons[FEAR.at()], fear as usize))
}

/// The cards of a set, in order.
#[inline]
pub fn bits(mut set: u128) -> impl Iterator<Item = Card> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let card = Card(set.trailing_zeros() as u8);
        set &= set - 1;
        Some(card)
    })
}

/// What remains of a travel cost after a discount, and how many planes the discount gives in addition. Icons
/// other than planes always cover the hardest icon they can, which is never worse; a plane may leave a choice.
pub(crate) fn discounted(s: &State, cost: Icons, discount: Icons) -> (Icons, u8) {
    let discount = counted(s, discount);
    let mut need = cost;
    for icon in [Icon::Ship, Icon::Car, Icon::Boot] {
        for _ in 0..discount.get(icon) {
            if need.get(icon) > 0 {
                need = need.without(icon);
            } else if need.get(Icon::Boot) > 0 {
                need = need.without(Icon::Boot);
            }
        }
    }
    (need, discount.get(Icon::Plane))
}
