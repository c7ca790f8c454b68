//! The description of a game as data: names, player counts, and the setup form.
//!
//! Forms, lists, help and API answers read a [`Meta`], so nothing outside a game names its boards, modules or options.
//! [`Form`] is the logic behind any such form: which fields are shown, which choices are open, which setup results.
//! The conformance suite fills in every game's form at random and sets up the result.

use std::fmt;
use std::sync::Arc;

use serde::{Serialize, Serializer};
use serde_json::{Map, Value, json};

use words::{Lang, Part};

/// A text in every language: a key of a [`Part`], looked up when the text is shown, or the texts themselves.
#[derive(Clone)]
pub struct Text(Source);

#[derive(Clone)]
enum Source {
    Key(&'static Part, &'static str),
    /// The same in every language, such as a number.
    Plain(&'static str),
    /// From a component table, in the order of [`Lang::all`].
    Each(Arc<[String]>),
}

impl Text {
    /// No text.
    pub const NONE: Text = Text::plain("");

    /// The sentence of a key.
    pub const fn of(part: &'static Part, key: &'static str) -> Text {
        Text(Source::Key(part, key))
    }

    /// A text that is the same in every language, such as a number.
    pub const fn plain(text: &'static str) -> Text {
        Text(Source::Plain(text))
    }

    /// A text that a component table gives.
    pub fn each(say: impl FnMut(Lang) -> String) -> Text {
        Text(Source::Each(Lang::all().map(say).collect()))
    }

    /// The text of one language.
    pub fn get(&self, lang: Lang) -> String {
        match &self.0 {
            Source::Key(part, key) => part.say(lang, key, &[]),
            Source::Plain(text) => (*text).into(),
            Source::Each(texts) => {
                let at = Lang::all().position(|known| known == lang);
                at.and_then(|at| texts.get(at)).cloned().unwrap_or_default()
            }
        }
    }

    /// Whether there is no text.
    pub fn is_empty(&self) -> bool {
        matches!(self.0, Source::Plain(""))
    }
}

impl PartialEq for Text {
    fn eq(&self, other: &Text) -> bool {
        Lang::all().all(|lang| self.get(lang) == other.get(lang))
    }
}

impl Eq for Text {}

impl fmt::Debug for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.get(Lang::EN), f)
    }
}

/// An object with a text for each language, by its code.
impl Serialize for Text {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(Lang::all().map(|lang| (lang.code(), self.get(lang))))
    }
}

#[cfg(feature = "schema")]
impl utoipa::PartialSchema for Text {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::schema::Schema> {
        let text =
            || utoipa::openapi::ObjectBuilder::new().schema_type(utoipa::openapi::schema::Type::String);
        let object =
            utoipa::openapi::ObjectBuilder::new().description(Some("A text in every language, by its code."));
        Lang::all()
            .fold(object, |object, lang| object.property(lang.code(), text()).required(lang.code()))
            .into()
    }
}

#[cfg(feature = "schema")]
impl utoipa::ToSchema for Text {
    fn name() -> std::borrow::Cow<'static, str> {
        "Texts".into()
    }
}

/// The description of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Meta {
    /// The name on the box.
    pub name: Text,
    /// A summary of the game in one sentence.
    pub about: Text,
    /// The form of a setup, in the order in which it is filled in. One field has the key `players`.
    pub fields: Vec<Field>,
    /// Setups to begin with, one per kind of game; the first is the default.
    pub examples: Vec<Value>,
    /// The setups whose speed is measured and published.
    pub bench: Vec<Value>,
}

/// A line of the form.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = SetupField))]
pub struct Field {
    /// Names the field within the form.
    pub key: &'static str,
    /// The path of the value in the setup, outermost object first; empty for a field that only controls the form.
    pub path: &'static [&'static str],
    /// The label.
    pub name: Text,
    /// An explanation for newcomers.
    pub about: Text,
    /// Whether several choices can be taken at once; the value is a list then.
    pub many: bool,
    /// The choices are shown as pictures, such as the boards of a game. At most one field of a form is pictured:
    /// it tells the tables of a game apart, and statistics group games by it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub pictured: bool,
    /// The choices.
    pub choices: Vec<Choice>,
    /// The value to begin with.
    pub default: Value,
    /// The field belongs to the form while all of these hold.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub when: Vec<Condition>,
}

/// A value that can be chosen.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = SetupChoice))]
pub struct Choice {
    /// Its value in the setup.
    pub value: Value,
    /// The label.
    pub name: Text,
    /// An explanation for newcomers.
    pub about: Text,
    /// Open while all of these hold.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub when: Vec<Condition>,
}

