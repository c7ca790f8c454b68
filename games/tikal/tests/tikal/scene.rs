//! Positions for tests: a game after its set-up, changed component by component so that it stays sound, and
//! played by notation.

use kernel::{Game, Lang, Pending, Seat, SplitMix, Viewer};
use serde_json::json;
use tikal::Tikal;
use tikal::action::Action;
use tikal::event::Event;
use tikal::ids::{Node, Room};
use tikal::state::{Frame, State};
use tikal::view::View;

pub(crate) struct Scene {
    pub(crate) game: Tikal,
    pub(crate) state: State,
    pub(crate) events: Vec<Event>,
}

/// The tiles of two players in the order in which scenes deal them: three to each of the first four sites, then two.
const TWO_PLAYERS: [&str; 16] = [
    "A01", "A02", "A11", "A03", "A04", "A05", "A06", "A07", "A08", "A09", "A10", "A14", "A12", "A13", "A15",
    "A16",
];

pub(crate) fn rules() -> Tikal {
    Tikal::build(&[]).expect("the embedded tables are sound")
}

impl Scene {
    /// The first turn of seat 0, with empty backpacks. With two players the tiles lie as [`TWO_PLAYERS`] says, with more
    /// in the order of their ids.
    pub(crate) fn new(players: u8) -> Scene {
        Scene::with_variants(players, &[])
    }

    pub(crate) fn with_variants(players: u8, variants: &[&str]) -> Scene {
        let mut scene = Scene::before_keys(players, variants);
        while matches!(scene.state.top(), Frame::StartKeys(_)) {
            scene.act("keys pink yellow");
        }
        for seat in 0..players {
            scene.take_back_keys(seat);
        }
        scene.check();
        scene
    }

    /// The set-up up to the choice of keys: wheel at 0, the pink sanctuary first.
    pub(crate) fn before_keys(players: u8, variants: &[&str]) -> Scene {
        let game = rules();
        let setup = game.setup(&json!({"players": players, "variants": variants})).expect("a valid setup");
        let state = game.start(&setup);
        let mut scene = Scene { game, state, events: Vec::new() };
        let mut tiles = TWO_PLAYERS.iter().filter(|_| players == 2);
        while matches!(scene.game.pending(&scene.state), Pending::Chance(_)) {
            let scripted = if scene.state.top() == Frame::Deal { tiles.next() } else { None };
            let next = scripted.map_or_else(|| scene.legal().remove(0), |tile| format!("deal {tile}"));
            scene.act(&next);
        }
        scene
    }

    /// Takes an action by its notation; it must be legal.
    pub(crate) fn act(&mut self, text: &str) -> &mut Scene {
        let action = self.game.parse(text).unwrap_or_else(|| panic!("{text:?} is no action"));
        let mut events = Vec::new();
        let result = self.game.apply(&mut self.state, action, &mut events);
        assert!(result.is_ok(), "{text:?} is not legal, but {:?} are", self.legal());
        self.events = events;
        self.check();
        self
    }

    pub(crate) fn acts(&mut self, texts: &[&str]) -> &mut Scene {
        for text in texts {
            self.act(text);
        }
        self
    }

    pub(crate) fn check(&self) {
        self.game.validate(&self.state).unwrap_or_else(|problems| panic!("{problems}"));
    }

    pub(crate) fn legal(&self) -> Vec<String> {
        let mut legal = Vec::new();
        self.game.legal(&self.state, &mut legal);
        legal.iter().map(|&action| self.game.phrase(action).text()).collect()
    }

    pub(crate) fn can(&self, text: &str) -> bool {
        assert!(self.game.parse(text).is_some(), "{text:?} is no action");
        self.legal().iter().any(|legal| legal == text)
    }

    /// The legal actions that start with this word.
    pub(crate) fn offers(&self, verb: &str) -> Vec<String> {
        self.legal().into_iter().filter(|text| text.split(' ').next() == Some(verb)).collect()
    }

    pub(crate) fn prompt(&self) -> String {
        self.game.prompt(&self.state, Lang::EN)
    }

