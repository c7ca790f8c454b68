//! Actions and events as words: a verb and named arguments, from which both text and JSON are derived.

use serde_json::{Map, Value};

/// One argument of a phrase.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg {
    /// A component id or another word without spaces.
    Word(String),
    /// A number.
    Number(i64),
    /// A list of words, written with commas.
    Words(Vec<String>),
    /// Something the viewer may not know.
    Hidden,
}

/// A verb with its arguments in order. Verbs and arguments hold no spaces.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Phrase {
    /// The verb.
    pub verb: &'static str,
    /// The arguments, by name.
    pub args: Vec<(&'static str, Arg)>,
}

impl Phrase {
    /// A verb without arguments.
    pub fn new(verb: &'static str) -> Self {
        Phrase { verb, args: Vec::new() }
    }

    /// Adds a word.
    #[must_use]
    pub fn word(mut self, name: &'static str, word: impl Into<String>) -> Self {
        self.args.push((name, Arg::Word(word.into())));
        self
    }

    /// Adds a number.
    #[must_use]
    pub fn number(mut self, name: &'static str, number: impl Into<i64>) -> Self {
        self.args.push((name, Arg::Number(number.into())));
        self
    }

    /// Adds a word that may be hidden.
    #[must_use]
    pub fn maybe(mut self, name: &'static str, word: Option<String>) -> Self {
        self.args.push((name, word.map_or(Arg::Hidden, Arg::Word)));
        self
    }

    /// The notation: words separated by one space.
    pub fn text(&self) -> String {
        let mut text = self.verb.to_string();
        for (_, arg) in &self.args {
            text.push(' ');
            match arg {
                Arg::Word(word) => text.push_str(word),
                Arg::Number(number) => text.push_str(&number.to_string()),
                Arg::Words(words) => text.push_str(&words.join(",")),
                Arg::Hidden => text.push('?'),
            }
        }
        text
    }

    /// The same as an object: the verb under `head`, every argument under its name.
    pub fn json(&self, head: &str) -> Value {
        let mut object = Map::new();
        object.insert(head.to_string(), Value::from(self.verb));
        for (name, arg) in &self.args {
            let value = match arg {
                Arg::Word(word) => Value::from(word.as_str()),
                Arg::Number(number) => Value::from(*number),
                Arg::Words(words) => Value::from(words.clone()),
                Arg::Hidden => Value::Null,
            };
            object.insert((*name).to_string(), value);
        }
        Value::Object(object)
    }
}
