//! Why something cannot be used now, as one sentence to the player.

use kernel::{Lang, Seat};

use super::{Names, prompt, say};
use crate::ids::{Card, FEAR, Guardian, Site};
use crate::purse::{Cost, Icon};
use crate::state::State;
use crate::tables::Tables;
use crate::verb::Ware;
use crate::verb_text::{icon_word, res_word};
use crate::why::{Rule, Thing};

/// What a thing is called.
pub(crate) fn thing_name(t: &Tables, s: &State, thing: Thing, lang: Lang) -> String {
    let n = Names { t, lang, board: s.options.board };
    match thing {
        Thing::Space(space) => n.space(space, n.found(s, space.site())),
        Thing::Camp(site) => n.site(site),
        Thing::Guardian(guardian) => n.guardian(guardian),
        Thing::Idol(idol) => n.idol(idol),
        Thing::Row(card)
        | Thing::Top(card)
        | Thing::Exiled(card)
        | Thing::Hand(card)
        | Thing::Played(card)
        | Thing::Looked(card) => n.card(card),
        Thing::FearTiles => lang.pick("Fear tiles", "Tuiles Peur").into(),
        Thing::Deck => lang.pick("Your deck", "Votre pioche").into(),
        Thing::Token(token) => super::capital(n.token(token)),
        Thing::Spot(token, spot) => format!("{} ({})", n.spot(spot), n.token(token)),
        Thing::Wall(spot) => {
            let spot = n.spot(spot);
            say!(lang, "Temple tile: {spot}", "Tuile Temple : {spot}")
        }
        Thing::Stack(stack) => n.stack(stack),
        Thing::Passage(passage) => n.passage(passage),
        Thing::Altar(altar) => n.altar(altar),
        Thing::Bonus(bonus) => n.bonus(bonus),
        Thing::Supply(stack) => n.assistant(s.supply[stack as usize].top),
        Thing::Rescue(assistant) => n.assistant(assistant),
        Thing::Assistant(place) => {
            // Whose they are is not told here: the decider's, or nobody's in particular.
            let place = place + 1;
            say!(lang, "Your assistant {place}", "Votre assistant {place}")
        }
        Thing::Idols => lang.pick("Idols in your crates", "Idoles de vos caisses").into(),
        Thing::Slots => lang.pick("Idol slots", "Emplacements Idole").into(),
        Thing::Pairs => lang.pick("Your temple tiles", "Vos tuiles Temple").into(),
        Thing::Resource(res) => super::capital(res_word(res, 2, lang)),
        Thing::Travel(icon) => super::capital(icon_word(icon, 2, lang)),
    }
}

/// A stable word for programs.
pub(crate) const fn rule_word(rule: Rule) -> &'static str {
    match rule {
        Rule::Short(_) => "short",
        Rule::Reserved => "reserved",
        Rule::MainUsed => "main_used",
        Rule::First => "first",
        Rule::NoFigure => "no_archaeologist",
        Rule::Blocked => "blocked",
        Rule::YourFigure => "your_archaeologist",
        Rule::Occupied(_) => "occupied",
        Rule::NoTiles(_) => "no_tiles",
        Rule::NotWithGuardian(_) => "not_with_guardian",
        Rule::BoonUsed => "boon_used",
        Rule::BoonTravels | Rule::PaysTravel => "pays_travel",
        Rule::WithSite => "with_site",
        Rule::WithSpace => "with_space",
        Rule::DeckFull => "deck_full",
        Rule::OnDeck => "on_deck",
        Rule::InExile => "in_exile",
        Rule::InPlay => "in_play",
        Rule::NoEffect => "no_effect",
        Rule::ByEffect => "by_effect",
        Rule::InPassage => "in_passage",
        Rule::TrackEnd => "track_end",
        Rule::Here => "here",
        Rule::Passed => "passed",
        Rule::NoBridge => "no_bridge",
        Rule::NotebookBehind => "notebook_behind",
        Rule::NotebookOutside => "notebook_outside",
        Rule::NoTokenThere => "no_token_there",
        Rule::StackEmpty => "stack_empty",
        Rule::NotInTemple => "not_in_temple",
        Rule::NotSoHigh(_) => "not_so_high",
        Rule::PassageUsed => "passage_used",
        Rule::NotAtPassage(_) => "not_at_passage",
        Rule::AltarFull => "altar_full",
        Rule::NotAboveAltar(_) => "not_above_altar",
        Rule::NoArtifact => "no_artifact",
        Rule::NoAssistant => "no_assistant",
        Rule::Tired => "exhausted",
        Rule::NotTired => "not_exhausted",
        Rule::Gold => "gold",
        Rule::NothingToBuy => "nothing_to_buy",
        Rule::SlotsFull => "slots_full",
        Rule::PairShort(_) => "pair_short",
        Rule::Pays => "pays",
        Rule::WrongIcon(_) => "wrong_icon",
        Rule::WrongWare(_) => "wrong_ware",
    }
}