    pub(crate) fn view(&self, seat: u8) -> View {
        self.game.view(&self.state, Viewer::Seat(Seat(seat)))
    }

    pub(crate) fn redeal(&self, seat: u8, seed: u64) -> State {
        self.game.redeal(&self.state, Viewer::Seat(Seat(seat)), &mut SplitMix::new(seed))
    }

    /// Points of one source, as marked on the score track so far.
    pub(crate) fn points(&self, seat: u8, source: &str) -> i16 {
        let at = tikal::rules::CATEGORIES.iter().position(|category| category.id == source);
        self.state.seats[seat as usize].points[at.expect("a category")]
    }

    pub(crate) fn score(&self, seat: u8) -> i32 {
        self.state.seats[seat as usize].score()
    }

    pub(crate) fn node(&self, id: &str) -> Node {
        self.game.tables.node(id).unwrap_or_else(|| panic!("{id} is no place"))
    }

    pub(crate) fn room(&self, id: &str) -> Room {
        self.game.tables.room(id).unwrap_or_else(|| panic!("{id} is no room"))
    }

    pub(crate) fn explorer(&self, seat: u8) -> &str {
        self.game.tables.node_id(self.state.seats[seat as usize].explorer)
    }

    pub(crate) fn pirogue(&self, seat: u8) -> &str {
        &self.game.tables.river[self.state.seats[seat as usize].pirogue as usize].id
    }

    pub(crate) fn stand(&mut self, seat: u8, place: &str) -> &mut Scene {
        self.state.seats[seat as usize].explorer = self.node(place);
        self
    }

    pub(crate) fn moor(&mut self, seat: u8, site: &str) -> &mut Scene {
        let at = self.game.tables.river.iter().position(|place| place.id == site);
        self.state.seats[seat as usize].pirogue = at.expect("a site") as u8;
        self
    }

    pub(crate) fn take_back_keys(&mut self, seat: u8) {
        for colour in 0..5 {
            self.state.keys[colour] += std::mem::take(&mut self.state.seats[seat as usize].backpack[colour]);
        }
    }

    /// Gives keys from the supply into the backpack.
    pub(crate) fn backpack(&mut self, seat: u8, colours: &[&str]) -> &mut Scene {
        for colour in colours {
            let at = self.game.tables.colour(colour).expect("a colour").index();
            self.state.keys[at] -= 1;
            self.state.seats[seat as usize].backpack[at] += 1;
        }
        self
    }

    /// Gives keys from the supply into the camp.
    pub(crate) fn camp(&mut self, seat: u8, colours: &[&str]) -> &mut Scene {
        for colour in colours {
            let at = self.game.tables.colour(colour).expect("a colour").index();
            self.state.keys[at] -= 1;
            self.state.seats[seat as usize].camp[at] += 1;
        }
        self
    }

    pub(crate) fn passages(&mut self, seat: u8, n: u8) -> &mut Scene {
        self.state.passages -= n;
        self.state.seats[seat as usize].passages += n;
        self
    }

    pub(crate) fn hand(&mut self, seat: u8, cards: &[&str]) -> &mut Scene {
        for card in cards {
            let at = self.game.tables.kind(card).expect("a card").index();
            self.state.card_bag[at] -= 1;
            self.state.deck.unknown -= 1;
            self.state.seats[seat as usize].hand[at] += 1;
        }
        self
    }

    /// Gives treasures from the fullest pile.
    pub(crate) fn treasures(&mut self, seat: u8, types: &[&str]) -> &mut Scene {
        for treasure in types {
            let at = self.game.tables.treasure(treasure).expect("a treasure").index();
            let pile = self.state.piles.iter_mut().max_by_key(|pile| pile.unknown).expect("piles");
            pile.unknown -= 1;
            self.state.treasure_bag[at] -= 1;
            self.state.seats[seat as usize].treasures[at] += 1;
        }
        self
    }

    /// Removes the treasures of one pile from the game, as if delivered.
    pub(crate) fn drain_pile(&mut self, pile: usize, leave: u8) -> &mut Scene {
        while self.state.piles[pile].unknown > leave {
            let at = (0..5).max_by_key(|&at| self.state.treasure_bag[at]).expect("types");
            self.state.piles[pile].unknown -= 1;
            self.state.treasure_bag[at] -= 1;
            self.state.delivered[at] += 1;
        }
        self
    }

