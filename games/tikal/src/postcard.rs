//! The temple of Tikal II for link previews: rooms, doors and pieces as all viewers see them.
#![expect(clippy::cast_precision_loss, reason = "places on a picture are small numbers")]

use panes::{Postcard, list, text};
use serde_json::Value;

/// The part of the board that is shown: it begins so far from the top, and is as wide as the board.
const TOP: f32 = 183.0;
const SIZE: (f32, f32) = (740.0, 336.0);
/// The whole board, and the middle of its temple.
const BOARD: (f32, f32) = (740.0, 700.0);
const TEMPLE: (f32, f32) = (370.0, 351.0);
const RADIUS: f32 = 40.0;
/// Pictures of rooms show a little more than the room.
const ROOM: (f32, f32) = (90.0, 90.0);
/// The rows of the temple: letter, row from the middle, first column, length.
const ROWS: [(&str, f32, f32, usize); 5] = [
    ("A", -2.0, -1.0, 5),
    ("B", -1.0, -2.0, 6),
    ("C", 0.0, -2.0, 5),
    ("D", 1.0, -3.0, 6),
    ("E", 2.0, -3.0, 5),
];
/// Where pirogues land.
const LANDINGS: [(&str, f32, f32); 9] = [
    ("s1", 574.0, 586.0),
    ("s2", 166.0, 586.0),
    ("s3", 135.0, 354.0),
    ("s4", 139.0, 146.0),
    ("s5", 574.0, 117.0),
    ("s6", 605.0, 330.0),
    ("plane1", 135.0, 500.0),
    ("plane2", 605.0, 190.0),
    ("forest", 330.0, 114.0),
];
/// Position of an explorer in a room, by seat.
const STANDING: [(f32, f32); 4] = [(-20.0, -4.0), (20.0, -4.0), (-10.0, -18.0), (10.0, -18.0)];

/// The spaces of the temple with their middles on the card.
fn spaces() -> impl Iterator<Item = (String, (f32, f32))> {
    ROWS.iter().flat_map(|&(letter, row, first, length)| {
        (0..length).map(move |at| {
            let x = 3.0_f32.sqrt() * (first + at as f32 + row / 2.0) * RADIUS;
            (format!("{letter}{}", at + 1), (TEMPLE.0 + x, TEMPLE.1 - TOP + 1.5 * row * RADIUS))
        })
    })
}

/// The colour of a room's doors or altar, which its id names.
fn colour(room: &str) -> Option<[u8; 3]> {
    let known = [
        ("pink", [0xc2, 0x38, 0x7a]),
        ("yellow", [0xdb, 0xa4, 0x00]),
        ("green", [0x3f, 0x8a, 0x3a]),
        ("blue", [0x1f, 0x6b, 0xb5]),
        ("brown", [0x7d, 0x4a, 0x22]),
    ];
    known.into_iter().find(|(name, _)| room.split('-').any(|word| word == *name)).map(|(_, colour)| colour)
}

/// The table as rendered pictures, from the view of any viewer.
pub fn postcard(view: &Value) -> Postcard {
    let mut card = Postcard::new(SIZE.0, SIZE.1);
    card.lay("boards/wide", (BOARD.0 / 2.0, BOARD.1 / 2.0 - TOP), BOARD);
    for (site, x) in [("s3", 62.0), ("s6", 679.0)] {
        card.lay(format!("places/{site}"), (x, 283.0 - TOP), (112.0, 91.0));
    }
    let all: Vec<(String, (f32, f32))> = spaces().collect();
    for (id, (x, y)) in &all {
        let (x, y) = (x + 1.0, y + 0.8);
        let laid = &view["temple"][id.as_str()];
        let room = text(&laid["room"]);
        let kind = match room {
            "" => "space",
            room if room.starts_with("sanctuary") => "sanctuary",
            room if room.starts_with("treasure") => "treasure",
            _ => "light",
        };
        card.lay(format!("rooms/{kind}"), (x, y), ROOM);
        for door in list(&laid["doors"]).map(text) {
            let sides = ["E", "SE", "SW", "W", "NW", "NE"];
            let turn = sides.iter().position(|side| *side == door).unwrap_or_default() as f32 * 60.0;
            card.turned("rooms/door", (x, y), ROOM, turn);
        }
        if let Some(colour) = colour(room) {
            card.disc((x - 1.0, y - 13.0), 8.5, colour);
        }
        let flags = list(&view["spots"][room]).take(4).enumerate();
        for (at, seat) in flags.filter_map(|(at, flag)| Some((at, flag.as_u64()?))) {
            let (across, down) = (at as f32 - 1.5, if at == 0 || at == 3 { 12.0 } else { 20.0 });
            card.lay(format!("pieces/flag_{}", seat + 1), (x + across * 12.0, y + down), (17.0, 17.0));
        }
    }
    for (at, player) in list(&view["players"]).take(4).enumerate() {
        let seat = at + 1;
        let (explorer, pirogue) = (text(&player["explorer"]), text(&player["pirogue"]));
        if let Some(&(_, x, y)) = LANDINGS.iter().find(|(id, ..)| *id == pirogue) {
            card.lay(format!("pieces/pirogue_{seat}"), (x, y - TOP + 20.0 * at as f32), (40.0, 40.0));
        }
        if let Some((_, (x, y))) = all.iter().find(|(id, _)| id == explorer) {
            let (across, down) = STANDING[at];
            card.lay(format!("pieces/explorer_{seat}"), (x + across, y + down), (40.0, 40.0));
        }
    }
    card
}

#[cfg(test)]
mod tests {
    use super::{SIZE, postcard};
    use panes::Layer;
    use serde_json::json;

    #[test]
    fn rooms_doors_and_pieces_lie_where_the_view_says() {
        let view = json!({
            "temple": { "C3": { "room": "printed-blue-gap", "doors": ["E", "NW"] }, "A1": { "room": "sanctuary-pink", "doors": [] } },
            "spots": { "printed-blue-gap": [1, null, null, 0] },
            "players": [{ "explorer": "C3", "pirogue": "s3" }, { "explorer": "outside", "pirogue": "nowhere" }],
        });
        let layers = postcard(&view).layers;
        let found = |wanted: &str| -> Vec<(f32, f32, f32)> {
            let place = |layer: &Layer| match layer {
                Layer::Picture { name, x, y, turn, .. } if name == wanted => Some((*x, *y, *turn)),
                Layer::Picture { .. } | Layer::Disc { .. } => None,
            };
            layers.iter().filter_map(place).collect()
        };
        // Twenty-seven spaces, of which two are laid; the middle one has two doors.
        assert_eq!(found("rooms/space").len(), 25);
        assert_eq!(found("rooms/sanctuary").len(), 1);
        let doors = found("rooms/door");
        assert_eq!(doors.iter().map(|door| door.2).collect::<Vec<f32>>(), [0.0, 240.0]);
        assert!((doors[0].0 - SIZE.0 / 2.0).abs() < 2.0 && (doors[0].1 - SIZE.1 / 2.0).abs() < 2.0);
        assert_eq!((found("pieces/flag_1").len(), found("pieces/flag_2").len()), (1, 1));
        assert_eq!((found("pieces/explorer_1").len(), found("pieces/explorer_2").len()), (1, 0));
        assert_eq!((found("pieces/pirogue_1").len(), found("pieces/pirogue_2").len()), (1, 0));
        let discs = layers.iter().filter(|layer| matches!(layer, Layer::Disc { .. }));
        assert_eq!(discs.count(), 2);
        // An unreadable view shows an empty temple.
        assert!(postcard(&json!([])).layers.len() > 27);
    }
}
