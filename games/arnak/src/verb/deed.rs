//! What a verb defines about itself. Everything has a default except its word, how it is read, its icons and its value.

use kernel::effect::{EffectError, Words};
use kernel::{Lang, Sink, StableHasher};

use super::Verb;
use crate::action::Action;
#[cfg(feature = "bot")]
use crate::bot::ArnakValue;
use crate::errors::{FieldError, FrameError};
use crate::event::Event;
use crate::ids::Site;
use crate::keys::Keys;
use crate::legal::Ways;
use crate::machine::Machine;
use crate::purse::{Icons, Purse};
use crate::state::{Chance, State};
use crate::tables::Tables;
use crate::tagged::Object;
use crate::why::{Rule, Thing};
use crate::words::{Names, say, sentence};

/// What a verb changes about the price of an answer.
#[derive(Clone, Copy, Default)]
pub(crate) struct Terms {
    /// Travel icons off.
    pub(crate) icons: Icons,
    /// Tokens off.
    pub(crate) tokens: Purse,
    /// Nothing is paid at all.
    pub(crate) free: bool,
}

/// The fields of a verb in a saved position and in a hash. Generated from the list.
pub(crate) trait Kept: Sized {
    fn put(self, object: &mut Object, k: Keys<'_>);
    fn read(tag: &str, object: &Object, k: Keys<'_>) -> Result<Self, FieldError>;
    fn add_to(self, h: &mut StableHasher);
}

/// The definition of a verb.
pub(crate) trait Deed: Copy + Into<Verb> + Kept {
    /// The first word of its text form.
    const WORD: &'static str;
    /// Its word in saved positions, if it can wait there for an answer. Hashes hold it: it must not change.
    const FRAME: Option<&'static str> = Some(Self::WORD);
    /// It asks for no answer and leaves nothing on the stack.
    const AT_ONCE: bool = false;
    /// Its player passes by it.
    const PASSES: bool = false;
    /// It uses the effects of idols on the board.
    const COPIES_IDOLS: bool = false;
    /// Its player can count on it while others still have turns: it needs nothing that others share, or can be
    /// declined, and does its player no harm.
    #[cfg_attr(not(feature = "bot"), expect(dead_code, reason = "bots alone ask"))]
    const RELIABLE: bool = false;

    /// Parses the words after its first one.
    fn parse(words: &mut Words<'_>) -> Result<Self, EffectError>;

    /// The text form, which [`Deed::parse`] reads back.
    fn print(self) -> String {
        Self::WORD.into()
    }

    /// Its rule as a clause: it starts in lower case, has no full stop, and says "you may" where the player chooses.
    fn say(self, lang: Lang) -> String {
        say!(lang, &format!("verb-{}", Self::WORD))
    }

    /// Its icon row.
    fn icons(self) -> Vec<String>;

    /// Its value, before it begins and while it waits.
    #[cfg(feature = "bot")]
    fn worth(self, value: &ArnakValue) -> f32;

    /// Whether its player can count on it in a position; `depth` counts the sites activated on the way.
    #[cfg(feature = "bot")]
    fn reliable(self, _t: &Tables, _s: &State, _depth: u8) -> bool {
        Self::RELIABLE
    }

    /// The program has reached it: carries out what needs no answer, or waits for one.
    fn begin<S: Sink<Event>>(self, m: &mut Machine<'_, S>) {
        m.ask(self);
    }

    /// It is on top of the stack: `false` if it waits, `true` if it went on. A duty by default.
    fn settle<S: Sink<Event>>(self, m: &mut Machine<'_, S>) -> bool {
        m.duty(self)
    }

    /// Its answers, without declining and free actions.
    fn ways(self, _t: &Tables, _s: &State, _out: &mut impl FnMut(Action)) {}

    /// One of its ways was chosen; it has left the stack.
    fn answer<S: Sink<Event>>(self, _m: &mut Machine<'_, S>, action: Action) {
        unreachable!("{} has no answer {action:?}", Self::WORD)
    }

    /// Whether its player may decline.
    fn optional(self) -> bool {
        false
    }

    /// Whether a duty with these ways may still be left undone.
    fn excused(self, _ways: &[Action]) -> bool {
        false
    }

    /// Whether a duty waits although there is at most one way, because a free action could change the result
    /// (ruling 110).
    fn waits(self, _t: &Tables, _s: &State, _sole: &Ways) -> bool {
        false
    }

    /// Whether it can be done as the first step, at `pc`, of a branch, according to public
    /// information.
    fn possible(self, _t: &Tables, _s: &State, _pc: u16) -> bool {
        true
    }

    /// Whether it may refresh an assistant, directly or through its consequences.
    fn refreshes(self) -> bool {
        false
    }

    /// Whether it may send or move figures, move guardians or look at cards.
    fn upsets(self) -> bool {
        false
    }

    /// What it is called for a network, with how many of them it is.
    #[cfg(feature = "bot")]
    fn parts(self) -> Vec<(String, u8)> {
        vec![(self.print(), 1)]
    }

    /// Tokens that it gives, whatever the position.
    fn gained(self) -> Purse {
        Purse::ZERO
    }

    /// Travel icons that it gives.
    fn travel(self) -> Icons {
        Icons::NONE
    }

    /// Cards that it makes its player use up.
    fn uses_up(self) -> u8 {
        0
    }

    /// What it changes about the price of an answer.
    fn terms(self) -> Terms {
        Terms::default()
    }

    /// Compasses that an answer at this site costs.
    fn fee(self, _site: Site) -> u8 {
        0
    }

    /// Whether it uses the gold sides of assistants.
    fn gold(self) -> bool {
        false
    }

    /// Whether free actions may interrupt it.
    fn interruptible(self) -> bool {
        true
    }

    /// The verb as the main action itself, where an assistant's main action begins with it (ruling 67).
    fn as_main(self) -> Option<Verb> {
        None
    }

    /// Whether an assistant whose main action begins with it can be used.
    fn useful_as_main(self, _t: &Tables, _s: &State) -> bool {
        true
    }

    /// The question to its player while it waits: its rule.
    fn prompt(self, n: Names<'_>, _s: &State) -> String {
        sentence(&self.say(n.lang))
    }

    /// Why none of its ways uses this thing, unless the decision just comes first.
    fn why(self, _t: &Tables, _s: &State, _thing: Thing) -> Option<Rule> {
        None
    }

    /// Whether its ways may use such a thing although it is used up.
    fn takes_worn(self, _thing: Thing) -> bool {
        false
    }

    /// What an answer means that a record of an earlier version gives it.
    fn meant(self, action: Action) -> Action {
        action
    }

    /// Whether this decision of chance can stand above it.
    fn awaits(self, _chance: Chance) -> bool {
        false
    }

    /// Whether the cards that it awaits come from the bottom of the deck.
    fn is_from_bottom(self) -> bool {
        false
    }

    /// What is wrong with it in a position from outside.
    fn sound(self) -> Result<(), FrameError> {
        Ok(())
    }
}
