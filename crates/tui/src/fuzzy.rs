//! Searching as people type: letters in order, not necessarily next to each other.

/// How well `text` matches `pattern`; more is better, `None` when a letter is missing. Words of the pattern may
/// come in any order; accents and case do not matter.
pub(crate) fn score(pattern: &str, text: &str) -> Option<i32> {
    let text: Vec<char> = text.chars().map(plain).collect();
    let mut total = 0;
    for word in pattern.split_whitespace() {
        let word: Vec<char> = word.chars().map(plain).collect();
        total += word_score(&word, &text)?;
    }
    Some(total)
}

/// The best fit of one word: letters in a row and letters that begin a word count more.
fn word_score(word: &[char], text: &[char]) -> Option<i32> {
    let starts = text.iter().enumerate().filter(|(_, c)| word.first() == Some(c)).map(|(at, _)| at);
    starts.filter_map(|start| from(word, text, start)).max()
}

fn from(word: &[char], text: &[char], start: usize) -> Option<i32> {
    let (mut at, mut score, mut before) = (start, 0, None);
    for &letter in word {
        at += text[at..].iter().position(|&c| c == letter)?;
        let begins = at == 0 || !text[at - 1].is_alphanumeric();
        let follows = before.is_some_and(|before| before + 1 == at);
        score += 1 + 4 * i32::from(begins) + 5 * i32::from(follows);
        before = Some(at);
        at += 1;
    }
    // A match spread over the whole text is worth less than the same letters close together.
    Some(score * 4 - (at - start) as i32)
}

fn plain(c: char) -> char {
    match c.to_lowercase().next().unwrap_or(c) {
        'à' | 'â' | 'ä' | 'á' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'î' | 'ï' | 'í' => 'i',
        'ô' | 'ö' | 'ó' => 'o',
        'ù' | 'û' | 'ü' | 'ú' => 'u',
        'ç' => 'c',
        '’' => '\'',
        other => other,
    }
}

/// The places of the texts that fit, best first; without a pattern all of them in their order.
pub(crate) fn filter<'a>(pattern: &str, texts: impl Iterator<Item = &'a str>) -> Vec<usize> {
    let mut found: Vec<(i32, usize)> =
        texts.enumerate().filter_map(|(at, text)| score(pattern, text).map(|score| (score, at))).collect();
    found.sort_by_key(|&(score, at)| (-score, at));
    found.into_iter().map(|(_, at)| at).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_in_order_fit_and_others_do_not() {
        assert!(score("dcc", "Dig at Coin Camp").is_some());
        assert!(score("zz", "Dig at Coin Camp").is_none());
        assert!(score("camp dig", "Dig at Coin Camp").is_some());
        assert!(score("epee", "Épée").is_some());
    }

    #[test]
    fn beginnings_of_words_come_first() {
        let texts = ["Take the bonus pass tile", "Compass", "Pass for the rest of the round"];
        assert_eq!(filter("pass f", texts.into_iter()), [2]);
        assert_eq!(filter("comp", texts.into_iter())[0], 1);
        assert_eq!(filter("", texts.into_iter()), [0, 1, 2]);
    }
}
