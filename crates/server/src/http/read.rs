//! Parses requests: JSON bodies and query strings. Errors are described in our own words ([`Wrong`]), with the name
//! of the field.

use std::fmt;

use serde::de::value::{MapAccessDeserializer, SeqDeserializer, StrDeserializer};
use serde::de::{
    DeserializeOwned, DeserializeSeed, Deserializer, Error, Expected, IntoDeserializer, MapAccess,
    Unexpected, Visitor,
};
use serde::forward_to_deserialize_any;
use serde_json::{Map, Value};

use crate::wrong::{Wanted, Wrong};

/// Reads a JSON text that is an object.
pub(super) fn json<T: DeserializeOwned>(text: &[u8]) -> Result<T, Wrong> {
    let tree = tree(text)?;
    if tree.is_object() { value(&tree) } else { Err(Wrong::NotObject) }
}

/// Parses a JSON text before its type is known.
pub(super) fn tree(text: &[u8]) -> Result<Value, Wrong> {
    serde_json::from_slice(text)
        .map(whole)
        .map_err(|error| Wrong::NotJson { line: error.line(), column: error.column() })
}

/// A number such as 9.0 is an integer, in JSON as in the document that describes the requests.
fn whole(value: Value) -> Value {
    match value {
        Value::Number(number) => match number.as_f64().filter(|_| number.is_f64()) {
            Some(float) if float.fract() == 0.0 && float.abs() < 9e15 => (float as i64).into(),
            _ => Value::Number(number),
        },
        Value::Array(values) => values.into_iter().map(whole).collect(),
        Value::Object(fields) => fields.into_iter().map(|(name, value)| (name, whole(value))).collect(),
        Value::Null | Value::Bool(_) | Value::String(_) => value,
    }
}

/// Reads a value.
pub(super) fn value<T: DeserializeOwned>(value: &Value) -> Result<T, Wrong> {
    T::deserialize(Reader { value, text: false }).map_err(|fault| fault.in_(value))
}

/// Reads the named texts of an address.
pub(super) fn params<T: DeserializeOwned>(pairs: Vec<(String, String)>) -> Result<T, Wrong> {
    let fields: Map<String, Value> = pairs.into_iter().map(|(name, text)| (name, text.into())).collect();
    let value = Value::Object(fields);
    T::deserialize(Reader { value: &value, text: true }).map_err(|fault| fault.in_(&value))
}

/// A parse error before its place is known.
#[derive(Debug)]
struct Fault {
    wrong: Wrong,
    /// The value found instead, used to locate the error.
    found: Option<Box<Value>>,
}

impl Fault {
    fn new(wrong: Wrong) -> Self {
        Fault { wrong, found: None }
    }

    fn value(found: &Unexpected<'_>, expected: &dyn Expected) -> Self {
        let found = match *found {
            Unexpected::Bool(flag) => Some(flag.into()),
            Unexpected::Unsigned(n) => Some(n.into()),
            Unexpected::Signed(n) => Some(n.into()),
            Unexpected::Float(n) => Some(n.into()),
            Unexpected::Str(text) => Some(text.into()),
            Unexpected::Unit => Some(Value::Null),
            Unexpected::Seq => Some(Value::Array(Vec::new())),
            Unexpected::Map => Some(Value::Object(Map::new())),
            _ => None,
        };
        let wrong = Wrong::Value { field: None, wanted: wanted(&expected.to_string()) };
        Fault { wrong, found: found.map(Box::new) }
    }

    /// Names the field, unless one further inside is named.
    fn at(mut self, name: &str) -> Self {
        if let Wrong::Value { field: field @ None, .. } = &mut self.wrong {
            *field = Some(name.into());
        }
        self
    }

    /// The complete error for this value.
    fn in_(self, value: &Value) -> Wrong {
        let Wrong::Value { field: None, .. } = self.wrong else { return self.wrong };
        let Some(fields) = value.as_object() else { return Wrong::NotObject };
        // A message's tag is read before its fields, and by then their positions are lost; but a second value
        // equal to the wrong one is rare.
        let same = |value: &&Value| match (self.found.as_deref(), value) {
            (Some(Value::Array(_)), Value::Array(_)) | (Some(Value::Object(_)), Value::Object(_)) => true,
            (Some(found), value) => found == *value,
            (None, _) => false,
        };
        let mut places = fields.iter().filter(|(_, value)| same(value)).map(|(name, _)| name.clone());
        match (places.next(), places.next()) {
            (Some(name), None) => self.at(&name).wrong,
            _ => self.wrong,
        }
    }
}

