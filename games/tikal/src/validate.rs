//! Validates a position: no component missing, duplicated or misplaced, a stack of frames that makes sense,
//! and every cached value right.

use kernel::{MAX_SEATS, Problems};

use crate::Tikal;
use crate::errors::{PileName, PositionError, StackError};
use crate::ids::{MAX_SPACES, NONE, Node, Room, TEMPLE, members};
use crate::machine::Machine;
use crate::state::{Frame, MORE_CONTROL, OPEN, Pile, Player, SHORT_GAME, State, Stock};
use crate::tables::RoomKind;
use crate::temple::Doors;

impl Tikal {
    /// Flags by seat and full rooms, from the owners of the spots.
    pub(crate) fn flags_of(&self, state: &State) -> ([u64; MAX_SEATS], u64) {
        let mut flags = [0; MAX_SEATS];
        let mut full = 0;
        let temple = (0..MAX_SPACES as u8).map(Node).filter_map(|node| Some((node, state.room_in(node)?)));
        let secret = members(self.secret).map(|node| (Node(node), self.tables.secret_room(Node(node))));
        for (node, room) in temple.chain(secret) {
            let spots = self.tables.rooms[room.index()].spots.len() as u8;
            let owners = (0..spots).filter_map(|spot| state.spot_owner(room, spot));
            let mut taken = 0;
            for owner in owners {
                flags[owner as usize % MAX_SEATS] |= node.bit();
                taken += 1;
            }
            if taken == spots {
                full |= node.bit();
            }
        }
        (flags, full)
    }

    pub(crate) fn check(&self, state: &State) -> Result<(), Problems> {
        let mut problems = Problems::default();
        if !(2..=4).contains(&state.players) {
            return Err(Problems::one(PositionError::Players));
        }
        self.check_counters(state, &mut problems);
        self.check_tokens(state, &mut problems);
        self.check_cards(state, &mut problems);
        self.check_tiles(state, &mut problems);
        self.check_rooms(state, &mut problems);
        self.check_flags(state, &mut problems);
        self.check_players(state, &mut problems);
        // The frames are judged only in a position that is sound otherwise.
        if problems.0.is_empty() {
            self.check_stack(state, &mut problems);
        }
        problems.or(())
    }

    fn check_counters(&self, state: &State, problems: &mut Problems) {
        if state.variants > (MORE_CONTROL | SHORT_GAME) {
            problems.push(PositionError::Variant);
        }
        if !(1..=2).contains(&state.round) {
            problems.push(PositionError::Round);
        }
        if state.last && state.round != 2 {
            problems.push(PositionError::LastTurns);
        }
        if state.active >= state.players {
            problems.push(PositionError::Active);
        }
        if state.wheel as usize >= self.tables.wheel.len() {
            problems.push(PositionError::Wheel);
        }
    }

    fn check_tokens(&self, state: &State, problems: &mut Problems) {
        let tables = &self.tables;
        for (at, colour) in tables.colours.iter().enumerate() {
            let held: u32 =
                state.seats.iter().map(|p| u32::from(p.backpack[at]) + u32::from(p.camp[at])).sum();
            let found = held + u32::from(state.keys[at]);
            if found != u32::from(colour.n) {
                problems.push(PositionError::Keys { want: colour.n, colour: colour.id.clone(), n: found });
            }
        }
        let found: u32 =
            state.seats.iter().map(|p| u32::from(p.passages)).sum::<u32>() + u32::from(state.passages);
        if found != u32::from(tables.numbers.passage_tokens) {
            problems.push(PositionError::Passages { want: tables.numbers.passage_tokens, n: found });
        }
        let on_piles = |token: u8| -> u32 {
            state.piles.iter().flat_map(|pile| pile.top.iter()).filter(|known| known.token == token).count()
                as u32
        };
        for (at, treasure) in tables.treasures.iter().enumerate() {
            let held: u32 = state.seats.iter().map(|p| u32::from(p.treasures[at])).sum();
            let open = state.open.iter().filter(|&&open| open as usize == at).count() as u32;
            let found = held
                + open
                + on_piles(at as u8)
                + u32::from(state.treasure_bag[at])
                + u32::from(state.delivered[at]);
            if found != u32::from(treasure.n) {
                problems.push(PositionError::Treasures {
                    want: treasure.n,
                    id: treasure.id.clone(),
                    n: found,
                });
            }
        }
        let unseen: u32 = state.treasure_bag.iter().map(|&n| u32::from(n)).sum();
        let waiting = if state.stack.contains(&Frame::FirstOpen) { OPEN - state.open.len() } else { 0 };
        let in_piles: u32 = state.piles.iter().map(|pile| u32::from(pile.unknown)).sum();
        if unseen != in_piles + waiting as u32 {
            problems.push(PositionError::UnseenTreasures { held: in_piles, unseen });
        }
        if !state.has_variant(MORE_CONTROL) && !state.open.is_empty() {
            problems.push(PositionError::OpenTreasures);
        }
        if state.piles[state.pile_count()..].iter().any(|pile| !pile.is_empty()) {
            problems.push(PositionError::ManyPiles);
        }
        let looked_at = |stock: Stock| {
            matches!(state.top(), Frame::Look(what) if what == stock)
                || state.stack.contains(&Frame::Keep(stock))
        };
        for pile in 0..state.pile_count() as u8 {
            let stock = Stock::Treasures(pile);
            check_pile(state, state.pile(stock), looked_at(stock), &PileName::Treasures, problems);
        }
        check_pile(state, &state.deck, looked_at(Stock::Cards), &PileName::Deck, problems);
        check_pile(state, &state.light_stack, looked_at(Stock::LightRooms), &PileName::LightRooms, problems);
    }

