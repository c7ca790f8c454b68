//! How verbs and costs read in English and French, and in `icons` which icons stand for them. The words are ours.
//!
//! A clause starts in lower case and has no full stop; what the rules leave to the player says "you may".

mod icons;

pub use icons::ICONS;
pub(crate) use icons::{cost_icons, icons};

use kernel::game::Lang;

use crate::purse::{Cost, Icon, Icons, Purse, Res};
use crate::verb::{Dest, Place, Tally, Verb, Ware};

/// A resource in the right number, without the number.
pub fn res_word(res: Res, n: u8, lang: Lang) -> &'static str {
    let (one, many) = match (res, lang) {
        (Res::Coin, Lang::En) => ("coin", "coins"),
        (Res::Coin, Lang::Fr) => ("pièce", "pièces"),
        (Res::Compass, Lang::En) => ("compass", "compasses"),
        (Res::Compass, Lang::Fr) => ("boussole", "boussoles"),
        (Res::Tablet, Lang::En) => ("tablet", "tablets"),
        (Res::Tablet, Lang::Fr) => ("tablette", "tablettes"),
        (Res::Arrowhead, Lang::En) => ("arrowhead", "arrowheads"),
        (Res::Arrowhead, Lang::Fr) => ("pointe de flèche", "pointes de flèche"),
        (Res::Jewel, Lang::En) => ("jewel", "jewels"),
        (Res::Jewel, Lang::Fr) => ("joyau", "joyaux"),
        (Res::Dark, Lang::En) => ("dark tablet", "dark tablets"),
        (Res::Dark, Lang::Fr) => ("tablette noire", "tablettes noires"),
    };
    if n < 2 { one } else { many }
}

/// A travel icon in the right number, without the number.
pub fn icon_word(icon: Icon, n: u8, lang: Lang) -> &'static str {
    let (one, many) = match (icon, lang) {
        (Icon::Boot, Lang::En) => ("boot", "boots"),
        (Icon::Boot, Lang::Fr) => ("botte", "bottes"),
        (Icon::Ship, Lang::En) => ("ship", "ships"),
        (Icon::Ship, Lang::Fr) => ("bateau", "bateaux"),
        (Icon::Car, Lang::En) => ("car", "cars"),
        (Icon::Car, Lang::Fr) => ("voiture", "voitures"),
        (Icon::Plane, Lang::En) => ("plane", "planes"),
        (Icon::Plane, Lang::Fr) => ("avion", "avions"),
    };
    if n < 2 { one } else { many }
}

/// "2 coins and 1 jewel".
pub fn purse_text(purse: Purse, lang: Lang) -> String {
    and(&amounts(purse, lang), lang)
}

/// "1 boot and 1 plane".
pub fn icons_text(icons: Icons, lang: Lang) -> String {
    and(&travel(icons, lang), lang)
}

fn amounts(purse: Purse, lang: Lang) -> Vec<String> {
    purse.iter().map(|(res, n)| format!("{n} {}", res_word(res, n, lang))).collect()
}

fn travel(icons: Icons, lang: Lang) -> Vec<String> {
    icons.iter().map(|(icon, n)| format!("{n} {}", icon_word(icon, n, lang))).collect()
}

/// "a, b and c".
fn and(parts: &[String], lang: Lang) -> String {
    match parts {
        [] => String::new(),
        [one] => one.clone(),
        [most @ .., last] => format!("{} {} {last}", most.join(", "), lang.pick("and", "et")),
    }
}

fn cards(n: u8, lang: Lang) -> &'static str {
    if n < 2 { lang.pick("card", "carte") } else { lang.pick("cards", "cartes") }
}

/// What is paid, to follow "you may".
pub(crate) fn say_cost(cost: &Cost, lang: Lang) -> String {
    let mut paid = amounts(cost.res, lang);
    if cost.icons.total() > 0 {
        let icons = icons_text(cost.icons, lang);
        paid.push(match lang {
            Lang::En => format!("{icons} of travel"),
            Lang::Fr => format!("{icons} de déplacement"),
        });
    }
    let mut deeds = Vec::new();
    if !paid.is_empty() {
        deeds.push(format!("{} {}", lang.pick("pay", "payer"), and(&paid, lang)));
    }
    if cost.cards > 0 {
        let n = cost.cards;
        let word = cards(n, lang);
        deeds.push(match lang {
            Lang::En => format!("use up {n} {word} from your hand"),
            Lang::Fr => format!("dépenser {n} {word} de votre main"),
        });
    }
    if cost.fear > 0 {
        let n = cost.fear;
        let word = cards(n, lang);
        deeds.push(match lang {
            Lang::En => format!("take {n} Fear {word}"),
            Lang::Fr => format!("prendre {n} {word} Peur"),
        });
    }
    if cost.idols > 0 {
        let n = cost.idols;
        let s = if n < 2 { "" } else { "s" };
        deeds.push(match lang {
            Lang::En => format!("give up {n} idol{s} from your crates"),
            Lang::Fr => format!("renoncer à {n} idole{s} de vos caisses"),
        });
    }
    and(&deeds, lang)
}

