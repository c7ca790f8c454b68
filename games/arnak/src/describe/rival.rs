//! The rival's action tiles and objectives in words.

use kernel::Lang;
use kernel::content::Component;

use super::{component, number};
use crate::content::deed_words;
use crate::tables::{Deed, Family, Named, RivalRow};
use crate::verb_text::{res_word, roman};
use crate::words::{WORDS, say};

const ROUNDS: [&str; 5] = ["I", "II", "III", "IV", "V"];

pub(super) fn tile(row: &RivalRow, lang: Lang) -> Component {
    let mut c = component("rival_tile", &row.name, lang);
    number(&mut c, "difficulty", &row.colour);
    number(&mut c, "arrow", if row.left { "left" } else { "right" });
    for (round, &deed) in ROUNDS.iter().zip(&row.rounds) {
        number(&mut c, &format!("round_{round}"), &deed_words(deed));
    }
    let mut parts = Vec::new();
    let mut first = 0;
    for at in 1..=row.rounds.len() {
        if at < row.rounds.len() && row.rounds[at] == row.rounds[first] {
            continue;
        }
        let deed = deed_text(row.rounds[first], lang);
        parts.push(match (first, at) {
            (0, 5) => say!(lang, "rival-every", deed = deed),
            _ if at - first == 1 => say!(lang, "rival-round", round = ROUNDS[first], deed = deed),
            _ => say!(lang, "rival-rounds", first = ROUNDS[first], last = ROUNDS[at - 1], deed = deed),
        });
        first = at;
    }
    if row.colour == 2 && row.family == Family::Discover {
        parts.push(say!(lang, "rival-idols"));
    }
    c.text = parts.join(" ");
    c
}

fn deed_text(deed: Deed, lang: Lang) -> String {
    match deed {
        Deed::Skip => say!(lang, "deed-skip"),
        Deed::Dig(res) => say!(lang, "deed-dig", what = res_word(res, 2, lang)),
        Deed::Discover { level, guardian: false } => say!(lang, "deed-discover", level = roman(level)),
        Deed::Discover { level, guardian: true } => {
            say!(lang, "deed-discover-guardian", level = roman(level))
        }
        Deed::Research(n) => say!(lang, "deed-research", n = n),
        Deed::Overcome { notebook: false } => say!(lang, "deed-overcome"),
        Deed::Overcome { notebook: true } => say!(lang, "deed-overcome-notebook"),
        Deed::Buy { artifact, highest, both } => {
            let ware = if artifact { "artifact" } else { "item" };
            let which = if highest { "highest" } else { "lowest" };
            let both = if both { "-both" } else { "" };
            say!(lang, &format!("deed-buy-{ware}-{which}{both}"))
        }
        Deed::Altar { activate: true, place: true } => {
            let (a, b) = (say!(lang, "deed-altar-activate"), say!(lang, "deed-altar-place"));
            say!(lang, "deed-then", a = a, b = b)
        }
        Deed::Altar { activate: true, place: false } => say!(lang, "deed-altar-activate"),
        Deed::Altar { activate: false, .. } => say!(lang, "deed-altar-place"),
        Deed::OwlTile => say!(lang, "deed-owl"),
    }
}

pub(super) fn objective(name: &Named, lang: Lang) -> Component {
    let mut c = component("objective", name, lang);
    number(&mut c, "points", &2);
    c.text = WORDS.try_say(lang, &format!("about-{}", name.key), &[]).unwrap_or_default();
    c
}
