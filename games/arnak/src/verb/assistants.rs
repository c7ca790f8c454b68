//! Verbs about assistants: `refresh`, `recruit`, `promote`, `supply`, `exchange`, `rescue`.

use kernel::effect::{EffectError, Words};
use kernel::{Lang, Sink};

use super::Deed;
use super::each::{Exchange, Promote, Recruit, Refresh, Rescue, Supply};
use super::text::one_of;
use crate::action::Action;
#[cfg(feature = "bot")]
use crate::bot::ArnakValue;
use crate::event::Event;
use crate::ids::Assistant;
use crate::legal::{Ways, might_interrupt, unlisted};
use crate::machine::Machine;
use crate::state::{Chance, State};
use crate::tables::Tables;
use crate::travel;
use crate::verb_text::row;
use crate::why::{Rule, Thing};
use crate::words::say;

impl Deed for Refresh {
    const WORD: &'static str = "refresh";
    const RELIABLE: bool = true;

    fn parse(words: &mut Words<'_>) -> Result<Self, EffectError> {
        Ok(Refresh { all: words.eat("all") })
    }

    fn print(self) -> String {
        if self.all { "refresh all" } else { "refresh" }.into()
    }

    fn say(self, lang: Lang) -> String {
        say!(lang, if self.all { "verb-refresh-all" } else { "verb-refresh" })
    }

    fn icons(self) -> Vec<String> {
        row(&[if self.all { "refresh_all" } else { "refresh" }])
    }

    #[cfg(feature = "bot")]
    fn worth(self, value: &ArnakValue) -> f32 {
        value.w.effects.refresh * if self.all { 1.5 } else { 1.0 }
    }

    fn begin<S: Sink<Event>>(self, m: &mut Machine<'_, S>) {
        if self.all {
            m.s.me_mut().tired = 0;
            m.emit(|seat| Event::Refreshed { seat, assistant: None });
        } else {
            m.ask(self);
        }
    }

    fn settle<S: Sink<Event>>(self, m: &mut Machine<'_, S>) -> bool {
        let nobody = m.s.me().assistants == [Assistant::NONE; 2];
        m.skip_if(nobody || m.hopeless())
    }

    fn ways(self, _: &Tables, s: &State, out: &mut impl FnMut(Action)) {
        let me = s.me();
        for place in 0..2 {
            if me.assistants[place].is_some() && !me.ready(place) {
                out(Action::Refresh(place as u8));
            }
        }
    }

    fn optional(self) -> bool {
        true
    }

    fn answer<S: Sink<Event>>(self, m: &mut Machine<'_, S>, action: Action) {
        let Action::Refresh(place) = action else { unlisted(action) };
        let me = m.s.me_mut();
        me.tired &= !(1 << place);
        let assistant = me.assistants[place as usize];
        m.emit(|seat| Event::Refreshed { seat, assistant: Some(assistant) });
    }

    fn refreshes(self) -> bool {
        true
    }

    fn why(self, _: &Tables, _: &State, thing: Thing) -> Option<Rule> {
        matches!(thing, Thing::Assistant(_)).then_some(Rule::NotTired)
    }
}

impl Deed for Recruit {
    const WORD: &'static str = "recruit";
    const RELIABLE: bool = true;

    fn parse(_: &mut Words<'_>) -> Result<Self, EffectError> {
        Ok(Recruit {})
    }

    fn icons(self) -> Vec<String> {
        row(&["recruit"])
    }

    #[cfg(feature = "bot")]
    fn worth(self, value: &ArnakValue) -> f32 {
        value.w.effects.recruit
    }

    fn ways(self, _: &Tables, s: &State, out: &mut impl FnMut(Action)) {
        if s.me().assistants.contains(&Assistant::NONE) {
            supply_tops(s, &mut |stack| out(Action::Recruit(stack)));
        }
    }

    fn answer<S: Sink<Event>>(self, m: &mut Machine<'_, S>, action: Action) {
        let Action::Recruit(stack) = action else { unlisted(action) };
        let assistant = m.s.supply[stack as usize].top;
        m.seat_assistant(assistant, false);
        m.emit(|seat| Event::Recruited { seat, assistant });
        m.uncover(stack as usize);
    }