/// The rule of a verb as a clause.
pub(crate) fn say(verb: &Verb, lang: Lang) -> String {
    match lang {
        Lang::En => english(verb),
        Lang::Fr => french(verb),
    }
}

fn english(verb: &Verb) -> String {
    let lang = Lang::En;
    match *verb {
        Verb::Gain(purse) => format!("gain {}", purse_text(purse, lang)),
        Verb::Travel(icons) => {
            format!("gain {} to travel with until the end of the turn", icons_text(icons, lang))
        }
        Verb::Fear(n) => format!("take {n} Fear {} into your play area", cards(n, lang)),
        Verb::Draw { n, bottom } => {
            let upto = if n > 1 { "up to " } else { "" };
            let from = if bottom { " from the bottom of your deck" } else { "" };
            format!("you may draw {upto}{n} {}{from}", cards(n, lang))
        }
        Verb::Exile => "you may exile 1 card from your hand or play area".into(),
        Verb::UseUp => "use up 1 card from your hand".into(),
        Verb::Upgrade => {
            "you may upgrade 1 resource (a tablet to an arrowhead, or an arrowhead to a jewel)".into()
        }
        Verb::Refresh { all: false } => "you may refresh 1 of your assistants".into(),
        Verb::Refresh { all: true } => "refresh all your assistants".into(),
        Verb::Recruit => "take 1 assistant from the top of a supply stack, silver side up and ready".into(),
        Verb::Promote => "turn 1 of your silver assistants to its gold side and refresh it".into(),
        Verb::Supply { gold } => {
            let side = if gold { "gold" } else { "silver" };
            format!("use the {side} side of the assistant on top of a supply stack (it stays there)")
        }
        Verb::Exchange => {
            "exchange 1 of your assistants for the one on top of a supply stack, which comes ready \
                           and on the same side, silver or gold"
                .into()
        }
        Verb::Rescue => {
            "look through the assistants waiting here and take 1 of them, silver side up and exhausted".into()
        }
        Verb::Send { shell: true, .. } => {
            "you may send an archaeologist to an empty space of a camp without \
                                           travel cost and may resolve the camp's effect twice"
                .into()
        }
        Verb::Send { icons, compasses, shell: false } => {
            let mut helps = Vec::new();
            if !icons.is_empty() {
                helps.push(format!("{} towards the travel cost", icons_text(icons, lang)));
            }
            if compasses > 0 {
                let word = res_word(Res::Compass, compasses, lang);
                helps.push(format!("{compasses} {word} off a discovery"));
            }
            let with = if helps.is_empty() { String::new() } else { format!(", with {}", and(&helps, lang)) };
            format!("you may dig or discover a site now{with}")
        }
        Verb::Relocate { level1 } => {
            let site = if level1 { "camp or discovered level I site" } else { "camp" };
            format!(
                "move 1 of your archaeologists from a site to an empty space of another {site} without travel \
                 cost, and activate that site"
            )
        }
        Verb::Activate { place, n } => {
            let one = n < 2;
            let what = match place {
                Place::Camp if one => "1 camp, occupied or not".into(),
                Place::Camp => format!("{n} different camps, occupied or not"),
                Place::EmptyCamp if one => "1 camp that nobody occupies".into(),
                Place::EmptyCamp => format!("{n} different camps that nobody occupies"),
                Place::LevelOne if one => "1 discovered level I site, occupied or not".into(),
                Place::LevelOne => format!("{n} different discovered level I sites, occupied or not"),
                Place::Mine if one => {
                    "1 site where you have an archaeologist (at level II pay 2 compasses first)".into()
                }
                Place::Mine => format!(
                    "{n} different sites where you have an archaeologist (at level II pay 2 compasses first)"
                ),
                Place::Occupied if one => "1 site where you have an archaeologist".into(),
                Place::Occupied => format!("{n} different sites where you have an archaeologist"),
            };
            format!("activate {what}")
        }
        Verb::Scout(level) => {
            let level = roman(level);
            format!(
                "reveal the top tile of the level {level} stack, resolve it and put it at the bottom of the stack"
            )
        }
        Verb::Overcome { alone: false } => {
            "you may overcome 1 guardian on a site where you have an archaeologist without paying its cost"
                .into()
        }
        Verb::Overcome { alone: true } => {
            "you may overcome 1 guardian without paying its cost, on any site where no \
                                           other player has an archaeologist"
                .into()
        }
        Verb::Buy { ware, minus, reveal } => {
            let cheaper = |res| match minus {
                0 => String::new(),
                n => format!(" for {n} {} less", res_word(res, n, lang)),
            };
            let (coins, compasses) = (cheaper(Res::Coin), cheaper(Res::Compass));
            match (ware, reveal) {
                (Ware::Item, true) => {
                    format!(
                        "reveal the top card of the item deck and you may buy it or an item of the row{coins}"
                    )
                }
                (Ware::Artifact, true) => format!(
                    "reveal the top card of the artifact deck and you may buy it or an artifact of the row{compasses}"
                ),
                (Ware::Either, true) => format!(
                    "reveal the top cards of both decks and you may buy one of them, an item{coins} or an \
                     artifact{compasses}"
                ),
                (Ware::Item, false) => format!("you may buy 1 item{coins}"),
                (Ware::Artifact, false) => format!("you may buy 1 artifact{compasses}"),
                (Ware::Either, false) => format!("you may buy 1 item{coins} or 1 artifact{compasses}"),
            }
        }
        Verb::Take { ware: Ware::Artifact, .. } => {
            "take 1 artifact from the row without paying, and you may resolve its effect".into()
        }
        Verb::Take { ware: Ware::Item | Ware::Either, dest } => {
            let to = match dest {
                Dest::Bottom => "put it on the bottom of your deck",
                Dest::Hand => "put it into your hand",
                Dest::Top => "put it on top of your deck",
            };
            format!("take 1 item from the row without paying and {to}")
        }
        Verb::Research(Purse::ZERO) => "you may research once".into(),
        Verb::Research(minus) => format!("you may research once for {} less", purse_text(minus, lang)),
        Verb::Journal => "you may research once with your notebook without paying the cost".into(),
        Verb::Per { tally, res, max } => {
            let each = match tally {
                Tally::Guardian => "each guardian you have overcome and each guardian on a site you occupy",
                Tally::Idol => "each of your idols, in crates and in slots",
                Tally::Archaeologist => "each of your archaeologists on a site",
            };
            format!("gain 1 {} for {each}, at most {max}", res_word(res, 1, lang))
        }
        Verb::Pass => "pass (this is your main action)".into(),
        Verb::Protect => "guardians give you no Fear at the end of this round".into(),
        Verb::Planes => "for the rest of this round all your travel icons are planes".into(),
        Verb::Recall => "return 1 of your archaeologists from a site to your board, without Fear".into(),
        Verb::Look { bottom: false, max } => format!(
            "choose {} and draw that many cards: keep 1 in your hand, you may put 1 back on top of your deck, \
             and the others go to your play area",
            up_to(max, "or")
        ),
        Verb::Look { bottom: true, max } => format!(
            "choose {} and draw that many cards from the bottom of your deck: keep 1 in your hand, and the others \
             go to your play area",
            up_to(max, "or")
        ),
        Verb::Hammer => {
            "exile the rightmost item of the row, then you may take any exiled item and put it on the \
                         bottom of your deck"
                .into()
        }
        Verb::Unslot => {
            "move 1 of your idols from its slot back to your crates (the slot is empty again)".into()
        }
        Verb::Crown => "move 1 guardian from a site you occupy to a camp or discovered level I site without \
                        archaeologists and guardian, and activate that site"
            .into(),
        Verb::CopyIdol => "use the effect of 1 idol lying face up on the board".into(),
        Verb::Ready => "you may turn 1 of your used guardians up again".into(),
    }
}

