//! The legal list of every decision and the outcomes of every chance decision.

use kernel::{Draw, Pending, Seat};

use crate::Tikal;
use crate::action::Action;
use crate::ids::{COLOURS, Colour, Kind, Node, Room, TREASURES, Tile, Treasure, members};
use crate::state::{Frame, State, Stock};
use crate::temple::{Area, Reach, Walls};
use crate::verb::{Moment, Verb};

/// The random streams, one per pile.
mod stream {
    pub(super) const WHEEL: u32 = 0;
    pub(super) const SANCTUARIES: u32 = 1;
    pub(super) const TILES: u32 = 2;
    pub(super) const CARDS: u32 = 3;
    pub(super) const LIGHT_ROOMS: u32 = 4;
    pub(super) const OPEN: u32 = 5;
    pub(super) const PILES: u32 = 6;
}

impl Tikal {
    pub(crate) fn pending_of(state: &State) -> Pending {
        let chance = |stream: u32, index: u32| Pending::Chance(Draw { stream, index });
        match state.top() {
            Frame::Over => Pending::Over,
            Frame::Wheel => chance(stream::WHEEL, 0),
            Frame::NextSanctuary => chance(stream::SANCTUARIES, state.sanctuary_bag.count_ones()),
            Frame::Deal => chance(stream::TILES, u32::from(state.round) * 64 + state.tile_bag.count_ones()),
            Frame::FirstOpen => chance(stream::OPEN, state.open.len() as u32),
            Frame::Turn(pile) | Frame::Look(Stock::Treasures(pile)) => {
                chance(stream::PILES + u32::from(pile), u32::from(state.piles[pile as usize].unknown))
            }
            Frame::Look(Stock::Cards) => chance(stream::CARDS, u32::from(state.deck.unknown)),
            Frame::Look(Stock::LightRooms) => {
                chance(stream::LIGHT_ROOMS, u32::from(state.light_stack.unknown))
            }
            Frame::StartKeys(seat) => Pending::Player(Seat(seat)),
            Frame::Before
            | Frame::Sail { .. }
            | Frame::Delivery { .. }
            | Frame::Forest
            | Frame::UseTile { .. }
            | Frame::TakeKey { .. }
            | Frame::ChoosePile
            | Frame::Refill
            | Frame::Keep(_)
            | Frame::Place(_)
            | Frame::Explore
            | Frame::Rescued
            | Frame::Way { .. }
            | Frame::ChooseSpot(_)
            | Frame::Gain { .. }
            | Frame::After => Pending::Player(Seat(state.active)),
        }
    }

    pub(crate) fn weight_of(state: &State, action: Action) -> u32 {
        match action {
            Action::DrawTreasure(treasure) => u32::from(state.treasure_bag[treasure.index()]),
            Action::DrawCard(kind) => u32::from(state.card_bag[kind.index()]),
            _ => 1,
        }
    }

