//! The features of a position of Tikal II for a network: small facts about each player and about the shared
//! table.
//!
//! A position here is sampled from a player's view, so everything hidden is only a guess. Components are named by
//! their ids, and tiles and cards have parts that name their effects.

use crate::Tikal;
use crate::ids::{COLOURS, MAX_KINDS, MAX_ROOMS, MAX_TILES, Node, Room, TREASURES, Treasure, members};
use crate::state::{MORE_CONTROL, SHORT_GAME, State};
use crate::tables::{Altar, RoomKind, Tables};
use crate::verb::Verb;

use bots::learn::vocabulary::{NO_FEATURE, Steps, Vocabulary};

/// Phases of a game, by the turns that are left.
pub(super) const PHASES: usize = 6;

/// The numbers of all features for one set of tables.
pub(super) struct Features {
    pub(super) vocabulary: Vocabulary,
    always: u16,
    backpack: [Steps; COLOURS],
    colours: Steps,
    keys: Steps,
    camp: [Steps; COLOURS],
    sets: [Steps; COLOURS],
    treasures: [Steps; TREASURES],
    all_treasures: Steps,
    cards: [Steps; MAX_KINDS],
    passages: Steps,
    tent: u16,
    river: Vec<u16>,
    places: [u16; 64],
    flags: Steps,
    doors: [Steps; COLOURS],
    rooms: [u16; MAX_ROOMS],
    tiles: Steps,
    altars: [Steps; 2],
    to_move: u16,
    ahead: Steps,
    // Features of the shared table.
    players: [u16; 4],
    variants: [u16; 2],
    last: u16,
    second: u16,
    wheel: [u16; TREASURES],
    sanctuary: [u16; MAX_ROOMS],
    lying: [u16; MAX_TILES],
    supply: [Steps; COLOURS],
    laid: Steps,
    delivered: [Steps; TREASURES],
    stack: Steps,
    /// Doors and their colour, for light rooms.
    door: [(u8, u8); MAX_ROOMS],
    altar: [Option<Altar>; MAX_ROOMS],
}

impl Features {
    pub(super) fn new(t: &Tables) -> Self {
        let mut v = Vocabulary::default();
        let colour = |at: usize| t.colours.get(at).map_or_else(|| at.to_string(), |row| row.id.clone());
        let room_names = |v: &mut Vocabulary, word: &str| {
            let mut numbers = [NO_FEATURE; MAX_ROOMS];
            for (number, room) in numbers.iter_mut().zip(&t.rooms) {
                let kind = match room.kind {
                    RoomKind::Printed | RoomKind::Stack => "light",
                    RoomKind::Sanctuary => "sanctuary",
                    RoomKind::TreasureRoom | RoomKind::Secret => "secret",
                };
                *number = v.add_with(format!("{word}.{}", room.id), &[(format!("{word}~{kind}"), 1)]);
            }
            numbers
        };
        let always = v.add("always");
        let mut places = [NO_FEATURE; 64];
        for (id, node) in &t.spaces {
            places[node.index() & 63] = v.add(format!("at.{id}"));
        }
        for node in members(t.secret_nodes()) {
            places[usize::from(node)] = v.add(format!("at.{}", t.node_id(Node(node))));
        }
        let mut door = [(0, 0); MAX_ROOMS];
        let mut altar = [None; MAX_ROOMS];
        for (at, room) in t.rooms.iter().enumerate() {
            if let (RoomKind::Printed | RoomKind::Stack, Some(colour)) = (room.kind, room.colour) {
                door[at] = (room.doors.count_ones() as u8, colour.0);
            }
            altar[at] = room.altar;
        }
        let mut lying = [NO_FEATURE; MAX_TILES];
        for (number, tile) in lying.iter_mut().zip(&t.tiles) {
            *number = v.add_with(format!("tile.{}", tile.id), &verb_parts("tile", &tile.verbs));
        }
        let cards = std::array::from_fn(|kind| {
            let name = t.kinds.get(kind).map_or_else(|| kind.to_string(), |kind| kind.id.clone());
            v.steps(&format!("card.{name}"), if kind < t.kinds.len() { 3 } else { 0 })
        });
        Features {
            always,
            backpack: std::array::from_fn(|at| v.steps(&format!("backpack.{}", colour(at)), 3)),
            colours: v.steps("backpack.colours", 5),
            keys: v.steps("backpack.keys", 8),
            camp: std::array::from_fn(|at| v.steps(&format!("camp.{}", colour(at)), 5)),
            sets: std::array::from_fn(|at| v.steps(&format!("set.{at}"), 5)),
            treasures: std::array::from_fn(|place| v.steps(&format!("treasure.{place}"), 5)),
            all_treasures: v.steps("treasures", 8),
            cards,
            passages: v.steps("passages", 4),
            tent: v.add("tent"),
            river: t.river.iter().map(|place| v.add(format!("river.{}", place.id))).collect(),
            places,
            flags: v.steps("flags", 20),
            doors: std::array::from_fn(|at| v.steps(&format!("doors.{}", colour(at)), 14)),
            rooms: room_names(&mut v, "flag"),
            tiles: v.steps("tiles", 8),
            altars: [v.steps("altars.led", 5), v.steps("altars.behind", 5)],
            to_move: v.add("to.move"),
            ahead: v.steps("turns", 18),
            players: std::array::from_fn(|n| v.add(format!("players.{}", n + 1))),
            variants: [v.add("more.control"), v.add("short.game")],
            last: v.add("last"),
            second: v.add("second"),
            wheel: std::array::from_fn(|notch| v.add(format!("wheel.{notch}"))),
            sanctuary: room_names(&mut v, "next"),
            lying,
            supply: std::array::from_fn(|at| v.steps(&format!("supply.{}", colour(at)), 6)),
            laid: v.steps("laid", 30),
            delivered: std::array::from_fn(|place| v.steps(&format!("delivered.{place}"), 8)),
            stack: v.steps("stack", 12),
            door,
            altar,
            vocabulary: v,
        }
    }

