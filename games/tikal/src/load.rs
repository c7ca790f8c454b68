//! Reads positions from JSON. It collects every problem; a position that reads well is then validated.

use kernel::Problems;
use serde_json::Value;

use crate::Tikal;
use crate::errors::{Expected, ReadError};
use crate::ids::{Colour, Kind, MAX_ROOMS, MAX_SPOTS, NONE, Node};
use crate::notation::stock_id;
use crate::rules::CATEGORIES;
use crate::save::PLAIN;
use crate::setup::Setup;
use crate::state::{Frame, Known, OPEN, Pile, SOURCES, State, Stock};
use crate::tables::Counted;

impl Tikal {
    pub(crate) fn load_state(&self, json: &Value) -> Result<State, Problems> {
        let mut reader = Reader { game: self, problems: Problems::default() };
        let state = reader.state(json);
        match state {
            Some(state) if reader.problems.0.is_empty() => {
                self.check(&state)?;
                Ok(state)
            }
            _ => {
                if reader.problems.0.is_empty() {
                    reader.problems.push(ReadError::NoObject);
                }
                Err(reader.problems)
            }
        }
    }
}

/// Reads a position and collects every reason against it.
struct Reader<'a> {
    game: &'a Tikal,
    problems: Problems,
}

impl Reader<'_> {
    fn state(&mut self, json: &Value) -> Option<State> {
        let game = self.game;
        let setup = match Setup::read(&json["setup"]) {
            Ok(setup) => setup,
            Err(errors) => {
                self.problems.extend(errors);
                return None;
            }
        };
        let mut state = game.begin(setup);
        let names = [
            "setup",
            "round",
            "last_turns",
            "turn",
            "active",
            "stack",
            "wheel",
            "tiles_to_deal",
            "sites",
            "keys",
            "passages",
            "treasures",
            "cards",
            "light_rooms",
            "sanctuaries",
            "temple",
            "spots",
            "players",
        ];
        for field in json.as_object()?.keys().filter(|key| !names.contains(&key.as_str())) {
            self.problems.push(ReadError::NoField { field: field.clone() });
        }
        state.round = self.number(&json["round"], "round", 2);
        state.last = self.flag(&json["last_turns"], "last_turns");
        state.turn = self.number(&json["turn"], "turn", 250);
        state.active = self.number(&json["active"], "active", 3);
        state.wheel = self.number(&json["wheel"], "wheel", 4);
        state.passages = self.number(&json["passages"], "passages", 250);
        state.stack.clear();
        let stack = self.list(&json["stack"], "stack");
        if stack.len() > 12 {
            self.problems.push(ReadError::Frames);
        }
        for frame in stack.iter().take(12) {
            let known = self.problems.0.len();
            if let Some(frame) = self.frame(frame) {
                state.stack.push(frame);
            } else if known == self.problems.0.len() {
                self.problems.push(ReadError::NoFrame { value: frame.to_string() });
            }
        }
        state.tile_bag = self.tiles(&json["tiles_to_deal"], "tiles_to_deal");
        for site in 0..state.sites.len() {
            let id = &game.tables.river[game.tables.sites[site] as usize].id;
            state.sites[site] = self.tiles(&json["sites"][id.as_str()], &format!("sites.{id}"));
        }
        state.keys = self.counts(&json["keys"], "keys", &game.tables.colours);

        let treasures = &json["treasures"];
        state.treasure_bag = self.counts(&treasures["unseen"], "treasures.unseen", &game.tables.treasures);
        state.delivered = self.counts(&treasures["delivered"], "treasures.delivered", &game.tables.treasures);
        let piles = self.list(&treasures["piles"], "treasures.piles");
        if piles.len() != state.pile_count() {
            self.problems.push(ReadError::Piles { n: state.pile_count() });
        }
        for (at, pile) in piles.iter().take(state.pile_count()).enumerate() {
            state.piles[at] = self.pile(pile, Stock::Treasures(at as u8));
        }
        state.open.clear();
        let mut open: Vec<u8> = Vec::new();
        for value in self.list(&treasures["open"], "treasures.open").iter().take(OPEN) {
            open.extend(
                self.id(value, "treasures.open", Expected::Treasure, |id| game.tables.treasure(id))
                    .map(|t| t.0),
            );
        }
        open.sort_unstable();
        state.open = open.into_iter().collect();

        let cards = &json["cards"];
        state.card_bag = self.kinds(&cards["unseen"], "cards.unseen");
        state.discard = self.kinds(&cards["discard"], "cards.discard");
        state.deck = self.pile(&cards["deck"], Stock::Cards);
        state.light_bag = self.rooms(&json["light_rooms"]["unseen"], "light_rooms.unseen");
        state.light_stack = self.pile(&json["light_rooms"]["stack"], Stock::LightRooms);
        state.sanctuary_bag = self.rooms(&json["sanctuaries"]["unseen"], "sanctuaries.unseen");
        let next = &json["sanctuaries"]["next"];
        state.next_sanctuary = match next {
            Value::Null => NONE,
            _ => self
                .id(next, "sanctuaries.next", Expected::Room, |id| game.tables.room(id))
                .map_or(NONE, |room| room.0),
        };
        self.temple(&mut state, &json["temple"]);
        self.players(&mut state, &json["players"]);
        self.spots(&mut state, &json["spots"]);
        Some(state)
    }

    fn temple(&mut self, state: &mut State, json: &Value) {
        let game = self.game;
        state.laid.fill(NONE);
        state.rotation.fill(0);
        state.doors = crate::temple::Doors::default();
        let Some(object) = json.as_object() else {
            self.problems.push(ReadError::Temple);
            return;
        };
        let mut seen = 0_u64;
        for (space, laid) in object {
            let node = game.tables.node(space).filter(|node| node.index() < crate::ids::MAX_SPACES);
            let Some(node) = node else {
                self.problems.push(ReadError::NoSpace { space: space.clone() });
                continue;
            };
            let turn = self.number(&laid["turn"], "temple turn", 5);
            let Some(room) = self.id(&laid["room"], "temple", Expected::Room, |id| game.tables.room(id))
            else {
                continue;
            };
            if room.0 > game.tables.treasure_room.0 || seen & (1 << room.0) != 0 {
                self.problems.push(ReadError::RoomElsewhere { space: space.clone() });
                continue;
            }
            seen |= 1 << room.0;
            if turn >= game.tables.rooms[room.index()].turns {
                self.problems
                    .push(ReadError::Turn { space: space.clone(), n: game.tables.rooms[room.index()].turns });
            }
            game.lay(state, room, node, turn % 6);
        }
    }

    fn players(&mut self, state: &mut State, json: &Value) {
        let game = self.game;
        let players = self.list(json, "players");
        if players.len() != state.players as usize {
            self.problems.push(ReadError::Players { n: state.players });
        }
        for (seat, json) in players.iter().take(state.players as usize).enumerate() {
            let name = |field: &str| format!("players[{seat}].{field}");
            let mut player = crate::state::Player::default();
            for (at, category) in CATEGORIES.iter().enumerate().take(SOURCES) {
                match json["points"][category.id].as_i64().and_then(|n| i16::try_from(n).ok()) {
                    Some(n) => player.points[at] = n,
                    None => {
                        self.problems.push(ReadError::Points { name: name("points"), category: category.id });
                    }
                }
            }
            let explorer =
                self.id(&json["explorer"], &name("explorer"), Expected::Place, |id| game.tables.node(id));
            player.explorer = explorer.unwrap_or(Node::OUTSIDE);
            let find = |id: &str| game.tables.river.iter().position(|place| place.id == id);
            player.pirogue =
                self.id(&json["pirogue"], &name("pirogue"), Expected::Site, find).unwrap_or(0) as u8;
            player.tent = self.flag(&json["tent"], &name("tent"));
            player.passages = self.number(&json["passages"], &name("passages"), 250);
            player.backpack = self.counts(&json["backpack"], &name("backpack"), &game.tables.colours);
            player.camp = self.counts(&json["camp"], &name("camp"), &game.tables.colours);
            player.treasures = self.counts(&json["treasures"], &name("treasures"), &game.tables.treasures);
            player.shown =
                self.counts(&json["treasures_seen"], &name("treasures_seen"), &game.tables.treasures);
            player.hand = self.kinds(&json["hand"], &name("hand"));
            player.tiles = self.tiles(&json["tiles"], &name("tiles"));
            state.seats[seat] = player;
        }
    }

    /// Spots name their owners; flags and full rooms follow from them.
    fn spots(&mut self, state: &mut State, json: &Value) {
        let game = self.game;
        state.spots = [0; MAX_ROOMS];
        state.full = 0;
        let Some(object) = json.as_object() else {
            self.problems.push(ReadError::Spots);
            return;
        };
        for (id, owners) in object {
            let Some(room) = game.tables.room(id) else {
                self.problems.push(ReadError::NoRoom { id: id.clone() });
                continue;
            };
            let owners = self.list(owners, "spots");
            if owners.len() != game.tables.rooms[room.index()].spots.len() {
                self.problems.push(ReadError::Owners { id: id.clone() });
                continue;
            }
            for (spot, owner) in owners.iter().enumerate().take(MAX_SPOTS) {
                match owner.as_u64() {
                    Some(seat) if seat < u64::from(state.players) => {
                        state.spots[room.index()] |= (seat as u16 + 1) << (3 * spot);
                    }
                    None if owner.is_null() => {}
                    _ => self.problems.push(ReadError::NoSeat { id: id.clone(), value: owner.to_string() }),
                }
            }
        }
        let (flags, full) = game.flags_of(state);
        for (player, flags) in state.seats.iter_mut().zip(flags) {
            player.flags = flags;
        }
        state.full = full;
    }

    fn frame(&mut self, json: &Value) -> Option<Frame> {
        let game = self.game;
        let name = json["frame"].as_str().unwrap_or_default();
        if let Some(plain) = PLAIN.iter().find(|plain| plain.0 == name) {
            return Some(plain.1);
        }
        let node = |id: &str| game.tables.node(id);
        Some(match name {
            "start_keys" => Frame::StartKeys(self.number(&json["seat"], "stack seat", 3)),
            "sail" => {
                let find = |id: &str| game.tables.river.iter().position(|place| place.id == id);
                let at = self.id(&json["at"], "stack at", Expected::River, find)? as u8;
                Frame::Sail {
                    tile: self.id(&json["tile"], "stack tile", Expected::Tile, |id| game.tables.tile(id))?,
                    at,
                }
            }
            "delivery" => {
                let mut types = 0;
                for value in self.list(&json["types"], "stack types") {
                    types |= 1
                        << self
                            .id(value, "stack types", Expected::Treasure, |id| game.tables.treasure(id))?
                            .0;
                }
                Frame::Delivery {
                    by_card: self.flag(&json["by_card"], "stack by_card"),
                    bonus: self.number(&json["bonus"], "stack bonus", 255),
                    many: self.flag(&json["many"], "stack many"),
                    types,
                }
            }
            "use_tile" => {
                let tile = self.id(&json["tile"], "stack tile", Expected::Tile, |id| game.tables.tile(id))?;
                let mut left = 0;
                for part in self.list(&json["left"], "stack left") {
                    left |= 1 << self.number(part, "stack left", 7);
                }
                Frame::UseTile { tile, left }
            }
            "take_key" => Frame::TakeKey {
                backpack: self.flag(&json["backpack"], "stack backpack"),
                colour: match &json["colour"] {
                    Value::Null => NONE,
                    colour => self
                        .id(colour, "stack colour", Expected::Colour, |id| game.tables.colour(id))
                        .map(|c: Colour| c.0)?,
                },
            },
            "turn" => Frame::Turn(self.number(&json["pile"], "stack pile", 3).checked_sub(1)?),
            "look" => Frame::Look(self.id(&json["stock"], "stack stock", Expected::Stock, stock)?),
            "keep" => Frame::Keep(self.id(&json["stock"], "stack stock", Expected::Stock, stock)?),
            "place" => {
                Frame::Place(self.id(&json["room"], "stack room", Expected::Room, |id| game.tables.room(id))?)
            }
            "way" => Frame::Way {
                node: self.id(&json["place"], "stack place", Expected::Place, node)?,
                cards: self.number(&json["cards"], "stack cards", 20),
            },
            "choose_spot" => {
                Frame::ChooseSpot(self.id(&json["place"], "stack place", Expected::Place, node)?)
            }
            "gain" => Frame::Gain {
                room: self.id(&json["room"], "stack room", Expected::Room, |id| game.tables.room(id))?,
                spot: self.number(&json["spot"], "stack spot", MAX_SPOTS as u64).checked_sub(1)?,
                at: self.number(&json["at"], "stack at", 20),
            },
            _ => {
                self.problems.push(ReadError::NoFrame { value: json["frame"].to_string() });
                return None;
            }
        })
    }

    fn pile(&mut self, json: &Value, stock: Stock) -> Pile {
        let game = self.game;
        let name = stock_id(stock);
        let unknown = self.number(&json["unknown"], &name, 250);
        let mut pile = Pile { unknown, looker: self.number(&json["looker"], &name, 3), ..Pile::default() };
        let top = self.list(&json["top"], &name);
        if top.len() > 3 {
            self.problems.push(ReadError::Tops { name: name.clone() });
        }
        for value in top.iter().take(3) {
            let find = |id: &str| match stock {
                Stock::Treasures(_) => game.tables.treasure(id).map(|t| t.0),
                Stock::Cards => game.tables.kind(id).map(|kind: Kind| kind.0),
                Stock::LightRooms => game.tables.room(id).map(|room| room.0),
            };
            let Some(token) = self.id(&value["token"], &name, Expected::Token, find) else { continue };
            let mut who = 0;
            for seat in self.list(&value["known_by"], &name) {
                who |= 1 << self.number(seat, &name, 3);
            }
            pile.top.push(Known { token, who });
        }
        pile
    }

    fn number(&mut self, json: &Value, name: &str, most: u64) -> u8 {
        match json.as_u64() {
            Some(n) if n <= most => n as u8,
            _ => {
                self.problems.push(ReadError::Number { name: name.into(), most, value: json.to_string() });
                0
            }
        }
    }

    fn flag(&mut self, json: &Value, name: &str) -> bool {
        json.as_bool().unwrap_or_else(|| {
            self.problems.push(ReadError::Flag { name: name.into(), value: json.to_string() });
            false
        })
    }

    fn list<'v>(&mut self, json: &'v Value, name: &str) -> &'v [Value] {
        json.as_array().map_or_else(
            || {
                self.problems.push(ReadError::List { name: name.into() });
                &[][..]
            },
            Vec::as_slice,
        )
    }

    fn id<T>(
        &mut self,
        json: &Value,
        name: &str,
        what: Expected,
        find: impl Fn(&str) -> Option<T>,
    ) -> Option<T> {
        let found = json.as_str().and_then(find);
        if found.is_none() {
            self.problems.push(ReadError::Id { name: name.into(), value: json.to_string(), what });
        }
        found
    }

    fn counts<const N: usize>(&mut self, json: &Value, name: &str, rows: &[Counted]) -> [u8; N] {
        let mut counts = [0; N];
        for (at, row) in rows.iter().enumerate().take(N) {
            counts[at] = self.number(&json[row.id.as_str()], &format!("{name}.{}", row.id), 200);
        }
        counts
    }

    fn kinds<const N: usize>(&mut self, json: &Value, name: &str) -> [u8; N] {
        let mut counts = [0; N];
        let Some(object) = json.as_object() else {
            self.problems.push(ReadError::Cards { name: name.into() });
            return counts;
        };
        for (id, n) in object {
            match self.game.tables.kind(id) {
                Some(kind) => counts[kind.index()] = self.number(n, &format!("{name}.{id}"), 200),
                None => self.problems.push(ReadError::NoCard { name: name.into(), id: id.clone() }),
            }
        }
        counts
    }

    fn tiles(&mut self, json: &Value, name: &str) -> u32 {
        let game = self.game;
        let mut set = 0;
        for value in self.list(json, name) {
            let Some(tile) = self.id(value, name, Expected::Tile, |id| game.tables.tile(id)) else {
                continue;
            };
            if set & (1 << tile.0) != 0 {
                self.problems.push(ReadError::Twice { name: name.into(), value: value.to_string() });
            }
            set |= 1 << tile.0;
        }
        set
    }

    fn rooms(&mut self, json: &Value, name: &str) -> u64 {
        let game = self.game;
        let mut set = 0;
        for value in self.list(json, name) {
            let Some(room) = self.id(value, name, Expected::Room, |id| game.tables.room(id)) else {
                continue;
            };
            if set & (1 << room.0) != 0 {
                self.problems.push(ReadError::Twice { name: name.into(), value: value.to_string() });
            }
            set |= 1 << room.0;
        }
        set
    }
}

fn stock(id: &str) -> Option<Stock> {
    match id {
        "cards" => Some(Stock::Cards),
        "light-rooms" => Some(Stock::LightRooms),
        _ => {
            let pile: u8 = id.strip_prefix("pile-")?.parse().ok()?;
            (1..=3).contains(&pile).then(|| Stock::Treasures(pile - 1))
        }
    }
}
