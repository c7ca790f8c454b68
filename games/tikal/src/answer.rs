//! Carries out an action. Afterwards [`crate::machine`] continues to the next decision.

use kernel::{Seat, Seen, Sink};

use crate::Tikal;
use crate::action::{Action, Gift, Stow};
use crate::event::{Event, TentUse, Token};
use crate::ids::{Colour, Kind, NONE, Node, Room, Site, Spot, TREASURES, Tile, Treasure};
use crate::machine::begin_look;
use crate::state::{Frame, Known, Pile, Source, State, Stock};
use crate::verb::Act;

impl Tikal {
    pub(crate) fn carry_out(&self, state: &mut State, action: Action, sink: &mut impl Sink<Event>) {
        let seat = Seat(state.active);
        match action {
            Action::Wheel(notches) => {
                state.stack.pop();
                state.wheel = notches;
                sink.emit(|| Event::WheelSet { notches });
            }
            Action::Reveal(room) => {
                state.stack.pop();
                state.sanctuary_bag &= !(1 << room.0);
                state.next_sanctuary = room.0;
                sink.emit(|| Event::NextSanctuary { room });
            }
            Action::Deal(tile) => self.deal(state, tile, sink),
            Action::DrawTreasure(treasure) => draw_treasure(state, treasure, sink),
            Action::DrawCard(kind) => {
                state.card_bag[kind.index()] -= 1;
                saw(state, Stock::Cards, kind.0, sink);
            }
            Action::DrawRoom(room) => {
                state.light_bag &= !(1 << room.0);
                saw(state, Stock::LightRooms, room.0, sink);
            }
            Action::StartKeys(a, b) => {
                let Some(Frame::StartKeys(seat)) = state.stack.pop() else { return };
                for colour in [a, b] {
                    state.keys[colour.index()] -= 1;
                    state.seats[seat as usize].backpack[colour.index()] += 1;
                }
                sink.emit(|| Event::StartKeys { seat: Seat(seat), first: a, second: b });
            }
            Action::Take(tile) => {
                let at = state.me().pirogue;
                replace(state, Frame::Sail { tile, at });
            }
            Action::Deliver(treasure, n) => self.deliver(state, treasure, n, sink),
            Action::Skip | Action::Rest | Action::End => {
                state.stack.pop();
            }
            Action::Done => {
                state.stack.pop();
                turn_wheel(state, sink);
            }
            Action::Pay(colour) => pay_forest(state, colour, sink),
            Action::Lose => self.lose_in_forest(state, sink),
            Action::TentKey => {
                state.me_mut().tent = false;
                sink.emit(|| Event::Tent { seat, goal: TentUse::Key });
                state.stack.push(Frame::TakeKey { backpack: true, colour: NONE });
            }
            Action::TentExplore => {
                state.me_mut().tent = false;
                sink.emit(|| Event::Tent { seat, goal: TentUse::Explore });
                state.stack.push(Frame::Explore);
            }
            Action::Play(kind) => self.play(state, kind, sink),
            Action::Key(colour, stow) => {
                if matches!(state.top(), Frame::TakeKey { .. }) {
                    state.stack.pop();
                } else {
                    self.use_key_part(state, colour);
                }
                take_key(state, colour, stow, sink);
            }
            Action::Pile(pile) => {
                self.use_part_or_pop(state, Act::Treasure);
                begin_look(state, Stock::Treasures(pile), sink);
            }
            Action::Open(treasure) => {
                self.use_part_or_pop(state, Act::Treasure);
                let at = state
                    .open
                    .iter()
                    .position(|&open| open == treasure.0)
                    .expect("an open treasure is taken");
                state.open.remove(at);
                let me = state.me_mut();
                me.treasures[treasure.index()] += 1;
                // All players saw it go into the camp (rulings `open-treasure-hidden`,
                // `public-memory`).
                me.shown[treasure.index()] += 1;
                sink.emit(|| Event::TookOpen { seat, treasure });
                state.stack.push(Frame::Refill);
            }
            Action::Refill(pile) => refill(state, pile, sink),
            Action::Card => {
                self.use_part(state, Act::Card);
                begin_look(state, Stock::Cards, sink);
            }
            Action::Passage => {
                self.use_part(state, Act::Passage);
                take_passage(state, sink);
            }
            Action::LightRoom => {
                self.use_part(state, Act::LightRoom);
                begin_look(state, Stock::LightRooms, sink);
            }
            Action::Sanctuary => {
                self.use_part(state, Act::Sanctuary);
                let room = Room(state.next_sanctuary);
                state.next_sanctuary = NONE;
                state.stack.push(Frame::Place(room));
                // The tile below becomes visible as soon as this one is lifted (ruling 1.8).
                state.stack.push(Frame::NextSanctuary);
            }
            Action::ScoreDoors(colour) => {
                self.use_part(state, Act::ScoreDoors);
                let points = self.doors_of(state, state.active, colour);
                score(state, seat, Source::Doors, i16::from(points), sink);
            }
            Action::Decline(gift) => self.decline(state, gift, sink),
            Action::KeepTreasure(treasure) => keep(state, treasure.0, sink),
            Action::KeepCard(kind) => keep(state, kind.0, sink),
            Action::KeepRoom(room) => keep(state, room.0, sink),
            Action::Place(room, node, turn) => {
                state.stack.pop();
                self.place(state, room, node, turn, sink);
                self.maybe_place_treasure_room(state, sink);
            }
            Action::Explore(node, cards) => {
                self.spend_cards(state, cards, sink);
                replace(state, Frame::Way { node, cards });
                let mut ways = 0;
                let mut only = (node, 0);
                self.each_way(state, node, cards, |end, passages| {
                    ways += 1;
                    only = (end, passages);
                });
                if ways == 1 {
                    self.enter(state, only.0, only.1, sink);
                }
            }
            Action::Walk(node, cards) => {
                self.spend_cards(state, cards, sink);
                let walls = self.walls(state);
                let me = state.me();
                let passages = walls.reach(me.explorer, me.passages + cards).distance(node).unwrap_or(cards);
                state.stack.pop();
                self.move_explorer(state, node, node, passages - cards, cards, sink);
            }
            Action::Stay => {
                if let Frame::Way { node, .. } = state.top() {
                    self.choose_way(state, node, sink);
                }
            }
            Action::Return(end) => self.choose_way(state, end, sink),
            Action::Spot(spot) => {
                if let Some(Frame::ChooseSpot(node)) = state.stack.pop() {
                    self.flag(state, node, spot, sink);
                }
            }
            Action::Rescue(colour) => {
                let cost = i16::from(self.tables.numbers.rescue_cost);
                state.keys[colour.index()] -= 1;
                state.me_mut().backpack[colour.index()] += 1;
                replace(state, Frame::Rescued);
                sink.emit(|| Event::Rescued { seat, key: colour });
                score(state, seat, Source::Penalties, -cost, sink);
            }
        }
    }

