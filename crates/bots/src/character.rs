//! Tastes: players of about equal strength who like different things, which shows in their games.

use std::fmt;

/// A player's preference.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Character {
    /// Explores: sites and idols; rooms of the temple.
    Explorer,
    /// Climbs the research track; opens doors and serves altars.
    Scholar,
    /// Buys and keeps things: cards; treasures and keys.
    Collector,
    /// Overcomes guardians; wins by tiles and cards that are used at once.
    Fighter,
}

/// Bonus on a point of the kind a character likes: enough to be noticed, too little to lose much by.
pub(crate) const LIKING: f32 = 0.35;

impl Character {
    /// All of them.
    pub const ALL: [Character; 4] =
        [Character::Explorer, Character::Scholar, Character::Collector, Character::Fighter];

    /// The name of the character.
    pub const fn name(self) -> &'static str {
        match self {
            Character::Explorer => "explorer",
            Character::Scholar => "scholar",
            Character::Collector => "collector",
            Character::Fighter => "fighter",
        }
    }

    /// The character with this name.
    pub fn from_name(name: &str) -> Option<Character> {
        Character::ALL.into_iter().find(|character| character.name() == name)
    }
}

impl fmt::Display for Character {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
