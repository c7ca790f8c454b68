//! The path an explorer took, step by step, for the log. The rules only need to know that it exists; so
//! this search is simple, and runs only when the events are kept.

use std::collections::VecDeque;

use crate::Tikal;
use crate::ids::{Node, members};
use crate::state::State;
use crate::temple::{Area, Walls};

impl Tikal {
    /// A shortest way of the player to move into `room` that ends at `end` and uses exactly the passages that
    /// [`crate::temple::Reach`] counted for it. Steps through a passage are marked.
    pub(crate) fn path(&self, state: &State, room: Node, end: Node, passages: u8) -> Vec<(Node, bool)> {
        let walls = self.walls(state);
        let start = state.me().explorer;
        let goes_back = room != end;
        let goal = if goes_back { end } else { room };
        let budget = if goes_back { passages - 1 } else { passages };
        let mut path = walk(&walls, start, goal, budget);
        if goes_back {
            path.push((room, true));
            path.push((end, true));
        }
        path
    }
}

/// The shortest way with at most `budget` passages, the start included.
fn walk(walls: &Walls, start: Node, goal: Node, budget: u8) -> Vec<(Node, bool)> {
    let width = budget as usize + 1;
    let mut from: Vec<Option<(Node, u8)>> = vec![None; 65 * width];
    let mut seen = vec![false; 65 * width];
    let at = |node: Node, used: u8| node.index() * width + used as usize;
    let mut queue = VecDeque::from([(start, 0_u8)]);
    seen[at(start, 0)] = true;
    let mut last = None;
    while let Some((node, used)) = queue.pop_front() {
        if node == goal {
            last = Some((node, used));
            break;
        }
        let here = Area { set: node.bit(), outside: node == Node::OUTSIDE };
        let through_doors = (walls.beside(here), used);
        let through_walls = (walls.pierced(here), used + 1);
        for (area, now) in [through_doors, through_walls] {
            if now > budget {
                continue;
            }
            for next in members(area.set).map(Node).chain(area.outside.then_some(Node::OUTSIDE)) {
                if !seen[at(next, now)] {
                    seen[at(next, now)] = true;
                    from[at(next, now)] = Some((node, used));
                    queue.push_back((next, now));
                }
            }
        }
    }
    let mut path = Vec::new();
    while let Some((node, used)) = last {
        let before = from[at(node, used)];
        path.push((node, before.is_some_and(|(_, earlier)| earlier < used)));
        last = before;
    }
    path.reverse();
    path
}
