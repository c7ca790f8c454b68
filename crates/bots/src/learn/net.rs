//! A small integer network that corrects the estimate of a game, with the same answer on every machine.
//!
//! Every feature of a player has a row of weights for each phase of the game. The rows of a player's active features
//! add up to the first layer: one part for the player, with the features of the table, and one part as which all
//! others see the player, of which the mean is taken. A small second layer leads to the heads.

use kernel::MAX_SEATS;
use serde_json::{Value as Json, json};

use super::chances::Chances;
use super::errors::NetError;
use super::policy::Preferences;
use super::vocabulary::Vocabulary;
use crate::value::Odds;

/// Numbers of the first layer for the player itself.
pub(crate) const OWN: usize = 48;
/// Numbers of the first layer for the others.
pub(crate) const OTHER: usize = 16;
/// Both together: a row of weights.
pub(crate) const WIDTH: usize = OWN + OTHER;
/// Numbers of the second layer.
pub(crate) const DEEP: usize = 16;
/// Heads used in play: the final score beyond the estimate, the chance to win, the spread, the solo rival's final
/// score beyond its estimate. The first numbers of the first layer also feed them directly.
pub(crate) const HEADS: usize = 4;

/// Parts of one in the rows.
pub(crate) const ROW_SCALE: f32 = 512.0;
/// Parts of one between the layers.
const ACT_BITS: u32 = 7;
/// One, as a number between the layers.
pub(super) const ACT_ONE: f32 = (1 << ACT_BITS) as f32;
/// Values between the layers stay below this.
const ACT_MOST: i32 = 64 << ACT_BITS;
/// Parts of one in the weights of the second layer and of the heads.
const DEEP_BITS: u32 = 8;
/// Bound of those weights, so that no sum can overflow.
const DEEP_MOST: f32 = 7.99;
/// Leak of negative numbers: one part in 2 to this power.
pub(crate) const LEAK_BITS: u32 = 4;

/// The first line of a network file.
const MAGIC: &[u8] = b"temples network 1\n";

/// A network's output for the seats of a position, in points beyond the estimate and as logits.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Verdict {
    /// To be added to the estimated final score.
    pub score: f32,
    /// The chance to win as a logit, without the contribution of the estimated lead.
    pub win: f32,
    /// The logarithm of the standard deviation of the final score.
    pub spread: f32,
    /// To be added to the estimated final score of the solo rival.
    pub rival: f32,
}

/// A network for the features of one game with its tables.
#[derive(Clone)]
pub struct Net {
    features: usize,
    phases: usize,
    /// By phase and feature; wide, because adding them up is the most frequent operation.
    rows: Vec<[i32; WIDTH]>,
    deep: Vec<[i16; WIDTH]>,
    deep_bias: [i32; DEEP],
    heads: [[i16; DEEP]; HEADS],
    head_bias: [i32; HEADS],
    /// Contribution of a point of estimated lead to the logit of the chance to win, by phase.
    lead: Vec<f32>,
    /// Chances as a function of the lead, by phase and number of seats.
    odds: Vec<Odds>,
    /// Corrections of the reported figures.
    chances: Chances,
    /// Which actions strong players choose, by deed; empty if that was not learned.
    preferred: Vec<Preferred>,
    about: Json,
}

/// How an action's preference follows from the first layer.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Preferred {
    row: [i16; WIDTH],
    bias: i32,
}

impl std::fmt::Debug for Net {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Net({})", self.about)
    }
}

/// The first layer of one list of features, cached for the next: lists differ little along a turn.
#[derive(Clone)]
struct Sum {
    phase: usize,
    /// The features as a set.
    set: Vec<u64>,
    total: [i32; WIDTH],
}

impl Default for Sum {
    fn default() -> Self {
        Sum { phase: usize::MAX, set: Vec::new(), total: [0; WIDTH] }
    }
}

/// A network's cache from one position to the next: only changed features are added up again.
#[derive(Clone, Default)]
pub(crate) struct Scratch {
    /// The features of the list to be fed.
    pub list: Vec<u16>,
    set: Vec<u64>,
    sums: [Sum; MAX_SEATS + 1],
}

