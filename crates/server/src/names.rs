//! Names of people and tables: one normal form, no characters that hide or reverse others, one script, and nothing
//! that a reader could mistake for a member's name.

use kernel::{Lang, SplitMix};
use table::MAX_NAME;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_properties::{GeneralCategory, UnicodeGeneralCategory};
use unicode_script::{Script, UnicodeScript};
use unicode_security::MixedScript;

use crate::error::Error;
use crate::{say, secret};

/// More marks than this on one letter cover its neighbours.
const MARKS: usize = 3;

/// A name others see, normalised: NFKC, without spaces around it, with single ones inside.
pub(crate) fn person(name: &str) -> Result<String, Error> {
    let name = plain(name).ok_or(Error::Refused(table::Refusal::BadName))?;
    if !is_one_script(&name) {
        return Err(Error::MixedName);
    }
    // Only this program marks guests.
    if is_marked(&name) { Err(Error::NameTaken) } else { Ok(name) }
}

/// Whether a name has the mark of a guest.
pub(crate) fn is_marked(name: &str) -> bool {
    let name = name.to_lowercase();
    Lang::all().any(|lang| name.ends_with(&mark(lang).to_lowercase()))
}

/// The name of a table; it may be empty, and may mix scripts.
pub(crate) fn table(name: &str) -> Result<String, Error> {
    if name.trim().is_empty() {
        return Ok(String::new());
    }
    plain(name).ok_or(Error::Refused(table::Refusal::BadName))
}

/// A text in its normal form, if it is a fine name otherwise.
fn plain(name: &str) -> Option<String> {
    let name = name.trim();
    if name.len() > 16 * MAX_NAME || name.chars().any(is_odd) {
        return None;
    }
    let name = normal(name);
    let marks = |name: &str| {
        name.chars().fold((0, 0), |(run, most): (usize, usize), c| {
            let run = if is_combining_mark(c) { run + 1 } else { 0 };
            (run, most.max(run))
        })
    };
    let fine = !name.is_empty()
        && name.chars().count() <= MAX_NAME
        && !name.chars().any(is_odd)
        && !name.chars().next().is_some_and(is_combining_mark)
        && marks(&name).1 <= MARKS;
    fine.then_some(name)
}

