//! The rival's action tiles: their deeds in each round, in words, and the objectives.

use kernel::content::{Reader, lay};

use super::{Loader, named};
use crate::errors::ContentError;
use crate::purse::Res;
use crate::tables::{Deed, Family, Named, RivalRow};

impl Loader<'_> {
    pub(super) fn rival(&mut self) -> Vec<RivalRow> {
        let twisted = self.laid("twisted_rival.toml", "twisted_rival_reconstructed.toml", "rows", false);
        let all = lay(self.section("rival.toml", "rows"), &twisted, true, self.problems);
        all.iter().map(|row| tile(&mut Reader::new(row, self.problems))).collect()
    }

    pub(super) fn objectives(&mut self) -> Vec<Named> {
        let rows = self.section("twisted_rival.toml", "objectives");
        rows.iter().map(|row| named(&mut Reader::new(row, self.problems), "objective")).collect()
    }
}

const FAMILIES: [(&str, Family); 12] = [
    ("dig coin", Family::Dig(Res::Coin)),
    ("dig compass", Family::Dig(Res::Compass)),
    ("dig tablet", Family::Dig(Res::Tablet)),
    ("dig arrowhead", Family::Dig(Res::Arrowhead)),
    ("dig jewel", Family::Dig(Res::Jewel)),
    ("discover", Family::Discover),
    ("research", Family::Research),
    ("overcome", Family::Overcome),
    ("item", Family::Item),
    ("artifact", Family::Artifact),
    ("spider", Family::Spider),
    ("owl", Family::Owl),
];

fn tile(r: &mut Reader<'_>) -> RivalRow {
    let mut rounds = [Deed::Skip; 5];
    let words = r.texts("rounds");
    if !matches!(words.len(), 1 | 5) {
        r.refuse("rounds", ContentError::Rounds);
    }
    for (at, deed) in rounds.iter_mut().enumerate() {
        let Some(text) = words.get(at).or(words.first()) else { continue };
        match read_deed(text) {
            Some(read) => *deed = read,
            None => r.refuse("rounds", ContentError::Deed { text: text.clone() }),
        }
    }
    let colours = [("plain", 0), ("green", 0), ("red", 1), ("purple", 2)];
    RivalRow {
        name: named(r, "rival_tile"),
        colour: r.word("colour", &colours),
        family: r.word("family", &FAMILIES),
        left: r.word("arrow", &[("left", true), ("right", false)]),
        rounds,
    }
}

fn read_deed(text: &str) -> Option<Deed> {
    let words: Vec<&str> = text.split(' ').collect();
    let deed = match words[..] {
        ["skip"] => Deed::Skip,
        ["dig", res] => Deed::Dig(Res::from_key(res).filter(|&res| res != Res::Dark)?),
        ["discover", level @ ("1" | "2")] => Deed::Discover { level: level.parse().ok()?, guardian: false },
        ["discover", level @ ("1" | "2"), "guardian"] => {
            Deed::Discover { level: level.parse().ok()?, guardian: true }
        }
        ["research"] => Deed::Research(1),
        ["research", "2"] => Deed::Research(2),
        ["overcome"] => Deed::Overcome { notebook: false },
        ["overcome", "notebook"] => Deed::Overcome { notebook: true },
        ["buy", which @ ("lowest" | "highest"), ware @ ("item" | "artifact"), ref both @ ..] => Deed::Buy {
            artifact: ware == "artifact",
            highest: which == "highest",
            both: match both {
                [] => false,
                ["both"] => true,
                _ => return None,
            },
        },
        ["activate"] => Deed::Altar { activate: true, place: false },
        ["place"] => Deed::Altar { activate: false, place: true },
        ["activate", "place"] => Deed::Altar { activate: true, place: true },
        ["owl"] => Deed::OwlTile,
        _ => return None,
    };
    Some(deed)
}

/// The words of a deed as tables have them.
pub fn deed_words(deed: Deed) -> String {
    match deed {
        Deed::Skip => "skip".into(),
        Deed::Dig(res) => format!("dig {}", res.key()),
        Deed::Discover { level, guardian } => {
            format!("discover {level}{}", if guardian { " guardian" } else { "" })
        }
        Deed::Research(1) => "research".into(),
        Deed::Research(n) => format!("research {n}"),
        Deed::Overcome { notebook } => format!("overcome{}", if notebook { " notebook" } else { "" }),
        Deed::Buy { artifact, highest, both } => {
            let which = if highest { "highest" } else { "lowest" };
            let ware = if artifact { "artifact" } else { "item" };
            format!("buy {which} {ware}{}", if both { " both" } else { "" })
        }
        Deed::Altar { activate, place } => match (activate, place) {
            (true, true) => "activate place",
            (true, false) => "activate",
            (false, _) => "place",
        }
        .into(),
        Deed::OwlTile => "owl".into(),
    }
}