    fn check_cards(&self, state: &State, problems: &mut Problems) {
        for (at, kind) in self.tables.kinds.iter().enumerate() {
            let held: u32 = state.seats.iter().map(|p| u32::from(p.hand[at])).sum();
            let top = state.deck.top.iter().filter(|known| known.token as usize == at).count() as u32;
            let found = held + top + u32::from(state.card_bag[at]) + u32::from(state.discard[at]);
            if found != u32::from(kind.copies) {
                problems.push(PositionError::Cards { want: kind.copies, id: kind.id.clone(), n: found });
            }
        }
        let unseen: u32 = state.card_bag.iter().map(|&n| u32::from(n)).sum();
        if unseen != u32::from(state.deck.unknown) {
            problems.push(PositionError::UnseenCards { held: state.deck.unknown, unseen });
        }
    }

    fn check_tiles(&self, state: &State, problems: &mut Problems) {
        let mut left = self.tables.tiles_for(state.players);
        let sets =
            state.sites.iter().copied().chain(state.seats.iter().map(|p| p.tiles)).chain([state.tile_bag]);
        for set in sets {
            for tile in members(u64::from(set & !left)) {
                let id = self.tables.tiles.get(tile as usize).map_or("?", |tile| &tile.id);
                problems.push(PositionError::TileTwice { id: id.into() });
            }
            left &= !set;
        }
        for tile in members(u64::from(left)) {
            problems.push(PositionError::TileMissing { id: self.tables.tiles[tile as usize].id.clone() });
        }
        let column = state.players as usize - 2;
        for (site, set) in state.sites.iter().enumerate() {
            let place = &self.tables.river[self.tables.sites[site] as usize];
            if set.count_ones() > u32::from(place.tiles[column]) {
                problems.push(PositionError::SiteTiles { id: place.id.clone(), most: place.tiles[column] });
            }
        }
    }

