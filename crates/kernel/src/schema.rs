//! Shapes that messages have and types do not: used by the `OpenAPI` document alone.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

/// A seat, or the word for a spectator.
#[derive(ToSchema, Serialize)]
#[serde(untagged)]
pub enum SeatOrSpectator {
    /// A seat.
    Seat(u8),
    /// No player's seat.
    Word(SpectatorWord),
}

/// The word for a spectator.
#[derive(ToSchema, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum SpectatorWord {
    /// A viewer who knows only what is public.
    Spectator,
}

/// A seat, or chance.
#[derive(ToSchema, Serialize)]
#[serde(untagged)]
pub enum SeatOrChance {
    /// A seat.
    Seat(u8),
    /// No player decides.
    Word(ChanceWord),
}

/// The word for chance.
#[derive(ToSchema, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ChanceWord {
    /// An outcome that no player decides.
    Chance,
}

/// A seat, or the rival of a solo game.
#[derive(ToSchema, Serialize)]
#[serde(untagged)]
pub enum SeatOrRival {
    /// A seat.
    Seat(u8),
    /// The automatic opponent.
    Word(RivalWord),
}

/// The word for the rival.
#[derive(ToSchema, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum RivalWord {
    /// The automatic opponent of a solo game.
    Rival,
}

/// An action in named parts: the verb, and its arguments under their names.
#[derive(ToSchema, Serialize)]
pub struct ActionParts {
    /// The verb.
    #[serde(rename = "do")]
    pub verb: String,
    /// The arguments.
    #[serde(flatten)]
    pub parts: BTreeMap<String, Value>,
}

/// A fact in named parts, and its sentence.
#[derive(ToSchema, Serialize)]
pub struct EventParts {
    /// What happened.
    pub event: String,
    /// The same for people.
    pub text: String,
    /// The parts of the fact.
    #[serde(flatten)]
    pub parts: BTreeMap<String, Value>,
}
