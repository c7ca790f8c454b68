//! The evaluation of positions of Tikal II.
//!
//! Points already certain, sets of keys and altars that will be scored again, treasures waiting for a
//! seaplane, keys by the doors they open, and above all the rooms the explorer can reach. Work pending in
//! the middle of a turn is valued at its expected gain.
#![expect(clippy::cast_precision_loss, reason = "counts and scores are small; estimates need no more digits")]

mod deeds;
mod features;
mod study;

use std::hash::Hash;

use crate::Tikal;
use crate::action::Action;
use crate::ids::{COLOURS, MAX_ROOMS, Node, Room, members};
use crate::rules::CATEGORIES;
use crate::state::{Frame, Player, State, Stock};
use crate::tables::{RoomKind, Tables};
use crate::temple::Walls;
use crate::verb::{Moment, Verb};
use kernel::Game;
use serde::Deserialize;

use bots::Character;
use bots::Marker;
use bots::Search;
use bots::learn::Vocabulary;
use bots::{Playable, Scores, Value};

use self::deeds::Deeds;
use self::features::{Features, PHASES};

#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
struct Weights {
    things: Things,
    effects: Effects,
    future: Future,
    search: Search,
}

#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
struct Things {
    treasure: f32,
    pair: f32,
    colour: f32,
    further: f32,
    no_key: f32,
    passage: f32,
    tent: f32,
    card: f32,
}

#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Effects {
    pub(crate) key: f32,
    pub(crate) light_room: f32,
    pub(crate) sanctuary: f32,
    pub(crate) passage: f32,
    pub(crate) treasure: f32,
    pub(crate) card: f32,
    pub(crate) doors: f32,
}

#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
struct Future {
    rooms: [f32; 6],
    distant: f32,
    again: f32,
    turn: f32,
    spread: f32,
}

/// The estimate of Tikal's positions, for one set of tables.
pub struct TikalValue {
    w: Weights,
    /// Value of each spot of each room.
    spots: Vec<Vec<f32>>,
    /// Doors and their colour, for light rooms.
    doors: [(u8, u8); MAX_ROOMS],
    /// Value of each part of each tile.
    tiles: Vec<Vec<f32>>,
    /// Kinds of card that score at the end.
    final_cards: u16,
    secret: u64,
    features: Features,
    deeds: Deeds,
}

impl Playable for Tikal {
    type Value = TikalValue;

    const WEIGHTS: &'static str = include_str!("../../bot/weights.toml");
    const NET: Option<&'static [u8]> = Some(include_bytes!("../../bot/tikal.net"));
    const SETUPS: &'static [&'static str] = &[
        r#"{"players":2}"#,
        r#"{"players":2}"#,
        r#"{"players":3}"#,
        r#"{"players":4}"#,
        r#"{"players":2,"variants":["more_control"]}"#,
        r#"{"players":3,"variants":["short_game"]}"#,
    ];
    const FIXED: &'static [&'static str] = &["future.turn", "future.spread"];

    fn value(&self, weights: &str) -> Result<TikalValue, toml::de::Error> {
        Ok(TikalValue::new(&self.tables, toml::from_str(weights)?))
    }
}

impl TikalValue {
    /// Computes the values of tiles and spots.
    fn new(t: &Tables, w: Weights) -> Self {
        let worth = |verb: &Verb| verb.worth(&w.effects);
        let spots = t
            .rooms
            .iter()
            .map(|room| room.spots.iter().map(|spot| spot.verbs.iter().map(worth).sum()).collect())
            .collect();
        let tiles = t.tiles.iter().map(|tile| tile.verbs.iter().map(worth).collect()).collect();
        let mut doors = [(0, 0); MAX_ROOMS];
        for (at, room) in t.rooms.iter().enumerate() {
            if let (RoomKind::Printed | RoomKind::Stack, Some(colour)) = (room.kind, room.colour) {
                doors[at] = (room.doors.count_ones() as u8, colour.0);
            }
        }
        let final_cards = t
            .kinds
            .iter()
            .enumerate()
            .filter(|(_, kind)| kind.verb.moment() == Some(Moment::End))
            .fold(0, |set, (at, _)| set | 1 << at);
        TikalValue {
            spots,
            doors,
            tiles,
            final_cards,
            secret: t.secret_nodes(),
            w,
            features: Features::new(t),
            deeds: Deeds::new(t),
        }
    }