    fn check_rooms(&self, state: &State, problems: &mut Problems) {
        let tables = &self.tables;
        let mut doors = Doors::default();
        for node in (0..MAX_SPACES as u8).map(Node) {
            let Some(room) = state.room_in(node) else { continue };
            if room.0 > tables.treasure_room.0 || tables.grid.spaces & node.bit() == 0 {
                problems.push(PositionError::NoRoom);
                return;
            }
            let turn = state.rotation.get(room.index()).copied().unwrap_or(0);
            if turn >= 6 {
                problems.push(PositionError::TurnedFar);
                return;
            }
            if tables.rooms[room.index()].kind == RoomKind::Printed && turn != 0 {
                problems.push(PositionError::PrintedTurned { id: tables.rooms[room.index()].id.clone() });
            }
            let colour = tables.rooms[room.index()].colour.map(crate::ids::Colour::index);
            doors.lay(&tables.grid, node, colour, tables.doors(room, turn));
        }
        if doors != state.doors {
            problems.push(PositionError::Doors);
        }
        let pending = |room: Room| state.stack.contains(&Frame::Place(room));
        for (at, room) in tables.rooms.iter().enumerate().take(tables.treasure_room.index()) {
            let id = Room(at as u8);
            let laid = (0..MAX_SPACES as u8).filter(|&node| state.room_in(Node(node)) == Some(id)).count();
            let top = state.light_stack.top.iter().filter(|known| known.token == id.0).count();
            let bags = (state.light_bag | state.sanctuary_bag) >> at & 1;
            let found = laid
                + top
                + bags as usize
                + usize::from(pending(id))
                + usize::from(state.next_sanctuary == id.0);
            if found != 1 {
                problems.push(PositionError::RoomPlaces { id: room.id.clone(), n: found });
            }
            let wrong = match room.kind {
                RoomKind::Printed => room.cell.and_then(|cell| state.room_in(cell)) != Some(id),
                RoomKind::Stack => state.sanctuary_bag >> at & 1 == 1 || state.next_sanctuary == id.0,
                _ => state.light_bag >> at & 1 == 1 || top > 0,
            };
            if wrong {
                problems.push(PositionError::RoomMisplaced { id: room.id.clone() });
            }
            if laid == 0 && state.rotation.get(at).is_some_and(|&turn| turn != 0) {
                problems.push(PositionError::RoomTurned { id: room.id.clone() });
            }
        }
        if state.light_bag.count_ones() != u32::from(state.light_stack.unknown) {
            problems.push(PositionError::LightRooms);
        }
        let empty = self.empty_spaces(state);
        let treasure_laid = state.laid.contains(&tables.treasure_room.0);
        if (empty == 0) != treasure_laid || empty.is_power_of_two() {
            problems.push(PositionError::TreasureRoom);
        }
    }

    fn check_flags(&self, state: &State, problems: &mut Problems) {
        let (flags, full) = self.flags_of(state);
        for (at, room) in self.tables.rooms.iter().enumerate() {
            let laid = at > self.tables.treasure_room.index() || state.laid.contains(&(at as u8));
            if !laid && state.spots[at] != 0 {
                problems.push(PositionError::FlagsUnplaced { id: room.id.clone() });
            }
            let owners: Vec<u8> = (0..room.spots.len() as u8)
                .filter_map(|spot| state.spot_owner(Room(at as u8), spot))
                .collect();
            let twice = owners.iter().enumerate().any(|(i, owner)| owners[..i].contains(owner));
            if twice || owners.iter().any(|&owner| owner >= state.players) {
                problems.push(PositionError::FlagsTwice { id: room.id.clone() });
            }
            if state.spots[at] >> (3 * room.spots.len()) != 0 {
                problems.push(PositionError::FlagsBeside { id: room.id.clone() });
            }
        }
        if full != state.full {
            problems.push(PositionError::FullRooms);
        }
        for (seat, player) in state.seats.iter().enumerate() {
            if player.flags != flags[seat] {
                problems.push(PositionError::Flags { seat });
            }
            if player.flags.count_ones() > u32::from(self.tables.numbers.flags) {
                problems.push(PositionError::ManyFlags { seat, most: self.tables.numbers.flags });
            }
        }
    }

    fn check_players(&self, state: &State, problems: &mut Problems) {
        for (seat, player) in state.seats.iter().enumerate() {
            if seat >= state.players as usize {
                if *player != Player::default() {
                    problems.push(PositionError::NotInGame { seat });
                }
                continue;
            }
            let known = state.doors.laid & TEMPLE | self.secret;
            if player.explorer != Node::OUTSIDE && known & player.explorer.bit() == 0 {
                problems.push(PositionError::Explorer { seat });
            }
            if !self.tables.sites.contains(&player.pirogue) {
                problems.push(PositionError::Pirogue { seat });
            }
            if player.tent && state.has_variant(SHORT_GAME) {
                problems.push(PositionError::Tents);
            }
            if player.shown.iter().zip(player.treasures).any(|(shown, n)| *shown > n) {
                problems.push(PositionError::Shown { seat });
            }
        }
    }

    fn check_stack(&self, state: &State, problems: &mut Problems) {
        if let Err(reason) = self.frames_fit(state) {
            problems.push(StackError::Wrong { reason: Box::new(reason) });
            return;
        }
        let mut settled = state.clone();
        Machine { game: self, s: &mut settled, log: &mut () }.settle();
        if settled != *state {
            problems.push(PositionError::NoDecision);
            return;
        }
        if state.top() != Frame::Over {
            let mut legal = Vec::new();
            self.list(state, &mut legal);
            if legal.is_empty() {
                problems.push(PositionError::Stuck);
            }
        }
    }

