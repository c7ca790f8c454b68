//! The verbs of Tikal's effects: what action tiles, spots and special cards do. `verbs!` lists them; `Deed` (`deed.rs`) is the
//! complete definition of one, which each verb gives in one `impl` in the file of its family: its text form, its icons, the
//! player's answers and their results, what it does on a spot or as a card, its points, and its value to a bot. Its
//! sentence is `verb-WORD` among the words of the game, and its sign on a tile `sign-WORD`, unless the `impl` chooses others.

mod deed;
mod deliveries;
mod keys;
mod points;
mod stocks;
mod text;
mod ways;

use kernel::effect::{EffectError, Verb as EffectVerb, Words};
use kernel::{Lang, Or, Sink};

use crate::Tikal;
use crate::action::{Action, Gift};
#[cfg(feature = "bot")]
use crate::bot::Effects;
use crate::event::Event;
use crate::ids::{Colour, Kind};
use crate::machine::Machine;
use crate::state::{Frame, State};
use crate::why::Rule;

use self::deed::Deed;
pub(crate) use self::deed::{MOMENTS, Moment};
pub use self::text::{COLOUR_IDS, NoCost};

/// The list of verbs, handed to the macro `$make`. A line makes a variant of [`Verb`] and a type in [`each`] with the same
/// fields. Legal lists offer cards of the same moment in this order.
macro_rules! verbs {
    ($make:ident $($how:tt)*) => { $make! { [$($how)*]
        /// `key pink`, `key any`: take a key into camp or backpack.
        Key {
            /// Only this colour while it lasts; any without one.
            colour: Option<Colour>,
            /// Only into the backpack; never so in the tables.
            backpack: bool,
        };
        /// `light_room`: place one of the top three light rooms.
        LightRoom;
        /// `sanctuary`: place the next sanctuary.
        Sanctuary;
        /// `passage`: take a secret passage token.
        Passage;
        /// `points 2`: score points at once.
        Points(n: u8);
        /// `score_doors`: score the doors of the rooms of one colour with an own flag.
        ScoreDoors;
        /// `treasure`: keep one of three treasures.
        Treasure;
        /// `card`: keep one of three cards.
        Card;
        /// `open_wall`: a card that acts as a secret passage.
        OpenWall;
        /// `delivery_bonus 2`: a card by which each treasure of a delivery scores more.
        DeliveryBonus(n: u8);
        /// `delivery_types`: a card for several types in one delivery.
        DeliveryTypes;
        /// `delivery`: a card for a delivery without a seaplane.
        Delivery;
        /// `explore`: a card for one more exploration.
        Explore;
        /// `forest_free`: a card instead of the key for the forest.
        ForestFree;
        /// `final 5`: a card that scores points at the end.
        Final(n: u8);
        /// `final_pair 3 12`: a card that scores points at the end for one, and for two together.
        FinalPair {
            /// For one.
            one: u8,
            /// For two together.
            two: u8,
        };
        /// `final_colours 2`: a card that scores points at the end per colour of light rooms with an own flag.
        FinalColours(n: u8);
    } };
}

