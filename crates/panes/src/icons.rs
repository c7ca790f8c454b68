//! Icon rows and costs as short signs. The words behind them are in the rule texts, which every component has.

use ::words::say;
use kernel::Lang;
use ratatui::style::Style;

use crate::Scene;
use crate::words::{WORDS, find};

/// Text with its style.
pub type Span = (String, Style);

impl Scene<'_> {
    /// An icon row such as `coin:2 or draw`.
    pub fn icons<'a>(&self, icons: impl IntoIterator<Item = &'a String>) -> Vec<Span> {
        let mut spans: Vec<Span> = Vec::new();
        let mut word_before = false;
        for icon in icons {
            let (key, amount) = icon.split_once(':').unwrap_or((icon, ""));
            if key == "bolt" {
                continue;
            }
            let sign = sign(key);
            let is_word = sign.is_none();
            if word_before || (is_word && !spans.is_empty()) {
                spans.push((" ".into(), Style::new()));
            }
            let text = match (sign, amount) {
                (Some(sign), "" | "1") => sign.to_string(),
                (Some(sign), amount) => format!("{amount}{sign}"),
                (None, "") => word(self.lang, key),
                (None, amount) => self.amount(key, amount),
            };
            spans.push((text, self.theme.thing(key)));
            word_before = is_word;
        }
        spans
    }

    /// A word with its qualifier: a number, a colour, a travel icon.
    fn amount(&self, key: &str, amount: &str) -> String {
        match key {
            "points" => say!(WORDS, self.lang, "points", n = amount),
            "key" => format!("{} {}", word(self.lang, key), crate::words::noun(self.lang, amount)),
            "boot" | "car" | "ship" | "plane" => format!("{amount}{}", travel(self.lang, key)),
            _ if amount.parse::<u8>().is_ok() => format!("{amount} {}", word(self.lang, key)),
            _ => format!("{} {amount}", word(self.lang, key)),
        }
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

    /// A travel cost as tables write it: `boot 2`.
    pub fn travel(&self, cost: &str) -> String {
        let mut parts: Vec<String> = Vec::new();
        for part in cost.split_whitespace() {
            match (part.parse::<u8>(), parts.last_mut()) {
                (Ok(n), Some(last)) => *last = format!("{n}{last}"),
                _ => parts.push(travel(self.lang, part)),
            }
        }
        parts.join("+")
    }

    /// The legend of the signs.
    pub fn signs(&self) -> Vec<Span> {
        let mut spans = Vec::new();
        for key in ["coin", "compass", "tablet", "arrowhead", "jewel"] {
            let sign = sign(key).unwrap_or_default();
            spans.push((sign.to_string(), self.theme.thing(key)));
            spans.push((format!(" {}  ", crate::words::noun(self.lang, key)), self.theme.dim()));
        }
        spans
    }
}

/// The sign of a resource or of grammar.
pub fn sign(key: &str) -> Option<&'static str> {
    Some(match key {
        "coin" => "$",
        "compass" => "◎",
        "tablet" => "▤",
        "arrowhead" => "▲",
        "jewel" => "◆",
        "dark" => "▩",
        "arrow" => "→",
        "or" => "/",
        "minus" => "-",
        _ => return None,
    })
}

/// A travel icon in two letters.
pub fn travel(lang: Lang, key: &str) -> String {
    find(lang, "travel", key)
}

/// Any other icon as a word.
fn word(lang: Lang, key: &str) -> String {
    match key {
        "boot" | "car" | "ship" | "plane" => travel(lang, key),
        "plain" => "·".into(),
        key => find(lang, "icon", key),
    }
}