/// A field has, or has not, one of some values. A list has a value that it contains.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = SetupCondition))]
pub struct Condition {
    /// The key of the field.
    pub field: &'static str,
    /// Whether it must have one of the values, or none of them.
    pub has: bool,
    /// The values.
    pub values: Vec<Value>,
}

impl Field {
    /// A field for exactly one choice; the default is the first.
    pub fn one(key: &'static str, path: &'static [&'static str], name: Text, choices: Vec<Choice>) -> Field {
        let default = choices.first().map_or(Value::Null, |choice| choice.value.clone());
        let about = Text::NONE;
        Field { key, path, name, about, many: false, pictured: false, choices, default, when: Vec::new() }
    }

    /// A field for any number of choices; the default is none.
    pub fn many(key: &'static str, path: &'static [&'static str], name: Text, choices: Vec<Choice>) -> Field {
        Field { many: true, default: json!([]), ..Field::one(key, path, name, choices) }
    }

    /// Sets the field's explanation.
    #[must_use]
    pub fn about(mut self, about: Text) -> Field {
        self.about = about;
        self
    }

    /// Shows the choices as pictures.
    #[must_use]
    pub fn pictured(mut self) -> Field {
        self.pictured = true;
        self
    }

    /// The value to begin with.
    #[must_use]
    pub fn starting(mut self, value: impl Into<Value>) -> Field {
        self.default = value.into();
        self
    }

    /// The field is there while another one has one of these values.
    #[must_use]
    pub fn when(mut self, field: &'static str, values: &[Value]) -> Field {
        self.when.push(Condition { field, has: true, values: values.to_vec() });
        self
    }

    /// The value of this field in a setup.
    pub fn value_in<'a>(&self, setup: &'a Value) -> Option<&'a Value> {
        let (first, rest) = self.path.split_first()?;
        rest.iter().try_fold(setup.get(first)?, |inner, name| inner.get(name))
    }

    /// The choices that a setup takes in this field.
    fn taken(&self, setup: &Value) -> impl Iterator<Item = &Choice> {
        let value = self.value_in(setup).filter(|value| value.is_array() == self.many);
        self.choices.iter().filter(move |choice| match value {
            Some(Value::Array(list)) => list.contains(&choice.value),
            one => one == Some(&choice.value),
        })
    }
}

impl Choice {
    /// A choice with a name.
    pub fn new(value: impl Into<Value>, name: Text) -> Choice {
        Choice { value: value.into(), name, about: Text::NONE, when: Vec::new() }
    }

    /// Numbers, which need no name of their own.
    pub fn numbers(numbers: impl IntoIterator<Item = (u8, &'static str)>) -> Vec<Choice> {
        numbers.into_iter().map(|(n, text)| Choice::new(n, Text::plain(text))).collect()
    }

    /// Sets the choice's explanation.
    #[must_use]
    pub fn about(mut self, about: Text) -> Choice {
        self.about = about;
        self
    }

    /// The choice is open while another field has one of these values.
    #[must_use]
    pub fn when(mut self, field: &'static str, values: &[Value]) -> Choice {
        self.when.push(Condition { field, has: true, values: values.to_vec() });
        self
    }

    /// The choice is open while another field has none of these values.
    #[must_use]
    pub fn unless(mut self, field: &'static str, values: &[Value]) -> Choice {
        self.when.push(Condition { field, has: false, values: values.to_vec() });
        self
    }
}

impl Meta {
    /// The player counts, from the field `players`.
    pub fn players(&self) -> Vec<u8> {
        let field = self.fields.iter().find(|field| field.key == "players");
        let choices = field.into_iter().flat_map(|field| &field.choices);
        choices.filter_map(|choice| choice.value.as_u64()).map(|n| n as u8).collect()
    }

    /// The field whose choices have pictures, if the game has one.
    pub fn pictured(&self) -> Option<&Field> {
        self.fields.iter().find(|field| field.pictured)
    }

