//! The page around the plots: a field notebook, light or dark as the reader's system is.

use kernel::Lang;

use crate::WORDS;

const STYLE: &str = include_str!("page.css");

/// The whole document.
pub(super) fn page(body: &str, lang: Lang) -> String {
    let (code, title) = (lang.code(), WORDS.text(lang, "page-title"));
    let foot = WORDS.text(lang, "page-foot");
    format!(
        "<!doctype html>\n<html lang=\"{code}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{title} – Lost Temples</title>\n\
         <style>\n{STYLE}</style>\n</head>\n<body>\n<main>\n<p class=\"stamp\">Lost Temples</p>\n{body}\n\
         <footer>{foot}</footer>\n</main>\n</body>\n</html>\n"
    )
}