/// The place of the table's features in the memory.
pub(crate) const TABLE: usize = MAX_SEATS;

impl Net {
    /// The training's metadata.
    pub fn about(&self) -> &Json {
        &self.about
    }

    /// Adds up the first layer for `scratch.list`: the features of a seat, or at [`TABLE`] the shared ones.
    pub(crate) fn feed(&self, scratch: &mut Scratch, place: usize, phase: usize) {
        let Scratch { list, set, sums } = scratch;
        let words = self.features.div_ceil(64);
        set.clear();
        set.resize(words, 0);
        for &feature in list.iter() {
            set[usize::from(feature >> 6)] |= 1 << (feature & 63);
        }
        let sum = &mut sums[place];
        if sum.phase != phase || sum.set.len() != words {
            sum.phase = phase;
            sum.set.clear();
            sum.set.resize(words, 0);
            sum.total = [0; WIDTH];
        }
        let rows = &self.rows[phase * self.features..(phase + 1) * self.features];
        for (word, (&new, old)) in set.iter().zip(&mut sum.set).enumerate() {
            let mut changed = new ^ *old;
            *old = new;
            while changed != 0 {
                let bit = changed.trailing_zeros();
                changed &= changed - 1;
                let row = &rows[64 * word + bit as usize];
                if new >> bit & 1 == 1 {
                    for (total, &weight) in sum.total.iter_mut().zip(row) {
                        *total += weight;
                    }
                } else {
                    for (total, &weight) in sum.total.iter_mut().zip(row) {
                        *total -= weight;
                    }
                }
            }
        }
    }

    /// The verdict on a seat, once all seats and the table were fed.
    pub(crate) fn verdict(&self, scratch: &Scratch, seat: usize, seats: usize) -> Verdict {
        let (first, deep) = self.layers(scratch, seat, seats);
        let head = |k: usize| self.head(k, &first, &deep);
        Verdict { score: head(0), win: head(1), spread: head(2), rival: head(3) }
    }

    /// The correction to the estimated final score of a seat.
    pub(crate) fn score(&self, scratch: &Scratch, seat: usize, seats: usize) -> f32 {
        let (first, deep) = self.layers(scratch, seat, seats);
        self.head(0, &first, &deep)
    }

    fn head(&self, k: usize, first: &[i32; WIDTH], deep: &[i16; DEEP]) -> f32 {
        let sum = self.head_bias[k] + dot(&self.heads[k], deep);
        sum as f32 / (1 << (ACT_BITS + DEEP_BITS)) as f32 + first[k] as f32 / ROW_SCALE
    }

    /// Whether it has learned which actions strong players choose.
    pub(crate) fn prefers(&self) -> bool {
        !self.preferred.is_empty()
    }

    /// How much a player whose inputs these are prefers a deed, in nats; only differences count.
    pub(crate) fn urge(&self, inputs: &[i16; WIDTH], deed: u16) -> f32 {
        self.preferred.get(usize::from(deed)).map_or(0.0, |preferred| {
            (preferred.bias + dot(&preferred.row, inputs)) as f32 / (1 << (ACT_BITS + DEEP_BITS)) as f32
        })
    }

    /// The two layers of a seat.
    fn layers(&self, scratch: &Scratch, seat: usize, seats: usize) -> ([i32; WIDTH], [i16; DEEP]) {
        let (first, inputs) = Self::inputs(scratch, seat, seats);
        let mut deep = [0_i16; DEEP];
        for (k, deep) in deep.iter_mut().enumerate() {
            *deep = squash((self.deep_bias[k] + dot(&self.deep[k], &inputs)) >> DEEP_BITS);
        }
        (first, deep)
    }

