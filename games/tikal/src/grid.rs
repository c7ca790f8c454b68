//! The shape of the temple: hexagonal spaces mapped to at most 56 bit positions so that a step in one
//! direction shifts every position by the same number, and sets of spaces move with one shift.

use crate::ids::{MAX_SPACES, Node};

/// The names of the six directions, counter-clockwise from the east.
pub const DIRECTIONS: [&str; 6] = ["E", "NE", "NW", "W", "SW", "SE"];
const DQ: [i8; 6] = [1, 1, 0, -1, -1, 0];
const DR: [i8; 6] = [0, -1, -1, 0, 1, 1];
/// The directions that lead to higher places of the frame; every inner wall is named from its lower side.
pub const AXES: [usize; 3] = [0, 4, 5];

/// The spaces and their neighbours.
#[derive(Clone, Debug)]
pub struct Grid {
    /// How far a step along each axis moves a place.
    pub shift: [u32; 3],
    /// Spaces that have a neighbouring space along each axis.
    pub inner: [u64; 3],
    /// All spaces.
    pub spaces: u64,
    /// Spaces with at least one side to the outside.
    pub edge: u64,
    /// The neighbour in each direction, the outside included.
    pub neighbour: [[Node; 6]; MAX_SPACES],
    /// The sides that face the outside, as a set of directions.
    pub outer_sides: [u8; MAX_SPACES],
}

impl Grid {
    /// Lays out the spaces given by axial coordinates; returns the node of each. `None` if they do not
    /// fit.
    pub fn new(cells: &[(i8, i8)]) -> Option<(Grid, Vec<Node>)> {
        let low_q = cells.iter().map(|c| c.0).min()?;
        let high_q = cells.iter().map(|c| c.0).max()?;
        let low_r = cells.iter().map(|c| c.1).min()?;
        let high_r = cells.iter().map(|c| c.1).max()?;
        let width = i32::from(high_q) - i32::from(low_q) + 1;
        let height = i32::from(high_r) - i32::from(low_r) + 1;
        if width < 2 || width * height > MAX_SPACES as i32 {
            return None;
        }
        let place = |q: i8, r: i8| {
            ((i32::from(r) - i32::from(low_r)) * width + i32::from(q) - i32::from(low_q)) as u8
        };
        let nodes: Vec<Node> = cells.iter().map(|&(q, r)| Node(place(q, r))).collect();
        let mut grid = Grid {
            shift: [1, width as u32 - 1, width as u32],
            inner: [0; 3],
            spaces: nodes.iter().fold(0, |set, node| set | node.bit()),
            edge: 0,
            neighbour: [[Node::OUTSIDE; 6]; MAX_SPACES],
            outer_sides: [0; MAX_SPACES],
        };
        for (at, &(q, r)) in cells.iter().enumerate() {
            let node = nodes[at];
            for side in 0..6 {
                let there = (q.saturating_add(DQ[side]), r.saturating_add(DR[side]));
                if let Some(other) = cells.iter().position(|&cell| cell == there) {
                    grid.neighbour[node.index()][side] = nodes[other];
                    if let Some(axis) = AXES.iter().position(|&d| d == side) {
                        grid.inner[axis] |= node.bit();
                    }
                } else {
                    grid.outer_sides[node.index()] |= 1 << side;
                    grid.edge |= node.bit();
                }
            }
        }
        Some((grid, nodes))
    }

    /// The row of a space from above, the number of rows, and which space of its row it is from the left, each counted from 1.
    pub fn counted(&self, node: Node) -> (u32, u32, u32) {
        let width = self.shift[2];
        let at = node.index() as u32;
        let row = at / width;
        let last = (u64::BITS - 1 - (self.spaces | 1).leading_zeros()) / width;
        let up_to = self.spaces & (u64::MAX >> (u64::BITS - 1 - at));
        let n = (up_to >> (row * width)).count_ones();
        (row + 1, last + 1, n)
    }
}
