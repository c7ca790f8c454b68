//! What the work still due in the middle of a turn of Arnak will bring.

use crate::state::{Frame, State};
use crate::tables::Tables;
use crate::verb::Verb;

use super::ArnakValue;

impl ArnakValue {
    /// What is still due on the stack will bring to the player whose turn it is.
    pub(super) fn pending(&self, t: &Tables, s: &State) -> f32 {
        s.stack.iter().map(|&frame| self.frame(t, s, frame)).sum()
    }

    fn frame(&self, t: &Tables, s: &State, frame: Frame) -> f32 {
        let e = &self.w.effects;
        let board = &t.boards[s.options.board as usize];
        match frame {
            Frame::Run { pc } | Frame::Offer { pc } | Frame::Choose { pc, .. } => self.at[pc as usize],
            Frame::May { pc } => self.at[pc as usize].max(0.0),
            Frame::PayTravel { need, wild } => -(self.icons(need) - self.icon[3] * f32::from(wild)).max(0.1),
            Frame::PayCards { n } => -e.use_up * f32::from(n),
            Frame::PayTablets { n } => -self.res[2] * f32::from(n),
            Frame::Draw { n, .. } => e.draw * f32::from(n),
            Frame::Exile => e.exile,
            Frame::UseUp => -e.use_up,
            Frame::Upgrade => e.upgrade,
            Frame::Refresh => e.refresh,
            Frame::Recruit | Frame::Rescue => e.recruit,
            Frame::Promote => e.promote,
            Frame::UseSupply { gold } => {
                if gold {
                    e.supply_gold
                } else {
                    e.supply_silver
                }
            }
            Frame::Exchange => e.exchange,
            Frame::Send { icons, compasses, shell } => self.verb(Verb::Send { icons, compasses, shell }),
            Frame::Arrive { space, twice } => {
                let site = space.site();
                let found = if site.level() > 0 && s.tiles[site.at()].is_none() {
                    let (up, down) = board.idols[site.at()];
                    e.idol * f32::from(up + down)
                } else {
                    0.0
                };
                found + self.site(t, s, site) * if twice { 2.0 } else { 1.0 }
            }
            Frame::TakeIdols { site } => {
                let (up, down) = board.idols[site.at()];
                e.idol * f32::from(up + down)
            }
            Frame::RevealTile { site } => self.unknown_tile(site),
            Frame::ActivateSite { site } | Frame::Visit { site, .. } | Frame::Again { site } => {
                self.site(t, s, site)
            }
            Frame::Awaken { .. } => self.w.tempo.hope / 2.0 - self.w.tempo.danger,
            Frame::Relocate { .. } => e.relocate,
            Frame::Activate { place, n, .. } => self.activation(place) * f32::from(n),
            Frame::Overcome { .. } => e.overcome,
            Frame::TakeGuardian { .. } => 5.0 + 0.6,
            Frame::Buy { minus, .. } => 0.3 + e.discount * f32::from(minus),
            Frame::Take { ware, .. } => self.ware(ware),
            Frame::Resolve { card } => self.at[t.pc[card.at()] as usize].max(0.0),
            Frame::Research { minus: (res, n) } => {
                0.4 + 0.7 * self.res.get(res as usize).copied().unwrap_or(0.0) * f32::from(n)
            }
            Frame::Journal => e.journal,
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
            Frame::Recall => e.recall,
            Frame::LookHowMany { .. }
            | Frame::LookDraw { .. }
            | Frame::LookDiscard { .. }
            | Frame::LookKeep => e.look,
            Frame::Hammer => e.hammer,
            Frame::Crown => e.crown,
            Frame::CopyIdol => e.copy_idol,
            Frame::Ready => e.ready,
            Frame::Unslot => e.unslot,
            Frame::AltarArtifact { .. } => 1.0,
            Frame::Empty
            | Frame::Setup(_)
            | Frame::Chance(_)
            | Frame::DrawHands { .. }
            | Frame::Turn
            | Frame::TurnEnd
            | Frame::RoundEnd(_)
            | Frame::Keep { .. }
            | Frame::Pause
            | Frame::ScoutDone { .. }
            | Frame::RivalTurn
            | Frame::RivalDeed
            | Frame::RivalStep { .. }
            | Frame::RivalAssistant
            | Frame::RivalRefill
            | Frame::RivalDone
            | Frame::Objectives { .. } => 0.0,
        }
    }
}
