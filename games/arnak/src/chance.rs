//! The possible outcomes of chance, their weights, and the random number that answers each.

use kernel::Draw;

use crate::action::Action;
use crate::ids::{Assistant, Bonus, CAMPS, Card, FEAR, Guardian, Idol, Site, Tile};
use crate::rival;
use crate::state::{Chance, State};
use crate::tables::Tables;
use crate::travel::bits;

/// One stream per pile: the same seed deals the same piles whatever the players do.
const ITEMS: u32 = 1;
const ARTIFACTS: u32 = 2;
const TILES: u32 = 3;
const GUARDIANS: u32 = 5;
const ASSISTANTS: u32 = 6;
const IDOLS: u32 = 7;
const BONUSES: u32 = 8;
const BLOCKS: u32 = 9;
const COLOURS: u32 = 10;
const RIVAL: u32 = 16;
const OBJECTIVES: u32 = 32;
const DECKS: u32 = 64;

/// The draw behind a chance decision. Every bag only shrinks, so its size numbers the draws from it.
pub(crate) fn draw(t: &Tables, s: &State, chance: Chance) -> Draw {
    let (stream, index) = match chance {
        Chance::Card { seat, bag, .. } => (
            DECKS + u32::from(seat) * 8 + u32::from(bag),
            u32::from(s.players[seat as usize].bag_size(bag as usize)),
        ),
        Chance::Row { place } => card_draw(s, place < s.round),
        Chance::Reveal { artifact } => card_draw(s, artifact),
        Chance::Tile { site } | Chance::RivalSite { site } => tile_draw(t, s, site.level()),
        Chance::Scout { level } => tile_draw(t, s, level),
        Chance::Guardian { .. } => (GUARDIANS, s.guardian_bag.count_ones()),
        Chance::Supply { .. } | Chance::Rescue { .. } => (ASSISTANTS, s.assistant_bag.count_ones()),
        Chance::Idol { .. } => (IDOLS, s.idol_bag.iter().map(|&n| u32::from(n)).sum()),
        Chance::Bonus { .. } | Chance::Temple { .. } => {
            (BONUSES, s.bonus_bag.iter().map(|&n| u32::from(n)).sum())
        }
        Chance::Block => (BLOCKS, s.blocked.count_ones()),
        Chance::Colour { .. } => (COLOURS, s.rival.tiles.count_ones()),
        // The stack is shuffled every round; tile and arrow are two draws.
        Chance::RivalTile => (RIVAL + u32::from(s.round), 2 * s.rival.unplayed.count_ones()),
        Chance::Arrow => (RIVAL + u32::from(s.round), 2 * s.rival.unplayed.count_ones() + 1),
        Chance::Objective { .. } => (OBJECTIVES + u32::from(s.round), s.rival.objective_pile.count_ones()),
    };
    Draw { stream, index }
}

fn card_draw(s: &State, artifact: bool) -> (u32, u32) {
    if artifact { (ARTIFACTS, s.artifact_bag.count_ones()) } else { (ITEMS, s.item_bag.count_ones()) }
}

fn tile_draw(t: &Tables, s: &State, level: u8) -> (u32, u32) {
    (TILES + u32::from(level) - 1, (s.tile_bag & t.level[level as usize - 1]).count_ones())
}

/// Every outcome, in a fixed order.
pub(crate) fn outcomes(t: &Tables, s: &State, chance: Chance, out: &mut Vec<Action>) {
    match chance {
        Chance::Card { seat, bag, .. } => {
            let player = &s.players[seat as usize];
            out.extend(bits(player.bag(bag as usize)).map(Action::Draw));
            if player.bag_fear[bag as usize] > 0 {
                out.push(Action::Draw(FEAR));
            }
        }
        Chance::Row { place } => {
            let bag = if place < s.round { s.artifact_bag } else { s.item_bag };
            out.extend(bits(bag).map(Action::Deal));
        }
        Chance::Reveal { artifact } => {
            let bag = if artifact { s.artifact_bag } else { s.item_bag };
            out.extend(bits(bag).map(Action::Deal));
        }
        Chance::Tile { site } | Chance::RivalSite { site } => {
            out.extend(small(s.tile_bag & t.level[site.level() as usize - 1]).map(|b| Action::Tile(Tile(b))));
        }
        Chance::Scout { level } => {
            out.extend(small(s.tile_bag & t.level[level as usize - 1]).map(|b| Action::Tile(Tile(b))));
        }
        Chance::Guardian { .. } => out.extend(small(s.guardian_bag).map(|b| Action::Guardian(Guardian(b)))),
        Chance::Supply { .. } | Chance::Rescue { .. } => {
            out.extend(small(s.assistant_bag).map(|b| Action::Assistant(Assistant(b))));
        }
        Chance::Idol { .. } => out.extend(kinds(&s.idol_bag).map(|k| Action::Idol(Idol(k)))),
        Chance::Bonus { .. } | Chance::Temple { .. } => {
            out.extend(kinds(&s.bonus_bag).map(|k| Action::Bonus(Bonus(k))));
        }
        Chance::Block => {
            out.extend(
                (0..CAMPS as u8)
                    .filter(|camp| s.blocked & (2 << (2 * camp)) == 0)
                    .map(|c| Action::Block(Site(c))),
            );
        }
        Chance::Colour { .. } => out.extend(rival::open_families(t, s).map(Action::Colour)),
        Chance::Arrow => out.extend(
            [true, false].into_iter().filter(|&left| rival::with_arrow(t, s, left) != 0).map(Action::Arrow),
        ),
        Chance::RivalTile => {
            out.extend(small(rival::with_arrow(t, s, s.rival.arrow == 1)).map(Action::RivalTile));
        }
        Chance::Objective { .. } => {
            out.extend(small(u32::from(s.rival.objective_pile)).map(Action::Objective));
        }
    }
}

