//! The stable hash of a position. Cached values follow from the others and are left out.

use kernel::StableHasher;

use crate::state::{Frame, Pile, State, Stock};

pub(crate) fn hash(state: &State) -> u64 {
    let mut hasher = StableHasher::new();
    hasher.u64(state.stack.len() as u64);
    for &frame in state.stack.iter() {
        hasher.u64(code(frame));
    }
    hasher.bytes(&[
        state.players,
        state.variants,
        state.round,
        u8::from(state.last),
        state.turn,
        state.active,
        state.wheel,
        state.passages,
        state.next_sanctuary,
    ]);
    for player in &state.seats[..state.players as usize] {
        hasher.u64(player.flags);
        hasher.u64(u64::from(player.tiles));
        for points in player.points {
            hasher.u64(points as u64);
        }
        hasher.bytes(&[player.explorer.0, player.pirogue, player.passages, u8::from(player.tent)]);
        hasher.bytes(&player.backpack);
        hasher.bytes(&player.camp);
        hasher.bytes(&player.treasures);
        hasher.bytes(&player.shown);
        hasher.bytes(&player.hand);
    }
    hasher.u64(u64::from(state.tile_bag));
    for &site in &state.sites {
        hasher.u64(u64::from(site));
    }
    hasher.bytes(&state.keys);
    hasher.bytes(&state.treasure_bag);
    hasher.bytes(&state.open);
    hasher.bytes(&state.delivered);
    hasher.bytes(&state.card_bag);
    hasher.bytes(&state.discard);
    for pile in state.piles.iter().chain([&state.deck, &state.light_stack]) {
        hash_pile(&mut hasher, pile);
    }
    hasher.u64(state.light_bag);
    hasher.u64(state.sanctuary_bag);
    hasher.bytes(&state.laid);
    hasher.bytes(&state.rotation);
    for &spots in &state.spots {
        hasher.u64(u64::from(spots));
    }
    hasher.finish()
}

fn hash_pile(hasher: &mut StableHasher, pile: &Pile) {
    hasher.u64(u64::from(pile.unknown) << 8 | u64::from(pile.looker));
    hasher.u64(pile.top.len() as u64);
    for known in pile.top.iter() {
        hasher.u64(u64::from(known.token) << 8 | u64::from(known.who));
    }
}

fn code(frame: Frame) -> u64 {
    let pack =
        |kind: u64, a: u8, b: u8, c: u8| kind | u64::from(a) << 8 | u64::from(b) << 16 | u64::from(c) << 24;
    let stock = |stock: Stock| match stock {
        Stock::Treasures(pile) => pile,
        Stock::Cards => 100,
        Stock::LightRooms => 101,
    };
    match frame {
        Frame::Over => 1,
        Frame::Wheel => 2,
        Frame::NextSanctuary => 3,
        Frame::Deal => 4,
        Frame::FirstOpen => 5,
        Frame::StartKeys(seat) => pack(6, seat, 0, 0),
        Frame::Before => 7,
        Frame::Sail { tile, at } => pack(8, tile.0, at, 0),
        Frame::Delivery { by_card, bonus, many, types } => {
            pack(9, u8::from(by_card) | u8::from(many) << 1, bonus, types)
        }
        Frame::Forest => 10,
        Frame::UseTile { tile, left } => pack(11, tile.0, left, 0),
        Frame::TakeKey { backpack, colour } => pack(12, u8::from(backpack), colour, 0),
        Frame::ChoosePile => 13,
        Frame::Refill => 14,
        Frame::Turn(pile) => pack(15, pile, 0, 0),
        Frame::Look(what) => pack(16, stock(what), 0, 0),
        Frame::Keep(what) => pack(17, stock(what), 0, 0),
        Frame::Place(room) => pack(18, room.0, 0, 0),
        Frame::Explore => 19,
        Frame::Way { node, cards } => pack(20, node.0, cards, 0),
        Frame::ChooseSpot(node) => pack(21, node.0, 0, 0),
        Frame::Gain { room, spot, at } => pack(22, room.0, spot, at),
        Frame::After => 23,
        Frame::Rescued => 24,
    }
}
