//! Positions and views as plain JSON with readable ids, and back.

use kernel::{Problems, Seat};
use serde_json::{Map, Value, json};

use crate::Tikal;
use crate::game::CATEGORIES;
use crate::grid::DIRECTIONS;
use crate::ids::{Colour, Kind, MAX_ROOMS, MAX_SPOTS, NONE, Node, Room, Tile, members};
use crate::notation::stock_id;
use crate::setup::Setup;
use crate::state::{Frame, Known, OPEN, Pile, SOURCES, State, Stock};
use crate::tables::Counted;
use crate::view::View;

impl Tikal {
    pub(crate) fn save_state(&self, state: &State) -> Value {
        self.write(state, None)
    }

    pub(crate) fn save_view(&self, view: &View) -> Value {
        self.write(&view.known, Some(view))
    }

    fn write(&self, state: &State, view: Option<&View>) -> Value {
        let tables = &self.tables;
        let setup = Setup { players: state.players, variants: state.variants };
        let mut sites = Map::new();
        for (site, &set) in state.sites.iter().enumerate() {
            sites.insert(tables.river[tables.sites[site] as usize].id.clone(), self.tile_ids(set));
        }
        let mut temple = Map::new();
        for (id, node) in &tables.spaces {
            if let Some(room) = state.room_in(*node) {
                temple.insert(id.clone(), self.write_laid(state, room, view.is_some()));
            }
        }
        let mut spots = Map::new();
        for (at, room) in tables.rooms.iter().enumerate() {
            if state.spots[at] != 0 {
                let owners = (0..room.spots.len() as u8).map(|spot| state.spot_owner(Room(at as u8), spot));
                spots.insert(room.id.clone(), owners.collect::<Vec<Option<u8>>>().into());
            }
        }
        let top =
            |room: u8| if room == NONE { Value::Null } else { tables.rooms[room as usize].id.clone().into() };
        let room_set = |set: u64| members(set).map(top).collect::<Vec<Value>>();
        let players: Vec<Value> =
            (0..state.players).map(|seat| self.write_player(state, seat, view)).collect();
        let mut object = json!({
            "setup": setup,
            "round": state.round,
            "last_turns": state.last,
            "turn": state.turn,
            "active": state.active,
            "stack": state.stack.iter().map(|&frame| self.write_frame(frame)).collect::<Vec<Value>>(),
            "wheel": state.wheel,
            "tiles_to_deal": self.tile_ids(state.tile_bag),
            "sites": sites,
            "keys": counts(&tables.colours, &state.keys),
            "passages": state.passages,
            "treasures": {
                "unseen": counts(&tables.treasures, &state.treasure_bag),
                "piles": (0..state.pile_count() as u8)
                    .map(|pile| self.write_pile(state, Stock::Treasures(pile)))
                    .collect::<Vec<Value>>(),
                "open": state.open.iter().map(|&t| tables.treasures[t as usize].id.clone()).collect::<Vec<_>>(),
                "delivered": counts(&tables.treasures, &state.delivered),
            },
            "cards": {
                "unseen": self.kind_counts(&state.card_bag),
                "deck": self.write_pile(state, Stock::Cards),
                "discard": self.kind_counts(&state.discard),
            },
            "light_rooms": {
                "unseen": room_set(state.light_bag),
                "stack": self.write_pile(state, Stock::LightRooms),
            },
            "sanctuaries": { "next": top(state.next_sanctuary), "unseen": room_set(state.sanctuary_bag) },
            "temple": temple,
            "spots": spots,
            "players": players,
        });
        if let (Some(view), Some(object)) = (view, object.as_object_mut()) {
            let viewer = match view.viewer {
                kernel::Viewer::Seat(seat) => Value::from(seat.0),
                kernel::Viewer::Spectator => Value::from("spectator"),
            };
            object.insert("viewer".into(), viewer);
            let prices = (0..tables.treasures.len()).map(|at| {
                let price = state.price(&tables.wheel, crate::ids::Treasure(at as u8));
                (tables.treasures[at].id.clone(), Value::from(price))
            });
            object.insert("prices".into(), Value::Object(prices.collect()));
        }
        object
    }

    fn write_laid(&self, state: &State, room: Room, with_doors: bool) -> Value {
        let turn = state.rotation.get(room.index()).copied().unwrap_or(0);
        let info = &self.tables.rooms[room.index()];
        let mut laid = json!({ "room": info.id, "turn": turn });
        if with_doors {
            let sides =
                members(u64::from(self.tables.doors(room, turn))).map(|side| DIRECTIONS[side as usize]);
            laid["doors"] = sides.collect::<Vec<&str>>().into();
        }
        laid
    }

