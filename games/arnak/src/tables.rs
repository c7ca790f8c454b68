//! The component tables as the rules use them: flat arrays and masks derived from the rows.
//!
//! Rows come from the content files; this module does not know where those are.

use kernel::List;
use kernel::effect::{Effect, Op, Program};

use crate::ids::{Card, FEAR, SITES, SPACES, SPOTS, Site, Spot, Step};
use crate::purse::{Cost, Icons, Purse, Res};
use crate::verb::Verb;

pub use crate::rows::*;

/// The most items a content folder may define: a player's deck list has room for them all.
pub const MAX_ITEMS: usize = 42;

/// An assistant, ready for the machine.
#[derive(Clone, Copy, Debug, Default)]
pub struct AssistantData {
    /// Programs of the silver and the gold side.
    pub pc: [u16; 2],
    /// Travel icons each side can bring.
    pub icons: [Icons; 2],
    /// Cards each side must use up.
    pub use_ups: [u8; 2],
    /// Whether each side might make an assistant ready again.
    pub refreshes: [bool; 2],
    /// Using it is a main action.
    pub main: bool,
}

/// A guardian, ready for the machine.
#[derive(Clone, Copy, Debug, Default)]
pub struct GuardianData {
    /// What overcoming it costs.
    pub cost: Cost,
    /// The boon's program.
    pub pc: u16,
    /// The icons of a travel boon.
    pub icons: Icons,
}

/// A bridge up from a space.
#[derive(Clone, Copy, Debug, Default)]
pub struct Bridge {
    /// Where it leads, and which of several parallel bridges it is.
    pub step: Step,
    /// What crossing it costs.
    pub cost: Cost,
}

/// A board, ready for the machine.
#[derive(Clone, Debug)]
pub struct BoardData {
    /// Travel cost by space.
    pub travel: [Icons; SPACES],
    /// Camp effects by site.
    pub camp: [u16; SITES],
    /// Tokens paid to discover, by site.
    pub discover: [Purse; SITES],
    /// Face-up and face-down idols by site.
    pub idols: [(u8, u8); SITES],
    /// Obscure effects by site.
    pub obscure: [u16; SITES],
    /// Row by space of the track.
    pub row: [u8; SPOTS],
    /// Effects by space and token.
    pub effect: [[u16; 3]; SPOTS],
    /// Points by space and token.
    pub points: [[i8; 3]; SPOTS],
    /// Bridges by lower space.
    pub bridges: [List<Bridge, 4>; SPOTS],
    /// First place of [`crate::state::State::bonus`] by space, and how many belong to it.
    pub bonus: [(u8, u8); SPOTS],
    /// Bonus tiles dealt by space, for 1 to 4 players.
    pub bonus_dealt: [[u8; 4]; SPOTS],
    /// The Lost Temple.
    pub temple: Spot,
    /// The rescue space.
    pub rescue: Spot,
    /// Points by arrival.
    pub arrival: [i8; 4],
    /// Price, value class, idol and row of every temple stack.
    pub stacks: List<StackData, 6>,
    /// Tiles per stack for 1 to 4 players.
    pub stack_count: [[u8; 4]; 6],
    /// Points of the low, middle and high temple tiles.
    pub tile_points: [u8; 3],
    /// The first number beyond the spaces of the track.
    pub spots: u8,
    /// Value class and price of the Owl tile on a space.
    pub walls: [(u8, Purse); SPOTS],
    /// Secret passages.
    pub passages: List<PassageData, 8>,
    /// Camps that offer a resource, as bits by site.
    pub offers: [u32; 6],
}

/// A secret passage.
#[derive(Clone, Copy, Debug, Default)]
pub struct PassageData {
    /// The connected space.
    pub from: Spot,
    /// Left of its space.
    pub left: bool,
    /// Value class of its tile, or [`u8::MAX`] for an idol.
    pub class: u8,
    /// The price.
    pub cost: Purse,
}