macro_rules! declare {
    ([] $(
        $(#[$doc:meta])*
        $name:ident $(($one:ident: $only:ty))? $({ $($(#[$about:meta])* $field:ident: $kind:ty),* $(,)? })?;
    )*) => {
        /// One step of an effect.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Verb {
            $($(#[$doc])* $name $(($only))? $({ $($(#[$about])* $field: $kind),* })?,)*
        }

        /// A type for each verb, on which [`Deed`] is implemented.
        pub(crate) mod each {
            use super::*;

            $(
                $(#[$doc])*
                #[derive(Clone, Copy)]
                pub(crate) struct $name {
                    $(pub(crate) $one: $only,)?
                    $($(pub(crate) $field: $kind,)*)?
                }

                impl From<$name> for Verb {
                    fn from(deed: $name) -> Verb {
                        let $name { $($one,)? $($($field,)*)? } = deed;
                        Verb::$name $(($one))? $({ $($field),* })?
                    }
                }
            )*
        }

        /// The text forms of all verbs.
        pub fn forms() -> Vec<&'static str> {
            [$(<each::$name as Deed>::FORMS),*].concat()
        }

        /// The first words of all verbs.
        pub(crate) const VERBS: &[&str] = &[$(<each::$name as Deed>::WORD),*];

        fn parse_verb(word: &str, words: &mut Words<'_>) -> Option<Result<Verb, EffectError>> {
            $(if word == <each::$name as Deed>::WORD {
                words.next();
                return Some(<each::$name as Deed>::parse(words).map(Verb::from));
            })*
            None
        }

        impl Verb {
            /// The verb that waits in a frame of its own.
            #[inline]
            pub(crate) fn waiting(frame: Frame) -> Option<Verb> {
                $(if let Some(deed) = <each::$name as Deed>::waiting(frame) {
                    return Some(deed.into());
                })*
                None
            }
        }
    };
}

/// Carries out `$body` with the verb as the type that has its [`Deed`].
macro_rules! dispatch {
    ([$verb:expr, $deed:ident => $body:expr] $(
        $(#[$doc:meta])*
        $name:ident $(($one:ident: $only:ty))? $({ $($(#[$about:meta])* $field:ident: $kind:ty),* $(,)? })?;
    )*) => {
        match $verb {
            $(Verb::$name $(($one))? $({ $($field),* })? => {
                let $deed = each::$name { $($one,)? $($($field,)*)? };
                $body
            })*
        }
    };
}

verbs!(declare);

/// Methods of [`Verb`] that ask its [`Deed`].
macro_rules! forward {
    ($($(#[$how:meta])* $name:ident($($arg:ident: $kind:ty),*) $(-> $out:ty)?;)*) => {
        impl Verb {
            $($(#[$how])* pub(crate) fn $name(self, $($arg: $kind),*) $(-> $out)? {
                verbs!(dispatch self, deed => deed.$name($($arg),*))
            })*
        }
    };
}

forward! {
    say_sign(lang: Lang) -> String;
    possible(game: &Tikal, s: &State) -> bool;
    ways(game: &Tikal, s: &State, out: &mut Vec<Action>);
    fits(s: &State, action: Action) -> Option<u8>;
    moment() -> Option<Moment>;
    is_playable(s: &State) -> bool;
    brings_key() -> bool;
    final_points(game: &Tikal, s: &State, seat: usize, n: i16) -> i16;
    why(s: &State) -> Option<Rule>;
    #[cfg(feature = "bot")]
    worth(e: &Effects) -> f32;
    #[cfg(feature = "bot")]
    part() -> (String, u8);
}

impl Verb {
    fn word(self) -> &'static str {
        fn word<D: Deed>(_: D) -> &'static str {
            D::WORD
        }
        verbs!(dispatch self, deed => word(deed))
    }

    /// Whether an action tile may show this.
    pub fn is_for_tiles(self) -> bool {
        fn tiles<D: Deed>(_: D) -> bool {
            D::TILES
        }
        verbs!(dispatch self, deed => tiles(deed))
    }

    /// Whether a spot may give this.
    pub fn is_for_spots(self) -> bool {
        fn spots<D: Deed>(_: D) -> bool {
            D::SPOTS
        }
        verbs!(dispatch self, deed => spots(deed))
    }

    /// Whether a special card may do this.
    pub fn is_for_cards(self) -> bool {
        self.moment().is_some()
    }

    pub(crate) fn is_at_once(self) -> bool {
        fn at_once<D: Deed>(_: D) -> bool {
            D::AT_ONCE
        }
        verbs!(dispatch self, deed => at_once(deed))
    }

    /// What a player does without who leaves it on a tile.
    pub(crate) fn gift(self) -> Option<Gift> {
        fn gift<D: Deed>(_: D) -> Option<Gift> {
            D::GIFT
        }
        verbs!(dispatch self, deed => gift(deed))
    }

    /// Whether there is nothing to decide about it on a tile.
    pub(crate) fn goes_by_itself(self) -> bool {
        fn alone<D: Deed>(_: D) -> bool {
            D::WAY.is_some() && D::GIFT.is_none()
        }
        verbs!(dispatch self, deed => alone(deed))
    }

    pub(crate) fn begin<S: Sink<Event>>(self, m: &mut Machine<'_, S>) {
        verbs!(dispatch self, deed => deed.begin(m));
    }

    pub(crate) fn settle<S: Sink<Event>>(self, m: &mut Machine<'_, S>) -> bool {
        verbs!(dispatch self, deed => deed.settle(m))
    }

    pub(crate) fn answer<S: Sink<Event>>(self, m: &mut Machine<'_, S>, action: Action) {
        verbs!(dispatch self, deed => deed.answer(m, action));
    }
}

/// The kinds of card by the moment at which they can be played, those of one moment in the order of the verbs.
pub(crate) fn by_moment(verbs: &[Verb]) -> [Vec<Kind>; MOMENTS] {
    let place = |verb: Verb| VERBS.iter().position(|&word| word == verb.word());
    let mut kinds: Vec<(Kind, Verb)> = (0..).map(Kind).zip(verbs.iter().copied()).collect();
    kinds.sort_by_key(|&(_, verb)| place(verb));
    let mut moments = [const { Vec::new() }; MOMENTS];
    for (kind, verb) in kinds {
        if let Some(moment) = verb.moment() {
            moments[moment as usize].push(kind);
        }
    }
    moments
}

impl EffectVerb for Verb {
    type Cost = NoCost;

    fn parse(words: &mut Words<'_>) -> Result<Self, EffectError> {
        let word = words.peek().ok_or_else(|| EffectError::expected(forms()))?;
        let unknown = || Err(EffectError::Unknown { word: word.into(), words: Or::of(forms()) });
        parse_verb(word, words).unwrap_or_else(unknown)
    }

    fn print(&self) -> String {
        verbs!(dispatch *self, deed => deed.print())
    }

    fn parse_cost(_words: &mut Words<'_>) -> Result<NoCost, EffectError> {
        Err(EffectError::NoCosts)
    }

    fn print_cost(cost: &NoCost) -> String {
        match *cost {}
    }

    fn say(&self, lang: Lang) -> String {
        verbs!(dispatch *self, deed => deed.say(lang))
    }

    fn say_cost(cost: &NoCost, _lang: Lang) -> String {
        match *cost {}
    }

    fn icons(&self) -> Vec<String> {
        verbs!(dispatch *self, deed => deed.icons())
    }

    fn cost_icons(cost: &NoCost) -> Vec<String> {
        match *cost {}
    }
}
