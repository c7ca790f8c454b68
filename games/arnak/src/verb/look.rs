//! `look`: draws cards to look at, keeps one, and the others go to the play area or back on the deck (the earrings).

use kernel::effect::{EffectError, Words};
use kernel::{Lang, Sink};

use super::Deed;
use super::each::Look;
use super::text::{needed, one_of};
use crate::action::Action;
#[cfg(feature = "bot")]
use crate::bot::ArnakValue;
use crate::errors::FrameError;
use crate::event::Event;
use crate::legal::unlisted;
use crate::machine::Machine;
use crate::state::{DECK, DrawTo, Frame, State, Task};
use crate::tables::Tables;
use crate::verb_text::{token, up_to};
use crate::words::say;

impl Deed for Look {
    const WORD: &'static str = "look";
    const FRAME: Option<&'static str> = Some("look_how_many");
    const RELIABLE: bool = true;

    fn parse(words: &mut Words<'_>) -> Result<Self, EffectError> {
        let bottom = one_of(words, &[("top", false), ("bottom", true)])?;
        Ok(Look { bottom, max: needed(words, 3)? })
    }

    fn print(self) -> String {
        format!("look {} {}", if self.bottom { "bottom" } else { "top" }, self.max)
    }

    fn say(self, lang: Lang) -> String {
        let key = if self.bottom { "verb-look-bottom" } else { "verb-look" };
        say!(lang, key, numbers = up_to(self.max, lang))
    }

    fn icons(self) -> Vec<String> {
        vec![token(if self.bottom { "look_bottom" } else { "look_top" }, self.max)]
    }

    #[cfg(feature = "bot")]
    fn worth(self, value: &ArnakValue) -> f32 {
        value.w.effects.look
    }

    fn settle<S: Sink<Event>>(self, m: &mut Machine<'_, S>) -> bool {
        // A list that is full, with all items of the game in one deck, has no room for a card put back.
        let deck = &m.s.me().deck;
        m.skip_if(deck.is_empty() || deck.len() == DECK)
    }

    fn ways(self, _: &Tables, s: &State, out: &mut impl FnMut(Action)) {
        for n in 1..=self.max.min(s.me().deck_size()) {
            out(Action::Look(n));
        }
    }

    fn answer<S: Sink<Event>>(self, m: &mut Machine<'_, S>, action: Action) {
        let Action::Look(n) = action else { unlisted(action) };
        m.push(Task::LookDraw { bottom: self.bottom, n });
    }

    fn upsets(self) -> bool {
        true
    }

    fn sound(self) -> Result<(), FrameError> {
        if (1..=3).contains(&self.max) { Ok(()) } else { Err(FrameError::LookMost) }
    }
}

impl<S: Sink<Event>> Machine<'_, S> {
    /// Draws the next card to look at; the last of them leads to the choice.
    pub(crate) fn look_draw(&mut self, bottom: bool, n: u8) {
        if n == 0 || self.s.me().deck.is_empty() {
            self.push(Frame::LookDiscard { bottom });
        } else {
            self.push(Task::LookDraw { bottom, n: n - 1 });
            self.draw(self.s.turn, bottom, DrawTo::Look);
        }
    }
}
