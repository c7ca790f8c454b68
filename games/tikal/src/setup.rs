//! Player count and variants, read and checked once.

use kernel::{Lang, Say};
use serde::{Serialize, Serializer, ser::SerializeStruct};
use serde_json::Value;

use crate::state::{MORE_CONTROL, SHORT_GAME};
use crate::words::say;

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

/// Why a setup is invalid. Values are as given.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the sentence of each is in the words of the game")]
pub enum SetupError {
    NoObject,
    Players,
    PlayersMissing,
    VariantTwice(String),
    NoVariant(String),
    VariantsList,
    Field(String),
}

impl Say for SetupError {
    fn say(&self, lang: Lang) -> String {
        match self {
            SetupError::NoObject => {
                say!(lang, "setup-object", example = "{\"players\":2,\"variants\":[]}")
            }
            SetupError::Players => say!(lang, "setup-players"),
            SetupError::PlayersMissing => say!(lang, "setup-players-missing"),
            SetupError::VariantTwice(name) => say!(lang, "setup-variant-twice", name = name.as_str()),
            SetupError::NoVariant(name) => {
                let [(first, _), (second, _)] = VARIANTS;
                say!(lang, "setup-no-variant", name = name.as_str(), first = first, second = second)
            }
            SetupError::VariantsList => say!(lang, "setup-variants-list"),
            SetupError::Field(field) => say!(lang, "setup-field", field = field.as_str()),
        }
    }
}

impl Setup {
    /// Reads a setup; the error lists every reason.
    pub fn read(json: &Value) -> Result<Setup, Vec<SetupError>> {
        let mut problems = Vec::new();
        let mut setup = Setup { players: 2, variants: 0 };
        let Some(object) = json.as_object() else {
            return Err(vec![SetupError::NoObject]);
        };
        match object.get("players").map(Value::as_u64) {
            Some(Some(players @ 2..=4)) => setup.players = players as u8,
            Some(_) => problems.push(SetupError::Players),
            None => problems.push(SetupError::PlayersMissing),
        }
        match object.get("variants") {
            None => {}
            Some(Value::Array(list)) => {
                for name in list {
                    match VARIANTS.iter().find(|variant| name == variant.0) {
                        Some(variant) if setup.variants & variant.1 != 0 => {
                            problems.push(SetupError::VariantTwice(name.to_string()));
                        }
                        Some(variant) => setup.variants |= variant.1,
                        None => problems.push(SetupError::NoVariant(name.to_string())),
                    }
                }
            }
            Some(_) => problems.push(SetupError::VariantsList),
        }
        for field in object.keys().filter(|key| !matches!(key.as_str(), "players" | "variants")) {
            problems.push(SetupError::Field(format!("{field:?}")));
        }
        if problems.is_empty() { Ok(setup) } else { Err(problems) }
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
