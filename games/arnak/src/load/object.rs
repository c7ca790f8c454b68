//! Reading one JSON object: asks for fields by name and kind, and collects every problem with its place.

use std::cell::RefCell;

use kernel::{List, Problems};
use serde_json::{Map, Value};

use crate::errors::{Expected, ReadError};
use crate::ids::{Card, FEAR, Spot};
use crate::keys::{Field, Key, Keys};
use crate::state::{KINDS, Player, SHUFFLES, VEILED_FEAR};
use crate::tables::KindRow;
use crate::validate::FEAR_CARDS;

/// A JSON object being read: it knows its place, and which fields were read.
pub(super) struct Object<'a> {
    pub(super) fields: &'a Map<String, Value>,
    pub(super) path: String,
    pub(super) read: Vec<&'static str>,
    pub(super) k: Keys<'a>,
    pub(super) problems: &'a RefCell<Problems>,
}

impl<'a> Object<'a> {
    pub(super) fn problem(&self, reason: ReadError) {
        self.problems.borrow_mut().push(reason);
    }

    pub(super) fn hold(&self, holds: bool, reason: impl FnOnce() -> ReadError) {
        if !holds {
            self.problem(reason());
        }
    }

    pub(super) fn at(&self, name: &str) -> String {
        if self.path.is_empty() { name.to_string() } else { format!("{}.{name}", self.path) }
    }

