//! Validates a position: no component missing, duplicated or misplaced, every cached value right, and
//! unfinished work that the machine can continue. It reports every problem, in the words of the tables.
//!
//! Frames are checked last, in a position that is otherwise sound.

mod board;
mod cards;
mod players;
mod stack;

use std::fmt;

use kernel::Problems;
use serde_json::json;

use crate::ids::{BASIC, CAMPS, Card, SPACES};
use crate::keys::{Key, Keys};
use crate::purse::{Icon, Purse};
use crate::setup::Setup;
use crate::state::{Frame, Player, State, Task};
use crate::tables::{BoardData, BoardRow, Tables};

/// Fear cards in the box (ruling 26).
pub(crate) const FEAR_CARDS: u8 = 19;
/// Maximum amount of any resource (ruling 113), so that later gains fit into a number.
const MOST: u8 = Purse::MOST;

/// Where a component was found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Whereabouts {
    what: &'static str,
    seat: Option<usize>,
}

impl fmt::Display for Whereabouts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.seat {
            Some(seat) => write!(f, "{} of seat {seat}", self.what),
            None => write!(f, "{}", self.what),
        }
    }
}

/// Where each component of a kind was found.
struct Census<K> {
    found: Vec<(K, Whereabouts)>,
}

impl<K: Key + PartialEq> Census<K> {
    const fn new() -> Self {
        Census { found: Vec::new() }
    }

    fn add(&mut self, id: K, what: &'static str, seat: Option<usize>) {
        if id != K::NONE {
            self.found.push((id, Whereabouts { what, seat }));
        }
    }

    fn all(&mut self, ids: impl Iterator<Item = K>, what: &'static str, seat: Option<usize>) {
        ids.for_each(|id| self.add(id, what, seat));
    }

    /// Each of `expected` must have been found once, or at most once, and nothing else.
    fn check(&self, k: Keys<'_>, expected: &[K], missing_allowed: bool, problems: &mut Problems) {
        let name = |id: K| k.word(id).unwrap_or_else(|| format!("an unknown {}", K::WHAT));
        for &id in expected {
            let places: Vec<String> =
                self.found.iter().filter(|(found, _)| *found == id).map(|(_, at)| at.to_string()).collect();
            match places.len() {
                0 if missing_allowed => {}
                0 => problems.push(format!("{} is missing", name(id))),
                1 => {}
                n => {
                    problems.push(format!("{} is there {n} times: in {}", name(id), places.join(" and in ")));
                }
            }
        }
        for (id, at) in &self.found {
            if !expected.contains(id) {
                problems.push(format!("{} does not belong into {at}", name(*id)));
            }
        }
    }
}

/// The bits of a small set.
pub(crate) fn members(set: u32) -> impl Iterator<Item = u8> {
    (0..32).filter(move |bit| set & (1 << bit) != 0)
}

/// Every reason why `s` is no position.
pub(crate) fn validate(t: &Tables, s: &State) -> Result<(), Problems> {
    let mut problems = Problems::default();
    numbers(t, s, &mut problems);
    if !problems.0.is_empty() {
        return Err(problems);
    }
    let k = Keys::new(t, s.options.board);
    let mut check = Check { t, s, k, row: k.rows(), board: &t.boards[s.options.board as usize], problems };
    check.course();
    check.cards();
    check.market();
    for seat in 0..4 {
        check.player(seat);
    }
    check.rival();
    check.map();
    check.assistants();
    check.idols();
    check.track();
    check.temple_tiles();
    check.twisted_paths();
    let Check { mut problems, .. } = check;
    if problems.0.is_empty() {
        stack::stack(t, s, &mut problems);
    }
    problems.or(())
}

