//! The language of the client's own texts. Everything about a game is worded by its rules.

use kernel::Lang;

pub(crate) static WORDS: ::words::Part = ::words::part!();

/// Formats a sentence of the client: `say!(lang, "key", n = 3)`.
macro_rules! say {
    ($lang:expr, $key:expr $(, $name:ident = $value:expr)* $(,)?) => {
        ::words::say!($crate::words::WORDS, $lang, $key $(, $name = $value)*)
    };
}
pub(crate) use say;

/// The language of the environment: `LC_ALL`, `LC_MESSAGES` or `LANG`, English unless it is one of ours.
pub fn from_environment() -> Lang {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()));
    Lang::of_locale(set.as_deref().unwrap_or_default()).unwrap_or_default()
}

/// The language after this one, for the entry that changes it.
pub(crate) fn next(lang: Lang) -> Lang {
    Lang::all().nth(lang.index() + 1).unwrap_or_default()
}

/// The name of a game.
pub(crate) fn game(id: &str) -> String {
    games::name(id, Lang::EN)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_words_are_whole() {
        ::words::check::whole(&WORDS, &[]);
    }

    #[test]
    fn the_menu_goes_through_all_languages() {
        let mut seen = vec![Lang::EN];
        while let lang = next(*seen.last().expect("English"))
            && lang != Lang::EN
        {
            seen.push(lang);
        }
        assert_eq!(seen, Lang::all().collect::<Vec<_>>());
    }
}
