//! Hypothetical positions, for finding out what makes the difference.

use super::Thing;
use super::things::uses;
use crate::ids::FEAR;
use crate::legal;
use crate::purse::{Cost, Icon, Icons, Purse, Res};
use crate::state::State;
use crate::tables::Tables;

/// More than anything costs.
const PLENTY: u8 = 20;
/// More cards than any payment takes.
const CARDS: u8 = 6;

/// Sets one part of a cost.
type SetPart = fn(&mut Cost, u8);

/// Whether a legal action uses the thing.
pub(super) fn usable(t: &Tables, s: &State, thing: Thing) -> bool {
    let mut actions = Vec::new();
    legal::list(t, s, &mut actions);
    let mut found = false;
    for action in actions {
        uses(s, action, &mut |used| found |= used == thing);
    }
    found
}

/// Whether the thing could be used with unlimited resources.
pub(super) fn usable_by_the_rich(t: &Tables, s: &State, thing: Thing) -> bool {
    usable(t, &given(t, s, plenty(s)), thing)
}

/// What the player to decide must have more of to use the thing, and not one more than needed; `None` if that is
/// not the reason. Substitutes (a plane, a dark tablet, coins for a plane) are asked for last.
pub(super) fn lack(t: &Tables, s: &State, thing: Thing) -> Option<Cost> {
    let enough = |more: Cost| usable(t, &given(t, s, more), thing);
    let mut more = plenty(s);
    if !enough(more) {
        return None;
    }
    let parts: [(u8, SetPart); 12] = [
        (more.cards, |cost, n| cost.cards = n),
        (more.idols, |cost, n| cost.idols = n),
        (more.res.get(Res::Dark), |cost, n| cost.res = cost.res.with(Res::Dark, n)),
        (more.res.get(Res::Coin), |cost, n| cost.res = cost.res.with(Res::Coin, n)),
        (more.res.get(Res::Compass), |cost, n| cost.res = cost.res.with(Res::Compass, n)),
        (more.res.get(Res::Tablet), |cost, n| cost.res = cost.res.with(Res::Tablet, n)),
        (more.res.get(Res::Arrowhead), |cost, n| cost.res = cost.res.with(Res::Arrowhead, n)),
        (more.res.get(Res::Jewel), |cost, n| cost.res = cost.res.with(Res::Jewel, n)),
        (more.icons.get(Icon::Plane), |cost, n| cost.icons = with_icon(cost.icons, Icon::Plane, n)),
        (more.icons.get(Icon::Car), |cost, n| cost.icons = with_icon(cost.icons, Icon::Car, n)),
        (more.icons.get(Icon::Ship), |cost, n| cost.icons = with_icon(cost.icons, Icon::Ship, n)),
        (more.icons.get(Icon::Boot), |cost, n| cost.icons = with_icon(cost.icons, Icon::Boot, n)),
    ];
    for (most, set) in parts {
        let least = (0..most).find(|&n| {
            let mut tried = more;
            set(&mut tried, n);
            enough(tried)
        });
        set(&mut more, least.unwrap_or(most));
    }
    Some(more)
}

fn with_icon(icons: Icons, icon: Icon, n: u8) -> Icons {
    icons.less(Icons::of(icon, icons.get(icon))).plus(Icons::of(icon, n))
}

/// Plenty of everything, within what a position can hold.
fn plenty(s: &State) -> Cost {
    let me = s.me();
    let res = Res::ALL.into_iter().fold(Purse::ZERO, |all, res| {
        all.plus(Purse::of(res, PLENTY.min(127_u8.saturating_sub(me.has(res)))))
    });
    let icons = Icon::ALL.into_iter().fold(Icons::NONE, |all, icon| all.plus(Icons::of(icon, PLENTY)));
    Cost { res, icons, cards: CARDS, idols: PLENTY, fear: 0 }
}

/// The position with this much more in the hands of the player to decide. Cards are Fear, the least of all cards.
fn given(t: &Tables, s: &State, more: Cost) -> State {
    let mut world = *s;
    world.pool = world.pool.plus(more.icons);
    let me = world.me_mut();
    me.purse = me.purse.plus(more.res);
    me.idols += more.idols;
    for _ in 0..more.cards {
        me.hand_fear += 1;
        me.hand_icons = me.hand_icons.plus(t.icons[FEAR.at()]);
    }
    world
}
