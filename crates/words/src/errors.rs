//! Errors as data: an enum whose sentences are messages of a part, one line for each variant.

use std::any::Any;
use std::fmt;

use crate::{Lang, Value, lang};

/// A thing that has a sentence in every language.
pub trait Say: Any + fmt::Debug + Send + Sync {
    /// Its sentence.
    fn say(&self, lang: Lang) -> String;
}

/// Outside text, which has no translation: messages of the system, words of a file. It stays on one line.
impl Say for String {
    fn say(&self, _: Lang) -> String {
        let mut line = String::new();
        for c in self.chars() {
            if c.is_control() { line.extend(c.escape_debug()) } else { line.push(c) }
        }
        line
    }
}

impl Say for &'static str {
    fn say(&self, lang: Lang) -> String {
        self.to_string().say(lang)
    }
}

impl<T: Say> Say for Box<T> {
    fn say(&self, lang: Lang) -> String {
        self.as_ref().say(lang)
    }
}

/// Alternatives: "a, b or c".
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Or(Vec<String>);

impl Or {
    /// These alternatives.
    pub fn of<T: fmt::Display>(words: impl IntoIterator<Item = T>) -> Or {
        Or(words.into_iter().map(|word| word.to_string()).collect())
    }
}

impl Say for Or {
    fn say(&self, lang: Lang) -> String {
        match self.0.as_slice() {
            [] => String::new(),
            [one] => one.clone(),
            [most @ .., last] => crate::say!(lang::NAMES, lang, "or", a = most.join(", "), b = last),
        }
    }
}

/// An argument of a sentence.
pub trait Arg {
    /// Its form in a language.
    fn arg(&self, lang: Lang) -> Value<'_>;
}

impl<T: Say> Arg for T {
    fn arg(&self, lang: Lang) -> Value<'_> {
        self.say(lang).into()
    }
}

macro_rules! args {
    ($($number:ty)*; $($list:ty)*) => {
        $(impl Arg for $number {
            fn arg(&self, _: Lang) -> Value<'_> {
                (*self).into()
            }
        })*
        $(impl Arg for $list {
            fn arg(&self, _: Lang) -> Value<'_> {
                self.join(", ").into()
            }
        })*
    };
}

args! { u8 u16 u32 u64 usize i64; Vec<String> Vec<&'static str> &'static [&'static str] }

/// Declares an enum of errors: each variant with the key of its sentence, whose arguments are the fields.
///
/// ```
/// # static WORDS: words::Part = words::Part::of_texts(&[("en", "cards-few = { $n } cards are too few")]);
/// words::errors! {
///     /// Why cards cannot be dealt.
///     pub enum DealError in WORDS {
///         "cards-few" Few { n: u8 },
///     }
/// }
/// assert_eq!(DealError::Few { n: 3 }.to_string(), "3 cards are too few");
/// ```
///
/// `Display` is the English sentence, for programs and logs; [`Say`] has it in every language.
#[macro_export]
macro_rules! errors {
    (
        $(#[$about:meta])*
        $vis:vis enum $name:ident in $part:path {
            $($key:literal $variant:ident $({ $($field:ident: $kind:ty),* $(,)? })?,)*
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, PartialEq, Eq, Debug)]
        #[allow(missing_docs, reason = "each variant is described by its sentence")]
        $vis enum $name {
            $($variant $({ $($field: $kind),* })?,)*
        }

        impl $crate::Say for $name {
            fn say(&self, lang: $crate::Lang) -> String {
                match self {
                    $($name::$variant $({ $($field),* })? => $part.say(
                        lang,
                        $key,
                        &[$($((stringify!($field), $crate::Arg::arg($field, lang))),*)?],
                    ),)*
                }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(&$crate::Say::say(self, $crate::Lang::EN))
            }
        }

        impl std::error::Error for $name {}
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    static WORDS: crate::Part = crate::Part::of_texts(&[
        (
            "en",
            "key-unknown = \"{ $key }\" is no key; it is one of { $known }\nkey-of = { $file }: { $reason }",
        ),
        (
            "de",
            "key-unknown = „{ $key }“ ist kein Schlüssel, sondern { $known }\nkey-of = { $file }: { $reason }",
        ),
    ]);

    errors! {
        enum KeyError in WORDS {
            "key-unknown" Unknown { key: String, known: Or },
            "key-of" Of { file: &'static str, reason: Box<KeyError> },
        }
    }

    #[test]
    fn errors_have_a_sentence_in_every_language() {
        let reason = KeyError::Unknown { key: "a\nb".into(), known: Or::of(["x", "y", "z"]) };
        let error = KeyError::Of { file: "f", reason: Box::new(reason) };
        assert_eq!(error.to_string(), "f: \"a\\nb\" is no key; it is one of x, y or z");
        let german = Lang::find("de").expect("German is there");
        assert_eq!(error.say(german), "f: „a\\nb“ ist kein Schlüssel, sondern x, y oder z");
    }
}