    /// The number of turns a seat still has, without the current one, and whether the current turn is its own.
    fn turns_left(state: &State, seat: usize) -> (f32, bool) {
        let players = usize::from(state.players.max(1));
        let running = usize::from(state.active) == seat && state.stack.contains(&Frame::After);
        if state.last {
            let others = (players - 1).max(1) as f32;
            let to_come = (players as f32 - f32::from(state.turn)) / others;
            return (if usize::from(state.active) == seat { 0.0 } else { to_come.clamp(0.0, 1.0) }, running);
        }
        let open: u32 = state.sites.iter().map(|set| set.count_ones()).sum();
        let taken: u32 = state.seats[..players].iter().map(|player| player.tiles.count_ones()).sum();
        let round = (open + taken + state.tile_bag.count_ones()) as f32 / players as f32;
        let mut left = round - state.seats[seat].tiles.count_ones() as f32;
        let to_take = |frame: &Frame| matches!(frame, Frame::Before | Frame::Sail { .. });
        if running && state.stack.iter().any(to_take) {
            left -= 1.0;
        }
        (left + 1.0 + if state.round == 1 { round } else { 0.0 }, running)
    }

    fn expected(&self, game: &Tikal, state: &State, seat: usize, total: f32) -> f32 {
        if state.top() == Frame::Over && !state.stack.is_empty() {
            return total;
        }
        let (turns, running) = Self::turns_left(state, seat);
        // The running turn counts until it ends.
        let running = if running { self.w.future.turn } else { 0.0 };
        let worth = self.player(game, state, seat, total, turns) + running;
        worth + if usize::from(state.active) == seat { self.pending(state) } else { 0.0 }
    }

    fn player(&self, game: &Tikal, state: &State, seat: usize, total: f32, turns: f32) -> f32 {
        let p = &state.seats[seat];
        let future = &self.w.future;
        let mut worth = total + future.turn * turns;
        if state.round == 1 {
            worth += future.again * f32::from(game.key_points(&p.camp));
        }
        worth + self.things(state, p, turns) + self.rooms(game, state, p, turns)
    }

    fn things(&self, state: &State, p: &Player, turns: f32) -> f32 {
        let things = &self.w.things;
        let time = (turns / 3.0).min(1.0);
        let mut worth = 0.0;
        for &n in &p.treasures {
            let n = f32::from(n);
            worth += time * (things.treasure * n + things.pair * n * (n - 1.0).max(0.0) / 2.0);
        }
        let colours = p.backpack.iter().filter(|&&n| n > 0).count() as f32;
        let keys = f32::from(p.backpack.iter().sum::<u8>());
        worth += things.colour * colours * turns.min(8.0);
        worth += things.further * (keys - colours).min(3.0) * time;
        if keys < 1.0 && !state.last {
            worth -= things.no_key;
        }
        worth += things.passage * f32::from(p.passages) * (0.3 + 0.7 * time);
        if p.tent && !state.last {
            worth += things.tent;
        }
        for (kind, &n) in p.hand.iter().enumerate() {
            if self.final_cards & (1 << kind) == 0 {
                worth += things.card * f32::from(n) * (0.2 + 0.8 * time);
            }
        }
        worth
    }