/// A stack of temple tiles.
#[derive(Clone, Copy, Debug, Default)]
pub struct StackData {
    /// The price of one.
    pub cost: Purse,
    /// 0 low, 1 middle, 2 high.
    pub class: u8,
    /// Idols instead.
    pub idol: bool,
    /// The row a token must have reached.
    pub min_row: u8,
}

/// Everything the rules look up, built once from the rows.
#[derive(Clone, Debug)]
pub struct Tables {
    /// The rows as written.
    pub rows: Rows,
    /// All effects.
    pub program: Program<Verb>,
    /// Operations that belong to main actions: there, passing is part of the action.
    pub main_ops: Vec<bool>,
    /// Cards that the rest of a program, from each operation on, makes its player use up.
    pub use_ups_from: Vec<u8>,
    /// Price by card.
    pub cost: [u8; 128],
    /// Points by card.
    pub points: [i8; 128],
    /// Travel value by card.
    pub icons: [Icons; 128],
    /// Program by card.
    pub pc: [u16; 128],
    /// Coins a free card can give at once: if passing is impossible, and if it is possible.
    pub coins: [[u8; 2]; 128],
    /// All items.
    pub items: u128,
    /// All artifacts.
    pub artifacts: u128,
    /// Cards playable as a free action.
    pub free: u128,
    /// Whether a free card, a boon or a slot might refresh an assistant.
    pub free_refresh: bool,
    /// Cards playable as a main action.
    pub main: u128,
    /// Cards that exile themselves.
    pub exiles: u128,
    /// Assistants.
    pub assistants: Vec<AssistantData>,
    /// Guardians.
    pub guardians: Vec<GuardianData>,
    /// Programs of site tiles.
    pub tile: Vec<u16>,
    /// Site tiles that offer a resource, as bits.
    pub offers: [u32; 6],
    /// Site tiles of level I and II.
    pub level: [u32; 2],
    /// Programs of idols.
    pub idol: Vec<u16>,
    /// Programs of bonus tiles.
    pub bonus: Vec<u16>,
    /// The choice among the slot effects.
    pub slots: u16,
    /// Boards.
    pub boards: Vec<BoardData>,
}

