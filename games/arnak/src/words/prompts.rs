//! What is being decided, and what it will cost.

use kernel::effect::{Effect, Op, Verb as _};
use kernel::{Lang, Seat};

use super::actions::discount;
use super::{Names, capital, effect_at, paid_for, say};
use crate::state::{Chance, DrawTo, Frame, State};
use crate::tables::Tables;
use crate::verb::Verb;

/// One sentence for whoever decides; about chance, what is being turned up.
pub(crate) fn prompt(t: &Tables, s: &State, lang: Lang) -> String {
    let n = Names { t, lang, board: s.options.board };
    let Some(&frame) = s.stack.last() else {
        return lang.pick("The game is over.", "La partie est finie.").into();
    };
    match frame {
        Frame::Chance(what) => chance(n, s, what),
        Frame::Turn if s.main_used => lang
            .pick(
                "Your main action is done: end your turn, or take free actions first.",
                "Votre action principale est faite : finissez votre tour, ou faites d'abord des actions gratuites.",
            )
            .into(),
        Frame::Turn => lang.pick("Take your main action.", "Choisissez votre action principale.").into(),
        Frame::Keep { .. } => lang
            .pick(
                "The round is over: discard what you do not want to keep in your hand.",
                "La manche est finie : défaussez ce que vous ne voulez pas garder en main.",
            )
            .into(),
        Frame::Choose { pc, .. } if pc == t.slots => {
            lang.pick("Choose what the idol in the slot gives you.", "Choisissez ce que donne l'idole sur son emplacement.").into()
        }
        Frame::Choose { left, .. } if left > 1 => {
            say!(lang, "Choose {left} different effects, one after the other.", "Choisissez {left} effets différents, l'un après l'autre.")
        }
        Frame::Choose { .. } => lang.pick("Choose one of the effects.", "Choisissez un des effets.").into(),
        Frame::Offer { pc } => match *t.program.op(pc) {
            Op::Pay { cost, otherwise } => Effect::Pay(cost, Box::new(paid_for(t, pc, otherwise))).say(lang),
            Op::Do(_) | Op::Choose { .. } | Op::End => lang.pick("You may pay.", "Vous pouvez payer.").into(),
        },
        Frame::PayTravel { need, wild } => {
            let (icons, purpose) = (n.icons(need), purpose(n, s));
            if wild > 0 {
                say!(
                    lang,
                    "Choose which icon the discount covers of {icons}{purpose}.",
                    "Choisissez l'icône que couvre la remise parmi {icons}{purpose}."
                )
            } else {
                say!(lang, "Pay {icons} of travel{purpose}.", "Payez {icons} de déplacement{purpose}.")
            }
        }
        Frame::PayCards { n: count } => {
            let (cards, purpose) = (n.cards(count), purpose(n, s));
            say!(lang, "Use up {cards} from your hand{purpose}.", "Dépensez {cards} de votre main{purpose}.")
        }
        Frame::PayTablets { n: count } => {
            let tablets = n.res(crate::purse::Res::Tablet, count);
            say!(lang, "Pay {tablets}: how many of them dark ones?", "Payez {tablets} : combien de tablettes noires ?")
        }
        Frame::Again { site } => {
            let place = n.found(s, site);
            say!(lang, "You may resolve {place} a second time.", "Vous pouvez appliquer une seconde fois : {place}.")
        }
        Frame::Pause => lang
            .pick(
                "The site is about to be revealed: take free actions first, or go on.",
                "Le site va être révélé : faites d'abord des actions gratuites, ou continuez.",
            )
            .into(),
        Frame::Resolve { card } => {
            let card = n.card(card);
            say!(lang, "You may resolve {card}.", "Vous pouvez appliquer l'effet : {card}.")
        }
        Frame::Buy { ware, minus, reveal, .. } => {
            let what = sentence(Verb::Buy { ware, minus, reveal: false }, lang);
            let top = [s.item_top, s.artifact_top].into_iter().find(|card| reveal && card.is_some());
            match top.map(|card| n.card(card)) {
                Some(card) => {
                    say!(lang, "{what} {card} was turned up and may be bought too.", "{what} Carte révélée, aussi à vendre : {card}.")
                }
                None => what,
            }
        }
        Frame::Rewards { .. } => lang
            .pick("Which comes first: the bonus tile or the effect of the row?", "Que prenez-vous d'abord : la tuile bonus ou l'effet de la rangée ?")
            .into(),
        Frame::May { pc } => {
            let effect = effect_at(t, pc).inline(lang);
            say!(lang, "If you like: {effect}.", "Si vous voulez : {effect}.")
        }
        Frame::Visit { .. } => lang
            .pick(
                "Which comes first: the effect of the site or its obscure effect?",
                "Qu'appliquez-vous d'abord : l'effet du site ou son effet obscur ?",
            )
            .into(),
        Frame::AltarArtifact { altar } => {
            let altar = n.altar(altar);
            say!(lang, "Choose an artifact of the row for {altar}.", "Choisissez un artéfact de la rangée : {altar}.")
        }
        Frame::TakeBonus { .. } => lang.pick("Take one of the bonus tiles.", "Prenez une des tuiles bonus.").into(),
        Frame::LookDiscard { bottom: true } => lang
            .pick(
                "Put one of these cards into your play area; you keep the other.",
                "Placez une de ces cartes dans votre zone de jeu ; vous gardez l'autre.",
            )
            .into(),
        Frame::LookDiscard { bottom: false } => lang
            .pick(
                "Put cards into your play area until one is left to keep, or two: one to keep, one back on your deck.",
                "Placez des cartes dans votre zone de jeu jusqu'à ce qu'il en reste une à garder, ou deux : une à garder, une à remettre sur votre pioche.",
            )
            .into(),
        Frame::LookKeep => lang
            .pick(
                "Keep one of these two cards; the other goes back on top of your deck.",
                "Gardez une de ces deux cartes ; l'autre retourne sur votre pioche.",
            )
            .into(),
        Frame::Hammer => lang
            .pick(
                "You may take an exiled item and put it on the bottom of your deck.",
                "Vous pouvez prendre un objet exilé et le placer sous votre pioche.",
            )
            .into(),
        Frame::Draw { n, bottom } => sentence(Verb::Draw { n, bottom }, lang),
        Frame::Exile => sentence(Verb::Exile, lang),
        Frame::UseUp => sentence(Verb::UseUp, lang),
        Frame::Upgrade => sentence(Verb::Upgrade, lang),
        Frame::Refresh => sentence(Verb::Refresh { all: false }, lang),
        Frame::Recruit => sentence(Verb::Recruit, lang),
        Frame::Promote => sentence(Verb::Promote, lang),
        Frame::UseSupply { gold } => sentence(Verb::Supply { gold }, lang),
        Frame::Exchange => sentence(Verb::Exchange, lang),
        Frame::Rescue => sentence(Verb::Rescue, lang),
        Frame::Send { icons, compasses, shell } => sentence(Verb::Send { icons, compasses, shell }, lang),
        Frame::Relocate { level1 } => sentence(Verb::Relocate { level1 }, lang),
        Frame::Activate { place, n, .. } => sentence(Verb::Activate { place, n }, lang),
        Frame::Overcome { alone } => sentence(Verb::Overcome { alone }, lang),
        Frame::Take { ware, dest } => sentence(Verb::Take { ware, dest }, lang),
        Frame::Research { minus } => sentence(Verb::Research(discount(minus)), lang),
        Frame::Journal => sentence(Verb::Journal, lang),
        Frame::Recall => sentence(Verb::Recall, lang),
        Frame::LookHowMany { bottom, max } => sentence(Verb::Look { bottom, max }, lang),
        Frame::Crown => sentence(Verb::Crown, lang),
        Frame::CopyIdol => sentence(Verb::CopyIdol, lang),
        Frame::Ready => sentence(Verb::Ready, lang),
        Frame::Unslot => sentence(Verb::Unslot, lang),
        // These never wait for anybody.
        Frame::Empty
        | Frame::Setup(_)
        | Frame::DrawHands { .. }
        | Frame::TurnEnd
        | Frame::RoundEnd(_)
        | Frame::Run { .. }
        | Frame::Arrive { .. }
        | Frame::TakeIdols { .. }
        | Frame::RevealTile { .. }
        | Frame::ActivateSite { .. }
        | Frame::Awaken { .. }
        | Frame::ScoutDone { .. }
        | Frame::TakeGuardian { .. }
        | Frame::LookDraw { .. }
        | Frame::RivalTurn
        | Frame::RivalDeed
        | Frame::RivalStep { .. }
        | Frame::RivalAssistant
        | Frame::RivalRefill
        | Frame::RivalDone
        | Frame::Objectives { .. } => lang.pick("The game goes on.", "Le jeu continue.").into(),
    }
}

