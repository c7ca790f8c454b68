//! The list of things, which of them an action uses, and their ids for programs.

use kernel::Viewer;
use kernel::why::What;

use super::Thing;
use crate::action::Action;
use crate::deck::looked_card;
use crate::ids::{Assistant, Bonus, CAMPS, Card, FEAR, Guardian, Idol, SPACES, Site, Space, Spot, Stack};
use crate::keys::{Key, Keys};
use crate::notation::{site_key, space_key, spot_key};
use crate::purse::Res;
use crate::state::{Player, State, Token};
use crate::tables::Tables;
use crate::travel::bits;

/// Everything a viewer could think of using.
pub(super) fn list(t: &Tables, s: &State, viewer: Viewer, out: &mut Vec<Thing>) {
    open(t, s, viewer, out);
    if let Viewer::Seat(seat) = viewer {
        own(t, s, seat.0, out);
    }
}

/// Public things on the table.
fn open(t: &Tables, s: &State, viewer: Viewer, out: &mut Vec<Thing>) {
    let board = &t.boards[s.options.board as usize];
    let rows = &t.rows.boards[s.options.board as usize];
    out.extend((0..SPACES as u8).map(|space| Thing::Space(Space(space))));
    out.extend((0..CAMPS as u8).map(|camp| Thing::Camp(Site(camp))));
    out.extend(s.guardians.iter().filter(|g| g.is_some()).map(|&guardian| Thing::Guardian(guardian)));
    kinds(s.idols.iter().map(|idol| idol.0), |idol| out.push(Thing::Idol(Idol(idol))));
    out.extend(s.row.iter().filter(|card| card.is_some()).map(|&card| Thing::Row(card)));
    let tops = [s.item_top, s.artifact_top];
    out.extend(tops.into_iter().filter(|card| card.is_some()).map(Thing::Top));
    out.extend(bits(s.exiled).map(Thing::Exiled));
    out.extend((0..board.stacks.len() as u8).map(|stack| Thing::Stack(Stack(stack))));
    out.extend((0..board.spots).map(Spot).filter(|spot| s.walls & (1 << spot.0) != 0).map(Thing::Wall));
    out.extend((0..board.passages.len() as u8).map(Thing::Passage));
    out.extend((0..rows.altars.len() as u8).map(Thing::Altar));
    // The contents of the Lost Temple and of the rescue stack below its top are known only to players who
    // looked.
    let knows = |mask: u8| matches!(viewer, Viewer::Seat(seat) if mask & (1 << seat.0) != 0);
    let temple = if knows(s.temple_known) { &s.temple_bonus[..] } else { &[] };
    kinds(s.bonus.iter().chain(temple).map(|bonus| bonus.0), |bonus| out.push(Thing::Bonus(Bonus(bonus))));
    for (stack, supply) in s.supply.iter().enumerate() {
        if supply.top.is_some() {
            out.push(Thing::Supply(stack as u8));
        }
    }
    let rescue = if knows(s.rescue_known) { s.rescue.len() } else { s.rescue.len().min(1) };
    out.extend(s.rescue[..rescue].iter().filter(|a| a.is_some()).map(|&assistant| Thing::Rescue(assistant)));
}

/// A player's own things.
fn own(t: &Tables, s: &State, seat: u8, out: &mut Vec<Thing>) {
    let board = &t.boards[s.options.board as usize];
    let rows = &t.rows.boards[s.options.board as usize];
    let me = &s.players[seat as usize];
    out.extend(bits(me.hand).chain((me.hand_fear > 0).then_some(FEAR)).map(Thing::Hand));
    out.extend(bits(me.play).chain((me.play_fear > 0).then_some(FEAR)).map(Thing::Played));
    if s.turn == seat {
        let looked: Vec<Card> = s.look.iter().map(|&mark| looked_card(mark)).collect();
        kinds(looked.iter().map(|card| card.0), |card| out.push(Thing::Looked(Card(card))));
        out.extend(s.pool.iter().map(|(icon, _)| Thing::Travel(icon)));
    }
    if me.fear_tiles > 0 {
        out.push(Thing::FearTiles);
    }
    out.push(Thing::Deck);
    for token in tokens(me) {
        out.push(Thing::Token(token));
        let spots = (0..board.spots).map(Spot).filter(|&spot| spot != Spot::START);
        let there = spots.filter(|&spot| t.spot(s.options.board, spot).is_some());
        out.extend(there.map(|spot| Thing::Spot(token, spot)));
    }
    out.extend([Thing::Assistant(0), Thing::Assistant(1)]);
    let mut guardians = me.guardians;
    while guardians != 0 {
        out.push(Thing::Guardian(Guardian(guardians.trailing_zeros() as u8)));
        guardians &= guardians - 1;
    }
    out.extend([Thing::Idols, Thing::Slots]);
    if rows.lantern {
        out.push(Thing::Pairs);
    }
    let dark = |res: &Res| *res != Res::Dark || !rows.altars.is_empty() || me.has(Res::Dark) > 0;
    out.extend(Res::ALL.into_iter().filter(dark).map(Thing::Resource));
}

