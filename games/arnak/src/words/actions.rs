//! What an action means, as an imperative for the player (or a plain fact about chance).

use kernel::Lang;
use kernel::effect::{Effect, Op, Verb as _};

use super::{Names, capital, colon, effect_at, paid_for, say};
use crate::action::Action;
use crate::ids::{Assistant, Card, Guardian, Site, Space, Stack, Step};
use crate::purse::{Cost, Icon, Icons, Purse, Res};
use crate::state::{Chance, Frame, State, Token};
use crate::tables::{Family, Tables};
use crate::travel::discounted;
use crate::verb::{Place, Verb};

/// One short sentence without a full stop.
pub(crate) fn action_text(t: &Tables, s: &State, action: Action, lang: Lang) -> String {
    let n = Names { t, lang, board: s.options.board };
    let frame = s.stack.last().copied().unwrap_or_default();
    match action {
        Action::Deal(card) => turned_up(n, &n.card(card)),
        Action::Draw(card) => {
            let card = n.card(card);
            say!(lang, "Draw {card}", "Piocher {card}")
        }
        Action::Tile(tile) => turned_up(n, &n.tile(tile)),
        Action::Guardian(guardian) => turned_up(n, &n.guardian(guardian)),
        Action::Assistant(assistant) => turned_up(n, &n.assistant(assistant)),
        Action::Idol(idol) => turned_up(n, &n.idol(idol)),
        Action::Bonus(bonus) => turned_up(n, &n.bonus(bonus)),
        Action::Block(site) => {
            let site = n.site(site);
            say!(lang, "Block the second space of {site}", "Bloquer le second espace : {site}")
        }
        Action::Colour(family) => {
            let purple = matches!(frame, Frame::Chance(Chance::Colour { purple: true }));
            let family = family_word(lang, family);
            if purple {
                say!(lang, "Purple tile of the rival: {family}", "Tuile violette du rival : {family}")
            } else {
                say!(lang, "Red tile of the rival: {family}", "Tuile rouge du rival : {family}")
            }
        }
        Action::Arrow(left) => {
            let side = n.side(left);
            say!(lang, "The arrow points {side}", "La flèche pointe {side}")
        }
        Action::RivalTile(tile) => {
            let tile = n.rival_tile(tile);
            say!(lang, "The rival plays the tile {tile}", "Le rival joue la tuile {tile}")
        }
        Action::Objective(objective) => {
            let objective = n.objective(objective);
            say!(lang, "Reveal the objective: {objective}", "Révéler l'objectif : {objective}")
        }

        Action::Dig(space) => {
            let (place, cost) = (n.space(space, n.found(s, space.site())), way(n, s, frame, space, false));
            say!(lang, "Dig at {place} ({cost})", "Excaver : {place} ({cost})")
        }
        Action::Discover(site) => {
            let (place, cost) = (n.site(site), way(n, s, frame, site.space(), true));
            say!(lang, "Discover {place} ({cost})", "Découvrir : {place} ({cost})")
        }
        Action::Overcome(site) => {
            let guardian = s.guardians.get(site.at()).copied().unwrap_or(Guardian::NONE);
            let data = t.guardians.get(guardian.at());
            let free = matches!(frame, Frame::Overcome { .. });
            let cost = n.cost(data.filter(|_| !free).map_or_else(Cost::default, |data| data.cost));
            let (guardian, place) = (n.guardian(guardian), n.found(s, site));
            say!(lang, "Overcome {guardian} at {place} ({cost})", "Maîtriser {guardian} : {place} ({cost})")
        }
        Action::Buy(card) => buy(n, frame, card),
        Action::Take(card) => {
            let name = n.card(card);
            say!(lang, "Take {name}", "Prendre {name}")
        }
        Action::PutOnAltar(card) => {
            let name = n.card(card);
            match frame {
                Frame::AltarArtifact { altar } => {
                    let altar = n.altar(altar);
                    say!(lang, "Put {name} on {altar}", "Poser {name} : {altar}")
                }
                _ => say!(lang, "Put {name} on the altar", "Poser {name} sur l'autel"),
            }
        }
        Action::Play(card) => {
            let name = n.card(card);
            if t.artifacts & card.bit() != 0 && t.main & card.bit() != 0 {
                let cost = n.res(Res::Tablet, 1);
                say!(lang, "Play {name} ({cost})", "Jouer {name} ({cost})")
            } else {
                say!(lang, "Play {name}", "Jouer {name}")
            }
        }
        Action::Research(token, step) => {
            let (who, to, cost) = (n.token(token), n.spot(step.to), bridge(n, s, frame, token, step));
            say!(lang, "Move {who} to {to} ({cost})", "Avancer {who} : {to} ({cost})")
        }
        Action::Temple(stack) => {
            let (tile, cost) = (n.stack(stack), temple(n, s, frame, stack));
            say!(lang, "Take {tile} ({cost})", "Prendre : {tile} ({cost})")
        }
        Action::Wall(spot) => {
            let board = &t.boards[n.board as usize];
            let (class, cost) = board.walls.get(spot.at()).copied().unwrap_or_default();
            let points = board.tile_points.get(class as usize).copied().unwrap_or_default();
            let (place, cost) = (n.spot(spot), n.tokens(cost.less(minus(frame))));
            let s = if points < 2 { "" } else { "s" };
            say!(
                lang,
                "Take the {points}-point tile at {place} ({cost})",
                "Prendre la tuile à {points} point{s} : {place} ({cost})"
            )
        }
        Action::Passage(passage) => {
            let cost = t.boards[n.board as usize]
                .passages
                .get(passage as usize)
                .map_or(Purse::ZERO, |data| data.cost);
            let (passage, cost) = (n.passage(passage), n.tokens(cost.less(minus(frame))));
            say!(lang, "Go into {passage} ({cost})", "Emprunter {passage} ({cost})")
        }
        Action::Altar(altar) => {
            let card =
                s.altar_cards.get(altar as usize).filter(|card| card.is_some()).map(|&card| n.card(card));
            let altar = n.altar(altar);
            let text = say!(lang, "Put a dark tablet under {altar}", "Placer une tablette noire : {altar}");
            card.map_or(text.clone(), |card| format!("{text} ({card})"))
        }
        Action::Pass => {
            lang.pick("Pass for the rest of the round", "Passer jusqu'à la fin de la manche").into()
        }
        Action::EndTurn => lang.pick("End the turn", "Finir le tour").into(),

        Action::Assist(place) => {
            let gold = s.me().gold & 1_u8.checked_shl(place.into()).unwrap_or(0) != 0;
            let assistant = own(s, place);
            let text = lang.pick("Use", "Utiliser");
            side(n, text, assistant, gold)
        }
        Action::Boon(guardian) => {
            let boon = t.rows.guardians.get(guardian.at()).map(|row| &row.boon);
            let name = n.guardian(guardian);
            let text = say!(lang, "Use the boon of {name}", "Utiliser {name}");
            match t.guardians.get(guardian.at()) {
                Some(data) if !data.icons.is_empty() => format!("{text} ({})", n.icons(data.icons)),
                _ => meaning(n, text, boon),
            }
        }
        Action::SlotIdol => {
            lang.pick("Put an idol into a slot", "Placer une idole sur un emplacement Idole").into()
        }
        Action::Pair => lang
            .pick(
                "Make an idol slot of two temple tiles",
                "Former un emplacement Idole avec deux tuiles Temple",
            )
            .into(),
        Action::PairIdol => lang
            .pick(
                "Put an idol into a slot of two temple tiles",
                "Placer une idole sur un emplacement de deux tuiles",
            )
            .into(),

        Action::Option(i) => option(n, frame, i),
        Action::Accept => accept(n, s, frame),
        Action::Decline => match frame {
            Frame::Offer { .. } => lang.pick("Do not pay", "Ne pas payer").into(),
            _ => lang.pick("Skip", "Renoncer").into(),
        },
        Action::Continue => lang.pick("Go on", "Continuer").into(),
        Action::Spend(card) => {
            let name = n.card(card);
            let icons = if card.is_basic() { String::new() } else { icons_of(n, card) };
            say!(lang, "Pay with {name}{icons}", "Payer avec {name}{icons}")
        }
        Action::UseIcon(icon) => {
            let icon = n.icon(icon);
            say!(lang, "Pay with the icon left over: {icon}", "Payer avec l'icône restante : {icon}")
        }
        Action::Cover(icon) => {
            let icon = n.icons(Icons::of(icon, 1));
            say!(lang, "Let the discount cover {icon}", "Couvrir {icon} par la remise")
        }
        Action::Hire => lang.pick("Pay 2 coins for a plane", "Payer 2 pièces pour un avion").into(),
        Action::UseUp(card) => {
            let card = n.card(card);
            say!(lang, "Use up {card}", "Dépenser {card}")
        }
        Action::PayDark(dark) => {
            let all = if let Frame::PayTablets { n } = frame { n } else { dark };
            let paid = Purse::of(Res::Tablet, all.saturating_sub(dark).min(100))
                .plus(Purse::of(Res::Dark, dark.min(100)));
            let paid = n.purse(paid);
            say!(lang, "Pay {paid}", "Payer {paid}")
        }
        Action::DrawCard => lang.pick("Draw a card", "Piocher une carte").into(),
        Action::ExileHand(card) => {
            let card = n.card(card);
            say!(lang, "Exile {card} from your hand", "Exiler {card} de votre main")
        }
        Action::ExilePlay(card) => {
            let card = n.card(card);
            say!(lang, "Exile {card} from your play area", "Exiler {card} de votre zone de jeu")
        }
        Action::ExileTile => lang
            .pick("Exile a fear tile from your play area", "Exiler une tuile Peur de votre zone de jeu")
            .into(),
        Action::Upgrade(res) => {
            let to = if res == Res::Arrowhead { Res::Jewel } else { Res::Arrowhead };
            let (from, to) = (n.res(res, 1), n.res(to, 1));
            say!(lang, "Trade {from} for {to}", "Échanger {from} contre {to}")
        }
        Action::Refresh(place) => {
            let name = n.assistant(own(s, place));
            say!(lang, "Refresh {name}", "Redresser {name}")
        }
        Action::Promote(place) => {
            let assistant = own(s, place);
            let name = n.assistant(assistant);
            let text = say!(lang, "Turn {name} to gold", "Retourner {name} côté or");
            let gold = t.rows.assistants.get(assistant.at()).map(|row| &row.sides[1]);
            meaning(n, text, gold)
        }
        Action::Recruit(stack) => side(n, lang.pick("Take", "Prendre"), top(s, stack), false),
        Action::UseSupply(stack) => {
            let gold = matches!(frame, Frame::UseSupply { gold: true });
            side(n, lang.pick("Use", "Utiliser"), top(s, stack), gold)
        }
        Action::Exchange(place, stack) => {
            let (old, new) = (n.assistant(own(s, place)), n.assistant(top(s, stack)));
            say!(lang, "Exchange {old} for {new}", "Échanger {old} contre {new}")
        }
        Action::Rescue(assistant) => side(n, lang.pick("Take", "Prendre"), assistant, false),
        Action::Relocate(from, to) => {
            let [from, to] = [from, to].map(|space| n.space(space, n.found(s, space.site())));
            say!(lang, "Move the archaeologist from {from} to {to}", "Déplacer l'archéologue : {from} → {to}")
        }
        Action::Activate(site) => {
            let place = n.found(s, site);
            let text = say!(lang, "Activate {place}", "Activer : {place}");
            let asks = matches!(frame, Frame::Activate { place: Place::Mine, .. }) && site.level() == 2;
            if asks { format!("{text} ({})", n.res(Res::Compass, 2)) } else { text }
        }
        Action::Crown(from, to) => {
            let guardian = n.guardian(s.guardians.get(from.at()).copied().unwrap_or(Guardian::NONE));
            let (from, to) = (n.found(s, from), n.found(s, to));
            say!(lang, "Move {guardian} from {from} to {to}", "Déplacer {guardian} : {from} → {to}")
        }
        Action::Recall(space) => {
            let place = n.space(space, n.found(s, space.site()));
            say!(lang, "Return the archaeologist from {place}", "Reprendre l'archéologue : {place}")
        }
        Action::Look(count) => {
            let cards = n.cards(count);
            say!(lang, "Look at {cards}", "Regarder {cards}")
        }
        Action::KeepCard(card) => {
            let card = n.card(card);
            say!(lang, "Keep {card}", "Garder {card}")
        }
        Action::PutDown(card) => {
            let card = n.card(card);
            say!(lang, "Put {card} into your play area", "Placer {card} dans votre zone de jeu")
        }
        Action::SiteFirst => {
            lang.pick("Take the effect of the site first", "Appliquer d'abord l'effet du site").into()
        }
        Action::ObscureFirst => obscure(n, frame),
        Action::Unslot => {
            lang.pick("Take the idol out of the last slot", "Reprendre l'idole du dernier emplacement").into()
        }
        Action::Unpair => lang
            .pick(
                "Take an idol out of a slot of two temple tiles",
                "Reprendre une idole d'un emplacement de deux tuiles",
            )
            .into(),
        Action::BonusFirst => lang.pick("Take the bonus tile first", "Prendre d'abord la tuile bonus").into(),
        Action::RowFirst => {
            lang.pick("Take the effect of the row first", "Appliquer d'abord l'effet de la rangée").into()
        }
        Action::TakeBonus(bonus) => {
            let name = n.bonus(bonus);
            let text = say!(lang, "Take {name}", "Prendre {name}");
            meaning(n, text, t.rows.bonuses.get(bonus.at()).map(|row| &row.effect))
        }
        Action::CopyIdol(idol) => {
            let name = n.idol(idol);
            let text = say!(lang, "Use {name}", "Utiliser {name}");
            meaning(n, text, t.rows.idols.get(idol.at()).map(|row| &row.effect))
        }
        Action::Ready(guardian) => {
            let name = n.guardian(guardian);
            say!(lang, "Turn {name} up again", "Rendre sa faveur à {name}")
        }
        Action::Discard(card) => {
            let card = n.card(card);
            say!(lang, "Discard {card}", "Défausser {card}")
        }
        Action::KeepHand => {
            lang.pick("Keep what is left in your hand", "Garder le reste de votre main").into()
        }
    }
}

