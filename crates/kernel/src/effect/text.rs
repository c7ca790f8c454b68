//! Rule texts and icon rows, made from the tree so that they cannot disagree with the rule.

use super::{Effect, Verb};
use crate::game::Lang;

impl<V: Verb> Effect<V> {
    /// The rule as sentences.
    pub fn say(&self, lang: Lang) -> String {
        let clauses = self.clauses(lang);
        if clauses.is_empty() {
            return lang.pick("No effect.", "Aucun effet.").to_string();
        }
        clauses.iter().map(|c| format!("{}.", capital(c))).collect::<Vec<_>>().join(" ")
    }

    /// The icon row: tokens of the verbs with `or`, `then` and grouping marks between them.
    pub fn icons(&self) -> Vec<String> {
        match self {
            Effect::Do(verb) => verb.icons(),
            Effect::Seq(steps) => steps.iter().flat_map(Effect::icons).collect(),
            Effect::Either(options) => joined(options, "or"),
            Effect::Pick(n, options) => {
                let mut icons = vec![format!("pick:{n}")];
                icons.extend(joined(options, "or"));
                icons
            }
            Effect::Pay(cost, then) => {
                let mut icons = V::cost_icons(cost);
                icons.push("arrow".into());
                icons.extend(then.icons());
                icons
            }
        }
    }

    fn clauses(&self, lang: Lang) -> Vec<String> {
        match self {
            Effect::Do(verb) => vec![verb.say(lang)],
            Effect::Seq(steps) => steps.iter().flat_map(|step| step.clauses(lang)).collect(),
            Effect::Either(options) => {
                let word = lang.pick("choose one", "choisissez");
                vec![format!("{word}{}{}", colon(lang), alternatives(options, lang))]
            }
            Effect::Pick(n, options) => {
                let word = match lang {
                    Lang::En => format!("choose {n} different ones"),
                    Lang::Fr => format!("choisissez {n} options différentes"),
                };
                let texts: Vec<String> = options.iter().map(|option| option.inline(lang)).collect();
                vec![format!("{word}{}{}", colon(lang), texts.join(lang.pick("; ", " ; ")))]
            }
            Effect::Pay(cost, then) => {
                let may = lang.pick("you may", "vous pouvez");
                let what = V::say_cost(cost, lang);
                vec![format!("{may} {what}{}{}", colon(lang), then.inline(lang))]
            }
        }
    }

    /// The effect as a part of a sentence.
    pub fn inline(&self, lang: Lang) -> String {
        if let Effect::Either(options) = self
            && options.iter().all(|option| matches!(option, Effect::Do(_)))
        {
            // Short options read better without a second colon in the sentence.
            let texts: Vec<String> = options.iter().map(|option| option.inline(lang)).collect();
            return lang.pick("either ", "au choix, ").to_string() + &texts.join(lang.pick(" or ", " ou "));
        }
        self.clauses(lang).join(lang.pick(", then ", ", puis "))
    }
}

fn alternatives<V: Verb>(options: &[Effect<V>], lang: Lang) -> String {
    let texts: Vec<String> = options.iter().map(|option| option.inline(lang)).collect();
    texts.join(lang.pick("; or ", " ; ou "))
}

fn colon(lang: Lang) -> &'static str {
    lang.pick(": ", " : ")
}

fn joined<V: Verb>(options: &[Effect<V>], between: &str) -> Vec<String> {
    let mut icons = Vec::new();
    for (at, option) in options.iter().enumerate() {
        if at > 0 {
            icons.push(between.to_string());
        }
        icons.extend(option.icons());
    }
    icons
}

fn capital(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |first| first.to_uppercase().chain(chars).collect())
}