fn french(verb: &Verb) -> String {
    let lang = Lang::Fr;
    match *verb {
        Verb::Gain(purse) => format!("gagnez {}", purse_text(purse, lang)),
        Verb::Travel(icons) => {
            format!("gagnez {} pour vous déplacer jusqu'à la fin du tour", icons_text(icons, lang))
        }
        Verb::Fear(n) => format!("prenez {n} {} Peur dans votre zone de jeu", cards(n, lang)),
        Verb::Draw { n, bottom } => {
            let upto = if n > 1 { "jusqu'à " } else { "" };
            let from = if bottom { " du dessous de votre pioche" } else { "" };
            format!("vous pouvez piocher {upto}{n} {}{from}", cards(n, lang))
        }
        Verb::Exile => "vous pouvez exiler 1 carte de votre main ou de votre zone de jeu".into(),
        Verb::UseUp => "dépensez 1 carte de votre main".into(),
        Verb::Upgrade => {
            "vous pouvez améliorer 1 ressource (une tablette en pointe de flèche, ou une pointe de \
                          flèche en joyau)"
                .into()
        }
        Verb::Refresh { all: false } => "vous pouvez redresser 1 de vos assistants".into(),
        Verb::Refresh { all: true } => "redressez tous vos assistants".into(),
        Verb::Recruit => "prenez 1 assistant au sommet d'une pile de la réserve, face argent et prêt".into(),
        Verb::Promote => "retournez 1 de vos assistants d'argent sur sa face d'or et redressez-le".into(),
        Verb::Supply { gold } => {
            let side = if gold { "d'or" } else { "d'argent" };
            format!("utilisez la face {side} de l'assistant au sommet d'une pile de la réserve (il y reste)")
        }
        Verb::Exchange => {
            "échangez 1 de vos assistants contre celui au sommet d'une pile de la réserve, qui arrive \
                           prêt et sur la même face, argent ou or"
                .into()
        }
        Verb::Rescue => {
            "regardez les assistants qui attendent ici et prenez-en 1, face argent et épuisé".into()
        }
        Verb::Send { shell: true, .. } => {
            "vous pouvez envoyer un archéologue sur un espace libre d'un camp sans coût \
                                           de déplacement et appliquer deux fois l'effet du camp"
                .into()
        }
        Verb::Send { icons, compasses, shell: false } => {
            let mut helps = Vec::new();
            if !icons.is_empty() {
                helps.push(format!("{} pour payer le déplacement", icons_text(icons, lang)));
            }
            if compasses > 0 {
                let word = res_word(Res::Compass, compasses, lang);
                helps.push(format!("{compasses} {word} de moins pour une découverte"));
            }
            let with = if helps.is_empty() { String::new() } else { format!(", avec {}", and(&helps, lang)) };
            format!("vous pouvez excaver ou découvrir un site maintenant{with}")
        }
        Verb::Relocate { level1 } => {
            let site = if level1 { "camp ou site de niveau I découvert" } else { "camp" };
            format!(
                "déplacez 1 de vos archéologues d'un site vers un espace libre d'un autre {site} sans coût de \
                 déplacement, et activez ce site"
            )
        }
        Verb::Activate { place, n } => {
            let one = n < 2;
            let what = match place {
                Place::Camp if one => "1 camp, occupé ou non".into(),
                Place::Camp => format!("{n} camps différents, occupés ou non"),
                Place::EmptyCamp if one => "1 camp que personne n'occupe".into(),
                Place::EmptyCamp => format!("{n} camps différents que personne n'occupe"),
                Place::LevelOne if one => "1 site de niveau I découvert, occupé ou non".into(),
                Place::LevelOne => format!("{n} sites de niveau I découverts différents, occupés ou non"),
                Place::Mine if one => {
                    "1 site où vous avez un archéologue (au niveau II, payez d'abord 2 boussoles)".into()
                }
                Place::Mine => format!(
                    "{n} sites différents où vous avez un archéologue (au niveau II, payez d'abord 2 boussoles)"
                ),
                Place::Occupied if one => "1 site où vous avez un archéologue".into(),
                Place::Occupied => format!("{n} sites différents où vous avez un archéologue"),
            };
            format!("activez {what}")
        }
        Verb::Scout(level) => {
            let level = roman(level);
            format!(
                "révélez la première tuile de la pile de niveau {level}, appliquez-la et placez-la sous la pile"
            )
        }
        Verb::Overcome { alone: false } => {
            "vous pouvez maîtriser 1 gardien sur un site où vous avez un archéologue sans payer son coût".into()
        }
        Verb::Overcome { alone: true } => {
            "vous pouvez maîtriser 1 gardien sans payer son coût, sur tout site où aucun \
                                           autre joueur n'a d'archéologue"
                .into()
        }
        Verb::Buy { ware, minus, reveal } => {
            let cheaper = |res| match minus {
                0 => String::new(),
                n => format!(" pour {n} {} de moins", res_word(res, n, lang)),
            };
            let (coins, compasses) = (cheaper(Res::Coin), cheaper(Res::Compass));
            match (ware, reveal) {
                (Ware::Item, true) => format!(
                    "révélez la première carte de la pioche d'objets et vous pouvez l'acheter, ou un objet de la \
                     rangée{coins}"
                ),
                (Ware::Artifact, true) => format!(
                    "révélez la première carte de la pioche d'artéfacts et vous pouvez l'acheter, ou un artéfact de \
                     la rangée{compasses}"
                ),
                (Ware::Either, true) => format!(
                    "révélez la première carte des deux pioches et vous pouvez en acheter une, un objet{coins} ou un \
                     artéfact{compasses}"
                ),
                (Ware::Item, false) => format!("vous pouvez acheter 1 objet{coins}"),
                (Ware::Artifact, false) => format!("vous pouvez acheter 1 artéfact{compasses}"),
                (Ware::Either, false) => {
                    format!("vous pouvez acheter 1 objet{coins} ou 1 artéfact{compasses}")
                }
            }
        }
        Verb::Take { ware: Ware::Artifact, .. } => {
            "prenez 1 artéfact de la rangée sans payer, et vous pouvez appliquer son effet".into()
        }
        Verb::Take { ware: Ware::Item | Ware::Either, dest } => {
            let to = match dest {
                Dest::Bottom => "placez-le sous votre pioche",
                Dest::Hand => "ajoutez-le à votre main",
                Dest::Top => "placez-le sur votre pioche",
            };
            format!("prenez 1 objet de la rangée sans payer et {to}")
        }
        Verb::Research(Purse::ZERO) => "vous pouvez faire 1 recherche".into(),
        Verb::Research(minus) => {
            format!("vous pouvez faire 1 recherche pour {} de moins", purse_text(minus, lang))
        }
        Verb::Journal => "vous pouvez faire 1 recherche avec votre calepin sans payer le coût".into(),
        Verb::Per { tally, res, max } => {
            let each = match tally {
                Tally::Guardian => {
                    "par gardien que vous avez maîtrisé et par gardien sur un site que vous occupez"
                }
                Tally::Idol => "par idole que vous possédez, en caisse ou sur un emplacement Idole",
                Tally::Archaeologist => "par archéologue que vous avez sur un site",
            };
            format!("gagnez 1 {} {each}, au plus {max}", res_word(res, 1, lang))
        }
        Verb::Pass => "passez (c'est votre action principale)".into(),
        Verb::Protect => "les gardiens ne vous donnent pas de Peur à la fin de cette manche".into(),
        Verb::Planes => {
            "jusqu'à la fin de cette manche, toutes vos icônes de déplacement sont des avions".into()
        }
        Verb::Recall => "reprenez 1 de vos archéologues d'un site sur votre plateau, sans Peur".into(),
        Verb::Look { bottom: false, max } => format!(
            "choisissez {} et piochez autant de cartes : gardez-en 1 en main, vous pouvez en remettre 1 sur votre \
             pioche, et les autres vont dans votre zone de jeu",
            up_to(max, "ou")
        ),
        Verb::Look { bottom: true, max } => format!(
            "choisissez {} et piochez autant de cartes du dessous de votre pioche : gardez-en 1 en main, et les \
             autres vont dans votre zone de jeu",
            up_to(max, "ou")
        ),
        Verb::Hammer => {
            "exilez l'objet le plus à droite de la rangée, puis vous pouvez prendre un objet exilé et le \
                         placer sous votre pioche"
                .into()
        }
        Verb::Unslot => {
            "remettez 1 de vos idoles de son emplacement Idole dans vos caisses (l'emplacement est de nouveau vide)".into()
        }
        Verb::Crown => {
            "déplacez 1 gardien d'un site que vous occupez vers un camp ou un site de niveau I découvert \
                        sans archéologue ni gardien, et activez ce site"
                .into()
        }
        Verb::CopyIdol => "utilisez l'effet de 1 idole posée face visible sur le plateau".into(),
        Verb::Ready => "vous pouvez retourner 1 de vos gardiens utilisés, qui peut servir de nouveau".into(),
    }
}

const fn roman(level: u8) -> &'static str {
    if level < 2 { "I" } else { "II" }
}

/// "1, 2 or 3".
fn up_to(max: u8, or: &str) -> String {
    let numbers: Vec<String> = (1..=max).map(|n| n.to_string()).collect();
    match numbers.as_slice() {
        [most @ .., last] if !most.is_empty() => format!("{} {or} {last}", most.join(", ")),
        _ => numbers.join(""),
    }
}
