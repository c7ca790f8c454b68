//! Figures on their way: sites found and visited, idols taken, guardians awoken and overcome.

use kernel::Sink;
use kernel::effect::Op;

use crate::event::{Doer, Event};
use crate::ids::{Guardian, Idol, Site, Space, Tile};
use crate::legal;
use crate::machine::{DUE_OBSCURE, DUE_SITE, Machine};
use crate::purse::{Cost, Icons, Purse, Res};
use crate::state::{Chance, Frame, Objective, Task};

impl<S: Sink<Event>> Machine<'_, S> {
    /// The effect of a camp or discovered site.
    pub(crate) fn site_effect(&self, site: Site) -> u16 {
        match site.level() {
            0 => self.t.boards[self.s.options.board as usize].camp[site.at()],
            _ => self.t.tile[self.s.tiles[site.at()].at()],
        }
    }

    /// Sends a figure: pays tokens for a discovery at once, travel through a payment, then the
    /// figure arrives.
    pub(crate) fn send(&mut self, space: Space, discount: Icons, compasses: u8, shell: bool) {
        let board = &self.t.boards[self.s.options.board as usize];
        let site = space.site();
        self.push(Task::Arrive { space, twice: shell });
        let found = site.level() == 0 || self.s.tiles[site.at()].is_some();
        let res = if found {
            Purse::ZERO
        } else {
            board.discover[site.at()].less(Purse::of(Res::Compass, compasses))
        };
        let icons = if shell { Icons::NONE } else { board.travel[space.at()] };
        self.pay(Cost { res, icons, ..Cost::default() }, discount);
    }

    pub(crate) fn arrive(&mut self, space: Space, twice: bool) {
        let site = space.site();
        let me = self.s.me_mut();
        let figure = me.figure_at_home().expect("who sends a figure has one at home");
        me.figures[figure] = space;
        let found = site.level() == 0 || self.s.tiles[site.at()].is_some();
        if found {
            let space = self.s.at_space(space);
            self.emit(|seat| Event::Dug { seat, space });
            self.note_human(Objective::Archaeologists);
            if twice {
                self.push(Frame::Again { site });
            }
            self.visit(site);
            return;
        }
        // Ruling 41: idols, site tile and its effect, then the guardian.
        self.emit(|seat| Event::Discovered { seat, site });
        self.note_human(Objective::Site);
        self.note_human(Objective::Archaeologists);
        self.push(Task::Awaken { site });
        self.push(Task::RevealTile { site });
        self.push(Frame::Pause);
        self.push(Task::TakeIdols { site });
    }

    /// A figure has come to a discovered site: its effect, and its obscure effect if it has one.
    pub(crate) fn visit(&mut self, site: Site) {
        if self.t.boards[self.s.options.board as usize].obscure[site.at()] == 0 {
            self.push(Task::ActivateSite { site });
        } else {
            self.push(Frame::Visit { site, due: DUE_SITE | DUE_OBSCURE });
        }
    }

    /// Twisted Paths 3.4: site effect and obscure effect in the player's order.
    pub(crate) fn visit_order(&mut self, site: Site, due: u8) -> bool {
        let obscure = self.t.boards[self.s.options.board as usize].obscure[site.at()];
        if due == DUE_SITE | DUE_OBSCURE && legal::branch_seems_possible(self.t, self.s, obscure) {
            return false;
        }
        self.visit_part(if due & DUE_SITE != 0 { DUE_SITE } else { DUE_OBSCURE });
        true
    }

    /// Takes one part of the visit on top of the stack; the other stays due.
    pub(crate) fn visit_part(&mut self, which: u8) {
        let Some(Frame::Visit { site, due }) = self.s.stack.pop() else {
            unreachable!("a part of a visit is taken from a visit")
        };
        if due & !which != 0 {
            self.push(Frame::Visit { site, due: due & !which });
        }
        if which == DUE_SITE {
            self.push(Task::ActivateSite { site });
        } else {
            // Twisted Paths 3.2: optional, also where it costs nothing.
            let pc = self.t.boards[self.s.options.board as usize].obscure[site.at()];
            let priced = matches!(self.t.program.op(pc), Op::Pay { .. });
            self.push(if priced { Frame::Task(Task::Run { pc }) } else { Frame::May { pc } });
        }
    }

    pub(crate) fn take_idols(&mut self, site: Site) {
        // Ruling 42: the face-up idol's effect is used, the face-down one is only kept.
        let (_, down) = self.t.boards[self.s.options.board as usize].idols[site.at()];
        let idol = std::mem::replace(&mut self.s.idols[site.at()], Idol::NONE);
        for _ in 0..down {
            self.s.me_mut().idols += 1;
            self.emit(|seat| Event::HiddenIdolTaken { seat });
        }
        if idol.is_some() {
            self.s.me_mut().idols += 1;
            self.emit(|seat| Event::IdolTaken { seat, idol });
            self.push(Task::Run { pc: self.t.idol[idol.at()] });
        }
    }

    /// The next tile of a stack if it is already known; bags come before tiles put under them.
    pub(crate) fn next_tile(&mut self, level: u8) -> Option<Tile> {
        let mask = self.t.level[level as usize - 1];
        let bag = self.s.tile_bag & mask;
        match bag.count_ones() {
            0 => {
                let at = self.s.tile_bottom.iter().position(|tile| mask & (1 << tile.0) != 0)?;
                Some(self.s.tile_bottom.remove(at))
            }
            1 => {
                self.s.tile_bag &= !bag;
                Some(Tile(bag.trailing_zeros() as u8))
            }
            _ => None,
        }
    }

    pub(crate) fn place_tile(&mut self, site: Site, tile: Tile) {
        self.s.tiles[site.at()] = tile;
        self.emit(|seat| Event::SiteFound { seat: Doer::Player(seat), site, tile });
        self.visit(site);
    }

    /// Ruling 49: resolved like a site, then put under the stack.
    pub(crate) fn scouted(&mut self, tile: Tile) {
        self.emit(|seat| Event::Scouted { seat, tile });
        self.push(Task::ScoutDone { tile });
        self.push(Task::Run { pc: self.t.tile[tile.at()] });
    }

    pub(crate) fn awaken(&mut self, site: Site) {
        let bag = self.s.guardian_bag;
        match bag.count_ones() {
            0 => {}
            1 => self.place_guardian(site, Guardian(bag.trailing_zeros() as u8)),
            _ => self.push(Frame::Chance(Chance::Guardian { site })),
        }
    }

    pub(crate) fn place_guardian(&mut self, site: Site, guardian: Guardian) {
        self.s.guardian_bag &= !(1 << guardian.0);
        self.s.guardians[site.at()] = guardian;
        // Who found the site has woken its guardian: the player, or the rival in its own turn.
        let rival = self.s.rival.current != u8::MAX && self.s.options.players == 1;
        let site = self.s.at_site(site);
        self.emit(|seat| {
            let seat = if rival { Doer::Rival } else { Doer::Player(seat) };
            Event::GuardianAwoke { seat, site, guardian }
        });
    }

    pub(crate) fn take_guardian(&mut self, site: Site) {
        let guardian = std::mem::replace(&mut self.s.guardians[site.at()], Guardian::NONE);
        let icons = self.t.guardians[guardian.at()].icons;
        let me = self.s.me_mut();
        me.guardians |= 1 << guardian.0;
        me.boon_icons = me.boon_icons.plus(icons);
        let site = self.s.at_site(site);
        self.emit(|seat| Event::Overcame { seat, guardian, site });
    }
}
