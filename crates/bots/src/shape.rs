//! How wide and how long the levels search, as the weights file of each game says under `[search]`.

use serde::Deserialize;

/// The searches of one game.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub struct Search {
    pub(crate) easy: Guessing,
    pub(crate) medium: Planning,
    pub(crate) hard: Shape,
    pub(crate) expert: Shape,
    pub(crate) master: Shape,
}

/// How the easy level looks at single actions.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Guessing {
    /// Worlds looked at.
    pub worlds: u64,
    /// The noise on each estimate reaches so many points up and down.
    pub noise: f32,
}

/// How the medium level plans its turn.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Planning {
    /// Worlds the turn is planned in.
    pub worlds: u64,
    /// Positions looked into in each of them.
    pub effort: u64,
    /// The plans' worth is misjudged by up to so many points.
    pub noise: f32,
}

/// A tree of turns.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Shape {
    /// Worlds sampled.
    pub worlds: u64,
    /// Positions looked into for the own turn, in each world.
    pub root_effort: u64,
    /// Ends of the own turn that are followed.
    pub root_width: usize,
    /// Of those, at most so many with the same theme.
    pub root_alike: usize,
    /// Positions looked into for each later turn.
    pub effort: u64,
    /// Ends of later turns that are followed, and how many of them may have the same theme.
    pub width: usize,
    pub alike: usize,
    /// In later turns, no more than about so many actions of a list are looked at.
    pub breadth: usize,
    /// How much the search trusts the priors over what it has found.
    pub curiosity: f32,
    /// Points of estimate that make an end e times as likely to be looked at.
    pub temperature: f32,
    /// Simulations after which more would change little.
    pub enough: u64,
}
