//! The parts of a board: sites, spaces of the track, bridges, temple tiles, altars and passages. Their ids are
//! the board's key, a dot and their own.

use kernel::content::Component;
use kernel::effect::Verb as _;
use kernel::game::Lang;

use super::{component, icons, labelled, number, purse, sentence};
use crate::purse::Res;
use crate::tables::{AltarRow, BoardRow, EdgeRow, Named, PassageRow, SiteRow, SpotRow, StackRow};
use crate::verb::Verb;
use crate::verb_text::{self, purse_text};

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
        parts.push(
            lang.pick(
                "The track has no Lost Temple; each player has a lantern besides glass and notebook.",
                "La piste n'a pas de Temple perdu ; chaque joueur a une lanterne en plus de la loupe et du calepin.",
            )
            .to_string(),
        );
    } else {
        number(&mut c, "arrival", &list(&row.arrival));
        let points = row.arrival.map(|points| points.to_string()).join(", ");
        parts.push(labelled(
            lang.pick("Points by arrival in the Lost Temple", "Points par ordre d'arrivée au Temple perdu"),
            &format!("{points}."),
            lang,
        ));
    }
    if !row.reserve.is_empty() {
        number(&mut c, "reserve", &list(&row.reserve));
        let points: Vec<String> = row.reserve.iter().map(ToString::to_string).collect();
        parts.push(labelled(
            lang.pick(
                "Points for each dark tablet placed, by emptied reserve spaces",
                "Points par tablette noire posée, selon les espaces de réserve vidés",
            ),
            &format!("{}.", points.join(", ")),
            lang,
        ));
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
        let cost = purse_text(row.discover, lang);
        parts.push(match lang {
            Lang::En => {
                format!("Discovering it costs {cost} and the travel. Its effect comes with the site tile.")
            }
            Lang::Fr => {
                format!("Le découvrir coûte {cost} et le déplacement. Son effet vient avec la tuile de site.")
            }
        });
    }
    if !row.obscure.is_nothing() {
        let label = lang.pick(
            "Optional, when your archaeologist comes here",
            "Facultatif, quand votre archéologue arrive ici",
        );
        parts.push(labelled(label, &row.obscure.say(lang), lang));
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
    let tokens = [
        ("glass", "Glass", "Loupe"),
        ("notebook", "Notebook", "Calepin"),
        ("lantern", "Lantern", "Lanterne"),
    ];
    let tokens = &tokens[..if board.lantern { 3 } else { 2 }];
    let mut parts = Vec::new();
    if row.row == 0 {
        parts.push(lang.pick("The tokens start here.", "Les jetons Recherche partent d'ici.").to_string());
    } else if row.temple {
        parts.push(
            lang.pick(
                "For the glass only. Score by order of arrival, then look at the stack of bonus tiles and take 1. From \
                 then on research buys temple tiles.",
                "Pour la loupe seulement. Marquez selon l'ordre d'arrivée, puis regardez la pile de tuiles bonus et \
                 prenez-en 1. Dès lors la recherche achète des tuiles Temple.",
            )
            .to_string(),
        );
    } else {
        for (at, &(key, en, fr)) in tokens.iter().enumerate() {
            number(&mut c, &format!("{key}_points"), &row.points[at]);
            parts.push(labelled(lang.pick(en, fr), &row.effects[at].say(lang), lang));
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
        let cost = purse_text(cost, lang);
        let worth = points_text(points);
        parts.push(match lang {
            Lang::En => format!("A temple tile of {worth} lies here and costs {cost}."),
            Lang::Fr => format!("Une tuile Temple à {worth} se trouve ici et coûte {cost}."),
        });
    }
    c.text = parts.join(" ");
    c
}

fn bridge_of(board: &BoardRow, row: &EdgeRow, lang: Lang) -> Component {
    let [from, to] = [row.from, row.to].map(|at| &board.track[usize::from(at)].name);
    let nth =
        |separator: &str| if row.lane == 0 { String::new() } else { format!("{separator}{}", row.lane) };
    let name = Named {
        key: format!("{}_{}{}", from.key, to.key, nth("_")),
        en: format!("{} → {}{}", from.en, to.en, nth(", bridge ")),
        fr: format!("{} → {}{}", from.fr, to.fr, nth(", pont ")),
        confidence: row.confidence,
    };
    let mut c = part("bridge", board, &name, lang);
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
    number(&mut c, "cost", &purse(row.cost));
    number(&mut c, "tiles", &list(&row.count));
    number(&mut c, "row", &row.min_row);
    let (cost, min, worth) = (purse_text(row.cost, lang), row.min_row, points_text(points));
    c.text = match (lang, row.idol) {
        (Lang::En, false) => {
            format!("Once a token has reached row {min}, research may buy 1 tile of {worth} for {cost}.")
        }
        (Lang::En, true) => {
            format!("Once a token has reached row {min}, research may buy 1 idol for {cost}.")
        }
        (Lang::Fr, false) => format!(
            "Dès qu'un jeton Recherche a atteint la rangée {min}, la recherche peut acheter 1 tuile à {worth} pour {cost}."
        ),
        (Lang::Fr, true) => {
            format!(
                "Dès qu'un jeton Recherche a atteint la rangée {min}, la recherche peut acheter 1 idole pour {cost}."
            )
        }
    };
    c.icons = row.cost.iter().map(|(res, n)| res_token(res, n)).collect();
    c
}

fn altar_of(board: &BoardRow, row: &AltarRow, lang: Lang) -> Component {
    let mut c = part("altar", board, &row.name, lang);
    number(&mut c, "points", &row.points);
    number(&mut c, "row", &row.row);
    let (points, at) = (row.points, row.row);
    c.text = match lang {
        Lang::En => format!(
            "With a token above row {at}: place 1 dark tablet; on an empty altar put an artifact of the row, and you \
             may resolve the altar's artifact. Most tablets here score {points} points."
        ),
        Lang::Fr => format!(
            "Avec un jeton Recherche au-dessus de la rangée {at} : posez 1 tablette noire ; sur un autel vide placez un artéfact \
             de la rangée, et vous pouvez appliquer l'artéfact de l'autel. Le plus de tablettes ici rapporte {points} \
             points."
        ),
    };
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
    let (cost, tile) = (purse_text(row.cost, lang), row.tile);
    let reward = match (lang, tile) {
        (Lang::En, 0) => "a face-down idol".to_string(),
        (Lang::En, _) => format!("a temple tile of {}", points_text(tile)),
        (Lang::Fr, 0) => "une idole face cachée".to_string(),
        (Lang::Fr, _) => format!("une tuile Temple à {}", points_text(tile)),
    };
    c.text = match lang {
        Lang::En => format!(
            "From \"{}\" the glass may go in for {cost}, once in the game, and takes {reward}; it stays there and the \
             lantern starts.",
            from.en
        ),
        Lang::Fr => format!(
            "Depuis « {} », la loupe peut y entrer pour {cost}, une fois dans la partie, et prend {reward} ; elle y reste et \
             la lanterne part.",
            from.fr
        ),
    };
    c.icons = row.cost.iter().map(|(res, n)| res_token(res, n)).collect();
    c
}

/// The same in both languages.
fn points_text(points: u8) -> String {
    format!("{points} point{}", if points == 1 { "" } else { "s" })
}

fn res_token(res: Res, n: u8) -> String {
    if n == 1 { res.key().to_string() } else { format!("{}:{n}", res.key()) }
}
