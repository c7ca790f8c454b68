//! The rival of the solo game (rulings 98 to 109; Twisted Paths, sections 8 to 11).
//!
//! It acts by itself: chance reveals its tile and the arrow on the back of the next one, and every choice
//! between places goes to the leftmost or rightmost by that arrow.

use kernel::Sink;

use crate::event::{Arrow, Doer, Event};
use crate::ids::{
    Altar, Assistant, Bonus, CAMPS, Card, Guardian, Idol, ObjectiveTile, Passage, RivalTile, SITES, Site,
    Spot, Stack, Tile,
};
use crate::machine::Machine;
use crate::purse::Res;
use crate::state::{Chance, Frame, Objective, Options, Rival, State, Task, Token};
use crate::tables::{Deed, Family, Tables};

/// The families of which one tile is in play, in the order of the named bits of [`Options`].
pub const FAMILIES: [Family; 5] =
    [Family::Discover, Family::Research, Family::Overcome, Family::Item, Family::Artifact];

/// Figures of the rival.
const FIGURES: u32 = 6;

/// The rival before the game: the dig tiles and the board's own tile are in, the five families still open.
pub(crate) fn start(t: &Tables, options: Options) -> Rival {
    let board = &t.rows.boards[options.board as usize];
    let mut tiles = 0;
    for (at, row) in t.rows.rival.iter().enumerate() {
        let in_play = match row.family {
            Family::Dig(_) => true,
            Family::Spider => !board.altars.is_empty(),
            Family::Owl => board.lantern,
            Family::Discover | Family::Research | Family::Overcome | Family::Item | Family::Artifact => false,
        };
        tiles |= u32::from(in_play) << at;
    }
    let notebook = if options.purple > 0 { Spot::START } else { Spot::NONE };
    Rival {
        tiles,
        current: u8::MAX,
        first: u8::MAX,
        tokens: [Spot::START, notebook, Spot::NONE],
        passage: u8::MAX,
        objectives: [u8::MAX; 4],
        ..Rival::default()
    }
}

/// The tile of a family in a colour, by table row.
fn tile_of(t: &Tables, family: u8, colour: u8) -> Option<usize> {
    t.rows.rival.iter().position(|row| row.family == FAMILIES[family as usize] && row.colour == colour)
}

/// Families that have no tile in play yet.
pub(crate) fn open_families<'a>(t: &'a Tables, s: &'a State) -> impl Iterator<Item = u8> + 'a {
    (0..FAMILIES.len() as u8).filter(|&family| colour_of(t, s, family).is_none())
}

fn colour_of(t: &Tables, s: &State, family: u8) -> Option<u8> {
    (0..3).find(|&colour| tile_of(t, family, colour).is_some_and(|at| s.rival.tiles & (1 << at) != 0))
}

/// Face-down tiles whose back shows this arrow.
pub(crate) fn with_arrow(t: &Tables, s: &State, left: bool) -> u32 {
    let mut set = 0;
    for (at, row) in t.rows.rival.iter().enumerate() {
        set |= u32::from(row.left == left) << at;
    }
    set & s.rival.unplayed
}

