//! Verbs of cards for deliveries: `delivery_bonus`, `delivery_types`, `delivery`.

use kernel::effect::{EffectError, Words};
use kernel::{Lang, Sink};

use super::each::{Delivery, DeliveryBonus, DeliveryTypes};
use super::text::number;
use super::{Deed, Moment};
use crate::event::Event;
use crate::machine::Machine;
use crate::state::{Frame, State};
use crate::why::Rule;
use crate::words::say;

impl Deed for DeliveryBonus {
    const WORD: &'static str = "delivery_bonus";
    const FORMS: &'static [&'static str] = &["delivery_bonus N"];

    fn parse(words: &mut Words<'_>) -> Result<Self, EffectError> {
        Ok(DeliveryBonus { n: number(words, 1, Self::WORD)? })
    }

    fn print(self) -> String {
        format!("delivery_bonus {}", self.n)
    }

    fn say(self, lang: Lang) -> String {
        say!(lang, "verb-delivery-bonus", n = self.n)
    }

    fn icons(self) -> Vec<String> {
        vec![format!("delivery_bonus:{}", self.n)]
    }

    fn begin<S: Sink<Event>>(self, m: &mut Machine<'_, S>) {
        if let Frame::Delivery { by_card, bonus, many, types } = m.s.top() {
            m.replace(Frame::Delivery { by_card, bonus: bonus.saturating_add(self.n), many, types });
        }
    }

    fn moment(self) -> Option<Moment> {
        Some(Moment::Delivery)
    }

    fn why(self, s: &State) -> Option<Rule> {
        without_treasure(s)
    }
}

impl Deed for DeliveryTypes {
    const WORD: &'static str = "delivery_types";

    fn parse(_: &mut Words<'_>) -> Result<Self, EffectError> {
        Ok(DeliveryTypes {})
    }

    fn begin<S: Sink<Event>>(self, m: &mut Machine<'_, S>) {
        if let Frame::Delivery { by_card, bonus, types, .. } = m.s.top() {
            m.replace(Frame::Delivery { by_card, bonus, many: true, types });
        }
    }

    fn moment(self) -> Option<Moment> {
        Some(Moment::Delivery)
    }

    fn is_playable(self, s: &State) -> bool {
        !matches!(s.top(), Frame::Delivery { many: true, .. })
    }

    fn why(self, s: &State) -> Option<Rule> {
        without_treasure(s)
    }
}

impl Deed for Delivery {
    const WORD: &'static str = "delivery";

    fn parse(_: &mut Words<'_>) -> Result<Self, EffectError> {
        Ok(Delivery {})
    }

    fn begin<S: Sink<Event>>(self, m: &mut Machine<'_, S>) {
        m.push(Frame::Delivery { by_card: true, bonus: 0, many: false, types: 0 });
    }

    fn moment(self) -> Option<Moment> {
        Some(Moment::Turn)
    }

    /// A delivery that has begun is finished before the next begins (ruling 4.11).
    fn is_playable(self, s: &State) -> bool {
        !s.top().is_begun_delivery() && s.me().treasure_count() > 0
    }

    fn why(self, s: &State) -> Option<Rule> {
        without_treasure(s)
    }
}

fn without_treasure(s: &State) -> Option<Rule> {
    (s.me().treasure_count() == 0).then_some(Rule::NoTreasure(None))
}
