//! The value of the work still pending in the middle of a turn of Arnak.

use crate::state::{Frame, State, Task};
use crate::tables::Tables;

use super::ArnakValue;

impl ArnakValue {
    /// The expected gain of the stack for the player whose turn it is.
    pub(super) fn pending(&self, t: &Tables, s: &State) -> f32 {
        s.stack.iter().map(|&frame| self.frame(t, s, frame)).sum()
    }

    fn frame(&self, t: &Tables, s: &State, frame: Frame) -> f32 {
        let e = &self.w.effects;
        let board = &t.boards[s.options.board as usize];
        match frame {
            Frame::Task(Task::Run { pc }) | Frame::Offer { pc } | Frame::Choose { pc, .. } => {
                self.at[pc as usize]
            }
            Frame::May { pc } => self.at[pc as usize].max(0.0),
            Frame::PayTravel { need, wild } => -(self.icons(need) - self.icon[3] * f32::from(wild)).max(0.1),
            Frame::PayCards { n } => -e.use_up * f32::from(n),
            Frame::PayTablets { n } => -self.res[2] * f32::from(n),
            Frame::Ask(verb) => verb.worth(self),
            Frame::Task(Task::Arrive { space, twice }) => {
                let site = space.site();
                let found = if site.level() > 0 && s.tiles[site.at()].is_none() {
                    let (up, down) = board.idols[site.at()];
                    e.idol * f32::from(up + down)
                } else {
                    0.0
                };
                found + self.site(t, s, site) * if twice { 2.0 } else { 1.0 }
            }
            Frame::Task(Task::TakeIdols { site }) => {
                let (up, down) = board.idols[site.at()];
                e.idol * f32::from(up + down)
            }
            Frame::Task(Task::RevealTile { site }) => self.unknown_tile(site),
            Frame::Task(Task::ActivateSite { site }) | Frame::Visit { site, .. } | Frame::Again { site } => {
                self.site(t, s, site)
            }
            Frame::Task(Task::Awaken { .. }) => self.w.tempo.hope / 2.0 - self.w.tempo.danger,
            Frame::Task(Task::TakeGuardian { .. }) => 5.0 + 0.6,
            Frame::Resolve { card } => self.at[t.pc[card.at()] as usize].max(0.0),
            Frame::Rewards { token, spot, due } => {
                let row = if due & 2 != 0 {
                    self.at[board.effect[spot.at()][token as usize] as usize]
                } else {
                    0.0
                };
                let bonus = if due & 1 != 0 && board.bonus[spot.at()].1 > 0 { 0.8 } else { 0.0 };
                row + bonus
            }
            Frame::TakeBonus { .. } => 0.8,
            Frame::Task(Task::LookDraw { .. }) | Frame::LookDiscard { .. } | Frame::LookKeep => e.look,
            Frame::AltarArtifact { .. } => 1.0,
            Frame::Empty
            | Frame::Chance(_)
            | Frame::Turn
            | Frame::Keep { .. }
            | Frame::Pause
            | Frame::Task(
                Task::Setup(_)
                | Task::DrawHands { .. }
                | Task::TurnEnd
                | Task::RoundEnd(_)
                | Task::ScoutDone { .. }
                | Task::RivalTurn
                | Task::RivalDeed
                | Task::RivalStep { .. }
                | Task::RivalAssistant
                | Task::RivalRefill
                | Task::RivalDone
                | Task::Objectives { .. },
            ) => 0.0,
        }
    }
}