    pub(super) fn get(&mut self, name: &'static str, needed: bool) -> Option<&'a Value> {
        self.read.push(name);
        let value = self.fields.get(name);
        self.hold(value.is_some() || !needed, || ReadError::Missing { path: self.at(name) });
        value
    }

    /// An object inside a list or another object.
    pub(super) fn entry(&self, json: &'a Value, path: String) -> Option<Object<'a>> {
        let Value::Object(fields) = json else {
            self.problem(ReadError::Object { path, value: json.to_string() });
            return None;
        };
        Some(Object { fields, path, read: Vec::new(), k: self.k, problems: self.problems })
    }

    pub(super) fn object(&mut self, name: &'static str) -> Option<Object<'a>> {
        let value = self.get(name, true)?;
        self.entry(value, self.at(name))
    }

    /// Reports fields that were not read.
    pub(super) fn finish(self) {
        for key in self.fields.keys().filter(|key| !self.read.contains(&key.as_str())) {
            self.problem(ReadError::NoField { path: self.at(key) });
        }
    }

    pub(super) fn value<T: Field>(&self, json: &Value, path: &str) -> Option<T> {
        T::load(json, self.k)
            .map_err(|reason| self.problem(ReadError::Value { path: path.into(), reason }))
            .ok()
    }

    pub(super) fn field<T: Field + Default>(&mut self, name: &'static str) -> T {
        let value = self.get(name, true);
        value.and_then(|value| self.value(value, &self.at(name))).unwrap_or_default()
    }

    pub(super) fn field_or<T: Field>(&mut self, name: &'static str, default: T) -> T {
        let value = self.get(name, false);
        value.and_then(|value| self.value(value, &self.at(name))).unwrap_or(default)
    }

    pub(super) fn list(&mut self, name: &'static str, needed: bool) -> &'a [Value] {
        match self.get(name, needed) {
            Some(Value::Array(items)) => items,
            Some(other) => {
                self.problem(ReadError::List { path: self.at(name), value: other.to_string() });
                &[]
            }
            None => &[],
        }
    }

    /// The values of a list.
    pub(super) fn values<T: Field>(&mut self, name: &'static str, needed: bool) -> Vec<T> {
        let path = self.at(name);
        let items = self.list(name, needed).iter().enumerate();
        items.filter_map(|(at, item)| self.value(item, &format!("{path}[{at}]"))).collect()
    }

    /// Exactly this many ids, some of which may be empty.
    pub(super) fn array<K: Key, const N: usize>(&mut self, name: &'static str, none: K) -> [K; N] {
        let values: Vec<K> = self.values(name, true);
        self.hold(values.len() == N, || ReadError::Entries { path: self.at(name), n: N });
        let mut array = [none; N];
        array.iter_mut().zip(values).for_each(|(place, value)| *place = value);
        array
    }

    /// The same, all empty if the field is missing.
    pub(super) fn array_or<K: Key, const N: usize>(&mut self, name: &'static str, none: K) -> [K; N] {
        if self.fields.contains_key(name) {
            self.array(name, none)
        } else {
            self.read.push(name);
            [none; N]
        }
    }

    /// Ids in order, as many as fit.
    pub(super) fn ids<K: Key + Default, const N: usize>(&mut self, name: &'static str) -> List<K, N> {
        let values: Vec<K> = self.values(name, false);
        self.hold(values.len() <= N, || ReadError::MoreThan { path: self.at(name), most: N });
        values.into_iter().take(N).collect()
    }

    /// A list in which each entry occurs once; reports empty and duplicate ones.
    pub(super) fn each<K: Key + PartialEq>(&mut self, name: &'static str, needed: bool) -> Vec<K> {
        let mut seen: Vec<K> = Vec::new();
        for id in self.values::<K>(name, needed) {
            if id == K::NONE {
                self.problem(ReadError::Null { path: self.at(name), what: K::WHAT });
            } else if seen.contains(&id) {
                let word = self.k.word(id).unwrap_or_default();
                self.problem(ReadError::Twice { path: self.at(name), word });
            } else {
                seen.push(id);
            }
        }
        seen
    }

    pub(super) fn set<K: Key + PartialEq>(
        &mut self,
        name: &'static str,
        needed: bool,
        number: fn(K) -> u8,
    ) -> u32 {
        self.each::<K>(name, needed).into_iter().fold(0, |set, id| set | 1 << number(id))
    }

    pub(super) fn spots(&mut self, name: &'static str) -> u64 {
        self.each::<Spot>(name, false).into_iter().fold(0, |set, spot| set | 1 << spot.0)
    }

    /// Cards other than Fear.
    pub(super) fn cards(&mut self, name: &'static str) -> u128 {
        let cards = self.each::<Card>(name, true);
        self.hold(!cards.contains(&FEAR), || ReadError::NoFear { path: self.at(name) });
        cards.into_iter().filter(|&card| card != FEAR).fold(0, |set, card| set | card.bit())
    }

    pub(super) fn seats(&mut self, name: &'static str, players: u8) -> u8 {
        let seats: Vec<u8> = self.values(name, false);
        let mut mask = 0;
        for seat in seats {
            if seat >= players {
                self.problem(ReadError::NoSeat { path: self.at(name), seat, players });
            } else {
                self.hold(mask & (1 << seat) == 0, || ReadError::SeatTwice { path: self.at(name), seat });
                mask |= 1 << seat;
            }
        }
        mask
    }

    pub(super) fn kinds(&mut self, name: &'static str, rows: &[KindRow]) -> [u8; KINDS] {
        let mut counts = [0; KINDS];
        let Some(mut o) = self.object(name) else { return counts };
        for (key, value) in o.fields {
            match rows.iter().position(|row| row.name.key == *key).filter(|&at| at < KINDS) {
                Some(at) => counts[at] = o.value(value, &o.at(key)).unwrap_or(0),
                None => o.problem(ReadError::NoKind { path: o.at(key) }),
            }
        }
        o.read.clear();
        counts
    }

    /// A card, with the shuffle it comes from if others cannot know it.
    pub(super) fn card_entry(&self, json: &'a Value, path: &str, player: &mut Player) -> Option<u8> {
        if json.is_string() {
            let card: Card = self.value(json, path)?;
            if card == FEAR {
                self.problem(ReadError::FearShuffle {
                    path: path.into(),
                    example: r#"{"shuffle":0,"card":"fear"}"#,
                });
                return None;
            }
            return Some(card.0);
        }
        let mut o = self.entry(json, path.to_string())?;
        let shuffle = o.shuffle()?;
        let card: Card = o.field("card");
        o.finish();
        if card.is_none() {
            self.problem(ReadError::NullCard { path: path.into() });
            return None;
        }
        if card == FEAR {
            return Some(VEILED_FEAR + shuffle as u8);
        }
        player.unseen[shuffle] |= card.bit();
        player.aside |= card.bit();
        Some(card.0)
    }

    pub(super) fn shuffle(&mut self) -> Option<usize> {
        let value = self.get("shuffle", true)?;
        let shuffle: u8 = self.value(value, &self.at("shuffle"))?;
        let known = (shuffle as usize) < SHUFFLES;
        self.hold(known, || ReadError::Shuffle { path: self.at("shuffle"), shuffle, most: SHUFFLES - 1 });
        known.then_some(shuffle as usize)
    }

    /// The cards of a group, and how many Fear cards are among them.
    pub(super) fn group(&mut self) -> (u128, u8) {
        let path = self.at("cards");
        let cards: Vec<Card> = self.values("cards", true);
        self.pile(&cards, &path)
    }

    pub(super) fn pile(&self, cards: &[Card], path: &str) -> (u128, u8) {
        let (mut set, mut fear) = (0u128, 0u8);
        for &card in cards {
            if card == FEAR {
                fear = fear.saturating_add(1);
            } else if card.is_none() {
                self.problem(ReadError::Null { path: path.into(), what: Expected::Card });
            } else {
                let word = self.k.word(card).unwrap_or_default();
                self.hold(set & card.bit() == 0, || ReadError::Twice { path: path.into(), word });
                set |= card.bit();
            }
        }
        self.hold(fear <= FEAR_CARDS, || ReadError::ManyFear { path: path.into(), fear, most: FEAR_CARDS });
        (set, fear.min(FEAR_CARDS))
    }
}
