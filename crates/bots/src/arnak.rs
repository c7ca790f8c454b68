//! What positions of Arnak are worth.
//!
//! Points already safe, plus what everything else can still become: resources by what they buy, cards by how
//! often they will still be drawn, figures and hand cards as long as their owner has not passed, assistants,
//! idol slots, the next research spaces, guardians. Work pending in the middle of a turn counts as what it
//! will bring, so that the steps of a turn can be compared.

use std::hash::Hash;

use ::arnak::Arnak;
use ::arnak::action::Action;
use ::arnak::ids::{Card, FEAR, Site, Spot, TOP_ROW};
use ::arnak::purse::{Cost, Icon, Icons, Purse};
use ::arnak::score::{fear_cards, owned, points, rival_points};
use ::arnak::state::{Frame, Player, State};
use ::arnak::tables::{BoardData, Tables};
use ::arnak::travel::bits;
use ::arnak::verb::{Place, Tally, Verb, Ware};
use kernel::effect::Op;
use serde::Deserialize;

use crate::budget::Budget;
use crate::shape::Search;
use crate::solve::{Solution, Unsolved};
use crate::value::{Playable, Scores, Value};
use crate::world::Marker;

/// Rows of a research track.
const ROWS: usize = TOP_ROW as usize + 1;
/// Rounds of a game.
const ROUNDS: u8 = 5;
/// Cards drawn for a round.
const HAND: f32 = 5.0;
/// Points that the next idol slot loses when it is filled.
const SLOTS: [f32; 4] = [1.0, 2.0, 3.0, 4.0];

#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
struct Weights {
    resources: Resources,
    fade: Fade,
    icons: IconWorth,
    effects: Effects,
    tempo: Tempo,
    search: Search,
}

#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
struct Resources {
    coin: f32,
    compass: f32,
    tablet: f32,
    arrowhead: f32,
    jewel: f32,
    dark: f32,
}

#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
struct Fade {
    rounds: [f32; 5],
    enough: u8,
    beyond: f32,
}

#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
struct IconWorth {
    boot: f32,
    ship: f32,
    car: f32,
    plane: f32,
}

#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
struct Effects {
    draw: f32,
    exile: f32,
    use_up: f32,
    fear: f32,
    upgrade: f32,
    refresh: f32,
    recruit: f32,
    promote: f32,
    supply_silver: f32,
    supply_gold: f32,
    exchange: f32,
    send: f32,
    relocate: f32,
    activate: f32,
    activate_level1: f32,
    scout1: f32,
    scout2: f32,
    overcome: f32,
    discount: f32,
    take_item: f32,
    take_artifact: f32,
    journal: f32,
    pass: f32,
    protect: f32,
    planes: f32,
    recall: f32,
    look: f32,
    hammer: f32,
    unslot: f32,
    crown: f32,
    copy_idol: f32,
    ready: f32,
    idol: f32,
}

#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
struct Tempo {
    hand: f32,
    figure: f32,
    deck: f32,
    assistant: f32,
    ready: f32,
    slot: f32,
    climb: [f32; 5],
    glass: f32,
    notebook: f32,
    step: f32,
    danger: f32,
    hope: f32,
    future: [f32; 5],
    spread: [f32; 5],
    rival: [f32; 5],
}

/// The estimate of Arnak's positions, for one set of tables.
pub struct ArnakValue {
    w: Weights,
    /// Worth of one of each resource.
    res: [f32; 6],
    /// Worth of one of each icon.
    icon: [f32; 4],
    /// What the rest of the program from each operation on brings.
    at: Vec<f32>,
    /// What a card in hand is good for.
    card: [f32; 128],
    /// What the sides of each assistant bring.
    assistant: Vec<[f32; 2]>,
    /// What each boon brings.
    boon: Vec<f32>,
    /// What site tiles of level I and II bring on average.
    tiles: [f32; 2],
    /// What the best idol slot brings.
    slot: f32,
    /// Points by board, token and row; the last row reached counts for all above.
    rows: Vec<[[f32; ROWS]; 3]>,
}

impl Playable for Arnak {
    type Value = ArnakValue;

