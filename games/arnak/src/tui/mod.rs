//! Pictures of Lost Ruins of Arnak: the map, the card row, the players, the viewer's own
//! components.

mod research;
mod signs;

use kernel::{Lang, ScoreRow, Seat, Sheet, Who};
use ratatui::layout::Rect;
use ratatui::style::Style;
use serde_json::Value;

use panes::{Canvas, Pane, Picture, Scene, Span, fit, list, number, text};

use crate::words::say;

const RESOURCES: [&str; 6] = ["coin", "compass", "tablet", "arrowhead", "jewel", "dark"];
const TRAVEL: [&str; 4] = ["boot", "car", "ship", "plane"];
/// The lines of the map, from the top.
const LINES: [&str; 4] = ["level2", "upper", "lower", "camp"];
const CELL: u16 = 4;

/// The pictures of Arnak.
pub struct Pictures;

impl Picture for Pictures {
    fn title(&self, pane: Pane, lang: Lang) -> Option<String> {
        let title = match pane {
            Pane::Board => say!(lang, "tui-map"),
            Pane::Second => say!(lang, "tui-research"),
            Pane::Third => say!(lang, "tui-cards"),
            Pane::Players | Pane::Log => return None,
        };
        Some(title)
    }

    fn draw(&self, scene: &Scene<'_>, pane: Pane, canvas: &mut Canvas) {
        match pane {
            Pane::Board => map(scene, canvas),
            Pane::Second => research::track(scene, canvas),
            Pane::Third => row(scene, canvas),
            Pane::Players => players(scene, canvas),
            Pane::Log => {}
        }
    }

    fn own(&self, scene: &Scene<'_>, canvas: &mut Canvas) {
        own(scene, canvas);
    }

    fn legend(&self, scene: &Scene<'_>, pane: Pane) -> String {
        let lang = scene.lang;
        match pane {
            Pane::Board => say!(lang, "tui-legend-map"),
            Pane::Second if has_lantern(scene) => say!(lang, "tui-legend-lantern"),
            Pane::Second => {
                say!(lang, "tui-legend-track")
            }
            Pane::Third | Pane::Players | Pane::Log => String::new(),
        }
    }

    fn own_legend(&self, lang: Lang) -> String {
        format!(" {} ", say!(lang, "tui-legend-own"))
    }

    fn lies_at<'a>(&self, view: &'a Value, place: &str) -> Option<&'a str> {
        let short = place.split('.').next().unwrap_or(place);
        let sites = view["sites"].as_array().into_iter().flatten();
        let spots = view["research"]["spaces"].as_array().into_iter().flatten();
        let place = sites.chain(spots).find(|place| place["id"] == short)?;
        place["tile"].as_str().or_else(|| place["component"].as_str())
    }

    fn sign(&self, key: &str) -> Option<&'static str> {
        signs::sign(key)
    }

    fn word(&self, lang: Lang, key: &str) -> Option<String> {
        signs::word(lang, key)
    }

    fn qualified(&self, lang: Lang, key: &str, qualifier: &str) -> Option<String> {
        TRAVEL.contains(&key).then(|| format!("{qualifier}{}", signs::travel_icon(lang, key)))
    }

    fn colour(&self, key: &str) -> Option<(u8, u8)> {
        signs::colour(key)
    }

    fn sheet(&self, scene: &Scene<'_>) -> Sheet {
        sheet(scene)
    }
}

/// The board the game is played on.
fn board<'a>(scene: &Scene<'a>) -> &'a str {
    scene.view["setup"]["board"].as_str().unwrap_or_default()
}

/// Whether the lantern is among the research tokens.
fn has_lantern(scene: &Scene<'_>) -> bool {
    scene.catalogue.in_family("board", board(scene)).is_some_and(|piece| piece.number("lantern") == "true")
}

/// The map: four lines of sites.
fn map(scene: &Scene<'_>, canvas: &mut Canvas) {
    for (at, line) in LINES.into_iter().enumerate() {
        let of_line = |site: &&Value| {
            scene
                .catalogue
                .on(board(scene), text(&site["component"]))
                .is_some_and(|piece| piece.number("line") == line)
        };
        let sites: Vec<&Value> = list(&scene.view["sites"]).filter(of_line).collect();
        let width = canvas.width() / (sites.len() as u16).max(1);
        for (column, found) in sites.into_iter().enumerate() {
            let area = Rect::new(column as u16 * width, at as u16 * CELL, width - 1, CELL);
            site(scene, canvas, found, line, area);
        }
    }
    canvas.y = LINES.len() as u16 * CELL;
    canvas.row(&signs::legend(scene));
}