    /// The value of the pictured field in a setup, such as the key of a board.
    pub fn pictured_in<'a>(&self, setup: &'a Value) -> Option<&'a str> {
        self.pictured()?.value_in(setup)?.as_str()
    }

    /// The name of what a setup chooses in the pictured field.
    pub fn pictured_name(&self, setup: &Value, lang: Lang) -> Option<String> {
        self.pictured()?.taken(setup).next().map(|choice| choice.name.get(lang))
    }

    /// The choices of a setup that tell the tables of a game apart, by name and in the order of the form: a board, variants.
    /// A switch is named if it is on and could be off. The number of players and what lies deeper in the setup are left
    /// out; see [`Meta::details_of`].
    pub fn words_of(&self, setup: &Value, lang: Lang) -> Vec<String> {
        let form = Form::of(self, setup);
        let mut words = Vec::new();
        for field in self.fields.iter().filter(|field| field.path.len() == 1 && field.key != "players") {
            for choice in field.taken(setup) {
                if choice.value == true {
                    let optional = form.open(field).any(|other| other != choice);
                    words.extend(optional.then(|| field.name.get(lang)));
                } else if choice.value != false {
                    words.push(choice.name.get(lang));
                }
            }
        }
        words
    }

    /// What lies deeper in a setup, such as how strong an automatic opponent is, where it differs from the default:
    /// `name: choice`.
    pub fn details_of(&self, setup: &Value, lang: Lang) -> Vec<String> {
        let deeper = self.fields.iter().filter(|field| field.path.len() > 1);
        let changed =
            deeper.filter(|field| field.value_in(setup).is_some_and(|value| *value != field.default));
        let words = changed.filter_map(|field| {
            let names: Vec<String> = field.taken(setup).map(|choice| choice.name.get(lang)).collect();
            (!names.is_empty()).then(|| format!("{}: {}", field.name.get(lang), names.join(", ")))
        });
        words.collect()
    }

    /// Examples and what each field may hold, as `hello` of the engine protocol shows them.
    pub fn setups(&self) -> Value {
        let mut fields = Map::new();
        for field in self.fields.iter().filter(|field| !field.path.is_empty()) {
            let values: Vec<String> = field.choices.iter().map(|choice| choice.value.to_string()).collect();
            let kind = if field.many { "any of" } else { "one of" };
            let mut text = format!("{kind} {}", values.join(", "));
            if !field.about.is_empty() {
                text = format!("{text}. {}", field.about.get(Lang::EN));
            }
            let key = field.path.join(".");
            let text = match fields.get(&key) {
                Some(Value::String(before)) => format!("{before} Or {text}"),
                _ => text,
            };
            fields.insert(key, text.into());
        }
        json!({ "examples": self.examples, "fields": fields })
    }
}

/// A form that is being filled in.
#[derive(Clone, PartialEq, Debug)]
pub struct Form {
    fields: Vec<Field>,
    values: Vec<Value>,
}

impl Form {
    /// The form of a game with every field at its default.
    pub fn new(meta: &Meta) -> Form {
        let values = meta.fields.iter().map(|field| field.default.clone()).collect();
        let mut form = Form { fields: meta.fields.clone(), values };
        form.settle();
        form
    }

    /// The form filled in as in a setup; what the setup leaves out is at its default.
    fn of(meta: &Meta, setup: &Value) -> Form {
        let value = |field: &Field| field.value_in(setup).unwrap_or(&field.default).clone();
        Form { fields: meta.fields.clone(), values: meta.fields.iter().map(value).collect() }
    }

    /// The fields that are shown, in order.
    pub fn shown(&self) -> impl Iterator<Item = &Field> {
        self.fields.iter().filter(|field| self.is_open(&field.when))
    }

    /// The value of a field.
    pub fn value(&self, key: &str) -> &Value {
        self.at(key).map_or(&Value::Null, |at| &self.values[at])
    }

    /// The number of players chosen.
    pub fn players(&self) -> usize {
        self.value("players").as_u64().unwrap_or_default() as usize
    }

    /// The choices of a field that are open now.
    pub fn open<'a>(&'a self, field: &'a Field) -> impl Iterator<Item = &'a Choice> {
        field.choices.iter().filter(|choice| self.is_open(&choice.when))
    }

    /// Takes a choice, or in a field of several takes it in or out. Fields that depend on it follow.
    pub fn choose(&mut self, key: &str, value: &Value) {
        let Some(at) = self.at(key) else { return };
        match &mut self.values[at] {
            Value::Array(list) if self.fields[at].many => match list.iter().position(|had| had == value) {
                Some(place) => {
                    list.remove(place);
                }
                None => list.push(value.clone()),
            },
            one => *one = value.clone(),
        }
        self.settle();
    }

    /// The setup as the game reads it.
    pub fn setup(&self) -> Value {
        let mut setup = Map::new();
        for (field, value) in self.fields.iter().zip(&self.values) {
            if self.is_open(&field.when) {
                insert(&mut setup, field.path, value);
            }
        }
        Value::Object(setup)
    }

    fn at(&self, key: &str) -> Option<usize> {
        self.fields.iter().position(|field| field.key == key)
    }

    fn is_open(&self, conditions: &[Condition]) -> bool {
        conditions.iter().all(|condition| {
            let value = self.value(condition.field);
            let has = match value {
                Value::Array(list) => list.iter().any(|value| condition.values.contains(value)),
                value => condition.values.contains(value),
            };
            has == condition.has
        })
    }

