//! The meaning of an action, as an imperative for the player (or a plain fact about chance).

use kernel::Lang;
use kernel::effect::{Effect, Op, Verb as _};

use super::{Names, capital, effect_at, paid_for, say};
use crate::action::Action;
use crate::ids::{Assistant, Card, Guardian, Site, Space, Stack, Step};
use crate::purse::{Cost, Icon, Icons, Purse, Res};
use crate::state::{Chance, Frame, State, Token};
use crate::tables::{Family, Tables};
use crate::travel::discounted;
use crate::verb::{Terms, Verb};

/// One short sentence without a full stop.
pub(crate) fn action_text(t: &Tables, s: &State, action: Action, lang: Lang) -> String {
    let n = Names { t, lang, board: s.options.board };
    let frame = s.stack.last().copied().unwrap_or_default();
    match action {
        Action::Deal(card) => turned_up(n, &n.card(card)),
        Action::Draw(card) => {
            let card = n.card(card);
            say!(lang, "do-draw", card = card)
        }
        Action::Tile(tile) => turned_up(n, &n.tile(tile)),
        Action::Guardian(guardian) => turned_up(n, &n.guardian(guardian)),
        Action::Assistant(assistant) => turned_up(n, &n.assistant(assistant)),
        Action::Idol(idol) => turned_up(n, &n.idol(idol)),
        Action::Bonus(bonus) => turned_up(n, &n.bonus(bonus)),
        Action::Block(site) => {
            let site = n.site(site);
            say!(lang, "do-block", site = site)
        }
        Action::Colour(family) => {
            let purple = matches!(frame, Frame::Chance(Chance::Colour { purple: true }));
            let family = family_word(lang, family);
            if purple {
                say!(lang, "do-colour-purple", family = family)
            } else {
                say!(lang, "do-colour-red", family = family)
            }
        }
        Action::Arrow(left) => {
            let side = n.side(left);
            say!(lang, "do-arrow", side = side)
        }
        Action::RivalTile(tile) => {
            let tile = n.rival_tile(tile);
            say!(lang, "do-rival-tile", tile = tile)
        }
        Action::Objective(objective) => {
            let objective = n.objective(objective);
            say!(lang, "do-objective", objective = objective)
        }

        Action::Dig(space) => {
            let (place, cost) = (n.space(space, n.found(s, space.site())), way(n, s, frame, space, false));
            say!(lang, "do-dig", place = place, cost = cost)
        }
        Action::Discover(site) => {
            let (place, cost) = (n.site(site), way(n, s, frame, site.space(), true));
            say!(lang, "do-discover", place = place, cost = cost)
        }
        Action::Overcome(site) => {
            let guardian = s.guardians.get(site.at()).copied().unwrap_or(Guardian::NONE);
            let data = t.guardians.get(guardian.at());
            let cost =
                n.cost(data.filter(|_| !terms(frame).free).map_or_else(Cost::default, |data| data.cost));
            let (guardian, place) = (n.guardian(guardian), n.found(s, site));
            say!(lang, "do-overcome", guardian = guardian, place = place, cost = cost)
        }
        Action::Buy(card) => buy(n, frame, card),
        Action::Take(card) => {
            let name = n.card(card);
            say!(lang, "do-take", name = name)
        }
        Action::PutOnAltar(card) => {
            let name = n.card(card);
            match frame {
                Frame::AltarArtifact { altar } => {
                    let altar = n.altar(altar);
                    say!(lang, "do-put-on", name = name, altar = altar)
                }
                _ => say!(lang, "do-put-on-altar", name = name),
            }
        }
        Action::Play(card) => {
            let name = n.card(card);
            if t.artifacts & card.bit() != 0 && t.main & card.bit() != 0 {
                let cost = n.res(Res::Tablet, 1);
                say!(lang, "do-play-for", name = name, cost = cost)
            } else {
                say!(lang, "do-play", name = name)
            }
        }
        Action::Research(token, step) => {
            let (who, to, cost) = (n.token(token), n.spot(step.to), bridge(n, s, frame, token, step));
            say!(lang, "do-research", who = who, to = to, cost = cost)
        }
        Action::Temple(stack) => {
            let (tile, cost) = (n.stack(stack), temple(n, s, frame, stack));
            say!(lang, "do-temple", tile = tile, cost = cost)
        }
        Action::Wall(spot) => {
            let board = &t.boards[n.board as usize];
            let (class, cost) = board.walls.get(spot.at()).copied().unwrap_or_default();
            let points = board.tile_points.get(class as usize).copied().unwrap_or_default();
            let (place, cost) = (n.spot(spot), n.tokens(cost.less(terms(frame).tokens)));
            say!(lang, "do-wall", points = points, place = place, cost = cost)
        }
        Action::Passage(passage) => {
            let cost = t.boards[n.board as usize]
                .passages
                .get(passage as usize)
                .map_or(Purse::ZERO, |data| data.cost);
            let (passage, cost) = (n.passage(passage), n.tokens(cost.less(terms(frame).tokens)));
            say!(lang, "do-passage", passage = passage, cost = cost)
        }
        Action::Altar(altar) => {
            let card =
                s.altar_cards.get(altar as usize).filter(|card| card.is_some()).map(|&card| n.card(card));
            let altar = n.altar(altar);
            let text = say!(lang, "do-altar", altar = altar);
            card.map_or(text.clone(), |card| say!(lang, "noted", text = text, note = card))
        }
        Action::Pass => {
            say!(lang, "do-pass")
        }
        Action::EndTurn => say!(lang, "do-end-turn"),

        Action::Assist(place) => {
            let gold = s.me().gold & 1_u8.checked_shl(place.into()).unwrap_or(0) != 0;
            let assistant = own(s, place);
            side(n, "do-use-side", assistant, gold)
        }
        Action::Boon(guardian) => {
            let boon = t.rows.guardians.get(guardian.at()).map(|row| &row.boon);
            let name = n.guardian(guardian);
            let text = say!(lang, "do-boon", name = name);
            match t.guardians.get(guardian.at()) {
                Some(data) if !data.icons.is_empty() => {
                    say!(lang, "noted", text = text, note = n.icons(data.icons))
                }
                _ => meaning(n, text, boon),
            }
        }
        Action::SlotIdol => {
            say!(lang, "do-slot-idol")
        }
        Action::Pair => say!(lang, "do-pair"),
        Action::PairIdol => say!(lang, "do-pair-idol"),

        Action::Option(i) => option(n, frame, i),
        Action::Accept => accept(n, s, frame),
        Action::Decline => match frame {
            Frame::Offer { .. } => say!(lang, "do-not-pay"),
            _ => say!(lang, "do-decline"),
        },
        Action::Continue => say!(lang, "do-continue"),
        Action::Spend(card) => {
            let name = n.card(card);
            match n.t.icons.get(card.at()) {
                Some(&icons) if !card.is_basic() => {
                    say!(lang, "do-spend-icons", name = name, icons = n.icons(icons))
                }
                _ => say!(lang, "do-spend", name = name),
            }
        }
        Action::UseIcon(icon) => {
            let icon = n.icon(icon);
            say!(lang, "do-use-icon", icon = icon)
        }
        Action::Cover(icon) => {
            let icon = n.icons(Icons::of(icon, 1));
            say!(lang, "do-cover", icon = icon)
        }
        Action::Hire => say!(lang, "do-hire"),
        Action::UseUp(card) => {
            let card = n.card(card);
            say!(lang, "do-use-up", card = card)
        }
        Action::PayDark(dark) => {
            let all = if let Frame::PayTablets { n } = frame { n } else { dark };
            let paid = Purse::of(Res::Tablet, all.saturating_sub(dark).min(100))
                .plus(Purse::of(Res::Dark, dark.min(100)));
            let paid = n.purse(paid);
            say!(lang, "do-pay", paid = paid)
        }
        Action::DrawCard => say!(lang, "do-draw-card"),
        Action::ExileHand(card) => {
            let card = n.card(card);
            say!(lang, "do-exile-hand", card = card)
        }
        Action::ExilePlay(card) => {
            let card = n.card(card);
            say!(lang, "do-exile-play", card = card)
        }
        Action::ExileTile => say!(lang, "do-exile-tile"),
        Action::Upgrade(res) => {
            let to = if res == Res::Arrowhead { Res::Jewel } else { Res::Arrowhead };
            let (from, to) = (n.res(res, 1), n.res(to, 1));
            say!(lang, "do-upgrade", from = from, to = to)
        }
        Action::Refresh(place) => {
            let name = n.assistant(own(s, place));
            say!(lang, "do-refresh", name = name)
        }
        Action::Promote(place) => {
            let assistant = own(s, place);
            let name = n.assistant(assistant);
            let text = say!(lang, "do-promote", name = name);
            let gold = t.rows.assistants.get(assistant.at()).map(|row| &row.sides[1]);
            meaning(n, text, gold)
        }
        Action::Recruit(stack) => side(n, "do-take-side", top(s, stack), false),
        Action::UseSupply(stack) => {
            let gold = matches!(frame, Frame::Ask(verb) if verb.gold());
            side(n, "do-use-side", top(s, stack), gold)
        }
        Action::Exchange(place, stack) => {
            let (old, new) = (n.assistant(own(s, place)), n.assistant(top(s, stack)));
            say!(lang, "do-exchange", old = old, new = new)
        }
        Action::Rescue(assistant) => side(n, "do-take-side", assistant, false),
        Action::Relocate(from, to) => {
            let [from, to] = [from, to].map(|space| n.space(space, n.found(s, space.site())));
            say!(lang, "do-relocate", from = from, to = to)
        }
        Action::Activate(site) => {
            let place = n.found(s, site);
            let text = say!(lang, "do-activate", place = place);
            match frame {
                Frame::Ask(verb) if verb.fee(site) > 0 => {
                    say!(lang, "noted", text = text, note = n.res(Res::Compass, verb.fee(site)))
                }
                _ => text,
            }
        }
        Action::Crown(from, to) => {
            let guardian = n.guardian(s.guardians.get(from.at()).copied().unwrap_or(Guardian::NONE));
            let (from, to) = (n.found(s, from), n.found(s, to));
            say!(lang, "do-crown", guardian = guardian, from = from, to = to)
        }
        Action::Recall(space) => {
            let place = n.space(space, n.found(s, space.site()));
            say!(lang, "do-recall", place = place)
        }
        Action::Look(count) => say!(lang, "do-look", n = count),
        Action::KeepCard(card) => {
            let card = n.card(card);
            say!(lang, "do-keep-card", card = card)
        }
        Action::PutDown(card) => {
            let card = n.card(card);
            say!(lang, "do-put-down", card = card)
        }
        Action::SiteFirst => {
            say!(lang, "do-site-first")
        }
        Action::ObscureFirst => obscure(n, frame),
        Action::Unslot => {
            say!(lang, "do-unslot")
        }
        Action::Unpair => say!(lang, "do-unpair"),
        Action::BonusFirst => say!(lang, "do-bonus-first"),
        Action::RowFirst => {
            say!(lang, "do-row-first")
        }
        Action::TakeBonus(bonus) => {
            let name = n.bonus(bonus);
            let text = say!(lang, "do-take", name = name);
            meaning(n, text, t.rows.bonuses.get(bonus.at()).map(|row| &row.effect))
        }
        Action::CopyIdol(idol) => {
            let name = n.idol(idol);
            let text = say!(lang, "do-use", name = name);
            meaning(n, text, t.rows.idols.get(idol.at()).map(|row| &row.effect))
        }
        Action::Ready(guardian) => {
            let name = n.guardian(guardian);
            say!(lang, "do-ready", name = name)
        }
        Action::Discard(card) => {
            let card = n.card(card);
            say!(lang, "do-discard", card = card)
        }
        Action::KeepHand => {
            say!(lang, "do-keep-hand")
        }
    }
}

