//! Verbs about the cards for sale: `buy`, `take`, `hammer`.

use kernel::effect::{EffectError, Words};
use kernel::{Lang, Sink};

use super::each::{Buy, Hammer, Take};
use super::text::{MOST, WARES, needed, one_of, ware_key};
use super::{Deed, Dest, Terms, Verb, Ware};
use crate::action::Action;
#[cfg(feature = "bot")]
use crate::bot::ArnakValue;
use crate::event::Event;
use crate::ids::Card;
use crate::legal::{self, Ways, might_interrupt, unlisted};
use crate::machine::Machine;
use crate::purse::{Purse, Res};
use crate::state::{Chance, State};
use crate::tables::Tables;
use crate::travel::bits;
use crate::verb_text::{res_text, row, token};
use crate::why::{Rule, Thing};
use crate::words::{Names, say, sentence};

impl Deed for Buy {
    const WORD: &'static str = "buy";
    const RELIABLE: bool = true;

    fn parse(words: &mut Words<'_>) -> Result<Self, EffectError> {
        let ware = one_of(words, &WARES)?;
        let minus = if words.eat("minus") { needed(words, MOST)? } else { 0 };
        Ok(Buy { ware, minus, reveal: words.eat("reveal"), must: false })
    }

    fn print(self) -> String {
        let minus = if self.minus > 0 { format!(" minus {}", self.minus) } else { String::new() };
        format!("buy {}{minus}{}", ware_key(self.ware), if self.reveal { " reveal" } else { "" })
    }

    fn say(self, lang: Lang) -> String {
        let Buy { ware, minus, reveal, .. } = self;
        let key = match (ware, reveal) {
            (Ware::Item, false) => "verb-buy-item",
            (Ware::Artifact, false) => "verb-buy-artifact",
            (Ware::Either, false) => "verb-buy-either",
            (Ware::Item, true) => "verb-reveal-item",
            (Ware::Artifact, true) => "verb-reveal-artifact",
            (Ware::Either, true) => "verb-reveal-either",
        };
        let [coins, compasses] = [Res::Coin, Res::Compass].map(|res| res_text(res, minus, lang));
        say!(lang, key, minus = minus, coins = coins, compasses = compasses)
    }

    fn icons(self) -> Vec<String> {
        let mut row = row(&["buy", ware_key(self.ware)]);
        if self.minus > 0 {
            let off: &[Res] = match self.ware {
                Ware::Item => &[Res::Coin],
                Ware::Artifact => &[Res::Compass],
                Ware::Either => &[Res::Coin, Res::Compass],
            };
            for (at, res) in off.iter().enumerate() {
                row.push(if at == 0 { "minus" } else { "or" }.into());
                row.push(token(res.key(), self.minus));
            }
        }
        row.extend(self.reveal.then(|| "reveal".into()));
        row
    }

    #[cfg(feature = "bot")]
    fn worth(self, value: &ArnakValue) -> f32 {
        0.3 + value.w.effects.discount * f32::from(self.minus)
    }

    /// Reveals the top card if the effect says so; skips an impossible purchase.
    fn settle<S: Sink<Event>>(self, m: &mut Machine<'_, S>) -> bool {
        if self.reveal {
            let artifact = self.ware == Ware::Artifact;
            let (top, bag) =
                if artifact { (m.s.artifact_top, m.s.artifact_bag) } else { (m.s.item_top, m.s.item_bag) };
            if top.is_none() && bag != 0 {
                if bag.is_power_of_two() {
                    m.reveal(artifact, Card(bag.trailing_zeros() as u8));
                } else {
                    m.push(Chance::Reveal { artifact });
                }
                return true;
            }
        }
        m.skip_if(m.hopeless())
    }

    fn ways(self, t: &Tables, s: &State, out: &mut impl FnMut(Action)) {
        legal::buy(t, s, self.ware, self.minus, out);
        if self.reveal {
            let (top, have) = if self.ware == Ware::Artifact {
                (s.artifact_top, s.me().has(Res::Compass))
            } else {
                (s.item_top, s.me().has(Res::Coin))
            };
            if top.is_some() && t.cost[top.at()].saturating_sub(self.minus) <= have {
                out(Action::Buy(top));
            }
        }
    }

