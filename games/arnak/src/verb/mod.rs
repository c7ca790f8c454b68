//! The verbs of Arnak's effects. `verbs!` lists them; `Deed` (`deed.rs`) is the complete definition of one, which each verb
//! gives in one `impl` in the file of its family: its text form, its icons, what the machine does when it reaches
//! the verb, the player's answers and their results, and its value to a bot. Its sentence is `verb-WORD` among the words
//! of the game, unless the `impl` chooses one.

mod assistants;
mod cards;
mod deed;
mod guardians;
mod idols;
mod look;
mod research;
mod sites;
mod text;
mod tokens;
mod turn;
mod wares;

use std::fmt::Debug;

use kernel::Lang;
use kernel::effect::{EffectError, Verb as EffectVerb, Words};
use kernel::{Sink, StableHasher};

use crate::action::Action;
#[cfg(feature = "bot")]
use crate::bot::ArnakValue;
use crate::errors::{FieldError, FrameError};
use crate::event::Event;
use crate::hash::Stable;
use crate::ids::Site;
use crate::keys::{Field, Keys};
use crate::machine::Machine;
use crate::purse::{Amounts, Cost, Icons, Purse, Res};
use crate::state::{Chance, State};
use crate::tables::Tables;
use crate::tagged::{Object, Tagged, field, known};
use crate::verb_text;
use crate::why::{Rule, Thing};
use crate::words::Names;

use self::deed::Kept;
pub(crate) use self::deed::{Deed, Terms};

/// Items or artifacts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
#[expect(missing_docs, reason = "the rulebook's own words")]
pub enum Ware {
    Item,
    Artifact,
    /// One card of either kind.
    Either,
}

/// Where a gained item goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Dest {
    /// The bottom of the deck, as after every purchase.
    Bottom,
    /// The hand (Airdrop).
    Hand,
    /// The top of the deck (Monkey Medallion).
    Top,
}

/// Which sites an effect activates.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum SiteGroup {
    /// Any camp.
    Camp,
    /// An unoccupied camp.
    EmptyCamp,
    /// Any discovered level I site.
    LevelOne,
    /// A site one occupies; a level II site costs 2 compasses first (Tent).
    Mine,
    /// A site the player occupies, of any level.
    Occupied,
}

/// What `per` counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Tally {
    /// Guardians overcome and guardians on own sites.
    Guardian,
    /// Own idols, in crates or slots.
    Idol,
    /// Own archaeologists on sites.
    Archaeologist,
}

/// The list of verbs, handed to the macro `$make`. A line makes a variant of [`Verb`] and a type in [`each`] with the
/// same fields. A field with a value after it has that value whenever the verb waits, and saved positions leave it out.
macro_rules! verbs {
    ($make:ident $($how:tt)*) => { $make! { [$($how)*]
        /// `gain coin 2 compass`: take tokens.
        Gain(purse: Amounts);
        /// `travel plane 2`: travel icons until the end of the turn.
        Travel(icons: Icons);
        /// `fear`: take Fear cards.
        Fear(n: u8);
        /// `draw 2`, `draw bottom`: may draw, one by one.
        Draw {
            /// At most.
            n: u8,
            /// From the bottom of the deck.
            bottom: bool,
        };
        /// `exile`: may exile a card from hand or play area.
        Exile;
        /// `useup`: must use up a card from the hand.
        UseUp;
        /// `upgrade`: may trade tablet for arrowhead or arrowhead for jewel.
        Upgrade;
        /// `refresh`, `refresh all`: may refresh an assistant, or all.
        Refresh {
            /// Both at once, without a choice.
            all: bool = false,
        };
        /// `recruit`: take a silver assistant from the supply board.
        Recruit;
        /// `promote`: turn a silver assistant to gold and refresh it.
        Promote;
        /// `supply silver`, `supply gold`: use that side of an assistant on top of a supply stack.
        Supply {
            /// The gold side.
            gold: bool,
        };
        /// `exchange`: swap an assistant with one of the supply board.
        Exchange;
        /// `rescue`: look through the rescue stack and take one, exhausted.
        Rescue;
        /// `send`, `send minus ship minus compass 3`, `send camp free twice`: may dig or discover now.
        Send {
            /// Travel icons covered by the effect.
            icons: Icons,
            /// Compasses off a discovery.
            compasses: u8,
            /// Camps only, without travel cost, and its effect may be resolved twice (Passage Shell).
            shell: bool,
        };
        /// `relocate camp`, `relocate camp level1`: move an own figure and activate where it lands.
        Relocate {
            /// Level I sites too.
            level1: bool,
        };
        /// `activate camp`, `activate camp 2`, `activate empty`, `activate level1`, `activate mine`,
        /// `activate occupied`.
        Activate {
            /// Which sites qualify.
            place: SiteGroup,
            /// How many different ones.
            n: u8,
            /// One that was activated already.
            not: Site,
        };
        /// `scout 1`, `scout 2`: resolve the top tile of a site stack and put it at the bottom.
        Scout(level: u8);
        /// `overcome mine`, `overcome alone`: may overcome a guardian without its cost.
        Overcome {
            /// On any site without another player's figure, instead of a site one occupies (Bear Trap).
            alone: bool,
        };
        /// `buy item minus 3 reveal`: may buy a card cheaper.
        Buy {
            /// What may be bought.
            ware: Ware,
            /// Coins or compasses off.
            minus: u8,
            /// The top card of the deck is revealed and offered too.
            reveal: bool,
            /// It is the main action itself, by the discount assistant: something is bought.
            must: bool,
        };
        /// `take item`, `take item hand`, `take item top`, `take artifact`: gain a row card without paying.
        Take {
            /// Item or artifact.
            ware: Ware,
            /// Where an item goes.
            dest: Dest,
        };
        /// `research minus jewel`: may research once, cheaper.
        Research(minus: Amounts);
        /// `journal`: may research with the notebook without paying.
        Journal;
        /// `per guardian compass 3`: one token for each, up to a number.
        Per {
            /// What is counted.
            tally: Tally,
            /// What is gained.
            res: Res,
            /// At most.
            max: u8,
        };
        /// `pass`: pass, as the price of what follows.
        Pass;
        /// `protect`: no Fear from guardians this round (War Mask).
        Protect;
        /// `planes`: all own travel icons are planes this round (Guardian's Ocarina).
        Planes;
        /// `recall`: return an own figure from a site to the board (Guardian's Ocarina).
        Recall;
        /// `look top 3`, `look bottom 2`: the earrings.
        Look {
            /// From the bottom: one to the hand, the other to the play area.
            bottom: bool,
            /// At most.
            max: u8,
        };
        /// `hammer`: exile the rightmost item, then may take an exiled item.
        Hammer;
        /// `unslot`: move an idol from a slot back to the crates (Stone Key).
        Unslot;
        /// `crown`: move a guardian from an own site and activate where it lands.
        Crown;
        /// `idol`: use the effect of an idol lying face up on the board.
        CopyIdol;
        /// `ready`: turn a used guardian boon up again.
        Ready;
    } };
}

