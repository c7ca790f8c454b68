//! Points: doors, sets of keys, altars, the end of the game.

use kernel::{MAX_SEATS, Seat, Sink};

use crate::Tikal;
use crate::event::{Event, Keys};
use crate::ids::{COLOURS, Colour, Node, Room, members};
use crate::machine::Machine;
use crate::state::{SOURCES, Source, State};
use crate::tables::Altar;

impl Tikal {
    /// Doors of all rooms of a colour that hold a flag of this seat (rulings 5.11, 8.4).
    pub(crate) fn doors_of(&self, state: &State, seat: u8, colour: Colour) -> u8 {
        let flags = state.seats[seat as usize].flags & state.doors.laid;
        let mut doors = 0;
        for node in members(flags) {
            let room = state.laid[node as usize] as usize;
            doors += self.door_count[room] * u8::from(self.door_colour[room] == colour.0);
        }
        doors
    }

    /// Points of camp keys: the largest set of different colours, then the next (ruling 12.2).
    pub fn key_points(&self, camp: &[u8; COLOURS]) -> i16 {
        let most = camp.iter().copied().max().unwrap_or(0);
        let size = |set: u8| camp.iter().filter(|&&n| n > set).count();
        (0..most).map(|set| i16::from(self.tables.numbers.set_points[size(set)])).sum()
    }

    /// Points of all altars by seat (rulings 12.3, 12.4).
    pub(crate) fn altar_points(&self, state: &State) -> [i16; MAX_SEATS] {
        let mut points = [0; MAX_SEATS];
        let seats = &state.seats[..state.players as usize];
        for node in members(state.doors.laid) {
            let room = Room(state.laid[node as usize]);
            if room.0 < self.tables.light {
                continue;
            }
            let Some(altar) = self.tables.rooms[room.index()].altar else { continue };
            let keys = |seat: usize| match altar {
                Altar::Of(colour) => seats[seat].camp[colour.index()],
                Altar::Multicolour => seats[seat].camp.iter().sum(),
            };
            let present = |seat: &usize| seats[*seat].flags & Node(node).bit() != 0;
            let most = (0..seats.len()).filter(present).map(keys).max();
            for seat in (0..seats.len()).filter(present) {
                if Some(keys(seat)) == most {
                    points[seat] += i16::from(self.tables.numbers.altar_points);
                }
            }
        }
        points
    }

    /// Points of the cards in a hand at the end (ruling 11.2).
    pub(crate) fn card_points(&self, state: &State, seat: usize) -> i16 {
        let player = &state.seats[seat];
        let mut points = 0;
        for (kind, info) in self.tables.kinds.iter().enumerate() {
            let n = i16::from(player.hand[kind]);
            if n == 0 {
                continue;
            }
            points += info.verb.final_points(self, state, seat, n);
        }
        points
    }

    pub(crate) fn flagged_colours(&self, state: &State, seat: usize) -> i16 {
        let mut colours = 0_u8;
        for node in members(state.seats[seat].flags & state.doors.laid) {
            let room = state.laid[node as usize];
            if room < self.tables.light {
                colours |= 1 << self.door_colour[room as usize];
            }
        }
        colours.count_ones() as i16
    }

    fn treasure_points(&self, state: &State, seat: usize) -> i16 {
        i16::from(state.seats[seat].treasure_count()) * i16::from(self.tables.numbers.treasure_points)
    }

    /// Points by seat and source, as if the game ended now.
    pub(crate) fn points_now(&self, state: &State) -> [[i16; SOURCES]; MAX_SEATS] {
        let mut points = state.seats.map(|player| player.points);
        if state.is_over() {
            return points;
        }
        let altars = self.altar_points(state);
        for seat in 0..state.players as usize {
            points[seat][Source::Keys as usize] += self.key_points(&state.seats[seat].camp);
            points[seat][Source::Altars as usize] += altars[seat];
            points[seat][Source::Treasures as usize] += self.treasure_points(state, seat);
            points[seat][Source::Cards as usize] += self.card_points(state, seat);
        }
        points
    }
}

impl<S: Sink<Event>> Machine<'_, S> {
    /// Keys, then altars, at the end of each round (ruling 12.1).
    pub(crate) fn score_round(&mut self) {
        for seat in 0..self.s.players {
            let keys = Keys(self.s.seats[seat as usize].camp);
            self.log.emit(|| Event::ShowedKeys { seat: Seat(seat), keys });
        }
        for seat in 0..self.s.players {
            let points = self.game.key_points(&self.s.seats[seat as usize].camp);
            self.score(Seat(seat), Source::Keys, points);
        }
        let altars = self.game.altar_points(self.s);
        for seat in 0..self.s.players {
            self.score(Seat(seat), Source::Altars, altars[seat as usize]);
        }
    }

    /// Treasures left and end cards (ruling 13.5).
    pub(crate) fn score_end(&mut self) {
        for seat in 0..self.s.players {
            let points = self.game.treasure_points(self.s, seat as usize);
            self.score(Seat(seat), Source::Treasures, points);
            let points = self.game.card_points(self.s, seat as usize);
            self.score(Seat(seat), Source::Cards, points);
        }
    }
}
