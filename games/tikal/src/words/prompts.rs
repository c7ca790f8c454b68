//! The current decision; for chance, what is being revealed.

use kernel::Lang;

use crate::Tikal;
use crate::state::{Frame, State, Stock};
use crate::words::say;

impl Tikal {
    pub(crate) fn say_prompt(state: &State, lang: Lang) -> String {
        let key = match state.top() {
            Frame::Over => "ask-over",
            Frame::Wheel => "ask-wheel",
            Frame::NextSanctuary => "ask-sanctuary",
            Frame::Deal => "ask-deal",
            Frame::FirstOpen | Frame::Turn(_) => "ask-open",
            Frame::Look(Stock::Treasures(_)) => "ask-look-treasure",
            Frame::Look(Stock::Cards) => "ask-look-card",
            Frame::Look(Stock::LightRooms) => "ask-look-room",
            Frame::StartKeys(_) => "ask-start-keys",
            Frame::Before => "ask-tile",
            Frame::Sail { .. } => "ask-sail",
            Frame::Delivery { types: 0, .. } => "ask-deliver",
            Frame::Delivery { .. } => "ask-deliver-more",
            Frame::Forest => "ask-forest",
            Frame::UseTile { .. } => "ask-use-tile",
            Frame::TakeKey { .. } => "ask-key",
            Frame::ChoosePile => "ask-pile",
            Frame::Refill => "ask-refill",
            Frame::Keep(Stock::Treasures(_)) => "ask-keep-treasure",
            Frame::Keep(Stock::Cards) => "ask-keep-card",
            Frame::Keep(Stock::LightRooms) => "ask-keep-room",
            Frame::Place(_) => "ask-place",
            Frame::Explore | Frame::Rescued => "ask-explore",
            Frame::Way { .. } => "ask-way",
            Frame::ChooseSpot(_) => "ask-spot",
            Frame::Gain { .. } => "ask-gain",
            Frame::After => "ask-after",
        };
        say!(lang, key)
    }
}