macro_rules! declare {
    ([] $(
        $(#[$doc:meta])*
        $name:ident $(($one:ident: $only:ty))? $({ $($(#[$about:meta])* $field:ident: $kind:ty $(= $fixed:literal)?),* $(,)? })?;
    )*) => {
        /// One step of an effect. "May" marks those the rules make optional. A verb that waits on the stack holds in
        /// eight bytes all that it must remember; fields that get a value only then are empty in the tables.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
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

                impl Kept for $name {
                    #[allow(unused_variables, reason = "most verbs have no fields")]
                    fn put(self, object: &mut Object, k: Keys<'_>) {
                        $(object.insert(stringify!($one).into(), self.$one.save(k));)?
                        $($(kept!{[$($fixed)?] object.insert(stringify!($field).into(), self.$field.save(k));})*)?
                    }

                    #[allow(unused_mut, unused_variables, reason = "most verbs have no fields")]
                    fn read(tag: &str, object: &Object, k: Keys<'_>) -> Result<Self, FieldError> {
                        let mut names = vec![tag];
                        $(names.push(stringify!($one));)?
                        $($(kept!{[$($fixed)?] names.push(stringify!($field));})*)?
                        known(object, &names)?;
                        Ok($name {
                            $($one: field(object, stringify!($one), k)?,)?
                            $($($field: kept!([$($fixed)?] field(object, stringify!($field), k)?),)*)?
                        })
                    }

                    #[allow(unused_variables, reason = "most verbs have no fields")]
                    fn add_to(self, h: &mut StableHasher) {
                        $(self.$one.stable(h);)?
                        $($(kept!{[$($fixed)?] self.$field.stable(h);})*)?
                    }
                }
            )*
        }

        /// The first words of all verbs.
        pub const VERBS: &[&str] = &[$(<each::$name as Deed>::WORD),*];

        fn parse_verb(word: &str, words: &mut Words<'_>) -> Option<Result<Verb, EffectError>> {
            $(if word == <each::$name as Deed>::WORD {
                words.next();
                return Some(<each::$name as Deed>::parse(words).map(Verb::from));
            })*
            None
        }

        impl Tagged for Verb {
            fn words() -> Vec<&'static str> {
                [$(<each::$name as Deed>::FRAME),*].into_iter().flatten().collect()
            }

            fn word(&self) -> &'static str {
                verbs!(dispatch *self, deed => frame_word(deed)).unwrap_or("empty")
            }

            fn put(&self, object: &mut Object, k: Keys<'_>) {
                verbs!(dispatch *self, deed => deed.put(object, k));
            }

            fn read(word: &str, tag: &str, object: &Object, k: Keys<'_>) -> Option<Result<Self, FieldError>> {
                $(if <each::$name as Deed>::FRAME == Some(word) {
                    return Some(<each::$name as Kept>::read(tag, object, k).map(Verb::from));
                })*
                None
            }

            fn add_to(&self, h: &mut StableHasher) {
                h.bytes(self.word().as_bytes());
                verbs!(dispatch *self, deed => deed.add_to(h));
            }
        }
    };
}

/// The given code, unless the field has a fixed value: then that value, or nothing.
macro_rules! kept {
    {[] $($what:tt)*} => { $($what)* };
    {[$fixed:literal] field $($what:tt)*} => { $fixed };
    {[$fixed:literal] $($what:tt)*} => {};
}

/// Carries out `$body` with the verb as the type that has its [`Deed`].
macro_rules! dispatch {
    ([$verb:expr, $deed:ident => $body:expr] $(
        $(#[$doc:meta])*
        $name:ident $(($one:ident: $only:ty))? $({ $($(#[$about:meta])* $field:ident: $kind:ty $(= $fixed:literal)?),* $(,)? })?;
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

fn frame_word<D: Deed>(_: D) -> Option<&'static str> {
    D::FRAME
}

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
    optional() -> bool;
    excused(ways: &[Action]) -> bool;
    possible(t: &Tables, s: &State, pc: u16) -> bool;
    refreshes() -> bool;
    upsets() -> bool;
    sound() -> Result<(), FrameError>;
    gained() -> Purse;
    travel() -> Icons;
    uses_up() -> u8;
    terms() -> Terms;
    fee(site: Site) -> u8;
    gold() -> bool;
    interruptible() -> bool;
    as_main() -> Option<Verb>;
    useful_as_main(t: &Tables, s: &State) -> bool;
    prompt(n: Names<'_>, s: &State) -> String;
    why(t: &Tables, s: &State, thing: Thing) -> Option<Rule>;
    takes_worn(thing: Thing) -> bool;
    meant(action: Action) -> Action;
    awaits(chance: Chance) -> bool;
    is_from_bottom() -> bool;
    #[cfg(feature = "bot")]
    parts() -> Vec<(String, u8)>;
    #[cfg(feature = "bot")]
    worth(value: &ArnakValue) -> f32;
    #[cfg(feature = "bot")]
    reliable(t: &Tables, s: &State, depth: u8) -> bool;
}

impl Verb {
    pub(crate) const fn is_at_once(self) -> bool {
        const fn at_once<D: Deed>(_: &D) -> bool {
            D::AT_ONCE
        }
        verbs!(dispatch self, deed => at_once(&deed))
    }

    pub(crate) fn passes(self) -> bool {
        fn passes<D: Deed>(_: D) -> bool {
            D::PASSES
        }
        verbs!(dispatch self, deed => passes(deed))
    }

    pub(crate) fn copies_idols(self) -> bool {
        fn copies<D: Deed>(_: D) -> bool {
            D::COPIES_IDOLS
        }
        verbs!(dispatch self, deed => copies(deed))
    }

    pub(crate) fn begin<S: Sink<Event>>(self, m: &mut Machine<'_, S>) {
        verbs!(dispatch self, deed => deed.begin(m));
    }

    pub(crate) fn settle<S: Sink<Event>>(self, m: &mut Machine<'_, S>) -> bool {
        verbs!(dispatch self, deed => deed.settle(m))
    }

    pub(crate) fn ways(self, t: &Tables, s: &State, out: &mut impl FnMut(Action)) {
        verbs!(dispatch self, deed => deed.ways(t, s, out));
    }

    pub(crate) fn answer<S: Sink<Event>>(self, m: &mut Machine<'_, S>, action: Action) {
        verbs!(dispatch self, deed => deed.answer(m, action));
    }
}

impl EffectVerb for Verb {
    type Cost = Cost;

    fn parse(words: &mut Words<'_>) -> Result<Self, EffectError> {
        let word = words.peek().unwrap_or_default();
        parse_verb(word, words).unwrap_or_else(|| Err(EffectError::NoVerb { word: word.into() }))
    }

    fn print(&self) -> String {
        verbs!(dispatch *self, deed => deed.print())
    }

    fn parse_cost(words: &mut Words<'_>) -> Result<Cost, EffectError> {
        text::parse_cost(words)
    }

    fn print_cost(cost: &Cost) -> String {
        text::print_cost(cost)
    }

    fn say(&self, lang: Lang) -> String {
        verbs!(dispatch *self, deed => deed.say(lang))
    }

    fn say_cost(cost: &Cost, lang: Lang) -> String {
        verb_text::say_cost(cost, lang)
    }

    fn icons(&self) -> Vec<String> {
        verbs!(dispatch *self, deed => deed.icons())
    }

    fn cost_icons(cost: &Cost) -> Vec<String> {
        verb_text::cost_icons(cost)
    }
}
