//! Verbs about the turn and the round: `pass`, `planes`.

use kernel::Sink;
use kernel::effect::{EffectError, Words};

use super::Deed;
use super::each::{Pass, Planes};
#[cfg(feature = "bot")]
use crate::bot::ArnakValue;
use crate::event::Event;
use crate::machine::Machine;
use crate::state::State;
use crate::tables::Tables;
use crate::verb_text::row;

impl Deed for Pass {
    const WORD: &'static str = "pass";
    const FRAME: Option<&'static str> = None;
    const AT_ONCE: bool = true;
    const RELIABLE: bool = true;
    const PASSES: bool = true;

    fn parse(_: &mut Words<'_>) -> Result<Self, EffectError> {
        Ok(Pass {})
    }

    fn icons(self) -> Vec<String> {
        row(&["pass"])
    }

    #[cfg(feature = "bot")]
    fn worth(self, value: &ArnakValue) -> f32 {
        -value.w.effects.pass
    }

    fn begin<S: Sink<Event>>(self, m: &mut Machine<'_, S>) {
        m.pass();
    }

    /// Ruling 9: passing needs the main action, or is part of the one that is being taken.
    fn possible(self, t: &Tables, s: &State, pc: u16) -> bool {
        !s.main_used || (t.main_ops[pc as usize] && s.passed & (1 << s.turn) == 0)
    }
}

impl Deed for Planes {
    const WORD: &'static str = "planes";
    const FRAME: Option<&'static str> = None;
    const AT_ONCE: bool = true;
    const RELIABLE: bool = true;

    fn parse(_: &mut Words<'_>) -> Result<Self, EffectError> {
        Ok(Planes {})
    }

    fn icons(self) -> Vec<String> {
        row(&["all_planes"])
    }

    #[cfg(feature = "bot")]
    fn worth(self, value: &ArnakValue) -> f32 {
        value.w.effects.planes
    }

    fn begin<S: Sink<Event>>(self, m: &mut Machine<'_, S>) {
        m.s.me_mut().all_planes = true;
        m.s.pool = m.s.pool.as_planes();
        m.emit(|seat| Event::AllPlanes { seat });
    }
}