    pub(crate) fn list(&self, state: &State, out: &mut Vec<Action>) {
        out.clear();
        match state.top() {
            // Sailing and gaining go on by themselves until they need an answer from a frame above.
            Frame::Over | Frame::Sail { .. } | Frame::Gain { .. } => {}
            Frame::Wheel => out.extend((0..TREASURES as u8).map(Action::Wheel)),
            Frame::NextSanctuary => {
                out.extend(members(state.sanctuary_bag).map(|room| Action::Reveal(Room(room))));
            }
            Frame::Deal => {
                out.extend(members(u64::from(state.tile_bag)).map(|tile| Action::Deal(Tile(tile))));
            }
            Frame::FirstOpen | Frame::Turn(_) | Frame::Look(Stock::Treasures(_)) => {
                for (treasure, &n) in state.treasure_bag.iter().enumerate() {
                    if n > 0 {
                        out.push(Action::DrawTreasure(Treasure(treasure as u8)));
                    }
                }
            }
            Frame::Look(Stock::Cards) => {
                for (kind, &n) in state.card_bag.iter().enumerate() {
                    if n > 0 {
                        out.push(Action::DrawCard(Kind(kind as u8)));
                    }
                }
            }
            Frame::Look(Stock::LightRooms) => {
                out.extend(members(state.light_bag).map(|room| Action::DrawRoom(Room(room))));
            }
            Frame::StartKeys(_) => list_start_keys(state, out),
            Frame::Before => {
                // Rulings 3.1-3.3: every site but the pirogue's own is one to five sites away.
                for set in state.sites {
                    out.extend(members(u64::from(set)).map(|tile| Action::Take(Tile(tile))));
                }
                self.list_explorations(state, out);
                self.list_free(state, out);
            }
            Frame::Delivery { types, .. } => {
                for (treasure, &n) in state.me().treasures.iter().enumerate() {
                    if types & (1 << treasure) == 0 {
                        out.extend((1..=n).map(|n| Action::Deliver(Treasure(treasure as u8), n)));
                    }
                }
                // A player who played a card for this delivery makes it (ruling 4.4).
                if types == 0 {
                    if !state.top().is_begun_delivery() {
                        out.push(Action::Skip);
                    }
                    self.list_cards(state, Moment::Delivery, out);
                } else {
                    out.push(Action::Done);
                }
                self.list_free(state, out);
            }
            Frame::Forest => {
                for (colour, &n) in state.me().backpack.iter().enumerate() {
                    if n > 0 {
                        out.push(Action::Pay(Colour(colour as u8)));
                    }
                }
                // Ruling 3.5: losing points is no free alternative to a key.
                if out.is_empty() {
                    out.push(Action::Lose);
                }
                self.list_cards(state, Moment::Forest, out);
                self.list_free(state, out);
            }
            Frame::UseTile { tile, left } => {
                self.list_tile(state, tile, left, out);
                self.list_free(state, out);
            }
            // The colour is part of taking the key: no other action can intervene.
            Frame::TakeKey { .. } => self.list_answers(state, out),
            Frame::ChoosePile => {
                self.list_answers(state, out);
                self.list_free(state, out);
            }
            Frame::Refill => {
                out.extend(state.piles_left().map(Action::Refill));
                self.list_free(state, out);
            }
            Frame::Keep(stock) => {
                list_keep(state, stock, out);
                self.list_free(state, out);
            }
            Frame::Place(room) => {
                let turns = self.tables.rooms[room.index()].turns;
                for node in members(self.empty_spaces(state)) {
                    out.extend((0..turns).map(|turn| Action::Place(room, Node(node), turn)));
                }
                self.list_free(state, out);
            }
            Frame::Explore | Frame::Rescued => self.list_moves(state, out),
            // How to enter is part of one move: no card can intervene.
            Frame::Way { node, cards } => self.list_ways(state, node, cards, out),
            Frame::ChooseSpot(node) => {
                let room = self.room_at(state, node);
                self.each_choice_of_spot(state, room, |spot| out.push(Action::Spot(spot)));
                self.list_free(state, out);
            }
            Frame::After => {
                out.push(Action::End);
                self.list_explorations(state, out);
                self.list_free(state, out);
            }
        }
    }

    /// Extra explorations, before the pirogue phase or after the explorer phase (rulings 2.5, 2.6).
    fn list_explorations(&self, state: &State, out: &mut Vec<Action>) {
        if state.tent_is_open() {
            out.push(Action::TentExplore);
        }
        self.list_cards(state, Moment::Exploration, out);
    }

    /// The free actions of the player to move at any time of their own turn (rulings 4.8, 10.2,
    /// 11.1).
    fn list_free(&self, state: &State, out: &mut Vec<Action>) {
        if state.keys_left() > 0 && state.tent_is_open() {
            out.push(Action::TentKey);
        }
        self.list_cards(state, Moment::Turn, out);
    }

    /// The cards in hand that can be played at this moment.
    fn list_cards(&self, state: &State, moment: Moment, out: &mut Vec<Action>) {
        for &kind in self.cards(moment) {
            if state.holds(kind) > 0 && self.tables.kinds[kind.index()].verb.is_playable(state) {
                out.push(Action::Play(kind));
            }
        }
    }

    /// The answers of the verb that waits in a frame of its own.
    fn list_answers(&self, state: &State, out: &mut Vec<Action>) {
        if let Some(verb) = Verb::waiting(state.top()) {
            verb.ways(self, state, out);
        }
    }