fn turned_up(n: Names<'_>, name: &str) -> String {
    say!(n.lang, "do-turn-up", name = name)
}

/// "Do so: what it means".
fn meaning(n: Names<'_>, text: String, effect: Option<&Effect<Verb>>) -> String {
    match effect {
        Some(effect) if !effect.is_nothing() => {
            say!(n.lang, "meaning", text = text, effect = effect.inline(n.lang))
        }
        _ => text,
    }
}

/// An assistant, the relevant side and its effect.
fn side(n: Names<'_>, key: &str, assistant: Assistant, gold: bool) -> String {
    let side = if gold { say!(n.lang, "face-gold") } else { say!(n.lang, "face-silver") };
    let text = say!(n.lang, key, name = n.assistant(assistant), side = side);
    meaning(n, text, n.t.rows.assistants.get(assistant.at()).map(|row| &row.sides[usize::from(gold)]))
}

fn own(s: &State, place: u8) -> Assistant {
    s.me().assistants.get(place as usize).copied().unwrap_or(Assistant::NONE)
}

fn top(s: &State, stack: u8) -> Assistant {
    s.supply.get(stack as usize).map_or(Assistant::NONE, |supply| supply.top)
}

/// The cost of sending a figure, after an effect's discount.
fn way(n: Names<'_>, s: &State, frame: Frame, space: Space, discover: bool) -> String {
    let Terms { icons: help, tokens: off, free } = terms(frame);
    let board = &n.t.boards[n.board as usize];
    let travel = board.travel.get(space.at()).copied().unwrap_or_default();
    let (mut icons, mut wild) = if free { (Icons::NONE, 0) } else { discounted(s, travel, help) };
    // A discount plane covers the hardest icon, but with a ship and a car due the player chooses.
    while let Some(hardest) = icons.hardest().filter(|_| wild > 0) {
        if wild == 1 && hardest == Icon::Car && icons.get(Icon::Ship) > 0 {
            break;
        }
        icons = icons.without(hardest);
        wild -= 1;
    }
    let tokens = board.discover.get(space.site().at()).filter(|_| discover).copied().unwrap_or_default();
    let res = tokens.less(off);
    let cost = n.cost(Cost { res, icons, ..Cost::default() });
    if wild > 0 && !icons.is_empty() { say!(n.lang, "less-icon", cost = cost) } else { cost }
}