    /// Removes cards from the deck, as if played.
    pub(crate) fn drain_deck(&mut self, leave: u8) -> &mut Scene {
        while self.state.deck.unknown > leave {
            let at = (0..self.state.card_bag.len()).max_by_key(|&at| self.state.card_bag[at]).expect("kinds");
            self.state.deck.unknown -= 1;
            self.state.card_bag[at] -= 1;
            self.state.discard[at] += 1;
        }
        self
    }

    /// Takes all keys of a colour out of the supply, into the camp of the last seat.
    pub(crate) fn drain_keys(&mut self, colours: &[&str]) -> &mut Scene {
        for colour in colours {
            let at = self.game.tables.colour(colour).expect("a colour").index();
            let seat = self.state.players as usize - 1;
            self.state.seats[seat].camp[at] += std::mem::take(&mut self.state.keys[at]);
        }
        self
    }

    pub(crate) fn tent_used(&mut self, seat: u8) -> &mut Scene {
        self.state.seats[seat as usize].tent = false;
        self
    }

    /// Puts a room of the stack or a sanctuary into the temple.
    pub(crate) fn lay(&mut self, room: &str, place: &str, turn: u8) -> &mut Scene {
        let (room, node) = (self.room(room), self.node(place));
        let bit = 1_u64 << room.0;
        if self.state.light_bag & bit != 0 {
            self.state.light_bag &= !bit;
            self.state.light_stack.unknown -= 1;
        } else if self.state.next_sanctuary == room.0 {
            let next = self.state.sanctuary_bag.trailing_zeros() as u8;
            self.state.next_sanctuary = if next < 64 { next } else { tikal::ids::NONE };
            self.state.sanctuary_bag &= self.state.sanctuary_bag.wrapping_sub(1);
        } else {
            self.state.sanctuary_bag &= !bit;
        }
        self.force_lay(room, node, turn);
        self
    }

    fn force_lay(&mut self, room: Room, node: Node, turn: u8) {
        let tables = &self.game.tables;
        self.state.laid[node.index()] = room.0;
        let colour = tables.rooms[room.index()].colour;
        if colour.is_some() {
            self.state.rotation[room.index()] = turn;
        }
        let doors = tables.doors(room, turn);
        self.state.doors.lay(&tables.grid, node, colour.map(tikal::ids::Colour::index), doors);
    }

    /// Fills the empty spaces with the remaining rooms in the order of their ids, except the named ones; if nothing
    /// is left out the treasure room goes into the last.
    pub(crate) fn fill_temple(&mut self, leave: &[&str]) -> &mut Scene {
        let leave: Vec<Node> = leave.iter().map(|id| self.node(id)).collect();
        let spaces: Vec<(String, Node)> = self.game.tables.spaces.clone();
        for (id, node) in spaces {
            if self.state.room_in(node).is_some() || leave.contains(&node) {
                continue;
            }
            let light = self.state.light_bag.trailing_zeros() as usize;
            let room = if light < 64 {
                self.game.tables.rooms[light].id.clone()
            } else if self.state.next_sanctuary != tikal::ids::NONE {
                self.game.tables.rooms[self.state.next_sanctuary as usize].id.clone()
            } else {
                let room = self.game.tables.treasure_room;
                self.force_lay(room, node, 0);
                continue;
            };
            self.lay(&room, &id, 0);
        }
        self
    }

    /// Places a flag as if it had been placed earlier, without any points.
    pub(crate) fn flag(&mut self, seat: u8, place: &str, spot: u8) -> &mut Scene {
        let node = self.node(place);
        let room = if node.is_secret() {
            self.game.tables.secret_room(node)
        } else {
            self.state.room_in(node).expect("a discovered room")
        };
        self.state.spots[room.index()] |= u16::from(seat + 1) << (3 * (spot - 1));
        self.state.seats[seat as usize].flags |= node.bit();
        let spots = self.game.tables.rooms[room.index()].spots.len() as u8;
        if (0..spots).all(|spot| self.state.spot_owner(room, spot).is_some()) {
            self.state.full |= node.bit();
        }
        self
    }

