//! What the tiles of the rival make it do (rulings 102 to 106; Twisted Paths, sections 8, 9 and 11).

use kernel::Sink;

use crate::event::{Doer, Event};
use crate::ids::{Altar, Assistant, Bonus, CAMPS, Card, Guardian, Idol, Passage, Site, Spot, Stack, Tile};
use crate::machine::Machine;
use crate::purse::Res;
use crate::state::{Chance, Frame, Objective, Task, Token};

impl<S: Sink<Event>> Machine<'_, S> {
    /// Ruling 102.
    pub(super) fn rival_dig(&mut self, res: Res) {
        let board = &self.t.boards[self.s.options.board as usize];
        let taken = self.s.occupied() | self.s.blocked;
        let site = self.best_site([3, 2, 1, 0], |site| {
            let tile = self.s.tiles[site.at()];
            let offers = if site.at() < CAMPS {
                board.offers[res as usize] & (1 << site.0) != 0
            } else {
                tile.is_some() && self.t.offers[res as usize] & (1 << tile.0) != 0
            };
            offers && site.spaces() & !taken != 0
        });
        match site {
            Some(site) if self.place_rival(site) => {
                self.log.emit(|| Event::RivalDug { site: self.s.at_site(site) });
                self.note_rival(Objective::Archaeologists);
            }
            _ => self.log.emit(|| Event::RivalNothing),
        }
    }

    /// Ruling 103.
    pub(super) fn rival_discover(&mut self, level: u8, guardian: bool) {
        let taken = self.s.occupied();
        let lines: &[u8] = if level == 1 { &[1, 2] } else { &[3] };
        let site = self.best_site(lines.iter().copied(), |site| {
            site.level() == level && self.s.tiles[site.at()].is_none() && site.spaces() & taken == 0
        });
        let Some(site) = site.filter(|&site| self.place_rival(site)) else {
            self.log.emit(|| Event::RivalNothing);
            return;
        };
        self.log.emit(|| Event::RivalDiscovered { site });
        self.note_rival(Objective::Archaeologists);
        self.note_rival(Objective::Site);
        let idol = std::mem::replace(&mut self.s.idols[site.at()], Idol::NONE);
        let (_, down) = self.t.boards[self.s.options.board as usize].idols[site.at()];
        self.s.rival.idols.1 += down;
        if idol.is_some() {
            // Ruling 109: a kind it already has goes face down on the -1 stack.
            if self.s.rival.idols.0 & (1 << idol.0) == 0 {
                self.s.rival.idols.0 |= 1 << idol.0;
            } else {
                self.s.rival.idols.1 += 1;
            }
            self.log.emit(|| Event::RivalIdol { idol });
        }
        if guardian {
            self.push(Task::Awaken { site });
        }
        if let Some(tile) = self.next_tile(level) {
            self.rival_site(site, tile);
        } else if self.s.tile_bag & self.t.level[level as usize - 1] != 0 {
            self.push(Frame::Chance(Chance::RivalSite { site }));
        }
    }

    pub(crate) fn rival_site(&mut self, site: Site, tile: Tile) {
        self.s.tiles[site.at()] = tile;
        self.log.emit(|| Event::SiteFound { seat: Doer::Rival, site, tile });
    }

    /// One step of the glass (or lantern), or of the notebook (rulings 104 and 105; Twisted Paths 9.4, 11.3).
    pub(crate) fn rival_step(&mut self, notebook: bool) {
        let board = &self.t.boards[self.s.options.board as usize];
        let token = if notebook {
            1
        } else if self.s.rival.tokens[2].is_some() {
            2
        } else {
            0
        };
        if token == 0 && self.rival_passage() {
            return;
        }
        let rival = &self.s.rival;
        let from = rival.tokens[token];
        if from.is_none() {
            return;
        }
        let row = |spot: Spot| if spot.is_some() { spot.row() } else { 0 };
        let limit = row(rival.tokens[0]).max(row(rival.tokens[2]));
        let ways = board.bridges[from.at()].iter().map(|bridge| bridge.step.to);
        let ways = ways.filter(|&to| !notebook || (to != board.temple && to.row() <= limit));
        let to = if self.left() { ways.min() } else { ways.max() };
        let Some(to) = to else {
            if notebook {
                self.log.emit(|| Event::RivalNothing);
            } else {
                self.rival_temple_tile();
            }
            return;
        };
        self.s.rival.tokens[token] = to;
        self.log.emit(|| Event::RivalResearched { token: Token::ALL[token], spot: to });
        if !notebook {
            self.note_rival(Objective::Research);
        }
        if to == board.temple {
            self.s.arrivals += 1;
            self.s.rival.arrival = self.s.arrivals;
            if !self.s.temple_bonus.is_empty() {
                self.s.temple_bonus.remove(0);
                self.log.emit(|| Event::RivalRemovedBonus { bonus: None });
            }
            return;
        }
        let (first, n) = board.bonus[to.at()];
        let places = (first..first + n).filter(|&p| self.s.bonus[p as usize].is_some());
        if let Some(place) = self.by_arrow(places) {
            let bonus = std::mem::replace(&mut self.s.bonus[place as usize], Bonus::NONE);
            self.log.emit(|| Event::RivalRemovedBonus { bonus: Some(bonus) });
        }
        if to == board.rescue && !notebook && !self.s.rescue.is_empty() {
            // No player may have looked at it.
            let assistant = Some(self.s.rescue.remove(0)).filter(|assistant| assistant.is_some());
            self.log.emit(|| Event::RivalRemovedAssistant { assistant });
            if self.s.rescue.first().is_some_and(|a| a.is_none()) {
                self.push(Frame::Chance(Chance::Rescue { place: 0 }));
            }
        }
    }

    /// At the top: a tile of the middle value instead, by arrow, from stacks whose row it has reached.
    fn rival_temple_tile(&mut self) {
        let stacks = &self.t.boards[self.s.options.board as usize].stacks;
        let tokens = self.s.rival.tokens;
        let highest = tokens.iter().filter(|spot| spot.is_some()).map(|spot| spot.row()).max().unwrap_or(0);
        let open = (0..stacks.len()).filter(|&at| {
            let stack = &stacks[at];
            stack.class == 1 && !stack.idol && self.s.stacks[at] > 0 && highest >= stack.min_row
        });
        let Some(at) = self.by_arrow(open) else {
            self.log.emit(|| Event::RivalNothing);
            return;
        };
        self.s.stacks[at] -= 1;
        self.s.rival.temple_tiles[1] += 1;
        let points = self.t.boards[self.s.options.board as usize].tile_points[1];
        self.log.emit(|| Event::RivalTempleTile { stack: Stack(at as u8), points });
        self.note_rival(Objective::Research);
    }

    /// The top assistant of the tallest supply stack leaves the game, by arrow on ties.
    pub(crate) fn rival_assistant(&mut self) {
        let height = |at: usize| {
            let supply = self.s.supply[at];
            if supply.top.is_some() { 1 + supply.below } else { 0 }
        };
        let tallest = (0..3).map(height).max().unwrap_or(0);
        if tallest == 0 {
            return;
        }
        let stack =
            self.by_arrow((0..3).filter(|&at| height(at) == tallest)).expect("one stack is the tallest");
        let assistant = std::mem::replace(&mut self.s.supply[stack].top, Assistant::NONE);
        self.log.emit(|| Event::RivalRemovedAssistant { assistant: Some(assistant) });
        self.uncover(stack);
    }

    /// Ruling 105.
    pub(super) fn rival_overcome(&mut self) {
        let site = self.best_site([3, 2, 1, 0], |site| {
            self.s.guardians[site.at()].is_some() && site.spaces() & self.s.rival.figures != 0
        });
        let Some(site) = site else {
            self.push(Task::RivalStep { notebook: false });
            return;
        };
        let guardian = std::mem::replace(&mut self.s.guardians[site.at()], Guardian::NONE);
        self.s.rival.guardians |= 1 << guardian.0;
        self.log.emit(|| Event::RivalOvercame { guardian, site: self.s.at_site(site) });
    }

    /// Ruling 106.
    pub(super) fn rival_buy(&mut self, artifact: bool, highest: bool) {
        let staff = self.s.round as usize;
        let range = if artifact { 0..staff } else { staff..6 };
        let points = |place: usize| self.t.points[self.s.row[place].at()];
        let cards = || range.clone().filter(|&place| self.s.row[place].is_some());
        let best = if highest { cards().map(points).max() } else { cards().map(points).min() };
        let place = best.and_then(|best| self.by_arrow(cards().filter(|&place| points(place) == best)));
        let Some(place) = place else {
            self.log.emit(|| Event::RivalNothing);
            return;
        };
        let card = std::mem::replace(&mut self.s.row[place], Card::NONE);
        self.s.rival.cards |= card.bit();
        self.log.emit(|| Event::RivalBought { card });
        self.note_rival(if artifact { Objective::Artifact } else { Objective::Item });
    }

    /// Twisted Paths 8.3: a reserve tablet under the highest altar that has an artifact and room.
    pub(super) fn rival_activate_altar(&mut self) {
        let altars = &self.t.rows.boards[self.s.options.board as usize].altars;
        let altar = (0..altars.len())
            .rev()
            .find(|&at| self.s.altar_cards[at].is_some() && self.s.rival.altars[at] < 3);
        match altar {
            Some(at) if self.s.reserve > 0 => self.rival_tablet(at),
            _ => self.log.emit(|| Event::RivalNothing),
        }
    }

    fn rival_tablet(&mut self, altar: usize) {
        self.s.reserve -= 1;
        self.s.rival.altars[altar] += 1;
        self.log.emit(|| Event::RivalAltar { altar: Altar(altar as u8) });
    }

    /// Twisted Paths 8.4: a row artifact onto the lowest empty altar, if the rival's glass is above it.
    pub(super) fn rival_place_artifact(&mut self) {
        let altars = &self.t.rows.boards[self.s.options.board as usize].altars;
        let empty = (0..altars.len()).find(|&at| self.s.altar_cards[at].is_none());
        let places = (0..self.s.round as usize).filter(|&p| self.s.row[p].is_some());
        let place = self.by_arrow(places);
        let above = empty.is_some_and(|at| self.s.rival.tokens[0].row() > altars[at].row);
        let (Some(altar), Some(place), true) = (empty, place, above && self.s.reserve > 0) else {
            self.log.emit(|| Event::RivalNothing);
            return;
        };
        let card = std::mem::replace(&mut self.s.row[place], Card::NONE);
        self.s.altar_cards[altar] = card;
        self.log.emit(|| Event::ArtifactOnAltar { seat: Doer::Rival, card, altar: Altar(altar as u8) });
        self.rival_tablet(altar);
    }

    /// Twisted Paths 9.2: the lowest tile of the track, by arrow on ties.
    pub(super) fn rival_owl(&mut self) {
        let walls = self.s.walls;
        let Some(lowest) = (0..64).filter(|&at| walls & (1 << at) != 0).map(|at| Spot(at as u8).row()).min()
        else {
            self.log.emit(|| Event::RivalNothing);
            return;
        };
        let spots = (0..64u8).map(Spot).filter(|spot| walls & (1 << spot.0) != 0 && spot.row() == lowest);
        let spot = self.by_arrow(spots).expect("a lowest row has a tile");
        let (class, _) = self.t.boards[self.s.options.board as usize].walls[spot.at()];
        let marked = self.s.rival.marked & (1 << spot.0) != 0;
        let steps = match class {
            0 => 1,
            1 => 0,
            _ if marked => 0,
            _ => 2,
        };
        if class == 2 && !marked {
            self.s.rival.marked |= 1 << spot.0;
            self.log.emit(|| Event::RivalMarkedTile { spot });
        } else {
            self.s.walls &= !(1 << spot.0);
            self.s.rival.marked &= !(1 << spot.0);
            self.s.rival.temple_tiles[class as usize] += 1;
            self.log.emit(|| Event::RivalWallTile { spot });
        }
        for _ in 0..steps {
            self.push(Task::RivalStep { notebook: false });
        }
    }

    /// Twisted Paths 9.4: an unused passage beside the glass, on the side the arrow points to.
    fn rival_passage(&mut self) -> bool {
        let passages = &self.t.boards[self.s.options.board as usize].passages;
        let here = self.s.rival.tokens[0];
        let left = self.left();
        let mut open = (0..passages.len()).filter(|&at| {
            self.s.passages & (1 << at) != 0 && passages[at].from == here && passages[at].left == left
        });
        // Of two on one side, the outer one: the first of the table is further out on the left.
        let at = if left { open.next() } else { open.next_back() };
        let Some(at) = at else { return false };
        self.s.passages &= !(1 << at);
        let rival = &mut self.s.rival;
        rival.passage = at as u8;
        rival.tokens[2] = Spot::START;
        match passages[at].class {
            u8::MAX => rival.idols.1 += 1,
            class => rival.temple_tiles[class as usize] += 1,
        }
        self.log.emit(|| Event::RivalPassage { passage: Passage(at as u8) });
        self.note_rival(Objective::Research);
        true
    }
}