    const WEIGHTS: &'static str = include_str!("../weights/arnak.toml");
    const FIXED: &'static [&'static str] = &["tempo.future", "tempo.spread", "tempo.rival", "resources.dark"];

    fn value(&self, weights: &str) -> Result<ArnakValue, String> {
        let weights = toml::from_str(weights).map_err(|error| error.to_string())?;
        Ok(ArnakValue::new(&self.tables, weights))
    }

    fn solve(
        &self,
        value: &ArnakValue,
        view: &Self::View,
        budget: &Budget<'_>,
    ) -> Result<Solution<Action>, Unsolved> {
        crate::solve::arnak::solve(self, value, view, budget)
    }

    fn alone(&self, view: &Self::View) -> bool {
        crate::solve::arnak::alone(view)
    }
}

impl ArnakValue {
    /// Works out what effects, cards and tiles are worth.
    fn new(t: &Tables, w: Weights) -> Self {
        let r = &w.resources;
        let res = [r.coin, r.compass, r.tablet, r.arrowhead, r.jewel, r.dark];
        let icon = [w.icons.boot, w.icons.ship, w.icons.car, w.icons.plane];
        let mut value = ArnakValue {
            w,
            res,
            icon,
            at: vec![0.0; t.program.len()],
            card: [0.0; 128],
            assistant: Vec::new(),
            boon: Vec::new(),
            tiles: [0.0; 2],
            slot: 0.0,
            rows: t.boards.iter().map(row_points).collect(),
        };
        // Whatever an operation refers to stands behind it.
        for pc in (0..t.program.len() as u16).rev() {
            value.at[pc as usize] = value.operation(t, pc);
        }
        for number in 0..128 {
            value.card[number] = value.card_worth(t, Card(number as u8));
        }
        value.assistant = t.assistants.iter().map(|a| a.pc.map(|pc| value.at[pc as usize])).collect();
        value.boon = t
            .guardians
            .iter()
            .map(|g| if g.icons.is_empty() { value.at[g.pc as usize] } else { value.icons(g.icons) })
            .collect();
        for level in 0..2 {
            let tiles = (0..t.tile.len()).filter(|&tile| t.level[level] & (1 << tile) != 0);
            let worths: Vec<f32> = tiles.map(|tile| value.at[t.tile[tile] as usize]).collect();
            value.tiles[level] = worths.iter().sum::<f32>() / worths.len().max(1) as f32;
        }
        value.slot = value.at[t.slots as usize];
        value
    }

    fn operation(&self, t: &Tables, pc: u16) -> f32 {
        match *t.program.op(pc) {
            Op::End => 0.0,
            Op::Do(verb) => self.verb(verb) + self.at[pc as usize + 1],
            Op::Pay { cost, otherwise } => {
                let paid = self.at[pc as usize + 1] - self.cost(cost);
                paid.max(self.at[otherwise as usize])
            }
            Op::Choose { pick, n, first } => {
                let mut branches: Vec<f32> =
                    (0..n).map(|i| self.at[t.program.branch(first, i) as usize]).collect();
                branches.sort_by(|one, two| two.total_cmp(one));
                branches.iter().take(pick as usize).sum::<f32>() + self.at[pc as usize + 1]
            }
        }
    }

    fn verb(&self, verb: Verb) -> f32 {
        let e = &self.w.effects;
        match verb {
            Verb::Gain(purse) => self.plain(purse),
            Verb::Travel(icons) => self.icons(icons),
            Verb::Fear(n) => -e.fear * f32::from(n),
            Verb::Draw { n, .. } => e.draw * f32::from(n),
            Verb::Exile => e.exile,
            Verb::UseUp => -e.use_up,
            Verb::Upgrade => e.upgrade,
            Verb::Refresh { all } => e.refresh * if all { 1.5 } else { 1.0 },
            Verb::Recruit | Verb::Rescue => e.recruit,
            Verb::Promote => e.promote,
            Verb::Supply { gold } => {
                if gold {
                    e.supply_gold
                } else {
                    e.supply_silver
                }
            }
            Verb::Exchange => e.exchange,
            Verb::Send { icons, compasses, shell } => {
                let twice = if shell { e.activate } else { 0.0 };
                e.send + self.icons(icons) + 0.5 * self.res[1] * f32::from(compasses) + twice
            }
            Verb::Relocate { level1 } => e.relocate * if level1 { 1.3 } else { 1.0 },
            Verb::Activate { place, n } => self.activation(place) * f32::from(n),
            Verb::Scout(level) => {
                if level == 1 {
                    e.scout1
                } else {
                    e.scout2
                }
            }
            Verb::Overcome { .. } => e.overcome,
            Verb::Buy { minus, .. } => 0.3 + e.discount * f32::from(minus),
            Verb::Take { ware, .. } => self.ware(ware),
            Verb::Research(purse) => 0.4 + 0.7 * self.plain(purse),
            Verb::Journal => e.journal,
            Verb::Per { tally, res, max } => {
                let usual = match tally {
                    Tally::Guardian => 1.3,
                    Tally::Idol => 2.2,
                    Tally::Archaeologist => 1.2,
                };
                self.res[res as usize] * f32::from(max).min(usual)
            }
            Verb::Pass => -e.pass,
            Verb::Protect => e.protect,
            Verb::Planes => e.planes,
            Verb::Recall => e.recall,
            Verb::Look { .. } => e.look,
            Verb::Hammer => e.hammer,
            Verb::Unslot => e.unslot,
            Verb::Crown => e.crown,
            Verb::CopyIdol => e.copy_idol,
            Verb::Ready => e.ready,
            Verb::StackIdol => e.idol,
        }
    }

