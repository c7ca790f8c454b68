//! Checks that tests run on the files of a part: every key in every language, the same arguments, nothing
//! unused.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{self, Entry, Expression, InlineExpression, PatternElement};
use fluent_syntax::parser::parse;

use crate::{Lang, Part};

/// The keys of a language with the arguments each of them names.
pub type Keys = BTreeMap<String, BTreeSet<String>>;

/// The keys of a language (`key` and `key.attribute`); mistakes in its files are added to the problems.
pub fn keys(part: &Part, lang: Lang, problems: &mut Vec<String>) -> Keys {
    let mut keys = Keys::new();
    for (file, text) in part.files(lang) {
        let resource = match parse(text) {
            Ok(resource) => resource,
            Err((resource, errors)) => {
                problems.extend(errors.iter().map(|error| format!("{file}: {error}")));
                resource
            }
        };
        for entry in resource.body {
            let (id, value, attributes) = match entry {
                Entry::Message(message) => (message.id.name.to_string(), message.value, message.attributes),
                Entry::Junk { content } => {
                    problems.push(format!(
                        "{file}: cannot be read: {}",
                        content.lines().next().unwrap_or_default()
                    ));
                    continue;
                }
                Entry::Term(_) | Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {
                    continue;
                }
            };
            let mut add = |key: String, pattern: &ast::Pattern<&str>| {
                let mut arguments = BTreeSet::new();
                of_pattern(pattern, &mut arguments);
                if keys.insert(key.clone(), arguments).is_some() {
                    problems.push(format!("{file}: {key} is there twice"));
                }
            };
            if let Some(value) = &value {
                add(id.clone(), value);
            }
            for attribute in &attributes {
                add(format!("{id}.{}", attribute.id.name), &attribute.value);
            }
        }
    }
    keys
}

fn of_pattern(pattern: &ast::Pattern<&str>, arguments: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            of_expression(expression, arguments);
        }
    }
}

fn of_expression(expression: &Expression<&str>, arguments: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => of_inline(inline, arguments),
        Expression::Select { selector, variants } => {
            of_inline(selector, arguments);
            for variant in variants {
                of_pattern(&variant.value, arguments);
            }
        }
    }
}

fn of_inline(inline: &InlineExpression<&str>, arguments: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            arguments.insert(id.name.to_string());
        }
        InlineExpression::Placeable { expression } => of_expression(expression, arguments),
        InlineExpression::FunctionReference { arguments: call, .. } => {
            for argument in &call.positional {
                of_inline(argument, arguments);
            }
        }
        InlineExpression::TermReference { arguments: Some(call), .. } => {
            for argument in &call.named {
                of_inline(&argument.value, arguments);
            }
        }
        _ => {}
    }
}

/// The names of the files of a language, without its folder.
fn names(part: &Part, lang: Lang) -> BTreeSet<String> {
    part.files(lang).into_iter().filter_map(|(file, _)| Some(file.rsplit('/').next()?.to_string())).collect()
}

/// The keys of a language in files that English lacks: names of components, whose English is in the tables.
fn parts_of(part: &Part, lang: Lang, english: &BTreeSet<String>) -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    for (file, text) in part.files(lang) {
        if matches!(part_name(&file), Some(name) if !english.contains(name) && name != format!("{lang}.ftl"))
        {
            let resource = parse(text).unwrap_or_else(|(resource, _)| resource);
            for entry in resource.body {
                if let Entry::Message(message) = entry {
                    let id = message.id.name;
                    keys.extend(
                        message.attributes.iter().map(|attribute| format!("{id}.{}", attribute.id.name)),
                    );
                    keys.insert(id.to_string());
                }
            }
        }
    }
    keys
}

fn part_name(file: &str) -> Option<&str> {
    file.rsplit('/').next()
}

