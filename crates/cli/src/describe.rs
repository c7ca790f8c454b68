//! `temples describe`: every component of a game as a text table or JSON. The rules generate the texts
//! from the effects.

use std::io::Write;

use games::{AnyGame, columns};
use kernel::Lang;
use kernel::content::{Component, Confidence, Marks};
use serde_json::{Map, Value, json};
use words::{Part, say};

use crate::WORDS;
use crate::args::DescribeArgs;
use crate::columns::{Align, Columns};
use crate::fail::usage;

/// Prints the components.
pub(crate) fn run(game: &dyn AnyGame, args: &DescribeArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let lang = args.lang;
    let mut components = game.describe(lang);
    // Of the whole game, even when only one family is shown.
    let marks = Marks::of(&components);
    if let Some(family) = &args.family {
        let known = families(&components);
        components.retain(|component| component.family == family);
        if components.is_empty() {
            let known = known.join(", ");
            return Err(usage(format!("{} has no family named {family}; it has {known}", game.id())));
        }
    }
    if args.json {
        let all: Vec<Value> = components.iter().map(component_json).collect();
        let content = format!("{:016x}", game.content_hash());
        let document = json!({ "game": game.id(), "rules": game.rules_version(), "content": content, "lang": lang, "marks": marks, "components": all });
        serde_json::to_writer_pretty(&mut *out, &document)?;
        writeln!(out)?;
    } else {
        text(&components, game.words(), lang, out)?;
        writeln!(out, "{}", summary(game.id(), marks, lang))?;
    }
    Ok(())
}

/// How reliable the components of the whole game are, in one line.
fn summary(game: &str, marks: Marks, lang: Lang) -> String {
    let each = Confidence::ALL.map(|mark| format!("{} {}", marks.get(mark), columns::confidence(lang, mark)));
    say!(WORDS, lang, "summary", game = game, marks = each.join(", "))
}

/// The families in the order in which they are first met.
fn families(components: &[Component]) -> Vec<&'static str> {
    let mut families = Vec::new();
    for component in components {
        if !families.contains(&component.family) {
            families.push(component.family);
        }
    }
    families
}

fn text(components: &[Component], game: &Part, lang: Lang, out: &mut impl Write) -> std::io::Result<()> {
    for family in families(components) {
        let members: Vec<&Component> =
            components.iter().filter(|component| component.family == family).collect();
        let guesses =
            members.iter().filter(|component| component.confidence == Confidence::Reconstructed).count();
        let count = members.len();
        let name = columns::family(game, lang, family);
        let head = say!(
            WORDS,
            lang,
            "family",
            family = family,
            family_name = name,
            count = count,
            guesses = guesses
        );
        writeln!(out, "{head}")?;
        let heads = ["head-id", "head-name", "head-numbers", "head-confidence", "head-rule"]
            .map(|key| WORDS.text(lang, key));
        let mut table = Columns::new(&heads, &[Align::Left; 5]);
        for component in members {
            // In English these are the tables' own words, which a box owner corrects.
            let number = |(name, value): &(String, String)| {
                if lang == Lang::EN {
                    return format!("{name} {value}");
                }
                format!("{} {}", columns::column(game, lang, name), columns::value(game, lang, value))
            };
            let numbers: Vec<String> = component.numbers.iter().map(number).collect();
            let mark = if component.confidence == Confidence::Reconstructed { " *" } else { "" };
            table.row(vec![
                component.id.clone(),
                component.name.clone(),
                numbers.join(", "),
                format!("{}{mark}", columns::confidence(lang, component.confidence)),
                component.text.replace('\n', " "),
            ]);
        }
        table.write(out)?;
        writeln!(out)?;
    }
    if components.iter().any(|component| component.confidence == Confidence::Reconstructed) {
        writeln!(out, "{}", WORDS.text(lang, "reconstructed"))?;
    }
    Ok(())
}

fn component_json(component: &Component) -> Value {
    let numbers: Map<_, _> =
        component.numbers.iter().map(|(name, value)| (name.clone(), Value::from(value.as_str()))).collect();
    json!({
        "family": component.family,
        "id": component.id,
        "name": component.name,
        "numbers": numbers,
        "text": component.text,
        "icons": component.icons,
        "confidence": component.confidence,
    })
}
