//! Which columns the tables have, and which component each row speaks of: what a form for the owner of a box needs.

use kernel::content::{Row, Schema, Value};

macro_rules! schema {
    ($file:literal, $columns:expr) => {
        Schema {
            file: concat!("tikal/", $file),
            text: include_str!(concat!("../../../content/tikal/", $file)),
            sections: &[("rows", $columns)],
            sum: None,
        }
    };
}

pub(crate) const TABLES: &[Schema] = &[
    schema!("action_tiles.toml", &["effect", "back"]),
    schema!("cards.toml", &["en", "fr", "copies", "effect"]),
    schema!("rooms.toml", &["kind", "en", "fr", "colour", "doors", "cell", "altar", "near", "spots"]),
    schema!("temple.toml", &["q", "r"]),
    schema!("river.toml", &["kind", "en", "fr", "tiles"]),
    schema!("wheel.toml", &["value"]),
    schema!("treasures.toml", &["en", "fr", "tokens"]),
    schema!("colours.toml", &["en", "fr", "keys"]),
    schema!("numbers.toml", &["value", "en", "fr"]),
];

pub(crate) fn part_of(file: &str, section: &'static str, row: &Row) -> (&'static str, String) {
    let family = match file {
        "tikal/action_tiles.toml" => "action_tile",
        "tikal/cards.toml" => "card",
        "tikal/temple.toml" => "space",
        "tikal/river.toml" => "river",
        "tikal/wheel.toml" => "wheel",
        "tikal/treasures.toml" => "treasure",
        "tikal/colours.toml" => "key",
        "tikal/numbers.toml" => "number",
        "tikal/rooms.toml" => match row.cell("kind").map(|cell| &cell.value) {
            Some(Value::Text(kind)) => match kind.as_str() {
                "printed" => "printed_room",
                "stack" => "stack_room",
                "sanctuary" => "sanctuary",
                "treasure" => "treasure_room",
                _ => "secret_room",
            },
            _ => section,
        },
        _ => section,
    };
    (family, row.id.clone())
}
