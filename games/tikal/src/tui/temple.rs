//! The temple of Tikal II: hexagons whose doors are arrows, with flags and explorers, and the secret rooms.

use std::collections::BTreeMap;

use ratatui::layout::Rect;
use ratatui::style::Style;
use serde_json::Value;

use panes::{Canvas, Scene, Span, list, text};

use crate::words::say;

const HEIGHT: u16 = 3;
/// The directions with the step they make: half columns to the right, rows down.
const WAYS: [(&str, i16, i16, &str); 6] = [
    ("E", 2, 0, "→"),
    ("NE", 1, -1, "↗"),
    ("NW", -1, -1, "↖"),
    ("W", -2, 0, "←"),
    ("SW", -1, 1, "↙"),
    ("SE", 1, 1, "↘"),
];

/// The temple and the secret rooms.
pub(super) fn temple(scene: &Scene<'_>, canvas: &mut Canvas) {
    let places = places(scene);
    let wide = places.values().map(|&(x, _)| x + 2).max().unwrap_or(2) as u16;
    let half = (canvas.width() / wide).clamp(4, 7);
    let mut rows = 0;
    // In the order of the catalogue, so that the picture is deterministic.
    for piece in scene.catalogue.pieces().iter().filter(|piece| piece.family == "space") {
        let Some(&(x, y)) = places.get(piece.id.as_str()) else {
            continue;
        };
        let area = Rect::new(x as u16 * half, y as u16 * HEIGHT, half * 2, HEIGHT);
        cell(scene, canvas, &piece.id, area);
        rows = rows.max(y as u16 + 1);
    }
    canvas.y = rows * HEIGHT;
    secrets(scene, canvas);
}

/// The position of each space, in half columns and rows from the upper left, found by walking from
/// neighbour to neighbour: another box's tables may have a different layout.
fn places<'a>(scene: &'a Scene<'_>) -> BTreeMap<&'a str, (i16, i16)> {
    let spaces: Vec<_> = scene.catalogue.pieces().iter().filter(|piece| piece.family == "space").collect();
    let mut found: BTreeMap<&str, (i16, i16)> = BTreeMap::new();
    let Some(first) = spaces.first() else {
        return found;
    };
    let mut queue = vec![(first.id.as_str(), (0, 0))];
    while let Some((id, at)) = queue.pop() {
        if found.contains_key(id) {
            continue;
        }
        found.insert(id, at);
        let Some(piece) = spaces.iter().find(|piece| piece.id == id) else {
            continue;
        };
        for (way, x, y, _) in WAYS {
            let next = piece.number(way);
            if spaces.iter().any(|piece| piece.id == next) {
                queue.push((next, (at.0 + x, at.1 + y)));
            }
        }
    }
    let left = found.values().map(|&(x, _)| x).min().unwrap_or_default();
    let top = found.values().map(|&(_, y)| y).min().unwrap_or_default();
    for at in found.values_mut() {
        *at = (at.0 - left, at.1 - top);
    }
    found
}

fn cell(scene: &Scene<'_>, canvas: &mut Canvas, id: &str, area: Rect) {
    let room = &scene.view["temple"][id];
    let theme = scene.theme;
    let right = area.x + area.width - 2;
    let inner = area.width - 3;
    let room_id = text(&room["room"]);
    canvas.put(area.x + 1, area.y, inner, id, scene.style(&[id], theme.dim()));
    if room_id.is_empty() {
        canvas.put(area.x + 1, area.y + 1, inner, "·", theme.dim());
        canvas.spot(area, id);
        return;
    }
    let Some(piece) = scene.catalogue.get(room_id) else {
        return;
    };
    canvas.spot(area, room_id);
    let colour = match piece.number("colour") {
        "" => piece.number("altar"),
        colour => colour,
    };
    let name = match piece.family.as_str() {
        "treasure_room" => say!(scene.lang, "short-treasure"),
        "sanctuary" if colour == "multicolour" => say!(scene.lang, "short-altar"),
        _ => super::signs::noun(scene.lang, colour),
    };
    let name = if piece.family == "sanctuary" && colour != "multicolour" { format!("+{name}") } else { name };
    let style = scene.thing(colour);
    canvas.put(area.x + 1, area.y + 1, inner, &name, style);
    let mut flags = flags(scene, room_id);
    flags.extend(explorers(scene, id));
    canvas.spans(area.x + 1, area.y + 2, inner, &flags);
    for door in list(&room["doors"]).map(text) {
        let Some(&(_, x, y, arrow)) = WAYS.iter().find(|(way, ..)| *way == door) else {
            continue;
        };
        let x = if x < 0 { area.x } else { right };
        let y = area.y.saturating_add_signed(1 + y);
        canvas.put(x, y, 1, arrow, style);
    }
}

/// The flags of a room, spot by spot.
fn flags(scene: &Scene<'_>, room: &str) -> Vec<Span> {
    list(&scene.view["spots"][room])
        .map(|flag| match flag.as_u64() {
            Some(seat) => ((seat + 1).to_string(), scene.theme.seat(seat as u8)),
            None => ("·".into(), scene.theme.dim()),
        })
        .collect()
}

/// The explorers at a place.
fn explorers(scene: &Scene<'_>, place: &str) -> Vec<Span> {
    let here = |(_, player): &(usize, &Value)| player["explorer"] == place;
    list(&scene.view["players"])
        .enumerate()
        .filter(here)
        .filter_map(|(seat, _)| scene.mark(&Value::from(seat)))
        .collect()
}

fn secrets(scene: &Scene<'_>, canvas: &mut Canvas) {
    let rooms = scene.catalogue.pieces().iter().filter(|piece| piece.family == "secret_room");
    let width = canvas.width() / 3;
    let mut at = 0;
    for piece in rooms {
        let mut spans: Vec<Span> =
            vec![(format!("{} ", piece.id), scene.style(&[&piece.id], scene.theme.title()))];
        spans.push((format!("{} ", piece.number("near")), scene.theme.dim()));
        spans.extend(scene.icons(&piece.icons));
        spans.push((" ".into(), Style::new()));
        spans.extend(flags(scene, &piece.id));
        spans.extend(explorers(scene, &piece.id));
        let (x, y) = (at % 3 * width, canvas.y + at / 3);
        canvas.spans(x, y, width - 1, &spans);
        canvas.spot(Rect::new(x, y, width, 1), &piece.id);
        at += 1;
    }
    canvas.y += at.div_ceil(3);
}