    fn optional(self) -> bool {
        !self.must
    }

    fn excused(self, ways: &[Action]) -> bool {
        self.must && ways.is_empty()
    }

    fn answer<S: Sink<Event>>(self, m: &mut Machine<'_, S>, action: Action) {
        let Action::Buy(card) = action else { unlisted(action) };
        m.purchase(card, self.minus);
    }

    /// Artifacts have every kind of effect.
    fn upsets(self) -> bool {
        self.ware != Ware::Item
    }

    fn terms(self) -> Terms {
        let off = Purse::of(Res::Coin, self.minus).plus(Purse::of(Res::Compass, self.minus));
        Terms { tokens: off, ..Terms::default() }
    }

    /// Ruling 67: the purchase of the discount assistant is indivisible.
    fn interruptible(self) -> bool {
        !self.must
    }

    /// Ruling 67: the discount assistant is a purchase, which its use begins.
    fn as_main(self) -> Option<Verb> {
        Some(Buy { must: true, ..self }.into())
    }

    fn useful_as_main(self, t: &Tables, s: &State) -> bool {
        let mut any = false;
        legal::buy(t, s, self.ware, self.minus, &mut |_| any = true);
        any
    }

    fn prompt(self, n: Names<'_>, s: &State) -> String {
        let what = sentence(&Buy { reveal: false, ..self }.say(n.lang));
        let top = [s.item_top, s.artifact_top].into_iter().find(|card| self.reveal && card.is_some());
        match top.map(|card| n.card(card)) {
            Some(card) => say!(n.lang, "ask-buy-revealed", what = what, card = card),
            None => what,
        }
    }

    fn why(self, _: &Tables, s: &State, thing: Thing) -> Option<Rule> {
        wrong_ware(s, self.ware, thing)
    }

    fn awaits(self, chance: Chance) -> bool {
        let artifact = self.ware == Ware::Artifact;
        self.reveal && matches!(chance, Chance::Reveal { artifact: revealed } if revealed == artifact)
    }
}

impl Deed for Take {
    const WORD: &'static str = "take";

    fn parse(words: &mut Words<'_>) -> Result<Self, EffectError> {
        let ware = one_of(words, &WARES[..2])?;
        let dest = match (ware, words.peek()) {
            (Ware::Item, Some("hand")) => Dest::Hand,
            (Ware::Item, Some("top")) => Dest::Top,
            _ => Dest::Bottom,
        };
        if dest != Dest::Bottom {
            words.next();
        }
        Ok(Take { ware, dest })
    }

    fn print(self) -> String {
        let to = match self.dest {
            Dest::Bottom => "",
            Dest::Hand => " hand",
            Dest::Top => " top",
        };
        format!("take {}{to}", ware_key(self.ware))
    }

    fn say(self, lang: Lang) -> String {
        let key = match (self.ware, self.dest) {
            (Ware::Artifact, _) => "verb-take-artifact",
            (Ware::Item | Ware::Either, Dest::Bottom) => "verb-take-bottom",
            (Ware::Item | Ware::Either, Dest::Hand) => "verb-take-hand",
            (Ware::Item | Ware::Either, Dest::Top) => "verb-take-top",
        };
        say!(lang, key)
    }

    fn icons(self) -> Vec<String> {
        let mut row = row(&["take", ware_key(self.ware)]);
        match self.dest {
            Dest::Bottom => {}
            Dest::Hand => row.push("hand".into()),
            Dest::Top => row.push("deck_top".into()),
        }
        row
    }

    #[cfg(feature = "bot")]
    fn worth(self, value: &ArnakValue) -> f32 {
        match self.ware {
            Ware::Item => value.w.effects.take_item,
            Ware::Artifact | Ware::Either => value.w.effects.take_artifact,
        }
    }

    fn ways(self, _: &Tables, s: &State, out: &mut impl FnMut(Action)) {
        for &card in self.cards(s).iter().filter(|c| c.is_some()) {
            out(Action::Take(card));
        }
    }

