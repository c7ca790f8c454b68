//! What runs by itself between decisions: set-up, turns, rounds, and frames that need no answer.

use kernel::{MAX_SEATS, Seat, Seen, Sink};

use crate::Tikal;
use crate::event::{Cards, Event, Token, Treasures, TurnKind};
use crate::ids::{
    Colour, MAX_KINDS, MAX_LIGHT, MAX_ROOMS, MAX_SPACES, NONE, Node, Room, SITES, Site, TREASURES, Tile,
};
use crate::setup::Setup;
use crate::state::{Frame, MORE_CONTROL, OPEN, Pile, Player, SHORT_GAME, State, Stock};
use crate::tables::{Bank, RoomKind};
use crate::temple::Doors;
use crate::verb::Verb;

/// The game, a state being changed and a sink for events.
pub(crate) struct Machine<'a, S> {
    pub(crate) game: &'a Tikal,
    pub(crate) s: &'a mut State,
    pub(crate) log: &'a mut S,
}

impl<S: Sink<Event>> Machine<'_, S> {
    pub(crate) fn push(&mut self, frame: Frame) {
        self.s.stack.push(frame);
    }

    /// Replaces the waiting frame.
    pub(crate) fn replace(&mut self, frame: Frame) {
        self.s.stack.pop();
        self.push(frame);
    }

    /// Takes the waiting frame off if there is nothing to do; whether there was nothing.
    pub(crate) fn skip_if(&mut self, nothing: bool) -> bool {
        if nothing {
            self.s.stack.pop();
        }
        nothing
    }

    /// Reports what the player whose turn it is has done.
    #[inline]
    pub(crate) fn emit(&mut self, make: impl FnOnce(Seat) -> Event) {
        let seat = Seat(self.s.active);
        self.log.emit(|| make(seat));
    }

    /// The verb that waits in a frame of its own.
    pub(crate) fn asking(&self) -> Verb {
        Verb::waiting(self.s.top()).expect("the frame is that of a verb")
    }

    /// Carries on until a player or chance has to answer.
    pub(crate) fn settle(&mut self) {
        loop {
            match self.s.top() {
                Frame::Over if !self.s.stack.is_empty() => return,
                Frame::Over => self.next_turn(),
                Frame::NextSanctuary if self.s.sanctuary_bag == 0 => {
                    self.s.stack.pop();
                }
                Frame::Deal if self.s.tile_bag == 0 => {
                    self.s.stack.pop();
                }
                Frame::FirstOpen if self.s.open.len() == OPEN => {
                    self.s.stack.pop();
                }
                Frame::Sail { tile, at } => self.sail(tile, at),
                Frame::Forest => {
                    if !self.cross_forest() {
                        return;
                    }
                }
                Frame::UseTile { tile, left } => {
                    if !self.use_tile(tile, left) {
                        return;
                    }
                }
                Frame::TakeKey { .. } | Frame::ChoosePile => {
                    if !self.asking().settle(self) {
                        return;
                    }
                }
                Frame::Refill => match self.s.first_piles() {
                    (None, _) => {
                        self.s.stack.pop();
                    }
                    (Some(pile), None) => self.refill(pile),
                    (Some(_), Some(_)) => return,
                },
                Frame::Look(stock) => {
                    if !self.look(stock) {
                        return;
                    }
                }
                Frame::Gain { room, spot, at } => self.gain(room, spot, at),
                // A delivery by card at the seaplane took the last treasure.
                Frame::Delivery { .. } if self.s.me().treasure_count() == 0 => {
                    self.s.stack.pop();
                }
                Frame::After => {
                    if self.s.tent_is_open() || self.s.me().hand_count() > 0 {
                        return;
                    }
                    self.s.stack.pop();
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
    fn sail(&mut self, tile: Tile, at: u8) {
        let site = self.s.site_of(tile).expect("the tile waits at its site until the pirogue arrives");
        let goal = self.game.tables.sites[site];
        if at == goal {
            self.s.sites[site] &= !(1 << tile.0);
            let me = self.s.me_mut();
            me.tiles |= 1 << tile.0;
            me.pirogue = goal;
            let seat = Seat(self.s.active);
            self.log.emit(|| Event::Took { seat, tile, site: Site(site as u8) });
            let mut left = 0;
            for (at, verb) in self.game.tables.tiles[tile.index()].verbs.iter().enumerate() {
                if verb.is_at_once() {
                    verb.begin(self);
                } else {
                    left |= 1 << at;
                }
            }
            self.replace(Frame::UseTile { tile, left });
            return;
        }
        let next = (at + 1) % self.game.tables.river.len() as u8;
        self.replace(Frame::Sail { tile, at: next });
        match self.game.tables.river[next as usize].bank {
            Bank::Site(_) => {}
            Bank::Seaplane => {
                if self.s.me().treasure_count() > 0 {
                    self.push(Frame::Delivery { by_card: false, bonus: 0, many: false, types: 0 });
                }
            }
            Bank::Forest => self.push(Frame::Forest),
        }
    }

    /// Crosses the forest if there is no decision. Whether there is one depends only on public information,
    /// so that a pause reveals no card.
    fn cross_forest(&mut self) -> bool {
        let me = self.s.me();
        if me.hand_count() > 0 || self.s.tent_is_open() {
            return false;
        }
        let keys = me.key_set();
        match keys.count_ones() {
            0 => self.lose_in_forest(),
            1 => self.pay_forest(Colour(keys.trailing_zeros() as u8)),
            _ => return false,
        }
        true
    }

    /// Continues with a tile if there is no decision.
    fn use_tile(&mut self, tile: Tile, left: u8) -> bool {
        let verbs = &self.game.tables.tiles[tile.index()].verbs;
        let mut possible =
            (0..verbs.len()).filter(|&at| left & (1 << at) != 0 && verbs[at].possible(self.game, self.s));
        match (possible.next(), possible.next()) {
            (None, _) => {
                self.s.stack.pop();
                true
            }
            (Some(at), None) if verbs[at].goes_by_itself() => {
                self.replace(Frame::UseTile { tile, left: left & !(1 << at) });
                verbs[at].begin(self);
                true
            }
            _ => false,
        }
    }

    /// Gains the next part of a spot (rulings 8.1, 8.2).
    fn gain(&mut self, room: Room, spot: u8, at: u8) {
        let verbs = &self.game.tables.rooms[room.index()].spots[spot as usize].verbs;
        let Some(&verb) = verbs.get(at as usize) else {
            self.s.stack.pop();
            return;
        };
        self.replace(Frame::Gain { room, spot, at: at + 1 });
        if verb.possible(self.game, self.s) {
            verb.begin(self);
        }
    }

    /// Begins the next turn, the next round or the end (rulings 1.2, 12.1, 13.1-13.3).
    fn next_turn(&mut self) {
        let players = self.s.players;
        if !self.s.last && self.s.sites.iter().any(|&set| set != 0) {
            let place = self.s.turn % players;
            self.s.active = if self.s.round == 1 { place } else { players - 1 - place };
            self.s.turn += 1;
            let seat = Seat(self.s.active);
            self.log.emit(|| Event::Turn { seat, kind: TurnKind::Normal });
            self.push(Frame::After);
            self.push(Frame::Explore);
            self.push(Frame::Before);
        } else if !self.s.last && self.s.round == 1 {
            self.log.emit(|| Event::RoundEnded { round: 1 });
            self.score_round();
            self.s.round = 2;
            self.s.turn = 0;
            self.s.tile_bag = self.game.tables.tiles_for(players);
            let tent = !self.s.has_variant(SHORT_GAME);
            for player in &mut self.s.seats[..players as usize] {
                player.tiles = 0;
                player.pirogue = self.game.tables.sites[0];
                player.tent = tent;
            }
            self.push(Frame::Deal);
        } else if !self.s.last || self.s.turn < players {
            if !self.s.last {
                self.s.last = true;
                self.s.turn = 0;
            }
            self.s.active = players - 1 - self.s.turn;
            self.s.turn += 1;
            let seat = Seat(self.s.active);
            self.log.emit(|| Event::Turn { seat, kind: TurnKind::Last });
            self.push(Frame::After);
            self.push(Frame::Explore);
        } else {
            self.log.emit(|| Event::RoundEnded { round: 2 });
            self.score_round();
            self.reveal();
            self.score_end();
            self.log.emit(|| Event::GameEnded);
            self.push(Frame::Over);
        }
    }

    /// Turns up treasures and hands before they score (ruling 13.6).
    fn reveal(&mut self) {
        for seat in 0..self.s.players {
            let player = &self.s.seats[seat as usize];
            let (treasures, cards) = (Treasures(player.treasures), Cards(player.hand));
            self.log.emit(|| Event::Revealed { seat: Seat(seat), treasures, cards });
        }
    }

    /// Begins a look: the player sees what others have put back on top.
    pub(crate) fn begin_look(&mut self, stock: Stock) {
        let seat = Seat(self.s.active);
        self.push(Frame::Look(stock));
        let pile = self.s.pile_mut(stock);
        pile.looker = seat.0;
        let n = pile.len().min(3) as u8;
        self.log.emit(|| Event::Looks { seat, from: stock, n });
        for known in pile.top.iter_mut() {
            known.who |= 1 << seat.0;
            let what = Seen::By(seat, Token::of(stock, known.token));
            self.log.emit(|| Event::Saw { seat, from: stock, what });
        }
    }

    /// Continues a look until up to three tokens are seen (rulings 5.3, `short-pile`). Chance supplies the
    /// unseen ones.
    fn look(&mut self, stock: Stock) -> bool {
        let pile = self.s.pile_mut(stock);
        if pile.top.len() < 3 && pile.unknown > 0 {
            return false;
        }
        match pile.top.len() {
            0 => {
                self.s.pile_mut(stock).looker = 0;
                self.s.stack.pop();
            }
            1 => {
                let token = self.s.pile(stock).top[0].token;
                self.replace(Frame::Keep(stock));
                self.keep(token);
            }
            _ => {
                self.replace(Frame::Keep(stock));
                return false;
            }
        }
        true
    }
}

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
}
