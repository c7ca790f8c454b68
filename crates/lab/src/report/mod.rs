//! The report: one HTML page with plots drawn as SVG, which needs nothing from the network.

mod components;
mod document;
mod names;
mod pace;
mod page;
mod plot;
mod scores;

use kernel::Lang;

use crate::games::Study;
use document::Section;
pub use names::Names;

use crate::WORDS;

/// Makes the page.
pub fn html(studies: &[Study], names: &Names, lang: Lang) -> String {
    let mut body = String::new();
    for study in studies {
        let teller = Teller { study, names, lang };
        body.push_str(&teller.head());
        for section in teller.sections() {
            body.push_str(&section.html(WORDS.text(lang, "the-numbers")));
        }
    }
    page::page(&body, lang)
}

/// A text of only the tables.
pub fn markdown(studies: &[Study], names: &Names, lang: Lang) -> String {
    let mut out = String::new();
    for study in studies {
        let teller = Teller { study, names, lang };
        document::put(&mut out, format_args!("## {}\n\n", names.title(&study.rules, lang)));
        for section in teller.sections() {
            out.push_str(&section.markdown());
        }
    }
    out
}

/// Writes one study in one language.
struct Teller<'a> {
    study: &'a Study,
    names: &'a Names,
    lang: Lang,
}

impl Teller<'_> {
    /// All sections.
    fn sections(&self) -> [Section; 6] {
        [
            self.distributions(),
            self.wins(),
            self.categories(),
            self.components(),
            self.length(),
            self.branching(),
        ]
    }

    /// A text of the report.
    fn say(&self, key: &str) -> &'static str {
        WORDS.text(self.lang, key)
    }

    /// A number with this many decimals, with the language's decimal separator.
    fn number(&self, value: f64, digits: usize) -> String {
        number(value, digits, self.lang)
    }

    fn percent(&self, share: f64) -> String {
        format!("{} %", self.number(100.0 * share, usize::from(share > 0.0 && share < 0.0995)))
    }

    /// The name of a setting.
    fn setting(&self, at: usize) -> String {
        let setting = &self.study.settings[at];
        let (mut words, details) = self.names.setup(&self.study.rules, setting, self.lang);
        let players = match setting.players {
            1 => self.say("solo").to_string(),
            n => format!("{n} {}", self.say("players")),
        };
        // The board, which is named first, comes before the players.
        words.insert(usize::from(setting.board.is_some()).min(words.len()), players);
        words.extend(details);
        words.join(", ")
    }

    fn seat(&self, seat: usize) -> String {
        format!("{} {}", self.say("seat"), seat + 1)
    }
}

/// A number as the language writes it.
fn number(value: f64, digits: usize, lang: Lang) -> String {
    let text = lang.number(value, digits);
    // A rounded zero has no sign.
    if text.chars().all(|c| !c.is_ascii_digit() || c == '0') {
        return text.trim_start_matches('-').to_string();
    }
    text.replace('-', "−")
}

/// Text that is safe inside HTML.
fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