fn site(scene: &Scene<'_>, canvas: &mut Canvas, site: &Value, line: &str, area: Rect) {
    let (theme, lang) = (scene.theme, scene.lang);
    let (id, tile) = (text(&site["id"]), text(&site["tile"]));
    let Some(piece) = scene.catalogue.on(board(scene), text(&site["component"])) else {
        return;
    };
    let mut ids = vec![id];
    ids.extend(list(&site["spaces"]).map(|space| text(&space["id"])));
    let column = piece.number("column");
    let place = match line {
        "level2" => format!("II {column}"),
        "upper" => say!(lang, "tui-upper", column = column),
        "lower" => say!(lang, "tui-lower", column = column),
        _ => piece.name.clone(),
    };
    let found = scene.catalogue.get(tile);
    let name = found.map_or(place.as_str(), |tile| &tile.name);
    canvas.put(area.x, area.y, area.width, name, scene.style(&ids, theme.title()));
    canvas.spot(area, if tile.is_empty() { id } else { tile });

    let effect = found.map_or(&piece.icons, |tile| &tile.icons);
    if line == "camp" || found.is_some() {
        let icons = scene.icons(effect);
        canvas.spans(area.x, area.y + 1, area.width, &icons);
    } else {
        let mut icons = vec![(format!("{} ", say!(lang, "tui-find")), theme.dim())];
        icons.extend(scene.cost(piece.number("discover")));
        canvas.spans(area.x, area.y + 1, area.width, &icons);
    }
    if let Some(guardian) = site["guardian"].as_str() {
        let name = scene.catalogue.name(guardian);
        canvas.put(
            area.x,
            area.y + 2,
            area.width,
            &format!("!{name}"),
            scene.style(&[guardian], theme.foe()),
        );
        canvas.spot(Rect::new(area.x, area.y + 2, area.width, 1), guardian);
    } else if let Some(idol) = site["idol"].as_str() {
        let mut spans: Vec<Span> = vec![(format!("{} ", say!(lang, "tui-idol")), theme.dim())];
        spans.extend(scene.catalogue.get(idol).map(|idol| scene.icons(&idol.icons)).unwrap_or_default());
        let hidden = number(&site["face_down_idols"]);
        if hidden > 0 {
            spans.push((format!(" +{hidden}?"), theme.dim()));
        }
        canvas.spans(area.x, area.y + 2, area.width, &spans);
        canvas.spot(Rect::new(area.x, area.y + 2, area.width, 1), idol);
    }
    let costs: Vec<&str> = piece.number("travel").split(", ").collect();
    let mut spans: Vec<Span> = Vec::new();
    for (at, space) in list(&site["spaces"]).enumerate() {
        if at > 0 {
            spans.push((" ".into(), Style::new()));
        }
        let cost = signs::travel(scene.lang, costs.get(at).copied().unwrap_or_default());
        let blocked = space["blocked"] == true;
        spans.push((cost, if blocked { theme.dim() } else { Style::new() }));
        spans.push(match scene.mark(&space["figure"]) {
            Some((mark, style)) => (format!(" {mark}"), style),
            None if blocked => (" ×".into(), theme.dim()),
            None => (" ·".into(), theme.dim()),
        });
    }
    canvas.spans(area.x, area.y + 3, area.width, &spans);
}