/// The rule of a verb as a sentence of its own.
fn sentence(verb: Verb, lang: Lang) -> String {
    format!("{}.", capital(&verb.say(lang)))
}

/// What the payment on top of the stack is for.
fn purpose(n: Names<'_>, s: &State) -> String {
    let lang = n.lang;
    let payment = |frame: &&Frame| {
        matches!(frame, Frame::PayTravel { .. } | Frame::PayCards { .. } | Frame::PayTablets { .. })
    };
    match s.stack.iter().rev().find(|frame| !payment(frame)) {
        Some(&Frame::Arrive { space, .. }) => {
            let place = n.found(s, space.site());
            say!(lang, " to reach {place}", " pour atteindre : {place}")
        }
        Some(&Frame::TakeGuardian { site }) => {
            let guardian = n.guardian(s.guardians[site.at()]);
            say!(lang, " to overcome {guardian}", " pour maîtriser {guardian}")
        }
        Some(&Frame::Rewards { spot, .. }) => {
            let place = n.spot(spot);
            say!(lang, " to cross the bridge to {place}", " pour franchir le pont : {place}")
        }
        _ => String::new(),
    }
}

fn chance(n: Names<'_>, s: &State, what: Chance) -> String {
    let lang = n.lang;
    match what {
        Chance::Card { seat, to, .. } => {
            let who = n.player(Seat(seat));
            match to {
                DrawTo::Hand => say!(lang, "{who} draws a card.", "{who} pioche une carte."),
                DrawTo::Look => {
                    say!(lang, "{who} looks at a card of the deck.", "{who} regarde une carte de sa pioche.")
                }
            }
        }
        Chance::Row { place } if place < s.round => {
            lang.pick("An artifact is dealt to the row.", "Un artéfact arrive dans la rangée.").into()
        }
        Chance::Row { .. } => {
            lang.pick("An item is dealt to the row.", "Un objet arrive dans la rangée.").into()
        }
        Chance::Reveal { artifact: true } => {
            lang.pick("The top artifact is turned up.", "Le premier artéfact de la pioche est révélé.").into()
        }
        Chance::Reveal { artifact: false } => {
            lang.pick("The top item is turned up.", "Le premier objet de la pioche est révélé.").into()
        }
        Chance::Tile { site } | Chance::RivalSite { site } => {
            let site = n.site(site);
            say!(lang, "The site tile is revealed: {site}.", "La tuile de site est révélée : {site}.")
        }
        Chance::Scout { level } => {
            let level = if level < 2 { "I" } else { "II" };
            say!(
                lang,
                "The top level {level} site tile is revealed.",
                "La première tuile de site de niveau {level} est révélée."
            )
        }
        Chance::Guardian { site } => {
            let place = n.found(s, site);
            say!(lang, "A guardian appears at {place}.", "Un gardien apparaît : {place}.")
        }
        Chance::Supply { stack } => {
            let stack = stack + 1;
            say!(
                lang,
                "The assistant on top of supply stack {stack} is turned up.",
                "L'assistant au sommet de la pile {stack} de la réserve est révélé."
            )
        }
        Chance::Rescue { .. } => lang
            .pick("The assistants to be rescued are turned up.", "Les assistants à secourir sont révélés.")
            .into(),
        Chance::Idol { site } => {
            let site = n.site(site);
            say!(lang, "An idol is laid out: {site}.", "Une idole est posée : {site}.")
        }
        Chance::Bonus { .. } => lang
            .pick(
                "A bonus tile is laid out on the research track.",
                "Une tuile bonus est posée sur la piste Recherche.",
            )
            .into(),
        Chance::Temple { .. } => lang
            .pick(
                "The bonus tiles of the Lost Temple are looked through.",
                "Les tuiles bonus du Temple perdu sont examinées.",
            )
            .into(),
        Chance::Colour { purple: true } => {
            lang.pick("A purple tile of the rival is drawn.", "Une tuile violette du rival est tirée.").into()
        }
        Chance::Colour { purple: false } => {
            lang.pick("A red tile of the rival is drawn.", "Une tuile rouge du rival est tirée.").into()
        }
        Chance::Arrow => lang
            .pick(
                "The arrow on the rival's next tile is looked at.",
                "La flèche de la prochaine tuile du rival est regardée.",
            )
            .into(),
        Chance::RivalTile => lang
            .pick("The rival's next tile is turned up.", "La prochaine tuile du rival est révélée.")
            .into(),
        Chance::Objective { .. } => {
            lang.pick("An objective of the rival is revealed.", "Un objectif du rival est révélé.").into()
        }
        Chance::Block => lang
            .pick("The second space of a camp is blocked.", "Le second espace d'un camp est bloqué.")
            .into(),
    }
}
