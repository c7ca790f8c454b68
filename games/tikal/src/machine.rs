//! What runs by itself between decisions: set-up, turns, rounds, and frames that need no answer.

use kernel::{MAX_SEATS, Seat, Seen, Sink};

use crate::Tikal;
use crate::answer::{keep, pay_forest, refill, replace, score, take_passage};
use crate::event::{Cards, Event, Token, Treasures, TurnKind};
use crate::ids::{
    Colour, MAX_KINDS, MAX_LIGHT, MAX_ROOMS, MAX_SPACES, NONE, Node, Room, SITES, Site, TREASURES,
};
use crate::setup::Setup;
use crate::state::{Frame, MORE_CONTROL, OPEN, Pile, Player, SHORT_GAME, Source, State, Stock};
use crate::tables::{Bank, RoomKind};
use crate::temple::Doors;
use crate::verb::Act;

impl Tikal {
    /// The position before anything was dealt.
    pub(crate) fn begin(&self, setup: Setup) -> State {
        let tables = &self.tables;
        let mut state = State {
            stack: kernel::List::new(),
            players: setup.players,
            variants: setup.variants,
            round: 1,
            last: false,
            turn: 0,
            active: 0,
            wheel: 0,
            seats: [Player::default(); MAX_SEATS],
            tile_bag: tables.tiles_for(setup.players),
            sites: [0; SITES],
            keys: [0; 5],
            passages: tables.numbers.passage_tokens,
            treasure_bag: [0; TREASURES],
            piles: [Pile::default(); 3],
            open: kernel::List::new(),
            delivered: [0; TREASURES],
            card_bag: [0; MAX_KINDS],
            deck: Pile::default(),
            discard: [0; MAX_KINDS],
            light_bag: 0,
            light_stack: Pile::default(),
            sanctuary_bag: 0,
            next_sanctuary: NONE,
            laid: [NONE; MAX_SPACES],
            rotation: [0; MAX_LIGHT],
            spots: [0; MAX_ROOMS],
            full: 0,
            doors: Doors::default(),
        };
        for (at, colour) in tables.colours.iter().enumerate() {
            state.keys[at] = colour.n;
        }
        for (at, treasure) in tables.treasures.iter().enumerate() {
            state.treasure_bag[at] = treasure.n;
        }
        for (at, kind) in tables.kinds.iter().enumerate() {
            state.card_bag[at] = kind.copies;
        }
        state.deck.unknown = state.card_bag.iter().sum();
        for (at, room) in tables.rooms.iter().enumerate() {
            match (room.kind, room.cell) {
                (RoomKind::Printed, Some(cell)) => self.lay(&mut state, Room(at as u8), cell, 0),
                (RoomKind::Stack, _) => state.light_bag |= 1 << at,
                (RoomKind::Sanctuary, _) => state.sanctuary_bag |= 1 << at,
                _ => {}
            }
        }
        state.light_stack.unknown = state.light_bag.count_ones() as u8;
        let mut tokens: u8 = state.treasure_bag.iter().sum();
        if state.has_variant(MORE_CONTROL) {
            tokens -= OPEN as u8;
        }
        // Roughly equal piles, the first ones one larger (ruling 1.9).
        let piles = state.pile_count() as u8;
        for pile in 0..piles {
            state.piles[pile as usize].unknown = tokens / piles + u8::from(pile < tokens % piles);
        }
        for seat in 0..setup.players {
            state.seats[seat as usize] = Player {
                explorer: Node::OUTSIDE,
                pirogue: tables.sites[0],
                tent: !state.has_variant(SHORT_GAME),
                ..Player::default()
            };
        }
        for seat in (0..setup.players).rev() {
            state.stack.push(Frame::StartKeys(seat));
        }
        state.stack.push(Frame::Deal);
        if state.has_variant(MORE_CONTROL) {
            state.stack.push(Frame::FirstOpen);
        }
        state.stack.push(Frame::NextSanctuary);
        state.stack.push(Frame::Wheel);
        state
    }

