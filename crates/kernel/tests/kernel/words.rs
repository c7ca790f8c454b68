//! The sentences of the kernel are there in every language.

#[test]
fn the_words_are_whole() {
    words::check::whole(&kernel::WORDS, &[]);
}
