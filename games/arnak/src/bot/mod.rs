//! The evaluation of positions of Arnak.
//!
//! Points already certain, plus the expected gain of everything else: resources by what they buy, cards by
//! how often they will still be drawn, figures and hand cards as long as their owner has not passed,
//! assistants, idol slots, the next research spaces, guardians. Work pending in the middle of a turn is
//! valued at its expected gain, so that the steps of a turn can be compared.
#![expect(clippy::cast_precision_loss, reason = "counts and scores are small; estimates need no more digits")]

mod deeds;
mod features;
mod pending;
mod solve;
mod study;
mod weights;
mod worth;

pub(crate) use solve::reliable_places;

use std::hash::Hash;

use crate::Arnak;
use crate::action::Action;
use crate::ids::{Card, FEAR, Guardian, SITES, Site, TOP_ROW};
use crate::purse::{Icons, Purse};
use crate::score::{CATEGORIES, fear_cards, owned, points, rival_points};
use crate::state::{ALTARS, Frame, Player, State};
use crate::tables::Tables;
use crate::travel::bits;

use bots::Budget;
use bots::Character;
use bots::Marker;
use bots::Search;
use bots::learn::Vocabulary;
use bots::{Playable, Scores, Value};
use bots::{Solution, Unsolved};

use self::deeds::Deeds;
use self::features::{Features, PHASES};
pub(crate) use self::features::{icon_parts, purse_parts};
use self::weights::{Fade, Weights};

/// Rows of a research track.
const ROWS: usize = TOP_ROW as usize + 1;
/// Rounds of a game.
const ROUNDS: u8 = 5;
/// Cards drawn for a round.
const HAND: f32 = 5.0;
/// Points that the next idol slot loses when it is filled.
const SLOTS: [f32; 4] = [1.0, 2.0, 3.0, 4.0];

/// The estimate of Arnak's positions, for one set of tables.
pub struct ArnakValue {
    pub(crate) w: Weights,
    /// Worth of one of each resource.
    pub(crate) res: [f32; 6],
    /// Worth of one of each icon.
    icon: [f32; 4],
    /// Value of the rest of the program from each operation on.
    at: Vec<f32>,
    /// Value of a card in hand.
    card: [f32; 128],
    /// Value of each assistant's sides.
    assistant: Vec<[f32; 2]>,
    /// Value of each boon.
    boon: Vec<f32>,
    /// Average value of site tiles of levels I and II.
    tiles: [f32; 2],
    /// Value of the best idol slot.
    slot: f32,
    /// Points by board, token and row; the last row reached counts for all above.
    rows: Vec<[[f32; ROWS]; 3]>,
    features: Features,
    deeds: Deeds,
}

/// Tablets under altars by player and of the rival, and the artifacts above them.
type Altars = ([[u8; ALTARS]; 4], [u8; ALTARS], [Card; ALTARS]);

/// Everything that the estimate and the features of a player depend on.
#[derive(Clone, PartialEq)]
pub struct Basis {
    player: Player,
    guardians: [Guardian; SITES],
    /// Tablets under altars and artifacts above them, once there are any.
    altars: Option<Altars>,
    pool: Icons,
    passed: u8,
    round: u8,
    turn: bool,
    starts: bool,
    over: bool,
}

impl Playable for Arnak {
    type Value = ArnakValue;

    const WEIGHTS: &'static str = include_str!("../../bot/weights.toml");
    const NET: Option<&'static [u8]> = Some(include_bytes!("../../bot/arnak.net"));
    const SETUPS: &'static [&'static str] = &[
        r#"{"players":2,"board":"bird"}"#,
        r#"{"players":2,"board":"snake"}"#,
        r#"{"players":2,"board":"owl"}"#,
        r#"{"players":2,"board":"spider"}"#,
        r#"{"players":3,"board":"bird"}"#,
        r#"{"players":2,"board":"bird"}"#,
        r#"{"players":2,"board":"bird","twisted_paths":true}"#,
        r#"{"players":4,"board":"bird"}"#,
        r#"{"players":3,"board":"snake"}"#,
        r#"{"players":1,"board":"bird","rival":{"red":3,"purple":2}}"#,
        r#"{"players":2,"board":"bird"}"#,
        r#"{"players":3,"board":"owl"}"#,
        r#"{"players":2,"board":"snake"}"#,
        r#"{"players":1,"board":"snake","rival":{"red":5}}"#,
        r#"{"players":3,"board":"spider"}"#,
        r#"{"players":2,"board":"bird"}"#,
        r#"{"players":4,"board":"owl"}"#,
        r#"{"players":1,"board":"owl","rival":{"purple":5}}"#,
        r#"{"players":4,"board":"snake"}"#,
        r#"{"players":1,"board":"spider","rival":{"red":1}}"#,
        r#"{"players":4,"board":"spider"}"#,
    ];
    const FIXED: &'static [&'static str] = &["tempo.future", "tempo.spread", "tempo.rival", "resources.dark"];

    fn value(&self, weights: &str) -> Result<ArnakValue, toml::de::Error> {
        Ok(ArnakValue::new(&self.tables, toml::from_str(weights)?))
    }

    fn solve(
        &self,
        value: &ArnakValue,
        view: &Self::View,
        budget: &Budget<'_>,
    ) -> Result<Solution<Action>, Unsolved> {
        solve::solve(self, value, view, budget)
    }

    fn alone(&self, view: &Self::View) -> bool {
        solve::alone(view)
    }

    fn last_round(&self, view: &Self::View) -> bool {
        solve::last_round(view)
    }
}

