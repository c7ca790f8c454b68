//! Verbs about idols: `unslot`, `idol`.

use kernel::Sink;
use kernel::effect::{EffectError, Words};

use super::Deed;
use super::each::{CopyIdol, Unslot};
use crate::action::Action;
#[cfg(feature = "bot")]
use crate::bot::ArnakValue;
use crate::event::Event;
use crate::legal::{Ways, unlisted};
use crate::machine::Machine;
use crate::state::{State, Task};
use crate::tables::Tables;
use crate::verb_text::row;
use crate::why::Thing;

impl Deed for Unslot {
    const WORD: &'static str = "unslot";
    const RELIABLE: bool = true;

    fn parse(_: &mut Words<'_>) -> Result<Self, EffectError> {
        Ok(Unslot {})
    }

    fn icons(self) -> Vec<String> {
        row(&["unslot"])
    }

    #[cfg(feature = "bot")]
    fn worth(self, value: &ArnakValue) -> f32 {
        value.w.effects.unslot
    }

    /// Ruling 57: of the four slots the last filled one is emptied, which is also the one worth most.
    fn ways(self, _: &Tables, s: &State, out: &mut impl FnMut(Action)) {
        if s.me().slotted > 0 {
            out(Action::Unslot);
        }
        if s.me().pairs.1 > 0 {
            out(Action::Unpair);
        }
    }

    fn answer<S: Sink<Event>>(self, m: &mut Machine<'_, S>, action: Action) {
        let me = m.s.me_mut();
        if action == Action::Unpair {
            me.pairs.1 -= 1;
        } else {
            me.slotted -= 1;
        }
        me.idols += 1;
        m.emit(|seat| Event::IdolFreed { seat });
    }

    fn excused(self, ways: &[Action]) -> bool {
        ways.is_empty()
    }

    /// An idol of the crates can be put into a slot first.
    fn waits(self, _: &Tables, s: &State, sole: &Ways) -> bool {
        matches!(sole, Ways::None) && s.me().idols > 0
    }

    /// A filled slot is what it empties.
    fn takes_worn(self, thing: Thing) -> bool {
        matches!(thing, Thing::Idols | Thing::Slots)
    }
}

impl Deed for CopyIdol {
    const WORD: &'static str = "idol";
    const FRAME: Option<&'static str> = Some("copy_idol");
    const COPIES_IDOLS: bool = true;

    fn parse(_: &mut Words<'_>) -> Result<Self, EffectError> {
        Ok(CopyIdol {})
    }

    fn icons(self) -> Vec<String> {
        row(&["copy_idol"])
    }

    #[cfg(feature = "bot")]
    fn worth(self, value: &ArnakValue) -> f32 {
        value.w.effects.copy_idol
    }

    fn ways(self, _: &Tables, s: &State, out: &mut impl FnMut(Action)) {
        let mut seen = 0u32;
        for &idol in &s.idols {
            if idol.is_some() && seen & (1 << idol.0) == 0 {
                seen |= 1 << idol.0;
                out(Action::CopyIdol(idol));
            }
        }
    }

    fn answer<S: Sink<Event>>(self, m: &mut Machine<'_, S>, action: Action) {
        let Action::CopyIdol(idol) = action else { unlisted(action) };
        m.emit(|seat| Event::IdolCopied { seat, idol });
        m.push(Task::Run { pc: m.t.idol[idol.at()] });
    }

    fn refreshes(self) -> bool {
        true
    }
}