fn buy(n: Names<'_>, frame: Frame, card: Card) -> String {
    let lang = n.lang;
    let name = n.card(card);
    let res = if n.t.artifacts & card.bit() != 0 { Res::Compass } else { Res::Coin };
    let price = Purse::of(res, n.t.cost[card.at()]);
    let cost = n.tokens(price.less(terms(frame).tokens));
    say!(lang, "do-buy", name = name, cost = cost)
}

/// The cost of a research step from the token's space.
fn bridge(n: Names<'_>, s: &State, frame: Frame, token: Token, step: Step) -> String {
    let terms = terms(frame);
    if terms.free {
        return n.tokens(Purse::ZERO);
    }
    let from = s.me().tokens[token as usize];
    let bridges = n.t.boards[n.board as usize].bridges.get(from.at());
    let bridge = bridges.and_then(|bridges| bridges.iter().find(|bridge| bridge.step == step));
    n.cost(bridge.map_or_else(Cost::default, |bridge| bridge.cost.less(terms.tokens)))
}

fn temple(n: Names<'_>, s: &State, frame: Frame, stack: Stack) -> String {
    let stacks = &n.t.boards[s.options.board as usize].stacks;
    n.tokens(stacks.get(stack.at()).map_or(Purse::ZERO, |stack| stack.cost.less(terms(frame).tokens)))
}

