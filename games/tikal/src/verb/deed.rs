//! What a verb defines about itself. Everything has a default except its word and how it is read.

use kernel::effect::{EffectError, Words};
use kernel::{Lang, Sink};

use super::Verb;
use crate::Tikal;
use crate::action::{Action, Gift};
#[cfg(feature = "bot")]
use crate::bot::Effects;
use crate::event::Event;
use crate::machine::Machine;
use crate::state::{Frame, State};
use crate::why::Rule;
use crate::words::say;

/// When a special card can be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Moment {
    /// In a delivery, before its first type is delivered (ruling 4.4).
    Delivery,
    /// Where the forest requires a key.
    Forest,
    /// Before the pirogue phase and after the explorer phase (rulings 2.5, 2.6).
    Exploration,
    /// At every decision of the player's own turn (rulings 4.8, 11.1).
    Turn,
    /// As part of a move: the action of the move counts the cards.
    Move,
    /// Never: the card scores at the end.
    End,
}

/// How many moments there are.
pub(crate) const MOMENTS: usize = 6;

/// The definition of a verb.
pub(crate) trait Deed: Copy + Into<Verb> {
    /// The first word of its text form.
    const WORD: &'static str;
    /// Its text forms, with what varies in capitals.
    const FORMS: &'static [&'static str] = &[Self::WORD];
    /// Action tiles show it.
    const TILES: bool = false;
    /// Spots give it.
    const SPOTS: bool = false;
    /// It asks for no answer: a tile with it does it when taken.
    const AT_ONCE: bool = false;
    /// The only answer with which a player uses it on a tile, if there is just one.
    const WAY: Option<Action> = None;
    /// What a player does without who leaves it on a tile, if that is allowed (ruling `tile-actions-mandatory`).
    const GIFT: Option<Gift> = None;

    /// Parses the words after its first one.
    fn parse(words: &mut Words<'_>) -> Result<Self, EffectError>;

    /// The text form, which [`Deed::parse`] reads back.
    fn print(self) -> String {
        Self::WORD.into()
    }

    /// Its rule as a clause: it starts in lower case and has no full stop.
    fn say(self, lang: Lang) -> String {
        say!(lang, &key("verb", Self::WORD))
    }

    /// Its sign on a tile in a word or two; the whole clause if no tile shows it.
    fn say_sign(self, lang: Lang) -> String {
        if Self::TILES { say!(lang, &key("sign", Self::WORD)) } else { self.say(lang) }
    }

    /// Its icon row.
    fn icons(self) -> Vec<String> {
        vec![Self::WORD.into()]
    }

    /// Its value on a tile or a spot.
    #[cfg(feature = "bot")]
    fn worth(self, _: &Effects) -> f32 {
        0.0
    }

    /// What a network knows it by, and how many times as much as others of the same name it is.
    #[cfg(feature = "bot")]
    fn part(self) -> (String, u8) {
        (self.print(), 1)
    }

    /// A spot gives it, its card is played, or its player chose it on a tile.
    fn begin<S: Sink<Event>>(self, _: &mut Machine<'_, S>) {}

    /// The verb in a frame in which it waits for its player.
    fn waiting(_: Frame) -> Option<Self> {
        None
    }

    /// It waits on top of the stack: `false` if an answer is needed, `true` if it went on.
    fn settle<S: Sink<Event>>(self, _: &mut Machine<'_, S>) -> bool {
        unreachable!("{} waits in no frame", Self::WORD)
    }

    /// Whether a tile or a spot with it would do anything now.
    fn possible(self, _: &Tikal, _: &State) -> bool {
        true
    }

    /// Adds its answers, without declining and free actions.
    fn ways(self, _: &Tikal, _: &State, out: &mut Vec<Action>) {
        out.extend(Self::WAY);
    }

    /// Whether this action can be its answer, on a tile with several verbs: the least number gets it.
    fn fits(self, _: &State, action: Action) -> Option<u8> {
        (Self::WAY == Some(action)).then_some(0)
    }

    /// One of its ways was chosen; its part of the tile is used, or it has left the stack.
    fn answer<S: Sink<Event>>(self, m: &mut Machine<'_, S>, _: Action) {
        self.begin(m);
    }

    /// When a card with it can be played; `None` for what no card does.
    fn moment(self) -> Option<Moment> {
        None
    }

    /// Whether its card would do anything at its moment.
    fn is_playable(self, _: &State) -> bool {
        true
    }

    /// Whether its card can bring a key to an explorer without a way (ruling `rescue-condition`).
    fn brings_key(self) -> bool {
        false
    }

    /// Points at the end for `n` of its cards in the hand of a seat (ruling 11.2).
    fn final_points(self, _game: &Tikal, _: &State, _seat: usize, _n: i16) -> i16 {
        0
    }

    /// Why its card cannot be played, unless only the moment is wrong.
    fn why(self, _: &State) -> Option<Rule> {
        None
    }
}

/// The key of a sentence about a verb.
fn key(about: &str, word: &str) -> String {
    format!("{about}-{}", word.replace('_', "-"))
}
