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

/// A section with a heading and what is said before the plot.
pub(super) fn section(id: &str, heading: &str, lead: &str, content: &str) -> String {
    format!(
        "<section id=\"{id}\">\n<h2>{heading}</h2>\n<p class=\"lead\">{lead}</p>\n{content}\n</section>\n"
    )
}

/// A plot with the numbers behind it, folded away.
pub(super) fn figure(plot: &str, caption: &str, numbers: &str, fold: &str) -> String {
    let numbers = if numbers.is_empty() {
        String::new()
    } else {
        format!("<details><summary>{fold}</summary>\n<div class=\"scroll\">{numbers}</div></details>")
    };
    format!("<figure>\n{plot}\n<figcaption>{caption}</figcaption>\n{numbers}\n</figure>\n")
}

/// A table: headings, and rows whose first cell names them. Cells are HTML.
pub(super) fn table(heads: &[String], rows: &[Vec<String>]) -> String {
    let mut out = String::from("<table>\n<thead><tr>");
    for head in heads {
        out.push_str(&format!("<th scope=\"col\">{head}</th>"));
    }
    out.push_str("</tr></thead>\n<tbody>\n");
    for row in rows {
        out.push_str("<tr>");
        for (at, cell) in row.iter().enumerate() {
            out.push_str(&if at == 0 {
                format!("<th scope=\"row\">{cell}</th>")
            } else {
                format!("<td>{cell}</td>")
            });
        }
        out.push_str("</tr>\n");
    }
    out.push_str("</tbody>\n</table>\n");
    out
}