/// The tokens a player has on the track.
fn tokens(me: &Player) -> impl Iterator<Item = Token> {
    Token::ALL.into_iter().filter(|&token| me.tokens[token as usize].is_some())
}

/// Each kind once, without empty places.
fn kinds(all: impl Iterator<Item = u8>, mut out: impl FnMut(u8)) {
    let mut seen = 0_u128;
    for kind in all.filter(|&kind| kind != u8::MAX) {
        if seen & (1 << kind) == 0 {
            out(kind);
        }
        seen |= 1 << kind;
    }
}

/// The things an action uses. An action at a camp as a whole uses its spaces too, and vice versa.
pub(super) fn uses(s: &State, action: Action, out: &mut impl FnMut(Thing)) {
    match action {
        Action::Dig(space) | Action::Recall(space) => at_space(space, out),
        Action::Discover(site) | Action::Activate(site) => at_site(site, out),
        Action::Overcome(site) => {
            at_site(site, out);
            out(Thing::Guardian(s.guardians[site.at()]));
        }
        Action::Relocate(from, to) => {
            at_space(from, out);
            at_space(to, out);
        }
        Action::Crown(from, to) => {
            at_site(from, out);
            at_site(to, out);
            out(Thing::Guardian(s.guardians[from.at()]));
        }
        Action::Buy(card) | Action::Take(card) | Action::PutOnAltar(card) => out(offered(s, card)),
        Action::Play(card)
        | Action::Spend(card)
        | Action::UseUp(card)
        | Action::ExileHand(card)
        | Action::Discard(card) => out(Thing::Hand(card)),
        Action::ExilePlay(card) => out(Thing::Played(card)),
        Action::PutDown(card) | Action::KeepCard(card) => out(Thing::Looked(card)),
        Action::ExileTile => out(Thing::FearTiles),
        Action::DrawCard | Action::Look(_) => out(Thing::Deck),
        Action::Research(token, step) => {
            out(Thing::Token(token));
            out(Thing::Spot(token, step.to));
        }
        Action::Temple(stack) => out(Thing::Stack(stack)),
        Action::Wall(spot) => out(Thing::Wall(spot)),
        Action::Passage(passage) => {
            out(Thing::Passage(passage));
            out(Thing::Token(Token::Glass));
        }
        Action::Altar(altar) => out(Thing::Altar(altar)),
        Action::TakeBonus(bonus) => out(Thing::Bonus(bonus)),
        Action::CopyIdol(idol) => out(Thing::Idol(idol)),
        Action::Boon(guardian) | Action::Ready(guardian) => out(Thing::Guardian(guardian)),
        Action::Assist(place) | Action::Refresh(place) | Action::Promote(place) => {
            out(Thing::Assistant(place));
        }
        Action::Recruit(stack) | Action::UseSupply(stack) => out(Thing::Supply(stack)),
        Action::Exchange(place, stack) => {
            out(Thing::Assistant(place));
            out(Thing::Supply(stack));
        }
        Action::Rescue(assistant) => out(Thing::Rescue(assistant)),
        Action::SlotIdol => {
            out(Thing::Idols);
            out(Thing::Slots);
        }
        Action::PairIdol => {
            out(Thing::Idols);
            out(Thing::Pairs);
        }
        Action::Unslot => out(Thing::Slots),
        Action::Pair | Action::Unpair => out(Thing::Pairs),
        Action::Hire => out(Thing::Resource(Res::Coin)),
        Action::PayDark(_) => out(Thing::Resource(Res::Dark)),
        Action::Upgrade(res) => out(Thing::Resource(res)),
        Action::UseIcon(icon) => out(Thing::Travel(icon)),
        Action::Deal(_)
        | Action::Draw(_)
        | Action::Tile(_)
        | Action::Guardian(_)
        | Action::Assistant(_)
        | Action::Idol(_)
        | Action::Bonus(_)
        | Action::Block(_)
        | Action::Colour(_)
        | Action::Arrow(_)
        | Action::RivalTile(_)
        | Action::Objective(_)
        | Action::Pass
        | Action::EndTurn
        | Action::Option(_)
        | Action::Accept
        | Action::Decline
        | Action::Continue
        | Action::Cover(_)
        | Action::SiteFirst
        | Action::ObscureFirst
        | Action::BonusFirst
        | Action::RowFirst
        | Action::KeepHand => {}
    }
}

