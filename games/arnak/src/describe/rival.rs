//! The rival's action tiles and objectives in words.

use kernel::content::Component;
use kernel::game::Lang;

use super::{component, labelled, number};
use crate::content::deed_words;
use crate::tables::{Deed, Family, Named, RivalRow};
use crate::verb_text::res_word;

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
        let label = match (first, at) {
            (0, 5) => lang.pick("Every round", "Chaque manche").to_string(),
            _ if at - first == 1 => format!("{} {}", lang.pick("Round", "Manche"), ROUNDS[first]),
            _ => format!("{} {}–{}", lang.pick("Rounds", "Manches"), ROUNDS[first], ROUNDS[at - 1]),
        };
        parts.push(labelled(&label, &format!("{}.", deed_text(row.rounds[first], lang)), lang));
        first = at;
    }
    if row.colour == 2 && row.family == Family::Discover {
        parts.push(
            lang.pick(
                "At the end every idol of the rival scores 1 point more.",
                "À la fin, chaque idole du rival rapporte 1 point de plus.",
            )
            .to_string(),
        );
    }
    c.text = parts.join(" ");
    c
}

fn deed_text(deed: Deed, lang: Lang) -> String {
    match (deed, lang) {
        (Deed::Skip, _) => lang.pick("nothing", "rien").to_string(),
        (Deed::Dig(res), Lang::En) => format!("occupy a site that offers {}", res_word(res, 2, lang)),
        (Deed::Dig(res), Lang::Fr) => format!("occuper un site qui offre des {}", res_word(res, 2, lang)),
        (Deed::Discover { level, guardian }, _) => {
            let level = if level == 1 { "I" } else { "II" };
            let guardian = match (guardian, lang) {
                (true, Lang::En) => "with a guardian",
                (false, Lang::En) => "without a guardian",
                (true, Lang::Fr) => "avec un gardien",
                (false, Lang::Fr) => "sans gardien",
            };
            match lang {
                Lang::En => format!("discover a site of level {level} {guardian}"),
                Lang::Fr => format!("découvrir un site de niveau {level} {guardian}"),
            }
        }
        (Deed::Research(n), Lang::En) => {
            let times = if n == 1 { String::new() } else { format!(" {n} times") };
            format!("advance the glass{times} and remove 1 assistant from the supply")
        }
        (Deed::Research(n), Lang::Fr) => {
            let times = if n == 1 { String::new() } else { format!(" {n} fois") };
            format!("avancer la loupe{times} et retirer 1 assistant de la réserve")
        }
        (Deed::Overcome { notebook }, Lang::En) => {
            let then = if notebook { ", then advance the notebook" } else { "" };
            format!("overcome a guardian on an own site, or else advance the glass{then}")
        }
        (Deed::Overcome { notebook }, Lang::Fr) => {
            let then = if notebook { ", puis avancer le calepin" } else { "" };
            format!("maîtriser un gardien sur un site occupé, ou sinon avancer la loupe{then}")
        }
        (Deed::Buy { artifact, highest, both }, Lang::En) => {
            let (ware, other) = if artifact { ("artifact", "item") } else { ("item", "artifact") };
            let which = if highest { "most" } else { "fewest" };
            let also = if both { format!(" and the {other} with the fewest") } else { String::new() };
            format!("take the {ware} with the {which} points{also}")
        }
        (Deed::Buy { artifact, highest, both }, Lang::Fr) => {
            let (ware, other) = if artifact { ("l'artéfact", "l'objet") } else { ("l'objet", "l'artéfact") };
            let which = if highest { "le plus" } else { "le moins" };
            let also = if both { format!(" et {other} qui en a le moins") } else { String::new() };
            format!("prendre {ware} qui a {which} de points{also}")
        }
        (Deed::Altar { activate, place }, _) => {
            let mut parts = Vec::new();
            if activate {
                parts.push(lang.pick(
                    "put a reserve tablet under the highest altar with an artifact",
                    "poser une tablette de la réserve sous le plus haut autel qui a un artéfact",
                ));
            }
            if place {
                parts.push(lang.pick(
                    "put an artifact of the row on the lowest empty altar and a reserve tablet under it, if the \
                     glass is above it",
                    "poser un artéfact de la rangée sur le plus bas autel vide et une tablette de la réserve \
                     dessous, si la loupe est plus haut",
                ));
            }
            parts.join(lang.pick("; then ", " ; puis "))
        }
        (Deed::OwlTile, _) => lang
            .pick(
                "go for the lowest temple tile on the track: take one of 1 point and advance the glass; take one of \
                 5; mark one of 10 and advance the glass twice, or take it if it is marked",
                "viser la plus basse tuile Temple de la piste : en prendre une à 1 point et avancer la loupe ; en \
                 prendre une à 5 ; en marquer une à 10 et avancer la loupe deux fois, ou la prendre si elle est \
                 marquée",
            )
            .to_string(),
    }
}

pub(super) fn objective(name: &Named, lang: Lang) -> Component {
    let mut c = component("objective", name, lang);
    number(&mut c, "points", &2);
    c.text = match name.key.as_str() {
        "obj_artifact" => lang.pick("Who first buys an artifact.", "Qui achète le premier un artéfact."),
        "obj_item" => lang.pick("Who first buys an item.", "Qui achète le premier un objet."),
        "obj_site" => lang.pick("Who first discovers a site.", "Qui découvre le premier un site."),
        "obj_research" => lang.pick(
            "Who first researches with glass or lantern.",
            "Qui fait le premier une recherche avec la loupe ou la lanterne.",
        ),
        "obj_archaeologists" => lang.pick(
            "Who first has archaeologists on the board: you 2, the rival 3.",
            "Qui a le premier des archéologues sur le plateau : vous 2, le rival 3.",
        ),
        _ => "",
    }
    .to_string();
    c
}
