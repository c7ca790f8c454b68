//! The page around the plots: a field notebook, light or dark as the reader's system is.

use kernel::Lang;

const STYLE: &str = include_str!("page.css");

/// The whole document.
pub(super) fn page(body: &str, lang: Lang) -> String {
    let (code, title) =
        (lang.pick("en", "fr"), lang.pick("Report on simulated games", "Rapport de parties simulées"));
    let foot = lang.pick(
        "Made by <code>temples report</code> from the rows of <code>temples sim</code>. An unofficial fan work without \
         any publisher's art or text.",
        "Fait par <code>temples report</code> à partir des lignes de <code>temples sim</code>. Travail d'amateur non \
         officiel, sans image ni texte d'éditeur.",
    );
    format!(
        "<!doctype html>\n<html lang=\"{code}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{title} – Lost Temples</title>\n\
         <style>\n{STYLE}</style>\n</head>\n<body>\n<main>\n<p class=\"stamp\">Lost Temples</p>\n{body}\n\
         <footer>{foot}</footer>\n</main>\n</body>\n</html>\n"
    )
}