    fn deal(&self, state: &mut State, tile: Tile, sink: &mut impl Sink<Event>) {
        state.tile_bag &= !(1 << tile.0);
        let column = state.players as usize - 2;
        let wanted =
            |site: usize| u32::from(self.tables.river[self.tables.sites[site] as usize].tiles[column]);
        let site = (0..state.sites.len()).find(|&site| state.sites[site].count_ones() < wanted(site));
        let site = site.expect("the sites take all tiles in play");
        state.sites[site] |= 1 << tile.0;
        sink.emit(|| Event::Dealt { tile, site: Site(site as u8) });
    }

    fn deliver(&self, state: &mut State, treasure: Treasure, n: u8, sink: &mut impl Sink<Event>) {
        let Frame::Delivery { by_card, bonus, many, types } = state.top() else { return };
        let seat = Seat(state.active);
        let points = u16::from(n) * (u16::from(state.price(&self.tables.wheel, treasure)) + u16::from(bonus));
        let me = state.me_mut();
        me.treasures[treasure.index()] -= n;
        me.shown[treasure.index()] = me.shown[treasure.index()].saturating_sub(n);
        state.delivered[treasure.index()] += n;
        sink.emit(|| Event::Delivered { seat, treasure, n, points });
        score(state, seat, Source::Deliveries, points as i16, sink);
        if many && state.me().treasure_count() > 0 {
            replace(state, Frame::Delivery { by_card, bonus, many, types: types | 1 << treasure.0 });
        } else {
            state.stack.pop();
            turn_wheel(state, sink);
        }
    }