    /// The unused parts of a tile (rulings 2.2, 2.3).
    fn list_tile(&self, state: &State, tile: Tile, left: u8, out: &mut Vec<Action>) {
        let verbs = &self.tables.tiles[tile.index()].verbs;
        for at in members(u64::from(left)) {
            let verb = verbs[at as usize];
            let again = members(u64::from(left)).any(|other| other < at && verbs[other as usize] == verb);
            if again || !verb.possible(self, state) {
                continue;
            }
            verb.ways(self, state, out);
            if let Some(gift) = verb.gift() {
                let decline = Action::Decline(gift);
                if !out.contains(&decline) {
                    out.push(decline);
                }
            }
        }
    }

    /// Spaces of the temple without a room.
    #[inline]
    pub(crate) fn empty_spaces(&self, state: &State) -> u64 {
        self.tables.grid.spaces & !state.doors.laid
    }

    /// The room at a node that has one.
    #[inline]
    pub(crate) fn room_at(&self, state: &State, node: Node) -> Room {
        if node.is_secret() {
            return self.tables.secret_room(node);
        }
        state.room_in(node).expect("only discovered rooms are entered")
    }

    /// Calls `offer` for the free spots of a room that differ (ruling `plain-spots`).
    pub(crate) fn each_choice_of_spot(&self, state: &State, room: Room, mut offer: impl FnMut(u8)) {
        let info = &self.tables.rooms[room.index()];
        let is_light = info.colour.is_some();
        let free = |spot: usize| state.spot_owner(room, spot as u8).is_none();
        for (at, spot) in info.spots.iter().enumerate() {
            let same_before =
                |other: usize| free(other) && (is_light || info.spots[other].verbs == spot.verbs);
            if free(at) && !(0..at).any(same_before) {
                offer(at as u8);
            }
        }
    }

    /// The walls as the player to move finds them.
    #[inline]
    pub(crate) fn walls(&self, state: &State) -> Walls {
        Walls::new(&self.tables.grid, &state.doors, state.me().key_set(), self.secret)
    }

    /// Rooms in which the player to move can still place a flag (rulings 8.1, `full-room`).
    #[inline]
    pub(crate) fn open_rooms(&self, state: &State) -> u64 {
        let me = state.me();
        if me.flags.count_ones() >= u32::from(self.tables.numbers.flags) {
            return 0;
        }
        (state.doors.laid | self.secret) & !me.flags & !state.full
    }

    /// Passage cards in the hand of the player to move.
    #[inline]
    pub(crate) fn passage_cards(&self, state: &State) -> u8 {
        self.cards(Moment::Move).iter().map(|&kind| state.holds(kind)).sum()
    }

    /// Destinations of an explorer phase: rooms to excavate, then places to walk to, each once for every
    /// number of passage cards that can be played on the way.
    fn list_moves(&self, state: &State, out: &mut Vec<Action>) {
        let me = state.me();
        let tokens = me.passages;
        let cards = self.passage_cards(state);
        let walls = self.walls(state);
        let reach = walls.reach(me.explorer, tokens + cards);
        let open = self.open_rooms(state);
        let by_tokens = reach.within(tokens);
        out.extend(members(by_tokens.set & open).map(|node| Action::Explore(Node(node), 0)));
        for used in 1..=cards {
            let rooms = rooms_by(&walls, &reach, used, tokens) & open;
            out.extend(members(rooms).map(|node| Action::Explore(Node(node), used)));
        }
        push_walks(me.explorer, by_tokens, 0, out);
        for used in 1..=cards {
            for passages in used..=used + tokens {
                push_walks(me.explorer, reach.exactly(passages), used, out);
            }
        }
        out.push(Action::Rest);
        // Rulings 9.1, `rescue-condition`: only for a player who cannot excavate by any means at hand.
        // One key in an explorer phase (ruling 9.3).
        let stuck = state.top() == Frame::Explore && reach.within(tokens + cards).set & open == 0;
        if stuck && !self.is_freed_by_keys(state, open, tokens + cards) {
            for (colour, &n) in state.keys.iter().enumerate() {
                if n > 0 {
                    out.push(Action::Rescue(Colour(colour as u8)));
                }
            }
        }
        self.list_free(state, out);
    }