    fn possible(self, _: &Tables, s: &State, _: u16) -> bool {
        s.me().assistants.contains(&Assistant::NONE) && s.supply.iter().any(|stack| stack.top.is_some())
    }
}

impl Deed for Promote {
    const WORD: &'static str = "promote";
    const RELIABLE: bool = true;

    fn parse(_: &mut Words<'_>) -> Result<Self, EffectError> {
        Ok(Promote {})
    }

    fn icons(self) -> Vec<String> {
        row(&["promote"])
    }

    #[cfg(feature = "bot")]
    fn worth(self, value: &ArnakValue) -> f32 {
        value.w.effects.promote
    }

    fn ways(self, _: &Tables, s: &State, out: &mut impl FnMut(Action)) {
        let me = s.me();
        for place in 0..2 {
            if me.assistants[place].is_some() && me.gold & (1 << place) == 0 {
                out(Action::Promote(place as u8));
            }
        }
    }

    fn answer<S: Sink<Event>>(self, m: &mut Machine<'_, S>, action: Action) {
        let Action::Promote(place) = action else { unlisted(action) };
        let me = m.s.me_mut();
        me.gold |= 1 << place;
        me.tired &= !(1 << place);
        let assistant = me.assistants[place as usize];
        m.emit(|seat| Event::Promoted { seat, assistant });
    }

    fn possible(self, _: &Tables, s: &State, _: u16) -> bool {
        let me = s.me();
        (0..2).any(|place| me.assistants[place].is_some() && me.gold & (1 << place) == 0)
    }

    fn waits(self, t: &Tables, s: &State, sole: &Ways) -> bool {
        matches!(*sole, Ways::One(Action::Promote(place)) if could_serve_first(t, s, place))
    }

    fn refreshes(self) -> bool {
        true
    }

    fn why(self, _: &Tables, _: &State, thing: Thing) -> Option<Rule> {
        matches!(thing, Thing::Assistant(_)).then_some(Rule::Gold)
    }

    /// Only gold matters, whether exhausted or not.
    fn takes_worn(self, thing: Thing) -> bool {
        matches!(thing, Thing::Assistant(_))
    }
}

impl Deed for Supply {
    const WORD: &'static str = "supply";
    const FRAME: Option<&'static str> = Some("use_supply");

    fn parse(words: &mut Words<'_>) -> Result<Self, EffectError> {
        Ok(Supply { gold: one_of(words, &[("silver", false), ("gold", true)])? })
    }

    fn print(self) -> String {
        if self.gold { "supply gold" } else { "supply silver" }.into()
    }

    fn say(self, lang: Lang) -> String {
        say!(lang, if self.gold { "verb-supply-gold" } else { "verb-supply-silver" })
    }

    fn icons(self) -> Vec<String> {
        row(&[if self.gold { "supply_gold" } else { "supply_silver" }])
    }

    #[cfg(feature = "bot")]
    fn worth(self, value: &ArnakValue) -> f32 {
        let effects = &value.w.effects;
        if self.gold { effects.supply_gold } else { effects.supply_silver }
    }

    fn ways(self, _: &Tables, s: &State, out: &mut impl FnMut(Action)) {
        supply_tops(s, &mut |stack| out(Action::UseSupply(stack)));
    }

    fn answer<S: Sink<Event>>(self, m: &mut Machine<'_, S>, action: Action) {
        let Action::UseSupply(stack) = action else { unlisted(action) };
        let assistant = m.s.supply[stack as usize].top;
        m.emit(|seat| Event::SupplyUsed { seat, assistant });
        m.use_assistant(assistant, usize::from(self.gold));
    }

    fn refreshes(self) -> bool {
        true
    }

    fn upsets(self) -> bool {
        true
    }

    fn gold(self) -> bool {
        self.gold
    }

    /// Programs up to version 0.1 wrote `recruit` for every assistant of the supply.
    fn meant(self, action: Action) -> Action {
        match action {
            Action::Recruit(stack) => Action::UseSupply(stack),
            _ => action,
        }
    }
}

impl Deed for Exchange {
    const WORD: &'static str = "exchange";

    fn parse(_: &mut Words<'_>) -> Result<Self, EffectError> {
        Ok(Exchange {})
    }

    fn icons(self) -> Vec<String> {
        row(&["exchange"])
    }