    pub(crate) fn lose_in_forest(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        state.stack.pop();
        let loss = i16::from(self.tables.numbers.forest_loss);
        score(state, Seat(state.active), Source::Penalties, -loss, sink);
    }

    fn play(&self, state: &mut State, kind: Kind, sink: &mut impl Sink<Event>) {
        discard(state, kind, sink);
        match self.tables.kinds[kind.index()].act {
            Act::KeyAny => state.stack.push(Frame::TakeKey { backpack: false, colour: NONE }),
            Act::Delivery => {
                state.stack.push(Frame::Delivery { by_card: true, bonus: 0, many: false, types: 0 });
            }
            Act::Explore => state.stack.push(Frame::Explore),
            Act::ForestFree => {
                state.stack.pop();
            }
            Act::DeliveryBonus(more) => {
                if let Frame::Delivery { by_card, bonus, many, types } = state.top() {
                    replace(
                        state,
                        Frame::Delivery { by_card, bonus: bonus.saturating_add(more), many, types },
                    );
                }
            }
            Act::DeliveryTypes => {
                if let Frame::Delivery { by_card, bonus, types, .. } = state.top() {
                    replace(state, Frame::Delivery { by_card, bonus, many: true, types });
                }
            }
            // Passage cards are spent with the move; the others score at the end.
            _ => {}
        }
    }

    /// Uses a part of the tile, or closes the frame that asked for it.
    fn use_part_or_pop(&self, state: &mut State, act: Act) {
        if matches!(state.top(), Frame::ChoosePile) {
            state.stack.pop();
        } else {
            self.use_part(state, act);
        }
    }

    fn use_part(&self, state: &mut State, act: Act) -> bool {
        let Frame::UseTile { tile, left } = state.top() else { return false };
        let acts = &self.tables.tiles[tile.index()].acts;
        let at = (0..acts.len()).find(|&at| left & (1 << at) != 0 && acts[at] == act);
        if let Some(at) = at {
            replace(state, Frame::UseTile { tile, left: left & !(1 << at) });
        }
        at.is_some()
    }

    /// Uses the tile's key of this colour if there is one, otherwise its wild key.
    fn use_key_part(&self, state: &mut State, colour: Colour) {
        if self.use_part(state, Act::Key(colour)) {
            return;
        }
        // The colour on the tile is used up, so another was taken in its place (ruling 5.2).
        if !self.use_part(state, Act::KeyAny) {
            for other in 0..state.keys.len() as u8 {
                if !state.has_key(Colour(other)) && self.use_part(state, Act::Key(Colour(other))) {
                    return;
                }
            }
        }
    }

    fn decline(&self, state: &mut State, gift: Gift, sink: &mut impl Sink<Event>) {
        let Frame::UseTile { tile, left } = state.top() else { return };
        let acts = &self.tables.tiles[tile.index()].acts;
        let is_it = |act: Act| match gift {
            Gift::Key => matches!(act, Act::Key(_) | Act::KeyAny),
            Gift::Treasure => act == Act::Treasure,
            Gift::Card => act == Act::Card,
            Gift::Passage => act == Act::Passage,
        };
        if let Some(at) = (0..acts.len()).find(|&at| left & (1 << at) != 0 && is_it(acts[at])) {
            replace(state, Frame::UseTile { tile, left: left & !(1 << at) });
        }
        let seat = Seat(state.active);
        sink.emit(|| Event::Declined { seat, what: gift });
    }

    /// Puts a room into the temple.
    pub(crate) fn place(
        &self,
        state: &mut State,
        room: Room,
        node: Node,
        turn: u8,
        sink: &mut impl Sink<Event>,
    ) {
        self.lay(state, room, node, turn);
        sink.emit(|| Event::Placed { room, place: node, turn });
    }

    /// Puts a room into the temple in silence.
    pub(crate) fn lay(&self, state: &mut State, room: Room, node: Node, turn: u8) {
        let colour = self.tables.rooms[room.index()].colour;
        state.laid[node.index()] = room.0;
        if colour.is_some() {
            state.rotation[room.index()] = turn;
        }
        state.doors.lay(&self.tables.grid, node, colour.map(Colour::index), self.tables.doors(room, turn));
    }

