//! The game's description of itself: what the box is called and which choices a setup has.

use kernel::meta::{Choice, Field, Meta, Text};
use serde_json::json;

/// The description.
pub(crate) fn meta() -> Meta {
    let variants = vec![
        Choice::new("more_control", Text::new("More control", "Plus de maîtrise")).about(Text::new(
            "Three treasures lie open to choose from.",
            "Trois trésors sont visibles et peuvent être choisis.",
        )),
        Choice::new("short_game", Text::new("Short game", "Partie courte"))
            .about(Text::new("Played without the tent.", "Se joue sans la tente.")),
    ];
    let players = Choice::numbers([(2, "2"), (3, "3"), (4, "4")]);
    Meta {
        name: Text::new("Tikal II: The Lost Temple", "Tikal II : le temple perdu"),
        about: Text::new(
            "Sail up the river and open a temple room by room; 2 to 4 players.",
            "Remontez la rivière et ouvrez un temple salle par salle ; 2 à 4 joueurs.",
        ),
        fields: vec![
            Field::one("players", &["players"], Text::new("Players", "Joueurs"), players),
            Field::many("variants", &["variants"], Text::new("Variants", "Variantes"), variants),
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
