//! What may be done now: the single source of legality.
//!
//! [`ways`] lists what answers the top frame. Around it come "decline" where the frame is an offer, and the
//! free actions of a player at any decision of their own turn (ruling 5).

mod choices;

use kernel::effect::Op;

use choices::{
    activate, buy, crown, exile, looked, menu, notebook_moves, overcome_free, pay_travel, relocate, research,
    send, supply_tops, use_up,
};

use crate::action::Action;
use crate::ids::{Assistant, FEAR, Guardian, Idol, Site};
use crate::purse::{Cost, Icons, Purse, Res};
use crate::state::{Frame, State, Token};
use crate::tables::Tables;
use crate::travel::{self, Change, bits};
use crate::verb::{Dest, Place, Verb, Ware};

/// Free actions interrupt decisions only down to this depth of unfinished business, so that the stack is
/// bounded. They wait for the decisions above them, where they are offered again.
const DEEPEST_INTERRUPTION: usize = 14;

/// What a duty leaves to choose.
pub(crate) enum Ways {
    None,
    One(Action),
    Many,
}

/// Lists the legal actions of a player's decision.
pub(crate) fn list(t: &Tables, s: &State, out: &mut Vec<Action>) {
    let Some(&frame) = s.stack.last() else { return };
    let first = out.len();
    ways(t, s, frame, &mut |action| out.push(action));
    if optional(frame) || excused(frame, &out[first..]) {
        out.push(Action::Decline);
    }
    // Which tablets pay is one indivisible payment, and so is the purchase of the discount assistant (ruling 67);
    // hands are put in order after the turns of the round.
    if !matches!(frame, Frame::Keep { .. } | Frame::PayTablets { .. } | Frame::Buy { must: true, .. }) {
        free(t, s, &mut |action| out.push(action));
    }
}

/// Whether the top frame may be declined.
const fn optional(frame: Frame) -> bool {
    matches!(
        frame,
        Frame::Offer { .. }
            | Frame::Draw { .. }
            | Frame::Exile
            | Frame::Upgrade
            | Frame::Refresh
            | Frame::Send { .. }
            | Frame::Again { .. }
            | Frame::May { .. }
            | Frame::Overcome { .. }
            | Frame::Buy { must: false, .. }
            | Frame::Resolve { .. }
            | Frame::Research { .. }
            | Frame::Journal
            | Frame::Hammer
            | Frame::Ready
    )
}

/// Whether a duty with these ways to fulfil it may be left: there is none, or every one has a price.
fn excused(frame: Frame, ways: &[Action]) -> bool {
    match frame {
        // Ruling 111: the compasses of Tent are behind a cost arrow.
        Frame::Activate { place: Place::Mine, .. } => {
            ways.iter().all(|way| matches!(way, Action::Activate(site) if site.level() == 2))
        }
        Frame::Choose { .. } | Frame::Unslot | Frame::Take { .. } | Frame::Buy { must: true, .. } => {
            ways.is_empty()
        }
        _ => false,
    }
}

/// Whether a free action could change what comes of a duty that has at most one way, so that it waits
/// (ruling 110). What depends on the hand is told as [`might_interrupt`] tells it.
pub(crate) fn free_action_matters(t: &Tables, s: &State, frame: Frame) -> bool {
    let me = s.me();
    match (frame, sole_way(t, s)) {
        // "Use the silver side, then upgrade, then use the gold side"; likewise before an exchange.
        (_, Ways::One(Action::Promote(place) | Action::Exchange(place, _))) => {
            let serves = |place: usize| me.ready(place) && !t.assistants[me.assistants[place].at()].main;
            let (own, other) = (place as usize, 1 - place as usize);
            // Or another assistant, a card, a boon or a slot makes it ready first.
            let helped =
                serves(other) && t.assistants[me.assistants[other].at()].refreshes[travel::gold(s, other)];
            serves(own) || helped || (t.free_refresh && might_interrupt(t, s))
        }
        // An idol of the crates can be put into a slot first.
        (Frame::Unslot, Ways::None) => me.idols > 0,
        // The price of a level II site is asked for, and waited for.
        (Frame::Activate { .. }, Ways::One(Action::Activate(site))) if site.level() == 2 => true,
        (Frame::Activate { not, .. }, Ways::None | Ways::One(_)) => {
            let priced = |site: Site| site.level() == 2 && site != not && s.tiles[site.at()].is_some();
            let out = me.figures.iter().filter(|figure| figure.is_some());
            out.map(|figure| figure.site()).any(priced) && might_interrupt(t, s)
        }
        // A card drawn before the item comes to the deck is another one than after it.
        (Frame::Take { ware: Ware::Item, dest: Dest::Top | Dest::Bottom }, Ways::One(_)) => {
            !me.deck.is_empty() && might_interrupt(t, s)
        }
        _ => false,
    }
}

