//! The parts of a board: sites, spaces of the track, bridges, temple tiles, altars and passages. Their ids are
//! the board's key, a dot and their own.

use kernel::Lang;
use kernel::content::Component;
use kernel::effect::Verb as _;

use super::{component, icons, labelled, number, purse, sentence};
use crate::purse::Res;
use crate::tables::{AltarRow, BoardRow, EdgeRow, Named, PassageRow, SiteRow, SpotRow, StackRow};
use crate::verb::Verb;
use crate::verb_text::{self, commas, purse_text};
use crate::words::say;

pub(super) fn describe(row: &BoardRow, lang: Lang, all: &mut Vec<Component>) {
    all.push(whole(row, lang));
    all.extend(row.sites.iter().map(|site| site_of(row, site, lang)));
    all.extend(row.track.iter().map(|spot| spot_of(row, spot, lang)));
    all.extend(row.edges.iter().map(|edge| bridge_of(row, edge, lang)));
    all.extend(row.stacks.iter().map(|stack| stack_of(row, stack, lang)));
    all.extend(row.altars.iter().map(|altar| altar_of(row, altar, lang)));
    all.extend(row.passages.iter().map(|passage| passage_of(row, passage, lang)));
}

fn part(family: &'static str, board: &BoardRow, name: &Named, lang: Lang) -> Component {
    let mut c = component(family, name, lang);
    c.id = format!("{}.{}", board.name.key, name.key);
    c
}

