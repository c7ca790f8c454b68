//! What the text forms of several verbs share: colours and numbers.

use kernel::Lang;
use kernel::effect::{EffectError, Words};

use crate::ids::{COLOURS, Colour};
use crate::tables::Name;
use crate::words::say;

/// The keys of the colours, in table order. Names shown to people come from the tables.
pub const COLOUR_IDS: [&str; COLOURS] = ["pink", "yellow", "green", "blue", "brown"];

/// Nothing in this game has an optional payment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoCost {}

/// A colour by its usual name: effects are read before the tables are.
pub(super) fn colour_name(colour: Colour) -> Name {
    let id = COLOUR_IDS[colour.index()];
    Name::new(format!("colour-{id}"), vec![(Lang::EN, id.into())])
}

/// Reads a number; `n` is how many must follow the word up to this one.
pub(super) fn number(words: &mut Words<'_>, n: u8, word: &str) -> Result<u8, EffectError> {
    words.number().ok_or_else(|| EffectError::NumbersAfter { n, word: word.into() })
}

/// "3 points".
pub(super) fn points(n: u8, lang: Lang) -> String {
    say!(lang, "points", n = n)
}
