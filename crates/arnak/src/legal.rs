//! What may be done now: the single source of legality.
//!
//! [`ways`] lists what answers the top frame. Around it come "decline" where the frame is an offer, and the
//! free actions of a player at any decision of their own turn (ruling 5).

use kernel::effect::Op;

use crate::action::Action;
use crate::deck::looked_card;
use crate::ids::{Assistant, Card, FEAR, Guardian, Idol, SITES, Site, Space, Spot, Stack};
use crate::purse::{Cost, Icon, Icons, Purse, Res};
use crate::state::{Frame, State, Token};
use crate::tables::{BoardData, Tables};
use crate::travel::{self, Change, Need, bits};
use crate::verb::{Place, Verb, Ware};

/// Free actions interrupt decisions only down to this depth of unfinished business, so that the stack is
/// bounded. They wait for the decisions above them, where they are offered again.
const DEEPEST_INTERRUPTION: usize = 14;
/// No more items are offered to a player whose deck already holds so many in known order: more than any game
/// can pay for, but the list that holds them has an end.
const FULLEST_DECK: usize = 24;

/// What a duty leaves to choose.
pub(crate) enum Ways {
    None,
    One(Action),
    Many,
}

/// Lists the legal actions of a player's decision.
pub(crate) fn list(t: &Tables, s: &State, out: &mut Vec<Action>) {
    let Some(&frame) = s.stack.last() else { return };
    ways(t, s, frame, &mut |action| out.push(action));
    if optional(frame) {
        out.push(Action::Decline);
    }
    // Which tablets pay is one indivisible payment; hands are put in order after the turns of the round.
    if !matches!(frame, Frame::Keep { .. } | Frame::PayTablets { .. }) {
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
            | Frame::Buy { .. }
            | Frame::Resolve { .. }
            | Frame::Research { .. }
            | Frame::Journal
            | Frame::Hammer
            | Frame::Ready
    )
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
        Frame::PayCards { .. } => {
            let mut need = travel::outstanding(t, s);
            need.cards -= 1;
            use_up(t, s, need, out);
        }
        Frame::UseUp => {
            let mut need = travel::outstanding(t, s);
            need.soft -= 1;
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
                supply_tops(s, out);
            }
        }
        Frame::Promote => {
            for place in 0..2 {
                if me.assistants[place].is_some() && me.gold & (1 << place) == 0 {
                    out(Action::Promote(place as u8));
                }
            }
        }
        Frame::UseSupply { .. } => supply_tops(s, out),
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
        Frame::Buy { ware, minus, reveal } => {
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
                out(Action::Buy(card));
            }
        }
        Frame::Research { minus: (res, n) } => {
            let minus = Res::ALL.get(res as usize).map_or(Purse::ZERO, |&res| Purse::of(res, n));
            research(s, board, minus, out);
        }
        Frame::Journal => {
            notebook_moves(s, board, &mut |spot, _| out(Action::Research(Token::Notebook, spot)));
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
                out(Action::Buy(card));
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
                out(Action::Buy(card));
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

/// The main actions of a turn (ruling 2).
fn menu(t: &Tables, s: &State, board: &BoardData, out: &mut impl FnMut(Action)) {
    if s.main_used {
        out(Action::EndTurn);
        return;
    }
    let me = s.me();
    send(t, s, board, Icons::NONE, 0, false, out);
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
    research(s, board, Purse::ZERO, out);
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
fn altars(t: &Tables, s: &State, out: &mut impl FnMut(Action)) {
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

/// The discount assistant is a purchase: without anything to buy there is no such action.
fn main_assistant_useful(t: &Tables, s: &State, pc: u16) -> bool {
    let Op::Do(Verb::Buy { ware, minus, .. }) = *t.program.op(pc) else { return true };
    let mut any = false;
    buy(t, s, ware, minus, &mut |_| any = true);
    any
}

/// Digs and discoveries (rulings 36 to 44).
fn send(
    t: &Tables,
    s: &State,
    board: &BoardData,
    discount: Icons,
    compasses: u8,
    shell: bool,
    out: &mut impl FnMut(Action),
) {
    let me = s.me();
    if me.figure_at_home().is_none() {
        return;
    }
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

fn tiles_left(t: &Tables, s: &State, level: u8) -> bool {
    let mask = t.level[level as usize - 1];
    s.tile_bag & mask != 0 || s.tile_bottom.iter().any(|tile| mask & (1 << tile.0) != 0)
}

/// Purchases from the row.
fn buy(t: &Tables, s: &State, ware: Ware, minus: u8, out: &mut impl FnMut(Action)) {
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
        let room = artifact || me.deck.len() <= FULLEST_DECK;
        if wanted && room && t.cost[card.at()].saturating_sub(minus) <= have {
            out(Action::Buy(card));
        }
    }
}

/// Research with each token and temple tiles (rulings 68 to 76).
fn research(s: &State, board: &BoardData, minus: Purse, out: &mut impl FnMut(Action)) {
    let me = s.me();
    let pays = |cost: Purse| covers(me.purse, if minus == Purse::ZERO { cost } else { cost.less(minus) });
    for token in [Token::Glass, Token::Lantern] {
        let spot = me.tokens[token as usize];
        if spot.is_none() || (token == Token::Glass && me.passage != u8::MAX) {
            continue;
        }
        for bridge in board.bridges[spot.at()].iter() {
            if me.idols >= bridge.idols && pays(bridge.cost) {
                out(Action::Research(token, bridge.to));
            }
        }
    }
    notebook_moves(s, board, &mut |spot, cost| {
        if me.idols >= cost.idols && pays(cost.res) {
            out(Action::Research(Token::Notebook, spot));
        }
    });
    if board.temple.is_some() {
        if me.tokens[0] == board.temple {
            for (at, stack) in board.stacks.iter().enumerate() {
                if s.stacks[at] > 0 && pays(stack.cost) {
                    out(Action::Temple(Stack(at as u8)));
                }
            }
        }
        return;
    }
    // Owl Temple: tiles on walls, at the summit, and secret passages (Twisted Paths, sections 5 and 6).
    let highest = me.tokens.iter().filter(|spot| spot.is_some()).map(|spot| spot.row()).max().unwrap_or(0);
    for (at, stack) in board.stacks.iter().enumerate() {
        if s.stacks[at] > 0 && highest >= stack.min_row && pays(stack.cost) {
            out(Action::Temple(Stack(at as u8)));
        }
    }
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
fn notebook_moves(s: &State, board: &BoardData, out: &mut impl FnMut(Spot, Cost)) {
    let me = s.me();
    let row = |spot: Spot| if spot.is_some() { board.row[spot.at()] } else { 0 };
    let limit = row(me.tokens[0]).max(row(me.tokens[2]));
    for bridge in board.bridges[me.tokens[1].at()].iter() {
        if bridge.to != board.temple && board.row[bridge.to.at()] <= limit {
            out(bridge.to, Cost { res: bridge.cost, idols: bridge.idols, ..Cost::default() });
        }
    }
}

/// The ways to pay the hardest icon that is due (rulings 29 to 32).
fn pay_travel(t: &Tables, s: &State, due: Icons, wild: u8, out: &mut impl FnMut(Action)) {
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

/// Cards that may be used up so that the rest can still be paid (ruling 15).
fn use_up(t: &Tables, s: &State, rest: Need, out: &mut impl FnMut(Action)) {
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

/// What may be exiled (rulings 20, 21 and 24).
fn exile(t: &Tables, s: &State, out: &mut impl FnMut(Action)) {
    let me = s.me();
    use_up(t, s, travel::outstanding(t, s), &mut |action| {
        if let Action::UseUp(card) = action {
            out(Action::ExileHand(card));
        }
    });
    for card in bits(me.play).chain((me.play_fear > 0).then_some(FEAR)) {
        out(Action::ExilePlay(card));
    }
    if me.fear_tiles > 0 {
        out(Action::ExileTile);
    }
}

fn supply_tops(s: &State, out: &mut impl FnMut(Action)) {
    for (stack, supply) in s.supply.iter().enumerate() {
        if supply.top.is_some() {
            out(Action::Recruit(stack as u8));
        }
    }
}

fn looked(s: &State, out: &mut impl FnMut(Card)) {
    for (at, &mark) in s.look.iter().enumerate() {
        let card = looked_card(mark);
        if s.look[..at].iter().all(|&m| looked_card(m) != card) {
            out(card);
        }
    }
}

/// Ruling 47: to an empty space of another, discovered site.
fn relocate(s: &State, level1: bool, out: &mut impl FnMut(Action)) {
    let taken = s.occupied() | s.blocked;
    let figures = s.me().figures;
    for (at, figure) in figures.into_iter().enumerate() {
        if figure.is_none() || (at == 1 && figures[0] == figure) {
            continue;
        }
        for site in (0..SITES as u8).map(Site) {
            let open = site.level() == 0 || (level1 && site.level() == 1 && s.tiles[site.at()].is_some());
            if !open || site == figure.site() {
                continue;
            }
            for space in 0..if site.level() == 0 { 2 } else { 1 } {
                let space = Space(site.space().0 + space);
                if taken & (1 << space.0) == 0 {
                    out(Action::Relocate(figure, space));
                }
            }
        }
    }
}

/// Ruling 48.
fn activate(s: &State, place: Place, not: Site, out: &mut impl FnMut(Action)) {
    let me = s.me();
    let taken = s.occupied();
    for site in (0..SITES as u8).map(Site) {
        let found = site.level() == 0 || s.tiles[site.at()].is_some();
        let fits = match place {
            Place::Camp => site.level() == 0,
            Place::EmptyCamp => site.level() == 0 && taken & site.spaces() == 0,
            Place::LevelOne => site.level() == 1,
            Place::Mine => me.occupies(site) && (site.level() < 2 || me.has(Res::Compass) >= 2),
        };
        if found && fits && site != not {
            out(Action::Activate(site));
        }
    }
}

/// Rulings 51 and 52.
fn overcome_free(s: &State, alone: bool, out: &mut impl FnMut(Action)) {
    let me = s.me();
    let taken = s.occupied();
    for site in (0..SITES as u8).map(Site) {
        if s.guardians[site.at()].is_none() {
            continue;
        }
        let mine = me.figures.iter().filter(|f| f.is_some()).fold(0u32, |set, f| set | 1 << f.0);
        let allowed = if alone { taken & site.spaces() & !mine == 0 } else { me.occupies(site) };
        if allowed {
            out(Action::Overcome(site));
        }
    }
}

/// Ruling 54.
fn crown(s: &State, out: &mut impl FnMut(Action)) {
    let me = s.me();
    let taken = s.occupied();
    let mut last = Site::NONE;
    for figure in me.figures {
        if figure.is_none() || figure.site() == last || s.guardians[figure.site().at()].is_none() {
            continue;
        }
        last = figure.site();
        for to in (0..crate::ids::FIRST_LEVEL_TWO as u8).map(Site) {
            let found = to.level() == 0 || s.tiles[to.at()].is_some();
            if found && taken & to.spaces() == 0 && s.guardians[to.at()].is_none() {
                out(Action::Crown(last, to));
            }
        }
    }
}
