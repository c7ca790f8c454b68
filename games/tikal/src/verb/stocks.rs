//! Verbs about the stocks of rooms, treasures and special cards: `light_room`, `sanctuary`, `treasure`, `card`.

use kernel::Sink;
use kernel::effect::{EffectError, Words};

use super::Deed;
use super::each::{Card, LightRoom, Sanctuary, Treasure};
use crate::Tikal;
use crate::action::{Action, Gift};
#[cfg(feature = "bot")]
use crate::bot::Effects;
use crate::event::Event;
use crate::ids::{self, NONE, Room};
use crate::machine::Machine;
use crate::state::{Frame, State, Stock};

impl Deed for LightRoom {
    const WORD: &'static str = "light_room";
    const TILES: bool = true;
    const WAY: Option<Action> = Some(Action::LightRoom);

    fn parse(_: &mut Words<'_>) -> Result<Self, EffectError> {
        Ok(LightRoom {})
    }

    #[cfg(feature = "bot")]
    fn worth(self, e: &Effects) -> f32 {
        e.light_room
    }

    fn begin<S: Sink<Event>>(self, m: &mut Machine<'_, S>) {
        m.begin_look(Stock::LightRooms);
    }

    /// Ruling 5.10.
    fn possible(self, game: &Tikal, s: &State) -> bool {
        !s.light_stack.is_empty() && game.empty_spaces(s) != 0
    }
}

impl Deed for Sanctuary {
    const WORD: &'static str = "sanctuary";
    const TILES: bool = true;
    const WAY: Option<Action> = Some(Action::Sanctuary);

    fn parse(_: &mut Words<'_>) -> Result<Self, EffectError> {
        Ok(Sanctuary {})
    }

    #[cfg(feature = "bot")]
    fn worth(self, e: &Effects) -> f32 {
        e.sanctuary
    }

    fn begin<S: Sink<Event>>(self, m: &mut Machine<'_, S>) {
        m.push(Frame::Place(Room(m.s.next_sanctuary)));
        m.s.next_sanctuary = NONE;
        // The tile below becomes visible as soon as this one is lifted (ruling 1.8).
        m.push(Frame::NextSanctuary);
    }

    /// Ruling 5.10.
    fn possible(self, game: &Tikal, s: &State) -> bool {
        s.next_sanctuary != NONE && game.empty_spaces(s) != 0
    }
}

impl Deed for Treasure {
    const WORD: &'static str = "treasure";
    const TILES: bool = true;
    const SPOTS: bool = true;
    const GIFT: Option<Gift> = Some(Gift::Treasure);

    fn parse(_: &mut Words<'_>) -> Result<Self, EffectError> {
        Ok(Treasure {})
    }

    #[cfg(feature = "bot")]
    fn worth(self, e: &Effects) -> f32 {
        e.treasure
    }

    fn begin<S: Sink<Event>>(self, m: &mut Machine<'_, S>) {
        m.push(Frame::ChoosePile);
    }

    fn waiting(frame: Frame) -> Option<Self> {
        (frame == Frame::ChoosePile).then_some(Treasure {})
    }

    /// A single pile is looked at without asking, if no treasure lies open.
    fn settle<S: Sink<Event>>(self, m: &mut Machine<'_, S>) -> bool {
        let (first, second) = m.s.first_piles();
        match (first, second, m.s.open.is_empty()) {
            (None, _, true) => m.skip_if(true),
            (Some(pile), None, true) => {
                m.s.stack.pop();
                m.begin_look(Stock::Treasures(pile));
                true
            }
            _ => false,
        }
    }

    /// Ruling `short-pile`.
    fn possible(self, _: &Tikal, s: &State) -> bool {
        s.piles_left().next().is_some() || !s.open.is_empty()
    }

    fn ways(self, _: &Tikal, s: &State, out: &mut Vec<Action>) {
        out.extend(s.piles_left().map(Action::Pile));
        let mut last = NONE;
        for &treasure in s.open.iter() {
            if treasure != last {
                out.push(Action::Open(ids::Treasure(treasure)));
            }
            last = treasure;
        }
    }

    fn fits(self, _: &State, action: Action) -> Option<u8> {
        matches!(action, Action::Pile(_) | Action::Open(_)).then_some(0)
    }

    fn answer<S: Sink<Event>>(self, m: &mut Machine<'_, S>, action: Action) {
        match action {
            Action::Pile(pile) => m.begin_look(Stock::Treasures(pile)),
            Action::Open(treasure) => {
                let at = m.s.open.iter().position(|&open| open == treasure.0);
                m.s.open.remove(at.expect("an open treasure is taken"));
                let me = m.s.me_mut();
                me.treasures[treasure.index()] += 1;
                // All players saw it go into the camp (rulings `open-treasure-hidden`, `public-memory`).
                me.shown[treasure.index()] += 1;
                m.emit(|seat| Event::TookOpen { seat, treasure });
                m.push(Frame::Refill);
            }
            _ => unreachable!("{action:?} takes no treasure"),
        }
    }
}

impl Deed for Card {
    const WORD: &'static str = "card";
    const TILES: bool = true;
    const SPOTS: bool = true;
    const WAY: Option<Action> = Some(Action::Card);
    const GIFT: Option<Gift> = Some(Gift::Card);

    fn parse(_: &mut Words<'_>) -> Result<Self, EffectError> {
        Ok(Card {})
    }

    #[cfg(feature = "bot")]
    fn worth(self, e: &Effects) -> f32 {
        e.card
    }

    fn begin<S: Sink<Event>>(self, m: &mut Machine<'_, S>) {
        m.begin_look(Stock::Cards);
    }

    fn possible(self, _: &Tikal, s: &State) -> bool {
        !s.deck.is_empty()
    }
}