    /// Carries on until a player or chance has to answer.
    pub(crate) fn settle(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        loop {
            match state.top() {
                Frame::Over if !state.stack.is_empty() => return,
                Frame::Over => self.next_turn(state, sink),
                Frame::NextSanctuary if state.sanctuary_bag == 0 => {
                    state.stack.pop();
                }
                Frame::Deal if state.tile_bag == 0 => {
                    state.stack.pop();
                }
                Frame::FirstOpen if state.open.len() == OPEN => {
                    state.stack.pop();
                }
                Frame::Sail { tile, at } => self.sail(state, tile, at, sink),
                Frame::Forest => {
                    if !self.cross_forest(state, sink) {
                        return;
                    }
                }
                Frame::UseTile { tile, left } => {
                    if !self.use_tile(state, tile, left, sink) {
                        return;
                    }
                }
                Frame::TakeKey { .. } => {
                    if state.keys_left() > 0 {
                        return;
                    }
                    state.stack.pop();
                }
                Frame::ChoosePile => {
                    let mut piles = (0..state.pile_count()).filter(|&pile| !state.piles[pile].is_empty());
                    let (first, second) = (piles.next(), piles.next());
                    match (first, second, state.open.is_empty()) {
                        (None, _, true) => {
                            state.stack.pop();
                        }
                        (Some(pile), None, true) => {
                            state.stack.pop();
                            begin_look(state, Stock::Treasures(pile as u8), sink);
                        }
                        _ => return,
                    }
                }
                Frame::Refill => {
                    let mut piles = (0..state.pile_count()).filter(|&pile| !state.piles[pile].is_empty());
                    let (first, second) = (piles.next(), piles.next());
                    match (first, second) {
                        (None, _) => {
                            state.stack.pop();
                        }
                        (Some(pile), None) => refill(state, pile as u8, sink),
                        (Some(_), Some(_)) => return,
                    }
                }
                Frame::Look(stock) => {
                    if !look(state, stock, sink) {
                        return;
                    }
                }
                Frame::Gain { room, spot, at } => self.gain(state, room, spot, at, sink),
                // A delivery by card at the seaplane took the last treasure.
                Frame::Delivery { .. } if state.me().treasure_count() == 0 => {
                    state.stack.pop();
                }
                Frame::After => {
                    if state.tent_is_open() || state.me().hand_count() > 0 {
                        return;
                    }
                    state.stack.pop();
                }
                Frame::Wheel
                | Frame::NextSanctuary
                | Frame::Deal
                | Frame::FirstOpen
                | Frame::StartKeys(_)
                | Frame::Before
                | Frame::Delivery { .. }
                | Frame::Turn(_)
                | Frame::Keep(_)
                | Frame::Place(_)
                | Frame::Explore
                | Frame::Rescued
                | Frame::Way { .. }
                | Frame::ChooseSpot(_) => return,
            }
        }
    }

    /// One step along the river (rulings 3.9, 4.1, 4.3).
    fn sail(&self, state: &mut State, tile: crate::ids::Tile, at: u8, sink: &mut impl Sink<Event>) {
        let site = state.site_of(tile).expect("the tile waits at its site until the pirogue arrives");
        let goal = self.tables.sites[site];
        if at == goal {
            state.sites[site] &= !(1 << tile.0);
            let me = state.me_mut();
            me.tiles |= 1 << tile.0;
            me.pirogue = goal;
            let seat = Seat(state.active);
            sink.emit(|| Event::Took { seat, tile, site: Site(site as u8) });
            let mut left = 0;
            for (at, act) in self.tables.tiles[tile.index()].acts.iter().enumerate() {
                if let Act::Points(n) = act {
                    score(state, seat, Source::Tiles, i16::from(*n), sink);
                } else {
                    left |= 1 << at;
                }
            }
            replace(state, Frame::UseTile { tile, left });
            return;
        }
        let next = (at + 1) % self.tables.river.len() as u8;
        replace(state, Frame::Sail { tile, at: next });
        match self.tables.river[next as usize].bank {
            Bank::Site(_) => {}
            Bank::Seaplane => {
                if state.me().treasure_count() > 0 {
                    state.stack.push(Frame::Delivery { by_card: false, bonus: 0, many: false, types: 0 });
                }
            }
            Bank::Forest => state.stack.push(Frame::Forest),
        }
    }

    /// Crosses the forest if there is no decision. Whether there is one depends only on public information,
    /// so that a pause reveals no card.
    fn cross_forest(&self, state: &mut State, sink: &mut impl Sink<Event>) -> bool {
        let me = state.me();
        if me.hand_count() > 0 || state.tent_is_open() {
            return false;
        }
        let keys = me.key_set();
        match keys.count_ones() {
            0 => self.lose_in_forest(state, sink),
            1 => pay_forest(state, Colour(keys.trailing_zeros() as u8), sink),
            _ => return false,
        }
        true
    }

    /// Continues with a tile if there is no decision.
    fn use_tile(
        &self,
        state: &mut State,
        tile: crate::ids::Tile,
        left: u8,
        sink: &mut impl Sink<Event>,
    ) -> bool {
        let acts = &self.tables.tiles[tile.index()].acts;
        let mut possible =
            (0..acts.len()).filter(|&at| left & (1 << at) != 0 && self.is_possible(state, acts[at]));
        let (first, second) = (possible.next(), possible.next());
        match (first.map(|at| (at, acts[at])), second) {
            (None, _) => {
                state.stack.pop();
            }
            (Some((at, Act::LightRoom)), None) => {
                replace(state, Frame::UseTile { tile, left: left & !(1 << at) });
                begin_look(state, Stock::LightRooms, sink);
            }
            (Some((at, Act::Sanctuary)), None) => {
                replace(state, Frame::UseTile { tile, left: left & !(1 << at) });
                state.stack.push(Frame::Place(Room(state.next_sanctuary)));
                state.next_sanctuary = NONE;
                state.stack.push(Frame::NextSanctuary);
            }
            _ => return false,
        }
        true
    }

