//! Verbs about guardians: `overcome`, `crown`, `ready`, `protect`.

use kernel::effect::{EffectError, Words};
use kernel::{Lang, Sink};

use super::each::{Crown, Overcome, Protect, Ready};
use super::text::one_of;
use super::{Deed, Terms};
use crate::action::Action;
#[cfg(feature = "bot")]
use crate::bot::ArnakValue;
use crate::event::Event;
use crate::ids::{FIRST_LEVEL_TWO, Guardian, SITES, Site};
use crate::legal::{self, unlisted};
use crate::machine::Machine;
use crate::state::{State, Task};
use crate::tables::Tables;
use crate::verb_text::row;
use crate::words::say;

impl Deed for Overcome {
    const WORD: &'static str = "overcome";
    const RELIABLE: bool = true;

    fn parse(words: &mut Words<'_>) -> Result<Self, EffectError> {
        Ok(Overcome { alone: one_of(words, &[("mine", false), ("alone", true)])? })
    }

    fn print(self) -> String {
        if self.alone { "overcome alone" } else { "overcome mine" }.into()
    }

    fn say(self, lang: Lang) -> String {
        say!(lang, if self.alone { "verb-overcome-alone" } else { "verb-overcome" })
    }

    fn icons(self) -> Vec<String> {
        row(&["overcome", if self.alone { "alone" } else { "mine" }])
    }

    #[cfg(feature = "bot")]
    fn worth(self, value: &ArnakValue) -> f32 {
        value.w.effects.overcome
    }

    fn settle<S: Sink<Event>>(self, m: &mut Machine<'_, S>) -> bool {
        m.skip_if(!legal::any_way(m.t, m.s))
    }

    /// Rulings 51 and 52.
    fn ways(self, _: &Tables, s: &State, out: &mut impl FnMut(Action)) {
        let me = s.me();
        let taken = s.occupied();
        for site in (0..SITES as u8).map(Site) {
            if s.guardians[site.at()].is_none() {
                continue;
            }
            let mine = me.figures.iter().filter(|f| f.is_some()).fold(0u32, |set, f| set | 1 << f.0);
            let allowed = if self.alone { taken & site.spaces() & !mine == 0 } else { me.occupies(site) };
            if allowed {
                out(Action::Overcome(site));
            }
        }
    }

    fn optional(self) -> bool {
        true
    }

    fn answer<S: Sink<Event>>(self, m: &mut Machine<'_, S>, action: Action) {
        let Action::Overcome(site) = action else { unlisted(action) };
        m.push(Task::TakeGuardian { site });
    }

    fn upsets(self) -> bool {
        true
    }

    fn terms(self) -> Terms {
        Terms { free: true, ..Terms::default() }
    }
}

impl Deed for Crown {
    const WORD: &'static str = "crown";

    fn parse(_: &mut Words<'_>) -> Result<Self, EffectError> {
        Ok(Crown {})
    }

    fn icons(self) -> Vec<String> {
        row(&["crown"])
    }

    #[cfg(feature = "bot")]
    fn worth(self, value: &ArnakValue) -> f32 {
        value.w.effects.crown
    }

    /// Ruling 54.
    fn ways(self, _: &Tables, s: &State, out: &mut impl FnMut(Action)) {
        let taken = s.occupied();
        let mut last = Site::NONE;
        for figure in s.me().figures {
            if figure.is_none() || figure.site() == last || s.guardians[figure.site().at()].is_none() {
                continue;
            }
            last = figure.site();
            for to in (0..FIRST_LEVEL_TWO as u8).map(Site) {
                let found = to.level() == 0 || s.tiles[to.at()].is_some();
                if found && taken & to.spaces() == 0 && s.guardians[to.at()].is_none() {
                    out(Action::Crown(last, to));
                }
            }
        }
    }

    fn answer<S: Sink<Event>>(self, m: &mut Machine<'_, S>, action: Action) {
        let Action::Crown(from, to) = action else { unlisted(action) };
        let guardian = std::mem::replace(&mut m.s.guardians[from.at()], Guardian::NONE);
        m.s.guardians[to.at()] = guardian;
        let site = m.s.at_site(to);
        m.emit(|seat| Event::GuardianMoved { seat, guardian, site });
        m.push(Task::ActivateSite { site: to });
    }

    fn upsets(self) -> bool {
        true
    }
}

impl Deed for Ready {
    const WORD: &'static str = "ready";
    const RELIABLE: bool = true;

    fn parse(_: &mut Words<'_>) -> Result<Self, EffectError> {
        Ok(Ready {})
    }

    fn icons(self) -> Vec<String> {
        row(&["ready"])
    }

    #[cfg(feature = "bot")]
    fn worth(self, value: &ArnakValue) -> f32 {
        value.w.effects.ready
    }

    /// A boon can be used up first, and turned up again then.
    fn settle<S: Sink<Event>>(self, m: &mut Machine<'_, S>) -> bool {
        m.skip_if(m.s.me().guardians == 0 || m.hopeless())
    }

    fn ways(self, _: &Tables, s: &State, out: &mut impl FnMut(Action)) {
        let mut used = s.me().used_boons;
        while used != 0 {
            out(Action::Ready(Guardian(used.trailing_zeros() as u8)));
            used &= used - 1;
        }
    }

    fn optional(self) -> bool {
        true
    }

    fn answer<S: Sink<Event>>(self, m: &mut Machine<'_, S>, action: Action) {
        let Action::Ready(guardian) = action else { unlisted(action) };
        let icons = m.t.guardians[guardian.at()].icons;
        let me = m.s.me_mut();
        me.used_boons &= !(1 << guardian.0);
        me.boon_icons = me.boon_icons.plus(icons);
        m.emit(|seat| Event::BoonReadied { seat, guardian });
    }
}

impl Deed for Protect {
    const WORD: &'static str = "protect";
    const FRAME: Option<&'static str> = None;
    const AT_ONCE: bool = true;
    const RELIABLE: bool = true;

    fn parse(_: &mut Words<'_>) -> Result<Self, EffectError> {
        Ok(Protect {})
    }

    fn icons(self) -> Vec<String> {
        row(&["protect"])
    }

    #[cfg(feature = "bot")]
    fn worth(self, value: &ArnakValue) -> f32 {
        value.w.effects.protect
    }

    fn begin<S: Sink<Event>>(self, m: &mut Machine<'_, S>) {
        m.s.me_mut().shielded = true;
        m.emit(|seat| Event::Shielded { seat });
    }
}