/// The rule as one sentence.
pub(crate) fn rule_text(t: &Tables, s: &State, thing: Thing, rule: Rule, lang: Lang) -> String {
    let n = Names { t, lang, board: s.options.board };
    match rule {
        Rule::Short(cost) => short(n, s, thing, cost),
        Rule::First => {
            let first = prompt(t, s, lang);
            say!(lang, "First: {first}", "D'abord : {first}")
        }
        Rule::Occupied(who) => occupied(n, who),
        Rule::NoTiles(level) => no_tiles(lang, level),
        Rule::NotWithGuardian(site) => not_with_guardian(n, s, site),
        Rule::NotSoHigh(row) => say!(
            lang,
            "One of your research tokens must have reached row {row}.",
            "Un de vos jetons Recherche doit avoir atteint la rangée {row}."
        ),
        Rule::NotAtPassage(from) => {
            let from = n.spot(from);
            say!(
                lang,
                "Your magnifying glass must stand where the passage begins: {from}.",
                "Votre loupe doit se trouver à l'entrée du passage : {from}."
            )
        }
        Rule::NotAboveAltar(row) => say!(
            lang,
            "One of your research tokens must have passed row {row}.",
            "Un de vos jetons Recherche doit avoir dépassé la rangée {row}."
        ),
        Rule::PairShort(more) => {
            let s = if more < 2 { "" } else { "s" };
            say!(
                lang,
                "Two temple tiles make an idol slot: {more} tile{s} short.",
                "Deux tuiles Temple forment un emplacement Idole : il manque {more} tuile{s}."
            )
        }
        Rule::WrongIcon(icon) => wrong_icon(n, thing, icon),
        Rule::WrongWare(ware) => wrong_ware(lang, ware).into(),
        _ => {
            let (en, fr) = plain(rule);
            lang.pick(en, fr).into()
        }
    }
}