    /// Value of the rooms the explorer can still excavate.
    fn rooms(&self, game: &Tikal, state: &State, p: &Player, turns: f32) -> f32 {
        let t = &game.tables;
        let mut doors = [0_u8; COLOURS];
        for node in members(p.flags & state.doors.laid) {
            let (n, colour) = self.doors[usize::from(state.laid[usize::from(node)])];
            doors[usize::from(colour)] += n;
        }
        let walls = Walls::new(&t.grid, &state.doors, p.key_set(), self.secret);
        let reach = walls.reach(p.explorer, p.passages);
        let future = &self.w.future;
        let mut best = [0.0_f32; 6];
        let mut distant = 0.0;
        for node in members((state.doors.laid | self.secret) & !p.flags) {
            let node = Node(node);
            let room = if node.is_secret() { t.secret_room(node) } else { Room(state.laid[node.index()]) };
            let Some(spot) = self.spot(state, room) else { continue };
            let (n, colour) = self.doors[room.index()];
            let light = if n > 0 { n + doors[usize::from(colour)] } else { 0 };
            let mut gain = spot + f32::from(light);
            match reach.distance(node) {
                Some(passages) => {
                    gain -= f32::from(passages) * self.w.things.passage;
                    // Keeps the best ones in order.
                    for slot in &mut best {
                        if gain > *slot {
                            std::mem::swap(slot, &mut gain);
                        }
                    }
                }
                None => distant += gain,
            }
        }
        let mut left = turns;
        let mut worth = future.distant * distant * (turns / 8.0).min(1.0);
        for (gain, share) in best.iter().zip(future.rooms) {
            let time = left.clamp(0.0, 1.0);
            worth += gain * share * time;
            left -= 1.0;
        }
        worth
    }

    /// The best spot that is free in a room.
    fn spot(&self, state: &State, room: Room) -> Option<f32> {
        let spots = &self.spots[room.index()];
        let free = (0..spots.len()).filter(|&spot| state.spot_owner(room, spot as u8).is_none());
        free.map(|spot| spots[spot]).reduce(f32::max)
    }

    fn pending(&self, state: &State) -> f32 {
        let e = &self.w.effects;
        let frame = |frame: &Frame| match *frame {
            Frame::UseTile { tile, left } => {
                let parts = self.tiles[tile.index()].iter().enumerate();
                parts.filter(|&(at, _)| left & (1 << at) != 0).map(|(_, worth)| worth).sum()
            }
            // The points on a tile under way are certain.
            Frame::Sail { tile, .. } => self.tiles[tile.index()].iter().sum(),
            Frame::TakeKey { .. } | Frame::ChoosePile => {
                Verb::waiting(*frame).map_or(0.0, |verb| verb.worth(e))
            }
            Frame::Refill | Frame::Turn(_) => e.treasure,
            Frame::Look(stock) | Frame::Keep(stock) => match stock {
                Stock::Treasures(_) => e.treasure,
                Stock::Cards => e.card,
                Stock::LightRooms => e.light_room,
            },
            Frame::Place(_) => e.light_room.min(e.sanctuary),
            Frame::Gain { room, spot, at: 0 } => self.spots[room.index()][usize::from(spot)],
            Frame::Way { .. } | Frame::ChooseSpot(_) => 4.0,
            Frame::Over
            | Frame::Wheel
            | Frame::NextSanctuary
            | Frame::Deal
            | Frame::FirstOpen
            | Frame::StartKeys(_)
            | Frame::Before
            | Frame::Delivery { .. }
            | Frame::Forest
            | Frame::Gain { .. }
            | Frame::Explore
            | Frame::Rescued
            | Frame::After => 0.0,
        };
        state.stack.iter().map(frame).sum()
    }
}

impl Value<Tikal> for TikalValue {
    fn scores(&self, game: &Tikal, state: &State) -> Scores {
        let totals = game.totals(state);
        let mut scores = [0.0; 4];
        for (seat, score) in scores.iter_mut().enumerate().take(usize::from(state.players)) {
            *score = self.expected(game, state, seat, totals[seat] as f32);
        }
        scores
    }