    fn activation(&self, place: Place) -> f32 {
        match place {
            Place::Camp | Place::EmptyCamp => self.w.effects.activate,
            Place::LevelOne | Place::Mine => self.w.effects.activate_level1,
        }
    }

    fn ware(&self, ware: Ware) -> f32 {
        match ware {
            Ware::Item => self.w.effects.take_item,
            Ware::Artifact | Ware::Either => self.w.effects.take_artifact,
        }
    }

    fn cost(&self, cost: Cost) -> f32 {
        let e = &self.w.effects;
        self.plain(cost.res)
            + self.icons(cost.icons)
            + e.use_up * f32::from(cost.cards)
            + e.fear * f32::from(cost.fear)
            + 3.0 * f32::from(cost.idols)
    }

    /// Every token at its full worth.
    fn plain(&self, purse: Purse) -> f32 {
        purse.iter().map(|(res, n)| self.res[res as usize] * f32::from(n)).sum()
    }

    fn icons(&self, icons: Icons) -> f32 {
        Icon::ALL.into_iter().map(|icon| self.icon[icon as usize] * f32::from(icons.get(icon))).sum()
    }

    fn card_worth(&self, t: &Tables, card: Card) -> f32 {
        let travel = self.icons(t.icons[card.at()]);
        let effect = self.at[t.pc[card.at()] as usize];
        // Ruling of the rulebook: an artifact played from the hand costs a tablet.
        let price = if card != FEAR && t.artifacts & card.bit() != 0 { self.res[2] } else { 0.0 };
        // A card that exiles itself brings its effect once, and its points go with it.
        let once = if card != FEAR && t.exiles & card.bit() != 0 { 0.5 } else { 0.0 };
        travel.max(effect - price - once).max(0.0)
    }

    /// Tokens with a share for time left and less for more than anybody needs.
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
        // Who has passed can spend nothing before the next round.
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

    /// What the average hand of a later round brings.
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
                if bridge.idols > p.idols || (token == 1 && bridge.to.row() > p.tokens[0].row()) {
                    continue;
                }
                let missing: u8 = bridge.cost.iter().map(|(res, n)| n.saturating_sub(p.purse.get(res))).sum();
                // Assistants found late have little time to help.
                let time = if token == 1 { 0.3 + 0.25 * later } else { 1.0 };
                let effect = self.at[board.effect[bridge.to.at()][token] as usize] * time;
                let gain = rows[token][usize::from(bridge.to.row())] - rows[token][row] + effect
                    - share * self.plain(bridge.cost);
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

    /// What activating a site brings.
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

    /// What is still due on the stack will bring to the player whose turn it is.
    fn pending(&self, t: &Tables, s: &State) -> f32 {
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

/// What each token scores by row: the best space of the row, or the one below.
fn row_points(board: &BoardData) -> [[f32; ROWS]; 3] {
    let mut rows = [[0.0_f32; ROWS]; 3];
    for (token, rows) in rows.iter_mut().enumerate() {
        for number in 0..board.spots {
            let spot = Spot(number);
            let temple = board.temple == spot && token == 0;
            let points = if temple { board.arrival[1] } else { board.points[spot.at()][token] };
            let row = &mut rows[usize::from(spot.row())];
            *row = row.max(f32::from(points));
        }
        for row in 1..ROWS {
            rows[row] = rows[row].max(rows[row - 1]);
        }
    }
    rows
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
            Action::Buy(card) => 0x400 | u64::from(card.0),
            Action::Play(card) => 0x500 | u64::from(card.0),
            Action::Research(token, spot) => 0x600 | (token as u64) << 12 | u64::from(spot.0),
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
}