fn turned_up(n: Names<'_>, name: &str) -> String {
    say!(n.lang, "Turn up {name}", "Révéler {name}")
}

/// "Do so: what it means".
fn meaning(n: Names<'_>, text: String, effect: Option<&Effect<Verb>>) -> String {
    match effect {
        Some(effect) if !effect.is_nothing() => format!("{text}{}{}", colon(n.lang), effect.inline(n.lang)),
        _ => text,
    }
}

/// An assistant, the side that counts and what that does.
fn side(n: Names<'_>, text: &str, assistant: Assistant, gold: bool) -> String {
    let side = if gold { n.lang.pick("gold", "or") } else { n.lang.pick("silver", "argent") };
    let text = format!("{text} {} ({side})", n.assistant(assistant));
    meaning(n, text, n.t.rows.assistants.get(assistant.at()).map(|row| &row.sides[usize::from(gold)]))
}

fn own(s: &State, place: u8) -> Assistant {
    s.me().assistants.get(place as usize).copied().unwrap_or(Assistant::NONE)
}

fn top(s: &State, stack: u8) -> Assistant {
    s.supply.get(stack as usize).map_or(Assistant::NONE, |supply| supply.top)
}

/// The travel value of a card in brackets.
fn icons_of(n: Names<'_>, card: Card) -> String {
    n.t.icons.get(card.at()).map_or_else(String::new, |&icons| format!(" ({})", n.icons(icons)))
}