    /// Whether frames are stacked as in play, and refer to what they should.
    fn frames_fit(&self, state: &State) -> Result<(), StackError> {
        let Some(&bottom) = state.stack.first() else { return Err(StackError::Empty) };
        let dealt = state.turn == 0 && !state.last;
        let first = match bottom {
            Frame::Over => state.stack.len() == 1 && state.last && state.turn == state.players,
            Frame::StartKeys(seat) => dealt && state.round == 1 && seat + 1 == state.players,
            Frame::Deal => dealt && state.round == 2 && state.stack.len() == 1,
            Frame::After => true,
            _ => false,
        };
        if !first {
            return Err(StackError::Lowest);
        }
        for pair in state.stack.windows(2) {
            if !lies_on(pair[0], pair[1]) {
                let [below, above] = [pair[0], pair[1]].map(|frame| format!("{frame:?}"));
                return Err(StackError::On { above, below });
            }
        }
        for &frame in state.stack.iter() {
            if !self.frame_fits(state, frame) {
                return Err(StackError::Frame { frame: format!("{frame:?}") });
            }
        }
        if bottom == Frame::After {
            self.turn_fits(state)?;
        } else if state.seats.iter().any(|player| player.tiles != 0) && !matches!(bottom, Frame::Over) {
            return Err(StackError::EarlyTiles);
        }
        Ok(())
    }

    /// Whether the number of turns and the seat agree with the tiles taken (rulings 1.2, 1.3, 13.3).
    fn turn_fits(&self, state: &State) -> Result<(), StackError> {
        if state.tile_bag != 0 {
            return Err(StackError::Deal);
        }
        if state.turn == 0 {
            return Err(StackError::NoTurn);
        }
        let place = (state.turn - 1) % state.players;
        let backwards = state.last || state.round == 2;
        let seat = if backwards { state.players - 1 - place } else { place };
        if seat != state.active {
            return Err(StackError::Seat { seat });
        }
        let taken: u32 = state.seats.iter().map(|player| player.tiles.count_ones()).sum();
        let before = state.stack.iter().any(|frame| matches!(frame, Frame::Before | Frame::Sail { .. }));
        let all = self.tables.tiles_for(state.players).count_ones();
        let fits = if state.last {
            taken == all && state.turn <= state.players && !before
        } else {
            taken + u32::from(before) == u32::from(state.turn)
        };
        if fits { Ok(()) } else { Err(StackError::Turns) }
    }

    fn frame_fits(&self, state: &State, frame: Frame) -> bool {
        let tables = &self.tables;
        let me = state.me();
        let pile_exists = |pile: u8| (pile as usize) < state.pile_count();
        match frame {
            Frame::Over
            | Frame::Wheel
            | Frame::Deal
            | Frame::Before
            | Frame::Forest
            | Frame::ChoosePile
            | Frame::Explore
            | Frame::Rescued
            | Frame::After
            | Frame::Look(Stock::Cards | Stock::LightRooms) => true,
            Frame::NextSanctuary => state.next_sanctuary == NONE,
            Frame::FirstOpen => state.has_variant(MORE_CONTROL),
            Frame::StartKeys(seat) => seat < state.players,
            Frame::Sail { tile, at } => state.site_of(tile).is_some() && (at as usize) < tables.river.len(),
            Frame::Delivery { by_card, many, types, .. } => {
                let goods = me.treasure_count() > 0 || !frame.is_begun_delivery();
                goods && (types == 0 || many) && (by_card || !state.last)
            }
            Frame::UseTile { tile, left } => {
                let verbs = &tables.tiles[tile.index()].verbs;
                let fits = |at: u8| verbs.get(at as usize).is_some_and(|verb| !verb.is_at_once());
                me.tiles & (1 << tile.0) != 0 && members(u64::from(left)).all(fits)
            }
            Frame::TakeKey { colour, .. } => colour == NONE || (colour as usize) < tables.colours.len(),
            Frame::Refill => state.has_variant(MORE_CONTROL) && state.open.len() < OPEN,
            Frame::Turn(pile) => {
                state.has_variant(MORE_CONTROL)
                    && pile_exists(pile)
                    && state.open.len() < OPEN
                    && state.piles[pile as usize].unknown > 0
                    && state.piles[pile as usize].top.is_empty()
            }
            Frame::Look(Stock::Treasures(pile)) => pile_exists(pile),
            Frame::Keep(stock) => {
                let exists = !matches!(stock, Stock::Treasures(pile) if !pile_exists(pile));
                exists && state.pile(stock).top.len() >= 2
            }
            Frame::Place(room) => {
                let kind = tables.rooms[room.index()].kind;
                matches!(kind, RoomKind::Stack | RoomKind::Sanctuary) && self.empty_spaces(state) != 0
            }
            Frame::Way { node, cards } => {
                let mut ways = 0;
                if self.open_rooms(state) & node.bit() != 0 {
                    self.each_way(state, node, cards, |_, _| ways += 1);
                }
                ways >= 2
            }
            Frame::ChooseSpot(node) => {
                let mut spots = 0;
                if self.open_rooms(state) & node.bit() != 0 {
                    self.each_choice_of_spot(state, self.room_at(state, node), |_| spots += 1);
                }
                spots >= 2
            }
            Frame::Gain { room, spot, at } => {
                let spots = &tables.rooms[room.index()].spots;
                spots.get(spot as usize).is_some_and(|info| at as usize <= info.verbs.len())
                    && state.spot_owner(room, spot) == Some(state.active)
            }
        }
    }
}