    /// Replaces choices that are no longer open by the first one that is.
    fn settle(&mut self) {
        for at in 0..self.fields.len() {
            let field = &self.fields[at];
            let open: Vec<&Value> = self.open(field).map(|choice| &choice.value).collect();
            let settled = match &self.values[at] {
                Value::Array(list) if field.many => {
                    Value::Array(list.iter().filter(|value| open.contains(value)).cloned().collect())
                }
                value if open.contains(&value) => continue,
                value => open.first().map_or_else(|| value.clone(), |&first| first.clone()),
            };
            self.values[at] = settled;
        }
    }
}

fn insert(object: &mut Map<String, Value>, path: &[&str], value: &Value) {
    match path {
        [] => {}
        [name] => {
            object.insert((*name).into(), value.clone());
        }
        [name, rest @ ..] => {
            if let Value::Object(inner) = object.entry(*name).or_insert_with(|| json!({})) {
                insert(inner, rest, value);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use words::Lang;

    use super::{Choice, Field, Form, Meta, Text};

    fn meta() -> Meta {
        let sides = vec![Choice::new("day", Text::NONE), Choice::new("night", Text::NONE)];
        let lamps = vec![
            Choice::new(false, Text::NONE).unless("side", &[json!("night")]),
            Choice::new(true, Text::NONE),
        ];
        let ghosts = ["white", "grey"].map(|ghost| Choice::new(ghost, Text::NONE)).to_vec();
        Meta {
            name: Text::NONE,
            about: Text::NONE,
            fields: vec![
                Field::one("players", &["players"], Text::NONE, Choice::numbers([(1, "1"), (2, "2")])),
                Field::one("side", &["side"], Text::NONE, sides),
                Field::one("lamp", &["lamp"], Text::NONE, lamps),
                Field::many("ghosts", &["night", "ghosts"], Text::NONE, ghosts)
                    .when("side", &[json!("night")]),
            ],
            examples: vec![],
            bench: vec![],
        }
    }

    #[test]
    fn dependent_fields_and_choices_follow() {
        let mut form = Form::new(&meta());
        assert_eq!(form.setup(), json!({ "players": 1, "side": "day", "lamp": false }));
        form.choose("side", &json!("night"));
        form.choose("ghosts", &json!("grey"));
        form.choose("players", &json!(2));
        let night = json!({ "players": 2, "side": "night", "lamp": true, "night": { "ghosts": ["grey"] } });
        assert_eq!(form.setup(), night);
        form.choose("ghosts", &json!("grey"));
        assert_eq!(form.value("ghosts"), &json!([]));
        form.choose("side", &json!("day"));
        assert_eq!(form.shown().map(|field| field.key).collect::<Vec<_>>(), ["players", "side", "lamp"]);
        assert_eq!(form.setup(), json!({ "players": 2, "side": "day", "lamp": true }));
    }

    #[test]
    fn a_setup_is_said_by_the_names_of_its_choices() {
        let name = |text: &'static str| Text::plain(text);
        let mut meta = meta();
        let [_, side, lamp, ghosts] = &mut meta.fields[..] else { panic!("four fields") };
        *side = side.clone().pictured();
        (side.choices[0].name, side.choices[1].name) = (name("Day"), name("Night"));
        lamp.name = name("Lamp");
        ghosts.name = name("Ghosts");
        ghosts.choices[1].name = name("Grey");
        let said = |setup| {
            let [words, details] = [meta.words_of(&setup, Lang::EN), meta.details_of(&setup, Lang::EN)];
            format!("{} | {}", words.join(", "), details.join(", "))
        };
        assert_eq!(said(json!({ "players": 2, "side": "day", "lamp": false })), "Day | ");
        assert_eq!(said(json!({ "players": 2, "side": "day", "lamp": true })), "Day, Lamp | ");
        let night = json!({ "side": "night", "lamp": true, "night": { "ghosts": ["grey"] } });
        assert_eq!(said(night.clone()), "Night | Ghosts: Grey", "at night the lamp is always on");
        assert_eq!(said(json!({ "side": "dusk", "night": { "ghosts": [] } })), " | ", "no such choice");
        assert_eq!(meta.pictured_in(&night), Some("night"));
        assert_eq!(meta.pictured_name(&night, Lang::EN).as_deref(), Some("Night"));
        assert_eq!(meta.pictured_in(&json!({ "players": 2 })), None);
    }

    #[test]
    fn player_counts_come_from_their_field() {
        assert_eq!(meta().players(), [1, 2]);
    }
}
