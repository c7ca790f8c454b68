//! What is worth writing down about each game: the components players take, and the numbers a position is judged by.

use kernel::{Category, Seat};

use crate::Playable;

/// A kind of component that players take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Family {
    /// The name of its column, after `took_`.
    pub id: &'static str,
    /// The families of `describe` whose components it holds.
    pub components: &'static [&'static str],
    /// English heading.
    pub en: &'static str,
    /// French heading.
    pub fr: &'static str,
}

/// Somebody took a component.
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
    /// What the game is called, in English and in French.
    const TITLE: (&'static str, &'static str);
    /// The rounds of a game.
    const ROUNDS: u8;
    /// All lines that a score sheet of this game can have.
    const CATEGORIES: &'static [Category];
    /// The components whose taking is noted.
    const FAMILIES: &'static [Family];
    /// The names of the numbers in [`Studied::features`].
    const FEATURES: &'static [&'static str];

    /// What a player took, if the event says so.
    fn took(event: &Self::Event) -> Option<Took>;

    /// The key of a component, as `describe` gives it.
    fn key(&self, took: Took) -> &str;

    /// What a player has in a position, in the order of [`Studied::FEATURES`]: the things the bots' estimate goes by.
    fn features(&self, state: &Self::State, seat: Seat) -> Vec<i32>;
}