    /// The first layer of a seat, as added up and as the second layer takes it.
    pub(crate) fn inputs(scratch: &Scratch, seat: usize, seats: usize) -> ([i32; WIDTH], [i16; WIDTH]) {
        let table = &scratch.sums[TABLE].total;
        let own = &scratch.sums[seat].total;
        let mut first = [0_i32; WIDTH];
        for (k, first) in first.iter_mut().enumerate().take(OWN) {
            *first = own[k] + table[k];
        }
        if seats > 1 {
            // A third of a sum is rounded the same way everywhere.
            let share = 12 / (seats as i32 - 1);
            for other in (0..seats).filter(|&other| other != seat) {
                let sum = &scratch.sums[other].total;
                for k in OWN..WIDTH {
                    first[k] += sum[k];
                }
            }
            if seats > 2 {
                for number in &mut first[OWN..] {
                    *number = *number * share / 12;
                }
            }
        }
        let mut inputs = [0_i16; WIDTH];
        for (input, &number) in inputs.iter_mut().zip(&first) {
            *input = squash(number >> 2);
        }
        (first, inputs)
    }

    /// Contribution of a point of estimated lead to the logit of the chance to win.
    pub fn lead(&self, phase: usize) -> f32 {
        self.lead.get(phase).copied().unwrap_or(0.1)
    }

    /// Chances to win as a function of the lead, for a phase and number of seats, if the training saw
    /// such games.
    pub(crate) fn odds(&self, phase: usize, seats: usize) -> Option<Odds> {
        self.odds.get(phase * MAX_SEATS + seats.checked_sub(1)?).copied().filter(|odds| odds.slope > 0.0)
    }

    /// Reads a network file for a vocabulary. Features unknown to the network are judged by their parts.
    pub fn read(
        bytes: &[u8],
        game: &str,
        vocabulary: &Vocabulary,
        deeds: &Vocabulary,
        phases: usize,
    ) -> Result<Net, NetError> {
        let (head, rest, end) = head(bytes)?;
        let text = |key: &str| head[key].as_str().unwrap_or("?").to_string();
        if text("game") != game {
            return Err(NetError::OtherGame { net: text("game"), game: game.into() });
        }
        let shape = json!([OWN, OTHER, DEEP, HEADS, phases]);
        if head["shape"] != shape {
            let (net, program) = (head["shape"].to_string(), shape.to_string());
            return Err(NetError::Shape { net, program });
        }
        let list = |key: &'static str| -> Result<Vec<String>, NetError> {
            let none = NetError::NoList { key };
            let names = head[key].as_array().ok_or(none.clone())?;
            names.iter().map(|name| name.as_str().map(str::to_string).ok_or(none.clone())).collect()
        };
        let (names, part_names) = (list("features")?, list("parts")?);
        let numbers = (names.len() * phases + part_names.len() + DEEP) * WIDTH + HEADS * DEEP;
        let biases = DEEP + HEADS;
        let body = &rest[end + 1..];
        let whole = 2 * numbers + 4 * biases;
        let (body, tail) = body.split_at_checked(whole).ok_or(NetError::Length)?;
        let preferred = if head.get("deeds").is_some() {
            preferred(tail, &list("deeds")?, &list("deed_parts")?, deeds)?
        } else if tail.is_empty() {
            Vec::new()
        } else {
            return Err(NetError::Length);
        };
        let small: Vec<i16> =
            body[..2 * numbers].chunks_exact(2).map(|two| i16::from_le_bytes([two[0], two[1]])).collect();
        let large: Vec<i32> = body[2 * numbers..]
            .chunks_exact(4)
            .map(|four| i32::from_le_bytes([four[0], four[1], four[2], four[3]]))
            .collect();
        let row = |at: usize| -> [i16; WIDTH] { std::array::from_fn(|k| small[at * WIDTH + k]) };
        let mut rows = Vec::with_capacity(phases * vocabulary.len());
        for phase in 0..phases {
            let at = |at: usize| match at.checked_sub(names.len()) {
                None => row(phase * names.len() + at),
                Some(part) => row(phases * names.len() + part),
            };
            let found = vocabulary.rows(&names, &part_names, at, saturating);
            rows.extend(found.into_iter().map(|row| row.map(i32::from)));
        }
        let deep_at = phases * names.len() + part_names.len();
        let heads_at = (deep_at + DEEP) * WIDTH;
        let numbers = |key: &str| -> Vec<f32> {
            let list = head[key].as_array().into_iter().flatten();
            list.filter_map(|n| n.as_f64().map(|n| n as f32)).collect()
        };
        let odds = numbers("odds");
        Ok(Net {
            features: vocabulary.len(),
            phases,
            rows,
            deep: (0..DEEP).map(|k| row(deep_at + k)).collect(),
            deep_bias: std::array::from_fn(|k| large[k]),
            heads: std::array::from_fn(|h| std::array::from_fn(|k| small[heads_at + h * DEEP + k])),
            head_bias: std::array::from_fn(|h| large[DEEP + h]),
            lead: numbers("lead"),
            odds: odds.chunks_exact(2).map(|two| Odds { slope: two[0], level: two[1] }).collect(),
            chances: Chances::read(&head["chances"]),
            preferred,
            about: head["about"].clone(),
        })
    }

    /// Corrections of the reported figures.
    pub fn chances(&self) -> &Chances {
        &self.chances
    }

    /// The same network with other corrections of the reported figures.
    #[must_use]
    pub fn with_chances(self, chances: Chances) -> Net {
        Net { chances, ..self }
    }

    /// The bytes of a network file with other corrections of the reported figures.
    pub fn rewrite(bytes: &[u8], chances: &Chances) -> Result<Vec<u8>, NetError> {
        let (mut head, rest, end) = head(bytes)?;
        head["chances"] = chances.write();
        Ok([MAGIC, head.to_string().as_bytes(), &rest[end..]].concat())
    }

    /// The bytes of a network file with other preferences.
    pub(super) fn with_preferences(
        bytes: &[u8],
        deeds: &Vocabulary,
        preferences: &Preferences,
    ) -> Result<Vec<u8>, NetError> {
        let (mut head, rest, end) = head(bytes)?;
        let count = |key: &str| head[key].as_array().map_or(0, Vec::len);
        let old = (count("deeds") + count("deed_parts")) * (2 * WIDTH + 4);
        let body = rest.len().checked_sub(old).and_then(|to| rest.get(end..to)).ok_or(NetError::Length)?;
        let body = body.to_vec();
        (head["deeds"], head["deed_parts"]) = (json!(deeds.names()), json!(deeds.part_names()));
        let mut bytes = [MAGIC, head.to_string().as_bytes(), &body].concat();
        let scale = (1 << DEEP_BITS) as f32;
        for weight in preferences.rows.iter().flatten() {
            let weight = weight.clamp(-DEEP_MOST, DEEP_MOST) * scale;
            bytes.extend_from_slice(&(weight.round() as i16).to_le_bytes());
        }
        for bias in &preferences.bias {
            bytes.extend_from_slice(&((bias * scale * ACT_ONE).round() as i32).to_le_bytes());
        }
        Ok(bytes)
    }

    /// Number of phases that it distinguishes.
    pub fn phases(&self) -> usize {
        self.phases
    }
}