/// What the effect being resolved changes about prices.
fn terms(frame: Frame) -> Terms {
    if let Frame::Ask(verb) = frame { verb.terms() } else { Terms::default() }
}

/// A branch of a choice, described by its effect.
fn option(n: Names<'_>, frame: Frame, i: u8) -> String {
    let lang = n.lang;
    if let Frame::Choose { pc, .. } = frame
        && let Op::Choose { n: branches, first, .. } = *n.t.program.op(pc)
        && i < branches
    {
        let branch = n.t.program.branch(first, i);
        if let Op::Pay { cost, otherwise } = *n.t.program.op(branch) {
            return capital(&paying(n, cost, branch, otherwise));
        }
        let effect = effect_at(n.t, branch);
        if !effect.is_nothing() {
            return capital(&effect.inline(lang));
        }
        return say!(lang, "do-nothing");
    }
    say!(lang, "do-option", n = u16::from(i) + 1)
}

/// "pay 1 coin: gain 1 jewel".
fn paying(n: Names<'_>, cost: Cost, pc: u16, otherwise: u16) -> String {
    meaning(n, Verb::say_cost(&cost, n.lang), Some(&paid_for(n.t, pc, otherwise)))
}

fn accept(n: Names<'_>, s: &State, frame: Frame) -> String {
    let lang = n.lang;
    match frame {
        Frame::Offer { pc } => match *n.t.program.op(pc) {
            Op::Pay { cost, otherwise } => capital(&paying(n, cost, pc, otherwise)),
            Op::Do(_) | Op::Choose { .. } | Op::End => say!(lang, "do-accept-pay"),
        },
        Frame::May { pc } => {
            let effect = effect_at(n.t, pc);
            if effect.is_nothing() { say!(lang, "do-yes") } else { capital(&effect.inline(lang)) }
        }
        Frame::Again { site } => again(n, s, site),
        Frame::Resolve { card } => {
            let name = n.card(card);
            let text = say!(lang, "do-resolve", name = name);
            meaning(n, text, Some(&n.t.card(card).effect))
        }
        _ => say!(lang, "do-yes"),
    }
}

/// The optional effect printed on a site of the Spider Temple.
fn obscure(n: Names<'_>, frame: Frame) -> String {
    let lang = n.lang;
    let text = say!(lang, "do-obscure-first");
    let site = if let Frame::Visit { site, .. } = frame { site } else { Site::NONE };
    let board = n.t.rows.boards.get(n.board as usize);
    match board.and_then(|board| board.sites.get(site.at())) {
        Some(row) if !row.obscure.is_nothing() => {
            say!(lang, "noted", text = text, note = row.obscure.inline(lang))
        }
        _ => text,
    }
}

/// A family of rival tiles.
fn family_word(lang: Lang, family: u8) -> String {
    match crate::rival::FAMILIES.get(family as usize) {
        Some(Family::Discover) => say!(lang, "family-discover"),
        Some(Family::Research) => say!(lang, "family-research"),
        Some(Family::Overcome) => say!(lang, "family-overcome"),
        Some(Family::Item) => say!(lang, "family-item"),
        Some(Family::Artifact) => say!(lang, "family-artifact"),
        Some(Family::Dig(_) | Family::Spider | Family::Owl) | None => say!(lang, "family-other"),
    }
}

fn again(n: Names<'_>, s: &State, site: Site) -> String {
    let place = n.found(s, site);
    let lang = n.lang;
    say!(lang, "do-again", place = place)
}
