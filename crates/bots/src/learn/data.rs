//! Files of positions from self-play: a header, then one block per game. Consecutive positions of a game differ
//! little, so only the differences are written.

use std::collections::HashMap;

use serde_json::{Value as Json, json};

use super::errors::LessonsError;
use super::vocabulary::{NO_FEATURE, Vocabulary};

/// The first line of a file.
const MAGIC: &[u8] = b"temples positions 2\n";
/// Fractions of a point in which estimates are stored.
const PARTS: f32 = 64.0;
/// Fractions of a win: a win shared by two, three or four is a whole number of them.
pub const WIN: u8 = 12;

/// A position at the end of a turn.
#[derive(Clone, PartialEq, Debug)]
pub struct Moment {
    /// The phase of the game.
    pub phase: u8,
    /// The estimated final scores by seat, without any network.
    pub estimates: Vec<f32>,
    /// The same for the solo rival.
    pub outsider: Option<f32>,
    /// The features of the table, then of each seat, each list in ascending order.
    pub lists: Vec<Vec<u16>>,
}

/// A decision as a strong player took it.
#[derive(Clone, PartialEq, Debug)]
pub struct Decision {
    /// The phase of the game.
    pub phase: u8,
    /// Who decided.
    pub seat: u8,
    /// The features of the table, then of each seat, each list in ascending order.
    pub lists: Vec<Vec<u16>>,
    /// What the legal actions were about, each deed once.
    pub deeds: Vec<u16>,
    /// The place in that list of the deed chosen.
    pub chosen: u16,
}

/// How a game went.
#[derive(Clone, PartialEq, Debug)]
pub struct GameLog {
    /// Its number in the run.
    pub number: u32,
    /// Final scores by seat.
    pub totals: Vec<i16>,
    /// Fractions of the win by seat, [`WIN`] for all of it.
    pub wins: Vec<u8>,
    /// The lines of the score sheet by seat, in the order of the game's categories.
    pub lines: Vec<Vec<i16>>,
    /// The final score of the solo rival.
    pub rival: Option<i16>,
    /// Ends of turns.
    pub moments: Vec<Moment>,
    /// Some of the decisions.
    pub decisions: Vec<Decision>,
}

/// The header of a file: what its numbers mean and how it was made. The parts of features (`of`, by feature, as numbers
/// in `parts` with how often each) are for programs that train without this one.
pub fn head(game: &str, vocabulary: &Vocabulary, deeds: &Vocabulary, made: &Json) -> Vec<u8> {
    let mut bytes = MAGIC.to_vec();
    let of: Vec<_> = (0..vocabulary.len()).map(|feature| vocabulary.parts(feature as u16)).collect();
    let (features, parts) = (vocabulary.names(), vocabulary.part_names());
    let head = json!({
        "game": game, "made": made, "features": features, "parts": parts, "of": of, "deeds": deeds.names(),
    });
    bytes.extend_from_slice(head.to_string().as_bytes());
    bytes.push(b'\n');
    bytes
}

/// A file that was read.
#[derive(Debug)]
pub struct File {
    /// The game.
    pub game: String,
    /// How it was made.
    pub made: Json,
    /// The features its numbers stand for.
    pub features: Vec<String>,
    /// The deeds its numbers stand for.
    pub deeds: Vec<String>,
    /// All complete games.
    pub games: Vec<GameLog>,
    /// Bytes up to the end of the last complete game; the rest was cut off.
    pub whole: usize,
}

impl GameLog {
    /// The block of the game.
    pub fn write(&self) -> Vec<u8> {
        let mut body = Vec::new();
        let short = |body: &mut Vec<u8>, n: i16| body.extend_from_slice(&n.to_le_bytes());
        body.extend_from_slice(&self.number.to_le_bytes());
        body.push(self.totals.len() as u8);
        body.push(self.lines.first().map_or(0, Vec::len) as u8);
        body.push(u8::from(self.rival.is_some()));
        short(&mut body, self.rival.unwrap_or(0));
        for ((&total, &win), lines) in self.totals.iter().zip(&self.wins).zip(&self.lines) {
            short(&mut body, total);
            body.push(win);
            for &line in lines {
                short(&mut body, line);
            }
        }
        number(&mut body, self.moments.len() as u32);
        let mut before: Vec<Vec<u16>> = vec![Vec::new(); self.totals.len() + 1];
        for moment in &self.moments {
            body.push(moment.phase);
            for &estimate in moment.estimates.iter().chain(&moment.outsider) {
                short(&mut body, (estimate * PARTS).round().clamp(-32_000.0, 32_000.0) as i16);
            }
            changes(&mut body, &mut before, &moment.lists);
        }
        number(&mut body, self.decisions.len() as u32);
        before.iter_mut().for_each(Vec::clear);
        for decision in &self.decisions {
            body.extend([decision.phase, decision.seat]);
            changes(&mut body, &mut before, &decision.lists);
            number(&mut body, u32::from(decision.chosen));
            number(&mut body, decision.deeds.len() as u32);
            for &deed in &decision.deeds {
                number(&mut body, u32::from(deed));
            }
        }
        let mut block = (body.len() as u32).to_le_bytes().to_vec();
        block.extend_from_slice(&body);
        block.extend_from_slice(&checksum(&body).to_le_bytes());
        block
    }
}

