//! The possessions of a player or the rival, except cards.

use super::{Check, MOST, members};
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
            self.hold(*player == Player::empty(), || {
                format!("nobody sits at seat {seat}, yet something is there")
            });
            return;
        }
        let s = self.s;
        self.knowledge(seat, player);
        let icons = bits(player.hand & !FEAR.bit())
            .map(|card| self.t.icons[card.at()])
            .chain(std::iter::repeat_n(self.t.icons[FEAR.at()], player.hand_fear as usize))
            .fold(Icons::NONE, Icons::plus);
        self.hold(icons == player.hand_icons, || {
            format!("the travel value of the hand of seat {seat} is wrong")
        });
        let known = player.guardians & ((1u64 << self.t.guardians.len()) - 1) as u32;
        let boons = members(known & !player.used_boons).map(|at| self.t.guardians[at as usize].icons);
        let boons = boons.fold(Icons::NONE, Icons::plus);
        self.hold(boons == player.boon_icons, || {
            format!("the travel value of the boons of seat {seat} is wrong")
        });
        self.hold(player.used_boons & !player.guardians == 0, || {
            format!("seat {seat} has used a boon of a guardian it has not overcome")
        });
        for res in Res::ALL {
            self.hold(player.has(res) <= MOST, || {
                format!("seat {seat} has more than {MOST} of {}", res.key())
            });
        }
        self.hold(player.hand_size() <= LARGEST_HAND, || {
            format!("seat {seat} has more than {LARGEST_HAND} cards in hand")
        });
        self.hold(player.fear_tiles <= MOST, || format!("seat {seat} has more than {MOST} fear tiles"));
        let absent = (0..2).filter(|&at| player.assistants[at].is_none()).fold(0u8, |set, at| set | 1 << at);
        self.hold((player.gold | player.tired) & (absent | !0b11) == 0, || {
            format!("seat {seat} has a side or an exhausted state without its assistant")
        });
        self.hold(player.slotted <= 4, || format!("seat {seat} has {} filled slots of 4", player.slotted));
        self.hold(player.exiled_basics < 1 << self.t.rows.basics.len(), || {
            format!("seat {seat} has exiled a basic card that does not exist")
        });
        let passed = s.passed & (1 << seat) != 0;
        let turn = s.turn as usize == seat && matches!(s.stack.first(), Some(Frame::Turn));
        self.hold(!(turn && passed && !s.main_used), || {
            format!("seat {seat} has passed, so it has taken the main action of its turn")
        });
        self.tokens(&format!("seat {seat}"), player.tokens, player.arrival, player.passage, true);
    }

    /// Where a column of tokens may be.
    fn tokens(&mut self, who: &str, tokens: [Spot; 3], arrival: u8, passage: u8, player: bool) {
        let (board, row, t) = (self.board, self.row, self.t);
        let at = |spot: Spot| t.spot(self.s.options.board, spot);
        for (token, spot) in Token::ALL.into_iter().zip(tokens) {
            let word = token.key();
            let off = spot.is_none();
            self.hold(off || at(spot).is_some(), || {
                format!("the {word} of {who} is on no space of the track")
            });
            let needed = player && token != Token::Lantern;
            self.hold(!(needed && off), || format!("the {word} of {who} is off the track"));
        }
        self.hold(row.lantern || tokens[2].is_none(), || {
            format!("{who} has a lantern, which this board does not use")
        });
        let height = |spot: Spot| at(spot).map_or(0, |row| row.row);
        let highest = height(tokens[0]).max(height(tokens[2]));
        self.hold(!player || height(tokens[1]) <= highest, || {
            format!("the notebook of {who} is above its other tokens")
        });
        let temple = |spot: Spot| board.temple.is_some() && spot == board.temple;
        self.hold(!temple(tokens[1]), || format!("the notebook of {who} cannot be in the Lost Temple"));
        self.hold((arrival > 0) == temple(tokens[0]), || {
            format!("{who} has an arrival in the Lost Temple exactly when its glass is there")
        });
        self.hold(!row.lantern || (passage != u8::MAX) == tokens[2].is_some(), || {
            format!("{who} has a lantern on the track exactly when its glass is in a passage")
        });
        let known = passage == u8::MAX || (passage as usize) < row.passages.len();
        self.hold(known, || format!("{who} is in a passage that this board does not have"));
    }

    pub(super) fn rival(&mut self) {
        let s = self.s;
        if !self.solo() {
            self.hold(s.rival == Rival::default(), || String::from("only a solo game has a rival"));
            return;
        }
        let rival = &s.rival;
        self.tokens("the rival", rival.tokens, rival.arrival, rival.passage, false);
        self.hold(rival.figures.count_ones() <= FIGURES, || format!("the rival has {FIGURES} figures"));
        let kinds = u32::from(rival.idols.0) >> self.t.rows.idols.len() == 0;
        self.hold(kinds, || String::from("the rival has an idol of an unknown kind"));
        self.rival_tiles();
        self.objectives();
    }

    /// The rival's stack: its dig tiles, the tile of the board, and one tile of each family.
    fn rival_tiles(&mut self) {
        let (s, rival) = (self.s, &self.s.rival);
        let rows = &self.t.rows.rival;
        let own = rival::start(self.t, s.options).tiles;
        let strange = rival.tiles & !((1u64 << rows.len()) - 1) as u32;
        self.hold(strange == 0, || String::from("the rival has a tile that does not exist"));
        self.hold(own & !rival.tiles == 0, || String::from("a tile that the rival always has is missing"));
        let mut coloured = [0u8; 3];
        for (at, family) in rival::FAMILIES.into_iter().enumerate() {
            let tiles: Vec<usize> = members(rival.tiles & !own)
                .map(usize::from)
                .filter(|&tile| rows.get(tile).is_some_and(|row| row.family == family))
                .collect();
            let key = crate::setup::FAMILY_KEYS[at];
            let few = usize::from(!self.setting_up());
            self.hold((few..=1).contains(&tiles.len()), || {
                format!("the rival has {} tiles of the family {key} instead of one", tiles.len())
            });
            for tile in tiles {
                let colour = rows[tile].colour as usize;
                coloured[colour.min(2)] += 1;
                for (named, wanted) in [(s.options.named_red, 1), (s.options.named_purple, 2)] {
                    let right = named & (1 << at) == 0 || colour == wanted;
                    self.hold(right, || format!("the tile of the family {key} has the wrong colour"));
                }
            }
        }
        let wanted = [s.options.red, s.options.purple];
        self.hold(self.setting_up() || coloured[1..] == wanted, || {
            format!(
                "the rival has {} red and {} purple tiles instead of {} and {}",
                coloured[1], coloured[2], wanted[0], wanted[1]
            )
        });
        self.hold(rival.unplayed & !rival.tiles == 0, || {
            String::from("a tile is face down that the rival does not have")
        });
        if self.setting_up() {
            return;
        }
        for (tile, what) in [(rival.first, "first"), (rival.current, "current")] {
            let played = rival.tiles & !rival.unplayed;
            self.hold(tile == u8::MAX || (tile < 32 && played & (1 << tile) != 0), || {
                format!("the rival's {what} tile has not been played")
            });
        }
        self.hold((rival.first == u8::MAX) == (rival.unplayed == rival.tiles), || {
            String::from("the rival has a first tile exactly when one was played this round")
        });
        let acts = s.stack.first() == Some(&Frame::Task(Task::RivalDone));
        self.hold((rival.current != u8::MAX) == acts, || {
            String::from("the rival has a current tile exactly in its own turn")
        });
        self.hold(rival.arrow <= 2, || String::from("the rival's arrow is unknown, left or right"));
        let waits = s.stack.last() == Some(&Frame::Chance(Chance::Arrow));
        let backs = rival::with_arrow(self.t, s, rival.arrow == 1);
        self.hold(waits || rival.unplayed == 0 || rival.arrow != 0 || rival.first == u8::MAX, || {
            String::from("the arrow of the rival's next tile is seen from its first turn on")
        });
        self.hold(waits || rival.unplayed == 0 || rival.arrow == 0 || backs != 0, || {
            String::from("no face-down tile of the rival has the arrow that is seen")
        });
    }

    fn objectives(&mut self) {
        let (s, rival) = (self.s, &self.s.rival);
        let all = (1u32 << self.t.rows.objectives.len()) - 1;
        let mut shown = 0u32;
        for (place, &objective) in rival.objectives.iter().enumerate().filter(|(_, o)| **o != u8::MAX) {
            let known = u32::from(objective) < 32 && all & (1 << objective) != 0;
            self.hold(known && place < s.options.objectives as usize, || {
                format!("objective {} is none of this game", place + 1)
            });
            if known {
                self.hold(shown & (1 << objective) == 0, || String::from("an objective is shown twice"));
                shown |= 1 << objective;
            }
        }
        let pile = u32::from(rival.objective_pile);
        let right = pile & !all == 0 && pile & shown == 0 && (pile == 0 || s.options.objectives > 0);
        self.hold(right, || String::from("the pile of objectives holds what does not belong there"));
        let settled =
            (0..4).all(|at| rival.objectives_met & (1 << at) == 0 || rival.objectives[at] != u8::MAX);
        self.hold(settled && rival.objectives_met < 16, || {
            String::from("an objective is settled that is not shown")
        });
        let done = rival.done.iter().all(|&done| u32::from(done) & !all == 0);
        self.hold(done, || String::from("something was done that no objective asks for"));
        // Two points each, and two more for the first of a round with the priority option. Once the staff has moved,
        // settled objectives belong to the previous round.
        let priority = u32::from(s.options.priority) * 2;
        let each = u32::from(s.options.objectives) * 2 + priority;
        let counted = matches!(s.stack.first(), Some(&Frame::Task(Task::RoundEnd(step))) if step == s.options.players + 2);
        let settled = if counted { 0 } else { u32::from(rival.objectives_met) };
        let now = settled.count_ones() * 2 + if settled & 1 == 0 { 0 } else { priority };
        let most = each * u32::from(s.round.saturating_sub(1)) + now;
        self.hold(u32::from(rival.objective_points) <= most, || {
            format!("the rival can have {most} points from objectives so far, not {}", rival.objective_points)
        });
    }
}
