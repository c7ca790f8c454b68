//! Which component each row of the tables describes, for the form of a box owner.

use kernel::content::{Row, Value};

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