/// Translates the expectation of that type's deserialiser.
fn wanted(expected: &str) -> Wanted {
    let natural = |most| Wanted::Natural { most };
    match expected {
        "u8" => natural(Some(u8::MAX.into())),
        "u16" => natural(Some(u16::MAX.into())),
        "u32" => natural(Some(u32::MAX.into())),
        "u64" | "usize" => natural(None),
        "i8" | "i16" | "i32" | "i64" | "isize" => Wanted::Whole,
        "f32" | "f64" => Wanted::Number,
        "a boolean" => Wanted::Flag,
        "a string" | "a borrowed string" => Wanted::Text,
        "a sequence" => Wanted::List,
        "a map" => Wanted::Object,
        other if other.starts_with("struct ") => Wanted::Object,
        _ => Wanted::Else,
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.wrong.text(kernel::Lang::EN))
    }
}

impl std::error::Error for Fault {}

impl Error for Fault {
    fn custom<T: fmt::Display>(message: T) -> Self {
        let message = message.to_string();
        Fault::new(if message.ends_with("enum Choice") { Wrong::Action } else { Wrong::Unclear })
    }

    fn invalid_type(found: Unexpected<'_>, expected: &dyn Expected) -> Self {
        Fault::value(&found, expected)
    }

    fn invalid_value(found: Unexpected<'_>, expected: &dyn Expected) -> Self {
        Fault::value(&found, expected)
    }

    fn missing_field(field: &'static str) -> Self {
        Fault::new(Wrong::Missing { field: field.into() })
    }

    fn unknown_field(field: &str, expected: &'static [&'static str]) -> Self {
        Fault::new(Wrong::NoSuchField { field: field.into(), known: words(expected) })
    }

    fn unknown_variant(word: &str, expected: &'static [&'static str]) -> Self {
        Fault::new(Wrong::NoSuchWord { word: word.into(), known: words(expected) })
    }
}

fn words(words: &[&str]) -> Vec<String> {
    words.iter().map(|&word| word.into()).collect()
}

/// One value.
#[derive(Clone, Copy)]
struct Reader<'a> {
    value: &'a Value,
    /// Numbers are written as texts, as in an address.
    text: bool,
}

/// Numbers and flags may be given as text.
macro_rules! written {
    ($($method:ident $type:ty, $visit:ident;)*) => {
        $(fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
            match self.value {
                Value::String(text) if self.text => match text.parse::<$type>() {
                    Ok(value) => visitor.$visit(value),
                    Err(_) => Err(Fault::invalid_type(Unexpected::Str(text), &stringify!($type))),
                },
                _ => self.deserialize_any(visitor),
            }
        })*
    };
}

impl<'de> Deserializer<'de> for Reader<'de> {
    type Error = Fault;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        match self.value {
            Value::Null => visitor.visit_unit(),
            Value::Bool(flag) => visitor.visit_bool(*flag),
            Value::Number(number) => match (number.as_u64(), number.as_i64(), number.as_f64()) {
                (Some(n), _, _) => visitor.visit_u64(n),
                (None, Some(n), _) => visitor.visit_i64(n),
                (None, None, n) => visitor.visit_f64(n.unwrap_or(f64::NAN)),
            },
            Value::String(text) => visitor.visit_borrowed_str(text),
            Value::Array(list) => {
                let items = list.iter().map(|value| Reader { value, text: self.text });
                visitor.visit_seq(SeqDeserializer::new(items))
            }
            Value::Object(fields) => visitor.visit_map(Fields::new(fields, self.text)),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        if self.value.is_null() { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Fault> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault> {
        match self.value {
            Value::String(text) => StrDeserializer::new(text).deserialize_enum(name, variants, visitor),
            Value::Object(fields) if fields.len() == 1 => {
                let fields = MapAccessDeserializer::new(Fields::new(fields, self.text));
                fields.deserialize_enum(name, variants, visitor)
            }
            _ => self.deserialize_any(visitor),
        }
    }

    written! {
        deserialize_bool bool, visit_bool;
        deserialize_u8 u8, visit_u8;
        deserialize_u16 u16, visit_u16;
        deserialize_u32 u32, visit_u32;
        deserialize_u64 u64, visit_u64;
        deserialize_i64 i64, visit_i64;
    }

    forward_to_deserialize_any! {
        i8 i16 i32 i128 u128 f32 f64 char str string bytes byte_buf unit unit_struct seq tuple tuple_struct map struct
        identifier ignored_any
    }
}

impl<'de> IntoDeserializer<'de, Fault> for Reader<'de> {
    type Deserializer = Self;

    fn into_deserializer(self) -> Self {
        self
    }
}

/// The fields of an object; an error in one carries its name.
struct Fields<'a> {
    rest: serde_json::map::Iter<'a>,
    next: Option<(&'a String, &'a Value)>,
    text: bool,
}

impl<'a> Fields<'a> {
    fn new(fields: &'a Map<String, Value>, text: bool) -> Self {
        Fields { rest: fields.iter(), next: None, text }
    }
}