fn list<T: ToString>(values: &[T]) -> String {
    values.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

fn whole(row: &BoardRow, lang: Lang) -> Component {
    let mut c = component("board", &row.name, lang);
    number(&mut c, "twisted_paths", &row.twisted);
    number(&mut c, "sites", &row.sites.len());
    number(&mut c, "track_spaces", &row.track.len());
    let mut parts = Vec::new();
    if row.lantern {
        number(&mut c, "lantern", &true);
        parts.push(say!(lang, "board-lantern"));
    } else {
        number(&mut c, "arrival", &list(&row.arrival));
        let points = row.arrival.map(|points| points.to_string());
        parts.push(say!(lang, "board-arrival", points = commas(&points, lang)));
    }
    if !row.reserve.is_empty() {
        number(&mut c, "reserve", &list(&row.reserve));
        let points: Vec<String> = row.reserve.iter().map(ToString::to_string).collect();
        parts.push(say!(lang, "board-reserve", points = commas(&points, lang)));
    }
    c.text = parts.join(" ");
    c
}

fn site_of(board: &BoardRow, row: &SiteRow, lang: Lang) -> Component {
    let mut c = part("site", board, &row.name, lang);
    number(&mut c, "line", &["camp", "lower", "upper", "level2"][usize::from(row.line.min(3))]);
    number(&mut c, "column", &row.column);
    let spaces: Vec<String> = row.spaces.iter().map(|&space| icons(space)).collect();
    number(&mut c, "travel", &spaces.join(", "));
    let mut parts = Vec::new();
    if row.line == 0 {
        parts.push(row.effect.say(lang));
        c.icons = row.effect.icons();
    } else {
        number(&mut c, "discover", &purse(row.discover));
        number(&mut c, "idols_face_up", &row.idols.0);
        number(&mut c, "idols_face_down", &row.idols.1);
        parts.push(say!(lang, "site-discover", cost = purse_text(row.discover, lang)));
    }
    if !row.obscure.is_nothing() {
        parts.push(labelled("label-obscure", &row.obscure.say(lang), lang));
        c.icons.push("obscure".to_string());
        c.icons.extend(row.obscure.icons());
    }
    c.text = parts.join(" ");
    c
}

fn spot_of(board: &BoardRow, row: &SpotRow, lang: Lang) -> Component {
    let mut c = part("track_space", board, &row.name, lang);
    number(&mut c, "row", &row.row);
    number(&mut c, "column", &row.column);
    let tokens = [("glass", "label-glass"), ("notebook", "label-notebook"), ("lantern", "label-lantern")];
    let tokens = &tokens[..if board.lantern { 3 } else { 2 }];
    let mut parts = Vec::new();
    if row.row == 0 {
        parts.push(say!(lang, "space-start"));
    } else if row.temple {
        number(&mut c, "temple", &true);
        parts.push(say!(lang, "space-temple"));
    } else {
        for (at, &(key, label)) in tokens.iter().enumerate() {
            number(&mut c, &format!("{key}_points"), &row.points[at]);
            parts.push(labelled(label, &row.effects[at].say(lang), lang));
            c.icons.push(key.to_string());
            c.icons.extend(row.effects[at].icons());
        }
    }
    if row.bonus.iter().any(|&n| n > 0) {
        number(&mut c, "bonus_tiles", &list(&row.bonus));
    }
    if row.rescue {
        number(&mut c, "rescue", &true);
    }
    if let Some((points, from, cost)) = row.wall {
        number(&mut c, "wall_points", &points);
        number(&mut c, "wall_players", &from);
        number(&mut c, "wall_cost", &purse(cost));
        parts.push(say!(lang, "space-wall", points = points, cost = purse_text(cost, lang)));
    }
    c.text = parts.join(" ");
    c
}

fn bridge_of(board: &BoardRow, row: &EdgeRow, lang: Lang) -> Component {
    let [from, to] = [row.from, row.to].map(|at| &board.track[usize::from(at)].name);
    let name = Named {
        key: format!(
            "{}_{}{}",
            from.key,
            to.key,
            if row.lane == 0 { String::new() } else { format!("_{}", row.lane) }
        ),
        family: "bridge",
        given: Vec::new(),
        place: None,
        confidence: row.confidence,
    };
    let mut c = part("bridge", board, &name, lang);
    let (below, above) = (from.say(lang), to.say(lang));
    c.name = match row.lane {
        0 => say!(lang, "bridge-name", from = below, to = above),
        number => say!(lang, "bridge-lane", from = below, to = above, lane = number),
    };
    number(&mut c, "from", &from.key);
    number(&mut c, "to", &to.key);
    if row.lane > 0 {
        number(&mut c, "lane", &row.lane);
    }
    number(&mut c, "cost", &Verb::print_cost(&row.cost));
    c.text = sentence(&verb_text::say_cost(&row.cost, lang));
    c.icons = verb_text::cost_icons(&row.cost);
    c
}

fn stack_of(board: &BoardRow, row: &StackRow, lang: Lang) -> Component {
    let mut c = part("temple_stack", board, &row.name, lang);
    let points = if row.idol { 3 } else { row.points };
    number(&mut c, "points", &points);
    if row.idol {
        number(&mut c, "idol", &true);
    }
    number(&mut c, "cost", &purse(row.cost));
    number(&mut c, "tiles", &list(&row.count));
    number(&mut c, "row", &row.min_row);
    let (cost, min) = (purse_text(row.cost, lang), row.min_row);
    c.text = if row.idol {
        say!(lang, "stack-idol", row = min, cost = cost)
    } else {
        say!(lang, "stack-tile", row = min, points = points, cost = cost)
    };
    c.icons = row.cost.iter().map(|(res, n)| res_token(res, n)).collect();
    c
}

fn altar_of(board: &BoardRow, row: &AltarRow, lang: Lang) -> Component {
    let mut c = part("altar", board, &row.name, lang);
    number(&mut c, "points", &row.points);
    number(&mut c, "row", &row.row);
    c.text = say!(lang, "altar-text", row = row.row, points = row.points);
    c.icons = vec!["dark".to_string(), "arrow".to_string(), "artifact".to_string()];
    c
}

fn passage_of(board: &BoardRow, row: &PassageRow, lang: Lang) -> Component {
    let mut c = part("passage", board, &row.name, lang);
    let from = &board.track[usize::from(row.from)].name;
    number(&mut c, "from", &from.key);
    number(&mut c, "side", if row.left { "left" } else { "right" });
    number(&mut c, "tile", &row.tile);
    number(&mut c, "cost", &purse(row.cost));
    let (from, cost) = (from.say(lang), purse_text(row.cost, lang));
    c.text = match row.tile {
        0 => say!(lang, "passage-idol", from = from, cost = cost),
        points => say!(lang, "passage-tile", from = from, cost = cost, points = points),
    };
    c.icons = row.cost.iter().map(|(res, n)| res_token(res, n)).collect();
    c
}

fn res_token(res: Res, n: u8) -> String {
    if n == 1 { res.key().to_string() } else { format!("{}:{n}", res.key()) }
}