impl<S: Sink<Event>> Machine<'_, S> {
    /// Deals the colours of the five families: those named in the setup, the others by chance. `true` while
    /// any is left to deal.
    pub(crate) fn deal_colours(&mut self) -> bool {
        let options = self.s.options;
        for family in 0..FAMILIES.len() as u8 {
            if colour_of(self.t, self.s, family).is_none() {
                for (purple, named) in [(false, options.named_red), (true, options.named_purple)] {
                    if named & (1 << family) != 0 {
                        self.colour_family(family, purple);
                    }
                }
            }
        }
        let coloured = |colour: u8| {
            (0..FAMILIES.len() as u8)
                .filter(|&family| colour_of(self.t, self.s, family) == Some(colour))
                .count() as u8
        };
        if coloured(1) < options.red {
            self.push(Frame::Chance(Chance::Colour { purple: false }));
            return true;
        }
        if coloured(2) < options.purple {
            self.push(Frame::Chance(Chance::Colour { purple: true }));
            return true;
        }
        for family in 0..FAMILIES.len() as u8 {
            if colour_of(self.t, self.s, family).is_some() {
                continue;
            }
            let tile = tile_of(self.t, family, 0).expect("every family has a green tile");
            self.s.rival.tiles |= 1 << tile;
        }
        false
    }

    pub(crate) fn colour_family(&mut self, family: u8, purple: bool) {
        let tile =
            tile_of(self.t, family, 1 + u8::from(purple)).expect("every family has a red and a purple tile");
        self.s.rival.tiles |= 1 << tile;
    }

    /// The stack is shuffled; the rival starts (ruling 98).
    pub(crate) fn begin_rival_round(&mut self) {
        let rival = &mut self.s.rival;
        rival.unplayed = rival.tiles;
        rival.current = u8::MAX;
        rival.first = u8::MAX;
        rival.arrow = 0;
        rival.done = [0; 2];
        rival.objectives = [u8::MAX; 4];
        rival.objectives_met = 0;
        rival.objective_pile = if self.s.options.objectives > 0 { 0b1_1111 } else { 0 };
        self.push(Task::RivalTurn);
    }

    /// Whose turn comes next: the other side's, unless it is out of turns (ruling 100).
    pub(crate) fn next_solo_turn(&mut self, after_human: bool) {
        let human = self.s.passed == 0;
        let rival = self.s.rival.unplayed != 0;
        if rival && (after_human || !human) {
            self.push(Task::RivalTurn);
        } else if human {
            self.push(Frame::Turn);
            self.emit(|seat| Event::TurnStarted { seat });
        } else {
            self.push(Task::RoundEnd(0));
        }
    }

    /// Turns up the next tile, then shows the arrow of the one below it (ruling 101).
    pub(crate) fn rival_turn(&mut self) {
        if self.s.rival.arrow == 0 {
            // The back of the first tile of the round is seen before it is turned up.
            self.push(Task::RivalTurn);
            self.show_arrow();
            return;
        }
        let set = with_arrow(self.t, self.s, self.s.rival.arrow == 1);
        if set.is_power_of_two() {
            self.rival_tile(set.trailing_zeros() as u8);
        } else {
            self.push(Frame::Chance(Chance::RivalTile));
        }
    }

    /// The arrow of the next face-down tile; for the last tile the first of the round serves.
    fn show_arrow(&mut self) {
        let sides = [true, false].map(|left| with_arrow(self.t, self.s, left) != 0);
        match sides {
            [true, true] => self.push(Frame::Chance(Chance::Arrow)),
            [true, false] => self.s.rival.arrow = 1,
            [false, true] => self.s.rival.arrow = 2,
            [false, false] => {
                let left = self.t.rows.rival[self.s.rival.first as usize].left;
                self.s.rival.arrow = if left { 1 } else { 2 };
            }
        }
    }

    pub(crate) fn rival_tile(&mut self, tile: u8) {
        let rival = &mut self.s.rival;
        rival.unplayed &= !(1 << tile);
        rival.current = tile;
        if rival.first == u8::MAX {
            rival.first = tile;
        }
        self.push(Task::RivalDone);
        self.push(Task::RivalRefill);
        self.push(Task::RivalDeed);
        self.show_arrow();
    }

    /// Carries out the tile's deed for this round.
    pub(crate) fn rival_deed(&mut self) {
        let tile = self.s.rival.current;
        let arrow = Arrow::of(self.left());
        self.log.emit(|| Event::RivalTurn { tile: RivalTile(tile), arrow });
        match self.t.rows.rival[tile as usize].rounds[self.s.round as usize - 1] {
            Deed::Skip => self.log.emit(|| Event::RivalNothing),
            Deed::Dig(res) => self.rival_dig(res),
            Deed::Discover { level, guardian } => self.rival_discover(level, guardian),
            Deed::Research(n) => {
                self.push(Task::RivalAssistant);
                for _ in 0..n {
                    self.push(Task::RivalStep { notebook: false });
                }
            }
            Deed::Overcome { notebook } => {
                if notebook {
                    self.push(Task::RivalStep { notebook: true });
                }
                self.rival_overcome();
            }
            Deed::Buy { artifact, highest, both } => {
                self.rival_buy(artifact, highest);
                if both {
                    self.rival_buy(!artifact, !highest);
                }
            }
            Deed::Altar { activate, place } => {
                if activate {
                    self.rival_activate_altar();
                }
                if place {
                    self.rival_place_artifact();
                }
            }
            Deed::OwlTile => self.rival_owl(),
        }
    }

    pub(crate) fn rival_done(&mut self) {
        self.s.rival.current = u8::MAX;
        self.next_solo_turn(false);
        // Twisted Paths 10.1: objectives are revealed before the first turn of the player.
        let revealed = self.s.rival.objective_pile != 0b1_1111;
        if self.s.options.objectives > 0 && !revealed {
            self.push(Task::Objectives { place: 0 });
        }
    }

    const fn left(&self) -> bool {
        self.s.rival.arrow == 1
    }

    /// The leftmost or rightmost of some things given from left to right.
    fn by_arrow<T>(&self, things: impl DoubleEndedIterator<Item = T>) -> Option<T> {
        let mut things = things;
        if self.left() { things.next() } else { things.next_back() }
    }

    /// Among sites, the highest line first (or the lowest), then the arrow.
    fn best_site(&self, lines: impl IntoIterator<Item = u8>, fits: impl Fn(Site) -> bool) -> Option<Site> {
        let sites = &self.t.rows.boards[self.s.options.board as usize].sites;
        for line in lines {
            let on_line =
                (0..SITES).filter(|&at| sites[at].line == line).map(|at| Site(at as u8)).filter(|&s| fits(s));
            if let Some(site) = self.by_arrow(on_line) {
                return Some(site);
            }
        }
        None
    }

    fn place_rival(&mut self, site: Site) -> bool {
        let taken = self.s.occupied() | self.s.blocked;
        let free = site.spaces() & !taken;
        if free == 0 || self.s.rival.figures.count_ones() >= FIGURES {
            return false;
        }
        self.s.rival.figures |= 1 << free.trailing_zeros();
        true
    }

    /// Ruling 102.
    fn rival_dig(&mut self, res: Res) {
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
                self.log.emit(|| Event::RivalDug { site });
                self.note_rival(Objective::Archaeologists);
            }
            _ => self.log.emit(|| Event::RivalNothing),
        }
    }

    /// Ruling 103.
    fn rival_discover(&mut self, level: u8, guardian: bool) {
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
    fn rival_overcome(&mut self) {
        let site = self.best_site([3, 2, 1, 0], |site| {
            self.s.guardians[site.at()].is_some() && site.spaces() & self.s.rival.figures != 0
        });
        let Some(site) = site else {
            self.push(Task::RivalStep { notebook: false });
            return;
        };
        let guardian = std::mem::replace(&mut self.s.guardians[site.at()], Guardian::NONE);
        self.s.rival.guardians |= 1 << guardian.0;
        self.log.emit(|| Event::RivalOvercame { guardian, site });
    }

    /// Ruling 106.
    fn rival_buy(&mut self, artifact: bool, highest: bool) {
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
    fn rival_activate_altar(&mut self) {
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
    fn rival_place_artifact(&mut self) {
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
    fn rival_owl(&mut self) {
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

    /// Reveals the objective of a place, or continues (Twisted Paths 10.1).
    pub(crate) fn reveal_objective(&mut self, place: u8) {
        if place == self.s.options.objectives {
            return;
        }
        self.push(Task::Objectives { place: place + 1 });
        self.draw_objective(place);
    }

    fn draw_objective(&mut self, place: u8) {
        match self.s.rival.objective_pile.count_ones() {
            0 => {}
            1 => self.objective(place, self.s.rival.objective_pile.trailing_zeros() as u8),
            _ => self.push(Frame::Chance(Chance::Objective { place })),
        }
    }

    /// Twisted Paths 10.2: one the rival has met already is replaced.
    pub(crate) fn objective(&mut self, place: u8, objective: u8) {
        self.s.rival.objective_pile &= !(1 << objective);
        if self.s.rival.done[1] & (1 << objective) != 0 {
            self.draw_objective(place);
            return;
        }
        self.s.rival.objectives[place as usize] = objective;
        self.log.emit(|| Event::ObjectiveRevealed { objective: ObjectiveTile(objective) });
    }

    /// Records that the player did something an objective may ask for.
    pub(crate) fn note_human(&mut self, objective: Objective) {
        if self.s.options.objectives == 0 {
            return;
        }
        let out = self.s.players[0].figures.iter().filter(|f| f.is_some()).count();
        if objective != Objective::Archaeologists || out >= 2 {
            self.s.rival.done[0] |= 1 << objective as u8;
            if self.settle_objective(objective).is_some() {
                self.log.emit(|| Event::ObjectiveMet { objective: ObjectiveTile(objective as u8) });
            }
        }
    }

    /// Records that the rival did something an objective may ask for: 2 points, or 4 for the first with the
    /// priority option.
    fn note_rival(&mut self, objective: Objective) {
        if self.s.options.objectives == 0 {
            return;
        }
        if objective == Objective::Archaeologists && self.s.rival.figures.count_ones() < 3 {
            return;
        }
        self.s.rival.done[1] |= 1 << objective as u8;
        if let Some(place) = self.settle_objective(objective) {
            self.s.rival.objective_points += if place == 0 && self.s.options.priority { 4 } else { 2 };
            self.log.emit(|| Event::ObjectiveLost { objective: ObjectiveTile(objective as u8) });
        }
    }

    /// Turns a revealed objective of this kind face down; returns its place.
    fn settle_objective(&mut self, objective: Objective) -> Option<usize> {
        let place = self.s.rival.objectives.iter().position(|&o| o == objective as u8)?;
        if self.s.rival.objectives_met & (1 << place) != 0 {
            return None;
        }
        self.s.rival.objectives_met |= 1 << place;
        Some(place)
    }
}
