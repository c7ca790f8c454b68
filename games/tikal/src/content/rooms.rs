//! The rows of rooms.

use kernel::Or;
use kernel::content::{ContentError as Table, Reader};

use super::{Loader, name, steps};
use crate::errors::{ContentError, Counted, Here};
use crate::grid::DIRECTIONS;
use crate::ids::{Colour, MAX_LIGHT, MAX_ROOMS, MAX_SECRET, MAX_SPOTS, Node};
use crate::tables::{Altar, RoomInfo, RoomKind, SpotInfo, turned};
use crate::verb::{COLOUR_IDS, Verb};

const KINDS: [(&str, RoomKind); 5] = [
    ("printed", RoomKind::Printed),
    ("stack", RoomKind::Stack),
    ("sanctuary", RoomKind::Sanctuary),
    ("treasure", RoomKind::TreasureRoom),
    ("secret", RoomKind::Secret),
];

type Spaces = [(String, Node)];

impl Loader<'_> {
    pub(super) fn rooms_of(&mut self, spaces: &Spaces) -> Vec<RoomInfo> {
        const FILE: &str = "rooms.toml";
        let read = self.each(FILE, |r| room(r, spaces));
        let mut rooms: Vec<RoomInfo> = read.into_iter().flatten().collect();
        rooms.sort_by_key(|room| KINDS.iter().position(|kind| kind.1 == room.kind));
        let of = |kind: RoomKind| rooms.iter().filter(|room| room.kind == kind).count();
        self.at_most(FILE, Counted::Rooms, rooms.len(), MAX_ROOMS);
        self.at_most(FILE, Counted::LightRooms, of(RoomKind::Printed) + of(RoomKind::Stack), MAX_LIGHT);
        self.at_most(FILE, Counted::SecretRooms, of(RoomKind::Secret), MAX_SECRET);
        self.exactly(FILE, Counted::TreasureRooms, of(RoomKind::TreasureRoom), 1);
        let cells: Vec<Node> = rooms.iter().filter_map(|room| room.cell).collect();
        for (at, cell) in cells.iter().enumerate() {
            if cells[..at].contains(cell) {
                let id = spaces.iter().find(|space| space.1 == *cell).map_or("?", |space| &space.0);
                self.refuse(FILE, ContentError::RoomsIn { id: id.into() });
            }
        }
        rooms
    }
}

/// A room; `None` if its kind is unknown, because that decides which other columns it needs.
fn room(r: &mut Reader<'_>, spaces: &Spaces) -> Option<RoomInfo> {
    let kind = r.word("kind", &KINDS);
    let word = r.text_if("kind")?;
    KINDS.iter().find(|known| known.0 == word)?;
    let is_light = matches!(kind, RoomKind::Printed | RoomKind::Stack);
    let wanted = [
        ("colour", is_light),
        ("doors", is_light),
        ("cell", kind == RoomKind::Printed),
        ("altar", kind == RoomKind::Sanctuary),
        ("near", kind == RoomKind::Secret),
    ];
    for (column, wanted) in wanted {
        if r.has(column) != wanted {
            let kind = word.clone();
            let needs = ContentError::RoomNeeds { kind: kind.clone(), column };
            r.refuse(column, if wanted { needs } else { ContentError::RoomLacks { kind, column } });
        }
    }
    let doors = doors(r);
    // Rulebook p. 11: a light room has one or two doors.
    if is_light && r.has("doors") && !(1..=2).contains(&doors.count_ones()) {
        r.refuse("doors", ContentError::LightDoors);
    }
    let effects = r.effects("spots");
    let mut spots = Vec::new();
    for (at, effect) in effects.into_iter().enumerate() {
        let verbs =
            steps(&effect, Verb::is_for_spots, &Here::Spot, |reason| r.refuse_entry("spots", at, reason));
        spots.push(SpotInfo { effect, verbs });
    }
    if r.has("spots") && !(1..=MAX_SPOTS).contains(&spots.len()) {
        r.refuse("spots", ContentError::Spots { most: MAX_SPOTS });
    }
    Some(RoomInfo {
        id: r.id().to_string(),
        name: name("room", r),
        kind,
        colour: colour(r, "colour"),
        doors,
        cell: space(r, "cell", spaces),
        altar: altar(r),
        near: space(r, "near", spaces),
        spots,
        turns: (1..=6).find(|&turn| turned(doors, turn % 6) == doors).unwrap_or(6),
        confidence: r.confidence(),
    })
}

fn doors(r: &mut Reader<'_>) -> u8 {
    let mut doors = 0;
    if !r.has("doors") {
        return doors;
    }
    for (at, word) in r.texts("doors").iter().enumerate() {
        match DIRECTIONS.iter().position(|direction| direction == word) {
            Some(side) if doors & (1 << side) != 0 => {
                r.refuse_entry("doors", at, ContentError::DoorTwice { door: word.clone() });
            }
            Some(side) => doors |= 1 << side,
            None => {
                let (word, column) = (word.clone(), "direction".into());
                r.refuse_entry("doors", at, Table::Word { word, column, known: Or::of(DIRECTIONS) });
            }
        }
    }
    doors
}

fn colour(r: &mut Reader<'_>, column: &str) -> Option<Colour> {
    let words: [(&str, Colour); COLOUR_IDS.len()] =
        std::array::from_fn(|at| (COLOUR_IDS[at], Colour(at as u8)));
    r.has(column).then(|| r.word(column, &words))
}

fn altar(r: &mut Reader<'_>) -> Option<Altar> {
    let colours = COLOUR_IDS.iter().enumerate().map(|(at, &id)| (id, Altar::Of(Colour(at as u8))));
    let words: Vec<(&str, Altar)> = colours.chain([("multicolour", Altar::Multicolour)]).collect();
    r.has("altar").then(|| r.word("altar", &words))
}

fn space(r: &mut Reader<'_>, column: &str, spaces: &Spaces) -> Option<Node> {
    let id = r.text_if(column)?;
    let space = spaces.iter().find(|space| space.0 == id);
    if space.is_none() {
        r.refuse(column, ContentError::NoSpace { id });
    }
    space.map(|space| space.1)
}
