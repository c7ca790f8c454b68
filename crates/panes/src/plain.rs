//! Default pictures for a game that draws none: the view's contents as names and values. Single values are shown on
//! the table, lists are piles, and a list with one entry per seat describes the players.

use ::words::say;
use ratatui::layout::Rect;
use serde_json::Value;

use crate::words::WORDS;
use crate::{Canvas, Picture, Scene, fields, list};

/// The columns before a value.
const NAME: usize = 16;
/// A component's text takes no more lines than this.
const LINES: usize = 3;

/// The pictures of any game: [`Picture`] with nothing drawn.
pub struct Plain;

impl Picture for Plain {}

/// Everything that is no list.
pub(crate) fn table(scene: &Scene<'_>, canvas: &mut Canvas) {
    for (name, value) in fields(scene.view).filter(|(_, value)| !value.is_array()) {
        entry(scene, canvas, name, value);
    }
}

/// Lists that are not about the seats.
pub(crate) fn piles(scene: &Scene<'_>, canvas: &mut Canvas) {
    for (name, value) in fields(scene.view).filter(|(_, value)| value.is_array() && !by_seat(scene, value)) {
        entry(scene, canvas, name, value);
    }
}

/// Every component with its text.
pub(crate) fn components(scene: &Scene<'_>, canvas: &mut Canvas) {
    for piece in scene.catalogue.pieces() {
        let from = canvas.y;
        canvas.line(&piece.name, scene.style(&[&piece.id], scene.theme.title()));
        canvas.paragraph(2, &piece.text, LINES, scene.theme.base());
        canvas.spot(Rect::new(0, from, canvas.width(), canvas.y - from), &piece.id);
    }
}

/// The contents of each player's entry.
pub(crate) fn players(scene: &Scene<'_>, canvas: &mut Canvas) {
    for (seat, name) in scene.players.iter().enumerate() {
        canvas.line(name, scene.theme.seat(seat as u8));
        of_seat(scene, canvas, seat);
    }
}

/// The viewer's own entry.
pub(crate) fn own(scene: &Scene<'_>, canvas: &mut Canvas) {
    if let Some(seat) = scene.me {
        of_seat(scene, canvas, usize::from(seat));
    }
}

fn of_seat(scene: &Scene<'_>, canvas: &mut Canvas, seat: usize) {
    for (name, value) in fields(scene.view).filter(|(_, value)| by_seat(scene, value)) {
        match &value[seat] {
            // A list of players describes each of them completely.
            Value::Object(_) if name == "players" => {
                fields(&value[seat]).for_each(|(name, value)| entry(scene, canvas, name, value));
            }
            own => entry(scene, canvas, name, own),
        }
    }
}

fn by_seat(scene: &Scene<'_>, value: &Value) -> bool {
    value.as_array().is_some_and(|list| list.len() == scene.players.len())
}

fn entry(scene: &Scene<'_>, canvas: &mut Canvas, name: &str, value: &Value) {
    let label = name.replace('_', " ");
    let spans = [
        (format!("{label:<NAME$} "), scene.style(&[name], scene.theme.dim())),
        (words(scene, value), scene.theme.base()),
    ];
    canvas.row(&spans);
}

/// A value in words; components by their names.
fn words(scene: &Scene<'_>, value: &Value) -> String {
    match value {
        Value::Null => "–".into(),
        Value::Bool(yes) => {
            let key = if *yes { "yes" } else { "no" };
            say!(WORDS, scene.lang, key)
        }
        Value::Number(number) => number.to_string(),
        Value::String(id) => scene.catalogue.name(id).into(),
        Value::Array(_) => list(value).map(|item| words(scene, item)).collect::<Vec<_>>().join(", "),
        Value::Object(_) => {
            let pair =
                |(name, value): (&str, &Value)| format!("{} {}", name.replace('_', " "), words(scene, value));
            fields(value).map(pair).collect::<Vec<_>>().join(", ")
        }
    }
}