/// The numbers that all other checks count by.
fn numbers(t: &Tables, s: &State, problems: &mut Problems) {
    let known = (1..=4).contains(&s.options.players) && (s.options.board as usize) < t.boards.len();
    match known.then(|| Setup::read(t, &json!(Setup::of(t, s.options)))) {
        Some(Ok(read)) if read.options == s.options => {}
        Some(Err(reasons)) => problems.0.extend(Problems::from(reasons).0),
        _ => problems.push("the setup is none that can be played"),
    }
    if !(1..=5).contains(&s.round) {
        problems.push(format!("the round is {}: it must be 1 to 5", s.round));
    }
    for player in &s.players {
        let counts =
            [player.hand_fear, player.play_fear].into_iter().chain(player.bag_fear).chain(player.veiled_fear);
        if counts.max() > Some(FEAR_CARDS) {
            problems.push(format!("somebody has more Fear cards than the {FEAR_CARDS} that there are"));
        }
    }
    for (seat, what) in [(s.first, "first"), (s.turn, "turn")] {
        if seat >= s.options.players {
            problems.push(format!("{what} is {seat}, and there is no such seat"));
        }
    }
}

struct Check<'a> {
    t: &'a Tables,
    s: &'a State,
    k: Keys<'a>,
    row: &'a BoardRow,
    board: &'a BoardData,
    problems: Problems,
}

impl<'a> Check<'a> {
    fn hold(&mut self, holds: bool, reason: impl FnOnce() -> String) {
        if !holds {
            self.problems.push(reason());
        }
    }

    fn seats(&self) -> usize {
        self.s.options.players as usize
    }

    fn players(&self) -> impl Iterator<Item = (usize, &'a Player)> + use<'a> {
        self.s.players[..self.s.options.players as usize].iter().enumerate()
    }

    fn solo(&self) -> bool {
        self.s.options.players == 1
    }

    /// Whether the game is still being set up.
    fn setting_up(&self) -> bool {
        matches!(self.s.stack.first(), Some(Frame::Task(Task::Setup(_))))
    }

    fn course(&mut self) {
        let s = self.s;
        let all = (1u16 << self.seats()) - 1;
        for (mask, what) in
            [(s.passed, "passed"), (s.rescue_known, "rescue_known"), (s.temple_known, "temple_known")]
        {
            self.hold(u16::from(mask) & !all == 0, || format!("{what} names a seat that does not exist"));
        }
        self.hold(s.over == s.stack.is_empty(), || {
            String::from("a game is over exactly when nothing is left on the stack")
        });
        let pool: u32 = Icon::ALL.iter().map(|&icon| u32::from(s.pool.get(icon))).sum();
        self.hold(pool <= 40, || String::from("more than 40 travel icons are left over"));
        self.hold(!s.over || s.round == 5, || String::from("a game ends with round 5"));
        let mut blocked: Vec<u8> = members(s.blocked).collect();
        let camps = blocked.iter().all(|&space| (space as usize) < 2 * CAMPS && space % 2 == 1);
        self.hold(camps, || String::from("only the second spaces of camps are blocked"));
        let wanted = match s.setup_players() {
            2 => CAMPS,
            3 if !self.setting_up() => 3,
            3 => blocked.len().min(3),
            _ => 0,
        };
        blocked.truncate(SPACES);
        self.hold(blocked.len() == wanted, || {
            format!("{} spaces are blocked instead of {wanted}", blocked.len())
        });
    }

    fn name<K: Key>(&self, id: K) -> String {
        self.k.word(id).unwrap_or_else(|| String::from("nothing"))
    }
}

/// How often a mark occurs.
pub(crate) fn count(marks: &[u8], wanted: u8) -> usize {
    marks.iter().map(|&mark| usize::from(mark == wanted)).sum()
}

/// Whether a card is one of a set, whatever its number.
fn within(set: u128, card: Card) -> bool {
    card.0 < 128 && set & card.bit() != 0
}

/// The basic cards as a set.
fn basics(t: &Tables) -> u128 {
    ((1 << t.rows.basics.len()) - 1) << BASIC
}
