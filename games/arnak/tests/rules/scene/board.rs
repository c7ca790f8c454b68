//! Tokens, sites, guardians, figures, assistants, idols and research of a scene.

use arnak::ids::{Assistant, Idol, Tile};

use super::{GAME, Scene, assistant, guardian, idol, purse, site, space, spot, tile};

impl Scene {
    /// The tokens of a seat.
    pub fn purse(mut self, seat: usize, words: &str) -> Scene {
        self.me(seat).purse = purse(words);
        self
    }

    /// Tokens added to those of a seat.
    pub fn earning(mut self, seat: usize, words: &str) -> Scene {
        let player = self.me(seat);
        player.purse = player.purse.plus(purse(words));
        self
    }

    /// A discovered site with its tile.
    pub fn found(mut self, at: &str, key: &str) -> Scene {
        let (site, tile) = (site(at), tile(key));
        assert!(self.s.tile_bag & (1 << tile.0) != 0, "the tile is still in its stack");
        self.s.tile_bag &= !(1 << tile.0);
        self.s.tiles[site.at()] = tile;
        self.s.idols[site.at()] = Idol::NONE;
        self
    }

    /// A guardian on a site.
    pub fn guarded(mut self, at: &str, key: &str) -> Scene {
        let guardian = guardian(key);
        assert!(self.s.guardian_bag & (1 << guardian.0) != 0, "the guardian is still in its stack");
        self.s.guardian_bag &= !(1 << guardian.0);
        self.s.guardians[site(at).at()] = guardian;
        self
    }

    /// A figure of a seat on a space.
    pub fn figure(mut self, seat: usize, at: &str) -> Scene {
        let home = self.s.players[seat].figure_at_home().expect("a figure is at home");
        self.me(seat).figures[home] = space(at);
        self
    }

    /// An assistant of a seat, ready, on its silver or gold side.
    pub fn assistant(mut self, seat: usize, key: &str, gold: bool) -> Scene {
        let assistant = assistant(key);
        self.take_assistant(assistant);
        let player = self.me(seat);
        let place =
            player.assistants.iter().position(|a| a.is_none()).expect("a place for an assistant is free");
        player.assistants[place] = assistant;
        player.gold |= u8::from(gold) << place;
        self
    }

    /// Turns the assistant at a place (from 1) sideways.
    pub fn exhausted(mut self, seat: usize, place: u8) -> Scene {
        self.me(seat).tired |= 1 << (place - 1);
        self
    }

    /// The open assistants of the supply board.
    pub fn supply(mut self, keys: [&str; 3]) -> Scene {
        for (stack, key) in keys.into_iter().enumerate() {
            let wanted = assistant(key);
            let old = self.s.supply[stack].top;
            if old == wanted {
                continue;
            }
            if let Some(other) = self.s.supply.iter().position(|x| x.top == wanted) {
                self.s.supply[other].top = old;
            } else if self.s.rescue.first() == Some(&wanted) {
                self.s.rescue[0] = old;
            } else {
                assert!(self.s.assistant_bag & (1 << wanted.0) != 0, "{key} is with nobody");
                self.s.assistant_bag ^= 1 << wanted.0 | 1 << old.0;
            }
            self.s.supply[stack].top = wanted;
        }
        self
    }

    /// Takes an assistant out of the supply; the place it leaves is filled from the unseen ones.
    fn take_assistant(&mut self, assistant: Assistant) {
        if self.s.assistant_bag & (1 << assistant.0) != 0 {
            self.s.assistant_bag &= !(1 << assistant.0);
            // One of the hidden places loses its assistant.
            if self.s.supply.iter().all(|x| x.top.is_some()) {
                let stack = self.s.supply.iter().position(|x| x.below > 0).expect("assistants lie below");
                self.s.supply[stack].below -= 1;
            }
            return;
        }
        let next = Assistant(self.s.assistant_bag.trailing_zeros() as u8);
        self.s.assistant_bag &= !(1 << next.0);
        if self.s.rescue.first() == Some(&assistant) {
            self.s.rescue[0] = next;
            let stack = self.s.supply.iter().position(|x| x.below > 0).expect("assistants lie below");
            self.s.supply[stack].below -= 1;
            return;
        }
        let stack = self
            .s
            .supply
            .iter()
            .position(|x| x.top == assistant)
            .expect("the assistant is on the supply board");
        self.s.supply[stack].top = next;
        self.s.supply[stack].below -= 1;
    }

    /// Guardians a seat has overcome, boons unused.
    pub fn overcame(mut self, seat: usize, keys: &str) -> Scene {
        for key in keys.split_whitespace() {
            let guardian = guardian(key);
            self.s.guardian_bag &= !(1 << guardian.0);
            let icons = GAME.tables.guardians[guardian.at()].icons;
            let player = self.me(seat);
            player.guardians |= 1 << guardian.0;
            player.boon_icons = player.boon_icons.plus(icons);
        }
        self
    }

    /// Idols in the crates and in slots, found on sites at the right end of the map if too few have left it.
    pub fn idols(mut self, seat: usize, crates: u8, slotted: u8) -> Scene {
        let player = self.me(seat);
        player.idols = crates;
        player.slotted = slotted;
        for at in ["two4", "two3", "high4", "high3", "high2", "high1"] {
            let board = &GAME.tables.boards[self.s.options.board as usize];
            let found = (0..17).filter(|&at| self.s.tiles[at].is_some());
            let left: u8 = found.map(|at| board.idols[at].0 + board.idols[at].1).sum();
            let held: u8 = self.s.players.iter().map(|p| p.idols + p.slotted).sum();
            let site = site(at);
            if held > left && self.s.tiles[site.at()].is_none() {
                let bag = self.s.tile_bag & GAME.tables.level[site.level() as usize - 1];
                let tile = Tile(31 - bag.leading_zeros() as u8);
                self = self.found(at, &GAME.tables.rows.tiles[tile.at()].name.key);
            }
        }
        self
    }

    /// A research token on a space such as `3a`.
    pub fn token(mut self, seat: usize, which: usize, at: &str) -> Scene {
        self.me(seat).tokens[which] = spot(at);
        self
    }

    /// The kind of the face-up idol on an undiscovered site; the one that lay there takes its place.
    pub fn idol_on(mut self, at: &str, key: &str) -> Scene {
        let wanted = idol(key);
        let at = site(at).at();
        let old = std::mem::replace(&mut self.s.idols[at], wanted);
        assert!(old.is_some(), "an idol lies there");
        let elsewhere = (0..self.s.idols.len()).find(|&other| other != at && self.s.idols[other] == wanted);
        if let Some(other) = elsewhere {
            self.s.idols[other] = old;
        } else {
            self.s.idol_bag[wanted.at()] -= 1;
            self.s.idol_bag[old.at()] += 1;
        }
        self
    }
}