impl Tables {
    /// Flattens the rows.
    pub fn new(rows: Rows) -> Self {
        let mut program = Program::new();
        let mut main_ops = Vec::new();
        let mut t = Tables {
            program: Program::new(),
            main_ops: Vec::new(),
            use_ups_from: Vec::new(),
            cost: [0; 128],
            points: [0; 128],
            icons: [Icons::NONE; 128],
            pc: [0; 128],
            coins: [[0; 2]; 128],
            items: 0,
            artifacts: 0,
            free: 0,
            free_refresh: false,
            main: 0,
            exiles: 0,
            assistants: Vec::new(),
            guardians: Vec::new(),
            tile: Vec::new(),
            offers: [0; 6],
            level: [0; 2],
            idol: Vec::new(),
            bonus: Vec::new(),
            slots: 0,
            boards: Vec::new(),
            rows,
        };
        let rows = t.rows.clone();
        for (card, row) in rows.cards() {
            let from = program.len();
            let pc = program.add(&row.effect);
            main_ops.resize(from, false);
            main_ops.resize(program.len(), row.when == When::Main);
            let at = card.at();
            t.cost[at] = row.cost;
            t.points[at] = row.points;
            t.icons[at] = row.icons;
            t.pc[at] = pc;
            t.coins[at] = [most_coins(&row.effect, false), most_coins(&row.effect, true)];
            if card != FEAR {
                t.free |= if row.when == When::Free { card.bit() } else { 0 };
                t.main |= if row.when == When::Main { card.bit() } else { 0 };
                t.exiles |= if row.exiles { card.bit() } else { 0 };
            }
        }
        t.items = (1 << rows.items.len()) - 1;
        t.artifacts = ((1 << rows.artifacts.len()) - 1) << rows.items.len();
        t.assistants = rows
            .assistants
            .iter()
            .map(|row| AssistantData {
                pc: [program.add(&row.sides[0]), program.add(&row.sides[1])],
                icons: [travel(&row.sides[0]), travel(&row.sides[1])],
                use_ups: [use_ups(&row.sides[0]), use_ups(&row.sides[1])],
                refreshes: [may_refresh(&row.sides[0]), may_refresh(&row.sides[1])],
                main: row.main,
            })
            .collect();
        t.guardians = rows
            .guardians
            .iter()
            .map(|row| GuardianData { cost: row.cost, pc: program.add(&row.boon), icons: travel(&row.boon) })
            .collect();
        for (at, row) in rows.tiles.iter().enumerate() {
            t.tile.push(program.add(&row.effect));
            t.level[row.level as usize - 1] |= 1 << at;
            for res in Res::ALL {
                t.offers[res as usize] |= u32::from(offers(&row.effect, res)) << at;
            }
        }
        let free_cards = rows.cards().filter(|(_, row)| row.when == When::Free).map(|(_, row)| &row.effect);
        let boons = rows.guardians.iter().map(|row| &row.boon);
        t.free_refresh =
            free_cards.chain(boons).chain(rows.slots.iter().map(|row| &row.effect)).any(may_refresh);
        t.idol = rows.idols.iter().map(|row| program.add(&row.effect)).collect();
        t.bonus = rows.bonuses.iter().map(|row| program.add(&row.effect)).collect();
        t.slots = program.add(&Effect::Either(rows.slots.iter().map(|row| row.effect.clone()).collect()));
        t.boards = rows.boards.iter().map(|row| BoardData::new(row, &mut program)).collect();
        main_ops.resize(program.len(), false);
        t.use_ups_from = vec![0; program.len()];
        for at in (0..program.len() - 1).rev() {
            t.use_ups_from[at] = match program.op(at as u16) {
                Op::End => 0,
                Op::Do(verb) => t.use_ups_from[at + 1] + verb.uses_up(),
                Op::Pay { .. } | Op::Choose { .. } => t.use_ups_from[at + 1],
            };
        }
        t.program = program;
        t.main_ops = main_ops;
        t
    }

    /// The row of a card.
    pub fn card(&self, card: Card) -> &CardRow {
        self.rows.card(card)
    }

    /// The row of a research space, if this board has it.
    pub fn spot(&self, board: u8, spot: Spot) -> Option<&SpotRow> {
        self.rows.boards.get(board as usize)?.track.iter().find(|row| row.spot() == spot)
    }
}