    fn score(&self, game: &Tikal, state: &State, seat: usize) -> f32 {
        self.expected(game, state, seat, game.totals(state)[seat] as f32)
    }

    fn turn(&self) -> f32 {
        self.w.future.turn
    }

    fn ended(&self, before: &State, action: Action, after: &State) -> bool {
        let turn = |state: &State| (state.round, state.last, state.turn);
        action == Action::End || turn(before) != turn(after)
    }

    fn spread(&self, state: &State) -> f32 {
        self.w.future.spread * (0.2 + Self::turns_left(state, usize::from(state.active)).0).sqrt()
    }

    fn mark(&self, state: &State) -> u64 {
        let me = state.me();
        let mut marker = Marker::new(u64::from(me.explorer.0) << 8 | u64::from(me.pirogue));
        marker.add(me.flags);
        marker.add(u64::from(me.tiles) << 32 | u64::from(me.passages) << 8 | u64::from(me.tent));
        marker.bytes(&me.backpack);
        marker.bytes(&me.camp);
        marker.bytes(&me.treasures);
        marker.bytes(&me.hand);
        marker.add(state.doors.laid);
        marker.bytes(&state.laid);
        marker.bytes(&state.rotation);
        for frame in state.stack.iter() {
            frame.hash(&mut marker);
        }
        marker.mark()
    }

    fn theme(&self, action: Action) -> u64 {
        match action {
            Action::Take(tile) => 0x100 | u64::from(tile.0),
            Action::Explore(node, _) => 0x200 | u64::from(node.0),
            Action::Deliver(treasure, _) => 0x300 | u64::from(treasure.0),
            Action::StartKeys(one, two) => 0x10_0000 | u64::from(one.0) << 8 | u64::from(two.0),
            Action::Play(kind) => 0x400 | u64::from(kind.0),
            Action::TentKey => 0x500,
            Action::TentExplore => 0x600,
            _ => 0,
        }
    }

    fn search(&self) -> &Search {
        &self.w.search
    }

    fn outsider(&self, _: &Tikal, _: &State) -> Option<f32> {
        None
    }

    type Basis = ();

    // A player's reach depends on the whole temple.
    fn basis(&self, _state: &State, _seat: usize) -> Option<()> {
        None
    }

    fn vocabulary(&self) -> &Vocabulary {
        &self.features.vocabulary
    }

    fn phases(&self) -> usize {
        PHASES
    }

    fn phase(&self, state: &State) -> usize {
        let (turns, _) = Self::turns_left(state, usize::from(state.active));
        let later = [1.5, 3.5, 6.5, 9.5, 12.5].iter().filter(|&&bound| turns > bound).count();
        PHASES - 1 - later
    }

    fn table_features(&self, game: &Tikal, state: &State, out: &mut Vec<u16>) {
        self.features.table(game, state, out);
    }

    fn seat_features(&self, _game: &Tikal, state: &State, seat: usize, out: &mut Vec<u16>) {
        self.features.seat(state, seat, Self::turns_left(state, seat).0, out);
    }

    fn deeds(&self) -> &Vocabulary {
        &self.deeds.vocabulary
    }

    fn deed(&self, state: &State, action: Action) -> u16 {
        self.deeds.of(state, action)
    }

    fn liked(&self, _game: &Tikal, state: &State, seat: usize, character: Character) -> f32 {
        let points = state.seats[seat].points;
        let lines: &[usize] = match character {
            Character::Explorer => &[0],
            Character::Scholar => &[1, 6],
            Character::Collector => &[4, 5, 7],
            Character::Fighter => &[3, 8],
        };
        lines.iter().map(|&line| f32::from(points[line])).sum()
    }

    fn categories(&self) -> Vec<&'static str> {
        CATEGORIES.iter().map(|category| category.id).collect()
    }
}