/// The card row and the assistants of the supply board.
fn row(scene: &Scene<'_>, canvas: &mut Canvas) {
    let (theme, lang, view) = (scene.theme, scene.lang, scene.view);
    for card in list(&view["row"]).map(text) {
        let Some(piece) = scene.catalogue.get(card) else {
            continue;
        };
        let y = canvas.y;
        let price = match piece.family.as_str() {
            "artifact" => format!("compass {}", piece.number("compasses")),
            _ => format!("coin {}", piece.number("coins")),
        };
        let mut spans: Vec<Span> = vec![(format!("{} ", piece.name), scene.style(&[card], theme.title()))];
        spans.extend(scene.cost(&price));
        let (points, travel) = (piece.number("points"), signs::travel(scene.lang, piece.number("travel")));
        let kind = match piece.family.as_str() {
            "artifact" => say!(lang, "tui-artifact"),
            _ => say!(lang, "tui-item"),
        };
        spans.push((format!("  {kind} · {points} pt · {travel}"), theme.dim()));
        canvas.row(&spans);
        let most = if canvas.width() > 70 { 2 } else { 1 };
        canvas.paragraph(2, &piece.text, most, Style::new());
        canvas.spot(Rect::new(0, y, canvas.width(), canvas.y - y), card);
    }
    for stack in list(&view["supply"]) {
        let top = text(&stack["top"]);
        let Some(piece) = scene.catalogue.in_family("assistant", top) else {
            continue;
        };
        let below = number(&stack["below"]);
        let y = canvas.y;
        let helper = &piece.name;
        let name = say!(lang, "tui-assistant", helper = helper);
        canvas.row(&[
            (name, scene.style(&[top], scene.thing("silver"))),
            (format!(" (+{below}) "), theme.dim()),
            (fit(&piece.text, 200), Style::new()),
        ]);
        canvas.spot(Rect::new(0, y, canvas.width(), 1), top);
    }
    let (items, artifacts) = (number(&view["items"]["size"]), number(&view["artifacts"]["size"]));
    let (exiled, fear) = (list(&view["exiled"]).count(), number(&view["fear"]));
    canvas.line(
        &say!(lang, "tui-decks", items = items, artifacts = artifacts, exiled = exiled, fear = fear),
        theme.dim(),
    );
}

/// All public information about the players.
fn players(scene: &Scene<'_>, canvas: &mut Canvas) {
    let view = scene.view;
    for (at, player) in list(&view["players"]).enumerate() {
        let passed = list(&view["passed"]).any(|seat| number(seat) == at as i64);
        heading(scene, canvas, at, passed);
        let mut spans = holdings(scene, player);
        spans.extend(belongings(scene, player));
        canvas.row(&spans);
        let tokens = tokens(scene, &player["tokens"]);
        let (hand, deck) = (number(&player["hand"]["size"]), number(&player["deck"]["size"]));
        let line = format!("  {}", say!(scene.lang, "tui-hand", hand = hand, deck = deck, tokens = tokens));
        canvas.line(&line, Style::new());
        helpers(scene, canvas, player);
        let play: Vec<&str> = list(&player["play"]).map(|card| scene.catalogue.name(text(card))).collect();
        if !play.is_empty() {
            let play = play.join(", ");
            canvas.paragraph(2, &say!(scene.lang, "tui-in-play", play = play), 2, scene.theme.dim());
        }
    }
    if view["rival"].is_object() {
        rival(scene, canvas);
    }
}

fn heading(scene: &Scene<'_>, canvas: &mut Canvas, at: usize, passed: bool) {
    let total = number(&scene.view["scores"]["totals"][at]);
    let name = scene.players.get(at).map_or("", String::as_str);
    let mut spans = vec![
        (name.to_string(), scene.theme.seat(at as u8)),
        (format!("  {}", say!(scene.lang, "tui-points", total = total)), Style::new()),
    ];
    if number(&scene.view["first"]) == at as i64 {
        spans.push((format!("  {}", say!(scene.lang, "tui-first")), scene.theme.dim()));
    }
    if passed {
        spans.push((format!("  {}", say!(scene.lang, "tui-passed")), scene.theme.dim()));
    }
    canvas.row(&spans);
}

/// Resources with their signs.
fn holdings(scene: &Scene<'_>, player: &Value) -> Vec<Span> {
    let mut spans = vec![("  ".to_string(), Style::new())];
    for key in RESOURCES {
        let n = number(&player["resources"][key]);
        if key != "dark" || n > 0 {
            spans.push((format!("{n}{} ", signs::sign(key).unwrap_or_default()), scene.thing(key)));
        }
    }
    spans
}

