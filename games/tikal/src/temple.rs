//! The movement search: where an explorer can get with given keys and a number of secret passages.
//!
//! Sets of nodes are 64-bit words; a step through all walls of one direction is a shift, so the whole temple
//! is flooded at once. The search knows doors, walls and the outside, and nothing of flags or turns.

use crate::grid::{AXES, Grid};
use crate::ids::{COLOURS, Node, TEMPLE};

/// The doors of all rooms laid so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Doors {
    /// Spaces with a room.
    pub laid: u64,
    /// For each axis and colour the walls, named by their lower space, that show a door of that colour.
    pub inner: [[u64; COLOURS]; 3],
    /// Rooms with a door of each colour to the outside.
    pub outer: [u64; COLOURS],
    /// Rooms with a side to the outside that shows no door.
    pub blank: u64,
}

impl Doors {
    /// Adds a room; `doors` is the set of sides that show a door.
    pub fn lay(&mut self, grid: &Grid, node: Node, colour: Option<usize>, doors: u8) {
        let bit = node.bit();
        self.laid |= bit;
        let outer_sides = grid.outer_sides[node.index()];
        if outer_sides & !doors != 0 {
            self.blank |= bit;
        }
        let Some(colour) = colour else { return };
        if outer_sides & doors != 0 {
            self.outer[colour] |= bit;
        }
        for side in 0..6 {
            if doors & !outer_sides & (1 << side) == 0 {
                continue;
            }
            // Every wall is named by its lower space: this one, or the neighbour behind it.
            let along = |way: usize| AXES.iter().position(|&axis| axis == way);
            if let Some(axis) = along(side) {
                self.inner[axis][colour] |= bit;
            } else if let Some(axis) = along((side + 3) % 6) {
                self.inner[axis][colour] |= grid.neighbour[node.index()][side].bit();
            }
        }
    }
}

/// The walls as one player finds them.
#[derive(Clone, Copy, Debug)]
pub struct Walls {
    shift: [u32; 3],
    /// Walls that the keys open.
    open: [u64; 3],
    /// Walls between two rooms that only a passage opens.
    shut: [u64; 3],
    /// Rooms with an open way to the outside.
    exits: u64,
    /// Rooms a passage can enter from the outside, or leave to it.
    pierce: u64,
    secret: u64,
}

impl Walls {
    /// The walls for a set of keys (rulings 6.2, 6.4, 7.1); `secret` is the set of secret rooms.
    #[inline]
    pub fn new(grid: &Grid, doors: &Doors, keys: u8, secret: u64) -> Walls {
        let mut open = [0; 3];
        let mut shut = [0; 3];
        for axis in 0..3 {
            let mut shown = 0;
            let mut locked = 0;
            for colour in 0..COLOURS {
                let walls = doors.inner[axis][colour];
                shown |= walls;
                if keys & (1 << colour) == 0 {
                    locked |= walls;
                }
            }
            // A wall matters only when rooms lie on both of its sides.
            let both = grid.inner[axis] & doors.laid & (doors.laid >> grid.shift[axis]);
            open[axis] = both & shown & !locked;
            shut[axis] = both & !open[axis];
        }
        let mut exits = 0;
        for colour in 0..COLOURS {
            if keys & (1 << colour) != 0 {
                exits |= doors.outer[colour];
            }
        }
        let pierce = grid.edge & doors.laid & (doors.blank | !exits);
        Walls { shift: grid.shift, open, shut, exits, pierce, secret }
    }

    /// Everything behind these walls from the rooms of `set`.
    #[inline]
    fn through(&self, walls: &[u64; 3], set: u64) -> u64 {
        let mut next = 0;
        for (walls, shift) in walls.iter().zip(self.shift) {
            next |= ((set & walls) << shift) | ((set >> shift) & walls);
        }
        next
    }

    /// Everything that can be reached from `area` without a passage.
    #[inline]
    fn flood(&self, area: Area) -> Area {
        let secret = area.set & !TEMPLE;
        let mut set = area.set & TEMPLE;
        let mut outside = area.outside;
        loop {
            let mut next = set | self.through(&self.open, set);
            outside |= next & self.exits != 0;
            if outside {
                next |= self.exits;
            }
            if next == set {
                return Area { set: set | secret, outside };
            }
            set = next;
        }
    }

    /// Everything one open door away from `area`.
    pub fn beside(&self, area: Area) -> Area {
        let set = area.set & TEMPLE;
        let outside = if area.outside { self.exits } else { 0 };
        Area { set: self.through(&self.open, set) | outside, outside: set & self.exits != 0 }
    }

    /// Everything one passage away from `area`.
    #[inline]
    pub fn pierced(&self, area: Area) -> Area {
        let set = area.set & TEMPLE;
        let mut next = self.through(&self.shut, set);
        if area.outside {
            next |= self.pierce | self.secret;
        }
        Area { set: next, outside: set & self.pierce != 0 || area.set & !TEMPLE != 0 }
    }

    /// The whole search from `start` with up to `passages` passages.
    #[inline]
    pub fn reach(&self, start: Node, passages: u8) -> Reach {
        let start = Area { set: start.bit(), outside: start == Node::OUTSIDE };
        let mut reach = Reach { within: [Area::default(); LAYERS], layers: 1 };
        reach.within[0] = self.flood(start);
        while reach.layers <= (passages as usize).min(LAYERS - 1) {
            let before = reach.within[reach.layers - 1];
            let next = self.flood(before.with(self.pierced(before)));
            if next == before {
                break;
            }
            reach.within[reach.layers] = next;
            reach.layers += 1;
        }
        reach
    }
}

/// A set of nodes with the outside.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Area {
    /// Temple spaces and secret rooms.
    pub set: u64,
    /// Whether the outside belongs to it.
    pub outside: bool,
}

impl Area {
    /// Whether a node belongs to it.
    #[inline]
    pub fn has(self, node: Node) -> bool {
        if node == Node::OUTSIDE { self.outside } else { self.set & node.bit() != 0 }
    }

    #[inline]
    fn with(self, other: Area) -> Area {
        Area { set: self.set | other.set, outside: self.outside || other.outside }
    }

    #[inline]
    fn without(self, other: Area) -> Area {
        Area { set: self.set & !other.set, outside: self.outside && !other.outside }
    }
}

/// No move uses more passages than this less one: eight tokens and the cards.
pub const LAYERS: usize = 12;

/// The result of a search.
#[derive(Clone, Copy, Debug)]
pub struct Reach {
    /// What can be reached with at most this many passages.
    within: [Area; LAYERS],
    layers: usize,
}

impl Reach {
    /// What can be reached with at most this many passages.
    #[inline]
    pub fn within(&self, passages: u8) -> Area {
        self.within[(passages as usize).min(self.layers - 1)]
    }

    /// What needs exactly this many passages.
    #[inline]
    pub fn exactly(&self, passages: u8) -> Area {
        let at = passages as usize;
        if at >= self.layers {
            Area::default()
        } else if at == 0 {
            self.within[0]
        } else {
            self.within[at].without(self.within[at - 1])
        }
    }

    /// How many passages a node needs.
    #[inline]
    pub fn distance(&self, node: Node) -> Option<u8> {
        (0..self.layers).find(|&at| self.within[at].has(node)).map(|at| at as u8)
    }

    /// The most passages any node needs.
    pub fn farthest(&self) -> u8 {
        self.layers as u8 - 1
    }
}
