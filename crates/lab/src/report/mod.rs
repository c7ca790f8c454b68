//! The report: one HTML page with plots drawn as SVG, which needs nothing from the network.

mod components;
mod names;
mod page;
mod plot;
mod scores;

use kernel::Lang;

use crate::games::Study;
pub use names::Names;

/// Makes the page.
pub fn html(studies: &[Study], names: &Names, lang: Lang) -> String {
    let mut body = String::new();
    for study in studies {
        let teller = Teller { study, names, lang };
        body.push_str(&teller.head());
        body.push_str(&teller.distributions());
        body.push_str(&teller.wins());
        body.push_str(&teller.categories());
        body.push_str(&teller.components());
        body.push_str(&teller.length());
        body.push_str(&teller.branching());
    }
    page::page(&body, lang)
}

/// Tells one study in one language.
struct Teller<'a> {
    study: &'a Study,
    names: &'a Names,
    lang: Lang,
}

impl Teller<'_> {
    /// Picks the text of the language.
    fn say<'t>(&self, en: &'t str, fr: &'t str) -> &'t str {
        self.lang.pick(en, fr)
    }

    /// A number with so many digits after the point, or the comma.
    fn number(&self, value: f64, digits: usize) -> String {
        number(value, digits, self.lang)
    }

    fn percent(&self, share: f64) -> String {
        format!("{} %", self.number(100.0 * share, if share > 0.0995 || share == 0.0 { 0 } else { 1 }))
    }

    /// What a setting is called.
    fn setting(&self, at: usize) -> String {
        let setting = &self.study.settings[at];
        let mut words = Vec::new();
        if let Some(board) = &setting.board {
            words.push(self.names.component(&self.study.rules, "board", board, self.lang).to_string());
        }
        words.push(match setting.players {
            1 => self.say("solo", "solo").to_string(),
            n => format!("{n} {}", self.say("players", "joueurs")),
        });
        words.extend(setting.variants.iter().map(|variant| names::variant(variant, self.lang)));
        let rival = serde_json::from_str::<serde_json::Value>(&setting.setup).ok();
        let rival = rival.as_ref().and_then(|setup| setup.get("rival"));
        if let Some(red) = rival.and_then(|rival| rival.get("red")).and_then(serde_json::Value::as_u64) {
            let purple = rival.and_then(|rival| rival.get("purple")).and_then(serde_json::Value::as_u64);
            words.push(format!("{} {}", self.say("difficulty", "difficulté"), red + purple.unwrap_or(0)));
        }
        words.join(", ")
    }

    fn seat(&self, seat: usize) -> String {
        format!("{} {}", self.say("seat", "place"), seat + 1)
    }
}

/// A number as the language writes it.
fn number(value: f64, digits: usize, lang: Lang) -> String {
    let mut text = format!("{value:.digits$}");
    // A rounded zero has no sign.
    if text.trim_matches(['-', '0', '.']).is_empty() {
        text = text.trim_start_matches('-').to_string();
    }
    text = text.replace('-', "−");
    match lang {
        Lang::En => text,
        Lang::Fr => text.replace('.', ","),
    }
}

/// Text that is safe inside HTML.
fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