/// Idols, guardians, tiles, figures.
fn belongings(scene: &Scene<'_>, player: &Value) -> Vec<Span> {
    let lang = scene.lang;
    let idols = number(&player["idols"]) + number(&player["slotted"]);
    let guardians = list(&player["guardians"]).count();
    let at_home = list(&player["figures"]).filter(|place| place.is_null()).count();
    let tiles = &player["temple_tiles"];
    let tiles = number(&tiles["low"]) + number(&tiles["middle"]) + number(&tiles["high"]);
    let fear = number(&player["fear_tiles"]);
    let mut line =
        say!(lang, "tui-belongings", at_home = at_home, idols = idols, guardians = guardians, tiles = tiles);
    if fear > 0 {
        line.push(' ');
        line += &say!(lang, "tui-fear-tiles", fear = fear);
    }
    vec![(line, Style::new())]
}

fn tokens(scene: &Scene<'_>, tokens: &Value) -> String {
    let place = |key: &str, short: String| tokens[key].as_str().map(|spot| format!("{short} {spot}"));
    let lang = scene.lang;
    let all = [
        place("glass", say!(lang, "tui-glass")),
        place("notebook", say!(lang, "tui-notebook")),
        place("lantern", say!(lang, "tui-lantern")),
    ];
    all.into_iter().flatten().collect::<Vec<_>>().join(", ")
}

/// Assistants and guardians by name.
fn helpers(scene: &Scene<'_>, canvas: &mut Canvas, player: &Value) {
    let (lang, theme) = (scene.lang, scene.theme);
    let mut spans: Vec<Span> = vec![("  ".into(), Style::new())];
    let mut x = 2;
    let mut add = |spans: &mut Vec<Span>, canvas: &mut Canvas, label: String, id: &str, style: Style| {
        let width = label.chars().count() as u16;
        canvas.spot(Rect::new(x, canvas.y, width, 1), id);
        x += width + 1;
        spans.push((label, style));
        spans.push((" ".into(), Style::new()));
    };
    for helper in list(&player["assistants"]).filter(|helper| helper.is_object()) {
        let id = text(&helper["id"]);
        let name = scene.catalogue.in_family("assistant", id).map_or(id, |piece| &piece.name);
        let side = if helper["gold"] == true { say!(lang, "tui-gold") } else { say!(lang, "tui-silver") };
        let used = if helper["ready"] == true { String::new() } else { say!(lang, "tui-used") };
        let style = if helper["ready"] == true {
            scene.thing(if helper["gold"] == true { "gold" } else { "silver" })
        } else {
            theme.dim()
        };
        add(&mut spans, canvas, format!("[{name}, {side}{used}]"), id, style);
    }
    for guardian in list(&player["guardians"]) {
        let id = text(&guardian["id"]);
        let name = scene.catalogue.name(id);
        let style = if guardian["ready"] == true { theme.foe() } else { theme.dim() };
        add(&mut spans, canvas, format!("!{name}"), id, style);
    }
    if spans.len() > 1 {
        canvas.row(&spans);
    }
}

fn rival(scene: &Scene<'_>, canvas: &mut Canvas) {
    let (lang, theme, rival) = (scene.lang, scene.theme, &scene.view["rival"]);
    let seats = list(&scene.view["players"]).count();
    let total = number(&scene.view["scores"]["totals"][seats]);
    canvas.row(&[
        (say!(lang, "the-rival"), theme.foe()),
        (format!("  {}", say!(lang, "tui-points", total = total)), Style::new()),
    ]);
    let (cards, guardians) = (list(&rival["cards"]).count(), list(&rival["guardians"]).count());
    let idols = list(&rival["idols"]).count() as i64 + number(&rival["face_down_idols"]);
    let tokens = tokens(scene, &rival["tokens"]);
    canvas.line(
        &format!(
            "  {}",
            say!(
                lang,
                "tui-cards-of-rival",
                cards = cards,
                guardians = guardians,
                idols = idols,
                tokens = tokens
            )
        ),
        Style::new(),
    );
    let unplayed = list(&rival["unplayed"]).map(|tile| scene.catalogue.name(text(tile)));
    let unplayed: Vec<&str> = unplayed.collect();
    if !unplayed.is_empty() {
        let left = unplayed.join(", ");
        canvas.paragraph(2, &say!(lang, "tui-to-come", left = left), 4, theme.dim());
    }
    for objective in list(&rival["objectives"]) {
        let name = scene.catalogue.name(text(&objective["id"]));
        let settled = objective["settled"] == true;
        let state = if settled { say!(lang, "tui-done") } else { say!(lang, "tui-open") };
        canvas.line(
            &format!("  {}", say!(lang, "tui-objective", name = name, state = state)),
            if settled { theme.dim() } else { Style::new() },
        );
    }
}