    /// Ruling 5.9: the treasure room fills the last space at once.
    fn maybe_place_treasure_room(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        let empty = self.empty_spaces(state);
        if empty.is_power_of_two() {
            self.place(state, self.tables.treasure_room, Node(empty.trailing_zeros() as u8), 0, sink);
        }
    }

    fn spend_cards(&self, state: &mut State, cards: u8, sink: &mut impl Sink<Event>) {
        for _ in 0..cards {
            let held =
                |kind: &Kind| self.kinds.open_wall & (1 << kind.0) != 0 && state.me().hand[kind.index()] > 0;
            let kind = (0..self.tables.kinds.len() as u8).map(Kind).find(held);
            discard(state, kind.expect("a passage card that is played is in hand"), sink);
        }
    }

    fn choose_way(&self, state: &mut State, end: Node, sink: &mut impl Sink<Event>) {
        let Frame::Way { node, cards } = state.top() else { return };
        let mut used = cards;
        self.each_way(state, node, cards, |other, passages| {
            if other == end {
                used = passages;
            }
        });
        self.enter(state, end, used, sink);
    }

    /// Moves into the room of the waiting [`Frame::Way`], ends at `end`, and excavates.
    fn enter(&self, state: &mut State, end: Node, passages: u8, sink: &mut impl Sink<Event>) {
        let Some(Frame::Way { node, cards }) = state.stack.pop() else { return };
        self.move_explorer(state, node, end, passages - cards, cards, sink);
        let room = self.room_at(state, node);
        let mut choices = 0;
        let mut first = 0;
        self.each_choice_of_spot(state, room, |spot| {
            if choices == 0 {
                first = spot;
            }
            choices += 1;
        });
        if choices == 1 {
            self.flag(state, node, first, sink);
        } else {
            state.stack.push(Frame::ChooseSpot(node));
        }
    }

    fn move_explorer(
        &self,
        state: &mut State,
        room: Node,
        end: Node,
        tokens: u8,
        cards: u8,
        sink: &mut impl Sink<Event>,
    ) {
        let seat = Seat(state.active);
        sink.emit(|| Event::Moved { seat, path: self.path(state, room, end, tokens + cards), tokens, cards });
        state.passages += tokens;
        let me = state.me_mut();
        me.passages -= tokens;
        me.explorer = end;
    }

    /// Places a flag and scores it (rulings 8.1, 8.4, 8.5).
    fn flag(&self, state: &mut State, node: Node, spot: u8, sink: &mut impl Sink<Event>) {
        let seat = Seat(state.active);
        let room = self.room_at(state, node);
        state.spots[room.index()] |= u16::from(seat.0 + 1) << (3 * spot);
        state.me_mut().flags |= node.bit();
        let info = &self.tables.rooms[room.index()];
        if (0..info.spots.len() as u8).all(|spot| state.spot_owner(room, spot).is_some()) {
            state.full |= node.bit();
        }
        sink.emit(|| Event::Flagged { seat, place: node, room, spot: Spot(spot) });
        if let Some(colour) = info.colour {
            // The new room is already flagged, so its own doors are among those counted.
            let points = self.doors_of(state, seat.0, colour);
            score(state, seat, Source::Rooms, i16::from(points), sink);
        }
        state.stack.push(Frame::Gain { room, spot, at: 0 });
    }
}

/// Replaces the waiting frame.
pub(crate) fn replace(state: &mut State, frame: Frame) {
    state.stack.pop();
    state.stack.push(frame);
}

/// Scores or loses points; zero is not reported. Scores may fall below zero (ruling `below-zero`).
pub(crate) fn score(state: &mut State, seat: Seat, source: Source, points: i16, sink: &mut impl Sink<Event>) {
    if points != 0 {
        state.seats[seat.index()].points[source as usize] += points;
        sink.emit(|| Event::Scored { seat, source, points });
    }
}

pub(crate) fn take_passage(state: &mut State, sink: &mut impl Sink<Event>) {
    state.passages -= 1;
    state.me_mut().passages += 1;
    let seat = Seat(state.active);
    sink.emit(|| Event::GotPassage { seat });
}

