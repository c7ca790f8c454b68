//! The words around an analysis in every language. Numbers follow the language too.

use bots::analyse::{Analysis, Player};
use kernel::Lang;

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

const EN: Words = Words {
    lang: Lang::En,
    code: "en",
    title: "Analysis of a game",
    judged_by: "Judged by the bot",
    own: "From a player's own record: only what that player knew was used.",
    summary: ["player", "score", "decisions", "nothing better", "points lost", "per decision"],
    seat: "seat",
    rival: "rival",
    costly: "The most costly moves of",
    nothing: "No move cost half a point or more.",
    turning: "Turning points",
    curve: "Expected final scores",
    curve_note: "At the beginning of each turn, seen with each player's own eyes; the last point is what came out.",
    step: "step",
    round: "round",
    decisions: "Decisions for which something better was found",
    decision_heads: ["step", "round", "player", "played", "better", "points lost", "chance to win"],
};

const FR: Words = Words {
    lang: Lang::Fr,
    code: "fr",
    title: "Analyse d'une partie",
    judged_by: "Jugée par le robot",
    own: "D'après le relevé d'un joueur : seul ce que ce joueur savait a servi.",
    summary: ["joueur", "score", "décisions", "rien de mieux", "points perdus", "par décision"],
    seat: "place",
    rival: "rival",
    costly: "Les coups les plus coûteux de",
    nothing: "Aucun coup n'a coûté un demi-point ou plus.",
    turning: "Tournants",
    curve: "Scores finaux attendus",
    curve_note: "Au début de chaque tour, vu par chaque joueur lui-même ; le dernier point est le résultat.",
    step: "étape",
    round: "manche",
    decisions: "Décisions pour lesquelles il y avait mieux",
    decision_heads: ["étape", "manche", "joueur", "joué", "mieux", "points perdus", "chance de gagner"],
};

impl Words {
    /// The words of a language.
    pub(crate) fn of(lang: Lang) -> &'static Words {
        match lang {
            Lang::En => &EN,
            Lang::Fr => &FR,
        }
    }

    /// A player's name, or the seat of who has none.
    pub(crate) fn name(&self, player: &Player) -> String {
        if player.name.is_empty() { format!("{} {}", self.seat, player.seat) } else { player.name.clone() }
    }

    /// A number with so many digits behind the point.
    pub(crate) fn number(&self, number: f64, digits: usize) -> String {
        let text = format!("{number:.digits$}");
        match self.lang {
            Lang::En => text,
            Lang::Fr => text.replace('.', ","),
        }
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
