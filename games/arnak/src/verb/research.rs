//! Verbs about the research track: `research`, `journal`.

use kernel::effect::{EffectError, Words};
use kernel::{Lang, Sink};

use super::each::{Journal, Research};
use super::text::{MOST, RESOURCES, amount, one_of, print_purse};
use super::{Deed, Terms};
use crate::action::Action;
#[cfg(feature = "bot")]
use crate::bot::ArnakValue;
use crate::errors::FrameError;
use crate::event::Event;
use crate::legal::{self, unlisted};
use crate::machine::Machine;
use crate::purse::{Amounts, Purse};
use crate::state::{State, Token};
use crate::tables::Tables;
use crate::verb_text::{purse_icons, purse_text, row};
use crate::why::{self, Rule, Thing};
use crate::words::say;

impl Deed for Research {
    const WORD: &'static str = "research";
    const RELIABLE: bool = true;

    fn parse(words: &mut Words<'_>) -> Result<Self, EffectError> {
        if !words.eat("minus") {
            return Ok(Research { minus: Amounts::NONE });
        }
        let res = one_of(words, &RESOURCES)?;
        Ok(Research { minus: Purse::of(res, amount(words, MOST)?).into() })
    }

    fn print(self) -> String {
        match self.minus {
            Amounts::NONE => "research".into(),
            minus => format!("research minus {}", print_purse(minus.purse())),
        }
    }

    fn say(self, lang: Lang) -> String {
        if self.minus == Amounts::NONE {
            return say!(lang, "verb-research");
        }
        say!(lang, "verb-research-minus", minus = purse_text(self.minus.purse(), lang))
    }

    fn icons(self) -> Vec<String> {
        let mut row = row(&["research"]);
        for icon in purse_icons(self.minus.purse()) {
            row.extend(["minus".into(), icon]);
        }
        row
    }

    #[cfg(feature = "bot")]
    fn worth(self, value: &ArnakValue) -> f32 {
        0.4 + 0.7 * value.plain(self.minus.purse())
    }

    fn settle<S: Sink<Event>>(self, m: &mut Machine<'_, S>) -> bool {
        m.skip_if(m.hopeless())
    }

    fn ways(self, t: &Tables, s: &State, out: &mut impl FnMut(Action)) {
        legal::research(t, s, self.minus.purse(), out);
    }

    fn optional(self) -> bool {
        true
    }

    fn answer<S: Sink<Event>>(self, m: &mut Machine<'_, S>, action: Action) {
        m.research(action, self.minus.purse());
    }

    fn upsets(self) -> bool {
        true
    }

    fn sound(self) -> Result<(), FrameError> {
        let fits = self.minus.purse().iter().all(|(_, n)| n <= MOST);
        if fits { Ok(()) } else { Err(FrameError::Discount) }
    }

    fn terms(self) -> Terms {
        Terms { tokens: self.minus.purse(), ..Terms::default() }
    }

    fn why(self, t: &Tables, s: &State, thing: Thing) -> Option<Rule> {
        why::is_research(thing).then(|| why::standing(t, s, thing))
    }
}

impl Deed for Journal {
    const WORD: &'static str = "journal";
    const RELIABLE: bool = true;

    fn parse(_: &mut Words<'_>) -> Result<Self, EffectError> {
        Ok(Journal {})
    }

    fn icons(self) -> Vec<String> {
        row(&["research", "notebook", "free"])
    }

    #[cfg(feature = "bot")]
    fn worth(self, value: &ArnakValue) -> f32 {
        value.w.effects.journal
    }

    fn settle<S: Sink<Event>>(self, m: &mut Machine<'_, S>) -> bool {
        m.skip_if(!legal::any_way(m.t, m.s))
    }

    fn ways(self, t: &Tables, s: &State, out: &mut impl FnMut(Action)) {
        // Without its price one of several parallel bridges is as good as the other.
        legal::notebook_moves(t, s, &mut |step, _| {
            if step.lane <= 1 {
                out(Action::Research(Token::Notebook, step));
            }
        });
    }

    fn optional(self) -> bool {
        true
    }

    fn answer<S: Sink<Event>>(self, m: &mut Machine<'_, S>, action: Action) {
        let Action::Research(token, step) = action else { unlisted(action) };
        m.advance_token(token, step, Purse::ZERO, true);
    }

    fn upsets(self) -> bool {
        true
    }

    fn terms(self) -> Terms {
        Terms { free: true, ..Terms::default() }
    }

    fn why(self, t: &Tables, s: &State, thing: Thing) -> Option<Rule> {
        matches!(thing, Thing::Token(Token::Notebook) | Thing::Spot(Token::Notebook, _))
            .then(|| why::standing(t, s, thing))
    }
}