/// A weight of a row and that of a part that counts several times.
fn saturating(row: i16, part: i16, n: u8) -> i16 {
    row.saturating_add(part.saturating_mul(i16::from(n)))
}

/// The preferences at the end of a network file, fitted to the deeds of these tables.
fn preferred(
    tail: &[u8],
    names: &[String],
    parts: &[String],
    deeds: &Vocabulary,
) -> Result<Vec<Preferred>, NetError> {
    let count = names.len() + parts.len();
    if tail.len() != count * (2 * WIDTH + 4) {
        return Err(NetError::Length);
    }
    let (rows, biases) = tail.split_at(2 * WIDTH * count);
    let row = |at: usize| -> [i16; WIDTH] {
        std::array::from_fn(|k| {
            let place = 2 * (at * WIDTH + k);
            i16::from_le_bytes([rows[place], rows[place + 1]])
        })
    };
    let bias = |at: usize| [i32::from_le_bytes(std::array::from_fn(|byte| biases[4 * at + byte]))];
    // Sums stay where no product of two layers can overflow.
    let most = (DEEP_MOST * (1 << DEEP_BITS) as f32) as i16;
    let rows = deeds.rows(names, parts, row, |a, b, n| saturating(a, b, n).clamp(-most, most));
    let biases =
        deeds.rows(names, parts, bias, |a: i32, b: i32, n| a.saturating_add(b.saturating_mul(i32::from(n))));
    Ok(rows.into_iter().zip(biases).map(|(row, [bias])| Preferred { row, bias }).collect())
}

