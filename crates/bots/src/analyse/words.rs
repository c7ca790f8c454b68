//! Sentences about a judged game, in every language.

use kernel::Lang;

use super::{Decision, TurningPoint};

/// What a costly decision was and what would have been better.
pub(super) fn costly(decision: &Decision, lang: Lang) -> String {
    let Decision { round, best, played, loss, .. } = decision;
    let round = roman(*round);
    let points = points(*loss, lang);
    let (played, best) = (bare(&played.meaning), bare(&best.meaning));
    match lang {
        Lang::En => {
            format!("Round {round}, step {}: “{played}” cost {points}; “{best}” was better.", decision.step)
        }
        Lang::Fr => format!(
            "Manche {round}, étape {} : « {played} » a coûté {points} ; « {best} » était meilleur.",
            decision.step
        ),
    }
}

/// How the chances turned up to a step.
pub(super) fn turning(turning: &TurningPoint, step: usize, name: &str, lang: Lang) -> String {
    let TurningPoint { round, seat, before, after, .. } = turning;
    let round = roman(*round);
    let percent = |share: f64| format!("{:.0} %", 100.0 * share);
    let (before, after) = (percent(*before), percent(*after));
    let name = match (name, lang) {
        ("", Lang::En) => format!("seat {seat}"),
        ("", Lang::Fr) => format!("la place {seat}"),
        (name, _) => name.to_string(),
    };
    match lang {
        Lang::En => {
            format!("Round {round}, up to step {step}: the chances of {name} go from {before} to {after}.")
        }
        Lang::Fr => format!(
            "Manche {round}, jusqu'à l'étape {step} : les chances de {name} passent de {before} à {after}."
        ),
    }
}

/// A number of points with its word.
pub(super) fn points(number: f64, lang: Lang) -> String {
    let one =
        number.abs() < if lang == Lang::Fr { 1.95 } else { 1.05 } && !(lang == Lang::En && number < 0.95);
    match (lang, one) {
        (Lang::En, true) => format!("{number:.1} point"),
        (Lang::En, false) => format!("{number:.1} points"),
        (Lang::Fr, one) => {
            let number = format!("{number:.1}").replace('.', ",");
            format!("{number} {}", if one { "point" } else { "points" })
        }
    }
}

/// A sentence without its full stop, to stand inside another.
fn bare(sentence: &str) -> &str {
    sentence.trim_end_matches('.')
}

/// Rounds are numbered as on the board.
fn roman(round: u8) -> String {
    const NUMERALS: [(u8, &str); 5] = [(10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")];
    let (mut left, mut text) = (round, String::new());
    for (worth, numeral) in NUMERALS {
        while left >= worth {
            text.push_str(numeral);
            left -= worth;
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounds_and_points_are_written_as_people_do() {
        assert_eq!([1, 4, 5, 9, 12].map(roman), ["I", "IV", "V", "IX", "XII"]);
        assert_eq!(points(1.0, Lang::En), "1.0 point");
        assert_eq!(points(0.6, Lang::En), "0.6 points");
        assert_eq!(points(1.5, Lang::Fr), "1,5 point");
        assert_eq!(points(2.25, Lang::Fr), "2,2 points");
    }
}