fn at_space(space: Space, out: &mut impl FnMut(Thing)) {
    out(Thing::Space(space));
    if space.site().level() == 0 {
        out(Thing::Camp(space.site()));
    }
}

fn at_site(site: Site, out: &mut impl FnMut(Thing)) {
    let first = site.space();
    out(Thing::Space(first));
    if site.level() == 0 {
        out(Thing::Space(Space(first.0 + 1)));
        out(Thing::Camp(site));
    }
}

/// Where a card is that can be bought or taken.
fn offered(s: &State, card: Card) -> Thing {
    if s.row.contains(&card) {
        Thing::Row(card)
    } else if card == s.item_top || card == s.artifact_top {
        Thing::Top(card)
    } else {
        Thing::Exiled(card)
    }
}

/// Kind, word and place of a thing.
pub(super) fn what(t: &Tables, thing: Thing) -> What {
    // Only words that are the same on every board are needed.
    let k = Keys::new(t, 0);
    match thing {
        Thing::Space(space) => placed("space", space_key(space)),
        Thing::Camp(site) => placed("camp", site_key(site)),
        Thing::Guardian(guardian) => keyed(k, "guardian", guardian),
        Thing::Idol(idol) => keyed(k, "idol", idol),
        Thing::Row(card) => keyed(k, "row_card", card),
        Thing::Top(card) => keyed(k, "top_card", card),
        Thing::Exiled(card) => keyed(k, "exiled_card", card),
        Thing::Hand(card) => keyed(k, "hand_card", card),
        Thing::Played(FEAR) => What { place: "play fear".into(), ..keyed(k, "played_card", FEAR) },
        Thing::Played(card) => keyed(k, "played_card", card),
        Thing::Looked(card) => keyed(k, "looked_card", card),
        Thing::FearTiles => single("fear_tiles", "fear tiles"),
        Thing::Deck => single("deck", "deck"),
        Thing::Token(token) => counted("token", token.key().into()),
        Thing::Spot(token, spot) => {
            What { with: Some(token.key().into()), ..placed("research_space", spot_key(spot)) }
        }
        Thing::Wall(spot) => placed("wall", spot_key(spot)),
        Thing::Stack(stack) => nth("temple", stack.0),
        Thing::Passage(passage) => nth("passage", passage),
        Thing::Altar(altar) => nth("altar", altar),
        Thing::Bonus(bonus) => keyed(k, "bonus", bonus),
        Thing::Supply(stack) => nth("supply", stack),
        Thing::Rescue(assistant) => keyed::<Assistant>(k, "rescue", assistant),
        Thing::Assistant(place) => nth("assistant", place),
        Thing::Idols => single("idols", "idols"),
        Thing::Slots => single("idol_slots", "idol slots"),
        Thing::Pairs => single("temple_tiles", "temple tiles"),
        Thing::Resource(res) => counted("resource", res.key().into()),
        Thing::Travel(icon) => counted("travel", icon.key().into()),
    }
}

/// A place of the board, which is called by its own word.
fn placed(kind: &str, id: String) -> What {
    What { kind: kind.into(), place: id.clone(), id, with: None }
}

fn keyed<K: Key>(k: Keys<'_>, kind: &str, key: K) -> What {
    placed(kind, k.word(key).unwrap_or_else(|| "-".into()))
}

/// One of several of its kind.
fn counted(kind: &str, id: String) -> What {
    What { kind: kind.into(), place: format!("{kind} {id}"), id, with: None }
}

fn nth(kind: &str, at: u8) -> What {
    counted(kind, (at + 1).to_string())
}

/// The only one of its kind.
fn single(kind: &str, place: &str) -> What {
    What { kind: kind.into(), id: kind.into(), with: None, place: place.into() }
}
