//! Player count and variants, read and checked once.

use kernel::Problems;
use serde::{Serialize, Serializer, ser::SerializeStruct};
use serde_json::Value;

use crate::state::{MORE_CONTROL, SHORT_GAME};

/// The variants by name.
pub const VARIANTS: [(&str, u8); 2] = [("more_control", MORE_CONTROL), ("short_game", SHORT_GAME)];

/// A validated setup.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    /// Two to four.
    pub players: u8,
    /// Variants in play, as a set.
    pub variants: u8,
}

impl Setup {
    /// Reads a setup; the error lists every reason.
    pub fn read(json: &Value) -> Result<Setup, Problems> {
        let mut problems = Problems::default();
        let mut setup = Setup { players: 2, variants: 0 };
        let Some(object) = json.as_object() else {
            return Err(Problems::one("a setup is an object such as {\"players\":2,\"variants\":[]}"));
        };
        match object.get("players").map(Value::as_u64) {
            Some(Some(players @ 2..=4)) => setup.players = players as u8,
            Some(_) => problems.push("players must be 2, 3 or 4"),
            None => problems.push("the setup must say the number of players, 2, 3 or 4"),
        }
        match object.get("variants") {
            None => {}
            Some(Value::Array(list)) => {
                for name in list {
                    match VARIANTS.iter().find(|variant| name == variant.0) {
                        Some(variant) if setup.variants & variant.1 != 0 => {
                            problems.push(format!("the variant {name} is named twice"));
                        }
                        Some(variant) => setup.variants |= variant.1,
                        None => problems
                            .push(format!("{name} is no variant, expected more_control or short_game")),
                    }
                }
            }
            Some(_) => problems.push("variants must be a list of names"),
        }
        for field in object.keys().filter(|key| !matches!(key.as_str(), "players" | "variants")) {
            problems.push(format!("{field:?} is no field of a setup, expected players and variants"));
        }
        problems.or(setup)
    }

    /// The names of the variants in play.
    pub fn variant_names(self) -> Vec<&'static str> {
        VARIANTS.iter().filter(|variant| self.variants & variant.1 != 0).map(|variant| variant.0).collect()
    }
}

impl Serialize for Setup {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_struct("Setup", 2)?;
        object.serialize_field("players", &self.players)?;
        object.serialize_field("variants", &self.variant_names())?;
        object.end()
    }
}