/// NFKC, with single spaces.
fn normal(name: &str) -> String {
    let name: String = name.nfkc().collect();
    name.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Characters that are invisible, that forge or reverse lines, or that have a special meaning elsewhere.
fn is_odd(c: char) -> bool {
    let hidden = matches!(
        c,
        '\u{34f}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}' | '\u{180b}'..='\u{180f}' | '\u{2800}'
            | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{ffa0}' | '\u{fffc}'..='\u{fffd}'
            | '\u{e0000}'..='\u{e0fff}'
    );
    hidden
        || matches!(
            c.general_category(),
            GeneralCategory::Control
                | GeneralCategory::Format
                | GeneralCategory::LineSeparator
                | GeneralCategory::ParagraphSeparator
                | GeneralCategory::PrivateUse
                | GeneralCategory::Surrogate
                | GeneralCategory::Unassigned
        )
}

/// Whether a name is written in one script; Latin letters may accompany Chinese, Japanese and Korean
/// ones.
fn is_one_script(name: &str) -> bool {
    if name.is_single_script() {
        return true;
    }
    let others: String = name.chars().filter(|c| c.script() != Script::Latin).collect();
    let asian = |c: char| {
        matches!(
            c.script(),
            Script::Han | Script::Hiragana | Script::Katakana | Script::Hangul | Script::Bopomofo
        )
    };
    others.is_single_script() && others.chars().any(asian)
}

/// The lookup key of an account: names that differ only in case are the same.
pub(crate) fn key(name: &str) -> String {
    normal(&normal(name).to_lowercase())
}

/// The visual skeleton of a name: names with the same skeleton are confusable.
pub(crate) fn looks(name: &str) -> String {
    unicode_security::skeleton(&normal(name)).collect::<String>().to_lowercase()
}

/// How a guest is marked whose name a member has.
fn mark(lang: Lang) -> String {
    say!(lang, "guest-mark")
}

/// The name of a guest, after a member took it.
pub(crate) fn marked(name: &str, lang: Lang) -> String {
    let mark = mark(lang);
    let room = MAX_NAME - mark.chars().count();
    let short: String = name.chars().take(room).collect();
    format!("{}{mark}", short.trim_end())
}

/// A name for a guest who gave none.
pub(crate) fn guest() -> String {
    const FIRST: [&str; 8] = ["Amber", "Jade", "Ochre", "Copper", "Ivory", "Coral", "Indigo", "Silver"];
    const LAST: [&str; 8] = ["Heron", "Jaguar", "Toucan", "Lizard", "Otter", "Macaw", "Tapir", "Gecko"];
    let mut rng = SplitMix::new(secret::number());
    let first = FIRST[rng.below(FIRST.len() as u32) as usize];
    let last = LAST[rng.below(LAST.len() as u32) as usize];
    format!("{first} {last} {}", 1 + rng.below(999))
}

#[cfg(test)]
mod tests {
    use super::{key, looks, marked, person};
    use crate::error::Error;
    use kernel::Lang;
    use table::Refusal;

    #[test]
    fn a_name_has_one_normal_form() {
        for (written, name) in [
            ("  Ada   Lovelace ", "Ada Lovelace"),
            ("Ａｄａ", "Ada"),
            ("Zoe\u{301}", "Zo\u{e9}"),
            ("\u{a0}Ada\u{3000}L.", "Ada L."),
            ("ﬁn", "fin"),
        ] {
            assert_eq!(person(written), Ok(name.into()), "{written}");
        }
        for fine in
            ["Лена", "Ελένη", "たなか さくら", "田中 Ken", "O'Brien-Smith 3rd", "Nguyễn", "مريم", "Ada 🎲"]
        {
            assert!(person(fine).is_ok(), "{fine}");
        }
    }

    #[test]
    fn hidden_turned_and_mixed_names_are_refused() {
        let long = "x".repeat(41);
        for bad in [
            "",
            "  ",
            "A\u{200b}da",
            "A\u{200d}da",
            "\u{feff}Ada\u{feff}x",
            "a\u{202e}b",
            "a\u{2066}b",
            "two\nlines",
            "Ada\u{3164}",
            "A\u{ad}da",
            "\u{301}Ada",
            "a\u{301}\u{302}\u{303}\u{304}\u{305}b",
            "\u{e000}",
            &long,
        ] {
            assert_eq!(person(bad), Err(Error::Refused(Refusal::BadName)), "{bad:?}");
        }
        // A Cyrillic a, a Greek o.
        for mixed in ["\u{430}da", "B\u{3bf}b", "Ada Лена"] {
            assert_eq!(person(mixed), Err(Error::MixedName), "{mixed}");
        }
        assert_eq!(person("Ada (Guest)"), Err(Error::NameTaken));
    }

    #[test]
    fn names_that_look_alike_are_known_as_such() {
        for (one, other) in
            [("Paul", "PauI"), ("Modern", "Modem"), ("Ada0", "AdaO"), ("ADA", "\u{410}\u{501}\u{410}")]
        {
            assert!(looks(one) == looks(other) || key(one) == key(other), "{one} {other}: {}", looks(other));
        }
        assert_eq!(key(" ADA  L."), key("ada l."));
        assert_ne!(looks("Ada"), looks("Adam"));
        assert_ne!(looks("Ada"), looks("Ádá"));
        let name = "x".repeat(40);
        assert_eq!(marked(&name, Lang::find("fr").expect("French is there")).chars().count(), 40);
        assert_ne!(looks(&marked("Ada", Lang::EN)), looks("Ada"));
    }
}