    /// Swaps a tile with the first one of a site.
    pub(crate) fn bring(&mut self, tile: &str, site: usize) -> &mut Scene {
        let tile = self.game.tables.tile(tile).expect("a tile");
        let from = self.state.site_of(tile).expect("a tile at a site");
        let other = 1 << self.state.sites[site].trailing_zeros();
        if from != site {
            self.state.sites[from] = self.state.sites[from] & !(1 << tile.0) | other;
            self.state.sites[site] = self.state.sites[site] & !other | 1 << tile.0;
        }
        self
    }

    pub(crate) fn site_of(&self, tile: &str) -> usize {
        let tile = self.game.tables.tile(tile).expect("a tile");
        self.state.site_of(tile).expect("a tile at a site")
    }

    /// Takes a tile without decisions on the way and with only points on it, so that the explorer phase of the
    /// active seat begins.
    pub(crate) fn begin_exploring(&mut self) -> &mut Scene {
        let seat = self.state.active as usize;
        let tile = *[5, 2, 3]
            .iter()
            .find(|&&tile| self.state.sites.iter().any(|set| set & (1 << tile) != 0))
            .unwrap_or(&0);
        let site = self.state.site_of(tikal::ids::Tile(tile)).expect("a tile at a site");
        self.state.sites[site] &= !(1 << tile);
        self.state.seats[seat].tiles |= 1 << tile;
        assert_eq!(self.state.stack.pop(), Some(Frame::Before));
        self.check();
        self
    }

    /// Ends the active seat's turn from its explorer phase.
    pub(crate) fn rest(&mut self) -> &mut Scene {
        self.act("rest");
        if self.state.top() == Frame::After {
            self.act("end");
        }
        self
    }

    /// Jumps to the last tile of a round: every other tile counts as taken, the last seat in order is to move.
    pub(crate) fn last_tile(&mut self, tile: &str) -> &mut Scene {
        let keep = 1_u32 << self.game.tables.tile(tile).expect("a tile").0;
        let players = self.state.players;
        let mut seat = 0_u8;
        for site in &mut self.state.sites {
            let others = *site & !keep;
            *site &= keep;
            self.state.seats[seat as usize].tiles |= others;
            seat = (seat + 1) % players;
        }
        let all: u32 = self.state.seats.iter().map(|player| player.tiles.count_ones()).sum();
        self.state.turn = all as u8 + 1;
        self.state.active = if self.state.round == 1 { players - 1 } else { 0 };
        self.check();
        self
    }

    /// Finishes the turn and, after round 1, deals the tiles of round 2 by id.
    pub(crate) fn finish_turn(&mut self) -> &mut Scene {
        while !matches!(self.state.top(), Frame::Explore | Frame::Rescued | Frame::After) {
            let first = self.legal().remove(0);
            self.act(&first);
        }
        if matches!(self.state.top(), Frame::Explore | Frame::Rescued) {
            self.act("rest");
        }
        if self.state.top() == Frame::After {
            self.act("end");
        }
        while matches!(self.game.pending(&self.state), Pending::Chance(_)) {
            let first = self.legal().remove(0);
            self.act(&first);
        }
        self
    }

    /// Plays the rest of the game without exploring and without extras.
    pub(crate) fn play_out(&mut self) -> &mut Scene {
        while self.game.pending(&self.state) != Pending::Over {
            let legal = self.legal();
            let plain = |text: &&String| {
                let verb = text.split(' ').next().unwrap_or_default();
                matches!(verb, "rest" | "end" | "skip" | "decline")
            };
            let choice = legal.iter().find(plain).unwrap_or(&legal[0]).clone();
            self.act(&choice);
        }
        self
    }
}

/// The action behind a notation, for tests of actions that are not legal.
pub(crate) fn parse(text: &str) -> Action {
    rules().parse(text).unwrap_or_else(|| panic!("{text:?} is no action"))
}