    fn write_player(&self, state: &State, seat: u8, view: Option<&View>) -> Value {
        let tables = &self.tables;
        let player = &state.seats[seat as usize];
        let points = CATEGORIES.iter().zip(player.points).map(|(c, n)| (c.id.to_string(), Value::from(n)));
        let mut object = json!({
            "points": Value::Object(points.collect()),
            "explorer": tables.node_id(player.explorer),
            "pirogue": tables.river[player.pirogue as usize].id,
            "tent": player.tent,
            "passages": player.passages,
            "backpack": counts(&tables.colours, &player.backpack),
            "camp": counts(&tables.colours, &player.camp),
            "treasures": counts(&tables.treasures, &player.treasures),
            "treasures_seen": counts(&tables.treasures, &player.shown),
            "hand": self.kind_counts(&player.hand),
            "tiles": self.tile_ids(player.tiles),
        });
        if let Some(view) = view {
            object["score"] = player.score().into();
            object["flags_left"] =
                (i32::from(tables.numbers.flags) - player.flags.count_ones() as i32).into();
            object["camp_count"] = player.camp.iter().sum::<u8>().into();
            object["treasure_count"] = view.treasures[seat as usize].into();
            object["hand_count"] = view.hands[seat as usize].into();
            if !view.viewer.is(Seat(seat)) {
                // What everybody saw being taken stays known; the rest is only a number.
                object["camp_keys_seen"] = object["camp"].take();
                object["treasures"] = Value::Null;
                object["hand"] = Value::Null;
            }
        }
        object
    }

    fn write_pile(&self, state: &State, stock: Stock) -> Value {
        let pile = state.pile(stock);
        let top = pile.top.iter().map(|known| {
            let token =
                if known.token == NONE { Value::Null } else { self.token_id(stock, known.token).into() };
            json!({ "token": token, "known_by": members(u64::from(known.who)).collect::<Vec<u8>>() })
        });
        json!({ "unknown": pile.unknown, "looker": pile.looker, "top": top.collect::<Vec<Value>>() })
    }

    fn write_frame(&self, frame: Frame) -> Value {
        let tables = &self.tables;
        let node = |node: Node| tables.node_id(node).to_string();
        let tile = |tile: Tile| tables.tiles[tile.index()].id.clone();
        let room = |room: Room| tables.rooms[room.index()].id.clone();
        match frame {
            Frame::StartKeys(seat) => json!({ "frame": "start_keys", "seat": seat }),
            Frame::Sail { tile: to, at } => {
                json!({ "frame": "sail", "tile": tile(to), "at": tables.river[at as usize].id })
            }
            Frame::Delivery { by_card, bonus, many, types } => {
                let types: Vec<&String> =
                    members(u64::from(types)).map(|t| &tables.treasures[t as usize].id).collect();
                json!({ "frame": "delivery", "by_card": by_card, "bonus": bonus, "many": many, "types": types })
            }
            Frame::UseTile { tile: used, left } => {
                json!({ "frame": "use_tile", "tile": tile(used), "left": members(u64::from(left)).collect::<Vec<u8>>() })
            }
            Frame::TakeKey { backpack, colour } => {
                let colour = tables.colours.get(colour as usize).map(|colour| &colour.id);
                json!({ "frame": "take_key", "backpack": backpack, "colour": colour })
            }
            Frame::Turn(pile) => json!({ "frame": "turn", "pile": pile + 1 }),
            Frame::Look(stock) => json!({ "frame": "look", "stock": stock_id(stock) }),
            Frame::Keep(stock) => json!({ "frame": "keep", "stock": stock_id(stock) }),
            Frame::Place(placed) => json!({ "frame": "place", "room": room(placed) }),
            Frame::Way { node: to, cards } => json!({ "frame": "way", "place": node(to), "cards": cards }),
            Frame::ChooseSpot(at) => json!({ "frame": "choose_spot", "place": node(at) }),
            Frame::Gain { room: from, spot, at } => {
                json!({ "frame": "gain", "room": room(from), "spot": spot + 1, "at": at })
            }
            plain => json!({ "frame": plain_name(plain) }),
        }
    }

    fn tile_ids(&self, set: u32) -> Value {
        members(u64::from(set))
            .map(|tile| self.tables.tiles[tile as usize].id.clone())
            .collect::<Vec<_>>()
            .into()
    }

    fn kind_counts(&self, kinds: &[u8]) -> Value {
        let some = self.tables.kinds.iter().zip(kinds).filter(|(_, n)| **n > 0);
        Value::Object(some.map(|(kind, n)| (kind.id.clone(), Value::from(*n))).collect())
    }

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
                    reader.problems.push("the position is not an object");
                }
                Err(reader.problems)
            }
        }
    }
}