/// Whether the top frame can be answered at all, other than by declining.
pub(crate) fn any_way(t: &Tables, s: &State) -> bool {
    let mut any = false;
    if let Some(&frame) = s.stack.last() {
        ways(t, s, frame, &mut |_| any = true);
    }
    any
}

/// How many ways a duty leaves.
pub(crate) fn sole_way(t: &Tables, s: &State) -> Ways {
    let mut found = Ways::None;
    if let Some(&frame) = s.stack.last() {
        ways(t, s, frame, &mut |action| {
            found = match found {
                Ways::None => Ways::One(action),
                Ways::One(_) | Ways::Many => Ways::Many,
            }
        });
    }
    found
}

/// Whether the current player might have a free action, as far as everybody can tell: a hand card counts.
pub(crate) fn might_interrupt(t: &Tables, s: &State) -> bool {
    let me = s.me();
    let assistant = (0..2).any(|place| me.ready(place) && !t.assistants[me.assistants[place].at()].main);
    let mut any = me.hand_size() > 0 || assistant;
    open_free(t, s, &mut |_| any = true);
    any
}

/// Whether tokens can be paid; a dark tablet stands in for a tablet (Twisted Paths ruling 1.4).
#[inline]
pub(crate) fn covers(purse: Purse, cost: Purse) -> bool {
    if purse.covers(cost) {
        return true;
    }
    let dark = purse.get(Res::Dark);
    let missing = cost.get(Res::Tablet).saturating_sub(purse.get(Res::Tablet));
    dark >= missing && missing > 0 && purse.covers(cost.with(Res::Tablet, cost.get(Res::Tablet) - missing))
}

/// Whether the current player can pay a cost, and everything that is being paid besides.
pub(crate) fn affordable(t: &Tables, s: &State, cost: Cost) -> bool {
    let me = s.me();
    if !covers(me.purse, cost.res) || me.idols < cost.idols {
        return false;
    }
    let mut need = travel::outstanding(t, s);
    need.icons = need.icons.plus(cost.icons);
    need.cards += cost.cards;
    if !cost.icons.is_empty() {
        need.promised = Icons::NONE;
    }
    if cost.cards > me.hand_size() {
        return false;
    }
    travel::keeps(t, s, need, Change { coins_out: cost.res.get(Res::Coin), ..Change::default() })
}

/// Whether everybody would say that the current player can pay a cost. What depends on the cards in hand is left
/// to the player's own list.
pub(crate) fn seems_affordable(s: &State, cost: Cost) -> bool {
    let me = s.me();
    covers(me.purse, cost.res) && me.idols >= cost.idols && me.hand_size() >= cost.cards
}

/// Whether everybody would say that a branch of a choice can be taken.
pub(crate) fn branch_seems_possible(t: &Tables, s: &State, pc: u16) -> bool {
    match *t.program.op(pc) {
        Op::Pay { cost, .. } => seems_affordable(s, cost),
        Op::Do(verb) => verb_possible(t, s, pc, verb),
        Op::Choose { .. } | Op::End => true,
    }
}

/// Whether a branch of a choice can be taken: impossible ones are not offered.
fn branch_possible(t: &Tables, s: &State, pc: u16) -> bool {
    match *t.program.op(pc) {
        Op::Pay { cost, .. } => affordable(t, s, cost),
        Op::Do(verb) => verb_possible(t, s, pc, verb) && branch_keeps(t, s, pc),
        Op::Choose { .. } | Op::End => true,
    }
}

