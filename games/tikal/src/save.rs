//! Positions and views as plain JSON with readable ids.

use kernel::Seat;
use serde_json::{Map, Value, json};

use crate::Tikal;
use crate::event::Token;
use crate::grid::DIRECTIONS;
use crate::ids::{NONE, Node, Room, Tile, members};
use crate::notation::stock_id;
use crate::rules::CATEGORIES;
use crate::setup::Setup;
use crate::state::{Frame, State, Stock};
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
            if !view.viewer.is(Seat(seat)) && !state.is_over() {
                // Keys that all players saw being taken stay known; the rest is only a number.
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
            let token = if known.token == NONE {
                Value::Null
            } else {
                self.token_id(Token::of(stock, known.token)).into()
            };
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
}

fn counts(rows: &[Counted], n: &[u8]) -> Value {
    Value::Object(rows.iter().zip(n).map(|(row, n)| (row.id.clone(), Value::from(*n))).collect())
}

/// Frames without parts, by name.
pub(crate) const PLAIN: [(&str, Frame); 12] = [
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
    ("explore_rescued", Frame::Rescued),
    ("after", Frame::After),
];

fn plain_name(frame: Frame) -> &'static str {
    PLAIN.iter().find(|plain| plain.1 == frame).map_or("", |plain| plain.0)
}
