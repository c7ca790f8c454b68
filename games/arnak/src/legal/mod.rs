//! The legal moves: the single source of legality.
//!
//! [`ways`] lists the answers to the top frame. Added to it are "decline" if the frame is an offer, and the
//! free actions of a player at any decision of their own turn (ruling 5).

mod choices;

use kernel::effect::Op;

pub(crate) use choices::{buy, notebook_moves, research, send, use_up, use_up_due};
use choices::{looked, menu, pay_travel};

use crate::action::Action;
use crate::ids::{FEAR, Guardian};
use crate::purse::{Cost, Icons, Purse, Res};
use crate::state::{Frame, State};
use crate::tables::Tables;
use crate::travel::{self, Change, bits};

/// Free actions interrupt decisions only down to this stack depth, so that the stack is bounded. Beyond
/// it they wait until the decisions above are answered, and are offered again.
const DEEPEST_INTERRUPTION: usize = 14;

/// The options of a duty.
pub(crate) enum Ways {
    None,
    One(Action),
    Many,
}

impl Ways {
    /// Counts one more.
    pub(crate) const fn add(&mut self, action: Action) {
        *self = match self {
            Ways::None => Ways::One(action),
            Ways::One(_) | Ways::Many => Ways::Many,
        };
    }
}

/// The end of a list of answers.
pub(crate) fn unlisted(action: Action) -> ! {
    unreachable!("only listed actions are carried out: {action:?}")
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
    let interruptible = match frame {
        Frame::Ask(verb) => verb.interruptible(),
        _ => !matches!(frame, Frame::Keep { .. } | Frame::PayTablets { .. }),
    };
    if interruptible {
        free(t, s, &mut |action| out.push(action));
    }
}

/// Whether the top frame may be declined.
fn optional(frame: Frame) -> bool {
    match frame {
        Frame::Ask(verb) => verb.optional(),
        _ => matches!(
            frame,
            Frame::Offer { .. } | Frame::Again { .. } | Frame::May { .. } | Frame::Resolve { .. }
        ),
    }
}

/// Whether a duty with these ways may be left undone: there are none, or each has a price.
fn excused(frame: Frame, ways: &[Action]) -> bool {
    match frame {
        Frame::Ask(verb) => verb.excused(ways),
        Frame::Choose { .. } => ways.is_empty(),
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
        ways(t, s, frame, &mut |action| found.add(action));
    }
    found
}

/// Whether the current player might have a free action according to public information: a hand card
/// counts as one.
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

/// Whether the current player can pay a cost in addition to every payment in progress.
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

/// Whether the current player can pay a cost according to public information. What depends on the cards in hand
/// is left to the player's own list.
pub(crate) fn seems_affordable(s: &State, cost: Cost) -> bool {
    let me = s.me();
    covers(me.purse, cost.res) && me.idols >= cost.idols && me.hand_size() >= cost.cards
}

/// Whether a branch of a choice can be taken according to public information.
pub(crate) fn branch_seems_possible(t: &Tables, s: &State, pc: u16) -> bool {
    match *t.program.op(pc) {
        Op::Pay { cost, .. } => seems_affordable(s, cost),
        Op::Do(verb) => verb.possible(t, s, pc),
        Op::Choose { .. } | Op::End => true,
    }
}

/// Whether a branch of a choice can be taken: impossible ones are not offered.
fn branch_possible(t: &Tables, s: &State, pc: u16) -> bool {
    match *t.program.op(pc) {
        Op::Pay { cost, .. } => affordable(t, s, cost),
        Op::Do(verb) => verb.possible(t, s, pc) && branch_keeps(t, s, pc),
        Op::Choose { .. } | Op::End => true,
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
        change.coins_in += verb.gained().get(Res::Coin);
        change.icons_in = change.icons_in.plus(verb.travel());
        pc += 1;
    }
    travel::keeps(t, s, need, change)
}

/// Free actions (ruling 4), as far as they leave every payment in progress payable.
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
        // Of a choice only branches that keep the payment payable are offered, so the best of them
        // counts.
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

/// Own assistants whose use is a free action, or only those that give travel icons.
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

/// The answers to the frame, without declining and free actions.
pub(crate) fn ways(t: &Tables, s: &State, frame: Frame, out: &mut impl FnMut(Action)) {
    let me = s.me();
    match frame {
        Frame::Ask(verb) => verb.ways(t, s, out),
        Frame::Turn => menu(t, s, out),
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
        Frame::PayCards { .. } => use_up_due(t, s, out),
        Frame::PayTablets { n } => {
            let least = n.saturating_sub(me.has(Res::Tablet));
            for dark in least..=n.min(me.has(Res::Dark)) {
                out(Action::PayDark(dark));
            }
        }
        Frame::Again { .. } | Frame::Resolve { .. } | Frame::May { .. } => out(Action::Accept),
        Frame::Pause => out(Action::Continue),
        Frame::Rewards { .. } => {
            out(Action::BonusFirst);
            out(Action::RowFirst);
        }
        Frame::TakeBonus { spot } => {
            let board = &t.boards[s.options.board as usize];
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
        Frame::LookDiscard { bottom } => {
            looked(s, &mut |card| out(Action::PutDown(card)));
            if !bottom && s.look.len() == 2 {
                out(Action::Decline);
            }
        }
        Frame::LookKeep => looked(s, &mut |card| out(Action::KeepCard(card))),
        Frame::AltarArtifact { .. } => {
            for &card in s.row[..s.round as usize].iter().filter(|c| c.is_some()) {
                out(Action::PutOnAltar(card));
            }
        }
        Frame::Visit { .. } => {
            out(Action::SiteFirst);
            out(Action::ObscureFirst);
        }
        Frame::Empty | Frame::Task(_) | Frame::Chance(_) => {}
    }
}