impl<'de> MapAccess<'de> for Fields<'de> {
    type Error = Fault;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Fault> {
        self.next = self.rest.next();
        self.next.map(|(name, _)| seed.deserialize(StrDeserializer::new(name))).transpose()
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Fault> {
        let Some((name, value)) = self.next.take() else { return Err(Fault::new(Wrong::Unclear)) };
        seed.deserialize(Reader { value, text: self.text }).map_err(|fault| fault.at(name))
    }
}

#[cfg(test)]
mod tests {
    use kernel::Lang;
    use serde_json::{Value, json};
    use table::Command;

    use super::{json, params, value};
    use crate::wire::{ListQuery, NewTable, SessionRequest, UpdateQuery};

    fn french() -> Lang {
        Lang::find("fr").expect("French")
    }

    #[track_caller]
    fn says(sent: &str, en: &str, fr: &str) {
        let wrong = json::<Command>(sent.as_bytes()).expect_err("it is wrong");
        assert_eq!((wrong.text(Lang::EN).as_str(), wrong.text(french()).as_str()), (en, fr));
    }

    #[test]
    fn a_command_that_cannot_be_read_is_told_in_our_words() {
        says(
            "{\"do\":",
            "this is not valid JSON: error at line 1, column 6",
            "ce n’est pas du JSON : l’erreur est à la ligne 1, colonne 6",
        );
        says(
            "[]",
            "this must be an object with named fields; see /api/v1/openapi.json",
            "il faut un objet avec des champs nommés ; voir /api/v1/openapi.json",
        );
        says("{}", "the field do is missing", "il manque le champ do");
        says(r#"{"do":"act","step":1}"#, "the field action is missing", "il manque le champ action");
        says(
            r#"{"do":"take_seat","seat":"one"}"#,
            "seat must be a whole number from 0 to 255",
            "seat doit être un nombre entier de 0 à 255",
        );
        says(
            r#"{"do":"undo","step":1,"back":"home"}"#,
            "home is not valid here; it must be one of step, turn, to",
            "home n’est pas valable ici ; il faut l’un de ces mots : step, turn, to",
        );
        says(
            r#"{"do":"act","step":1,"action":[]}"#,
            "an action is its place in the offered list, its text or its object",
            "une action est sa place dans la liste proposée, son texte ou son objet",
        );
        says(
            r#"{"do":"chat","text":"a","loud":true}"#,
            "there is no field loud here; there are text",
            "il n’y a pas de champ loud ici ; il y a text",
        );
        let wrong = json::<Command>(br#"{"do":"fly"}"#).expect_err("nobody flies").text(Lang::EN);
        assert!(wrong.starts_with("fly is not valid here; it must be one of join, leave, "), "{wrong}");
    }

    #[test]
    fn bodies_and_addresses_name_the_field() {
        let wrong = json::<SessionRequest>(br#"{"name":7}"#).expect_err("a name is a text");
        assert_eq!(wrong.text(Lang::EN), "name must be a text");
        let seats = json!({ "game": "tikal", "seats": [{ "who": "bot", "level": 3 }] });
        assert!(value::<NewTable>(&seats).expect_err("a level is a text").text(Lang::EN).ends_with("a text"));
        let pair = |name: &str, text: &str| vec![(name.to_string(), text.to_string())];
        let wrong = params::<UpdateQuery>(pair("from", "-1")).expect_err("there is no such entry");
        assert_eq!(wrong.text(Lang::EN), "from must be a whole number from 0 to 4294967295");
        let wrong = params::<ListQuery>(pair("scope", "theirs")).expect_err("there is no such list");
        assert!(wrong.text(french()).contains("mine, public, finished"), "{}", wrong.text(french()));
    }

    /// This parser accepts what the usual one accepts.
    #[test]
    fn what_is_right_is_read_as_by_others() {
        for sent in [
            r#"{"do":"join","name":"Ada","lang":"fr"}"#,
            r#"{"do":"act","step":1,"action":0}"#,
            r#"{"do":"act","step":1,"action":"pass"}"#,
            r#"{"do":"act","step":1,"action":{"do":"pass","n":[1,-2,0.5,null,true]}}"#,
            r#"{"do":"undo","step":3,"back":{"to":1}}"#,
            r#"{"do":"ask_undo","step":3,"back":"turn"}"#,
            r#"{"do":"answer","ask":1,"yes":true}"#,
        ] {
            assert_eq!(
                json::<Command>(sent.as_bytes()).unwrap(),
                serde_json::from_str(sent).unwrap(),
                "{sent}"
            );
        }
        let any = json!({ "a": [1, -1, 0.25, "x", null, { "b": false }] });
        assert_eq!(value::<Value>(&any).unwrap(), any);
    }
}