/// The head of a network file, what follows the mark of such files, and where in that the head ends.
fn head(bytes: &[u8]) -> Result<(Json, &[u8], usize), NetError> {
    let rest = bytes.strip_prefix(MAGIC).ok_or(NetError::NoNet)?;
    let end = rest.iter().position(|&byte| byte == b'\n').ok_or(NetError::CutOff)?;
    let broken = |error: serde_json::Error| NetError::Head { message: error.to_string() };
    Ok((serde_json::from_slice(&rest[..end]).map_err(broken)?, rest, end))
}

/// Weights as the training has them, before they are rounded.
pub(crate) struct Weights {
    /// By phase and feature.
    pub rows: Vec<[f32; WIDTH]>,
    pub parts: Vec<[f32; WIDTH]>,
    pub deep: Vec<[f32; WIDTH]>,
    pub deep_bias: [f32; DEEP],
    pub heads: [[f32; DEEP]; HEADS],
    pub head_bias: [f32; HEADS],
    pub lead: Vec<f32>,
    /// Slope and level by phase and number of seats.
    pub odds: Vec<Odds>,
}

impl Weights {
    /// The bytes of a network file.
    pub(crate) fn write(&self, game: &str, vocabulary: &Vocabulary, about: &Json) -> Vec<u8> {
        let phases = self.rows.len() / vocabulary.len().max(1);
        let head = json!({
            "game": game,
            "shape": [OWN, OTHER, DEEP, HEADS, phases],
            "about": about,
            "lead": self.lead.iter().copied().map(short).collect::<Vec<f64>>(),
            "odds": self.odds.iter().flat_map(|odds| [short(odds.slope), short(odds.level)]).collect::<Vec<f64>>(),
            "features": vocabulary.names(),
            "parts": vocabulary.part_names(),
        });
        let mut bytes = MAGIC.to_vec();
        bytes.extend_from_slice(head.to_string().as_bytes());
        bytes.push(b'\n');
        let mut small = |number: f32| bytes.extend_from_slice(&(number.round() as i16).to_le_bytes());
        for row in self.rows.iter().chain(&self.parts) {
            for &weight in row {
                small(weight * ROW_SCALE);
            }
        }
        let scale = (1 << DEEP_BITS) as f32;
        let rounded = |weight: f32| weight.clamp(-DEEP_MOST, DEEP_MOST) * scale;
        for &weight in self.deep.iter().flatten().chain(self.heads.iter().flatten()) {
            small(rounded(weight));
        }
        let wide = (1 << (ACT_BITS + DEEP_BITS)) as f32;
        for &bias in self.deep_bias.iter().chain(&self.head_bias) {
            bytes.extend_from_slice(&((bias * wide).round() as i32).to_le_bytes());
        }
        bytes
    }
}

/// A number of the head with few digits, so that a file stays as it is when its head is read and written again.
fn short(number: f32) -> f64 {
    (f64::from(number) * 1e6).round() / 1e6
}

/// Leaky and clamped activation.
#[inline]
fn squash(number: i32) -> i16 {
    let number = if number < 0 { number >> LEAK_BITS } else { number };
    number.clamp(-ACT_MOST, ACT_MOST) as i16
}

