//! The game's description of itself: its name and the choices of a setup.

use kernel::meta::{Choice, Field, Meta, Text};
use serde_json::{Value, json};

use crate::setup::FAMILY_KEYS;
use crate::tables::{BoardRow, Rows};
use crate::words::WORDS;

/// A sentence of the game.
const fn text(key: &'static str) -> Text {
    Text::of(&WORDS, key)
}

/// The description.
pub(crate) fn meta(rows: &Rows) -> Meta {
    Meta {
        name: text("game-name"),
        about: text("game-about"),
        fields: fields(&rows.boards),
        examples: vec![
            json!({"players": 2, "board": "bird"}),
            json!({"players": 4, "board": "snake"}),
            json!({"players": 3, "board": "owl"}),
            json!({"players": 1, "board": "spider", "rival": {"red": 3, "purple": 0, "objectives": 3, "priority": false}}),
        ],
        bench: vec![
            json!({"players": 2, "board": "bird"}),
            json!({"players": 3, "board": "bird"}),
            json!({"players": 4, "board": "bird"}),
            json!({"players": 2, "board": "snake"}),
        ],
    }
}

fn fields(boards: &[BoardRow]) -> Vec<Field> {
    let base = boards.iter().filter(|board| !board.twisted);
    let base: Vec<Value> = base.map(|board| json!(board.name.key)).collect();
    let mut fields = vec![
        Field::one("board", &["board"], text("form-board"), boards.iter().map(board).collect())
            .about(text("form-board-about"))
            .pictured(),
        Field::one("players", &["players"], text("form-players"), players())
            .starting(2)
            .about(text("form-players-about")),
        Field::one(
            "twisted_paths",
            &["twisted_paths"],
            text("form-twisted"),
            vec![
                Choice::new(false, text("form-left-out")).when("board", &base),
                Choice::new(true, text("form-mixed-in")),
            ],
        )
        .about(text("form-twisted-about")),
    ];
    fields.extend(rival());
    fields
}

fn board(row: &BoardRow) -> Choice {
    let choice = Choice::new(row.name.key.clone(), Text::each(|lang| row.name.say(lang)));
    match &row.about {
        Some(about) => choice.about(Text::each(|lang| about.say(lang))),
        None => choice,
    }
}

fn players() -> Vec<Choice> {
    let mut players = Choice::numbers([(2, "2"), (3, "3"), (4, "4")]);
    players.insert(0, Choice::new(1, text("form-solo")));
    players
}

/// The fields of the solo game.
fn rival() -> Vec<Field> {
    const NUMBERS: [&str; 6] = ["0", "1", "2", "3", "4", "5"];
    // Red and purple replace at most the five tiles there are.
    let tiles = |other: &'static str| -> Vec<Choice> {
        let choice = |n: usize| {
            let room: Vec<_> = (0..=5 - n).map(|m| json!(m)).collect();
            Choice::new(n, Text::plain(NUMBERS[n])).when(other, &room)
        };
        (0..=5).map(choice).collect()
    };
    let names = [
        text("form-discover"),
        text("form-research"),
        text("form-overcome"),
        text("form-item"),
        text("form-artifact"),
    ];
    let families = |other: &'static str| -> Vec<Choice> {
        let all = FAMILY_KEYS.into_iter().zip(names.clone());
        all.map(|(key, name)| Choice::new(key, name).unless(other, &[json!(key)])).collect()
    };
    let stronger = text("form-stronger");
    let by =
        vec![Choice::new("number", text("form-by-number")), Choice::new("family", text("form-by-family"))];
    let (number, family) = ([json!("number")], [json!("family")]);
    let red = text("form-red");
    let purple = text("form-purple");
    let switch = vec![
        Choice::new(false, text("form-no")),
        Choice::new(true, text("form-yes")).unless("objectives", &[json!(0)]),
    ];
    let fields = vec![
        Field::one("rival_by", &[], text("form-rival-by"), by),
        Field::one("red", &["rival", "red"], red.clone(), tiles("purple"))
            .starting(1)
            .about(stronger.clone())
            .when("rival_by", &number),
        Field::one("purple", &["rival", "purple"], purple.clone(), tiles("red"))
            .about(stronger.clone())
            .when("rival_by", &number),
        Field::many("red_families", &["rival", "red"], red, families("purple_families"))
            .when("rival_by", &family),
        Field::many("purple_families", &["rival", "purple"], purple, families("red_families"))
            .when("rival_by", &family),
        Field::one(
            "objectives",
            &["rival", "objectives"],
            text("form-objectives"),
            Choice::numbers([(0, "0"), (2, "2"), (3, "3"), (4, "4")]),
        )
        .about(text("form-objectives-about")),
        Field::one("priority", &["rival", "priority"], text("form-priority"), switch)
            .about(text("form-priority-about")),
    ];
    fields.into_iter().map(|field| field.when("players", &[json!(1)])).collect()
}
