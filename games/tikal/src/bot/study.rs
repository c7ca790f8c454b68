//! Tikal II: action tiles, rooms, cards and treasures; keys, treasures and reach of a player.

use crate::Tikal;
use crate::event::{Event, Token};
use crate::meta::{TITLE, text};
use crate::rules::CATEGORIES;
use crate::state::State;
use kernel::meta::Text;
use kernel::{Category, Seat};

use bots::{Family, Studied, Took};

const TILE: usize = 0;
const ROOM: usize = 1;
const CARD: usize = 2;
const TREASURE: usize = 3;

impl Studied for Tikal {
    const TITLE: Text = TITLE;

    const ROUNDS: u8 = 2;

    const CATEGORIES: &'static [Category] = &CATEGORIES;

    const FAMILIES: &'static [Family] = &[
        Family { id: "tile", components: &["action_tile"], name: text("study-tile") },
        Family {
            id: "room",
            components: &["printed_room", "stack_room", "sanctuary", "treasure_room", "secret_room"],
            name: text("study-room"),
        },
        Family { id: "card", components: &["card"], name: text("study-card") },
        Family { id: "treasure", components: &["treasure"], name: text("study-treasure") },
    ];

    const FEATURES: &'static [&'static str] = &[
        "keys_backpack",
        "colours_backpack",
        "keys_camp",
        "colours_camp",
        "treasures",
        "hand",
        "passages",
        "tent",
        "flags",
        "tiles_this_round",
    ];

    fn took(event: &Event) -> Option<Took> {
        let (seat, family, number) = match *event {
            Event::Took { seat, tile, .. } => (seat, TILE, tile.0),
            Event::Flagged { seat, room, .. } => (seat, ROOM, room.0),
            Event::Kept { seat, what, .. } => match what.known()? {
                Token::Card(kind) => (seat, CARD, kind.0),
                Token::Treasure(treasure) => (seat, TREASURE, treasure.0),
                Token::Room(_) => return None,
            },
            Event::TookOpen { seat, treasure } => (seat, TREASURE, treasure.0),
            _ => return None,
        };
        Some(Took { seat, family, number })
    }

    fn key(&self, took: Took) -> &str {
        let at = usize::from(took.number);
        match took.family {
            TILE => &self.tables.tiles[at].id,
            ROOM => &self.tables.rooms[at].id,
            CARD => &self.tables.kinds[at].id,
            _ => &self.tables.treasures[at].id,
        }
    }

    fn features(&self, state: &State, seat: Seat) -> Vec<i32> {
        let player = &state.seats[seat.index()];
        let sum = |numbers: &[u8]| numbers.iter().map(|&n| i32::from(n)).sum::<i32>();
        let kinds = |numbers: &[u8]| numbers.iter().filter(|&&n| n > 0).count() as i32;
        vec![
            sum(&player.backpack),
            kinds(&player.backpack),
            sum(&player.camp),
            kinds(&player.camp),
            sum(&player.treasures),
            sum(&player.hand),
            i32::from(player.passages),
            i32::from(player.tent),
            player.flags.count_ones() as i32,
            player.tiles.count_ones() as i32,
        ]
    }
}
