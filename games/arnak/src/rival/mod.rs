//! The rival of the solo game (rulings 98 to 109; Twisted Paths, sections 8 to 11).
//!
//! It acts by itself: chance reveals its tile and the arrow on the back of the next one, and every choice
//! between places goes to the leftmost or rightmost by that arrow.

mod deeds;
mod objectives;

use kernel::Sink;

use crate::event::{Arrow, Event};
use crate::ids::{RivalTile, SITES, Site, Spot};
use crate::machine::Machine;
use crate::state::{Chance, Frame, Options, Rival, State, Task};
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
}
