//! The lists of the main actions and of payments. `verb/` lists the options of a verb, using these where a main
//! action does the same.

use kernel::effect::Op;

use super::{affordable, covers};
use crate::action::Action;
use crate::deck::looked_card;
use crate::ids::{Card, FEAR, Guardian, SITES, Site, Space, Spot, Stack, Step};
use crate::purse::{Cost, Icon, Icons, Purse, Res};
use crate::state::{State, Token};
use crate::tables::Tables;
use crate::travel::{self, Change, Need, bits};
use crate::verb::Ware;

/// The main actions of a turn (ruling 2).
pub(super) fn menu(t: &Tables, s: &State, out: &mut impl FnMut(Action)) {
    if s.main_used {
        out(Action::EndTurn);
        return;
    }
    let me = s.me();
    send(t, s, Icons::NONE, 0, false, out);
    let mut last = Site::NONE;
    for figure in me.figures {
        if figure.is_some() && figure.site() != last {
            last = figure.site();
            let guardian = s.guardians[last.at()];
            if guardian.is_some() && affordable(t, s, t.guardians[guardian.at()].cost) {
                out(Action::Overcome(last));
            }
        }
    }
    buy(t, s, Ware::Either, 0, out);
    let mut main = me.hand & t.main;
    if me.has(Res::Tablet) == 0 && me.has(Res::Dark) == 0 {
        // Ruling 61: an artifact from hand costs a tablet.
        main &= !t.artifacts;
    }
    for card in bits(main) {
        out(Action::Play(card));
    }
    research(t, s, Purse::ZERO, out);
    for place in 0..2 {
        if me.ready(place) && t.assistants[me.assistants[place].at()].main {
            let pc = t.assistants[me.assistants[place].at()].pc[travel::gold(s, place)];
            if main_assistant_useful(t, s, pc) {
                out(Action::Assist(place as u8));
            }
        }
    }
    altars(t, s, out);
    out(Action::Pass);
}

/// Altars that may be activated (Twisted Paths, section 2).
pub(super) fn altars(t: &Tables, s: &State, out: &mut impl FnMut(Action)) {
    let me = s.me();
    if me.has(Res::Dark) == 0 {
        return;
    }
    let highest = me.tokens.iter().filter(|spot| spot.is_some()).map(|spot| spot.row()).max().unwrap_or(0);
    let artifacts = s.row[..s.round as usize].iter().any(|c| c.is_some());
    for (at, altar) in t.rows.boards[s.options.board as usize].altars.iter().enumerate() {
        if highest > altar.row && me.altars[at] < 3 && (s.altar_cards[at].is_some() || artifacts) {
            out(Action::Altar(at as u8));
        }
    }
}

/// The discount assistant is a purchase: without a purchasable card there is no such action.
pub(super) fn main_assistant_useful(t: &Tables, s: &State, pc: u16) -> bool {
    match *t.program.op(pc) {
        Op::Do(verb) => verb.useful_as_main(t, s),
        Op::Pay { .. } | Op::Choose { .. } | Op::End => true,
    }
}

/// Digs and discoveries (rulings 36 to 44).
pub(crate) fn send(
    t: &Tables,
    s: &State,
    discount: Icons,
    compasses: u8,
    shell: bool,
    out: &mut impl FnMut(Action),
) {
    let me = s.me();
    if me.figure_at_home().is_none() {
        return;
    }
    let board = &t.boards[s.options.board as usize];
    let taken = s.occupied() | s.blocked;
    let means = travel::icons(t, s).plus(travel::counted(s, discount));
    let have = means.plus(travel::hired(me.has(Res::Coin)));
    for space in 0..10 {
        if taken & (1 << space) == 0 && (shell || have.pay(board.travel[space])) {
            out(Action::Dig(Space(space as u8)));
        }
    }
    if shell {
        return;
    }
    for at in crate::ids::CAMPS..SITES {
        let site = Site(at as u8);
        let space = site.space();
        if taken & (1 << space.0) != 0 || !have.pay(board.travel[space.at()]) {
            continue;
        }
        if s.tiles[at].is_some() {
            out(Action::Dig(space));
            continue;
        }
        let cost = board.discover[at].less(Purse::of(Res::Compass, compasses));
        let coins = cost.get(Res::Coin);
        if me.purse.covers(cost)
            && tiles_left(t, s, site.level())
            && (coins == 0
                || means.plus(travel::hired(me.has(Res::Coin) - coins)).pay(board.travel[space.at()]))
        {
            out(Action::Discover(site));
        }
    }
}

