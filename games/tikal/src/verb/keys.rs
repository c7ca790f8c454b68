//! The verb about keys: `key`.

use kernel::effect::{EffectError, Words};
use kernel::{Lang, Or, Sink};

use super::each::Key;
use super::text::{COLOUR_IDS, colour_name};
use super::{Deed, Moment};
use crate::Tikal;
use crate::action::{Action, Gift, Stow};
#[cfg(feature = "bot")]
use crate::bot::Effects;
use crate::event::Event;
use crate::ids::{Colour, NONE};
use crate::machine::Machine;
use crate::state::{Frame, State};
use crate::why::Rule;
use crate::words::say;

impl Deed for Key {
    const WORD: &'static str = "key";
    const FORMS: &'static [&'static str] = &["key COLOUR", "key any"];
    const TILES: bool = true;
    const SPOTS: bool = true;
    const GIFT: Option<Gift> = Some(Gift::Key);

    fn parse(words: &mut Words<'_>) -> Result<Self, EffectError> {
        let known = || Or::of(COLOUR_IDS.into_iter().chain(["any"]));
        let name = words.peek().ok_or_else(|| EffectError::Expected { words: known() })?;
        let at = COLOUR_IDS.iter().position(|&id| id == name);
        if at.is_none() && name != "any" {
            return Err(EffectError::Unknown { word: name.into(), words: known() });
        }
        words.next();
        Ok(Key { colour: at.map(|at| Colour(at as u8)), backpack: false })
    }

    fn print(self) -> String {
        format!("key {}", self.id())
    }

    fn say(self, lang: Lang) -> String {
        let Some(colour) = self.colour else { return say!(lang, "verb-key-any") };
        let name = colour_name(colour);
        say!(lang, "verb-key", colour = name.pick(lang), colour_acc = name.form(lang, "accusative"))
    }

    fn say_sign(self, lang: Lang) -> String {
        let Some(colour) = self.colour else { return say!(lang, "sign-key-any") };
        let name = colour_name(colour);
        say!(lang, "sign-key", colour = name.pick(lang), colour_nom = name.form(lang, "nominative"))
    }

    fn icons(self) -> Vec<String> {
        vec![format!("key:{}", self.id())]
    }

    #[cfg(feature = "bot")]
    fn worth(self, e: &Effects) -> f32 {
        e.key
    }

    fn begin<S: Sink<Event>>(self, m: &mut Machine<'_, S>) {
        let colour = self.colour.map_or(NONE, |colour| colour.0);
        m.push(Frame::TakeKey { backpack: self.backpack, colour });
    }

    fn waiting(frame: Frame) -> Option<Self> {
        let Frame::TakeKey { backpack, colour } = frame else { return None };
        Some(Key { colour: (colour != NONE).then_some(Colour(colour)), backpack })
    }

    fn settle<S: Sink<Event>>(self, m: &mut Machine<'_, S>) -> bool {
        m.skip_if(m.s.keys_left() == 0)
    }

    /// Ruling `no-keys-left`.
    fn possible(self, _: &Tikal, s: &State) -> bool {
        s.keys_left() > 0
    }

    /// The requested colour, or any other once it is used up (ruling 5.2). Another key of the tile may offer the same.
    fn ways(self, _: &Tikal, s: &State, out: &mut Vec<Action>) {
        let wanted = self.colour.filter(|&colour| s.has_key(colour));
        let stows: &[Stow] = if self.backpack { &[Stow::Backpack] } else { &[Stow::Backpack, Stow::Camp] };
        for (at, &n) in s.keys.iter().enumerate() {
            let colour = Colour(at as u8);
            if n == 0 || wanted.is_some_and(|wanted| wanted != colour) {
                continue;
            }
            for &stow in stows {
                let way = Action::Key(colour, stow);
                if !out.contains(&way) {
                    out.push(way);
                }
            }
        }
    }

    /// The key of this colour is used first, then one of any colour, then one whose own colour is used up (ruling 5.2).
    fn fits(self, s: &State, action: Action) -> Option<u8> {
        let Action::Key(taken, _) = action else { return None };
        match self.colour {
            Some(colour) if colour == taken => Some(0),
            None => Some(1),
            Some(colour) => (!s.has_key(colour)).then_some(2 + colour.0),
        }
    }

    fn answer<S: Sink<Event>>(self, m: &mut Machine<'_, S>, action: Action) {
        let Action::Key(colour, stow) = action else { unreachable!("{action:?} takes no key") };
        m.s.keys[colour.index()] -= 1;
        let me = m.s.me_mut();
        match stow {
            Stow::Camp => me.camp[colour.index()] += 1,
            Stow::Backpack => me.backpack[colour.index()] += 1,
        }
        m.emit(|seat| Event::GotKey { seat, key: colour, to: stow });
    }

    fn moment(self) -> Option<Moment> {
        self.colour.is_none().then_some(Moment::Turn)
    }

    fn is_playable(self, s: &State) -> bool {
        s.keys_left() > 0
    }

    fn brings_key(self) -> bool {
        true
    }

    fn why(self, s: &State) -> Option<Rule> {
        (s.keys_left() == 0).then_some(Rule::NoKeys)
    }
}

impl Key {
    fn id(self) -> &'static str {
        self.colour.map_or("any", |colour| COLOUR_IDS[colour.index()])
    }
}