fn verb_possible(t: &Tables, s: &State, pc: u16, verb: Verb) -> bool {
    let me = s.me();
    match verb {
        // Ruling 9: passing needs the main action, or is part of the one that is being taken.
        Verb::Pass => !s.main_used || (t.main_ops[pc as usize] && s.passed & (1 << s.turn) == 0),
        Verb::Recruit => me.assistants.contains(&Assistant::NONE) && s.supply.iter().any(|x| x.top.is_some()),
        Verb::Promote => (0..2).any(|place| me.assistants[place].is_some() && me.gold & (1 << place) == 0),
        Verb::Take { ware: Ware::Item, .. } => s.row[s.round as usize..].iter().any(|c| c.is_some()),
        Verb::Take { .. } => s.row[..s.round as usize].iter().any(|c| c.is_some()),
        _ => true,
    }
}

/// Whether a payment under way survives the branch: the coin of an assistant whose plane was counted on.
fn branch_keeps(t: &Tables, s: &State, mut pc: u16) -> bool {
    let need = travel::outstanding(t, s);
    if need.icons.is_empty() {
        return true;
    }
    let mut change = Change::default();
    while let Op::Do(verb) = *t.program.op(pc) {
        match verb {
            Verb::Gain(purse) => change.coins_in += purse.get(Res::Coin),
            Verb::Travel(icons) => change.icons_in = change.icons_in.plus(icons),
            _ => {}
        }
        pc += 1;
    }
    travel::keeps(t, s, need, change)
}

/// Free actions (ruling 4), as far as they leave every payment under way payable.
fn free(t: &Tables, s: &State, out: &mut impl FnMut(Action)) {
    if s.stack.len() > DEEPEST_INTERRUPTION {
        // The icons of assistants were counted on when the payment began.
        if matches!(s.stack.last(), Some(Frame::PayTravel { .. })) {
            assist(t, s, true, out);
        }
        return;
    }
    let me = s.me();
    let need = travel::outstanding(t, s);
    let bound = !need.icons.is_empty() || need.cards > 0;
    for card in bits(me.hand & t.free) {
        // Of a choice only branches that keep the payment are offered, so the best of them counts.
        let change = Change {
            icons_out: t.icons[card.at()],
            coins_in: t.coins[card.at()][usize::from(!s.main_used)],
            card_out: Some(card),
            ..Change::default()
        };
        if !bound || travel::keeps(t, s, need, change) {
            out(Action::Play(card));
        }
    }
    assist(t, s, false, out);
    open_free(t, s, out);
}

/// Own assistants whose use is a free action, or only those that bring travel icons.
fn assist(t: &Tables, s: &State, travelling: bool, out: &mut impl FnMut(Action)) {
    let me = s.me();
    for place in (0..2).filter(|&place| me.ready(place)) {
        let assistant = &t.assistants[me.assistants[place].at()];
        let gold = travel::gold(s, place);
        let use_ups = assistant.use_ups[gold];
        let keeps = use_ups == 0
            || travel::keeps(t, s, travel::outstanding(t, s), Change { use_ups, ..Change::default() });
        if !assistant.main && keeps && !(travelling && assistant.icons[gold].is_empty()) {
            out(Action::Assist(place as u8));
        }
    }
}

/// Free actions that depend on nothing hidden and take nothing from a payment.
fn open_free(t: &Tables, s: &State, out: &mut impl FnMut(Action)) {
    let me = s.me();
    let mut boons = me.guardians & !me.used_boons;
    while boons != 0 {
        let guardian = Guardian(boons.trailing_zeros() as u8);
        boons &= boons - 1;
        if t.guardians[guardian.at()].icons.is_empty() {
            out(Action::Boon(guardian));
        }
    }
    if me.idols > 0 && me.slotted < 4 {
        out(Action::SlotIdol);
    }
    if me.idols > 0 && me.pairs.1 < me.pairs.0 {
        out(Action::PairIdol);
    }
    if t.rows.boards[s.options.board as usize].lantern {
        // Twisted Paths 6.8: any two Owl tiles make one more slot.
        if me.temple_tiles.iter().sum::<u8>() >= 2 * (me.pairs.0 + 1) {
            out(Action::Pair);
        }
    }
}

