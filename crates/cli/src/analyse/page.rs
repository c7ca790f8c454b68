//! The page of an analysis: one self-contained file in the style of a field notebook, light and dark.

use std::fmt::Write;

use bots::analyse::{Analysis, Decision};
use kernel::Lang;

use super::plot;
use super::words::Words;

const STYLE: &str = include_str!("page.css");

/// The whole page.
pub(super) fn page(analysis: &Analysis, lang: Lang) -> String {
    let words = &Words::of(lang);
    let mut body = String::new();
    head(&mut body, analysis, words);
    summary(&mut body, analysis, words);
    section(&mut body, words.curve, |body| {
        *body += &plot::plot(analysis, words);
        put(body, format_args!("<p class=\"note\">{}</p>\n", escape(words.curve_note)));
    });
    if !analysis.turning_points.is_empty() {
        section(&mut body, words.turning, |body| {
            *body += "<ul>\n";
            for turning in &analysis.turning_points {
                put(body, format_args!("<li>{}</li>\n", escape(&turning.words)));
            }
            *body += "</ul>\n";
        });
    }
    for player in analysis.players.iter().filter(|player| player.decisions > 0) {
        section(&mut body, &format!("{} {}", words.costly, words.name(player)), |body| {
            if player.costly.is_empty() {
                put(body, format_args!("<p>{}</p>\n", escape(words.nothing)));
                return;
            }
            *body += "<ol>\n";
            for costly in &player.costly {
                put(body, format_args!("<li>{}</li>\n", escape(&costly.words)));
            }
            *body += "</ol>\n";
        });
    }
    decisions(&mut body, analysis, words);
    format!(
        "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" \
         content=\"width=device-width, initial-scale=1\">\n<title>{}</title>\n<style>\n{STYLE}</style>\n</head>\n\
         <body>\n<main>\n{body}</main>\n</body>\n</html>\n",
        words.code,
        escape(words.title)
    )
}

/// Escapes text for HTML.
pub(super) fn escape(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => safe += "&amp;",
            '<' => safe += "&lt;",
            '>' => safe += "&gt;",
            '"' => safe += "&quot;",
            '\'' => safe += "&#39;",
            c => safe.push(c),
        }
    }
    safe
}

fn put(body: &mut String, text: std::fmt::Arguments<'_>) {
    body.write_fmt(text).expect("a String takes all");
}

fn section(body: &mut String, title: &str, fill: impl FnOnce(&mut String)) {
    put(body, format_args!("<section>\n<h2>{}</h2>\n", escape(title)));
    fill(body);
    *body += "</section>\n";
}

fn head(body: &mut String, analysis: &Analysis, words: &Words) {
    put(body, format_args!("<header>\n<h1>{}</h1>\n", escape(words.title)));
    put(
        body,
        format_args!(
            "<p><code>{} {}</code></p>\n<p>{} <strong>{}</strong>.",
            escape(&analysis.game),
            escape(&analysis.setup.to_string()),
            escape(words.judged_by),
            escape(&analysis.level)
        ),
    );
    if analysis.viewer.is_some() {
        put(body, format_args!(" {}", escape(words.own)));
    }
    *body += "</p>\n</header>\n";
}

fn summary(body: &mut String, analysis: &Analysis, words: &Words) {
    *body += "<div class=\"wide\"><table>\n<thead><tr>";
    for head in words.summary {
        put(body, format_args!("<th scope=\"col\">{}</th>", escape(head)));
    }
    *body += "</tr></thead>\n<tbody>\n";
    for player in &analysis.players {
        *body += "<tr>";
        for (at, cell) in words.row(analysis, player).iter().enumerate() {
            if at == 0 {
                put(body, format_args!("<th scope=\"row\">{}{}</th>", badge(player.seat), escape(cell)));
            } else {
                put(body, format_args!("<td>{}</td>", escape(cell)));
            }
        }
        *body += "</tr>\n";
    }
    *body += "</tbody>\n</table></div>\n";
}

/// The colour and shape of a seat, small.
fn badge(seat: u8) -> String {
    let mut svg = String::from("<svg class=\"badge\" viewBox=\"0 0 12 12\" aria-hidden=\"true\">");
    plot::mark(&mut svg, usize::from(seat), 6.0, 6.0, 5.0);
    svg += "</svg>";
    svg
}

fn decisions(body: &mut String, analysis: &Analysis, words: &Words) {
    let lost: Vec<&Decision> = analysis.decisions.iter().filter(|decision| decision.loss > 0.0).collect();
    if lost.is_empty() {
        return;
    }
    put(
        body,
        format_args!(
            "<details>\n<summary>{} ({} / {})</summary>\n<div class=\"wide\"><table>\n<thead><tr>",
            escape(words.decisions),
            lost.len(),
            analysis.decisions.len()
        ),
    );
    for head in words.decision_heads {
        put(body, format_args!("<th scope=\"col\">{}</th>", escape(head)));
    }
    *body += "</tr></thead>\n<tbody>\n";
    for decision in lost {
        let name = analysis.players.get(usize::from(decision.seat)).map(|player| words.name(player));
        put(
            body,
            format_args!(
                "<tr><td>{}</td><td>{}</td><td class=\"words\">{}{}</td><td class=\"words\">{}</td>\
                 <td class=\"words\">{}</td><td>{}</td><td>{} → {}</td></tr>\n",
                decision.step,
                decision.round,
                badge(decision.seat),
                escape(&name.unwrap_or_default()),
                escape(&decision.played.meaning),
                escape(&decision.best.meaning),
                words.number(decision.loss, 1),
                words.percent(decision.best.win),
                words.percent(decision.played.win)
            ),
        );
    }
    *body += "</tbody>\n</table></div>\n</details>\n";
}