pub(super) fn tiles_left(t: &Tables, s: &State, level: u8) -> bool {
    let mask = t.level[level as usize - 1];
    s.tile_bag & mask != 0 || s.tile_bottom.iter().any(|tile| mask & (1 << tile.0) != 0)
}

/// Purchases from the row.
pub(crate) fn buy(t: &Tables, s: &State, ware: Ware, minus: u8, out: &mut impl FnMut(Action)) {
    let me = s.me();
    let staff = s.round as usize;
    for (place, &card) in s.row.iter().enumerate() {
        if card.is_none() {
            continue;
        }
        let artifact = place < staff;
        let wanted = match ware {
            Ware::Item => !artifact,
            Ware::Artifact => artifact,
            Ware::Either => true,
        };
        let have = me.has(if artifact { Res::Compass } else { Res::Coin });
        if wanted && t.cost[card.at()].saturating_sub(minus) <= have {
            out(Action::Buy(card));
        }
    }
}

/// Research with each token and temple tiles (rulings 68 to 76).
pub(crate) fn research(t: &Tables, s: &State, minus: Purse, out: &mut impl FnMut(Action)) {
    let me = s.me();
    let board = &t.boards[s.options.board as usize];
    let pays = |cost: Purse| covers(me.purse, if minus == Purse::ZERO { cost } else { cost.less(minus) });
    let crosses = |cost: Cost| {
        me.idols >= cost.idols
            && pays(cost.res)
            && (cost.is_plain()
                || affordable(t, s, if minus == Purse::ZERO { cost } else { cost.less(minus) }))
    };
    for token in [Token::Glass, Token::Lantern] {
        let spot = me.tokens[token as usize];
        if spot.is_none() || (token == Token::Glass && me.passage != u8::MAX) {
            continue;
        }
        for bridge in board.bridges[spot.at()].iter() {
            if crosses(bridge.cost) {
                out(Action::Research(token, bridge.step));
            }
        }
    }
    notebook_moves(t, s, &mut |step, cost| {
        if crosses(cost) {
            out(Action::Research(Token::Notebook, step));
        }
    });
    // Ruling 74 and Twisted Paths 6.3 and 12.4: any own token in the row of the stack, or above it.
    let highest = me.tokens.iter().filter(|spot| spot.is_some()).map(|spot| spot.row()).max().unwrap_or(0);
    for (at, stack) in board.stacks.iter().enumerate() {
        if s.stacks[at] > 0 && highest >= stack.min_row && pays(stack.cost) {
            out(Action::Temple(Stack(at as u8)));
        }
    }
    if board.temple.is_some() {
        return;
    }
    // Owl Temple: tiles on walls and secret passages (Twisted Paths, sections 5 and 6).
    let seen =
        |spot: Spot, at: usize| (0..at).any(|k| me.tokens[k] == spot && !(k == 0 && me.passage != u8::MAX));
    for (at, &spot) in me.tokens.iter().enumerate() {
        let on_space = spot.is_some() && !(at == 0 && me.passage != u8::MAX) && (at == 0 || !seen(spot, at));
        if on_space && s.walls & (1 << spot.0) != 0 && pays(board.walls[spot.at()].1) {
            out(Action::Wall(spot));
        }
    }
    if me.passage == u8::MAX {
        for (at, passage) in board.passages.iter().enumerate() {
            if s.passages & (1 << at) != 0 && passage.from == me.tokens[0] && pays(passage.cost) {
                out(Action::Passage(at as u8));
            }
        }
    }
}