/// Rules that need no number and no name.
const fn plain(rule: Rule) -> (&'static str, &'static str) {
    match rule {
        Rule::Reserved => {
            ("You need it for the payment under way.", "Il vous le faut pour le paiement en cours.")
        }
        Rule::MainUsed => {
            ("Your main action of this turn is taken.", "Votre action principale de ce tour est déjà faite.")
        }
        Rule::NoFigure => ("You have no archaeologist left.", "Il ne vous reste aucun archéologue."),
        Rule::Blocked => (
            "This space is blocked for this number of players.",
            "Cet espace est bloqué pour ce nombre de joueurs.",
        ),
        Rule::YourFigure => ("Your archaeologist is already here.", "Votre archéologue est déjà ici."),
        Rule::BoonUsed => {
            ("The boon of this guardian is used up.", "La faveur de ce gardien est déjà utilisée.")
        }
        Rule::BoonTravels => (
            "The boon of this guardian pays for travel: send an archaeologist.",
            "La faveur de ce gardien paie un déplacement : envoyez un archéologue.",
        ),
        Rule::WithSite => (
            "The player who discovers its site gets the idol.",
            "L'idole revient au joueur qui découvre son site.",
        ),
        Rule::WithSpace => (
            "The token that reaches its research space gets the tile.",
            "La tuile revient au jeton qui atteint sa case de recherche.",
        ),
        Rule::DeckFull => ("Your deck holds no more cards.", "Votre pioche est pleine."),
        Rule::OnDeck => (
            "It lies on top of its deck and must come to the row first.",
            "Elle est sur sa pioche et doit d'abord arriver dans la rangée.",
        ),
        Rule::InExile => (
            "It is exiled: only an effect can bring it back.",
            "Elle est exilée : seul un effet peut la ramener.",
        ),
        Rule::InPlay => (
            "It is played: it goes back into your deck at the end of the round.",
            "Elle est jouée : elle retourne dans votre pioche à la fin de la manche.",
        ),
        Rule::NoEffect => (
            "It has no effect: it only pays for travel.",
            "Elle n'a pas d'effet : elle ne paie que le déplacement.",
        ),
        Rule::ByEffect => (
            "Only the effect of a card, tile or research space uses this.",
            "Seul l'effet d'une carte, d'une tuile ou d'une case de recherche l'utilise.",
        ),
        Rule::InPassage => (
            "Your magnifying glass has gone into a secret passage and moves no more.",
            "Votre loupe est entrée dans un passage secret et ne bouge plus.",
        ),
        Rule::TrackEnd => ("It has reached the end of the track.", "Il est arrivé au bout de la piste."),
        Rule::Here => ("The token is already here.", "Le jeton est déjà ici."),
        Rule::Passed => ("Research tokens never go back.", "Les jetons Recherche ne reculent jamais."),
        Rule::NoBridge => (
            "No path leads here from where the token stands.",
            "Aucun chemin ne mène ici depuis la case du jeton.",
        ),
        Rule::NotebookBehind => {
            ("The notebook may not pass the magnifying glass.", "Le calepin ne peut pas dépasser la loupe.")
        }
        Rule::NotebookOutside => {
            ("The notebook never enters the Lost Temple.", "Le calepin n'entre jamais dans le Temple perdu.")
        }
        Rule::NoTokenThere => (
            "None of your research tokens stands on this space.",
            "Aucun de vos jetons Recherche n'est sur cette case.",
        ),
        Rule::StackEmpty => ("No tile is left in this stack.", "Cette pile est vide."),
        Rule::NotInTemple => (
            "Your magnifying glass has not reached the Lost Temple.",
            "Votre loupe n'a pas atteint le Temple perdu.",
        ),
        Rule::PassageUsed => ("This passage has been used.", "Ce passage a déjà été emprunté."),
        Rule::AltarFull => (
            "You have three dark tablets under this altar.",
            "Vous avez déjà trois tablettes noires sous cet autel.",
        ),
        Rule::NoArtifact => ("There is no artifact in the row.", "Il n'y a pas d'artéfact dans la rangée."),
        Rule::NoAssistant => ("You have no assistant here.", "Vous n'avez pas d'assistant ici."),
        Rule::Tired => ("This assistant is exhausted.", "Cet assistant est épuisé."),
        Rule::NotTired => ("This assistant is not exhausted.", "Cet assistant n'est pas épuisé."),
        Rule::Gold => ("This assistant is already gold.", "Cet assistant est déjà en or."),
        Rule::NothingToBuy => (
            "There is no card that this assistant could buy now.",
            "Il n'y a aucune carte que cet assistant pourrait acheter.",
        ),
        Rule::SlotsFull => ("All your idol slots are filled.", "Tous vos emplacements Idole sont occupés."),
        Rule::Pays => (
            "It pays for cards, sites, guardians and research: choose what you want to pay for.",
            "Elle paie cartes, sites, gardiens et recherche : choisissez ce que vous voulez payer.",
        ),
        Rule::PaysTravel => (
            "It is left over from this turn and pays for travel only.",
            "Elle reste de ce tour et ne paie que le déplacement.",
        ),
        // These have numbers or names.
        Rule::Short(_)
        | Rule::First
        | Rule::Occupied(_)
        | Rule::NoTiles(_)
        | Rule::NotWithGuardian(_)
        | Rule::NotSoHigh(_)
        | Rule::NotAtPassage(_)
        | Rule::NotAboveAltar(_)
        | Rule::PairShort(_)
        | Rule::WrongIcon(_)
        | Rule::WrongWare(_) => ("", ""),
    }
}

