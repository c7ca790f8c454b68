//! What is wrong with a request that cannot be read: one sentence that says so and what would be right, in the language of
//! the caller. The words of parsers are for programmers and never reach anybody.

use kernel::Lang;

/// What is wrong with a request.
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
    Unclear,
}

/// What a value should be.
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
        let (en, fr) = match self {
            Wrong::NotJson { line, column } => {
                return match lang {
                    Lang::En => format!("this is no JSON: it goes wrong at line {line}, column {column}"),
                    Lang::Fr => {
                        format!("ce n'est pas du JSON : l'erreur est à la ligne {line}, colonne {column}")
                    }
                };
            }
            Wrong::Missing { field } => {
                return match lang {
                    Lang::En => format!("the field {} is missing", short(field)),
                    Lang::Fr => format!("il manque le champ {}", short(field)),
                };
            }
            Wrong::NoSuchField { field, known } => {
                let (field, known) = (short(field), known.join(", "));
                return match (lang, known.is_empty()) {
                    (Lang::En, false) => format!("there is no field {field} here; there are {known}"),
                    (Lang::En, true) => format!("there is no field {field} here, nor any other"),
                    (Lang::Fr, false) => format!("il n'y a pas de champ {field} ici ; il y a {known}"),
                    (Lang::Fr, true) => format!("il n'y a pas de champ {field} ici, ni aucun autre"),
                };
            }
            Wrong::NoSuchWord { word, known } => {
                let (word, known) = (short(word), known.join(", "));
                return match lang {
                    Lang::En => format!("{word} is nothing known here; it must be one of {known}"),
                    Lang::Fr => {
                        format!("{word} n'est rien de connu ici ; il faut l'un de ces mots : {known}")
                    }
                };
            }
            Wrong::Value { field, wanted } => {
                let (field, wanted) = (field.as_deref().map(short), wanted.text(lang));
                return match (lang, field) {
                    (Lang::En, Some(field)) => format!("{field} must be {wanted}"),
                    (Lang::En, None) => format!("one of the values must be {wanted}"),
                    (Lang::Fr, Some(field)) => format!("{field} doit être {wanted}"),
                    (Lang::Fr, None) => format!("l'une des valeurs doit être {wanted}"),
                };
            }
            Wrong::NotCalledJson => (
                "the body must be JSON, with the header Content-Type: application/json",
                "le corps doit être du JSON, avec l'en-tête Content-Type: application/json",
            ),
            Wrong::NotText => ("messages are JSON texts", "les messages sont des textes JSON"),
            Wrong::NotObject => (
                "this must be an object with named fields; see /api/v1/openapi.json",
                "il faut un objet avec des champs nommés ; voir /api/v1/openapi.json",
            ),
            Wrong::Action => (
                "an action is its place in the offered list, its text or its object",
                "une action est sa place dans la liste proposée, son texte ou son objet",
            ),
            Wrong::MessageId => (
                "the id of a message is a whole number from 0",
                "l'id d'un message est un nombre entier à partir de 0",
            ),
            Wrong::Viewer => (
                "viewer is a seat, from 0, or spectator",
                "viewer est une place, à partir de 0, ou spectator",
            ),
            Wrong::Step => {
                ("a step is a whole number from 0", "une étape est un nombre entier à partir de 0")
            }
            Wrong::NotSocket => (
                "this address is a WebSocket; connect to it as one",
                "cette adresse est une WebSocket ; connectez-vous-y comme telle",
            ),
            Wrong::Report => (
                "a report names a table or a person and says what happened in 1 to 1000 characters",
                "un signalement nomme une table ou une personne et dit ce qui s'est passé en 1 à 1000 caractères",
            ),
            Wrong::Unclear => (
                "this is not what is expected here; see /api/v1/openapi.json",
                "ce n'est pas ce qui est attendu ici ; voir /api/v1/openapi.json",
            ),
        };
        lang.pick(en, fr).into()
    }
}

impl Wanted {
    fn text(self, lang: Lang) -> String {
        let (en, fr) = match self {
            Wanted::Natural { most: Some(most) } => {
                return match lang {
                    Lang::En => format!("a whole number from 0 to {most}"),
                    Lang::Fr => format!("un nombre entier de 0 à {most}"),
                };
            }
            Wanted::Natural { most: None } => ("a whole number from 0", "un nombre entier à partir de 0"),
            Wanted::Whole => ("a whole number", "un nombre entier"),
            Wanted::Number => ("a number", "un nombre"),
            Wanted::Text => ("a text", "un texte"),
            Wanted::Flag => ("true or false", "true ou false"),
            Wanted::List => ("a list", "une liste"),
            Wanted::Object => ("an object", "un objet"),
            Wanted::Else => {
                ("something else; see /api/v1/openapi.json", "autre chose ; voir /api/v1/openapi.json")
            }
        };
        lang.pick(en, fr).into()
    }
}

/// What somebody wrote, fit for a sentence: not too long, on one line.
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
