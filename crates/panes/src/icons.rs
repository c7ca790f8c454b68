//! Icon rows and costs as short signs. The words behind them are in the rule texts, which every component has.

use kernel::Lang;
use ratatui::style::Style;

use crate::Scene;

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
                (None, "") => word(self.lang, key).to_string(),
                (None, amount) => self.amount(key, amount),
            };
            spans.push((text, self.theme.thing(key)));
            word_before = is_word;
        }
        spans
    }

    /// A word with what follows it: a number, a colour, a travel icon.
    fn amount(&self, key: &str, amount: &str) -> String {
        match key {
            "points" => format!("{amount}{}", self.lang.pick(" pt", " pt")),
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
                _ => parts.push(travel(self.lang, part).to_string()),
            }
        }
        parts.join("+")
    }

    /// What the signs mean.
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
pub fn travel(lang: Lang, key: &str) -> &str {
    match key {
        "boot" => lang.pick("bt", "bo"),
        "car" => lang.pick("ca", "vo"),
        "ship" => lang.pick("sh", "ba"),
        "plane" => lang.pick("pl", "av"),
        other => other,
    }
}

/// Any other icon as a word.
fn word(lang: Lang, key: &str) -> &str {
    match key {
        "boot" | "car" | "ship" | "plane" => travel(lang, key),
        "activate" => lang.pick("use", "activer"),
        "artifact" => lang.pick("artifact", "artéfact"),
        "buy" => lang.pick("buy", "acheter"),
        "camp" => "camp",
        "card" => lang.pick("card", "carte"),
        "copy_idol" => lang.pick("any idol", "une idole"),
        "draw" => lang.pick("draw", "piocher"),
        "draw_bottom" => lang.pick("draw last", "du dessous"),
        "exile" => lang.pick("exile", "exiler"),
        "fear" => lang.pick("Fear", "Peur"),
        "free" => lang.pick("free", "gratuit"),
        "glass" => lang.pick("g:", "g:"),
        "gold" => lang.pick("gold", "or"),
        "silver" => lang.pick("silver", "argent"),
        "idol" => lang.pick("idol", "idole"),
        "item" => lang.pick("item", "objet"),
        "lantern" => lang.pick("l:", "l:"),
        "level1" => lang.pick("site I", "site I"),
        "light_room" => lang.pick("light room", "salle claire"),
        "sanctuary" => lang.pick("sanctuary", "sanctuaire"),
        "mine" => lang.pick("my", "à moi"),
        "notebook" => lang.pick("n:", "n:"),
        "obscure" => lang.pick("darken", "noircir"),
        "overcome" => lang.pick("guardian", "gardien"),
        "passage" => lang.pick("passage", "passage"),
        "points" => "pt",
        "promote" => lang.pick("promote", "améliorer"),
        "ready" => lang.pick("ready", "redresser"),
        "recruit" => lang.pick("recruit", "recruter"),
        "refresh" => lang.pick("refresh", "redresser"),
        "rescue" => lang.pick("rescue", "sauver"),
        "score_doors" => lang.pick("score doors", "compter les portes"),
        "supply_gold" => lang.pick("gold helper", "assistant d'or"),
        "supply_silver" => lang.pick("silver helper", "assistant d'argent"),
        "take" => lang.pick("take", "prendre"),
        "treasure" => lang.pick("treasure", "trésor"),
        "key" => lang.pick("key", "clé"),
        "upgrade" => lang.pick("upgrade", "améliorer"),
        "use_up" => lang.pick("use up", "dépenser"),
        "plain" => "·",
        other => other,
    }
}