/// "You are 2 compasses and 1 car of travel short."
fn short(n: Names<'_>, s: &State, thing: Thing, cost: Cost) -> String {
    let lang = n.lang;
    let mut parts: Vec<String> = cost.res.iter().map(|(res, by)| n.res(res, by)).collect();
    if !cost.icons.is_empty() {
        let icons = n.icons(cost.icons);
        parts.push(say!(lang, "{icons} of travel", "{icons} de déplacement"));
    }
    let rest = Cost { cards: cost.cards, idols: cost.idols, ..Cost::default() };
    if rest != Cost::default() {
        parts.push(n.cost(rest));
    }
    let parts = parts.join(lang.pick(" and ", " et "));
    match guardian_here(s, thing) {
        Some(guardian) => {
            let guardian = n.guardian(guardian);
            say!(
                lang,
                "To overcome {guardian} you are {parts} short.",
                "Pour maîtriser {guardian}, il vous manque {parts}."
            )
        }
        None => say!(lang, "You are {parts} short.", "Il vous manque {parts}."),
    }
}

/// The guardian beside an own figure at the site, which is what can be done there.
fn guardian_here(s: &State, thing: Thing) -> Option<Guardian> {
    let site = match thing {
        Thing::Space(space) => space.site(),
        Thing::Camp(site) => site,
        _ => return None,
    };
    let guardian = s.guardians[site.at()];
    (guardian.is_some() && s.me().occupies(site)).then_some(guardian)
}

fn occupied(n: Names<'_>, who: Option<Seat>) -> String {
    let lang = n.lang;
    match who {
        Some(seat) => {
            let player = n.player(seat);
            say!(lang, "An archaeologist stands here: {player}.", "Un archéologue est ici : {player}.")
        }
        None => {
            lang.pick("An archaeologist of the rival stands here.", "Un archéologue du rival est ici.").into()
        }
    }
}

fn no_tiles(lang: Lang, level: u8) -> String {
    let level = if level < 2 { "I" } else { "II" };
    say!(
        lang,
        "No site tile of level {level} is left.",
        "Il ne reste aucune tuile de site de niveau {level}."
    )
}

fn not_with_guardian(n: Names<'_>, s: &State, site: Site) -> String {
    let (lang, place) = (n.lang, n.found(s, site));
    say!(
        lang,
        "You need an archaeologist beside the guardian: {place}.",
        "Il vous faut un archéologue auprès du gardien : {place}."
    )
}

fn wrong_icon(n: Names<'_>, thing: Thing, icon: Icon) -> String {
    let lang = n.lang;
    let due = icon_word(icon, 1, lang);
    if matches!(thing, Thing::Hand(Card(card)) if Card(card) != FEAR) {
        say!(lang, "The card does not pay what is due: {due}.", "La carte ne paie pas l'icône due : {due}.")
    } else {
        say!(lang, "It does not pay what is due: {due}.", "Cela ne paie pas l'icône due : {due}.")
    }
}

const fn wrong_ware(lang: Lang, ware: Ware) -> &'static str {
    match (ware, lang) {
        (Ware::Item, Lang::En) => "This effect is for items.",
        (Ware::Item, Lang::Fr) => "Cet effet est pour les objets.",
        (Ware::Artifact, Lang::En) => "This effect is for artifacts.",
        (Ware::Artifact, Lang::Fr) => "Cet effet est pour les artéfacts.",
        (Ware::Either, Lang::En) => "This effect is for other cards.",
        (Ware::Either, Lang::Fr) => "Cet effet est pour d'autres cartes.",
    }
}
