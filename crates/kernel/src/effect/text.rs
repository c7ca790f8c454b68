//! Rule texts and icon rows, generated from the tree so that they cannot disagree with the rule.

use super::{Effect, Verb};
use crate::WORDS;
use words::{Lang, say};

impl<V: Verb> Effect<V> {
    /// The rule as sentences.
    pub fn say(&self, lang: Lang) -> String {
        let clauses = self.clauses(lang);
        if clauses.is_empty() {
            return say!(WORDS, lang, "no-effect");
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
                let options = joined_by("options-or", options.iter().map(|option| option.inline(lang)), lang);
                vec![say!(WORDS, lang, "choose-one", options = options)]
            }
            Effect::Pick(n, options) => {
                let options =
                    joined_by("options-and", options.iter().map(|option| option.inline(lang)), lang);
                vec![say!(WORDS, lang, "choose-some", n = *n, options = options)]
            }
            Effect::Pay(cost, then) => {
                let cost = V::say_cost(cost, lang);
                vec![say!(WORDS, lang, "you-may", cost = cost, effect = then.inline(lang))]
            }
        }
    }

    /// The effect as a part of a sentence.
    pub fn inline(&self, lang: Lang) -> String {
        if let Effect::Either(options) = self
            && options.iter().all(|option| matches!(option, Effect::Do(_)))
        {
            // Short options read better without a second colon in the sentence.
            let options = joined_by("or", options.iter().map(|option| option.inline(lang)), lang);
            return say!(WORDS, lang, "either", options = options);
        }
        joined_by("then", self.clauses(lang).into_iter(), lang)
    }
}

/// Joins texts two by two with a message that has `a` and `b`.
fn joined_by(key: &str, texts: impl Iterator<Item = String>, lang: Lang) -> String {
    texts.reduce(|a, b| say!(WORDS, lang, key, a = a, b = b)).unwrap_or_default()
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