/// Where the notebook may go (rulings 69 and 70).
pub(crate) fn notebook_moves(t: &Tables, s: &State, out: &mut impl FnMut(Step, Cost)) {
    let me = s.me();
    let board = &t.boards[s.options.board as usize];
    let row = |spot: Spot| if spot.is_some() { board.row[spot.at()] } else { 0 };
    let limit = row(me.tokens[0]).max(row(me.tokens[2]));
    for bridge in board.bridges[me.tokens[1].at()].iter() {
        let to = bridge.step.to;
        if to != board.temple && board.row[to.at()] <= limit {
            out(bridge.step, bridge.cost);
        }
    }
}

/// The ways to pay the hardest icon that is due (rulings 29 to 32).
pub(super) fn pay_travel(t: &Tables, s: &State, due: Icons, wild: u8, out: &mut impl FnMut(Action)) {
    let me = s.me();
    let mut rest = travel::outstanding(t, s);
    if wild > 0 {
        for icon in [Icon::Ship, Icon::Car] {
            let need = Need { icons: rest.icons.without(icon), wild: rest.wild - 1, ..rest };
            if travel::keeps(t, s, need, Change::default()) {
                out(Action::Cover(icon));
            }
        }
        return;
    }
    let Some(hardest) = due.hardest() else { return };
    rest.icons = rest.icons.without(hardest);
    let keeps = |icon: Icon, card_out: Option<Card>| {
        let change = Change { icons_out: Icons::of(icon, 1), card_out, ..Change::default() };
        icon.pays(hardest) && travel::keeps(t, s, rest, change)
    };
    for (icon, _) in s.pool.iter() {
        if keeps(icon, None) {
            out(Action::UseIcon(icon));
        }
    }
    let fear = if me.hand_fear > 0 { Some(FEAR) } else { None };
    for card in bits(me.hand).chain(fear) {
        if travel::counted(s, t.icons[card.at()]).iter().any(|(icon, _)| keeps(icon, Some(card))) {
            out(Action::Spend(card));
        }
    }
    let mut boons = me.guardians & !me.used_boons;
    while boons != 0 {
        let guardian = Guardian(boons.trailing_zeros() as u8);
        boons &= boons - 1;
        let icons = travel::counted(s, t.guardians[guardian.at()].icons);
        if icons.iter().any(|(icon, _)| keeps(icon, None)) {
            out(Action::Boon(guardian));
        }
    }
    let hire = Change { coins_out: 2, ..Change::default() };
    if me.has(Res::Coin) >= 2 && travel::keeps(t, s, rest, hire) {
        out(Action::Hire);
    }
}

/// Cards that may be used up while the rest can still be paid (ruling 15).
pub(crate) fn use_up(t: &Tables, s: &State, rest: Need, out: &mut impl FnMut(Action)) {
    let me = s.me();
    let keeps = |card: Card| {
        let change = Change { icons_out: t.icons[card.at()], card_out: Some(card), ..Change::default() };
        travel::keeps(t, s, rest, change)
    };
    for card in bits(me.hand).chain((me.hand_fear > 0).then_some(FEAR)) {
        if keeps(card) {
            out(Action::UseUp(card));
        }
    }
}

/// Cards that may be used up when one is due.
pub(crate) fn use_up_due(t: &Tables, s: &State, out: &mut impl FnMut(Action)) {
    let mut rest = travel::outstanding(t, s);
    rest.cards -= 1;
    use_up(t, s, rest, out);
}

/// The cards looked at, each kind once.
pub(super) fn looked(s: &State, out: &mut impl FnMut(Card)) {
    for (at, &mark) in s.look.iter().enumerate() {
        let card = looked_card(mark);
        if s.look[..at].iter().all(|&m| looked_card(m) != card) {
            out(card);
        }
    }
}
