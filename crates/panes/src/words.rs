//! Words of terminal pictures in the requested language.

pub use kernel::Lang;

pub(crate) static WORDS: ::words::Part = ::words::part!();

/// The word for a resource, travel icon or other short key of a component table, in the plural.
pub fn noun(lang: Lang, key: &str) -> String {
    find(lang, "noun", key)
}

/// The word of a family for a key, or the key itself where there is none.
pub(crate) fn find(lang: Lang, family: &str, key: &str) -> String {
    WORDS.try_say(lang, &format!("{family}-{key}"), &[]).unwrap_or_else(|| key.into())
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_words_are_whole() {
        ::words::check::whole(&super::WORDS, &["noun-", "travel-", "icon-"]);
    }
}