fn check_pile(state: &State, pile: &Pile, looked_at: bool, name: &PileName, problems: &mut Problems) {
    let everybody = (1 << state.players) - 1;
    if pile.top.iter().any(|known| known.who == 0 || known.who & !everybody != 0) {
        problems.push(PositionError::TopKnown { pile: name.clone() });
    }
    let looker_knows = pile.top.iter().all(|known| known.who & (1 << pile.looker) != 0);
    if !looker_knows || (pile.top.is_empty() && pile.looker != 0 && !looked_at) {
        problems.push(PositionError::LookerKnows { pile: name.clone() });
    }
    if looked_at && pile.looker != state.active {
        problems.push(PositionError::Looker { pile: name.clone() });
    }
    if !looked_at && pile.top.len() > 2 {
        problems.push(PositionError::PutBack { pile: name.clone() });
    }
}

/// Whether play can put `above` directly on `below`.
fn lies_on(below: Frame, above: Frame) -> bool {
    let is_free = matches!(above, Frame::TakeKey { .. } | Frame::Delivery { by_card: true, .. });
    let is_move = matches!(
        above,
        Frame::Explore | Frame::Rescued | Frame::Way { .. } | Frame::ChooseSpot(_) | Frame::Gain { .. }
    );
    let is_stock = matches!(above, Frame::Look(_) | Frame::Keep(_) | Frame::Refill | Frame::Turn(_));
    match below {
        Frame::StartKeys(seat) => match above {
            Frame::StartKeys(next) => next + 1 == seat,
            Frame::Deal => seat == 0,
            _ => false,
        },
        Frame::Deal => matches!(above, Frame::FirstOpen | Frame::NextSanctuary),
        Frame::FirstOpen => above == Frame::NextSanctuary,
        Frame::NextSanctuary => above == Frame::Wheel,
        Frame::After | Frame::Before => is_free || is_move,
        Frame::Explore => {
            is_free || matches!(above, Frame::Before | Frame::Sail { .. } | Frame::UseTile { .. })
        }
        Frame::Sail { .. } => matches!(above, Frame::Forest | Frame::Delivery { by_card: false, .. }),
        Frame::UseTile { .. } => is_free || is_stock || matches!(above, Frame::Place(_)),
        Frame::Gain { .. } => is_free || is_stock || above == Frame::ChoosePile,
        Frame::Place(_) => is_free || above == Frame::NextSanctuary,
        Frame::Delivery { .. } if below.is_begun_delivery() => matches!(above, Frame::TakeKey { .. }),
        Frame::Delivery { .. }
        | Frame::Forest
        | Frame::Rescued
        | Frame::ChoosePile
        | Frame::Refill
        | Frame::Keep(_)
        | Frame::ChooseSpot(_) => is_free,
        Frame::Over
        | Frame::Wheel
        | Frame::TakeKey { .. }
        | Frame::Turn(_)
        | Frame::Look(_)
        | Frame::Way { .. } => false,
    }
}
