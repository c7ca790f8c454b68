//! The rules content of all rows as one text, and its hash. Names and confidences are left out: correcting a
//! translation must not invalidate old records.

use std::fmt::Write as _;

use kernel::StableHasher;
use kernel::effect::Verb as _;

use super::deed_words;
use crate::purse::{Cost, Icons, Purse};
use crate::tables::{BoardRow, CardRow, KindRow, Rows, When};
use crate::verb::Verb;

/// A stable hash of everything in the rows that rules can depend on.
pub fn content_hash(rows: &Rows) -> u64 {
    let mut hasher = StableHasher::new();
    hasher.bytes(canonical(rows).as_bytes());
    hasher.finish()
}

/// One line per component in table order.
pub fn canonical(rows: &Rows) -> String {
    let mut lines = Vec::new();
    for (family, cards) in [("item", &rows.items), ("artifact", &rows.artifacts), ("basic", &rows.basics)] {
        lines.extend(cards.iter().map(|row| card(family, row)));
    }
    lines.push(card("fear", &rows.fear));
    for row in &rows.assistants {
        let [silver, gold] = &row.sides;
        lines.push(format!(
            "assistant {} | main {} | {silver} | {gold} | twisted {}",
            row.name.key, row.main, row.twisted
        ));
    }
    for row in &rows.guardians {
        let cost = Verb::print_cost(&row.cost);
        lines.push(format!("guardian {} | {cost} | {} | twisted {}", row.name.key, row.boon, row.twisted));
    }
    for row in &rows.tiles {
        lines.push(format!(
            "tile {} | {} | {} | twisted {}",
            row.name.key, row.level, row.effect, row.twisted
        ));
    }
    lines.extend(rows.idols.iter().map(|row| kind("idol", row)));
    lines.extend(rows.bonuses.iter().map(|row| kind("bonus", row)));
    lines.extend(rows.slots.iter().map(|row| format!("slot {} | {}", row.name.key, row.effect)));
    for row in &rows.boards {
        board(row, &mut lines);
    }
    for row in &rows.rival {
        let rounds: Vec<String> = row.rounds.iter().map(|&deed| deed_words(deed)).collect();
        let rounds = rounds.join(", ");
        lines.push(format!(
            "rival {} | {} | {:?} | left {} | {rounds}",
            row.name.key, row.colour, row.family, row.left
        ));
    }
    lines.extend(rows.objectives.iter().map(|name| format!("objective {}", name.key)));
    lines.join("\n")
}

fn card(family: &str, row: &CardRow) -> String {
    let when = match row.when {
        When::Free => "free",
        When::Main => "main",
        When::Never => "never",
    };
    format!(
        "{family} {} | {} | {} | {} | {when} | exiles {} | {}",
        row.name.key,
        row.cost,
        row.points,
        icons(row.icons),
        row.exiles,
        row.effect
    )
}

fn kind(family: &str, row: &KindRow) -> String {
    format!("{family} {} | {} + {} | {}", row.name.key, row.copies, row.twisted, row.effect)
}

fn board(board: &BoardRow, lines: &mut Vec<String>) {
    let key = &board.name.key;
    lines.push(format!(
        "board {key} | twisted {} | arrival {:?} | reserve {:?} | lantern {}",
        board.twisted, board.arrival, board.reserve, board.lantern
    ));
    for site in &board.sites {
        let spaces: Vec<String> = site.spaces.iter().map(|&space| icons(space)).collect();
        lines.push(format!(
            "{key} site {} | {} {} | {} | {} | {} | {:?} | {}",
            site.name.key,
            site.line,
            site.column,
            spaces.join(", "),
            site.effect,
            purse(site.discover),
            site.idols,
            site.obscure
        ));
    }
    for spot in &board.track {
        let [glass, notebook, lantern] = &spot.effects;
        let mut line = format!(
            "{key} spot {} | {} {} | {glass} | {notebook} | {lantern} | {:?} | {:?} | {} {}",
            spot.name.key, spot.row, spot.column, spot.points, spot.bonus, spot.temple, spot.rescue
        );
        if let Some((points, from, cost)) = spot.wall {
            let _ = write!(line, " | wall {points} {from} {}", purse(cost));
        }
        lines.push(line);
    }
    for edge in &board.edges {
        let [from, to] = [edge.from, edge.to].map(|at| &board.track[at as usize].name.key);
        let lane = if edge.lane == 0 { String::new() } else { format!(" {}", edge.lane) };
        lines.push(format!("{key} bridge {from} {to}{lane} | {}", Verb::print_cost(&edge.cost)));
    }
    for stack in &board.stacks {
        lines.push(format!(
            "{key} stack {} | {} | {} | {:?} | idol {} | row {}",
            stack.name.key,
            stack.points,
            purse(stack.cost),
            stack.count,
            stack.idol,
            stack.min_row
        ));
    }
    for altar in &board.altars {
        lines.push(format!("{key} altar {} | {} | row {}", altar.name.key, altar.points, altar.row));
    }
    for passage in &board.passages {
        let from = &board.track[passage.from as usize].name.key;
        lines.push(format!(
            "{key} passage {} | {from} | left {} | {} | {}",
            passage.name.key,
            passage.left,
            passage.tile,
            purse(passage.cost)
        ));
    }
}

fn icons(icons: Icons) -> String {
    Verb::print_cost(&Cost { icons, ..Cost::default() })
}

fn purse(res: Purse) -> String {
    Verb::print_cost(&Cost { res, ..Cost::default() })
}