/// What sending a figure costs, an effect's help deducted.
fn way(n: Names<'_>, s: &State, frame: Frame, space: Space, discover: bool) -> String {
    let (help, compasses, shell) = match frame {
        Frame::Send { icons, compasses, shell } => (icons, compasses, shell),
        _ => (Icons::NONE, 0, false),
    };
    let board = &n.t.boards[n.board as usize];
    let travel = board.travel.get(space.at()).copied().unwrap_or_default();
    let (mut icons, mut wild) = if shell { (Icons::NONE, 0) } else { discounted(s, travel, help) };
    // A plane that helps covers the hardest icon, but with a ship and a car due the player says which.
    while let Some(hardest) = icons.hardest().filter(|_| wild > 0) {
        if wild == 1 && hardest == Icon::Car && icons.get(Icon::Ship) > 0 {
            break;
        }
        icons = icons.without(hardest);
        wild -= 1;
    }
    let tokens = board.discover.get(space.site().at()).filter(|_| discover).copied().unwrap_or_default();
    let res = tokens.less(Purse::of(Res::Compass, compasses));
    let cost = n.cost(Cost { res, icons, ..Cost::default() });
    if wild > 0 && !icons.is_empty() {
        say!(n.lang, "{cost}, less 1 icon", "{cost}, moins 1 icône")
    } else {
        cost
    }
}