impl BoardData {
    fn new(row: &BoardRow, program: &mut Program<Verb>) -> Self {
        let mut values: Vec<u8> = row
            .stacks
            .iter()
            .map(|s| s.points)
            .chain(row.track.iter().filter_map(|s| s.wall.map(|w| w.0)))
            .filter(|&p| p > 0)
            .collect();
        values.sort_unstable();
        values.dedup();
        let mut board = BoardData {
            travel: [Icons::NONE; SPACES],
            camp: [0; SITES],
            discover: [Purse::ZERO; SITES],
            idols: [(0, 0); SITES],
            obscure: [0; SITES],
            row: [0; SPOTS],
            effect: [[0; 3]; SPOTS],
            points: [[0; 3]; SPOTS],
            bridges: [List::new(); SPOTS],
            bonus: [(0, 0); SPOTS],
            bonus_dealt: [[0; 4]; SPOTS],
            temple: Spot::NONE,
            rescue: Spot::NONE,
            arrival: row.arrival,
            stacks: List::new(),
            stack_count: [[0; 4]; 6],
            tile_points: [0; 3],
            spots: row.track.iter().map(|spot| spot.spot().0 + 1).max().unwrap_or(0),
            walls: [(0, Purse::ZERO); SPOTS],
            passages: List::new(),
            offers: [0; 6],
        };
        let class_of =
            |points: u8| values.iter().position(|&v| v == points).map_or(u8::MAX, |class| class as u8);
        for passage in &row.passages {
            board.passages.push(PassageData {
                from: row.track[passage.from as usize].spot(),
                left: passage.left,
                class: class_of(passage.tile),
                cost: passage.cost,
            });
        }
        for (class, &points) in values.iter().take(3).enumerate() {
            board.tile_points[class] = points;
        }
        for (at, site) in row.sites.iter().enumerate() {
            let first = Site(at as u8).space().at();
            for (k, &icons) in site.spaces.iter().enumerate() {
                board.travel[first + k] = icons;
            }
            board.camp[at] = program.add(&site.effect);
            board.discover[at] = site.discover;
            board.idols[at] = site.idols;
            board.obscure[at] = program.add(&site.obscure);
            for res in Res::ALL {
                board.offers[res as usize] |= u32::from(offers(&site.effect, res)) << at;
            }
        }
        let mut place = 0;
        for spot in &row.track {
            let here = spot.spot();
            let at = here.at();
            board.row[at] = spot.row;
            board.effect[at] = [0, 1, 2].map(|k| program.add(&spot.effects[k]));
            board.points[at] = spot.points;
            let most = spot.bonus.iter().copied().max().unwrap_or(0);
            board.bonus[at] = (place, most);
            board.bonus_dealt[at] = spot.bonus;
            place += most;
            if let Some((points, _, cost)) = spot.wall {
                board.walls[at] = (class_of(points), cost);
            }
            if spot.temple {
                board.temple = here;
            }
            if spot.rescue {
                board.rescue = here;
            }
        }
        for edge in &row.edges {
            let [from, to] = [edge.from, edge.to].map(|at| row.track[at as usize].spot());
            board.bridges[from.at()].push(Bridge { step: Step { to, lane: edge.lane }, cost: edge.cost });
        }
        for (at, stack) in row.stacks.iter().enumerate() {
            let class = values.iter().position(|&v| v == stack.points).unwrap_or(0) as u8;
            board.stacks.push(StackData {
                cost: stack.cost,
                class,
                idol: stack.idol,
                min_row: stack.min_row,
            });
            board.stack_count[at] = stack.count;
        }
        board
    }
}

/// Coins that an effect gives if the player takes the branch with most of them; branches that pass count only
/// if passing is possible.
fn most_coins(effect: &Effect<Verb>, passing: bool) -> u8 {
    match effect {
        Effect::Do(verb) => verb.gained().get(Res::Coin),
        Effect::Seq(steps) => steps.iter().map(|step| most_coins(step, passing)).sum(),
        Effect::Either(options) => {
            let open = options.iter().filter(|option| passing || !passes(option));
            open.map(|option| most_coins(option, passing)).max().unwrap_or(0)
        }
        Effect::Pick(..) | Effect::Pay(..) => 0,
    }
}

/// Whether passing is the price of an effect.
fn passes(effect: &Effect<Verb>) -> bool {
    let mut found = false;
    effect.verbs(&mut |verb| found |= verb.passes());
    found
}

/// Whether an effect might refresh an assistant, directly or through its consequences.
fn may_refresh(effect: &Effect<Verb>) -> bool {
    let mut found = false;
    effect.verbs(&mut |verb| found |= verb.refreshes());
    found
}

/// Whether an effect offers a resource; either/or counts.
fn offers(effect: &Effect<Verb>, res: Res) -> bool {
    let mut found = false;
    effect.verbs(&mut |verb| found |= verb.gained().get(res) > 0);
    found
}

/// Travel icons that an effect can bring.
fn travel(effect: &Effect<Verb>) -> Icons {
    let mut icons = Icons::NONE;
    effect.verbs(&mut |verb| icons = icons.plus(verb.travel()));
    icons
}

/// Cards that an effect makes its player use up.
fn use_ups(effect: &Effect<Verb>) -> u8 {
    match effect {
        Effect::Do(verb) => verb.uses_up(),
        Effect::Seq(steps) => steps.iter().map(use_ups).sum(),
        Effect::Either(_) | Effect::Pick(..) | Effect::Pay(..) => 0,
    }
}