impl ArnakValue {
    /// Value of tokens, with a share for the time left and less for more than a player can use.
    fn purse(&self, purse: Purse, share: f32) -> f32 {
        let Fade { enough, beyond, .. } = self.w.fade;
        let counted = |n: u8| f32::from(n.min(enough)) + beyond * f32::from(n.saturating_sub(enough));
        share * purse.iter().map(|(res, n)| self.res[res as usize] * counted(n)).sum::<f32>()
    }

    fn player(&self, t: &Tables, s: &State, seat: usize) -> f32 {
        let p = &s.players[seat];
        let total: i32 = points(t, s, seat).iter().sum();
        let safe = total as f32;
        if s.stack.is_empty() {
            return safe;
        }
        let tempo = &self.w.tempo;
        let round = usize::from(s.round.clamp(1, ROUNDS)) - 1;
        let later = f32::from(ROUNDS.saturating_sub(s.round));
        let passed = s.passed & (1 << seat) != 0;
        // A player who has passed can spend nothing before the next round.
        let share = self.w.fade.rounds.get(round + usize::from(passed)).copied().unwrap_or(0.0);
        let mut worth = safe + self.purse(p.purse, share);
        worth += later * self.deck(s, seat) + self.assistants(p, later, passed);
        worth += self.research(t, s, p, round, share) + self.slots(p, share);
        worth += self.guardians(t, s, p, share, passed);
        if !passed {
            let hand: f32 = bits(p.hand).map(|card| self.card[card.at()]).sum();
            let fear = self.card[FEAR.at()] * f32::from(p.hand_fear);
            worth += tempo.hand * share * (hand + fear);
            let home = p.figures.iter().filter(|figure| figure.is_none()).count() as u8;
            worth += tempo.figure * share * f32::from(home.min(p.hand_size()));
            if s.turn as usize == seat {
                worth += 0.8 * self.icons(s.pool).min(1.5);
            }
        }
        worth + tempo.future[round]
    }

    /// Value of the average hand of a later round.
    fn deck(&self, s: &State, seat: usize) -> f32 {
        let owned = owned(s, seat);
        let fear = f32::from(fear_cards(s, seat));
        let sum: f32 =
            bits(owned).map(|card| self.card[card.at()]).sum::<f32>() + fear * self.card[FEAR.at()];
        let cards = owned.count_ones() as f32 + fear;
        self.w.tempo.deck * sum * (HAND / cards.max(HAND))
    }

    fn assistants(&self, p: &Player, later: f32, passed: bool) -> f32 {
        let tempo = &self.w.tempo;
        (0..2)
            .filter(|&place| p.assistants[place].is_some())
            .map(|place| {
                let side = usize::from(p.gold >> place & 1);
                let worth = self.assistant[p.assistants[place].at()][side];
                let now = if p.ready(place) && !passed { tempo.ready } else { 0.0 };
                worth * (now + later * tempo.assistant)
            })
            .sum()
    }

