//! Languages.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

include!(concat!(env!("OUT_DIR"), "/codes.rs"));

pub(crate) static NAMES: crate::Part = crate::part!();

/// A language in which the program speaks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Lang(u8);

impl Lang {
    /// English, the language to fall back to.
    pub const EN: Lang = Lang(0);

    /// Every language, English first.
    pub fn all() -> impl ExactSizeIterator<Item = Lang> {
        (0..CODES.len() as u8).map(Lang)
    }

    /// Its code, such as `de`: the name of its folders.
    pub fn code(self) -> &'static str {
        CODES[self.0 as usize]
    }

    /// Its place in [`Lang::all`].
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// Its name in itself: `Deutsch`.
    pub fn name(self) -> String {
        NAMES.say(self, "language", &[])
    }

    /// A number with this many digits after the point, as the language writes it: `1,5`.
    pub fn number(self, value: f64, digits: usize) -> String {
        format!("{value:.digits$}").replace('.', &NAMES.say(self, "decimal-point", &[]))
    }

    /// The language of a code.
    pub fn find(code: &str) -> Option<Lang> {
        CODES.iter().position(|&known| known == code).map(|at| Lang(at as u8))
    }

    /// The language of a locale or of an entry of `Accept-Language`: `de_CH.UTF-8` and `DE-at` are German.
    pub fn of_locale(locale: &str) -> Option<Lang> {
        let code = locale.split(['_', '-', '.', '@', ';']).next().unwrap_or_default();
        Lang::find(&code.trim().to_ascii_lowercase())
    }
}

impl Lang {
    /// Reads a stored code; falls back to English if the language no longer exists.
    pub fn or_english<'de, D: Deserializer<'de>>(from: D) -> Result<Lang, D::Error> {
        let code = std::borrow::Cow::<str>::deserialize(from)?;
        Ok(Lang::find(&code).unwrap_or_default())
    }
}

impl fmt::Debug for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// Unknown language; the message lists the known ones.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLang(pub String);

impl fmt::Display for UnknownLang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no language {:?}; there are {}", self.0, CODES.join(", "))
    }
}

impl std::error::Error for UnknownLang {}

impl FromStr for Lang {
    type Err = UnknownLang;

    fn from_str(code: &str) -> Result<Lang, UnknownLang> {
        Lang::find(code).ok_or_else(|| UnknownLang(code.into()))
    }
}

impl Serialize for Lang {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.code())
    }
}

impl<'de> Deserialize<'de> for Lang {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Lang, D::Error> {
        let code = std::borrow::Cow::<str>::deserialize(from)?;
        // The form of serde's own message, so that code that reads errors finds the known words in
        // it.
        Lang::find(&code).ok_or_else(|| serde::de::Error::unknown_variant(&code, &CODES))
    }
}

#[cfg(feature = "schema")]
impl utoipa::PartialSchema for Lang {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::schema::Schema> {
        utoipa::openapi::ObjectBuilder::new()
            .schema_type(utoipa::openapi::schema::Type::String)
            .enum_values(Some(CODES))
            .description(Some("A language in which the program speaks."))
            .into()
    }
}

#[cfg(feature = "schema")]
impl utoipa::ToSchema for Lang {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn english_comes_first_and_every_folder_is_a_language() {
        assert_eq!(Lang::EN.code(), "en");
        assert_eq!(Lang::all().next(), Some(Lang::EN));
        for code in ["en", "fr", "de"] {
            assert_eq!(Lang::find(code).map(Lang::code), Some(code));
        }
        assert!(Lang::find("xx").is_none());
    }

    #[test]
    fn locales_lead_to_languages() {
        assert_eq!(Lang::of_locale("fr_CH.UTF-8").map(Lang::code), Some("fr"));
        assert_eq!(Lang::of_locale("DE-at").map(Lang::code), Some("de"));
        assert_eq!(Lang::of_locale("de;q=0.8").map(Lang::code), Some("de"));
        assert_eq!(Lang::of_locale("C"), None);
    }

    #[test]
    fn numbers_are_written_as_in_the_language() {
        assert_eq!(Lang::EN.number(1.25, 1), "1.2");
        assert_eq!(Lang::find("de").map(|german| german.number(-0.5, 1)).as_deref(), Some("-0,5"));
    }

    #[test]
    fn a_stored_language_that_is_gone_becomes_english() {
        #[derive(Deserialize)]
        struct Row {
            #[serde(deserialize_with = "Lang::or_english")]
            lang: Lang,
        }
        let read = |code: &str| {
            let source = serde::de::value::MapDeserializer::<_, serde::de::value::Error>::new(
                [("lang", code)].into_iter(),
            );
            Row::deserialize(source).map_or_else(|error| panic!("{code}: {error}"), |row| row.lang)
        };
        assert_eq!(read("de").code(), "de");
        assert_eq!(read("tlh"), Lang::EN);
    }

    #[test]
    fn names_are_in_the_language_itself() {
        let names: Vec<String> = Lang::all().map(Lang::name).collect();
        assert!(names.contains(&"Deutsch".into()) && names.contains(&"English".into()), "{names:?}");
    }
}
