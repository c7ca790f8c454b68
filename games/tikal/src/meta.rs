//! The game's description of itself: its name and the choices of a setup.

use kernel::meta::{Choice, Field, Meta, Text};
use serde_json::json;

use crate::words::WORDS;

/// The name on the box.
pub(crate) const TITLE: Text = text("title");

/// A text of the game.
pub(crate) const fn text(key: &'static str) -> Text {
    Text::of(&WORDS, key)
}

/// The description.
pub(crate) fn meta() -> Meta {
    let variants = vec![
        Choice::new("more_control", text("more-control")).about(text("more-control-about")),
        Choice::new("short_game", text("short-game")).about(text("short-game-about")),
    ];
    let players = Choice::numbers([(2, "2"), (3, "3"), (4, "4")]);
    Meta {
        name: TITLE,
        about: text("about"),
        fields: vec![
            Field::one("players", &["players"], text("players"), players),
            Field::many("variants", &["variants"], text("variants"), variants),
        ],
        examples: vec![
            json!({"players": 2, "variants": []}),
            json!({"players": 3, "variants": []}),
            json!({"players": 4, "variants": []}),
            json!({"players": 2, "variants": ["more_control"]}),
            json!({"players": 2, "variants": ["short_game"]}),
            json!({"players": 4, "variants": ["more_control", "short_game"]}),
        ],
        bench: vec![json!({"players": 2}), json!({"players": 3}), json!({"players": 4})],
    }
}