    /// The rows that can still be climbed, and the next step if it is nearly paid for.
    fn research(&self, t: &Tables, s: &State, p: &Player, round: usize, share: f32) -> f32 {
        let tempo = &self.w.tempo;
        let board = &t.boards[s.options.board as usize];
        let rows = &self.rows[s.options.board as usize];
        let later = f32::from(ROUNDS.saturating_sub(s.round));
        let mut worth = 0.0;
        let mut next: f32 = 0.0;
        for (token, &spot) in p.tokens.iter().enumerate() {
            if spot.is_none() || (token == 0 && p.arrival > 0) {
                continue;
            }
            let row = usize::from(spot.row());
            let climb = tempo.climb[round] * if token == 1 { tempo.notebook } else { 1.0 };
            let whole = climb.floor();
            let at = |steps: f32| rows[token][(row + steps as usize).min(ROWS - 1)];
            let reached = at(whole) + (climb - whole) * (at(whole + 1.0) - at(whole));
            worth += tempo.glass * (reached - rows[token][row]);
            for bridge in board.bridges[spot.at()].iter() {
                let (to, cost) = (bridge.step.to, bridge.cost);
                if cost.idols > p.idols || (token == 1 && to.row() > p.tokens[0].row()) {
                    continue;
                }
                let tokens: u8 = cost.res.iter().map(|(res, n)| n.saturating_sub(p.purse.get(res))).sum();
                let travel = cost.icons.total().saturating_sub(p.hand_icons.total());
                let missing = tokens + travel + cost.cards.saturating_sub(p.hand_size());
                // Assistants found late have little time to help.
                let time = if token == 1 { 0.3 + 0.25 * later } else { 1.0 };
                let effect = self.at[board.effect[to.at()][token] as usize] * time;
                let gain =
                    rows[token][usize::from(to.row())] - rows[token][row] + effect - share * self.cost(cost);
                next = next.max(gain / f32::from(1 + missing));
            }
        }
        worth + tempo.step * share * next
    }

    fn slots(&self, p: &Player, share: f32) -> f32 {
        let open = usize::from(p.slotted)..4;
        let gains = open.map(|slot| (self.slot * share - SLOTS[slot]).max(0.0));
        self.w.tempo.slot * gains.take(usize::from(p.idols)).sum::<f32>()
    }

    fn guardians(&self, t: &Tables, s: &State, p: &Player, share: f32, passed: bool) -> f32 {
        let tempo = &self.w.tempo;
        let unused = p.guardians & !p.used_boons;
        let mut worth = 0.0;
        for (guardian, boon) in self.boon.iter().enumerate() {
            if unused & (1 << guardian) != 0 {
                worth += tempo.ready * share * boon;
            }
        }
        for figure in p.figures.iter().filter(|figure| figure.is_some()) {
            let guardian = s.guardians[figure.site().at()];
            if guardian.is_none() {
                continue;
            }
            if !p.shielded {
                worth -= tempo.danger;
            }
            let cost = t.guardians[guardian.at()].cost;
            if !passed {
                let missing: u8 = cost.res.iter().map(|(res, n)| n.saturating_sub(p.purse.get(res))).sum();
                worth += tempo.hope / (1.0 + f32::from(missing));
            }
        }
        worth
    }

    /// Value of activating a site.
    fn site(&self, t: &Tables, s: &State, site: Site) -> f32 {
        let board = &t.boards[s.options.board as usize];
        if site.level() == 0 {
            return self.at[board.camp[site.at()] as usize];
        }
        let tile = s.tiles[site.at()];
        if tile.is_some() {
            return self.at[t.tile[tile.at()] as usize];
        }
        self.unknown_tile(site)
    }

    fn unknown_tile(&self, site: Site) -> f32 {
        self.tiles[usize::from(site.level().clamp(1, 2)) - 1]
    }
}

impl Value<Arnak> for ArnakValue {
    fn scores(&self, game: &Arnak, state: &State) -> Scores {
        let mut scores = [0.0; 4];
        for (seat, score) in scores.iter_mut().enumerate().take(usize::from(state.options.players)) {
            *score = self.score(game, state, seat);
        }
        scores
    }

    fn score(&self, game: &Arnak, state: &State, seat: usize) -> f32 {
        let t = &game.tables;
        let due = if state.turn as usize == seat { self.pending(t, state) } else { 0.0 };
        self.player(t, state, seat) + due
    }

    fn turn(&self) -> f32 {
        // Turns cost cards and figures here, which are in the estimate.
        0.0
    }

    fn ended(&self, before: &State, action: Action, after: &State) -> bool {
        matches!(action, Action::EndTurn | Action::Pass)
            || before.turn != after.turn
            || before.round != after.round
            || after.stack.is_empty()
    }

    fn spread(&self, state: &State) -> f32 {
        if state.stack.is_empty() {
            return 0.5;
        }
        self.w.tempo.spread[usize::from(state.round.clamp(1, ROUNDS)) - 1]
    }