fn counts(rows: &[Counted], n: &[u8]) -> Value {
    Value::Object(rows.iter().zip(n).map(|(row, n)| (row.id.clone(), Value::from(*n))).collect())
}

const PLAIN: [(&str, Frame); 11] = [
    ("over", Frame::Over),
    ("wheel", Frame::Wheel),
    ("next_sanctuary", Frame::NextSanctuary),
    ("deal", Frame::Deal),
    ("first_open", Frame::FirstOpen),
    ("before", Frame::Before),
    ("forest", Frame::Forest),
    ("choose_pile", Frame::ChoosePile),
    ("refill", Frame::Refill),
    ("explore", Frame::Explore),
    ("after", Frame::After),
];

fn plain_name(frame: Frame) -> &'static str {
    PLAIN.iter().find(|plain| plain.1 == frame).map_or("", |plain| plain.0)
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
            Err(problems) => {
                self.problems.0.extend(problems.0);
                return None;
            }
        };
        let mut state = game.begin(&setup);
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
            self.problems.push(format!("{field:?} is no field of a position"));
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
            self.problems.push("stack: at most 12 frames");
        }
        for frame in stack.iter().take(12) {
            if let Some(frame) = self.frame(frame) {
                state.stack.push(frame);
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
            self.problems.push(format!("treasures.piles: there must be {}", state.pile_count()));
        }
        for (at, pile) in piles.iter().take(state.pile_count()).enumerate() {
            state.piles[at] = self.pile(pile, Stock::Treasures(at as u8));
        }
        state.open.clear();
        let mut open: Vec<u8> = Vec::new();
        for value in self.list(&treasures["open"], "treasures.open").iter().take(OPEN) {
            open.extend(
                self.id(value, "treasures.open", "treasure", |id| game.tables.treasure(id)).map(|t| t.0),
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
                .id(next, "sanctuaries.next", "room", |id| game.tables.room(id))
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
            self.problems.push("temple must be an object of spaces");
            return;
        };
        let mut seen = 0_u64;
        for (space, laid) in object {
            let node = game.tables.node(space).filter(|node| node.index() < crate::ids::MAX_SPACES);
            let Some(node) = node else {
                self.problems.push(format!("temple: {space:?} is no space"));
                continue;
            };
            let turn = self.number(&laid["turn"], "temple turn", 5);
            let Some(room) = self.id(&laid["room"], "temple", "room", |id| game.tables.room(id)) else {
                continue;
            };
            if room.0 > game.tables.treasure_room.0 || seen & (1 << room.0) != 0 {
                self.problems.push(format!("temple.{space}: that room does not belong here"));
                continue;
            }
            seen |= 1 << room.0;
            if turn >= game.tables.rooms[room.index()].turns {
                self.problems.push(format!(
                    "temple.{space}: turn must be below {}",
                    game.tables.rooms[room.index()].turns
                ));
            }
            game.lay(state, room, node, turn % 6);
        }
    }

    fn players(&mut self, state: &mut State, json: &Value) {
        let game = self.game;
        let players = self.list(json, "players");
        if players.len() != state.players as usize {
            self.problems.push(format!("players: there must be {}", state.players));
        }
        for (seat, json) in players.iter().take(state.players as usize).enumerate() {
            let name = |field: &str| format!("players[{seat}].{field}");
            let mut player = crate::state::Player::default();
            for (at, category) in CATEGORIES.iter().enumerate().take(SOURCES) {
                match json["points"][category.id].as_i64().and_then(|n| i16::try_from(n).ok()) {
                    Some(n) => player.points[at] = n,
                    None => {
                        self.problems.push(format!("{}: {} must be a number", name("points"), category.id))
                    }
                }
            }
            let explorer = self.id(&json["explorer"], &name("explorer"), "place", |id| game.tables.node(id));
            player.explorer = explorer.unwrap_or(Node::OUTSIDE);
            let find = |id: &str| game.tables.river.iter().position(|place| place.id == id);
            player.pirogue = self.id(&json["pirogue"], &name("pirogue"), "site", find).unwrap_or(0) as u8;
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
            self.problems.push("spots must be an object of rooms");
            return;
        };
        for (id, owners) in object {
            let Some(room) = game.tables.room(id) else {
                self.problems.push(format!("spots: {id:?} is no room"));
                continue;
            };
            let owners = self.list(owners, "spots");
            if owners.len() != game.tables.rooms[room.index()].spots.len() {
                self.problems.push(format!("spots.{id}: name the owner of every spot, or null"));
                continue;
            }
            for (spot, owner) in owners.iter().enumerate().take(MAX_SPOTS) {
                match owner.as_u64() {
                    Some(seat) if seat < u64::from(state.players) => {
                        state.spots[room.index()] |= (seat as u16 + 1) << (3 * spot);
                    }
                    None if owner.is_null() => {}
                    _ => self.problems.push(format!("spots.{id}: {owner} is no seat")),
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
                let at = self.id(&json["at"], "stack at", "place of the river", find)? as u8;
                Frame::Sail {
                    tile: self.id(&json["tile"], "stack tile", "tile", |id| game.tables.tile(id))?,
                    at,
                }
            }
            "delivery" => {
                let mut types = 0;
                for value in self.list(&json["types"], "stack types") {
                    types |= 1 << self.id(value, "stack types", "treasure", |id| game.tables.treasure(id))?.0;
                }
                Frame::Delivery {
                    by_card: self.flag(&json["by_card"], "stack by_card"),
                    bonus: self.number(&json["bonus"], "stack bonus", 20),
                    many: self.flag(&json["many"], "stack many"),
                    types,
                }
            }
            "use_tile" => {
                let tile = self.id(&json["tile"], "stack tile", "tile", |id| game.tables.tile(id))?;
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
                        .id(colour, "stack colour", "colour", |id| game.tables.colour(id))
                        .map(|c: Colour| c.0)?,
                },
            },
            "turn" => Frame::Turn(self.number(&json["pile"], "stack pile", 3).checked_sub(1)?),
            "look" => Frame::Look(self.id(&json["stock"], "stack stock", "stock", stock)?),
            "keep" => Frame::Keep(self.id(&json["stock"], "stack stock", "stock", stock)?),
            "place" => Frame::Place(self.id(&json["room"], "stack room", "room", |id| game.tables.room(id))?),
            "way" => Frame::Way {
                node: self.id(&json["place"], "stack place", "place", node)?,
                cards: self.number(&json["cards"], "stack cards", 20),
            },
            "choose_spot" => Frame::ChooseSpot(self.id(&json["place"], "stack place", "place", node)?),
            "gain" => Frame::Gain {
                room: self.id(&json["room"], "stack room", "room", |id| game.tables.room(id))?,
                spot: self.number(&json["spot"], "stack spot", MAX_SPOTS as u64).checked_sub(1)?,
                at: self.number(&json["at"], "stack at", 20),
            },
            _ => {
                self.problems.push(format!("stack: {} is no frame", json["frame"]));
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
            self.problems.push(format!("{name}: at most three tokens on top are known"));
        }
        for value in top.iter().take(3) {
            let find = |id: &str| match stock {
                Stock::Treasures(_) => game.tables.treasure(id).map(|t| t.0),
                Stock::Cards => game.tables.kind(id).map(|kind: Kind| kind.0),
                Stock::LightRooms => game.tables.room(id).map(|room| room.0),
            };
            let Some(token) = self.id(&value["token"], &name, "token", find) else { continue };
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
                self.problems.push(format!("{name} must be a number from 0 to {most}, found {json}"));
                0
            }
        }
    }

    fn flag(&mut self, json: &Value, name: &str) -> bool {
        json.as_bool().unwrap_or_else(|| {
            self.problems.push(format!("{name} must be true or false, found {json}"));
            false
        })
    }

    fn list<'v>(&mut self, json: &'v Value, name: &str) -> &'v [Value] {
        json.as_array().map_or_else(
            || {
                self.problems.push(format!("{name} must be a list"));
                &[][..]
            },
            Vec::as_slice,
        )
    }

    fn id<T>(&mut self, json: &Value, name: &str, what: &str, find: impl Fn(&str) -> Option<T>) -> Option<T> {
        let found = json.as_str().and_then(find);
        if found.is_none() {
            self.problems.push(format!("{name}: {json} is no {what}"));
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
            self.problems.push(format!("{name} must be an object of cards"));
            return counts;
        };
        for (id, n) in object {
            match self.game.tables.kind(id) {
                Some(kind) => counts[kind.index()] = self.number(n, &format!("{name}.{id}"), 200),
                None => self.problems.push(format!("{name}: {id:?} is no card")),
            }
        }
        counts
    }

    fn tiles(&mut self, json: &Value, name: &str) -> u32 {
        let game = self.game;
        let mut set = 0;
        for value in self.list(json, name) {
            let Some(tile) = self.id(value, name, "tile", |id| game.tables.tile(id)) else { continue };
            if set & (1 << tile.0) != 0 {
                self.problems.push(format!("{name}: {value} is named twice"));
            }
            set |= 1 << tile.0;
        }
        set
    }

    fn rooms(&mut self, json: &Value, name: &str) -> u64 {
        let game = self.game;
        let mut set = 0;
        for value in self.list(json, name) {
            let Some(room) = self.id(value, name, "room", |id| game.tables.room(id)) else { continue };
            if set & (1 << room.0) != 0 {
                self.problems.push(format!("{name}: {value} is named twice"));
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