/// Writes lists as what differs from those before.
fn changes(body: &mut Vec<u8>, before: &mut [Vec<u16>], lists: &[Vec<u16>]) {
    for (list, before) in lists.iter().zip(before) {
        let changed = difference(before, list);
        number(body, changed.len() as u32);
        let mut last = 0;
        for feature in changed {
            number(body, u32::from(feature - last));
            last = feature;
        }
        before.clone_from(list);
    }
}

/// Reads a file. A last block that is cut off is left out; any other fault is an error.
pub fn read(bytes: &[u8]) -> Result<File, LessonsError> {
    let rest = bytes.strip_prefix(MAGIC).ok_or(LessonsError::NoPositions)?;
    let end = rest.iter().position(|&byte| byte == b'\n').ok_or(LessonsError::CutOff)?;
    let head: Json = serde_json::from_slice(&rest[..end])
        .map_err(|error| LessonsError::Head { message: error.to_string() })?;
    let names = |list: &Json| -> Option<Vec<String>> {
        let names = list.as_array()?.iter();
        Some(names.map(|name| name.as_str().unwrap_or_default().to_string()).collect())
    };
    let features = names(&head["features"]).ok_or(LessonsError::NoFeatures)?;
    let deeds = names(&head["deeds"]).ok_or(LessonsError::NoFeatures)?;
    let mut games = Vec::new();
    let mut at = MAGIC.len() + end + 1;
    while let Some(length) = bytes.get(at..at + 4) {
        let length = u32::from_le_bytes([length[0], length[1], length[2], length[3]]) as usize;
        let Some(block) = bytes.get(at + 4..at + 8 + length) else { break };
        let (body, sum) = block.split_at(length);
        if checksum(body).to_le_bytes() != *sum {
            return Err(LessonsError::Damaged { game: games.len() });
        }
        let mut from = Bytes { bytes: body, at: 0 };
        games
            .push(from.game(features.len(), deeds.len()).ok_or(LessonsError::Damaged { game: games.len() })?);
        at += 8 + length;
    }
    let game = head["game"].as_str().unwrap_or_default().to_string();
    Ok(File { game, made: head["made"].clone(), features, deeds, games, whole: at })
}

/// The numbers of a file's features in another vocabulary.
pub(crate) fn translate(features: &[String], vocabulary: &Vocabulary) -> Vec<u16> {
    let places: HashMap<&str, u16> =
        vocabulary.names().iter().enumerate().map(|(at, name)| (name.as_str(), at as u16)).collect();
    features.iter().map(|name| places.get(name.as_str()).copied().unwrap_or(NO_FEATURE)).collect()
}

struct Bytes<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Bytes<'_> {
    fn byte(&mut self) -> Option<u8> {
        let byte = self.bytes.get(self.at).copied();
        self.at += 1;
        byte
    }

    fn short(&mut self) -> Option<i16> {
        Some(i16::from_le_bytes([self.byte()?, self.byte()?]))
    }

    fn number(&mut self) -> Option<u32> {
        let (mut n, mut shift) = (0, 0);
        loop {
            let byte = self.byte()?;
            n |= u32::from(byte & 0x7f).checked_shl(shift)?;
            if byte < 0x80 {
                return Some(n);
            }
            shift += 7;
        }
    }

    fn game(&mut self, features: usize, deeds: usize) -> Option<GameLog> {
        let number = u32::from_le_bytes([self.byte()?, self.byte()?, self.byte()?, self.byte()?]);
        let (seats, lines) = (usize::from(self.byte()?), usize::from(self.byte()?));
        let alone = self.byte()? == 1;
        let rival = self.short()?;
        let mut log = GameLog {
            number,
            totals: Vec::new(),
            wins: Vec::new(),
            lines: Vec::new(),
            rival: alone.then_some(rival),
            moments: Vec::new(),
            decisions: Vec::new(),
        };
        for _ in 0..seats {
            log.totals.push(self.short()?);
            log.wins.push(self.byte()?);
            log.lines.push((0..lines).map(|_| self.short()).collect::<Option<_>>()?);
        }
        let mut lists: Vec<Vec<u16>> = vec![Vec::new(); seats + 1];
        for _ in 0..self.number()? {
            let phase = self.byte()?;
            let estimate = |from: &mut Self| Some(f32::from(from.short()?) / PARTS);
            let estimates = (0..seats).map(|_| estimate(self)).collect::<Option<_>>()?;
            let outsider = if alone { Some(estimate(self)?) } else { None };
            self.changes(features, &mut lists)?;
            log.moments.push(Moment { phase, estimates, outsider, lists: lists.clone() });
        }
        lists.iter_mut().for_each(Vec::clear);
        for _ in 0..self.number()? {
            let (phase, seat) = (self.byte()?, self.byte()?);
            self.changes(features, &mut lists)?;
            let chosen = u16::try_from(self.number()?).ok()?;
            let listed = (0..self.number()?).map(|_| self.number());
            let known = listed.map(|deed| u16::try_from(deed?).ok().filter(|&d| usize::from(d) < deeds));
            let known: Vec<u16> = known.collect::<Option<_>>()?;
            if usize::from(seat) >= seats || usize::from(chosen) >= known.len() {
                return None;
            }
            log.decisions.push(Decision { phase, seat, lists: lists.clone(), deeds: known, chosen });
        }
        (self.at == self.bytes.len()).then_some(log)
    }

    /// Reads what differs from the lists before.
    fn changes(&mut self, features: usize, lists: &mut [Vec<u16>]) -> Option<()> {
        for list in lists {
            let mut changed = Vec::new();
            let mut last = 0;
            for _ in 0..self.number()? {
                last += self.number()?;
                changed.push(u16::try_from(last).ok().filter(|&f| usize::from(f) < features)?);
            }
            *list = difference(list, &changed);
        }
        Some(())
    }
}