    fn mark(&self, state: &State) -> u64 {
        let p = &state.players[state.turn as usize];
        let small = |bytes: [u8; 8]| u64::from_le_bytes(bytes);
        let mut marker = Marker::new(p.purse.0);
        marker.wide(p.hand);
        marker.wide(p.play);
        marker.add(u64::from(p.guardians) << 32 | u64::from(p.used_boons));
        marker.add(small([
            p.hand_fear,
            p.play_fear,
            p.fear_tiles,
            p.exiled_basics,
            p.figures[0].0,
            p.figures[1].0,
            p.assistants[0].0,
            p.assistants[1].0,
        ]));
        marker.add(small([
            p.gold,
            p.tired,
            p.idols,
            p.slotted,
            p.tokens[0].0,
            p.tokens[1].0,
            p.tokens[2].0,
            p.deck.len() as u8,
        ]));
        marker.add(small([
            p.passage,
            p.arrival,
            u8::from(p.shielded),
            u8::from(p.all_planes),
            state.stack.len() as u8,
            u8::from(state.main_used),
            state.passed,
            state.round,
        ]));
        marker.add(small([
            state.row[0].0,
            state.row[1].0,
            state.row[2].0,
            state.row[3].0,
            state.row[4].0,
            state.row[5].0,
            state.item_top.0,
            state.artifact_top.0,
        ]));
        marker.bytes(&p.altars);
        marker.add(u64::from(state.pool.0));
        for frame in state.stack.iter() {
            frame.hash(&mut marker);
        }
        marker.mark()
    }

    fn theme(&self, action: Action) -> u64 {
        match action {
            Action::Dig(space) => 0x100 | u64::from(space.site().0),
            Action::Discover(site) => 0x200 | u64::from(site.0),
            Action::Overcome(site) => 0x300 | u64::from(site.0),
            Action::Buy(card) | Action::Take(card) | Action::PutOnAltar(card) => 0x400 | u64::from(card.0),
            Action::Play(card) => 0x500 | u64::from(card.0),
            Action::Research(token, step) => {
                0x600 | (token as u64) << 12 | u64::from(step.lane) << 16 | u64::from(step.to.0)
            }
            Action::Temple(stack) => 0x700 | u64::from(stack.0),
            Action::Wall(spot) => 0x800 | u64::from(spot.0),
            Action::Passage(place) => 0x900 | u64::from(place),
            Action::Altar(place) => 0xa00 | u64::from(place),
            Action::Pass => 0xb00,
            Action::SlotIdol => 0xc00,
            _ => 0,
        }
    }

    fn search(&self) -> &Search {
        &self.w.search
    }

    fn outsider(&self, game: &Arnak, state: &State) -> Option<f32> {
        if state.options.players > 1 {
            return None;
        }
        let now = rival_points(&game.tables, state).iter().sum::<i32>() as f32;
        let coming = self.w.tempo.rival[usize::from(state.round.clamp(1, ROUNDS)) - 1];
        Some(if state.stack.is_empty() { now } else { now + coming })
    }

    type Basis = Basis;

    fn basis(&self, s: &State, seat: usize) -> Option<Basis> {
        let turn = s.turn as usize == seat;
        // Pending work depends on too much else.
        let due = s.stack.iter().any(|frame| !matches!(frame, Frame::Turn));
        if turn && (due || !s.look.is_empty()) {
            return None;
        }
        let spider = s.players.iter().any(|player| player.altars != [0; ALTARS]);
        Some(Basis {
            player: s.players[seat],
            guardians: s.guardians,
            altars: spider
                .then(|| (std::array::from_fn(|seat| s.players[seat].altars), s.rival.altars, s.altar_cards)),
            pool: if turn { s.pool } else { Icons::NONE },
            passed: s.passed,
            round: s.round,
            turn,
            starts: s.first as usize == seat,
            over: s.stack.is_empty(),
        })
    }

    fn vocabulary(&self) -> &Vocabulary {
        &self.features.vocabulary
    }

    fn phases(&self) -> usize {
        PHASES
    }

    fn phase(&self, state: &State) -> usize {
        usize::from(state.round.clamp(1, ROUNDS)) - 1
    }

    fn table_features(&self, game: &Arnak, state: &State, out: &mut Vec<u16>) {
        self.features.table(&game.tables, state, out);
    }

    fn seat_features(&self, game: &Arnak, state: &State, seat: usize, out: &mut Vec<u16>) {
        self.features.seat(&game.tables, state, seat, out);
    }

    fn deeds(&self) -> &Vocabulary {
        &self.deeds.vocabulary
    }

    fn deed(&self, state: &State, action: Action) -> u16 {
        self.deeds.of(state, action)
    }

    fn liked(&self, game: &Arnak, state: &State, seat: usize, character: Character) -> f32 {
        let points = points(&game.tables, state, seat);
        let lines: &[usize] = match character {
            Character::Explorer => &[4],
            Character::Scholar => &[0, 1, 2, 3],
            Character::Collector => &[7, 8],
            Character::Fighter => &[6],
        };
        lines.iter().map(|&line| points[line]).sum::<i32>() as f32
    }

    fn categories(&self) -> Vec<&'static str> {
        CATEGORIES.iter().map(|category| category.id).collect()
    }
}
