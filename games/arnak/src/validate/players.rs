//! The possessions of a player or the rival, except cards.

use super::{Check, MOST, members};
use crate::errors::{PositionError, Who};
use crate::ids::{FEAR, Spot};
use crate::purse::{Icons, Res};
use crate::rival;
use crate::state::{Chance, Frame, Player, Rival, Task, Token};
use crate::travel::bits;

/// Figures of the rival (ruling 102).
const FIGURES: u32 = 6;
/// More cards in one hand than any game can reach: from 60 on a player does not draw (ruling 113).
const LARGEST_HAND: u8 = 100;

impl Check<'_> {
    pub(super) fn player(&mut self, seat: usize) {
        let player = &self.s.players[seat];
        if seat >= self.seats() {
            self.hold(*player == Player::empty(), || PositionError::NobodySits { seat });
            return;
        }
        let s = self.s;
        self.knowledge(seat, player);
        let icons = bits(player.hand & !FEAR.bit())
            .map(|card| self.t.icons[card.at()])
            .chain(std::iter::repeat_n(self.t.icons[FEAR.at()], player.hand_fear as usize))
            .fold(Icons::NONE, Icons::plus);
        self.hold(icons == player.hand_icons, || PositionError::HandTravel { seat });
        let known = player.guardians & ((1u64 << self.t.guardians.len()) - 1) as u32;
        let boons = members(known & !player.used_boons).map(|at| self.t.guardians[at as usize].icons);
        let boons = boons.fold(Icons::NONE, Icons::plus);
        self.hold(boons == player.boon_icons, || PositionError::BoonTravel { seat });
        self.hold(player.used_boons & !player.guardians == 0, || PositionError::UsedBoon { seat });
        for res in Res::ALL {
            self.hold(player.has(res) <= MOST, || PositionError::ManyOf {
                seat,
                most: MOST,
                what: res.key(),
            });
        }
        self.hold(player.hand_size() <= LARGEST_HAND, || PositionError::ManyCards {
            seat,
            most: LARGEST_HAND,
        });
        self.hold(player.fear_tiles <= MOST, || PositionError::ManyFearTiles { seat, most: MOST });
        let absent = (0..2).filter(|&at| player.assistants[at].is_none()).fold(0u8, |set, at| set | 1 << at);
        self.hold((player.gold | player.tired) & (absent | !0b11) == 0, || PositionError::NoAssistant {
            seat,
        });
        self.hold(player.slotted <= 4, || PositionError::Slots { seat, n: player.slotted });
        self.hold(player.exiled_basics < 1 << self.t.rows.basics.len(), || PositionError::ExiledBasics {
            seat,
        });
        let passed = s.passed & (1 << seat) != 0;
        let turn = s.turn as usize == seat && matches!(s.stack.first(), Some(Frame::Turn));
        self.hold(!(turn && passed && !s.main_used), || PositionError::Passed { seat });
        self.tokens(&Who::Seat { seat }, player.tokens, player.arrival, player.passage, true);
    }

    /// Where a column of tokens may be.
    fn tokens(&mut self, who: &Who, tokens: [Spot; 3], arrival: u8, passage: u8, player: bool) {
        let (board, row, t) = (self.board, self.row, self.t);
        let at = |spot: Spot| t.spot(self.s.options.board, spot);
        for (token, spot) in Token::ALL.into_iter().zip(tokens) {
            let off = spot.is_none();
            self.hold(off || at(spot).is_some(), || PositionError::TokenNowhere {
                who: who.clone(),
                token: token.key(),
            });
            let needed = player && token != Token::Lantern;
            self.hold(!(needed && off), || PositionError::TokenOff { who: who.clone(), token: token.key() });
        }
        self.hold(row.lantern || tokens[2].is_none(), || PositionError::NoLantern { who: who.clone() });
        let height = |spot: Spot| at(spot).map_or(0, |row| row.row);
        let highest = height(tokens[0]).max(height(tokens[2]));
        self.hold(!player || height(tokens[1]) <= highest, || PositionError::NotebookAbove {
            who: who.clone(),
        });
        let temple = |spot: Spot| board.temple.is_some() && spot == board.temple;
        self.hold(!temple(tokens[1]), || PositionError::NotebookTemple { who: who.clone() });
        self.hold((arrival > 0) == temple(tokens[0]), || PositionError::Arrival { who: who.clone() });
        self.hold(!row.lantern || (passage != u8::MAX) == tokens[2].is_some(), || PositionError::Lantern {
            who: who.clone(),
        });
        let known = passage == u8::MAX || (passage as usize) < row.passages.len();
        self.hold(known, || PositionError::NoPassage { who: who.clone() });
    }

    pub(super) fn rival(&mut self) {
        let s = self.s;
        if !self.solo() {
            self.hold(s.rival == Rival::default(), || PositionError::SoloOnly);
            return;
        }
        let rival = &s.rival;
        self.tokens(&Who::Rival, rival.tokens, rival.arrival, rival.passage, false);
        self.hold(rival.figures.count_ones() <= FIGURES, || PositionError::RivalFigures { n: FIGURES });
        let kinds = u32::from(rival.idols.0) >> self.t.rows.idols.len() == 0;
        self.hold(kinds, || PositionError::RivalIdol);
        self.rival_tiles();
        self.objectives();
    }

    /// The rival's stack: its dig tiles, the tile of the board, and one tile of each family.
    fn rival_tiles(&mut self) {
        let (s, rival) = (self.s, &self.s.rival);
        let rows = &self.t.rows.rival;
        let own = rival::start(self.t, s.options).tiles;
        let strange = rival.tiles & !((1u64 << rows.len()) - 1) as u32;
        self.hold(strange == 0, || PositionError::RivalTile);
        self.hold(own & !rival.tiles == 0, || PositionError::RivalOwn);
        let mut coloured = [0u8; 3];
        for (at, wanted) in rival::FAMILIES.into_iter().enumerate() {
            let tiles: Vec<usize> = members(rival.tiles & !own)
                .map(usize::from)
                .filter(|&tile| rows.get(tile).is_some_and(|row| row.family == wanted))
                .collect();
            let family = crate::setup::FAMILY_KEYS[at];
            let few = usize::from(!self.setting_up());
            self.hold((few..=1).contains(&tiles.len()), || PositionError::RivalFamily {
                n: tiles.len(),
                family,
            });
            for tile in tiles {
                let colour = rows[tile].colour as usize;
                coloured[colour.min(2)] += 1;
                for (named, wanted) in [(s.options.named_red, 1), (s.options.named_purple, 2)] {
                    let right = named & (1 << at) == 0 || colour == wanted;
                    self.hold(right, || PositionError::RivalColour { family });
                }
            }
        }
        let wanted = [s.options.red, s.options.purple];
        self.hold(self.setting_up() || coloured[1..] == wanted, || PositionError::RivalColours {
            red: coloured[1],
            purple: coloured[2],
            wanted_red: wanted[0],
            wanted_purple: wanted[1],
        });
        self.hold(rival.unplayed & !rival.tiles == 0, || PositionError::RivalFaceDown);
        if self.setting_up() {
            return;
        }
        for (tile, which) in [(rival.first, "first"), (rival.current, "current")] {
            let played = rival.tiles & !rival.unplayed;
            self.hold(tile == u8::MAX || (tile < 32 && played & (1 << tile) != 0), || {
                PositionError::RivalUnplayed { which }
            });
        }
        self.hold((rival.first == u8::MAX) == (rival.unplayed == rival.tiles), || PositionError::RivalFirst);
        let acts = s.stack.first() == Some(&Frame::Task(Task::RivalDone));
        self.hold((rival.current != u8::MAX) == acts, || PositionError::RivalCurrent);
        self.hold(rival.arrow <= 2, || PositionError::RivalArrow);
        let waits = s.stack.last() == Some(&Frame::Chance(Chance::Arrow));
        let backs = rival::with_arrow(self.t, s, rival.arrow == 1);
        self.hold(waits || rival.unplayed == 0 || rival.arrow != 0 || rival.first == u8::MAX, || {
            PositionError::ArrowSeen
        });
        self.hold(waits || rival.unplayed == 0 || rival.arrow == 0 || backs != 0, || {
            PositionError::ArrowNone
        });
    }

    fn objectives(&mut self) {
        let (s, rival) = (self.s, &self.s.rival);
        let all = (1u32 << self.t.rows.objectives.len()) - 1;
        let mut shown = 0u32;
        for (place, &objective) in rival.objectives.iter().enumerate().filter(|(_, o)| **o != u8::MAX) {
            let known = u32::from(objective) < 32 && all & (1 << objective) != 0;
            self.hold(known && place < s.options.objectives as usize, || PositionError::NoObjective {
                n: place + 1,
            });
            if known {
                self.hold(shown & (1 << objective) == 0, || PositionError::ObjectiveTwice);
                shown |= 1 << objective;
            }
        }
        let pile = u32::from(rival.objective_pile);
        let right = pile & !all == 0 && pile & shown == 0 && (pile == 0 || s.options.objectives > 0);
        self.hold(right, || PositionError::ObjectivePile);
        let settled =
            (0..4).all(|at| rival.objectives_met & (1 << at) == 0 || rival.objectives[at] != u8::MAX);
        self.hold(settled && rival.objectives_met < 16, || PositionError::ObjectiveSettled);
        let done = rival.done.iter().all(|&done| u32::from(done) & !all == 0);
        self.hold(done, || PositionError::ObjectiveDone);
        // Two points each, and two more for the first of a round with the priority option. Once the staff has moved,
        // settled objectives belong to the previous round.
        let priority = u32::from(s.options.priority) * 2;
        let each = u32::from(s.options.objectives) * 2 + priority;
        let counted = matches!(s.stack.first(), Some(&Frame::Task(Task::RoundEnd(step))) if step == s.options.players + 2);
        let settled = if counted { 0 } else { u32::from(rival.objectives_met) };
        let now = settled.count_ones() * 2 + if settled & 1 == 0 { 0 } else { priority };
        let most = each * u32::from(s.round.saturating_sub(1)) + now;
        self.hold(u32::from(rival.objective_points) <= most, || PositionError::ObjectivePoints {
            most,
            points: rival.objective_points,
        });
    }
}
