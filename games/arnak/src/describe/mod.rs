//! Every component in words: the output of `describe`, and the text clients show beside a card.
//!
//! `numbers` are the columns of the tables in the tables' own words, the same in every language. Texts and icon
//! rows are generated from the effects, so that they cannot disagree with the rules.

mod board;
mod rival;

use kernel::Lang;
use kernel::content::Component;
use kernel::effect::{Effect, Verb as _};

use crate::purse::{Cost, Icons, Purse};
use crate::tables::{AssistantRow, CardRow, GuardianRow, KindRow, Named, Rows, TileRow, When};
use crate::verb::Verb;
use crate::verb_text;
use crate::words::say;

/// All components, family by family in table order.
pub fn describe(rows: &Rows, lang: Lang) -> Vec<Component> {
    let mut all = Vec::new();
    all.extend(rows.items.iter().map(|row| card("item", row, lang)));
    all.extend(rows.artifacts.iter().map(|row| card("artifact", row, lang)));
    all.extend(rows.basics.iter().map(|row| card("basic", row, lang)));
    all.push(card("fear", &rows.fear, lang));
    all.extend(rows.assistants.iter().map(|row| assistant(row, lang)));
    all.extend(rows.guardians.iter().map(|row| guardian(row, lang)));
    all.extend(rows.tiles.iter().map(|row| tile(row, lang)));
    all.extend(rows.idols.iter().map(|row| kind("idol", row, lang)));
    all.extend(rows.bonuses.iter().map(|row| kind("bonus_tile", row, lang)));
    for row in &rows.slots {
        all.push(with_effect(component("idol_slot", &row.name, lang), &row.effect, lang));
    }
    for row in &rows.boards {
        board::describe(row, lang, &mut all);
    }
    all.extend(rows.rival.iter().map(|row| rival::tile(row, lang)));
    all.extend(rows.objectives.iter().map(|name| rival::objective(name, lang)));
    all
}

/// The component that a row of a table describes: parts of a board are named after it. A definition for a whole row
/// of a track is not a component.
pub fn part_of(file: &str, section: &'static str, id: &str) -> (&'static str, String) {
    let name = file.trim_start_matches("arnak/").trim_end_matches(".toml");
    let name = name.trim_end_matches("_reconstructed");
    if let Some(board) = name.strip_prefix("board_") {
        let family = match section {
            "board" | "about" => return ("board", id.to_string()),
            "sites" => "site",
            "rows" => "track_row",
            "track" => "track_space",
            "bridges" => "bridge",
            "stacks" => "temple_stack",
            "altars" => "altar",
            "passages" => "passage",
            other => other,
        };
        return (family, format!("{board}.{id}"));
    }
    let family = match name.trim_start_matches("twisted_") {
        _ if section == "objectives" => "objective",
        "basics" if id == "fear" => "fear",
        "items" => "item",
        "artifacts" => "artifact",
        "basics" => "basic",
        "assistants" => "assistant",
        "guardians" => "guardian",
        "site_tiles" => "site_tile",
        "idols" => "idol",
        "bonus_tiles" => "bonus_tile",
        "idol_slots" => "idol_slot",
        "rival" => "rival_tile",
        _ => section,
    };
    (family, id.to_string())
}

fn component(family: &'static str, name: &Named, lang: Lang) -> Component {
    Component {
        family,
        id: name.key.clone(),
        name: name.say(lang),
        numbers: Vec::new(),
        text: String::new(),
        icons: Vec::new(),
        confidence: name.confidence,
    }
}

fn with_effect(mut component: Component, effect: &Effect<Verb>, lang: Lang) -> Component {
    component.text = effect.say(lang);
    component.icons = effect.icons();
    component
}

fn number<T: ToString + ?Sized>(component: &mut Component, name: &str, value: &T) {
    component.numbers.push((name.to_string(), value.to_string()));
}

fn purse(res: Purse) -> String {
    Verb::print_cost(&Cost { res, ..Cost::default() })
}

fn icons(icons: Icons) -> String {
    Verb::print_cost(&Cost { icons, ..Cost::default() })
}

fn sentence(text: &str) -> String {
    let mut chars = text.chars();
    let first = chars.next().map(char::to_uppercase).into_iter().flatten();
    first.chain(chars).chain(['.']).collect()
}

/// "Label: text".
fn labelled(label: &str, text: &str, lang: Lang) -> String {
    say!(lang, "labelled", label = say!(lang, label), text = text)
}

fn card(family: &'static str, row: &CardRow, lang: Lang) -> Component {
    let mut c = component(family, &row.name, lang);
    match family {
        "item" => number(&mut c, "coins", &row.cost),
        "artifact" => number(&mut c, "compasses", &row.cost),
        _ => {}
    }
    number(&mut c, "points", &row.points);
    number(&mut c, "travel", &icons(row.icons));
    let (when, lead) = match (row.when, family) {
        (When::Free, _) => ("free", say!(lang, "free-action")),
        (When::Main, "artifact") => ("main", say!(lang, "main-action-artifact")),
        (When::Main, _) => ("main", say!(lang, "main-action")),
        (When::Never, _) => ("never", String::new()),
    };
    number(&mut c, "when", &when);
    let mut parts = vec![lead];
    if row.exiles {
        number(&mut c, "exile", &true);
        parts.push(say!(lang, "exile-this"));
        c.icons.push("exile_self".to_string());
    }
    parts.push(row.effect.say(lang));
    parts.retain(|part| !part.is_empty());
    c.text = parts.join(" ");
    if row.when == When::Free {
        c.icons.insert(0, "bolt".to_string());
    }
    c.icons.extend(row.effect.icons());
    c
}

fn assistant(row: &AssistantRow, lang: Lang) -> Component {
    let mut c = component("assistant", &row.name, lang);
    number(&mut c, "when", if row.main { "main" } else { "free" });
    number(&mut c, "twisted_paths", &row.twisted);
    let [silver, gold] = &row.sides;
    let lead = if row.main { say!(lang, "main-action") } else { say!(lang, "free-action") };
    c.text = format!(
        "{lead} {} {}",
        labelled("label-silver", &silver.say(lang), lang),
        labelled("label-gold", &gold.say(lang), lang)
    );
    c.icons.push("silver".to_string());
    c.icons.extend(silver.icons());
    c.icons.push("gold".to_string());
    c.icons.extend(gold.icons());
    c
}

fn guardian(row: &GuardianRow, lang: Lang) -> Component {
    let mut c = component("guardian", &row.name, lang);
    number(&mut c, "cost", &Verb::print_cost(&row.cost));
    number(&mut c, "points", &5);
    number(&mut c, "twisted_paths", &row.twisted);
    let cost = format!("{}.", verb_text::say_cost(&row.cost, lang));
    c.text = format!(
        "{} {}",
        labelled("label-overcome", &cost, lang),
        labelled("label-boon", &row.boon.say(lang), lang)
    );
    c.icons = verb_text::cost_icons(&row.cost);
    c.icons.push("arrow".to_string());
    c.icons.extend(row.boon.icons());
    c
}

fn tile(row: &TileRow, lang: Lang) -> Component {
    let mut c = component("site_tile", &row.name, lang);
    number(&mut c, "level", &row.level);
    number(&mut c, "twisted_paths", &row.twisted);
    with_effect(c, &row.effect, lang)
}

fn kind(family: &'static str, row: &KindRow, lang: Lang) -> Component {
    let mut c = component(family, &row.name, lang);
    number(&mut c, "copies", &row.copies);
    number(&mut c, "twisted_paths", &row.twisted);
    with_effect(c, &row.effect, lang)
}
