//! Data for studies of the toy game: the cards that players swap for.

use bots::{Family, Studied, Took};
use kernel::meta::Text;
use kernel::{Category, Seat};

use crate::WORDS;
use crate::rules::{CATEGORIES, TITLE};
use crate::{Event, State, Toy};

impl Studied for Toy {
    const TITLE: Text = TITLE;

    const ROUNDS: u8 = 1;

    const CATEGORIES: &'static [Category] = &CATEGORIES;

    const FAMILIES: &'static [Family] =
        &[Family { id: "card", components: &["card"], name: Text::of(&WORDS, "study-card") }];

    const FEATURES: &'static [&'static str] = &["card", "staked"];

    fn took(event: &Event) -> Option<Took> {
        match *event {
            Event::Swapped(seat, _, card) => Some(Took { seat, family: 0, number: card.face? }),
            Event::Dealt(..) | Event::Peeked(..) | Event::Kept(_) | Event::Staked(..) | Event::Ended => None,
        }
    }

    fn key(&self, took: Took) -> &str {
        ["1", "2", "3"][usize::from(took.number) - 1]
    }

    fn features(&self, state: &State, seat: Seat) -> Vec<i32> {
        let card = state.hands[seat.index()].map_or(0, |card| i32::from(card.face));
        vec![card, i32::from(state.stakes[seat.index()].is_some())]
    }
}
