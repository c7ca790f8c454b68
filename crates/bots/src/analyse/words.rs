//! Sentences about a judged game, in every language.

use ::words::say;
use kernel::Lang;

use super::{Decision, TurningPoint};
use crate::WORDS;

/// Describes a costly decision and the better one.
pub(super) fn costly(decision: &Decision, lang: Lang) -> String {
    let Decision { round, best, played, loss, .. } = decision;
    let round = roman(*round);
    let points = points(*loss, lang);
    let (played, best) = (bare(&played.meaning), bare(&best.meaning));
    say!(
        WORDS,
        lang,
        "costly",
        round = round,
        step = decision.step,
        played = played,
        points = points,
        best = best
    )
}

/// How the chances turned up to a step.
pub(super) fn turning(turning: &TurningPoint, step: usize, name: &str, lang: Lang) -> String {
    let TurningPoint { round, seat, before, after, .. } = turning;
    let round = roman(*round);
    let percent = |share: f64| format!("{:.0} %", 100.0 * share);
    let (before, after) = (percent(*before), percent(*after));
    let name = if name.is_empty() { say!(WORDS, lang, "seat", seat = *seat) } else { name.to_string() };
    say!(WORDS, lang, "turning", round = round, step = step, name = name, before = before, after = after)
}

/// A number of points with its word.
pub(super) fn points(number: f64, lang: Lang) -> String {
    let rounded = (number * 10.0).round() / 10.0;
    say!(WORDS, lang, "points", n = rounded, number = lang.number(number, 1))
}

/// A sentence without its full stop, for use inside another.
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
        let french = Lang::find("fr").expect("French");
        assert_eq!([1, 4, 5, 9, 12].map(roman), ["I", "IV", "V", "IX", "XII"]);
        assert_eq!(points(1.0, Lang::EN), "1.0 point");
        assert_eq!(points(0.6, Lang::EN), "0.6 points");
        assert_eq!(points(1.5, french), "1,5 point");
        assert_eq!(points(2.25, french), "2,2 points");
    }
}