fn buy(n: Names<'_>, frame: Frame, card: Card) -> String {
    let lang = n.lang;
    let name = n.card(card);
    let minus = match frame {
        Frame::Buy { minus, .. } => minus,
        _ => 0,
    };
    let res = if n.t.artifacts & card.bit() != 0 { Res::Compass } else { Res::Coin };
    let price = n.t.cost[card.at()].saturating_sub(minus);
    let cost = n.tokens(Purse::of(res, price));
    say!(lang, "Buy {name} ({cost})", "Acheter {name} ({cost})")
}

/// What a research step costs from where the token stands.
fn bridge(n: Names<'_>, s: &State, frame: Frame, token: Token, step: Step) -> String {
    if frame == Frame::Journal {
        return n.tokens(Purse::ZERO);
    }
    let from = s.me().tokens[token as usize];
    let bridges = n.t.boards[n.board as usize].bridges.get(from.at());
    let bridge = bridges.and_then(|bridges| bridges.iter().find(|bridge| bridge.step == step));
    n.cost(bridge.map_or_else(Cost::default, |bridge| bridge.cost.less(minus(frame))))
}

fn temple(n: Names<'_>, s: &State, frame: Frame, stack: Stack) -> String {
    let stacks = &n.t.boards[s.options.board as usize].stacks;
    n.tokens(stacks.get(stack.at()).map_or(Purse::ZERO, |stack| stack.cost.less(minus(frame))))
}

