//! Verbs about own cards: `draw`, `exile`, `useup`.

use kernel::effect::{EffectError, Words};
use kernel::{Lang, Sink};

use super::Deed;
use super::each::{Draw, Exile, UseUp};
use super::text::{MOST, MOST_CARDS, amount, number};
use crate::action::Action;
#[cfg(feature = "bot")]
use crate::bot::ArnakValue;
use crate::errors::FrameError;
use crate::event::Event;
use crate::ids::FEAR;
use crate::legal::{self, unlisted};
use crate::machine::Machine;
use crate::state::{Chance, DrawTo, State};
use crate::tables::Tables;
use crate::travel::{self, bits};
use crate::verb_text::{row, token};
use crate::words::say;

/// Who holds this many cards draws no more (ruling 113).
const LARGEST_HAND: u8 = 60;

impl Deed for Draw {
    const WORD: &'static str = "draw";
    const RELIABLE: bool = true;

    fn parse(words: &mut Words<'_>) -> Result<Self, EffectError> {
        let bottom = words.eat("bottom");
        Ok(Draw { n: amount(words, MOST_CARDS)?, bottom })
    }

    fn print(self) -> String {
        format!("draw{}{}", if self.bottom { " bottom" } else { "" }, number(self.n))
    }

    fn say(self, lang: Lang) -> String {
        say!(lang, if self.bottom { "verb-draw-bottom" } else { "verb-draw" }, n = self.n)
    }

    fn icons(self) -> Vec<String> {
        vec![token(if self.bottom { "draw_bottom" } else { "draw" }, self.n)]
    }

    #[cfg(feature = "bot")]
    fn worth(self, value: &ArnakValue) -> f32 {
        value.w.effects.draw * f32::from(self.n)
    }

    fn settle<S: Sink<Event>>(self, m: &mut Machine<'_, S>) -> bool {
        let me = m.s.me();
        m.skip_if(self.n == 0 || me.deck.is_empty() || me.hand_size() >= LARGEST_HAND)
    }

    fn ways(self, _: &Tables, _: &State, out: &mut impl FnMut(Action)) {
        out(Action::DrawCard);
    }

    fn optional(self) -> bool {
        true
    }

    fn answer<S: Sink<Event>>(self, m: &mut Machine<'_, S>, _: Action) {
        m.ask(Draw { n: self.n - 1, ..self });
        m.draw(m.s.turn, self.bottom, DrawTo::Hand);
    }

    fn sound(self) -> Result<(), FrameError> {
        if self.n <= MOST { Ok(()) } else { Err(FrameError::Number { low: 0, high: MOST }) }
    }

    #[cfg(feature = "bot")]
    fn parts(self) -> Vec<(String, u8)> {
        vec![(Self::WORD.into(), self.n)]
    }

    fn awaits(self, chance: Chance) -> bool {
        matches!(chance, Chance::Card { to: DrawTo::Hand, .. })
    }

    fn is_from_bottom(self) -> bool {
        self.bottom
    }
}

impl Deed for Exile {
    const WORD: &'static str = "exile";
    const RELIABLE: bool = true;

    fn parse(_: &mut Words<'_>) -> Result<Self, EffectError> {
        Ok(Exile {})
    }

    fn icons(self) -> Vec<String> {
        row(&["exile"])
    }

    #[cfg(feature = "bot")]
    fn worth(self, value: &ArnakValue) -> f32 {
        value.w.effects.exile
    }

    fn settle<S: Sink<Event>>(self, m: &mut Machine<'_, S>) -> bool {
        let me = m.s.me();
        let nothing = me.hand_size() == 0 && me.play == 0 && me.play_fear == 0 && me.fear_tiles == 0;
        m.skip_if(nothing && m.hopeless())
    }

    /// Rulings 20, 21 and 24.
    fn ways(self, t: &Tables, s: &State, out: &mut impl FnMut(Action)) {
        let me = s.me();
        legal::use_up(t, s, travel::outstanding(t, s), &mut |action| {
            if let Action::UseUp(card) = action {
                out(Action::ExileHand(card));
            }
        });
        for card in bits(me.play).chain((me.play_fear > 0).then_some(FEAR)) {
            out(Action::ExilePlay(card));
        }
        if me.fear_tiles > 0 {
            out(Action::ExileTile);
        }
    }

    fn optional(self) -> bool {
        true
    }

    fn answer<S: Sink<Event>>(self, m: &mut Machine<'_, S>, action: Action) {
        let (t, seat) = (m.t, m.s.turn);
        let me = m.s.me_mut();
        let card = match action {
            Action::ExileTile => {
                me.fear_tiles -= 1;
                m.emit(|seat| Event::ExiledFearTile { seat });
                return;
            }
            Action::ExileHand(card) => {
                me.take_from_hand(t, card);
                card
            }
            Action::ExilePlay(card) => {
                if card == FEAR {
                    me.play_fear -= 1;
                } else {
                    me.play &= !card.bit();
                }
                card
            }
            _ => unlisted(action),
        };
        m.exile_card(seat, card);
        m.emit(|seat| Event::Exiled { seat, card });
    }
}

impl Deed for UseUp {
    const WORD: &'static str = "useup";
    const FRAME: Option<&'static str> = Some("use_up");
    const RELIABLE: bool = true;

    fn parse(_: &mut Words<'_>) -> Result<Self, EffectError> {
        Ok(UseUp {})
    }

    fn icons(self) -> Vec<String> {
        row(&["use_up"])
    }

    #[cfg(feature = "bot")]
    fn worth(self, value: &ArnakValue) -> f32 {
        -value.w.effects.use_up
    }

    fn settle<S: Sink<Event>>(self, m: &mut Machine<'_, S>) -> bool {
        m.skip_if(m.s.me().hand_size() == 0)
    }

    fn ways(self, t: &Tables, s: &State, out: &mut impl FnMut(Action)) {
        legal::use_up_due(t, s, out);
    }

    fn answer<S: Sink<Event>>(self, m: &mut Machine<'_, S>, action: Action) {
        let Action::UseUp(card) = action else { unlisted(action) };
        m.use_up(card);
    }

    fn uses_up(self) -> u8 {
        1
    }
}
