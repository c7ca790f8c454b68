//! Pictures of Tikal II beside the temple: the river, treasures and cards, the players, the viewer's
//! own components.

mod signs;
mod temple;

use kernel::{Lang, ScoreRow, Seat, Sheet, Who};
use ratatui::layout::Rect;
use ratatui::style::Style;
use serde_json::Value;

use panes::{Canvas, Pane, Picture, Scene, Span, fields, list, number, text};

use signs::noun;

use crate::words::say;

/// The pictures of Tikal II.
pub struct Pictures;

impl Picture for Pictures {
    fn title(&self, pane: Pane, lang: Lang) -> Option<String> {
        match pane {
            Pane::Board => Some(say!(lang, "pane-temple")),
            Pane::Second => Some(say!(lang, "pane-river")),
            Pane::Third => Some(say!(lang, "pane-treasures")),
            Pane::Players | Pane::Log => None,
        }
    }

    fn draw(&self, scene: &Scene<'_>, pane: Pane, canvas: &mut Canvas) {
        match pane {
            Pane::Board => temple::temple(scene, canvas),
            Pane::Second => river(scene, canvas),
            Pane::Third => treasures(scene, canvas),
            Pane::Players => players(scene, canvas),
            Pane::Log => {}
        }
    }

    fn own(&self, scene: &Scene<'_>, canvas: &mut Canvas) {
        own(scene, canvas);
    }

    fn legend(&self, scene: &Scene<'_>, pane: Pane) -> String {
        match pane {
            Pane::Board => say!(scene.lang, "legend"),
            Pane::Second | Pane::Third | Pane::Players | Pane::Log => String::new(),
        }
    }

    fn word(&self, lang: Lang, key: &str) -> Option<String> {
        signs::word(lang, key)
    }

    fn qualified(&self, lang: Lang, key: &str, qualifier: &str) -> Option<String> {
        let named = || format!("{} {}", signs::word(lang, key).unwrap_or_default(), noun(lang, qualifier));
        (key == "key").then(named)
    }

    fn colour(&self, key: &str) -> Option<(u8, u8)> {
        signs::colour(key)
    }

    fn sheet(&self, scene: &Scene<'_>) -> Sheet {
        sheet(scene)
    }
}

/// The width of the names of the river's places, and where their tiles begin.
const NAME: usize = 17;
const INDENT: u16 = NAME as u16 + 1;

/// The name of a place without its article.
fn short_name(name: &str, lang: Lang) -> String {
    let articles = say!(lang, "articles");
    let bare = |article: &str| name.strip_prefix(article)?.strip_prefix(' ');
    articles.split(' ').find_map(bare).unwrap_or(name).into()
}

/// The river with its action tiles and pirogues.
fn river(scene: &Scene<'_>, canvas: &mut Canvas) {
    let theme = scene.theme;
    let wide = canvas.width() > 90;
    for place in scene.catalogue.pieces().iter().filter(|piece| piece.family == "river") {
        let id = place.id.as_str();
        let name = short_name(&place.name, scene.lang);
        let mut spans: Vec<Span> = vec![(format!("{name:<NAME$} "), scene.style(&[id], theme.title()))];
        for (seat, player) in list(&scene.view["players"]).enumerate() {
            if player["pirogue"] == id
                && let Some((mark, style)) = scene.mark(&Value::from(seat))
            {
                spans.push((format!("{mark} "), style));
            }
        }
        let tiles: Vec<&str> = list(&scene.view["sites"][id]).map(text).collect();
        let mut x = canvas.spans(0, canvas.y, canvas.width(), &spans);
        for (at, tile) in tiles.iter().enumerate() {
            let icons = scene.catalogue.get(tile).map(|piece| scene.icons(&piece.icons)).unwrap_or_default();
            let mut tile_spans: Vec<Span> =
                vec![(tile.to_string(), scene.style(&[tile], theme.key())), (" ".into(), Style::new())];
            tile_spans.extend(icons);
            let width: u16 = tile_spans.iter().map(|(text, _)| text.chars().count() as u16).sum();
            let room = canvas.width();
            // Whatever does not fit goes to the next line, indented.
            if at > 0 && x + 2 + width > room && !wide {
                canvas.y += 1;
                x = INDENT;
            }
            let start = if at > 0 && x > INDENT { x + 2 } else { x };
            x = canvas.spans(start, canvas.y, room.saturating_sub(start), &tile_spans);
            canvas.spot(Rect::new(start, canvas.y, x.saturating_sub(start), 1), tile);
        }
        canvas.y += 1;
    }
}

