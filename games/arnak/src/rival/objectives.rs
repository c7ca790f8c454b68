//! Objectives of the solo game (Twisted Paths, section 10).

use kernel::Sink;

use crate::event::Event;
use crate::ids::ObjectiveTile;
use crate::machine::Machine;
use crate::state::{Chance, Frame, Objective, Task};

impl<S: Sink<Event>> Machine<'_, S> {
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
    pub(super) fn note_rival(&mut self, objective: Objective) {
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