    /// The features of one player, who has this many turns to come.
    pub(super) fn seat(&self, s: &State, seat: usize, turns: f32, out: &mut Vec<u16>) {
        out.clear();
        let p = &s.seats[seat];
        out.push(self.always);
        let mut colours = 0;
        for (steps, &n) in self.backpack.iter().zip(&p.backpack) {
            steps.push(n, out);
            colours += u8::from(n > 0);
        }
        self.colours.push(colours, out);
        self.keys.push(p.backpack.iter().sum(), out);
        for (steps, &n) in self.camp.iter().zip(&p.camp) {
            steps.push(n, out);
        }
        for (set, steps) in self.sets.iter().enumerate() {
            steps.push(p.camp.iter().filter(|&&n| usize::from(n) > set).count() as u8, out);
        }
        for (treasure, &n) in p.treasures.iter().enumerate() {
            self.treasures[place(s, treasure)].push(n, out);
        }
        self.all_treasures.push(p.treasure_count(), out);
        for (steps, &n) in self.cards.iter().zip(&p.hand) {
            steps.push(n, out);
        }
        self.passages.push(p.passages, out);
        if p.tent && !s.last {
            out.push(self.tent);
        }
        if let Some(&place) = self.river.get(usize::from(p.pirogue)) {
            out.push(place);
        }
        if let Some(&place) = self.places.get(p.explorer.index()).filter(|&&place| place != NO_FEATURE) {
            out.push(place);
        }
        self.temple(s, seat, out);
        self.tiles.push(p.tiles.count_ones() as u8, out);
        self.ahead.push(turns.clamp(0.0, 18.0).round() as u8, out);
        if usize::from(s.active) == seat {
            out.push(self.to_move);
        }
    }

    /// Flags, the doors of their rooms, and altars.
    fn temple(&self, s: &State, seat: usize, out: &mut Vec<u16>) {
        let p = &s.seats[seat];
        let seats = &s.seats[..usize::from(s.players)];
        let mut doors = [0_u8; COLOURS];
        let mut altars = [0_u8; 2];
        for node in members(p.flags & s.doors.laid) {
            let room = Room(s.laid[usize::from(node)]);
            out.push(self.rooms[room.index()]);
            let (n, colour) = self.door[room.index()];
            doors[usize::from(colour)] += n;
            let Some(altar) = self.altar[room.index()] else { continue };
            let keys = |camp: &[u8; COLOURS]| match altar {
                Altar::Of(colour) => camp[colour.index()],
                Altar::Multicolour => camp.iter().sum(),
            };
            let present = seats.iter().filter(|other| other.flags & Node(node).bit() != 0);
            let most = present.map(|other| keys(&other.camp)).max().unwrap_or(0);
            altars[usize::from(keys(&p.camp) < most)] += 1;
        }
        self.flags.push(p.flags.count_ones() as u8, out);
        for (steps, n) in self.doors.iter().zip(doors) {
            steps.push(n, out);
        }
        for (steps, n) in self.altars.iter().zip(altars) {
            steps.push(n, out);
        }
    }

    /// The features of the shared table.
    pub(super) fn table(&self, game: &Tikal, s: &State, out: &mut Vec<u16>) {
        out.clear();
        out.push(self.players[usize::from(s.players.clamp(1, 4)) - 1]);
        for (variant, feature) in [MORE_CONTROL, SHORT_GAME].into_iter().zip(self.variants) {
            if s.has_variant(variant) {
                out.push(feature);
            }
        }
        if s.last {
            out.push(self.last);
        }
        if s.round > 1 {
            out.push(self.second);
        }
        out.push(self.wheel[usize::from(s.wheel) % TREASURES]);
        if let Some(&next) =
            self.sanctuary.get(usize::from(s.next_sanctuary)).filter(|&&next| next != NO_FEATURE)
        {
            out.push(next);
        }
        let open = s.sites.iter().fold(0, |all, set| all | set);
        out.extend(members(u64::from(open)).map(|tile| self.lying[usize::from(tile)]));
        for (steps, &n) in self.supply.iter().zip(&s.keys) {
            steps.push(n, out);
        }
        self.laid.push(s.doors.laid.count_ones() as u8, out);
        for (treasure, &n) in s.delivered.iter().enumerate() {
            self.delivered[place(s, treasure)].push(n, out);
        }
        self.stack.push(s.light_stack.len() as u8, out);
        debug_assert!(s.price(&game.tables.wheel, Treasure(0)) > 0, "treasures have prices");
    }
}

/// The place on the price wheel of a treasure, the same for all treasures of the same price.
pub(super) fn place(s: &State, treasure: usize) -> usize {
    (treasure + TREASURES - usize::from(s.wheel) % TREASURES) % TREASURES
}

/// What a tile does, as parts of a feature.
pub(super) fn verb_parts(place: &str, verbs: &[Verb]) -> Vec<(String, u8)> {
    let part = |verb: &Verb| {
        let (name, n) = verb.part();
        (format!("{place}~{name}"), n)
    };
    verbs.iter().map(part).collect()
}
