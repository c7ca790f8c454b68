//! The sentences of the kernel are there in every language.

use std::path::Path;

use words::check;

#[test]
fn the_words_are_whole() {
    assert_eq!(check::languages(&kernel::WORDS), Vec::<String>::new());
    assert_eq!(check::unused(&kernel::WORDS, &[Path::new("src")], &[]), Vec::<String>::new());
}
