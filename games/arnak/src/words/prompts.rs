//! The current decision, and its cost.

use kernel::effect::{Effect, Op};
use kernel::{Lang, Seat};

use super::{Names, capital, effect_at, paid_for, say};
use crate::state::{Chance, DrawTo, Frame, State, Task};
use crate::tables::Tables;

/// One sentence for the player to decide; for chance, what is being revealed.
pub(crate) fn prompt(t: &Tables, s: &State, lang: Lang) -> String {
    let n = Names { t, lang, board: s.options.board };
    let Some(&frame) = s.stack.last() else {
        return say!(lang, "ask-over");
    };
    match frame {
        Frame::Chance(what) => chance(n, s, what),
        Frame::Turn if s.main_used => say!(lang, "ask-turn-used"),
        Frame::Turn => say!(lang, "ask-turn"),
        Frame::Keep { .. } => say!(lang, "ask-keep"),
        Frame::Choose { pc, .. } if pc == t.slots => {
            say!(lang, "ask-slot")
        }
        Frame::Choose { left, .. } if left > 1 => {
            say!(lang, "ask-choose-more", left = left)
        }
        Frame::Choose { .. } => say!(lang, "ask-choose"),
        Frame::Offer { pc } => match *t.program.op(pc) {
            Op::Pay { cost, otherwise } => Effect::Pay(cost, Box::new(paid_for(t, pc, otherwise))).say(lang),
            Op::Do(_) | Op::Choose { .. } | Op::End => say!(lang, "ask-offer"),
        },
        Frame::PayTravel { need, wild } => {
            let text = if wild > 0 { "ask-cover" } else { "ask-travel" };
            let icons = n.icons(need);
            purposed(n, s, text, |key, purpose| say!(lang, key, icons = &icons, purpose = purpose))
        }
        Frame::PayCards { n: count } => {
            purposed(n, s, "ask-cards", |key, purpose| say!(lang, key, n = count, purpose = purpose))
        }
        Frame::PayTablets { n: count } => {
            let tablets = n.res(crate::purse::Res::Tablet, count);
            say!(lang, "ask-tablets", tablets = tablets)
        }
        Frame::Again { site } => {
            let place = n.found(s, site);
            say!(lang, "ask-again", place = place)
        }
        Frame::Pause => say!(lang, "ask-pause"),
        Frame::Resolve { card } => {
            let card = n.card(card);
            say!(lang, "ask-resolve", card = card)
        }
        Frame::Rewards { .. } => say!(lang, "ask-rewards"),
        Frame::May { pc } => {
            let effect = effect_at(t, pc).inline(lang);
            say!(lang, "ask-may", effect = effect)
        }
        Frame::Visit { .. } => say!(lang, "ask-visit"),
        Frame::AltarArtifact { altar } => {
            let altar = n.altar(altar);
            say!(lang, "ask-altar", altar = altar)
        }
        Frame::TakeBonus { .. } => say!(lang, "ask-bonus"),
        Frame::LookDiscard { bottom: true } => say!(lang, "ask-look-bottom"),
        Frame::LookDiscard { bottom: false } => say!(lang, "ask-look"),
        Frame::LookKeep => say!(lang, "ask-look-keep"),
        Frame::Ask(verb) => verb.prompt(n, s),
        // Never waits for an answer.
        Frame::Empty | Frame::Task(_) => say!(lang, "ask-goes-on"),
    }
}

/// A clause as a sentence of its own.
pub(crate) fn sentence(clause: &str) -> String {
    format!("{}.", capital(clause))
}

/// The sentence of a payment with its purpose: `key` alone, or with the purpose after a dash.
fn purposed(n: Names<'_>, s: &State, key: &str, say: impl Fn(&str, String) -> String) -> String {
    let payment = |frame: &&Frame| {
        matches!(frame, Frame::PayTravel { .. } | Frame::PayCards { .. } | Frame::PayTablets { .. })
    };
    match s.stack.iter().rev().find(|frame| !payment(frame)) {
        Some(&Frame::Task(Task::Arrive { space, .. })) => {
            say(&format!("{key}-reach"), n.found(s, space.site()))
        }
        Some(&Frame::Task(Task::TakeGuardian { site })) => {
            say(&format!("{key}-overcome"), n.guardian(s.guardians[site.at()]))
        }
        Some(&Frame::Rewards { spot, .. }) => say(&format!("{key}-bridge"), n.spot(spot)),
        _ => say(key, String::new()),
    }
}

fn chance(n: Names<'_>, s: &State, what: Chance) -> String {
    let lang = n.lang;
    match what {
        Chance::Card { seat, to, .. } => {
            let who = n.player(Seat(seat));
            match to {
                DrawTo::Hand => say!(lang, "chance-hand", who = who),
                DrawTo::Look => {
                    say!(lang, "chance-look", who = who)
                }
            }
        }
        Chance::Row { place } if place < s.round => {
            say!(lang, "chance-row-artifact")
        }
        Chance::Row { .. } => {
            say!(lang, "chance-row-item")
        }
        Chance::Reveal { artifact: true } => {
            say!(lang, "chance-reveal-artifact")
        }
        Chance::Reveal { artifact: false } => {
            say!(lang, "chance-reveal-item")
        }
        Chance::Tile { site } | Chance::RivalSite { site } => {
            let site = n.site(site);
            say!(lang, "chance-tile", site = site)
        }
        Chance::Scout { level } => {
            let level = if level < 2 { "I" } else { "II" };
            say!(lang, "chance-scout", level = level)
        }
        Chance::Guardian { site } => {
            let place = n.found(s, site);
            say!(lang, "chance-guardian", place = place)
        }
        Chance::Supply { stack } => {
            say!(lang, "chance-supply", n = stack + 1)
        }
        Chance::Rescue { .. } => say!(lang, "chance-rescue"),
        Chance::Idol { site } => {
            let site = n.site(site);
            say!(lang, "chance-idol", site = site)
        }
        Chance::Bonus { .. } => say!(lang, "chance-bonus"),
        Chance::Temple { .. } => say!(lang, "chance-temple"),
        Chance::Colour { purple: true } => {
            say!(lang, "chance-colour-purple")
        }
        Chance::Colour { purple: false } => {
            say!(lang, "chance-colour-red")
        }
        Chance::Arrow => say!(lang, "chance-arrow"),
        Chance::RivalTile => say!(lang, "chance-rival-tile"),
        Chance::Objective { .. } => {
            say!(lang, "chance-objective")
        }
        Chance::Block => say!(lang, "chance-block"),
    }
}
