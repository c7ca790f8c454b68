//! The research track of Arnak: its rows from the top, the temple tiles, altars and passages.

use ratatui::layout::Rect;
use ratatui::style::Style;
use serde_json::Value;

use panes::{Canvas, Piece, Scene, Span, list, number, text};

use super::board;
use crate::words::say;

/// The columns before the spaces of a row: its number and points.
const LABEL: u16 = 12;

/// The whole track.
pub(super) fn track(scene: &Scene<'_>, canvas: &mut Canvas) {
    let research = &scene.view["research"];
    let spaces: Vec<(&Value, &Piece)> = list(&research["spaces"])
        .filter_map(|space| Some((space, scene.catalogue.on(board(scene), text(&space["component"]))?)))
        .collect();
    let row_of = |piece: &Piece| piece.number("row").parse::<u8>().unwrap_or_default();
    let top = spaces.iter().map(|(_, piece)| row_of(piece)).max().unwrap_or_default();
    for row in (0..=top).rev() {
        let of_row: Vec<(&Value, &Piece)> =
            spaces.iter().copied().filter(|(_, piece)| row_of(piece) == row).collect();
        // A space alone in its row has the room of two; the row's gains are shown after its spaces.
        let cell = ((canvas.width() - LABEL) / 4).clamp(11, 16);
        let width = if of_row.len() == 1 { cell * 2 } else { cell };
        // If the spaces of a row differ, each has its own line.
        let differ = of_row.windows(2).any(|pair| told(pair[0].1) != told(pair[1].1));
        if let Some((_, first)) = of_row.first() {
            let behind = LABEL + width * of_row.len() as u16;
            label(scene, canvas, row, if differ { None } else { Some(first) }, behind);
        }
        for (column, (space, piece)) in of_row.iter().enumerate() {
            let area = Rect::new(LABEL + column as u16 * width, canvas.y, width, 1);
            spot(scene, canvas, space, piece, area);
        }
        canvas.y += 1;
        for (space, piece) in of_row.into_iter().filter(|_| differ) {
            let id = text(&space["id"]);
            let mut spans: Vec<Span> = vec![(format!("{id} {} ", points(piece)), scene.theme.dim())];
            spans.extend(scene.icons(&piece.icons));
            canvas.spans(LABEL, canvas.y, canvas.width().saturating_sub(LABEL), &spans);
            canvas.spot(Rect::new(LABEL, canvas.y, canvas.width().saturating_sub(LABEL), 1), &piece.id);
            canvas.y += 1;
        }
    }
    stacks(scene, canvas);
    for altar in list(&scene.view["altars"]) {
        let id = text(&altar["id"]);
        let points = scene.catalogue.on(board(scene), id).map_or("", |piece| piece.number("points"));
        let card = altar["card"].as_str().map_or("–", |card| scene.catalogue.name(card));
        let tablets: Vec<String> = list(&scene.view["players"])
            .map(|player| number(&player["altars"][altar_number(id)]).to_string())
            .collect();
        let tablets = tablets.join("/");
        let line = say!(scene.lang, "tui-altar", id = id, points = points, tablets = tablets, card = card);
        canvas.put(0, canvas.y, canvas.width(), &line, scene.style(&[id], Style::new()));
        canvas.spot(Rect::new(0, canvas.y, canvas.width(), 1), &format!("{}.{id}", board(scene)));
        canvas.y += 1;
    }
}

fn altar_number(id: &str) -> usize {
    id.trim_start_matches(|c: char| !c.is_ascii_digit()).parse::<usize>().unwrap_or(1).saturating_sub(1)
}

/// Gains and points of a space.
fn told(piece: &Piece) -> (String, &[String]) {
    (points(piece), &piece.icons)
}

/// The points of glass, notebook and lantern.
fn points(piece: &Piece) -> String {
    let points: Vec<&str> = ["glass_points", "notebook_points", "lantern_points"]
        .into_iter()
        .map(|name| piece.number(name))
        .filter(|points| !points.is_empty())
        .collect();
    points.join("/")
}

/// The row's number, and its points and effects where they are the same for the whole row.
fn label(scene: &Scene<'_>, canvas: &mut Canvas, row: u8, piece: Option<&&Piece>, behind: u16) {
    let shared = piece.map(|piece| points(piece)).unwrap_or_default();
    let spans = [(format!("{row:>2} "), scene.theme.title()), (shared, scene.theme.dim())];
    canvas.spans(0, canvas.y, LABEL, &spans);
    let Some(piece) = piece else { return };
    let gives = if piece.icons.is_empty() {
        vec![(piece.name.clone(), scene.theme.title())]
    } else {
        scene.icons(&piece.icons)
    };
    canvas.spans(behind, canvas.y, canvas.width().saturating_sub(behind), &gives);
}