/// What the effect being resolved takes off the cost of research.
fn minus(frame: Frame) -> Purse {
    if let Frame::Research { minus } = frame { discount(minus) } else { Purse::ZERO }
}

/// The tokens a research effect takes off the cost.
pub(super) fn discount((res, n): (u8, u8)) -> Purse {
    Res::ALL.get(res as usize).map_or(Purse::ZERO, |&res| Purse::of(res, n))
}

/// A branch of a choice by what it does.
fn option(n: Names<'_>, frame: Frame, i: u8) -> String {
    let lang = n.lang;
    if let Frame::Choose { pc, .. } = frame
        && let Op::Choose { n: branches, first, .. } = *n.t.program.op(pc)
        && i < branches
    {
        let branch = n.t.program.branch(first, i);
        if let Op::Pay { cost, otherwise } = *n.t.program.op(branch) {
            return capital(&paying(n, cost, branch, otherwise));
        }
        let effect = effect_at(n.t, branch);
        if !effect.is_nothing() {
            return capital(&effect.inline(lang));
        }
        return lang.pick("Nothing happens", "Rien ne se passe").into();
    }
    let number = u16::from(i) + 1;
    say!(lang, "Option number {number}", "Option n° {number}")
}

/// "pay 1 coin: gain 1 jewel".
fn paying(n: Names<'_>, cost: Cost, pc: u16, otherwise: u16) -> String {
    meaning(n, Verb::say_cost(&cost, n.lang), Some(&paid_for(n.t, pc, otherwise)))
}

fn accept(n: Names<'_>, s: &State, frame: Frame) -> String {
    let lang = n.lang;
    match frame {
        Frame::Offer { pc } => match *n.t.program.op(pc) {
            Op::Pay { cost, otherwise } => capital(&paying(n, cost, pc, otherwise)),
            Op::Do(_) | Op::Choose { .. } | Op::End => lang.pick("Pay", "Payer").into(),
        },
        Frame::May { pc } => {
            let effect = effect_at(n.t, pc);
            if effect.is_nothing() { lang.pick("Yes", "Oui").into() } else { capital(&effect.inline(lang)) }
        }
        Frame::Again { site } => again(n, s, site),
        Frame::Resolve { card } => {
            let name = n.card(card);
            let text = say!(lang, "Resolve {name}", "Appliquer {name}");
            meaning(n, text, Some(&n.t.card(card).effect))
        }
        _ => lang.pick("Yes", "Oui").into(),
    }
}

/// The optional effect printed on a site of the Spider Temple.
fn obscure(n: Names<'_>, frame: Frame) -> String {
    let lang = n.lang;
    let text =
        lang.pick("Take the obscure effect of the site first", "Appliquer d'abord l'effet obscur du site");
    let site = if let Frame::Visit { site, .. } = frame { site } else { Site::NONE };
    let board = n.t.rows.boards.get(n.board as usize);
    match board.and_then(|board| board.sites.get(site.at())) {
        Some(row) if !row.obscure.is_nothing() => format!("{text} ({})", row.obscure.inline(lang)),
        _ => text.into(),
    }
}

/// A family of rival tiles.
fn family_word(lang: Lang, family: u8) -> &'static str {
    match crate::rival::FAMILIES.get(family as usize) {
        Some(Family::Discover) => lang.pick("discovering", "découverte"),
        Some(Family::Research) => lang.pick("researching", "recherche"),
        Some(Family::Overcome) => lang.pick("overcoming a guardian", "victoire sur un gardien"),
        Some(Family::Item) => lang.pick("buying an item", "achat d'objet"),
        Some(Family::Artifact) => lang.pick("buying an artifact", "achat d'artéfact"),
        Some(Family::Dig(_) | Family::Spider | Family::Owl) | None => lang.pick("another one", "une autre"),
    }
}

fn again(n: Names<'_>, s: &State, site: Site) -> String {
    let place = n.found(s, site);
    let lang = n.lang;
    say!(lang, "Resolve {place} a second time", "Appliquer une seconde fois : {place}")
}