/// The viewer's own components.
fn own(scene: &Scene<'_>, canvas: &mut Canvas) {
    let (lang, theme, view) = (scene.lang, scene.theme, scene.view);
    let Some(seat) = scene.me else {
        canvas.line(&say!(lang, "tui-watching"), theme.dim());
        return;
    };
    let player = &view["players"][seat as usize];
    let mut spans = holdings(scene, player);
    let at_home = list(&player["figures"]).filter(|place| place.is_null()).count();
    let idols = number(&player["idols"]);
    spans.push((say!(lang, "tui-own", at_home = at_home, idols = idols), Style::new()));
    let icons: Vec<String> = TRAVEL
        .into_iter()
        .filter(|key| number(&view["travel"][key]) > 0)
        .map(|key| format!("{}{}", number(&view["travel"][key]), signs::travel_icon(lang, key)))
        .collect();
    if !icons.is_empty() && number(&view["turn"]) == i64::from(seat) {
        let icons = icons.join(" ");
        spans.push((format!(" {}", say!(lang, "tui-travel-left", icons = icons)), theme.possible()));
    }
    canvas.row(&spans);
    helpers(scene, canvas, player);
    hand(scene, canvas, player);
    let play: Vec<&str> = list(&player["play"]).map(|card| scene.catalogue.name(text(card))).collect();
    let deck = number(&player["deck"]["size"]);
    let play = play.join(", ");
    canvas.paragraph(0, &say!(lang, "tui-deck", deck = deck, play = play), 1, theme.dim());
}

/// The hand in two columns.
fn hand(scene: &Scene<'_>, canvas: &mut Canvas, player: &Value) {
    let (lang, theme) = (scene.lang, scene.theme);
    let cards: Vec<&str> = list(&player["hand"]["cards"]).map(text).collect();
    let width = canvas.width() / 2;
    let top = canvas.y;
    for (at, card) in cards.iter().enumerate() {
        let Some(piece) = scene.catalogue.get(card) else {
            continue;
        };
        let (x, y) = (at as u16 % 2 * width, top + at as u16 / 2);
        let travel = signs::travel(scene.lang, piece.number("travel"));
        let kind = match piece.number("when") {
            "free" => "»",
            "main" => "●",
            _ => " ",
        };
        // The first sentence of a rule text says when; the sign before it expresses that in one
        // column.
        let rule = match piece.number("when") {
            "never" => "",
            _ => piece.text.split_once(". ").map_or(piece.text.as_str(), |(_, rest)| rest),
        };
        let spans = [
            (format!("{kind}{}", piece.name), scene.style(&[card], theme.title())),
            (format!(" {travel} "), theme.dim()),
            (rule.to_string(), Style::new()),
        ];
        canvas.spans(x, y, width - 1, &spans);
        canvas.spot(Rect::new(x, y, width, 1), card);
    }
    canvas.y = top + (cards.len() as u16).div_ceil(2);
    let unknown = number(&player["hand"]["unknown"]);
    if unknown > 0 {
        canvas.line(&say!(lang, "tui-face-down", unknown = unknown), theme.dim());
    }
}

/// The score sheet of a position, from the view.
fn sheet(scene: &Scene<'_>) -> Sheet {
    let scores = &scene.view["scores"];
    let categories = list(&scores["categories"]).map(|id| scene.heading(text(id))).collect();
    let seats = list(&scene.view["players"]).count();
    let rows = list(&scores["points"])
        .enumerate()
        .map(|(at, points)| {
            let points: Vec<i32> = list(points).map(|n| number(n) as i32).collect();
            let who = if at < seats { Who::Seat(Seat(at as u8)) } else { Who::Rival };
            ScoreRow { who, total: points.iter().sum(), points, rank: 0 }
        })
        .collect();
    Sheet { categories, rows }
}
