//! Hints, replays and analyses.

use kernel::{Lang, WhyNot};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::SeatView;
use utoipa::{IntoParams, ToSchema};

/// The bot to ask, and its time limit.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct HintRequest {
    /// The level; the default is `medium`.
    pub level: Option<String>,
    /// The time limit in milliseconds; at most 5000.
    pub millis: Option<u64>,
}

/// The form of the reasons.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub struct WhyQuery {
    /// The language.
    #[param(inline)]
    pub lang: Option<Lang>,
    /// The key of a seat link.
    pub key: Option<String>,
}

/// Things that cannot be used now, with reasons.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct WhyAnswer {
    /// The number of the last entry that changed what can be done: the position the reasons are for.
    pub step: u32,
    /// One per card, space, tile or token that the viewer cannot use.
    pub reasons: Vec<WhyNot>,
}

/// The action to preview.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub struct AheadQuery {
    /// The notation of an offered action.
    pub action: String,
    /// The step the caller knows. If the table has moved on, the answer has only its step.
    pub step: Option<u32>,
    /// The language.
    #[param(inline)]
    pub lang: Option<Lang>,
    /// The key of a seat link.
    pub key: Option<String>,
}

/// The preview of an action.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct AheadAnswer {
    /// The number of the last entry that changed what can be done: the position the look ahead is from.
    pub step: u32,
    /// The events; empty if the table is no longer at the requested step.
    pub ahead: Option<table::Ahead>,
}

/// The caller's other games of the same kind: the same game, board and number of players.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct BestAnswer {
    /// The best score; nothing if there are no such games.
    pub best: Option<i32>,
    /// How many there are.
    pub games: u32,
}

/// Through whose eyes.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub struct ReplayQuery {
    /// A seat or `spectator`; the caller's own eyes if nothing is said.
    #[param(pattern = "^(spectator|[0-3])$")]
    pub viewer: Option<String>,
    /// The language.
    #[param(inline)]
    pub lang: Option<Lang>,
    /// The key of a seat link.
    pub key: Option<String>,
}

/// A game step by step.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ReplayAnswer {
    /// The game.
    pub game: String,
    /// The hash of the component tables it was played with.
    pub content: String,
    /// The setup.
    pub setup: Value,
    /// The players.
    pub seats: Vec<SeatView>,
    /// The steps.
    #[serde(flatten)]
    pub replay: table::Replay,
}

/// A bot's analysis of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct AnalysisAnswer {
    /// The level that judged.
    pub level: String,
    /// The scores to expect at the beginning of each turn, and at the end.
    pub curve: Vec<CurvePoint>,
    /// The three most costly moves of each seat, in order.
    pub turning_points: Vec<TurningPoint>,
}

/// The scores to expect at one moment.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct CurvePoint {
    /// The number of steps before it.
    pub step: u32,
    /// The round, from 1.
    pub round: u8,
    /// The final scores to expect, by seat.
    pub scores: Vec<f64>,
    /// The same for the rival of a solo game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rival: Option<f64>,
    /// The chances to win, by seat.
    pub win: Vec<f64>,
}

/// A move that cost much.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct TurningPoint {
    /// The number of steps before it.
    pub step: u32,
    /// The player or chance that decided.
    pub seat: u8,
    /// The step as a sentence.
    pub text: String,
    /// The better action.
    pub better: Option<String>,
    /// The loss in expected points.
    pub loss: f64,
}
