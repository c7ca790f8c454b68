//! What the actions of Tikal II are called for a network that has learned which of them strong players choose.
//!
//! A deed is what an action is about: the tile taken, the room explored, the key and where it goes. Actions that differ
//! in nothing else share one.

use crate::action::{Action, Stow};
use crate::ids::{COLOURS, MAX_KINDS, MAX_ROOMS, MAX_TILES, Node, TREASURES, Treasure, members};
use crate::state::State;
use crate::tables::Tables;

use super::features::{place, verb_parts};
use bots::learn::vocabulary::{NO_FEATURE, Vocabulary};

/// Numbers of nodes: the spaces, and the outside.
const NODES: usize = 65;
/// Deeds without a component, by [`plain`].
const PLAIN: [&str; 17] = [
    "skip",
    "done",
    "lose",
    "tent.key",
    "tent.explore",
    "look",
    "refill",
    "card",
    "passage",
    "light",
    "sanctuary",
    "decline",
    "rest",
    "stay",
    "return",
    "spot",
    "end",
];

/// The numbers of all deeds for one set of tables.
pub(super) struct Deeds {
    pub(super) vocabulary: Vocabulary,
    take: [u16; MAX_TILES],
    explore: [u16; NODES],
    walk: [u16; NODES],
    place: [u16; NODES],
    /// By the place of a treasure on the price wheel: delivered, kept, taken openly.
    treasures: [[u16; TREASURES]; 3],
    play: [u16; MAX_KINDS],
    keep: [u16; MAX_KINDS],
    rooms: [u16; MAX_ROOMS],
    /// By colour: into the camp, into the backpack, paid, bought for a rescue, doors scored, taken at the start.
    keys: [[u16; COLOURS]; 6],
    plain: [u16; PLAIN.len()],
}

impl Deeds {
    pub(super) fn new(t: &Tables) -> Self {
        let mut v = Vocabulary::default();
        let one = |word: &str| vec![(word.to_string(), 1)];
        let mut take = [NO_FEATURE; MAX_TILES];
        for (number, tile) in take.iter_mut().zip(&t.tiles) {
            let mut parts = verb_parts("take", &tile.verbs);
            parts.extend(one("take"));
            *number = v.add_with(format!("take.{}", tile.id), &parts);
        }
        // A space without a name of its own is anywhere.
        let [mut explore, mut walk, mut laid] =
            ["explore", "walk", "place"].map(|word| [v.add_with(word, &one(word)); NODES]);
        let secret = members(t.secret_nodes()).map(Node);
        for node in t.spaces.iter().map(|(_, node)| *node).chain(secret) {
            let id = t.node_id(node);
            for (numbers, word) in [(&mut explore, "explore"), (&mut walk, "walk"), (&mut laid, "place")] {
                numbers[node.index()] = v.add_with(format!("{word}.{id}"), &one(word));
            }
        }
        let colour = |at: usize| t.colours.get(at).map_or_else(|| at.to_string(), |row| row.id.clone());
        let kind = |at: usize| t.kinds.get(at).map_or_else(|| at.to_string(), |row| row.id.clone());
        let room = |at: usize| t.rooms.get(at).map_or_else(|| at.to_string(), |row| row.id.clone());
        Deeds {
            take,
            explore,
            walk,
            place: laid,
            treasures: ["deliver", "keep", "open"].map(|word| {
                std::array::from_fn(|at| v.add_with(format!("{word}.treasure.{at}"), &one(word)))
            }),
            play: std::array::from_fn(|at| v.add_with(format!("play.{}", kind(at)), &one("play"))),
            keep: std::array::from_fn(|at| v.add_with(format!("keep.{}", kind(at)), &one("keep"))),
            rooms: std::array::from_fn(|at| v.add_with(format!("keep.{}", room(at)), &one("room"))),
            keys: ["camp", "backpack", "pay", "rescue", "doors", "start"].map(|word| {
                std::array::from_fn(|at| v.add_with(format!("{word}.{}", colour(at)), &one(word)))
            }),
            plain: PLAIN.map(|word| v.add(word)),
            vocabulary: v,
        }
    }

    /// The deed of an action that a player can take; [`NO_FEATURE`] for outcomes of chance.
    pub(super) fn of(&self, s: &State, action: Action) -> u16 {
        let treasure = |word: usize, treasure: Treasure| self.treasures[word][place(s, treasure.index())];
        match action {
            Action::Take(tile) => self.take[tile.index()],
            Action::Explore(node, _) => self.explore[node.index()],
            Action::Walk(node, _) => self.walk[node.index()],
            Action::Place(_, node, _) => self.place[node.index()],
            Action::Deliver(delivered, _) => treasure(0, delivered),
            Action::KeepTreasure(kept) => treasure(1, kept),
            Action::Open(taken) => treasure(2, taken),
            Action::Play(kind) => self.play[kind.index()],
            Action::KeepCard(kind) => self.keep[kind.index()],
            Action::KeepRoom(room) => self.rooms[room.index()],
            Action::Key(colour, Stow::Camp) => self.keys[0][colour.index()],
            Action::Key(colour, Stow::Backpack) => self.keys[1][colour.index()],
            Action::Pay(colour) => self.keys[2][colour.index()],
            Action::Rescue(colour) => self.keys[3][colour.index()],
            Action::ScoreDoors(colour) => self.keys[4][colour.index()],
            Action::StartKeys(colour, _) => self.keys[5][colour.index()],
            other => plain(other).map_or(NO_FEATURE, |place| self.plain[place]),
        }
    }
}

/// The place in [`PLAIN`] of an action without a component.
fn plain(action: Action) -> Option<usize> {
    Some(match action {
        Action::Skip => 0,
        Action::Done => 1,
        Action::Lose => 2,
        Action::TentKey => 3,
        Action::TentExplore => 4,
        Action::Pile(_) => 5,
        Action::Refill(_) => 6,
        Action::Card => 7,
        Action::Passage => 8,
        Action::LightRoom => 9,
        Action::Sanctuary => 10,
        Action::Decline(_) => 11,
        Action::Rest => 12,
        Action::Stay => 13,
        Action::Return(_) => 14,
        Action::Spot(_) => 15,
        Action::End => 16,
        _ => return None,
    })
}
