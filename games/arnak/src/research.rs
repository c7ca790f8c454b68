//! The research track: moving tokens, bonus tiles, the Lost Temple and the assistants found there.

use kernel::Sink;

use crate::event::Event;
use crate::ids::{Assistant, Bonus, Spot, Stack, Step};
use crate::machine::Machine;
use crate::purse::{Icons, Purse};
use crate::state::{Chance, Frame, Objective, Task, Token};

/// The bonus tile of the space is still due.
pub(crate) const DUE_BONUS: u8 = 1;
/// The effect of the row is still due.
pub(crate) const DUE_ROW: u8 = 2;

impl<S: Sink<Event>> Machine<'_, S> {
    /// Moves a token up a bridge, paying for it (ruling 68), or not (Journal). Its gains are below the payment on
    /// the stack, so the cost is paid in full first (ruling 6).
    pub(crate) fn advance_token(&mut self, token: Token, step: Step, minus: Purse, free: bool) {
        let board = &self.t.boards[self.s.options.board as usize];
        let from = self.s.me().tokens[token as usize];
        let bridge = board.bridges[from.at()]
            .iter()
            .find(|b| b.step == step)
            .expect("a token moves along a bridge of its space");
        let cost = bridge.cost.less(minus);
        let to = step.to;
        self.s.me_mut().tokens[token as usize] = to;
        self.emit(|seat| Event::Researched { seat, token, spot: to });
        if token != Token::Notebook {
            self.note_human(Objective::Research);
        }
        if to == board.temple {
            self.s.arrivals += 1;
            let arrival = self.s.arrivals;
            self.s.me_mut().arrival = arrival;
            self.emit(|seat| Event::ReachedTemple { seat, number: arrival });
        }
        self.push(Frame::Rewards { token, spot: to, due: DUE_BONUS | DUE_ROW });
        if !free {
            self.pay(cost, Icons::NONE);
        }
    }

    /// Ruling 71: bonus tile and row effect in the player's order.
    pub(crate) fn rewards(&mut self, token: Token, spot: Spot, due: u8) -> bool {
        let board = &self.t.boards[self.s.options.board as usize];
        let (first, n) = board.bonus[spot.at()];
        let tiles = &self.s.bonus[first as usize..(first + n) as usize];
        let bonus = due & DUE_BONUS != 0
            && (tiles.iter().any(|b| b.is_some())
                || (spot == board.temple && !self.s.temple_bonus.is_empty()));
        let row = due & DUE_ROW != 0 && board.effect[spot.at()][token as usize] != 0;
        match (bonus, row) {
            (true, true) => return false,
            (true, false) => self.reward(DUE_BONUS),
            (false, true) => self.reward(DUE_ROW),
            (false, false) => {
                self.s.stack.pop();
            }
        }
        true
    }

    /// Takes one of the rewards on top of the stack; the other stays due.
    pub(crate) fn reward(&mut self, which: u8) {
        let Some(Frame::Rewards { token, spot, due }) = self.s.stack.pop() else {
            unreachable!("a reward is taken where rewards are due")
        };
        if due & !which != 0 {
            self.push(Frame::Rewards { token, spot, due: due & !which });
        }
        if which == DUE_BONUS {
            self.push(Frame::TakeBonus { spot });
        } else {
            let pc = self.t.boards[self.s.options.board as usize].effect[spot.at()][token as usize];
            self.push(Task::Run { pc });
        }
    }

    /// A single tile is taken; several are a choice. The Lost Temple stack is looked through first (ruling
    /// 73).
    pub(crate) fn take_bonus(&mut self, spot: Spot) -> bool {
        let board = &self.t.boards[self.s.options.board as usize];
        let temple = spot == board.temple;
        if temple {
            if let Some(place) = self.s.temple_bonus.iter().position(|b| b.is_none()) {
                self.push(Frame::Chance(Chance::Temple { place: place as u8 }));
                return false;
            }
            self.s.temple_known |= 1 << self.s.turn;
        }
        let (first, n) = board.bonus[spot.at()];
        let tiles = if temple {
            &self.s.temple_bonus[..]
        } else {
            &self.s.bonus[first as usize..(first + n) as usize]
        };
        let mut kinds = tiles.iter().filter(|b| b.is_some());
        let Some(&only) = kinds.next() else {
            self.s.stack.pop();
            return true;
        };
        // Others must not learn that the tiles of the Lost Temple are all alike.
        if kinds.any(|&b| temple || b != only) {
            return false;
        }
        self.bonus_taken(spot, only);
        true
    }

    /// Takes this tile from the space on top of the stack.
    pub(crate) fn bonus_taken(&mut self, spot: Spot, bonus: Bonus) {
        self.s.stack.pop();
        let board = &self.t.boards[self.s.options.board as usize];
        if spot == board.temple {
            let at =
                self.s.temple_bonus.iter().position(|&b| b == bonus).expect("a tile of the stack is taken");
            self.s.temple_bonus.remove(at);
        } else {
            let (first, n) = board.bonus[spot.at()];
            let places = first as usize..(first + n) as usize;
            let place =
                places.into_iter().find(|&p| self.s.bonus[p] == bonus).expect("a tile of the space is taken");
            self.s.bonus[place] = Bonus::NONE;
        }
        self.emit(|seat| Event::BonusTaken { seat, bonus });
        self.push(Task::Run { pc: self.t.bonus[bonus.at()] });
    }

    /// Ruling 74: a temple tile, or a summit idol, is bought.
    pub(crate) fn buy_temple_tile(&mut self, stack: Stack, minus: Purse) {
        let data = self.t.boards[self.s.options.board as usize].stacks[stack.at()];
        self.s.stacks[stack.at()] -= 1;
        let me = self.s.me_mut();
        if data.idol {
            me.idols += 1;
        } else {
            me.temple_tiles[data.class as usize] += 1;
        }
        let board = &self.t.boards[self.s.options.board as usize];
        let points = (!data.idol).then(|| board.tile_points[data.class as usize]);
        self.emit(|seat| Event::TempleTileTaken { seat, stack, points });
        let me = self.s.me();
        // Twisted Paths 10.6: research with glass or lantern, if one of them has reached the row.
        let reached = |spot: Spot| spot.is_some() && spot.row() >= data.min_row;
        if reached(me.tokens[0]) || reached(me.tokens[2]) {
            self.note_human(Objective::Research);
        }
        self.pay_tokens(data.cost.less(minus));
    }

    /// Puts a silver assistant on the board.
    pub(crate) fn seat_assistant(&mut self, assistant: Assistant, tired: bool) {
        let me = self.s.me_mut();
        let place =
            me.assistants.iter().position(|a| a.is_none()).expect("there is a free place for an assistant");
        me.assistants[place] = assistant;
        me.gold &= !(1 << place);
        me.tired = me.tired & !(1 << place) | u8::from(tired) << place;
    }
}