/// Prices, treasure piles, cards, keys.
fn treasures(scene: &Scene<'_>, canvas: &mut Canvas) {
    let (lang, theme, view) = (scene.lang, scene.theme, scene.view);
    canvas.line(&say!(lang, "prices"), theme.title());
    let prices: Vec<String> = fields(&view["prices"])
        .map(|(id, price)| format!("{} {}", scene.catalogue.name(id), number(price)))
        .collect();
    canvas.line(&format!("  {}", prices.join(" · ")), Style::new());
    let delivered: Vec<String> = fields(&view["treasures"]["delivered"])
        .filter(|(_, n)| number(n) > 0)
        .map(|(id, n)| format!("{} {}", number(n), scene.catalogue.name(id)))
        .collect();
    if !delivered.is_empty() {
        let delivered = delivered.join(", ");
        canvas.line(&say!(lang, "delivered", delivered = delivered), theme.dim());
    }
    canvas.line(&say!(lang, "piles"), theme.title());
    for (at, pile) in list(&view["treasures"]["piles"]).enumerate() {
        let pile_number = at + 1;
        let known =
            list(&pile["top"]).map(|top| top["token"].as_str().map_or("?", |id| scene.catalogue.name(id)));
        let known: Vec<&str> = known.collect();
        let size = number(&pile["unknown"]) + known.len() as i64;
        let known = known.join(", ");
        let line = say!(lang, "pile", pile = pile_number, size = size, known = known);
        canvas.line(&line, Style::new());
    }
    let open: Vec<&str> = list(&view["treasures"]["open"]).map(|id| scene.catalogue.name(text(id))).collect();
    if !open.is_empty() {
        let open = open.join(", ");
        canvas.line(&say!(lang, "open", open = open), Style::new());
    }
    let deck = number(&view["cards"]["deck"]["unknown"]) + list(&view["cards"]["deck"]["top"]).count() as i64;
    canvas.line(&say!(lang, "cards"), theme.title());
    let discard: Vec<&str> =
        fields(&view["cards"]["discard"]).map(|(id, _)| scene.catalogue.name(id)).collect();
    let discard = discard.join(", ");
    canvas.paragraph(2, &say!(lang, "deck", deck = deck, discard = discard), 2, Style::new());
    canvas.line(&say!(lang, "supply-keys"), theme.title());
    let mut spans = vec![("  ".to_string(), Style::new())];
    spans.extend(counted(scene, &view["keys"], true));
    canvas.row(&spans);
    let rooms = number(&view["light_rooms"]["stack"]["unknown"])
        + list(&view["light_rooms"]["stack"]["top"]).count() as i64;
    let passages = number(&view["passages"]);
    let next = view["sanctuaries"]["next"].as_str().map_or("–", |id| scene.catalogue.name(id));
    canvas.line(&say!(lang, "rooms-left", rooms = rooms, passages = passages), Style::new());
    canvas.line(&say!(lang, "next-sanctuary", next = next), Style::new());
}

/// Numbers of coloured or named things: `2 pink  1 blue`.
fn counted(scene: &Scene<'_>, counts: &Value, zeros: bool) -> Vec<Span> {
    let mut spans: Vec<Span> = Vec::new();
    for (key, n) in fields(counts).filter(|(_, n)| zeros || number(n) > 0) {
        spans.push((format!("{} {}  ", number(n), noun(scene.lang, key)), scene.thing(key)));
    }
    if spans.is_empty() {
        spans.push(("– ".into(), scene.theme.dim()));
    }
    spans
}

/// All public information about the players; at the end that is everything.
fn players(scene: &Scene<'_>, canvas: &mut Canvas) {
    let lang = scene.lang;
    let over = list(&scene.view["stack"]).last().is_some_and(|frame| frame["frame"] == "over");
    for (at, player) in list(&scene.view["players"]).enumerate() {
        let name = scene.players.get(at).map_or("", String::as_str);
        let score = number(&player["score"]);
        canvas.row(&[
            (name.to_string(), scene.theme.seat(at as u8)),
            (say!(lang, "score", score = score), Style::new()),
        ]);
        let mut spans = vec![(say!(lang, "their-backpack"), scene.theme.dim())];
        spans.extend(counted(scene, &player["backpack"], false));
        let tent = if player["tent"] == true { say!(lang, "yes") } else { say!(lang, "no") };
        spans.push((say!(lang, "tent", tent = tent), Style::new()));
        canvas.row(&spans);
        let (camp, treasures, hand) =
            (number(&player["camp_count"]), number(&player["treasure_count"]), number(&player["hand_count"]));
        let (flags, passages) = (number(&player["flags_left"]), number(&player["passages"]));
        let explorer = text(&player["explorer"]);
        let explorer = if explorer == "outside" { say!(lang, "is-outside") } else { explorer.into() };
        let pirogue = short_name(scene.catalogue.name(text(&player["pirogue"])), lang);
        canvas.line(
            &say!(lang, "counts", camp = camp, treasures = treasures, hand = hand, passages = passages),
            Style::new(),
        );
        canvas
            .line(&say!(lang, "places", explorer = explorer, pirogue = pirogue, flags = flags), Style::new());
        if over {
            revealed(scene, player, canvas);
        }
    }
}

