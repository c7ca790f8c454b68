//! Carries out an action. Afterwards [`crate::machine`] continues to the next decision.

use kernel::{Seat, Seen, Sink};

use crate::Tikal;
use crate::action::{Action, Gift};
use crate::event::{Event, TentUse, Token};
use crate::ids::{Colour, Kind, NONE, Node, Room, Site, Spot, TREASURES, Tile, Treasure, members};
use crate::machine::Machine;
use crate::state::{Frame, Known, Pile, Source, State, Stock};
use crate::verb::{Moment, Verb};

impl<S: Sink<Event>> Machine<'_, S> {
    /// Carries out a legal action and continues to the next decision.
    pub(crate) fn advance(&mut self, action: Action) {
        self.carry_out(action);
        self.settle();
    }

    fn carry_out(&mut self, action: Action) {
        let seat = Seat(self.s.active);
        match action {
            Action::Wheel(notches) => {
                self.s.stack.pop();
                self.s.wheel = notches;
                self.log.emit(|| Event::WheelSet { notches });
            }
            Action::Reveal(room) => {
                self.s.stack.pop();
                self.s.sanctuary_bag &= !(1 << room.0);
                self.s.next_sanctuary = room.0;
                self.log.emit(|| Event::NextSanctuary { room });
            }
            Action::Deal(tile) => self.deal(tile),
            Action::DrawTreasure(treasure) => self.draw_treasure(treasure),
            Action::DrawCard(kind) => {
                self.s.card_bag[kind.index()] -= 1;
                self.saw(Stock::Cards, kind.0);
            }
            Action::DrawRoom(room) => {
                self.s.light_bag &= !(1 << room.0);
                self.saw(Stock::LightRooms, room.0);
            }
            Action::StartKeys(a, b) => {
                let Some(Frame::StartKeys(seat)) = self.s.stack.pop() else { return };
                for colour in [a, b] {
                    self.s.keys[colour.index()] -= 1;
                    self.s.seats[seat as usize].backpack[colour.index()] += 1;
                }
                self.log.emit(|| Event::StartKeys { seat: Seat(seat), first: a, second: b });
            }
            Action::Take(tile) => {
                let at = self.s.me().pirogue;
                self.replace(Frame::Sail { tile, at });
            }
            Action::Deliver(treasure, n) => self.deliver(treasure, n),
            Action::Skip | Action::Rest | Action::End => {
                self.s.stack.pop();
            }
            Action::Done => {
                self.s.stack.pop();
                self.turn_wheel();
            }
            Action::Pay(colour) => self.pay_forest(colour),
            Action::Lose => self.lose_in_forest(),
            Action::TentKey => {
                self.s.me_mut().tent = false;
                self.log.emit(|| Event::Tent { seat, goal: TentUse::Key });
                self.push(Frame::TakeKey { backpack: true, colour: NONE });
            }
            Action::TentExplore => {
                self.s.me_mut().tent = false;
                self.log.emit(|| Event::Tent { seat, goal: TentUse::Explore });
                self.push(Frame::Explore);
            }
            Action::Play(kind) => self.play(kind),
            Action::Key(..)
            | Action::Pile(_)
            | Action::Open(_)
            | Action::Card
            | Action::Passage
            | Action::LightRoom
            | Action::Sanctuary
            | Action::ScoreDoors(_) => self.answered(action).answer(self, action),
            Action::Refill(pile) => self.refill(pile),
            Action::Decline(gift) => self.decline(gift),
            Action::KeepTreasure(treasure) => self.keep(treasure.0),
            Action::KeepCard(kind) => self.keep(kind.0),
            Action::KeepRoom(room) => self.keep(room.0),
            Action::Place(room, node, turn) => {
                self.s.stack.pop();
                self.place(room, node, turn);
                self.maybe_place_treasure_room();
            }
            Action::Explore(node, cards) => {
                self.spend_cards(cards);
                self.replace(Frame::Way { node, cards });
                let mut ways = 0;
                let mut only = (node, 0);
                self.game.each_way(self.s, node, cards, |end, passages| {
                    ways += 1;
                    only = (end, passages);
                });
                if ways == 1 {
                    self.enter(only.0, only.1);
                }
            }
            Action::Walk(node, cards) => {
                self.spend_cards(cards);
                let walls = self.game.walls(self.s);
                let me = self.s.me();
                let passages = walls.reach(me.explorer, me.passages + cards).distance(node).unwrap_or(cards);
                self.s.stack.pop();
                self.move_explorer(node, node, passages - cards, cards);
            }
            Action::Stay => {
                if let Frame::Way { node, .. } = self.s.top() {
                    self.choose_way(node);
                }
            }
            Action::Return(end) => self.choose_way(end),
            Action::Spot(spot) => {
                if let Some(Frame::ChooseSpot(node)) = self.s.stack.pop() {
                    self.flag(node, spot);
                }
            }
            Action::Rescue(colour) => {
                let cost = i16::from(self.game.tables.numbers.rescue_cost);
                self.s.keys[colour.index()] -= 1;
                self.s.me_mut().backpack[colour.index()] += 1;
                self.replace(Frame::Rescued);
                self.log.emit(|| Event::Rescued { seat, key: colour });
                self.score(seat, Source::Penalties, -cost);
            }
        }
    }

    fn deal(&mut self, tile: Tile) {
        self.s.tile_bag &= !(1 << tile.0);
        let column = self.s.players as usize - 2;
        let wanted = |site: usize| {
            u32::from(self.game.tables.river[self.game.tables.sites[site] as usize].tiles[column])
        };
        let site = (0..self.s.sites.len()).find(|&site| self.s.sites[site].count_ones() < wanted(site));
        let site = site.expect("the sites take all tiles in play");
        self.s.sites[site] |= 1 << tile.0;
        self.log.emit(|| Event::Dealt { tile, site: Site(site as u8) });
    }

    fn deliver(&mut self, treasure: Treasure, n: u8) {
        let Frame::Delivery { by_card, bonus, many, types } = self.s.top() else { return };
        let seat = Seat(self.s.active);
        let points =
            u16::from(n) * (u16::from(self.s.price(&self.game.tables.wheel, treasure)) + u16::from(bonus));
        let me = self.s.me_mut();
        me.treasures[treasure.index()] -= n;
        me.shown[treasure.index()] = me.shown[treasure.index()].saturating_sub(n);
        self.s.delivered[treasure.index()] += n;
        self.log.emit(|| Event::Delivered { seat, treasure, n, points });
        self.score(seat, Source::Deliveries, points as i16);
        if many && self.s.me().treasure_count() > 0 {
            self.replace(Frame::Delivery { by_card, bonus, many, types: types | 1 << treasure.0 });
        } else {
            self.s.stack.pop();
            self.turn_wheel();
        }
    }

    pub(crate) fn lose_in_forest(&mut self) {
        self.s.stack.pop();
        let loss = i16::from(self.game.tables.numbers.forest_loss);
        self.score(Seat(self.s.active), Source::Penalties, -loss);
    }

    fn play(&mut self, kind: Kind) {
        self.discard(kind);
        self.game.tables.kinds[kind.index()].verb.begin(self);
    }

    /// The verb that an action answers: a part of the tile, which is used now, or the verb in a frame of its own, which
    /// closes.
    fn answered(&mut self, action: Action) -> Verb {
        let Frame::UseTile { tile, left } = self.s.top() else {
            let verb = self.asking();
            self.s.stack.pop();
            return verb;
        };
        let verbs = &self.game.tables.tiles[tile.index()].verbs;
        let fits = |at: u8| verbs[at as usize].fits(self.s, action).map(|fit| (fit, at));
        let (_, at) =
            members(u64::from(left)).filter_map(fits).min().expect("a part of the tile offers the action");
        self.replace(Frame::UseTile { tile, left: left & !(1 << at) });
        verbs[at as usize]
    }

    fn decline(&mut self, gift: Gift) {
        let Frame::UseTile { tile, left } = self.s.top() else { return };
        let verbs = &self.game.tables.tiles[tile.index()].verbs;
        let is_it = |at: &u8| verbs[*at as usize].gift() == Some(gift);
        if let Some(at) = members(u64::from(left)).find(is_it) {
            self.replace(Frame::UseTile { tile, left: left & !(1 << at) });
        }
        self.emit(|seat| Event::Declined { seat, what: gift });
    }

    /// Puts a room into the temple.
    pub(crate) fn place(&mut self, room: Room, node: Node, turn: u8) {
        self.game.lay(self.s, room, node, turn);
        self.log.emit(|| Event::Placed { room, place: node, turn });
    }

    /// Ruling 5.9: the treasure room fills the last space at once.
    fn maybe_place_treasure_room(&mut self) {
        let empty = self.game.empty_spaces(self.s);
        if empty.is_power_of_two() {
            self.place(self.game.tables.treasure_room, Node(empty.trailing_zeros() as u8), 0);
        }
    }

    fn spend_cards(&mut self, cards: u8) {
        for _ in 0..cards {
            let mut kinds = self.game.cards(Moment::Move).iter();
            let held = kinds.find(|&&kind| self.s.holds(kind) > 0);
            self.discard(*held.expect("a passage card that is played is in hand"));
        }
    }

    fn choose_way(&mut self, end: Node) {
        let Frame::Way { node, cards } = self.s.top() else { return };
        let mut used = cards;
        self.game.each_way(self.s, node, cards, |other, passages| {
            if other == end {
                used = passages;
            }
        });
        self.enter(end, used);
    }

    /// Moves into the room of the waiting [`Frame::Way`], ends at `end`, and excavates.
    fn enter(&mut self, end: Node, passages: u8) {
        let Some(Frame::Way { node, cards }) = self.s.stack.pop() else { return };
        self.move_explorer(node, end, passages - cards, cards);
        let room = self.game.room_at(self.s, node);
        let mut choices = 0;
        let mut first = 0;
        self.game.each_choice_of_spot(self.s, room, |spot| {
            if choices == 0 {
                first = spot;
            }
            choices += 1;
        });
        if choices == 1 {
            self.flag(node, first);
        } else {
            self.push(Frame::ChooseSpot(node));
        }
    }

    fn move_explorer(&mut self, room: Node, end: Node, tokens: u8, cards: u8) {
        let seat = Seat(self.s.active);
        self.log.emit(|| Event::Moved {
            seat,
            path: self.game.path(self.s, room, end, tokens + cards),
            tokens,
            cards,
        });
        self.s.passages += tokens;
        let me = self.s.me_mut();
        me.passages -= tokens;
        me.explorer = end;
    }

    /// Places a flag and scores it (rulings 8.1, 8.4, 8.5).
    fn flag(&mut self, node: Node, spot: u8) {
        let seat = Seat(self.s.active);
        let room = self.game.room_at(self.s, node);
        self.s.spots[room.index()] |= u16::from(seat.0 + 1) << (3 * spot);
        self.s.me_mut().flags |= node.bit();
        let info = &self.game.tables.rooms[room.index()];
        if (0..info.spots.len() as u8).all(|spot| self.s.spot_owner(room, spot).is_some()) {
            self.s.full |= node.bit();
        }
        self.log.emit(|| Event::Flagged { seat, place: node, room, spot: Spot(spot) });
        if let Some(colour) = info.colour {
            // The new room is already flagged, so its own doors are among those counted.
            let points = self.game.doors_of(self.s, seat.0, colour);
            self.score(seat, Source::Rooms, i16::from(points));
        }
        self.push(Frame::Gain { room, spot, at: 0 });
    }

    /// Scores or loses points; zero is not reported. Scores may fall below zero (ruling `below-zero`).
    pub(crate) fn score(&mut self, seat: Seat, source: Source, points: i16) {
        if points != 0 {
            self.s.seats[seat.index()].points[source as usize] += points;
            self.log.emit(|| Event::Scored { seat, source, points });
        }
    }

    pub(crate) fn pay_forest(&mut self, colour: Colour) {
        self.s.stack.pop();
        self.s.me_mut().backpack[colour.index()] -= 1;
        self.s.keys[colour.index()] += 1;
        let seat = Seat(self.s.active);
        self.log.emit(|| Event::PaidForest { seat, key: colour });
    }

    /// Puts the top of a pile, or one of its unseen tokens, among the open treasures.
    pub(crate) fn refill(&mut self, pile: u8) {
        let from = &mut self.s.piles[pile as usize];
        if from.top.is_empty() {
            self.replace(Frame::Turn(pile));
            return;
        }
        let treasure = Treasure(from.top.remove(0).token);
        from.forget_looker();
        self.s.stack.pop();
        self.show_open(treasure);
    }

    /// Keeps one of the tokens looked at and puts the others back in their order (rulings 5.3, `put-back-order`).
    pub(crate) fn keep(&mut self, token: u8) {
        let Some(Frame::Keep(stock)) = self.s.stack.pop() else { return };
        let seat = Seat(self.s.active);
        let pile: &mut Pile = self.s.pile_mut(stock);
        let at =
            pile.top.iter().position(|known| known.token == token).expect("a token that is kept was seen");
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
                    self.s.me_mut().hand[token as usize] += 1;
                } else {
                    self.s.me_mut().treasures[token as usize] += 1;
                }
            }
            // All players see the room when it is placed, so the others keep what they knew of the
            // rest.
            Stock::LightRooms => self.push(Frame::Place(Room(token))),
        }
        let what = Token::of(stock, token);
        let what = if stock == Stock::LightRooms { Seen::ByAll(what) } else { Seen::By(seat, what) };
        self.log.emit(|| Event::Kept { seat, from: stock, what });
    }

    fn discard(&mut self, kind: Kind) {
        self.s.me_mut().hand[kind.index()] -= 1;
        self.s.discard[kind.index()] += 1;
        let seat = Seat(self.s.active);
        self.log.emit(|| Event::Played { seat, card: kind });
    }

    fn turn_wheel(&mut self) {
        self.s.wheel = (self.s.wheel + 1) % TREASURES as u8;
        let notches = self.s.wheel;
        self.log.emit(|| Event::WheelTurned { notches });
    }

    fn saw(&mut self, stock: Stock, token: u8) {
        let seat = Seat(self.s.active);
        let pile = self.s.pile_mut(stock);
        pile.unknown -= 1;
        pile.top.push(Known { token, who: 1 << seat.0 });
        self.log.emit(|| Event::Saw { seat, from: stock, what: Seen::By(seat, Token::of(stock, token)) });
    }

    fn show_open(&mut self, treasure: Treasure) {
        let at = self.s.open.iter().filter(|&&open| open < treasure.0).count();
        self.s.open.insert(at, treasure.0);
        self.log.emit(|| Event::OpenTreasure { treasure });
    }

    fn draw_treasure(&mut self, treasure: Treasure) {
        self.s.treasure_bag[treasure.index()] -= 1;
        match self.s.top() {
            Frame::Look(stock) => self.saw(stock, treasure.0),
            Frame::Turn(pile) => {
                self.s.piles[pile as usize].unknown -= 1;
                self.s.stack.pop();
                self.show_open(treasure);
            }
            // The first open treasures come from the bag, before the piles are formed.
            _ => self.show_open(treasure),
        }
    }
}

impl Tikal {
    /// Puts a room into the temple in silence.
    pub(crate) fn lay(&self, state: &mut State, room: Room, node: Node, turn: u8) {
        let colour = self.tables.rooms[room.index()].colour;
        state.laid[node.index()] = room.0;
        if colour.is_some() {
            state.rotation[room.index()] = turn;
        }
        state.doors.lay(&self.tables.grid, node, colour.map(Colour::index), self.tables.doors(room, turn));
    }
}