/// One space: its tokens, cost and tiles.
fn spot(scene: &Scene<'_>, canvas: &mut Canvas, space: &Value, piece: &Piece, area: Rect) {
    let id = text(&space["id"]);
    let mut spans: Vec<Span> =
        vec![(id.to_string(), scene.style(&[id], scene.theme.title())), (" ".into(), Style::new())];
    for (seat, player) in list(&scene.view["players"]).enumerate() {
        tokens_at(&player["tokens"], id, &(seat + 1).to_string(), scene.theme.seat(seat as u8), &mut spans);
    }
    tokens_at(&scene.view["rival"]["tokens"], id, "R", scene.theme.foe(), &mut spans);
    spans.extend(scene.cost(&costs(scene, piece)));
    for bonus in list(&space["bonus"]).filter_map(Value::as_str) {
        spans.push((" +".into(), scene.theme.dim()));
        spans.extend(scene.catalogue.get(bonus).map(|bonus| scene.icons(&bonus.icons)).unwrap_or_default());
    }
    if space["wall"] == true {
        spans.push((format!(" #{}", piece.number("wall_points")), scene.theme.foe()));
    }
    if space["marked"] == true {
        spans.push((" R×".into(), scene.theme.foe()));
    }
    canvas.spans(area.x, area.y, area.width.saturating_sub(1), &spans);
    canvas.spot(area, &piece.id);
}

fn tokens_at(tokens: &Value, id: &str, who: &str, style: Style, spans: &mut Vec<Span>) {
    for (key, short) in [("glass", "g"), ("notebook", "n"), ("lantern", "l")] {
        if tokens[key].as_str() == Some(id) {
            spans.push((format!("{who}{short} "), style));
        }
    }
}

/// Costs of the bridges into a space, each different cost once.
fn costs(scene: &Scene<'_>, space: &Piece) -> String {
    let short = space.id.strip_prefix(board(scene)).map_or("", |rest| rest.trim_start_matches('.'));
    let into = |bridge: &&Piece| {
        bridge.family == "bridge"
            && bridge.id.strip_prefix(board(scene)).is_some_and(|rest| rest.starts_with('.'))
            && bridge.number("to") == short
    };
    let mut all: Vec<&str> = Vec::new();
    for bridge in scene.catalogue.pieces().iter().filter(into) {
        let cost = bridge.number("cost");
        if !cost.is_empty() && !all.contains(&cost) {
            all.push(cost);
        }
    }
    all.join(" / ")
}

/// Temple tiles that can be bought.
fn stacks(scene: &Scene<'_>, canvas: &mut Canvas) {
    let stacks: Vec<&Value> = list(&scene.view["research"]["temple_stacks"]).collect();
    canvas.line(&say!(scene.lang, "tui-temple-tiles"), scene.theme.dim());
    let width = canvas.width() / 3;
    for (at, stack) in stacks.iter().enumerate() {
        let id = text(&stack["id"]);
        let Some(piece) = scene.catalogue.on(board(scene), id) else {
            continue;
        };
        let (points, left) = (piece.number("points"), number(&stack["size"]));
        let mut spans: Vec<Span> = vec![(format!("{points} pt ×{left} "), scene.style(&[id], Style::new()))];
        spans.extend(scene.cost(piece.number("cost")));
        let (x, y) = (at as u16 % 3 * width, canvas.y + at as u16 / 3);
        canvas.spans(x, y, width - 1, &spans);
        canvas.spot(Rect::new(x, y, width, 1), &piece.id);
    }
    canvas.y += (stacks.len() as u16).div_ceil(3);
    let passages: Vec<&str> = list(&scene.view["research"]["passages"]).map(text).collect();
    if !passages.is_empty() {
        let mut spans: Vec<Span> =
            vec![(format!("{} ", say!(scene.lang, "tui-passages")), scene.theme.dim())];
        for id in passages {
            let Some(piece) = scene.catalogue.on(board(scene), id) else {
                continue;
            };
            spans.push((format!("{id} "), scene.style(&[id], Style::new())));
            spans.extend(scene.cost(piece.number("cost")));
            spans.push(("  ".into(), Style::new()));
        }
        canvas.row(&spans);
    }
}