/// Compares all languages of a part with English: missing and superfluous keys, and arguments that English does not
/// have. A language may omit an argument, and use forms of an argument (`colour_many`). A file that English lacks
/// holds names of components, whose English is in the tables: the other languages are compared with each other.
pub fn languages(part: &Part) -> Vec<String> {
    let mut problems = Vec::new();
    let english = keys(part, Lang::EN, &mut problems);
    let english_files = names(part, Lang::EN);
    let mut elsewhere: Option<(Lang, BTreeSet<String>)> = None;
    for lang in Lang::all().filter(|&lang| lang != Lang::EN) {
        let mine = keys(part, lang, &mut problems);
        for (key, arguments) in &english {
            match mine.get(key) {
                None => problems.push(format!("{lang} lacks {key}")),
                Some(own) => problems.extend(
                    own.difference(arguments)
                        .filter(|argument| !is_form(argument, arguments))
                        .map(|argument| format!("{lang}: {key} names ${argument}, which English does not")),
                ),
            }
        }
        let here = parts_of(part, lang, &english_files);
        problems.extend(
            mine.keys()
                .filter(|key| !english.contains_key(*key) && !here.contains(*key))
                .map(|key| format!("{lang}: English lacks {key}")),
        );
        let others = &*elsewhere.get_or_insert_with(|| (lang, here.clone()));
        problems.extend(others.1.symmetric_difference(&here).map(|key| {
            let lacks = if here.contains(key) { others.0 } else { lang };
            format!("{lacks} lacks {key}")
        }));
    }
    problems
}

/// Whether an argument is a form of another that grammar asks for: `colour_many` of `colour`.
fn is_form(argument: &str, arguments: &BTreeSet<String>) -> bool {
    arguments
        .iter()
        .any(|base| argument.strip_prefix(base.as_str()).is_some_and(|rest| rest.starts_with('_')))
}

/// The test of a part, called from the crate it belongs to: languages agree, and the sources in `src` name every key.
/// Keys that are put together in code begin with one of the `stems`.
///
/// # Panics
///
/// If there is a problem; the message lists all of them.
#[track_caller]
pub fn whole(part: &Part, stems: &[&str]) {
    let problems = [languages(part), unused(part, &[Path::new("src")], stems)].concat();
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

/// Finds keys that no source file names. Keys that are put together in code begin with one of the `stems`.
pub fn unused(part: &Part, sources: &[&Path], stems: &[&str]) -> Vec<String> {
    let mut problems = Vec::new();
    let mut code = String::new();
    for folder in sources {
        read(folder, &mut code);
    }
    for key in keys(part, Lang::EN, &mut problems).keys() {
        let named = code.contains(&format!("\"{key}\"")) || stems.iter().any(|stem| key.starts_with(stem));
        if !named {
            problems.push(format!("no code names {key}"));
        }
    }
    problems
}

fn read(at: &Path, code: &mut String) {
    if at.is_dir() {
        for entry in fs::read_dir(at).expect("a folder of sources") {
            read(&entry.expect("an entry of a folder").path(), code);
        }
    } else if at.extension().is_some_and(|ending| ending == "rs") {
        code.push_str(&fs::read_to_string(at).expect("a source file"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gaps_and_wrong_arguments_are_found() {
        static WORDS: Part = Part::of_texts(&[
            ("en", "a = { $who } draws\nb = b\nc = { $n ->\n    [one] one\n   *[other] { $n }\n }"),
            ("fr", "a = { $qui } pioche\nb = b\nc = { $n }"),
            ("de", "a = { $who } zieht { $who_dative }\nc = { $n }\nd = d"),
        ]);
        assert_eq!(
            languages(&WORDS),
            ["de lacks b", "de: English lacks d", "fr: a names $qui, which English does not"]
        );
        assert_eq!(unused(&WORDS, &[], &["a", "b"]), ["no code names c"]);
    }

    #[test]
    fn the_names_of_the_languages_are_whole() {
        static NAMES: Part = crate::part!();
        assert_eq!(languages(&NAMES), Vec::<String>::new());
        assert_eq!(unused(&NAMES, &[Path::new("src")], &[]), Vec::<String>::new());
    }
}