fn number(body: &mut Vec<u8>, mut n: u32) {
    while n >= 0x80 {
        body.push(n as u8 | 0x80);
        n >>= 7;
    }
    body.push(n as u8);
}

/// The symmetric difference of two ascending lists.
fn difference(one: &[u16], two: &[u16]) -> Vec<u16> {
    let (mut i, mut j) = (0, 0);
    let mut found = Vec::new();
    loop {
        match (one.get(i), two.get(j)) {
            (Some(a), Some(b)) if a == b => (i, j) = (i + 1, j + 1),
            (Some(a), Some(b)) if a < b => {
                found.push(*a);
                i += 1;
            }
            (_, Some(b)) => {
                found.push(*b);
                j += 1;
            }
            (Some(a), None) => {
                found.push(*a);
                i += 1;
            }
            (None, None) => return found,
        }
    }
}

/// FNV-1a, against files that were cut and joined.
fn checksum(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0x811c_9dc5, |sum, &byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn log() -> GameLog {
        let moment = |phase: u8, seat: &[u16]| Moment {
            phase,
            estimates: vec![12.5, -3.25],
            outsider: None,
            lists: vec![vec![0, 7], seat.to_vec(), vec![2, 300]],
        };
        GameLog {
            number: 9,
            totals: vec![61, 58],
            wins: vec![WIN, 0],
            lines: vec![vec![60, 1], vec![58, 0]],
            rival: None,
            moments: vec![moment(0, &[1, 200]), moment(4, &[1, 150, 299])],
            decisions: vec![
                Decision {
                    phase: 0,
                    seat: 1,
                    lists: vec![vec![0, 7], vec![1], vec![]],
                    deeds: vec![2, 0],
                    chosen: 1,
                },
                Decision {
                    phase: 4,
                    seat: 0,
                    lists: vec![vec![7], vec![1, 300], vec![2]],
                    deeds: vec![1, 2],
                    chosen: 0,
                },
            ],
        }
    }

    #[test]
    fn games_are_read_as_they_were_written_and_a_cut_one_is_left_out() {
        let mut vocabulary = Vocabulary::default();
        (0..301).for_each(|n| _ = vocabulary.add(format!("f{n}")));
        let mut deeds = Vocabulary::default();
        (0..3).for_each(|n| _ = deeds.add(format!("d{n}")));
        let mut bytes = head("arnak", &vocabulary, &deeds, &json!({ "seed": 1 }));
        bytes.extend(log().write());
        let whole = bytes.len();
        bytes.extend(log().write());
        for cut in [1, 40] {
            let file = read(&bytes[..bytes.len() - cut]).expect("the first game is whole");
            assert_eq!((file.games, file.whole), (vec![log()], whole));
        }
        assert_eq!(read(&bytes).expect("all is whole").games, vec![log(), log()]);
        bytes[whole - 9] ^= 1;
        assert_eq!(read(&bytes).expect_err("a byte is wrong"), LessonsError::Damaged { game: 0 });
    }

    #[test]
    fn features_are_found_by_name() {
        let mut vocabulary = Vocabulary::default();
        vocabulary.add("new");
        vocabulary.add("b");
        assert_eq!(translate(&["a".into(), "b".into()], &vocabulary), vec![NO_FEATURE, 1]);
    }
}
