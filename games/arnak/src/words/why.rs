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

/// The name of a thing.
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
        Thing::FearTiles => say!(lang, "thing-fear-tiles"),
        Thing::Deck => say!(lang, "thing-deck"),
        Thing::Token(token) => super::capital(&n.token(token)),
        Thing::Spot(token, spot) => {
            say!(lang, "thing-spot", spot = n.spot(spot), token = n.token(token))
        }
        Thing::Wall(spot) => {
            let spot = n.spot(spot);
            say!(lang, "thing-wall", spot = spot)
        }
        Thing::Stack(stack) => n.stack(stack),
        Thing::Passage(passage) => n.passage(passage),
        Thing::Altar(altar) => n.altar(altar),
        Thing::Bonus(bonus) => n.bonus(bonus),
        Thing::Supply(stack) => n.assistant(s.supply[stack as usize].top),
        Thing::Rescue(assistant) => n.assistant(assistant),
        Thing::Assistant(place) => {
            // Their owner is not named: they are the decider's, or shared.
            let place = place + 1;
            say!(lang, "thing-assistant", place = place)
        }
        Thing::Idols => say!(lang, "thing-idols"),
        Thing::Slots => say!(lang, "thing-slots"),
        Thing::Pairs => say!(lang, "thing-pairs"),
        Thing::Resource(res) => super::capital(&res_word(res, 2, lang)),
        Thing::Travel(icon) => super::capital(&icon_word(icon, 2, lang)),
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
            say!(lang, "why-first", first = first)
        }
        Rule::Occupied(who) => occupied(n, who),
        Rule::NoTiles(level) => no_tiles(lang, level),
        Rule::NotWithGuardian(site) => not_with_guardian(n, s, site),
        Rule::NotSoHigh(row) => say!(lang, "why-not_so_high", row = row),
        Rule::NotAtPassage(from) => {
            let from = n.spot(from);
            say!(lang, "why-not_at_passage", from = from)
        }
        Rule::NotAboveAltar(row) => say!(lang, "why-not_above_altar", row = row),
        Rule::PairShort(more) => say!(lang, "why-pair_short", n = more),
        Rule::WrongIcon(icon) => wrong_icon(n, thing, icon),
        Rule::WrongWare(ware) => match ware {
            Ware::Item => say!(lang, "why-wrong_ware-item"),
            Ware::Artifact => say!(lang, "why-wrong_ware-artifact"),
            Ware::Either => say!(lang, "why-wrong_ware-either"),
        },
        // Its word is that of icons left over.
        Rule::BoonTravels => say!(lang, "why-boon_travels"),
        // Rules that need no number and no name go by their word.
        _ => say!(lang, &format!("why-{}", rule_word(rule))),
    }
}

/// "You are 2 compasses and 1 car of travel short."
fn short(n: Names<'_>, s: &State, thing: Thing, cost: Cost) -> String {
    let lang = n.lang;
    let mut parts: Vec<String> = cost.res.iter().map(|(res, by)| n.res(res, by)).collect();
    if !cost.icons.is_empty() {
        parts.push(say!(lang, "of-travel", icons = n.icons(cost.icons)));
    }
    let rest = Cost { cards: cost.cards, idols: cost.idols, ..Cost::default() };
    if rest != Cost::default() {
        parts.push(n.cost(rest));
    }
    let parts = parts.into_iter().reduce(|a, b| say!(lang, "list-and", a = a, b = b)).unwrap_or_default();
    match guardian_here(s, thing) {
        Some(guardian) => {
            let guardian = n.guardian(guardian);
            say!(lang, "why-short-guardian", guardian = guardian, parts = parts)
        }
        None => say!(lang, "why-short", parts = parts),
    }
}

/// The guardian beside one of the player's figures at the site, which can be overcome there.
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
            say!(lang, "why-occupied", player = player)
        }
        None => {
            say!(lang, "why-occupied-rival")
        }
    }
}

fn no_tiles(lang: Lang, level: u8) -> String {
    let level = if level < 2 { "I" } else { "II" };
    say!(lang, "why-no_tiles", level = level)
}

fn not_with_guardian(n: Names<'_>, s: &State, site: Site) -> String {
    let (lang, place) = (n.lang, n.found(s, site));
    say!(lang, "why-not_with_guardian", place = place)
}

fn wrong_icon(n: Names<'_>, thing: Thing, icon: Icon) -> String {
    let lang = n.lang;
    let due = icon_word(icon, 1, lang);
    if matches!(thing, Thing::Hand(Card(card)) if Card(card) != FEAR) {
        say!(lang, "why-wrong_icon-card", due = due)
    } else {
        say!(lang, "why-wrong_icon", due = due)
    }
}