    /// Whether keys that the player can still take for free (the tent's, those of cards in hand) would open a way to
    /// one of the rooms in `open`. Needed only for players whose own keys and passages lead nowhere.
    fn is_freed_by_keys(&self, state: &State, open: u64, passages: u8) -> bool {
        let me = state.me();
        let cards: u8 = members(u64::from(self.key_cards)).map(|kind| me.hand[kind as usize]).sum();
        let keys = u32::from(cards) + u32::from(state.tent_is_open());
        if keys == 0 || open == 0 {
            return false;
        }
        let own = me.key_set();
        let supply =
            (0..COLOURS).filter(|&colour| state.keys[colour] > 0).fold(0_u8, |set, colour| set | 1 << colour);
        (1..1_u8 << COLOURS).any(|more| {
            let possible = more & !supply == 0 && more & own == 0 && more.count_ones() <= keys;
            possible && {
                let walls = Walls::new(&self.tables.grid, &state.doors, own | more, self.secret);
                walls.reach(me.explorer, passages).within(passages).set & open != 0
            }
        })
    }

    /// Ways into a room once `cards` passage cards are played for it (rulings 7.3, 7.4).
    pub(crate) fn list_ways(&self, state: &State, node: Node, cards: u8, out: &mut Vec<Action>) {
        self.each_way(state, node, cards, |end, _| {
            out.push(if end == node { Action::Stay } else { Action::Return(end) });
        });
    }

    /// Calls `offer` with the last place and the number of passages of every way into a room.
    pub(crate) fn each_way(&self, state: &State, node: Node, cards: u8, mut offer: impl FnMut(Node, u8)) {
        let me = state.me();
        let walls = self.walls(state);
        let reach = walls.reach(me.explorer, me.passages + cards);
        let enough = cards..=cards + me.passages;
        if let Some(passages) = reach.distance(node)
            && enough.contains(&passages)
        {
            offer(node, passages);
        }
        let beside = walls.pierced(Area { set: node.bit(), outside: false });
        for from in members(beside.set).map(Node).chain(beside.outside.then_some(Node::OUTSIDE)) {
            if let Some(passages) = reach.distance(from)
                && enough.contains(&(passages + 1))
            {
                offer(from, passages + 1);
            }
        }
    }
}

/// Rooms that can be excavated on a move with exactly `cards` passage cards and up to `tokens` tokens: those that
/// need that many passages, and those a last passage opens for going in and out again.
fn rooms_by(walls: &Walls, reach: &Reach, cards: u8, tokens: u8) -> u64 {
    let mut rooms = 0;
    for passages in cards..=cards + tokens {
        rooms |= reach.exactly(passages).set | walls.pierced(reach.exactly(passages - 1)).set;
    }
    rooms
}

fn push_walks(explorer: Node, area: Area, cards: u8, out: &mut Vec<Action>) {
    out.extend(members(area.set & !explorer.bit()).map(|node| Action::Walk(Node(node), cards)));
    if area.outside && explorer != Node::OUTSIDE {
        out.push(Action::Walk(Node::OUTSIDE, cards));
    }
}

fn list_start_keys(state: &State, out: &mut Vec<Action>) {
    for a in 0..COLOURS as u8 {
        for b in a..COLOURS as u8 {
            let needed = if a == b { 2 } else { 1 };
            if state.keys[a as usize] >= needed && state.keys[b as usize] >= needed {
                out.push(Action::StartKeys(Colour(a), Colour(b)));
            }
        }
    }
}

fn list_keep(state: &State, stock: Stock, out: &mut Vec<Action>) {
    let top = &state.pile(stock).top;
    for (at, known) in top.iter().enumerate() {
        // Tokens that are alike are one choice.
        if top[..at].iter().any(|other| other.token == known.token) {
            continue;
        }
        out.push(match stock {
            Stock::Treasures(_) => Action::KeepTreasure(Treasure(known.token)),
            Stock::Cards => Action::KeepCard(Kind(known.token)),
            Stock::LightRooms => Action::KeepRoom(Room(known.token)),
        });
    }
}
