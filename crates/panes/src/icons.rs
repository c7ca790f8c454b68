//! Icon rows and costs as short signs. The words behind them are in the rule texts, which every component has. The game's
//! [`Picture`](crate::Picture) brings its signs, words and colours; only points and the signs of grammar belong to all.

use ::words::say;
use ratatui::style::Style;

use crate::Scene;
use crate::words::WORDS;

/// Text with its style.
pub type Span = (String, Style);

impl Scene<'_> {
    /// An icon row such as `coin:2 or draw`.
    pub fn icons<'a>(&self, icons: impl IntoIterator<Item = &'a String>) -> Vec<Span> {
        let mut spans: Vec<Span> = Vec::new();
        let mut word_before = false;
        for icon in icons {
            let (key, amount) = icon.split_once(':').unwrap_or((icon, ""));
            let sign = grammar(key).or_else(|| self.picture.sign(key));
            let is_word = sign.is_none();
            let text = match (sign, amount) {
                (Some(sign), "" | "1") => sign.to_string(),
                (Some(sign), amount) => format!("{amount}{sign}"),
                (None, "") => self.word(key),
                (None, amount) => self.amount(key, amount),
            };
            if text.is_empty() {
                continue;
            }
            if word_before || (is_word && !spans.is_empty()) {
                spans.push((" ".into(), Style::new()));
            }
            spans.push((text, self.thing(key)));
            word_before = is_word;
        }
        spans
    }

    /// A word with its qualifier, such as a number or a colour.
    fn amount(&self, key: &str, amount: &str) -> String {
        if let Some(text) = self.picture.qualified(self.lang, key, amount) {
            return text;
        }
        match key {
            "points" => say!(WORDS, self.lang, "points", n = amount),
            _ if amount.parse::<u8>().is_ok() => format!("{amount} {}", self.word(key)),
            _ => format!("{} {amount}", self.word(key)),
        }
    }

    /// An icon without a sign as a word.
    fn word(&self, key: &str) -> String {
        self.picture.word(self.lang, key).unwrap_or_else(|| match key {
            "points" => say!(WORDS, self.lang, "point-sign"),
            key => key.into(),
        })
    }

    /// A cost as tables write it: `coin tablet 2`.
    pub fn cost(&self, cost: &str) -> Vec<Span> {
        let mut icons: Vec<String> = Vec::new();
        for part in cost.split_whitespace() {
            match (part.parse::<u8>(), icons.last_mut()) {
                (Ok(n), Some(last)) => *last = format!("{last}:{n}"),
                _ => icons.push(part.to_string()),
            }
        }
        self.icons(&icons)
    }

    /// The style of a thing that has a colour of its own.
    pub fn thing(&self, key: &str) -> Style {
        self.picture.colour(key).map_or_else(Style::new, |(dark, light)| self.theme.tint(dark, light))
    }
}

/// The signs of grammar, which effects of every game have.
fn grammar(key: &str) -> Option<&'static str> {
    Some(match key {
        "arrow" => "→",
        "or" => "/",
        "minus" => "-",
        _ => return None,
    })
}
