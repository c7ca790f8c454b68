//! Rules specific to the temples of Twisted Paths: altars and dark tablets, wall tiles and secret
//! passages.

use kernel::Sink;

use crate::event::Event;
use crate::ids::{Altar, Passage, Spot};
use crate::machine::Machine;
use crate::purse::{Purse, Res};
use crate::state::{Frame, Objective, Token};

impl<S: Sink<Event>> Machine<'_, S> {
    /// Section 2: a dark tablet goes under the altar; then the artifact there may be used, or one is put there.
    pub(crate) fn activate_altar(&mut self, altar: u8) {
        let me = self.s.me_mut();
        me.purse = me.purse.minus(Purse::of(Res::Dark, 1));
        me.altars[altar as usize] += 1;
        self.emit(|seat| Event::AltarActivated { seat, altar: Altar(altar) });
        let card = self.s.altar_cards[altar as usize];
        self.push(if card.is_some() { Frame::Resolve { card } } else { Frame::AltarArtifact { altar } });
    }

    /// Section 6: a tile on the space of an own token.
    pub(crate) fn buy_wall_tile(&mut self, spot: Spot, minus: Purse) {
        let (class, cost) = self.t.boards[self.s.options.board as usize].walls[spot.at()];
        self.s.walls &= !(1 << spot.0);
        self.s.rival.marked &= !(1 << spot.0);
        self.s.me_mut().temple_tiles[class as usize] += 1;
        self.emit(|seat| Event::WallTileTaken { seat, spot });
        // Section 10.6: only glass and lantern count as researching.
        let me = self.s.me();
        if (me.tokens[0] == spot && me.passage == u8::MAX) || me.tokens[2] == spot {
            self.note_human(Objective::Research);
        }
        self.pay_tokens(cost.less(minus));
    }

    /// Section 5: the glass goes in for good, the lantern comes to the starting space.
    pub(crate) fn take_passage(&mut self, passage: u8, minus: Purse) {
        let data = self.t.boards[self.s.options.board as usize].passages[passage as usize];
        self.s.passages &= !(1 << passage);
        let me = self.s.me_mut();
        me.passage = passage;
        me.tokens[Token::Lantern as usize] = Spot::START;
        if data.class == u8::MAX {
            me.idols += 1;
        } else {
            me.temple_tiles[data.class as usize] += 1;
        }
        self.emit(|seat| Event::PassageTaken { seat, passage: Passage(passage) });
        self.note_human(Objective::Research);
        self.pay_tokens(data.cost.less(minus));
    }
}