/// Not inlined: the compiler then knows that both lists hold 16-bit numbers, and multiplies and adds eight pairs in
/// one instruction.
#[inline(never)]
fn dot<const N: usize>(one: &[i16; N], two: &[i16; N]) -> i32 {
    one.iter().zip(two).map(|(&one, &two)| i32::from(one) * i32::from(two)).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::learn::Teller;

    fn weights(features: usize, parts: usize) -> Weights {
        let row = |n: usize| std::array::from_fn(|k| (n as f32 + k as f32 / 64.0) / 8.0);
        Weights {
            rows: (0..2 * features).map(row).collect(),
            parts: (0..parts).map(|n| row(100 + n)).collect(),
            deep: (0..DEEP).map(|n| row(n).map(|weight| weight / 50.0 - 0.03)).collect(),
            deep_bias: [0.25; DEEP],
            heads: [[0.125; DEEP]; HEADS],
            head_bias: [-1.0; HEADS],
            lead: vec![0.2, 0.3],
            odds: Vec::new(),
        }
    }

    /// A component added after the training is judged by its effects.
    #[test]
    fn unknown_features_fall_back_to_their_parts() {
        let mut old = Vocabulary::default();
        old.add_with("hand.lamp", &[("gain".into(), 2), ("own".into(), 1)]);
        old.add("always");
        let bytes = weights(2, 2).write("arnak", &old, &Json::Null);
        let mut new = Vocabulary::default();
        new.add("always");
        new.add_with("hand.torch", &[("gain".into(), 1), ("never".into(), 1)]);
        new.add_with("hand.lamp", &[("gain".into(), 2), ("own".into(), 1)]);
        let net = Net::read(&bytes, "arnak", &new, &Vocabulary::default(), 2).expect("the shapes agree");
        let part = |n: f32, k: usize| ((n + k as f32 / 64.0) * ROW_SCALE / 8.0).round() as i16;
        for phase in 0..2 {
            let at = |feature: usize| net.rows[phase * 3 + feature].map(|weight| weight as i16);
            assert_eq!(at(1), std::array::from_fn(|k| part(100.0, k)));
            let lamp = 2.0 * phase as f32;
            assert_eq!(
                at(2),
                std::array::from_fn(|k| {
                    part(lamp, k)
                        .saturating_add(part(100.0, k).saturating_mul(2))
                        .saturating_add(part(101.0, k))
                })
            );
        }
        assert!((net.lead(1) - 0.3).abs() < 1e-6);
    }

    /// A file without corrections is read as before; with them it is the same network.
    #[test]
    fn corrections_are_kept_in_the_file() {
        let mut vocabulary = Vocabulary::default();
        vocabulary.add("always");
        let bytes = weights(1, 0).write("arnak", &vocabulary, &Json::Null);
        let old =
            Net::read(&bytes, "arnak", &vocabulary, &Vocabulary::default(), 2).expect("the shapes agree");
        assert!(old.chances().is_empty());
        let row =
            json!({ "teller": "hard", "players": 2, "phase": 1, "slope": 1500, "level": -250, "score": 310 });
        let later =
            json!({ "teller": "later", "players": 2, "phase": 1, "slope": 1, "level": 1, "score": 1 });
        let chances = Chances::read(&json!({ "made": [], "rows": [row, later] }));
        let again = Net::rewrite(&bytes, &chances).expect("it is a network");
        let net =
            Net::read(&again, "arnak", &vocabulary, &Vocabulary::default(), 2).expect("the shapes agree");
        let found = net.chances().of(Teller::Hard, 1, 2).expect("it was written");
        assert!((found.odds.slope - 0.15).abs() < 1e-6 && (found.odds.level + 0.25).abs() < 1e-6);
        assert!((found.score - 3.1).abs() < 1e-6);
        assert_eq!((net.rows, net.deep, net.lead), (old.rows, old.deep, old.lead));
        assert!(Net::rewrite(b"hello", &chances).is_err());
    }

    /// Unchanged features are not added up again, and the result is the same.
    #[test]
    fn memory_changes_no_verdict() {
        let mut vocabulary = Vocabulary::default();
        (0..6).for_each(|n| _ = vocabulary.add(format!("f{n}")));
        let bytes = weights(6, 0).write("arnak", &vocabulary, &Json::Null);
        let net =
            Net::read(&bytes, "arnak", &vocabulary, &Vocabulary::default(), 2).expect("the shapes agree");
        let lists =
            [[vec![0], vec![1, 2], vec![3]], [vec![0], vec![1, 4], vec![3]], [vec![5], vec![1], vec![3]]];
        let mut kept = Scratch::default();
        for (phase, lists) in lists.iter().enumerate() {
            let mut fresh = Scratch::default();
            for scratch in [&mut kept, &mut fresh] {
                for (place, list) in [TABLE, 0, 1].into_iter().zip(lists) {
                    scratch.list.clone_from(list);
                    net.feed(scratch, place, phase / 2);
                }
            }
            for seat in 0..2 {
                assert_eq!(net.verdict(&kept, seat, 2), net.verdict(&fresh, seat, 2));
            }
        }
    }
}
