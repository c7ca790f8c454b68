//! A recorded game to walk through: every position as one viewer saw it, every step in words.

use std::sync::Arc;

use games::{Rules, with_rules};
use kernel::record::Followed;
use kernel::{Actor, Game, Lang, Pending, Record, Seat, Sheet, Viewer};
use serde_json::Value;

use crate::app::find;
use crate::trouble::Trouble;

/// One step in words.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct StepText {
    /// Whose; `None` is chance.
    pub(crate) seat: Option<u8>,
    /// What it means.
    pub(crate) meaning: String,
    /// Its events.
    pub(crate) events: Vec<String>,
}

/// A recorded game without its type.
trait Tape {
    fn steps(&self) -> usize;
    fn round(&self, at: usize) -> u8;
    fn view(&self, at: usize, viewer: Viewer) -> Value;
    fn told(&self, at: usize, viewer: Viewer, lang: Lang) -> StepText;
    fn is_over(&self) -> bool;
    fn sheet(&self) -> Sheet;
}

/// A recorded game.
pub(crate) struct Replay {
    tape: Box<dyn Tape>,
    /// The id of the game.
    pub(crate) game: &'static str,
    /// The names by seat, as far as the record has them.
    pub(crate) players: Vec<String>,
    /// How many players sat at the table.
    pub(crate) seats: u8,
    /// Number of steps taken in the position shown.
    pub(crate) at: usize,
    /// Through whose eyes.
    pub(crate) viewer: Viewer,
    /// The record holds only what this viewer knew.
    pub(crate) partial: bool,
}

impl Replay {
    /// Reads a record.
    pub(crate) fn read(rules: &[Rules], text: &str) -> Result<Self, Trouble> {
        let record = Record::parse(text).map_err(|reason| Trouble::NoRecord { reason })?;
        let game = find(rules, &record.game)?;
        with_rules!(game, game => {
            let followed = record.follow(&**game).map_err(|reason| Trouble::Replay { reason })?;
            Ok(Replay::of(Reel { game: Arc::clone(game), followed }, record.players))
        })
    }

    fn of<G: Game>(reel: Reel<G>, players: Vec<String>) -> Self {
        let (seats, steps) = (reel.game.seats(&reel.followed.end), &reel.followed.steps);
        // The deal before the first decision is over and done with.
        let dealt = steps.iter().take_while(|step| step.actor == Actor::Chance).count();
        let only = reel.followed.viewer;
        let viewer = only.unwrap_or(Viewer::Seat(Seat(0)));
        let tape = Box::new(reel);
        Replay { game: G::ID, players, seats, at: dealt, viewer, partial: only.is_some(), tape }
    }

    /// How many steps there are.
    pub(crate) fn steps(&self) -> usize {
        self.tape.steps()
    }

    /// The round of the position shown.
    pub(crate) fn round(&self) -> u8 {
        self.tape.round(self.at)
    }

    /// The position shown.
    pub(crate) fn view(&self) -> Value {
        self.tape.view(self.at, self.viewer)
    }

    /// A step in words.
    pub(crate) fn told(&self, at: usize, lang: Lang) -> StepText {
        self.tape.told(at, self.viewer, lang)
    }

    /// The score sheet of the end, when the last position is shown and the game is over.
    pub(crate) fn sheet(&self) -> Option<Sheet> {
        (self.at == self.steps() && self.tape.is_over()).then(|| self.tape.sheet())
    }

    /// Moves this many steps forwards or backwards.
    pub(crate) fn walk(&mut self, by: isize) {
        self.at = self.at.saturating_add_signed(by).min(self.steps());
    }

    /// Jumps to the beginning of the next round.
    pub(crate) fn next_round(&mut self) {
        let round = self.round();
        self.at = (self.at..=self.steps()).find(|&at| self.tape.round(at) > round).unwrap_or(self.steps());
    }

    /// Jumps to the beginning of this round, or of the one before.
    pub(crate) fn round_before(&mut self) {
        let before = self.at.saturating_sub(1);
        let round = self.tape.round(before);
        self.at = (0..=before).find(|&at| self.tape.round(at) >= round).unwrap_or(0);
    }

    /// Switches to the view of the next seat; after the last comes the spectators'.
    pub(crate) fn next_viewer(&mut self) {
        if self.partial {
            return;
        }
        self.viewer = match self.viewer {
            Viewer::Seat(Seat(seat)) if seat + 1 < self.seats => Viewer::Seat(Seat(seat + 1)),
            Viewer::Seat(_) => Viewer::Spectator,
            Viewer::Spectator => Viewer::Seat(Seat(0)),
        };
    }
}

/// The positions of a record. In a viewer's record they are consistent with what the viewer knew, and
/// there is no other view.
struct Reel<G: Game> {
    game: Arc<G>,
    followed: Followed<G>,
}

impl<G: Game> Reel<G> {
    fn state(&self, at: usize) -> &G::State {
        self.followed.steps.get(at).map_or(&self.followed.end, |step| &step.before)
    }
}

impl<G: Game> Tape for Reel<G> {
    fn steps(&self) -> usize {
        self.followed.steps.len()
    }

    fn round(&self, at: usize) -> u8 {
        self.game.round(self.state(at))
    }

    fn view(&self, at: usize, viewer: Viewer) -> Value {
        self.game.view_json(&self.game.view(self.state(at), viewer))
    }

    fn told(&self, at: usize, viewer: Viewer, lang: Lang) -> StepText {
        let game = &*self.game;
        let Some(step) = self.followed.steps.get(at) else {
            return StepText::default();
        };
        let seat = step.actor.seat().map(|seat| seat.0);
        // A hidden action cannot be shown.
        let Some(action) = step.action else {
            return StepText { seat, meaning: "?".into(), events: Vec::new() };
        };
        let mut events: Vec<G::Event> = Vec::new();
        game.advance(&mut step.before.clone(), action, &mut events);
        let hidden = game.conceals(&step.before, action, viewer);
        StepText {
            seat,
            meaning: if hidden { "?".into() } else { game.action_text(&step.before, action, lang) },
            events: events.iter().map(|event| game.event_text(&game.see(event, viewer), lang)).collect(),
        }
    }

    fn is_over(&self) -> bool {
        // The end of a viewer's record is only one possibility; its scores must not be shown as true.
        self.followed.viewer.is_none() && self.game.pending(&self.followed.end) == Pending::Over
    }

    fn sheet(&self) -> Sheet {
        self.game.scores(&self.followed.end).into()
    }
}
