//! Pictures of Tikal II beside the temple: the river, treasures and cards, the players, what one holds.

mod temple;

use kernel::Lang;
use ratatui::layout::Rect;
use ratatui::style::Style;
use serde_json::Value;

use panes::words::noun;
use panes::{Canvas, Pane, Picture, Row, Scene, Sheet, Span, fields, list, number, say, text};

/// The pictures of Tikal II.
pub struct Pictures;

impl Picture for Pictures {
    fn title(&self, pane: Pane, lang: Lang) -> Option<&'static str> {
        match pane {
            Pane::Board => Some(lang.pick("Temple", "Temple")),
            Pane::Second => Some(lang.pick("River", "Rivière")),
            Pane::Third => Some(lang.pick("Treasures", "Trésors")),
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

    fn legend(&self, scene: &Scene<'_>, pane: Pane) -> &'static str {
        match pane {
            Pane::Board => scene.lang.pick(
                "arrows are doors · P1 explorer · 1··· flags",
                "flèches : portes · J1 : explorateur · 1··· : drapeaux",
            ),
            Pane::Second | Pane::Third | Pane::Players | Pane::Log => "",
        }
    }

    fn sheet(&self, scene: &Scene<'_>) -> Sheet {
        sheet(scene)
    }
}

/// The width of the names of the river's places, and where their tiles begin.
const NAME: usize = 17;
const INDENT: u16 = NAME as u16 + 1;

/// The name of a place without its article.
fn short_name(name: &str) -> &str {
    ["the ", "le ", "la "].into_iter().find_map(|article| name.strip_prefix(article)).unwrap_or(name)
}

/// The river with its action tiles and pirogues.
fn river(scene: &Scene<'_>, canvas: &mut Canvas) {
    let theme = scene.theme;
    let wide = canvas.width() > 90;
    for place in scene.catalogue.pieces().iter().filter(|piece| piece.family == "river") {
        let id = place.id.as_str();
        let name = short_name(&place.name);
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
            // What does not fit goes to the next line, indented.
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
    canvas.line(lang.pick("Prices of the wheel", "Prix de la roue"), theme.title());
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
        canvas.line(&say!(lang, "  delivered: {delivered}", "  livrés : {delivered}"), theme.dim());
    }
    canvas.line(lang.pick("Treasure piles", "Piles de trésors"), theme.title());
    for (at, pile) in list(&view["treasures"]["piles"]).enumerate() {
        let pile_number = at + 1;
        let known =
            list(&pile["top"]).map(|top| top["token"].as_str().map_or("?", |id| scene.catalogue.name(id)));
        let known: Vec<&str> = known.collect();
        let size = number(&pile["unknown"]) + known.len() as i64;
        let known = known.join(", ");
        let line =
            say!(lang, "  {pile_number}: {size} tokens {known}", "  {pile_number} : {size} jetons {known}");
        canvas.line(&line, Style::new());
    }
    let open: Vec<&str> = list(&view["treasures"]["open"]).map(|id| scene.catalogue.name(text(id))).collect();
    if !open.is_empty() {
        let open = open.join(", ");
        canvas.line(&say!(lang, "  open: {open}", "  visibles : {open}"), Style::new());
    }
    let deck = number(&view["cards"]["deck"]["unknown"]) + list(&view["cards"]["deck"]["top"]).count() as i64;
    canvas.line(lang.pick("Special cards", "Cartes spéciales"), theme.title());
    let discard: Vec<&str> =
        fields(&view["cards"]["discard"]).map(|(id, _)| scene.catalogue.name(id)).collect();
    let discard = discard.join(", ");
    canvas.paragraph(
        2,
        &say!(lang, "{deck} in the deck · played: {discard}", "{deck} dans la pioche · jouées : {discard}"),
        2,
        Style::new(),
    );
    canvas.line(lang.pick("Keys in the supply", "Clés de la réserve"), theme.title());
    let mut spans = vec![("  ".to_string(), Style::new())];
    spans.extend(counted(scene, &view["keys"], true));
    canvas.row(&spans);
    let rooms = number(&view["light_rooms"]["stack"]["unknown"])
        + list(&view["light_rooms"]["stack"]["top"]).count() as i64;
    let passages = number(&view["passages"]);
    let next = view["sanctuaries"]["next"].as_str().map_or("–", |id| scene.catalogue.name(id));
    canvas.line(
        &say!(
            lang,
            "Light rooms left {rooms} · secret passages {passages}",
            "Salles claires restantes {rooms} · passages secrets {passages}"
        ),
        Style::new(),
    );
    canvas.line(&say!(lang, "Next sanctuary: {next}", "Prochain sanctuaire : {next}"), Style::new());
}

/// Numbers of coloured or named things: `2 pink  1 blue`.
fn counted(scene: &Scene<'_>, counts: &Value, zeros: bool) -> Vec<Span> {
    let mut spans: Vec<Span> = Vec::new();
    for (key, n) in fields(counts).filter(|(_, n)| zeros || number(n) > 0) {
        spans.push((format!("{} {}  ", number(n), noun(scene.lang, key)), scene.theme.thing(key)));
    }
    if spans.is_empty() {
        spans.push(("– ".into(), scene.theme.dim()));
    }
    spans
}

/// Everything of everybody that is public; at the end that is all they have.
fn players(scene: &Scene<'_>, canvas: &mut Canvas) {
    let lang = scene.lang;
    let over = list(&scene.view["stack"]).last().is_some_and(|frame| frame["frame"] == "over");
    for (at, player) in list(&scene.view["players"]).enumerate() {
        let name = scene.players.get(at).map_or("", String::as_str);
        let score = number(&player["score"]);
        canvas.row(&[
            (name.to_string(), scene.theme.seat(at as u8)),
            (say!(lang, "  {score} points", "  {score} points"), Style::new()),
        ]);
        let mut spans = vec![(lang.pick("  backpack ", "  sac à dos ").to_string(), scene.theme.dim())];
        spans.extend(counted(scene, &player["backpack"], false));
        let tent = if player["tent"] == true { lang.pick("yes", "oui") } else { lang.pick("no", "non") };
        spans.push((say!(lang, "· tent {tent}", "· tente {tent}"), Style::new()));
        canvas.row(&spans);
        let (camp, treasures, hand) =
            (number(&player["camp_count"]), number(&player["treasure_count"]), number(&player["hand_count"]));
        let (flags, passages) = (number(&player["flags_left"]), number(&player["passages"]));
        let explorer = text(&player["explorer"]);
        let explorer = if explorer == "outside" { lang.pick("outside", "dehors") } else { explorer };
        let pirogue = short_name(scene.catalogue.name(text(&player["pirogue"])));
        canvas.line(
            &say!(
                lang,
                "  camp keys {camp} · treasures {treasures} · cards {hand} · passages {passages}",
                "  clés au camp {camp} · trésors {treasures} · cartes {hand} · passages {passages}"
            ),
            Style::new(),
        );
        canvas.line(
            &say!(
                lang,
                "  explorer {explorer} · pirogue {pirogue} · flags left {flags}",
                "  explorateur {explorer} · pirogue {pirogue} · drapeaux {flags}"
            ),
            Style::new(),
        );
        if over {
            revealed(scene, player, canvas);
        }
    }
}

/// What a player turned up at the end of the game.
fn revealed(scene: &Scene<'_>, player: &Value, canvas: &mut Canvas) {
    let (lang, dim) = (scene.lang, scene.theme.dim());
    let mut spans: Vec<Span> = vec![(lang.pick("  in the camp ", "  au campement ").into(), dim)];
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
    canvas.line(&say!(lang, "  in hand {cards}", "  en main {cards}"), Style::new());
}

/// What the viewer holds.
fn own(scene: &Scene<'_>, canvas: &mut Canvas) {
    let (lang, theme) = (scene.lang, scene.theme);
    let Some(seat) = scene.me else {
        canvas.line(lang.pick("You are watching.", "Vous regardez."), theme.dim());
        return;
    };
    let player = &scene.view["players"][seat as usize];
    let mut keys: Vec<Span> = vec![(lang.pick("Backpack ", "Sac à dos ").into(), theme.title())];
    keys.extend(counted(scene, &player["backpack"], false));
    keys.push((lang.pick("Camp ", "Camp ").into(), theme.title()));
    keys.extend(counted(scene, &player["camp"], false));
    canvas.row(&keys);
    let mut treasures: Vec<Span> = vec![(lang.pick("Treasures ", "Trésors ").into(), theme.title())];
    treasures.extend(counted(scene, &player["treasures"], false));
    let passages = number(&player["passages"]);
    let flags = number(&player["flags_left"]);
    let pirogue = short_name(scene.catalogue.name(text(&player["pirogue"])));
    treasures.push((
        say!(lang, "· passages {passages} · flags {flags}", "· passages {passages} · drapeaux {flags}"),
        Style::new(),
    ));
    canvas.row(&treasures);
    let explorer = text(&player["explorer"]);
    let explorer = if explorer == "outside" { lang.pick("outside", "dehors") } else { explorer };
    let tent =
        if player["tent"] == true { lang.pick("unused", "prête") } else { lang.pick("used", "utilisée") };
    canvas.line(
        &say!(
            lang,
            "Explorer {explorer} · pirogue {pirogue} · tent {tent}",
            "Explorateur {explorer} · pirogue {pirogue} · tente {tent}"
        ),
        Style::new(),
    );
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
        canvas.line(&say!(lang, "Tiles taken: {tiles}", "Tuiles prises : {tiles}"), theme.dim());
    }
}

/// The sheet of a position, from what the view tells.
fn sheet(scene: &Scene<'_>) -> Sheet {
    let players = &scene.view["players"];
    let ids: Vec<&str> = fields(&players[0]["points"]).map(|(id, _)| id).collect();
    let row = |(at, player): (usize, &Value)| {
        let points: Vec<i32> = ids.iter().map(|id| number(&player["points"][id]) as i32).collect();
        Row { who: Value::from(at), total: number(&player["score"]) as i32, points, rank: 0 }
    };
    Sheet {
        categories: ids.iter().map(|id| scene.heading(id)).collect(),
        rows: list(players).enumerate().map(row).collect(),
    }
}
