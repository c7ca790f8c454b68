//! What to record about each game: the components players take, and the features of a position.

use kernel::meta::Text;
use kernel::{Category, Seat};

use crate::Playable;

/// A kind of component that players take.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Family {
    /// The name of its column, after `took_`.
    pub id: &'static str,
    /// The families of `describe` whose components it holds.
    pub components: &'static [&'static str],
    /// The heading.
    pub name: Text,
}

/// A player took a component.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Took {
    /// Who.
    pub seat: Seat,
    /// Which family, as a place in [`Studied::FAMILIES`].
    pub family: usize,
    /// Which component of it, as the game numbers them.
    pub number: u8,
}

/// A game whose play can be studied.
pub trait Studied: Playable {
    /// The name of the game.
    const TITLE: Text;
    /// The rounds of a game.
    const ROUNDS: u8;
    /// All lines that a score sheet of this game can have.
    const CATEGORIES: &'static [Category];
    /// The components whose taking is noted.
    const FAMILIES: &'static [Family];
    /// The names of the numbers in [`Studied::features`].
    const FEATURES: &'static [&'static str];

    /// What a player took, if the event is about that.
    fn took(event: &Self::Event) -> Option<Took>;

    /// The key of a component, as `describe` gives it.
    fn key(&self, took: Took) -> &str;

    /// A player's features in a position, in the order of [`Studied::FEATURES`]: the inputs of the bots' estimate.
    fn features(&self, state: &Self::State, seat: Seat) -> Vec<i32>;
}
