//! The test game of the suite: complete, tiny, and with answers known by hand.
//!
//! Four cards (1, 1, 2 and 3) lie face down. Each of two players is dealt one. Seat 0, then seat 1, takes one
//! turn: they may peek at the top card, then keep their card or swap it for the top card (the old card goes
//! face up onto the pile), and last lay down a secret stake, yes or no. At the end all is shown. A player
//! scores the number on the card, and for a yes 1 point more if the card is a 3, otherwise 1 point less. A card
//! that both players have seen is turned face up.
//!
//! ```
//! use kernel::{Game, Pending};
//!
//! let game = toy::Rules::build(&[])?;
//! let setup = game.setup(&serde_json::json!({ "players": 2 }))?;
//! let (mut state, mut legal) = (game.start(&setup), Vec::new());
//! while game.pending(&state) != Pending::Over {
//!     // Cards that are dealt are entries of the legal list too.
//!     game.legal(&state, &mut legal);
//!     game.advance(&mut state, legal[0], &mut ());
//! }
//! println!("{:?}", game.totals(&state));
//! # Ok::<(), kernel::Problems>(())
//! ```
//!
//! It has what real games have: chance drawn late with unequal weights and with single outcomes, hidden hands,
//! a public pile, knowledge of only one player (a card peeked at stays known to that player even when the
//! other takes it), a secret decision and optional choices.
//!
//! | to … | read |
//! | --- | --- |
//! | play it | [`Rules`], which implements [`kernel::Game`] |
//! | see what a state holds and what a view leaves out | [`State`], [`Glimpse`], [`View`] |
//! | see actions and events | [`Action`], [`Event`] |
//! | see reasons for what cannot be used | [`Rule`], [`Thing`] |
//! | see what makes a game playable for every level of the bots | `bot`, with the feature `bot` |
#![forbid(unsafe_code)]

#[cfg(feature = "bot")]
pub mod bot;
mod moves;
mod rules;
mod why;

use serde::{Deserialize, Serialize};

use kernel::game::Seat;

pub use why::{Rule, Thing};

/// The sentences of the game.
pub static WORDS: words::Part = words::part!();

/// How many cards show 1, 2 and 3.
pub const DECK: [u8; 3] = [2, 1, 1];

/// The rules; they need no tables.
#[derive(Clone, Debug, Default)]
pub struct Toy;

/// The rules, by the name under which the registry looks for them.
pub type Rules = Toy;

/// There is one setup.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Always 2.
    pub players: u8,
}

/// A face-down card or stake, and the seats that have seen it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Held {
    /// The number on the card; for a stake 1 is yes and 0 is no.
    pub face: u8,
    /// The seats that have seen it, as a bit set.
    pub seen: u8,
}

/// The same as a viewer knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Glimpse {
    /// The face, if this viewer knows it.
    pub face: Option<u8>,
    /// The seats that know it: it is public who peeks.
    pub seen: u8,
}

/// The part of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// Chance: the seat is dealt its card.
    #[default]
    Deal,
    /// The seat may peek, keep or swap.
    Turn,
    /// Chance: which card the seat peeks at.
    Peek,
    /// The seat has peeked and keeps or swaps.
    Choose,
    /// Chance: which card the seat gets for its own.
    Draw,
    /// The seat lays down its stake.
    Stake,
    /// The end.
    Over,
}

/// A position. Two positions are equal when every card lies in the same place, seen by the same seats.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// Unseen cards, per number.
    pub bag: [u8; 3],
    /// The top card, once a player has peeked at it.
    pub top: Option<Held>,
    /// The card of each seat.
    pub hands: [Option<Held>; 2],
    /// Cards that were swapped away, per number.
    pub pile: [u8; 3],
    /// The stake of each seat.
    pub stakes: [Option<Held>; 2],
    /// What is being done …
    pub phase: Phase,
    /// … and by which seat.
    pub seat: u8,
}

const BOTH: u8 = 0b11;

/// What a viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// Number of unseen cards.
    pub left: u8,
    /// The top card, once a player has peeked at it.
    pub top: Option<Glimpse>,
    /// The card of each seat.
    pub hands: [Option<Glimpse>; 2],
    /// Cards that were swapped away, per number.
    pub pile: [u8; 3],
    /// The stake of each seat.
    pub stakes: [Option<Glimpse>; 2],
    /// What is being done …
    pub phase: Phase,
    /// … and by which seat.
    pub seat: u8,
}

/// One decision or outcome.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Chance: this card comes from the bag.
    Draw(u8),
    /// Look at the top card.
    Peek,
    /// Keep one's own card.
    Keep,
    /// Take the top card in place of your card.
    Swap,
    /// Lay down yes or no.
    Stake(bool),
}

/// A fact.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A card was dealt.
    Dealt(Seat, Glimpse),
    /// The top card was looked at.
    Peeked(Seat, Glimpse),
    /// A player kept their card.
    Kept(Seat),
    /// The own card went to the pile, another took its place.
    Swapped(Seat, u8, Glimpse),
    /// A stake was laid down.
    Staked(Seat, Glimpse),
    /// All was shown.
    Ended,
}
