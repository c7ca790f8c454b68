//! Validates a position: no component missing, duplicated or misplaced, every cached value right, and
//! unfinished work that the machine can continue. It reports every problem, in the words of the tables.
//!
//! Frames are checked last, in a position that is otherwise sound.

mod board;
mod cards;
mod players;
mod stack;

use kernel::Problems;
use serde_json::json;

use crate::errors::{PositionError, Zone};
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

/// Where each component of a kind was found.
struct Census<K> {
    found: Vec<(K, Zone)>,
}

impl<K: Key + PartialEq> Census<K> {
    const fn new() -> Self {
        Census { found: Vec::new() }
    }

    fn add(&mut self, id: K, zone: Zone) {
        if id != K::NONE {
            self.found.push((id, zone));
        }
    }

    fn all(&mut self, ids: impl Iterator<Item = K>, zone: &Zone) {
        ids.for_each(|id| self.add(id, zone.clone()));
    }

    /// Each of `expected` must have been found once, or at most once, and nothing else.
    fn check(&self, k: Keys<'_>, expected: &[K], missing_allowed: bool) -> Vec<PositionError> {
        let mut problems = Vec::new();
        for &id in expected {
            let zones = self.found.iter().filter(|(found, _)| *found == id).map(|(_, zone)| zone.clone());
            let n = zones.clone().count();
            let both = |a, b| Zone::Both { first: Box::new(a), second: Box::new(b) };
            let name = || k.word(id).unwrap_or_default();
            match zones.reduce(both) {
                None if !missing_allowed => problems.push(PositionError::Missing { name: name() }),
                Some(zones) if n > 1 => problems.push(PositionError::Times { name: name(), n, zones }),
                _ => {}
            }
        }
        for (id, zone) in self.found.iter().filter(|(id, _)| !expected.contains(id)) {
            let zone = zone.clone();
            problems.push(match k.word(*id) {
                Some(name) => PositionError::Stray { name, zone },
                None => PositionError::Unknown { what: K::WHAT, zone },
            });
        }
        problems
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
        _ => problems.push(PositionError::Setup),
    }
    if !(1..=5).contains(&s.round) {
        problems.push(PositionError::Round { round: s.round });
    }
    for player in &s.players {
        let counts =
            [player.hand_fear, player.play_fear].into_iter().chain(player.bag_fear).chain(player.veiled_fear);
        if counts.max() > Some(FEAR_CARDS) {
            problems.push(PositionError::ManyFear { most: FEAR_CARDS });
        }
    }
    for (seat, field) in [(s.first, "first"), (s.turn, "turn")] {
        if seat >= s.options.players {
            problems.push(PositionError::NoSeat { field, seat });
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
    fn hold(&mut self, holds: bool, reason: impl FnOnce() -> PositionError) {
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
        for (mask, field) in
            [(s.passed, "passed"), (s.rescue_known, "rescue_known"), (s.temple_known, "temple_known")]
        {
            self.hold(u16::from(mask) & !all == 0, || PositionError::NamesSeat { field });
        }
        self.hold(s.over == s.stack.is_empty(), || PositionError::Over);
        let pool: u32 = Icon::ALL.iter().map(|&icon| u32::from(s.pool.get(icon))).sum();
        self.hold(pool <= 40, || PositionError::Pool);
        self.hold(!s.over || s.round == 5, || PositionError::LastRound);
        let mut blocked: Vec<u8> = members(s.blocked).collect();
        let camps = blocked.iter().all(|&space| (space as usize) < 2 * CAMPS && space % 2 == 1);
        self.hold(camps, || PositionError::BlockedCamps);
        let wanted = match s.setup_players() {
            2 => CAMPS,
            3 if !self.setting_up() => 3,
            3 => blocked.len().min(3),
            _ => 0,
        };
        blocked.truncate(SPACES);
        self.hold(blocked.len() == wanted, || PositionError::Blocked { n: blocked.len(), wanted });
    }

    fn name<K: Key>(&self, id: K) -> String {
        self.k.word(id).unwrap_or_else(|| String::from("?"))
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