    fn answer<S: Sink<Event>>(self, m: &mut Machine<'_, S>, action: Action) {
        let Action::Take(card) = action else { unlisted(action) };
        m.take_from_row(card);
        m.emit(|seat| Event::ItemGained { seat, card });
        m.receive(card, self.dest);
    }

    fn excused(self, ways: &[Action]) -> bool {
        ways.is_empty()
    }

    /// A card drawn before the item reaches the deck differs from one drawn after.
    fn waits(self, t: &Tables, s: &State, sole: &Ways) -> bool {
        self.ware == Ware::Item
            && self.dest != Dest::Hand
            && matches!(sole, Ways::One(_))
            && !s.me().deck.is_empty()
            && might_interrupt(t, s)
    }

    fn possible(self, _: &Tables, s: &State, _: u16) -> bool {
        self.cards(s).iter().any(|c| c.is_some())
    }

    /// Artifacts have every kind of effect.
    fn upsets(self) -> bool {
        self.ware != Ware::Item
    }

    fn why(self, _: &Tables, s: &State, thing: Thing) -> Option<Rule> {
        wrong_ware(s, self.ware, thing)
    }

    fn meant(self, action: Action) -> Action {
        taken(action)
    }
}

impl Take {
    fn cards(self, s: &State) -> &[Card] {
        let (artifacts, items) = s.row.split_at(s.round as usize);
        if self.ware == Ware::Item { items } else { artifacts }
    }
}

impl Deed for Hammer {
    const WORD: &'static str = "hammer";
    const RELIABLE: bool = true;

    fn parse(_: &mut Words<'_>) -> Result<Self, EffectError> {
        Ok(Hammer {})
    }

    fn icons(self) -> Vec<String> {
        row(&["hammer"])
    }

    #[cfg(feature = "bot")]
    fn worth(self, value: &ArnakValue) -> f32 {
        value.w.effects.hammer
    }

    /// Ruling 66: the rightmost item is exiled first.
    fn begin<S: Sink<Event>>(self, m: &mut Machine<'_, S>) {
        let round = m.s.round as usize;
        if let Some(place) = (round..6).rev().find(|&p| m.s.row[p].is_some()) {
            let card = std::mem::replace(&mut m.s.row[place], Card::NONE);
            m.s.exiled |= card.bit();
            m.log.emit(|| Event::RowExiled { card });
        }
        m.ask(self);
    }

    fn settle<S: Sink<Event>>(self, m: &mut Machine<'_, S>) -> bool {
        m.skip_if(!legal::any_way(m.t, m.s))
    }

    fn ways(self, t: &Tables, s: &State, out: &mut impl FnMut(Action)) {
        for card in bits(s.exiled & t.items) {
            out(Action::Take(card));
        }
    }

    fn optional(self) -> bool {
        true
    }

    fn answer<S: Sink<Event>>(self, m: &mut Machine<'_, S>, action: Action) {
        let Action::Take(card) = action else { unlisted(action) };
        m.s.exiled &= !card.bit();
        m.emit(|seat| Event::ItemGained { seat, card });
        m.receive(card, Dest::Bottom);
    }

    fn prompt(self, n: Names<'_>, _: &State) -> String {
        say!(n.lang, "ask-hammer")
    }

    fn meant(self, action: Action) -> Action {
        taken(action)
    }
}

/// The row also shows cards of the other kind.
fn wrong_ware(s: &State, ware: Ware, thing: Thing) -> Option<Rule> {
    let Thing::Row(card) = thing else { return None };
    let artifact = s.row[..s.round as usize].contains(&card);
    let other = match ware {
        Ware::Item => artifact,
        Ware::Artifact => !artifact,
        Ware::Either => false,
    };
    other.then_some(Rule::WrongWare(ware))
}

/// Programs up to version 0.1 wrote `buy` for every card gained.
fn taken(action: Action) -> Action {
    match action {
        Action::Buy(card) => Action::Take(card),
        _ => action,
    }
}
