//! Cards and assistants that change hands: the row, purchases, the supply.

use kernel::Sink;

use crate::event::Event;
use crate::ids::{Assistant, Card};
use crate::machine::Machine;
use crate::state::{Chance, Frame, Objective, Task};
use crate::verb::Dest;

impl<S: Sink<Event>> Machine<'_, S> {
    pub(crate) fn reveal(&mut self, artifact: bool, card: Card) {
        if artifact {
            self.s.artifact_bag &= !card.bit();
            self.s.artifact_top = card;
        } else {
            self.s.item_bag &= !card.bit();
            self.s.item_top = card;
        }
        self.log.emit(|| Event::Revealed { card });
    }

    /// Takes a card out of the row, or off the top of its deck.
    pub(crate) fn take_from_row(&mut self, card: Card) {
        if self.s.item_top == card {
            self.s.item_top = Card::NONE;
        } else if self.s.artifact_top == card {
            self.s.artifact_top = Card::NONE;
        } else {
            let place = self.s.row.iter().position(|&c| c == card).expect("a card for sale lies in the row");
            self.s.row[place] = Card::NONE;
        }
    }

    /// Gives a card to the player: items to the deck or hand, artifacts to the play area (rulings 16 and 60).
    pub(crate) fn receive(&mut self, card: Card, dest: Dest) {
        let t = self.t;
        let artifact = t.artifacts & card.bit() != 0;
        self.note_human(if artifact { Objective::Artifact } else { Objective::Item });
        let me = self.s.me_mut();
        if artifact {
            me.play |= card.bit();
            self.push(Frame::Resolve { card });
            return;
        }
        match dest {
            Dest::Bottom => me.deck.push(card.0),
            Dest::Top => me.deck.insert(0, card.0),
            Dest::Hand => me.add_to_hand(t, card),
        }
    }

    /// Uses an assistant's side.
    pub(crate) fn use_assistant(&mut self, assistant: Assistant, gold: usize) {
        let pc = self.t.assistants[assistant.at()].pc[gold];
        self.push(Task::Run { pc });
    }

    /// The next assistant of a supply stack is turned up.
    pub(crate) fn uncover(&mut self, stack: usize) {
        let supply = &mut self.s.supply[stack];
        supply.top = Assistant::NONE;
        if supply.below == 0 {
            return;
        }
        if self.s.assistant_bag.is_power_of_two() {
            self.turn_up(stack, Assistant(self.s.assistant_bag.trailing_zeros() as u8));
        } else {
            self.push(Frame::Chance(Chance::Supply { stack: stack as u8 }));
        }
    }

    pub(crate) fn turn_up(&mut self, stack: usize, assistant: Assistant) {
        self.s.assistant_bag &= !(1 << assistant.0);
        let supply = &mut self.s.supply[stack];
        supply.top = assistant;
        supply.below -= 1;
        self.log.emit(|| Event::SupplyRevealed { assistant });
    }
}