/// What answers the frame, declining and free actions apart.
pub(crate) fn ways(t: &Tables, s: &State, frame: Frame, out: &mut impl FnMut(Action)) {
    let me = s.me();
    let board = &t.boards[s.options.board as usize];
    match frame {
        Frame::Turn => menu(t, s, board, out),
        Frame::Keep { seat } => {
            let player = &s.players[seat as usize];
            for card in bits(player.hand) {
                out(Action::Discard(card));
            }
            if player.hand_fear > 0 {
                out(Action::Discard(FEAR));
            }
            out(Action::KeepHand);
        }
        Frame::Choose { pc, taken, .. } => {
            let Op::Choose { n, first, .. } = *t.program.op(pc) else {
                unreachable!("a choice stands at its operation")
            };
            for i in 0..n {
                if taken & (1 << i) == 0 && branch_possible(t, s, t.program.branch(first, i)) {
                    out(Action::Option(i));
                }
            }
        }
        Frame::Offer { pc } => {
            let Op::Pay { cost, .. } = *t.program.op(pc) else {
                unreachable!("an offer stands at a payment")
            };
            if affordable(t, s, cost) {
                if cost.cards > 0 {
                    let mut need = travel::outstanding(t, s);
                    need.cards += cost.cards - 1;
                    use_up(t, s, need, out);
                } else {
                    out(Action::Accept);
                }
            }
        }
        Frame::PayTravel { need, wild } => pay_travel(t, s, need, wild, out),
        Frame::PayCards { .. } | Frame::UseUp => {
            let mut need = travel::outstanding(t, s);
            need.cards -= 1;
            use_up(t, s, need, out);
        }
        Frame::PayTablets { n } => {
            let least = n.saturating_sub(me.has(Res::Tablet));
            for dark in least..=n.min(me.has(Res::Dark)) {
                out(Action::PayDark(dark));
            }
        }
        Frame::Draw { .. } => out(Action::DrawCard),
        Frame::Exile => exile(t, s, out),
        Frame::Upgrade => {
            for res in [Res::Tablet, Res::Dark, Res::Arrowhead] {
                if me.has(res) > 0 {
                    out(Action::Upgrade(res));
                }
            }
        }
        Frame::Refresh => {
            for place in 0..2 {
                if me.assistants[place].is_some() && !me.ready(place) {
                    out(Action::Refresh(place as u8));
                }
            }
        }
        Frame::Recruit => {
            if me.assistants.contains(&Assistant::NONE) {
                supply_tops(s, &mut |stack| out(Action::Recruit(stack)));
            }
        }
        Frame::Promote => {
            for place in 0..2 {
                if me.assistants[place].is_some() && me.gold & (1 << place) == 0 {
                    out(Action::Promote(place as u8));
                }
            }
        }
        Frame::UseSupply { .. } => supply_tops(s, &mut |stack| out(Action::UseSupply(stack))),
        Frame::Exchange => {
            for place in 0..2 {
                for stack in 0..3 {
                    if me.assistants[place].is_some() && s.supply[stack].top.is_some() {
                        out(Action::Exchange(place as u8, stack as u8));
                    }
                }
            }
        }
        Frame::Rescue => {
            for &assistant in s.rescue.iter() {
                out(Action::Rescue(assistant));
            }
        }
        Frame::Send { icons, compasses, shell } => send(t, s, board, icons, compasses, shell, out),
        Frame::Again { .. } | Frame::Resolve { .. } | Frame::May { .. } => out(Action::Accept),
        Frame::Pause => out(Action::Continue),
        Frame::Relocate { level1 } => relocate(s, level1, out),
        Frame::Activate { place, not, .. } => activate(s, place, not, out),
        Frame::Overcome { alone } => overcome_free(s, alone, out),
        Frame::Buy { ware, minus, reveal, .. } => {
            buy(t, s, ware, minus, out);
            if reveal {
                let (top, have) = if ware == Ware::Artifact {
                    (s.artifact_top, me.has(Res::Compass))
                } else {
                    (s.item_top, me.has(Res::Coin))
                };
                if top.is_some() && t.cost[top.at()].saturating_sub(minus) <= have {
                    out(Action::Buy(top));
                }
            }
        }
        Frame::Take { ware, .. } => {
            let range = if ware == Ware::Item { s.round as usize..6 } else { 0..s.round as usize };
            for &card in s.row[range].iter().filter(|c| c.is_some()) {
                out(Action::Take(card));
            }
        }
        Frame::Research { minus: (res, n) } => {
            let minus = Res::ALL.get(res as usize).map_or(Purse::ZERO, |&res| Purse::of(res, n));
            research(t, s, board, minus, out);
        }
        Frame::Journal => {
            // Without its price one of several parallel bridges is as good as the other.
            notebook_moves(s, board, &mut |step, _| {
                if step.lane <= 1 {
                    out(Action::Research(Token::Notebook, step));
                }
            });
        }
        Frame::Rewards { .. } => {
            out(Action::BonusFirst);
            out(Action::RowFirst);
        }
        Frame::TakeBonus { spot } => {
            let mut seen = 0u32;
            let tiles = if spot == board.temple {
                &s.temple_bonus[..]
            } else {
                let (first, n) = board.bonus[spot.at()];
                &s.bonus[first as usize..(first + n) as usize]
            };
            for &bonus in tiles {
                if bonus.is_some() && seen & (1 << bonus.0) == 0 {
                    seen |= 1 << bonus.0;
                    out(Action::TakeBonus(bonus));
                }
            }
        }
        Frame::Recall => {
            for figure in me.figures {
                if figure.is_some() {
                    out(Action::Recall(figure));
                }
            }
        }
        Frame::LookHowMany { max, .. } => {
            for n in 1..=max.min(me.deck_size()) {
                out(Action::Look(n));
            }
        }
        Frame::LookDiscard { bottom } => {
            looked(s, &mut |card| out(Action::PutDown(card)));
            if !bottom && s.look.len() == 2 {
                out(Action::Decline);
            }
        }
        Frame::LookKeep => looked(s, &mut |card| out(Action::KeepCard(card))),
        Frame::Hammer => {
            for card in bits(s.exiled & t.items) {
                out(Action::Take(card));
            }
        }
        Frame::Crown => crown(s, out),
        Frame::Unslot => {
            // Ruling 57: of the four slots the last filled one is emptied, which is also the one worth most.
            if me.slotted > 0 {
                out(Action::Unslot);
            }
            if me.pairs.1 > 0 {
                out(Action::Unpair);
            }
        }
        Frame::AltarArtifact { .. } => {
            for &card in s.row[..s.round as usize].iter().filter(|c| c.is_some()) {
                out(Action::PutOnAltar(card));
            }
        }
        Frame::Visit { .. } => {
            out(Action::SiteFirst);
            out(Action::ObscureFirst);
        }
        Frame::CopyIdol => {
            let mut seen = 0u32;
            for &idol in &s.idols {
                if idol.is_some() && seen & (1 << idol.0) == 0 {
                    seen |= 1 << idol.0;
                    out(Action::CopyIdol(Idol(idol.0)));
                }
            }
        }
        Frame::Ready => {
            let mut used = me.used_boons;
            while used != 0 {
                out(Action::Ready(Guardian(used.trailing_zeros() as u8)));
                used &= used - 1;
            }
        }
        Frame::Empty
        | Frame::Setup(_)
        | Frame::Chance(_)
        | Frame::DrawHands { .. }
        | Frame::TurnEnd
        | Frame::RoundEnd(_)
        | Frame::Run { .. }
        | Frame::LookDraw { .. }
        | Frame::Arrive { .. }
        | Frame::TakeIdols { .. }
        | Frame::RevealTile { .. }
        | Frame::ActivateSite { .. }
        | Frame::RivalTurn
        | Frame::RivalDeed
        | Frame::RivalStep { .. }
        | Frame::RivalAssistant
        | Frame::RivalRefill
        | Frame::RivalDone
        | Frame::Objectives { .. }
        | Frame::Awaken { .. }
        | Frame::ScoutDone { .. }
        | Frame::TakeGuardian { .. } => {}
    }
}