    /// Gains the next part of a spot (rulings 8.1, 8.2).
    fn gain(&self, state: &mut State, room: Room, spot: u8, at: u8, sink: &mut impl Sink<Event>) {
        let acts = &self.tables.rooms[room.index()].spots[spot as usize].acts;
        let Some(&act) = acts.get(at as usize) else {
            state.stack.pop();
            return;
        };
        replace(state, Frame::Gain { room, spot, at: at + 1 });
        if let Act::Points(n) = act {
            score(state, Seat(state.active), Source::Spots, i16::from(n), sink);
            return;
        }
        if !self.is_possible(state, act) {
            return;
        }
        match act {
            Act::Card => begin_look(state, Stock::Cards, sink),
            Act::Treasure => state.stack.push(Frame::ChoosePile),
            Act::Passage => take_passage(state, sink),
            Act::Key(colour) => state.stack.push(Frame::TakeKey { backpack: false, colour: colour.0 }),
            Act::KeyAny => state.stack.push(Frame::TakeKey { backpack: false, colour: NONE }),
            _ => {}
        }
    }

    /// Begins the next turn, the next round or the end (rulings 1.2, 12.1, 13.1-13.3).
    fn next_turn(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        let players = state.players;
        if !state.last && state.sites.iter().any(|&set| set != 0) {
            let place = state.turn % players;
            state.active = if state.round == 1 { place } else { players - 1 - place };
            state.turn += 1;
            let seat = Seat(state.active);
            sink.emit(|| Event::Turn { seat, kind: TurnKind::Normal });
            state.stack.push(Frame::After);
            state.stack.push(Frame::Explore);
            state.stack.push(Frame::Before);
        } else if !state.last && state.round == 1 {
            sink.emit(|| Event::RoundEnded { round: 1 });
            self.score_round(state, sink);
            state.round = 2;
            state.turn = 0;
            state.tile_bag = self.tables.tiles_for(players);
            let tent = !state.has_variant(SHORT_GAME);
            for player in &mut state.seats[..players as usize] {
                player.tiles = 0;
                player.pirogue = self.tables.sites[0];
                player.tent = tent;
            }
            state.stack.push(Frame::Deal);
        } else if !state.last || state.turn < players {
            if !state.last {
                state.last = true;
                state.turn = 0;
            }
            state.active = players - 1 - state.turn;
            state.turn += 1;
            let seat = Seat(state.active);
            sink.emit(|| Event::Turn { seat, kind: TurnKind::Last });
            state.stack.push(Frame::After);
            state.stack.push(Frame::Explore);
        } else {
            sink.emit(|| Event::RoundEnded { round: 2 });
            self.score_round(state, sink);
            reveal(state, sink);
            self.score_end(state, sink);
            sink.emit(|| Event::GameEnded);
            state.stack.push(Frame::Over);
        }
    }
}

/// Turns up treasures and hands before they score (ruling 13.6).
fn reveal(state: &State, sink: &mut impl Sink<Event>) {
    for seat in 0..state.players {
        let player = &state.seats[seat as usize];
        let (treasures, cards) = (Treasures(player.treasures), Cards(player.hand));
        sink.emit(|| Event::Revealed { seat: Seat(seat), treasures, cards });
    }
}

/// Begins a look: the player sees what others have put back on top.
pub(crate) fn begin_look(state: &mut State, stock: Stock, sink: &mut impl Sink<Event>) {
    let seat = Seat(state.active);
    state.stack.push(Frame::Look(stock));
    let pile = state.pile_mut(stock);
    pile.looker = seat.0;
    let n = pile.len().min(3) as u8;
    sink.emit(|| Event::Looks { seat, from: stock, n });
    for known in pile.top.iter_mut() {
        known.who |= 1 << seat.0;
        let what = Seen::By(seat, Token::of(stock, known.token));
        sink.emit(|| Event::Saw { seat, from: stock, what });
    }
}

/// Continues a look until up to three tokens are seen (rulings 5.3, `short-pile`). Chance supplies the
/// unseen ones.
fn look(state: &mut State, stock: Stock, sink: &mut impl Sink<Event>) -> bool {
    let pile = state.pile_mut(stock);
    if pile.top.len() < 3 && pile.unknown > 0 {
        return false;
    }
    match pile.top.len() {
        0 => {
            state.pile_mut(stock).looker = 0;
            state.stack.pop();
        }
        1 => {
            let token = state.pile(stock).top[0].token;
            replace(state, Frame::Keep(stock));
            keep(state, token, sink);
        }
        _ => {
            replace(state, Frame::Keep(stock));
            return false;
        }
    }
    true
}
