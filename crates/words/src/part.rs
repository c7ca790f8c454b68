//! The sentences of one crate or game.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::sync::{Mutex, OnceLock, PoisonError};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use include_dir::Dir;

use crate::lang::{CODES, Lang};

type Bundle = FluentBundle<FluentResource>;

/// The sentences of one crate or game in every language; a language is read when it is first used.
pub struct Part {
    source: Source,
    bundles: [OnceLock<Bundle>; CODES.len()],
}

enum Source {
    /// A folder with a folder for each language.
    Folder(Dir<'static>),
    /// Code of a language and text of its file, for tests and examples.
    Texts(&'static [(&'static str, &'static str)]),
}

/// The folder `words` of the crate that calls this, as a [`Part`](crate::Part):
/// `pub(crate) static WORDS: words::Part = words::part!();`
#[macro_export]
macro_rules! part {
    () => {{
        use $crate::include_dir;
        $crate::Part::of_folder(include_dir::include_dir!("$CARGO_MANIFEST_DIR/words"))
    }};
}

/// Formats a sentence of a part: `say!(WORDS, lang, "key", who = name, n = 3)`.
#[macro_export]
macro_rules! say {
    ($part:expr, $lang:expr, $key:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $part.say($lang, $key, &[$((stringify!($name), $crate::Value::from($value))),*])
    };
}

impl Part {
    /// A part of embedded files; [`part!`] calls it.
    pub const fn of_folder(folder: Dir<'static>) -> Part {
        Part { source: Source::Folder(folder), bundles: [const { OnceLock::new() }; CODES.len()] }
    }

    /// A part of texts, each with the code of its language.
    pub const fn of_texts(texts: &'static [(&'static str, &'static str)]) -> Part {
        Part { source: Source::Texts(texts), bundles: [const { OnceLock::new() }; CODES.len()] }
    }

    /// The sentence of a key (`key` or `key.attribute`); falls back to English if the language lacks it, and to the
    /// key itself if English does too.
    pub fn say(&self, lang: Lang, key: &str, args: &[(&'static str, FluentValue<'_>)]) -> String {
        self.find(lang, key, args).or_else(|| self.find(Lang::EN, key, args)).unwrap_or_else(|| key.into())
    }

    /// The sentence of a key, if the language or English has it.
    pub fn try_say(&self, lang: Lang, key: &str, args: &[(&'static str, FluentValue<'_>)]) -> Option<String> {
        self.find(lang, key, args).or_else(|| self.find(Lang::EN, key, args))
    }

    /// A text without arguments, cached for the life of the program.
    pub fn text(&'static self, lang: Lang, key: &str) -> &'static str {
        static MADE: Mutex<BTreeSet<&'static str>> = Mutex::new(BTreeSet::new());
        let bundle = [lang, Lang::EN].map(|lang| self.bundle(lang));
        let found = bundle.iter().find_map(|bundle| Some((bundle, bundle.get_message(key)?.value()?)));
        let text = match found {
            Some((bundle, pattern)) => bundle.format_pattern(pattern, None, &mut Vec::new()),
            None => key.to_string().into(),
        };
        match text {
            Cow::Borrowed(text) => text,
            // Leading and trailing spaces are written as placeables, so such a text is formatted each time.
            Cow::Owned(text) => {
                let mut made = MADE.lock().unwrap_or_else(PoisonError::into_inner);
                made.get(text.as_str()).copied().unwrap_or_else(|| {
                    let text: &'static str = text.leak();
                    made.insert(text);
                    text
                })
            }
        }
    }

    /// The files of a language: name and text.
    pub fn files(&self, lang: Lang) -> Vec<(String, &'static str)> {
        match &self.source {
            Source::Folder(folder) => folder
                .get_dir(lang.code())
                .into_iter()
                .flat_map(Dir::files)
                .map(|file| {
                    let text = file.contents_utf8().expect("files of words are UTF-8");
                    (file.path().display().to_string(), text)
                })
                .collect(),
            Source::Texts(texts) => texts
                .iter()
                .filter(|(code, _)| *code == lang.code())
                .map(|&(code, text)| (format!("{code}.ftl"), text))
                .collect(),
        }
    }

    fn find(&self, lang: Lang, key: &str, args: &[(&'static str, FluentValue<'_>)]) -> Option<String> {
        let bundle = self.bundle(lang);
        let (id, attribute) =
            key.split_once('.').map_or((key, None), |(id, attribute)| (id, Some(attribute)));
        let message = bundle.get_message(id)?;
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute)?.value(),
            None => message.value()?,
        };
        let args: FluentArgs<'_> = args.iter().map(|(name, value)| (*name, value.clone())).collect();
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(&args), &mut errors);
        debug_assert!(errors.is_empty(), "{key} in {lang}: {errors:?}");
        Some(text.into_owned())
    }

    fn bundle(&self, lang: Lang) -> &Bundle {
        self.bundles[lang.index()].get_or_init(|| {
            let locale = lang.code().parse().expect("a folder of words is named by a language code");
            let mut bundle = FluentBundle::new_concurrent(vec![locale]);
            // Bidirectional isolation marks around arguments would show up in logs and on
            // terminals.
            bundle.set_use_isolating(false);
            for (file, text) in self.files(lang) {
                // A file with an error still yields what could be read; `check` reports the error.
                let resource = match FluentResource::try_new(text.to_string()) {
                    Ok(resource) => resource,
                    Err((resource, errors)) => {
                        debug_assert!(errors.is_empty(), "{file}: {errors:?}");
                        resource
                    }
                };
                let added = bundle.add_resource(resource);
                debug_assert!(added.is_ok(), "{file}: {added:?}");
            }
            bundle
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    static WORDS: Part = Part::of_texts(&[
        (
            "en",
            "hand = { $who } holds { $n ->\n    [one] a card\n   *[other] { $n } cards\n }.\nonly = English\nlevel = level\n    .easy = easy",
        ),
        ("de", "hand = { $who } hat { $n ->\n    [one] eine Karte\n   *[other] { $n } Karten\n }."),
    ]);

    fn german() -> Lang {
        Lang::find("de").expect("German is there")
    }

    #[test]
    fn arguments_and_plurals_follow_the_language() {
        assert_eq!(say!(WORDS, Lang::EN, "hand", who = "Ann", n = 1), "Ann holds a card.");
        assert_eq!(say!(WORDS, german(), "hand", who = "Ann".to_string(), n = 2u8), "Ann hat 2 Karten.");
    }

    #[test]
    fn texts_without_arguments_are_kept() {
        static TEXTS: Part = Part::of_texts(&[("en", "plain = plain\nspaced = { \" \" }spaced")]);
        assert_eq!(TEXTS.text(german(), "plain"), "plain");
        assert_eq!(TEXTS.text(Lang::EN, "spaced"), " spaced");
        assert!(std::ptr::eq(TEXTS.text(Lang::EN, "spaced"), TEXTS.text(Lang::EN, "spaced")));
        assert_eq!(TEXTS.text(Lang::EN, "nowhere"), "nowhere");
    }

    #[test]
    fn what_a_language_lacks_is_said_in_english() {
        assert_eq!(say!(WORDS, german(), "only"), "English");
        assert_eq!(say!(WORDS, german(), "level.easy"), "easy");
        assert_eq!(say!(WORDS, german(), "nowhere"), "nowhere");
        assert_eq!(WORDS.try_say(german(), "nowhere", &[]), None);
    }
}
