//! Words of terminal pictures of any game in the requested language.

pub(crate) static WORDS: ::words::Part = ::words::part!();

#[cfg(test)]
mod tests {
    #[test]
    fn the_words_are_whole() {
        ::words::check::whole(&super::WORDS, &[]);
    }
}
