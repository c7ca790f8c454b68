//! What cannot be used in the toy game, and why.

use crate::{Action, Phase, State, Toy, WORDS};
use kernel::Lang;
use kernel::game::Viewer;
use kernel::why::{What, Why};
use words::say;

/// What a player might want to use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thing {
    /// The top card of the deck.
    Top,
    /// The own card.
    Hand,
    /// The own stake.
    Stake,
}

/// The order of a turn, which is the only rule against anything.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rule {
    /// The card is kept or swapped first.
    CardFirst,
    /// The card was kept or swapped before.
    CardDone,
}

impl Why for Toy {
    type Thing = Thing;
    type Rule = Rule;

    fn things(&self, _state: &State, viewer: Viewer, out: &mut Vec<Thing>) {
        out.push(Thing::Top);
        if viewer != Viewer::Spectator {
            out.extend([Thing::Hand, Thing::Stake]);
        }
    }

    fn uses(&self, _state: &State, action: Action, out: &mut Vec<Thing>) {
        match action {
            Action::Draw(_) => {}
            Action::Peek => out.push(Thing::Top),
            Action::Keep => out.push(Thing::Hand),
            Action::Swap => out.extend([Thing::Top, Thing::Hand]),
            Action::Stake(_) => out.push(Thing::Stake),
        }
    }

    fn rule(&self, state: &State, _thing: Thing) -> Rule {
        if state.phase == Phase::Stake { Rule::CardDone } else { Rule::CardFirst }
    }

    fn what(&self, _state: &State, thing: Thing) -> What {
        let id = match thing {
            Thing::Top => "top",
            Thing::Hand => "hand",
            Thing::Stake => "stake",
        };
        What { kind: "place".into(), id: id.into(), with: None, place: id.into() }
    }

    fn thing_name(&self, _state: &State, thing: Thing, lang: Lang) -> String {
        let key = match thing {
            Thing::Top => "thing-top",
            Thing::Hand => "thing-card",
            Thing::Stake => "thing-stake",
        };
        say!(WORDS, lang, key)
    }

    fn rule_word(&self, rule: Rule) -> &'static str {
        match rule {
            Rule::CardFirst => "card_first",
            Rule::CardDone => "card_done",
        }
    }

    fn rule_text(&self, _state: &State, _thing: Thing, rule: Rule, lang: Lang) -> String {
        let key = match rule {
            Rule::CardFirst => "why-first",
            Rule::CardDone => "why-chosen",
        };
        say!(WORDS, lang, key)
    }

    fn missing(&self, _rule: Rule) -> Vec<(String, u8)> {
        Vec::new()
    }
}
