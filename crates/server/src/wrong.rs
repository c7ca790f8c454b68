//! Errors in a request that cannot be read: one sentence that states the error and what is expected, in the language
//! of the caller. Parsers' own messages are for programmers and never reach a caller.

use kernel::Lang;

use crate::say;

/// An error in a request.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the sentence of each is in `text`")]
pub enum Wrong {
    NotJson { line: usize, column: usize },
    NotCalledJson,
    NotText,
    NotObject,
    Missing { field: String },
    NoSuchField { field: String, known: Vec<String> },
    NoSuchWord { word: String, known: Vec<String> },
    Value { field: Option<String>, wanted: Wanted },
    Action,
    MessageId,
    Viewer,
    Step,
    NotSocket,
    Report,
    Label,
    Unclear,
}

/// The expected kind of value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the words of each are in `text`")]
pub enum Wanted {
    Natural { most: Option<u64> },
    Whole,
    Number,
    Text,
    Flag,
    List,
    Object,
    Else,
}

impl Wrong {
    /// The sentence.
    pub fn text(&self, lang: Lang) -> String {
        let key = match self {
            Wrong::NotJson { line, column } => {
                return say!(lang, "wrong-not-json", line = *line, column = *column);
            }
            Wrong::Missing { field } => return say!(lang, "wrong-missing", field = short(field)),
            Wrong::NoSuchField { field, known } if known.is_empty() => {
                return say!(lang, "wrong-no-field", field = short(field));
            }
            Wrong::NoSuchField { field, known } => {
                return say!(lang, "wrong-no-such-field", field = short(field), known = known.join(", "));
            }
            Wrong::NoSuchWord { word, known } => {
                return say!(lang, "wrong-no-such-word", word = short(word), known = known.join(", "));
            }
            Wrong::Value { field: Some(field), wanted } => {
                return say!(lang, "wrong-value", field = short(field), wanted = wanted.text(lang));
            }
            Wrong::Value { field: None, wanted } => {
                return say!(lang, "wrong-some-value", wanted = wanted.text(lang));
            }
            Wrong::NotCalledJson => "wrong-not-called-json",
            Wrong::NotText => "wrong-not-text",
            Wrong::NotObject => "wrong-not-object",
            Wrong::Action => "wrong-action",
            Wrong::MessageId => "wrong-message-id",
            Wrong::Viewer => "wrong-viewer",
            Wrong::Step => "wrong-step",
            Wrong::NotSocket => "wrong-not-socket",
            Wrong::Label => "wrong-label",
            Wrong::Report => "wrong-report",
            Wrong::Unclear => "wrong-unclear",
        };
        say!(lang, key)
    }
}

impl Wanted {
    fn text(self, lang: Lang) -> String {
        let key = match self {
            Wanted::Natural { most: Some(most) } => {
                return say!(lang, "wanted-natural-most", most = most.to_string());
            }
            Wanted::Natural { most: None } => "wanted-natural",
            Wanted::Whole => "wanted-whole",
            Wanted::Number => "wanted-number",
            Wanted::Text => "wanted-text",
            Wanted::Flag => "wanted-flag",
            Wanted::List => "wanted-list",
            Wanted::Object => "wanted-object",
            Wanted::Else => "wanted-else",
        };
        say!(lang, key)
    }
}

/// User input shortened for use in a sentence: not too long, on one line.
fn short(word: &str) -> String {
    const MOST: usize = 40;
    let mut out = String::new();
    for c in word.chars().take(MOST) {
        if c.is_control() || matches!(c, '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}') {
            out.push('\u{fffd}');
        } else {
            out.push(c);
        }
    }
    if word.chars().count() > MOST {
        out.push('…');
    }
    if out.is_empty() { "\"\"".into() } else { out }
}
