//! Verbs about the ways of explorer and pirogue: `passage`, `open_wall`, `explore`, `forest_free`.

use kernel::Sink;
use kernel::effect::{EffectError, Words};

use super::each::{Explore, ForestFree, OpenWall, Passage};
use super::{Deed, Moment};
use crate::Tikal;
use crate::action::{Action, Gift};
#[cfg(feature = "bot")]
use crate::bot::Effects;
use crate::event::Event;
use crate::machine::Machine;
use crate::state::{Frame, State};

impl Deed for Passage {
    const WORD: &'static str = "passage";
    const TILES: bool = true;
    const SPOTS: bool = true;
    const WAY: Option<Action> = Some(Action::Passage);
    const GIFT: Option<Gift> = Some(Gift::Passage);

    fn parse(_: &mut Words<'_>) -> Result<Self, EffectError> {
        Ok(Passage {})
    }

    #[cfg(feature = "bot")]
    fn worth(self, e: &Effects) -> f32 {
        e.passage
    }

    fn begin<S: Sink<Event>>(self, m: &mut Machine<'_, S>) {
        m.s.passages -= 1;
        m.s.me_mut().passages += 1;
        m.emit(|seat| Event::GotPassage { seat });
    }

    /// Ruling `no-passage-left`.
    fn possible(self, _: &Tikal, s: &State) -> bool {
        s.passages > 0
    }
}

impl Deed for OpenWall {
    const WORD: &'static str = "open_wall";

    fn parse(_: &mut Words<'_>) -> Result<Self, EffectError> {
        Ok(OpenWall {})
    }

    fn moment(self) -> Option<Moment> {
        Some(Moment::Move)
    }
}

impl Deed for Explore {
    const WORD: &'static str = "explore";

    fn parse(_: &mut Words<'_>) -> Result<Self, EffectError> {
        Ok(Explore {})
    }

    fn begin<S: Sink<Event>>(self, m: &mut Machine<'_, S>) {
        m.push(Frame::Explore);
    }

    fn moment(self) -> Option<Moment> {
        Some(Moment::Exploration)
    }
}

impl Deed for ForestFree {
    const WORD: &'static str = "forest_free";

    fn parse(_: &mut Words<'_>) -> Result<Self, EffectError> {
        Ok(ForestFree {})
    }

    /// The forest asks no more.
    fn begin<S: Sink<Event>>(self, m: &mut Machine<'_, S>) {
        m.s.stack.pop();
    }

    fn moment(self) -> Option<Moment> {
        Some(Moment::Forest)
    }
}
