//! Shapes that messages have and types do not: used by the `OpenAPI` document alone.

use serde::Serialize;
use utoipa::ToSchema;

/// What a viewer may know of a game, in the words of that game.
#[derive(ToSchema, Serialize)]
#[serde(untagged)]
pub enum GameView {
    /// Lost Ruins of Arnak.
    Arnak(arnak::view_json::ViewDoc),
    /// Tikal II: The Lost Temple.
    Tikal(tikal::view_doc::ViewDoc),
}