pub(crate) fn pay_forest(state: &mut State, colour: Colour, sink: &mut impl Sink<Event>) {
    state.stack.pop();
    state.me_mut().backpack[colour.index()] -= 1;
    state.keys[colour.index()] += 1;
    let seat = Seat(state.active);
    sink.emit(|| Event::PaidForest { seat, key: colour });
}

/// Puts the top of a pile, or one of its unseen tokens, among the open treasures.
pub(crate) fn refill(state: &mut State, pile: u8, sink: &mut impl Sink<Event>) {
    let from = &mut state.piles[pile as usize];
    if from.top.is_empty() {
        replace(state, Frame::Turn(pile));
        return;
    }
    let treasure = Treasure(from.top.remove(0).token);
    from.forget_looker();
    state.stack.pop();
    show_open(state, treasure, sink);
}

/// Keeps one of the tokens looked at and puts the others back in their order (rulings 5.3, `put-back-order`).
pub(crate) fn keep(state: &mut State, token: u8, sink: &mut impl Sink<Event>) {
    let Some(Frame::Keep(stock)) = state.stack.pop() else { return };
    let seat = Seat(state.active);
    let pile: &mut Pile = state.pile_mut(stock);
    let at = pile.top.iter().position(|known| known.token == token).expect("a token that is kept was seen");
    pile.top.remove(at);
    pile.forget_looker();
    match stock {
        Stock::Treasures(_) | Stock::Cards => {
            // No other player can tell which of the three is gone, so only this player still knows the
            // top (ruling `pile-memory`).
            for known in pile.top.iter_mut() {
                known.who = 1 << seat.0;
            }
            if stock == Stock::Cards {
                state.me_mut().hand[token as usize] += 1;
            } else {
                state.me_mut().treasures[token as usize] += 1;
            }
        }
        // All players see the room when it is placed, so the others keep what they knew of the
        // rest.
        Stock::LightRooms => state.stack.push(Frame::Place(Room(token))),
    }
    let what = Token::of(stock, token);
    let what = if stock == Stock::LightRooms { Seen::ByAll(what) } else { Seen::By(seat, what) };
    sink.emit(|| Event::Kept { seat, from: stock, what });
}

fn take_key(state: &mut State, colour: Colour, stow: Stow, sink: &mut impl Sink<Event>) {
    state.keys[colour.index()] -= 1;
    let me = state.me_mut();
    match stow {
        Stow::Camp => me.camp[colour.index()] += 1,
        Stow::Backpack => me.backpack[colour.index()] += 1,
    }
    let seat = Seat(state.active);
    sink.emit(|| Event::GotKey { seat, key: colour, to: stow });
}

fn discard(state: &mut State, kind: Kind, sink: &mut impl Sink<Event>) {
    state.me_mut().hand[kind.index()] -= 1;
    state.discard[kind.index()] += 1;
    let seat = Seat(state.active);
    sink.emit(|| Event::Played { seat, card: kind });
}

fn turn_wheel(state: &mut State, sink: &mut impl Sink<Event>) {
    state.wheel = (state.wheel + 1) % TREASURES as u8;
    let notches = state.wheel;
    sink.emit(|| Event::WheelTurned { notches });
}

fn saw(state: &mut State, stock: Stock, token: u8, sink: &mut impl Sink<Event>) {
    let seat = Seat(state.active);
    let pile = state.pile_mut(stock);
    pile.unknown -= 1;
    pile.top.push(Known { token, who: 1 << seat.0 });
    sink.emit(|| Event::Saw { seat, from: stock, what: Seen::By(seat, Token::of(stock, token)) });
}

fn show_open(state: &mut State, treasure: Treasure, sink: &mut impl Sink<Event>) {
    let at = state.open.iter().filter(|&&open| open < treasure.0).count();
    state.open.insert(at, treasure.0);
    sink.emit(|| Event::OpenTreasure { treasure });
}

fn draw_treasure(state: &mut State, treasure: Treasure, sink: &mut impl Sink<Event>) {
    state.treasure_bag[treasure.index()] -= 1;
    match state.top() {
        Frame::Look(stock) => saw(state, stock, treasure.0, sink),
        Frame::Turn(pile) => {
            state.piles[pile as usize].unknown -= 1;
            state.stack.pop();
            show_open(state, treasure, sink);
        }
        // The first open treasures come from the bag, before the piles are formed.
        _ => show_open(state, treasure, sink),
    }
}
