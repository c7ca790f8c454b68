//! The words around an analysis in every language. Numbers follow the language too.

use bots::analyse::{Analysis, Player};
use kernel::Lang;

use crate::WORDS;

/// The fixed words of one language.
pub(crate) struct Words {
    lang: Lang,
    pub code: &'static str,
    pub title: &'static str,
    pub judged_by: &'static str,
    pub own: &'static str,
    pub summary: [&'static str; 6],
    pub seat: &'static str,
    pub rival: &'static str,
    pub costly: &'static str,
    pub nothing: &'static str,
    pub turning: &'static str,
    pub curve: &'static str,
    pub curve_note: &'static str,
    pub step: &'static str,
    pub round: &'static str,
    pub decisions: &'static str,
    pub decision_heads: [&'static str; 7],
}

impl Words {
    /// The words of a language.
    pub(crate) fn of(lang: Lang) -> Words {
        let text = |key: &str| WORDS.text(lang, key);
        Words {
            lang,
            code: lang.code(),
            title: text("title"),
            judged_by: text("judged-by"),
            own: text("own"),
            summary: ["player", "score", "decisions", "nothing-better", "points-lost", "per-decision"]
                .map(text),
            seat: text("seat"),
            rival: text("rival"),
            costly: text("costly"),
            nothing: text("nothing"),
            turning: text("turning"),
            curve: text("curve"),
            curve_note: text("curve-note"),
            step: text("step"),
            round: text("round"),
            decisions: text("better-found"),
            decision_heads: ["step", "round", "player", "played", "better", "points-lost", "chance"]
                .map(text),
        }
    }

    /// A player's name, or the seat of a player without one.
    pub(crate) fn name(&self, player: &Player) -> String {
        if player.name.is_empty() { format!("{} {}", self.seat, player.seat) } else { player.name.clone() }
    }

    /// A number with this many decimals.
    pub(crate) fn number(&self, number: f64, digits: usize) -> String {
        self.lang.number(number, digits)
    }

    /// A share of 1.
    pub(crate) fn percent(&self, share: f64) -> String {
        format!("{} %", self.number(100.0 * share, 0))
    }

    /// A row of the summary.
    pub(crate) fn row(&self, analysis: &Analysis, player: &Player) -> Vec<String> {
        let total = analysis.scores.as_ref().and_then(|scores| scores.get(usize::from(player.seat)));
        let judged = player.decisions > 0;
        let or_dash = |text: String| if judged { text } else { "–".into() };
        vec![
            self.name(player),
            total.map_or("–".into(), ToString::to_string),
            player.decisions.to_string(),
            or_dash(self.percent(player.best as f64 / player.decisions.max(1) as f64)),
            or_dash(self.number(player.loss, 1)),
            or_dash(self.number(player.loss / player.decisions.max(1) as f64, 2)),
        ]
    }
}