/// What a player revealed at the end of the game.
fn revealed(scene: &Scene<'_>, player: &Value, canvas: &mut Canvas) {
    let (lang, dim) = (scene.lang, scene.theme.dim());
    let mut spans: Vec<Span> = vec![(say!(lang, "in-camp"), dim)];
    spans.extend(counted(scene, &player["camp"], false));
    spans.push(("· ".into(), dim));
    spans.extend(counted(scene, &player["treasures"], false));
    canvas.row(&spans);
    let cards: Vec<String> = fields(&player["hand"])
        .map(|(card, n)| {
            let copies = if number(n) > 1 { format!("{}× ", number(n)) } else { String::new() };
            format!("{copies}{}", scene.catalogue.name(card))
        })
        .collect();
    let cards = if cards.is_empty() { "–".to_string() } else { cards.join(", ") };
    canvas.line(&say!(lang, "in-hand", cards = cards), Style::new());
}

/// The viewer's own components.
fn own(scene: &Scene<'_>, canvas: &mut Canvas) {
    let (lang, theme) = (scene.lang, scene.theme);
    let Some(seat) = scene.me else {
        canvas.line(&say!(lang, "watching"), theme.dim());
        return;
    };
    let player = &scene.view["players"][seat as usize];
    let mut keys: Vec<Span> = vec![(say!(lang, "backpack"), theme.title())];
    keys.extend(counted(scene, &player["backpack"], false));
    keys.push((say!(lang, "camp"), theme.title()));
    keys.extend(counted(scene, &player["camp"], false));
    canvas.row(&keys);
    let mut treasures: Vec<Span> = vec![(say!(lang, "treasures-own"), theme.title())];
    treasures.extend(counted(scene, &player["treasures"], false));
    let passages = number(&player["passages"]);
    let flags = number(&player["flags_left"]);
    let pirogue = short_name(scene.catalogue.name(text(&player["pirogue"])), lang);
    treasures.push((say!(lang, "own-counts", passages = passages, flags = flags), Style::new()));
    canvas.row(&treasures);
    let explorer = text(&player["explorer"]);
    let explorer = if explorer == "outside" { say!(lang, "is-outside") } else { explorer.into() };
    let tent = if player["tent"] == true { say!(lang, "unused") } else { say!(lang, "used") };
    canvas.line(&say!(lang, "own-places", explorer = explorer, pirogue = pirogue, tent = tent), Style::new());
    for (card, n) in fields(&player["hand"]) {
        let Some(piece) = scene.catalogue.get(card) else {
            continue;
        };
        let copies = if number(n) > 1 { format!("{}× ", number(n)) } else { String::new() };
        let y = canvas.y;
        canvas.row(&[
            (format!("{copies}{}: ", piece.name), scene.style(&[card], theme.title())),
            (piece.text.clone(), Style::new()),
        ]);
        canvas.spot(Rect::new(0, y, canvas.width(), 1), card);
    }
    let tiles: Vec<&str> = list(&player["tiles"]).map(text).collect();
    if !tiles.is_empty() {
        let tiles = tiles.join(" ");
        canvas.line(&say!(lang, "tiles-taken", tiles = tiles), theme.dim());
    }
}

/// The score sheet of a position, from the view.
fn sheet(scene: &Scene<'_>) -> Sheet {
    let players = &scene.view["players"];
    let ids: Vec<&str> = fields(&players[0]["points"]).map(|(id, _)| id).collect();
    let row = |(at, player): (usize, &Value)| {
        let points: Vec<i32> = ids.iter().map(|id| number(&player["points"][id]) as i32).collect();
        let (who, total) = (Who::Seat(Seat(at as u8)), number(&player["score"]) as i32);
        ScoreRow { who, points, total, rank: 0 }
    };
    Sheet {
        categories: ids.iter().map(|id| scene.heading(id)).collect(),
        rows: list(players).enumerate().map(row).collect(),
    }
}