    #[cfg(feature = "bot")]
    fn worth(self, value: &ArnakValue) -> f32 {
        value.w.effects.exchange
    }

    fn ways(self, _: &Tables, s: &State, out: &mut impl FnMut(Action)) {
        for place in 0..2 {
            for stack in 0..3 {
                if s.me().assistants[place].is_some() && s.supply[stack].top.is_some() {
                    out(Action::Exchange(place as u8, stack as u8));
                }
            }
        }
    }

    /// Ruling 82: the newcomer keeps the level and is ready; the other goes, silver side up, on top of
    /// that stack.
    fn answer<S: Sink<Event>>(self, m: &mut Machine<'_, S>, action: Action) {
        let Action::Exchange(place, stack) = action else { unlisted(action) };
        let (place, stack) = (place as usize, stack as usize);
        let me = &mut m.s.players[m.s.turn as usize];
        std::mem::swap(&mut me.assistants[place], &mut m.s.supply[stack].top);
        me.tired &= !(1 << place);
        let assistant = me.assistants[place];
        let given = m.s.supply[stack].top;
        m.emit(|seat| Event::Exchanged { seat, assistant, given });
    }

    fn waits(self, t: &Tables, s: &State, sole: &Ways) -> bool {
        matches!(*sole, Ways::One(Action::Exchange(place, _)) if could_serve_first(t, s, place))
    }

    fn refreshes(self) -> bool {
        true
    }
}

impl Deed for Rescue {
    const WORD: &'static str = "rescue";
    const RELIABLE: bool = true;

    fn parse(_: &mut Words<'_>) -> Result<Self, EffectError> {
        Ok(Rescue {})
    }

    fn icons(self) -> Vec<String> {
        row(&["rescue"])
    }

    #[cfg(feature = "bot")]
    fn worth(self, value: &ArnakValue) -> f32 {
        value.w.effects.recruit
    }

    /// The rescue stack is looked through, then one assistant is taken, exhausted (ruling 78).
    fn settle<S: Sink<Event>>(self, m: &mut Machine<'_, S>) -> bool {
        if m.s.rescue.is_empty() || !m.s.me().assistants.contains(&Assistant::NONE) {
            return m.skip_if(true);
        }
        if let Some(place) = m.s.rescue.iter().position(|a| a.is_none()) {
            m.push(Chance::Rescue { place: place as u8 });
            return false;
        }
        m.s.rescue_known |= 1 << m.s.turn;
        if m.s.rescue.len() > 1 {
            return false;
        }
        m.s.stack.pop();
        self.answer(m, Action::Rescue(m.s.rescue[0]));
        true
    }

    fn ways(self, _: &Tables, s: &State, out: &mut impl FnMut(Action)) {
        for &assistant in s.rescue.iter() {
            out(Action::Rescue(assistant));
        }
    }

    fn answer<S: Sink<Event>>(self, m: &mut Machine<'_, S>, action: Action) {
        let Action::Rescue(assistant) = action else { unlisted(action) };
        let at = m.s.rescue.iter().position(|&a| a == assistant).expect("an assistant of the stack is taken");
        m.s.rescue.remove(at);
        m.seat_assistant(assistant, true);
        m.emit(|seat| Event::Rescued { seat, assistant });
    }

    fn awaits(self, chance: Chance) -> bool {
        matches!(chance, Chance::Rescue { .. })
    }
}

fn supply_tops(s: &State, out: &mut impl FnMut(u8)) {
    for (stack, supply) in s.supply.iter().enumerate() {
        if supply.top.is_some() {
            out(stack as u8);
        }
    }
}

/// "Use the silver side, then upgrade, then use the gold side"; likewise before an exchange.
fn could_serve_first(t: &Tables, s: &State, place: u8) -> bool {
    let me = s.me();
    let serves = |place: usize| me.ready(place) && !t.assistants[me.assistants[place].at()].main;
    let (own, other) = (place as usize, 1 - place as usize);
    // Or another assistant, a card, a boon or a slot makes it ready first.
    let helped = serves(other) && t.assistants[me.assistants[other].at()].refreshes[travel::gold(s, other)];
    serves(own) || helped || (t.free_refresh && might_interrupt(t, s))
}
