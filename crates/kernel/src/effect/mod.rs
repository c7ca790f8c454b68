//! The effect language: what cards, tiles and tracks do, as data.
//!
//! One tree ([`Effect`]) has four readers: the text form ([`parse`] and `Display`), the flattened
//! [`Program`] that a game's stack machine runs, the rule text and the icon row. The combinators are shared;
//! verbs and costs belong to each game through the [`Verb`] trait.
//!
//! ```text
//! effect := step { ";" step } | "nothing"
//! step   := "(" effect ")"
//!         | "either" "(" effect ")" "or" "(" effect ")" { "or" "(" effect ")" }
//!         | "pick" NUMBER "of" "(" effect ")" "(" effect ")" { "(" effect ")" }
//!         | "pay" cost ":" effect            (up to the end of the group; always optional)
//!         | verb words
//! ```

mod parse;
mod program;
mod text;

use std::fmt;

pub use parse::{EffectError, ParseError, Words, parse, parse_cost};
pub use program::{Op, Program};

use words::Lang;

/// A game's part of the language: its verbs and its costs.
pub trait Verb: Copy + PartialEq + fmt::Debug {
    /// The price of an optional step.
    type Cost: Copy + PartialEq + fmt::Debug;

    /// Reads a verb and all its arguments.
    fn parse(words: &mut Words<'_>) -> Result<Self, EffectError>;
    /// The words that [`Verb::parse`] reads back.
    fn print(&self) -> String;
    /// Reads a cost.
    fn parse_cost(words: &mut Words<'_>) -> Result<Self::Cost, EffectError>;
    /// The words that [`Verb::parse_cost`] reads back.
    fn print_cost(cost: &Self::Cost) -> String;

    /// The rule as a clause that starts in lower case and has no full stop: "gain 2 coins".
    fn say(&self, lang: Lang) -> String;
    /// The cost, to follow "you may": "pay 1 compass".
    fn say_cost(cost: &Self::Cost, lang: Lang) -> String;
    /// The icon tokens of the verb, for clients to draw.
    fn icons(&self) -> Vec<String>;
    /// The icon tokens of a cost.
    fn cost_icons(cost: &Self::Cost) -> Vec<String>;
}

/// An effect as written.
#[derive(Clone, PartialEq, Debug)]
pub enum Effect<V: Verb> {
    /// A single step.
    Do(V),
    /// Several steps in printed order; the empty sequence is an effect too.
    Seq(Vec<Effect<V>>),
    /// Exactly one of these.
    Either(Vec<Effect<V>>),
    /// This many different ones of the list.
    Pick(u8, Vec<Effect<V>>),
    /// If the player pays, this.
    Pay(V::Cost, Box<Effect<V>>),
}

impl<V: Verb> Effect<V> {
    /// Nothing happens.
    pub const fn nothing() -> Self {
        Effect::Seq(Vec::new())
    }

    /// Whether nothing happens.
    pub fn is_nothing(&self) -> bool {
        matches!(self, Effect::Seq(steps) if steps.is_empty())
    }

    /// Calls `visit` for every verb in the tree.
    pub fn verbs(&self, visit: &mut impl FnMut(&V)) {
        match self {
            Effect::Do(verb) => visit(verb),
            Effect::Seq(steps) | Effect::Either(steps) | Effect::Pick(_, steps) => {
                for step in steps {
                    step.verbs(visit);
                }
            }
            Effect::Pay(_, then) => then.verbs(visit),
        }
    }
}

impl<V: Verb> fmt::Display for Effect<V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Effect::Do(verb) => write!(f, "{}", verb.print()),
            Effect::Seq(steps) if steps.is_empty() => write!(f, "nothing"),
            Effect::Seq(steps) => {
                for (at, step) in steps.iter().enumerate() {
                    if at > 0 {
                        write!(f, "; ")?;
                    }
                    let last = at + 1 == steps.len();
                    match step {
                        // A payment extends to the end of its group, so only the last step needs no
                        // parentheses.
                        Effect::Pay(..) if !last => write!(f, "({step})")?,
                        Effect::Seq(_) => write!(f, "({step})")?,
                        Effect::Do(_) | Effect::Either(_) | Effect::Pick(..) | Effect::Pay(..) => {
                            write!(f, "{step}")?;
                        }
                    }
                }
                Ok(())
            }
            Effect::Either(options) => {
                write!(f, "either")?;
                for (at, option) in options.iter().enumerate() {
                    write!(f, "{} ({option})", if at > 0 { " or" } else { "" })?;
                }
                Ok(())
            }
            Effect::Pick(n, options) => {
                write!(f, "pick {n} of")?;
                for option in options {
                    write!(f, " ({option})")?;
                }
                Ok(())
            }
            Effect::Pay(cost, then) => write!(f, "pay {}: {then}", V::print_cost(cost)),
        }
    }
}