/// The outcome at place `below(total)` of all equal pieces in the order of [`outcomes`], without making the list.
pub(crate) fn outcome(
    t: &Tables,
    s: &State,
    chance: Chance,
    list: &mut Vec<Action>,
    below: impl FnOnce(u32) -> u32,
) -> Action {
    match chance {
        Chance::Card { seat, bag, .. } => {
            let player = &s.players[seat as usize];
            let set = player.bag(bag as usize);
            let n = below(u32::from(player.bag_size(bag as usize)));
            Action::Draw(if n < set.count_ones() { nth_card(set, n) } else { FEAR })
        }
        Chance::Row { place } => Action::Deal(any_card(card_bag(s, place < s.round), below)),
        Chance::Reveal { artifact } => Action::Deal(any_card(card_bag(s, artifact), below)),
        Chance::Tile { site } | Chance::RivalSite { site } => {
            Action::Tile(Tile(any_bit(s.tile_bag & t.level[site.level() as usize - 1], below)))
        }
        Chance::Scout { level } => {
            Action::Tile(Tile(any_bit(s.tile_bag & t.level[level as usize - 1], below)))
        }
        Chance::Guardian { .. } => Action::Guardian(Guardian(any_bit(s.guardian_bag, below))),
        Chance::Supply { .. } | Chance::Rescue { .. } => {
            Action::Assistant(Assistant(any_bit(s.assistant_bag, below)))
        }
        Chance::Idol { .. } => Action::Idol(Idol(any_kind(&s.idol_bag, below))),
        Chance::Bonus { .. } | Chance::Temple { .. } => Action::Bonus(Bonus(any_kind(&s.bonus_bag, below))),
        Chance::RivalTile => Action::RivalTile(any_bit(rival::with_arrow(t, s, s.rival.arrow == 1), below)),
        Chance::Objective { .. } => Action::Objective(any_bit(u32::from(s.rival.objective_pile), below)),
        // Rare ones go through the list.
        Chance::Block | Chance::Colour { .. } | Chance::Arrow => {
            list.clear();
            outcomes(t, s, chance, list);
            let mut left = below(list.iter().map(|&action| weight(t, s, chance, action)).sum());
            for &action in list.iter() {
                let weight = weight(t, s, chance, action);
                if left < weight {
                    return action;
                }
                left -= weight;
            }
            unreachable!("the number drawn is below the sum of the weights")
        }
    }
}

const fn card_bag(s: &State, artifact: bool) -> u128 {
    if artifact { s.artifact_bag } else { s.item_bag }
}

fn any_card(set: u128, below: impl FnOnce(u32) -> u32) -> Card {
    nth_card(set, below(set.count_ones()))
}

/// The n-th card of a set. The halves are walked apart: a wide word costs twice.
const fn nth_card(set: u128, n: u32) -> Card {
    let low = set as u64;
    if n < low.count_ones() {
        Card(nth_bit(low, n))
    } else {
        Card(64 + nth_bit((set >> 64) as u64, n - low.count_ones()))
    }
}

const fn nth_bit(mut set: u64, mut n: u32) -> u8 {
    while n > 0 {
        set &= set - 1;
        n -= 1;
    }
    set.trailing_zeros() as u8
}

fn any_bit(set: u32, below: impl FnOnce(u32) -> u32) -> u8 {
    nth_bit(u64::from(set), below(set.count_ones()))
}

fn any_kind(counts: &[u8], below: impl FnOnce(u32) -> u32) -> u8 {
    let mut left = below(counts.iter().map(|&n| u32::from(n)).sum());
    for (kind, &n) in counts.iter().enumerate() {
        if left < u32::from(n) {
            return kind as u8;
        }
        left -= u32::from(n);
    }
    unreachable!("the number drawn is below the sum of the counts")
}

/// How often an outcome occurs: the number of equal pieces.
pub(crate) fn weight(t: &Tables, s: &State, chance: Chance, action: Action) -> u32 {
    match (chance, action) {
        (Chance::Card { seat, bag, .. }, Action::Draw(FEAR)) => {
            u32::from(s.players[seat as usize].bag_fear[bag as usize])
        }
        (Chance::Idol { .. }, Action::Idol(kind)) => u32::from(s.idol_bag[kind.at()]),
        (Chance::Bonus { .. } | Chance::Temple { .. }, Action::Bonus(kind)) => {
            u32::from(s.bonus_bag[kind.at()])
        }
        (Chance::Arrow, Action::Arrow(left)) => rival::with_arrow(t, s, left).count_ones(),
        _ => 1,
    }
}

fn small(mut set: u32) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let bit = set.trailing_zeros() as u8;
        set &= set - 1;
        Some(bit)
    })
}

fn kinds(counts: &[u8]) -> impl Iterator<Item = u8> {
    counts.iter().enumerate().filter(|&(_, &n)| n > 0).map(|(kind, _)| kind as u8)
}

/// The only player who sees the outcome: a card for its owner, a stack for the player who looks through it
/// (ruling 96).
pub(crate) const fn private_to(s: &State, chance: Chance) -> Option<u8> {
    match chance {
        Chance::Card { seat, .. } => Some(seat),
        Chance::Temple { .. } => Some(s.turn),
        // The top of the rescue stack is for all to see.
        Chance::Rescue { place } if place > 0 => Some(s.turn),
        _ => None,
    }
}
