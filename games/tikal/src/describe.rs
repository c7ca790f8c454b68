//! Every component with its numbers, rule text, icons and confidence.

use kernel::Lang;
use kernel::content::{Component, Confidence};
use kernel::effect::Effect;

use crate::Tikal;
use crate::grid::DIRECTIONS;
use crate::ids::members;
use crate::tables::{Altar, Bank, RoomInfo, RoomKind};
use crate::words::say;
use crate::words::signs;

impl Tikal {
    pub(crate) fn components(&self, lang: Lang) -> Vec<Component> {
        let tables = &self.tables;
        let mut all = Vec::new();
        let plain = |family: &'static str, id: &str, name: String, confidence: Confidence| Component {
            family,
            id: id.to_string(),
            name,
            numbers: Vec::new(),
            text: String::new(),
            icons: Vec::new(),
            confidence,
        };
        let number = |name: &str, value: String| (name.to_string(), value);
        for tile in &tables.tiles {
            all.push(Component {
                numbers: vec![
                    number("back", tile.back.to_string()),
                    number("back_confidence", tile.back_confidence.word().to_string()),
                ],
                text: tile.effect.say(lang),
                icons: tile.effect.icons(),
                ..plain(
                    "action_tile",
                    &tile.id,
                    say!(lang, "name-tile", tile = signs(&tile.verbs, lang)),
                    tile.confidence.max(tile.back_confidence),
                )
            });
        }
        for kind in &tables.kinds {
            let effect = Effect::Do(kind.verb);
            all.push(Component {
                numbers: vec![
                    number("copies", kind.copies.to_string()),
                    number("copies_confidence", kind.copies_confidence.word().to_string()),
                ],
                text: effect.say(lang),
                icons: effect.icons(),
                ..plain("card", &kind.id, kind.name.pick(lang), kind.confidence.max(kind.copies_confidence))
            });
        }
        for room in &tables.rooms {
            all.push(self.describe_room(room, lang));
        }
        for ((id, node), confidence) in tables.spaces.iter().zip(&tables.spaces_confidence) {
            let beside = tables.grid.neighbour[node.index()].map(|other| tables.node_id(other));
            let sides = DIRECTIONS.iter().zip(beside);
            all.push(Component {
                numbers: sides.map(|(side, other)| number(side, other.to_string())).collect(),
                ..plain("space", id, self.node(*node, lang), *confidence)
            });
        }
        for place in &tables.river {
            let mut component = plain("river", &place.id, place.name.pick(lang), place.confidence);
            if let Bank::Site(_) = place.bank {
                for (players, tiles) in (2..).zip(place.tiles) {
                    component.numbers.push(number(&format!("tiles_{players}_players"), tiles.to_string()));
                }
                component.numbers.push(number("tiles_confidence", place.tiles_confidence.word().to_string()));
            }
            all.push(component);
        }
        for (family, rows, name) in
            [("key", &tables.colours, "keys"), ("treasure", &tables.treasures, "tokens")]
        {
            for row in rows {
                all.push(Component {
                    numbers: vec![number(name, row.n.to_string())],
                    ..plain(family, &row.id, row.name.pick(lang), row.confidence)
                });
            }
        }
        for (at, (price, confidence)) in tables.wheel.iter().zip(tables.wheel_confidence).enumerate() {
            let name = say!(lang, "name-wheel", n = at + 1);
            all.push(Component {
                numbers: vec![number("price", price.to_string())],
                ..plain("wheel", &format!("sector-{}", at + 1), name, confidence)
            });
        }
        for row in &tables.number_rows {
            all.push(Component {
                numbers: vec![number("value", row.n.to_string())],
                ..plain("number", &row.id, row.name.pick(lang), row.confidence)
            });
        }
        all
    }

    fn describe_room(&self, room: &RoomInfo, lang: Lang) -> Component {
        let tables = &self.tables;
        let mut numbers = Vec::new();
        let mut add = |name: &str, value: String| numbers.push((name.to_string(), value));
        if let Some(colour) = room.colour {
            add("colour", tables.colours[colour.index()].id.clone());
            let doors: Vec<&str> =
                members(u64::from(room.doors)).map(|side| DIRECTIONS[side as usize]).collect();
            add("doors", doors.join(" "));
        }
        if let Some(cell) = room.cell {
            add("cell", tables.node_id(cell).to_string());
        }
        match room.altar {
            Some(Altar::Of(colour)) => add("altar", tables.colours[colour.index()].id.clone()),
            Some(Altar::Multicolour) => add("altar", "multicolour".to_string()),
            None => {}
        }
        if let Some(near) = room.near {
            add("near", tables.node_id(near).to_string());
        }
        let mut icons = Vec::new();
        let mut texts = vec![room_rule(room.kind, lang)];
        let mut at = 0;
        while at < room.spots.len() {
            let spot = &room.spots[at];
            let alike = room.spots[at..].iter().take_while(|other| other.verbs == spot.verbs).count();
            let spots = if alike == 1 { format!("{}", at + 1) } else { format!("{}-{}", at + 1, at + alike) };
            add(&format!("spot_{spots}"), spot.effect.to_string());
            if at > 0 {
                icons.push("or".to_string());
            }
            if spot.effect.is_nothing() {
                icons.push("plain".to_string());
            } else {
                icons.extend(spot.effect.icons());
            }
            let key = if alike == 1 { "room-spot" } else { "room-spots" };
            texts.push(say!(lang, key, spots = spots, effect = spot.effect.say(lang)));
            at += alike;
        }
        Component {
            family: match room.kind {
                RoomKind::Printed => "printed_room",
                RoomKind::Stack => "stack_room",
                RoomKind::Sanctuary => "sanctuary",
                RoomKind::TreasureRoom => "treasure_room",
                RoomKind::Secret => "secret_room",
            },
            id: room.id.clone(),
            name: room.name.pick(lang),
            numbers,
            text: texts.join(" "),
            icons,
            confidence: room.confidence,
        }
    }
}

/// The rule for every room of a kind.
fn room_rule(kind: RoomKind, lang: Lang) -> String {
    let key = match kind {
        RoomKind::Printed | RoomKind::Stack => "rule-light",
        RoomKind::Sanctuary => "rule-sanctuary",
        RoomKind::TreasureRoom => "rule-treasure",
        RoomKind::Secret => "rule-secret",
    };
    say!(lang, key)
}
